//! Run this expression: its value is written as it comes.

use std::path::{Path, PathBuf};

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::eval::{Bottom, Machine, Ref, Stop, Value};
use selfsame_core::expr::{Expr, LabelKind};
use selfsame_core::span::SourceMap;
use selfsame_core::types::Type;
use selfsame_core::value::{self, Cut};
use selfsame_core::verdict::Reason;
use selfsame_haskell::load::Evaluable;

use crate::limits::Allowance;
use crate::source::{Source, Unread};

/// Reads a file within the limits, and an expression in its scope; or what is wrong with the two.
pub fn read(
    path: &Path,
    text: &str,
    include: &[PathBuf],
    allowance: Allowance,
    sources: &mut SourceMap,
) -> Result<Result<(Source, Evaluable), Vec<Diagnostic>>, Unread> {
    let text = text.to_owned();
    Source::within(path, include, allowance, sources, move |mut source, sources| match source.expr(&text, sources) {
        Ok(expr) => Ok((source, expr)),
        // Without errors of its own, the file is of no use.
        Err(errors) if errors.is_empty() => Err(source.diagnostics().to_vec()),
        Err(errors) => Err([source.errors(), errors].concat()),
    })
}

/// How evaluation ended.
#[derive(Clone, Debug, PartialEq)]
pub enum End {
    /// All of the value was written.
    Value,
    /// The program ended with this code.
    Exit(i64),
    /// The message, as GHC words its first line.
    Error(String),
    /// It needs its own value.
    Loop,
    /// So many steps were allowed.
    Steps,
    /// It was too late.
    Time,
    /// There was no more memory.
    Memory,
    /// From outside.
    Stopped(Reason),
    /// It needs something that we cannot run.
    Unsupported(String),
}

/// The longest error message that is read.
const LONGEST_MESSAGE: usize = 10_000;

/// The definition of the library that runs a program.
const RUN_MAIN: &str = "Selfsame.IO.runMain";

/// Whether it is run, and not written: an action of Haskell.
pub fn is_action(ty: &Type) -> bool {
    matches!(ty, Type::Con(name, _) if name.as_str() == "Selfsame.IO.IO")
}

/// Runs an action, which reads and writes what the machine is connected to. Of anything else, evaluates and writes the value: by the type's `Show` instance where there is one, otherwise by its structure. What was written
/// before an error stays written. The writer says whether to go on.
pub fn evaluate(machine: &mut Machine, expr: &Evaluable, write: &mut dyn FnMut(&str) -> bool) -> End {
    machine.allow_effects();
    if is_action(&expr.ty) {
        let main = machine.load(&Expr::App(Box::new(Expr::Global(RUN_MAIN.into())), vec![expr.expr.clone()]));
        return match machine.whnf(main) {
            Ok(Value::Int(code)) => End::Exit(code),
            Ok(_) => End::Unsupported("a program that ends without a code".into()),
            Err(stop) => end(machine, stop),
        };
    }
    let stop = match &expr.shown {
        Some(shown) => {
            let text = machine.load(shown);
            characters(machine, text, write)
        }
        None => {
            let value = machine.load(&expr.expr);
            // A value that is nothing but an error is not written at all.
            if let Err(stop) = machine.whnf(value) {
                return end(machine, stop);
            }
            let mut out = Writer(write);
            match value::print(machine, value, &expr.ty, Cut::NEVER, &mut out) {
                Ok(printed) => printed.stop,
                // The writer has enough.
                Err(_) => None,
            }
        }
    };
    stop.map_or(End::Value, |stop| end(machine, stop))
}

struct Writer<'a>(&'a mut dyn FnMut(&str) -> bool);

impl std::fmt::Write for Writer<'_> {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        if (self.0)(text) { Ok(()) } else { Err(std::fmt::Error) }
    }
}

/// Writes a string character by character, as far as it is defined.
fn characters(machine: &mut Machine, mut text: Ref, write: &mut dyn FnMut(&str) -> bool) -> Option<Stop> {
    loop {
        let (head, tail) = match machine.whnf(text) {
            Ok(Value::Con(_, fields)) => match fields[..] {
                [head, tail] => (head, tail),
                _ => return None,
            },
            Ok(_) => return None,
            Err(stop) => return Some(stop),
        };
        machine.release(text);
        text = tail;
        match machine.whnf(head) {
            Ok(Value::Char(code)) => {
                let c = char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER);
                if !write(c.encode_utf8(&mut [0; 4])) {
                    return None;
                }
            }
            Ok(_) => return None,
            Err(stop) => return Some(stop),
        }
        machine.release(head);
    }
}

fn end(machine: &mut Machine, stop: Stop) -> End {
    match stop {
        Stop::Bottom(Bottom::Label(label)) => match label.kind {
            LabelKind::Unsupported => End::Unsupported(label.text.to_string()),
            kind => End::Error(value::failure(machine.program(), kind, label.text.as_str())),
        },
        Stop::Bottom(Bottom::Message(text)) => match machine.message(text, LONGEST_MESSAGE) {
            (message, None) => End::Error(value::failure(machine.program(), LabelKind::Error, &message)),
            // The message itself fails: that failure is what a run shows.
            (_, Some(stop)) => match stop {
                Stop::Bottom(Bottom::Label(label)) => {
                    End::Error(value::failure(machine.program(), label.kind, label.text.as_str()))
                }
                Stop::Bottom(Bottom::Message(_)) => End::Error("an error whose message is an error".into()),
                other => end(machine, other),
            },
        },
        Stop::Loop => End::Loop,
        Stop::Steps => End::Steps,
        Stop::Time => End::Time,
        Stop::Memory => End::Memory,
        Stop::Unsupported(what) => End::Unsupported(what.to_string()),
        Stop::Assumption => End::Unsupported("an assumption that does not hold".into()),
        Stop::NoInput => End::Unsupported("reading input".into()),
    }
}
