//! What holds between columns of numbers: equalities, products, linear relations, orders.

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Signed, Zero};
use rustc_hash::FxHashMap;

use crate::limits;
use crate::signature::{INT, Op};
use crate::term::{Role, Term, Terms};

/// Named columns, all of the same height.
#[derive(Default)]
pub struct Columns {
    names: Vec<Term>,
    values: Vec<Vec<BigInt>>,
    /// Whether orders and products of the column are of interest.
    plain: Vec<bool>,
}

impl Columns {
    pub fn add(&mut self, name: Term, values: Vec<BigInt>, plain: bool) {
        self.names.push(name);
        self.values.push(values);
        self.plain.push(plain);
    }

    /// Whether both are columns, with the same numbers.
    pub fn are_equal(&self, one: Term, other: Term) -> bool {
        let column = |name: Term| self.names.iter().position(|n| *n == name).map(|i| &self.values[i]);
        column(one).is_some() && column(one) == column(other)
    }

    pub fn len(&self) -> usize {
        self.names.len()
    }

    pub fn iter(&self) -> impl Iterator<Item = (Term, &Vec<BigInt>)> {
        self.names.iter().copied().zip(&self.values)
    }
}

/// All facts found, as formulas over the names; with `sums`, orders between one column and the sum of two.
pub fn facts(terms: &mut Terms, columns: &Columns, sums: bool) -> Vec<Term> {
    let mut found = Vec::new();
    // Equal columns become one: the first stands for the others.
    let mut distinct: Vec<usize> = Vec::new();
    for i in 0..columns.names.len() {
        match distinct.iter().find(|j| columns.values[**j] == columns.values[i]) {
            Some(j) => found.push(terms.eq(columns.names[*j], columns.names[i])),
            None => distinct.push(i),
        }
    }
    let small = |i: &usize| columns.values[*i].iter().all(|v| v.abs() <= BigInt::from(limits::LARGE_NUMBER));
    let counters: Vec<usize> = distinct.iter().copied().filter(|i| columns.plain[*i] && small(i)).collect();
    let mut explained = constants(terms, columns, &counters, &mut found);
    explained.extend(products(terms, columns, &counters, &explained, &mut found));
    let numbers: Vec<usize> = distinct.iter().copied().filter(|i| small(i) && !explained.contains(i)).collect();
    linear(terms, columns, &numbers, &mut found);
    orders(terms, columns, &counters, sums, &mut found);
    let varying: Vec<usize> = counters.iter().copied().filter(|i| !explained.contains(i)).collect();
    squares(terms, columns, &distinct, &varying, &mut found);
    counted_twice(terms, columns, &varying, &mut found);
    found
}

/// `a * b + c = d * e + f`: what two nested loops have counted so far, one as rows and one as columns.
fn counted_twice(terms: &mut Terms, columns: &Columns, varying: &[usize], found: &mut Vec<Term>) {
    if varying.len() > limits::COUNTERS {
        return;
    }
    let mut known: FxHashMap<Vec<BigInt>, Vec<[usize; 3]>> = FxHashMap::default();
    for (n, a) in varying.iter().enumerate() {
        for b in &varying[..n] {
            for c in varying.iter().filter(|c| *c != a && *c != b) {
                let value = |k: usize| &columns.values[*a][k] * &columns.values[*b][k] + &columns.values[*c][k];
                let values: Vec<BigInt> = (0..columns.values[*a].len()).map(value).collect();
                let before = known.entry(values).or_default();
                // With a factor in common it says something of the others alone, which is not what was counted.
                let other = before.iter().find(|other| !other.iter().any(|i| [a, b, c].contains(&i))).copied();
                before.push([*a, *b, *c]);
                let Some(other) = other else { continue };
                let mut sum = |[a, b, c]: [usize; 3]| {
                    let product = terms.builtin(Op::Mul, &[columns.names[a], columns.names[b]]);
                    terms.builtin(Op::Add, &[product, columns.names[c]])
                };
                let (one, other) = (sum(other), sum([*a, *b, *c]));
                found.push(terms.eq(one, other));
            }
        }
    }
}

/// `k * a = p * b * b + q * b + r`: what a loop has added up, its counter among it, such as `2 * a = b * b - b`.
fn squares(terms: &mut Terms, columns: &Columns, sums: &[usize], counters: &[usize], found: &mut Vec<Term>) {
    for b in counters {
        let xs = &columns.values[*b];
        let mut points: Vec<usize> = Vec::new();
        for (k, x) in xs.iter().enumerate() {
            if points.len() < limits::FEWEST_POINTS && !points.iter().any(|p| xs[*p] == *x) {
                points.push(k);
            }
        }
        let [k0, k1, k2, _, _] = points[..] else { continue };
        let [x0, x1, x2] = [&xs[k0], &xs[k1], &xs[k2]];
        let scale = (x1 - x0) * (x2 - x0) * (x2 - x1);
        for a in sums.iter().filter(|a| *a != b && columns.plain[**a]) {
            let ys = &columns.values[*a];
            let [y0, y1, y2] = [&ys[k0], &ys[k1], &ys[k2]];
            // Lagrange's polynomial through three points, times `scale`.
            let (w0, w1, w2) = (y0 * (x2 - x1), -(y1 * (x2 - x0)), y2 * (x1 - x0));
            let mut relation = [
                scale.clone(),
                &w0 + &w1 + &w2,
                -(&w0 * (x1 + x2) + &w1 * (x0 + x2) + &w2 * (x0 + x1)),
                w0 * x1 * x2 + w1 * x0 * x2 + w2 * x0 * x1,
            ];
            reduce(&mut relation);
            let [k, p, q, r] = &relation;
            let holds = xs.iter().zip(ys).all(|(x, y)| k * y == p * x * x + q * x + r);
            if p.is_zero() || !holds {
                continue;
            }
            let (a, b) = (columns.names[*a], columns.names[*b]);
            let parts = [(k, vec![a], true), (p, vec![b, b], false), (q, vec![b], false), (r, vec![], false)];
            let mut sides = [terms.int(0), terms.int(0)];
            for (factor, names, is_left) in parts {
                let side = usize::from(is_left == factor.is_negative());
                let part =
                    names.into_iter().fold(terms.int(factor.abs()), |part, name| terms.builtin(Op::Mul, &[part, name]));
                sides[side] = terms.builtin(Op::Add, &[sides[side], part]);
            }
            found.push(terms.eq(sides[0], sides[1]));
        }
    }
}

/// `a` is a multiple of `b`, a place that the goal multiplies with something: `a = q * b` for a number `q` that nothing else
/// speaks of. The first of them, since each costs a witness.
pub fn multiples(terms: &mut Terms, columns: &Columns, factors: &[Term]) -> Option<Term> {
    let is_factor = |i: &usize| {
        terms.as_op(columns.names[*i]).is_some_and(|(op, args)| *op == Op::Select && factors.contains(&args[1]))
    };
    let varies = |values: &[BigInt]| values.iter().any(|v| *v != values[0]);
    let b = (0..columns.len()).filter(is_factor).find(|i| columns.values[*i].iter().all(Signed::is_positive))?;
    let divisors = &columns.values[b];
    let is_known = |values: &Vec<BigInt>| {
        let product = |other: &Vec<BigInt>| (0..values.len()).all(|k| values[k] == &other[k] * &divisors[k]);
        columns.values.iter().any(product) || values == divisors
    };
    let a = (0..columns.len()).filter(|a| columns.plain[*a]).find(|a| {
        let values = &columns.values[*a];
        let are = values.iter().zip(divisors).all(|(v, d)| v.is_multiple_of(d));
        are && varies(values) && !is_known(values)
    })?;
    let quotient = terms.new_var("Q", INT, Role::Goal);
    let quotient = terms.var(quotient);
    let product = terms.builtin(Op::Mul, &[quotient, columns.names[b]]);
    Some(terms.eq(columns.names[a], product))
}

fn constants(terms: &mut Terms, columns: &Columns, counters: &[usize], found: &mut Vec<Term>) -> Vec<usize> {
    let mut explained = Vec::new();
    for i in counters {
        let values = &columns.values[*i];
        if values.iter().all(|v| *v == values[0]) {
            let value = terms.int(values[0].clone());
            found.push(terms.eq(columns.names[*i], value));
            explained.push(*i);
        }
    }
    explained
}

/// `a = b * c` and `a = b * c + d`.
fn products(
    terms: &mut Terms,
    columns: &Columns,
    counters: &[usize],
    constant: &[usize],
    found: &mut Vec<Term>,
) -> Vec<usize> {
    let mut explained = Vec::new();
    let varying: Vec<usize> = counters.iter().copied().filter(|i| !constant.contains(i)).collect();
    for a in &varying {
        let mut hit = None;
        for (n, b) in varying.iter().enumerate() {
            for c in &varying[..=n] {
                if a == b || a == c || hit.is_some() {
                    continue;
                }
                let rest: Vec<BigInt> = (0..columns.values[*a].len())
                    .map(|k| &columns.values[*a][k] - &columns.values[*b][k] * &columns.values[*c][k])
                    .collect();
                let zero = rest.iter().all(Zero::is_zero);
                let added = varying.iter().find(|d| *d != a && columns.values[**d] == rest);
                if zero || added.is_some() {
                    hit = Some((*b, *c, added.copied()));
                }
            }
        }
        let Some((b, c, d)) = hit else { continue };
        let mut value = terms.builtin(Op::Mul, &[columns.names[b], columns.names[c]]);
        if let Some(d) = d {
            value = terms.builtin(Op::Add, &[value, columns.names[d]]);
        }
        found.push(terms.eq(columns.names[*a], value));
        explained.push(*a);
    }
    explained
}

/// All linear relations, by elimination without fractions.
fn linear(terms: &mut Terms, columns: &Columns, numbers: &[usize], found: &mut Vec<Term>) {
    let height = columns.values.first().map_or(0, Vec::len);
    // Too few moments would be explained by anything.
    if height < numbers.len() + 3 {
        return;
    }
    let width = numbers.len() + 1;
    let mut rows: Vec<Vec<BigInt>> = (0..height)
        .map(|k| numbers.iter().map(|i| columns.values[*i][k].clone()).chain([BigInt::one()]).collect())
        .collect();
    let mut pivots = Vec::new();
    let mut rank = 0;
    for column in (0..width).rev() {
        let Some(row) = (rank..rows.len()).find(|r| !rows[*r][column].is_zero()) else { continue };
        rows.swap(rank, row);
        let pivot = rows[rank].clone();
        for (r, row) in rows.iter_mut().enumerate() {
            if r != rank && !row[column].is_zero() {
                let (p, q) = (pivot[column].clone(), row[column].clone());
                for k in 0..width {
                    row[k] = &row[k] * &p - &pivot[k] * &q;
                }
                reduce(row);
            }
        }
        pivots.push(column);
        rank += 1;
    }
    // Each column without a pivot gives a relation: it is 1, the other such columns 0, and pivots follow.
    for free in (0..width).filter(|c| !pivots.contains(c)) {
        let mut relation = vec![BigInt::zero(); width];
        let common = (0..rank).fold(BigInt::one(), |acc, r| acc.lcm(&rows[r][pivots[r]]));
        relation[free] = common.clone();
        for r in 0..rank {
            relation[pivots[r]] = -(&rows[r][free] * &common) / &rows[r][pivots[r]];
        }
        reduce(&mut relation);
        let mut sides = [terms.int(0), terms.int(0)];
        for (k, factor) in relation.iter().enumerate().filter(|(_, f)| !f.is_zero()) {
            let side = usize::from(factor.is_negative());
            let factor = terms.int(factor.abs());
            let part = match numbers.get(k) {
                Some(i) => terms.builtin(Op::Mul, &[factor, columns.names[*i]]),
                None => factor,
            };
            sides[side] = terms.builtin(Op::Add, &[sides[side], part]);
        }
        found.push(terms.eq(sides[0], sides[1]));
    }
}

fn reduce(row: &mut [BigInt]) {
    let divisor = row.iter().fold(BigInt::zero(), |acc, v| acc.gcd(v));
    if !divisor.is_zero() && !divisor.is_one() {
        for value in row.iter_mut() {
            *value = &*value / &divisor;
        }
    }
}

/// `0 < a`, `0 <= a`, `a < b`, `a <= b`, `a <= b + c`.
fn orders(terms: &mut Terms, columns: &Columns, counters: &[usize], sums: bool, found: &mut Vec<Term>) {
    let zero = terms.int(0);
    for a in counters {
        let values = &columns.values[*a];
        if values.iter().all(Signed::is_positive) {
            found.push(terms.builtin(Op::Lt, &[zero, columns.names[*a]]));
        } else if values.iter().all(|v| !v.is_negative()) {
            found.push(terms.builtin(Op::Le, &[zero, columns.names[*a]]));
        }
        for b in counters.iter().filter(|b| *b != a) {
            let others = &columns.values[*b];
            let names = [columns.names[*a], columns.names[*b]];
            if values.iter().zip(others).all(|(x, y)| x < y) {
                found.push(terms.builtin(Op::Lt, &names));
            } else if values.iter().zip(others).all(|(x, y)| x <= y) {
                found.push(terms.builtin(Op::Le, &names));
            } else if sums {
                for c in counters.iter().filter(|c| *c > b && *c != a) {
                    let most = &columns.values[*c];
                    let below = (0..values.len()).all(|k| values[k] <= &others[k] + &most[k]);
                    if below {
                        let sum = terms.builtin(Op::Add, &[columns.names[*b], columns.names[*c]]);
                        found.push(terms.builtin(Op::Le, &[columns.names[*a], sum]));
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(data: &[(&str, &[i32])]) -> Vec<String> {
        let terms = &mut Terms::default();
        let mut columns = Columns::default();
        for (name, values) in data {
            let var = terms.new_var(name, INT, Role::Goal);
            let name = terms.var(var);
            columns.add(name, values.iter().map(|v| BigInt::from(*v)).collect(), true);
        }
        let found = facts(terms, &columns, true);
        found.iter().map(|f| terms.show(*f)).collect()
    }

    #[test]
    fn equalities_products_and_relations() {
        let found = shown(&[
            ("A", &[1, 2, 3, 4, 5, 6, 7]),
            ("B", &[1, 2, 3, 4, 5, 6, 7]),
            ("C", &[3, 1, 4, 1, 5, 9, 2]),
            ("D", &[3, 2, 12, 4, 25, 54, 14]),
            ("E", &[5, 4, 8, 6, 11, 16, 10]),
        ]);
        assert!(found.contains(&"(mequals A B)".to_owned()), "{found:?}");
        assert!(found.contains(&"(mequals D (mtimes A C))".to_owned()), "{found:?}");
        assert!(found.iter().any(|f| f.contains("mequals") && f.contains('E') && f.contains('1')), "{found:?}");
    }

    #[test]
    fn what_was_added_up() {
        let found = shown(&[("I", &[0, 1, 2, 3, 4, 5]), ("S", &[0, 0, 1, 3, 6, 10])]);
        assert!(found.iter().any(|f| f.contains("(mtimes I I)") && f.contains("(mtimes 2 S)")), "{found:?}");
        let found = shown(&[("I", &[0, 1, 2, 3, 4, 5]), ("S", &[0, 0, 1, 3, 6, 11])]);
        assert!(!found.iter().any(|f| f.contains("(mtimes I I)")), "{found:?}");
    }

    #[test]
    fn orders_and_constants() {
        let found = shown(&[("A", &[1, 2, 3]), ("B", &[2, 2, 9]), ("C", &[7, 7, 7])]);
        assert!(found.contains(&"(mle A B)".to_owned()), "{found:?}");
        assert!(found.contains(&"(mless A C)".to_owned()), "{found:?}");
        assert!(found.contains(&"(mequals C 7)".to_owned()), "{found:?}");
    }
}
