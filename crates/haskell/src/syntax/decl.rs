//! Declarations.

use selfsame_core::program::Fixity;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;

use super::expr::{Expr, Pat, Rhs};
use super::types::{Context, Type};
use super::{Name, Spanned};

/// A declaration at the top of a module.
#[derive(Clone, Debug)]
pub enum Decl {
    /// `data` or `newtype`.
    Data(DataDecl),
    /// `type T a b = t`.
    Synonym {
        /// As it is declared, without qualifier.
        name: Name,
        /// All of them, in order.
        params: Vec<Symbol>,
        /// What it stands for.
        ty: Type,
        /// The whole declaration.
        span: Span,
    },
    /// `type family F a` or `data family F a`; an associated one stands beside its class.
    Family(FamilyDecl),
    /// `type instance F [a] = a`; that of an associated family stands beside its instance.
    Equation(FamilyEquation),
    /// A class with its defaults.
    Class(ClassDecl),
    /// An instance with its methods.
    Instance(InstanceDecl),
    /// `deriving instance Ctx => Class (T a)`.
    StandaloneDeriving {
        /// As it is written: nothing is inferred.
        context: Context,
        /// Which class.
        class: Name,
        /// What the class is applied to before the type.
        args: Vec<Type>,
        /// The type that becomes an instance.
        ty: Type,
        /// How.
        strategy: Strategy,
        /// The whole declaration.
        span: Span,
    },
    /// `pattern P x y = p`; its functions are declarations beside it ([`crate::parse`]).
    PatternSynonym {
        /// As it is declared.
        name: Name,
        /// How many parameters it has.
        arity: usize,
        /// It can be used in expressions.
        builds: bool,
        /// The whole declaration.
        span: Span,
    },
    /// `pattern P :: t`, until all of the module is read.
    PatternSignature {
        /// One signature may be for several.
        names: Vec<Name>,
        /// From the parameters to what is matched.
        ty: Type,
        /// The whole declaration.
        span: Span,
    },
    /// `default (Int, Double)`.
    Default(Vec<Type>, Span),
    /// What may also stand in a `let`.
    Value(ValueDecl),
    /// What we do not read, with the names it would have defined, so that only their users are left out.
    Unsupported(Unsupported),
}

/// Something that we do not read.
#[derive(Clone, Debug)]
pub struct Unsupported {
    /// "type family", "Template Haskell splice", "foreign import"…
    pub what: String,
    /// Names that it would define, as far as they can be seen.
    pub defines: Vec<Name>,
    /// The parser has given a diagnostic already (a syntax error); otherwise whoever leaves the names out reports it.
    pub reported: bool,
    /// All of it.
    pub span: Span,
}

/// A function from types to types.
#[derive(Clone, Debug)]
pub struct FamilyDecl {
    /// As it is declared, without qualifier.
    pub name: Name,
    /// Without kinds.
    pub params: Vec<Symbol>,
    /// Each of its types is declared by an instance of its own.
    pub is_data: bool,
    /// The equations of a closed family.
    pub closed: Option<Vec<FamilyEquation>>,
    /// The whole declaration.
    pub span: Span,
}

/// What a family is at some types.
#[derive(Clone, Debug)]
pub struct FamilyEquation {
    /// The family.
    pub family: Name,
    /// As many as the family has parameters.
    pub args: Vec<Type>,
    /// What it is there.
    pub ty: Type,
    /// In an instance, its class, whose associated type it is whatever names are in scope.
    pub class: Option<Name>,
    /// The whole equation.
    pub span: Span,
}

/// `data` or `newtype`.
#[derive(Clone, Debug)]
pub struct DataDecl {
    /// As it is declared, without qualifier.
    pub name: Name,
    /// Without kinds.
    pub params: Vec<Symbol>,
    /// Whether it says `newtype`.
    pub newtype: bool,
    /// None for a type that has no values.
    pub cons: Vec<ConDecl>,
    /// In the order of the source.
    pub deriving: Vec<Deriving>,
    /// For an instance of a data family, the family and what it is applied to; the name is then ours.
    pub instance_of: Option<(Name, Vec<Type>)>,
    /// The whole declaration.
    pub span: Span,
}

/// One derived class: `Show`, or via a strategy that we treat as the stock one.
#[derive(Clone, Debug)]
pub struct Deriving {
    /// Which class.
    pub class: Name,
    /// What the class is applied to before the type: `MonadState Int`.
    pub args: Vec<Type>,
    /// How.
    pub strategy: Strategy,
}

/// How an instance is derived.
#[derive(Clone, Debug)]
pub enum Strategy {
    /// It says nothing.
    Unsaid,
    /// `deriving stock`: by code for the class.
    Stock,
    /// `deriving newtype`: what the type inside has.
    Newtype,
    /// `deriving anyclass`: an instance without methods.
    Anyclass,
    /// `deriving via`: what another type with the same values has.
    Via(Type),
}

/// A constructor as it is declared.
#[derive(Clone, Debug)]
pub struct ConDecl {
    /// As it is declared, without qualifier.
    pub name: Name,
    /// In order; those of a record have labels.
    pub fields: Vec<Field>,
    /// A constructor written with braces, even empty ones.
    pub record: bool,
    /// Declared between its two arguments: `a :+: b`, a `Foo` b.
    pub infix: bool,
    /// Type variables that it alone has: `forall a.` before it, and for one in GADT syntax with a result of its own, all of them.
    pub vars: Vec<Symbol>,
    /// `Show a =>` before it.
    pub context: Context,
    /// In GADT syntax, when it is not the type applied to its parameters.
    pub result: Option<Type>,
    /// Set when the constructor needs what we do not support.
    pub unsupported: Option<String>,
    /// The whole constructor.
    pub span: Span,
}

impl ConDecl {
    /// Whether matching on it brings types or dictionaries into scope.
    pub fn is_special(&self) -> bool {
        !self.vars.is_empty() || !self.context.is_empty() || self.result.is_some()
    }
}

/// A field of a constructor.
#[derive(Clone, Debug)]
pub struct Field {
    /// In a record.
    pub label: Option<Name>,
    /// Without the mark of strictness.
    pub ty: Type,
    /// Whether `!` says so, or an extension that makes all fields strict.
    pub strict: bool,
}

/// A class as it is declared.
#[derive(Clone, Debug)]
pub struct ClassDecl {
    /// Superclasses.
    pub context: Context,
    /// As it is declared, without qualifier.
    pub name: Name,
    /// In the order of the declaration.
    pub params: Vec<Symbol>,
    /// `| a -> b`: what decides, and what is decided.
    pub dependencies: Vec<(Vec<Symbol>, Vec<Symbol>)>,
    /// Signatures, default definitions and fixities, in order.
    pub body: Vec<ValueDecl>,
    /// Its associated types, which are declared beside it.
    pub associated: Vec<Name>,
    /// What associated types are in instances that do not say it.
    pub defaults: Vec<FamilyEquation>,
    /// Methods whose default is for other types than the method, and these types: `default put :: ...`.
    pub special_defaults: Vec<(Name, Type)>,
    /// Associated types and the like: why it is unsupported.
    pub unsupported: Option<String>,
    /// The whole declaration.
    pub span: Span,
}

/// An instance as it is declared.
#[derive(Clone, Debug)]
pub struct InstanceDecl {
    /// What it needs.
    pub context: Context,
    /// Which class.
    pub class: Name,
    /// One, where the class has one parameter.
    pub types: Vec<Type>,
    /// Definitions of methods, and what else stands there.
    pub body: Vec<ValueDecl>,
    /// The associated types that it defines, by equations beside it.
    pub associated: Vec<Name>,
    /// Why the instance cannot be used, though its head was read.
    pub unsupported: Option<String>,
    /// The whole declaration.
    pub span: Span,
}

/// What may stand at the top level, in `let` and `where`, and in class and instance bodies.
#[derive(Clone, Debug)]
pub enum ValueDecl {
    /// Adjacent clauses of one name are one function, in order.
    Function(Function),
    /// `(a, b) = e`, `!x = e`, `Just y | g = e`. A plain `x = e` is a `Function` with one clause and no patterns.
    Pattern {
        /// What is matched.
        pat: Pat,
        /// With what.
        rhs: Rhs,
        /// The whole binding.
        span: Span,
    },
    /// `f, g :: type`.
    Signature {
        /// Without qualifier.
        names: Vec<Name>,
        /// What all of them have.
        ty: Type,
        /// The whole signature.
        span: Span,
    },
    /// `infixl 6 +, -`.
    Fixity {
        /// Operators, without qualifier.
        names: Vec<Name>,
        /// What all of them have.
        fixity: Fixity,
        /// The whole declaration.
        span: Span,
    },
    /// Something that we do not read.
    Unsupported(Unsupported),
}

/// A function, or a variable without parameters.
#[derive(Clone, Debug)]
pub struct Function {
    /// Without qualifier.
    pub name: Name,
    /// At least one; all have as many parameters.
    pub clauses: Vec<Clause>,
    /// All clauses.
    pub span: Span,
}

/// One equation of a function.
#[derive(Clone, Debug)]
pub struct Clause {
    /// For an infix definition, both sides (and what follows a parenthesised one).
    pub pats: Vec<Pat>,
    /// What stands behind the patterns.
    pub rhs: Rhs,
    /// The whole equation.
    pub span: Span,
}

/// One entry of a `RULES` pragma.
#[derive(Clone, Debug)]
pub struct Rule {
    /// In quotes.
    pub name: Spanned<String>,
    /// `[1]`, `[~2]`, `[~]` as written; it does not change what the rule says.
    pub phase: Option<String>,
    /// `forall a b.` of the type binders, when there are two `forall`s.
    pub type_binders: Vec<Symbol>,
    /// In the order of the source.
    pub binders: Vec<RuleBinder>,
    /// Left of the equals sign.
    pub lhs: Expr,
    /// Right of it.
    pub rhs: Expr,
    /// The whole rule.
    pub span: Span,
}

/// A variable of a rule.
#[derive(Clone, Debug)]
pub struct RuleBinder {
    /// Without qualifier.
    pub name: Name,
    /// Where the rule says it.
    pub ty: Option<Type>,
}

/// `-- selfsame: "rule name" total n xs, finite ys`
#[derive(Clone, Debug, PartialEq)]
pub struct Directive {
    /// The rule or property that it is about.
    pub rule: Spanned<String>,
    /// Variables that stand for values without bottoms in them; `all` is all of them.
    pub total: Vec<Spanned<Symbol>>,
    /// Variables that stand for finite values without bottoms in them; `all` is all of them.
    pub finite: Vec<Spanned<Symbol>>,
    /// The whole comment.
    pub span: Span,
}
