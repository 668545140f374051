//! Random programs with loops, against random runs of them: what is proved unreachable is reached by none.

mod support;

use std::fmt::Write;

use selfsame_demand::{Options, Question, Read, Verdict, reach, replay};
use support::{Place, question, with_stack};

const PROGRAMS: usize = 40;
const RUNS: usize = 60;
const EFFORT: u64 = 15_000;

/// A generator of numbers (SplitMix64): the same programs on every machine.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        from[self.below(from.len() as u64) as usize]
    }

    fn number(&mut self) -> String {
        match self.below(7) as i64 - 2 {
            n if n < 0 => format!("({n})"),
            n => n.to_string(),
        }
    }

    fn expr(&mut self, vars: &[&str]) -> String {
        let var = self.pick(vars);
        match self.below(5) {
            0 => self.number(),
            1 => var.to_owned(),
            2 => format!("({var} - {})", self.number()),
            3 => format!("({var} + {})", self.pick(vars)),
            _ => format!("({var} + {})", self.number()),
        }
    }

    fn condition(&mut self, vars: &[&str]) -> String {
        let (a, relation) = (self.pick(vars).to_owned(), self.pick(&["<", "<=", "=", ">", ">="]));
        let b = if self.below(3) == 0 { self.pick(vars).to_owned() } else { self.number() };
        format!("{a} {relation} {b}")
    }
}

/// A loop that reads, one over a list that is read, and a question about what they give.
fn program(random: &mut Random) -> String {
    let mut text = String::from("type t = { a : int; b : int }\n");
    let inside = ["s.a", "s.b", "n", "x"];
    let (stop, test) = (random.condition(&inside), random.condition(&inside));
    let fields: Vec<String> = (0..4).map(|_| random.expr(&inside)).collect();
    let _ = write!(
        text,
        "let rec loop s n = let x = read_int () in\n  if n > 4 || {stop} then s\n  else if {test} then loop {{ a = {}; b = {} }} (n + 1)\n  else loop {{ s with {} = {} }} (n + 1)\n",
        fields[0],
        fields[1],
        random.pick(&["a", "b"]),
        fields[2]
    );
    let walk = ["acc", "x"];
    let (test, yes, no) = (random.condition(&walk), random.expr(&walk), random.expr(&walk));
    let _ = write!(
        text,
        "let rec walk acc = function [] -> acc | x :: rest -> if {test} then walk {yes} rest else walk {no} rest\n\
         let rec build () = let x = read_int () in if x <= 0 then [] else {} :: build ()\n",
        random.expr(&["x"])
    );
    let (first, second) = (random.number(), random.number());
    let _ =
        write!(text, "let s = loop {{ a = {first}; b = {second} }} 0\nlet k = walk {} (build ())\n", random.number());
    let result = ["s.a", "s.b", "k"];
    let (one, other) = (random.condition(&result), random.condition(&result));
    let _ = writeln!(text, "let () = if {one} && {other} then let target = () in target");
    text
}

fn is_reached(question: &Question, random: &mut Random) -> bool {
    (0..RUNS).any(|_| {
        let spread = [3, 6, 12][random.below(3) as usize];
        let inputs: Vec<Read> = (0..16).map(|_| Read::Number((random.below(spread) as i64 - 2).into())).collect();
        replay(&question.program, &question.main, &inputs, 100_000).is_some()
    })
}

#[test]
fn no_run_reaches_what_is_unreachable() {
    with_stack(|| {
        let mut random = Random(7);
        let (mut proved, mut reached) = (0, 0);
        for _ in 0..PROGRAMS {
            let text = program(&mut random);
            let question = question("random.ml", &text, Place::Definition("target"));
            let verdict = reach(&question, &Options { effort: EFFORT, ..Options::default() }).verdict;
            let is_run = is_reached(&question, &mut random);
            assert!(!(is_run && verdict == Verdict::Verified), "{text}");
            proved += usize::from(verdict == Verdict::Verified);
            reached += usize::from(matches!(verdict, Verdict::Refuted(_)));
        }
        assert!(proved * 10 >= PROGRAMS && reached * 10 >= PROGRAMS, "{proved} proved, {reached} reached");
    });
}
