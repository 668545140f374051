//! Concrete inputs: values of a model as data, as code that can be run, and as tables for functions.

use std::sync::Arc;

use selfsame_core::expr::{Alt, AltPattern, Expr, Label, LabelKind, Local};
use selfsame_core::program::{ConId, Program};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use selfsame_solver::scalar::Value;
use selfsame_solver::weight;

use crate::machine::input::View;

/// A finite value without gaps, or a function given by a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Datum {
    /// A number, a character or a truth value.
    Scalar(Value),
    /// A constructor with its fields.
    Con(ConId, Vec<Datum>),
    /// A function, as far as it was applied.
    Function(Table),
    /// What a function makes of a value.
    Built(Built),
    /// Something that no table can tell apart: a part that was never evaluated, a function as an argument.
    Opaque,
}

/// A value that a function made: what is shown is the call.
#[derive(Clone, Debug)]
pub struct Built {
    /// The function, as source calls it.
    pub name: Symbol,
    /// The function at this type.
    pub build: Arc<Expr>,
    /// The type of its argument.
    pub from: Type,
    /// As in [`crate::machine::input::View`].
    pub arguments: usize,
    /// What it is applied to.
    pub of: Box<Datum>,
}

impl PartialEq for Built {
    fn eq(&self, other: &Built) -> bool {
        self.name == other.name && self.of == other.of
    }
}

/// A function of so many arguments: what it gives for some, and for all others.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// How many arguments a case has.
    pub arity: usize,
    /// Arguments with what it gives for them.
    pub cases: Vec<(Vec<Datum>, Datum)>,
    /// What it gives for all others.
    pub default: Box<Datum>,
}

/// How large a value looks: first its parts, then its numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Size {
    /// Constructors and numbers.
    pub parts: u64,
    /// Of all numbers together, as [`weight`] has it.
    pub weight: u128,
}

impl Built {
    /// What a view makes of a value.
    pub fn new(view: View, of: Datum) -> Built {
        let View { name, from, arguments, build } = view;
        Built { name, build, from, arguments, of: Box::new(of) }
    }
}

impl Datum {
    /// Whether functions make it or parts of it.
    pub fn is_built(&self) -> bool {
        match self {
            Datum::Built(_) => true,
            Datum::Con(_, fields) => fields.iter().any(Datum::is_built),
            Datum::Function(table) => {
                table.default.is_built() || table.cases.iter().any(|(_, result)| result.is_built())
            }
            Datum::Scalar(_) | Datum::Opaque => false,
        }
    }

    /// How large it looks.
    pub fn size(&self) -> Size {
        let mut size = Size::default();
        self.add_size(&mut size);
        size
    }

    fn add_size(&self, size: &mut Size) {
        size.parts += 1;
        match self {
            Datum::Scalar(value) => size.weight = size.weight.saturating_add(weight(value)),
            Datum::Con(_, fields) => fields.iter().for_each(|field| field.add_size(size)),
            Datum::Built(built) => built.of.add_size(size),
            Datum::Function(table) => {
                for (args, result) in &table.cases {
                    args.iter().for_each(|arg| arg.add_size(size));
                    result.add_size(size);
                }
                table.default.add_size(size);
            }
            Datum::Opaque => {}
        }
    }

    /// As code.
    pub fn expr(&self, program: &Program) -> Expr {
        Writer { program, next: 0 }.expr(self)
    }
}

struct Writer<'a> {
    program: &'a Program,
    next: u32,
}

impl Writer<'_> {
    fn expr(&mut self, datum: &Datum) -> Expr {
        match datum {
            Datum::Scalar(Value::Bool(truth)) => Expr::Con(if *truth { "True" } else { "False" }.into(), Vec::new()),
            Datum::Scalar(value) => match value.lit() {
                Some(lit) => Expr::Lit(lit),
                None => opaque(),
            },
            Datum::Con(con, fields) => {
                let name = self.program.con(*con).def.name;
                Expr::Con(name, fields.iter().map(|field| self.expr(field)).collect())
            }
            Datum::Built(built) => Expr::App(Box::new((*built.build).clone()), vec![self.expr(&built.of)]),
            Datum::Function(table) => self.table(table),
            Datum::Opaque => opaque(),
        }
    }

    fn local(&mut self) -> Local {
        self.next += 1;
        Local { id: self.next, name: Symbol::new("x") }
    }

    fn table(&mut self, table: &Table) -> Expr {
        let params: Vec<Local> = (0..table.arity).map(|_| self.local()).collect();
        let default = self.expr(&table.default);
        let body = table.cases.iter().rev().fold(default, |otherwise, (args, result)| {
            let rest = self.local();
            let mut body = self.expr(result);
            for (param, arg) in params.iter().zip(args).rev() {
                body = self.matched(*param, arg, body, rest);
            }
            Expr::Let(rest, Box::new(otherwise), Box::new(body))
        });
        Expr::Lam(params, Box::new(body))
    }

    /// Code that gives `then` when a variable is the value, and what `otherwise` stands for when not.
    fn matched(&mut self, scrutinee: Local, value: &Datum, then: Expr, otherwise: Local) -> Expr {
        let (pattern, body) = match value {
            Datum::Scalar(Value::Bool(truth)) => {
                (AltPattern::Con(if *truth { "True" } else { "False" }.into(), Vec::new()), then)
            }
            Datum::Scalar(value) => match value.lit() {
                Some(lit) => (AltPattern::Lit(lit), then),
                None => return then,
            },
            Datum::Con(con, fields) => {
                let locals: Vec<Local> = fields.iter().map(|_| self.local()).collect();
                let mut body = then;
                for (local, field) in locals.iter().zip(fields).rev() {
                    body = self.matched(*local, field, body, otherwise);
                }
                (AltPattern::Con(self.program.con(*con).def.name, locals), body)
            }
            // Not told apart from anything.
            Datum::Function(_) | Datum::Built(_) | Datum::Opaque => return then,
        };
        let default = Expr::Local(otherwise);
        Expr::Case(Box::new(Expr::Local(scrutinee)), vec![Alt { pattern, body }], Some(Box::new(default)))
    }
}

/// What nothing may look at: a replay that does says so.
fn opaque() -> Expr {
    Expr::Bottom(Label::new(LabelKind::Unsupported, "a part of an input that was never needed"))
}
