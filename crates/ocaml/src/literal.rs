//! Characters, strings and floats as OCaml writes them.

use std::fmt::Write;

/// A string literal, with OCaml's escapes.
pub fn quote_string(text: &str) -> String {
    quote_codes(&text.chars().map(u32::from).collect::<Vec<_>>())
}

/// A string literal of characters given by their codes. Bytes that are text in UTF-8 are shown as that text.
pub fn quote_codes(codes: &[u32]) -> String {
    let mut out = String::from("\"");
    let mut rest = codes;
    while let Some((code, after)) = rest.split_first() {
        rest = after;
        if *code == u32::from('"') {
            out.push_str("\\\"");
        } else if let Some((c, used)) = utf8_char(*code, after) {
            out.push(c);
            rest = &after[used..];
        } else {
            escape(*code, &mut out);
        }
    }
    out.push('"');
    out
}

/// The character above 127 that starts with this byte, and how many of the following bytes belong to it.
fn utf8_char(first: u32, after: &[u32]) -> Option<(char, usize)> {
    let used = match first {
        0xc2..=0xdf => 1,
        0xe0..=0xef => 2,
        0xf0..=0xf4 => 3,
        _ => return None,
    };
    let codes = std::iter::once(&first).chain(after.get(..used)?);
    let bytes = codes.map(|code| u8::try_from(*code).ok()).collect::<Option<Vec<u8>>>()?;
    Some((std::str::from_utf8(&bytes).ok()?.chars().next()?, used))
}

/// A character literal.
pub fn quote_char(code: u32) -> String {
    let mut out = String::from("'");
    if code == u32::from('\'') {
        out.push_str("\\'");
    } else {
        escape(code, &mut out);
    }
    out.push('\'');
    out
}

/// A float as the toplevel shows it: the shortest of 12, 15 and 18 digits that reads back the same.
pub fn show_float(x: f64) -> String {
    if x.is_nan() {
        return "nan".into();
    }
    if x.is_infinite() {
        return if x > 0.0 { "infinity".into() } else { "neg_infinity".into() };
    }
    let text = [12, 15].into_iter().map(|digits| general(x, digits)).find(|text| text.parse() == Ok(x));
    let mut text = text.unwrap_or_else(|| general(x, 18));
    if text.bytes().all(|b| b.is_ascii_digit() || b == b'-') {
        text.push('.');
    }
    text
}

/// As C's `%.<digits>g`.
fn general(x: f64, digits: usize) -> String {
    if x == 0.0 {
        return if x.is_sign_negative() { "-0".into() } else { "0".into() };
    }
    let scientific = format!("{:.*e}", digits - 1, x);
    let Some((mantissa, exponent)) = scientific.split_once('e') else { return scientific };
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let trim = |text: &str| match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.').to_string(),
        false => text.to_string(),
    };
    if exponent < -4 || exponent >= digits as i32 {
        let sign = if exponent < 0 { '-' } else { '+' };
        format!("{}e{sign}{:02}", trim(mantissa), exponent.abs())
    } else {
        let decimals = (digits as i32 - 1 - exponent).max(0) as usize;
        trim(&format!("{x:.decimals$}"))
    }
}

fn escape(code: u32, out: &mut String) {
    match char::from_u32(code) {
        Some('\n') => out.push_str("\\n"),
        Some('\t') => out.push_str("\\t"),
        Some('\r') => out.push_str("\\r"),
        Some('\u{8}') => out.push_str("\\b"),
        Some('\\') => out.push_str("\\\\"),
        Some(c) if (' '..='~').contains(&c) || code > 255 => out.push(c),
        _ => {
            let _ = write!(out, "\\{code:03}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{quote_char, quote_string, show_float};

    #[test]
    fn floats_read_back() {
        let shown = [1.0, 0.1, -2.5, 1e20, 1e-7, 2.71, 100000.0, 1e12, -0.0, 0.1 + 0.2].map(show_float);
        let expected =
            ["1.", "0.1", "-2.5", "1e+20", "1e-07", "2.71", "100000.", "1e+12", "-0.", "0.300000000000000044"];
        assert_eq!(shown, expected);
    }

    #[test]
    fn strings_and_characters_are_escaped() {
        assert_eq!(quote_string("a\"b\\\n\u{1}"), r#""a\"b\\\n\001""#);
        assert_eq!(quote_char(u32::from('\'')), r"'\''");
        assert_eq!(quote_string("\u{c3}\u{a9} \u{e9}"), r#""\u{e9} \233""#.replace(r"\u{e9}", "\u{e9}"));
    }
}
