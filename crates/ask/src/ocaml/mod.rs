//! OCaml: functions with their comparisons supplied, and how examples are written.

mod laws;

use std::path::Path;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::eval::{Bottom, Machine as Evaluator, Ref, Stop};
use selfsame_core::expr::LabelKind;
use selfsame_core::gap::Input;
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::types::Type;
use selfsame_core::value;
use selfsame_explore::{Layer, Place, Syntax};
use selfsame_ocaml::Loaded;

use crate::explore::{Entry, printed, unfit};
use crate::shell;
use crate::types::{arity, result};

pub use laws::laws;

/// Reads the function, and the condition on its results when there is one.
pub fn entry(
    loaded: &mut Loaded,
    sources: &mut SourceMap,
    function: &str,
    returns: Option<&str>,
) -> Result<Entry, Vec<Diagnostic>> {
    let (expr, ty) = match selfsame_ocaml::entry(loaded, function) {
        Some(entry) => {
            let shared = match loaded.program.gap_with([&entry.expr], Input::Supported) {
                Some(_) if returns.is_none() => selfsame_ocaml::shared_value(loaded, function)
                    .or_else(|| selfsame_ocaml::shared_entry(loaded, function)),
                _ => None,
            };
            if let Some(shared) = shared {
                // Which lines there are to reach is told by the function, not by what the file does first.
                return Ok(Entry { expr: shared.expr, ty: shared.ty, is_filtered: false, function: entry.expr });
            }
            (entry.expr, entry.ty)
        }
        None => selfsame_ocaml::expr(loaded, sources, function)?,
    };
    let function_code = expr.clone();
    let Some(condition) = returns else {
        return Ok(Entry { expr, ty, is_filtered: false, function: function_code });
    };
    let params: String = (1..=arity(&ty)).map(|i| format!(" selfsame_{i}")).collect();
    let lambda = if params.is_empty() { String::new() } else { format!("fun{params} -> ") };
    let with =
        |condition: String| format!("{lambda}let selfsame_r = ({function}){params} in (selfsame_r, {condition})");
    let as_value = with(format!("selfsame_r = ({condition})"));
    let as_function = with(format!("(({condition}) selfsame_r : bool)"));
    let found = match selfsame_ocaml::expr(loaded, sources, &as_value) {
        Ok(found) => Ok(found),
        Err(_) => selfsame_ocaml::expr(loaded, sources, &as_function),
    };
    match found {
        Ok((expr, ty)) => Ok(Entry { expr, ty, is_filtered: true, function: function_code }),
        Err(_) => {
            // What is wrong with the condition is said of the condition alone.
            let (_, found) = selfsame_ocaml::expr(loaded, sources, condition)?;
            let (result, found) = (selfsame_ocaml::show_type(result(&ty)), selfsame_ocaml::show_type(&found));
            Err(vec![unfit(sources, condition, &result, &found)])
        }
    }
}

/// Where a definition of the file is.
pub fn place(loaded: &Loaded, function: &str) -> Option<Span> {
    loaded.values.iter().rev().find(|value| value.name.as_str() == function).map(|value| value.span)
}

/// What brings the definitions of a file into scope.
pub fn opens(path: &Path) -> Vec<String> {
    let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    let mut chars = stem.chars();
    let first: String = chars.next().into_iter().flat_map(char::to_uppercase).collect();
    vec![format!("open {first}{}", chars.as_str())]
}

/// How OCaml is written. Values are in the notation of the program itself.
pub struct Ocaml;

impl Syntax for Ocaml {
    fn value(&self, evaluator: &mut Evaluator, value: Ref, ty: &Type, place: Place) -> (String, Option<Stop>) {
        printed(evaluator, value, ty, place)
    }

    fn function(&self, layers: &[Layer], cases: &[(Vec<String>, String)], default: &str) -> String {
        // OCaml has no newtypes.
        let arity = layers.iter().map(|layer| layer.arity).sum();
        if cases.is_empty() {
            return format!("(fun {}-> {default})", "_ ".repeat(arity));
        }
        let params: Vec<String> = match arity {
            1 => vec!["x".into()],
            _ => (1..=arity).map(|i| format!("x{i}")).collect(),
        };
        let cases: String = cases.iter().map(|(args, result)| format!("{} -> {result} | ", args.join(", "))).collect();
        format!("(fun {} -> match {} with {cases}_ -> {default})", params.join(" "), params.join(", "))
    }

    fn call(&self, function: &str, args: &[String]) -> String {
        format!("{function} {}", args.join(" ")).trim_end().to_owned()
    }

    fn failure(&self, evaluator: &mut Evaluator, stop: &Stop) -> String {
        const LONGEST: usize = 10_000;
        match stop {
            Stop::Bottom(Bottom::Label(label)) => value::failure(evaluator.program(), label.kind, label.text.as_str()),
            Stop::Bottom(Bottom::Message(text)) => {
                let message = evaluator.message(*text, LONGEST).0;
                value::failure(evaluator.program(), LabelKind::Error, &message)
            }
            Stop::Loop => "does not terminate".to_owned(),
            Stop::Unsupported(what) => format!("unsupported: {what}"),
            Stop::Steps | Stop::Time | Stop::Memory => "a limit was reached".to_owned(),
            Stop::Assumption => "an assumption does not hold".to_owned(),
            Stop::NoInput => "there is no more input".to_owned(),
        }
    }
}

/// A run of a program on inputs, one a line, as a shell understands it.
pub fn piped(file: &str, inputs: &[String]) -> String {
    piped_to(&format!("ocaml {}", shell::path(Path::new(file))), inputs)
}

/// A command on inputs, one a line, as a shell understands it.
pub fn piped_to(command: &str, inputs: &[String]) -> String {
    if inputs.is_empty() {
        return command.to_owned();
    }
    let mut text = String::new();
    for input in inputs {
        for c in input.chars() {
            match c {
                '\'' => text.push_str("'\\''"),
                '%' => text.push_str("%%"),
                '\\' => text.push_str("\\\\"),
                c if c.is_ascii_graphic() || c == ' ' => text.push(c),
                c => text.push_str(&format!("\\{:03o}", u32::from(c))),
            }
        }
        text.push_str("\\n");
    }
    // What starts like an option must not be taken for one.
    let start = if text.starts_with('-') { "-- " } else { "" };
    format!("printf {start}'{text}' | {command}")
}
