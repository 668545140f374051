//! Types, as front ends infer them and engines read them.
//!
//! Core terms carry no types; globals, constructors, free (symbolic) variables and goals do, and that is enough to
//! reconstruct the type of any subterm (`typing`). Newtypes are erased from terms, so a type such as `Sum Int` and its
//! representation `Int` have the same values; printing is directed by types and puts the newtype's constructor back.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::symbol::Symbol;

/// The largest type that a definition may have, in nodes. Inference can write types of exponential size in the length of a
/// definition; whoever has one of these is better told than waited for.
pub const LARGEST_TYPE: usize = 10_000;

/// A type of the calculus, or of a front end that infers.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Type {
    /// A quantified or rigid variable.
    Var(Symbol),
    /// An inference variable: only while a front end infers, never in a [`crate::program::Program`].
    Meta(u32),
    /// A type constructor with the arguments it has so far. Functions are `->`, lists `[]`, tuples `(,)`, unit `()`;
    /// other names are qualified by the module that defines them. A class is the type of its dictionaries.
    Con(Symbol, Arc<[Type]>),
    /// A variable or meta applied to an argument: `f a`. Never a `Con` on the left: use [`Type::apply`].
    App(Arc<Type>, Arc<Type>),
    /// `forall vs. ps => t`; in Core the predicates have become dictionary arguments and the list is empty.
    Forall(Arc<[Symbol]>, Arc<[Pred]>, Arc<Type>),
}

/// A class constraint: `Eq a`, `Monad m`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pred {
    /// The class, qualified by its module.
    pub class: Symbol,
    /// What must be an instance of it.
    pub ty: Type,
}

impl Type {
    /// A constructor without arguments.
    pub fn con(name: impl Into<Symbol>) -> Type {
        Type::Con(name.into(), Arc::new([]))
    }

    /// A constructor with these arguments.
    pub fn con_of(name: impl Into<Symbol>, args: impl IntoIterator<Item = Type>) -> Type {
        Type::Con(name.into(), args.into_iter().collect())
    }

    /// A quantified or rigid variable.
    pub fn var(name: impl Into<Symbol>) -> Type {
        Type::Var(name.into())
    }

    /// A function of one argument.
    pub fn fun(from: Type, to: Type) -> Type {
        Type::con_of("->", [from, to])
    }

    /// `a1 -> ... -> an -> result`.
    pub fn funs(args: impl IntoIterator<Item = Type, IntoIter: DoubleEndedIterator>, result: Type) -> Type {
        args.into_iter().rev().fold(result, |to, from| Type::fun(from, to))
    }

    /// The lists of an element type.
    pub fn list(element: Type) -> Type {
        Type::con_of("[]", [element])
    }

    /// A tuple; for no parts the unit type.
    pub fn tuple(parts: Vec<Type>) -> Type {
        Type::con_of(tuple_name(parts.len()).as_str(), parts)
    }

    /// `Int`.
    pub fn int() -> Type {
        Type::con("Int")
    }

    /// `Integer`.
    pub fn integer() -> Type {
        Type::con("Integer")
    }

    /// `Double`.
    pub fn double() -> Type {
        Type::con("Double")
    }

    /// `Char`.
    pub fn char() -> Type {
        Type::con("Char")
    }

    /// `Bool`.
    pub fn bool() -> Type {
        Type::con("Bool")
    }

    /// The lists of characters.
    pub fn string() -> Type {
        Type::list(Type::char())
    }

    /// Applies a type to one more argument, keeping constructor applications flat.
    pub fn apply(self, arg: Type) -> Type {
        match self {
            Type::Con(name, args) => Type::Con(name, args.iter().cloned().chain([arg]).collect()),
            head => Type::App(Arc::new(head), Arc::new(arg)),
        }
    }

    /// Argument and result, when this is a function type.
    pub fn as_fun(&self) -> Option<(&Type, &Type)> {
        match self {
            Type::Con(name, args) if args.len() == 2 && name.as_str() == "->" => Some((&args[0], &args[1])),
            _ => None,
        }
    }

    /// The types that it is made of, in the order in which they are written.
    pub fn each_part<'a>(&'a self, mut visit: impl FnMut(&'a Type)) {
        match self {
            Type::Var(_) | Type::Meta(_) => {}
            Type::Con(_, args) => args.iter().for_each(visit),
            Type::App(head, arg) => {
                visit(head);
                visit(arg);
            }
            Type::Forall(_, preds, body) => {
                preds.iter().for_each(|pred| visit(&pred.ty));
                visit(body);
            }
        }
    }

    /// A copy in which each part is what `of` makes of it.
    pub fn map_parts(&self, mut of: impl FnMut(&Type) -> Type) -> Type {
        match self {
            Type::Var(_) | Type::Meta(_) => self.clone(),
            Type::Con(_, args) if args.is_empty() => self.clone(),
            Type::Con(name, args) => Type::Con(*name, args.iter().map(of).collect()),
            Type::App(head, arg) => of(head).apply(of(arg)),
            Type::Forall(vars, preds, body) => {
                let preds = preds.iter().map(|pred| Pred { class: pred.class, ty: of(&pred.ty) }).collect();
                Type::Forall(vars.clone(), preds, Arc::new(of(body)))
            }
        }
    }

    /// Sees itself and all that it is made of.
    pub fn visit<'a>(&'a self, see: &mut dyn FnMut(&'a Type)) {
        see(self);
        self.each_part(|part| part.visit(see));
    }

    /// Whether something holds of it or of anything that it is made of.
    pub fn any(&self, holds: &mut dyn FnMut(&Type) -> bool) -> bool {
        let mut found = holds(self);
        self.each_part(|part| found = found || part.any(holds));
        found
    }

    /// Whether it has more nodes than this, written out in full. Looks at no more of them.
    pub fn is_larger_than(&self, nodes: usize) -> bool {
        fn left(ty: &Type, nodes: usize) -> Option<usize> {
            let nodes = nodes.checked_sub(1)?;
            match ty {
                Type::Var(_) | Type::Meta(_) => Some(nodes),
                Type::Con(_, args) => args.iter().try_fold(nodes, |nodes, arg| left(arg, nodes)),
                Type::App(head, arg) => left(arg, left(head, nodes)?),
                Type::Forall(_, preds, body) => {
                    left(body, preds.iter().try_fold(nodes, |nodes, pred| left(&pred.ty, nodes))?)
                }
            }
        }
        left(self, nodes).is_none()
    }

    /// The type with these in the places of parameters; those for which there is none stay.
    pub fn at(&self, params: &[Symbol], args: &[Type]) -> Type {
        self.subst(&|var| params.iter().position(|param| *param == var).and_then(|i| args.get(i).cloned()))
    }

    /// Replaces variables; bound ones of inner `forall`s are left alone, and renamed where a type that is put in has a variable of the same name.
    pub fn subst(&self, of: &dyn Fn(Symbol) -> Option<Type>) -> Type {
        match self {
            Type::Var(v) => of(*v).unwrap_or_else(|| self.clone()),
            Type::Forall(vars, preds, body) => {
                let free = |v: Symbol| if vars.contains(&v) { None } else { of(v) };
                let Some(taken) = self.captured(vars, &free) else { return self.map_parts(|part| part.subst(&free)) };
                let mut other = Symbol::new(&format!("{taken}'"));
                while self.any(&mut |part| *part == Type::Var(other)) || vars.contains(&other) {
                    other = Symbol::new(&format!("{other}'"));
                }
                let rename = |v: Symbol| if v == taken { other } else { v };
                let renamed = |part: &Type| part.subst(&|v| (v == taken).then_some(Type::Var(other)));
                let preds = preds.iter().map(|pred| Pred { class: pred.class, ty: renamed(&pred.ty) }).collect();
                Type::Forall(vars.iter().map(|v| rename(*v)).collect(), preds, Arc::new(renamed(body))).subst(of)
            }
            _ => self.map_parts(|part| part.subst(of)),
        }
    }

    /// The body of a `forall` with bound variables that are called as no variable of a source is: whatever is put into it later is not captured.
    pub fn with_own_binders(vars: &[Symbol], body: &Type) -> (Vec<Symbol>, Type) {
        let own = |var: &Symbol| {
            let mut name = var.to_string();
            while !name.ends_with('~')
                || body.any(&mut |part| *var != name.as_str().into() && *part == Type::var(name.as_str()))
            {
                name.push('~');
            }
            Symbol::new(&name)
        };
        let names: Vec<Symbol> = vars.iter().map(own).collect();
        let of = |var: Symbol| vars.iter().position(|known| *known == var).map(|at| Type::Var(names[at]));
        let body = body.subst(&of);
        (names, body)
    }

    /// A bound variable whose name some type has that is put in.
    fn captured(&self, vars: &[Symbol], of: &dyn Fn(Symbol) -> Option<Type>) -> Option<Symbol> {
        let mut taken = None;
        self.any(&mut |part| {
            let Type::Var(v) = part else { return false };
            let put_in = of(*v);
            let bound = |inner: &Type| match inner {
                Type::Var(name) if vars.contains(name) => Some(*name),
                _ => None,
            };
            put_in.is_some_and(|put_in| {
                put_in.any(&mut |inner| {
                    taken = taken.or(bound(inner));
                    taken.is_some()
                })
            })
        });
        taken
    }
}

/// `(,)` for 2, `(,,)` for 3, `()` for 0.
pub fn tuple_name(size: usize) -> String {
    format!("({})", ",".repeat(size.saturating_sub(1)))
}

/// The size of a tuple constructor by its name: 2 for `(,)`.
pub fn tuple_size(name: &str) -> Option<usize> {
    let commas = name.strip_prefix('(')?.strip_suffix(')')?;
    (!commas.is_empty() && commas.bytes().all(|b| b == b',')).then_some(commas.len() + 1)
}

/// The last part of a qualified name: `insert` of `Data.Map.insert`, `.` of `Data.Function..`.
pub fn base_name(name: &str) -> &str {
    let mut rest = name;
    while let Some((module, tail)) = rest.split_once('.') {
        let is_module = module.starts_with(|c: char| c.is_uppercase())
            && module.chars().all(|c| c.is_alphanumeric() || c == '_' || c == '\'');
        if !is_module || tail.is_empty() {
            break;
        }
        rest = tail;
    }
    rest
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print(self, Place::Top, f)
    }
}

impl fmt::Display for Pred {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", base_name(self.class.as_str()))?;
        print(&self.ty, Place::Argument, f)
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Place {
    Top,
    ArrowLeft,
    Argument,
}

fn print(ty: &Type, place: Place, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let parens = |yes: bool, f: &mut fmt::Formatter<'_>, inner: &dyn Fn(&mut fmt::Formatter<'_>) -> fmt::Result| {
        if yes {
            f.write_str("(")?;
        }
        inner(f)?;
        if yes { f.write_str(")") } else { Ok(()) }
    };
    if let Some((from, to)) = ty.as_fun() {
        return parens(place != Place::Top, f, &|f| {
            print(from, Place::ArrowLeft, f)?;
            f.write_str(" -> ")?;
            print(to, Place::Top, f)
        });
    }
    match ty {
        Type::Var(v) => write!(f, "{v}"),
        Type::Meta(m) => write!(f, "t{m}"),
        Type::Con(name, args) => match (name.as_str(), &args[..]) {
            ("[]", [t]) if *t == Type::char() => f.write_str("String"),
            ("[]", [t]) => {
                f.write_str("[")?;
                print(t, Place::Top, f)?;
                f.write_str("]")
            }
            ("Selfsame.Sized.Sized", [Type::Con(width, _)]) => {
                // `W8` is the width of `Word8`.
                let (kind, bits) = base_name(width.as_str()).split_at(1);
                write!(f, "{}{bits}", if kind == "W" { "Word" } else { "Int" })
            }
            (text, args) if tuple_size(text) == Some(args.len()) => {
                for (i, arg) in args.iter().enumerate() {
                    f.write_str(if i == 0 { "(" } else { ", " })?;
                    print(arg, Place::Top, f)?;
                }
                f.write_str(")")
            }
            ("->", []) => f.write_str("(->)"),
            (text, []) => f.write_str(base_name(text)),
            (text, args) => parens(place == Place::Argument, f, &|f| {
                f.write_str(if text == "->" { "(->)" } else { base_name(text) })?;
                args.iter().try_for_each(|arg| {
                    f.write_str(" ")?;
                    print(arg, Place::Argument, f)
                })
            }),
        },
        Type::App(head, arg) => parens(place == Place::Argument, f, &|f| {
            print(head, Place::ArrowLeft, f)?;
            f.write_str(" ")?;
            print(arg, Place::Argument, f)
        }),
        Type::Forall(vars, preds, body) => parens(place != Place::Top, f, &|f| {
            if !vars.is_empty() {
                f.write_str("forall")?;
                vars.iter().try_for_each(|v| write!(f, " {v}"))?;
                f.write_str(". ")?;
            }
            match &preds[..] {
                [] => {}
                [pred] => write!(f, "{pred} => ")?,
                preds => {
                    for (i, pred) in preds.iter().enumerate() {
                        write!(f, "{}{pred}", if i == 0 { "(" } else { ", " })?;
                    }
                    f.write_str(") => ")?;
                }
            }
            print(body, Place::Top, f)
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_print_as_a_haskell_programmer_writes_them() {
        let a = || Type::var("a");
        let maybe = Type::con_of("Data.Maybe.Maybe", [Type::list(a())]);
        let ty = Type::funs([Type::fun(a(), maybe.clone()), Type::tuple(vec![a(), Type::string()])], maybe);
        assert_eq!(ty.to_string(), "(a -> Maybe [a]) -> (a, String) -> Maybe [a]");
        let scheme = Type::Forall(
            Arc::new(["f".into()]),
            Arc::new([Pred { class: "Prelude.Monad".into(), ty: Type::var("f") }]),
            Arc::new(Type::fun(Type::var("f").apply(a()), Type::con_of("->", [a()]))),
        );
        assert_eq!(scheme.to_string(), "forall f. Monad f => f a -> (->) a");
    }

    #[test]
    fn sizes_are_those_of_types_written_in_full() {
        let mut ty = Type::fun(Type::int(), Type::var("a"));
        assert!(ty.is_larger_than(2) && !ty.is_larger_than(3));
        for _ in 0..200 {
            ty = Type::tuple(vec![ty.clone(), ty]);
        }
        assert!(ty.is_larger_than(1000));
    }

    #[test]
    fn base_names_survive_dots_in_operators() {
        assert_eq!(base_name("Data.Map.insert"), "insert");
        assert_eq!(base_name("Data.Function.."), ".");
        assert_eq!(base_name("Prelude..&."), ".&.");
        assert_eq!(base_name("Maybe"), "Maybe");
    }
}
