//! The symbolic machine (NEBULA §3 and §6.5): runs a term until it has to know more, and makes one state of each
//! possibility.
//!
//! What a variable became is substituted at once, so a state is a term and the [`Path`] that led to it. An engine calls
//! [`run`] until it pauses, then [`branch`] for the successors.
#![warn(missing_docs)]

mod decide;
mod machine;
mod path;

pub use decide::{Decide, Native};
pub use machine::{Branch, Choice, Pause, Run, branch, demand, run, run_ahead};
pub use path::{Application, Event, Path};
