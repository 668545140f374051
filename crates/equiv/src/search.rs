//! The search (NEBULA §6.2, Algorithm 1, with the lemmas of §6.4).
//!
//! Every theorem, the goal and each proposed lemma, has a queue of obligations. Slices of the queues are worked through in
//! turn, so that nothing starves: a counterexample on one branch is found though another one never ends, and a lemma
//! that leads nowhere does not hold up the goal. The order depends on nothing but the goal.

use std::collections::VecDeque;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_certify::{Bottoms, Side, is_one_type};
use selfsame_core::effort;
use selfsame_core::symbol::Symbol;
use selfsame_core::term::{Names, Node, TermId, TermStore, VarId};
use selfsame_core::types::Type;
use selfsame_symbolic::{Application, Decide, Path};
use smallvec::SmallVec;

use crate::inductive::{FIRST_PRICE, Memory, Proof};
use crate::lemma::{LemmaKey, Pending};
use crate::limits;
use crate::measure::measures;
use crate::obligation::{BlockId, History, Obligation, State};
use crate::productive::{Block, Reach};
use crate::proof::{Forest, NodeId, TheoremId};
use crate::refutation::{Candidate, Difference};
use crate::walk::Walked;

/// For all values of the variables, both terms are the same.
#[derive(Clone, Debug)]
pub(crate) struct Stated {
    pub variables: Vec<VarId>,
    /// Applications that hold of the values meant. Only lemmas have any.
    pub given: Vec<Application>,
    /// Terms that are the same of the values meant. Only lemmas have any.
    pub facts: Vec<[TermId; 2]>,
    pub ty: Option<Type>,
    pub sides: [TermId; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    Open,
    /// The how-manieth theorem to be proved: a proof uses only earlier ones.
    Proved(u32),
    Refuted,
    GivenUp,
}

pub(crate) struct Theorem {
    pub stated: Stated,
    pub root: NodeId,
    pub status: Status,
    pub queue: VecDeque<Obligation>,
    /// The goal is 0, a lemma proposed for it 1, and so on.
    pub depth: u32,
    /// Obligations worked on.
    pub work: u32,
    /// The goal, or as good as the goal.
    pub is_main: bool,
    /// Which of these it is for, or it itself.
    pub main: TheoremId,
    /// Likely to be what an induction needs.
    pub is_urgent: bool,
    /// A main theorem about finite values was proposed for it.
    pub has_walk: bool,
    /// Sets of finite variables whose sizes may be the measure of an induction; none when the theorem has no such variables.
    pub measures: Vec<Vec<VarId>>,
    /// When it was proved by induction in the calculus of sequents.
    pub proof: Option<Proof>,
    /// The price of the next attempt at such a proof.
    pub price: u32,
}

/// How the search ended.
#[derive(Clone, Debug)]
pub(crate) enum Ending {
    Proved,
    Refuted,
    /// Some branch needs what we do not have, and no other refutes the goal.
    Stuck(Symbol),
    OutOfTime,
    OutOfBudget,
}

/// What a search cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Steps of symbolic execution.
    pub steps: u64,
    /// Obligations that were worked on.
    pub obligations: u64,
    /// Lemmas that were tried.
    pub lemmas_proposed: u32,
    /// Those that hold.
    pub lemmas_proved: u32,
}

pub(crate) struct Search<'a> {
    pub store: TermStore,
    pub bottoms: Bottoms,
    pub decide: Box<dyn Decide + 'a>,
    pub expired: &'a dyn Fn() -> bool,
    /// Whether a candidate is a counterexample: it was replayed.
    pub confirm: &'a mut dyn FnMut(&mut TermStore, &Candidate) -> Confirmation,
    pub forest: Forest,
    pub theorems: Vec<Theorem>,
    pub blocks: Vec<Block>,
    pub reach: Reach,
    pub pending: Vec<Pending>,
    /// Lemmas by their statements, variables abstracted.
    pub known_lemmas: FxHashMap<LemmaKey, (TheoremId, bool)>,
    pub proved: Vec<TheoremId>,
    pub walks: Vec<Walked>,
    /// Walks that were looked for, found or not.
    pub tried_walks: FxHashMap<(TermId, VarId, bool), Option<u32>>,
    /// Nodes where the values of a term are distinguished, or will be.
    pub distinguished: FxHashSet<NodeId>,
    /// Nodes at which calls inside were evaluated.
    pub simplified: FxHashSet<NodeId>,
    /// What proofs by induction know.
    pub inductive: Memory,
    /// The theorems that the laws of [`Search::inductive`] are.
    pub laws: Vec<TheoremId>,
    pub stats: Stats,
    /// Obligations that may be worked on.
    pub budget: Option<u64>,
    /// Runs inputs made at random until there were so many; whether one refutes the goal.
    pub sample: Option<&'a mut dyn FnMut(usize) -> bool>,
    refuted: bool,
    /// The sides differ for values that no program makes.
    unmade: bool,
    stuck: Option<Symbol>,
}

/// What became of a candidate for a counterexample.
pub(crate) enum Confirmation {
    Refuted,
    /// The sides differ, but no program makes the values.
    Unmade,
    Nothing,
}

impl<'a> Search<'a> {
    pub fn new(
        store: TermStore,
        stated: Stated,
        bottoms: Bottoms,
        decide: Box<dyn Decide + 'a>,
        expired: &'a dyn Fn() -> bool,
        confirm: &'a mut dyn FnMut(&mut TermStore, &Candidate) -> Confirmation,
    ) -> Search<'a> {
        let mut search = Search {
            store,
            bottoms,
            decide,
            expired,
            confirm,
            forest: Forest::default(),
            theorems: Vec::new(),
            blocks: Vec::new(),
            reach: Reach::default(),
            pending: Vec::new(),
            known_lemmas: FxHashMap::default(),
            proved: Vec::new(),
            walks: Vec::new(),
            tried_walks: FxHashMap::default(),
            distinguished: FxHashSet::default(),
            simplified: FxHashSet::default(),
            inductive: Memory::default(),
            laws: Vec::new(),
            stats: Stats::default(),
            budget: None,
            sample: None,
            refuted: false,
            unmade: false,
            stuck: None,
        };
        search.add_theorem(stated, 0, None);
        search
    }

    /// Works until the goal is settled. Each turn takes obligations off the queues and puts their successors at the end;
    /// it ends because time does.
    pub fn run(&mut self) -> Ending {
        const GOAL: TheoremId = TheoremId(0);
        let before = effort::spent();
        loop {
            let mains = self.main_theorems();
            for main in &mains {
                // The goal itself waits for what is as good as it, but not only.
                let count = if Some(main) == mains.last() { limits::GOAL_SLICE } else { 1 };
                self.slice(*main, count);
            }
            for lemma in self.active_lemmas() {
                self.slice(lemma, limits::LEMMA_SLICE);
            }
            // After the others: one attempt may be long where nothing is finite but a number.
            for main in &mains {
                self.induct(*main);
            }
            // A short proof should not wait for these.
            let samples = ((effort::spent() - before) / limits::STEPS_PER_SAMPLE) as usize;
            if samples >= limits::SAMPLES_AT_ONCE && self.status(GOAL) == Status::Open {
                self.refuted |= self.sample.as_mut().is_some_and(|sample| sample(samples));
            }
            if self.refuted {
                return Ending::Refuted;
            }
            if self.unmade {
                return Ending::Stuck(Symbol::new(
                    "the sides differ, but only for values that no program makes, as far as was seen",
                ));
            }
            if self.status(GOAL) != Status::Open {
                return Ending::Proved;
            }
            if (self.expired)() {
                return Ending::OutOfTime;
            }
            if self.budget.is_some_and(|budget| self.stats.obligations >= budget) {
                return Ending::OutOfBudget;
            }
            let is_idle = self.theorems[0].queue.is_empty() && !self.may_induct(GOAL);
            if is_idle && self.active_lemmas().is_empty() && self.main_theorems().len() < 2 {
                let why = self.stuck.unwrap_or_else(|| Symbol::new("no tactic applies"));
                return Ending::Stuck(why);
            }
        }
    }

    /// The smallest equation that is left to be shown for the goal: a part of it, or a lemma that it needs. That something has a
    /// value tells least, and nothing an equation whose sides read alike.
    pub fn open_goal(&self) -> Option<String> {
        let parts = self.theorems[0].queue.iter().map(|obligation| obligation.sides.each_ref().map(|side| side.term));
        let lemmas = self.theorems[1..].iter().filter(|theorem| theorem.status == Status::Open);
        let size = |sides: &[TermId; 2]| sides.iter().map(|side| self.store.size(*side)).sum::<u32>();
        let mut open: Vec<[TermId; 2]> = parts.chain(lemmas.map(|theorem| theorem.stated.sides)).collect();
        open.retain(|sides| size(sides) <= limits::SHOWN_SIZE);
        open.sort_by_key(|sides| (self.forced(*sides).is_some(), size(sides)));
        open.into_iter().find_map(|sides| self.told(sides))
    }

    /// An equation in words, unless it says nothing. The variables of the goal are called as there.
    fn told(&self, sides: [TermId; 2]) -> Option<String> {
        let free = sides.iter().flat_map(|side| self.store.free_vars(*side).iter().copied());
        let names = Names::new(&self.store, &self.theorems[0].stated.variables, free);
        if let Some(value) = self.forced(sides) {
            return Some(format!("{} has a value", self.store.show_with(&names, value)));
        }
        let [left, right] = sides.map(|side| self.store.show_with(&names, side));
        (left != right).then(|| format!("{left} = {right}"))
    }

    /// What has a value if the equation holds, where it says no more.
    fn forced(&self, [left, right]: [TermId; 2]) -> Option<TermId> {
        match self.store.node(left) {
            Node::Case(value, alts, Some(then)) if then == right && self.store.alts(alts).is_empty() => Some(value),
            _ => None,
        }
    }

    pub fn status(&self, theorem: TheoremId) -> Status {
        self.theorems[theorem.0 as usize].status
    }

    /// The goal, and what is as good as the goal.
    fn main_theorems(&self) -> Vec<TheoremId> {
        let all = self.theorems.iter().enumerate();
        let open = all.filter(|(_, theorem)| theorem.is_main && theorem.status == Status::Open);
        open.map(|(i, _)| TheoremId(i as u32)).collect()
    }

    /// A lemma for a main theorem, or a main theorem itself.
    pub fn add_theorem(&mut self, stated: Stated, depth: u32, main: Option<TheoremId>) -> TheoremId {
        let theorem = TheoremId(self.theorems.len() as u32);
        let (is_main, main) = (main.is_none(), main.unwrap_or(theorem));
        let root = self.forest.root();
        let block = self.new_block(0);
        let measures = measures(&self.store, &stated.variables);
        let mut path = Path::default();
        stated.given.iter().for_each(|given| path.apply(*given));
        let moment = path.len() as u32;
        let first = |term: TermId| {
            let state = State { term, moment, block, steps: 0, unfolded: SmallVec::new(), is_point: true };
            History { states: vec![state], term, is_value: false }
        };
        let sides = stated.sides.map(first);
        let ty = stated.ty.clone();
        let (observations, known) = (Vec::new(), Vec::new());
        let obligation = Obligation { theorem, node: root, sides, path, block, ty, observations, known };
        let mut queue = VecDeque::from([obligation]);
        let mut status = Status::Open;
        if theorem.0 > 0 && !is_one_type(&self.store, stated.sides) {
            // The checker would not take it for a statement.
            queue.clear();
            status = Status::GivenUp;
        }
        self.theorems.push(Theorem {
            stated,
            root,
            status,
            queue,
            depth,
            work: 0,
            is_main,
            main,
            is_urgent: false,
            has_walk: false,
            measures,
            proof: None,
            price: FIRST_PRICE,
        });
        theorem
    }

    pub fn new_block(&mut self, level: u32) -> BlockId {
        self.blocks.push(Block::new(level));
        BlockId(self.blocks.len() as u32 - 1)
    }

    /// The smallest open lemmas, those first that the last main theorem needs.
    fn active_lemmas(&self) -> Vec<TheoremId> {
        let last = self.main_theorems().last().copied();
        let size = |theorem: &Theorem| theorem.stated.sides.map(|side| self.store.size(side)).iter().sum::<u32>();
        let mut open: Vec<(bool, bool, u32, TheoremId)> = (1..self.theorems.len() as u32)
            .map(TheoremId)
            .filter(|id| self.status(*id) == Status::Open && !self.theorems[id.0 as usize].is_main)
            .map(|id| {
                let theorem = &self.theorems[id.0 as usize];
                let age = limits::LEMMA_PATIENCE * theorem.work;
                (Some(theorem.main) != last, !theorem.is_urgent, size(theorem) + age, id)
            })
            .collect();
        open.sort();
        open.into_iter().take(limits::ACTIVE_LEMMAS).map(|(.., id)| id).collect()
    }

    fn slice(&mut self, theorem: TheoremId, count: usize) {
        for _ in 0..count {
            let this = &mut self.theorems[theorem.0 as usize];
            if this.status != Status::Open || (self.expired)() || self.refuted || self.unmade {
                return;
            }
            let Some(obligation) = this.queue.pop_front() else {
                if theorem.0 > 0 && !self.may_yet_be_proved(theorem) {
                    self.theorems[theorem.0 as usize].status = Status::GivenUp;
                }
                return;
            };
            if self.forest.is_settled(obligation.node) {
                continue;
            }
            let this = &mut self.theorems[theorem.0 as usize];
            this.work += 1;
            if !this.is_main && this.work > limits::LEMMA_BUDGET {
                this.status = Status::GivenUp;
                this.queue.clear();
                return;
            }
            self.stats.obligations += 1;
            if self.has_spines(theorem) {
                // What the search makes of a variable does not know of its spine.
                self.walk(&obligation);
                self.note_proved(theorem);
                continue;
            }
            if obligation.sides.iter().all(|side| side.states.len() == 1) {
                // The statement itself may be syntactically true or an instance of something known.
                let mut fresh = Vec::new();
                self.settle(obligation, &mut fresh);
                for obligation in fresh {
                    self.work_on(obligation);
                }
            } else {
                self.work_on(obligation);
            }
            self.note_proved(theorem);
        }
    }

    fn work_on(&mut self, obligation: Obligation) {
        let theorem = obligation.theorem;
        for next in self.advance(obligation) {
            if self.status(theorem) != Status::Open {
                return;
            }
            let mut open = Vec::new();
            self.settle(next, &mut open);
            self.theorems[theorem.0 as usize].queue.extend(open);
        }
    }

    /// Whether a theorem with nothing left to work on has attempts at induction left, or waits for lemmas.
    fn may_yet_be_proved(&self, theorem: TheoremId) -> bool {
        let this = &self.theorems[theorem.0 as usize];
        let waits = |pending: &Pending| pending.obligation.theorem == theorem && !self.is_hopeless(pending);
        this.is_main && (self.may_induct(theorem) || self.pending.iter().any(waits))
    }

    /// Whether the theorem is about values of finite spine.
    fn has_spines(&self, theorem: TheoremId) -> bool {
        let variables = &self.theorems[theorem.0 as usize].stated.variables;
        variables.iter().any(|var| self.inductive.finiteness.has_spine(*var))
    }

    /// Whether the theorem is proved now; what waited for it is closed then, and may prove others.
    pub fn note_proved(&mut self, theorem: TheoremId) {
        let mut changed = vec![theorem];
        while let Some(theorem) = changed.pop() {
            let this = &mut self.theorems[theorem.0 as usize];
            if this.status != Status::Open || !self.forest.is_proved(this.root) {
                continue;
            }
            this.status = Status::Proved(self.proved.len() as u32);
            this.queue.clear();
            self.proved.push(theorem);
            if theorem.0 > 0 {
                self.stats.lemmas_proved += 1;
            }
            changed.extend(self.resume());
        }
    }

    /// This branch cannot be finished.
    pub fn give_up(&mut self, obligation: &Obligation, why: Symbol) {
        if obligation.theorem.0 == 0 {
            self.stuck.get_or_insert(why);
        } else {
            self.theorems[obligation.theorem.0 as usize].status = Status::GivenUp;
        }
    }

    /// A branch on which the sides differ. Lemmas are dropped without further ado; the goal is refuted when the
    /// counterexample runs. Whether the branch is done with: one that only seemed to go round for ever may yet end.
    pub fn refute(&mut self, obligation: &Obligation, candidate: &Candidate) -> bool {
        if obligation.theorem.0 > 0 && !obligation.known.is_empty() {
            // Values that were distinguished need not fit together: this says nothing of the lemma.
            return !matches!(candidate.difference, Difference::Diverges(_));
        }
        if obligation.theorem.0 > 0 {
            self.theorems[obligation.theorem.0 as usize].status = Status::Refuted;
            return true;
        }
        if self.refuted || self.unmade {
            return true;
        }
        match (self.confirm)(&mut self.store, candidate) {
            Confirmation::Refuted => {
                self.refuted = true;
                return true;
            }
            // No proof about all that the representation could hold will be found either.
            Confirmation::Unmade => {
                self.unmade = true;
                return true;
            }
            Confirmation::Nothing => {}
        }
        if matches!(candidate.difference, Difference::Diverges(_)) {
            return false;
        }
        let why = self.why_not_run(candidate);
        self.stuck.get_or_insert(why);
        true
    }

    pub fn other(side: Side) -> Side {
        if side == Side::Left { Side::Right } else { Side::Left }
    }
}
