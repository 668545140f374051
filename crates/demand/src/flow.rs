//! Which functions each call site may call: a control-flow analysis of the whole program, before the search.
//!
//! Flow-insensitive and by sets (0-CFA), except that constructors and partial applications are told apart by the point that
//! makes them, so that functions in data keep their places. What may be called decides where a search that leaves a
//! function at its front may go on (the paper's Π, §4.2), and whether anything is read under a call. What shapes a value may
//! have is all that is known of it when its lookup is left out ([`crate::any`]).

use rustc_hash::FxHashSet;
use selfsame_core::prim::PrimOp;
use selfsame_core::types::Type;
use selfsame_solver::scalar::Sort;

use crate::code::{Asked, Code, LamId, Pattern, Point, PointId, VarId};
use crate::formula::result_sort;
use crate::lookup::Cons;

/// What the analysis found.
pub struct Flow {
    /// For each function, the points that may call it.
    pub callers: Vec<Vec<PointId>>,
    /// For each function, those that it may call itself.
    pub callees: Vec<Vec<LamId>>,
    /// For each function, whether something may be read while it runs.
    pub reads: Vec<bool>,
    /// For each function, whether it may run inside itself.
    pub recursive: Vec<bool>,
    /// For each function, whether something that is not supported may call it.
    pub escapes: Vec<bool>,
    /// By point, then by variable; sorted.
    shapes: Vec<Box<[Abstract]>>,
    points: usize,
}

impl Flow {
    pub fn at(&self, point: PointId) -> &[Abstract] {
        &self.shapes[point.0 as usize]
    }

    pub fn of(&self, var: VarId) -> &[Abstract] {
        &self.shapes[self.points + var.0 as usize]
    }
}

/// An abstract value: a function, what a point makes, or any scalar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Abstract {
    Function(LamId),
    /// A constructor application.
    Made(PointId),
    /// A function that has been given so many arguments, fewer than it takes.
    Partial(LamId, u32),
    Scalar(Scalar),
    Truth,
    /// A string of the program.
    Text(PointId),
    /// A line that is read.
    Line(PointId),
    /// A value of a data type that is read.
    Reading(PointId),
    /// Any characters.
    Chars,
    /// What something unsupported gives.
    Any,
}

/// The sorts of scalars that are no truth values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Scalar {
    Int,
    Integer,
    Char,
    Double,
}

impl Scalar {
    pub fn sort(self) -> Sort {
        match self {
            Scalar::Int => Sort::Int,
            Scalar::Integer => Sort::Integer,
            Scalar::Char => Sort::Char,
            Scalar::Double => Sort::Double,
        }
    }
}

fn of_sort(sort: Sort) -> Abstract {
    match sort {
        Sort::Int => Abstract::Scalar(Scalar::Int),
        Sort::Integer => Abstract::Scalar(Scalar::Integer),
        Sort::Char => Abstract::Scalar(Scalar::Char),
        Sort::Double => Abstract::Scalar(Scalar::Double),
        Sort::Bool => Abstract::Truth,
    }
}

/// What is read into a field.
pub fn of_content(content: Asked) -> Abstract {
    match content {
        Asked::Scalar(sort) => of_sort(sort),
        Asked::Line => Abstract::Chars,
        Asked::Data(_) => Abstract::Any,
    }
}

/// What a primitive operation gives.
fn of_prim(op: PrimOp) -> Abstract {
    let mut ty = op.signature();
    while let Some((_, to)) = ty.as_fun() {
        ty = to.clone();
    }
    match result_sort(op) {
        Some(sort) => of_sort(sort),
        None if ty == Type::string() => Abstract::Chars,
        None => Abstract::Any,
    }
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
    cons: Cons,
    /// Sets whose functions something unsupported may call.
    escaping: FxHashSet<u32>,
    escapes: FxHashSet<LamId>,
}

pub fn analyse(code: &Code, cons: Cons) -> Flow {
    let slots = code.points.len() + code.vars.len();
    let mut analysis = Analysis {
        code,
        sets: vec![FxHashSet::default(); slots],
        edges: vec![FxHashSet::default(); slots],
        watchers: vec![FxHashSet::default(); slots],
        work: Vec::new(),
        calls: FxHashSet::default(),
        cons,
        escaping: FxHashSet::default(),
        escapes: FxHashSet::default(),
    };
    for id in code.all() {
        analysis.constraints(id);
    }
    analysis.solve();
    let shapes = analysis.sets.iter().map(|set| {
        let mut shape: Vec<Abstract> = set.iter().copied().collect();
        shape.sort_unstable();
        shape.into_boxed_slice()
    });
    let shapes = shapes.collect();
    let escapes = (0..code.lams.len()).map(|lam| analysis.escapes.contains(&LamId(lam as u32))).collect();
    let mut calls: Vec<(PointId, LamId)> = analysis.calls.into_iter().collect();
    calls.sort_unstable();
    let mut callers = vec![Vec::new(); code.lams.len()];
    for (site, lam) in &calls {
        callers[lam.0 as usize].push(*site);
    }
    let reads = reads(code, &calls);
    let mut callees: Vec<Vec<LamId>> = vec![Vec::new(); code.lams.len()];
    for (site, lam) in &calls {
        callees[code.owner(*site).0 as usize].push(*lam);
    }
    let recursive = recursive(&callees);
    Flow { callers, callees, reads, recursive, escapes, shapes, points: code.points.len() }
}

/// The functions that a chain of calls leads back to.
fn recursive(callees: &[Vec<LamId>]) -> Vec<bool> {
    let is_recursive = |lam: usize| {
        let mut seen = vec![false; callees.len()];
        let mut todo = callees[lam].clone();
        while let Some(next) = todo.pop() {
            if !std::mem::replace(&mut seen[next.0 as usize], true) {
                todo.extend(&callees[next.0 as usize]);
            }
        }
        seen[lam]
    };
    (0..callees.len()).map(is_recursive).collect()
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
    fn var_slot(&self, var: VarId) -> u32 {
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
            Point::Scalar(value) => self.add(id.0, of_sort(value.sort())),
            Point::Text(_) => self.add(id.0, Abstract::Text(id)),
            Point::Prim(op, _) => self.add(id.0, of_prim(*op)),
            Point::Input(Asked::Scalar(sort)) => self.add(id.0, of_sort(*sort)),
            Point::Input(Asked::Line) => self.add(id.0, Abstract::Line(id)),
            Point::Input(Asked::Data(_)) => self.add(id.0, Abstract::Reading(id)),
            Point::Gap(_) => self.add(id.0, Abstract::Any),
            Point::Fail | Point::Target => {}
        }
    }

    fn solve(&mut self) {
        while let Some((slot, value)) = self.work.pop() {
            if self.escaping.contains(&slot) {
                self.escape(value);
            }
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

    /// Something unsupported gets the value: it may call it with anything, and look inside.
    fn escape(&mut self, value: Abstract) {
        let code = self.code;
        match value {
            Abstract::Function(lam) | Abstract::Partial(lam, _) if self.escapes.insert(lam) => {
                for param in &code.lam(lam).params {
                    self.add(self.var_slot(*param), Abstract::Any);
                }
                self.escape_slot(code.lam(lam).body.0);
            }
            Abstract::Made(made) => {
                if let Point::Con(_, args) = code.point(made) {
                    args.iter().for_each(|arg| self.escape_slot(arg.0));
                }
            }
            _ => {}
        }
    }

    fn escape_slot(&mut self, slot: u32) {
        if self.escaping.insert(slot) {
            let values: Vec<Abstract> = self.sets[slot as usize].iter().copied().collect();
            values.into_iter().for_each(|value| self.escape(value));
        }
    }

    fn take_apart(&mut self, value: Abstract, alts: &[crate::code::Alt]) {
        let code = self.code;
        let made = match value {
            Abstract::Made(made) => made,
            Abstract::Text(_) | Abstract::Line(_) | Abstract::Chars => {
                for alt in alts {
                    if let Pattern::Con(con, fields) = &alt.pattern
                        && *con == self.cons.cons
                        && let [first, rest] = fields[..]
                    {
                        self.add(self.var_slot(first), Abstract::Scalar(Scalar::Char));
                        self.add(self.var_slot(rest), Abstract::Chars);
                    }
                }
                return;
            }
            Abstract::Reading(point) => {
                let Point::Input(Asked::Data(reading)) = code.point(point) else { return };
                let read = code.readings[*reading as usize].iter().find_map(|(con, field)| Some((*con, (*field)?)));
                for alt in alts {
                    if let (Pattern::Con(con, fields), Some((wanted, content))) = (&alt.pattern, read)
                        && *con == wanted
                        && let [field] = fields[..]
                    {
                        self.add(self.var_slot(field), of_content(content));
                    }
                }
                return;
            }
            Abstract::Any => {
                for alt in alts {
                    if let Pattern::Con(_, fields) = &alt.pattern {
                        fields.iter().for_each(|field| self.add(self.var_slot(*field), Abstract::Any));
                    }
                }
                return;
            }
            Abstract::Function(_) | Abstract::Partial(..) | Abstract::Scalar(_) | Abstract::Truth => return,
        };
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
            Abstract::Any => {
                self.add(site.0, Abstract::Any);
                args[from..].iter().for_each(|arg| self.escape_slot(arg.0));
                return;
            }
            _ => return,
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
