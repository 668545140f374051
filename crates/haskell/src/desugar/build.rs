//! Making Core expressions in the form that the rest of the house expects.

use selfsame_core::expr::{Alt, AltPattern, Expr, Lit, Local};
use selfsame_core::span::Span;

/// Applies, keeping applications flat. `At` marks on the function are dropped: the application has its own place.
pub fn app(function: Expr, mut args: Vec<Expr>) -> Expr {
    if args.is_empty() {
        return function;
    }
    match function {
        Expr::App(head, mut first) => {
            first.append(&mut args);
            Expr::App(head, first)
        }
        Expr::At(_, inner) => app(*inner, args),
        Expr::Let(local, value, body) => Expr::Let(local, value, Box::new(app(*body, args))),
        Expr::LetRec(bindings, body) => Expr::LetRec(bindings, Box::new(app(*body, args))),
        Expr::Bottom(label) => Expr::Bottom(label),
        head => Expr::App(Box::new(head), args),
    }
}

/// A function, keeping directly nested ones flat.
pub fn lam(mut params: Vec<Local>, body: Expr) -> Expr {
    if params.is_empty() {
        return body;
    }
    match body {
        Expr::Lam(mut inner, body) => {
            params.append(&mut inner);
            Expr::Lam(params, body)
        }
        Expr::At(_, inner) if matches!(*inner, Expr::Lam(..)) => lam(params, *inner),
        body => Expr::Lam(params, Box::new(body)),
    }
}

pub fn at(span: Span, expr: Expr) -> Expr {
    match expr {
        Expr::At(inner, expr) if inner == span => Expr::At(span, expr),
        expr => Expr::At(span, Box::new(expr)),
    }
}

/// Evaluates the first, then continues with the second.
pub fn force(value: Expr, then: Expr) -> Expr {
    Expr::Case(Box::new(value), Vec::new(), Some(Box::new(then)))
}

pub fn if_then_else(condition: Expr, then: Expr, otherwise: Expr) -> Expr {
    match strip(&condition) {
        Expr::Con(name, _) if name.as_str() == "True" => return then,
        Expr::Con(name, _) if name.as_str() == "False" => return otherwise,
        _ => {}
    }
    let alt = |name: &str, body| Alt { pattern: AltPattern::Con(name.into(), Vec::new()), body };
    Expr::Case(Box::new(condition), vec![alt("True", then), alt("False", otherwise)], None)
}

/// Without the marks around it.
pub fn strip(mut expr: &Expr) -> &Expr {
    while let Expr::At(_, inner) = expr {
        expr = inner;
    }
    expr
}

/// A variable or a constant that may be written any number of times.
pub fn is_atom(expr: &Expr) -> bool {
    match expr {
        Expr::Local(_) | Expr::Global(_) => true,
        Expr::Lit(lit) => !matches!(lit, Lit::Str(text) if !text.is_empty()),
        Expr::Con(_, fields) => fields.is_empty(),
        _ => false,
    }
}

/// So small that a copy is no larger than a call to a shared one would be.
pub fn is_small(expr: &Expr) -> bool {
    let expr = strip(expr);
    match expr {
        Expr::Bottom(_) => true,
        Expr::App(head, args) => is_atom(head) && args.iter().all(is_atom),
        Expr::Con(_, fields) => fields.iter().all(is_atom),
        _ => is_atom(expr),
    }
}

/// In weak head normal form as it stands.
pub fn is_value(expr: &Expr) -> bool {
    matches!(strip(expr), Expr::Lit(_) | Expr::Lam(..) | Expr::Con(..))
}

/// Calls `visit` with every variable that occurs, bound ones too, as often as it occurs; binders are not occurrences.
pub fn for_each_local(expr: &Expr, visit: &mut dyn FnMut(Local)) {
    if let Expr::Local(local) = expr {
        visit(*local);
    }
    expr.each_part(|part| for_each_local(part, visit));
}
