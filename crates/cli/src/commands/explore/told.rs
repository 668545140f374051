//! What the user is told of an exploration.

use std::time::Duration;

use selfsame_ask::assumptions::no_overflow;
use selfsame_ask::explore::Explored;
use selfsame_ask::source::Language;
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::verdict::Verdict;
use selfsame_explore::emit::{Case, Expected, Framework, Suite, emit};
use selfsame_explore::{Cut, Example, LeftOut, Outcome, Stopped};
use selfsame_report::{Entry, Evidence, Report};
use selfsame_solver::Width;
use serde_json::{Map, json};

use crate::options::{Emit, Explore};

pub struct Told<'a> {
    pub options: &'a Explore,
    pub sources: &'a SourceMap,
    pub place: Span,
    pub explored: &'a Explored,
    pub time: Duration,
}

impl Told<'_> {
    pub fn report(&self) -> Report {
        let mut report = Report::new("explore");
        report.entries = self.examples().map(|(example, [call, _])| self.entry(example, call)).collect();
        if report.entries.is_empty() {
            report.entries.push(self.nothing());
        }
        report.summary = Some(self.summary());
        report.details.insert("exploration".into(), self.details());
        report
    }

    fn examples(&self) -> impl Iterator<Item = (&Example, &[String; 2])> {
        self.explored.found.examples.iter().zip(&self.explored.calls)
    }

    /// The examples as a test file.
    pub fn tests(&self, framework: Emit, imports: &[String]) -> String {
        let framework = match framework {
            Emit::Hspec => Framework::Hspec,
            Emit::Hunit => Framework::Hunit,
            Emit::Doctest => Framework::Doctest,
            Emit::Alcotest => Framework::Alcotest,
        };
        let case = |(example, [title, call]): (&Example, &[String; 2])| {
            let expected = match &example.outcome {
                Outcome::Value(text) => Expected::Value(match &self.explored.builder {
                    // A doctest compares with what is shown.
                    Some(builder) if framework != Framework::Doctest => {
                        text.replace("fromList [", &format!("{builder} ["))
                    }
                    _ => text.clone(),
                }),
                Outcome::Error(_, message) => Expected::Error(message.clone()),
                Outcome::Cut(..) => return None,
            };
            Some(Case { title: title.clone(), call: call.clone(), expected })
        };
        let cases: Vec<Case> = self.examples().filter_map(case).collect();
        let has_literals = self.explored.has_literals;
        emit(framework, &Suite { name: &self.options.function, imports, has_literals, cases: &cases })
    }

    fn details(&self) -> serde_json::Value {
        let statistics = &self.explored.found.statistics;
        let covered = |(reached, all): (usize, usize), missed: Vec<usize>| json!({ "reached": reached, "all": all, "missed": missed });
        let lines = self.explored.coverage.missed().map(|(_, line)| line).collect();
        let branches = self.explored.coverage.branches.iter().filter(|(_, covered)| !**covered);
        let branches = branches.map(|(span, _)| self.sources.file(span.file).line_column(span.start).0).collect();
        let mut details = json!({
            "paths": self.explored.found.counts.paths,
            "complete": self.explored.found.stopped.is_none() && self.explored.found.left_out.is_empty() && !self.explored.found.is_pinned
                && self.explored.found.counts.undecided == 0,
            "left_out": self.left_out(),
            "lines": covered(self.explored.coverage.line_counts(), lines),
            "branches": covered(self.explored.coverage.branch_counts(), branches),
            "solver": {
                "queries": statistics.queries(),
                "native": statistics.native(),
                "cached": statistics.by_cache,
                "z3": statistics.by_smt,
                "unknown": statistics.unknown,
                "native_us": micros(statistics.native_time, statistics.native()),
                "cached_us": micros(statistics.cache_time, statistics.by_cache),
                "z3_us": micros(statistics.smt_time, statistics.by_smt),
            },
        });
        if let Some(stopped) = self.explored.found.stopped {
            details["stopped"] = json!(self.stopped(stopped));
        }
        details
    }

    fn entry(&self, example: &Example, call: &str) -> Entry {
        let mut details = Map::new();
        details.insert("args".into(), json!(example.args));
        let (kind, result, reason, text) = match &example.outcome {
            Outcome::Value(text) => ("value", Some(text.clone()), None, format!("{call} = {text}")),
            Outcome::Error(partial, message) if partial.is_empty() => {
                ("error", Some(format!("error: {message}")), None, format!("{call} = error: {message}"))
            }
            Outcome::Error(partial, message) => {
                details.insert("error".into(), json!(message));
                ("error", Some(partial.clone()), None, format!("{call} = {partial}"))
            }
            Outcome::Cut(cut, beginning) => {
                let why = self.cut(*cut);
                let shown = if beginning.is_empty() { "..." } else { beginning };
                let result = (!beginning.is_empty()).then(|| beginning.clone());
                ("cut", result, Some(why.clone()), format!("{call} = {shown} cut: {why}"))
            }
        };
        details.insert("kind".into(), json!(kind));
        if let Some(result) = result {
            details.insert("result".into(), json!(result));
        }
        self.plain(reason.map_or(Verdict::Verified, Verdict::Unknown), details, text)
    }

    fn nothing(&self) -> Entry {
        let function = &self.options.function;
        let reason = match (&self.options.returns, self.explored.found.stopped) {
            (_, Some(stopped)) => format!("no example was found: {}", self.stopped(stopped)),
            (Some(condition), None) => {
                format!("no input up to depth {} makes {function} return {condition}", self.options.depth)
            }
            (None, None) => "no example was found".to_owned(),
        };
        let details = Map::from_iter([("kind".to_owned(), json!("cut")), ("args".to_owned(), json!([]))]);
        self.plain(Verdict::Unknown(reason.clone()), details, reason)
    }

    fn plain(&self, verdict: Verdict<(), String>, details: Map<String, serde_json::Value>, text: String) -> Entry {
        let file = self.sources.file(self.place.file);
        let count = self.explored.found.examples.len().max(1) as f64;
        Entry {
            evidence: verdict.is_known().then_some(Evidence::Replayed),
            verdict,
            time_ms: self.time.as_secs_f64() * 1000.0 / count,
            assumptions: match self.options.width() {
                Width::Exact => Vec::new(),
                Width::Unbounded => vec![no_overflow(Language::of(&self.options.file)).to_owned()],
            },
            details,
            text,
            ..Entry::new(&self.options.function, &*file.path, file.line_column(self.place.start).0)
        }
    }

    fn cut(&self, cut: Cut) -> String {
        match cut {
            Cut::Steps => format!("no end within {} steps (--steps)", self.options.steps),
            Cut::Loop => "it needs its own value".to_owned(),
            Cut::Large => "the result is too large to be shown".to_owned(),
        }
    }

    fn stopped(&self, stopped: Stopped) -> String {
        let common = &self.options.common;
        match stopped {
            Stopped::Time if self.explored.is_spent => {
                format!("{} units of effort were spent (--effort)", common.allowance().effort)
            }
            Stopped::Time => format!("the time was up after {} s (--timeout)", common.allowance().seconds),
            Stopped::Memory => format!("{} MB were not enough (--memory)", common.allowance().megabytes),
            Stopped::Paths => "enough paths were followed".to_owned(),
            Stopped::Enough => {
                format!("{} found (--max)", count(self.explored.found.examples.len(), "example", "examples"))
            }
        }
    }

    fn summary(&self) -> String {
        let found = &self.explored.found;
        let errors = found.examples.iter().filter(|e| matches!(e.outcome, Outcome::Error(..))).count();
        let mut lines = vec![String::new()];
        let mut first = count(found.examples.len(), "example", "examples");
        if errors > 0 {
            first += &format!(", {errors} of them errors");
        }
        let (covered, all) = self.explored.coverage.line_counts();
        let (taken, branches) = self.explored.coverage.branch_counts();
        if all > 0 && !found.examples.is_empty() {
            first += &format!(
                "; {covered} of {} and {taken} of {} reached",
                count(all, "line", "lines"),
                count(branches, "branch", "branches")
            );
        }
        lines.push(first);
        let missed: Vec<String> = self.explored.coverage.missed().map(|(_, line)| line.to_string()).collect();
        if !missed.is_empty() && !found.examples.is_empty() {
            lines.push(format!("not reached: line{} {}", if missed.len() > 1 { "s" } else { "" }, missed.join(", ")));
        }
        lines.extend(self.limits());
        if self.options.common.verbose {
            lines.push(self.statistics());
        }
        lines.join("\n")
    }

    /// What was not followed, and why.
    fn limits(&self) -> Vec<String> {
        let found = &self.explored.found;
        let mut lines = Vec::new();
        if let Some(stopped) = found.stopped {
            lines.push(format!("stopped: {}", self.stopped(stopped)));
        } else if found.is_bounded {
            lines.push(format!("all inputs up to depth {} (--depth)", self.options.depth));
        }
        lines.extend(self.left_out());
        if found.is_pinned {
            lines.push("other numbers may lead elsewhere: some were chosen, to show or convert them".to_owned());
        }
        if found.counts.undecided > 0 {
            let choices = count(found.counts.undecided as usize, "choice", "choices");
            lines.push(format!("{choices} not followed: the solver could not decide"));
        }
        lines
    }

    fn left_out(&self) -> Vec<String> {
        let told = |(why, paths): &(LeftOut, u64)| {
            let paths = count(*paths as usize, "path", "paths");
            match why {
                LeftOut::Unsupported(what) => format!("{paths} left out: unsupported: {what}"),
                LeftOut::Unsolved(why) => format!("{paths} left out: no inputs were found: {why}"),
                LeftOut::Differs => format!("{paths} left out: 64-bit numbers lead another way"),
                LeftOut::Looped => format!("{paths} not followed: a loop goes round too often (--depth)"),
            }
        };
        self.explored.found.left_out.iter().map(told).collect()
    }

    fn statistics(&self) -> String {
        let statistics = &self.explored.found.statistics;
        let counts = &self.explored.found.counts;
        format!(
            "{} paths, {} forks, {} starts, {} steps in {:.1} ms\n{} queries ({:.2} a path): {} native ({:.1} µs each: {} by the model, {} by a change, {} by the graph), {} cached ({:.1} µs), {} by Z3 ({:.1} µs, {} unknown)",
            counts.paths,
            counts.forks,
            counts.starts,
            counts.steps,
            self.time.as_secs_f64() * 1000.0,
            statistics.queries(),
            statistics.queries() as f64 / counts.paths.max(1) as f64,
            statistics.native(),
            micros(statistics.native_time, statistics.native()),
            statistics.by_model,
            statistics.by_change,
            statistics.by_graph,
            statistics.by_cache,
            micros(statistics.cache_time, statistics.by_cache),
            statistics.by_smt,
            micros(statistics.smt_time, statistics.by_smt),
            statistics.unknown,
        )
    }
}

fn micros(time: Duration, n: u64) -> f64 {
    (time.as_secs_f64() * 1e7 / n.max(1) as f64).round() / 10.0
}

fn count(n: usize, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}
