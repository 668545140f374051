//! Type families: their equations, the equalities that wait for them, and what data families are in Core.

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Pred, Type};
use selfsame_typing::Equation;

use super::checker::Checker;
use super::interface::{Entity, TypeDef};
use super::params::{packed, unpacked};
use super::scope::Lookup;
use super::solve::Origin;
use super::substitute::{matches, replace};
use crate::syntax::{self, DataDecl, Decl, FamilyEquation, InstanceDecl, Name, TypeNode};

impl Checker<'_> {
    /// Makes the families of the modules below known, with all their equations.
    pub fn imported_families(&mut self) {
        let modules = self.env.scope.family_modules();
        let interfaces: Vec<_> = modules.iter().filter_map(|module| self.env.interface(*module)).collect();
        for interface in &interfaces {
            for (name, family) in &interface.families {
                self.metas.add_family(*name, family.clone());
            }
            self.representations.extend(interface.representations.iter().cloned());
        }
        for (name, equation) in interfaces.iter().flat_map(|interface| &interface.equations) {
            self.metas.add_equation(*name, equation.clone());
        }
    }

    /// The equations of a module.
    pub fn equations(&mut self, decls: &[Decl]) {
        for decl in decls {
            match decl {
                Decl::Family(family) => {
                    for equation in family.closed.iter().flatten() {
                        // What follows one that is lost would match too early.
                        if self.equation(equation).is_none() {
                            break;
                        }
                    }
                }
                Decl::Equation(equation) => _ = self.equation(equation),
                Decl::Data(data) => _ = self.representation(data),
                _ => {}
            }
        }
    }

    fn equation(&mut self, written: &FamilyEquation) -> Option<()> {
        self.start_definition();
        let (name, equation) = self.converted(written)?;
        self.add_equation(name, equation);
        Some(())
    }

    pub fn add_equation(&mut self, name: Symbol, equation: Equation) {
        self.metas.add_equation(name, equation.clone());
        self.env.own.equations.push((name, equation));
    }

    /// An equation over its own variables; a wildcard is a variable too.
    pub fn converted(&mut self, written: &FamilyEquation) -> Option<(Symbol, Equation)> {
        let entity = match written.class.and_then(|class| self.associated(&class, &written.family)) {
            Some(entity) => entity,
            None => self.type_named(&written.family)?.entity,
        };
        let arity = match self.env.type_def(entity.name).as_deref() {
            Some(TypeDef::Family(family)) => family.arity,
            Some(TypeDef::Unsupported(why)) => {
                self.spoil(*why);
                return None;
            }
            _ => {
                let message = format!("`{}` is not a type family", written.family.base);
                self.report(Diagnostic::error(written.family.span, message));
                return None;
            }
        };
        if written.args.len() != arity {
            let message = format!("the type family `{}` is of {arity} types", written.family.base);
            self.report(Diagnostic::error(written.span, message));
            return None;
        }
        let mut args = written.args.clone();
        let mut count = 0;
        args.iter_mut().for_each(|arg| name_wildcards(arg, &mut count));
        let mut vars = Vec::new();
        args.iter().for_each(|arg| self.free_variables(arg, &mut vars));
        let mark = self.tyvars.len();
        self.tyvars.extend(vars.iter().map(|var| (*var, Type::Var(*var))));
        let args: Vec<Type> = args.iter().map(|arg| self.convert(arg)).collect();
        let result = self.convert(&written.ty);
        self.tyvars.truncate(mark);
        let is_family = args.iter().any(|arg| arg.any(&mut |part| self.metas.is_family(part)));
        if is_family || args.iter().any(|arg| arg.any(&mut |part| matches!(part, Type::Meta(_) | Type::Forall(..)))) {
            self.unsupported(written.span, "this type family instance");
        }
        self.trouble.is_none().then_some((entity.name, Equation { vars, args, result }))
    }

    /// The associated type of this name that a class has.
    fn associated(&self, class: &Name, family: &Name) -> Option<Entity> {
        let Lookup::Found(class) = self.env.scope.ty(class.qualifier, class.base) else { return None };
        let module = class.entity.module;
        let name = Symbol::new(&format!("{module}.{}", family.base));
        let is_family = matches!(self.env.type_def(name).as_deref(), Some(TypeDef::Family(_)));
        is_family.then_some(Entity { name, module })
    }

    /// What an instance of a data family is in Core.
    fn representation(&mut self, data: &DataDecl) -> Option<()> {
        data.instance_of.as_ref()?;
        self.start_definition();
        let Type::Con(family, args) = self.declared_type(data)? else { return None };
        let vars = data.params.clone();
        let own = vars.iter().map(|var| Type::Var(*var)).collect();
        let result = Type::Con(self.own_name(data.name.base.as_str()), own);
        let equation = Equation { vars, args: args.to_vec(), result };
        self.representations.push((family, equation.clone()));
        self.env.own.representations.push((family, equation));
        Some(())
    }

    /// The type that a declaration is of, over its parameters.
    pub fn declared_type(&mut self, data: &DataDecl) -> Option<Type> {
        let Some((family, args)) = &data.instance_of else {
            let params = data.params.iter().map(|param| Type::Var(*param)).collect();
            return Some(Type::Con(self.own_name(data.name.base.as_str()), params));
        };
        let entity = self.type_named(family)?.entity;
        let mark = self.tyvars.len();
        self.tyvars.extend(data.params.iter().map(|param| (*param, Type::Var(*param))));
        let args: Vec<Type> = args.iter().map(|arg| self.convert(arg)).collect();
        self.tyvars.truncate(mark);
        match self.env.type_def(entity.name).as_deref() {
            Some(TypeDef::Data(def)) if def.params.len() == args.len() && self.trouble.is_none() => {
                Some(Type::Con(entity.name, args.into()))
            }
            _ => {
                self.unsupported(data.span, "this data family instance");
                None
            }
        }
    }

    /// A type with the instances of data families as Core has them.
    pub fn represented(&self, ty: &Type) -> Type {
        if self.representations.is_empty() {
            return ty.clone();
        }
        let ty = ty.map_parts(|part| self.represented(part));
        let Type::Con(name, args) = &ty else { return ty };
        for (family, equation) in &self.representations {
            let mut found = vec![None; equation.vars.len()];
            let mut pairs = equation.args.iter().zip(args.iter());
            if family == name
                && equation.args.len() == args.len()
                && pairs.all(|(pattern, arg)| matches(pattern, arg, &equation.vars, &mut found))
            {
                let types: Vec<Type> = found.into_iter().map(|ty| ty.unwrap_or_else(|| Type::con("()"))).collect();
                return replace(&equation.result, &equation.vars, &types);
            }
        }
        ty
    }

    /// Associated types that an instance leaves to the defaults of its class.
    pub fn default_equations(&mut self, instance: &InstanceDecl, vars: &[Symbol], head: &Type, class: Symbol) {
        let Some(class) = self.env.class(class) else { return };
        for (family, default) in &class.defaults {
            let base = selfsame_core::types::base_name(family.as_str());
            if instance.associated.iter().any(|name: &Name| name.base.as_str() == base) {
                continue;
            }
            let at = |ty: &Type| replace(ty, &class.params, unpacked(head));
            let mut all = vars.to_vec();
            all.extend(default.vars.iter().filter(|var| !class.params.contains(var)));
            let args: Vec<Type> = default.args.iter().map(at).collect();
            let equation = Equation { vars: all, args, result: at(&default.result) };
            self.add_equation(*family, equation);
        }
    }

    /// Equalities that unification left open become constraints.
    pub fn want_postponed(&mut self, span: Span) {
        let postponed = self.metas.take_postponed();
        if postponed.is_empty() {
            return;
        }
        let Some(same) = self.env.scope.syntax_type("Same") else {
            return self.unsupported(span, "a type family here");
        };
        for (left, right) in postponed {
            self.want(Pred { class: same.name, ty: packed(vec![left, right]) }, span, Origin::Expected);
        }
    }

    /// The type with each stuck application of a family as an unknown, and these.
    pub fn masked(&mut self, ty: &Type) -> (Type, Vec<(u32, Type)>) {
        let mut masks = Vec::new();
        let masked = self.mask(ty, &mut masks);
        (masked, masks)
    }

    fn mask(&mut self, ty: &Type, masks: &mut Vec<(u32, Type)>) -> Type {
        if self.metas.is_family(ty)
            && let unknown @ Type::Meta(meta) = self.fresh()
        {
            masks.push((meta, ty.clone()));
            return unknown;
        }
        if let Some((head, arg)) = self.metas.applied_family(ty) {
            let (head, arg) = (self.mask(&head, masks), self.mask(&arg, masks));
            return head.apply(arg);
        }
        ty.map_parts(|part| self.mask(part, masks))
    }
}

fn name_wildcards(ty: &mut syntax::Type, count: &mut usize) {
    match &mut ty.node {
        TypeNode::Wildcard => {
            *count += 1;
            ty.node = TypeNode::Var(Symbol::new(&format!("_{count}")));
        }
        TypeNode::Var(name) if name.as_str() == "_" => {
            *count += 1;
            *name = Symbol::new(&format!("_{count}"));
        }
        TypeNode::App(a, b) | TypeNode::Fun(a, b) => {
            name_wildcards(a, count);
            name_wildcards(b, count);
        }
        TypeNode::List(inner) | TypeNode::Strict(inner) => name_wildcards(inner, count),
        TypeNode::Tuple(parts) => parts.iter_mut().for_each(|part| name_wildcards(part, count)),
        _ => {}
    }
}
