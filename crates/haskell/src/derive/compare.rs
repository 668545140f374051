//! `Eq` and `Ord`: left argument first, constructors before fields, fields from left to right.

use super::make::{Make, vars};
use crate::syntax::*;

/// With more constructors than this, different ones are told apart by their positions instead of one by one.
const FEW: usize = 8;

pub fn eq(make: Make, data: &DataDecl) -> Vec<ValueDecl> {
    if let Some(con) = newtype_con(data) {
        return ["==", "/="].map(|name| delegate(make, con, name)).into();
    }
    if data.cons.is_empty() {
        return vec![make.function("==", vec![make.clause(vec![make.any(), make.any()], make.constant("True"))])];
    }
    let mut clauses = Vec::new();
    for con in data.cons.iter().filter(|con| data.cons.len() <= FEW || !con.fields.is_empty()) {
        let equal = |(a, b): (String, String)| make.call("==", [make.local(&a), make.local(&b)]);
        let fields = vars(con, "a").into_iter().zip(vars(con, "b")).map(equal);
        let all = fields.rev().reduce(|rest, first| make.call("&&", [first, rest]));
        clauses.push(same(make, con, all.unwrap_or_else(|| make.constant("True"))));
    }
    if data.cons.len() > FEW {
        clauses.push(by_position(make, data, "=="));
    } else if data.cons.len() > 1 {
        clauses.push(make.clause(vec![make.any(), make.any()], make.constant("False")));
    }
    vec![make.function("==", clauses)]
}

/// GHC derives the operators for types with at most three constructors and for enumerations, and leaves them to the
/// class for others. The difference is seen: a derived `a <= b` is `not (b < a)` and evaluates `b` first.
pub fn ord(make: Make, data: &DataDecl) -> Vec<ValueDecl> {
    if let Some(con) = newtype_con(data) {
        let mut body: Vec<_> = ["compare", "<", "<=", ">", ">="].map(|name| delegate(make, con, name)).into();
        for name in ["max", "min"] {
            let larger = make.con(con, [make.call(name, [make.local("a1"), make.local("b1")])]);
            body.push(make.function(name, vec![same(make, con, larger)]));
        }
        return body;
    }
    if data.cons.is_empty() {
        return vec![make.function("compare", vec![make.clause(vec![make.any(), make.any()], make.constant("EQ"))])];
    }
    let mut body = vec![ordering(make, data, &COMPARE)];
    if data.cons.len() <= 3 || data.cons.iter().all(|con| con.fields.is_empty()) {
        let (a, b) = (|| make.local("a"), || make.local("b"));
        let define = |name, value| make.function(name, vec![make.clause(vec![make.var("a"), make.var("b")], value)]);
        body.push(ordering(make, data, &LESS));
        body.push(define("<=", make.call("not", [make.call("<", [b(), a()])])));
        body.push(define(">", make.call("<", [b(), a()])));
        body.push(define(">=", make.call("not", [make.call("<", [a(), b()])])));
    }
    body
}

/// A comparison by its name and its results when the left argument is less, equal or greater.
struct Comparison {
    name: &'static str,
    less: &'static str,
    equal: &'static str,
    greater: &'static str,
}

const COMPARE: Comparison = Comparison { name: "compare", less: "LT", equal: "EQ", greater: "GT" };
const LESS: Comparison = Comparison { name: "<", less: "True", equal: "False", greater: "False" };

fn ordering(make: Make, data: &DataDecl, op: &Comparison) -> ValueDecl {
    let (less, greater) = (|| make.constant(op.less), || make.constant(op.greater));
    let count = data.cons.len();
    let mut clauses = Vec::new();
    for (i, con) in data.cons.iter().enumerate().filter(|(_, con)| count <= FEW || !con.fields.is_empty()) {
        clauses.push(same(make, con, lexicographic(make, con, op)));
        if count > FEW || count == 1 {
            continue;
        }
        if i + 1 == count {
            clauses.push(make.clause(vec![make.con_any(con), make.any()], greater()));
            continue;
        }
        for earlier in &data.cons[..i] {
            clauses.push(make.clause(vec![make.con_any(con), make.con_any(earlier)], greater()));
        }
        clauses.push(make.clause(vec![make.con_any(con), make.any()], less()));
    }
    if count > FEW {
        clauses.push(by_position(make, data, op.name));
    }
    make.function(op.name, clauses)
}

/// The last field decides by the operation itself, those before by `compare`.
fn lexicographic(make: Make, con: &ConDecl, op: &Comparison) -> Expr {
    let pairs = vars(con, "a").into_iter().zip(vars(con, "b")).map(|(a, b)| (make.local(&a), make.local(&b)));
    let mut pairs = pairs.rev();
    let Some((a, b)) = pairs.next() else { return make.constant(op.equal) };
    let last = make.call(op.name, [a, b]);
    pairs.fold(last, |rest, (a, b)| {
        let alternative =
            |result: &str, body| make.clause(vec![make.pat(PatNode::Con(make.builtin(result), Vec::new()))], body);
        let alternatives = vec![
            alternative("LT", make.constant(op.less)),
            alternative("EQ", rest),
            alternative("GT", make.constant(op.greater)),
        ];
        make.expr(ExprNode::Case(Box::new(make.call("compare", [a, b])), alternatives))
    })
}

/// The constructor of a newtype, whose methods are those of the type inside: GHC reuses the instance.
pub(super) fn newtype_con(data: &DataDecl) -> Option<&ConDecl> {
    data.cons.first().filter(|con| data.newtype && con.fields.len() == 1)
}

fn delegate(make: Make, con: &ConDecl, name: &str) -> ValueDecl {
    let inside = make.call(name, [make.local("a1"), make.local("b1")]);
    make.function(name, vec![same(make, con, inside)])
}

/// Both arguments are made by the constructor, with fields `a1`… and `b1`….
fn same(make: Make, con: &ConDecl, body: Expr) -> Clause {
    make.clause(vec![make.con_vars(con, "a"), make.con_vars(con, "b")], body)
}

/// `op a b = position a `op` position b`.
fn by_position(make: Make, data: &DataDecl, op: &str) -> Clause {
    let position = |var| make.apply(make.local("position"), [make.local(var)]);
    let mut clause = make.clause(vec![make.var("a"), make.var("b")], make.call(op, [position("a"), position("b")]));
    clause.rhs.wheres.push(positions(make, &data.cons));
    clause
}

/// `position`, a function from constructors to `Int`.
pub(super) fn positions(make: Make, cons: &[ConDecl]) -> ValueDecl {
    let int = Type { node: TypeNode::Con(make.builtin("Int")), span: make.span };
    let number = |i| make.expr(ExprNode::Annotation(Box::new(make.int(i)), int.clone()));
    let clauses = cons.iter().enumerate().map(|(i, con)| make.clause(vec![make.con_any(con)], number(i)));
    make.function("position", clauses.collect())
}
