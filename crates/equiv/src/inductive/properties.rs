//! Laws about the functions of a goal that is stuck, asked for by what stands in it.
//!
//! Of `count x (s ++ t)` it is asked whether `count` takes `++` to some operator on what it gives, of `s ++ []` whether that is `s`, and of a number that
//! a call gives whether it is ever negative. There are few such candidates for each call, so they can be tried where a search through all
//! small terms is too dear.

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_certify::{At, Law, Move, Sequent};
use selfsame_core::expr::Lit;
use selfsame_core::prim::PrimOp;
use selfsame_core::symbol::Symbol as Name;
use selfsame_core::term::{DefId, Node, TermId, TermStore, Variable};
use selfsame_core::types::Type;

use super::Prover;
use crate::cases::places;
use crate::lemma::is_known;

/// What the proof of such a law may cost, and the moves for it.
const PRICE: u32 = 6;
const FUEL: u32 = 2_000;
/// Lemmas that this may be for.
const DEPTH: u32 = 3;
/// Facts about numbers that are added at once.
const BOUNDS: usize = 4;
/// Operators on what a function gives.
const OPERATORS: usize = 8;

/// A function with what it is given beside its variables.
type Shape = (TermId, Vec<Option<TermId>>);

/// What was asked of functions, and found.
#[derive(Default)]
pub(super) struct Properties {
    /// A function, an argument, and the operator or constant there.
    asked: FxHashSet<(Shape, usize, TermId)>,
    /// Calls that were asked to be one of their variables, or a constant.
    valued: FxHashSet<TermId>,
    /// Statements that are being proved.
    pub(super) goals: FxHashSet<super::lemma::Key>,
    /// The lemma that says that what a function gives is not negative, if there is one.
    bounds: FxHashMap<Shape, Option<u32>>,
}

/// A call with variables for its arguments.
struct General {
    shape: Shape,
    args: Vec<TermId>,
}

impl Prover<'_> {
    /// Whether something was learnt about the calls in the sides.
    pub(super) fn learn_about(&mut self, sequent: &Sequent) -> bool {
        if self.depth > DEPTH {
            return false;
        }
        let mut learnt = false;
        for side in sequent.sides {
            for (_, call) in places(self.store, side) {
                if self.store.loose(call) == 0 && !(self.expired)() {
                    learnt |= self.learn_of_call(call);
                }
            }
        }
        learnt
    }

    fn learn_of_call(&mut self, call: TermId) -> bool {
        let Node::App(_, args) = self.store.node(call) else { return false };
        let args = self.store.terms(args).to_vec();
        let Some(general) = self.general(call) else { return false };
        let mut learnt = self.memory.properties.valued.insert(call) && self.learn_value(call);
        for (i, arg) in args.iter().enumerate() {
            if general.shape.1[i].is_some() {
                continue;
            }
            if let Some(operator) = self.operator(*arg) {
                let is_new = self.asks(&general, i, operator.1);
                learnt |= is_new && (operator.1 == general.shape.0) && self.learn_group(operator.clone());
                learnt |= is_new && self.learn_distribution(&general, i, operator);
            }
            if let Some(inner) = self.general(*arg) {
                learnt |= self.asks(&inner, i, general.shape.0) && self.learn_absorption(&general, i, &inner);
            } else if let Node::Con(con, fields) = self.store.node(*arg) {
                let about = if self.store.terms(fields).is_empty() { *arg } else { self.store.mk_con(con, &[]) };
                learnt |= self.asks(&general, i, about)
                    && match about == *arg {
                        true => self.learn_unit(&general, i, *arg),
                        false => self.learn_constructor(&general, i, *arg),
                    };
            }
        }
        learnt
    }

    fn asks(&mut self, general: &General, at: usize, about: TermId) -> bool {
        self.memory.properties.asked.insert((general.shape.clone(), at, about))
    }

    /// The call with variables in place of all arguments but dictionaries and functions without variables.
    fn general(&mut self, call: TermId) -> Option<General> {
        let Node::App(head, args) = self.store.node(call) else { return None };
        if !matches!(self.store.node(head), Node::Def(_)) || !self.store.type_of(call).is_some_and(|ty| is_known(&ty)) {
            return None;
        }
        let (mut fixed, mut general) = (Vec::new(), Vec::new());
        for arg in self.store.terms(args).to_vec() {
            let ty = self.store.type_of(arg).filter(is_known)?;
            let is_closed = self.store.free_vars(arg).is_empty();
            let is_fixed = self.is_dictionary(&ty) || (is_closed && ty.as_fun().is_some());
            if is_fixed && !is_closed {
                return None;
            }
            fixed.push(is_fixed.then_some(arg));
            general.push(match ty.as_fun() {
                _ if is_fixed => arg,
                // Of a function that is written in a goal little is known.
                Some(_) => {
                    let mode = self.memory.finiteness.of(self.store, arg);
                    let is_any = !(mode.total && mode.finite);
                    let function = Variable { total: !is_any, finite: !is_any, ..Variable::new("f", ty.clone()) };
                    let function = self.store.fresh(function);
                    self.store.mk_free(function)
                }
                None => self.any(&ty),
            });
        }
        Some(General { shape: (head, fixed), args: general })
    }

    /// A function that makes a value of two of its type: the dictionaries that it is given, and the function.
    fn operator(&mut self, term: TermId) -> Option<(Vec<TermId>, TermId)> {
        let Node::App(head, args) = self.store.node(term) else { return None };
        let args = self.store.terms(args).to_vec();
        let [dictionaries @ .., left, right] = &args[..] else { return None };
        let ty = self.store.type_of(term).filter(is_known)?;
        let is_on = [left, right].into_iter().all(|arg| self.store.type_of(*arg).as_ref() == Some(&ty));
        let is_fixed = dictionaries.iter().all(|arg| self.store.free_vars(*arg).is_empty());
        (matches!(self.store.node(head), Node::Def(_)) && is_on && is_fixed).then(|| (dictionaries.to_vec(), head))
    }

    /// `f (a + b) = f a * f b`, for some `*`, or `f b * f a`.
    fn learn_distribution(
        &mut self,
        general: &General,
        at: usize,
        (dictionaries, head): (Vec<TermId>, TermId),
    ) -> bool {
        let Some(ty) = self.store.type_of(general.args[at]) else { return false };
        let operands = [self.any(&ty), self.any(&ty)];
        let given = |prover: &mut Self, arg: TermId| {
            let mut args = general.args.clone();
            args[at] = arg;
            prover.store.mk_app(general.shape.0, &args)
        };
        let args: Vec<TermId> = dictionaries.iter().copied().chain(operands).collect();
        let argument = self.store.mk_app(head, &args);
        let whole = given(self, argument);
        let [left, right] = operands.map(|operand| given(self, operand));
        let Some(result) = self.store.type_of(whole).filter(is_known) else { return false };
        let mut candidates = vec![left, right];
        // What collects its result, or goes on with what it came to: `f (a + b) c = f b (f a c)`.
        let mut args = general.args.clone();
        for other in (0..args.len()).filter(|other| *other != at) {
            if self.store.type_of(general.args[other]).as_ref() != Some(&result) {
                continue;
            }
            for [first, then] in [operands, [operands[1], operands[0]]] {
                args[at] = first;
                args[other] = general.args[other];
                let so_far = self.store.mk_app(general.shape.0, &args);
                args[at] = then;
                args[other] = so_far;
                candidates.push(self.store.mk_app(general.shape.0, &args));
            }
            args[other] = general.args[other];
        }
        for operator in self.operators_on(&result) {
            for operands in [[left, right], [right, left]] {
                candidates.push(operator.applied(self.store, &operands));
            }
        }
        candidates.into_iter().any(|candidate| self.learn(self.law_of(Vec::new(), [whole, candidate])).is_some())
    }

    /// `f a c = a`, or `f a c = c`.
    fn learn_unit(&mut self, general: &General, at: usize, constant: TermId) -> bool {
        let mut args = general.args.clone();
        args[at] = constant;
        let whole = self.store.mk_app(general.shape.0, &args);
        let result = self.store.type_of(whole);
        let others = args.iter().enumerate().filter(|(i, _)| general.shape.1[*i].is_none()).map(|(_, arg)| *arg);
        let candidates: Vec<TermId> = others.filter(|arg| self.store.type_of(*arg) == result).collect();
        candidates.into_iter().any(|candidate| self.learn(self.law_of(Vec::new(), [whole, candidate])).is_some())
    }

    /// One more than a number, or a constructor around a value that has no other fields.
    fn successors_of(&mut self, ty: &Type, value: TermId) -> Vec<TermId> {
        let one = match ty {
            ty if *ty == Type::int() => Some((PrimOp::IntAdd, Lit::Int(1))),
            ty if *ty == Type::integer() => Some((PrimOp::IntegerAdd, Lit::Integer(1.into()))),
            _ => None,
        };
        if let Some((op, one)) = one {
            let one = self.store.mk_lit(&one);
            return vec![self.store.mk_prim(op, &[value, one])];
        }
        let Type::Con(name, _) = ty else { return Vec::new() };
        let program = self.store.program().clone();
        let Some(data) = program.data_id(*name).map(|id| program.data(id)) else { return Vec::new() };
        let cons = data.cons.iter().filter(|con| {
            let fields = &program.con(**con).def.fields;
            fields.len() == 1 && matches!(&fields[0], Type::Con(of, _) if of == name)
        });
        cons.map(|con| self.store.mk_con(*con, &[value])).collect()
    }

    /// `f (g a) = f a`, or one more.
    fn learn_absorption(&mut self, general: &General, at: usize, inner: &General) -> bool {
        let mut args = general.args.clone();
        args[at] = self.store.mk_app(inner.shape.0, &inner.args);
        let whole = self.store.mk_app(general.shape.0, &args);
        let result = self.store.type_of(whole);
        let mut candidates = Vec::new();
        for (arg, _) in inner.args.iter().zip(&inner.shape.1).filter(|(_, fixed)| fixed.is_none()) {
            args[at] = *arg;
            let candidate = self.store.mk_app(general.shape.0, &args);
            if result.is_some() && self.store.type_of(candidate) == result {
                candidates.push(candidate);
            }
        }
        let plain = candidates.clone();
        if let Some(result) = result {
            candidates.extend(plain.into_iter().flat_map(|candidate| self.successors_of(&result, candidate)));
        }
        candidates.into_iter().any(|candidate| self.learn(self.law_of(Vec::new(), [whole, candidate])).is_some())
    }

    /// `(a + b) + c = a + (b + c)`, `a + b = b + a`, and, where both hold, `a + (b + c) = b + (a + c)`.
    fn learn_group(&mut self, (dictionaries, head): (Vec<TermId>, TermId)) -> bool {
        let Some(ty) = self.store.type_of(head) else { return false };
        let Some(ty) = arguments(&ty).get(dictionaries.len()).cloned().filter(is_known) else { return false };
        let [a, b, c] = [self.any(&ty), self.any(&ty), self.any(&ty)];
        let on = |prover: &mut Self, left: TermId, right: TermId| {
            let args: Vec<TermId> = dictionaries.iter().copied().chain([left, right]).collect();
            prover.store.mk_app(head, &args)
        };
        let [ab, ba, bc, ac] = [[a, b], [b, a], [b, c], [a, c]].map(|[left, right]| on(self, left, right));
        let [ab_c, a_bc, b_ac] = [[ab, c], [a, bc], [b, ac]].map(|[left, right]| on(self, left, right));
        let associates = self.learn(self.law_of(Vec::new(), [ab_c, a_bc])).is_some();
        let commutes = self.learn(self.law_of(Vec::new(), [ab, ba])).is_some();
        if associates && commutes {
            self.learn(self.law_of(Vec::new(), [a_bc, b_ac]));
        }
        associates || commutes
    }

    /// A call of which all is known is often one of its variables, or a constant: `drop (length xs) xs = []`.
    fn learn_value(&mut self, call: TermId) -> bool {
        let vars = self.store.free_vars(call).to_vec();
        let Some(ty) = self.store.type_of(call).filter(is_known) else { return false };
        if vars.len() > VALUE_VARIABLES || self.store.size(call) > VALUE_SIZE || ty.as_fun().is_some() {
            return false;
        }
        let all: Vec<TermId> = vars.iter().map(|var| self.store.mk_free(*var)).collect();
        let mut candidates: Vec<TermId> =
            all.into_iter().filter(|var| self.store.type_of(*var).as_ref() == Some(&ty)).collect();
        if matches!(ty, Type::Con(..)) && ty != Type::bool() {
            candidates.extend(self.constants(&ty));
        }
        candidates.into_iter().any(|candidate| self.learn(self.law_of(Vec::new(), [call, candidate])).is_some())
    }

    /// `f a (C b) = C (f a b)`, or `f a (C b) = a + f a b`.
    fn learn_constructor(&mut self, general: &General, at: usize, con: TermId) -> bool {
        let Node::Con(con, fields) = self.store.node(con) else { return false };
        let mut types = Vec::new();
        for field in self.store.terms(fields).to_vec() {
            let Some(ty) = self.store.type_of(field).filter(is_known) else { return false };
            types.push(ty);
        }
        let Some(ty) = self.store.type_of(general.args[at]) else { return false };
        let fields: Vec<TermId> = types.iter().map(|ty| self.any(ty)).collect();
        let mut args = general.args.clone();
        args[at] = self.store.mk_con(con, &fields);
        let whole = self.store.mk_app(general.shape.0, &args);
        let Some(result) = self.store.type_of(whole).filter(is_known) else { return false };
        let mut candidates = Vec::new();
        for (j, field) in fields.iter().enumerate().filter(|(j, _)| types[*j] == ty) {
            args[at] = *field;
            let smaller = self.store.mk_app(general.shape.0, &args);
            if result == ty {
                let mut parts = fields.clone();
                parts[j] = smaller;
                candidates.push(self.store.mk_con(con, &parts));
            }
            let operators = self.operators_on(&result);
            for (_, other) in args.iter().enumerate().filter(|(i, _)| *i != at) {
                if self.store.type_of(*other).as_ref() == Some(&result) {
                    let applied = operators.iter().map(|operator| operator.applied(self.store, &[*other, smaller]));
                    candidates.extend(applied);
                }
            }
        }
        candidates.into_iter().any(|candidate| self.learn(self.law_of(Vec::new(), [whole, candidate])).is_some())
    }

    fn learn(&mut self, law: Law) -> Option<u32> {
        let key = self.key(&law);
        if self.memory.properties.goals.contains(&key) {
            return None;
        }
        if let Some(known) = self.memory.numbers.get(&key) {
            return Some(*known);
        }
        let fuel = std::mem::replace(&mut self.fuel, FUEL);
        let found = self.lemma(law, PRICE);
        self.fuel = fuel;
        found
    }

    fn operators_on(&mut self, ty: &Type) -> Vec<Operator> {
        let primitives: &[PrimOp] = match ty {
            ty if *ty == Type::int() => &[PrimOp::IntAdd, PrimOp::IntMul],
            ty if *ty == Type::integer() => &[PrimOp::IntegerAdd, PrimOp::IntegerMul],
            _ => &[],
        };
        let mut found: Vec<Operator> = primitives.iter().map(|op| Operator::Primitive(*op)).collect();
        let program = self.store.program().clone();
        let library =
            [super::explore::APPEND, AND, OR].into_iter().filter_map(|name| program.global_id(Name::new(name)));
        let wanted = Type::funs([ty.clone(), ty.clone()], ty.clone());
        let own = program.globals().take(GLOBALS).map(|(id, _)| id);
        for id in own.chain(library).collect::<Vec<_>>() {
            let body = match &program.global(id).ty {
                Type::Forall(_, context, body) if context.is_empty() => body,
                ty => ty,
            };
            if body.covers(&wanted) && !matches!(body, Type::Var(_)) && found.len() < OPERATORS {
                found.push(Operator::Function(self.store.mk_def(DefId::Global(id))));
            }
        }
        found
    }

    /// Where conditions on numbers are about what calls give, that these are not negative, if they never are; and a proof of what remains.
    #[allow(clippy::option_option)]
    pub(super) fn by_bounds(&mut self, sequent: &Sequent, price: u32) -> Option<Option<Vec<Move>>> {
        if self.depth > DEPTH {
            return None;
        }
        let mut now = sequent.clone();
        let mut moves = Vec::new();
        for (at, place, call) in self.compared_calls(sequent) {
            let Some(lemma) = self.bound(call).filter(|_| !self.is_bounded(&now, call)) else { continue };
            // The left side is `0 <= f x`.
            let step = Move::Note { at, place, lemma, inner: vec![1] };
            let Some(next) = self.apply(&now, &step).and_then(|mut premises| premises.pop()) else { continue };
            let is_new = next.facts.split_last().is_some_and(|(last, before)| !before.contains(last));
            if is_new && moves.len() < BOUNDS {
                moves.push(step);
                now = next;
            }
        }
        if moves.is_empty() {
            return None;
        }
        Some(self.prove(now, price).map(|rest| moves.into_iter().chain(rest).collect()))
    }

    /// Whether the facts say already that the number is not negative.
    fn is_bounded(&mut self, sequent: &Sequent, call: TermId) -> bool {
        let Some(condition) = self.not_negative(call) else { return false };
        let alone = Sequent::plain(sequent.facts.clone(), [condition, condition]);
        self.apply(&alone, &Move::Decide { at: At::Left, place: Vec::new() }).is_some()
    }

    pub(super) fn not_negative(&mut self, number: TermId) -> Option<TermId> {
        let (op, zero) = match self.store.type_of(number)? {
            ty if ty == Type::int() => (PrimOp::IntLe, Lit::Int(0)),
            ty if ty == Type::integer() => (PrimOp::IntegerLe, Lit::Integer(0.into())),
            _ => return None,
        };
        let zero = self.store.mk_lit(&zero);
        Some(self.store.mk_prim(op, &[zero, number]))
    }

    /// Calls that are compared as numbers.
    fn compared_calls(&mut self, sequent: &Sequent) -> Vec<(At, Vec<u32>, TermId)> {
        let facts = (0..sequent.facts.len() as u32).map(At::From);
        let mut found: Vec<(At, Vec<u32>, TermId)> = Vec::new();
        for at in [At::Left, At::Right].into_iter().chain(facts) {
            let Some(whole) = sequent.term(at) else { continue };
            let all = places(self.store, whole);
            let is_condition = |term: TermId| matches!(self.store.node(term), Node::Prim(op, _) if op.is_condition());
            let conditions: Vec<&Vec<u32>> =
                all.iter().filter(|(_, part)| is_condition(*part)).map(|(place, _)| place).collect();
            for (place, part) in &all {
                let is_inside = conditions.iter().any(|condition| place.starts_with(condition));
                let is_call = matches!(self.store.node(*part), Node::App(..)) && self.store.loose(*part) == 0;
                if is_inside && is_call && !found.iter().any(|(.., known)| known == part) {
                    found.push((at, place.clone(), *part));
                }
            }
        }
        found
    }

    fn bound(&mut self, call: TermId) -> Option<u32> {
        let general = self.general(call)?;
        if let Some(known) = self.memory.properties.bounds.get(&general.shape) {
            return *known;
        }
        // What is asked while this is proved has no answer yet.
        self.memory.properties.bounds.insert(general.shape.clone(), None);
        let whole = self.store.mk_app(general.shape.0, &general.args);
        let condition = self.not_negative(whole)?;
        let truth = self.store.mk_bool(true);
        let found = self.learn(self.law_of(Vec::new(), [condition, truth]));
        self.memory.properties.bounds.insert(general.shape, found);
        found
    }
}

fn arguments(ty: &Type) -> Vec<Type> {
    match ty.as_fun() {
        Some((argument, result)) => std::iter::once(argument.clone()).chain(arguments(result)).collect(),
        None => Vec::new(),
    }
}

#[derive(Clone, Copy)]
enum Operator {
    Primitive(PrimOp),
    Function(TermId),
}

impl Operator {
    fn applied(self, store: &mut TermStore, operands: &[TermId]) -> TermId {
        match self {
            Operator::Primitive(op) => store.mk_prim(op, operands),
            Operator::Function(head) => store.mk_app(head, operands),
        }
    }
}

/// Variables and nodes of a call that may be one of its variables.
const VALUE_VARIABLES: usize = 2;
const VALUE_SIZE: u32 = 12;
/// Definitions of the program that are looked at.
const GLOBALS: usize = 200;
const AND: &str = "Data.Bool.&&";
const OR: &str = "Data.Bool.||";
