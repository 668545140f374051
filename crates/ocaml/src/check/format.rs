//! Format strings: `"%d: %s"` where a format is expected is a function that takes what to do with the finished text, then
//! the arguments.

use selfsame_core::expr::{Lit, Local};
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::types::Type;

use super::{Checker, string};
use crate::elab::Elab;
use crate::library;

enum Piece {
    Text(String),
    Conversion { flags: Flags, width: i64, precision: Option<i64>, kind: char },
}

#[derive(Default)]
struct Flags {
    left: bool,
    zero: bool,
    plus: bool,
    space: bool,
}

impl Checker {
    /// `arrows` is the type of the formatting function, `result` what it gives in the end.
    pub(super) fn format(
        &mut self,
        sources: &mut SourceMap,
        span: Span,
        text: &str,
        arrows: &Type,
        result: &Type,
    ) -> Elab {
        let pieces = match pieces(text) {
            Ok(pieces) => pieces,
            Err(what) => return self.unsupported(span, &what),
        };
        let finish = self.fresh_local("finish".into(), Type::fun(string(), result.clone()));
        let mut params: Vec<Local> = vec![finish];
        let mut tys = Vec::new();
        let mut parts = Vec::new();
        for piece in pieces {
            match piece {
                Piece::Text(text) => parts.push(Elab::Lit(Lit::Str(text))),
                Piece::Conversion { flags, width, precision, kind } => {
                    let ty = conversion_type(kind);
                    let arg = self.fresh_local("arg".into(), ty.clone());
                    params.push(arg);
                    tys.push(ty);
                    parts.push(self.conversion(sources, span, arg, &flags, width, precision, kind));
                }
            }
        }
        self.unify(span, &Type::funs(tys, result.clone()), arrows);
        let append = self.library_use(sources, span, "Stdlib", "^");
        let text = parts
            .into_iter()
            .rev()
            .reduce(|rest, part| Elab::App(Box::new(append.clone()), vec![part, rest]))
            .unwrap_or(Elab::Lit(Lit::Str(String::new())));
        let body = Elab::App(Box::new(Elab::Local(finish, Vec::new())), vec![text]);
        Elab::Fun(params, Box::new(body))
    }

    #[allow(clippy::too_many_arguments)]
    fn conversion(
        &mut self,
        sources: &mut SourceMap,
        span: Span,
        arg: Local,
        flags: &Flags,
        width: i64,
        precision: Option<i64>,
        kind: char,
    ) -> Elab {
        let arg = Elab::Local(arg, Vec::new());
        let int = |n: i64| Elab::Lit(Lit::Int(n));
        let (function, mut args) = match kind {
            'd' | 'i' => ("format_int", vec![int(10), bool_value(false)]),
            'u' => ("format_unsigned", Vec::new()),
            'x' => ("format_int", vec![int(16), bool_value(false)]),
            'X' => ("format_int", vec![int(16), bool_value(true)]),
            'o' => ("format_int", vec![int(8), bool_value(false)]),
            'f' | 'F' | 'e' | 'g' => {
                let name = match kind {
                    'f' => "format_fixed",
                    'F' => "format_ocaml_float",
                    'e' => "format_exponent",
                    _ => "format_general",
                };
                (name, vec![int(precision.unwrap_or(if kind == 'F' { 12 } else { 6 }))])
            }
            's' => ("format_string", Vec::new()),
            'S' => ("format_quoted", Vec::new()),
            'c' => ("format_char", Vec::new()),
            'C' => ("format_quoted_char", Vec::new()),
            _ => ("format_bool", Vec::new()),
        };
        args.push(arg);
        let head = self.library_use(sources, span, "CamlinternalFormat", function);
        let digits = Elab::App(Box::new(head), args);
        let digits = match precision {
            Some(precision) if "diuxXo".contains(kind) => {
                let at_least = self.library_use(sources, span, "CamlinternalFormat", "at_least_digits");
                Elab::App(Box::new(at_least), vec![int(precision), digits])
            }
            _ => digits,
        };
        let numeric = !matches!(kind, 's' | 'S' | 'c' | 'C' | 'b' | 'B');
        let signed = numeric && !"uxXo".contains(kind);
        let digits = if signed && (flags.plus || flags.space) {
            let sign = self.library_use(sources, span, "CamlinternalFormat", "with_sign");
            let text = Elab::Lit(Lit::Str(if flags.plus { "+".into() } else { " ".into() }));
            Elab::App(Box::new(sign), vec![text, digits])
        } else {
            digits
        };
        if width == 0 {
            return digits;
        }
        // A whole number with a precision has its zeros already.
        let zero = flags.zero && numeric && !(precision.is_some() && "diuxXo".contains(kind));
        let pad = match (flags.left, zero) {
            (true, _) => "pad_right",
            (false, true) => "pad_zero",
            (false, false) => "pad_left",
        };
        let pad = self.library_use(sources, span, "CamlinternalFormat", pad);
        Elab::App(Box::new(pad), vec![int(width), digits])
    }
}

fn conversion_type(kind: char) -> Type {
    match kind {
        'f' | 'F' | 'e' | 'g' => Type::double(),
        's' | 'S' => string(),
        'c' | 'C' => Type::char(),
        'b' | 'B' => Type::bool(),
        _ => Type::int(),
    }
}

fn bool_value(value: bool) -> Elab {
    Elab::Con(library::bool_con(value), Vec::new())
}

/// Takes a format apart; what we do not know is the reason.
fn pieces(text: &str) -> Result<Vec<Piece>, String> {
    let mut pieces = Vec::new();
    let mut plain = String::new();
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        if c != '%' {
            plain.push(c);
            continue;
        }
        let mut flags = Flags::default();
        while let Some(flag) = chars.next_if(|c| matches!(c, '-' | '0' | '+' | ' ' | '#')) {
            match flag {
                '-' => flags.left = true,
                '0' => flags.zero = true,
                '+' => flags.plus = true,
                ' ' => flags.space = true,
                _ => return Err("the format flag `#`".into()),
            }
        }
        let width = number(&mut chars);
        let precision = chars.next_if_eq(&'.').map(|_| number(&mut chars));
        match chars.next() {
            Some('%') => plain.push('%'),
            Some('!') => {}
            Some(',') => {}
            Some('@') => plain.push('@'),
            Some(kind) if "diuxXofFegsScCbB".contains(kind) => {
                if !plain.is_empty() {
                    pieces.push(Piece::Text(std::mem::take(&mut plain)));
                }
                let is_odd = match kind {
                    'c' | 'C' => width != 0 || precision.is_some(),
                    's' | 'S' | 'b' | 'B' => precision.is_some(),
                    'F' => flags.plus || flags.space,
                    _ => false,
                };
                if is_odd {
                    return Err(format!("flags, a width or precision of `%{kind}` that mean something else"));
                }
                pieces.push(Piece::Conversion { flags, width, precision, kind });
            }
            Some(kind) => return Err(format!("the format conversion `%{kind}`")),
            None => return Err("a format that ends in `%`".into()),
        }
    }
    if !plain.is_empty() {
        pieces.push(Piece::Text(plain));
    }
    Ok(pieces)
}

/// At most four digits: nobody means more.
fn number(chars: &mut std::iter::Peekable<std::str::Chars>) -> i64 {
    let mut value = 0;
    while let Some(digit) = chars.next_if(char::is_ascii_digit) {
        value = (value * 10 + i64::from(digit as u8 - b'0')).min(9999);
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_are_taken_apart() {
        let pieces = pieces("a%5d%%%-3s%.2f").unwrap_or_default();
        let shape: Vec<String> = pieces
            .iter()
            .map(|piece| match piece {
                Piece::Text(text) => format!("{text:?}"),
                Piece::Conversion { flags, width, precision, kind } => {
                    format!("{kind}{width}{}{}", if flags.left { "-" } else { "" }, precision.unwrap_or(-1))
                }
            })
            .collect();
        assert_eq!(shape, ["\"a\"", "d5-1", "\"%\"", "s3--1", "f02"]);
    }

    #[test]
    fn unknown_conversions_are_named() {
        assert!(pieces("%a").is_err_and(|why| why.contains("%a")));
    }
}
