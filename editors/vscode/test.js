// The extension with a real server, and with a stub in place of the editor: node test.js [PROGRAM]
'use strict';

const assert = require('node:assert');
const fs = require('node:fs');
const Module = require('node:module');
const os = require('node:os');
const path = require('node:path');

const program = path.resolve(process.argv[2] ?? 'selfsame');
const resolve = Module._resolveFilename;
Module._resolveFilename = (name, ...rest) => (name === 'vscode' ? require.resolve('./stub') : resolve(name, ...rest));
const vscode = require('./stub');
const extension = require('./extension');
const { Client } = require('./client');

const { state, events } = vscode;
const TEXT = [
  'module T where',
  'prop_same :: Bool -> Bool',
  'prop_same b = not (not b) == b',
  'prop_true :: Bool -> Bool',
  'prop_true b = b',
  '{-# RULES "twice" forall xs. reverse (reverse xs) = xs #-}',
  '',
].join('\n');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'selfsame '));
const file = (name, text) => {
  fs.writeFileSync(path.join(folder, name), text);
  return { uri: vscode.Uri.file(path.join(folder, name)), languageId: 'haskell', version: 1, getText: () => text };
};

// What becomes true within a minute.
async function until(what, is) {
  for (let waited = 0; waited < 600; waited += 1) {
    const value = await is();
    if (value) return value;
    await new Promise(done => setTimeout(done, 100));
  }
  return assert.fail(`${what}: ${state.log}${state.messages.join('\n')}`);
}

const at = (line, character = 0) => new vscode.Position(line, character);
const on = (line, character) => new vscode.Range(at(line, character), at(line, character));

async function editor() {
  const document = file('T.hs', TEXT);
  const other = { ...file('notes.txt', 'no program'), languageId: 'plaintext' };
  state.folders = [{ uri: vscode.Uri.file(folder), name: 'a folder' }];
  state.documents = [document, other];
  state.active = document;
  state.settings = { path: program, timeout: 20, finite: [] };
  const context = { subscriptions: [] };
  await extension.activate(context);
  assert.ok(context.subscriptions.length > 10);

  // Marks: the counterexamples, and nothing about what holds or is no program.
  const uri = document.uri.toString();
  const marks = await until('marks', () => state.marks.get(uri)?.length >= 2 && state.marks.get(uri));
  assert.deepStrictEqual(marks.map(mark => mark.range.start.line), [4, 5]);
  assert.match(marks[0].message, /b = False/);
  assert.strictEqual(marks[0].severity, 0, 'errors are VS Code\'s first severity');
  assert.ok(![...state.marks.keys()].some(name => name.endsWith('notes.txt')));

  // Lenses, also on the lines of signatures, and hovers.
  const { lens, hover, action } = state.providers;
  const lenses = await until('lenses', async () => {
    const found = await lens.provideCodeLenses(document);
    return found.every(one => /verified|refuted/.test(one.command?.title)) && found;
  });
  assert.deepStrictEqual(lenses.map(one => one.range.start.line).sort(), [1, 3, 5]);
  assert.match((await hover.provideHover(document, at(3, 2))).contents.value, /b = False/);
  assert.ok(!(await hover.provideHover(document, at(0, 0))));

  // Code actions: a program that refutes, an assumption; both are edits.
  const actions = await action.provideCodeActions(document, on(5, 15), {});
  const edits = actions.flatMap(one => one.edit?.steps ?? []);
  assert.ok(edits.some(step => step.create), 'the reproducer is a file of its own');
  assert.ok(edits.some(step => /-- selfsame: "twice" finite xs/.test(step.text)), JSON.stringify(actions));
  const again = actions.find(one => one.command);
  await state.commands.get(again.command.command)(...again.command.arguments);
  await state.commands.get('selfsame.checkFile')();

  // What is edited is checked once it is saved, and what is closed has no marks.
  document.version = 2;
  document.getText = () => TEXT.replace('prop_true b = b', 'prop_true b = b || True');
  await events.change.fire({ document, contentChanges: [{ range: new vscode.Range(at(4, 15), at(4, 15)), text: ' || True' }] });
  await events.save.fire(document);
  await until('the law is mended', () => { const now = state.marks.get(uri); return now?.length === 1 && now[0].range.start.line === 5; });
  state.settings.finite = ['xs'];
  await events.settings.fire({ affectsConfiguration: name => name === 'selfsame' });
  await until('a setting counts', () => state.marks.get(uri)?.length === 0);
  await state.commands.get('selfsame.restart')();
  await events.close.fire(document);

  // A program that is not there is told, and does not break the editor.
  state.settings.path = '/no/such/program';
  await events.settings.fire({ affectsConfiguration: () => true }).catch(() => {});
  await until('it is told', () => state.messages.some(text => /no\/such\/program/.test(text)));
  await extension.deactivate();
  assert.strictEqual(await hover.provideHover(document, at(3, 2)), undefined);
}

async function client() {
  const polite = new Client(program, ['lsp'], {}, {});
  assert.ok((await polite.request('initialize', { processId: process.pid, rootUri: null, capabilities: {} })).capabilities.hoverProvider);
  await polite.stop();
  assert.strictEqual(await polite.ended, 'ended with 0');
  const none = new Client('/no/such/program', [], {}, {});
  assert.match(await none.ended, /ENOENT/);
  await assert.rejects(none.request('initialize', {}));
}

Promise.all([editor(), client()]).then(
  () => console.log('the extension works with the server'),
  error => { console.error(error); process.exitCode = 1; },
).finally(() => { fs.rmSync(folder, { recursive: true, force: true }); process.exit(); });
