//! Names of annotations, as a module has them.

use std::sync::Arc;

use selfsame_core::expr::Expr;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, base_name};
use selfsame_haskell::check::Lookup;
use selfsame_haskell::check::interface::{Interface, TypeDef};
use selfsame_haskell::load::{Loaded, LoadedModule};
use selfsame_refine::specs::Names;

/// Names as a module has them.
pub struct InScope<'a> {
    pub loaded: &'a Loaded,
    pub module: &'a LoadedModule,
}

impl Names for InScope<'_> {
    fn value(&self, name: &str) -> Option<Symbol> {
        let (qualifier, base) = split(name);
        match self.module.scope.value(qualifier, base) {
            Lookup::Found(entity) => Some(entity.name),
            _ => None,
        }
    }

    fn data(&self, name: &str) -> Option<Symbol> {
        let (qualifier, base) = split(name);
        match self.module.scope.ty(qualifier, base) {
            Lookup::Found(entity) => Some(entity.entity.name),
            _ => None,
        }
    }

    fn is_inside(&self, name: Symbol) -> bool {
        let has = |expr: &Expr| match expr {
            Expr::Let(local, ..) => local.name == name,
            Expr::LetRec(group, _) => group.iter().any(|(local, _)| local.name == name),
            _ => false,
        };
        let mut globals = self.loaded.program.globals();
        globals.any(|(_, global)| global.code.expr().is_ok_and(|code| code.any(&mut |part| has(part))))
    }

    fn method_at(&self, name: &str, place: Span) -> Option<Symbol> {
        let (_, base) = split(name);
        let program = &self.loaded.program;
        let spans = program.globals().filter_map(|(_, global)| Some((global.span?, global.name)));
        let after = spans.filter(|(span, _)| span.file == place.file && span.start >= place.end);
        let next = after.min_by_key(|(span, global)| (span.start, global.as_str()))?.1;
        let of_instance = base_name(next.as_str()).strip_prefix("$f")?;
        let (_, method) = of_instance.split_once('$')?;
        (method == base.as_str()).then_some(next)
    }

    fn method_of(&self, class: &str, ty: &str, name: &str) -> Option<Symbol> {
        let wanted = format!("$f{}{}${}", split(class).1, split(ty).1, split(name).1);
        let mut globals = self.loaded.program.globals().map(|(_, global)| global.name);
        globals.find(|global| base_name(global.as_str()) == wanted)
    }

    fn synonym(&self, name: &str) -> Option<(Vec<Symbol>, Type)> {
        let qualified = self.data(name)?;
        let mut interfaces = self.loaded.modules.iter().map(|module| module.interface.clone());
        let of_module = |interface: Arc<Interface>| interface.types.get(&qualified).cloned();
        let found = interfaces.find_map(of_module).or_else(|| {
            let module = split(qualified.as_str()).0?;
            of_module(self.loaded.interface(module)?)
        });
        let def = found?.get()?.clone();
        match &*def {
            TypeDef::Synonym(def) => Some((def.params.clone(), def.body.clone())),
            _ => None,
        }
    }
}

/// `M.lookup` is `lookup` of `M`.
fn split(name: &str) -> (Option<Symbol>, Symbol) {
    let base = base_name(name);
    match name.strip_suffix(base).and_then(|module| module.strip_suffix('.')) {
        Some(module) if !module.is_empty() => (Some(Symbol::new(module)), Symbol::new(base)),
        _ => (None, Symbol::new(base)),
    }
}
