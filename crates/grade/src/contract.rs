//! What is asked of the second definition: what the first does, but perhaps not everywhere.
//!
//! A contract says where nothing is asked: where the first definition, then called the reference, has no value, and where a condition on
//! the arguments is not true. A difference counts only inside; that there is none is proved as an equation like any other, with
//! the contract written into its sides ([`Contract::goal`]).

use selfsame_core::expr::{Alt, AltPattern, Expr, Label, LabelKind, Local};
use selfsame_core::prim::PrimOp;
use selfsame_core::program::Program;
use selfsame_core::types::Type;
use selfsame_equiv::Goal;

use crate::unique::Unique;

/// Where the second definition must do what the first does.
#[derive(Clone, Debug, Default)]
pub struct Contract {
    /// Only where the first has a value.
    pub is_reference: bool,
    /// Only where these are true.
    pub conditions: Vec<Condition>,
}

/// A function of all arguments.
#[derive(Clone, Debug)]
pub struct Condition {
    /// The function; it takes no dictionaries.
    pub function: Expr,
    /// From the arguments to a truth value.
    pub ty: Type,
    /// As it was given.
    pub text: String,
}

/// A number that no local of a front end has.
const ANSWER: u32 = u32::MAX - 7;
/// What both sides do where a condition is not true.
const OUTSIDE: &str = "outside the precondition";

impl Contract {
    /// Whether everything is asked.
    pub fn is_exact(&self) -> bool {
        !self.is_reference && self.conditions.is_empty()
    }

    /// A goal whose proof shows that the contract is kept; none where that would be the goal itself.
    ///
    /// Let `r` be the left side and `s` the right one. The new left side is `if c then r else fail`, the new right one
    /// `if c then g(s) else fail`, where `g(s)` is the reference's own tests with failures where it fails at once, and `s` everywhere else. So the
    /// right side is `s` or has no value, whatever is chosen for `g`. If both sides are the same, `c` is true and `r` is a
    /// value `v`, then the right side is `v`, hence it is not the failure, hence `s` is `v`.
    pub(crate) fn goal(&self, program: &Program, goal: &Goal) -> Option<Goal> {
        let mut stated = goal.clone();
        let tested = self.is_reference.then(|| tests(program, goal)).flatten();
        if tested.is_none() && self.conditions.is_empty() {
            return None;
        }
        if let Some(right) = tested {
            stated.right = right;
        }
        if goal.variables.iter().any(|variable| variable.dictionary) && !self.conditions.is_empty() {
            return None;
        }
        let args: Vec<Expr> = goal.variables.iter().map(|v| Expr::Local(Local { id: v.local, name: v.name })).collect();
        for condition in self.conditions.iter().rev() {
            let call = match &args[..] {
                [] => condition.function.clone(),
                args => Expr::App(Box::new(condition.function.clone()), args.to_vec()),
            };
            for side in [&mut stated.left, &mut stated.right] {
                let outside = Expr::Bottom(Label::new(LabelKind::Error, OUTSIDE));
                let inside = std::mem::replace(side, outside.clone());
                let holds = Alt { pattern: AltPattern::Con("True".into(), Vec::new()), body: inside };
                *side = Expr::Case(Box::new(call.clone()), vec![holds], Some(Box::new(outside)));
            }
        }
        let mut unique = Unique::after(goal.variables.iter().map(|variable| variable.local));
        (stated.left, stated.right) = (unique.expr(&stated.left), unique.expr(&stated.right));
        Some(stated)
    }
}

/// The right side of a goal behind the tests after which the left one fails at once, if there are any.
fn tests(program: &Program, goal: &Goal) -> Option<Expr> {
    let (head, args) = match &goal.left {
        Expr::App(head, args) => (&**head, args.clone()),
        head => (head, Vec::new()),
    };
    let (head, args) = match head {
        // With comparisons supplied.
        Expr::App(inner, first) => (&**inner, [first.clone(), args].concat()),
        head => (head, args),
    };
    let Expr::Global(name) = head else { return None };
    let code = program.global(program.global_id(*name)?).code.expr().ok()?;
    let Expr::Lam(params, body) = &*code else { return None };
    if params.len() != args.len() {
        return None;
    }
    let answer = Local { id: ANSWER, name: "answer".into() };
    let applied = Expr::App(Box::new(Expr::Lam(params.clone(), Box::new(guarded(body, answer)?))), args);
    Some(Expr::Let(answer, Box::new(goal.right.clone()), Box::new(applied)))
}

/// The tests of some code, where some of them lead to a failure, with the answer in the place of everything else.
fn guarded(code: &Expr, answer: Local) -> Option<Expr> {
    match code {
        Expr::Bottom(label) if label.kind != LabelKind::Unsupported => Some(code.clone()),
        Expr::Prim(PrimOp::Error, _) => Some(code.clone()),
        Expr::At(_, inner) => guarded(inner, answer),
        Expr::Let(local, value, body) if is_plain(value) => {
            Some(Expr::Let(*local, value.clone(), Box::new(guarded(body, answer)?)))
        }
        Expr::Case(scrutinee, alts, default) if is_plain(scrutinee) => {
            let mut found = false;
            let mut below = |body: &Expr| {
                let tested = guarded(body, answer);
                found |= tested.is_some();
                tested.unwrap_or(Expr::Local(answer))
            };
            let alts = alts.iter().map(|alt| Alt { pattern: alt.pattern.clone(), body: below(&alt.body) }).collect();
            let default = default.as_ref().map(|body| Box::new(below(body)));
            found.then(|| Expr::Case(scrutinee.clone(), alts, default))
        }
        _ => None,
    }
}

/// Whether an expression calls nothing.
fn is_plain(code: &Expr) -> bool {
    let is_call = |part: &Expr| {
        matches!(
            part,
            Expr::App(..) | Expr::Global(_) | Expr::LetRec(..) | Expr::Input(_) | Expr::Assume(..) | Expr::Assert(..)
        )
    };
    !code.any(&mut |part| is_call(part))
}
