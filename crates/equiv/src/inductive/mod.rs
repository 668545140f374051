//! Induction on finite values: a search for proofs in the calculus of sequents (`selfsame_certify::Sequent`).
//!
//! A sequent is simplified ([`simplify`]); what remains is proved by its constructors' fields, by rewriting with a
//! hypothesis, by cases of what evaluation waits for ([`blocked`]), or by a more general lemma ([`lemma`]). Each choice has
//! a price, and proofs are looked for in the order of their price. Every move is made by the checker's own code, so what
//! is found is a proof.

mod accumulator;
mod blocked;
mod coinduction;
mod counting;
mod direct;
mod endless;
mod explore;
mod functions;
mod lemma;
mod order;
mod pairs;
mod properties;
pub(crate) mod shared;
mod simplify;
mod strengthen;
mod testing;
mod theorem;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_certify::{Along, At, Bottoms, Context, Finiteness, Heads, Law, Move, Sequent, may_be_cut_off};
use selfsame_core::term::{Node, TermId, TermStore, VarId};
use selfsame_core::types::Type;

use crate::cases::places;
use crate::matching::Matching;
use order::Precedence;

/// What stays from one attempt to the next.
#[derive(Default)]
pub(crate) struct Memory {
    pub finiteness: Finiteness,
    pub laws: Vec<Option<Law>>,
    precedence: Precedence,
    samples: testing::Samples,
    /// Functions that were called on the way.
    symbols: Vec<explore::Symbol>,
    /// Closed values that functions were given.
    given: Vec<TermId>,
    explored: bool,
    has_learnt: bool,
    /// Terms, with the facts and the number of lemmas, that cannot be simplified further.
    simple: FxHashSet<(TermId, Vec<[TermId; 2]>, usize)>,
    /// Statements that were tried as lemmas, with the price up to which.
    tried: FxHashSet<(lemma::Key, u32, [bool; 2], Way)>,
    /// Generalizations for which a condition was looked for, with the price.
    strengthened: FxHashSet<(lemma::Key, u32)>,
    pub proved: Vec<Proved>,
    /// Calls, and how deep was looked, with what they wait for.
    blocked: FxHashMap<(TermId, u32), Option<blocked::Blocked>>,
    /// Properties of functions that were looked for, and lower bounds that were found, by the function.
    properties: properties::Properties,
    /// The numbers of the laws, by their statements.
    numbers: FxHashMap<lemma::Key, u32>,
}

/// A lemma that was proved on the way; the law of the same number.
#[derive(Clone, Debug)]
pub(crate) struct Proved {
    pub law: Law,
    pub proof: Proof,
}

#[derive(Clone, Debug)]
pub(crate) struct Proof {
    pub moves: Vec<Move>,
    /// The variables whose sizes decrease, by position.
    pub induct: Vec<u32>,
    /// What counts as a level.
    pub along: Along,
}

/// What a proof about values that may have no end is by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Way {
    along: Along,
    /// By induction on values that are cut off somewhere, and not by coinduction alone.
    cuts_off: bool,
}

const USUAL: Way = Way { along: Along::Everything, cuts_off: false };
const WITHOUT_END: [Way; 3] =
    [USUAL, Way { along: Along::Everything, cuts_off: true }, Way { along: Along::Spine, cuts_off: false }];

/// The price at which attempts begin.
pub(crate) const FIRST_PRICE: u32 = 4;
/// The price from which on accumulators are looked at first.
const ACCUMULATORS: u32 = 6;
/// The price from which on lemmas are looked for from below first.
const EXPLORE: u32 = 8;
/// Moves before an attempt is given up, and before one without induction is.
const FUEL: u32 = 6_000;
const FUEL_ENDLESS: u32 = 1_500;
/// The price of a case distinction on a variable, and of one on a condition.
const VARY: u32 = 2;
const CASES: u32 = 1;
/// More numbers than this are not counted down.
const COUNTS: usize = 3;
/// What must be left of the price for a sequent to be stated as a lemma as it is, on a first try.
const RESTATE: u32 = 2;
/// The price of a rewriting with a hypothesis.
const HYPOTHESIS: u32 = 1;
/// The price of a hypothesis as a fact.
const RECALL: u32 = 2;
/// Ways to see the conditions of a hypothesis as facts.
const WAYS: usize = 24;
/// The price of cases of a term whose constructors have fields.
const LARGE_CASES: u32 = 4;
/// By how much a lemma's proof must be cheaper than that of what it is for.
const LEMMA: u32 = 2;

pub(crate) struct Prover<'a> {
    pub store: &'a mut TermStore,
    pub memory: &'a mut Memory,
    pub expired: &'a dyn Fn() -> bool,
    fuel: u32,
    measures: Vec<Vec<usize>>,
    /// How many lemmas this is for.
    depth: u32,
    /// Of the attempt.
    price: u32,
    /// Sequents are stated as lemmas however little is left of the price.
    is_thorough: bool,
    /// What loses nothing is done at once ([`direct`]).
    is_direct: bool,
    /// Conditions of which cases may be distinguished on this branch then.
    conditions: u32,
    way: Way,
    /// Moves made.
    pub spent: u32,
}

impl<'a> Prover<'a> {
    pub fn new(store: &'a mut TermStore, memory: &'a mut Memory, expired: &'a dyn Fn() -> bool) -> Prover<'a> {
        Prover {
            store,
            memory,
            expired,
            fuel: 0,
            measures: Vec::new(),
            depth: 0,
            price: 0,
            is_thorough: false,
            is_direct: false,
            conditions: 0,
            way: USUAL,
            spent: 0,
        }
    }

    /// A proof of at most this price. What is stuck becomes a lemma as it is everywhere only when nothing else helps.
    pub fn attempt(&mut self, statement: &Law, price: u32) -> Option<Proof> {
        if let Some(proof) = self.attempt_directly(statement, price + direct::MORE) {
            return Some(proof);
        }
        if price >= ACCUMULATORS && !std::mem::replace(&mut self.memory.has_learnt, true) {
            (self.depth, self.price) = (0, price);
            self.learn_pairs();
            self.learn_accumulators(accumulator::PRICE);
        }
        if price >= EXPLORE && !std::mem::replace(&mut self.memory.explored, true) {
            self.depth = 1;
            self.explore();
            // What they do may be said with the laws that were found.
            self.learn_accumulators(accumulator::LATER_PRICE);
            self.depth = 0;
        }
        self.price = price;
        self.way = USUAL;
        if price >= ACCUMULATORS
            && let Some(proof) = self.by_start(statement, price).or_else(|| self.by_common_start(statement, price))
        {
            return Some(proof);
        }
        let (ways, fuel): (&[Way], u32) = match self.is_endless(statement) {
            true => (&WITHOUT_END, FUEL_ENDLESS),
            false => (&[USUAL], FUEL),
        };
        [false, true].into_iter().find_map(|is_thorough| {
            ways.iter().find_map(|way| {
                (self.fuel, self.is_thorough, self.way) = (fuel, is_thorough, *way);
                // Where nothing may be cut off, that way is the usual one.
                let is_usual = way.cuts_off && self.is_endless(statement);
                if is_usual { None } else { self.theorem(statement, price) }
            })
        })
    }

    fn attempt_directly(&mut self, statement: &Law, price: u32) -> Option<Proof> {
        if self.is_endless(statement) {
            return None;
        }
        (self.depth, self.price, self.fuel) = (0, price, direct::FUEL);
        (self.is_thorough, self.is_direct, self.way) = (false, true, USUAL);
        let key = self.key(statement);
        self.memory.properties.goals.insert(key);
        let proof = self.theorem(statement, price).or_else(|| self.by_start(statement, price));
        self.is_direct = false;
        proof
    }

    /// Whether there is nothing to induct on.
    fn is_endless(&self, statement: &Law) -> bool {
        self.candidate_measures(statement).iter().all(Vec::is_empty)
    }

    fn theorem(&mut self, statement: &Law, price: u32) -> Option<Proof> {
        let outer = std::mem::take(&mut self.measures);
        let outer_conditions = std::mem::replace(&mut self.conditions, direct::CONDITIONS);
        self.measures = self.candidate_measures(statement);
        for position in self.measures.iter().flatten() {
            let var = statement.variables[*position % statement.variables.len()];
            if !self.memory.finiteness.of_variable(self.store, var).spine {
                self.memory.finiteness.approximate(var);
            }
        }
        let mut context = Context {
            store: self.store,
            finiteness: &mut self.memory.finiteness,
            laws: &self.memory.laws,
            measures: Vec::new(),
            along: self.way.along,
            bottoms: Bottoms::Labelled,
            heads: Heads::default(),
        };
        let sequent = Sequent::new(&mut context, statement.facts.clone(), statement.sides, &statement.variables);
        let moves = match self.is_endless(statement) {
            true => self.try_move(&sequent, Move::Keep, price),
            false => self.prove(sequent, price),
        };
        let measures = std::mem::replace(&mut self.measures, outer);
        self.conditions = outer_conditions;
        let induct = measures.first().map_or(&[][..], |measure| measure).iter().map(|i| *i as u32).collect();
        moves.map(|moves| Proof { moves, induct, along: self.way.along })
    }

    /// All variables whose size is known, each alone, pairs of them, and none; numbers alone, by their distance, and before sizes.
    fn candidate_measures(&self, statement: &Law) -> Vec<Vec<usize>> {
        let is_measurable = |var: VarId| {
            self.memory.finiteness.of_variable(self.store, var).spine
                && selfsame_core::step::is_data(self.store, &self.store.var(var).ty)
        };
        let cuts_off = self.way.cuts_off && statement.facts.is_empty();
        let is_measured = |var: VarId| is_measurable(var) || (cuts_off && may_be_cut_off(self.store, var));
        let all: Vec<usize> = (0..statement.variables.len()).filter(|i| is_measured(statement.variables[*i])).collect();
        let mut measures = vec![all.clone()];
        for (i, first) in all.iter().enumerate() {
            measures.extend(all[i + 1..].iter().map(|second| vec![*first, *second]));
        }
        measures.extend(all.iter().map(|one| vec![*one]));
        let is_count = |var: VarId| {
            let ty = &self.store.var(var).ty;
            self.store.var(var).finite && (*ty == Type::int() || *ty == Type::integer())
        };
        let counts: Vec<usize> = (0..statement.variables.len()).filter(|i| is_count(statement.variables[*i])).collect();
        if counts.len() <= COUNTS {
            measures.extend(counts.iter().map(|count| vec![*count]));
            let others = |low: usize| counts.iter().filter(move |high| **high != low);
            measures.extend(counts.iter().flat_map(|low| others(*low).map(|high| vec![*low, *high])));
            let before = |count: &usize| [*count].into_iter().chain(all.iter().copied()).collect::<Vec<usize>>();
            measures.extend(counts.iter().filter(|_| !all.is_empty()).map(before));
        }
        // The spines alone: how large a call is, is known of its spine.
        let is_finite = |i: &&usize| self.memory.finiteness.of_variable(self.store, statement.variables[**i]).finite;
        let spines: Vec<usize> = all.iter().filter(is_finite).map(|i| statement.variables.len() + i).collect();
        if spines.len() > 1 {
            measures.push(spines.clone());
        }
        measures.extend(spines.into_iter().map(|spine| vec![spine]));
        measures.retain(|measure| !measure.is_empty());
        measures.dedup();
        // Coinduction needs none.
        measures.push(Vec::new());
        measures
    }

    /// The premises, when the move is one.
    fn apply(&mut self, sequent: &Sequent, step: &Move) -> Option<Vec<Sequent>> {
        self.fuel = self.fuel.saturating_sub(1);
        self.spent += 1;
        if self.spent.is_multiple_of(64) && (self.expired)() {
            self.fuel = 0;
            return None;
        }
        let mut context = Context {
            store: self.store,
            finiteness: &mut self.memory.finiteness,
            laws: &self.memory.laws,
            measures: self.measures.clone(),
            along: self.way.along,
            bottoms: Bottoms::Labelled,
            heads: Heads::default(),
        };
        let premises = sequent.apply(&mut context, step).ok()?;
        self.measures = context.measures;
        Some(premises)
    }

    /// The moves of a proof of at most this price.
    fn prove(&mut self, sequent: Sequent, price: u32) -> Option<Vec<Move>> {
        if self.fuel == 0 || (self.expired)() {
            return None;
        }
        if let Some(moves) = self.by_coinduction(&sequent, price) {
            return Some(moves);
        }
        self.prove_evaluated(sequent, price)
    }

    fn prove_evaluated(&mut self, sequent: Sequent, price: u32) -> Option<Vec<Move>> {
        let mut moves = Vec::new();
        let Some(mut sequent) = self.simplify(sequent, &mut moves) else { return Some(moves) };
        let said = moves.len();
        sequent = self.equate(sequent, &mut moves);
        if moves.len() > said {
            let Some(simpler) = self.simplify(sequent, &mut moves) else { return Some(moves) };
            sequent = simpler;
        }
        self.note_symbols(&sequent);
        let rest = self.by_hypothesis(&sequent, None);
        let is_sum = |side: &TermId| matches!(self.store.node(*side), Node::Prim(..));
        let about_numbers = sequent.sides.iter().any(is_sum);
        if let Some(rest) = rest.or_else(|| if about_numbers { self.by_recall(&sequent, None) } else { None }) {
            moves.extend(rest);
            return Some(moves);
        }
        let mut suffix = Vec::new();
        if let Some(sequent) = self.propagate(sequent, &mut moves, &mut suffix) {
            moves.extend(self.prove_simple(&sequent, price)?);
        }
        moves.extend(suffix);
        Some(moves)
    }

    /// The moves for a sequent that cannot be simplified.
    fn prove_simple(&mut self, sequent: &Sequent, price: u32) -> Option<Vec<Move>> {
        if self.is_direct {
            return self.prove_directly(sequent, price);
        }
        let measures = self.measures.clone();
        if let Some(rest) = self.by_fields(sequent, price) {
            return Some(rest);
        }
        self.measures.clone_from(&measures);
        if let Some(rest) = self.by_functions(sequent, price) {
            return Some(rest);
        }
        self.measures = measures;
        let rest = self.by_hypothesis(sequent, price.checked_sub(HYPOTHESIS));
        let rest = rest.or_else(|| self.by_contradiction(sequent));
        let rest = rest.or_else(|| self.by_reflection(sequent, price));
        let rest = rest.or_else(|| self.by_lemma(sequent, true));
        let rest = rest.or_else(|| self.by_strengthening(sequent));
        let rest = rest.or_else(|| self.by_follow(sequent, price));
        let distinctions = self.distinctions(sequent);
        let rest = rest.or_else(|| self.by_distinction(sequent, price.checked_sub(CASES), &distinctions.conditions));
        let rest = rest.or_else(|| price.checked_sub(RECALL).and_then(|price| self.by_recall(sequent, Some(price))));
        let rest = rest.or_else(|| self.by_distinction(sequent, price.checked_sub(VARY), &distinctions.variables));
        let rest = rest.or_else(|| self.by_distinction(sequent, price.checked_sub(LARGE_CASES), &distinctions.large));
        rest.or_else(|| if self.is_thorough || price >= RESTATE { self.by_lemma(sequent, false) } else { None })
    }

    /// Distinguishes conditions of which all cases but one are impossible, or proved at once.
    /// What comes after the proof of the one goes to `suffix`.
    fn propagate(&mut self, mut sequent: Sequent, moves: &mut Vec<Move>, suffix: &mut Vec<Move>) -> Option<Sequent> {
        'again: loop {
            if self.fuel == 0 {
                return Some(sequent);
            }
            for steps in self.distinctions(&sequent).conditions {
                // What unfolds has a hypothesis to be tried before it unfolds again.
                if self.is_direct && steps.len() > 1 {
                    continue;
                }
                let Some((last, first)) = steps.split_last() else { continue };
                let before = first.iter().try_fold(sequent.clone(), |sequent, step| self.apply(&sequent, step)?.pop());
                let Some(premises) = before.and_then(|before| self.apply(&before, last)) else { continue };
                let mut made = steps.clone();
                let mut open = None;
                let mut count = 0;
                let mut after = Vec::new();
                for premise in premises {
                    let mut more = Vec::new();
                    match self.simplify(premise, &mut more) {
                        Some(_) if count > 0 => {
                            count += 1;
                            break;
                        }
                        Some(left) => {
                            count += 1;
                            open = Some(left);
                            made.append(&mut more);
                        }
                        None if count > 0 => after.append(&mut more),
                        None => made.append(&mut more),
                    }
                }
                match (open, count) {
                    (None, _) => {
                        moves.append(&mut made);
                        return None;
                    }
                    (Some(left), 1) => {
                        moves.append(&mut made);
                        suffix.splice(0..0, after);
                        sequent = left;
                        continue 'again;
                    }
                    _ => {}
                }
            }
            return Some(sequent);
        }
    }

    /// Proofs of all premises, one after the other.
    fn prove_all(&mut self, premises: Vec<Sequent>, price: u32) -> Option<Vec<Move>> {
        let measures = self.measures.clone();
        let mut moves = Vec::new();
        for premise in premises {
            match self.prove(premise, price) {
                Some(more) => moves.extend(more),
                None => {
                    self.measures = measures;
                    return None;
                }
            }
        }
        Some(moves)
    }

    /// A move, and proofs of what remains.
    fn try_move(&mut self, sequent: &Sequent, step: Move, price: u32) -> Option<Vec<Move>> {
        let measures = self.measures.clone();
        let premises = self.apply(sequent, &step)?;
        match self.prove_all(premises, price) {
            Some(rest) => Some([step].into_iter().chain(rest).collect()),
            None => {
                self.measures = measures;
                None
            }
        }
    }

    fn by_fields(&mut self, sequent: &Sequent, price: u32) -> Option<Vec<Move>> {
        let is_con = |side: &TermId| matches!(self.store.node(*side), Node::Con(..) | Node::Lit(_));
        if !sequent.sides.iter().all(is_con) {
            return None;
        }
        self.try_move(sequent, Move::Dc, price)
    }

    /// Rewriting with a hypothesis: those of the innermost distinctions first, in the sides before the facts. Without a
    /// price, what remains must be proved by simplification alone.
    fn by_hypothesis(&mut self, sequent: &Sequent, price: Option<u32>) -> Option<Vec<Move>> {
        let facts = (0..sequent.facts.len() as u32).map(At::From);
        let mut seen: FxHashSet<[TermId; 2]> = FxHashSet::default();
        for at in [At::Left, At::Right].into_iter().chain(facts) {
            let whole = sequent.term(at)?;
            for (place, part) in places(self.store, whole) {
                // A fact that is an instance of the hypothesis would be lost.
                let is_fact = place.is_empty() && matches!(at, At::From(_));
                if self.store.loose(part) > 0 || is_fact || matches!(self.store.node(part), Node::Lit(_)) {
                    continue;
                }
                for hypothesis in (0..sequent.hypotheses.len()).rev() {
                    for flipped in [false, true] {
                        let from = sequent.hypotheses[hypothesis].sides[usize::from(flipped)];
                        let is_variable = |term: TermId| matches!(self.store.node(term), Node::Free(_));
                        let is_telling = matches!(self.store.node(from), Node::App(..) | Node::Case(..) | Node::Def(_))
                            || (is_variable(from) && is_variable(part) && flipped);
                        if !is_telling || self.matches(from, part).is_none() {
                            continue;
                        }
                        let (hypothesis, place) = (hypothesis as u32, place.clone());
                        let measures = self.measures.clone();
                        let steps = [
                            Move::Hypothesis { at, place: place.clone(), hypothesis, flipped },
                            Move::Coinduction { at, place, hypothesis, flipped },
                        ];
                        let applied = steps.into_iter().find_map(|step| Some((self.apply(sequent, &step)?, step)));
                        let Some((premises, step)) = applied else { continue };
                        let is_new = premises.first().is_none_or(|premise| {
                            let changed = premise.term(at).unwrap_or(whole);
                            seen.insert([whole, changed])
                        });
                        let rest = match price {
                            _ if !is_new => None,
                            Some(price) => self.prove_all(premises, price),
                            None => self.close_all(premises),
                        };
                        if let Some(rest) = rest {
                            return Some([step].into_iter().chain(rest).collect());
                        }
                        self.measures = measures;
                        if self.fuel == 0 {
                            return None;
                        }
                    }
                }
            }
        }
        None
    }

    /// Proofs of all premises by simplification alone.
    fn close_all(&mut self, premises: Vec<Sequent>) -> Option<Vec<Move>> {
        let mut moves = Vec::new();
        for premise in premises {
            if self.simplify(premise, &mut moves).is_some() {
                return None;
            }
        }
        Some(moves)
    }

    /// A hypothesis whose left side shares a call with the sequent becomes a fact. Without a price, what remains must be
    /// proved by simplification alone.
    fn by_recall(&mut self, sequent: &Sequent, price: Option<u32>) -> Option<Vec<Move>> {
        let mut seen: FxHashSet<[TermId; 2]> = sequent.facts.iter().copied().collect();
        let facts = (0..sequent.facts.len() as u32).map(At::From);
        for number in (0..sequent.hypotheses.len()).rev() {
            let general = sequent.hypotheses[number].sides[0];
            let calls = places(self.store, general);
            let calls = calls.into_iter().filter(|(_, part)| matches!(self.store.node(*part), Node::App(..)));
            let calls: Vec<(Vec<u32>, TermId)> = calls.collect();
            for at in [At::Left, At::Right].into_iter().chain(facts.clone()) {
                let whole = sequent.term(at)?;
                for (place, part) in places(self.store, whole) {
                    for (inner, from) in &calls {
                        if self.store.loose(part) > 0 || self.matches(*from, part).is_none() {
                            continue;
                        }
                        let (place, inner) = (place.clone(), inner.clone());
                        let step = Move::Recall { at, place, hypothesis: number as u32, inner };
                        let measures = self.measures.clone();
                        let Some(premises) = self.apply(sequent, &step) else { continue };
                        let is_new = premises[0].facts.last().is_some_and(|fact| seen.insert(*fact));
                        let rest = match price {
                            _ if !is_new => None,
                            Some(price) => self.prove_all(premises, price),
                            None => self.close_all(premises),
                        };
                        if let Some(rest) = rest {
                            return Some([step].into_iter().chain(rest).collect());
                        }
                        self.measures = measures;
                        if self.fuel == 0 {
                            return None;
                        }
                    }
                }
            }
        }
        None
    }

    /// A hypothesis with conditions that are facts here becomes a fact itself.
    fn by_follow(&mut self, sequent: &Sequent, price: u32) -> Option<Vec<Move>> {
        let price = price.checked_sub(HYPOTHESIS)?;
        let mut seen: FxHashSet<[TermId; 2]> = sequent.facts.iter().copied().collect();
        for number in (0..sequent.hypotheses.len()).rev() {
            let conditions = &sequent.hypotheses[number].facts;
            for given in self.ways(conditions, &sequent.facts) {
                let step = Move::Follow { hypothesis: number as u32, given };
                let measures = self.measures.clone();
                let Some(premises) = self.apply(sequent, &step) else { continue };
                let is_new = premises[0].facts.last().is_some_and(|fact| seen.insert(*fact));
                if is_new && let Some(rest) = self.prove_all(premises, price) {
                    return Some([step].into_iter().chain(rest).collect());
                }
                self.measures = measures;
                if self.fuel == 0 {
                    return None;
                }
            }
        }
        None
    }

    /// Ways to see conditions as facts, by their numbers: those that account for most conditions first.
    fn ways(&mut self, conditions: &[[TermId; 2]], facts: &[[TermId; 2]]) -> Vec<Vec<[u32; 2]>> {
        let mut ways: Vec<(Vec<[u32; 2]>, Matching)> = vec![(Vec::new(), Matching::default())];
        for (condition, general) in conditions.iter().enumerate() {
            let mut more = Vec::new();
            for (given, matching) in &ways {
                for (fact, special) in facts.iter().enumerate() {
                    let mut matching = matching.clone();
                    let mut pairs = general.iter().zip(special);
                    if pairs.all(|(general, special)| matching.shape(self.store, *general, *special)) {
                        let given = given.iter().copied().chain([[condition as u32, fact as u32]]).collect();
                        more.push((given, matching));
                    }
                }
            }
            ways.extend(more);
            ways.truncate(WAYS);
        }
        ways.retain(|(given, _)| !given.is_empty());
        ways.sort_by_key(|(given, _)| std::cmp::Reverse(given.len()));
        ways.into_iter().map(|(given, _)| given).collect()
    }

    /// One of these distinctions, and proofs of all its cases.
    fn by_distinction(&mut self, sequent: &Sequent, price: Option<u32>, all: &[Vec<Move>]) -> Option<Vec<Move>> {
        let price = price?;
        for moves in all {
            if let Some(found) = self.try_moves(sequent, moves, price) {
                return Some(found);
            }
            if self.fuel == 0 {
                return None;
            }
        }
        None
    }

    /// Moves of which all but the last have one premise.
    fn try_moves(&mut self, sequent: &Sequent, moves: &[Move], price: u32) -> Option<Vec<Move>> {
        let (last, first) = moves.split_last()?;
        let mut sequent = sequent.clone();
        for step in first {
            sequent = self.apply(&sequent, step)?.pop()?;
        }
        let rest = self.try_move(&sequent, last.clone(), price)?;
        Some(first.iter().cloned().chain(rest).collect())
    }
}
