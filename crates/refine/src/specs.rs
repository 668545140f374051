//! What a module's annotations say, collected: signatures, aliases, measures, refined data.

use rustc_hash::FxHashMap;
use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;

use crate::parse;
use crate::syntax::{Alias, Annotation, Data, Measure, Predicate, Signature};

/// How names of a module are resolved. The engine knows no source language: whoever calls it brings its scoping.
pub trait Names {
    /// The global or constructor that a name of the module means.
    fn value(&self, name: &str) -> Option<Symbol>;
    /// The data type that a name of the module means.
    fn data(&self, name: &str) -> Option<Symbol>;
}

/// Specifications by what they specify.
#[derive(Debug, Default)]
pub struct Specs {
    /// By global, in source order.
    pub signatures: Vec<(Symbol, Signature)>,
    by_global: FxHashMap<Symbol, usize>,
    pub aliases: FxHashMap<Symbol, Alias>,
    pub predicates: FxHashMap<Symbol, Predicate>,
    pub measures: FxHashMap<Symbol, Measure>,
    /// Functions of the program that refinements use, by their name in them.
    pub lifted: FxHashMap<Symbol, Symbol>,
    /// By qualified name of the data type.
    pub datas: FxHashMap<Symbol, Data>,
    pub diagnostics: Vec<Diagnostic>,
}

impl Specs {
    /// Specifications that come with the library, by the names of definitions.
    pub fn of_library(text: &str, span: Span) -> Specs {
        let mut specs = Specs::default();
        match parse::signatures(text, span) {
            Ok(all) => all.into_iter().for_each(|mut signature| {
                signature.is_assumed = true;
                specs.sign(signature.name, signature);
            }),
            Err(wrong) => specs.diagnostics.push(wrong),
        }
        specs
    }

    /// Adds a module's annotations; its own signatures win over those of the library.
    pub fn add(&mut self, annotations: &[(Span, String)], names: &dyn Names) {
        for (span, text) in annotations {
            match parse::annotation(text, *span) {
                Ok(annotation) => self.take(annotation, *span, names),
                Err(wrong) => self.diagnostics.push(wrong),
            }
        }
    }

    fn take(&mut self, annotation: Annotation, span: Span, names: &dyn Names) {
        match annotation {
            Annotation::Signature(signature) => match names.value(signature.name.as_str()) {
                Some(global) => self.sign(global, signature),
                None => self.complain(span, format!("`{}` is not defined", signature.name)),
            },
            Annotation::Alias(alias) => {
                self.aliases.insert(alias.name, alias);
            }
            Annotation::Predicate(predicate) => {
                self.predicates.insert(predicate.name, predicate);
            }
            Annotation::Measure(measure) if measure.clauses.is_empty() => match names.value(measure.name.as_str()) {
                Some(global) => {
                    self.lifted.insert(measure.name, global);
                }
                None => self.complain(span, format!("the measure `{}` has no clauses", measure.name)),
            },
            Annotation::Measure(measure) => {
                self.measures.insert(measure.name, measure);
            }
            Annotation::Lifted(name, at) => match names.value(name.as_str()) {
                Some(global) => {
                    self.lifted.insert(name, global);
                }
                None => self.complain(at, format!("`{name}` is not defined")),
            },
            Annotation::Data(data) => match names.data(data.name.as_str()) {
                Some(qualified) => {
                    self.datas.insert(qualified, data);
                }
                None => self.complain(span, format!("the type `{}` is not defined", data.name)),
            },
            Annotation::Ignored => {}
        }
    }

    fn sign(&mut self, global: Symbol, signature: Signature) {
        match self.by_global.get(&global) {
            Some(&at) => self.signatures[at].1 = signature,
            None => {
                self.by_global.insert(global, self.signatures.len());
                self.signatures.push((global, signature));
            }
        }
    }

    pub fn signature(&self, global: Symbol) -> Option<&Signature> {
        self.by_global.get(&global).map(|&at| &self.signatures[at].1)
    }

    fn complain(&mut self, span: Span, message: String) {
        self.diagnostics.push(Diagnostic::unsupported(span, "unsupported annotation").label(message));
    }
}
