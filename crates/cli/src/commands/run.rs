//! `selfsame run FILE [EXPR]`

use std::sync::Arc;
use std::time::{Duration, Instant};

use selfsame_ask::console::{Console, Written};
use selfsame_ask::run::{self, End, is_action};
use selfsame_ask::source::{Runnable, Source};
use selfsame_ask::watchdog::Watchdog;
use selfsame_core::diagnostic::{Diagnostic, Severity};
use selfsame_core::eval::{Channel, Limits, Machine};
use selfsame_core::span::SourceMap;
use selfsame_core::value::show_type;
use selfsame_core::verdict::{Reason, Verdict};
use selfsame_report::{Asked, Entry, Evidence, Report, diagnostics};
use serde_json::json;

use crate::options::{Format, Reads, Run};
use crate::terminal;

pub fn run(options: Run) -> u8 {
    let reads = Reads::Exact("values are computed with 64 bits, as programs do");
    if let Some(why) = options.common.refused_int(reads) {
        return terminal::refuse(&why);
    }
    let (common, started) = (&options.common, Instant::now());
    let mut sources = selfsame_library::sources();
    let text = options.expr.as_deref();
    let read = run::read(&options.file, text, terminal::input, &common.include, common.allowance(), &mut sources);
    let (source, expr) = match read {
        Ok(Ok(read)) => read,
        Ok(Err(errors)) => return terminal::complain("run", errors, &sources, common),
        Err(unread) => return terminal::refuse_unread(&unread, &options.file),
    };
    let facts = Facts {
        loading: started.elapsed(),
        ty: show_type(source.program(), &expr.expr.ty),
        is_action: is_action(&expr.expr.ty),
        has_errors: !source.errors().is_empty(),
        options,
    };
    Running { facts: Arc::new(facts), source: &source, sources: &sources }.go(&expr)
}

struct Running<'a> {
    facts: Arc<Facts>,
    source: &'a Source,
    sources: &'a SourceMap,
}

/// What is known before anything is computed.
struct Facts {
    options: Run,
    /// Of the expression.
    ty: String,
    /// Whether it is run for what it does.
    is_action: bool,
    loading: Duration,
    /// Whether something in the file has to be corrected.
    has_errors: bool,
}

impl Running<'_> {
    fn go(&self, expr: &Runnable) -> u8 {
        let common = &self.facts.options.common;
        let started = Instant::now();
        let limits = Limits {
            steps: self.facts.options.steps.unwrap_or(u64::MAX),
            bytes: common.allowance().bytes(),
            deadline: started.checked_add(common.allowance().time()),
        };
        let mut machine = Machine::new(self.source.program().clone(), limits);
        // A list without end must be seen while it is computed; other formats and a page have all of it at the end.
        let is_streamed = common.format == Format::Human && common.html.is_none();
        let written = Arc::new(Written::new(is_streamed.then_some(terminal::out as fn(&str))));
        // A collection of a large heap takes long, and is not interrupted.
        let (facts, until_then) = (self.facts.clone(), written.clone());
        let name = format!("run {}", self.facts.name());
        let watchdog = Watchdog::start(&name, common.allowance(), move |reason| {
            let report = Report::new("run");
            facts.tell(report, End::Stopped(reason), &until_then, started.elapsed(), 0, &SourceMap::default())
        });
        machine.connect(Box::new(Console::new(written.clone(), terminal::err, terminal::line)));
        let is_program = self.facts.options.expr.is_none();
        let end = run::run(&mut machine, expr, is_program, &mut |channel, text| {
            match channel {
                Channel::Err => terminal::err(text),
                Channel::Out => written.add(text),
            }
            true
        });
        let mut report = Report::new("run");
        report.diagnostics = self.source.diagnostics().iter().filter(|d| self.is_worth_saying(d)).cloned().collect();
        let (time, steps) = (started.elapsed(), machine.steps());
        let code = watchdog.answer(|| self.facts.tell(report, end, &written, time, steps, self.sources));
        // The program is at its end, and giving back a large heap takes long.
        std::mem::forget(machine);
        code
    }

    /// Errors always; what is unsupported or doubtful in a file only when asked for, since the expression ran.
    fn is_worth_saying(&self, diagnostic: &Diagnostic) -> bool {
        diagnostic.severity == Severity::Error || self.facts.options.common.verbose
    }
}

impl Facts {
    /// What is run: the expression, or the program.
    fn name(&self) -> String {
        self.options.expr.clone().unwrap_or_else(|| "the program".to_owned())
    }

    /// Writes what is to be said, and gives the exit code.
    fn tell(
        &self,
        mut report: Report,
        end: End,
        written: &Written,
        time: Duration,
        steps: u64,
        sources: &SourceMap,
    ) -> u8 {
        let common = &self.options.common;
        let exit = match end {
            End::Exit(code) => Some(code as u8),
            _ => None,
        };
        let needs_correction = matches!(end, End::Unsupported(_)) && self.has_errors;
        let text = written.take();
        let entry = self.entry(end, &text, time, steps);
        report.entries = vec![entry.clone()];
        let is_written = terminal::plain_page(common, &report);
        let code = if needs_correction || !is_written { 2 } else { exit.unwrap_or(report.exit_code()) };
        if common.format == Format::Human {
            // An error before anything was written leaves no empty line; an empty value is one.
            let is_program = self.is_action || self.options.expr.is_none();
            let is_bare = is_program || (written.is_empty() && entry.verdict != Verdict::Verified);
            let ending = if is_bare { "" } else { "\n" };
            terminal::out(&(text + ending));
            self.finish(&report, &entry, steps, time, sources);
        } else {
            terminal::show(&report.render(sources, terminal::style(common)));
        }
        code
    }

    fn entry(&self, end: End, written: &str, time: Duration, steps: u64) -> Entry {
        let mut details = serde_json::Map::new();
        details.insert("value".into(), json!(written));
        details.insert("type".into(), json!(self.ty));
        details.insert("steps".into(), json!(steps));
        details.insert("load_ms".into(), json!(self.loading.as_secs_f64() * 1000.0));
        let common = &self.options.common;
        let verdict: Verdict<()> = match end {
            End::Value => Verdict::Verified,
            End::Exit(code) => {
                details.insert("exit".into(), json!(code));
                Verdict::Verified
            }
            End::Error(message) => {
                details.insert("error".into(), json!(message));
                Verdict::Refuted(())
            }
            End::Loop => {
                details.insert("error".into(), json!("<<loop>>"));
                Verdict::Refuted(())
            }
            End::Steps => Verdict::Unknown(Reason::StepLimit(self.options.steps.unwrap_or(u64::MAX))),
            End::Time => Verdict::Unknown(Reason::Timeout(common.allowance().seconds)),
            End::Stopped(reason) => Verdict::Unknown(reason),
            End::Memory => Verdict::Unknown(Reason::MemoryLimit(common.allowance().megabytes)),
            // What has an error is supported; it has to be corrected.
            End::Unsupported(what) if self.has_errors => Verdict::Unknown(Reason::exhausted(what)),
            End::Unsupported(what) => Verdict::Unknown(Reason::Unsupported(what, None)),
        };
        Entry {
            asked: Asked::Value,
            verdict: verdict.in_words(),
            evidence: verdict.is_known().then_some(Evidence::Replayed),
            time_ms: time.as_secs_f64() * 1000.0,
            text: match details.get("error").and_then(|error| error.as_str()) {
                Some(error) if written.is_empty() => format!("error: {error}"),
                Some(error) => format!("{written}\nerror: {error}"),
                None => written.to_owned(),
            },
            details,
            ..Entry::new(self.name(), self.options.file.display().to_string(), 1)
        }
    }

    fn finish(&self, report: &Report, entry: &Entry, steps: u64, time: Duration, sources: &SourceMap) {
        let style = terminal::style(&self.options.common);
        terminal::err(&diagnostics::render(&report.diagnostics, sources, style.color_err));
        if let Some(error) = entry.details.get("error").and_then(|error| error.as_str()) {
            terminal::err(&format!("error: {error}\n"));
        }
        if let Some(reason) = entry.verdict.reason() {
            terminal::err(&format!("stopped: {reason}\n"));
        }
        if self.options.common.verbose {
            let ms = |time: Duration| time.as_secs_f64() * 1000.0;
            let kind = entry.details.get("type").and_then(|ty| ty.as_str()).unwrap_or_default();
            terminal::err(&format!(
                ":: {kind}\nloaded in {:.1} ms, evaluated in {:.1} ms ({steps} steps)\n",
                ms(self.loading),
                ms(time)
            ));
        }
    }
}
