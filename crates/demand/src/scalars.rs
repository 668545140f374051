//! Numbers, characters and strings: BINOP and INPUT of the paper's Figure 8, and what the paper does not have.

use selfsame_core::delta::{Delta, delta, is_total};
use selfsame_core::expr::Lit;
use selfsame_core::prim::PrimOp;
use selfsame_core::symbol::Symbol;
use selfsame_solver::scalar::{Sort, Value as Literal};

use crate::code::{Asked, Point, PointId};
use crate::formula::{FALSE, TRUE, Term};
use crate::frame::FrameId;
use crate::limits;
use crate::lookup::Lookup;
use crate::open::Open;
use crate::value::{Head, NEVER, Thunk, Value, ValueId};

/// Operations of which the solver knows only a part: with them, "never" would not be proved.
fn is_restricted(op: PrimOp) -> bool {
    matches!(op, PrimOp::CharCategory | PrimOp::CharToUpper | PrimOp::CharToLower)
}

impl Lookup<'_> {
    /// BINOP.
    pub(crate) fn binop(&mut self, op: PrimOp, args: &[PointId], frame: FrameId) -> ValueId {
        let mut condition = TRUE;
        let mut open = FALSE;
        let mut terms = Vec::with_capacity(args.len());
        for arg in args {
            let value = self.point(*arg, frame);
            let value = self.values.get(value);
            let unfinished = self.formulas.and(condition, value.open);
            open = self.formulas.or(open, unfinished);
            match value.alts[..] {
                [(given, Head::Scalar(term))] => {
                    condition = self.formulas.and(condition, given);
                    terms.push(term);
                }
                [] => return self.values.make(Value { alts: Box::new([]), open }),
                _ => return self.gap("a primitive operation on something that is no number".into()),
            }
        }
        if !is_total(op) {
            let Some(defined) = self.defined(op, &terms) else { return self.shown(op, &terms, condition, open) };
            condition = self.formulas.and(condition, defined);
        }
        if is_restricted(op) && !terms.iter().all(|term| self.formulas.as_value(*term).is_some()) {
            return self.gap(Symbol::new(&format!("{} of something that is read", op.spoken())));
        }
        match self.formulas.op(op, &terms) {
            Some(term) if self.formulas.sort(term) == Sort::Bool => {
                let yes = self.formulas.and(condition, term);
                let not = self.formulas.not(term);
                let no = self.formulas.and(condition, not);
                self.truth(yes, no, open)
            }
            Some(term) => {
                let alts: Box<[(Term, Head)]> =
                    if condition == FALSE { Box::new([]) } else { Box::new([(condition, Head::Scalar(term))]) };
                self.values.make(Value { alts, open })
            }
            None => self.shown(op, &terms, condition, open),
        }
    }

    /// When a partial operation has a value; `None` for those that do not give scalars.
    fn defined(&mut self, op: PrimOp, terms: &[Term]) -> Option<Term> {
        use PrimOp::*;
        match (op, terms) {
            (IntQuot | IntRem | IntDiv | IntMod, [_, by]) => {
                let zero = self.formulas.value(Literal::Int(0));
                self.formulas.op(IntNe, &[*by, zero])
            }
            (IntegerQuot | IntegerRem | IntegerDiv | IntegerMod, [_, by]) => {
                let zero = self.formulas.value(Literal::Integer(0.into()));
                self.formulas.op(IntegerNe, &[*by, zero])
            }
            (IntShiftL | IntShiftR, [_, by]) => {
                let zero = self.formulas.value(Literal::Int(0));
                self.formulas.op(IntGe, &[*by, zero])
            }
            (CharChr, [code]) => {
                let (low, high) = (Literal::Int(0), Literal::Int(255));
                let (low, high) = (self.formulas.value(low), self.formulas.value(high));
                let (low, high) = (self.formulas.op(IntGe, &[*code, low])?, self.formulas.op(IntLe, &[*code, high])?);
                Some(self.formulas.and(low, high))
            }
            _ => None,
        }
    }

    /// Numbers that become text: only when they are known.
    fn shown(&mut self, op: PrimOp, terms: &[Term], condition: Term, open: Term) -> ValueId {
        let lits: Option<Vec<_>> = terms.iter().map(|term| self.formulas.as_value(*term)?.lit()).collect();
        let text = lits.and_then(|lits| delta(op, &lits));
        let Some(Delta::Lit(Lit::Str(text))) = text else {
            return self.gap(Symbol::new(&format!("{} of something that is read", op.spoken())));
        };
        let mut list = self.values.single(TRUE, Head::Con(self.cons.nil, Box::new([])));
        for c in text.chars().rev() {
            let c = self.formulas.value(Literal::Char(c));
            let c = self.values.single(TRUE, Head::Scalar(c));
            let fields = Box::new([Thunk::Value(c), Thunk::Value(list)]);
            list = self.values.single(TRUE, Head::Con(self.cons.cons, fields));
        }
        self.join(&[(condition, list)], open)
    }

    /// INPUT: an unknown for every activation that reads here.
    pub(crate) fn input(&mut self, point: PointId, frame: FrameId, sort: Sort) -> ValueId {
        let term = self.unknown(point, frame, 0, sort);
        self.values.single(TRUE, Head::Scalar(term))
    }

    fn unknown(&mut self, point: PointId, frame: FrameId, index: u32, sort: Sort) -> Term {
        let formulas = &mut self.formulas;
        self.inputs.entry((point, frame, index)).or_insert_with(|| formulas.unknown(sort)).1
    }

    /// The rest of a line that is read: it ends here, or a character comes and then the rest. Where each character stands,
    /// there are two unknowns: whether there is one, and which. The one that ends a line is never in it.
    pub(crate) fn line(&mut self, point: PointId, frame: FrameId, from: u32) -> ValueId {
        let open = Open::Line(point, frame);
        if !self.is_proving && from >= limits::FIRST_LINE + 2 * self.opens.granted(&open).unwrap_or(0) {
            return self.open(open);
        }
        let more = self.unknown(point, frame, 2 * from, Sort::Bool);
        let no_more = self.formulas.not(more);
        let c = self.unknown(point, frame, 2 * from + 1, Sort::Char);
        let end = self.formulas.value(Literal::Char('\n'));
        let inside = self.formulas.op(PrimOp::CharNe, &[c, end]).unwrap_or(TRUE);
        let more = self.formulas.and(more, inside);
        let c = self.values.single(TRUE, Head::Scalar(c));
        let fields = Box::new([Thunk::Value(c), Thunk::Line(point, frame, from + 1)]);
        let alts =
            Box::new([(no_more, Head::Con(self.cons.nil, Box::new([]))), (more, Head::Con(self.cons.cons, fields))]);
        self.values.make(Value { alts, open: FALSE })
    }

    /// One of the constructors is read, and what is in it.
    pub(crate) fn reading(&mut self, point: PointId, frame: FrameId, reading: u32) -> ValueId {
        let code = self.code;
        let cons = &code.readings[reading as usize];
        let mut parts = Vec::with_capacity(cons.len());
        let mut left = TRUE;
        for (i, (con, field)) in cons.iter().enumerate() {
            let mut chosen = left;
            if i + 1 < cons.len() {
                // Other unknowns of this point count from 0.
                let choice = self.unknown(point, frame, u32::MAX - i as u32, Sort::Bool);
                chosen = self.formulas.and(left, choice);
                let not = self.formulas.not(choice);
                left = self.formulas.and(left, not);
            }
            let fields: Box<[Thunk]> = match field {
                None => Box::new([]),
                Some(Asked::Scalar(sort)) => Box::new([Thunk::Value(self.input(point, frame, *sort))]),
                Some(Asked::Line) => Box::new([Thunk::Line(point, frame, 0)]),
                Some(Asked::Data(_)) => return self.gap("input inside of input".into()),
            };
            let value = self.values.single(TRUE, Head::Con(*con, fields));
            parts.push((chosen, value));
        }
        self.join(&parts, FALSE)
    }

    pub(crate) fn text(&mut self, point: PointId, from: u32) -> ValueId {
        let Point::Text(text) = self.code.point(point) else { return NEVER };
        let head = match text.get(from as usize) {
            None => Head::Con(self.cons.nil, Box::new([])),
            Some(c) => {
                let c = self.formulas.value(Literal::Char(*c));
                let c = self.values.single(TRUE, Head::Scalar(c));
                Head::Con(self.cons.cons, Box::new([Thunk::Value(c), Thunk::Text(point, from + 1)]))
            }
        };
        self.values.single(TRUE, head)
    }
}
