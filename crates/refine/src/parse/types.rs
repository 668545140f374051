//! Refined types.

use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::tuple_name;

use super::{Parsed, Parser};
use crate::lexer::Token;
use crate::syntax::{Pairwise, PredicateArg, PredicateParam, SpecArg, SpecType, Term};

impl Parser {
    /// A type, with `forall`s and class contexts before it left out: the program has its own.
    pub(super) fn ty(&mut self) -> Parsed<SpecType> {
        if self.is_name("forall") || self.is_operator("∀") {
            while !self.take_operator(".") {
                if self.peek().is_none() {
                    return self.wrong("`.` is expected after `forall`");
                }
                if self.is_operator("<") {
                    let found = self.predicate_params()?;
                    self.predicates.extend(found);
                } else {
                    self.at += 1;
                }
            }
        }
        self.bounded()?;
        let context = self.attempt(|parser| {
            let context = parser.application()?;
            parser.operator("=>")?;
            Ok(context)
        });
        if let Ok(context) = context
            && mentions(&context, &self.predicates)
        {
            self.bounds = Some(self.before());
            heads(&context, &self.predicates, &mut self.bounded_by);
        }
        self.bounded()?;
        self.arrow()
    }

    /// `{x::Int<p> |- {v:Int | v = x + 1} <: Int<q>}`, as often as it stands there.
    fn bounded(&mut self) -> Parsed<()> {
        while matches!(self.peek(), Some(Token::Mark('{'))) {
            let (mut depth, mut at, mut is_bound) = (0, self.at, false);
            while let Some(lexeme) = self.lexemes.get(at) {
                match &lexeme.token {
                    Token::Mark('{') => depth += 1,
                    Token::Mark('}') => depth -= 1,
                    Token::Operator(op) if op == "|-" && depth == 1 => is_bound = true,
                    _ => {}
                }
                at += 1;
                if depth == 0 {
                    break;
                }
            }
            if !is_bound {
                return Ok(());
            }
            self.bounds = Some(self.here());
            self.at = at;
        }
        Ok(())
    }

    fn arrow(&mut self) -> Parsed<SpecType> {
        let name = self.binder();
        let mut arg = self.application()?;
        if let (Some(name), SpecType::Refined { var, inner, pred, span }) = (name, &arg)
            && *var == unnamed()
        {
            // `n:{Int | n > 0}`: the refinement speaks of the argument by its own name.
            arg = SpecType::Refined { var: name, inner: inner.clone(), pred: pred.clone(), span: *span };
        }
        if self.take_operator("->") {
            let result = Box::new(self.arrow()?);
            return Ok(SpecType::Fun { name, arg: Box::new(arg), result });
        }
        Ok(arg)
    }

    /// A part of a tuple: a name of its own would be in scope of the others, which is not supported.
    fn component(&mut self) -> Parsed<SpecType> {
        let start = self.at;
        let is_named = self.binder().is_some();
        self.at = start;
        match self.ty()? {
            spec @ SpecType::Fun { .. } => Ok(spec),
            _ if is_named => self.wrong("parts of tuples have no names here"),
            spec => Ok(spec),
        }
    }

    /// `x:` before an argument.
    fn binder(&mut self) -> Option<Symbol> {
        match (self.peek(), self.peek_at(1)) {
            (Some(Token::Name(name)), Some(Token::Operator(op))) if op == ":" => {
                let name = Symbol::new(name);
                self.at += 2;
                Some(name)
            }
            _ => None,
        }
    }

    fn application(&mut self) -> Parsed<SpecType> {
        let start = self.here();
        self.take_operator("!");
        let (name, args, predicates) = match self.peek().cloned() {
            Some(Token::Name(name)) if name != "_" => {
                self.at += 1;
                let predicates = if self.is_operator("<") { self.predicate_args()? } else { Vec::new() };
                let mut args = Vec::new();
                while let Some(arg) = self.argument()? {
                    args.push(arg);
                }
                (name, args, predicates)
            }
            _ => return self.atom_type(),
        };
        if self.is_operator("<") || matches!(self.peek(), Some(Token::Operator(op)) if op.starts_with("<{")) {
            return self.wrong("abstract refinements stand behind the name of the type");
        }
        let con = SpecType::Con { name: Symbol::new(&name), args, span: start };
        Ok(if predicates.is_empty() {
            con
        } else {
            SpecType::Abstract { inner: Box::new(con), predicates, span: start.to(self.before()) }
        })
    }

    /// `<p :: a -> Bool, q :: a -> a -> Bool>`
    pub(super) fn predicate_params(&mut self) -> Parsed<Vec<PredicateParam>> {
        self.operator("<")?;
        let mut all = Vec::new();
        loop {
            let name = self.name()?;
            self.operator("::")?;
            let (mut params, mut rest) = (Vec::new(), self.arrow()?);
            while let SpecType::Fun { arg, result, .. } = rest {
                params.push(*arg);
                rest = *result;
            }
            let is_truth = matches!(&rest, SpecType::Con { name, .. } if matches!(name.as_str(), "Bool" | "Prop"));
            if !is_truth || params.is_empty() {
                return self.wrong("an abstract refinement is a function to Bool");
            }
            all.push(PredicateParam { name, params });
            if !self.take_mark(',') {
                self.closing()?;
                return Ok(all);
            }
        }
    }

    /// `<p, q x, {\x y -> x <= y}>`
    fn predicate_args(&mut self) -> Parsed<Vec<PredicateArg>> {
        self.operator("<")?;
        let mut all = Vec::new();
        loop {
            let span = self.here();
            if self.take_mark('{') {
                self.operator("\\")?;
                let mut params = Vec::new();
                while !self.take_operator("->") {
                    params.push(self.name()?);
                }
                let holds = self.term()?;
                self.mark('}')?;
                all.push(PredicateArg::Lambda(params, holds));
            } else {
                let name = self.name()?;
                let mut first = Vec::new();
                while let Some(Token::Name(_) | Token::Number(_) | Token::Mark('(' | '[')) = self.peek() {
                    first.push(self.atom_term()?);
                }
                all.push(PredicateArg::Name(name, first, span));
            }
            if !self.take_mark(',') {
                self.closing()?;
                return Ok(all);
            }
        }
    }

    /// `>`, which may be written together with what follows it.
    fn closing(&mut self) -> Parsed<()> {
        if let Some(Token::Operator(op)) = self.peek()
            && let Some(rest) = op.strip_prefix('>').filter(|rest| !rest.is_empty())
        {
            let rest = Token::Operator(rest.to_owned());
            let mut lexeme = self.lexemes[self.at].clone();
            self.lexemes[self.at].token = Token::Operator(">".into());
            lexeme.token = rest;
            lexeme.first_column = None;
            self.lexemes.insert(self.at + 1, lexeme);
        }
        self.operator(">")
    }

    /// An argument of a type constructor or alias, if there is one: a type, or a term for an alias.
    fn argument(&mut self) -> Parsed<Option<SpecArg>> {
        match self.peek() {
            Some(Token::Name(_) | Token::Mark('[')) => self.atom_type().map(|ty| Some(SpecArg::Type(ty))),
            Some(Token::Number(_)) => self.atom_term().map(|term| Some(SpecArg::Term(term))),
            Some(Token::Mark('{')) => {
                let term = self.attempt(|parser| {
                    parser.mark('{')?;
                    let term = parser.term()?;
                    parser.mark('}')?;
                    Ok(term)
                });
                match term {
                    Ok(term) => Ok(Some(SpecArg::Term(term))),
                    Err(_) => self.atom_type().map(|ty| Some(SpecArg::Type(ty))),
                }
            }
            Some(Token::Mark('(')) => match self.attempt(Parser::atom_type) {
                Ok(ty) => Ok(Some(SpecArg::Type(ty))),
                Err(wrong) => self.attempt(Parser::atom_term).map(|term| Some(SpecArg::Term(term))).map_err(|_| wrong),
            },
            _ => Ok(None),
        }
    }

    pub(super) fn atom_type(&mut self) -> Parsed<SpecType> {
        let start = self.here();
        self.take_operator("!");
        let con = |name: &str, args: Vec<SpecType>, span: Span| SpecType::Con {
            name: Symbol::new(name),
            args: args.into_iter().map(SpecArg::Type).collect(),
            span,
        };
        match self.peek().cloned() {
            Some(Token::Name(name)) if name == "_" => {
                self.at += 1;
                Ok(SpecType::Hole)
            }
            Some(Token::Name(name)) => {
                self.at += 1;
                Ok(con(&name, Vec::new(), start))
            }
            Some(Token::Mark('[')) => {
                self.at += 1;
                let element = self.ty()?;
                self.mark(']')?;
                let list = con("[]", vec![element], start);
                if !self.is_operator("<") {
                    return Ok(list);
                }
                let predicates = self.predicate_args()?;
                let span = start.to(self.before());
                match <[PredicateArg; 1]>::try_from(predicates) {
                    Ok([PredicateArg::Lambda(params, holds)]) if params.len() == 2 => {
                        Ok(pairwise(list, (params[0], params[1]), holds, span))
                    }
                    Ok(predicates) => {
                        Ok(SpecType::Abstract { inner: Box::new(list), predicates: predicates.into(), span })
                    }
                    Err(_) => self.wrong("a list has one abstract refinement"),
                }
            }
            Some(Token::Mark('(')) => {
                self.at += 1;
                if self.take_mark(')') {
                    return Ok(con("()", Vec::new(), start));
                }
                let mut parts = vec![self.component()?];
                while self.take_mark(',') {
                    parts.push(self.component()?);
                }
                self.mark(')')?;
                let tuple = match parts.len() {
                    1 => return Ok(parts.remove(0)),
                    size => con(&tuple_name(size), parts, start),
                };
                if !self.is_operator("<") {
                    return Ok(tuple);
                }
                let predicates = self.predicate_args()?;
                let span = start.to(self.before());
                Ok(SpecType::Abstract { inner: Box::new(tuple), predicates, span })
            }
            Some(Token::Mark('{')) => self.refined(),
            _ => self.wrong("a type is expected here"),
        }
    }

    /// `{v:ty | pred}`, `{ty | pred}`, `{v | pred}` and `{pred}` are refinements; the last two of a type not said.
    fn refined(&mut self) -> Parsed<SpecType> {
        let start = self.here();
        self.mark('{')?;
        let typed = self.attempt(|parser| {
            let var = parser.binder().unwrap_or_else(unnamed);
            let inner = parser.ty()?;
            parser.operator("|")?;
            Ok((var, inner))
        });
        let (var, inner) = match typed {
            Ok((var, SpecType::Con { name, args, .. })) if var == unnamed() && is_variable(name, &args) => {
                (name, SpecType::Hole)
            }
            Ok(found) => found,
            // `{ e }`: something holds, whatever the value is.
            Err(wrong) => {
                let pred = self.attempt(|parser| {
                    let pred = parser.term()?;
                    parser.mark('}')?;
                    Ok(pred)
                });
                let Ok(pred) = pred else { return Err(wrong) };
                let span = start.to(self.before());
                return Ok(SpecType::Refined { var: unnamed(), inner: Box::new(SpecType::Hole), pred, span });
            }
        };
        let pred = self.term()?;
        self.mark('}')?;
        Ok(SpecType::Refined { var, inner: Box::new(inner), pred, span: start.to(self.before()) })
    }
}

/// `{v | ...}`: a lower-case name with nothing behind it is the variable.
fn is_variable(name: Symbol, args: &[SpecArg]) -> bool {
    args.is_empty() && name.as_str().starts_with(|c: char| c.is_lowercase())
}

/// The variable of a refinement that names none.
fn unnamed() -> Symbol {
    Symbol::new("VV")
}

/// `[a]<{\\x y -> holds}>`: of each element and each one behind it.
fn pairwise(list: SpecType, (first, second): (Symbol, Symbol), holds: Term, span: Span) -> SpecType {
    let var = Symbol::new("the list");
    let pred = Term::Pairwise(Box::new(Pairwise { first, second, holds, list: Term::Name(var, span) }));
    SpecType::Refined { var, inner: Box::new(list), pred, span }
}

/// The names of the bounds in a context.
fn heads(context: &SpecType, predicates: &[PredicateParam], all: &mut Vec<Symbol>) {
    let SpecType::Con { name, args, .. } = context else { return };
    if !name.as_str().starts_with('(') {
        if mentions(context, predicates) {
            all.push(*name);
        }
        return;
    }
    for arg in args {
        if let SpecArg::Type(ty) = arg {
            heads(ty, predicates, all);
        }
    }
}

/// Whether a context speaks of abstract refinements.
fn mentions(context: &SpecType, predicates: &[PredicateParam]) -> bool {
    match context {
        SpecType::Con { name, args, .. } => {
            predicates.iter().any(|predicate| predicate.name == *name)
                || args.iter().any(|arg| matches!(arg, SpecArg::Type(ty) if mentions(ty, predicates)))
        }
        SpecType::Hole => false,
        _ => !predicates.is_empty(),
    }
}
