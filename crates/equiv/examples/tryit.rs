#[path = "../../../tests/check/support/mod.rs"]
mod support;
use selfsame_core::verdict::Verdict;
use selfsame_equiv::{Options, check};
use std::time::{Duration, Instant};
fn main() {
    support::with_stack(|| {
        let args: Vec<String> = std::env::args().collect();
        let secs: f64 = args[2].parse().unwrap();
        let finite = args[3] == "f";
        let only = &args[4..];
        let (program, goals) = support::load(std::path::Path::new(&args[1]));
        let (mut v, mut r, mut u) = (0, 0, 0);
        let mut times = vec![];
        for mut goal in goals {
            if !only.is_empty()
                && !only
                    .iter()
                    .any(|o| if let Some(p) = o.strip_suffix('*') { goal.name.starts_with(p) } else { *o == goal.name })
            {
                continue;
            }
            if finite {
                goal.variables.iter_mut().filter(|v| !v.dictionary).for_each(|v| (v.total, v.finite) = (true, true));
            }
            let t = Instant::now();
            let deadline = Some((t + Duration::from_secs_f64(secs), secs as u64));
            let report = check(&program, &goal, &Options { deadline, ..Options::default() });
            let ms = t.elapsed().as_millis();
            match &report.verdict {
                Verdict::Verified => {
                    v += 1;
                    times.push(ms);
                    println!(
                        "V {ms:6} {} | {} obl {}",
                        goal.name,
                        report.proof.as_ref().map(|p| p.lemmas.join(" ;; ")).unwrap_or_default(),
                        report.stats.obligations
                    )
                }
                Verdict::Refuted(c) => {
                    r += 1;
                    println!("R {ms:6} {} | {:?}", goal.name, c.kind)
                }
                Verdict::Unknown(w) => {
                    u += 1;
                    println!("U {ms:6} {} | {w} obl {}", goal.name, report.stats.obligations)
                }
            }
        }
        times.sort();
        println!("verified {v} refuted {r} unknown {u} median {:?}", times.get(times.len() / 2));
    });
}
