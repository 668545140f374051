use std::sync::Arc;

use super::*;
use crate::expr::{Alt, AltPattern, Expr, Lit, Local};
use crate::program::{Assoc, Code, Fixity, Global, Program};

fn local(id: u32, name: &str) -> Local {
    Local { id, name: name.into() }
}

fn var(id: u32, name: &str) -> Expr {
    Expr::Local(local(id, name))
}

fn cons(head: Expr, tail: Expr) -> Expr {
    Expr::Con(":".into(), vec![head, tail])
}

fn app(f: Expr, args: Vec<Expr>) -> Expr {
    Expr::App(Box::new(f), args)
}

fn global(program: &mut Program, name: &str, fixity: Option<Fixity>, code: Expr) {
    let ty = Type::var("a");
    program.add_global(Global { name: name.into(), ty, code: Code::Expr(Arc::new(code)), span: None, fixity });
}

/// `M.map f xs = letrec go ys = case ys of [] -> []; z : zs -> f z : go zs in go xs`, and an operator.
fn program() -> Arc<Program> {
    let mut program = Program::with_builtins();
    let nil = Alt { pattern: AltPattern::Con("[]".into(), vec![]), body: Expr::Con("[]".into(), vec![]) };
    let step = cons(app(var(1, "f"), vec![var(5, "z")]), app(var(3, "go"), vec![var(6, "zs")]));
    let more = Alt { pattern: AltPattern::Con(":".into(), vec![local(5, "z"), local(6, "zs")]), body: step };
    let case = Expr::Case(Box::new(var(4, "ys")), vec![nil, more], None);
    let go = Expr::Lam(vec![local(4, "ys")], Box::new(case));
    let body = Expr::LetRec(vec![(local(3, "go"), go)], Box::new(app(var(3, "go"), vec![var(2, "xs")])));
    global(&mut program, "M.map", None, Expr::Lam(vec![local(1, "f"), local(2, "xs")], Box::new(body)));
    let plus = Fixity { assoc: Assoc::Left, precedence: 6 };
    let second = Expr::Lam(vec![local(1, "x"), local(2, "y")], Box::new(var(2, "y")));
    global(&mut program, "M.+", Some(plus), second);
    Arc::new(program)
}

fn def(store: &mut TermStore, name: &str) -> (DefId, TermId) {
    let id = DefId::Global(store.program().global_id(name.into()).expect("it is in the program"));
    (id, store.mk_def(id))
}

#[test]
fn alpha_equal_terms_are_one_term() {
    let mut store = TermStore::new(program());
    let identity = |id: u32, name: &str| Expr::Lam(vec![local(id, name)], Box::new(var(id, name)));
    let a = store.import(&identity(1, "x"), &[]).unwrap();
    let b = store.import(&identity(7, "y"), &[]).unwrap();
    assert_eq!(a, b);
    let curried = Expr::Lam(vec![local(1, "x")], Box::new(Expr::Lam(vec![local(2, "y")], Box::new(var(1, "x")))));
    let flat = Expr::Lam(vec![local(1, "x"), local(2, "y")], Box::new(var(1, "x")));
    assert_eq!(store.import(&curried, &[]).unwrap(), store.import(&flat, &[]).unwrap());
}

#[test]
fn recursive_locals_are_lifted_over_what_they_capture() {
    let mut store = TermStore::new(program());
    let (map, _) = def(&mut store, "M.map");
    let Unfold::Term(body) = store.unfold(map) else { panic!("map has code") };
    assert_eq!(store.show(body), "\\f xs -> go f xs");
    let Unfold::Term(go) = store.unfold(DefId::Lifted(0)) else { panic!("go has code") };
    assert_eq!(store.loose(go), 0);
    assert_eq!(store.definition(0).captured, 1);
    assert_eq!(store.show(go), "\\f ys -> case ys of { [] -> []; z : zs -> f z : go f zs }");
}

#[test]
fn partial_application_leaves_a_lambda() {
    let mut store = TermStore::new(program());
    let (plus, _) = def(&mut store, "M.+");
    let Unfold::Term(lambda) = store.unfold(plus) else { panic!("it has code") };
    let Node::Lam(2, body) = store.node(lambda) else { panic!("it has two parameters") };
    let x = store.fresh(Variable::new("a", Type::int()));
    let x = store.mk_free(x);
    let rest = store.apply_lambda(2, body, &[x]);
    let zero = store.mk_bound(0);
    assert_eq!(store.node(rest), Node::Lam(1, zero));
    assert_eq!(store.apply_lambda(2, body, &[lambda, x]), x);
}

#[test]
fn substitution_lifts_under_binders_and_abstraction_undoes_instantiation() {
    let mut store = TermStore::new(program());
    let (x, y) = (store.fresh(Variable::new("x", Type::int())), store.fresh(Variable::new("y", Type::int())));
    let (fx, fy) = (store.mk_free(x), store.mk_free(y));
    let pair = store.program().con_id("(,)".into()).unwrap();
    let term = store.mk_con(pair, &[fx, fy]);
    let body = store.abstract_vars(term, &[x, y]);
    assert_eq!(store.loose(body), 2);
    assert!(store.free_vars(body).is_empty());
    assert_eq!(store.instantiate(body, &[fx, fy]), term);
    let swapped = store.mk_con(pair, &[fy, fx]);
    assert_eq!(store.substitute(term, &[(x, fy), (y, fx)].into_iter().collect()), swapped);
    assert_eq!(store.instantiate(body, &[fy, fx]), swapped);
    assert_eq!(store.free_vars(term), &[x, y]);
}

#[test]
fn printing_follows_fixity_and_notation() {
    let mut store = TermStore::new(program());
    let (_, plus) = def(&mut store, "M.+");
    let (_, map) = def(&mut store, "M.map");
    let x = store.fresh(Variable::new("x", Type::int()));
    let x = store.mk_free(x);
    let sum = store.mk_app(plus, &[x, x]);
    let left = store.mk_app(plus, &[sum, x]);
    let right = store.mk_app(plus, &[x, sum]);
    assert_eq!(store.show(left), "x + x + x");
    assert_eq!(store.show(right), "x + (x + x)");
    let call = store.mk_app(map, &[plus, sum]);
    assert_eq!(store.show(call), "map (+) (x + x)");
    let expr = cons(Expr::Lit(Lit::Char('a')), cons(Expr::Lit(Lit::Char('\n')), Expr::Con("[]".into(), vec![])));
    let text = store.import(&expr, &[]).unwrap();
    assert_eq!(store.show(text), "\"a\\n\"");
    let lits = [Lit::Char('\u{1}'), Lit::Double(1.0), Lit::Double(0.001), Lit::Str("é5".into())];
    let shown = lits.map(|lit| {
        let term = store.mk_lit(&lit);
        store.show(term)
    });
    assert_eq!(shown, ["'\\SOH'", "1.0", "1.0e-3", "\"\\233\\&5\""]);
}

#[test]
fn export_and_import_give_the_term_back() {
    let mut store = TermStore::new(program());
    let (_, map) = def(&mut store, "M.map");
    let (_, plus) = def(&mut store, "M.+");
    let one = store.mk_lit(&Lit::Int(1));
    let section = store.mk_app(plus, &[one]);
    let term = store.mk_app(map, &[section]);
    let tree = store.export(term, &|_| unreachable!("there are no free variables"));
    assert_eq!(store.import(&tree, &[]).unwrap(), term);
}

#[test]
fn what_does_not_fit_has_no_type() {
    let mut store = TermStore::new(program());
    let (truth, one) = (store.mk_bool(true), store.mk_lit(&Lit::Int(1)));
    let nil = store.mk_con(store.nil_con(), &[]);
    let zero = store.lit_id(&Lit::Int(0));
    let mut case = |on, pattern| {
        let term = store.mk_case(on, &[Alternative { pattern, body: one }], Some(one));
        store.type_of(term)
    };
    assert_eq!(case(one, Pattern::Lit(zero)), Some(Type::int()));
    assert_eq!(case(truth, Pattern::Lit(zero)), None);
    let cons = store.cons_con();
    let mut case = |fields| {
        let term = store.mk_case(nil, &[Alternative { pattern: Pattern::Con(cons, fields), body: one }], Some(one));
        store.type_of(term)
    };
    assert_eq!(case(2), Some(Type::int()));
    assert_eq!(case(1), None);
    let short = store.mk_con(cons, &[one]);
    assert_eq!(store.type_of(short), None);
}

#[test]
fn each_use_of_a_definition_has_its_own_type() {
    let mut store = TermStore::new(program());
    let (truth, one, bound) = (store.mk_bool(true), store.mk_lit(&Lit::Int(1)), store.mk_bound(0));
    let identity = store.mk_lam(1, bound);
    let uses = [one, truth].map(|arg| store.mk_app(bound, &[arg]));
    let pair = store.program().con_id("(,)".into()).expect("pairs are built in");
    let body = store.mk_con(pair, &uses);
    let term = store.mk_let(identity, body);
    assert_eq!(store.type_of(term), Some(Type::tuple(vec![Type::int(), Type::bool()])));
}
