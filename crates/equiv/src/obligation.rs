//! Obligations (NEBULA §6.2): one branch of a proof with the histories of both sides.

use selfsame_certify::Side;
use selfsame_core::term::{DefId, TermId, TermStore, VarId};
use selfsame_core::types::Type;
use selfsame_symbolic::Path;
use smallvec::SmallVec;

use crate::proof::{NodeId, TheoremId};

/// A block: the states between two applications of DC-EQUIV or LAM-EQUIV.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct BlockId(pub u32);

/// One state of a side, as it was when it was reached.
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub term: TermId,
    /// How much of the path was known then.
    pub moment: u32,
    pub block: BlockId,
    /// Steps taken on this side up to here.
    pub steps: u32,
    /// The definitions unfolded since the state before.
    pub unfolded: SmallVec<[DefId; 4]>,
    /// Evaluation stopped here of itself: before a call, at a value, or at the start of a block.
    pub is_point: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct History {
    pub states: Vec<State>,
    /// The last state with everything learnt since.
    pub term: TermId,
    /// It is in weak head normal form.
    pub is_value: bool,
}

impl History {
    pub fn last(&self) -> u32 {
        self.states.len() as u32 - 1
    }

    pub fn steps(&self) -> u32 {
        self.states.last().map_or(0, |state| state.steps)
    }

    /// The numbers of the states of a block.
    pub fn of_block(&self, block: BlockId) -> std::ops::Range<u32> {
        let from = self.states.partition_point(|state| state.block < block);
        let to = self.states.partition_point(|state| state.block <= block);
        from as u32..to as u32
    }
}

/// One look into a value: what DC-EQUIV and LAM-EQUIV go on with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Observation {
    Field(u32),
    /// The text of an error.
    Message,
    Apply(VarId),
}

#[derive(Clone, Debug)]
pub(crate) struct Obligation {
    pub theorem: TheoremId,
    pub node: NodeId,
    pub sides: [History; 2],
    pub path: Path,
    pub block: BlockId,
    /// Type of both sides, where known.
    pub ty: Option<Type>,
    /// The way from the statement to this block.
    pub observations: Vec<Observation>,
    /// Terms whose values were distinguished.
    pub known: Vec<Known>,
}

/// A term with what it evaluates to, in the words of a moment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    pub term: TermId,
    pub value: TermId,
    pub moment: u32,
    /// The first block in which this is known.
    pub block: BlockId,
}

impl Obligation {
    pub fn side(&self, side: Side) -> &History {
        &self.sides[side as usize]
    }

    pub fn side_mut(&mut self, side: Side) -> &mut History {
        &mut self.sides[side as usize]
    }

    /// A state with everything learnt until a moment.
    pub fn state_at(&self, store: &mut TermStore, side: Side, state: u32, moment: usize) -> TermId {
        let history = self.side(side);
        if state == history.last() && moment == self.path.len() {
            return history.term;
        }
        let state = &history.states[state as usize];
        self.path.sync(store, state.term, state.moment as usize, moment)
    }

    /// A state with everything learnt so far.
    pub fn state_now(&self, store: &mut TermStore, side: Side, state: u32) -> TermId {
        self.state_at(store, side, state, self.path.len())
    }

    /// Starts a new block with parts of the sides.
    pub fn start_block(&mut self, block: BlockId, observation: Observation, terms: [TermId; 2], ty: Option<Type>) {
        self.observations.push(observation);
        self.ty = ty;
        self.start_segment(block, terms);
    }

    /// Starts a new block with terms that mean the same.
    pub fn start_segment(&mut self, block: BlockId, terms: [TermId; 2]) {
        self.block = block;
        let moment = self.path.len() as u32;
        for (history, term) in self.sides.iter_mut().zip(terms) {
            let steps = history.steps();
            let unfolded = SmallVec::new();
            history.states.push(State { term, moment, block, steps, unfolded, is_point: true });
            history.term = term;
            history.is_value = false;
        }
    }

    /// What is known of the values of terms, in the words of a moment; only what was so in a block.
    pub fn values_at(&self, store: &mut TermStore, block: BlockId, moment: usize) -> Vec<[TermId; 2]> {
        let known = self.known.iter().filter(|known| known.block <= block);
        known
            .map(|known| {
                [known.term, known.value].map(|term| self.path.sync(store, term, known.moment as usize, moment))
            })
            .collect()
    }
}

/// The blocks that an obligation's history goes through, oldest first.
pub(crate) fn blocks(obligation: &Obligation) -> Vec<BlockId> {
    let mut blocks: Vec<BlockId> = obligation.sides[0].states.iter().map(|state| state.block).collect();
    blocks.dedup();
    blocks
}
