//! The state of checking one module, with what every part of the checker uses: variables in scope, fresh things, complaints.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::diagnostic::{Diagnostic, Severity};
use selfsame_core::expr::Local;
use selfsame_core::program::DataDef;
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{LARGEST_TYPE, Pred, Type};
use selfsame_typing::{Equation, Level, Mismatch, Unifier};

use super::env::Env;
use super::error;
use super::evidence::{GroupId, HoleId, Holes};
use super::finish::Draft;
use super::solve::{Given, Origin, Wanted};
use super::substitute::{replace, replace_pred};
use super::term;
use crate::elab::{ConRef, Elab};
use crate::syntax::Name;

pub(super) struct Checker<'a> {
    pub env: Env<'a>,
    pub sources: &'a SourceMap,
    pub metas: Unifier,
    /// 1 at the top of the module; variables of level 0 and 1 belong to no group.
    pub level: Level,
    pub holes: Holes,
    /// Constraints that nobody has solved yet.
    pub wanteds: Vec<Wanted>,
    /// Constraints of the signatures and instances that we are inside of.
    pub givens: Vec<Given>,
    pub locals: Locals,
    /// Type variables in scope, the innermost last.
    pub tyvars: Vec<(Symbol, Type)>,
    /// Top-level variables of the group being inferred, which have no type scheme yet.
    pub monos: FxHashMap<Symbol, (Type, GroupId)>,
    pub diagnostics: Vec<Diagnostic>,
    pub datas: Vec<DataDef>,
    pub globals: Vec<Defined>,
    /// An expression is being checked that belongs to no module, so it cannot have globals of its own.
    pub stands_alone: bool,
    /// How many of the constraints in scope are around the binding that is being generalised: of implicit parameters, it is over its own.
    pub implicit_floor: usize,
    /// Dictionaries that refer to themselves, and the variables that they are.
    pub recursive_dicts: Vec<(Pred, Elab)>,
    pub local_dicts: Vec<(Local, HoleId)>,
    /// Names of instances, each used once.
    pub instance_names: FxHashSet<Symbol>,
    /// The top-level binding being checked.
    pub definition: Option<Symbol>,
    /// Why the definition being checked has no code.
    pub trouble: Option<Symbol>,
    /// Constraints of this definition that were reported, so that each is reported once.
    pub unsolvable: Vec<Pred>,
    /// Constructors met so far, by qualified name.
    pub cons: FxHashMap<Symbol, KnownCon>,
    /// The function, `case` or binding whose patterns are being checked; a lazy pattern's failure names it.
    pub match_span: Option<Span>,
    pub next_local: u32,
    /// Names with more than one definition.
    pub twice: FxHashSet<Symbol>,
    /// Why no definition of the module has code.
    pub all_spoiled: Option<Symbol>,
    /// How many special constructors the patterns in scope have opened.
    pub openings: u32,
    /// Types with special constructors.
    pub special_types: Vec<Symbol>,
    /// Instances that were not understood, and why.
    pub lost_instances: Vec<(Span, Symbol)>,
    /// What instances of data families are in Core.
    pub representations: Vec<(Symbol, Equation)>,
    /// Types that were not known where values of them were bound.
    pub unsure: Vec<(Type, Span)>,
    /// Where types were last compared, for what is left open.
    pub place: Option<Span>,
}

/// Why a definition with an error of its own has no code.
pub(super) const HAS_ERROR: &str = "it has an error";

pub(super) struct KnownCon {
    pub con: ConRef,
    pub labels: Arc<[Symbol]>,
}

/// A global with code whose holes are not filled yet.
pub(super) struct Defined {
    pub name: Symbol,
    pub scheme: Type,
    pub body: Result<Draft, Symbol>,
    pub span: Option<Span>,
    /// The binding group that it is of, by its first variable.
    pub owner: Option<Symbol>,
}

/// The variables of an enclosing function, pattern or `let`.
#[derive(Default)]
pub(super) struct Locals {
    vars: FxHashMap<Symbol, Vec<LocalVar>>,
    trail: Vec<Symbol>,
}

#[derive(Clone)]
pub(super) struct LocalVar {
    pub local: Local,
    pub ty: Type,
    /// Set while its binding group is being inferred: uses inside are monomorphic.
    pub group: Option<GroupId>,
    /// Why it cannot be used.
    pub trouble: Option<Symbol>,
}

impl Locals {
    pub fn push(&mut self, var: LocalVar) {
        self.trail.push(var.local.name);
        self.vars.entry(var.local.name).or_default().push(var);
    }

    pub fn mark(&self) -> usize {
        self.trail.len()
    }

    pub fn reset(&mut self, mark: usize) {
        for name in self.trail.drain(mark..) {
            if let Some(stack) = self.vars.get_mut(&name) {
                stack.pop();
            }
        }
    }

    pub fn get(&self, name: Symbol) -> Option<&LocalVar> {
        self.vars.get(&name)?.last()
    }

    pub fn get_mut(&mut self, name: Symbol) -> Option<&mut LocalVar> {
        self.vars.get_mut(&name)?.last_mut()
    }

    pub fn names(&self) -> impl Iterator<Item = Symbol> + '_ {
        self.trail.iter().copied()
    }
}

impl<'a> Checker<'a> {
    pub fn new(env: Env<'a>, sources: &'a SourceMap) -> Checker<'a> {
        Checker {
            env,
            sources,
            metas: Unifier::new(),
            level: 1,
            holes: Holes::default(),
            wanteds: Vec::new(),
            givens: Vec::new(),
            locals: Locals::default(),
            tyvars: Vec::new(),
            monos: FxHashMap::default(),
            diagnostics: Vec::new(),
            datas: Vec::new(),
            globals: Vec::new(),
            stands_alone: false,
            implicit_floor: 0,
            recursive_dicts: Vec::new(),
            local_dicts: Vec::new(),
            instance_names: FxHashSet::default(),
            definition: None,
            trouble: None,
            unsolvable: Vec::new(),
            cons: FxHashMap::default(),
            match_span: None,
            next_local: 0,
            twice: FxHashSet::default(),
            all_spoiled: None,
            openings: 0,
            special_types: Vec::new(),
            lost_instances: Vec::new(),
            representations: Vec::new(),
            unsure: Vec::new(),
            place: None,
        }
    }

    /// Starts a top-level definition: locals are numbered anew.
    pub fn start_definition(&mut self) {
        self.next_local = 0;
        self.definition = None;
        self.trouble = None;
        self.unsolvable.clear();
        self.unsure.clear();
        self.metas.start();
    }

    /// Spoils the definition if its types are too large to go on with. What it still wanted, from a number on, is forgotten:
    /// nothing can be said of it.
    pub fn give_up_large(&mut self, span: Span, wanted: usize) {
        if self.metas.is_too_large() {
            self.wanteds.truncate(wanted);
            let what = format!("a type that is too large (more than {LARGEST_TYPE} nodes)");
            self.unsupported(span, &what);
        }
    }

    pub fn fresh(&mut self) -> Type {
        self.metas.fresh_at(self.level)
    }

    pub fn local(&mut self, name: Symbol) -> Local {
        self.next_local += 1;
        Local { id: self.next_local - 1, name }
    }

    pub fn bind_local(&mut self, name: Symbol, ty: Type) -> Local {
        let local = self.local(name);
        self.locals.push(LocalVar { local, ty, group: None, trouble: None });
        local
    }

    /// Reports and goes on; the definition is spoiled.
    pub fn report(&mut self, diagnostic: Diagnostic) {
        if diagnostic.severity != Severity::Warning {
            let why = match diagnostic.severity {
                Severity::Unsupported => Symbol::new(&diagnostic.message),
                _ => Symbol::new(HAS_ERROR),
            };
            self.trouble.get_or_insert(why);
        }
        self.diagnostics.push(diagnostic);
    }

    /// Spoils the definition because of something that was reported where it is.
    pub fn spoil(&mut self, why: Symbol) -> Elab {
        self.trouble.get_or_insert(why);
        term::placeholder()
    }

    /// Says that something is not supported, unless the parser has reported it as an error.
    pub fn unsupported(&mut self, span: Span, what: &str) {
        if what == "a syntax error" {
            self.spoil(Symbol::new(HAS_ERROR));
        } else {
            self.report(Diagnostic::unsupported(span, format!("{what} is not supported")));
        }
    }

    /// What the users of a definition in trouble are told.
    pub fn reason(&self, base: Symbol) -> Symbol {
        let why = self.trouble.map_or(HAS_ERROR, |why| why.as_str());
        if why == HAS_ERROR {
            Symbol::new(&format!("uses `{base}`, which has an error"))
        } else if why.starts_with("uses ") || why.starts_with("module ") {
            Symbol::new(why)
        } else {
            Symbol::new(&format!("uses `{base}`: {why}"))
        }
    }

    /// The code of a global, or why it has none.
    pub fn define(&mut self, name: Symbol, scheme: Type, body: Elab, span: Option<Span>) {
        if let (Some(span), None) = (span, self.trouble) {
            self.give_up_large(span, self.wanteds.len());
        }
        self.check_unsure();
        let is_twice = self.twice.contains(&name);
        let body = match self.trouble.or(self.all_spoiled) {
            Some(why) => Err(why),
            None if is_twice => Err(Symbol::new(HAS_ERROR)),
            None => Ok(Draft { body, locals: self.next_local }),
        };
        self.globals.push(Defined { name, scheme, body, span, owner: self.definition });
    }

    pub fn fail(&mut self, diagnostic: Diagnostic) -> Elab {
        self.report(diagnostic);
        term::placeholder()
    }

    /// What is checked and what is found must agree; complains with both types when they do not.
    pub fn expect(&mut self, span: Span, expected: &Type, actual: &Type) -> bool {
        self.place = Some(span);
        match self.metas.unify(expected, actual) {
            Ok(()) => {
                self.want_postponed(span);
                true
            }
            Err(mismatch) => {
                self.mismatch(span, expected, actual, mismatch);
                false
            }
        }
    }

    pub fn mismatch(&mut self, span: Span, expected: &Type, actual: &Type, mismatch: Mismatch) {
        let (expected, actual) = (self.metas.resolve(expected), self.metas.resolve(actual));
        let mismatch = match mismatch {
            Mismatch::Differ { left, right } => {
                Mismatch::Differ { left: self.metas.resolve(&left), right: self.metas.resolve(&right) }
            }
            Mismatch::Infinite { unknown, within } => {
                Mismatch::Infinite { unknown: self.metas.resolve(&unknown), within: self.metas.resolve(&within) }
            }
            escape => escape,
        };
        self.report(error::mismatch(span, &expected, &actual, &mismatch));
    }

    /// Fresh types for the variables of a scheme; its constraints become wanted, and the term takes their dictionaries.
    pub fn instantiate(&mut self, term: Elab, ty: &Type, span: Span, origin: Origin) -> (Elab, Type) {
        let Type::Forall(vars, preds, body) = ty else { return (term, ty.clone()) };
        let types: Vec<Type> = vars.iter().map(|_| self.fresh()).collect();
        self.instantiate_with(term, vars, &types, preds, body, span, origin)
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of a type scheme, taken apart by two callers")]
    pub fn instantiate_with(
        &mut self,
        term: Elab,
        vars: &[Symbol],
        types: &[Type],
        preds: &[Pred],
        body: &Type,
        span: Span,
        origin: Origin,
    ) -> (Elab, Type) {
        let dicts: Vec<Elab> = preds
            .iter()
            .map(|pred| {
                let pred = replace_pred(pred, vars, types);
                let hole = self.want(pred, span, origin.clone());
                self.holes.term(hole)
            })
            .collect();
        (term::applied(term, dicts), replace(body, vars, types))
    }

    /// Rigid types for the variables of a scheme at the current level.
    pub fn skolemise(&mut self, vars: &[Symbol]) -> Vec<Type> {
        vars.iter().map(|v| self.metas.skolem(v.as_str(), self.level)).collect()
    }

    /// Argument and result of a type that must be a function's.
    pub fn split_fun(&mut self, ty: &Type) -> Option<(Type, Type)> {
        let ty = self.metas.shallow(ty);
        match &ty {
            // `m a` may be a function too: `join (+) 1`.
            Type::Meta(_) | Type::App(..) => {
                let (from, to) = (self.fresh(), self.fresh());
                let fun = super::prim::fun(from.clone(), to.clone());
                self.metas.unify(&ty, &fun).ok().map(|()| (from, to))
            }
            _ if self.metas.is_family(&ty) => {
                let (from, to) = (self.fresh(), self.fresh());
                let fun = super::prim::fun(from.clone(), to.clone());
                self.metas.unify(&ty, &fun).ok().map(|()| (from, to))
            }
            _ => ty.as_fun().map(|(from, to)| (from.clone(), to.clone())),
        }
    }

    /// A value that syntax refers to, instantiated; missing ones are errors of the library.
    pub fn syntax(&mut self, base: &'static str, span: Span) -> (Elab, Type) {
        let name = Name { qualifier: None, base: base.into(), span };
        match self.env.scope.syntax_value(base) {
            Some(entity) => self.global(&name, entity, Origin::Syntax(base)),
            None => {
                let missing = format!("this syntax needs `{base}`, which is not in scope");
                (self.fail(Diagnostic::error(span, missing)), self.fresh())
            }
        }
    }
}

/// `forall vars. preds => ty`, or the type itself when it binds nothing.
pub(super) fn quantified(vars: Vec<Symbol>, preds: Vec<Pred>, ty: Type) -> Type {
    if vars.is_empty() && preds.is_empty() {
        return ty;
    }
    Type::Forall(vars.into(), preds.into(), Arc::new(ty))
}
