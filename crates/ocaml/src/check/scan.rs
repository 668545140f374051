//! Formats of `Scanf`: `"%d: %s"` where one is expected is a function that reads its parts one after the other and then has what
//! is done with them.

use selfsame_core::expr::{Lit, Local};
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::types::Type;

use super::{Checker, string};
use crate::elab::{Builtin, Elab};
use crate::library;

/// The module that has what such formats compile to.
const MODULE: &str = "Scanf";

/// One step of reading.
#[derive(Clone, Debug, PartialEq)]
enum Step {
    /// Any number of blanks, or none.
    Blanks,
    Character(char),
    Conversion(Conversion),
    /// `%!`: nothing follows.
    End,
}

#[derive(Clone, Debug, PartialEq)]
struct Conversion {
    /// `%_d`: what is read is not given to anybody.
    is_dropped: bool,
    width: i64,
    kind: Kind,
}

#[derive(Clone, Debug, PartialEq)]
enum Kind {
    /// A letter of `diuxXofeEgGscSb`.
    Letter(char),
    /// Characters that are in the set, or are not.
    Set(String, bool),
}

impl Checker {
    /// The type has what is done with the parts, and what that gives.
    pub(super) fn scanning(&mut self, sources: &mut SourceMap, span: Span, text: &str, parts: &[Type]) -> Elab {
        let (arrows, result) = (&parts[0], &parts[1]);
        let steps = match steps(text) {
            Ok(steps) => steps,
            Err(what) => return self.unsupported(span, &what),
        };
        let given = |step: &Step| match step {
            Step::Conversion(found) if !found.is_dropped => Some(found.ty()),
            _ => None,
        };
        let types: Vec<Type> = steps.iter().filter_map(given).collect();
        self.unify(span, &Type::funs(types.clone(), result.clone()), arrows);
        let Some(root) = self.library_module(sources, super::STDLIB.into()) else {
            return self.unsupported(span, "formats of `Scanf`");
        };
        let con = |name: &str| root.cons.get(&name.into()).map(|entry| entry.con.clone());
        let (Some(format), Some(read)) = (con("Scan_format"), con("Scan_read")) else {
            return self.unsupported(span, "formats of `Scanf`");
        };
        let chars = Type::list(Type::char());
        let f = self.fresh_local("f".into(), arrows.clone());
        let mut rests = vec![self.fresh_local("chars".into(), chars.clone())];
        let mut found: Vec<Local> = Vec::new();
        let mut calls = Vec::new();
        for step in &steps {
            let (name, mut args) = step.call();
            args.push(Elab::Local(rests[rests.len() - 1], Vec::new()));
            let call = Elab::App(Box::new(self.library_use(sources, span, MODULE, name)), args);
            let ty = match step {
                Step::Conversion(found) => found.ty(),
                _ => super::unit(),
            };
            let part = self.fresh_local("part".into(), ty);
            if given(step).is_some() {
                found.push(part);
            }
            rests.push(self.fresh_local("chars".into(), chars.clone()));
            let bind = self.library_use(sources, span, MODULE, "bind");
            calls.push((bind, call, part));
        }
        let function = Elab::Local(f, Vec::new());
        let done = match found.is_empty() {
            true => function,
            false => {
                let args = found.iter().map(|part| Elab::Local(*part, Vec::new())).collect();
                Elab::App(Box::new(function), args)
            }
        };
        let nothing = self.fresh_local("_".into(), super::unit());
        let last = Elab::Local(rests[rests.len() - 1], Vec::new());
        let mut body = Elab::Con(read, vec![Elab::Fun(vec![nothing], Box::new(done)), last]);
        for ((bind, call, part), rest) in calls.into_iter().zip(&rests[1..]).rev() {
            let next = Elab::Fun(vec![part, *rest], Box::new(body));
            body = Elab::App(Box::new(bind), vec![call, next]);
        }
        let scan = Elab::Fun(vec![f, rests[0]], Box::new(body));
        let number = self.number_alone(sources, span, text, arrows);
        Elab::Con(format, vec![Elab::Lit(Lit::Str(text.to_owned())), scan, number])
    }

    /// What is done with a line that is a number, where the format is one number: engines choose such input.
    fn number_alone(&mut self, sources: &mut SourceMap, span: Span, text: &str, arrows: &Type) -> Elab {
        let f = self.fresh_local("f".into(), arrows.clone());
        let body = match text {
            " %d" | "%d" | " %d " | "%d " | " %d\n" | "%d\n" | " %i" | "%i" => {
                let read = Elab::App(
                    Box::new(Elab::Builtin(Builtin::ReadInt, Vec::new())),
                    vec![Elab::Con(library::unit_con(), Vec::new())],
                );
                Elab::App(Box::new(Elab::Local(f, Vec::new())), vec![read])
            }
            _ => {
                let other = self.library_use(sources, span, MODULE, "not_one_number");
                Elab::App(Box::new(other), vec![Elab::Con(library::unit_con(), Vec::new())])
            }
        };
        Elab::Fun(vec![f], Box::new(body))
    }
}

impl Step {
    /// The function of the library that does it, with its arguments but the last, what is left to read.
    fn call(&self) -> (&'static str, Vec<Elab>) {
        let char = |c: char| Elab::Lit(Lit::Char(c));
        let int = |n: i64| Elab::Lit(Lit::Int(n));
        match self {
            Step::Blanks => ("blanks", Vec::new()),
            Step::Character('\n') => ("newline", Vec::new()),
            Step::Character(c) => ("literal", vec![char(*c)]),
            Step::End => ("the_end", Vec::new()),
            Step::Conversion(Conversion { width, kind, .. }) => match kind {
                Kind::Set(chars, is_in) => {
                    let is_in = Elab::Con(library::bool_con(*is_in), Vec::new());
                    ("characters", vec![Elab::Lit(Lit::Str(chars.clone())), is_in, int(*width)])
                }
                Kind::Letter(letter) => match letter {
                    'd' => ("decimal", vec![int(*width)]),
                    'i' => ("any_number", vec![int(*width)]),
                    'u' => ("unsigned", vec![int(*width)]),
                    'x' | 'X' => ("hexadecimal", vec![int(*width)]),
                    'o' => ("octal", vec![int(*width)]),
                    's' => ("word", vec![int(*width)]),
                    'S' => ("quoted", Vec::new()),
                    'c' => ("character", Vec::new()),
                    'b' | 'B' => ("truth", Vec::new()),
                    _ => ("decimal_fraction", vec![int(*width)]),
                },
            },
        }
    }
}

impl Conversion {
    fn ty(&self) -> Type {
        match &self.kind {
            Kind::Set(..) | Kind::Letter('s' | 'S') => string(),
            Kind::Letter('c') => Type::char(),
            Kind::Letter('b' | 'B') => Type::bool(),
            Kind::Letter('f' | 'e' | 'E' | 'g' | 'G') => Type::double(),
            Kind::Letter(_) => Type::int(),
        }
    }
}

/// No width: more than any text has.
const ANY: i64 = i64::MAX >> 2;

/// Takes a format apart; what we do not know is the reason.
fn steps(text: &str) -> Result<Vec<Step>, String> {
    let mut steps = Vec::new();
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            ' ' => steps.push(Step::Blanks),
            '@' => return Err("`@` in a format of `Scanf`".into()),
            '%' => {
                let is_dropped = chars.next_if_eq(&'_').is_some();
                let mut width = None;
                while let Some(digit) = chars.next_if(char::is_ascii_digit) {
                    width = Some((width.unwrap_or(0) * 10 + i64::from(digit as u8 - b'0')).min(9999));
                }
                let has_width = width.is_some();
                let conversion = |kind| Step::Conversion(Conversion { is_dropped, width: width.unwrap_or(ANY), kind });
                match chars.next() {
                    Some('%') if !is_dropped && !has_width => steps.push(Step::Character('%')),
                    Some(',') if !is_dropped && !has_width => {}
                    Some('!') if !is_dropped && !has_width => steps.push(Step::End),
                    Some(letter) if "diuxXofeEgGs".contains(letter) => steps.push(conversion(Kind::Letter(letter))),
                    Some(letter @ ('c' | 'S' | 'b' | 'B')) if !has_width => {
                        steps.push(conversion(Kind::Letter(letter)))
                    }
                    Some('[') => {
                        let is_in = chars.next_if_eq(&'^').is_none();
                        let set = set(&mut chars).ok_or("a set of characters that does not end")?;
                        steps.push(conversion(Kind::Set(set, is_in)));
                    }
                    Some(kind) => return Err(format!("the conversion `%{kind}` of `Scanf`")),
                    None => return Err("a format that ends in `%`".into()),
                }
            }
            c => steps.push(Step::Character(c)),
        }
    }
    Ok(steps)
}

/// The characters of a set after `[`: a `]` in front is one of them, and so is a `-` at either end.
fn set(chars: &mut std::iter::Peekable<std::str::Chars>) -> Option<String> {
    let mut found: Vec<char> = Vec::new();
    let mut is_first = true;
    loop {
        let c = chars.next()?;
        if c == ']' && !is_first {
            return Some(found.into_iter().collect());
        }
        // Percent signs have a meaning of their own there.
        if c == '%' {
            return None;
        }
        is_first = false;
        found.push(c);
        if chars.next_if_eq(&'-').is_some() {
            match chars.peek() {
                Some(']') => found.push('-'),
                Some(end) => {
                    let end = *end;
                    chars.next();
                    found.extend(((c as u32 + 1)..=(end as u32)).filter_map(char::from_u32));
                }
                None => return None,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_are_taken_apart() {
        let letter = |letter, width| Conversion { is_dropped: false, width, kind: Kind::Letter(letter) };
        let expected = [
            Step::Blanks,
            Step::Conversion(letter('d', 2)),
            Step::Character(':'),
            Step::Conversion(Conversion { is_dropped: true, width: ANY, kind: Kind::Set("]ab-".into(), false) }),
            Step::End,
        ];
        assert_eq!(steps(" %2d:%_[^]a-b-]%!"), Ok(expected.to_vec()));
    }

    #[test]
    fn unknown_conversions_are_named() {
        assert!(steps("%r").is_err_and(|why| why.contains("%r")));
    }
}
