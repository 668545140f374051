//! The machine and the search on small programs in Core.

use std::sync::Arc;

use selfsame_core::expr::{Alt, AltPattern, Expr, Label, LabelKind, Lit, Local};
use selfsame_core::prim::PrimOp;
use selfsame_core::program::{Code, Global, Program};
use selfsame_core::types::Type;
use selfsame_solver::{Solver, Width};

use crate::constructors::Native;
use crate::datum::Datum;
use crate::machine::input::NoViews;
use crate::machine::{Bounds, Machine};
use crate::search::{Budget, Counts, Distances, Stopped, Strategy, search};
use crate::walk::{Call, End};
use crate::witness::witness;

fn local(id: u32) -> Local {
    Local { id, name: "x".into() }
}

fn var(id: u32) -> Expr {
    Expr::Local(local(id))
}

fn int(n: i64) -> Expr {
    Expr::Lit(Lit::Int(n))
}

fn prim(op: PrimOp, args: Vec<Expr>) -> Expr {
    Expr::Prim(op, args)
}

fn lam(params: &[u32], body: Expr) -> Expr {
    Expr::Lam(params.iter().map(|id| local(*id)).collect(), Box::new(body))
}

fn choice(condition: Expr, yes: Expr, no: Expr) -> Expr {
    let alt = |name: &str, body| Alt { pattern: AltPattern::Con(name.into(), vec![]), body };
    Expr::Case(Box::new(condition), vec![alt("True", yes), alt("False", no)], None)
}

fn call(name: &str, args: Vec<Expr>) -> Expr {
    Expr::App(Box::new(Expr::Global(name.into())), args)
}

/// `count n = if n <= 0 then 0 else 1 + count (n - 1)`, `spin x = spin x`, and `near`, which calls `goal` for 7.
fn program() -> Arc<Program> {
    let mut program = Program::with_builtins();
    let mut add = |name: &str, code: Expr| {
        let code = Code::Expr(Arc::new(code));
        program.add_global(Global { name: name.into(), ty: Type::var("a"), code, span: None, fixity: None });
    };
    let more = prim(PrimOp::IntAdd, vec![int(1), call("count", vec![prim(PrimOp::IntSub, vec![var(1), int(1)])])]);
    add("count", lam(&[1], choice(prim(PrimOp::IntLe, vec![var(1), int(0)]), int(0), more)));
    add("spin", lam(&[1], call("spin", vec![var(1)])));
    let is_seven = prim(PrimOp::IntEq, vec![var(1), int(7)]);
    add("near", lam(&[1], choice(is_seven, call("goal", vec![var(1)]), int(0))));
    add("goal", lam(&[1], choice(prim(PrimOp::IntGt, vec![var(1), int(100)]), int(1), int(2))));
    Arc::new(program)
}

/// Each end with the inputs that lead there.
fn ends(function: &Expr, params: &[Type], strategy: Strategy) -> (Vec<(End, Vec<Datum>)>, Counts, Option<Stopped>) {
    let bounds = Bounds { depth: 2, steps: 1_000 };
    let mut machine = Machine::new(program(), &NoViews, bounds, Width::Unbounded);
    let block = machine.compile(function).expect("it compiles");
    let mut solver = Solver::new(Width::Unbounded);
    let budget = Budget { deadline: None, paths: 1_000, bytes: usize::MAX };
    let mut found = Vec::new();
    let (counts, stopped) = search(
        &mut machine,
        &mut solver,
        &mut Native,
        strategy,
        budget,
        &mut |machine| {
            let args: Vec<_> = params.iter().map(|ty| machine.input(ty, 0).expect("inputs can be made")).collect();
            let addrs: Vec<_> = args.iter().map(|arg| machine.inputs[arg.0 as usize].addr).collect();
            let result = machine.call(block, &addrs);
            Call { args, result }
        },
        &mut |machine, solver, arrived| {
            let inputs: Vec<_> = arrived.call.args.iter().chain(&machine.supplied).copied().collect();
            let (data, _) = witness(machine, solver, arrived.model, &inputs).expect("there are inputs");
            found.push((arrived.end.clone(), data));
            true
        },
    );
    (found, counts, stopped)
}

fn numbers(data: &[Datum]) -> Vec<i64> {
    let number = |datum: &Datum| match datum {
        Datum::Scalar(selfsame_solver::scalar::Value::Int(n)) => *n,
        other => panic!("no number: {other:?}"),
    };
    data.iter().map(number).collect()
}

#[test]
fn assumptions_leave_paths_out_and_assertions_end_them() {
    let positive = prim(PrimOp::IntGt, vec![var(1), int(0)]);
    let small = prim(PrimOp::IntLt, vec![var(1), int(10)]);
    let label = Label::new(LabelKind::Assertion, "too large");
    let checked = Expr::Assert(Box::new(small), Box::new(var(1)), label.clone());
    let function = lam(&[1], Expr::Assume(Box::new(positive), Box::new(checked)));
    let (found, ..) = ends(&function, &[Type::int()], Strategy::BreadthFirst);
    let of = |end: &End| found.iter().find(|(other, _)| other == end).map(|(_, data)| numbers(data)[0]);
    assert!(found.iter().any(|(end, _)| *end == End::Assumed));
    assert_eq!(of(&End::Value), Some(1));
    assert!(of(&End::Violated(label)).is_some_and(|n| n >= 10));
    assert_eq!(found.len(), 3);
}

#[test]
fn loops_on_the_same_number_go_round_so_often_and_no_more() {
    let function = lam(&[1], call("count", vec![var(1)]));
    let (found, counts, stopped) = ends(&function, &[Type::int()], Strategy::BreadthFirst);
    let values = found.iter().filter(|(end, _)| *end == End::Value).count();
    assert_eq!((values, counts.loops, stopped), (6, 1, None));
}

#[test]
fn what_never_ends_is_cut() {
    let function = lam(&[1], call("spin", vec![var(1)]));
    let (found, ..) = ends(&function, &[Type::int()], Strategy::DepthFirst);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].0, End::Steps);
}

#[test]
fn inputs_from_outside_are_symbolic_too() {
    let read = || Expr::Input(Type::int());
    let twice = Expr::Let(
        local(1),
        Box::new(read()),
        Box::new(choice(prim(PrimOp::IntEq, vec![var(1), int(5)]), read(), int(0))),
    );
    let (found, ..) = ends(&twice, &[], Strategy::BreadthFirst);
    let mut supplied: Vec<Vec<i64>> = found.iter().map(|(_, data)| numbers(data)).collect();
    supplied.sort();
    assert_eq!(supplied, [vec![0], vec![5, 0]]);
}

#[test]
fn the_same_application_has_the_same_result() {
    let apply = |arg| Expr::App(Box::new(var(1)), vec![arg]);
    let same = prim(PrimOp::IntEq, vec![apply(var(2)), apply(var(2))]);
    let function = lam(&[1, 2], choice(same, int(1), int(0)));
    let ty = Type::fun(Type::int(), Type::int());
    let (found, ..) = ends(&function, &[ty.clone(), Type::int()], Strategy::BreadthFirst);
    assert_eq!(found.len(), 1, "f x is f x");
    let other = prim(PrimOp::IntEq, vec![apply(var(2)), apply(var(3))]);
    let function = lam(&[1, 2, 3], choice(other, int(1), int(0)));
    let (found, ..) = ends(&function, &[ty, Type::int(), Type::int()], Strategy::BreadthFirst);
    let differ = found.iter().map(|(_, data)| (data[1] != data[2], data)).collect::<Vec<_>>();
    assert!(found.len() == 2 && differ.iter().any(|(differ, _)| *differ), "{differ:?}");
}

#[test]
fn the_nearest_path_comes_first() {
    let count = call("count", vec![var(2)]);
    let function = lam(&[1, 2], choice(prim(PrimOp::IntLt, vec![var(1), int(0)]), count, call("near", vec![var(1)])));
    let distances = Distances::new(&program(), &function, &|name| name.as_str() == "goal");
    let ints = [Type::int(), Type::int()];
    let (near, ..) = ends(&function, &ints, Strategy::Nearest(Arc::new(distances)));
    let (broad, ..) = ends(&function, &ints, Strategy::BreadthFirst);
    let at = |found: &[(End, Vec<Datum>)]| found.iter().position(|(_, data)| numbers(data)[0] == 7);
    assert!(at(&near) <= at(&broad) && at(&near).is_some(), "{:?} and {:?}", at(&near), at(&broad));
    assert_eq!(near.len(), broad.len());
}
