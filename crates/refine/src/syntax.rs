//! Annotations as they are written: `{-@ ... @-}`.

use num_bigint::BigInt;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;

/// One annotation.
#[derive(Clone, Debug, PartialEq)]
pub enum Annotation {
    /// `f, g :: x:Nat -> {v:Int | v > x}`
    Signatures(Vec<Signature>),
    /// `class Sized s where size :: s a -> Nat`: of methods, whatever the instance.
    Class(Vec<Signature>),
    /// `instance Sized [] where size :: xs:[a] -> {v:Nat | v = len xs}`: of the methods of one instance, by its class and type.
    Instance(Symbol, Symbol, Vec<Signature>),
    /// `bound up`: a function of predicates, which says what these have to do with each other.
    Bound(Symbol),
    /// `type ListN a N = {v:[a] | len v = N}`
    Alias(Alias),
    /// `predicate Between L N H = L <= N && N < H`
    Predicate(Predicate),
    /// `measure size :: List a -> Int`, with clauses
    Measure(Measure),
    /// `instance measure size :: [a] -> Int`, with clauses: what a measure of a class is at a type.
    InstanceMeasure(Measure),
    /// `measure size`, `reflect append`, `inline max`: a function of the program is used in refinements.
    Lifted(Symbol, Span),
    /// `data List a = Emp | (:+:) { hd :: a, tl :: List a }`
    Data(Data),
    /// `invariant {v:[a] | len v >= 0}`: of all values of a type.
    Invariant(SpecType),
    /// `LIQUID "--no-totality"`: matches may fail.
    NoTotality,
    /// `LIQUID "--no-termination"`: functions may run for ever.
    NoTermination,
    /// `lazy f`: this one may.
    Lazy(Symbol),
    /// `ignore f`, `fail f`: what is said of it is believed, and nothing is asked.
    Unchecked(Symbol),
    /// `embed T as Set_Set`: values of a data type are sets to the logic.
    Sets(Symbol),
    /// `embed T as int`, `embed T as (BitVec Size32)`: values of a newtype are numbers to the logic.
    Numbers(Symbol),
    /// `rewriteWith f [lemma]`, `rewrite lemma`: what may be used to show something of `f`, or of everything.
    Rewrites(Option<Symbol>, Vec<Symbol>),
    /// Read, and of no consequence: options, termination hints, qualifiers.
    Ignored,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Signature {
    pub name: Symbol,
    pub ty: SpecType,
    /// `forall <p :: a -> Bool>`: predicates that it holds for, whatever they are.
    pub predicates: Vec<PredicateParam>,
    /// Whether these have to do with each other, and where that is said.
    pub bounds: Option<Span>,
    /// The names of what says it, where it has one.
    pub bounded_by: Vec<Symbol>,
    /// `/ [n - i]`: what gets smaller with every call.
    pub metric: Vec<Term>,
    /// Believed rather than checked.
    pub is_assumed: bool,
    /// One of those that come with the library, which hold for lists only where they speak of lists.
    pub is_library: bool,
    /// Of the whole signature.
    pub span: Span,
}

/// Parameters in capitals stand for terms, others for types.
#[derive(Clone, Debug, PartialEq)]
pub struct Alias {
    pub name: Symbol,
    pub params: Vec<Symbol>,
    pub body: SpecType,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Predicate {
    pub name: Symbol,
    pub params: Vec<Symbol>,
    pub body: Term,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Measure {
    pub name: Symbol,
    pub ty: SpecType,
    pub clauses: Vec<Clause>,
    pub span: Span,
}

/// `size (x :+: xs) = 1 + size xs`
#[derive(Clone, Debug, PartialEq)]
pub struct Clause {
    pub con: Symbol,
    /// `_` is a name as well.
    pub fields: Vec<Symbol>,
    pub body: Term,
    pub span: Span,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Data {
    pub name: Symbol,
    pub params: Vec<Symbol>,
    /// Predicates that its values are told apart by.
    pub predicates: Vec<PredicateParam>,
    pub cons: Vec<DataCon>,
    pub span: Span,
}

#[derive(Clone, Debug, PartialEq)]
pub struct DataCon {
    pub name: Symbol,
    /// Fields without a name are numbered.
    pub fields: Vec<(Symbol, SpecType)>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum SpecType {
    /// `x:arg -> result`
    Fun { name: Option<Symbol>, arg: Box<SpecType>, result: Box<SpecType> },
    /// A type constructor, a type variable or an alias. Lists are `[]`, tuples `(,)`.
    Con { name: Symbol, args: Vec<SpecArg>, span: Span },
    /// `{v:ty | pred}`
    Refined { var: Symbol, inner: Box<SpecType>, pred: Term, span: Span },
    /// `Int<p>`, `List<{\x y -> x <= y}> a`: abstract refinements with what they stand for.
    Abstract { inner: Box<SpecType>, predicates: Vec<PredicateArg>, span: Span },
    /// `{v:_ | pred}`, `_`: the type is the program's own.
    Hole,
}

/// `p :: a -> Int -> Bool`, without the truth value.
#[derive(Clone, Debug, PartialEq)]
pub struct PredicateParam {
    pub name: Symbol,
    pub params: Vec<SpecType>,
}

/// What an abstract refinement stands for.
#[derive(Clone, Debug, PartialEq)]
pub enum PredicateArg {
    /// `<p x>`: another one, perhaps applied to its first arguments.
    Name(Symbol, Vec<Term>, Span),
    /// `<{\x y -> x <= y}>`
    Lambda(Vec<Symbol>, Term),
    /// It says nothing.
    Any,
}

impl PredicateArg {
    /// What it says of these values.
    pub fn of(&self, values: Vec<Term>) -> Option<Term> {
        match self {
            PredicateArg::Name(name, first, span) => {
                let args = first.iter().cloned().chain(values).collect();
                Some(Term::App(Box::new(Term::Name(*name, *span)), args))
            }
            PredicateArg::Lambda(params, holds) if params.len() == values.len() => {
                Some(holds.subst(&|name| params.iter().position(|param| *param == name).map(|at| values[at].clone())))
            }
            PredicateArg::Lambda(..) => None,
            PredicateArg::Any => Some(Term::truth()),
        }
    }

    fn subst(&self, of: &dyn Fn(Symbol) -> Option<Term>) -> PredicateArg {
        match self {
            PredicateArg::Name(name, first, span) => {
                PredicateArg::Name(*name, first.iter().map(|term| term.subst(of)).collect(), *span)
            }
            PredicateArg::Lambda(params, holds) => {
                let inside = |name: Symbol| if params.contains(&name) { None } else { of(name) };
                PredicateArg::Lambda(params.clone(), holds.subst(&inside))
            }
            PredicateArg::Any => PredicateArg::Any,
        }
    }

    fn renamed(&self, new: &dyn Fn(Symbol) -> Symbol) -> PredicateArg {
        match self {
            PredicateArg::Lambda(params, holds) => {
                let place = Span::new(selfsame_core::span::FileId(0), 0, 0);
                let swap = |name: Symbol| params.contains(&name).then(|| Term::Name(new(name), place));
                PredicateArg::Lambda(params.iter().map(|param| new(*param)).collect(), holds.subst(&swap))
            }
            arg => arg.clone(),
        }
    }

    fn names(&self, all: &mut Vec<Symbol>) {
        match self {
            PredicateArg::Name(_, first, _) => first.iter().for_each(|term| term.names(all)),
            PredicateArg::Lambda(_, holds) => holds.names(all),
            PredicateArg::Any => {}
        }
    }
}

/// What a type constructor or an alias is applied to.
#[derive(Clone, Debug, PartialEq)]
pub enum SpecArg {
    Type(SpecType),
    Term(Term),
}

/// A term of the logic.
#[derive(Clone, Debug, PartialEq)]
pub enum Term {
    Number(BigInt),
    Double(String),
    Text(String),
    Char(char),
    /// A variable, a measure, a function, a constructor, a field.
    Name(Symbol, Span),
    App(Box<Term>, Vec<Term>),
    Op(Op, Box<(Term, Term)>),
    Not(Box<Term>),
    Negate(Box<Term>),
    If(Box<(Term, Term, Term)>),
    Tuple(Vec<Term>),
    /// `[]`, `[a, b]`
    List(Vec<Term>),
    /// What an abstract refinement says of a list: of each element and each one behind it.
    Pairwise(Box<Pairwise>),
}

/// `[a]<{\first second -> holds}>`
#[derive(Clone, Debug, PartialEq)]
pub struct Pairwise {
    pub first: Symbol,
    pub second: Symbol,
    pub holds: Term,
    pub list: Term,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    Add,
    Sub,
    Mul,
    /// Rounds down, as the logic's division does.
    Div,
    Mod,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    And,
    Or,
    Implies,
    Iff,
}

impl Term {
    /// Replaces names.
    pub fn subst(&self, of: &dyn Fn(Symbol) -> Option<Term>) -> Term {
        let pair = |pair: &(Term, Term)| Box::new((pair.0.subst(of), pair.1.subst(of)));
        let all = |terms: &[Term]| terms.iter().map(|term| term.subst(of)).collect();
        match self {
            Term::Name(name, _) => of(*name).unwrap_or_else(|| self.clone()),
            Term::App(head, args) => Term::App(Box::new(head.subst(of)), all(args)),
            Term::Op(op, sides) => Term::Op(*op, pair(sides)),
            Term::Not(term) => Term::Not(Box::new(term.subst(of))),
            Term::Negate(term) => Term::Negate(Box::new(term.subst(of))),
            Term::If(parts) => Term::If(Box::new((parts.0.subst(of), parts.1.subst(of), parts.2.subst(of)))),
            Term::Tuple(parts) => Term::Tuple(all(parts)),
            Term::List(parts) => Term::List(all(parts)),
            Term::Pairwise(pairs) => {
                let inside = |name: Symbol| {
                    if name == pairs.first || name == pairs.second { None } else { of(name) }
                };
                Term::Pairwise(Box::new(Pairwise {
                    first: pairs.first,
                    second: pairs.second,
                    holds: pairs.holds.subst(&inside),
                    list: pairs.list.subst(of),
                }))
            }
            Term::Number(_) | Term::Double(_) | Term::Text(_) | Term::Char(_) => self.clone(),
        }
    }

    /// The same with other names for what it binds of these.
    fn renamed(&self, outside: &[Symbol], new: &dyn Fn(Symbol) -> Symbol) -> Term {
        match self {
            Term::Pairwise(pairs) if outside.contains(&pairs.first) || outside.contains(&pairs.second) => {
                let span = Span::new(selfsame_core::span::FileId(0), 0, 0);
                let swap =
                    |name: Symbol| (name == pairs.first || name == pairs.second).then(|| Term::Name(new(name), span));
                Term::Pairwise(Box::new(Pairwise {
                    first: new(pairs.first),
                    second: new(pairs.second),
                    holds: pairs.holds.subst(&swap),
                    list: pairs.list.clone(),
                }))
            }
            term => term.clone(),
        }
    }

    /// All names in it.
    pub fn names(&self, all: &mut Vec<Symbol>) {
        match self {
            Term::Name(name, _) => all.push(*name),
            Term::App(head, args) => {
                head.names(all);
                args.iter().for_each(|arg| arg.names(all));
            }
            Term::Op(_, sides) => {
                sides.0.names(all);
                sides.1.names(all);
            }
            Term::Not(term) | Term::Negate(term) => term.names(all),
            Term::If(parts) => [&parts.0, &parts.1, &parts.2].into_iter().for_each(|part| part.names(all)),
            Term::Tuple(parts) | Term::List(parts) => parts.iter().for_each(|part| part.names(all)),
            Term::Pairwise(pairs) => {
                pairs.holds.names(all);
                pairs.list.names(all);
            }
            Term::Number(_) | Term::Double(_) | Term::Text(_) | Term::Char(_) => {}
        }
    }

    /// The terms that it is made of.
    pub fn parts(&self) -> Vec<&Term> {
        match self {
            Term::App(head, args) => std::iter::once(&**head).chain(args).collect(),
            Term::Op(_, sides) => vec![&sides.0, &sides.1],
            Term::Not(term) | Term::Negate(term) => vec![term],
            Term::If(parts) => vec![&parts.0, &parts.1, &parts.2],
            Term::Tuple(parts) | Term::List(parts) => parts.iter().collect(),
            // Its own names stand for elements.
            Term::Pairwise(_) => Vec::new(),
            Term::Name(..) | Term::Number(_) | Term::Double(_) | Term::Text(_) | Term::Char(_) => Vec::new(),
        }
    }

    /// Whether two terms are the same but for their parts, and for the places where they stand.
    pub fn has_head_of(&self, other: &Term) -> bool {
        match (self, other) {
            (Term::Name(name, _), Term::Name(other, _)) => name == other,
            (Term::Op(op, _), Term::Op(other, _)) => op == other,
            (Term::App(..), Term::App(..)) | (Term::Not(_), Term::Not(_)) | (Term::Negate(_), Term::Negate(_)) => true,
            (Term::If(_), Term::If(_)) | (Term::Tuple(_), Term::Tuple(_)) | (Term::List(_), Term::List(_)) => true,
            (Term::Number(_) | Term::Double(_) | Term::Text(_) | Term::Char(_), other) => self == other,
            _ => false,
        }
    }

    /// Whether two terms are the same but for the places where they stand.
    pub fn is_written_as(&self, other: &Term) -> bool {
        let (parts, others) = (self.parts(), other.parts());
        self.has_head_of(other)
            && parts.len() == others.len()
            && parts.into_iter().zip(others).all(|(part, other)| part.is_written_as(other))
    }

    /// What always holds.
    pub fn truth() -> Term {
        Term::Name(Symbol::new("true"), Span::new(selfsame_core::span::FileId(0), 0, 0))
    }

    /// With nothing said by these predicates: what they are applied to holds.
    pub fn freed(&self, of: &[Symbol]) -> Term {
        let pair = |pair: &(Term, Term)| Box::new((pair.0.freed(of), pair.1.freed(of)));
        let all = |terms: &[Term]| terms.iter().map(|term| term.freed(of)).collect();
        match self {
            Term::App(head, args) => match &**head {
                Term::Name(name, _) if of.contains(name) => Term::truth(),
                _ => Term::App(head.clone(), all(args)),
            },
            Term::Op(op, sides) => Term::Op(*op, pair(sides)),
            Term::Not(term) => Term::Not(Box::new(term.freed(of))),
            Term::Negate(term) => Term::Negate(Box::new(term.freed(of))),
            Term::If(parts) => Term::If(Box::new((parts.0.freed(of), parts.1.freed(of), parts.2.freed(of)))),
            Term::Tuple(parts) => Term::Tuple(all(parts)),
            Term::List(parts) => Term::List(all(parts)),
            Term::Pairwise(pairs) => Term::Pairwise(Box::new(Pairwise {
                holds: pairs.holds.freed(of),
                list: pairs.list.freed(of),
                ..(**pairs).clone()
            })),
            term => term.clone(),
        }
    }

    pub fn and(self, other: Term) -> Term {
        Term::Op(Op::And, Box::new((self, other)))
    }
}

impl SpecType {
    /// All names in its refinements.
    pub fn names(&self, all: &mut Vec<Symbol>) {
        match self {
            SpecType::Fun { arg, result, .. } => {
                arg.names(all);
                result.names(all);
            }
            SpecType::Con { args, .. } => args.iter().for_each(|arg| match arg {
                SpecArg::Type(ty) => ty.names(all),
                SpecArg::Term(term) => term.names(all),
            }),
            SpecType::Refined { inner, pred, .. } => {
                inner.names(all);
                pred.names(all);
            }
            SpecType::Abstract { inner, predicates, .. } => {
                inner.names(all);
                predicates.iter().for_each(|predicate| predicate.names(all));
            }
            SpecType::Hole => {}
        }
    }

    /// With nothing said by these abstract refinements.
    pub fn freed(&self, of: &[Symbol]) -> SpecType {
        match self {
            SpecType::Fun { name, arg, result } => {
                SpecType::Fun { name: *name, arg: Box::new(arg.freed(of)), result: Box::new(result.freed(of)) }
            }
            SpecType::Con { name, args, span } => {
                let args = args.iter().map(|arg| match arg {
                    SpecArg::Type(ty) => SpecArg::Type(ty.freed(of)),
                    SpecArg::Term(term) => SpecArg::Term(term.freed(of)),
                });
                SpecType::Con { name: *name, args: args.collect(), span: *span }
            }
            SpecType::Refined { var, inner, pred, span } => {
                SpecType::Refined { var: *var, inner: Box::new(inner.freed(of)), pred: pred.freed(of), span: *span }
            }
            SpecType::Abstract { inner, predicates, span } => {
                let predicates = predicates.iter().map(|predicate| match predicate {
                    PredicateArg::Name(name, ..) if of.contains(name) => PredicateArg::Any,
                    PredicateArg::Lambda(params, holds) => PredicateArg::Lambda(params.clone(), holds.freed(of)),
                    predicate => predicate.clone(),
                });
                let (inner, predicates) = (Box::new(inner.freed(of)), predicates.collect());
                SpecType::Abstract { inner, predicates, span: *span }
            }
            SpecType::Hole => SpecType::Hole,
        }
    }

    /// How often an abstract refinement stands behind a type in it.
    pub fn mentions(&self, predicate: Symbol) -> usize {
        match self {
            SpecType::Fun { arg, result, .. } => arg.mentions(predicate) + result.mentions(predicate),
            SpecType::Con { args, .. } => args
                .iter()
                .map(|arg| match arg {
                    SpecArg::Type(ty) => ty.mentions(predicate),
                    SpecArg::Term(_) => 0,
                })
                .sum(),
            SpecType::Refined { inner, .. } => inner.mentions(predicate),
            SpecType::Abstract { inner, predicates, .. } => {
                let is_it = |arg: &&PredicateArg| matches!(arg, PredicateArg::Name(name, ..) if *name == predicate);
                inner.mentions(predicate) + predicates.iter().filter(is_it).count()
            }
            SpecType::Hole => 0,
        }
    }

    /// Whether it says anything by itself, whatever abstract refinements stand for. Aliases may.
    pub fn says(&self) -> bool {
        match self {
            SpecType::Fun { arg, result, .. } => arg.says() || result.says(),
            SpecType::Con { args, .. } => args.iter().any(|arg| match arg {
                SpecArg::Type(ty) => ty.says(),
                SpecArg::Term(_) => true,
            }),
            SpecType::Refined { .. } => true,
            SpecType::Abstract { inner, predicates, .. } => {
                inner.says() || predicates.iter().any(|predicate| matches!(predicate, PredicateArg::Lambda(..)))
            }
            SpecType::Hole => false,
        }
    }

    /// The same type, with other names for what it binds of these.
    pub fn renamed(&self, outside: &[Symbol]) -> SpecType {
        let new = |name: Symbol| if outside.contains(&name) { Symbol::new(&format!("{name} of alias")) } else { name };
        let swap = |term: &Term, old: Symbol, span: Span| {
            if new(old) == old {
                term.clone()
            } else {
                term.subst(&|name| (name == old).then(|| Term::Name(new(old), span)))
            }
        };
        match self {
            SpecType::Fun { name, arg, result } => {
                let mut result = result.renamed(outside);
                if let Some(old) = name.filter(|old| new(*old) != *old) {
                    let span = Span::new(selfsame_core::span::FileId(0), 0, 0);
                    result = result.subst(&|name| (name == old).then(|| Term::Name(new(old), span)));
                }
                SpecType::Fun { name: name.map(new), arg: Box::new(arg.renamed(outside)), result: Box::new(result) }
            }
            SpecType::Con { name, args, span } => {
                let args = args.iter().map(|arg| match arg {
                    SpecArg::Type(ty) => SpecArg::Type(ty.renamed(outside)),
                    SpecArg::Term(_) => arg.clone(),
                });
                SpecType::Con { name: *name, args: args.collect(), span: *span }
            }
            SpecType::Refined { var, inner, pred, span } => SpecType::Refined {
                var: new(*var),
                inner: Box::new(inner.renamed(outside)),
                pred: swap(&pred.renamed(outside, &new), *var, *span),
                span: *span,
            },
            SpecType::Abstract { inner, predicates, span } => SpecType::Abstract {
                inner: Box::new(inner.renamed(outside)),
                predicates: predicates.iter().map(|predicate| predicate.renamed(&new)).collect(),
                span: *span,
            },
            SpecType::Hole => SpecType::Hole,
        }
    }

    /// Replaces names in its refinements.
    pub fn subst(&self, of: &dyn Fn(Symbol) -> Option<Term>) -> SpecType {
        match self {
            SpecType::Fun { name, arg, result } => {
                SpecType::Fun { name: *name, arg: Box::new(arg.subst(of)), result: Box::new(result.subst(of)) }
            }
            SpecType::Con { name, args, span } => {
                let args = args.iter().map(|arg| match arg {
                    SpecArg::Type(ty) => SpecArg::Type(ty.subst(of)),
                    SpecArg::Term(term) => SpecArg::Term(term.subst(of)),
                });
                SpecType::Con { name: *name, args: args.collect(), span: *span }
            }
            SpecType::Refined { var, inner, pred, span } => SpecType::Refined {
                var: *var,
                inner: Box::new(inner.subst(of)),
                pred: pred.subst(&|name| if name == *var { None } else { of(name) }),
                span: *span,
            },
            SpecType::Abstract { inner, predicates, span } => SpecType::Abstract {
                inner: Box::new(inner.subst(of)),
                predicates: predicates.iter().map(|predicate| predicate.subst(of)).collect(),
                span: *span,
            },
            SpecType::Hole => SpecType::Hole,
        }
    }
}
