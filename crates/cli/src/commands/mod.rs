//! One file a command.

pub mod audit;
pub mod check;
pub mod completions;
pub mod diff;
pub mod equiv;
pub mod explore;
pub mod gather;
pub mod group;
pub mod man;
pub mod plan;
pub mod prove;
pub mod reach;
pub mod recheck;
pub mod refine;
pub mod run;
pub mod serve;
pub mod work;
