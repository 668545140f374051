//! Paths to what they name, and library modules on demand.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use selfsame_core::diagnostic::{Diagnostic, Severity};
use selfsame_core::span::SourceMap;
use selfsame_core::symbol::Symbol;

use super::Checker;
use super::scope::{ConEntry, Module, ModuleEntry, Record, TypeEntry, Value, sorted};
use crate::syntax::Path;

impl Checker {
    pub(super) fn find_value(&mut self, sources: &mut SourceMap, path: &Path) -> Option<Value> {
        if !path.modules.is_empty() {
            return self.find(sources, path, "value", |module| &module.values);
        }
        let found = self.scope.value(path.name).cloned();
        if found.is_none() {
            let names: Vec<Symbol> = self.scope.value_names().collect();
            self.report_unbound("value", path, &names);
        }
        found
    }

    pub(super) fn find_con(&mut self, sources: &mut SourceMap, path: &Path) -> Option<Arc<ConEntry>> {
        self.find(sources, path, "constructor", |module| &module.cons)
    }

    pub(super) fn find_field(&mut self, sources: &mut SourceMap, path: &Path) -> Option<Arc<Record>> {
        self.find(sources, path, "record field", |module| &module.fields)
    }

    pub(super) fn find_type(&mut self, sources: &mut SourceMap, path: &Path) -> Option<Arc<TypeEntry>> {
        self.find(sources, path, "type", |module| &module.types)
    }

    /// As [`Checker::find_type`], of a module that may not be there: then nothing is known of the type but its name.
    pub(super) fn find_type_or_name(
        &mut self,
        sources: &mut SourceMap,
        path: &Path,
    ) -> Result<Arc<TypeEntry>, Option<Symbol>> {
        if path.modules.is_empty() {
            return self.find_type(sources, path).ok_or(None);
        }
        let (told, errors, missing) = (self.output.diagnostics.len(), self.errors_in_item, self.missing.len());
        if self.find_modules(sources, path).is_some() {
            return self.find_type(sources, path).ok_or(None);
        }
        self.errors_in_item = errors;
        self.missing.truncate(missing);
        for diagnostic in self.output.diagnostics.iter_mut().skip(told) {
            diagnostic.severity = Severity::Unsupported;
        }
        let modules: Vec<&str> = path.modules.iter().map(|module| module.as_str()).collect();
        Err(Some(Symbol::new(&format!("{}.{}", modules.join("."), path.name))))
    }

    /// What a path names among things of one kind; complains if there is none.
    fn find<T: Clone>(
        &mut self,
        sources: &mut SourceMap,
        path: &Path,
        what: &str,
        of: impl Fn(&Module) -> &FxHashMap<Symbol, T>,
    ) -> Option<T> {
        let names = |module: &Module| sorted(of(module).keys());
        let (found, known) = if path.modules.is_empty() {
            let found = self.scope.find(|module| of(module).get(&path.name)).cloned();
            let known = found.is_none().then(|| self.scope.names(names));
            (found, known)
        } else {
            let module = self.find_modules(sources, path)?;
            let found = of(&module).get(&path.name).cloned();
            let known = found.is_none().then(|| names(&module));
            (found, known)
        };
        if let Some(known) = known {
            self.report_unbound(what, path, &known);
        }
        found
    }

    /// The module that the path's name is looked up in.
    pub(super) fn find_modules(&mut self, sources: &mut SourceMap, path: &Path) -> Option<Arc<Module>> {
        let (last, before) = path.modules.split_last()?;
        let module = Path { modules: before.to_vec(), name: *last, span: path.span };
        self.find_module(sources, &module)
    }

    pub(super) fn find_module(&mut self, sources: &mut SourceMap, path: &Path) -> Option<Arc<Module>> {
        match self.find_module_entry(sources, path)? {
            ModuleEntry::Struct(module) => Some(module),
            ModuleEntry::Library(name) => self.public_module(sources, name),
            // A file is looked at before its entry is given.
            ModuleEntry::Unit(_) => None,
            ModuleEntry::Functor(_) => {
                let message = format!("`{}` is a functor, not a module", path.name);
                self.error(Diagnostic::error(path.span, message).hint("apply it: `Map.Make(Int)`"));
                None
            }
            ModuleEntry::Unusable(why) => {
                self.unsupported(path.span, &format!("module `{}`: {why}", path.name));
                None
            }
        }
    }

    pub(super) fn find_module_entry(&mut self, sources: &mut SourceMap, path: &Path) -> Option<ModuleEntry> {
        match self.module_named(sources, path)? {
            ModuleEntry::Unit(unit) => Some(self.unit(sources, unit)),
            entry => Some(entry),
        }
    }

    /// The module or functor that another name is given to.
    pub(super) fn find_aliased(&mut self, sources: &mut SourceMap, path: &Path) -> Option<ModuleEntry> {
        match self.module_named(sources, path)? {
            ModuleEntry::Unit(unit) => Some(self.unit_alias(sources, unit)),
            entry => Some(entry),
        }
    }

    /// What a path to a module stands for; a file may not have been looked at.
    fn module_named(&mut self, sources: &mut SourceMap, path: &Path) -> Option<ModuleEntry> {
        let (entry, names) = if path.modules.is_empty() {
            let entry = self.scope.module(path.name).cloned();
            (entry, self.scope.names(|module| sorted(module.modules.keys())))
        } else {
            let module = self.find_modules(sources, path)?;
            (module.modules.get(&path.name).cloned(), sorted(module.modules.keys()))
        };
        if entry.is_none() {
            if UNSUPPORTED_MODULES.contains(&path.name.as_str()) {
                self.unsupported(path.span, &format!("the library module `{}`", path.name));
            } else {
                self.report_unbound("module", path, &names);
            }
        }
        entry
    }

    /// A value of the library, whatever the user has called so.
    pub(super) fn library_value(&mut self, sources: &mut SourceMap, module: &str, name: &str) -> Option<Value> {
        let module = self.library_module(sources, module.into())?;
        module.values.get(&name.into()).cloned()
    }

    /// Reads a module of the library that lowering needs.
    pub fn need_library(&mut self, sources: &mut SourceMap, module: &str) {
        self.library_module(sources, module.into());
    }

    fn report_unbound(&mut self, what: &str, path: &Path, candidates: &[Symbol]) {
        // What stands in a module that is not there cannot be there, and that was said.
        let is_plain = path.modules.is_empty();
        let missing = (path.span.file, path.name);
        if is_plain && (self.scope.has_lost(path.span.file) || what == "module" && self.missing.contains(&missing)) {
            self.errors_in_item += 1;
            return;
        }
        let mut text = String::new();
        for module in &path.modules {
            text.push_str(module.as_str());
            text.push('.');
        }
        let mut diagnostic = Diagnostic::error(path.span, format!("unbound {what} `{text}{}`", path.name));
        if let Some(near) = nearest(path.name.as_str(), candidates) {
            diagnostic = diagnostic.hint(format!("did you mean `{text}{near}`?"));
        } else if what == "module" && is_plain {
            diagnostic = diagnostic.hint("if it is of a library whose sources you have: -I FOLDER");
        }
        if what == "module" && is_plain {
            self.missing.push(missing);
        }
        self.error(diagnostic);
    }
}

/// The name that was probably meant, if any is close enough.
pub(super) fn nearest(name: &str, candidates: &[Symbol]) -> Option<Symbol> {
    let length = name.chars().count();
    let limit = length.div_ceil(4).min(length / 2);
    let best = candidates.iter().map(|c| (edit_distance(name, c.as_str(), limit), *c));
    best.filter(|(d, _)| *d <= limit).min_by_key(|(d, _)| *d).map(|(_, near)| near)
}

/// Modules of OCaml's library that we do not have: said to be unsupported rather than unknown.
const UNSUPPORTED_MODULES: &[&str] = &[
    "Bigarray",
    "Domain",
    "Effect",
    "Genlex",
    "In_channel",
    "Marshal",
    "Mutex",
    "Oo",
    "Semaphore",
    "Str",
    "Thread",
    "Unix",
];

/// How many insertions, deletions, replacements and swaps of neighbours lead from one name to the other; more than `limit` is
/// `limit + 1`.
fn edit_distance(a: &str, b: &str, limit: usize) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    if a.len().abs_diff(b.len()) > limit || a == b {
        return limit + 1;
    }
    let mut rows: Vec<Vec<usize>> = vec![(0..=b.len()).collect()];
    for (i, x) in a.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, y) in b.iter().enumerate() {
            let mut least = (rows[i][j] + usize::from(x != y)).min(row[j] + 1).min(rows[i][j + 1] + 1);
            if i > 0 && j > 0 && *x == b[j - 1] && a[i - 1] == *y {
                least = least.min(rows[i - 1][j - 1] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}
