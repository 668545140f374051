//! How a side is evaluated for the values of a counterexample, step by step, as a person would do it by hand.
//!
//! The verdict does not stand on this: it was made by the concrete evaluator. Here terms are rewritten by the same rules that
//! proofs use, and what does not end soon is left out.

use rustc_hash::FxHashMap;
use selfsame_core::expr::Expr;
use selfsame_core::step::{Rule, Step, Stop, step};
use selfsame_core::term::{Node, TermId, TermStore, VarId};

use crate::limits::{SHOWN_DEPTH, SHOWN_LINES, SHOWN_SIZE, TRACED_STEPS};
use crate::obligation::Observation;

/// The terms that a side becomes, each when the next definition is about to be unfolded, until evaluation has gone where the
/// observations lead. `locals` are the variables of the goal, `values` what others stand for. Long terms are left out, and so is
/// all if the side cannot be read.
pub(crate) fn steps(
    store: &mut TermStore,
    side: &Expr,
    locals: &[(u32, TermId)],
    values: FxHashMap<VarId, TermId>,
    observations: &[Observation],
) -> Vec<String> {
    let Ok(term) = store.import(side, locals) else { return Vec::new() };
    let mut trace = Trace { store, values, lines: Vec::new(), left: TRACED_STEPS };
    let mut term = trace.evaluate(term);
    for observation in observations {
        let Some(at) = term else { break };
        term = match (observation, trace.store.node(at)) {
            (Observation::Field(i), Node::Con(_, fields)) => trace.store.terms(fields).get(*i as usize).copied(),
            (Observation::Apply(var), Node::Lam(..)) => {
                let argument = trace.values.get(var).copied();
                argument.map(|argument| trace.store.mk_app(at, &[argument]))
            }
            _ => None,
        };
        term = term.and_then(|term| trace.evaluate(term));
    }
    trace.lines
}

struct Trace<'a> {
    store: &'a mut TermStore,
    values: FxHashMap<VarId, TermId>,
    lines: Vec<String>,
    left: usize,
}

impl Trace<'_> {
    /// The weak head normal form, if there is one not far away.
    fn evaluate(&mut self, mut term: TermId) -> Option<TermId> {
        self.write(term);
        while self.left > 0 && self.lines.len() < SHOWN_LINES {
            self.left -= 1;
            term = match step(self.store, term) {
                Step::To(next, rule) => {
                    if rule == Rule::Var {
                        self.write(term);
                    }
                    next
                }
                // What a variable stands for is looked up when it is needed.
                Step::Stopped(Stop::Split(var) | Stop::Force(var) | Stop::Apply(var, _)) => {
                    let value = self.values.get(&var).copied()?;
                    self.store.bind(term, var, value)
                }
                Step::Stopped(Stop::Value) => match self.store.node(term) {
                    Node::Free(var) => self.values.get(&var).copied()?,
                    _ => {
                        self.write(term);
                        return Some(term);
                    }
                },
                Step::Stopped(_) => return None,
            };
        }
        None
    }

    fn write(&mut self, term: TermId) {
        let term = self.with_values(term, SHOWN_DEPTH).unwrap_or(term);
        if self.store.size(term) > SHOWN_SIZE || self.lines.len() >= SHOWN_LINES {
            return;
        }
        let line = self.store.show(term);
        if self.lines.last() != Some(&line) {
            self.lines.push(line);
        }
    }

    /// The term with values for its variables, for a reader who was told only of those of the goal. What is made of itself
    /// stays a variable, and so does what others stand for that are known no further.
    fn with_values(&mut self, mut term: TermId, depth: usize) -> Option<TermId> {
        for var in self.store.free_vars(term).to_vec() {
            let value = *self.values.get(&var)?;
            let value = self.with_values(value, depth.checked_sub(1)?)?;
            if self.store.size(value) > SHOWN_SIZE {
                return None;
            }
            term = self.store.bind(term, var, value);
        }
        Some(term)
    }
}
