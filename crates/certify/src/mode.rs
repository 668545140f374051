//! What is known of the value of a term without evaluating it.

/// Which bottoms and infinities a value is free of. Each property is one of values; what is not claimed may still hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mode {
    /// The constructors that the fields of the value's own type lead to are finitely many, and none is a bottom.
    pub spine: bool,
    /// There is no bottom in it. A function: it has total results for total arguments.
    pub total: bool,
    /// It is finite and total. A function: it has finite results for finite arguments.
    pub finite: bool,
}

impl Mode {
    /// Finite and total.
    pub const FINITE: Mode = Mode { spine: true, total: true, finite: true };
    /// Total, perhaps without an end.
    pub const TOTAL: Mode = Mode { spine: false, total: true, finite: false };
    /// Nothing is known.
    pub const ANY: Mode = Mode { spine: false, total: false, finite: false };

    /// What holds of values of either kind.
    pub fn join(self, other: Mode) -> Mode {
        Mode { spine: self.spine && other.spine, total: self.total && other.total, finite: self.finite && other.finite }
    }

    /// What holds of values of both kinds.
    pub fn with(self, other: Mode) -> Mode {
        Mode { spine: self.spine || other.spine, total: self.total || other.total, finite: self.finite || other.finite }
    }

    /// Whether everything that the other claims is claimed.
    pub fn implies(self, other: Mode) -> bool {
        self.join(other) == other
    }

    /// What a variable that stands for such a value may be declared: one that is finite is total too. A value with functions
    /// in it may have finite results for finite arguments, and none for others.
    pub fn of_variable(self) -> Mode {
        Mode { finite: self.finite && self.total, ..self }
    }

    /// It has a weak head normal form that is no bottom.
    pub fn is_defined(self) -> bool {
        self.spine || self.total
    }

    /// Of a field of a value of this kind: of the value's own type, or of another.
    pub fn field(self, recursive: bool) -> Mode {
        if recursive { self } else { Mode { spine: self.finite, ..self } }
    }
}
