//! Files under `tests/parse` beside what is read of them. `./test --bless` writes the expected trees anew.

#[path = "parse/dump.rs"]
mod dump;

use std::fmt::Write as _;
use std::path::Path;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::program::{Assoc, Fixity};
use selfsame_core::span::{FileId, SourceFile};
use selfsame_haskell::fixity::{resolve_expr, resolve_module};
use selfsame_haskell::parse::{parse_expr, parse_module};
use selfsame_haskell::preprocess::Defines;
use selfsame_haskell::syntax::Name;
use selfsame_testing::{files, matches_file};

#[test]
fn files_are_read_as_expected() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/parse");
    let mismatch = |input: &Path| {
        let text = std::fs::read_to_string(input).expect("inputs are readable");
        matches_file(&input.with_extension("tree"), &read(input, &text)).err()
    };
    let wrong: Vec<String> = files(&folder, &["hs", "lhs"]).iter().filter_map(|input| mismatch(input)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn read(path: &Path, text: &str) -> String {
    let mut defines = Defines::default();
    defines.literate = path.extension().is_some_and(|extension| extension == "lhs");
    let parsed = parse_module(FileId(0), text, &defines);
    let source = SourceFile::new(path.display().to_string(), text.to_string());
    let mut out = dump::module(&parsed.module);
    for diagnostic in &parsed.diagnostics {
        out.push_str(&message(&source, diagnostic));
    }
    out
}

fn message(source: &SourceFile, diagnostic: &Diagnostic) -> String {
    let mut out = String::new();
    let place = |span: selfsame_core::span::Span| {
        let (line, column) = source.line_column(span.start);
        format!("{line}:{column} {:?}", &source.text[span.start as usize..span.end as usize])
    };
    let primary = diagnostic.primary.as_ref().map(|(span, _)| place(*span)).unwrap_or_default();
    let _ = writeln!(out, "{:?} {primary}: {}", diagnostic.severity, diagnostic.message);
    for (span, label) in &diagnostic.secondary {
        let _ = writeln!(out, "  {}: {label}", place(*span));
    }
    if let Some(hint) = &diagnostic.hint {
        let _ = writeln!(out, "  hint: {hint}");
    }
    out
}

fn shown(text: &str) -> String {
    match parse_expr(FileId(0), text, &[]) {
        Ok(expr) => dump::expression(&expr),
        Err(diagnostics) => format!("error: {}", diagnostics.first().map_or("", |diagnostic| &diagnostic.message)),
    }
}

#[test]
fn expressions_alone() {
    assert_eq!(shown("1 + 2 * x"), "[1 + 2 * x]");
    assert_eq!(shown("  f x :: Int "), "(:: (f x) Int)");
    assert_eq!(shown("case x of\n  A -> 1\n  B -> y where y = 2"), "(case x ((A) 1) ((B) y (where (fun y (() 2)))))");
    assert_eq!(shown("let y = 1\n    z = 2\nin y"), "(let ((fun y (() 1)) (fun z (() 2))) y)");
    assert_eq!(shown("do\nx <- a\nb"), "(do (<- x a) b)");
    assert_eq!(shown("[x|x<-xs, even x]"), "(comprehension x (<- x xs) (even x))");
    assert_eq!(shown("\\case { A -> 1; _ | b -> 2 }"), "(\\case ((A) 1) ((_) (| (b) 2)))");
    assert_eq!(shown("take\t3 xs"), "(take 3 xs)");
}

#[test]
fn expressions_alone_that_are_none() {
    assert_eq!(shown("1) + (2"), "error: this `)` closes nothing");
    assert_eq!(shown("(1, 2"), "error: this `(` is never closed");
    assert_eq!(shown("x where x = 1"), "error: this expression cannot be read");
    assert_eq!(shown("1; y = 2"), "error: this expression cannot be read");
    assert_eq!(shown(""), "error: there is no expression here");
    assert_eq!(shown("\"abc"), "error: this string is not closed");
    assert!(shown("1 +").starts_with("error"), "{}", shown("1 +"));
    assert!(shown("x = 3").starts_with("error"), "{}", shown("x = 3"));
    assert!(shown("| a = 3").starts_with("error"), "{}", shown("| a = 3"));
}

#[test]
fn spans_of_expressions_point_into_their_text() {
    let text = "let\ty = f 'a'\n in  g\ty";
    let expr = parse_expr(FileId(0), text, &[]).expect("it parses");
    assert_eq!((expr.span.start as usize, expr.span.end as usize), (0, text.len()));
    let selfsame_haskell::syntax::ExprNode::Let(_, body) = &expr.node else { panic!("not a let") };
    assert_eq!(&text[body.span.start as usize..body.span.end as usize], "g\ty");
}

/// Fixities of the Prelude, as far as the tests need them.
fn prelude(name: &Name) -> Option<Fixity> {
    let (assoc, precedence) = match name.base.as_str() {
        "." => (Assoc::Right, 9),
        "^" => (Assoc::Right, 8),
        "*" | "/" | "div" | "mod" => (Assoc::Left, 7),
        "+" | "-" => (Assoc::Left, 6),
        ":" | "++" => (Assoc::Right, 5),
        "==" | "<" | "elem" => (Assoc::None, 4),
        "&&" => (Assoc::Right, 3),
        "||" => (Assoc::Right, 2),
        ">>=" => (Assoc::Left, 1),
        "$" | "seq" => (Assoc::Right, 0),
        _ => return None,
    };
    Some(Fixity { assoc, precedence })
}

fn resolved(text: &str) -> String {
    let mut expr = parse_expr(FileId(0), text, &[]).expect("it parses");
    match resolve_expr(&mut expr, &prelude).as_slice() {
        [] => dump::expression(&expr),
        [first, ..] => format!("error: {}", first.message),
    }
}

#[test]
fn operators_find_their_operands() {
    assert_eq!(resolved("1 + 2 * 3 - 4"), "(- (+ 1 (* 2 3)) 4)");
    assert_eq!(resolved("a : b : c ++ d"), "(: a (: b (++ c d)))");
    assert_eq!(resolved("f . g $ h $ x `seq` y"), "($ (. f g) ($ h (seq x y)))");
    assert_eq!(resolved("a < b && c == d || e"), "(|| (&& (< a b) (== c d)) e)");
    assert_eq!(resolved("a `op` b `op` c"), "(op (op a b) c)");
    assert_eq!(resolved("x M.+ y * z"), "(M.+ x (* y z))");
    assert_eq!(resolved("\\x -> x + 1 : [2 * 3 - 4]"), "(\\ (x) (: (+ x 1) (list (- (* 2 3) 4))))");
}

#[test]
fn negation_binds_like_subtraction() {
    assert_eq!(resolved("- a ^ 2"), "(neg (^ a 2))");
    assert_eq!(resolved("- a * b"), "(neg (* a b))");
    assert_eq!(resolved("- a + b"), "(+ (neg a) b)");
    assert_eq!(resolved("a == - b - c"), "(== a (- (neg b) c))");
    assert_eq!(resolved("(- a) `mod` b"), "(mod (par (neg a)) b)");
    assert_eq!(resolved("a + - b"), "error: a negative number after `+` needs parentheses");
    assert_eq!(resolved("a * - b"), "error: a negative number after `*` needs parentheses");
    assert_eq!(resolved("- - a"), "error: a negative number after `prefix -` needs parentheses");
}

#[test]
fn operators_that_do_not_associate() {
    assert_eq!(resolved("a == b == c"), "error: `==` and `==` cannot be mixed without parentheses");
    assert_eq!(resolved("a == b `elem` c"), "error: `==` and `elem` cannot be mixed without parentheses");
    assert_eq!(
        resolved("let infixr 6 <+>; a <+> b = a in x + y <+> z"),
        "error: `+` and `<+>` cannot be mixed without parentheses"
    );
    assert_eq!(resolved("(a == b) == c"), "(== (par (== a b)) c)");
}

#[test]
fn sections_must_not_take_operators_apart() {
    assert_eq!(resolved("(a * b +)"), "(left-section (* a b) +)");
    assert_eq!(resolved("(a + b +)"), "(left-section (+ a b) +)");
    assert_eq!(resolved("(++ a ++ b)"), "(right-section ++ (++ a b))");
    assert_eq!(resolved("(a + b *)"), "error: the operand of the section of `*` binds less tightly than `*`");
    assert_eq!(resolved("(* a + b)"), "error: the operand of the section of `*` binds less tightly than `*`");
    assert_eq!(resolved("(a : b :)"), "error: the operand of the section of `:` binds less tightly than `:`");
}

#[test]
fn local_names_have_their_own_fixities() {
    assert_eq!(resolved("\\(+) -> 1 + 2 * 3"), "(\\ (+) (* (+ 1 2) 3))");
    assert_eq!(resolved("case f of { (*) | 1 + 2 * 3 -> 1 }"), "(case f ((*) (| ((+ 1 (* 2 3))) 1)))");
    assert_eq!(
        resolved("(let infixl 1 +; a + b = a * b + a in 1 + 2 * 3, 1 + 2 : [])"),
        "(tuple (let ((fixity Left 1 (+)) (fun + ((a b) (+ (* a b) a)))) (+ 1 (* 2 3))) (: (+ 1 2) []))"
    );
    assert_eq!(
        resolved("do { (^) <- x; let { a * b = a }; 1 ^ 2 + 3 * 4 }"),
        "(do (<- ^ x) (let (fun * ((a b) a))) (+ (^ 1 2) (* 3 4)))"
    );
    assert_eq!(resolved("[1 : 2 ++ 3 | x : y : [] <- z]"), "(comprehension (: 1 (++ 2 3)) (<- (: x (: y [])) z))");
}

#[test]
fn modules_know_their_own_fixities() {
    let text = "module M where
x = 1 +++ 2 * 3 <> 4
infixr 8 +++
a +++ b = a
class C a where { infixl 2 <>; (<>) :: a -> a -> a }
data T = T :* T | Int `Z` Int
infixl 3 :*
f (a :* b :* c `Z` d) = 1 where g = 1 +++ 2 * 3; infixl 1 +++; p +++ q = p
{-# RULES \"r\" forall x y. x +++ y * 2 = (x `Z` y) * 1 +++ 2 #-}
";
    let mut parsed = parse_module(FileId(0), text, &Defines::default());
    assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics);
    let errors = resolve_module(&mut parsed.module, &prelude);
    assert!(errors.is_empty(), "{errors:?}");
    let shown = dump::module(&parsed.module);
    for line in [
        "(fun x (() (<> (* (+++ 1 2) 3) 4)))",
        "((par (:* (:* a b) (Z c d))))",
        "(fun g (() (+++ 1 (* 2 3))))",
        "(rule \"r\" (x y) (* (+++ x y) 2) (* (par (Z x y)) (+++ 1 2)))",
    ] {
        assert!(shown.contains(line), "{line} is not in\n{shown}");
    }
}
