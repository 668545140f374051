//! The lookup rules: the paper's Figures 6 and 8, a function a rule.
//!
//! A lookup asks what a point of the program is in an activation, and is answered once for all: the answer lists all values
//! that it may have, each under its condition ([`crate::value`]), so that no path is ever chosen here. Choosing is left to
//! the solver, which sees one formula for the whole search. Rounds repeat the lookups with more calls allowed; those that
//! are not allowed yet are open.
//!
//! | paper | here |
//! |---|---|
//! | VALUE DISCOVERY, INPUT, BINOP | [`Lookup::point`], [`crate::scalars`] |
//! | VALUE DISCARD, ALIAS | [`Lookup::suspend`] |
//! | FUNCTION ENTER PARAMETER, NON-LOCAL | [`Lookup::parameter`], [`Lookup::scope`] |
//! | FUNCTION EXIT | [`Lookup::function_exit`] |
//! | SKIP | the condition of a `case` without alternatives in [`Lookup::branches`] |
//! | CONDITIONAL BOTTOM | [`Lookup::conditional_bottom`] |
//! | CONDITIONAL TOP, FIRST | [`crate::control`] |

use std::rc::Rc;
use std::sync::Arc;
use std::time::Instant;

use rustc_hash::FxHashMap;
use selfsame_core::effort;
use selfsame_core::program::{ConId, Program};
use selfsame_core::symbol::Symbol;

use crate::any::{AnyId, Anys, Origin};
use crate::code::{Asked, Bound, Code, LamId, MAIN, Pattern, Point, PointId, VarId};
use crate::control::Arrival;
use crate::fact::Facts;
use crate::flow::Flow;
use crate::formula::{FALSE, Formulas, TRUE, Term, Unknown};
use crate::frame::{Frame, FrameId, Frames, ROOT, Site};
use crate::front::{Hits, leading};
use crate::limits;
use crate::open::{Open, Opens};
use crate::trace::Trace;
use crate::value::{Head, NEVER, Thunk, Value, ValueId, Values};

/// Everything that is known in a search.
pub struct Lookup<'a> {
    pub program: Arc<Program>,
    pub code: &'a Code,
    pub flow: &'a Flow,
    pub formulas: Formulas,
    pub frames: Frames,
    pub values: Values,
    pub opens: Opens,
    pub inputs: FxHashMap<(PointId, FrameId, u32), (Unknown, Term)>,
    /// Which call site led into a frame below the target: one of two, by number.
    pub(crate) choices: FxHashMap<(FrameId, u32), Term>,
    pub trace: Trace,
    /// The points under which the target may be met.
    pub(crate) leads: Vec<bool>,
    pub(crate) cons: Cons,
    pub deadline: Option<Instant>,
    /// Whether what is left out is anything that may be there, rather than nothing.
    pub is_proving: bool,
    /// Whether recursive calls are left out, and activations below are arbitrary.
    pub(crate) is_inferring: bool,
    pub(crate) anys: Anys,
    pub(crate) captures: u32,
    /// What is known of calls that are left out.
    pub facts: Facts,
    // What follows belongs to one round.
    /// `None` while the lookup is under way.
    points: FxHashMap<(PointId, FrameId), Option<ValueId>>,
    vars: FxHashMap<(VarId, FrameId), ValueId>,
    branches: FxHashMap<(PointId, FrameId), Rc<[Term]>>,
    pub(crate) arrivals: FxHashMap<FrameId, Rc<[Arrival]>>,
    pub(crate) reached: FxHashMap<FrameId, Term>,
    pub(crate) hits: Hits,
    budgets: FxHashMap<FrameId, u32>,
    any_values: FxHashMap<AnyId, ValueId>,
    /// Lookups of this round.
    pub steps: u64,
    most_steps: u64,
    /// The formulas made before this round.
    first_term: usize,
    nesting: u32,
    /// Whether something was met that is defined by itself: then "no value" is not proved.
    pub is_knotted: bool,
}

/// Activations, each under the condition that it is this one.
pub struct Scopes {
    frames: Vec<(Term, FrameId)>,
    open: Term,
}

impl Scopes {
    fn one(frame: FrameId) -> Scopes {
        Scopes { frames: vec![(TRUE, frame)], open: FALSE }
    }

    pub fn only(&self) -> Option<FrameId> {
        match (&self.frames[..], self.open) {
            ([(TRUE, only)], FALSE) => Some(*only),
            _ => None,
        }
    }

    fn add(&mut self, formulas: &mut Formulas, condition: Term, inner: Scopes) {
        for (given, frame) in inner.frames {
            let both = formulas.and(condition, given);
            match self.frames.iter_mut().find(|(_, known)| *known == frame) {
                Some((known, _)) => *known = formulas.or(*known, both),
                None => self.frames.push((both, frame)),
            }
        }
        let open = formulas.and(condition, inner.open);
        self.open = formulas.or(self.open, open);
    }
}

/// Constructors that primitives make.
#[derive(Clone, Copy)]
pub struct Cons {
    pub yes: ConId,
    pub no: ConId,
    pub nil: ConId,
    pub cons: ConId,
}

impl Cons {
    pub fn of(program: &Program) -> Cons {
        let con = |name: &str| program.con_id(name.into()).expect("a program starts from Program::with_builtins");
        Cons { yes: con("True"), no: con("False"), nil: con("[]"), cons: con(":") }
    }
}

impl<'a> Lookup<'a> {
    pub fn new(program: Arc<Program>, code: &'a Code, flow: &'a Flow, trace: Trace) -> Lookup<'a> {
        Lookup {
            cons: Cons::of(&program),
            program,
            code,
            flow,
            formulas: Formulas::default(),
            frames: Frames::default(),
            values: Values::default(),
            opens: Opens::default(),
            inputs: FxHashMap::default(),
            choices: FxHashMap::default(),
            trace,
            deadline: None,
            is_proving: false,
            is_inferring: false,
            anys: Anys::default(),
            captures: 0,
            facts: Facts::default(),
            points: FxHashMap::default(),
            vars: FxHashMap::default(),
            branches: FxHashMap::default(),
            arrivals: FxHashMap::default(),
            reached: FxHashMap::default(),
            hits: Hits::default(),
            leads: leading(code, flow),
            budgets: FxHashMap::default(),
            any_values: FxHashMap::default(),
            steps: 0,
            most_steps: u64::MAX,
            first_term: 0,
            nesting: 0,
            is_knotted: false,
        }
    }

    /// Forgets the lookups, and what was open in them.
    pub fn start_round(&mut self, budget: u32, most_steps: u64) {
        self.points.clear();
        self.vars.clear();
        self.branches.clear();
        self.arrivals.clear();
        self.reached.clear();
        self.hits.clear();
        self.budgets.clear();
        self.any_values.clear();
        self.budgets.insert(ROOT, budget);
        self.steps = 0;
        self.most_steps = most_steps;
        self.first_term = self.formulas.len();
        let most = usize::try_from(most_steps).unwrap_or(usize::MAX).saturating_mul(limits::ROUND_OVERDRAFT);
        self.formulas.allow(most, self.deadline);
        self.is_knotted = false;
    }

    pub(crate) fn budget(&self, frame: FrameId) -> u32 {
        self.budgets.get(&frame).copied().unwrap_or(0)
    }

    pub(crate) fn set_budget(&mut self, frame: FrameId, budget: u32) {
        let known = self.budgets.entry(frame).or_insert(budget);
        *known = (*known).max(budget);
    }

    /// What a point is in an activation of its function.
    pub fn point(&mut self, id: PointId, frame: FrameId) -> ValueId {
        match self.points.get(&(id, frame)) {
            Some(Some(value)) => return *value,
            // Needed for its own value: there is none.
            Some(None) => {
                self.is_knotted = true;
                return NEVER;
            }
            None => {}
        }
        if self.formulas.is_spoiled() {
            return NEVER;
        }
        let code = self.code;
        let value = match code.point(id) {
            Point::Var(var) => return self.variable(*var, frame),
            Point::Global(point) => return self.point(*point, ROOT),
            Point::Scalar(value) => {
                let term = self.formulas.value(value.clone());
                self.values.single(TRUE, Head::Scalar(term))
            }
            Point::Text(_) => self.text(id, 0),
            Point::Lam(lam) => self.closure(*lam, frame),
            Point::Let(_, _, body) | Point::LetRec(_, body) => self.point(*body, frame),
            Point::Con(con, args) => {
                let fields = args.iter().map(|arg| self.suspend(*arg, frame)).collect();
                self.values.single(TRUE, Head::Con(*con, fields))
            }
            Point::Fail | Point::Target => NEVER,
            Point::Gap(why) => self.gap(*why),
            Point::Input(Asked::Scalar(sort)) => self.input(id, frame, *sort),
            Point::Input(Asked::Line) => self.line(id, frame, 0),
            Point::Input(Asked::Data(reading)) => self.reading(id, frame, *reading),
            Point::App(..) | Point::Case(..) | Point::Prim(..) | Point::Require(..) => {
                self.steps += 1;
                effort::spend(1);
                self.points.insert((id, frame), None);
                self.compound(id, frame)
            }
        };
        self.points.insert((id, frame), Some(value));
        value
    }

    fn compound(&mut self, id: PointId, frame: FrameId) -> ValueId {
        let code = self.code;
        match code.point(id) {
            Point::App(head, args) => {
                let head = self.point(*head, frame);
                let args: Vec<Thunk> = args.iter().map(|arg| self.suspend(*arg, frame)).collect();
                self.apply(id, frame, head, &args, 0)
            }
            Point::Case(..) => self.conditional_bottom(id, frame),
            Point::Prim(op, args) => self.binop(*op, args, frame),
            Point::Require(condition, body) => {
                let condition = self.point(*condition, frame);
                let holds = self.is_true(condition);
                let open = self.values.get(condition).open;
                let body = self.point(*body, frame);
                self.join(&[(holds, body)], open)
            }
            _ => NEVER,
        }
    }

    pub fn thunk(&mut self, thunk: Thunk) -> ValueId {
        match thunk {
            Thunk::Point(point, frame) => self.point(point, frame),
            Thunk::Value(value) => value,
            Thunk::Text(point, from) => self.text(point, from),
            Thunk::Line(point, frame, from) => self.line(point, frame, from),
            Thunk::Any(any) => match self.any_values.get(&any) {
                Some(value) => *value,
                None => {
                    let value = self.any_value(any);
                    self.any_values.insert(any, value);
                    value
                }
            },
        }
    }

    /// ALIAS: what is only another name for something stands for it at once, so that the same thing is the same wherever it
    /// is passed along.
    pub fn suspend(&mut self, id: PointId, frame: FrameId) -> Thunk {
        let code = self.code;
        match code.point(id) {
            Point::Var(var) => {
                let var = code.var(*var);
                let Some(home) = self.scope(frame, var.home).only() else { return Thunk::Point(id, frame) };
                match (var.bound, self.frames.get(home)) {
                    (Bound::Let(value), _) => match code.point(value) {
                        Point::Var(_) | Point::Global(_) | Point::Scalar(_) | Point::Lam(_) => {
                            self.suspend(value, home)
                        }
                        _ => Thunk::Point(value, home),
                    },
                    (Bound::Param(i), Frame::Pushed { args, .. }) => args[i as usize],
                    _ => Thunk::Point(id, home),
                }
            }
            Point::Global(point) => Thunk::Point(*point, ROOT),
            Point::Scalar(_) => Thunk::Value(self.point(id, ROOT)),
            _ => Thunk::Point(id, frame),
        }
    }

    fn variable(&mut self, var: VarId, frame: FrameId) -> ValueId {
        let home = self.code.var(var).home;
        let scopes = self.scope(frame, home);
        if let Some(only) = scopes.only() {
            return self.binding(var, only);
        }
        let mut parts = Vec::with_capacity(scopes.frames.len());
        for (condition, scope) in &scopes.frames {
            let value = self.binding(var, *scope);
            parts.push((*condition, value));
        }
        self.join(&parts, scopes.open)
    }

    /// A variable in an activation of the function that binds it.
    fn binding(&mut self, var: VarId, frame: FrameId) -> ValueId {
        if let Some(value) = self.vars.get(&(var, frame)) {
            return *value;
        }
        self.steps += 1;
        effort::spend(1);
        let traced = self.trace.enter(var, frame);
        let value = match self.code.var(var).bound {
            Bound::Let(point) => self.point(point, frame),
            Bound::Param(i) => self.parameter(frame, i),
            Bound::Field(case, con, i) => self.field(case, con, i, frame),
        };
        self.trace.leave(traced, value);
        self.vars.insert((var, frame), value);
        value
    }

    /// FUNCTION ENTER PARAMETER.
    fn parameter(&mut self, frame: FrameId, index: u32) -> ValueId {
        match self.frames.get(frame) {
            Frame::Pushed { args, .. } => {
                let arg = args[index as usize];
                self.thunk(arg)
            }
            Frame::Below { .. } => {
                let arrivals = self.arrivals(frame);
                let mut parts = Vec::with_capacity(arrivals.len());
                let mut open = FALSE;
                for arrival in arrivals.iter() {
                    match arrival {
                        Arrival::From { condition, args, .. } => {
                            let value = self.thunk(args[index as usize]);
                            parts.push((*condition, value));
                        }
                        Arrival::Somehow { condition, args, .. } => {
                            let value = self.thunk(args[index as usize]);
                            parts.push((*condition, value));
                        }
                        Arrival::Open(condition) => open = self.formulas.or(open, *condition),
                    }
                }
                self.join(&parts, open)
            }
            Frame::Root => NEVER,
        }
    }

    /// FUNCTION ENTER NON-LOCAL: the activations in which variables of a function around have their values. There is one,
    /// unless the search began inside and does not know where it came from.
    pub fn scope(&mut self, frame: FrameId, home: LamId) -> Scopes {
        if home == MAIN {
            return Scopes::one(ROOT);
        }
        if self.frames.lam(frame) == home {
            return Scopes::one(frame);
        }
        match self.frames.get(frame) {
            Frame::Root => Scopes { frames: Vec::new(), open: FALSE },
            Frame::Pushed { def, .. } => {
                let def = *def;
                self.scope(def, home)
            }
            Frame::Below { .. } => {
                let mut scopes = Scopes { frames: Vec::new(), open: FALSE };
                for arrival in self.arrivals(frame).iter() {
                    match arrival {
                        Arrival::Open(condition) => scopes.open = self.formulas.or(scopes.open, *condition),
                        Arrival::From { condition, def, .. } | Arrival::Somehow { condition, def, .. } => {
                            let inner = self.scope(*def, home);
                            scopes.add(&mut self.formulas, *condition, inner);
                        }
                    }
                }
                // Whatever the choice, it is the same activation.
                if let ([(condition, _)], FALSE) = (&mut scopes.frames[..], scopes.open) {
                    *condition = TRUE;
                }
                scopes
            }
        }
    }

    /// A function, made in an activation of the innermost function around that it depends on.
    fn closure(&mut self, lam: LamId, frame: FrameId) -> ValueId {
        let scopes = self.scope(frame, self.code.lam(lam).scope);
        let made = |(condition, def)| (condition, Head::Function(lam, def, Box::new([])));
        let alts = scopes.frames.into_iter().map(made).collect();
        self.values.make(Value { alts, open: scopes.open })
    }

    fn field(&mut self, case: PointId, con: ConId, index: u32, frame: FrameId) -> ValueId {
        let Point::Case(scrutinee, ..) = self.code.point(case) else { return NEVER };
        let value = self.point(*scrutinee, frame);
        let Value { alts, open } = self.values.get(value).clone();
        let mut parts = Vec::with_capacity(alts.len());
        for (condition, head) in &alts {
            if let Head::Con(found, fields) = head
                && *found == con
                && let Some(field) = fields.get(index as usize)
            {
                let value = self.thunk(*field);
                parts.push((*condition, value));
            }
        }
        self.join(&parts, open)
    }

    /// The functions that the head may be are applied to the arguments from `from` on, one after the other.
    pub(crate) fn apply(
        &mut self,
        site: PointId,
        caller: FrameId,
        head: ValueId,
        args: &[Thunk],
        from: u32,
    ) -> ValueId {
        let Value { alts, open } = self.values.get(head).clone();
        let mut parts = Vec::with_capacity(alts.len());
        for (condition, head) in &alts {
            let Head::Function(lam, def, held) = head else { continue };
            let all: Vec<Thunk> = held.iter().chain(&args[from as usize..]).copied().collect();
            let arity = self.code.lam(*lam).params.len();
            let value = if all.len() < arity {
                self.values.single(TRUE, Head::Function(*lam, *def, all.into()))
            } else {
                let at = Site { point: site, caller, from };
                let result = self.function_exit(at, *lam, *def, &all[..arity]);
                let rest = from + (arity - held.len()) as u32;
                if (rest as usize) < args.len() { self.apply(site, caller, result, args, rest) } else { result }
            };
            parts.push((*condition, value));
        }
        self.join(&parts, open)
    }

    /// FUNCTION EXIT: the result of a call is the last point of the function called, in the activation that the call makes.
    fn function_exit(&mut self, site: Site, lam: LamId, def: FrameId, args: &[Thunk]) -> ValueId {
        let body = self.code.lam(lam).body;
        match self.push(site, lam, def, args) {
            Some(frame) => self.deeper(|lookup| lookup.point(body, frame)),
            None if self.is_proving => self.left_out(Open::Call(site, lam, def), lam, args),
            None => self.open(Open::Call(site, lam, def)),
        }
    }

    /// What a call that is not looked up may give: anything of its shape for which what is known of all calls holds.
    fn left_out(&mut self, open: Open, lam: LamId, args: &[Thunk]) -> ValueId {
        let open = self.opens.term(&mut self.formulas, open);
        let (code, flow) = (self.code, self.flow);
        let result = self.any(Origin::Result(open), flow.at(code.lam(lam).body));
        let known = self.facts_of_result(lam, args, result);
        let condition = self.formulas.and(open, known);
        let value = self.thunk(result);
        self.join(&[(condition, value)], FALSE)
    }

    /// Counts how deep calls are inside each other.
    pub(crate) fn deeper<T>(&mut self, inside: impl FnOnce(&mut Self) -> T) -> T {
        self.nesting += 1;
        let result = inside(self);
        self.nesting -= 1;
        result
    }

    /// The activation that a call makes, if it is allowed in this round. A call under a condition that is not known costs of
    /// the budget; one that is sure to be made does not.
    pub(crate) fn push(&mut self, site: Site, lam: LamId, def: FrameId, args: &[Thunk]) -> Option<FrameId> {
        let frame = self
            .summary(lam, def, args)
            .unwrap_or_else(|| self.frames.make(Frame::Pushed { lam, def, args: args.into(), site: Some(site) }));
        if self.budgets.contains_key(&frame) {
            return Some(frame);
        }
        if self.nesting >= limits::CALL_DEPTH || self.is_over() {
            return None;
        }
        if self.is_inferring && self.flow.recursive[lam.0 as usize] && !args.is_empty() {
            return None;
        }
        let cost = u32::from(!args.is_empty() && !self.is_certain(site.point, site.caller));
        let granted = self.opens.granted(&Open::Call(site, lam, def));
        let budget = match self.budget(site.caller).checked_sub(cost) {
            Some(left) => left.max(granted.unwrap_or(0)),
            None => granted?,
        };
        self.budgets.insert(frame, budget);
        self.frames.note_site(frame, site);
        Some(frame)
    }

    /// Lookups and formulas of this round.
    pub fn cost(&self) -> u64 {
        self.steps + (self.formulas.len() - self.first_term) as u64
    }

    fn is_over(&self) -> bool {
        self.cost() >= self.most_steps || effort::is_late(self.deadline)
    }

    /// A function under which nothing is read gives the same for the same arguments wherever it is called: the stack does
    /// not matter, and the activation is one for all call sites.
    fn summary(&mut self, lam: LamId, def: FrameId, args: &[Thunk]) -> Option<FrameId> {
        if self.flow.reads[lam.0 as usize] {
            return None;
        }
        let mut values = Vec::with_capacity(args.len());
        for arg in args {
            let value = self.thunk(*arg);
            if self.values.get(value).open != FALSE {
                return None;
            }
            values.push(Thunk::Value(value));
        }
        Some(self.frames.make(Frame::Pushed { lam, def, args: values.into(), site: None }))
    }

    /// Whether the activation is sure to come to the point, if it ends.
    fn is_certain(&mut self, point: PointId, frame: FrameId) -> bool {
        let code = self.code;
        let mut child = point;
        while let Some(parent) = code.parent(child) {
            if let Point::Case(scrutinee, alts, default) = code.point(parent)
                && *scrutinee != child
                && !alts.is_empty()
            {
                let branches = self.branches(parent, frame);
                let index = alts.iter().position(|alt| alt.body == child).or(default.map(|_| alts.len()));
                if index.is_none_or(|index| branches.get(index) != Some(&TRUE)) {
                    return false;
                }
            }
            child = parent;
        }
        true
    }

    /// CONDITIONAL BOTTOM: the value is that of the branch taken.
    fn conditional_bottom(&mut self, case: PointId, frame: FrameId) -> ValueId {
        let code = self.code;
        let Point::Case(scrutinee, alts, default) = code.point(case) else { return NEVER };
        let branches = self.branches(case, frame);
        let scrutinee = self.point(*scrutinee, frame);
        let open = self.values.get(scrutinee).open;
        let bodies: Vec<PointId> = alts.iter().map(|alt| alt.body).chain(*default).collect();
        let mut parts = Vec::with_capacity(bodies.len());
        for (condition, body) in branches.iter().zip(bodies) {
            if *condition != FALSE {
                let value = self.point(body, frame);
                parts.push((*condition, value));
            }
        }
        self.join(&parts, open)
    }

    /// The condition of each alternative, and last of the default. A `case` that only evaluates something goes on when that
    /// has a value: this is the paper's SKIP, whose last premise says that what is passed over must end.
    pub(crate) fn branches(&mut self, case: PointId, frame: FrameId) -> Rc<[Term]> {
        if let Some(known) = self.branches.get(&(case, frame)) {
            return known.clone();
        }
        let code = self.code;
        let Point::Case(scrutinee, alts, default) = code.point(case) else { return Rc::new([]) };
        let value = self.point(*scrutinee, frame);
        let heads = self.values.get(value).alts.clone();
        let mut rest = self.values.done(&mut self.formulas, value);
        let mut conditions = Vec::with_capacity(alts.len() + 1);
        for alt in alts {
            let mut condition = FALSE;
            for (given, head) in &heads {
                let matches = match (&alt.pattern, head) {
                    (Pattern::Con(wanted, _), Head::Con(found, _)) => {
                        if wanted == found {
                            TRUE
                        } else {
                            FALSE
                        }
                    }
                    (Pattern::Scalar(wanted), Head::Scalar(term)) => {
                        let wanted = self.formulas.value(wanted.clone());
                        self.formulas.equal(*term, wanted).unwrap_or(FALSE)
                    }
                    _ => FALSE,
                };
                let both = self.formulas.and(*given, matches);
                condition = self.formulas.or(condition, both);
            }
            // Alternatives for the same literal twice: the first counts.
            condition = self.formulas.and(condition, rest);
            let not = self.formulas.not(condition);
            rest = self.formulas.and(rest, not);
            conditions.push(condition);
        }
        if default.is_some() {
            conditions.push(self.default_condition(alts, &heads, rest));
        }
        let conditions: Rc<[Term]> = conditions.into();
        self.branches.insert((case, frame), conditions.clone());
        conditions
    }

    /// Of constructors, those that no alternative names; this is simpler than "none of the others".
    fn default_condition(&mut self, alts: &[crate::code::Alt], heads: &[(Term, Head)], rest: Term) -> Term {
        if heads.iter().any(|(_, head)| matches!(head, Head::Scalar(_))) && !alts.is_empty() {
            return rest;
        }
        let is_named = |head: &Head| match head {
            Head::Con(found, _) => {
                alts.iter().any(|alt| matches!(&alt.pattern, Pattern::Con(wanted, _) if wanted == found))
            }
            _ => false,
        };
        let left: Vec<Term> = heads.iter().filter(|(_, head)| !is_named(head)).map(|(given, _)| *given).collect();
        self.formulas.any_of(&left)
    }

    pub(crate) fn truth(&mut self, yes: Term, no: Term, open: Term) -> ValueId {
        let both = [(no, self.cons.no), (yes, self.cons.yes)];
        let possible = both.into_iter().filter(|(condition, _)| *condition != FALSE);
        let alts = possible.map(|(condition, con)| (condition, Head::Con(con, Box::new([])))).collect();
        self.values.make(Value { alts, open })
    }

    pub(crate) fn is_con(&mut self, value: ValueId, con: ConId) -> Term {
        let alts = self.values.get(value).alts.clone();
        let of: Vec<Term> =
            alts.iter().filter(|(_, head)| matches!(head, Head::Con(c, _) if *c == con)).map(|(c, _)| *c).collect();
        self.formulas.any_of(&of)
    }

    pub(crate) fn is_true(&mut self, value: ValueId) -> Term {
        self.is_con(value, self.cons.yes)
    }

    pub(crate) fn gap(&mut self, why: Symbol) -> ValueId {
        self.open(Open::Gap(why))
    }

    pub(crate) fn open(&mut self, open: Open) -> ValueId {
        let open = self.opens.term(&mut self.formulas, open);
        self.values.make(Value { alts: Box::new([]), open })
    }

    pub(crate) fn join(&mut self, parts: &[(Term, ValueId)], open: Term) -> ValueId {
        self.values.join(&mut self.formulas, parts, open)
    }
}
