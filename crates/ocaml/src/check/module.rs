//! Structures, modules, functor applications and the library.

use std::mem;
use std::sync::Arc;

use rustc_hash::FxHashMap;
use selfsame_core::diagnostic::{Diagnostic, Severity};
use selfsame_core::span::{FileId, SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Pred, Type};
use selfsame_typing::Scheme;

use super::scope::{Functor, How, Module, ModuleEntry, Scope, Value};
use super::{Checker, STDLIB, unit};
use crate::elab::{Builtin, Class, Definition, Elab};
use crate::library;
use crate::syntax::{Binding, Item, ItemKind, ModuleExpr, ModuleKind, Pattern, PatternKind, TypeExpr, TypeKind};

/// Functors applied within functors applied within …: deeper than this is refused.
const MAX_PREFIX: usize = 400;

impl Checker {
    /// Makes the library's root module, whose other modules are read when they are first mentioned.
    pub fn start(&mut self, sources: &mut SourceMap) {
        library::shelve(sources);
        let mut root = library::builtin_scope();
        for name in library::module_names() {
            root.modules.insert(name.into(), ModuleEntry::Library(name.into()));
        }
        self.scope.open(Arc::new(root));
        for data in library::builtin_datas() {
            self.datas.insert(data.name, data);
        }
        if let Some(stdlib) = self.public_module(sources, STDLIB.into()) {
            self.scope.open(stdlib);
        }
    }

    /// The structure of a whole file. Its names start with the module's.
    pub fn file(&mut self, sources: &mut SourceMap, module: &str, items: &[Item]) -> Arc<Module> {
        self.prefix = format!("{module}.");
        self.structure(sources, items)
    }

    fn structure(&mut self, sources: &mut SourceMap, items: &[Item]) -> Arc<Module> {
        let outer_exports = mem::take(&mut self.exports);
        let outer_remaining = mem::replace(&mut self.remaining, count_names(items));
        for item in items {
            self.item(sources, item);
        }
        self.remaining = outer_remaining;
        Arc::new(mem::replace(&mut self.exports, outer_exports))
    }

    fn item(&mut self, sources: &mut SourceMap, item: &Item) {
        let outer = (self.types.start(), self.first_local);
        self.begin_item();
        self.first_local = self.next_local;
        match &item.kind {
            ItemKind::Let(recursive, bindings) => self.top_bindings(sources, *recursive, bindings),
            ItemKind::Eval(expr) => {
                let pattern = Pattern { kind: PatternKind::Any, span: expr.span };
                let binding = Binding { pattern, body: expr.clone(), poly: None, span: expr.span };
                self.top_bindings(sources, false, &[binding]);
            }
            _ => self.declaration(sources, item),
        }
        self.types.resume(outer.0);
        self.first_local = outer.1;
    }

    /// Items that may also stand in front of `in`.
    pub(super) fn declaration(&mut self, sources: &mut SourceMap, item: &Item) {
        match &item.kind {
            ItemKind::Type(decls) => self.type_decls(sources, decls),
            ItemKind::Exception(con) => self.exception(sources, con),
            ItemKind::ExceptionAlias(name, path) => {
                if let Some(entry) = self.find_con(sources, path) {
                    self.alias_con(*name, &entry);
                }
            }
            ItemKind::External(name, ty, primitive) => self.external(sources, item.span, *name, ty, primitive),
            ItemKind::Module(name, body) => {
                let entry = self.module_entry(sources, *name, body);
                if let ModuleEntry::Unusable(why) = &entry {
                    self.lose_effects(item.span, &format!("module `{name}`: {why}"));
                }
                self.define_module(*name, entry);
            }
            ItemKind::ModuleType(name, ty) => {
                let shown = self.shown(sources, ty);
                self.scope.own().signatures.insert(*name, shown.clone());
                self.exports.signatures.insert(*name, shown);
            }
            ItemKind::Open(module) => match self.module_expr(sources, None, module) {
                Some(module) => self.scope.open(module),
                None => self.lose_effects(item.span, "a module that could not be read"),
            },
            ItemKind::Include(module) => match self.module_expr(sources, None, module) {
                Some(module) => self.include(&module),
                None => self.lose_effects(item.span, "a module that could not be read"),
            },
            ItemKind::Ignored => {}
            ItemKind::Unsupported(names, why) => {
                self.unsupported(item.span, why);
                self.lose(names, item.span, why);
                self.lose_effects(item.span, why);
            }
            ItemKind::Broken(names) => {
                self.lose(names, item.span, "a syntax error");
                self.lose_effects(item.span, "a syntax error");
            }
            ItemKind::Let(..) | ItemKind::Eval(_) => {
                self.unsupported(item.span, "a definition here");
            }
        }
    }

    /// `let module M = … in …`: the module becomes one of the file. So it can see no variables of the function around it, and
    /// what it defines must be values already, because nothing would evaluate it in time.
    pub(super) fn local_module(&mut self, sources: &mut SourceMap, span: Span, name: Symbol, body: &ModuleExpr) {
        let prefix = format!("{}$local{}.", self.prefix, self.output.definitions.len());
        let outer_prefix = mem::replace(&mut self.prefix, prefix);
        let inner_scope = self.scope.without_variables();
        let outer_scope = mem::replace(&mut self.scope, inner_scope);
        let type_vars = mem::take(&mut self.type_vars);
        let (errors, next_var) = (self.errors_in_item, self.next_var);
        let (told, defined) = (self.output.diagnostics.len(), self.output.definitions.len());
        let mut entry = self.module_entry(sources, name, body);
        let wrong = self.output.diagnostics[told..].iter().any(|d| d.severity == Severity::Error);
        let computes = self.output.definitions[defined..].iter().any(|d| !is_evaluated(&d.body));
        let why = match (wrong && outer_scope.has_variables(), computes) {
            (true, _) => Some("a local module that uses variables around it"),
            (_, true) => Some("a local module that computes values"),
            _ => None,
        };
        if let Some(why) = why {
            self.output.diagnostics.truncate(told);
            self.unsupported(span, why);
            entry = ModuleEntry::Unusable(why.into());
        }
        (self.errors_in_item, self.next_var, self.type_vars) = (errors, next_var, type_vars);
        self.prefix = outer_prefix;
        self.scope = outer_scope;
        self.define_module(name, entry);
    }

    fn define_module(&mut self, name: Symbol, entry: ModuleEntry) {
        self.scope.own().modules.insert(name, entry.clone());
        self.exports.modules.insert(name, entry);
    }

    fn include(&mut self, module: &Module) {
        for into in [&mut self.exports, self.scope.own()] {
            into.values.extend(module.values.iter().map(|(k, v)| (*k, v.clone())));
            into.types.extend(module.types.iter().map(|(k, v)| (*k, v.clone())));
            into.cons.extend(module.cons.iter().map(|(k, v)| (*k, v.clone())));
            into.fields.extend(module.fields.iter().map(|(k, v)| (*k, v.clone())));
            into.modules.extend(module.modules.iter().map(|(k, v)| (*k, v.clone())));
            into.signatures.extend(module.signatures.iter().map(|(k, v)| (*k, v.clone())));
        }
    }

    fn module_entry(&mut self, sources: &mut SourceMap, name: Symbol, body: &ModuleExpr) -> ModuleEntry {
        match &body.kind {
            ModuleKind::Functor(param, param_type, inner) => ModuleEntry::Functor(Arc::new(Functor {
                param: *param,
                param_type: param_type.clone(),
                body: (**inner).clone(),
                views: Vec::new(),
                scope: self.scope.clone(),
            })),
            ModuleKind::Sealed(inner, ty) => {
                let shown = self.shown(sources, ty);
                let entry = self.module_entry(sources, name, inner);
                self.sealed(sources, entry, &shown)
            }
            ModuleKind::Path(path) => match self.find_module_entry(sources, path) {
                Some(entry) => entry,
                None => ModuleEntry::Unusable("it is defined by a module that is not there".into()),
            },
            _ => match self.module_expr(sources, Some(name), body) {
                Some(module) => ModuleEntry::Struct(module),
                None => ModuleEntry::Unusable("it could not be read".into()),
            },
        }
    }

    /// The module an expression means; what it defines is named after `name`.
    pub(super) fn module_expr(
        &mut self,
        sources: &mut SourceMap,
        name: Option<Symbol>,
        expr: &ModuleExpr,
    ) -> Option<Arc<Module>> {
        match &expr.kind {
            ModuleKind::Path(path) => self.find_module(sources, path),
            ModuleKind::Struct(items) => self.within(sources, name, |c, s| Some(c.structure(s, items))),
            ModuleKind::Functor(..) => {
                self.unsupported(expr.span, "a functor here");
                None
            }
            ModuleKind::Apply(function, argument) => {
                let functor = self.functor(sources, function)?;
                let argument = match &argument.kind {
                    ModuleKind::Path(path) => self.find_module_entry(sources, path)?,
                    _ => {
                        let name = name.map(|n| Symbol::new(&format!("{n}.{}", functor.param)));
                        ModuleEntry::Struct(self.module_expr(sources, name, argument)?)
                    }
                };
                self.within(sources, name, |c, s| c.apply_functor(s, &functor, argument))
            }
            ModuleKind::Sealed(inner, ty) => {
                let shown = self.shown(sources, ty);
                let module = ModuleEntry::Struct(self.module_expr(sources, name, inner)?);
                match self.sealed(sources, module, &shown) {
                    ModuleEntry::Struct(module) => Some(module),
                    ModuleEntry::Unusable(why) => {
                        self.unsupported(ty.span, why.as_str());
                        None
                    }
                    ModuleEntry::Library(_) | ModuleEntry::Functor(_) => None,
                }
            }
            ModuleKind::Unsupported(why) => {
                self.unsupported(expr.span, why);
                None
            }
        }
    }

    /// Runs something inside a module of that name.
    fn within<T>(
        &mut self,
        sources: &mut SourceMap,
        name: Option<Symbol>,
        run: impl FnOnce(&mut Checker, &mut SourceMap) -> Option<T>,
    ) -> Option<T> {
        if self.prefix.len() > MAX_PREFIX {
            return None;
        }
        let inner = match name {
            Some(name) => format!("{}{name}.", self.prefix),
            None => format!("{}Included.", self.prefix),
        };
        let outer = mem::replace(&mut self.prefix, inner);
        let mark = self.scope.mark();
        // A frame of its own, so that the module's definitions are not taken for those of the structure around it.
        self.scope.open(Arc::default());
        let result = run(self, sources);
        self.scope.reset(mark);
        self.prefix = outer;
        result
    }

    fn functor(&mut self, sources: &mut SourceMap, expr: &ModuleExpr) -> Option<Arc<Functor>> {
        let ModuleKind::Path(path) = &expr.kind else {
            self.unsupported(expr.span, "functors of several arguments");
            return None;
        };
        match self.find_module_entry(sources, path)? {
            ModuleEntry::Functor(functor) => Some(functor),
            _ => {
                self.error(Diagnostic::error(expr.span, format!("`{}` is not a functor", path.name)));
                None
            }
        }
    }

    /// A copy of the functor's body with the parameter standing for the argument.
    fn apply_functor(
        &mut self,
        sources: &mut SourceMap,
        functor: &Functor,
        mut argument: ModuleEntry,
    ) -> Option<Arc<Module>> {
        for view in functor.views.iter().rev() {
            if let Some(shown) = &view.0 {
                argument = self.sealed(sources, argument, &Ok(shown.clone()));
            }
        }
        let outer = mem::replace(&mut self.scope, functor.scope.clone());
        if let Some(ty) = &functor.param_type {
            let shown = self.shown(sources, ty);
            argument = self.sealed(sources, argument, &shown);
        }
        let mut param = Module::default();
        param.modules.insert(functor.param, argument);
        self.scope.open(Arc::new(param));
        let result = self.functor_body(sources, &functor.body);
        self.scope = outer;
        let mut result = ModuleEntry::Struct(result?);
        for view in &functor.views {
            result = self.sealed(sources, result, &Ok(view.1.clone()));
        }
        match result {
            ModuleEntry::Struct(module) => Some(module),
            _ => None,
        }
    }

    fn functor_body(&mut self, sources: &mut SourceMap, body: &ModuleExpr) -> Option<Arc<Module>> {
        match &body.kind {
            ModuleKind::Struct(items) => Some(self.structure(sources, items)),
            ModuleKind::Sealed(inner, ty) => {
                let shown = self.shown(sources, ty);
                let module = ModuleEntry::Struct(self.functor_body(sources, inner)?);
                match self.sealed(sources, module, &shown) {
                    ModuleEntry::Struct(module) => Some(module),
                    _ => None,
                }
            }
            _ => self.module_expr(sources, None, body),
        }
    }

    fn external(&mut self, sources: &mut SourceMap, span: Span, name: Symbol, ty: &TypeExpr, primitive: &str) {
        // Only our own library may name primitives.
        let builtin = if self.prefix.starts_with("Stdlib.") { Builtin::by_name(primitive) } else { None };
        let Some(builtin) = builtin else {
            self.unsupported(span, "external functions");
            self.lose(&[name], span, "it is an external function");
            return;
        };
        let mut vars = Vec::new();
        type_variables(ty, &mut vars);
        let ty = self.declared_type(sources, ty, &vars);
        let class = match builtin {
            Builtin::Compare(op) => Some(op.class()),
            _ => None,
        };
        let preds = class.into_iter().map(|class| pred(class, Type::Var(vars[0]))).collect();
        let scheme = Arc::new(Scheme { vars, preds, ty });
        self.define_value(name, Value { how: How::Builtin(builtin), scheme, labels: [].into() });
    }

    pub(super) fn define_value(&mut self, name: Symbol, value: Value) {
        self.scope.own().values.insert(name, value.clone());
        self.exports.values.insert(name, value);
    }

    /// The name of the next global that the source calls so.
    pub(super) fn global_name(&mut self, name: Symbol) -> Symbol {
        let later = match self.remaining.get_mut(&name) {
            Some(count) => {
                *count = count.saturating_sub(1);
                *count
            }
            None => 0,
        };
        let text = match later {
            0 => format!("{}{name}", self.prefix),
            n => format!("{}{name}${n}", self.prefix),
        };
        Symbol::new(&text)
    }

    /// Definitions that could not be read: their names are there and fit anywhere, but have no code.
    fn lose(&mut self, names: &[Symbol], span: Span, why: &str) {
        for name in names {
            let global = self.global_name(*name);
            self.define_lost(*name, global, span, why);
        }
    }

    /// An item that could not be read may do something when its turn comes: a run of the file stops there.
    fn lose_effects(&mut self, span: Span, why: &str) {
        let name = Symbol::new(&format!("{}$lost{}", self.prefix, self.output.definitions.len()));
        let (group, body) = (self.new_group(), Elab::Unsupported(Symbol::new(why)));
        self.output.definitions.push(Definition {
            name,
            scheme: Scheme::mono(unit()),
            group,
            body,
            span,
            labels: [].into(),
            changes: None,
        });
    }

    pub(super) fn define_lost(&mut self, name: Symbol, global: Symbol, span: Span, why: &str) {
        let var = Symbol::new("a");
        let scheme = Scheme { vars: vec![var], preds: Vec::new(), ty: Type::Var(var) };
        let value = Value { how: How::Global(global), scheme: Arc::new(scheme.clone()), labels: [].into() };
        self.define_value(name, value);
        let group = self.new_group();
        let reason = Symbol::new(&format!("`{name}`: {why}"));
        let body = Elab::Unsupported(reason);
        self.output.definitions.push(Definition {
            name: global,
            scheme,
            group,
            body,
            span,
            labels: [].into(),
            changes: None,
        });
    }

    /// A module of the library, read and checked when it is first needed.
    pub(super) fn library_module(&mut self, sources: &mut SourceMap, name: Symbol) -> Option<Arc<Module>> {
        if let Some(module) = self.library.get(&name) {
            return Some(module.clone());
        }
        let prepared = self.prepared.and_then(|prepared| prepared(name.as_str()));
        let (items, diagnostics) = match prepared {
            Some(items) => (items, Vec::new()),
            None => library::parse_module(name.as_str())?,
        };
        let scope = mem::take(&mut self.scope);
        let exports = mem::take(&mut self.exports);
        let remaining = mem::take(&mut self.remaining);
        let type_vars = mem::take(&mut self.type_vars);
        let errors = mem::take(&mut self.errors_in_item);
        let prefix = mem::replace(
            &mut self.prefix,
            if name.as_str() == STDLIB { "Stdlib.".into() } else { format!("Stdlib.{name}.") },
        );
        let level = self.types.at_top_level();
        let pending = mem::take(&mut self.pending);
        self.scope = self.library_scope(&scope, name);
        self.output.diagnostics.extend(diagnostics);
        let module = self.structure(sources, &items);
        self.settle_pending(0);
        self.types.back_to(level);
        self.pending = pending;
        self.scope = scope;
        self.exports = exports;
        self.remaining = remaining;
        self.type_vars = type_vars;
        self.errors_in_item = errors;
        self.prefix = prefix;
        self.library.insert(name, module.clone());
        Some(module)
    }

    /// A module of the library as programs see it: without our helpers.
    pub(super) fn public_module(&mut self, sources: &mut SourceMap, name: Symbol) -> Option<Arc<Module>> {
        let whole = self.library_module(sources, name)?;
        if self.prefix.starts_with("Stdlib.") {
            return Some(whole);
        }
        if let Some(module) = self.public.get(&name) {
            return Some(module.clone());
        }
        let Some(names) = library::public_names(name.as_str()) else { return Some(whole) };
        let mut module = Module { values: FxHashMap::default(), ..(*whole).clone() };
        // The root's are not listed one by one: nothing is around it that would be taken for them.
        let missing = (name.as_str() != STDLIB).then(|| self.missing_value(name));
        for own in names {
            if let Some(value) = whole.values.get(&own).or(missing.as_ref()) {
                module.values.insert(own, value.clone());
            }
        }
        let module = Arc::new(module);
        self.public.insert(name, module.clone());
        Some(module)
    }

    /// What the library has and we do not.
    fn missing_value(&mut self, module: Symbol) -> Value {
        let var = Symbol::new("a");
        let scheme = Scheme { vars: vec![var], preds: Vec::new(), ty: Type::Var(var) };
        let global = Symbol::new(&format!("Stdlib.{module}.$missing"));
        let group = self.new_group();
        let body = Elab::Unsupported(Symbol::new(&format!("this part of the library module `{module}`")));
        let span = Span::new(FileId(FileId::SHELF), 0, 0);
        let (known, labels) = (scheme.clone(), [].into());
        self.output.definitions.push(Definition {
            name: global,
            scheme: known,
            group,
            body,
            span,
            labels,
            changes: None,
        });
        Value { how: How::Global(global), scheme: Arc::new(scheme), labels: [].into() }
    }

    /// Library modules see the built-in types, the other modules and, except that itself, `Stdlib`.
    fn library_scope(&self, current: &Scope, name: Symbol) -> Scope {
        let mut scope = current.outermost();
        if name.as_str() != STDLIB
            && let Some(stdlib) = self.library.get(&STDLIB.into())
        {
            scope.open(stdlib.clone());
        }
        scope
    }
}

pub(super) fn pred(class: Class, ty: Type) -> Pred {
    Pred { class: class.name().into(), ty }
}

/// How often each name is defined at the top of a structure.
fn count_names(items: &[Item]) -> FxHashMap<Symbol, u32> {
    let mut counts = FxHashMap::default();
    let mut names = Vec::new();
    for item in items {
        match &item.kind {
            ItemKind::Let(_, bindings) => bindings.iter().for_each(|b| bound_names(&b.pattern, &mut names)),
            ItemKind::Unsupported(lost, _) | ItemKind::Broken(lost) => names.extend(lost),
            _ => {}
        }
    }
    for name in names {
        *counts.entry(name).or_insert(0) += 1;
    }
    counts
}

/// The variables of a pattern, in the order in which they are written.
pub(crate) fn bound_names(pattern: &Pattern, into: &mut Vec<Symbol>) {
    match &pattern.kind {
        PatternKind::Var(name) => into.push(*name),
        PatternKind::Alias(inner, name) => {
            bound_names(inner, into);
            into.push(*name);
        }
        PatternKind::Con(_, Some(inner))
        | PatternKind::Annot(inner, _)
        | PatternKind::Exception(inner)
        | PatternKind::Open(_, inner) => bound_names(inner, into),
        PatternKind::Tuple(parts) | PatternKind::List(parts) | PatternKind::Array(parts) => {
            parts.iter().for_each(|part| bound_names(part, into));
        }
        PatternKind::Record(fields) => fields.iter().for_each(|(_, part)| bound_names(part, into)),
        PatternKind::Lazy(inner) => bound_names(inner, into),
        PatternKind::Or(parts) => parts.iter().take(1).for_each(|part| bound_names(part, into)),
        PatternKind::Any
        | PatternKind::Con(_, None)
        | PatternKind::Int(_)
        | PatternKind::Float(_)
        | PatternKind::Char(_)
        | PatternKind::Str(_)
        | PatternKind::Range(..)
        | PatternKind::Unsupported(_) => {}
    }
}

pub(super) fn type_variables(ty: &TypeExpr, into: &mut Vec<Symbol>) {
    match &ty.kind {
        TypeKind::Var(name) if !into.contains(name) => into.push(*name),
        TypeKind::Con(_, args) | TypeKind::Tuple(args) => args.iter().for_each(|arg| type_variables(arg, into)),
        TypeKind::Fun(_, from, to) => {
            type_variables(from, into);
            type_variables(to, into);
        }
        TypeKind::Var(_) | TypeKind::Any | TypeKind::Unsupported(_) => {}
    }
}

/// Whether nothing remains to be computed of a definition.
fn is_evaluated(elab: &Elab) -> bool {
    match elab {
        Elab::At(_, inner) => is_evaluated(inner),
        Elab::Con(_, args) => args.iter().all(is_evaluated),
        Elab::App(head, args) if matches!(**head, Elab::Builtin(Builtin::ArrayOfList, _)) => {
            args.iter().all(is_evaluated)
        }
        Elab::Fun(..) | Elab::Lit(_) | Elab::Lazy(_) | Elab::Global(..) | Elab::Local(..) | Elab::Builtin(..) => true,
        _ => false,
    }
}
