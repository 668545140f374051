//! Core as text, for golden tests: short, without the places of the source.

use selfsame_core::expr::{AltPattern, Expr, Lit, Local};
use selfsame_core::types::base_name;

/// A definition's code, indented under its name.
pub fn code(expr: &Expr) -> String {
    let mut text = String::new();
    write(expr, 1, &mut text);
    text
}

fn write(expr: &Expr, depth: usize, out: &mut String) {
    match expr {
        Expr::Local(local) => out.push_str(&name(local)),
        Expr::Global(global) => out.push_str(base_name(global.as_str())),
        Expr::Lit(lit) => out.push_str(&literal(lit)),
        Expr::Lam(params, body) => {
            let params: Vec<String> = params.iter().map(name).collect();
            out.push_str(&format!("\\{} -> ", params.join(" ")));
            write(body, depth, out);
        }
        Expr::App(head, args) => {
            atom(head, depth, out);
            for arg in args {
                out.push(' ');
                atom(arg, depth, out);
            }
        }
        Expr::Let(local, value, body) => {
            out.push_str(&format!("let {} = ", name(local)));
            write(value, depth + 1, out);
            line(depth, out);
            write(body, depth, out);
        }
        Expr::LetRec(bindings, body) => {
            for (local, value) in bindings {
                out.push_str(&format!("letrec {} = ", name(local)));
                write(value, depth + 1, out);
                line(depth, out);
            }
            write(body, depth, out);
        }
        Expr::Con(con, args) => {
            out.push_str(base_name(con.as_str()));
            for arg in args {
                out.push(' ');
                atom(arg, depth, out);
            }
        }
        Expr::Case(scrutinee, alts, default) => {
            out.push_str("case ");
            write(scrutinee, depth, out);
            for alt in alts {
                line(depth, out);
                match &alt.pattern {
                    AltPattern::Con(con, fields) => {
                        out.push_str(base_name(con.as_str()));
                        fields.iter().for_each(|field| out.push_str(&format!(" {}", name(field))));
                    }
                    AltPattern::Lit(lit) => out.push_str(&literal(lit)),
                }
                out.push_str(" -> ");
                write(&alt.body, depth + 1, out);
            }
            if let Some(default) = default {
                line(depth, out);
                out.push_str("_ -> ");
                write(default, depth + 1, out);
            }
        }
        Expr::Prim(op, args) => {
            out.push_str(op.name());
            for arg in args {
                out.push(' ');
                atom(arg, depth, out);
            }
        }
        Expr::Bottom(label) => out.push_str(&format!("<{:?}: {}>", label.kind, label.text)),
        Expr::At(_, body) => write(body, depth, out),
        Expr::Input(_) | Expr::Assume(..) | Expr::Assert(..) => out.push_str("<not of this language>"),
    }
}

fn atom(expr: &Expr, depth: usize, out: &mut String) {
    match expr {
        Expr::At(_, body) => atom(body, depth, out),
        Expr::Local(_) | Expr::Global(_) | Expr::Lit(_) | Expr::Bottom(_) => write(expr, depth, out),
        Expr::Con(_, args) if args.is_empty() => write(expr, depth, out),
        _ => {
            out.push('(');
            write(expr, depth + 1, out);
            out.push(')');
        }
    }
}

fn line(depth: usize, out: &mut String) {
    out.push('\n');
    out.push_str(&"  ".repeat(depth));
}

fn name(local: &Local) -> String {
    format!("{}{}", local.name, local.id)
}

fn literal(lit: &Lit) -> String {
    match lit {
        Lit::Int(n) => format!("{n}#"),
        Lit::Integer(n) => n.to_string(),
        Lit::Char(c) => format!("{c:?}"),
        Lit::Double(d) => format!("{d:?}##"),
        Lit::Str(text) => format!("{text:?}"),
    }
}
