//! Core as front ends write it: a plain tree with named locals. [`crate::term`] turns it into hash-consed terms.
//!
//! Everything is lazy: arguments, constructor fields and bindings are suspended, only `Case` and `Prim` evaluate.

use num_bigint::BigInt;
use serde::{Deserialize, Serialize};

use crate::prim::PrimOp;
use crate::span::Span;
use crate::symbol::Symbol;
use crate::types::Type;

/// An expression of the calculus. Variables that are not bound in it are those of a goal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Expr {
    /// A variable that is bound around it.
    Local(Local),
    /// A top-level definition by its qualified name.
    Global(Symbol),
    /// A value of a primitive type, or a string.
    Lit(Lit),
    /// A function of at least one parameter.
    Lam(Vec<Local>, Box<Expr>),
    /// A function applied to at least one argument; they need not be as many as it has parameters.
    App(Box<Expr>, Vec<Expr>),
    /// Not recursive: the variable is not in scope in its own definition.
    Let(Local, Box<Expr>, Box<Expr>),
    /// Definitions that are in scope in each other, and in the body.
    LetRec(Vec<(Local, Expr)>, Box<Expr>),
    /// A saturated constructor by its qualified name. Fields are suspended, strict ones too: a constructor with strict
    /// fields is used through a wrapper that forces them (front ends write it).
    Con(Symbol, Vec<Expr>),
    /// Evaluates the scrutinee to weak head normal form, then selects. A `Case` without alternatives but with a default
    /// is how something is forced: `seq a b` is `Case(a, [], Some(b))`. Alternatives and default together are exhaustive.
    Case(Box<Expr>, Vec<Alt>, Option<Box<Expr>>),
    /// A saturated primitive; all its arguments are evaluated, left to right.
    Prim(PrimOp, Vec<Expr>),
    /// It fails in this way when it is evaluated.
    Bottom(Label),
    /// The value an outside world supplies: OCaml's `read_int ()`.
    Input(Type),
    /// Continue with the second when the first is true; otherwise this path does not count.
    Assume(Box<Expr>, Box<Expr>),
    /// Continue with the second when the first is true; otherwise the labelled violation is reported.
    Assert(Box<Expr>, Box<Expr>, Label),
    /// The expression stands at this place of the source. It means what its content means.
    At(Span, Box<Expr>),
}

impl Expr {
    /// The expressions that it is made of, in the order of the code.
    pub fn each_part<'a>(&'a self, mut visit: impl FnMut(&'a Expr)) {
        match self {
            Expr::Local(_) | Expr::Global(_) | Expr::Lit(_) | Expr::Bottom(_) | Expr::Input(_) => {}
            Expr::Lam(_, body) | Expr::At(_, body) => visit(body),
            Expr::App(head, args) => {
                visit(head);
                args.iter().for_each(visit);
            }
            Expr::Let(_, first, second) | Expr::Assume(first, second) | Expr::Assert(first, second, _) => {
                visit(first);
                visit(second);
            }
            Expr::LetRec(bindings, body) => {
                bindings.iter().for_each(|(_, value)| visit(value));
                visit(body);
            }
            Expr::Con(_, parts) | Expr::Prim(_, parts) => parts.iter().for_each(visit),
            Expr::Case(scrutinee, alts, default) => {
                visit(scrutinee);
                alts.iter().for_each(|alt| visit(&alt.body));
                default.iter().for_each(|default| visit(default));
            }
        }
    }

    /// The same, to be changed.
    pub fn each_part_mut(&mut self, mut visit: impl FnMut(&mut Expr)) {
        match self {
            Expr::Local(_) | Expr::Global(_) | Expr::Lit(_) | Expr::Bottom(_) | Expr::Input(_) => {}
            Expr::Lam(_, body) | Expr::At(_, body) => visit(body),
            Expr::App(head, args) => {
                visit(head);
                args.iter_mut().for_each(visit);
            }
            Expr::Let(_, first, second) | Expr::Assume(first, second) | Expr::Assert(first, second, _) => {
                visit(first);
                visit(second);
            }
            Expr::LetRec(bindings, body) => {
                bindings.iter_mut().for_each(|(_, value)| visit(value));
                visit(body);
            }
            Expr::Con(_, parts) | Expr::Prim(_, parts) => parts.iter_mut().for_each(visit),
            Expr::Case(scrutinee, alts, default) => {
                visit(scrutinee);
                alts.iter_mut().for_each(|alt| visit(&mut alt.body));
                default.iter_mut().for_each(|default| visit(default));
            }
        }
    }

    /// A copy in which each part is what `of` makes of it.
    pub fn map_parts(&self, mut of: impl FnMut(&Expr) -> Expr) -> Expr {
        let mut one = |part: &Expr| Box::new(of(part));
        match self {
            Expr::Local(_) | Expr::Global(_) | Expr::Lit(_) | Expr::Bottom(_) | Expr::Input(_) => self.clone(),
            Expr::Lam(params, body) => Expr::Lam(params.clone(), one(body)),
            Expr::At(span, body) => Expr::At(*span, one(body)),
            Expr::App(head, args) => Expr::App(one(head), args.iter().map(of).collect()),
            Expr::Let(local, value, body) => Expr::Let(*local, one(value), one(body)),
            Expr::Assume(condition, body) => Expr::Assume(one(condition), one(body)),
            Expr::Assert(condition, body, label) => Expr::Assert(one(condition), one(body), label.clone()),
            Expr::LetRec(bindings, body) => {
                let bindings = bindings.iter().map(|(local, value)| (*local, of(value))).collect();
                Expr::LetRec(bindings, Box::new(of(body)))
            }
            Expr::Con(name, parts) => Expr::Con(*name, parts.iter().map(of).collect()),
            Expr::Prim(op, parts) => Expr::Prim(*op, parts.iter().map(of).collect()),
            Expr::Case(scrutinee, alts, default) => {
                let scrutinee = one(scrutinee);
                let alts = alts.iter().map(|alt| Alt { pattern: alt.pattern.clone(), body: of(&alt.body) }).collect();
                Expr::Case(scrutinee, alts, default.as_ref().map(|body| Box::new(of(body))))
            }
        }
    }

    /// Sees itself and all that it is made of, parts before the parts of those after them.
    pub fn visit<'a>(&'a self, see: &mut dyn FnMut(&'a Expr)) {
        see(self);
        self.each_part(|part| part.visit(see));
    }

    /// Whether something holds of it or of anything that it is made of.
    pub fn any<'a>(&'a self, holds: &mut dyn FnMut(&'a Expr) -> bool) -> bool {
        let mut found = holds(self);
        self.each_part(|part| found = found || part.any(holds));
        found
    }
}

/// One alternative of a `case`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Alt {
    /// What it is for.
    pub pattern: AltPattern,
    /// What is evaluated if it fits.
    pub body: Expr,
}

/// What an alternative fits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum AltPattern {
    /// A constructor, by its qualified name, with a variable for each field.
    Con(Symbol, Vec<Local>),
    /// `Int`, `Integer`, `Char` or `Double`; strings are matched as lists.
    Lit(Lit),
}

/// A local variable: `id` is unique within one top-level definition, `name` is what the source calls it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Local {
    /// Unique within one top-level definition.
    pub id: u32,
    /// What the source calls it; for messages alone.
    pub name: Symbol,
}

/// Literals are the same when no program can tell them apart, see [`double_key`].
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Lit {
    /// A machine integer, extended to 64 bits where the language has fewer.
    Int(i64),
    /// An integer without bounds.
    Integer(BigInt),
    /// A character.
    Char(char),
    /// A floating-point number.
    Double(f64),
    /// A list of characters, unpacked on demand.
    Str(String),
}

impl PartialEq for Lit {
    fn eq(&self, other: &Lit) -> bool {
        match (self, other) {
            (Lit::Int(a), Lit::Int(b)) => a == b,
            (Lit::Integer(a), Lit::Integer(b)) => a == b,
            (Lit::Char(a), Lit::Char(b)) => a == b,
            (Lit::Double(a), Lit::Double(b)) => double_key(*a) == double_key(*b),
            (Lit::Str(a), Lit::Str(b)) => a == b,
            _ => false,
        }
    }
}

/// The bits that tell doubles apart: what is not a number is one value, whatever its sign and payload, for no
/// processor promises those; the two zeros are two.
pub fn double_key(x: f64) -> u64 {
    if x.is_nan() { f64::NAN.to_bits() } else { x.to_bits() }
}

impl Lit {
    /// The primitive that tells whether a value is this literal; strings are lists, which no primitive compares.
    pub fn equality(&self) -> Option<PrimOp> {
        match self {
            Lit::Int(_) => Some(PrimOp::IntEq),
            Lit::Integer(_) => Some(PrimOp::IntegerEq),
            Lit::Char(_) => Some(PrimOp::CharEq),
            Lit::Double(_) => Some(PrimOp::DoubleEq),
            Lit::Str(_) => None,
        }
    }
}

/// Why a value is a bottom. Two bottoms are the same when their labels are.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Label {
    /// What went wrong, roughly; part of what tells labels apart.
    pub kind: LabelKind,
    /// What the user is shown, as the source language's implementation words it: `Prelude.head: empty list`,
    /// `Nat.hs:3:1-20: Non-exhaustive patterns in function pred`.
    pub text: Symbol,
}

/// Kinds of bottoms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum LabelKind {
    /// `error "text"`, `failwith`; for computed messages see [`PrimOp::Error`].
    Error,
    /// Haskell's `undefined`.
    Undefined,
    /// No pattern or guard fits.
    PatternFailure,
    /// Division by zero, overflow.
    Arithmetic,
    /// An assertion or a contract that failed.
    Assertion,
    /// Not a bottom of the program but a gap of ours: whoever evaluates it must answer "unknown".
    Unsupported,
    /// What a variable of a claim stands for when it has no value, under its name. No program has it, so that the bottom of
    /// a variable is none of the program's, whatever the variable is called.
    Variable,
}

impl Label {
    /// A label with this text.
    pub fn new(kind: LabelKind, text: impl Into<Symbol>) -> Label {
        Label { kind, text: text.into() }
    }
}
