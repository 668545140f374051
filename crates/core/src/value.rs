//! Values in source syntax: as Haskell's derived `Show` writes them, unless the program has a notation of its own.
//!
//! Printing evaluates as it goes, and is directed by the type: newtypes, which values do not have, are put back, and a list
//! of characters is a string. What has no value is shown as what it is (`undefined`, `<error: text>`), and what is too
//! large is cut (`...`). Depth is no problem: nothing here recurses.

mod literal;
#[cfg(test)]
mod tests;

use std::fmt::{self, Write};

use crate::delta::show_double;
use crate::eval::{Bottom, Machine, Ref, Stop, Value};
use crate::expr::LabelKind;
use crate::inhabit::range;
use crate::program::{Con, ConId, DataKind, Program};
use crate::symbol::Symbol;
use crate::types::{Type, base_name, tuple_size};

pub use literal::{show_char, show_string, show_text};

/// How a source language writes values. A front end gives its program one; engines print through [`print`] and do not know.
pub trait Notation: std::fmt::Debug + Sync {
    /// As [`print_at`].
    fn print(&self, machine: &mut Machine, item: Item, cut: Cut, out: &mut dyn Write) -> Result<Printed, fmt::Error>;

    /// A type as the user writes it.
    fn ty(&self, ty: &Type) -> String;

    /// Whether its functions are applied to values only: an argument that fails or never ends keeps the call from happening.
    fn has_values_as_arguments(&self) -> bool;

    /// A failure, from its kind and text.
    fn failure(&self, kind: LabelKind, text: &str) -> String;
}

/// Where to cut.
#[derive(Clone, Copy, Debug)]
pub struct Cut {
    /// The most elements of one list.
    pub elements: usize,
    /// The most constructors and literals of the whole value.
    pub parts: usize,
    /// The most constructors inside each other, lists apart.
    pub depth: usize,
}

impl Cut {
    /// For messages: what a person reads at a glance.
    pub const SHORT: Cut = Cut { elements: 20, parts: 100, depth: 20 };
    /// For results that a user asked for.
    pub const NEVER: Cut = Cut { elements: usize::MAX, parts: usize::MAX, depth: usize::MAX };
}

/// What printing came across.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Printed {
    /// Whether something was left out.
    pub cut: bool,
    /// The first reason for which a part has no value.
    pub stop: Option<Stop>,
}

/// Prints a value of the type. The reference stays good.
pub fn print(
    machine: &mut Machine,
    value: Ref,
    ty: &Type,
    cut: Cut,
    out: &mut dyn Write,
) -> Result<Printed, fmt::Error> {
    print_at(machine, value, ty, cut, 0, out)
}

/// Prints a value where the context has this precedence: an argument of a function is 11.
pub fn print_at(
    machine: &mut Machine,
    value: Ref,
    ty: &Type,
    cut: Cut,
    precedence: u8,
    out: &mut dyn Write,
) -> Result<Printed, fmt::Error> {
    let item = Item { value, ty: ty.clone(), precedence, depth: 0 };
    if let Some(notation) = machine.program().notation() {
        return notation.print(machine, item, cut, out);
    }
    let mut printer = Printer { machine, cut, out, work: vec![], parts: 0, printed: Printed::default() };
    printer.item(&item)?;
    while let Some(work) = printer.work.pop() {
        match work {
            Work::Text(text) => printer.out.write_str(text)?,
            Work::Name(name) => printer.out.write_str(&name)?,
            Work::Item(item) => {
                printer.item(&item)?;
                printer.machine.release(item.value);
            }
        }
    }
    Ok(printer.printed)
}

/// The text of a failure, in the program's notation.
pub fn failure(program: &Program, kind: LabelKind, text: &str) -> String {
    program.notation().map_or_else(|| text.to_owned(), |notation| notation.failure(kind, text))
}

/// A type, in the program's notation.
pub fn show_type(program: &Program, ty: &Type) -> String {
    program.notation().map_or_else(|| ty.to_string(), |notation| notation.ty(ty))
}

/// A part that is still to be printed.
#[derive(Clone, Debug)]
pub struct Item {
    /// What is printed.
    pub value: Ref,
    /// Its type, which says how.
    pub ty: Type,
    /// The precedence of what stands around, as `showsPrec` has it.
    pub precedence: u8,
    /// How many constructors are around it.
    pub depth: usize,
}

enum Work {
    Text(&'static str),
    Name(String),
    Item(Item),
}

struct Printer<'a> {
    machine: &'a mut Machine,
    cut: Cut,
    out: &'a mut dyn Write,
    /// What is still to be printed, the next last.
    work: Vec<Work>,
    parts: usize,
    printed: Printed,
}

const APPLICATION: u8 = 10;
const NEGATION: u8 = 6;
const CONS: u8 = 5;

impl Printer<'_> {
    /// Prints one constructor or literal, and leaves its parts as work.
    fn item(&mut self, item: &Item) -> fmt::Result {
        if self.parts >= self.cut.parts || item.depth > self.cut.depth {
            self.printed.cut = true;
            return self.out.write_str("...");
        }
        self.parts += 1;
        let program = self.machine.program().clone();
        let ty = without_forall(&item.ty);
        if let Some((name, field)) = newtype(&program, ty) {
            let inner = self.machine.share(item.value);
            let child = Item { value: inner, ty: field, precedence: APPLICATION + 1, depth: item.depth + 1 };
            let con = program.con(name);
            return self.constructor(con, vec![child], item.precedence);
        }
        match self.machine.whnf(item.value) {
            Err(stop) => self.stop(stop),
            Ok(Value::Int(n)) => self.number(&n.to_string(), item.precedence),
            Ok(Value::Integer(n)) => self.number(&n.to_string(), item.precedence),
            Ok(Value::Double(x)) => self.number(&show_double(x), item.precedence),
            Ok(Value::Char(code)) => self.out.write_str(&show_char(code)),
            Ok(Value::Function) => self.out.write_str("<function>"),
            Ok(Value::Con(id, fields)) => {
                let con = program.con(id);
                let name = con.def.name.as_str();
                if name == "[]" || name == ":" {
                    fields.into_iter().for_each(|field| self.machine.release(field));
                    return self.list(item, ty);
                }
                if program.data(con.data).kind == DataKind::Dictionary {
                    fields.into_iter().for_each(|field| self.machine.release(field));
                    return self.out.write_str("<dictionary>");
                }
                let types = field_types(&program, id, ty);
                let children = fields.into_iter().zip(types).map(|(value, ty)| Item {
                    value,
                    ty,
                    precedence: APPLICATION + 1,
                    depth: item.depth + 1,
                });
                self.constructor(con, children.collect(), item.precedence)
            }
        }
    }

    fn number(&mut self, text: &str, precedence: u8) -> fmt::Result {
        if text.starts_with('-') && precedence > NEGATION {
            write!(self.out, "({text})")
        } else {
            self.out.write_str(text)
        }
    }

    fn stop(&mut self, stop: Stop) -> fmt::Result {
        let text = match &stop {
            Stop::Bottom(Bottom::Label(label)) if matches!(label.kind, LabelKind::Undefined | LabelKind::Variable) => {
                "undefined".to_owned()
            }
            Stop::Bottom(Bottom::Label(label)) => format!("<error: {}>", label.text),
            Stop::Bottom(Bottom::Message(text)) => format!("<error: {}>", self.machine.message(*text, 200).0),
            Stop::Loop => "<loop>".to_owned(),
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

    /// A constructor with its fields, in the notation of its declaration.
    fn constructor(&mut self, con: &Con, fields: Vec<Item>, precedence: u8) -> fmt::Result {
        let name = base_name(con.def.name.as_str());
        if tuple_size(name) == Some(fields.len()) {
            return self.sequence("(", ",", ")", fields);
        }
        if fields.is_empty() {
            return self.out.write_str(&prefix(name));
        }
        if let (Some(fixity), [_, _]) = (con.def.fixity, &fields[..])
            && con.def.labels.is_empty()
        {
            let operator = if is_operator(name) { format!(" {name} ") } else { format!(" `{name}` ") };
            return self.infix(&operator, fixity.precedence, fields, precedence);
        }
        let parens = precedence > APPLICATION;
        self.out.write_str(if parens { "(" } else { "" })?;
        self.out.write_str(&prefix(name))?;
        self.work.extend(parens.then_some(Work::Text(")")));
        if con.def.labels.len() == fields.len() {
            self.work.push(Work::Text("}"));
            self.record(&con.def.labels, fields);
        } else {
            for field in fields.into_iter().rev() {
                self.work.push(Work::Item(field));
                self.work.push(Work::Text(" "));
            }
        }
        Ok(())
    }

    fn record(&mut self, labels: &[Symbol], fields: Vec<Item>) {
        for (i, (label, field)) in labels.iter().zip(fields).enumerate().rev() {
            self.work.push(Work::Item(Item { precedence: 0, ..field }));
            let start = if i == 0 { " {" } else { ", " };
            self.work.push(Work::Name(format!("{start}{} = ", prefix(base_name(label.as_str())))));
        }
    }

    /// Operands between operators of one precedence, which all associate to the right or are just two.
    fn infix(&mut self, operator: &str, of: u8, operands: Vec<Item>, precedence: u8) -> fmt::Result {
        let parens = precedence > of;
        self.out.write_str(if parens { "(" } else { "" })?;
        self.work.extend(parens.then_some(Work::Text(")")));
        for (i, operand) in operands.into_iter().enumerate().rev() {
            self.work.push(Work::Item(Item { precedence: of + 1, ..operand }));
            if i > 0 {
                self.work.push(Work::Name(operator.to_owned()));
            }
        }
        Ok(())
    }

    fn sequence(&mut self, open: &str, comma: &'static str, close: &'static str, items: Vec<Item>) -> fmt::Result {
        self.out.write_str(open)?;
        self.work.push(Work::Text(close));
        for (i, item) in items.into_iter().enumerate().rev() {
            self.work.push(Work::Item(Item { precedence: 0, ..item }));
            if i > 0 {
                self.work.push(Work::Text(comma));
            }
        }
        Ok(())
    }

    /// A list: its cells are evaluated first, because how it is written depends on how it ends.
    fn list(&mut self, list: &Item, ty: &Type) -> fmt::Result {
        let element = match ty {
            Type::Con(name, args) if name.as_str() == "[]" && args.len() == 1 => args[0].clone(),
            _ => Type::var("unknown"),
        };
        let most = self.cut.elements.min(self.cut.parts - self.parts);
        let mut elements = vec![];
        let mut rest = self.machine.share(list.value);
        let end = loop {
            if elements.len() > most {
                break End::Cut;
            }
            match self.machine.whnf(rest) {
                Ok(Value::Con(_, fields)) => match fields[..] {
                    [head, tail] => {
                        self.machine.release(rest);
                        rest = tail;
                        elements.push(Item { value: head, ty: element.clone(), precedence: 0, depth: list.depth + 1 });
                    }
                    _ => break End::Nil,
                },
                Ok(_) => break End::Nil,
                Err(_) => break End::Failed,
            }
        };
        if end == End::Cut
            && let Some(last) = elements.pop()
        {
            self.machine.release(last.value);
        }
        if let (Some(codes), Type::Con(name, _)) = (self.characters(&elements), &element)
            && name.as_str() == "Char"
            && end != End::Failed
        {
            self.machine.release(rest);
            elements.into_iter().for_each(|item| self.machine.release(item.value));
            self.printed.cut |= end == End::Cut;
            return write!(self.out, "{}{}", show_string(&codes), if end == End::Cut { "..." } else { "" });
        }
        match end {
            End::Failed => {
                let ty = list.ty.clone();
                elements.push(Item { value: rest, ty, precedence: 0, depth: list.depth + 1 });
                self.infix(" : ", CONS, elements, list.precedence)
            }
            End::Nil => {
                self.machine.release(rest);
                self.sequence("[", ",", "]", elements)
            }
            End::Cut => {
                self.machine.release(rest);
                self.printed.cut = true;
                let close = if elements.is_empty() { "...]" } else { ",...]" };
                self.sequence("[", ",", close, elements)
            }
        }
    }

    /// The code points of elements that are all characters.
    fn characters(&mut self, elements: &[Item]) -> Option<Vec<u32>> {
        let mut codes = Vec::with_capacity(elements.len());
        for element in elements {
            match self.machine.whnf(element.value) {
                Ok(Value::Char(code)) => codes.push(code),
                Ok(Value::Con(_, fields)) => {
                    fields.into_iter().for_each(|field| self.machine.release(field));
                    return None;
                }
                _ => return None,
            }
        }
        Some(codes)
    }
}

/// How a list ends.
#[derive(Clone, Copy, PartialEq)]
enum End {
    Nil,
    /// There may be more.
    Cut,
    /// The rest has no value.
    Failed,
}

fn without_forall(ty: &Type) -> &Type {
    match ty {
        Type::Forall(_, _, body) => without_forall(body),
        ty => ty,
    }
}

/// The constructor of a newtype, and the type of what is in it.
fn newtype(program: &Program, ty: &Type) -> Option<(ConId, Type)> {
    let Type::Con(name, args) = ty else { return None };
    // Numbers with bounds are written as numbers.
    if range(ty).is_some() {
        return None;
    }
    let data = program.data(program.data_id(*name)?);
    if data.kind != DataKind::Newtype {
        return None;
    }
    let con = *data.cons.first()?;
    let field = program.con(con).def.fields.first()?;
    Some((con, field.at(&data.params, args)))
}

/// The types of the fields of a value of the type; unknown where the type does not say.
fn field_types(program: &Program, con: ConId, ty: &Type) -> Vec<Type> {
    let con = program.con(con);
    let data = program.data(con.data);
    let args = match ty {
        Type::Con(name, args) if *name == data.name => &args[..],
        _ => &[],
    };
    con.def.fields.iter().map(|field| field.at(&data.params, args)).collect()
}

fn is_operator(name: &str) -> bool {
    !name.starts_with(|c: char| c.is_alphanumeric() || matches!(c, '_' | '(' | '[' | '$'))
}

/// A name where it is not between operands.
fn prefix(name: &str) -> String {
    if is_operator(name) { format!("({name})") } else { name.to_owned() }
}
