//! What a certificate says is well formed before anything is concluded from it.
//!
//! The rules of both calculi are about terms of a typed language, and say nothing of others: of a pattern that binds too few
//! fields, a `case` that asks for numbers and constructors at once, a number where a list belongs. So everything that a
//! certificate brings along (lemmas, their conditions, walks) is looked at here first:
//!
//! - types are closed, and have as many arguments as they take;
//! - every bound variable is bound; constructors, primitives and patterns have as many fields as they have;
//! - a `case` has patterns of one kind and of one type, no two alike, and something for every value;
//! - no bottom is that of a variable, which has a meaning only where the variable became it;
//! - a strict field is evaluated wherever a constructor is written;
//! - both sides of a statement, both terms of a condition, have one type, at which variables have theirs and type
//!   variables stand for nothing but themselves.
//!
//! The goal is the front end's, and its terms are compared with what the certificate says of it.

use rustc_hash::FxHashSet;
use selfsame_core::expr::{LabelKind, Lit};
use selfsame_core::program::{Con, DataKind, Program};
use selfsame_core::step::is_operand;
use selfsame_core::symbol::Symbol;
use selfsame_core::term::{Node, Pattern, TermId, TermStore};
use selfsame_core::types::Type;

use crate::certificate::{Certificate, Quantified, Statement, Text, TextPattern, Walk};
use crate::check::Rejection;
use crate::finite::Finiteness;

/// More parameters of one function than anybody writes.
const PARAMETERS: u32 = 10_000;

type Formed = Result<(), &'static str>;

/// Everything that can be seen without a store.
pub(crate) fn certificate(program: &Program, certificate: &Certificate) -> Result<(), Rejection> {
    let lemmas = certificate.lemmas.iter().try_for_each(|lemma| statement(program, &lemma.statement));
    let walks = || certificate.walks.iter().try_for_each(|written| walk(program, written));
    lemmas.and_then(|()| walks()).map_err(Rejection::IllFormed)
}

fn statement(program: &Program, statement: &Statement) -> Formed {
    let Statement { variables, given, facts, ty, left, right, .. } = statement;
    quantified(program, variables)?;
    ty.iter().try_for_each(|ty| value_type(program, ty))?;
    let all: Vec<&Text> = given.iter().flatten().chain(facts.iter().flatten()).chain([left, right]).collect();
    let mut met = vec![false; variables.len()];
    all.into_iter().try_for_each(|text| term(program, text, 0, &mut met))?;
    // A statement about all values of a type says nothing where there are none: it must be used for one.
    if met.contains(&false) {
        return Err("a variable is in no term of the statement");
    }
    Ok(())
}

fn walk(program: &Program, walk: &Walk) -> Formed {
    quantified(program, &walk.variables)?;
    let mut met = vec![false; walk.variables.len()];
    term(program, &walk.term, 0, &mut met)
}

fn quantified(program: &Program, variables: &[Quantified]) -> Formed {
    variables.iter().try_for_each(|variable| value_type(program, &variable.ty))
}

/// A type of values: all arguments are there.
fn value_type(program: &Program, ty: &Type) -> Formed {
    match ty {
        Type::Con(name, args) => match program.data_id(*name).map(|id| program.data(id)) {
            Some(data) if data.params.len() == args.len() => args.iter().try_for_each(|arg| any_type(program, arg)),
            _ => Err("there is no such type"),
        },
        _ => any_type(program, ty),
    }
}

/// A type, or what becomes one with more arguments.
fn any_type(program: &Program, ty: &Type) -> Formed {
    match ty {
        Type::Var(name) if name.as_str().starts_with(|c: char| c.is_alphabetic() || c == '_') => Ok(()),
        Type::Var(_) => Err("a type variable has no name"),
        Type::Con(name, args) => match program.data_id(*name).map(|id| program.data(id)) {
            Some(data) if data.params.len() >= args.len() => args.iter().try_for_each(|arg| any_type(program, arg)),
            _ => Err("there is no such type"),
        },
        Type::App(head, arg) => any_type(program, head).and_then(|()| any_type(program, arg)),
        Type::Meta(_) | Type::Forall(..) => Err("a type is not known"),
    }
}

/// A term under so many binders; notes which variables it has.
fn term(program: &Program, text: &Text, bound: u32, met: &mut [bool]) -> Formed {
    let all = |texts: &[Text], met: &mut [bool]| texts.iter().try_for_each(|text| term(program, text, bound, met));
    match text {
        Text::Bound(index) if *index < bound => Ok(()),
        Text::Bound(_) => Err("a bound variable is not bound"),
        Text::Variable(position) => match met.get_mut(*position as usize) {
            Some(met) => {
                *met = true;
                Ok(())
            }
            None => Err("there is no such variable"),
        },
        Text::Global(_) | Text::Lifted(..) | Text::Lit(_) => Ok(()),
        Text::Bottom(label) if label.kind == LabelKind::Variable => Err("a bottom is that of a variable"),
        Text::Bottom(_) => Ok(()),
        Text::Lam(params, body) => {
            let inner = bound.checked_add(*params).filter(|inner| *params > 0 && *inner <= PARAMETERS);
            term(program, body, inner.ok_or("a function has too many parameters, or none")?, met)
        }
        Text::App(_, args) if args.is_empty() => Err("a function is applied to nothing"),
        Text::App(head, args) => term(program, head, bound, met).and_then(|()| all(args, met)),
        Text::Let(value, body) => {
            term(program, value, bound, met)?;
            term(program, body, bound.checked_add(1).ok_or("too many binders")?, met)
        }
        Text::Con(name, fields) => {
            if constructor(program, *name)?.def.fields.len() != fields.len() {
                return Err("a constructor has another number of fields");
            }
            all(fields, met)
        }
        Text::Prim(op, args) if op.arity() == args.len() => all(args, met),
        Text::Prim(..) => Err("a primitive has another number of arguments"),
        Text::Case(scrutinee, alts, default) => {
            term(program, scrutinee, bound, met)?;
            patterns(program, alts, default.is_some())?;
            for (pattern, body) in alts {
                let binders = match pattern {
                    TextPattern::Con(_, fields) => *fields,
                    TextPattern::Lit(_) => 0,
                };
                term(program, body, bound.checked_add(binders).ok_or("too many binders")?, met)?;
            }
            default.iter().try_for_each(|default| term(program, default, bound, met))
        }
    }
}

/// The constructor of that name. That of a newtype is in no term.
fn constructor(program: &Program, name: Symbol) -> Result<&Con, &'static str> {
    let con = program.con_id(name).map(|id| program.con(id)).ok_or("there is no such constructor")?;
    match program.data(con.data).kind {
        DataKind::Newtype => Err("the constructor of a newtype is in no term"),
        DataKind::Data | DataKind::Dictionary => Ok(con),
    }
}

/// Patterns are all constructors of one type, or all literals of one type; none is there twice, and one is there for
/// every value.
fn patterns(program: &Program, alts: &[(TextPattern, Text)], has_default: bool) -> Formed {
    let mut seen: Vec<&TextPattern> = Vec::with_capacity(alts.len());
    let mut data = None;
    for (pattern, _) in alts {
        let is_alike = match (seen.first(), pattern) {
            (None, _) | (Some(TextPattern::Con(..)), TextPattern::Con(..)) => true,
            (Some(TextPattern::Lit(first)), TextPattern::Lit(lit)) => first.equality() == lit.equality(),
            _ => false,
        };
        if !is_alike {
            return Err("a case has patterns of different kinds");
        }
        if seen.contains(&pattern) {
            return Err("a case has a pattern twice");
        }
        seen.push(pattern);
        match pattern {
            TextPattern::Con(name, fields) => {
                let con = constructor(program, *name)?;
                if con.def.fields.len() != *fields as usize {
                    return Err("a pattern has another number of fields");
                }
                if *data.get_or_insert(con.data) != con.data {
                    return Err("a case has patterns of different types");
                }
            }
            TextPattern::Lit(Lit::Str(_)) => Err("a text is no pattern")?,
            TextPattern::Lit(Lit::Double(number)) if number.is_nan() => Err("no number is a pattern that is none")?,
            TextPattern::Lit(_) => {}
        }
    }
    let is_complete = data.is_some_and(|data| program.data(data).cons.len() == seen.len());
    if has_default || is_complete { Ok(()) } else { Err("a case has nothing for some values") }
}

/// Whether the strict fields of all constructors in a term of a statement are evaluated: literals, constructors, functions,
/// variables and numbers that are known to be, what surely has a value, and what a `case` around has evaluated. Only then are these fields as those
/// of values, of which everybody takes this for granted.
pub(crate) fn has_strict_fields_evaluated(store: &mut TermStore, finiteness: &mut Finiteness, term: TermId) -> bool {
    if !has_strict_fields(store, term) {
        return true;
    }
    Strictness { store, finiteness, evaluated: Vec::new() }.holds(term)
}

/// Which fields of a constructor are taken to be evaluated: the strict ones, and the dictionaries of superclasses.
pub(crate) fn strict_fields(store: &TermStore, con: selfsame_core::program::ConId) -> Vec<bool> {
    let program = store.program();
    let con = program.con(con);
    let is_dictionary = |ty: &Type| match ty {
        Type::Con(name, _) => program.data_id(*name).is_some_and(|id| program.data(id).kind == DataKind::Dictionary),
        _ => false,
    };
    let is_strict = |(i, ty): (usize, &Type)| con.def.strict.get(i).copied().unwrap_or(false) || is_dictionary(ty);
    con.def.fields.iter().enumerate().map(is_strict).collect()
}

fn has_strict_fields(store: &TermStore, term: TermId) -> bool {
    let mut seen = FxHashSet::default();
    let mut stack = vec![term];
    while let Some(next) = stack.pop() {
        if !seen.insert(next) {
            continue;
        }
        if let Node::Con(con, _) = store.node(next)
            && strict_fields(store, con).contains(&true)
        {
            return true;
        }
        stack.extend(store.subterms(next));
    }
    false
}

struct Strictness<'a> {
    store: &'a mut TermStore,
    finiteness: &'a mut Finiteness,
    /// What the binders and cases around have evaluated, in the words of this place.
    evaluated: Vec<TermId>,
}

impl Strictness<'_> {
    fn holds(&mut self, term: TermId) -> bool {
        if let Node::Con(con, fields) = self.store.node(term) {
            let fields = self.store.terms(fields).to_vec();
            let strict = strict_fields(self.store, con);
            if !fields.iter().zip(strict).all(|(field, is_strict)| !is_strict || self.is_evaluated(*field)) {
                return false;
            }
        }
        match self.store.node(term) {
            Node::Case(scrutinee, alts, default) => {
                if !self.holds(scrutinee) {
                    return false;
                }
                for alt in self.store.alts(alts).to_vec() {
                    let strict = match alt.pattern {
                        Pattern::Con(con, _) => strict_fields(self.store, con),
                        Pattern::Lit(_) => Vec::new(),
                    };
                    if !self.under(&strict, Some(scrutinee), alt.body) {
                        return false;
                    }
                }
                default.is_none_or(|default| self.under(&[], Some(scrutinee), default))
            }
            Node::Lam(params, body) => self.under(&vec![false; params as usize], None, body),
            Node::Let(value, body) => {
                let is_evaluated = self.is_evaluated(value);
                self.holds(value) && self.under(&[is_evaluated], None, body)
            }
            _ => self.store.subterms(term).into_iter().all(|part| self.holds(part)),
        }
    }

    /// Under binders of which some are evaluated, the last one innermost.
    fn under(&mut self, binders: &[bool], scrutinee: Option<TermId>, body: TermId) -> bool {
        let count = binders.len() as u32;
        let outside = std::mem::take(&mut self.evaluated);
        let mut inside = Vec::with_capacity(outside.len() + binders.len() + 1);
        for term in outside.iter().copied().chain(scrutinee) {
            inside.push(self.store.shift(term, count));
        }
        for (i, _) in binders.iter().enumerate().filter(|(_, is_evaluated)| **is_evaluated) {
            inside.push(self.store.mk_bound(count - 1 - i as u32));
        }
        self.evaluated = inside;
        let holds = self.holds(body);
        self.evaluated = outside;
        holds
    }

    fn is_evaluated(&mut self, term: TermId) -> bool {
        match self.store.node(term) {
            _ if self.evaluated.contains(&term) => true,
            Node::Con(..) | Node::Lit(_) | Node::Lam(..) => true,
            Node::Free(var) => {
                self.store.var(var).evaluated || self.finiteness.of_variable(self.store, var).is_defined()
            }
            _ if is_operand(self.store, term) => true,
            _ => self.store.loose(term) == 0 && self.finiteness.of(self.store, term).is_defined(),
        }
    }
}
