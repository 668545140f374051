use super::*;
use crate::program::{Code, Global};
use crate::testing::{expr, program};
use crate::types::Type;

fn found(program: &Program, root: &str) -> Option<String> {
    program.gap([&expr(root)]).map(|gap| gap.to_string())
}

#[test]
fn a_gap_is_found_through_calls_and_dictionaries() {
    let program = program(
        r#"
        (data (C a) (C (-> a a)))
        (define write (lam (x) (primUnsupported "IO")))
        (define dict (C (lam (x) (write x))))
        (define user (lam (d) (case dict ((C f) (f d)))))
        (define clean (lam (x) (letrec ((go (lam (y) (go (clean y))))) (go x))))
        "#,
    );
    assert_eq!(found(&program, "user").as_deref(), Some("IO, in `write`"));
    assert_eq!(found(&program, "(lam (x) (clean x))"), None);
    assert_eq!(found(&program, "(lam (x) (clean (primUnsupported \"ST\")))").as_deref(), Some("ST"));
    assert_eq!(found(&program, "missing").as_deref(), Some("`missing` has no definition"));
}

#[test]
fn a_definition_without_code_is_a_gap_with_its_reason() {
    let mut program = program("(define f (lam (x) (g x)))");
    assert_eq!(found(&program, "f").as_deref(), Some("`g` has no definition, in `f`"));
    let code = Code::Unsupported("type families".into());
    program.add_global(Global { name: "g".into(), ty: Type::int(), code, span: None, fixity: None });
    assert_eq!(found(&program, "f").as_deref(), Some("type families, in `g`"));
    let code = Code::Packed(std::sync::Arc::new([250, 1, 2]));
    program.add_global(Global { name: "g".into(), ty: Type::int(), code, span: None, fixity: None });
    assert_eq!(found(&program, "f").as_deref(), Some("prepared code that is damaged, in `g`"));
}

#[test]
fn input_is_a_gap_for_statements_alone() {
    let program = program("(define f (lam (x) (input Int)))");
    assert_eq!(found(&program, "f").as_deref(), Some("reading input, in `f`"));
    assert_eq!(program.gap_with([&expr("f")], Input::Supported), None);
}

#[test]
fn what_shows_a_nan_is_found_through_calls() {
    let program = program("(define whole (lam (x) (primDoubleTruncate x))) (define f (lam (x) (whole x)))");
    assert!(program.shows_nan([&expr("(lam (x) (f x))")]));
    assert!(!program.shows_nan([&expr("(lam (x) (primDoubleNegate x))")]));
}

#[test]
fn effects_are_gaps_for_statements_and_not_for_runs() {
    let program = program(
        r#"
        (define write (lam (x) (primUnsupported "IO")))
        (define files (lam (x) (primUnsupported "IO: files")))
        (define program (lam (x) (write x)))
        (define other (lam (x) (write (files x))))
        "#,
    );
    assert_eq!(found(&program, "program").as_deref(), Some("IO, in `write`"));
    assert_eq!(program.gap_of_run("program".into()), None);
    let other = program.gap_of_run("other".into()).map(|gap| gap.to_string());
    assert_eq!(other.as_deref(), Some("IO: files, in `files`"));
}
