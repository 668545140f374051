//! Run this expression: its value is written as it comes.

use std::path::{Path, PathBuf};

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::eval::{Bottom, Channel, Machine, Ref, Stop, Value};
use selfsame_core::expr::{Expr, LabelKind};
use selfsame_core::span::SourceMap;
use selfsame_core::types::Type;
use selfsame_core::value::{self, Cut};
use selfsame_core::verdict::Reason;
use selfsame_haskell::load::Evaluable;

use crate::limits::Allowance;
use crate::source::{Runnable, Source, Unread};

/// Reads a file within the limits, and an expression in its scope, or the file as a program; or what is wrong with them. Input
/// is asked for where something reads it.
pub fn read(
    path: &Path,
    text: Option<&str>,
    input: impl FnOnce() -> String + Send + 'static,
    include: &[PathBuf],
    allowance: Allowance,
    sources: &mut SourceMap,
) -> Result<Result<(Source, Runnable), Vec<Diagnostic>>, Unread> {
    let text = text.map(str::to_owned);
    Source::within(path, include, allowance, sources, move |mut source, sources| {
        if text.is_none() && !source.errors().is_empty() {
            return Err(source.errors());
        }
        match source.runnable(text.as_deref(), sources, input) {
            Ok(expr) => Ok((source, expr)),
            // Without errors of its own, the file is of no use.
            Err(errors) if errors.is_empty() => Err(source.diagnostics().to_vec()),
            Err(errors) => Err([source.errors(), errors].concat()),
        }
    })
}

/// Runs and writes: what a program prints, on both channels, and then the value, if it is an expression that is run. The whole
/// run is made before anything is written.
pub fn run(
    machine: &mut Machine,
    what: &Runnable,
    is_program: bool,
    write: &mut dyn FnMut(Channel, &str) -> bool,
) -> End {
    if !what.prints {
        return evaluate(machine, &what.expr, &mut |text| write(Channel::Out, text));
    }
    let whole = machine.load(&what.expr.expr);
    let parts = match machine.whnf(whole) {
        Ok(Value::Con(_, parts)) if parts.len() == 4 => parts,
        Ok(_) => return End::Unsupported("a run that gives no result".into()),
        Err(stop) => return end(machine, stop),
    };
    for (part, channel) in [(parts[0], Channel::Out), (parts[1], Channel::Err)] {
        let (text, stop) = machine.message(part, usize::MAX);
        write(channel, &bytes_as_text(&text));
        if let Some(stop) = stop {
            return end(machine, stop);
        }
    }
    if let Ok(Value::Int(code)) = machine.whnf(parts[2]) {
        return End::Exit(code);
    }
    if let Err(stop) = machine.whnf(parts[3]) {
        return end(machine, stop);
    }
    if is_program {
        return End::Value;
    }
    let mut value = |text: &str| write(Channel::Out, text);
    let mut out = Writer(&mut value);
    match value::print(machine, parts[3], &what.expr.ty, Cut::NEVER, &mut out) {
        Ok(printed) => printed.stop.map_or(End::Value, |stop| end(machine, stop)),
        Err(_) => End::Value,
    }
}

/// Strings are bytes, of which a terminal makes characters.
fn bytes_as_text(text: &str) -> String {
    let bytes: Vec<u8> = text.chars().map(|c| u8::try_from(u32::from(c)).unwrap_or(b'?')).collect();
    String::from_utf8_lossy(&bytes).into_owned()
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
    match ty {
        Type::Con(name, _) => name.as_str() == "Selfsame.IO.IO",
        // One that never returns returns anything.
        Type::Forall(_, preds, body) => preds.is_empty() && is_action(body),
        _ => false,
    }
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
