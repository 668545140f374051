//! A proof as a person reads it: what is distinguished, what each case comes to, and why it holds.
//!
//! The replay fills this in as it goes, so what is told is what was checked.

use selfsame_core::expr::LabelKind;
use selfsame_core::term::{Node, TermId, TermStore, VarId};

use crate::moves::{At, Move};
use crate::path::Event;
use crate::replay::{Branch, Replay};
use crate::sequent::Sequent;

/// One theorem: the goal, or a lemma.
#[derive(Clone, Debug, PartialEq)]
pub struct Explained {
    /// One side of the statement.
    pub left: String,
    /// The other side.
    pub right: String,
    /// In the order of the proof; the first one is the statement.
    pub lines: Vec<Line>,
}

/// A case of the proof, from where it is distinguished to where it is settled or distinguished further.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// How many distinctions it is below the statement.
    pub depth: u32,
    /// What was learnt: `xs = x : xs1`, `first part`.
    pub learnt: Vec<String>,
    /// Both sides to begin with, and in the end.
    pub start: [String; 2],
    /// The sides after evaluation.
    pub end: [String; 2],
    /// What is done then.
    pub step: Step,
}

/// Why a case holds.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// By the cases below it.
    Cases,
    /// Both sides have the same constructor, and by the parts below it.
    Parts,
    /// Both sides are functions, and their results for the same argument are below it.
    Function,
    /// Both sides are the same term.
    Same,
    /// Both sides are the same number.
    Arithmetic,
    /// An instance of an earlier pair, up to lemmas.
    Past {
        /// The line on which that pair is.
        line: usize,
        /// What it is an instance of.
        past: [String; 2],
        /// What ensures that this ends.
        how: How,
        /// What variables stand for.
        instance: Vec<(String, String)>,
        /// Those that were used on the way.
        lemmas: Vec<u32>,
    },
    /// An instance of a lemma.
    Lemma {
        /// By its number.
        lemma: u32,
        /// What variables stand for.
        instance: Vec<(String, String)>,
    },
    /// By the induction hypothesis, which is on this line, and perhaps a lemma.
    Hypothesis {
        /// Where the hypothesis is.
        line: usize,
        /// What closes the branch, if rewriting does not.
        lemma: Option<u32>,
    },
    /// A step of a proof by induction, in words.
    Move {
        /// Which step it is.
        words: String,
        /// What it stands on.
        uses: Uses,
        /// So many things are left to be shown: one on the next line, several below.
        premises: usize,
    },
    /// Both sides need all of this variable, and by a lemma where it is finite.
    Walk {
        /// By its number.
        lemma: u32,
        /// The variable.
        on: String,
    },
}

/// What a step of a proof by induction makes use of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uses {
    /// The terms alone.
    Nothing,
    /// What is being proved, for less.
    Hypothesis,
    /// Something that was proved before.
    Lemma,
}

/// Why it is sound to refer to an earlier pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// G-COIND: an observation is in between.
    Guarded,
    /// U-COIND: steps are.
    Unguarded,
    /// The values are smaller.
    Inductive,
}

/// What is being told.
#[derive(Default)]
pub(crate) struct Telling {
    pub lines: Vec<Line>,
    current: usize,
    depth: u32,
}

impl Telling {
    pub fn current(&self) -> usize {
        self.current
    }
}

impl Replay<'_> {
    /// A new line: a case of the current one, or the statement itself.
    pub fn open(&mut self, branch: &Branch, learnt: Vec<String>) {
        if self.telling.is_none() {
            return;
        }
        let start = self.shown(branch);
        if let Some(telling) = &mut self.telling {
            telling.current = telling.lines.len();
            let (depth, end) = (telling.depth, start.clone());
            telling.lines.push(Line { depth, learnt, start, end, step: Step::Same });
        }
    }

    /// Something learnt without any other case.
    pub fn learn(&mut self, learnt: Vec<String>) {
        if let Some(telling) = &mut self.telling
            && let Some(line) = telling.lines.get_mut(telling.current)
        {
            line.learnt.extend(learnt);
        }
    }

    /// The current line ends with this.
    pub fn close(&mut self, branch: &Branch, step: Step) {
        if self.telling.is_none() {
            return;
        }
        let end = self.shown(branch);
        if let Some(telling) = &mut self.telling
            && let Some(line) = telling.lines.get_mut(telling.current)
        {
            line.end = end;
            line.step = step;
        }
    }

    /// What is told within is below the current line.
    pub fn below<T>(&mut self, tell: impl FnOnce(&mut Self) -> T) -> T {
        let deeper = |replay: &mut Self, by: i32| {
            if let Some(telling) = &mut replay.telling {
                telling.depth = telling.depth.saturating_add_signed(by);
            }
        };
        deeper(self, 1);
        let result = tell(self);
        deeper(self, -1);
        result
    }

    pub fn current_line(&self) -> usize {
        self.telling.as_ref().map_or(0, Telling::current)
    }

    /// Both sides, each as the last call or value of its block: what lies in between is of no interest to readers.
    fn shown(&mut self, branch: &Branch) -> [String; 2] {
        [0, 1].map(|side| {
            let history = &branch.sides[side];
            let mut states = history.states.iter().rev().take_while(|state| state.block == branch.block);
            let earlier = states.find(|state| !matches!(self.store.node(state.term), Node::Case(..)));
            let term = match (self.store.node(history.term), earlier) {
                (Node::Case(..), Some(state)) => {
                    branch.path.later(self.store, state.term, state.moment, branch.path.now())
                }
                _ => history.term,
            };
            show(self.store, term)
        })
    }

    /// An instance's mapping, the variables that stay what they are left out.
    pub fn shown_instance(&self, of: impl IntoIterator<Item = (VarId, TermId)>) -> Vec<(String, String)> {
        let mut all: Vec<(VarId, TermId)> = of.into_iter().collect();
        all.sort();
        let is_moved = |(var, term): &(VarId, TermId)| self.store.node(*term) != Node::Free(*var);
        let text = |(var, term): (VarId, TermId)| (self.store.var(var).name.to_string(), show(self.store, term));
        all.into_iter().filter(is_moved).map(text).collect()
    }
}

/// A term in source syntax; a bottom that a variable became is `undefined`.
pub(crate) fn show(store: &TermStore, term: TermId) -> String {
    let mut text = store.show(term);
    let mut stack = vec![term];
    while let Some(next) = stack.pop() {
        if let Node::Bottom(label) = store.node(next)
            && matches!(store.label(label).kind, LabelKind::Undefined | LabelKind::Variable)
        {
            let written = format!("error {:?}", store.label(label).text.as_str());
            text = text.replace(&format!("({written})"), "undefined").replace(&written, "undefined");
        }
        stack.extend(store.subterms(next));
    }
    text
}

/// What an event says.
pub(crate) fn show_event(store: &TermStore, event: &Event) -> String {
    match event {
        Event::Bind(var, value) => format!("{} = {}", store.var(*var).name, show(store, *value)),
        Event::Fact(condition, true) => show(store, *condition),
        Event::Fact(condition, false) => format!("not ({})", show(store, *condition)),
        Event::Apply([function, argument, result]) => {
            let [function, argument, result] = [function, argument, result].map(|term| show(store, *term));
            let argument = if argument.contains(' ') { format!("({argument})") } else { argument };
            format!("{function} {argument} = {result}")
        }
        Event::Value([term, value]) => format!("{} = {}", show(store, *term), show(store, *value)),
    }
}

/// A move of a proof by induction, and what it is made on; evaluation and the use of facts are of no interest to readers.
pub(crate) fn tell_move(
    store: &TermStore,
    sequent: &Sequent,
    depth: u32,
    step: &Move,
    premises: usize,
) -> Option<Line> {
    let sides = sequent.sides.map(|side| show(store, side));
    let fact = |[from, to]: &[TermId; 2]| format!("{} = {}", show(store, *from), show(store, *to));
    let learnt = sequent.facts.iter().map(fact).collect();
    let at = |at: At, place: &[u32]| {
        let whole = sequent.term(at);
        let part = place.iter().try_fold(whole?, |term, i| store.subterms(term).into_iter().nth(*i as usize));
        part.map(|part| show(store, part))
    };
    let of = |whole: At, place: &[u32]| at(whole, place).unwrap_or_default();
    let words = match step {
        Move::Step { .. } | Move::Known { .. } | Move::Inject { .. } => return None,
        Move::Decide { .. } | Move::Sum { .. } | Move::Balance => return None,
        Move::Keep => "this is a hypothesis for what follows".to_owned(),
        Move::Vary { at, place } => format!("by cases of {}", of(*at, place)),
        Move::Cases { at, place } => format!("by cases of {}", of(*at, place)),
        Move::Law { at, place, lemma, .. } => format!("{} by lemma {}", of(*at, place), lemma + 1),
        Move::Hypothesis { at, place, .. } => format!("{} by the induction hypothesis", of(*at, place)),
        Move::Coinduction { at, place, .. } => format!("{} by coinduction", of(*at, place)),
        Move::Recall { .. } | Move::Follow { .. } => "the induction hypothesis is a fact".to_owned(),
        Move::Cite { lemma, .. } | Move::Note { lemma, .. } => format!("by lemma {}, this is a fact", lemma + 1),
        Move::Literals { at, place } | Move::Divide { at, place } => format!("by cases of {}", of(*at, place)),
        Move::Forced { at, place } => format!("{} evaluates what surely has a value", of(*at, place)),
        Move::Name { at, place } => format!("whatever {} is", of(*at, place)),
        Move::Equal { at, place, by, from } => format!("{} is {}", of(*at, place), of(*by, from)),
        Move::Functions => "the same function: for every argument".to_owned(),
        Move::Errors => "errors, which are all the same".to_owned(),
        Move::Dc => "the same constructor: by the parts".to_owned(),
        Move::Same => "the same".to_owned(),
        Move::Arithmetic => "the same number".to_owned(),
        Move::Absurd { .. } => "the case is impossible".to_owned(),
    };
    let uses = match step {
        Move::Hypothesis { .. } | Move::Coinduction { .. } | Move::Recall { .. } | Move::Follow { .. } => {
            Uses::Hypothesis
        }
        Move::Law { .. } | Move::Cite { .. } | Move::Note { .. } => Uses::Lemma,
        _ => Uses::Nothing,
    };
    Some(Line { depth, learnt, start: sides.clone(), end: sides, step: Step::Move { words, uses, premises } })
}
