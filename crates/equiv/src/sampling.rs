//! Inputs made at random, as a tester makes them: most laws that are false are false for many of them.
//!
//! While a proof is searched for, some are run now and then; what is still open when the search ends is run on all of them. The numbers are
//! those of a generator that starts from the same seed for every goal, so the same law has the same answer.

use std::sync::Arc;

use selfsame_certify::Bottoms;
use selfsame_core::effort;
use selfsame_core::eval::{Limits, Machine};
use selfsame_core::expr::Lit;
use selfsame_core::inhabit::{Making, constants, fields, inside, making};
use selfsame_core::prim::PrimOp;
use selfsame_core::program::{ConId, DataKind, Program};
use selfsame_core::step::representation;
use selfsame_core::term::{Alternative, Node, Pattern, TermId, TermStore, VarId};
use selfsame_core::types::Type;
use selfsame_symbolic::Path;

use crate::counterexample::{Counterexample, Differs, Replayed, replay};
use crate::edges::{DOUBLES, of_range, way_to_difference};
use crate::goal::{Goal, Options, variable};
use crate::limits;
use crate::refutation::{Candidate, Difference};

/// A counterexample among values made at random, as many of them as a tester makes.
pub fn sample(program: &Arc<Program>, goal: &Goal, options: &Options) -> Option<Counterexample> {
    let is_late = || effort::is_late(options.deadline.map(|(deadline, _)| deadline));
    Sampler::new(program, goal, options.bottoms).run(limits::SAMPLES, &is_late)
}

/// Several counterexamples among values made at random: no two of them the same, those that are written shortest first.
pub fn several(program: &Arc<Program>, goal: &Goal, options: &Options, most: usize) -> Vec<Counterexample> {
    let is_late = || effort::is_late(options.deadline.map(|(deadline, _)| deadline));
    let mut sampler = Sampler::new(program, goal, options.bottoms);
    let mut found: Vec<Counterexample> = Vec::new();
    // Of more than are wanted the shortest are taken.
    while found.len() < most.saturating_mul(limits::SAMPLES_FOR_ONE) {
        let Some(next) = sampler.run(limits::SAMPLES, &is_late) else { break };
        if found.iter().all(|known| known.bindings != next.bindings) {
            found.push(next);
        }
    }
    let length = |found: &Counterexample| found.bindings.iter().map(|(_, value)| value.len()).sum::<usize>();
    found.sort_by_cached_key(|found| {
        (length(found), found.bindings.iter().map(|(_, value)| value.clone()).collect::<Vec<_>>())
    });
    found.truncate(most);
    found
}

/// What is made at random for one goal, one after the other.
pub(crate) struct Sampler<'a> {
    program: &'a Arc<Program>,
    goal: &'a Goal,
    bottoms: Bottoms,
    store: TermStore,
    variables: Vec<VarId>,
    machine: Machine,
    /// Numbers that the program speaks of.
    constants: Vec<i64>,
    random: Random,
    made: usize,
    /// There are variables of which no values are made.
    is_at_end: bool,
}

impl<'a> Sampler<'a> {
    pub fn new(program: &'a Arc<Program>, goal: &'a Goal, bottoms: Bottoms) -> Sampler<'a> {
        let mut store = TermStore::new(program.clone());
        let variables = goal.variables.iter().map(|var| {
            let variable = variable(&store, var);
            store.fresh(variable)
        });
        let variables = variables.collect();
        let constants = constants(program, &[&goal.left, &goal.right]);
        let constants = constants.into_iter().filter(|n| program.size().holds(*n)).collect();
        let machine = Machine::new(program.clone(), Limits::default());
        let random = Random(0x9e37_79b9_7f4a_7c15);
        let is_at_end = goal.variables.is_empty();
        Sampler { program, goal, bottoms, store, variables, machine, constants, random, made: 0, is_at_end }
    }

    /// Runs further inputs until there are so many; the first one for which the sides differ.
    pub fn run(&mut self, until: usize, is_late: &dyn Fn() -> bool) -> Option<Counterexample> {
        while self.made < until.min(limits::SAMPLES) && !self.is_at_end && !is_late() {
            effort::spend(limits::SAMPLE_STEPS);
            let size = size_of(self.made);
            self.made += 1;
            if let Some(found) = self.once(size) {
                return Some(found);
            }
        }
        None
    }

    fn once(&mut self, size: usize) -> Option<Counterexample> {
        if self.made.is_multiple_of(limits::SAMPLES_AT_ONCE) {
            // Values that were loaded stay in the machine.
            self.machine = Machine::new(self.program.clone(), Limits::default());
        }
        let mut definitions = Vec::with_capacity(self.variables.len());
        for (var, variable) in self.variables.clone().into_iter().zip(&self.goal.variables) {
            if variable.dictionary {
                continue;
            }
            let Some(value) = self.value(&variable.ty, size, limits::SAMPLE_DEPTH) else {
                self.is_at_end = true;
                return None;
            };
            definitions.push((var, value));
        }
        let mut candidate =
            Candidate { path: Path::default(), observations: Vec::new(), difference: Difference::Values, definitions };
        let Sampler { machine, store, goal, variables, .. } = self;
        candidate.observations = way_to_difference(machine, store, goal, variables, &candidate)?;
        match replay(self.program, &mut self.store, self.goal, &self.variables, self.bottoms, &candidate) {
            // Of these the search knows more.
            Replayed::Differ(found) if found.differs != Differs::Overflow => Some(*found),
            _ => None,
        }
    }

    /// A value of about this size; none where we can make none.
    fn value(&mut self, ty: &Type, size: usize, depth: u32) -> Option<TermId> {
        let depth = depth.checked_sub(1)?;
        let program = self.program.clone();
        match making(&program, ty) {
            Making::Freely => {}
            Making::Number(range) => {
                let numbers: Vec<i64> = (0..=size as i64).collect();
                let all = of_range(&mut self.store, ty, &range, &numbers);
                return self.random.one_of(&all).copied();
            }
            Making::ByFunctions | Making::Parametric => return None,
        }
        if let Some(inner) = inside(&program, ty) {
            return self.value(&inner, size, depth);
        }
        let ty = representation(&self.store, ty.clone());
        if let Some((from, to)) = ty.as_fun() {
            return self.function(&from.clone(), &to.clone(), size, depth);
        }
        if let Some(literal) = self.literal(&ty, size) {
            return Some(self.store.mk_lit(&literal));
        }
        let Type::Con(name, _) = &ty else { return None };
        let data = program.data(program.data_id(*name)?);
        if data.kind != DataKind::Data {
            return None;
        }
        let is_leaf = |con: &&ConId| !fields(&program, **con, &ty).contains(&ty);
        let leaves: Vec<ConId> = data.cons.iter().filter(is_leaf).copied().collect();
        let is_small = size == 0 || self.random.below(size + 1) == 0;
        let con = if is_small && !leaves.is_empty() { &leaves } else { &data.cons };
        let con = *self.random.one_of(con)?;
        let types = fields(&program, con, &ty);
        let parts = types.iter().filter(|field| **field == ty).count().max(1);
        let mut values = Vec::with_capacity(types.len());
        for field in &types {
            let part = if *field == ty { size.saturating_sub(1) / parts } else { size * 2 / 3 };
            let part = if parts > 1 { self.random.below(part * 2 + 1).min(size.saturating_sub(1)) } else { part };
            values.push(self.value(field, part, depth)?);
        }
        Some(self.store.mk_con(con, &values))
    }

    /// Small numbers are the same more often.
    fn literal(&mut self, ty: &Type, size: usize) -> Option<Lit> {
        if *ty == Type::char() {
            let most = if self.random.below(2) == 0 { 4 } else { CHARS.len() };
            return Some(Lit::Char(CHARS[self.random.below(most)]));
        }
        if *ty == Type::double() {
            return self.random.one_of(&DOUBLES).map(|x| Lit::Double(*x));
        }
        let is_number = *ty == Type::int() || *ty == Type::integer();
        if !is_number && !matches!(ty, Type::Var(_)) {
            return None;
        }
        let least = if self.random.below(2) == 0 { 0 } else { -(size as i64) - 1 };
        let mut number = least + self.random.below((size as i64 + 2 - least) as usize) as i64;
        if is_number && !self.constants.is_empty() && self.random.below(6) == 0 {
            number = *self.random.one_of(&self.constants)?;
        }
        Some(if *ty == Type::integer() { Lit::Integer(number.into()) } else { Lit::Int(number) })
    }

    /// A function of its first argument, or of two numbers: a constant, the argument, arithmetic, or a table.
    fn function(&mut self, from: &Type, to: &Type, size: usize, depth: u32) -> Option<TermId> {
        let argument = self.store.mk_bound(0);
        let is_int = *from == Type::int();
        match self.random.below(4) {
            0 if from == to => return Some(self.store.mk_lam(1, argument)),
            1 if is_int && *to == Type::int() => {
                let [factor, more] = [0; 2].map(|_| Lit::Int(self.random.below(7) as i64 - 3));
                let [factor, more] = [factor, more].map(|lit| self.store.mk_lit(&lit));
                let product = self.store.mk_prim(PrimOp::IntMul, &[factor, argument]);
                let sum = self.store.mk_prim(PrimOp::IntAdd, &[product, more]);
                return Some(self.store.mk_lam(1, sum));
            }
            1 if is_int && *to == Type::bool() => {
                let bound = self.literal(from, size)?;
                let bound = self.store.mk_lit(&bound);
                let op = if self.random.below(2) == 0 { PrimOp::IntLe } else { PrimOp::IntGt };
                let compared = self.store.mk_prim(op, &[argument, bound]);
                return Some(self.store.mk_lam(1, compared));
            }
            2 if is_int && to.as_fun().is_some_and(|(second, result)| *second == *from && *result == *from) => {
                let first = self.store.mk_bound(1);
                let op = [PrimOp::IntSub, PrimOp::IntAdd, PrimOp::IntMul][self.random.below(3)];
                let body = self.store.mk_prim(op, &[first, argument]);
                return Some(self.store.mk_lam(2, body));
            }
            _ => {}
        }
        let otherwise = self.value(to, size / 2, depth)?;
        if self.random.below(3) == 0 {
            return Some(self.store.mk_lam(1, otherwise));
        }
        let then = self.value(to, size, depth)?;
        let body = match self.pattern(from, size) {
            Some(pattern) => self.store.mk_case(argument, &[Alternative { pattern, body: then }], Some(otherwise)),
            None => then,
        };
        Some(self.store.mk_lam(1, body))
    }

    /// What tells some values of a type from others.
    fn pattern(&mut self, ty: &Type, size: usize) -> Option<Pattern> {
        let ty = representation(&self.store, ty.clone());
        if let Some(literal) = self.literal(&ty, size).filter(|_| ty != Type::double() && !matches!(ty, Type::Var(_))) {
            let literal = self.store.mk_lit(&literal);
            let Node::Lit(literal) = self.store.node(literal) else { return None };
            return Some(Pattern::Lit(literal));
        }
        let Type::Con(name, _) = &ty else { return None };
        let program = self.program.clone();
        let data = program.data(program.data_id(*name)?);
        if data.kind != DataKind::Data || data.cons.len() < 2 {
            return None;
        }
        let con = *self.random.one_of(&data.cons)?;
        Some(Pattern::Con(con, program.con(con).def.fields.len() as u32))
    }
}

/// Small ones first.
fn size_of(number: usize) -> usize {
    match number / 60 {
        size if size < limits::SAMPLE_SIZE => size,
        _ => number % (limits::SAMPLE_SIZE + 1),
    }
}

/// Letters, digits, and what programs that read texts look for.
const CHARS: [char; 20] =
    ['a', 'b', ' ', '\\', 'c', '"', '\n', '0', '1', '9', 'A', 'Z', '_', '(', ')', ',', '.', '-', '+', '*'];

/// Numbers that look like chance (xorshift), the same ones every time.
struct Random(u64);

impl Random {
    /// A number below this one, which is not nought.
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound.max(1) as u64) as usize
    }

    fn one_of<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        let number = self.below(all.len());
        all.get(number)
    }
}
