//! `RULES`: both sides at one type, over variables whose types are as general as the sides allow.

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::expr::Local;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use selfsame_typing::shown_name;

use super::checker::{Checker, LocalVar};
use super::convert::{core_type, dictionary_type};
use super::default::Defaulting;
use super::finish::Draft;
use super::substitute::{replace, replace_pred};
use crate::elab::Elab;
use crate::syntax::Rule;

/// A rule that type-checks, or why it does not.
#[derive(Clone, Debug)]
pub struct CheckedRule {
    /// As the pragma has it, without quotes.
    pub name: String,
    /// As it is written; it says when GHC would use the rule, and means nothing here.
    pub phase: Option<String>,
    /// The whole rule.
    pub span: Span,
    /// What it says, or why nothing can be said.
    pub sides: Result<Sides<Elab>, Symbol>,
}

/// What a rule says: both sides are equal for all types, dictionaries and values of the variables.
#[derive(Clone, Debug)]
pub struct Sides<Code> {
    /// Quantified over; nothing may be assumed of these types.
    pub type_vars: Vec<Symbol>,
    /// The class dictionaries that the rule is overloaded in, free in both sides.
    pub dicts: Vec<(Local, Type)>,
    /// Free in both sides, in the order of the source.
    pub vars: Vec<(Local, Type)>,
    /// The type of both sides.
    pub ty: Type,
    /// The left side, over dictionaries and variables.
    pub lhs: Code,
    /// The right side, over the same.
    pub rhs: Code,
    /// Where the source has the sides.
    pub spans: [Span; 2],
}

impl<Code> Sides<Code> {
    /// The same with its code translated, in which the variables stay free.
    pub fn map<Other>(self, of: impl Fn(&[Local], &Code) -> Other) -> Sides<Other> {
        let free: Vec<Local> = self.dicts.iter().chain(&self.vars).map(|(local, _)| *local).collect();
        let (lhs, rhs) = (of(&free, &self.lhs), of(&free, &self.rhs));
        let Sides { type_vars, dicts, vars, ty, spans, .. } = self;
        Sides { type_vars, dicts, vars, ty, lhs, rhs, spans }
    }
}

/// A rule whose holes are not filled yet.
pub(super) struct DraftRule {
    rule: CheckedRule,
    lhs: Draft,
    rhs: Draft,
}

impl Checker<'_> {
    pub fn rule(&mut self, rule: &Rule) -> DraftRule {
        self.start_definition();
        let start = self.wanteds.len();
        let (locals, tyvars) = (self.locals.mark(), self.tyvars.len());
        self.level += 1;
        // Type variables of a rule may be overloaded by what the sides use, so they are left open until both are checked.
        let mut names = rule.type_binders.clone();
        for ty in rule.binders.iter().filter_map(|binder| binder.ty.as_ref()) {
            self.free_variables(ty, &mut names);
        }
        for name in names {
            let ty = self.fresh();
            self.tyvars.push((name, ty));
        }
        let mut vars = Vec::with_capacity(rule.binders.len());
        for binder in &rule.binders {
            let ty = match &binder.ty {
                Some(ty) => self.star(ty),
                None => self.fresh(),
            };
            let local = self.local(binder.name.base);
            vars.push((local, ty.clone()));
            self.locals.push(LocalVar { local, ty, group: None, trouble: None });
        }
        let binders: Vec<_> = rule.binders.iter().map(|binder| binder.name).collect();
        self.distinct(&binders, "the variable");
        let (lhs, ty) = self.infer(&rule.lhs);
        let rhs = self.check(&rule.rhs, &ty);
        self.solve(start);
        self.level -= 1;
        self.locals.reset(locals);
        self.tyvars.truncate(tyvars);
        let mut types: Vec<Type> = vars.iter().map(|(_, ty)| ty.clone()).collect();
        types.push(ty.clone());
        let (rigid, preds, dicts) = self.generalise(&types, start, false);
        self.default_above(1, start, Defaulting::Standard);
        let type_vars = shown_names(&rigid);
        let shown: Vec<Type> = type_vars.iter().map(|var| Type::Var(*var)).collect();
        let mut closed = |ty: &Type| core_type(&replace(&self.metas.resolve(ty), &rigid, &shown));
        let vars = vars.iter().map(|(local, ty)| (*local, closed(ty))).collect();
        let ty = closed(&ty);
        let preds = preds.iter().map(|pred| replace_pred(pred, &rigid, &shown));
        let dicts = dicts.into_iter().zip(preds.map(|pred| dictionary_type(&pred))).collect();
        let placeholder = super::term::placeholder;
        self.give_up_large(rule.span, start);
        let sides = match self.trouble.or(self.all_spoiled) {
            Some(why) => Err(why),
            None => {
                let spans = [rule.lhs.span, rule.rhs.span];
                Ok(Sides { type_vars, dicts, vars, ty, lhs: placeholder(), rhs: placeholder(), spans })
            }
        };
        let locals = self.next_local;
        DraftRule {
            rule: CheckedRule { name: rule.name.node.clone(), phase: rule.phase.clone(), span: rule.span, sides },
            lhs: Draft { body: lhs, locals },
            rhs: Draft { body: rhs, locals },
        }
    }

    pub fn finish_rule(&mut self, draft: DraftRule) -> CheckedRule {
        let DraftRule { mut rule, lhs, rhs } = draft;
        self.metas.start();
        if let Ok(sides) = &mut rule.sides {
            sides.lhs = lhs.finish(&self.holes, &mut self.metas);
            sides.rhs = rhs.finish(&self.holes, &mut self.metas);
        }
        if self.metas.is_too_large() {
            rule.sides = Err(Symbol::new("its types are too large"));
        }
        rule
    }

    /// Two rules of one name cannot be told apart in a report.
    pub fn distinct_rules(&mut self, rules: &[Rule]) {
        for (i, rule) in rules.iter().enumerate() {
            if let Some(first) = rules[..i].iter().find(|other| other.name.node == rule.name.node) {
                let message = format!("there are two rules \"{}\"", rule.name.node);
                let diagnostic = Diagnostic::warning(rule.name.span, message);
                self.diagnostics.push(diagnostic.also(first.name.span, "the other one"));
            }
        }
    }
}

/// The names that rigid variables are shown by, told apart.
fn shown_names(rigid: &[Symbol]) -> Vec<Symbol> {
    let mut names: Vec<Symbol> = Vec::with_capacity(rigid.len());
    for var in rigid {
        let base = shown_name(var.as_str());
        let mut name = Symbol::new(base);
        let mut n = 0;
        while names.contains(&name) {
            n += 1;
            name = Symbol::new(&format!("{base}{n}"));
        }
        names.push(name);
    }
    names
}
