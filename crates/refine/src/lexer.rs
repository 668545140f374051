//! Tokens of annotations, with their places and whether they begin a line.

use selfsame_core::span::{FileId, Span};

#[derive(Clone, Debug, PartialEq)]
pub enum Token {
    /// A name, qualified or not: `len`, `M.Map`, `_`.
    Name(String),
    Number(String),
    Double(String),
    Text(String),
    Char(char),
    /// Made of symbols: `->`, `::`, `:+:`, `&&`.
    Operator(String),
    /// One of `( ) { } [ ] ,` and the backquote.
    Mark(char),
}

#[derive(Clone, Debug)]
pub struct Lexeme {
    pub token: Token,
    pub span: Span,
    /// From 1, if it is the first of its line.
    pub first_column: Option<u32>,
    pub column: u32,
}

/// Reads a text that starts at this offset of a file. The error says where there is no token.
pub fn tokens(text: &str, file: FileId, offset: u32) -> Result<Vec<Lexeme>, (Span, String)> {
    let mut lexer = Lexer { text, at: 0, file, offset, line_start: 0, is_first: true };
    let mut all = Vec::new();
    while let Some(lexeme) = lexer.next()? {
        all.push(lexeme);
    }
    Ok(all)
}

struct Lexer<'a> {
    text: &'a str,
    at: usize,
    file: FileId,
    offset: u32,
    line_start: usize,
    is_first: bool,
}

impl Lexer<'_> {
    fn next(&mut self) -> Result<Option<Lexeme>, (Span, String)> {
        self.skip();
        let Some(c) = self.peek() else { return Ok(None) };
        let start = self.at;
        let column = (start - self.line_start) as u32 + 1;
        let token = match c {
            c if c.is_alphabetic() || c == '_' => Token::Name(self.name()),
            c if c.is_ascii_digit() => self.number(),
            '"' => self.text_literal()?,
            '\'' => self.char_literal()?,
            '(' | ')' | '{' | '}' | '[' | ']' | ',' | '`' => {
                self.at += 1;
                Token::Mark(c)
            }
            c if is_symbol(c) => Token::Operator(self.while_is(is_symbol)),
            c => return Err((self.span(start, start + c.len_utf8()), format!("`{c}` has no meaning here"))),
        };
        let first_column = self.is_first.then_some(column);
        self.is_first = false;
        Ok(Some(Lexeme { token, span: self.span(start, self.at), first_column, column }))
    }

    fn span(&self, start: usize, end: usize) -> Span {
        let offset = self.offset as usize;
        Span::new(self.file, offset + start, offset + end)
    }

    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn skip(&mut self) {
        while let Some(c) = self.peek() {
            if c == '\n' {
                self.at += 1;
                self.line_start = self.at;
                self.is_first = true;
            } else if c.is_whitespace() {
                self.at += c.len_utf8();
            } else if self.text[self.at..].starts_with("--") && !self.text[self.at + 2..].starts_with(is_symbol) {
                let rest = self.text[self.at..].find('\n').unwrap_or(self.text.len() - self.at);
                self.at += rest;
            } else {
                break;
            }
        }
    }

    fn while_is(&mut self, is: impl Fn(char) -> bool) -> String {
        let rest = &self.text[self.at..];
        let end = rest.find(|c| !is(c)).unwrap_or(rest.len());
        self.at += end;
        rest[..end].to_owned()
    }

    /// A name with the modules before it.
    fn name(&mut self) -> String {
        let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '\'';
        let mut name = self.while_is(is_part);
        while name.starts_with(char::is_uppercase) && self.text[self.at..].starts_with('.') {
            if self.text[self.at + 1..].starts_with(is_symbol) {
                // An operator of a module.
                self.at += 1;
                name.push('.');
                name.push_str(&self.while_is(is_symbol));
                break;
            }
            if !self.text[self.at + 1..].starts_with(|c: char| c.is_alphabetic() || c == '_') {
                break;
            }
            self.at += 1;
            name.push('.');
            name.push_str(&self.while_is(is_part));
        }
        name
    }

    fn number(&mut self) -> Token {
        let mut digits = self.while_is(|c| c.is_ascii_digit());
        let rest = &self.text[self.at..];
        if rest.starts_with('.') && rest[1..].starts_with(|c: char| c.is_ascii_digit()) {
            self.at += 1;
            digits.push('.');
            digits.push_str(&self.while_is(|c| c.is_ascii_digit()));
            return Token::Double(digits);
        }
        Token::Number(digits)
    }

    fn text_literal(&mut self) -> Result<Token, (Span, String)> {
        let start = self.at;
        self.at += 1;
        let rest = &self.text[self.at..];
        let Some(end) = rest.find('"') else {
            return Err((self.span(start, self.text.len()), "this text has no end".into()));
        };
        self.at += end + 1;
        Ok(Token::Text(rest[..end].to_owned()))
    }

    fn char_literal(&mut self) -> Result<Token, (Span, String)> {
        let rest = &self.text[self.at + 1..];
        let mut chars = rest.chars();
        match (chars.next(), chars.next()) {
            (Some(c), Some('\'')) if c != '\\' => {
                self.at += 2 + c.len_utf8();
                Ok(Token::Char(c))
            }
            _ => Err((self.span(self.at, self.at + 1), "only plain characters stand between quotes here".into())),
        }
    }
}

fn is_symbol(c: char) -> bool {
    "!#$%&*+./<=>?@\\^|-~:∀".contains(c)
}
