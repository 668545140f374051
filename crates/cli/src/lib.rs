//! The command line: reads files, calls front ends and engines, writes reports. Everything else in Selfsame neither reads
//! nor writes.

pub mod commands;
pub mod evaluate;
pub mod files;
pub mod journal;
pub mod limits;
pub mod options;
pub mod source;
pub mod supervisor;
pub mod terminal;
pub mod watchdog;
pub mod worker;
