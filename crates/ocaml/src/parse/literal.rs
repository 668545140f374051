//! Numbers, characters and strings as values.

use selfsame_core::diagnostic::Diagnostic;
use tree_sitter::Node;

use super::{Parser, named};
use crate::bytes::stray;
use crate::syntax::ExprKind;

/// The range of OCaml's 63-bit `int`.
const INT_BITS: u32 = 63;

impl Parser<'_> {
    /// A number with an optional sign; the text may have blanks between sign and digits.
    pub(super) fn number(&mut self, node: Node) -> ExprKind {
        let text = self.str(node).replace(['_', ' '], "");
        self.number_text(node, &text)
    }

    /// `-` before a number is its sign: the smallest integer has no positive counterpart.
    pub(super) fn negative_number(&mut self, node: Node) -> ExprKind {
        let text = self.str(node).replace(['_', ' '], "");
        self.number_text(node, &format!("-{text}"))
    }

    fn number_text(&mut self, node: Node, text: &str) -> ExprKind {
        let (negative, digits) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        let lower = digits.to_ascii_lowercase();
        let (radix, body) = match lower.get(..2) {
            Some("0x") => (16, &lower[2..]),
            Some("0o") => (8, &lower[2..]),
            Some("0b") => (2, &lower[2..]),
            Some("0u") => (10, &lower[2..]),
            _ => (10, lower.as_str()),
        };
        let hex = radix == 16;
        let wide = match digits.chars().last() {
            Some('l') => Some(("int32", 32)),
            Some('L') => Some(("int64", 64)),
            Some('n') => Some(("nativeint", 64)),
            _ => None,
        };
        if let Some((name, bits)) = wide {
            return self.wide_number(node, name, bits, (negative, radix), &body[..body.len() - 1]);
        }
        if body.contains('.') || (!hex && body.contains('e')) || (hex && body.contains('p')) {
            if hex {
                return match hexadecimal(body) {
                    Some(value) => ExprKind::Float(if negative { -value } else { value }),
                    None => ExprKind::Unsupported("a hexadecimal float of more than 53 bits".into()),
                };
            }
            return match lower.parse::<f64>() {
                Ok(value) => ExprKind::Float(if negative { -value } else { value }),
                Err(_) => ExprKind::Unsupported(format!("the number {text}")),
            };
        }
        match u64::from_str_radix(body, radix) {
            // Decimal literals must fit; others may use all 63 bits and wrap.
            Ok(value) if radix == 10 && value > (1 << (INT_BITS - 1)) - u64::from(!negative) => self.out_of_range(node),
            Ok(value) if radix != 10 && value >= 1 << INT_BITS => self.out_of_range(node),
            Ok(value) => {
                let wrapped = if radix == 10 { value as i64 } else { ((value << 1) as i64) >> 1 };
                ExprKind::Int(if negative { -wrapped } else { wrapped })
            }
            Err(_) if body.bytes().all(|b| b.is_ascii_hexdigit()) => self.out_of_range(node),
            Err(_) => ExprKind::Unsupported(format!("the number {text}")),
        }
    }

    /// A number of another size; in another base than ten it may use all bits, and wrap.
    fn wide_number(
        &mut self,
        node: Node,
        name: &str,
        bits: u32,
        (negative, radix): (bool, u32),
        body: &str,
    ) -> ExprKind {
        let most = if radix == 10 { (1_u128 << (bits - 1)) - u128::from(!negative) } else { (1 << bits) - 1 };
        match u128::from_str_radix(body, radix) {
            Ok(value) if value <= most => {
                let wrapped = ((value as i128) << (128 - bits)) >> (128 - bits);
                let value = if negative { wrapped.wrapping_neg() } else { wrapped };
                ExprKind::Wide(name.into(), ((value << (128 - bits)) >> (128 - bits)) as i64)
            }
            _ => self.out_of_range(node),
        }
    }

    fn out_of_range(&mut self, node: Node) -> ExprKind {
        let span = self.span(node);
        let message = "this integer does not fit in OCaml's 63-bit int";
        self.diagnostics.push(Diagnostic::error(span, message));
        ExprKind::Unsupported("an integer out of range".into())
    }

    pub(super) fn character(&self, node: Node) -> Option<char> {
        let text = self.str(node);
        let inner = text.strip_prefix('\'')?.strip_suffix('\'')?;
        let mut out = String::new();
        unescape(inner, &mut out);
        let mut chars = out.chars();
        match (chars.next(), chars.next()) {
            (Some(c), None) => Some(c),
            _ => None,
        }
    }

    pub(super) fn string(&self, node: Node) -> String {
        let mut out = String::new();
        if node.kind() == "quoted_string" {
            if let Some(content) = named(node).into_iter().find(|n| n.kind() == "quoted_string_content") {
                self.str(content).chars().for_each(|c| push_bytes(c, &mut out));
            }
            return out;
        }
        let text = self.str(node);
        let inner = text.strip_prefix('"').unwrap_or(text);
        unescape(inner.strip_suffix('"').unwrap_or(inner), &mut out);
        out
    }
}

/// A float by its digits to the base 16 and a power of two, where it is exactly one.
fn hexadecimal(body: &str) -> Option<f64> {
    let (digits, exponent) = match body.split_once('p') {
        Some((digits, exponent)) => (digits, exponent.parse::<i32>().ok()?),
        None => (body, 0),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let fraction = fraction.trim_end_matches('0');
    let text = format!("{whole}{fraction}");
    let mantissa = u64::from_str_radix(if text.is_empty() { "0" } else { &text }, 16).ok()?;
    let exponent = exponent - 4 * i32::try_from(fraction.len()).ok()?;
    // Both factors are floats, and what they make has no more digits, unless it is too large or too small.
    let is_exact = mantissa < 1 << 53 && (-900..=900).contains(&exponent);
    is_exact.then(|| mantissa as f64 * 2_f64.powi(exponent))
}

/// Escapes of OCaml's lexical conventions. A string is a list of bytes: one above 127 is the character of that number.
fn unescape(text: &str, out: &mut String) {
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        rest = &rest[c.len_utf8()..];
        if c != '\\' {
            push_bytes(c, out);
            continue;
        }
        let Some(kind) = rest.chars().next() else { return };
        let number = |digits: usize, skip: usize, radix: u32| {
            let part = rest.get(skip..skip + digits)?;
            let value = u32::from_str_radix(part, radix).ok()?;
            Some((char::from_u32(value)?, skip + digits))
        };
        let (c, used) = match kind {
            'n' => (Some('\n'), 1),
            't' => (Some('\t'), 1),
            'r' => (Some('\r'), 1),
            'b' => (Some('\u{8}'), 1),
            '\n' => {
                let blank = rest[1..].len() - rest[1..].trim_start_matches([' ', '\t']).len();
                (None, 1 + blank)
            }
            'x' => number(2, 1, 16).map_or((Some('x'), 1), |(c, n)| (Some(c), n)),
            'o' => number(3, 1, 8).map_or((Some('o'), 1), |(c, n)| (Some(c), n)),
            'u' => match rest.find('}').and_then(|end| Some((rest.get(2..end)?, end + 1))) {
                Some((digits, used)) => {
                    let c = u32::from_str_radix(digits, 16).ok().and_then(char::from_u32);
                    c.into_iter().for_each(|c| push_bytes(c, out));
                    (None, used)
                }
                None => (Some('u'), 1),
            },
            '0'..='9' => number(3, 0, 10).map_or((Some(kind), 1), |(c, n)| (Some(c), n)),
            other => (Some(other), other.len_utf8()),
        };
        out.extend(c);
        rest = &rest[used..];
    }
}

/// The bytes of a character in a source file.
fn push_bytes(c: char, out: &mut String) {
    match stray(c) {
        Some(byte) => out.push(char::from(byte)),
        None => out.extend(c.encode_utf8(&mut [0; 4]).bytes().map(char::from)),
    }
}
