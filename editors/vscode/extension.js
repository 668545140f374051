// Selfsame in VS Code: starts `selfsame lsp` and hands on what editor and server have to say to each other.
'use strict';

const vscode = require('vscode');
const { Client } = require('./client');

const languages = ['haskell', 'ocaml'];
const selector = languages.map(language => ({ language, scheme: 'file' }));
const isOurs = document => languages.includes(document.languageId) && document.uri.scheme === 'file';

let client;
let marks;
let lensesChanged;
let output;

// The protocol counts lines, columns and severities as VS Code does, but for the first severity.
const position = at => new vscode.Position(at.line, at.character);
const range = of => new vscode.Range(position(of.start), position(of.end));
const place = at => ({ line: at.line, character: at.character });
const span = of => ({ start: place(of.start), end: place(of.end) });
const named = document => ({ uri: document.uri.toString() });

function settings() {
  const { path, ...given } = vscode.workspace.getConfiguration('selfsame');
  const plain = Object.entries(given).filter(([, value]) => typeof value !== 'function' && value !== undefined && value !== null);
  return { path: path || 'selfsame', given: Object.fromEntries(plain) };
}

function mark(diagnostic) {
  const made = new vscode.Diagnostic(range(diagnostic.range), diagnostic.message, (diagnostic.severity ?? 1) - 1);
  made.source = diagnostic.source;
  made.code = diagnostic.code;
  made.relatedInformation = diagnostic.relatedInformation?.map(part =>
    new vscode.DiagnosticRelatedInformation(new vscode.Location(vscode.Uri.parse(part.location.uri), range(part.location.range)), part.message));
  return made;
}

function edit(of) {
  const made = new vscode.WorkspaceEdit();
  const change = (uri, edits) => { for (const one of edits) made.replace(vscode.Uri.parse(uri), range(one.range), one.newText); };
  for (const part of of.documentChanges ?? []) {
    if (part.kind === 'create') made.createFile(vscode.Uri.parse(part.uri), part.options);
    else change(part.textDocument.uri, part.edits);
  }
  for (const [uri, edits] of Object.entries(of.changes ?? {})) change(uri, edits);
  return made;
}

// A command of the server: the answer is shown by marks and lenses.
const command = of => ({ title: of.title, command: 'selfsame.execute', arguments: [of.command, of.arguments] });

async function start() {
  const { path, given } = settings();
  const folder = vscode.workspace.workspaceFolders?.[0];
  const mine = client = new Client(path, ['lsp'], { cwd: folder?.uri.fsPath }, {
    log: text => output.append(text),
    'textDocument/publishDiagnostics': ({ uri, diagnostics }) => marks.set(vscode.Uri.parse(uri), diagnostics.map(mark)),
    'workspace/codeLens/refresh': () => lensesChanged.fire(),
    'workspace/configuration': ({ items }) => items.map(() => settings().given),
    'workspace/applyEdit': async of => ({ applied: await vscode.workspace.applyEdit(edit(of.edit)) }),
    'window/showMessage': ({ message }) => vscode.window.showInformationMessage(message),
    'window/logMessage': ({ message }) => output.appendLine(message),
  });
  mine.ended.then(why => {
    if (mine !== client) return;
    output.appendLine(`selfsame lsp ${why}`);
    vscode.window.showErrorMessage(`Selfsame: ${path} lsp ${why}. Is it installed? See the setting selfsame.path.`);
  });
  await mine.request('initialize', {
    processId: process.pid,
    rootUri: folder?.uri.toString() ?? null,
    workspaceFolders: vscode.workspace.workspaceFolders?.map(one => ({ uri: one.uri.toString(), name: one.name })) ?? null,
    initializationOptions: given,
    capabilities: {
      workspace: {
        codeLens: { refreshSupport: true },
        workspaceEdit: { documentChanges: true, resourceOperations: ['create'] },
      },
      textDocument: { publishDiagnostics: { relatedInformation: true } },
    },
  });
  mine.notify('initialized', {});
  vscode.workspace.textDocuments.filter(isOurs).forEach(open);
}

function open(document) {
  client.notify('textDocument/didOpen', {
    textDocument: { ...named(document), languageId: document.languageId, version: document.version, text: document.getText() },
  });
}

async function stop() {
  const old = client;
  client = undefined;
  marks.clear();
  await old?.stop();
}

async function hover(document, at, token) {
  const found = await client.request('textDocument/hover', { textDocument: named(document), position: place(at) }, token);
  return found && new vscode.Hover(new vscode.MarkdownString(found.contents.value), found.range && range(found.range));
}

async function lenses(document, token) {
  const found = await client.request('textDocument/codeLens', { textDocument: named(document) }, token);
  return (found ?? []).map(lens => new vscode.CodeLens(range(lens.range), lens.command && command(lens.command)));
}

async function actions(document, at, _context, token) {
  const found = await client.request('textDocument/codeAction', { textDocument: named(document), range: span(at), context: { diagnostics: [] } }, token);
  return (found ?? []).map(one => {
    // A command stands by itself, or an action has an edit.
    if (typeof one.command === 'string') return Object.assign(new vscode.CodeAction(one.title, vscode.CodeActionKind.QuickFix), { command: command(one) });
    return Object.assign(new vscode.CodeAction(one.title, vscode.CodeActionKind.QuickFix), { edit: one.edit && edit(one.edit) });
  });
}

exports.activate = async context => {
  output = vscode.window.createOutputChannel('Selfsame');
  marks = vscode.languages.createDiagnosticCollection('selfsame');
  lensesChanged = new vscode.EventEmitter();
  const changes = ({ document, contentChanges }) => contentChanges.length > 0 && client?.notify('textDocument/didChange', {
    textDocument: { ...named(document), version: document.version },
    contentChanges: contentChanges.map(change => ({ range: span(change.range), text: change.text })),
  });
  const ours = handle => document => { if (isOurs(document) && client) handle(document); };
  const running = handle => (...given) => (client ? handle(...given) : undefined);
  context.subscriptions.push(
    output, marks, lensesChanged,
    vscode.workspace.onDidOpenTextDocument(ours(open)),
    vscode.workspace.onDidChangeTextDocument(change => isOurs(change.document) && changes(change)),
    vscode.workspace.onDidSaveTextDocument(ours(document => client.notify('textDocument/didSave', { textDocument: named(document) }))),
    vscode.workspace.onDidCloseTextDocument(ours(document => client.notify('textDocument/didClose', { textDocument: named(document) }))),
    vscode.workspace.onDidChangeConfiguration(async change => {
      if (change.affectsConfiguration('selfsame.path')) { await stop(); await start(); }
      else if (change.affectsConfiguration('selfsame')) client?.notify('workspace/didChangeConfiguration', { settings: { selfsame: settings().given } });
    }),
    vscode.languages.registerHoverProvider(selector, { provideHover: running(hover) }),
    vscode.languages.registerCodeLensProvider(selector, { provideCodeLenses: running(lenses), onDidChangeCodeLenses: lensesChanged.event }),
    vscode.languages.registerCodeActionsProvider(selector, { provideCodeActions: running(actions) }, { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] }),
    vscode.commands.registerCommand('selfsame.execute', (name, given) => client?.request('workspace/executeCommand', { command: name, arguments: given })),
    vscode.commands.registerCommand('selfsame.checkFile', () => {
      const document = vscode.window.activeTextEditor?.document;
      if (document && isOurs(document)) client?.request('workspace/executeCommand', { command: 'selfsame.check', arguments: [named(document)] });
    }),
    vscode.commands.registerCommand('selfsame.restart', async () => { await stop(); await start(); }),
  );
  await start().catch(error => output.appendLine(error.message));
};

exports.deactivate = stop;
