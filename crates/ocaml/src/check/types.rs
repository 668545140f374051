//! Type expressions to types.

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::SourceMap;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use super::label::{is_optional, labelled, option_of};
use super::scope::TypeEntry;
use super::unit;
use super::{Checker, is_abstract};
use crate::syntax::{TypeExpr, TypeKind};

impl Checker {
    /// The type an annotation means; its variables stand for one type throughout the definition.
    pub(super) fn annotation(&mut self, sources: &mut SourceMap, ty: &TypeExpr) -> Type {
        self.type_expr(sources, ty, &mut |checker, name| {
            if let Some(known) = checker.type_vars.get(&name) {
                return Some(known.clone());
            }
            let fresh = checker.types.fresh();
            checker.type_vars.insert(name, fresh.clone());
            Some(fresh)
        })
    }

    /// The type in a type definition: its variables are the parameters.
    pub(super) fn declared_type(&mut self, sources: &mut SourceMap, ty: &TypeExpr, params: &[Symbol]) -> Type {
        self.type_expr(sources, ty, &mut |checker, name| match params.contains(&name) {
            true => Some(Type::Var(name)),
            false if !is_abstract(name) => None,
            false => Some(match checker.type_vars.get(&name) {
                Some(known) => known.clone(),
                None => {
                    let fresh = checker.types.fresh();
                    checker.type_vars.insert(name, fresh.clone());
                    fresh
                }
            }),
        })
    }

    fn type_expr(
        &mut self,
        sources: &mut SourceMap,
        ty: &TypeExpr,
        var: &mut dyn FnMut(&mut Checker, Symbol) -> Option<Type>,
    ) -> Type {
        match &ty.kind {
            TypeKind::Any => self.types.fresh(),
            TypeKind::Var(name) => var(self, *name).unwrap_or_else(|| {
                self.error(Diagnostic::error(ty.span, format!("unbound type variable `'{name}`")));
                self.types.fresh()
            }),
            TypeKind::Fun(label, from, to) => {
                let from = self.type_expr(sources, from, var);
                let from = if is_optional(*label) { option_of(from) } else { from };
                Type::fun(labelled(*label, from), self.type_expr(sources, to, var))
            }
            TypeKind::Tuple(parts) => {
                Type::tuple(parts.iter().map(|part| self.type_expr(sources, part, var)).collect())
            }
            TypeKind::Con(path, args) => {
                let args: Vec<Type> = args.iter().map(|arg| self.type_expr(sources, arg, var)).collect();
                let entry = match self.find_type_or_name(sources, path) {
                    Ok(entry) => entry,
                    Err(None) => return self.types.fresh(),
                    Err(Some(name)) => return Type::con_of(name, args),
                };
                let expected = match &*entry {
                    TypeEntry::Alias(params, _) => params.len(),
                    TypeEntry::Data(data) => data.params.len(),
                    TypeEntry::Abstract(_, params) => *params,
                    TypeEntry::Unsupported(why) => {
                        self.unsupported(ty.span, &format!("the type `{}`: {why}", path.name));
                        return self.types.fresh();
                    }
                };
                // A single `_` stands for all arguments.
                let args = match &ty.kind {
                    TypeKind::Con(_, given)
                        if expected > 1 && matches!(given[..], [TypeExpr { kind: TypeKind::Any, .. }]) =>
                    {
                        (0..expected).map(|_| self.types.fresh()).collect()
                    }
                    _ => args,
                };
                if args.len() != expected {
                    let message = format!("the type `{}` takes {expected} argument(s), not {}", path.name, args.len());
                    self.error(Diagnostic::error(ty.span, message));
                    return self.types.fresh();
                }
                match &*entry {
                    TypeEntry::Alias(params, body) => body.at(params, &args),
                    TypeEntry::Data(data) => Type::con_of(data.name, args),
                    TypeEntry::Abstract(name, _) => Type::con_of(*name, args),
                    TypeEntry::Unsupported(_) => unreachable!("returned above"),
                }
            }
            TypeKind::Variant(tags, included, is_open) => {
                let mut parts = Vec::new();
                for (tag, of) in tags {
                    let part = of.as_ref().map_or_else(unit, |of| self.type_expr(sources, of, var));
                    parts.push((*tag, part));
                }
                let included: Vec<Type> = included.iter().map(|of| self.type_expr(sources, of, var)).collect();
                self.variant_type(ty.span, parts, &included, *is_open)
            }
            TypeKind::Named(inner, name) => {
                let named = var(self, *name);
                let inner = self.type_expr(sources, inner, var);
                if let Some(named) = named {
                    self.unify(ty.span, &inner, &named);
                }
                inner
            }
            TypeKind::Object => Type::con("object"),
            TypeKind::Package(module) => match self.package_type(sources, module) {
                Ok(found) => found,
                Err(why) => {
                    self.unsupported(ty.span, why.as_str());
                    self.types.fresh()
                }
            },
            TypeKind::Unsupported(what) => {
                self.unsupported(ty.span, what);
                self.types.fresh()
            }
        }
    }

    /// A fresh instance of types over the parameters of a type definition.
    pub(super) fn instance<const N: usize>(&mut self, params: &[Symbol], tys: [&[Type]; N]) -> [Vec<Type>; N] {
        let fresh: Vec<Type> = params.iter().map(|_| self.types.fresh()).collect();
        tys.map(|tys| tys.iter().map(|ty| ty.at(params, &fresh)).collect())
    }
}
