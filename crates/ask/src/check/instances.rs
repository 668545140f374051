//! Overloaded laws at types whose instances break what one expects of them: a number that is not itself, sums that depend on their order.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use selfsame_core::effort;
use selfsame_core::expr::{Expr, Local};
use selfsame_core::program::Program;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, base_name};
use selfsame_equiv::{Counterexample, Goal, Options, sample};

/// What may be left of the effort for each type.
const SHARE: u64 = 4;

/// Values of one of these types that refute an overloaded law, if they are found among values made at random.
pub(super) fn refutation(program: &Arc<Program>, goal: &Goal, options: &Options) -> Option<Counterexample> {
    if !goal.variables.iter().any(|variable| variable.dictionary) {
        return None;
    }
    let names = [Type::double(), Type::bool(), Type::char()];
    names.iter().find_map(|ty| {
        let at = at(program, goal, ty)?;
        let mut found = effort::allow(effort::left() / SHARE, || sample(program, &at, options))?;
        // Literals and names alone do not say of which type they are.
        for (binding, ty) in found.bindings.iter_mut().zip(&found.evidence.types) {
            binding.1 = format!("{} :: {ty}", binding.1);
        }
        Some(found)
    })
}

/// The law at one type in the place of all that have instances, if this one has them.
fn at(program: &Program, goal: &Goal, ty: &Type) -> Option<Goal> {
    let mut of: FxHashMap<Symbol, Type> = FxHashMap::default();
    let mut at = Goal { variables: Vec::new(), ..goal.clone() };
    for variable in &goal.variables {
        if !variable.dictionary {
            at.variables.push(variable.clone());
            continue;
        }
        let Type::Con(class, args) = &variable.ty else { return None };
        let [Type::Var(var)] = args[..] else { return None };
        of.insert(var, ty.clone());
        let instance = instance(program, *class, ty)?;
        let local = Local { id: variable.local, name: variable.name };
        let with = |side: Expr| Expr::Let(local, Box::new(Expr::Global(instance)), Box::new(side));
        at.left = with(at.left);
        at.right = with(at.right);
    }
    let known = |ty: &Type| ty.subst(&|var| of.get(&var).cloned());
    at.ty = known(&at.ty);
    for variable in &mut at.variables {
        variable.ty = known(&variable.ty);
    }
    Some(at)
}

/// The instance that is beside the class, as the library's are.
fn instance(program: &Program, class: Symbol, ty: &Type) -> Option<Symbol> {
    let Type::Con(name, _) = ty else { return None };
    let base = base_name(class.as_str());
    let module = class.as_str().strip_suffix(base)?;
    let global = program.global(program.global_id(Symbol::new(&format!("{module}$f{base}{name}")))?);
    (global.ty == Type::con_of(class, [ty.clone()])).then_some(global.name)
}
