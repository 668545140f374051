//! The rows of the paper's Fig. 11, both directions, beside its figure for RMT: `cargo bench -p selfsame-rewrite`.
//!
//! Each row runs a few times and the fastest counts; the paper's times are from another machine.

use std::path::Path;
use std::time::Instant;

use selfsame_core::span::FileId;
use selfsame_rewrite::{Options, Verdict, run};

/// File and seconds that the paper gives for RMT.
const ROWS: [(&str, f64); 19] = [
    ("hoisting", 0.41),
    ("constant-propagation-1", 0.31),
    ("copy-propagation", 0.26),
    ("if-conversion", 0.48),
    ("pre", 0.75),
    ("licm", 3.79),
    ("loop-peeling", 0.97),
    ("loop-unrolling-1", 7.09),
    ("loop-unswitching", 4.71),
    ("software-pipelining", 3.56),
    ("loop-fission", 10.40),
    ("loop-fusion", 9.67),
    ("loop-interchange", 108.63),
    ("loop-reversal", 2.70),
    ("loop-skewing", 7.68),
    ("loop-flattening", 8.14),
    ("strength-reduction", 5.26),
    ("loop-tiling-1", 25.41),
    ("loop-tiling-2", 21.58),
];

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/prove/optimizations");
    println!("{:<24} {:>10} {:>10} {:>8}", "row", "RMT [s]", "here [ms]", "times");
    for (name, paper) in ROWS {
        let text = std::fs::read_to_string(folder.join(name).with_extension("rmt")).expect("an example");
        let mut best = f64::INFINITY;
        for _ in 0..3 {
            let start = Instant::now();
            let outcome = run(&text, FileId(0), &Options::default());
            best = best.min(start.elapsed().as_secs_f64());
            assert!(outcome.queries.iter().all(|q| q.verdict == Verdict::Verified), "{name} is not proved");
        }
        println!("{name:<24} {paper:>10.2} {:>10.1} {:>8.0}", best * 1000.0, paper / best);
    }
}
