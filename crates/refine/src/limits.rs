//! What bounds the work on a refinement. Steps are functions entered and thunks evaluated.

// Proofs.

/// Equations of lemmas that are used for one condition.
pub(crate) const REWRITES: usize = 24;
/// Paths that are followed; proofs need few.
pub(crate) const PATHS: usize = 600;
/// Times that guesses about local functions are checked; each drops some.
pub(crate) const GUESSING_ROUNDS: usize = 12;
/// Evaluations on one path.
pub(crate) const PATH_STEPS: u64 = 30_000;
/// Conditions decided and choices made on one path.
pub(crate) const PATH_CHOICES: usize = 100;
/// Evaluations inside each other: functions that only unfold themselves are not followed for ever.
pub(crate) const EVALUATION_DEPTH: u32 = 600;
/// Code that knows its callees by specifications looks into few data: more is a loop.
pub(crate) const UNFOLDED: u32 = 24;
/// Functions of the logic that are evaluated by their code, inside each other.
pub(crate) const NESTED_TERMS: u32 = 24;
/// Z3's work for one question, in its own unit.
pub(crate) const QUESTION_STEPS: u32 = 400_000;
/// Z3's work when it is asked again, without what it learnt before.
pub(crate) const RECHECK_STEPS: u32 = 10 * QUESTION_STEPS;
/// Literals of the code that sizes are taken below.
pub(crate) const METRIC_LITERALS: usize = 8;
/// Sizes of which metrics are made; there are about twice the square of their number.
pub(crate) const METRIC_SIZES: usize = 10;
/// Constructors inside each other that are counted.
pub(crate) const COUNTED_DEPTH: u32 = 40;
/// Functions of the library that one may reach, to be known by its type instead of its code.
pub(crate) const CALLEES: usize = 300;
/// Predicates that are written out in the refinements of one function and what it calls.
pub(crate) const PREDICATES: usize = 2_000;
/// Aliases inside each other.
pub(crate) const ALIAS_DEPTH: u32 = 100;

// Counterexamples.

/// After so many steps no further set of functions is abstracted: what is found late is seldom of use.
pub(crate) const PATIENCE: u64 = 20_000_000;
/// Functions that are abstracted together.
pub(crate) const ABSTRACTED: usize = 3;
/// Sets of functions that are abstracted.
pub(crate) const ABSTRACTIONS: usize = 24;
/// Steps of a run for real.
pub(crate) const REPLAY_STEPS: u64 = 1_000_000;

// Small inputs.

/// Small inputs on which a proved function is run.
pub(crate) const PROVED_RUNS: usize = 200;
/// Values of one type that are tried.
pub(crate) const VALUES: usize = 12;
/// Values of one type beside others that matter more.
pub(crate) const FEW_VALUES: usize = 3;
/// Constructors inside each other in a small value.
pub(crate) const VALUE_DEPTH: u32 = 4;
/// Steps of a run on small values.
pub(crate) const SMALL_STEPS: u64 = 100_000;
/// Parts of a result that are evaluated.
pub(crate) const WHOLE_PARTS: usize = 10_000;
/// Lists at most so long are made for constants of the code.
pub(crate) const LONGEST_LIST: i64 = 1_000;
/// Runs on lists of such lengths.
pub(crate) const LIST_RUNS: usize = 60;

// Suggestions.

/// Candidates for a stronger specification.
pub(crate) const CANDIDATES: usize = 160;
/// Sizes of arguments that they speak of.
pub(crate) const CANDIDATE_SIZES: usize = 8;
/// Small inputs on which each is tried.
pub(crate) const CANDIDATE_RUNS: usize = 150;
/// Those that are tried alone.
pub(crate) const CANDIDATES_ALONE: usize = 24;

// What is shown.

/// Lists that are longer are not written out.
pub(crate) const WRITTEN_ELEMENTS: usize = 20;
/// Parts of a value that are evaluated to be shown.
pub(crate) const SHOWN_PARTS: usize = 200;
/// Characters of a value that are shown.
pub(crate) const WRITTEN_CHARACTERS: usize = 120;
