//! Values and failures as OCaml's toplevel prints them.

use std::fmt::Write;

use selfsame_core::eval::{Bottom, Machine, Ref, Stop, Value};
use selfsame_core::expr::LabelKind;
use selfsame_core::program::DataId;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, tuple_size};

use crate::library;
use crate::show::source_name;

/// How many characters of a value are printed before the rest becomes `…`.
const MAX_TEXT: usize = 1 << 20;

/// How many characters of an error's message are read.
const MAX_MESSAGE: usize = 10_000;

/// Prints a value of an OCaml type, as far as it can be evaluated.
pub fn print_value(machine: &mut Machine, value: Ref, ty: &Type) -> Result<String, Stop> {
    let mut printer = Printer { machine, out: String::new(), todo: vec![Task::Value(value, ty.clone(), Place::Top)] };
    while let Some(task) = printer.todo.pop() {
        if printer.out.len() > MAX_TEXT {
            printer.out.push('…');
            break;
        }
        match task {
            Task::Text(text) => printer.out.push_str(&text),
            Task::Value(value, ty, place) => printer.value(value, &ty, place)?,
            Task::Elements(list, ty, before) => printer.elements(list, &ty, before)?,
        }
    }
    Ok(printer.out)
}

/// What a failed evaluation is called: `Exception: Failure "a"`, or why there is no answer.
pub fn print_stop(machine: &mut Machine, stop: &Stop) -> String {
    match stop {
        Stop::Bottom(Bottom::Label(label)) if label.kind == LabelKind::Arithmetic => match label.text.as_str() {
            "divide by zero" => "Exception: Division_by_zero".into(),
            text => format!("Exception: {text}"),
        },
        Stop::Bottom(Bottom::Label(label)) => format!("Exception: {}", label.text),
        Stop::Bottom(Bottom::Message(text)) => format!("Exception: {}", machine.message(*text, MAX_MESSAGE).0),
        Stop::Loop => "does not terminate".into(),
        Stop::Steps => "stopped: the limit of steps was reached".into(),
        Stop::Time => "stopped: the time was up".into(),
        Stop::Memory => "stopped: the limit of memory was reached".into(),
        Stop::Unsupported(what) => format!("unsupported: {what}"),
        Stop::Assumption => "stopped: an assumption does not hold".into(),
        Stop::NoInput => "stopped: there is no more input".into(),
    }
}

/// A string literal, with OCaml's escapes.
pub fn quote_string(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        if c == '"' {
            out.push_str("\\\"");
        } else {
            escape(c as u32, &mut out);
        }
    }
    out.push('"');
    out
}

/// A character literal.
pub fn quote_char(code: u32) -> String {
    let mut out = String::from("'");
    if code == u32::from('\'') {
        out.push_str("\\'");
    } else {
        escape(code, &mut out);
    }
    out.push('\'');
    out
}

/// A float as the toplevel shows it: the shortest of 12, 15 and 18 digits that reads back the same.
pub fn show_float(x: f64) -> String {
    if x.is_nan() {
        return "nan".into();
    }
    if x.is_infinite() {
        return if x > 0.0 { "infinity".into() } else { "neg_infinity".into() };
    }
    let text = [12, 15].into_iter().map(|digits| general(x, digits)).find(|text| text.parse() == Ok(x));
    let mut text = text.unwrap_or_else(|| general(x, 18));
    if text.bytes().all(|b| b.is_ascii_digit() || b == b'-') {
        text.push('.');
    }
    text
}

/// As C's `%.<digits>g`.
fn general(x: f64, digits: usize) -> String {
    if x == 0.0 {
        return if x.is_sign_negative() { "-0".into() } else { "0".into() };
    }
    let scientific = format!("{:.*e}", digits - 1, x);
    let Some((mantissa, exponent)) = scientific.split_once('e') else { return scientific };
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let trim = |text: &str| match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.').to_string(),
        false => text.to_string(),
    };
    if exponent < -4 || exponent >= digits as i32 {
        let sign = if exponent < 0 { '-' } else { '+' };
        format!("{}e{sign}{:02}", trim(mantissa), exponent.abs())
    } else {
        let decimals = (digits as i32 - 1 - exponent).max(0) as usize;
        trim(&format!("{x:.decimals$}"))
    }
}

fn escape(code: u32, out: &mut String) {
    match char::from_u32(code) {
        Some('\n') => out.push_str("\\n"),
        Some('\t') => out.push_str("\\t"),
        Some('\r') => out.push_str("\\r"),
        Some('\u{8}') => out.push_str("\\b"),
        Some('\\') => out.push_str("\\\\"),
        Some(c) if (' '..='~').contains(&c) || code > 255 => out.push(c),
        _ => {
            let _ = write!(out, "\\{code:03}");
        }
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Place {
    Top,
    /// After a constructor: applications and negative numbers are put in parentheses.
    Argument,
}

enum Task {
    Text(String),
    Value(Ref, Type, Place),
    /// The rest of a list, and what goes before its first element.
    Elements(Ref, Type, &'static str),
}

struct Printer<'m> {
    machine: &'m mut Machine,
    out: String,
    /// What is still to print, last first: nothing recurses, however deep the value is.
    todo: Vec<Task>,
}

impl Printer<'_> {
    fn value(&mut self, value: Ref, ty: &Type, place: Place) -> Result<(), Stop> {
        let whnf = self.machine.whnf(value)?;
        match whnf {
            Value::Int(n) => self.number(&n.to_string(), place),
            Value::Integer(n) => self.number(&n.to_string(), place),
            Value::Double(x) => self.number(&show_float(x), place),
            Value::Char(code) => self.out.push_str(&quote_char(code)),
            Value::Function => self.out.push_str("<fun>"),
            Value::Con(con, fields) => {
                let program = self.machine.program().clone();
                let con = program.con(con);
                self.data(value, con.def.name, &con.def.labels, &con.def.fields, con.data, fields, ty, place)?;
            }
        }
        Ok(())
    }

    fn number(&mut self, text: &str, place: Place) {
        if place == Place::Argument && text.starts_with('-') {
            let _ = write!(self.out, "({text})");
        } else {
            self.out.push_str(text);
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn data(
        &mut self,
        value: Ref,
        name: Symbol,
        labels: &[Symbol],
        field_types: &[Type],
        data: DataId,
        fields: Vec<Ref>,
        ty: &Type,
        place: Place,
    ) -> Result<(), Stop> {
        let args: &[Type] = match ty {
            Type::Con(_, args) => args,
            _ => &[],
        };
        match name.as_str() {
            "True" => self.out.push_str("true"),
            "False" => self.out.push_str("false"),
            "()" => self.out.push_str("()"),
            "[]" | ":" => return self.list(value, ty),
            "Stdlib.$Lazy" => self.out.push_str("<lazy>"),
            text if tuple_size(text) == Some(fields.len()) => {
                self.todo.push(Task::Text(")".into()));
                for (i, field) in fields.into_iter().enumerate().rev() {
                    let ty = args.get(i).cloned().unwrap_or_else(|| Type::var("a"));
                    self.todo.push(Task::Value(field, ty, Place::Top));
                    self.todo.push(Task::Text(if i == 0 { "(".into() } else { ", ".into() }));
                }
            }
            text => {
                let program = self.machine.program().clone();
                let data = program.data(data);
                let of = |v: Symbol| data.params.iter().position(|p| *p == v).and_then(|i| args.get(i).cloned());
                let types: Vec<Type> = field_types.iter().map(|ty| ty.subst(&of)).collect();
                let source = source_name(text);
                if source.starts_with("Map_") || source.starts_with("Set_") {
                    self.out.push_str("<abstr>");
                } else if labels.is_empty() {
                    self.variant(source, fields, types, place);
                } else {
                    let prefix = if name == data.name { None } else { Some(source) };
                    self.record(prefix, labels, fields, types, place);
                }
            }
        }
        Ok(())
    }

    fn variant(&mut self, name: &str, fields: Vec<Ref>, types: Vec<Type>, place: Place) {
        let parens = place == Place::Argument && !fields.is_empty();
        self.out.push_str(if parens { "(" } else { "" });
        self.out.push_str(name);
        let count = fields.len();
        if count == 0 {
            return;
        }
        self.out.push(' ');
        self.todo.push(Task::Text(match (count > 1, parens) {
            (true, true) => "))".into(),
            (true, false) | (false, true) => ")".into(),
            (false, false) => String::new(),
        }));
        for (i, (field, ty)) in fields.into_iter().zip(types).enumerate().rev() {
            let place = if count == 1 { Place::Argument } else { Place::Top };
            self.todo.push(Task::Value(field, ty, place));
            self.todo.push(Task::Text(match (i, count) {
                (0, 1) => String::new(),
                (0, _) => "(".into(),
                _ => ", ".into(),
            }));
        }
    }

    fn record(&mut self, prefix: Option<&str>, labels: &[Symbol], fields: Vec<Ref>, types: Vec<Type>, place: Place) {
        let parens = prefix.is_some() && place == Place::Argument;
        self.out.push_str(if parens { "(" } else { "" });
        if let Some(prefix) = prefix {
            self.out.push_str(prefix);
            self.out.push(' ');
        }
        self.todo.push(Task::Text(if parens { "})".into() } else { "}".into() }));
        for (i, ((field, ty), label)) in fields.into_iter().zip(types).zip(labels).enumerate().rev() {
            self.todo.push(Task::Value(field, ty, Place::Top));
            self.todo.push(Task::Text(format!("{}{label} = ", if i == 0 { "{" } else { "; " })));
        }
    }

    fn list(&mut self, list: Ref, ty: &Type) -> Result<(), Stop> {
        let is_array = matches!(ty, Type::Con(name, _) if *name == array_name());
        let element = match ty {
            Type::Con(name, args) if args.len() == 1 && (is_array || name.as_str() == "[]") => args[0].clone(),
            Type::Con(name, _) if name.as_str() == "string" => return self.string(list),
            _ => Type::var("a"),
        };
        self.out.push_str(if is_array { "[|" } else { "[" });
        self.todo.push(Task::Text(if is_array { "|]".into() } else { "]".into() }));
        self.todo.push(Task::Elements(list, element, ""));
        Ok(())
    }

    fn elements(&mut self, list: Ref, ty: &Type, before: &str) -> Result<(), Stop> {
        if let Value::Con(_, mut fields) = self.machine.whnf(list)?
            && fields.len() == 2
            && let (Some(rest), Some(first)) = (fields.pop(), fields.pop())
        {
            self.out.push_str(before);
            self.todo.push(Task::Elements(rest, ty.clone(), "; "));
            self.todo.push(Task::Value(first, ty.clone(), Place::Top));
        }
        Ok(())
    }

    fn string(&mut self, list: Ref) -> Result<(), Stop> {
        let mut rest = list;
        let mut text = String::from("\"");
        while let Value::Con(_, fields) = self.machine.whnf(rest)? {
            let [first, next] = fields[..] else { break };
            if let Value::Char(code) = self.machine.whnf(first)? {
                if code == u32::from('"') {
                    text.push_str("\\\"");
                } else {
                    escape(code, &mut text);
                }
            }
            self.machine.release(first);
            if rest != list {
                self.machine.release(rest);
            }
            rest = next;
            if text.len() > MAX_TEXT {
                text.push('…');
                break;
            }
        }
        text.push('"');
        self.out.push_str(&text);
        Ok(())
    }
}

fn array_name() -> Symbol {
    match library::array(Type::var("a")) {
        Type::Con(name, _) => name,
        _ => unreachable!("an array type is a constructor"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floats_read_back() {
        let shown = [1.0, 0.1, -2.5, 1e20, 1e-7, 2.71, 100000.0, 1e12, -0.0, 0.1 + 0.2].map(show_float);
        let expected =
            ["1.", "0.1", "-2.5", "1e+20", "1e-07", "2.71", "100000.", "1e+12", "-0.", "0.300000000000000044"];
        assert_eq!(shown, expected);
    }

    #[test]
    fn strings_and_characters_are_escaped() {
        assert_eq!(quote_string("a\"b\\\n\u{1}"), r#""a\"b\\\n\001""#);
        assert_eq!(quote_char(u32::from('\'')), r"'\''");
    }
}
