//! What answers rest on, in words.

use std::collections::BTreeSet;

use selfsame_core::program::{Ints, Program};
use selfsame_core::types::{Type, base_name};
use selfsame_equiv::{Bottoms, Goal};

use crate::source::Language;
use crate::types::holds_functions;

/// What is taken for granted of functions that are given to OCaml code.
pub const CALLBACKS: &str = "functions given as arguments return, and do nothing else";

/// Of integers: nothing where they are those of the machine.
pub fn of_ints(language: Language, ints: Ints) -> Vec<String> {
    match (language, ints) {
        (Language::Haskell, Ints::Unbounded) => vec!["Int is unbounded".into()],
        (Language::Ocaml, Ints::Unbounded) => vec!["int is unbounded".into()],
        (_, Ints::Wrapping) => Vec::new(),
    }
}

/// The condition of a proof about all integers.
pub fn no_overflow(language: Language) -> &'static str {
    match language {
        Language::Haskell => "Int does not overflow",
        Language::Ocaml => "int does not overflow",
    }
}

/// Of errors: nothing where a proof tells them apart.
pub fn of_bottoms(bottoms: Bottoms) -> Vec<String> {
    match bottoms {
        Bottoms::Labelled => Vec::new(),
        Bottoms::Same => {
            ["all errors are the same", "values that never end count as errors"].map(str::to_owned).to_vec()
        }
    }
}

/// Of functions that a goal in this language is about.
pub fn of_callbacks(language: Language, program: &Program, goal: Option<&Goal>) -> Option<String> {
    let has_functions = |goal: &Goal| goal.variables.iter().any(|variable| holds_functions(program, &variable.ty));
    (language == Language::Ocaml && goal.is_some_and(has_functions)).then(|| CALLBACKS.to_owned())
}

/// Of the classes that a goal is overloaded in, nothing is known but that their methods are total.
pub fn of_classes(goal: Option<&Goal>) -> Vec<String> {
    let variables = goal.map_or(&[][..], |goal| &goal.variables);
    let classes: BTreeSet<&str> = variables
        .iter()
        .filter(|variable| variable.dictionary)
        .filter_map(|variable| match &variable.ty {
            Type::Con(class, _) => Some(base_name(class.as_str())),
            _ => None,
        })
        .collect();
    classes.into_iter().map(|class| format!("the methods of {class} are total functions")).collect()
}
