//! How many constructors the spine of a value has at most, compared with the arguments of the call under analysis.
//!
//! `filter p xs` has no more than `xs`, so `quickSort (filter p xs)` is a call for something smaller than `x : xs`, though it is no part of it. What is claimed of a call
//! follows from the same claims about the calls made, and is about values that evaluation has come to the end of; so it holds of the arguments in an endless
//! sequence of calls, of which each is evaluated completely before the next is made.
//!
//! What is no data counts as one constructor, so that every value has at least one.

/// Larger differences and numbers than these are not told apart.
const MORE: i64 = 2;
const MOST: i64 = 6;
const LEAST: i64 = -100;
/// Bounds that are kept of one spine.
const BOUNDS: usize = 3;

/// A bound on the constructors of a spine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spine {
    /// Nothing speaks against any bound yet.
    Nothing,
    AtMost(i64),
    Beyond(Beyond),
    Unknown,
}

/// For each of these arguments of the call, or variables of a term: at most so many more than its spine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Beyond {
    of: [u32; BOUNDS],
    more: [i8; BOUNDS],
}

/// In the place of an argument: there is no further bound.
const NONE: u32 = u32::MAX;

impl Beyond {
    pub(crate) fn all(&self) -> impl Iterator<Item = (usize, i64)> + '_ {
        let bounds = self.of.iter().zip(&self.more).filter(|(of, _)| **of != NONE);
        bounds.map(|(of, more)| (*of as usize, i64::from(*more)))
    }

    /// Bounds that all hold, those that say little left out.
    fn of(bounds: impl Iterator<Item = (usize, i64)>) -> Beyond {
        let mut kept: Vec<(usize, i64)> = Vec::new();
        for (of, more) in bounds.filter(|(_, more)| *more <= MORE) {
            match kept.iter_mut().find(|(known, _)| *known == of) {
                Some((_, known)) => *known = more.min(*known),
                None => kept.push((of, more)),
            }
        }
        // So that equal bounds are the same.
        kept.sort_unstable();
        let mut beyond = Beyond { of: [NONE; BOUNDS], more: [0; BOUNDS] };
        for (place, (of, more)) in kept.into_iter().take(BOUNDS).enumerate() {
            beyond.of[place] = of as u32;
            // What is much less is at most less.
            beyond.more[place] = more.max(LEAST) as i8;
        }
        beyond
    }

    fn spine(self) -> Spine {
        if self.all().next().is_none() { Spine::Unknown } else { Spine::Beyond(self) }
    }
}

impl Spine {
    pub(super) fn same_as(argument: usize) -> Spine {
        Beyond::of([(argument, 0)].into_iter()).spine()
    }

    /// In terms of these arguments: every spine has a constructor.
    pub(super) fn beyond(self, arguments: impl Iterator<Item = usize>) -> Spine {
        match self {
            Spine::AtMost(count) => match Beyond::of(arguments.map(|argument| (argument, count - 1))).spine() {
                Spine::Unknown => self,
                spine => spine,
            },
            spine => spine,
        }
    }

    /// What holds of a value of which one of these holds.
    pub(super) fn join(self, other: Spine) -> Spine {
        match (self, other) {
            (Spine::Nothing, bound) | (bound, Spine::Nothing) => bound,
            (Spine::AtMost(one), Spine::AtMost(other)) => Spine::AtMost(one.max(other)),
            (Spine::AtMost(count), Spine::Beyond(bounds)) | (Spine::Beyond(bounds), Spine::AtMost(count)) => {
                Beyond::of(bounds.all().map(|(of, more)| (of, more.max(count - 1)))).spine()
            }
            (Spine::Beyond(one), Spine::Beyond(other)) => {
                let both = one.all().filter_map(|(of, more)| {
                    let (_, other) = other.all().find(|(known, _)| *known == of)?;
                    Some((of, more.max(other)))
                });
                Beyond::of(both).spine()
            }
            _ => Spine::Unknown,
        }
    }

    /// Of a spine that has the constructors of both.
    pub(super) fn and(self, other: Spine) -> Spine {
        match (self, other) {
            (Spine::Nothing, _) | (_, Spine::Nothing) => Spine::Nothing,
            (Spine::AtMost(one), Spine::AtMost(other)) if one + other <= MOST => Spine::AtMost(one + other),
            (Spine::AtMost(count), Spine::Beyond(bounds)) | (Spine::Beyond(bounds), Spine::AtMost(count)) => {
                Beyond::of(bounds.all().map(|(of, more)| (of, more + count))).spine()
            }
            _ => Spine::Unknown,
        }
    }

    /// Of a part of the spine, which one constructor at least does not belong to.
    pub(super) fn part(self) -> Spine {
        match self {
            Spine::AtMost(count) => Spine::AtMost(count - 1),
            Spine::Beyond(bounds) => Beyond::of(bounds.all().map(|(of, more)| (of, more - 1))).spine(),
            bound => bound,
        }
    }

    /// What a callee's bound says to the caller, who knows these of its arguments.
    pub(super) fn of_callee(self, arguments: &[Spine]) -> Spine {
        let Spine::Beyond(bounds) = self else { return self };
        let mut found: Vec<(usize, i64)> = Vec::new();
        let mut at_most: Option<i64> = None;
        for (of, more) in bounds.all() {
            match arguments.get(of) {
                Some(Spine::AtMost(count)) if count + more <= MOST => {
                    at_most = Some(at_most.map_or(count + more, |known| known.min(count + more)));
                }
                Some(Spine::Beyond(bounds)) => found.extend(bounds.all().map(|(of, further)| (of, further + more))),
                Some(Spine::Nothing) => return Spine::Nothing,
                _ => {}
            }
        }
        match (Beyond::of(found.into_iter()).spine(), at_most) {
            (Spine::Unknown, Some(count)) => Spine::AtMost(count),
            (spine, _) => spine,
        }
    }
}

/// The value's own spine, and those of the first fields of a value that is a pair of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spines {
    pub(super) own: Spine,
    pub(super) fields: [Spine; 2],
}

impl Spines {
    pub(super) const NOTHING: Spines = Spines { own: Spine::Nothing, fields: [Spine::Nothing; 2] };
    pub(super) const UNKNOWN: Spines = Spines { own: Spine::Unknown, fields: [Spine::Unknown; 2] };

    pub(super) fn own(own: Spine) -> Spines {
        Spines { own, ..Spines::UNKNOWN }
    }

    /// The same for each of these.
    pub(super) fn map(self, of: impl Fn(Spine) -> Spine) -> Spines {
        Spines { own: of(self.own), fields: self.fields.map(of) }
    }

    pub(super) fn join(self, other: Spines) -> Spines {
        let fields = [0, 1].map(|i| self.fields[i].join(other.fields[i]));
        Spines { own: self.own.join(other.own), fields }
    }
}
