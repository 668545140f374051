//! Properties of what generators make, as properties of all values.
//!
//! `forAll g (\x -> p)` says `p` of what `g` makes. That is some of the values of a type, so `p` of all of them, or of all that
//! satisfy what is known of `g`, is enough; and that is a law whose variables are arguments. It is written here beside the property, as syntax: what the
//! property is made of is parsed once more, in a file of its own, and each generator in it becomes variables.
//!
//! The words of QuickCheck are known by their names alone; whether the module means QuickCheck's is seen once it is checked
//! ([`means_library`]).

mod generator;
mod property;

use rustc_hash::FxHashSet;
use selfsame_core::expr::Expr as Core;
use selfsame_core::program::{Code, Program};
use selfsame_core::span::{FileId, SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::base_name;

use super::rules::PROPERTY;
use super::suite::{self, EXAMPLE};
use crate::derive::Make;
use crate::parse::parse_module;
use crate::preprocess::Defines;
use crate::syntax::*;

/// A property, and the one of all values that was made of it.
pub(super) struct Every {
    /// The property, without its module.
    pub of: Symbol,
    /// The other one.
    pub name: Symbol,
    /// What was taken to be QuickCheck's.
    pub words: FxHashSet<Symbol>,
}

/// How the names of the definitions begin.
const NAME: &str = "$every";
/// The module of the library whose functions they call.
const LIBRARY: &str = "Selfsame.Test";

/// Finds the properties of a module that speak of generators, and adds the others.
pub(super) fn read(module: &mut Module, file: FileId, defines: &Defines, sources: &mut SourceMap) -> Vec<Every> {
    if defines.literate || !sources.file(file).text.contains("forAll") {
        return Vec::new();
    }
    let mut made = Vec::new();
    let mut decls = Vec::new();
    for decl in &module.decls {
        let Decl::Value(ValueDecl::Function(function)) = decl else { continue };
        let base = function.name.base;
        let is_test = suite::is_test(base);
        let [clause] = &function.clauses[..] else { continue };
        let [GuardedRhs { guards, body, .. }] = &clause.rhs.bodies[..] else { continue };
        if !(is_test || base.as_str().starts_with(PROPERTY)) || !guards.is_empty() {
            continue;
        }
        let signature = signature(module, base);
        if !is_plain(clause, body, signature.as_ref(), is_test) {
            continue;
        }
        let read_again = if is_test { body.span } else { clause.span };
        let Some(mut clause) = parsed_apart(module, file, read_again, is_test.then_some(clause), sources) else {
            continue;
        };
        let mut making = Making::default();
        let Some(body) = making.clause(&mut clause, signature.as_ref()) else { continue };
        let name = Symbol::new(&format!("{NAME}{}", made.len() + 1));
        let make = Make { span: body.span };
        decls.push(Decl::Value(make.function(name.as_str(), vec![make.clause(Vec::new(), body)])));
        made.push(Every { of: base, name, words: making.words });
    }
    if !made.is_empty() {
        let span = module.name.span;
        let (module_name, alias, list) = (Spanned { node: LIBRARY.into(), span }, None, None);
        module.imports.push(Import { module: module_name, is_source: false, qualified: true, alias, list, span });
        module.decls.append(&mut decls);
    }
    made
}

/// Whether a definition is one of these.
pub(super) fn is_made(name: Symbol) -> bool {
    name.as_str().starts_with(NAME)
}

/// Whether all words in a property's code that were taken to be the library's are.
pub(super) fn means_library(program: &Program, property: Symbol, words: &FxHashSet<Symbol>) -> bool {
    let Some(Code::Expr(code)) = program.global_id(property).map(|id| &program.global(id).code) else { return false };
    let is_word = |name: &str| words.iter().any(|word| word.as_str() == name);
    let is_own =
        |name: Symbol| is_word(base_name(name.as_str())) && program.global_id(name).is_none_or(|id| program.is_own(id));
    let is_other = &mut |part: &Core| match part {
        Core::Global(name) => is_own(*name),
        Core::Local(local) => is_word(local.name.as_str()),
        Core::Lam(params, _) => params.iter().any(|param| is_word(param.name.as_str())),
        _ => false,
    };
    !code.any(is_other)
}

fn signature(module: &Module, name: Symbol) -> Option<Type> {
    module.decls.iter().find_map(|decl| match decl {
        Decl::Value(ValueDecl::Signature { names, ty, .. }) if names.iter().any(|one| one.base == name) => {
            Some(ty.clone())
        }
        _ => None,
    })
}

/// Whether the types of a property's arguments are those of its definition made anew: a signature without variables says what they are, or there
/// are no arguments and nobody else decides.
fn is_plain(clause: &Clause, body: &Expr, signature: Option<&Type>, is_test: bool) -> bool {
    match signature {
        Some(ty) => !has_variables(ty),
        None => is_test || clause.pats.is_empty() && !matches!(suite::bare(body).node, ExprNode::Lambda(..)),
    }
}

fn has_variables(ty: &Type) -> bool {
    match &ty.node {
        TypeNode::Con(_) => false,
        TypeNode::App(a, b) | TypeNode::Fun(a, b) => has_variables(a) || has_variables(b),
        TypeNode::List(inner) => has_variables(inner),
        TypeNode::Tuple(parts) => parts.iter().any(has_variables),
        _ => true,
    }
}

/// A part of a file, as the only clause of a definition in a file of its own: what is wrong with it is told where it was written first.
fn parsed_apart(
    module: &Module,
    file: FileId,
    span: Span,
    around: Option<&Clause>,
    sources: &mut SourceMap,
) -> Option<Clause> {
    let text = &*sources.file(file).text;
    let (start, end) = (span.start as usize, span.end as usize);
    let part = text.get(start..end)?;
    let line = text[..start].rfind('\n').map_or(0, |at| at + 1);
    let column = text[line..start].chars().count();
    let extensions: Vec<&str> = module.extensions.iter().map(|name| name.as_str()).collect();
    let pragma =
        if extensions.is_empty() { String::new() } else { format!("{{-# LANGUAGE {} #-}}", extensions.join(", ")) };
    let start_of = if around.is_some() { "x =\n " } else { "" };
    let whole = format!("{pragma}\n{start_of}{}{part}\n", " ".repeat(column));
    let file = sources.add(EXAMPLE.into(), whole.clone());
    let parsed = parse_module(file, &whole, &Defines::default());
    let mut functions = parsed.module.decls.into_iter().map(|decl| match decl {
        Decl::Value(ValueDecl::Function(function)) => Some(function),
        _ => None,
    });
    let (Some(Some(function)), None) = (functions.next(), functions.next()) else { return None };
    let mut clauses = function.clauses.into_iter();
    let (Some(mut clause), None) = (clauses.next(), clauses.next()) else { return None };
    if let Some(around) = around {
        clause.rhs.wheres.clone_from(&around.rhs.wheres);
    }
    Some(clause)
}

/// One property being made of another.
#[derive(Default)]
struct Making {
    words: FxHashSet<Symbol>,
    /// The variables that stand for what generators make.
    params: Vec<Pat>,
    next: u32,
    /// What the property itself binds on the way to its generators.
    bound: FxHashSet<Symbol>,
}

impl Making {
    /// The function of the property's own parameters and of all that generators make.
    fn clause(&mut self, clause: &mut Clause, signature: Option<&Type>) -> Option<Expr> {
        let [GuardedRhs { guards, body, .. }] = &clause.rhs.bodies[..] else { return None };
        if !guards.is_empty() {
            return None;
        }
        clause.pats.iter().for_each(|pat| self.bind(pat));
        self.bind_all(&clause.rhs.wheres);
        let body = self.property(body)?;
        // Without a generator it is the property.
        if self.next == 0 || !self.words.is_disjoint(&self.bound) {
            return None;
        }
        let make = Make { span: body.span };
        let wheres = std::mem::take(&mut clause.rhs.wheres);
        let mut pats = Vec::new();
        let mut rest = signature;
        for pat in clause.pats.drain(..) {
            let node = match rest {
                Some(Type { node: TypeNode::Fun(from, to), .. }) => {
                    rest = Some(to);
                    PatNode::Annotation(Box::new(pat), (**from).clone())
                }
                // An arrow that is behind a synonym.
                Some(_) => return None,
                None => pat.node,
            };
            pats.push(make.pat(node));
        }
        let body = match rest {
            Some(ty) => {
                make.expr(ExprNode::Annotation(Box::new(make.expr(ExprNode::Paren(Box::new(body)))), ty.clone()))
            }
            None => body,
        };
        let body = if wheres.is_empty() { body } else { make.expr(ExprNode::Let(wheres, Box::new(body))) };
        pats.append(&mut self.params);
        Some(if pats.is_empty() { body } else { make.expr(ExprNode::Lambda(pats, Box::new(body))) })
    }

    fn bind(&mut self, pat: &Pat) {
        let mut names = Vec::new();
        pat.binders(&mut names);
        self.bound.extend(names.into_iter().map(|name| name.base));
    }

    fn bind_all(&mut self, decls: &[ValueDecl]) {
        for decl in decls {
            match decl {
                ValueDecl::Function(function) => _ = self.bound.insert(function.name.base),
                ValueDecl::Pattern { pat, .. } => self.bind(pat),
                _ => {}
            }
        }
    }

    /// A variable of its own, as an expression and as a pattern.
    fn fresh(&mut self, make: Make) -> (Expr, Pat) {
        self.next += 1;
        let name = format!("made'{}", self.next);
        (make.local(&name), make.var(&name))
    }

    /// A function of the library.
    fn library(&self, make: Make, base: &str, args: impl IntoIterator<Item = Expr>) -> Expr {
        let name = Name { qualifier: Some(LIBRARY.into()), base: base.into(), span: make.span };
        make.apply(make.expr(ExprNode::Var(name)), args)
    }

    /// The word that an expression is, if it is one of these.
    fn word(&mut self, expr: &Expr, known: &[&str]) -> Option<Symbol> {
        let word = suite::variable(suite::bare(expr)).filter(|word| known.contains(word))?;
        let word = Symbol::new(word);
        self.words.insert(word);
        Some(word)
    }
}

/// A chain of operators, cut at the first of these.
fn cut<'a>(items: &'a [InfixItem], at: &[&str]) -> Option<(&'a [InfixItem], &'a str, &'a [InfixItem])> {
    let place = items.iter().position(|item| suite::operator(item).is_some_and(|name| at.contains(&name)))?;
    let name = suite::operator(&items[place])?;
    Some((&items[..place], name, &items[place + 1..]))
}
