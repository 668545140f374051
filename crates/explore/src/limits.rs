//! What bounds the work of exploration. What a caller may choose stands in [`crate::Options`], whose defaults are here.

// Defaults of options.

/// Constructors inside each other in an input: enough for a red-black tree to be rotated.
pub(crate) const INPUT_DEPTH: u32 = 4;
/// Examples to find: as many as a person looks through.
pub(crate) const EXAMPLES: usize = 200;
/// Functions entered and thunks evaluated on one path.
pub(crate) const PATH_STEPS: u64 = 20_000;
/// Of everything that waits, was found or is kept for later, estimated.
pub(crate) const BYTES: usize = 2048 << 20;

// Inputs and results.

/// Steps of a run whose result is shown as far as a person would look at it.
pub(crate) const BEGINNING_STEPS: u64 = 10_000;
/// Results with more parts than this are not looked at any further.
pub(crate) const RESULT_PARTS: usize = 10_000;
/// Parts inside each other in a value that is read off the heap: one that is part of itself has no end.
pub(crate) const WITNESS_DEPTH: usize = 500;
/// Types inside a type that are looked at: types that grow as they nest are cut off, and count as growing.
pub(crate) const TYPES_INSIDE: usize = 100;
/// Types inside each other in the flattest value: deeper than any type that is not made to be endless.
pub(crate) const TYPES_ABOVE: usize = 50;
/// Parts of a type that a program writes: one with more grew as types of nested data do.
pub(crate) const TYPE_PARTS: usize = 300;

// Formulas and runs.

/// Formulas with more parts than this are beyond any solver, and beyond what is worth copying.
pub(crate) const FORMULA_PARTS: u32 = 2_000;
/// Steps of a run for each step that the path took.
pub(crate) const REPLAY_STEPS_EACH: u64 = 20;
/// Steps that a run may take in any case.
pub(crate) const REPLAY_STEPS_LEAST: u64 = 100_000;

// Memory, as estimated.

/// What a scalar takes with its place in tables.
pub(crate) const SCALAR_BYTES: usize = 120;
/// What a path that waits takes, about: itself, its last choice, its model and its place in the queue.
pub(crate) const PENDING_BYTES: usize = 1024;
