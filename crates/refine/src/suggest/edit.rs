//! Annotations with more in them: the text of the source, with what is added put where it belongs.

use selfsame_core::program::Program;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, base_name, tuple_size};

use super::candidates::{Candidate, VALUE};
use super::without_dictionaries;
use crate::instrument::{Subject, source_name};
use crate::lexer::{Lexeme, Token, tokens};
use crate::parse;
use crate::syntax::{Annotation, Signature};
use crate::test::Testing;

/// An annotation in pieces.
pub struct Written {
    global: Symbol,
    /// What it replaces.
    replaces: Span,
    /// Whether it is new, and stands on a line of its own.
    is_new: bool,
    /// The signature's own name, and the other names that the same annotation is about.
    name: String,
    others: Vec<String>,
    /// What stands before the type: `assert`.
    before: String,
    /// `forall a.`, `Ord a =>`
    context: String,
    /// Arguments as they are written, and the name that each has.
    args: Vec<(String, Option<String>)>,
    /// What each argument is called here.
    names: Vec<String>,
    result: String,
    /// `/ [len xs]`
    metric: String,
}

impl Written {
    pub fn of(testing: &Testing<'_>, callee: &Subject, signature: Option<&Signature>) -> Option<Written> {
        let mut written = match signature {
            Some(signature) => Written::read(testing, callee, signature)?,
            None => Written::made(testing, callee)?,
        };
        let arity = std::iter::successors(Some(&callee.ty), |ty| ty.as_fun().map(|(_, to)| to)).count() - 1;
        if written.args.len() != arity {
            return None;
        }
        written.names = written.called(testing.program);
        Some(written)
    }

    fn read(testing: &Testing<'_>, callee: &Subject, signature: &Signature) -> Option<Written> {
        let text = testing.specs.text(signature.span)?;
        let all = tokens(text, signature.span.file, signature.span.start).ok()?;
        let offset = signature.span.start as usize;
        let piece = |from: usize, to: usize| {
            let (from, to) = (all.get(from)?.span.start as usize - offset, all.get(to)?.span.end as usize - offset);
            text.get(from..to).map(str::to_owned)
        };
        let is = |lexeme: &Lexeme, op: &str| matches!(&lexeme.token, Token::Operator(found) if found == op);
        let colons = all.iter().position(|lexeme| is(lexeme, "::"))?;
        let is_word = |at: usize| matches!(&all[at].token, Token::Name(name) if name == "assert");
        let first = usize::from(is_word(0) && colons > 1);
        let before = if first == 1 { "assert ".to_owned() } else { String::new() };
        let mut names: Vec<String> = piece(first, colons - 1)?.split(',').map(|name| name.trim().to_owned()).collect();
        let own = source_name(callee.global);
        let at = names.iter().position(|name| name.trim_matches(|c| c == '(' || c == ')') == own)?;
        let name = names.remove(at);
        // Where the type ends, arrows at the top, and what stands before the first argument.
        let (mut depth, mut start, mut from) = (0i32, colons + 1, colons + 1);
        let (mut arrows, mut end) = (Vec::new(), all.len());
        for (at, lexeme) in all.iter().enumerate().skip(colons + 1) {
            match &lexeme.token {
                Token::Mark('(' | '[' | '{') => depth += 1,
                Token::Mark(')' | ']' | '}') => depth -= 1,
                Token::Operator(op) if depth == 0 => match op.as_str() {
                    "." | "=>" => (from, arrows) = (at + 1, Vec::new()),
                    "->" => arrows.push(at),
                    "/" => {
                        end = at;
                        break;
                    }
                    _ => {}
                },
                _ => {}
            }
        }
        let context = if from > start { format!("{} ", piece(start, from - 1)?) } else { String::new() };
        start = from;
        let mut args = Vec::new();
        for arrow in arrows {
            if arrow == start {
                return None;
            }
            let is_named = arrow > start + 1 && is(&all[start + 1], ":");
            let name = match &all[start].token {
                Token::Name(name) if is_named => Some(name.clone()),
                _ => None,
            };
            // A refinement gives its argument a name too.
            let refined = match (all.get(start).map(|l| &l.token), all.get(start + 1).map(|l| &l.token)) {
                (Some(Token::Mark('{')), Some(Token::Name(name)))
                    if all.get(start + 2).is_some_and(|next| is(next, ":")) && !matches!(name.as_str(), "v" | "VV") =>
                {
                    Some(name.clone())
                }
                _ => None,
            };
            args.push((piece(start, arrow - 1)?, name.or(refined)));
            start = arrow + 1;
        }
        let result = piece(start, end.checked_sub(1)?)?;
        let metric = if end < all.len() { format!(" {}", piece(end, all.len() - 1)?) } else { String::new() };
        let (global, replaces) = (callee.global, signature.span);
        let (is_new, others) = (false, names);
        Some(Written {
            global,
            replaces,
            is_new,
            name,
            others,
            before,
            context,
            args,
            names: Vec::new(),
            result,
            metric,
        })
    }

    /// For a function of which nothing is said.
    fn made(testing: &Testing<'_>, callee: &Subject) -> Option<Written> {
        let place = testing.program.global(testing.program.global_id(callee.global)?).span?;
        let (classes, ty) = without_dictionaries(testing, callee.global)?;
        let mut args = Vec::new();
        let mut rest = &ty;
        while let Some((from, to)) = rest.as_fun() {
            args.push((type_text(from, from.as_fun().is_some())?, None));
            rest = to;
        }
        let classes = classes.iter().map(|class| type_text(class, false)).collect::<Option<Vec<_>>>()?;
        let context = match &classes[..] {
            [] => String::new(),
            [one] => format!("{one} => "),
            several => format!("({}) => ", several.join(", ")),
        };
        let base = source_name(callee.global);
        let is_word = base.starts_with(|c: char| c.is_alphabetic() || c == '_');
        let name = if is_word { base.to_owned() } else { format!("({base})") };
        Some(Written {
            global: callee.global,
            replaces: Span { end: place.start, ..place },
            is_new: true,
            name,
            others: Vec::new(),
            before: String::new(),
            context,
            args,
            names: Vec::new(),
            result: type_text(rest, false)?,
            metric: String::new(),
        })
    }

    /// What arguments are called: as the annotation does, or as the code does.
    fn called(&self, program: &Program) -> Vec<String> {
        let code = program.global_id(self.global).map(|id| program.global(id).code.expr());
        let mut params: Vec<String> = Vec::new();
        if let Some(Ok(code)) = code {
            let mut inner = &*code;
            while let selfsame_core::expr::Expr::At(_, next) = inner {
                inner = next;
            }
            if let selfsame_core::expr::Expr::Lam(locals, _) = inner {
                params = locals.iter().map(|local| local.name.to_string()).collect();
            }
        }
        let skipped = params.len().saturating_sub(self.args.len());
        let params = &params[skipped..];
        let mut names: Vec<String> = self.args.iter().filter_map(|(_, name)| name.clone()).collect();
        let mut all = Vec::new();
        for (at, (_, name)) in self.args.iter().enumerate() {
            if let Some(name) = name {
                all.push(name.clone());
                continue;
            }
            let is_good = |name: &&String| {
                let mut chars = name.chars();
                chars.next().is_some_and(|c| c.is_lowercase())
                    && chars.all(|c| c.is_alphanumeric() || c == '\'')
                    && name.as_str() != VALUE
                    && !names.contains(name)
                    // A pattern's own, which the source does not name.
                    && !(name.starts_with('a') && name.len() > 1 && name[1..].chars().all(|c| c.is_ascii_digit()))
            };
            let is_list = self.args[at].0.contains('[');
            let letters = if is_list { ["xs", "ys", "zs", "us", "ws"] } else { ["x", "y", "z", "u", "w"] };
            let letters = letters.map(str::to_owned);
            let own = params.get(at).filter(is_good).cloned();
            let new = own.or_else(|| letters.iter().find(|letter| is_good(letter)).cloned());
            let new = new.unwrap_or_else(|| format!("x{at}"));
            names.push(new.clone());
            all.push(new);
        }
        all
    }

    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The annotation with more said of its result.
    fn text(&self, candidates: &[&Candidate]) -> Option<String> {
        let mut text = format!("{}{} :: {}", self.before, self.name, self.context);
        let used = |name: &str| {
            let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '\'';
            candidates.iter().any(|candidate| candidate.text.split(|c| !is_part(c)).any(|word| word == name))
                || candidates.is_empty()
        };
        for ((arg, named), name) in self.args.iter().zip(&self.names) {
            let is_function = arg.contains("->") && !arg.starts_with(['(', '{', '[']);
            if is_function {
                return None;
            }
            if named.is_none() && used(name) {
                text += &format!("{name}:");
            }
            text += &format!("{arg} -> ");
        }
        let of = |elements: bool| {
            let all: Vec<&str> =
                candidates.iter().filter(|c| c.is_of_elements == elements).map(|c| c.text.as_str()).collect();
            all
        };
        let result = elements(&self.result, &of(true))?;
        text += &said(&result, &of(false))?;
        text += &self.metric;
        Some(text)
    }

    /// The signature as it would be read.
    pub fn signature(&self, candidates: &[&Candidate]) -> Option<Signature> {
        let text = self.text(candidates)?;
        let span = Span { end: self.replaces.start + text.len() as u32, ..self.replaces };
        let Ok(Annotation::Signatures(all)) = parse::annotation(&text, span) else { return None };
        let mut signature = all.into_iter().next()?;
        signature.span = self.replaces;
        Some(signature)
    }

    /// What to put where, and the annotation by itself.
    pub fn edit(&self, candidates: &[&Candidate]) -> Option<(Span, String, String)> {
        let text = self.text(candidates)?;
        let annotation = format!("{{-@ {text} @-}}");
        if self.is_new {
            return Some((self.replaces, format!("{annotation}\n"), annotation));
        }
        let mut inside = format!(" {text} ");
        if !self.others.is_empty() {
            // The other names keep what they had.
            let args: String = self.args.iter().map(|(arg, _)| format!("{arg} -> ")).collect();
            let old = format!("{}{}{}{}", self.context, args, self.result, self.metric);
            inside = format!(" {}{} :: {old} @-}}\n{{-@ {text} ", self.before, self.others.join(", "));
        }
        Some((self.replaces, inside, annotation))
    }
}

/// A type with this said of it.
fn said(ty: &str, all: &[&str]) -> Option<String> {
    if all.is_empty() {
        return Some(ty.to_owned());
    }
    let is_loose = |text: &str| ["||", "=>", "<=>", "->", "if "].iter().any(|op| text.contains(op));
    let tight = |text: &str| if is_loose(text) { format!("({text})") } else { text.to_owned() };
    let joined = |var: &str| {
        let all: Vec<String> = all.iter().map(|text| renamed(text, var)).collect();
        match &all[..] {
            [one] => one.clone(),
            several => several.iter().map(|text| tight(text)).collect::<Vec<_>>().join(" && "),
        }
    };
    match refinement(ty) {
        // `{v:T | p}` says more, unless something else has the name.
        Some((var, before, pred)) => Some(format!("{{{before}| {} && {}}}", tight(pred.trim()), tight(&joined(var)))),
        None if ty.trim_start().starts_with('{') => None,
        None => Some(format!("{{{VALUE}:{ty} | {}}}", joined(VALUE))),
    }
}

/// `v`, `v:T `, `p` of `{v:T | p}`.
fn refinement(ty: &str) -> Option<(&str, &str, &str)> {
    let inside = ty.trim().strip_prefix('{')?.strip_suffix('}')?;
    let (var, _) = inside.split_once(':')?;
    let var = var.trim();
    if !var.chars().all(|c| c.is_alphanumeric() || c == '_' || c == '\'') {
        return None;
    }
    let mut depth = 0;
    for (at, c) in inside.char_indices() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            '|' if depth == 0 => return Some((var, &inside[..at], &inside[at + 1..])),
            _ => {}
        }
        if depth < 0 {
            return None;
        }
    }
    None
}

/// A candidate's text about a value of another name.
fn renamed(text: &str, var: &str) -> String {
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '\'';
    let mut all = String::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let end = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
        if end == 0 {
            all.push(c);
            rest = &rest[c.len_utf8()..];
            continue;
        }
        all += if &rest[..end] == VALUE { var } else { &rest[..end] };
        rest = &rest[end..];
    }
    all
}

/// A type with this said of its elements.
fn elements(ty: &str, all: &[&str]) -> Option<String> {
    if all.is_empty() {
        return Some(ty.to_owned());
    }
    let (before, inner, after) = match refinement(ty) {
        Some((_, before, _)) => {
            let start = ty.find(before)? + before.find(':')? + 1;
            let end = ty.find(before)? + before.len();
            (&ty[..start], &ty[start..end], &ty[end..])
        }
        None => ("", ty, ""),
    };
    let trimmed = inner.trim();
    let refined = if let Some(element) = trimmed.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
        format!("[{}]", said(element, all)?)
    } else {
        let (con, element) = trimmed.split_once(' ')?;
        let element = element.trim();
        if element.contains(' ') && !element.starts_with(['(', '{', '[']) {
            return None;
        }
        format!("{con} {}", said(element, all)?)
    };
    Some(format!("{before}{refined}{}{after}", if after.is_empty() { "" } else { " " }))
}

/// A type of the program as annotations write it.
fn type_text(ty: &Type, is_tight: bool) -> Option<String> {
    if let Some((from, to)) = ty.as_fun() {
        let text = format!("{} -> {}", type_text(from, from.as_fun().is_some())?, type_text(to, false)?);
        return Some(if is_tight { format!("({text})") } else { text });
    }
    match ty {
        Type::Var(name) => Some(name.to_string()),
        Type::Con(name, args) => {
            let all = args.iter().map(|arg| type_text(arg, true)).collect::<Option<Vec<_>>>()?;
            let loose = || args.iter().map(|arg| type_text(arg, false)).collect::<Option<Vec<_>>>();
            let base = base_name(name.as_str());
            Some(match &all[..] {
                [] => base.to_owned(),
                [_] if name.as_str() == "[]" => format!("[{}]", loose()?[0]),
                _ if tuple_size(name.as_str()).is_some() => format!("({})", loose()?.join(", ")),
                all if is_tight => format!("({base} {})", all.join(" ")),
                all => format!("{base} {}", all.join(" ")),
            })
        }
        _ => None,
    }
}
