//! Overloaded code at types that are chosen for it, so that it can be run and explored.

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::types::{Type, base_name};

use super::checker::Checker;
use super::default::Defaulting;
use super::env::Env;
use super::interface::Entity;
use super::module::{check_expr_by, conclude};
use super::scope::{Interfaces, Scope};
use super::solve::Origin;
use crate::elab::Elab;
use crate::syntax::{self, Name};

/// Checks an expression in the scope of a module; type variables with constraints get the plainest type that has the
/// instances, and variables without stay variables.
pub fn check_sample(
    expr: syntax::Expr,
    scope: &Scope,
    sources: &SourceMap,
    interfaces: Interfaces<'_>,
) -> Result<(Elab, Type), Vec<Diagnostic>> {
    check_expr_by(Defaulting::Samples, expr, scope, sources, interfaces)
}

/// A definition at a type, with the dictionaries that this needs; `None` when it does not have the type.
pub fn check_at(
    entity: Entity,
    ty: &Type,
    span: Span,
    scope: &Scope,
    sources: &SourceMap,
    interfaces: Interfaces<'_>,
) -> Option<Elab> {
    let mut checker = Checker::new(Env::new(scope.clone(), interfaces), sources);
    checker.stands_alone = true;
    checker.imported_families();
    checker.level += 1;
    let base = base_name(entity.name.as_str()).into();
    let name = Name { qualifier: None, base, span };
    let (term, found) = checker.global(&name, entity, Origin::Use(base));
    checker.metas.unify(&found, ty).ok()?;
    if !checker.metas.take_postponed().is_empty() {
        return None;
    }
    checker.level -= 1;
    checker.default_above(0, 0, Defaulting::Samples);
    let (term, _) = conclude(checker, term, found, span).ok()?;
    Some(term)
}
