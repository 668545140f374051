//! The statement to prove.

use crate::sexp::{Sexp, TipError};
use crate::term::{Scope, Writer};

/// Writes the rule `goal`, with what it needs.
pub(crate) fn goal(writer: &mut Writer, statement: &Sexp, lines: &mut Vec<String>) -> Result<(), TipError> {
    let mut types: Scope = Vec::new();
    let mut variables: Vec<(String, Sexp)> = Vec::new();
    let mut scope: Scope = Vec::new();
    let mut body = statement;
    loop {
        if let Some([vars, inner]) = body.form("par") {
            for var in vars.list()? {
                types.push((var.atom()?.to_owned(), "P.Integer".into()));
            }
            body = inner;
        } else if let Some([params, inner]) = body.form("forall") {
            let written = writer.params(params, &mut scope)?;
            for (name, param) in written.into_iter().zip(params.list()?) {
                variables.push((name, param.list()?[1].clone()));
            }
            body = inner;
        } else {
            break;
        }
    }
    if let Some([left, right]) = body.form("=")
        && (types.is_empty() || !writer.compares)
    {
        let sides = [writer.term(left, &scope)?, writer.term(right, &scope)?];
        // Without comparisons in the sides, nothing is known of values of a type that is a variable.
        if types.is_empty() || !writer.compares {
            lines.push(rule(&variables, &sides[0], &sides[1]));
            return Ok(());
        }
    }
    let formula = writer.term(body, &scope)?;
    let signature: Result<Vec<String>, TipError> = variables.iter().map(|(_, ty)| writer.ty(ty, &types)).collect();
    let names: Vec<&str> = variables.iter().map(|(name, _)| name.as_str()).collect();
    let (signature, names) = (signature?, names.join(" "));
    let arrows: String = signature.iter().map(|ty| format!("{ty} -> ")).collect();
    let statement = writer.names.add_function("statement");
    lines.push(format!("{statement} :: {arrows}P.Bool"));
    lines.push(format!("{statement} {names} = {formula}"));
    lines.push(rule(&variables, &format!("{statement} {names}"), "P.True"));
    Ok(())
}

fn rule(variables: &[(String, Sexp)], left: &str, right: &str) -> String {
    let names: Vec<&str> = variables.iter().map(|(name, _)| name.as_str()).collect();
    let quantifier = if names.is_empty() { String::new() } else { format!("forall {} . ", names.join(" ")) };
    format!("{{-# RULES\n-- selfsame: \"goal\" finite all\n\"goal\" {quantifier}{left} = {right}\n  #-}}")
}
