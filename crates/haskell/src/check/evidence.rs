//! Holes: places in elaborated code that are filled once types are known.
//!
//! While a definition is inferred, a dictionary, a method, a literal or a recursive use may not be decided yet. Such a place
//! is a local variable whose number has the top bit set; [`super::finish`] replaces it by what was found.

use std::sync::Arc;

use num_bigint::BigInt;
use selfsame_core::expr::Local;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use super::interface::InstanceDef;
use crate::elab::Elab;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct HoleId(u32);

/// A binding group whose dictionaries are known after generalisation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct GroupId(u32);

#[derive(Clone, Debug)]
pub(super) enum Hole {
    Dict(Option<Evidence>),
    /// A method of a class: a known instance's own global, or a selection from the dictionary.
    Method {
        selector: Symbol,
        index: u32,
        dict: HoleId,
    },
    /// A literal of this type; `general` makes it at types that have no literals of their own.
    Literal {
        value: Number,
        ty: Type,
        general: Elab,
    },
    /// A pattern that compares with the literal; `general` is the test at other types.
    Pattern {
        literal: HoleId,
        general: Elab,
    },
    /// A use of a variable inside its own binding group.
    Recursive {
        group: GroupId,
        var: Elab,
    },
}

/// Where a dictionary comes from.
#[derive(Clone, Debug)]
pub(super) enum Evidence {
    /// A dictionary variable, or a superclass of one.
    Given(Elab),
    /// An instance, with the dictionaries of its context.
    Instance(Arc<InstanceDef>, Vec<HoleId>),
}

#[derive(Clone, Debug)]
pub(super) enum Number {
    Integer(BigInt),
    /// Numerator and denominator.
    Rational(BigInt, BigInt),
    /// With OverloadedStrings.
    String(String),
}

#[derive(Default)]
pub(super) struct Holes {
    holes: Vec<Hole>,
    groups: Vec<Vec<Local>>,
}

const HOLE_BIT: u32 = 1 << 31;

impl Holes {
    pub fn add(&mut self, hole: Hole) -> HoleId {
        self.holes.push(hole);
        HoleId(self.holes.len() as u32 - 1)
    }

    pub fn get(&self, id: HoleId) -> &Hole {
        &self.holes[id.0 as usize]
    }

    pub fn solve(&mut self, id: HoleId, evidence: Evidence) {
        self.holes[id.0 as usize] = Hole::Dict(Some(evidence));
    }

    /// The term that stands for the hole.
    pub fn term(&self, id: HoleId) -> Elab {
        Elab::Local(Local { id: HOLE_BIT | id.0, name: hole_name() })
    }

    pub fn of_local(&self, local: Local) -> Option<HoleId> {
        (local.id & HOLE_BIT != 0).then_some(HoleId(local.id & !HOLE_BIT))
    }

    pub fn add_group(&mut self) -> GroupId {
        self.groups.push(Vec::new());
        GroupId(self.groups.len() as u32 - 1)
    }

    pub fn close_group(&mut self, id: GroupId, dicts: Vec<Local>) {
        self.groups[id.0 as usize] = dicts;
    }

    pub fn group(&self, id: GroupId) -> &[Local] {
        &self.groups[id.0 as usize]
    }
}

fn hole_name() -> Symbol {
    static NAME: std::sync::LazyLock<Symbol> = std::sync::LazyLock::new(|| Symbol::new("$hole"));
    *NAME
}
