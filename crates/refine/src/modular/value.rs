//! Values of the proof: known as far as the path has looked at them.

use std::rc::Rc;

use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use z3::ast::{Bool, Dynamic, Int, Set};

use super::code::Node;
use super::machine::Mode;

/// A place on the heap of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Addr(pub u32);

/// Variables in scope, the nearest first.
#[derive(Clone, Debug, Default)]
pub struct Env(Option<Rc<Link>>);

#[derive(Debug)]
struct Link {
    id: u32,
    addr: Addr,
    next: Env,
}

impl Env {
    pub fn with(&self, id: u32, addr: Addr) -> Env {
        Env(Some(Rc::new(Link { id, addr, next: self.clone() })))
    }

    pub fn get(&self, id: u32) -> Option<Addr> {
        let mut at = self;
        while let Some(link) = &at.0 {
            if link.id == id {
                return Some(link.addr);
            }
            at = &link.next;
        }
        None
    }
}

#[derive(Clone, Debug)]
pub enum Cell {
    Thunk(Rc<Node>, Env, Mode),
    /// A value that is made up when it is needed.
    Make(Recipe),
    Apply(Addr, Vec<Addr>),
    /// Under evaluation.
    Busy,
    Value(Val),
}

/// In weak head normal form.
#[derive(Clone, Debug)]
pub enum Val {
    /// A number or a character.
    Int(Int),
    Bool(Bool),
    Set(Set),
    /// A bag or a map of the logic.
    Table(Dynamic),
    /// Something that nothing looks into: a value of any type at all, a double.
    Opaque(Dynamic),
    Con(Symbol, Vec<Addr>),
    Closure(Rc<[u32]>, Rc<Node>, Env),
    Partial(Addr, Vec<Addr>),
    /// Data that was not looked at, by its number.
    Unknown(usize),
    /// A function of which only the type is known, and what it is to the solver.
    Function(Type, Dynamic),
    /// A function that only its specification speaks for, by its number.
    Symbolic(usize),
    /// A local function that only guesses speak for, by its number.
    Local(usize),
}

/// Symbolic data.
#[derive(Clone, Debug)]
pub struct Unknown {
    pub addr: Addr,
    /// What it is to the solver.
    pub term: Dynamic,
    pub ty: Type,
    /// How the values that its type's arguments speak of are made.
    pub recipes: Vec<Recipe>,
    /// Traversals that hold of it: the definition and its predicates.
    pub holds: Vec<(Symbol, Vec<Addr>)>,
}

/// How a value of some type is made up.
#[derive(Clone, Debug)]
pub enum Recipe {
    /// Any value of the type.
    Free(Type),
    /// A value that a function gave which gets it back, by what it is guessed with.
    Round(Type, u32),
    /// Any value of a data type whose arguments are made like this.
    Data(Type, Vec<Recipe>),
    /// One of those: a function that knows nothing of a type can only pass on what it was given.
    OneOf(Rc<Vec<Source>>, Type),
}

/// Where a value of a type variable can come from.
#[derive(Clone, Debug)]
pub enum Source {
    Value(Addr),
    /// An element of data, by the argument of its type.
    Element(usize, usize),
    /// What the elements of data have inside: by the argument of its type, how that is declared, and the variable.
    Inside(usize, usize, Rc<Type>, Symbol),
    /// What a function gives for arguments made like this.
    Apply(Addr, Vec<Recipe>),
}

impl Recipe {
    /// The type of what is made.
    pub fn ty(&self) -> &Type {
        match self {
            Recipe::Free(ty) | Recipe::Round(ty, _) | Recipe::Data(ty, _) | Recipe::OneOf(_, ty) => ty,
        }
    }
}
