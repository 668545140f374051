//! Types as an OCaml programmer writes them.

use std::fmt::Write;

use rustc_hash::FxHashMap;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, tuple_size};

/// One type; unknowns and variables are named `'a`, `'b`, … in order.
pub fn show_type(ty: &Type) -> String {
    TypePrinter::default().show(ty)
}

/// Prints several types with the same names for the same unknowns.
#[derive(Default)]
pub struct TypePrinter {
    names: FxHashMap<Type, String>,
}

#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Place {
    Top,
    ArrowLeft,
    TuplePart,
    Argument,
}

impl TypePrinter {
    pub fn show(&mut self, ty: &Type) -> String {
        let mut out = String::new();
        self.print(ty, Place::Top, &mut out);
        out
    }

    fn name(&mut self, ty: &Type) -> String {
        let next = self.names.len();
        let name = self.names.entry(ty.clone()).or_insert_with(|| {
            let letter = char::from(b'a' + (next % 26) as u8);
            if next < 26 { format!("'{letter}") } else { format!("'{letter}{}", next / 26) }
        });
        name.clone()
    }

    fn print(&mut self, ty: &Type, place: Place, out: &mut String) {
        if let Some((from, to)) = ty.as_fun() {
            let parens = place > Place::Top;
            out.push_str(if parens { "(" } else { "" });
            self.print(from, Place::ArrowLeft, out);
            out.push_str(" -> ");
            self.print(to, Place::Top, out);
            out.push_str(if parens { ")" } else { "" });
            return;
        }
        match ty {
            Type::Var(_) | Type::Meta(_) => {
                let name = self.name(ty);
                out.push_str(&name);
            }
            Type::Con(name, args) if tuple_size(name.as_str()) == Some(args.len()) => {
                let parens = place >= Place::TuplePart;
                out.push_str(if parens { "(" } else { "" });
                for (i, arg) in args.iter().enumerate() {
                    out.push_str(if i == 0 { "" } else { " * " });
                    self.print(arg, Place::TuplePart, out);
                }
                out.push_str(if parens { ")" } else { "" });
            }
            // A parameter with a label, in a message of the checker.
            Type::Con(label, args) if label.as_str().starts_with(['~', '?']) && args.len() == 1 => {
                let _ = write!(out, "{}:", label.as_str().trim_start_matches('~'));
                match &args[0] {
                    Type::Con(_, inner) if label.as_str().starts_with('?') && inner.len() == 1 => {
                        self.print(&inner[0], Place::ArrowLeft, out);
                    }
                    arg => self.print(arg, Place::ArrowLeft, out),
                }
            }
            Type::Con(name, args) => {
                match &args[..] {
                    [] => {}
                    [arg] => {
                        self.print(arg, Place::Argument, out);
                        out.push(' ');
                    }
                    args => {
                        for (i, arg) in args.iter().enumerate() {
                            out.push_str(if i == 0 { "(" } else { ", " });
                            self.print(arg, Place::Top, out);
                        }
                        out.push_str(") ");
                    }
                }
                out.push_str(&type_name(*name));
            }
            Type::App(..) | Type::Forall(..) => {
                let _ = write!(out, "{ty}");
            }
        }
    }
}

/// The source name of a type constructor.
pub fn type_name(name: Symbol) -> String {
    match name.as_str() {
        "Int" => "int".into(),
        "Double" => "float".into(),
        "Char" => "char".into(),
        "Bool" => "bool".into(),
        "()" => "unit".into(),
        "[]" => "list".into(),
        text => source_name(text).into(),
    }
}

/// The name without the modules before it and without the number that keeps equal names of one module apart. The types
/// named `t` keep their module, or nobody would know which is meant.
pub fn source_name(name: &str) -> &str {
    let name = name.split_once('$').map_or(name, |(before, _)| if before.is_empty() { name } else { before });
    let mut parts = name.rsplitn(3, '.');
    let last = parts.next().unwrap_or(name);
    match parts.next() {
        Some(module) if last == "t" => &name[name.len() - module.len() - 2..],
        _ => last,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_print_as_ocaml_writes_them() {
        let a = || Type::Meta(7);
        let option = Type::con_of("Stdlib.option", [Type::tuple(vec![Type::int(), a()])]);
        let ty = Type::funs([Type::fun(a(), Type::bool()), Type::list(Type::list(a()))], option);
        assert_eq!(show_type(&ty), "('a -> bool) -> 'a list list -> (int * 'a) option");
    }

    #[test]
    fn names_lose_their_modules_but_t_keeps_one() {
        assert_eq!(source_name("File.M.tree$2"), "tree");
        assert_eq!(source_name("File.IntMap.t"), "IntMap.t");
    }
}
