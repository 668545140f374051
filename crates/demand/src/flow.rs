//! Which functions each call site may call: a control-flow analysis of the whole program, before the search.
//!
//! Flow-insensitive and by sets (0-CFA), except that constructors and partial applications are told apart by the point that
//! makes them, so that functions in data keep their places. What may be called decides where a search that leaves a
//! function at its front may go on (the paper's Π, §4.2), and whether anything is read under a call.

use rustc_hash::FxHashSet;

use crate::code::{Code, LamId, Pattern, Point, PointId};

/// What the analysis found.
pub struct Flow {
    /// For each function, the points that may call it.
    pub callers: Vec<Vec<PointId>>,
    /// For each function, whether something may be read while it runs.
    pub reads: Vec<bool>,
}

/// An abstract value: a function, or what a point makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Abstract {
    Function(LamId),
    /// A constructor application.
    Made(PointId),
    /// A function that has been given so many arguments, fewer than it takes.
    Partial(LamId, u32),
}

struct Analysis<'a> {
    code: &'a Code,
    /// By point, then by variable.
    sets: Vec<FxHashSet<Abstract>>,
    /// Where the contents of a set go on to.
    edges: Vec<FxHashSet<u32>>,
    /// Points to look at again when a set grows; for an application, with the first argument that is passed to what is in the
    /// set.
    watchers: Vec<FxHashSet<(PointId, u32)>>,
    work: Vec<(u32, Abstract)>,
    calls: FxHashSet<(PointId, LamId)>,
}

pub fn analyse(code: &Code) -> Flow {
    let slots = code.points.len() + code.vars.len();
    let mut analysis = Analysis {
        code,
        sets: vec![FxHashSet::default(); slots],
        edges: vec![FxHashSet::default(); slots],
        watchers: vec![FxHashSet::default(); slots],
        work: Vec::new(),
        calls: FxHashSet::default(),
    };
    for id in code.all() {
        analysis.constraints(id);
    }
    analysis.solve();
    let mut calls: Vec<(PointId, LamId)> = analysis.calls.into_iter().collect();
    calls.sort_unstable();
    let mut callers = vec![Vec::new(); code.lams.len()];
    for (site, lam) in &calls {
        callers[lam.0 as usize].push(*site);
    }
    let reads = reads(code, &calls);
    Flow { callers, reads }
}

/// Whatever contains a point that reads, and whatever calls something that reads.
fn reads(code: &Code, calls: &[(PointId, LamId)]) -> Vec<bool> {
    let mut reads = vec![false; code.lams.len()];
    for id in code.all() {
        if matches!(code.point(id), Point::Input(_) | Point::Target) {
            reads[code.owner(id).0 as usize] = true;
        }
    }
    loop {
        let mut grown = false;
        for (site, lam) in calls {
            let owner = code.owner(*site).0 as usize;
            if reads[lam.0 as usize] && !reads[owner] {
                reads[owner] = true;
                grown = true;
            }
        }
        if !grown {
            return reads;
        }
    }
}

impl Analysis<'_> {
    fn var_slot(&self, var: crate::code::VarId) -> u32 {
        self.code.points.len() as u32 + var.0
    }

    fn add(&mut self, slot: u32, value: Abstract) {
        if self.sets[slot as usize].insert(value) {
            self.work.push((slot, value));
        }
    }

    fn edge(&mut self, from: u32, to: u32) {
        if from != to && self.edges[from as usize].insert(to) {
            let values: Vec<Abstract> = self.sets[from as usize].iter().copied().collect();
            for value in values {
                self.add(to, value);
            }
        }
    }

    fn constraints(&mut self, id: PointId) {
        let code = self.code;
        match code.point(id) {
            Point::Var(var) => self.edge(self.var_slot(*var), id.0),
            Point::Global(point) => self.edge(point.0, id.0),
            Point::Lam(lam) => self.add(id.0, Abstract::Function(*lam)),
            Point::Con(..) => self.add(id.0, Abstract::Made(id)),
            Point::App(head, _) => {
                self.watchers[head.0 as usize].insert((id, 0));
            }
            Point::Let(var, value, body) => {
                self.edge(value.0, self.var_slot(*var));
                self.edge(body.0, id.0);
            }
            Point::LetRec(parts, body) => {
                for (var, value) in parts {
                    self.edge(value.0, self.var_slot(*var));
                }
                self.edge(body.0, id.0);
            }
            Point::Case(scrutinee, alts, default) => {
                self.watchers[scrutinee.0 as usize].insert((id, 0));
                for alt in alts {
                    self.edge(alt.body.0, id.0);
                }
                if let Some(body) = default {
                    self.edge(body.0, id.0);
                }
            }
            Point::Require(_, body) => self.edge(body.0, id.0),
            Point::Scalar(_)
            | Point::Text(_)
            | Point::Prim(..)
            | Point::Fail
            | Point::Target
            | Point::Gap(_)
            | Point::Input(_) => {}
        }
    }

    fn solve(&mut self) {
        while let Some((slot, value)) = self.work.pop() {
            let mut targets: Vec<u32> = self.edges[slot as usize].iter().copied().collect();
            targets.sort_unstable();
            for target in targets {
                self.add(target, value);
            }
            let mut watchers: Vec<(PointId, u32)> = self.watchers[slot as usize].iter().copied().collect();
            watchers.sort_unstable();
            for (watcher, from) in watchers {
                match self.code.point(watcher) {
                    Point::App(_, args) => self.apply(watcher, value, args, from as usize),
                    Point::Case(_, alts, _) => self.take_apart(value, alts),
                    _ => {}
                }
            }
        }
    }

    fn take_apart(&mut self, value: Abstract, alts: &[crate::code::Alt]) {
        let Abstract::Made(made) = value else { return };
        let code = self.code;
        let Point::Con(con, args) = code.point(made) else { return };
        for alt in alts {
            if let Pattern::Con(wanted, fields) = &alt.pattern
                && wanted == con
            {
                for (field, arg) in fields.iter().zip(args) {
                    self.edge(arg.0, self.var_slot(*field));
                }
            }
        }
    }

    /// The arguments of the application from `from` on go to the function. They flow to its parameters at once, whether or
    /// not it gets all it takes.
    fn apply(&mut self, site: PointId, value: Abstract, args: &[PointId], from: usize) {
        let (lam, given) = match value {
            Abstract::Function(lam) => (lam, 0),
            Abstract::Partial(lam, given) => (lam, given as usize),
            Abstract::Made(_) => return,
        };
        let code = self.code;
        let params = &code.lam(lam).params[given..];
        for (param, arg) in params.iter().zip(&args[from..]) {
            self.edge(arg.0, self.var_slot(*param));
        }
        let rest = from + params.len();
        if rest > args.len() {
            let given = given + (args.len() - from);
            self.add(site.0, Abstract::Partial(lam, given as u32));
            return;
        }
        self.calls.insert((site, lam));
        let body = code.lam(lam).body;
        if rest == args.len() {
            self.edge(body.0, site.0);
            return;
        }
        // What the function returns is applied to the rest: whatever arrives there is called from here.
        if self.watchers[body.0 as usize].insert((site, rest as u32)) {
            let returned: Vec<Abstract> = self.sets[body.0 as usize].iter().copied().collect();
            for value in returned {
                self.apply(site, value, args, rest);
            }
        }
    }
}
