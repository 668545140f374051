//! Values of which only the shape is known.
//!
//! A lookup that is left out may give anything that flows there ([`crate::flow`]): one of the constructors made on the way,
//! with fields of which the same is true, a number, a function made in some activation. That is enough for many proofs:
//! whatever the rest of a list is, it is longer than nothing. A value has an identity, so that it is the same wherever it is
//! looked at, and is taken apart only as far as someone asks.

use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap};
use selfsame_core::program::ConId;
use selfsame_solver::scalar::Sort;

use crate::code::{Asked, LamId, MAIN, Point, PointId};
use crate::flow::{Abstract, Scalar, of_content};
use crate::formula::{FALSE, TRUE, Term};
use crate::frame::{Frame, FrameId, ROOT};
use crate::limits;
use crate::lookup::{Cons, Lookup};
use crate::value::{Head, Thunk, ValueId};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AnyId(pub u32);

/// Where a value of which only the shape is known comes from: its identity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// The call that this unknown stands for gives it.
    Result(Term),
    /// A parameter of a function or of one around it, when a frame below the target came to be by this site in a way that
    /// was not looked at.
    Arrival(FrameId, PointId, LamId, u32),
    Field(AnyId, ConId, u32),
    /// A parameter of a function around the one that the value is.
    Captured(AnyId, LamId, u32),
}

#[derive(Debug, Default)]
pub struct Anys {
    anys: IndexSet<(Origin, Box<[Abstract]>), FxBuildHasher>,
    /// Which of its possible heads a value has.
    choices: FxHashMap<(AnyId, u32), Term>,
    numbers: FxHashMap<(AnyId, Scalar), Term>,
}

/// A possible head of a value.
enum Choice {
    Con(ConId),
    Number(Scalar),
    Function(LamId),
    /// This very thing.
    Known(Thunk),
    /// Nothing is known.
    Open,
}

impl Lookup<'_> {
    pub fn any(&mut self, origin: Origin, shape: &[Abstract]) -> Thunk {
        let (id, _) = self.anys.anys.insert_full((origin, shape.into()));
        Thunk::Any(AnyId(id as u32))
    }

    /// The value, as far as its outermost part.
    pub(crate) fn any_value(&mut self, id: AnyId) -> ValueId {
        let shape = self.anys.anys[id.0 as usize].1.clone();
        let choices = choices(self, &shape);
        let mut parts = Vec::with_capacity(choices.len());
        let (mut left, mut open) = (TRUE, FALSE);
        for (i, choice) in choices.iter().enumerate() {
            let chosen = if i + 1 == choices.len() { left } else { self.choose_head(id, i as u32, &mut left) };
            let head = match choice {
                Choice::Con(con) => Head::Con(*con, self.any_fields(id, *con, &shape)),
                Choice::Number(scalar) => Head::Scalar(self.any_number(id, *scalar)),
                Choice::Function(lam) => {
                    let around = self.code.lam(*lam).scope;
                    let def = self.some_activation(around, &|lam, i| Origin::Captured(id, lam, i));
                    // Functions in what functions capture: so far, and no further.
                    let mut known = TRUE;
                    if self.captures < limits::CAPTURE_DEPTH {
                        self.captures += 1;
                        known = self.facts_of_frame(def);
                        self.captures -= 1;
                    }
                    let value = self.values.single(known, Head::Function(*lam, def, Box::new([])));
                    parts.push((chosen, value));
                    continue;
                }
                Choice::Known(thunk) => {
                    let value = self.thunk(*thunk);
                    parts.push((chosen, value));
                    continue;
                }
                Choice::Open => {
                    open = chosen;
                    continue;
                }
            };
            let value = self.values.single(TRUE, head);
            parts.push((chosen, value));
        }
        self.join(&parts, open)
    }

    fn choose_head(&mut self, id: AnyId, number: u32, left: &mut Term) -> Term {
        let formulas = &mut self.formulas;
        let choice = *self.anys.choices.entry((id, number)).or_insert_with(|| formulas.any(Sort::Bool));
        let chosen = self.formulas.and(*left, choice);
        let not = self.formulas.not(choice);
        *left = self.formulas.and(*left, not);
        chosen
    }

    fn any_number(&mut self, id: AnyId, scalar: Scalar) -> Term {
        let formulas = &mut self.formulas;
        *self.anys.numbers.entry((id, scalar)).or_insert_with(|| formulas.any(scalar.sort()))
    }

    fn any_fields(&mut self, id: AnyId, con: ConId, shape: &[Abstract]) -> Box<[Thunk]> {
        let mut shapes: Vec<Vec<Abstract>> = Vec::new();
        for part in shape {
            match part {
                Abstract::Made(made) => {
                    let Point::Con(found, args) = self.code.point(*made) else { continue };
                    if *found == con {
                        shapes.resize(args.len().max(shapes.len()), Vec::new());
                        for (shape, arg) in shapes.iter_mut().zip(args) {
                            shape.extend(self.flow.at(*arg));
                        }
                    }
                }
                Abstract::Reading(point) => {
                    let Point::Input(Asked::Data(reading)) = self.code.point(*point) else { continue };
                    let mut fields = self.code.readings[*reading as usize].iter();
                    if let Some((_, Some(content))) = fields.find(|(found, _)| *found == con) {
                        shapes.resize(shapes.len().max(1), Vec::new());
                        shapes[0].push(of_content(*content));
                    }
                }
                Abstract::Chars | Abstract::Line(_) if con == self.cons.cons => {
                    shapes.resize(shapes.len().max(2), Vec::new());
                    shapes[0].push(Abstract::Scalar(Scalar::Char));
                    shapes[1].push(Abstract::Chars);
                }
                _ => {}
            }
        }
        let mut fields = Vec::with_capacity(shapes.len());
        for (i, mut shape) in shapes.into_iter().enumerate() {
            shape.sort_unstable();
            shape.dedup();
            fields.push(self.any(Origin::Field(id, con, i as u32), &shape));
        }
        fields.into()
    }

    /// An activation of which only the function is known.
    pub(crate) fn some_activation(&mut self, lam: LamId, origin: &dyn Fn(LamId, u32) -> Origin) -> FrameId {
        if lam == MAIN {
            return ROOT;
        }
        let def = self.some_activation(self.code.lam(lam).scope, origin);
        let args = self.some_args(lam, origin);
        self.frames.make(Frame::Pushed { lam, def, args, site: None })
    }

    pub(crate) fn some_args(&mut self, lam: LamId, origin: &dyn Fn(LamId, u32) -> Origin) -> Box<[Thunk]> {
        let (code, flow) = (self.code, self.flow);
        let params = code.lam(lam).params.iter().enumerate();
        params.map(|(i, param)| self.any(origin(lam, i as u32), flow.of(*param))).collect()
    }
}

/// What a value of the shape may be. What is made once, by the program itself, is just that.
fn choices(lookup: &Lookup<'_>, shape: &[Abstract]) -> Vec<Choice> {
    let Cons { yes, no, nil, cons } = lookup.cons;
    let code = lookup.code;
    let mut choices = Vec::new();
    let mut made: Vec<ConId> = Vec::new();
    let mut is_open = false;
    for part in shape {
        match part {
            Abstract::Made(point) => {
                if let Point::Con(con, _) = code.point(*point) {
                    made.push(*con);
                }
            }
            Abstract::Truth => made.extend([no, yes]),
            Abstract::Text(point) => choices.push(Choice::Known(Thunk::Text(*point, 0))),
            Abstract::Line(point) if code.owner(*point) == MAIN => {
                choices.push(Choice::Known(Thunk::Line(*point, ROOT, 0)));
            }
            Abstract::Reading(point) => {
                if let Point::Input(Asked::Data(reading)) = code.point(*point) {
                    made.extend(code.readings[*reading as usize].iter().map(|(con, _)| *con));
                }
            }
            Abstract::Line(_) | Abstract::Chars => made.extend([nil, cons]),
            Abstract::Scalar(scalar) => choices.push(Choice::Number(*scalar)),
            Abstract::Function(lam) => choices.push(Choice::Function(*lam)),
            Abstract::Partial(..) | Abstract::Any => is_open = true,
        }
    }
    made.sort_unstable();
    made.dedup();
    choices.extend(made.into_iter().map(Choice::Con));
    if is_open {
        choices.push(Choice::Open);
    }
    choices
}
