//! `selfsame group --entry NAME FILE...`

mod cache;
mod page;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use selfsame_core::diagnostic::Severity;
use selfsame_core::span::SourceMap;
use selfsame_core::verdict::{Reason, Verdict};
use selfsame_equiv::Differs;
use selfsame_grade::{Difference, Effort, How, Numbers};
use selfsame_report::{Entry, Evidence, Report, Word, diagnostics};
use serde_json::{Map, Value, json};

use super::check::{no_overflow, progress};
use super::equiv::sides::{Said, Sides};
use super::equiv::{assumptions, bottoms};
use crate::files;
use crate::limits::{self, Allowance};
use crate::options::{self, Format, Group, Inputs, Int};
use crate::source::{Language, Source};
use crate::{terminal, worker};
use cache::Cache;

/// A file that was handed in.
struct Submission {
    path: PathBuf,
    text: String,
    /// The text and those of the modules that it imports.
    content: String,
    /// Why it takes part in nothing: it does not load, or lacks the entry.
    problem: Option<String>,
}

/// Submissions that were proved to be the same.
struct Class {
    members: Vec<usize>,
    correct: Option<bool>,
    distinguishing: Option<Distinguishing>,
    /// What is wrong with its only member.
    problem: Option<String>,
    /// Members that are the same as the others where no number overflows, with calls where one does.
    unless_overflow: Vec<(usize, Option<Distinguishing>)>,
}

impl Class {
    fn of(member: usize) -> Class {
        let (members, unless_overflow) = (vec![member], Vec::new());
        Class { members, correct: None, distinguishing: None, problem: None, unless_overflow }
    }
}

/// What is known of two submissions.
#[derive(Clone, Debug, PartialEq)]
enum Outcome {
    Same,
    /// Where no number overflows; a call that shows a difference where one does.
    SameUnlessOverflow(Option<Distinguishing>),
    Different(Distinguishing),
    /// They cannot be the same; what is to be said to the second.
    OtherType(String),
    /// And whether more time might have helped.
    Undecided {
        is_for_time: bool,
    },
}

/// A call on which a class and the reference differ.
#[derive(Clone, Debug, PartialEq)]
struct Distinguishing {
    call: String,
    expected: String,
    actual: String,
}

pub fn run(options: Group) -> u8 {
    let mut grouping = match Grouping::new(&options) {
        Ok(grouping) => grouping,
        Err(message) => {
            terminal::err(&format!("error: {message}\n"));
            return 2;
        }
    };
    grouping.group();
    worker::report();
    let report = grouping.report();
    match options.common.format {
        Format::Human => terminal::out(&grouping.human()),
        _ => terminal::show(&report.render(&grouping.sources, terminal::style(&options.common))),
    }
    if terminal::page(&options.common, || page::page(&grouping)) { report.exit_code_of_files() } else { 2 }
}

struct Grouping {
    options: Arc<Group>,
    sources: SourceMap,
    submissions: Vec<Submission>,
    cache: Cache,
    /// The first submission is what the others should be.
    has_reference: bool,
    classes: Vec<Class>,
    /// Pairs of submissions of which nothing is known.
    undecided: Vec<(usize, usize)>,
    time: Duration,
}

impl Grouping {
    fn new(options: &Group) -> Result<Grouping, String> {
        let mut paths: Vec<PathBuf> = options.reference.iter().cloned().collect();
        let given = options.files.iter().flat_map(|path| match path.is_dir() {
            true => files::below(path),
            false => vec![path.clone()],
        });
        paths.extend(given.filter(|path| options.reference.as_ref() != Some(path)));
        if paths.len() < 2 {
            return Err("nothing to group: give at least two files".into());
        }
        let (timeout, int) = (options.common.timeout.to_string(), format!("{:?}", options.common.int()));
        let effort = options.common.effort.to_string();
        let question = [options.entry.as_str(), &effort, &timeout, &int];
        let mut grouping = Grouping {
            options: Arc::new(options.clone()),
            sources: selfsame_library::sources(),
            submissions: Vec::new(),
            cache: Cache::new(!options.no_cache, &question),
            has_reference: options.reference.is_some(),
            classes: Vec::new(),
            undecided: Vec::new(),
            time: Duration::ZERO,
        };
        for path in paths {
            let submission = match files::read(&path) {
                Ok(text) => grouping.loaded(path, text),
                Err(message) => {
                    Submission { path, text: String::new(), content: String::new(), problem: Some(message) }
                }
            };
            grouping.submissions.push(submission);
        }
        if let Some(first) = grouping.submissions[0].problem.as_ref()
            && grouping.submissions.iter().all(|submission| submission.problem.is_some())
        {
            return Err(format!("nothing to group, for no file can be used: {first}"));
        }
        match grouping.submissions.first().and_then(|first| first.problem.as_ref()) {
            Some(problem) if grouping.has_reference => Err(format!("the reference cannot be used: {problem}")),
            _ => Ok(grouping),
        }
    }

    /// Reads a file within the limits, and says why it cannot be compared with others if it cannot.
    fn loaded(&self, path: PathBuf, text: String) -> Submission {
        let name = format!("load {}", path.display());
        let (place, theirs) = (path.clone(), text.clone());
        let (options, sources) = (self.options.clone(), self.sources.clone());
        let read = limits::item(&name, Allowance::of(&self.options.common), move || {
            Submission::new(&options, sources, place, theirs)
        });
        read.unwrap_or_else(|reason| {
            let problem = Some(format!("{} is not read: {reason}", path.display()));
            Submission { path, text, content: String::new(), problem }
        })
    }
}

impl Submission {
    fn new(options: &Group, mut sources: SourceMap, path: PathBuf, text: String) -> Submission {
        let known = sources.files().count();
        let source = Source::of_text(&path, text.clone(), &options.common.include, &mut sources);
        let content = sources.files().skip(known).map(|(_, file)| &*file.text).collect::<Vec<&str>>().join("\0");
        let entry = &options.entry;
        let first = source.diagnostics().iter().find(|d| d.severity == Severity::Error);
        let problem = match first {
            _ if source.defines(entry) => None,
            Some(error) => Some(diagnostics::one_line(error, &sources)),
            None => Some(format!("{} does not define `{entry}`", path.display())),
        };
        Submission { path, text, content, problem }
    }
}

impl Grouping {
    /// Rounds: one submission without a class stands for a new one, and all others without a class are compared with it. Then
    /// classes of which it is not known whether they are the same get a second chance.
    fn group(&mut self) {
        let started = Instant::now();
        let mut open: Vec<usize> =
            (0..self.submissions.len()).filter(|i| self.submissions[*i].problem.is_none()).collect();
        while !open.is_empty() {
            let representative = open.remove(0);
            let answers = self.answers(&open.iter().map(|other| (representative, *other)).collect::<Vec<_>>());
            let mut class = Class::of(representative);
            let mut rest = Vec::new();
            for (submission, answer) in std::mem::take(&mut open).into_iter().zip(answers) {
                match answer {
                    Outcome::Same => class.members.push(submission),
                    Outcome::SameUnlessOverflow(call) => {
                        class.members.push(submission);
                        class.unless_overflow.push((submission, call));
                    }
                    Outcome::Different(_) | Outcome::OtherType(_) => rest.push(submission),
                    Outcome::Undecided { .. } => {
                        self.undecided.push((representative, submission));
                        rest.push(submission);
                    }
                }
            }
            open = rest;
            self.classes.push(class);
        }
        self.join_classes();
        self.judge();
        for (i, submission) in self.submissions.iter().enumerate() {
            if let Some(problem) = &submission.problem {
                let (problem, correct) = (Some(problem.clone()), self.has_reference.then_some(false));
                self.classes.push(Class { problem, correct, ..Class::of(i) });
            }
        }
        self.time = started.elapsed();
    }

    /// Where the first of a class could not be compared with the first of another one, some of the other members are: what is
    /// too far from one submission may be near to one that is the same. Classes of which this says so become one.
    fn join_classes(&mut self) {
        const MEMBERS: usize = 4;
        let mut at = 0;
        while at < self.classes.len() {
            let mut with = at + 1;
            while with < self.classes.len() {
                let (first, second) = (&self.classes[at].members, &self.classes[with].members);
                let is_open = self.undecided.iter().any(|(a, b)| *a == first[0] && *b == second[0]);
                let spread = |members: &[usize]| {
                    let step = members.len().div_ceil(MEMBERS).max(1);
                    members.iter().copied().step_by(step).collect::<Vec<usize>>()
                };
                let (a, b) = (spread(first), spread(second));
                let pairs = a.iter().flat_map(|a| b.iter().map(|b| (*a, *b)));
                let pairs: Vec<(usize, usize)> =
                    pairs.filter(|pair| is_open && *pair != (first[0], second[0])).collect();
                let answers = self.answers(&pairs);
                let is_same = |answer: &&Outcome| matches!(answer, Outcome::Same | Outcome::SameUnlessOverflow(_));
                // The one that says most.
                let found = answers.iter().find(|answer| **answer == Outcome::Same).or(answers.iter().find(is_same));
                if let Some(found) = found.cloned() {
                    let joined = self.classes.remove(with);
                    let class = &mut self.classes[at];
                    if let Outcome::SameUnlessOverflow(call) = found {
                        class.unless_overflow.extend(joined.members.iter().map(|member| (*member, call.clone())));
                    }
                    class.unless_overflow.extend(joined.unless_overflow);
                    class.members.extend(joined.members);
                    class.members.sort_unstable();
                } else {
                    with += 1;
                }
            }
            at += 1;
        }
        // A pair of one class is decided, and so is one of classes that were told apart.
        let class_of = |i: usize| self.classes.iter().position(|class| class.members.contains(&i));
        let mut undecided = std::mem::take(&mut self.undecided);
        undecided.retain(|(a, b)| class_of(*a) != class_of(*b));
        self.undecided = undecided;
    }

    /// Compares each class with the reference's.
    fn judge(&mut self) {
        if !self.has_reference {
            return;
        }
        let Some(reference) = self.classes.iter().position(|class| class.members.contains(&0)) else { return };
        let others: Vec<usize> = (0..self.classes.len()).filter(|class| *class != reference).collect();
        let pairs: Vec<(usize, usize)> = others.iter().map(|class| (0, self.classes[*class].members[0])).collect();
        let mut answers = self.answers(&pairs);
        // What is wrong here has no call that shows it yet: more is done to find one.
        let open: Vec<usize> = (0..pairs.len()).filter(|i| matches!(answers[*i], Outcome::Undecided { .. })).collect();
        let names: Vec<String> = open.iter().map(|i| self.name(pairs[*i].1)).collect();
        let found = progress::all(&names, self.options.common.jobs(), |i| {
            let (reference, other) = pairs[open[i]];
            self.compare(reference, other, Effort::Searching)
        });
        for (i, outcome) in open.into_iter().zip(found) {
            answers[i] = outcome;
        }
        self.classes[reference].correct = Some(true);
        for (class, answer) in others.into_iter().zip(answers) {
            let class = &mut self.classes[class];
            match answer {
                Outcome::Different(found) => (class.correct, class.distinguishing) = (Some(false), Some(found)),
                Outcome::OtherType(what) => (class.correct, class.problem) = (Some(false), Some(what)),
                Outcome::Same | Outcome::SameUnlessOverflow(_) | Outcome::Undecided { .. } => {}
            }
        }
        // A pair that was told apart after all is decided.
        let classes = &self.classes;
        let class_of = |i: usize| classes.iter().position(|class| class.members.contains(&i));
        let is_told = |a: usize, b: usize| {
            class_of(a) == Some(reference) && class_of(b).is_some_and(|class| classes[class].correct == Some(false))
        };
        self.undecided.retain(|(a, b)| !is_told(*a, *b) && !is_told(*b, *a));
    }

    /// What is known of pairs, by as many threads as were asked for; what was found out before is not found out again.
    fn answers(&self, pairs: &[(usize, usize)]) -> Vec<Outcome> {
        let content = |(a, b): (usize, usize)| (&*self.submissions[a].content, &*self.submissions[b].content);
        let mut answers: Vec<Option<Outcome>> = Vec::with_capacity(pairs.len());
        for pair in pairs {
            let (first, second) = content(*pair);
            answers.push(if first == second { Some(Outcome::Same) } else { self.cache.get(first, second) });
        }
        let open: Vec<usize> = (0..pairs.len()).filter(|i| answers[*i].is_none()).collect();
        let names: Vec<String> = open.iter().map(|i| self.name(pairs[*i].1)).collect();
        let found = progress::all(&names, self.options.common.jobs(), |i| {
            let pair = pairs[open[i]];
            let outcome = self.compare(pair.0, pair.1, Effort::Brief);
            let (first, second) = content(pair);
            self.cache.put(first, second, &outcome);
            outcome
        });
        for (i, outcome) in open.into_iter().zip(found) {
            answers[i] = Some(outcome);
        }
        answers.into_iter().flatten().collect()
    }

    fn compare(&self, first: usize, second: usize, effort: Effort) -> Outcome {
        let name = format!("group {} {} {effort:?}", self.name(first), self.name(second));
        let both = [first, second].map(|i| {
            let submission = &self.submissions[i];
            (submission.path.clone(), submission.text.clone())
        });
        let (options, sources) = (self.options.clone(), self.sources.clone());
        let answer =
            limits::item(&name, Allowance::of(&self.options.common), move || compare(&options, sources, both, effort));
        answer.unwrap_or(Outcome::Undecided { is_for_time: true })
    }
}

/// What is known of two texts.
fn compare(options: &Group, mut sources: SourceMap, both: [(PathBuf, String); 2], effort: Effort) -> Outcome {
    let include = &options.common.include;
    let [a, b] = both.map(|(path, text)| {
        let mut source = Source::of_text(&path, text, include, &mut sources);
        source.set_ints(options.common.int().into());
        source
    });
    let sides = Sides::new([a, b], bottoms(options::Bottoms::Same), effort);
    let entry = options.entry.as_str();
    let Ok(pair) = sides.pair([entry, entry]) else { return Outcome::Undecided { is_for_time: false } };
    // The semantics of grading: arguments are finite and total.
    let said = Said { total: Vec::new(), finite: vec!["all".into()] };
    let answer = sides.compare(&pair, &said, Allowance::of(&options.common), &sources);
    if let How::OtherTypes([expected, actual]) = answer.how {
        return Outcome::OtherType(format!("its type is `{actual}`, expected `{expected}`"));
    }
    match (answer.verdict, answer.numbers) {
        (Verdict::Verified, Numbers::Any) => Outcome::Same,
        (Verdict::Verified, Numbers::IfNoOverflow(seen)) => {
            Outcome::SameUnlessOverflow(seen.as_ref().map(|seen| told(options, seen)))
        }
        // Whether it is the only difference is not known, and an overflow alone makes nobody wrong.
        (Verdict::Refuted(difference), _) if difference.differs() == Differs::Overflow => {
            Outcome::Undecided { is_for_time: false }
        }
        (Verdict::Refuted(difference), _) => Outcome::Different(told(options, &difference)),
        (Verdict::Unknown(reason), _) => Outcome::Undecided { is_for_time: matches!(reason, Reason::Timeout(_)) },
    }
}

fn told(options: &Group, difference: &Difference) -> Distinguishing {
    let (args, expected, actual) = match difference {
        Difference::Call { args, results: [expected, actual], .. } => (args.clone(), expected.clone(), actual.clone()),
        Difference::Values(found) => {
            let args = found.bindings.iter().map(|(_, value)| as_argument(value)).collect();
            (args, found.left.to_string(), found.right.to_string())
        }
    };
    let call = format!("{} {}", options.entry, args.join(" ")).trim_end().to_owned();
    Distinguishing { call, expected, actual }
}

impl Grouping {
    /// A paragraph a group, the largest first after the reference's.
    fn human(&self) -> String {
        let mut out = String::new();
        for (index, class) in self.classes.iter().enumerate() {
            let (id, size) = (index + 1, files_word(class.members.len()));
            out += &format!("group {id}: {size}, {}\n", correctness(class, self.has_reference));
            if let Some(found) = &class.distinguishing {
                out += &format!("    {}\n", found.call);
                out += &format!("        expected: {}\n        actual:   {}\n", found.expected, found.actual);
            }
            if let Some(problem) = &class.problem {
                out += &format!("    {problem}\n");
            }
            for member in &class.members {
                out += &format!("    {}\n", self.name(*member));
                if let Some((_, seen)) = class.unless_overflow.iter().find(|(of, _)| of == member) {
                    out += "        if no number overflows";
                    let call = |seen: &Distinguishing| {
                        format!(": not {} = {}, expected {}", seen.call, seen.actual, seen.expected)
                    };
                    out += &seen.as_ref().map_or_else(String::new, call);
                    out += "\n";
                }
            }
            out.push('\n');
        }
        let pairs = match self.undecided.len() {
            0 => String::new(),
            1 => "; 1 pair undecided".into(),
            n => format!("; {n} pairs undecided"),
        };
        let counts = format!("{} in {} groups{pairs}", files_word(self.submissions.len()), self.classes.len());
        out + &format!("{counts}\n{}\n", self.meaning())
    }

    /// What "the same" means here.
    fn meaning(&self) -> String {
        let numbers = match (Language::of(&self.submissions[0].path), self.options.common.int()) {
            (Language::Haskell, Int::Unbounded) => "Int without bounds",
            (Language::Haskell, Int::Exact) => "Int of 64 bits",
            (Language::Ocaml, Int::Unbounded) => "int without bounds",
            (Language::Ocaml, Int::Exact) => "int of 63 bits",
        };
        let compared = match Language::of(&self.submissions[0].path) {
            Language::Haskell => "",
            Language::Ocaml => ", values of any type being compared as integers are",
        };
        let some = match self.classes.iter().all(|class| class.unless_overflow.is_empty()) {
            true => "",
            false => " where nothing else is said",
        };
        format!("Same: for all finite and total arguments, all errors being one, and {numbers}{some}{compared}.")
    }

    fn report(&self) -> Report {
        let mut report = Report::new("group");
        let time_ms = self.time.as_secs_f64() * 1000.0 / self.submissions.len() as f64;
        let mut groups = Vec::new();
        for (index, class) in self.classes.iter().enumerate() {
            let id = index + 1;
            let names: Vec<String> = class.members.iter().map(|i| self.name(*i)).collect();
            report.entries.extend(class.members.iter().map(|member| self.entry(class, *member, id, time_ms)));
            groups.push(json!({
                "id": id,
                "correct": class.correct,
                "members": names,
                "representative": names[0],
                "distinguishing": class.distinguishing.as_ref().map(distinguishing),
                "problem": class.problem,
            }));
        }
        let undecided: Vec<Value> = self.undecided.iter().map(|(a, b)| json!([self.name(*a), self.name(*b)])).collect();
        report.details.insert("groups".into(), Value::Array(groups));
        report.details.insert("undecided".into(), Value::Array(undecided));
        report
    }

    fn name(&self, submission: usize) -> String {
        self.submissions[submission].path.display().to_string()
    }

    fn entry(&self, class: &Class, member: usize, id: usize, time_ms: f64) -> Entry {
        let path = &self.submissions[member].path;
        let inputs = Inputs { total: vec![], finite: vec![], strict: true, bottoms: options::Bottoms::Same };
        let (verdict, reason) = match (class.correct, &class.problem) {
            (Some(true), _) => (Word::Verified, None),
            (_, Some(problem)) => (Word::Unknown, Some(problem.clone())),
            (Some(false), None) => (Word::Refuted, None),
            (None, None) if self.has_reference => (Word::Unknown, Some("not compared with success".to_owned())),
            (None, None) => (Word::Verified, None),
        };
        let mut details = Map::new();
        details.insert("group".into(), json!(id));
        let mut assumptions = assumptions(Language::of(path), self.options.common.int().into(), &inputs);
        if let Some((_, seen)) = class.unless_overflow.iter().find(|(of, _)| *of == member) {
            assumptions.push(no_overflow(Language::of(path)).to_owned());
            if let Some(seen) = seen {
                let text = format!("{} = {}, expected {}", seen.call, seen.actual, seen.expected);
                let note = json!({ "difference": "overflow", "text": text, "counterexample": distinguishing(seen) });
                details.insert("notes".into(), json!([note]));
            }
        }
        if let Some(found) = &class.distinguishing {
            details.insert("distinguishing".into(), distinguishing(found));
        }
        Entry {
            name: self.name(member),
            file: self.name(member),
            line: 1,
            verdict,
            reason,
            time_ms,
            evidence: match verdict {
                Word::Verified => Some(Evidence::Structural),
                Word::Refuted => Some(Evidence::Replayed),
                _ => None,
            },
            assumptions,
            details,
            text: String::new(),
        }
    }
}

/// An expression where an argument is expected.
pub fn as_argument(expression: &str) -> String {
    let is_one = !expression.contains(' ') && !expression.starts_with('-');
    let is_enclosed = expression.starts_with(['[', '(', '"', '\'']) && expression.ends_with([']', ')', '"', '\'']);
    if is_one || is_enclosed { expression.to_owned() } else { format!("({expression})") }
}

fn distinguishing(found: &Distinguishing) -> Value {
    json!({ "call": found.call, "expected": found.expected, "actual": found.actual })
}

fn files_word(count: usize) -> String {
    if count == 1 { "1 file".into() } else { format!("{count} files") }
}

fn correctness(class: &Class, has_reference: bool) -> &'static str {
    match (class.correct, &class.problem) {
        (_, Some(_)) => "not usable",
        (Some(true), _) => "as the reference",
        (Some(false), _) => "not as the reference",
        (None, _) if has_reference => "perhaps as the reference",
        (None, _) => "the same as each other",
    }
}
