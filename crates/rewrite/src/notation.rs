//! How programs are written: the forms of `syntax` declarations, which [`crate::concrete`] reads and [`Notation::write`] writes.

use num_bigint::BigInt;
use rustc_hash::FxHashMap;
use selfsame_core::diagnostic::Diagnostic;

use crate::signature::{Op, Sort};
use crate::syntax::{self, Side, Tree};
use crate::term::{Node, Term, Terms, Var};
use crate::world::{Checked, World};

/// Binds tighter than every level that a file can name.
pub const ATOM: u32 = u32::MAX;

/// The forms of all sorts, and the names that programs use.
#[derive(Clone, Debug, Default)]
pub struct Notation {
    pub categories: Vec<Category>,
    /// A name is the number that it has here, from 1.
    names: Vec<String>,
    /// How many of them declarations speak of.
    kept: usize,
}

/// The forms of one sort.
#[derive(Clone, Debug)]
pub struct Category {
    pub sort: Sort,
    pub forms: Vec<Form>,
}

#[derive(Clone, Debug)]
pub struct Form {
    /// The term as the file has it, with variables for the parts.
    pub tree: Tree,
    pub pattern: Term,
    pub pieces: Vec<Piece>,
    pub level: u32,
    pub side: Side,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    Text(String),
    Name(Hole),
    Number(Hole),
    Part(Hole),
}

/// A variable of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hole {
    pub name: String,
    var: Var,
    pub sort: Sort,
}

impl Form {
    /// Whether it begins with a term of its own sort: an operator between its arguments, or behind one.
    pub fn is_infix(&self, notation: &Notation, category: usize, terms: &Terms) -> bool {
        matches!(self.pieces.first(), Some(Piece::Part(hole)) if notation.category(hole.sort, terms) == Some(category))
    }

    /// How tightly the piece at this place must bind.
    pub fn level_of(&self, index: usize) -> u32 {
        let tighter = self.level.saturating_add(1);
        let (is_first, is_last) = (index == 0, index + 1 == self.pieces.len());
        match self.side {
            Side::Left if is_first => self.level,
            Side::Right if is_last => self.level,
            // An operator before its argument may stand before another one.
            Side::Neither if is_last && matches!(self.pieces[0], Piece::Text(_)) => self.level,
            _ if (is_first || is_last) && self.level != ATOM => tighter,
            _ => 0,
        }
    }
}

impl Notation {
    /// The forms in which a term of this sort is written: those of the sort, or of one above or below it.
    pub fn category(&self, sort: Sort, terms: &Terms) -> Option<usize> {
        let own = self.categories.iter().position(|category| category.sort == sort);
        let near = |category: &Category| terms.sig.leq(sort, category.sort) || terms.sig.leq(category.sort, sort);
        own.or_else(|| self.categories.iter().position(near))
    }

    /// The number of a name, which it is given when it is first seen.
    pub fn number(&mut self, name: &str) -> usize {
        let known = self.names.iter().position(|other| other == name);
        known.unwrap_or_else(|| {
            self.names.push(name.to_owned());
            self.names.len() - 1
        }) + 1
    }

    /// The number of a name that declarations speak of: it is never forgotten.
    pub fn keep(&mut self, name: &str) -> usize {
        let number = self.number(name);
        self.kept = self.kept.max(number);
        number
    }

    /// Names of other programs are no matter any more.
    pub fn forget_names(&mut self) {
        self.names.truncate(self.kept);
    }

    /// All names seen so far, with their numbers.
    pub fn names(&self) -> impl Iterator<Item = (usize, &str)> {
        self.names.iter().enumerate().map(|(i, name)| (i + 1, name.as_str()))
    }

    fn name(&self, number: &BigInt) -> Option<&str> {
        let index = usize::try_from(number).ok()?.checked_sub(1)?;
        self.names.get(index).map(String::as_str)
    }

    /// Writes a term as a program would have it, if it has a form. `write` writes its parts, each as tightly as is said.
    pub fn write(
        &self,
        terms: &Terms,
        term: Term,
        level: u32,
        out: &mut String,
        write: &mut dyn FnMut(Term, u32, &mut String) -> bool,
    ) -> Option<bool> {
        if self.categories.is_empty() {
            return None;
        }
        if let Some((op, args)) = terms.as_op(term) {
            return self.write_builtin(terms, op, args, level, out, write);
        }
        let category = self.category(terms.sort(term), terms)?;
        let (form, parts) = self.categories[category].forms.iter().find_map(|form| {
            let mut parts = FxHashMap::default();
            let fits = matches(terms, form.pattern, term, &mut parts) && self.fits(terms, form, &parts);
            fits.then_some((form, parts))
        })?;
        let is_wrapped = form.level < level;
        out.push_str(if is_wrapped { "(" } else { "" });
        for (i, piece) in form.pieces.iter().enumerate() {
            let whole = match piece {
                Piece::Text(text) => {
                    space(out, text);
                    out.push_str(text);
                    true
                }
                Piece::Name(hole) => {
                    space(out, "x");
                    out.push_str(terms.as_int(parts[&hole.var]).and_then(|number| self.name(number))?);
                    true
                }
                Piece::Number(hole) => {
                    space(out, "x");
                    out.push_str(&terms.as_int(parts[&hole.var])?.to_string());
                    true
                }
                Piece::Part(hole) => {
                    space(out, "x");
                    write(parts[&hole.var], form.level_of(i), out)
                }
            };
            if !whole {
                return Some(false);
            }
        }
        out.push_str(if is_wrapped { ")" } else { "" });
        Some(true)
    }

    /// Names are known names, numbers are numbers, and a part is smaller than the whole.
    fn fits(&self, terms: &Terms, form: &Form, parts: &FxHashMap<Var, Term>) -> bool {
        form.pieces.iter().all(|piece| match piece {
            Piece::Text(_) => true,
            Piece::Part(_) => terms.as_var(form.pattern).is_none(),
            Piece::Number(hole) => terms.as_int(parts[&hole.var]).is_some(),
            Piece::Name(hole) => terms.as_int(parts[&hole.var]).is_some_and(|number| self.name(number).is_some()),
        })
    }

    /// Values and conditions, between their arguments; what is in a store by the name that it is under.
    fn write_builtin(
        &self,
        terms: &Terms,
        op: &Op,
        args: &[Term],
        level: u32,
        out: &mut String,
        write: &mut dyn FnMut(Term, u32, &mut String) -> bool,
    ) -> Option<bool> {
        // What is in a row of rows is under numbers.
        let is_named = |map: Term| {
            let mut map = map;
            while let Some((Op::Store, args)) = terms.as_op(map) {
                map = args[0];
            }
            terms.as_var(map).is_some()
        };
        let by_name = |map: Term, place: Term| {
            terms.as_int(place).filter(|_| is_named(map)).and_then(|number| self.name(number)).map(str::to_owned)
        };
        let mut place_of = |map: Term, place: Term| match (by_name(map, place), is_named(map)) {
            (Some(name), _) => Some(name),
            (None, true) => None,
            (None, false) => {
                let mut text = String::new();
                write(place, 0, &mut text).then_some(text)
            }
        };
        match (op, args) {
            (Op::Select, [store, place]) => {
                let name = place_of(*store, *place)?;
                let whole = write(*store, ATOM, out);
                out.push_str(&format!("[{name}]"));
                return Some(whole);
            }
            (Op::Store, [store, place, value]) => {
                let name = place_of(*store, *place)?;
                let mut whole = write(*store, ATOM, out);
                out.push_str(&format!("[{name} := "));
                whole &= write(*value, 0, out);
                out.push(']');
                return Some(whole);
            }
            (Op::Not, [inner]) => {
                out.push_str("not (");
                let whole = write(*inner, 0, out);
                out.push(')');
                return Some(whole);
            }
            _ => {}
        }
        let (text, tightness) = match op {
            Op::Implies => ("=>", 1),
            Op::Or => ("or", 2),
            Op::And => ("and", 3),
            Op::Eq => ("=", 4),
            Op::Lt => ("<", 4),
            Op::Le => ("<=", 4),
            Op::Gt => (">", 4),
            Op::Ge => (">=", 4),
            Op::Add => ("+", 5),
            Op::Sub => ("-", 5),
            Op::Mul => ("*", 6),
            Op::Div => ("div", 6),
            Op::Mod => ("mod", 6),
            _ => return None,
        };
        let [left, right] = args else { return None };
        let is_wrapped = tightness < level;
        out.push_str(if is_wrapped { "(" } else { "" });
        let mut whole = write(*left, tightness, out);
        out.push_str(&format!(" {text} "));
        whole &= write(*right, tightness + 1, out);
        out.push_str(if is_wrapped { ")" } else { "" });
        Some(whole)
    }
}

/// A blank before the next piece, where people put one.
fn space(out: &mut String, next: &str) {
    let is_joined = matches!(next, ";" | "," | ")" | "]" | "[");
    let after = out.chars().next_back();
    if !is_joined && !after.is_none_or(|c| matches!(c, '(' | '[' | ' ' | '$')) {
        out.push(' ');
    }
}

/// Whether a term is an instance of a pattern, to the letter, and which.
fn matches(terms: &Terms, pattern: Term, term: Term, parts: &mut FxHashMap<Var, Term>) -> bool {
    match (terms.node(pattern), terms.node(term)) {
        (Node::Var(var), _) => {
            terms.sig.leq(terms.sort(term), terms.var_info(*var).sort) && *parts.entry(*var).or_insert(term) == term
        }
        (Node::App(f, own), Node::App(g, others)) => {
            f == g && own.iter().zip(others).all(|(own, other)| matches(terms, *own, *other, parts))
        }
        _ => pattern == term,
    }
}

impl World {
    /// Takes in how terms of a sort are written.
    pub(crate) fn declare_notation(&mut self, notation: &syntax::Notation) -> Checked<()> {
        let sort = self.sort(&notation.sort)?;
        let mut forms = Vec::new();
        for form in &notation.forms {
            forms.push(self.form(form, sort)?);
        }
        self.terms.notation.categories.push(Category { sort, forms });
        Ok(())
    }

    /// A constant that programs write by its name.
    pub(crate) fn declare_word(&mut self, name: &syntax::Name) {
        let tree = Tree { head: name.clone(), args: Vec::new(), applied: false, span: name.span };
        let Ok(pattern) = self.term(&tree) else { return };
        let category = self.terms.notation.category(self.terms.sort(pattern), &self.terms);
        if let Some(category) = category {
            let pieces = vec![Piece::Text(name.text.clone())];
            let form = Form { tree, pattern, pieces, level: ATOM, side: Side::Neither };
            self.terms.notation.categories[category].forms.push(form);
        }
    }

    fn form(&mut self, form: &syntax::Form, sort: Sort) -> Checked<Form> {
        let pattern = self.term(&form.term)?;
        let found = self.terms.sort(pattern);
        if !self.terms.sig.leq(found, sort) {
            let name = |sort| self.terms.sig.sort_name(sort);
            let text = format!("this is of sort `{}`, not `{}`", name(found), name(sort));
            return Err(Diagnostic::error(form.term.span, text));
        }
        let mut pieces = Vec::new();
        let mut seen = Vec::new();
        for piece in &form.pieces {
            let mut hole = |name: &syntax::Name| {
                let Some(var) = self.vars.get(&name.text).copied().filter(|var| !seen.contains(var)) else {
                    let text = format!("`{}` is no variable, or stands here twice", name.text);
                    return Err(
                        Diagnostic::error(name.span, text).hint("what is written as it stands is in double quotes")
                    );
                };
                seen.push(var);
                Ok(Hole { name: name.text.clone(), var, sort: self.terms.var_info(var).sort })
            };
            pieces.push(match piece {
                syntax::Piece::Text(text) => Piece::Text(text.clone()),
                syntax::Piece::Name(name) => Piece::Name(hole(name)?),
                syntax::Piece::Number(name) => Piece::Number(hole(name)?),
                syntax::Piece::Part(name) => Piece::Part(hole(name)?),
            });
        }
        let vars = self.terms.free_vars(&[pattern]);
        if vars.len() != seen.len() || vars.iter().any(|var| !seen.contains(var)) {
            let text = "the term and its form must have the same variables";
            return Err(Diagnostic::error(form.span, text));
        }
        let is_empty = |piece: &Piece| matches!(piece, Piece::Text(text) if text.trim().is_empty());
        // A constant may be written as nothing at all.
        if pieces.len() == 1 && pieces.iter().all(is_empty) {
            pieces.clear();
            let tree = form.term.clone();
            return Ok(Form { tree, pattern, pieces, level: ATOM, side: Side::Neither });
        }
        if pieces.is_empty() || pieces.iter().any(is_empty) {
            return Err(Diagnostic::error(form.span, "a form is made of texts and variables, none of them empty"));
        }
        let near = |other| self.terms.sig.leq(other, sort) || self.terms.sig.leq(sort, other);
        let is_open = matches!(pieces.first(), Some(Piece::Part(hole)) if near(hole.sort)) && pieces.len() > 1;
        if is_open && form.level.is_none() {
            return Err(Diagnostic::error(form.span, "how tightly does it bind?")
                .hint("write `left 5`, `right 5` or `level 5` at the end; larger numbers bind tighter"));
        }
        let tree = form.term.clone();
        Ok(Form { tree, pattern, pieces, level: form.level.unwrap_or(ATOM), side: form.side })
    }
}
