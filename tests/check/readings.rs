//! A proof about numbers of one reading is none about those of another.

mod support;

use std::sync::Arc;

use selfsame_core::program::{Ints, Program};
use selfsame_equiv::{Options, check, recheck};
use selfsame_testing::on_large_stack;

#[test]
fn proofs_are_of_the_reading_that_they_name() {
    on_large_stack(|| {
        let (program, goals) = support::load(&support::folder().join("rules/Wrapping.hs"));
        let reading = |ints: Ints| {
            let mut program = Program::clone(&program);
            program.set_ints(ints);
            Arc::new(program)
        };
        let readings = [Ints::Wrapping, Ints::Unbounded].map(reading);
        let mut proofs = 0;
        for goal in goals {
            for program in &readings {
                let report = check(program, &goal, &Options { obligations: Some(500), ..Options::default() });
                let Some(proof) = report.proof else { continue };
                // A proof that needs the absence of overflow is one of the other reading, and says so.
                let other = usize::from(proof.certificate.int == Ints::Wrapping);
                let accepted = recheck(&readings[other], &goal, &proof.certificate);
                assert!(accepted.is_err(), "{}: another reading", goal.name);
                proofs += 1;
            }
        }
        // Each of the eight without bounds; the five that never overflow, and three that say where they do.
        assert_eq!(proofs, 16);
    });
}
