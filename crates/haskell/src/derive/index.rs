//! `Ix`: enumerations by position, types with one constructor field by field.

use num_bigint::BigInt;

use super::compare::{newtype_con, positions};
use super::make::{Make, vars};
use crate::syntax::*;

pub fn ix(make: Make, data: &DataDecl) -> Result<Vec<ValueDecl>, String> {
    if let Some(con) = newtype_con(data) {
        return Ok(wrapped(make, con));
    }
    match &data.cons[..] {
        cons if !cons.is_empty() && cons.iter().all(|con| con.fields.is_empty()) => Ok(enumeration(make, cons)),
        [con] => Ok(product(make, con)),
        _ => {
            let name = data.name.base;
            Err(format!("cannot derive Ix: `{name}` is neither an enumeration nor a type with one constructor"))
        }
    }
}

/// The methods of the type inside.
fn wrapped(make: Make, con: &ConDecl) -> Vec<ValueDecl> {
    let bounds = || pair(make, "a1", "b1");
    let inside = |name| make.call(name, [bounds(), make.local("c1")]);
    let all = make.call("map", [make.expr(ExprNode::Con(con.name)), make.call("range", [bounds()])]);
    let define =
        |name, body| make.function(name, vec![make.clause(vec![bounds_pat(make, con), make.con_vars(con, "c")], body)]);
    vec![
        make.function("range", vec![make.clause(vec![bounds_pat(make, con)], all)]),
        define("index", inside("index")),
        define("inRange", inside("inRange")),
    ]
}

fn enumeration(make: Make, cons: &[ConDecl]) -> Vec<ValueDecl> {
    let position = |var| make.apply(make.local("position"), [make.local(var)]);
    let bounds = || make.pat(PatNode::Tuple(vec![make.var("a"), make.var("b")]));
    let between = |low, high| make.call("<=", [position(low), position(high)]);
    let tags = make.call("enumFromTo", [position("a"), position("b")]);
    let mut range = make.clause(vec![bounds()], make.call("map", [make.local("at"), tags]));
    range.rhs.wheres = vec![positions(make, cons), at_position(make, cons)];
    let mut in_range =
        make.clause(vec![bounds(), make.var("c")], make.call("&&", [between("a", "c"), between("c", "b")]));
    in_range.rhs.wheres = vec![positions(make, cons)];
    let offset = make.match_with(make.local("bounds"), bounds(), make.call("-", [position("c"), position("a")]));
    let mut index = checked_index(make, offset);
    index.rhs.wheres = vec![positions(make, cons)];
    vec![
        make.function("range", vec![range]),
        make.function("index", vec![index]),
        make.function("inRange", vec![in_range]),
    ]
}

/// `at 0 = A; at 1 = B; …`: the constructor at a position, the last for all that follow.
fn at_position(make: Make, cons: &[ConDecl]) -> ValueDecl {
    let clauses = cons.iter().enumerate().map(|(i, con)| {
        let number =
            if i + 1 == cons.len() { make.any() } else { make.pat(PatNode::Lit(Literal::Integer(BigInt::from(i)))) };
        make.clause(vec![number], make.con(con, []))
    });
    make.function("at", clauses.collect())
}

/// The last field varies fastest.
fn product(make: Make, con: &ConDecl) -> Vec<ValueDecl> {
    let names = || vars(con, "a").into_iter().zip(vars(con, "b")).zip(vars(con, "c")).map(|((a, b), c)| (a, b, c));
    let stmts = names().map(|(a, b, c)| Stmt::Bind(make.var(&c), make.call("range", [pair(make, &a, &b)])));
    let value = make.con(con, vars(con, "c").iter().map(|var| make.local(var)));
    let all = make.expr(ExprNode::Comprehension(Box::new(value), stmts.collect()));
    let within = names().map(|(a, b, c)| make.call("inRange", [pair(make, &a, &b), make.local(&c)]));
    let within = within.collect::<Vec<_>>().into_iter().rev().reduce(|rest, first| make.call("&&", [first, rest]));
    let offset = names().fold(None, |before: Option<Expr>, (a, b, c)| {
        let here = make.call("index", [pair(make, &a, &b), make.local(&c)]);
        let Some(before) = before else { return Some(here) };
        let size = make.call("rangeSize", [pair(make, &a, &b)]);
        Some(make.call("+", [make.call("*", [before, size]), here]))
    });
    let offset = make.match_with(make.local("c"), make.con_vars(con, "c"), offset.unwrap_or_else(|| make.int(0)));
    let offset = make.match_with(make.local("bounds"), bounds_pat(make, con), offset);
    let in_range = make
        .clause(vec![bounds_pat(make, con), make.con_vars(con, "c")], within.unwrap_or_else(|| make.constant("True")));
    vec![
        make.function("range", vec![make.clause(vec![bounds_pat(make, con)], all)]),
        make.function("index", vec![checked_index(make, offset)]),
        make.function("inRange", vec![in_range]),
    ]
}

/// `index bounds c = if inRange bounds c then offset else error …`.
fn checked_index(make: Make, offset: Expr) -> Clause {
    let inside = make.call("inRange", [make.local("bounds"), make.local("c")]);
    let outside = make.call("error", [make.string("Error in array index")]);
    let body = make.expr(ExprNode::If(Box::new(inside), Box::new(offset), Box::new(outside)));
    make.clause(vec![make.var("bounds"), make.var("c")], body)
}

fn pair(make: Make, first: &str, second: &str) -> Expr {
    make.expr(ExprNode::Tuple(vec![make.local(first), make.local(second)]))
}

/// Bounds made by the constructor, with fields `a1`… and `b1`….
fn bounds_pat(make: Make, con: &ConDecl) -> Pat {
    make.pat(PatNode::Tuple(vec![make.con_vars(con, "a"), make.con_vars(con, "b")]))
}
