//! Which recursive functions always give a finite total value for finite total arguments.
//!
//! Where this is known of a call, its result is no bottom, and the order in which two programs make their calls does not
//! matter. A function is total when no path through its body fails and some measure of its arguments gets
//! smaller in every call of itself, lexicographically where it takes several: the size of an argument, a number that stays
//! above a bound, or the gap between two.

use selfsame_core::expr::Lit;
use selfsame_core::prim::PrimOp;
use selfsame_core::program::DataKind;
use selfsame_core::step::{is_finite, is_operand};
use selfsame_core::term::{DefId, Node, Pattern, TermId, VarId, Variable};
use selfsame_core::types::Type;

use super::decide::scalar_type;
use super::path::{Known, Path};
use super::reduce::{Frame, On};
use super::split::{is_unknown, possibilities, type_of, unknown};
use super::{Engine, Side};

/// What gets smaller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Measure {
    /// The argument of this position.
    Argument(usize),
    /// The second argument minus the first.
    Gap(usize, usize),
}

/// What becomes of a measure in a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Change {
    Less,
    Same,
    Unknown,
}

/// A function, with those of its arguments that are closed functions or dictionaries: what it does depends on them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Instance {
    def: DefId,
    fixed: Vec<Option<TermId>>,
}

/// A function under examination.
struct Descent {
    instance: Instance,
    measures: Vec<Measure>,
    /// Of each call of itself, what becomes of each measure.
    calls: Vec<Vec<Change>>,
}

impl Descent {
    /// Whether some order of the measures gets smaller lexicographically in every call: take one that never grows, leave out
    /// the calls in which it gets smaller, and go on with the others.
    fn ends(mut self) -> bool {
        while !self.calls.is_empty() {
            let is_next = |measure: &usize| {
                self.calls.iter().all(|call| call[*measure] != Change::Unknown)
                    && self.calls.iter().any(|call| call[*measure] == Change::Less)
            };
            let Some(next) = (0..self.measures.len()).find(is_next) else { return false };
            self.calls.retain(|call| call[next] != Change::Less);
        }
        true
    }
}

/// A place in the walk: what the function's own arguments are there.
#[derive(Clone)]
struct Place {
    path: Path,
    arguments: Vec<TermId>,
}

/// Work on the totality of one function.
const WORK: u64 = 100_000;
/// Functions examined inside each other.
const MOST_NESTED: usize = 8;

impl Engine {
    /// Whether the call has a finite total value.
    pub fn is_total_call(&mut self, call: TermId) -> bool {
        let call = self.normal_call(Side::Alone, call);
        let Some((_, args)) = self.call_parts(call) else { return false };
        self.is_total_function(call) && args.iter().all(|arg| self.is_finite_term(*arg)) && self.may_be_total(call)
    }

    /// Whether a term has a finite total value.
    pub fn is_finite_term(&mut self, term: TermId) -> bool {
        if is_finite(&self.store, term) {
            return true;
        }
        if matches!(self.store.node(term), Node::Free(var) if !self.store.var(var).total) {
            return false;
        }
        let place = Place { path: Path::default(), arguments: Vec::new() };
        self.within(WORK, |engine| engine.finite(term, &place, None))
    }

    pub fn within(&mut self, work: u64, ask: impl FnOnce(&mut Engine) -> bool) -> bool {
        let limit = self.limit;
        self.limit = limit.min(self.work + work);
        let answer = ask(self);
        self.limit = limit;
        answer
    }

    /// Whether the function called gives a finite total value for all finite total arguments in place of the call's, but for
    /// functions and dictionaries that are closed.
    pub fn is_total_function(&mut self, call: TermId) -> bool {
        let Some(instance) = self.instance(call) else { return false };
        if let Some(known) = self.total.get(&instance) {
            return *known;
        }
        if self.examined.contains(&instance) || self.examined.len() >= MOST_NESTED {
            return false;
        }
        self.examined.push(instance.clone());
        let is_total = self.within(WORK, |engine| engine.examine(&instance));
        self.examined.pop();
        // What was cut short because another one is under examination may be found later.
        if is_total || self.examined.is_empty() {
            self.total.insert(instance, is_total);
        }
        is_total
    }

    fn instance(&self, call: TermId) -> Option<Instance> {
        let (def, args) = self.call_parts(call)?;
        let fixed = args.into_iter().map(|arg| {
            let is_closed = self.store.free_vars(arg).is_empty();
            let decides = match self.store.node(arg) {
                Node::Lam(..) | Node::Def(_) | Node::App(..) => true,
                Node::Con(con, _) => {
                    let program = self.store.program();
                    program.data(program.con(con).data).kind == DataKind::Dictionary
                }
                _ => false,
            };
            (is_closed && decides).then_some(arg)
        });
        Some(Instance { def, fixed: fixed.collect() })
    }

    fn examine(&mut self, instance: &Instance) -> bool {
        let arity = instance.fixed.len();
        let types = self.parameters(instance.def, arity);
        let mut arguments = Vec::with_capacity(arity);
        for (ty, fixed) in types.into_iter().zip(&instance.fixed) {
            arguments.push(match fixed {
                Some(fixed) => *fixed,
                None => {
                    let any = Variable { name: "x".into(), ty, evaluated: true, total: true, finite: true };
                    let any = self.store.fresh(any);
                    self.store.mk_free(any)
                }
            });
        }
        let head = self.store.mk_def(instance.def);
        let call = self.store.mk_app(head, &arguments);
        let Some(body) = self.unfold_call(call) else { return false };
        let mut measures: Vec<Measure> = (0..arity).map(Measure::Argument).collect();
        let pairs = (0..arity).flat_map(|i| (0..arity).map(move |j| (i, j)));
        measures.extend(pairs.filter(|(i, j)| i != j).map(|(i, j)| Measure::Gap(i, j)));
        let mut descent = Descent { instance: instance.clone(), measures, calls: Vec::new() };
        let place = Place { path: Path::default(), arguments };
        self.finite(body, &place, Some(&mut descent)) && descent.ends()
    }

    /// The types of a definition's parameters, as far as they are known.
    pub fn parameters(&self, def: DefId, arity: usize) -> Vec<Type> {
        let ty = match def {
            DefId::Global(global) => Some(self.store.program().global(global).ty.clone()),
            DefId::Lifted(_) => None,
        };
        let mut ty = match ty {
            Some(Type::Forall(_, _, body)) => Some((*body).clone()),
            other => other,
        };
        (0..arity)
            .map(|_| {
                let (from, to) = match ty.as_ref().and_then(Type::as_fun) {
                    Some((from, to)) => (from.clone(), Some(to.clone())),
                    None => (unknown(), None),
                };
                ty = to;
                if matches!(from, Type::Var(_)) { unknown() } else { from }
            })
            .collect()
    }

    /// Whether the term has a finite total value wherever the path leads; `descent` is the function whose calls must descend.
    fn finite(&mut self, term: TermId, place: &Place, mut descent: Option<&mut Descent>) -> bool {
        self.work += 20;
        if self.is_exhausted() {
            return false;
        }
        let reduced = self.settled(Side::Alone, term, &place.path);
        match reduced.on {
            On::Value => self.finite_value(reduced.focus, place, descent),
            On::Split(var, data) => {
                let all = possibilities(&mut self.store, var, data, self.evaluation);
                let whole = self.whole(&reduced);
                all.into_iter().all(|value| {
                    let place = self.at(place, var, value);
                    let term = self.store.bind(whole, var, value);
                    self.finite(term, &place, descent.as_deref_mut())
                })
            }
            On::Force(var, ty) => {
                let variable = self.store.var(var).clone();
                if !variable.total {
                    return false;
                }
                let ty = ty.filter(|_| is_unknown(&variable.ty)).unwrap_or_else(|| variable.ty.clone());
                let value = self.store.fresh(Variable { evaluated: true, ty, ..variable });
                let value = self.store.mk_free(value);
                let whole = self.rebuild(&reduced.frames, reduced.focus);
                let term = self.store.bind(whole, var, value);
                let place = self.at(place, var, value);
                self.finite(term, &place, descent)
            }
            On::Test(condition) => [true, false].into_iter().all(|truth| {
                let mut place = place.clone();
                place.path.assume(condition, truth);
                let truth = self.store.mk_bool(truth);
                let term = self.rebuild(&reduced.frames, truth);
                self.finite(term, &place, descent.as_deref_mut())
            }),
            On::Literal(value) => {
                let Some((Frame::Case(alts, default), around)) = reduced.frames.split_last() else { return false };
                let around = around.to_vec();
                let mut otherwise = place.clone();
                for alt in self.store.alts(*alts).to_vec() {
                    let Pattern::Lit(lit) = alt.pattern else { return false };
                    let op = match self.store.lit(lit) {
                        Lit::Int(_) => PrimOp::IntEq,
                        Lit::Integer(_) => PrimOp::IntegerEq,
                        Lit::Char(_) => PrimOp::CharEq,
                        Lit::Double(_) | Lit::Str(_) => return false,
                    };
                    let lit = self.store.make(Node::Lit(lit));
                    let condition = self.store.mk_prim(op, &[value, lit]);
                    let mut matching = otherwise.clone();
                    matching.path.assume(condition, true);
                    let term = self.rebuild(&around, alt.body);
                    if !self.finite(term, &matching, descent.as_deref_mut()) {
                        return false;
                    }
                    otherwise.path.assume(condition, false);
                }
                let Some(default) = default else { return true };
                let term = self.rebuild(&around, *default);
                self.finite(term, &otherwise, descent)
            }
            On::Partial(division) => self.finite_division(division, &reduced.frames, place, descent),
            On::Apply(_) | On::Text(_) | On::Call(_) => {
                let call = self.normal_call(Side::Alone, reduced.focus);
                if !self.finite_call(call, &reduced.on, place, descent.as_deref_mut()) {
                    return false;
                }
                let ty = type_of(&self.store, call);
                let result = Variable { name: "r".into(), ty, evaluated: true, total: true, finite: true };
                let result = self.store.fresh(result);
                let result = self.store.mk_free(result);
                let mut place = place.clone();
                place.path.learn(Known { side: Side::Alone, call, result });
                let term = self.rebuild(&reduced.frames, result);
                let term = self.store.replace(term, reduced.focus, result);
                self.finite(term, &place, descent)
            }
            On::Beyond(_) => false,
        }
    }

    fn at(&mut self, place: &Place, var: VarId, value: TermId) -> Place {
        let path = place.path.bind(&mut self.store, var, value);
        let arguments = place.arguments.iter().map(|arg| self.store.bind(*arg, var, value)).collect();
        Place { path, arguments }
    }

    fn finite_value(&mut self, value: TermId, place: &Place, mut descent: Option<&mut Descent>) -> bool {
        match self.store.node(value) {
            Node::Bottom(_) | Node::Prim(PrimOp::Error, _) => self.is_impossible(&place.path),
            Node::Con(_, fields) => {
                let fields = self.store.terms(fields).to_vec();
                fields.into_iter().all(|field| self.finite(field, place, descent.as_deref_mut()))
            }
            Node::Free(var) => {
                let variable = self.store.var(var);
                variable.finite || (variable.evaluated && scalar_type(&self.store, value).is_some())
            }
            Node::Lam(..) | Node::Def(_) | Node::App(..) => {
                let ty = type_of(&self.store, value).as_fun().map(|(from, _)| from.clone());
                let ty = ty.unwrap_or_else(unknown);
                let argument = Variable { name: "x".into(), ty, evaluated: true, total: true, finite: true };
                let argument = self.store.fresh(argument);
                let argument = self.store.mk_free(argument);
                let applied = self.store.mk_app(value, &[argument]);
                self.finite(applied, place, descent)
            }
            _ => is_operand(&self.store, value),
        }
    }

    /// Divisors must not be zero.
    fn finite_division(
        &mut self,
        division: TermId,
        frames: &[Frame],
        place: &Place,
        descent: Option<&mut Descent>,
    ) -> bool {
        use PrimOp::*;
        let Node::Prim(op, args) = self.store.node(division) else { return false };
        let (zero, eq, ty) = match op {
            IntQuot | IntRem | IntDiv | IntMod => (Lit::Int(0), IntEq, Type::int()),
            IntegerQuot | IntegerRem | IntegerDiv | IntegerMod => (Lit::Integer(0.into()), IntegerEq, Type::integer()),
            _ => return false,
        };
        let zero = self.store.mk_lit(&zero);
        let [dividend, divisor] = *self.store.terms(args) else { return false };
        if !self.surely_fits(op, [dividend, divisor], &place.path) {
            return false;
        }
        let is_zero = self.store.mk_prim(eq, &[divisor, zero]);
        if self.conditions.decide(&self.store, place.path.facts(), is_zero) != Some(false) {
            return false;
        }
        let quotient = Variable { name: "q".into(), ty, evaluated: true, total: true, finite: true };
        let quotient = self.store.fresh(quotient);
        let quotient = self.store.mk_free(quotient);
        let mut place = place.clone();
        place.path.learn(Known { side: Side::Alone, call: division, result: quotient });
        let term = self.rebuild(frames, quotient);
        self.finite(term, &place, descent)
    }

    /// Whether a call gives a finite total value: of a total function, or of the function itself with less.
    fn finite_call(&mut self, call: TermId, on: &On, place: &Place, mut descent: Option<&mut Descent>) -> bool {
        let args = match self.store.node(call) {
            Node::App(_, args) => self.store.terms(args).to_vec(),
            _ => Vec::new(),
        };
        for arg in &args {
            if !self.finite(*arg, place, descent.as_deref_mut()) {
                return false;
            }
        }
        match on {
            On::Text(_) => true,
            On::Apply(var) => self.store.var(*var).finite,
            On::Call(_) => match descent {
                Some(descent) if self.instance(call).as_ref() == Some(&descent.instance) => {
                    let measures = descent.measures.iter();
                    let changes = measures.map(|measure| self.change(*measure, &args, place)).collect();
                    descent.calls.push(changes);
                    true
                }
                _ => self.is_total_function(call),
            },
            _ => false,
        }
    }

    /// What becomes of a measure of the function's own arguments in a call with others.
    fn change(&mut self, measure: Measure, args: &[TermId], place: &Place) -> Change {
        let own = &place.arguments;
        let (new, old) = match measure {
            Measure::Argument(i) => (args.get(i).copied(), own.get(i).copied()),
            Measure::Gap(i, j) => {
                let mut gap = |all: &[TermId]| self.difference(*all.get(i)?, *all.get(j)?);
                (gap(args), gap(own))
            }
        };
        let (Some(new), Some(old)) = (new, old) else { return Change::Unknown };
        if new == old {
            Change::Same
        } else if self.is_part(new, old) || self.counts_down(new, old, place) {
            Change::Less
        } else {
            Change::Unknown
        }
    }

    fn difference(&mut self, low: TermId, high: TermId) -> Option<TermId> {
        let op = match scalar_type(&self.store, low)? {
            ty if ty == Type::int() => PrimOp::IntSub,
            ty if ty == Type::integer() => PrimOp::IntegerSub,
            _ => return None,
        };
        let are_numbers = [low, high].into_iter().all(|term| is_operand(&self.store, term));
        are_numbers.then(|| self.store.mk_prim(op, &[high, low]))
    }

    /// Whether a value is strictly inside another one.
    fn is_part(&self, part: TermId, whole: TermId) -> bool {
        match self.store.node(whole) {
            Node::Con(_, fields) => {
                self.store.terms(fields).iter().any(|field| *field == part || self.is_part(part, *field))
            }
            _ => false,
        }
    }

    /// Whether a number is smaller than another one, which is not below -1.
    fn counts_down(&mut self, new: TermId, old: TermId, place: &Place) -> bool {
        if !is_operand(&self.store, new) || !is_operand(&self.store, old) {
            return false;
        }
        let (less, at_least, bound) = match scalar_type(&self.store, old) {
            Some(ty) if ty == Type::int() => (PrimOp::IntLt, PrimOp::IntGe, Lit::Int(-1)),
            Some(ty) if ty == Type::integer() => (PrimOp::IntegerLt, PrimOp::IntegerGe, Lit::Integer((-1).into())),
            _ => return false,
        };
        let bound = self.store.mk_lit(&bound);
        let is_less = self.store.mk_prim(less, &[new, old]);
        let is_bounded = self.store.mk_prim(at_least, &[old, bound]);
        [is_less, is_bounded]
            .into_iter()
            .all(|condition| self.conditions.decide(&self.store, place.path.facts(), condition) == Some(true))
    }
}
