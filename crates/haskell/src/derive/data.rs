//! `Data`: constructors as values, and a fold over the fields of a value.

use num_bigint::BigInt;

use super::make::{Make, is_operator, vars};
use crate::syntax::*;

/// What stands in front of the names of `Data.Data`.
pub const QUALIFIER: &str = "Selfsame.Deriving.Data";

pub fn data(make: Make, data: &DataDecl) -> Vec<ValueDecl> {
    let name = |base: &str| Name { qualifier: Some(QUALIFIER.into()), base: base.into(), span: make.span };
    let library = |base: &str| make.expr(ExprNode::Var(name(base)));
    let fold = data.cons.iter().map(|con| {
        let start = make.apply(make.local("z"), [make.con(con, [])]);
        let whole =
            vars(con, "d").iter().fold(start, |whole, field| make.apply(make.local("k"), [whole, make.local(field)]));
        make.clause(vec![make.var("k"), make.var("z"), make.con_vars(con, "d")], whole)
    });
    let mut fold: Vec<Clause> = fold.collect();
    let number = |n: usize| make.pat(PatNode::Lit(Literal::Integer(BigInt::from(n))));
    let count = data.cons.len();
    let alternatives = data.cons.iter().enumerate().map(|(index, con)| {
        let start = make.apply(make.local("z"), [make.con(con, [])]);
        let made = con.fields.iter().fold(start, |made, _| make.apply(make.local("k"), [made]));
        make.clause(vec![if index + 1 == count { make.any() } else { number(index + 1) }], made)
    });
    let which = make.apply(library("constrIndex"), [make.local("c")]);
    let unfold = make.expr(ExprNode::Case(Box::new(which), alternatives.collect()));
    let mut constructor: Vec<Clause> = Vec::with_capacity(count);
    for (index, con) in data.cons.iter().enumerate() {
        let ty = make.apply(library("dataTypeOf"), [make.local("d")]);
        let whole = make.pat(PatNode::As(make.name("d"), Box::new(make.con_any(con))));
        constructor.push(make.clause(vec![whole], make.apply(library("indexConstr"), [ty, make.int(index + 1)])));
    }
    let described = data.cons.iter().map(|con| {
        let labels = con.fields.iter().filter_map(|field| field.label.as_ref());
        let labels = make.expr(ExprNode::List(labels.map(|label| make.string(label.base.as_str())).collect()));
        let place = make.expr(ExprNode::Con(name(if is_operator(con.name.base) { "Infix" } else { "Prefix" })));
        let shown = make.string(con.name.base.as_str());
        make.apply(library("mkConstr"), [make.local("t"), shown, labels, place])
    });
    let described = make.expr(ExprNode::List(described.collect()));
    let ty = make.apply(library("mkDataType"), [make.string(data.name.base.as_str()), described]);
    let ty = make
        .expr(ExprNode::Let(vec![make.function("t", vec![make.clause(Vec::new(), ty)])], Box::new(make.local("t"))));
    if count == 0 {
        let forced = |what: &str| make.call("seq", [make.local("d"), make.call("error", [make.string(what)])]);
        fold.push(make.clause(vec![make.any(), make.any(), make.var("d")], forced("Void gfoldl")));
        constructor.push(make.clause(vec![make.var("d")], forced("Void toConstr")));
    }
    let mut body = vec![
        make.function("gfoldl", fold),
        make.function("toConstr", constructor),
        make.function("dataTypeOf", vec![make.clause(vec![make.any()], ty)]),
    ];
    if count > 0 {
        let params = vec![make.var("k"), make.var("z"), make.var("c")];
        body.push(make.function("gunfold", vec![make.clause(params, unfold)]));
    }
    // What asks whether the type is one with parameters.
    let asked = |method: &str| make.function(method, vec![make.clause(vec![make.any()], library("cannotCast"))]);
    match data.params.len() {
        0 => {}
        1 => body.push(asked("dataCast1")),
        _ => body.push(asked("dataCast2")),
    }
    body
}
