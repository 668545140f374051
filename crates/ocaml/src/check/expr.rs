//! Expressions: types inferred with what is expected of them, names resolved.

use std::sync::Arc;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::expr::{Lit, Local};
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use super::label::{is_optional, labelled};
use super::pattern::tuple_con;
use super::scope::{DataEntry, How, ModuleEntry, Record, Value};
use super::{Checker, STDLIB, exn, string, unit};
use crate::elab::{Builtin, Class, ConRef, Elab, Failure, ForElab, MatchTry, Pat, Row};
use crate::library;
use crate::syntax::{Case, Expr, ExprKind, ForLoop, Indexed, ItemKind, Param, Path, PatternKind};

impl Checker {
    pub(super) fn expr(&mut self, sources: &mut SourceMap, expr: &Expr, expected: &Type) -> Elab {
        let span = expr.span;
        match &expr.kind {
            ExprKind::Var(path) => self.variable(sources, span, path, expected),
            ExprKind::Con(path, arg) => self.construction(sources, span, path, arg.as_deref(), expected),
            ExprKind::Tag(tag, arg) => {
                let found = self.tag(span, *tag, arg.is_some(), expected);
                let parts = arg.iter().map(|arg| {
                    let ty = found.as_ref().map_or_else(|| self.types.fresh(), |(_, ty)| ty.clone());
                    self.expr(sources, arg, &ty)
                });
                let parts = parts.collect();
                match found {
                    Some((con, _)) => Elab::Con(con, parts),
                    None => Elab::Unsupported("polymorphic variants".into()),
                }
            }
            ExprKind::Int(n) => self.constant(span, Lit::Int(*n), &Type::int(), expected),
            ExprKind::Wide(name, n) => self.constant(span, Lit::Integer((*n).into()), &Type::con(*name), expected),
            ExprKind::Float(x) => self.constant(span, Lit::Double(*x), &Type::double(), expected),
            ExprKind::Char(c) => self.constant(span, Lit::Char(*c), &Type::char(), expected),
            ExprKind::Str(text) => match self.types.shallow(expected) {
                Type::Con(name, args) if name.as_str() == library::FORMAT => {
                    let parts: Vec<Type> = args.to_vec();
                    self.format(sources, span, text, &parts)
                }
                Type::Con(name, args) if name.as_str() == library::SCANNING => {
                    let parts: Vec<Type> = args.to_vec();
                    self.scanning(sources, span, text, &parts)
                }
                _ => self.constant(span, Lit::Str(text.clone()), &string(), expected),
            },
            ExprKind::Tuple(parts) => {
                let tys: Vec<Type> = parts.iter().map(|_| self.types.fresh()).collect();
                self.unify(span, &Type::tuple(tys.clone()), expected);
                let elabs = parts.iter().zip(&tys).map(|(part, ty)| self.expr(sources, part, ty)).collect();
                Elab::Con(tuple_con(parts.len()), elabs)
            }
            ExprKind::List(parts) => {
                let element = self.types.fresh();
                self.unify(span, &Type::list(element.clone()), expected);
                self.list(sources, parts, &element)
            }
            ExprKind::Array(parts) => {
                let element = self.types.fresh();
                self.unify(span, &library::array(element.clone()), expected);
                let list = self.list(sources, parts, &element);
                Elab::App(Box::new(Elab::Builtin(Builtin::ArrayOfList, Vec::new())), vec![list])
            }
            ExprKind::Record(None, fields) => self.record_literal(sources, span, fields, expected),
            ExprKind::Record(Some(base), fields) => self.record_update(sources, span, base, fields, expected),
            ExprKind::Field(record, path) => self.field(sources, span, record, path, expected),
            ExprKind::SetField(record, path, value) => self.set_field(sources, span, record, path, value, expected),
            ExprKind::Index(what, sequence, index) => {
                let module = match what {
                    Indexed::Array => "Array",
                    Indexed::String => "String",
                };
                self.library_call(sources, span, module, "get", &[sequence, index], expected)
            }
            ExprKind::SetIndex(Indexed::Array, array, index, value) => {
                self.library_call(sources, span, "Array", "set", &[array, index, value], expected)
            }
            ExprKind::SetIndex(Indexed::String, ..) => {
                self.unify(span, &unit(), expected);
                self.unsupported(span, "assignment to characters of a string")
            }
            ExprKind::Fun(params, body) => self.function(sources, params, body, span, expected),
            ExprKind::Function(cases) => {
                let (from, to) = (self.types.fresh(), self.types.fresh());
                self.unify(span, &Type::fun(from.clone(), to.clone()), expected);
                let arg = self.fresh_local("x".into(), from.clone());
                let rows = self.cases(sources, cases, &from, &to);
                let failure = self.failure(sources, span);
                let body = Elab::Match(Box::new(Elab::Local(arg, Vec::new())), rows, failure);
                Elab::Fun(vec![arg], Box::new(body))
            }
            ExprKind::Apply(head, args) => self.application(sources, span, head, args, expected),
            ExprKind::Let(recursive, bindings, body) => {
                self.local_bindings(sources, *recursive, bindings, body, expected)
            }
            ExprKind::Match(scrutinee, cases) => self.matching(sources, span, scrutinee, cases, expected),
            ExprKind::Try(body, cases) => {
                let body = self.expr(sources, body, expected);
                let rows = self.cases(sources, cases, &exn(), expected);
                let result = self.fresh_local("result".into(), expected.clone());
                Elab::Try(Box::new(body), rows, result)
            }
            ExprKind::If(condition, yes, no) => {
                let condition = self.expr(sources, condition, &Type::bool());
                if no.is_none() {
                    self.unify(span, &unit(), expected);
                }
                let yes = self.marked(sources, yes, expected);
                let no = match no {
                    Some(no) => self.marked(sources, no, expected),
                    None => unit_value(),
                };
                Elab::If(Box::new(condition), Box::new(yes), Box::new(no))
            }
            ExprKind::Seq(first, second) => {
                let first = self.statement(sources, first);
                Elab::Seq(Box::new(first), Box::new(self.expr(sources, second, expected)))
            }
            ExprKind::While(condition, body) => {
                self.unify(span, &unit(), expected);
                let condition = self.expr(sources, condition, &Type::bool());
                Elab::While(Box::new(condition), Box::new(self.statement(sources, body)))
            }
            ExprKind::For(parts) => {
                self.unify(span, &unit(), expected);
                self.for_loop(sources, parts)
            }
            ExprKind::Annot(inner, ty) => {
                let annotated = self.annotation(sources, ty);
                // The annotation first: it is what the user says the expression should be.
                let elab = self.expr(sources, inner, &annotated);
                self.unify(span, &annotated, expected);
                elab
            }
            ExprKind::Assert(condition) => {
                let failure = self.failure(sources, span);
                let is_false = matches!(&condition.kind, ExprKind::Con(path, None) if path.name.as_str() == "false");
                if !is_false {
                    self.unify(span, &unit(), expected);
                }
                let condition = self.expr(sources, condition, &Type::bool());
                Elab::Assert(Box::new(condition), failure)
            }
            ExprKind::Lazy(inner) => {
                let ty = self.types.fresh();
                self.unify(span, &library::lazy(ty.clone()), expected);
                Elab::Lazy(Box::new(self.expr(sources, inner, &ty)))
            }
            ExprKind::Open(module, body) => {
                let mark = self.scope.mark();
                let (opened, steps) = self.local_open(sources, module);
                let is_lost = opened.is_none();
                match opened {
                    Some(module) => self.scope.open(module),
                    None => self.scope.open_lost(span.file),
                }
                let body = self.expr(sources, body, expected);
                self.scope.reset(mark);
                let body = if is_lost { Elab::Unsupported("a module that could not be read".into()) } else { body };
                steps.into_iter().rev().fold(body, |rest, step| step.before(rest))
            }
            ExprKind::LetItem(item, body) => {
                let mark = self.scope.mark();
                self.scope.open(Arc::default());
                let exports = std::mem::take(&mut self.exports);
                let steps = match &item.kind {
                    ItemKind::Module(name, module) => self.local_module(sources, *name, module),
                    _ => {
                        self.declaration(sources, item);
                        Vec::new()
                    }
                };
                // What a module that cannot be used would do is lost, and the expression with it.
                let lost = match &item.kind {
                    ItemKind::Module(name, _) => matches!(self.scope.module(*name), Some(ModuleEntry::Unusable(_))),
                    ItemKind::Unsupported(..) | ItemKind::Broken(_) | ItemKind::Let(..) | ItemKind::Eval(_) => true,
                    _ => false,
                };
                let body = self.expr(sources, body, expected);
                self.exports = exports;
                self.scope.reset(mark);
                let lost_body = || Elab::Unsupported("a local definition that could not be read".into());
                let body = if lost { lost_body() } else { body };
                steps.into_iter().rev().fold(body, |rest, step| step.before(rest))
            }
            ExprKind::Extension(path) => {
                let Some(entry) = self.find_con(sources, path) else {
                    return Elab::Unsupported(Symbol::new(&format!("`{}`: it is not defined", path.name)));
                };
                let Some(value) = self.library_value(sources, STDLIB, "extension_of") else {
                    return self.unsupported(span, "`extension_constructor`");
                };
                // What it takes is not looked at.
                let args = entry.args.iter().map(|_| unit_value()).collect();
                let (head, ty) = self.use_value(&value);
                let [result] = self.instance(&entry.params, [std::slice::from_ref(&entry.result)]);
                self.unify(span, &Type::fun(result[0].clone(), Type::con(library::EXTENSION)), &ty);
                self.unify(span, &Type::con(library::EXTENSION), expected);
                Elab::App(Box::new(head), vec![Elab::Con(entry.con.clone(), args)])
            }
            ExprKind::Pack(module, ty) => self.pack(sources, span, module, ty.as_deref(), expected),
            ExprKind::Unsupported(what) => self.unsupported(span, what),
        }
    }

    /// An expression that coverage counts: a branch, or what a name stands for.
    pub(super) fn marked(&mut self, sources: &mut SourceMap, expr: &Expr, expected: &Type) -> Elab {
        let elab = self.expr(sources, expr, expected);
        Elab::At(expr.span, Box::new(elab))
    }

    /// What stands before `;`: its value is dropped, and OCaml only warns when that is not `unit`.
    fn statement(&mut self, sources: &mut SourceMap, expr: &Expr) -> Elab {
        let ty = self.types.fresh();
        self.expr(sources, expr, &ty)
    }

    fn constant(&mut self, span: Span, lit: Lit, ty: &Type, expected: &Type) -> Elab {
        self.unify(span, ty, expected);
        Elab::Lit(lit)
    }

    fn variable(&mut self, sources: &mut SourceMap, span: Span, path: &Path, expected: &Type) -> Elab {
        let told = self.output.diagnostics.len();
        let Some(value) = self.find_value(sources, path) else {
            return Elab::Unsupported(self.not_found(path, told));
        };
        let (elab, ty) = self.use_value(&value);
        self.as_expected(sources, span, elab, &ty, expected)
    }

    /// Why a name has no meaning; what was told of its module since says more.
    pub(super) fn not_found(&self, path: &Path, told: usize) -> Symbol {
        let why = self.output.diagnostics.get(told).map(|d| d.message.trim_start_matches("not supported: "));
        Symbol::new(&format!("`{}`: {}", path.name, why.unwrap_or("it is not defined")))
    }

    /// A use of a value: an instance of its type, with evidence for the comparisons it makes.
    pub(super) fn use_value(&mut self, value: &Value) -> (Elab, Type) {
        let (ty, preds) = self.types.instantiate(&value.scheme);
        let evidence = preds.into_iter().map(|p| self.require(Class::by_name(p.class), p.ty)).collect();
        let elab = match value.how {
            How::Local(local) => Elab::Local(local, evidence),
            How::Global(name) => Elab::Global(name, evidence),
            How::Recursive(callee, group) => Elab::Recursive(callee, group),
            How::Builtin(builtin) => Elab::Builtin(builtin, evidence),
        };
        (elab, ty)
    }

    fn construction(
        &mut self,
        sources: &mut SourceMap,
        span: Span,
        path: &Path,
        arg: Option<&Expr>,
        expected: &Type,
    ) -> Elab {
        let Some(entry) = self.constructor(sources, path, expected) else {
            if let Some(arg) = arg {
                let ty = self.types.fresh();
                self.expr(sources, arg, &ty);
            }
            return Elab::Unsupported(Symbol::new(&format!("`{}`: it is not defined", path.name)));
        };
        let [result, args] = self.instance(&entry.params, [std::slice::from_ref(&entry.result), &entry.args]);
        self.unify(span, &result[0], expected);
        let elabs = match (arg.map(|arg| &arg.kind), args.len()) {
            (None, 0) => Vec::new(),
            (Some(ExprKind::Tuple(parts)), n) if n > 1 && parts.len() == n => {
                parts.iter().zip(&args).map(|(part, ty)| self.expr(sources, part, ty)).collect()
            }
            (Some(_), 1) => arg.iter().map(|arg| self.expr(sources, arg, &args[0])).collect(),
            (given, _) => {
                let count = match given {
                    None => 0,
                    Some(ExprKind::Tuple(parts)) => parts.len(),
                    Some(_) => 1,
                };
                self.report_arity(span, &entry, count);
                return Elab::Unsupported("a constructor with the wrong number of arguments".into());
            }
        };
        Elab::Con(entry.con.clone(), elabs)
    }

    fn record_literal(
        &mut self,
        sources: &mut SourceMap,
        span: Span,
        fields: &[(Path, Expr)],
        expected: &Type,
    ) -> Elab {
        let Some((first, _)) = fields.first() else { return self.unsupported(span, "an empty record") };
        if let [(path, value)] = fields
            && self.is_content(path, expected)
        {
            let content = self.types.fresh();
            self.unify(span, &Type::con_of(library::REF, [content.clone()]), expected);
            let value = self.expr(sources, value, &content);
            return Elab::App(Box::new(Elab::Builtin(Builtin::Ref, Vec::new())), vec![value]);
        }
        let Some(record) = self.record_of(sources, first, expected) else {
            return Elab::Unsupported("a record of unknown type".into());
        };
        let (result, tys) = self.record_made(&record);
        self.unify(span, &result, expected);
        let mut elabs: Vec<Option<Elab>> = vec![None; tys.len()];
        for (path, value) in fields {
            match record.fields.iter().position(|field| field.name == path.name) {
                Some(i) => {
                    if elabs[i].is_some() {
                        self.error(Diagnostic::error(path.span, format!("the field `{}` is given twice", path.name)));
                    }
                    elabs[i] = Some(self.expr(sources, value, &tys[i]));
                }
                None => self.report_no_field(path, &record),
            }
        }
        let labels: Vec<Symbol> = record.fields.iter().map(|field| field.name).collect();
        self.complete(span, &record.con, &labels, elabs)
    }

    fn complete(&mut self, span: Span, con: &Arc<ConRef>, labels: &[Symbol], elabs: Vec<Option<Elab>>) -> Elab {
        let missing: Vec<String> =
            labels.iter().zip(&elabs).filter(|(_, e)| e.is_none()).map(|(label, _)| format!("`{label}`")).collect();
        if !missing.is_empty() {
            self.error(Diagnostic::error(span, format!("fields are missing: {}", missing.join(", "))));
            return Elab::Unsupported("a record with missing fields".into());
        }
        Elab::Con(con.clone(), elabs.into_iter().flatten().collect())
    }

    fn record_update(
        &mut self,
        sources: &mut SourceMap,
        span: Span,
        base: &Expr,
        fields: &[(Path, Expr)],
        expected: &Type,
    ) -> Elab {
        let Some((first, _)) = fields.first() else { return self.expr(sources, base, expected) };
        let base_ty = self.types.fresh();
        let base_elab = self.expr(sources, base, &base_ty);
        let hint = if matches!(self.types.shallow(&base_ty), Type::Meta(_)) { expected } else { &base_ty };
        let Some(record) = self.record_of(sources, first, &hint.clone()) else {
            return Elab::Unsupported("a record of unknown type".into());
        };
        // The base may have other parameters where all fields that mention them are replaced.
        let (base_result, base_tys) = self.record_instance(&record);
        self.unify(base.span, &base_ty, &base_result);
        let (result, tys) = self.record_made(&record);
        self.unify(span, &result, expected);
        for (i, field) in record.fields.iter().enumerate() {
            if fields.iter().all(|(path, _)| path.name != field.name) {
                self.unify(span, &base_tys[i], &tys[i]);
            }
        }
        let locals: Vec<Local> =
            record.fields.iter().zip(&base_tys).map(|(field, ty)| self.fresh_local(field.name, ty.clone())).collect();
        let mut parts: Vec<Elab> = locals.iter().map(|local| Elab::Local(*local, Vec::new())).collect();
        let mut pats: Vec<Pat> = locals.iter().map(|local| Pat::Var(*local)).collect();
        for (path, value) in fields {
            match record.fields.iter().position(|field| field.name == path.name) {
                Some(i) => {
                    parts[i] = self.expr(sources, value, &tys[i]);
                    pats[i] = Pat::Any;
                }
                None => self.report_no_field(path, &record),
            }
        }
        let row =
            Row { pat: Pat::Con(record.con.clone(), pats), guard: None, body: Elab::Con(record.con.clone(), parts) };
        Elab::Match(Box::new(base_elab), vec![row], self.failure(sources, span))
    }

    fn field(&mut self, sources: &mut SourceMap, span: Span, record: &Expr, path: &Path, expected: &Type) -> Elab {
        let ty = self.types.fresh();
        let elab = self.expr(sources, record, &ty);
        if self.is_content(path, &ty) {
            self.unify(record.span, &ty, &Type::con_of(library::REF, [expected.clone()]));
            return Elab::App(Box::new(Elab::Builtin(Builtin::Deref, Vec::new())), vec![elab]);
        }
        let Some(entry) = self.record_of(sources, path, &ty) else {
            return Elab::Unsupported("a field of a record of unknown type".into());
        };
        let (result, tys) = self.record_instance(&entry);
        if !self.unify(record.span, &ty, &result) {
            return Elab::Unsupported("a field of a wrong type".into());
        }
        let Some(index) = entry.fields.iter().position(|field| field.name == path.name) else {
            self.report_no_field(path, &entry);
            return Elab::Unsupported("a field that does not exist".into());
        };
        self.unify(span, &tys[index], expected);
        let local = self.fresh_local(path.name, tys[index].clone());
        Elab::Match(Box::new(elab), vec![selection(&entry, index, local)], self.failure(sources, span))
    }

    fn set_field(
        &mut self,
        sources: &mut SourceMap,
        span: Span,
        record: &Expr,
        path: &Path,
        value: &Expr,
        expected: &Type,
    ) -> Elab {
        self.unify(span, &unit(), expected);
        let (owner, ty) = (self.types.fresh(), self.types.fresh());
        let target = self.expr(sources, record, &owner);
        if self.is_content(path, &owner) {
            self.unify(record.span, &owner, &Type::con_of(library::REF, [ty.clone()]));
            let value = self.expr(sources, value, &ty);
            return Elab::App(Box::new(Elab::Builtin(Builtin::Assign, Vec::new())), vec![target, value]);
        }
        let Some(entry) = self.record_of(sources, path, &owner) else {
            self.expr(sources, value, &ty);
            return Elab::Unsupported("a field of a record of unknown type".into());
        };
        let (result, tys) = self.record_made(&entry);
        self.unify(record.span, &owner, &result);
        let Some(index) = entry.fields.iter().position(|field| field.name == path.name) else {
            self.report_no_field(path, &entry);
            return Elab::Unsupported("a field that does not exist".into());
        };
        let value = self.expr(sources, value, &tys[index]);
        if !entry.fields[index].mutable {
            self.error(Diagnostic::error(path.span, format!("the field `{}` is not mutable", path.name)));
            return Elab::Unsupported("assignment to a field that is not mutable".into());
        }
        Elab::SetField(entry.con.clone(), index, Box::new(target), Box::new(value))
    }

    /// Whether `r.contents` is that of a reference: no record of the program has such a field.
    pub(super) fn is_content(&mut self, path: &Path, owner: &Type) -> bool {
        let is_reference = match self.types.shallow(owner) {
            Type::Con(name, _) => name.as_str() == library::REF,
            _ => self.scope.find(|module| module.fields.get(&path.name)).is_none(),
        };
        path.name.as_str() == "contents" && is_reference
    }

    fn list(&mut self, sources: &mut SourceMap, parts: &[Expr], element: &Type) -> Elab {
        let elabs: Vec<Elab> = parts.iter().map(|part| self.expr(sources, part, element)).collect();
        let nil = Elab::Con(library::nil_con(), Vec::new());
        elabs.into_iter().rev().fold(nil, |rest, part| Elab::Con(library::cons_con(), vec![part, rest]))
    }

    fn function(
        &mut self,
        sources: &mut SourceMap,
        params: &[Param],
        body: &Expr,
        span: Span,
        expected: &Type,
    ) -> Elab {
        let mark = self.scope.mark();
        let (refinements, pending) = (self.types.refinements(), self.pending.len());
        let mut rest = expected.clone();
        let mut locals = Vec::new();
        let mut matches = Vec::new();
        for param in params {
            let (from, to) = self.split_function(span, &rest);
            let failure = self.failure(sources, param.pattern.span);
            let from = match param.label {
                None => from,
                Some(_) => {
                    let inner = self.types.fresh();
                    self.unify(span, &labelled(param.label, inner.clone()), &from);
                    inner
                }
            };
            if is_optional(param.label) {
                let ty = self.types.fresh();
                let Some(option) = self.option(sources) else {
                    return self.unsupported(span, "optional arguments");
                };
                self.unify(span, &Type::con_of(option.name, [ty.clone()]), &from);
                if let Some(default) = &param.default {
                    let name = param.label.map_or("given", |label| label.as_str().trim_start_matches('?'));
                    let given = self.fresh_local(name.into(), from);
                    let value = self.or_default(sources, &option, given, default, &ty, failure.clone());
                    let pat = self.pattern(sources, &param.pattern, &ty);
                    self.bind_pattern(&pat);
                    locals.push(given);
                    matches.push((value, pat, failure));
                    rest = to;
                    continue;
                }
            }
            let pat = self.pattern(sources, &param.pattern, &from);
            self.bind_pattern(&pat);
            match pat {
                Pat::Var(local) => locals.push(local),
                pat => {
                    let name = if matches!(pat, Pat::Any) { "_" } else { "p" };
                    let local = self.fresh_local(name.into(), from);
                    locals.push(local);
                    if !matches!(pat, Pat::Any) {
                        matches.push((Elab::Local(local, Vec::new()), pat, failure));
                    }
                }
            }
            rest = to;
        }
        let body = self.marked(sources, body, &rest);
        self.leave_match(refinements, pending);
        self.scope.reset(mark);
        let body = matches.into_iter().rev().fold(body, |body, (value, pat, failure)| {
            let row = Row { pat, guard: None, body };
            Elab::Match(Box::new(value), vec![row], failure)
        });
        Elab::Fun(locals, Box::new(body))
    }

    /// What is given for an optional argument, or what it is when nothing is.
    fn or_default(
        &mut self,
        sources: &mut SourceMap,
        option: &DataEntry,
        given: Local,
        default: &Expr,
        ty: &Type,
        failure: Failure,
    ) -> Elab {
        let default = self.expr(sources, default, ty);
        let content = self.fresh_local("value".into(), ty.clone());
        let rows = option.cons.iter().map(|entry| match entry.args.len() {
            0 => Row { pat: Pat::Con(entry.con.clone(), Vec::new()), guard: None, body: default.clone() },
            _ => {
                let pat = Pat::Con(entry.con.clone(), vec![Pat::Var(content)]);
                Row { pat, guard: None, body: Elab::Local(content, Vec::new()) }
            }
        });
        Elab::Match(Box::new(Elab::Local(given, Vec::new())), rows.collect(), failure)
    }

    /// The library's type of options.
    pub(super) fn option(&mut self, sources: &mut SourceMap) -> Option<Arc<DataEntry>> {
        self.library_module(sources, STDLIB.into())?;
        self.datas.get(&Symbol::new("Stdlib.option")).cloned()
    }

    /// Parameter and result of what must be a function type.
    pub(super) fn split_function(&mut self, span: Span, ty: &Type) -> (Type, Type) {
        if let Some((from, to)) = self.types.shallow(ty).as_fun() {
            return (from.clone(), to.clone());
        }
        let (from, to) = (self.types.fresh(), self.types.fresh());
        self.unify(span, &Type::fun(from.clone(), to.clone()), ty);
        (from, to)
    }

    fn matching(
        &mut self,
        sources: &mut SourceMap,
        span: Span,
        scrutinee: &Expr,
        cases: &[Case],
        expected: &Type,
    ) -> Elab {
        let ty = self.types.fresh();
        let elab = self.expr(sources, scrutinee, &ty);
        let failure = self.failure(sources, span);
        let is_exception = |case: &&Case| matches!(case.pattern.kind, PatternKind::Exception(_));
        if !cases.iter().any(|case| is_exception(&case)) {
            let (elab, first) = self.tuple_in_order(elab, &ty);
            let rows = self.cases(sources, cases, &ty, expected);
            let matched = Elab::Match(Box::new(elab), rows, failure);
            return first.into_iter().rev().fold(matched, |body, (local, value)| {
                let group = self.new_group();
                Elab::Let(local, Box::new(value), group, Box::new(body))
            });
        }
        let values: Vec<Case> = cases.iter().filter(|case| !is_exception(case)).cloned().collect();
        let exceptions: Vec<Case> = cases
            .iter()
            .filter_map(|case| match &case.pattern.kind {
                PatternKind::Exception(inner) => Some(Case { pattern: (**inner).clone(), ..case.clone() }),
                _ => None,
            })
            .collect();
        let values = self.cases(sources, &values, &ty, expected);
        let exceptions = self.cases(sources, &exceptions, &exn(), expected);
        let subject = self.fresh_local("subject".into(), ty);
        Elab::MatchTry(Box::new(MatchTry { scrutinee: elab, values, exceptions, failure, subject }))
    }

    /// The parts of a tuple that is only taken apart are evaluated from left to right, unlike those of any other tuple: as
    /// definitions in front of the match, where more than one of them does something.
    fn tuple_in_order(&mut self, scrutinee: Elab, ty: &Type) -> (Elab, Vec<(Local, Elab)>) {
        let mut first = Vec::new();
        let Elab::Con(con, mut parts) = scrutinee else { return (scrutinee, first) };
        let does_nothing =
            |part: &Elab| matches!(part, Elab::Local(..) | Elab::Lit(_) | Elab::Global(..) | Elab::Fun(..));
        let acts = parts.iter().filter(|part| !does_nothing(part)).count();
        if let (Type::Con(_, tys), true) = (self.types.shallow(ty), acts > 1 && con.name.as_str().starts_with("(,")) {
            for (part, ty) in parts.iter_mut().zip(tys.iter()) {
                if !does_nothing(part) {
                    let local = self.fresh_local("v".into(), ty.clone());
                    first.push((local, std::mem::replace(part, Elab::Local(local, Vec::new()))));
                }
            }
        }
        (Elab::Con(con, parts), first)
    }

    fn cases(&mut self, sources: &mut SourceMap, cases: &[Case], from: &Type, to: &Type) -> Vec<Row> {
        let mut rows = Vec::with_capacity(cases.len());
        for case in cases {
            let mark = self.scope.mark();
            let (refinements, pending) = (self.types.refinements(), self.pending.len());
            let pat = self.pattern(sources, &case.pattern, from);
            self.bind_pattern(&pat);
            let wholes = self.bind_wholes();
            let with_wholes = |checker: &mut Checker, body: Elab| {
                wholes.iter().fold(body, |body, (local, parts)| {
                    let parts: Vec<Elab> = parts.iter().map(|part| Elab::Local(*part, Vec::new())).collect();
                    let whole = Elab::Con(tuple_con(parts.len()), parts);
                    Elab::Let(*local, Box::new(whole), checker.new_group(), Box::new(body))
                })
            };
            let guard = case.guard.as_ref().map(|guard| self.expr(sources, guard, &Type::bool()));
            let guard = guard.map(|guard| with_wholes(self, guard));
            let body = self.marked(sources, &case.body, to);
            let body = with_wholes(self, body);
            self.leave_match(refinements, pending);
            self.scope.reset(mark);
            rows.push(Row { pat, guard, body });
        }
        rows
    }

    fn for_loop(&mut self, sources: &mut SourceMap, parts: &ForLoop) -> Elab {
        let from = self.expr(sources, &parts.from, &Type::int());
        let to = self.expr(sources, &parts.to, &Type::int());
        let mark = self.scope.mark();
        let var = match self.pattern(sources, &parts.var, &Type::int()) {
            Pat::Var(local) => local,
            _ => self.fresh_local("i".into(), Type::int()),
        };
        self.bind_pattern(&Pat::Var(var));
        let body = self.statement(sources, &parts.body);
        self.scope.reset(mark);
        Elab::For(Box::new(ForElab { var, from, to, up: parts.up, body }))
    }
}

pub(super) fn unit_value() -> Elab {
    Elab::Con(library::unit_con(), Vec::new())
}

/// The row that takes one field out of a record.
fn selection(record: &Record, index: usize, local: Local) -> Row {
    let pats = (0..record.fields.len()).map(|i| if i == index { Pat::Var(local) } else { Pat::Any }).collect();
    Row { pat: Pat::Con(record.con.clone(), pats), guard: None, body: Elab::Local(local, Vec::new()) }
}
