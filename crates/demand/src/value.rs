//! What a lookup finds: the values that a variable may have, each under the condition that it is this one.

use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;
use selfsame_core::program::ConId;

use crate::any::AnyId;
use crate::code::{LamId, PointId};
use crate::formula::{FALSE, Formulas, Term};
use crate::frame::FrameId;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ValueId(pub u32);

/// The conditions exclude each other. Where none of them holds, and the value is not open, there is no value: evaluation
/// fails or does not end.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Value {
    pub alts: Box<[(Term, Head)]>,
    /// When the lookup is not finished.
    pub open: Term,
}

/// A value as far as its outermost part.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Head {
    Scalar(Term),
    Con(ConId, Box<[Thunk]>),
    /// A function made in an activation, with the first of its arguments.
    Function(LamId, FrameId, Box<[Thunk]>),
}

/// Something to be looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Thunk {
    Point(PointId, FrameId),
    Value(ValueId),
    /// The rest of a string of the program.
    Text(PointId, u32),
    /// The rest of a line that was read at this point in this activation.
    Line(PointId, FrameId, u32),
    /// Something of which only the shape is known.
    Any(AnyId),
}

/// All values of a search; equal ones are one.
#[derive(Debug)]
pub struct Values {
    values: IndexSet<Value, FxBuildHasher>,
}

/// No value, ever.
pub const NEVER: ValueId = ValueId(0);

impl Default for Values {
    fn default() -> Values {
        let mut values = Values { values: IndexSet::default() };
        values.make(Value { alts: Box::new([]), open: FALSE });
        values
    }
}

impl Values {
    pub fn make(&mut self, value: Value) -> ValueId {
        ValueId(self.values.insert_full(value).0 as u32)
    }

    pub fn get(&self, id: ValueId) -> &Value {
        &self.values[id.0 as usize]
    }

    pub fn single(&mut self, condition: Term, head: Head) -> ValueId {
        self.make(Value { alts: Box::new([(condition, head)]), open: FALSE })
    }

    /// Under which condition there is a value.
    pub fn done(&self, formulas: &mut Formulas, id: ValueId) -> Term {
        self.get(id).alts.iter().fold(FALSE, |all, (condition, _)| formulas.or(all, *condition))
    }

    /// The one of these values whose condition holds. The conditions exclude each other.
    pub fn join(&mut self, formulas: &mut Formulas, parts: &[(Term, ValueId)], mut open: Term) -> ValueId {
        if let [(crate::formula::TRUE, only)] = parts
            && open == FALSE
        {
            return *only;
        }
        let mut heads: indexmap::IndexMap<Head, Term, FxBuildHasher> = indexmap::IndexMap::default();
        let mut scalar: Option<(Term, Term)> = None;
        for (condition, value) in parts {
            let value = self.get(*value);
            let part_open = formulas.and(*condition, value.open);
            open = formulas.or(open, part_open);
            for (inner, head) in &value.alts {
                let both = formulas.and(*condition, *inner);
                if both == FALSE {
                    continue;
                }
                match head {
                    // Numbers of several conditions are one number, chosen by them.
                    Head::Scalar(term) => {
                        scalar = Some(match scalar {
                            None => (both, *term),
                            Some((before, other)) => (formulas.or(before, both), formulas.ite(both, *term, other)),
                        });
                    }
                    head => {
                        let known = heads.entry(head.clone()).or_insert(FALSE);
                        *known = formulas.or(*known, both);
                    }
                }
            }
        }
        let scalar = scalar.map(|(condition, term)| (condition, Head::Scalar(term)));
        let alts = heads.into_iter().map(|(head, condition)| (condition, head)).chain(scalar).collect();
        self.make(Value { alts, open })
    }
}
