//! A search in words, for `-v`: what was looked up where, and what was found.

use selfsame_core::span::Span;

use crate::code::{Code, Point, PointId};
use crate::formula::{FALSE, Formulas, Node, TRUE, Term};
use crate::frame::{Frame, FrameId};
use crate::lookup::Lookup;
use crate::value::{Head, ValueId};

/// A lookup and its answer.
#[derive(Clone, Debug)]
pub struct Line {
    /// Inside how many others.
    pub depth: u32,
    /// The variable with its stack: `[fy]x`.
    pub what: String,
    /// Where the variable is bound.
    pub span: Option<Span>,
    /// The values, in words.
    pub found: String,
}

pub fn lines(lookup: &Lookup<'_>) -> Vec<Line> {
    let events = lookup.trace.events.iter();
    events
        .map(|event| {
            let var = lookup.code.var(event.var);
            let what = format!("{}{}", stack(lookup, event.frame), var.name);
            let span = match var.bound {
                crate::code::Bound::Let(point) | crate::code::Bound::Field(point, ..) => lookup.code.span(point),
                crate::code::Bound::Param(_) => lookup.code.span(lookup.code.lam(var.home).body),
            };
            let found = event.value.map(|value| describe(lookup, value)).unwrap_or_default();
            Line { depth: event.depth, what, span, found }
        })
        .collect()
}

/// The frames of a relative stack, innermost first; a question mark stands for what is not known.
pub fn stack(lookup: &Lookup<'_>, frame: FrameId) -> String {
    let mut sites = Vec::new();
    let mut at = frame;
    let below = loop {
        match lookup.frames.get(at) {
            Frame::Root => break String::new(),
            Frame::Below { level, .. } => break format!("?{level}"),
            Frame::Pushed { site: None, lam, .. } => {
                let name = lookup.code.lam(*lam).name.map_or("fun".to_owned(), |name| name.to_string());
                break format!("{name}..");
            }
            Frame::Pushed { site: Some(site), .. } => {
                sites.push(site_name(lookup.code, site.point));
                at = site.caller;
            }
        }
    };
    if !below.is_empty() {
        sites.push(below);
    }
    format!("[{}]", sites.join(","))
}

/// A call is called by the variable that it defines.
fn site_name(code: &Code, site: PointId) -> String {
    let mut at = site;
    while let Some(parent) = code.parent(at) {
        if let Point::Let(var, value, _) = code.point(parent)
            && *value == at
        {
            return code.var(*var).name.to_string();
        }
        at = parent;
    }
    code.lam(code.owner(site)).name.map_or("fun".to_owned(), |name| name.to_string())
}

fn describe(lookup: &Lookup<'_>, value: ValueId) -> String {
    let value = lookup.values.get(value);
    let mut parts: Vec<String> = Vec::new();
    for (condition, head) in &value.alts {
        let head = match head {
            Head::Scalar(term) => show(&lookup.formulas, *term, 4),
            Head::Con(con, _) => format!("{con:?}"),
            Head::Function(lam, def, _) => {
                let name = lookup.code.lam(*lam).name.map_or("fun".to_owned(), |name| name.to_string());
                format!("{name}{}", stack(lookup, *def))
            }
        };
        parts.push(match *condition {
            TRUE => head,
            condition => format!("{head} if {}", show(&lookup.formulas, condition, 4)),
        });
    }
    if value.open != FALSE {
        parts.push("...".to_owned());
    }
    if parts.is_empty() { "no value".to_owned() } else { parts.join(" | ") }
}

/// A formula, down to so many levels, and the first parts of each.
fn show(formulas: &Formulas, term: Term, depth: u32) -> String {
    const WIDEST: usize = 3;
    if depth == 0 {
        return "..".to_owned();
    }
    let all = |terms: &[Term], between: &str| {
        let mut parts: Vec<String> = terms.iter().take(WIDEST).map(|term| show(formulas, *term, depth - 1)).collect();
        if terms.len() > WIDEST {
            parts.push("..".to_owned());
        }
        format!("({})", parts.join(between))
    };
    match formulas.node(term) {
        Node::Lit(value) => format!("{value:?}"),
        Node::Unknown(unknown) => format!("i{}", unknown.0),
        Node::Not(inner) => format!("not {}", show(formulas, *inner, depth - 1)),
        Node::And(parts) => all(parts, " and "),
        Node::Or(parts) => all(parts, " or "),
        Node::Op(op, args) => all(args, &format!(" {} ", op.name())),
        Node::Ite(condition, yes, no) => all(&[*condition, *yes, *no], " ? "),
    }
}
