//! Goals from Haskell files, for the tests of the equivalence engine.
// Not every test file uses all of them.
#![allow(dead_code)]

pub mod changes;
pub mod counts;
pub mod tamper;
pub mod values;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use selfsame_core::program::Program;
use selfsame_core::span::SourceMap;
use selfsame_core::symbol::Symbol;
use selfsame_equiv::{Goal, GoalVariable};
use selfsame_haskell::load::{Found, Loaded, Loader, Rule};
use selfsame_testing::Random;

/// The folder of these tests.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/check")
}

/// The program of a file and its rules.
pub fn load(path: &Path) -> (Arc<Program>, Vec<Goal>) {
    let text = std::fs::read_to_string(path).expect("the test file is there");
    load_text(path, text)
}

/// A module that was written in the test itself.
pub fn load_text(path: &Path, text: String) -> (Arc<Program>, Vec<Goal>) {
    let folder = path.parent().expect("a file is in a folder").to_owned();
    let mut sources: SourceMap = selfsame_library::sources();
    let mut find = |module: Symbol| {
        let path = folder.join(module.as_str().replace('.', "/")).with_extension("hs");
        let text = std::fs::read_to_string(&path).ok()?;
        Some(Found::new(path.display().to_string(), text))
    };
    let library = Some(selfsame_library::library());
    let root = Found::new(path.display().to_string(), text);
    let loaded = Loader { sources: &mut sources, find: &mut find, library }.load(root);
    assert!(loaded.diagnostics.is_empty(), "{}: {:?}", path.display(), loaded.diagnostics);
    (loaded.program.clone(), goals(&loaded))
}

fn goals(loaded: &Loaded) -> Vec<Goal> {
    loaded.root().expect("the file is a module").rules.iter().map(goal).collect()
}

fn goal(rule: &Rule) -> Goal {
    let sides = rule.sides.as_ref().unwrap_or_else(|why| panic!("{}: {why}", rule.name));
    let named = |list: &[Symbol], name: Symbol| list.iter().any(|entry| *entry == name || entry.as_str() == "all");
    let dictionaries = sides.dicts.iter().map(|(local, ty)| GoalVariable {
        local: local.id,
        name: local.name,
        ty: ty.clone(),
        total: false,
        finite: false,
        dictionary: true,
    });
    let values = sides.vars.iter().map(|(local, ty)| GoalVariable {
        local: local.id,
        name: local.name,
        ty: ty.clone(),
        total: named(&rule.quantifiers.total, local.name),
        finite: named(&rule.quantifiers.finite, local.name),
        dictionary: false,
    });
    Goal {
        name: rule.name.clone(),
        variables: dictionaries.chain(values).collect(),
        left: sides.lhs.clone(),
        right: sides.rhs.clone(),
        ty: sides.ty.clone(),
    }
}

/// Makes the variables lazy, total or finite, or some of each.
pub fn range(dice: &mut Random, variables: &mut [GoalVariable]) {
    let ranges = [(false, false), (true, false), (true, true)];
    let range = dice.below(4);
    for variable in variables.iter_mut().filter(|variable| !variable.dictionary) {
        let range = ranges.get(range).copied().unwrap_or_else(|| dice.pick(&ranges));
        (variable.total, variable.finite) = range;
    }
}
