//! Lazy equivalence.
