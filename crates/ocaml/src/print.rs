//! Values and failures as OCaml's toplevel prints them.

use std::fmt::{self, Write};

use selfsame_core::eval::{Bottom, Machine, Ref, Stop, Value};
use selfsame_core::expr::LabelKind;
use selfsame_core::program::Con;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, tuple_size};
use selfsame_core::value::{Cut, Item, Notation, Printed};

use crate::library::{self, BYTES};
use crate::literal::{quote_char, quote_codes, show_float};
use crate::show::{show_type, source_name};

/// OCaml's way to write values, which every program of this front end has.
#[derive(Debug)]
pub struct Ocaml;

/// How many characters of an error's message are read.
const MAX_MESSAGE: usize = 10_000;

impl Notation for Ocaml {
    fn has_values_as_arguments(&self) -> bool {
        true
    }

    fn print(&self, machine: &mut Machine, item: Item, cut: Cut, out: &mut dyn Write) -> Result<Printed, fmt::Error> {
        let place = if item.precedence > 0 { Place::Argument } else { Place::Top };
        let part = Part { value: item.value, ty: item.ty, place, depth: item.depth };
        let mut printer = Printer { machine, cut, out, todo: Vec::new(), parts: 0, printed: Printed::default() };
        printer.part(&part)?;
        while let Some(task) = printer.todo.pop() {
            match task {
                Task::Text(text) => printer.out.write_str(&text)?,
                Task::Part(part) => {
                    printer.part(&part)?;
                    printer.machine.release(part.value);
                }
            }
        }
        Ok(printer.printed)
    }

    fn ty(&self, ty: &Type) -> String {
        show_type(ty)
    }

    fn failure(&self, kind: LabelKind, text: &str) -> String {
        match (kind, text) {
            (LabelKind::Arithmetic, "divide by zero") => "exception Division_by_zero".into(),
            _ => format!("exception {text}"),
        }
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Place {
    Top,
    /// After a constructor: applications and negative numbers are put in parentheses.
    Argument,
}

/// A part of the value that is still to be printed.
struct Part {
    value: Ref,
    ty: Type,
    place: Place,
    depth: usize,
}

enum Task {
    Text(String),
    Part(Part),
}

struct Printer<'m> {
    machine: &'m mut Machine,
    cut: Cut,
    out: &'m mut dyn Write,
    /// What is still to print, last first: nothing recurses, however deep the value is.
    todo: Vec<Task>,
    parts: usize,
    printed: Printed,
}

impl Printer<'_> {
    fn part(&mut self, part: &Part) -> fmt::Result {
        if self.parts >= self.cut.parts || part.depth > self.cut.depth {
            self.printed.cut = true;
            return self.out.write_str("...");
        }
        self.parts += 1;
        match self.machine.whnf(part.value) {
            Err(stop) => self.stop(stop),
            Ok(Value::Int(n)) => self.number(&n.to_string(), part.place),
            Ok(Value::Integer(n)) => self.number(&format!("{n}{}", suffix(&part.ty)), part.place),
            Ok(Value::Double(x)) => self.number(&show_float(x), part.place),
            Ok(Value::Char(code)) => self.out.write_str(&quote_char(code)),
            Ok(Value::Function) => self.out.write_str("<fun>"),
            Ok(Value::Con(con, fields)) => {
                let program = self.machine.program().clone();
                self.constructor(program.con(con), fields, part)
            }
        }
    }

    fn stop(&mut self, stop: Stop) -> fmt::Result {
        let text = match &stop {
            Stop::Bottom(Bottom::Label(label)) => format!("<{}>", Ocaml.failure(label.kind, label.text.as_str())),
            Stop::Bottom(Bottom::Message(text)) => {
                format!("<exception {}>", self.machine.message(*text, MAX_MESSAGE).0)
            }
            Stop::Loop => "<does not terminate>".to_owned(),
            Stop::Unsupported(what) => format!("<unsupported: {what}>"),
            Stop::Assumption => "<assumption fails>".to_owned(),
            Stop::NoInput => "<no input>".to_owned(),
            Stop::Steps | Stop::Time | Stop::Memory => {
                self.printed.cut = true;
                "...".to_owned()
            }
        };
        self.printed.stop.get_or_insert(stop);
        self.out.write_str(&text)
    }

    fn number(&mut self, text: &str, place: Place) -> fmt::Result {
        if place == Place::Argument && (text.starts_with('-') || text == "neg_infinity") {
            write!(self.out, "({text})")
        } else {
            self.out.write_str(text)
        }
    }

    /// The type that an abbreviation stands for that is part of itself.
    fn unnamed(&self, ty: &Type) -> Option<Type> {
        let Type::Con(name, args) = ty else { return None };
        let program = self.machine.program();
        let data = program.data_id(*name).map(|id| program.data(id))?;
        let [con] = data.cons[..] else { return None };
        let def = &program.con(con).def;
        let field = def.name.as_str().ends_with(library::ENDLESS).then(|| def.fields.first())??;
        Some(field.at(&data.params, args))
    }

    fn constructor(&mut self, con: &Con, fields: Vec<Ref>, part: &Part) -> fmt::Result {
        if let Some(ty) = self.unnamed(&part.ty) {
            let part = Part { value: part.value, ty, place: part.place, depth: part.depth };
            return self.constructor(con, fields, &part);
        }
        let args: &[Type] = match &part.ty {
            Type::Con(_, args) => args,
            _ => &[],
        };
        let name = con.def.name.as_str();
        if let Some(word) = self.opaque(name) {
            fields.into_iter().for_each(|field| self.machine.release(field));
            return self.out.write_str(word);
        }
        if name == "[]" || name == ":" {
            fields.into_iter().for_each(|field| self.machine.release(field));
            return self.list(part);
        }
        if tuple_size(name) == Some(fields.len()) {
            let types = (0..fields.len()).map(|i| args.get(i).cloned().unwrap_or_else(|| Type::var("a"))).collect();
            return self.separated("(", ", ", ")", parts(fields, types, Place::Top, part));
        }
        let program = self.machine.program().clone();
        let data = program.data(con.data);
        let types: Vec<Type> = con.def.fields.iter().map(|ty| ty.at(&data.params, args)).collect();
        let source = source_name(name);
        if con.def.labels.is_empty() {
            self.variant(source, fields, types, part)
        } else {
            let prefix = if con.def.name == data.name { None } else { Some(source) };
            self.record(prefix, &con.def.labels, fields, types, part)
        }
    }

    /// Values whose structure OCaml does not show, and the constants that are constructors in Core.
    fn opaque(&self, name: &str) -> Option<&'static str> {
        match name {
            "True" => Some("true"),
            "False" => Some("false"),
            "()" => Some("()"),
            "Stdlib.$Lazy" => Some("<lazy>"),
            _ => {
                let source = source_name(name);
                const HIDDEN: [&str; 6] = ["Map_", "Set_", "Hashtbl_", "Buffer_", "Queue_", "Stack_"];
                HIDDEN.iter().any(|start| source.starts_with(start)).then_some("<abstr>")
            }
        }
    }

    fn variant(&mut self, name: &str, fields: Vec<Ref>, types: Vec<Type>, part: &Part) -> fmt::Result {
        if fields.is_empty() {
            return self.out.write_str(name);
        }
        let parens = part.place == Place::Argument;
        write!(self.out, "{}{name} ", if parens { "(" } else { "" })?;
        self.todo.extend(parens.then(|| Task::Text(")".into())));
        match fields.len() {
            1 => self.separated("", "", "", parts(fields, types, Place::Argument, part)),
            _ => self.separated("(", ", ", ")", parts(fields, types, Place::Top, part)),
        }
    }

    fn record(
        &mut self,
        prefix: Option<&str>,
        labels: &[Symbol],
        fields: Vec<Ref>,
        types: Vec<Type>,
        part: &Part,
    ) -> fmt::Result {
        let parens = prefix.is_some() && part.place == Place::Argument;
        self.out.write_str(if parens { "(" } else { "" })?;
        if let Some(prefix) = prefix {
            write!(self.out, "{prefix} ")?;
        }
        self.todo.push(Task::Text(if parens { "})".into() } else { "}".into() }));
        for (i, (field, label)) in parts(fields, types, Place::Top, part).into_iter().zip(labels).enumerate().rev() {
            self.todo.push(Task::Part(field));
            self.todo.push(Task::Text(format!("{}{label} = ", if i == 0 { "{" } else { "; " })));
        }
        Ok(())
    }

    fn separated(&mut self, open: &str, separator: &str, close: &str, parts: Vec<Part>) -> fmt::Result {
        self.out.write_str(open)?;
        self.todo.push(Task::Text(close.into()));
        for (i, part) in parts.into_iter().enumerate().rev() {
            self.todo.push(Task::Part(part));
            if i > 0 {
                self.todo.push(Task::Text(separator.into()));
            }
        }
        Ok(())
    }

    /// A list, an array, a string or bytes: all are lists in Core.
    fn list(&mut self, list: &Part) -> fmt::Result {
        let (element, kind) = match &list.ty {
            Type::Con(name, args) if *name == array_name() && args.len() == 1 => (args[0].clone(), Sequence::Array),
            Type::Con(name, args) if name.as_str() == "[]" && args.len() == 1 => (args[0].clone(), Sequence::List),
            Type::Con(name, _) if name.as_str() == "string" => (Type::con("Char"), Sequence::String),
            Type::Con(name, _) if name.as_str() == BYTES => (Type::con("Char"), Sequence::Bytes),
            _ => (Type::var("a"), Sequence::List),
        };
        let most = match kind {
            Sequence::String | Sequence::Bytes => self.cut.parts.saturating_sub(self.parts),
            _ => self.cut.elements.min(self.cut.parts.saturating_sub(self.parts)),
        };
        let mut values = Vec::new();
        let mut rest = self.machine.share(list.value);
        let mut is_cut = false;
        loop {
            match self.machine.whnf(rest) {
                Ok(Value::Con(_, fields)) => {
                    let [head, tail] = fields[..] else { break };
                    if values.len() >= most {
                        is_cut = true;
                        self.machine.release(head);
                        self.machine.release(tail);
                        break;
                    }
                    values.push(head);
                    self.machine.release(std::mem::replace(&mut rest, tail));
                }
                Ok(_) => break,
                // The cells of a strict list have values; if not, this is what is seen of it.
                Err(stop) => {
                    values.into_iter().for_each(|value| self.machine.release(value));
                    self.machine.release(rest);
                    return self.stop(stop);
                }
            }
        }
        self.machine.release(rest);
        self.printed.cut |= is_cut;
        match kind {
            Sequence::String => return self.string(values, is_cut),
            Sequence::Bytes => {
                let parens = list.place == Place::Argument;
                self.out.write_str(if parens { "(Bytes.of_string " } else { "Bytes.of_string " })?;
                self.string(values, is_cut)?;
                return self.out.write_str(if parens { ")" } else { "" });
            }
            Sequence::Array | Sequence::List => {}
        }
        let (open, close) = if kind == Sequence::Array { ("[|", "|]") } else { ("[", "]") };
        let close = match (is_cut, values.is_empty()) {
            (true, true) => format!("...{close}"),
            (true, false) => format!("; ...{close}"),
            (false, _) => close.to_owned(),
        };
        let types = vec![element; values.len()];
        self.separated(open, "; ", &close, parts(values, types, Place::Top, list))
    }

    fn string(&mut self, characters: Vec<Ref>, is_cut: bool) -> fmt::Result {
        let mut codes = Vec::with_capacity(characters.len());
        let mut failed = None;
        for character in characters {
            match self.machine.whnf(character) {
                Ok(Value::Char(code)) => codes.push(code),
                Ok(_) => {}
                Err(stop) => failed = failed.or(Some(stop)),
            }
            self.machine.release(character);
        }
        match failed {
            Some(stop) => self.stop(stop),
            None => write!(self.out, "{}{}", quote_codes(&codes), if is_cut { "..." } else { "" }),
        }
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Sequence {
    Array,
    List,
    String,
    Bytes,
}

fn parts(values: Vec<Ref>, types: Vec<Type>, place: Place, around: &Part) -> Vec<Part> {
    let depth = around.depth + 1;
    values.into_iter().zip(types).map(|(value, ty)| Part { value, ty, place, depth }).collect()
}

fn array_name() -> Symbol {
    match library::array(Type::var("a")) {
        Type::Con(name, _) => name,
        _ => unreachable!("an array type is a constructor"),
    }
}

/// What stands after a number of another size than `int`.
fn suffix(ty: &Type) -> &'static str {
    match ty {
        Type::Con(name, _) if name.as_str() == "int32" => "l",
        Type::Con(name, _) if name.as_str() == "int64" => "L",
        Type::Con(name, _) if name.as_str() == "nativeint" => "n",
        _ => "",
    }
}
