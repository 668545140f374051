//! Equations on their way from the comparison to the certificate.

use selfsame_certify::{Equation, Quantified, Text, read, write};
use selfsame_core::term::{DefId, TermId, TermStore, VarId, Variable};
use selfsame_core::types::Type;

use super::super::rules::Rule;
use super::{Rewrites, Stated, Writer, call_parts};

/// An equation by names.
#[derive(Clone, Debug)]
pub(in super::super) struct Written {
    rewrites: Rewrites,
    variables: Vec<Quantified>,
    sides: [Text; 2],
    place: Vec<u32>,
}

impl Written {
    /// The equation with types for its variables. `None` when it has no type.
    pub fn new(store: &mut TermStore, rule: &Rule) -> Option<Written> {
        let head = store.mk_def(rule.def);
        let left = store.mk_app(head, &rule.patterns);
        let place = place(store, rule)?;
        Written::of(store, Rewrites::Calls(rule.side), &rule.vars, [left, rule.replacement], place)
    }

    /// That a function with these first arguments is the same with the last two in either order, of finite values.
    pub fn commuting(store: &mut TermStore, def: DefId, before: &[TermId]) -> Option<Written> {
        let vars = ["a", "b"]
            .map(|name| store.fresh(Variable { total: true, finite: true, ..Variable::new(name, Type::var("a")) }));
        let [a, b] = vars.map(|var| store.mk_free(var));
        let head = store.mk_def(def);
        let sides = [[a, b], [b, a]].map(|pair| {
            let args: Vec<TermId> = before.iter().copied().chain(pair).collect();
            store.mk_app(head, &args)
        });
        Written::of(store, Rewrites::Order, &vars, sides, Vec::new())
    }

    fn of(
        store: &mut TermStore,
        rewrites: Rewrites,
        vars: &[VarId],
        sides: [TermId; 2],
        place: Vec<u32>,
    ) -> Option<Written> {
        let types = types(store, vars, sides)?;
        let quantified = |(var, ty): (&VarId, Type)| {
            let Variable { name, evaluated, total, finite, .. } = store.var(*var).clone();
            // That it has a value is said by its being total.
            let total = total || finite;
            Quantified { name, ty, evaluated: evaluated && !total, total, finite }
        };
        let variables = vars.iter().zip(types).map(quantified).collect();
        let [left, right] = sides.map(|side| write(store, side, vars));
        Some(Written { rewrites, variables, sides: [left?, right?], place })
    }
}

/// Of which values an equation is to hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Values {
    All,
    /// Those that the comparison had in mind.
    Same,
    /// The same, and functions of which nothing is known.
    Data,
}

/// Where the call of the other function is.
fn place(store: &mut TermStore, rule: &Rule) -> Option<Vec<u32>> {
    let mut todo = vec![(rule.replacement, Vec::new())];
    let mut next = 0;
    while let Some((term, place)) = todo.get(next).cloned() {
        next += 1;
        let is_call = |store: &mut TermStore| match call_parts(store, term) {
            Some((def, args)) => def == rule.other && args.len() >= store.def_arity(def) as usize,
            None => false,
        };
        if store.loose(term) == 0 && is_call(store) {
            return Some(place);
        }
        for (i, inner) in store.subterms(term).into_iter().enumerate() {
            todo.push((inner, place.iter().copied().chain([i as u32]).collect()));
        }
    }
    None
}

/// The most general types of the variables for which both sides are of one.
fn types(store: &mut TermStore, vars: &[VarId], [left, right]: [TermId; 2]) -> Option<Vec<Type>> {
    let (nil, cons) = (store.nil_con(), store.cons_con());
    let nil = store.mk_con(nil, &[]);
    let both = store.mk_con(cons, &[right, nil]);
    let both = store.mk_con(cons, &[left, both]);
    let both = store.abstract_vars(both, vars);
    let function = store.mk_lam(vars.len() as u32, both);
    let mut ty = named(&store.type_of(function)?);
    let mut types = Vec::with_capacity(vars.len());
    for _ in vars {
        let (from, to) = ty.as_fun().map(|(from, to)| (from.clone(), to.clone()))?;
        types.push(from);
        ty = to;
    }
    Some(types)
}

/// The type with variables for what nothing determines.
pub(super) fn named(ty: &Type) -> Type {
    match ty {
        Type::Meta(number) => Type::var(format!("t{number}").as_str()),
        Type::Var(_) => ty.clone(),
        Type::Con(name, args) => Type::Con(*name, args.iter().map(named).collect()),
        Type::App(head, arg) => Type::App(named(head).into(), named(arg).into()),
        Type::Forall(vars, preds, body) => Type::Forall(vars.clone(), preds.clone(), named(body).into()),
    }
}

impl Writer {
    /// The equation in the store, for the values that the comparison had in mind or for all.
    pub(super) fn state(&mut self, written: &Written, values: Values) -> Option<Stated> {
        let mut variables = Vec::with_capacity(written.variables.len());
        for Quantified { name, ty, evaluated, total, finite } in written.variables.clone() {
            let is_any = values == Values::All || (values == Values::Data && ty.as_fun().is_some());
            variables.push(self.store.fresh(match is_any {
                false => Variable { name, ty, evaluated, total, finite },
                true => Variable::new(name, ty),
            }));
        }
        let [left, right] = written.sides.each_ref().map(|side| read(&mut self.store, side, &variables));
        let sides = [left?, right?];
        let place = written.place.clone();
        let equation = Equation::new(&mut self.store, sides, &place).ok()?;
        Some(Stated { rewrites: written.rewrites, variables, sides, place, equation })
    }
}
