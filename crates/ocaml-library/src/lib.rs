//! The syntax of the OCaml library (`lib/ocaml`), parsed when Selfsame is built, and embedded in the binary.
#![warn(missing_docs)]

use selfsame_ocaml::Item;

include!(concat!(env!("OUT_DIR"), "/modules.rs"));

/// The syntax of a module of the library.
pub fn module(name: &str) -> Option<Vec<Item>> {
    let (_, bytes) = MODULES.iter().find(|(module, _)| *module == name)?;
    Some(postcard::from_bytes(bytes).expect("the embedded library is what the build script wrote"))
}
