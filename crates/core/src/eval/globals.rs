//! What the machine knows of the program's globals. Nothing is looked at before it is referred to, and nothing is compiled
//! before it is called.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::expr::{Expr, Lit, Local};
use crate::program::{GlobalId, NoCode, Program};
use crate::span::Span;
use crate::symbol::Symbol;

use super::effect::Effect;
use super::heap::MAX_ID;
use super::op::{Code, First, Function, Op};
use super::word::{Mark, Tag, Word};

/// How code refers to a global.
#[derive(Clone, Copy, Debug)]
pub(super) enum Meaning {
    /// A function, a constant with a cell, or a literal or constructor that the global is another name for.
    Word(Word),
    /// There is no code; the label says why.
    Broken(u32),
}

/// A constant global: evaluated once, in its cell.
pub(super) struct Cell {
    pub word: Word,
    pub function: u32,
    global: GlobalId,
}

#[derive(Default)]
pub(super) struct Globals {
    entries: FxHashMap<GlobalId, Entry>,
    functions: FxHashMap<u32, GlobalId>,
    pub cells: Vec<Cell>,
}

struct Entry {
    meaning: Meaning,
    expr: Arc<Expr>,
    /// The size of the body, when it is small enough to stand in place of calls.
    weight: Option<u32>,
}

/// Bodies of at most this size stand in place of calls.
const MAX_WEIGHT: u32 = 14;

impl Globals {
    pub fn meaning(&mut self, program: &Program, code: &mut Code, name: Symbol) -> Meaning {
        match program.global_id(name) {
            Some(id) => self.meaning_of(program, code, id),
            None => Meaning::Broken(code.unsupported(&format!("{name} is not defined"))),
        }
    }

    fn meaning_of(&mut self, program: &Program, code: &mut Code, id: GlobalId) -> Meaning {
        if let Some(entry) = self.entries.get(&id) {
            return entry.meaning;
        }
        let expr = match program.global(id).code.expr() {
            Ok(expr) => expr,
            Err(NoCode::Unsupported(why)) => return Meaning::Broken(code.unsupported(why.as_str())),
            Err(NoCode::Damaged) => return Meaning::Broken(code.unsupported("damaged library code")),
        };
        if let Some(effect) = Effect::of(program, program.global(id).name) {
            let function = effect.function(code);
            self.functions.insert(function, id);
            let meaning = Meaning::Word(Word::function(function));
            self.entries.insert(id, Entry { meaning, expr, weight: None });
            return meaning;
        }
        let lambda = peel(&expr);
        if lambda.params.is_empty() {
            // The cell is there before an alias is followed, so that `x = x` is a constant like any other.
            let meaning = self.constant(code, id);
            self.entries.insert(id, Entry { meaning, expr: expr.clone(), weight: None });
            let meaning = match lambda.body {
                Expr::Global(other) => self.meaning(program, code, *other),
                body => literal(program, body).map_or(meaning, Meaning::Word),
            };
            if let Some(entry) = self.entries.get_mut(&id) {
                entry.meaning = meaning;
            }
            return meaning;
        }
        let meaning = self.function(code, id, lambda.params.len());
        let weight = weigh(lambda.body, program.global(id).name, MAX_WEIGHT);
        self.entries.insert(id, Entry { meaning, expr, weight });
        meaning
    }

    fn constant(&mut self, code: &mut Code, global: GlobalId) -> Meaning {
        let function = stub(code, global, 0);
        self.functions.insert(function, global);
        self.cells.push(Cell { word: Word::FRESH, function, global });
        Meaning::Word(Word::mark(Mark::Constant, self.cells.len() as u64 - 1))
    }

    fn function(&mut self, code: &mut Code, global: GlobalId, params: usize) -> Meaning {
        let Ok(arity) = u16::try_from(params) else {
            return Meaning::Broken(code.unsupported("a function with too many parameters"));
        };
        if code.functions.len() as u32 >= MAX_ID {
            return Meaning::Broken(code.unsupported("a program with too many functions"));
        }
        let function = stub(code, global, arity);
        self.functions.insert(function, global);
        Meaning::Word(Word::function(function))
    }

    /// The function (or constant) that a global's code belongs to; the global has been referred to already.
    pub fn function_of(&self, global: GlobalId) -> Option<u32> {
        match self.entries.get(&global)?.meaning {
            Meaning::Word(word) if word.tag() == Tag::Function => Some(word.as_function()),
            Meaning::Word(word) if word.as_mark() == Some(Mark::Constant) => {
                self.cells.get(word.payload() as usize).map(|cell| cell.function)
            }
            _ => None,
        }
    }

    pub fn expr(&self, global: GlobalId) -> Option<Arc<Expr>> {
        self.entries.get(&global).map(|entry| entry.expr.clone())
    }

    /// The global behind a word that [`Globals::meaning`] gave, with its expression.
    pub fn definition(&self, word: Word) -> Option<(GlobalId, Arc<Expr>)> {
        let global = match word.tag() {
            Tag::Function => *self.functions.get(&word.as_function())?,
            Tag::Mark if word.as_mark() == Some(Mark::Constant) => self.cells.get(word.payload() as usize)?.global,
            _ => return None,
        };
        self.entries.get(&global).map(|entry| (global, entry.expr.clone()))
    }

    /// The size of a global's body, when it may stand in place of calls.
    pub fn weight(&self, global: GlobalId) -> Option<u32> {
        self.entries.get(&global)?.weight
    }
}

fn stub(code: &mut Code, global: GlobalId, arity: u16) -> u32 {
    let entry = code.ops.len() as u32;
    code.ops.push(Op::Compile { global });
    code.function(Function { entry, arity, captured: 0, first: First::Unknown, selects: None })
}

/// An expression with its leading lambdas taken off; nothing can be observed between them, so they are one.
pub(super) struct Peeled<'a> {
    pub params: Vec<Local>,
    pub body: &'a Expr,
    /// The marks that stood around.
    pub places: Vec<Span>,
}

pub(super) fn peel(mut expr: &Expr) -> Peeled<'_> {
    let (mut params, mut places) = (vec![], vec![]);
    loop {
        match expr {
            Expr::At(span, inner) => {
                places.push(*span);
                expr = inner;
            }
            Expr::Lam(more, inner) => {
                params.extend_from_slice(more);
                expr = inner;
            }
            body => return Peeled { params, body, places },
        }
    }
}

fn literal(program: &Program, expr: &Expr) -> Option<Word> {
    match expr {
        Expr::Lit(Lit::Int(value)) => Word::small(Tag::Int, *value),
        Expr::Lit(Lit::Char(c)) => Some(Word::char(*c as u32)),
        Expr::Con(name, fields) if fields.is_empty() => {
            let id = program.con_id(*name)?;
            let tag = u16::try_from(program.con(id).tag).ok()?;
            (id.0 <= MAX_ID).then(|| Word::con(tag, id.0))
        }
        _ => None,
    }
}

/// The number of nodes, unless there are more than `most` or the expression refers to `itself` or is recursive.
fn weigh(expr: &Expr, itself: Symbol, most: u32) -> Option<u32> {
    fn all<'a>(exprs: impl IntoIterator<Item = &'a Expr>, itself: Symbol, mut left: u32) -> Option<u32> {
        for expr in exprs {
            left = visit(expr, itself, left)?;
        }
        Some(left)
    }
    fn visit(expr: &Expr, itself: Symbol, left: u32) -> Option<u32> {
        let left = left.checked_sub(1)?;
        match expr {
            Expr::Global(name) if *name == itself => None,
            Expr::Local(_) | Expr::Global(_) | Expr::Lit(_) | Expr::Bottom(_) | Expr::Input(_) => Some(left),
            Expr::LetRec(..) => None,
            Expr::At(_, inner) => visit(inner, itself, left + 1),
            Expr::Lam(_, inner) => visit(inner, itself, left),
            Expr::App(head, args) => all(args, itself, visit(head, itself, left)?),
            Expr::Let(_, a, b) | Expr::Assume(a, b) | Expr::Assert(a, b, _) => all([&**a, &**b], itself, left),
            Expr::Con(_, args) | Expr::Prim(_, args) => all(args, itself, left),
            Expr::Case(scrutinee, alts, default) => {
                let left = visit(scrutinee, itself, left)?;
                let left = all(alts.iter().map(|alt| &alt.body), itself, left)?;
                all(default.as_deref(), itself, left)
            }
        }
    }
    visit(expr, itself, most).map(|left| most - left)
}
