//! Format strings: `"%d: %s"` where a format is expected is a function that takes what to do with the finished pieces, then
//! the arguments. A piece is a text, or a function that prints (`%a`, `%t`) and is called when its turn comes.

use selfsame_core::expr::{Lit, Local};
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::types::Type;

use super::{Checker, string};
use crate::elab::Elab;
use crate::library;

/// The module that has what formats compile to.
const MODULE: &str = "CamlinternalFormat";

#[derive(Clone, Debug, PartialEq)]
enum Piece {
    Text(String),
    Conversion(Conversion),
    /// `%a`, `%t` and `%!`.
    Printer,
    Ready,
    Flush,
}

#[derive(Clone, Debug, PartialEq)]
struct Conversion {
    flags: Flags,
    width: Number,
    precision: Number,
    /// Of a whole number: `l`, `L` or `n`, or a blank.
    size: char,
    kind: char,
}

/// A width or a precision.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Number {
    None,
    Known(i64),
    /// `*`: an argument.
    Given,
}

#[derive(Clone, Debug, Default, PartialEq)]
struct Flags {
    left: bool,
    zero: bool,
    plus: bool,
    space: bool,
    alternate: bool,
}

/// The function that a format becomes, while it is made.
struct Made {
    params: Vec<Local>,
    types: Vec<Type>,
    pieces: Vec<Elab>,
}

impl Checker {
    /// The type has the formatting function, what is printed on, what `%a` gives, and what the function gives in the end.
    pub(super) fn format(&mut self, sources: &mut SourceMap, span: Span, text: &str, parts: &[Type]) -> Elab {
        let (arrows, channel, inner, result) = (&parts[0], &parts[1], &parts[2], &parts[3]);
        let pieces = match pieces(text) {
            Ok(pieces) => pieces,
            Err(what) => return self.unsupported(span, &what),
        };
        let printer = Type::fun(channel.clone(), inner.clone());
        let finish = self.fresh_local("finish".into(), Type::fun(self.piece_list(channel, inner), result.clone()));
        let mut made = Made { params: vec![finish], types: Vec::new(), pieces: Vec::new() };
        for piece in pieces {
            let piece = match piece {
                Piece::Text(text) => self.piece(sources, "Literal", vec![Elab::Lit(Lit::Str(text))]),
                Piece::Flush => self.piece(sources, "Flush", Vec::new()),
                Piece::Ready => {
                    let ready = self.format_argument(&mut made, printer.clone());
                    self.piece(sources, "Call", vec![ready])
                }
                Piece::Printer => {
                    let ty = self.types.fresh();
                    let function = Type::funs([channel.clone(), ty.clone()], inner.clone());
                    let function = self.format_argument(&mut made, function);
                    let value = self.format_argument(&mut made, ty);
                    let out = self.fresh_local("out".into(), channel.clone());
                    let call = Elab::App(Box::new(function), vec![Elab::Local(out, Vec::new()), value]);
                    self.piece(sources, "Call", vec![Elab::Fun(vec![out], Box::new(call))])
                }
                Piece::Conversion(conversion) => {
                    let text = self.conversion(sources, span, &mut made, &conversion);
                    self.piece(sources, "Printed", vec![text])
                }
            };
            made.pieces.push(piece);
        }
        self.unify(span, &Type::funs(made.types, result.clone()), arrows);
        let nil = Elab::Con(library::nil_con(), Vec::new());
        let list =
            made.pieces.into_iter().rev().fold(nil, |rest, piece| Elab::Con(library::cons_con(), vec![piece, rest]));
        let body = Elab::App(Box::new(Elab::Local(finish, Vec::new())), vec![list]);
        Elab::Fun(made.params, Box::new(body))
    }

    fn piece_list(&self, channel: &Type, inner: &Type) -> Type {
        Type::list(Type::con_of(library::PIECE, [channel.clone(), inner.clone()]))
    }

    fn piece(&mut self, sources: &mut SourceMap, name: &str, parts: Vec<Elab>) -> Elab {
        let module = self.library_module(sources, MODULE.into());
        match module.and_then(|module| module.cons.get(&name.into()).cloned()) {
            Some(entry) => Elab::Con(entry.con.clone(), parts),
            None => Elab::Unsupported("formats".into()),
        }
    }

    /// One more argument of the formatting function.
    fn format_argument(&mut self, made: &mut Made, ty: Type) -> Elab {
        let arg = self.fresh_local("arg".into(), ty.clone());
        made.params.push(arg);
        made.types.push(ty);
        Elab::Local(arg, Vec::new())
    }

    fn format_number(&mut self, made: &mut Made, number: Number) -> Option<Elab> {
        match number {
            Number::None => None,
            Number::Known(n) => Some(Elab::Lit(Lit::Int(n))),
            Number::Given => Some(self.format_argument(made, Type::int())),
        }
    }

    /// The text that a conversion makes of its arguments.
    fn conversion(&mut self, sources: &mut SourceMap, span: Span, made: &mut Made, wanted: &Conversion) -> Elab {
        let Conversion { flags, kind, size, .. } = wanted;
        let kind = *kind;
        let width = self.format_number(made, wanted.width);
        let precision = self.format_number(made, wanted.precision);
        let arg = self.format_argument(made, wanted.ty());
        let mut call = |name: &str, args: Vec<Elab>| {
            let head = self.library_use(sources, span, MODULE, name);
            Elab::App(Box::new(head), args)
        };
        let int = |n: i64| Elab::Lit(Lit::Int(n));
        let is_whole = "diuxXo".contains(kind);
        let mut text = match kind {
            'd' | 'i' | 'u' | 'x' | 'X' | 'o' => {
                let (base, how) = match kind {
                    'x' => (16, 1),
                    'X' => (16, 2),
                    'o' => (8, 1),
                    'u' => (10, 1),
                    _ => (10, 0),
                };
                let name = match size {
                    'l' => "format_int32",
                    'L' => "format_int64",
                    'n' => "format_nativeint",
                    _ => "format_int",
                };
                call(name, vec![int(base), int(how), arg])
            }
            'f' | 'F' | 'e' | 'E' | 'g' | 'G' => {
                let name = match kind {
                    'f' => "format_fixed",
                    'F' => "format_ocaml_float",
                    'e' | 'E' => "format_exponent",
                    _ => "format_general",
                };
                let precision = precision.clone().unwrap_or_else(|| int(if kind == 'F' { 12 } else { 6 }));
                let text = call(name, vec![precision, arg]);
                if "EG".contains(kind) { call("in_capitals", vec![text]) } else { text }
            }
            's' => call("format_string", vec![arg]),
            'S' => call("format_quoted", vec![arg]),
            'c' => call("format_char", vec![arg]),
            'C' => call("format_quoted_char", vec![arg]),
            _ => call("format_bool", vec![arg]),
        };
        if is_whole && let Some(precision) = precision {
            text = call("at_least_digits", vec![precision, text]);
        }
        if flags.alternate {
            let prefix = match kind {
                'x' => "0x",
                'X' => "0X",
                _ => "0",
            };
            text = call("with_prefix", vec![Elab::Lit(Lit::Str(prefix.into())), text]);
        }
        let is_number = is_whole || "fFeEgG".contains(kind);
        if is_number && !"uxXo".contains(kind) && (flags.plus || flags.space) {
            let sign = Elab::Lit(Lit::Str(if flags.plus { "+".into() } else { " ".into() }));
            text = call("with_sign", vec![sign, text]);
        }
        let Some(width) = width else { return text };
        // A whole number with a precision has its zeros already.
        let is_zero = flags.zero && is_number && !(wanted.precision != Number::None && is_whole);
        let pad = match (flags.left, is_zero) {
            (true, _) => "pad_right",
            (false, true) => "pad_zero",
            (false, false) => "pad_left",
        };
        match wanted.width {
            // A negative one is one to the left.
            Number::Given => call("pad_given", vec![bool_value(flags.left), bool_value(is_zero), width, text]),
            _ => call(pad, vec![width, text]),
        }
    }
}

impl Conversion {
    fn ty(&self) -> Type {
        match (self.kind, self.size) {
            ('f' | 'F' | 'e' | 'E' | 'g' | 'G', _) => Type::double(),
            ('s' | 'S', _) => string(),
            ('c' | 'C', _) => Type::char(),
            ('b' | 'B', _) => Type::bool(),
            (_, 'l') => Type::con("int32"),
            (_, 'L') => Type::con("int64"),
            (_, 'n') => Type::con("nativeint"),
            _ => Type::int(),
        }
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
                _ => flags.alternate = true,
            }
        }
        let width = number(&mut chars, Number::None);
        let precision = match chars.next_if_eq(&'.') {
            Some(_) => number(&mut chars, Number::Known(0)),
            None => Number::None,
        };
        let piece = match chars.next() {
            Some('%') => {
                plain.push('%');
                continue;
            }
            Some(',') => continue,
            Some('@') => {
                plain.push('@');
                continue;
            }
            Some('!') => Piece::Flush,
            Some('a') => Piece::Printer,
            Some('t') => Piece::Ready,
            Some(size @ ('l' | 'L' | 'n')) if chars.peek().is_some_and(|kind| "diuxXo".contains(*kind)) => {
                let kind = chars.next().unwrap_or('d');
                Piece::Conversion(Conversion { flags, width, precision, size, kind })
            }
            Some(kind) if "diuxXofFeEgGsScCbB".contains(kind) => {
                Piece::Conversion(Conversion { flags, width, precision, size: ' ', kind })
            }
            Some(kind) => return Err(format!("the format conversion `%{kind}`")),
            None => return Err("a format that ends in `%`".into()),
        };
        if let Piece::Conversion(conversion) = &piece
            && conversion.is_odd()
        {
            return Err(format!("flags, a width or precision of `%{}` that mean something else", conversion.kind));
        }
        if !plain.is_empty() {
            pieces.push(Piece::Text(std::mem::take(&mut plain)));
        }
        pieces.push(piece);
    }
    if !plain.is_empty() {
        pieces.push(Piece::Text(plain));
    }
    Ok(pieces)
}

impl Conversion {
    fn is_odd(&self) -> bool {
        let has_precision = self.precision != Number::None;
        let is_alternate = self.flags.alternate && !matches!(self.kind, 'x' | 'X' | 'o');
        is_alternate
            || match self.kind {
                'c' | 'C' => self.width != Number::None || has_precision,
                's' | 'S' | 'b' | 'B' => has_precision,
                'F' => self.flags.plus || self.flags.space,
                _ => false,
            }
    }
}

/// At most four digits: nobody means more.
fn number(chars: &mut std::iter::Peekable<std::str::Chars>, otherwise: Number) -> Number {
    if chars.next_if_eq(&'*').is_some() {
        return Number::Given;
    }
    let mut found = otherwise;
    while let Some(digit) = chars.next_if(char::is_ascii_digit) {
        let before = match found {
            Number::Known(n) => n,
            _ => 0,
        };
        found = Number::Known((before * 10 + i64::from(digit as u8 - b'0')).min(9999));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_are_taken_apart() {
        let pieces = pieces("a%5d%%%-3s%.2f%*Lx%a").unwrap_or_default();
        let shape: Vec<String> = pieces
            .iter()
            .map(|piece| match piece {
                Piece::Text(text) => format!("{text:?}"),
                Piece::Conversion(found) => {
                    let left = if found.flags.left { "-" } else { "" };
                    format!("{}{}{left} {:?} {:?}", found.size, found.kind, found.width, found.precision)
                }
                other => format!("{other:?}"),
            })
            .collect();
        let expected =
            ["\"a\"", " d Known(5) None", "\"%\"", " s- Known(3) None", " f None Known(2)", "Lx Given None", "Printer"];
        assert_eq!(shape, expected);
    }

    #[test]
    fn unknown_conversions_are_named() {
        assert!(pieces("%y").is_err_and(|why| why.contains("%y")));
    }
}
