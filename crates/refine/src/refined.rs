//! Types of the program with what specifications say of their values.

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, base_name};

use crate::specs::Specs;
use crate::syntax::{Alias, SpecArg, SpecType, Term};

/// A type of the program, refined.
#[derive(Clone, Debug, PartialEq)]
pub enum Refined {
    Base {
        ty: Type,
        /// One for each argument of the type constructor.
        args: Vec<Refined>,
        refinements: Vec<Refinement>,
    },
    Fun {
        /// How refinements further right call the argument.
        name: Symbol,
        arg: Box<Refined>,
        result: Box<Refined>,
    },
}

/// `{var | term}`, and where it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Refinement {
    pub var: Symbol,
    pub term: Term,
    pub span: Span,
}

impl Refined {
    /// A type of which nothing is said.
    pub fn trivial(ty: &Type) -> Refined {
        if let Some((from, to)) = ty.as_fun() {
            let (arg, result) = (Box::new(Refined::trivial(from)), Box::new(Refined::trivial(to)));
            return Refined::Fun { name: Symbol::new("_"), arg, result };
        }
        let args = match ty {
            Type::Con(_, args) => args.iter().map(Refined::trivial).collect(),
            _ => Vec::new(),
        };
        Refined::Base { ty: ty.clone(), args, refinements: Vec::new() }
    }

    pub fn is_trivial(&self) -> bool {
        match self {
            Refined::Base { args, refinements, .. } => refinements.is_empty() && args.iter().all(Refined::is_trivial),
            Refined::Fun { arg, result, .. } => arg.is_trivial() && result.is_trivial(),
        }
    }

    /// Parameters with their names, and the result.
    pub fn params(&self) -> (Vec<(Symbol, &Refined)>, &Refined) {
        let (mut params, mut rest) = (Vec::new(), self);
        while let Refined::Fun { name, arg, result } = rest {
            params.push((*name, &**arg));
            rest = result;
        }
        (params, rest)
    }

    /// The type of the program that is refined.
    pub fn ty(&self) -> Type {
        match self {
            Refined::Base { ty, .. } => ty.clone(),
            Refined::Fun { arg, result, .. } => Type::fun(arg.ty(), result.ty()),
        }
    }
}

/// Puts a specification on a type of the program. Where they have different shapes, nothing is said of the type, unless
/// that would lose a refinement.
pub fn align(specs: &Specs, spec: &SpecType, ty: &Type) -> Result<Refined, Diagnostic> {
    Aligning { specs, depth: 0 }.align(spec, ty)
}

struct Aligning<'a> {
    specs: &'a Specs,
    depth: u32,
}

/// Aliases inside each other.
const DEEPEST: u32 = 100;

impl Aligning<'_> {
    fn align(&mut self, spec: &SpecType, ty: &Type) -> Result<Refined, Diagnostic> {
        match spec {
            SpecType::Hole => Ok(Refined::trivial(ty)),
            SpecType::Fun { name, arg, result } => {
                let Some((from, to)) = ty.as_fun() else {
                    return Err(unfit(span_of(spec), ty));
                };
                // An argument without a name is called as its refinement calls it.
                let own = match &**arg {
                    SpecType::Refined { var, .. } => *var,
                    _ => Symbol::new("_"),
                };
                let (arg, result) = (Box::new(self.align(arg, from)?), Box::new(self.align(result, to)?));
                Ok(Refined::Fun { name: name.unwrap_or(own), arg, result })
            }
            SpecType::Refined { var, inner, pred, span } => match self.align(inner, ty)? {
                Refined::Base { ty, args, mut refinements } => {
                    refinements.push(Refinement { var: *var, term: pred.clone(), span: *span });
                    Ok(Refined::Base { ty, args, refinements })
                }
                Refined::Fun { .. } => Err(Diagnostic::unsupported(*span, "unsupported annotation")
                    .label("a refinement of a function as a whole")),
            },
            SpecType::Con { name, args, span } => match self.specs.aliases.get(name) {
                Some(alias) => {
                    if self.depth >= DEEPEST {
                        return Err(Diagnostic::unsupported(*span, "unsupported annotation").label("an endless alias"));
                    }
                    let expanded = expand(alias, args, *span)?;
                    self.depth += 1;
                    let aligned = self.align(&expanded, ty);
                    self.depth -= 1;
                    aligned
                }
                None => self.constructor(*name, args, *span, ty),
            },
        }
    }

    fn constructor(&mut self, name: Symbol, args: &[SpecArg], span: Span, ty: &Type) -> Result<Refined, Diagnostic> {
        if let Type::Con(con, types) = ty
            && base_name(con.as_str()) == base_name(name.as_str())
            && types.len() == args.len()
        {
            let mut aligned = Vec::with_capacity(args.len());
            for (arg, ty) in args.iter().zip(types.iter()) {
                match arg {
                    SpecArg::Type(spec) => aligned.push(self.align(spec, ty)?),
                    SpecArg::Term(_) => return Err(unfit(span, ty)),
                }
            }
            return Ok(Refined::Base { ty: ty.clone(), args: aligned, refinements: Vec::new() });
        }
        // A type variable, or a synonym that the program expanded.
        if args.iter().any(is_refining) { Err(unfit(span, ty)) } else { Ok(Refined::trivial(ty)) }
    }
}

fn unfit(span: Span, ty: &Type) -> Diagnostic {
    Diagnostic::unsupported(span, "unsupported annotation").label(format!("this does not fit the type `{ty}`"))
}

fn is_refining(arg: &SpecArg) -> bool {
    match arg {
        SpecArg::Term(_) => true,
        SpecArg::Type(SpecType::Con { args, .. }) => args.iter().any(is_refining),
        SpecArg::Type(SpecType::Fun { .. } | SpecType::Hole) => false,
        SpecArg::Type(SpecType::Refined { .. }) => true,
    }
}

fn span_of(spec: &SpecType) -> Span {
    match spec {
        SpecType::Con { span, .. } | SpecType::Refined { span, .. } => *span,
        SpecType::Fun { arg, .. } => span_of(arg),
        SpecType::Hole => Span::new(selfsame_core::span::FileId(0), 0, 0),
    }
}

/// An alias with its parameters filled in. Parameters in capitals stand for terms.
fn expand(alias: &Alias, args: &[SpecArg], span: Span) -> Result<SpecType, Diagnostic> {
    if alias.params.len() != args.len() {
        let message = format!("`{}` takes {} arguments", alias.name, alias.params.len());
        return Err(Diagnostic::unsupported(span, "unsupported annotation").label(message));
    }
    let (mut types, mut terms) = (Vec::new(), Vec::new());
    for (param, arg) in alias.params.iter().zip(args) {
        match (param.as_str().starts_with(char::is_uppercase), arg) {
            (true, SpecArg::Term(term)) => terms.push((*param, term.clone())),
            (true, SpecArg::Type(SpecType::Con { name, args, span })) if args.is_empty() => {
                terms.push((*param, Term::Name(*name, *span)));
            }
            (true, SpecArg::Type(_)) => {
                let message = format!("`{param}` stands for a term");
                return Err(Diagnostic::unsupported(span, "unsupported annotation").label(message));
            }
            (false, SpecArg::Type(ty)) => types.push((*param, ty.clone())),
            (false, SpecArg::Term(_)) => {
                let message = format!("`{param}` stands for a type");
                return Err(Diagnostic::unsupported(span, "unsupported annotation").label(message));
            }
        }
    }
    let find = |name: Symbol| terms.iter().find(|(param, _)| *param == name).map(|(_, term)| term.clone());
    // Terms first: types that come in speak of the variables outside.
    Ok(replace(&alias.body.subst(&find), &types))
}

fn replace(spec: &SpecType, types: &[(Symbol, SpecType)]) -> SpecType {
    match spec {
        SpecType::Con { name, args, .. } if args.is_empty() => {
            types.iter().find(|(param, _)| param == name).map_or_else(|| spec.clone(), |(_, ty)| ty.clone())
        }
        SpecType::Con { name, args, span } => {
            let args = args.iter().map(|arg| match arg {
                SpecArg::Type(ty) => SpecArg::Type(replace(ty, types)),
                SpecArg::Term(_) => arg.clone(),
            });
            SpecType::Con { name: *name, args: args.collect(), span: *span }
        }
        SpecType::Fun { name, arg, result } => {
            SpecType::Fun { name: *name, arg: Box::new(replace(arg, types)), result: Box::new(replace(result, types)) }
        }
        SpecType::Refined { var, inner, pred, span } => {
            SpecType::Refined { var: *var, inner: Box::new(replace(inner, types)), pred: pred.clone(), span: *span }
        }
        SpecType::Hole => SpecType::Hole,
    }
}
