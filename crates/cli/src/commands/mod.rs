//! One file a command.

pub mod completions;
pub mod prove;
pub mod run;
