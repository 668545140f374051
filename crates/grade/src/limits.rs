//! What bounds the comparison of two definitions. Steps are functions entered and thunks evaluated by the concrete
//! evaluator.

use crate::sketch::Budget;
use crate::trial::Extent;

// Inputs found by symbolic execution.

/// How deep the inputs are that are looked for early.
pub(crate) const SHALLOW_INPUTS: u32 = 3;
/// How many of these are looked for.
pub(crate) const FEW_EXAMPLES: usize = 150;
/// How deep they are when nothing else is left to try.
pub(crate) const DEEP_INPUTS: u32 = 6;
/// How many of those are looked for.
pub(crate) const MANY_EXAMPLES: usize = 3000;

// Inputs made up, with so many constructors and numbers in each.

/// Before a proof is looked for.
pub(crate) const FIRST_INPUTS: Extent = Extent { inputs: 200, parts: 8, constants: Vec::new(), steps: FEW_STEPS };
/// After what is cheap said nothing.
pub(crate) const SECOND_INPUTS: Extent = Extent { inputs: 2000, parts: 16, constants: Vec::new(), steps: FEW_STEPS };
/// After no proof was found.
pub(crate) const LAST_INPUTS: Extent = Extent { inputs: 20_000, parts: 24, constants: Vec::new(), steps: CALL_STEPS };
/// Of numbers that the program speaks of.
pub(crate) const SPOKEN_OF: Extent = Extent { inputs: 1000, parts: 8, constants: Vec::new(), steps: FEW_STEPS };
/// Of numbers at the edges of machine integers.
pub(crate) const EDGES: Extent = Extent { inputs: 100, parts: 6, constants: Vec::new(), steps: FEW_STEPS };
/// Made as they are looked at: so many with all constructors, and with each few of them.
pub(crate) const SKETCHES: Budget = Budget { all: 2000, few: 1500 };
/// The same, when nothing else is left to try.
pub(crate) const MORE_SKETCHES: Budget = Budget { all: 10_000, few: 8000 };
/// Types inside each other without end have no values worth making.
pub(crate) const TYPE_DEPTH: u32 = 60;
/// Runs in which a difference is made smaller.
pub(crate) const SHRINKING_RUNS: usize = 400;
/// So many constructors that values grow by make a type one of which few are chosen.
pub(crate) const GROWING_CONSTRUCTORS: usize = 4;
/// Constructors of which pairs are tried.
pub(crate) const PAIRED_CONSTRUCTORS: usize = 16;

// Runs.

/// How far a result is looked at before a hole in it is left as it is.
pub(crate) const HOLE_DEPTH: u32 = 1;
/// Parts of a result that are looked at.
pub(crate) const RESULT_PARTS: usize = 500;
/// Steps for one call with holes.
pub(crate) const SKETCH_STEPS: u64 = 20_000;
/// Steps for one call of many: what needs more on a small input mostly runs through all numbers.
pub(crate) const FEW_STEPS: u64 = 10_000;
/// Steps for one call.
pub(crate) const CALL_STEPS: u64 = 200_000;
/// Memory for one call.
pub(crate) const CALL_BYTES: usize = 256 << 20;
/// Steps of terms in which a call that does not answer is looked at for coming to itself.
pub(crate) const ENDLESS_STEPS: u32 = 20_000;
/// Calls seen twice that are looked at.
pub(crate) const ENDLESS_SUSPECTS: u32 = 8;
/// Inputs without an answer that are looked at.
pub(crate) const ENDLESS_INPUTS: u32 = 3;

// Proofs.

/// What the prover works on before a pair of many is given up.
pub(crate) const OBLIGATIONS: u64 = 30;
/// The same, where nothing else is left to try.
pub(crate) const MORE_OBLIGATIONS: u64 = 500;
