//! The syntax tree of OCaml as we read it: operators are applications of their names, sugar is mostly still there.
//!
//! Constructs outside the language we read are kept as `Unsupported` with the reason, so that only the definitions that
//! contain them are lost.

use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use serde::{Deserialize, Serialize};

/// `M.N.x`: the modules on the way and the name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Path {
    pub modules: Vec<Symbol>,
    pub name: Symbol,
    pub span: Span,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Expr {
    pub kind: ExprKind,
    pub span: Span,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum ExprKind {
    Var(Path),
    Con(Path, Option<Box<Expr>>),
    /// A tag of a polymorphic variant, without the backquote.
    Tag(Symbol, Option<Box<Expr>>),
    Int(i64),
    /// A number of another size: its type, and which.
    Wide(Symbol, i64),
    Float(f64),
    Char(char),
    Str(String),
    Tuple(Vec<Expr>),
    List(Vec<Expr>),
    Array(Vec<Expr>),
    /// `{base with fields}`; a field without a value is a pun and has been given one.
    Record(Option<Box<Expr>>, Vec<(Path, Expr)>),
    Field(Box<Expr>, Path),
    SetField(Box<Expr>, Path, Box<Expr>),
    /// `a.(i)` and `s.[i]`.
    Index(Indexed, Box<Expr>, Box<Expr>),
    SetIndex(Indexed, Box<Expr>, Box<Expr>, Box<Expr>),
    Fun(Vec<Param>, Box<Expr>),
    Function(Vec<Case>),
    Apply(Box<Expr>, Vec<Arg>),
    Let(bool, Vec<Binding>, Box<Expr>),
    Match(Box<Expr>, Vec<Case>),
    Try(Box<Expr>, Vec<Case>),
    If(Box<Expr>, Box<Expr>, Option<Box<Expr>>),
    Seq(Box<Expr>, Box<Expr>),
    While(Box<Expr>, Box<Expr>),
    For(Box<ForLoop>),
    Annot(Box<Expr>, TypeExpr),
    Assert(Box<Expr>),
    Lazy(Box<Expr>),
    /// `M.(e)` and `let open M in e`.
    Open(ModuleExpr, Box<Expr>),
    /// `let module`, `let exception`, and the like: an item in scope of the expression.
    LetItem(Box<Item>, Box<Expr>),
    /// `[%extension_constructor A]`.
    Extension(Path),
    /// `(module M : S)`.
    Pack(Box<ModuleExpr>, Option<Box<ModuleType>>),
    Unsupported(String),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Indexed {
    Array,
    String,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ForLoop {
    pub var: Pattern,
    pub from: Expr,
    pub to: Expr,
    pub up: bool,
    pub body: Expr,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Arg {
    /// `~x` is `x`, and `?x`, which gives an option, is `?x`.
    pub label: Option<Symbol>,
    pub expr: Expr,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Param {
    /// That of an optional one starts with `?`.
    pub label: Option<Symbol>,
    pub pattern: Pattern,
    /// What an optional one is when it is left out; without one it is an option.
    pub default: Option<Expr>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Case {
    pub pattern: Pattern,
    pub guard: Option<Expr>,
    pub body: Expr,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Binding {
    pub pattern: Pattern,
    /// Parameters have become a [`ExprKind::Fun`].
    pub body: Expr,
    /// An explicitly polymorphic annotation (`let f : 'a. …`): it may be used at several types within the recursion.
    pub poly: Option<TypeExpr>,
    pub span: Span,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Pattern {
    pub kind: PatternKind,
    pub span: Span,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum PatternKind {
    Any,
    Var(Symbol),
    Alias(Box<Pattern>, Symbol),
    Con(Path, Option<Box<Pattern>>),
    /// A tag of a polymorphic variant, without the backquote.
    Tag(Symbol, Option<Box<Pattern>>),
    /// `#t`: all tags of a type.
    TagsOf(Path),
    Int(i64),
    /// A number of another size: its type, and which.
    Wide(Symbol, i64),
    Float(f64),
    Char(char),
    Str(String),
    Range(char, char),
    Tuple(Vec<Pattern>),
    List(Vec<Pattern>),
    Array(Vec<Pattern>),
    Record(Vec<(Path, Pattern)>),
    Or(Vec<Pattern>),
    Lazy(Box<Pattern>),
    Annot(Box<Pattern>, TypeExpr),
    /// `match e with exception p -> …`, at the top of a case only.
    Exception(Box<Pattern>),
    Open(ModuleExpr, Box<Pattern>),
    /// `(module M : S)`; the name may be `_`.
    Unpack(Option<Symbol>, Option<Box<ModuleType>>),
    Unsupported(String),
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TypeExpr {
    pub kind: TypeKind,
    pub span: Span,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum TypeKind {
    Any,
    Var(Symbol),
    Con(Path, Vec<TypeExpr>),
    Fun(Option<Symbol>, Box<TypeExpr>, Box<TypeExpr>),
    Tuple(Vec<TypeExpr>),
    /// The tags of a polymorphic variant, each with what it has, the variants that it includes, and whether there may be others.
    Variant(Vec<(Symbol, Option<TypeExpr>)>, Vec<TypeExpr>, bool),
    /// Of objects: nothing else is known of it.
    Object,
    /// `(module S)`.
    Package(Box<ModuleType>),
    /// `t as 'a`.
    Named(Box<TypeExpr>, Symbol),
    Unsupported(String),
}

/// A definition of a structure as it is written.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Item {
    /// Which one.
    pub kind: ItemKind,
    /// All of it, attributes left out.
    pub span: Span,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum ItemKind {
    Let(bool, Vec<Binding>),
    /// An expression between `;;`.
    Eval(Expr),
    Type(Vec<TypeDecl>),
    /// `type ā t += …`: what the type is called, its parameters, and what it gets.
    Extend(Path, Vec<Symbol>, Vec<Extension>),
    Exception(Constructor),
    /// `exception E = M.F`.
    ExceptionAlias(Symbol, Path),
    External(Symbol, TypeExpr, String),
    /// A value of which only an interface is there.
    Declared(Symbol),
    Module(Symbol, ModuleExpr),
    ModuleType(Symbol, ModuleType),
    Open(ModuleExpr),
    Include(ModuleExpr),
    /// What is left out on purpose because it has no meaning for us: directives, attributes.
    Ignored,
    /// Classes, which are not read: the types that they define.
    Class(Vec<TypeDecl>),
    /// The names that are lost, and why.
    Unsupported(Vec<Symbol>, String),
    /// A syntax error within: the message has been given already.
    Broken(Vec<Symbol>),
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TypeDecl {
    pub name: Symbol,
    /// Whether its body may mention it; after `type nonrec` the name is another type there.
    pub recursive: bool,
    pub params: Vec<Symbol>,
    pub body: TypeBody,
    pub span: Span,
}

/// A constructor that a type gets which is open.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Extension {
    New(Constructor),
    /// `A = M.B`.
    Alias(Symbol, Path),
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum TypeBody {
    /// `type t`: nothing is known.
    Abstract,
    /// `type t = ..`: it gets constructors later.
    Open,
    Alias(TypeExpr),
    Variant(Vec<Constructor>),
    Record(Vec<FieldDecl>),
    /// `type t = M.t = A | B`: the constructors or fields of the other type, here too.
    Same(TypeExpr, Box<TypeBody>),
    Unsupported(String),
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Constructor {
    pub name: Symbol,
    pub args: ConstructorArgs,
    /// The type that it makes, where it says so itself (`A : int -> int t`); then all its variables are its own.
    pub result: Option<TypeExpr>,
    pub span: Span,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum ConstructorArgs {
    Tuple(Vec<TypeExpr>),
    Record(Vec<FieldDecl>),
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct FieldDecl {
    pub name: Symbol,
    pub ty: TypeExpr,
    /// Whether it has type variables of its own: `f : 'a. …`.
    pub poly: bool,
    pub mutable: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ModuleExpr {
    pub kind: ModuleKind,
    pub span: Span,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum ModuleKind {
    Path(Path),
    Struct(Vec<Item>),
    /// `functor (X : S) -> body`; `()` has no module type.
    Functor(Symbol, Option<ModuleType>, Box<ModuleExpr>),
    Apply(Box<ModuleExpr>, Box<ModuleExpr>),
    /// `(M : S)`: only what `S` mentions can be seen.
    Sealed(Box<ModuleExpr>, ModuleType),
    /// `(val e : S)`.
    Unpack(Box<Expr>, Option<Box<ModuleType>>),
    Unsupported(String),
}

/// What a module shows. The types of its values are not looked at: what is read is well typed without them.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ModuleType {
    pub kind: ModuleTypeKind,
    pub span: Span,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum ModuleTypeKind {
    Path(Path),
    Signature(Vec<Spec>),
    /// `functor (X : S) -> T`.
    Functor(Option<Box<ModuleType>>, Box<ModuleType>),
    /// `S with type t := …`: the types and the modules that are taken out, and what types are told to be (`with type t = …`).
    Without(Box<ModuleType>, Vec<Symbol>, Vec<Symbol>, Vec<(Path, TypeExpr)>),
    /// `module type of M`.
    Of(Box<ModuleExpr>),
    Unsupported(String),
}

/// An item of a signature.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Spec {
    /// With its type, if that is read.
    Value(Symbol, Option<TypeExpr>),
    Type(Vec<TypeDecl>),
    /// An exception, or a constructor that an open type gets.
    Exception(Symbol),
    Module(Symbol, ModuleType),
    /// `module M = N`.
    ModuleAlias(Symbol),
    ModuleType(Symbol, ModuleType),
    Include(ModuleType),
    Open(ModuleExpr),
    /// It may show something that we do not know of.
    Unknown(String),
}
