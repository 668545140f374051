//! What bounds the search for an input. What a caller may choose stands in [`crate::Options`].

// Defaults of options.

/// Lookups and formulas, in all rounds.
pub(crate) const EFFORT: u64 = 50_000_000;
/// Steps of a replay: functions entered and thunks evaluated.
pub(crate) const REPLAY_STEPS: u64 = 100_000_000;

// Rounds. The budget of calls and lookups grows from one to the next.

/// Calls that are not sure to be made and may be inside each other in the first round.
pub(crate) const FIRST_CALLS: u32 = 3;
/// Lookups of a round at first.
pub(crate) const FIRST_LOOKUPS: u64 = 50_000;
/// What the other ways cost, in lookups, before a proof without end is tried.
pub(crate) const PROOF_AFTER: u64 = 3_000;
/// What a question to the solver counts in lookups.
pub(crate) const QUESTION_COST: u64 = 100;
/// Solutions that do not replay, before the search gives up.
pub(crate) const EXCLUDED: u32 = 20;

// Lookups.

/// When a round has cost what it may, it enters no more calls; what it has entered may cost so many times more.
pub(crate) const ROUND_OVERDRAFT: usize = 8;
/// Calls inside each other at most.
pub(crate) const CALL_DEPTH: u32 = 10_000;
/// Characters of a line that are looked at in the first round.
pub(crate) const FIRST_LINE: u32 = 8;
/// Functions inside each other whose captured variables are known more of than their shape.
pub(crate) const CAPTURE_DEPTH: u32 = 2;
/// Points that a run passes at most.
pub(crate) const RUN_POINTS: u64 = 5_000_000;

// Formulas and questions.

/// Conjunctions and disjunctions between two looks at the clock.
pub(crate) const TICKS: u32 = 500;
/// Conjunctions and disjunctions inside each other become one up to this size.
pub(crate) const WIDE: usize = 12;
/// Z3's work for a question at first, less than a second; doubled whenever it is not enough.
pub(crate) const FIRST_STEPS: u32 = 1_000_000;

// Invariants.

/// Calls inside each other for one inference.
pub(crate) const INFERENCE_CALLS: u32 = 4;
/// Lookups for one inference.
pub(crate) const INFERENCE_LOOKUPS: u64 = 20_000;
/// Numbers of a function that are looked at.
pub(crate) const CANDIDATE_LEAVES: usize = 8;
/// Constants that these are compared with.
pub(crate) const CANDIDATE_CONSTANTS: usize = 8;
/// Constructors of one type that a value may be said to have.
pub(crate) const CANDIDATE_CONSTRUCTORS: usize = 16;
/// Questions to the solver; then nothing is known.
pub(crate) const INFERENCE_QUESTIONS: u64 = 300;

// What is shown.

/// Larger numbers than this are replaced by some that a person would type, if there are any.
pub(crate) const TYPED_NUMBER: i64 = 999;
/// Values that are tried to make inputs plainer.
pub(crate) const PLAINER_TRIES: usize = 200;
/// Formulas are shown down to so many levels.
pub(crate) const SHOWN_LEVELS: u32 = 4;
/// The first parts of each that are shown.
pub(crate) const SHOWN_PARTS: usize = 3;
