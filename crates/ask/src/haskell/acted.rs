//! Actions on inputs: what a program of Haskell does with what is typed.
//!
//! Inputs are lines, and are made longer where a run asks for more than there is. Nothing is ever proved by such runs.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use selfsame_core::effort;
use selfsame_core::eval::{Channel, Limits, Machine, Outside};
use selfsame_core::expr::{Expr, Lit};
use selfsame_core::inhabit::constants;
use selfsame_core::program::Program;
use selfsame_core::span::Span;
use selfsame_core::types::Type;
use selfsame_haskell::load::Evaluable;

use crate::run::{End, evaluate};

/// Runs for one question, steps for each, and bytes of its memory.
const RUNS: usize = 1_500;
const STEPS: u64 = 300_000;
const BYTES: usize = 256 << 20;
/// Lines of an input, and inputs that are made longer at once.
const LINES: usize = 8;
const KEPT: usize = 12;
/// What a program writes at most.
const WRITTEN: usize = 20_000;
/// Texts and numbers of the program's own that are typed, and the longest text.
const OWN: usize = 16;
const LONGEST: usize = 30;

/// What was seen of a run.
#[derive(Clone, Debug, Default)]
pub struct Session {
    /// On the standard output.
    pub out: String,
    /// On the standard error.
    pub err: String,
    /// It asked for more than there was.
    wants_more: bool,
    is_too_long: bool,
}

/// How a run went.
pub struct Performed {
    /// What was seen.
    pub session: Session,
    /// How it ended.
    pub end: End,
    /// What it took.
    pub steps: u64,
    covered: Vec<Span>,
}

impl Performed {
    /// The two together: what either does and reads.
    pub fn further(mut self, other: Performed) -> Performed {
        self.covered.extend(other.covered);
        self.session.out.push_str(&other.session.out);
        self.session.wants_more |= other.session.wants_more;
        self
    }

    /// The code that the program ended with, if it ran to its end.
    pub fn code(&self) -> Option<i64> {
        match self.end {
            End::Exit(code) if !self.session.is_too_long => Some(code),
            _ => None,
        }
    }
}

struct Recorder {
    input: Vec<char>,
    at: usize,
    seen: Arc<Mutex<Session>>,
}

impl Recorder {
    fn with<T>(&self, work: impl FnOnce(&mut Session) -> T) -> T {
        work(&mut self.seen.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Outside for Recorder {
    fn write(&mut self, to: Channel, c: char) {
        self.with(|session| {
            let text = if to == Channel::Out { &mut session.out } else { &mut session.err };
            if text.len() < WRITTEN { text.push(c) } else { session.is_too_long = true }
        });
    }

    fn flush(&mut self, _: Channel) {}

    fn peek(&mut self) -> Option<char> {
        if self.at == self.input.len() {
            self.with(|session| session.wants_more = true);
        }
        self.input.get(self.at).copied()
    }

    fn take(&mut self) -> Option<char> {
        let next = self.peek();
        self.at += usize::from(next.is_some());
        next
    }
}

/// Runs an action on lines.
pub fn perform(program: &Arc<Program>, action: &Expr, ty: &Type, lines: &[String]) -> Performed {
    let mut machine = Machine::new(program.clone(), Limits { steps: STEPS, bytes: BYTES, deadline: None });
    machine.watch_coverage();
    let seen = Arc::new(Mutex::new(Session::default()));
    let input = lines.iter().flat_map(|line| line.chars().chain(['\n'])).collect();
    machine.connect(Box::new(Recorder { input, at: 0, seen: seen.clone() }));
    let what = Evaluable { expr: action.clone(), ty: ty.clone(), shown: None };
    let end = evaluate(&mut machine, &what, &mut |_| true);
    let session = seen.lock().unwrap_or_else(PoisonError::into_inner).clone();
    Performed { session, end, steps: machine.steps(), covered: machine.coverage() }
}

/// Tries inputs, the shortest first, until something is found: on each, whatever is found there, and a run that shows whether more would be read.
pub fn search<T>(
    lines: &[String],
    is_late: &dyn Fn() -> bool,
    on: &mut dyn FnMut(&[String]) -> (Option<T>, Performed),
) -> Option<T> {
    let mut known: BTreeSet<(Vec<Span>, String)> = BTreeSet::new();
    let mut open: Vec<Vec<String>> = vec![Vec::new()];
    let mut runs = 0;
    for _ in 0..=LINES {
        let (mut new, mut old) = (Vec::new(), Vec::new());
        for input in open {
            runs += 1;
            if runs > RUNS || is_late() || effort::is_over() {
                return None;
            }
            let (found, performed) = on(&input);
            if found.is_some() {
                return found;
            }
            if performed.session.wants_more {
                // What does what no other did comes first.
                let is_new = known.insert((performed.covered, performed.session.out));
                if is_new { new.push(input) } else { old.push(input) }
            }
        }
        new.append(&mut old);
        new.truncate(KEPT);
        let longer = |input: &Vec<String>| {
            let input = input.clone();
            lines.iter().map(move |line| input.iter().chain([line]).cloned().collect())
        };
        open = new.iter().flat_map(longer).collect();
    }
    None
}

/// What people type, and what the program speaks of.
pub fn lines(program: &Program, action: &Expr) -> Vec<String> {
    let mut all: Vec<String> =
        ["", "a", "ab", "0", "1", "2", "y", "n", "1 2", "2 1 3", "a b"].map(str::to_owned).into();
    let mut texts = BTreeSet::new();
    for (_, global) in program.globals() {
        let is_own = program.global_id(global.name).is_some_and(|id| program.is_own(id));
        if let (true, Ok(code)) = (is_own, global.code.expr()) {
            code.visit(&mut |part| {
                if let Expr::Lit(Lit::Str(text)) = part
                    && text.len() <= LONGEST
                    && !text.contains('\n')
                {
                    texts.insert(text.clone());
                }
            });
        }
    }
    all.extend(texts.into_iter().take(OWN));
    all.extend(constants(program, &[action]).iter().take(3 * OWN).map(i64::to_string));
    all.extend((-1..=30).map(|n: i64| n.to_string()));
    let mut seen = BTreeSet::new();
    all.retain(|line| seen.insert(line.clone()));
    all
}
