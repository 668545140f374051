//! `selfsame check FILE...`

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use selfsame_core::expr::{Expr, Local};
use selfsame_core::program::Program;
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use selfsame_core::verdict::Verdict;
use selfsame_equiv::{Bottoms, Counterexample, Goal, GoalVariable, Kind, ProofSummary};
use selfsame_haskell::load::{Loaded, Prop, Quantifiers, Rule, parameters};
use selfsame_report::{Entry, Report, Word};
use serde_json::{Map, Value, json};

use crate::options::{self, Check};
use crate::{files, terminal};

pub fn run(options: Check) -> u8 {
    let mut sources = selfsame_library::sources();
    let mut report = Report::new("check");
    let mut unreadable = false;
    for path in haskell_files(&options.files) {
        match files::load(&path, &options.common.include, &mut sources) {
            Ok(loaded) => Checking { options: &options, loaded: &loaded, sources: &sources }.file(&mut report),
            Err(message) => {
                terminal::err(&format!("error: {message}\n"));
                unreadable = true;
            }
        }
    }
    terminal::show(&report.render(&sources, terminal::style(&options.common)));
    if report.entries.is_empty() && !unreadable {
        terminal::err(&format!("error: {}\n", nothing_to_check(&options)));
    }
    if unreadable { 2 } else { report.exit_code() }
}

fn nothing_to_check(options: &Check) -> String {
    match &options.rule[..] {
        [] => "nothing to check: no RULES pragma and no function prop_... that returns Bool was found".into(),
        names => format!("nothing to check: no rule or property is named {}", names.join(" or ")),
    }
}

/// The files given, and every Haskell file below the folders given, in order of their paths.
fn haskell_files(paths: &[PathBuf]) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            let before = files.len();
            below(path, &mut files);
            files[before..].sort();
        } else {
            files.push(path.clone());
        }
    }
    files
}

fn below(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        // Links to folders are not followed: they may lead in circles.
        match entry.file_type() {
            Ok(kind) if kind.is_dir() => below(&path, files),
            Ok(_) if path.extension().is_some_and(|extension| extension == "hs" || extension == "lhs") => {
                files.push(path)
            }
            _ => {}
        }
    }
}

struct Checking<'a> {
    options: &'a Check,
    loaded: &'a Loaded,
    sources: &'a SourceMap,
}

impl Checking<'_> {
    fn file(&self, report: &mut Report) {
        report.diagnostics.extend(self.loaded.diagnostics.iter().cloned());
        let Some(module) = self.loaded.root() else { return };
        let mut items: Vec<(Span, Entry)> = Vec::new();
        for rule in module.rules.iter().filter(|rule| self.is_wanted(&rule.name)) {
            items.push((rule.span, self.rule(rule)));
        }
        for prop in module.props.iter().filter(|prop| self.is_wanted(prop.name.as_str())) {
            items.push((prop.span, self.prop(prop)));
        }
        items.sort_by_key(|(span, _)| span.start);
        report.entries.extend(items.into_iter().map(|(_, entry)| entry));
    }

    fn is_wanted(&self, name: &str) -> bool {
        self.options.rule.is_empty() || self.options.rule.iter().any(|pattern| matches_glob(pattern, name))
    }

    fn rule(&self, rule: &Rule) -> Entry {
        match &rule.sides {
            Err(why) => self.unsupported(&rule.name, rule.span, why.as_str()),
            Ok(sides) => {
                let dictionaries = sides.dicts.iter().map(|(local, ty)| variable(local, ty, true, false, true));
                let variables = sides.vars.iter().map(|(local, ty)| self.quantified(local, ty, &rule.quantifiers));
                let goal = Goal {
                    name: rule.name.clone(),
                    variables: dictionaries.chain(variables).collect(),
                    left: sides.lhs.clone(),
                    right: sides.rhs.clone(),
                    ty: sides.ty.clone(),
                };
                self.decide(&goal, rule.span)
            }
        }
    }

    /// A property is the rule that its call gives `True`.
    fn prop(&self, prop: &Prop) -> Entry {
        let (dictionaries, arguments) = arguments(&self.loaded.program, prop);
        let call = Expr::Global(prop.global);
        let args: Vec<Expr> = dictionaries.iter().chain(&arguments).map(|(local, _)| Expr::Local(*local)).collect();
        let dictionaries = dictionaries.iter().map(|(local, ty)| variable(local, ty, true, false, true));
        let variables = arguments.iter().map(|(local, ty)| self.quantified(local, ty, &prop.quantifiers));
        let goal = Goal {
            name: prop.name.to_string(),
            variables: dictionaries.chain(variables).collect(),
            left: if args.is_empty() { call } else { Expr::App(Box::new(call), args) },
            right: Expr::Con("True".into(), Vec::new()),
            ty: Type::bool(),
        };
        self.decide(&goal, prop.span)
    }

    fn quantified(&self, local: &Local, ty: &Type, quantifiers: &Quantifiers) -> GoalVariable {
        let said = |names: &[Symbol]| names.iter().any(|name| *name == local.name || name.as_str() == "all");
        let asked = |names: &[String]| names.iter().any(|name| name == local.name.as_str() || name == "all");
        let finite = said(&quantifiers.finite) || asked(&self.options.finite);
        let total = said(&quantifiers.total) || asked(&self.options.total);
        variable(local, ty, total || finite, finite, false)
    }

    fn decide(&self, goal: &Goal, span: Span) -> Entry {
        let seconds = self.options.common.timeout;
        let started = Instant::now();
        let deadline = started.checked_add(Duration::from_secs(seconds)).map(|deadline| (deadline, seconds));
        let bottoms = match self.options.bottoms {
            options::Bottoms::Labelled => Bottoms::Labelled,
            options::Bottoms::Same => Bottoms::Same,
        };
        let answer = selfsame_equiv::check(&self.loaded.program, goal, &selfsame_equiv::Options { bottoms, deadline });
        let time_ms = started.elapsed().as_secs_f64() * 1000.0;
        let mut entry = self.entry(&goal.name, span, time_ms);
        match answer.verdict {
            Verdict::Verified => {
                entry.verdict = Word::Verified;
                entry.text = format!("verified  {}", goal.name);
                if let Some(proof) = &answer.proof {
                    self.add_proof(&mut entry, proof);
                }
            }
            Verdict::Refuted(counterexample) => {
                entry.verdict = Word::Refuted;
                entry.text = format!("refuted   {}\n{}", goal.name, explain(&counterexample));
                entry.details.insert("counterexample".into(), details(&counterexample));
            }
            Verdict::Unknown(reason) => {
                entry.text = format!("unknown   {}\n    {reason}", goal.name);
                entry.reason = Some(reason.to_string());
            }
        }
        entry
    }

    fn add_proof(&self, entry: &mut Entry, proof: &ProofSummary) {
        entry.details.insert("proof".into(), json!({ "obligations": proof.obligations, "lemmas": proof.lemmas }));
        if self.options.common.verbose {
            for lemma in &proof.lemmas {
                entry.text += &format!("\n    lemma {lemma}");
            }
        }
    }

    fn unsupported(&self, name: &str, span: Span, why: &str) -> Entry {
        let mut entry = self.entry(name, span, 0.0);
        entry.text = format!("unknown   {name}\n    unsupported: {why}");
        entry.reason = Some(format!("unsupported: {why}"));
        entry
    }

    fn entry(&self, name: &str, span: Span, time_ms: f64) -> Entry {
        let file = self.sources.file(span.file);
        Entry {
            name: name.to_owned(),
            file: file.path.to_string(),
            line: file.line_column(span.start).0,
            verdict: Word::Unknown,
            reason: None,
            time_ms,
            assumptions: vec!["Int is unbounded".into()],
            details: Map::new(),
            text: String::new(),
        }
    }
}

fn variable(local: &Local, ty: &Type, total: bool, finite: bool, dictionary: bool) -> GoalVariable {
    GoalVariable { local: local.id, name: local.name, ty: ty.clone(), total, finite, dictionary }
}

type Typed = Vec<(Local, Type)>;

/// The class dictionaries that a property takes, then its parameters, with their types.
fn arguments(program: &Program, prop: &Prop) -> (Typed, Typed) {
    let overloaded = match &prop.scheme {
        Type::Forall(_, preds, _) => preds.len(),
        _ => 0,
    };
    let mut ty = program.global_id(prop.global).map(|id| program.global(id).ty.clone());
    if let Some(Type::Forall(_, _, body)) = ty {
        ty = Some((*body).clone());
    }
    let names = parameters(program, prop.global);
    let mut all = Vec::new();
    while let Some((from, to)) = ty.as_ref().and_then(|ty| ty.as_fun()) {
        let id = all.len() as u32 + 1;
        let name = names.get(all.len()).copied().unwrap_or_else(|| Symbol::new(&format!("x{id}")));
        all.push((Local { id, name }, from.clone()));
        ty = Some(to.clone());
    }
    let rest = all.split_off(overloaded.min(all.len()));
    (all, rest)
}

fn explain(counterexample: &Counterexample) -> String {
    let mut text = String::new();
    for (name, value) in &counterexample.bindings {
        text += &format!("    {name} = {value}\n");
    }
    text + &format!("    left side:  {}\n    right side: {}", counterexample.left, counterexample.right)
}

fn details(counterexample: &Counterexample) -> Value {
    let bindings: Map<String, Value> =
        counterexample.bindings.iter().map(|(name, value)| (name.to_string(), json!(value))).collect();
    let kind = match counterexample.kind {
        Kind::Value => "value",
        Kind::Bottom => "bottom",
        Kind::Nontermination => "nontermination",
    };
    json!({
        "kind": kind,
        "bindings": bindings,
        "lhs": counterexample.left.to_string(),
        "rhs": counterexample.right.to_string(),
    })
}

/// `*` stands for any text, `?` for any character.
fn matches_glob(pattern: &str, name: &str) -> bool {
    let (pattern, name): (Vec<char>, Vec<char>) = (pattern.chars().collect(), name.chars().collect());
    let (mut p, mut n, mut star) = (0, 0, None);
    while n < name.len() {
        match pattern.get(p) {
            Some('*') => {
                star = Some((p, n));
                p += 1;
            }
            Some(c) if *c == '?' || *c == name[n] => {
                p += 1;
                n += 1;
            }
            _ => match star {
                Some((at, from)) => {
                    star = Some((at, from + 1));
                    p = at + 1;
                    n = from + 1;
                }
                None => return false,
            },
        }
    }
    pattern[p..].iter().all(|c| *c == '*')
}

#[cfg(test)]
mod tests {
    use super::matches_glob;

    #[test]
    fn globs_match_as_in_a_shell() {
        for (pattern, name, expected) in [
            ("p01", "p01", true),
            ("p01", "p011", false),
            ("p*", "p01 total n", true),
            ("*total*", "p01 total n", true),
            ("p?1", "p01", true),
            ("p?1", "p001", false),
            ("*", "", true),
            ("a*b*c", "aXbYbZc", true),
            ("a*b*c", "aXbYbZ", false),
        ] {
            assert_eq!(matches_glob(pattern, name), expected, "{pattern} on {name}");
        }
    }
}
