//! Tests that a module hands to a framework, read as laws.
//!
//! `testProperty "name" p`, `it "name" (x `shouldBe` y)`, `testCase "name" (x @?= y)` and their like become definitions of their own beside
//! those of the module: the property itself, or the truth value that the assertions are about. What a test does besides
//! (files, randomness of its own, an assertion that is no equation) is said to be why it is not checked. So do examples in comments.

use selfsame_core::span::{FileId, SourceMap, Span};
use selfsame_core::symbol::Symbol;

use super::doctest;
use crate::derive::Make;
use crate::parse::parse_expr;
use crate::syntax::*;

/// A test, as the definition that was made of it.
#[derive(Clone, Debug)]
pub struct Test {
    /// What the suite calls it.
    pub title: String,
    /// The definition, without its module.
    pub name: Symbol,
    /// Why it cannot be checked.
    pub problem: Option<Symbol>,
    /// Where it stands.
    pub span: Span,
}

/// Modules below these bring the words that are looked for.
const FRAMEWORKS: [&str; 2] = ["Test.", "Hedgehog"];

/// How the names of the definitions begin.
const NAME: &str = "$test";

/// Whether a definition was made of a test.
pub(super) fn is_test(name: Symbol) -> bool {
    name.as_str().starts_with(NAME)
}

/// Finds the tests of a module, and adds the definitions.
pub(super) fn read(module: &mut Module, file: FileId, sources: &mut SourceMap) -> Vec<Test> {
    let is_framework = |import: &Import| FRAMEWORKS.iter().any(|name| import.module.node.as_str().starts_with(name));
    let has_suite = module.imports.iter().any(is_framework);
    let text = sources.file(file).text.to_string();
    let mut suite = Suite { text, tests: Vec::new(), decls: Vec::new(), wheres: Vec::new(), unknown: Vec::new() };
    for decl in module.decls.iter().filter(|_| has_suite) {
        let Decl::Value(ValueDecl::Function(function)) = decl else { continue };
        for Clause { pats, rhs, .. } in &function.clauses {
            pats.iter().for_each(|pat| suite.bind(pat));
            suite.wheres.clone_from(&rhs.wheres);
            rhs.bodies.iter().filter(|body| body.guards.is_empty()).for_each(|body| suite.tree(&body.body));
            suite.unknown.clear();
        }
    }
    suite.wheres.clear();
    let extensions = module.extensions.clone();
    for example in doctest::examples(sources, file) {
        let parsed = example.law.and_then(|law| {
            let file = sources.add(EXAMPLE.into(), law.clone());
            parse_expr(file, &law, &extensions).ok()
        });
        let problem = parsed.is_none().then_some("an example that does more than show the value of an expression");
        let nothing = || Make { span: example.span }.constant("True");
        suite.add(&example.title, parsed.unwrap_or_else(nothing), problem, example.span);
    }
    module.decls.append(&mut suite.decls);
    suite.tests
}

/// What examples in comments are called where they are read apart.
pub(super) const EXAMPLE: &str = "<example>";

/// Whether a text is an example: what is wrong with it is said of its law.
pub(super) fn is_example(sources: &SourceMap, file: FileId) -> bool {
    &*sources.file(file).path == EXAMPLE
}

struct Suite {
    text: String,
    tests: Vec<Test>,
    decls: Vec<Decl>,
    /// What is in scope besides the module.
    wheres: Vec<ValueDecl>,
    /// Variables that stand for what an argument or an action gives.
    unknown: Vec<Symbol>,
}

impl Suite {
    fn bind(&mut self, pat: &Pat) {
        let mut names = Vec::new();
        pat.binders(&mut names);
        self.unknown.extend(names.into_iter().map(|name| name.base));
    }

    /// Whether a part of the text speaks of what is not known outside; the declarations that are in scope may too.
    fn is_of_unknown(&self, span: Span) -> bool {
        let whole = self.text.get(span.start as usize..span.end as usize).unwrap_or_default();
        let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '\'');
        let mut words = whole.split(|c: char| !is_part(c));
        !self.unknown.is_empty()
            && (!self.wheres.is_empty() || words.any(|word| self.unknown.iter().any(|name| name.as_str() == word)))
    }

    /// Whatever may have tests in it.
    fn tree(&mut self, expr: &Expr) {
        match &expr.node {
            ExprNode::Paren(inner) | ExprNode::Annotation(inner, _) => self.tree(inner),
            ExprNode::List(parts) | ExprNode::Tuple(parts) => parts.iter().for_each(|part| self.tree(part)),
            ExprNode::Do(stmts) => {
                let (unknown, wheres) = (self.unknown.len(), self.wheres.len());
                for stmt in stmts {
                    match stmt {
                        Stmt::Expr(inner) => self.tree(inner),
                        Stmt::Bind(pat, action) => {
                            self.tree(action);
                            self.bind(pat);
                        }
                        Stmt::Let(decls) => self.wheres.extend(decls.iter().cloned()),
                    }
                }
                self.unknown.truncate(unknown);
                self.wheres.truncate(wheres);
            }
            ExprNode::Lambda(pats, body) => {
                let unknown = self.unknown.len();
                pats.iter().for_each(|pat| self.bind(pat));
                self.tree(body);
                self.unknown.truncate(unknown);
            }
            ExprNode::Let(decls, body) => {
                let wheres = self.wheres.len();
                self.wheres.extend(decls.iter().cloned());
                self.tree(body);
                self.wheres.truncate(wheres);
            }
            ExprNode::Infix(items) => self.chain(items, expr.span),
            ExprNode::App(..) => {
                let (head, args) = spine(expr);
                match &args[..] {
                    [title, body] if self.test(head, title, body) => {}
                    [.., body] if is_check(head) => self.checked(body),
                    _ => args.into_iter().for_each(|arg| self.tree(arg)),
                }
            }
            _ => {}
        }
    }

    /// `it "name" $ body`, `"name" ~: body`, or operands with tests in them.
    fn chain(&mut self, items: &[InfixItem], span: Span) {
        let at = |wanted: &str| items.iter().position(|item| operator(item) == Some(wanted));
        if let Some(dollar) = at("$")
            && let [InfixItem::Operand(head)] = &items[..dollar]
        {
            let body = joined(&items[dollar + 1..], span);
            let (function, args) = spine(head);
            match &args[..] {
                [title] if self.test(function, title, &body) => {}
                _ if is_check(function) => self.checked(&body),
                _ => {
                    args.into_iter().for_each(|arg| self.tree(arg));
                    self.tree(&body);
                }
            }
            return;
        }
        if let Some(named) = at("~:")
            && let [InfixItem::Operand(title)] = &items[..named]
        {
            let body = joined(&items[named + 1..], span);
            match text(title) {
                Some(title) if !matches!(bare(&body).node, ExprNode::List(_)) => self.assertion(title, &body),
                _ => self.tree(&body),
            }
            return;
        }
        for item in items {
            if let InfixItem::Operand(operand) = item {
                self.tree(operand);
            }
        }
    }

    /// Whether this is one test, which is then added.
    fn test(&mut self, head: &Expr, title: &Expr, body: &Expr) -> bool {
        let (Some(word), Some(title)) = (variable(head), text(title)) else { return false };
        match word {
            "testProperty" | "prop" => self.property(title, body),
            "testCase" | "it" | "specify" => match as_property(body) {
                Some(inner) => self.property(title, &inner),
                None if is_of_values(body) => self.property(title, body),
                None => self.assertion(title, body),
            },
            _ => return false,
        }
        true
    }

    /// `quickCheck p`: called as it is written.
    fn checked(&mut self, body: &Expr) {
        let whole = self.text.get(body.span.start as usize..body.span.end as usize).unwrap_or_default();
        let title = whole.split_whitespace().collect::<Vec<_>>().join(" ");
        self.property(&title, body);
    }

    fn property(&mut self, title: &str, body: &Expr) {
        // It is a law by its name already.
        if variable(bare(body)).is_some_and(|name| name.starts_with(super::rules::PROPERTY)) {
            return;
        }
        let body = as_property(body).unwrap_or_else(|| body.clone());
        let problem = matches!(bare(&body).node, ExprNode::Do(_)).then_some("a property that draws its own values");
        let span = body.span;
        self.add(title, body, problem, span);
    }

    /// The assertions of a test, all of which must hold.
    fn assertion(&mut self, title: &str, body: &Expr) {
        let mut claims = Vec::new();
        let understood = claim(body, &mut claims);
        let make = Make { span: body.span };
        let all = claims.into_iter().reduce(|all, next| make.call("&&", [all, next]));
        let problem = (!understood || all.is_none()).then_some("a test that does something, or asserts no equation");
        self.add(title, all.unwrap_or_else(|| make.constant("True")), problem, body.span);
    }

    fn add(&mut self, title: &str, body: Expr, problem: Option<&str>, span: Span) {
        let name = Symbol::new(&format!("{NAME}{}", self.tests.len() + 1));
        let unknown = self.is_of_unknown(span).then_some("a test of what an argument or an action gives");
        let problem = problem.or(unknown);
        let test = Test { title: title.to_owned(), name, problem: problem.map(Symbol::new), span };
        self.tests.push(test);
        if problem.is_none() {
            let rhs = Rhs { bodies: vec![GuardedRhs { guards: Vec::new(), body, span }], wheres: self.wheres.clone() };
            let clauses = vec![Clause { pats: Vec::new(), rhs, span }];
            let name = Name { qualifier: None, base: name, span };
            self.decls.push(Decl::Value(ValueDecl::Function(Function { name, clauses, span })));
        }
    }
}

/// The truth values that assertions are about; false if there is something else.
fn claim(expr: &Expr, into: &mut Vec<Expr>) -> bool {
    let make = Make { span: expr.span };
    let equal = |a: Expr, b: Expr| make.call("==", [a, b]);
    match &expr.node {
        ExprNode::Paren(inner) => claim(inner, into),
        ExprNode::Do(stmts) => stmts.iter().all(|stmt| matches!(stmt, Stmt::Expr(inner) if claim(inner, into))),
        ExprNode::Infix(items) => {
            let found = items
                .iter()
                .enumerate()
                .find_map(|(i, item)| Some((i, operator(item)?)).filter(|(_, name)| is_assertion(name)));
            let Some((at, name)) = found else {
                // `assertBool "text" $ x`.
                return match &items[..] {
                    [InfixItem::Operand(head), dollar, rest @ ..] if operator(dollar) == Some("$") => {
                        claim_of(spine(head), Some(joined(rest, expr.span)), into)
                    }
                    _ => false,
                };
            };
            let (left, right) = (joined(&items[..at], expr.span), joined(&items[at + 1..], expr.span));
            into.push(match name {
                "shouldSatisfy" => make.apply(right, [left]),
                "@?" | "~?" => left,
                "shouldNotBe" => make.call("/=", [left, right]),
                _ => equal(left, right),
            });
            true
        }
        ExprNode::App(..) => claim_of(spine(expr), None, into),
        _ => false,
    }
}

/// `assertEqual "text" x y` and its like, perhaps with the last argument behind a `$`.
fn claim_of((head, args): (&Expr, Vec<&Expr>), last: Option<Expr>, into: &mut Vec<Expr>) -> bool {
    let make = Make { span: head.span };
    let args: Vec<Expr> = args.into_iter().cloned().chain(last).collect();
    let word = match &head.node {
        ExprNode::Con(name) => name.base.as_str(),
        _ => variable(head).unwrap_or_default(),
    };
    match (word, &args[..]) {
        ("assertEqual", [_, expected, actual]) => into.push(make.call("==", [actual.clone(), expected.clone()])),
        ("assertBool", [_, condition]) => into.push(condition.clone()),
        ("TestCase", [inner]) => return claim(inner, into),
        _ => return false,
    }
    true
}

fn is_assertion(name: &str) -> bool {
    ["shouldBe", "shouldNotBe", "shouldSatisfy", "@?=", "@=?", "~?=", "~=?", "@?", "~?"].contains(&name)
}

/// What stands behind `property`, if that is what an expression is.
fn as_property(expr: &Expr) -> Option<Expr> {
    let expr = bare(expr);
    match &expr.node {
        ExprNode::App(head, arg) if variable(head) == Some("property") => Some((**arg).clone()),
        ExprNode::Infix(items) => match &items[..] {
            [InfixItem::Operand(head), dollar, rest @ ..]
                if operator(dollar) == Some("$") && variable(head) == Some("property") =>
            {
                Some(joined(rest, expr.span))
            }
            _ => None,
        },
        _ => None,
    }
}

/// Whether the last argument of a function is a property that it tests.
fn is_check(head: &Expr) -> bool {
    let known = ["quickCheck", "quickCheckWith", "quickCheckResult", "verboseCheck"];
    variable(head).is_some_and(|word| known.contains(&word))
}

/// Whether it is a function, or speaks of a generator: no assertion does.
fn is_of_values(expr: &Expr) -> bool {
    match &bare(expr).node {
        ExprNode::Lambda(..) => true,
        ExprNode::Infix(items) => matches!(&items[..], [InfixItem::Operand(head), ..] if is_of_values(head)),
        ExprNode::App(..) => variable(spine(bare(expr)).0).is_some_and(|word| word.starts_with("forAll")),
        _ => false,
    }
}

pub(super) fn bare(expr: &Expr) -> &Expr {
    match &expr.node {
        ExprNode::Paren(inner) => bare(inner),
        _ => expr,
    }
}

/// A function with the arguments that it is applied to.
pub(super) fn spine(expr: &Expr) -> (&Expr, Vec<&Expr>) {
    match &expr.node {
        ExprNode::App(head, arg) => {
            let (function, mut args) = spine(head);
            args.push(arg);
            (function, args)
        }
        _ => (expr, Vec::new()),
    }
}

pub(super) fn variable(expr: &Expr) -> Option<&str> {
    match &expr.node {
        ExprNode::Var(name) => Some(name.base.as_str()),
        _ => None,
    }
}

fn text(expr: &Expr) -> Option<&str> {
    match &bare(expr).node {
        ExprNode::Lit(Literal::String(text)) => Some(text),
        _ => None,
    }
}

pub(super) fn operator(item: &InfixItem) -> Option<&str> {
    match item {
        InfixItem::Operator(expr) => variable(expr),
        InfixItem::Operand(_) | InfixItem::Minus(_) => None,
    }
}

/// A part of a chain, as an expression of its own.
pub(super) fn joined(items: &[InfixItem], around: Span) -> Expr {
    if let [InfixItem::Operand(only)] = items {
        return only.clone();
    }
    let place = |item: &InfixItem| match item {
        InfixItem::Operand(expr) | InfixItem::Operator(expr) => expr.span,
        InfixItem::Minus(span) => *span,
    };
    let (start, end) = (items.first().map_or(around, place), items.last().map_or(around, place));
    let span = Span { start: start.start, end: end.end, ..around };
    let chain = Expr { node: ExprNode::Infix(items.to_vec()), span };
    Expr { node: ExprNode::Paren(Box::new(chain)), span }
}
