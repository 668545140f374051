//! Control: under which condition a run comes to a point. This is the backward walk of the paper's §4 from the target to the
//! front of the program: CONDITIONAL TOP out of branches, FUNCTION ENTER out of functions to the call sites that may have
//! led there, and the FIRST conditions, which say that what comes before must end.

use std::rc::Rc;

use selfsame_solver::scalar::Sort;

use crate::any::Origin;
use crate::code::{LamId, Point, PointId};
use crate::formula::{FALSE, TRUE, Term};
use crate::frame::{Frame, FrameId, ROOT};
use crate::lookup::Lookup;
use crate::open::Open;
use crate::value::{Head, Thunk, Value, ValueId};

/// How a frame below the target may have come to be.
pub enum Arrival {
    From {
        condition: Term,
        site: PointId,
        caller: FrameId,
        def: FrameId,
        args: Box<[Thunk]>,
    },
    /// In a way that was not looked at.
    Open(Term),
    /// In a way that was not looked at, by a call of which only what is known of all calls is known.
    Somehow {
        condition: Term,
        def: FrameId,
        args: Box<[Thunk]>,
    },
}

/// A call of a function that a site makes.
pub(crate) struct Call {
    pub condition: Term,
    pub def: FrameId,
    pub args: Vec<Thunk>,
}

impl Lookup<'_> {
    /// The condition under which a run comes to the target. Where a lookup on the way is open, it may come to it.
    pub fn target(&mut self, point: PointId) -> Term {
        let lam = self.code.owner(point);
        let frame = self.frames.below(0, lam);
        let budget = self.budget(ROOT);
        self.set_budget(frame, budget);
        self.reach(point, frame)
    }

    pub(crate) fn reach(&mut self, point: PointId, frame: FrameId) -> Term {
        let entered = self.entered(frame);
        if entered == FALSE {
            return FALSE;
        }
        let inside = self.conditional_top(point, frame);
        self.formulas.and(entered, inside)
    }

    /// The condition under which the activation is there.
    fn entered(&mut self, frame: FrameId) -> Term {
        if frame == ROOT {
            return TRUE;
        }
        if let Some(known) = self.reached.get(&frame) {
            return *known;
        }
        let mut entered = FALSE;
        for arrival in self.arrivals(frame).iter() {
            let condition = match arrival {
                Arrival::Open(condition) | Arrival::Somehow { condition, .. } => *condition,
                Arrival::From { condition, site, caller, .. } => {
                    let before = self.reach(*site, *caller);
                    self.formulas.and(*condition, before)
                }
            };
            entered = self.formulas.or(entered, condition);
        }
        self.reached.insert(frame, entered);
        entered
    }

    /// CONDITIONAL TOP: the condition under which the activation comes to the point, by the branches around it and what is
    /// evaluated before them.
    fn conditional_top(&mut self, point: PointId, frame: FrameId) -> Term {
        let code = self.code;
        let mut condition = TRUE;
        let mut child = point;
        while let Some(parent) = code.parent(child) {
            let here = match code.point(parent) {
                Point::Case(scrutinee, ..) if *scrutinee == child => TRUE,
                Point::Case(scrutinee, alts, default) => {
                    let index = alts.iter().position(|alt| alt.body == child).or(default.map(|_| alts.len()));
                    let branches = self.branches(parent, frame);
                    let taken = index.and_then(|index| branches.get(index)).copied().unwrap_or(FALSE);
                    let value = self.point(*scrutinee, frame);
                    self.or_open(taken, value)
                }
                Point::Require(required, _) if *required != child => {
                    let value = self.point(*required, frame);
                    let holds = self.is_true(value);
                    self.or_open(holds, value)
                }
                Point::Prim(_, args) => {
                    let mut before = TRUE;
                    for arg in args.iter().take_while(|arg| **arg != child) {
                        let value = self.point(*arg, frame);
                        let done = self.values.done(&mut self.formulas, value);
                        let done = self.or_open(done, value);
                        before = self.formulas.and(before, done);
                    }
                    before
                }
                // What is inside a value is not evaluated with it.
                Point::Con(..) => self.opens.term(&mut self.formulas, Open::Gap("a target in a lazy value".into())),
                _ => TRUE,
            };
            condition = self.formulas.and(condition, here);
            if condition == FALSE {
                return FALSE;
            }
            child = parent;
        }
        condition
    }

    pub(crate) fn or_open(&mut self, condition: Term, value: ValueId) -> Term {
        let open = self.values.get(value).open;
        self.formulas.or(condition, open)
    }

    /// FUNCTION ENTER: the ways into a frame below the target, one for each site that may call its function. Exactly one is
    /// chosen.
    pub(crate) fn arrivals(&mut self, frame: FrameId) -> Rc<[Arrival]> {
        if let Some(known) = self.arrivals.get(&frame) {
            return known.clone();
        }
        let Frame::Below { level, lam } = *self.frames.get(frame) else { return Rc::new([]) };
        let sites = self.flow.callers[lam.0 as usize].clone();
        let mut arrivals = Vec::new();
        let mut left = TRUE;
        if self.is_inferring && !self.code.lam(lam).params.is_empty() {
            let arrival = self.somehow(frame, self.code.lam(lam).body, lam, TRUE);
            let arrivals: Rc<[Arrival]> = Rc::new([arrival]);
            self.arrivals.insert(frame, arrivals.clone());
            return arrivals;
        }
        if self.flow.escapes[lam.0 as usize] {
            let gap = Open::Gap("a function that something unsupported calls".into());
            let gap = self.opens.term(&mut self.formulas, gap);
            arrivals.push(Arrival::Open(gap));
            let not = self.formulas.not(gap);
            left = self.formulas.and(left, not);
        }
        for (i, site) in sites.iter().enumerate() {
            let chosen = if i + 1 == sites.len() { left } else { self.choose(frame, i as u32, &mut left) };
            match self.caller(frame, level, *site) {
                None => {
                    let open = self.opens.term(&mut self.formulas, Open::Caller(frame, *site));
                    let condition = self.formulas.and(chosen, open);
                    arrivals.push(match self.is_proving {
                        true => self.somehow(frame, *site, lam, condition),
                        false => Arrival::Open(condition),
                    });
                }
                Some(caller) => {
                    let (calls, open) = self.calls(*site, caller, lam);
                    for Call { condition, def, args } in calls {
                        let condition = self.formulas.and(chosen, condition);
                        arrivals.push(Arrival::From { condition, site: *site, caller, def, args: args.into() });
                    }
                    if open != FALSE {
                        arrivals.push(Arrival::Open(self.formulas.and(chosen, open)));
                    }
                }
            }
        }
        let arrivals: Rc<[Arrival]> = arrivals.into();
        self.arrivals.insert(frame, arrivals.clone());
        arrivals
    }

    fn somehow(&mut self, frame: FrameId, site: PointId, lam: LamId, condition: Term) -> Arrival {
        let origin = |around, i| Origin::Arrival(frame, site, around, i);
        let def = self.some_activation(self.code.lam(lam).scope, &origin);
        let args = self.some_args(lam, &origin);
        let known = self.facts_of_args(lam, &args);
        let around = self.facts_of_frame(def);
        let known = self.formulas.and(known, around);
        let condition = self.formulas.and(condition, known);
        Arrival::Somehow { condition, def, args }
    }

    /// The condition that the site of this number is chosen and none before it.
    fn choose(&mut self, frame: FrameId, number: u32, left: &mut Term) -> Term {
        let formulas = &mut self.formulas;
        let choice = *self.choices.entry((frame, number)).or_insert_with(|| formulas.unknown(Sort::Bool).1);
        let chosen = self.formulas.and(*left, choice);
        let not = self.formulas.not(choice);
        *left = self.formulas.and(*left, not);
        chosen
    }

    /// The frame that a site is in, when it led into the given frame; `None` when it is too far down for this round.
    fn caller(&mut self, frame: FrameId, level: u32, site: PointId) -> Option<FrameId> {
        let owner = self.code.owner(site);
        let caller = self.frames.below(level + 1, owner);
        if caller == ROOT {
            return Some(ROOT);
        }
        let granted = self.opens.granted(&Open::Caller(frame, site));
        // To leave a branch's continuation is not to leave a function.
        let cost = u32::from(!self.code.lam(self.frames.lam(frame)).params.is_empty());
        let budget = match self.budget(frame).checked_sub(cost) {
            Some(left) => left.max(granted.unwrap_or(0)),
            None => granted?,
        };
        self.set_budget(caller, budget);
        Some(caller)
    }

    /// The calls of a function that a site makes, without the value of the last, which did not return yet.
    pub(crate) fn calls(&mut self, site: PointId, caller: FrameId, wanted: LamId) -> (Vec<Call>, Term) {
        let Point::App(head, args) = self.code.point(site) else { return (Vec::new(), FALSE) };
        let head = self.point(*head, caller);
        let args: Vec<Thunk> = args.iter().map(|arg| self.suspend(*arg, caller)).collect();
        let mut calls = Vec::new();
        let open = self.calls_from(site, caller, head, &args, 0, (wanted, TRUE), &mut calls);
        (calls, open)
    }

    #[allow(clippy::too_many_arguments)]
    fn calls_from(
        &mut self,
        site: PointId,
        caller: FrameId,
        head: ValueId,
        args: &[Thunk],
        from: u32,
        (wanted, given): (LamId, Term),
        calls: &mut Vec<Call>,
    ) -> Term {
        let Value { alts, open } = self.values.get(head).clone();
        let mut open = self.formulas.and(given, open);
        for (condition, head) in &alts {
            let Head::Function(lam, def, held) = head else { continue };
            let condition = self.formulas.and(given, *condition);
            let all: Vec<Thunk> = held.iter().chain(&args[from as usize..]).copied().collect();
            let arity = self.code.lam(*lam).params.len();
            if all.len() < arity || condition == FALSE {
                continue;
            }
            if *lam == wanted {
                calls.push(Call { condition, def: *def, args: all[..arity].to_vec() });
            }
            let rest = from + (arity - held.len()) as u32;
            if (rest as usize) < args.len() {
                let single = self.values.single(TRUE, head.clone());
                let result = self.apply(site, caller, single, &args[..rest as usize], from);
                let more = self.calls_from(site, caller, result, args, rest, (wanted, condition), calls);
                open = self.formulas.or(open, more);
            }
        }
        open
    }
}
