//! Measures: functions of the logic that are known of data as far as the data is.

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::expr::{Expr, LabelKind, Lit};
use selfsame_core::prim::PrimOp;
use selfsame_core::program::Program;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use z3::ast::{Ast, Dynamic};

use super::ending::note;
use super::machine::{Flow, Machine, Mode, Stop};
use super::operations::of_term;
use super::solver::{Kind, kind_of};
use super::value::{Addr, Recipe, Val};
use crate::limits;
use crate::logic::{BAG, MAP, Meaning, set_of};

/// All measures of a program.
#[derive(Debug, Default)]
pub struct Measures {
    /// By the data type that they are of.
    of: FxHashMap<Symbol, Vec<Measure>>,
    by_name: FxHashMap<Symbol, Measure>,
    /// Functions of the program that refinements use, and whether they have a value for all arguments.
    lifted: FxHashMap<Symbol, bool>,
    /// Data types with refined fields.
    refined: FxHashSet<Symbol>,
    /// What the abstract refinements of data speak of, by traversal.
    abstracts: FxHashMap<Symbol, Vec<Vec<Type>>>,
}

#[derive(Clone, Debug)]
pub struct Measure {
    /// Its definition at some type.
    pub name: Symbol,
    /// What it is called whatever the type.
    pub base: String,
    pub params: Vec<Type>,
    pub result: Type,
    /// Whether it is never negative.
    pub is_natural: bool,
    /// Whether nothing defines it.
    is_open: bool,
}

impl Measures {
    pub fn new(
        program: &Program,
        generated: &[(Symbol, Vec<Type>, Type)],
        lifted: &[Symbol],
        refined: FxHashSet<Symbol>,
        abstracts: FxHashMap<Symbol, Vec<Vec<Type>>>,
    ) -> Measures {
        let mut measures = Measures { refined, abstracts, ..Measures::default() };
        for (name, params, result) in generated {
            let base = name.as_str().split('<').next().unwrap_or_default().to_owned();
            measures.add(*name, base, params.clone(), result.clone());
        }
        for name in lifted {
            let Some(id) = program.global_id(*name) else { continue };
            let global = program.global(id);
            let mut rest = match &global.ty {
                Type::Forall(_, _, body) => (**body).clone(),
                ty => ty.clone(),
            };
            let mut params = Vec::new();
            while let Some((from, to)) = rest.as_fun() {
                params.push(from.clone());
                rest = to.clone();
            }
            let is_total = global.code.expr().is_ok_and(|code| !fails(&code));
            measures.lifted.insert(*name, is_total && !params.is_empty());
            measures.add(*name, name.to_string(), params, rest);
        }
        measures.find_natural(program);
        measures.find_open(program);
        measures
    }

    fn add(&mut self, name: Symbol, base: String, params: Vec<Type>, result: Type) {
        let measure = Measure { name, base: base.clone(), params, result, is_natural: false, is_open: false };
        if let [Type::Con(data, _)] = &measure.params[..] {
            let of = self.of.entry(*data).or_default();
            if !of.iter().any(|known| known.base == base) {
                of.push(measure.clone());
            }
        }
        self.by_name.insert(name, measure);
    }

    /// Measures that nothing defines: they are functions, and that is all.
    fn find_open(&mut self, program: &Program) {
        for measure in self.by_name.values_mut().chain(self.of.values_mut().flatten()) {
            let code = program.global_id(measure.name).map(|id| program.global(id).code.expr());
            measure.is_open = matches!(code, Some(Ok(code)) if matches!(body(&code), Expr::Bottom(_)));
            measure.is_natural &= !measure.is_open;
        }
    }

    /// Measures that are never negative: by induction, all that are not shown to be otherwise by one of their clauses.
    fn find_natural(&mut self, program: &Program) {
        let is_number = |measure: &&Measure| measure.result == Type::int() || measure.result == Type::integer();
        let mut natural: FxHashSet<Symbol> = self.by_name.values().filter(is_number).map(|m| m.name).collect();
        loop {
            let wrong: Vec<Symbol> = natural
                .iter()
                .filter(|name| {
                    let code = program.global_id(**name).map(|id| program.global(id).code.expr());
                    let is_defined = |code: &Expr| !matches!(body(code), Expr::Bottom(_));
                    !matches!(code, Some(Ok(code)) if is_defined(&code) && is_natural(body(&code), &natural))
                })
                .copied()
                .collect();
            if wrong.is_empty() {
                break;
            }
            wrong.iter().for_each(|name| {
                natural.remove(name);
            });
        }
        for measure in self.by_name.values_mut().chain(self.of.values_mut().flatten()) {
            measure.is_natural = natural.contains(&measure.name);
        }
    }

    /// The measures of a data type.
    pub fn of(&self, ty: &Type) -> impl Iterator<Item = &Measure> {
        let known = match ty {
            Type::Con(name, _) => self.of.get(name),
            _ => None,
        };
        known.into_iter().flatten()
    }

    /// What a definition is to the logic. Code that is run uses a lifted function only where it cannot fail.
    pub fn meaning(&self, name: Symbol, mode: Mode) -> Option<Meaning> {
        match self.lifted.get(&name) {
            Some(is_total) => (*is_total || mode == Mode::Term).then_some(Meaning::Measure),
            None => Meaning::of(name),
        }
    }

    /// The types of what an abstract refinement of a traversal speaks of.
    pub fn abstracts(&self, traversal: Symbol, at: usize) -> Option<Vec<Type>> {
        self.abstracts.get(&traversal)?.get(at).cloned()
    }

    pub fn has_invariants(&self, ty: &Type) -> bool {
        match ty {
            Type::Con(name, args) => self.refined.contains(name) || args.iter().any(|arg| self.has_invariants(arg)),
            _ => false,
        }
    }
}

impl Machine<'_> {
    /// A measure of data: by its code where the data is known, otherwise a term that only the same data has.
    pub fn measure(&mut self, name: Symbol, args: Vec<Addr>) -> Flow<Val> {
        let Some(measure) = self.measures.by_name.get(&name).cloned() else {
            return Err(Stop::Open(format!("the measure `{name}`")));
        };
        let mut values = Vec::with_capacity(args.len());
        for arg in &args {
            values.push(self.force(*arg)?);
        }
        if let [Val::Con(..) | Val::Bool(_)] = &values[..]
            && !measure.is_open
        {
            let code = self.code(name)?;
            let function = self.eval(&code, &super::value::Env::default())?;
            return self.call(function, args);
        }
        let is_literal = |value: &Val| matches!(value, Val::Int(number) if number.simplify().as_i64().is_some());
        let has_shape = values.iter().any(|value| matches!(value, Val::Con(..))) || values.iter().all(is_literal);
        let (mut terms, mut types) = (Vec::with_capacity(args.len()), Vec::with_capacity(args.len()));
        for (value, arg) in values.into_iter().zip(&args) {
            types.push(if let Val::Unknown(id) = &value { Some(self.unknowns[*id].ty.clone()) } else { None });
            terms.push(match value {
                Val::Closure(..) | Val::Partial(..) | Val::Symbolic(_) | Val::Local(_) => {
                    self.logic.apply(&format!("function at {}", arg.0), &[], Kind::Thing)
                }
                value => self.term(value)?,
            });
        }
        if has_shape
            && !measure.is_open
            && let Some(value) = self.by_code(&measure, &args, &terms)?
        {
            return Ok(value);
        }
        let value = self.given_of(&measure, &terms, &types)?;
        self.as_term(|machine| machine.unfold(&measure, &args, &terms, &value))?;
        Ok(value)
    }

    /// Whether equations may be taken from a function's code: if it ends.
    fn has_equations(&mut self, name: Symbol) -> bool {
        if !self.measures.lifted.contains_key(&name) {
            return true;
        }
        if self.ending.is_aim {
            return false;
        }
        note(&mut self.ending.asked, name);
        self.ending.known.get(&name) != Some(&false)
    }

    /// What a function of the logic gives by its code, as far as its arguments are known; none where that is not enough.
    fn by_code(&mut self, measure: &Measure, args: &[Addr], terms: &[Dynamic]) -> Flow<Option<Val>> {
        if self.nested > limits::NESTED_TERMS || !self.has_equations(measure.name) {
            return Ok(None);
        }
        let code = self.code(measure.name)?;
        self.nested += 1;
        let value = self.as_term(|machine| {
            let function = machine.eval(&code, &super::value::Env::default())?;
            machine.call(function, args.to_vec())
        });
        self.nested -= 1;
        let value = match value {
            Ok(value) => value,
            Err(Stop::Open(_) | Stop::Endless(_)) => return Ok(None),
            Err(stop) => return Err(stop),
        };
        // Equal arguments give the same, however they were built.
        if let Ok(result) = self.term(value.clone()) {
            let same = self.logic.apply(&measure.base, terms, kind_of(&result));
            self.logic.assume(&same.eq(&result));
        }
        Ok(Some(value))
    }

    /// What a lifted function of numbers is by its definition, once.
    fn unfold(&mut self, measure: &Measure, args: &[Addr], terms: &[Dynamic], value: &Val) -> Flow<()> {
        let of_data = |ty: &Type| matches!(ty, Type::Con(name, _) if !is_number(name.as_str()));
        if self.unfolding || measure.is_open || measure.params.iter().any(of_data) {
            return Ok(());
        }
        if !self.has_equations(measure.name) {
            return Ok(());
        }
        let key = (measure.base.clone(), terms.iter().map(ToString::to_string).collect::<Vec<_>>());
        if !self.unfolded.insert(key) {
            return Ok(());
        }
        self.unfolding = true;
        let code = self.code(measure.name)?;
        let unfolded = match self.eval(&code, &super::value::Env::default()) {
            Ok(function) => self.call(function, args.to_vec()),
            Err(stop) => Err(stop),
        };
        self.unfolding = false;
        if let Ok(unfolded) = unfolded {
            let (left, right) = (self.value(value.clone()), self.value(unfolded));
            if let Ok(fact) = self.equal(left, right) {
                self.logic.assume(&fact);
            }
        }
        Ok(())
    }

    /// A measure of terms.
    pub fn given(&mut self, measure: &Measure, terms: &[Dynamic], of: &Type) -> Flow<Val> {
        self.given_of(measure, terms, &[Some(of.clone())])
    }

    /// The same of several, of these types as far as that is known.
    fn given_of(&mut self, measure: &Measure, terms: &[Dynamic], of: &[Option<Type>]) -> Flow<Val> {
        let result = self.representation(&instance(measure, of));
        let kind = match &result {
            Type::Con(name, _) => match name.as_str() {
                "Int" | "Integer" | "Char" => Kind::Int,
                "Bool" => Kind::Bool,
                _ if result == set_of(argument(&result)) => Kind::Set,
                BAG => Kind::Bag,
                MAP => Kind::Map,
                _ => Kind::Thing,
            },
            _ => Kind::Thing,
        };
        let is_variable = matches!(measure.result, Type::Var(_));
        let own = if is_variable { Kind::Thing } else { kind };
        let term = self.logic.apply(&measure.base, terms, own);
        // A value of a type variable is a thing to the measure, whatever it is here.
        let term = self.logic.back(&term, kind);
        let is_data = matches!(&result, Type::Con(name, _) if self.program.data_id(*name).is_some_and(|id| !self.program.data(id).cons.is_empty()));
        if kind != Kind::Thing || !is_data {
            return Ok(of_term(&term));
        }
        let key = (measure.base.clone(), terms.iter().map(ToString::to_string).collect());
        if let Some(known) = self.given.get(&key) {
            return self.force(*known);
        }
        let recipes = match &result {
            Type::Con(_, args) => args.iter().cloned().map(Recipe::Free).collect(),
            _ => Vec::new(),
        };
        let addr = self.data_of(result, recipes, term)?;
        self.given.insert(key, addr);
        self.force(addr)
    }
}

/// The type of what a measure gives for data of these types.
fn instance(measure: &Measure, of: &[Option<Type>]) -> Type {
    let mut known = Vec::new();
    for (param, of) in measure.params.iter().zip(of) {
        if let Some(of) = of {
            crate::logic::matches(param, of, &mut known);
        }
    }
    measure.result.subst(&|v| known.iter().find(|(name, _)| *name == v).map(|(_, ty)| ty.clone()))
}

fn argument(ty: &Type) -> Type {
    match ty {
        Type::Con(_, args) if args.len() == 1 => args[0].clone(),
        _ => Type::var("a"),
    }
}

fn is_number(name: &str) -> bool {
    matches!(name, "Int" | "Integer" | "Char" | "Bool")
}

/// Whether a function gives nothing negative, if calls of itself do not.
pub fn never_negative(program: &Program, global: Symbol) -> bool {
    let code = program.global_id(global).map(|id| program.global(id).code.expr());
    matches!(code, Some(Ok(code)) if is_natural(body(&code), &[global].into_iter().collect()))
}

/// A function's code behind its parameters.
fn body(code: &Expr) -> &Expr {
    match code {
        Expr::Lam(_, inner) | Expr::At(_, inner) => body(inner),
        code => code,
    }
}

fn is_natural(expr: &Expr, natural: &FxHashSet<Symbol>) -> bool {
    let all = |exprs: &[Expr]| exprs.iter().all(|expr| is_natural(expr, natural));
    match expr {
        Expr::At(_, inner) | Expr::Let(_, _, inner) | Expr::LetRec(_, inner) => is_natural(inner, natural),
        Expr::Lit(Lit::Int(n)) => *n >= 0,
        Expr::Lit(Lit::Integer(n)) => n.sign() != num_bigint::Sign::Minus,
        Expr::Prim(PrimOp::IntAdd | PrimOp::IntMul | PrimOp::IntegerAdd | PrimOp::IntegerMul, args) => all(args),
        Expr::App(head, args) => match &**head {
            Expr::Global(name) if natural.contains(name) => true,
            // `+` by its class, or that of an instance.
            Expr::Global(name) => {
                let method = name.as_str().rsplit(['$', '.']).next().unwrap_or_default();
                let is_plain = name.as_str().contains("$fNum");
                match method {
                    "+" | "*" => args.len() == if is_plain { 2 } else { 3 } && all(&args[usize::from(!is_plain)..]),
                    "fromInteger" => all(&args[usize::from(!is_plain)..]),
                    _ => false,
                }
            }
            _ => false,
        },
        Expr::Case(_, alts, default) => {
            alts.iter().all(|alt| is_natural(&alt.body, natural))
                && default.as_deref().is_none_or(|default| is_natural(default, natural))
        }
        Expr::Bottom(_) => true,
        _ => false,
    }
}

/// Whether code may fail by itself.
pub fn fails(expr: &Expr) -> bool {
    expr.any(&mut |part| match part {
        Expr::Bottom(label) => label.kind != LabelKind::Unsupported,
        Expr::Prim(PrimOp::Error, _) => true,
        Expr::Global(name) => matches!(selfsame_core::types::base_name(name.as_str()), "error" | "undefined"),
        _ => false,
    })
}
