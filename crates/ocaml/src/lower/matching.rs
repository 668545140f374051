//! Pattern matching to decision trees: rows from top to bottom, tests from left to right as the first remaining row needs
//! them. Nothing is tested twice, and a body that is reached in several ways is shared by a join point.

use std::sync::Arc;

use selfsame_core::expr::{Alt, AltPattern, Expr, Lit, Local};
use selfsame_core::prim::PrimOp;
use selfsame_core::symbol::Symbol;

use super::expr::{bind, boolean, is_value};
use super::{Lower, unsupported};
use crate::elab::{ConRef, Pat, Row};
use crate::library;

/// How the parts of a match become Core: depends on what is done with their results.
pub(super) trait Arms<'a> {
    fn body(&mut self, lower: &mut Lower<'a>, row: usize) -> Expr;
    /// `yes` when the row's guard holds, else `no`.
    fn guard(&mut self, lower: &mut Lower<'a>, row: usize, yes: Expr, no: Expr) -> Expr;
    fn failure(&mut self, lower: &mut Lower<'a>) -> Expr;
    /// Where state is shared: the guard as a step, after which come the alternatives; then [`Arms::guard`] is not asked.
    fn guard_step(&mut self, _: &mut Lower<'a>, _: usize) -> Option<Expr> {
        None
    }
}

#[derive(Clone)]
struct Line {
    pats: Vec<Pat>,
    /// Pattern variables and what they stand for.
    binds: Vec<(Local, Local)>,
    row: usize,
    guarded: bool,
}

enum Tree {
    Fail,
    Leaf(usize, Vec<(Local, Local)>),
    Guard(usize, Vec<(Local, Local)>, Box<Tree>),
    Con(Local, Vec<(Arc<ConRef>, Vec<Local>, Tree)>, Option<Box<Tree>>),
    Lit(Local, Vec<(Lit, Tree)>, Box<Tree>),
    Range(Local, char, char, Box<Tree>, Box<Tree>),
    /// The content of a suspension is computed here: `lazy p`.
    Force(Local, Box<Tree>),
}

impl<'a> Lower<'a> {
    /// Matches variables (that stand for values) against rows of as many patterns.
    pub(super) fn matching(&mut self, subjects: &[Local], rows: &[(Vec<&Pat>, bool)], arms: &mut dyn Arms<'a>) -> Expr {
        let lines = rows.iter().enumerate().map(|(row, (pats, guarded))| Line {
            pats: pats.iter().map(|p| (*p).clone()).collect(),
            binds: Vec::new(),
            row,
            guarded: *guarded,
        });
        let lines = lines.flat_map(split_or).collect();
        let tree = self.tree(subjects.to_vec(), lines);
        self.emit_tree(&tree, rows.len(), arms)
    }

    /// The tree for one value against rows of one pattern.
    pub(super) fn match_rows(&mut self, subject: Local, rows: &[Row], arms: &mut dyn Arms<'a>) -> Expr {
        let rows: Vec<(Vec<&Pat>, bool)> = rows.iter().map(|row| (vec![&row.pat], row.guard.is_some())).collect();
        self.matching(&[subject], &rows, arms)
    }

    fn tree(&mut self, subjects: Vec<Local>, mut lines: Vec<Line>) -> Tree {
        for line in &mut lines {
            strip_variables(&subjects, line);
        }
        let Some(first) = lines.first() else { return Tree::Fail };
        let Some(column) = first.pats.iter().position(|pat| !matches!(pat, Pat::Any)) else {
            let first = lines.remove(0);
            if !first.guarded {
                return Tree::Leaf(first.row, first.binds);
            }
            // The first alternative of a `|` that matches is the one the guard is asked about; the others are not tried.
            lines.retain(|line| line.row != first.row);
            let rest = self.tree(subjects, lines);
            return Tree::Guard(first.row, first.binds, Box::new(rest));
        };
        match first.pats[column].clone() {
            Pat::Con(con, _) => self.con_switch(subjects, lines, column, &con),
            Pat::Lit(_) => self.lit_switch(subjects, lines, column),
            Pat::Range(from, to) => {
                let mut yes = lines.clone();
                yes[0].pats[column] = Pat::Any;
                let subject = subjects[column];
                let yes = self.tree(subjects.clone(), yes);
                let no = self.tree(subjects, lines.split_off(1));
                Tree::Range(subject, from, to, Box::new(yes), Box::new(no))
            }
            Pat::Any | Pat::Var(_) | Pat::As(..) | Pat::Or(_) => unreachable!("variables and `|` are gone by now"),
        }
    }

    fn con_switch(&mut self, subjects: Vec<Local>, lines: Vec<Line>, column: usize, first: &Arc<ConRef>) -> Tree {
        let mut cons: Vec<Arc<ConRef>> = Vec::new();
        for line in &lines {
            if let Pat::Con(con, _) = &line.pats[column]
                && !cons.iter().any(|known| known.name == con.name)
            {
                cons.push(con.clone());
            }
        }
        // In the order of the type's definition, whatever the order of the rows.
        let position = |con: &ConRef| first.siblings.iter().position(|name| *name == con.name);
        cons.sort_by_key(|con| position(con));
        let exhaustive = !first.siblings.is_empty() && cons.len() == first.siblings.len();
        let mut branches = Vec::new();
        for con in cons {
            let fields = self.field_locals(&lines, column, &con);
            let mut inner = subjects.clone();
            inner.splice(column..=column, fields.iter().copied());
            let specialised = lines.iter().filter_map(|line| specialise(line, column, &con));
            let specialised = specialised.flat_map(split_or).collect();
            let mut tree = self.tree(inner, specialised);
            if con.name == library::lazy_con().name {
                tree = Tree::Force(fields[0], Box::new(tree));
            }
            branches.push((con, fields, tree));
        }
        let default = (!exhaustive).then(|| {
            let rest = lines.iter().filter(|line| matches!(line.pats[column], Pat::Any)).cloned().collect();
            Box::new(self.tree(subjects.clone(), rest))
        });
        Tree::Con(subjects[column], branches, default)
    }

    /// Variables for the fields, called as the first row that names them does.
    fn field_locals(&mut self, lines: &[Line], column: usize, con: &ConRef) -> Vec<Local> {
        (0..con.arity)
            .map(|i| {
                let name = lines.iter().find_map(|line| match &line.pats[column] {
                    Pat::Con(c, pats) if c.name == con.name => pattern_name(&pats[i]),
                    _ => None,
                });
                self.fresh(name.unwrap_or_else(|| Symbol::new("x")))
            })
            .collect()
    }

    fn lit_switch(&mut self, subjects: Vec<Local>, lines: Vec<Line>, column: usize) -> Tree {
        let mut lits: Vec<Lit> = Vec::new();
        for line in &lines {
            match &line.pats[column] {
                Pat::Lit(lit) if !lits.contains(lit) => lits.push(lit.clone()),
                // What comes after a range may match the same characters: the range is tested first.
                Pat::Range(..) => break,
                _ => {}
            }
        }
        let mut branches = Vec::new();
        for lit in lits.clone() {
            let matching = lines.iter().filter(|line| match &line.pats[column] {
                Pat::Lit(other) => *other == lit,
                Pat::Range(from, to) => matches!(lit, Lit::Char(c) if (*from..=*to).contains(&c)),
                _ => true,
            });
            let matching = matching.cloned().map(|mut line| {
                line.pats[column] = Pat::Any;
                line
            });
            let tree = self.tree(subjects.clone(), matching.collect());
            branches.push((lit, tree));
        }
        let rest = lines.into_iter().filter(|line| !matches!(&line.pats[column], Pat::Lit(l) if lits.contains(l)));
        let rest = self.tree(subjects.clone(), rest.collect());
        Tree::Lit(subjects[column], branches, Box::new(rest))
    }

    fn emit_tree(&mut self, tree: &Tree, rows: usize, arms: &mut dyn Arms<'a>) -> Expr {
        let mut uses = vec![Vec::new(); rows];
        count_uses(tree, &mut uses);
        let mut joins = Joins { bodies: (0..rows).map(|_| Join::Inline).collect(), failure: None };
        let mut definitions = Vec::new();
        for (row, found) in uses.iter().enumerate() {
            let Some(vars) = found.first().filter(|_| found.len() > 1) else { continue };
            let mut params: Vec<Local> = vars.iter().map(|var| self.binder(*var)).collect();
            let world = self.memory.world;
            if world.is_some() {
                // A guard may have changed the memory before.
                params.push(self.new_world());
            }
            let body = arms.body(self, row);
            self.memory.world = world;
            if params.is_empty() && is_small(&body) {
                joins.bodies[row] = Join::Copy(body);
                continue;
            }
            let name = self.fresh("join");
            definitions.push((name, lambda_of(params, body)));
            joins.bodies[row] = Join::Shared(name, vars.clone());
        }
        if count_failures(tree) > 1 && self.memory.world.is_none() {
            let failure = arms.failure(self);
            if is_small(&failure) {
                joins.failure = Some(failure);
            } else {
                let name = self.fresh("fail");
                definitions.push((name, failure));
                joins.failure = Some(Expr::Local(name));
            }
        }
        let body = self.emit(tree, &joins, arms);
        definitions.into_iter().rev().fold(body, |body, (name, value)| Expr::Let(name, Box::new(value), Box::new(body)))
    }

    fn emit(&mut self, tree: &Tree, joins: &Joins, arms: &mut dyn Arms<'a>) -> Expr {
        let world = self.memory.world;
        let emitted = self.emit_here(tree, joins, arms);
        self.memory.world = world;
        emitted
    }

    fn emit_here(&mut self, tree: &Tree, joins: &Joins, arms: &mut dyn Arms<'a>) -> Expr {
        match tree {
            Tree::Fail => match &joins.failure {
                Some(failure) => failure.clone(),
                None => arms.failure(self),
            },
            Tree::Leaf(row, binds) => self.emit_body(*row, binds, joins, arms),
            // Its exception would not be caught.
            Tree::Force(..) if self.memory.world.is_some() => {
                unsupported("a pattern with `lazy` where state is shared")
            }
            Tree::Force(..) if self.is_attempting() => unsupported("`lazy` under `try`"),
            Tree::Force(subject, rest) => {
                let rest = self.emit(rest, joins, arms);
                Expr::Case(Box::new(Expr::Local(*subject)), Vec::new(), Some(Box::new(rest)))
            }
            Tree::Guard(row, binds, rest) => {
                // The guard is lowered where it stands, so its variables are renamed here even if the body is shared.
                self.rename_all(binds);
                let step = arms.guard_step(self, *row);
                let result = step.is_some().then(|| (self.fresh("holds"), self.new_world()));
                let yes = self.emit_body(*row, binds, joins, arms);
                self.rename_all(binds);
                let no = self.emit(rest, joins, arms);
                self.rename_all(binds);
                match (step, result) {
                    (Some(step), Some((holds, world))) => {
                        self.after(step, holds, world, boolean(Expr::Local(holds), yes, no))
                    }
                    _ => arms.guard(self, *row, yes, no),
                }
            }
            Tree::Con(subject, branches, None) if is_held(branches) => {
                let [(con, fields, tree)] = &branches[..] else { unreachable!("an array has one constructor") };
                let elements = self.held(*subject, con.name);
                let rest = self.emit(tree, joins, arms);
                bind(fields[0], elements, rest)
            }
            Tree::Con(subject, branches, default) => {
                let subject = match branches.first() {
                    Some((con, _, _)) => self.looked_up(*subject, con.name),
                    None => Expr::Local(*subject),
                };
                let alts = branches
                    .iter()
                    .map(|(con, fields, tree)| {
                        let pattern = AltPattern::Con(con.name, fields.clone());
                        Alt { pattern, body: self.emit(tree, joins, arms) }
                    })
                    .collect();
                let default = default.as_ref().map(|tree| Box::new(self.emit(tree, joins, arms)));
                Expr::Case(Box::new(subject), alts, default)
            }
            Tree::Lit(subject, branches, default) => {
                let alts = branches
                    .iter()
                    .map(|(lit, tree)| Alt {
                        pattern: AltPattern::Lit(lit.clone()),
                        body: self.emit(tree, joins, arms),
                    })
                    .collect();
                let default = Box::new(self.emit(default, joins, arms));
                Expr::Case(Box::new(Expr::Local(*subject)), alts, Some(default))
            }
            Tree::Range(subject, from, to, yes, no) => {
                let yes = self.emit(yes, joins, arms);
                let no = self.emit(no, joins, arms);
                let shared = self.fresh("outside");
                let test = |op, bound: char| Expr::Prim(op, vec![Expr::Local(*subject), Expr::Lit(Lit::Char(bound))]);
                let upper = boolean(test(PrimOp::CharLe, *to), yes, Expr::Local(shared));
                let both = boolean(test(PrimOp::CharGe, *from), upper, Expr::Local(shared));
                Expr::Let(shared, Box::new(no), Box::new(both))
            }
        }
    }

    fn rename_all(&mut self, binds: &[(Local, Local)]) {
        for (var, stands_for) in binds {
            self.attempts.note(*var);
            self.renames.insert(var.id, *stands_for);
        }
    }

    fn emit_body(&mut self, row: usize, binds: &[(Local, Local)], joins: &Joins, arms: &mut dyn Arms<'a>) -> Expr {
        match &joins.bodies[row] {
            Join::Copy(body) => body.clone(),
            Join::Shared(name, vars) => {
                let args = vars.iter().map(|var| {
                    let found = binds.iter().find(|(bound, _)| bound.id == var.id);
                    Expr::Local(found.map_or(*var, |(_, stands_for)| *stands_for))
                });
                let args: Vec<Expr> = args.chain(self.memory.world.map(Expr::Local)).collect();
                let head = Expr::Local(*name);
                if args.is_empty() { head } else { Expr::App(Box::new(head), args) }
            }
            Join::Inline => {
                self.rename_all(binds);
                arms.body(self, row)
            }
        }
    }
}

/// Whether what is told apart is an array or a reference, of which only what it holds is.
fn is_held(branches: &[(Arc<ConRef>, Vec<Local>, Tree)]) -> bool {
    matches!(branches, [(con, _, _)] if con.name == library::array_con().name || con.name.as_str() == library::CONTENTS)
}

struct Joins {
    bodies: Vec<Join>,
    failure: Option<Expr>,
}

enum Join {
    /// Reached once: stands where it is reached.
    Inline,
    /// Small enough to be repeated.
    Copy(Expr),
    /// A function of the pattern's variables.
    Shared(Local, Vec<Local>),
}

/// A join point without variables is suspended, not evaluated: Core is lazy.
fn lambda_of(vars: Vec<Local>, body: Expr) -> Expr {
    if vars.is_empty() { body } else { Expr::Lam(vars, Box::new(body)) }
}

fn is_small(expr: &Expr) -> bool {
    match expr {
        Expr::At(_, inner) => is_small(inner),
        Expr::Con(_, args) => args.is_empty(),
        Expr::Bottom(_) | Expr::Lit(_) => true,
        other => matches!(other, Expr::Local(_) | Expr::Global(_)) && is_value(other),
    }
}

/// Variables bound on each way to each row, whether or not a guard is asked there.
fn count_uses(tree: &Tree, uses: &mut [Vec<Vec<Local>>]) {
    let vars = |binds: &[(Local, Local)]| {
        let mut vars: Vec<Local> = binds.iter().map(|(var, _)| *var).collect();
        vars.sort_by_key(|var| var.id);
        vars.dedup();
        vars
    };
    match tree {
        Tree::Fail => {}
        Tree::Leaf(row, binds) => uses[*row].push(vars(binds)),
        Tree::Guard(row, binds, rest) => {
            uses[*row].push(vars(binds));
            count_uses(rest, uses);
        }
        Tree::Con(_, branches, default) => {
            branches.iter().for_each(|(_, _, tree)| count_uses(tree, uses));
            default.iter().for_each(|tree| count_uses(tree, uses));
        }
        Tree::Lit(_, branches, default) => {
            branches.iter().for_each(|(_, tree)| count_uses(tree, uses));
            count_uses(default, uses);
        }
        Tree::Force(_, rest) => count_uses(rest, uses),
        Tree::Range(_, _, _, yes, no) => {
            count_uses(yes, uses);
            count_uses(no, uses);
        }
    }
}

fn count_failures(tree: &Tree) -> usize {
    match tree {
        Tree::Fail => 1,
        Tree::Leaf(..) => 0,
        Tree::Guard(_, _, rest) => count_failures(rest),
        Tree::Con(_, branches, default) => {
            branches.iter().map(|(_, _, tree)| count_failures(tree)).sum::<usize>()
                + default.as_ref().map_or(0, |tree| count_failures(tree))
        }
        Tree::Lit(_, branches, default) => {
            branches.iter().map(|(_, tree)| count_failures(tree)).sum::<usize>() + count_failures(default)
        }
        Tree::Range(_, _, _, yes, no) => count_failures(yes) + count_failures(no),
        Tree::Force(_, rest) => count_failures(rest),
    }
}

/// Variables match anything: they become bindings.
fn strip_variables(subjects: &[Local], line: &mut Line) {
    for (pat, subject) in line.pats.iter_mut().zip(subjects) {
        loop {
            match std::mem::replace(pat, Pat::Any) {
                Pat::Var(var) => {
                    line.binds.push((var, *subject));
                    break;
                }
                Pat::As(inner, var) => {
                    line.binds.push((var, *subject));
                    *pat = *inner;
                }
                other => {
                    *pat = other;
                    break;
                }
            }
        }
    }
}

/// One line for each way through the `|` patterns at the top of its columns.
fn split_or(line: Line) -> Vec<Line> {
    let alternatives = |pat: &Pat| or_parts(pat);
    let Some((column, parts)) = line.pats.iter().enumerate().find_map(|(i, pat)| Some((i, alternatives(pat)?))) else {
        return vec![line];
    };
    let lines = parts.into_iter().map(|part| {
        let mut line = line.clone();
        line.pats[column] = part;
        line
    });
    lines.flat_map(split_or).collect()
}

/// The alternatives of a pattern that is a `|` at its top, possibly under a name.
fn or_parts(pat: &Pat) -> Option<Vec<Pat>> {
    match pat {
        Pat::Or(parts) => Some(parts.clone()),
        Pat::As(inner, var) => {
            let parts = or_parts(inner)?;
            Some(parts.into_iter().map(|part| Pat::As(Box::new(part), *var)).collect())
        }
        _ => None,
    }
}

fn specialise(line: &Line, column: usize, con: &ConRef) -> Option<Line> {
    let fields = match &line.pats[column] {
        Pat::Con(c, pats) if c.name == con.name => pats.clone(),
        Pat::Any => vec![Pat::Any; con.arity],
        _ => return None,
    };
    let mut line = line.clone();
    line.pats.splice(column..=column, fields);
    Some(line)
}

fn pattern_name(pat: &Pat) -> Option<Symbol> {
    match pat {
        Pat::Var(local) | Pat::As(_, local) => Some(local.name),
        _ => None,
    }
}
