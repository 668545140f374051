use selfsame_core::span::Span;

use super::*;

fn entry(name: &str, verdict: Verdict<(), String>) -> Entry {
    let evidence = verdict.is_known().then_some(Evidence::Replayed);
    let entry = Entry { verdict, time_ms: 1.5, evidence, ..Entry::new(name, "a b.hs", 3) };
    Entry { text: format!("{name}: {}", entry.word()), ..entry }
}

fn unknown() -> Verdict<(), String> {
    Verdict::Unknown("no answer within 60 s (--timeout)".to_owned())
}

fn sample() -> (Report, SourceMap) {
    let mut sources = SourceMap::default();
    let file = sources.add("a b.hs".into(), "x = 1\n".into());
    let mut report = Report::new("check");
    report.entries =
        vec![entry("good", Verdict::Verified), entry("<bad>", Verdict::Refuted(())), entry("slow", unknown())];
    report.diagnostics = vec![Diagnostic::error(Span::new(file, 0, 1), "50% wrong")];
    (report, sources)
}

fn rendered(format: Format) -> String {
    let (report, sources) = sample();
    report.render(&sources, Style { format, ..Style::default() }).out
}

#[test]
fn exit_codes_follow_the_worst_verdict() {
    let code = |asked: Asked, verdicts: Vec<Verdict<(), String>>| {
        let mut report = Report::new("check");
        report.entries = verdicts.into_iter().map(|verdict| Entry { asked, ..entry("r", verdict) }).collect();
        report.exit_code()
    };
    assert_eq!(code(Asked::Claim, vec![]), 2);
    assert_eq!(code(Asked::Claim, vec![Verdict::Verified, Verdict::Verified]), 0);
    assert_eq!(code(Asked::Claim, vec![Verdict::Verified, unknown()]), 3);
    assert_eq!(code(Asked::Claim, vec![unknown(), Verdict::Refuted(())]), 1);
    assert_eq!(code(Asked::Certificate, vec![Verdict::Refuted(())]), 1);
    // Input was wanted.
    assert_eq!(code(Asked::Input, vec![Verdict::Verified]), 1);
    assert_eq!(code(Asked::Input, vec![Verdict::Refuted(())]), 0);
}

#[test]
fn json_has_the_fields_of_the_contract() {
    let value: serde_json::Value = serde_json::from_str(&rendered(Format::Json)).unwrap();
    assert_eq!(value["schema"], 2);
    assert_eq!(value["command"], "check");
    let results = value["results"].as_array().unwrap();
    assert_eq!(results.len(), 3);
    assert_eq!(results[0]["verdict"], "verified");
    assert!(results[0].get("reason").is_none());
    assert_eq!(results[0]["evidence"], "replayed");
    assert!(results[2].get("evidence").is_none());
    assert_eq!(results[2]["reason"], "no answer within 60 s (--timeout)");
    assert_eq!(value["diagnostics"][0]["line"], 1);
}

#[test]
fn github_commands_escape_what_would_end_them() {
    let text = rendered(Format::Github);
    assert!(text.contains("::error file=a b.hs,line=3,title=<bad>%3A refuted::<bad>: refuted\n"), "{text}");
    assert!(text.contains("::error file=a b.hs,line=1,title=selfsame::50%25 wrong\n"), "{text}");
}

#[test]
fn junit_counts_and_escapes() {
    let text = rendered(Format::Junit);
    assert!(
        text.contains(
            "<testsuite name=\"a b.hs\" tests=\"4\" failures=\"1\" skipped=\"1\" errors=\"1\" time=\"0.005\""
        ),
        "{text}"
    );
    assert!(text.contains("<error message=\"50% wrong\">"), "{text}");
    assert!(text.contains("name=\"&lt;bad&gt;\""), "{text}");
}

#[test]
fn sarif_uris_are_encoded() {
    let value: serde_json::Value = serde_json::from_str(&rendered(Format::Sarif)).unwrap();
    let results = value["runs"][0]["results"].as_array().unwrap();
    assert_eq!(results.len(), 4);
    assert_eq!(results[1]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"], "a%20b.hs");
    assert_eq!(results[1]["level"], "error");
}

/// What the schema of the format asks for, and what services ask for besides.
#[test]
fn sarif_results_have_rules_and_lasting_fingerprints() {
    let (mut report, sources) = sample();
    let style = Style { format: Format::Sarif, ..Style::default() };
    let run = |report: &Report| {
        let log: serde_json::Value = serde_json::from_str(&report.render(&sources, style).out).unwrap();
        assert_eq!(log["version"], "2.1.0");
        log["runs"][0].clone()
    };
    let before = run(&report);
    let rules = before["tool"]["driver"]["rules"].as_array().unwrap();
    for rule in rules {
        for field in ["shortDescription", "fullDescription", "help"] {
            assert!(rule[field]["text"].is_string(), "{rule}");
        }
    }
    for result in before["results"].as_array().unwrap() {
        let rule = &rules[result["ruleIndex"].as_u64().unwrap() as usize];
        assert_eq!(rule["id"], result["ruleId"]);
        // A result that does not fail has no level.
        let fails = result.get("kind").is_none_or(|kind| kind == "fail");
        assert!(fails || result["level"] == "none", "{result}");
        assert!(result["message"]["text"].is_string());
        for location in result["locations"].as_array().unwrap() {
            assert!(location["physicalLocation"]["region"]["startLine"].as_u64().unwrap() >= 1);
        }
    }
    let prints = |run: &serde_json::Value| {
        let all = run["results"].as_array().unwrap().iter();
        all.map(|result| result["partialFingerprints"]["selfsame/v1"].clone()).collect::<Vec<_>>()
    };
    report.entries.iter_mut().for_each(|entry| entry.line += 10);
    assert_eq!(prints(&before), prints(&run(&report)), "lines move");
    let mut all = prints(&before);
    all.sort_by_key(ToString::to_string);
    all.dedup();
    assert_eq!(all.len(), 4, "each has its own");
    report.entries[1].is_known = true;
    assert_eq!(run(&report)["results"][1]["suppressions"][0]["kind"], "external");
}

#[test]
fn what_is_known_does_not_fail() {
    let (mut report, _) = sample();
    assert_eq!(report.exit_code(), 1);
    report.entries[1].is_known = true;
    assert_eq!(report.exit_code(), 3);
    report.entries[2].is_known = true;
    assert_eq!(report.exit_code(), 0);
}

#[test]
fn a_summary_shows_what_is_to_be_done_and_escapes() {
    let text = rendered(Format::Markdown);
    assert!(text.starts_with("### \u{274c} selfsame check: 1 verified, 1 refuted, 1 unknown\n"), "{text}");
    assert!(text.contains("| refuted | <code>&lt;bad&gt;</code> | <code>a b.hs:3</code> |"), "{text}");
    assert!(!text.contains("good"), "what is verified is a number: {text}");
}

#[test]
fn a_badge_has_the_worst_news() {
    let (mut report, sources) = sample();
    let badge = |report: &Report| report.render(&sources, Style { format: Format::Badge, ..Style::default() }).out;
    assert!(badge(&report).contains("<title>selfsame: 1 refuted</title>"));
    report.entries.remove(1);
    assert!(badge(&report).contains("<title>selfsame: 1 of 2 verified</title>"));
    report.entries.pop();
    assert!(badge(&report).contains("<title>selfsame: 1 verified</title>"));
}

#[test]
fn entries_are_kept_whole() {
    let (report, _) = sample();
    for entry in &report.entries {
        let again = Entry::of_kept(&entry.kept()).unwrap();
        assert_eq!(format!("{entry:?}"), format!("{again:?}"));
    }
    assert!(Entry::of_kept(&serde_json::json!({ "name": "p" })).is_none());
}

#[test]
fn quiet_keeps_errors() {
    let (mut report, sources) = sample();
    let span = Span { end: 1, ..report.diagnostics[0].primary.as_ref().unwrap().0 };
    report.diagnostics.push(Diagnostic::warning(span, "only a warning"));
    let quiet = report.render(&sources, Style { quiet: true, ..Style::default() }).err;
    assert!(quiet.contains("50% wrong") && !quiet.contains("only a warning"));
}

#[test]
fn pages_escape_and_nest() {
    let (report, _) = sample();
    let leaf = html::Block::Code("a < b".into());
    let facts = html::Block::Facts(vec![("x & y".into(), "1".into())]);
    let fold = html::Block::Fold { title: "<goal>".into(), good: false, open: true, children: vec![leaf, facts] };
    let page = html::page(&report, &[vec![fold]]);
    assert!(
        page.contains(
            "<details class=\"bad\" open><summary>&lt;goal&gt;</summary>\n<pre>a <span class=\"to\">&lt;</span> b</pre>"
        ),
        "{page}"
    );
    assert!(page.contains("<code>x <span class=\"to\">&amp;</span> y</code>"), "{page}");
    assert!(page.contains("1 verified, 1 refuted, 1 unknown"), "{page}");
    assert_eq!(page.matches("<section>").count(), 3);
}

#[test]
fn people_are_told_what_was_assumed_of_what_was_decided() {
    let (mut report, sources) = sample();
    report.entries[0].assumptions = vec!["Int does not overflow".into()];
    report.entries[1].assumptions = vec!["Int does not overflow".into()];
    report.entries[2].assumptions = vec!["nothing was decided with this".into()];
    let human = |report: &Report, style| report.render(&sources, style).out;
    let text = human(&report, Style::default());
    assert!(text.ends_with("assumed: Int does not overflow\n"), "{text}");
    report.entries[0].evidence = Some(Evidence::Solver);
    let text = human(&report, Style { verbose: true, ..Style::default() });
    assert!(text.contains("good: verified\n    solver: "), "{text}");
    assert!(text.contains("not certified: proofs stand on the answers of the solver Z3\n"), "{text}");
    let text = human(&report, Style { quiet: true, ..Style::default() });
    assert!(!text.contains("assumed"), "{text}");
}

#[test]
fn tables_and_results_say_what_was_found() {
    let (mut report, sources) = sample();
    let found = serde_json::json!({ "call": "f [1, 2]", "expected": "-1", "actual": "=\"2\"" });
    report.entries[1].details.insert("distinguishing".into(), found);
    report.entries[0].details.insert("reference".into(), serde_json::Value::Bool(true));
    let render = |format| report.render(&sources, Style { format, ..Style::default() }).out;
    let table = render(Format::Csv);
    let rows: Vec<&str> = table.split_terminator("\r\n").collect();
    assert_eq!(rows.len(), 4, "{table}");
    assert!(rows[2].contains(",\"f [1, 2]\",\"'-1\",\"'=\"\"2\"\"\","), "{table}");
    let results: serde_json::Value = serde_json::from_str(&render(Format::Gradescope)).expect("it is JSON");
    let tests = results["tests"].as_array().expect("tests");
    assert_eq!(tests.len(), 2, "the reference is no test");
    assert_eq!(tests[0]["score"], 0);
    assert_eq!(tests[0]["output"], "f [1, 2]\nexpected: -1\nactual:   =\"2\"");
    assert_eq!(tests[1].get("score"), None, "what is not decided has no score");
}
