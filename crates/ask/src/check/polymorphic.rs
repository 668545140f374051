//! Functions of polymorphic types (`g :: forall b. (a -> b -> b) -> b -> b`), made from their types: what symbolic values cannot stand for,
//! small programs can.
//!
//! A function that works for all types can do little with what it is given: hand it on, apply it, leave it out, evaluate it for its own sake, or fail. All such
//! programs are typed, so whatever refutes a rule is something that a caller could write. Without `undefined` in it such a program is total, for it does not recurse.

use selfsame_core::expr::{Expr, Label, LabelKind, Lit, Local};
use selfsame_core::program::{DataKind, Program};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use selfsame_equiv::Goal;

/// Applications in each other.
const DEPTH: u32 = 2;
/// Programs for one type, arguments tried at one place, and inputs of a goal.
const PROGRAMS: usize = 16;
const ARGUMENTS: usize = 3;
const INPUTS: usize = 400;
/// Numbers of local variables begin here: those of a rule's sides are below.
const FIRST_LOCAL: u32 = 1 << 24;
/// What parameters are called.
const NAMES: [&str; 8] = ["c", "n", "m", "p", "q", "r", "s", "t"];

/// A program as code and as the source writes it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Made {
    pub code: Expr,
    pub text: String,
    /// Whether `undefined` is in it.
    pub is_partial: bool,
    /// Whether it is written in parentheses as an argument.
    is_compound: bool,
}

/// Whether the goal is about functions of polymorphic types.
pub(super) fn is_met(goal: &Goal) -> bool {
    goal.variables.iter().any(|variable| is_polymorphic(&variable.ty))
}

/// Whether values of the type work for all types.
fn is_polymorphic(ty: &Type) -> bool {
    ty.any(&mut |part| matches!(part, Type::Forall(..)))
}

/// Values for all variables, the simplest first. `plain` makes those of types without functions.
pub(super) fn of_goal(
    program: &Program,
    goal: &Goal,
    types: &[Type],
    mut plain: impl FnMut(&Type) -> Vec<(Expr, String)>,
) -> Vec<Vec<(Expr, String)>> {
    let mut all: Vec<Vec<(Expr, String)>> = Vec::with_capacity(types.len());
    for (variable, ty) in goal.variables.iter().zip(types) {
        let made = match is_polymorphic(ty) || ty.as_fun().is_some() {
            true => Maker { program, scope: Vec::new() }.of_type(ty, DEPTH),
            false => {
                let whole = plain(ty).into_iter().map(|(code, text)| Made {
                    code,
                    text,
                    is_partial: false,
                    is_compound: false,
                });
                whole.take(ARGUMENTS).chain([undefined()]).collect()
            }
        };
        let may_fail = !variable.total && !variable.finite;
        let made = made.into_iter().filter(|made| may_fail || !made.is_partial).take(PROGRAMS);
        all.push(made.map(|made| (made.code, made.text)).collect());
    }
    let mut inputs: Vec<(usize, Vec<(Expr, String)>)> = vec![(0, Vec::new())];
    for values in &all {
        let longer = inputs.iter().flat_map(|(rank, input)| {
            values
                .iter()
                .enumerate()
                .map(move |(i, value)| (rank + i, input.iter().cloned().chain([value.clone()]).collect()))
        });
        inputs = longer.collect();
        inputs.sort_by_key(|(rank, _)| *rank);
        inputs.truncate(INPUTS);
    }
    inputs.into_iter().map(|(_, input)| input).collect()
}

fn undefined() -> Made {
    let code = Expr::Bottom(Label::new(LabelKind::Undefined, "Prelude.undefined"));
    Made { code, text: "undefined".to_owned(), is_partial: true, is_compound: false }
}

/// Makes programs of a type from what is in scope.
struct Maker<'a> {
    program: &'a Program,
    scope: Vec<(Local, Type)>,
}

impl Maker<'_> {
    /// The simplest first. None where a type says more than we can make use of: class dictionaries have no syntax.
    fn of_type(&mut self, ty: &Type, depth: u32) -> Vec<Made> {
        if let Type::Forall(_, _, body) = ty {
            return self.of_type(body, depth);
        }
        let (params, result) = crate::types::split(ty);
        if params.is_empty() {
            return self.of_result(ty, depth);
        }
        if params.iter().any(|param| self.is_dictionary(param)) {
            return Vec::new();
        }
        let outside = self.scope.len();
        for param in &params {
            let at = self.scope.len();
            let name = NAMES.get(at).map_or_else(|| format!("x{at}"), |name| (*name).to_owned());
            self.scope.push((Local { id: FIRST_LOCAL + at as u32, name: Symbol::new(&name) }, param.clone()));
        }
        let bodies = self.of_result(result, depth);
        let locals: Vec<Local> = self.scope.split_off(outside).into_iter().map(|(local, _)| local).collect();
        let names: Vec<&str> = locals.iter().map(|local| local.name.as_str()).collect();
        let function = |body: Made| Made {
            code: Expr::Lam(locals.clone(), Box::new(body.code)),
            text: format!("\\{} -> {}", names.join(" "), body.text),
            is_partial: body.is_partial,
            is_compound: true,
        };
        let mut made: Vec<Made> = bodies.into_iter().map(function).collect();
        // A function that is none at all is something else than one that fails when it is applied.
        made.insert(made.len().min(1), undefined());
        made
    }

    fn of_result(&mut self, ty: &Type, depth: u32) -> Vec<Made> {
        if matches!(ty, Type::Forall(..)) {
            return self.of_type(ty, depth);
        }
        let mut made = self.handed_on(ty);
        if *ty == Type::int() || *ty == Type::integer() {
            made.extend([0, 1].map(|number| self.number(ty, number)));
        }
        made.extend(self.evaluated_first(&made));
        if depth > 0 {
            made.extend(self.applied(ty, depth));
        }
        made.push(undefined());
        made
    }

    fn handed_on(&self, ty: &Type) -> Vec<Made> {
        self.scope.iter().filter(|(_, of)| of == ty).map(|(local, _)| variable(local)).collect()
    }

    fn number(&self, ty: &Type, number: i64) -> Made {
        let lit = if *ty == Type::int() { Lit::Int(number) } else { Lit::Integer(number.into()) };
        Made { code: Expr::Lit(lit), text: number.to_string(), is_partial: false, is_compound: false }
    }

    /// Something in scope is evaluated before the first of these.
    fn evaluated_first(&self, made: &[Made]) -> Vec<Made> {
        let Some(last) = made.first() else { return Vec::new() };
        let others = self.scope.iter().map(|(local, _)| variable(local)).filter(|other| other != last);
        others.map(|first| seq(first, last)).collect()
    }

    /// What functions in scope make of arguments; and what is evaluated of that before something else is handed on.
    fn applied(&mut self, ty: &Type, depth: u32) -> Vec<Made> {
        let mut made = Vec::new();
        for (local, of) in self.scope.clone() {
            let (params, result) = crate::types::split(&of);
            if params.is_empty() || result != ty {
                continue;
            }
            let mut calls: Vec<(Vec<Expr>, String, bool)> = vec![(Vec::new(), local.name.to_string(), false)];
            for param in &params {
                let mut args = self.of_type(param, depth - 1);
                args.truncate(ARGUMENTS);
                if !args.iter().any(|arg| arg.is_partial) {
                    args.push(undefined());
                }
                let longer = calls.iter().flat_map(|(codes, text, is_partial)| {
                    args.iter().map(move |arg| {
                        let codes = codes.iter().cloned().chain([arg.code.clone()]).collect();
                        (codes, format!("{text} {}", arg.as_argument()), *is_partial || arg.is_partial)
                    })
                });
                calls = longer.collect();
            }
            let function = Expr::Local(local);
            made.extend(calls.into_iter().map(|(args, text, is_partial)| Made {
                code: Expr::App(Box::new(function.clone()), args),
                text,
                is_partial,
                is_compound: true,
            }));
        }
        if let Some(last) = self.handed_on(ty).first() {
            let first: Vec<Made> = made.iter().take(PROGRAMS).map(|first| seq(first.clone(), last)).collect();
            made.extend(first);
        }
        made
    }

    fn is_dictionary(&self, ty: &Type) -> bool {
        matches!(ty, Type::Con(name, _)
            if self.program.data_id(*name).is_some_and(|id| self.program.data(id).kind == DataKind::Dictionary))
    }
}

impl Made {
    fn as_argument(&self) -> String {
        if self.is_compound { format!("({})", self.text) } else { self.text.clone() }
    }
}

fn variable(local: &Local) -> Made {
    Made { code: Expr::Local(*local), text: local.name.to_string(), is_partial: false, is_compound: false }
}

fn seq(first: Made, last: &Made) -> Made {
    Made {
        text: format!("seq {} {}", first.as_argument(), last.as_argument()),
        is_partial: first.is_partial || last.is_partial,
        code: Expr::Case(Box::new(first.code), Vec::new(), Some(Box::new(last.code.clone()))),
        is_compound: true,
    }
}
