//! What needs the whole spine of a value that may have none.
//!
//! # Why the answer is right
//!
//! Take values for which the spine of a variable is not finite: along fields of its own type there is a way to a bottom, or
//! one without end. A term *fails* with it when it is that bottom, or when it never ends, respectively; it fails *along its
//! spine* when its own spine leads there. [`crate::Finiteness::needs`] evaluates a term abstractly, as it does for modes:
//!
//! - a `case` on something that fails, fails; so do a strict operation, if its other arguments have values, and an
//!   application of a function that fails;
//! - a `case` on something that fails along its spine fails at once, or has a constructor with a field that fails along its
//!   spine: each such field of each constructor is looked at, and constructors without fields of their own type are impossible;
//! - a `case` on something that surely has a value has what all alternatives have in common; on anything else, nothing is claimed;
//! - a constructor fails along its spine when a field of its own type fails, at once or along its spine;
//! - of the parts of a value beside the way along which it fails, that is claimed which is known of all of them;
//! - a call is analysed for which of its arguments fail, beginning with the strongest claim, that it fails at once, and
//!   weakening it until nothing changes.
//!
//! Where the way has no end: suppose that a call claimed to fail has a normal form (or, along its spine, that all of its spine can be
//! evaluated), and take one that takes the fewest steps. By the rules above these steps evaluate what the failing arguments
//! fail for, directly or in calls that take fewer steps, for which the claim is true. But that cannot be evaluated.
//!
//! Where the way leads to a bottom, no such call has another normal form, for the same reason. That it does not go on for ever
//! either is what [`crate::descent`] says: the part of the way that is left gets shorter.

/// What a value does when the variable in question has no finite spine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Failure {
    /// It has no weak head normal form.
    Head,
    /// Its own spine is not finite.
    Spine,
    /// Nothing is known.
    #[default]
    No,
}

impl Failure {
    /// What holds of values of either kind.
    pub fn join(self, other: Failure) -> Failure {
        self.max(other)
    }
}
