//! The library as programs meet it, and whole modules on top of it.

mod common;
mod core;
mod derive;
mod library;
