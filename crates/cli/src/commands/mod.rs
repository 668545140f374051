//! One file a command.

pub mod check;
pub mod completions;
pub mod prove;
pub mod run;
