//! Writing Core: definitions that are added to a copy of the program.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::expr::{Alt, AltPattern, Expr, Label, LabelKind, Lit, Local};
use selfsame_core::program::{Code, Global, Program};
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use crate::specs::{Names, Specs};

/// A program under construction: the user's, and what was made of its specifications. Every definition is made once.
pub struct Builder<'a> {
    pub program: Program,
    pub specs: &'a Specs,
    pub names: &'a dyn Names,
    next: u32,
    made: FxHashMap<String, Symbol>,
    own: FxHashSet<Symbol>,
    /// Measures that were made: the definition, the type of its argument, and of what it gives.
    pub measures: Vec<(Symbol, Vec<Type>, Type)>,
    /// How often predicates were written out.
    pub expanded: usize,
    /// What the abstract refinements of data speak of, by the definition that goes through it.
    pub abstracted: FxHashMap<Symbol, Vec<Vec<Type>>>,
}

/// Apart from the locals of the program's own code.
const FIRST_LOCAL: u32 = 1 << 29;

pub type Built<T> = Result<T, Diagnostic>;

impl<'a> Builder<'a> {
    pub fn new(program: Program, specs: &'a Specs, names: &'a dyn Names) -> Builder<'a> {
        let own = program.globals().map(|(_, global)| global.name).collect();
        let (made, abstracted) = (FxHashMap::default(), FxHashMap::default());
        Builder { program, specs, names, next: FIRST_LOCAL, made, own, measures: Vec::new(), expanded: 0, abstracted }
    }

    pub fn local(&mut self, name: &str) -> Local {
        self.next += 1;
        Local { id: self.next, name: Symbol::new(name) }
    }

    pub fn locals(&mut self, names: &[Symbol]) -> Vec<Local> {
        names.iter().map(|name| self.local(name.as_str())).collect()
    }

    /// The definition of this key, made when it is first asked for; it may use itself by its name.
    pub fn define(&mut self, key: &str, make: impl FnOnce(&mut Self, Symbol) -> Built<Expr>) -> Built<Symbol> {
        if let Some(known) = self.made.get(key) {
            return Ok(*known);
        }
        let name = Symbol::new(key);
        self.made.insert(key.to_owned(), name);
        match make(self, name) {
            Ok(expr) => {
                self.add(name, expr, Type::var("a"));
                Ok(name)
            }
            Err(wrong) => {
                self.made.remove(key);
                Err(wrong)
            }
        }
    }

    /// Remembers that a definition is a measure.
    pub fn is_measure(&mut self, name: Symbol, of: &Type, gives: &Type) {
        if !self.measures.iter().any(|(known, ..)| *known == name) {
            self.measures.push((name, vec![of.clone()], gives.clone()));
        }
    }

    /// The definition of this key, if it was made or begun.
    pub fn made(&self, key: &str) -> Option<Symbol> {
        self.made.get(key).copied()
    }

    /// A name for a definition that is added later.
    pub fn reserve(&mut self, key: &str) -> Symbol {
        let name = Symbol::new(key);
        self.made.insert(key.to_owned(), name);
        name
    }

    /// Whether a global is of the user's own source.
    pub fn is_own(&self, global: Symbol) -> bool {
        self.own.contains(&global)
    }

    /// Whether something is of a module of the user's own source.
    pub fn is_own_module(&self, name: Symbol) -> bool {
        let module = |name: Symbol| {
            let name = name.as_str();
            name.strip_suffix(selfsame_core::types::base_name(name)).unwrap_or_default()
        };
        let wanted = module(name);
        !wanted.is_empty() && self.own.iter().any(|own| module(*own) == wanted)
    }

    pub fn add(&mut self, name: Symbol, expr: Expr, ty: Type) {
        let code = Code::Expr(Arc::new(expr));
        self.program.add_global(Global { name, ty, code, span: None, fixity: None });
    }
}

pub fn unsupported(span: Span, why: impl Into<String>) -> Diagnostic {
    Diagnostic::unsupported(span, "unsupported annotation").label(why.into())
}

pub fn var(local: Local) -> Expr {
    Expr::Local(local)
}

pub fn call(function: Symbol, args: Vec<Expr>) -> Expr {
    apply(Expr::Global(function), args)
}

pub fn apply(function: Expr, args: Vec<Expr>) -> Expr {
    if args.is_empty() { function } else { Expr::App(Box::new(function), args) }
}

pub fn lambda(params: Vec<Local>, body: Expr) -> Expr {
    if params.is_empty() { body } else { Expr::Lam(params, Box::new(body)) }
}

pub fn truth(value: bool) -> Expr {
    Expr::Con(if value { "True" } else { "False" }.into(), Vec::new())
}

pub fn int(value: i64) -> Expr {
    Expr::Lit(Lit::Int(value))
}

pub fn choose(condition: Expr, yes: Expr, no: Expr) -> Expr {
    let alt = |truth: &str, body: Expr| Alt { pattern: AltPattern::Con(truth.into(), Vec::new()), body };
    Expr::Case(Box::new(condition), vec![alt("True", yes), alt("False", no)], None)
}

/// Both; the second is not looked at when the first is false.
pub fn both(left: Expr, right: Expr) -> Expr {
    choose(left, right, truth(false))
}

pub fn either(left: Expr, right: Expr) -> Expr {
    choose(left, truth(true), right)
}

pub fn not(value: Expr) -> Expr {
    choose(value, truth(false), truth(true))
}

pub fn alt(con: Symbol, fields: Vec<Local>, body: Expr) -> Alt {
    Alt { pattern: AltPattern::Con(con, fields), body }
}

pub fn case(scrutinee: Expr, alts: Vec<Alt>, default: Option<Expr>) -> Expr {
    Expr::Case(Box::new(scrutinee), alts, default.map(Box::new))
}

/// What a measure is where no clause says it: nothing can be concluded from it.
pub fn undefined_measure() -> Expr {
    Expr::Bottom(Label::new(LabelKind::Unsupported, "a measure where no clause defines it"))
}
