//! A search in words, for `-v`: what was looked up where, and what was found.

use rustc_hash::FxHashMap;
use selfsame_core::span::Span;
use selfsame_core::types::base_name;
use selfsame_solver::scalar::Value as Literal;

use crate::code::{Bound, Code, LamId, Point, PointId};
use crate::formula::{FALSE, Node, TRUE, Term, Unknown};
use crate::frame::{Frame, FrameId};
use crate::limits;
use crate::lookup::Lookup;
use crate::value::{Head, ValueId};

/// A lookup and its answer.
#[derive(Clone, Debug)]
pub struct Line {
    /// Inside how many others.
    pub depth: u32,
    /// The variable with its stack: `[fy] x`.
    pub what: String,
    /// Where the variable is bound.
    pub span: Option<Span>,
    /// The values, in words.
    pub found: String,
}

/// The lookups of the last round.
pub fn lines(lookup: &Lookup<'_>) -> Vec<Line> {
    if lookup.trace.events.is_empty() {
        return Vec::new();
    }
    let names = lookup.inputs.iter().map(|((point, frame, _), (unknown, _))| {
        let name = format!("{} {}", stack(lookup, *frame), bound_name(lookup.code, *point));
        (*unknown, name)
    });
    let words = Words { lookup, names: names.collect() };
    lookup.trace.events.iter().map(|event| words.line(event)).collect()
}

struct Words<'a> {
    lookup: &'a Lookup<'a>,
    /// What is read is called by the variable that gets it, with its stack.
    names: FxHashMap<Unknown, String>,
}

impl Words<'_> {
    fn line(&self, event: &crate::trace::Event) -> Line {
        let code = self.lookup.code;
        let var = code.var(event.var);
        let what = format!("{} {}", stack(self.lookup, event.frame), var.name);
        let span = match var.bound {
            Bound::Let(point) | Bound::Field(point, ..) => code.span(point),
            Bound::Param(_) => code.span(code.lam(var.home).body),
        };
        let found = event.value.map(|value| self.value(value)).unwrap_or_default();
        Line { depth: event.depth, what, span, found }
    }

    fn value(&self, value: ValueId) -> String {
        let value = self.lookup.values.get(value);
        let mut parts: Vec<String> = Vec::new();
        for (condition, head) in value.alts.iter().take(limits::SHOWN_PARTS) {
            let head = match head {
                Head::Scalar(term) => self.term(*term, limits::SHOWN_LEVELS),
                Head::Con(con, fields) => {
                    let name = base_name(self.lookup.program.con(*con).def.name.as_str()).to_owned();
                    let fields = vec!["_"; fields.len()].join(", ");
                    if fields.is_empty() { name } else { format!("{name} ({fields})") }
                }
                Head::Function(lam, ..) => lam_name(self.lookup.code, *lam),
            };
            parts.push(match *condition {
                TRUE => head,
                condition => format!("{head} if {}", self.term(condition, limits::SHOWN_LEVELS)),
            });
        }
        if value.open != FALSE || value.alts.len() > limits::SHOWN_PARTS {
            parts.push("..".to_owned());
        }
        if parts.is_empty() { "no value".to_owned() } else { parts.join(" | ") }
    }

    fn term(&self, term: Term, depth: u32) -> String {
        if depth == 0 {
            return "..".to_owned();
        }
        let all = |terms: &[Term], between: &str| {
            let mut parts: Vec<String> =
                terms.iter().take(limits::SHOWN_PARTS).map(|term| self.term(*term, depth - 1)).collect();
            if terms.len() > limits::SHOWN_PARTS {
                parts.push("..".to_owned());
            }
            format!("({})", parts.join(between))
        };
        match self.lookup.formulas.node(term) {
            Node::Lit(Literal::Int(n)) => n.to_string(),
            Node::Lit(Literal::Integer(n)) => n.to_string(),
            Node::Lit(Literal::Char(c)) => format!("{c:?}"),
            Node::Lit(Literal::Double(bits)) => f64::from_bits(*bits).to_string(),
            Node::Lit(Literal::Bool(truth)) => truth.to_string(),
            Node::Unknown(unknown) => match self.names.get(unknown) {
                Some(name) => name.clone(),
                None => "a choice".to_owned(),
            },
            Node::Not(inner) => format!("not {}", self.term(*inner, depth)),
            Node::And(parts) => all(parts, " and "),
            Node::Or(parts) => all(parts, " or "),
            Node::Op(op, args) => match symbol(op.name()) {
                Some(symbol) => all(args, &format!(" {symbol} ")),
                None => format!("{}{}", op.name(), all(args, ", ")),
            },
            Node::Ite(condition, yes, no) => {
                let [condition, yes, no] = [condition, yes, no].map(|part| self.term(*part, depth - 1));
                format!("(if {condition} then {yes} else {no})")
            }
        }
    }
}

/// How an operation on numbers or characters is written between its arguments.
fn symbol(name: &str) -> Option<&'static str> {
    let name = name.strip_prefix("primInteger").or(name.strip_prefix("primInt")).or(name.strip_prefix("primChar"))?;
    match name {
        "Add" => Some("+"),
        "Sub" => Some("-"),
        "Mul" => Some("*"),
        "Quot" => Some("/"),
        "Rem" => Some("mod"),
        "Eq" => Some("="),
        "Lt" => Some("<"),
        "Le" => Some("<="),
        _ => None,
    }
}

/// The calls of a stack, innermost first; `?` stands for what is below the target and not known. A function under which
/// nothing is read is shown with the first of its calls.
fn stack(lookup: &Lookup<'_>, frame: FrameId) -> String {
    let mut sites = Vec::new();
    let mut at = frame;
    loop {
        match lookup.frames.get(at) {
            Frame::Root => break,
            Frame::Below { level, lam } => {
                sites.push(format!("?{} in {}", "-".repeat(*level as usize), lam_name(lookup.code, *lam)));
                break;
            }
            Frame::Pushed { .. } => match lookup.frames.site(at) {
                Some(site) => {
                    sites.push(bound_name(lookup.code, site.point));
                    at = site.caller;
                }
                None => break,
            },
        }
    }
    format!("[{}]", sites.join(", "))
}

fn lam_name(code: &Code, lam: LamId) -> String {
    code.lam(lam).name.map_or("fun".to_owned(), |name| base_name(name.as_str()).to_owned())
}

/// A call, or what is read, goes by the variable that it defines.
pub fn bound_name(code: &Code, site: PointId) -> String {
    let mut at = site;
    while let Some(parent) = code.parent(at) {
        if let Point::Let(var, value, _) = code.point(parent)
            && *value == at
        {
            return code.var(*var).name.to_string();
        }
        at = parent;
    }
    format!("in {}", lam_name(code, code.owner(site)))
}
