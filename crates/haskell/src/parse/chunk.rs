//! Cutting a module into its header and top-level declarations, before any of them is parsed.
//!
//! Each declaration is then parsed on its own: what is wrong with one cannot change how another is read.

use std::ops::Range;

use super::token::{Keyword, Token, TokenKind, Tokens};

/// Token ranges of a module's parts.
#[derive(Debug, Default)]
pub struct Chunks {
    /// `module … where`.
    pub header: Option<Range<usize>>,
    pub bodies: Vec<Chunk>,
    /// Tokens after the closing brace of a module with braces.
    pub rest: Option<usize>,
    /// The deepest nesting of brackets anywhere, with the token that reaches it.
    pub depth: usize,
}

#[derive(Clone, Debug)]
pub struct Chunk {
    pub tokens: Range<usize>,
    /// In a module with braces and semicolons.
    pub braces: bool,
    /// Stands further left than the declarations before.
    pub outdented: bool,
    /// The deepest nesting of brackets.
    pub depth: usize,
}

impl Chunks {
    pub fn split(read: &Tokens) -> Chunks {
        let tokens = &read.tokens;
        let mut chunks = Chunks::default();
        let mut start = 0;
        if tokens.first().is_some_and(|token| token.kind == TokenKind::Keyword(Keyword::Module)) {
            start = header_end(tokens);
            chunks.header = Some(0..start);
        }
        let Some(first) = tokens.get(start) else { return chunks };
        if first.is(b'{') {
            chunks.split_braces(tokens, start);
        } else {
            chunks.split_layout(tokens, start);
        }
        chunks.depth = chunks.bodies.iter().map(|chunk| chunk.depth).max().unwrap_or(0);
        chunks
    }

    /// A declaration starts with each line that starts in the column of the first, unless it stands between braces: there is
    /// no layout in them.
    fn split_layout(&mut self, tokens: &[Token], start: usize) {
        let column = tokens[start].column;
        let closed = closing_braces(tokens);
        let mut from = start;
        while from < tokens.len() {
            let mut next = from;
            loop {
                next = if closed[next] > next { closed[next] } else { next + 1 };
                match tokens.get(next) {
                    Some(token) if !(token.first_on_line && token.column <= column) => {}
                    Some(token) if token.is(b'}') => {}
                    _ => break,
                }
            }
            let next = next.min(tokens.len());
            let outdented = tokens[from].column < column;
            self.push(tokens, from..next, false, outdented);
            from = next;
        }
    }

    fn split_braces(&mut self, tokens: &[Token], open: usize) {
        let (mut depth, mut from) = (0usize, open + 1);
        for (index, token) in tokens.iter().enumerate().skip(open) {
            if token.is_open() {
                depth += 1;
            } else if token.is_close() {
                depth -= 1;
                if depth == 0 {
                    self.push(tokens, from..index, true, false);
                    self.rest = (index + 1 < tokens.len()).then_some(index + 1);
                    return;
                }
            } else if token.is(b';') && depth == 1 {
                self.push(tokens, from..index, true, false);
                from = index + 1;
            }
        }
        self.push(tokens, from..tokens.len(), true, false);
    }

    fn push(&mut self, all: &[Token], mut tokens: Range<usize>, braces: bool, outdented: bool) {
        while tokens.start < tokens.end && all[tokens.start].is(b';') {
            tokens.start += 1;
        }
        if !tokens.is_empty() {
            let depth = nesting(&all[tokens.clone()]);
            self.bodies.push(Chunk { tokens, braces, outdented, depth });
        }
    }
}

/// For each opening brace the index of the brace that closes it; for other tokens, and braces never closed, 0.
fn closing_braces(tokens: &[Token]) -> Vec<usize> {
    let mut closed = vec![0; tokens.len()];
    let mut open = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        if token.is(b'{') {
            open.push(index);
        } else if token.is(b'}')
            && let Some(start) = open.pop()
        {
            closed[start] = index;
        }
    }
    closed
}

/// The token after the header: after its `where`, or, when it has none, at what looks like the first declaration.
fn header_end(tokens: &[Token]) -> usize {
    let begins = |token: &Token| {
        token.first_on_line && token.column <= tokens[0].column && !token.is_open() && !token.is_close()
    };
    let mut depth = 0usize;
    for (index, token) in tokens.iter().enumerate().skip(1) {
        match token.kind {
            TokenKind::Keyword(Keyword::Where) => return index + 1,
            _ if token.is_open() => depth += 1,
            _ if token.is_close() => depth = depth.saturating_sub(1),
            _ if begins(token) && depth == 0 => return index,
            _ => {}
        }
    }
    tokens.len()
}

/// The deepest nesting of brackets.
pub fn nesting(tokens: &[Token]) -> usize {
    let (mut depth, mut deepest) = (0usize, 0);
    for token in tokens {
        if token.is_open() {
            depth += 1;
            deepest = deepest.max(depth);
        } else if token.is_close() {
            depth = depth.saturating_sub(1);
        }
    }
    deepest
}
