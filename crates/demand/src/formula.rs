//! Hash-consed formulas: the constraints of the paper's Φ over stack-indexed variables, closed under choice.
//!
//! Equal formulas are equal numbers. What is built of constants is computed when it is made, so that the part of a program
//! that does not depend on input costs the solver nothing.

use std::time::Instant;

use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};
use selfsame_core::delta::{Delta, delta};
use selfsame_core::effort;
use selfsame_core::expr::Lit;
use selfsame_core::prim::PrimOp;
use selfsame_solver::scalar::{Sort, Value};
use smallvec::SmallVec;

use crate::limits;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Term(pub u32);

/// An unknown: something read, or a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Unknown(pub u32);

pub const FALSE: Term = Term(0);
pub const TRUE: Term = Term(1);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Node {
    Lit(Value),
    Unknown(Unknown),
    Not(Term),
    /// Sorted, without repetition, at least two.
    And(SmallVec<[Term; 4]>),
    Or(SmallVec<[Term; 4]>),
    Op(PrimOp, SmallVec<[Term; 2]>),
    Ite(Term, Term, Term),
}

/// All formulas of a search.
pub struct Formulas {
    nodes: IndexSet<Node, FxBuildHasher>,
    sorts: Vec<Sort>,
    unknowns: Vec<Sort>,
    /// Unknowns that are not read but stand for values of the program.
    values: FxHashSet<Unknown>,
    limit: Limit,
}

/// Where making formulas ends. What is made beyond is of no use, and only ends soon.
#[derive(Clone, Copy, Debug)]
struct Limit {
    formulas: usize,
    deadline: Option<Instant>,
    /// Until the clock is looked at.
    ticks: u32,
    is_passed: bool,
}

impl Default for Formulas {
    fn default() -> Formulas {
        let mut formulas = Formulas {
            nodes: IndexSet::default(),
            sorts: Vec::new(),
            unknowns: Vec::new(),
            values: FxHashSet::default(),
            limit: Limit { formulas: usize::MAX, deadline: None, ticks: limits::TICKS, is_passed: false },
        };
        formulas.make(Node::Lit(Value::Bool(false)), Sort::Bool);
        formulas.make(Node::Lit(Value::Bool(true)), Sort::Bool);
        formulas
    }
}

impl Formulas {
    fn make(&mut self, node: Node, sort: Sort) -> Term {
        effort::spend(1);
        let (index, is_new) = self.nodes.insert_full(node);
        if is_new {
            self.sorts.push(sort);
            self.limit.is_passed |= index >= self.limit.formulas;
        }
        Term(index as u32)
    }

    /// From now on so many formulas can be made, until then.
    pub fn allow(&mut self, more: usize, deadline: Option<Instant>) {
        let formulas = self.nodes.len().saturating_add(more);
        self.limit = Limit { formulas, deadline, ticks: limits::TICKS, is_passed: false };
    }

    /// Whether formulas made since the last [`Formulas::allow`] are not to be used.
    pub fn is_spoiled(&self) -> bool {
        self.limit.is_passed
    }

    fn tick(&mut self) {
        match self.limit.ticks.checked_sub(1) {
            Some(left) => self.limit.ticks = left,
            None => {
                self.limit.ticks = limits::TICKS;
                self.limit.is_passed |= effort::is_late(self.limit.deadline);
            }
        }
    }

    pub fn node(&self, term: Term) -> &Node {
        &self.nodes[term.0 as usize]
    }

    pub fn sort(&self, term: Term) -> Sort {
        self.sorts[term.0 as usize]
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn unknown_sort(&self, unknown: Unknown) -> Sort {
        self.unknowns[unknown.0 as usize]
    }

    pub fn unknown(&mut self, sort: Sort) -> (Unknown, Term) {
        let unknown = Unknown(self.unknowns.len() as u32);
        self.unknowns.push(sort);
        (unknown, self.make(Node::Unknown(unknown), sort))
    }

    /// An unknown that is not read: whatever value of its sort a program may have.
    pub fn any(&mut self, sort: Sort) -> Term {
        let (unknown, term) = self.unknown(sort);
        self.values.insert(unknown);
        term
    }

    /// Whether an unknown is something that can be typed.
    pub fn is_read(&self, unknown: Unknown) -> bool {
        !self.values.contains(&unknown)
    }

    pub fn value(&mut self, value: Value) -> Term {
        let sort = value.sort();
        self.make(Node::Lit(value), sort)
    }

    pub fn as_value(&self, term: Term) -> Option<&Value> {
        match self.node(term) {
            Node::Lit(value) => Some(value),
            _ => None,
        }
    }

    pub fn not(&mut self, term: Term) -> Term {
        match self.node(term) {
            Node::Lit(_) => {
                if term == TRUE {
                    FALSE
                } else {
                    TRUE
                }
            }
            Node::Not(inner) => *inner,
            _ => self.make(Node::Not(term), Sort::Bool),
        }
    }

    pub fn and(&mut self, a: Term, b: Term) -> Term {
        match (a, b) {
            (FALSE, _) | (_, FALSE) => FALSE,
            (TRUE, other) | (other, TRUE) => other,
            _ => self.gather(true, &[a, b]),
        }
    }

    pub fn or(&mut self, a: Term, b: Term) -> Term {
        match (a, b) {
            (TRUE, _) | (_, TRUE) => TRUE,
            (FALSE, other) | (other, FALSE) => other,
            _ => self.gather(false, &[a, b]),
        }
    }

    pub fn any_of(&mut self, terms: &[Term]) -> Term {
        terms.iter().fold(FALSE, |all, term| self.or(all, *term))
    }

    /// A conjunction or disjunction of parts that are no constants.
    fn gather(&mut self, is_and: bool, terms: &[Term]) -> Term {
        self.tick();
        if self.limit.is_passed {
            return FALSE;
        }
        let mut parts: SmallVec<[Term; 4]> = SmallVec::new();
        for term in terms {
            match self.node(*term) {
                Node::And(inner) if is_and && inner.len() <= limits::WIDE => parts.extend(inner.iter().copied()),
                Node::Or(inner) if !is_and && inner.len() <= limits::WIDE => parts.extend(inner.iter().copied()),
                _ => parts.push(*term),
            }
        }
        parts.sort_unstable();
        parts.dedup();
        for i in 0..parts.len() {
            if let Node::Not(inner) = self.node(parts[i])
                && parts.binary_search(inner).is_ok()
            {
                return if is_and { FALSE } else { TRUE };
            }
        }
        self.absorb(is_and, &mut parts);
        match parts[..] {
            [] => {
                if is_and {
                    TRUE
                } else {
                    FALSE
                }
            }
            [single] => single,
            _ => self.make(if is_and { Node::And(parts) } else { Node::Or(parts) }, Sort::Bool),
        }
    }

    /// `a ∨ (¬a ∧ b)` is `a ∨ b`, and `a ∨ (a ∧ b)` is `a`; for conjunctions the other way round.
    fn absorb(&mut self, is_and: bool, parts: &mut SmallVec<[Term; 4]>) {
        let mut i = 0;
        while i < parts.len() {
            let inner = match self.node(parts[i]) {
                Node::Or(inner) if is_and => inner.clone(),
                Node::And(inner) if !is_and => inner.clone(),
                _ => {
                    i += 1;
                    continue;
                }
            };
            let is_there = |term: Term| parts.binary_search(&term).is_ok();
            if inner.iter().any(|term| is_there(*term)) {
                parts.remove(i);
                continue;
            }
            let opposite = |formulas: &Formulas, term: Term| match formulas.node(term) {
                Node::Not(inner) => parts.contains(inner),
                _ => formulas.nodes.get_index_of(&Node::Not(term)).is_some_and(|at| parts.contains(&Term(at as u32))),
            };
            let kept: SmallVec<[Term; 4]> = inner.iter().copied().filter(|term| !opposite(self, *term)).collect();
            if kept.len() == inner.len() {
                i += 1;
                continue;
            }
            let smaller = match kept[..] {
                [] if is_and => FALSE,
                [] => TRUE,
                [single] => single,
                _ => self.make(if is_and { Node::Or(kept) } else { Node::And(kept) }, Sort::Bool),
            };
            // In a conjunction an empty disjunction is false, and so is all of it.
            if smaller == FALSE || smaller == TRUE {
                parts.clear();
                parts.push(smaller);
                return;
            }
            parts[i] = smaller;
            parts.sort_unstable();
            parts.dedup();
            i = 0;
        }
    }

    pub fn ite(&mut self, condition: Term, yes: Term, no: Term) -> Term {
        if condition == TRUE || yes == no {
            return yes;
        }
        if condition == FALSE {
            return no;
        }
        if self.sort(yes) == Sort::Bool {
            let (a, not) = (self.and(condition, yes), self.not(condition));
            let b = self.and(not, no);
            return self.or(a, b);
        }
        if let Node::Not(inner) = *self.node(condition) {
            return self.ite(inner, no, yes);
        }
        let sort = self.sort(yes);
        self.make(Node::Ite(condition, yes, no), sort)
    }

    /// A primitive of scalars, for arguments for which it has a value. `None` for one that gives no scalar.
    pub fn op(&mut self, op: PrimOp, args: &[Term]) -> Option<Term> {
        let sort = result_sort(op)?;
        if let Some(value) = self.folded(op, args) {
            return Some(self.value(value));
        }
        if let [a, b] = *args {
            if a == b
                && let Some(truth) = reflexive(op)
            {
                return Some(if truth { TRUE } else { FALSE });
            }
            if let Some(simple) = self.neutral(op, a, b) {
                return Some(simple);
            }
            if let Some(simple) = self.moved(op, a, b) {
                return Some(simple);
            }
            // A choice between known values is a choice between known outcomes.
            if sort == Sort::Bool {
                if self.as_value(b).is_some()
                    && let Node::Ite(c, yes, no) = *self.node(a)
                    && (self.as_value(yes).is_some() || self.as_value(no).is_some())
                {
                    let (yes, no) = (self.op(op, &[yes, b])?, self.op(op, &[no, b])?);
                    return Some(self.ite(c, yes, no));
                }
                if self.as_value(a).is_some()
                    && let Node::Ite(c, yes, no) = *self.node(b)
                    && (self.as_value(yes).is_some() || self.as_value(no).is_some())
                {
                    let (yes, no) = (self.op(op, &[a, yes])?, self.op(op, &[a, no])?);
                    return Some(self.ite(c, yes, no));
                }
            }
        }
        if let Some(opposite) = negated(op) {
            let positive = self.op(opposite, args)?;
            return Some(self.not(positive));
        }
        Some(self.make(Node::Op(op, args.iter().copied().collect()), sort))
    }

    fn folded(&self, op: PrimOp, args: &[Term]) -> Option<Value> {
        let mut lits: SmallVec<[Lit; 2]> = SmallVec::new();
        for arg in args {
            lits.push(self.as_value(*arg)?.lit()?);
        }
        apply(op, &lits)
    }

    fn neutral(&mut self, op: PrimOp, a: Term, b: Term) -> Option<Term> {
        let is = |formulas: &Formulas, term, n: i64| formulas.as_value(term) == Some(&Value::Int(n));
        match op {
            PrimOp::IntAdd if is(self, a, 0) => Some(b),
            PrimOp::IntAdd | PrimOp::IntSub if is(self, b, 0) => Some(a),
            PrimOp::IntMul if is(self, a, 1) => Some(b),
            PrimOp::IntMul if is(self, b, 1) => Some(a),
            PrimOp::IntMul if is(self, a, 0) => Some(a),
            PrimOp::IntMul if is(self, b, 0) => Some(b),
            _ => None,
        }
    }

    /// `(x + 1) + 2` is `x + 3`, and a constant that is added is taken to the other side of a comparison with one.
    fn moved(&mut self, op: PrimOp, a: Term, b: Term) -> Option<Term> {
        use PrimOp::*;
        match op {
            IntSub => {
                let Some(Value::Int(n)) = self.as_value(b) else { return None };
                let n = self.value(Value::Int(n.checked_neg()?));
                self.op(IntAdd, &[a, n])
            }
            IntAdd => {
                if self.as_value(a).is_some() {
                    return self.op(IntAdd, &[b, a]);
                }
                let (Some(Value::Int(n)), Node::Op(IntAdd, parts)) = (self.as_value(b), self.node(a)) else {
                    return None;
                };
                let (first, second) = (parts[0], parts[1]);
                let Some(Value::Int(m)) = self.as_value(second) else { return None };
                let sum = n.checked_add(*m)?;
                let sum = self.value(Value::Int(sum));
                self.op(IntAdd, &[first, sum])
            }
            IntEq | IntLt | IntLe => {
                let shifted = |formulas: &Formulas, sum: Term, n: Term| -> Option<(Term, i64)> {
                    let (Some(Value::Int(n)), Node::Op(IntAdd, parts)) = (formulas.as_value(n), formulas.node(sum))
                    else {
                        return None;
                    };
                    let Some(Value::Int(m)) = formulas.as_value(parts[1]) else { return None };
                    Some((parts[0], n.checked_sub(*m)?))
                };
                if let Some((rest, n)) = shifted(self, a, b) {
                    let n = self.value(Value::Int(n));
                    return self.op(op, &[rest, n]);
                }
                if let Some((rest, n)) = shifted(self, b, a) {
                    let n = self.value(Value::Int(n));
                    return self.op(op, &[n, rest]);
                }
                None
            }
            _ => None,
        }
    }

    pub fn equal(&mut self, a: Term, b: Term) -> Option<Term> {
        let op = match self.sort(a) {
            Sort::Int => PrimOp::IntEq,
            Sort::Integer => PrimOp::IntegerEq,
            Sort::Char => PrimOp::CharEq,
            Sort::Double => PrimOp::DoubleEq,
            Sort::Bool => return None,
        };
        self.op(op, &[a, b])
    }

    /// The value of a formula when the unknowns have these values. `None` where an operation has none: what exceeds 64 bits.
    pub fn evaluate(
        &self,
        model: &Assignment,
        known: &mut FxHashMap<Term, Option<Value>>,
        term: Term,
    ) -> Option<Value> {
        if let Some(value) = known.get(&term) {
            return value.clone();
        }
        let value = self.evaluate_node(model, known, term);
        known.insert(term, value.clone());
        value
    }

    fn evaluate_node(
        &self,
        model: &Assignment,
        known: &mut FxHashMap<Term, Option<Value>>,
        term: Term,
    ) -> Option<Value> {
        match self.node(term) {
            Node::Lit(value) => Some(value.clone()),
            Node::Unknown(unknown) => Some(model.get(self, *unknown)),
            Node::Not(inner) => match self.evaluate(model, known, *inner)? {
                Value::Bool(truth) => Some(Value::Bool(!truth)),
                _ => None,
            },
            Node::And(parts) | Node::Or(parts) => {
                let is_or = matches!(self.node(term), Node::Or(_));
                let mut result = Some(!is_or);
                for part in parts {
                    match self.evaluate(model, known, *part) {
                        Some(Value::Bool(truth)) if truth == is_or => return Some(Value::Bool(is_or)),
                        Some(_) => {}
                        None => result = None,
                    }
                }
                result.map(Value::Bool)
            }
            Node::Ite(condition, yes, no) => match self.evaluate(model, known, *condition)? {
                Value::Bool(true) => self.evaluate(model, known, *yes),
                _ => self.evaluate(model, known, *no),
            },
            Node::Op(op, args) => {
                let mut lits: SmallVec<[Lit; 2]> = SmallVec::new();
                for arg in args {
                    lits.push(self.evaluate(model, known, *arg)?.lit()?);
                }
                apply(*op, &lits)
            }
        }
    }
}

/// What each unknown is; those not mentioned are the plainest value.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Assignment(pub FxHashMap<Unknown, Value>);

impl Assignment {
    pub fn get(&self, formulas: &Formulas, unknown: Unknown) -> Value {
        self.0.get(&unknown).cloned().unwrap_or_else(|| selfsame_solver::plainest(formulas.unknown_sort(unknown)))
    }
}

/// Exact: a result beyond 64 bits is none.
fn apply(op: PrimOp, args: &[Lit]) -> Option<Value> {
    let checked = match (op, args) {
        (PrimOp::IntAdd, [Lit::Int(a), Lit::Int(b)]) => Some(a.checked_add(*b)),
        (PrimOp::IntSub, [Lit::Int(a), Lit::Int(b)]) => Some(a.checked_sub(*b)),
        (PrimOp::IntMul, [Lit::Int(a), Lit::Int(b)]) => Some(a.checked_mul(*b)),
        (PrimOp::IntNegate, [Lit::Int(a)]) => Some(a.checked_neg()),
        _ => None,
    };
    if let Some(result) = checked {
        return result.map(Value::Int);
    }
    match delta(op, args)? {
        Delta::Lit(lit) => Value::of(&lit),
        Delta::Bool(truth) => Some(Value::Bool(truth)),
        Delta::Bottom(_) | Delta::Unsupported(_) => None,
    }
}

/// The sort that an operation gives, if it gives a scalar.
pub(crate) fn result_sort(op: PrimOp) -> Option<Sort> {
    let mut ty = op.signature();
    while let Some((_, to)) = ty.as_fun() {
        ty = to.clone();
    }
    let selfsame_core::types::Type::Con(name, _) = &ty else { return None };
    match name.as_str() {
        "Int" => Some(Sort::Int),
        "Integer" => Some(Sort::Integer),
        "Char" => Some(Sort::Char),
        "Double" => Some(Sort::Double),
        "Bool" => Some(Sort::Bool),
        _ => None,
    }
}

/// What the operation says of a value and itself.
fn reflexive(op: PrimOp) -> Option<bool> {
    use PrimOp::*;
    match op {
        IntEq | IntLe | IntGe | IntegerEq | IntegerLe | IntegerGe | CharEq | CharLe | CharGe => Some(true),
        IntNe | IntLt | IntGt | IntegerNe | IntegerLt | IntegerGt | CharNe | CharLt | CharGt => Some(false),
        _ => None,
    }
}

/// The operation whose negation this one is: so that `a < b` and `a >= b` are seen to
/// be opposite. Not for floating point, where they are not.
fn negated(op: PrimOp) -> Option<PrimOp> {
    use PrimOp::*;
    match op {
        IntNe => Some(IntEq),
        IntGe => Some(IntLt),
        IntGt => Some(IntLe),
        IntegerNe => Some(IntegerEq),
        IntegerGe => Some(IntegerLt),
        IntegerGt => Some(IntegerLe),
        CharNe => Some(CharEq),
        CharGe => Some(CharLt),
        CharGt => Some(CharLe),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
