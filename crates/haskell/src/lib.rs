//! Haskell in: source text to Core.
#![warn(missing_docs)]

pub mod check;
mod components;
mod derive;
pub mod desugar;
pub mod elab;
pub mod fixity;
pub mod load;
pub mod parse;
mod pragma;
pub mod preprocess;
pub mod syntax;
