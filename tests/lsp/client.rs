//! An editor, as far as the server can tell.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use serde_json::{Value, json};

/// Far more than anything here needs: a server that hangs is reported, not waited for.
const PATIENCE: Duration = Duration::from_secs(300);

pub struct Client {
    server: Child,
    input: Option<ChildStdin>,
    output: Receiver<Value>,
    /// Read while something else was waited for.
    seen: VecDeque<Value>,
    folder: PathBuf,
    count: i64,
}

impl Client {
    /// A server with a folder of its own for this test.
    pub fn start(name: &str) -> Client {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("lsp-{name}"));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        let mut server = Command::new(env!("CARGO_BIN_EXE_selfsame"))
            .arg("lsp")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let input = server.stdin.take();
        let mut stdout = BufReader::new(server.stdout.take().expect("it is piped"));
        let (sender, output) = channel();
        std::thread::spawn(move || while read(&mut stdout).is_some_and(|message| sender.send(message).is_ok()) {});
        Client { server, input, output, seen: VecDeque::new(), folder, count: 0 }
    }

    /// Started and initialized, with these options.
    pub fn with(name: &str, options: Value) -> Client {
        let mut client = Client::start(name);
        client.initialize(options);
        client
    }

    pub fn initialize(&mut self, options: Value) -> Value {
        let capabilities = json!({
            "window": { "workDoneProgress": true },
            "workspace": {
                "codeLens": { "refreshSupport": true },
                "workspaceEdit": { "documentChanges": true, "resourceOperations": ["create"] },
            },
        });
        let folders = json!([{ "uri": self.uri(""), "name": "test" }]);
        let params = json!({
            "processId": null, "rootUri": null, "workspaceFolders": folders, "capabilities": capabilities,
            "initializationOptions": options,
        });
        let result = self.ask("initialize", params);
        self.tell("initialized", json!({}));
        result["result"].clone()
    }

    pub fn uri(&self, file: &str) -> String {
        format!("file://{}", self.folder.join(file).display())
    }

    pub fn path(&self, file: &str) -> PathBuf {
        self.folder.join(file)
    }

    pub fn write(&self, file: &str, text: &str) {
        std::fs::write(self.folder.join(file), text).expect("the file can be written");
    }

    pub fn send_text(&mut self, text: &str) {
        let input = self.input.as_mut().expect("the input is open");
        write!(input, "Content-Length: {}\r\n\r\n{text}", text.len()).expect("the server reads");
        input.flush().expect("the server reads");
    }

    pub fn send(&mut self, message: Value) {
        self.send_text(&message.to_string());
    }

    pub fn tell(&mut self, method: &str, params: Value) {
        self.send(json!({ "jsonrpc": "2.0", "method": method, "params": params }));
    }

    /// Sends a request and gives its number.
    pub fn request(&mut self, method: &str, params: Value) -> i64 {
        self.count += 1;
        self.send(json!({ "jsonrpc": "2.0", "id": self.count, "method": method, "params": params }));
        self.count
    }

    /// Sends a request and waits for the answer.
    pub fn ask(&mut self, method: &str, params: Value) -> Value {
        let id = self.request(method, params);
        self.answer(id)
    }

    pub fn answer(&mut self, id: i64) -> Value {
        self.wait(&format!("the answer {id}"), |message| message["id"] == id && message.get("method").is_none())
    }

    /// The next message of a kind; others are kept. Whoever asks us something gets an answer.
    pub fn wait(&mut self, what: &str, is_meant: impl Fn(&Value) -> bool) -> Value {
        if let Some(at) = self.seen.iter().position(&is_meant) {
            return self.seen.remove(at).expect("it is there");
        }
        loop {
            let message = self.output.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("no {what}: {:?}", self.seen));
            if message.get("method").is_some() && message.get("id").is_some() {
                self.send(json!({ "jsonrpc": "2.0", "id": message["id"], "result": null }));
            }
            if is_meant(&message) {
                return message;
            }
            self.seen.push_back(message);
        }
    }

    pub fn open(&mut self, file: &str, text: &str) {
        let language = if file.ends_with(".ml") { "ocaml" } else { "haskell" };
        let document = json!({ "uri": self.uri(file), "languageId": language, "version": 1, "text": text });
        self.tell("textDocument/didOpen", json!({ "textDocument": document }));
    }

    /// Replaces from one place to another: line, column, line, column.
    pub fn edit(&mut self, file: &str, version: i64, [a, b, c, d]: [u32; 4], text: &str) {
        let range = json!({ "start": { "line": a, "character": b }, "end": { "line": c, "character": d } });
        let params = json!({
            "textDocument": { "uri": self.uri(file), "version": version },
            "contentChanges": [{ "range": range, "text": text }],
        });
        self.tell("textDocument/didChange", params);
    }

    pub fn save(&mut self, file: &str) {
        self.tell("textDocument/didSave", json!({ "textDocument": { "uri": self.uri(file) } }));
    }

    /// Diagnostics of a file that are as they should be; earlier ones are passed over.
    pub fn diagnostics(&mut self, file: &str, version: i64, is_meant: impl Fn(&[Value]) -> bool) -> Vec<Value> {
        let uri = self.uri(file);
        let list = |message: &Value| message["params"]["diagnostics"].as_array().cloned().unwrap_or_default();
        let message = self.wait("diagnostics", |message| {
            message["method"] == "textDocument/publishDiagnostics"
                && message["params"]["uri"] == uri
                && message["params"]["version"] == version
                && is_meant(&list(message))
        });
        list(&message)
    }

    /// Waits until each title is as it should be.
    pub fn lenses(&mut self, file: &str, is_meant: impl Fn(&[String]) -> bool) -> Vec<String> {
        loop {
            let uri = self.uri(file);
            let answer = self.ask("textDocument/codeLens", json!({ "textDocument": { "uri": uri } }));
            let lenses = answer["result"].as_array().cloned().unwrap_or_default();
            let title = |lens: &Value| lens["command"]["title"].as_str().unwrap_or_default().to_owned();
            let titles: Vec<String> = lenses.iter().map(title).collect();
            if is_meant(&titles) {
                return titles;
            }
            self.wait("a reason to ask again", |message| message["method"] == "workspace/codeLens/refresh");
        }
    }

    pub fn hover(&mut self, file: &str, line: u32, character: u32) -> Value {
        let at = json!({ "line": line, "character": character });
        let params = json!({ "textDocument": { "uri": self.uri(file) }, "position": at });
        self.ask("textDocument/hover", params)["result"].clone()
    }

    pub fn actions(&mut self, file: &str, line: u32) -> Vec<Value> {
        let at = json!({ "line": line, "character": 0 });
        let params = json!({
            "textDocument": { "uri": self.uri(file) }, "range": { "start": at, "end": at },
            "context": { "diagnostics": [] },
        });
        self.ask("textDocument/codeAction", params)["result"].as_array().cloned().unwrap_or_default()
    }

    /// Takes its leave in the proper way.
    pub fn quit(mut self) {
        let answer = self.ask("shutdown", Value::Null);
        assert_eq!(answer.get("result"), Some(&Value::Null), "{answer}");
        self.tell("exit", Value::Null);
        assert_eq!(self.exit_code(), Some(0));
    }

    /// Closes the input and waits for the end.
    pub fn exit_code(&mut self) -> Option<i32> {
        self.input = None;
        self.server.wait().expect("it is our child").code()
    }
}

impl Drop for Client {
    /// A test that failed leaves no server behind.
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

fn read(output: &mut impl BufRead) -> Option<Value> {
    let mut length = 0;
    loop {
        let mut line = String::new();
        if output.read_line(&mut line).ok()? == 0 {
            return None;
        }
        match line.trim_end().strip_prefix("Content-Length: ") {
            Some(number) => length = number.parse().ok()?,
            None if line == "\r\n" => break,
            None => {}
        }
    }
    let mut bytes = vec![0; length];
    output.read_exact(&mut bytes).ok()?;
    Some(serde_json::from_slice(&bytes).expect("the server writes JSON"))
}
