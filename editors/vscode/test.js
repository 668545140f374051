// The extension's way of talking, with a real server and without an editor: node test.js [PROGRAM]
'use strict';

const assert = require('node:assert');
const { Client } = require('./client');

const text = 'module T where\nprop_same :: Bool -> Bool\nprop_same b = not (not b) == b\nprop_true :: Bool -> Bool\nprop_true b = b\n';
const uri = 'file:///tmp/T.hs';

(async () => {
  let lenses = 0;
  const client = new Client(process.argv[2] ?? 'selfsame', ['lsp'], {}, { 'workspace/codeLens/refresh': () => { lenses += 1; } });
  const found = await client.request('initialize', { processId: process.pid, rootUri: null, capabilities: { workspace: { codeLens: { refreshSupport: true } } } });
  assert.ok(found.capabilities.hoverProvider);
  client.notify('initialized', {});
  client.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'haskell', version: 1, text } });
  const verdicts = await client.request('workspace/executeCommand', { command: 'selfsame.check', arguments: [{ uri }] });
  assert.deepStrictEqual(verdicts.map(one => `${one.name} ${one.verdict}`), ['prop_same verified', 'prop_true refuted']);
  const actions = await client.request('textDocument/codeAction', { textDocument: { uri }, range: { start: { line: 4, character: 0 }, end: { line: 4, character: 0 } }, context: { diagnostics: [] } });
  assert.ok(actions.length > 0);
  assert.ok(lenses > 0, 'lenses are renewed');
  await client.stop();
  assert.strictEqual(await client.ended, 'ended with 0');
  const none = new Client('/no/such/program', [], {}, {});
  assert.match(await none.ended, /ENOENT/);
  await assert.rejects(none.request('initialize', {}));
  console.log('the extension talks with the server');
})().catch(error => { console.error(error); process.exit(1); });
