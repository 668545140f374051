//! Core on one line, in Haskell's clothes.

use selfsame_core::expr::{AltPattern, Expr, Lit, Local};
use selfsame_core::types::base_name;
use std::collections::HashMap;

pub fn print(expr: &Expr) -> String {
    Printer::default().expr(expr, false)
}

/// Variables that share a name with one in scope get primes.
#[derive(Clone, Default)]
struct Printer {
    names: HashMap<u32, String>,
}

impl Printer {
    fn bind(&mut self, local: &Local) -> String {
        let mut name = local.name.to_string();
        while name != "_" && self.names.values().any(|other| *other == name) {
            name.push('\'');
        }
        self.names.insert(local.id, name.clone());
        name
    }

    fn expr(&self, expr: &Expr, parens: bool) -> String {
        let text = match expr {
            Expr::Local(local) => return self.names.get(&local.id).cloned().unwrap_or_else(|| local.name.to_string()),
            Expr::Global(name) => return base_name(name.as_str()).to_string(),
            Expr::Lit(Lit::Int(n)) => return n.to_string(),
            Expr::Lit(Lit::Integer(n)) => return n.to_string(),
            Expr::Lit(Lit::Double(n)) => return n.to_string(),
            Expr::Lit(Lit::Char(c)) => return format!("{c:?}"),
            Expr::Lit(Lit::Str(s)) => return format!("{s:?}"),
            Expr::Con(name, fields) if fields.is_empty() => return base_name(name.as_str()).to_string(),
            Expr::At(_, inner) => return self.expr(inner, parens),
            Expr::Bottom(label) => return format!("⊥{}", label.text),
            Expr::Con(name, fields) => format!("{} {}", base_name(name.as_str()), self.args(fields)),
            Expr::Prim(op, args) => format!("{} {}", op.name(), self.args(args)),
            Expr::App(head, args) => format!("{} {}", self.expr(head, true), self.args(args)),
            Expr::Lam(params, body) => {
                let mut inner = self.clone();
                let params: Vec<String> = params.iter().map(|param| inner.bind(param)).collect();
                format!("\\{} -> {}", params.join(" "), inner.expr(body, false))
            }
            Expr::Let(local, value, body) => {
                let value = self.expr(value, false);
                let mut inner = self.clone();
                format!("let {} = {value} in {}", inner.bind(local), inner.expr(body, false))
            }
            Expr::LetRec(bindings, body) => {
                let mut inner = self.clone();
                let names: Vec<String> = bindings.iter().map(|(local, _)| inner.bind(local)).collect();
                let bindings = names
                    .iter()
                    .zip(bindings)
                    .map(|(name, (_, value))| format!("{name} = {}", inner.expr(value, false)));
                format!("letrec {} in {}", bindings.collect::<Vec<_>>().join("; "), inner.expr(body, false))
            }
            Expr::Case(scrutinee, alts, default) => {
                let alts = alts.iter().map(|alt| {
                    let mut inner = self.clone();
                    let pattern = match &alt.pattern {
                        AltPattern::Con(name, fields) => {
                            let fields = fields.iter().map(|field| format!(" {}", inner.bind(field)));
                            format!("{}{}", base_name(name.as_str()), fields.collect::<String>())
                        }
                        AltPattern::Lit(lit) => self.expr(&Expr::Lit(lit.clone()), false),
                    };
                    format!("{pattern} -> {}", inner.expr(&alt.body, false))
                });
                let default = default.iter().map(|body| format!("_ -> {}", self.expr(body, false)));
                let alts: Vec<String> = alts.chain(default).collect();
                return format!("case {} of {{{}}}", self.expr(scrutinee, false), alts.join("; "));
            }
            Expr::Input(_) | Expr::Assume(..) | Expr::Assert(..) => unreachable!("Haskell has none of these"),
        };
        if parens { format!("({text})") } else { text }
    }

    fn args(&self, args: &[Expr]) -> String {
        args.iter().map(|arg| self.expr(arg, true)).collect::<Vec<_>>().join(" ")
    }
}
