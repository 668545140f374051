//! One file a command.

pub mod check;
pub mod completions;
pub mod explore;
pub mod prove;
pub mod recheck;
pub mod run;
