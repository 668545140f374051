//! OCaml: functions at sample types, and how examples are written.

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::eval::{Bottom, Machine as Evaluator, Ref, Stop};
use selfsame_core::expr::LabelKind;
use selfsame_core::span::SourceMap;
use selfsame_core::types::Type;
use selfsame_core::value::{Cut, failure, print_at};
use selfsame_explore::machine::input::{View, Views};
use selfsame_explore::{Place, Syntax};
use selfsame_ocaml::Loaded;

use super::haskell::{Entry, arity};

pub struct Ocaml;

/// Reads the function, and the condition on its results when there is one. Types that nothing determines are `int`.
pub fn entry(
    loaded: &mut Loaded,
    sources: &mut SourceMap,
    function: &str,
    returns: Option<&str>,
) -> Result<Entry, Vec<Diagnostic>> {
    let entry = match selfsame_ocaml::entry(loaded, function) {
        Some(entry) => Entry { expr: entry.expr, ty: sample(&entry.ty), is_filtered: false },
        None => {
            let (expr, ty) = selfsame_ocaml::expr(loaded, sources, function)?;
            Entry { expr, ty: sample(&ty), is_filtered: false }
        }
    };
    let Some(condition) = returns else { return Ok(entry) };
    let params: String = (1..=arity(&entry.ty)).map(|i| format!(" selfsame_{i}")).collect();
    let lambda = if params.is_empty() { String::new() } else { format!("fun{params} ->") };
    let with = |condition: String| {
        format!("{lambda} let selfsame_r = ({function}){params} in (selfsame_r, ({condition} : bool))")
    };
    let as_value = with(format!("selfsame_r = ({condition})"));
    let as_function = with(format!("({condition}) selfsame_r"));
    let (expr, ty) = match selfsame_ocaml::expr(loaded, sources, &as_value) {
        Ok(found) => found,
        Err(_) => match selfsame_ocaml::expr(loaded, sources, &as_function) {
            Ok(found) => found,
            // What is wrong with the condition is said of the condition alone.
            Err(errors) => {
                selfsame_ocaml::expr(loaded, sources, condition)?;
                return Err(errors);
            }
        },
    };
    Ok(Entry { expr, ty: sample(&ty), is_filtered: true })
}

fn sample(ty: &Type) -> Type {
    ty.subst(&|_| Some(Type::int()))
}

impl Views for Ocaml {
    fn view(&self, _: &Type) -> Option<View> {
        None
    }
}

/// The precedence of what stands around an argument.
const ARGUMENT: u8 = 11;
/// The longest text that is read.
const LONGEST: usize = 10_000;

impl Syntax for Ocaml {
    fn value(&self, evaluator: &mut Evaluator, value: Ref, ty: &Type, place: Place) -> (String, Option<Stop>) {
        let mut text = String::new();
        let precedence = if place == Place::Argument { ARGUMENT } else { 0 };
        let cut = Cut { elements: 1000, parts: 5000, depth: 1000 };
        match print_at(evaluator, value, ty, cut, precedence, &mut text) {
            Ok(printed) => (text, printed.stop),
            Err(_) => (text, None),
        }
    }

    fn function(&self, arity: usize, cases: &[(Vec<String>, String)], default: &str) -> String {
        if cases.is_empty() {
            return format!("(fun {}-> {default})", "_ ".repeat(arity));
        }
        if arity == 1 {
            let cases: String =
                cases.iter().map(|(args, result)| format!("{} -> {result} | ", args.join(" "))).collect();
            return format!("(function {cases}_ -> {default})");
        }
        let params: Vec<String> = (1..=arity).map(|i| format!("x{i}")).collect();
        let case = |(args, result): &(Vec<String>, String)| format!("{} -> {result} | ", args.join(", "));
        let cases: String = cases.iter().map(case).collect();
        format!("(fun {} -> match {} with {cases}_ -> {default})", params.join(" "), params.join(", "))
    }

    fn built(&self, name: &str, argument: &str, place: Place) -> String {
        let text = format!("{name} {argument}");
        if place == Place::Argument { format!("({text})") } else { text }
    }

    fn call(&self, function: &str, args: &[String]) -> String {
        let is_operator = function.starts_with(|c: char| !(c.is_alphanumeric() || matches!(c, '_' | '(' | '[')));
        match (is_operator, args) {
            (true, [left, right]) => format!("{left} {function} {right}"),
            (true, args) => format!("( {function} ) {}", args.join(" ")).trim_end().to_owned(),
            (false, args) => {
                let plain = function.starts_with('(') || !function.contains(' ');
                let function = if plain { function.to_owned() } else { format!("({function})") };
                format!("{function} {}", args.join(" ")).trim_end().to_owned()
            }
        }
    }

    fn failure(&self, evaluator: &mut Evaluator, stop: &Stop) -> String {
        match stop {
            Stop::Bottom(Bottom::Label(label)) => failure(evaluator.program(), label.kind, label.text.as_str()),
            Stop::Bottom(Bottom::Message(text)) => {
                let (message, _) = evaluator.message(*text, LONGEST);
                failure(evaluator.program(), LabelKind::Error, &message)
            }
            Stop::Loop => "it does not terminate".to_owned(),
            Stop::Unsupported(what) => format!("unsupported: {what}"),
            Stop::Steps | Stop::Time | Stop::Memory => "a limit was reached".to_owned(),
            Stop::Assumption => "an assumption does not hold".to_owned(),
            Stop::NoInput => "there is no more input".to_owned(),
        }
    }
}
