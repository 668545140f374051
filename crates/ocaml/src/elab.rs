//! The elaborated program: names resolved, types inferred, comparison made explicit. Still strict, with nested patterns,
//! exceptions and local state; making all that plain Core is the work of [`crate::lower`].

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::expr::{Lit, Local};
use selfsame_core::prim::PrimOp;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use selfsame_typing::Scheme;

use crate::updater::Updater;

#[derive(Clone, Debug)]
pub enum Elab {
    Local(Local, Vec<EvidenceId>),
    Global(Symbol, Vec<EvidenceId>),
    /// A function used within the recursive group that defines it: it is given the evidence that the group was given.
    Recursive(Callee, GroupId),
    Builtin(Builtin, Vec<EvidenceId>),
    Lit(Lit),
    /// Saturated.
    Con(Arc<ConRef>, Vec<Elab>),
    Fun(Vec<Local>, Box<Elab>),
    App(Box<Elab>, Vec<Elab>),
    /// Not recursive. The group holds the evidence that a polymorphic definition takes.
    Let(Local, Box<Elab>, GroupId, Box<Elab>),
    LetRec(Vec<(Local, Elab)>, GroupId, Box<Elab>),
    Match(Box<Elab>, Vec<Row>, Failure),
    /// Exceptions that no row matches go on. The local is never bound: its type is that of the expression.
    Try(Box<Elab>, Vec<Row>, Local),
    /// `match e with … | exception p -> …`: rows for the value, rows for the exception.
    MatchTry(Box<MatchTry>),
    If(Box<Elab>, Box<Elab>, Box<Elab>),
    Seq(Box<Elab>, Box<Elab>),
    While(Box<Elab>, Box<Elab>),
    For(Box<ForElab>),
    /// `assert e`; the failure is the exception.
    Assert(Box<Elab>, Failure),
    Lazy(Box<Elab>),
    /// `r.f <- e`: the constructor of the record, and which field.
    SetField(Arc<ConRef>, usize, Box<Elab>, Box<Elab>),
    /// A function of the file that looks at containers or changes them; only as the head of a call with all arguments.
    Updater(Box<Elab>, Arc<Updater>),
    /// A gap of ours, with the reason.
    Unsupported(Symbol),
    At(Span, Box<Elab>),
}

impl Elab {
    /// The expression without its place.
    pub fn unmarked(&self) -> &Elab {
        match self {
            Elab::At(_, inner) => inner.unmarked(),
            other => other,
        }
    }

    /// Whether something is so of the expression or of a part of it.
    pub fn any(&self, is: &mut dyn FnMut(&Elab) -> bool) -> bool {
        is(self) || self.parts().into_iter().any(|part| part.any(is))
    }

    /// The parts of an expression, in no particular order of evaluation.
    pub fn parts(&self) -> Vec<&Elab> {
        match self {
            Elab::Local(..)
            | Elab::Global(..)
            | Elab::Recursive(..)
            | Elab::Builtin(..)
            | Elab::Lit(_)
            | Elab::Unsupported(_) => Vec::new(),
            Elab::Con(_, args) => args.iter().collect(),
            Elab::Fun(_, body)
            | Elab::Lazy(body)
            | Elab::At(_, body)
            | Elab::Assert(body, _)
            | Elab::Updater(body, _) => vec![body],
            Elab::App(head, args) => std::iter::once(&**head).chain(args).collect(),
            Elab::Let(_, value, _, body) => vec![value, body],
            Elab::LetRec(bindings, _, body) => bindings.iter().map(|(_, value)| value).chain([&**body]).collect(),
            Elab::Match(scrutinee, rows, _) | Elab::Try(scrutinee, rows, _) => {
                let rows = rows.iter().flat_map(|row| row.guard.iter().chain([&row.body]));
                std::iter::once(&**scrutinee).chain(rows).collect()
            }
            Elab::MatchTry(parts) => {
                let rows = parts.values.iter().chain(&parts.exceptions);
                let rows = rows.flat_map(|row| row.guard.iter().chain([&row.body]));
                std::iter::once(&parts.scrutinee).chain(rows).collect()
            }
            Elab::If(a, b, c) => vec![a, b, c],
            Elab::Seq(a, b) | Elab::While(a, b) | Elab::SetField(_, _, a, b) => vec![a, b],
            Elab::For(parts) => vec![&parts.from, &parts.to, &parts.body],
        }
    }

    /// The same parts, to be changed.
    pub fn parts_mut(&mut self) -> Vec<&mut Elab> {
        fn of_rows(rows: &mut [Row]) -> impl Iterator<Item = &mut Elab> {
            rows.iter_mut().flat_map(|row| row.guard.iter_mut().chain([&mut row.body]))
        }
        match self {
            Elab::Local(..)
            | Elab::Global(..)
            | Elab::Recursive(..)
            | Elab::Builtin(..)
            | Elab::Lit(_)
            | Elab::Unsupported(_) => Vec::new(),
            Elab::Con(_, args) => args.iter_mut().collect(),
            Elab::Fun(_, body)
            | Elab::Lazy(body)
            | Elab::At(_, body)
            | Elab::Assert(body, _)
            | Elab::Updater(body, _) => vec![body],
            Elab::App(head, args) => std::iter::once(&mut **head).chain(args).collect(),
            Elab::Let(_, value, _, body) => vec![value, body],
            Elab::LetRec(bindings, _, body) => {
                bindings.iter_mut().map(|(_, value)| value).chain([&mut **body]).collect()
            }
            Elab::Match(scrutinee, rows, _) | Elab::Try(scrutinee, rows, _) => {
                std::iter::once(&mut **scrutinee).chain(of_rows(rows)).collect()
            }
            Elab::MatchTry(parts) => {
                let MatchTry { scrutinee, values, exceptions, .. } = &mut **parts;
                std::iter::once(scrutinee).chain(of_rows(values)).chain(of_rows(exceptions)).collect()
            }
            Elab::If(a, b, c) => vec![a, b, c],
            Elab::Seq(a, b) | Elab::While(a, b) | Elab::SetField(_, _, a, b) => vec![a, b],
            Elab::For(parts) => vec![&mut parts.from, &mut parts.to, &mut parts.body],
        }
    }
}

#[derive(Clone, Debug)]
pub struct MatchTry {
    pub scrutinee: Elab,
    pub values: Vec<Row>,
    pub exceptions: Vec<Row>,
    pub failure: Failure,
    /// Never bound: its type is that of the scrutinee.
    pub subject: Local,
}

#[derive(Clone, Debug)]
pub struct ForElab {
    pub var: Local,
    pub from: Elab,
    pub to: Elab,
    pub up: bool,
    pub body: Elab,
}

#[derive(Clone, Copy, Debug)]
pub enum Callee {
    Local(Local),
    Global(Symbol),
}

#[derive(Clone, Debug)]
pub struct Row {
    pub pat: Pat,
    pub guard: Option<Elab>,
    pub body: Elab,
}

#[derive(Clone, Debug)]
pub enum Pat {
    Any,
    Var(Local),
    As(Box<Pat>, Local),
    Con(Arc<ConRef>, Vec<Pat>),
    Lit(Lit),
    Range(char, char),
    Or(Vec<Pat>),
}

/// A constructor with what compiling matches has to know of it.
#[derive(Debug, PartialEq)]
pub struct ConRef {
    pub name: Symbol,
    pub arity: usize,
    /// All constructors of its type, itself included; empty when the type is open (`exn`).
    pub siblings: Arc<[Symbol]>,
}

/// Where something fails: OCaml's exceptions carry the place.
#[derive(Clone, Debug)]
pub struct Failure {
    pub file: Symbol,
    pub line: i64,
    pub column: i64,
}

/// Functions that the compiler knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Builtin {
    Prim(PrimOp),
    Compare(Comparison),
    And,
    Or,
    Not,
    Raise,
    Failwith,
    InvalidArg,
    /// `f @@ x`, `x |> f`.
    Apply,
    Pipe,
    /// Changes the type only.
    Identity,
    ReadInt,
    ReadLine,
    ReadFloat,
    Ref,
    Deref,
    Assign,
    Incr,
    Decr,
    ArraySet,
    Force,
    /// What is printed goes nowhere, but leaves a mark.
    Output,
    /// As it, for what is printed on the other channel.
    ErrorOutput,
    /// Arrays and bytes are lists and strings where nobody else holds them, and addresses where state is shared.
    ListOfArray,
    ArrayOfList,
    StringOfBytes,
    BytesOfString,
    /// A cell of the memory that every program has (`crate::lower`).
    Cell(u8),
    /// Ends the program.
    Halt,
    /// What a container of the library is in the memory.
    Inside,
    /// A hash by a function of the program, of which nobody but a table of the library sees what it gives.
    HashWith,
    /// What an exception of the library is called.
    ExceptionName,
}

impl Builtin {
    /// By the name in an `external` of the library.
    pub fn by_name(name: &str) -> Option<Builtin> {
        Some(match name {
            "%equal" => Builtin::Compare(Comparison::Eq),
            "%notequal" => Builtin::Compare(Comparison::Ne),
            "%lessthan" => Builtin::Compare(Comparison::Lt),
            "%lessequal" => Builtin::Compare(Comparison::Le),
            "%greaterthan" => Builtin::Compare(Comparison::Gt),
            "%greaterequal" => Builtin::Compare(Comparison::Ge),
            "%compare" => Builtin::Compare(Comparison::Compare),
            "%eq" => Builtin::Compare(Comparison::Same),
            "%noteq" => Builtin::Compare(Comparison::NotSame),
            "%sequand" => Builtin::And,
            "%sequor" => Builtin::Or,
            "%boolnot" => Builtin::Not,
            "%raise" => Builtin::Raise,
            "%failwith" => Builtin::Failwith,
            "%invalid_arg" => Builtin::InvalidArg,
            "%apply" => Builtin::Apply,
            "%revapply" => Builtin::Pipe,
            "%identity" => Builtin::Identity,
            "%read_int" => Builtin::ReadInt,
            "%read_line" => Builtin::ReadLine,
            "%read_float" => Builtin::ReadFloat,
            "%makemutable" => Builtin::Ref,
            "%deref" => Builtin::Deref,
            "%assign" => Builtin::Assign,
            "%incr" => Builtin::Incr,
            "%decr" => Builtin::Decr,
            "%array_set" => Builtin::ArraySet,
            "%lazy_force" => Builtin::Force,
            "%output" => Builtin::Output,
            "%error_output" => Builtin::ErrorOutput,
            "%list_of_array" => Builtin::ListOfArray,
            "%array_of_list" => Builtin::ArrayOfList,
            "%string_of_bytes" => Builtin::StringOfBytes,
            "%bytes_of_string" => Builtin::BytesOfString,
            "%input_cell" => Builtin::Cell(INPUT),
            "%exits_cell" => Builtin::Cell(EXITS),
            "%scanned_cell" => Builtin::Cell(SCANNED),
            "%halt" => Builtin::Halt,
            "%inside" => Builtin::Inside,
            "%hash_with" => Builtin::HashWith,
            "%exception_name" => Builtin::ExceptionName,
            "%shape" => Builtin::Compare(Comparison::Shape),
            "%hash" => Builtin::Compare(Comparison::Hash),
            _ => Builtin::Prim(PrimOp::by_name(name)?),
        })
    }

    pub fn arity(self) -> usize {
        match self {
            Builtin::Prim(op) => op.arity(),
            Builtin::Compare(_)
            | Builtin::And
            | Builtin::Or
            | Builtin::Apply
            | Builtin::Pipe
            | Builtin::Assign
            | Builtin::HashWith => 2,
            Builtin::ArraySet => 3,
            Builtin::Not
            | Builtin::Raise
            | Builtin::Failwith
            | Builtin::InvalidArg
            | Builtin::Identity
            | Builtin::ReadInt
            | Builtin::ReadLine
            | Builtin::ReadFloat
            | Builtin::Ref
            | Builtin::Deref
            | Builtin::Incr
            | Builtin::Decr
            | Builtin::Force
            | Builtin::Output
            | Builtin::ErrorOutput
            | Builtin::ListOfArray
            | Builtin::ArrayOfList
            | Builtin::StringOfBytes
            | Builtin::BytesOfString
            | Builtin::Cell(_)
            | Builtin::Halt
            | Builtin::ExceptionName
            | Builtin::Inside => 1,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    Compare,
    /// `==` and `!=`: as far as OCaml says what they give.
    Same,
    NotSame,
    /// `Hashtbl.hash` of both operands, which are the same: what a type must have for it is what order needs.
    Hash,
    /// What both operands, which are the same, are in memory, for our module of memory.
    Shape,
}

/// Cells that every program's memory has: what was printed, on both channels, the latest first; what is left to read; what to
/// do at the end.
pub const OUTPUT: u8 = 0;
pub const ERRORS: u8 = 1;
pub const INPUT: u8 = 2;
pub const EXITS: u8 = 3;
/// Whether the file was run and what follows it began.
pub const STARTED: u8 = 4;
/// Whether `Scanf` has read input.
pub const SCANNED: u8 = 5;

impl Comparison {
    pub fn class(self) -> Class {
        match self {
            Comparison::Eq | Comparison::Ne => Class::Eq,
            Comparison::Same | Comparison::NotSame => Class::Same,
            Comparison::Compare | Comparison::Hash | Comparison::Shape => Class::Ord,
            Comparison::Lt | Comparison::Le | Comparison::Gt | Comparison::Ge => Class::Less,
        }
    }
}

/// What a type must have for a polymorphic comparison; each is passed as one function where the type is a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Class {
    /// `a -> a -> bool`.
    Eq,
    /// `a -> a -> int`, as `compare`.
    Ord,
    /// `a -> a -> int`, for `<` and its kin: as `compare`, but 2 where one side is not a number: neither below nor above.
    Less,
    /// `a -> a -> int`, for `==`: whether two values are one in memory, see [`crate::lower`].
    Same,
}

impl Class {
    /// Whether it gives a number: the order.
    pub fn is_order(self) -> bool {
        matches!(self, Class::Ord | Class::Less)
    }

    pub fn name(self) -> &'static str {
        match self {
            Class::Eq => "Eq",
            Class::Ord => "Ord",
            Class::Less => "Less",
            Class::Same => "Same",
        }
    }

    pub fn by_name(name: Symbol) -> Class {
        match name.as_str() {
            "Eq" => Class::Eq,
            "Ord" => Class::Ord,
            "Less" => Class::Less,
            _ => Class::Same,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EvidenceId(pub u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GroupId(pub u32);

/// How a comparison at some type is done.
#[derive(Clone, Debug)]
pub enum Evidence {
    /// Not decided yet, or never (then something was reported).
    Pending,
    /// The function that the definition was given.
    Param(GroupId, usize),
    /// By the type's constructor, with the evidence for its arguments.
    Structure(Class, Symbol, Vec<EvidenceId>),
}

/// One top-level definition.
#[derive(Clone, Debug)]
pub struct Definition {
    pub name: Symbol,
    pub scheme: Scheme,
    pub group: GroupId,
    pub body: Elab,
    pub span: Span,
    /// Of its parameters, as far as some have one.
    pub labels: Arc<[Option<Symbol>]>,
    /// Why it is no constant for who looks at single functions ([`crate::changing`]).
    pub changes: Option<Symbol>,
    /// Whether nothing happens when it is evaluated although its code is lost: it is a function.
    pub is_quiet: bool,
}

/// What inference leaves behind beside the trees.
#[derive(Clone, Debug, Default)]
pub struct Facts {
    pub evidence: Vec<Evidence>,
    /// The classes that each group takes evidence for.
    pub groups: Vec<Vec<Class>>,
    /// Types of local variables.
    pub locals: FxHashMap<u32, Type>,
    /// Record types with fields that can be assigned to.
    pub mutable: FxHashSet<Symbol>,
    /// Record types that are part of a constructor: the two are one block.
    pub inline: FxHashSet<Symbol>,
    /// Types that get constructors later, besides that of exceptions.
    pub open: FxHashSet<Symbol>,
}
