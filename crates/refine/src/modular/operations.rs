//! Operations on values and terms: primitives, equality, sets.

use std::rc::Rc;

use selfsame_core::expr::{Label, LabelKind};
use selfsame_core::prim::PrimOp;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use z3::ast::{Ast, Bool, Dynamic, Int};

use super::code::Node;
use super::machine::{Flow, Machine, Mode, Stop};
use super::solver::{Kind, kind_of, operate};
use super::value::{Addr, Env, Val};
use crate::logic::{Meaning, SetOp};

impl Machine<'_> {
    pub fn primitive(&mut self, op: PrimOp, args: &[Rc<Node>], env: &Env) -> Flow<Val> {
        if op == PrimOp::Error {
            return self.bottom(&Label::new(LabelKind::Error, "error"));
        }
        let mut numbers = Vec::with_capacity(args.len());
        let mut terms = Vec::with_capacity(args.len());
        for arg in args {
            let value = self.eval(arg, env)?;
            if let Val::Int(number) = &value {
                numbers.push(number.clone());
            }
            terms.push(self.term(value)?);
        }
        if numbers.len() == args.len() {
            use PrimOp::*;
            let divides =
                matches!(op, IntDiv | IntMod | IntQuot | IntRem | IntegerDiv | IntegerMod | IntegerQuot | IntegerRem);
            if divides && self.mode == Mode::Run {
                let by_zero = numbers[1].eq(Int::from_i64(0));
                if self.decide(&by_zero)? {
                    return self.bottom(&Label::new(LabelKind::Arithmetic, "divide by zero"));
                }
            }
            if let Some(term) = operate(op, &numbers) {
                return Ok(of_term(&term));
            }
            if let Some(value) = self.bits(op, &numbers, &terms) {
                return Ok(value);
            }
        }
        // Letters and doubles: equal things are equal, and that is all.
        let things: Vec<Dynamic> = terms.iter().map(|term| self.logic.thing(term)).collect();
        use PrimOp::*;
        Ok(match op {
            CharEq => Val::Bool(things[0].eq(&things[1])),
            CharNe => Val::Bool(things[0].eq(&things[1]).not()),
            _ => {
                let kind = match result_name(op) {
                    "Int" | "Integer" | "Char" => Kind::Int,
                    "Bool" => Kind::Bool,
                    "Double" => Kind::Thing,
                    _ => return Err(Stop::Open(op.spoken().to_owned())),
                };
                of_term(&self.logic.apply(op.name(), &terms, kind))
            }
        })
    }

    /// Operations on bits: functions of which some bounds are known. Of numbers without bounds, with ones without end before those that
    /// are negative.
    fn bits(&mut self, op: PrimOp, numbers: &[Int], terms: &[Dynamic]) -> Option<Val> {
        use PrimOp::*;
        let zero = || Int::from_i64(0);
        let literal = |number: &Int| number.simplify().as_i64();
        let shift = || numbers.get(1).and_then(literal).filter(|by| (0..62).contains(by));
        match (op, numbers) {
            (IntShiftR | IntegerShiftR, [a, _]) if let Some(by) = shift() => {
                return Some(Val::Int(a.div(Int::from_i64(1 << by))));
            }
            (IntShiftL | IntegerShiftL, [a, _]) if let Some(by) = shift() => {
                return Some(Val::Int(a * Int::from_i64(1 << by)));
            }
            (IntAnd | IntegerAnd, [a, b]) => {
                for (a, mask) in [(a, literal(b)), (b, literal(a))] {
                    if let Some(number) = mask.and_then(|mask| masked(a, mask)) {
                        return Some(Val::Int(number));
                    }
                }
            }
            _ => {}
        }
        let is_known = matches!(op, IntAnd | IntOr | IntXor | IntShiftR | IntPopCount)
            || matches!(op, IntegerAnd | IntegerOr | IntegerXor | IntegerShiftR);
        if !is_known {
            return None;
        }
        let result = self.logic.apply(op.name(), terms, Kind::Int).as_int()?;
        let mut facts = Vec::new();
        match (op, numbers) {
            (IntAnd | IntegerAnd, sides @ [_, _]) => {
                for side in sides {
                    facts.push(side.ge(zero()).implies(Bool::and(&[result.ge(zero()), result.le(side)])));
                }
            }
            (IntOr | IntXor | IntegerOr | IntegerXor, [a, b]) => {
                let natural = Bool::and(&[a.ge(zero()), b.ge(zero())]);
                facts.push(natural.implies(Bool::and(&[result.ge(zero()), result.le(a + b)])));
                if matches!(op, IntOr | IntegerOr) {
                    facts.push(natural.implies(Bool::and(&[result.ge(a), result.ge(b)])));
                }
            }
            (IntShiftR | IntegerShiftR, [a, by]) => {
                let natural = Bool::and(&[a.ge(zero()), by.ge(zero())]);
                facts.push(natural.implies(Bool::and(&[result.ge(zero()), result.le(a)])));
            }
            (IntPopCount, [_]) => facts.push(Bool::and(&[result.ge(zero()), result.le(Int::from_i64(64))])),
            _ => {}
        }
        facts.iter().for_each(|fact| self.logic.assume(fact));
        Some(Val::Int(result))
    }

    /// A value as a term.
    pub fn term(&mut self, value: Val) -> Flow<Dynamic> {
        Ok(match value {
            Val::Int(number) => number.into(),
            Val::Bool(truth) => truth.into(),
            Val::Set(set) => set.into(),
            Val::Table(table) => table,
            Val::Opaque(thing) => thing,
            Val::Unknown(id) => self.unknowns[id].term.clone(),
            Val::Con(con, fields) => {
                let mut things = Vec::with_capacity(fields.len());
                for field in fields {
                    let field = self.force(field)?;
                    let term = self.deeper(|machine| machine.term(field))?;
                    things.push(self.logic.thing(&term));
                }
                let built = self.logic.apply(con.as_str(), &things, Kind::Thing);
                self.logic.built(con, &things, &built);
                built
            }
            Val::Function(_, term) => term,
            _ => return Err(Stop::Open("a function as a term".into())),
        })
    }

    /// A definition that the logic knows.
    pub fn meant(&mut self, name: Symbol, meaning: &Meaning, args: Vec<Addr>) -> Flow<Val> {
        match (meaning, &args[..]) {
            (Meaning::Measure, _) => self.measure(name, args),
            (Meaning::Equal, [left, right]) => {
                let (left, right) = (*left, *right);
                self.equal(left, right).map(Val::Bool)
            }
            (Meaning::Set(op), _) => self.set(name, *op, &args),
            _ => Err(Stop::Open(format!("`{name}` with {} arguments", args.len()))),
        }
    }

    fn set(&mut self, name: Symbol, op: SetOp, args: &[Addr]) -> Flow<Val> {
        let mut terms = Vec::with_capacity(args.len());
        for arg in args {
            let value = self.force(*arg)?;
            terms.push(self.term(value)?);
        }
        let set =
            |at: usize| terms.get(at).and_then(Dynamic::as_set).ok_or_else(|| Stop::Open("a set that is none".into()));
        let table = |at: usize| {
            terms.get(at).and_then(Dynamic::as_array).ok_or_else(|| Stop::Open("a map that is none".into()))
        };
        Ok(match op {
            SetOp::Empty => Val::Set(self.logic.empty_set()),
            SetOp::Single => {
                let thing = self.logic.thing(&terms[0]);
                Val::Set(self.logic.empty_set().add(&thing))
            }
            SetOp::Union => Val::Set(z3::ast::Set::set_union(&[set(0)?, set(1)?])),
            SetOp::Intersection => Val::Set(z3::ast::Set::intersect(&[set(0)?, set(1)?])),
            SetOp::Difference => Val::Set(set(0)?.difference(set(1)?)),
            SetOp::Member => {
                let thing = self.logic.thing(&terms[0]);
                Val::Bool(set(1)?.member(&thing))
            }
            SetOp::Subset => Val::Bool(set(0)?.set_subset(set(1)?)),
            SetOp::Equal => Val::Bool(set(0)?.eq(set(1)?)),
            SetOp::BagEmpty => Val::Table(self.logic.empty_bag().into()),
            SetOp::BagPut => {
                let thing = self.logic.thing(&terms[0]);
                let bag = table(1)?;
                let count = bag.select(&thing).as_int().unwrap_or_else(|| Int::from_i64(0));
                Val::Table(bag.store(&thing, &(count + Int::from_i64(1))).into())
            }
            SetOp::BagUnion => Val::Table(self.logic.union_of_bags(&table(0)?, &table(1)?).into()),
            SetOp::BagGet => {
                let thing = self.logic.thing(&terms[0]);
                let count = table(1)?.select(&thing);
                let count = count.as_int().ok_or_else(|| Stop::Open("a bag that is none".into()))?;
                // Nothing is in a bag less than never.
                self.logic.assume(&count.ge(Int::from_i64(0)));
                Val::Int(count)
            }
            SetOp::MapDefault => {
                let thing = self.logic.thing(&terms[0]);
                Val::Table(self.logic.constant_map(&thing).into())
            }
            SetOp::MapStore => {
                let (key, value) = (self.logic.thing(&terms[1]), self.logic.thing(&terms[2]));
                Val::Table(table(0)?.store(&key, &value).into())
            }
            SetOp::MapSelect => {
                let key = self.logic.thing(&terms[1]);
                let value = table(0)?.select(&key);
                let kind = match name.as_str().rsplit('>').next() {
                    Some(ty) if ["Int", "Integer", "Char"].iter().any(|known| is_named(ty, known)) => Kind::Int,
                    Some(ty) if is_named(ty, "Bool") => Kind::Bool,
                    _ => Kind::Thing,
                };
                of_term(&self.logic.back(&value, kind))
            }
            SetOp::BagEqual | SetOp::MapEqual => Val::Bool(table(0)?.eq(table(1)?)),
            SetOp::BagWithin | SetOp::MapWithin | SetOp::MapSame => {
                return Err(Stop::Open("a part of an operation on maps".into()));
            }
        })
    }

    /// Structural equality.
    pub fn equal(&mut self, left: Addr, right: Addr) -> Flow<Bool> {
        let (left, right) = (self.force(left)?, self.force(right)?);
        match (left, right) {
            (Val::Con(con, fields), Val::Con(other, others)) => {
                if con != other {
                    return Ok(Bool::from_bool(false));
                }
                let mut all = Vec::with_capacity(fields.len());
                for (field, other) in fields.into_iter().zip(others) {
                    all.push(self.deeper(|machine| machine.equal(field, other))?);
                }
                Ok(Bool::and(&all))
            }
            (Val::Unknown(id), con @ Val::Con(..)) | (con @ Val::Con(..), Val::Unknown(id)) => {
                self.equal_to_built(id, con)
            }
            (left, right) => {
                let (left, right) = (self.term(left)?, self.term(right)?);
                if kind_of(&left) == kind_of(&right) {
                    return Ok(left.eq(&right));
                }
                let (left, right) = (self.logic.thing(&left), self.logic.thing(&right));
                Ok(left.eq(&right))
            }
        }
    }
}

/// A term as a value that is no data.
pub fn of_term(term: &Dynamic) -> Val {
    if let Some(number) = term.as_int() {
        return Val::Int(number);
    }
    if let Some(truth) = term.as_bool() {
        return Val::Bool(truth);
    }
    match term.as_set() {
        Some(set) => Val::Set(set),
        None if term.as_array().is_some() => Val::Table(term.clone()),
        None => Val::Opaque(term.clone()),
    }
}

/// Whether a type as it is written for us is this one.
fn is_named(ty: &str, name: &str) -> bool {
    format!("{:?}", Type::con(name)) == ty
}

fn result_name(op: PrimOp) -> &'static str {
    let mut ty = op.signature();
    while let Some((_, to)) = ty.as_fun() {
        ty = to.clone();
    }
    match &ty {
        Type::Con(name, _) => name.as_str(),
        _ => "",
    }
}

/// The bits of a number that are in a mask, if these are the lowest ones or one alone.
fn masked(number: &Int, mask: i64) -> Option<Int> {
    let lowest = |above: i64| number.modulo(Int::from_i64(above));
    match mask {
        0 => Some(Int::from_i64(0)),
        mask if mask > 0 && mask < i64::MAX && (mask + 1).count_ones() == 1 => Some(lowest(mask + 1)),
        mask if mask > 0 && mask.count_ones() == 1 => {
            let bit = Int::from_i64(mask);
            Some(number.div(&bit).modulo(Int::from_i64(2)) * bit)
        }
        _ => None,
    }
}
