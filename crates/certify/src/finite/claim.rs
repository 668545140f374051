//! What an abstract evaluation knows of calls and values.

use std::rc::Rc;

use selfsame_core::program::ConId;
use selfsame_core::term::{DefId, TermId};

use super::counting::{Number, Test};
use super::spine::Spines;
use crate::failure::Failure;
use crate::mode::Mode;

pub(super) type Key = (DefId, Vec<Given>);

/// What a call is analysed for.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Given {
    Mode(Mode),
    /// A closed function or dictionary.
    Known(TermId),
    /// A value that fails, with what is known of its other parts.
    Failing(Failure, Mode),
}

/// What a call comes to. Calls that are given nothing that fails do not fail, and the others have no mode.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Claim {
    pub(super) mode: Mode,
    pub(super) fails: Failure,
    pub(super) beside: Mode,
    pub(super) spines: Spines,
}

impl Claim {
    /// The strongest claim: where analysis begins.
    pub(super) fn first(key: &Key, goes_on: bool, is_sized: bool) -> Claim {
        let spines = if is_sized && !is_failing(key) { Spines::NOTHING } else { Spines::UNKNOWN };
        let (mode, fails) = match is_failing(key) {
            true => (Mode::ANY, Failure::Head),
            false if goes_on => (Mode::TOTAL, Failure::No),
            false => (Mode::FINITE, Failure::No),
        };
        Claim { mode, fails, beside: Mode::FINITE, spines }
    }

    pub(super) fn join(self, other: Claim) -> Claim {
        let beside = self.beside.join(other.beside);
        let spines = self.spines.join(other.spines);
        Claim { mode: self.mode.join(other.mode), fails: self.fails.join(other.fails), beside, spines }
    }

    pub(super) fn value(self) -> Value {
        let Claim { mode, fails, beside, spines } = self;
        Value::Plain(mode, Source { fails, beside, spines, ..Source::NOWHERE })
    }
}

pub(super) fn is_failing(key: &Key) -> bool {
    key.1.iter().any(|given| matches!(given, Given::Failing(..)))
}

/// A value, as far as it is known.
#[derive(Clone)]
pub(super) enum Value {
    Plain(Mode, Source),
    Con(ConId, Vec<Thunk>),
    Function(Function, Vec<Thunk>),
}

/// Where a value comes from.
#[derive(Clone, Copy)]
pub(super) struct Source {
    /// It is at most as large as this argument of the call under analysis, or strictly smaller.
    pub(super) argument: Option<(usize, bool)>,
    /// It is this field of a value that was taken apart.
    pub(super) field: Option<(usize, usize)>,
    pub(super) fails: Failure,
    /// What is known of its parts beside the way along which it fails.
    pub(super) beside: Mode,
    pub(super) number: Option<Number>,
    pub(super) test: Option<Test>,
    /// How large it is at most, where that is asked.
    pub(super) spines: Spines,
}

impl Source {
    pub(super) const NOWHERE: Source = Source {
        argument: None,
        field: None,
        fails: Failure::No,
        beside: Mode::FINITE,
        number: None,
        test: None,
        spines: Spines::UNKNOWN,
    };
}

#[derive(Clone)]
pub(super) enum Function {
    Lambda(u32, TermId, Env),
    Def(DefId),
}

#[derive(Clone)]
pub(super) enum Thunk {
    Term(TermId, Env),
    Value(Value),
}

/// Innermost last.
pub(super) type Env = Rc<Vec<Thunk>>;
#[derive(Clone, Copy)]
pub(super) struct Apart {
    pub(super) con: ConId,
    pub(super) mode: Mode,
    pub(super) source: Source,
}

pub(super) const ANY: Value = Value::Plain(Mode::ANY, Source::NOWHERE);
pub(super) const FAILED: Value = Value::Plain(Mode::ANY, Source { fails: Failure::Head, ..Source::NOWHERE });

impl Value {
    pub(super) fn of(mode: Mode) -> Value {
        Value::Plain(mode, Source::NOWHERE)
    }
}
