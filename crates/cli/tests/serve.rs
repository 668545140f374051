//! The page to ask from, as a browser talks with it: every example has its answer, and strangers get nothing else.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

/// A server that ends with its test.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(options: &[&str]) -> Server {
        Server::start_in(Path::new("/"), options)
    }

    fn start_in(folder: &Path, options: &[&str]) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_selfsame"));
        command.args(["serve", "--address", "127.0.0.1:0"]).args(options).current_dir(folder);
        let mut process = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the program runs");
        let mut line = String::new();
        let stdout = process.stdout.take().expect("it is piped");
        BufReader::new(stdout).read_line(&mut line).expect("the address is text");
        let address = line.trim().trim_start_matches("http://").trim_end_matches('/').to_owned();
        Server { process, address }
    }

    /// Sends bytes; the response as text.
    fn raw(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        stream.write_all(request.as_bytes()).expect("it reads");
        let mut response = String::new();
        stream.read_to_string(&mut response).expect("it answers with text");
        response
    }

    fn get(&self, path: &str) -> String {
        self.raw(&format!("GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", self.address))
    }

    fn request(&self, headers: &str, body: &str) -> String {
        let kind = "Content-Type: application/json";
        format!(
            "POST /ask HTTP/1.1\r\nHost: {}\r\n{kind}\r\nContent-Length: {}\r\n{headers}\r\n{body}",
            self.address,
            body.len()
        )
    }

    /// The status, and the answer.
    fn ask(&self, question: &Value) -> (u16, Value) {
        let response = self.raw(&self.request("", &question.to_string()));
        let (head, body) = response.split_once("\r\n\r\n").expect("a head and a body");
        (status(head), serde_json::from_str(body).expect("JSON"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn status(response: &str) -> u16 {
    response.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status")
}

/// The results of a report, each as its name and verdict.
fn verdicts(answer: &Value) -> Vec<String> {
    let results = answer["report"]["results"].as_array().unwrap_or_else(|| panic!("no report: {answer}"));
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    results.iter().map(|result| format!("{} {}", text(&result["name"]), text(&result["verdict"]))).collect()
}

fn haskell(ask: &str, text: &str, first: &str) -> Value {
    json!({ "ask": ask, "language": "haskell", "text": text, "first": first, "form": "report" })
}

#[test]
fn the_page_needs_nothing_from_elsewhere() {
    let server = Server::start(&[]);
    for (path, has) in [
        ("/", "<textarea id=\"text\""),
        ("/page.js", "fetch('/ask'"),
        ("/style.css", ".paper"),
        ("/answer.css", ".learnt"),
    ] {
        let response = server.get(path);
        assert_eq!(status(&response), 200, "{path}");
        assert!(response.contains(has) && response.contains("Content-Security-Policy: default-src 'none'"), "{path}");
        let body =
            response.split_once("\r\n\r\n").map_or("", |(_, body)| body).replace("http://www.w3.org/2000/svg", "");
        assert!(!body.contains("http://") && !body.contains("https://") && !body.contains(" onclick="), "{path}");
    }
    assert_eq!(status(&server.get("/etc/passwd")), 404);
    assert_eq!(status(&server.get("/ask")), 405);
}

/// What the examples of the page are answered with.
const ANSWERS: [(&str, &[&str]); 12] = [
    (
        "Rules and laws, some of them wrong",
        &["map/map verified", "rev/rev refuted", "take/drop refuted", "prop_append verified", "prop_count refuted"],
    ),
    ("Laws of an OCaml tree", &["prop_mirror_twice verified", "prop_mirror_size verified", "prop_mirror_once refuted"]),
    ("Two ways to sort", &["Program.hs:insertion = Program.hs:quick refuted"]),
    ("Two ways to reverse: a proof", &["Program.hs:slow = Program.hs:fast verified"]),
    ("A refactoring with a slip", &["fee refuted", "pay verified", "total verified"]),
    ("What a function does", &["withdraw verified", "withdraw verified", "withdraw verified"]),
    ("Refinement types", &["average refuted", "total verified"]),
    ("Input that reaches a place", &["target reached"]),
    (
        "Homework, grouped by what it does",
        &["reference.ml verified", "anna.ml verified", "bela.ml verified", "carla.ml refuted"],
    ),
    ("An endless list", &["takeWhile (< 60) primes verified"]),
    ("An optimisation of loops", &["two programs of imp verified", "two programs of imp refuted"]),
    (
        "What was understood of a file",
        &["area usable", "count usable", "send unknown", "spliced unknown", "mean unknown"],
    ),
];

#[test]
fn every_example_has_its_answer() {
    let server = Server::start(&["--timeout", "120", "--memory", "4096"]);
    let examples = server.get("/examples.json");
    let examples: Vec<Value> = serde_json::from_str(examples.split_once("\r\n\r\n").expect("a body").1).expect("JSON");
    assert_eq!(examples.len(), ANSWERS.len());
    for (example, (title, expected)) in examples.iter().zip(ANSWERS) {
        assert_eq!(example["title"], title);
        let mut question = example["question"].clone();
        question["form"] = json!("report");
        let (code, answer) = server.ask(&question);
        assert_eq!(code, 200, "{title}: {answer}");
        assert_eq!(verdicts(&answer), expected, "{title}: {answer}");
        question["form"] = json!("page");
        let (_, answer) = server.ask(&question);
        let page = answer["page"].as_str().expect("a page");
        assert!(page.starts_with("<!doctype html>") && page.contains("<main class=\"answer\">"), "{title}: {answer}");
    }
}

#[test]
fn files_of_the_machine_are_not_there() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("serve");
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join("Secret.hs"), "module Secret where\nsecret :: Int\nsecret = 42\n").expect("a file");
    std::fs::write(folder.join("secret.h"), "#define SECRET 42\n").expect("a file");
    std::fs::write(folder.join("secret.cabal"), "name: secret\nlibrary\n  hs-source-dirs: .\n").expect("a file");
    let server = Server::start_in(&folder, &[]);
    let header = folder.join("secret.h");
    for text in [
        "module Program where\nimport Secret\n".to_owned(),
        "{-# LANGUAGE CPP #-}\nmodule Program where\n#include \"secret.h\"\nsecret :: Int\nsecret = SECRET\n"
            .to_owned(),
        format!(
            "{{-# LANGUAGE CPP #-}}\nmodule Program where\n#include \"{}\"\nsecret :: Int\nsecret = SECRET\n",
            header.display()
        ),
    ] {
        let (code, answer) = server.ask(&haskell("run", &text, "secret"));
        assert_eq!(code, 200, "{answer}");
        assert!(answer["exit"] != 0 && !answer["report"].to_string().contains("\"42\""), "{answer}");
    }
    // Nor can they be named, or written.
    let page = folder.join("page.html");
    let (_, answer) = server.ask(&haskell("run", "module Program where\n", &format!("--html={}", page.display())));
    assert_ne!(answer["exit"], 0);
    assert!(!page.exists());
}

/// The second lock, if this kernel has it: a thread that is confined opens nothing.
#[test]
fn the_kernel_refuses_what_is_left() {
    let opened = std::thread::spawn(|| {
        let is_confined = selfsame_serve::confine::this_thread();
        (
            is_confined,
            std::fs::read("/etc/passwd").is_ok(),
            TcpStream::connect("127.0.0.1:9").map_err(|error| error.kind()),
        )
    });
    if let (true, is_readable, connection) = opened.join().expect("it ends") {
        assert!(!is_readable);
        assert_eq!(connection.err(), Some(std::io::ErrorKind::PermissionDenied));
    }
}

#[test]
fn only_the_own_page_asks() {
    let server = Server::start(&["--host", "selfsame.example"]);
    let question = haskell("run", "module Program where\n", "1 + 1").to_string();
    let own = server.request("", &question);
    assert_eq!(status(&server.raw(&own)), 200);
    assert_eq!(status(&server.raw(&own.replace(&server.address, "selfsame.example"))), 200);
    assert_eq!(status(&server.raw(&own.replace(&server.address, "evil.example"))), 421);
    assert_eq!(status(&server.raw(&server.request("Sec-Fetch-Site: cross-site\r\n", &question))), 403);
    let from = |origin: &str| status(&server.raw(&server.request(&format!("Origin: {origin}\r\n"), &question)));
    assert_eq!(from(&format!("http://{}", server.address)), 200);
    assert_eq!(from("https://selfsame.example"), 200);
    assert_eq!([from("http://evil.example"), from("null")], [403, 403]);
    assert_eq!(status(&server.raw(&own.replace("application/json", "text/plain"))), 415);
    assert_eq!(status(&server.raw("nonsense\r\n\r\n")), 400);
    assert_eq!(status(&server.raw(&own.replace("Content-Length: ", "Content-Length: 9999"))), 413);
    let (code, answer) = server.ask(&json!({ "ask": "check", "files": ["/etc/passwd"] }));
    assert_eq!(code, 400, "{answer}");
    let (code, answer) = server.ask(&json!({ "ask": "check", "text": "x".repeat(70_000) }));
    assert_eq!((code, &answer["error"]), (400, &json!("more than 64 KB of text: ask that on a machine of your own")));
}

#[test]
fn what_is_too_much_ends_and_others_get_their_turn() {
    let server = Server::start(&["--timeout", "2", "--memory", "300", "--workers", "1"]);
    let endless =
        "module Program where\nendless :: Int\nendless = endless\ngrows :: [Int] -> Int\ngrows xs = grows (xs ++ xs)\n";
    for expression in ["length [1 ..]", "sum (foldr (:) [] [1 ..])", "grows [1]"] {
        let (code, answer) = server.ask(&haskell("run", endless, expression));
        let is_told = code == 500 || (answer["exit"] != 0 && answer["report"]["results"][0]["verdict"] != "verified");
        assert!(is_told, "{expression}: {answer}");
    }
    let nested = format!("module Program where\nx :: Int\nx = {}1{}\n", "(".repeat(20_000), ")".repeat(20_000));
    let (code, _) = server.ask(&haskell("run", &nested, "x"));
    assert!(code == 200 || code == 500);
    let (_, answer) = server.ask(&haskell("run", endless, "1 + 1"));
    assert_eq!(verdicts(&answer), ["1 + 1 verified"]);
}

/// With one place and hours for a question, the next one is answered only if the first is given up with its connection.
#[test]
fn nobody_works_for_those_who_left() {
    let server = Server::start(&["--timeout", "36000", "--workers", "1"]);
    let endless = haskell("run", "module Program where\nf :: Int -> Int\nf x = f (x + 1)\n", "f 0");
    let mut stream = TcpStream::connect(&server.address).expect("it listens");
    stream.write_all(server.request("", &endless.to_string()).as_bytes()).expect("it reads");
    drop(stream);
    let (_, answer) = server.ask(&haskell("run", "module Program where\n", "2 + 2"));
    assert_eq!(verdicts(&answer), ["2 + 2 verified"]);
}

#[test]
fn questions_are_counted() {
    let server = Server::start(&["--rate", "2"]);
    let question = json!({ "ask": "equiv" });
    assert_eq!([server.ask(&question).0, server.ask(&question).0], [400, 400]);
    let response = server.raw(&server.request("X-Forwarded-For: 10.0.0.1\r\n", &question.to_string()));
    assert!(status(&response) == 429 && response.contains("Retry-After: "), "{response}");
    let behind = Server::start(&["--rate", "1", "--behind-proxy"]);
    for (address, expected) in [("10.0.0.1", 400), ("10.0.0.1", 429), ("10.0.0.9, 10.0.0.2", 400)] {
        let headers = format!("X-Forwarded-For: {address}\r\n");
        assert_eq!(status(&behind.raw(&behind.request(&headers, &question.to_string()))), expected, "{address}");
    }
}

/// As the page writes it into the address.
fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let digits = bytes.chunks(3).flat_map(|three| {
        let bits = three.iter().fold(0u32, |bits, byte| (bits << 8) | u32::from(*byte)) << (8 * (3 - three.len()));
        (0..=three.len()).map(move |i| char::from(DIGITS[(bits >> (18 - 6 * i)) as usize & 63]))
    });
    digits.collect()
}

/// A question in the address is asked and its answer shown, by a real browser. `./test` runs it where there is a chromium.
#[test]
#[ignore = "needs chromium"]
fn the_page_works_in_a_browser() {
    let browser = ["chromium", "chromium-browser", "google-chrome"]
        .into_iter()
        .find(|name| Command::new(name).arg("--version").output().is_ok_and(|output| output.status.success()))
        .expect("a chromium");
    let server = Server::start(&["--timeout", "60"]);
    let text = "module T where\nprop_same :: Bool -> Bool\nprop_same b = not (not b) == b\nprop_true :: Bool -> Bool\nprop_true b = b\n";
    let question = json!({ "ask": "check", "language": "haskell", "text": text });
    let profile = std::env::temp_dir().join(format!("selfsame-serve-{}", std::process::id()));
    let output = Command::new(browser)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"])
        .args(["--disable-background-networking", "--disable-component-update", "--virtual-time-budget=120000"])
        .arg(format!("--user-data-dir={}", profile.display()))
        .args(["--dump-dom", &format!("http://{}/#1p{}", server.address, base64(question.to_string().as_bytes()))])
        .output()
        .expect("the browser runs");
    // It may still be writing there.
    let _ = std::fs::remove_dir_all(&profile);
    let page = String::from_utf8_lossy(&output.stdout);
    for shown in
        ["1 verified, 1 refuted", "class=\"word refuted\"", "<svg width", "Step by step", "class=\"tk\">module</span>"]
    {
        assert!(page.contains(shown), "{shown} is not in\n{page}");
    }
}
