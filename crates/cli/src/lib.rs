//! The command line: options in, reports out. What is asked is answered by `selfsame-ask`; here answers are shown to people and
//! programs, and become exit codes.

pub mod commands;
pub mod known;
pub mod options;
pub mod progress;
pub mod proofs;
pub mod settings;
pub mod stream;
pub mod terminal;
pub mod watch;
