use super::*;

#[test]
fn unifying_fills_in_both_sides() {
    let mut u = Unifier::new();
    let (a, b) = (u.fresh(), u.fresh());
    u.unify(&Type::fun(a.clone(), Type::int()), &Type::fun(Type::list(b.clone()), b.clone())).expect("they unify");
    assert_eq!(u.resolve(&a), Type::list(Type::int()));
    assert_eq!(u.resolve(&b), Type::int());
}

#[test]
fn a_mismatch_names_the_innermost_difference() {
    let mut u = Unifier::new();
    let error = u.unify(&Type::list(Type::int()), &Type::list(Type::char())).expect_err("they differ");
    assert_eq!(error, Mismatch::Differ { left: Type::int(), right: Type::char() });
}

#[test]
fn infinite_types_are_refused() {
    let mut u = Unifier::new();
    let a = u.fresh();
    let error = u.unify(&a, &Type::list(a.clone())).expect_err("infinite");
    assert_eq!(error, Mismatch::Infinite { unknown: a.clone(), within: Type::list(a) });
}

#[test]
fn what_an_outer_definition_mentions_is_not_local() {
    let mut u = Unifier::new();
    let outer = u.fresh();
    u.enter();
    let (inner, shared) = (u.fresh(), u.fresh());
    u.unify(&outer, &Type::list(shared.clone())).expect("they unify");
    u.leave();
    let ty = Type::fun(inner.clone(), Type::fun(shared, inner.clone()));
    assert_eq!(u.local_unknowns(&ty).len(), 1);
    let Type::Meta(m) = inner else { unreachable!() };
    assert!(u.is_local(m));
    u.keep_unknown(&ty);
    assert_eq!(u.local_unknowns(&ty), []);
}

#[test]
fn types_that_are_too_large_are_given_up() {
    let mut u = Unifier::new();
    let mut ty = u.fresh();
    let first = ty.clone();
    for _ in 0..60 {
        let next = u.fresh();
        u.unify(&next, &Type::tuple(vec![ty.clone(), ty])).expect("they unify");
        ty = next;
    }
    assert!(u.is_too_large());
    let outer = u.start();
    assert!(!u.is_too_large());
    u.unify(&first, &Type::int()).expect("they unify");
    assert_eq!(u.resolve(&first), Type::int());
    assert!(!u.is_too_large());
    u.resume(outer);
    assert!(u.is_too_large());
}

#[test]
fn instances_are_fresh_each_time() {
    let mut u = Unifier::new();
    let a = Type::var("a");
    let eq = Pred { class: "Eq".into(), ty: a.clone() };
    let scheme = Scheme { vars: vec!["a".into()], preds: vec![eq], ty: Type::fun(a.clone(), a) };
    let (first, preds) = u.instantiate(&scheme);
    let (second, _) = u.instantiate(&scheme);
    assert_ne!(first, second);
    assert_eq!(preds[0].ty, first.as_fun().expect("a function").0.clone());
}

/// `Elem [a] = a`, `Elem Bool = Char`, and closed `Same a a = Int; Same a b = Char`.
fn with_families() -> Unifier {
    let mut u = Unifier::new();
    let family = |is_closed, arity| Family { arity, is_closed };
    u.add_family("Elem".into(), family(false, 1));
    u.add_family("Same".into(), family(true, 2));
    let equation = |vars: &[&str], args: Vec<Type>, result: Type| Equation {
        vars: vars.iter().map(|var| (*var).into()).collect(),
        args,
        result,
    };
    let (a, b) = (Type::var("a"), Type::var("b"));
    u.add_equation("Elem".into(), equation(&["a"], vec![Type::list(a.clone())], a.clone()));
    u.add_equation("Elem".into(), equation(&[], vec![Type::con("Bool")], Type::char()));
    u.add_equation("Same".into(), equation(&["a"], vec![a.clone(), a.clone()], Type::int()));
    u.add_equation("Same".into(), equation(&["a", "b"], vec![a, b], Type::char()));
    u
}

fn elem(ty: Type) -> Type {
    Type::Con("Elem".into(), [ty].into())
}

fn same(left: Type, right: Type) -> Type {
    Type::Con("Same".into(), [left, right].into())
}

#[test]
fn an_application_of_a_family_is_what_its_equation_says() {
    let mut u = with_families();
    u.unify(&elem(Type::list(Type::int())), &Type::int()).expect("they are equal");
    u.unify(&elem(Type::con("Bool")), &Type::int()).expect_err("it is Char");
    assert!(u.take_postponed().is_empty());
}

#[test]
fn what_no_equation_matches_yet_is_postponed() {
    let mut u = with_families();
    let unknown = u.fresh();
    u.unify(&elem(unknown.clone()), &Type::int()).expect("it may be");
    let postponed = u.take_postponed();
    assert_eq!(postponed.len(), 1);
    u.unify(&unknown, &Type::list(Type::int())).expect("they unify");
    let (left, right) = &postponed[0];
    u.unify(left, right).expect("now they are equal");
    assert!(u.take_postponed().is_empty());
}

#[test]
fn a_closed_family_passes_an_equation_only_when_it_cannot_match() {
    let mut u = with_families();
    let rigid = u.skolem("a", 1);
    assert_eq!(u.resolve(&same(Type::int(), Type::int())), Type::int());
    assert_eq!(u.resolve(&same(Type::int(), Type::char())), Type::char());
    let open = same(rigid, Type::int());
    assert_eq!(u.resolve(&open), open);
}

#[test]
fn a_context_says_what_a_stuck_application_is() {
    let mut u = with_families();
    let rigid = u.skolem("c", 1);
    let mark = u.refinements();
    u.assume(&elem(rigid.clone()), &Type::int());
    u.unify(&elem(rigid.clone()), &Type::int()).expect("the context says so");
    assert!(u.take_postponed().is_empty());
    u.forget_refinements(mark);
    u.unify(&elem(rigid), &Type::int()).expect("it is not decided");
    assert_eq!(u.take_postponed().len(), 1);
}

#[test]
fn the_result_of_a_family_is_applied_to_types() {
    let mut u = with_families();
    let (rigid, head) = (u.skolem("c", 0), u.fresh());
    let applied = Type::Con("Elem".into(), [rigid.clone(), Type::int()].into());
    u.unify(&Type::App(std::sync::Arc::new(head.clone()), std::sync::Arc::new(Type::int())), &applied)
        .expect("they unify");
    assert_eq!(u.resolve(&head), elem(rigid));
}
