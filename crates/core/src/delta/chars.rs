//! Characters: Unicode categories and the simple (one to one) case mappings.

use unicode_general_category::{GeneralCategory, get_general_category};

use super::Delta;
use crate::expr::{Label, LabelKind, Lit};

/// The character of a code point, or the error that `chr` is outside the range.
///
/// Haskell counts surrogates as characters and Rust does not: they are a gap of ours where a `char` is asked for. The
/// evaluator keeps code points as numbers and does not have it.
pub(super) fn chr(code: i64) -> Delta {
    match u32::try_from(code).ok().and_then(char::from_u32) {
        Some(c) => Delta::Lit(Lit::Char(c)),
        None if (0xD800..0xE000).contains(&code) => Delta::Unsupported("surrogate code points as characters"),
        None => {
            let shown = if code < 0 { format!("({code})") } else { code.to_string() };
            let text = format!("Prelude.chr: bad argument: {shown}");
            Delta::Bottom(Label::new(LabelKind::Error, text.as_str()))
        }
    }
}

/// The position in Haskell's `GeneralCategory` of a code point.
pub fn category(code: u32) -> u8 {
    use GeneralCategory::*;
    const NOT_ASSIGNED: u8 = 29;
    let Some(c) = char::from_u32(code) else {
        return if (0xD800..0xE000).contains(&code) { 27 } else { NOT_ASSIGNED };
    };
    match get_general_category(c) {
        UppercaseLetter => 0,
        LowercaseLetter => 1,
        TitlecaseLetter => 2,
        ModifierLetter => 3,
        OtherLetter => 4,
        NonspacingMark => 5,
        SpacingMark => 6,
        EnclosingMark => 7,
        DecimalNumber => 8,
        LetterNumber => 9,
        OtherNumber => 10,
        ConnectorPunctuation => 11,
        DashPunctuation => 12,
        OpenPunctuation => 13,
        ClosePunctuation => 14,
        InitialPunctuation => 15,
        FinalPunctuation => 16,
        OtherPunctuation => 17,
        MathSymbol => 18,
        CurrencySymbol => 19,
        ModifierSymbol => 20,
        OtherSymbol => 21,
        SpaceSeparator => 22,
        LineSeparator => 23,
        ParagraphSeparator => 24,
        Control => 25,
        Format => 26,
        Surrogate => 27,
        PrivateUse => 28,
        _ => NOT_ASSIGNED,
    }
}

/// Upper case by the simple mapping. Rust knows the full one, which is the same except where it has several characters:
/// there the simple mapping is the character itself, but for Greek letters with iota subscript.
pub fn upper(c: char) -> char {
    let shifted = |by: u32| char::from_u32(c as u32 + by).unwrap_or(c);
    match c {
        '\u{1F80}'..='\u{1F87}' | '\u{1F90}'..='\u{1F97}' | '\u{1FA0}'..='\u{1FA7}' => shifted(8),
        '\u{1FB3}' | '\u{1FC3}' | '\u{1FF3}' => shifted(9),
        _ => only(c.to_uppercase()).unwrap_or(c),
    }
}

/// Lower case by the simple mapping.
pub fn lower(c: char) -> char {
    match c {
        '\u{130}' => 'i',
        _ => only(c.to_lowercase()).unwrap_or(c),
    }
}

fn only(mut mapped: impl ExactSizeIterator<Item = char>) -> Option<char> {
    if mapped.len() == 1 { mapped.next() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_mappings_are_one_to_one() {
        assert_eq!([upper('a'), upper('ß'), upper('ᾳ'), upper('ÿ'), upper('1')], ['A', 'ß', 'ᾼ', 'Ÿ', '1']);
        assert_eq!([lower('A'), lower('İ'), lower('Σ'), lower('ᾼ')], ['a', 'i', 'σ', 'ᾳ']);
    }

    #[test]
    fn categories_are_numbered_as_in_data_char() {
        let of = |c: char| category(c as u32);
        assert_eq!([of('A'), of('z'), of('7'), of('_'), of(' '), of('\n'), of('+')], [0, 1, 8, 11, 22, 25, 18]);
        assert_eq!([category(0xD800), category(0xE000), category(0x10FFFF)], [27, 28, 29]);
    }

    #[test]
    fn chr_names_the_bad_argument() {
        let bottom = |text| Delta::Bottom(Label::new(LabelKind::Error, text));
        assert_eq!(chr(-1), bottom("Prelude.chr: bad argument: (-1)"));
        assert_eq!(chr(0x110000), bottom("Prelude.chr: bad argument: 1114112"));
        assert_eq!(chr(0x10FFFF), Delta::Lit(Lit::Char('\u{10FFFF}')));
    }
}
