//! Messages for people, as values: what, where, and what to do. Rendering is the work of `report`.

use serde::{Deserialize, Serialize};

use crate::span::{SourceMap, Span};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Severity {
    Error,
    /// A construct outside what Selfsame reads; only the definitions that need it are left out.
    Unsupported,
    Warning,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Diagnostic {
    pub severity: Severity,
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

    pub fn error(span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(Severity::Error, span, message)
    }

    pub fn unsupported(span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(Severity::Unsupported, span, message)
    }

    pub fn warning(span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(Severity::Warning, span, message)
    }

    fn new(severity: Severity, span: Span, message: impl Into<String>) -> Diagnostic {
        let primary = Some((span, String::new()));
        Diagnostic { severity, message: message.into(), primary, secondary: Vec::new(), hint: None }
    }

    pub fn label(mut self, text: impl Into<String>) -> Diagnostic {
        if let Some(primary) = &mut self.primary {
            primary.1 = text.into();
        }
        self
    }

    pub fn also(mut self, span: Span, text: impl Into<String>) -> Diagnostic {
        self.secondary.push((span, text.into()));
        self
    }

    pub fn hint(mut self, text: impl Into<String>) -> Diagnostic {
        self.hint = Some(text.into());
        self
    }
}
