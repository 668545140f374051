//! The elaborated program: what type inference makes of the syntax tree and desugaring turns into Core.
//!
//! Names are resolved, overloading is explicit (dictionaries are ordinary arguments), types are gone. Patterns are still
//! nested and guards still guards: compiling them into `case` trees is the work of [`crate::desugar`].

use selfsame_core::expr::{Label, Lit, Local};
use selfsame_core::prim::PrimOp;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;

/// An expression without overloading or type syntax, whose patterns are still those of the source.
#[derive(Clone, Debug)]
pub enum Elab {
    /// A variable that is bound around it.
    Local(Local),
    /// A top-level definition, method selectors, dictionaries and default methods included, by its qualified name.
    Global(Symbol),
    /// A constructor as a function; not necessarily saturated. Newtype constructors too (desugaring erases them).
    Con(ConRef),
    /// A primitive as a function; not necessarily saturated.
    Prim(PrimOp),
    /// `seq` as a function.
    Seq,
    /// A value of a primitive type, or a string.
    Lit(Lit),
    /// It fails in this way when it is evaluated.
    Bottom(Label),
    /// Applied to at least one argument.
    App(Box<Elab>, Vec<Elab>),
    /// Plain parameters: dictionaries, and variables where no pattern needs matching.
    Lam(Vec<Local>, Box<Elab>),
    /// A function by clauses: takes as many arguments as each row has patterns (at least one).
    Function(Box<Matrix>),
    /// `case`: one pattern a row.
    Case(Box<Elab>, Box<Matrix>),
    /// `if` and multi-way `if` are guarded bodies; the label is the failure of all guards.
    Guarded(Vec<GuardedBody>, Label),
    /// In dependency order.
    Let(Vec<BindGroup>, Box<Elab>),
    /// Where the source has it; engines show the place when they get there.
    At(Span, Box<Elab>),
}

/// A constructor with what desugaring has to know of it.
#[derive(Clone, Debug, PartialEq)]
pub struct ConRef {
    /// Qualified.
    pub name: Symbol,
    /// How many fields it has.
    pub arity: u32,
    /// Whether desugaring erases it.
    pub newtype: bool,
    /// Which fields are strict.
    pub strict: Vec<bool>,
    /// All constructors of its type in order, itself included: name and arity. Desugaring asks whether a match is exhaustive.
    pub siblings: std::sync::Arc<[(Symbol, u32)]>,
}

/// Rows tried from top to bottom.
#[derive(Clone, Debug)]
pub struct Matrix {
    /// All have as many patterns.
    pub rows: Vec<Row>,
    /// What failing to match all rows gives.
    pub failure: Label,
}

/// One clause of a function, or one alternative of a `case`.
#[derive(Clone, Debug)]
pub struct Row {
    /// One for each argument.
    pub pats: Vec<Pat>,
    /// `where`: in scope in all guards and bodies.
    pub wheres: Vec<BindGroup>,
    /// If all guards of all bodies fail, matching falls through to the next row.
    pub bodies: Vec<GuardedBody>,
}

/// A right-hand side behind its guards.
#[derive(Clone, Debug)]
pub struct GuardedBody {
    /// Tried from left to right; without any, the body is taken.
    pub guards: Vec<Guard>,
    /// What is evaluated if all guards succeed.
    pub body: Elab,
}

/// One condition of a right-hand side.
#[derive(Clone, Debug)]
pub enum Guard {
    /// Succeeds if it is true.
    Bool(Elab),
    /// `pat <- e`: succeeds if the value matches.
    Pat(Pat, Elab),
    /// `let`: always succeeds.
    Let(Vec<BindGroup>),
}

/// What a value is matched with.
#[derive(Clone, Debug)]
pub enum Pat {
    /// Matches without looking.
    Wildcard,
    /// Matches without looking, and binds.
    Var(Local),
    /// Binds, if the pattern matches.
    As(Local, Box<Pat>),
    /// Evaluates first.
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
    /// Not in scope in itself.
    NonRec(Local, Elab),
    /// In scope in themselves and in each other.
    Rec(Vec<(Local, Elab)>),
    /// `let !x = e`, `let !(a, b) = e`: matched before the body is evaluated.
    Strict {
        /// What is matched.
        pat: Pat,
        /// With what.
        value: Elab,
        /// What it is if it does not match.
        failure: Label,
    },
}
