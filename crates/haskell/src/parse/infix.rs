//! Fixity declarations, read from their tokens: the grammar has no place for them in `let`.

use selfsame_core::program::{Assoc, Fixity};
use selfsame_core::symbol::Symbol;

use crate::syntax::{Name, ValueDecl};

use super::cst::Node;
use super::reader::Reader;
use super::token::{Keyword, Token, TokenKind};

/// The tokens of the declaration that starts with the first, if it is one: ``infixl 6 +, `plus` ``.
pub fn declaration(tokens: &[Token]) -> Option<&[Token]> {
    associativity(tokens.first()?)?;
    let mut end = 1;
    if tokens.get(end).is_some_and(|token| token.kind == TokenKind::Number) {
        end += 1;
    }
    loop {
        end = operator_end(tokens, end)?;
        if !tokens.get(end).is_some_and(|token| token.is(b',')) {
            return Some(&tokens[..end]);
        }
        end += 1;
    }
}

/// The index after the operator that starts at an index.
fn operator_end(tokens: &[Token], at: usize) -> Option<usize> {
    let kind = |at: usize| tokens.get(at).map(|token| token.kind);
    match kind(at)? {
        TokenKind::VarSym | TokenKind::ConSym => Some(at + 1),
        TokenKind::Special(b'`') => {
            let named = matches!(kind(at + 1), Some(TokenKind::VarId | TokenKind::ConId));
            (named && kind(at + 2) == Some(TokenKind::Special(b'`'))).then_some(at + 3)
        }
        _ => None,
    }
}

fn associativity(token: &Token) -> Option<Assoc> {
    match token.kind {
        TokenKind::Keyword(Keyword::Infixl) => Some(Assoc::Left),
        TokenKind::Keyword(Keyword::Infixr) => Some(Assoc::Right),
        TokenKind::Keyword(Keyword::Infix) => Some(Assoc::None),
        _ => None,
    }
}

impl Reader<'_> {
    /// Whether some declaration says how tightly an operator binds.
    pub fn has_fixity(&self, operator: &str) -> bool {
        let tokens = &self.tokens.tokens;
        let starts = tokens.iter().enumerate().filter(|(_, token)| associativity(token).is_some());
        starts.filter_map(|(i, _)| declaration(&tokens[i..])).flatten().any(|token| self.token_text(token) == operator)
    }

    /// Whether a declaration starts with `infixl` and its like.
    pub fn is_fixity(&self, node: Node<'_>) -> bool {
        self.tokens.starting_at(node.start()).is_some_and(|token| associativity(token).is_some())
    }

    /// The fixity declaration that a node stands for in disguise.
    pub fn fixity_at(&mut self, node: Node<'_>) -> Option<ValueDecl> {
        let first = self.tokens.index_at(node.start());
        let tokens = declaration(self.tokens.tokens.get(first..)?)?.to_vec();
        let assoc = associativity(&tokens[0])?;
        let last = tokens.last()?;
        let span = self.token_span(&tokens[0]).to(self.token_span(last));
        let written = tokens.get(1).filter(|token| token.kind == TokenKind::Number);
        let precedence = match written {
            Some(digits) => self.token_text(digits).parse().ok().filter(|precedence| *precedence <= 9),
            None => Some(Fixity::DEFAULT.precedence),
        };
        let Some(precedence) = precedence else {
            self.reject(span, "a precedence is a digit from 0 to 9", "9 binds tightest");
            return None;
        };
        let is_name = |token: &&Token| {
            matches!(token.kind, TokenKind::VarSym | TokenKind::ConSym | TokenKind::VarId | TokenKind::ConId)
        };
        let name = |token: &Token| {
            let base = Symbol::new(self.token_text(token));
            Name { qualifier: None, base, span: self.token_span(token) }
        };
        let names = tokens.iter().filter(is_name).map(name).collect();
        Some(ValueDecl::Fixity { names, fixity: Fixity { assoc, precedence }, span })
    }
}
