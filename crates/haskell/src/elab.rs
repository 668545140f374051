//! The elaborated program: what type inference makes of the syntax tree and desugaring turns into Core.
//!
//! Names are resolved, overloading is explicit (dictionaries are ordinary arguments), types are gone. Patterns are still
//! nested and guards still guards: compiling them into `case` trees is the work of [`crate::desugar`].

use selfsame_core::expr::{Label, Lit, Local};
use selfsame_core::prim::PrimOp;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;

#[derive(Clone, Debug)]
pub enum Elab {
    Local(Local),
    /// A top-level definition, method selectors, dictionaries and default methods included, by its qualified name.
    Global(Symbol),
    /// A constructor as a function; not necessarily saturated. Newtype constructors too (desugaring erases them).
    Con(ConRef),
    /// A primitive as a function; not necessarily saturated.
    Prim(PrimOp),
    /// `seq` as a function.
    Seq,
    Lit(Lit),
    Bottom(Label),
    App(Box<Elab>, Vec<Elab>),
    /// Plain parameters: dictionaries, and variables where no pattern needs matching.
    Lam(Vec<Local>, Box<Elab>),
    /// A function by clauses: takes as many arguments as each row has patterns (at least one).
    Function(Box<Matrix>),
    /// `case`: one pattern a row.
    Case(Box<Elab>, Box<Matrix>),
    /// `if` and multi-way `if` are guarded bodies; the label is the failure of all guards.
    Guarded(Vec<GuardedBody>, Label),
    Let(Vec<BindGroup>, Box<Elab>),
    At(Span, Box<Elab>),
}

/// A constructor with what desugaring has to know of it.
#[derive(Clone, Debug, PartialEq)]
pub struct ConRef {
    pub name: Symbol,
    pub arity: u32,
    pub newtype: bool,
    /// Which fields are strict.
    pub strict: Vec<bool>,
    /// All constructors of its type in order, itself included: name and arity. Desugaring asks whether a match is exhaustive.
    pub siblings: std::sync::Arc<[(Symbol, u32)]>,
}

/// Rows tried from top to bottom.
#[derive(Clone, Debug)]
pub struct Matrix {
    pub rows: Vec<Row>,
    /// What failing to match all rows gives.
    pub failure: Label,
}

#[derive(Clone, Debug)]
pub struct Row {
    pub pats: Vec<Pat>,
    /// `where`: in scope in all guards and bodies.
    pub wheres: Vec<BindGroup>,
    /// If all guards of all bodies fail, matching falls through to the next row.
    pub bodies: Vec<GuardedBody>,
}

#[derive(Clone, Debug)]
pub struct GuardedBody {
    pub guards: Vec<Guard>,
    pub body: Elab,
}

#[derive(Clone, Debug)]
pub enum Guard {
    Bool(Elab),
    Pat(Pat, Elab),
    Let(Vec<BindGroup>),
}

#[derive(Clone, Debug)]
pub enum Pat {
    Wildcard,
    Var(Local),
    As(Local, Box<Pat>),
    Bang(Box<Pat>),
    /// Matches anything; its variables are projections, which fail with the label.
    Lazy(Box<Pat>, Label),
    /// Saturated. Matching a newtype's constructor matches its field.
    Con(ConRef, Vec<Pat>),
    /// Of a primitive type: `Int`, `Integer`, `Char`, `Double`.
    Lit(Lit),
    /// Matched as a list of characters.
    Str(String),
    /// Matches when the function gives `True` of the value: an overloaded literal is `(== fromInteger n)`.
    Test(Box<Elab>),
    /// Applies the function, then matches its result.
    View(Box<Elab>, Box<Pat>),
}

/// Bindings in dependency order: a group sees itself and the groups before it.
///
/// A lazy pattern binding `(a, b) = e` has become `p = e`, `a = case p of (a, _) -> a`, `b = …` with the failure's label
/// in each match.
#[derive(Clone, Debug)]
pub enum BindGroup {
    NonRec(Local, Elab),
    Rec(Vec<(Local, Elab)>),
    /// `let !x = e`, `let !(a, b) = e`: matched before the body is evaluated.
    Strict {
        pat: Pat,
        value: Elab,
        failure: Label,
    },
}
