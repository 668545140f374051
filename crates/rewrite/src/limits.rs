//! What bounds the work of rewriting. A limit that is reached leaves a question open.

use std::time::Duration;

// Terms.

/// Deeper terms are refused, so that recursion over them is safe.
pub(crate) const NESTING: u32 = 1_000;
/// Enough for recursion over terms that thousands of rewrite steps have built.
pub(crate) const STACK_BYTES: usize = 512 << 20;
/// Products larger than this stay as they were written.
pub(crate) const MONOMIALS: usize = 24;
/// Numbers longer than this are not computed.
pub(crate) const NUMBER_BITS: u64 = 16_384;
/// Characters of a term that are shown.
pub(crate) const SHOWN_CHARACTERS: usize = 6_000;
/// How often axiomatized symbols are unrolled on the way to one unifier.
pub(crate) const UNROLLED: u32 = 24;
/// Calls nested deeper than this stay as they are: their equations may not terminate.
pub(crate) const UNFOLDED: u32 = 5_000;

// Runs and searches.

/// Steps of either side on one branch, where a query says nothing.
pub(crate) const BRANCH_STEPS: u32 = 100;
/// Steps of one `run`.
pub(crate) const RUN_STEPS: usize = 9_999;
/// Constrained terms that a `search` keeps.
pub(crate) const FOUND: usize = 10_000;

// Questions to Z3.

/// Its work for one question, in its own unit: a few seconds.
pub(crate) const QUESTION_STEPS: u32 = 3_000_000;
/// Longer than any one question takes.
pub(crate) const QUESTION_TIME: Duration = Duration::from_secs(20);
/// How often facts are put to use before Z3 is started.
pub(crate) const NATIVE_ROUNDS: usize = 3;
/// Lemmas about products: more would slow the solver down more than they help.
pub(crate) const PRODUCT_LEMMAS: usize = 400;

// Proofs. How much of the right side is looked at for one goal.

/// Enough for most proofs.
pub(crate) const FIRST_EFFORT: u64 = 2_000;
/// Less, while circularities are searched for.
pub(crate) const DISCOVERY_EFFORT: u64 = 600;
/// Much, in the end.
pub(crate) const LAST_EFFORT: u64 = 6_000;
/// Open variables of a circularity for which witnesses are tried.
pub(crate) const WITNESSES: usize = 2;

/// Longer conditions of a branch are shown as they are.
pub(crate) const EXPLAINED: usize = 100;

// Circularities.

/// Questions to the solver that the search for circularities may ask.
pub(crate) const DISCOVERY_QUESTIONS: u64 = 9_000;
/// How often one goal may fail before it is given up.
pub(crate) const WEAKENED: u32 = 5;
/// Rounds of weakening the constraints of circularities that were found.
pub(crate) const WEAKENING_ROUNDS: usize = 24;
/// Circularities proposed for one goal.
pub(crate) const PROPOSALS: usize = 12;
/// Of these, circularities between places where a result changes, for which there is room besides.
pub(crate) const EVENTS: usize = 3;
/// Of those in which one side waits at its end while the other goes round.
pub(crate) const WAITING: usize = 4;
/// The fewest different numbers that say which polynomial of degree 2 they lie on, and that they lie on one.
pub(crate) const FEWEST_POINTS: usize = 5;
/// Columns of numbers among which products and sums are compared.
pub(crate) const COUNTERS: usize = 9;
/// Moments that a circularity of a loop is learned from.
pub(crate) const LOOP_MOMENTS: usize = 160;
/// The fewest of them that say anything.
pub(crate) const FEWEST_LOOP_MOMENTS: usize = 3;
/// Points of each side of a recursion that are tried.
pub(crate) const RECURSION_POINTS: usize = 4;
/// Circularities of each kind that are tried together.
pub(crate) const RECURSION_PAIRS: usize = 4;
/// Moments that a circularity of a recursion is learned from.
pub(crate) const RECURSION_MOMENTS: usize = 120;
/// The fewest of them that say anything.
pub(crate) const FEWEST_RECURSION_MOMENTS: usize = 6;
/// The fewest frames that show how a chain goes on.
pub(crate) const FEWEST_FRAMES: usize = 3;
/// Kinds of chains looked for in one goal.
pub(crate) const FRAME_FAMILIES: usize = 4;
/// Runs that circularities are learned from.
pub(crate) const SAMPLES: usize = 14;
/// More of them, where these were not enough.
pub(crate) const MORE_SAMPLES: usize = 40;
/// Steps of each of them.
pub(crate) const SAMPLE_STEPS: usize = 1_500;
/// Numbers above this are results, hashes in effect: no order or product of them means anything.
pub(crate) const LARGE_NUMBER: i64 = 120;

// Counterexamples.

/// Steps of one run.
pub(crate) const REFUTING_STEPS: usize = 2_000;
/// Configurations of the right side looked at.
pub(crate) const CONFIGURATIONS: usize = 4_000;
/// Longer ones are looked at for places where they were before.
pub(crate) const SHORT_RUN: usize = 60;
/// Cells at the start of an array that are tried with different contents.
pub(crate) const CELLS: i32 = 4;
/// Models tried.
pub(crate) const MODELS: usize = 14;
/// Values of uninterpreted functions that a counterexample shows.
pub(crate) const SHOWN_VALUES: usize = 12;
