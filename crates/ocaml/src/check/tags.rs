//! Polymorphic variants: one type that has all tags of the program.
//!
//! OCaml's types say which tags there may be. We read what OCaml accepts, so it is enough to know what comes with a tag: the checker
//! has that as a row of the tags that are known, whose end is unknown, or fits everything where OCaml says that there are no others. Values
//! of other tags than a type allows do not exist; so the type is hidden from whoever makes values, and only functions of the
//! program do. In Core the type has a parameter for each tag of the program. What the checker cannot unify in this way is
//! given up as any definition with an error is.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use selfsame_core::program::{ConDef, DataDef, DataKind};
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use selfsame_typing::ROW_END;

use super::scope::{ConEntry, DataEntry};
use super::{Checker, unit};
use crate::elab::{ConRef, Pat};

/// The type of all polymorphic variants.
pub(super) const TYPE: &str = "Tags.variant";

/// With more tags than this none is read: types would be too large.
const MOST_TAGS: usize = 1000;

impl Checker {
    /// Makes the type, if there are tags.
    pub(super) fn define_tags(&mut self) {
        if self.tags.is_empty() || self.tags.len() > MOST_TAGS {
            self.tags.clear();
            return;
        }
        // As OCaml compares them: constants first, by the number that each name has.
        self.tags.sort_by_key(|tag| (number(tag.as_str()), tag.as_str()));
        let params: Vec<Symbol> = self.tags.iter().map(|tag| Symbol::new(&format!("of {tag}"))).collect();
        let result = Type::con_of(TYPE, params.iter().map(|param| Type::Var(*param)));
        let constants = self.tags.iter().map(|tag| (*tag, constant(*tag), Vec::new()));
        let others = self.tags.iter().zip(&params).map(|(tag, param)| (*tag, with_part(*tag), vec![Type::Var(*param)]));
        let cons: Vec<(Symbol, Symbol, Vec<Type>)> = constants.chain(others).collect();
        let siblings: Arc<[Symbol]> = cons.iter().map(|(_, name, _)| *name).collect();
        let defs = cons.iter().map(|(_, name, args)| ConDef {
            name: *name,
            fields: args.clone(),
            strict: vec![false; args.len()],
            labels: Vec::new(),
            fixity: None,
        });
        let name = Symbol::new(TYPE);
        let (kind, span) = (DataKind::Data, None);
        self.output.datas.push(DataDef { name, params: params.clone(), kind, cons: defs.collect(), span });
        self.hidden.push(name);
        let cons = cons.into_iter().map(|(source, name, args)| {
            let con = Arc::new(ConRef { name, arity: args.len(), siblings: siblings.clone() });
            let (params, result) = (params.clone(), result.clone());
            Arc::new(ConEntry { source, con, params, result, args, labels: Vec::new(), refines: false })
        });
        let data = Arc::new(DataEntry { name, params: params.clone(), cons: cons.collect(), record: None });
        self.datas.insert(name, data);
    }

    /// A tag where a type is expected: its constructor, and the type of what comes with it.
    pub(super) fn tag(
        &mut self,
        span: Span,
        tag: Symbol,
        has_part: bool,
        expected: &Type,
    ) -> Option<(Arc<ConRef>, Type)> {
        if !self.tags.contains(&tag) {
            self.unsupported(span, "polymorphic variants");
            return None;
        }
        let part = if has_part { self.types.fresh() } else { unit() };
        let rest = self.types.fresh();
        let found = Type::con_of(TYPE, [entry(tag, part.clone(), rest)]);
        self.unify(span, &found, expected);
        let name = if has_part { with_part(tag) } else { constant(tag) };
        let data = self.datas.get(&Symbol::new(TYPE))?;
        let con = data.cons.iter().find(|con| con.con.name == name)?.con.clone();
        Some((con, part))
    }

    /// The type that has these tags and those of other such types. One that has no others ends with what fits everything: which
    /// tags there may be is not looked at.
    pub(super) fn variant_type(
        &mut self,
        span: Span,
        mut tags: Vec<(Symbol, Type)>,
        included: &[Type],
        is_open: bool,
    ) -> Type {
        if self.tags.is_empty() {
            self.unsupported(span, "polymorphic variants");
            return self.types.fresh();
        }
        for other in included {
            let Type::Con(name, args) = self.types.shallow(other) else { continue };
            if name.as_str() != TYPE {
                self.unsupported(span, "a variant that includes another type");
                continue;
            }
            let (own, _) = self.row(&args[0]);
            for (tag, part) in own {
                match tags.iter().find(|(known, _)| *known == tag).map(|(_, known)| known.clone()) {
                    Some(known) => _ = self.unify(span, &known, &part),
                    None => tags.push((tag, part)),
                }
            }
        }
        for (tag, part) in &tags {
            let part = self.types.resolve(part);
            self.note_usual(*tag, &part);
        }
        let end = if is_open { self.types.fresh() } else { Type::con(ROW_END) };
        let row = tags.into_iter().rev().fold(end, |rest, (tag, part)| entry(tag, part, rest));
        Type::con_of(TYPE, [row])
    }

    /// Remembers what comes with a tag, if that is a type without unknowns.
    fn note_usual(&mut self, tag: Symbol, part: &Type) {
        let is_closed = !part.any(&mut |part| matches!(part, Type::Var(_) | Type::Meta(_)));
        if !is_closed || *part == unit() {
            return;
        }
        let known = self.usual.entry(tag).or_insert_with(|| Some(part.clone()));
        if known.as_ref() != Some(part) {
            *known = None;
        }
    }

    /// As it, of all rows in a type.
    pub(super) fn note_all_usual(&mut self, ty: &Type) {
        if let Some((tag, part, rest)) = parts_of(ty) {
            self.note_usual(tag, &part);
            self.note_all_usual(&part);
            return self.note_all_usual(&rest);
        }
        if let Type::Con(_, args) = ty {
            args.iter().for_each(|arg| self.note_all_usual(arg));
        }
    }

    /// Patterns for all tags of a type, whatever comes with them.
    pub(super) fn cons_of_tags(&mut self, ty: &Type) -> Option<Vec<Pat>> {
        let Type::Con(name, args) = self.types.shallow(ty) else { return None };
        if name.as_str() != TYPE {
            return None;
        }
        let (entries, _) = self.row(&args[0]);
        let data = self.datas.get(&Symbol::new(TYPE))?;
        let cons = data.cons.iter().filter(|con| entries.iter().any(|(tag, _)| *tag == con.source));
        let pats: Vec<Pat> = cons.map(|con| Pat::Con(con.con.clone(), vec![Pat::Any; con.con.arity])).collect();
        (!pats.is_empty()).then_some(pats)
    }

    /// The entries of a row, and what follows them.
    pub(super) fn row(&mut self, row: &Type) -> (Vec<(Symbol, Type)>, Type) {
        let (mut entries, mut rest) = (Vec::new(), self.types.shallow(row));
        while let Some((tag, part, next)) = parts_of(&rest) {
            entries.push((tag, part));
            rest = self.types.shallow(&next);
        }
        (entries, rest)
    }
}

/// What comes with each tag in the program, as far as that is one type.
pub type Usual = FxHashMap<Symbol, Option<Type>>;

/// The type without rows: with a parameter for each tag of the program. Where the row has no such tag it is what usually comes with
/// it, so that a value has one type in Core however many tags OCaml allows where it is.
pub(super) fn rowless(ty: &Type, tags: &[Symbol], usual: &Usual) -> Type {
    match ty {
        Type::Con(name, args) if name.as_str() == TYPE && args.len() == 1 => {
            let mut entries: Vec<(Symbol, Type)> = Vec::new();
            let mut rest = args[0].clone();
            while let Some((tag, part, next)) = parts_of(&rest) {
                entries.push((tag, rowless(&part, tags, usual)));
                rest = next;
            }
            let part = |tag: &Symbol| entries.iter().find(|(known, _)| known == tag).map(|(_, part)| part.clone());
            let known =
                |tag: &Symbol| usual.get(tag).cloned().flatten().map(|ty| rowless(&ty, tags, &Usual::default()));
            Type::con_of(TYPE, tags.iter().map(|tag| part(tag).or_else(|| known(tag)).unwrap_or_else(unit)))
        }
        Type::Con(name, args) if !args.is_empty() => {
            Type::Con(*name, args.iter().map(|arg| rowless(arg, tags, usual)).collect())
        }
        _ => ty.clone(),
    }
}

/// An entry of a row.
fn entry(tag: Symbol, part: Type, rest: Type) -> Type {
    Type::con_of(format!("`{tag}").as_str(), [part, rest])
}

fn parts_of(row: &Type) -> Option<(Symbol, Type, Type)> {
    match row {
        Type::Con(name, args) if args.len() == 2 => {
            let tag = name.as_str().strip_prefix('`')?;
            Some((Symbol::new(tag), args[0].clone(), args[1].clone()))
        }
        _ => None,
    }
}

fn constant(tag: Symbol) -> Symbol {
    Symbol::new(&format!("Tags.`{tag}"))
}

fn with_part(tag: Symbol) -> Symbol {
    Symbol::new(&format!("Tags.`{tag}$of"))
}

/// The tag that a constructor of Core is.
pub(crate) fn tag_of(con: Symbol) -> Option<&'static str> {
    let rest = con.as_str().strip_prefix("Tags.`")?;
    Some(rest.strip_suffix("$of").unwrap_or(rest))
}

/// The number that OCaml has for a tag: the last 31 bits of its name read to the base 223, with a sign.
pub(crate) fn number(tag: &str) -> i64 {
    let value = tag.bytes().fold(0_i64, |value, byte| (value * 223 + i64::from(byte)) & 0x7fff_ffff);
    if value > 0x3fff_ffff { value - 0x8000_0000 } else { value }
}

/// The tags that a text may mention.
pub fn mentioned_tags(text: &str) -> Vec<Symbol> {
    let mut tags: Vec<&str> = Vec::new();
    for rest in text.split('`').skip(1) {
        let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '\'')).unwrap_or(rest.len());
        let tag = &rest[..end];
        if tag.starts_with(|c: char| c.is_alphabetic() || c == '_') && !tags.contains(&tag) {
            tags.push(tag);
        }
    }
    tags.into_iter().map(Symbol::new).collect()
}
