//! The state of the server, and what changes it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use lsp_server::{ErrorCode, Message, Notification, Request, RequestId, Response};
use lsp_types::{
    DidChangeTextDocumentParams, DidChangeWatchedFilesParams, DidCloseTextDocumentParams, DidOpenTextDocumentParams,
    DidSaveTextDocumentParams, MessageType, NumberOrString, PublishDiagnosticsParams, ShowMessageParams, Uri,
    WorkDoneProgressCancelParams,
};
use selfsame_ask::check;
use selfsame_ask::fingerprint::Fingerprint;
use selfsame_ask::limits;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::analysis::{self, Analysis};
use super::checks::Checks;
use super::document::Document;
use super::finding::Finding;
use super::progress::Progress;
use super::requests::{Client, Pending};
use super::settings::{CheckOn, Settings};
use super::shown::Shown;
use super::transport::{self, Received};
use super::{Event, uri};

pub struct Server {
    pub(super) client: Client,
    pub(super) documents: BTreeMap<Uri, Document>,
    pub(super) checks: Checks,
    pub(super) pending: Vec<Pending>,
    pub(super) settings: Settings,
    /// As the client gave them at the beginning.
    pub(super) initial: Value,
    /// The first is where relative paths start.
    pub(super) folders: Vec<PathBuf>,
    pub(super) stage: Stage,
    progress: Progress,
    events: Sender<Event>,
    /// Requests of ours so far.
    count: usize,
}

/// How far the conversation is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    New,
    Open,
    ShutDown,
    /// With the exit code.
    Over(u8),
}

impl Server {
    pub fn new(events: Sender<Event>) -> Server {
        let settings = Settings::default();
        let checks = Checks::new(Arc::new(settings.check(Vec::new())), settings.jobs, events.clone());
        Server {
            client: Client::default(),
            documents: BTreeMap::new(),
            checks,
            pending: Vec::new(),
            settings,
            initial: Value::Null,
            folders: Vec::new(),
            stage: Stage::New,
            progress: Progress::default(),
            events,
            count: 0,
        }
    }

    /// Until the client says so, or is gone.
    pub fn run(mut self, events: &Receiver<Event>) -> u8 {
        loop {
            let now = Instant::now();
            let due = self.documents.values().filter_map(|document| document.due).min();
            let wait = due.map_or(Duration::from_secs(3600), |due| due.saturating_duration_since(now));
            match events.recv_timeout(wait) {
                Ok(event) => self.take(event),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return 1,
            }
            if let Stage::Over(code) = self.stage {
                return code;
            }
            self.read_due();
            self.serve_pending();
            self.checks.start();
            let (open, name) = self.checks.open();
            if self.client.shows_progress
                && let Some(message) = self.progress.update(open, name)
            {
                self.send(message);
            }
        }
    }

    fn take(&mut self, event: Event) {
        match event {
            Event::Received(Received::Message(Message::Request(request))) => self.request(request),
            Event::Received(Received::Message(Message::Notification(notification))) => self.notification(notification),
            Event::Received(Received::Message(Message::Response(response))) => {
                if let Some(begin) = self.progress.answered(&response.id, response.response_result.is_ok()) {
                    self.send(begin);
                }
            }
            Event::Received(Received::Malformed(code, why)) => {
                if transport::refuse(code, &why).is_err() {
                    self.stage = Stage::Over(1);
                }
            }
            Event::Closed => self.stage = Stage::Over(1),
            Event::Analysed(uri, analysis) => self.analysed(&uri, analysis),
            Event::Checked(number, finding) => self.checked(number, *finding),
        }
    }

    /// A client that does not read any more is gone.
    pub(super) fn send(&mut self, message: impl Into<Message>) {
        if transport::write(&message.into()).is_err() {
            self.stage = Stage::Over(1);
        }
    }

    pub(super) fn notify(&mut self, method: &str, params: impl Serialize) {
        self.send(Notification::new(method.into(), params));
    }

    /// Asks the client for something whose answer does not matter.
    pub(super) fn request_client(&mut self, method: &str, params: impl Serialize) {
        self.count += 1;
        let id: RequestId = format!("selfsame/{}", self.count).into();
        self.send(Request::new(id, method.into(), params));
    }

    pub(super) fn refuse(&mut self, id: RequestId, code: ErrorCode, why: &str) {
        self.send(Response::new_err(id, code as i32, why.to_owned()));
    }

    pub(super) fn warn(&mut self, message: String) {
        self.notify("window/showMessage", ShowMessageParams { typ: MessageType::WARNING, message });
    }

    fn notification(&mut self, notification: Notification) {
        let Notification { method, params } = notification;
        match (self.stage, method.as_str()) {
            (Stage::ShutDown, "exit") => self.stage = Stage::Over(0),
            (_, "exit") => self.stage = Stage::Over(1),
            (Stage::Open, _) => self.told(&method, params),
            // As the protocol has it, others are dropped.
            _ => {}
        }
    }

    fn told(&mut self, method: &str, params: Value) {
        match method {
            "initialized" => self.watch_files(),
            "textDocument/didOpen" => self.with(method, params, Server::opened),
            "textDocument/didChange" => self.with(method, params, Server::changed),
            "textDocument/didSave" => self.with(method, params, Server::saved),
            "textDocument/didClose" => self.with(method, params, Server::closed),
            "workspace/didChangeWatchedFiles" => self.with(method, params, Server::changed_on_disk),
            "workspace/didChangeConfiguration" => {
                let told = params.get("settings").unwrap_or(&Value::Null);
                if let Some(settings) = Settings::changed(&self.initial, told) {
                    self.configure(&settings);
                }
            }
            "window/workDoneProgress/cancel" => self.with(method, params, Server::cancelled),
            "$/cancelRequest" => self.cancel_request(&params),
            _ => {}
        }
    }

    /// A notification that cannot be understood has no answer; it is said in the log.
    fn with<T: DeserializeOwned>(&mut self, method: &str, params: Value, then: fn(&mut Server, T)) {
        match serde_json::from_value(params) {
            Ok(params) => then(self, params),
            Err(error) => transport::log(&format!("{method}: {error}")),
        }
    }

    fn opened(&mut self, params: DidOpenTextDocumentParams) {
        let mut document = Document::new(params.text_document, self.client.encoding, &self.folder());
        document.to_check = self.settings.check_on != CheckOn::Request;
        document.due = Some(Instant::now());
        self.documents.insert(document.uri.clone(), document);
    }

    fn changed(&mut self, params: DidChangeTextDocumentParams) {
        let delay = Duration::from_millis(self.settings.delay);
        let to_check = self.settings.check_on == CheckOn::Change;
        let uri = params.text_document.uri;
        let Some(document) = self.documents.get_mut(&uri) else { return };
        params.content_changes.into_iter().for_each(|change| document.text.change(change));
        document.version = params.text_document.version;
        document.due = Some(Instant::now() + delay);
        document.to_check |= to_check;
        let file = document.file.clone();
        self.read_importers(file.as_deref(), delay, to_check);
    }

    fn saved(&mut self, params: DidSaveTextDocumentParams) {
        let to_check = self.settings.check_on != CheckOn::Request;
        let Some(document) = self.documents.get_mut(&params.text_document.uri) else { return };
        document.due = Some(Instant::now());
        document.to_check |= to_check;
        let file = document.file.clone();
        self.read_importers(file.as_deref(), Duration::ZERO, to_check);
    }

    fn closed(&mut self, params: DidCloseTextDocumentParams) {
        let uri = params.text_document.uri;
        if self.documents.remove(&uri).is_some() {
            let params = PublishDiagnosticsParams { uri, diagnostics: Vec::new(), version: None };
            self.notify("textDocument/publishDiagnostics", params);
            self.give_up();
        }
    }

    fn changed_on_disk(&mut self, params: DidChangeWatchedFilesParams) {
        for change in params.changes {
            // The editor's text of an open document counts.
            if !self.documents.contains_key(&change.uri) {
                let to_check = self.settings.check_on != CheckOn::Request;
                self.read_importers(uri::to_path(&change.uri).as_deref(), Duration::ZERO, to_check);
            }
        }
    }

    fn read_importers(&mut self, file: Option<&Path>, delay: Duration, to_check: bool) {
        let Some(file) = file else { return };
        let imports = |document: &&mut Document| document.file.as_deref() != Some(file) && document.depends_on(file);
        for document in self.documents.values_mut().filter(imports) {
            document.due = Some(Instant::now() + delay);
            document.to_check |= to_check;
        }
    }

    fn cancelled(&mut self, params: WorkDoneProgressCancelParams) {
        if params.token == self.progress.token() {
            self.checks.keep(&|_| false);
            self.show_all();
        }
    }

    fn cancel_request(&mut self, params: &Value) {
        let id = match serde_json::from_value(params.get("id").cloned().unwrap_or_default()) {
            Ok(NumberOrString::Number(number)) => RequestId::from(number),
            Ok(NumberOrString::String(text)) => RequestId::from(text),
            Err(_) => return,
        };
        if let Some(at) = self.pending.iter().position(|pending| pending.id == id) {
            let pending = self.pending.remove(at);
            let given_up = pending.fingerprints.unwrap_or_default();
            self.checks.keep(&|fingerprint| !given_up.contains(&fingerprint));
            self.refuse(id, ErrorCode::RequestCanceled, "the request was cancelled");
            self.show_all();
        }
    }

    pub(super) fn configure(&mut self, value: &Value) {
        let (settings, problems) = Settings::read(value);
        problems.into_iter().for_each(|problem| self.warn(format!("selfsame: {problem}")));
        self.settings = settings;
        self.checks.restart(self.how_checked(), self.settings.jobs);
        let to_check = self.settings.check_on != CheckOn::Request;
        for document in self.documents.values_mut() {
            document.due = Some(Instant::now());
            document.to_check |= to_check;
        }
    }

    /// The folders of the configuration, then those of the workspace.
    fn how_checked(&self) -> Arc<check::Settings> {
        let folder = self.folder();
        let include = self.settings.include.iter().map(|include| folder.join(include));
        Arc::new(self.settings.check(include.chain(self.folders.iter().cloned()).collect()))
    }

    pub(super) fn folder(&self) -> PathBuf {
        self.folders.first().cloned().unwrap_or_default()
    }

    /// Reads what is due, each on a thread; a document that is being read waits for that.
    fn read_due(&mut self) {
        let now = Instant::now();
        let open: Vec<(PathBuf, String)> = self
            .documents
            .values()
            .filter_map(|document| Some((document.file.clone()?, document.text.content().to_owned())))
            .collect();
        let (folder, settings) = (self.folder(), self.checks.settings.clone());
        for document in self.documents.values_mut() {
            if document.is_being_read || document.due.is_none_or(|due| due > now) {
                continue;
            }
            document.due = None;
            document.is_being_read = true;
            let request = analysis::Request {
                path: document.path.clone(),
                language: document.language,
                text: document.text.clone(),
                encoding: self.client.encoding,
                version: document.version,
                settings: settings.clone(),
                unsaved: open.clone(),
                folder: folder.clone(),
            };
            let (events, uri) = (self.events.clone(), document.uri.clone());
            let work = move || {
                // What it does not come to the end of is told; the server goes on.
                let allowance = request.settings.allowance;
                let name = format!("read {}", request.path.display());
                let analysis = limits::item(&name, allowance, move || Box::new(analysis::analyse(request))).ok();
                let _ = events.send(Event::Analysed(uri, analysis));
            };
            if std::thread::Builder::new().spawn(work).is_err() {
                document.is_being_read = false;
            }
        }
    }

    fn analysed(&mut self, uri: &Uri, analysis: Option<Box<Analysis>>) {
        let Some(document) = self.documents.get_mut(uri) else { return };
        document.is_being_read = false;
        let Some(analysis) = analysis else {
            let path = document.path.display().to_string();
            return self.warn(format!("selfsame: internal error while {path} was read"));
        };
        // Newer text is due already, or the same with other settings or imports: what was wanted is wanted of that.
        if document.due.is_some() || analysis.version != document.version {
            document.due = document.due.or(Some(Instant::now()));
            return;
        }
        if std::mem::take(&mut document.to_check) {
            let asked = self.checks.ask(&analysis.items);
            self.progress.add(asked);
        }
        document.analysis = Some(analysis);
        self.give_up();
        self.show(uri);
        self.refresh();
    }

    fn checked(&mut self, number: u64, finding: Finding) {
        let Some(fingerprint) = self.checks.finish(number, finding) else { return };
        let mut concerned = Vec::new();
        for document in self.documents.values() {
            let Some(analysis) = &document.analysis else { continue };
            if analysis.items.iter().any(|item| item.fingerprint == fingerprint) {
                concerned.push(document.uri.clone());
                let asked = self.checks.ask_again(&analysis.items);
                self.progress.add(asked);
            }
        }
        concerned.iter().for_each(|uri| self.show(uri));
        self.refresh();
    }

    /// Stops what no document asks for any more.
    fn give_up(&mut self) {
        let analyses = self.documents.values().filter_map(|document| document.analysis.as_ref());
        let wanted: Vec<Fingerprint> =
            analyses.flat_map(|analysis| analysis.items.iter().map(|item| item.fingerprint)).collect();
        self.checks.keep(&|fingerprint| wanted.contains(&fingerprint));
    }

    pub(super) fn show_all(&mut self) {
        let all: Vec<Uri> = self.documents.keys().cloned().collect();
        all.iter().for_each(|uri| self.show(uri));
        self.refresh();
    }

    /// What is known of a document, unless it has changed since.
    fn show(&mut self, uri: &Uri) {
        let Some(document) = self.documents.get(uri) else { return };
        let Some(shown) = self.shown(document) else { return };
        if shown.analysis.version != document.version {
            return;
        }
        let params = PublishDiagnosticsParams {
            uri: uri.clone(),
            diagnostics: shown.diagnostics(),
            version: Some(document.version),
        };
        self.notify("textDocument/publishDiagnostics", params);
    }

    pub(super) fn shown<'a>(&'a self, document: &'a Document) -> Option<Shown<'a>> {
        let analysis = document.analysis.as_deref()?;
        Some(Shown { uri: &document.uri, language: document.language, analysis, checks: &self.checks })
    }

    fn refresh(&mut self) {
        if self.client.refreshes_lenses {
            self.request_client("workspace/codeLens/refresh", Value::Null);
        }
    }

    /// Checks items of a document again, all or those of a name.
    pub(super) fn ask_for(&mut self, uri: &Uri, name: Option<&str>) -> Option<Vec<Fingerprint>> {
        let analysis = self.documents.get(uri)?.analysis.as_ref()?;
        let is_meant = |item: &&analysis::Item| name.is_none_or(|name| item.name == name);
        let meant: Vec<Fingerprint> = analysis.items.iter().filter(is_meant).map(|item| item.fingerprint).collect();
        for fingerprint in &meant {
            if !self.checks.is_active(*fingerprint) {
                self.checks.forget(*fingerprint);
            }
        }
        let asked = self.checks.ask_only(&analysis.items, &|item| meant.contains(&item.fingerprint));
        self.progress.add(asked);
        Some(meant)
    }
}
