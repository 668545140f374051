//! Files to programs, and expressions in them.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use selfsame_core::diagnostic::{Diagnostic, Severity};
use selfsame_core::expr::Expr;
use selfsame_core::program::{ConDef, DataDef, DataKind, Program, Size};
use selfsame_core::span::{FileId, SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Pred, Type};
use selfsame_typing::Scheme;

use crate::alias;
use crate::changing;
use crate::check::{Checker, STDLIB, mentioned_tags};
use crate::elab::{Class, Definition, Elab, Evidence, EvidenceId, GroupId};
use crate::library::{self, Prepared, STATE};
use crate::lower::Lower;
use crate::main_expr::after_start;
use crate::parse;
use crate::print::Ocaml;
use crate::shared::uses_state;
use crate::unit::{Member, Progress, Unit};
use crate::updater::{self, Updaters};

/// A file that has been read: its program, what it defines, and what was wrong.
pub struct Loaded {
    /// The file with everything of the library that it uses.
    pub program: Arc<Program>,
    /// The file itself.
    pub file: FileId,
    /// The name of the file as a module.
    pub(crate) module: String,
    /// The definitions at the top of the file and of its modules, in source order.
    pub values: Vec<TopLevel>,
    /// The other files, if all were asked for.
    pub members: Vec<Member>,
    /// The definitions of the other files, in the order in which these are run, before the file.
    pub(crate) before: Vec<TopLevel>,
    /// What is wrong with it, in the order of the source.
    pub diagnostics: Vec<Diagnostic>,
    pub(crate) session: Session,
}

/// A definition of the file.
#[derive(Clone, Debug)]
pub struct TopLevel {
    /// As the source calls it; empty for what has no name (`let () = …`).
    pub name: Symbol,
    /// The global of the program. Definitions that a later one of the same name hides have a number in it.
    pub global: Symbol,
    /// As the user sees it. The constraints are the comparisons that the global takes as its first arguments.
    pub scheme: Scheme,
    /// The whole definition.
    pub span: Span,
    /// Of its parameters, as far as some have one: part of how it is called, and so of its type.
    pub labels: Arc<[Option<Symbol>]>,
    pub(crate) group: GroupId,
}

/// What later expressions in the file need.
pub(crate) struct Session {
    pub(crate) checker: Checker,
    pub(crate) definitions: FxHashMap<Symbol, Arc<Definition>>,
    pub(crate) updaters: Updaters,
    exceptions: Vec<ConDef>,
    extensions: FxHashMap<Symbol, Vec<ConDef>>,
}

/// A function or property ready to be run or reasoned about: comparisons are supplied.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Of the definition, applied to the comparisons that it needs.
    pub expr: Expr,
    /// Its type, without comparisons.
    pub ty: Type,
}

/// Reads a file that is in the source map. The library's files are put on the map's shelf; its syntax may have been prepared.
pub fn load(sources: &mut SourceMap, file: FileId, prepared: Option<Prepared>) -> Loaded {
    load_with(sources, file, &Unit::default(), Vec::new(), Extent::Needed, prepared)
}

/// Which of the other files are checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// What the file needs.
    Needed,
    /// All that are there, as members of the program in their own right.
    All,
}

/// As [`load`], with other files of the program. Of `root` only what it sees counts.
pub fn load_with(
    sources: &mut SourceMap,
    file: FileId,
    root: &Unit,
    units: Vec<Unit>,
    extent: Extent,
    prepared: Option<Prepared>,
) -> Loaded {
    let text = sources.file(file).text.clone();
    let module = module_name(&sources.file(file).path);
    let (items, mut diagnostics) = parse::file(file, &text);
    let mut checker = Checker::default();
    checker.prepared = prepared;
    let others = units.iter().flat_map(|unit| [Some(&unit.text), unit.interface.as_ref().map(|(_, text)| text)]);
    for text in others.flatten().map(String::as_str).chain([&*text]) {
        let new = mentioned_tags(text).into_iter().filter(|tag| !checker.tags.contains(tag)).collect::<Vec<_>>();
        checker.tags.extend(new);
        checker.packs |= text.contains("(module ") || text.contains("(val ");
    }
    checker.is_library = units.iter().any(|unit| module_name(&unit.path) == "Stdlib_");
    checker.units = units.into_iter().map(|unit| Progress::Waiting(Box::new(unit))).collect();
    checker.start(sources);
    let before = checker.output.definitions.len();
    let exports = checker.root(sources, root, &module, &items);
    if extent == Extent::All {
        checker.all_units(sources);
    }
    let own = checker.output.definitions.iter().skip(before).chain(&checker.linked);
    if own.into_iter().any(|definition| uses_state(&definition.body)) {
        checker.need_library(sources, STATE);
    }
    checker.finish();
    let mut program = Program::with_builtins();
    library::add_datas(&mut program);
    program.set_notation(&Ocaml);
    program.set_size(Size::Bits63);
    let (definitions, updaters) = (FxHashMap::default(), Updaters::default());
    let mut session =
        Session { checker, definitions, updaters, exceptions: Vec::new(), extensions: FxHashMap::default() };
    let definitions = session.add_to(&mut program);
    diagnostics.append(&mut session.checker.output.diagnostics);
    let values_of = |prefix: &str| {
        let own = definitions.iter().filter(|definition| definition.name.as_str().starts_with(prefix));
        own.map(|definition| top_level(definition, prefix)).collect::<Vec<_>>()
    };
    let own = format!("{module}.");
    let values = values_of(&own);
    // What the library keeps is there before all files.
    let is_other = |name: &str| !name.starts_with(&own) && !name.starts_with("Stdlib.");
    let kept = definitions.iter().filter(|definition| library::has_state(definition.name));
    let others = kept.chain(definitions.iter().filter(|definition| is_other(definition.name.as_str())));
    let before: Vec<TopLevel> = others.map(|definition| top_level(definition, "")).collect();
    let other_files: Vec<FileId> = session.checker.checked_units.iter().map(|unit| unit.file).collect();
    let is_elsewhere =
        |diagnostic: &Diagnostic| diagnostic.primary.as_ref().is_some_and(|(span, _)| other_files.contains(&span.file));
    let mut members = Vec::new();
    match extent {
        Extent::All => {
            let checked = &session.checker.checked_units;
            let file_of = |index: &usize| Some(checked.iter().find(|unit| unit.index == *index)?.file);
            members.extend(checked.iter().map(|unit| Member {
                file: unit.file,
                module: unit.prefix.trim_end_matches('.').to_owned(),
                values: values_of(&unit.prefix),
                needs: unit.needs.iter().filter_map(file_of).collect(),
            }));
        }
        // What is wrong with another file is told where that is asked about.
        Extent::Needed => diagnostics.retain(|diagnostic| !is_elsewhere(diagnostic)),
    }
    session.checker.scope.open(exports);
    diagnostics.sort_by_key(|d| d.primary.as_ref().map(|(span, _)| *span));
    let program = Arc::new(program);
    Loaded { program, file, module, values, members, before, diagnostics, session }
}

/// Elaborates an expression in the scope of a file; the program grows by what it needs of the library.
pub fn expr(loaded: &mut Loaded, sources: &mut SourceMap, text: &str) -> Result<(Expr, Type), Vec<Diagnostic>> {
    elaborated(loaded, sources, text, |_, elab| elab)
}

/// As [`expr`], evaluated after the file was run: what the file changed has changed.
pub fn run_expr(loaded: &mut Loaded, sources: &mut SourceMap, text: &str) -> Result<(Expr, Type), Vec<Diagnostic>> {
    elaborated(loaded, sources, text, after_start)
}

fn elaborated(
    loaded: &mut Loaded,
    sources: &mut SourceMap,
    text: &str,
    placed: fn(&mut Loaded, Elab) -> Elab,
) -> Result<(Expr, Type), Vec<Diagnostic>> {
    let (elab, ty) = elaborated_with(loaded, sources, text)?;
    let elab = placed(loaded, elab);
    Ok((loaded.lowered(elab), ty))
}

/// An expression in the scope of a file, not lowered yet; the program grows by what it needs of the library.
pub(crate) fn elaborated_with(
    loaded: &mut Loaded,
    sources: &mut SourceMap,
    text: &str,
) -> Result<(Elab, Type), Vec<Diagnostic>> {
    let file = sources.add("<expression>".into(), text.into());
    let syntax = parse::expression(file, text)?;
    let checker = &mut loaded.session.checker;
    let (elab, ty) = checker.top_expr(sources, &syntax);
    if uses_state(&elab) {
        checker.need_library(sources, STATE);
    }
    checker.finish();
    let diagnostics = std::mem::take(&mut checker.output.diagnostics);
    let program = Arc::make_mut(&mut loaded.program);
    loaded.session.add_to(program);
    if diagnostics.iter().any(|d| d.severity != Severity::Warning) {
        return Err(diagnostics);
    }
    Ok((elab, ty))
}

impl Loaded {
    /// An expression of the file in the plain dialect.
    pub(crate) fn lowered(&mut self, mut elab: Elab) -> Expr {
        alias::resolve(&mut elab, &self.session.checker.facts);
        updater::mark(&mut elab, &self.session.updaters);
        let program = Arc::make_mut(&mut self.program);
        self.session.lower(program, &elab)
    }
}

/// The type at which a definition is looked at that compares values of any type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instance {
    /// Where comparison is a total order.
    Int,
    /// Where `=` and `<` are no order: not a number is not even equal to itself.
    Float,
}

/// A definition as engines want it: the comparisons that a polymorphic function takes are supplied, at type `int`.
pub fn entry(loaded: &mut Loaded, name: &str) -> Option<Entry> {
    entry_at(loaded, name, Instance::Int)
}

/// As [`entry`], at the type that is asked for.
pub fn entry_at(loaded: &mut Loaded, name: &str, instance: Instance) -> Option<Entry> {
    let name = Symbol::new(name);
    let value = loaded.values.iter().rev().find(|value| value.name == name)?.clone();
    let compared: Vec<Symbol> = value.scheme.preds.iter().filter_map(variable).collect();
    let at = match instance {
        Instance::Int => Type::int(),
        Instance::Float => Type::double(),
    };
    let core = match &at {
        Type::Con(name, _) => *name,
        _ => return None,
    };
    let ty = value.scheme.ty.subst(&|v| compared.contains(&v).then(|| at.clone()));
    let facts = &mut loaded.session.checker.facts;
    let evidence = value.scheme.preds.iter().map(|pred| {
        let id = EvidenceId(facts.evidence.len() as u32);
        facts.evidence.push(Evidence::Structure(Class::by_name(pred.class), core, Vec::new()));
        id
    });
    let elab = Elab::Global(value.global, evidence.collect());
    let program = Arc::make_mut(&mut loaded.program);
    let expr = loaded.session.lower(program, &elab);
    Some(Entry { expr, ty })
}

impl Loaded {
    /// Whether other files than the one that was asked for are part of the program.
    pub fn has_others(&self) -> bool {
        !self.session.checker.checked_units.is_empty()
    }
}

impl Session {
    /// Lowers what checking has produced into the program.
    pub(crate) fn add_to(&mut self, program: &mut Program) -> Vec<Arc<Definition>> {
        let output = std::mem::take(&mut self.checker.output);
        self.checker.output.diagnostics = output.diagnostics;
        for data in output.datas {
            program.add_data(data);
        }
        for (name, con) in output.extensions {
            let Some(data) = program.data_id(name).map(|id| program.data(id)) else { continue };
            let (params, span) = (data.params.clone(), data.span);
            let cons = self.extensions.entry(name).or_default();
            cons.push(con);
            let id = program.add_data(DataDef { name, params, kind: DataKind::Data, cons: cons.clone(), span });
            program.hide(id);
        }
        for name in std::mem::take(&mut self.checker.hidden) {
            program.data_id(name).into_iter().for_each(|id| program.hide(id));
        }
        if !output.exceptions.is_empty() {
            self.exceptions.extend(output.exceptions);
            let cons = self.exceptions.clone();
            let kind = DataKind::Data;
            program.add_data(DataDef { name: "exn".into(), params: Vec::new(), kind, cons, span: None });
        }
        let mut definitions = output.definitions;
        for definition in &mut definitions {
            alias::resolve(&mut definition.body, &self.checker.facts);
        }
        self.updaters.extend(updater::find(&mut definitions, &self.checker.facts));
        changing::mark(&mut definitions, &self.updaters, &self.checker.facts, program);
        let definitions: Vec<Arc<Definition>> = definitions.into_iter().map(Arc::new).collect();
        for definition in &definitions {
            self.definitions.insert(definition.name, definition.clone());
        }
        let mut next_local = *self.checker.local_counter();
        Lower::new(&self.checker.facts, program, &self.definitions, &self.updaters, &mut next_local)
            .definitions(&definitions);
        *self.checker.local_counter() = next_local;
        definitions
    }

    /// The form of a definition that gives back what it changes.
    pub(crate) fn lower_updating(&mut self, program: &mut Program, name: Symbol, evidence: Vec<EvidenceId>) -> Expr {
        let mut next_local = *self.checker.local_counter();
        let mut lower = Lower::new(&self.checker.facts, program, &self.definitions, &self.updaters, &mut next_local);
        let expr = lower.updating_expression(&Elab::Global(name, evidence));
        *self.checker.local_counter() = next_local;
        expr
    }

    pub(crate) fn lower(&mut self, program: &mut Program, elab: &Elab) -> Expr {
        let mut next_local = *self.checker.local_counter();
        let expr = Lower::new(&self.checker.facts, program, &self.definitions, &self.updaters, &mut next_local)
            .expression(elab);
        *self.checker.local_counter() = next_local;
        expr
    }
}

pub(crate) fn variable(pred: &Pred) -> Option<Symbol> {
    match &pred.ty {
        Type::Var(v) => Some(*v),
        _ => None,
    }
}

fn top_level(definition: &Definition, prefix: &str) -> TopLevel {
    let text = definition.name.as_str();
    let name = text.strip_prefix(prefix).unwrap_or(text);
    let name = match name.split_once('$') {
        Some(("", _)) => "",
        Some((name, _)) => name,
        None => name,
    };
    TopLevel {
        name: name.into(),
        global: definition.name,
        scheme: definition.scheme.clone(),
        span: definition.span,
        labels: definition.labels.clone(),
        group: definition.group,
    }
}

/// `dir/my_file.ml` is the module `My_file`. The library's own name is avoided.
pub(crate) fn module_name(path: &str) -> String {
    let file = path.rsplit(['/', '\\']).next().unwrap_or(path);
    let stem = file.split('.').next().unwrap_or(file);
    let mut name: String = stem.chars().map(|c| if c.is_alphanumeric() || c == '_' { c } else { '_' }).collect();
    if let Some(first) = name.chars().next() {
        name = first.to_uppercase().chain(name.chars().skip(1)).collect();
    }
    if !name.starts_with(|c: char| c.is_uppercase()) {
        name.insert(0, 'M');
    }
    if name == STDLIB { "Stdlib_".into() } else { name }
}
