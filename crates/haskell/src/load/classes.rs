//! What a module says of classes: methods by themselves, what instances make of them, and what they are where an instance
//! does not say.

use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Pred, base_name};

use super::LoadedModule;
use crate::check::{TypeDef, ValueKind};

/// A method of an instance, or a default one of a class.
#[derive(Clone, Debug)]
pub struct MethodCode {
    /// `show (instance Show T)`
    pub title: String,
    /// Its definition at this instance.
    pub global: Symbol,
    /// Where that is, if in a file.
    pub span: Option<Span>,
    /// The instance has it in its text.
    pub is_written: bool,
}

impl LoadedModule {
    /// Whether the name is that of a method, whose code is in the instances.
    pub fn is_method(&self, name: Symbol) -> bool {
        let value = self.interface.values.get(&name).and_then(|value| value.get());
        value.is_some_and(|value| matches!(value.kind, ValueKind::Method { .. }))
    }

    /// Whether the module has instances of the class.
    pub fn has_instances(&self, class: Symbol) -> bool {
        self.interface.instances.keys().any(|(known, _)| *known == class)
    }

    /// The code of all methods, in classes and in instances.
    pub fn of_classes(&self) -> Vec<MethodCode> {
        let span = |global: Symbol| self.values.iter().find(|value| value.name == global).and_then(|value| value.span);
        let mut all = Vec::new();
        for def in self.interface.types.values().filter_map(|def| def.get()) {
            let TypeDef::Class(class) = &**def else { continue };
            for method in &class.methods {
                let Some(global) = method.default else { continue };
                let title = format!("{} (of class {})", method.base, base_name(class.name.as_str()));
                all.push(MethodCode { title, global, span: span(global), is_written: true });
            }
        }
        for def in self.interface.instances.values().flatten().filter_map(|def| def.get()) {
            let of = Pred { class: def.class, ty: def.head.clone() };
            for global in &def.methods {
                let Some(method) = global.as_str().strip_prefix(&format!("{}$", def.dict)) else { continue };
                let span = span(*global);
                // What is derived has the place of the type.
                let is_written = span.zip(def.span).is_some_and(|(span, head)| span.start >= head.end);
                all.push(MethodCode { title: format!("{method} (instance {of})"), global: *global, span, is_written });
            }
        }
        all
    }
}
