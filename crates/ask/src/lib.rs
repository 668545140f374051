//! Questions in, answers out as values: check these laws, compare these definitions, group these files, reach this line, refine
//! this module, explore this function, run this expression. It stands between front ends and engines, which do not know
//! each other, and those who show answers: the command line and the editor's server.
//!
//! Nothing here is rendered or printed. Files are read (sources, certificates), and two kinds are kept: the [`journal`] of a
//! worker and answers ([`cache`]).

#![warn(missing_docs)]

pub mod assumptions;
pub mod audit;
pub mod baseline;
pub mod cache;
pub mod check;
pub mod compare;
pub mod config;
pub mod console;
pub mod disk;
pub mod explore;
pub mod files;
pub mod fingerprint;
pub mod group;
pub mod haskell;
pub mod journal;
pub mod kept;
pub mod limits;
pub mod many;
pub mod ocaml;
pub mod project;
pub mod prove;
pub mod reach;
pub mod recheck;
pub mod refine;
pub mod run;
pub mod shell;
pub mod source;
pub mod supervisor;
pub mod types;
pub mod watch;
pub mod watchdog;
pub mod worker;
