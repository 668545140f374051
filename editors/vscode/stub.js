// As much of the `vscode` module as the extension uses, so that it runs without an editor. What it is told is kept to be looked at.
'use strict';

const path = require('node:path');
const { pathToFileURL, fileURLToPath } = require('node:url');

class Position {
  constructor(line, character) { Object.assign(this, { line, character }); }
}
class Range {
  constructor(start, end) { Object.assign(this, { start, end }); }
}
class Diagnostic {
  constructor(range, message, severity) { Object.assign(this, { range, message, severity }); }
}
class DiagnosticRelatedInformation {
  constructor(location, message) { Object.assign(this, { location, message }); }
}
class Location {
  constructor(uri, range) { Object.assign(this, { uri, range }); }
}
class Hover {
  constructor(contents, range) { Object.assign(this, { contents, range }); }
}
class MarkdownString {
  constructor(value) { this.value = value; }
}
class CodeLens {
  constructor(range, command) { Object.assign(this, { range, command }); }
}
class CodeAction {
  constructor(title, kind) { Object.assign(this, { title, kind }); }
}
class Uri {
  constructor(text) { this.text = text; this.scheme = text.split(':')[0]; }
  static parse(text) { return new Uri(text); }
  static file(name) { return new Uri(pathToFileURL(path.resolve(name)).href); }
  get fsPath() { return fileURLToPath(this.text); }
  toString() { return this.text; }
}
class WorkspaceEdit {
  constructor() { this.steps = []; }
  createFile(uri, options) { this.steps.push({ create: uri.toString(), options }); }
  replace(uri, range, text) { this.steps.push({ uri: uri.toString(), range, text }); }
}
class EventEmitter {
  constructor() {
    this.listeners = [];
    this.event = listener => { this.listeners.push(listener); return { dispose: () => {} }; };
  }
  fire(value) { return Promise.all(this.listeners.map(listener => listener(value))); }
  dispose() {}
}

// What an editor has open, and what the extension did.
const state = { documents: [], settings: {}, marks: new Map(), commands: new Map(), providers: {}, messages: [], log: '', edits: [], active: undefined };
const events = { open: new EventEmitter(), change: new EventEmitter(), save: new EventEmitter(), close: new EventEmitter(), settings: new EventEmitter() };
const provider = name => (selector, value) => { state.providers[name] = { selector, ...value }; return { dispose: () => {} }; };

module.exports = {
  Position, Range, Diagnostic, DiagnosticRelatedInformation, Location, Hover, MarkdownString, CodeLens, CodeAction, Uri, WorkspaceEdit, EventEmitter,
  CodeActionKind: { QuickFix: 'quickfix' },
  workspace: {
    get textDocuments() { return state.documents; },
    get workspaceFolders() { return state.folders; },
    getConfiguration: () => ({ ...state.settings, get: () => undefined }),
    applyEdit: async edit => { state.edits.push(edit); return true; },
    onDidOpenTextDocument: events.open.event,
    onDidChangeTextDocument: events.change.event,
    onDidSaveTextDocument: events.save.event,
    onDidCloseTextDocument: events.close.event,
    onDidChangeConfiguration: events.settings.event,
  },
  window: {
    get activeTextEditor() { return state.active && { document: state.active }; },
    createOutputChannel: () => ({ append: text => { state.log += text; }, appendLine: text => { state.log += `${text}\n`; }, dispose: () => {} }),
    showInformationMessage: text => { state.messages.push(text); },
    showErrorMessage: text => { state.messages.push(text); },
  },
  languages: {
    createDiagnosticCollection: () => ({ set: (uri, marks) => state.marks.set(uri.toString(), marks), clear: () => state.marks.clear(), dispose: () => {} }),
    registerHoverProvider: provider('hover'),
    registerCodeLensProvider: provider('lens'),
    registerCodeActionsProvider: provider('action'),
  },
  commands: { registerCommand: (name, run) => { state.commands.set(name, run); return { dispose: () => {} }; } },
  state, events,
};
