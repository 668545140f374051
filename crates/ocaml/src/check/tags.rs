//! Polymorphic variants: one type that has all tags of the program.
//!
//! OCaml's types say which tags there may be. We read what OCaml accepts, so it is enough to know what comes with a tag: that is a
//! parameter of the type, one for each tag, and what the type of an expression leaves open stays unknown. Values of other tags
//! than a type allows do not exist; so the type is hidden from whoever makes values, and only functions of the program do.
//! What the checker cannot unify in this way is given up as any definition with an error is.

use std::sync::Arc;

use selfsame_core::program::{ConDef, DataDef, DataKind};
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use super::Checker;
use super::scope::{ConEntry, DataEntry};
use crate::elab::ConRef;

/// The type of all polymorphic variants.
const TYPE: &str = "Tags.variant";

/// With more tags than this none is read: types would be too large.
const MOST_TAGS: usize = 200;

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
        let Some(position) = self.tags.iter().position(|known| *known == tag) else {
            self.unsupported(span, "polymorphic variants");
            return None;
        };
        let parts: Vec<Type> = (0..self.tags.len()).map(|_| self.types.fresh()).collect();
        let part = parts[position].clone();
        self.unify(span, &Type::con_of(TYPE, parts), expected);
        let name = if has_part { with_part(tag) } else { constant(tag) };
        let data = self.datas.get(&Symbol::new(TYPE))?;
        let con = data.cons.iter().find(|con| con.con.name == name)?.con.clone();
        Some((con, part))
    }

    /// The type that has these tags and those of other such types.
    pub(super) fn variant_type(&mut self, span: Span, tags: &[(Symbol, Type)], included: &[Type]) -> Type {
        if self.tags.is_empty() {
            self.unsupported(span, "polymorphic variants");
            return self.types.fresh();
        }
        let mut parts: Vec<Type> = Vec::new();
        for own in self.tags.clone() {
            let known = tags.iter().find(|(tag, _)| *tag == own).map(|(_, ty)| ty.clone());
            parts.push(known.unwrap_or_else(|| self.types.fresh()));
        }
        let ty = Type::con_of(TYPE, parts);
        for other in included {
            self.unify(span, other, &ty);
        }
        ty
    }
}

fn constant(tag: Symbol) -> Symbol {
    Symbol::new(&format!("Tags.`{tag}"))
}

fn with_part(tag: Symbol) -> Symbol {
    Symbol::new(&format!("Tags.`{tag}$of"))
}

/// The number that OCaml has for a tag: the last 31 bits of its name read to the base 223, with a sign.
fn number(tag: &str) -> i64 {
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
