//! What a file declares, checked: sorts, symbols, equations and rewrite systems.

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::Span;

use crate::reach::Reachability;
use crate::signature::{BOOL, BvOp, Fun, FunInfo, Kind, Op, SmtSort, Sort};
use crate::syntax::{Constrained, FunDecl, Name, Rule, SortDecl, Statement, Tree, VarDecl};
use crate::term::{Quantifier, Role, Term, Terms, Var};

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
    vars: FxHashMap<String, Var>,
    warned: FxHashSet<(Fun, usize, Sort)>,
    /// Normal forms found so far, and how deep in calls the search for one is.
    pub(crate) normal: FxHashMap<Term, Term>,
    pub(crate) unfolding: u32,
}

type Checked<T> = Result<T, Diagnostic>;

impl World {
    /// Takes in a declaration. Queries are not declarations; they are left alone.
    pub fn declare(&mut self, statement: &Statement) -> Checked<()> {
        match statement {
            Statement::Sorts(decls) => decls.iter().try_for_each(|d| self.declare_sort(d)),
            Statement::Subsort { low, high } => self.declare_subsorts(low, high),
            Statement::Signature(decls) => decls.iter().try_for_each(|d| self.declare_fun(d)),
            Statement::Builtins(decls) => decls.iter().try_for_each(|d| self.declare_builtin(d)),
            Statement::Variables(decls) => decls.iter().try_for_each(|d| self.declare_var(d)),
            Statement::Assert(tree) => {
                let axiom = self.constraint(tree)?;
                self.axioms.push(axiom);
                Ok(())
            }
            Statement::Define { decl, rules } => self.define(decl, rules),
            Statement::System { name, rules } => self.declare_system(name, rules),
            Statement::Schemas(schemas) => self.declare_schemas(schemas),
            Statement::Query { .. } => Ok(()),
        }
    }

    fn declare_sort(&mut self, decl: &SortDecl) -> Checked<()> {
        if self.terms.sig.sort(&decl.name.text).is_some() {
            return Err(Diagnostic::error(decl.name.span, format!("sort `{}` is declared twice", decl.name.text)));
        }
        let smt = match &decl.smt {
            Some((text, span)) => Some(smt_sort(text).ok_or_else(|| {
                Diagnostic::error(*span, format!("`{text}` is not a sort of the solver"))
                    .hint("write Bool, Int, (_ BitVec n), (Array d r), or a name for an uninterpreted sort")
            })?),
            None => None,
        };
        self.terms.sig.add_sort(&decl.name.text, smt);
        Ok(())
    }

    fn declare_subsorts(&mut self, low: &[Name], high: &[Name]) -> Checked<()> {
        for low in low {
            for high in high {
                let (l, h) = (self.sort(low)?, self.sort(high)?);
                if !self.terms.sig.leq(l, h) && !self.terms.sig.add_subsort(l, h) {
                    let text = format!("`{}` cannot be a subsort of `{}`", low.text, high.text);
                    let why = if self.terms.sig.is_builtin(h) {
                        "a builtin sort has no subsorts"
                    } else {
                        "that would be a cycle"
                    };
                    self.diagnostics.push(Diagnostic::warning(low.span.to(high.span), text).label(why));
                }
            }
        }
        Ok(())
    }

    fn declare_fun(&mut self, decl: &FunDecl) -> Checked<()> {
        self.new_symbol(&decl.name)?;
        let (args, result) = self.sorts_of(decl)?;
        let Some((text, span)) = &decl.smt else {
            if self.terms.sig.is_builtin(result) {
                return Err(Diagnostic::error(decl.result.span, "a constructor cannot make a builtin value")
                    .hint("declare it under `builtins`, or give the solver's name for it after `/`"));
            }
            self.terms.sig.add_fun(FunInfo {
                name: decl.name.text.clone(),
                args,
                result,
                kind: Kind::Constructor,
                span: Some(decl.name.span),
            });
            return Ok(());
        };
        let op = operation(text).ok_or_else(|| Diagnostic::error(*span, format!("no builtin operation `{text}`")))?;
        self.check_operation(&op, &args, result, *span)?;
        self.terms.sig.add_builtin(&decl.name.text, args, result, op, Some(decl.name.span));
        Ok(())
    }

    /// An interpreted symbol must have the sorts that the solver expects of it.
    fn check_operation(&self, op: &Op, args: &[Sort], result: Sort, span: Span) -> Checked<()> {
        let smt = |s: &Sort| self.terms.sig.sort_info(*s).smt.clone();
        let all: Option<Vec<SmtSort>> = args.iter().map(smt).collect();
        let (Some(a), Some(r)) = (all, smt(&result)) else {
            return Err(Diagnostic::error(span, "a builtin operation works on builtin sorts only"));
        };
        use SmtSort::{Array, BitVec, Bool, Int};
        let ok = match (op, a.as_slice()) {
            (Op::True | Op::False, []) => r == Bool,
            (Op::Not, [Bool]) => r == Bool,
            (Op::And | Op::Or | Op::Implies | Op::Xor, [Bool, Bool]) => r == Bool,
            (Op::Ite, [Bool, x, y]) => x == y && *x == r && args[1] == args[2] && args[1] == result,
            (Op::Eq, [x, y]) => x == y && args[0] == args[1] && r == Bool,
            (Op::Add | Op::Sub | Op::Mul | Op::Div | Op::Mod, [Int, Int]) => r == Int,
            (Op::Lt | Op::Le | Op::Gt | Op::Ge, [Int, Int]) => r == Bool,
            (Op::Select, [Array(d, v), i]) => **d == *i && **v == r,
            (Op::Store, [Array(d, v), i, x]) => **d == *i && **v == *x && args[0] == result,
            (Op::Bv(op), [BitVec(n)]) if op.is_unary() => r == BitVec(*n),
            (Op::Bv(op), [BitVec(n), BitVec(m)]) if !op.is_unary() => {
                n == m && r == if op.is_comparison() { Bool } else { BitVec(*n) }
            }
            (Op::BvLiteral(_), []) => matches!(r, BitVec(_)),
            _ => false,
        };
        if ok { Ok(()) } else { Err(Diagnostic::error(span, "the operation does not have these sorts")) }
    }

    fn declare_builtin(&mut self, decl: &FunDecl) -> Checked<()> {
        self.new_symbol(&decl.name)?;
        let (args, result) = self.sorts_of(decl)?;
        for (sort, name) in args.iter().zip(&decl.args).chain([(&result, &decl.result)]) {
            if !self.terms.sig.is_builtin(*sort) {
                return Err(Diagnostic::error(name.span, format!("`{}` is not a builtin sort", name.text)));
            }
        }
        self.terms.sig.add_builtin(&decl.name.text, args, result, Op::Uninterpreted, Some(decl.name.span));
        Ok(())
    }

    fn declare_var(&mut self, decl: &VarDecl) -> Checked<()> {
        let sort = self.sort(&decl.sort)?;
        if let Some(old) = self.vars.get(&decl.name.text)
            && self.terms.var_info(*old).sort != sort
        {
            let text = format!("variable `{}` is declared twice, with different sorts", decl.name.text);
            return Err(Diagnostic::error(decl.name.span, text));
        }
        let var = self.terms.new_var(&decl.name.text, sort, Role::Goal);
        self.vars.insert(decl.name.text.clone(), var);
        Ok(())
    }

    fn define(&mut self, decl: &FunDecl, rules: &[Rule]) -> Checked<()> {
        self.new_symbol(&decl.name)?;
        let (args, result) = self.sorts_of(decl)?;
        let info =
            FunInfo { name: decl.name.text.clone(), args, result, kind: Kind::Defined, span: Some(decl.name.span) };
        let fun = self.terms.sig.add_fun(info);
        self.equations.insert(fun, Vec::new());
        for rule in rules {
            let equation = self.rule(rule)?.0;
            let root = self.terms.as_app(equation.left).map(|(f, args)| (f, args.clone()));
            let Some((root, args)) = root.filter(|(root, _)| *root == fun) else {
                let text = format!("an equation of `{}` must have it at the root of its left side", decl.name.text);
                return Err(Diagnostic::error(rule.left.term.span, text));
            };
            if args.iter().any(|a| self.terms.has_defined(*a)) {
                let text = "an axiomatized symbol occurs below the root of an equation's left side";
                return Err(Diagnostic::error(rule.left.term.span, text));
            }
            self.equations.entry(root).or_default().push(equation);
        }
        self.normal.clear();
        Ok(())
    }

    fn declare_system(&mut self, name: &Name, rules: &[Rule]) -> Checked<()> {
        if self.system(&name.text).is_some() {
            return Err(Diagnostic::error(name.span, format!("system `{}` is declared twice", name.text)));
        }
        let mut system = System { name: name.text.clone(), rules: Vec::new(), goals: Vec::new() };
        for rule in rules {
            let (new, goal) = self.rule(rule)?;
            if self.terms.has_defined(new.left) {
                let text =
                    "an axiomatized symbol in the left side of a rule: the rule may not be coherent with its equations";
                self.diagnostics.push(Diagnostic::warning(rule.left.term.span, text));
            }
            system.rules.push(new);
            system.goals.push(goal);
        }
        self.systems.push(system);
        Ok(())
    }

    fn rule(&mut self, rule: &Rule) -> Checked<(RewriteRule, Reachability)> {
        let (left, before) = self.constrained(&rule.left)?;
        let (right, after) = self.constrained(&rule.right)?;
        if self.terms.as_var(left).is_some() {
            return Err(Diagnostic::error(rule.left.term.span, "the left side of a rule cannot be a variable"));
        }
        let (l, r) = (self.terms.sort(left), self.terms.sort(right));
        if !self.terms.sig.leq(l, r) && !self.terms.sig.leq(r, l) {
            let name = |s| self.terms.sig.sort_name(s);
            let text = format!("ill-sorted rule: it turns `{}` into `{}`", name(l), name(r));
            return Err(Diagnostic::error(rule.span, text)
                .also(rule.left.term.span, format!("of sort `{}`", name(l)))
                .also(rule.right.term.span, format!("of sort `{}`", name(r))));
        }
        let constraint = self.terms.and(&[before.as_slice(), after.as_slice()].concat());
        let (copy, _) = self.terms.rename(&[left, right, constraint], Role::Pattern);
        let new = RewriteRule { left: copy[0], right: copy[1], constraint: copy[2], span: rule.span };
        Ok((new, Reachability { left, right, before, after, span: rule.span }))
    }

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
        let info = self.terms.sig.fun_info(fun).clone();
        if info.args.len() != tree.args.len() {
            let text = format!("`{}` takes {} arguments, not {}", tree.head.text, info.args.len(), tree.args.len());
            let error = Diagnostic::error(tree.span, text);
            return Err(match info.span {
                Some(span) => error.also(span, "declared here"),
                None => error,
            });
        }
        let mut args = crate::term::Args::new();
        for (position, (tree, expected)) in tree.args.iter().zip(&info.args).enumerate() {
            let arg = self.term(tree)?;
            let found = self.terms.sort(arg);
            if !self.terms.sig.leq(found, *expected) {
                self.misfit(fun, position, found, *expected, tree.span)?;
            }
            args.push(arg);
        }
        Ok(self.terms.app(fun, args))
    }

    /// RMT checks no sorts, and its published files rely on that: only what the solver could not read is an error.
    fn misfit(&mut self, fun: Fun, position: usize, found: Sort, expected: Sort, span: Span) -> Checked<()> {
        let info = self.terms.sig.fun_info(fun);
        let name = |s| self.terms.sig.sort_name(s);
        let text = format!("argument {} of `{}` is of sort `{}`", position + 1, info.name, name(found));
        let label = format!("expected `{}`", name(expected));
        if matches!(info.kind, Kind::Builtin(_)) {
            return Err(Diagnostic::error(span, format!("ill-sorted term: {text}")).label(label));
        }
        if self.warned.insert((fun, position, found)) {
            self.diagnostics.push(Diagnostic::warning(span, text).label(label));
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

    fn sorts_of(&self, decl: &FunDecl) -> Checked<(Vec<Sort>, Sort)> {
        let args = decl.args.iter().map(|name| self.sort(name)).collect::<Checked<Vec<Sort>>>()?;
        Ok((args, self.sort(&decl.result)?))
    }

    /// Rules are applied at the root only, which is right only when no configuration holds another (Def. 3).
    pub fn top_most(&self, system: usize) -> Checked<()> {
        let system = &self.systems[system];
        for rule in &system.rules {
            let sort = self.terms.sort(rule.left);
            if let Some(fun) = self.terms.sig.nesting(sort) {
                let (fun, sort) = (self.terms.sig.fun_info(fun), self.terms.sig.sort_name(sort));
                let text = format!("rule is not top-most: a `{sort}` can occur inside a `{sort}`");
                let error = Diagnostic::error(rule.span, text)
                    .hint("give configurations a sort of their own, which no constructor takes as argument");
                return Err(match fun.span {
                    Some(span) => error.also(span, format!("through `{}`", fun.name)),
                    None => error,
                });
            }
        }
        Ok(())
    }
}

fn smt_sort(text: &str) -> Option<SmtSort> {
    let words = text.replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = words.split_whitespace().collect();
    let (sort, used) = read_sort(&words)?;
    (used == words.len()).then_some(sort)
}

fn read_sort(words: &[&str]) -> Option<(SmtSort, usize)> {
    match words {
        ["Bool", ..] => Some((SmtSort::Bool, 1)),
        ["Int", ..] => Some((SmtSort::Int, 1)),
        ["(", "_", "BitVec", n, ")", ..] => {
            let width = n.parse().ok().filter(|n| (1..=64).contains(n))?;
            Some((SmtSort::BitVec(width), 5))
        }
        ["(", "Array", rest @ ..] => {
            let (domain, a) = read_sort(rest)?;
            let (range, b) = read_sort(&rest[a..])?;
            (rest.get(a + b) == Some(&")")).then(|| (SmtSort::Array(domain.into(), range.into()), a + b + 3))
        }
        [name, ..] if name.chars().all(|c| c.is_alphanumeric() || c == '_') => {
            Some((SmtSort::Uninterpreted((*name).to_owned()), 1))
        }
        _ => None,
    }
}

fn operation(text: &str) -> Option<Op> {
    use BvOp as B;
    Some(match text {
        "+" => Op::Add,
        "-" => Op::Sub,
        "*" => Op::Mul,
        "div" | "/" => Op::Div,
        "mod" => Op::Mod,
        "<" => Op::Lt,
        "<=" => Op::Le,
        ">" => Op::Gt,
        ">=" => Op::Ge,
        "=" | "iff" => Op::Eq,
        "true" => Op::True,
        "false" => Op::False,
        "not" => Op::Not,
        "and" => Op::And,
        "or" => Op::Or,
        "xor" => Op::Xor,
        "=>" | "implies" => Op::Implies,
        "ite" => Op::Ite,
        "select" => Op::Select,
        "store" => Op::Store,
        "bvadd" => Op::Bv(B::Add),
        "bvsub" => Op::Bv(B::Sub),
        "bvmul" => Op::Bv(B::Mul),
        "bvudiv" => Op::Bv(B::UDiv),
        "bvurem" => Op::Bv(B::URem),
        "bvsdiv" => Op::Bv(B::SDiv),
        "bvsrem" => Op::Bv(B::SRem),
        "bvand" => Op::Bv(B::And),
        "bvor" => Op::Bv(B::Or),
        "bvxor" => Op::Bv(B::Xor),
        "bvshl" => Op::Bv(B::Shl),
        "bvlshr" => Op::Bv(B::LShr),
        "bvashr" => Op::Bv(B::AShr),
        "bvneg" => Op::Bv(B::Neg),
        "bvnot" => Op::Bv(B::Not),
        "bvult" => Op::Bv(B::ULt),
        "bvule" => Op::Bv(B::ULe),
        "bvslt" => Op::Bv(B::SLt),
        "bvsle" => Op::Bv(B::SLe),
        _ => {
            if let Some(bits) = text.strip_prefix("#b") {
                return u64::from_str_radix(bits, 2).ok().map(Op::BvLiteral);
            }
            return u64::from_str_radix(text.strip_prefix("#x")?, 16).ok().map(Op::BvLiteral);
        }
    })
}

impl BvOp {
    pub fn is_unary(self) -> bool {
        matches!(self, BvOp::Neg | BvOp::Not)
    }

    pub fn is_comparison(self) -> bool {
        matches!(self, BvOp::ULt | BvOp::ULe | BvOp::SLt | BvOp::SLe)
    }
}
