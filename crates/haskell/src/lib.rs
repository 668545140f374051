//! Haskell in: source text to Core.

pub mod elab;
pub mod syntax;
