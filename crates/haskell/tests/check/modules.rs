//! Loads modules for the tests: a file of theirs and what it imports of the library.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use selfsame_core::span::SourceMap;
use selfsame_core::symbol::Symbol;
use selfsame_haskell::check::{Checked, Interface, check_expr, check_module};
use selfsame_haskell::parse::{parse_expr, parse_module};

pub struct Modules {
    pub sources: SourceMap,
    /// Of the library, by module name.
    pub checked: BTreeMap<String, Checked>,
    folder: PathBuf,
    /// Modules below `Selfsame.Builtin` do not see it.
    in_progress: Vec<String>,
}

impl Modules {
    pub fn new() -> Modules {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lib/haskell");
        Modules { sources: SourceMap::default(), checked: BTreeMap::new(), folder, in_progress: Vec::new() }
    }

    /// Names of all modules of the library.
    pub fn library(&self) -> Vec<String> {
        let mut names = Vec::new();
        collect(&self.folder, "", &mut names);
        names.sort();
        names
    }

    pub fn load(&mut self, name: &str) {
        let path = self.folder.join(name.replace('.', "/")).with_extension("hs");
        if self.checked.contains_key(name) || self.in_progress.iter().any(|other| other == name) || !path.exists() {
            return;
        }
        self.in_progress.push(name.into());
        let checked = self.check(&path, format!("lib/haskell/{}.hs", name.replace('.', "/")));
        self.in_progress.pop();
        self.checked.insert(name.into(), checked);
    }

    pub fn check_file(&mut self, path: &Path) -> Checked {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
        self.check(path, name.unwrap_or_default())
    }

    /// The type of an expression in a module's scope, or the first complaint.
    pub fn type_of(&mut self, checked: &Checked, text: &str) -> String {
        let file = self.sources.add("expression".into(), text.into());
        let expr = parse_expr(file, text, &[]).expect("the expression is well formed");
        let known = |name: Symbol| -> Option<Arc<Interface>> {
            self.checked.get(name.as_str()).map(|checked| checked.interface.clone())
        };
        match check_expr(expr, &checked.scope, &self.sources, &known) {
            Ok((_, ty)) => ty.to_string(),
            Err(complaints) => format!("error: {}", complaints[0].message),
        }
    }

    fn check(&mut self, path: &Path, shown: String) -> Checked {
        let text = std::fs::read_to_string(path).expect("modules are readable");
        self.check_text(&text, shown)
    }

    pub fn check_text(&mut self, text: &str, shown: String) -> Checked {
        let file = self.sources.add(shown, text.into());
        let parsed = parse_module(file, text, &Default::default());
        let mut module = parsed.module;
        let implicit = !module.extensions.iter().any(|extension| extension.as_str() == "NoImplicitPrelude");
        let imports: Vec<Symbol> = module.imports.iter().map(|import| import.module.node).collect();
        for import in imports {
            self.load(import.as_str());
        }
        if implicit {
            self.load("Prelude");
            self.load("Selfsame.Builtin");
        }
        let known = |name: Symbol| -> Option<Arc<Interface>> {
            self.checked.get(name.as_str()).map(|checked| checked.interface.clone())
        };
        let mut checked = check_module(&mut module, &self.sources, &known);
        checked.diagnostics.splice(0..0, parsed.diagnostics);
        checked
    }
}

fn collect(folder: &Path, prefix: &str, into: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        if path.is_dir() {
            collect(&path, &format!("{prefix}{name}."), into);
        } else if path.extension().is_some_and(|extension| extension == "hs") {
            into.push(format!("{prefix}{name}"));
        }
    }
}
