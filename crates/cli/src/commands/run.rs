//! `selfsame run FILE EXPR`

use std::time::{Duration, Instant};

use selfsame_core::diagnostic::{Diagnostic, Severity};
use selfsame_core::eval::{Limits, Machine};
use selfsame_core::span::SourceMap;
use selfsame_core::value::show_type;
use selfsame_core::verdict::Reason;
use selfsame_haskell::load::Evaluable;
use selfsame_report::{Entry, Report, Word, diagnostics};
use serde_json::json;

use crate::evaluate::{End, evaluate};
use crate::options::{Format, Reads, Run};
use crate::source::Source;
use crate::terminal;

pub fn run(options: Run) -> u8 {
    let reads = Reads::Exact("values are computed with 64 bits, as programs do");
    if let Some(why) = options.common.refused_int(reads, []) {
        return terminal::refuse(&why);
    }
    let started = Instant::now();
    let mut sources = selfsame_library::sources();
    let mut source = match Source::load(&options.file, &options.common.include, &mut sources) {
        Ok(source) => source,
        Err(message) => {
            terminal::err(&format!("error: {message}\n"));
            return 2;
        }
    };
    match source.expr(&options.expr, &mut sources) {
        Err(mut errors) => {
            let is_unusable = errors.is_empty();
            let of_file = source.diagnostics().iter().filter(|d| is_unusable || d.severity == Severity::Error);
            errors.splice(0..0, of_file.cloned());
            complain(&errors, &sources, &options);
            2
        }
        Ok(expr) => {
            let loading = started.elapsed();
            Running { options: &options, source: &source, sources: &sources, loading }.go(&expr)
        }
    }
}

fn complain(errors: &[Diagnostic], sources: &SourceMap, options: &Run) {
    let mut report = Report::new("run");
    report.diagnostics = errors.to_vec();
    let rendered = report.render(sources, terminal::style(&options.common));
    terminal::err(&rendered.err);
    if options.common.format != Format::Human {
        terminal::out(&rendered.out);
    }
}

struct Running<'a> {
    options: &'a Run,
    source: &'a Source,
    sources: &'a SourceMap,
    loading: Duration,
}

/// Written text is handed to the terminal in pieces of about this size, and at the end.
const CHUNK_BYTES: usize = 1 << 12;

impl Running<'_> {
    fn go(&self, expr: &Evaluable) -> u8 {
        let common = &self.options.common;
        let started = Instant::now();
        let limits = Limits {
            steps: self.options.steps.unwrap_or(u64::MAX),
            bytes: usize::try_from(common.memory << 20).unwrap_or(usize::MAX),
            deadline: started.checked_add(Duration::from_secs(common.timeout)),
        };
        let mut machine = Machine::new(self.source.program().clone(), limits);
        let is_human = common.format == Format::Human;
        let mut written = String::new();
        let mut is_empty = true;
        let end = evaluate(&mut machine, expr, &mut |text| {
            is_empty &= text.is_empty();
            written.push_str(text);
            // A list without end must be seen while it is computed; a page has all of it.
            if is_human && common.html.is_none() && written.len() >= CHUNK_BYTES {
                terminal::out(&std::mem::take(&mut written));
            }
            true
        });
        let needs_correction = matches!(end, End::Unsupported(_)) && self.has_errors();
        let entry = self.entry(expr, end, &written, started.elapsed(), machine.steps());
        let mut report = Report::new("run");
        report.diagnostics = self.source.diagnostics().iter().filter(|d| self.is_worth_saying(d)).cloned().collect();
        let code = match needs_correction {
            true => 2,
            false => Report { entries: vec![entry.clone()], ..report.clone() }.exit_code(),
        };
        let all = Report { entries: vec![entry.clone()], ..report.clone() };
        let code = if terminal::plain_page(common, &all) { code } else { 2 };
        if is_human {
            // An error before anything was written leaves no empty line; an empty value is one.
            let ending = if is_empty && entry.verdict != Word::Verified { "" } else { "\n" };
            terminal::out(&(written + ending));
            self.finish(&report, &entry, machine.steps(), started.elapsed());
        } else {
            report.entries = vec![entry];
            terminal::show(&report.render(self.sources, terminal::style(common)));
        }
        // The program is at its end, and giving back a large heap takes long.
        std::mem::forget(machine);
        code
    }

    fn has_errors(&self) -> bool {
        self.source.diagnostics().iter().any(|diagnostic| diagnostic.severity == Severity::Error)
    }

    /// Errors always; what is unsupported or doubtful in a file only when asked for, since the expression ran.
    fn is_worth_saying(&self, diagnostic: &Diagnostic) -> bool {
        diagnostic.severity == Severity::Error || self.options.common.verbose
    }

    fn entry(&self, expr: &Evaluable, end: End, written: &str, time: Duration, steps: u64) -> Entry {
        let mut details = serde_json::Map::new();
        details.insert("value".into(), json!(written));
        details.insert("type".into(), json!(show_type(self.source.program(), &expr.ty)));
        details.insert("steps".into(), json!(steps));
        details.insert("load_ms".into(), json!(self.loading.as_secs_f64() * 1000.0));
        let common = &self.options.common;
        let (verdict, reason) = match end {
            End::Value => (Word::Verified, None),
            End::Error(message) => {
                details.insert("error".into(), json!(message));
                (Word::Refuted, None)
            }
            End::Loop => {
                details.insert("error".into(), json!("<<loop>>"));
                (Word::Refuted, None)
            }
            End::Steps => (Word::Unknown, Some(Reason::StepLimit(self.options.steps.unwrap_or(u64::MAX)))),
            End::Time => (Word::Unknown, Some(Reason::Timeout(common.timeout))),
            End::Memory => (Word::Unknown, Some(Reason::MemoryLimit(common.memory))),
            // What has an error is supported; it has to be corrected.
            End::Unsupported(what) if self.has_errors() => (Word::Unknown, Some(Reason::Exhausted(what))),
            End::Unsupported(what) => (Word::Unknown, Some(Reason::Unsupported(what, None))),
        };
        Entry {
            name: self.options.expr.clone(),
            file: self.options.file.display().to_string(),
            line: 1,
            verdict,
            reason: reason.map(|reason| reason.to_string()),
            time_ms: time.as_secs_f64() * 1000.0,
            assumptions: Vec::new(),
            text: match details.get("error").and_then(|error| error.as_str()) {
                Some(error) if written.is_empty() => format!("error: {error}"),
                Some(error) => format!("{written}\nerror: {error}"),
                None => written.to_owned(),
            },
            details,
        }
    }

    fn finish(&self, report: &Report, entry: &Entry, steps: u64, time: Duration) {
        let style = terminal::style(&self.options.common);
        terminal::err(&diagnostics::render(&report.diagnostics, self.sources, style.color_err));
        if let Some(error) = entry.details.get("error").and_then(|error| error.as_str()) {
            terminal::err(&format!("error: {error}\n"));
        }
        if let Some(reason) = &entry.reason {
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
