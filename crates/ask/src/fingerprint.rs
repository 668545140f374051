//! What an answer depends on, as a number: as long as it stays the same, so does the answer.
//!
//! It is made of the goal and of every definition that can be reached from it, without their places in the file, so that
//! an edit elsewhere changes nothing. A failure is named by its place, and is hashed by how far that is from the first one of
//! its definition: a definition that moves as a whole means the same. The library is that of this program and needs no part in it; neither does anything
//! else that lives as long as the server, and so names are hashed by their numbers.

use std::cell::RefCell;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::mem::discriminant;

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::expr::{AltPattern, Expr, Label, LabelKind, Lit, Local, double_key};
use selfsame_core::program::{Code, Global, Program};
use selfsame_core::symbol::Symbol;
use selfsame_equiv::Goal;

use crate::check::Item;

/// A number that stands for a content.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Fingerprint(u64);

/// Of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Print {
    /// As long as it stays, so does the answer.
    pub meaning: Fingerprint,
    /// With the places that an answer may name.
    pub places: Fingerprint,
}

impl Fingerprint {
    /// Of several things together.
    pub fn of(parts: &impl Hash) -> Fingerprint {
        let mut hasher = DefaultHasher::new();
        parts.hash(&mut hasher);
        Fingerprint(hasher.finish())
    }
}

/// The definitions of a program that are not the library's.
pub struct Fingerprints<'a> {
    globals: FxHashMap<Symbol, &'a Global>,
    datas: Fingerprint,
    /// What was looked at before.
    known: RefCell<FxHashMap<Symbol, Definition>>,
}

/// A definition by itself.
struct Definition {
    own: Fingerprint,
    mentions: Vec<Symbol>,
    places: Vec<Symbol>,
}

impl<'a> Fingerprints<'a> {
    /// Of everything that is not the library's.
    pub fn new(program: &'a Program) -> Fingerprints<'a> {
        // A change of a type is rare, and concerns most of a file.
        let con = |con: &selfsame_core::program::ConId| format!("{:?}", program.con(*con).def);
        let datas: Vec<_> = program
            .datas()
            .map(|(_, data)| (data.name, data.params.clone(), data.cons.iter().map(con).collect::<Vec<_>>()))
            .collect();
        Fingerprints {
            globals: program.globals().map(|(_, global)| (global.name, global)).collect(),
            datas: Fingerprint::of(&datas),
            known: RefCell::default(),
        }
    }

    /// Of a rule or property.
    pub fn of_item(&self, item: &Item) -> Print {
        let mut shape = Shape::default();
        match &item.goal {
            Ok(goal) => shape.goal(goal),
            Err(why) => shape.put(why),
        }
        for goal in
            item.equation.iter().flat_map(|equation| [Some(&equation.sides), equation.itself.as_ref()]).flatten()
        {
            shape.goal(goal);
        }
        if let Some(rebuilt) = &item.rebuilt {
            shape.goal(&rebuilt.goal);
        }
        // Which values refute it depends on what makes them.
        if let Some(drawn) = &item.drawn {
            shape.expr(&drawn.test);
        }
        shape.put(&(&item.name, &item.written));
        self.with_reachable(shape)
    }

    /// Of a definition, and of what else an answer about it depends on.
    pub fn of_global(&self, global: Symbol, more: &impl Hash) -> Print {
        let mut shape = Shape::default();
        shape.put(more);
        shape.mentions.push(global);
        self.with_reachable(shape)
    }

    fn with_reachable(&self, shape: Shape) -> Print {
        let mut seen: FxHashSet<Symbol> = FxHashSet::default();
        let mut queue = shape.mentions;
        let mut parts = Vec::new();
        let mut places = shape.places;
        while let Some(name) = queue.pop() {
            if seen.insert(name)
                && let Some(global) = self.globals.get(&name)
            {
                let mut known = self.known.borrow_mut();
                let definition = known.entry(name).or_insert_with(|| definition(global));
                parts.push((name, definition.own));
                queue.extend(definition.mentions.iter().copied());
                places.extend(definition.places.iter().copied());
            }
        }
        parts.sort();
        places.sort();
        let meaning = Fingerprint::of(&(shape.hasher.finish(), self.datas, parts));
        Print { meaning, places: Fingerprint::of(&places) }
    }

    /// What a definition mentions by itself.
    pub fn mentions(&self, name: Symbol) -> Vec<Symbol> {
        let Some(global) = self.globals.get(&name) else { return Vec::new() };
        self.known.borrow_mut().entry(name).or_insert_with(|| definition(global)).mentions.clone()
    }

    /// A definition by itself, whatever it, its variables and its errors are called, with other names for what it mentions.
    pub fn code(&self, name: Symbol, rename: &dyn Fn(Symbol) -> Symbol) -> Option<Fingerprint> {
        let global = self.globals.get(&name)?;
        let mut shape = Shape { rename: Some(rename), ..Shape::default() };
        shape.put(&global.ty);
        shape.code(global);
        Some(Fingerprint(shape.hasher.finish()))
    }
}

fn definition(global: &Global) -> Definition {
    let mut shape = Shape::default();
    shape.put(&(global.name, &global.ty, global.fixity));
    shape.code(global);
    Definition { own: Fingerprint(shape.hasher.finish()), mentions: shape.mentions, places: shape.places }
}

/// An expression on its way to a number.
#[derive(Default)]
struct Shape<'a> {
    /// What globals are called instead; names that only people see do not count then.
    rename: Option<&'a dyn Fn(Symbol) -> Symbol>,
    hasher: DefaultHasher,
    mentions: Vec<Symbol>,
    /// Locals by their first occurrence: their own numbers may depend on other definitions.
    locals: FxHashMap<u32, usize>,
    /// The line of the first failure.
    first_line: Option<i64>,
    /// All failures by their places as they are.
    places: Vec<Symbol>,
}

impl Shape<'_> {
    fn code(&mut self, global: &Global) {
        match (&global.code, global.code.expr()) {
            (Code::Unsupported(why), _) => self.put(why),
            (_, Ok(expr)) => self.expr(&expr),
            (_, Err(_)) => {}
        }
    }

    fn put(&mut self, part: &impl Hash) {
        part.hash(&mut self.hasher);
    }

    fn goal(&mut self, goal: &Goal) {
        for variable in &goal.variables {
            self.local(&Local { id: variable.local, name: variable.name });
            self.put(&(&variable.ty, variable.total, variable.finite, variable.dictionary));
        }
        self.put(&goal.ty);
        self.expr(&goal.left);
        self.expr(&goal.right);
    }

    fn local(&mut self, local: &Local) {
        let fresh = self.locals.len();
        let number = *self.locals.entry(local.id).or_insert(fresh);
        self.put(&number);
        if self.rename.is_none() {
            self.put(&local.name);
        }
    }

    fn name(&mut self, name: Symbol) {
        self.put(&self.rename.map_or(name, |rename| rename(name)));
        self.mentions.push(name);
    }

    fn literal(&mut self, literal: &Lit) {
        self.put(&discriminant(literal));
        match literal {
            Lit::Int(value) => self.put(value),
            Lit::Integer(value) => self.put(value),
            Lit::Char(value) => self.put(value),
            Lit::Double(value) => self.put(&double_key(*value)),
            Lit::Str(value) => self.put(value),
        }
    }

    fn label(&mut self, label: &Label) {
        self.put(&label.kind);
        match label.kind {
            _ if self.rename.is_some() => {}
            LabelKind::PatternFailure | LabelKind::Assertion => {
                self.places.push(label.text);
                let text = relative(label.text.as_str(), &mut self.first_line);
                self.put(&text);
            }
            _ => self.put(&label.text),
        }
    }

    fn all(&mut self, exprs: &[Expr]) {
        self.put(&exprs.len());
        exprs.iter().for_each(|expr| self.expr(expr));
    }

    fn expr(&mut self, expr: &Expr) {
        // The place of an expression is none of its meaning.
        if let Expr::At(_, inner) = expr {
            return self.expr(inner);
        }
        self.put(&discriminant(expr));
        match expr {
            Expr::Local(local) => self.local(local),
            Expr::Global(name) => self.name(*name),
            Expr::Lit(literal) => self.literal(literal),
            Expr::Lam(params, body) => {
                self.put(&params.len());
                params.iter().for_each(|param| self.local(param));
                self.expr(body);
            }
            Expr::App(head, args) => {
                self.expr(head);
                self.all(args);
            }
            Expr::Let(local, value, body) => {
                self.local(local);
                self.expr(value);
                self.expr(body);
            }
            Expr::LetRec(bindings, body) => {
                self.put(&bindings.len());
                for (local, value) in bindings {
                    self.local(local);
                    self.expr(value);
                }
                self.expr(body);
            }
            // A constructor may have a wrapper of the same name.
            Expr::Con(name, fields) => {
                self.name(*name);
                self.all(fields);
            }
            Expr::Case(scrutinee, alts, default) => {
                self.expr(scrutinee);
                self.put(&(alts.len(), default.is_some()));
                for alt in alts {
                    self.put(&discriminant(&alt.pattern));
                    match &alt.pattern {
                        AltPattern::Con(name, fields) => {
                            self.name(*name);
                            self.put(&fields.len());
                            fields.iter().for_each(|field| self.local(field));
                        }
                        AltPattern::Lit(literal) => self.literal(literal),
                    }
                    self.expr(&alt.body);
                }
                default.iter().for_each(|default| self.expr(default));
            }
            Expr::Prim(op, args) => {
                self.put(op);
                self.all(args);
            }
            Expr::Bottom(label) => self.label(label),
            Expr::Input(ty) => self.put(ty),
            Expr::Assume(condition, then) => {
                self.expr(condition);
                self.expr(then);
            }
            Expr::Assert(condition, then, label) => {
                self.expr(condition);
                self.expr(then);
                self.label(label);
            }
            Expr::At(..) => {}
        }
    }
}

/// A place with its lines counted from the first one met: `F.hs:3:1-20: …`, `F.hs:(3,1)-(5,20): …` or `… ("f.ml", 3, 1)`.
fn relative(text: &str, first: &mut Option<i64>) -> String {
    let (place, rest) = text.split_at(text.find(": ").unwrap_or(text.len()));
    let mut out = String::new();
    let mut before = ' ';
    let mut chars = place.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        if !c.is_ascii_digit() || before.is_ascii_digit() {
            out.push(c);
            before = c;
            continue;
        }
        let digits = &place[at..][..place[at..].find(|c: char| !c.is_ascii_digit()).unwrap_or(place.len() - at)];
        let after = place[at + digits.len()..].chars().next();
        let is_line = matches!((before, after), (':', Some(':')) | ('(' | ' ', Some(',')));
        match digits.parse::<i64>() {
            Ok(line) if is_line => out += &format!("{:+}", line - *first.get_or_insert(line)),
            _ => out += digits,
        }
        before = '0';
        while chars.next_if(|(next, _)| *next < at + digits.len()).is_some() {}
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_from_the_first() {
        let all = |texts: &[&str]| {
            let mut first = None;
            texts.iter().map(|text| relative(text, &mut first)).collect::<Vec<_>>()
        };
        assert_eq!(
            all(&["F.hs:3:1-20: in 3:", "F.hs:(3,1)-(5,20): in (3, x)"]),
            ["F.hs:+0:1-20: in 3:", "F.hs:(+0,1)-(+2,20): in (3, x)"]
        );
        assert_eq!(all(&["F2.hs:13:1-20: x"]), all(&["F2.hs:7:1-20: x"]));
        assert_ne!(all(&["F.hs:13:1: x", "F.hs:14:1: x"]), all(&["F.hs:13:1: x", "F.hs:15:1: x"]));
        assert_eq!(all(&["Match_failure (\"f.ml\", 13, 6)"]), ["Match_failure (\"f.ml\", +0, 6)"]);
        assert_eq!(all(&["", "no place 7"]), ["", "no place 7"]);
    }
}
