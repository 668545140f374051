//! Haskell in: source text to Core.

pub mod desugar;
pub mod elab;
pub mod syntax;
