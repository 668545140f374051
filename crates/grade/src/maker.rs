//! Values made up by their types.

use num_bigint::BigInt;
use selfsame_core::inhabit::Range;
use selfsame_core::types::Type;
use selfsame_explore::datum::{Built, Datum, Table};
use selfsame_explore::machine::input::{Constructor, Kind, Types, View, Views};
use selfsame_solver::scalar::{Sort, Value};

use crate::limits;

/// Makes values.
pub(crate) struct Maker<'a> {
    pub types: &'a Types,
    pub views: &'a dyn Views,
    pub random: Random,
    /// Numbers that the program speaks of, where they are to be tried.
    pub constants: Vec<i64>,
    /// Half of the inputs are made of few constructors, chosen by this: what needs several of one kind is met sooner.
    pub swarm: Option<u64>,
}

const NUMBERS: [i64; 10] = [0, 1, 2, -1, 3, -2, 5, 10, 7, -10];
const CHARS: [char; 5] = ['a', 'b', ' ', 'x', '0'];
pub(crate) const NAMES: [&str; 5] = ["x", "y", "z", "", "ab"];
const DOUBLES: [f64; 7] = [0.0, 1.0, 2.0, f64::NAN, -1.0, 0.5, 10.0];

impl Maker<'_> {
    /// A value of the type with about so many parts; None when there is no telling what one is.
    pub fn value(&mut self, ty: &Type, parts: u32, depth: u32) -> Option<Datum> {
        if depth > limits::TYPE_DEPTH {
            return None;
        }
        let makers = self.views.makers(ty);
        if !makers.is_empty() {
            return self.built(ty, makers, parts, depth);
        }
        if *ty == Type::string() {
            let name = NAMES[self.random.small(NAMES.len())];
            return Some(self.text(name));
        }
        let kind = self.types.kind(ty).ok()?;
        Some(match &*kind {
            Kind::Scalar(sort) => Datum::Scalar(self.scalar(*sort)),
            Kind::Bounded(range) => {
                let numbers = numbers_within(range);
                Datum::Scalar(Value::Integer(numbers[self.random.small(numbers.len())].clone()))
            }
            Kind::Letter => Datum::Scalar(self.scalar(Sort::Int)),
            Kind::Function(params, result) => {
                let mut cases = Vec::new();
                for _ in 0..self.random.below(3) {
                    let args = params.iter().map(|ty| self.value(ty, 1, depth + 1)).collect::<Option<Vec<Datum>>>()?;
                    let is_told_apart = args.iter().all(|arg| !matches!(arg, Datum::Function(_) | Datum::Built(_)));
                    if is_told_apart && cases.iter().all(|(known, _)| *known != args) {
                        cases.push((args, self.value(result, parts / 2, depth + 1)?));
                    }
                }
                let default = Box::new(self.value(result, parts / 2, depth + 1)?);
                Datum::Function(Table { arity: params.len(), cases, default })
            }
            Kind::Data(cons) => {
                let flattest = cons.iter().map(|con| con.height).min()?;
                let fits = |con: &&Constructor| if con.grows { parts > 2 } else { con.height <= parts.max(flattest) };
                // Larger values branch, and small ones end in all the ways there are.
                let branches = parts > 2 && self.random.below(4) > 0;
                let mut possible: Vec<_> = cons.iter().filter(fits).filter(|con| con.grows == branches).collect();
                if let Some(seed) = self.swarm {
                    let chosen = |con: &&Constructor| Random(seed ^ u64::from(con.con.0)).below(3) == 0;
                    let few: Vec<_> = possible.iter().copied().filter(chosen).collect();
                    if !few.is_empty() {
                        possible = few;
                    }
                }
                if possible.is_empty() {
                    possible = cons.iter().filter(fits).collect();
                }
                if possible.is_empty() {
                    possible = cons.iter().filter(|con| con.height == flattest).collect();
                }
                let con = possible[self.random.below(possible.len())];
                let count = con.fields.len().max(1) as u32;
                let mut fields = Vec::with_capacity(con.fields.len());
                let mut left = parts.saturating_sub(1);
                for (i, field) in con.fields.iter().enumerate() {
                    let is_last = i + 1 == con.fields.len();
                    let share = if is_last { left } else { self.random.below((2 * left / count) as usize + 1) as u32 };
                    left = left.saturating_sub(share);
                    fields.push(self.value(field, share, depth + 1)?);
                }
                Datum::Con(con.con, fields)
            }
        })
    }

    /// What a function makes: of small values, one that needs none of the type.
    fn built(&mut self, ty: &Type, makers: Vec<View>, parts: u32, depth: u32) -> Option<Datum> {
        let (first, more): (Vec<View>, Vec<View>) = makers.into_iter().partition(|view| !mentions(&view.from, ty));
        let grows = parts > 1 && !more.is_empty() && self.random.below(4) > 0;
        let mut views = if grows { more } else { first };
        if views.is_empty() {
            return None;
        }
        let view = views.swap_remove(self.random.below(views.len()));
        let of = self.value(&view.from, parts.saturating_sub(1), depth + 1)?;
        Some(Datum::Built(Built::new(view, of)))
    }

    fn scalar(&mut self, sort: Sort) -> Value {
        match sort {
            Sort::Int => Value::Int(self.number()),
            Sort::Integer => Value::Integer(self.number().into()),
            Sort::Char => Value::Char(CHARS[self.random.small(CHARS.len())]),
            Sort::Double => Value::Double(DOUBLES[self.random.small(DOUBLES.len())].to_bits()),
            Sort::Bool => Value::Bool(self.random.below(2) == 0),
        }
    }

    fn number(&mut self) -> i64 {
        if !self.constants.is_empty() && self.random.below(2) == 0 {
            return self.constants[self.random.below(self.constants.len())];
        }
        NUMBERS[self.random.small(NUMBERS.len())]
    }

    pub fn text(&self, text: &str) -> Datum {
        let Ok(kind) = self.types.kind(&Type::string()) else { return Datum::Opaque };
        let Kind::Data(cons) = &*kind else { return Datum::Opaque };
        let (Some(nil), Some(cons)) =
            (cons.iter().find(|con| con.fields.is_empty()), cons.iter().find(|con| con.fields.len() == 2))
        else {
            return Datum::Opaque;
        };
        let (nil, cons) = (nil.con, cons.con);
        text.chars()
            .rev()
            .fold(Datum::Con(nil, Vec::new()), |rest, c| Datum::Con(cons, vec![Datum::Scalar(Value::Char(c)), rest]))
    }

    /// Values of the type that may be smaller: parts of this one, and this one with a smaller part.
    pub fn smaller(&mut self, ty: &Type, value: &Datum) -> Vec<Datum> {
        let mut found = Vec::new();
        match value {
            Datum::Scalar(Value::Int(n)) => {
                found.extend([0, 1].into_iter().filter(|m| m != n).map(|m| Datum::Scalar(Value::Int(m))));
            }
            Datum::Scalar(Value::Integer(n)) => {
                let numbers = [0, 1].map(BigInt::from).into_iter();
                found.extend(numbers.filter(|m| m != n).map(|m| Datum::Scalar(Value::Integer(m))));
            }
            Datum::Con(con, fields) => {
                let Ok(kind) = self.types.kind(ty) else { return found };
                let Kind::Data(cons) = &*kind else { return found };
                let Some(this) = cons.iter().find(|known| known.con == *con) else { return found };
                found.extend(cons.iter().filter(|c| c.fields.is_empty()).map(|c| Datum::Con(c.con, Vec::new())));
                for (field, of) in fields.iter().zip(&this.fields) {
                    self.parts(of, field, ty, &mut found);
                }
                for (at, of) in this.fields.iter().enumerate() {
                    for part in self.smaller(of, &fields[at]) {
                        let mut next = fields.clone();
                        next[at] = part;
                        found.push(Datum::Con(*con, next));
                    }
                }
            }
            Datum::Function(table) => {
                for i in 0..table.cases.len() {
                    let mut next = table.clone();
                    next.cases.remove(i);
                    found.push(Datum::Function(next));
                }
            }
            Datum::Built(built) => {
                // A part that is of the same type is smaller too.
                if let (Datum::Con(_, parts), Type::Con(_, types)) = (&*built.of, &built.from) {
                    let parts = parts.iter().zip(types.iter()).filter(|(_, of)| *of == ty);
                    found.extend(parts.map(|(part, _)| part.clone()));
                }
                let from = built.from.clone();
                for of in self.smaller(&from, &built.of) {
                    found.push(Datum::Built(Built { of: Box::new(of), ..built.clone() }));
                }
            }
            Datum::Scalar(_) | Datum::Opaque => {}
        }
        found
    }

    /// The nearest parts of a value that have this type.
    fn parts(&self, ty: &Type, value: &Datum, wanted: &Type, found: &mut Vec<Datum>) {
        if ty == wanted {
            return found.push(value.clone());
        }
        let (Datum::Con(con, fields), Ok(kind)) = (value, self.types.kind(ty)) else { return };
        let Kind::Data(cons) = &*kind else { return };
        let Some(this) = cons.iter().find(|known| known.con == *con) else { return };
        for (field, of) in fields.iter().zip(&this.fields) {
            self.parts(of, field, wanted, found);
        }
    }
}

fn mentions(ty: &Type, part: &Type) -> bool {
    ty == part || matches!(ty, Type::Con(_, args) if args.iter().any(|arg| mentions(arg, part)))
}

/// Small numbers of a range, and its ends.
pub(crate) fn numbers_within(range: &Range) -> Vec<BigInt> {
    let ends = [&range.least, &range.greatest].into_iter().flatten().cloned();
    let mut numbers: Vec<BigInt> =
        NUMBERS.map(BigInt::from).into_iter().chain(ends).filter(|number| range.contains(number)).collect();
    let mut seen = std::collections::BTreeSet::new();
    numbers.retain(|number| seen.insert(number.clone()));
    numbers
}

/// Splitmix64.
pub(crate) struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, count: usize) -> usize {
        (self.next() % count.max(1) as u64) as usize
    }

    /// Small numbers more often.
    fn small(&mut self, count: usize) -> usize {
        let (a, b) = (self.below(count), self.below(count));
        a.min(b).min(self.below(count))
    }
}
