//! The one formula of a search, asked of Z3.

use std::time::Instant;

use rustc_hash::FxHashMap;
use selfsame_core::effort;
use selfsame_solver::Width;
use selfsame_solver::scalar::{Sort, Value, VarId};
use selfsame_solver::smt::{self, Session};
use selfsame_solver::translate::{Term as Z3Term, Translator};
use z3::ast::{Bool, Int};

use crate::formula::{Assignment, Formulas, Node, Term, Unknown};
use crate::limits;

/// What Z3 says of a formula.
pub enum Answer {
    /// Holds under these values, with everything open taken to be false.
    Holds(Assignment),
    /// Never holds while these are false; never at all when there are none.
    Never(Vec<Term>),
    Unknown(String),
}

/// Formulas as Z3 has them; kept from round to round.
pub struct Smt {
    translator: Translator,
    terms: FxHashMap<Term, Option<Z3Term>>,
    /// How often it was asked.
    pub checks: u64,
    /// Z3's work for one question, in its own unit.
    steps: u32,
    by_tactics: bool,
    deadline: Option<Instant>,
}

impl Smt {
    pub fn new() -> Smt {
        Smt {
            translator: Translator::new(Width::Unbounded),
            terms: FxHashMap::default(),
            checks: 0,
            steps: limits::FIRST_STEPS,
            by_tactics: false,
            deadline: None,
        }
    }

    /// Whether the formulas hold together for some values of the unknowns, `closed` being false.
    pub fn check(
        &mut self,
        formulas: &Formulas,
        asserted: &[Term],
        closed: &[Term],
        deadline: Option<Instant>,
    ) -> Answer {
        self.deadline = deadline;
        if self.is_late() {
            return Answer::Unknown("no time is left".to_owned());
        }
        let mut session = Session::new(self.steps);
        // In a scope Z3 answers by its core at once; without one it first tries its list of tactics, which is slow for most
        // of our questions and better for some of those that the core did not answer.
        if !self.by_tactics {
            session.push();
        }
        let unknowns = unknowns(formulas, asserted);
        for term in asserted {
            match self.term(formulas, *term) {
                Some(Z3Term::Bool(formula)) => session.assert(&formula),
                _ => return Answer::Unknown("an operation that it does not know".to_owned()),
            }
        }
        for (unknown, term) in &unknowns {
            for bound in self.domain(formulas, *unknown, *term) {
                session.assert(&bound);
            }
        }
        let mut assumed = Vec::with_capacity(closed.len());
        for term in closed {
            if let Some(Z3Term::Bool(open)) = self.term(formulas, *term) {
                assumed.push((open.not(), *term));
            }
        }
        self.checks += 1;
        if let Some(deadline) = deadline {
            let left = deadline.saturating_duration_since(Instant::now());
            session.limit_time(u32::try_from(left.as_millis()).unwrap_or(u32::MAX).max(1));
        }
        let literals: Vec<Bool> = assumed.iter().map(|(literal, _)| literal.clone()).collect();
        match session.check_assuming(&literals) {
            smt::Answer::Sat => self.read(formulas, &session, &unknowns),
            smt::Answer::Unsat => {
                let core = session.unsat_core();
                Answer::Never(assumed.iter().filter(|(literal, _)| core.contains(literal)).map(|(_, t)| *t).collect())
            }
            smt::Answer::Unknown(why) => {
                self.steps = self.steps.saturating_mul(2);
                self.by_tactics = !self.by_tactics;
                Answer::Unknown(why)
            }
        }
    }

    fn is_late(&self) -> bool {
        effort::is_late(self.deadline)
    }

    /// Whether a question that got no answer may get one when it is asked again.
    pub fn has_more(&self) -> bool {
        self.steps < u32::MAX / 2
    }

    fn read(&mut self, formulas: &Formulas, session: &Session, unknowns: &[(Unknown, Term)]) -> Answer {
        let Some(model) = session.model() else { return Answer::Unknown("no model".to_owned()) };
        let mut assignment = Assignment::default();
        for (unknown, term) in unknowns {
            // Of what is not read, floating point is never looked at.
            if formulas.unknown_sort(*unknown) == Sort::Double && !formulas.is_read(*unknown) {
                continue;
            }
            let value = match (formulas.unknown_sort(*unknown), self.term(formulas, *term)) {
                (Sort::Bool, Some(Z3Term::Bool(b))) => model.eval(&b, true).and_then(|b| b.as_bool()).map(Value::Bool),
                (Sort::Int, Some(Z3Term::Int(n))) => model.eval(&n, true).and_then(|n| n.as_i64()).map(Value::Int),
                (Sort::Char, Some(Z3Term::Int(n))) => {
                    let code = model.eval(&n, true).and_then(|n| n.as_u64()).and_then(|n| u32::try_from(n).ok());
                    code.and_then(char::from_u32).map(Value::Char)
                }
                (Sort::Integer, Some(Z3Term::Int(n))) => {
                    model.eval(&n, true).and_then(|n| n.as_i64()).map(|n| Value::Integer(n.into()))
                }
                _ => None,
            };
            match value {
                Some(value) => assignment.0.insert(*unknown, value),
                None => return Answer::Unknown("its model cannot be read".to_owned()),
            };
        }
        Answer::Holds(assignment)
    }

    /// What can be read: OCaml's numbers have 63 bits, its characters 8.
    fn domain(&mut self, formulas: &Formulas, unknown: Unknown, term: Term) -> Vec<Bool> {
        match (formulas.unknown_sort(unknown), self.term(formulas, term)) {
            (Sort::Int, Some(Z3Term::Int(n))) => vec![n.ge(Int::from_i64(-(1 << 62))), n.lt(Int::from_i64(1 << 62))],
            (Sort::Char, Some(Z3Term::Int(n))) if !formulas.is_read(unknown) => {
                vec![n.ge(Int::from_i64(0)), n.lt(Int::from_i64(256))]
            }
            (Sort::Char, Some(Z3Term::Int(n))) => {
                vec![n.ge(Int::from_i64(0)), n.lt(Int::from_i64(256)), n.eq(Int::from_i64(i64::from(b'\n'))).not()]
            }
            _ => Vec::new(),
        }
    }

    fn term(&mut self, formulas: &Formulas, term: Term) -> Option<Z3Term> {
        if let Some(known) = self.terms.get(&term) {
            return known.clone();
        }
        if self.terms.len().is_multiple_of(1_000) && self.is_late() {
            return None;
        }
        let made = self.translate(formulas, term);
        self.terms.insert(term, made.clone());
        made
    }

    fn truths(&mut self, formulas: &Formulas, terms: &[Term]) -> Option<Vec<Bool>> {
        terms.iter().map(|term| self.truth(formulas, *term)).collect()
    }

    fn truth(&mut self, formulas: &Formulas, term: Term) -> Option<Bool> {
        match self.term(formulas, term)? {
            Z3Term::Bool(truth) => Some(truth),
            _ => None,
        }
    }

    fn translate(&mut self, formulas: &Formulas, term: Term) -> Option<Z3Term> {
        Some(match formulas.node(term) {
            Node::Lit(value) => self.translator.literal(value),
            Node::Unknown(unknown) => self.translator.unknown(formulas.unknown_sort(*unknown), VarId(unknown.0)),
            Node::Not(inner) => Z3Term::Bool(self.truth(formulas, *inner)?.not()),
            Node::And(parts) => Z3Term::Bool(Bool::and(&self.truths(formulas, parts)?)),
            Node::Or(parts) => Z3Term::Bool(Bool::or(&self.truths(formulas, parts)?)),
            Node::Op(op, args) => {
                let args: Option<Vec<Z3Term>> = args.iter().map(|arg| self.term(formulas, *arg)).collect();
                self.translator.op(*op, &args?)?
            }
            Node::Ite(condition, yes, no) => {
                let condition = self.truth(formulas, *condition)?;
                match (self.term(formulas, *yes)?, self.term(formulas, *no)?) {
                    (Z3Term::Int(yes), Z3Term::Int(no)) => Z3Term::Int(condition.ite(&yes, &no)),
                    (Z3Term::Bool(yes), Z3Term::Bool(no)) => Z3Term::Bool(condition.ite(&yes, &no)),
                    (Z3Term::Double(yes), Z3Term::Double(no)) => Z3Term::Double(condition.ite(&yes, &no)),
                    _ => return None,
                }
            }
        })
    }
}

/// The unknowns in formulas, in the order of their numbers.
pub fn unknowns(formulas: &Formulas, terms: &[Term]) -> Vec<(Unknown, Term)> {
    let mut seen = vec![false; formulas.len()];
    let mut todo = terms.to_vec();
    let mut found = Vec::new();
    while let Some(term) = todo.pop() {
        if std::mem::replace(&mut seen[term.0 as usize], true) {
            continue;
        }
        match formulas.node(term) {
            Node::Lit(_) => {}
            Node::Unknown(unknown) => found.push((*unknown, term)),
            Node::Not(inner) => todo.push(*inner),
            Node::And(parts) | Node::Or(parts) => todo.extend(parts.iter().copied()),
            Node::Op(_, args) => todo.extend(args.iter().copied()),
            Node::Ite(condition, yes, no) => todo.extend([*condition, *yes, *no]),
        }
    }
    found.sort_unstable();
    found
}
