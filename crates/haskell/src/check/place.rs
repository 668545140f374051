//! Failure texts: places and patterns in the words of GHC 9.0, because users compare them with what their program prints.

use num_bigint::BigInt;
use num_traits::Signed;
use selfsame_core::expr::{Label, LabelKind};
use selfsame_core::span::{SourceMap, Span};

use super::error::written;
use crate::syntax::{Literal, Name, Pat, PatInfixItem, PatNode};

/// `F.hs:3:1-20`, or `F.hs:(3,1)-(5,20)` over several lines.
pub(super) fn place(sources: &SourceMap, span: Span) -> String {
    let file = sources.file(span.file);
    // Spans of the parser may include white space around what they are of.
    let text = file.text.get(span.start as usize..span.end as usize).unwrap_or_default();
    let start = span.start + (text.len() - text.trim_start().len()) as u32;
    let end = (span.end - (text.len() - text.trim_end().len()) as u32).max(start);
    let (line, column) = file.line_column(start);
    // The last character, not the one after it.
    let (end_line, end_column) = file.line_column(end);
    let end_column = end_column.saturating_sub(1).max(1);
    if line != end_line {
        format!("{}:({line},{column})-({end_line},{end_column})", file.path)
    } else if end_column <= column {
        format!("{}:{line}:{column}", file.path)
    } else {
        format!("{}:{line}:{column}-{end_column}", file.path)
    }
}

/// The bottom of a match or a check that failed at a place.
pub(super) fn failure(sources: &SourceMap, span: Span, what: &str) -> Label {
    let text = format!("{}: {what}", place(sources, span));
    Label::new(LabelKind::PatternFailure, text.as_str())
}

/// A pattern as GHC prints it.
pub(super) fn pattern_text(pat: &Pat) -> String {
    let mut text = String::new();
    write_pat(pat, Tightness::Top, &mut text);
    text
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Tightness {
    Top,
    Argument,
}

fn write_pat(pat: &Pat, tightness: Tightness, out: &mut String) {
    let inner = |p: &Pat, out: &mut String| write_pat(p, Tightness::Argument, out);
    match &pat.node {
        PatNode::Wildcard => out.push('_'),
        PatNode::Var(name) => write_name(name, out),
        PatNode::Lit(literal) => write_literal(literal, out),
        PatNode::Con(name, args) if is_operator(name) && args.len() == 2 => {
            inner(&args[0], out);
            out.push(' ');
            out.push_str(&written(name));
            out.push(' ');
            inner(&args[1], out);
        }
        PatNode::Con(name, args) => {
            write_name(name, out);
            for arg in args {
                out.push(' ');
                inner(arg, out);
            }
        }
        PatNode::Infix(items) => {
            for (i, item) in items.iter().enumerate() {
                if i > 0 {
                    out.push(' ');
                }
                match item {
                    PatInfixItem::Operand(pat) => inner(pat, out),
                    PatInfixItem::Operator(name) if is_operator(name) => out.push_str(&written(name)),
                    PatInfixItem::Operator(name) => {
                        out.push('`');
                        out.push_str(&written(name));
                        out.push('`');
                    }
                }
            }
        }
        PatNode::Record { con, fields, wildcard } => {
            write_name(con, out);
            out.push_str(" {");
            for (i, field) in fields.iter().enumerate() {
                if i > 0 {
                    out.push_str(", ");
                }
                write_name(&field.label, out);
                if let Some(value) = &field.value {
                    out.push_str(" = ");
                    write_pat(value, Tightness::Top, out);
                }
            }
            if *wildcard {
                out.push_str(if fields.is_empty() { ".." } else { ", .." });
            }
            out.push('}');
        }
        PatNode::Tuple(pats) => write_list("(", pats, ")", out),
        PatNode::List(pats) => write_list("[", pats, "]", out),
        PatNode::As(name, inner_pat) => {
            write_name(name, out);
            out.push('@');
            inner(inner_pat, out);
        }
        PatNode::Bang(inner_pat) => {
            out.push('!');
            inner(inner_pat, out);
        }
        PatNode::Lazy(inner_pat) => {
            out.push('~');
            inner(inner_pat, out);
        }
        PatNode::View(function, inner_pat) => {
            if let crate::syntax::ExprNode::Var(name) = &function.node {
                write_name(name, out);
            } else {
                out.push_str("...");
            }
            out.push_str(" -> ");
            write_pat(inner_pat, Tightness::Top, out);
        }
        PatNode::Annotation(inner_pat, _) => write_pat(inner_pat, tightness, out),
        // GHC keeps written parentheses; at the top of a binding they are not part of the pattern.
        PatNode::Paren(inner_pat) => {
            if tightness == Tightness::Top {
                write_pat(inner_pat, Tightness::Top, out);
            } else {
                out.push('(');
                write_pat(inner_pat, Tightness::Top, out);
                out.push(')');
            }
        }
        PatNode::Unsupported(_) => out.push_str("..."),
    }
}

fn write_list(open: &str, pats: &[Pat], close: &str, out: &mut String) {
    out.push_str(open);
    for (i, pat) in pats.iter().enumerate() {
        if i > 0 {
            out.push_str(", ");
        }
        let shown = if matches!(pat.node, PatNode::Paren(_)) { Tightness::Argument } else { Tightness::Top };
        write_pat(pat, shown, out);
    }
    out.push_str(close);
}

fn is_operator(name: &Name) -> bool {
    !name.base.as_str().starts_with(|c: char| c.is_alphanumeric() || matches!(c, '_' | '[' | '('))
}

fn write_name(name: &Name, out: &mut String) {
    if is_operator(name) {
        out.push('(');
        out.push_str(&written(name));
        out.push(')');
    } else {
        out.push_str(&written(name));
    }
}

fn write_literal(literal: &Literal, out: &mut String) {
    match literal {
        Literal::Integer(n) => out.push_str(&n.to_string()),
        Literal::Rational(n, d) => out.push_str(&rational_text(n, d)),
        Literal::Char(c) => {
            out.push('\'');
            escape(*c, '\'', out);
            out.push('\'');
        }
        Literal::String(text) => {
            out.push('"');
            text.chars().for_each(|c| escape(c, '"', out));
            out.push('"');
        }
    }
}

fn escape(c: char, quote: char, out: &mut String) {
    match c {
        '\n' => out.push_str("\\n"),
        '\t' => out.push_str("\\t"),
        '\\' => out.push_str("\\\\"),
        c if c == quote => {
            out.push('\\');
            out.push(c);
        }
        ' '..='~' => out.push(c),
        c => {
            out.push('\\');
            out.push_str(&u32::from(c).to_string());
        }
    }
}

/// A decimal fraction as it was written, up to trailing zeros.
pub(super) fn rational_text(n: &BigInt, d: &BigInt) -> String {
    let sign = if n.is_negative() { "-" } else { "" };
    let (mut rest, whole) = (n.abs() % d, n.abs() / d);
    let mut digits = String::new();
    for _ in 0..20 {
        rest *= 10;
        digits.push_str(&(&rest / d).to_string());
        rest %= d;
        if rest == BigInt::from(0) {
            break;
        }
    }
    format!("{sign}{whole}.{digits}")
}
