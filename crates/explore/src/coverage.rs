//! Which lines and branches of the source the examples reach.
//!
//! Front ends mark the expressions that choices lead to ([`Expr::At`]): right sides, guarded right sides, branches. A
//! branch is covered when an example evaluates it; a line, when every branch that begins on it or that it belongs to is.

use std::collections::BTreeMap;

use rustc_hash::FxHashSet;
use selfsame_core::expr::Expr;
use selfsame_core::program::Program;
use selfsame_core::span::{FileId, SourceMap, Span};
use selfsame_core::symbol::Symbol;

/// What is known of the source of a function and of all that it calls in the same files.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    /// By file: each line that has code, and whether all of it was reached.
    pub lines: BTreeMap<FileId, BTreeMap<usize, bool>>,
    /// Marked places, in source order, and whether they were reached.
    pub branches: BTreeMap<Span, bool>,
}

impl Coverage {
    /// Lines that were reached, and all of them.
    pub fn line_counts(&self) -> (usize, usize) {
        let all = self.lines.values().flat_map(|lines| lines.values());
        (all.clone().filter(|covered| **covered).count(), all.count())
    }

    /// Marked places that were reached, and all of them.
    pub fn branch_counts(&self) -> (usize, usize) {
        (self.branches.values().filter(|covered| **covered).count(), self.branches.len())
    }

    /// The lines that were not reached, by file.
    pub fn missed(&self) -> impl Iterator<Item = (FileId, usize)> + '_ {
        self.lines.iter().flat_map(|(file, lines)| {
            lines.iter().filter(|(_, covered)| !**covered).map(move |(line, _)| (*file, *line))
        })
    }
}

/// Compares the marks that an expression can lead to with those that were reached. Only files that `counts` takes part:
/// what a function calls elsewhere is not its own.
pub fn coverage(
    program: &Program,
    expr: &Expr,
    reached: &[Span],
    sources: &SourceMap,
    counts: &dyn Fn(FileId) -> bool,
) -> Coverage {
    let marks = marks(program, expr, counts);
    let reached: FxHashSet<Span> = reached.iter().copied().collect();
    let mut coverage = Coverage::default();
    for span in marks {
        coverage.branches.insert(span, reached.contains(&span));
    }
    // The innermost branch that covers a line decides; of several, all must be reached.
    let mut innermost: BTreeMap<(FileId, usize), (u32, bool)> = BTreeMap::new();
    for (span, covered) in &coverage.branches {
        let file = sources.file(span.file);
        let (first, last) = (file.line_column(span.start).0, file.line_column(span.end.saturating_sub(1)).0);
        let size = span.end - span.start;
        for line in first..=last {
            if is_blank(&file.text, line) {
                continue;
            }
            let begins = line == first;
            match innermost.get_mut(&(span.file, line)) {
                None => {
                    innermost.insert((span.file, line), (size, *covered));
                }
                Some((known, all)) if begins => {
                    *all &= *covered;
                    *known = (*known).min(size);
                }
                Some((known, all)) if size < *known => (*known, *all) = (size, *covered),
                Some(_) => {}
            }
        }
    }
    for ((file, line), (_, covered)) in innermost {
        coverage.lines.entry(file).or_default().insert(line, covered);
    }
    coverage
}

fn is_blank(text: &str, line: usize) -> bool {
    let text = text.lines().nth(line - 1).unwrap_or_default().trim();
    text.is_empty() || text.starts_with("--")
}

/// All marks in the code of an expression and of the definitions that it can call.
fn marks(program: &Program, expr: &Expr, counts: &dyn Fn(FileId) -> bool) -> Vec<Span> {
    let mut found = Vec::new();
    let mut seen: FxHashSet<Symbol> = FxHashSet::default();
    let mut queue: Vec<Symbol> = Vec::new();
    visit(expr, &mut found, &mut queue);
    while let Some(name) = queue.pop() {
        if !seen.insert(name) {
            continue;
        }
        let Some(global) = program.global_id(name).map(|id| program.global(id)) else { continue };
        if !global.span.is_none_or(|span| counts(span.file)) {
            continue;
        }
        if let Ok(code) = global.code.expr() {
            visit(&code, &mut found, &mut queue);
        }
    }
    found.retain(|span| counts(span.file));
    found
}

/// The globals that code mentions, in order.
pub fn calls(expr: &Expr) -> Vec<Symbol> {
    let mut globals = Vec::new();
    visit(expr, &mut Vec::new(), &mut globals);
    globals
}

fn visit(expr: &Expr, marks: &mut Vec<Span>, globals: &mut Vec<Symbol>) {
    let mut all = |exprs: &[Expr]| exprs.iter().for_each(|expr| visit(expr, marks, globals));
    match expr {
        Expr::Local(_) | Expr::Lit(_) | Expr::Bottom(_) | Expr::Input(_) => {}
        Expr::Global(name) => globals.push(*name),
        Expr::Lam(_, body) => visit(body, marks, globals),
        Expr::App(head, args) => {
            all(args);
            visit(head, marks, globals);
        }
        Expr::Let(_, value, body) | Expr::Assume(value, body) | Expr::Assert(value, body, _) => {
            visit(value, marks, globals);
            visit(body, marks, globals);
        }
        Expr::LetRec(bindings, body) => {
            bindings.iter().for_each(|(_, value)| visit(value, marks, globals));
            visit(body, marks, globals);
        }
        Expr::Con(_, args) | Expr::Prim(_, args) => all(args),
        Expr::Case(scrutinee, alts, default) => {
            visit(scrutinee, marks, globals);
            alts.iter().for_each(|alt| visit(&alt.body, marks, globals));
            default.iter().for_each(|body| visit(body, marks, globals));
        }
        Expr::At(span, inner) => {
            marks.push(*span);
            visit(inner, marks, globals);
        }
    }
}
