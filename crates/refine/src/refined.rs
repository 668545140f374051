//! Types of the program with what specifications say of their values.

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, base_name};

use crate::limits;
use crate::specs::Specs;
use crate::syntax::{Alias, Pairwise, PredicateArg, Signature, SpecArg, SpecType, Term};

/// A type of the program, refined.
#[derive(Clone, Debug, PartialEq)]
pub enum Refined {
    Base {
        ty: Type,
        /// One for each argument of the type constructor.
        args: Vec<Refined>,
        refinements: Vec<Refinement>,
        /// What the abstract refinements of the data type stand for; none if they say nothing.
        predicates: Vec<PredicateArg>,
    },
    Fun {
        /// How refinements further right call the argument.
        name: Symbol,
        arg: Box<Refined>,
        result: Box<Refined>,
        /// Of the function as a whole.
        refinements: Vec<Refinement>,
    },
}

/// Before the name of a parameter that is a predicate: no source has such names.
pub const PREDICATE: &str = "predicate ";

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
            return Refined::Fun { name: Symbol::new("_"), arg, result, refinements: Vec::new() };
        }
        let args = match ty {
            Type::Con(_, args) => args.iter().map(Refined::trivial).collect(),
            _ => Vec::new(),
        };
        Refined::Base { ty: ty.clone(), args, refinements: Vec::new(), predicates: Vec::new() }
    }

    pub fn is_trivial(&self) -> bool {
        match self {
            Refined::Base { args, refinements, predicates, .. } => {
                refinements.is_empty() && predicates.is_empty() && args.iter().all(Refined::is_trivial)
            }
            Refined::Fun { refinements, .. } => refinements.is_empty() && self.is_plain(),
        }
    }

    /// Whether nothing is said of what a function is given or gives.
    pub fn is_plain(&self) -> bool {
        match self {
            Refined::Fun { arg, result, .. } => arg.is_trivial() && result.is_trivial(),
            Refined::Base { .. } => true,
        }
    }

    /// The same, but that nothing is said of the result.
    pub fn without_result(&self) -> Refined {
        match self {
            Refined::Fun { name, arg, result, refinements } => Refined::Fun {
                name: *name,
                arg: arg.clone(),
                result: Box::new(result.without_result()),
                refinements: refinements.clone(),
            },
            Refined::Base { ty, .. } => Refined::trivial(ty),
        }
    }

    /// The same with something else said of the result, if that is no function.
    pub fn with_result(&self, change: &mut dyn FnMut(&mut Vec<Refinement>)) -> Refined {
        let mut changed = self.clone();
        let mut rest = &mut changed;
        while let Refined::Fun { result, .. } = rest {
            rest = result;
        }
        if let Refined::Base { refinements, .. } = rest {
            change(refinements);
        }
        changed
    }

    /// Parameters with their names, and the result.
    pub fn params(&self) -> (Vec<(Symbol, &Refined)>, &Refined) {
        let (mut params, mut rest) = (Vec::new(), self);
        while let Refined::Fun { name, arg, result, .. } = rest {
            params.push((*name, &**arg));
            rest = result;
        }
        (params, rest)
    }

    /// With predicates before its parameters: those that abstract refinements stand for.
    pub fn over(self, predicates: Vec<(Symbol, Type)>) -> Refined {
        predicates.into_iter().rev().fold(self, |result, (name, ty)| {
            let name = Symbol::new(&format!("{PREDICATE}{name}"));
            let arg = Box::new(Refined::trivial(&ty));
            Refined::Fun { name, arg, result: Box::new(result), refinements: Vec::new() }
        })
    }

    /// How many predicates stand before its parameters.
    pub fn predicates(&self) -> usize {
        self.params().0.iter().take_while(|(name, _)| name.as_str().starts_with(PREDICATE)).count()
    }

    /// The type of the program that is refined.
    pub fn ty(&self) -> Type {
        match self {
            Refined::Base { ty, .. } => ty.clone(),
            Refined::Fun { arg, result, .. } => Type::fun(arg.ty(), result.ty()),
        }
    }
}

/// What a signature says where its function is used: its abstract refinements may stand for anything, so for what says nothing.
pub fn used(specs: &Specs, signature: &Signature, ty: &Type) -> Result<Refined, Diagnostic> {
    if signature.predicates.is_empty() {
        return align(specs, &signature.ty, ty);
    }
    let names: Vec<Symbol> = signature.predicates.iter().map(|predicate| predicate.name).collect();
    align(specs, &signature.ty.freed(&names), ty)
}

/// The type of a function with a variable in each place of `T<p>`: what its specification promises for every `p` is what a
/// function promises that knows nothing of the type. Only where `p` is said of values and nowhere else.
pub fn parametric(signature: &Signature, ty: &Type) -> Option<Type> {
    let mut named = Vec::new();
    signature.ty.names(&mut named);
    // A place that keeps its own type would be a source that is missed.
    let is_plain = |name: Symbol| {
        let mut places = 0;
        opened(&signature.ty, ty, &[name]).visit(&mut |part| places += usize::from(*part == Type::Var(opening(name))));
        !named.contains(&name) && places > 0 && places == signature.ty.mentions(name)
    };
    let plain: Vec<Symbol> = signature.predicates.iter().map(|p| p.name).filter(|name| is_plain(*name)).collect();
    if plain.is_empty() { None } else { Some(opened(&signature.ty, ty, &plain)) }
}

/// The type variable of an abstract refinement.
fn opening(predicate: Symbol) -> Symbol {
    Symbol::new(&format!("<{predicate}>"))
}

fn opened(spec: &SpecType, ty: &Type, predicates: &[Symbol]) -> Type {
    match (spec, ty) {
        (SpecType::Fun { arg, result, .. }, ty) => match ty.as_fun() {
            Some((from, to)) => Type::fun(opened(arg, from, predicates), opened(result, to, predicates)),
            None => ty.clone(),
        },
        (SpecType::Refined { inner, .. }, ty) => opened(inner, ty, predicates),
        (SpecType::Abstract { inner, predicates: said, .. }, ty) => match &said[..] {
            [PredicateArg::Name(name, first, _)] if first.is_empty() && predicates.contains(name) && is_bare(inner) => {
                Type::Var(opening(*name))
            }
            _ => ty.clone(),
        },
        (SpecType::Con { args, .. }, Type::Con(con, types)) if args.len() == types.len() => {
            let args = args.iter().zip(types.iter()).map(|(arg, ty)| match arg {
                SpecArg::Type(spec) => opened(spec, ty, predicates),
                SpecArg::Term(_) => ty.clone(),
            });
            Type::con_of(*con, args)
        }
        _ => ty.clone(),
    }
}

/// Whether a type has no parts.
fn is_bare(spec: &SpecType) -> bool {
    matches!(spec, SpecType::Con { args, .. } if args.is_empty())
}

/// What the type variables of a specification stand for.
pub fn bind(spec: &SpecType, ty: &Type, known: &mut Vec<(Symbol, Type)>) {
    match (spec, ty) {
        (SpecType::Refined { inner, .. } | SpecType::Abstract { inner, .. }, ty) => bind(inner, ty, known),
        (SpecType::Fun { arg, result, .. }, ty) => {
            if let Some((from, to)) = ty.as_fun() {
                bind(arg, from, known);
                bind(result, to, known);
            }
        }
        (SpecType::Con { name, args, .. }, ty) if args.is_empty() && name.as_str().starts_with(char::is_lowercase) => {
            // The first counts.
            known.push((*name, ty.clone()));
        }
        (SpecType::Con { args, .. }, Type::Con(_, types)) if args.len() == types.len() => {
            for (arg, ty) in args.iter().zip(types.iter()) {
                if let SpecArg::Type(spec) = arg {
                    bind(spec, ty, known);
                }
            }
        }
        _ => {}
    }
}

/// Puts a specification on a type of the program. Everything that is written finds its place, or it fails.
pub fn align(specs: &Specs, spec: &SpecType, ty: &Type) -> Result<Refined, Diagnostic> {
    Aligning { specs, depth: 0 }.align(spec, ty)
}

struct Aligning<'a> {
    specs: &'a Specs,
    depth: u32,
}

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
                let place = span_of(result);
                let (arg, result) = (Box::new(self.align(arg, from)?), Box::new(self.align(result, to)?));
                if matches!(&*result, Refined::Fun { refinements, .. } if !refinements.is_empty()) {
                    return Err(Diagnostic::unsupported(place, "unsupported annotation")
                        .label("a refinement of a function that is a result"));
                }
                Ok(Refined::Fun { name: name.unwrap_or(own), arg, result, refinements: Vec::new() })
            }
            SpecType::Refined { var, inner, pred, span } => match self.align(inner, ty)? {
                Refined::Base { ty, args, mut refinements, predicates } => {
                    refinements.push(Refinement { var: *var, term: pred.clone(), span: *span });
                    Ok(Refined::Base { ty, args, refinements, predicates })
                }
                Refined::Fun { name, arg, result, mut refinements } => {
                    refinements.push(Refinement { var: *var, term: pred.clone(), span: *span });
                    Ok(Refined::Fun { name, arg, result, refinements })
                }
            },
            SpecType::Abstract { inner, predicates, span } => self.abstracted(inner, predicates, *span, ty),
            SpecType::Con { name, args, span } => match self.specs.alias(*name)? {
                Some(alias) => {
                    let expanded = expand(alias, args, *span)?;
                    self.expanded(&expanded, *span, ty)
                }
                None => self.constructor(*name, args, *span, ty),
            },
        }
    }

    /// A type with what its abstract refinements stand for: of each two elements of a list, of data as it is declared, and of
    /// anything else that it satisfies the predicate.
    fn abstracted(
        &mut self,
        inner: &SpecType,
        said: &[PredicateArg],
        span: Span,
        ty: &Type,
    ) -> Result<Refined, Diagnostic> {
        let wrong = |why: &str| Diagnostic::unsupported(span, "unsupported annotation").label(why.to_owned());
        let Refined::Base { ty, args, mut refinements, mut predicates } = self.align(inner, ty)? else {
            return Err(wrong("an abstract refinement of a function"));
        };
        let name = |name: &str| Symbol::new(name);
        let term = |name: Symbol| Term::Name(name, span);
        let declared = match &ty {
            Type::Con(data, _) => self.specs.data(*data)?.map_or(0, |data| data.predicates.len()),
            _ => 0,
        };
        let is_list = matches!(&ty, Type::Con(con, _) if con.as_str() == "[]");
        match said {
            _ if said.iter().all(|predicate| *predicate == PredicateArg::Any) => {}
            _ if declared > 0 && said.len() == declared && predicates.is_empty() => predicates = said.to_vec(),
            [one] if is_list => {
                let (var, first, second) = (name("the list"), name("one of it"), name("one behind it"));
                let holds = one.of(vec![term(first), term(second)]);
                let holds = holds.ok_or_else(|| wrong("this is said of each two elements"))?;
                let pairs = Pairwise { first, second, holds, list: term(var) };
                refinements.push(Refinement { var, term: Term::Pairwise(Box::new(pairs)), span });
            }
            // Of a pair it says what its parts have to do with each other.
            [one] if matches!(&ty, Type::Con(con, _) if selfsame_core::types::tuple_size(con.as_str()) == Some(2)) => {
                let var = name("the pair");
                let part = |part: &str| Term::App(Box::new(term(name(part))), vec![term(var)]);
                let holds = one.of(vec![part("fst"), part("snd")]);
                let holds = holds.ok_or_else(|| wrong("this is said of both parts"))?;
                refinements.push(Refinement { var, term: holds, span });
            }
            [one] if declared == 0 => {
                let var = name("the value");
                let holds = one.of(vec![term(var)]).ok_or_else(|| wrong("this is said of one value"))?;
                refinements.push(Refinement { var, term: holds, span });
            }
            _ => return Err(wrong(&format!("`{ty}` has no such abstract refinements"))),
        }
        Ok(Refined::Base { ty, args, refinements, predicates })
    }

    /// What a name stands for in its place.
    fn expanded(&mut self, spec: &SpecType, span: Span, ty: &Type) -> Result<Refined, Diagnostic> {
        if self.depth >= limits::ALIAS_DEPTH {
            return Err(Diagnostic::unsupported(span, "unsupported annotation").label("an endless alias"));
        }
        self.depth += 1;
        let aligned = self.align(spec, ty);
        self.depth -= 1;
        aligned
    }

    fn constructor(&mut self, name: Symbol, args: &[SpecArg], span: Span, ty: &Type) -> Result<Refined, Diagnostic> {
        let is_variable = name.as_str().starts_with(|c: char| c.is_lowercase() || c == '_');
        if is_variable && args.is_empty() {
            return Ok(Refined::trivial(ty));
        }
        // A variable of a higher kind stands for a type constructor with all its arguments but the last ones.
        if let Type::Con(con, types) = ty
            && (base_name(con.as_str()) == base_name(name.as_str()) && types.len() == args.len()
                || is_variable && types.len() >= args.len() && ty.as_fun().is_none())
        {
            let first = types.len() - args.len();
            let mut aligned: Vec<Refined> = types[..first].iter().map(Refined::trivial).collect();
            for (arg, ty) in args.iter().zip(&types[first..]) {
                match arg {
                    SpecArg::Type(spec) => aligned.push(self.align(spec, ty)?),
                    SpecArg::Term(_) => return Err(unfit(span, ty)),
                }
            }
            return Ok(Refined::Base {
                ty: ty.clone(),
                args: aligned,
                refinements: Vec::new(),
                predicates: Vec::new(),
            });
        }
        if is_variable {
            // Nothing is known of the type constructor: only what says nothing fits.
            let mut inner = ty.clone();
            for arg in args.iter().rev() {
                let (SpecArg::Type(spec), Type::App(head, last)) = (arg, &inner) else { return Err(unfit(span, ty)) };
                if !self.align(spec, last)?.is_trivial() {
                    return Err(unfit(span, ty));
                }
                inner = (**head).clone();
            }
            return Ok(Refined::trivial(ty));
        }
        match self.specs.synonym(name)? {
            Some((params, body)) => {
                let meant = synonym(params, body, args, span).ok_or_else(|| unfit(span, ty))?;
                self.expanded(&meant, span, ty)
            }
            None => Err(unfit(span, ty)),
        }
    }
}

fn unfit(span: Span, ty: &Type) -> Diagnostic {
    Diagnostic::unsupported(span, "unsupported annotation").label(format!("this does not fit the type `{ty}`"))
}

/// A synonym of the program with its parameters filled in; one with fewer parameters is applied to the rest.
fn synonym(params: &[Symbol], body: &Type, args: &[SpecArg], span: Span) -> Option<SpecType> {
    let (own, more) = args.split_at_checked(params.len())?;
    let mut types = Vec::with_capacity(own.len());
    for (param, arg) in params.iter().zip(own) {
        match arg {
            SpecArg::Type(ty) => types.push((*param, ty.clone())),
            SpecArg::Term(_) => return None,
        }
    }
    match written(body, &types, span)? {
        spec if more.is_empty() => Some(spec),
        SpecType::Con { name, mut args, span } => {
            args.extend_from_slice(more);
            Some(SpecType::Con { name, args, span })
        }
        _ => None,
    }
}

/// A type of the program as an annotation would write it.
fn written(ty: &Type, types: &[(Symbol, SpecType)], span: Span) -> Option<SpecType> {
    if let Some((from, to)) = ty.as_fun() {
        let (arg, result) = (written(from, types, span)?, written(to, types, span)?);
        return Some(SpecType::Fun { name: None, arg: Box::new(arg), result: Box::new(result) });
    }
    match ty {
        Type::Var(v) => match types.iter().find(|(param, _)| param == v) {
            Some((_, spec)) => Some(spec.clone()),
            None => Some(SpecType::Con { name: *v, args: Vec::new(), span }),
        },
        Type::Con(name, args) => {
            let args = args.iter().map(|arg| written(arg, types, span).map(SpecArg::Type)).collect::<Option<_>>()?;
            Some(SpecType::Con { name: *name, args, span })
        }
        Type::App(head, arg) => match written(head, types, span)? {
            SpecType::Con { name, mut args, span } => {
                args.push(SpecArg::Type(written(arg, types, span)?));
                Some(SpecType::Con { name, args, span })
            }
            _ => None,
        },
        Type::Forall(..) | Type::Meta(_) => None,
    }
}

fn span_of(spec: &SpecType) -> Span {
    match spec {
        SpecType::Con { span, .. } | SpecType::Refined { span, .. } | SpecType::Abstract { span, .. } => *span,
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
            // `(size xs)` reads like a type.
            (true, SpecArg::Type(ty)) if as_term(ty).is_some() => terms.extend(as_term(ty).map(|term| (*param, term))),
            (true, SpecArg::Type(_)) => {
                let message = format!("`{param}` stands for a term: write it in braces");
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
    let mut outside = Vec::new();
    terms.iter().for_each(|(_, term)| term.names(&mut outside));
    types.iter().for_each(|(_, ty)| ty.names(&mut outside));
    // Terms first: types that come in speak of the variables outside, which the alias must not bind.
    Ok(replace(&alias.body.renamed(&outside).subst(&find), &types))
}

/// What reads like a type, as a term.
fn as_term(spec: &SpecType) -> Option<Term> {
    let SpecType::Con { name, args, span } = spec else { return None };
    if name.as_str().starts_with(|c: char| !c.is_alphabetic()) {
        return None;
    }
    let args = args.iter().map(|arg| match arg {
        SpecArg::Type(ty) => as_term(ty),
        SpecArg::Term(term) => Some(term.clone()),
    });
    let args = args.collect::<Option<Vec<_>>>()?;
    let head = Term::Name(*name, *span);
    Some(if args.is_empty() { head } else { Term::App(Box::new(head), args) })
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
        SpecType::Abstract { inner, predicates, span } => {
            let predicates = predicates.clone();
            SpecType::Abstract { inner: Box::new(replace(inner, types)), predicates, span: *span }
        }
        SpecType::Hole => SpecType::Hole,
    }
}
