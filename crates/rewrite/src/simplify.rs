//! Simplification of builtin terms as they are built: constants, sums in one canonical form, reads over writes.
//!
//! Every step keeps the value in the standard model of the builtins, whatever the variables are.

use std::collections::BTreeMap;

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Signed, Zero};

use crate::limits;
use crate::signature::{Fun, INT, Op};
use crate::term::{Args, Term, Terms};

/// A product of atoms (sorted), by its factor; the empty product is the constant.
type Polynomial = BTreeMap<Vec<Term>, BigInt>;

impl Terms {
    /// `op` applied to arguments that are simplified already.
    pub(crate) fn simplify(&mut self, op: &Op, fun: Fun, args: Args) -> Term {
        match op {
            Op::Add | Op::Sub | Op::Mul => self.arithmetic(op, fun, args),
            Op::Div | Op::Mod => self.division(op, fun, args),
            Op::Gt => self.builtin(Op::Lt, &[args[1], args[0]]),
            Op::Ge => self.builtin(Op::Le, &[args[1], args[0]]),
            Op::Lt | Op::Le => match self.constant_difference(args[0], args[1]) {
                Some(d) => self.bool(if *op == Op::Lt { d.is_negative() } else { !d.is_positive() }),
                None => self.raw(fun, args),
            },
            Op::Eq => self.equality(fun, args),
            Op::Not => self.negation(fun, args),
            Op::And | Op::Or => self.junction(*op == Op::And, fun, args),
            Op::Implies => {
                let not = self.not(args[0]);
                self.builtin(Op::Or, &[not, args[1]])
            }
            Op::Xor => {
                let same = self.eq(args[0], args[1]);
                self.not(same)
            }
            Op::Ite => match self.as_bool(args[0]) {
                Some(condition) => args[if condition { 1 } else { 2 }],
                None if args[1] == args[2] => args[1],
                None => self.raw(fun, args),
            },
            Op::Select => self.select(fun, args),
            Op::Store => self.store(fun, args),
            Op::True | Op::False | Op::Bv(_) | Op::BvLiteral(_) | Op::Uninterpreted => self.raw(fun, args),
        }
    }

    fn arithmetic(&mut self, op: &Op, fun: Fun, args: Args) -> Term {
        if self.sig.fun_info(fun).result != INT {
            return self.raw(fun, args);
        }
        let (a, b) = (self.polynomial(args[0]), self.polynomial(args[1]));
        let result = match op {
            Op::Add => add(a, b, 1),
            Op::Sub => add(a, b, -1),
            _ if a.len().max(1) * b.len().max(1) > limits::MONOMIALS => return self.raw(fun, args),
            _ => multiply(&a, &b),
        };
        if too_long(&result) {
            return self.raw(fun, args);
        }
        self.sum(result)
    }

    /// The term as a sum of products of atoms.
    pub fn polynomial(&self, term: Term) -> Polynomial {
        if let Some(value) = self.as_int(term) {
            return if value.is_zero() { Polynomial::new() } else { [(Vec::new(), value.clone())].into() };
        }
        match self.as_op(term) {
            Some((Op::Add, args)) => add(self.polynomial(args[0]), self.polynomial(args[1]), 1),
            Some((Op::Sub, args)) => add(self.polynomial(args[0]), self.polynomial(args[1]), -1),
            Some((Op::Mul, args)) => {
                let (a, b) = (self.polynomial(args[0]), self.polynomial(args[1]));
                if a.len().max(1) * b.len().max(1) > limits::MONOMIALS {
                    return [(vec![term], BigInt::one())].into();
                }
                let product = multiply(&a, &b);
                if too_long(&product) { [(vec![term], BigInt::one())].into() } else { product }
            }
            _ => [(vec![term], BigInt::one())].into(),
        }
    }

    fn sum(&mut self, polynomial: Polynomial) -> Term {
        let (add, sub) = (self.sig.builtin(Op::Add, &[INT, INT], INT), self.sig.builtin(Op::Sub, &[INT, INT], INT));
        let constant = polynomial.get(&Vec::new()).cloned().unwrap_or_default();
        let parts = || polynomial.iter().filter(|(atoms, _)| !atoms.is_empty());
        // Positive parts first, so that a difference reads as one; the constant comes last where it can.
        let mut sum: Option<Term> = None;
        for (atoms, factor) in parts().filter(|(_, f)| f.is_positive()) {
            let part = self.monomial(atoms, factor);
            sum = Some(sum.map_or(part, |s| self.raw(add, Args::from_slice(&[s, part]))));
        }
        let constant_first = sum.is_none();
        let mut sum = match sum {
            None => self.int(constant.clone()),
            Some(sum) if constant.is_positive() => {
                let part = self.int(constant.clone());
                self.raw(add, Args::from_slice(&[sum, part]))
            }
            Some(sum) => sum,
        };
        for (atoms, factor) in parts().filter(|(_, f)| f.is_negative()) {
            let part = self.monomial(atoms, &factor.abs());
            sum = self.raw(sub, Args::from_slice(&[sum, part]));
        }
        if constant_first || !constant.is_negative() {
            return sum;
        }
        let part = self.int(constant.abs());
        self.raw(sub, Args::from_slice(&[sum, part]))
    }

    fn monomial(&mut self, atoms: &[Term], factor: &BigInt) -> Term {
        let mul = self.sig.builtin(Op::Mul, &[INT, INT], INT);
        let mut product = atoms[0];
        for atom in &atoms[1..] {
            product = self.raw(mul, Args::from_slice(&[product, *atom]));
        }
        if factor.is_one() {
            return product;
        }
        let factor = self.int(factor.clone());
        self.raw(mul, Args::from_slice(&[factor, product]))
    }

    /// `a - b`, when it is the same number for all values of the variables.
    pub fn constant_difference(&self, a: Term, b: Term) -> Option<BigInt> {
        if self.sort(a) != INT || self.sort(b) != INT {
            return None;
        }
        let difference = add(self.polynomial(a), self.polynomial(b), -1);
        match difference.len() {
            0 => Some(BigInt::zero()),
            1 => difference.get(&Vec::new()).cloned(),
            _ => None,
        }
    }

    fn division(&mut self, op: &Op, fun: Fun, args: Args) -> Term {
        let (Some(a), Some(b)) = (self.as_int(args[0]), self.as_int(args[1])) else {
            return self.raw(fun, args);
        };
        if b.is_zero() {
            return self.raw(fun, args);
        }
        // The remainder is never negative, whatever the signs.
        let remainder = a.mod_floor(&b.abs());
        let result = if *op == Op::Mod { remainder } else { (a - &remainder) / b };
        self.int(result)
    }

    fn equality(&mut self, fun: Fun, args: Args) -> Term {
        let (a, b) = (args[0], args[1]);
        if a == b {
            return self.bool(true);
        }
        if let Some(d) = self.constant_difference(a, b) {
            return self.bool(d.is_zero());
        }
        if let Some(different) = self.distinct_literals(a, b) {
            return self.bool(!different);
        }
        match (self.as_bool(a), self.as_bool(b)) {
            (Some(true), _) => return b,
            (_, Some(true)) => return a,
            (Some(false), _) => return self.not(b),
            (_, Some(false)) => return self.not(a),
            (None, None) => {}
        }
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        self.raw(fun, Args::from_slice(&[a, b]))
    }

    /// Whether two different bit-vector literals face each other.
    fn distinct_literals(&self, a: Term, b: Term) -> Option<bool> {
        match (self.as_op(a)?, self.as_op(b)?) {
            ((Op::BvLiteral(x), _), (Op::BvLiteral(y), _)) => Some(x != y),
            _ => None,
        }
    }

    fn negation(&mut self, fun: Fun, args: Args) -> Term {
        if let Some(value) = self.as_bool(args[0]) {
            return self.bool(!value);
        }
        match self.as_op(args[0]) {
            Some((Op::Not, inner)) => inner[0],
            Some((Op::Lt, inner)) => {
                let (a, b) = (inner[0], inner[1]);
                self.builtin(Op::Le, &[b, a])
            }
            Some((Op::Le, inner)) => {
                let (a, b) = (inner[0], inner[1]);
                self.builtin(Op::Lt, &[b, a])
            }
            _ => self.raw(fun, args),
        }
    }

    fn junction(&mut self, and: bool, fun: Fun, args: Args) -> Term {
        let (a, b) = (args[0], args[1]);
        if a == b {
            return a;
        }
        for (one, other) in [(a, b), (b, a)] {
            match self.as_bool(one) {
                Some(value) if value == and => return other,
                Some(value) => return self.bool(value),
                None => {}
            }
        }
        if self.not(a) == b {
            return self.bool(!and);
        }
        self.raw(fun, args)
    }

    /// Some(true) when the two indices are the same for all values of the variables, Some(false) when never.
    fn same_index(&self, a: Term, b: Term) -> Option<bool> {
        if a == b {
            return Some(true);
        }
        if let Some(difference) = self.constant_difference(a, b) {
            return Some(difference.is_zero());
        }
        self.distinct_literals(a, b).map(|different| !different)
    }

    fn select(&mut self, fun: Fun, args: Args) -> Term {
        let (mut map, index) = (args[0], args[1]);
        while let Some((Op::Store, inner)) = self.as_op(map) {
            let (below, at, value) = (inner[0], inner[1], inner[2]);
            match self.same_index(at, index) {
                Some(true) => return value,
                Some(false) => map = below,
                None => break,
            }
        }
        self.raw(fun, Args::from_slice(&[map, index]))
    }

    fn store(&mut self, fun: Fun, args: Args) -> Term {
        let (map, index, value) = (args[0], args[1], args[2]);
        if let Some((Op::Select, read)) = self.as_op(value)
            && read[0] == map
            && read[1] == index
        {
            return map;
        }
        if let Some((Op::Store, inner)) = self.as_op(map) {
            let (below, at, old) = (inner[0], inner[1], inner[2]);
            match self.same_index(at, index) {
                Some(true) => return self.app(fun, Args::from_slice(&[below, index, value])),
                // Writes to different literal places come in the order of the places.
                Some(false) if self.index_order(index, at) => {
                    let below = self.app(fun, Args::from_slice(&[below, index, value]));
                    return self.raw(fun, Args::from_slice(&[below, at, old]));
                }
                _ => {}
            }
        }
        self.raw(fun, args)
    }

    fn index_order(&self, a: Term, b: Term) -> bool {
        match (self.as_int(a), self.as_int(b)) {
            (Some(a), Some(b)) => a < b,
            _ => a < b,
        }
    }
}

fn too_long(polynomial: &Polynomial) -> bool {
    polynomial.values().any(|factor| factor.bits() > limits::NUMBER_BITS)
}

fn add(mut a: Polynomial, b: Polynomial, sign: i32) -> Polynomial {
    for (atoms, factor) in b {
        let entry = a.entry(atoms).or_default();
        *entry += factor * sign;
    }
    a.retain(|_, factor| !factor.is_zero());
    a
}

fn multiply(a: &Polynomial, b: &Polynomial) -> Polynomial {
    let mut product = Polynomial::new();
    for (left, x) in a {
        for (right, y) in b {
            let mut atoms: Vec<Term> = left.iter().chain(right).copied().collect();
            atoms.sort();
            *product.entry(atoms).or_default() += x * y;
        }
    }
    product.retain(|_, factor| !factor.is_zero());
    product
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::term::Role;

    fn int_var(terms: &mut Terms, name: &str) -> Term {
        let var = terms.new_var(name, INT, Role::Goal);
        terms.var(var)
    }

    #[test]
    fn sums_have_one_form() {
        let terms = &mut Terms::default();
        let (x, y) = (int_var(terms, "X"), int_var(terms, "Y"));
        let one = terms.int(1);
        let a = terms.builtin(Op::Sub, &[x, one]);
        let b = terms.builtin(Op::Add, &[a, y]);
        let c = terms.builtin(Op::Add, &[b, one]);
        let d = terms.builtin(Op::Add, &[y, x]);
        assert_eq!(c, d);
        assert_eq!(terms.show(b), "(mminus (mplus X Y) 1)");
        let zero = terms.builtin(Op::Sub, &[x, x]);
        assert_eq!(terms.show(zero), "0");
        let neg = terms.builtin(Op::Sub, &[zero, x]);
        assert_eq!(terms.show(neg), "(mminus 0 X)");
        let neg = terms.builtin(Op::Sub, &[neg, one]);
        assert_eq!(terms.show(neg), "(mminus -1 X)");
        let prod = terms.builtin(Op::Mul, &[a, a]);
        assert_eq!(terms.show(prod), "(mminus (mplus (mtimes X X) 1) (mtimes 2 X))");
    }

    #[test]
    fn comparisons_of_equal_sums_are_decided() {
        let terms = &mut Terms::default();
        let x = int_var(terms, "X");
        let one = terms.int(1);
        let next = terms.builtin(Op::Add, &[x, one]);
        let less = terms.builtin(Op::Lt, &[x, next]);
        assert_eq!(terms.as_bool(less), Some(true));
        let same = terms.eq(x, next);
        assert_eq!(terms.as_bool(same), Some(false));
    }

    #[test]
    fn division_rounds_as_the_solver_does() {
        let terms = &mut Terms::default();
        for (a, b, div, rem) in [(7, 2, 3, 1), (-7, 2, -4, 1), (7, -2, -3, 1), (-7, -2, 4, 1)] {
            let (a, b) = (terms.int(a), terms.int(b));
            let (d, r) = (terms.builtin(Op::Div, &[a, b]), terms.builtin(Op::Mod, &[a, b]));
            assert_eq!((terms.show(d), terms.show(r)), (div.to_string(), rem.to_string()));
        }
    }
}
