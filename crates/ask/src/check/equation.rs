//! Properties that compare two values, as equations.
//!
//! `length (xs ++ ys) == length xs + length ys` is a call that must give `True`. A proof by induction wants the equation itself:
//! its hypothesis can be put in the place of a term. When both sides are the same value, the call is that of `==` with
//! the right side twice; so the property follows from the equation and from what is left to show of the right side alone.

use selfsame_core::expr::{Expr, Local};
use selfsame_core::program::Program;
use selfsame_core::symbol::Symbol;
use selfsame_core::typecheck::type_of;
use selfsame_core::types::{Type, base_name};
use selfsame_equiv::{Goal, GoalVariable};

use super::goals::looked_at;

/// Goals that together imply another.
#[derive(Clone, Debug)]
pub struct Equation {
    /// Both sides are the same.
    pub sides: Goal,
    /// The comparison of the right side with itself is true. None where it surely is.
    pub itself: Option<Goal>,
}

/// The equation of a Haskell property whose goal is given, if it compares two values.
pub fn of_property(program: &Program, property: Symbol, goal: &Goal) -> Option<Equation> {
    let code = program.global(program.global_id(property)?).code.expr().ok()?;
    let Expr::Lam(params, body) = strip(&code) else { return None };
    let stated = stated(body)?;
    let types = goal.variables.iter().map(|variable| variable.ty.clone());
    let locals: Vec<(Local, Type)> = params.iter().copied().zip(types).collect();
    let ty = type_of(program, &stated.left, &locals).ok()?;
    let sides = over(goal, params, [stated.left, stated.right], ty)?;
    let itself = over(goal, params, [looked_at(stated.itself), goal.right.clone()], goal.ty.clone())?;
    Some(Equation { sides, itself: Some(itself) })
}

/// The goal with other sides, over parameters that are its variables.
pub fn over(goal: &Goal, params: &[Local], [left, right]: [Expr; 2], ty: Type) -> Option<Goal> {
    if params.len() != goal.variables.len() || params.is_empty() {
        return None;
    }
    let variables = goal.variables.iter().zip(params);
    let variables = variables.map(|(variable, param)| GoalVariable { local: param.id, ..variable.clone() });
    Some(Goal { name: goal.name.clone(), variables: variables.collect(), left, right, ty })
}

/// What a property's body says, each over the property's parameters.
struct Stated {
    left: Expr,
    right: Expr,
    itself: Expr,
}

fn stated(body: &Expr) -> Option<Stated> {
    match body {
        Expr::At(_, inner) => stated(inner),
        Expr::Let(local, value, body) => {
            let around = |body| Expr::Let(*local, value.clone(), Box::new(body));
            stated(body).map(|all| all.map(around))
        }
        Expr::LetRec(bindings, body) => {
            let around = |body| Expr::LetRec(bindings.clone(), Box::new(body));
            stated(body).map(|all| all.map(around))
        }
        Expr::App(head, args) if is_equality(head) => {
            let [before @ .., left, right] = &args[..] else { return None };
            let twice = before.iter().chain([right, right]).cloned().collect();
            let itself = Expr::App(head.clone(), twice);
            Some(Stated { left: left.clone(), right: right.clone(), itself })
        }
        _ => None,
    }
}

impl Stated {
    fn map(self, around: impl Fn(Expr) -> Expr) -> Stated {
        Stated { left: around(self.left), right: around(self.right), itself: around(self.itself) }
    }
}

/// Whether the function is `==` of some class instance, or QuickCheck's `===`, which is the same where newtypes are erased.
fn is_equality(head: &Expr) -> bool {
    match strip(head) {
        Expr::Global(name) => base_name(name.as_str()) == "==" || name.as_str() == "Selfsame.Test.===",
        Expr::App(head, _) => is_equality(head),
        _ => false,
    }
}

fn strip(expr: &Expr) -> &Expr {
    match expr {
        Expr::At(_, inner) => strip(inner),
        expr => expr,
    }
}
