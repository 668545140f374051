//! `selfsame lsp` as an editor meets it: the binary, driven over standard input and output.

mod client;

use client::Client;
use serde_json::{Value, json};

const LAWS: &str = "\
module Laws where

import Data.List (sort)

{-# RULES
\"map/id\" forall xs. map id xs = xs
\"rev/rev\" forall xs. rev (rev xs) = xs
  #-}

twice :: Int -> Int
twice n = n + n

prop_twice :: Int -> Bool
prop_twice n = twice n == n + n

rev :: [a] -> [a]
rev [] = []
rev (x : xs) = rev xs ++ [x]
";

fn codes(diagnostics: &[Value]) -> Vec<&str> {
    diagnostics.iter().map(|found| found["code"].as_str().unwrap_or_default()).collect()
}

fn is_done(titles: &[String]) -> bool {
    !titles.is_empty() && titles.iter().all(|title| title != "check" && !title.starts_with("checking"))
}

#[test]
fn a_session_from_beginning_to_end() {
    let mut client = Client::start("session");
    let result = client.initialize(json!({ "total": ["n"] }));
    assert_eq!(result["serverInfo"]["name"], "selfsame");
    assert_eq!(result["capabilities"]["positionEncoding"], "utf-16");
    assert_eq!(result["capabilities"]["textDocumentSync"]["change"], 2);
    client.open("Laws.hs", LAWS);
    // Opening checks; what is verified leaves no mark.
    let found = client.diagnostics("Laws.hs", 1, |found| !found.is_empty());
    assert_eq!(codes(&found), ["refuted"]);
    assert_eq!(found[0]["severity"], 1);
    let message = found[0]["message"].as_str().expect("a message");
    assert!(message.starts_with("rev/rev is not true:\nxs = "), "{message}");
    assert_eq!(found[0]["range"]["start"], json!({ "line": 6, "character": 0 }));
    // Each side of the rule says what it gives.
    let related = found[0]["relatedInformation"].as_array().expect("a list");
    assert_eq!(related.len(), 2);
    assert_eq!(related[0]["location"]["range"]["start"], json!({ "line": 6, "character": 21 }));
    assert!(related[0]["message"].as_str().is_some_and(|text| text.starts_with("gives ")));
    let titles = client.lenses("Laws.hs", is_done);
    assert!(titles[0].starts_with("verified in "), "{titles:?}");
    assert!(titles[1].starts_with("refuted: xs = "), "{titles:?}");
    assert!(titles[2].starts_with("verified in "), "{titles:?}");
    let hover = client.hover("Laws.hs", 6, 3);
    let text = hover["contents"]["value"].as_str().expect("markdown");
    assert!(text.starts_with("**refuted** `rev/rev` in ") && text.contains("right side: "), "{text}");
    assert_eq!(client.hover("Laws.hs", 0, 0), Value::Null);
    // An edit that makes the rule true: nothing is said of it until it is saved.
    client.edit("Laws.hs", 2, [6, 20, 6, 38], " rev xs = rev xs");
    assert_eq!(client.diagnostics("Laws.hs", 2, |_| true), Vec::<Value>::new());
    let titles = client.lenses("Laws.hs", |titles| titles.get(1).is_some_and(|title| title == "check"));
    assert!(titles[0].starts_with("verified in ") && titles[2].starts_with("verified in "), "{titles:?}");
    client.save("Laws.hs");
    let titles = client.lenses("Laws.hs", is_done);
    assert!(titles.iter().all(|title| title.starts_with("verified in ")), "{titles:?}");
    client.quit();
}

#[test]
fn errors_are_shown_while_the_rest_is_checked() {
    let mut client = Client::with("errors", json!({}));
    let text = LAWS.replace("twice n = n + n\n", "twice n = n + 'x'\n");
    client.open("Laws.hs", &text);
    let found = client.diagnostics("Laws.hs", 1, |found| found.len() >= 3);
    assert_eq!(found[0]["severity"], 1);
    assert_eq!(found[0]["range"]["start"]["line"], 10);
    assert!(codes(&found).contains(&"refuted"), "{found:?}");
    // The property has no answer: a hint, with the reason.
    let hint = found.iter().find(|found| found["code"] == "unknown").expect("a hint");
    assert_eq!((&hint["severity"], &hint["range"]["start"]["line"]), (&json!(4), &json!(13)));
    // Text that is no Haskell at all.
    client.edit("Laws.hs", 2, [0, 0, 0, 11], "module ((( where");
    assert!(!client.diagnostics("Laws.hs", 2, |_| true).is_empty());
    client.quit();
}

#[test]
fn only_what_an_edit_concerns_is_checked_again() {
    let mut client = Client::with("cache", json!({ "finite": "all" }));
    client.open("Laws.hs", LAWS);
    let before = client.lenses("Laws.hs", is_done);
    assert!(before.iter().all(|title| title.starts_with("verified in ")), "{before:?}");
    // A comment above everything moves all rules and concerns none.
    client.edit("Laws.hs", 2, [1, 0, 1, 0], "-- ünïcode \u{1F600}\n-- and more\n");
    client.diagnostics("Laws.hs", 2, |_| true);
    assert_eq!(client.lenses("Laws.hs", |_| true), before);
    // A definition concerns what uses it.
    client.edit("Laws.hs", 3, [12, 10, 12, 15], "2 * n");
    client.diagnostics("Laws.hs", 3, |_| true);
    let after = client.lenses("Laws.hs", |_| true);
    assert_eq!((&after[..2], after[2].as_str()), (&before[..2], "check"));
    // Back again: the answer is still known.
    client.edit("Laws.hs", 4, [12, 10, 12, 15], "n + n");
    client.diagnostics("Laws.hs", 4, |_| true);
    assert_eq!(client.lenses("Laws.hs", |_| true), before);
    client.quit();
}

/// Failures are named by their places: a verdict stays when they move, a counterexample that names them does not.
#[test]
fn partial_functions_may_move() {
    let mut client = Client::with("moving", json!({}));
    let text = "module Partial where\n\nfirst :: [a] -> a\nfirst (x : _) = x\n\n\
                {-# RULES\n\"same\" forall xs. first xs = first xs\n\"known\" forall x. first [] = x\n  #-}\n";
    client.open("Partial.hs", text);
    let before = client.lenses("Partial.hs", is_done);
    assert!(before[0].starts_with("verified in ") && before[1].starts_with("refuted: "), "{before:?}");
    client.edit("Partial.hs", 2, [1, 0, 1, 0], "-- a line more\n");
    client.diagnostics("Partial.hs", 2, |_| true);
    let after = client.lenses("Partial.hs", |_| true);
    assert_eq!((&after[0], after[1].as_str()), (&before[0], "check"));
    client.save("Partial.hs");
    let found = client.diagnostics("Partial.hs", 2, |found| codes(found) == ["refuted"]);
    assert!(found[0]["message"].as_str().is_some_and(|text| text.contains("Partial.hs:5:1")), "{found:?}");
    client.quit();
}

#[test]
fn places_are_right_in_unicode_text() {
    let mut client = Client::with("unicode", json!({}));
    let text = "module U where\n\n{-# RULES \"\u{1F600}\u{1F600} λ\" forall ä. const True ä = False #-}\n\nf = \"\u{1F600}\" ++ nix\n";
    let uri = client.uri("%C3%9C%201.hs");
    let document = json!({ "uri": uri, "languageId": "haskell", "version": 1, "text": text });
    client.tell("textDocument/didOpen", json!({ "textDocument": document }));
    let found = client.diagnostics("%C3%9C%201.hs", 1, |found| found.len() == 2);
    let places: Vec<_> = found.iter().map(|found| found["range"]["start"].clone()).collect();
    assert_eq!(places, [json!({ "line": 4, "character": 12 }), json!({ "line": 2, "character": 10 })]);
    let sides = found[1]["relatedInformation"].as_array().expect("two sides");
    assert_eq!(sides[0]["location"]["range"]["start"]["character"], 29);
    assert_eq!(sides[0]["location"]["uri"], uri);
    // An edit after the characters that have two units, then the same place is free of errors.
    client.edit("%C3%9C%201.hs", 2, [4, 12, 4, 15], "\"λ\"");
    assert_eq!(client.diagnostics("%C3%9C%201.hs", 2, |_| true).len(), 1);
    client.quit();
}

#[test]
fn imports_are_read_from_the_editor_first() {
    let mut client = Client::with("imports", json!({ "include": ["other"], "checkOn": "save" }));
    std::fs::create_dir_all(client.path("other")).expect("a folder");
    client.write("other/Far.hs", "module Far where\nfar :: Int\nfar = 1\n");
    client.write("Near.hs", "module Near where\nnear :: Int\nnear = 1\n");
    let main = "module Main where\nimport Far\nimport Near\nprop_same :: Bool\nprop_same = far == near\n";
    client.open("Main.hs", main);
    let titles = client.lenses("Main.hs", is_done);
    assert!(titles[0].starts_with("verified in "), "{titles:?}");
    // Not saved, but what the user sees.
    client.open("Near.hs", "module Near where\nnear :: Int\nnear = 1\n");
    client.diagnostics("Near.hs", 1, |_| true);
    client.edit("Near.hs", 2, [2, 7, 2, 8], "2");
    client.diagnostics("Near.hs", 2, |_| true);
    client.save("Main.hs");
    assert_eq!(codes(&client.diagnostics("Main.hs", 1, |found| !found.is_empty())), ["refuted"]);
    // An error in an imported file is told where the file is looked at.
    client.edit("Near.hs", 3, [2, 7, 2, 8], "'c'");
    let found = client.diagnostics("Main.hs", 1, |found| found.iter().any(|found| found["code"].is_null()));
    let error = found.iter().find(|found| found["code"].is_null()).expect("an error");
    assert!(error["message"].as_str().is_some_and(|text| text.starts_with("Near.hs:3: ")), "{error}");
    assert_eq!(error["relatedInformation"][0]["location"]["uri"], client.uri("Near.hs"));
    client.quit();
}

#[test]
fn ocaml_and_refinements_are_checked_too() {
    let mut client = Client::with("languages", json!({}));
    client.open("laws.ml", "let rec len = function [] -> 0 | _ :: t -> 1 + len t\nlet prop_one xs = len (List.map (fun x -> x) xs) = len xs\nlet prop_two xs = len xs < 3\n");
    let titles = client.lenses("laws.ml", is_done);
    assert!(titles[0].starts_with("verified in ") && titles[1].starts_with("refuted: xs = ["), "{titles:?}");
    let text = "module R where\n\n{-@ pos :: Int -> {v:Int | v > 0} @-}\npos :: Int -> Int\npos n = n\n\n{-@ two :: {v:Int | v > 1} @-}\ntwo :: Int\ntwo = 2\n\n{-@ next :: {n:Int | n >= 0} -> {v:Int | v > 0} @-}\nnext :: Int -> Int\nnext n = n + 1\n";
    client.open("R.hs", text);
    let found = client.diagnostics("R.hs", 1, |found| codes(found).contains(&"refuted"));
    let refuted = found.iter().find(|found| found["code"] == "refuted").expect("it was there");
    let message = refuted["message"].as_str().expect("a message");
    assert!(message.starts_with("pos does not meet its specification:\npos "), "{message}");
    let titles = client.lenses("R.hs", is_done);
    assert!(titles.last().is_some_and(|title| title.starts_with("verified in ")), "{titles:?}");
    client.quit();
}

#[test]
fn actions_mark_variables_and_write_the_reproducer() {
    let mut client = Client::with("actions", json!({}));
    client.open("Laws.hs", LAWS);
    client.diagnostics("Laws.hs", 1, |found| codes(found).contains(&"refuted"));
    client.lenses("Laws.hs", is_done);
    let actions = client.actions("Laws.hs", 6);
    let action = |start: &str| {
        let found =
            actions.iter().find(|action| action["title"].as_str().is_some_and(|title| title.starts_with(start)));
        found.unwrap_or_else(|| panic!("no {start}: {actions:?}"))
    };
    let created = &action("Write a program that refutes `rev/rev`: Refuted_rev_rev.hs")["edit"]["documentChanges"];
    assert_eq!((&created[0]["kind"], &created[0]["uri"]), (&json!("create"), &json!(client.uri("Refuted_rev_rev.hs"))));
    let program = created[1]["edits"][0]["newText"].as_str().expect("a program");
    assert!(program.contains("import Laws\n"), "{program}");
    // The same text for whoever wants to copy it.
    let argument = json!({ "uri": client.uri("Laws.hs"), "name": "rev/rev" });
    let params = json!({ "command": "selfsame.reproducer", "arguments": [argument] });
    assert_eq!(client.ask("workspace/executeCommand", params)["result"], program);
    let uri = client.uri("Laws.hs");
    let edit = &action("Ask of `rev/rev` for finite xs only")["edit"]["changes"][uri.as_str()][0];
    assert_eq!(edit["newText"], "-- selfsame: \"rev/rev\" finite xs\n");
    assert_eq!(edit["range"]["start"], json!({ "line": 6, "character": 0 }));
    client.edit("Laws.hs", 2, [6, 0, 6, 0], edit["newText"].as_str().expect("a line"));
    client.save("Laws.hs");
    let titles = client.lenses("Laws.hs", |titles| is_done(titles) && !titles[1].starts_with("refuted"));
    assert!(titles[1].starts_with("verified in "), "{titles:?}");
    let hover = client.hover("Laws.hs", 7, 3);
    assert!(hover["contents"]["value"].as_str().is_some_and(|text| text.contains("for finite `xs`")), "{hover}");
    // Nothing is to be done about what is true.
    let titles: Vec<Value> = client.actions("Laws.hs", 5).iter().map(|action| action["title"].clone()).collect();
    assert_eq!(titles, ["Check `map/id` again"]);
    client.quit();
}

#[test]
fn a_specification_that_says_too_little_is_noted_where_it_stands() {
    let mut client = Client::with("strengthen", json!({}));
    let shop = std::fs::read_to_string(selfsame_testing::root().join("examples/refine/Shop.hs")).expect("it is there");
    client.open("Shop.hs", &shop);
    client.lenses("Shop.hs", is_done);
    let line = shop.lines().position(|line| line.starts_with("page ")).expect("a function");
    let actions = client.actions("Shop.hs", u32::try_from(line).expect("a line"));
    let title = "Strengthen the specification of `split`: note that `split 1 \"a\" = (\"\",\"\")` is to be ruled out";
    let action = actions.iter().find(|action| action["title"] == title).unwrap_or_else(|| panic!("{actions:?}"));
    let edit = &action["edit"]["changes"][client.uri("Shop.hs").as_str()][0];
    assert_eq!(edit["newText"], "-- to be ruled out: split 1 \"a\" = (\"\",\"\")\n");
    let above = shop.lines().position(|line| line.starts_with("{-@ split ::")).expect("a specification");
    assert_eq!(edit["range"]["start"], json!({ "line": above, "character": 0 }));
    // What was proved to rule it out is an edit of the specification.
    let annotation = "{-@ split :: n:Nat -> xs:[a] -> {v:([a], [a]) | n <= len xs => len (fst v) = n} @-}";
    let title = format!("Strengthen the specification of `split`: {annotation}");
    let action = actions.iter().find(|action| action["title"] == title).unwrap_or_else(|| panic!("{actions:?}"));
    let edit = &action["edit"]["changes"][client.uri("Shop.hs").as_str()][0];
    let inside = annotation.trim_start_matches("{-@").trim_end_matches("@-}");
    assert_eq!(edit["newText"], inside);
    assert_eq!(edit["range"]["start"], json!({ "line": above, "character": 3 }));
    let old = shop.lines().nth(above).expect("a line");
    assert_eq!(edit["range"]["end"], json!({ "line": above, "character": old.len() - 3 }));
    client.quit();
}

/// A property that is true of every number anyone has tried.
const HARD: &str = "\
module Hard where

steps :: Integer -> Integer -> Bool
steps n k = n <= 1 || steps (if even n then n `div` 2 else 3 * n + 1) (k + 1)

prop_ends :: Integer -> Bool
prop_ends n = steps n 0
";

#[test]
fn checks_are_asked_for_shown_and_cancelled() {
    let mut client = Client::with("cancel", json!({ "timeout": 100_000, "finite": "all", "checkOn": "request" }));
    client.open("Hard.hs", HARD);
    assert_eq!(client.lenses("Hard.hs", |titles| !titles.is_empty()), ["check"]);
    let argument = json!({ "uri": client.uri("Hard.hs"), "name": "prop_ends" });
    let params = json!({ "command": "selfsame.check", "arguments": [argument] });
    let id = client.request("workspace/executeCommand", params.clone());
    // The client was asked for a bar, and then it is told.
    let begin = client.wait("a bar", |message| message["method"] == "$/progress");
    assert_eq!(
        (&begin["params"]["value"]["kind"], &begin["params"]["value"]["cancellable"]),
        (&json!("begin"), &json!(true))
    );
    client.tell("$/cancelRequest", json!({ "id": id }));
    assert_eq!(client.answer(id)["error"]["code"], -32800);
    assert_eq!(client.lenses("Hard.hs", |titles| titles == ["check"]).len(), 1);
    client.wait("its end", |message| message["method"] == "$/progress" && message["params"]["value"]["kind"] == "end");
    // Cancelled by the bar.
    let id = client.request("workspace/executeCommand", params.clone());
    let begin = client
        .wait("a bar", |message| message["method"] == "$/progress" && message["params"]["value"]["kind"] == "begin");
    client.tell("window/workDoneProgress/cancel", json!({ "token": begin["params"]["token"] }));
    assert_eq!(client.answer(id)["error"]["code"], -32801);
    // Given up because the text is another.
    let id = client.request("workspace/executeCommand", params.clone());
    client.wait("a bar", |message| message["method"] == "$/progress" && message["params"]["value"]["kind"] == "begin");
    client.edit("Hard.hs", 2, [3, 12, 3, 18], "True");
    assert_eq!(client.answer(id)["error"]["code"], -32801);
    let answer = client.ask("workspace/executeCommand", params);
    assert_eq!(answer["result"][0]["verdict"], "verified", "{answer}");
    client.quit();
}

#[test]
fn a_server_that_is_busy_shuts_down_at_once() {
    let mut client = Client::with("busy", json!({ "timeout": 100_000, "finite": "all" }));
    client.open("Hard.hs", HARD);
    client.lenses("Hard.hs", |titles| titles == ["checking …"]);
    client.quit();
}

#[test]
fn malformed_messages_are_refused_and_the_server_goes_on() {
    let mut client = Client::start("malformed");
    let refused = |client: &mut Client, code: i64| {
        let message = client.wait("a refusal", |message| message["error"]["code"] == code);
        assert_eq!(message["id"], Value::Null);
    };
    let early = client.ask("textDocument/hover", json!({}));
    assert_eq!(early["error"]["code"], -32002);
    client.send_text("{ no json");
    refused(&mut client, -32700);
    client.send_text("[1, 2]");
    refused(&mut client, -32600);
    client.initialize(json!({ "timeout": "long", "finnite": [] }));
    let told = |client: &mut Client, what: &str| {
        client.wait("a warning", |message| {
            message["method"] == "window/showMessage"
                && message["params"]["message"].as_str().is_some_and(|text| text.contains(what))
        });
    };
    told(&mut client, "the setting `timeout` cannot be \"long\"");
    told(&mut client, "no setting `finnite`");
    assert_eq!(client.ask("initialize", json!({ "capabilities": {} }))["error"]["code"], -32600);
    assert_eq!(client.ask("textDocument/unheardOf", json!({}))["error"]["code"], -32601);
    assert_eq!(client.ask("textDocument/hover", json!({ "position": 7 }))["error"]["code"], -32602);
    let params = json!({ "command": "selfsame.check", "arguments": [{ "uri": "file:///nowhere" }] });
    assert_eq!(client.ask("workspace/executeCommand", params)["error"]["code"], -32602);
    // Notifications that make no sense, of documents that are not open.
    client.tell("textDocument/didChange", json!({ "textDocument": 1 }));
    client.edit("Nowhere.hs", 2, [0, 0, 9, 9], "x");
    client.save("Nowhere.hs");
    client.tell("$/unheardOf", json!({}));
    client.tell("$/cancelRequest", json!({ "id": 99 }));
    client.open("Laws.hs", LAWS);
    // A range that is none.
    client.edit("Laws.hs", 2, [99, 99, 0, 0], "-- end\n");
    assert_eq!(client.lenses("Laws.hs", is_done).len(), 3);
    client.quit();
}

#[test]
fn exit_codes_are_those_of_the_protocol() {
    let mut client = Client::with("exit", json!({}));
    client.tell("exit", Value::Null);
    assert_eq!(client.exit_code(), Some(1), "exit without shutdown");
    let mut client = Client::with("closed", json!({}));
    assert_eq!(client.exit_code(), Some(1), "the client is gone");
    let mut client = Client::start("never");
    client.tell("exit", Value::Null);
    assert_eq!(client.exit_code(), Some(1), "exit before initialize");
    let mut client = Client::with("after", json!({}));
    client.ask("shutdown", Value::Null);
    assert_eq!(client.ask("textDocument/hover", json!({}))["error"]["code"], -32600);
    client.tell("exit", Value::Null);
    assert_eq!(client.exit_code(), Some(0));
}

#[test]
fn a_huge_file_does_not_hold_up_the_server() {
    let mut client = Client::with("huge", json!({}));
    let mut text = String::from("module Huge where\n\nprop_last :: Bool\nprop_last = f0 1 == 1\n\n");
    for i in 0..6_000 {
        text += &format!("f{i} :: Int -> Int\nf{i} x = x * {i} + 1 -- {}\n\n", "λ".repeat(10));
    }
    client.open("Huge.hs", &text);
    // Answered while the file is being read, and changed while it is.
    assert_eq!(client.hover("Huge.hs", 3, 2), Value::Null);
    client.edit("Huge.hs", 2, [3, 15, 3, 16], "2");
    client.edit("Huge.hs", 3, [3, 15, 3, 16], "1");
    let titles = client.lenses("Huge.hs", is_done);
    assert!(titles[0].starts_with("verified in "), "{titles:?}");
    client.quit();
}

#[test]
fn settings_can_be_changed() {
    let mut client = Client::with("settings", json!({ "finite": ["xs"] }));
    client.open("Laws.hs", LAWS);
    let titles = client.lenses("Laws.hs", is_done);
    assert!(titles[1].starts_with("verified in "), "{titles:?}");
    // What many clients send, whatever their user has configured.
    client.tell("workspace/didChangeConfiguration", json!({ "settings": {} }));
    client.save("Laws.hs");
    client.diagnostics("Laws.hs", 1, |_| true);
    assert_eq!(client.lenses("Laws.hs", is_done), titles);
    client.tell(
        "workspace/didChangeConfiguration",
        json!({ "settings": { "selfsame": { "total": ["xs"], "finite": [] } } }),
    );
    let titles = client.lenses("Laws.hs", |titles| is_done(titles) && titles[1].starts_with("refuted"));
    assert!(titles[0].starts_with("verified in "), "{titles:?}");
    client.quit();
}

/// With one question at a time and no limit, the hard one comes first in the file and last in the answers.
#[test]
fn one_slow_rule_never_delays_the_others() {
    let settings = json!({ "timeout": 100_000, "effort": u64::MAX, "jobs": 1 });
    let mut client = Client::with("slow", settings);
    let quick: String = (0..5).map(|i| format!("\nprop_{i} :: Bool -> Bool\nprop_{i} x = x == x\n")).collect();
    client.open("Hard.hs", &format!("{HARD}{quick}"));
    let is_quick = |title: &String| title.starts_with("verified in ");
    let titles = client.lenses("Hard.hs", |titles| titles.iter().filter(|title| is_quick(title)).count() == 5);
    assert_eq!(titles[0], "checking …", "{titles:?}");
    client.quit();
}

/// A verdict is at hand where the type is written, too.
#[test]
fn signatures_have_the_verdicts() {
    let mut client = Client::with("signatures", json!({}));
    let text = "module S where\n\nprop_small\n  :: Int\n  -> Bool\nprop_small n = n < 3\n\nprop_bare x = x || not x\n";
    client.open("S.hs", text);
    client.lenses("S.hs", is_done);
    for (line, word) in
        [(2, "**refuted** `prop_small`"), (5, "**refuted** `prop_small`"), (7, "**verified** `prop_bare`")]
    {
        let hover = client.hover("S.hs", line, 2);
        let text = hover["contents"]["value"].as_str().unwrap_or_default();
        assert!(text.starts_with(word), "line {line}: {hover}");
        assert_eq!(hover["range"]["start"]["line"], json!(line));
    }
    assert_eq!(client.hover("S.hs", 3, 5), Value::Null);
    let lenses = client.ask("textDocument/codeLens", json!({ "textDocument": { "uri": client.uri("S.hs") } }));
    let lines: Vec<&Value> =
        lenses["result"].as_array().expect("lenses").iter().map(|lens| &lens["range"]["start"]["line"]).collect();
    assert_eq!(lines, [&json!(2), &json!(7)]);
    assert!(!client.actions("S.hs", 2).is_empty());
    client.quit();
}
