//! The modules of a program and the order in which to check them.

use std::sync::Arc;

use indexmap::IndexMap;
use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::inhabit::keeps_invariants;
use selfsame_core::span::{FileId, Span};
use selfsame_core::symbol::Symbol;

use super::{Library, Loader, boot};
use crate::parse::parse_module;
use crate::preprocess::Defines;
use crate::syntax::{Export, Import, Module};

/// The text of a module and what to call the file in messages.
#[derive(Clone, Debug)]
pub struct Found {
    /// For messages, and to find what is imported from it.
    pub path: String,
    /// As it was read.
    pub text: String,
    /// What the project around says of how to read it.
    pub defines: Arc<Defines>,
}

impl Found {
    /// A file that no project says anything of.
    pub fn new(path: impl Into<String>, text: impl Into<String>) -> Found {
        Found { path: path.into(), text: text.into(), defines: Arc::default() }
    }
}

/// A module that was read.
pub struct Unit {
    /// As it calls itself.
    pub name: Symbol,
    /// What its definitions are qualified by: its name, unless the library has a module of that name and uses it.
    pub internal_name: Symbol,
    /// It was asked for.
    pub is_root: bool,
    /// It is what a module promises, not the module.
    pub is_boot: bool,
    /// Its source.
    pub file: FileId,
    /// How it was read.
    pub defines: Arc<Defines>,
    /// As it was parsed.
    pub module: Module,
    /// Modules it imports, as it names them; the implicit ones too.
    pub imports: Vec<Symbol>,
    /// What the parser said.
    pub diagnostics: Vec<Diagnostic>,
}

const PRELUDE: &str = "Prelude";
const BUILTIN: &str = "Selfsame.Builtin";
pub(super) const PRIM: &str = "Selfsame.Prim";

/// Reads the roots and what they import, and gives each module after those it imports. An import that would close a
/// cycle is an error, and is left out.
pub(super) fn read(loader: &mut Loader, roots: Vec<Found>) -> (Vec<Unit>, Vec<Diagnostic>) {
    let mut graph = Graph {
        loader,
        units: Vec::new(),
        by_name: FxHashMap::default(),
        boots: IndexMap::new(),
        diagnostics: Vec::new(),
    };
    let roots: Vec<usize> = roots.into_iter().map(|root| graph.parse(root)).collect();
    for &root in &roots {
        graph.units[root].is_root = true;
        graph.by_name.entry(graph.units[root].name).or_insert(root);
    }
    graph.find_imports();
    let edges = graph.edges();
    let order = graph.sort(&roots, &edges);
    let Graph { units, mut diagnostics, loader, .. } = graph;
    let mut units: Vec<Option<Unit>> = units.into_iter().map(Some).collect();
    let mut sorted: Vec<Unit> = order.into_iter().filter_map(|index| units[index].take()).collect();
    if let Some(library) = loader.library.as_deref() {
        rename_shadowing(library, &mut sorted);
    }
    for unit in &mut sorted {
        diagnostics.append(&mut unit.diagnostics);
    }
    (sorted, diagnostics)
}

struct Graph<'l, 'a> {
    loader: &'l mut Loader<'a>,
    units: Vec<Unit>,
    by_name: FxHashMap<Symbol, usize>,
    /// What modules promise.
    boots: IndexMap<Symbol, usize>,
    diagnostics: Vec<Diagnostic>,
}

/// An import within the program: which module, and where it is written if it is.
type Edge = (usize, Option<Span>);

impl Graph<'_, '_> {
    fn parse(&mut self, found: Found) -> usize {
        let mut defines = found.defines;
        if found.path.ends_with(".lhs") && !defines.literate {
            Arc::make_mut(&mut defines).literate = true;
        }
        if found.text.contains("__FILE__") || !defines.headers.is_empty() {
            Arc::make_mut(&mut defines).path.clone_from(&found.path);
        }
        let file = self.loader.sources.add(found.path, found.text);
        let parsed = parse_module(file, &self.loader.sources.file(file).text, &defines);
        let module = parsed.module;
        let name = module.name.node;
        let mut imports: Vec<Symbol> = Vec::new();
        let implicit = imports_prelude(&module).then(|| Symbol::new(PRELUDE));
        for import in implicit.into_iter().chain(module.imports.iter().map(|import| import.module.node)) {
            if !imports.contains(&import) {
                imports.push(import);
            }
        }
        self.units.push(Unit {
            name,
            internal_name: name,
            is_root: false,
            is_boot: false,
            file,
            defines,
            module,
            imports,
            diagnostics: parsed.diagnostics,
        });
        self.units.len() - 1
    }

    /// Reads everything that is imported and found in source.
    fn find_imports(&mut self) {
        let mut missing = FxHashSet::default();
        let mut next = 0;
        while next < self.units.len() {
            let mut wanted = self.units[next].imports.clone();
            if self.loader.library.is_none() {
                wanted.push(BUILTIN.into());
            }
            for name in wanted {
                if name.as_str() == PRIM || self.by_name.contains_key(&name) || !missing.insert(name) {
                    continue;
                }
                if let Some(found) = (self.loader.find)(name) {
                    let unit = self.parse(found);
                    self.check_name(name, unit);
                    self.by_name.insert(name, unit);
                }
            }
            self.find_promises(next);
            next += 1;
        }
    }

    /// Reads what the modules promise that a unit imports by `{-# SOURCE #-}`.
    fn find_promises(&mut self, unit: usize) {
        let imports = self.units[unit].module.imports.iter();
        let wanted: Vec<Symbol> = imports.filter(|import| import.is_source).map(|import| import.module.node).collect();
        for name in wanted {
            if self.boots.contains_key(&name) || !self.by_name.contains_key(&name) {
                continue;
            }
            if let Some(found) = (self.loader.find)(Symbol::new(&format!("{name}{}", boot::SUFFIX))) {
                let unit = self.parse(found);
                self.units[unit].is_boot = true;
                self.check_name(name, unit);
                boot::define_promised(&mut self.units[unit].module);
                self.boots.insert(name, unit);
            }
        }
    }

    /// A file found by a module's name must be that module.
    fn check_name(&mut self, expected: Symbol, unit: usize) {
        let unit = &mut self.units[unit];
        if unit.name != expected {
            let message = format!("this file was found as module `{expected}`, but its header says `{}`", unit.name);
            let hint = "rename the file or the module so that they agree";
            unit.diagnostics.push(Diagnostic::error(unit.module.name.span, message).hint(hint));
            unit.name = expected;
            unit.internal_name = expected;
            unit.module.name.node = expected;
        }
    }

    fn edges(&self) -> Vec<Vec<Edge>> {
        let mut edges: Vec<Vec<Edge>> = Vec::with_capacity(self.units.len());
        for unit in &self.units {
            let place = |name: Symbol| {
                let written = |import: &&Import| import.module.node == name;
                unit.module.imports.iter().find(written).map(|import| import.module.span)
            };
            let is_promise = |name: Symbol| {
                let mut written = unit.module.imports.iter().filter(|import| import.module.node == name).peekable();
                written.peek().is_some() && written.all(|import| import.is_source)
            };
            let target = |name: Symbol| {
                self.boots.get(&name).filter(|_| is_promise(name)).or_else(|| self.by_name.get(&name)).copied()
            };
            let targets = unit.imports.iter().filter_map(|name| Some((target(*name)?, place(*name))));
            edges.push(targets.collect());
        }
        // Syntax refers to the module of its names, except in the modules that it is made of.
        if let Some(&builtin) = self.by_name.get(&Symbol::new(BUILTIN)) {
            let below = reachable(builtin, &edges);
            for (index, edges) in edges.iter_mut().enumerate() {
                if !below.contains(&index) {
                    edges.push((builtin, None));
                }
            }
        }
        edges
    }

    fn sort(&mut self, roots: &[usize], edges: &[Vec<Edge>]) -> Vec<usize> {
        let mut sorting = Sorting {
            edges,
            state: vec![State::New; self.units.len()],
            path: Vec::new(),
            order: Vec::new(),
            cycles: Vec::new(),
        };
        roots.iter().for_each(|root| sorting.visit(*root));
        // Who was promised something needs the module too.
        self.boots.keys().filter_map(|name| self.by_name.get(name)).for_each(|unit| sorting.visit(*unit));
        let Sorting { order, cycles, .. } = sorting;
        for (from, to, cycle) in cycles {
            self.report_cycle(from, to, &cycle);
        }
        order
    }

    /// `cycle` are the modules from the imported one to the importing one.
    fn report_cycle(&mut self, from: usize, to: usize, cycle: &[usize]) {
        let names: Vec<&str> = cycle.iter().chain([&to]).map(|index| self.units[*index].name.as_str()).collect();
        let message = format!("modules import each other in a cycle: {}", names.join(" imports "));
        let target = self.units[to].name;
        let unit = &mut self.units[from];
        let span =
            unit.module.imports.iter().find(|import| import.module.node == target).map(|import| import.module.span);
        let span = span.unwrap_or(unit.module.name.span);
        let hint = "move what both need into a module of its own";
        self.diagnostics.push(Diagnostic::error(span, message).hint(hint));
    }
}

fn imports_prelude(module: &Module) -> bool {
    let off = |name: &Symbol| matches!(name.as_str(), "NoImplicitPrelude" | "RebindableSyntax");
    !module.extensions.iter().any(off) && module.name.node.as_str() != PRELUDE
}

fn reachable(from: usize, edges: &[Vec<Edge>]) -> FxHashSet<usize> {
    let mut seen = FxHashSet::default();
    let mut todo = vec![from];
    while let Some(node) = todo.pop() {
        if seen.insert(node) {
            todo.extend(edges[node].iter().map(|(target, _)| *target));
        }
    }
    seen
}

#[derive(Clone, Copy, PartialEq)]
enum State {
    New,
    Open,
    Done,
}

/// Depth-first search: a module is done after all that it imports.
struct Sorting<'e> {
    edges: &'e [Vec<Edge>],
    state: Vec<State>,
    /// The open modules, each importing the next.
    path: Vec<usize>,
    order: Vec<usize>,
    /// Importing module, imported module, and those between.
    cycles: Vec<(usize, usize, Vec<usize>)>,
}

impl Sorting<'_> {
    fn visit(&mut self, node: usize) {
        if self.state[node] != State::New {
            return;
        }
        self.state[node] = State::Open;
        self.path.push(node);
        for &(target, _) in &self.edges[node] {
            if self.state[target] == State::Open {
                let start = self.path.iter().position(|open| *open == target).unwrap_or(0);
                self.cycles.push((node, target, self.path[start..].to_vec()));
            }
            self.visit(target);
        }
        self.path.pop();
        self.state[node] = State::Done;
        self.order.push(node);
    }
}

/// A module of the user's may have the name of one of the library. When a library module in use needs its own of that
/// name, the user's is renamed inside (`Data.Map'`), so that both can be in one program.
fn rename_shadowing(library: &dyn Library, units: &mut [Unit]) {
    let own: FxHashSet<Symbol> = units.iter().map(|unit| unit.name).collect();
    let mut used = FxHashSet::default();
    let mut todo: Vec<Symbol> = vec![BUILTIN.into()];
    todo.extend(units.iter().flat_map(|unit| unit.imports.iter().copied()).filter(|name| !own.contains(name)));
    while let Some(name) = todo.pop() {
        if used.insert(name) {
            todo.extend(library.imports(name));
        }
    }
    let renamed = |name: Symbol| {
        let clash = own.contains(&name) && (used.contains(&name) || keeps_invariants(name.as_str()));
        clash.then(|| Symbol::new(&format!("{name}'")))
    };
    for unit in units {
        if let Some(new) = renamed(unit.name) {
            for export in unit.module.exports.iter_mut().flatten() {
                if let Export::Module(name, _) = export
                    && *name == unit.name
                {
                    *name = new;
                }
            }
            unit.internal_name = new;
            unit.module.name.node = new;
        }
        for import in &mut unit.module.imports {
            if let Some(new) = renamed(import.module.node) {
                import.alias.get_or_insert(import.module.node);
                import.module.node = new;
            }
        }
    }
}
