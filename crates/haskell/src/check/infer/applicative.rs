//! `ApplicativeDo`: which statements of a block depend on which, and the block made of `<$>`, `<*>` and as few `>>=` as GHC's heuristic finds.

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::expr::{Label, LabelKind};
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use super::super::checker::Checker;
use super::super::prim::funs;
use super::super::term::{applied, placeholder, unguarded};
use super::free::Free;
use crate::elab::{Elab, Matrix, Row};
use crate::syntax::{Expr, ExprNode, Name, Pat, PatNode, Stmt, ValueDecl};

/// A part of a block.
#[derive(Clone)]
pub(super) enum Item<'s> {
    Stmt(&'s Stmt),
    /// Actions that do not depend on each other, and whether what follows is an action too.
    Together(Vec<Part<'s>>, bool),
    /// What is given back: `e` of `return e`.
    Result(Expr),
}

#[derive(Clone)]
pub(super) enum Part<'s> {
    One(Option<&'s Pat>, &'s Expr),
    /// A block that gives back what the pattern binds.
    Block(Vec<Item<'s>>, Pat),
}

enum Tree<'t, 's> {
    One(&'t Line<'s>),
    Sequence(Box<Tree<'t, 's>>, Box<Tree<'t, 's>>),
    Together(Vec<Tree<'t, 's>>),
}

/// A statement with the variables of the block that it binds and uses.
struct Line<'s> {
    stmt: &'s Stmt,
    binds: Vec<Symbol>,
    uses: Vec<Symbol>,
}

impl Line<'_> {
    fn is_let(&self) -> bool {
        matches!(self.stmt, Stmt::Let(_))
    }

    fn has_strict_pattern(&self) -> bool {
        matches!(self.stmt, Stmt::Bind(pat, _) if is_strict(pat))
    }
}

/// Whether matching evaluates, as GHC sees it: by the form alone.
fn is_strict(pat: &Pat) -> bool {
    match &pat.node {
        PatNode::Wildcard | PatNode::Var(_) | PatNode::Lazy(_) => false,
        PatNode::As(_, inner) | PatNode::View(_, inner) | PatNode::Annotation(inner, _) | PatNode::Paren(inner) => {
            is_strict(inner)
        }
        _ => true,
    }
}

impl Checker<'_> {
    /// The block as GHC rearranges it; none if it stays as it is written.
    pub(super) fn rearranged<'s>(&mut self, stmts: &'s [Stmt]) -> Option<Vec<Item<'s>>> {
        let (last, before) = stmts.split_last()?;
        if before.is_empty() {
            return None;
        }
        let lines = self.lines(before)?;
        let lines: Vec<&Line<'_>> = lines.iter().collect();
        Some(self.items(&tree(&lines), vec![Item::Stmt(last)]))
    }

    fn lines<'s>(&mut self, stmts: &'s [Stmt]) -> Option<Vec<Line<'s>>> {
        let mut targets: FxHashMap<Symbol, usize> = FxHashMap::default();
        let mut names = Vec::new();
        let mut bound = Vec::with_capacity(stmts.len());
        for stmt in stmts {
            let binders: Vec<Name> = match stmt {
                Stmt::Bind(pat, _) => self.pattern_binders(pat),
                Stmt::Let(decls) => declared_names(decls),
                Stmt::Expr(_) => Vec::new(),
            };
            for name in &binders {
                if targets.insert(name.base, names.len()).is_some() {
                    self.unsupported(name.span, "binding a name twice in a block under ApplicativeDo");
                    return None;
                }
                names.push(name.base);
            }
            bound.push(binders.into_iter().map(|name| name.base).collect::<Vec<_>>());
        }
        let labels = |con: &Name| self.con_labels(con);
        let mut lines = Vec::with_capacity(stmts.len());
        for (stmt, binds) in stmts.iter().zip(bound) {
            let mut free = Free::new(&targets, None, &labels);
            match stmt {
                Stmt::Expr(expr) => free.expr(expr),
                Stmt::Bind(pat, expr) => {
                    free.expr(expr);
                    free.pat(pat);
                }
                Stmt::Let(_) => free.stmt(stmt),
            }
            let uses = free.found.iter().map(|index| names[*index]).collect();
            lines.push(Line { stmt, binds, uses });
        }
        Some(lines)
    }

    /// What a tree becomes before what follows it.
    fn items<'s>(&self, tree: &Tree<'_, 's>, tail: Vec<Item<'s>>) -> Vec<Item<'s>> {
        match tree {
            Tree::One(line) => {
                let part = match line.stmt {
                    Stmt::Bind(pat, action) if !is_strict(pat) => Part::One(Some(pat), action),
                    Stmt::Expr(action) => Part::One(None, action),
                    _ => return before(Item::Stmt(line.stmt), tail),
                };
                match self.returned(&tail) {
                    Some(result) => vec![Item::Together(vec![part], false), Item::Result(result)],
                    None => before(Item::Stmt(line.stmt), tail),
                }
            }
            Tree::Sequence(first, second) => {
                let tail = self.items(second, tail);
                self.items(first, tail)
            }
            Tree::Together(trees) => {
                // Only definitions are nowhere, and they are never alone.
                let parts = trees.iter().filter_map(|tree| self.applicative_part(tree)).collect();
                let is_strict = trees.iter().any(has_strict_pattern);
                match self.returned(&tail).filter(|_| !is_strict) {
                    Some(result) => vec![Item::Together(parts, false), Item::Result(result)],
                    None => before(Item::Together(parts, true), tail),
                }
            }
        }
    }

    fn applicative_part<'s>(&self, tree: &Tree<'_, 's>) -> Option<Part<'s>> {
        if let Tree::One(line) = tree {
            match line.stmt {
                Stmt::Bind(pat, action) => return Some(Part::One(Some(pat), action)),
                Stmt::Expr(action) => return Some(Part::One(None, action)),
                Stmt::Let(_) => {}
            }
        }
        let mut names = Vec::new();
        bound_by(tree, &mut names);
        let span = first_span(tree)?;
        let name = |base: &Symbol| Name { qualifier: None, base: *base, span };
        let mut pats: Vec<Pat> = names.iter().map(|base| Pat { node: PatNode::Var(name(base)), span }).collect();
        let mut vars: Vec<Expr> = names.iter().map(|base| Expr { node: ExprNode::Var(name(base)), span }).collect();
        let unit = Name { qualifier: None, base: Symbol::new("()"), span };
        let (pat, result) = match (pats.len(), pats.pop(), vars.pop()) {
            (1, Some(pat), Some(var)) => (pat, var),
            (_, Some(pat), Some(var)) => {
                pats.push(pat);
                vars.push(var);
                (Pat { node: PatNode::Tuple(pats), span }, Expr { node: ExprNode::Tuple(vars), span })
            }
            _ => (Pat { node: PatNode::Con(unit, Vec::new()), span }, Expr { node: ExprNode::Con(unit), span }),
        };
        let lazy = Pat { node: PatNode::Lazy(Box::new(pat)), span };
        Some(Part::Block(self.items(tree, vec![Item::Result(result)]), lazy))
    }

    /// `e` where what follows is only `return e`.
    fn returned(&self, tail: &[Item<'_>]) -> Option<Expr> {
        match tail {
            [Item::Result(result)] => Some(result.clone()),
            [Item::Stmt(Stmt::Expr(last))] => self.return_of(last),
            _ => None,
        }
    }

    fn return_of(&self, expr: &Expr) -> Option<Expr> {
        let is_return = |head: &Expr| self.is_library(head, "return") || self.is_library(head, "pure");
        match &expr.node {
            ExprNode::Paren(inner) => self.return_of(inner),
            ExprNode::App(head, result) if is_return(head) => Some((**result).clone()),
            ExprNode::Binary(operator, head, result) if self.is_library(operator, "$") && is_return(head) => {
                Some((**result).clone())
            }
            _ => None,
        }
    }

    /// `(\p q -> rest) <$> a <*> b`, joined if the rest is an action.
    pub(super) fn together(
        &mut self,
        parts: &[Part<'_>],
        is_joined: bool,
        rest: &[Item<'_>],
        span: Span,
        ty: &Type,
    ) -> Elab {
        let mut whole = ty.clone();
        let mut join = None;
        if is_joined {
            let (term, function) = self.syntax("join", span);
            let Some((nested, result)) = self.split_fun(&function) else { return placeholder() };
            self.expect(span, ty, &result);
            whole = nested;
            join = Some(term);
        }
        // From the last to the first: each gives what the one before takes.
        let mut operators = Vec::with_capacity(parts.len());
        let mut params = Vec::with_capacity(parts.len());
        for index in (0..parts.len()).rev() {
            let (term, function) = self.syntax(if index == 0 { "<$>" } else { "<*>" }, span);
            let Some((first, rest)) = self.split_fun(&function) else { return placeholder() };
            let Some((action, result)) = self.split_fun(&rest) else { return placeholder() };
            self.expect(span, &whole, &result);
            operators.push((term, action));
            whole = first;
        }
        operators.reverse();
        let (types, result): (Vec<Type>, Type) = (parts.iter().map(|_| self.fresh()).collect(), self.fresh());
        self.expect(span, &whole, &funs(types.clone(), result.clone()));
        let mut actions = Vec::with_capacity(parts.len());
        for (part, (_, ty)) in parts.iter().zip(&operators) {
            actions.push(match part {
                Part::One(_, action) => self.branch(action, ty),
                Part::Block(items, _) => self.do_items(items, span, ty),
            });
        }
        let began = self.begin_scope();
        let wildcard = Pat { node: PatNode::Wildcard, span };
        let pats = parts.iter().map(|part| match part {
            Part::One(pat, _) => pat.unwrap_or(&wildcard),
            Part::Block(_, pat) => pat,
        });
        params.extend(pats.zip(types));
        let matched = self.patterns(&params);
        if let Some(at) = matched.iter().position(|pat| !self.irrefutable(pat)) {
            self.unsupported(params[at].0.span, "a pattern that may fail under ApplicativeDo");
        }
        let body = match (rest, is_joined) {
            ([Item::Result(expr)], false) => self.branch(expr, &result),
            _ => self.do_items(rest, span, &result),
        };
        self.end_scope(began);
        let row = Row { pats: matched, wheres: Vec::new(), bodies: unguarded(body) };
        let failure = Label::new(LabelKind::PatternFailure, "");
        let mut term = Elab::Function(Box::new(Matrix { rows: vec![row], failure }));
        for ((operator, _), action) in operators.into_iter().zip(actions) {
            term = applied(operator, vec![term, action]);
        }
        match join {
            Some(join) => applied(join, vec![term]),
            None => term,
        }
    }
}

fn before<'s>(item: Item<'s>, tail: Vec<Item<'s>>) -> Vec<Item<'s>> {
    let mut items = vec![item];
    items.extend(tail);
    items
}

fn tree<'t, 's>(lines: &[&'t Line<'s>]) -> Tree<'t, 's> {
    if let [one] = lines {
        return Tree::One(one);
    }
    let mut segments = segments(lines);
    match segments.len() {
        1 => split(&segments.remove(0)),
        _ => Tree::Together(segments.iter().map(|segment| split(segment)).collect()),
    }
}

fn split<'t, 's>(lines: &[&'t Line<'s>]) -> Tree<'t, 's> {
    if let [one] = lines {
        return Tree::One(one);
    }
    let (first, second) = split_segment(lines);
    Tree::Sequence(Box::new(tree(&first)), Box::new(tree(&second)))
}

/// Runs of statements that share no variables.
fn segments<'t, 's>(lines: &[&'t Line<'s>]) -> Vec<Vec<&'t Line<'s>>> {
    let bound: FxHashSet<Symbol> = lines.iter().flat_map(|line| line.binds.iter().copied()).collect();
    let needs = |line: &Line<'_>| line.uses.iter().copied().filter(|name| bound.contains(name)).collect::<Vec<_>>();
    let mut runs: Vec<Vec<&'t Line<'s>>> = Vec::new();
    let mut open: FxHashSet<Symbol> = FxHashSet::default();
    let mut is_going_on = false;
    for line in lines.iter().rev() {
        // A statement belongs to the run behind it if that needs a variable, or if its own pattern is strict.
        let joins = is_going_on && (!open.is_empty() || line.has_strict_pattern());
        if joins {
            line.binds.iter().for_each(|name| _ = open.remove(name));
            let own = line.is_let();
            open.extend(needs(line).into_iter().filter(|name| !own || !line.binds.contains(name)));
        } else {
            runs.push(Vec::new());
            open = needs(line).into_iter().collect();
        }
        is_going_on = true;
        runs.last_mut().into_iter().for_each(|run| run.push(line));
    }
    runs.iter_mut().for_each(|run| run.reverse());
    runs.reverse();
    // Definitions alone are no run of their own.
    let mut merged: Vec<Vec<&'t Line<'s>>> = Vec::new();
    for run in runs.into_iter().rev() {
        let only_lets = |run: &Vec<&Line<'_>>| run.iter().all(|line| line.is_let());
        match merged.last_mut() {
            Some(next) if only_lets(next) || only_lets(&run) => {
                let rest = std::mem::replace(next, run);
                next.extend(rest);
            }
            _ => merged.push(run),
        }
    }
    merged.reverse();
    merged
}

type Halves<'t, 's> = (Vec<&'t Line<'s>>, Vec<&'t Line<'s>>);

fn split_segment<'t, 's>(lines: &[&'t Line<'s>]) -> Halves<'t, 's> {
    if let [one, two] = lines {
        return (vec![one], vec![two]);
    }
    let (mut lets, mut independent) = (Vec::new(), Vec::new());
    let mut bound: Vec<Symbol> = Vec::new();
    let mut count = 0;
    for line in lines {
        let is_apart = !line.uses.iter().any(|name| bound.contains(name));
        match line.stmt {
            Stmt::Bind(pat, _) if is_apart && !is_strict(pat) => {
                independent.push(*line);
                bound.extend(&line.binds);
            }
            Stmt::Let(_) if is_apart => lets.push(*line),
            _ => break,
        }
        count += 1;
    }
    let rest = lines[count..].to_vec();
    match independent.len() {
        0 | 1 => (lines[..1].to_vec(), lines[1..].to_vec()),
        _ if lets.is_empty() => (independent, rest),
        _ => {
            independent.extend(rest);
            (lets, independent)
        }
    }
}

fn has_strict_pattern(tree: &Tree<'_, '_>) -> bool {
    match tree {
        Tree::One(line) => line.has_strict_pattern(),
        Tree::Sequence(first, second) => has_strict_pattern(first) || has_strict_pattern(second),
        Tree::Together(trees) => trees.iter().any(has_strict_pattern),
    }
}

fn bound_by(tree: &Tree<'_, '_>, into: &mut Vec<Symbol>) {
    match tree {
        Tree::One(line) => into.extend(&line.binds),
        Tree::Sequence(first, second) => {
            bound_by(first, into);
            bound_by(second, into);
        }
        Tree::Together(trees) => trees.iter().for_each(|tree| bound_by(tree, into)),
    }
}

fn first_span(tree: &Tree<'_, '_>) -> Option<Span> {
    match tree {
        Tree::One(line) => match line.stmt {
            Stmt::Expr(expr) | Stmt::Bind(_, expr) => Some(expr.span),
            Stmt::Let(_) => None,
        },
        Tree::Sequence(first, second) => first_span(first).or_else(|| first_span(second)),
        Tree::Together(trees) => trees.iter().find_map(first_span),
    }
}

fn declared_names(decls: &[ValueDecl]) -> Vec<Name> {
    let mut names = Vec::new();
    for decl in decls {
        match decl {
            ValueDecl::Function(function) => names.push(function.name),
            ValueDecl::Pattern { pat, .. } => pat.binders(&mut names),
            ValueDecl::Signature { .. } | ValueDecl::Fixity { .. } | ValueDecl::Unsupported(_) => {}
        }
    }
    names
}
