//! OCaml source to Core: the pure heart of the language, with state, exceptions, input and output.
//!
//! A file goes through [`parse`] (by `tree-sitter-ocaml`) to the syntax tree, [`check`] (names, Hindley–Milner types,
//! comparison made explicit) to the elaborated tree, and [`lower`] to Core, where OCaml's strict evaluation is spelled out.
//! The library is OCaml source of our own in `lib/ocaml`, read as far as a program mentions it.
//!
//! Departures from OCaml, all on purpose:
//! strings are lists of bytes; `compare` has no shortcut for values that are physically the same; top-level values are
//! evaluated when they are first needed, except where something changes (`changing`); output is dropped where nobody else holds the state (`shared` keeps it); `<` on structures that contain `nan` orders them as `compare`
//! does; all that are not a number print alike in a proof, and a run that would print one is unsupported, for its sign is the
//! processor's. Engines that reason about a file should take all its
//! variables to be finite and total: in a strict language they are.
#![warn(missing_docs)]

mod alias;
mod bytes;
mod changing;
mod check;
mod elab;
mod equation;
mod fresh;
mod library;
mod literal;
pub mod load;
mod lower;
mod main_expr;
mod mutable;
mod output;
mod parse;
mod print;
mod relax;
mod shared;
mod show;
mod staged;
mod start;
mod survey;
mod syntax;
mod tests;
mod unit;
mod updater;
mod written;

pub use bytes::text_of;
pub use equation::Equation;
pub use fresh::{gives_new, has_identity};
pub use library::{END, GARBLED, Prepared, module_names, parse_module};
pub use load::{Entry, Extent, Instance, Loaded, TopLevel, entry, entry_at, expr, load, load_with, run_expr};
pub use main_expr::{main_expr, prepare_main};
pub use output::{printing_entry, prints, updating_entry};
pub use print::Ocaml;
pub use relax::Relaxed;
pub use shared::{Run, run, shared_entry, shared_value};
pub use show::show_type;
pub use staged::is_staged;
pub use survey::Survey;
pub use syntax::Item;
pub use tests::{Test, tests};
pub use unit::{Member, Seen, Unit, mentioned};
pub use written::written;
