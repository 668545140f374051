//! What comes out, as provers and users will read it.

use selfsame_core::expr::Lit;
use selfsame_core::prim::PrimOp;

use super::make::*;
use super::print::print;
use crate::desugar::closed;
use crate::elab::{BindGroup, Elab, Guard, GuardedBody, Pat, Row};

fn assert_form(elab: Elab, expected: &str) {
    assert_eq!(print(&closed(&elab)), expected);
}

fn z() -> Pat {
    pcon("Z", vec![])
}

fn s(pat: Pat) -> Pat {
    pcon("S", vec![pat])
}

#[test]
fn maximum_is_that_of_the_paper() {
    let (y, x) = (local("y"), local("x"));
    let (a, b) = (local("x"), local("y"));
    let max = function(vec![
        row(vec![z(), Pat::Var(y)], use_of(y)),
        row(vec![Pat::Var(x), z()], use_of(x)),
        row(vec![s(Pat::Var(a)), s(Pat::Var(b))], con("S", vec![call("max", vec![use_of(a), use_of(b)])])),
    ]);
    assert_form(max, "\\x y -> case x of {Z -> y; S x' -> case y of {Z -> x; S y' -> S (max x' y')}}");
}

#[test]
fn less_or_equal() {
    let (x, y) = (local("x"), local("y"));
    let le = function(vec![
        row(vec![z(), Pat::Wildcard], con("True", vec![])),
        row(vec![Pat::Wildcard, z()], con("False", vec![])),
        row(vec![s(Pat::Var(x)), s(Pat::Var(y))], call("<=", vec![use_of(x), use_of(y)])),
    ]);
    assert_form(le, "\\a1 a2 -> case a1 of {Z -> True; S x -> case a2 of {Z -> False; S y -> <= x y}}");
}

#[test]
fn what_a_failed_row_evaluated_stays_evaluated() {
    // f _ True = 1; f True True = 2; f _ _ = 3: the second row looks at the first argument before it gives up.
    let t = || pcon("True", vec![]);
    let f = function(vec![
        row(vec![Pat::Wildcard, t()], int(1)),
        row(vec![t(), t()], int(2)),
        row(vec![Pat::Wildcard, Pat::Wildcard], int(3)),
    ]);
    assert_form(f, "\\a1 a2 -> case a2 of {True -> 1; False -> case a1 of {_ -> 3}}");
}

#[test]
fn a_body_reached_twice_is_written_once() {
    let (x, n) = (local("x"), local("n"));
    let big = |x| call("g", vec![call("h", vec![use_of(x)])]);
    let f = function(vec![
        row(vec![z(), z()], int(0)),
        row(vec![s(Pat::Var(n)), s(Pat::Wildcard)], use_of(n)),
        row(vec![Pat::Var(x), Pat::Wildcard], big(x)),
    ]);
    assert_form(
        f,
        "\\x a2 -> let body = \\x' -> g (h x') in \
         case x of {Z -> case a2 of {Z -> 0; S _ -> body x}; S n -> case a2 of {S _ -> n; Z -> body x}}",
    );
}

#[test]
fn join_points_stand_where_the_branches_part() {
    let x = local("x");
    let f = function(vec![
        row(vec![pcon("Red", vec![]), Pat::Wildcard], int(1)),
        row(vec![pcon("Green", vec![]), z()], int(2)),
        row(vec![pcon("Green", vec![]), s(z())], int(3)),
        row(vec![pcon("Green", vec![]), Pat::Var(x)], call("g", vec![call("h", vec![use_of(x)])])),
        row(vec![Pat::Wildcard, Pat::Wildcard], int(4)),
    ]);
    // Only the last row's small body and the fourth row's single place need no join point.
    assert_form(
        f,
        "\\a1 x -> case a1 of {Red -> 1; Green -> case x of {Z -> 2; S a1' -> case a1' of {Z -> 3; S _ -> g (h x)}}; Blue -> 4}",
    );
}

#[test]
fn failing_guards_go_on_with_the_remaining_rows_of_the_branch() {
    let (x, n) = (local("x"), local("n"));
    let f = function(vec![
        guarded(vec![s(Pat::Var(x))], vec![(vec![Guard::Bool(call("even", vec![use_of(x)]))], int(1))]),
        row(vec![z()], int(2)),
        row(vec![Pat::Var(n)], call("g", vec![call("h", vec![use_of(n)])])),
    ]);
    assert_form(f, "\\n -> case n of {S x -> case even x of {True -> 1; False -> g (h n)}; Z -> 2}");
}

#[test]
fn a_fall_through_needed_twice_gets_a_name() {
    let (x, y) = (local("x"), local("y"));
    let guards =
        vec![Guard::Pat(s(Pat::Var(y)), call("g", vec![use_of(x)])), Guard::Bool(call("even", vec![use_of(y)]))];
    let f = function(vec![
        guarded(vec![Pat::Var(x)], vec![(guards, use_of(y))]),
        row(vec![Pat::Wildcard], call("g", vec![call("h", vec![])])),
        row(vec![Pat::Wildcard], int(3)),
    ]);
    assert_form(f, "\\x -> case g x of {S y -> case even y of {True -> y; False -> g h}; Z -> g h}");
    let (x, y) = (local("x"), local("y"));
    let guards =
        vec![Guard::Pat(s(Pat::Var(y)), call("g", vec![use_of(x)])), Guard::Bool(call("even", vec![use_of(y)]))];
    let f = function(vec![guarded(vec![Pat::Var(x)], vec![(guards, use_of(y))]), row(vec![z()], int(2))]);
    assert_form(
        f,
        "\\x -> let next = case x of {Z -> 2; S _ -> ⊥f} in \
         case g x of {S y -> case even y of {True -> y; False -> next}; Z -> next}",
    );
}

#[test]
fn a_shared_row_with_guards_takes_its_failure_as_an_argument() {
    let x = local("x");
    let f = function(vec![
        row(vec![z(), z()], int(0)),
        guarded(vec![Pat::Var(x), Pat::Wildcard], vec![(vec![Guard::Bool(call("even", vec![use_of(x)]))], int(1))]),
        row(vec![s(Pat::Wildcard), Pat::Wildcard], int(2)),
    ]);
    assert_form(
        f,
        "\\x a2 -> let body = \\x' next -> case even x' of {True -> 1; False -> next} in \
         case x of {Z -> case a2 of {Z -> 0; S _ -> body x ⊥f}; S _ -> body x 2}",
    );
}

#[test]
fn nested_tuples_are_matched_without_being_made() {
    let (a, b, c) = (local("a"), local("b"), local("c"));
    let pair = |x, y| pcon("(,)", vec![x, y]);
    let f = function(vec![row(
        vec![pair(Pat::Var(a), pair(Pat::Var(b), Pat::Var(c)))],
        case(
            con("(,)", vec![use_of(c), call("g", vec![use_of(a)])]),
            vec![
                row(vec![pair(z(), Pat::Wildcard)], use_of(b)),
                row(vec![pair(Pat::Wildcard, s(Pat::Wildcard))], use_of(a)),
            ],
        ),
    )]);
    assert_form(
        f,
        "\\a1 -> case a1 of {(,) a a2 -> case a2 of {(,) b c -> \
         case c of {Z -> b; S _ -> case g a of {S _ -> a; Z -> ⊥case}}}}",
    );
}

#[test]
fn strings_are_looked_at_character_by_character() {
    let f = function(vec![
        row(vec![Pat::Str("ab".into())], int(1)),
        row(vec![Pat::Str("a".into())], int(2)),
        row(vec![Pat::Wildcard], int(3)),
    ]);
    assert_form(
        f,
        "\\a1 -> case a1 of {: c cs -> case c of {'a' -> case cs of {\
         : c' cs' -> case c' of {'b' -> case cs' of {[] -> 1; : _ _ -> 3}; _ -> 3}; [] -> 2}; _ -> 3}; [] -> 3}",
    );
}

#[test]
fn literals_and_overloaded_literals() {
    let n = local("n");
    let f = function(vec![
        row(vec![Pat::Lit(Lit::Int(0))], int(1)),
        row(vec![Pat::Lit(Lit::Int(-1))], int(2)),
        row(vec![Pat::Var(n)], use_of(n)),
    ]);
    assert_form(f, "\\n -> case n of {0 -> 1; -1 -> 2; _ -> n}");
    let n = local("n");
    let is = |value: i64| Pat::Test(Box::new(call("==", vec![global("dict"), int(value)])));
    let f = function(vec![
        row(vec![is(0), z()], int(1)),
        row(vec![is(1), Pat::Wildcard], int(2)),
        row(vec![Pat::Var(n), Pat::Wildcard], use_of(n)),
    ]);
    assert_form(
        f,
        "\\n a2 -> let next = case == dict 1 n of {True -> 2; False -> n} in \
         case == dict 0 n of {True -> case a2 of {Z -> 1; S _ -> next}; False -> next}",
    );
}

#[test]
fn lazy_patterns_are_projections() {
    let (a, b, n) = (local("a"), local("b"), local("n"));
    let lazy = Pat::Lazy(Box::new(pcon("(,)", vec![Pat::Var(a), Pat::Var(b)])), fail("lazy"));
    let f = function(vec![
        row(vec![lazy, z()], con("(,)", vec![use_of(b), use_of(a)])),
        row(vec![Pat::Var(n), Pat::Wildcard], use_of(n)),
    ]);
    assert_form(
        f,
        "\\n a2 -> case a2 of {Z -> let a = case n of {(,) a _ -> a} in let b = case n of {(,) _ b -> b} in (,) b a; S _ -> n}",
    );
}

#[test]
fn view_patterns_apply_their_function_once_a_row() {
    let (x, y) = (local("x"), local("y"));
    let view = |f: &str, pat| Pat::View(Box::new(global(f)), Box::new(pat));
    let f = function(vec![
        row(vec![view("v", s(Pat::Var(x)))], use_of(x)),
        row(vec![view("w", Pat::Var(y))], con("S", vec![use_of(y)])),
    ]);
    assert_form(f, "\\a1 -> case v a1 of {S x -> x; Z -> S (w a1)}");
}

#[test]
fn bangs_evaluate_once() {
    let (x, y) = (local("x"), local("y"));
    let bang = |local| Pat::Bang(Box::new(Pat::Var(local)));
    let f = function(vec![
        row(vec![bang(x), z()], use_of(x)),
        row(vec![bang(y), Pat::Bang(Box::new(s(Pat::Wildcard)))], con("P", vec![int(1), use_of(y)])),
    ]);
    assert_form(f, "\\a1 a2 -> case a1 of {_ -> case a2 of {Z -> a1; S _ -> P 1 a1}}");
}

#[test]
fn strict_fields_are_evaluated_before_the_constructor_is_made() {
    let x = local("x");
    let made = con("P", vec![call("f", vec![]), call("g", vec![use_of(x)])]);
    assert_form(Elab::Lam(vec![x], Box::new(made)), "\\x -> let a = g x in case a of {_ -> P f a}");
    assert_form(con("P", vec![int(1), int(2)]), "P 1 2");
    assert_form(con("P", vec![int(1)]), "\\a2 -> case a2 of {_ -> P 1 a2}");
    // A strict field of a matched value is known to be evaluated.
    let (a, b) = (local("a"), local("b"));
    let swap = row(vec![pcon("P", vec![Pat::Var(a), Pat::Var(b)])], con("P", vec![use_of(b), use_of(b)]));
    assert_form(function(vec![swap]), "\\a1 -> case a1 of {P a b -> P b b}");
}

#[test]
fn newtypes_are_erased() {
    let x = local("x");
    assert_form(
        function(vec![row(vec![pcon("N", vec![s(Pat::Var(x))])], con("N", vec![use_of(x)]))]),
        "\\a1 -> case a1 of {S x -> x; Z -> ⊥f}",
    );
    assert_form(Elab::Con(con_ref("N")), "\\a1 -> a1");
    assert_form(con("N", vec![global("f"), int(1)]), "f 1");
}

#[test]
fn unsaturated_constructors_and_primitives_become_functions() {
    assert_form(con("S", vec![]), "\\a1 -> S a1");
    assert_form(con(":", vec![call("f", vec![int(1)])]), "let a = f 1 in \\a2 -> : a a2");
    assert_form(app(Elab::Prim(PrimOp::IntAdd), vec![int(1)]), "\\a2 -> primIntAdd 1 a2");
    assert_form(Elab::Seq, "\\a b -> case a of {_ -> b}");
    assert_form(app(Elab::Seq, vec![global("x"), global("y")]), "case x of {_ -> y}");
}

#[test]
fn bindings_are_as_few_and_as_small_as_possible() {
    let (x, y, unused, even, odd, c) = (local("x"), local("y"), local("u"), local("even"), local("odd"), local("c"));
    let groups = vec![
        BindGroup::NonRec(x, use_of(y)),
        BindGroup::NonRec(unused, call("g", vec![use_of(x)])),
        BindGroup::Rec(vec![
            (even, call("k", vec![use_of(odd), use_of(c)])),
            (odd, call("k", vec![use_of(even)])),
            (c, call("h", vec![use_of(x)])),
        ]),
    ];
    let expr = Elab::Lam(vec![y], Box::new(let_in(groups, con("(,)", vec![use_of(even), use_of(x)]))));
    assert_form(expr, "\\y -> let c = h y in letrec even = k odd c; odd = k even in (,) even y");
}

#[test]
fn synonyms_in_a_recursive_group_are_substituted_but_loops_stay() {
    let (a, b, c) = (local("a"), local("b"), local("c"));
    let groups = |a, b| vec![BindGroup::Rec(vec![(a, use_of(b)), (b, con("S", vec![use_of(a)]))])];
    assert_form(let_in(groups(a, b), use_of(a)), "letrec b = S b in b");
    assert_form(let_in(vec![BindGroup::Rec(vec![(c, use_of(c))])], use_of(c)), "letrec c = c in c");
}

#[test]
fn known_functions_are_applied_at_once() {
    let (x, y, z) = (local("x"), local("y"), local("z"));
    let f = Elab::Lam(vec![x, y], Box::new(call("f", vec![use_of(x), use_of(y), use_of(x)])));
    assert_form(Elab::Lam(vec![z], Box::new(app(f, vec![use_of(z), int(1), int(2)]))), "\\z -> f z 1 z 2");
    let (x, z) = (local("x"), local("z"));
    let f = function(vec![row(vec![s(Pat::Var(x))], use_of(x))]);
    assert_form(Elab::Lam(vec![z], Box::new(app(f, vec![use_of(z)]))), "\\z -> case z of {S x -> x; Z -> ⊥f}");
}

#[test]
fn wheres_scope_over_all_guards() {
    let (x, y) = (local("x"), local("y"));
    let bodies = vec![
        GuardedBody { guards: vec![Guard::Bool(call("even", vec![use_of(y)]))], body: use_of(y) },
        GuardedBody { guards: vec![Guard::Bool(con("True", vec![]))], body: use_of(x) },
    ];
    let wheres = vec![BindGroup::NonRec(y, call("g", vec![use_of(x)]))];
    let f = function(vec![Row { pats: vec![Pat::Var(x)], wheres, bodies }, row(vec![Pat::Wildcard], int(1))]);
    assert_form(f, "\\x -> let y = g x in case even y of {True -> y; False -> x}");
}

#[test]
fn strict_bindings_are_matched_before_the_body() {
    let (x, y) = (local("x"), local("y"));
    let groups = vec![BindGroup::Strict {
        pat: pcon("(,)", vec![Pat::Var(x), Pat::Wildcard]),
        value: global("p"),
        failure: fail("let"),
    }];
    assert_form(let_in(groups, con("S", vec![use_of(x)])), "case p of {(,) x _ -> S x}");
    let groups = vec![BindGroup::Strict { pat: Pat::Var(y), value: call("g", vec![int(1)]), failure: fail("let") }];
    assert_form(let_in(groups, con("S", vec![use_of(y)])), "let y = g 1 in case y of {_ -> S y}");
}

#[test]
fn no_exponential_trees() {
    // Each row asks for a `True` on the diagonal and in the next column: the decision tree of such a matrix doubles with
    // every row when it is built without a limit.
    let size = 24;
    let rows = (0..size).map(|i| {
        let cell = |j| if j == i || j == (i * 7 + 3) % size { pcon("True", vec![]) } else { Pat::Wildcard };
        row((0..size).map(cell).collect(), call("g", vec![call("h", vec![int(i)])]))
    });
    let text = print(&closed(&function(rows.collect())));
    assert!(text.len() < 200_000, "{}", text.len());
}
