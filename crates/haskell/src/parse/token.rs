//! Haskell's lexical structure.
//!
//! tree-sitter has its own lexer; this one exists because everything around the grammar needs tokens: where a top-level
//! declaration starts, what a bracket closes, what an operator's spacing means, what stands in a `RULES` pragma, and what to
//! say of a declaration that does not parse.

use std::ops::Range;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// `x`, `M.x`, and the words that are keywords in some places only (`forall`, `as`, …).
    VarId,
    ConId,
    /// An operator that is not reserved, `-`, `!` and `.` included.
    VarSym,
    ConSym,
    Keyword(Keyword),
    /// `..` `:` is a `ConSym`, `::` `=` `\` `|` `<-` `->` `@` `~` `=>` and their Unicode forms.
    ReservedOp,
    /// `( ) [ ] { } , ; `` ` ``.
    Special(u8),
    Number,
    Char,
    String,
    /// `'` that starts no character literal: a Template Haskell quote or a promoted constructor.
    Tick,
    /// `[name|…|]`, whatever language that is.
    QuasiQuote,
    /// A character that starts no token.
    Unknown,
}

macro_rules! keywords {
    ($($name:ident $text:literal),* $(,)?) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Keyword { $($name),* }

        pub fn keyword(text: &str) -> Option<Keyword> {
            match text { $($text => Some(Keyword::$name),)* _ => None }
        }
    };
}

keywords! {
    Case "case", Class "class", Data "data", Default "default", Deriving "deriving", Do "do", Else "else",
    Foreign "foreign", If "if", Import "import", In "in", Infix "infix", Infixl "infixl", Infixr "infixr",
    Instance "instance", Let "let", Module "module", Newtype "newtype", Of "of", Then "then", Type "type",
    Where "where", Underscore "_",
}

#[derive(Clone, Copy, Debug)]
pub struct Token {
    pub kind: TokenKind,
    pub start: u32,
    pub end: u32,
    /// In characters from the start of the line.
    pub column: u32,
    /// Nothing but blanks and comments before it on its line.
    pub first_on_line: bool,
    pub qualified: bool,
}

impl Token {
    pub fn range(&self) -> Range<usize> {
        self.start as usize..self.end as usize
    }

    pub fn text<'t>(&self, text: &'t str) -> &'t str {
        &text[self.range()]
    }

    pub fn is_open(&self) -> bool {
        matches!(self.kind, TokenKind::Special(b'(' | b'[' | b'{'))
    }

    pub fn is_close(&self) -> bool {
        matches!(self.kind, TokenKind::Special(b')' | b']' | b'}'))
    }

    pub fn is(&self, special: u8) -> bool {
        self.kind == TokenKind::Special(special)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommentKind {
    Line,
    Block,
    /// `{-# ... #-}`
    Pragma,
    /// `{-@ ... @-}`
    Annotation,
}

#[derive(Clone, Copy, Debug)]
pub struct Comment {
    pub kind: CommentKind,
    pub start: u32,
    pub end: u32,
}

/// What the lexer could not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    UnclosedString,
    UnclosedComment,
    UnclosedPragma,
    Character,
}

#[derive(Debug, Default)]
pub struct Tokens {
    pub tokens: Vec<Token>,
    pub comments: Vec<Comment>,
    /// In order, each with its range.
    pub flaws: Vec<(Flaw, Range<usize>)>,
}

impl Tokens {
    /// Reads a part of a text; offsets are those of the whole.
    pub fn read(text: &str, range: Range<usize>) -> Tokens {
        let line_start = text[..range.start].rfind('\n').map_or(0, |at| at + 1);
        let mut lexer = Lexer {
            text,
            bytes: text.as_bytes(),
            at: range.start,
            end: range.end,
            line_start,
            narrow: continuation_bytes(&text.as_bytes()[line_start..range.start]),
            fresh_line: text[line_start..range.start].trim().is_empty(),
            quasi_quotes: range.start == 0 && text.contains("QuasiQuotes"),
            out: Tokens { tokens: Vec::with_capacity(range.len() / 4), ..Tokens::default() },
        };
        while lexer.next() {}
        lexer.out
    }

    /// The index of the first token that starts at or after an offset.
    pub fn index_at(&self, offset: usize) -> usize {
        self.tokens.partition_point(|token| (token.start as usize) < offset)
    }

    /// The token that starts exactly here.
    pub fn starting_at(&self, offset: usize) -> Option<&Token> {
        self.tokens.get(self.index_at(offset)).filter(|token| token.start as usize == offset)
    }
}

struct Lexer<'t> {
    text: &'t str,
    bytes: &'t [u8],
    at: usize,
    end: usize,
    line_start: usize,
    /// Bytes of this line so far that are not characters of their own.
    narrow: usize,
    fresh_line: bool,
    /// The extension is on, or at least spoken of.
    quasi_quotes: bool,
    out: Tokens,
}

impl Lexer<'_> {
    /// Reads one token, comment or stretch of blanks; false at the end.
    fn next(&mut self) -> bool {
        if self.at >= self.end {
            return false;
        }
        let start = self.at;
        if let Some(end) = self.quasi_quote() {
            self.at = end;
            self.token(TokenKind::QuasiQuote, start, false);
            return true;
        }
        match self.bytes[start] {
            b'\n' => self.newline(start),
            b' ' => self.at += 1,
            b'{' if self.peek(1) == b'-' => self.block_comment(),
            b'-' if self.line_comment_here() => {
                self.at = self.line_end(start);
                self.comment(CommentKind::Line, start);
            }
            b'(' | b')' | b'[' | b']' | b'{' | b'}' | b',' | b';' | b'`' => {
                self.at += 1;
                self.token(TokenKind::Special(self.bytes[start]), start, false);
            }
            b'"' => self.string(),
            b'\'' => self.char_or_tick(),
            b'0'..=b'9' => self.number(),
            _ => {
                let first = self.char_at(start);
                if is_identifier_start(first) {
                    self.name();
                } else if is_symbol(first) {
                    self.symbol(start, false);
                } else {
                    self.at += first.len_utf8();
                    if !first.is_whitespace() {
                        self.out.flaws.push((Flaw::Character, start..self.at));
                        self.token(TokenKind::Unknown, start, false);
                    }
                }
            }
        }
        true
    }

    fn token(&mut self, kind: TokenKind, start: usize, qualified: bool) {
        let column = (start - self.line_start - self.narrow) as u32;
        let first_on_line = std::mem::replace(&mut self.fresh_line, false);
        let (end, start_offset) = (self.at as u32, start as u32);
        self.out.tokens.push(Token { kind, start: start_offset, end, column, first_on_line, qualified });
        self.narrowed(start);
    }

    fn comment(&mut self, kind: CommentKind, start: usize) {
        self.out.comments.push(Comment { kind, start: start as u32, end: self.at as u32 });
        self.fresh_line |= self.bytes[start..self.at].contains(&b'\n');
        self.narrowed(start);
    }

    /// Accounts for what was read since `start`: lines begun, and characters of several bytes.
    fn narrowed(&mut self, start: usize) {
        let read = &self.bytes[start..self.at];
        match read.iter().rposition(|b| *b == b'\n') {
            Some(newline) => {
                self.line_start = start + newline + 1;
                self.narrow = continuation_bytes(&read[newline + 1..]);
            }
            None => self.narrow += continuation_bytes(read),
        }
    }

    fn newline(&mut self, at: usize) {
        self.at = at + 1;
        self.line_start = self.at;
        self.narrow = 0;
        self.fresh_line = true;
    }

    fn peek(&self, ahead: usize) -> u8 {
        let at = self.at + ahead;
        if at < self.end { self.bytes[at] } else { 0 }
    }

    /// A space where the text ends.
    fn char_at(&self, at: usize) -> char {
        self.text.get(at..self.end).and_then(|rest| rest.chars().next()).unwrap_or(' ')
    }

    fn line_end(&self, from: usize) -> usize {
        self.bytes[from..self.end].iter().position(|b| *b == b'\n').map_or(self.end, |length| from + length)
    }

    /// Two or more dashes that are not the start of a longer operator such as `-->`.
    fn line_comment_here(&self) -> bool {
        let dashes = self.bytes[self.at..self.end].iter().take_while(|b| **b == b'-').count();
        dashes >= 2 && !is_symbol(self.char_at(self.at + dashes))
    }

    fn block_comment(&mut self) {
        let start = self.at;
        let close = match self.peek(2) {
            b'#' => Some(("#-}", CommentKind::Pragma)),
            b'@' => Some(("@-}", CommentKind::Annotation)),
            _ => None,
        };
        if let Some((close, kind)) = close {
            match self.text[start..self.end].find(close) {
                Some(length) => {
                    self.at = start + length + close.len();
                    self.comment(kind, start);
                }
                None => self.unclosed(Flaw::UnclosedPragma, start, kind),
            }
            return;
        }
        let mut depth = 0usize;
        while self.at < self.end {
            match (self.bytes[self.at], self.peek(1)) {
                (b'{', b'-') => {
                    depth += 1;
                    self.at += 2;
                }
                (b'-', b'}') => {
                    depth -= 1;
                    self.at += 2;
                    if depth == 0 {
                        return self.comment(CommentKind::Block, start);
                    }
                }
                _ => self.at += 1,
            }
        }
        self.unclosed(Flaw::UnclosedComment, start, CommentKind::Block);
    }

    fn unclosed(&mut self, flaw: Flaw, start: usize, kind: CommentKind) {
        self.at = self.end;
        self.out.flaws.push((flaw, start..start + 2));
        self.comment(kind, start);
    }

    /// A string ends at its quote; gaps (`\`, blanks, `\`) may go over lines, and an escaped quote does not end it.
    fn string(&mut self) {
        let start = self.at;
        self.at += 1;
        loop {
            match self.peek(0) {
                b'"' => {
                    self.at += 1;
                    break;
                }
                b'\\' => {
                    let gap =
                        self.bytes[self.at + 1..self.end].iter().take_while(|b| matches!(b, b' ' | b'\n')).count();
                    match self.peek(1 + gap) {
                        b'\\' if gap > 0 => self.at += gap + 2,
                        _ if gap > 0 => self.at += 1,
                        b'^' => self.at += if self.peek(2) == b'\n' { 2 } else { 3 },
                        _ => self.at += 2,
                    }
                }
                b'\n' => break self.out.flaws.push((Flaw::UnclosedString, start..self.at)),
                0 if self.at >= self.end => break self.out.flaws.push((Flaw::UnclosedString, start..self.end)),
                _ => self.at += 1,
            }
        }
        self.at = self.at.min(self.end);
        // An escape may have jumped into the middle of a character.
        while !self.text.is_char_boundary(self.at) {
            self.at += 1;
        }
        self.token(TokenKind::String, start, false);
    }

    /// Where the quasi-quotation ends that starts here. Quotations of Template Haskell hold Haskell and are not among them.
    fn quasi_quote(&self) -> Option<usize> {
        if !self.quasi_quotes || self.bytes[self.at] != b'[' {
            return None;
        }
        let rest = &self.text[self.at + 1..self.end];
        let length = rest.find(|c: char| !is_identifier_part(c) && c != '.').unwrap_or(rest.len());
        let (quoter, body) = rest.split_at(length);
        let is_quoter = quoter.starts_with(is_identifier_start) && !matches!(quoter, "e" | "d" | "t" | "p");
        let end = body.find("|]").filter(|end| *end > 0 && is_quoter && body.starts_with('|'))?;
        Some(self.at + 1 + length + end + 2)
    }

    fn char_or_tick(&mut self) {
        let start = self.at;
        let inside = start + 1;
        let first = self.char_at(inside);
        let close = if first == '\\' {
            // `'\''` and `'\\'`, or a longer escape up to the next quote.
            let rest = &self.bytes[(inside + 2).min(self.end)..self.end.min(inside + 12)];
            rest.iter().position(|b| *b == b'\'').map(|length| inside + 2 + length)
        } else {
            let after = inside + first.len_utf8();
            (first != '\'' && first != '\n' && after < self.end && self.bytes[after] == b'\'').then_some(after)
        };
        match close.filter(|close| self.text.is_char_boundary(*close)) {
            Some(close) => {
                self.at = close + 1;
                self.token(TokenKind::Char, start, false);
            }
            None => {
                self.at += 1;
                self.token(TokenKind::Tick, start, false);
            }
        }
    }

    fn number(&mut self) {
        let start = self.at;
        let base = match (self.peek(0), self.peek(1) | 0x20) {
            (b'0', b'x') => 16,
            (b'0', b'o') => 8,
            (b'0', b'b') => 2,
            _ => 10,
        };
        let is_digit = |byte: u8| (byte as char).is_digit(base) || byte == b'_';
        if base != 10 && is_digit(self.peek(2)) {
            self.at += 2;
        }
        let (base, is_digit): (u32, &dyn Fn(u8) -> bool) =
            if self.at == start { (10, &|byte| byte.is_ascii_digit() || byte == b'_') } else { (base, &is_digit) };
        self.digits(is_digit);
        let exponent = if base == 16 { b'p' } else { b'e' };
        if matches!(base, 10 | 16) {
            let fraction = self.peek(0) == b'.' && is_digit(self.peek(1)) && self.peek(1) != b'_';
            // `0x1.8` is a number only when it goes on as one.
            let wanted = base == 10 || self.hex_exponent_follows(is_digit);
            if fraction && wanted {
                self.at += 1;
                self.digits(is_digit);
            }
            if self.peek(0) | 0x20 == exponent {
                let sign = usize::from(matches!(self.peek(1), b'+' | b'-'));
                if self.peek(1 + sign).is_ascii_digit() {
                    self.at += 1 + sign;
                    self.digits(&|byte| byte.is_ascii_digit() || byte == b'_');
                }
            }
        }
        self.token(TokenKind::Number, start, false);
    }

    fn hex_exponent_follows(&self, is_digit: &dyn Fn(u8) -> bool) -> bool {
        let fraction = self.bytes[(self.at + 1).min(self.end)..self.end].iter().take_while(|b| is_digit(**b)).count();
        self.peek(1 + fraction) | 0x20 == b'p'
    }

    fn digits(&mut self, is_digit: &dyn Fn(u8) -> bool) {
        while is_digit(self.peek(0)) {
            self.at += 1;
        }
    }

    /// Identifiers and what follows them with a dot directly: `M.x`, `M.T`, `M.+`.
    fn name(&mut self) {
        let start = self.at;
        let mut segment = start;
        loop {
            self.identifier();
            let text = &self.text[segment..self.at];
            let qualified = segment > start;
            if !text.starts_with(is_upper) {
                let kind = match keyword(text) {
                    Some(word) if !qualified => TokenKind::Keyword(word),
                    _ => TokenKind::VarId,
                };
                return self.token(kind, start, qualified);
            }
            let next = self.char_at(self.at + 1);
            if self.peek(0) == b'.' && is_identifier_start(next) {
                // `M.do` is a name only in QualifiedDo; `M.where` is not one at all.
                segment = self.at + 1;
                self.at = segment;
                continue;
            }
            if self.peek(0) == b'.' && is_symbol(next) {
                self.at += 1;
                return self.symbol(start, true);
            }
            return self.token(TokenKind::ConId, start, qualified);
        }
    }

    fn identifier(&mut self) {
        let rest = &self.text[self.at..self.end];
        let length = rest.find(|c: char| !is_identifier_part(c)).unwrap_or(rest.len());
        self.at += length;
    }

    /// An operator that starts at the current place; its qualifier, if any, starts at `start`.
    fn symbol(&mut self, start: usize, qualified: bool) {
        let rest = &self.text[self.at..self.end];
        let length = rest.find(|c: char| !is_symbol(c)).unwrap_or(rest.len());
        let text = &rest[..length];
        self.at += length;
        let kind = match text {
            _ if qualified && text.starts_with(':') => TokenKind::ConSym,
            _ if qualified => TokenKind::VarSym,
            ".." | "::" | "=" | "\\" | "|" | "<-" | "->" | "@" | "~" | "=>" | "→" | "←" | "⇒" | "∷" => {
                TokenKind::ReservedOp
            }
            _ if text.starts_with(':') => TokenKind::ConSym,
            _ => TokenKind::VarSym,
        };
        self.token(kind, start, qualified);
    }
}

fn continuation_bytes(bytes: &[u8]) -> usize {
    bytes.iter().filter(|b| **b & 0xC0 == 0x80).count()
}

pub fn is_upper(c: char) -> bool {
    c.is_uppercase() || matches!(c, '\u{1c5}' | '\u{1c8}' | '\u{1cb}' | '\u{1f2}')
}

fn is_identifier_start(c: char) -> bool {
    c == '_' || c.is_alphabetic()
}

fn is_identifier_part(c: char) -> bool {
    c == '_' || c == '\'' || c.is_alphanumeric() || is_mark(c)
}

/// Combining marks may follow the first letter.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{487}' | '\u{591}'..='\u{5bd}' | '\u{64b}'..='\u{65f}' | '\u{20d0}'..='\u{20dc}')
}

pub fn is_symbol(c: char) -> bool {
    match c {
        '!' | '#' | '$' | '%' | '&' | '*' | '+' | '.' | '/' | '<' | '=' | '>' | '?' | '@' | '\\' | '^' | '|' | '-'
        | '~' | ':' => true,
        _ if c.is_ascii() => false,
        // Symbols and punctuation outside ASCII: the blocks that people take operators from.
        '\u{a1}'..='\u{a9}' | '\u{ab}'..='\u{b1}' | '\u{b4}' | '\u{b6}'..='\u{b8}' | '\u{bb}' | '\u{bf}' => true,
        '\u{d7}' | '\u{f7}' | '\u{2010}'..='\u{2027}' | '\u{2030}'..='\u{205e}' => true,
        '\u{2190}'..='\u{2328}' | '\u{232b}'..='\u{23ff}' | '\u{25a0}'..='\u{2767}' | '\u{2794}'..='\u{27e5}' => true,
        '\u{27f0}'..='\u{2982}' | '\u{2999}'..='\u{29d7}' | '\u{29dc}'..='\u{29fb}' | '\u{29fe}'..='\u{2bff}' => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<(&str, TokenKind)> {
        let read = Tokens::read(text, 0..text.len());
        read.tokens.iter().map(|token| (token.text(text), token.kind)).collect()
    }

    fn words(text: &str) -> Vec<&str> {
        texts(text).into_iter().map(|(text, _)| text).collect()
    }

    #[test]
    fn names_and_their_qualifiers() {
        assert_eq!(words("M.f.N.g x'y A.B.C a.b"), ["M.f", ".", "N.g", "x'y", "A.B.C", "a", ".", "b"]);
        assert_eq!(words("Map.!x M..f ..."), ["Map.!", "x", "M..", "f", "..."]);
        assert_eq!(texts("_ _x")[0].1, TokenKind::Keyword(Keyword::Underscore));
    }

    #[test]
    fn numbers_end_where_they_end() {
        assert_eq!(
            words("1.5e-3 1..2 1.f 0x1F 0b1_0 0o17 1e5 1e 0x1.8p3"),
            ["1.5e-3", "1", "..", "2", "1", ".", "f", "0x1F", "0b1_0", "0o17", "1e5", "1", "e", "0x1.8p3"]
        );
    }

    #[test]
    fn characters_primes_and_strings() {
        assert_eq!(
            words(r"f' 'a' '\'' '\\' '\n','\t' 'x '\SOH' '''"),
            ["f'", "'a'", r"'\''", r"'\\'", r"'\n'", ",", r"'\t'", "'", "x", r"'\SOH'", "'", "'", "'"]
        );
        assert_eq!(words("\"a\\\"b\" \"x\\   \n  \\y\" z"), ["\"a\\\"b\"", "\"x\\   \n  \\y\"", "z"]);
    }

    #[test]
    fn comments_are_not_operators_and_operators_not_comments() {
        assert_eq!(
            words("a --> b -- c\n--| d\nx |-- y {- {- -} -} z"),
            ["a", "-->", "b", "--|", "d", "x", "|--", "y", "z"]
        );
        let read = Tokens::read("{-# LANGUAGE A #-} {-@ f :: x @-} {- {-", 0..39);
        let kinds: Vec<_> = read.comments.iter().map(|comment| comment.kind).collect();
        assert_eq!(kinds, [CommentKind::Pragma, CommentKind::Annotation, CommentKind::Block]);
        assert_eq!(read.flaws, [(Flaw::UnclosedComment, 34..36)]);
    }

    #[test]
    fn columns_count_characters() {
        let text = "é {- é\né -} x\n  y";
        let read = Tokens::read(text, 0..text.len());
        let columns: Vec<_> = read.tokens.iter().map(|token| (token.column, token.first_on_line)).collect();
        assert_eq!(columns, [(0, true), (5, true), (2, true)]);
    }
}
