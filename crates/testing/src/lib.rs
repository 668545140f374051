//! What the tests of all crates share. It depends on nothing, so that every crate's own tests can use it.
//!
//! A test that loses its subject must fail: [`files`] wants at least one file, [`matches_file`] a file to compare with, and
//! [`expectations`] a name below every expectation.
#![warn(missing_docs)]

mod expect;
mod files;
mod golden;
mod random;
mod stack;

pub use expect::{Expectation, expectations};
pub use files::{files, root};
pub use golden::matches_file;
pub use random::{Random, seeds};
pub use stack::{on_large_stack, side_by_side};
