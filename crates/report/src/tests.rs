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
    assert!(text.contains("tests=\"3\" failures=\"1\" skipped=\"1\" errors=\"1\""), "{text}");
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
