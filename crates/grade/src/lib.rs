//! Programs side by side: two programs become one ([`join`]), and definitions of both are compared ([`compare`]).

#![warn(missing_docs)]

mod alike;
mod compare;
mod contract;
mod endless;
mod join;
mod limits;
mod maker;
mod renaming;
mod runner;
mod sketch;
mod structural;
mod trial;
mod unique;

pub use compare::{Answer, Comparison, Difference, Effort, How, Inputs, Numbers, Sample, Sightings, compare, goal};
pub use contract::{Condition, Contract};
pub use join::{Joined, Pairing, join};
pub use renaming::Renaming;
pub use structural::{Evaluation, Structure, structural};
pub use trial::inputs;
