//! The values of literals.

use num_bigint::BigInt;
use num_traits::{One, Pow, Zero};

use crate::syntax::Literal;

/// Reads a literal as written; the error says what is wrong with it.
pub fn literal(text: &str) -> Result<Literal, &'static str> {
    match text.as_bytes().first() {
        Some(b'"') => string(&text[1..]).map(Literal::String),
        Some(b'\'') => character(text).map(Literal::Char),
        _ => number(text).ok_or("this is not a number"),
    }
}

/// Minus a number.
pub fn negated(literal: Literal) -> Literal {
    match literal {
        Literal::Integer(value) => Literal::Integer(-value),
        Literal::Rational(numerator, denominator) => Literal::Rational(-numerator, denominator),
        other => other,
    }
}

pub fn is_zero(literal: &Literal) -> bool {
    match literal {
        Literal::Integer(value) | Literal::Rational(value, _) => value.is_zero(),
        _ => false,
    }
}

/// Haskell has characters that are no Unicode scalar values; we do not.
pub const SURROGATE: &str = "a surrogate character";

/// Larger exponents would make numbers that no program can hold.
const MAX_EXPONENT: i64 = 100_000;

fn number(text: &str) -> Option<Literal> {
    let text: String = text.chars().filter(|c| *c != '_').map(|c| c.to_ascii_lowercase()).collect();
    let (base, digits) = match text.get(..2) {
        Some("0x") => (16, &text[2..]),
        Some("0o") => (8, &text[2..]),
        Some("0b") => (2, &text[2..]),
        _ => (10, text.as_str()),
    };
    let exponent_mark = if base == 16 { 'p' } else { 'e' };
    let (mantissa, exponent) = match digits.split_once(exponent_mark) {
        Some((mantissa, exponent)) if base != 2 && base != 8 => (mantissa, exponent.parse::<i64>().ok()?),
        _ => (digits, 0),
    };
    if mantissa == digits && !mantissa.contains('.') {
        return BigInt::parse_bytes(digits.as_bytes(), base).map(Literal::Integer);
    }
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let value = BigInt::parse_bytes(format!("{whole}{fraction}").as_bytes(), base)?;
    // The value is `value * radix ^ scale / base ^ fraction.len()`.
    let radix = if base == 16 { 2u32 } else { 10 };
    let shift = if base == 16 { 4 } else { 1 } * i64::try_from(fraction.len()).ok()?;
    let scale = exponent.checked_sub(shift)?;
    if scale.abs() > MAX_EXPONENT {
        return None;
    }
    let power = BigInt::from(radix).pow(scale.unsigned_abs());
    let (numerator, denominator) = if scale >= 0 { (value * power, BigInt::one()) } else { (value, power) };
    Some(reduced(numerator, denominator))
}

/// Trailing zeros cost later stages time; only the factors two and five can be shared.
fn reduced(mut numerator: BigInt, mut denominator: BigInt) -> Literal {
    if numerator.is_zero() {
        return Literal::Rational(numerator, BigInt::one());
    }
    for factor in [10u32, 2, 5] {
        while (&numerator % factor).is_zero() && (&denominator % factor).is_zero() {
            numerator /= factor;
            denominator /= factor;
        }
    }
    Literal::Rational(numerator, denominator)
}

fn character(text: &str) -> Result<char, &'static str> {
    let inside = text.strip_prefix('\'').and_then(|rest| rest.strip_suffix('\'')).unwrap_or_default();
    let mut chars = Chars { rest: inside };
    let value = match chars.next()? {
        Some(Piece::Char(c)) => c,
        _ => return Err("a character literal holds one character"),
    };
    if chars.rest.is_empty() { Ok(value) } else { Err("a character literal holds one character") }
}

fn string(after_quote: &str) -> Result<String, &'static str> {
    let inside = after_quote.strip_suffix('"').ok_or("this string is not closed")?;
    let mut chars = Chars { rest: inside };
    let mut value = String::with_capacity(inside.len());
    while let Some(piece) = chars.next()? {
        if let Piece::Char(c) = piece {
            value.push(c);
        }
    }
    Ok(value)
}

enum Piece {
    Char(char),
    /// `\&`, or a gap: `\`, blanks, `\`.
    Nothing,
}

struct Chars<'t> {
    rest: &'t str,
}

impl Chars<'_> {
    fn next(&mut self) -> Result<Option<Piece>, &'static str> {
        let Some(first) = self.take() else { return Ok(None) };
        if first != '\\' { Ok(Some(Piece::Char(first))) } else { self.escape().map(Some) }
    }

    /// What follows a backslash.
    fn escape(&mut self) -> Result<Piece, &'static str> {
        let wrong = "this is not an escape that Haskell knows";
        if self.rest.starts_with(|c: char| c.is_ascii_digit()) {
            return self.code(10);
        }
        // `\SO` and `\SOH` share a start: the longer name is tried first.
        for (code, names) in CONTROLS {
            if let Some((_, rest)) = names.iter().find_map(|name| Some((name, self.rest.strip_prefix(name)?))) {
                self.rest = rest;
                return Ok(Piece::Char(char::from(*code)));
            }
        }
        let c = self.take().ok_or(wrong)?;
        match c {
            '\\' | '"' | '\'' => Ok(Piece::Char(c)),
            '&' => Ok(Piece::Nothing),
            '^' => {
                let control = self.take().filter(|c| ('@'..='_').contains(c)).ok_or(wrong)?;
                Ok(Piece::Char(char::from(control as u8 - b'@')))
            }
            'x' | 'X' => self.code(16),
            'o' | 'O' => self.code(8),
            _ if c.is_whitespace() => {
                self.rest = self.rest.trim_start().strip_prefix('\\').ok_or(wrong)?;
                Ok(Piece::Nothing)
            }
            _ => Err(wrong),
        }
    }

    fn take(&mut self) -> Option<char> {
        let first = self.rest.chars().next()?;
        self.rest = &self.rest[first.len_utf8()..];
        Some(first)
    }

    fn code(&mut self, base: u32) -> Result<Piece, &'static str> {
        let length = self.rest.find(|c: char| !c.is_digit(base)).unwrap_or(self.rest.len());
        let (digits, rest) = self.rest.split_at(length);
        self.rest = rest;
        let significant = digits.trim_start_matches('0');
        let code = if significant.is_empty() && !digits.is_empty() {
            Some(0)
        } else {
            u32::from_str_radix(significant, base).ok()
        };
        let code = code.filter(|code| *code <= char::MAX as u32).ok_or("this is not the code of a character")?;
        char::from_u32(code).map(Piece::Char).ok_or(SURROGATE)
    }
}

/// Control characters by their names, longer names before those they start with.
const CONTROLS: &[(u8, &[&str])] = &[
    (0, &["NUL"]),
    (1, &["SOH"]),
    (2, &["STX"]),
    (3, &["ETX"]),
    (4, &["EOT"]),
    (5, &["ENQ"]),
    (6, &["ACK"]),
    (7, &["BEL", "a"]),
    (8, &["BS", "b"]),
    (9, &["HT", "t"]),
    (10, &["LF", "n"]),
    (11, &["VT", "v"]),
    (12, &["FF", "f"]),
    (13, &["CR", "r"]),
    (14, &["SO"]),
    (15, &["SI"]),
    (16, &["DLE"]),
    (17, &["DC1"]),
    (18, &["DC2"]),
    (19, &["DC3"]),
    (20, &["DC4"]),
    (21, &["NAK"]),
    (22, &["SYN"]),
    (23, &["ETB"]),
    (24, &["CAN"]),
    (25, &["EM"]),
    (26, &["SUB"]),
    (27, &["ESC"]),
    (28, &["FS"]),
    (29, &["GS"]),
    (30, &["RS"]),
    (31, &["US"]),
    (32, &["SP"]),
    (127, &["DEL"]),
];

#[cfg(test)]
mod tests {
    use super::*;

    fn rational(numerator: i64, denominator: i64) -> Result<Literal, &'static str> {
        Ok(Literal::Rational(numerator.into(), denominator.into()))
    }

    fn integer(value: i64) -> Result<Literal, &'static str> {
        Ok(Literal::Integer(value.into()))
    }

    #[test]
    fn numbers() {
        assert_eq!(literal("1_000"), integer(1000));
        assert_eq!(literal("0xFf"), integer(255));
        assert_eq!(literal("0b1_01"), integer(5));
        assert_eq!(literal("0O17"), integer(15));
        assert_eq!(literal("1.50"), rational(3, 2));
        assert_eq!(literal("25e-1"), rational(5, 2));
        assert_eq!(literal("1E3"), rational(1000, 1));
        assert_eq!(literal("0.0"), rational(0, 1));
        assert_eq!(literal("0x1.8p1"), rational(3, 1));
        assert_eq!(literal("0x.p"), Err("this is not a number"));
        assert!(literal("1e99999999999999999999").is_err());
    }

    #[test]
    fn characters_and_strings() {
        assert_eq!(literal(r"'\''"), Ok(Literal::Char('\'')));
        assert_eq!(literal(r"'\SOH'"), Ok(Literal::Char('\u{1}')));
        assert_eq!(literal(r"'\SO'"), Ok(Literal::Char('\u{e}')));
        assert_eq!(literal(r"'\^Z'"), Ok(Literal::Char('\u{1a}')));
        assert_eq!(literal("'λ'"), Ok(Literal::Char('λ')));
        let text = r#""a\1234\&5\x41\o101\SO\&H\tq\  \r""#;
        assert_eq!(literal(text), Ok(Literal::String("a\u{4d2}5AA\u{e}H\tqr".into())));
        assert_eq!(literal("\"x\\\n   \\y\""), Ok(Literal::String("xy".into())));
        assert!(literal(r#""\q""#).is_err());
        assert!(literal(r"'\1114112'").is_err());
        assert!(literal("'ab'").is_err());
    }
}
