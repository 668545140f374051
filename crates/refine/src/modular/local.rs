//! Local functions that recurse and have no specification: what holds of them is guessed and checked.
//!
//! A guess compares sizes (numbers, and measures that are never negative) of arguments, of the result, and of the arguments
//! of the function under proof. All guesses are believed at first: what a call is not shown to satisfy, or the body not
//! shown to keep, is dropped, and the proof starts again, until nothing is dropped any more (Houdini). What is left is an
//! induction hypothesis that every call and the body were shown to keep.

use std::rc::Rc;

use selfsame_core::expr::{Label, LabelKind};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use z3::ast::{Ast, Bool, Int};

use super::code::Node;
use super::machine::{Flow, Machine, Stop};
use super::value::{Addr, Env, Recipe, Source, Val};

/// A function that is known by what was guessed of it.
#[derive(Clone, Debug)]
pub struct Local {
    pub id: u32,
    pub params: Rc<[u32]>,
    pub body: Rc<Node>,
    pub env: Env,
    pub ty: Type,
    /// Whether this path has seen to its body, or leaves that to another.
    pub is_checked: bool,
    /// Of each parameter that is data with one kind of elements: where those of the first call came from.
    pub elements: Vec<Option<Rc<Vec<Source>>>>,
}

/// A size in a guess.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Name {
    /// Of an argument: which, and by which measure; numbers have no measure.
    Param(usize, String),
    Result(String),
    /// Of an argument of the function under proof.
    Outer(usize, String),
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Claim {
    Natural(Name),
    Equal(Name, Name),
    AtMost(Name, Name),
    /// The first two make the third.
    Sum(Name, Name, Name),
    /// The elements of an argument are among those of the first call's.
    Elements(usize),
    /// What goes round through a function that was passed is not less than this.
    AtLeast(i64),
    /// What is said of an argument or the result of the function under proof, by its number, holds of what goes round.
    Said(usize),
}

/// A claim about one local function.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Guess {
    of: u32,
    claim: Claim,
}

pub type Sizes = Vec<(Name, Int)>;

/// What numbers that go round through a function may be at least.
const ROUNDS: [i64; 2] = [0, 1];

impl Machine<'_> {
    /// A call: the guesses about arguments are checked, those about the result are believed.
    pub fn local_call(&mut self, at: usize, args: Vec<Addr>) -> Flow<Addr> {
        self.aside(|machine| machine.local_reached(at, &args))?;
        self.local_ends(at)?;
        self.aside(|machine| machine.local_result(at, args))
    }

    fn local_result(&mut self, at: usize, args: Vec<Addr>) -> Flow<Addr> {
        if self.locals[at].elements.is_empty() {
            for arg in &args {
                let elements = match self.force(*arg)? {
                    Val::Unknown(id) if self.unknowns[id].recipes.len() == 1 => {
                        Some(Rc::new(vec![Source::Element(id, 0)]))
                    }
                    _ => None,
                };
                self.locals[at].elements.push(elements);
            }
        }
        if !std::mem::replace(&mut self.locals[at].is_checked, true) && self.choose(2) == 0 {
            self.check_local(at)?;
            return Err(Stop::Done);
        }
        let local = self.locals[at].clone();
        for (i, arg) in args.iter().enumerate() {
            self.check_elements(&local, i, *arg)?;
        }
        let outer = self.outer_sizes()?;
        let params = self.sizes_of(&args, Name::Param)?;
        for claim in before(&params, &outer) {
            self.check_claim(local.id, claim, &[&params, &outer])?;
        }
        let result = self.by_type(&local.ty, &self.plain(&local.ty), args)?;
        let results = self.sizes(result, &|measure| Name::Result(measure))?;
        for claim in after(&params, &outer, &results) {
            let guess = Guess { of: local.id, claim };
            if !self.dropped.contains(&guess)
                && let Some(fact) = fact(&guess.claim, &[&params, &outer, &results])
            {
                self.logic.assume(&fact);
            }
        }
        Ok(result)
    }

    /// The body, for any arguments that the guesses allow.
    fn check_local(&mut self, at: usize) -> Flow<()> {
        let local = self.locals[at].clone();
        let mut rest = self.plain(&local.ty);
        let mut args = Vec::with_capacity(local.params.len());
        for i in 0..local.params.len() {
            let Some((from, to)) = rest.as_fun().map(|(from, to)| (from.clone(), to.clone())) else {
                return Err(Stop::Open("a local function of another type".into()));
            };
            args.push(self.argument(&local, i, &from)?);
            rest = to;
        }
        let outer = self.outer_sizes()?;
        let params = self.sizes_of(&args, Name::Param)?;
        for claim in before(&params, &outer) {
            let guess = Guess { of: local.id, claim };
            if !self.dropped.contains(&guess)
                && let Some(fact) = fact(&guess.claim, &[&params, &outer])
            {
                self.logic.assume(&fact);
            }
        }
        let env = local.params.iter().zip(&args).fold(local.env.clone(), |env, (param, arg)| env.with(*param, *arg));
        // What its body evaluates, a call of it evaluates. Nothing of the path is left after this.
        let asides = std::mem::take(&mut self.asides);
        self.check_ending(at, &args);
        let value = self.eval(&local.body, &env)?;
        self.asides = asides;
        let result = self.value(value);
        self.walk(result, &rest)?;
        let results = self.sizes(result, &|measure| Name::Result(measure))?;
        for claim in after(&params, &outer, &results) {
            self.check_claim(local.id, claim, &[&params, &outer, &results])?;
        }
        Ok(())
    }

    /// Any argument; its elements are those of the first call, as long as that is not dropped.
    fn argument(&mut self, local: &Local, i: usize, ty: &Type) -> Flow<Addr> {
        let is_kept = !self.dropped.contains(&Guess { of: local.id, claim: Claim::Elements(i) });
        match (local.elements.get(i), ty) {
            (Some(Some(sources)), Type::Con(_, args)) if is_kept && args.len() == 1 => {
                let element = Recipe::OneOf(sources.clone(), args[0].clone());
                self.make(&Recipe::Data(ty.clone(), vec![element]))
            }
            _ => self.any(ty),
        }
    }

    fn check_elements(&mut self, local: &Local, i: usize, arg: Addr) -> Flow<()> {
        let Some(Some(sources)) = local.elements.get(i) else { return Ok(()) };
        let is_kept = match self.force(arg)? {
            Val::Unknown(id) => {
                let is_first = matches!(sources[..], [Source::Element(first, 0)] if first == id);
                is_first
                    || matches!(&self.unknowns[id].recipes[..], [Recipe::OneOf(own, _)] if Rc::ptr_eq(own, sources))
            }
            Val::Con(_, fields) => fields.is_empty(),
            _ => false,
        };
        if !is_kept {
            self.drop_guess(Guess { of: local.id, claim: Claim::Elements(i) });
        }
        Ok(())
    }

    fn check_claim(&mut self, of: u32, claim: Claim, sizes: &[&Sizes]) -> Flow<()> {
        let guess = Guess { of, claim };
        if self.dropped.contains(&guess) {
            return Ok(());
        }
        match fact(&guess.claim, sizes) {
            Some(fact) if self.logic.proves(&fact) => {}
            _ => self.drop_guess(guess),
        }
        Ok(())
    }

    fn drop_guess(&mut self, guess: Guess) {
        self.is_unsettled |= self.dropped.insert(guess);
    }

    /// A value that goes round: what was guessed of all of its kind is believed.
    pub fn believe_rounds(&mut self, of: u32, value: Addr, ty: &Type) -> Flow<()> {
        for (at, predicate) in self.said_of(ty) {
            if !self.dropped.contains(&Guess { of, claim: Claim::Said(at) }) {
                let predicate = self.global(predicate)?;
                self.assume_of(predicate, value)?;
            }
        }
        let Val::Int(number) = self.force(value)? else { return Ok(()) };
        for least in ROUNDS {
            if !self.dropped.contains(&Guess { of, claim: Claim::AtLeast(least) }) {
                self.logic.assume(&number.ge(Int::from_i64(least)));
            }
        }
        Ok(())
    }

    /// A value that comes to those that go round: it must be as was guessed.
    pub fn check_rounds(&mut self, of: u32, value: Addr, ty: &Type) -> Flow<()> {
        for (at, predicate) in self.said_of(ty) {
            let guess = Guess { of, claim: Claim::Said(at) };
            if self.dropped.contains(&guess) {
                continue;
            }
            let predicate = self.global(predicate)?;
            match self.assert_of(predicate, value, &Label::new(LabelKind::Assertion, "a guess")) {
                Err(Stop::Violated(_) | Stop::Open(_) | Stop::Endless(_)) => {
                    // The proof starts again without it.
                    self.drop_guess(guess);
                    return Err(Stop::Done);
                }
                checked => checked?,
            }
        }
        let Val::Int(number) = self.force(value)? else { return Ok(()) };
        for least in ROUNDS {
            let guess = Guess { of, claim: Claim::AtLeast(least) };
            let fact = number.ge(Int::from_i64(least));
            let holds = fact.simplify().as_bool() == Some(true) || self.logic.proves(&fact);
            if !self.dropped.contains(&guess) && !holds {
                self.drop_guess(guess);
            }
        }
        Ok(())
    }

    /// What the specification of the function under proof says of values of a type.
    fn said_of(&self, ty: &Type) -> Vec<(usize, Symbol)> {
        let all = self.rounds.iter().enumerate().filter(|(_, (of, _))| of == ty);
        all.map(|(at, (_, predicate))| (at, *predicate)).collect()
    }

    /// Of the arguments of the function under proof.
    pub fn outer_sizes(&mut self) -> Flow<Sizes> {
        let outer = self.outer.clone();
        self.sizes_of(&outer, Name::Outer)
    }

    pub fn sizes_of(&mut self, values: &[Addr], name: impl Fn(usize, String) -> Name) -> Flow<Sizes> {
        let mut all = Vec::new();
        for (i, value) in values.iter().enumerate() {
            all.extend(self.sizes(*value, &|measure| name(i, measure))?);
        }
        Ok(all)
    }

    /// A number itself, or what the measures say of data that are never negative.
    fn sizes(&mut self, value: Addr, name: &dyn Fn(String) -> Name) -> Flow<Sizes> {
        let data: Symbol = match self.force(value)? {
            Val::Int(number) => return Ok(vec![(name(String::new()), number)]),
            Val::Unknown(id) => match &self.unknowns[id].ty {
                Type::Con(data, _) => *data,
                _ => return Ok(Vec::new()),
            },
            Val::Con(con, _) => match self.program.con_id(con) {
                Some(id) => self.program.data(self.program.con(id).data).name,
                None => return Ok(Vec::new()),
            },
            _ => return Ok(Vec::new()),
        };
        let measures: Vec<_> = self.measures.of(&Type::con(data)).filter(|m| m.is_natural).cloned().collect();
        let mut all = Vec::new();
        for measure in measures {
            match self.as_term(|machine| machine.measure(measure.name, vec![value])) {
                Ok(Val::Int(size)) => all.push((name(measure.base), size)),
                Ok(_) | Err(Stop::Open(_) | Stop::Endless(_)) => {}
                Err(stop) => return Err(stop),
            }
        }
        Ok(all)
    }

    /// A type with its variables standing for themselves.
    fn plain(&self, ty: &Type) -> Type {
        match ty {
            Type::Forall(_, _, body) => (**body).clone(),
            ty => ty.clone(),
        }
    }
}

/// Claims about arguments.
fn before(params: &Sizes, outer: &Sizes) -> Vec<Claim> {
    let mut all: Vec<Claim> = (0..params.len()).map(|i| Claim::Natural(params[i].0.clone())).collect();
    for (i, (param, _)) in params.iter().enumerate() {
        for (bound, _) in outer {
            all.extend(relations(param, bound));
            for (other, _) in &params[..i] {
                all.push(Claim::Sum(param.clone(), other.clone(), bound.clone()));
            }
        }
    }
    all
}

/// Claims about the result.
fn after(params: &Sizes, outer: &Sizes, results: &Sizes) -> Vec<Claim> {
    let mut all = Vec::new();
    for (result, _) in results {
        all.push(Claim::Natural(result.clone()));
        for (bound, _) in params.iter().chain(outer) {
            all.extend(relations(result, bound));
        }
        for (i, (param, _)) in params.iter().enumerate() {
            for (other, _) in &params[..i] {
                all.push(Claim::Sum(param.clone(), other.clone(), result.clone()));
            }
        }
    }
    all
}

fn relations(size: &Name, bound: &Name) -> [Claim; 3] {
    let (size, bound) = (size.clone(), bound.clone());
    [Claim::Equal(size.clone(), bound.clone()), Claim::AtMost(size.clone(), bound.clone()), Claim::AtMost(bound, size)]
}

/// What a claim says of these sizes; nothing when one is missing.
fn fact(claim: &Claim, sizes: &[&Sizes]) -> Option<Bool> {
    let size = |name: &Name| {
        let mut all = sizes.iter().flat_map(|sizes| sizes.iter());
        all.find(|(known, _)| known == name).map(|(_, size)| size.clone())
    };
    Some(match claim {
        Claim::Natural(name) => size(name)?.ge(Int::from_i64(0)),
        Claim::Equal(left, right) => size(left)?.eq(size(right)?),
        Claim::AtMost(left, right) => size(left)?.le(size(right)?),
        Claim::Sum(one, other, sum) => (size(one)? + size(other)?).eq(size(sum)?),
        Claim::Elements(_) | Claim::AtLeast(_) | Claim::Said(_) => return None,
    })
}
