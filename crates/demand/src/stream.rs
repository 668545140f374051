//! Inputs as a map to inputs as a stream: the paper's Appendix C.1.3.
//!
//! A model says what is read at each point in each activation, in no order. The program is followed forwards under it, every
//! condition being known, and what is read is written down when it is read.

use rustc_hash::FxHashMap;
use selfsame_core::symbol::Symbol;
use selfsame_solver::scalar::Value as Literal;

use crate::code::{Asked, Point, PointId};
use crate::control::Arrival;
use crate::formula::{Assignment, Term};
use crate::frame::{FrameId, ROOT, Site};
use crate::limits;
use crate::lookup::Lookup;
use crate::value::{Head, Thunk, Value, ValueId};

/// Something read.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Read {
    /// As `read_int` gives it.
    Number(num_bigint::BigInt),
    /// A single character.
    Char(char),
    /// Without the newline.
    Line(String),
    /// A constructor, with what is in it.
    Made(Symbol, Option<Box<Read>>),
}

/// A run under a model, up to the target.
#[derive(Clone, Debug, Default)]
pub struct Run {
    pub read: Vec<Read>,
    /// The conditions of the branches taken and of the functions called, in order: its control flow.
    pub taken: Vec<Term>,
}

/// Why there is no run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoRun {
    /// It does not come to the target.
    Elsewhere,
    /// It is too long to be followed.
    Long,
}

/// What a run comes to next.
enum Next {
    Goes,
    Target,
}

struct Walk<'l, 'a> {
    lookup: &'l mut Lookup<'a>,
    model: &'l Assignment,
    known: FxHashMap<Term, Option<Literal>>,
    /// The calls that lead to the target: the frame entered, by site.
    path: FxHashMap<(PointId, FrameId), FrameId>,
    run: Run,
    steps: u64,
}

/// The run that a model describes. With `from_target`, the model says which call sites led to the target.
pub fn run(lookup: &mut Lookup<'_>, model: &Assignment, from_target: bool) -> Result<Run, NoRun> {
    let mut walk =
        Walk { lookup, model, known: FxHashMap::default(), path: FxHashMap::default(), run: Run::default(), steps: 0 };
    if from_target && !walk.find_path() {
        return Err(NoRun::Elsewhere);
    }
    let main = walk.lookup.code.main.ok_or(NoRun::Elsewhere)?;
    match walk.follow(main, ROOT)? {
        Next::Target => Ok(walk.run),
        Next::Goes => Err(NoRun::Elsewhere),
    }
}

impl Walk<'_, '_> {
    fn holds(&mut self, term: Term) -> bool {
        self.lookup.formulas.evaluate(self.model, &mut self.known, term) == Some(Literal::Bool(true))
    }

    /// From the target down to the program, by the call sites that the model chose.
    fn find_path(&mut self) -> bool {
        let targets = self.lookup.code.targets.clone();
        for target in targets {
            let condition = self.lookup.target(target);
            if !self.holds(condition) {
                continue;
            }
            let lam = self.lookup.code.owner(target);
            let mut frame = self.lookup.frames.below(0, lam);
            while frame != ROOT {
                let arrivals = self.lookup.arrivals(frame);
                let mut found = None;
                for arrival in arrivals.iter() {
                    if let Arrival::From { condition, site, caller, .. } = arrival
                        && self.holds(*condition)
                    {
                        found = Some((*site, *caller));
                        break;
                    }
                }
                let Some((site, caller)) = found else { return false };
                self.path.insert((site, caller), frame);
                frame = caller;
            }
            return true;
        }
        false
    }

    fn follow(&mut self, point: PointId, frame: FrameId) -> Result<Next, NoRun> {
        self.steps += 1;
        if self.steps > limits::RUN_POINTS {
            return Err(NoRun::Long);
        }
        let code = self.lookup.code;
        match code.point(point) {
            Point::Target => return Ok(Next::Target),
            Point::Let(_, value, body) => {
                if let Next::Target = self.follow(*value, frame)? {
                    return Ok(Next::Target);
                }
                return self.follow(*body, frame);
            }
            Point::LetRec(_, body) => return self.follow(*body, frame),
            Point::Case(scrutinee, alts, default) => {
                if let Next::Target = self.follow(*scrutinee, frame)? {
                    return Ok(Next::Target);
                }
                let branches = self.lookup.branches(point, frame);
                let bodies: Vec<PointId> = alts.iter().map(|alt| alt.body).chain(*default).collect();
                for (condition, body) in branches.iter().zip(bodies) {
                    if self.holds(*condition) {
                        self.run.taken.push(*condition);
                        return self.follow(body, frame);
                    }
                }
                return Err(NoRun::Elsewhere);
            }
            Point::Require(condition, body) => {
                if let Next::Target = self.follow(*condition, frame)? {
                    return Ok(Next::Target);
                }
                return self.follow(*body, frame);
            }
            Point::Prim(_, args) => {
                for arg in args {
                    if let Next::Target = self.follow(*arg, frame)? {
                        return Ok(Next::Target);
                    }
                }
            }
            Point::App(head, args) => {
                if let Next::Target = self.follow(*head, frame)? {
                    return Ok(Next::Target);
                }
                let head = self.lookup.point(*head, frame);
                let args: Vec<Thunk> = args.iter().map(|arg| self.lookup.suspend(*arg, frame)).collect();
                return self.call(point, frame, head, &args, 0);
            }
            Point::Input(asked) => {
                let value = self.lookup.point(point, frame);
                let read = self.read(*asked, value)?;
                self.run.read.push(read);
            }
            Point::Var(_)
            | Point::Global(_)
            | Point::Scalar(_)
            | Point::Text(_)
            | Point::Lam(_)
            | Point::Con(..)
            | Point::Fail
            | Point::Gap(_) => {}
        }
        Ok(Next::Goes)
    }

    fn read(&mut self, asked: Asked, value: ValueId) -> Result<Read, NoRun> {
        match asked {
            Asked::Line => self.line(value).map(Read::Line),
            Asked::Scalar(_) => {
                let read = match self.lookup.values.get(value).alts[..] {
                    [(_, Head::Scalar(term))] => self.lookup.formulas.evaluate(self.model, &mut self.known, term),
                    _ => None,
                };
                match read {
                    Some(Literal::Int(n)) => Ok(Read::Number(n.into())),
                    Some(Literal::Integer(n)) => Ok(Read::Number(n)),
                    Some(Literal::Char(c)) => Ok(Read::Char(c)),
                    _ => Err(NoRun::Elsewhere),
                }
            }
            Asked::Data(reading) => {
                let alts = self.lookup.values.get(value).alts.clone();
                let chosen = alts.iter().find(|(condition, _)| self.holds(*condition));
                let Some((_, Head::Con(con, fields))) = chosen else { return Err(NoRun::Elsewhere) };
                let code = self.lookup.code;
                let content = code.readings[reading as usize].iter().find(|(known, _)| known == con);
                let inside = match (content, &fields[..]) {
                    (Some((_, Some(content))), [field]) => {
                        let value = self.lookup.thunk(*field);
                        Some(Box::new(self.read(*content, value)?))
                    }
                    _ => None,
                };
                Ok(Read::Made(self.lookup.program.con(*con).def.name, inside))
            }
        }
    }

    fn line(&mut self, from: ValueId) -> Result<String, NoRun> {
        let mut line = String::new();
        let mut rest = from;
        loop {
            let alts = self.lookup.values.get(rest).alts.clone();
            let mut fields = None;
            for (condition, head) in &alts {
                if self.holds(*condition)
                    && let Head::Con(_, parts) = head
                {
                    fields = Some(parts.clone());
                }
            }
            let Some([first, more]) = fields.as_deref() else { return Ok(line) };
            let first = self.lookup.thunk(*first);
            if let [(_, Head::Scalar(term))] = self.lookup.values.get(first).alts[..]
                && let Some(Literal::Char(c)) = self.lookup.formulas.evaluate(self.model, &mut self.known, term)
            {
                line.push(c);
            }
            rest = self.lookup.thunk(*more);
        }
    }

    fn call(
        &mut self,
        site: PointId,
        caller: FrameId,
        head: ValueId,
        args: &[Thunk],
        from: u32,
    ) -> Result<Next, NoRun> {
        let Value { alts, .. } = self.lookup.values.get(head).clone();
        for (condition, head) in &alts {
            if !self.holds(*condition) {
                continue;
            }
            let Head::Function(lam, def, held) = head else { return Err(NoRun::Elsewhere) };
            self.run.taken.push(*condition);
            let all: Vec<Thunk> = held.iter().chain(&args[from as usize..]).copied().collect();
            let lam_code = self.lookup.code.lam(*lam);
            let arity = lam_code.params.len();
            if all.len() < arity {
                return Ok(Next::Goes);
            }
            if let Some(frame) = self.path.get(&(site, caller)).copied()
                && self.lookup.frames.lam(frame) == *lam
                && self.is_arrival(frame, site, *def, &all[..arity])
            {
                return self.follow(lam_code.body, frame);
            }
            let at = Site { point: site, caller, from };
            let Some(frame) = self.lookup.push(at, *lam, *def, &all[..arity]) else { return Err(NoRun::Elsewhere) };
            if let Next::Target = self.follow(lam_code.body, frame)? {
                return Ok(Next::Target);
            }
            let rest = from + (arity - held.len()) as u32;
            if rest as usize == args.len() {
                return Ok(Next::Goes);
            }
            let single = self.lookup.values.single(crate::formula::TRUE, head.clone());
            let result = self.lookup.apply(site, caller, single, &args[..rest as usize], from);
            return self.call(site, caller, result, args, rest);
        }
        Err(NoRun::Elsewhere)
    }

    fn is_arrival(&mut self, frame: FrameId, at: PointId, by: FrameId, with: &[Thunk]) -> bool {
        let arrivals = self.lookup.arrivals(frame);
        arrivals.iter().any(|arrival| match arrival {
            Arrival::From { site, def, args, .. } => *site == at && *def == by && args[..] == *with,
            Arrival::Open(_) | Arrival::Somehow { .. } => false,
        })
    }
}
