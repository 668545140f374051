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

/// How terms of a sort are written.
#[derive(Clone, Debug)]
pub struct Notation {
    pub sort: Name,
    pub forms: Vec<Form>,
}

/// `(add A B) as A "+" B left 6`.
#[derive(Clone, Debug)]
pub struct Form {
    pub term: Tree,
    pub pieces: Vec<Piece>,
    /// How tightly it binds; none where nothing can be taken from it.
    pub level: Option<u32>,
    pub side: Side,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub enum Piece {
    Text(String),
    /// A name of the program, which is a number to the rules.
    Name(Name),
    Number(Name),
    /// A term with a notation of its own.
    Part(Name),
}

/// Where a chain of one operator begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Left,
    Right,
    Neither,
}

/// How programs run: `programs in imp : P from start to end observing (get M name)`.
#[derive(Clone, Debug)]
pub struct Programs {
    pub system: Name,
    /// The variable that stands for a program.
    pub program: Name,
    pub from: Tree,
    pub to: Tree,
    /// What is compared; `name` stands for every name of the programs.
    pub observed: Vec<Tree>,
}

/// Two programs as their users write them.
#[derive(Clone, Debug)]
pub struct Comparison {
    pub left: Text,
    pub right: Text,
    /// Names that are compared at the end; all if there are none.
    pub observed: Vec<String>,
}

/// A text, and where it begins.
#[derive(Clone, Debug)]
pub struct Text {
    pub text: String,
    pub span: Span,
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
    Comparison(Comparison),
    /// Read to its end, but not carried out.
    Unsupported,
}

#[derive(Clone, Debug)]
pub enum Statement {
    Sorts(Vec<SortDecl>),
    Subsort {
        low: Vec<Name>,
        high: Vec<Name>,
    },
    Signature(Vec<FunDecl>),
    Builtins(Vec<FunDecl>),
    Variables(Vec<VarDecl>),
    Assert(Tree),
    Define {
        decl: FunDecl,
        rules: Vec<Rule>,
    },
    System {
        name: Name,
        rules: Vec<Rule>,
    },
    Schemas(Schemas),
    Notation(Notation),
    Programs(Programs),
    /// All of a language that comes with the tool, by its name.
    Language(Name),
    Query {
        keyword: Name,
        query: Box<Query>,
        span: Span,
    },
}

impl Tree {
    fn each_name(&mut self, f: &mut dyn FnMut(&mut Name)) {
        f(&mut self.head);
        self.args.iter_mut().for_each(|arg| arg.each_name(f));
    }
}

impl Constrained {
    fn each_name(&mut self, f: &mut dyn FnMut(&mut Name)) {
        self.term.each_name(f);
        self.constraint.iter_mut().for_each(|tree| tree.each_name(f));
    }
}

impl FunDecl {
    fn each_name(&mut self, f: &mut dyn FnMut(&mut Name)) {
        f(&mut self.name);
        self.args.iter_mut().for_each(&mut *f);
        f(&mut self.result);
    }
}

impl Statement {
    /// The names that it declares.
    pub fn declared(&self, f: &mut dyn FnMut(&Name)) {
        match self {
            Statement::Sorts(decls) => decls.iter().for_each(|decl| f(&decl.name)),
            Statement::Signature(decls) | Statement::Builtins(decls) => decls.iter().for_each(|decl| f(&decl.name)),
            Statement::Variables(decls) => decls.iter().for_each(|decl| f(&decl.name)),
            Statement::Define { decl, .. } => f(&decl.name),
            Statement::System { name, .. } => f(name),
            Statement::Schemas(schemas) => schemas.members.iter().for_each(|member| f(&member.name)),
            Statement::Subsort { .. }
            | Statement::Assert(_)
            | Statement::Notation(_)
            | Statement::Programs(_)
            | Statement::Language(_)
            | Statement::Query { .. } => {}
        }
    }

    /// All names that a declaration is made of.
    pub fn each_name(&mut self, f: &mut dyn FnMut(&mut Name)) {
        let rules = |rules: &mut Vec<Rule>, f: &mut dyn FnMut(&mut Name)| {
            for rule in rules {
                rule.left.each_name(f);
                rule.right.each_name(f);
            }
        };
        match self {
            Statement::Sorts(decls) => decls.iter_mut().for_each(|decl| f(&mut decl.name)),
            Statement::Subsort { low, high } => low.iter_mut().chain(high).for_each(f),
            Statement::Signature(decls) | Statement::Builtins(decls) => {
                decls.iter_mut().for_each(|decl| decl.each_name(f))
            }
            Statement::Variables(decls) => decls.iter_mut().for_each(|decl| {
                f(&mut decl.name);
                f(&mut decl.sort);
            }),
            Statement::Assert(tree) => tree.each_name(f),
            Statement::Define { decl, rules: equations } => {
                decl.each_name(f);
                rules(equations, f);
            }
            Statement::System { name, rules: own } => {
                f(name);
                rules(own, f);
            }
            Statement::Schemas(schemas) => {
                schemas.systems.iter_mut().for_each(&mut *f);
                schemas.at.each_name(f);
                for member in &mut schemas.members {
                    f(&mut member.name);
                    f(&mut member.sort);
                    member.reads.iter_mut().for_each(|tree| tree.each_name(f));
                    match &mut member.effect {
                        Effect::Gives(sort) => f(sort),
                        Effect::Writes(places, next) => {
                            places.iter_mut().for_each(|tree| tree.each_name(f));
                            next.each_name(f);
                        }
                    }
                }
            }
            Statement::Notation(notation) => {
                f(&mut notation.sort);
                for form in &mut notation.forms {
                    form.term.each_name(f);
                    form.pieces.iter_mut().for_each(|piece| match piece {
                        Piece::Text(_) => {}
                        Piece::Name(name) | Piece::Number(name) | Piece::Part(name) => f(name),
                    });
                }
            }
            Statement::Language(_) => {}
            Statement::Programs(programs) => {
                f(&mut programs.system);
                f(&mut programs.program);
                programs.from.each_name(f);
                programs.to.each_name(f);
                programs.observed.iter_mut().for_each(|tree| tree.each_name(f));
            }
            Statement::Query { .. } => {}
        }
    }
}
