//! What the proof tells Z3: numbers, truth values, sets, and everything else as things without structure.

use rustc_hash::FxHashMap;
use selfsame_core::prim::PrimOp;
use selfsame_core::symbol::Symbol;
use selfsame_solver::smt::{Answer, Session, quoted};
use z3::ast::{Array, Ast, Bool, Dynamic, Int, Set, lambda_const};
use z3::{FuncDecl, Sort, Symbol as ZSymbol};

use super::obligations::Obligations;
use crate::limits;

/// What kind of term something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    Int,
    Bool,
    Set,
    /// How often a thing is in a bag.
    Bag,
    /// What a map gives for a thing.
    Map,
    Thing,
}

pub struct Logic<'o> {
    session: Session,
    /// Where what Z3 refutes is written down, or was.
    obligations: Option<&'o Obligations>,
    thing: Sort,
    functions: FxHashMap<(String, Vec<Kind>, Kind), FuncDecl>,
    fresh: u32,
    /// Numbers of the constructors that were met.
    constructors: FxHashMap<Symbol, i64>,
    /// Of questions that were not answered.
    pub gave_up: bool,
}

impl<'o> Logic<'o> {
    pub fn new(obligations: Option<&'o Obligations>) -> Logic<'o> {
        let thing = Sort::uninterpreted(ZSymbol::String("Thing".into()));
        Logic {
            session: Session::new(limits::QUESTION_STEPS),
            obligations,
            thing,
            functions: FxHashMap::default(),
            fresh: 0,
            constructors: FxHashMap::default(),
            gave_up: false,
        }
    }

    /// Forgets all facts.
    pub fn restart(&mut self) {
        self.session.pop_to(0);
        self.session.push();
        self.fresh = 0;
    }

    fn sort(&self, kind: Kind) -> Sort {
        match kind {
            Kind::Int => Sort::int(),
            Kind::Bool => Sort::bool(),
            Kind::Set => Sort::set(&self.thing),
            Kind::Bag => Sort::array(&self.thing, &Sort::int()),
            Kind::Map => Sort::array(&self.thing, &self.thing),
            Kind::Thing => self.thing.clone(),
        }
    }

    pub fn fresh(&mut self, kind: Kind) -> Dynamic {
        self.fresh += 1;
        self.apply(&format!("x{}", self.fresh), &[], kind)
    }

    /// A function that nothing is known of but that it is one.
    pub fn apply(&mut self, name: &str, args: &[Dynamic], result: Kind) -> Dynamic {
        let kinds: Vec<Kind> = args.iter().map(kind_of).collect();
        let key = (name.to_owned(), kinds.clone(), result);
        if !self.functions.contains_key(&key) {
            let domain: Vec<Sort> = kinds.iter().map(|kind| self.sort(*kind)).collect();
            let domain: Vec<&Sort> = domain.iter().collect();
            let function = FuncDecl::new(mangled(name, &kinds, result), &domain, &self.sort(result));
            self.functions.insert(key.clone(), function);
        }
        let args: Vec<&dyn Ast> = args.iter().map(|arg| arg as &dyn Ast).collect();
        self.functions[&key].apply(&args)
    }

    /// A number as a thing: different numbers are different things.
    pub fn thing(&mut self, term: &Dynamic) -> Dynamic {
        let kind = kind_of(term);
        if kind == Kind::Thing {
            return term.clone();
        }
        let thing = self.apply("thing of", std::slice::from_ref(term), Kind::Thing);
        let back = self.apply("back", std::slice::from_ref(&thing), kind);
        let fact = back.eq(term);
        self.session.assert(&fact);
        thing
    }

    /// What was built of things tells them, and by what it was built.
    pub fn built(&mut self, con: Symbol, fields: &[Dynamic], built: &Dynamic) {
        let built = std::slice::from_ref(built);
        let known = self.constructors.len() as i64;
        let number = *self.constructors.entry(con).or_insert(known);
        if let Some(tag) = self.apply("constructor of", built, Kind::Int).as_int() {
            self.session.assert(&tag.eq(Int::from_i64(number)));
        }
        for (at, field) in fields.iter().enumerate() {
            let taken = self.apply(&format!("field {at} of {con}"), built, Kind::Thing);
            self.session.assert(&taken.eq(field));
        }
    }

    /// A thing as what it is.
    pub fn back(&mut self, thing: &Dynamic, kind: Kind) -> Dynamic {
        if kind_of(thing) == kind { thing.clone() } else { self.apply("back", std::slice::from_ref(thing), kind) }
    }

    pub fn empty_set(&self) -> Set {
        Set::empty(&self.thing)
    }

    /// The bag without anything in it.
    pub fn empty_bag(&self) -> Array {
        Array::const_array(&self.thing, &Int::from_i64(0))
    }

    /// The map that gives this for everything.
    pub fn constant_map(&self, value: &Dynamic) -> Array {
        Array::const_array(&self.thing, value)
    }

    /// What is in one bag and what is in the other.
    pub fn union_of_bags(&self, left: &Array, right: &Array) -> Array {
        let element = FuncDecl::new("element of two bags", &[], &self.thing).apply(&[]);
        let count = |bag: &Array| bag.select(&element).as_int().unwrap_or_else(|| Int::from_i64(0));
        let sum: Dynamic = (count(left) + count(right)).into();
        lambda_const(&[&element], &sum)
    }

    pub fn assume(&mut self, fact: &Bool) {
        self.session.assert(fact);
    }

    /// Whether the facts allow this; yes when the solver does not say.
    pub fn allows(&mut self, fact: &Bool) -> bool {
        fact.as_bool() != Some(false) && self.with(fact) != Answer::Unsat
    }

    /// Whether the facts imply this.
    pub fn proves(&mut self, fact: &Bool) -> bool {
        if fact.as_bool() == Some(true) {
            return true;
        }
        let answer = self.with(&fact.not());
        self.gave_up |= matches!(answer, Answer::Unknown(_));
        answer == Answer::Unsat
    }

    /// The facts as a text that any solver reads.
    fn text(&self) -> String {
        let facts = self.session.text();
        let spelled = |kind: &Kind| match kind {
            Kind::Int => "Int",
            Kind::Bool => "Bool",
            Kind::Set => "(Array Thing Bool)",
            Kind::Bag => "(Array Thing Int)",
            Kind::Map => "(Array Thing Thing)",
            Kind::Thing => "Thing",
        };
        let mut declared: Vec<String> = Vec::new();
        for (name, kinds, result) in self.functions.keys() {
            let name = quoted(&mangled(name, kinds, *result));
            if facts.contains(&name) {
                let kinds: Vec<&str> = kinds.iter().map(spelled).collect();
                declared.push(format!("(declare-fun {name} ({}) {})\n", kinds.join(" "), spelled(result)));
            }
        }
        declared.sort_unstable();
        format!("(declare-sort Thing 0)\n{}{facts}", declared.concat())
    }

    /// What is known of the facts together with one more.
    fn with(&mut self, fact: &Bool) -> Answer {
        let depth = self.session.depth();
        self.session.push();
        self.session.assert(fact);
        let answer = match self.obligations {
            None => self.session.check(),
            Some(obligations) => {
                let text = self.text();
                obligations.answer(text, &mut self.session)
            }
        };
        self.session.pop_to(depth);
        answer
    }
}

/// The name of a function for Z3, by what it takes and gives.
fn mangled(name: &str, kinds: &[Kind], result: Kind) -> String {
    format!("{name}{kinds:?}{result:?}")
}

pub fn kind_of(term: &Dynamic) -> Kind {
    match () {
        () if term.as_int().is_some() => Kind::Int,
        () if term.as_bool().is_some() => Kind::Bool,
        () if term.as_set().is_some() => Kind::Set,
        () if term.as_array().is_some() => match term.get_sort().array_range() {
            Some(range) if range == Sort::int() => Kind::Bag,
            _ => Kind::Map,
        },
        () => Kind::Thing,
    }
}

/// An operation on numbers or characters. Division has been seen to.
pub fn operate(op: PrimOp, args: &[Int]) -> Option<Dynamic> {
    use PrimOp::*;
    Some(match (op, args) {
        (IntNegate | IntegerNegate, [a]) => a.unary_minus().into(),
        (IntToInteger | IntegerToInt | CharOrd | CharChr, [a]) => a.clone().into(),
        (IntAdd | IntegerAdd, [a, b]) => (a + b).into(),
        (IntSub | IntegerSub, [a, b]) => (a - b).into(),
        (IntMul | IntegerMul, [a, b]) => (a * b).into(),
        (IntDiv | IntegerDiv, [a, b]) => floor(a, b).into(),
        (IntMod | IntegerMod, [a, b]) => (a - b * floor(a, b)).into(),
        (IntQuot | IntegerQuot, [a, b]) => truncated(a, b).into(),
        (IntRem | IntegerRem, [a, b]) => (a - b * truncated(a, b)).into(),
        (IntEq | IntegerEq | CharEq, [a, b]) => a.eq(b).into(),
        (IntNe | IntegerNe | CharNe, [a, b]) => a.eq(b).not().into(),
        (IntLt | IntegerLt | CharLt, [a, b]) => a.lt(b).into(),
        (IntLe | IntegerLe | CharLe, [a, b]) => a.le(b).into(),
        (IntGt | IntegerGt | CharGt, [a, b]) => a.gt(b).into(),
        (IntGe | IntegerGe | CharGe, [a, b]) => a.ge(b).into(),
        _ => return None,
    })
}

/// Z3 rounds so that the rest is not negative; by a positive divisor that is down.
fn floor(a: &Int, b: &Int) -> Int {
    b.gt(0).ite(&a.div(b), &a.unary_minus().div(b.unary_minus()))
}

fn truncated(a: &Int, b: &Int) -> Int {
    let size = |n: &Int| n.ge(0).ite(n, &n.unary_minus());
    let quotient = size(a).div(size(b));
    a.ge(0).eq(b.ge(0)).ite(&quotient, &quotient.unary_minus())
}
