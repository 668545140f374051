//! Pragmas and the comments that mean something: `LANGUAGE`, `RULES`, `{-@ … @-}` and `-- selfsame:` directives.
//!
//! All other pragmas speak to GHC's optimizer or its warnings and are ignored wherever they stand.

mod directive;
mod rules;

use std::ops::Range;

use selfsame_core::symbol::Symbol;

use crate::parse::reader::Reader;
use crate::parse::token::{Comment, CommentKind, Tokens};
use crate::preprocess::Source;
use crate::syntax::{Module, Spanned};

/// What a file's pragmas say, before any of it is parsed.
#[derive(Debug, Default)]
pub struct Pragmas {
    pub extensions: Vec<Symbol>,
    pub annotations: Vec<Spanned<String>>,
    /// What stands between `{-# RULES` and `#-}`.
    rules: Vec<Range<usize>>,
    /// What stands after `-- selfsame:` outside of pragmas.
    directives: Vec<Range<usize>>,
}

pub fn collect(source: &Source<'_>, tokens: &Tokens) -> Pragmas {
    let mut pragmas = Pragmas::default();
    for comment in &tokens.comments {
        let range = comment.start as usize..comment.end as usize;
        let text = &source.text[range.clone()];
        match comment.kind {
            CommentKind::Line => pragmas.directives.extend(directive_in(text, comment)),
            CommentKind::Block => {}
            CommentKind::Annotation => {
                let inside = text.trim_start_matches("{-@").trim_end_matches("@-}");
                let start = range.start + 3;
                let span = source.span(start, start + inside.len());
                pragmas.annotations.push(Spanned { node: inside.to_string(), span });
            }
            CommentKind::Pragma => {
                let Some(inside) = text.strip_prefix("{-#").and_then(|text| text.strip_suffix("#-}")) else { continue };
                let word = inside.trim_start();
                let length = word.find(|c: char| !c.is_ascii_alphabetic() && c != '_').unwrap_or(word.len());
                let (name, rest) = word.split_at(length);
                match name.to_ascii_uppercase().as_str() {
                    "LANGUAGE" => {
                        let names = rest.split(',').map(str::trim).filter(|name| !name.is_empty());
                        pragmas.extensions.extend(names.map(Symbol::new));
                    }
                    "OPTIONS_GHC" | "OPTIONS" => {
                        // What a refinement checker is told by way of the compiler is as if it were told by annotations.
                        let flags = rest.split_whitespace().filter_map(|word| word.strip_prefix("-fplugin-opt="));
                        let liquid = flags.filter_map(|flag| flag.strip_prefix("LiquidHaskell:"));
                        let span = source.span(range.start, range.end);
                        pragmas
                            .annotations
                            .extend(liquid.map(|flag| Spanned { node: format!(" LIQUID \"{flag}\" "), span }));
                        let options = rest.split_whitespace();
                        // Another program writes the text that is compiled.
                        let is_read =
                            |option: &&str| option.starts_with("-X") || *option == "-F" || option.starts_with("-pgmF");
                        let options = options.filter(is_read).map(|option| option.trim_start_matches("-X"));
                        pragmas.extensions.extend(options.map(Symbol::new));
                    }
                    "RULES" => {
                        let end = range.end - 3;
                        pragmas.rules.push(end - rest.len()..end);
                    }
                    _ => {}
                }
            }
        }
    }
    pragmas
}

/// Adds to a module, whose declarations are read already, what its pragmas say.
pub fn read_into(module: &mut Module, reader: &mut Reader<'_>, pragmas: Pragmas) {
    let mut found = directive::Directives::default();
    for range in &pragmas.rules {
        reader.within(range.clone(), |reader| {
            let first = module.rules.len();
            rules::read(reader, range.clone(), &mut module.rules, &mut module.lost_rules);
            if let Some(rule) = module.rules.get(first) {
                // A directive above the pragma may leave the name of its first rule out.
                found.names.push((range.start, rule.name.node.clone()));
            }
            let comments = reader.tokens.comments.clone();
            for comment in comments {
                let text = &reader.source.text[comment.start as usize..comment.end as usize];
                if let Some(range) = directive_in(text, &comment) {
                    found.read(reader, range);
                }
            }
        });
    }
    for range in &pragmas.directives {
        found.read(reader, range.clone());
    }
    found.check(reader, module);
    module.directives = found.directives;
    module.extensions = pragmas.extensions;
    module.annotations = pragmas.annotations;
}

fn directive_in(text: &str, comment: &Comment) -> Option<Range<usize>> {
    let rest = text.strip_prefix("--")?.trim_start().strip_prefix("selfsame:")?;
    let end = comment.end as usize;
    Some(end - rest.len()..end)
}
