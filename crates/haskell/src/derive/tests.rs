//! What no source that we can read says: operators as labels. The rest is compared with GHC (`crates/library/tests`).

use selfsame_core::span::{FileId, Span};

use super::make::Make;
use super::*;
use crate::syntax::{ConDecl, Field, TypeNode};

#[test]
fn operators_stand_in_parentheses_before_their_arguments() {
    let make = Make { span: Span::new(FileId(0), 0, 0) };
    let ty = Type { node: TypeNode::Con(make.name("Int")), span: make.span };
    let field = Field { label: Some(make.name("+++")), ty, strict: false };
    let con = ConDecl {
        name: make.name(":%:"),
        fields: vec![field],
        record: true,
        infix: false,
        vars: Vec::new(),
        context: Vec::new(),
        result: None,
        unsupported: None,
        span: make.span,
    };
    let name = make.name("T");
    let data = DataDecl {
        name,
        params: vec![],
        newtype: false,
        cons: vec![con],
        deriving: vec![],
        instance_of: None,
        span: make.span,
    };
    let show = derive(&data, "Show", &|_| None).expect("Show can be derived");
    assert!(format!("{:?}", show.body).contains("(:%:) {(+++) = "), "{:?}", show.body);
    let read = derive(&data, "Read", &|_| None).expect("Read can be derived");
    let text = format!("{:?}", read.body);
    let lexemes = ["(", ":%:", ")", "{", "(", "+++", ")", "=", "}"].map(|lexeme| format!("String({lexeme:?})"));
    let mut rest = text.as_str();
    for lexeme in lexemes {
        let (_, after) = rest.split_once(&lexeme).unwrap_or_else(|| panic!("{lexeme} is missing from {text}"));
        rest = after;
    }
}

#[test]
fn what_cannot_be_derived_says_why() {
    let make = Make { span: Span::new(FileId(0), 0, 0) };
    let (name, span) = (make.name("T"), make.span);
    let data =
        DataDecl { name, params: vec![], newtype: false, cons: vec![], deriving: vec![], instance_of: None, span };
    let why = |class: &str| derive(&data, class, &|_| None).map(|derived| derived.body.len()).unwrap_err();
    assert_eq!(why("Functor"), "cannot derive Functor: `T` has no type parameter");
    assert_eq!(why("Bounded"), "cannot derive Bounded: `T` has no constructors");
    assert_eq!(why("Lift"), "deriving Lift is not supported");
}
