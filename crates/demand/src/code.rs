//! The program as a table of points: every expression has a number, knows where it stands, and what function it is in.
//!
//! This is the paper's A-normal form (Definition 3.2) without the renaming: the lowering of a strict language already names
//! every intermediate result, `let x = e in case x of _ -> rest` is the clause `x = e`, and the predecessor of a point is
//! found by going up to its parent.

use selfsame_core::expr::Label;
use selfsame_core::prim::PrimOp;
use selfsame_core::program::ConId;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_solver::scalar::{Sort, Value};

/// A point of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PointId(pub u32);

/// A function of the source. The first is not one: it is the program itself, with the definitions that are no functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LamId(pub u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct VarId(pub u32);

/// The program itself.
pub const MAIN: LamId = LamId(0);

#[derive(Clone, Debug, PartialEq)]
pub enum Point {
    Var(VarId),
    /// Another name for the value of a point of [`MAIN`]: a definition at the top.
    Global(PointId),
    Scalar(Value),
    /// A string, as a list of characters.
    Text(Box<[char]>),
    Lam(LamId),
    App(PointId, Box<[PointId]>),
    /// The variable is looked up when it is needed.
    Let(VarId, PointId, PointId),
    LetRec(Box<[(VarId, PointId)]>, PointId),
    Con(ConId, Box<[PointId]>),
    Case(PointId, Box<[Alt]>, Option<PointId>),
    Prim(PrimOp, Box<[PointId]>),
    /// No value: an error, a failed match.
    Fail,
    /// What is to be reached.
    Target,
    /// Not supported; why.
    Gap(Symbol),
    Input(Asked),
    /// Goes on with the second when the first is true.
    Require(PointId, PointId),
}

/// What the program reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Asked {
    Scalar(Sort),
    /// A line, as a list of characters.
    Line,
    /// One of the constructors of [`Code::readings`] of this number.
    Data(u32),
}

/// A value of a data type that is read: its constructors, each with what is read for its field, if it has one. At most one
/// has.
pub type Reading = Box<[(ConId, Option<Asked>)]>;

#[derive(Clone, Debug, PartialEq)]
pub struct Alt {
    pub pattern: Pattern,
    pub body: PointId,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Pattern {
    Con(ConId, Box<[VarId]>),
    Scalar(Value),
}

#[derive(Clone, Debug)]
pub struct Lam {
    pub params: Box<[VarId]>,
    pub body: PointId,
    /// The innermost function around that binds a variable free in this one: closures are told apart by activations of it,
    /// and by nothing further in.
    pub scope: LamId,
    /// What the source calls it, if it has a name.
    pub name: Option<Symbol>,
}

#[derive(Clone, Copy, Debug)]
pub struct Var {
    pub name: Symbol,
    /// The function whose activations have it.
    pub home: LamId,
    pub bound: Bound,
}

/// Where a variable has its value from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    Let(PointId),
    Param(u32),
    /// A field of what this `case` looks at, when it has this constructor.
    Field(PointId, ConId, u32),
}

/// A whole program.
#[derive(Debug, Default)]
pub struct Code {
    pub points: Vec<Point>,
    pub parents: Vec<Option<PointId>>,
    /// The function that each point is in.
    pub owners: Vec<LamId>,
    pub spans: Vec<Option<Span>>,
    pub lams: Vec<Lam>,
    pub vars: Vec<Var>,
    pub targets: Vec<PointId>,
    /// What is not supported, where a run would come to it.
    pub gaps: Vec<(PointId, Symbol)>,
    pub readings: Vec<Reading>,
    pub main: Option<PointId>,
}

impl Code {
    pub fn point(&self, id: PointId) -> &Point {
        &self.points[id.0 as usize]
    }

    pub fn parent(&self, id: PointId) -> Option<PointId> {
        self.parents[id.0 as usize]
    }

    pub fn owner(&self, id: PointId) -> LamId {
        self.owners[id.0 as usize]
    }

    pub fn lam(&self, id: LamId) -> &Lam {
        &self.lams[id.0 as usize]
    }

    pub fn var(&self, id: VarId) -> &Var {
        &self.vars[id.0 as usize]
    }

    /// The nearest place of the source around a point.
    pub fn span(&self, id: PointId) -> Option<Span> {
        let mut at = Some(id);
        while let Some(point) = at {
            if let Some(span) = self.spans[point.0 as usize] {
                return Some(span);
            }
            at = self.parent(point);
        }
        None
    }

    pub fn all(&self) -> impl Iterator<Item = PointId> + use<> {
        (0..self.points.len() as u32).map(PointId)
    }
}

/// The label that marks what is to be reached, in place of the expression there.
pub fn target_label() -> Label {
    Label::new(selfsame_core::expr::LabelKind::Assertion, "the target is reached")
}
