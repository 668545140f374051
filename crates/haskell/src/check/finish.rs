//! Fills the holes of elaborated code, once everything about its types is known.

use num_bigint::{BigInt, Sign};
use num_traits::{Signed, ToPrimitive, Zero};
use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::expr::{Lit, Local};
use selfsame_core::prim::PrimOp;
use selfsame_core::types::Type;
use selfsame_typing::Unifier;

use super::evidence::{Evidence, Hole, HoleId, Holes, Number};
use super::prim::known;
use super::term::{applied, placeholder};
use crate::elab::{BindGroup, Elab, Guard, GuardedBody, Matrix, Pat};

/// A body whose holes are not filled yet.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    pub body: Elab,
    /// All its locals have smaller numbers.
    pub locals: u32,
}

impl Draft {
    pub fn finish(mut self, holes: &Holes, metas: &mut Unifier) -> Elab {
        let mut finisher =
            Finisher { holes, metas, bound: FxHashSet::default(), renamed: FxHashMap::default(), next: self.locals };
        finisher.expr(&mut self.body);
        self.body
    }
}

struct Finisher<'a> {
    holes: &'a Holes,
    metas: &'a mut Unifier,
    /// Parameters of `Lam`s met so far: the bindings of one group share their dictionary parameters, but the locals of a
    /// definition are to be unique.
    bound: FxHashSet<u32>,
    renamed: FxHashMap<u32, Local>,
    next: u32,
}

impl Finisher<'_> {
    fn expr(&mut self, expr: &mut Elab) {
        match expr {
            Elab::Local(local) => match self.holes.of_local(*local) {
                Some(hole) => *expr = self.fill(hole),
                None => {
                    if let Some(new) = self.renamed.get(&local.id) {
                        *local = *new;
                    }
                }
            },
            Elab::Global(_) | Elab::Con(_) | Elab::Prim(_) | Elab::Seq | Elab::Lit(_) | Elab::Bottom(_) => {}
            Elab::App(head, args) => {
                self.expr(head);
                args.iter_mut().for_each(|arg| self.expr(arg));
                if let Elab::App(inner, first) = &mut **head {
                    first.append(args);
                    let (inner, all) = (std::mem::replace(&mut **inner, placeholder()), std::mem::take(first));
                    *expr = Elab::App(Box::new(inner), all);
                }
            }
            Elab::Lam(params, body) => self.lam(params, body),
            Elab::Function(matrix) => self.matrix(matrix),
            Elab::Case(scrutinee, matrix) => {
                self.expr(scrutinee);
                self.matrix(matrix);
            }
            Elab::Guarded(bodies, _) => bodies.iter_mut().for_each(|body| self.guarded(body)),
            Elab::Let(groups, body) => {
                self.groups(groups);
                self.expr(body);
            }
            Elab::At(_, inner) => self.expr(inner),
        }
    }

    fn lam(&mut self, params: &mut [Local], body: &mut Elab) {
        let mut undo = Vec::new();
        for param in params {
            if !self.bound.insert(param.id) {
                let new = Local { id: self.next, name: param.name };
                self.next += 1;
                undo.push((param.id, self.renamed.insert(param.id, new)));
                *param = new;
            }
        }
        self.expr(body);
        for (id, before) in undo.into_iter().rev() {
            match before {
                Some(local) => self.renamed.insert(id, local),
                None => self.renamed.remove(&id),
            };
        }
    }

    fn matrix(&mut self, matrix: &mut Matrix) {
        for row in &mut matrix.rows {
            row.pats.iter_mut().for_each(|pat| self.pat(pat));
            self.groups(&mut row.wheres);
            row.bodies.iter_mut().for_each(|body| self.guarded(body));
        }
    }

    fn guarded(&mut self, body: &mut GuardedBody) {
        for guard in &mut body.guards {
            match guard {
                Guard::Bool(condition) => self.expr(condition),
                Guard::Pat(pat, value) => {
                    self.expr(value);
                    self.pat(pat);
                }
                Guard::Let(groups) => self.groups(groups),
            }
        }
        self.expr(&mut body.body);
    }

    fn groups(&mut self, groups: &mut [BindGroup]) {
        for group in groups {
            match group {
                BindGroup::NonRec(_, value) => self.expr(value),
                BindGroup::Rec(bindings) => bindings.iter_mut().for_each(|(_, value)| self.expr(value)),
                BindGroup::Strict { pat, value, .. } => {
                    self.pat(pat);
                    self.expr(value);
                }
            }
        }
    }

    fn pat(&mut self, pat: &mut Pat) {
        match pat {
            Pat::Wildcard | Pat::Var(_) | Pat::Lit(_) | Pat::Str(_) => {}
            Pat::As(_, inner) | Pat::Bang(inner) | Pat::Lazy(inner, _) => self.pat(inner),
            Pat::Con(_, pats) => pats.iter_mut().for_each(|pat| self.pat(pat)),
            Pat::View(function, inner) => {
                self.expr(function);
                self.pat(inner);
            }
            Pat::Test(test) => {
                if let Elab::Local(local) = &**test
                    && let Some(hole) = self.holes.of_local(*local)
                    && let Hole::Pattern { literal, general } = self.holes.get(hole)
                {
                    *pat = match self.fill(*literal) {
                        Elab::Lit(Lit::Str(text)) => Pat::Str(text),
                        Elab::Lit(lit) => Pat::Lit(lit),
                        _ => {
                            let mut test = general.clone();
                            self.expr(&mut test);
                            Pat::Test(Box::new(test))
                        }
                    };
                } else {
                    self.expr(test);
                }
            }
        }
    }

    fn fill(&mut self, hole: HoleId) -> Elab {
        let holes = self.holes;
        match holes.get(hole) {
            Hole::Dict(evidence) => match evidence {
                Some(Evidence::Given(term)) => self.expanded(term),
                Some(Evidence::Instance(def, context)) => {
                    let dicts = context.iter().map(|dict| self.fill(*dict)).collect();
                    applied(Elab::Global(def.dict), dicts)
                }
                None => placeholder(),
            },
            Hole::Method { selector, index, dict } => {
                if let Hole::Dict(Some(Evidence::Instance(def, context))) = holes.get(*dict)
                    && let Some(method) = def.methods.get(*index as usize)
                {
                    let dicts = context.iter().map(|dict| self.fill(*dict)).collect();
                    return applied(Elab::Global(*method), dicts);
                }
                applied(Elab::Global(*selector), vec![self.fill(*dict)])
            }
            Hole::Literal { value, ty, general } => match literal_at(value, &self.metas.resolve(ty)) {
                Some(literal) => literal,
                None => self.expanded(general),
            },
            Hole::Pattern { general, .. } => self.expanded(general),
            Hole::Recursive { group, var } => {
                let dicts = holes.group(*group).iter().map(|dict| self.expanded(&Elab::Local(*dict))).collect();
                applied(var.clone(), dicts)
            }
        }
    }

    fn expanded(&mut self, term: &Elab) -> Elab {
        let mut term = term.clone();
        self.expr(&mut term);
        term
    }
}

/// The literal at a type that has literals of its own.
fn literal_at(value: &Number, ty: &Type) -> Option<Elab> {
    let Type::Con(name, args) = ty else { return None };
    let known = known();
    let lit = match value {
        Number::Integer(n) if *name == known.int => match i64::try_from(n) {
            Ok(n) => Lit::Int(n),
            // It overflows where it is converted.
            Err(_) => {
                let whole = Elab::Lit(Lit::Integer(n.clone()));
                return Some(Elab::App(Box::new(Elab::Prim(PrimOp::IntegerToInt)), vec![whole]));
            }
        },
        Number::Integer(n) if *name == known.integer => Lit::Integer(n.clone()),
        Number::Integer(n) if *name == known.double => Lit::Double(nearest_double(n, &1.into())),
        Number::Rational(n, d) if *name == known.double => Lit::Double(nearest_double(n, d)),
        Number::String(text) if *name == known.list && args[0] == Type::char() => Lit::Str(text.clone()),
        _ => return None,
    };
    Some(Elab::Lit(lit))
}

/// The double nearest to a fraction, ties to even.
pub(super) fn nearest_double(n: &BigInt, d: &BigInt) -> f64 {
    if n.is_zero() || d.is_zero() {
        return 0.0;
    }
    let (top, bottom) = (n.abs(), d.abs());
    // Scale to a quotient of 64 or 65 bits; less than that when the result is subnormal, so that rounding happens once.
    let shift = (top.bits() as i64 - bottom.bits() as i64 - 64).max(-1074 - 2);
    let (scaled, divisor) = if shift < 0 { (top << -shift as u64, bottom) } else { (top, bottom << shift as u64) };
    let (mut quotient, remainder) = (&scaled / &divisor, &scaled % &divisor);
    let mut exponent = shift;
    let spare = (quotient.bits() as i64 - 53).max(-1074 - exponent).max(0);
    if spare > 0 {
        let half: BigInt = BigInt::from(1) << (spare - 1) as u64;
        let low = &quotient & &((BigInt::from(1) << spare as u64) - 1);
        quotient >>= spare as u64;
        exponent += spare;
        let above = low > half || (low == half && !remainder.is_zero());
        let tie = low == half && remainder.is_zero();
        if above || (tie && quotient.bit(0)) {
            quotient += 1;
        }
    }
    let mantissa = quotient.to_u64().unwrap_or(u64::MAX) as f64;
    // Two steps, so that neither power of two leaves the range while the product is in it.
    let first = exponent.clamp(-1000, 900);
    let value = mantissa * 2f64.powi(first as i32) * 2f64.powi((exponent - first).clamp(-2000, 2000) as i32);
    if (n.sign() == Sign::Minus) != (d.sign() == Sign::Minus) { -value } else { value }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_round_to_the_nearest_double() {
        let check = |n: &str, d: &str, expected: f64| {
            let parse = |s: &str| s.parse::<BigInt>().expect("a number");
            assert_eq!(nearest_double(&parse(n), &parse(d)), expected, "{n}/{d}");
        };
        check("1", "10", 0.1);
        check("-3", "2", -1.5);
        check("9007199254740993", "1", 9007199254740992.0);
        check("9007199254740995", "1", 9007199254740996.0);
        check("1", "3", 1.0 / 3.0);
        let tiny = format!("1{}", "0".repeat(324));
        check("5", &tiny, 5e-324);
        check("2", &tiny, 0.0);
        check("3", &tiny, 5e-324);
        let huge = format!("17976931348623157{}", "0".repeat(292));
        check(&huge, "1", f64::MAX);
        check(&format!("{huge}0"), "1", f64::INFINITY);
        check("22250738585072014", &format!("1{}", "0".repeat(324)), 2.2250738585072014e-308);
    }
}
