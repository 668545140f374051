//! The declarations of a file as they are written ([`selfsame_core::written`]).
//!
//! Made of tokens alone, before anything is parsed: what the grammar or the checker cannot read is still there.

use selfsame_core::span::FileId;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::base_name;
use selfsame_core::written::{Item, Part};

use super::chunk::{Chunk, Chunks};
use super::left_out::defined_names;
use super::reader::Reader;
use super::token::{Comment, CommentKind, Keyword, Token, TokenKind, Tokens};
use crate::pragma;
use crate::preprocess::{Defines, preprocess};

/// The declarations of a file in order; None where its text does not tell what it means: names that stand for syntax may be
/// defined in it without being mentioned, or a part is hidden by a mistake.
pub fn items(file: FileId, text: &str, defines: &Defines) -> Option<Vec<Item>> {
    let (source, _) = preprocess(file, text, defines);
    let tokens = Tokens::read(&source.text, 0..source.text.len());
    let mut pragmas = pragma::collect(&source, &tokens);
    pragmas.extensions.splice(0..0, defines.extensions.iter().copied());
    let names_syntax = |name: &Symbol| matches!(name.as_str(), "RebindableSyntax" | "QualifiedDo");
    if !tokens.flaws.is_empty() || pragmas.extensions.iter().any(names_syntax) {
        return None;
    }
    let chunks = Chunks::split(&tokens);
    if chunks.rest.is_some() {
        return None;
    }
    let mut items = Vec::with_capacity(chunks.bodies.len() + 2);
    let includes =
        |line: &str| line.trim_start().strip_prefix('#').is_some_and(|rest| rest.trim_start().starts_with("include"));
    if source.has_macros && text.lines().any(includes) {
        return None;
    }
    if source.has_macros {
        // What a directive leaves out here may be there for another compiler.
        items.push(always(text.to_owned(), Vec::new()));
    }
    // So may what the project says be another for another text.
    items.push(always(format!("{:?}", defines.of_project()), Vec::new()));
    let of_file = tokens.comments.iter().filter_map(|comment| file_pragma(&source.text, comment));
    items.push(always(of_file.collect::<Vec<_>>().join("\n"), Vec::new()));
    let reader = Reader::new(&source, tokens, &pragmas.extensions);
    if let Some(header) = &chunks.header {
        let tokens = &reader.tokens.tokens[header.clone()];
        let exports = tokens.iter().map(|token| reader.token_text(token)).skip(2);
        items.push(Item { part: Part::Named, ..always(exports.collect::<Vec<_>>().join(" "), Vec::new()) });
    }
    items.extend(chunks.bodies.iter().map(|chunk| item(&reader, chunk)));
    Some(items)
}

fn always(text: String, mentions: Vec<Symbol>) -> Item {
    Item { text, names: Vec::new(), mentions, part: Part::Always }
}

/// A pragma that says how the file is read.
fn file_pragma<'t>(text: &'t str, comment: &Comment) -> Option<&'t str> {
    let pragma = &text[comment.start as usize..comment.end as usize];
    let word = pragma.strip_prefix("{-#").unwrap_or_default().trim_start().to_ascii_uppercase();
    let is_one = comment.kind == CommentKind::Pragma && (word.starts_with("LANGUAGE") || word.starts_with("OPTIONS"));
    is_one.then_some(pragma)
}

fn item(reader: &Reader<'_>, chunk: &Chunk) -> Item {
    let tokens = &reader.tokens.tokens[chunk.tokens.clone()];
    let (names, part) = defined(reader, tokens);
    let first = tokens.first().map_or(0, |token| token.column);
    let mut text = String::new();
    for token in tokens {
        let line = if token.first_on_line { "\n" } else { " " };
        let column = i64::from(token.column) - i64::from(first);
        text += &format!("{line}{column}:{}", reader.token_text(token));
    }
    let whole = tokens.first().zip(tokens.last()).map(|(first, last)| first.start..last.end);
    for comment in reader.tokens.comments.iter().filter(|comment| comment.kind == CommentKind::Pragma) {
        if whole.as_ref().is_some_and(|whole| whole.contains(&comment.start)) {
            text += &reader.source.text[comment.start as usize..comment.end as usize];
        }
    }
    let mut mentions = Vec::new();
    for token in tokens {
        match token.kind {
            TokenKind::VarId | TokenKind::ConId | TokenKind::VarSym | TokenKind::ConSym => {
                mentions.push(base(reader, token));
            }
            TokenKind::QuasiQuote => {
                let words = reader.token_text(token).split(|c: char| !c.is_alphanumeric() && c != '_' && c != '\'');
                mentions.extend(words.filter(|word| !word.is_empty()).map(Symbol::new));
            }
            _ => {}
        }
    }
    Item { text, names, mentions, part }
}

fn base(reader: &Reader<'_>, token: &Token) -> Symbol {
    Symbol::new(base_name(reader.token_text(token)))
}

/// What a declaration defines or speaks of, and when it counts.
fn defined(reader: &Reader<'_>, tokens: &[Token]) -> (Vec<Symbol>, Part) {
    let is_name = |token: &&Token| {
        matches!(token.kind, TokenKind::VarId | TokenKind::ConId | TokenKind::VarSym | TokenKind::ConSym)
    };
    let all = |tokens: &[Token]| tokens.iter().filter(is_name).map(|token| base(reader, token)).collect::<Vec<_>>();
    let is_one_of = |token: &Token, texts: &[&str]| texts.contains(&reader.token_text(token));
    let is_where = |token: &Token| token.kind == TokenKind::Keyword(Keyword::Where);
    let Some(first) = tokens.first() else { return (Vec::new(), Part::Always) };
    let own = || defined_names(reader, tokens).iter().map(|name| name.base).collect::<Vec<_>>();
    match first.kind {
        TokenKind::Keyword(Keyword::Instance | Keyword::Deriving) => {
            let head = tokens.iter().position(is_where).map_or(tokens, |end| &tokens[..end]);
            let types = head.iter().filter(|token| matches!(token.kind, TokenKind::ConId | TokenKind::ConSym));
            (types.map(|token| base(reader, token)).collect(), Part::Instance)
        }
        TokenKind::Keyword(Keyword::Infix | Keyword::Infixl | Keyword::Infixr | Keyword::Foreign) => {
            (all(tokens), Part::Named)
        }
        TokenKind::Keyword(Keyword::Data | Keyword::Newtype | Keyword::Type | Keyword::Class) => {
            let mut names = own();
            names.extend(typed_names(reader, tokens));
            // An associated type, or a declaration of a shape that is not known.
            let inner = tokens
                .iter()
                .skip(1)
                .any(|token| matches!(token.kind, TokenKind::Keyword(Keyword::Type | Keyword::Data)));
            if inner || names.is_empty() {
                names.extend(all(tokens));
            }
            (names, Part::Named)
        }
        TokenKind::Keyword(_) => (Vec::new(), Part::Always),
        _ => {
            let ends = |token: &Token| is_one_of(token, &["=", "|", "::", "∷"]);
            // A splice, which may define anything.
            let Some(end) = tokens.iter().position(ends) else { return (Vec::new(), Part::Always) };
            let head = &tokens[..end];
            let takes_apart =
                head.iter().any(|token| token.kind == TokenKind::ConSym || is_one_of(token, &["@", "~", "!"]));
            if is_one_of(first, &["pattern"]) || takes_apart {
                let mut names = own();
                names.extend(all(head));
                return (names, Part::Named);
            }
            (own(), Part::Named)
        }
    }
}

/// The names before each `::`: methods, fields, constructors in the style of functions.
fn typed_names(reader: &Reader<'_>, tokens: &[Token]) -> Vec<Symbol> {
    let is_name = |token: &Token| {
        matches!(token.kind, TokenKind::VarId | TokenKind::ConId | TokenKind::VarSym | TokenKind::ConSym)
    };
    let is_listed = |token: &&Token| is_name(token) || token.is(b',') || token.is(b'(') || token.is(b')');
    let parts: Vec<&[Token]> = tokens.split(|token| matches!(reader.token_text(token), "::" | "∷")).collect();
    let before = parts.iter().take(parts.len().saturating_sub(1));
    let listed = before.flat_map(|part| part.iter().rev().take_while(is_listed).filter(|token| is_name(token)));
    listed.map(|token| base(reader, token)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use selfsame_core::written::Written;

    fn is_same(old: &str, new: &str) -> bool {
        let written = |text| {
            let items = items(FileId(0), text, &Defines::default());
            let is_partial = items.is_none();
            let items = items.unwrap_or_default().into_iter().map(|item| (None, item)).collect();
            Written { items, is_partial, ..Written::default() }
        };
        written(old).is_same(&written(new), "f".into())
    }

    const FILE: &str = "{-# LANGUAGE GADTs #-}\nmodule M (f) where\nimport Data.IORef\nf :: T -> IO ()\nf x = do\n  go x\n  \
                        print (x + 1)\ninfixl 6 +\ngo (A n) = writeIORef n 1 -- comment\ngo _ = pure ()\ndata T = A R | B\n\
                        type R = IORef Int\nclass C a where\n  m :: a -> T\ninstance Show T where\n  show = h\n\
                        h _ = \"\"\nother = 1\ny : ys = [other]\n";

    #[test]
    fn unrelated_changes_and_comments_change_nothing() {
        assert!(is_same(FILE, FILE));
        for (from, to) in [
            ("other = 1", "other = 2\nmore = 3"),
            ("-- comment", ""),
            ("module M (f)", "module N (f, go)"),
            ("\ny : ys = [other]", ""),
            ("type R", "{- a word -}\n\n\ntype R"),
        ] {
            assert!(FILE.contains(from) && is_same(FILE, &FILE.replace(from, to)), "{to}");
        }
    }

    #[test]
    fn everything_that_can_be_reached_counts() {
        for (from, to) in [
            ("x + 1", "x + 2"),
            ("infixl 6", "infixl 7"),
            ("n 1", "n 2"),
            ("go _ = pure ()", ""),
            ("IORef Int", "IORef Integer"),
            ("show = h", "show = show"),
            ("h _ = \"\"", "h _ = \"h\""),
            ("B", "B | D"),
            ("GADTs", "Strict"),
            ("import Data.IORef", "import Data.IORef2"),
            ("other = 1", "pure = other"),
            ("  print", " print"),
            ("do\n  go x", "do go x"),
            ("f :: T -> IO ()\n", ""),
            ("y : ys = [other]", "y : print = [other]"),
            ("other = 1", "makeLenses ''T"),
            ("other = 1", "default (Double)"),
        ] {
            assert!(FILE.contains(from) && !is_same(FILE, &FILE.replace(from, to)), "{to}");
        }
    }

    #[test]
    fn syntax_that_means_other_names_is_not_compared() {
        let file = FILE.replace("GADTs", "RebindableSyntax");
        assert!(!is_same(&file, &file));
        let file = FILE.replace("{-# LANGUAGE GADTs #-}", "{-# LANGUAGE CPP #-}\n#include \"other.h\"");
        assert!(!is_same(&file, &file), "another file is part of it");
        let file = format!("{FILE}{{- not closed");
        assert!(!is_same(&file, &file));
    }
}
