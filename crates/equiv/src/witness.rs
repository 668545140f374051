//! Concrete values for the variables of a goal, from a branch on which the sides differ.
//!
//! Variables at the end of the branch get the simplest value of their type, unless a cycle defines them by each other.
//! Symbolic functions become tables of the applications that the branch assumed.

use num_bigint::BigInt;
use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::arith;
use selfsame_core::expr::{Label, LabelKind, Lit};
use selfsame_core::inhabit::{Making, fields, is_made, making, range};
use selfsame_core::prim::PrimOp;
use selfsame_core::program::{ConId, DataKind, Global};
use selfsame_core::step::{is_total, representation};
use selfsame_core::symbol::Symbol;
use selfsame_core::term::{Alternative, DefId, Node, Pattern, TermId, TermStore, VarId};
use selfsame_core::types::Type;
use selfsame_symbolic::{Application, Path};

use crate::goal::Goal;
use crate::refutation::{Candidate, is_cyclic, is_forced_by_itself};

/// What the variables are: terms over variables that are defined here too, perhaps by each other.
#[derive(Clone, Debug)]
pub(crate) struct Witness {
    /// The variables of the goal.
    pub goal: Vec<(VarId, TermId)>,
    /// Everything that the values mention.
    pub definitions: Vec<(VarId, TermId)>,
    /// What the type variables of an overloaded rule are taken to be.
    pub types: FxHashMap<Symbol, Type>,
}

impl Witness {
    /// The type as it is for these values.
    pub fn at(&self, ty: &Type) -> Type {
        ty.subst(&|variable| self.types.get(&variable).cloned())
    }

    /// Whether a program can make the values.
    pub fn is_made(&self, store: &TermStore, goal: &Goal, variables: &[VarId]) -> bool {
        let definitions: FxHashMap<VarId, TermId> = self.definitions.iter().copied().collect();
        let defined = |var: VarId| definitions.get(&var).copied();
        let known = variables.iter().zip(&goal.variables);
        let types: FxHashMap<VarId, &Type> = known.map(|(var, variable)| (*var, &variable.ty)).collect();
        let of_goal = self.goal.iter().all(|(var, value)| {
            let ty = types.get(var).copied().unwrap_or(&store.var(*var).ty);
            is_made(store, *value, &self.at(ty), &defined)
        });
        // Variables may know more of their types than those that they are part of: what a function gives.
        let mut inside = self.definitions.iter();
        of_goal && inside.all(|(var, value)| is_made(store, *value, &self.at(&store.var(*var).ty), &defined))
    }
}

/// What values of the types of an overloaded rule are taken to be, where nothing else is known of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Elements {
    Any,
    /// Bottoms, where they may be.
    Undefined,
}

/// Values for the goal's variables, and for those that observations apply functions to.
pub(crate) fn witness(
    store: &mut TermStore,
    variables: &[VarId],
    candidate: &Candidate,
    elements: Elements,
) -> Option<Witness> {
    let path = &candidate.path;
    let cyclic: FxHashMap<VarId, TermId> = candidate.definitions.iter().copied().collect();
    let instances = Instances::of(store, variables)?;
    let (chosen, order) = (FxHashMap::default(), Vec::new());
    let pending = FxHashSet::default();
    let mut choosing = Choosing { store, path, cyclic, chosen, order, opaque: 0, instances, elements, pending };
    let mut goal = Vec::with_capacity(variables.len());
    for var in variables {
        if let Some(dictionary) = choosing.instances.dictionaries.get(var) {
            goal.push((*var, *dictionary));
            continue;
        }
        let free = choosing.store.mk_free(*var);
        let value = path.sync(choosing.store, free, 0, path.len());
        choosing.visit(value)?;
        goal.push((*var, value));
    }
    for var in candidate.arguments() {
        let free = choosing.store.mk_free(var);
        let value = path.sync(choosing.store, free, 0, path.len());
        choosing.visit(value)?;
        goal.push((var, value));
    }
    let Choosing { order, chosen, instances, .. } = choosing;
    if !store.functions_keep_totality() && path.applications().iter().any(|known| is_total(store, known.function)) {
        // What a total function gives is not known to be total there, but must not be seen to be anything else.
        return None;
    }
    if order.iter().any(|var| is_forced_by_itself(store, &chosen, *var)) {
        return None;
    }
    // Functions that are found in results are applied to what functions of the language are applied to.
    let is_strict = store.program().notation().is_some_and(|notation| notation.has_values_as_arguments());
    let are_of_their_kinds = goal.iter().enumerate().all(|(position, (var, value))| {
        let variable = store.var(*var);
        let is_value = is_strict && position >= variables.len();
        let kind = (variable.total || variable.finite || is_value, variable.finite || is_value);
        is_of_kind(store, &chosen, kind, *value)
    });
    if !are_of_their_kinds {
        return None;
    }
    let definitions = order.into_iter().map(|var| (var, chosen[&var])).collect();
    Some(Witness { goal, definitions, types: instances.types })
}

/// What the type variables of an overloaded rule are taken to be, and the dictionaries of these types.
#[derive(Default)]
struct Instances {
    types: FxHashMap<Symbol, Type>,
    dictionaries: FxHashMap<VarId, TermId>,
}

impl Instances {
    /// `None` when there is no type of which the program has all dictionaries. What the branch assumed of methods may not
    /// hold of those there are; the replay says.
    fn of(store: &mut TermStore, variables: &[VarId]) -> Option<Instances> {
        let program = store.program().clone();
        let mut wanted: Vec<(VarId, Symbol, Symbol)> = Vec::new();
        for var in variables {
            let Type::Con(class, args) = &store.var(*var).ty else { continue };
            let is_class = |id| program.data(id).kind == DataKind::Dictionary;
            if !program.data_id(*class).is_some_and(is_class) {
                continue;
            }
            let [Type::Var(of)] = args[..] else { return None };
            wanted.push((*var, *class, of));
        }
        let mut instances = Instances::default();
        for (_, class, of) in &wanted {
            if instances.types.contains_key(of) {
                continue;
            }
            let instance = |class: Symbol, ty: &Type| {
                let is_it = |global: &Global| matches!(&global.ty, Type::Con(name, args) if *name == class && args[..] == [ty.clone()]);
                program.globals().find(|(_, global)| is_it(global)).map(|(id, _)| id)
            };
            let candidates = program.globals().filter_map(|(_, global)| match &global.ty {
                Type::Con(name, args) if name == class && args.len() == 1 && is_plain(&args[0]) => {
                    Some(args[0].clone())
                }
                _ => None,
            });
            let classes: Vec<(VarId, Symbol)> =
                wanted.iter().filter(|(.., other)| other == of).map(|(var, class, _)| (*var, *class)).collect();
            let ty = [Type::int()]
                .into_iter()
                .chain(candidates)
                .find(|ty| classes.iter().all(|(_, class)| instance(*class, ty).is_some()))?;
            for (var, class) in classes {
                let id = instance(class, &ty)?;
                instances.dictionaries.insert(var, store.mk_def(DefId::Global(id)));
            }
            instances.types.insert(*of, ty);
        }
        Some(instances)
    }
}

/// A type without parameters.
fn is_plain(ty: &Type) -> bool {
    matches!(ty, Type::Con(_, args) if args.is_empty())
}

/// Whether the value is total or finite where its variable is: whatever the search believes, nothing else is a
/// counterexample.
fn is_of_kind(
    store: &TermStore,
    chosen: &FxHashMap<VarId, TermId>,
    (total, finite): (bool, bool),
    value: TermId,
) -> bool {
    let mut parts: Vec<TermId> = vec![value];
    let mut seen = FxHashSet::default();
    while let Some(term) = parts.pop() {
        if !seen.insert(term) {
            continue;
        }
        match store.node(term) {
            Node::Bottom(_) if total => return false,
            Node::Lit(lit) if !store.program().size().has(store.lit(lit)) => return false,
            Node::Free(inner) => {
                if finite && is_cyclic(store, chosen, inner) {
                    return false;
                }
                parts.extend(chosen.get(&inner));
            }
            _ => parts.extend(store.subterms(term)),
        }
    }
    true
}

struct Choosing<'a> {
    store: &'a mut TermStore,
    path: &'a Path,
    cyclic: FxHashMap<VarId, TermId>,
    chosen: FxHashMap<VarId, TermId>,
    order: Vec<VarId>,
    /// Values of unknown types given out so far.
    opaque: i64,
    instances: Instances,
    elements: Elements,
    /// Functions whose tables are being made.
    pending: FxHashSet<VarId>,
}

impl Choosing<'_> {
    /// Gives every variable of the term a value.
    fn visit(&mut self, term: TermId) -> Option<()> {
        for var in self.store.free_vars(term).to_vec() {
            if self.chosen.contains_key(&var) {
                continue;
            }
            let value = match self.cyclic.get(&var) {
                Some(value) if !self.is_idle(var) => *value,
                _ => self.choose(var)?,
            };
            self.chosen.insert(var, value);
            self.order.push(var);
            self.visit(value)?;
        }
        Some(())
    }

    /// Whether a variable is defined as itself, perhaps by way of others: then it may be anything.
    fn is_idle(&self, var: VarId) -> bool {
        let mut seen = FxHashSet::default();
        let mut next = var;
        while seen.insert(next) {
            match self.cyclic.get(&next).map(|value| self.store.node(*value)) {
                Some(Node::Free(other)) => next = other,
                Some(_) => return false,
                None => return next == var,
            }
        }
        true
    }

    fn choose(&mut self, var: VarId) -> Option<TermId> {
        let variable = self.store.var(var).clone();
        let ty = self.concrete(&variable.ty);
        if representation(self.store, ty.clone()).as_fun().is_some() {
            return self.function(var);
        }
        if let Some(number) = self.number(var, &ty) {
            return Some(number);
        }
        let may_be_bottom = !variable.total && !variable.finite && !variable.evaluated;
        match &ty {
            Type::Var(of)
                if self.elements == Elements::Undefined && may_be_bottom && self.instances.types.contains_key(of) =>
            {
                Some(self.store.mk_bottom(Label::new(LabelKind::Variable, variable.name)))
            }
            Type::Var(of) if self.instances.types.get(of).is_some_and(|ty| *ty != Type::int()) => {
                let ty = self.instances.types[of].clone();
                simplest(self.store, &ty)
            }
            // A type made by a constructor of types that is none of data.
            Type::App(head, _) if self.is_chosen(head) => None,
            Type::Var(_) | Type::App(..) | Type::Meta(_) => {
                self.opaque += 1;
                Some(self.store.mk_lit(&Lit::Int(self.opaque - 1)))
            }
            _ => simplest(self.store, &ty).or_else(|| match may_be_bottom {
                true => Some(self.store.mk_bottom(Label::new(LabelKind::Undefined, variable.name))),
                false => self.knot(var, &ty),
            }),
        }
    }

    /// The type where constructors of types (`f` in `f a`) are those whose instances were taken: its values are theirs.
    fn concrete(&self, ty: &Type) -> Type {
        let program = self.store.program();
        let takes_types = |name: &Symbol| program.data_id(*name).is_some_and(|id| !program.data(id).params.is_empty());
        let is_constructor = |ty: &&Type| matches!(ty, Type::Con(name, args) if args.is_empty() && takes_types(name));
        ty.subst(&|of| self.instances.types.get(&of).filter(is_constructor).cloned())
    }

    /// Whether a constructor of types is a variable for which a type was taken.
    fn is_chosen(&self, head: &Type) -> bool {
        match head {
            Type::Var(of) => self.instances.types.contains_key(of),
            Type::App(head, _) => self.is_chosen(head),
            _ => false,
        }
    }

    /// A value of a type that has no finite ones: by itself.
    fn knot(&mut self, var: VarId, ty: &Type) -> Option<TermId> {
        let variable = self.store.var(var).clone();
        let ty = representation(self.store, ty.clone());
        let program = self.store.program().clone();
        let Type::Con(name, _) = &ty else { return None };
        if variable.finite || making(&program, &ty) != Making::Freely {
            return None;
        }
        let data = program.data(program.data_id(*name)?);
        data.cons.iter().find_map(|con| {
            let fields = fields(&program, *con, &ty).into_iter();
            let field = |field: Type| match field == ty {
                true => Some(self.store.mk_free(var)),
                false => simplest(self.store, &field),
            };
            let fields = fields.map(field).collect::<Option<Vec<TermId>>>()?;
            Some(self.store.mk_con(*con, &fields))
        })
    }

    fn number(&mut self, var: VarId, ty: &Type) -> Option<TermId> {
        let first = first_of(self.store, ty)?;
        let facts: Vec<(TermId, bool)> = self.path.facts().to_vec();
        let facts: Vec<(TermId, bool)> =
            facts.into_iter().map(|(fact, truth)| (self.store.substitute(fact, &self.chosen), truth)).collect();
        let apart: Vec<(TermId, bool)> = self.apart().into_iter().chain(facts.iter().copied()).collect();
        number_for(self.store, &apart, var, ty, first).or_else(|| number_for(self.store, &facts, var, ty, first))
    }

    /// Arguments for which a function gives different results are better not the same number.
    fn apart(&mut self) -> Vec<(TermId, bool)> {
        let entries = self.path.applications().to_vec();
        let mut facts = Vec::new();
        for (i, entry) in entries.iter().enumerate() {
            for other in entries[..i].iter().filter(|other| other.function == entry.function) {
                let [one, two] = [entry.argument, other.argument].map(|argument| self.applied(argument));
                let [one, two] = [one, two].map(|argument| self.store.substitute(argument, &self.chosen));
                let is_int =
                    self.store.type_of(one) == Some(Type::int()) && self.store.type_of(two) == Some(Type::int());
                if is_int && one != two && entry.result != other.result {
                    facts.push((self.store.mk_prim(PrimOp::IntEq, &[one, two]), false));
                }
            }
        }
        facts
    }

    /// Nothing when the arguments of the function are made by itself, in ways that the branch does not know of.
    fn function(&mut self, var: VarId) -> Option<TermId> {
        if !self.pending.insert(var) {
            return None;
        }
        let table = self.table(var);
        self.pending.remove(&var);
        table
    }

    /// A table: the results that the branch assumed, and the first of them for all other arguments.
    fn table(&mut self, var: VarId) -> Option<TermId> {
        let free = self.store.mk_free(var);
        let entries: Vec<Application> =
            self.path.applications().iter().filter(|entry| entry.function == free).copied().collect();
        let Some(first) = entries.first() else {
            let ty = self.concrete(&self.store.var(var).ty);
            return simplest(self.store, &ty);
        };
        let mut body = first.result;
        if entries.iter().any(|entry| entry.result != body) {
            for entry in entries.iter().rev() {
                let pattern = self.pattern(entry.argument)?;
                let scrutinee = self.store.mk_bound(0);
                body = self.matched(scrutinee, pattern, entry.result, body)?;
            }
        }
        Some(self.store.mk_lam(1, body))
    }

    /// An argument with its variables replaced by what they are: only evaluated data can be told apart.
    fn pattern(&mut self, argument: TermId) -> Option<TermId> {
        let argument = self.applied(argument);
        self.visit(argument)?;
        let mut term = argument;
        for _ in 0..20 {
            if self.store.free_vars(term).is_empty() {
                return Some(term);
            }
            term = self.store.substitute(term, &self.chosen.clone());
        }
        None
    }

    /// A term with the results that the branch assumed in the place of applications.
    fn applied(&mut self, mut term: TermId) -> TermId {
        let mut results: Vec<[TermId; 2]> = Vec::new();
        for entry in self.path.applications().to_vec() {
            let mut argument = entry.argument;
            for [call, result] in &results {
                argument = self.store.replace(argument, *call, *result);
            }
            let call = self.store.mk_app(entry.function, &[argument]);
            results.push([call, entry.result]);
        }
        for [call, result] in results {
            term = self.store.replace(term, call, result);
        }
        term
    }

    /// Code that gives `then` when the scrutinee is the pattern, and `otherwise` when not.
    fn matched(&mut self, scrutinee: TermId, pattern: TermId, then: TermId, otherwise: TermId) -> Option<TermId> {
        let alternative = match self.store.node(pattern) {
            Node::Lit(lit) => Alternative { pattern: Pattern::Lit(lit), body: then },
            Node::Con(con, fields) => {
                let fields = self.store.terms(fields).to_vec();
                let count = fields.len() as u32;
                let mut body = self.store.shift(then, count);
                let otherwise = self.store.shift(otherwise, count);
                for (i, field) in fields.into_iter().enumerate().rev() {
                    let bound = self.store.mk_bound(count - 1 - i as u32);
                    body = self.matched(bound, field, body, otherwise)?;
                }
                Alternative { pattern: Pattern::Con(con, count), body }
            }
            _ => return None,
        };
        Some(self.store.mk_case(scrutinee, &[alternative], Some(otherwise)))
    }
}

/// The value of the type with the fewest constructors in a branch.
pub(crate) fn simplest(store: &mut TermStore, ty: &Type) -> Option<TermId> {
    simplest_below(store, ty, &mut Vec::new())
}

/// `above` are the types that the value is part of: a value that needs one of its own type is not simple.
fn simplest_below(store: &mut TermStore, ty: &Type, above: &mut Vec<Type>) -> Option<TermId> {
    if let Some(lit) = first_of(store, ty).and_then(|first| literal(store, ty, &first.into())) {
        return Some(store.mk_lit(&lit));
    }
    let making = making(store.program(), ty);
    let ty = representation(store, ty.clone());
    if ty == Type::double() {
        return Some(store.mk_lit(&Lit::Double(0.0)));
    }
    if making == Making::Parametric {
        return None;
    }
    let Type::Con(name, _) = &ty else {
        return Some(store.mk_lit(&Lit::Int(0)));
    };
    if let Some((_, result)) = ty.as_fun() {
        let body = simplest_below(store, result, above)?;
        return Some(store.mk_lam(1, body));
    }
    if above.contains(&ty) {
        return None;
    }
    above.push(ty.clone());
    let program = store.program().clone();
    let data = program.data_id(*name).map(|id| program.data(id))?;
    if data.kind == DataKind::Dictionary {
        above.pop();
        return None;
    }
    let mut cons: Vec<ConId> = data.cons.clone();
    cons.sort_by_key(|con| program.con(*con).def.fields.len());
    if making == Making::ByFunctions {
        // What is empty is what the library's functions make of nothing.
        cons.retain(|con| program.con(*con).def.fields.is_empty());
    }
    let mut found = None;
    for con in cons {
        let fields: Option<Vec<TermId>> =
            fields(&program, con, &ty).iter().map(|field| simplest_below(store, field, above)).collect();
        if let Some(fields) = fields {
            found = Some(store.mk_con(con, &fields));
            break;
        }
    }
    above.pop();
    found
}

/// The number of the type that is tried first.
fn first_of(store: &TermStore, ty: &Type) -> Option<i64> {
    match representation(store, ty.clone()) {
        ty if ty == Type::int() || ty == Type::integer() => Some(0),
        ty if ty == Type::char() => Some('a' as i64),
        _ => None,
    }
}

fn literal(store: &TermStore, ty: &Type, number: &BigInt) -> Option<Lit> {
    if range(ty).is_some_and(|range| !range.contains(number)) {
        return None;
    }
    let literal = match representation(store, ty.clone()) {
        ty if ty == Type::int() => i64::try_from(number).ok().map(Lit::Int),
        ty if ty == Type::char() => u32::try_from(number).ok().and_then(char::from_u32).map(Lit::Char),
        _ => Some(Lit::Integer(number.clone())),
    };
    literal.filter(|literal| store.program().size().has(literal))
}

/// A number that the facts allow; those about this variable alone surely do, if they can be decided.
fn number_for(store: &mut TermStore, facts: &[(TermId, bool)], var: VarId, ty: &Type, first: i64) -> Option<TermId> {
    let only: Vec<(TermId, bool)> = facts.iter().filter(|(fact, _)| store.free_vars(*fact) == [var]).copied().collect();
    let unknown = store.mk_free(var);
    let nearest = arith::nearest(store, facts, unknown, first);
    let nearby = (0..200).map(|n| BigInt::from(first + if n % 2 == 0 { n / 2 } else { -(n + 1) / 2 }));
    nearest.into_iter().chain(nearby).find_map(|number| {
        let literal = literal(store, ty, &number)?;
        let literal = store.mk_lit(&literal);
        let is_allowed = only.iter().all(|(fact, truth)| {
            let fact = store.bind(*fact, var, literal);
            arith::decide(store, &[], fact).is_none_or(|decided| decided == *truth)
        });
        is_allowed.then_some(literal)
    })
}
