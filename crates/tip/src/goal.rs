//! A statement to prove.

use std::collections::BTreeMap;

use crate::module::Constant;
use crate::sexp::{Sexp, TipError};
use crate::term::{Scope, Uses, Writer};

/// A statement of the file.
pub(crate) struct Asked<'a> {
    /// Of its rule.
    pub name: String,
    pub statement: &'a Sexp,
    /// What the functions use.
    pub uses: &'a BTreeMap<String, Uses>,
    pub constants: &'a [Constant<'a>],
    /// A fact that holds whatever is proved, and may be used when it was proved.
    pub is_asserted: bool,
}

/// Writes the rule of a statement, with what it needs.
pub(crate) fn goal(writer: &mut Writer, asked: &Asked<'_>, lines: &mut Vec<String>) -> Result<(), TipError> {
    let mut prefix = Prefix::default();
    let mut body = asked.statement;
    loop {
        if let Some([vars, inner]) = body.form("par") {
            for var in vars.list()? {
                prefix.types.push((var.atom()?.to_owned(), "P.Integer".into()));
            }
            body = inner;
        } else if let Some([params, inner]) = body.form("forall") {
            prefix.bind(writer, params)?;
            body = inner;
        } else {
            break;
        }
    }
    writer.uses = Uses::default();
    let sides = match body.form("=") {
        Some([left, right]) if !has_quantifier(body) => {
            let is_integer = [left, right].iter().any(|side| writer.is_integer(side, &prefix.scope));
            let [left, right] = [writer.term(left, &prefix.scope)?, writer.term(right, &prefix.scope)?];
            // Where both are only numbers, nothing else says of which type.
            Some([left, if is_integer { format!("({right} :: P.Integer)") } else { right }])
        }
        _ => None,
    };
    let formula = writer.uses.clone();
    let written = match &sides {
        Some(_) => String::new(),
        None => prefix.formula(writer, body, true)?,
    };
    let uses = if sides.is_some() { formula } else { writer.uses.clone() }.closed(asked.uses);
    let used = |constant: &&Constant<'_>| constant.name.atom().is_ok_and(|name| uses.names.contains(name));
    let constants: Vec<&Constant<'_>> = asked.constants.iter().filter(used).collect();
    if asked.is_asserted && !constants.is_empty() {
        return asked.statement.error("a fact about what is only declared is not supported: define it");
    }
    let mut names = Vec::new();
    for constant in &constants {
        names.push(constant.written(writer)?);
    }
    names.extend(prefix.variables.iter().map(|(name, _)| name.clone()));
    let names = names.join(" ");
    if let Some([left, right]) = &sides
        && (prefix.types.is_empty() || !uses.compares())
    {
        // Without comparisons in the sides, nothing is known of values of a type that is a variable.
        lines.push(rule(&asked.name, &names, left, right));
        return Ok(());
    }
    let written = match sides {
        Some([left, right]) => format!("({left} P.== {right})"),
        None => written,
    };
    let mut arrows = String::new();
    for constant in &constants {
        arrows += &format!("{} -> ", constant.ty(writer)?);
    }
    for (_, ty) in &prefix.variables {
        arrows += &format!("{} -> ", writer.ty(ty, &prefix.types)?);
    }
    let statement = writer.names.add_function("statement");
    lines.push(format!("{statement} :: {arrows}P.Bool"));
    lines.push(format!("{statement} {names} = {written}"));
    lines.push(rule(&asked.name, &names, &format!("{statement} {names}"), "P.True"));
    Ok(())
}

/// What a statement is about: any values of these variables.
#[derive(Default)]
struct Prefix {
    types: Scope,
    variables: Vec<(String, Sexp)>,
    scope: Scope,
}

impl Prefix {
    fn bind(&mut self, writer: &mut Writer, params: &Sexp) -> Result<(), TipError> {
        let written = writer.params(params, &mut self.scope)?;
        for (name, param) in written.into_iter().zip(params.list()?) {
            self.variables.push((name, param.list()?[1].clone()));
        }
        Ok(())
    }

    /// A formula without quantifiers that is true of all values when the given one is. Every type has a value, so "for all"
    /// may as well stand outside of a conjunction, of a disjunction and of what is implied; "there is" becomes "for all"
    /// where it is denied.
    fn formula(&mut self, writer: &mut Writer, term: &Sexp, is_positive: bool) -> Result<String, TipError> {
        if !has_quantifier(term) {
            return writer.term(term, &self.scope);
        }
        let quantified = if is_positive { ["forall", "exists"] } else { ["exists", "forall"] };
        if let Some([params, inner]) = term.form(quantified[0]) {
            let outer = self.scope.clone();
            self.bind(writer, params)?;
            let written = self.formula(writer, inner, is_positive);
            // The names stay taken.
            let taken = self.scope.split_off(outer.len()).into_iter().map(|(_, written)| (String::new(), written));
            self.scope.extend(taken);
            return written;
        }
        if term.form(quantified[1]).is_some() {
            let word = quantified[1];
            return term.error(format!("`{word}` is not supported here: nothing says which value it is"));
        }
        let items = term.list()?;
        match (items[0].atom().unwrap_or_default(), &items[1..]) {
            ("not", [inner]) => Ok(format!("(P.not {})", self.formula(writer, inner, !is_positive)?)),
            ("=>", [premises @ .., conclusion]) => {
                let mut parts = Vec::new();
                for premise in premises {
                    parts.push(format!("P.not {}", self.formula(writer, premise, !is_positive)?));
                }
                parts.push(self.formula(writer, conclusion, is_positive)?);
                Ok(format!("({})", parts.join(" P.|| ")))
            }
            (word @ ("and" | "or"), parts) => {
                let parts = parts.iter().map(|part| self.formula(writer, part, is_positive));
                let parts = parts.collect::<Result<Vec<String>, TipError>>()?;
                Ok(format!("({})", parts.join(if word == "and" { " P.&& " } else { " P.|| " })))
            }
            _ => term.error("a quantifier is not supported here"),
        }
    }
}

fn has_quantifier(term: &Sexp) -> bool {
    match term {
        Sexp::Atom(..) => false,
        Sexp::List(items, _) => {
            ["forall", "exists"].iter().any(|word| term.form(word).is_some()) || items.iter().any(has_quantifier)
        }
    }
}

fn rule(name: &str, variables: &str, left: &str, right: &str) -> String {
    let quantifier = if variables.is_empty() { String::new() } else { format!("forall {variables} . ") };
    format!("{{-# RULES\n-- selfsame: \"{name}\" finite all\n\"{name}\" {quantifier}{left} = {right}\n  #-}}")
}
