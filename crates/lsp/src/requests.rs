//! What the client asks for.

use lsp_server::{ErrorCode, Request, RequestId, Response};
use lsp_types::{
    ClientCapabilities, CodeActionKind, CodeActionOptions, CodeActionParams, CodeActionProviderCapability,
    CodeLensOptions, CodeLensParams, DidChangeWatchedFilesRegistrationOptions, ExecuteCommandOptions,
    ExecuteCommandParams, FileSystemWatcher, GlobPattern, Hover, HoverContents, HoverParams, HoverProviderCapability,
    InitializeParams, InitializeResult, Registration, RegistrationParams, ResourceOperationKind, SaveOptions,
    ServerCapabilities, ServerInfo, TextDocumentSyncCapability, TextDocumentSyncKind, TextDocumentSyncOptions,
    TextDocumentSyncSaveOptions, Uri, WorkDoneProgressOptions,
};
use selfsame_ask::fingerprint::Fingerprint;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::finding::Finding;
use super::server::{Server, Stage};
use super::shown::{CHECK, REPRODUCER};
use super::text::Encoding;
use super::{transport, uri};

/// What the client can do.
pub struct Client {
    pub encoding: Encoding,
    pub shows_progress: bool,
    pub refreshes_lenses: bool,
    creates_files: bool,
    watches_files: bool,
}

impl Default for Client {
    fn default() -> Client {
        Client::of(&ClientCapabilities::default())
    }
}

impl Client {
    fn of(capabilities: &ClientCapabilities) -> Client {
        let encodings = capabilities.general.as_ref().and_then(|general| general.position_encodings.as_deref());
        let window = capabilities.window.as_ref();
        let workspace = capabilities.workspace.as_ref();
        let edit = workspace.and_then(|workspace| workspace.workspace_edit.as_ref());
        let creates = |kinds: &Vec<ResourceOperationKind>| kinds.contains(&ResourceOperationKind::Create);
        Client {
            encoding: Encoding::agreed(encodings),
            shows_progress: window.and_then(|window| window.work_done_progress).unwrap_or(false),
            refreshes_lenses: workspace
                .and_then(|workspace| workspace.code_lens.as_ref())
                .and_then(|lens| lens.refresh_support)
                .unwrap_or(false),
            creates_files: edit.and_then(|edit| edit.resource_operations.as_ref()).is_some_and(creates),
            watches_files: workspace
                .and_then(|workspace| workspace.did_change_watched_files)
                .and_then(|watch| watch.dynamic_registration)
                .unwrap_or(false),
        }
    }
}

/// A request to check something that is not answered yet.
pub struct Pending {
    pub id: RequestId,
    uri: Uri,
    /// None for the whole document.
    name: Option<String>,
    /// Known once the document was read.
    pub fingerprints: Option<Vec<Fingerprint>>,
}

impl Server {
    pub(super) fn request(&mut self, request: Request) {
        let Request { id, method, params } = request;
        match (self.stage, method.as_str()) {
            (Stage::New, "initialize") => self.initialize(id, params),
            (Stage::New, _) => self.refuse(id, ErrorCode::ServerNotInitialized, "the server waits for initialize"),
            (Stage::ShutDown | Stage::Over(_), _) => {
                self.refuse(id, ErrorCode::InvalidRequest, "the server was shut down")
            }
            (Stage::Open, "shutdown") => {
                self.stage = Stage::ShutDown;
                self.documents.clear();
                self.checks.keep(&|_| false);
                self.send(Response::new_ok(id, Value::Null));
            }
            (Stage::Open, "initialize") => {
                self.refuse(id, ErrorCode::InvalidRequest, "the server is initialized already")
            }
            (Stage::Open, "textDocument/hover") => self.answer(id, params, Server::hover),
            (Stage::Open, "textDocument/codeLens") => self.answer(id, params, Server::lenses),
            (Stage::Open, "textDocument/codeAction") => self.answer(id, params, Server::actions),
            (Stage::Open, "workspace/executeCommand") => self.execute(id, params),
            (Stage::Open, _) => self.refuse(id, ErrorCode::MethodNotFound, &format!("no method `{method}`")),
        }
    }

    fn answer<T: DeserializeOwned, R: Serialize>(&mut self, id: RequestId, params: Value, of: fn(&Server, T) -> R) {
        match serde_json::from_value(params) {
            Ok(params) => {
                let result = of(self, params);
                self.send(Response::new_ok(id, result));
            }
            Err(error) => self.refuse(id, ErrorCode::InvalidParams, &error.to_string()),
        }
    }

    fn initialize(&mut self, id: RequestId, params: Value) {
        let params: InitializeParams = match serde_json::from_value(params) {
            Ok(params) => params,
            Err(error) => return self.refuse(id, ErrorCode::InvalidParams, &error.to_string()),
        };
        self.client = Client::of(&params.capabilities);
        let folders = params.workspace_folders.unwrap_or_default();
        self.folders = folders.iter().filter_map(|folder| uri::to_path(&folder.uri)).collect();
        #[allow(deprecated, reason = "older clients have nothing else")]
        if self.folders.is_empty() {
            self.folders.extend(params.root_uri.as_ref().and_then(uri::to_path));
        }
        // Paths in messages are relative to the folder, as if the command were run there.
        if let Some(folder) = self.folders.first()
            && let Err(error) = std::env::set_current_dir(folder)
        {
            transport::log(&format!("cannot enter {}: {error}", folder.display()));
        }
        if self.folders.is_empty() {
            self.folders.extend(std::env::current_dir());
        }
        self.stage = Stage::Open;
        let info = ServerInfo { name: "selfsame".into(), version: Some(env!("CARGO_PKG_VERSION").into()) };
        let capabilities = capabilities(self.client.encoding);
        self.send(Response::new_ok(id, InitializeResult { capabilities, server_info: Some(info) }));
        self.initial = params.initialization_options.unwrap_or_default();
        self.configure(&self.initial.clone());
    }

    /// Imported files may change while nobody has them open.
    pub(super) fn watch_files(&mut self) {
        if !self.client.watches_files {
            return;
        }
        let watcher = FileSystemWatcher { glob_pattern: GlobPattern::String("**/*.{hs,lhs,ml}".into()), kind: None };
        let options = DidChangeWatchedFilesRegistrationOptions { watchers: vec![watcher] };
        let registration = Registration {
            id: "selfsame/files".into(),
            method: "workspace/didChangeWatchedFiles".into(),
            register_options: serde_json::to_value(options).ok(),
        };
        let params = RegistrationParams { registrations: vec![registration] };
        self.request_client("client/registerCapability", params);
    }

    fn hover(&self, params: HoverParams) -> Option<Hover> {
        let at = params.text_document_position_params;
        let shown = self.shown(self.documents.get(&at.text_document.uri)?)?;
        let (content, range) = shown.hover(at.position)?;
        Some(Hover { contents: HoverContents::Markup(content), range: Some(range) })
    }

    fn lenses(&self, params: CodeLensParams) -> Vec<lsp_types::CodeLens> {
        let document = self.documents.get(&params.text_document.uri);
        document.and_then(|document| self.shown(document)).map(|shown| shown.lenses()).unwrap_or_default()
    }

    fn actions(&self, params: CodeActionParams) -> Vec<lsp_types::CodeActionOrCommand> {
        let document = self.documents.get(&params.text_document.uri);
        // An edit must fit the text as it is.
        let document = document.filter(|document| document.is_current());
        let shown = document.and_then(|document| self.shown(document));
        shown.map(|shown| shown.actions(params.range, self.client.creates_files)).unwrap_or_default()
    }

    /// Commands have one argument: `{"uri": …, "name": …}`.
    fn execute(&mut self, id: RequestId, params: Value) {
        let params: ExecuteCommandParams = match serde_json::from_value(params) {
            Ok(params) => params,
            Err(error) => return self.refuse(id, ErrorCode::InvalidParams, &error.to_string()),
        };
        let argument = params.arguments.first().cloned().unwrap_or_default();
        let uri = argument.get("uri").and_then(Value::as_str).and_then(|uri| uri.parse::<Uri>().ok());
        let name = argument.get("name").and_then(Value::as_str).map(str::to_owned);
        let Some(uri) = uri.filter(|uri| self.documents.contains_key(uri)) else {
            return self.refuse(id, ErrorCode::InvalidParams, "the argument names no open document");
        };
        match params.command.as_str() {
            CHECK => self.pending.push(Pending { id, uri, name, fingerprints: None }),
            REPRODUCER => {
                let text = self.reproducer(&uri, name.as_deref());
                self.send(Response::new_ok(id, text));
            }
            other => self.refuse(id, ErrorCode::InvalidParams, &format!("no command `{other}`")),
        }
    }

    fn reproducer(&self, uri: &Uri, name: Option<&str>) -> Option<String> {
        let analysis = self.documents.get(uri)?.analysis.as_ref()?;
        let mut items = analysis.items.iter().filter(|item| name.is_none_or(|name| item.name == name));
        items.find_map(|item| self.checks.found(item)?.said.reproducer().map(str::to_owned))
    }

    /// Begins and answers requests to check.
    pub(super) fn serve_pending(&mut self) {
        let mut waiting = Vec::new();
        for mut pending in std::mem::take(&mut self.pending) {
            let Some(document) = self.documents.get(&pending.uri) else {
                self.refuse(pending.id, ErrorCode::ContentModified, "the document was closed");
                continue;
            };
            if !document.is_current() {
                waiting.push(pending);
                continue;
            }
            if pending.fingerprints.is_none() {
                pending.fingerprints = self.ask_for(&pending.uri, pending.name.as_deref());
                self.show_all();
            }
            let fingerprints = pending.fingerprints.clone().unwrap_or_default();
            if fingerprints.iter().any(|fingerprint| self.checks.is_active(*fingerprint)) {
                waiting.push(pending);
                continue;
            }
            let found: Option<Vec<Value>> = fingerprints
                .iter()
                .map(|fingerprint| {
                    let Finding { name, said, .. } = self.checks.latest(*fingerprint)?;
                    Some(json!({ "name": name, "verdict": said.word(), "reason": said.reason() }))
                })
                .collect();
            match found {
                Some(found) => self.send(Response::new_ok(pending.id, found)),
                None => self.refuse(pending.id, ErrorCode::ContentModified, "the check was given up"),
            }
        }
        self.pending.extend(waiting);
    }
}

fn capabilities(encoding: Encoding) -> ServerCapabilities {
    let sync = TextDocumentSyncOptions {
        open_close: Some(true),
        change: Some(TextDocumentSyncKind::INCREMENTAL),
        save: Some(TextDocumentSyncSaveOptions::SaveOptions(SaveOptions { include_text: Some(false) })),
        ..TextDocumentSyncOptions::default()
    };
    let actions =
        CodeActionOptions { code_action_kinds: Some(vec![CodeActionKind::QUICKFIX]), ..CodeActionOptions::default() };
    ServerCapabilities {
        position_encoding: Some(encoding.kind()),
        text_document_sync: Some(TextDocumentSyncCapability::Options(sync)),
        hover_provider: Some(HoverProviderCapability::Simple(true)),
        code_lens_provider: Some(CodeLensOptions { resolve_provider: Some(false) }),
        code_action_provider: Some(CodeActionProviderCapability::Options(actions)),
        execute_command_provider: Some(ExecuteCommandOptions {
            commands: vec![CHECK.into(), REPRODUCER.into()],
            work_done_progress_options: WorkDoneProgressOptions::default(),
        }),
        ..ServerCapabilities::default()
    }
}
