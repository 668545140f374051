//! Core as it is meant to come out, and matching against a naive reading of Haskell's rules.

mod forms;
mod make;
mod meaning;
mod print;
