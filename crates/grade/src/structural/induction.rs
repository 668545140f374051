//! Rules proved by induction on a finite argument.
//!
//! The other proofs of rules unfold both heads once and go by approximations of the functions. Where a variable of the rule stands for finite
//! values, there is a second way: it is each constructor in turn, both sides are evaluated as far as they go, and the rule
//! may be used wherever the variable stands for a part of the value. No definition is opaque then, and no other rule that is
//! not proved is used. It is plain induction on the size of the value.

use rustc_hash::FxHashMap;
use selfsame_core::program::{DataId, DataKind};
use selfsame_core::term::{Node, TermId, VarId};
use selfsame_core::types::Type;

use super::path::Path;
use super::reduce::{On, Reduced};
use super::rules::{Induction, Rule, Status};
use super::split::possibilities;
use super::{Engine, Side};

/// Lemmas looked for in one comparison, and the work on each.
const MOST_LEMMAS: u32 = 10;
const LEMMA_WORK: u64 = 20_000;

impl Engine {
    /// Proves a rule by induction on one of its variables.
    pub fn prove_by_induction(&mut self, rule: Rule) -> bool {
        if self.is_inducing() || !rule.vars.iter().all(|var| self.store.var(*var).finite) {
            return false;
        }
        let statement = self.statement(&rule);
        if self.not_induced.contains(&statement) {
            return false;
        }
        let vars = rule.vars.clone();
        let holds = vars.into_iter().any(|var| match self.induction_type(&self.store.var(var).ty) {
            Some(data) => self.prove_by_induction_on(var, data, rule.clone()),
            None => false,
        });
        if !holds {
            self.not_induced.insert(statement);
        }
        holds
    }

    pub fn is_inducing(&self) -> bool {
        self.rules.last().is_some_and(|rule| rule.induction.is_some())
    }

    /// The type, if its values have values of itself inside.
    pub fn induction_type(&self, ty: &Type) -> Option<DataId> {
        let Type::Con(name, _) = ty else { return None };
        let program = self.store.program();
        let id = program.data_id(*name)?;
        let data = program.data(id);
        let is_inside = |ty: &Type| matches!(ty, Type::Con(inner, _) if inner == name);
        let grows = data.cons.iter().any(|con| program.con(*con).def.fields.iter().any(is_inside));
        (data.kind == DataKind::Data && grows).then_some(id)
    }

    fn prove_by_induction_on(&mut self, var: VarId, data: DataId, mut rule: Rule) -> bool {
        let head = self.store.mk_def(rule.def);
        let call = self.store.mk_app(head, &rule.patterns);
        let Some(body) = self.unfold_call(call) else { return false };
        let reduced = self.reduce(rule.side, body);
        let unfolded = self.whole(&reduced);
        let (side, replacement) = (rule.side, rule.replacement);
        rule.induction = Some(Induction { var, unfolded });
        let before = self.rules.len();
        let hidden = std::mem::replace(&mut self.hidden, before);
        let used = std::mem::take(&mut self.used);
        let smaller = std::mem::take(&mut self.smaller);
        self.rules.push(rule);
        self.going_on.clear();
        self.nesting += 1;
        let holds = possibilities(&mut self.store, var, data, self.evaluation).into_iter().all(|value| {
            self.smaller.extend(self.store.free_vars(value).iter().copied());
            let [this, other] = [call, replacement].map(|term| self.store.bind(term, var, value));
            let (left, right) = if side == Side::Left { (this, other) } else { (other, this) };
            self.same(left, right, &Path::default())
        });
        self.nesting -= 1;
        self.hidden = hidden;
        self.smaller = smaller;
        self.used = used;
        self.going_on.clear();
        match self.rules.pop() {
            Some(rule) if holds => {
                self.rules.push(Rule { status: Status::Proved, induction: None, ..rule });
                true
            }
            _ => false,
        }
    }

    /// Looks for a proof that two calls are the same, for all finite values of what they have in common. Whether there is one more rule now.
    pub fn lemma(&mut self, l: &Reduced, r: &Reduced) -> bool {
        let (On::Call(f), On::Call(g)) = (&l.on, &r.on) else { return false };
        let is_alone = l.frames.is_empty() && r.frames.is_empty();
        if !is_alone || self.lemmas >= MOST_LEMMAS || self.is_inducing() || self.is_proving_symmetry() {
            return false;
        }
        if self.is_opaque(Side::Left, *f) || self.is_opaque(Side::Right, *g) {
            return false;
        }
        self.lemmas += 1;
        let [left, right] =
            [(Side::Left, l), (Side::Right, r)].map(|(side, reduced)| self.normal_call(side, reduced.focus));
        [(Side::Left, left, right), (Side::Right, right, left)].into_iter().any(|(side, call, replacement)| {
            let Some((def, patterns)) = self.call_parts(call) else { return false };
            let Some((other, _)) = self.call_parts(replacement) else { return false };
            let vars = self.store.free_vars(call).to_vec();
            if !self.store.free_vars(replacement).iter().all(|var| vars.contains(var)) {
                return false;
            }
            // One that could be used again on what it gives would be used for ever.
            if self.matches(call, replacement, &vars, &mut FxHashMap::default()) {
                return false;
            }
            let rule = Rule {
                side,
                def,
                patterns,
                replacement,
                other,
                vars,
                status: Status::Assumed,
                under: self.heads(),
                induction: None,
                is_total: true,
            };
            self.within(LEMMA_WORK, |engine| engine.prove_by_induction(rule))
        })
    }

    /// Whether a rule may be used with these values: one under induction only where its variable is a part.
    pub fn is_smaller(&self, index: usize, values: &FxHashMap<VarId, TermId>) -> bool {
        let Some(induction) = self.rules[index].induction else { return true };
        let value = values.get(&induction.var).map(|value| self.store.node(*value));
        matches!(value, Some(Node::Free(var)) if self.smaller.contains(&var))
    }

    /// A part of what is smaller is smaller.
    pub fn note_parts(&mut self, var: VarId, value: TermId) {
        if self.smaller.contains(&var) {
            self.smaller.extend(self.store.free_vars(value).iter().copied());
        }
    }

    /// A call that has gone one step on is still what the rule under induction says.
    pub fn refolded(&mut self, side: Side, term: TermId) -> Option<TermId> {
        let index = self.rules.len().checked_sub(1)?;
        let rule = &self.rules[index];
        let unfolded = rule.induction.filter(|_| rule.side == side)?.unfolded;
        let (vars, replacement) = (rule.vars.clone(), rule.replacement);
        let mut values = FxHashMap::default();
        let holds = self.matches(unfolded, term, &vars, &mut values) && self.is_smaller(index, &values);
        if !holds {
            return None;
        }
        self.used.insert(index);
        Some(self.store.substitute(replacement, &values))
    }
}
