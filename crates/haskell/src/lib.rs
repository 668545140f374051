//! Haskell in: source text to Core.

pub mod syntax;
