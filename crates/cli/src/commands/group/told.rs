//! Groups, for people and programs.

use selfsame_ask::assumptions::no_overflow;
use selfsame_ask::group::{Class, Distinguishing, Grouping, Settings};
use selfsame_ask::source::Language;
use selfsame_core::program::Ints;
use selfsame_core::verdict::Verdict;
use selfsame_report::{Entry, Evidence, Report};
use serde_json::{Map, Value, json};

/// Groups with the question that they answer.
pub struct Told<'a> {
    pub grouping: &'a Grouping,
    pub settings: &'a Settings,
}

impl Told<'_> {
    /// A paragraph a group, the largest first after the reference's.
    pub fn human(&self) -> String {
        let mut out = String::new();
        for (index, class) in self.grouping.classes.iter().enumerate() {
            let (id, size) = (index + 1, files_word(class.members.len()));
            out += &format!("group {id}: {size}, {}\n", correctness(class, self.grouping.has_reference()));
            if let Some(found) = &class.distinguishing {
                out += &format!("    {}\n", found.call);
                out += &format!("        expected: {}\n        actual:   {}\n", found.expected, found.actual);
            }
            for why in class.problem.iter().chain(&class.reason) {
                out += &format!("    {why}\n");
            }
            for member in &class.members {
                out += &format!("    {}\n", self.grouping.name(*member));
                if let Some((_, seen)) = class.unless_overflow.iter().find(|(of, _)| of == member) {
                    out += "        if no number overflows";
                    let call = |seen: &Distinguishing| {
                        format!(": not {} = {}, expected {}", seen.call, seen.actual, seen.expected)
                    };
                    out += &seen.as_ref().map_or_else(String::new, call);
                    out += "\n";
                }
            }
            out.push('\n');
        }
        let pairs = match self.grouping.undecided.len() {
            0 => String::new(),
            1 => "; 1 pair undecided".into(),
            n => format!("; {n} pairs undecided"),
        };
        let counts =
            format!("{} in {} groups{pairs}", files_word(self.grouping.submissions.len()), self.grouping.classes.len());
        out + &format!("{counts}\n{}\n", self.meaning())
    }

    /// What "the same" means here.
    pub fn meaning(&self) -> String {
        let numbers = match (Language::of(&self.grouping.submissions[0].path), self.settings.ints) {
            (Language::Haskell, Ints::Unbounded) => "Int without bounds",
            (Language::Haskell, Ints::Wrapping) => "Int of 64 bits",
            (Language::Ocaml, Ints::Unbounded) => "int without bounds",
            (Language::Ocaml, Ints::Wrapping) => "int of 63 bits",
        };
        let compared = match Language::of(&self.grouping.submissions[0].path) {
            Language::Haskell => "",
            Language::Ocaml => ", values of any type being compared as integers are",
        };
        let some = match self.grouping.classes.iter().all(|class| class.unless_overflow.is_empty()) {
            true => "",
            false => " where nothing else is said",
        };
        let asking = self.settings.compared().asking;
        let mut wanted: Vec<String> = asking.conditions.iter().map(|text| format!(" with {text}")).collect();
        if asking.is_reference {
            wanted.push(" for which the reference has a value".to_owned());
        }
        let wanted = wanted.join(" and");
        format!(
            "Same: for all finite and total arguments{wanted}, all errors being one, and {numbers}{some}{compared}."
        )
    }

    pub fn report(&self) -> Report {
        let mut report = Report::new("group");
        let time_ms = self.grouping.time.as_secs_f64() * 1000.0 / self.grouping.submissions.len() as f64;
        let mut groups = Vec::new();
        for (index, class) in self.grouping.classes.iter().enumerate() {
            let id = index + 1;
            let names: Vec<String> = class.members.iter().map(|i| self.grouping.name(*i)).collect();
            report.entries.extend(class.members.iter().map(|member| self.entry(class, *member, id, time_ms)));
            groups.push(json!({
                "id": id,
                "correct": class.correct,
                "members": names,
                "representative": names[0],
                "distinguishing": class.distinguishing.as_ref().map(distinguishing),
                "problem": class.problem,
                "reason": class.reason,
            }));
        }
        let undecided: Vec<Value> = self
            .grouping
            .undecided
            .iter()
            .map(|(a, b)| json!([self.grouping.name(*a), self.grouping.name(*b)]))
            .collect();
        report.details.insert("groups".into(), Value::Array(groups));
        report.details.insert("undecided".into(), Value::Array(undecided));
        report
    }

    fn entry(&self, class: &Class, member: usize, id: usize, time_ms: f64) -> Entry {
        let path = &self.grouping.submissions[member].path;
        let verdict = match (class.correct, &class.problem) {
            (Some(true), _) => Verdict::Verified,
            (_, Some(problem)) => Verdict::Unknown(problem.clone()),
            (Some(false), None) => Verdict::Refuted(()),
            (None, None) if self.grouping.has_reference() => {
                Verdict::Unknown(class.reason.clone().unwrap_or_else(|| "not compared with success".to_owned()))
            }
            (None, None) => Verdict::Verified,
        };
        let mut details = Map::new();
        details.insert("group".into(), json!(id));
        if self.grouping.is_reference(member) {
            details.insert("reference".into(), json!(true));
        }
        let mut assumptions = self.settings.compared().assumptions(Language::of(path));
        if let Some((_, seen)) = class.unless_overflow.iter().find(|(of, _)| *of == member) {
            assumptions.push(no_overflow(Language::of(path)).to_owned());
            if let Some(seen) = seen {
                let text = format!("{} = {}, expected {}", seen.call, seen.actual, seen.expected);
                let note = json!({ "difference": "overflow", "text": text, "counterexample": distinguishing(seen) });
                details.insert("notes".into(), json!([note]));
            }
        }
        if let Some(found) = &class.distinguishing {
            details.insert("distinguishing".into(), distinguishing(found));
        }
        Entry {
            time_ms,
            evidence: match verdict {
                Verdict::Verified if class.by_text.contains(&member) => Some(Evidence::Structural),
                Verdict::Verified => Some(Evidence::Certified),
                Verdict::Refuted(()) => Some(Evidence::Replayed),
                Verdict::Unknown(_) => None,
            },
            verdict,
            assumptions,
            details,
            ..Entry::new(self.grouping.name(member), self.grouping.name(member), 1)
        }
    }
}

fn distinguishing(found: &Distinguishing) -> Value {
    json!({ "call": found.call, "expected": found.expected, "actual": found.actual, "difference": found.difference })
}

pub fn files_word(count: usize) -> String {
    if count == 1 { "1 file".into() } else { format!("{count} files") }
}

pub fn correctness(class: &Class, has_reference: bool) -> &'static str {
    match (class.correct, &class.problem) {
        (_, Some(_)) => "not usable",
        (Some(true), _) => "as the reference",
        (Some(false), _) => "not as the reference",
        (None, _) if has_reference => "perhaps as the reference",
        (None, _) => "the same as each other",
    }
}
