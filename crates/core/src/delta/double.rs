//! Floating point as GHC computes and shows it.

use num_bigint::BigInt;
use num_traits::{One, Signed, ToPrimitive};

use super::Delta;
use crate::expr::{Label, LabelKind, Lit};
use crate::prim::PrimOp;

/// What nobody promises: GHC shows the bits that the processor happened to make.
const BITS_OF_NAN: Delta = Delta::Unsupported("the sign and digits of NaN");

pub(super) fn apply1(op: PrimOp, a: f64) -> Option<Delta> {
    use PrimOp::*;
    if a.is_nan() && op.shows_nan() {
        return Some(BITS_OF_NAN);
    }
    let result = match op {
        DoubleNegate => -a,
        DoubleExp => a.exp(),
        DoubleLog => a.ln(),
        DoubleLog10 => a.log10(),
        DoubleSqrt => a.sqrt(),
        DoubleSin => a.sin(),
        DoubleCos => a.cos(),
        DoubleTan => a.tan(),
        DoubleAsin => a.asin(),
        DoubleAcos => a.acos(),
        DoubleAtan => a.atan(),
        DoubleSinh => a.sinh(),
        DoubleCosh => a.cosh(),
        DoubleTanh => a.tanh(),
        DoubleCertain if a.is_nan() => {
            return Some(Delta::Bottom(Label::new(LabelKind::Unsupported, "the sign and the kind of `nan`")));
        }
        DoubleCertain => a,
        DoubleAsinh => asinh(a),
        DoubleAcosh => acosh(a),
        DoubleAtanh => atanh(a),
        DoubleIsNaN => return Some(Delta::Bool(a.is_nan())),
        DoubleIsInfinite => return Some(Delta::Bool(a.is_infinite())),
        DoubleIsNegativeZero => return Some(Delta::Bool(a == 0.0 && a.is_sign_negative())),
        DoubleTruncate => return Some(Delta::Lit(Lit::Integer(truncate(a)))),
        DoubleMantissa => return Some(Delta::Lit(Lit::Integer(decompose(a).0.into()))),
        DoubleExponent => return Some(Delta::Lit(Lit::Int(decompose(a).1))),
        DoubleShow => return Some(Delta::Lit(Lit::Str(show_double(a)))),
        _ => return None,
    };
    Some(Delta::Lit(Lit::Double(result)))
}

pub(super) fn apply2(op: PrimOp, a: f64, b: f64) -> Option<Delta> {
    use PrimOp::*;
    let result = match op {
        DoubleAdd => a + b,
        DoubleSub => a - b,
        DoubleMul => a * b,
        DoubleDiv => a / b,
        DoublePow => a.powf(b),
        DoubleAtan2 => a.atan2(b),
        DoubleEq => return Some(Delta::Bool(a == b)),
        DoubleNe => return Some(Delta::Bool(a != b)),
        DoubleLt => return Some(Delta::Bool(a < b)),
        DoubleLe => return Some(Delta::Bool(a <= b)),
        DoubleGt => return Some(Delta::Bool(a > b)),
        DoubleGe => return Some(Delta::Bool(a >= b)),
        _ => return None,
    };
    Some(Delta::Lit(Lit::Double(result)))
}

/// As the C library computes it, which GHC calls; so are the two below. Rust's own differ in the last digit.
fn asinh(a: f64) -> f64 {
    let x = a.abs();
    let magnitude = if x < NEARLY_NOTHING {
        return a;
    } else if x > MUCH {
        x.ln() + std::f64::consts::LN_2
    } else if x > 2.0 {
        (2.0 * x + 1.0 / ((x * x + 1.0).sqrt() + x)).ln()
    } else {
        let square = x * x;
        (x + square / (1.0 + (1.0 + square).sqrt())).ln_1p()
    };
    magnitude.copysign(a)
}

fn acosh(a: f64) -> f64 {
    if a < 1.0 {
        f64::NAN
    } else if a >= MUCH {
        a.ln() + std::f64::consts::LN_2
    } else if a > 2.0 {
        (2.0 * a - 1.0 / (a + (a * a - 1.0).sqrt())).ln()
    } else {
        let above = a - 1.0;
        (above + (2.0 * above + above * above).sqrt()).ln_1p()
    }
}

fn atanh(a: f64) -> f64 {
    let x = a.abs();
    let magnitude = if x < NEARLY_NOTHING {
        return a;
    } else if x < 0.5 {
        let twice = x + x;
        0.5 * (twice + twice * x / (1.0 - x)).ln_1p()
    } else if x < 1.0 {
        0.5 * ((x + x) / (1.0 - x)).ln_1p()
    } else if x == 1.0 {
        f64::INFINITY
    } else {
        f64::NAN
    };
    magnitude.copysign(a)
}

/// 2^-28 and 2^28, beyond which a term of the sums below makes no difference.
const NEARLY_NOTHING: f64 = 3.725290298461914e-9;
const MUCH: f64 = 268435456.0;

/// Mantissa of 53 bits (or 0) and exponent of base 2, as `decodeFloat` gives them; for infinities too, where they are
/// what GHC's reading of the bits makes of them.
pub fn decompose(a: f64) -> (i64, i64) {
    if a == 0.0 {
        return (0, 0);
    }
    let bits = a.to_bits();
    let fraction = (bits & ((1 << 52) - 1)) as i64;
    let (mantissa, exponent) = match (bits >> 52 & 0x7FF) as i64 {
        0 => {
            let shift = i64::from(fraction.leading_zeros()) - 11;
            (fraction << shift, -1074 - shift)
        }
        biased => (fraction | 1 << 52, biased - 1075),
    };
    (if a.is_sign_negative() { -mantissa } else { mantissa }, exponent)
}

/// `mantissa * 2^exponent` as `encodeFloat` and `fromInteger` compute it in GHC: a mantissa that is no `Int` is cut off,
/// not rounded.
pub fn compose(mantissa: &BigInt, exponent: i64) -> f64 {
    if let Some(small) = mantissa.to_i64() {
        return scale(small as f64, exponent);
    }
    let drop = mantissa.bits() - 53;
    let magnitude = (mantissa.abs() >> drop).to_f64().unwrap_or(f64::NAN);
    let value = scale(magnitude, exponent.saturating_add(drop as i64));
    if mantissa.is_negative() { -value } else { value }
}

/// `value * 2^exponent`, rounded once: the mantissa is a whole number, so the first of two steps is exact.
fn scale(value: f64, exponent: i64) -> f64 {
    let (mantissa, place) = decompose(value);
    let exponent = place.saturating_add(exponent).clamp(-1200, 1100) as i32;
    let half = exponent / 2;
    mantissa as f64 * 2f64.powi(half) * 2f64.powi(exponent - half)
}

/// Towards zero, exact.
fn truncate(a: f64) -> BigInt {
    let (mantissa, exponent) = decompose(a);
    if exponent >= 0 {
        BigInt::from(mantissa) << exponent
    } else if exponent <= -63 {
        BigInt::ZERO
    } else {
        // Shifting the magnitude rounds towards zero.
        let magnitude = mantissa.unsigned_abs() >> -exponent;
        if mantissa < 0 { -BigInt::from(magnitude) } else { magnitude.into() }
    }
}

/// Digits as Haskell's `show`: `0.1`, `1.0e-2`, `1.2345678e7`, `NaN`, `-Infinity`.
pub fn show_double(a: f64) -> String {
    if a.is_nan() {
        return "NaN".into();
    }
    let sign = if a.is_sign_negative() { "-" } else { "" };
    if a.is_infinite() {
        return format!("{sign}Infinity");
    }
    if a == 0.0 {
        return format!("{sign}0.0");
    }
    let (digits, point) = shortest_digits(a.abs());
    let text: String = digits.iter().map(|d| char::from(b'0' + d)).collect();
    match point {
        1..=7 => {
            let whole = point as usize;
            let padded = format!("{text:0<whole$}");
            let (before, after) = padded.split_at(whole);
            format!("{sign}{before}.{}", if after.is_empty() { "0" } else { after })
        }
        0 => format!("{sign}0.{text}"),
        _ => {
            let (first, rest) = text.split_at(1);
            format!("{sign}{first}.{}e{}", if rest.is_empty() { "0" } else { rest }, point - 1)
        }
    }
}

/// The fewest decimal digits that name a positive number among its neighbours, and the place of the point: 0.d1d2… times
/// ten to that place. A digit sequence exactly half-way to a neighbour does not count as naming the number, which is
/// where Haskell differs from most other printers.
fn shortest_digits(a: f64) -> (Vec<u8>, i32) {
    let (mantissa, exponent) = decompose(a);
    // A subnormal number has fewer bits than decompose makes of it, and its neighbours are further away.
    let lowest = -1074;
    let shift = (lowest - exponent).max(0);
    let (mantissa, exponent) = (mantissa >> shift, exponent + shift);
    let at_power = mantissa == 1 << 52 && exponent > lowest;
    // number = r / s, the gaps to the midpoints above and below are up / s and down / s.
    let wider = if at_power { 2 } else { 1 };
    let (mut r, mut s) = (BigInt::from(mantissa) * 2 * wider, BigInt::from(2 * wider));
    let (mut up, mut down) = (BigInt::from(wider), BigInt::one());
    if exponent >= 0 {
        r <<= exponent;
        up <<= exponent;
        down <<= exponent;
    } else {
        s <<= -exponent;
    }
    // The smallest place with (r + up) / s <= 10^place, from an estimate that is off by one at most.
    let mut place = a.log10().floor() as i32;
    let power = |n: i32| BigInt::from(10).pow(n.unsigned_abs());
    if place >= 0 {
        s *= power(place);
    } else {
        let factor = power(place);
        r *= &factor;
        up *= &factor;
        down *= factor;
    }
    while &r + &up > s {
        s *= 10;
        place += 1;
    }
    while (&r + &up) * 10 <= s {
        r *= 10;
        up *= 10;
        down *= 10;
        place -= 1;
    }
    let mut digits = vec![];
    loop {
        r *= 10;
        up *= 10;
        down *= 10;
        let digit = BigInt::to_u8(&(&r / &s)).unwrap_or(9);
        r -= &s * digit;
        let (low, high) = (r < down, &r + &up > s);
        if !low && !high {
            digits.push(digit);
            continue;
        }
        let round_up = if low && high { &r * 2 >= s } else { high };
        digits.push(digit + u8::from(round_up));
        break;
    }
    (digits, place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubles_show_as_in_haskell() {
        let cases = [
            (0.1, "0.1"),
            (0.09, "9.0e-2"),
            (1.0, "1.0"),
            (-0.0, "-0.0"),
            (1234567.0, "1234567.0"),
            (9999999.5, "9999999.5"),
            (12345678.0, "1.2345678e7"),
            (1e22, "1.0e22"),
            (5e-324, "5.0e-324"),
            (2.2250738585072014e-308, "2.2250738585072014e-308"),
            (f64::MAX, "1.7976931348623157e308"),
            (1.0 / 3.0, "0.3333333333333333"),
            (f64::NEG_INFINITY, "-Infinity"),
            (100.0, "100.0"),
        ];
        for (value, text) in cases {
            assert_eq!(show_double(value), text);
        }
    }

    #[test]
    fn nothing_shows_the_bits_of_nan() {
        for op in [PrimOp::DoubleTruncate, PrimOp::DoubleMantissa, PrimOp::DoubleExponent] {
            assert_eq!(apply1(op, -f64::NAN), Some(BITS_OF_NAN));
        }
        assert_eq!(apply1(PrimOp::DoubleNegate, f64::NAN), Some(Delta::Lit(Lit::Double(f64::NAN))));
        assert_ne!(Lit::Double(0.0), Lit::Double(-0.0));
    }

    /// What GHC 9.0.2 prints.
    #[test]
    fn inverse_hyperbolic_functions_are_those_of_the_c_library() {
        let shown =
            |f: fn(f64) -> f64, all: &[f64]| all.iter().map(|x| show_double(f(*x))).collect::<Vec<_>>().join(" ");
        assert_eq!(
            shown(asinh, &[1.0, 1e-9, -3.0, 1e200]),
            "0.881373587019543 1.0e-9 -1.8184464592320668 461.2101657793691"
        );
        assert_eq!(shown(acosh, &[2.0, 0.5, 1.0]), "1.3169578969248166 NaN 0.0");
        assert_eq!(shown(atanh, &[0.5, 1e-9, -1.0]), "0.5493061443340548 1.0e-9 -Infinity");
    }

    #[test]
    fn decomposed_doubles_compose_again() {
        for value in [1.0, -1.5, 5e-324, 3e-310, f64::MIN_POSITIVE, f64::MAX, 1e-300, 123456.789] {
            let (mantissa, exponent) = decompose(value);
            assert_eq!(compose(&mantissa.into(), exponent), value);
        }
        assert_eq!(decompose(5e-324), (4503599627370496, -1126));
        assert_eq!(decompose(f64::INFINITY), (4503599627370496, 972));
    }

    #[test]
    fn composing_rounds_once_and_saturates() {
        assert_eq!(compose(&1.into(), 100_000), f64::INFINITY);
        assert_eq!(compose(&1.into(), -1080), 0.0);
        assert_eq!(compose(&3.into(), -1075), 1e-323);
        assert_eq!(compose(&1.into(), -1074), 5e-324);
        let wide = (BigInt::one() << 70u32) + (BigInt::one() << 17u32) + 1;
        assert_eq!(compose(&wide, 0), 2f64.powi(70));
        assert_eq!(compose(&-wide, 0), -2f64.powi(70));
        assert_eq!(compose(&i64::MAX.into(), i64::MIN), 0.0);
    }

    #[test]
    fn truncation_is_towards_zero_and_exact() {
        assert_eq!(truncate(-2.9), (-2).into());
        assert_eq!(truncate(0.99), BigInt::ZERO);
        assert_eq!(truncate(1e22), "10000000000000000000000".parse().expect("digits"));
    }
}
