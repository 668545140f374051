//! Which calls end. Evaluation is by need: a call whose result nobody asks for may go on for ever, and then its specification
//! says nothing. So what is learnt of a call that a run would not evaluate at this point counts only if the call is known to
//! end; and so does what is learnt of data, of which a run evaluates the beginning only.
//!
//! A function is known to end if every call of itself makes some size smaller that is not negative (a number, a measure, the
//! number of constructors, or a difference, sum or pair of these), and all functions that it calls are known to end. Sizes
//! are guessed: all at first, and those that a call is not shown to make smaller are dropped.

use rustc_hash::FxHashMap;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, base_name};
use z3::ast::{Bool, Int};

use super::local::{Name, Sizes};
use super::machine::{Flow, Machine, Stop};
use super::solver::Kind;
use super::value::{Addr, Val};

use crate::limits;

/// What may get smaller.
#[derive(Clone, Debug)]
enum Metric {
    One(Name),
    /// What is left to a number of the program.
    Below(Name, i64),
    Difference(Name, Name),
    Sum(Name, Name),
    /// The first, or the second while the first stays.
    Pair(Name, Name),
}

/// What is known and found out about calls.
#[derive(Debug, Default)]
pub struct Ending {
    /// The function under proof.
    pub subject: Option<Symbol>,
    /// Whether the proof is that it ends: then nothing may be taken from it that only holds if it does.
    pub is_aim: bool,
    /// Whether callees end, as far as that was asked.
    pub known: FxHashMap<Symbol, bool>,
    /// Functions of the program that were called, and those of which it matters that they end.
    pub called: Vec<Symbol>,
    pub asked: Vec<Symbol>,
    /// Numbers in the program, as far as they were met.
    literals: Vec<i64>,
    /// Whether something was called that is not known to end.
    pub is_open: bool,
    /// What its annotation says gets smaller, and whether it did with every call so far.
    pub metric: Vec<Symbol>,
    is_metric_wrong: bool,
    /// The functions that call each other, it among them; none if it is alone.
    pub circle: Vec<Symbol>,
    /// What gets smaller with every call of the function under proof, as far as calls were met.
    metrics: Option<Vec<Metric>>,
    /// The same of local functions.
    locals: FxHashMap<u32, Vec<Metric>>,
    /// Local functions whose bodies this path checks: number, how many there were before, and arguments.
    checked: Vec<(usize, usize, Vec<Addr>)>,
}

impl Ending {
    /// Begins another path.
    pub fn restart(&mut self) {
        self.checked.clear();
    }

    pub fn note_literal(&mut self, literal: i64) {
        if self.literals.len() < limits::METRIC_LITERALS && !self.literals.contains(&literal) {
            self.literals.push(literal);
        }
    }
}

/// Functions of the library that give something without end, or look for it.
const ENDLESS: &[&str] = &[
    "repeat",
    "cycle",
    "iterate",
    "iterate'",
    "until",
    "unfoldr",
    "fix",
    "forever",
    "enumFrom",
    "enumFromThen",
    "mfix",
    "many",
    "some",
];

impl Machine<'_> {
    /// A call of a function that only its specification speaks for.
    pub fn reached(&mut self, at: usize, args: &[Addr]) -> Flow<()> {
        let symbolic = self.symbolic[at].clone();
        let of = symbolic.of;
        // Where nothing is said of a result, nothing is learnt of it.
        let is_relied_on = symbolic.says && (self.asides > 0 || !self.is_scalar(&result_of(&symbolic.ty, args.len())));
        let ends = if self.ending.circle.contains(&of) {
            self.aside(|machine| machine.gets_less(&symbolic.metric, args))?
        } else if self.ending.subject == Some(of) {
            let by_guess = self.aside(|machine| machine.decreases(args))?;
            let by_metric = !self.ending.is_metric_wrong
                && !self.ending.metric.is_empty()
                && self.aside(|machine| machine.gets_less(&symbolic.metric, args))?;
            // Calls before this one may have relied on it.
            self.is_unsettled |= !by_metric && !self.ending.is_metric_wrong && !self.ending.metric.is_empty();
            self.ending.is_metric_wrong |= !by_metric;
            by_guess || by_metric
        } else if !symbolic.is_own {
            !ENDLESS.contains(&base_name(of.as_str()).rsplit('$').next().unwrap_or_default())
        } else {
            note(&mut self.ending.called, of);
            if is_relied_on {
                note(&mut self.ending.asked, of);
            }
            self.ending.known.get(&of) != Some(&false)
        };
        if ends { Ok(()) } else { self.goes_on(base_name(of.as_str()), is_relied_on) }
    }

    /// Something was called that may not end: a run may do that, as long as nobody relies on it.
    fn goes_on(&mut self, name: &str, is_relied_on: bool) -> Flow<()> {
        self.ending.is_open = true;
        for (at, ..) in std::mem::take(&mut self.ending.checked) {
            let id = self.locals[at].id;
            self.is_unsettled |= self.ending.locals.insert(id, Vec::new()).is_none_or(|metrics| !metrics.is_empty());
        }
        if is_relied_on { Err(Stop::Endless(format!("it is not known that `{name}` ends"))) } else { Ok(()) }
    }

    /// Whether what annotations say gets smaller is less for the arguments of a call than for those of the function under proof:
    /// the first that differs. Without a word, the first argument with a size is meant.
    fn gets_less(&mut self, metric: &[Symbol], args: &[Addr]) -> Flow<bool> {
        let outer = self.outer.clone();
        let own = self.ending.metric.clone();
        let (Some(before), Some(after)) = (self.metric_of(&own, &outer)?, self.metric_of(metric, args)?) else {
            return Ok(false);
        };
        if before.len() != after.len() {
            return Ok(false);
        }
        let mut less = Bool::from_bool(false);
        for (old, new) in before.iter().zip(&after).rev() {
            let here = Bool::and(&[new.lt(old), old.ge(Int::from_i64(0))]);
            less = Bool::or(&[here, Bool::and(&[new.eq(old), less])]);
        }
        Ok(self.logic.proves(&less))
    }

    fn metric_of(&mut self, metric: &[Symbol], args: &[Addr]) -> Flow<Option<Vec<Int>>> {
        let mut all = Vec::new();
        for name in metric {
            let code = self.code(*name)?;
            let size = self.as_term(|machine| {
                let function = machine.eval(&code, &super::value::Env::default())?;
                machine.call(function, args.to_vec())
            });
            match size {
                Ok(Val::Int(size)) => all.push(size),
                Ok(_) | Err(Stop::Open(_) | Stop::Endless(_)) => return Ok(None),
                Err(stop) => return Err(stop),
            }
        }
        if metric.is_empty() {
            for arg in args {
                if let Val::Int(number) = self.force(*arg)? {
                    all.push(number);
                    break;
                }
                if let Some(size) = self.constructors(*arg, 0)? {
                    all.push(size);
                    break;
                }
            }
        }
        Ok((!all.is_empty()).then_some(all))
    }

    /// Whether a call of the function under proof makes something smaller, as far as it is known.
    fn decreases(&mut self, args: &[Addr]) -> Flow<bool> {
        let outer = self.outer.clone();
        let before = self.measured(&outer)?;
        let after = self.measured(args)?;
        let metrics = self.ending.metrics.take();
        let is_first = metrics.is_none();
        let metrics = metrics.unwrap_or_else(|| candidates(&before, &self.ending.literals));
        let is_empty = metrics.is_empty();
        let kept = self.kept(metrics, &before, &after);
        let ends = !kept.is_empty();
        // Calls before this one relied on it.
        self.is_unsettled |= !ends && !is_first && !is_empty;
        self.ending.metrics = Some(kept);
        Ok(ends)
    }

    fn kept(&mut self, metrics: Vec<Metric>, before: &Sizes, after: &Sizes) -> Vec<Metric> {
        let mut kept = Vec::with_capacity(metrics.len());
        for metric in metrics {
            if smaller(&metric, before, after).is_some_and(|fact| self.logic.proves(&fact)) {
                kept.push(metric);
            }
        }
        kept
    }

    /// The body of a local function is checked on this path, for these arguments.
    pub fn check_ending(&mut self, at: usize, args: &[Addr]) {
        let before = self.locals.len();
        self.ending.checked.push((at, before, args.to_vec()));
    }

    /// A call of a local function while bodies are checked: of itself, or of one that is around it.
    pub fn local_reached(&mut self, at: usize, args: &[Addr]) -> Flow<()> {
        for (checked, there, args_before) in self.ending.checked.clone() {
            if at >= there {
                continue;
            }
            let id = self.locals[checked].id;
            // Measured now: what the path knows of them has grown.
            let mut before = self.measured(&args_before)?;
            // What the function around it was given stays as it is.
            let outer = self.outer_sizes()?;
            before.extend(outer.iter().cloned());
            let metrics = self.ending.locals.get(&id).cloned();
            let is_first = metrics.is_none();
            let metrics = metrics.unwrap_or_else(|| candidates(&before, &self.ending.literals));
            let is_empty = metrics.is_empty();
            let kept = if at == checked {
                let mut after = self.measured(args)?;
                after.extend(outer);
                self.kept(metrics, &before, &after)
            } else {
                Vec::new()
            };
            self.is_unsettled |= kept.is_empty() && !is_empty && !is_first;
            self.ending.locals.insert(id, kept);
        }
        Ok(())
    }

    /// A call of a local function that may not end is like any other.
    pub fn local_ends(&mut self, at: usize) -> Flow<()> {
        let local = &self.locals[at];
        let is_open = self.ending.locals.get(&local.id).is_some_and(Vec::is_empty);
        let ty = match &local.ty {
            Type::Forall(_, _, body) => (**body).clone(),
            ty => ty.clone(),
        };
        let result = result_of(&ty, local.params.len());
        if !is_open {
            return Ok(());
        }
        let is_relied_on = self.asides > 0 || !self.is_scalar(&result);
        self.goes_on("a local function", is_relied_on)
    }

    /// Sizes of arguments: numbers, measures, and how many constructors data is made of.
    fn measured(&mut self, values: &[Addr]) -> Flow<Sizes> {
        let mut all = self.sizes_of(values, Name::Param)?;
        for (i, value) in values.iter().enumerate() {
            if let Some(size) = self.constructors(*value, 0)? {
                all.push((Name::Param(i, "constructors".into()), size));
            }
        }
        Ok(all)
    }

    /// How many constructors data is made of, those in places of type variables left out.
    fn constructors(&mut self, addr: Addr, depth: u32) -> Flow<Option<Int>> {
        match self.force(addr)? {
            Val::Unknown(id) => {
                let term = self.unknowns[id].term.clone();
                let size = self.logic.apply("constructors of", &[term], Kind::Int).as_int();
                if let Some(size) = &size {
                    self.logic.assume(&size.ge(Int::from_i64(0)));
                }
                Ok(size)
            }
            Val::Con(con, fields) => {
                let program = self.program.clone();
                let Some(def) = program.con_id(con).map(|id| &program.con(id).def) else { return Ok(None) };
                if depth > limits::COUNTED_DEPTH {
                    return Ok(None);
                }
                let mut size = Int::from_i64(1);
                for (field, declared) in fields.into_iter().zip(&def.fields) {
                    let is_data = matches!(declared, Type::Con(..)) && declared.as_fun().is_none();
                    if is_data && let Some(more) = self.constructors(field, depth + 1)? {
                        size += more;
                    }
                }
                Ok(Some(size))
            }
            _ => Ok(None),
        }
    }

    /// Whether a value is evaluated all the way when it is evaluated at all.
    fn is_scalar(&self, ty: &Type) -> bool {
        match self.representation(ty) {
            Type::Con(name, _) => match name.as_str() {
                "Int" | "Integer" | "Char" | "Bool" | "Double" | "()" => true,
                _ => self.program.data_id(name).map(|id| self.program.data(id)).is_some_and(|data| {
                    !data.cons.is_empty() && data.cons.iter().all(|con| self.program.con(*con).def.fields.is_empty())
                }),
            },
            _ => false,
        }
    }
}

pub fn note(all: &mut Vec<Symbol>, name: Symbol) {
    if !all.contains(&name) {
        all.push(name);
    }
}

fn result_of(ty: &Type, args: usize) -> Type {
    let mut rest = ty.clone();
    for _ in 0..args {
        match rest.as_fun() {
            Some((_, to)) => rest = to.clone(),
            None => break,
        }
    }
    rest
}

fn candidates(sizes: &Sizes, literals: &[i64]) -> Vec<Metric> {
    let names: Vec<&Name> = sizes.iter().map(|(name, _)| name).take(limits::METRIC_SIZES).collect();
    let mut all: Vec<Metric> = names.iter().map(|name| Metric::One((*name).clone())).collect();
    let is_number = |name: &&&Name| matches!(name, Name::Param(_, measure) if measure.is_empty());
    for name in names.iter().filter(is_number) {
        all.extend(literals.iter().map(|literal| Metric::Below((*name).clone(), *literal)));
    }
    for (i, a) in names.iter().enumerate() {
        for (j, b) in names.iter().enumerate() {
            if i != j {
                all.push(Metric::Difference((*a).clone(), (*b).clone()));
                all.push(Metric::Pair((*a).clone(), (*b).clone()));
            }
            if i < j {
                all.push(Metric::Sum((*a).clone(), (*b).clone()));
            }
        }
    }
    all
}

/// That a call makes a size smaller which was not negative.
fn smaller(metric: &Metric, before: &Sizes, after: &Sizes) -> Option<Bool> {
    let size = |name: &Name, sizes: &Sizes| sizes.iter().find(|(known, _)| known == name).map(|(_, size)| size.clone());
    let less = |new: &Int, old: &Int| Bool::and(&[new.lt(old), old.ge(Int::from_i64(0))]);
    Some(match metric {
        Metric::One(a) => less(&size(a, after)?, &size(a, before)?),
        Metric::Below(a, literal) => {
            let bound = Int::from_i64(*literal);
            less(&(&bound - size(a, after)?), &(&bound - size(a, before)?))
        }
        Metric::Difference(a, b) => less(&(size(a, after)? - size(b, after)?), &(size(a, before)? - size(b, before)?)),
        Metric::Sum(a, b) => less(&(size(a, after)? + size(b, after)?), &(size(a, before)? + size(b, before)?)),
        Metric::Pair(a, b) => {
            let (new, old) = (size(a, after)?, size(a, before)?);
            let second = less(&size(b, after)?, &size(b, before)?);
            Bool::or(&[less(&new, &old), Bool::and(&[new.eq(&old), second])])
        }
    })
}
