//! Proofs that nothing reaches the target although the search for inputs never ends.
//!
//! The search leaves calls open that it does not enter, and of an open call nothing is known. Here what is left out is anything
//! that has the right shape ([`crate::any`]) and satisfies the invariants ([`crate::infer`]). If the target's condition has no
//! solution even so, no run reaches it. A solution is none of the program; it shows which calls it needed to be something
//! they are perhaps not, and those are looked at next.

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_solver::scalar::Value as Literal;

use crate::code::{LamId, MAIN};
use crate::formula::{Assignment, Formulas, Node, Term};
use crate::lookup::Lookup;
use crate::open::Open;

/// The open lookups on which it depends that a formula holds under a model.
pub fn needed(lookup: &Lookup<'_>, model: &Assignment, formula: Term) -> Vec<Open> {
    let opens = lookup.opens.by_term();
    let mut walk = Walk {
        formulas: &lookup.formulas,
        model,
        known: FxHashMap::default(),
        seen: FxHashSet::default(),
        met: Vec::new(),
    };
    walk.because(formula);
    let mut needed: Vec<(Term, Open)> =
        walk.met.iter().filter_map(|term| opens.get(term).map(|open| (*term, *open))).collect();
    needed.sort_unstable_by_key(|(term, _)| *term);
    needed.into_iter().map(|(_, open)| open).collect()
}

/// The functions whose invariants would say more of these: those called, and what they call in turn; together with those of
/// which invariants are known already, since the invariants of one may need those of another. None when all are known.
pub fn functions(lookup: &Lookup<'_>, opens: &[Open]) -> Vec<LamId> {
    let called = opens.iter().filter_map(|open| match open {
        Open::Call(_, lam, _) => Some(*lam),
        Open::Caller(frame, _) => Some(lookup.frames.lam(*frame)),
        Open::Gap(_) | Open::Line(..) => None,
    });
    let mut seen = vec![false; lookup.code.lams.len()];
    let mut todo: Vec<LamId> = called.collect();
    while let Some(lam) = todo.pop() {
        if !std::mem::replace(&mut seen[lam.0 as usize], true) {
            todo.extend(&lookup.flow.callees[lam.0 as usize]);
        }
    }
    let code = lookup.code;
    let mut is_worth = lookup.flow.recursive.clone();
    // What is captured is an argument of a function around.
    let met: Vec<usize> = (0..seen.len()).filter(|lam| seen[*lam] && lookup.flow.recursive[*lam]).collect();
    for lam in met {
        let mut around = code.lams[lam].scope;
        while around != MAIN {
            (seen[around.0 as usize], is_worth[around.0 as usize]) = (true, true);
            around = code.lam(around).scope;
        }
    }
    let worth = |lam: &LamId| is_worth[lam.0 as usize] && !code.lam(*lam).params.is_empty();
    let met = (0..seen.len()).filter(|lam| seen[*lam]).map(|lam| LamId(lam as u32));
    let mut lams: Vec<LamId> = met.filter(worth).collect();
    if lams.iter().all(|lam| lookup.facts.contains_key(lam)) {
        return Vec::new();
    }
    lams.extend(lookup.facts.keys());
    lams.sort_unstable();
    lams.dedup();
    lams
}

struct Walk<'a> {
    formulas: &'a Formulas,
    model: &'a Assignment,
    known: FxHashMap<Term, Option<Literal>>,
    seen: FxHashSet<Term>,
    /// Unknown truth values that are true.
    met: Vec<Term>,
}

impl Walk<'_> {
    fn truth(&mut self, term: Term) -> bool {
        self.formulas.evaluate(self.model, &mut self.known, term) == Some(Literal::Bool(true))
    }

    /// Why the term has its value: of parts each of which is enough, one counts.
    fn because(&mut self, term: Term) {
        if !self.seen.insert(term) {
            return;
        }
        let formulas = self.formulas;
        match formulas.node(term) {
            Node::Lit(_) => {}
            Node::Unknown(_) => {
                if self.truth(term) {
                    self.met.push(term);
                }
            }
            Node::Not(inner) => self.because(*inner),
            Node::And(parts) | Node::Or(parts) => {
                let is_or = matches!(formulas.node(term), Node::Or(_));
                if self.truth(term) == is_or {
                    let enough: Vec<Term> = parts.iter().copied().filter(|part| self.truth(*part) == is_or).collect();
                    let seen = enough.iter().find(|part| self.seen.contains(part));
                    if seen.is_none()
                        && let Some(first) = enough.first()
                    {
                        self.because(*first);
                    }
                } else {
                    parts.iter().for_each(|part| self.because(*part));
                }
            }
            Node::Op(_, args) => args.iter().for_each(|arg| self.because(*arg)),
            Node::Ite(condition, yes, no) => {
                self.because(*condition);
                let taken = if self.truth(*condition) { *yes } else { *no };
                self.because(taken);
            }
        }
    }
}
