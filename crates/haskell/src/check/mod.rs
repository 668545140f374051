//! Names, types and classes: from the syntax tree to elaborated code.
//!
//! [`check_module`] goes through a module in this order: imports and own names ([`scope`], [`declare`]), operators
//! ([`crate::fixity`]), synonyms and data types ([`data`]), classes ([`class`]), instance heads and derived instances
//! ([`instance`], [`deriving`]), values group by group ([`infer`]), code of classes and instances, rules ([`rules`]),
//! defaults for what is still open ([`default`]), holes ([`finish`]), exports ([`export`]).
//!
//! An error spoils the definition that it is in, and those that need its inferred type, and nothing else.

mod checker;
mod class;
mod coerce;
mod constraint;
mod convert;
mod data;
mod declare;
mod default;
mod deriving;
mod env;
mod error;
mod evidence;
mod export;
mod family;
mod finish;
mod improve;
mod infer;
mod instance;
pub mod interface;
mod meaning;
mod module;
mod params;
mod place;
mod prim;
mod rules;
mod sample;
mod scope;
mod scoping;
mod solve;
mod substitute;
mod term;
mod typeable;
mod unlifted;

pub use interface::{Interface, TypeDef, ValueKind};
pub use module::{Checked, CheckedGlobal, check_expr, check_module};
pub use rules::{CheckedRule, Sides};
pub use sample::{check_at, check_sample};
pub use scope::{Interfaces, Lookup, Scope};
