//! `Read`, by readers that give every way to read a prefix of the text.

use selfsame_core::program::Fixity;
use selfsame_core::symbol::Symbol;

use super::make::{Make, is_operator, vars};
use crate::syntax::*;

/// `readsPrec d text` tries the constructors one after another.
pub fn read(make: Make, data: &DataDecl, fixity: &dyn Fn(&Name) -> Option<Fixity>) -> Vec<ValueDecl> {
    let readers = data.cons.iter().map(|con| {
        let (precedence, parts) = parts(con, fixity);
        let required = match precedence {
            Some(precedence) => make.call(">", [make.local("d"), make.int(precedence)]),
            None => make.constant("False"),
        };
        make.apply(make.call("readParen", [required, reader(make, con, parts)]), [make.local("text")])
    });
    let none = make.expr(ExprNode::List(Vec::new()));
    let all = readers.rev().reduce(|rest, first| make.call("++", [first, rest])).unwrap_or(none);
    vec![make.function("readsPrec", vec![make.clause(vec![make.var("d"), make.var("text")], all)])]
}

/// What a value's text consists of.
enum Part {
    Lexeme(String),
    /// A field, by its variable, at a precedence.
    Field(String, usize),
}

/// The parts of a constructor's text, and the precedence above which it needs parentheses.
fn parts(con: &ConDecl, fixity: &dyn Fn(&Name) -> Option<Fixity>) -> (Option<usize>, Vec<Part>) {
    let name = con.name.base;
    let mut fields = vars(con, "a").into_iter();
    if con.infix {
        let precedence = fixity(&con.name).unwrap_or(Fixity::DEFAULT).precedence as usize;
        let mut parts: Vec<Part> = fields.map(|var| Part::Field(var, precedence + 1)).collect();
        let operator =
            if is_operator(name) { vec![name.to_string()] } else { vec!["`".into(), name.to_string(), "`".into()] };
        let right = parts.pop();
        parts.extend(operator.into_iter().map(Part::Lexeme));
        parts.extend(right);
        return (Some(precedence), parts);
    }
    let mut parts = lexemes(name);
    if con.fields.is_empty() {
        return (None, parts);
    }
    if !con.record {
        parts.extend(fields.map(|var| Part::Field(var, 11)));
        return (Some(10), parts);
    }
    for (i, field) in con.fields.iter().enumerate() {
        parts.push(Part::Lexeme(if i == 0 { "{" } else { "," }.into()));
        parts.extend(field.label.into_iter().flat_map(|label| lexemes(label.base)));
        parts.push(Part::Lexeme("=".into()));
        parts.extend(fields.next().map(|var| Part::Field(var, 0)));
    }
    parts.push(Part::Lexeme("}".into()));
    (Some(11), parts)
}

/// A name in front of what it is applied to.
fn lexemes(name: Symbol) -> Vec<Part> {
    let texts = if is_operator(name) { vec!["(".into(), name.to_string(), ")".into()] } else { vec![name.to_string()] };
    texts.into_iter().map(Part::Lexeme).collect()
}

/// `\r0 -> [(C a1 a2, r3) | ("C", r1) <- lex r0, (a1, r2) <- readsPrec 11 r1, (a2, r3) <- readsPrec 11 r2]`.
fn reader(make: Make, con: &ConDecl, parts: Vec<Part>) -> Expr {
    let rest = |i: usize| format!("r{i}");
    let count = parts.len();
    let stmts = parts.into_iter().enumerate().map(|(i, part)| {
        let text = make.local(&rest(i));
        let (found, source) = match part {
            Part::Lexeme(lexeme) => (make.pat(PatNode::Lit(Literal::String(lexeme))), make.call("lex", [text])),
            Part::Field(var, precedence) => (make.var(&var), make.call("readsPrec", [make.int(precedence), text])),
        };
        Stmt::Bind(make.pat(PatNode::Tuple(vec![found, make.var(&rest(i + 1))])), source)
    });
    let value = make.con(con, vars(con, "a").iter().map(|var| make.local(var)));
    let result = make.expr(ExprNode::Tuple(vec![value, make.local(&rest(count))]));
    let all = make.expr(ExprNode::Comprehension(Box::new(result), stmts.collect()));
    make.lambda(&[&rest(0)], all)
}
