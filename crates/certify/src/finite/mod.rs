//! Which terms have finite total values, by looking at the definitions they call.
//!
//! # Why the answer is right
//!
//! A call is analysed for what is known of its arguments: a [`Mode`] each, or the term itself where it is a closed function
//! or class dictionary. The body is evaluated abstractly: a `case` on a value that is defined goes into every alternative
//! with fields of the modes that the scrutinee's mode gives them, a `case` on anything else, a bottom and a partial primitive have
//! no mode, and a constructor has what its fields have in common. A recursive call is taken to have the mode that the
//! analysis comes to in the end. So every claim follows from the same claims about the calls made, and claims are about
//! values that evaluation reaches after finitely many calls: an infinite sequence of calls, each made while evaluating
//! completely what the one before stands for, is excluded by [`crate::descent`].
//!
//! Where that cannot be excluded, a term may still be total: any number of levels of it (see [`crate::causal`]) take finitely many calls. Then
//! nothing but totality is claimed of calls, and how many levels are asked for is one more argument that may get smaller: below a
//! constructor it does, an argument of a call is asked for what the callee's levels over it say, and of what a `case` or a primitive looks at anything may be
//! asked. That a call with arguments that are total to so many levels is as total as the analysis says of total ones is because these
//! arguments are, to these levels, the same as total ones.
//!
//! The same analysis finds which terms need the whole spine of a variable: see [`crate::failure`].

mod analysis;
mod claim;
mod counting;
mod spine;

use std::cell::Cell;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::program::{ConId, DataKind};
use selfsame_core::step::{is_data, representation};
use selfsame_core::symbol::Symbol;
use selfsame_core::term::{TermId, TermStore, VarId};
use selfsame_core::types::Type;

use crate::causal::{Along, Causality, Levels};
use crate::descent::terminates;
use crate::failure::Failure;
use crate::mode::Mode;
use crate::wellformed::strict_fields;
use analysis::Analysis;
use claim::{Env, Key, Value, is_failing};
use spine::Spine;

/// Answers questions about the terms of one store. Variables are what the store says, or of finite spine.
#[derive(Default)]
pub struct Finiteness {
    spines: FxHashSet<VarId>,
    approximated: FxHashSet<VarId>,
    of_terms: FxHashMap<TermId, Mode>,
    of_calls: FxHashMap<Key, Value>,
    /// The same, with how large results are.
    of_sized_calls: FxHashMap<Key, Value>,
    of_spines: FxHashMap<TermId, Option<(Option<VarId>, i64)>>,
    /// How many values were taken apart so far: what is known of a call may speak of them.
    parts: Cell<usize>,
    pub(crate) causality: Causality,
}

impl Finiteness {
    /// From now on the variable stands for values with a finite spine.
    pub fn assume_spine(&mut self, var: VarId) {
        self.spines.insert(var);
    }

    /// Whether a finite spine was assumed of the variable.
    pub fn has_spine(&self, var: VarId) -> bool {
        self.spines.contains(&var)
    }

    /// From now on the variable stands for values whose spine is cut off somewhere: finitely many constructors along it, and
    /// where it does not end with one of them, a bottom.
    pub fn approximate(&mut self, var: VarId) {
        self.approximated.insert(var);
    }

    /// Whether the variable stands for values that are cut off.
    pub fn is_approximated(&self, var: VarId) -> bool {
        self.approximated.contains(&var)
    }

    /// What is known of a variable.
    pub fn of_variable(&self, store: &TermStore, var: VarId) -> Mode {
        let variable = store.var(var);
        let mut result = &variable.ty;
        while let Some((_, of)) = result.as_fun() {
            result = of;
        }
        let evaluated = if variable.evaluated { of_evaluated(store, &variable.ty) } else { Mode::ANY };
        let finite = variable.finite || (variable.total && is_flat(store, result, &mut Vec::new()));
        let total = finite || variable.total;
        Mode { spine: finite || self.spines.contains(&var), total, finite }.with(evaluated)
    }

    /// What is known of a term without loose indices.
    pub fn of(&mut self, store: &mut TermStore, term: TermId) -> Mode {
        if let Some(known) = self.of_terms.get(&term) {
            return *known;
        }
        let mode = self.ending(store, term).or_else(|| self.going_on(store, term)).unwrap_or(Mode::ANY);
        self.of_terms.insert(term, mode);
        mode
    }

    /// When evaluating the term completely takes finitely many calls.
    fn ending(&mut self, store: &mut TermStore, term: TermId) -> Option<Mode> {
        let mut analysis = Analysis::new(store, self, None);
        let value = analysis.eval(term, &Env::default());
        let mode = analysis.mode(&value);
        let (calls, failed, done) = (analysis.calls, analysis.failed, analysis.done);
        let is_sound = !failed && terminates(&calls);
        if is_sound {
            self.of_calls.extend(done);
            return Some(mode);
        }
        if failed { None } else { self.sized(store, term).map(|(mode, _)| mode) }
    }

    /// When calls are for something that has fewer constructors, and not only for parts.
    fn sized(&mut self, store: &mut TermStore, term: TermId) -> Option<(Mode, Spine)> {
        let mut analysis = Analysis { is_sized: true, ..Analysis::new(store, self, None) };
        let value = analysis.eval(term, &Env::default());
        let (mode, spine) = (analysis.mode(&value), analysis.spines(&value).own);
        let (calls, failed, done) = (analysis.calls, analysis.failed, analysis.done);
        let is_sound = !failed && terminates(&calls);
        if is_sound {
            self.of_sized_calls.extend(done);
        }
        is_sound.then_some((mode, spine))
    }

    /// How many constructors the spine of a term has at most: so many, and those of a variable's spine.
    pub(crate) fn spine(&mut self, store: &mut TermStore, term: TermId) -> Option<(Option<VarId>, i64)> {
        if let Some(known) = self.of_spines.get(&term) {
            return *known;
        }
        let found = match self.sized(store, term) {
            Some((mode, Spine::AtMost(count))) if mode.spine => Some((None, count)),
            Some((mode, Spine::Beyond(bounds))) if mode.spine => {
                let all = bounds.all().map(|(var, more)| (VarId(var as u32), more));
                let data = all.filter(|(var, _)| is_data(store, &store.var(*var).ty));
                data.min_by_key(|(_, more)| *more).map(|(var, more)| (Some(var), more))
            }
            _ => None,
        };
        self.of_spines.insert(term, found);
        found
    }

    /// When evaluating any number of levels of the term takes finitely many calls.
    fn going_on(&mut self, store: &mut TermStore, term: TermId) -> Option<Mode> {
        let mut causality = std::mem::take(&mut self.causality);
        let mut analysis = Analysis { causality: Some(&mut causality), ..Analysis::new(store, self, None) };
        let value = analysis.eval(term, &Env::default());
        let is_total = analysis.mode(&value).total;
        let is_sound = !analysis.failed && terminates(&analysis.calls);
        self.causality = causality;
        (is_total && is_sound).then_some(Mode::TOTAL)
    }

    /// How many more levels of a term than of a part are sure to be the same where the part's are: see [`crate::causal`]. The
    /// largest number when the part does not matter.
    pub fn levels(&mut self, store: &mut TermStore, along: Along, whole: TermId, part: TermId) -> Option<i32> {
        match self.causality.of_part(store, along, whole, part) {
            Levels::Unknown => None,
            Levels::More(levels) => Some(levels),
            Levels::All => Some(i32::MAX),
        }
    }

    /// Whether the term has a weak head normal form only where the variable's spine is finite: where that is infinite, it
    /// never ends, and where it ends in a bottom, it is that bottom.
    pub fn needs(&self, store: &mut TermStore, term: TermId, var: VarId) -> bool {
        let is_total = store.var(var).total;
        let mut analysis = Analysis::new(store, self, Some(var));
        let value = analysis.eval(term, &Env::default());
        let fails = analysis.failure(&value).0 == Failure::Head;
        let failing: FxHashSet<usize> =
            analysis.nodes.iter().filter(|(key, _)| is_failing(key)).map(|(_, node)| *node).collect();
        let mut calls = analysis.calls;
        if is_total {
            // A spine without an end and without bottoms: that what needs it never ends is all that is claimed.
            calls.retain(|call| !failing.contains(&call.caller));
        }
        fails && !analysis.failed && terminates(&calls)
    }
}

/// Whether a statement without conditions that holds of values of finitely many constructors holds of all that the variable may be:
/// nothing may be claimed of it that a value cut off somewhere does not have.
pub fn may_be_cut_off(store: &TermStore, var: VarId) -> bool {
    let variable = store.var(var);
    let ty = representation(store, variable.ty.clone());
    let Type::Con(name, _) = &ty else { return false };
    let program = store.program();
    let is_recursive = |con: &ConId| recursive_fields(store, *con).contains(&true);
    let has_spine = program.data_id(*name).is_some_and(|id| program.data(id).cons.iter().any(is_recursive));
    has_spine && is_data(store, &ty) && !variable.total && !variable.finite
}

/// What holds of every value of the type that is no bottom.
fn of_evaluated(store: &TermStore, ty: &Type) -> Mode {
    match is_plain(&representation(store, ty.clone())) {
        true => Mode::FINITE,
        false => Mode { spine: has_strict_spine(store, ty), ..Mode::ANY },
    }
}

/// Whether data of the type that is no bottom has a finite spine, because all fields that lead along it are strict: such a value is there only when
/// everything that they lead to is.
fn has_strict_spine(store: &TermStore, ty: &Type) -> bool {
    let Type::Con(name, _) = &representation(store, ty.clone()) else { return false };
    let program = store.program();
    let Some(data) = program.data_id(*name).map(|id| program.data(id)) else { return false };
    let is_strict = |con: &ConId| {
        recursive_fields(store, *con)
            .into_iter()
            .zip(strict_fields(store, *con))
            .all(|(recursive, strict)| strict || !recursive)
    };
    data.kind == DataKind::Data && !data.cons.is_empty() && data.cons.iter().all(is_strict)
}

/// A number or a character.
fn is_plain(ty: &Type) -> bool {
    [Type::int(), Type::integer(), Type::double(), Type::char()].contains(ty)
}

/// Whether total values of the type are finite, because no data type is part of itself. `within` are those around it.
fn is_flat(store: &TermStore, ty: &Type, within: &mut Vec<Symbol>) -> bool {
    let ty = representation(store, ty.clone());
    if is_plain(&ty) {
        return true;
    }
    let Type::Con(name, args) = &ty else { return false };
    let program = store.program();
    let Some(data) = program.data_id(*name).map(|id| program.data(id)) else { return false };
    if data.kind != DataKind::Data || data.cons.is_empty() || within.contains(name) {
        return false;
    }
    within.push(*name);
    let of = |param: Symbol| data.params.iter().position(|p| *p == param).and_then(|i| args.get(i).cloned());
    let mut fields = data.cons.iter().flat_map(|con| &program.con(*con).def.fields);
    let flat = fields.all(|field| is_flat(store, &field.subst(&of), within));
    within.pop();
    flat
}

/// Which fields of a constructor are of the type that it makes, for the same parameters.
pub(crate) fn recursive_fields(store: &TermStore, con: ConId) -> Vec<bool> {
    let program = store.program();
    let con = program.con(con);
    let data = program.data(con.data);
    let is_param = |(ty, param): (&Type, &Symbol)| *ty == Type::Var(*param);
    let is_whole = |ty: &Type| match ty {
        Type::Con(name, args) => {
            *name == data.name && args.len() == data.params.len() && args.iter().zip(&data.params).all(is_param)
        }
        _ => false,
    };
    con.def.fields.iter().map(is_whole).collect()
}
