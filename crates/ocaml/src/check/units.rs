//! The files of a program: each is checked when it is first mentioned, and comes before whoever mentions it.

use std::mem;
use std::sync::Arc;

use selfsame_core::span::SourceMap;
use selfsame_core::symbol::Symbol;

use super::Checker;
use super::scope::{ConEntry, Module, ModuleEntry, Scope, TypeEntry};
use crate::library;
use crate::load::module_name;
use crate::parse;
use crate::syntax::Item;
use crate::unit::{Checked, Progress, Seen, Unit, whole};

impl Checker {
    /// The module that a file is.
    pub(super) fn unit(&mut self, sources: &mut SourceMap, index: usize) -> ModuleEntry {
        if let Some(needs) = self.within_units.last_mut().filter(|needs| !needs.contains(&index)) {
            needs.push(index);
        }
        match self.units.get_mut(index) {
            None => return ModuleEntry::Unusable("it is not there".into()),
            Some(Progress::Done(entry)) => return entry.clone(),
            Some(Progress::InWork) => return ModuleEntry::Unusable("files that need each other".into()),
            Some(Progress::Waiting(_)) => {}
        }
        let Progress::Waiting(unit) = mem::replace(&mut self.units[index], Progress::InWork) else {
            return ModuleEntry::Unusable("it is not there".into());
        };
        let entry = self.check_unit(sources, index, &unit);
        self.units[index] = Progress::Done(entry.clone());
        entry
    }

    /// The module that another name is given to. Where files name each other so, nobody looks into them for that.
    pub(super) fn unit_alias(&mut self, sources: &mut SourceMap, index: usize) -> ModuleEntry {
        match self.leads_to_work(index) {
            true => ModuleEntry::Unit(index),
            false => self.unit(sources, index),
        }
    }

    /// Whether checking the file could come to one that is being checked.
    fn leads_to_work(&self, index: usize) -> bool {
        let (mut seen, mut next) = (vec![index], 0);
        while let Some(index) = seen.get(next).copied() {
            next += 1;
            match self.units.get(index) {
                Some(Progress::InWork) => return true,
                Some(Progress::Waiting(unit)) => {
                    let mut mentioned = Vec::new();
                    unit.sees.iter().for_each(|(_, place)| numbers(place, &mut mentioned));
                    mentioned.into_iter().for_each(|other| {
                        if !seen.contains(&other) {
                            seen.push(other);
                        }
                    });
                }
                Some(Progress::Done(_)) | None => {}
            }
        }
        false
    }

    fn check_unit(&mut self, sources: &mut SourceMap, index: usize, unit: &Unit) -> ModuleEntry {
        let file = sources.add(unit.path.clone(), unit.text.clone());
        // What is made when OCaml's library is built is ours.
        let own = Symbol::new(&module_name(&unit.path));
        if self.is_library && unit.path.ends_with(".mli") && library::module_names().any(|name| name == own.as_str()) {
            self.checked_units.push(Checked { index, file, prefix: format!("{own}."), needs: Vec::new() });
            let module = self.public_module(sources, own);
            return module.map_or_else(|| ModuleEntry::Unusable("it could not be read".into()), ModuleEntry::Struct);
        }
        let (items, diagnostics) = match unit.path.ends_with(".mli") {
            true => (parse::types_of_interface(file, &unit.text), Vec::new()),
            false => parse::file(file, &unit.text),
        };
        let prefix = self.free_prefix(&module_name(&unit.path));
        self.within_units.push(Vec::new());
        let scope = mem::take(&mut self.scope);
        let outer = self.step_out();
        self.scope = self.outside(&scope);
        self.see(sources, unit);
        self.prefix = prefix.clone();
        let definitions = mem::take(&mut self.output.definitions);
        self.output.diagnostics.extend(diagnostics);
        let around = unit.interface.as_ref().map(|_| self.scope.clone());
        let module = self.structure(sources, &items);
        self.settle_pending(0);
        let mut entry = ModuleEntry::Struct(module.clone());
        if let Some((path, text)) = &unit.interface {
            // The interface sees what the file sees, not what the file defines under the same names.
            self.scope = around.unwrap_or_default().within(module);
            let file = sources.add(path.clone(), text.clone());
            let (said, missing) = (self.output.diagnostics.len(), self.missing.len());
            let shown = self.shown(sources, &parse::interface(file, text));
            let whole = entry.clone();
            entry = self.sealed(sources, entry, &shown);
            self.hide(&whole, &entry);
            // What is wrong with an interface is told where something needs it.
            self.output.diagnostics.truncate(said);
            self.missing.truncate(missing);
        }
        self.step_in(outer);
        self.scope = scope;
        let own = mem::replace(&mut self.output.definitions, definitions);
        self.linked.extend(own);
        let needs = self.within_units.pop().unwrap_or_default();
        self.checked_units.push(Checked { index, file, prefix, needs });
        entry
    }

    /// Types whose constructors an interface keeps to itself: only the functions of the file make their values.
    fn hide(&mut self, whole: &ModuleEntry, seen: &ModuleEntry) {
        let ModuleEntry::Struct(whole) = whole else { return };
        let nothing = Arc::default();
        let seen = match seen {
            ModuleEntry::Struct(seen) => seen,
            _ => &nothing,
        };
        for entry in whole.types.values() {
            let TypeEntry::Data(data) = &**entry else { continue };
            let is_seen = |con: &Arc<ConEntry>| match &data.record {
                Some(record) => record.fields.iter().all(|field| seen.fields.contains_key(&field.name)),
                None => seen.cons.get(&con.source).is_some_and(|other| other.con.name == con.con.name),
            };
            let is_own = self.taken_prefixes.contains(&self.prefix) && data.name.as_str().starts_with(&self.prefix);
            if is_own && !data.cons.iter().all(is_seen) {
                self.hidden.push(data.name);
            }
        }
        for (name, inner) in &whole.modules {
            let absent = ModuleEntry::Unusable("it is not shown".into());
            self.hide(inner, seen.modules.get(name).unwrap_or(&absent));
        }
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

    /// What comes before the names of a module: no two modules have the same.
    pub(super) fn free_prefix(&mut self, name: &str) -> String {
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

/// The files that a name may stand for.
fn numbers(seen: &Seen, into: &mut Vec<usize>) {
    match seen {
        Seen::Unit(index) => into.push(*index),
        Seen::Wrapped(parts) => parts.iter().for_each(|(_, part)| numbers(part, into)),
    }
}
