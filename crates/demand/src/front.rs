//! Control from the front: under which condition a run that starts at a point comes to the target.
//!
//! [`crate::control`] leaves functions backwards without knowing the stack; that costs little when few things matter, and
//! loses itself when a function has many callers and what matters is deep in its arguments. Here the calls that may lead to the
//! target, and no others, are followed from the program's start with the stack known; what their conditions depend on is
//! looked up on demand as before. The engine asks both ways in turns.

use rustc_hash::FxHashMap;

use crate::code::{Code, Point, PointId};
use crate::flow::Flow;
use crate::formula::{FALSE, TRUE, Term};
use crate::frame::{FrameId, ROOT, Site};
use crate::lookup::Lookup;
use crate::open::Open;
use crate::value::{Head, Thunk, Value, ValueId};

/// The points at or under which the target may be met.
pub fn leading(code: &Code, flow: &Flow) -> Vec<bool> {
    let mut leads = vec![false; code.points.len()];
    let mut todo: Vec<PointId> = code.targets.clone();
    while let Some(point) = todo.pop() {
        let mut at = Some(point);
        let mut top = point;
        while let Some(here) = at {
            if std::mem::replace(&mut leads[here.0 as usize], true) {
                break;
            }
            top = here;
            at = code.parent(here);
        }
        let owner = code.owner(top);
        if at.is_none() && code.lam(owner).body == top {
            todo.extend(&flow.callers[owner.0 as usize]);
        }
    }
    leads
}

impl Lookup<'_> {
    /// The condition under which the program comes to the target. Where a lookup on the way is open, it may.
    pub fn reach_forwards(&mut self) -> Term {
        match self.code.main {
            Some(main) => self.hits(main, ROOT),
            None => FALSE,
        }
    }

    fn hits(&mut self, point: PointId, frame: FrameId) -> Term {
        if !self.leads[point.0 as usize] {
            return FALSE;
        }
        if let Some(known) = self.hits.get(&(point, frame)) {
            return *known;
        }
        let code = self.code;
        let condition = match code.point(point) {
            Point::Target => TRUE,
            Point::Let(_, value, body) => {
                let first = self.hits(*value, frame);
                let then = self.hits(*body, frame);
                self.formulas.or(first, then)
            }
            Point::LetRec(_, body) => self.hits(*body, frame),
            Point::Case(scrutinee, alts, default) => {
                let mut condition = self.hits(*scrutinee, frame);
                let bodies: Vec<PointId> = alts.iter().map(|alt| alt.body).chain(*default).collect();
                if bodies.iter().any(|body| self.leads[body.0 as usize]) {
                    let branches = self.branches(point, frame);
                    for (taken, body) in branches.iter().zip(bodies) {
                        if *taken != FALSE {
                            let inside = self.hits(body, frame);
                            let both = self.formulas.and(*taken, inside);
                            condition = self.formulas.or(condition, both);
                        }
                    }
                    let value = self.point(*scrutinee, frame);
                    condition = self.or_open(condition, value);
                }
                condition
            }
            Point::Require(required, body) => {
                let value = self.point(*required, frame);
                let holds = self.is_true(value);
                let holds = self.or_open(holds, value);
                let inside = self.hits(*body, frame);
                let then = self.formulas.and(holds, inside);
                let first = self.hits(*required, frame);
                self.formulas.or(first, then)
            }
            Point::Prim(_, args) => {
                let mut condition = FALSE;
                let mut before = TRUE;
                for arg in args {
                    let here = self.hits(*arg, frame);
                    let here = self.formulas.and(before, here);
                    condition = self.formulas.or(condition, here);
                    let value = self.point(*arg, frame);
                    let done = self.values.done(&mut self.formulas, value);
                    let done = self.or_open(done, value);
                    before = self.formulas.and(before, done);
                }
                condition
            }
            // Arguments are values, unless they are a gap.
            Point::App(_, args) if args.iter().any(|arg| *code.point(*arg) == Point::Target) => TRUE,
            Point::App(head, args) => {
                let head = self.point(*head, frame);
                let args: Vec<Thunk> = args.iter().map(|arg| self.suspend(*arg, frame)).collect();
                self.hits_call(point, frame, head, &args, 0)
            }
            Point::Con(..) => self.opens.term(&mut self.formulas, Open::Gap("a target in a lazy value".into())),
            _ => FALSE,
        };
        self.hits.insert((point, frame), condition);
        condition
    }

    fn hits_call(&mut self, site: PointId, caller: FrameId, head: ValueId, args: &[Thunk], from: u32) -> Term {
        let Value { alts, open } = self.values.get(head).clone();
        let mut condition = open;
        for (given, head) in &alts {
            let Head::Function(lam, def, held) = head else { continue };
            let all: Vec<Thunk> = held.iter().chain(&args[from as usize..]).copied().collect();
            let arity = self.code.lam(*lam).params.len();
            if all.len() < arity {
                continue;
            }
            let body = self.code.lam(*lam).body;
            let mut inside = FALSE;
            if self.leads[body.0 as usize] {
                let at = Site { point: site, caller, from };
                inside = match self.push(at, *lam, *def, &all[..arity]) {
                    Some(frame) => self.deeper(|lookup| lookup.hits(body, frame)),
                    None => self.opens.term(&mut self.formulas, Open::Call(at, *lam, *def)),
                };
            }
            let rest = from + (arity - held.len()) as u32;
            if (rest as usize) < args.len() {
                let single = self.values.single(TRUE, head.clone());
                let result = self.apply(site, caller, single, &args[..rest as usize], from);
                let later = self.hits_call(site, caller, result, args, rest);
                inside = self.formulas.or(inside, later);
            }
            let both = self.formulas.and(*given, inside);
            condition = self.formulas.or(condition, both);
        }
        condition
    }
}

/// Conditions found in a round.
pub type Hits = FxHashMap<(PointId, FrameId), Term>;
