//! Match compilation: a matrix of patterns to a decision tree.
//!
//! At each node the tree evaluates what the first remaining row needs, the leftmost column first: that is what Haskell
//! evaluates, no more and no less. The answer then specialises all rows. A row that cannot match any more is still kept
//! while it has patterns to the left of the failing one, for these are evaluated before the row is given up
//! ([`Line::doomed`]).
//!
//! Decision trees can be exponentially larger than the matrix. Past a budget, rows are compiled one by one, each with
//! the rest as its alternative ([`Tree::Else`]), which is linear.

use std::sync::Arc;

use selfsame_core::expr::{AltPattern, Expr, Lit, Local};
use selfsame_core::symbol::Symbol;

use super::tree::Tree;
use super::{Desugar, Known};
use crate::elab::{ConRef, Pat};

/// Compiles prepared rows (see [`super::row`]) against the occurrences that their patterns match.
pub(super) fn compile(desugar: &mut Desugar, occurrences: Vec<Expr>, rows: &[(&[Pat], bool)]) -> Tree {
    let size: usize = rows.iter().flat_map(|(pats, _)| pats.iter()).map(pattern_size).sum();
    let can_fail = rows.iter().map(|(_, can_fail)| *can_fail).collect();
    let budget = desugar.growth * (10 + size);
    let mut compiler = Compiler { desugar, can_fail, budget };
    let rows = rows.iter().enumerate().map(|(index, (pats, _))| {
        let mut bindings = Vec::new();
        let cells = pats.iter().zip(&occurrences).map(|(pat, occ)| compiler.cell(pat, occ, &mut bindings)).collect();
        Line { index, cells, bindings, doomed: false }
    });
    let rows = rows.collect();
    compiler.build(occurrences, rows)
}

fn pattern_size(pat: &Pat) -> usize {
    match pat {
        Pat::Wildcard | Pat::Var(_) | Pat::Lit(_) | Pat::Test(_) => 1,
        Pat::Str(text) => 1 + text.len(),
        Pat::As(_, inner) | Pat::Bang(inner) | Pat::Lazy(inner, _) | Pat::View(_, inner) => pattern_size(inner),
        Pat::Con(_, pats) => 1 + pats.iter().map(pattern_size).sum::<usize>(),
    }
}

struct Compiler<'d> {
    desugar: &'d mut Desugar,
    /// By row: whether its guards may send it on to the next.
    can_fail: Vec<bool>,
    /// How many more rows may be looked at before rows are compiled one by one.
    budget: usize,
}

/// A row in the making.
#[derive(Clone)]
struct Line<'a> {
    index: usize,
    /// One a column.
    cells: Vec<Cell<'a>>,
    /// What the variables of the row stand for.
    bindings: Vec<(Local, Expr)>,
    /// It will not match; its cells are what it still evaluates before that shows.
    doomed: bool,
}

/// What a row still asks of a column.
#[derive(Clone)]
enum Cell<'a> {
    Any,
    /// To be evaluated, whatever it is.
    Force,
    Con(&'a ConRef, &'a [Pat]),
    Lit(Lit),
    Str(&'a str),
}

/// What a column may turn out to be.
#[derive(Clone, PartialEq)]
enum Head {
    Con(Symbol, u32),
    Lit(Lit),
}

impl<'a> Cell<'a> {
    fn head(&self) -> Option<Head> {
        match self {
            Cell::Any | Cell::Force => None,
            Cell::Con(con, _) => Some(Head::Con(con.name, con.arity)),
            Cell::Lit(lit) => Some(Head::Lit(lit.clone())),
            Cell::Str("") => Some(Head::Con("[]".into(), 0)),
            Cell::Str(_) => Some(Head::Con(":".into(), 2)),
        }
    }

    /// All constructors of the type that the cell's belongs to; none for literals, of which there is no end.
    fn siblings(&self) -> Arc<[(Symbol, u32)]> {
        match self {
            Cell::Con(con, _) => con.siblings.clone(),
            Cell::Str(_) => Arc::new([("[]".into(), 0), (":".into(), 2)]),
            Cell::Any | Cell::Force | Cell::Lit(_) => Arc::new([]),
        }
    }
}

impl<'d> Compiler<'d> {
    fn build<'a>(&mut self, occurrences: Vec<Expr>, mut rows: Vec<Line<'a>>) -> Tree {
        loop {
            let Some(first) = rows.first() else { return Tree::Fail };
            let Some(column) = first.cells.iter().position(|cell| !matches!(cell, Cell::Any)) else {
                let first = rows.remove(0);
                if first.doomed {
                    continue;
                }
                let next = if self.can_fail[first.index] { self.build(occurrences, rows) } else { Tree::Fail };
                return Tree::Leaf { row: first.index, bindings: first.bindings, next: Box::new(next) };
            };
            match &first.cells[column] {
                Cell::Force => {
                    for row in &mut rows {
                        if matches!(row.cells[column], Cell::Force) {
                            row.cells[column] = Cell::Any;
                        }
                    }
                    if self.desugar.known(&occurrences[column]).is_none() {
                        let occ = occurrences[column].clone();
                        return Tree::Force(occ, Box::new(self.build(occurrences, rows)));
                    }
                }
                _ if rows.len() > 1 && self.budget < rows.len() => {
                    let rest = rows.split_off(1);
                    let first = self.build(occurrences.clone(), rows);
                    return Tree::Else(Box::new(first), Box::new(self.build(occurrences, rest)));
                }
                _ => {
                    self.budget = self.budget.saturating_sub(rows.len());
                    return self.switch(column, occurrences, rows);
                }
            }
        }
    }

    fn switch<'a>(&mut self, column: usize, occurrences: Vec<Expr>, rows: Vec<Line<'a>>) -> Tree {
        let occ = occurrences[column].clone();
        if let Some(Known::Con(name, fields)) = self.desugar.known(&occ) {
            let (head, fields) = (Head::Con(*name, fields.len() as u32), fields.clone());
            return self.branch(column, &head, &fields, &occurrences, &rows);
        }
        let mut heads: Vec<Head> = Vec::new();
        for head in rows.iter().filter_map(|row| row.cells[column].head()) {
            if !heads.contains(&head) {
                heads.push(head);
            }
        }
        let siblings = rows[0].cells[column].siblings();
        let is_missing = |(name, _): &&(Symbol, u32)| !heads.iter().any(|h| matches!(h, Head::Con(n, _) if n == name));
        let missing: Vec<Head> =
            siblings.iter().filter(is_missing).map(|(name, arity)| Head::Con(*name, *arity)).collect();
        let is_complete = !siblings.is_empty() && missing.is_empty();
        // A single missing constructor is as short to write as a default, and says more.
        let has_default = !is_complete && missing.len() != 1;
        if !has_default {
            heads.extend(missing);
        }
        let alts: Vec<(AltPattern, Tree)> =
            heads.iter().map(|head| self.alternative(column, head, &occurrences, &rows)).collect();
        let default = has_default.then(|| Box::new(self.default(column, occurrences, rows)));
        let (_, first) = &alts[0];
        let agree = alts[1..].iter().map(|(_, tree)| tree).chain(default.as_deref()).all(|tree| tree == first);
        // Rows that were only evaluated before being given up leave a choice between equal trees.
        if agree && !first.mentions(&alts[0].0) {
            let (_, first) = alts.into_iter().next().expect("the first row has a constructor or literal here");
            return Tree::Force(occ, Box::new(first));
        }
        Tree::Switch { occ, alts, default }
    }

    fn alternative<'a>(&mut self, column: usize, head: &Head, occs: &[Expr], rows: &[Line<'a>]) -> (AltPattern, Tree) {
        let fields = self.fields(column, head, rows);
        let pattern = match head {
            Head::Con(name, _) => AltPattern::Con(*name, fields.clone()),
            Head::Lit(lit) => AltPattern::Lit(lit.clone()),
        };
        let fields: Vec<Expr> = fields.into_iter().map(Expr::Local).collect();
        (pattern, self.branch(column, head, &fields, occs, rows))
    }

    /// Variables for the fields of a constructor, named as the rows name them.
    fn fields(&mut self, column: usize, head: &Head, rows: &[Line]) -> Vec<Local> {
        let Head::Con(name, arity) = head else { return Vec::new() };
        let mut hints: Vec<Option<Symbol>> = vec![None; *arity as usize];
        let mut needed = vec![false; *arity as usize];
        let mut strict = vec![false; *arity as usize];
        for row in rows {
            match &row.cells[column] {
                Cell::Con(con, pats) if con.name == *name && pats.len() == *arity as usize => {
                    for (i, pat) in pats.iter().enumerate() {
                        hints[i] = hints[i].or_else(|| name_hint(pat));
                        needed[i] |= !matches!(pat, Pat::Wildcard);
                        strict[i] |= con.strict.get(i).is_some_and(|strict| *strict);
                    }
                }
                Cell::Str(text) if !text.is_empty() => {
                    for (hint, text) in hints.iter_mut().zip(["c", "cs"]) {
                        hint.get_or_insert(text.into());
                    }
                }
                _ => {}
            }
        }
        let mut fields = Vec::with_capacity(hints.len());
        for (i, hint) in hints.into_iter().enumerate() {
            let unnamed = || if needed[i] { format!("a{}", i + 1).as_str().into() } else { "_".into() };
            let field = self.desugar.fresh(hint.unwrap_or_else(unnamed));
            if strict[i] {
                self.desugar.known.insert(field.id, Known::Evaluated);
            }
            fields.push(field);
        }
        fields
    }

    /// What remains when the column is known to be `head` of `fields`.
    fn branch<'a>(&mut self, column: usize, head: &Head, fields: &[Expr], occs: &[Expr], rows: &[Line<'a>]) -> Tree {
        let mut kept = Vec::new();
        for row in rows {
            let mut bindings = row.bindings.clone();
            let inner = match &row.cells[column] {
                Cell::Any | Cell::Force => Some(vec![Cell::Any; fields.len()]),
                cell if cell.head().as_ref() == Some(head) => Some(self.subcells(cell, fields, &mut bindings)),
                _ => None,
            };
            kept.extend(splice(row, column, inner, fields.len(), bindings));
        }
        let occs = [&occs[..column], fields, &occs[column + 1..]].concat();
        self.build(occs, kept)
    }

    fn subcells<'a>(&mut self, cell: &Cell<'a>, fields: &[Expr], bindings: &mut Vec<(Local, Expr)>) -> Vec<Cell<'a>> {
        match cell {
            Cell::Con(_, pats) => pats.iter().zip(fields).map(|(pat, field)| self.cell(pat, field, bindings)).collect(),
            Cell::Str(text) => {
                let mut chars = text.chars();
                chars.next().map_or(Vec::new(), |first| vec![Cell::Lit(Lit::Char(first)), Cell::Str(chars.as_str())])
            }
            Cell::Any | Cell::Force | Cell::Lit(_) => Vec::new(),
        }
    }

    /// What remains when the column is none of the heads that rows ask for.
    fn default<'a>(&mut self, column: usize, mut occs: Vec<Expr>, rows: Vec<Line<'a>>) -> Tree {
        let kept = rows.into_iter().filter_map(|row| {
            let inner = matches!(row.cells[column], Cell::Any | Cell::Force).then(Vec::new);
            let bindings = row.bindings.clone();
            splice(&row, column, inner, 0, bindings)
        });
        let kept = kept.collect::<Vec<_>>();
        occs.remove(column);
        self.build(occs, kept)
    }

    /// A pattern as a cell, with its variables bound to the occurrence.
    fn cell<'a>(&mut self, pat: &'a Pat, occ: &Expr, bindings: &mut Vec<(Local, Expr)>) -> Cell<'a> {
        match pat {
            Pat::Wildcard => Cell::Any,
            Pat::Var(local) => {
                bindings.push((*local, occ.clone()));
                Cell::Any
            }
            Pat::As(local, inner) => {
                bindings.push((*local, occ.clone()));
                self.cell(inner, occ, bindings)
            }
            Pat::Bang(inner) => match self.cell(inner, occ, bindings) {
                Cell::Any => Cell::Force,
                cell => cell,
            },
            Pat::Con(con, pats) if con.newtype => self.cell(&pats[0], occ, bindings),
            Pat::Con(con, pats) => Cell::Con(con, pats),
            Pat::Lit(lit) => Cell::Lit(lit.clone()),
            Pat::Str(text) => Cell::Str(text),
            Pat::Lazy(..) | Pat::View(..) | Pat::Test(_) => unreachable!("prepared rows run no code"),
        }
    }
}

/// The row with the cell of a column replaced by those of its fields. Without any (it does not match), the row is kept
/// only for what it evaluates before.
fn splice<'a>(
    row: &Line<'a>,
    column: usize,
    inner: Option<Vec<Cell<'a>>>,
    width: usize,
    bindings: Vec<(Local, Expr)>,
) -> Option<Line<'a>> {
    let (before, after) = (&row.cells[..column], &row.cells[column + 1..]);
    let mut cells = before.to_vec();
    let mut doomed = row.doomed;
    match inner {
        Some(inner) => {
            cells.extend(inner);
            cells.extend_from_slice(after);
        }
        None => {
            cells.extend(std::iter::repeat_n(Cell::Any, width + after.len()));
            doomed = true;
        }
    }
    let is_idle = doomed && cells.iter().all(|cell| matches!(cell, Cell::Any));
    (!is_idle).then_some(Line { index: row.index, cells, bindings, doomed })
}

/// What a pattern calls the value it matches.
pub(super) fn name_hint(pat: &Pat) -> Option<Symbol> {
    match pat {
        Pat::Var(local) | Pat::As(local, _) => Some(local.name),
        Pat::Bang(inner) => name_hint(inner),
        Pat::Con(con, pats) if con.newtype => pats.first().and_then(name_hint),
        _ => None,
    }
}
