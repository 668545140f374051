//! The items of a file as they are written ([`selfsame_core::written`]).
//!
//! Order matters, for a later definition hides an earlier one; and what runs when the program starts counts for
//! everything, for it may write to what any function reads.

mod plain;

use selfsame_core::span::{FileId, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::written::{self, Part, Written};

use crate::check::bound_names;
use crate::parse;
use crate::syntax::{
    ConstructorArgs, Expr, ExprKind, Extension, Item, ItemKind, ModuleExpr, ModuleKind, TypeBody, TypeDecl,
};
use plain::{modules, names, plain};

/// The items of a file, in order.
pub fn written(file: FileId, text: &str) -> Written {
    let (items, _) = parse::file(file, text);
    let mut all = Written { is_ordered: true, ..Written::default() };
    let modules_of: Vec<Symbol> = items.iter().flat_map(defined_modules).collect();
    let mut end = 0;
    for item in &items {
        let Span { start, end: last, .. } = item.span;
        let (Some(between), Some(own)) = (text.get(end..start as usize), text.get(start as usize..last as usize))
        else {
            return Written { is_partial: true, ..all };
        };
        all.is_partial |= !is_blank(between);
        all.items.push((None, of_item(item, plain(own), &modules_of)));
        end = last as usize;
    }
    all.is_partial |= !is_blank(text.get(end..).unwrap_or_default());
    items.iter().for_each(|item| declare(item, text, "", &mut all.declarations));
    let is_known = |module: &str| STDLIB.contains(&module) || modules_of.iter().any(|name| name.as_str() == module);
    all.is_partial |= !items.iter().flat_map(used_modules).all(|module| is_known(module.as_str()));
    all.is_partial |= !all.items.iter().all(|(_, item)| modules(&item.text).iter().all(|module| is_known(module)));
    all
}

/// What an item declares besides values, also inside of modules.
fn declare(item: &Item, text: &str, prefix: &str, into: &mut Vec<(String, String)>) {
    let own = |word: &str, name: Symbol| {
        let text = text.get(item.span.start as usize..item.span.end as usize).unwrap_or_default();
        (format!("{word} {prefix}{name}"), plain(text))
    };
    match &item.kind {
        ItemKind::Type(declarations) => into.extend(declarations.iter().map(|declared| own("type", declared.name))),
        ItemKind::Extend(_, _, cons) => into.extend(cons.iter().map(|con| match con {
            Extension::New(con) => own("constructor", con.name),
            Extension::Alias(name, _) => own("constructor", *name),
        })),
        ItemKind::Exception(constructor) => into.push(own("exception", constructor.name)),
        ItemKind::ExceptionAlias(name, _) => into.push(own("exception", *name)),
        ItemKind::External(name, ..) => into.push(own("external", *name)),
        ItemKind::ModuleType(name, _) => into.push(own("module type", *name)),
        ItemKind::Module(name, module) => match &module.kind {
            ModuleKind::Struct(items) => {
                let prefix = format!("{prefix}{name}.");
                items.iter().for_each(|item| declare(item, text, &prefix, into));
            }
            ModuleKind::Path(_) => {}
            ModuleKind::Functor(..) => into.push(own("functor", *name)),
            ModuleKind::Sealed(..) | ModuleKind::Apply(..) | ModuleKind::Unpack(..) | ModuleKind::Unsupported(_) => {
                into.push(own("module", *name));
            }
        },
        ItemKind::Let(..)
        | ItemKind::Eval(_)
        | ItemKind::Open(_)
        | ItemKind::Include(_)
        | ItemKind::Ignored
        | ItemKind::Declared(_)
        | ItemKind::Class(_)
        | ItemKind::Unsupported(..)
        | ItemKind::Broken(_) => {}
    }
}

/// The modules of the standard library, with and without code of ours.
const STDLIB: &[&str] = &[
    "Arg",
    "Array",
    "ArrayLabels",
    "Atomic",
    "Bigarray",
    "Bool",
    "Buffer",
    "Bytes",
    "BytesLabels",
    "Callback",
    "Char",
    "Complex",
    "Digest",
    "Domain",
    "Either",
    "Ephemeron",
    "Filename",
    "Float",
    "Format",
    "Fun",
    "Gc",
    "Hashtbl",
    "In_channel",
    "Int",
    "Int32",
    "Int64",
    "Lazy",
    "Lexing",
    "List",
    "ListLabels",
    "Map",
    "Marshal",
    "MoreLabels",
    "Mutex",
    "Nativeint",
    "Obj",
    "Oo",
    "Option",
    "Out_channel",
    "Parsing",
    "Printexc",
    "Printf",
    "Queue",
    "Random",
    "Result",
    "Scanf",
    "Seq",
    "Set",
    "Stack",
    "StdLabels",
    "Stdlib",
    "String",
    "StringLabels",
    "Sys",
    "Uchar",
    "Unit",
    "Weak",
];

fn is_blank(text: &str) -> bool {
    plain(text).chars().all(|c| c.is_whitespace() || c == ';')
}

/// An item, where the file defines these modules.
fn of_item(item: &Item, text: String, own: &[Symbol]) -> written::Item {
    let mentions = names(&text);
    let (defined, part) = match &item.kind {
        ItemKind::Let(_, bindings) => {
            let mut defined = Vec::new();
            bindings.iter().for_each(|binding| bound_names(&binding.pattern, &mut defined));
            let is_quiet = !defined.is_empty() && bindings.iter().all(|binding| is_quiet(&binding.body));
            (defined, if is_quiet { Part::Named } else { Part::Always })
        }
        ItemKind::Type(declarations) => {
            (declarations.iter().flat_map(|own| of_type(own, &mentions)).collect(), Part::Named)
        }
        ItemKind::Extend(..) => (mentions.clone(), Part::Always),
        ItemKind::Exception(constructor) => (vec![constructor.name], Part::Named),
        ItemKind::ExceptionAlias(name, _) | ItemKind::External(name, ..) | ItemKind::Declared(name) => {
            (vec![*name], Part::Named)
        }
        ItemKind::Module(name, module) => {
            (vec![*name], if is_quiet_module(module, own) { Part::Named } else { Part::Always })
        }
        ItemKind::Class(_) => (mentions.clone(), Part::Always),
        ItemKind::Unsupported(lost, _) | ItemKind::Broken(lost) if !lost.is_empty() => (mentions.clone(), Part::Always),
        ItemKind::Eval(_)
        | ItemKind::Open(_)
        | ItemKind::Include(_)
        | ItemKind::ModuleType(..)
        | ItemKind::Ignored
        | ItemKind::Unsupported(..)
        | ItemKind::Broken(_) => (Vec::new(), Part::Always),
    };
    written::Item { text, names: defined, mentions, part }
}

fn of_type(own: &TypeDecl, mentions: &[Symbol]) -> Vec<Symbol> {
    let mut names = vec![own.name];
    let body = match &own.body {
        TypeBody::Same(_, body) => body,
        body => body,
    };
    match body {
        TypeBody::Abstract | TypeBody::Open | TypeBody::Alias(_) => {}
        TypeBody::Record(fields) => names.extend(fields.iter().map(|field| field.name)),
        TypeBody::Variant(constructors) => {
            for constructor in constructors {
                names.push(constructor.name);
                if let ConstructorArgs::Record(fields) = &constructor.args {
                    names.extend(fields.iter().map(|field| field.name));
                }
            }
        }
        TypeBody::Same(..) | TypeBody::Unsupported(_) => names.extend(mentions),
    }
    names
}

/// Whether a definition does nothing when the program starts.
fn is_quiet(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Var(_)
        | ExprKind::Int(_)
        | ExprKind::Wide(..)
        | ExprKind::Float(_)
        | ExprKind::Char(_)
        | ExprKind::Str(_)
        | ExprKind::Fun(..)
        | ExprKind::Function(_) => true,
        ExprKind::Con(_, arg) | ExprKind::Tag(_, arg) => arg.as_deref().is_none_or(is_quiet),
        ExprKind::Tuple(parts) | ExprKind::List(parts) => parts.iter().all(is_quiet),
        ExprKind::Annot(inner, _) | ExprKind::Lazy(inner) => is_quiet(inner),
        _ => false,
    }
}

/// Functors of the library that only make functions: `Map.Make (String)`.
const QUIET_FUNCTORS: [&str; 3] = ["Hashtbl", "Map", "Set"];

fn is_quiet_functor(function: &ModuleExpr, own: &[Symbol]) -> bool {
    let ModuleKind::Path(path) = &function.kind else { return false };
    let is_library = |module: &Symbol| QUIET_FUNCTORS.contains(&module.as_str()) && !own.contains(module);
    path.name.as_str() == "Make" && matches!(&path.modules[..], [module] if is_library(module))
}

fn is_quiet_module(module: &ModuleExpr, own: &[Symbol]) -> bool {
    match &module.kind {
        ModuleKind::Path(_) | ModuleKind::Functor(..) => true,
        ModuleKind::Struct(items) => items.iter().all(|item| match &item.kind {
            ItemKind::Let(_, bindings) => bindings.iter().all(|binding| is_quiet(&binding.body)),
            ItemKind::Type(_) | ItemKind::Exception(_) | ItemKind::ExceptionAlias(..) | ItemKind::External(..) => true,
            ItemKind::Module(_, inner) => is_quiet_module(inner, own),
            _ => false,
        }),
        ModuleKind::Sealed(inner, _) => is_quiet_module(inner, own),
        ModuleKind::Apply(function, argument) => is_quiet_functor(function, own) && is_quiet_module(argument, own),
        ModuleKind::Unpack(..) | ModuleKind::Unsupported(_) => false,
    }
}

/// The modules that an item defines, those inside of it too.
fn defined_modules(item: &Item) -> Vec<Symbol> {
    fn inside(module: &ModuleExpr, found: &mut Vec<Symbol>) {
        match &module.kind {
            ModuleKind::Struct(items) => found.extend(items.iter().flat_map(defined_modules)),
            ModuleKind::Functor(param, _, body) => {
                found.push(*param);
                inside(body, found);
            }
            ModuleKind::Sealed(inner, _) => inside(inner, found),
            ModuleKind::Apply(function, argument) => {
                inside(function, found);
                inside(argument, found);
            }
            ModuleKind::Path(_) | ModuleKind::Unpack(..) | ModuleKind::Unsupported(_) => {}
        }
    }
    let mut found = Vec::new();
    if let ItemKind::Module(name, module) = &item.kind {
        found.push(*name);
        inside(module, &mut found);
    }
    found
}

/// The modules that a module of an item is made of.
fn used_modules(item: &Item) -> Vec<Symbol> {
    fn inside(module: &ModuleExpr, found: &mut Vec<Symbol>) {
        match &module.kind {
            ModuleKind::Path(path) => found.extend(path.modules.first().or(Some(&path.name))),
            ModuleKind::Struct(items) => found.extend(items.iter().flat_map(used_modules)),
            ModuleKind::Functor(_, _, body) => inside(body, found),
            ModuleKind::Sealed(inner, _) => inside(inner, found),
            ModuleKind::Apply(function, argument) => {
                inside(function, found);
                inside(argument, found);
            }
            ModuleKind::Unpack(..) | ModuleKind::Unsupported(_) => {}
        }
    }
    let mut found = Vec::new();
    if let ItemKind::Module(_, module) | ItemKind::Open(module) | ItemKind::Include(module) = &item.kind {
        inside(module, &mut found);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_same(old: &str, new: &str) -> bool {
        let [old, new] = [old, new].map(|text| written(FileId(0), text));
        old.is_same(&new, "f".into())
    }

    const FILE: &str = "open Printf\nlet table = Hashtbl.create 10\ntype t = A | B of { n : int }\nlet other = 1\n\
                        let g x = (* why *) Hashtbl.find table x\nlet f x = printf \"%d  (* \" (g x); A\n\
                        let later () = 3\nmodule M = struct let v = 1 end\n";

    #[test]
    fn only_what_can_be_reached_counts() {
        assert!(is_same(FILE, FILE));
        for (from, to) in [
            ("other = 1", "other = 2"),
            ("(* why *) ", "  "),
            ("let later () = 3", "let later () = 4 ;;"),
            ("let v = 1", "let v = 2"),
            ("let other", "\n\nlet  other"),
        ] {
            assert!(FILE.contains(from) && is_same(FILE, &FILE.replace(from, to)), "{to}");
        }
        for (from, to) in [
            ("create 10", "create 11"),
            ("find table", "hash table"),
            ("A | B", "B | A"),
            ("%d  (*", "%d (*"),
            ("let later () = 3", "let () = Hashtbl.add table 1 2"),
            ("let other = 1", "let printf = 1"),
            ("let other = 1", "let printf _ _ = ()"),
            ("let v = 1", "let v = exit 1"),
            ("open Printf", "open Format"),
            ("open Printf", "open Unknown"),
        ] {
            assert!(FILE.contains(from) && !is_same(FILE, &FILE.replace(from, to)), "{to}");
        }
    }

    #[test]
    fn a_module_that_nobody_has_read_is_not_compared() {
        let file = "let f x = Mine.f x\n";
        assert!(!is_same(file, file));
        let file = "module S = Set.Make (Mine)\nlet f x = S.add x S.empty\n";
        assert!(!is_same(file, file));
        let file = "let f x = Str.regexp x\nlet g = let open Yours in 1\n";
        assert!(!is_same(file, file));
    }
}
