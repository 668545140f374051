//! Characters and strings as Haskell writes them.

/// A character literal, with quotes. A code point that is no character of Rust's is shown by its number, as all beyond
/// ASCII are.
pub fn show_char(code: u32) -> String {
    let mut out = String::from("'");
    if code == u32::from('\'') {
        out.push_str("\\'");
    } else {
        escape(code, None, &mut out);
    }
    out.push('\'');
    out
}

/// A string literal, with quotes.
pub fn show_string(codes: &[u32]) -> String {
    let mut out = String::from("\"");
    for (i, &code) in codes.iter().enumerate() {
        if code == u32::from('"') {
            out.push_str("\\\"");
        } else {
            escape(code, codes.get(i + 1).copied(), &mut out);
        }
    }
    out.push('"');
    out
}

/// A string literal, with quotes, of text that Rust can hold.
pub fn show_text(text: &str) -> String {
    show_string(&text.chars().map(u32::from).collect::<Vec<_>>())
}

/// The names of the control characters from 0 on.
const CONTROLS: [&str; 32] = [
    "NUL", "SOH", "STX", "ETX", "EOT", "ENQ", "ACK", "a", "b", "t", "n", "v", "f", "r", "SO", "SI", "DLE", "DC1",
    "DC2", "DC3", "DC4", "NAK", "SYN", "ETB", "CAN", "EM", "SUB", "ESC", "FS", "GS", "RS", "US",
];

/// One character; where the next one would be read as part of the escape, an empty escape is put between.
fn escape(code: u32, next: Option<u32>, out: &mut String) {
    let next = next.and_then(char::from_u32);
    match char::from_u32(code) {
        Some('\\') => out.push_str("\\\\"),
        Some(c @ ' '..='~') => out.push(c),
        Some('\u{7F}') => out.push_str("\\DEL"),
        Some(c) if c < ' ' => {
            out.push('\\');
            out.push_str(CONTROLS[code as usize]);
            if c == '\u{E}' && next == Some('H') {
                out.push_str("\\&");
            }
        }
        _ => {
            out.push_str(&format!("\\{code}"));
            if next.is_some_and(|c| c.is_ascii_digit()) {
                out.push_str("\\&");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_escape_as_in_haskell() {
        assert_eq!(show_text("a\n\u{4D2}5"), r#""a\n\1234\&5""#);
        assert_eq!(show_text("\u{E}H\u{E}I"), r#""\SO\&H\SOI""#);
        assert_eq!(show_text("say \"hi\" \\ it's\u{7F}"), r#""say \"hi\" \\ it's\DEL""#);
        assert_eq!(show_text("\0\u{7}\u{1B}é"), r#""\NUL\a\ESC\233""#);
        assert_eq!(show_text(""), r#""""#);
    }

    #[test]
    fn characters_escape_as_in_haskell() {
        let shown: Vec<String> = ['a', '\'', '"', '\n', 'é', '\\'].map(|c| show_char(c as u32)).into();
        assert_eq!(shown, ["'a'", r"'\''", "'\"'", r"'\n'", r"'\233'", r"'\\'"]);
        assert_eq!(show_char(0xD800), r"'\55296'");
    }
}
