//! Hash-consed terms: Core as the engines read it.
//!
//! A term is a [`TermId`]; equal terms are equal ids, and alpha-equal terms are equal. Bound variables are de Bruijn
//! indices, free ones are [`VarId`]s with a name and a type (the symbolic variables of a proof). What is computed of a
//! term once is kept beside it: how many enclosing binders it needs, its free variables, its size.
//!
//! Three normal forms hold by construction: an application's head is no application, a lambda's body is no lambda, and
//! there is no recursive `let`: recursive local definitions become definitions of the store of their own
//! ([`lift`]), with what they capture as parameters. Under the call-by-name reading that the engines
//! reason in this loses nothing, and a call of a local function is a call like any other.

mod export;
mod lift;
mod names;
mod negative;
mod print;
mod shape;
mod store;
mod subst;
mod typing;

pub use names::Names;
pub use store::{Definition, TermStore, Unfold};
pub use typing::is_first_order;

use crate::expr::{Label, Lit, double_key};
use crate::prim::PrimOp;
use crate::program::{ConId, GlobalId};
use crate::symbol::Symbol;
use crate::types::Type;

/// A term of one store: equal terms of it have equal numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TermId(u32);

/// A free variable: what a goal quantifies over, or what symbolic execution made up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct VarId(pub u32);

/// Something that has a definition: a global of the program, or a local definition lifted out of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum DefId {
    /// A definition of the program.
    Global(GlobalId),
    /// A local definition, by its place in the store.
    Lifted(u32),
}

/// An interned sequence of terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Terms(u32);

/// An interned sequence of alternatives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Alts(u32);

macro_rules! interned {
    ($($name:ident),*) => { $(
        /// Interned in one store: equal ones have equal numbers.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(u32);
    )* };
}
interned!(LitId, LabelId, TypeId);

/// What a term is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Node {
    /// De Bruijn index: 0 is the innermost binder's last variable.
    Bound(u32),
    /// A variable that is bound nowhere.
    Free(VarId),
    /// A definition by its name; what it means, [`TermStore::unfold`] says.
    Def(DefId),
    /// A value of a primitive type, or a string.
    Lit(LitId),
    /// So many parameters at once.
    Lam(u32, TermId),
    /// At least one argument.
    App(TermId, Terms),
    /// Definition, and the body in which `Bound(0)` is it.
    Let(TermId, TermId),
    /// A constructor with all its fields.
    Con(ConId, Terms),
    /// Scrutinee, alternatives, default. A constructor alternative binds its fields, the last one innermost.
    Case(TermId, Alts, Option<TermId>),
    /// A primitive with all its arguments.
    Prim(PrimOp, Terms),
    /// It fails in this way.
    Bottom(LabelId),
    /// What the world supplies, of this type.
    Input(TypeId),
    /// The second, if the first is true; else the path does not count.
    Assume(TermId, TermId),
    /// The second, if the first is true; else it fails in this way.
    Assert(TermId, TermId, LabelId),
}

/// One alternative of a `case`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Alternative {
    /// What it is for.
    pub pattern: Pattern,
    /// What is evaluated if it fits, with the fields bound.
    pub body: TermId,
}

/// What an alternative fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pattern {
    /// With the number of fields, all bound.
    Con(ConId, u32),
    /// This value.
    Lit(LitId),
}

impl Pattern {
    /// How many variables it binds.
    pub fn binders(self) -> u32 {
        match self {
            Pattern::Con(_, fields) => fields,
            Pattern::Lit(_) => 0,
        }
    }
}

/// What is known of a free variable.
#[derive(Clone, Debug, PartialEq)]
pub struct Variable {
    /// What users see.
    pub name: Symbol,
    /// Of the values that it may stand for.
    pub ty: Type,
    /// Stands for a value in weak head normal form, never for a bottom: a number that was already demanded.
    pub evaluated: bool,
    /// Stands for a value without bottoms in it.
    pub total: bool,
    /// Stands for a finite total value.
    pub finite: bool,
}

impl Variable {
    /// One that may be anything of its type.
    pub fn new(name: impl Into<Symbol>, ty: Type) -> Variable {
        Variable { name: name.into(), ty, evaluated: false, total: false, finite: false }
    }
}

/// A literal as a key: doubles by [`double_key`].
#[derive(Clone, PartialEq, Eq, Hash)]
enum LitKey {
    Int(i64),
    Integer(num_bigint::BigInt),
    Char(char),
    Double(u64),
    Str(String),
}

impl LitKey {
    fn of(lit: &Lit) -> LitKey {
        match lit {
            Lit::Int(n) => LitKey::Int(*n),
            Lit::Integer(n) => LitKey::Integer(n.clone()),
            Lit::Char(c) => LitKey::Char(*c),
            Lit::Double(x) => LitKey::Double(double_key(*x)),
            Lit::Str(s) => LitKey::Str(s.clone()),
        }
    }
}

impl std::fmt::Debug for TermId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "#{}", self.0)
    }
}

impl std::fmt::Debug for VarId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "?{}", self.0)
    }
}

/// Items that tables intern by value.
type LabelTable = indexmap::IndexSet<Label, rustc_hash::FxBuildHasher>;
type TypeTable = indexmap::IndexSet<Type, rustc_hash::FxBuildHasher>;

#[cfg(test)]
mod tests;
