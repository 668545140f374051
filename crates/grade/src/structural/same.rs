//! The rules by which two terms are the same on a path: one function a rule.

use selfsame_core::arith;
use selfsame_core::delta::{Delta, delta};
use selfsame_core::expr::Lit;
use selfsame_core::prim::PrimOp;
use selfsame_core::program::{DataId, DataKind, Ints};
use selfsame_core::step::{is_operand, unpack};
use selfsame_core::term::{Node, Pattern, TermId, TermStore, VarId, Variable};
use selfsame_core::types::Type;
use selfsame_equiv::Bottoms;

use super::decide::{contradict, scalar_type};
use super::equality::Equation;
use super::path::{Known, Path};
use super::reduce::{Frame, On, Reduced};
use super::split::{bottoms, endless, is_unknown, is_value, possibilities, type_of, unknown};
use super::{Engine, Evaluation, Side};

/// Arguments that are evaluated inside each other: a rule may bring in a call that it is for as an argument.
const MOST_INSIDE: u32 = 40;

impl Engine {
    /// Whether both are the same for all values of their variables that the path allows. It ends because work is counted;
    /// "no" may mean that it was not found out.
    pub fn same(&mut self, left: TermId, right: TermId, path: &Path) -> bool {
        if left == right {
            return true;
        }
        self.work += 20;
        if self.is_exhausted() {
            return false;
        }
        let l = self.settled(Side::Left, left, path);
        let r = self.settled(Side::Right, right, path);
        let terms = [self.whole(&l), self.whole(&r)];
        if terms[0] == terms[1] {
            return true;
        }
        for (i, side) in [Side::Left, Side::Right].into_iter().enumerate() {
            if let Some(refolded) = self.refolded(side, terms[i]) {
                let [left, right] = Self::replaced(terms, side, refolded);
                return self.same(left, right, path);
            }
        }
        if self.is_bottom(&l) && self.is_bottom(&r) {
            // They are not one term, so not both run for ever.
            let endless = self.store.mk_bottom(endless());
            return self.bottoms == Bottoms::Same && l.focus != endless && r.focus != endless;
        }
        for (side, reduced) in [(Side::Left, &l), (Side::Right, &r)] {
            match &reduced.on {
                On::Beyond(_) => return false,
                On::Split(var, data) => return self.split(*var, *data, terms, path),
                On::Force(var, ty) => return self.force(*var, ty.clone(), terms, path),
                On::Test(condition) => return self.test(side, reduced, *condition, terms, path),
                On::Literal(value) => return self.literal(side, reduced, *value, terms, path),
                On::Partial(division) => return self.partial(side, reduced, *division, terms, path),
                On::Value | On::Apply(_) | On::Call(_) | On::Text(_) => {}
            }
        }
        match (&l.on, &r.on) {
            (On::Value, On::Value) => self.values(l.focus, r.focus, path),
            _ => self.calls(&l, &r, terms, path),
        }
    }

    pub fn all_same(&mut self, left: &[TermId], right: &[TermId], path: &Path) -> bool {
        left.len() == right.len() && left.iter().zip(right).all(|(l, r)| self.same(*l, *r, path))
    }

    /// The term reduced, with what the path knows.
    pub fn settled(&mut self, side: Side, term: TermId, path: &Path) -> Reduced {
        let mut reduced = self.reduce(side, term);
        loop {
            let next = match reduced.on {
                On::Test(condition) => {
                    let known = arith::decide(&self.store, path.facts(), condition);
                    known.map(|truth| self.store.mk_bool(truth))
                }
                On::Call(_) | On::Apply(_) | On::Text(_) => self.known(side, reduced.focus, path),
                On::Partial(division) => path.calls().iter().find(|known| known.call == division).map(|k| k.result),
                _ => None,
            };
            let Some(next) = next else { return reduced };
            let term = self.rebuild(&reduced.frames, next);
            reduced = self.reduce(side, term);
        }
    }

    fn is_bottom(&self, reduced: &Reduced) -> bool {
        reduced.on == On::Value
            && matches!(self.store.node(reduced.focus), Node::Bottom(_) | Node::Prim(PrimOp::Error, _))
    }

    /// A variable is each of its constructors in turn, on both sides (ISO-case1 and -2).
    fn split(&mut self, var: VarId, data: DataId, terms: [TermId; 2], path: &Path) -> bool {
        let all = possibilities(&mut self.store, var, data, self.evaluation);
        all.into_iter().all(|value| self.bound(var, value, terms, path))
    }

    fn bound(&mut self, var: VarId, value: TermId, terms: [TermId; 2], path: &Path) -> bool {
        self.note_parts(var, value);
        let Equation::Bindings(bindings) = self.equated(var, value, path) else { return true };
        let mut path = path.bind(&mut self.store, var, value);
        let mut terms = terms.map(|term| self.store.bind(term, var, value));
        for (var, value) in bindings {
            path = path.bind(&mut self.store, var, value);
            terms = terms.map(|term| self.store.bind(term, var, value));
        }
        self.same(terms[0], terms[1], &path)
    }

    /// A variable must be evaluated: it is a value, of this type if it is known, or no result.
    fn force(&mut self, var: VarId, ty: Option<Type>, terms: [TermId; 2], path: &Path) -> bool {
        let variable = self.store.var(var).clone();
        let was_value = is_value(&variable);
        let ty = ty.filter(|_| is_unknown(&variable.ty)).unwrap_or_else(|| variable.ty.clone());
        let total = variable.total || self.evaluation == Evaluation::Strict;
        let value = self.store.fresh(Variable { evaluated: true, total, ty, ..variable });
        let value = self.store.mk_free(value);
        if !self.bound(var, value, terms, path) {
            return false;
        }
        was_value || bottoms(&mut self.store, var).into_iter().all(|bottom| self.bound(var, bottom, terms, path))
    }

    /// Both terms, after the one of a side was replaced.
    fn replaced(terms: [TermId; 2], side: Side, new: TermId) -> [TermId; 2] {
        if side == Side::Left { [new, terms[1]] } else { [terms[0], new] }
    }

    /// A condition is true, and it is false.
    fn test(&mut self, side: Side, at: &Reduced, condition: TermId, terms: [TermId; 2], path: &Path) -> bool {
        [true, false].into_iter().all(|truth| {
            let mut path = path.clone();
            path.assume(condition, truth);
            let truth = self.store.mk_bool(truth);
            let new = self.rebuild(&at.frames, truth);
            let [left, right] = Self::replaced(terms, side, new);
            self.same(left, right, &path)
        })
    }

    /// A number or character is each of the literals that are asked for, and none of them.
    fn literal(&mut self, side: Side, at: &Reduced, value: TermId, terms: [TermId; 2], path: &Path) -> bool {
        let Some((Frame::Case(alts, default), around)) = at.frames.split_last() else { return false };
        let mut otherwise = path.clone();
        for alt in self.store.alts(*alts).to_vec() {
            let Pattern::Lit(lit) = alt.pattern else { return false };
            let Some(op) = equality(self.store.lit(lit)) else { return false };
            let lit = self.store.make(Node::Lit(lit));
            let condition = self.store.mk_prim(op, &[value, lit]);
            let known = arith::decide(&self.store, otherwise.facts(), condition);
            if known != Some(false) {
                let mut path = otherwise.clone();
                path.assume(condition, true);
                let new = self.rebuild(around, alt.body);
                let [left, right] = Self::replaced(terms, side, new);
                let holds = match self.store.node(value) {
                    Node::Free(var) => self.bound(var, lit, [left, right], &otherwise),
                    _ => self.same(left, right, &path),
                };
                if !holds {
                    return false;
                }
            }
            if known == Some(true) {
                return true;
            }
            otherwise.assume(condition, false);
        }
        let Some(default) = default else { return true };
        let new = self.rebuild(around, *default);
        let [left, right] = Self::replaced(terms, side, new);
        self.same(left, right, &otherwise)
    }

    /// Whether a quotient is a machine integer: the least one by -1 is none, where that fails.
    pub fn surely_fits(&mut self, op: PrimOp, [dividend, divisor]: [TermId; 2], path: &Path) -> bool {
        let (ints, size) = (self.store.program().ints(), self.store.program().size());
        if !matches!(op, PrimOp::IntQuot | PrimOp::IntDiv) || ints == Ints::Unbounded || !size.division_fails() {
            return true;
        }
        [(divisor, -1), (dividend, size.least())].into_iter().any(|(number, edge)| {
            let edge = self.store.mk_lit(&Lit::Int(edge));
            let is_there = self.store.mk_prim(PrimOp::IntEq, &[number, edge]);
            arith::decide(&self.store, path.facts(), is_there) == Some(false)
        })
    }

    /// A division fails when the divisor is zero; otherwise it is a number, the same wherever the same is divided.
    fn partial(&mut self, side: Side, at: &Reduced, division: TermId, terms: [TermId; 2], path: &Path) -> bool {
        use PrimOp::*;
        let Node::Prim(op, args) = self.store.node(division) else { return false };
        let (zero, one, eq, ty) = match op {
            IntQuot | IntRem | IntDiv | IntMod => (Lit::Int(0), Lit::Int(1), IntEq, Type::int()),
            IntegerQuot | IntegerRem | IntegerDiv | IntegerMod => {
                (Lit::Integer(0.into()), Lit::Integer(1.into()), IntegerEq, Type::integer())
            }
            _ => return false,
        };
        let Some(Delta::Bottom(label)) = delta(op, &[one, zero.clone()]) else { return false };
        let [dividend, divisor] = *self.store.terms(args) else { return false };
        if !self.surely_fits(op, [dividend, divisor], path) {
            return false;
        }
        let zero = self.store.mk_lit(&zero);
        let is_zero = self.store.mk_prim(eq, &[divisor, zero]);
        let known = arith::decide(&self.store, path.facts(), is_zero);
        if known != Some(false) {
            let mut path = path.clone();
            path.assume(is_zero, true);
            let failed = self.store.mk_bottom(label);
            let new = self.rebuild(&at.frames, failed);
            let [left, right] = Self::replaced(terms, side, new);
            if !self.same(left, right, &path) {
                return false;
            }
        }
        if known == Some(true) {
            return true;
        }
        let mut path = path.clone();
        path.assume(is_zero, false);
        let quotient = self.store.fresh(Variable { evaluated: true, ..Variable::new("q", ty) });
        let quotient = self.store.mk_free(quotient);
        let fact = self.store.mk_prim(eq, &[quotient, division]);
        path.assume(fact, true);
        path.learn(Known { side, call: division, result: quotient });
        let new = self.rebuild(&at.frames, quotient);
        let [left, right] = Self::replaced(terms, side, new);
        self.same(left, right, &path)
    }

    /// Two values: the same constructor with the same fields, equal numbers, functions that agree on a new argument.
    fn values(&mut self, left: TermId, right: TermId, path: &Path) -> bool {
        let nodes = (self.store.node(left), self.store.node(right));
        match nodes {
            (Node::Con(c, xs), Node::Con(d, ys)) => {
                let (xs, ys) = (self.store.terms(xs).to_vec(), self.store.terms(ys).to_vec());
                if c == d { self.all_same(&xs, &ys, path) } else { self.is_impossible(path) }
            }
            (Node::Lit(lit), Node::Con(..)) => match self.unpacked(lit) {
                Some(left) => self.values(left, right, path),
                None => false,
            },
            (Node::Con(..), Node::Lit(lit)) => match self.unpacked(lit) {
                Some(right) => self.values(left, right, path),
                None => false,
            },
            (Node::Free(var), Node::Con(con, _)) | (Node::Con(con, _), Node::Free(var)) => {
                let data = self.store.program().con(con).data;
                self.split(var, data, [left, right], path)
            }
            (Node::Free(var), Node::Lit(lit)) | (Node::Lit(lit), Node::Free(var)) if self.unpacked(lit).is_some() => {
                let data = self.store.program().con(self.store.nil_con()).data;
                self.split(var, data, [left, right], path)
            }
            _ if self.is_condition(left) => self.truth(Side::Left, left, [left, right], path),
            _ if self.is_condition(right) => self.truth(Side::Right, right, [left, right], path),
            _ if is_operand(&self.store, left) && is_operand(&self.store, right) => {
                self.equal(left, right, path) || self.is_impossible(path)
            }
            _ if self.is_function(left) || self.is_function(right) => {
                self.functions(left, right, path, self.evaluation == Evaluation::Strict)
            }
            _ => self.is_impossible(path),
        }
    }

    /// A comparison of numbers that is a result, not all of them known.
    fn is_condition(&self, term: TermId) -> bool {
        matches!(self.store.node(term), Node::Prim(op, _) if op.is_condition()) && is_operand(&self.store, term)
    }

    /// A comparison is one truth value or the other.
    fn truth(&mut self, side: Side, condition: TermId, terms: [TermId; 2], path: &Path) -> bool {
        let known = arith::decide(&self.store, path.facts(), condition);
        [true, false].into_iter().filter(|truth| known != Some(!truth)).all(|truth| {
            let mut path = path.clone();
            path.assume(condition, truth);
            let truth = self.store.mk_bool(truth);
            let [left, right] = Self::replaced(terms, side, truth);
            self.same(left, right, &path)
        })
    }

    fn unpacked(&mut self, lit: selfsame_core::term::LitId) -> Option<TermId> {
        let Lit::Str(text) = self.store.lit(lit) else { return None };
        let text = text.clone();
        Some(unpack(&mut self.store, &text))
    }

    /// Whether two numbers or characters are equal on the path.
    fn equal(&mut self, left: TermId, right: TermId, path: &Path) -> bool {
        let Some(ty) = scalar_type(&self.store, left).or_else(|| scalar_type(&self.store, right)) else { return false };
        let op = match ty {
            ty if ty == Type::int() => PrimOp::IntEq,
            ty if ty == Type::integer() => PrimOp::IntegerEq,
            ty if ty == Type::char() => PrimOp::CharEq,
            _ => return false,
        };
        let condition = self.store.mk_prim(op, &[left, right]);
        arith::decide(&self.store, path.facts(), condition) == Some(true)
    }

    /// Whether no values get here.
    pub fn is_impossible(&mut self, path: &Path) -> bool {
        for known in path.calls().to_vec() {
            // A call whose result was chosen before its arguments were known.
            let Node::Con(expected, _) = self.store.node(known.result) else { continue };
            let reduced = self.reduce(Side::Alone, known.call);
            if let (On::Value, Node::Con(actual, _)) = (&reduced.on, self.store.node(reduced.focus))
                && actual != expected
            {
                return true;
            }
        }
        !path.facts().is_empty() && contradict(&self.store, path.facts())
    }

    pub fn is_function(&self, term: TermId) -> bool {
        match self.store.node(term) {
            Node::Lam(..) | Node::Def(_) | Node::App(..) => true,
            Node::Free(var) => self.store.var(var).ty.as_fun().is_some(),
            _ => false,
        }
    }

    /// Functions are the same when they give the same for a new argument, both being functions; a total argument, where it is
    /// known that they are applied to such ones only.
    fn functions(&mut self, left: TermId, right: TermId, path: &Path, total: bool) -> bool {
        for term in [left, right] {
            let is_surely = match self.store.node(term) {
                Node::Lam(..) | Node::Def(_) | Node::App(..) => true,
                Node::Free(var) => is_value(self.store.var(var)),
                _ => false,
            };
            if !is_surely {
                return false;
            }
        }
        let ty = [left, right].iter().find_map(|term| match type_of(&self.store, *term).as_fun()?.0 {
            ty if is_unknown(ty) => None,
            ty => Some(ty.clone()),
        });
        let argument =
            Variable { evaluated: total, total, finite: total, ..Variable::new("x", ty.unwrap_or_else(unknown)) };
        let argument = self.store.fresh(argument);
        let argument = self.store.mk_free(argument);
        let [left, right] = [left, right].map(|term| self.store.mk_app(term, &[argument]));
        self.same(left, right, path)
    }

    /// At least one side waits for a call. Calls that are the same are one variable (ISO-case6 and -7); where the two wait for
    /// different functions, a rule may say that they are the same.
    fn calls(&mut self, l: &Reduced, r: &Reduced, terms: [TermId; 2], path: &Path) -> bool {
        if let (On::Call(f), On::Call(g)) = (&l.on, &r.on)
            && f != g
            && self.conjecture(l, r, path)
        {
            return self.same(terms[0], terms[1], path);
        }
        let tail = |at: &Reduced, other: &Reduced| {
            matches!(at.on, On::Call(_)) && at.frames.is_empty() && other.on == On::Value
        };
        let sides = [(Side::Left, l, r), (Side::Right, r, l)];
        for (side, at, other) in sides {
            if tail(at, other) {
                if self.accumulation_of_known(side, &at.on, at.focus, path) {
                    return self.same(terms[0], terms[1], path);
                }
                return self.unfolded(side, at, terms, path);
            }
        }
        let (side, at) = if l.on == On::Value { (Side::Right, r) } else { (Side::Left, l) };
        self.abstracted(side, at, terms, path)
            || sides.into_iter().any(|(side, at, _)| self.unfolded(side, at, terms, path))
            || (self.lemma(l, r) && self.same(terms[0], terms[1], path))
    }

    /// The call becomes a variable on both sides.
    fn abstracted(&mut self, side: Side, at: &Reduced, terms: [TermId; 2], path: &Path) -> bool {
        let call = self.normal_call(side, at.focus);
        let result = self.result(call);
        let mut path = path.clone();
        path.learn(Known { side, call, result });
        let new = self.rebuild(&at.frames, result);
        let [left, right] = Self::replaced(terms, side, new).map(|term| self.store.replace(term, at.focus, result));
        self.same(left, right, &path)
    }

    /// The call goes on with what its definition says, where the path allows one more.
    fn unfolded(&mut self, side: Side, at: &Reduced, terms: [TermId; 2], path: &Path) -> bool {
        let On::Call(def) = at.on else { return false };
        if path.unfoldings == 0 || self.is_opaque(side, def) {
            return false;
        }
        let Some(body) = self.unfold_call(at.focus) else { return false };
        let mut path = path.clone();
        path.unfoldings -= 1;
        let new = self.rebuild(&at.frames, body);
        let [left, right] = Self::replaced(terms, side, new);
        self.same(left, right, &path)
    }

    /// A variable for the result of a call.
    fn result(&mut self, call: TermId) -> TermId {
        let ty = type_of(&self.store, call);
        let is_text = matches!(self.store.node(call), Node::Prim(..));
        let applied = match self.store.node(call) {
            Node::App(head, args) => match self.store.node(head) {
                Node::Free(var) => {
                    let function = self.store.var(var).clone();
                    let args = self.store.terms(args).to_vec();
                    (function.total || function.finite)
                        && args.iter().all(|arg| selfsame_core::step::is_total(&self.store, *arg))
                }
                _ => false,
            },
            _ => false,
        };
        let finite = is_text || self.is_total_call(call);
        let total = finite || applied;
        let result = Variable { evaluated: total, total, finite, ..Variable::new("r", ty) };
        let result = self.store.fresh(result);
        self.store.mk_free(result)
    }

    /// The call with its arguments evaluated as far as constructors go.
    pub fn normal_call(&mut self, side: Side, call: TermId) -> TermId {
        let Node::App(head, args) = self.store.node(call) else { return call };
        let args = self.store.terms(args).to_vec();
        let args: Vec<TermId> = args.into_iter().map(|arg| self.normal(side, arg, 8)).collect();
        self.store.mk_app(head, &args)
    }

    pub fn normal(&mut self, side: Side, term: TermId, depth: u32) -> TermId {
        let is_plain = match self.store.node(term) {
            Node::Free(_) | Node::Lit(_) | Node::Lam(..) => true,
            Node::Def(def) => self.is_recursive(def) || self.store.def_arity(def) > 0,
            _ => false,
        };
        if depth == 0 || is_plain || self.inside >= MOST_INSIDE || self.is_dictionary(term) {
            return term;
        }
        self.inside += 1;
        let reduced = self.reduce(side, term);
        self.inside -= 1;
        match (&reduced.on, self.store.node(reduced.focus)) {
            (On::Value, Node::Con(con, fields)) => {
                let fields = self.store.terms(fields).to_vec();
                let fields: Vec<TermId> = fields.into_iter().map(|f| self.normal(side, f, depth - 1)).collect();
                self.store.mk_con(con, &fields)
            }
            (On::Beyond(_), _) => term,
            _ => self.whole(&reduced),
        }
    }

    /// Whether a term is a class dictionary that is known: it stays as it is written, so that equations speak of it as
    /// programs do.
    pub fn is_dictionary(&self, term: TermId) -> bool {
        is_dictionary(&self.store, term)
    }

    /// Whether two dictionaries are the same, however they are written.
    pub fn are_same_dictionaries(&mut self, left: TermId, right: TermId) -> bool {
        if left == right {
            return true;
        }
        if !self.is_dictionary(left) || !self.is_dictionary(right) {
            return false;
        }
        let parts = [left, right].map(|term| {
            let reduced = self.reduce(Side::Alone, term);
            match (&reduced.on, self.store.node(reduced.focus)) {
                (On::Value, Node::Con(con, fields)) => Some((con, self.store.terms(fields).to_vec())),
                _ => None,
            }
        });
        let [Some((con, fields)), Some((other, others))] = parts else { return false };
        con == other
            && fields.into_iter().zip(others).all(|(field, other)| {
                field == other
                    || match (self.application(field), self.application(other)) {
                        (Some((def, args)), Some((other, others))) => {
                            def == other
                                && args.len() == others.len()
                                && args
                                    .into_iter()
                                    .zip(others)
                                    .all(|(arg, other)| self.are_same_dictionaries(arg, other))
                        }
                        _ => false,
                    }
            })
    }

    /// A method as a definition applied to dictionaries.
    fn application(&mut self, field: TermId) -> Option<(TermId, Vec<TermId>)> {
        let reduced = self.reduce(Side::Alone, field);
        let whole = self.whole(&reduced);
        match self.store.node(whole) {
            Node::Def(_) => Some((whole, Vec::new())),
            Node::App(head, args) => Some((head, self.store.terms(args).to_vec())),
            _ => None,
        }
    }

    /// What the path knows of a call: the same call, or one that is surely the same.
    fn known(&mut self, side: Side, call: TermId, path: &Path) -> Option<TermId> {
        if path.calls().is_empty() {
            return None;
        }
        if let Some(known) = path.calls().iter().find(|known| known.call == call) {
            return Some(known.result);
        }
        let call = self.normal_call(side, call);
        if let Some(known) = path.calls().iter().find(|known| known.call == call) {
            return Some(known.result);
        }
        let (def, args) = self.call_parts(call)?;
        for known in path.calls().to_vec() {
            let Some((other, others)) = self.call_parts(known.call) else { continue };
            if other != def || others.len() != args.len() {
                continue;
            }
            if self.are_swapped(&args, &others) && self.commutes(def, &args) {
                return Some(known.result);
            }
            if known.side != side && self.are_alike(&args, &others) {
                let (left, right) = if side == Side::Left { (&args, &others) } else { (&others, &args) };
                let (left, right) = (left.clone(), right.clone());
                if self.same_arguments(call, &left, &right, path) {
                    return Some(known.result);
                }
            }
        }
        None
    }

    /// Whether the arguments of two calls of a function are the same. A total function applies functions that it is given to
    /// total values only.
    fn same_arguments(&mut self, call: TermId, left: &[TermId], right: &[TermId], path: &Path) -> bool {
        for i in 0..left.len() {
            let (l, r) = (left[i], right[i]);
            if self.are_same_dictionaries(l, r) {
                continue;
            }
            if self.is_function(l) && self.is_function(r) && self.may_be_total(call) && self.functions(l, r, path, true)
            {
                continue;
            }
            if !self.same(l, r, path) {
                return false;
            }
        }
        true
    }

    /// Whether it is worth asking if arguments are the same: variables that differ are not.
    fn are_alike(&self, left: &[TermId], right: &[TermId]) -> bool {
        left.iter().zip(right).all(|(l, r)| {
            l == r
                || match (self.store.node(*l), self.store.node(*r)) {
                    (Node::Free(x), Node::Free(y)) => x == y,
                    (Node::Con(c, _), Node::Con(d, _)) => c == d,
                    (Node::Con(..), Node::Free(_)) | (Node::Free(_), Node::Con(..)) => false,
                    _ => true,
                }
        })
    }
}

/// Whether a term without variables is a class dictionary.
pub(super) fn is_dictionary(store: &TermStore, term: TermId) -> bool {
    if store.loose(term) > 0 || !store.free_vars(term).is_empty() {
        return false;
    }
    if !matches!(store.node(term), Node::Def(_) | Node::App(..) | Node::Con(..) | Node::Case(..)) {
        return false;
    }
    let program = store.program();
    let is_dictionary = |name| program.data_id(name).is_some_and(|id| program.data(id).kind == DataKind::Dictionary);
    matches!(store.type_of(term), Some(Type::Con(name, _)) if is_dictionary(name))
}

fn equality(literal: &Lit) -> Option<PrimOp> {
    match literal {
        Lit::Int(_) => Some(PrimOp::IntEq),
        Lit::Integer(_) => Some(PrimOp::IntegerEq),
        Lit::Char(_) => Some(PrimOp::CharEq),
        Lit::Double(_) | Lit::Str(_) => None,
    }
}
