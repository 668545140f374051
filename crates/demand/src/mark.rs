//! Marking what is to be reached: the expression there is replaced by a bottom with a label of its own, so that every engine
//! and the evaluator see the same target.

use std::sync::Arc;

use selfsame_core::expr::Expr;
use selfsame_core::program::{Code, Program};
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;

use crate::code::target_label;

/// A place to reach.
pub enum Target<'a> {
    /// Marked expressions of the source for which this holds. The outermost of several inside each other counts; marks around
    /// functions do not, for nothing happens there.
    Places(&'a dyn Fn(Span) -> bool),
    /// Definitions whose content is marked by one of these spans: the definition, or the body of a function.
    Definitions(&'a [Span]),
}

/// Marks targets in all code that the program itself has (not in what it takes from a prepared library), and says how many
/// there are.
pub fn mark(program: &mut Program, target: &Target<'_>) -> usize {
    let mut marking = Marking { target, count: 0 };
    let mut changed = Vec::new();
    for (_, global) in program.globals() {
        let Code::Expr(expr) = &global.code else { continue };
        let before = marking.count;
        let marked = marking.definition(expr);
        if marking.count > before {
            let mut global = global.clone();
            global.code = Code::Expr(Arc::new(marked));
            changed.push(global);
        }
    }
    for global in changed {
        program.add_global(global);
    }
    marking.count
}

/// Whether a target is in the expression.
pub fn is_marked(expr: &Expr) -> bool {
    let target = target_label();
    let mut found = false;
    expr.visit(&mut |part| found |= matches!(part, Expr::Bottom(label) if *label == target));
    found
}

/// The spans that mark the contents of local definitions of a name, in the code of the program itself.
pub fn definitions(program: &Program, name: Symbol) -> Vec<Span> {
    let mut found = Vec::new();
    for (_, global) in program.globals() {
        if let Code::Expr(expr) = &global.code {
            find(expr, name, &mut found);
        }
    }
    found
}

/// The spans of all marks that can be reached.
pub fn places(program: &Program) -> Vec<Span> {
    let mut found = Vec::new();
    for (_, global) in program.globals() {
        if let Code::Expr(expr) = &global.code {
            expr.visit(&mut |part| {
                if let Expr::At(span, inner) = part
                    && !is_function(inner)
                {
                    found.push(*span);
                }
            });
        }
    }
    found
}

fn find(expr: &Expr, name: Symbol, found: &mut Vec<Span>) {
    expr.visit(&mut |part| match part {
        Expr::Let(local, value, _) if local.name == name => found.extend(mark_of(value)),
        Expr::LetRec(parts, _) => {
            let of_name = parts.iter().filter(|(local, _)| local.name == name);
            found.extend(of_name.filter_map(|(_, value)| mark_of(value)));
        }
        _ => {}
    });
}

/// The span that marks the content of a definition at the top.
pub fn content(code: &Code) -> Option<Span> {
    match code {
        Code::Expr(expr) => mark_of(expr),
        _ => None,
    }
}

fn mark_of(value: &Expr) -> Option<Span> {
    match value {
        Expr::At(span, _) => Some(*span),
        Expr::Lam(_, body) => mark_of(taken_apart(body)),
        _ => None,
    }
}

/// The body of a function after its arguments were taken apart, in the one way there is: `fun () -> e`.
fn taken_apart(body: &Expr) -> &Expr {
    match body {
        Expr::Case(_, alts, default) => match (&alts[..], default) {
            ([alt], None) => taken_apart(&alt.body),
            ([], Some(body)) => taken_apart(body),
            _ => body,
        },
        body => body,
    }
}

fn is_function(expr: &Expr) -> bool {
    match expr {
        Expr::At(_, inner) => is_function(inner),
        other => matches!(other, Expr::Lam(..)),
    }
}

struct Marking<'a> {
    target: &'a Target<'a>,
    count: usize,
}

impl Marking<'_> {
    fn bottom(&mut self) -> Expr {
        self.count += 1;
        Expr::Bottom(target_label())
    }

    /// A definition at the top: marked itself, or inside.
    fn definition(&mut self, expr: &Expr) -> Expr {
        match self.is_definition(expr) {
            true => self.replaced(expr),
            false => self.expr(expr),
        }
    }

    fn is_definition(&self, value: &Expr) -> bool {
        match self.target {
            Target::Places(_) => false,
            Target::Definitions(spans) => mark_of(value).is_some_and(|span| spans.contains(&span)),
        }
    }

    /// A function is reached when its body is.
    fn replaced(&mut self, value: &Expr) -> Expr {
        match value {
            Expr::At(_, inner) if is_function(inner) => self.replaced(inner),
            Expr::Lam(params, _) => Expr::Lam(params.clone(), Box::new(self.bottom())),
            _ => self.bottom(),
        }
    }

    fn expr(&mut self, expr: &Expr) -> Expr {
        match expr {
            Expr::At(span, inner) if !is_function(inner) && self.is_target(*span) => self.bottom(),
            // A value that nobody asks for would not be met: the definition as a whole is replaced.
            Expr::Let(_, value, _) if self.is_definition(value) && !is_function(value) => self.bottom(),
            Expr::Let(local, value, body) => {
                let value = Box::new(self.definition(value));
                Expr::Let(*local, value, Box::new(self.expr(body)))
            }
            Expr::LetRec(parts, body) => {
                let parts = parts.iter().map(|(local, value)| (*local, self.definition(value))).collect();
                Expr::LetRec(parts, Box::new(self.expr(body)))
            }
            _ => expr.map_parts(|part| self.expr(part)),
        }
    }

    /// A definition may have become the steps that compute it, with what follows.
    fn is_target(&self, span: Span) -> bool {
        match self.target {
            Target::Places(is_target) => is_target(span),
            Target::Definitions(spans) => spans.contains(&span),
        }
    }
}
