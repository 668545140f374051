//! Tests for equality: that two values are the same where a function says so, proved once and used where it is a fact.

use selfsame_certify::{At, Law, Move, Quantified, Sequent, Text, Theorem, read, write};
use selfsame_core::step::{is_data, is_operand};
use selfsame_core::term::{DefId, Node, TermId, TermStore, Variable};
use selfsame_core::types::Type;

use super::super::Side;
use super::evaluate::{On, Use};
use super::rule::named;
use super::{Rewrites, Writer, call_parts, theorem};

/// A function of two values, with its first arguments, that may be true only where they are the same; by names.
#[derive(Clone, Debug)]
pub(in super::super) struct Test {
    variables: Vec<Quantified>,
    call: Text,
}

impl Test {
    pub fn new(store: &mut TermStore, def: DefId, before: &[TermId]) -> Option<Test> {
        let vars = ["a", "b"]
            .map(|name| store.fresh(Variable { total: true, finite: true, ..Variable::new(name, Type::var("a")) }));
        let head = store.mk_def(def);
        let args: Vec<TermId> = before.iter().copied().chain(vars.map(|var| store.mk_free(var))).collect();
        let call = store.mk_app(head, &args);
        let body = store.abstract_vars(call, &vars);
        let function = store.mk_lam(2, body);
        let mut ty = named(&store.type_of(function)?);
        let mut variables = Vec::with_capacity(2);
        for var in vars {
            let (from, to) = ty.as_fun().map(|(from, to)| (from.clone(), to.clone()))?;
            let name = store.var(var).name;
            variables.push(Quantified { name, ty: from, evaluated: false, total: true, finite: true });
            ty = to;
        }
        let call = write(store, call, &vars)?;
        (ty == Type::bool()).then_some(Test { variables, call })
    }
}

impl Writer {
    /// Proves what can be proved of the tests, those of parts before those of wholes.
    pub(super) fn tests(&mut self, tests: &[Test]) {
        let mut open: Vec<&Test> = tests.iter().collect();
        loop {
            let before = open.len();
            open.retain(|test| !self.is_test(test));
            if open.is_empty() || open.len() == before {
                return;
            }
        }
    }

    fn is_test(&mut self, test: &Test) -> bool {
        let mut variables = Vec::with_capacity(2);
        for Quantified { name, ty, evaluated, total, finite } in test.variables.clone() {
            variables.push(self.store.fresh(Variable { name, ty, evaluated, total, finite }));
        }
        let sides = [0, 1].map(|i| self.store.mk_free(variables[i]));
        let Some(call) = read(&mut self.store, &test.call, &variables) else { return false };
        let Some((def, _)) = call_parts(&self.store, call) else { return false };
        let facts = vec![[call, self.store.mk_bool(true)]];
        self.begin();
        self.measures = vec![vec![0]];
        let sequent = self.measured(&variables, facts.clone(), sides);
        let vary = Move::Vary { at: At::Left, place: Vec::new() };
        let is_proved = match self.apply(&sequent, vary) {
            Some(premises) => premises.into_iter().all(|premise| self.agree(premise)),
            None => false,
        };
        self.measures = Vec::new();
        let moves = std::mem::take(&mut self.moves);
        let Some(mut statement) = self.statement(&variables, sides, None).filter(|_| is_proved) else { return false };
        let Some(facts_written) = self.written(&facts, &variables) else { return false };
        statement.facts = facts_written;
        self.lemmas.push(Theorem { induct: vec![0], ..theorem(statement, moves, None) });
        self.laws.push(Some(Law { variables, facts, sides }));
        self.rules.push((Rewrites::Test, def));
        true
    }

    fn written(&self, facts: &[[TermId; 2]], variables: &[selfsame_core::term::VarId]) -> Option<Vec<[Text; 2]>> {
        let text = |term| write(&self.store, term, variables);
        facts.iter().map(|[from, to]| Some([text(*from)?, text(*to)?])).collect()
    }

    /// Proves that the sides are the same because tests say so. Facts are evaluated, and cases distinguished of what they wait for.
    fn agree(&mut self, mut sequent: Sequent) -> bool {
        self.work += 20;
        if self.is_exhausted() {
            return false;
        }
        for fact in 0..sequent.facts.len() as u32 {
            let at = At::From(fact);
            let Some(waits) = self.evaluate(&mut sequent, at, &[], [Side::Alone; 2], Use::Nothing) else {
                return false;
            };
            let place = waits.place;
            let step = match waits.on {
                On::Value if self.apply(&sequent, Move::Absurd { fact }).is_some() => return true,
                On::Value => continue,
                On::Call(_) if place.is_empty() => continue,
                On::Variable => Move::Vary { at, place },
                On::Test | On::Call(_) => Move::Cases { at, place },
                _ => return false,
            };
            let premises = self.apply(&sequent, step);
            return premises.is_some_and(|premises| premises.into_iter().all(|premise| self.agree(premise)));
        }
        let [left, right] = sequent.sides;
        if left == right {
            return self.apply(&sequent, Move::Same).is_some();
        }
        let is_open = |term: TermId| matches!(self.store.node(term), Node::Free(var) if is_data(&self.store, &self.store.var(var).ty));
        let step = match (self.store.node(left), self.store.node(right)) {
            (Node::Con(..), Node::Con(..)) => Move::Dc,
            (Node::Con(..), _) if is_open(right) => Move::Vary { at: At::Right, place: Vec::new() },
            _ if is_operand(&self.store, left) && is_operand(&self.store, right) && !is_open(left) => Move::Arithmetic,
            _ => return self.is_tested(sequent),
        };
        let premises = self.apply(&sequent, step);
        premises.is_some_and(|premises| premises.into_iter().all(|premise| self.agree(premise)))
    }

    /// A fact says that the sides are the same, by the hypothesis or a test that was proved before.
    fn is_tested(&mut self, mut sequent: Sequent) -> bool {
        let truth = self.store.mk_bool(true);
        for fact in 0..sequent.facts.len() {
            let [call, result] = sequent.facts[fact];
            let Some((_, args)) = call_parts(&self.store, call).filter(|_| result == truth) else { continue };
            if !args.ends_with(&sequent.sides) {
                continue;
            }
            let given = vec![[0, fact as u32]];
            let follow = Move::Follow { hypothesis: 0, given };
            if self.advance(&mut sequent, follow) || self.cite(&mut sequent, fact) {
                let fact = sequent.facts.len() as u32 - 1;
                let known = Move::Known { at: At::Left, place: Vec::new(), fact, flipped: false };
                return self.advance(&mut sequent, known) && self.apply(&sequent, Move::Same).is_some();
            }
        }
        false
    }

    fn cite(&mut self, sequent: &mut Sequent, fact: usize) -> bool {
        let Some((def, _)) = call_parts(&self.store, sequent.facts[fact][0]) else { return false };
        let laws: Vec<usize> = (0..self.rules.len()).filter(|i| self.rules[*i] == (Rewrites::Test, def)).collect();
        laws.into_iter().any(|lemma| {
            let given = vec![[0, fact as u32]];
            self.advance(sequent, Move::Cite { lemma: lemma as u32, given })
        })
    }

    /// What tests say that are facts: what is the same is written alike. Whether there was such a test.
    pub(super) fn equated(&mut self, sequent: &mut Sequent) -> Option<Equated> {
        if !self.rules.iter().any(|(rewrites, _)| *rewrites == Rewrites::Test) {
            return None;
        }
        let truth = self.store.mk_bool(true);
        for fact in 0..sequent.facts.len() {
            let [call, result] = sequent.facts[fact];
            let Some((_, args)) = call_parts(&self.store, call).filter(|_| result == truth) else { continue };
            let Some([a, b]) = args.last_chunk::<2>() else { continue };
            if a != b && self.cite(sequent, fact) {
                let first = sequent.facts.len() - 1;
                return Some(self.unified(sequent, first));
            }
        }
        None
    }

    /// Facts from this one on are equations between values: variables in them become what they are.
    fn unified(&mut self, sequent: &mut Sequent, first: usize) -> Equated {
        let mut next = first;
        while let Some([left, right]) = sequent.facts.get(next).copied() {
            let fact = next as u32;
            match (self.store.node(left), self.store.node(right)) {
                _ if left == right => next += 1,
                (Node::Con(c, _), Node::Con(d, _)) if c != d => return Equated::Impossible { fact },
                (Node::Con(..), Node::Con(..)) => {
                    if !self.advance(sequent, Move::Inject { fact }) {
                        next += 1;
                    }
                }
                (Node::Free(_), _) => {
                    self.replaced(sequent, next, false);
                    next += 1;
                }
                (_, Node::Free(_)) => {
                    self.replaced(sequent, next, true);
                    next += 1;
                }
                _ => next += 1,
            }
        }
        Equated::Written
    }

    /// One side of a fact becomes the other, wherever it is.
    fn replaced(&mut self, sequent: &mut Sequent, fact: usize, flipped: bool) {
        let [old, new] = sequent.facts[fact];
        let (old, new) = if flipped { (new, old) } else { (old, new) };
        let Node::Free(var) = self.store.node(old) else { return };
        if self.store.free_vars(new).contains(&var) {
            return;
        }
        let others = (0..sequent.facts.len()).filter(|other| *other != fact).map(|other| other as u32);
        let everywhere: Vec<At> = [At::Left, At::Right]
            .into_iter()
            .chain(others.flat_map(|other| [At::From(other), At::To(other)]))
            .collect();
        for at in everywhere {
            let Some(place) = sequent.term(at).and_then(|whole| self.occurrence(whole, old)) else { continue };
            self.advance(sequent, Move::Known { at, place, fact: fact as u32, flipped });
        }
    }

    /// Where a variable is in a term.
    fn occurrence(&self, whole: TermId, var: TermId) -> Option<Vec<u32>> {
        if whole == var {
            return Some(Vec::new());
        }
        let Node::Free(id) = self.store.node(var) else { return None };
        if !self.store.free_vars(whole).contains(&id) {
            return None;
        }
        self.store.subterms(whole).into_iter().enumerate().find_map(|(i, inner)| {
            let mut place = self.occurrence(inner, var)?;
            place.insert(0, i as u32);
            Some(place)
        })
    }
}

/// What became of a sequent in which a test is a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Equated {
    Written,
    /// The fact of this number says that values of different constructors are the same.
    Impossible {
        fact: u32,
    },
}
