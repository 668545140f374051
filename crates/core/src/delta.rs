//! What the primitives give of literals: the one definition of their meaning.

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{Signed, ToPrimitive, Zero};

use crate::expr::{Label, LabelKind, Lit};
use crate::prim::PrimOp;

/// The result of a primitive on evaluated arguments.
#[derive(Clone, Debug, PartialEq)]
pub enum Delta {
    Lit(Lit),
    Bool(bool),
    Bottom(Label),
    /// A gap of ours: what it is.
    Unsupported(&'static str),
}

/// Applies a primitive to literals of its argument types. `None` when they are not, and for [`PrimOp::Error`] and
/// [`PrimOp::Unsupported`], which do not compute.
pub fn delta(op: PrimOp, args: &[Lit]) -> Option<Delta> {
    match args {
        [Lit::Int(a)] => int1(op, *a),
        [Lit::Int(a), Lit::Int(b)] => int2(op, *a, *b),
        [Lit::Integer(a)] => integer1(op, a),
        [Lit::Integer(a), Lit::Integer(b)] => integer2(op, a, b),
        [Lit::Integer(a), Lit::Int(b)] => integer_int(op, a, *b),
        [Lit::Double(a)] => double1(op, *a),
        [Lit::Double(a), Lit::Double(b)] => double2(op, *a, *b),
        [Lit::Char(a)] => char1(op, *a),
        [Lit::Char(a), Lit::Char(b)] => char2(op, *a, *b),
        _ => None,
    }
}

fn int(n: i64) -> Option<Delta> {
    Some(Delta::Lit(Lit::Int(n)))
}

fn integer(n: BigInt) -> Option<Delta> {
    Some(Delta::Lit(Lit::Integer(n)))
}

fn double(x: f64) -> Option<Delta> {
    Some(Delta::Lit(Lit::Double(x)))
}

fn boolean(b: bool) -> Option<Delta> {
    Some(Delta::Bool(b))
}

fn arithmetic(text: &str) -> Option<Delta> {
    Some(Delta::Bottom(Label::new(LabelKind::Arithmetic, text)))
}

fn int1(op: PrimOp, a: i64) -> Option<Delta> {
    match op {
        PrimOp::IntNegate => int(a.wrapping_neg()),
        PrimOp::IntComplement => int(!a),
        PrimOp::IntPopCount => int(i64::from(a.count_ones())),
        PrimOp::IntToInteger => integer(a.into()),
        PrimOp::IntToDouble => double(a as f64),
        PrimOp::IntShow => Some(Delta::Lit(Lit::Str(a.to_string()))),
        PrimOp::CharChr => match u32::try_from(a).ok().filter(|code| *code <= 0x10FFFF) {
            Some(code) => Some(match char::from_u32(code) {
                Some(c) => Delta::Lit(Lit::Char(c)),
                None => Delta::Unsupported("surrogate code points as characters"),
            }),
            None => {
                let shown = if a < 0 { format!("({a})") } else { a.to_string() };
                let text = format!("Prelude.chr: bad argument: {shown}");
                Some(Delta::Bottom(Label::new(LabelKind::Error, text.as_str())))
            }
        },
        _ => None,
    }
}

fn int2(op: PrimOp, a: i64, b: i64) -> Option<Delta> {
    use PrimOp::*;
    match op {
        IntAdd => int(a.wrapping_add(b)),
        IntSub => int(a.wrapping_sub(b)),
        IntMul => int(a.wrapping_mul(b)),
        IntQuot | IntRem | IntDiv | IntMod if b == 0 => arithmetic("divide by zero"),
        IntQuot | IntDiv if a == i64::MIN && b == -1 => arithmetic("arithmetic overflow"),
        IntQuot => int(a / b),
        IntRem => int(a.wrapping_rem(b)),
        IntDiv => int(Integer::div_floor(&a, &b)),
        IntMod if b == -1 => int(0),
        IntMod => int(Integer::mod_floor(&a, &b)),
        IntEq => boolean(a == b),
        IntNe => boolean(a != b),
        IntLt => boolean(a < b),
        IntLe => boolean(a <= b),
        IntGt => boolean(a > b),
        IntGe => boolean(a >= b),
        IntAnd => int(a & b),
        IntOr => int(a | b),
        IntXor => int(a ^ b),
        IntShiftL | IntShiftR if b < 0 => arithmetic("arithmetic overflow"),
        IntShiftL => int(if b >= 64 { 0 } else { a << b }),
        IntShiftR => int(a >> b.min(63)),
        _ => None,
    }
}

fn integer1(op: PrimOp, a: &BigInt) -> Option<Delta> {
    match op {
        PrimOp::IntegerNegate => integer(-a),
        PrimOp::IntegerToInt => int(low_bits(a)),
        PrimOp::IntegerToDouble => double(integer_to_double(a)),
        PrimOp::IntegerShow => Some(Delta::Lit(Lit::Str(a.to_string()))),
        _ => None,
    }
}

fn integer2(op: PrimOp, a: &BigInt, b: &BigInt) -> Option<Delta> {
    use PrimOp::*;
    match op {
        IntegerAdd => integer(a + b),
        IntegerSub => integer(a - b),
        IntegerMul => integer(a * b),
        IntegerQuot | IntegerRem | IntegerDiv | IntegerMod if b.is_zero() => arithmetic("divide by zero"),
        IntegerQuot => integer(a / b),
        IntegerRem => integer(a % b),
        IntegerDiv => integer(a.div_floor(b)),
        IntegerMod => integer(a.mod_floor(b)),
        IntegerEq => boolean(a == b),
        IntegerNe => boolean(a != b),
        IntegerLt => boolean(a < b),
        IntegerLe => boolean(a <= b),
        IntegerGt => boolean(a > b),
        IntegerGe => boolean(a >= b),
        IntegerAnd => integer(a & b),
        IntegerOr => integer(a | b),
        IntegerXor => integer(a ^ b),
        _ => None,
    }
}

/// Shifts beyond this many bits would need gigabytes.
const LARGEST_SHIFT: i64 = 1 << 30;

fn integer_int(op: PrimOp, a: &BigInt, b: i64) -> Option<Delta> {
    match op {
        PrimOp::IntegerShiftL | PrimOp::IntegerShiftR if b < 0 => arithmetic("arithmetic overflow"),
        PrimOp::IntegerShiftL if a.is_zero() => integer(BigInt::ZERO),
        PrimOp::IntegerShiftL if b > LARGEST_SHIFT => Some(Delta::Unsupported("integers of more than 2^30 bits")),
        PrimOp::IntegerShiftL => integer(a << b),
        PrimOp::IntegerShiftR if b > LARGEST_SHIFT => integer(if a.is_negative() { (-1).into() } else { BigInt::ZERO }),
        PrimOp::IntegerShiftR => integer(a >> b),
        PrimOp::DoubleEncode => double(encode_double(a, b)),
        _ => None,
    }
}

fn double1(op: PrimOp, x: f64) -> Option<Delta> {
    use PrimOp::*;
    match op {
        DoubleNegate => double(-x),
        DoubleExp => double(x.exp()),
        DoubleLog => double(x.ln()),
        DoubleSqrt => double(x.sqrt()),
        DoubleSin => double(x.sin()),
        DoubleCos => double(x.cos()),
        DoubleTan => double(x.tan()),
        DoubleAsin => double(x.asin()),
        DoubleAcos => double(x.acos()),
        DoubleAtan => double(x.atan()),
        DoubleSinh => double(x.sinh()),
        DoubleCosh => double(x.cosh()),
        DoubleTanh => double(x.tanh()),
        DoubleIsNaN => boolean(x.is_nan()),
        DoubleIsInfinite => boolean(x.is_infinite()),
        DoubleIsNegativeZero => boolean(x == 0.0 && x.is_sign_negative()),
        DoubleTruncate => {
            let (mantissa, exponent) = decode_double(x);
            integer(if exponent >= 0 { BigInt::from(mantissa) << exponent } else { BigInt::from(x.trunc() as i128) })
        }
        DoubleMantissa => integer(decode_double(x).0.into()),
        DoubleExponent => int(decode_double(x).1),
        DoubleShow => Some(Delta::Lit(Lit::Str(show_double(x)))),
        _ => None,
    }
}

fn double2(op: PrimOp, a: f64, b: f64) -> Option<Delta> {
    use PrimOp::*;
    match op {
        DoubleAdd => double(a + b),
        DoubleSub => double(a - b),
        DoubleMul => double(a * b),
        DoubleDiv => double(a / b),
        DoublePow => double(a.powf(b)),
        DoubleAtan2 => double(a.atan2(b)),
        DoubleEq => boolean(a == b),
        DoubleNe => boolean(a != b),
        DoubleLt => boolean(a < b),
        DoubleLe => boolean(a <= b),
        DoubleGt => boolean(a > b),
        DoubleGe => boolean(a >= b),
        _ => None,
    }
}

fn char1(op: PrimOp, c: char) -> Option<Delta> {
    match op {
        PrimOp::CharOrd => int(i64::from(u32::from(c))),
        PrimOp::CharCategory => int(category(c)),
        PrimOp::CharToUpper => Some(Delta::Lit(Lit::Char(single(c, c.to_uppercase())))),
        PrimOp::CharToLower => Some(Delta::Lit(Lit::Char(single(c, c.to_lowercase())))),
        _ => None,
    }
}

fn char2(op: PrimOp, a: char, b: char) -> Option<Delta> {
    use PrimOp::*;
    boolean(match op {
        CharEq => a == b,
        CharNe => a != b,
        CharLt => a < b,
        CharLe => a <= b,
        CharGt => a > b,
        CharGe => a >= b,
        _ => return None,
    })
}

/// The simple case mapping: a character whose full mapping is several characters stays as it is.
fn single(c: char, mut mapped: impl Iterator<Item = char>) -> char {
    match (mapped.next(), mapped.next()) {
        (Some(only), None) => only,
        _ => c,
    }
}

/// The position of a character's category in Data.Char's `GeneralCategory`.
fn category(c: char) -> i64 {
    use unicode_general_category::{GeneralCategory::*, get_general_category};
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
        _ => 29,
    }
}

/// The value modulo 2^64, as a signed number.
pub fn low_bits(n: &BigInt) -> i64 {
    if let Some(n) = n.to_i64() {
        return n;
    }
    let low = n.iter_u64_digits().next().unwrap_or(0) as i64;
    if n.is_negative() { low.wrapping_neg() } else { low }
}

/// Rounds half to even, as the hardware does.
fn integer_to_double(n: &BigInt) -> f64 {
    match n.to_i64() {
        Some(n) => n as f64,
        None => encode_double(n, 0),
    }
}

/// `mantissa * 2^exponent`, rounded to the nearest double, half to even; too large is infinite.
fn encode_double(mantissa: &BigInt, exponent: i64) -> f64 {
    let bits = mantissa.bits();
    if bits == 0 {
        return 0.0;
    }
    // Keep 64 significant bits, the last of them sticky, so that the one rounding below is right also for subnormals.
    let drop = bits.saturating_sub(64) as i64;
    let magnitude = mantissa.magnitude();
    let mut top = (magnitude >> drop as u64).to_u64().unwrap_or(u64::MAX);
    if drop > 0 && magnitude.trailing_zeros().unwrap_or(0) < drop as u64 {
        top |= 1;
    }
    let value = scale(top, exponent.saturating_add(drop));
    if mantissa.is_negative() { -value } else { value }
}

/// `top * 2^exponent` with one rounding.
fn scale(top: u64, exponent: i64) -> f64 {
    let width = 64 - i64::from(top.leading_zeros());
    // The exponent of the last bit that the result can hold.
    let last = (exponent + width - 53).max(-1074);
    if exponent + width > 1024 {
        return f64::INFINITY;
    }
    let drop = last - exponent;
    let kept = match drop {
        ..=0 => (top as u128) << -drop,
        65.. => 0,
        drop => {
            let (top, half) = (u128::from(top), 1u128 << (drop - 1));
            let (kept, rest) = (top >> drop, top & ((1 << drop) - 1));
            kept + u128::from(rest > half || (rest == half && kept & 1 == 1))
        }
    };
    // At most 2^53, so exact; the power of two is split because it may itself be out of range.
    let half = last / 2;
    kept as f64 * (half as f64).exp2() * ((last - half) as f64).exp2()
}

/// Mantissa and exponent with the mantissa 53 bits wide, as GHC's `decodeFloat`, infinities and NaN included.
fn decode_double(x: f64) -> (i64, i64) {
    let bits = x.to_bits();
    let fraction = (bits & ((1 << 52) - 1)) as i64;
    let biased = ((bits >> 52) & 0x7FF) as i64;
    let (mantissa, exponent) = match (biased, fraction) {
        (0, 0) => return (0, 0),
        (0, fraction) => {
            let missing = i64::from(fraction.leading_zeros()) - 11;
            (fraction << missing, -1074 - missing)
        }
        (biased, fraction) => (fraction | 1 << 52, biased - 1075),
    };
    // GHC reads a NaN as negative, whatever its sign bit.
    if x.is_sign_negative() || x.is_nan() { (-mantissa, exponent) } else { (mantissa, exponent) }
}

/// As Haskell's `show`: plain from 0.1 up to 10^7, otherwise with an exponent.
pub fn show_double(x: f64) -> String {
    if x.is_nan() {
        return "NaN".into();
    }
    if x.is_infinite() {
        return if x > 0.0 { "Infinity".into() } else { "-Infinity".into() };
    }
    let sign = if x.is_sign_negative() { "-" } else { "" };
    if x == 0.0 {
        return format!("{sign}0.0");
    }
    let scientific = format!("{:e}", x.abs());
    let (digits, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    let digits = digits.replace('.', "");
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let or_zero = |text: &str| if text.is_empty() { "0".to_owned() } else { text.to_owned() };
    match exponent {
        -1 => format!("{sign}0.{digits}"),
        0..7 => {
            let whole = exponent as usize + 1;
            let padded = format!("{digits:0<whole$}");
            format!("{sign}{}.{}", &padded[..whole], or_zero(&padded[whole..]))
        }
        exponent => format!("{sign}{}.{}e{exponent}", &digits[..1], or_zero(&digits[1..])),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ints(op: PrimOp, a: i64, b: i64) -> Delta {
        delta(op, &[Lit::Int(a), Lit::Int(b)]).expect("an operation on Int")
    }

    #[test]
    fn doubles_show_as_ghc_shows_them() {
        let cases = [
            (1.0e7, "1.0e7"),
            (9999999.0, "9999999.0"),
            (0.1, "0.1"),
            (0.09, "9.0e-2"),
            (5.0e-324, "5.0e-324"),
            (1.0e22, "1.0e22"),
            (123456.789, "123456.789"),
            (-0.0, "-0.0"),
            (12345678.9, "1.23456789e7"),
            (f64::INFINITY, "Infinity"),
            (100.0, "100.0"),
        ];
        for (x, text) in cases {
            assert_eq!(show_double(x), text);
        }
    }

    #[test]
    fn division_rounds_as_haskell_does() {
        assert_eq!(ints(PrimOp::IntDiv, -7, 2), Delta::Lit(Lit::Int(-4)));
        assert_eq!(ints(PrimOp::IntMod, -7, 2), Delta::Lit(Lit::Int(1)));
        assert_eq!(ints(PrimOp::IntQuot, -7, 2), Delta::Lit(Lit::Int(-3)));
        assert_eq!(ints(PrimOp::IntRem, -7, 2), Delta::Lit(Lit::Int(-1)));
        assert_eq!(ints(PrimOp::IntMod, i64::MIN, -1), Delta::Lit(Lit::Int(0)));
        assert_eq!(ints(PrimOp::IntRem, i64::MIN, -1), Delta::Lit(Lit::Int(0)));
        let overflow = Delta::Bottom(Label::new(LabelKind::Arithmetic, "arithmetic overflow"));
        assert_eq!(ints(PrimOp::IntDiv, i64::MIN, -1), overflow);
    }

    #[test]
    fn doubles_decode_and_encode_as_ghc_does() {
        assert_eq!(decode_double(1.5), (6755399441055744, -52));
        assert_eq!(decode_double(5.0e-324), (4503599627370496, -1126));
        assert_eq!(decode_double(f64::INFINITY), (4503599627370496, 972));
        assert_eq!(decode_double(f64::NAN), (-6755399441055744, 972));
        for x in [1.5, -0.1, 5.0e-324, f64::MAX, f64::MIN_POSITIVE, 2.225_073_858_507_201e-308, 1e300, 3.0] {
            let (mantissa, exponent) = decode_double(x);
            assert_eq!(encode_double(&mantissa.into(), exponent), x);
        }
        assert_eq!(encode_double(&1.into(), -1075), 0.0);
        assert_eq!(encode_double(&3.into(), -1075), 1.0e-323);
        assert_eq!(encode_double(&((BigInt::from(1) << 53) + 1), 0), 9007199254740992.0);
        assert_eq!(encode_double(&((BigInt::from(1) << 80) + 1), 944), f64::INFINITY);
    }

    #[test]
    fn integers_wrap_to_their_low_bits() {
        assert_eq!(low_bits(&(BigInt::from(1) << 64)), 0);
        assert_eq!(low_bits(&((BigInt::from(1) << 63) + 5)), i64::MIN + 5);
        let negative: BigInt = (BigInt::from(-1) << 64) - 3;
        assert_eq!(low_bits(&negative), -3);
    }
}
