//! What bounds the work of the solver. A limit that is reached makes an answer "unknown", never a wrong one.

// Z3, in its own unit of work: a million are a second at most.

/// One question of a path: a fraction of a second.
pub(crate) const QUESTION_STEPS: u32 = 250_000;
/// One question whose constructors Z3 decides too: it is asked to be measured, and may take longer.
pub(crate) const DATATYPE_STEPS: u32 = 1_000_000;
/// What a question costs at least, in terms made; see [`selfsame_core::effort`].
pub(crate) const QUESTION_EFFORT: u64 = 1000;
/// What each of Z3's steps costs, in terms made.
pub(crate) const STEP_EFFORT: u64 = 5;

// Guesses, before Z3 is asked.

/// How far from zero plain numbers are tried.
pub(crate) const NEARBY: i64 = 8;
/// Literals of a condition that are tried as values.
pub(crate) const LITERALS: usize = 40;
/// Rounds in which the values of a model are made smaller.
pub(crate) const SHRINKING_ROUNDS: usize = 3;
/// Unknowns of a new fact, for which one of them gets another value; with more, guessing seldom helps.
pub(crate) const CHANGED_UNKNOWNS: usize = 4;
/// Values of each of two unknowns that are tried together.
pub(crate) const VALUES_IN_PAIRS: usize = 12;

// Differences of unbounded integers.

/// Unknowns at most: the closure takes the cube of their number.
pub(crate) const DIFFERENCE_UNKNOWNS: usize = 40;
/// Values around the plainest that are tried for one unknown.
pub(crate) const DIFFERENCE_VALUES: i128 = 200;
