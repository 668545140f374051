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
