//! Questions as jobs that any machine can answer.
//!
//! [`plan`] writes a line for each question, with everything that is needed to answer it elsewhere: the texts, the settings, the
//! version of this program. [`work`] answers jobs, each in a process of its own, and writes a line for each [`result`]. [`gather`]
//! makes of results the report that one machine would have written. Who distributes the lines is somebody else's business: a
//! pipe, GNU parallel, Slurm, Ray.
//!
//! Nothing here trusts a line: half of one, one of another version or one that was changed is no job and no result. Answers
//! kept by others ([`store`]) are taken only if what they prove is proved here again.
#![warn(missing_docs)]

pub mod answer;
pub mod gather;
pub mod job;
pub mod limits;
pub mod part;
pub mod plan;
pub mod question;
pub mod result;
pub mod store;
mod sum;
pub mod told;
pub mod version;
pub mod work;

#[cfg(test)]
mod tests;
