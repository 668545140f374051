//! Decision trees, and how they are written as Core with every body once.
//!
//! A row that several branches reach becomes a join point: a function of the row's variables (and of what to do when its
//! guards fail), bound where those branches part. A body so small that a call would not be shorter is copied instead.

use rustc_hash::FxHashMap;
use selfsame_core::expr::{Alt, AltPattern, Expr, Local};

use super::build::{app, at, for_each_local, force, is_small, lam};
use super::expr::wrap;
use super::{Desugar, Known};

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Tree {
    /// The row's patterns match, its variables stand for these occurrences. `next` is where failing guards lead.
    Leaf {
        row: usize,
        bindings: Vec<(Local, Expr)>,
        next: Box<Tree>,
    },
    Fail,
    Switch {
        occ: Expr,
        alts: Vec<(AltPattern, Tree)>,
        default: Option<Box<Tree>>,
    },
    Force(Expr, Box<Tree>),
    /// The first; wherever it fails, the second.
    Else(Box<Tree>, Box<Tree>),
}

/// What the rows of a tree do.
pub(super) struct Rows<'a> {
    /// By row: whether its guards may fail.
    pub can_fail: Vec<bool>,
    /// By row: the variables of its patterns.
    pub vars: Vec<Vec<Local>>,
    /// Writes the row's guards and bodies, given what to do when they fail; called once a row.
    pub write: &'a mut dyn FnMut(&mut Desugar, usize, &Expr) -> Expr,
}

impl Tree {
    /// Whether it uses one of the fields that a pattern binds.
    pub fn mentions(&self, pattern: &AltPattern) -> bool {
        let AltPattern::Con(_, fields) = pattern else { return false };
        let is_field = |expr: &Expr| matches!(expr, Expr::Local(local) if fields.contains(local));
        self.any(&mut |tree| match tree {
            Tree::Leaf { bindings, .. } => bindings.iter().any(|(_, occ)| is_field(occ)),
            Tree::Switch { occ, .. } | Tree::Force(occ, _) => is_field(occ),
            Tree::Fail | Tree::Else(..) => false,
        })
    }

    fn any(&self, test: &mut dyn FnMut(&Tree) -> bool) -> bool {
        test(self) || self.children().into_iter().any(|child| child.any(test))
    }

    fn children(&self) -> Vec<&Tree> {
        match self {
            Tree::Leaf { next, .. } => vec![next],
            Tree::Fail => Vec::new(),
            Tree::Switch { alts, default, .. } => alts.iter().map(|(_, tree)| tree).chain(default.as_deref()).collect(),
            Tree::Force(_, inner) => vec![inner],
            Tree::Else(first, second) => vec![first, second],
        }
    }

    /// How often each row is reached, added to `counts`.
    fn count(&self, counts: &mut [u32]) {
        if let Tree::Leaf { row, .. } = self {
            counts[*row] += 1;
        }
        self.children().into_iter().for_each(|child| child.count(counts));
    }
}

impl Desugar {
    /// Writes a tree; `fail`, which is small, is what a value gives that no row matches.
    pub(super) fn write_tree(&mut self, tree: &Tree, fail: &Expr, rows: Rows) -> Expr {
        let mut totals = vec![0; rows.can_fail.len()];
        tree.count(&mut totals);
        let shared = (0..totals.len()).filter(|row| totals[*row] > 1).collect();
        Writer { desugar: self, rows, totals, joins: FxHashMap::default() }.write(tree, fail, shared)
    }
}

struct Writer<'d, 'a> {
    desugar: &'d mut Desugar,
    rows: Rows<'a>,
    totals: Vec<u32>,
    /// The rows that are reached from several places, once they are bound.
    joins: FxHashMap<usize, Join>,
}

/// How to go on with a row from several places.
enum Join {
    /// Put the occurrences for the variables.
    Copy(Expr),
    Call {
        function: Local,
        vars: Vec<Local>,
        takes_failure: bool,
    },
}

impl Writer<'_, '_> {
    /// `pending` are the shared rows that only this part of the tree reaches and that are not bound yet.
    fn write(&mut self, tree: &Tree, fail: &Expr, pending: Vec<usize>) -> Expr {
        let children = tree.children();
        let mut inside: Vec<Vec<usize>> = vec![Vec::new(); children.len()];
        let mut here = Vec::new();
        if !pending.is_empty() {
            let counts: Vec<Vec<u32>> = children.iter().map(|child| self.counts(child)).collect();
            for row in pending {
                match counts.iter().position(|counts| counts[row] == self.totals[row]) {
                    Some(child) => inside[child].push(row),
                    None => here.push(row),
                }
            }
        }
        let bound: Vec<(Local, Expr)> = here.into_iter().filter_map(|row| self.bind(row)).collect();
        let mut inside = inside.into_iter();
        let mut pending = || inside.next().unwrap_or_default();
        let body = match tree {
            Tree::Fail => fail.clone(),
            Tree::Leaf { row, bindings, next } => {
                let pending = pending();
                self.leaf(*row, bindings, next, fail, pending)
            }
            Tree::Force(occ, inner) => {
                let pending = pending();
                let then = self.knowing(occ, Known::Evaluated, inner, fail, pending);
                force(occ.clone(), then)
            }
            Tree::Switch { occ, alts, default } => {
                let mut written = Vec::with_capacity(alts.len());
                for (pattern, tree) in alts {
                    let known = match pattern {
                        AltPattern::Con(name, fields) => {
                            Known::Con(*name, fields.iter().map(|field| Expr::Local(*field)).collect())
                        }
                        AltPattern::Lit(_) => Known::Evaluated,
                    };
                    let pending = pending();
                    let body = self.knowing(occ, known, tree, fail, pending);
                    written.push(Alt { pattern: pattern.clone(), body });
                }
                let default = default.as_deref().map(|tree| {
                    let pending = pending();
                    Box::new(self.knowing(occ, Known::Evaluated, tree, fail, pending))
                });
                Expr::Case(Box::new(occ.clone()), written, default)
            }
            Tree::Else(first, second) => {
                let (in_first, in_second) = (pending(), pending());
                let second = self.write(second, fail, in_second);
                let mut lets = Vec::new();
                let fail = self.desugar.shareable(second, &mut lets);
                wrap(lets, self.write(first, &fail, in_first))
            }
        };
        wrap(bound, body)
    }

    fn counts(&self, tree: &Tree) -> Vec<u32> {
        let mut counts = vec![0; self.totals.len()];
        tree.count(&mut counts);
        counts
    }

    fn knowing(&mut self, occ: &Expr, known: Known, tree: &Tree, fail: &Expr, pending: Vec<usize>) -> Expr {
        let learnt = self.desugar.learn(occ, known);
        let expr = self.write(tree, fail, pending);
        self.desugar.forget(learnt);
        expr
    }

    fn leaf(&mut self, row: usize, bindings: &[(Local, Expr)], next: &Tree, fail: &Expr, pending: Vec<usize>) -> Expr {
        if !self.rows.can_fail[row] {
            return self.reach(row, bindings, fail);
        }
        let next = self.write(next, fail, pending);
        let mut lets = Vec::new();
        let next = self.desugar.shareable(next, &mut lets);
        wrap(lets, self.reach(row, bindings, &next))
    }

    /// Goes on with a row whose patterns matched; `next`, which is small, is for when its guards fail.
    fn reach(&mut self, row: usize, bindings: &[(Local, Expr)], next: &Expr) -> Expr {
        let occ_of = |var: Local| {
            let binding = bindings.iter().find(|(bound, _)| bound.id == var.id);
            binding.map_or(Expr::Local(var), |(_, occ)| occ.clone())
        };
        match self.joins.get(&row) {
            Some(Join::Copy(body)) => substitute(body, &occ_of),
            Some(Join::Call { function, vars, takes_failure }) => {
                let args = vars.iter().map(|var| occ_of(*var));
                let args = args.chain(takes_failure.then(|| next.clone())).collect();
                app(Expr::Local(*function), args)
            }
            None => {
                for (var, occ) in bindings {
                    self.desugar.atoms.insert(var.id, occ.clone());
                }
                (self.rows.write)(self.desugar, row, next)
            }
        }
    }

    /// Makes a row reachable from several places; what must be bound for that, if anything.
    fn bind(&mut self, row: usize) -> Option<(Local, Expr)> {
        for var in &self.rows.vars[row] {
            self.desugar.atoms.remove(&var.id);
        }
        let next = self.desugar.fresh("next");
        let body = (self.rows.write)(self.desugar, row, &Expr::Local(next));
        let mut used = Vec::new();
        for_each_local(&body, &mut |local| used.push(local.id));
        if is_small(&body) && !used.contains(&next.id) {
            self.joins.insert(row, Join::Copy(body));
            return None;
        }
        let takes_failure = used.contains(&next.id);
        let vars: Vec<Local> = self.rows.vars[row].iter().copied().filter(|var| used.contains(&var.id)).collect();
        let function = self.desugar.fresh("body");
        let params = vars.iter().copied().chain(takes_failure.then_some(next)).collect();
        self.joins.insert(row, Join::Call { function, vars, takes_failure });
        Some((function, lam(params, body)))
    }
}

/// A small expression (see [`is_small`]) with its variables replaced.
fn substitute(expr: &Expr, of: &dyn Fn(Local) -> Expr) -> Expr {
    let all = |exprs: &[Expr]| exprs.iter().map(|expr| substitute(expr, of)).collect();
    match expr {
        Expr::Local(local) => of(*local),
        Expr::App(head, args) => app(substitute(head, of), all(args)),
        Expr::Con(name, fields) => Expr::Con(*name, all(fields)),
        Expr::At(span, inner) => at(*span, substitute(inner, of)),
        constant => constant.clone(),
    }
}
