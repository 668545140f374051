//! A loaded file, whichever language it is in: what questions need of both front ends.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use selfsame_core::diagnostic::{Diagnostic, Severity};
use selfsame_core::program::{Code, Ints, Program};
use selfsame_core::span::SourceMap;
use selfsame_core::types::base_name;
use selfsame_core::verdict::Reason;
use selfsame_core::written::Written;
use selfsame_haskell::load::Evaluable;
use selfsame_ocaml::{Extent, Unit};

use crate::files::{self, Instead, Reading};
use crate::limits::{self, Allowance};
use crate::project::ocaml::Tree;

/// A file as its front end gives it.
pub enum Source {
    /// With the modules that it imports.
    Haskell(selfsame_haskell::load::Loaded),
    /// With the files that it mentions.
    Ocaml(Box<selfsame_ocaml::Loaded>),
}

/// A language that is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// Lazy, with types as GHC has them.
    Haskell,
    /// Strict.
    Ocaml,
}

impl Language {
    /// The language of a file, by its name; Haskell's where that does not say.
    pub fn of(path: &Path) -> Language {
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("ml") => Language::Ocaml,
            _ => Language::Haskell,
        }
    }
}

/// Why there is no source.
#[derive(Clone, Debug, PartialEq)]
pub enum Unread {
    /// It cannot be read: which file, and why.
    Unreadable(String),
    /// It could be, but not with what is allowed.
    Stopped(Reason),
}

impl Source {
    /// Loads a file as an item of its own, within the limits, and does something with it.
    pub fn within<T: Send + 'static>(
        path: &Path,
        include: &[PathBuf],
        allowance: Allowance,
        sources: &mut SourceMap,
        then: impl FnOnce(Source, &mut SourceMap) -> T + Send + 'static,
    ) -> Result<T, Unread> {
        let (place, include, mut known) = (path.to_owned(), include.to_vec(), sources.clone());
        let read = limits::item(&format!("load {}", path.display()), allowance, move || {
            let source = Source::load(&place, &include, &mut known)?;
            let result = then(source, &mut known);
            Ok((result, known))
        });
        match read {
            Ok(Ok((result, known))) => {
                *sources = known;
                Ok(result)
            }
            Ok(Err(message)) => Err(Unread::Unreadable(message)),
            Err(reason) => Err(Unread::Stopped(reason)),
        }
    }

    /// Loads a file as an item of its own, within the limits.
    pub fn whole(
        path: &Path,
        include: &[PathBuf],
        allowance: Allowance,
        sources: &mut SourceMap,
    ) -> Result<Source, Unread> {
        Source::within(path, include, allowance, sources, |source, _| source)
    }

    /// Loads a file with what it needs. The message says which file could not be read, and why.
    pub fn load(path: &Path, include: &[PathBuf], sources: &mut SourceMap) -> Result<Source, String> {
        let text = files::program(path)?;
        let text = match path.extension() {
            // A TIP problem is read as the Haskell module that says the same.
            Some(end) if end == "smt2" => {
                let explain = |why| format!("cannot read {}: {why}", path.display());
                selfsame_tip::to_haskell(&text).map_err(explain)?
            }
            _ => text,
        };
        Ok(Source::of_text(path, text, include, sources))
    }

    /// As [`Source::load`], with another text than the file's.
    pub fn of_text(path: &Path, text: String, include: &[PathBuf], sources: &mut SourceMap) -> Source {
        Source::of_text_over(path, text, include, &|_| Instead::Disk, sources)
    }

    /// As [`Source::of_text`], where imported files too may have another text than on disk.
    pub fn of_text_over(
        path: &Path,
        text: String,
        include: &[PathBuf],
        reading: Reading<'_>,
        sources: &mut SourceMap,
    ) -> Source {
        match Language::of(path) {
            Language::Haskell => Source::Haskell(files::load_over(path, text, include, reading, sources)),
            Language::Ocaml => {
                let (root, units) = Tree::around(path, include).units(path, &text, reading);
                Source::ocaml(path, text, &root, units, Extent::Needed, sources)
            }
        }
    }

    /// A file of OCaml with the others of its program.
    pub fn ocaml(
        path: &Path,
        text: String,
        root: &Unit,
        units: Vec<Unit>,
        extent: Extent,
        sources: &mut SourceMap,
    ) -> Source {
        let file = sources.add(path.display().to_string(), text);
        let library: Option<selfsame_ocaml::Prepared> = Some(selfsame_ocaml_library::module);
        Source::Ocaml(Box::new(selfsame_ocaml::load_with(sources, file, root, units, extent, library)))
    }

    /// The module that the file is.
    pub fn module_name(&self, path: &Path) -> String {
        match self {
            Source::Haskell(loaded) => loaded.root().map_or_else(String::new, |module| module.name.to_string()),
            Source::Ocaml(_) => {
                let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
                let mut letters = stem.chars();
                letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
            }
        }
    }

    /// The program that the file is.
    pub fn program(&self) -> &Arc<Program> {
        match self {
            Source::Haskell(loaded) => &loaded.program,
            Source::Ocaml(loaded) => &loaded.program,
        }
    }

    /// Says what the values of type `Int` are.
    pub fn set_ints(&mut self, ints: Ints) {
        let program = match self {
            Source::Haskell(loaded) => &mut loaded.program,
            Source::Ocaml(loaded) => &mut loaded.program,
        };
        if program.ints() != ints {
            Arc::make_mut(program).set_ints(ints);
        }
    }

    /// The program as engines that reason want it: the same values, but what surely returns is not evaluated before it is
    /// needed.
    pub fn relaxed(&self) -> Arc<Program> {
        match self {
            Source::Haskell(loaded) => loaded.program.clone(),
            Source::Ocaml(loaded) => selfsame_ocaml::Relaxed::new(&loaded.program).program,
        }
    }

    /// What was written, to compare texts where meaning is out of reach.
    pub fn written(&self, sources: &SourceMap) -> Written {
        match self {
            Source::Haskell(loaded) => loaded.written(sources),
            Source::Ocaml(loaded) => {
                let mut written = selfsame_ocaml::written(loaded.file, &sources.file(loaded.file).text);
                // What other files say is not compared.
                written.is_partial |= loaded.has_others();
                written
            }
        }
    }

    /// What is wrong with the file, or not supported.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        match self {
            Source::Haskell(loaded) => &loaded.diagnostics,
            Source::Ocaml(loaded) => &loaded.diagnostics,
        }
    }

    /// What has to be corrected in the file.
    pub fn errors(&self) -> Vec<Diagnostic> {
        errors(self.diagnostics())
    }

    /// Whether the file has a definition of this name, with code.
    pub fn defines(&self, name: &str) -> bool {
        let globals: Vec<_> = match self {
            Source::Haskell(loaded) => {
                let values = loaded.root().map(|module| &module.values[..]).unwrap_or_default();
                values.iter().filter(|v| base_name(v.name.as_str()) == name).map(|v| v.name).collect()
            }
            Source::Ocaml(loaded) => {
                loaded.values.iter().filter(|v| v.name.as_str() == name).map(|v| v.global).collect()
            }
        };
        let program = self.program();
        let has_code = |id| !matches!(program.global(id).code, Code::Unsupported(_));
        globals.last().and_then(|name| program.global_id(*name)).is_some_and(has_code)
    }

    /// An expression in the scope of the file. The program may grow by what the expression needs of the library. No errors
    /// of its own: the file itself is no module.
    pub fn expr(&mut self, text: &str, sources: &mut SourceMap) -> Result<Evaluable, Vec<Diagnostic>> {
        match self {
            Source::Haskell(loaded) => match loaded.root() {
                Some(module) => loaded.expr(module, text, sources),
                None => Err(Vec::new()),
            },
            Source::Ocaml(loaded) => {
                let (expr, ty) = selfsame_ocaml::run_expr(loaded, sources, text)?;
                Ok(Evaluable { expr, ty, shown: None })
            }
        }
    }

    /// Something to run: an expression in the scope of the file or, of an OCaml file, the file itself. Input is asked for where
    /// something reads it.
    pub fn runnable(
        &mut self,
        text: Option<&str>,
        sources: &mut SourceMap,
        input: impl FnOnce() -> String,
    ) -> Result<Runnable, Vec<Diagnostic>> {
        match (self, text) {
            (Source::Ocaml(loaded), text) => {
                let run = selfsame_ocaml::run(loaded, sources, text, input)?;
                let expr = Evaluable { expr: run.expr, ty: run.ty, shown: None };
                Ok(Runnable { expr, prints: run.prints })
            }
            (source @ Source::Haskell(_), text) => {
                Ok(Runnable { expr: source.expr(text.unwrap_or("main"), sources)?, prints: false })
            }
        }
    }
}

/// Something to run.
pub struct Runnable {
    /// What to evaluate.
    pub expr: Evaluable,
    /// Whether it gives what was printed on both channels, the code of `exit` or `()`, and the value, as a tuple.
    pub prints: bool,
}

/// Of what is said of a file, what has to be corrected in it.
pub fn errors(diagnostics: &[Diagnostic]) -> Vec<Diagnostic> {
    diagnostics.iter().filter(|d| d.severity == Severity::Error).cloned().collect()
}
