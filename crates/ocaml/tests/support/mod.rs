//! Helpers for the tests of this crate. Not every test file uses all of them.
#![allow(dead_code)]

use std::path::{Path, PathBuf};

use selfsame_core::eval::{Bottom, Limits, Machine, Stop, Value};
use selfsame_core::span::SourceMap;
use selfsame_core::value::{self, Cut, failure};
use selfsame_ocaml::{Loaded, Run, load, run, show_type};

/// `tests/ocaml` of the repository.
pub fn tests_dir() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/ocaml")
}

pub struct File {
    pub sources: SourceMap,
    pub loaded: Loaded,
}

pub fn load_text(name: &str, text: &str) -> File {
    let mut sources = SourceMap::default();
    let file = sources.add(name.into(), text.into());
    let loaded = load(&mut sources, file, Some(selfsame_ocaml_library::module));
    File { sources, loaded }
}

/// A file of `tests/ocaml`, under its own name.
pub fn load_file(path: &Path) -> File {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let name = path.file_name().map_or(String::new(), |name| name.to_string_lossy().into_owned());
    load_text(&name, &text)
}

pub struct Answer {
    pub ty: String,
    pub value: String,
}

impl File {
    /// Type and value of an expression as OCaml's toplevel prints them, or all messages.
    pub fn eval(&mut self, text: &str) -> Result<Answer, String> {
        let Run { expr, ty, prints } = run(&mut self.loaded, &mut self.sources, Some(text), String::new)
            .map_err(|diagnostics| diagnostics.iter().map(|d| d.message.clone()).collect::<Vec<_>>().join("; "))?;
        let limits = Limits { steps: 50_000_000, ..Limits::default() };
        let mut machine = Machine::new(self.loaded.program.clone(), limits);
        let mut value = machine.load(&expr);
        if prints && let Ok(Value::Con(_, parts)) = machine.whnf(value) {
            value = parts[3];
        }
        let mut shown = String::new();
        let printed = value::print(&mut machine, value, &ty, Cut::NEVER, &mut shown).expect("strings take all text");
        let value = match printed.stop {
            None => shown,
            Some(Stop::Bottom(Bottom::Label(label))) => {
                let text = failure(machine.program(), label.kind, label.text.as_str());
                text.replacen("exception", "Exception:", 1)
            }
            Some(Stop::Bottom(Bottom::Message(text))) => format!("Exception: {}", machine.message(text, 1000).0),
            Some(Stop::Unsupported(what)) => format!("unsupported: {what}"),
            Some(stop) => format!("{stop:?}"),
        };
        Ok(Answer { ty: show_type(&ty), value })
    }

    pub fn value(&mut self, text: &str) -> String {
        match self.eval(text) {
            Ok(answer) => answer.value,
            Err(messages) => format!("error: {messages}"),
        }
    }

    /// The messages of loading, one a line.
    pub fn messages(&self) -> String {
        let mut out = String::new();
        for d in &self.loaded.diagnostics {
            let place = d.primary.as_ref().map_or(String::new(), |(span, _)| {
                let file = self.sources.file(span.file);
                let (line, column) = file.line_column(span.start);
                format!("{}:{line}:{column}: ", file.path)
            });
            out += &format!("{place}{:?}: {}", d.severity, d.message);
            if let Some(hint) = &d.hint {
                out += &format!(" [{hint}]");
            }
            out.push('\n');
        }
        out
    }
}
