//! Patterns: types, and locals for their variables.

use std::sync::Arc;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::expr::{Lit, Local};
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, tuple_name};
use selfsame_typing::Scheme;

use super::bind::pat_locals;
use super::lookup::nearest;
use super::scope::{ConEntry, How, Module, Record, Value};
use super::{Checker, string};
use crate::elab::{ConRef, Pat};
use crate::library;
use crate::syntax::{Path, Pattern, PatternKind, TypeExpr, TypeKind};

/// Exceptions that say where they come from.
const PLACED: &[&str] = &["Stdlib.Assert_failure", "Stdlib.Match_failure", "Stdlib.Undefined_recursive_module"];

impl Checker {
    /// Checks a pattern against a type. Its variables are not in scope yet: see [`Checker::bind_pattern`].
    pub(super) fn pattern(&mut self, sources: &mut SourceMap, pattern: &Pattern, expected: &Type) -> Pat {
        let mut bound = Vec::new();
        self.pat(sources, pattern, expected, &mut bound)
    }

    /// Puts the variables of a pattern in scope.
    pub(super) fn bind_pattern(&mut self, pat: &Pat) {
        let mut locals = Vec::new();
        pat_locals(pat, &mut locals);
        for local in locals {
            let ty = &self.facts.locals[&local.id];
            let scheme = self.many.get(&local.id).cloned().unwrap_or_else(|| Arc::new(Scheme::mono(ty.clone())));
            self.scope.bind(local.name, Value { how: How::Local(local), scheme });
            if let Some((name, entry)) = self.opened.get(&local.id) {
                let modules = [(*name, entry.clone())].into_iter().collect();
                self.scope.open(Arc::new(Module { modules, ..Module::default() }));
            }
        }
    }

    fn pat(&mut self, sources: &mut SourceMap, pattern: &Pattern, expected: &Type, bound: &mut Vec<Local>) -> Pat {
        let span = pattern.span;
        match &pattern.kind {
            PatternKind::Any => Pat::Any,
            PatternKind::Var(name) => Pat::Var(self.pattern_variable(span, *name, expected, bound)),
            PatternKind::Alias(inner, name) => {
                let pat = self.pat(sources, inner, expected, bound);
                let ty = self.alias_type(sources, inner, expected);
                Pat::As(Box::new(pat), self.pattern_variable(span, *name, &ty, bound))
            }
            PatternKind::Int(n) => self.literal(span, Lit::Int(*n), &Type::int(), expected),
            PatternKind::Wide(name, n) => self.literal(span, Lit::Integer((*n).into()), &Type::con(*name), expected),
            PatternKind::Float(x) => self.literal(span, Lit::Double(*x), &Type::double(), expected),
            PatternKind::Char(c) => self.literal(span, Lit::Char(*c), &Type::char(), expected),
            PatternKind::Str(text) => {
                self.unify(span, &string(), expected);
                text.chars().rev().fold(nil(), |rest, c| cons(Pat::Lit(Lit::Char(c)), rest))
            }
            PatternKind::Range(from, to) => {
                self.unify(span, &Type::char(), expected);
                Pat::Range(*from, *to)
            }
            PatternKind::Tuple(parts) => {
                let tys: Vec<Type> = parts.iter().map(|_| self.types.fresh()).collect();
                self.unify(span, &Type::tuple(tys.clone()), expected);
                let pats = parts.iter().zip(&tys).map(|(part, ty)| self.pat(sources, part, ty, bound)).collect();
                Pat::Con(tuple_con(parts.len()), pats)
            }
            PatternKind::List(parts) => {
                let element = self.types.fresh();
                self.unify(span, &Type::list(element.clone()), expected);
                self.list_pattern(sources, parts, &element, bound)
            }
            PatternKind::Array(parts) => {
                let element = self.types.fresh();
                self.unify(span, &library::array(element.clone()), expected);
                Pat::Con(library::array_con(), vec![self.list_pattern(sources, parts, &element, bound)])
            }
            PatternKind::Con(path, arg) => self.con_pattern(sources, span, path, arg.as_deref(), expected, bound),
            PatternKind::Tag(tag, arg) => match self.tag(span, *tag, arg.is_some(), expected) {
                Some((con, ty)) => {
                    let parts = arg.iter().map(|arg| self.pat(sources, arg, &ty, bound)).collect();
                    Pat::Con(con, parts)
                }
                None => {
                    self.errors_in_item += 1;
                    Pat::Any
                }
            },
            PatternKind::TagsOf(path) => {
                let args = Vec::new();
                let ty = TypeExpr { kind: TypeKind::Con(path.clone(), args), span };
                let ty = self.annotation(sources, &ty);
                self.unify(span, &ty, expected);
                match self.cons_of_tags(&ty) {
                    Some(cons) => Pat::Or(cons),
                    None => {
                        self.unsupported(span, "patterns of all tags of a type");
                        self.errors_in_item += 1;
                        Pat::Any
                    }
                }
            }
            PatternKind::Record(fields) => self.record_pattern(sources, span, fields, expected, bound),
            PatternKind::Or(parts) => self.or_pattern(sources, span, parts, expected, bound),
            PatternKind::Lazy(inner) => {
                let content = self.types.fresh();
                self.unify(span, &library::lazy(content.clone()), expected);
                Pat::Con(library::lazy_con(), vec![self.pat(sources, inner, &content, bound)])
            }
            PatternKind::Annot(inner, ty) => {
                let annotated = self.annotation(sources, ty);
                self.unify(ty.span, &annotated, expected);
                self.pat(sources, inner, expected, bound)
            }
            PatternKind::Open(module, inner) => {
                let mark = self.scope.mark();
                match self.module_expr(sources, None, module) {
                    Some(module) => self.scope.open(module),
                    None => self.scope.open_lost(span.file),
                }
                let pat = self.pat(sources, inner, expected, bound);
                self.scope.reset(mark);
                pat
            }
            PatternKind::Exception(_) => {
                self.unsupported(span, "`exception` inside a pattern");
                Pat::Any
            }
            PatternKind::Unpack(name, ty) => self.unpack_pattern(sources, span, *name, ty.as_deref(), expected),
            PatternKind::Unsupported(what) => {
                let what = what.clone();
                self.unsupported(span, &what);
                // A pattern that is not understood must not match: the definition is given up as if it had an error.
                self.errors_in_item += 1;
                Pat::Any
            }
        }
    }

    fn literal(&mut self, span: Span, lit: Lit, ty: &Type, expected: &Type) -> Pat {
        self.unify(span, ty, expected);
        Pat::Lit(lit)
    }

    fn pattern_variable(&mut self, span: Span, name: Symbol, ty: &Type, bound: &mut Vec<Local>) -> Local {
        if bound.iter().any(|local| local.name == name) {
            let message = format!("the variable `{name}` is bound several times in this pattern");
            self.error(Diagnostic::error(span, message));
        }
        let local = self.fresh_local(name, ty.clone());
        bound.push(local);
        local
    }

    fn list_pattern(
        &mut self,
        sources: &mut SourceMap,
        parts: &[Pattern],
        element: &Type,
        bound: &mut Vec<Local>,
    ) -> Pat {
        let pats: Vec<Pat> = parts.iter().map(|part| self.pat(sources, part, element, bound)).collect();
        pats.into_iter().rev().fold(nil(), |rest, pat| cons(pat, rest))
    }

    fn con_pattern(
        &mut self,
        sources: &mut SourceMap,
        span: Span,
        path: &Path,
        arg: Option<&Pattern>,
        expected: &Type,
        bound: &mut Vec<Local>,
    ) -> Pat {
        let Some(entry) = self.constructor(sources, path, expected) else {
            // Its variables are bound, so that one mistake does not become many.
            if let Some(arg) = arg {
                let ty = self.types.fresh();
                return self.pat(sources, arg, &ty, bound);
            }
            return Pat::Any;
        };
        let args = match entry.refines {
            false => {
                let [result, args] = self.instance(&entry.params, [std::slice::from_ref(&entry.result), &entry.args]);
                self.unify(span, &result[0], expected);
                args
            }
            true => self.refine(&entry, expected),
        };
        let any = || vec![Pat::Any; args.len()];
        let pats = match (arg.map(|arg| &arg.kind), args.len()) {
            (None, 0) => Vec::new(),
            (Some(PatternKind::Any), _) => any(),
            (Some(PatternKind::Tuple(parts)), n) if n > 1 && parts.len() == n => {
                parts.iter().zip(&args).map(|(part, ty)| self.pat(sources, part, ty, bound)).collect()
            }
            (Some(_), 1) => arg.iter().map(|arg| self.pat(sources, arg, &args[0], bound)).collect(),
            // Of the exceptions of the compiler what comes with them is one value.
            (Some(PatternKind::Var(name)), 3) if PLACED.contains(&entry.con.name.as_str()) => {
                let parts: Vec<Local> = args.iter().map(|ty| self.fresh_local("part".into(), ty.clone())).collect();
                self.whole_parts.push((*name, parts.clone()));
                parts.into_iter().map(Pat::Var).collect()
            }
            _ => {
                self.report_arity(span, &entry, arg.map_or(0, given_parts));
                any()
            }
        };
        Pat::Con(entry.con.clone(), pats)
    }

    /// The type of the name for what a pattern matches: of a constructor only what comes with it counts, so that `Error _ as e` is
    /// a result of any type. What was matched has the type already, so nothing is told here.
    fn alias_type(&mut self, sources: &mut SourceMap, pattern: &Pattern, ty: &Type) -> Type {
        match &pattern.kind {
            PatternKind::Con(path, arg) => {
                let told = (self.output.diagnostics.len(), self.errors_in_item, self.missing.len());
                let entry = self.constructor(sources, path, ty);
                self.output.diagnostics.truncate(told.0);
                self.errors_in_item = told.1;
                self.missing.truncate(told.2);
                let Some(entry) = entry.filter(|entry| !entry.refines && !entry.params.is_empty()) else {
                    return ty.clone();
                };
                let signature = || [std::slice::from_ref(&entry.result), &entry.args];
                let [known, known_args] = self.instance(&entry.params, signature());
                let [own, own_args] = self.instance(&entry.params, signature());
                if self.types.unify(&known[0], ty).is_err() {
                    return ty.clone();
                }
                let parts: Vec<Option<&Pattern>> = match arg.as_deref() {
                    Some(Pattern { kind: PatternKind::Tuple(parts), .. })
                        if parts.len() == own_args.len() && parts.len() > 1 =>
                    {
                        parts.iter().map(Some).collect()
                    }
                    Some(arg) if own_args.len() == 1 => vec![Some(arg)],
                    _ => vec![None; own_args.len()],
                };
                for ((part, known), own) in parts.into_iter().zip(&known_args).zip(&own_args) {
                    let part = part.map_or_else(|| known.clone(), |part| self.alias_type(sources, part, known));
                    self.types.unify(own, &part).ok();
                }
                own[0].clone()
            }
            PatternKind::Annot(inner, _) | PatternKind::Alias(inner, _) => self.alias_type(sources, inner, ty),
            // Of a variant only this tag.
            PatternKind::Tag(tag, arg) if self.tags.contains(tag) => {
                let own = self.types.fresh();
                let known = self.tag(pattern.span, *tag, arg.is_some(), ty);
                let made = self.tag(pattern.span, *tag, arg.is_some(), &own);
                if let (Some((_, known)), Some((_, made)), Some(arg)) = (known, made, arg) {
                    let part = self.alias_type(sources, arg, &known);
                    self.types.unify(&made, &part).ok();
                }
                own
            }
            PatternKind::Tuple(parts) => match self.types.shallow(ty) {
                Type::Con(_, known) if known.len() == parts.len() => {
                    let own = parts.iter().zip(known.iter()).map(|(part, known)| self.alias_type(sources, part, known));
                    Type::tuple(own.collect())
                }
                _ => ty.clone(),
            },
            PatternKind::Record(fields) => {
                let Some(record) = fields.first().and_then(|(path, _)| self.record_of(sources, path, ty)) else {
                    return ty.clone();
                };
                let ((known, known_tys), (own, own_tys)) =
                    (self.record_instance(&record), self.record_instance(&record));
                if self.types.unify(&known, ty).is_err() {
                    return ty.clone();
                }
                for ((field, known), own) in record.fields.iter().zip(&known_tys).zip(&own_tys) {
                    let part = fields.iter().find(|(path, _)| path.name == field.name && !field.mutable);
                    let part = part.map_or_else(|| known.clone(), |(_, part)| self.alias_type(sources, part, known));
                    self.types.unify(own, &part).ok();
                }
                own
            }
            PatternKind::Or(parts) => {
                let mut found: Option<Type> = None;
                for part in parts {
                    let own = self.alias_type(sources, part, ty);
                    match &found {
                        Some(first) => drop(self.types.unify(first, &own)),
                        None => found = Some(own),
                    }
                }
                found.unwrap_or_else(|| ty.clone())
            }
            _ => ty.clone(),
        }
    }

    /// What comes with an exception as one value: the tuple is made in front of what the pattern guards.
    pub(super) fn bind_wholes(&mut self) -> Vec<(Local, Vec<Local>)> {
        let mut made = Vec::new();
        for (name, parts) in std::mem::take(&mut self.whole_parts) {
            let ty = Type::tuple(parts.iter().map(|part| self.facts.locals[&part.id].clone()).collect());
            let local = self.fresh_local(name, ty.clone());
            let scheme = std::sync::Arc::new(selfsame_typing::Scheme::mono(ty));
            self.scope.bind(name, super::scope::Value { how: super::scope::How::Local(local), scheme });
            made.push((local, parts));
        }
        made
    }

    /// The arguments of a constructor that says more of the type that is matched, which holds until the match is left
    /// ([`Checker::leave_match`]). OCaml has checked that nothing escapes.
    fn refine(&mut self, entry: &ConEntry, expected: &Type) -> Vec<Type> {
        let indices = match &entry.result {
            Type::Con(_, indices) => &indices[..],
            _ => &[],
        };
        // What is a parameter of the type as it is, is what it is there; of the rest something is learnt, or nothing is known.
        let fresh = |checker: &mut Checker, param: &Symbol| match indices.contains(&Type::Var(*param)) {
            true => checker.types.fresh(),
            false => checker.types.skolem(param.as_str(), 0),
        };
        let own: Vec<Type> = entry.params.iter().map(|param| fresh(self, param)).collect();
        let head = match &entry.result {
            Type::Con(name, indices) => Type::con_of(*name, indices.iter().map(|_| self.types.fresh())),
            other => other.clone(),
        };
        // Of what nothing is known yet, only the constructor becomes known.
        self.types.unify(&head, expected).ok();
        let result = entry.result.at(&entry.params, &own);
        self.types.assume(&result, expected);
        entry.args.iter().map(|arg| arg.at(&entry.params, &own)).collect()
    }

    /// Forgets what matches have said of types since; comparisons that stand there know it.
    pub(super) fn leave_match(&mut self, refinements: usize, pending: usize) {
        if self.types.refinements() > refinements {
            self.reduce_pending(pending);
            self.types.forget_refinements(refinements);
        }
    }

    pub(super) fn report_arity(&mut self, span: Span, entry: &ConEntry, given: usize) {
        let message =
            format!("the constructor `{}` takes {} argument(s), but {given} given", entry.source, entry.args.len());
        self.error(Diagnostic::error(span, message));
    }

    /// The constructor a path names: of the expected type if that is known and has it, else the last one defined.
    pub(super) fn constructor(
        &mut self,
        sources: &mut SourceMap,
        path: &Path,
        expected: &Type,
    ) -> Option<Arc<ConEntry>> {
        if path.modules.is_empty()
            && let Type::Con(name, _) = self.types.shallow(expected)
            && let Some(data) = self.datas.get(&name)
            && let Some(con) = data.cons.iter().find(|con| con.source == path.name && data.record.is_none())
        {
            return Some(con.clone());
        }
        self.find_con(sources, path)
    }

    /// The record type that a field belongs to: the expected one if that is known and has it, else the last defined.
    pub(super) fn record_of(&mut self, sources: &mut SourceMap, path: &Path, expected: &Type) -> Option<Arc<Record>> {
        if path.modules.is_empty()
            && let Type::Con(name, _) = self.types.shallow(expected)
            && let Some(record) = self.datas.get(&name).and_then(|data| data.record.clone())
            && record.fields.iter().any(|field| field.name == path.name)
        {
            return Some(record);
        }
        self.find_field(sources, path)
    }

    fn record_pattern(
        &mut self,
        sources: &mut SourceMap,
        span: Span,
        fields: &[(Path, Pattern)],
        expected: &Type,
        bound: &mut Vec<Local>,
    ) -> Pat {
        let Some((first, _)) = fields.first() else { return Pat::Any };
        if let [(path, content)] = fields
            && self.is_content(path, expected)
        {
            let ty = self.types.fresh();
            self.unify(span, &Type::con_of(library::REF, [ty.clone()]), expected);
            return Pat::Con(library::contents_con(), vec![self.pat(sources, content, &ty, bound)]);
        }
        let Some(record) = self.record_of(sources, first, expected) else {
            for (_, pattern) in fields {
                let ty = self.types.fresh();
                self.pat(sources, pattern, &ty, bound);
            }
            return Pat::Any;
        };
        let (result, tys) = self.record_instance(&record);
        self.unify(span, &result, expected);
        let mut pats = vec![Pat::Any; record.fields.len()];
        for (path, pattern) in fields {
            match record.fields.iter().position(|field| field.name == path.name) {
                Some(i) => {
                    pats[i] = self.pat(sources, pattern, &tys[i], bound);
                    if let Pat::Var(local) = pats[i]
                        && !record.fields[i].own.is_empty()
                    {
                        let scheme = self.many_of(&record, i, &result);
                        self.many.insert(local.id, scheme);
                    }
                }
                None => self.report_no_field(path, &record),
            }
        }
        Pat::Con(record.con.clone(), pats)
    }

    /// The type of a field that has type variables of its own, in a record of this type.
    fn many_of(&mut self, record: &Record, index: usize, result: &Type) -> Arc<Scheme> {
        let field = &record.fields[index];
        let [own, tys] =
            self.instance(&record.params, [std::slice::from_ref(&record.result), std::slice::from_ref(&field.ty)]);
        self.types.unify(&own[0], result).ok();
        Arc::new(Scheme { vars: field.own.clone(), preds: Vec::new(), ty: tys[0].clone() })
    }

    pub(super) fn report_no_field(&mut self, path: &Path, record: &Record) {
        let ty = crate::show::show_type(&record.result);
        let fields: Vec<Symbol> = record.fields.iter().map(|field| field.name).collect();
        let mut diagnostic = Diagnostic::error(path.span, format!("the type `{ty}` has no field `{}`", path.name));
        if let Some(near) = nearest(path.name.as_str(), &fields) {
            diagnostic = diagnostic.hint(format!("did you mean `{near}`?"));
        }
        self.error(diagnostic);
    }

    /// The record's type and those of its fields, with fresh parameters.
    pub(super) fn record_instance(&mut self, record: &Record) -> (Type, Vec<Type>) {
        let fields: Vec<Type> = record.fields.iter().map(|field| field.ty.clone()).collect();
        let [mut result, fields] = self.instance(&record.params, [std::slice::from_ref(&record.result), &fields]);
        let fields = record.fields.iter().zip(fields).map(|(field, ty)| {
            let fresh: Vec<Type> = field.own.iter().map(|_| self.types.fresh()).collect();
            ty.at(&field.own, &fresh)
        });
        (result.remove(0), fields.collect())
    }

    /// As [`Checker::record_instance`], for who makes one: what a field holds must be of all types that it says.
    pub(super) fn record_made(&mut self, record: &Record) -> (Type, Vec<Type>) {
        let fields: Vec<Type> = record.fields.iter().map(|field| field.ty.clone()).collect();
        let [mut result, fields] = self.instance(&record.params, [std::slice::from_ref(&record.result), &fields]);
        let fields = record.fields.iter().zip(fields).map(|(field, ty)| {
            let rigid: Vec<Type> = field.own.iter().map(|own| self.types.skolem(own.as_str(), 0)).collect();
            ty.at(&field.own, &rigid)
        });
        (result.remove(0), fields.collect())
    }

    /// All alternatives bind the same variables.
    fn or_pattern(
        &mut self,
        sources: &mut SourceMap,
        span: Span,
        parts: &[Pattern],
        expected: &Type,
        bound: &mut Vec<Local>,
    ) -> Pat {
        let Some((first, others)) = parts.split_first() else { return Pat::Any };
        let mut own = Vec::new();
        let mut pats = vec![self.pat(sources, first, expected, &mut own)];
        for part in others {
            let mut theirs = Vec::new();
            let pat = self.pat(sources, part, expected, &mut theirs);
            for local in &own {
                let Some(same) = theirs.iter().find(|other| other.name == local.name) else {
                    let message = format!("the variable `{}` must occur on both sides of this `|` pattern", local.name);
                    self.error(Diagnostic::error(span, message));
                    continue;
                };
                let (theirs, ours) = (self.facts.locals[&same.id].clone(), self.facts.locals[&local.id].clone());
                self.unify(part.span, &theirs, &ours);
            }
            if let Some(extra) = theirs.iter().find(|other| own.iter().all(|local| local.name != other.name)) {
                let message = format!("the variable `{}` must occur on both sides of this `|` pattern", extra.name);
                self.error(Diagnostic::error(span, message));
            }
            pats.push(rename(pat, &own));
        }
        for local in &own {
            if bound.iter().any(|other| other.name == local.name) {
                let message = format!("the variable `{}` is bound several times in this pattern", local.name);
                self.error(Diagnostic::error(span, message));
            }
        }
        bound.extend(own);
        Pat::Or(pats)
    }
}

/// The pattern with its variables replaced by those of the same names.
fn rename(pat: Pat, to: &[Local]) -> Pat {
    let of = |local: Local| to.iter().copied().find(|other| other.name == local.name).unwrap_or(local);
    match pat {
        Pat::Var(local) => Pat::Var(of(local)),
        Pat::As(inner, local) => Pat::As(Box::new(rename(*inner, to)), of(local)),
        Pat::Con(con, parts) => Pat::Con(con, parts.into_iter().map(|part| rename(part, to)).collect()),
        Pat::Or(parts) => Pat::Or(parts.into_iter().map(|part| rename(part, to)).collect()),
        Pat::Any | Pat::Lit(_) | Pat::Range(..) => pat,
    }
}

fn given_parts(pattern: &Pattern) -> usize {
    match &pattern.kind {
        PatternKind::Tuple(parts) => parts.len(),
        _ => 1,
    }
}

pub(super) fn tuple_con(size: usize) -> Arc<ConRef> {
    let name = Symbol::new(&tuple_name(size));
    Arc::new(ConRef { name, arity: size, siblings: [name].into() })
}

fn nil() -> Pat {
    Pat::Con(library::nil_con(), Vec::new())
}

fn cons(head: Pat, tail: Pat) -> Pat {
    Pat::Con(library::cons_con(), vec![head, tail])
}
