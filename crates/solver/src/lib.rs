//! The solver: what engines ask when constructors and constants do not decide.
//!
//! Z3 runs in this process. Its answers are three-valued here as there: an "unknown" is never dropped.

pub mod smt;
pub mod version;
