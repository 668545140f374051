//! Functions by clauses and `case`: rows of patterns against values.

use selfsame_core::expr::{Expr, Local};
use selfsame_core::symbol::Symbol;

use super::bind::{Inside, can_fail};
use super::build::{app, force, is_atom, lam, strip};
use super::expr::wrap;
use super::matching::{self, name_hint};
use super::row::{Prepared, variables};
use super::tree::Rows;
use super::{Desugar, Known};
use crate::elab::{Matrix, Pat};

impl Desugar {
    pub(super) fn case(&mut self, scrutinee: Expr, matrix: &Matrix) -> Expr {
        let fail = Expr::Bottom(matrix.failure.clone());
        if matrix.rows.is_empty() {
            return force(scrutinee, fail);
        }
        let mut lets = Vec::new();
        let occ = self.occurrence(scrutinee, 0, matrix, &mut lets);
        wrap(lets, self.matrix(vec![occ], matrix))
    }

    /// A function by clauses, applied to arguments. Missing ones become parameters.
    pub(super) fn function(&mut self, matrix: &Matrix, args: Vec<Expr>) -> Expr {
        let arity = matrix.rows.first().map_or(0, |row| row.pats.len());
        let mut args = args.into_iter();
        let mut lets = Vec::new();
        let mut params = Vec::new();
        let mut occs = Vec::with_capacity(arity);
        for column in 0..arity {
            match args.next() {
                Some(arg) => occs.push(self.occurrence(arg, column, matrix, &mut lets)),
                None => {
                    let param = self.fresh(column_name(matrix, column));
                    params.push(param);
                    occs.push(Expr::Local(param));
                }
            }
        }
        let body = self.matrix(occs, matrix);
        wrap(lets, app(lam(params, body), args.collect()))
    }

    fn matrix(&mut self, occs: Vec<Expr>, matrix: &Matrix) -> Expr {
        let rows: Vec<Prepared> = matrix.rows.iter().map(|row| self.prepare(row)).collect();
        let pats: Vec<&[Pat]> = rows.iter().map(|row| &*row.pats).collect();
        let can_fail = rows.iter().map(Prepared::can_fail).collect();
        let fail = Expr::Bottom(matrix.failure.clone());
        self.match_rows(occs, &pats, can_fail, &fail, &mut |me, row, fail| {
            let row = &rows[row];
            me.guards(&row.prefix, fail, &mut |me| me.groups(row.wheres, &mut |me| me.bodies(row.bodies, fail)))
        })
    }

    /// Matches a value against one pattern.
    pub(super) fn match_one(&mut self, value: Expr, pat: &Pat, fail: &Expr, body: &mut Inside) -> Expr {
        let mut lets = Vec::new();
        let hint = name_hint(pat).map_or("v", Symbol::as_str);
        let occ = self.named_occurrence(value, hint, &mut lets);
        let (pats, prefix) = self.prepare_pats(std::slice::from_ref(pat));
        let can_fail = vec![prefix.iter().any(can_fail)];
        let matched =
            self.match_rows(vec![occ], &[&pats], can_fail, fail, &mut |me, _, fail| me.guards(&prefix, fail, body));
        wrap(lets, matched)
    }

    fn match_rows(
        &mut self,
        occs: Vec<Expr>,
        pats: &[&[Pat]],
        can_fail: Vec<bool>,
        fail: &Expr,
        write: &mut dyn FnMut(&mut Desugar, usize, &Expr) -> Expr,
    ) -> Expr {
        let lines: Vec<(&[Pat], bool)> = pats.iter().copied().zip(can_fail.iter().copied()).collect();
        let tree = matching::compile(self, occs, &lines);
        let vars = pats.iter().map(|pats| {
            let mut vars = Vec::new();
            pats.iter().for_each(|pat| variables(pat, &mut vars));
            vars
        });
        let rows = Rows { can_fail, vars: vars.collect(), write };
        self.write_tree(&tree, fail, rows)
    }

    fn occurrence(&mut self, value: Expr, column: usize, matrix: &Matrix, lets: &mut Vec<(Local, Expr)>) -> Expr {
        let name = column_name(matrix, column);
        self.named_occurrence(value, name.as_str(), lets)
    }

    /// A name for a value that is to be matched. The fields of a constructor get names too, so that matching
    /// `case (x, y) of` looks at `x` and `y`, and the pair is never made.
    fn named_occurrence(&mut self, value: Expr, hint: &str, lets: &mut Vec<(Local, Expr)>) -> Expr {
        if let Expr::Con(name, fields) = strip(&value)
            && !is_atom(strip(&value))
        {
            let fields: Vec<Expr> = fields.iter().map(|field| self.name(field.clone(), "v", lets)).collect();
            let local = self.fresh(hint);
            self.known.insert(local.id, Known::Con(*name, fields.clone()));
            lets.push((local, Expr::Con(*name, fields)));
            return Expr::Local(local);
        }
        self.name(value, hint, lets)
    }
}

/// What the rows call the value of a column, when those that name it agree.
fn column_name(matrix: &Matrix, column: usize) -> Symbol {
    let mut names = matrix.rows.iter().filter_map(|row| row.pats.get(column).and_then(name_hint));
    let unnamed = || format!("a{}", column + 1).as_str().into();
    match names.next() {
        Some(first) if names.all(|name| name == first) => first,
        _ => unnamed(),
    }
}
