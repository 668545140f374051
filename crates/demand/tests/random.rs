//! Random programs with loops, against random runs of them: what is proved unreachable is reached by none.

mod support;

use std::fmt::Write;

use selfsame_demand::{Options, Question, Read, Verdict, reach, replay};
use selfsame_testing::{Random, on_large_stack};
use support::{Place, question};

const PROGRAMS: usize = 40;
const RUNS: usize = 60;
const EFFORT: u64 = 15_000;

/// Writes programs.
struct Author(Random);

impl Author {
    fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        self.0.pick(from)
    }

    fn number(&mut self) -> String {
        match self.0.below(7) - 2 {
            n if n < 0 => format!("({n})"),
            n => n.to_string(),
        }
    }

    fn expr(&mut self, vars: &[&str]) -> String {
        let var = self.pick(vars);
        match self.0.below(5) {
            0 => self.number(),
            1 => var.to_owned(),
            2 => format!("({var} - {})", self.number()),
            3 => format!("({var} + {})", self.pick(vars)),
            _ => format!("({var} + {})", self.number()),
        }
    }

    fn condition(&mut self, vars: &[&str]) -> String {
        let (a, relation) = (self.pick(vars).to_owned(), self.pick(&["<", "<=", "=", ">", ">="]));
        let b = if self.0.below(3) == 0 { self.pick(vars).to_owned() } else { self.number() };
        format!("{a} {relation} {b}")
    }
}

/// A loop that reads, one over a list that is read, and a question about what they give.
fn program(author: &mut Author) -> String {
    let mut text = String::from("type t = { a : int; b : int }\n");
    let inside = ["s.a", "s.b", "n", "x"];
    let (stop, test) = (author.condition(&inside), author.condition(&inside));
    let fields: Vec<String> = (0..4).map(|_| author.expr(&inside)).collect();
    let _ = write!(
        text,
        "let rec loop s n = let x = read_int () in\n  if n > 4 || {stop} then s\n  else if {test} then loop {{ a = {}; b = {} }} (n + 1)\n  else loop {{ s with {} = {} }} (n + 1)\n",
        fields[0],
        fields[1],
        author.pick(&["a", "b"]),
        fields[2]
    );
    let walk = ["acc", "x"];
    let (test, yes, no) = (author.condition(&walk), author.expr(&walk), author.expr(&walk));
    let _ = write!(
        text,
        "let rec walk acc = function [] -> acc | x :: rest -> if {test} then walk {yes} rest else walk {no} rest\n\
         let rec build () = let x = read_int () in if x <= 0 then [] else {} :: build ()\n",
        author.expr(&["x"])
    );
    let (first, second) = (author.number(), author.number());
    let _ =
        write!(text, "let s = loop {{ a = {first}; b = {second} }} 0\nlet k = walk {} (build ())\n", author.number());
    let result = ["s.a", "s.b", "k"];
    let (one, other) = (author.condition(&result), author.condition(&result));
    let _ = writeln!(text, "let () = if {one} && {other} then let target = () in target");
    text
}

fn is_reached(question: &Question, random: &mut Random) -> bool {
    (0..RUNS).any(|_| {
        let spread = random.pick(&[3, 6, 12]);
        let inputs: Vec<Read> = (0..16).map(|_| Read::Number((random.below(spread) - 2).into())).collect();
        replay(&question.program, &question.main, &inputs, 100_000).is_some()
    })
}

#[test]
fn no_run_reaches_what_is_unreachable() {
    on_large_stack(|| {
        let mut author = Author(Random::new(7));
        let (mut proved, mut reached) = (0, 0);
        for _ in 0..PROGRAMS {
            let text = program(&mut author);
            let question = question("random.ml", &text, Place::Definition("target"));
            let verdict = reach(&question, &Options { effort: EFFORT, ..Options::default() }).verdict;
            let is_run = is_reached(&question, &mut author.0);
            assert!(!(is_run && verdict == Verdict::Verified), "{text}");
            proved += usize::from(verdict == Verdict::Verified);
            reached += usize::from(matches!(verdict, Verdict::Refuted(_)));
        }
        assert!(proved * 10 >= PROGRAMS && reached * 10 >= PROGRAMS, "{proved} proved, {reached} reached");
    });
}
