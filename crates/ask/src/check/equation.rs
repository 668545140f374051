//! Properties that compare two values, as equations.
//!
//! `length (xs ++ ys) == length xs + length ys` is a call that must give `True`. A proof by induction wants the equation itself:
//! its hypothesis can be put in the place of a term. When both sides are the same value, the call is that of `==` with
//! the right side twice; so the property follows from the equation and from what is left to show of the right side alone.
//!
//! `not c || l == r` compares where `c` is true only: then the equation is that `if c then l else r` is `r`. Where `c` is true, `l` and `r` are the
//! same and so are their comparisons; where it is not, nobody looks at the comparison.

use selfsame_core::expr::{Alt, AltPattern, Expr, Local};
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

/// The equation of a Haskell property whose goal is given, if it compares two values. `holds` is the function that says whether what the property
/// gives holds, if that is no truth value.
pub fn of_property(program: &Program, property: Symbol, goal: &Goal, holds: Option<&str>) -> Option<Equation> {
    let code = program.global(program.global_id(property)?).code.expr().ok()?;
    let Expr::Lam(params, body) = strip(&code) else { return None };
    let stated = stated(program, body)?;
    let types = goal.variables.iter().map(|variable| variable.ty.clone());
    let locals: Vec<(Local, Type)> = params.iter().copied().zip(types).collect();
    let ty = type_of(program, &stated.left, &locals).ok()?;
    let sides = over(goal, params, [stated.left, stated.right], ty)?;
    let itself = match holds {
        Some(holds) => Expr::App(Box::new(Expr::Global(holds.into())), vec![stated.itself]),
        None => stated.itself,
    };
    let itself = over(goal, params, [looked_at(itself), goal.right.clone()], goal.ty.clone())?;
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

fn stated(program: &Program, body: &Expr) -> Option<Stated> {
    match body {
        Expr::At(_, inner) => stated(program, inner),
        Expr::Let(local, value, body) => {
            let around = |body| Expr::Let(*local, value.clone(), Box::new(body));
            stated(program, body).map(|all| all.map(around))
        }
        Expr::LetRec(bindings, body) => {
            let around = |body| Expr::LetRec(bindings.clone(), Box::new(body));
            stated(program, body).map(|all| all.map(around))
        }
        Expr::App(head, args) if says_what_its_last_does(program, head) => {
            let (last, before) = args.split_last()?;
            let around = |last| Expr::App(head.clone(), before.iter().cloned().chain([last]).collect());
            stated(program, last).map(|all| Stated { itself: around(all.itself), ..all })
        }
        Expr::App(head, args) => {
            let [before @ .., first, second] = &args[..] else { return None };
            let with = |second: Expr, first: &Expr| {
                Expr::App(head.clone(), before.iter().chain([first]).cloned().chain([second]).collect())
            };
            if is_equality(head) {
                let itself = with(second.clone(), second);
                return Some(Stated { left: first.clone(), right: second.clone(), itself });
            }
            let where_compared = compared_where(program, head)?;
            let Stated { left, right, itself } = stated(program, second)?;
            let left = if_is(first, where_compared, left, right.clone());
            Some(Stated { left, right, itself: with(itself, first) })
        }
        _ => None,
    }
}

impl Stated {
    fn map(self, around: impl Fn(Expr) -> Expr) -> Stated {
        Stated { left: around(self.left), right: around(self.right), itself: around(self.itself) }
    }
}

/// Whether a property holds where the last argument of the function does, which says or counts something besides.
fn says_what_its_last_does(program: &Program, head: &Expr) -> bool {
    const ALL: &[&str] =
        &["property", "counterexample", "label", "collect", "classify", "once", "again", "verbose", "within"];
    let Some(name) = global(head) else { return false };
    let is_library = program.global_id(name).is_some_and(|id| !program.is_own(id));
    is_library && name.as_str().strip_prefix("Selfsame.Test.").is_some_and(|name| ALL.contains(&name))
}

/// What the first operand has to be for the second to be looked at, if the operator says that the second need only be true then.
/// It is the library's operator that does, not one that is called so.
fn compared_where(program: &Program, operator: &Expr) -> Option<bool> {
    let name = global(operator)?;
    if program.global_id(name).is_none_or(|id| program.is_own(id)) {
        return None;
    }
    match name.as_str() {
        "Data.Bool.||" => Some(false),
        "Selfsame.Test.==>" | "Selfsame.Test.among" => Some(true),
        _ => None,
    }
}

/// One of two values, by a truth value.
fn if_is(condition: &Expr, wanted: bool, then: Expr, otherwise: Expr) -> Expr {
    let alt = |truth: bool, body| {
        let name = if truth { "True" } else { "False" };
        Alt { pattern: AltPattern::Con(name.into(), Vec::new()), body }
    };
    let [no, yes] = if wanted { [otherwise, then] } else { [then, otherwise] };
    Expr::Case(Box::new(condition.clone()), vec![alt(false, no), alt(true, yes)], None)
}

/// Whether the function is `==`, of a class or of a known instance (`$fEqInt$==`), or QuickCheck's `===`, which is the same where newtypes
/// are erased. Nothing depends on that it is: what is said of the right side is a goal of its own.
fn is_equality(head: &Expr) -> bool {
    let Some(name) = global(head) else { return false };
    let base = base_name(name.as_str());
    base == "==" || (base.starts_with('$') && base.ends_with("$==")) || name.as_str() == "Selfsame.Test.==="
}

/// The function that is applied.
fn global(head: &Expr) -> Option<Symbol> {
    match strip(head) {
        Expr::Global(name) => Some(*name),
        Expr::App(head, _) => global(head),
        _ => None,
    }
}

fn strip(expr: &Expr) -> &Expr {
    match expr {
        Expr::At(_, inner) => strip(inner),
        expr => expr,
    }
}
