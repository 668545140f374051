//! The syntax tree of an `.rmt` file: what was written, with places, before any name is looked up.

use selfsame_core::span::Span;

#[derive(Clone, Debug)]
pub struct Name {
    pub text: String,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub struct Tree {
    pub head: Name,
    pub args: Vec<Tree>,
    /// Written with parentheses: then it cannot be a variable.
    pub applied: bool,
    pub span: Span,
}

/// `t /\ phi`.
#[derive(Clone, Debug)]
pub struct Constrained {
    pub term: Tree,
    pub constraint: Option<Tree>,
}

#[derive(Clone, Debug)]
pub struct Rule {
    pub left: Constrained,
    pub right: Constrained,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub struct SortDecl {
    pub name: Name,
    pub smt: Option<(String, Span)>,
}

#[derive(Clone, Debug)]
pub struct FunDecl {
    pub name: Name,
    pub args: Vec<Name>,
    pub result: Name,
    pub smt: Option<(String, Span)>,
}

#[derive(Clone, Debug)]
pub struct VarDecl {
    pub name: Name,
    pub sort: Name,
}

/// One structural variable with what it may read and write (§6).
#[derive(Clone, Debug)]
pub struct Schema {
    pub name: Name,
    pub sort: Name,
    pub reads: Vec<Tree>,
    pub effect: Effect,
}

#[derive(Clone, Debug)]
pub enum Effect {
    /// An expression: evaluates to a value of the sort.
    Gives(Name),
    /// A statement: writes to places, and goes on as the template says.
    Writes(Vec<Tree>, Tree),
}

#[derive(Clone, Debug)]
pub struct Schemas {
    pub systems: Vec<Name>,
    /// The configuration in which a structural variable, written `_`, runs.
    pub at: Tree,
    pub members: Vec<Schema>,
}

#[derive(Clone, Debug)]
pub struct Goal {
    /// The symbol of `(pair left right)`; two terms side by side have none.
    pub pair: Option<Name>,
    pub left: Tree,
    pub right: Tree,
    pub constraint: Option<Tree>,
    /// A term that gets smaller where the left side waits (full simulation only).
    pub measure: Option<Tree>,
    pub assumed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    Partial,
    Full,
}

#[derive(Clone, Debug)]
pub struct Simulation {
    pub depth: Option<u32>,
    pub mode: Mode,
    /// Prove the reverse direction too.
    pub both: bool,
    /// Use no circularities at all.
    pub bounded: bool,
    pub left: Name,
    pub right: Name,
    pub goals: Vec<Goal>,
    pub bases: Vec<Goal>,
}

#[derive(Clone, Debug)]
pub enum Query {
    Run {
        system: Name,
        term: Tree,
        defined: bool,
    },
    Search {
        system: Name,
        from: Constrained,
        low: u32,
        high: u32,
    },
    DefinedSearch {
        from: Constrained,
        low: u32,
        high: u32,
    },
    Compute(Tree),
    Satisfiability(Tree),
    Simplification(Tree),
    Implies(Constrained, Constrained),
    Unify(Tree, Tree),
    Prove {
        depth: Option<u32>,
        system: Name,
        goals: Name,
    },
    Simulation(Simulation),
    /// Read to its end, but not carried out.
    Unsupported,
}

#[derive(Clone, Debug)]
pub enum Statement {
    Sorts(Vec<SortDecl>),
    Subsort { low: Vec<Name>, high: Vec<Name> },
    Signature(Vec<FunDecl>),
    Builtins(Vec<FunDecl>),
    Variables(Vec<VarDecl>),
    Assert(Tree),
    Define { decl: FunDecl, rules: Vec<Rule> },
    System { name: Name, rules: Vec<Rule> },
    Schemas(Schemas),
    Query { keyword: Name, query: Box<Query>, span: Span },
}
