//! Terms in source syntax: operators between their arguments, lists, tuples and strings in their own notation, the
//! source's variable names made unique, dictionaries left out.

use super::{Alternative, Alts, DefId, Names, Node, Pattern, TermId, TermStore, Terms};
use crate::delta::show_double;
use crate::expr::Lit;
use crate::prim::PrimOp;
use crate::program::{Assoc, ConId, DataKind, Fixity};
use crate::symbol::Symbol;
use crate::types::{Type, base_name, tuple_size};
use crate::value::{show_char, show_text};

impl TermStore {
    /// The term on one line.
    pub fn show(&self, term: TermId) -> String {
        self.show_with(&Names::default(), term)
    }

    /// The term on one line, with these names.
    pub fn show_with(&self, names: &Names, term: TermId) -> String {
        let taken = self.free_vars(term).iter().map(|var| names.of(self, *var).to_string()).collect();
        let mut printer = Printer { store: self, names, out: String::new(), scope: Vec::new(), taken };
        printer.term(term, TOP);
        printer.out
    }
}

/// How tightly the place binds: what binds less tightly goes in parentheses.
type Level = u8;
const TOP: Level = 0;
const APPLY: Level = 10;
const ATOM: Level = 11;

struct Printer<'a> {
    store: &'a TermStore,
    names: &'a Names,
    out: String,
    scope: Vec<String>,
    taken: Vec<String>,
}

impl Printer<'_> {
    fn term(&mut self, term: TermId, level: Level) {
        match self.store.node(term) {
            Node::Bound(index) => {
                let name = self.scope.len().checked_sub(1 + index as usize).map(|i| self.scope[i].clone());
                self.out += &name.unwrap_or_else(|| format!("_{index}"));
            }
            Node::Free(var) => self.out += self.names.of(self.store, var).as_str(),
            Node::Def(def) => self.name(self.def_name(def)),
            Node::Lit(lit) => self.lit(lit, level),
            Node::Lam(params, body) => self.parens(level > TOP, |p| {
                let names = p.names(p.store.hints(term), params);
                p.out += &format!("\\{} -> ", names.join(" "));
                p.under(names, body);
            }),
            Node::App(head, args) => self.application(head, args, level),
            Node::Let(value, body) => self.parens(level > TOP, |p| {
                let names = p.names(p.store.hints(term), 1);
                p.out += &format!("let {} = ", names[0]);
                p.term(value, TOP);
                p.out += " in ";
                p.under(names, body);
            }),
            Node::Con(con, args) => self.con(term, con, args, level),
            Node::Case(scrutinee, alts, None) if self.is_what_it_looks_at(alts) => self.term(scrutinee, level),
            Node::Case(scrutinee, alts, default) => self.parens(level > TOP, |p| {
                let alts = p.store.alts(alts);
                if let (true, Some(default)) = (alts.is_empty(), default) {
                    p.out += "seq ";
                    p.term(scrutinee, ATOM);
                    p.out += " ";
                    p.term(default, ATOM);
                    return;
                }
                p.out += "case ";
                p.term(scrutinee, TOP);
                p.out += " of {";
                let mut hints = p.store.hints(term);
                for (i, alt) in alts.iter().enumerate() {
                    p.out += if i == 0 { " " } else { "; " };
                    let count = alt.pattern.binders();
                    let names = p.names(hints, count);
                    hints = hints.get(count as usize..).unwrap_or_default();
                    match alt.pattern {
                        Pattern::Con(con, _) => p.pattern(con, &names),
                        Pattern::Lit(lit) => p.lit(lit, TOP),
                    }
                    p.out += " -> ";
                    p.under(names, alt.body);
                }
                if let Some(default) = default {
                    p.out += "; _ -> ";
                    p.term(default, TOP);
                }
                p.out += " }";
            }),
            Node::Prim(op, args) => self.prim(op, args, level),
            Node::Bottom(label) => {
                let label = self.store.label(label);
                self.parens(level > APPLY, |p| p.out += &format!("error {:?}", label.text.as_str()));
            }
            Node::Input(_) => self.out += "<input>",
            Node::Assume(condition, body) => self.call("assume", &[condition, body], level),
            Node::Assert(condition, body, _) => self.call("assert", &[condition, body], level),
        }
    }

    /// Whether there is an alternative for each constructor, and it is that constructor, without fields: such a `case` is the
    /// value that it looks at.
    fn is_what_it_looks_at(&self, alts: Alts) -> bool {
        let program = &self.store.program;
        let alts = self.store.alts(alts);
        let is_itself = |alt: &Alternative| match (alt.pattern, self.store.node(alt.body)) {
            (Pattern::Con(con, 0), Node::Con(given, _)) => con == given,
            _ => false,
        };
        let is_whole = |con: ConId| program.data(program.con(con).data).cons.len() == alts.len();
        let first = alts.first().map(|alt| alt.pattern);
        matches!(first, Some(Pattern::Con(con, 0)) if is_whole(con)) && alts.iter().all(is_itself)
    }

    fn application(&mut self, head: TermId, args: Terms, level: Level) {
        let shown: Vec<TermId> =
            self.store.terms(args).iter().copied().filter(|arg| !self.is_dictionary(*arg)).collect();
        if let Node::Def(def) = self.store.node(head) {
            let name = self.def_name(def);
            if let (true, [left, right, rest @ ..]) = (is_operator(name), &shown[..]) {
                let fixity = self.fixity(def);
                if rest.is_empty() {
                    return self.infix(name, fixity, *left, *right, level);
                }
                return self.parens(level > APPLY, |p| {
                    p.parens(true, |p| p.infix(name, fixity, *left, *right, TOP));
                    p.arguments(rest);
                });
            }
        }
        if shown.is_empty() {
            return self.term(head, level);
        }
        self.parens(level > APPLY, |p| {
            p.term(head, APPLY);
            p.arguments(&shown);
        });
    }

    fn arguments(&mut self, args: &[TermId]) {
        for arg in args {
            self.out += " ";
            self.term(*arg, ATOM);
        }
    }

    fn call(&mut self, name: &str, args: &[TermId], level: Level) {
        self.parens(level > APPLY && !args.is_empty(), |p| {
            p.name(name);
            p.arguments(args);
        });
    }

    fn infix(&mut self, name: &str, fixity: Fixity, left: TermId, right: TermId, level: Level) {
        let own = fixity.precedence + 1;
        let (l, r) = match fixity.assoc {
            Assoc::Left => (own, own + 1),
            Assoc::Right => (own + 1, own),
            Assoc::None => (own + 1, own + 1),
        };
        self.parens(level > own, |p| {
            p.term(left, l.min(ATOM));
            p.out += &format!(" {name} ");
            p.term(right, r.min(ATOM));
        });
    }

    fn con(&mut self, term: TermId, con: ConId, args: Terms, level: Level) {
        let def = &self.store.program.con(con).def;
        let args = self.store.terms(args);
        let name = base_name(def.name.as_str());
        if tuple_size(name) == Some(args.len()) {
            self.out += "(";
            self.separated(args);
            return self.out += ")";
        }
        if let (":", [head, tail]) = (name, args) {
            if let Some(items) = self.finite_list(term) {
                return self.list(&items);
            }
            return self.infix(":", Fixity { assoc: Assoc::Right, precedence: 5 }, *head, *tail, level);
        }
        match (is_operator(name), args) {
            (true, [left, right]) => self.infix(name, def.fixity.unwrap_or(Fixity::DEFAULT), *left, *right, level),
            _ => self.call(name, args, level),
        }
    }

    /// The elements of a list that ends in `[]`.
    fn finite_list(&self, mut term: TermId) -> Option<Vec<TermId>> {
        let mut items = Vec::new();
        loop {
            match self.store.node(term) {
                Node::Con(con, args) => match self.store.terms(args) {
                    [head, tail] if self.store.program.con(con).def.name.as_str() == ":" => {
                        items.push(*head);
                        term = *tail;
                    }
                    [] => return Some(items),
                    _ => return None,
                },
                _ => return None,
            }
        }
    }

    fn list(&mut self, items: &[TermId]) {
        let chars: Option<String> = items
            .iter()
            .map(|item| match self.store.node(*item) {
                Node::Lit(lit) => match self.store.lit(lit) {
                    Lit::Char(c) => Some(*c),
                    _ => None,
                },
                _ => None,
            })
            .collect();
        match chars {
            Some(text) => self.out += &show_text(&text),
            None => {
                self.out += "[";
                self.separated(items);
                self.out += "]";
            }
        }
    }

    fn separated(&mut self, items: &[TermId]) {
        for (i, item) in items.iter().enumerate() {
            self.out += if i == 0 { "" } else { ", " };
            self.term(*item, TOP);
        }
    }

    fn pattern(&mut self, con: ConId, names: &[String]) {
        let name = base_name(self.store.program.con(con).def.name.as_str());
        if tuple_size(name) == Some(names.len()) {
            self.out += &format!("({})", names.join(", "));
        } else if let (true, [left, right]) = (is_operator(name), names) {
            self.out += &format!("{left} {name} {right}");
        } else {
            self.name(name);
            for field in names {
                self.out += &format!(" {field}");
            }
        }
    }

    fn lit(&mut self, lit: super::LitId, level: Level) {
        match self.store.lit(lit) {
            Lit::Int(n) => self.parens(*n < 0 && level > 6, |p| p.out += &n.to_string()),
            Lit::Integer(n) => {
                let negative = n.sign() == num_bigint::Sign::Minus;
                self.parens(negative && level > 6, |p| p.out += &n.to_string());
            }
            Lit::Char(c) => self.out += &show_char(u32::from(*c)),
            // There are no literals of these.
            Lit::Double(x) if !x.is_finite() => self.parens(level > 7, |p| {
                p.out += if x.is_nan() { "0 / 0" } else { ["1 / 0", "(-1) / 0"][usize::from(x.is_sign_negative())] };
            }),
            Lit::Double(x) => self.parens(x.is_sign_negative() && level > 6, |p| p.out += &show_double(*x)),
            Lit::Str(text) => self.out += &show_text(text),
        }
    }

    fn prim(&mut self, op: PrimOp, args: Terms, level: Level) {
        let args = self.store.terms(args);
        if let (Some((name, precedence, assoc)), [left, right]) = (operator_of(op), args) {
            return self.infix(name, Fixity { assoc, precedence }, *left, *right, level);
        }
        let plain = match op {
            PrimOp::Error => "error",
            PrimOp::IntNegate | PrimOp::IntegerNegate | PrimOp::DoubleNegate => "negate",
            PrimOp::IntToInteger => "toInteger",
            PrimOp::IntegerToInt => "fromInteger",
            PrimOp::CharOrd => "ord",
            PrimOp::CharChr => "chr",
            PrimOp::CharToUpper => "toUpper",
            PrimOp::CharToLower => "toLower",
            PrimOp::IntShow | PrimOp::IntegerShow | PrimOp::DoubleShow => "show",
            PrimOp::DoubleTruncate => "truncate",
            op => op.name(),
        };
        self.call(plain, args, level);
    }

    fn name(&mut self, name: &str) {
        self.out += &if is_operator(name) { format!("({name})") } else { name.to_owned() };
    }

    /// The source's name: of a method of an instance, the method's.
    fn def_name(&self, def: DefId) -> &'static str {
        let base = base_name(self.store.def_name(def).as_str());
        match base.strip_prefix("$f").and_then(|rest| rest.split_once('$')) {
            Some((_, method)) if !method.is_empty() => method,
            _ => base.strip_prefix("$dm").unwrap_or(base),
        }
    }

    fn fixity(&self, def: DefId) -> Fixity {
        let declared = match def {
            DefId::Global(global) => self.store.program.global(global).fixity,
            DefId::Lifted(_) => None,
        };
        declared.unwrap_or(Fixity::DEFAULT)
    }

    /// Whether the term is a class dictionary, which the source does not write.
    fn is_dictionary(&self, term: TermId) -> bool {
        match self.store.node(term) {
            Node::Def(def) => {
                let name = base_name(self.store.def_name(def).as_str());
                name.strip_prefix("$f").is_some_and(|rest| !rest.contains('$'))
            }
            Node::App(head, _) => self.is_dictionary(head),
            Node::Free(var) => match &self.store.var(var).ty {
                Type::Con(name, _) => {
                    let data = self.store.program.data_id(*name);
                    data.is_some_and(|data| self.store.program.data(data).kind == DataKind::Dictionary)
                }
                _ => false,
            },
            _ => false,
        }
    }

    fn names(&self, hints: &[Symbol], count: u32) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for i in 0..count as usize {
            let base = hints.get(i).map_or("x", |hint| hint.as_str());
            let is_taken = |name: &String| {
                name != "_" && (self.taken.contains(name) || self.scope.contains(name) || names.contains(name))
            };
            let mut candidates = std::iter::once(base.to_owned()).chain((1..).map(|n| format!("{base}{n}")));
            let free = candidates.find(|name| !is_taken(name));
            names.extend(free);
        }
        names
    }

    fn under(&mut self, names: Vec<String>, body: TermId) {
        let outer = self.scope.len();
        self.scope.extend(names);
        self.term(body, TOP);
        self.scope.truncate(outer);
    }

    fn parens(&mut self, needed: bool, inner: impl FnOnce(&mut Self)) {
        if needed {
            self.out.push('(');
        }
        inner(self);
        if needed {
            self.out.push(')');
        }
    }
}

fn is_operator(name: &str) -> bool {
    !name.starts_with(|c: char| c.is_alphanumeric() || matches!(c, '_' | '$' | '(' | '[' | '\'')) || is_dollar(name)
}

/// `$`, `$!` and the like, which are not names made by a front end.
fn is_dollar(name: &str) -> bool {
    name.starts_with('$') && !name.contains(|c: char| c.is_alphanumeric())
}

fn operator_of(op: PrimOp) -> Option<(&'static str, u8, Assoc)> {
    use PrimOp::*;
    Some(match op {
        IntAdd | IntegerAdd | DoubleAdd => ("+", 6, Assoc::Left),
        IntSub | IntegerSub | DoubleSub => ("-", 6, Assoc::Left),
        IntMul | IntegerMul | DoubleMul => ("*", 7, Assoc::Left),
        DoubleDiv => ("/", 7, Assoc::Left),
        IntQuot | IntegerQuot => ("`quot`", 7, Assoc::Left),
        IntRem | IntegerRem => ("`rem`", 7, Assoc::Left),
        IntDiv | IntegerDiv => ("`div`", 7, Assoc::Left),
        IntMod | IntegerMod => ("`mod`", 7, Assoc::Left),
        IntEq | IntegerEq | DoubleEq | CharEq => ("==", 4, Assoc::None),
        IntNe | IntegerNe | DoubleNe | CharNe => ("/=", 4, Assoc::None),
        IntLt | IntegerLt | DoubleLt | CharLt => ("<", 4, Assoc::None),
        IntLe | IntegerLe | DoubleLe | CharLe => ("<=", 4, Assoc::None),
        IntGt | IntegerGt | DoubleGt | CharGt => (">", 4, Assoc::None),
        IntGe | IntegerGe | DoubleGe | CharGe => (">=", 4, Assoc::None),
        _ => return None,
    })
}
