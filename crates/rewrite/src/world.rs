//! What a file declares, checked: sorts, symbols, equations and rewrite systems.

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::Span;

use crate::certificate::NewSymbol;
use crate::pending::Family;
use crate::reach::Reachability;
use crate::signature::{BOOL, Fun, INT, Kind, Sort};
use crate::syntax::{Constrained, FunDecl, Name, Programs, Tree};
use crate::term::{Args, Quantifier, Role, Term, Terms, Var};

/// `left => right if constraint`, over variables of its own.
#[derive(Clone, Debug)]
pub struct RewriteRule {
    pub left: Term,
    pub right: Term,
    pub constraint: Term,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub struct System {
    pub name: String,
    pub rules: Vec<RewriteRule>,
    /// The rules as the file has them: what `prove` takes as goals.
    pub goals: Vec<Reachability>,
}

#[derive(Default)]
pub struct World {
    pub terms: Terms,
    pub systems: Vec<System>,
    pub equations: FxHashMap<Fun, Vec<RewriteRule>>,
    /// Asserted for every question to the solver.
    pub axioms: Vec<Term>,
    /// Uninterpreted functions that stand for expressions: programs compute with their values, so tests take small ones.
    pub expressions: FxHashSet<Fun>,
    pub diagnostics: Vec<Diagnostic>,
    /// Whether proofs are wanted as certificates.
    pub certify: bool,
    /// What was not shown of the declarations, and every proof rests on.
    pub assumptions: Vec<String>,
    pub(crate) vars: FxHashMap<String, Var>,
    warned: bool,
    /// Symbols that were made for pending work.
    pub(crate) pending: Vec<Family>,
    /// Symbols that proofs in files brought with them.
    pub(crate) made: Vec<NewSymbol>,
    number_hole: Option<Var>,
    /// Normal forms found so far, and how deep in calls the search for one is.
    pub(crate) normal: FxHashMap<Term, Term>,
    pub(crate) unfolding: u32,
    /// How programs run, language by language.
    pub(crate) programs: Vec<Programs>,
}

pub(crate) type Checked<T> = Result<T, Diagnostic>;

impl World {
    /// A term with its constraint split into conjuncts.
    pub fn constrained(&mut self, tree: &Constrained) -> Checked<(Term, Vec<Term>)> {
        let term = self.term(&tree.term)?;
        let mut conjuncts = Vec::new();
        if let Some(constraint) = &tree.constraint {
            let constraint = self.constraint(constraint)?;
            self.terms.conjuncts(constraint, &mut conjuncts);
        }
        Ok((term, conjuncts))
    }

    pub fn constraint(&mut self, tree: &Tree) -> Checked<Term> {
        let term = self.term(tree)?;
        let sort = self.terms.sort(term);
        if sort == BOOL {
            return Ok(term);
        }
        let text = format!("a constraint must be of sort `Bool`, this is `{}`", self.terms.sig.sort_name(sort));
        Err(Diagnostic::error(tree.span, text))
    }

    pub fn term(&mut self, tree: &Tree) -> Checked<Term> {
        let text = tree.head.text.as_str();
        if let Some(fun) = self.terms.sig.fun(text) {
            return self.application(fun, tree);
        }
        if !tree.applied {
            if let Some(var) = self.vars.get(text) {
                return Ok(self.terms.var(*var));
            }
            if let Ok(value) = text.parse::<num_bigint::BigInt>() {
                return Ok(self.terms.int(value));
            }
        }
        if let Some(term) = self.quantified(tree)? {
            return Ok(term);
        }
        let what = if tree.applied { "symbol" } else { "symbol or variable" };
        let error = Diagnostic::error(tree.head.span, format!("no {what} `{text}`"));
        Err(if self.vars.contains_key(text) { error.hint("a variable takes no arguments") } else { error })
    }

    fn application(&mut self, fun: Fun, tree: &Tree) -> Checked<Term> {
        self.check_arity(fun, tree)?;
        let mut args = Args::new();
        for arg in &tree.args {
            args.push(self.term(arg)?);
        }
        self.checked_application(fun, args, tree)
    }

    pub(crate) fn check_arity(&self, fun: Fun, tree: &Tree) -> Checked<()> {
        let info = self.terms.sig.fun_info(fun);
        if info.args.len() != tree.args.len() {
            let text = format!("`{}` takes {} arguments, not {}", tree.head.text, info.args.len(), tree.args.len());
            let error = Diagnostic::error(tree.span, text);
            return Err(match info.span {
                Some(span) => error.also(span, "declared here"),
                None => error,
            });
        }
        Ok(())
    }

    /// The application of `fun` to arguments that were made from the arguments of `tree`.
    pub(crate) fn checked_application(&mut self, fun: Fun, args: Args, tree: &Tree) -> Checked<Term> {
        let expected = self.terms.sig.fun_info(fun).args.clone();
        for (position, (arg, expected)) in args.iter().zip(expected).enumerate() {
            let found = self.terms.sort(*arg);
            if !self.terms.sig.leq(found, expected) {
                self.misfit(fun, position, found, expected, tree.args[position].span)?;
            }
        }
        Ok(self.terms.app(fun, args))
    }

    /// RMT checks no sorts, and its published files rely on that: only what the solver could not read is an error.
    fn misfit(&mut self, fun: Fun, position: usize, found: Sort, expected: Sort, span: Span) -> Checked<()> {
        let info = self.terms.sig.fun_info(fun).clone();
        let name = |s| self.terms.sig.sort_name(s);
        let text = format!("argument {} of `{}` is of sort `{}`", position + 1, info.name, name(found));
        let label = format!("expected `{}`", name(expected));
        if matches!(info.kind, Kind::Builtin(_)) {
            return Err(Diagnostic::error(span, format!("ill-sorted term: {text}")).label(label));
        }
        self.terms.sig.add_misfit(fun, found);
        // Once a file: what is done once is done in every rule.
        if !self.warned {
            self.warned = true;
            let warning = Diagnostic::warning(span, text).label(label);
            self.diagnostics
                .push(warning.hint("sorts of arguments are not checked any further: rules of other sorts never apply"));
        }
        Ok(())
    }

    fn quantified(&mut self, tree: &Tree) -> Checked<Option<Term>> {
        let text = tree.head.text.as_str();
        let (quantifier, sort) = if let Some(sort) = text.strip_prefix("_forall") {
            (Quantifier::Forall, sort)
        } else if let Some(sort) = text.strip_prefix("_exists") {
            (Quantifier::Exists, sort)
        } else {
            return Ok(None);
        };
        let sort = self.sort(&Name { text: sort.to_owned(), span: tree.head.span })?;
        let [var, body] = tree.args.as_slice() else {
            return Err(Diagnostic::error(tree.span, "a quantifier takes a variable and a formula"));
        };
        let Some(var) = self.vars.get(&var.head.text).copied().filter(|v| self.terms.var_info(*v).sort == sort) else {
            let text = format!("expected a variable of sort `{}`", self.terms.sig.sort_name(sort));
            return Err(Diagnostic::error(var.span, text));
        };
        if !self.terms.sig.is_builtin(sort) {
            return Err(Diagnostic::error(tree.span, "only variables of builtin sorts are quantified"));
        }
        let body = self.constraint(body)?;
        if self.terms.has_defined(body) {
            return Err(Diagnostic::error(tree.span, "an axiomatized symbol cannot occur below a quantifier"));
        }
        Ok(Some(self.terms.quantified(quantifier, var, body)))
    }

    pub fn sort(&self, name: &Name) -> Checked<Sort> {
        let unknown = || Diagnostic::error(name.span, format!("no sort `{}`", name.text));
        self.terms.sig.sort(&name.text).ok_or_else(unknown)
    }

    /// The variable that stands for a number in shapes of code.
    pub(crate) fn number_hole(&mut self) -> Var {
        *self.number_hole.get_or_insert_with(|| self.terms.new_var("X", INT, Role::Goal))
    }

    pub fn system(&self, name: &str) -> Option<usize> {
        self.systems.iter().position(|s| s.name == name)
    }

    pub fn system_named(&self, name: &Name) -> Checked<usize> {
        let unknown = || Diagnostic::error(name.span, format!("no rewrite system `{}`", name.text));
        self.system(&name.text).ok_or_else(unknown)
    }

    pub(crate) fn new_symbol(&self, name: &Name) -> Checked<()> {
        match self.terms.sig.fun(&name.text) {
            None => Ok(()),
            Some(old) => {
                let error = Diagnostic::error(name.span, format!("symbol `{}` is declared twice", name.text));
                Err(match self.terms.sig.fun_info(old).span {
                    Some(span) => error.also(span, "first declared here"),
                    None => error.hint("the name is predeclared"),
                })
            }
        }
    }

    pub(crate) fn sorts_of(&self, decl: &FunDecl) -> Checked<(Vec<Sort>, Sort)> {
        let args = decl.args.iter().map(|name| self.sort(name)).collect::<Checked<Vec<Sort>>>()?;
        Ok((args, self.sort(&decl.result)?))
    }

    /// Rules are applied at the root only, which is right only when nothing that a rule rewrites can occur inside a
    /// configuration (Def. 3): one of the system's own, or one that a query starts from.
    pub fn top_most(&self, system: usize, starts: &[Term]) -> Checked<()> {
        let rules = &self.systems[system].rules;
        let mut outers: Vec<Sort> = Vec::new();
        for term in rules.iter().map(|r| r.left).chain(starts.iter().copied()) {
            let sort = self.terms.sort(term);
            if !outers.contains(&sort) {
                outers.push(sort);
            }
        }
        let mut seen = Vec::new();
        for rule in rules {
            let inner = self.terms.sort(rule.left);
            if seen.contains(&inner) {
                continue;
            }
            seen.push(inner);
            let name = |sort: Sort| self.terms.sig.sort_name(sort);
            if self.terms.sig.is_builtin(inner) {
                let text = format!("rule is not top-most: it rewrites builtin values, of sort `{}`", name(inner));
                return Err(Diagnostic::error(rule.span, text).hint("a rule turns configurations into configurations"));
            }
            for outer in &outers {
                let Some(fun) = self.terms.sig.nesting(*outer, inner) else { continue };
                let text = format!("rule is not top-most: a `{}` can occur inside a `{}`", name(inner), name(*outer));
                let error = Diagnostic::error(rule.span, text)
                    .hint("give configurations a sort of their own, which no constructor takes as argument");
                let fun = self.terms.sig.fun_info(fun);
                return Err(match fun.span {
                    Some(span) => error.also(span, format!("through `{}`", fun.name)),
                    None => error,
                });
            }
        }
        Ok(())
    }
}
