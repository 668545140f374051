//! Which properties are equations: those whose equality is `true` of a value and itself, and of which a side surely returns.

mod support;

use selfsame_core::expr::Expr;
use selfsame_ocaml::{Relaxed, entry};
use selfsame_testing::on_large_stack;
use support::load_text;

const APPEND: &str = "let rec append a b = match a with [] -> b | x :: r -> x :: append r b\n";

/// Properties, and whether they are equations.
const PROPERTIES: &[(&str, bool)] = &[
    ("let prop_p (l : int list) = append l [] = l", true),
    ("let prop_p l = append l [] = l", true),
    ("let prop_p (l : string list) = append l [] = l", true),
    ("type t = A | B of t * char\nlet rec f = function A -> A | B (t, c) -> B (f t, c)\nlet prop_p t = f t = t", true),
    ("let prop_p (a : int list) b = match a with [] -> true | x :: r -> append a b = x :: append r b", true),
    ("let prop_p (a : int list) = match a with [] -> 1 = 1 | x :: r -> append r [] = r", false),
    // Neither side is known to return.
    ("let rec f (n : int) = if n = 0 then 0 else f (n - 1)\nlet prop_p n = f n = f n", false),
    ("let f (n : int) = if n = 0 then failwith \"zero\" else n\nlet prop_p n = f n = f n", false),
    // One does.
    ("let rec f (n : int) = if n = 0 then 0 else f (n - 1)\nlet prop_p n = f n = 0", true),
    // Not a number differs from itself; functions cannot be compared.
    ("let prop_p (x : float) = x = x", false),
    ("let prop_p (l : float list) = append l [] = l", false),
    ("type t = F of (int -> int) | N\nlet prop_p (t : t) = t = t", false),
    // Something else than equality.
    ("let prop_p (l : int list) = append l [] <> l", false),
    ("let equal a b = a < b\nlet prop_p (n : int) = equal n n", false),
    ("let prop_p (a : int) b = a <= b", false),
];

#[test]
fn equations_are_what_implies_the_property() {
    on_large_stack(|| {
        for (text, expected) in PROPERTIES {
            let mut file = load_text("property.ml", &format!("{APPEND}{text}"));
            let global = file.loaded.values.iter().find(|value| value.name.as_str() == "prop_p").map(|v| v.global);
            let found = entry(&mut file.loaded, "prop_p").expect("the property is defined");
            let comparisons = match found.expr {
                Expr::App(_, given) => given,
                _ => Vec::new(),
            };
            let relaxed = Relaxed::new(&file.loaded.program);
            let equation = relaxed.equation(global.expect("the property is defined"), &comparisons);
            assert_eq!(equation.is_some(), *expected, "{text}: {equation:?}");
        }
    });
}
