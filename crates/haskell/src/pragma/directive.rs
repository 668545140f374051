//! `-- selfsame: "rule name" total n xs, finite ys`: what the user promises of a rule's variables.
//!
//! The name may be left out right above a rule, a `RULES` pragma or a `prop_` function.

use std::ops::Range;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::symbol::Symbol;

use crate::parse::literal;
use crate::parse::reader::Reader;
use crate::parse::token::{Token, TokenKind, Tokens};
use crate::syntax::{Decl, Directive, Literal, Module, Spanned, ValueDecl};

const FORM: &str = "a directive is written `-- selfsame: \"rule name\" total n xs, finite ys`";

#[derive(Default)]
pub(super) struct Directives {
    pub directives: Vec<Directive>,
    /// The first rule of each pragma, with the pragma's place.
    pub names: Vec<(usize, String)>,
}

impl Directives {
    /// Reads one directive; the reader's tokens are those around it.
    pub fn read(&mut self, reader: &mut Reader<'_>, range: Range<usize>) {
        let span = reader.source.span(range.start, range.end);
        let inside = Tokens::read(&reader.source.text, range.clone());
        let (rule, words) = match inside.tokens.split_first() {
            Some((first, rest)) if first.kind == TokenKind::String => {
                match literal::literal(reader.token_text(first)) {
                    Ok(Literal::String(name)) => (Some(Spanned { node: name, span: reader.token_span(first) }), rest),
                    _ => (None, &inside.tokens[..0]),
                }
            }
            _ => (self.following(reader, range.end), inside.tokens.as_slice()),
        };
        let Some(rule) = rule else {
            let warning = Diagnostic::warning(span, "it is not clear which rule this directive speaks of");
            return reader.diagnostics.push(warning.hint(FORM));
        };
        let mut directive = Directive { rule, total: Vec::new(), finite: Vec::new(), span };
        match fill(reader, words, &mut directive) {
            Ok(()) => self.directives.push(directive),
            Err(place) => {
                let at = place.map_or(span, |token| reader.token_span(&token));
                let message = match place {
                    Some(token) => format!("`{}` is not expected in a directive", reader.token_text(&token)),
                    None => "this directive says nothing".to_string(),
                };
                reader.diagnostics.push(Diagnostic::warning(at, message).hint(FORM));
            }
        }
    }

    /// The rule or function that starts after an offset, if nothing stands between.
    fn following(&self, reader: &Reader<'_>, offset: usize) -> Option<Spanned<String>> {
        let token = reader.tokens.tokens.get(reader.tokens.index_at(offset));
        let pragma = self.names.iter().find(|(start, _)| *start > offset);
        match (token, pragma) {
            (token, Some((start, name))) if token.is_none_or(|token| token.start as usize > *start) => {
                Some(Spanned { node: name.clone(), span: reader.source.span(*start, *start) })
            }
            (Some(token), _) => {
                let span = reader.token_span(token);
                let written = reader.token_text(token);
                match token.kind {
                    TokenKind::VarId => Some(Spanned { node: written.to_string(), span }),
                    TokenKind::String => match literal::literal(written) {
                        Ok(Literal::String(node)) => Some(Spanned { node, span }),
                        _ => None,
                    },
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Warns of directives that speak of nothing.
    pub fn check(&self, reader: &mut Reader<'_>, module: &Module) {
        for directive in &self.directives {
            let rule = module.rules.iter().find(|rule| rule.name.node == directive.rule.node);
            let is_function = |decl: &Decl| matches!(decl, Decl::Value(ValueDecl::Function(function)) if function.name.base.as_str() == directive.rule.node);
            if let Some(rule) = rule {
                let bound =
                    |name: Symbol| name.as_str() == "all" || rule.binders.iter().any(|binder| binder.name.base == name);
                for name in directive.total.iter().chain(&directive.finite).filter(|name| !bound(name.node)) {
                    let message = format!("the rule \"{}\" has no variable `{}`", rule.name.node, name.node);
                    let hint = "name variables that the rule quantifies with `forall`";
                    reader.diagnostics.push(Diagnostic::warning(name.span, message).hint(hint));
                }
            } else if !module.decls.iter().any(is_function) && !has_errors(reader) {
                let message = format!("there is no rule or property \"{}\"", directive.rule.node);
                let hint = "the name has to be that of a rule or a `prop_` function of this file";
                reader.diagnostics.push(Diagnostic::warning(directive.rule.span, message).hint(hint));
            }
        }
    }
}

fn has_errors(reader: &Reader<'_>) -> bool {
    let error = selfsame_core::diagnostic::Severity::Error;
    reader.diagnostics.iter().any(|diagnostic| diagnostic.severity == error)
}

/// `total n xs, finite ys`; the error is the token that does not fit.
fn fill(reader: &Reader<'_>, words: &[Token], directive: &mut Directive) -> Result<(), Option<Token>> {
    let mut at = 0;
    while let Some(word) = words.get(at) {
        let list = match reader.token_text(word) {
            "total" => &mut directive.total,
            "finite" => &mut directive.finite,
            _ => return Err(Some(*word)),
        };
        at += 1;
        let before = list.len();
        while let Some(name) = words.get(at).filter(|token| token.kind == TokenKind::VarId && !token.qualified) {
            if matches!(reader.token_text(name), "total" | "finite") {
                break;
            }
            list.push(Spanned { node: Symbol::new(reader.token_text(name)), span: reader.token_span(name) });
            at += 1;
        }
        if list.len() == before {
            return Err(Some(words.get(at).copied().unwrap_or(*word)));
        }
        if words.get(at).is_some_and(|token| token.is(b',') || token.is(b';')) {
            at += 1;
        }
    }
    if directive.total.is_empty() && directive.finite.is_empty() { Err(None) } else { Ok(()) }
}
