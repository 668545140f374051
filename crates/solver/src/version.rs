//! Which Z3 is linked, and whether it is the one this build was made for.

/// The version whose numbering of operators the bindings were generated from.
pub const EXPECTED: &str = "5.4.0";

/// Why the linked library must not be used: another version has other operator codes, and crashes or lies.
pub fn check() -> Result<(), String> {
    let found = linked();
    if found == EXPECTED {
        return Ok(());
    }
    Err(format!("Z3 {found} was loaded, but this build needs Z3 {EXPECTED}; run ./setup and build again"))
}

/// The version of the library that was loaded: `5.4.0`.
pub fn linked() -> String {
    let full = z3::full_version();
    full.trim_start_matches("Z3 ").split(['.', ' ']).take(3).collect::<Vec<_>>().join(".")
}

#[cfg(test)]
mod tests {
    use z3::ast::Int;
    use z3::{SatResult, Solver};

    #[test]
    fn the_pinned_version_is_linked_and_answers() {
        assert_eq!(super::check(), Ok(()));
        let (x, y) = (Int::new_const("x"), Int::new_const("y"));
        let solver = Solver::new();
        solver.assert(x.gt(&y));
        solver.assert((&x + &y).eq(Int::from_i64(7)));
        assert_eq!(solver.check(), SatResult::Sat);
        solver.assert(y.gt(&x));
        assert_eq!(solver.check(), SatResult::Unsat);
    }
}
