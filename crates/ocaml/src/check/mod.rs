//! Names and types: from the syntax tree to the elaborated one.
//!
//! Inference is Hindley–Milner with levels ([`selfsame_typing`]) and OCaml's value restriction. Polymorphic comparison is
//! a hidden class: a definition that compares values of a type variable takes the comparison as an extra argument, see
//! [`evidence`].

mod apply;
mod bind;
mod data;
mod evidence;
mod expr;
mod format;
mod label;
mod local;
mod lookup;
mod module;
mod package;
mod pattern;
mod scan;
pub mod scope;
mod seal;
mod tags;
mod types;
mod units;
mod variance;

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::expr::Local;
use selfsame_core::program::{ConDef, DataDef};
use selfsame_core::span::{FileId, SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{LARGEST_TYPE, Type};
use selfsame_typing::{Mismatch, Scheme, Unifier};

use crate::elab::{Class, Definition, Elab, EvidenceId, Facts, Failure, GroupId};
use crate::library::Prepared;
use crate::show::TypePrinter;
use crate::syntax::Expr;
use crate::unit::{Checked, Progress};
use local::Step;
pub(crate) use module::bound_names;
use package::Package;
use scope::{DataEntry, Module, ModuleEntry, Scope};
pub(crate) use tags::{mentioned_tags, number, tag_of};

/// The name of the library's root module.
pub const STDLIB: &str = "Stdlib";

/// More errors than this in one definition are not told: the first ones explain the others.
const MAX_ERRORS_PER_ITEM: usize = 3;

/// Everything inference knows, kept between the file and the expressions evaluated in it.
#[derive(Debug, Default)]
pub struct Checker {
    types: Unifier,
    pub facts: Facts,
    pub scope: Scope,
    /// What the structure being read defines.
    exports: Module,
    /// How many more definitions of each name the structure has: the last one gets the plain name.
    remaining: FxHashMap<Symbol, u32>,
    /// In front of the names of globals: `File.M.`.
    prefix: String,
    datas: FxHashMap<Symbol, Arc<DataEntry>>,
    /// Types with constructors that say more of a type where they are matched.
    refining: FxHashSet<Symbol>,
    taken: FxHashMap<Symbol, u32>,
    library: FxHashMap<Symbol, Arc<Module>>,
    /// Modules of the library as programs see them.
    public: FxHashMap<Symbol, Arc<Module>>,
    /// Where the library's syntax comes from, if not from its text.
    pub prepared: Option<Prepared>,
    pending: Vec<Pending>,
    /// Variables of patterns for all that comes with an exception, whose parts have variables of ours.
    whole_parts: Vec<(Symbol, Vec<Local>)>,
    /// Variables of patterns that hold what is of all types: fields with type variables of their own.
    many: FxHashMap<u32, Arc<Scheme>>,
    /// Whether some file has first-class modules: then signatures are kept as they are written.
    pub packs: bool,
    /// How many there are.
    signatures: u32,
    packages: FxHashMap<Symbol, Arc<Package>>,
    /// Variables of patterns for packages, with the modules that these are.
    opened: FxHashMap<u32, (Symbol, ModuleEntry)>,
    /// What a structure inside an expression has defined so far; nothing where definitions are those of a file.
    steps: Option<Vec<Step>>,
    /// Type variables of annotations: they stand for one type throughout a top-level definition.
    type_vars: FxHashMap<Symbol, Type>,
    next_var: u32,
    next_local: u32,
    /// The local before those of the definition being checked.
    first_local: u32,
    errors_in_item: usize,
    /// Modules that are not there, each with the file that said so: once is enough.
    missing: Vec<(FileId, Symbol)>,
    pub output: Output,
    /// The other files of the program.
    pub units: Vec<Progress>,
    /// Those that have been checked, in the order in which they were.
    pub checked_units: Vec<Checked>,
    /// Units that are being checked, the innermost last, each with those that it has mentioned.
    within_units: Vec<Vec<usize>>,
    /// Definitions of other files: they come before those of the file that needs them.
    pub linked: Vec<Definition>,
    taken_prefixes: FxHashSet<String>,
    /// Tags of polymorphic variants, in the order in which they are compared.
    pub tags: Vec<Symbol>,
    /// What usually comes with them.
    usual: tags::Usual,
    /// Whether the files are those of OCaml's library itself.
    pub is_library: bool,
    /// Types of other files whose constructors nobody else sees.
    pub hidden: Vec<Symbol>,
}

/// What checking has produced since it was last taken.
#[derive(Debug, Default)]
pub struct Output {
    pub datas: Vec<DataDef>,
    pub exceptions: Vec<ConDef>,
    /// Constructors that open types get, each with its type.
    pub extensions: Vec<(Symbol, ConDef)>,
    pub definitions: Vec<Definition>,
    pub diagnostics: Vec<Diagnostic>,
}

/// A comparison whose type is not known yet.
#[derive(Clone, Debug)]
struct Pending {
    class: Class,
    ty: Type,
    id: EvidenceId,
}

impl Checker {
    /// Checks an expression in the scope of the file. What it means beside the expression is in [`Checker::output`].
    pub fn top_expr(&mut self, sources: &mut SourceMap, expr: &Expr) -> (Elab, Type) {
        self.types.start();
        self.begin_item();
        let start = self.pending.len();
        self.types.enter();
        let ty = self.types.fresh();
        let elab = self.expr(sources, expr, &ty);
        self.types.leave();
        self.types.keep_unknown(&ty);
        // Printed before what nothing determines becomes `unit`.
        let shown = self.with_variables(&ty);
        self.settle_pending(start);
        self.finish_type(&ty);
        if self.types.is_too_large() {
            return (self.unsupported(expr.span, &too_large()), unit());
        }
        (elab, self.erased(&shown))
    }

    /// Why the definition being checked is lost, if something is wrong with its types. What is too large is told here.
    fn lost(&mut self, span: Span) -> Option<String> {
        if self.errors_in_item > 0 {
            let why = match self.scope.has_lost(span.file) {
                true => "it has an error, or needs a module that could not be read",
                false => "it has a type error",
            };
            return Some(why.into());
        }
        for id in self.first_local + 1..=self.next_local {
            self.facts.locals.get(&id).inspect(|ty| drop(self.types.resolve(ty)));
        }
        self.types.is_too_large().then(|| {
            self.unsupported(span, &too_large());
            too_large()
        })
    }

    /// The type with variables for what is not known.
    fn with_variables(&mut self, ty: &Type) -> Type {
        let unknowns = self.types.all_unknowns(ty);
        fn replace(ty: &Type, unknowns: &[u32]) -> Type {
            match ty {
                Type::Meta(m) => match unknowns.iter().position(|u| u == m) {
                    Some(i) => Type::var(&*format!("t{i}")),
                    None => ty.clone(),
                },
                Type::Con(name, args) => Type::Con(*name, args.iter().map(|arg| replace(arg, unknowns)).collect()),
                _ => ty.clone(),
            }
        }
        replace(&self.types.resolve(ty), &unknowns)
    }

    /// Everything that is still unknown becomes `unit`: nothing in the program depends on it.
    pub fn finish(&mut self) {
        let own = std::mem::take(&mut self.output.definitions);
        self.output.definitions = std::mem::take(&mut self.linked);
        self.output.definitions.extend(own);
        self.types.start();
        self.settle_pending(0);
        let ids: Vec<u32> = self.facts.locals.keys().copied().collect();
        if !self.tags.is_empty() {
            let locals = ids.iter().map(|id| self.facts.locals[id].clone());
            let schemes = self.output.definitions.iter().map(|definition| definition.scheme.ty.clone());
            for ty in locals.chain(schemes).collect::<Vec<_>>() {
                self.types.start();
                let ty = self.types.resolve(&ty);
                self.note_all_usual(&ty);
            }
        }
        for id in ids {
            self.types.start();
            let ty = self.finish_type(&self.facts.locals[&id].clone());
            let ty = self.erased(&ty);
            self.facts.locals.insert(id, ty);
        }
        for i in 0..self.output.definitions.len() {
            self.types.start();
            let ty = self.finish_type(&self.output.definitions[i].scheme.ty.clone());
            let definition = &mut self.output.definitions[i];
            definition.labels = label::labels_of(&ty);
            let plain = tags::rowless(&label::erased(&ty), &self.tags, &self.usual);
            definition.scheme.ty = plain;
        }
    }

    /// The type as everybody else sees it.
    fn erased(&self, ty: &Type) -> Type {
        tags::rowless(&label::erased(ty), &self.tags, &self.usual)
    }

    pub fn finish_type(&mut self, ty: &Type) -> Type {
        for meta in self.types.all_unknowns(ty) {
            self.types.settle(meta, unit());
        }
        self.types.resolve(ty)
    }

    fn begin_item(&mut self) {
        if self.steps.is_none() {
            self.type_vars.clear();
            self.errors_in_item = 0;
        } else {
            // What is wrong in a structure inside an expression is wrong with the definition around it, whose types it sees.
            self.type_vars.retain(|name, _| is_abstract(*name));
        }
    }

    /// A variable for a definition of the file that becomes a local one.
    pub(crate) fn new_local(&mut self, name: Symbol, ty: Type) -> Local {
        self.fresh_local(name, ty)
    }

    /// A group of definitions that compares nothing.
    pub(crate) fn plain_group(&mut self) -> GroupId {
        self.new_group()
    }

    fn fresh_local(&mut self, name: Symbol, ty: Type) -> Local {
        self.next_local += 1;
        let local = Local { id: self.next_local, name };
        self.facts.locals.insert(local.id, ty);
        local
    }

    /// Lowering makes locals of its own after these.
    pub fn local_counter(&mut self) -> &mut u32 {
        &mut self.next_local
    }

    fn failure(&self, sources: &SourceMap, span: Span) -> Failure {
        let file = sources.file(span.file);
        let (line, column) = file.line_column(span.start);
        Failure { file: Symbol::new(&file.path), line: line as i64, column: column as i64 - 1 }
    }

    fn error(&mut self, diagnostic: Diagnostic) {
        self.errors_in_item += 1;
        if self.errors_in_item <= MAX_ERRORS_PER_ITEM {
            self.output.diagnostics.push(diagnostic);
        }
    }

    /// A gap of ours: said once, and whoever evaluates the expression is told.
    fn unsupported(&mut self, span: Span, what: &str) -> Elab {
        let message = format!("not supported: {what}");
        self.output.diagnostics.push(Diagnostic::unsupported(span, message));
        Elab::Unsupported(Symbol::new(what))
    }

    fn unify(&mut self, span: Span, found: &Type, expected: &Type) -> bool {
        let Err(mismatch) = self.types.unify(found, expected) else { return true };
        let mut printer = TypePrinter::default();
        let (found, expected) = (self.types.resolve(found), self.types.resolve(expected));
        let (found_text, expected_text) = (printer.show(&found), printer.show(&expected));
        let message = format!("type mismatch: expected `{expected_text}`, found `{found_text}`");
        let mut diagnostic = Diagnostic::error(span, message).label(format!("this has type `{found_text}`"));
        if let Some(hint) = self.mismatch_hint(&mismatch, &found, &expected, &mut printer) {
            diagnostic = diagnostic.hint(hint);
        }
        self.error(diagnostic);
        false
    }

    fn mismatch_hint(
        &mut self,
        mismatch: &Mismatch,
        found: &Type,
        expected: &Type,
        printer: &mut TypePrinter,
    ) -> Option<String> {
        let (left, right) = match mismatch {
            Mismatch::Infinite { unknown, within } => {
                let (unknown, within) = (self.types.resolve(unknown), self.types.resolve(within));
                return Some(format!(
                    "`{}` would be part of itself: `{}`",
                    printer.show(&unknown),
                    printer.show(&within)
                ));
            }
            Mismatch::Differ { left, right } => (left, right),
            // There are no rigid variables.
            Mismatch::Escape(_) => return None,
        };
        let is = |ty: &Type, name: &str| matches!(ty, Type::Con(n, _) if n.as_str() == name);
        let pair = |a: &str, b: &str| (is(left, a) && is(right, b)) || (is(left, b) && is(right, a));
        if pair("Int", "Double") {
            return Some(
                "`float` has operators of its own: `+.`, `-.`, `*.`, `/.`; convert with `float_of_int`".into(),
            );
        }
        if pair("string", "Char") {
            return Some("characters are written 'c', strings \"s\"".into());
        }
        if found.as_fun().is_some() && expected.as_fun().is_none() && !matches!(expected, Type::Meta(_)) {
            return Some("is an argument missing?".into());
        }
        if is(found, "()") || is(expected, "()") {
            return Some("an `if` without `else` and the parts before `;` have type `unit`".into());
        }
        let (left, right) = (self.types.resolve(left), self.types.resolve(right));
        ((&left, &right) != (found, expected))
            .then(|| format!("`{}` is not `{}`", printer.show(&left), printer.show(&right)))
    }
}

/// Whether it is a locally abstract type: `type a` stands for one type where it is in scope.
fn is_abstract(name: Symbol) -> bool {
    name.as_str().starts_with("type ")
}

fn too_large() -> String {
    format!("a type that is too large (more than {LARGEST_TYPE} nodes)")
}

pub fn unit() -> Type {
    Type::con("()")
}

/// OCaml's `string`: in Core a newtype of lists of characters, so not the same type as `char list`.
pub fn string() -> Type {
    Type::con("string")
}

pub fn exn() -> Type {
    Type::con("exn")
}
