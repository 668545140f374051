//! Refinement types.
pub mod build;
pub mod check;
pub mod contract;
pub mod instrument;
mod lexer;
pub mod logic;
pub mod modular;
pub mod parse;
pub mod refined;
pub mod small;
pub mod specs;
pub mod syntax;
pub mod test;
