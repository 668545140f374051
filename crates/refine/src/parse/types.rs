//! Refined types.

use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::tuple_name;

use super::{Parsed, Parser};
use crate::lexer::Token;
use crate::syntax::{Pairwise, SpecArg, SpecType, Term};

impl Parser<'_> {
    /// A type, with `forall`s and class contexts before it left out: the program has its own.
    pub(super) fn ty(&mut self) -> Parsed<SpecType> {
        if self.is_name("forall") || self.is_operator("∀") {
            while !self.take_operator(".") {
                if self.peek().is_none() {
                    return self.wrong("`.` is expected after `forall`");
                }
                if self.is_operator("<") {
                    return self.wrong("abstract refinements are not supported");
                }
                self.at += 1;
            }
        }
        let _ = self.attempt(|parser| {
            parser.application()?;
            parser.operator("=>")
        });
        self.arrow()
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
        let (name, args) = match self.peek().cloned() {
            Some(Token::Name(name)) if name != "_" => {
                self.at += 1;
                let mut args = Vec::new();
                while let Some(arg) = self.argument()? {
                    args.push(arg);
                }
                (name, args)
            }
            _ => return self.atom_type(),
        };
        if self.is_operator("<") || matches!(self.peek(), Some(Token::Operator(op)) if op.starts_with("<{")) {
            return self.wrong("abstract refinements are not supported");
        }
        Ok(SpecType::Con { name: Symbol::new(&name), args, span: start })
    }

    /// An argument of a type constructor or alias, if there is one: a type, or a term for an alias.
    fn argument(&mut self) -> Parsed<Option<SpecArg>> {
        match self.peek() {
            Some(Token::Name(_) | Token::Mark('[')) => self.atom_type().map(|ty| Some(SpecArg::Type(ty))),
            Some(Token::Number(_)) => self.atom_term().map(|term| Some(SpecArg::Term(term))),
            Some(Token::Mark('{')) => match self.attempt(Parser::atom_type) {
                Ok(ty) => Ok(Some(SpecArg::Type(ty))),
                Err(wrong) => {
                    let term = self.attempt(|parser| {
                        parser.mark('{')?;
                        let term = parser.term()?;
                        parser.mark('}')?;
                        Ok(term)
                    });
                    term.map(|term| Some(SpecArg::Term(term))).map_err(|_| wrong)
                }
            },
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
                if self.take_operator("<") {
                    return self.pairwise(list, start);
                }
                Ok(list)
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
                match parts.len() {
                    1 => Ok(parts.remove(0)),
                    size => Ok(con(&tuple_name(size), parts, start)),
                }
            }
            Some(Token::Mark('{')) => self.refined(),
            _ => self.wrong("a type is expected here"),
        }
    }

    /// `{\x y -> pred}>` behind a list: of each element and each one behind it.
    fn pairwise(&mut self, list: SpecType, start: Span) -> Parsed<SpecType> {
        if !self.take_mark('{') || !self.take_operator("\\") {
            return self.wrong("abstract refinements are not supported");
        }
        let (first, second) = (self.name()?, self.name()?);
        self.operator("->")?;
        let holds = self.term()?;
        self.mark('}')?;
        self.operator(">")?;
        let span = start.to(self.before());
        let var = Symbol::new("the list");
        let pred = Term::Pairwise(Box::new(Pairwise { first, second, holds, list: Term::Name(var, span) }));
        Ok(SpecType::Refined { var, inner: Box::new(list), pred, span })
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
            Err(wrong) => return Err(wrong),
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
    Symbol::new("it")
}
