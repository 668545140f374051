//! Lemmas found from below: small terms over the functions of the goal that have the same values on small inputs.

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_certify::{Law, Sequent};
use selfsame_core::expr::Lit;
use selfsame_core::prim::PrimOp;
use selfsame_core::program::DataKind;
use selfsame_core::symbol::Symbol as Name;
use selfsame_core::term::{DefId, Node, TermId, TermStore, VarId, Variable};
use selfsame_core::types::Type;

use super::Prover;
use crate::cases::places;
use crate::lemma::is_known;

/// Closed values that are noted, and how large they are at most.
const GIVEN: usize = 4;
const GIVEN_SIZE: u32 = 4;
/// Functions that terms are made of.
const SYMBOLS: usize = 7;
/// Further ones of the same program, and how many of it are looked at.
const OPERATORS: usize = 3;
const GLOBALS: usize = 200;
/// Terms that are made.
const TERMS: usize = 700;
/// Variables of one type.
const VARIABLES: usize = 3;
/// Equations that are tried, and lemmas that are kept.
const EQUATIONS: usize = 80;
const LAWS: usize = 16;
/// What the proof of an equation may cost, and the moves for it.
const PRICE: u32 = 5;
const FUEL: u32 = 250;
/// Larger terms than this are not made.
const SIZE: u32 = 14;

/// How lists are put together in the library.
pub(super) const APPEND: &str = "GHC.List.++";

/// A function as it is called: with these dictionaries and closed functions, for arguments of these types.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Symbol {
    head: Head,
    slots: Vec<Slot>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Head {
    Function(TermId),
    Operation(PrimOp),
}

impl Symbol {
    pub fn slots(&self) -> &[Slot] {
        &self.slots
    }

    pub fn applied(&self, store: &mut TermStore, args: &[TermId]) -> TermId {
        match self.head {
            Head::Function(head) => store.mk_app(head, args),
            Head::Operation(op) => store.mk_prim(op, args),
        }
    }

    /// Whether it makes a value of two of this type.
    pub fn is_on(&self, ty: &Type) -> bool {
        matches!(&self.slots[..], [Slot::Of(left), Slot::Of(right)] if left == ty && right == ty)
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Slot {
    Fixed(TermId),
    Of(Type),
}

impl Prover<'_> {
    /// Notes the functions that a sequent calls, and the closed values that it gives them.
    pub(super) fn note_symbols(&mut self, sequent: &Sequent) {
        self.note_given(sequent);
        if self.memory.symbols.len() >= SYMBOLS {
            return;
        }
        for whole in sequent.sides.iter().chain(sequent.facts.iter().flatten()) {
            for (_, part) in places(self.store, *whole) {
                if let Some(symbol) = self.symbol(part)
                    && self.memory.symbols.len() < SYMBOLS
                    && !self.memory.symbols.contains(&symbol)
                {
                    self.memory.symbols.push(symbol);
                }
            }
        }
    }

    fn note_given(&mut self, sequent: &Sequent) {
        if self.memory.given.len() >= GIVEN {
            return;
        }
        for side in sequent.sides {
            for (_, part) in places(self.store, side) {
                let Node::App(_, args) = self.store.node(part) else { continue };
                for arg in self.store.terms(args).to_vec() {
                    let is_value = matches!(self.store.node(arg), Node::Con(..))
                        && self.store.free_vars(arg).is_empty()
                        && self.store.loose(arg) == 0
                        && self.store.size(arg) <= GIVEN_SIZE;
                    if is_value && self.memory.given.len() < GIVEN && !self.memory.given.contains(&arg) {
                        self.memory.given.push(arg);
                    }
                }
            }
        }
    }

    fn symbol(&mut self, call: TermId) -> Option<Symbol> {
        let Node::App(head, args) = self.store.node(call) else { return None };
        if !matches!(self.store.node(head), Node::Def(_)) || self.store.loose(call) > 0 {
            return None;
        }
        let result = self.store.type_of(call).filter(is_known)?;
        if result.as_fun().is_some() {
            return None;
        }
        let mut slots = Vec::new();
        for arg in self.store.terms(args).to_vec() {
            let ty = self.store.type_of(arg).filter(is_known)?;
            let is_closed = self.store.free_vars(arg).is_empty();
            slots.push(match self.is_dictionary(&ty) {
                true if !is_closed => return None,
                false if !is_closed || ty.as_fun().is_none() => Slot::Of(ty),
                _ => Slot::Fixed(arg),
            });
        }
        Some(Symbol { head: Head::Function(head), slots })
    }

    /// Functions that make a value of two of the same type: what accumulators do is often said with these.
    pub(super) fn operators(&mut self) -> Vec<Symbol> {
        let program = self.store.program().clone();
        let mut types: Vec<Type> = Vec::new();
        for slot in self.memory.symbols.iter().flat_map(|symbol| &symbol.slots) {
            if let Slot::Of(ty @ Type::Con(..)) = slot
                && ty.as_fun().is_none()
                && *ty != Type::bool()
                && !types.contains(ty)
            {
                types.push(ty.clone());
            }
        }
        let on = |head, ty: &Type| Symbol { head, slots: vec![Slot::Of(ty.clone()), Slot::Of(ty.clone())] };
        let mut found = Vec::new();
        for ty in &types {
            let operations: &[PrimOp] = match ty {
                ty if *ty == Type::int() => &[PrimOp::IntAdd, PrimOp::IntMul],
                ty if *ty == Type::integer() => &[PrimOp::IntegerAdd, PrimOp::IntegerMul],
                _ => &[],
            };
            found.extend(operations.iter().map(|operation| on(Head::Operation(*operation), ty)));
        }
        let append = program.global_id(Name::new(APPEND)).map(|id| (id, program.global(id)));
        for (id, global) in program.globals().take(GLOBALS).chain(append) {
            for ty in &types {
                let wanted = Type::funs([ty.clone(), ty.clone()], ty.clone());
                let body = match &global.ty {
                    Type::Forall(_, context, body) if context.is_empty() => body,
                    ty => ty,
                };
                if body.covers(&wanted) && !matches!(body, Type::Var(_)) {
                    let head = self.store.mk_def(DefId::Global(id));
                    found.push(on(Head::Function(head), ty));
                }
            }
        }
        found
    }

    pub(super) fn is_dictionary(&self, ty: &Type) -> bool {
        let Type::Con(name, _) = ty else { return false };
        let program = self.store.program();
        program.data_id(*name).is_some_and(|id| program.data(id).kind == DataKind::Dictionary)
    }

    /// Proves equations between small terms, the smallest first, and keeps them as laws.
    pub(super) fn explore(&mut self) {
        for operator in self.operators() {
            if self.memory.symbols.len() < SYMBOLS + OPERATORS && !self.memory.symbols.contains(&operator) {
                self.memory.symbols.push(operator);
            }
        }
        let (variables, terms) = self.small_terms();
        let assignments = self.assignments(&variables);
        if assignments.is_empty() {
            return;
        }
        let mut classes: FxHashMap<(Type, Vec<TermId>), TermId> = FxHashMap::default();
        let mut equations: Vec<[TermId; 2]> = Vec::new();
        for (term, ty) in terms {
            if (self.expired)() {
                return;
            }
            let values: Option<Vec<TermId>> = assignments.iter().map(|of| self.value(term, of)).collect();
            let Some(values) = values else { continue };
            match classes.get(&(ty.clone(), values.clone())) {
                Some(known) => equations.push([term, *known]),
                None => {
                    classes.insert((ty, values), term);
                }
            }
        }
        self.keep_provable(equations);
    }

    fn keep_provable(&mut self, equations: Vec<[TermId; 2]>) {
        let (mut tried, mut kept) = (0, 0);
        for sides in equations {
            if tried >= EQUATIONS || kept >= LAWS || (self.expired)() {
                return;
            }
            self.fuel = FUEL;
            let sequent = Sequent::plain(Vec::new(), sides);
            let Some(simpler) = self.simplify(sequent, &mut Vec::new()) else { continue };
            let is_con = |side: &TermId| matches!(self.store.node(*side), Node::Con(..));
            if simpler.sides.iter().all(is_con) {
                continue;
            }
            tried += 1;
            let law: Law = self.law_of(Vec::new(), simpler.sides);
            kept += usize::from(self.lemma(law, PRICE).is_some());
        }
    }

    /// Terms with their types, the smallest first, and the variables they are made of.
    fn small_terms(&mut self) -> (Vec<VarId>, Vec<(TermId, Type)>) {
        let symbols = self.memory.symbols.clone();
        let mut types: Vec<Type> = Vec::new();
        for slot in symbols.iter().flat_map(|symbol| &symbol.slots) {
            if let Slot::Of(ty) = slot
                && !types.contains(ty)
            {
                types.push(ty.clone());
            }
        }
        let mut variables = Vec::new();
        let mut atoms: Vec<(TermId, Type)> = Vec::new();
        for ty in &types {
            let count = if ty.as_fun().is_some() { 1 } else { VARIABLES };
            for _ in 0..count {
                let variable = Variable { total: true, finite: true, ..Variable::new("v", ty.clone()) };
                let variable = self.store.fresh(variable);
                variables.push(variable);
                atoms.push((self.store.mk_free(variable), ty.clone()));
            }
            atoms.extend(self.constants(ty).into_iter().map(|constant| (constant, ty.clone())));
        }
        for ty in &types {
            atoms.extend(self.successors(ty, &variables));
        }
        let mut terms = atoms.clone();
        let mut last = atoms.clone();
        for _ in 0..2 {
            let mut next: Vec<(TermId, Type)> = Vec::new();
            for symbol in &symbols {
                self.applications(symbol, &terms, &last, &mut next);
            }
            next.sort_by_key(|(term, _)| self.open_size(*term));
            next.dedup();
            terms.extend(next.iter().cloned());
            last = next;
            if terms.len() >= 4 * TERMS {
                break;
            }
        }
        terms.retain(|(term, _)| self.is_canonical(*term, &variables));
        terms.sort_by_key(|(term, _)| self.open_size(*term));
        terms.truncate(TERMS);
        (variables, terms)
    }

    /// The function applied to known terms, at least one of them of the last round.
    fn applications(
        &mut self,
        symbol: &Symbol,
        known: &[(TermId, Type)],
        last: &[(TermId, Type)],
        found: &mut Vec<(TermId, Type)>,
    ) {
        let mut partial: Vec<Vec<TermId>> = vec![Vec::new()];
        for slot in &symbol.slots {
            let choices: Vec<TermId> = match slot {
                Slot::Fixed(term) => vec![*term],
                Slot::Of(ty) => known.iter().filter(|(_, other)| other == ty).map(|(term, _)| *term).collect(),
            };
            let mut next = Vec::new();
            for args in &partial {
                for choice in &choices {
                    let size: u32 = args.iter().chain([choice]).map(|arg| self.open_size(*arg)).sum();
                    if size < SIZE && next.len() < 3 * TERMS {
                        next.push(args.iter().copied().chain([*choice]).collect());
                    }
                }
            }
            partial = next;
        }
        let is_last: FxHashSet<TermId> = last.iter().map(|(term, _)| *term).collect();
        for args in partial {
            if (self.expired)() {
                return;
            }
            if !args.iter().any(|arg| is_last.contains(arg)) {
                continue;
            }
            let term = symbol.applied(self.store, &args);
            if let Some(ty) = self.store.type_of(term).filter(is_known) {
                found.push((term, ty));
            }
        }
    }

    /// Whether the variables of each type occur in the order in which they were made, none left out.
    fn is_canonical(&self, term: TermId, variables: &[VarId]) -> bool {
        let mut seen: Vec<VarId> = Vec::new();
        let mut stack = vec![term];
        while let Some(next) = stack.pop() {
            if let Node::Free(var) = self.store.node(next)
                && !seen.contains(&var)
            {
                let ty = &self.store.var(var).ty;
                let is_earlier = |other: &&VarId| **other < var && self.store.var(**other).ty == *ty;
                if !variables.iter().filter(is_earlier).all(|other| seen.contains(other)) {
                    return false;
                }
                seen.push(var);
            }
            stack.extend(self.store.subterms(next).into_iter().rev());
        }
        true
    }

    /// The constructors of a type applied to variables.
    fn successors(&mut self, ty: &Type, variables: &[VarId]) -> Vec<(TermId, Type)> {
        let program = self.store.program().clone();
        let Type::Con(name, args) = ty else { return Vec::new() };
        let Some(data) = program.data_id(*name).map(|id| program.data(id)) else { return Vec::new() };
        let of = |param| data.params.iter().position(|p| *p == param).and_then(|i| args.get(i).cloned());
        let mut found = Vec::new();
        for con in &data.cons {
            let fields: Vec<Type> = program.con(*con).def.fields.iter().map(|field| field.subst(&of)).collect();
            let first =
                |field: &Type| variables.iter().copied().filter(|var| self.store.var(*var).ty == *field).collect();
            let choices: Vec<Vec<VarId>> = fields.iter().map(first).collect();
            let least = choices.iter().map(Vec::len).min().unwrap_or(0);
            for i in 0..least {
                let fields: Vec<TermId> = choices.iter().map(|choices| self.store.mk_free(choices[i])).collect();
                found.push((self.store.mk_con(*con, &fields), ty.clone()));
            }
        }
        found
    }

    /// The constructors of a type that have no fields; of numbers, zero and one.
    pub(super) fn constants(&mut self, ty: &Type) -> Vec<TermId> {
        if *ty == Type::int() || *ty == Type::integer() {
            let literal = |n: i64| if *ty == Type::int() { Lit::Int(n) } else { Lit::Integer(n.into()) };
            return [0, 1].map(|n| self.store.mk_lit(&literal(n))).to_vec();
        }
        let Type::Con(name, _) = ty else { return Vec::new() };
        let program = self.store.program().clone();
        let Some(data) = program.data_id(*name).map(|id| program.data(id)) else { return Vec::new() };
        let is_constant = |con: &&selfsame_core::program::ConId| program.con(**con).def.fields.is_empty();
        data.cons.iter().filter(is_constant).map(|con| self.store.mk_con(*con, &[])).collect()
    }
}
