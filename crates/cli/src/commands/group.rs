//! `selfsame group --entry NAME FILE...`

mod page;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use selfsame_core::diagnostic::Severity;
use selfsame_core::span::SourceMap;
use selfsame_core::verdict::Verdict;
use selfsame_grade::{Difference, How};
use selfsame_report::{Entry, Report, Word, diagnostics};
use serde_json::{Map, Value, json};

use super::check::progress;
use super::equiv::sides::{Said, Sides};
use super::equiv::{assumptions, bottoms};
use crate::files;
use crate::options::{self, Format, Group, Inputs};
use crate::source::{Language, Source};
use crate::terminal;

/// A file that was handed in.
struct Submission {
    path: PathBuf,
    text: String,
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
}

/// What is known of two submissions.
enum Outcome {
    Same,
    Different(Distinguishing),
    /// They cannot be the same; what is to be said to the second.
    OtherType(String),
    Undecided,
}

/// A call on which a class and the reference differ.
#[derive(Clone)]
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
    let report = grouping.report();
    match options.common.format {
        Format::Human => terminal::out(&grouping.human()),
        _ => terminal::show(&report.render(&grouping.sources, terminal::style(&options.common))),
    }
    if let Some(path) = &options.html
        && let Err(error) = std::fs::write(path, page::page(&grouping))
    {
        terminal::err(&format!("error: cannot write {}: {error}\n", path.display()));
        return 2;
    }
    report.exit_code()
}

struct Grouping<'a> {
    options: &'a Group,
    sources: SourceMap,
    submissions: Vec<Submission>,
    /// The first submission is what the others should be.
    has_reference: bool,
    classes: Vec<Class>,
    /// Pairs of submissions of which nothing is known.
    undecided: Vec<(usize, usize)>,
    time: Duration,
}

impl<'a> Grouping<'a> {
    fn new(options: &'a Group) -> Result<Grouping<'a>, String> {
        let mut paths: Vec<PathBuf> = options.reference.iter().cloned().collect();
        let given = options.files.iter().flat_map(|path| match path.is_dir() {
            true => files::below(path),
            false => vec![path.clone()],
        });
        paths.extend(given.filter(|path| options.reference.as_ref() != Some(path)));
        if paths.len() < 2 {
            return Err("nothing to group: give at least two files".into());
        }
        let mut grouping = Grouping {
            options,
            sources: selfsame_library::sources(),
            submissions: Vec::new(),
            has_reference: options.reference.is_some(),
            classes: Vec::new(),
            undecided: Vec::new(),
            time: Duration::ZERO,
        };
        for path in paths {
            let (text, problem) = match files::read(&path) {
                Ok(text) => {
                    let problem = grouping.problem(&path, &text);
                    (text, problem)
                }
                Err(message) => (String::new(), Some(message)),
            };
            grouping.submissions.push(Submission { path, text, problem });
        }
        match grouping.submissions.first().and_then(|first| first.problem.as_ref()) {
            Some(problem) if grouping.has_reference => Err(format!("the reference cannot be used: {problem}")),
            _ => Ok(grouping),
        }
    }

    /// Why the file cannot be compared with others.
    fn problem(&self, path: &Path, text: &str) -> Option<String> {
        let mut sources = self.sources.clone();
        let source = Source::of_text(path, text.to_owned(), &self.options.common.include, &mut sources);
        let entry = &self.options.entry;
        if source.defines(entry) {
            return None;
        }
        let first = source.diagnostics().iter().find(|d| d.severity == Severity::Error);
        Some(match first {
            Some(error) => diagnostics::one_line(error, &sources),
            None => format!("{} does not define `{entry}`", path.display()),
        })
    }

    /// Rounds: one submission without a class stands for a new one, and all others without a class are compared with it.
    fn group(&mut self) {
        let started = Instant::now();
        let mut open: Vec<usize> =
            (0..self.submissions.len()).filter(|i| self.submissions[*i].problem.is_none()).collect();
        while !open.is_empty() {
            let representative = open.remove(0);
            let is_reference = self.has_reference && representative == 0;
            let names: Vec<String> = open.iter().map(|i| self.submissions[*i].path.display().to_string()).collect();
            let known = &*self;
            let answers = progress::all(&names, self.options.common.jobs(), |i| known.compare(representative, open[i]));
            let mut class = Class { members: vec![representative], correct: None, distinguishing: None, problem: None };
            if is_reference {
                class.correct = Some(true);
            } else if let Some(known) = self.classes.first().filter(|_| self.has_reference) {
                let answer = self.compare(known.members[0], representative);
                match answer {
                    Some(Outcome::Different(found)) => {
                        (class.correct, class.distinguishing) = (Some(false), Some(found));
                    }
                    Some(Outcome::OtherType(what)) => (class.correct, class.problem) = (Some(false), Some(what)),
                    _ => {}
                }
            }
            let mut rest = Vec::new();
            for (submission, answer) in std::mem::take(&mut open).into_iter().zip(answers) {
                match answer {
                    Some(Outcome::Same) => class.members.push(submission),
                    Some(Outcome::Different(_) | Outcome::OtherType(_)) => rest.push(submission),
                    Some(Outcome::Undecided) | None => {
                        self.undecided.push((representative, submission));
                        rest.push(submission);
                    }
                }
            }
            open = rest;
            self.classes.push(class);
        }
        for (i, submission) in self.submissions.iter().enumerate() {
            if let Some(problem) = &submission.problem {
                let (members, problem) = (vec![i], Some(problem.clone()));
                let correct = self.has_reference.then_some(false);
                self.classes.push(Class { members, correct, distinguishing: None, problem });
            }
        }
        self.time = started.elapsed();
    }

    fn compare(&self, first: usize, second: usize) -> Option<Outcome> {
        let mut sources = self.sources.clone();
        let include = &self.options.common.include;
        let [a, b] = [first, second].map(|i| {
            let submission = &self.submissions[i];
            Source::of_text(&submission.path, submission.text.clone(), include, &mut sources)
        });
        let sides = Sides::new([a, b], bottoms(options::Bottoms::Same));
        let entry = self.options.entry.as_str();
        let pair = sides.pair([entry, entry]).ok()?;
        // The semantics of grading: arguments are finite and total.
        let said = Said { total: Vec::new(), finite: vec!["all".into()] };
        let answer = sides.compare(&pair, &said, Duration::from_secs(self.options.common.timeout), &sources);
        if let How::OtherTypes([expected, actual]) = answer.how {
            return Some(Outcome::OtherType(format!("its type is `{actual}`, expected `{expected}`")));
        }
        Some(match answer.verdict {
            Verdict::Verified => Outcome::Same,
            Verdict::Unknown(_) => Outcome::Undecided,
            Verdict::Refuted(Difference::Call { args, results: [expected, actual] }) => {
                let call = format!("{entry} {}", args.join(" ")).trim_end().to_owned();
                Outcome::Different(Distinguishing { call, expected, actual })
            }
            Verdict::Refuted(Difference::Values(found)) => {
                let args: Vec<String> =
                    found.bindings.iter().map(|(name, value)| format!("{name} = {value}")).collect();
                let call = format!("{entry} where {}", args.join(", "));
                let (expected, actual) = (found.left.to_string(), found.right.to_string());
                Outcome::Different(Distinguishing { call, expected, actual })
            }
        })
    }

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
            }
            out.push('\n');
        }
        let pairs = match self.undecided.len() {
            0 => String::new(),
            1 => "; 1 pair undecided".into(),
            n => format!("; {n} pairs undecided"),
        };
        out + &format!("{} in {} groups{pairs}\n", files_word(self.submissions.len()), self.classes.len())
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
            assumptions: assumptions(Language::of(path), &inputs),
            details,
            text: String::new(),
        }
    }
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
