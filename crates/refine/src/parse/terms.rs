//! Terms of the logic, by precedence.

use selfsame_core::symbol::Symbol;

use super::{Parsed, Parser};
use crate::lexer::Token;
use crate::syntax::{Op, Term};

/// Operators by how tightly they bind, loosest first; those of a row associate to the left unless it says right.
const LEVELS: &[(&[(&str, Op)], bool)] = &[
    (&[("<=>", Op::Iff), ("<->", Op::Iff)], false),
    (&[("=>", Op::Implies), ("==>", Op::Implies), ("->", Op::Implies)], true),
    (&[("||", Op::Or)], true),
    (&[("&&", Op::And)], true),
];

const COMPARISONS: &[(&str, Op)] = &[
    ("=", Op::Eq),
    ("==", Op::Eq),
    ("/=", Op::Ne),
    ("!=", Op::Ne),
    ("~~", Op::Eq),
    ("<", Op::Lt),
    ("<=", Op::Le),
    (">", Op::Gt),
    (">=", Op::Ge),
];

/// Operators of the program that associate to the right, whoever defines them. Of others it is not known how tightly they bind.
const TO_THE_RIGHT: &[&str] = &["++", "<>", ":", "."];

/// Symbols with a meaning of their own, in terms or around them.
const RESERVED: &[&str] = &["|", "->", "=>", "::", "=", "\\", "|-", "<:", "+", "-", "*", "/", "~", "!", "@", "∀"];

impl Parser {
    pub(super) fn term(&mut self) -> Parsed<Term> {
        if self.is_name("if") {
            self.at += 1;
            let condition = self.term()?;
            self.keyword("then")?;
            let yes = self.term()?;
            self.keyword("else")?;
            let no = self.term()?;
            return Ok(Term::If(Box::new((condition, yes, no))));
        }
        self.level(0)
    }

    pub(super) fn keyword(&mut self, word: &str) -> Parsed<()> {
        if !self.is_name(word) {
            return self.wrong(&format!("`{word}` is expected here"));
        }
        self.at += 1;
        Ok(())
    }

    fn level(&mut self, level: usize) -> Parsed<Term> {
        let Some((operators, is_right)) = LEVELS.get(level) else { return self.comparison() };
        let mut left = self.level(level + 1)?;
        while let Some(op) = self.operator_of(operators) {
            let right = if *is_right { self.level(level)? } else { self.level(level + 1)? };
            left = Term::Op(op, Box::new((left, right)));
        }
        Ok(left)
    }

    /// `0 <= i < n` is not a chain in Haskell, but `0 <= i && i < n` is what it would mean.
    fn comparison(&mut self) -> Parsed<Term> {
        let left = self.joined()?;
        let Some(op) = self.operator_of(COMPARISONS) else { return Ok(left) };
        let right = self.joined()?;
        let mut whole = Term::Op(op, Box::new((left, right.clone())));
        let mut last = right;
        while let Some(op) = self.operator_of(COMPARISONS) {
            let next = self.joined()?;
            whole = whole.and(Term::Op(op, Box::new((last, next.clone()))));
            last = next;
        }
        Ok(whole)
    }

    /// Calls with operators of the program between them. Nothing says how these bind beside others: parentheses do.
    fn joined(&mut self) -> Parsed<Term> {
        let start = self.at;
        let left = self.prefix()?;
        let Some((op, span)) = self.operator_of_program() else {
            self.at = start;
            return self.sum();
        };
        let (mut parts, mut last) = (vec![left], self.prefix()?);
        let mut ops = vec![(op, span)];
        while let Some((next, span)) = self.operator_of_program() {
            let is_right = |op: &str| TO_THE_RIGHT.contains(&op);
            let is_list = |op: &str| matches!(op, ":" | "++");
            if !is_right(&next) || !(next == ops[0].0 || is_list(&next) && is_list(&ops[0].0)) {
                return self.wrong("parentheses are needed here");
            }
            ops.push((next, span));
            parts.push(std::mem::replace(&mut last, self.prefix()?));
        }
        if ["+", "-", "*", "/"].iter().any(|op| self.is_operator(op)) || self.is_name("mod") {
            return self.wrong("parentheses are needed here");
        }
        let lefts = ops.into_iter().zip(parts).rev();
        Ok(lefts.fold(last, |right, ((op, span), left)| {
            Term::App(Box::new(Term::Name(Symbol::new(&op), span)), vec![left, right])
        }))
    }

    /// An operator that the program defines, or a function between backquotes.
    fn operator_of_program(&mut self) -> Option<(String, selfsame_core::span::Span)> {
        let span = self.here();
        let found = match (self.peek()?, self.peek_at(1), self.peek_at(2)) {
            (Token::Operator(op), ..) => (op.clone(), 1),
            (Token::Mark('`'), Some(Token::Name(name)), Some(Token::Mark('`'))) if name != "mod" && name != "div" => {
                (name.clone(), 3)
            }
            _ => return None,
        };
        let is_known = |op: &str| {
            RESERVED.contains(&op)
                || op.starts_with('>') && found.1 == 1
                || COMPARISONS.iter().any(|(text, _)| *text == op)
                || LEVELS.iter().any(|(level, _)| level.iter().any(|(text, _)| *text == op))
        };
        if is_known(&found.0) {
            return None;
        }
        self.at += found.1;
        Some((found.0, span))
    }

    fn sum(&mut self) -> Parsed<Term> {
        let mut left = self.product()?;
        while let Some(op) = self.operator_of(&[("+", Op::Add), ("-", Op::Sub)]) {
            let right = self.product()?;
            left = Term::Op(op, Box::new((left, right)));
        }
        Ok(left)
    }

    fn product(&mut self) -> Parsed<Term> {
        let mut left = self.prefix()?;
        loop {
            let op = match self.peek() {
                Some(Token::Operator(op)) if op == "*" => Op::Mul,
                Some(Token::Operator(op)) if op == "/" => Op::Div,
                Some(Token::Name(name)) if name == "mod" => Op::Mod,
                Some(Token::Mark('`')) => match self.peek_at(1) {
                    Some(Token::Name(name)) if name == "mod" || name == "div" => {
                        let op = if name == "mod" { Op::Mod } else { Op::Div };
                        self.at += 2;
                        op
                    }
                    _ => return self.wrong("only `mod` and `div` stand between backquotes here"),
                },
                _ => return Ok(left),
            };
            self.at += 1;
            let right = self.prefix()?;
            left = Term::Op(op, Box::new((left, right)));
        }
    }

    fn prefix(&mut self) -> Parsed<Term> {
        if self.take_operator("-") {
            return Ok(Term::Negate(Box::new(self.prefix()?)));
        }
        if self.take_operator("~") || self.take_operator("!") {
            return Ok(Term::Not(Box::new(self.prefix()?)));
        }
        if self.is_name("not") {
            self.at += 1;
            return Ok(Term::Not(Box::new(self.prefix()?)));
        }
        self.call()
    }

    fn call(&mut self) -> Parsed<Term> {
        let head = self.atom_term()?;
        if !matches!(head, Term::Name(..)) {
            return Ok(head);
        }
        let mut args = Vec::new();
        while let Some(Token::Name(_) | Token::Number(_) | Token::Mark('(' | '[') | Token::Text(_) | Token::Char(_)) =
            self.peek()
        {
            if ["then", "else", "mod", "if", "not"].iter().any(|word| self.is_name(word)) {
                break;
            }
            args.push(self.atom_term()?);
        }
        Ok(if args.is_empty() { head } else { Term::App(Box::new(head), args) })
    }

    pub(super) fn atom_term(&mut self) -> Parsed<Term> {
        let span = self.here();
        let token = self.peek().cloned();
        if token.is_some() {
            self.at += 1;
        }
        match token {
            Some(Token::Name(name)) => Ok(Term::Name(Symbol::new(&name), span)),
            Some(Token::Number(digits)) => match digits.parse() {
                Ok(number) => Ok(Term::Number(number)),
                Err(_) => self.wrong("a number is expected here"),
            },
            Some(Token::Double(digits)) => Ok(Term::Double(digits)),
            Some(Token::Text(text)) => Ok(Term::Text(text)),
            Some(Token::Char(c)) => Ok(Term::Char(c)),
            Some(Token::Mark('(')) => {
                if let (Some(Token::Operator(op)), Some(Token::Mark(')'))) = (self.peek().cloned(), self.peek_at(1)) {
                    self.at += 2;
                    return Ok(Term::Name(Symbol::new(&op), span));
                }
                let parts = self.terms(')')?;
                match <[Term; 1]>::try_from(parts) {
                    Ok([part]) => Ok(part),
                    Err(parts) => Ok(Term::Tuple(parts)),
                }
            }
            Some(Token::Mark('[')) => Ok(Term::List(self.terms(']')?)),
            _ => {
                self.at = self.at.saturating_sub(usize::from(token.is_some()));
                self.wrong("a term is expected here")
            }
        }
    }

    fn terms(&mut self, end: char) -> Parsed<Vec<Term>> {
        let mut parts = Vec::new();
        while !self.take_mark(end) {
            parts.push(self.term()?);
            if !self.take_mark(',') {
                self.mark(end)?;
                break;
            }
        }
        Ok(parts)
    }

    fn operator_of(&mut self, operators: &[(&str, Op)]) -> Option<Op> {
        let Some(Token::Operator(found)) = self.peek() else { return None };
        let op = operators.iter().find(|(text, _)| text == found).map(|(_, op)| *op)?;
        self.at += 1;
        Some(op)
    }
}
