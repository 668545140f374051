use std::collections::BTreeSet;
use std::path::PathBuf;

use selfsame_ask::audit;
use selfsame_ask::disk::Content;
use selfsame_ask::limits::Allowance;
use selfsame_testing::{Random, seeds};

use crate::job::{Job, Label};
use crate::part::Part;
use crate::question::Question;
use crate::result::{From, Outcome};
use crate::sum;
use crate::work::{Done, Work};

fn question() -> Question {
    let allowance = Allowance { seconds: 1, effort: 1, megabytes: 1000 };
    Question::Audit { settings: audit::Settings { include: vec!["lib".into()], allowance } }
}

fn job() -> Job {
    let label = Label {
        version: "1".into(),
        plan: "p".into(),
        number: 2,
        of: 3,
        key: String::new(),
        about: vec!["A.hs".into()],
    };
    let contents = [("/a/A.hs", Content::Text("module A where\n\"é\"\n".into())), ("/a/a.cabal", Content::Listed)];
    let contents = contents.into_iter().map(|(path, content)| (PathBuf::from(path), content)).collect();
    Job::new(label, question(), "/a".into(), contents, 7)
}

/// A line of which something is another, and its sum that of what it has become.
fn changed(line: &str, random: &mut Random) -> String {
    let body = line.rsplit_once(",\"sum\"").map_or(line, |(body, _)| body);
    let mut letters: Vec<char> = body.chars().collect();
    for _ in 0..=random.below(4_u8) {
        let (one, other) = (random.below(letters.len()), random.below(letters.len()));
        match random.below(5_u8) {
            0 => _ = letters.remove(one),
            1 => letters.swap(one, other),
            2 => letters.insert(one, letters[other]),
            3 => letters[one] = random.pick(&['0', '9', '"', '{', '}', '[', ']', ',', ':', '\\', '\u{0}', '-', 'e']),
            _ => letters.truncate(one.max(20)),
        }
    }
    sum::signed(&(letters.into_iter().collect::<String>() + "}"))
}

/// Whatever stands on a line, with or without a sum that is right, reading it ends, and what is read is a whole job or result.
#[test]
fn no_line_does_harm() {
    let job = job().line().expect("a line");
    let label = Job::of_line(&job).expect("a job").label;
    let result = Outcome::new(label, 5, From::Work, question(), Part::default()).line().expect("a line");
    let (mut jobs, mut results) = (0, 0);
    for seed in seeds(20_000) {
        let mut random = Random::nth(seed);
        let (one, other) = (changed(&job, &mut random), changed(&result, &mut random));
        if let Ok(read) = Job::of_line(&one) {
            jobs += 1;
            assert!(read.label.number < read.label.of);
            assert_eq!(Job::of_line(&read.line().expect("a line")).map(|again| again.label), Ok(read.label));
        }
        if let Some((read, _)) = Outcome::of_line(&other) {
            results += 1;
            assert!(read.label.number < read.label.of);
        }
        let at = random.below(job.len());
        assert!(Job::of_line(job.get(..at).unwrap_or_default()).is_err());
    }
    // What is a job is also one when its number or its estimate is another; what it is about is part of its key.
    assert!(jobs < 20_000 && results > 0 && results < 20_000, "{jobs} {results}");
}

#[test]
fn a_job_with_another_text_is_none() {
    let line = job().line().expect("a line");
    let body = line.rsplit_once(",\"sum\"").map_or("", |(body, _)| body);
    for (old, new) in [("module A", "module B"), ("A.hs", "B.hs"), ("\"effort\":1", "\"effort\":2")] {
        assert!(body.contains(old), "{old}");
        assert!(Job::of_line(&sum::signed(&(body.replace(old, new) + "}"))).is_err(), "{old}");
    }
    assert!(Job::of_line(&sum::signed(&format!("{body}}}"))).is_ok());
}

/// Whatever becomes of the process that answers, there is a result.
#[test]
fn an_accident_is_a_result() {
    let line = job().line().expect("a line");
    let said = |script: &str, version: &str| {
        let work = Work {
            program: "/bin/sh".into(),
            arguments: vec!["-c".into(), script.into()],
            version: version.into(),
            jobs: 2,
            store: None,
            texts: None,
            share: (0, 1),
            done: BTreeSet::new(),
        };
        let mut out = Vec::new();
        let done = work.run(format!("{line}\nhalf a li").as_bytes(), &mut out);
        assert_eq!(done, Ok(Done { results: 1, wrong: 1 }));
        let (outcome, _) = Outcome::of_line(std::str::from_utf8(&out).expect("UTF-8")).expect("a result");
        assert_eq!((outcome.from, outcome.part.first.len()), (From::Accident, 1));
        outcome.part.first[0].entry().map(|entry| entry.text).unwrap_or_default()
    };
    assert!(said("kill -9 $$", "1").contains("was ended"));
    assert!(said("exit 7", "1").contains("with code 7"));
    assert!(said("echo '{'", "1").contains("said nothing"));
    assert!(said("cat > /dev/null; echo '{\"entries\":[{\"name\":1}]}'", "1").contains("said nothing"));
    assert!(said("true", "2").contains("the job is for version 1, and this is 2"));
}
