//! The entries of a `RULES` pragma: `"name" [phase] forall binders. left = right`.
//!
//! Entries are told apart by tokens, and each side is read as an expression by the same parser as all others.

use std::ops::Range;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::symbol::Symbol;

use crate::parse::reader::{NESTING, Reader};
use crate::parse::token::{Token, TokenKind};
use crate::syntax::{Name, Rule, RuleBinder, Spanned};

const FORM: &str = "a rule is written `\"name\" forall x y. left = right`";

/// Reads all entries; the reader's tokens are those of the pragma. Of those that cannot be read, the names are kept.
pub fn read(reader: &mut Reader<'_>, range: Range<usize>, out: &mut Vec<Rule>, lost: &mut Vec<Spanned<String>>) {
    let tokens = std::mem::take(&mut reader.tokens.tokens);
    let starts = entry_starts(reader, &tokens);
    if let Some(stray) = tokens.first().filter(|_| starts.first() != Some(&0)) {
        let diagnostic =
            Diagnostic::error(reader.token_span(stray), "a rule starts with its name in quotes").hint(FORM);
        reader.diagnostics.push(diagnostic);
        lost.push(Spanned { node: reader.token_text(stray).to_owned(), span: reader.token_span(stray) });
    }
    // Parsing the sides needs the tokens too.
    reader.tokens.tokens.clone_from(&tokens);
    for (index, start) in starts.iter().enumerate() {
        let end = starts.get(index + 1).copied().unwrap_or(tokens.len());
        reader.broken = false;
        let entry = Entry { tokens: &tokens[*start..end], at: 0, limit: range.end };
        let reported = match entry.read(reader) {
            Ok(rule) if !reader.broken => {
                out.push(rule);
                continue;
            }
            Ok(_) => None,
            Err(reported) => reported,
        };
        reader.diagnostics.extend(reported);
        let name = &tokens[*start];
        let node = match crate::parse::literal::literal(reader.token_text(name)) {
            Ok(crate::syntax::Literal::String(node)) => node,
            _ => reader.token_text(name).to_owned(),
        };
        lost.push(Spanned { node, span: reader.token_span(name) });
    }
}

/// A name starts an entry when it is the first token, follows a `;`, or starts a line in the column of the first entry. In a
/// column further left it does if an equation follows: GHC would take no other for one.
fn entry_starts(reader: &Reader<'_>, tokens: &[Token]) -> Vec<usize> {
    let mut starts: Vec<usize> = Vec::new();
    let mut depth = 0usize;
    let mut column = u32::MAX;
    for (index, token) in tokens.iter().enumerate() {
        if token.is_open() {
            depth += 1;
        } else if token.is_close() {
            depth = depth.saturating_sub(1);
        }
        if token.kind != TokenKind::String {
            continue;
        }
        let separated = depth == 0 && (index == 0 || tokens[index - 1].is(b';'));
        // Even between brackets: then it is they that are wrong.
        let aligned = token.first_on_line && token.column == column;
        let outer = depth == 0 && token.first_on_line && token.column < column;
        if separated || aligned || outer && has_equation(reader, &tokens[index + 1..]) {
            if token.first_on_line {
                column = token.column;
            }
            depth = 0;
            starts.push(index);
        }
    }
    starts
}

/// Whether an `=` comes before the next string that starts a line.
fn has_equation(reader: &Reader<'_>, tokens: &[Token]) -> bool {
    tokens
        .iter()
        .take_while(|token| !(token.is(b';') || token.kind == TokenKind::String && token.first_on_line))
        .any(|token| token.kind == TokenKind::ReservedOp && reader.token_text(token) == "=")
}

struct Entry<'t> {
    tokens: &'t [Token],
    at: usize,
    /// Where the pragma ends.
    limit: usize,
}

type Outcome<T> = Result<T, Option<Diagnostic>>;

impl Entry<'_> {
    fn read(mut self, reader: &mut Reader<'_>) -> Outcome<Rule> {
        let all = match (self.tokens.first(), self.tokens.last()) {
            (Some(first), Some(last)) => reader.token_span(first).to(reader.token_span(last)),
            _ => return Err(None),
        };
        let name = self.name(reader)?;
        let phase = self.phase(reader);
        let mut type_binders = Vec::new();
        let mut binders = self.forall(reader)?;
        if self.at_forall(reader) {
            type_binders = binders.into_iter().map(|binder| binder.name.base).collect::<Vec<Symbol>>();
            binders = self.forall(reader)?;
        }
        let equals = self.equals(reader).ok_or_else(|| {
            Some(Diagnostic::error(name.span, format!("the rule \"{}\" has no `=`", name.node)).hint(FORM))
        })?;
        let mut end = self.tokens.len();
        while end > equals + 1 && self.tokens[end - 1].is(b';') {
            end -= 1;
        }
        let lhs = self.side(reader, self.at..equals)?;
        let rhs = self.side(reader, equals + 1..end)?;
        Ok(Rule { name, phase, type_binders, binders, lhs, rhs, span: all })
    }

    fn name(&mut self, reader: &Reader<'_>) -> Outcome<Spanned<String>> {
        let token = self.next().ok_or(None)?;
        let span = reader.token_span(token);
        match crate::parse::literal::literal(reader.token_text(token)) {
            Ok(crate::syntax::Literal::String(node)) => Ok(Spanned { node, span }),
            _ => Err(Some(Diagnostic::error(span, "a rule's name is a string").hint(FORM))),
        }
    }

    /// `[2]`, `[~1]`, `[~]`.
    fn phase(&mut self, reader: &Reader<'_>) -> Option<String> {
        let start = self.at;
        let open = self.next().is_some_and(|token| token.is(b'['));
        let mut phase = String::new();
        while open && let Some(token) = self.next() {
            match token.kind {
                TokenKind::Number | TokenKind::ReservedOp => phase.push_str(reader.token_text(token)),
                _ if token.is(b']') && !phase.is_empty() => return Some(format!("[{phase}]")),
                _ => break,
            }
        }
        self.at = start;
        None
    }

    fn at_forall(&self, reader: &Reader<'_>) -> bool {
        let forall = |token: &&Token| matches!(reader.token_text(token), "forall" | "∀");
        self.tokens.get(self.at).filter(forall).is_some()
            && self.tokens[self.at..].iter().any(|token| matches!(reader.token_text(token), "."))
    }

    /// `forall x (y :: T).`
    fn forall(&mut self, reader: &mut Reader<'_>) -> Outcome<Vec<RuleBinder>> {
        if !self.at_forall(reader) {
            return Ok(Vec::new());
        }
        self.at += 1;
        let mut binders = Vec::new();
        loop {
            let token = *self.next().ok_or(None)?;
            let span = reader.token_span(&token);
            match token.kind {
                TokenKind::VarSym if reader.token_text(&token) == "." => return Ok(binders),
                TokenKind::VarId if !token.qualified => {
                    binders.push(RuleBinder { name: name_of(reader, &token), ty: None });
                }
                TokenKind::Special(b'(') => binders.push(self.typed_binder(reader)?),
                _ => {
                    let message = format!("`{}` is not a variable", reader.token_text(&token));
                    return Err(Some(
                        Diagnostic::error(span, message).hint("after `forall` come variables, then a dot"),
                    ));
                }
            }
        }
    }

    /// `y :: T)`
    fn typed_binder(&mut self, reader: &mut Reader<'_>) -> Outcome<RuleBinder> {
        let token = *self.next().ok_or(None)?;
        let colons = self.next().copied();
        let typed = colons.is_some_and(|token| matches!(reader.token_text(&token), "::" | "∷"));
        if token.kind != TokenKind::VarId || !typed {
            let span = reader.token_span(&token);
            return Err(Some(Diagnostic::error(span, "this is not a variable with its type").hint("write `(x :: T)`")));
        }
        let start = self.at;
        let mut depth = 0usize;
        while let Some(token) = self.next() {
            if token.is_open() {
                depth += 1;
            } else if token.is_close() && depth == 0 {
                let region = self.region(start..self.at - 1);
                let ty = reader.type_in(region).ok_or(None)?;
                return Ok(RuleBinder { name: name_of(reader, &self.tokens[start - 2]), ty: Some(ty) });
            } else if token.is_close() {
                depth -= 1;
            }
        }
        let span = reader.token_span(&token);
        Err(Some(Diagnostic::error(span, "the parenthesis before this is never closed").hint("add `)`")))
    }

    /// The `=` between the sides.
    fn equals(&self, reader: &Reader<'_>) -> Option<usize> {
        let mut depth = 0usize;
        for (index, token) in self.tokens.iter().enumerate().skip(self.at) {
            if token.is_open() {
                depth += 1;
            } else if token.is_close() {
                depth = depth.saturating_sub(1);
            } else if depth == 0 && token.kind == TokenKind::ReservedOp && reader.token_text(token) == "=" {
                return Some(index);
            }
        }
        None
    }

    fn side(&self, reader: &mut Reader<'_>, tokens: Range<usize>) -> Outcome<crate::syntax::Expr> {
        let region = self.region(tokens.clone());
        if crate::parse::chunk::nesting(&self.tokens[tokens]) > NESTING {
            let span = reader.source.span(region.start, region.end);
            return Err(Some(crate::parse::diagnose::too_deep(span)));
        }
        reader.expr_in(region).ok_or(None)
    }

    /// The text of a range of tokens; between two tokens when there are none.
    fn region(&self, tokens: Range<usize>) -> Range<usize> {
        if tokens.is_empty() {
            let end = self.tokens.get(tokens.start).map_or(self.limit, |token| token.start as usize);
            return end..end;
        }
        self.tokens[tokens.start].start as usize..self.tokens[tokens.end - 1].end as usize
    }

    fn next(&mut self) -> Option<&Token> {
        let token = self.tokens.get(self.at)?;
        self.at += 1;
        Some(token)
    }
}

fn name_of(reader: &Reader<'_>, token: &Token) -> Name {
    Name { qualifier: None, base: Symbol::new(reader.token_text(token)), span: reader.token_span(token) }
}
