//! Refine this module: for every function a proof of its refinement type, or a call that breaks it.

pub mod certificate;
mod names;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::effort;
use selfsame_core::expr::Expr;
use selfsame_core::program::{DataKind, Program};
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, base_name};
use selfsame_core::verdict::{Reason, Verdict};
use selfsame_haskell::check::interface::ValueKind;
use selfsame_haskell::load::{Loaded, LoadedModule};
use selfsame_refine::check::check;
use selfsame_refine::instrument::{Subject, specified};
use selfsame_refine::modular::{Endings, Obligations};
use selfsame_refine::specs::Specs;
use selfsame_refine::test::Testing;
use serde::{Deserialize, Serialize};

use crate::haskell::Haskell;
use crate::limits::{self, Allowance};
use crate::many::Crew;
use crate::source::{Source, Unread};
use names::InScope;

pub use selfsame_refine::check::Answer;
pub use selfsame_refine::test::{Blame, Suggestion};

/// Specifications of the library.
const LIBRARY: &str = include_str!("../../../../lib/refine/Prelude.spec");

/// Which functions are asked about, and what each may use.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The names of those that are wanted; all if there are none.
    pub functions: Vec<String>,
    /// What each may use.
    pub allowance: Allowance,
    /// Where imported modules are looked for, besides the file's own folder.
    pub include: Vec<PathBuf>,
    /// How many counterexamples are wanted of a function.
    pub count: usize,
}

/// Reads a file within the limits: what is wrong with it, and what its annotations say.
pub fn read(
    path: &Path,
    settings: &Settings,
    sources: &mut SourceMap,
) -> Result<(Vec<Diagnostic>, Option<Module>), Unread> {
    let (place, functions, count) = (path.to_owned(), settings.functions.clone(), settings.count.max(1));
    let read = Source::within(path, &settings.include, settings.allowance, sources, move |source, sources| {
        let Source::Haskell(loaded) = source else { return None };
        let diagnostics = loaded.diagnostics.clone();
        let module = Module::new(place, loaded, &functions, sources);
        Some((diagnostics, module.map(|module| Module { count, ..module })))
    })?;
    read.ok_or_else(|| Unread::Unreadable(format!("{}: refinements are read in Haskell files only", path.display())))
}

/// A file with what its annotations say.
pub struct Module {
    /// The file.
    pub path: PathBuf,
    loaded: Loaded,
    specs: Specs,
    /// In the order of the source.
    pub items: Vec<Item>,
    /// All functions, whether or not they are wanted.
    subjects: Vec<Subject>,
    /// Which of them are known to end.
    endings: Endings,
    /// How many counterexamples are wanted of a function.
    count: usize,
}

/// A function, with a specification or without.
pub struct Item {
    /// As the source calls it.
    pub name: String,
    /// Where it is defined.
    pub span: Span,
    /// The function at instances for its classes, or why there are none.
    pub subject: Result<Subject, String>,
    /// Which types its class variables stand for.
    instances: Option<String>,
}

impl Module {
    /// None when there is no module. `functions` are those that are wanted; all if it is empty.
    pub fn new(path: PathBuf, loaded: Loaded, functions: &[String], sources: &mut SourceMap) -> Option<Module> {
        let root = loaded.root()?;
        let spec_file = sources.add("lib/refine/Prelude.spec".into(), LIBRARY.into());
        let mut specs = Specs::of_library(LIBRARY, Span::new(spec_file, 0, LIBRARY.len()));
        for module in &loaded.modules {
            let annotations: Vec<(Span, String)> =
                module.annotations.iter().map(|found| (found.span, found.node.clone())).collect();
            specs.add(&annotations, &InScope { loaded: &loaded, module });
        }
        let wanted = |name: &str| functions.is_empty() || functions.iter().any(|wanted| wanted == name);
        let (mut items, mut subjects) = (Vec::new(), Vec::new());
        // Without any annotation nobody asks about refinements.
        let defined = if root.annotations.is_empty() { &[][..] } else { &root.values };
        for value in defined {
            let name = base_name(value.name.as_str()).to_owned();
            let is_written = value.span.is_some() && !name.starts_with('$') && !is_selector(root, value.name);
            if is_written && !is_assumed(&specs, value.name) {
                let span = value.span.unwrap_or(Span::new(root.file, 0, 0));
                let item = item(&loaded, root, value.name, name, span, sources);
                subjects.extend(item.subject.iter().cloned());
                items.extend(wanted(&item.name).then_some(item));
            }
        }
        for (name, global, span, ty) in methods(&loaded, root) {
            if specified(&loaded.program, &specs, global) == global && !specs.is_signed(global) {
                continue;
            }
            let subject = match ty {
                Some(ty) => Ok(Subject { global, dictionaries: Vec::new(), ty }),
                None => Err("a method of an instance that asks for other instances".to_owned()),
            };
            subjects.extend(subject.iter().cloned());
            if wanted(&name) {
                items.push(Item { name, span, subject, instances: None });
            }
        }
        for (name, span) in specs.missing.iter().filter(|(_, span)| span.file == root.file) {
            let name = name.to_string();
            if wanted(&name) {
                let subject = Err(format!("`{name}` is not defined at the top level"));
                items.push(Item { name, span: *span, subject, instances: None });
            }
        }
        items.sort_by_key(|item| item.span.start);
        Some(Module { path, loaded, specs, items, subjects, endings: Endings::default(), count: 1 })
    }

    /// The answers for all functions that are wanted, and how long each took. Each is told when it is there.
    pub fn decide_all(
        self: &Arc<Module>,
        allowance: Allowance,
        sources: &SourceMap,
        crew: Crew<'_>,
        told: impl FnMut(usize, &(Answer, Duration)) + Send,
    ) {
        let names: Vec<String> = self.items.iter().map(|item| item.name.clone()).collect();
        let shared = Arc::new(sources.clone());
        let answer = |i: usize| {
            let started = Instant::now();
            let name = format!("refine {} {}", self.path.display(), names[i]);
            let (theirs, known) = (self.clone(), shared.clone());
            let answer = limits::item(&name, allowance, move || theirs.decide(&theirs.items[i], allowance, &known));
            (answer.unwrap_or_else(Verdict::Unknown), started.elapsed())
        };
        crew.each(&names, answer, told);
    }

    /// What an answer rests on.
    pub fn assumptions(&self, item: &Item, answer: &Answer) -> Vec<String> {
        let mut all = vec!["Int is unbounded".to_owned()];
        all.extend(item.instances.iter().map(|chosen| format!("where {chosen}")));
        if *answer == Verdict::Verified {
            all.push("every call ends".into());
        }
        if let (Verdict::Verified, Ok(subject)) = (answer, &item.subject) {
            let believed = selfsame_refine::standing::believed(&self.loaded.program, &self.specs, subject.global);
            let said = |name: &Symbol| format!("what is said of {} holds", base_name(name.as_str()));
            all.extend(believed.iter().map(said));
        }
        all
    }

    /// What is wrong with the specifications themselves.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.specs.diagnostics
    }

    /// The program that the functions are part of, and every annotation that may say something of them.
    pub fn contents(&self) -> (&Program, impl Iterator<Item = (&str, Span)>) {
        let annotations = self.loaded.modules.iter().flat_map(|module| &module.annotations);
        (&self.loaded.program, annotations.map(|found| (found.node.as_str(), found.span)))
    }

    /// Works on one function.
    pub fn decide(&self, item: &Item, allowance: Allowance, sources: &SourceMap) -> Answer {
        let subject = match &item.subject {
            Ok(subject) => subject,
            Err(why) => return Verdict::Unknown(Reason::Unsupported(why.clone(), None)),
        };
        effort::allow(allowance.steps(), || {
            let (answer, is_late) = self.with(allowance, sources, |testing| {
                let answer = check(testing, subject);
                (answer, effort::is_late(testing.deadline))
            });
            match answer {
                Verdict::Unknown(_) if is_late => {
                    Verdict::Unknown(allowance.reason(Reason::Timeout(allowance.seconds)))
                }
                _ => answer,
            }
        })
    }

    /// Gives what the engine needs of the module.
    pub fn with<T>(&self, allowance: Allowance, sources: &SourceMap, work: impl FnOnce(&Testing<'_>) -> T) -> T {
        self.asking(None, &self.endings, allowance, sources, work)
    }

    /// The same, where what is asked of the solver is written down, or was.
    fn asking<T>(
        &self,
        obligations: Option<&Obligations>,
        endings: &Endings,
        allowance: Allowance,
        sources: &SourceMap,
        work: impl FnOnce(&Testing<'_>) -> T,
    ) -> T {
        let root = self.loaded.root().expect("a module was found in `new`");
        let language = Haskell::new(&self.loaded, root, sources);
        work(&Testing {
            program: &self.loaded.program,
            specs: &self.specs,
            names: &InScope { loaded: &self.loaded, module: root },
            views: &language,
            syntax: &language,
            subjects: &self.subjects,
            endings,
            obligations,
            deadline: Instant::now().checked_add(allowance.time()),
            bytes: allowance.bytes(),
            count: self.count,
        })
    }
}

/// The methods of a module's instances: `size of Sized Stack`, the definition, its place, and its type if it needs no other instances.
fn methods(loaded: &Loaded, root: &LoadedModule) -> Vec<(String, Symbol, Span, Option<Type>)> {
    let program = &loaded.program;
    let is_dictionary =
        |name: Symbol| program.data_id(name).is_some_and(|id| program.data(id).kind == DataKind::Dictionary);
    let mut all = Vec::new();
    for (_, global) in program.globals() {
        let Some(span) = global.span.filter(|span| span.file == root.file) else { continue };
        let Some((_, rest)) = global.name.as_str().split_once("$f") else { continue };
        let Some((_, method)) = rest.split_once('$') else { continue };
        let dictionary = &global.name.as_str()[..global.name.as_str().len() - method.len() - 1];
        let Some(id) = program.global_id(Symbol::new(dictionary)) else { continue };
        let mut of = match &program.global(id).ty {
            Type::Forall(_, _, body) => (**body).clone(),
            ty => ty.clone(),
        };
        let mut is_alone = true;
        while let Some((_, to)) = of.as_fun() {
            (of, is_alone) = (to.clone(), false);
        }
        let Type::Con(class, args) = &of else { continue };
        if !is_dictionary(*class) {
            continue;
        }
        let of: Vec<String> = args.iter().map(Type::to_string).collect();
        let name = format!("{method} of {} {}", base_name(class.as_str()), of.join(" "));
        let ty = match &global.ty {
            Type::Forall(_, _, body) => (**body).clone(),
            ty => ty.clone(),
        };
        all.push((name, global.name, span, is_alone.then_some(ty)));
    }
    all
}

/// A function whose classes are the program's own, at the first instances that there are.
fn at_instances(loaded: &Loaded, module: &LoadedModule, global: Symbol, sources: &SourceMap) -> Option<(Expr, Type)> {
    let scheme = &module.values.iter().find(|value| value.name == global)?.scheme;
    let Type::Forall(_, preds, body) = scheme else { return None };
    let program = &loaded.program;
    let mut known: Vec<(Symbol, Type)> = Vec::new();
    for pred in preds.iter() {
        let Type::Var(v) = &pred.ty else { return None };
        if known.iter().any(|(name, _)| name == v) {
            continue;
        }
        let head = |ty: &Type| match ty {
            Type::Con(class, args) if *class == pred.class && args.len() == 1 => Some(args[0].clone()),
            _ => None,
        };
        let mut heads: Vec<(u32, Type)> = program
            .globals()
            .filter_map(|(_, global)| {
                let ty = match &global.ty {
                    Type::Forall(_, _, body) => body,
                    ty => ty,
                };
                Some((global.span.map_or(u32::MAX, |span| span.start), head(ty)?))
            })
            .collect();
        heads.sort_by_key(|(at, _)| *at);
        known.push((*v, heads.into_iter().next()?.1));
    }
    let ty = body.subst(&|v| known.iter().find(|(name, _)| *name == v).map(|(_, ty)| ty.clone()));
    let (base, name) = (base_name(global.as_str()), global.as_str());
    let home = name.strip_suffix(base)?.strip_suffix('.')?;
    let expr = loaded.definition_at(module, home, base, &ty, sources)?;
    Some((expr, ty))
}

fn item(
    loaded: &Loaded,
    module: &LoadedModule,
    global: Symbol,
    name: String,
    span: Span,
    sources: &mut SourceMap,
) -> Item {
    let is_operator = !name.starts_with(|c: char| c.is_alphabetic() || c == '_');
    let written = if is_operator { format!("({name})") } else { name.clone() };
    let place = loaded.program.global_id(global).and_then(|id| loaded.program.global(id).span).unwrap_or(span);
    let sampled = match loaded.sample(module, &written, sources) {
        Err(errors) => at_instances(loaded, module, global, sources).ok_or(errors),
        sampled => sampled,
    };
    let (subject, instances) = match sampled {
        Ok((expr, ty)) => {
            let ty = match ty {
                Type::Forall(_, _, body) => (*body).clone(),
                ty => ty,
            };
            let instances = chosen(module, global, &ty);
            (subject(expr, ty).ok_or_else(|| "a definition that is no function".to_owned()), instances)
        }
        Err(errors) => (Err(errors.into_iter().next().map_or_else(String::new, |error| error.message)), None),
    };
    Item { name, span: place, subject, instances }
}

fn subject(expr: Expr, ty: Type) -> Option<Subject> {
    let (head, dictionaries) = match expr {
        Expr::App(head, args) => (*head, args),
        head => (head, Vec::new()),
    };
    match head {
        Expr::Global(global) => Some(Subject { global, dictionaries, ty }),
        Expr::At(_, inner) => subject(if dictionaries.is_empty() { *inner } else { return None }, ty),
        _ => None,
    }
}

/// `a = Int`, for the variables of a scheme that stand for something in the type.
fn chosen(module: &LoadedModule, global: Symbol, ty: &Type) -> Option<String> {
    let scheme = &module.values.iter().find(|value| value.name == global)?.scheme;
    let Type::Forall(_, preds, body) = scheme else { return None };
    if preds.is_empty() {
        return None;
    }
    let mut known = Vec::new();
    selfsame_refine::logic::matches(body, ty, &mut known);
    let told: Vec<String> = known
        .iter()
        .filter(|(_, ty)| !matches!(ty, Type::Var(_)))
        .map(|(name, ty)| format!("{name} is {ty}"))
        .collect();
    (!told.is_empty()).then(|| told.join(", "))
}

/// Whether a definition is believed rather than checked.
fn is_assumed(specs: &Specs, global: Symbol) -> bool {
    specs.is_unchecked(global) || matches!(specs.signature(global), Ok(Some(signature)) if signature.is_assumed)
}

/// Whether a definition takes a field out of a record, or a method out of an instance: nobody wrote its code.
fn is_selector(module: &LoadedModule, global: Symbol) -> bool {
    let def = module.interface.values.get(&global).and_then(|def| def.get());
    matches!(def.map(|def| def.kind), Some(ValueKind::Field { .. } | ValueKind::Method { .. }))
}
