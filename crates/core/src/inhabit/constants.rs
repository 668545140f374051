//! Numbers that a program speaks of: what it does may change at them, wherever they are.

use std::collections::BTreeSet;

use num_bigint::BigInt;
use num_traits::{Signed, ToPrimitive};

use crate::expr::{AltPattern, Expr, Lit};
use crate::program::Program;
use crate::symbol::Symbol;

/// Numbers this near to nought are tried by everyone.
const NEAR: i64 = 3;
/// Constants that are looked at; the others of a program with many are left out.
const MOST: usize = 12;

/// The numbers in expressions and in what they call, as far as it is the program's own, with those next to them and the same
/// with the other sign. None of these is near to nought.
pub fn constants(program: &Program, exprs: &[&Expr]) -> Vec<i64> {
    let mut found = Found { program, seen: BTreeSet::new(), todo: Vec::new(), numbers: Vec::new() };
    exprs.iter().for_each(|expr| found.visit(expr));
    while let Some(name) = found.todo.pop() {
        let Some(id) = program.global_id(name).filter(|id| program.is_own(*id)) else { continue };
        if let Ok(code) = program.global(id).code.expr() {
            found.visit(&code);
        }
    }
    let mut all = Vec::new();
    for number in found.numbers.iter().take(MOST).filter_map(BigInt::to_i64) {
        for sign in [1, -1] {
            let around = [0, -1, 1].map(|step| number.checked_mul(sign).and_then(|number| number.checked_add(step)));
            all.extend(around.into_iter().flatten());
        }
    }
    let mut seen = BTreeSet::new();
    all.retain(|number| seen.insert(*number));
    all
}

struct Found<'a> {
    program: &'a Program,
    seen: BTreeSet<u32>,
    todo: Vec<Symbol>,
    numbers: Vec<BigInt>,
}

impl Found<'_> {
    fn visit(&mut self, expr: &Expr) {
        self.visit_after(expr, "");
    }

    /// After a text was seen to begin with these digits: a number may be compared, digit by digit, after it was written down.
    fn visit_after(&mut self, expr: &Expr, digits: &str) {
        match expr {
            Expr::Global(name) => {
                let own = self.program.global_id(*name).filter(|id| self.program.is_own(*id));
                if own.is_some_and(|id| self.seen.insert(id.0)) {
                    self.todo.push(*name);
                }
            }
            Expr::Lit(lit) => self.literal(lit),
            Expr::Case(scrutinee, alts, default) => {
                self.visit(scrutinee);
                for alt in alts {
                    let mut more = digits.to_owned();
                    match &alt.pattern {
                        AltPattern::Lit(Lit::Char(c)) if c.is_ascii_digit() || *c == '-' => more.push(*c),
                        AltPattern::Lit(lit) => self.literal(lit),
                        AltPattern::Con(..) => {}
                    }
                    self.text(&more);
                    self.visit_after(&alt.body, &more);
                }
                if let Some(default) = default {
                    self.visit_after(default, digits);
                }
                return;
            }
            _ => {}
        }
        expr.each_part(|part| self.visit_after(part, digits));
    }

    fn literal(&mut self, lit: &Lit) {
        match lit {
            Lit::Int(n) => self.number(BigInt::from(*n)),
            Lit::Integer(n) => self.number(n.clone()),
            Lit::Str(text) => self.text(text),
            Lit::Char(_) | Lit::Double(_) => {}
        }
    }

    fn text(&mut self, text: &str) {
        if let Ok(number) = text.parse() {
            self.number(number);
        }
    }

    fn number(&mut self, number: BigInt) {
        if number.abs() > BigInt::from(NEAR) && !self.numbers.contains(&number) {
            self.numbers.push(number);
        }
    }
}
