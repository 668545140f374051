//! The part of the C preprocessor that Haskell files use: conditional lines and macros.
//!
//! Files are included whose text is known ([`Defines::headers`]); what others would define counts as undefined, except the macros of GHC and Cabal that [`Defines::default`] knows.

use std::collections::BTreeMap;
use std::ops::Range;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::{FileId, Span};
use selfsame_core::symbol::Symbol;

use super::condition;

/// Macros known before the first line, and how to read the file.
#[derive(Clone, Debug)]
pub struct Defines {
    /// The file is literate (`.lhs`).
    pub literate: bool,
    /// What the file is called.
    pub path: String,
    /// Language extensions that are on in the whole project.
    pub extensions: Vec<Symbol>,
    /// The texts of header files, by the names that files include them by.
    pub headers: BTreeMap<String, String>,
    macros: BTreeMap<String, Macro>,
    own: Vec<String>,
}

#[derive(Clone, Debug)]
pub(crate) struct Macro {
    /// None: used without parentheses.
    params: Option<Vec<String>>,
    body: String,
}

/// A part of a line after macros are replaced; ranges are of the line.
pub(super) enum Piece<'p> {
    Verbatim(Range<usize>),
    Macro(Range<usize>, &'p str),
}

impl Default for Defines {
    /// What GHC 9.0 on 64-bit Linux defines.
    fn default() -> Defines {
        let mut defines = Defines {
            literate: false,
            path: String::new(),
            extensions: Vec::new(),
            headers: BTreeMap::new(),
            macros: BTreeMap::new(),
            own: Vec::new(),
        };
        for (name, value) in [
            ("__GLASGOW_HASKELL__", "900"),
            ("__GLASGOW_HASKELL_PATCHLEVEL1__", "2"),
            ("linux_HOST_OS", "1"),
            ("x86_64_HOST_ARCH", "1"),
            ("WORD_SIZE_IN_BITS", "64"),
            ("SIZEOF_HSWORD", "8"),
        ] {
            defines.define_for_code(name, value);
        }
        defines
    }
}

impl Defines {
    /// `#define name value`.
    pub fn define(&mut self, name: &str, value: &str) {
        self.macros.insert(name.to_string(), Macro { params: None, body: value.to_string() });
    }

    /// What the project says that a file's text does not: extensions, and macros in order.
    pub(crate) fn of_project(&self) -> (&[Symbol], Vec<(&String, Option<&Macro>)>) {
        (&self.extensions, self.own.iter().map(|name| (name, self.macros.get(name))).collect())
    }

    /// The same by the project's options (`cpp-options: -Dname=value`): such a macro is replaced in code too.
    pub fn define_for_code(&mut self, name: &str, value: &str) {
        self.define(name, value);
        self.own.push(name.to_string());
    }
}

/// Where one `#if` … `#endif` stands.
struct Conditional {
    start: usize,
    /// The lines here are read.
    active: bool,
    /// A branch was taken already, or the whole stands in lines that are not read.
    done: bool,
}

pub(super) struct Cpp {
    file: FileId,
    macros: BTreeMap<String, Macro>,
    /// Names that the file defined: only these are replaced in code.
    own: Vec<String>,
    headers: BTreeMap<String, String>,
    /// What `__FILE__` stands for.
    path: String,
    /// What `__LINE__` stands for.
    pub line: usize,
    /// How many files deep we are.
    included: usize,
    /// Code of files that were included since somebody asked.
    code: String,
    open: Vec<Conditional>,
    diagnostics: Vec<Diagnostic>,
}

/// Macros that expand to macros are followed so deep.
const MACRO_DEPTH: usize = 16;
/// Files include files no deeper than this.
const INCLUDE_DEPTH: usize = 8;
/// A line grows to no more than this by macros.
const LINE_LIMIT: usize = 1 << 16;

impl Cpp {
    /// The extension is on, or there are conditional lines anyway.
    pub fn wanted(text: &str, defines: &Defines) -> bool {
        text.contains('#')
            && (extension_on(text)
                || defines.extensions.iter().any(|name| name.as_str() == "CPP")
                || text.lines().any(|line| {
                    line.starts_with('#')
                        && matches!(directive_name(line), Some("if" | "ifdef" | "ifndef" | "define" | "include"))
                }))
    }

    pub fn new(file: FileId, defines: &Defines) -> Cpp {
        Cpp {
            file,
            macros: defines.macros.clone(),
            own: defines.own.clone(),
            headers: defines.headers.clone(),
            path: defines.path.clone(),
            line: 0,
            included: 0,
            code: String::new(),
            open: Vec::new(),
            diagnostics: Vec::new(),
        }
    }

    pub fn directive(&self, line: &str) -> bool {
        directive_name(line).is_some()
    }

    pub fn active(&self) -> bool {
        self.open.last().is_none_or(|conditional| conditional.active)
    }

    /// Carries out a directive that starts at an offset of the file.
    pub fn obey(&mut self, line: &str, start: usize) {
        let Some(name) = directive_name(line) else { return };
        let rest = line[line.find(name).unwrap_or(0) + name.len()..].trim();
        let rest = strip_comment(rest);
        match name {
            "if" => self.open_conditional(start, |cpp| cpp.holds(rest)),
            "ifdef" => self.open_conditional(start, |cpp| cpp.macros.contains_key(rest)),
            "ifndef" => self.open_conditional(start, |cpp| !cpp.macros.contains_key(rest)),
            "elif" => self.next_branch(start, line, |cpp| cpp.holds(rest)),
            "else" => self.next_branch(start, line, |_| true),
            "endif" if self.open.pop().is_none() => self.unbalanced(start, line),
            "define" if self.active() => self.define(rest),
            "include" if self.active() => self.include(rest, start),
            "undef" if self.active() => {
                self.macros.remove(rest);
                self.own.retain(|name| name != rest);
            }
            _ => {}
        }
    }

    /// Replaces macros that the file defined, outside strings and comments.
    pub fn expand(&self, line: &str, emit: &mut dyn FnMut(Piece<'_>)) {
        if self.own.is_empty() && !line.contains("__") {
            return emit(Piece::Verbatim(0..line.len()));
        }
        let mut from = 0;
        for (range, text) in self.uses(line) {
            emit(Piece::Verbatim(from..range.start));
            let text = self.expand_again(text, MACRO_DEPTH);
            emit(Piece::Macro(range.clone(), &text));
            from = range.end;
        }
        emit(Piece::Verbatim(from..line.len()));
    }

    pub fn finish(mut self, end: usize) -> Vec<Diagnostic> {
        for conditional in &self.open {
            let span = Span::new(self.file, conditional.start, (conditional.start + 3).min(end));
            self.diagnostics
                .push(Diagnostic::error(span, "this conditional is never closed").hint("add an `#endif` line"));
        }
        self.diagnostics
    }

    fn open_conditional(&mut self, start: usize, holds: impl Fn(&Cpp) -> bool) {
        let outer = self.active();
        let active = outer && holds(self);
        self.open.push(Conditional { start, active, done: active || !outer });
    }

    fn next_branch(&mut self, start: usize, line: &str, holds: impl Fn(&Cpp) -> bool) {
        let Some(current) = self.open.last() else { return self.unbalanced(start, line) };
        let take = !current.done && holds(self);
        if let Some(current) = self.open.last_mut() {
            current.active = take;
            current.done |= take;
        }
    }

    fn unbalanced(&mut self, start: usize, line: &str) {
        let span = Span::new(self.file, start, start + line.trim_end().len());
        self.diagnostics
            .push(Diagnostic::error(span, "there is no `#if` that this belongs to").hint("remove the line"));
    }

    /// The code of files that were included since the last time, each line with its end.
    pub fn included_code(&mut self) -> String {
        std::mem::take(&mut self.code)
    }

    /// Reads a header whose text is known: its directives are obeyed, and its other lines are code.
    fn include(&mut self, name: &str, start: usize) {
        let name = name.trim_matches(['"', '<', '>']);
        let Some(text) = self.headers.get(name).map(|text| without_comments(text)) else { return };
        if self.included == INCLUDE_DEPTH {
            return;
        }
        self.included += 1;
        let open = self.open.len();
        let mut lines = text.lines();
        while let Some(line) = lines.next() {
            let mut whole = line.to_string();
            while whole.ends_with('\\') {
                whole.pop();
                whole.push(' ');
                whole.push_str(lines.next().unwrap_or_default());
            }
            if self.directive(&whole) {
                self.obey(&whole, start);
            } else if self.active() && !whole.trim().is_empty() {
                let mut code = String::new();
                self.expand(&whole, &mut |piece| match piece {
                    Piece::Verbatim(range) => code.push_str(&whole[range]),
                    Piece::Macro(_, text) => code.push_str(text),
                });
                self.code.push_str(&code);
                self.code.push('\n');
            }
        }
        // What the header leaves open is not the file's.
        self.open.truncate(open);
        self.included -= 1;
    }

    fn define(&mut self, text: &str) {
        let end = text.find(|c: char| !is_word(c)).unwrap_or(text.len());
        let (name, rest) = text.split_at(end);
        let (params, body) = match rest.strip_prefix('(').and_then(|inner| inner.split_once(')')) {
            Some((params, body)) => (Some(params.split(',').map(|p| p.trim().to_string()).collect()), body),
            None => (None, rest),
        };
        if !name.is_empty() {
            self.macros.insert(name.to_string(), Macro { params, body: body.trim().to_string() });
            self.own.push(name.to_string());
        }
    }

    fn holds(&self, text: &str) -> bool {
        condition::holds(text, &|name| self.macros.get(name).map(|known| known.body.clone()))
    }

    /// The macro uses of a line, from left to right, with what replaces them.
    fn uses(&self, line: &str) -> Vec<(Range<usize>, String)> {
        let mut found = Vec::new();
        let bytes = line.as_bytes();
        let mut at = 0;
        while at < bytes.len() {
            match bytes[at] {
                b'"' => at = string_end(bytes, at),
                b'-' if line[at..].starts_with("--") => break,
                b if b.is_ascii_alphabetic() || b == b'_' => {
                    let end = at + line[at..].find(|c: char| !is_word(c)).unwrap_or(line.len() - at);
                    match self.replacement(line, at..end) {
                        Some((range, text)) => {
                            at = range.end;
                            found.push((range, text));
                        }
                        None => at = end,
                    }
                }
                _ => at += 1,
            }
        }
        found
    }

    fn replacement(&self, line: &str, name: Range<usize>) -> Option<(Range<usize>, String)> {
        let text = &line[name.clone()];
        match text {
            "__LINE__" => return Some((name, self.line.to_string())),
            "__FILE__" => return Some((name, format!("{:?}", self.path))),
            _ => {}
        }
        if !self.own.iter().any(|own| own == text) {
            return None;
        }
        let known = self.macros.get(text)?;
        let Some(params) = &known.params else { return Some((name, known.body.clone())) };
        let (args, end) = arguments(line, name.end)?;
        if args.len() != params.len() {
            return None;
        }
        let mut body = String::new();
        let mut rest = known.body.as_str();
        while let Some(first) = rest.chars().next() {
            let length =
                if is_word(first) { rest.find(|c| !is_word(c)).unwrap_or(rest.len()) } else { first.len_utf8() };
            let (piece, after) = rest.split_at(length);
            match params.iter().position(|param| param == piece) {
                Some(index) => body.push_str(args[index]),
                None => body.push_str(piece),
            }
            rest = after;
        }
        Some((name.start..end, body.replace("##", "")))
    }

    fn expand_again(&self, text: String, depth: usize) -> String {
        let uses = self.uses(&text);
        if uses.is_empty() || depth == 0 || text.len() > LINE_LIMIT {
            return text;
        }
        let mut out = String::new();
        let mut from = 0;
        for (range, body) in uses {
            out.push_str(&text[from..range.start]);
            out.push_str(&body);
            from = range.end;
        }
        out.push_str(&text[from..]);
        self.expand_again(out, depth - 1)
    }
}

fn extension_on(text: &str) -> bool {
    text.split("{-#").skip(1).any(|rest| {
        let pragma = rest.split("#-}").next().unwrap_or(rest);
        let mut words = pragma.split(|c: char| c.is_whitespace() || c == ',');
        words.any(|word| matches!(word, "CPP" | "-cpp" | "-XCPP"))
    })
}

fn directive_name(line: &str) -> Option<&str> {
    let rest = line.strip_prefix('#')?.trim_start();
    let name = &rest[..rest.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(rest.len())];
    let known = [
        "if", "ifdef", "ifndef", "elif", "else", "endif", "define", "undef", "include", "error", "warning", "line",
        "pragma",
    ];
    // `# 1 "file"` tells line numbers.
    (known.contains(&name) || rest.starts_with(|c: char| c.is_ascii_digit())).then_some(name)
}

fn strip_comment(text: &str) -> &str {
    text.split("/*").next().unwrap_or(text).trim_end()
}

/// A header without the comments of C, which may take several lines.
fn without_comments(text: &str) -> String {
    let mut parts = text.split("/*");
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |mut code, part| {
        code.push(' ');
        code.push_str(part.split_once("*/").map_or("", |(_, rest)| rest));
        code
    })
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_' || c == '\''
}

/// Where the string literal that starts here ends; gaps end a line.
fn string_end(bytes: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    while at < bytes.len() && bytes[at] != b'"' {
        at += if bytes[at] == b'\\' { 2 } else { 1 };
    }
    (at + 1).min(bytes.len())
}

/// The arguments of a macro use, and the offset after its closing parenthesis.
fn arguments(line: &str, start: usize) -> Option<(Vec<&str>, usize)> {
    let open = start + line[start..].find('(').filter(|gap| line[start..start + gap].trim().is_empty())?;
    let (mut depth, mut from, mut args) = (0usize, open + 1, Vec::new());
    for (at, byte) in line.bytes().enumerate().skip(open) {
        match byte {
            b'(' | b'[' => depth += 1,
            b')' | b']' => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    args.push(line[from..at].trim());
                    return Some((args, at + 1));
                }
            }
            b',' if depth == 1 => {
                args.push(line[from..at].trim());
                from = at + 1;
            }
            _ => {}
        }
    }
    None
}
