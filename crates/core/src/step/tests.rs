use std::sync::Arc;

use super::*;
use crate::expr::{Alt, AltPattern, Expr, Label, LabelKind, Lit, Local};
use crate::prim::PrimOp;
use crate::program::{Code, Global, Program};
use crate::term::Variable;
use crate::types::Type;

fn local(id: u32) -> Local {
    Local { id, name: "x".into() }
}

fn var(id: u32) -> Expr {
    Expr::Local(local(id))
}

fn app(f: &str, args: Vec<Expr>) -> Expr {
    Expr::App(Box::new(Expr::Global(f.into())), args)
}

fn int(n: i64) -> Expr {
    Expr::Lit(Lit::Int(n))
}

fn on_list(scrutinee: Expr, nil: Expr, (head, tail): (u32, u32), cons: Expr) -> Expr {
    let nil = Alt { pattern: AltPattern::Con("[]".into(), vec![]), body: nil };
    let cons = Alt { pattern: AltPattern::Con(":".into(), vec![local(head), local(tail)]), body: cons };
    Expr::Case(Box::new(scrutinee), vec![nil, cons], None)
}

fn lam(params: &[u32], body: Expr) -> Expr {
    Expr::Lam(params.iter().map(|id| local(*id)).collect(), Box::new(body))
}

/// `append`, `sum`, `loop`, `part` (a division) over lists of Int.
fn store() -> TermStore {
    let mut program = Program::with_builtins();
    let mut add = |name: &str, code: Expr| {
        let code = Code::Expr(Arc::new(code));
        program.add_global(Global { name: name.into(), ty: Type::var("a"), code, span: None, fixity: None });
    };
    let rest = Expr::Con(":".into(), vec![var(3), app("append", vec![var(4), var(2)])]);
    add("append", lam(&[1, 2], on_list(var(1), var(2), (3, 4), rest)));
    let more = Expr::Prim(PrimOp::IntAdd, vec![var(2), app("sum", vec![var(3)])]);
    add("sum", lam(&[1], on_list(var(1), int(0), (2, 3), more)));
    add("loop", app("loop", vec![]));
    add("part", lam(&[1, 2], Expr::Prim(PrimOp::IntDiv, vec![var(1), var(2)])));
    TermStore::new(Arc::new(program))
}

fn list(items: &[i64]) -> Expr {
    items.iter().rev().fold(Expr::Con("[]".into(), vec![]), |tail, item| Expr::Con(":".into(), vec![int(*item), tail]))
}

/// Steps until evaluation stops; Theorem 1 of the paper holds at every state on the way.
fn run(store: &mut TermStore, mut term: TermId) -> (TermId, Stop) {
    for _ in 0..10_000 {
        let outcome = step(store, term);
        assert_eq!(outcome == Step::Stopped(Stop::Value), is_swhnf(store, term), "{}", store.show(term));
        match outcome {
            Step::To(next, _) => term = next,
            Step::Stopped(stop) => return (term, stop),
        }
    }
    panic!("no end in sight: {}", store.show(term));
}

#[test]
fn closed_programs_run_to_their_value() {
    let mut store = store();
    let term = store.import(&app("sum", vec![app("append", vec![list(&[1, 2]), list(&[39])])]), &[]).unwrap();
    let (value, stop) = run(&mut store, term);
    assert_eq!(stop, Stop::Value);
    assert_eq!(store.show(value), "42");
}

#[test]
fn a_case_on_a_variable_says_which_and_each_constructor_goes_on() {
    let mut store = store();
    let xs = store.fresh(Variable::new("xs", Type::list(Type::int())));
    let free = store.mk_free(xs);
    let term = store.import(&app("append", vec![var(9), list(&[7])]), &[(9, free)]).unwrap();
    let (stuck, stop) = run(&mut store, term);
    assert_eq!(stop, Stop::Split(xs));
    let shown: Vec<String> = concretizations(&mut store, xs)
        .iter()
        .map(|choice| {
            let value = choice.term(&mut store);
            let next = store.substitute(stuck, &[(xs, value)].into_iter().collect());
            let (end, stop) = run(&mut store, next);
            assert_eq!(stop, Stop::Value);
            store.show(end)
        })
        .collect();
    assert_eq!(shown, ["[7]", "xs1 : append xs2 [7]", "error \"xs\""]);
}

#[test]
fn total_variables_do_not_become_bottoms() {
    let mut store = store();
    let variable = Variable { total: true, ..Variable::new("xs", Type::list(Type::int())) };
    let xs = store.fresh(variable);
    let choices = concretizations(&mut store, xs);
    assert_eq!(choices.len(), 2);
    let Concretization::Con(_, fields) = &choices[1] else { panic!("the second is a cons") };
    assert!(fields.iter().all(|field| store.var(*field).total));
    assert_eq!(store.var(fields[0]).ty, Type::int());
}

#[test]
fn numbers_are_forced_before_they_are_added() {
    let mut store = store();
    let n = store.fresh(Variable::new("n", Type::int()));
    let free = store.mk_free(n);
    let sum = Expr::Prim(PrimOp::IntAdd, vec![var(9), Expr::Prim(PrimOp::IntMul, vec![int(2), int(3)])]);
    let term = store.import(&sum, &[(9, free)]).unwrap();
    assert_eq!(run(&mut store, term).1, Stop::Force(n));
    let evaluated = concretizations(&mut store, n)[0].term(&mut store);
    let next = store.substitute(term, &[(n, evaluated)].into_iter().collect());
    let (value, stop) = run(&mut store, next);
    assert_eq!((store.show(value).as_str(), stop), ("n1 + 6", Stop::Value));
}

#[test]
fn division_by_an_unknown_is_left_to_whoever_knows() {
    let mut store = store();
    let n = store.fresh(Variable { evaluated: true, ..Variable::new("n", Type::int()) });
    let free = store.mk_free(n);
    let term = store.import(&app("part", vec![int(6), var(9)]), &[(9, free)]).unwrap();
    assert!(matches!(run(&mut store, term).1, Stop::Partial(_)));
    let zero = store.import(&app("part", vec![int(6), int(0)]), &[]).unwrap();
    let (value, _) = run(&mut store, zero);
    assert_eq!(store.show(value), "error \"divide by zero\"");
}

#[test]
fn strings_unpack_only_as_far_as_they_are_looked_at() {
    let mut store = store();
    let text = Expr::Lit(Lit::Str("ab".into()));
    let term = store.import(&app("append", vec![text, list(&[])]), &[]).unwrap();
    let (value, _) = run(&mut store, term);
    assert_eq!(store.show(value), "'a' : append \"b\" []");
}

#[test]
fn bottoms_swallow_what_is_around_them() {
    let mut store = store();
    let bottom = Expr::Bottom(Label::new(LabelKind::Undefined, "Prelude.undefined"));
    let around = Expr::App(Box::new(app("append", vec![bottom, list(&[1])])), vec![int(1)]);
    let term = store.import(&around, &[]).unwrap();
    let (value, stop) = run(&mut store, term);
    assert_eq!((store.show(value).as_str(), stop), ("error \"Prelude.undefined\"", Stop::Value));
}

#[test]
fn calls_are_seen_before_they_are_made() {
    let mut store = store();
    let term = store.import(&app("sum", vec![app("append", vec![list(&[]), list(&[])])]), &[]).unwrap();
    let mut focus = Focus::new(term);
    assert!(focus.at_call(&mut store).is_some());
    let looping = store.import(&app("loop", vec![]), &[]).unwrap();
    assert_eq!(step(&mut store, looping), Step::To(looping, Rule::Var));
}

#[test]
fn the_digits_of_an_unknown_number_are_neither_true_nor_false() {
    let mut store = store();
    let n = store.fresh(Variable { evaluated: true, ..Variable::new("n", Type::int()) });
    let free = store.mk_free(n);
    let digits = Expr::Prim(PrimOp::IntShow, vec![var(9)]);
    let term = store.import(&on_list(digits, int(0), (1, 2), int(1)), &[(9, free)]).unwrap();
    assert!(matches!(run(&mut store, term).1, Stop::Unsupported(_)));
    let compared = Expr::Prim(PrimOp::IntLt, vec![var(9), int(1)]);
    let alt = |name: &str, body| Alt { pattern: AltPattern::Con(name.into(), vec![]), body };
    let branch = Expr::Case(Box::new(compared), vec![alt("True", int(0)), alt("False", int(1))], None);
    let term = store.import(&branch, &[(9, free)]).unwrap();
    assert!(matches!(run(&mut store, term).1, Stop::Test(_)));
}
