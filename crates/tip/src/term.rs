//! Types and terms.

use std::collections::{BTreeMap, BTreeSet};

use crate::names::Names;
use crate::sexp::{Sexp, TipError};

/// What a name in a term stands for here, innermost last.
pub(crate) type Scope = Vec<(String, String)>;

/// What a term needs of the world around it.
#[derive(Clone, Default)]
pub(crate) struct Uses {
    /// Values may be compared whose type is a variable: whether they are equal, or which is less.
    pub equality: bool,
    pub order: bool,
    /// Functions and what is only declared.
    pub names: BTreeSet<String>,
}

impl Uses {
    /// With what the functions need that are used.
    pub fn closed(&self, all: &BTreeMap<String, Uses>) -> Uses {
        let mut closed = self.clone();
        let mut open: Vec<String> = self.names.iter().cloned().collect();
        while let Some(name) = open.pop() {
            let Some(used) = all.get(&name) else { continue };
            closed.equality |= used.equality;
            closed.order |= used.order;
            open.extend(used.names.iter().filter(|name| closed.names.insert((*name).clone())).cloned());
        }
        closed
    }

    /// Whether anything is compared.
    pub fn compares(&self) -> bool {
        self.equality || self.order
    }
}

/// Writes types and terms, and notes what they use.
#[derive(Default)]
pub(crate) struct Writer {
    pub names: Names,
    /// Since somebody last took it.
    pub uses: Uses,
    /// Variables that are integers and functions that give some, as they are written.
    pub integers: BTreeSet<String>,
    /// What functions take besides their parameters: that which is only declared, and which they use.
    pub extra: BTreeMap<String, Vec<String>>,
}

impl Writer {
    /// A type; `vars` are the type variables in scope, with what they are written as.
    pub fn ty(&self, sexp: &Sexp, vars: &Scope) -> Result<String, TipError> {
        match sexp {
            Sexp::Atom(name, _) => {
                if let Some((_, written)) = vars.iter().rev().find(|(known, _)| known == name) {
                    return Ok(written.clone());
                }
                match (name.as_str(), self.names.ty(name)) {
                    (_, Some(written)) => Ok(written.to_owned()),
                    ("Bool", _) => Ok("P.Bool".into()),
                    ("Int", _) => Ok("P.Integer".into()),
                    _ => sexp.error(format!("the type `{name}` is not declared")),
                }
            }
            Sexp::List(items, _) => {
                let Some((head, args)) = items.split_first() else { return sexp.error("a type is expected here") };
                let args = args.iter().map(|arg| self.ty(arg, vars)).collect::<Result<Vec<String>, TipError>>()?;
                if head.atom()? == "=>" {
                    return Ok(format!("({})", args.join(" -> ")));
                }
                Ok(format!("({} {})", self.ty(head, vars)?, args.join(" ")))
            }
        }
    }

    pub fn term(&mut self, sexp: &Sexp, scope: &Scope) -> Result<String, TipError> {
        match sexp {
            Sexp::Atom(name, _) => self.name(sexp, name, scope),
            Sexp::List(items, _) => match items.split_first() {
                Some((Sexp::Atom(head, _), args)) => self.form(sexp, head, args, scope),
                Some((head, args)) => {
                    if let Some([Sexp::Atom(is, _), constructor]) = head.form("_")
                        && is == "is"
                        && let [arg] = args
                    {
                        return self.tester(constructor, arg, scope);
                    }
                    let head = self.term(head, scope)?;
                    self.applied(&head, args, scope)
                }
                None => sexp.error("a term is expected here"),
            },
        }
    }

    fn name(&mut self, sexp: &Sexp, name: &str, scope: &Scope) -> Result<String, TipError> {
        if let Some((_, written)) = scope.iter().rev().find(|(known, _)| known == name) {
            return Ok(written.clone());
        }
        if let Some(written) = self.names.constructor(name) {
            return Ok(written.to_owned());
        }
        if let Some(written) = self.names.function(name) {
            self.uses.names.insert(name.to_owned());
            return Ok(match self.extra.get(name) {
                Some(extra) if !extra.is_empty() => format!("({written} {})", extra.join(" ")),
                _ => written.to_owned(),
            });
        }
        match name {
            "true" => Ok("P.True".into()),
            "false" => Ok("P.False".into()),
            _ if name.chars().all(|c| c.is_ascii_digit()) => Ok(name.to_owned()),
            _ => sexp.error(format!("`{name}` is not defined")),
        }
    }

    fn form(&mut self, sexp: &Sexp, head: &str, args: &[Sexp], scope: &Scope) -> Result<String, TipError> {
        let is_ours = scope.iter().any(|(known, _)| known == head)
            || self.names.function(head).is_some()
            || self.names.constructor(head).is_some();
        if is_ours {
            let head = self.name(sexp, head, scope)?;
            return self.applied(&head, args, scope);
        }
        if matches!(head, "=" | "distinct") {
            self.uses.equality |= !args.iter().any(|arg| self.is_integer(arg, scope));
        }
        match (head, args) {
            ("_" | "as", [name, ..]) => self.term(name, scope),
            ("@", [function, args @ ..]) => {
                let function = self.term(function, scope)?;
                self.applied(&function, args, scope)
            }
            ("ite", [condition, yes, no]) => {
                let [condition, yes, no] =
                    [self.term(condition, scope)?, self.term(yes, scope)?, self.term(no, scope)?];
                Ok(format!("(if {condition} then {yes} else {no})"))
            }
            ("let", [bindings, body]) => self.local(bindings, body, scope),
            ("lambda", [params, body]) => {
                let mut inner = scope.clone();
                let params = self.params(params, &mut inner)?;
                Ok(format!("(\\{} -> {})", params.join(" "), self.term(body, &inner)?))
            }
            ("match", [subject, rest @ ..]) => {
                // Older files have the cases without a list around them.
                let cases = match rest {
                    [Sexp::List(cases, _)] if rest[0].form("case").is_none() => &cases[..],
                    cases => cases,
                };
                self.matching(subject, cases, scope)
            }
            ("not", [arg]) => Ok(format!("(P.not {})", self.term(arg, scope)?)),
            ("and", args) => self.joined(args, " P.&& ", "P.True", scope),
            ("or", args) => self.joined(args, " P.|| ", "P.False", scope),
            ("=>", [premises @ .., conclusion]) => {
                let mut text = self.term(conclusion, scope)?;
                for premise in premises.iter().rev() {
                    text = format!("(P.not {} P.|| {text})", self.term(premise, scope)?);
                }
                Ok(text)
            }
            ("=", _) => self.pairwise(sexp, args, "P.==", scope),
            ("distinct", [_, _]) => self.pairwise(sexp, args, "P./=", scope),
            ("distinct", [first, rest @ ..]) if !rest.is_empty() => {
                let apart =
                    |other: &Sexp| vec![Sexp::Atom(head.to_owned(), other.line()), first.clone(), other.clone()];
                let mut all: Vec<Sexp> = rest.iter().map(|other| Sexp::List(apart(other), other.line())).collect();
                let among = [&[Sexp::Atom(head.to_owned(), sexp.line())], rest].concat();
                all.push(Sexp::List(among, sexp.line()));
                self.joined(&all, " P.&& ", "P.True", scope)
            }
            ("xor", [_, _]) => self.pairwise(sexp, args, "P./=", scope),
            ("abs", [arg]) => Ok(format!("(P.abs {})", self.term(arg, scope)?)),
            ("-", [arg]) => Ok(format!("(P.negate {})", self.term(arg, scope)?)),
            ("+", args) => self.joined(args, " P.+ ", "0", scope),
            ("*", args) => self.joined(args, " P.* ", "1", scope),
            ("-", args) => self.joined(args, " P.- ", "0", scope),
            ("div" | "mod", [left, right]) => {
                let [left, right] = [self.term(left, scope)?, self.term(right, scope)?];
                let is_positive = right != "0" && right.chars().all(|c| c.is_ascii_digit());
                Ok(match head {
                    _ if is_positive => format!("(P.{head} {left} {right})"),
                    // What is left over is never negative in SMT-LIB, whatever the sign of the divisor.
                    "mod" => format!("(P.mod {left} (P.abs {right}))"),
                    _ => format!("(P.signum {right} P.* P.div {left} (P.abs {right}))"),
                })
            }
            ("<" | "<=" | ">" | ">=", _) => {
                self.uses.order |= !args.iter().any(|arg| self.is_integer(arg, scope));
                self.pairwise(sexp, args, &format!("P.{head}"), scope)
            }
            _ => match head.strip_prefix("is-").map(|name| Sexp::Atom(name.to_owned(), sexp.line())) {
                Some(constructor) if args.len() == 1 => self.tester(&constructor, &args[0], scope),
                _ => sexp.error(format!("`{head}` is not defined, or not for {} arguments", args.len())),
            },
        }
    }

    fn applied(&mut self, head: &str, args: &[Sexp], scope: &Scope) -> Result<String, TipError> {
        let args = args.iter().map(|arg| self.term(arg, scope)).collect::<Result<Vec<String>, TipError>>()?;
        Ok(format!("({head} {})", args.join(" ")))
    }

    fn joined(&mut self, args: &[Sexp], by: &str, none: &str, scope: &Scope) -> Result<String, TipError> {
        let args = args.iter().map(|arg| self.term(arg, scope)).collect::<Result<Vec<String>, TipError>>()?;
        Ok(if args.is_empty() { none.to_owned() } else { format!("({})", args.join(by)) })
    }

    /// Each argument compared with the next.
    fn pairwise(&mut self, sexp: &Sexp, args: &[Sexp], by: &str, scope: &Scope) -> Result<String, TipError> {
        let args = args.iter().map(|arg| self.term(arg, scope)).collect::<Result<Vec<String>, TipError>>()?;
        if args.len() < 2 {
            return sexp.error("there is nothing to compare with");
        }
        let pairs: Vec<String> = args.windows(2).map(|pair| format!("({} {by} {})", pair[0], pair[1])).collect();
        Ok(format!("({})", pairs.join(" P.&& ")))
    }

    fn local(&mut self, bindings: &Sexp, body: &Sexp, scope: &Scope) -> Result<String, TipError> {
        let mut inner = scope.clone();
        let mut written = Vec::new();
        for binding in bindings.list()? {
            let [name, value] = binding.list()? else { return binding.error("a name and its value are expected here") };
            let value = self.term(value, scope)?;
            let given = self.bind(name.atom()?, &mut inner);
            written.push(format!("{given} = {value}"));
        }
        Ok(format!("(let {{ {} }} in {})", written.join("; "), self.term(body, &inner)?))
    }

    fn matching(&mut self, subject: &Sexp, cases: &[Sexp], scope: &Scope) -> Result<String, TipError> {
        let subject = self.term(subject, scope)?;
        let mut written = Vec::new();
        // TIP's `_` is for what no other case is for, wherever it stands; it mostly stands first.
        let mut otherwise = None;
        for case in cases {
            let parts = case.form("case").map_or_else(|| case.list(), Ok)?;
            let [pattern, body] = parts else { return case.error("a pattern and a term are expected here") };
            if self.is_anything(pattern) && otherwise.replace((pattern, body)).is_some() {
                return case.error("there is a second case for everything else");
            }
            if !self.is_anything(pattern) {
                written.push(self.case(pattern, body, scope)?);
            }
        }
        if let Some((pattern, body)) = otherwise {
            written.push(self.case(pattern, body, scope)?);
        }
        Ok(format!("(case {subject} of {{ {} }})", written.join("; ")))
    }

    fn case(&mut self, pattern: &Sexp, body: &Sexp, scope: &Scope) -> Result<String, TipError> {
        let mut inner = scope.clone();
        let pattern = self.pattern(pattern, &mut inner)?;
        Ok(format!("{pattern} -> {}", self.term(body, &inner)?))
    }

    /// Whether the pattern is `_`, or a variable.
    fn is_anything(&self, pattern: &Sexp) -> bool {
        let is_value = |name: &str| self.names.constructor(name).is_some() || name == "true" || name == "false";
        matches!(pattern, Sexp::Atom(name, _) if !is_value(name))
    }

    fn pattern(&mut self, pattern: &Sexp, scope: &mut Scope) -> Result<String, TipError> {
        match pattern {
            Sexp::Atom(name, _) if name == "_" || name == "default" => Ok("_".into()),
            Sexp::Atom(name, _) => match self.names.constructor(name) {
                Some(constructor) => Ok(constructor.to_owned()),
                None if name == "true" || name == "false" => self.name(pattern, name, scope),
                None => Ok(self.bind(name, scope)),
            },
            Sexp::List(items, _) => {
                let Some((head, fields)) = items.split_first() else { return pattern.error("a pattern is expected") };
                let Some(constructor) = self.names.constructor(head.atom()?).map(str::to_owned) else {
                    return head.error(format!("`{}` is no constructor", head.atom()?));
                };
                let fields = fields.iter().map(|field| self.pattern(field, scope));
                let fields = fields.collect::<Result<Vec<String>, TipError>>()?;
                Ok(format!("{constructor} {}", fields.join(" ")))
            }
        }
    }

    /// Of a variable, or of what a function gives.
    pub fn note_integer(&mut self, written: &str, ty: &Sexp) {
        if matches!(ty, Sexp::Atom(name, _) if name == "Int") {
            self.integers.insert(written.to_owned());
        }
    }

    fn bind(&mut self, name: &str, scope: &mut Scope) -> String {
        let given = self.names.variable(name, scope);
        self.integers.remove(&given);
        scope.push((name.to_owned(), given.clone()));
        given
    }

    /// Whether the term is surely an integer.
    pub fn is_integer(&self, term: &Sexp, scope: &Scope) -> bool {
        let (name, is_applied) = match term {
            Sexp::Atom(name, _) => (name, false),
            Sexp::List(items, _) => match items.first() {
                Some(Sexp::Atom(head, _)) => (head, true),
                _ => return false,
            },
        };
        let local = scope.iter().rev().find(|(known, _)| known == name).map(|(_, written)| written.as_str());
        match local.or_else(|| self.names.function(name)) {
            Some(written) => self.integers.contains(written),
            None if is_applied => matches!(name.as_str(), "+" | "-" | "*" | "div" | "mod" | "abs"),
            None => name.chars().all(|c| c.is_ascii_digit()),
        }
    }

    /// The names of parameters, which are in scope from then on.
    pub fn params(&mut self, params: &Sexp, scope: &mut Scope) -> Result<Vec<String>, TipError> {
        let mut written = Vec::new();
        for param in params.list()? {
            let [name, ty] = param.list()? else { return param.error("a name and its type are expected here") };
            let name = name.atom()?.to_owned();
            let given = self.bind(&name, scope);
            self.note_integer(&given, ty);
            written.push(given);
        }
        Ok(written)
    }

    fn tester(&mut self, constructor: &Sexp, arg: &Sexp, scope: &Scope) -> Result<String, TipError> {
        let Some(written) = self.names.constructor(constructor.atom()?).map(str::to_owned) else {
            return constructor.error(format!("`{}` is no constructor", constructor.atom()?));
        };
        Ok(format!("(case {} of {{ {written} {{}} -> P.True; _ -> P.False }})", self.term(arg, scope)?))
    }
}
