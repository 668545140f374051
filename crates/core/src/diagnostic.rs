//! Messages for people, as values: what, where, and what to do. Rendering is the work of `report`.

use serde::{Deserialize, Serialize};

use crate::span::{SourceMap, Span};

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Severity {
    /// The text is not a program of its language.
    Error,
    /// A construct outside what Selfsame reads; only the definitions that need it are left out.
    Unsupported,
    /// It is one, but perhaps not the one that was meant.
    Warning,
}

/// Something to tell about a source text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// One sentence, without a period and without its place.
    pub message: String,
    /// Where, with a short text at the mark (may be empty).
    pub primary: Option<(Span, String)>,
    /// Other places that matter: "first defined here".
    pub secondary: Vec<(Span, String)>,
    /// What the user can do about it.
    pub hint: Option<String>,
}

impl Severity {
    /// How it is called in every format.
    pub fn as_str(self) -> &'static str {
        match self {
            Severity::Error => "error",
            Severity::Unsupported => "unsupported",
            Severity::Warning => "warning",
        }
    }
}

impl Diagnostic {
    /// Its first line, with its place: `a.hs:3:7: error: …`. For logs and one-line formats.
    pub fn one_line(&self, sources: &SourceMap) -> String {
        let kind = self.severity.as_str();
        match &self.primary {
            None => format!("{kind}: {}", self.message),
            Some((span, _)) => {
                let file = sources.file(span.file);
                let (line, column) = file.line_column(span.start);
                format!("{}:{line}:{column}: {kind}: {}", file.path, self.message)
            }
        }
    }

    /// An error at a place.
    pub fn error(span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(Severity::Error, span, message)
    }

    /// A gap of ours at a place.
    pub fn unsupported(span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(Severity::Unsupported, span, message)
    }

    /// A warning at a place.
    pub fn warning(span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(Severity::Warning, span, message)
    }

    fn new(severity: Severity, span: Span, message: impl Into<String>) -> Diagnostic {
        let primary = Some((span, String::new()));
        Diagnostic { severity, message: message.into(), primary, secondary: Vec::new(), hint: None }
    }

    /// Says something at the mark of the place, which it must have.
    pub fn label(mut self, text: impl Into<String>) -> Diagnostic {
        if let Some(primary) = &mut self.primary {
            primary.1 = text.into();
        }
        self
    }

    /// Another place that matters, with what it has to do with it.
    pub fn also(mut self, span: Span, text: impl Into<String>) -> Diagnostic {
        self.secondary.push((span, text.into()));
        self
    }

    /// What the user can do about it.
    pub fn hint(mut self, text: impl Into<String>) -> Diagnostic {
        self.hint = Some(text.into());
        self
    }
}
