//! What the user wrote of a loaded program.

use selfsame_core::span::SourceMap;
use selfsame_core::symbol::Symbol;
use selfsame_core::written::{Item, Part, Written};

use super::Loaded;
use crate::parse::written::items;

impl Loaded {
    /// The declarations of all modules that were loaded from source.
    pub fn written(&self, sources: &SourceMap) -> Written {
        let mut written = Written::default();
        let root = self.root().map(|root| root.file);
        for module in &self.modules {
            let is_root = Some(module.file) == root;
            let name = (!is_root).then_some(module.name);
            match items(module.file, &sources.file(module.file).text, &module.defines) {
                Some(items) => written.items.extend(items.into_iter().map(|item| (name, item))),
                None => written.is_partial = true,
            }
            // Which names a module gives to others is up to its header.
            if !is_root {
                for (_, item) in written.items.iter_mut().filter(|(of, item)| *of == name && is_header(item)) {
                    item.part = Part::Always;
                }
            }
            let is_here = |import: Symbol| self.module(import).is_some() || self.interface(import).is_some();
            let is_missing = |import: &Symbol| !is_here(*import) && !is_of_base(import.as_str());
            written.is_partial |= module.imports.iter().any(is_missing);
        }
        written
    }
}

fn is_header(item: &Item) -> bool {
    item.part == Part::Named && item.names.is_empty()
}

/// Modules that come with every compiler: one that we do not have is the same for everyone.
fn is_of_base(module: &str) -> bool {
    const FAMILIES: &[&str] =
        &["GHC", "Foreign", "Control.Concurrent", "System.IO", "System.Mem", "Type", "Numeric", "Text.Read"];
    const MODULES: &[&str] = &[
        "Control.Monad.ST.Lazy",
        "Control.Monad.ST.Unsafe",
        "Data.Data",
        "Data.Dynamic",
        "Data.STRef.Lazy",
        "Data.Type.Equality",
        "Data.Typeable",
        "Data.Unique",
        "Debug.Trace",
        "System.CPUTime",
        "System.Info",
        "System.Timeout",
        "Unsafe.Coerce",
    ];
    let is_below =
        |family: &&str| module.strip_prefix(*family).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
    MODULES.contains(&module) || FAMILIES.iter().any(is_below)
}
