// A client of the Language Server Protocol, as small as this server needs one: messages over the pipes of a process.
'use strict';

const { spawn } = require('node:child_process');

// Of the protocol: the request was cancelled, by us or by the server, or the content was modified.
const GIVEN_UP = [-32800, -32802, -32801];

class Client {
  // `handlers` has a function for each method that the server calls; one that answers a request returns the answer.
  constructor(command, args, options, handlers) {
    this.handlers = handlers;
    this.waiting = new Map();
    this.next = 1;
    this.rest = Buffer.alloc(0);
    this.process = spawn(command, args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
    this.process.stdout.on('data', data => this.read(data));
    this.process.stderr.on('data', data => handlers.log?.(data.toString()));
    // Writing to a server that has ended is told by its end.
    this.process.stdin.on('error', () => {});
    this.ended = new Promise(resolve => {
      this.process.on('error', error => resolve(error.message));
      this.process.on('exit', code => resolve(`ended with ${code}`));
    });
    this.ended.then(why => {
      this.isOver = true;
      for (const { reject } of this.waiting.values()) reject(new Error(why));
      this.waiting.clear();
    });
  }

  send(message) {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    if (!this.isOver) this.process.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  }

  notify(method, params) {
    this.send({ method, params });
  }

  request(method, params, token) {
    if (this.isOver) return Promise.reject(new Error('the server has ended'));
    const id = this.next++;
    token?.onCancellationRequested(() => this.notify('$/cancelRequest', { id }));
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.send({ id, method, params });
    });
  }

  read(data) {
    this.rest = Buffer.concat([this.rest, data]);
    for (;;) {
      const end = this.rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/content-length: *(\d+)/i.exec(this.rest.toString('ascii', 0, end))?.[1]);
      const start = end + 4;
      if (!(this.rest.length >= start + length)) return;
      const message = JSON.parse(this.rest.toString('utf8', start, start + length));
      this.rest = this.rest.subarray(start + length);
      this.take(message);
    }
  }

  async take({ id, method, params, result, error }) {
    if (method === undefined) {
      const asked = this.waiting.get(id);
      this.waiting.delete(id);
      // What was given up because the text changed, or nobody wanted it, has no answer, and is no error.
      if (GIVEN_UP.includes(error?.code)) return asked?.resolve(null);
      return error ? asked?.reject(new Error(error.message)) : asked?.resolve(result);
    }
    const answer = await this.handlers[method]?.(params);
    if (id !== undefined) this.send({ id, result: answer ?? null });
  }

  // Ends the server: politely, and if that does not help otherwise.
  async stop() {
    const late = new Promise(resolve => setTimeout(resolve, 2000));
    await Promise.race([this.request('shutdown').then(() => { this.notify('exit'); return this.ended; }).catch(() => {}), late]);
    if (!this.isOver) this.process.kill();
  }
}

module.exports = { Client };
