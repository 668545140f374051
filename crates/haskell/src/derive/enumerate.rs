//! `Enum` and `Bounded`.

use num_bigint::BigInt;

use super::make::Make;
use crate::syntax::*;

pub fn enumeration(make: Make, data: &DataDecl) -> Result<Vec<ValueDecl>, String> {
    let name = data.name.base;
    if data.cons.is_empty() || data.cons.iter().any(|con| !con.fields.is_empty()) {
        return Err(format!(
            "cannot derive Enum: `{name}` is not an enumeration (one or more constructors without fields)"
        ));
    }
    let last = data.cons.len() - 1;
    let con = |i: usize| make.con(&data.cons[i], []);
    let each = |value: &dyn Fn(usize) -> Expr| {
        data.cons.iter().enumerate().map(|(i, con)| make.clause(vec![make.con_any(con)], value(i))).collect::<Vec<_>>()
    };
    let fail = |text: String| make.call("error", [make.string(text)]);
    let succ = each(&|i| match i == last {
        true => fail(format!("succ{{{name}}}: tried to take `succ' of last tag in enumeration")),
        false => con(i + 1),
    });
    let pred = each(&|i| match i {
        0 => fail(format!("pred{{{name}}}: tried to take `pred' of first tag in enumeration")),
        _ => con(i - 1),
    });
    let number = |i: usize| make.pat(PatNode::Lit(Literal::Integer(BigInt::from(i))));
    let mut to_enum: Vec<Clause> = (0..=last).map(|i| make.clause(vec![number(i)], con(i))).collect();
    let shown = make.call("show", [make.local("n")]);
    let range = make.string(format!(") is outside of enumeration's range (0,{last})"));
    let message = make.call("++", [make.string(format!("toEnum{{{name}}}: tag (")), make.call("++", [shown, range])]);
    to_enum.push(make.clause(vec![make.var("n")], make.call("error", [message])));
    Ok(vec![
        make.function("succ", succ),
        make.function("pred", pred),
        make.function("toEnum", to_enum),
        make.function("fromEnum", each(&|i| make.int(i))),
        enum_from(make, last),
        enum_from_then(make, last),
    ])
}

/// `enumFrom a = map toEnum [fromEnum a .. last]`.
fn enum_from(make: Make, last: usize) -> ValueDecl {
    let from = make.call("fromEnum", [make.local("a")]);
    let tags = make.call("enumFromTo", [from, make.int(last)]);
    let all = make.call("map", [make.library("toEnum"), tags]);
    make.function("enumFrom", vec![make.clause(vec![make.var("a")], all)])
}

/// `enumFromThen a b` goes up to the last constructor, or down to the first when `b` comes before `a`.
fn enum_from_then(make: Make, last: usize) -> ValueDecl {
    let tag = |name| make.call("fromEnum", [make.local(name)]);
    let downwards = make.call(">", [tag("a"), tag("b")]);
    let bound = make.expr(ExprNode::If(Box::new(downwards), Box::new(make.int(0)), Box::new(make.int(last))));
    let tags = make.call("enumFromThenTo", [tag("a"), tag("b"), bound]);
    let all = make.call("map", [make.library("toEnum"), tags]);
    make.function("enumFromThen", vec![make.clause(vec![make.var("a"), make.var("b")], all)])
}

pub fn bounded(make: Make, data: &DataDecl) -> Result<Vec<ValueDecl>, String> {
    let is_enumeration = data.cons.iter().all(|con| con.fields.is_empty());
    let (Some(first), Some(last)) = (data.cons.first(), data.cons.last()) else {
        return Err(format!("cannot derive Bounded: `{}` has no constructors", data.name.base));
    };
    if !is_enumeration && data.cons.len() > 1 {
        let name = data.name.base;
        return Err(format!(
            "cannot derive Bounded: `{name}` is neither an enumeration nor a type with one constructor"
        ));
    }
    let bound = |method: &str, con: &ConDecl| {
        let value = make.con(con, con.fields.iter().map(|_| make.library(method)));
        make.function(method, vec![make.clause(Vec::new(), value)])
    };
    Ok(vec![bound("minBound", first), bound("maxBound", last)])
}
