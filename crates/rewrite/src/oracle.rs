//! The oracle for builtin constraints: terms translated to Z3 once, one incremental solver, answers remembered.
//!
//! A subterm whose root is an axiomatized symbol of builtin sort is given to the solver as a constant of which nothing
//! is known. So `Unsat` is always right, and every step that needs soundness asks for `Unsat`; a `Sat` may be spurious.

use std::rc::Rc;
use std::str::FromStr;
use std::time::Instant;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::effort;
use selfsame_solver::smt::{Answer, Session};
use z3::ast::{Ast, BV, Bool, Dynamic, Int};
use z3::{FuncDecl, Model, Sort as ZSort, Symbol};

use crate::limits;
use crate::native::contradict;
use crate::nonlinear::prepare;
use crate::signature::{BvOp, Fun, Op, SmtSort, Sort};
use crate::term::{Node, Quantifier, Term, Terms};

pub struct Oracle {
    /// Z3, which is started by the first question that needs it.
    session: Option<Session>,
    /// The formulas asserted, one scope each.
    stack: Vec<Term>,
    translated: FxHashMap<Term, Dynamic>,
    functions: FxHashMap<Fun, Rc<FuncDecl>>,
    answers: FxHashMap<Vec<Term>, Answer>,
    /// Found unsatisfiable by a solver that was made for the question.
    afresh: FxHashSet<Vec<Term>>,
    steps: u32,
    axioms: Vec<Term>,
    pub questions: u64,
    /// When the query must end.
    deadline: Option<Instant>,
}

impl Oracle {
    pub fn new(terms: &Terms, axioms: &[Term], steps: u32) -> Oracle {
        let mut oracle = Oracle {
            session: None,
            stack: Vec::new(),
            translated: FxHashMap::default(),
            functions: FxHashMap::default(),
            answers: FxHashMap::default(),
            afresh: FxHashSet::default(),
            steps,
            axioms: axioms.to_vec(),
            questions: 0,
            deadline: None,
        };
        if !axioms.is_empty() {
            oracle.session(terms);
        }
        oracle
    }

    /// One that asks Z3 whatever can be asked.
    pub fn asking(terms: &Terms, axioms: &[Term], steps: u32) -> Oracle {
        let mut oracle = Oracle::new(terms, axioms, steps);
        oracle.session(terms);
        oracle
    }

    fn session(&mut self, terms: &Terms) -> &mut Session {
        let session = match self.session.take() {
            Some(session) => session,
            None => {
                let mut session = Session::new(self.steps / 10);
                for axiom in self.axioms.clone() {
                    let formula = self.formula(terms, axiom);
                    session.assert(&formula);
                }
                session
            }
        };
        self.session.insert(session)
    }

    /// The time at which questions are no longer answered.
    pub fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.deadline = deadline;
    }

    pub fn out_of_time(&self) -> bool {
        effort::is_late(self.deadline)
    }

    /// Asks within the time that is left. A deadline that is far away is left to the bound on steps.
    fn ask(session: &mut Session, deadline: Option<Instant>) -> Answer {
        let Some(deadline) = deadline else { return session.check() };
        match deadline.checked_duration_since(Instant::now()) {
            None => Answer::Unknown("out of time".to_owned()),
            Some(left) if left < limits::QUESTION_TIME => session.check_within(left),
            Some(_) => session.check(),
        }
    }

    /// Whether some values of the variables make all conjuncts true.
    pub fn check(&mut self, terms: &mut Terms, conjuncts: &[Term]) -> Answer {
        if conjuncts.iter().any(|c| terms.as_bool(*c) == Some(false)) {
            return Answer::Unsat;
        }
        if let Some(answer) = self.answers.get(conjuncts) {
            return answer.clone();
        }
        if self.session.is_none() && contradict(terms, conjuncts) {
            return Answer::Unsat;
        }
        self.assert_exactly(terms, conjuncts);
        self.questions += 1;
        let deadline = self.deadline;
        let mut answer = Oracle::ask(self.session(terms), deadline);
        if matches!(answer, Answer::Unknown(_)) {
            answer = self.ask_again(terms, conjuncts).unwrap_or(answer);
            if answer == Answer::Unsat {
                self.afresh.insert(conjuncts.to_vec());
            }
        }
        if self.out_of_time() {
            return answer;
        }
        self.answers.insert(conjuncts.to_vec(), answer.clone());
        answer
    }

    pub fn is_unsat(&mut self, terms: &mut Terms, conjuncts: &[Term]) -> bool {
        self.check(terms, conjuncts) == Answer::Unsat
    }

    /// Whether all of these are unsatisfiable, asked anew: no answer that was remembered is used. What a solver that saw
    /// nothing else has answered is not asked again.
    pub fn confirm(&mut self, terms: &mut Terms, all: &[Vec<Term>]) -> bool {
        if self.session.is_none() && all.iter().all(|conjuncts| contradict(terms, conjuncts)) {
            return true;
        }
        self.assert_exactly(terms, &[]);
        for conjuncts in all.iter().filter(|c| !self.afresh.contains(*c)).collect::<Vec<_>>() {
            self.assert_exactly(terms, conjuncts);
            let answer = match self.session(terms).check() {
                Answer::Unknown(_) => self.ask_again(terms, conjuncts),
                answer => Some(answer),
            };
            if answer != Some(Answer::Unsat) {
                return false;
            }
        }
        true
    }

    /// A model of the conjuncts, when there is one.
    pub fn model(&mut self, terms: &mut Terms, conjuncts: &[Term]) -> Option<Model> {
        self.assert_exactly(terms, conjuncts);
        let deadline = self.deadline;
        match Oracle::ask(self.session(terms), deadline) {
            Answer::Sat => self.session(terms).model(),
            Answer::Unsat | Answer::Unknown(_) => None,
        }
    }

    /// The value of a builtin term in a model, as text.
    pub fn value(&mut self, terms: &Terms, model: &Model, term: Term) -> Option<String> {
        let ast = self.translate(terms, term);
        model.eval(&ast, true).map(|value| value.simplify().to_string())
    }

    /// What Z3 makes of a builtin term.
    pub fn simplified(&mut self, terms: &Terms, term: Term) -> String {
        self.translate(terms, term).simplify().to_string()
    }

    fn assert_exactly(&mut self, terms: &Terms, conjuncts: &[Term]) {
        let same = self.stack.iter().zip(conjuncts).take_while(|(a, b)| a == b).count();
        self.session(terms).pop_to(same as u32);
        self.stack.truncate(same);
        for conjunct in &conjuncts[same..] {
            let formula = self.formula(terms, *conjunct);
            let session = self.session(terms);
            session.push();
            session.assert(&formula);
            self.stack.push(*conjunct);
        }
    }

    /// With lemmas about products first, then as it stands.
    fn ask_again(&mut self, terms: &mut Terms, conjuncts: &[Term]) -> Option<Answer> {
        if let Some(prepared) = prepare(terms, conjuncts)
            && let Some(answer) = self.ask_afresh(terms, &prepared)
        {
            return Some(answer);
        }
        self.ask_afresh(terms, conjuncts)
    }

    /// A solver that starts from nothing may use procedures that an incremental one may not (non-linear arithmetic).
    fn ask_afresh(&mut self, terms: &Terms, conjuncts: &[Term]) -> Option<Answer> {
        let mut session = Session::new(self.steps);
        for conjunct in self.axioms.clone().iter().chain(conjuncts) {
            let formula = self.formula(terms, *conjunct);
            session.assert(&formula);
        }
        match Oracle::ask(&mut session, self.deadline) {
            Answer::Unknown(_) => None,
            answer => Some(answer),
        }
    }

    fn formula(&mut self, terms: &Terms, term: Term) -> Bool {
        self.translate(terms, term).as_bool().expect("a constraint is of sort Bool")
    }

    fn translate(&mut self, terms: &Terms, term: Term) -> Dynamic {
        if let Some(done) = self.translated.get(&term) {
            return done.clone();
        }
        let ast = match terms.node(term).clone() {
            Node::Int(value) => Dynamic::from_ast(&Int::from_str(&value.to_string()).expect("digits")),
            Node::Var(var) => {
                let info = terms.var_info(var);
                Dynamic::new_const(format!("{}!{}", info.name, var.0), &self.smt_sort(terms, info.sort))
            }
            Node::Quantified(quantifier, var, body) => {
                let bound = terms.var_info(var);
                let bound = Dynamic::new_const(format!("{}!{}", bound.name, var.0), &self.smt_sort(terms, bound.sort));
                let body = self.formula(terms, body);
                Dynamic::from_ast(&match quantifier {
                    Quantifier::Forall => z3::ast::forall_const(&[&bound], &[], &body),
                    Quantifier::Exists => z3::ast::exists_const(&[&bound], &[], &body),
                })
            }
            Node::App(fun, args) => match terms.sig.op(fun).cloned() {
                Some(op) => {
                    let args: Vec<Dynamic> = args.iter().map(|a| self.translate(terms, *a)).collect();
                    self.operation(terms, fun, &op, &args)
                }
                None => Dynamic::new_const(format!("unknown!{term:?}"), &self.smt_sort(terms, terms.sort(term))),
            },
        };
        self.translated.insert(term, ast.clone());
        ast
    }

    fn operation(&mut self, terms: &Terms, fun: Fun, op: &Op, args: &[Dynamic]) -> Dynamic {
        let bool = |i: usize| args[i].as_bool().expect("sorts were checked");
        let int = |i: usize| args[i].as_int().expect("sorts were checked");
        let array = |i: usize| args[i].as_array().expect("sorts were checked");
        match op {
            Op::True => (&Bool::from_bool(true)).into(),
            Op::False => (&Bool::from_bool(false)).into(),
            Op::Not => (&bool(0).not()).into(),
            Op::And => (&Bool::and(&[bool(0), bool(1)])).into(),
            Op::Or => (&Bool::or(&[bool(0), bool(1)])).into(),
            Op::Implies => (&bool(0).implies(bool(1))).into(),
            Op::Xor => (&bool(0).xor(bool(1))).into(),
            Op::Ite => bool(0).ite(&args[1], &args[2]),
            Op::Eq => (&args[0].eq(&args[1])).into(),
            Op::Add => (&Int::add(&[int(0), int(1)])).into(),
            Op::Sub => (&Int::sub(&[int(0), int(1)])).into(),
            Op::Mul => (&Int::mul(&[int(0), int(1)])).into(),
            Op::Div => (&int(0).div(int(1))).into(),
            Op::Mod => (&int(0).modulo(int(1))).into(),
            Op::Lt => (&int(0).lt(int(1))).into(),
            Op::Le => (&int(0).le(int(1))).into(),
            Op::Gt => (&int(0).gt(int(1))).into(),
            Op::Ge => (&int(0).ge(int(1))).into(),
            Op::Select => array(0).select(&args[1]),
            Op::Store => (&array(0).store(&args[1], &args[2])).into(),
            Op::Bv(op) => bit_vector(*op, args),
            Op::BvLiteral(value) => {
                let width = match &terms.sig.sort_info(terms.sig.fun_info(fun).result).smt {
                    Some(SmtSort::BitVec(width)) => *width,
                    _ => 64,
                };
                (&BV::from_u64(*value, width)).into()
            }
            Op::Uninterpreted => {
                let decl = self.function(terms, fun);
                let args: Vec<&dyn Ast> = args.iter().map(|a| a as &dyn Ast).collect();
                decl.apply(&args)
            }
        }
    }

    fn function(&mut self, terms: &Terms, fun: Fun) -> Rc<FuncDecl> {
        if let Some(decl) = self.functions.get(&fun) {
            return Rc::clone(decl);
        }
        let info = terms.sig.fun_info(fun);
        let args: Vec<ZSort> = info.args.iter().map(|s| self.smt_sort(terms, *s)).collect();
        let args: Vec<&ZSort> = args.iter().collect();
        let result = self.smt_sort(terms, info.result);
        let decl = Rc::new(FuncDecl::new(format!("{}!{}", info.name, fun.0), &args, &result));
        self.functions.insert(fun, Rc::clone(&decl));
        decl
    }

    fn smt_sort(&self, terms: &Terms, sort: Sort) -> ZSort {
        match &terms.sig.sort_info(sort).smt {
            Some(smt) => z3_sort(smt),
            None => unreachable!("only builtin terms are given to the solver"),
        }
    }
}

fn z3_sort(sort: &SmtSort) -> ZSort {
    match sort {
        SmtSort::Bool => ZSort::bool(),
        SmtSort::Int => ZSort::int(),
        SmtSort::BitVec(width) => ZSort::bitvector(*width),
        SmtSort::Array(domain, range) => ZSort::array(&z3_sort(domain), &z3_sort(range)),
        SmtSort::Uninterpreted(name) => ZSort::uninterpreted(Symbol::String(name.clone())),
    }
}

fn bit_vector(op: BvOp, args: &[Dynamic]) -> Dynamic {
    let bv = |i: usize| args[i].as_bv().expect("sorts were checked");
    let a = bv(0);
    if op == BvOp::Neg {
        return (&a.bvneg()).into();
    }
    if op == BvOp::Not {
        return (&a.bvnot()).into();
    }
    let b = bv(1);
    match op {
        BvOp::Add => (&a.bvadd(&b)).into(),
        BvOp::Sub => (&a.bvsub(&b)).into(),
        BvOp::Mul => (&a.bvmul(&b)).into(),
        BvOp::UDiv => (&a.bvudiv(&b)).into(),
        BvOp::URem => (&a.bvurem(&b)).into(),
        BvOp::SDiv => (&a.bvsdiv(&b)).into(),
        BvOp::SRem => (&a.bvsrem(&b)).into(),
        BvOp::And => (&a.bvand(&b)).into(),
        BvOp::Or => (&a.bvor(&b)).into(),
        BvOp::Xor => (&a.bvxor(&b)).into(),
        BvOp::Shl => (&a.bvshl(&b)).into(),
        BvOp::LShr => (&a.bvlshr(&b)).into(),
        BvOp::AShr => (&a.bvashr(&b)).into(),
        BvOp::ULt => (&a.bvult(&b)).into(),
        BvOp::ULe => (&a.bvule(&b)).into(),
        BvOp::SLt => (&a.bvslt(&b)).into(),
        BvOp::SLe => (&a.bvsle(&b)).into(),
        BvOp::Neg | BvOp::Not => unreachable!("unary operations are done"),
    }
}

impl std::fmt::Debug for Oracle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Oracle").field("questions", &self.questions).finish()
    }
}
