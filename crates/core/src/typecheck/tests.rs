use std::sync::Arc;

use super::*;
use crate::expr::{Alt, AltPattern, Lit};
use crate::prim::PrimOp;
use crate::program::{Code, ConDef, DataDef, DataKind, Global};

fn local(id: u32) -> Local {
    Local { id, name: format!("x{id}").as_str().into() }
}

fn var(id: u32) -> Expr {
    Expr::Local(local(id))
}

fn lam(params: &[u32], body: Expr) -> Expr {
    Expr::Lam(params.iter().map(|id| local(*id)).collect(), Box::new(body))
}

fn app(f: Expr, args: Vec<Expr>) -> Expr {
    Expr::App(Box::new(f), args)
}

fn forall(vars: &[&str], body: Type) -> Type {
    Type::Forall(vars.iter().map(|v| (*v).into()).collect(), Arc::new([]), Arc::new(body))
}

fn data(program: &mut Program, name: &str, params: &[&str], kind: DataKind, con: &str, fields: Vec<Type>) {
    let strict = vec![false; fields.len()];
    let con = ConDef { name: con.into(), fields, strict, labels: vec![], fixity: None };
    let params = params.iter().map(|p| (*p).into()).collect();
    program.add_data(DataDef { name: name.into(), params, kind, cons: vec![con], span: None });
}

fn define(program: &mut Program, name: &str, ty: Type, code: Expr) -> GlobalId {
    program.add_global(Global { name: name.into(), ty, code: Code::Expr(Arc::new(code)), span: None, fixity: None })
}

fn a() -> Type {
    Type::var("a")
}

/// A class with a polymorphic method, and a newtype.
fn program() -> Program {
    let mut program = Program::with_builtins();
    let f = |x: &str| Type::var("f").apply(Type::var(x));
    let map = Type::funs([Type::fun(a(), Type::var("b")), f("a")], f("b"));
    data(&mut program, "Functor", &["f"], DataKind::Dictionary, "$DFunctor", vec![forall(&["a", "b"], map.clone())]);
    let state = Type::fun(Type::var("s"), Type::tuple(vec![a(), Type::var("s")]));
    data(&mut program, "State", &["s", "a"], DataKind::Newtype, "State", vec![state]);
    let select = Alt { pattern: AltPattern::Con("$DFunctor".into(), vec![local(2)]), body: var(2) };
    let code = lam(&[1], Expr::Case(Box::new(var(1)), vec![select], None));
    let ty = Type::fun(Type::con_of("Functor", [Type::var("f")]), forall(&["a", "b"], map));
    define(&mut program, "fmap", forall(&["f"], ty), code);
    program
}

#[test]
fn methods_are_polymorphic_and_higher_kinded() {
    let program = program();
    let id = program.global_id("fmap".into()).unwrap();
    assert_eq!(check_global(&program, id), Ok(()));
    let call = app(Expr::Global("fmap".into()), vec![var(1), lam(&[2], Expr::Lit(Lit::Char('x'))), var(3)]);
    let dictionary = Type::con_of("Functor", [Type::con("[]")]);
    let locals = [(local(1), dictionary), (local(3), Type::list(Type::int()))];
    assert_eq!(type_of(&program, &call, &locals).unwrap(), Type::string());
}

#[test]
fn newtypes_are_seen_through() {
    let mut program = program();
    let ty = forall(&["s", "a"], Type::fun(a(), Type::con_of("State", [Type::var("s"), a()])));
    let pure = lam(&[1, 2], Expr::Con("(,)".into(), vec![var(1), var(2)]));
    let id = define(&mut program, "pure", ty.clone(), pure);
    assert_eq!(check_global(&program, id), Ok(()));
    let swapped = lam(&[1, 2], Expr::Con("(,)".into(), vec![var(2), var(1)]));
    let id = define(&mut program, "wrong", ty, swapped);
    assert!(check_global(&program, id).is_err());
}

#[test]
fn wrong_code_is_found_with_its_place() {
    let mut program = program();
    let code = lam(&[1], Expr::Prim(PrimOp::IntAdd, vec![var(1), Expr::Lit(Lit::Char('a'))]));
    let id = define(&mut program, "M.bad", Type::fun(Type::int(), Type::int()), code);
    let error = check_global(&program, id).unwrap_err();
    assert_eq!(error.to_string(), "Char is not Int (in M.bad / primIntAdd)");
    let too_general =
        define(&mut program, "M.cast", forall(&["a", "b"], Type::fun(a(), Type::var("b"))), lam(&[1], var(1)));
    assert!(check_global(&program, too_general).is_err());
}

#[test]
fn local_functions_are_generalised() {
    let program = program();
    let pair = Expr::Con("(,)".into(), vec![app(var(1), vec![Expr::Lit(Lit::Int(1))]), app(var(1), vec![var(9)])]);
    let expr = Expr::LetRec(vec![(local(1), lam(&[2], var(2)))], Box::new(pair));
    let ty = type_of(&program, &expr, &[(local(9), Type::char())]).unwrap();
    assert_eq!(ty.to_string(), "(Int, Char)");
}
