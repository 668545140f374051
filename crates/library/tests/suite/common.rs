//! Loading and running on top of the library.

use std::sync::Arc;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::eval::{Bottom, Limits, Machine, Stop, Value};
use selfsame_core::span::SourceMap;
use selfsame_core::symbol::Symbol;
use selfsame_haskell::load::{Found, Loaded, Loader};

pub fn load(sources: &mut SourceMap, root: &str, others: &[(&str, &str)]) -> Loaded {
    let mut find = |name: Symbol| {
        let (name, text) = others.iter().find(|(other, _)| *other == name.as_str())?;
        Some(Found::new(format!("{}.hs", name.replace('.', "/")), *text))
    };
    let root = Found::new("Root.hs", root);
    Loader { sources, find: &mut find, library: Some(selfsame_library::library()) }.load(root)
}

pub fn messages(loaded: &Loaded, sources: &SourceMap) -> Vec<String> {
    loaded.diagnostics.iter().map(|diagnostic| message(diagnostic, sources)).collect()
}

pub fn message(diagnostic: &Diagnostic, sources: &SourceMap) -> String {
    let place = diagnostic.primary.as_ref().map_or(String::new(), |(span, _)| {
        let file = sources.file(span.file);
        let (line, column) = file.line_column(span.start);
        format!("{}:{line}:{column}: ", file.path)
    });
    format!("{place}{}", diagnostic.message)
}

/// The first characters of what an expression shows, then `!` and the first line of the message if it fails; as
/// `tests/ghc/ghc.py` has it.
pub fn outcome(loaded: &Loaded, sources: &mut SourceMap, text: &str) -> String {
    let root = loaded.root().expect("something was loaded");
    let evaluable = match loaded.expr(root, text, sources) {
        Ok(evaluable) => evaluable,
        Err(diagnostics) => {
            return diagnostics.iter().map(|diagnostic| format!("?{}", message(diagnostic, sources))).collect();
        }
    };
    let Some(shown) = evaluable.shown else { return format!("?no Show instance: {}", evaluable.ty) };
    let limits = Limits { steps: 50_000_000, ..Limits::default() };
    let mut machine = Machine::new(Arc::clone(&loaded.program), limits);
    let mut rest = machine.load(&shown);
    let mut out = String::new();
    while out.chars().count() < 200 {
        let next = machine.whnf(rest).and_then(|list| match list {
            Value::Con(_, fields) if fields.len() == 2 => machine.whnf(fields[0]).map(|head| Some((head, fields[1]))),
            _ => Ok(None),
        });
        match next {
            Ok(Some((Value::Char(code), tail))) => {
                out.push(char::from_u32(code).unwrap_or('\u{FFFD}'));
                rest = tail;
            }
            Ok(_) => break,
            Err(stop) => {
                out.push('!');
                out.push_str(failure(&mut machine, stop).lines().next().unwrap_or_default());
                break;
            }
        }
    }
    out
}

fn failure(machine: &mut Machine, stop: Stop) -> String {
    match stop {
        Stop::Bottom(Bottom::Label(label)) => label.text.to_string(),
        Stop::Bottom(Bottom::Message(text)) => machine.message(text, 1000).0,
        other => format!("{other:?}"),
    }
}
