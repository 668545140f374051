//! Maps, sets, sequences and texts in what is checked: their constructors are the library's own, so a value of theirs is one that
//! `fromList` or `pack` makes, and two are the same that have the same elements.

use selfsame_core::expr::{Expr, Lit, Local};
use selfsame_core::inhabit::is_by_functions;
use selfsame_core::program::Program;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use selfsame_equiv::{Counterexample, Goal, GoalVariable};
use selfsame_explore::machine::input::Views;

use super::goals::Item;
use crate::haskell::Haskell;

/// Lists the results of both sides where they are maps or sets.
pub fn observe(item: &mut Item, language: &Haskell) {
    let Ok(goal) = &mut item.goal else { return };
    let Some(listing) = language.listing(&goal.ty) else { return };
    for side in [&mut goal.left, &mut goal.right] {
        let whole = std::mem::replace(side, Expr::Lit(Lit::Int(0)));
        *side = Expr::App(Box::new(listing.list.clone()), vec![whole]);
    }
    goal.ty = listing.ty;
    for text in item.written.iter_mut().flatten() {
        *text = format!("{} ({text})", listing.written);
    }
}

/// Whether a difference may be one that no caller can see or bring about.
pub fn is_hidden(program: &Program, goal: &Goal) -> bool {
    is_by_functions(program, &goal.ty) || has_hidden_values(program, goal)
}

/// Whether the search may choose values that no caller can make.
pub fn has_hidden_values(program: &Program, goal: &Goal) -> bool {
    goal.variables.iter().any(|variable| !variable.dictionary && is_by_functions(program, &variable.ty))
}

/// A goal whose maps, sets and texts are made from lists that are the variables instead.
pub struct Rebuilt {
    /// Over the lists.
    pub goal: Goal,
    /// The variables, with what the module calls the function that makes their values.
    makers: Vec<(Symbol, Symbol)>,
    /// Of the variables, before.
    types: Vec<Type>,
}

/// Nothing when not all of them can be made so: inside other data, or with keys of any type.
pub fn rebuilt(program: &Program, goal: &Goal, language: &Haskell) -> Option<Rebuilt> {
    let mut goal = goal.clone();
    let mut makers = Vec::new();
    let mut fresh = goal.variables.iter().map(|variable| variable.local).max().unwrap_or_default();
    let variables = std::mem::take(&mut goal.variables);
    let visible = variables.iter().filter(|variable| !variable.dictionary);
    let types = visible.map(|variable| variable.ty.clone()).collect();
    for variable in variables {
        if variable.dictionary || !is_by_functions(program, &variable.ty) {
            goal.variables.push(variable);
            continue;
        }
        let view = language.view(&variable.ty).filter(|_| is_closed(&variable.ty))?;
        if is_by_functions(program, &view.from) {
            return None;
        }
        fresh += 1;
        let made = Local { id: variable.local, name: variable.name };
        let list = Expr::Local(Local { id: fresh, name: variable.name });
        let value = Expr::App(Box::new((*view.build).clone()), vec![list]);
        let with = |side: Expr| Expr::Let(made, Box::new(value.clone()), Box::new(side));
        goal.left = with(goal.left);
        goal.right = with(goal.right);
        makers.push((variable.name, view.name));
        // Of a list without an end, or with a hole in its spine, nothing is made.
        goal.variables.push(GoalVariable { local: fresh, ty: view.from, total: true, finite: true, ..variable });
    }
    Some(Rebuilt { goal, makers, types })
}

fn is_closed(ty: &Type) -> bool {
    ty.subst(&|_| Some(Type::char())) == *ty
}

impl Rebuilt {
    /// The counterexample with maps and sets in place of the lists that they are made from.
    pub fn made(&self, mut counterexample: Counterexample) -> Counterexample {
        counterexample.evidence.types = self.types.clone();
        let evidence = &mut counterexample.evidence.bindings;
        for (name, value) in counterexample.bindings.iter_mut().chain(evidence) {
            let Some((_, maker)) = self.makers.iter().find(|(variable, _)| variable == name) else { continue };
            let is_atom = value.starts_with(['[', '"']) || !value.contains(' ');
            *value = if is_atom { format!("{maker} {value}") } else { format!("{maker} ({value})") };
        }
        counterexample
    }
}
