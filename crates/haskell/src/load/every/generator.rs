//! Generators: the values that one may make, as variables with a condition. More values than it makes are right, fewer are not.

use selfsame_core::symbol::Symbol;

use super::super::suite::{bare, joined, operator, spine};
use super::{Making, cut};
use crate::derive::Make;
use crate::syntax::*;

/// What is said of a value that was made.
type Then<'t> = &'t mut dyn FnMut(&mut Making, Expr, Make) -> Option<Expr>;

/// Generators in one property, counted as often as what is said of their values is written down.
const MOST: u32 = 60;

const RANGES: [&str; 4] = ["choose", "chooseInt", "chooseInteger", "chooseBoundedIntegral"];

impl Making {
    /// That something holds of all that a generator makes.
    pub(super) fn generator(&mut self, generator: &Expr, then: Then<'_>, make: Make) -> Option<Expr> {
        let generator = bare(generator);
        self.next += 1;
        if self.next > MOST {
            return None;
        }
        match &generator.node {
            ExprNode::Annotation(..) => self.any(generator, None, then, make),
            ExprNode::App(..) => {
                let (head, args) = spine(generator);
                self.called(generator, head, &args, then, make)
            }
            ExprNode::Infix(items) => {
                if let Some(([InfixItem::Operand(head)], "$", right)) = cut(items, &["$"]) {
                    let right = joined(right, generator.span);
                    let (head, mut args) = spine(head);
                    args.push(&right);
                    return self.called(generator, head, &args, then, make);
                }
                if let [InfixItem::Operand(inner), such_that, InfixItem::Operand(condition)] = &items[..]
                    && operator(such_that) == Some("suchThat")
                {
                    self.words.insert("suchThat".into());
                    return self.such_that(inner, condition, then, make);
                }
                match self.applicative(items, then, make)? {
                    Some(found) => Some(found),
                    None => self.any(generator, None, then, make),
                }
            }
            _ => self.any(generator, None, then, make),
        }
    }

    fn called(&mut self, generator: &Expr, head: &Expr, args: &[&Expr], then: Then<'_>, make: Make) -> Option<Expr> {
        let known = [
            "return", "pure", "elements", "suchThat", "oneof", "resize", "scale", "fmap", "liftM", "liftA", "vectorOf",
        ];
        let word = match suite_word(head) {
            Some(word) if known.contains(&word) || RANGES.contains(&word) || ["listOf", "listOf1"].contains(&word) => {
                word
            }
            _ => return self.any(generator, None, then, make),
        };
        match (word, args) {
            ("return" | "pure", [value]) => {
                self.words.insert(word.into());
                then(self, (*value).clone(), make)
            }
            ("elements", [list]) => {
                self.words.insert(word.into());
                let (element, pat) = self.fresh(make);
                let body = then(self, element, make)?;
                let each = make.expr(ExprNode::Lambda(vec![pat], Box::new(body)));
                Some(self.library(make, "eachOf", [(*list).clone(), make.expr(ExprNode::Paren(Box::new(each)))]))
            }
            ("suchThat", [inner, condition]) => {
                self.words.insert(word.into());
                self.such_that(inner, condition, then, make)
            }
            ("resize" | "scale", [_, inner]) => {
                self.words.insert(word.into());
                self.generator(inner, then, make)
            }
            ("fmap" | "liftM" | "liftA", [function, inner]) => {
                self.words.insert(word.into());
                let with = &mut |making: &mut Making, value: Expr, make: Make| {
                    then(making, make.apply((*function).clone(), [value]), make)
                };
                self.generator(inner, with, make)
            }
            ("oneof", [list])
                if let ExprNode::List(parts) = &bare(list).node
                    && !parts.is_empty() =>
            {
                self.words.insert(word.into());
                let all: Option<Vec<Expr>> = parts.iter().map(|part| self.generator(part, then, make)).collect();
                Some(self.library(make, "conjoin", [make.expr(ExprNode::List(all?))]))
            }
            _ => {
                let condition = self.condition(generator, make);
                self.any(generator, condition, then, make)
            }
        }
    }

    fn such_that(&mut self, inner: &Expr, condition: &Expr, then: Then<'_>, make: Make) -> Option<Expr> {
        let with = &mut |making: &mut Making, value: Expr, make: Make| {
            let body = then(making, value.clone(), make)?;
            let is_one = make.apply(condition.clone(), [value]);
            Some(making.library(make, "among", [is_one, body]))
        };
        self.generator(inner, with, make)
    }

    /// `f <$> g <*> h`.
    #[expect(clippy::option_option, reason = "another chain is no failure")]
    fn applicative(&mut self, items: &[InfixItem], then: Then<'_>, make: Make) -> Option<Option<Expr>> {
        let operators: Option<Vec<&str>> = items.iter().skip(1).step_by(2).map(operator).collect();
        let Some(operators) = operators else { return Some(None) };
        let operands: Vec<&Expr> = items
            .iter()
            .filter_map(|item| match item {
                InfixItem::Operand(operand) => Some(operand),
                _ => None,
            })
            .collect();
        let [first, rest @ ..] = &operators[..] else { return Some(None) };
        if *first != "<$>" || rest.iter().any(|name| *name != "<*>") || operands.len() != operators.len() + 1 {
            return Some(None);
        }
        self.words.extend([Symbol::new("<$>"), Symbol::new("<*>")]);
        self.arguments(operands[0].clone(), &operands[1..], then, make).map(Some)
    }

    fn arguments(&mut self, function: Expr, generators: &[&Expr], then: Then<'_>, make: Make) -> Option<Expr> {
        let Some((first, rest)) = generators.split_first() else { return then(self, function, make) };
        let with = &mut |making: &mut Making, value: Expr, make: Make| {
            making.arguments(make.apply(function.clone(), [value]), rest, then, make)
        };
        self.generator(first, with, make)
    }

    /// Any value of the type of what a generator makes, perhaps with a condition.
    fn any(&mut self, generator: &Expr, condition: Option<Expr>, then: Then<'_>, make: Make) -> Option<Expr> {
        let (value, pat) = self.fresh(make);
        self.params.push(pat);
        let body = then(self, value.clone(), make)?;
        let body = match condition {
            Some(condition) => {
                let is_one = make.apply(make.expr(ExprNode::Paren(Box::new(condition))), [value.clone()]);
                self.library(make, "among", [is_one, body])
            }
            None => body,
        };
        // Says of which type the value is; nobody evaluates it, and nothing is left of it.
        let typed = self.library(make, "typed", [generator.clone(), value]);
        let name = format!("typed'{}", self.next);
        let decls = vec![make.function(&name, vec![make.clause(Vec::new(), typed)])];
        Some(make.expr(ExprNode::Let(decls, Box::new(body))))
    }

    /// A function that is true of all that a generator makes, where one is known.
    fn condition(&mut self, generator: &Expr, make: Make) -> Option<Expr> {
        let (head, args) = spine(bare(generator));
        let word = suite_word(head)?;
        let each = |making: &mut Making, inner: &Expr| match making.condition(inner, make) {
            Some(condition) => make.expr(ExprNode::Paren(Box::new(condition))),
            None => making.library(make, "anything", []),
        };
        let found = match (word, &args[..]) {
            (range, [bounds]) if RANGES.contains(&range) => self.library(make, "spans", [(*bounds).clone()]),
            ("listOf", [inner]) => {
                let inner = each(self, inner);
                self.library(make, "listsOf", [inner])
            }
            ("listOf1", [inner]) => {
                let inner = each(self, inner);
                self.library(make, "someOf", [inner])
            }
            ("vectorOf", [count, inner]) => {
                let inner = each(self, inner);
                self.library(make, "soManyOf", [(*count).clone(), inner])
            }
            _ => return None,
        };
        self.words.insert(word.into());
        Some(found)
    }
}

fn suite_word(head: &Expr) -> Option<&str> {
    super::super::suite::variable(bare(head))
}
