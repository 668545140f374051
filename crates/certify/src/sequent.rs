//! Proofs by induction on finite values: a sequent calculus of equations.
//!
//! A sequent says: for all values of its variables for which both terms of each *fact* are the same, so are both sides.
//! A [`Move`] replaces it by others from which it follows. A sequent on which cases are distinguished, or that is kept, is a
//! *hypothesis* for everything below it.
//!
//! # Why a checked proof is right
//!
//! The measure of a sequent is the sum of the sizes of what some variables of the statement have become. Suppose that some
//! sequent of the tree is false, and take one with values of the least measure. All moves but one follow from the
//! meaning of terms, so these values lead down to a leaf; no leaf is false. The one move that does not follow by itself is
//! rewriting with a hypothesis: this is used for values of which the measure is smaller, for which it is true by the
//! choice of the values, and whose conditions are premises, which these values do not violate either, because then the
//! way down leads through them. Facts are true of the values by the meaning of a sequent, and lemmas are proved before.
//!
//! Rewriting with a hypothesis for values of the same measure is *coinduction*, allowed in a side below an observation (a [`Move::Dc`]). Among the violations of the
//! least measure take one with the least K: the observations above, plus the number of levels (see [`crate::causal`]) at which its sides differ. Walking down keeps
//! K. At a rewriting the sides differ at K minus the observations above; the hypothesis holds of its values to one level less than K minus those above *it*; and
//! the side has so many levels over the part rewritten that the difference remains. Conditions that become premises have observations of their own, so
//! what is below them is a tree of its own: no coinduction reaches over them.
//!
//! # Values without an end
//!
//! The measure may count the spine of a variable of which nothing is claimed, in a statement without conditions. What is then proved is the statement for values whose spine is
//! *cut off* somewhere: a finite number of constructors along it, with bottoms where it went on. Each value is the limit of such ones, and a statement that
//! holds of them holds of their limit: an observation that tells the sides apart takes finitely many steps, which look at finitely
//! many constructors, so it is the same for a value that is cut off further down; and what a side shows for a value that is cut off, it shows for the whole one.
//!
//! Cases are distinguished of variables, a bottom being one where they may be bottoms, and of terms whose values are seen to be no bottoms (see [`crate::finite`]).

use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::expr::{LabelKind, Lit};
use selfsame_core::program::ConId;
use selfsame_core::step::{Focus, Progress, concretizations, is_operand, representation, unpack};
use selfsame_core::term::{Node, TermId, TermStore, VarId, Variable};

use crate::causal::Along;
use crate::certificate::Bottoms;
use crate::extent::{Extent, Measured};
use crate::finite::{Finiteness, recursive_fields};
use crate::fit;
use crate::heads::Heads;
use crate::measure::Comparison;
use crate::mode::Mode;
use crate::moves::{At, Move};
use crate::replay::is_open_to_cases;

/// A lemma in the store.
#[derive(Clone, Debug)]
pub struct Law {
    /// What it is about.
    pub variables: Vec<VarId>,
    /// Pairs of terms that are the same.
    pub facts: Vec<[TermId; 2]>,
    /// What is then the same.
    pub sides: [TermId; 2],
}

/// What moves may refer to.
pub struct Context<'a> {
    /// Where terms are.
    pub store: &'a mut TermStore,
    /// What is known of values.
    pub finiteness: &'a mut Finiteness,
    /// `None` for lemmas that such proofs cannot use.
    pub laws: &'a [Option<Law>],
    /// Sets of measured variables, by position, of which each hypothesis used so far decreases the sum. A checked proof has
    /// one; a search begins with several.
    pub measures: Vec<Vec<usize>>,
    /// What counts as a level, for coinduction.
    pub along: Along,
    /// When two bottoms are the same.
    pub bottoms: Bottoms,
    /// The functions of which equations are being proved, if this is part of their proof.
    pub heads: Heads,
}

impl Context<'_> {
    /// What is known of a term.
    pub(crate) fn mode(&mut self, term: TermId) -> Mode {
        match self.heads.reached(self.store, term) {
            true => Mode::ANY,
            false => self.finiteness.of(self.store, term),
        }
    }

    /// The lemma of that number, if it may be used here: one of those being proved, or one that is about none of these functions.
    fn usable(&mut self, lemma: u32) -> Result<&Law, &'static str> {
        let law = self.laws.get(lemma as usize).and_then(Option::as_ref).ok_or("there is no such lemma yet")?;
        let mut terms = law.facts.iter().flatten().chain(&law.sides);
        if !self.heads.has_law(lemma) && terms.any(|term| self.heads.reached(self.store, *term)) {
            return Err("the lemma is about functions of which something is being proved");
        }
        Ok(law)
    }
}

/// What is to be proved.
#[derive(Clone, Debug)]
pub struct Sequent {
    /// Pairs of terms that are the same.
    pub facts: Vec<[TermId; 2]>,
    /// What is then the same.
    pub sides: [TermId; 2],
    /// What the measured variables have become.
    pub measured: Vec<Measured>,
    /// Sequents above, for smaller values.
    pub hypotheses: Rc<Vec<Hypothesis>>,
    /// Observations above.
    pub observed: u32,
}

/// A sequent above, in its own words.
#[derive(Clone, Debug)]
pub struct Hypothesis {
    pub facts: Vec<[TermId; 2]>,
    pub sides: [TermId; 2],
    measured: Vec<Measured>,
    /// What its variables have become since.
    now: Vec<(VarId, TermId)>,
    /// Observations above, when it may be used for coinduction: this proves that the same sides are the same.
    observed: Option<u32>,
}

pub(crate) type Premises = Result<Vec<Sequent>, &'static str>;

impl Sequent {
    /// The statement, with the variables whose sizes may be measured: as they are, and then the spines alone.
    pub fn new(context: &mut Context<'_>, facts: Vec<[TermId; 2]>, sides: [TermId; 2], variables: &[VarId]) -> Sequent {
        let mut measured = Vec::with_capacity(2 * variables.len());
        for var in variables {
            let whole = context.finiteness.of_variable(context.store, *var).finite;
            measured.push(Measured { term: context.store.mk_free(*var), whole });
        }
        for var in variables {
            measured.push(Measured { term: context.store.mk_free(*var), whole: false });
        }
        Sequent { measured, ..Sequent::plain(facts, sides) }
    }

    /// One that no induction is about.
    pub fn plain(facts: Vec<[TermId; 2]>, sides: [TermId; 2]) -> Sequent {
        Sequent { facts, sides, measured: Vec::new(), hypotheses: Rc::default(), observed: 0 }
    }

    /// The sequents from which this one follows by the move.
    pub fn apply(&self, context: &mut Context<'_>, what: &Move) -> Premises {
        match what {
            Move::Step { at, place, steps } => self.step(context, *at, place, *steps),
            Move::Vary { at, place } => self.vary(context, *at, place),
            Move::Cases { at, place } => self.cases(context, *at, place),
            Move::Known { at, place, fact, flipped } => self.known(context, *at, place, *fact, *flipped),
            Move::Law { at, place, lemma, flipped } => self.law(context, *at, place, *lemma, *flipped),
            Move::Hypothesis { at, place, hypothesis, flipped } => {
                self.hypothesis(context, *at, place, *hypothesis, *flipped)
            }
            Move::Coinduction { at, place, hypothesis, flipped } => {
                self.coinduction(context, *at, place, *hypothesis, *flipped)
            }
            Move::Recall { at, place, hypothesis, inner } => self.recall(context, *at, place, *hypothesis, inner),
            Move::Follow { hypothesis, given } => self.follow(context, *hypothesis, given),
            Move::Cite { lemma, given } => self.cite(context, *lemma, given),
            Move::Note { at, place, lemma, inner } => self.note(context, *at, place, *lemma, inner),
            Move::Decide { at, place } => self.decide(context, *at, place),
            Move::Sum { at, place } => self.sum(context, *at, place),
            Move::Balance => self.balance(context),
            Move::Inject { fact } => self.inject(context, *fact),
            Move::Literals { at, place } => self.literals(context, *at, place),
            Move::Divide { at, place } => self.divide(context, *at, place),
            Move::Forced { at, place } => self.forced(context, *at, place),
            Move::Name { at, place } => self.name(context, *at, place),
            Move::Equal { at, place, by, from } => self.equal(context, *at, place, *by, from),
            Move::Functions => self.functions(context),
            Move::Errors => self.errors(context),
            Move::Dc => self.dc(context),
            Move::Keep => Ok(vec![self.as_hypothesis(context)]),
            Move::Same if self.sides[0] == self.sides[1] => Ok(Vec::new()),
            Move::Same => Err("the sides are not the same"),
            Move::Arithmetic => self.arithmetic(context),
            Move::Absurd { fact } => self.absurd(context, *fact),
        }
    }

    /// Whether both sides, and both terms of each fact, are of one type.
    pub(crate) fn is_typed(&self, store: &TermStore) -> bool {
        self.facts.iter().chain([&self.sides]).all(|terms| fit::is_one_type(store, *terms))
    }

    /// The whole term.
    pub fn term(&self, at: At) -> Option<TermId> {
        match at {
            At::Left => Some(self.sides[0]),
            At::Right => Some(self.sides[1]),
            At::From(fact) => self.facts.get(fact as usize).map(|fact| fact[0]),
            At::To(fact) => self.facts.get(fact as usize).map(|fact| fact[1]),
        }
    }

    fn with(&self, at: At, term: TermId) -> Sequent {
        let mut next = self.clone();
        match at {
            At::Left => next.sides[0] = term,
            At::Right => next.sides[1] = term,
            At::From(fact) => next.facts[fact as usize][0] = term,
            At::To(fact) => next.facts[fact as usize][1] = term,
        }
        next
    }

    pub(crate) fn subterm(&self, store: &TermStore, at: At, place: &[u32]) -> Result<TermId, &'static str> {
        let whole = self.term(at).ok_or("there is no such fact")?;
        let found = place.iter().try_fold(whole, |term, i| store.subterms(term).into_iter().nth(*i as usize));
        found.filter(|term| store.loose(*term) == 0).ok_or("there is no such place")
    }

    /// All occurrences in one whole term.
    pub(crate) fn replace(&self, store: &mut TermStore, at: At, old: TermId, new: TermId) -> Sequent {
        let whole = self.term(at).unwrap_or(old);
        let whole = store.replace(whole, old, new);
        self.with(at, whole)
    }

    fn step(&self, context: &mut Context<'_>, at: At, place: &[u32], steps: u32) -> Premises {
        let term = self.subterm(context.store, at, place)?;
        let mut focus = Focus::new(term);
        for _ in 0..steps {
            if !context.heads.is_empty() {
                focus.at_call(context.store);
                if matches!(context.store.node(focus.term), Node::Def(def) if context.heads.contains(def)) {
                    return Err("a function is unfolded of which something is being proved");
                }
            }
            if !matches!(focus.step(context.store), Progress::Stepped(_)) {
                return Err("there are fewer steps");
            }
        }
        let evaluated = focus.rebuild(context.store);
        Ok(vec![self.replace(context.store, at, term, evaluated)])
    }

    fn vary(&self, context: &mut Context<'_>, at: At, place: &[u32]) -> Premises {
        let term = self.subterm(context.store, at, place)?;
        let Node::Free(var) = context.store.node(term) else { return Err("there is no variable") };
        let mode = context.finiteness.of_variable(context.store, var);
        let below = self.as_hypothesis(context);
        let mut premises = Vec::new();
        for value in self.values(context, var, mode) {
            premises.push(below.bind(context.store, var, value));
        }
        Ok(premises)
    }

    /// What a variable may be, a bottom included where nothing excludes it. Fields are as finite and total as it is.
    fn values(&self, context: &mut Context<'_>, var: VarId, mode: Mode) -> Vec<TermId> {
        let is_defined = mode.is_defined() || context.store.var(var).evaluated;
        let all = concretizations(context.store, var);
        let mut values = Vec::with_capacity(all.len());
        for value in all {
            let term = value.term(context.store);
            if matches!(context.store.node(term), Node::Bottom(_)) && is_defined {
                continue;
            }
            if let Node::Con(con, fields) = context.store.node(term) {
                let recursive = recursive_fields(context.store, con);
                let is_approximated = context.finiteness.is_approximated(var);
                for (field, recursive) in context.store.terms(fields).iter().zip(recursive) {
                    let (Node::Free(field), true) = (context.store.node(*field), recursive) else { continue };
                    if mode.spine {
                        context.finiteness.assume_spine(field);
                    }
                    if is_approximated {
                        context.finiteness.approximate(field);
                    }
                }
            }
            values.push(term);
        }
        values
    }

    /// With itself as a hypothesis for what is below, where there may be any.
    fn as_hypothesis(&self, context: &mut Context<'_>) -> Sequent {
        if context.measures.is_empty() || !context.heads.is_empty() {
            return self.clone();
        }
        let store = &mut *context.store;
        let mut vars: Vec<VarId> = Vec::new();
        let terms = self.facts.iter().flatten().chain(&self.sides).copied();
        for term in terms.chain(self.measured.iter().map(|measured| measured.term)) {
            vars.extend(store.free_vars(term));
        }
        vars.sort();
        vars.dedup();
        let now = vars.into_iter().map(|var| (var, store.mk_free(var))).collect();
        let Sequent { facts, sides, measured, .. } = self.clone();
        let mut next = self.clone();
        let observed = Some(self.observed);
        Rc::make_mut(&mut next.hypotheses).push(Hypothesis { facts, sides, measured, now, observed });
        next
    }

    /// With a variable replaced everywhere but in hypotheses, which speak of all values.
    pub(crate) fn bind(&self, store: &mut TermStore, var: VarId, value: TermId) -> Sequent {
        let mut of = |term: TermId| store.bind(term, var, value);
        let facts = self.facts.iter().map(|fact| fact.map(&mut of)).collect();
        let sides = self.sides.map(&mut of);
        let measured = self.measured.iter().map(|known| Measured { term: of(known.term), ..*known }).collect();
        let mut hypotheses = (*self.hypotheses).clone();
        for hypothesis in &mut hypotheses {
            for (_, now) in &mut hypothesis.now {
                *now = of(*now);
            }
        }
        Sequent { facts, sides, measured, hypotheses: Rc::new(hypotheses), observed: self.observed }
    }

    fn cases(&self, context: &mut Context<'_>, at: At, place: &[u32]) -> Premises {
        let term = self.subterm(context.store, at, place)?;
        let ty = context.store.type_of(term).map(|ty| representation(context.store, ty));
        let ty = ty.filter(|ty| is_open_to_cases(context.store, ty)).ok_or("the term is of no data type")?;
        let mode = context.mode(term);
        if !mode.is_defined() {
            return Err("the term may be a bottom");
        }
        let Mode { total, finite, .. } = mode.of_variable();
        let scrutinee = Variable { evaluated: true, total, finite, ..Variable::new("c", ty) };
        let scrutinee = context.store.fresh(scrutinee);
        let below = self.as_hypothesis(context);
        let mut premises = Vec::new();
        for value in self.values(context, scrutinee, mode) {
            let mut next = below.clone();
            for terms in next.facts.iter_mut().chain([&mut next.sides]) {
                *terms = terms.map(|whole| context.store.replace(whole, term, value));
            }
            next.facts.push([term, value]);
            premises.push(next);
        }
        Ok(premises)
    }

    fn known(&self, context: &mut Context<'_>, at: At, place: &[u32], fact: u32, flipped: bool) -> Premises {
        if at == At::From(fact) || at == At::To(fact) {
            return Err("a fact is not to rewrite itself");
        }
        let term = self.subterm(context.store, at, place)?;
        let [mut from, mut to] = *self.facts.get(fact as usize).ok_or("there is no such fact")?;
        if flipped {
            std::mem::swap(&mut from, &mut to);
        }
        if term != from {
            return Err("the fact is about another term");
        }
        Ok(vec![self.replace(context.store, at, term, to)])
    }

    fn law(&self, context: &mut Context<'_>, at: At, place: &[u32], lemma: u32, flipped: bool) -> Premises {
        let term = self.subterm(context.store, at, place)?;
        let law = context.usable(lemma)?.clone();
        let [mut from, mut to] = law.sides;
        if flipped {
            std::mem::swap(&mut from, &mut to);
        }
        let mut of = FxHashMap::default();
        if !instance(context, from, term, &mut of) || !fit::is_typed(context.store, &of) {
            return Err("the term is no instance of the lemma");
        }
        let spoken_of = law.facts.iter().flatten().chain([&to]);
        if !spoken_of.into_iter().all(|term| context.store.free_vars(*term).iter().all(|var| of.contains_key(var))) {
            return Err("the lemma has more variables than it is used for");
        }
        self.rewritten(context, at, term, to, &law.facts, &of)
    }

    fn hypothesis(&self, context: &mut Context<'_>, at: At, place: &[u32], number: u32, flipped: bool) -> Premises {
        let term = self.subterm(context.store, at, place)?;
        let hypotheses = self.hypotheses.clone();
        let hypothesis = hypotheses.get(number as usize).ok_or("there is no such hypothesis")?;
        let [mut from, mut to] = hypothesis.sides;
        if flipped {
            std::mem::swap(&mut from, &mut to);
        }
        let of = self.smaller(context, hypothesis, &[[from, term]])?;
        self.rewritten(context, at, term, to, &hypothesis.facts, &of)
    }

    fn coinduction(&self, context: &mut Context<'_>, at: At, place: &[u32], number: u32, flipped: bool) -> Premises {
        let (At::Left | At::Right, Some(whole)) = (at, self.term(at)) else { return Err("facts are not observed") };
        let term = self.subterm(context.store, at, place)?;
        let hypotheses = self.hypotheses.clone();
        let hypothesis = hypotheses.get(number as usize).ok_or("there is no such hypothesis")?;
        let Some(then) = hypothesis.observed else { return Err("the hypothesis is about other sides") };
        let levels = context.finiteness.levels(context.store, context.along, whole, term);
        let since = i64::from(self.observed) - i64::from(then);
        if levels.is_none_or(|levels| since + i64::from(levels) < 1) {
            return Err("too little was observed since the hypothesis");
        }
        let [mut from, mut to] = hypothesis.sides;
        if flipped {
            std::mem::swap(&mut from, &mut to);
        }
        let of = self.instance_of(context, hypothesis, &[[from, term]], Comparison::AtMost)?;
        if !self.missing(context, &hypothesis.facts, &of).is_empty() {
            return Err("the hypothesis has conditions that are no facts");
        }
        self.rewritten(context, at, term, to, &hypothesis.facts, &of)
    }

    fn recall(&self, context: &mut Context<'_>, at: At, place: &[u32], number: u32, inner: &[u32]) -> Premises {
        let term = self.subterm(context.store, at, place)?;
        let hypotheses = self.hypotheses.clone();
        let hypothesis = hypotheses.get(number as usize).ok_or("there is no such hypothesis")?;
        let own = Sequent { sides: hypothesis.sides, ..self.clone() };
        let from = own.subterm(context.store, At::Left, inner)?;
        let of = self.smaller(context, hypothesis, &[[from, term]])?;
        Ok(self.with_fact(context, hypothesis.sides, &hypothesis.facts, &of))
    }

    fn follow(&self, context: &mut Context<'_>, number: u32, given: &[[u32; 2]]) -> Premises {
        let hypotheses = self.hypotheses.clone();
        let hypothesis = hypotheses.get(number as usize).ok_or("there is no such hypothesis")?;
        let pairs = self.given(&hypothesis.facts, given)?;
        let of = self.smaller(context, hypothesis, &pairs)?;
        Ok(self.with_fact(context, hypothesis.sides, &hypothesis.facts, &of))
    }

    fn cite(&self, context: &mut Context<'_>, lemma: u32, given: &[[u32; 2]]) -> Premises {
        let law = context.usable(lemma)?.clone();
        let pairs = self.given(&law.facts, given)?;
        let mut of = FxHashMap::default();
        let is_instance = pairs.iter().all(|[general, special]| instance(context, *general, *special, &mut of));
        if !is_instance || !fit::is_typed(context.store, &of) {
            return Err("the fact is no instance of the lemma's condition");
        }
        self.lemma_as_fact(context, &law, &of)
    }

    fn note(&self, context: &mut Context<'_>, at: At, place: &[u32], lemma: u32, inner: &[u32]) -> Premises {
        let term = self.subterm(context.store, at, place)?;
        let law = context.usable(lemma)?.clone();
        let from = Sequent::plain(Vec::new(), law.sides).subterm(context.store, At::Left, inner)?;
        let mut of = FxHashMap::default();
        if !instance(context, from, term, &mut of) || !fit::is_typed(context.store, &of) {
            return Err("the term is no instance of that part of the lemma");
        }
        self.lemma_as_fact(context, &law, &of)
    }

    /// What a lemma says of these values is a fact, where its conditions hold.
    fn lemma_as_fact(&self, context: &mut Context<'_>, law: &Law, of: &FxHashMap<VarId, TermId>) -> Premises {
        if !law.variables.iter().all(|var| of.contains_key(var)) {
            return Err("the lemma has more variables than it is used for");
        }
        Ok(self.with_fact(context, law.sides, &law.facts, of))
    }

    /// The terms of conditions, each with that of the fact which it is to be.
    fn given(&self, conditions: &[[TermId; 2]], given: &[[u32; 2]]) -> Result<Vec<[TermId; 2]>, &'static str> {
        let mut pairs = Vec::with_capacity(2 * given.len());
        for [condition, fact] in given {
            let [from, to] = *conditions.get(*condition as usize).ok_or("there is no such condition")?;
            let [left, right] = *self.facts.get(*fact as usize).ok_or("there is no such fact")?;
            pairs.extend([[from, left], [to, right]]);
        }
        Ok(pairs)
    }

    /// The sequent with one more fact, and its conditions.
    fn with_fact(
        &self,
        context: &mut Context<'_>,
        sides: [TermId; 2],
        conditions: &[[TermId; 2]],
        of: &FxHashMap<VarId, TermId>,
    ) -> Vec<Sequent> {
        let mut next = self.clone();
        next.facts.push(sides.map(|side| context.store.substitute(side, of)));
        let mut premises = vec![next];
        premises.extend(self.missing(context, conditions, of));
        premises
    }

    /// Values of the hypothesis' variables for which terms of it are those here, and which are smaller than those at hand.
    fn smaller(
        &self,
        context: &mut Context<'_>,
        hypothesis: &Hypothesis,
        pairs: &[[TermId; 2]],
    ) -> Result<FxHashMap<VarId, TermId>, &'static str> {
        self.instance_of(context, hypothesis, pairs, Comparison::Less)
    }

    /// Values of the hypothesis' variables for which terms of it are those here, and whose measure compares so with that at hand.
    fn instance_of(
        &self,
        context: &mut Context<'_>,
        hypothesis: &Hypothesis,
        pairs: &[[TermId; 2]],
        needed: Comparison,
    ) -> Result<FxHashMap<VarId, TermId>, &'static str> {
        let mut of = FxHashMap::default();
        if !pairs.iter().all(|[general, special]| instance(context, *general, *special, &mut of)) {
            return Err("the term is no instance of the hypothesis");
        }
        // What the term does not determine keeps its meaning.
        for (var, now) in &hypothesis.now {
            if !of.contains_key(var) {
                if !may_stand_for(context, *var, *now) {
                    return Err("a variable of the hypothesis has become something else");
                }
                of.insert(*var, *now);
            }
        }
        if !fit::is_typed(context.store, &of) {
            return Err("the hypothesis is used for values of other types");
        }
        let mut kept = context.measures.clone();
        kept.retain(|measure| match self.compare(context, hypothesis, &of, measure) {
            Comparison::Less => true,
            Comparison::AtMost => needed == Comparison::AtMost,
            Comparison::Unknown => false,
        });
        if kept.is_empty() {
            return Err("the hypothesis is used for values that are not smaller");
        }
        context.measures = kept;
        Ok(of)
    }

    /// How the measure for the instance of the hypothesis compares with what it is here: a number, the distance of two, a sum of sizes, or a number
    /// before such a sum.
    fn compare(
        &self,
        context: &mut Context<'_>,
        hypothesis: &Hypothesis,
        of: &FxHashMap<VarId, TermId>,
        measure: &[usize],
    ) -> Comparison {
        let mut pairs = Vec::with_capacity(measure.len());
        for position in measure {
            let (Some(then), Some(now)) = (hypothesis.measured.get(*position), self.measured.get(*position)) else {
                return Comparison::Unknown;
            };
            pairs.push([Measured { term: context.store.substitute(then.term, of), ..*then }, *now]);
        }
        let numbers: Vec<[TermId; 2]> = pairs.iter().map(|[then, now]| [then.term, now.term]).collect();
        let first = |context: &mut Context<'_>| self.counted(context, numbers.get(..1)?);
        match self.counted(context, &numbers).or_else(|| first(context)) {
            Some(comparison) if comparison != Comparison::AtMost || numbers.len() == 1 => return comparison,
            // Where the number is not larger, it is the sum of the others that counts: a number adds nothing to it.
            _ => {}
        }
        let Context { store, finiteness, .. } = context;
        let (mut smaller, mut larger) = (Extent::bound(), Extent::default());
        let sums = pairs
            .into_iter()
            .all(|[then, now]| smaller.add(store, finiteness, then) && larger.add(store, finiteness, now));
        if sums { smaller.compare(&larger) } else { Comparison::Unknown }
    }

    /// The sequent after rewriting; and for each condition that is no fact here, that it holds.
    fn rewritten(
        &self,
        context: &mut Context<'_>,
        at: At,
        term: TermId,
        to: TermId,
        conditions: &[[TermId; 2]],
        of: &FxHashMap<VarId, TermId>,
    ) -> Premises {
        let brought_in = context.store.substitute(to, of);
        let mut premises = vec![self.replace(context.store, at, term, brought_in)];
        premises.extend(self.missing(context, conditions, of));
        Ok(premises)
    }

    /// For each condition that is no fact here, that it holds. That may take more observations than what it is a condition of.
    fn missing(
        &self,
        context: &mut Context<'_>,
        conditions: &[[TermId; 2]],
        of: &FxHashMap<VarId, TermId>,
    ) -> Vec<Sequent> {
        let mut premises = Vec::new();
        for condition in conditions {
            let [left, right] = condition.map(|term| context.store.substitute(term, of));
            let is_there = left == right || self.facts.contains(&[left, right]) || self.facts.contains(&[right, left]);
            if !is_there {
                premises.push(self.apart([left, right]));
            }
        }
        premises
    }

    /// Other sides, for whose difference the observations so far mean nothing.
    pub(crate) fn apart(&self, sides: [TermId; 2]) -> Sequent {
        let mut hypotheses = (*self.hypotheses).clone();
        hypotheses.iter_mut().for_each(|hypothesis| hypothesis.observed = None);
        Sequent { sides, hypotheses: Rc::new(hypotheses), ..self.clone() }
    }

    fn inject(&self, context: &mut Context<'_>, fact: u32) -> Premises {
        let [left, right] = *self.facts.get(fact as usize).ok_or("there is no such fact")?;
        let parts = [left, right].map(|term| constructor(context.store, term));
        let [Some((left, lefts)), Some((right, rights))] = parts else { return Err("the fact is not about values") };
        if left != right {
            return Err("the constructors differ");
        }
        let mut next = self.clone();
        next.facts.remove(fact as usize);
        next.facts.extend(lefts.into_iter().zip(rights).map(|(left, right)| [left, right]));
        Ok(vec![next])
    }

    fn absurd(&self, context: &mut Context<'_>, fact: u32) -> Premises {
        let [left, right] = *self.facts.get(fact as usize).ok_or("there is no such fact")?;
        let [is_bottom, other_is_bottom] =
            [left, right].map(|term| matches!(context.store.node(term), Node::Bottom(_)));
        match [left, right].map(|term| constructor(context.store, term)) {
            [Some((left, _)), Some((right, _))] if left != right => Ok(Vec::new()),
            [Some(_), Some(_)] => Err("the fact may be true"),
            [Some(_), None] if other_is_bottom => Ok(Vec::new()),
            [None, Some(_)] if is_bottom => Ok(Vec::new()),
            _ => Err("the fact is not about values"),
        }
    }

    fn dc(&self, context: &mut Context<'_>) -> Premises {
        let parts = self.sides.map(|term| constructor(context.store, term));
        let [Some((con, lefts)), Some((other, rights))] = parts else {
            return Err("there are no constructors on both sides");
        };
        if con != other {
            return Err("the constructors differ");
        }
        let counted = context.along.counted(context.store, con);
        let part = |((left, right), is_counted)| match is_counted {
            true => Sequent { sides: [left, right], observed: self.observed + 1, ..self.clone() },
            false => self.apart([left, right]),
        };
        Ok(lefts.into_iter().zip(rights).zip(counted).map(part).collect())
    }
}

/// Whether a term has the bottom of a variable in it: its label means nothing but on the branch where the variable became
/// it, so no lemma may speak of it.
pub fn has_own_bottom(store: &TermStore, term: TermId) -> bool {
    let mut seen = FxHashSet::default();
    let mut stack = vec![term];
    while let Some(next) = stack.pop() {
        if !seen.insert(next) {
            continue;
        }
        if let Node::Bottom(label) = store.node(next)
            && store.label(label).kind == LabelKind::Variable
        {
            return true;
        }
        stack.extend(store.subterms(next));
    }
    false
}

/// A value's constructor and fields; a string is a list.
fn constructor(store: &mut TermStore, term: TermId) -> Option<(ConId, Vec<TermId>)> {
    let term = match store.node(term) {
        Node::Lit(lit) => match store.lit(lit).clone() {
            Lit::Str(text) => unpack(store, &text),
            _ => return None,
        },
        _ => term,
    };
    match store.node(term) {
        Node::Con(con, fields) => Some((con, store.terms(fields).to_vec())),
        _ => None,
    }
}

/// Extends the mapping so that `special` is `general` under it.
fn instance(context: &mut Context<'_>, general: TermId, special: TermId, of: &mut FxHashMap<VarId, TermId>) -> bool {
    if let Node::Free(var) = context.store.node(general) {
        return match of.get(&var) {
            Some(known) => *known == special,
            None => {
                of.insert(var, special);
                may_stand_for(context, var, special)
            }
        };
    }
    if context.store.free_vars(general).is_empty() {
        return general == special;
    }
    if !context.store.is_same_shape(general, special) {
        return false;
    }
    let pairs: Vec<(TermId, TermId)> =
        context.store.subterms(general).into_iter().zip(context.store.subterms(special)).collect();
    pairs.into_iter().all(|(general, special)| instance(context, general, special, of))
}

/// Whether every value of the term is one that the variable may have.
fn may_stand_for(context: &mut Context<'_>, var: VarId, term: TermId) -> bool {
    let store = &mut *context.store;
    if store.loose(term) > 0 {
        return false;
    }
    if store.node(term) == Node::Free(var) {
        return true;
    }
    let variable = store.var(var).clone();
    let is_evaluated = matches!(store.node(term), Node::Con(..) | Node::Lam(..)) || is_operand(store, term);
    if !store.is_of_type(var, term) {
        return false;
    }
    let needed = context.finiteness.of_variable(store, var);
    if variable.evaluated && !is_evaluated && !context.mode(term).is_defined() {
        return false;
    }
    needed == Mode::ANY || context.mode(term).implies(needed)
}
