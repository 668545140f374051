//! What is known of every call of a function: of its arguments, and of its result together with them.
//!
//! Facts are found by [`crate::infer`], and hold for all calls of a run in which no number overflows. They are what is
//! assumed of calls that are not looked up.

use rustc_hash::FxHashMap;
use selfsame_core::prim::PrimOp;
use selfsame_core::program::ConId;
use selfsame_solver::scalar::{Sort, Value as Literal};

use crate::code::LamId;
use crate::formula::{FALSE, TRUE, Term};
use crate::frame::{Frame, FrameId};
use crate::lookup::Lookup;
use crate::value::{Head, Thunk, Value, ValueId};

/// A value in the arguments or the result of a call: one of them, or a field of one when it has this constructor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Leaf {
    pub of: Subject,
    pub field: Option<(ConId, u32)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Subject {
    Param(u32),
    Result,
}

/// True where one of its values is not there, or is no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Atom {
    AtLeast(Leaf, i64),
    AtMost(Leaf, i64),
    /// The first and this constant are at most the second.
    Below(Leaf, i64, Leaf),
    /// What is there was not made with this constructor.
    IsNot(Leaf, ConId),
}

impl Atom {
    fn leaves(&self) -> Vec<Leaf> {
        match self {
            Atom::AtLeast(leaf, _) | Atom::AtMost(leaf, _) | Atom::IsNot(leaf, _) => vec![*leaf],
            Atom::Below(a, _, b) => vec![*a, *b],
        }
    }
}

/// One of these holds.
pub type Clause = Vec<Atom>;

#[derive(Clone, Debug)]
pub struct Fact {
    pub clause: Clause,
    /// While it is not yet proved, what it is assumed under.
    pub switch: Term,
}

impl Fact {
    pub fn is_of_result(&self) -> bool {
        self.clause.iter().flat_map(Atom::leaves).any(|leaf| leaf.of == Subject::Result)
    }
}

pub type Facts = FxHashMap<LamId, Vec<Fact>>;

/// A clause of values.
pub struct Claim {
    pub holds: Term,
    /// When a value in it is not known.
    pub open: Term,
}

impl Lookup<'_> {
    /// What is known of the arguments of a call.
    pub(crate) fn facts_of_args(&mut self, lam: LamId, args: &[Thunk]) -> Term {
        self.known(lam, args, None)
    }

    /// What is known of the arguments of the calls that made an activation and those around it.
    pub(crate) fn facts_of_frame(&mut self, frame: FrameId) -> Term {
        let mut all = TRUE;
        let mut at = frame;
        while let Frame::Pushed { lam, def, args, .. } = self.frames.get(at).clone() {
            let known = self.facts_of_args(lam, &args);
            all = self.formulas.and(all, known);
            at = def;
        }
        all
    }

    /// What is known of the result of a call.
    pub(crate) fn facts_of_result(&mut self, lam: LamId, args: &[Thunk], result: Thunk) -> Term {
        self.known(lam, args, Some(result))
    }

    fn known(&mut self, lam: LamId, args: &[Thunk], result: Option<Thunk>) -> Term {
        let facts = self.facts.get(&lam).cloned().unwrap_or_default();
        let mut all = TRUE;
        for fact in facts.iter().filter(|fact| fact.is_of_result() == result.is_some()) {
            let Claim { holds, .. } = self.claim(&fact.clause, args, result);
            let off = self.formulas.not(fact.switch);
            let assumed = self.formulas.or(off, holds);
            all = self.formulas.and(all, assumed);
        }
        all
    }

    pub(crate) fn claim(&mut self, clause: &[Atom], args: &[Thunk], result: Option<Thunk>) -> Claim {
        let mut claim = Claim { holds: FALSE, open: FALSE };
        for atom in clause {
            let (first, shift, second) = match atom {
                Atom::IsNot(leaf, con) => {
                    let value = self.leaf_value(*leaf, args, result);
                    let is = self.is_con(value, *con);
                    let not = self.formulas.not(is);
                    claim.holds = self.formulas.or(claim.holds, not);
                    claim.open = self.or_open(claim.open, value);
                    continue;
                }
                Atom::AtLeast(leaf, n) => (Side::Number(*n), 0, Side::Leaf(*leaf)),
                Atom::AtMost(leaf, n) => (Side::Leaf(*leaf), 0, Side::Number(*n)),
                Atom::Below(a, shift, b) => (Side::Leaf(*a), *shift, Side::Leaf(*b)),
            };
            let mut there = TRUE;
            let mut terms = Vec::with_capacity(2);
            for side in [first, second] {
                let term = match side {
                    Side::Number(n) => self.formulas.value(Literal::Int(n)),
                    Side::Leaf(leaf) => {
                        let (condition, term, open) = self.leaf(leaf, args, result);
                        there = self.formulas.and(there, condition);
                        claim.open = self.formulas.or(claim.open, open);
                        term
                    }
                };
                terms.push(term);
            }
            let shift = self.formulas.value(Literal::Int(shift));
            let first = self.formulas.op(PrimOp::IntAdd, &[terms[0], shift]).unwrap_or(terms[0]);
            let holds = self.formulas.op(PrimOp::IntLe, &[first, terms[1]]).unwrap_or(FALSE);
            let absent = self.formulas.not(there);
            let holds = self.formulas.or(absent, holds);
            claim.holds = self.formulas.or(claim.holds, holds);
        }
        claim
    }

    fn leaf_value(&mut self, leaf: Leaf, args: &[Thunk], result: Option<Thunk>) -> ValueId {
        let whole = match leaf.of {
            Subject::Param(i) => args.get(i as usize).copied(),
            Subject::Result => result,
        };
        let Some(whole) = whole else { return self.values.make(Value { alts: Box::new([]), open: TRUE }) };
        let value = self.thunk(whole);
        let Some((con, index)) = leaf.field else { return value };
        let whole = self.values.get(value).clone();
        let mut parts = Vec::with_capacity(whole.alts.len());
        for (condition, head) in &whole.alts {
            if let Head::Con(found, fields) = head
                && *found == con
                && let Some(field) = fields.get(index as usize)
            {
                let field = self.thunk(*field);
                parts.push((*condition, field));
            }
        }
        self.join(&parts, whole.open)
    }

    /// When the number is there, what it is, and when that is not known.
    fn leaf(&mut self, leaf: Leaf, args: &[Thunk], result: Option<Thunk>) -> (Term, Term, Term) {
        let zero = self.formulas.value(Literal::Int(0));
        let value = self.leaf_value(leaf, args, result);
        let value = self.values.get(value);
        let scalar = value.alts.iter().find_map(|(condition, head)| match head {
            Head::Scalar(term) => Some((*condition, *term)),
            _ => None,
        });
        match scalar {
            None => (FALSE, zero, value.open),
            Some((condition, term)) if self.formulas.sort(term) == Sort::Int => (condition, term, value.open),
            // A function of many types: what is said of numbers is not known of this.
            Some((condition, _)) => (FALSE, zero, self.formulas.or(value.open, condition)),
        }
    }
}

enum Side {
    Number(i64),
    Leaf(Leaf),
}
