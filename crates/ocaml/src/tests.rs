//! Tests that a file has beside its definitions: what they say of single values, as expressions that shall be true.
//!
//! Read are `assert e` of a definition without a name, `assert_equal a b` and `assert_bool m e` of OUnit, and `check t m a b` of Alcotest, wherever they
//! stand, as long as they mention no local variable. The expression is read where the file ends, so one that mentions a
//! name which is defined again after the test is left out.

use rustc_hash::FxHashSet;
use selfsame_core::span::{FileId, Span};
use selfsame_core::symbol::Symbol;

use crate::check::bound_names;
use crate::parse;
use crate::syntax::{Arg, Expr, ExprKind, Item, ItemKind, ModuleKind, Pattern};

/// A test.
#[derive(Clone, Debug, PartialEq)]
pub struct Test {
    /// Where it stands.
    pub span: Span,
    /// An expression that shall be true.
    pub text: String,
}

/// The tests of a file, in order.
pub fn tests(file: FileId, text: &str) -> Vec<Test> {
    let (items, _) = parse::file(file, text);
    let mut found = Vec::new();
    for (i, item) in items.iter().enumerate() {
        let mut finder = Finder { text, found: Vec::new(), local: Vec::new() };
        finder.item(item);
        let later: FxHashSet<Symbol> = items[i + 1..].iter().flat_map(defined).collect();
        let changes = items[i + 1..].iter().any(|item| matches!(item.kind, ItemKind::Open(_) | ItemKind::Include(_)));
        let is_safe = |test: &Test| !changes && !words(&test.text).any(|word| later.contains(&Symbol::new(word)));
        found.extend(finder.found.into_iter().filter(is_safe));
    }
    found
}

/// The words of an expression: every name in it, and more.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == '\'')).filter(|word| !word.is_empty())
}

fn defined(item: &Item) -> Vec<Symbol> {
    let mut names = Vec::new();
    match &item.kind {
        ItemKind::Let(_, bindings) => bindings.iter().for_each(|binding| bound_names(&binding.pattern, &mut names)),
        ItemKind::External(name, ..) | ItemKind::Module(name, _) => names.push(*name),
        ItemKind::Type(decls) => decls.iter().for_each(|decl| names.push(decl.name)),
        ItemKind::Unsupported(lost, _) | ItemKind::Broken(lost) => names.extend(lost),
        _ => {}
    }
    names
}

struct Finder<'t> {
    text: &'t str,
    found: Vec<Test>,
    /// Variables bound around.
    local: Vec<Symbol>,
}

impl Finder<'_> {
    fn item(&mut self, item: &Item) {
        match &item.kind {
            ItemKind::Let(_, bindings) => {
                for binding in bindings {
                    let mut names = Vec::new();
                    bound_names(&binding.pattern, &mut names);
                    self.expr(&binding.body, names.is_empty());
                }
            }
            ItemKind::Eval(expr) => self.expr(expr, true),
            // A module's own names mean something else outside of it.
            ItemKind::Module(_, module) if matches!(module.kind, ModuleKind::Struct(_)) => {}
            _ => {}
        }
    }

    /// Looks for tests; a plain `assert` is one only where evaluation surely comes to it.
    fn expr(&mut self, expr: &Expr, runs: bool) {
        match &expr.kind {
            ExprKind::Assert(condition) if runs => self.add(expr.span, &[condition], |parts| parts[0].to_owned()),
            ExprKind::Seq(first, second) => {
                self.expr(first, runs);
                self.expr(second, runs);
            }
            ExprKind::Apply(head, args) if self.assertion(expr.span, head, args) => {}
            ExprKind::Apply(head, args) => {
                self.expr(head, false);
                args.iter().for_each(|arg| self.expr(&arg.expr, false));
            }
            ExprKind::Fun(params, body) => {
                let patterns: Vec<&Pattern> = params.iter().map(|param| &param.pattern).collect();
                self.within(&patterns, body);
            }
            ExprKind::Function(cases) => cases.iter().for_each(|case| self.within(&[&case.pattern], &case.body)),
            ExprKind::Let(_, bindings, body) => {
                let patterns: Vec<&Pattern> = bindings.iter().map(|binding| &binding.pattern).collect();
                self.within(&patterns, body);
            }
            ExprKind::List(parts) | ExprKind::Tuple(parts) => parts.iter().for_each(|part| self.expr(part, false)),
            ExprKind::Con(_, Some(arg)) => self.expr(arg, false),
            ExprKind::Annot(inner, _) => self.expr(inner, runs),
            _ => {}
        }
    }

    fn within(&mut self, patterns: &[&Pattern], body: &Expr) {
        let outer = self.local.len();
        patterns.iter().for_each(|pattern| bound_names(pattern, &mut self.local));
        self.expr(body, false);
        self.local.truncate(outer);
    }

    /// A call of a library of tests.
    fn assertion(&mut self, span: Span, head: &Expr, args: &[Arg]) -> bool {
        let mut plain: Vec<&Expr> = Vec::new();
        let mut head = head;
        // `Alcotest.(check int) …`: the first argument stands with the name.
        if let ExprKind::Open(_, inner) = &head.kind
            && let ExprKind::Apply(inner, first) = &inner.kind
        {
            plain.extend(first.iter().map(|arg| &arg.expr));
            head = inner;
        }
        let ExprKind::Var(path) = &head.kind else { return false };
        plain.extend(args.iter().filter(|arg| arg.label.is_none()).map(|arg| &arg.expr));
        let equal = |parts: &[&str]| format!("({}) = ({})", parts[0], parts[1]);
        // Another equality than `=` is not ours to guess.
        let compares = args.iter().any(|arg| arg.label.is_some_and(|label| label.as_str() == "cmp"));
        match (path.name.as_str(), &plain[..]) {
            ("assert_equal", [left, right]) if !compares => self.add(span, &[left, right], equal),
            ("assert_bool", [_, condition]) => self.add(span, &[condition], |parts| parts[0].to_owned()),
            ("check", [_, _, left, right]) if is_plain_testable(plain[0]) => self.add(span, &[left, right], equal),
            _ => return false,
        }
        true
    }

    fn add(&mut self, span: Span, parts: &[&Expr], make: impl Fn(&[&str]) -> String) {
        let texts: Option<Vec<&str>> =
            parts.iter().map(|part| self.text.get(part.span.start as usize..part.span.end as usize)).collect();
        let Some(texts) = texts else { return };
        let is_local = |word: &str| self.local.contains(&Symbol::new(word));
        if !texts.iter().any(|text| words(text).any(is_local)) {
            self.found.push(Test { span, text: make(&texts) });
        }
    }
}

/// Whether Alcotest compares by `=`: integers, strings, and lists and options of such.
fn is_plain_testable(expr: &Expr) -> bool {
    const PLAIN: [&str; 6] = ["int", "string", "bool", "char", "unit", "list"];
    match &expr.kind {
        ExprKind::Var(path) => PLAIN.contains(&path.name.as_str()) || path.name.as_str() == "option",
        ExprKind::Apply(head, args) => is_plain_testable(head) && args.iter().all(|arg| is_plain_testable(&arg.expr)),
        ExprKind::Open(_, inner) => is_plain_testable(inner),
        _ => false,
    }
}

#[cfg(test)]
mod reading {
    use super::*;

    fn texts(source: &str) -> Vec<String> {
        tests(FileId(0), source).into_iter().map(|test| test.text).collect()
    }

    #[test]
    fn tests_are_found_where_they_stand() {
        let source = "let f x = x + 1\nlet () = assert (f 1 = 2); assert (f 2 = 3)\n\
            let suite = [\"a\" >:: (fun _ -> assert_equal 3 (f 2)); \"b\" >:: (fun c -> assert_equal ~printer:p c (f 2))]\n\
            let t () = Alcotest.(check int) \"m\" 4 (f 3)\nlet u () = Alcotest.check Alcotest.int \"m\" 5 (f 4)\n";
        assert_eq!(texts(source), ["(f 1 = 2)", "(f 2 = 3)", "(3) = ((f 2))", "(4) = ((f 3))", "(5) = ((f 4))"]);
    }

    #[test]
    fn what_is_hidden_later_is_left_out() {
        assert_eq!(texts("let f x = x\nlet () = assert (f 1 = 1)\nlet f x = x + 1\n"), Vec::<String>::new());
        assert_eq!(texts("let g x = assert (x = 1)\n"), Vec::<String>::new());
    }
}
