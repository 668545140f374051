//! Structures, modules, functor applications and the library.

use std::mem;
use std::sync::Arc;

use rustc_hash::FxHashMap;
use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::{FileId, SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Pred, Type};
use selfsame_typing::{Level, Scheme};

use super::bind::Checked;
use super::local::Step;
use super::scope::{Functor, How, Module, ModuleEntry, Scope, TypeEntry, Value};
use super::{Checker, Pending, STDLIB, label, unit};
use crate::changing::REPRESENTATION;
use crate::elab::{Builtin, Class, Definition, Elab};
use crate::library;
use crate::start::FOREIGN;
use crate::syntax::{
    Binding, Item, ItemKind, ModuleExpr, ModuleKind, ModuleTypeKind, Pattern, PatternKind, TypeExpr, TypeKind,
};

/// Functors applied within functors applied within …: deeper than this is refused.
const MAX_PREFIX: usize = 400;

/// What is being checked, while something else is.
pub(super) struct Outer {
    exports: Module,
    remaining: FxHashMap<Symbol, u32>,
    type_vars: FxHashMap<Symbol, Type>,
    errors: usize,
    prefix: String,
    level: Level,
    pending: Vec<Pending>,
    steps: Option<Vec<Step>>,
    next_var: u32,
}

impl Checker {
    /// Makes the library's root module, whose other modules are read when they are first mentioned.
    pub fn start(&mut self, sources: &mut SourceMap) {
        library::shelve(sources);
        let mut root = library::builtin_scope();
        for name in library::module_names() {
            root.modules.insert(name.into(), ModuleEntry::Library(name.into()));
        }
        // Base calls it so.
        for name in ["Caml", "Shadow_stdlib"] {
            root.modules.insert(name.into(), ModuleEntry::Library(STDLIB.into()));
        }
        self.scope.open(Arc::new(root));
        for data in library::builtin_datas() {
            self.datas.insert(data.name, data);
        }
        self.define_tags();
        if let Some(stdlib) = self.public_module(sources, STDLIB.into()) {
            self.scope.open(stdlib);
        }
    }

    pub(super) fn structure(&mut self, sources: &mut SourceMap, items: &[Item]) -> Arc<Module> {
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
        let (refinements, pending) = (self.types.refinements(), self.pending.len());
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
        self.leave_match(refinements, pending.min(self.pending.len()));
        self.types.resume(outer.0);
        self.first_local = outer.1;
    }

    /// Items that may also stand in front of `in`.
    pub(super) fn declaration(&mut self, sources: &mut SourceMap, item: &Item) {
        match &item.kind {
            ItemKind::Type(decls) => self.type_decls(sources, decls),
            ItemKind::Extend(path, params, cons) => self.extend_type(sources, path, params, cons),
            ItemKind::Exception(con) => self.exception(sources, con),
            ItemKind::ExceptionAlias(name, path) => {
                if let Some(entry) = self.find_con(sources, path) {
                    self.alias_con(*name, &entry);
                }
            }
            ItemKind::External(name, ty, primitive) => self.external(sources, item.span, *name, ty, primitive),
            ItemKind::Module(name, body) => {
                let entry = self.module_entry(sources, *name, body);
                if let ModuleEntry::Unusable(why) = &entry
                    && !matches!(body.kind, ModuleKind::Path(_))
                {
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
                // What is only named does nothing here.
                None if matches!(module.kind, ModuleKind::Path(_)) => self.scope.open_lost(item.span.file),
                None => self.lose_effects(item.span, "a module that could not be read"),
            },
            ItemKind::Include(module) => match self.module_expr(sources, None, module) {
                Some(module) => self.include(&module),
                // What is only named does nothing here.
                None if matches!(module.kind, ModuleKind::Path(_)) => self.scope.open_lost(item.span.file),
                None => self.lose_effects(item.span, "a module that could not be read"),
            },
            ItemKind::Declared(name) if self.is_library && self.declare_library(sources, *name) => {}
            ItemKind::Declared(name) => {
                let global = self.global_name(*name);
                self.define_lost(*name, global, item.span, "only the interface of its module is there", true);
            }
            ItemKind::Ignored => {}
            ItemKind::Class(types) => {
                self.unsupported(item.span, "classes");
                self.type_decls(sources, types);
            }
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

    pub(super) fn define_module(&mut self, name: Symbol, entry: ModuleEntry) {
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

    pub(super) fn module_entry(&mut self, sources: &mut SourceMap, name: Symbol, body: &ModuleExpr) -> ModuleEntry {
        let entry = match &body.kind {
            ModuleKind::Path(path) => self.find_aliased(sources, path),
            _ => self.entry_of(sources, Some(name), body),
        };
        match entry {
            Some(entry) => entry,
            None if matches!(body.kind, ModuleKind::Path(_)) => {
                ModuleEntry::Unusable("it is defined by a module that is not there".into())
            }
            None => ModuleEntry::Unusable("it could not be read".into()),
        }
    }

    /// The module an expression means; what it defines is named after `name`.
    pub(super) fn module_expr(
        &mut self,
        sources: &mut SourceMap,
        name: Option<Symbol>,
        expr: &ModuleExpr,
    ) -> Option<Arc<Module>> {
        if let ModuleKind::Path(path) = &expr.kind {
            return self.find_module(sources, path);
        }
        match self.entry_of(sources, name, expr)? {
            ModuleEntry::Struct(module) => Some(module),
            ModuleEntry::Library(name) => self.public_module(sources, name),
            ModuleEntry::Unit(_) => None,
            ModuleEntry::Functor(_) => {
                self.unsupported(expr.span, "a functor here");
                None
            }
            ModuleEntry::Unusable(why) => {
                self.unsupported(expr.span, why.as_str());
                None
            }
        }
    }

    /// The module or functor an expression means.
    fn entry_of(&mut self, sources: &mut SourceMap, name: Option<Symbol>, expr: &ModuleExpr) -> Option<ModuleEntry> {
        match &expr.kind {
            ModuleKind::Path(path) => self.find_module_entry(sources, path),
            ModuleKind::Struct(items) => {
                self.within(sources, name, |c, s| Some(ModuleEntry::Struct(c.structure(s, items))))
            }
            ModuleKind::Functor(param, param_type, inner) => Some(ModuleEntry::Functor(Arc::new(Functor {
                param: *param,
                param_type: param_type.clone(),
                body: (**inner).clone(),
                views: Vec::new(),
                scope: self.scope.clone(),
            }))),
            ModuleKind::Apply(function, argument) => {
                let functor = match self.entry_of(sources, None, function)? {
                    ModuleEntry::Functor(functor) => functor,
                    ModuleEntry::Unusable(why) => return Some(ModuleEntry::Unusable(why)),
                    _ => {
                        self.error(Diagnostic::error(function.span, "this is not a functor"));
                        return None;
                    }
                };
                let own = name.map(|n| Symbol::new(&format!("{n}.{}", functor.param)));
                let argument = self.entry_of(sources, own, argument)?;
                self.within(sources, name, |c, s| c.apply_functor(s, &functor, argument))
            }
            ModuleKind::Sealed(inner, ty) => {
                let shown = self.shown(sources, ty);
                let entry = self.entry_of(sources, name, inner)?;
                Some(self.sealed(sources, entry, &shown))
            }
            ModuleKind::Unpack(value, ty) => Some(match self.unpack(sources, expr.span, value, ty.as_deref()) {
                Ok(entry) => entry,
                Err(why) => ModuleEntry::Unusable(why),
            }),
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
        let name = name.map_or("Included", |name| name.as_str());
        let inner = self.free_prefix(&format!("{}{name}", self.prefix));
        let outer = mem::replace(&mut self.prefix, inner);
        let mark = self.scope.mark();
        // A frame of its own, so that the module's definitions are not taken for those of the structure around it.
        self.scope.open(Arc::default());
        let result = run(self, sources);
        self.scope.reset(mark);
        self.prefix = outer;
        result
    }

    /// A copy of the functor's body with the parameter standing for the argument.
    fn apply_functor(
        &mut self,
        sources: &mut SourceMap,
        functor: &Functor,
        mut argument: ModuleEntry,
    ) -> Option<ModuleEntry> {
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
        let mut result = result?;
        for view in &functor.views {
            result = self.sealed(sources, result, &Ok(view.1.clone()));
        }
        Some(result)
    }

    /// As [`Checker::entry_of`], where a structure is not in a module of its own.
    fn functor_body(&mut self, sources: &mut SourceMap, body: &ModuleExpr) -> Option<ModuleEntry> {
        match &body.kind {
            ModuleKind::Struct(items) => Some(ModuleEntry::Struct(self.structure(sources, items))),
            ModuleKind::Sealed(inner, ty) => {
                let shown = self.shown(sources, ty);
                let entry = self.functor_body(sources, inner)?;
                Some(self.sealed(sources, entry, &shown))
            }
            _ => self.entry_of(sources, None, body),
        }
    }

    fn external(&mut self, sources: &mut SourceMap, span: Span, name: Symbol, ty: &TypeExpr, primitive: &str) {
        // Only our own library may name our primitives; those of OCaml are functions of it.
        let builtin = if self.prefix.starts_with("Stdlib.") { Builtin::by_name(primitive) } else { None };
        let Some(builtin) = builtin else {
            // What a block is, its type says, and whether a byte is a character or a number.
            let how = match (&ty.kind, primitive) {
                (TypeKind::Fun(_, from, _), _) if is_type(from, "ref") || self.is_reference(from) => ":ref",
                (TypeKind::Fun(_, from, _), _) if is_type(from, "in_channel") => ":in",
                (TypeKind::Fun(_, from, to), "%identity") if is_type(from, "char") && is_type(to, "int") => {
                    ":char->int"
                }
                (TypeKind::Fun(_, from, to), "%identity") if is_type(from, "int") && is_type(to, "char") => {
                    ":int->char"
                }
                (_, "%string_safe_get" | "%bytes_safe_get") if result_is(ty, "int") => ":int",
                (_, "%bytes_safe_set") if takes_only_ints(ty) => ":int",
                _ => "",
            };
            let primitive = format!("{primitive}{how}");
            let known = library::primitive(&primitive);
            let value = known.and_then(|(module, name)| self.library_value(sources, module, name));
            match value {
                Some(value) => self.known_external(sources, span, name, ty, &value),
                None => {
                    self.unsupported(span, "external functions");
                    let global = self.global_name(name);
                    let why = if primitive.starts_with("%obj") { REPRESENTATION } else { FOREIGN };
                    self.define_lost(name, global, span, why, true);
                }
            }
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
        // Its place among the definitions of that name.
        self.global_name(name);
        self.define_value(name, Value { how: How::Builtin(builtin), scheme });
    }

    /// Whether a type is another name of references.
    fn is_reference(&self, ty: &TypeExpr) -> bool {
        let TypeKind::Con(path, _) = &ty.kind else { return false };
        let entry = self.scope.find(|module| module.types.get(&path.name)).filter(|_| path.modules.is_empty());
        let target = entry.and_then(|entry| match &**entry {
            TypeEntry::Alias(_, Type::Con(name, _)) => Some(*name),
            _ => None,
        });
        target.is_some_and(|name| name.as_str() == library::REF)
    }

    /// An external that is a function of the library, at the type that it is given.
    fn known_external(&mut self, sources: &mut SourceMap, span: Span, name: Symbol, ty: &TypeExpr, value: &Value) {
        // What compares is given how to, which a definition of its own holds.
        if matches!(value.how, How::Builtin(_)) && value.scheme.preds.is_empty() {
            return self.builtin_external(sources, span, name, ty, value);
        }
        let start = self.pending.len();
        let group = self.new_group();
        self.types.enter();
        let ty = self.annotation(sources, ty);
        let (body, found) = self.use_value(value);
        let plain = label::erased(&self.types.resolve(&ty));
        self.unify(span, &found, &plain);
        self.types.leave();
        let scheme = self.generalise(group, &[ty], start, true).remove(0);
        let global = self.global_name(name);
        self.define_checked(Checked { name, body, scheme, group }, global, span, true);
    }

    /// Another name for what the compiler knows, perhaps of a narrower type.
    fn builtin_external(&mut self, sources: &mut SourceMap, span: Span, name: Symbol, ty: &TypeExpr, value: &Value) {
        let start = self.pending.len();
        let group = self.new_group();
        self.types.enter();
        let ty = self.annotation(sources, ty);
        let (found, _) = self.types.instantiate(&value.scheme);
        let plain = label::erased(&self.types.resolve(&ty));
        self.unify(span, &found, &plain);
        self.types.leave();
        let scheme = self.generalise(group, &[ty], start, true).remove(0);
        let global = self.global_name(name);
        match self.lost(span) {
            Some(why) => self.define_lost(name, global, span, &why, true),
            None => self.define_value(name, Value { how: value.how, scheme: Arc::new(scheme) }),
        }
    }

    pub(super) fn define_value(&mut self, name: Symbol, value: Value) {
        self.scope.own().values.insert(name, value.clone());
        self.exports.values.insert(name, value);
    }

    /// A value of an interface among the sources of OCaml's library itself, whose file is made when that is built: it is ours.
    fn declare_library(&mut self, sources: &mut SourceMap, name: Symbol) -> bool {
        let module = Symbol::new(self.prefix.trim_end_matches('.'));
        if !library::module_names().any(|known| known == module.as_str()) {
            return false;
        }
        let Some(value) = self.public_module(sources, module).and_then(|module| module.values.get(&name).cloned())
        else {
            return false;
        };
        self.global_name(name);
        self.define_value(name, value);
        true
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
            self.define_lost(*name, global, span, why, false);
        }
    }

    /// An item that could not be read may do something when its turn comes: a run of the file stops there.
    pub(super) fn lose_effects(&mut self, span: Span, why: &str) {
        if let Some(steps) = &mut self.steps {
            steps.push(Step::Lost(Symbol::new(why)));
            return;
        }
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
            is_quiet: false,
        });
    }

    /// A definition whose code is lost; a quiet one is a function, so that nothing else is.
    pub(super) fn define_lost(&mut self, name: Symbol, global: Symbol, span: Span, why: &str, is_quiet: bool) {
        let var = Symbol::new("a");
        let scheme = Scheme { vars: vec![var], preds: Vec::new(), ty: Type::Var(var) };
        let value = Value { how: How::Global(global), scheme: Arc::new(scheme.clone()) };
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
            is_quiet,
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
        let outer = self.step_out();
        self.prefix = if name.as_str() == STDLIB { "Stdlib.".into() } else { format!("Stdlib.{name}.") };
        self.scope = self.library_scope(&scope, name);
        self.output.diagnostics.extend(diagnostics);
        let module = self.structure(sources, &items);
        self.settle_pending(0);
        self.step_in(outer);
        self.scope = scope;
        self.library.insert(name, module.clone());
        Some(module)
    }

    /// Turns from what is being checked to something that has nothing to do with it.
    pub(super) fn step_out(&mut self) -> Outer {
        Outer {
            exports: mem::take(&mut self.exports),
            remaining: mem::take(&mut self.remaining),
            type_vars: mem::take(&mut self.type_vars),
            errors: mem::take(&mut self.errors_in_item),
            prefix: mem::take(&mut self.prefix),
            level: self.types.at_top_level(),
            pending: mem::take(&mut self.pending),
            steps: self.steps.take(),
            next_var: self.next_var,
        }
    }

    /// Turns back.
    pub(super) fn step_in(&mut self, outer: Outer) {
        self.types.back_to(outer.level);
        self.pending = outer.pending;
        self.steps = outer.steps;
        self.exports = outer.exports;
        self.remaining = outer.remaining;
        self.type_vars = outer.type_vars;
        self.errors_in_item = outer.errors;
        self.prefix = outer.prefix;
        self.next_var = outer.next_var;
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
        let lacks: Vec<Symbol> = library::lacking(name.as_str()).collect();
        if !lacks.is_empty() {
            let mut module = (*whole).clone();
            let absent = ModuleEntry::Unusable(Symbol::new(&format!("it is not in our part of `{name}`")));
            module.modules.extend(lacks.into_iter().map(|name| (name, absent.clone())));
            let module = Arc::new(module);
            self.public.insert(name, module.clone());
            return Some(module);
        }
        let Some(names) = library::public_names(name.as_str()) else { return Some(whole) };
        let mut module = Module { values: FxHashMap::default(), ..(*whole).clone() };
        if name.as_str() == STDLIB {
            // Its modules are parts of it, also those that we do not have.
            module.modules.extend(library::public_modules());
            let builtin = library::builtin_scope().types;
            let shown = ["ref", "format", "format4", "format6"].map(Symbol::new);
            module.types.extend(builtin.into_iter().filter(|(name, _)| shown.contains(name)));
        }
        for own in names {
            let value = match whole.values.get(&own) {
                Some(value) => value.clone(),
                None => self.missing_value(name, own),
            };
            module.values.insert(own, value);
        }
        let module = Arc::new(module);
        self.public.insert(name, module.clone());
        Some(module)
    }

    /// What the library has and we do not.
    fn missing_value(&mut self, module: Symbol, name: Symbol) -> Value {
        let global = Symbol::new(&format!("Stdlib.{module}.{name}{}", library::MISSING));
        let path = if module.as_str() == STDLIB { name.to_string() } else { format!("{module}.{name}") };
        self.gap_value(global, &format!("this part of the library: `{path}`"))
    }

    /// What a module may show or not.
    pub(super) fn hidden_value(&mut self, why: Symbol) -> Value {
        let global = Symbol::new(&format!("{}$hidden{}", self.prefix, self.output.definitions.len()));
        self.gap_value(global, &format!("what a module type that is not understood may hide: {why}"))
    }

    fn gap_value(&mut self, global: Symbol, why: &str) -> Value {
        let var = Symbol::new("a");
        let scheme = Scheme { vars: vec![var], preds: Vec::new(), ty: Type::Var(var) };
        let group = self.new_group();
        let body = Elab::Unsupported(Symbol::new(why));
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
            is_quiet: false,
        });
        Value { how: How::Global(global), scheme: Arc::new(scheme) }
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

/// Whether the type is this one of the library, by its name.
fn is_type(ty: &TypeExpr, name: &str) -> bool {
    matches!(&ty.kind, TypeKind::Con(path, _) if path.name.as_str() == name)
}

/// Whether the last result of a function is of this type.
fn result_is(ty: &TypeExpr, name: &str) -> bool {
    match &ty.kind {
        TypeKind::Fun(_, _, to) => result_is(to, name),
        _ => is_type(ty, name),
    }
}

/// Whether all arguments of a function but the first are numbers.
fn takes_only_ints(ty: &TypeExpr) -> bool {
    fn ints(ty: &TypeExpr) -> bool {
        match &ty.kind {
            TypeKind::Fun(_, from, to) => is_type(from, "int") && ints(to),
            _ => true,
        }
    }
    matches!(&ty.kind, TypeKind::Fun(_, _, to) if ints(to))
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
            ItemKind::External(name, ..) | ItemKind::Declared(name) => names.push(*name),
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
        | PatternKind::Tag(_, Some(inner))
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
        | PatternKind::Tag(_, None)
        | PatternKind::TagsOf(_)
        | PatternKind::Unpack(..)
        | PatternKind::Int(_)
        | PatternKind::Wide(..)
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
        TypeKind::Named(inner, name) => {
            type_variables(inner, into);
            if !into.contains(name) {
                into.push(*name);
            }
        }
        TypeKind::Variant(tags, included, _) => {
            tags.iter().filter_map(|(_, ty)| ty.as_ref()).for_each(|ty| type_variables(ty, into));
            included.iter().for_each(|ty| type_variables(ty, into));
        }
        TypeKind::Package(module) => {
            if let ModuleTypeKind::Without(.., told) = &module.kind {
                told.iter().for_each(|(_, ty)| type_variables(ty, into));
            }
        }
        TypeKind::Var(_) | TypeKind::Any | TypeKind::Object | TypeKind::Unsupported(_) => {}
    }
}
