//! Mistakes in files: each one message, at its place.

use selfsame_core::diagnostic::Severity;
use selfsame_core::span::FileId;
use selfsame_rewrite::{Options, run};

/// The first message: how bad, what, and the text that it points at.
fn message(source: &str) -> (Severity, String, String) {
    let outcome = run(source, FileId(0), &Options::default());
    let diagnostic = outcome.diagnostics.first().unwrap_or_else(|| panic!("no message for {source}"));
    let (span, _) = diagnostic.primary.as_ref().expect("a place");
    let text = source[span.start as usize..span.end as usize].to_owned();
    (diagnostic.severity, diagnostic.message.clone(), text)
}

fn error(source: &str, expected: &str, place: &str) {
    let (severity, message, text) = message(source);
    assert_eq!((severity, message.as_str(), text.as_str()), (Severity::Error, expected, place));
}

#[test]
fn syntax_errors() {
    error("sorts A\nvariables", "expected `;`, found `variables`", "variables");
    error("frobnicate x;", "`frobnicate` does not start a statement", "frobnicate");
    error("compute (f;", "expected a term, found `;`", ";");
}

#[test]
fn ill_sorted_rules_and_terms() {
    let head = "sorts A, B; signature a : Int -> A, b : -> B, f : A -> A; variables N : Int;";
    error(
        &format!("{head} constrained-rewrite-system s (a N) => b;"),
        "ill-sorted rule: it turns `A` into `B`",
        "(a N) => b",
    );
    error(
        &format!("{head} constrained-rewrite-system s (a N) /\\ (mle N b) => (a N);"),
        "ill-sorted term: argument 2 of `mle` is of sort `B`",
        "b",
    );
    error(&format!("{head} satisfiability N;"), "a constraint must be of sort `Bool`, this is `Int`", "N");
    error(&format!("{head} compute (a N N);"), "`a` takes 1 arguments, not 2", "(a N N)");
    error(&format!("{head} compute (g N);"), "no symbol `g`", "g");
    let (severity, text, place) = message(&format!("{head} compute (f b);"));
    assert_eq!((severity, place.as_str()), (Severity::Warning, "b"), "{text}");
}

#[test]
fn rules_that_are_not_top_most() {
    let source = "sorts A; signature a : -> A, f : A -> A; variables X : A;
                  constrained-rewrite-system s (f X) => X; search in s : (f a);";
    error(source, "rule is not top-most: a `A` can occur inside a `A`", "(f X) => X");
}

#[test]
fn overlapping_equations() {
    let source = "variables N : Int;
        define f : Int -> Int by (f N) /\\ (mle N 3) => 1, (f N) /\\ (mle 3 N) => 2; compute (f 0);";
    error(source, "overlapping equations of `f`: both apply, with different results", "(f N) /\\ (mle 3 N) => 2");
    let fine = "variables N : Int;
        define f : Int -> Int by (f N) /\\ (mle N 3) => 1, (f N) /\\ (mle 3 N) => (iteInt (mequals N 3) 1 2); compute (f 0);";
    assert!(run(fine, FileId(0), &Options::default()).diagnostics.is_empty());
}

#[test]
fn declarations() {
    error("sorts A, A;", "sort `A` is declared twice", "A");
    error("signature f : Int -> B;", "no sort `B`", "B");
    error("signature f : Int -> Int;", "a constructor cannot make a builtin value", "Int");
    error("sorts M / \"(Array Int)\";", "`(Array Int)` is not a sort of the solver", "\"(Array Int)\"");
    error("signature f : Int Int -> Int / \"store\";", "the operation does not have these sorts", "\"store\"");
    let (severity, ..) = message("sorts A, B; subsort A < B; subsort B < A;");
    assert_eq!(severity, Severity::Warning);
}

#[test]
fn bad_input_does_not_panic() {
    let source = include_str!("../../../examples/prove/paper/example1.rmt");
    for cut in (0..source.len()).step_by(97) {
        run(&source[..cut], FileId(0), &Options { depth: 3, ..Options::default() });
    }
}
