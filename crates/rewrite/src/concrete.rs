//! Programs as their users write them, read by the forms of a file's `syntax` declarations: operators by how tightly they bind,
//! everything else by trying its forms, of which the one that reads most is taken.

use num_bigint::BigInt;
use rustc_hash::FxHashMap;
use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::Span;

use crate::lexer::blanks;
use crate::limits;
use crate::notation::{ATOM, Form, Notation, Piece};
use crate::signature::Sort;
use crate::syntax::{Name, Text, Tree};
use crate::term::Terms;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token<'a> {
    /// A text of the notation.
    Text(&'a str),
    Name(&'a str),
    Number(&'a str),
    End,
}

/// The term that a program of this sort is. New names get their numbers.
pub fn read(terms: &mut Terms, source: &Text, sort: Sort) -> Result<Tree, Diagnostic> {
    let mut notation = std::mem::take(&mut terms.notation);
    let tree = read_by(terms, &mut notation, source, sort);
    terms.notation = notation;
    tree
}

fn read_by(terms: &Terms, notation: &mut Notation, source: &Text, sort: Sort) -> Result<Tree, Diagnostic> {
    let Some(category) = notation.category(sort, terms) else {
        let text = format!("no `syntax` says how programs of sort `{}` are written", terms.sig.sort_name(sort));
        return Err(Diagnostic::error(source.span, text));
    };
    let texts = texts(notation, category, terms);
    let tokens = lex(&texts, source)?;
    for (token, _) in &tokens {
        if let Token::Name(name) = token {
            notation.number(name);
        }
    }
    let mut reader = Reader {
        notation,
        terms,
        tokens: &tokens,
        known: FxHashMap::default(),
        nesting: 0,
        furthest: 0,
        wanted: Vec::new(),
        too_deep: false,
    };
    match reader.term(category, 0, 0) {
        Some((tree, end)) if tokens[end].0 == Token::End => Ok(tree),
        Some((_, end)) => {
            reader.want(end, "the end of the program");
            Err(reader.error())
        }
        None => Err(reader.error()),
    }
}

/// The texts that programs of a sort are written with, longer ones first.
fn texts(notation: &Notation, category: usize, terms: &Terms) -> Vec<String> {
    let mut texts = vec!["(".to_owned(), ")".to_owned()];
    let mut reached = vec![category];
    let mut next = 0;
    while let Some(category) = reached.get(next).copied() {
        next += 1;
        for piece in notation.categories[category].forms.iter().flat_map(|form| &form.pieces) {
            match piece {
                Piece::Text(text) => texts.push(text.clone()),
                Piece::Part(hole) => {
                    reached.extend(notation.category(hole.sort, terms).filter(|other| !reached.contains(other)));
                }
                Piece::Name(_) | Piece::Number(_) => {}
            }
        }
    }
    texts.sort_by_key(|text| std::cmp::Reverse(text.len()));
    texts
}

fn lex<'a>(texts: &'a [String], source: &'a Text) -> Result<Vec<(Token<'a>, Span)>, Diagnostic> {
    let begin = source.span.start as usize;
    let span = |at: usize, length: usize| Span::new(source.span.file, begin + at, begin + at + length);
    let mut tokens = Vec::new();
    let mut at = 0;
    loop {
        let rest = &source.text[at..];
        let blank = blanks(rest);
        let rest = &rest[blank..];
        at += blank;
        if rest.starts_with("//") {
            at += rest.find('\n').unwrap_or(rest.len());
            continue;
        }
        if let Some(comment) = rest.strip_prefix("/*") {
            let end = comment.find("*/").ok_or_else(|| Diagnostic::error(span(at, 2), "comment is never closed"))?;
            at += end + 4;
            continue;
        }
        let Some(first) = rest.chars().next() else {
            tokens.push((Token::End, span(at, 0)));
            return Ok(tokens);
        };
        let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '\'';
        let word = &rest[..rest.find(|c| !is_word(c)).unwrap_or(rest.len())];
        // A text that ends like a word ends where the word does: `local.get` is one, `iffy` does not begin with `if`.
        let is_here = |text: &&String| {
            let after = rest.strip_prefix(text.as_str()).map(|after| after.starts_with(is_word));
            after.is_some_and(|goes_on| !goes_on || !text.ends_with(is_word))
        };
        let text = texts.iter().find(is_here).filter(|text| text.len() >= word.len());
        let digits = rest.strip_prefix('-').map(|rest| &rest[..rest.find(|c| !is_word(c)).unwrap_or(rest.len())]);
        let (token, length) = if let Some(text) = text {
            (Token::Text(text), text.len())
        } else if let Some(digits) = digits.filter(|digits| is_number(digits)) {
            (Token::Number(&rest[..=digits.len()]), digits.len() + 1)
        } else if word.is_empty() {
            let text = format!("unexpected character `{first}`");
            return Err(Diagnostic::error(span(at, first.len_utf8()), text));
        } else if first.is_ascii_digit() {
            if !is_number(word) {
                return Err(Diagnostic::error(
                    span(at, word.len()),
                    format!("`{word}` is neither a number nor a name"),
                ));
            }
            (Token::Number(word), word.len())
        } else {
            (Token::Name(word), word.len())
        };
        tokens.push((token, span(at, length)));
        at += length;
    }
}

/// `12` or `0x0C`.
fn is_number(word: &str) -> bool {
    let is_all = |word: &str, is_digit: fn(&u8) -> bool| !word.is_empty() && word.bytes().all(|byte| is_digit(&byte));
    is_all(word, u8::is_ascii_digit) || word.strip_prefix("0x").is_some_and(|rest| is_all(rest, u8::is_ascii_hexdigit))
}

/// A number as rules have it.
fn decimal(text: &str) -> String {
    let (sign, digits) = text.strip_prefix('-').map_or(("", text), |rest| ("-", rest));
    let value = digits.strip_prefix("0x").and_then(|digits| BigInt::parse_bytes(digits.as_bytes(), 16));
    value.map_or_else(|| text.to_owned(), |value| format!("{sign}{value}"))
}

/// What could be read from a place: a term, and where it ends.
type Found = Option<(Tree, usize)>;

struct Reader<'a> {
    notation: &'a Notation,
    terms: &'a Terms,
    tokens: &'a [(Token<'a>, Span)],
    /// By sort, tightness and place.
    known: FxHashMap<(usize, u32, usize), Found>,
    nesting: u32,
    /// The last token that something else was wanted for, and what.
    furthest: usize,
    wanted: Vec<String>,
    too_deep: bool,
}

impl<'a> Reader<'a> {
    /// A term that binds at least as tightly as `level`.
    fn term(&mut self, category: usize, level: u32, at: usize) -> Found {
        if let Some(found) = self.known.get(&(category, level, at)) {
            return found.clone();
        }
        if self.nesting == limits::NESTING {
            self.too_deep = true;
            return None;
        }
        self.nesting += 1;
        let found = self.new_term(category, level, at);
        self.nesting -= 1;
        self.known.insert((category, level, at), found.clone());
        found
    }

    fn new_term(&mut self, category: usize, level: u32, at: usize) -> Found {
        let notation = self.notation;
        let forms = &notation.categories[category].forms;
        let is_infix = |form: &&Form| form.is_infix(notation, category, self.terms);
        let (infix, others): (Vec<&Form>, Vec<&Form>) = forms.iter().partition(is_infix);
        let mut best = self.in_parentheses(category, at);
        // How tightly what was read last binds, where it is not closed.
        let mut last = None;
        for form in others.into_iter().filter(|form| form.level >= level) {
            let found = self.form(form, 0, FxHashMap::default(), at, at);
            if found.as_ref().is_some_and(|(_, end)| best.as_ref().is_none_or(|(_, before)| end > before)) {
                best = found;
                last = (form.level != ATOM).then_some(form.level);
            }
        }
        let (mut left, mut end) = best?;
        loop {
            let mut longest = None;
            for form in infix.iter().filter(|form| form.level >= level) {
                let Some(Piece::Part(hole)) = form.pieces.first() else { continue };
                let must_bind = form.level_of(0);
                if last.is_some_and(|last| last < must_bind) {
                    continue;
                }
                let parts = FxHashMap::from_iter([(hole.name.clone(), left.clone())]);
                let found = self.form(form, 1, parts, at, end);
                if found.as_ref().is_some_and(|(_, e)| longest.as_ref().is_none_or(|((_, b), _)| e > b)) {
                    longest = found.map(|found| (found, form.level));
                }
            }
            let Some(((tree, next), bound)) = longest else { return Some((left, end)) };
            (left, end, last) = (tree, next, Some(bound));
        }
    }

    fn in_parentheses(&mut self, category: usize, at: usize) -> Found {
        if self.tokens[at].0 != Token::Text("(") {
            return None;
        }
        let (tree, end) = self.term(category, 0, at + 1)?;
        if self.tokens[end].0 != Token::Text(")") {
            self.want(end, "`)`");
            return None;
        }
        Some((tree, end + 1))
    }

    /// The rest of a form, from one of its pieces on.
    fn form(
        &mut self,
        form: &Form,
        first: usize,
        mut parts: FxHashMap<String, Tree>,
        start: usize,
        mut at: usize,
    ) -> Found {
        for (i, piece) in form.pieces.iter().enumerate().skip(first) {
            match piece {
                Piece::Text(text) => {
                    if self.tokens[at].0 != Token::Text(text) {
                        self.want(at, &format!("`{text}`"));
                        return None;
                    }
                    at += 1;
                }
                Piece::Name(hole) => {
                    let Token::Name(name) = self.tokens[at].0 else {
                        self.want(at, "a name");
                        return None;
                    };
                    let number = self.notation.names().find(|(_, known)| *known == name).map(|(number, _)| number)?;
                    parts.insert(hole.name.clone(), leaf(number.to_string(), self.tokens[at].1));
                    at += 1;
                }
                Piece::Number(hole) => {
                    // `- 1` is two things, `-1` is one.
                    let is_negative = matches!(self.tokens[at].0, Token::Text("-"))
                        && self.tokens.get(at + 1).is_some_and(|(_, next)| next.start == self.tokens[at].1.end);
                    let digits = at + usize::from(is_negative);
                    let Token::Number(number) = self.tokens[digits].0 else {
                        self.want(at, "a number");
                        return None;
                    };
                    let sign = if is_negative { "-" } else { "" };
                    let span = self.tokens[at].1.to(self.tokens[digits].1);
                    parts.insert(hole.name.clone(), leaf(decimal(&format!("{sign}{number}")), span));
                    at = digits + 1;
                }
                Piece::Part(hole) => {
                    let category = self.notation.category(hole.sort, self.terms)?;
                    // A form that is only another sort's term binds as that does.
                    let (tree, end) = self.term(category, form.level_of(i), at)?;
                    parts.insert(hole.name.clone(), tree);
                    at = end;
                }
            }
        }
        let span = self.tokens[start].1.to(self.tokens[at.max(start + 1) - 1].1);
        Some((filled(&form.tree, &parts, span), at))
    }

    fn want(&mut self, at: usize, what: &str) {
        if at > self.furthest {
            self.furthest = at;
            self.wanted.clear();
        }
        if at == self.furthest && !self.wanted.iter().any(|wanted| wanted == what) {
            self.wanted.push(what.to_owned());
        }
    }

    fn error(&self) -> Diagnostic {
        let (token, span) = self.tokens[self.furthest];
        if self.too_deep {
            return Diagnostic::error(span, format!("the program is nested deeper than {}", limits::NESTING));
        }
        let found = match token {
            Token::Text(text) | Token::Name(text) | Token::Number(text) => format!("`{text}`"),
            Token::End => "the end of the program".to_owned(),
        };
        let wanted = match &self.wanted[..] {
            [] => "something else".to_owned(),
            [one] => one.clone(),
            [all @ .., last] => format!("{} or {last}", all.join(", ")),
        };
        Diagnostic::error(span, format!("expected {wanted}, found {found}"))
    }
}

fn leaf(text: String, span: Span) -> Tree {
    Tree { head: Name { text, span }, args: Vec::new(), applied: false, span }
}

/// The term of a form, with its parts in the place of variables.
fn filled(tree: &Tree, parts: &FxHashMap<String, Tree>, span: Span) -> Tree {
    if let Some(part) = parts.get(&tree.head.text).filter(|_| !tree.applied) {
        return part.clone();
    }
    let head = Name { text: tree.head.text.clone(), span };
    let args = tree.args.iter().map(|arg| filled(arg, parts, span)).collect();
    Tree { head, args, applied: tree.applied, span }
}
