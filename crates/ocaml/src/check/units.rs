//! The files of a program: each is checked when it is first mentioned, and comes before whoever mentions it.

use std::mem;
use std::sync::Arc;

use selfsame_core::span::SourceMap;
use selfsame_core::symbol::Symbol;

use super::Checker;
use super::scope::{Module, ModuleEntry, Scope};
use crate::load::module_name;
use crate::parse;
use crate::syntax::Item;
use crate::unit::{Checked, Progress, Seen, Unit, whole};

impl Checker {
    /// The module that a file is.
    pub(super) fn unit(&mut self, sources: &mut SourceMap, index: usize) -> ModuleEntry {
        match self.units.get_mut(index) {
            None => return ModuleEntry::Unusable("it is not there".into()),
            Some(Progress::Done(entry)) => return entry.clone(),
            Some(Progress::InWork) => return ModuleEntry::Unusable("files that need each other".into()),
            Some(Progress::Waiting(_)) => {}
        }
        let Progress::Waiting(unit) = mem::replace(&mut self.units[index], Progress::InWork) else {
            return ModuleEntry::Unusable("it is not there".into());
        };
        let entry = self.check_unit(sources, &unit);
        self.units[index] = Progress::Done(entry.clone());
        entry
    }

    fn check_unit(&mut self, sources: &mut SourceMap, unit: &Unit) -> ModuleEntry {
        let file = sources.add(unit.path.clone(), unit.text.clone());
        let (items, diagnostics) = parse::file(file, &unit.text);
        let prefix = self.unit_prefix(&unit.path);
        let scope = mem::take(&mut self.scope);
        let outer = self.step_out();
        self.scope = self.outside(&scope);
        self.see(sources, unit);
        self.prefix = prefix.clone();
        let definitions = mem::take(&mut self.output.definitions);
        self.output.diagnostics.extend(diagnostics);
        let module = self.structure(sources, &items);
        self.settle_pending(0);
        let mut entry = ModuleEntry::Struct(module);
        if let Some((path, text)) = &unit.interface {
            let file = sources.add(path.clone(), text.clone());
            let said = self.output.diagnostics.len();
            let shown = self.shown(sources, &parse::interface(file, text));
            entry = self.sealed(sources, entry, &shown);
            // What is wrong with an interface is told where something needs it.
            self.output.diagnostics.truncate(said);
        }
        self.step_in(outer);
        self.scope = scope;
        let own = mem::replace(&mut self.output.definitions, definitions);
        self.linked.extend(own);
        self.checked_units.push(Checked { file, prefix });
        entry
    }

    /// The structure of the file that was asked for.
    pub fn root(&mut self, sources: &mut SourceMap, unit: &Unit, module: &str, items: &[Item]) -> Arc<Module> {
        self.see(sources, unit);
        self.prefix = format!("{module}.");
        self.taken_prefixes.insert(self.prefix.clone());
        self.structure(sources, items)
    }

    /// Checks all files that nobody has mentioned.
    pub fn all_units(&mut self, sources: &mut SourceMap) {
        (0..self.units.len()).for_each(|index| drop(self.unit(sources, index)));
    }

    /// Every file has names of its own, whatever its folder is called.
    fn unit_prefix(&mut self, path: &str) -> String {
        let name = module_name(path);
        let candidates = (1..).map(|n| if n == 1 { format!("{name}.") } else { format!("{name}${n}.") });
        let mut free = candidates.filter(|prefix| !self.taken_prefixes.contains(prefix));
        let prefix = free.next().unwrap_or_default();
        self.taken_prefixes.insert(prefix.clone());
        prefix
    }

    /// What every file sees: the built-in types and the library.
    fn outside(&self, current: &Scope) -> Scope {
        let mut scope = current.outermost();
        if let Some(stdlib) = self.public.get(&super::STDLIB.into()).or(self.library.get(&super::STDLIB.into())) {
            scope.open(stdlib.clone());
        }
        scope
    }

    fn see(&mut self, sources: &mut SourceMap, unit: &Unit) {
        let modules = unit.sees.iter().map(|(name, seen)| (*name, entry(seen))).collect();
        self.scope.open(Arc::new(Module { modules, ..Module::default() }));
        for name in &unit.opens {
            let path =
                crate::syntax::Path { modules: Vec::new(), name: *name, span: whole(selfsame_core::span::FileId(0)) };
            if let Some(module) = self.find_module(sources, &path) {
                self.scope.open(module);
            }
        }
    }
}

fn entry(seen: &Seen) -> ModuleEntry {
    match seen {
        Seen::Unit(index) => ModuleEntry::Unit(*index),
        Seen::Wrapped(parts) => {
            let modules = parts.iter().map(|(name, seen): &(Symbol, Seen)| (*name, entry(seen))).collect();
            ModuleEntry::Struct(Arc::new(Module { modules, ..Module::default() }))
        }
    }
}
