use std::sync::Arc;

use super::*;
use crate::eval::Limits;
use crate::testing::{expr, program, type_of};

const TYPES: &str = "
    (infix 5 :+) (infix 6 Div)
    (data (Maybe a) Nothing (Just a))
    (data Nat Z (S Nat))
    (data (Expr a) (Lit a) (:+ (Expr a) (Expr a)) (Div (Expr a) (Expr a)) (Neg (Expr a)))
    (data Point (P (field x Int) (field y Int)) (:* (field ## Int)))
    (newtype (Sum a) (Sum (field getSum a)))
    (newtype (Wrap f a) (Wrap (f a)))
    (data (Prefix a) (:% a a))
    (define from (lam (n) (: n (from (primIntAdd n 1)))))
    (define deep (lam (n) (case n (0 Z) (_ (S (deep (primIntSub n 1)))))))
    (define upTo (lam (n m) (case (primIntGt n m) (True []) (False (: n (upTo (primIntAdd n 1) m))))))
";

fn show_cut(text: &str, ty: &str, cut: Cut) -> (String, Printed) {
    let limits = Limits { steps: 20_000_000, ..Limits::default() };
    let mut machine = Machine::new(Arc::new(program(TYPES)), limits);
    let value = machine.load(&expr(text));
    let mut out = String::new();
    let printed = print(&mut machine, value, &type_of(ty), cut, &mut out).expect("strings take everything");
    (out, printed)
}

fn show(text: &str, ty: &str) -> String {
    show_cut(text, ty, Cut::SHORT).0
}

#[test]
fn numbers_lists_and_tuples() {
    assert_eq!(show("(: 1 (: -2 []))", "([] Int)"), "[1,-2]");
    assert_eq!(show("(Pair -1 (Triple 'a' 2.5 Unit))", "(Pair Int (Triple Char Double Unit))"), "(-1,('a',2.5,()))");
    assert_eq!(show("[]", "([] Int)"), "[]");
    assert_eq!(show("\"hi\"", "String"), "\"hi\"");
    assert_eq!(show("[]", "String"), "\"\"");
    assert_eq!(show("(: \"a\" (: \"b\" []))", "([] String)"), "[\"a\",\"b\"]");
}

#[test]
fn arguments_are_parenthesized_as_derived_show_does() {
    assert_eq!(show("(Just -1)", "(Maybe Int)"), "Just (-1)");
    assert_eq!(show("(Just (Just Nothing))", "(Maybe (Maybe (Maybe Int)))"), "Just (Just Nothing)");
    assert_eq!(show("(Just -0.0)", "(Maybe Double)"), "Just (-0.0)");
    assert_eq!(show("(Just (: -1 []))", "(Maybe ([] Int))"), "Just [-1]");
}

#[test]
fn infix_constructors_show_by_their_fixity() {
    let ty = "(Expr Int)";
    assert_eq!(show("(:+ (Lit 1) (:+ (Lit -2) (Lit 3)))", ty), "Lit 1 :+ (Lit (-2) :+ Lit 3)");
    assert_eq!(show("(Neg (:+ (Lit 1) (Lit 2)))", ty), "Neg (Lit 1 :+ Lit 2)");
    assert_eq!(show("(:+ (Div (Lit 1) (Lit 2)) (Lit 3))", ty), "Lit 1 `Div` Lit 2 :+ Lit 3");
    assert_eq!(show("(Div (:+ (Lit 1) (Lit 2)) (Lit 3))", ty), "(Lit 1 :+ Lit 2) `Div` Lit 3");
    assert_eq!(show("(Just (:% 1 2))", "(Maybe (Prefix Int))"), "Just ((:%) 1 2)");
}

#[test]
fn records_show_their_labels() {
    assert_eq!(show("(P 1 -2)", "Point"), "P {x = 1, y = -2}");
    assert_eq!(show("(Just (P 1 2))", "(Maybe Point)"), "Just (P {x = 1, y = 2})");
    assert_eq!(show("(:* 1)", "Point"), "(:*) {(##) = 1}");
}

#[test]
fn newtypes_are_put_back() {
    assert_eq!(show("3", "(Sum Int)"), "Sum {getSum = 3}");
    assert_eq!(show("(Just -3)", "(Maybe (Sum Int))"), "Just (Sum {getSum = -3})");
    assert_eq!(show("(Just 1)", "(Wrap Maybe Int)"), "Wrap (Just 1)");
}

#[test]
fn what_has_no_value_is_shown() {
    assert_eq!(show("(: 1 (: (bottom \"no\") []))", "([] Int)"), "[1,<error: no>]");
    assert_eq!(show("(Just (: 1 (: 2 (bottom \"no\"))))", "(Maybe ([] Int))"), "Just (1 : 2 : <error: no>)");
    assert_eq!(show("(: 'a' (bottom \"no\"))", "String"), "'a' : <error: no>");
    assert_eq!(show("(: (bottom \"no\") (: 'b' []))", "String"), "[<error: no>,'b']");
    assert_eq!(show("(Just (lam (x) x))", "(Maybe (-> Int Int))"), "Just <function>");
    assert_eq!(show("(letrec ((x (primIntAdd x 1))) (Just x))", "(Maybe Int)"), "Just <loop>");
    assert_eq!(show("(Just (primError (: 'o' (: 'h' []))))", "(Maybe Int)"), "Just <error: oh>");
    let (text, printed) = show_cut("(Just (letrec ((f (lam (x) (f x)))) (f 1)))", "(Maybe Int)", Cut::SHORT);
    assert_eq!((text.as_str(), printed.stop), ("Just ...", Some(Stop::Steps)));
}

#[test]
fn large_values_are_cut() {
    let cut = Cut { elements: 3, parts: 100, depth: 4 };
    assert_eq!(show_cut("(from 1)", "([] Int)", cut), ("[1,2,3,...]".into(), Printed { cut: true, stop: None }));
    assert_eq!(show_cut("(upTo 1 3)", "([] Int)", cut), ("[1,2,3]".into(), Printed::default()));
    assert_eq!(show_cut("(letrec ((s (: 'x' s))) s)", "String", cut).0, "\"xxx\"...");
    assert_eq!(show_cut("(letrec ((n (S n))) n)", "Nat", cut).0, "S (S (S (S (S ...))))");
    let cut = Cut { elements: 100, parts: 5, depth: 100 };
    assert_eq!(show_cut("(: (from 1) (: (from 1) []))", "([] ([] Int))", cut).0, "[[1,2,3,...],...]");
}

#[test]
fn a_million_parts_need_no_recursion() {
    let (text, printed) = show_cut("(upTo 1 1000000)", "([] Int)", Cut::NEVER);
    assert_eq!((text.len(), printed), (6888897, Printed::default()));
    let (text, _) = show_cut("(deep 1000000)", "Nat", Cut::NEVER);
    assert_eq!(text.len(), 4_000_000 - 1);
}

#[test]
fn types_that_say_nothing_still_print() {
    assert_eq!(show("(Just (: 1 []))", "a"), "Just [1]");
    assert_eq!(show("(: 'a' [])", "a"), "['a']");
}
