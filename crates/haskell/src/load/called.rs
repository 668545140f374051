//! What the author of a property calls its arguments, also those of functions that it hands to `property` and `forAll`.

use selfsame_core::program::Program;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, base_name};

use super::rules::parameters;
use super::suite::{bare, spine, variable};
use crate::syntax::*;

/// The names of a property's arguments, dictionaries first: where no variable stands, or one that was there before, none.
pub(super) fn called(global: Symbol, scheme: &Type, module: &Module, program: &Program) -> Vec<Option<Symbol>> {
    let mut names: Vec<Option<Symbol>> = parameters(program, global).into_iter().map(Some).collect();
    if let Some(clause) = only_clause(base_name(global.as_str()), module)
        && let [GuardedRhs { guards, body, .. }] = &clause.rhs.bodies[..]
        && guards.is_empty()
    {
        let dictionaries = match scheme {
            Type::Forall(_, preds, _) => preds.len(),
            _ => 0,
        };
        names.resize(dictionaries + clause.pats.len(), None);
        handed_on(body, &mut names);
    }
    for at in 1..names.len() {
        if names[..at].contains(&names[at]) {
            names[at] = None;
        }
    }
    names
}

fn only_clause<'a>(name: &str, module: &'a Module) -> Option<&'a Clause> {
    module.decls.iter().find_map(|decl| match decl {
        Decl::Value(ValueDecl::Function(function)) if function.name.base.as_str() == name => {
            match &function.clauses[..] {
                [clause] => Some(clause),
                _ => None,
            }
        }
        _ => None,
    })
}

/// The parameters of a function, and of what it gives: `\x -> forAll g $ \y -> …`.
fn handed_on(expr: &Expr, names: &mut Vec<Option<Symbol>>) {
    match &bare(expr).node {
        ExprNode::Lambda(pats, body) => {
            names.extend(pats.iter().map(named));
            handed_on(body, names);
        }
        ExprNode::Binary(dollar, head, last) if variable(dollar) == Some("$") && tests(head) => handed_on(last, names),
        ExprNode::App(head, last) if tests(head) => handed_on(last, names),
        _ => {}
    }
}

/// Whether it is `property` or `forAll` of a generator: what it is given next is a test.
fn tests(expr: &Expr) -> bool {
    let (head, args) = spine(expr);
    matches!((variable(head), args.len()), (Some("property"), 0) | (Some("forAll"), 1) | (Some("forAllShrink"), 2))
}

fn named(pat: &Pat) -> Option<Symbol> {
    match &pat.node {
        PatNode::Var(name) => Some(name.base),
        PatNode::Paren(inner) | PatNode::Annotation(inner, _) | PatNode::Bang(inner) => named(inner),
        _ => None,
    }
}
