//! What a program can reach that we do not support.
//!
//! Engines take an unsupported operation for a bottom with a label of its own. Everything that cannot get there means in
//! this reading what it means in the language; a proof of such a statement is right, whatever its steps mention. A
//! statement that can get there is about our reading only: nothing is proved of it, equal as its sides may look. So whoever
//! claims something of all runs asks [`Program::gap`] first, and gets the place and the reason to tell.
//!
//! What counts is the graph of mentions: a definition that is never called on the inputs in question is a gap all the same, and
//! so is a method of a dictionary that nobody selects. This is coarse, and needs no trust in any engine.

use std::fmt;
use std::sync::{Arc, RwLock};

use rustc_hash::{FxHashMap, FxHashSet};

use crate::expr::{Alt, AltPattern, Expr, Label, LabelKind, Lit};
use crate::prim::PrimOp;
use crate::program::{GlobalId, NoCode, Program};
use crate::span::Span;
use crate::symbol::Symbol;
use crate::types::base_name;

/// Front ends let code mention a definition of this name where it catches what becomes of recursion without an end: the stack
/// is used up.
pub const ENDLESS_CAUGHT: &str = "$endless";

/// What the evaluator does itself and nobody can reason about: a run gets past it, a statement about all runs does not.
pub const EFFECT: &str = "IO";
/// How the reasons begin of what is not supported in some runs of something that can be run.
pub const SELDOM: &str = "a run that ";

/// Something unsupported that can be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gap {
    /// As the front end words it: `IO`, `type families`.
    pub what: Symbol,
    /// The definition that has it, if it is in one; of the library, the one that the user's code mentions: `Selfsame.IO.putStrLn`.
    pub within: Option<Symbol>,
    /// The last definition on the way there that is not the library's.
    pub user: Option<Symbol>,
    /// Where the gap is, or that last definition.
    pub span: Option<Span>,
}

impl fmt::Display for Gap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.what)?;
        // Instances have names that no user has seen.
        let is_told = |name: &&str| !name.starts_with('$') && !self.what.as_str().contains(&format!("`{name}`"));
        let user = self.user.map(|name| base_name(name.as_str())).filter(is_told);
        let within = self.within.filter(|_| self.within != self.user);
        let within = within.map(|name| base_name(name.as_str())).filter(is_told);
        match (user, within) {
            (Some(user), Some(within)) => write!(f, ", in `{within}`, which `{user}` needs"),
            (None, Some(name)) | (Some(name), None) => write!(f, ", in `{name}`"),
            (None, None) => Ok(()),
        }
    }
}

/// Whether reading input is a gap: two inputs are two values, which a statement about one call cannot tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// It is one.
    Gap,
    /// It is not: the statement is about one run.
    Supported,
}

impl Program {
    /// The first unsupported thing that a statement about these expressions can reach, nearest first.
    pub fn gap<'a>(&self, roots: impl IntoIterator<Item = &'a Expr>) -> Option<Gap> {
        self.gap_with(roots, Input::Gap)
    }

    /// As [`Program::gap`], for who may know how to read input.
    pub fn gap_with<'a>(&self, roots: impl IntoIterator<Item = &'a Expr>, input: Input) -> Option<Gap> {
        let mut queue = Queue::default();
        for root in roots {
            let own = Own::of(self, root);
            if let Some((what, span)) = own.gap(input) {
                return Some(Gap { what, within: None, user: None, span });
            }
            queue.add(&own, None);
        }
        queue.search(self, |own| own.gap(input))
    }

    /// The first thing that keeps a definition from being run; effects do not.
    pub fn gap_of_run(&self, global: Symbol) -> Option<Gap> {
        let mut queue = Queue { clean: self.gaps().runs(), ..Queue::default() };
        queue.add(&Own::of(self, &Expr::Global(global)), None);
        let found = queue.search(self, |own| own.gap(Input::Gap).filter(|(what, _)| !is_passed(what.as_str())));
        if found.is_none() {
            // Nobody else may hold the set that grows: it would be copied.
            drop(queue.clean);
            self.gaps().runs_with(queue.seen);
        }
        found
    }

    /// Whether a run of these expressions may notice that a part of it goes on for ever, and go on elsewhere. Then that it
    /// goes on for ever here is no evidence.
    pub fn notices_endless<'a>(&self, roots: impl IntoIterator<Item = &'a Expr>) -> bool {
        let mut queue = Queue::default();
        roots.into_iter().for_each(|root| queue.add(&Own::of(self, root), None));
        while let Some((name, _)) = queue.waiting.pop_front() {
            if name.as_str() == ENDLESS_CAUGHT {
                return true;
            }
            if let Some(id) = self.global_id(name) {
                queue.add(&self.gaps().own(self, id), None);
            }
        }
        false
    }

    /// Whether these expressions can reach a primitive that shows the sign or the digits of a NaN. Then two of them are
    /// not the same to the program, although they are one literal.
    pub fn shows_nan<'a>(&self, roots: impl IntoIterator<Item = &'a Expr>) -> bool {
        let mut queue = Queue::default();
        for root in roots {
            let own = Own::of(self, root);
            if own.shows_nan {
                return true;
            }
            queue.add(&own, None);
        }
        while let Some((name, _)) = queue.waiting.pop_front() {
            let Some(id) = self.global_id(name) else { continue };
            let own = self.gaps().own(self, id);
            if own.shows_nan {
                return true;
            }
            queue.add(&own, None);
        }
        false
    }

    /// The first unsupported thing that a definition can reach.
    pub fn gap_of(&self, global: Symbol) -> Option<Gap> {
        self.gap([&Expr::Global(global)])
    }
}

/// Whether runs get past it.
fn is_passed(what: &str) -> bool {
    what == EFFECT || what.starts_with(SELDOM)
}

/// Definitions to look at, nearest first, each with the last one of the user's on the way.
#[derive(Default)]
struct Queue {
    waiting: std::collections::VecDeque<(Symbol, Option<(Symbol, Option<Span>)>)>,
    seen: FxHashSet<Symbol>,
    /// Definitions from which nothing that is looked for can be reached.
    clean: Arc<FxHashSet<Symbol>>,
}

impl Queue {
    fn add(&mut self, own: &Own, user: Option<(Symbol, Option<Span>)>) {
        for name in &own.mentions {
            if !self.clean.contains(name) && self.seen.insert(*name) {
                self.waiting.push_back((*name, user));
            }
        }
    }

    fn search(&mut self, program: &Program, gap: impl Fn(&Own) -> Option<(Symbol, Option<Span>)>) -> Option<Gap> {
        while let Some((name, user)) = self.waiting.pop_front() {
            let by_user = user.map(|(user, _)| user);
            let user_span = user.and_then(|(_, span)| span);
            let Some(id) = program.global_id(name) else {
                let what = Symbol::new(&format!("`{name}` has no definition"));
                return Some(Gap { what, within: None, user: by_user, span: user_span });
            };
            if let Some(known) = program.base_gap(id) {
                let known = known.map(|what| Own { unsupported: Some((what, None)), ..Own::default() });
                match known.and_then(|own| gap(&own)) {
                    Some((what, _)) => return Some(Gap { what, within: Some(name), user: by_user, span: user_span }),
                    None => continue,
                }
            }
            let global_span = program.global(id).span;
            let own = program.gaps().own(program, id);
            if let Some((what, span)) = gap(&own) {
                return Some(Gap { what, within: Some(name), user: Some(name), span: span.or(global_span) });
            }
            self.add(&own, Some((name, global_span)));
        }
        None
    }
}

/// What one definition has and mentions.
#[derive(Debug, Default)]
struct Own {
    unsupported: Option<(Symbol, Option<Span>)>,
    input: Option<Option<Span>>,
    /// See [`Program::shows_nan`].
    shows_nan: bool,
    /// Each once, in the order of the code.
    mentions: Vec<Symbol>,
}

impl Own {
    fn of(program: &Program, expr: &Expr) -> Own {
        let mut own = Own::default();
        let mut seen = FxHashSet::default();
        let mut todo: Vec<(&Expr, Option<Span>)> = vec![(expr, None)];
        while let Some((expr, span)) = todo.pop() {
            match expr {
                Expr::At(span, inner) => todo.push((inner, Some(*span))),
                Expr::Global(name) if seen.insert(*name) => own.mentions.push(*name),
                Expr::Global(_) => {}
                Expr::Prim(PrimOp::Unsupported, args) => {
                    let what = match args.first() {
                        Some(Expr::Lit(Lit::Str(what))) => Symbol::new(what),
                        _ => Symbol::new("an operation that is not supported"),
                    };
                    own.unsupported.get_or_insert((what, span));
                }
                Expr::Prim(op, _) => own.shows_nan |= op.shows_nan(),
                Expr::Bottom(label) => own.label(label, span),
                Expr::Assert(_, _, label) => own.label(label, span),
                Expr::Input(_) => _ = own.input.get_or_insert(span),
                Expr::Con(name, _) => own.con(program, *name, span),
                Expr::Case(_, alts, _) => {
                    for Alt { pattern, .. } in alts {
                        if let AltPattern::Con(name, _) = pattern {
                            own.con(program, *name, span);
                        }
                    }
                }
                _ => {}
            }
            let first = todo.len();
            expr.each_part(|part| {
                if !matches!(expr, Expr::At(..)) {
                    todo.push((part, span));
                }
            });
            todo[first..].reverse();
        }
        own
    }

    fn label(&mut self, label: &Label, span: Option<Span>) {
        if label.kind == LabelKind::Unsupported {
            self.unsupported.get_or_insert((label.text, span));
        }
    }

    fn con(&mut self, program: &Program, name: Symbol, span: Option<Span>) {
        if program.con_id(name).is_none() {
            self.unsupported.get_or_insert((Symbol::new(&format!("`{name}` has no definition")), span));
        }
    }

    fn gap(&self, input: Input) -> Option<(Symbol, Option<Span>)> {
        let reading = self.input.filter(|_| input == Input::Gap).map(|span| (Symbol::new("reading input"), span));
        self.unsupported.or(reading)
    }
}

/// What was found out about the definitions of one program. A copy of the program finds it out again, for it may be changed.
#[derive(Default)]
pub(crate) struct Gaps {
    owns: RwLock<FxHashMap<GlobalId, Arc<Own>>>,
    /// What is known to run, with everything that it can reach: who asks this of all definitions looks at each once.
    runs: RwLock<Arc<FxHashSet<Symbol>>>,
}

impl Gaps {
    fn own(&self, program: &Program, id: GlobalId) -> Arc<Own> {
        if let Some(own) = self.owns.read().unwrap_or_else(|e| e.into_inner()).get(&id) {
            return own.clone();
        }
        let own = Arc::new(match program.global(id).code.expr() {
            Ok(expr) => Own::of(program, &expr),
            Err(NoCode::Unsupported(why)) => Own { unsupported: Some((why, None)), ..Own::default() },
            Err(NoCode::Damaged) => {
                let what = Symbol::new("prepared code that is damaged");
                Own { unsupported: Some((what, None)), ..Own::default() }
            }
        });
        self.owns.write().unwrap_or_else(|e| e.into_inner()).insert(id, own.clone());
        own
    }

    fn runs(&self) -> Arc<FxHashSet<Symbol>> {
        self.runs.read().unwrap_or_else(|e| e.into_inner()).clone()
    }

    fn runs_with(&self, names: FxHashSet<Symbol>) {
        Arc::make_mut(&mut self.runs.write().unwrap_or_else(|e| e.into_inner())).extend(names);
    }
}

impl Clone for Gaps {
    fn clone(&self) -> Gaps {
        Gaps::default()
    }
}

impl fmt::Debug for Gaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Gaps")
    }
}

#[cfg(test)]
mod tests;
