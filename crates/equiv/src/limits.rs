//! What bounds the search for proofs by coinduction and for counterexamples. What a caller may choose stands in
//! [`crate::Options`]; the
//! search for inductions counts in prices and moves of its own.

// States: how far a side is advanced before it is compared.

/// Steps without a call before a state is compared anyway.
pub(crate) const STEPS_WITHOUT_CALL: u32 = 10_000;
/// Calls in a row that depend on nothing unknown, after which the end of the computation is looked for.
pub(crate) const PLAIN_CALLS: u32 = 8;
/// Steps to that end at most, for each of these calls.
pub(crate) const STEPS_AHEAD: u32 = 500;
/// Steps to that end altogether.
pub(crate) const MOST_STEPS_AHEAD: u32 = 10_000;

// The search: obligations of a goal and of lemmas in turns.

/// Obligations of the goal worked on before lemmas get their turn.
pub(crate) const GOAL_SLICE: usize = 4;
/// Obligations of each lemma under work in a turn.
pub(crate) const LEMMA_SLICE: usize = 2;
/// A lemma that was worked on counts as larger by this for each obligation, so that others come to their turn.
pub(crate) const LEMMA_PATIENCE: u32 = 2;
/// Lemmas under work at the same time.
pub(crate) const ACTIVE_LEMMAS: usize = 12;
/// Obligations worked on before a lemma is given up.
pub(crate) const LEMMA_BUDGET: u32 = 400;
/// Obligations worked on where only a counterexample can be the answer.
pub(crate) const REFUTING_OBLIGATIONS: u64 = 30;
/// Obligations of a second search, after a proof that needs numbers without bounds.
pub(crate) const SECOND_OBLIGATIONS: u64 = 300;
/// The steps that such a search has at least, where there are as many.
pub(crate) const SECOND_STEPS: u64 = 1_000_000;

// Lemmas.

/// Lemmas for one recurrence, as in the paper.
pub(crate) const LEMMAS_AT_ONCE: usize = 2;
/// How many calls around a difference a lemma may speak of, besides the smallest.
pub(crate) const LEMMA_LIFT: u32 = 2;
/// Lemmas of lemmas of lemmas.
pub(crate) const LEMMA_DEPTH: u32 = 3;
/// Larger statements than this, in nodes, do not become lemmas.
pub(crate) const LEMMA_SIZE: u32 = 200;
/// Lemmas that one obligation may propose.
pub(crate) const LEMMA_PROPOSALS: usize = 6;
/// Pairs of present states that fertilization is tried on.
pub(crate) const FERTILE_PAIRS: usize = 4;

// Walks and cases.

/// Nodes of the proof of a walk.
pub(crate) const WALK_NODES: usize = 60;
/// Larger terms than this, in nodes, are given up on.
pub(crate) const WALK_SIZE: u32 = 200;
/// Steps between two calls of a walk.
pub(crate) const WALK_STEPS: u32 = 1_000;
/// Pairs of present states that are looked at.
pub(crate) const WALK_PAIRS: usize = 6;
/// Rounds of evaluation inside a term.
pub(crate) const SIMPLIFICATIONS: usize = 20;
/// Steps between two calls inside a term.
pub(crate) const CASE_STEPS: u32 = 1_000;
/// How deep the places are that a proof speaks of: with their numbers written down, those of a long list would take the
/// square of its length.
pub(crate) const PLACE_DEPTH: usize = 500;

// Runs of the concrete evaluator, in its steps.

/// Steps for both sides of a closed goal together, where they differ.
pub(crate) const CLOSED_STEPS: u64 = 20_000_000;
/// Steps after which a side that the search found to go round is taken to do so.
pub(crate) const CYCLE_STEPS: u64 = 300_000;
/// Steps that are enough to see that most candidates do not.
pub(crate) const SOME_STEPS: u64 = 20_000;
/// Steps for showing what a side gives, and for seeing whether simpler values do.
pub(crate) const SHOWN_STEPS: u64 = 50_000;
/// Steps for sides that should end.
pub(crate) const REPLAY_STEPS: u64 = 3_000_000;
/// Steps for both sides together: values made up are small.
pub(crate) const GIVEN_STEPS: u64 = 200_000;
/// Parts of results that are compared.
pub(crate) const GIVEN_PARTS: usize = 2_000;
/// Inputs of numbers at the edges of `Int` that are run.
pub(crate) const EDGE_INPUTS: usize = 400;
/// Values of one type among them.
pub(crate) const EDGE_VALUES: usize = 40;
/// Steps for one side.
pub(crate) const EDGE_STEPS: u64 = 20_000;
/// Parts of a result that are compared.
pub(crate) const EDGE_PARTS: usize = 100;

/// Inputs made at random that are run before a law is left open, as many as testers make.
pub(crate) const SAMPLES: usize = 10_000;
/// Counterexamples that are found for each of several that are shown.
pub(crate) const SAMPLES_FOR_ONE: usize = 8;
/// Steps of the search for each of them while it goes on.
pub(crate) const STEPS_PER_SAMPLE: u64 = 500;
/// What one counts as.
pub(crate) const SAMPLE_STEPS: u64 = 50;
/// How many are run at once.
pub(crate) const SAMPLES_AT_ONCE: usize = 40;
/// Parts of a value made at random, about.
pub(crate) const SAMPLE_SIZE: usize = 14;
/// Constructors inside one another in such a value.
pub(crate) const SAMPLE_DEPTH: u32 = 60;

// What is shown.

/// How many newtypes are written around one value.
pub(crate) const NEWTYPES: u32 = 20;

// Counterexamples for people: how much of an evaluation is shown.

/// Steps that are followed.
pub(crate) const TRACED_STEPS: usize = 2_000;
/// Lines for a side.
pub(crate) const SHOWN_LINES: usize = 24;
/// Nodes of a term in a line, and of an equation.
pub(crate) const SHOWN_SIZE: u32 = 60;
/// Variables that stand for others, in a line.
pub(crate) const SHOWN_DEPTH: usize = 8;
