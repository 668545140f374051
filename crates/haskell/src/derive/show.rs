//! `Show`: the text that, read as Haskell, is the value.

use selfsame_core::program::Fixity;

use super::make::{Make, is_operator, prefix_form, vars};
use crate::syntax::*;

/// Arguments of a function are shown at this precedence.
const ARGUMENT: usize = 11;

pub fn show(make: Make, data: &DataDecl, fixity: &dyn Fn(&Name) -> Option<Fixity>) -> Vec<ValueDecl> {
    let mut clauses: Vec<Clause> = data.cons.iter().map(|con| clause(make, con, fixity)).collect();
    if clauses.is_empty() {
        let none = make.call("seq", [make.local("a"), make.call("error", [make.string("Void showsPrec")])]);
        clauses.push(make.clause(vec![make.any(), make.var("a")], none));
    }
    vec![make.function("showsPrec", clauses)]
}

fn clause(make: Make, con: &ConDecl, fixity: &dyn Fn(&Name) -> Option<Fixity>) -> Clause {
    let name = con.name.base;
    if con.fields.is_empty() {
        return make
            .clause(vec![make.any(), make.con_any(con)], make.call("showString", [make.string(prefix_form(name))]));
    }
    let text = |text: String| make.call("showString", [make.string(text)]);
    let shown = |precedence: usize, var: &str| make.call("showsPrec", [make.int(precedence), make.local(var)]);
    let fields = vars(con, "a");
    let (precedence, parts) = match &fields[..] {
        [left, right] if con.infix => {
            let precedence = fixity(&con.name).unwrap_or(Fixity::DEFAULT).precedence as usize + 1;
            let operator = if is_operator(name) { format!(" {name} ") } else { format!(" `{name}` ") };
            (precedence, vec![shown(precedence, left), text(operator), shown(precedence, right)])
        }
        fields if con.record => {
            let mut parts = Vec::new();
            let mut before = format!("{} {{", prefix_form(name));
            for (field, var) in con.fields.iter().zip(fields) {
                let label = field.label.map_or_else(String::new, |label| prefix_form(label.base));
                parts.push(text(format!("{before}{label} = ")));
                parts.push(shown(0, var));
                before = ", ".into();
            }
            parts.push(text("}".into()));
            (ARGUMENT, parts)
        }
        fields => {
            let mut parts = vec![text(format!("{} ", prefix_form(name)))];
            for (i, var) in fields.iter().enumerate() {
                if i > 0 {
                    parts.push(make.library("showSpace"));
                }
                parts.push(shown(ARGUMENT, var));
            }
            (ARGUMENT, parts)
        }
    };
    let composed = parts.into_iter().rev().reduce(|rest, part| make.call(".", [part, rest]));
    let composed = composed.unwrap_or_else(|| make.library("id"));
    let needs_parens = make.call(">=", [make.local("d"), make.int(precedence)]);
    make.clause(vec![make.var("d"), make.con_vars(con, "a")], make.call("showParen", [needs_parens, composed]))
}
