//! Programs that become one: what is shared, and what is kept apart.

use std::sync::Arc;

use selfsame_core::program::Program;
use selfsame_core::span::SourceMap;
use selfsame_core::symbol::Symbol;
use selfsame_core::typecheck::check_global;
use selfsame_equiv::Bottoms;
use selfsame_grade::{Joined, Pairing, join};
use selfsame_haskell::load::{Found, Loader};

fn program(text: &str) -> Arc<Program> {
    let mut sources: SourceMap = selfsame_library::sources();
    let root = Found::new("M.hs", text);
    let library = Some(selfsame_library::library());
    let loaded = Loader { sources: &mut sources, find: &mut |_| None, library }.load(root);
    assert!(loaded.diagnostics.is_empty(), "{:?}", loaded.diagnostics);
    loaded.program
}

fn joined(first: &str, second: &str, bottoms: Bottoms) -> Joined {
    let joined = join(&program(first), &program(second), bottoms, &Pairing::default());
    for (id, global) in joined.program.globals() {
        check_global(&joined.program, id).unwrap_or_else(|error| panic!("{}: {error}", global.name));
    }
    joined
}

fn is_shared(joined: &Joined, name: &str) -> bool {
    let name = Symbol::new(name);
    let new = joined.second.global(name);
    assert!(joined.program.global_id(new).is_some(), "{new} is missing");
    new == name
}

const TREE: &str = "module M where\ndata Tree a = Leaf | Node (Tree a) a (Tree a)\n";

#[test]
fn the_same_code_is_shared_wherever_it_stands() {
    let size = "size :: Tree a -> Int\nsize Leaf = 0\nsize (Node l _ r) = size l + 1 + size r\n";
    let joined = joined(&format!("{TREE}{size}"), &format!("{TREE}\n\n-- moved\n{size}"), Bottoms::Labelled);
    assert!(is_shared(&joined, "M.size"));
    assert_eq!(joined.second.types[&Symbol::new("M.Tree")], Symbol::new("M.Tree"));
}

#[test]
fn what_needs_something_else_is_something_else() {
    let text = |step: &str| {
        format!(
            "module M where\nstep :: Int -> Int\nstep n = n + {step}\ntwice :: Int -> Int\ntwice n = step (step n)\nother :: Int\nother = 3\n"
        )
    };
    let joined = joined(&text("1"), &text("2"), Bottoms::Labelled);
    assert!(!is_shared(&joined, "M.step"));
    assert!(!is_shared(&joined, "M.twice"));
    assert!(is_shared(&joined, "M.other"));
}

#[test]
fn functions_that_call_each_other_are_shared_together_or_not_at_all() {
    let text = |zero: &str| {
        format!(
            "module M where\neven' :: Int -> Bool\neven' 0 = {zero}\neven' n = odd' (n - 1)\nodd' :: Int -> Bool\nodd' 0 = False\nodd' n = even' (n - 1)\n"
        )
    };
    let same = joined(&text("True"), &text("True"), Bottoms::Labelled);
    assert!(is_shared(&same, "M.even'") && is_shared(&same, "M.odd'"));
    let different = joined(&text("True"), &text("False"), Bottoms::Labelled);
    assert!(!is_shared(&different, "M.even'") && !is_shared(&different, "M.odd'"));
}

#[test]
fn types_with_other_constructors_are_other_types() {
    let other = "module M where\ndata Tree a = Leaf | Node (Tree a) (Tree a) a\ndata Same = A | B Same\n";
    let joined = joined(&format!("{TREE}data Same = A | B Same\n"), other, Bottoms::Labelled);
    assert_ne!(joined.second.types[&Symbol::new("M.Tree")], Symbol::new("M.Tree"));
    assert_ne!(joined.second.con("M.Leaf".into()), Symbol::new("M.Leaf"));
    assert_eq!(joined.second.types[&Symbol::new("M.Same")], Symbol::new("M.Same"));
}

#[test]
fn a_type_is_not_shared_when_one_that_it_mentions_is_not() {
    let text = |color: &str| format!("module M where\ndata Color = {color}\ndata Card = Card Color Int\n");
    let joined = joined(&text("Red | Black"), &text("Black | Red"), Bottoms::Labelled);
    assert_ne!(joined.second.types[&Symbol::new("M.Color")], Symbol::new("M.Color"));
    assert_ne!(joined.second.types[&Symbol::new("M.Card")], Symbol::new("M.Card"));
}

#[test]
fn errors_with_different_texts_are_the_same_only_when_all_are() {
    let text =
        |message: &str| format!("module M where\nfirst :: [a] -> a\nfirst [] = error {message:?}\nfirst (x : _) = x\n");
    assert!(!is_shared(&joined(&text("a"), &text("b"), Bottoms::Labelled), "M.first"));
    assert!(is_shared(&joined(&text("a"), &text("b"), Bottoms::Same), "M.first"));
}

#[test]
fn instances_go_with_their_types() {
    let text = |cons: &str| {
        format!("module M where\ndata T = {cons} deriving (Eq, Show)\ndiffer :: T -> T -> Bool\ndiffer a b = a /= b\n")
    };
    assert!(is_shared(&joined(&text("A | B"), &text("A | B"), Bottoms::Labelled), "M.differ"));
    assert!(!is_shared(&joined(&text("A | B"), &text("A | B | C"), Bottoms::Labelled), "M.differ"));
}

#[test]
fn definitions_with_another_name_are_shared_when_their_code_is() {
    let text = |name: &str, zero: &str| {
        format!(
            "module M where\n{name} :: Int -> Int\n{name} 0 = {zero}\n{name} n = {name} (n - 1)\nuse :: Int\nuse = {name} 3\n"
        )
    };
    let pairing = Pairing { renamed: [("M.g".into(), "M.f".into())].into_iter().collect(), ..Pairing::default() };
    let shared =
        |zero: &str| join(&program(&text("f", "1")), &program(&text("g", zero)), Bottoms::Same, &pairing).shared;
    assert_eq!(shared("1").get(&Symbol::new("M.g")), Some(&Symbol::new("M.f")));
    assert_eq!(shared("1").get(&Symbol::new("M.use")), Some(&Symbol::new("M.use")));
    assert_eq!(shared("2").get(&Symbol::new("M.g")), None, "a name alone makes nothing the same");
    assert_eq!(shared("2").get(&Symbol::new("M.use")), None);
}

#[test]
fn what_uses_something_that_does_the_same_is_shared() {
    let text = |step: &str| {
        format!("module M where\nstep :: Int -> Int\nstep n = {step}\ntwice :: Int -> Int\ntwice n = step (step n)\n")
    };
    let pairing = Pairing { proved: [("M.step".into(), "M.step".into())].into_iter().collect(), ..Pairing::default() };
    let joined = join(&program(&text("n + 1")), &program(&text("1 + n")), Bottoms::Same, &pairing);
    assert_eq!(joined.shared.get(&Symbol::new("M.twice")), Some(&Symbol::new("M.twice")));
}
