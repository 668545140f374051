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

use crate::files;
use crate::limits::{self, Allowance};

/// A file as its front end gives it.
pub enum Source {
    /// With the modules that it imports.
    Haskell(selfsame_haskell::load::Loaded),
    /// By itself.
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
        let text = files::read(path)?;
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
        match Language::of(path) {
            Language::Haskell => Source::Haskell(files::load_text(path, text, include, sources)),
            Language::Ocaml => {
                let file = sources.add(path.display().to_string(), text);
                Source::Ocaml(Box::new(selfsame_ocaml::load(sources, file, Some(selfsame_ocaml_library::module))))
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
            Source::Ocaml(loaded) => selfsame_ocaml::written(loaded.file, &sources.file(loaded.file).text),
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
            (source @ Source::Haskell(_), Some(text)) => {
                Ok(Runnable { expr: source.expr(text, sources)?, prints: false })
            }
            (Source::Haskell(_), None) => {
                let message = "an expression is missing: `selfsame run FILE EXPR`";
                let (severity, message) = (Severity::Error, message.to_owned());
                Err(vec![Diagnostic { severity, message, primary: None, secondary: Vec::new(), hint: None }])
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
