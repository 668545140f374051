//! `let` at the top and inside expressions: recursion, generalisation, patterns.

use std::sync::Arc;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::expr::Local;
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use selfsame_typing::Scheme;

use super::Checker;
use super::label::{is_optional, labelled, option_of};
use super::module::{bound_names, type_variables};
use super::scope::{How, Value};
use crate::elab::{Callee, Definition, Elab, GroupId, Pat, Row};
use crate::syntax::{Binding, Case, Expr, ExprKind, ItemKind, Pattern, PatternKind, TypeExpr};

/// A definition of one name, checked.
pub(super) struct Checked {
    pub name: Symbol,
    pub body: Elab,
    pub scheme: Scheme,
    pub group: GroupId,
}

impl Checker {
    pub(super) fn top_bindings(&mut self, sources: &mut SourceMap, recursive: bool, bindings: &[Binding]) {
        if self.steps.is_some() {
            return self.step_bindings(sources, recursive, bindings);
        }
        self.next_var = 0;
        if recursive {
            let globals: Vec<Symbol> = bindings
                .iter()
                .map(|b| simple_name(&b.pattern).map_or("$bad".into(), |name| self.global_name(name)))
                .collect();
            let callees: Vec<Callee> = globals.iter().map(|name| Callee::Global(*name)).collect();
            let checked = self.recursive(sources, bindings, &callees);
            for ((checked, global), binding) in checked.into_iter().zip(globals).zip(bindings) {
                self.define_top(checked, global, binding);
            }
            return;
        }
        // `let a = … and b = …`: no body sees the other's name.
        let mut parts = Vec::new();
        for binding in bindings {
            parts.push(match simple_name(&binding.pattern) {
                Some(name) => Ok(self.single(sources, name, binding)),
                None => Err(self.destructured(sources, binding)),
            });
        }
        for (part, binding) in parts.into_iter().zip(bindings) {
            match part {
                Ok(checked) => {
                    let global = self.global_name(checked.name);
                    self.define_top(checked, global, binding);
                }
                Err((pat, body, ty)) => self.define_parts(sources, binding, pat, body, ty),
            }
        }
    }

    fn define_top(&mut self, checked: Checked, global: Symbol, binding: &Binding) {
        self.define_checked(checked, global, binding.span, is_function(&binding.body));
    }

    pub(super) fn define_checked(&mut self, checked: Checked, global: Symbol, span: Span, is_function: bool) {
        let Checked { name, body, scheme, group } = checked;
        if let Some(why) = self.lost(span) {
            self.define_lost(name, global, span, &why, is_function);
            return;
        }
        let value = Value { how: How::Global(global), scheme: Arc::new(scheme.clone()) };
        self.define_value(name, value);
        self.output.definitions.push(Definition {
            name: global,
            scheme,
            group,
            body,
            span,
            labels: [].into(),
            changes: None,
            is_quiet: false,
        });
    }

    /// `let (a, b) = e` at the top: `e` becomes a definition of its own, and each variable one that takes it apart.
    fn define_parts(&mut self, sources: &mut SourceMap, binding: &Binding, pat: Pat, body: Elab, ty: Type) {
        let mut names = Vec::new();
        bound_names(&binding.pattern, &mut names);
        if let Some(why) = self.lost(binding.span) {
            self.lose_effects(binding.span, &why);
            for name in names {
                let global = self.global_name(name);
                self.define_lost(name, global, binding.span, &why, false);
            }
            return;
        }
        let count = self.output.definitions.len();
        let whole = Symbol::new(&format!("{}$top{count}", self.prefix));
        let failure = self.failure(sources, binding.pattern.span);
        let group = self.new_group();
        // Matching is part of evaluating the definition: `let 1 = 2` fails even though nothing is bound.
        let body = match pat {
            Pat::Any => body,
            _ => {
                let temporary = self.fresh_local("whole".into(), ty.clone());
                let pat = Pat::As(Box::new(pat.clone()), temporary);
                let row = Row { pat, guard: None, body: Elab::Local(temporary, Vec::new()) };
                Elab::Match(Box::new(body), vec![row], failure.clone())
            }
        };
        self.output.definitions.push(Definition {
            name: whole,
            scheme: Scheme::mono(ty),
            group,
            body,
            span: binding.span,
            labels: [].into(),
            changes: None,
            is_quiet: false,
        });
        let mut locals = Vec::new();
        pat_locals(&pat, &mut locals);
        for local in locals {
            let global = self.global_name(local.name);
            let scheme = Scheme::mono(self.facts.locals[&local.id].clone());
            let row = Row { pat: pat.clone(), guard: None, body: Elab::Local(local, Vec::new()) };
            let body = Elab::Match(Box::new(Elab::Global(whole, Vec::new())), vec![row], failure.clone());
            let value = Value { how: How::Global(global), scheme: Arc::new(scheme.clone()) };
            self.define_value(local.name, value);
            let (group, labels) = (self.new_group(), [].into());
            self.output.definitions.push(Definition {
                name: global,
                scheme,
                group,
                body,
                span: binding.span,
                labels,
                changes: None,
                is_quiet: false,
            });
        }
    }

    /// `let … in body`.
    pub(super) fn local_bindings(
        &mut self,
        sources: &mut SourceMap,
        recursive: bool,
        bindings: &[Binding],
        body: &Expr,
        expected: &Type,
    ) -> Elab {
        let mark = self.scope.mark();
        let (refinements, pending) = (self.types.refinements(), self.pending.len());
        if recursive {
            let locals: Vec<_> = bindings
                .iter()
                .map(|b| {
                    let name = simple_name(&b.pattern).unwrap_or("_".into());
                    let ty = self.types.fresh();
                    self.fresh_local(name, ty)
                })
                .collect();
            let callees: Vec<Callee> = locals.iter().map(|local| Callee::Local(*local)).collect();
            let checked = self.recursive(sources, bindings, &callees);
            let group = checked.first().map(|c| c.group);
            let mut parts = Vec::new();
            for (checked, local) in checked.into_iter().zip(locals) {
                self.facts.locals.insert(local.id, checked.scheme.ty.clone());
                let scheme = Arc::new(checked.scheme);
                self.scope.bind(checked.name, Value { how: How::Local(local), scheme });
                parts.push((local, checked.body));
            }
            let body = self.expr(sources, body, expected);
            self.scope.reset(mark);
            return match group {
                Some(group) => Elab::LetRec(parts, group, Box::new(body)),
                None => body,
            };
        }
        let mut parts = Vec::new();
        for binding in bindings {
            parts.push(match simple_name(&binding.pattern) {
                Some(name) => Ok(self.single(sources, name, binding)),
                None => Err(self.destructured(sources, binding)),
            });
        }
        let mut wraps: Vec<Box<dyn FnOnce(Elab) -> Elab>> = Vec::new();
        for (part, binding) in parts.into_iter().zip(bindings) {
            match part {
                Ok(Checked { name, body, scheme, group }) => {
                    let local = self.fresh_local(name, scheme.ty.clone());
                    self.scope.bind(name, Value { how: How::Local(local), scheme: Arc::new(scheme) });
                    wraps.push(Box::new(move |rest| Elab::Let(local, Box::new(body), group, Box::new(rest))));
                }
                Err((pat, body, _)) => {
                    self.bind_pattern(&pat);
                    let failure = self.failure(sources, binding.pattern.span);
                    wraps.push(Box::new(move |rest| {
                        let row = Row { pat, guard: None, body: rest };
                        Elab::Match(Box::new(body), vec![row], failure)
                    }));
                }
            }
        }
        let body = self.expr(sources, body, expected);
        self.leave_match(refinements, pending);
        self.scope.reset(mark);
        wraps.into_iter().rev().fold(body, |rest, wrap| wrap(rest))
    }

    pub(super) fn single(&mut self, sources: &mut SourceMap, name: Symbol, binding: &Binding) -> Checked {
        let start = self.pending.len();
        let group = self.new_group();
        self.types.enter();
        let ty = self.types.fresh();
        self.pattern_annotation(sources, &binding.pattern, &ty);
        let declared = self.rigid(sources, binding);
        let mut body = self.bound(sources, &binding.body, &ty);
        self.types.leave();
        let may = is_syntactic_value(&binding.body);
        let mut scheme = self.generalise(group, &[ty], start, may).remove(0);
        if let Some(declared) = declared {
            body = self.declared_body(binding, group, body);
            scheme = declared;
        }
        Checked { name, body, scheme, group }
    }

    /// The right side of a definition: a place that evaluation reaches, unless it is a function.
    fn bound(&mut self, sources: &mut SourceMap, body: &Expr, ty: &Type) -> Elab {
        match body.kind {
            ExprKind::Fun(..) | ExprKind::Function(_) => self.expr(sources, body, ty),
            _ => self.marked(sources, body, ty),
        }
    }

    pub(super) fn destructured(&mut self, sources: &mut SourceMap, binding: &Binding) -> (Pat, Elab, Type) {
        let ty = self.types.fresh();
        let body = self.bound(sources, &binding.body, &ty);
        let pat = self.pattern(sources, &binding.pattern, &ty);
        (pat, body, ty)
    }

    pub(super) fn recursive(
        &mut self,
        sources: &mut SourceMap,
        bindings: &[Binding],
        callees: &[Callee],
    ) -> Vec<Checked> {
        let start = self.pending.len();
        let group = self.new_group();
        let mark = self.scope.mark();
        self.types.enter();
        let mut tys = Vec::new();
        for (binding, callee) in bindings.iter().zip(callees) {
            let ty = self.types.fresh();
            self.pattern_annotation(sources, &binding.pattern, &ty);
            let Some(name) = simple_name(&binding.pattern) else {
                let message = "only names can be defined by `let rec`";
                self.error(Diagnostic::error(binding.pattern.span, message));
                tys.push(ty);
                continue;
            };
            if bindings.iter().any(|b| b.span < binding.span && simple_name(&b.pattern) == Some(name)) {
                self.error(Diagnostic::error(binding.pattern.span, format!("`{name}` is defined twice in this group")));
            }
            // With an explicitly polymorphic annotation it may be used at several types within the group.
            let scheme = match &binding.poly {
                Some(annotation) => self.polymorphic(sources, annotation),
                None => Scheme::mono(ty.clone()),
            };
            // Labels are known within the recursion, before anything else is.
            let approximate = match &binding.body.kind {
                // It says what it is itself.
                ExprKind::Annot(..) => self.types.fresh(),
                _ => self.approximate(sources, &binding.body),
            };
            self.types.unify(&ty, &approximate).ok();
            let how = How::Recursive(*callee, group);
            self.scope.bind(name, Value { how, scheme: Arc::new(scheme) });
            tys.push(ty);
        }
        let mut declared = Vec::new();
        let mut bodies: Vec<Elab> = Vec::new();
        for (binding, ty) in bindings.iter().zip(&tys) {
            declared.push(self.rigid(sources, binding));
            bodies.push(self.expr(sources, &binding.body, ty));
        }
        self.scope.reset(mark);
        self.types.leave();
        let may = bindings.iter().all(|binding| is_syntactic_value(&binding.body));
        if let Some(binding) = bindings.iter().find(|binding| !may_be_recursive(&binding.body)) {
            let message = "this kind of expression is not allowed on the right of `let rec`";
            self.error(Diagnostic::error(binding.body.span, message));
        }
        let schemes = self.generalise(group, &tys, start, may);
        if let Some(binding) = bindings.iter().find(|b| b.poly.is_some())
            && !self.facts.groups[group.0 as usize].is_empty()
        {
            let gap = self.unsupported(binding.span, "polymorphic recursion with comparison at a type variable");
            bodies.fill(gap);
        }
        let schemes = schemes.into_iter().zip(declared).map(|(found, declared)| declared.unwrap_or(found));
        let parts = bodies.into_iter().zip(schemes).zip(bindings);
        parts
            .map(|((body, scheme), binding)| {
                let name = simple_name(&binding.pattern).unwrap_or("_".into());
                Checked { name, body, scheme, group }
            })
            .collect()
    }

    /// Where `type a. …` mentions a type whose matches say what `a` is, the types are rigid within the definition, and it has the type
    /// that it declares.
    fn rigid(&mut self, sources: &mut SourceMap, binding: &Binding) -> Option<Scheme> {
        let annotation = binding.poly.as_ref()?;
        let mut vars = Vec::new();
        type_variables(annotation, &mut vars);
        let own: Vec<Symbol> = vars.into_iter().filter(|var| var.as_str().starts_with("type ")).collect();
        if own.is_empty() {
            return None;
        }
        let scheme = self.polymorphic(sources, annotation);
        let refining = &self.refining;
        if !scheme.ty.any(&mut |part| matches!(part, Type::Con(name, _) if refining.contains(name))) {
            return None;
        }
        for var in own {
            let skolem = self.types.skolem(var.as_str().trim_start_matches("type "), 0);
            self.type_vars.insert(var, skolem);
        }
        let plain = |var: Symbol| Symbol::new(var.as_str().trim_start_matches("type "));
        let ty = scheme.ty.subst(&|var| Some(Type::Var(plain(var))));
        Some(Scheme { vars: scheme.vars.into_iter().map(plain).collect(), preds: Vec::new(), ty })
    }

    /// The body of a definition that has the type that it declares: there is no place for comparisons that it would be given.
    fn declared_body(&mut self, binding: &Binding, group: GroupId, body: Elab) -> Elab {
        match self.facts.groups[group.0 as usize].is_empty() {
            true => body,
            false => self.unsupported(binding.span, "comparison at a type variable in a match that says what it is"),
        }
    }

    /// As much of a function's type as its parameters and the annotation of its result tell.
    fn approximate(&mut self, sources: &mut SourceMap, expr: &Expr) -> Type {
        match &expr.kind {
            ExprKind::Fun(params, body) => {
                let result = self.approximate(sources, body);
                params.iter().rev().fold(result, |to, param| {
                    let ty = self.types.fresh();
                    let ty = if is_optional(param.label) { option_of(ty) } else { ty };
                    Type::fun(labelled(param.label, ty), to)
                })
            }
            ExprKind::Function(_) => Type::fun(self.types.fresh(), self.types.fresh()),
            // What is wrong with it is told where the body is read.
            ExprKind::Annot(_, ty) => {
                let told = (self.output.diagnostics.len(), self.errors_in_item);
                let annotated = self.annotation(sources, ty);
                self.output.diagnostics.truncate(told.0);
                self.errors_in_item = told.1;
                annotated
            }
            _ => self.types.fresh(),
        }
    }

    /// `'a. t` as a scheme over its variables.
    fn polymorphic(&mut self, sources: &mut SourceMap, annotation: &TypeExpr) -> Scheme {
        let mut vars = Vec::new();
        type_variables(annotation, &mut vars);
        let ty = self.declared_type(sources, annotation, &vars);
        Scheme { vars, preds: Vec::new(), ty }
    }

    /// The type in `let (x : t) = …`.
    fn pattern_annotation(&mut self, sources: &mut SourceMap, pattern: &Pattern, ty: &Type) {
        if let PatternKind::Annot(inner, annotation) = &pattern.kind {
            let annotated = self.annotation(sources, annotation);
            self.unify(annotation.span, ty, &annotated);
            self.pattern_annotation(sources, inner, ty);
        }
    }
}

/// The variable that a binding defines, if it is one and not a pattern that takes something apart.
pub(super) fn simple_name(pattern: &Pattern) -> Option<Symbol> {
    match &pattern.kind {
        PatternKind::Var(name) => Some(*name),
        PatternKind::Annot(inner, _) => simple_name(inner),
        _ => None,
    }
}

/// Whether the right side of a definition is a function as it is written.
fn is_function(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Fun(..) | ExprKind::Function(_) => true,
        ExprKind::Annot(inner, _) => is_function(inner),
        _ => false,
    }
}

/// OCaml's value restriction: only what evaluates without computing anything is generalised.
fn is_syntactic_value(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Var(_)
        | ExprKind::Int(_)
        | ExprKind::Wide(..)
        | ExprKind::Float(_)
        | ExprKind::Char(_)
        | ExprKind::Str(_)
        | ExprKind::Fun(..)
        | ExprKind::Function(_)
        | ExprKind::Unsupported(_) => true,
        ExprKind::Con(_, arg) | ExprKind::Tag(_, arg) => arg.as_deref().is_none_or(is_syntactic_value),
        ExprKind::Tuple(parts) | ExprKind::List(parts) => parts.iter().all(is_syntactic_value),
        ExprKind::Array(parts) => parts.is_empty(),
        ExprKind::Record(base, fields) => {
            base.as_deref().is_none_or(is_syntactic_value) && fields.iter().all(|(_, e)| is_syntactic_value(e))
        }
        ExprKind::LetItem(item, _) if matches!(item.kind, ItemKind::Module(..)) => false,
        ExprKind::Annot(inner, _) | ExprKind::Lazy(inner) | ExprKind::Open(_, inner) | ExprKind::LetItem(_, inner) => {
            is_syntactic_value(inner)
        }
        ExprKind::Field(inner, _) => is_syntactic_value(inner),
        ExprKind::Let(_, bindings, body) => {
            bindings.iter().all(|b| is_syntactic_value(&b.body)) && is_syntactic_value(body)
        }
        ExprKind::If(_, yes, no) => is_syntactic_value(yes) && no.as_deref().is_none_or(is_syntactic_value),
        ExprKind::Seq(_, last) => is_syntactic_value(last),
        ExprKind::Match(scrutinee, cases) => {
            let is_value = |case: &Case| {
                case.guard.as_ref().is_none_or(is_syntactic_value)
                    && !matches!(case.pattern.kind, PatternKind::Exception(_))
                    && is_syntactic_value(&case.body)
            };
            is_syntactic_value(scrutinee) && cases.iter().all(is_value)
        }
        _ => false,
    }
}

/// What may stand on the right of `let rec`: functions, and data built from values.
fn may_be_recursive(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Match(..) | ExprKind::Apply(..) | ExprKind::If(..) | ExprKind::Try(..) | ExprKind::Var(_) => false,
        ExprKind::Annot(inner, _) | ExprKind::Open(_, inner) => may_be_recursive(inner),
        ExprKind::Let(_, _, body) => may_be_recursive(body),
        _ => true,
    }
}

/// The variables of a pattern, in the order in which they are written.
pub(super) fn pat_locals(pat: &Pat, into: &mut Vec<Local>) {
    match pat {
        Pat::Var(local) => into.push(*local),
        Pat::As(inner, local) => {
            pat_locals(inner, into);
            into.push(*local);
        }
        Pat::Con(_, parts) => parts.iter().for_each(|part| pat_locals(part, into)),
        Pat::Or(parts) => parts.iter().take(1).for_each(|part| pat_locals(part, into)),
        Pat::Any | Pat::Lit(_) | Pat::Range(..) => {}
    }
}
