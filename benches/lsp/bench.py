#!/usr/bin/env python3
"""How long an editor waits: usage bench.py SELFSAME [FILE.hs]

Opens a file, waits until every rule has its verdict, then edits it: a comment at the top (nothing is checked again) and,
after that, saves. Prints milliseconds, as a client at the other end of the pipe sees them."""

import json
import os
import subprocess
import sys
import time


class Client:
    def __init__(self, program, folder):
        self.server = subprocess.Popen([program, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.count = 0
        capabilities = {"workspace": {"codeLens": {"refreshSupport": True}}}
        folders = [{"uri": "file://" + folder, "name": "bench"}]
        self.ask("initialize", {"capabilities": capabilities, "workspaceFolders": folders})
        self.tell("initialized", {})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.server.stdin.flush()

    def tell(self, method, params):
        self.send({"method": method, "params": params})

    def read(self):
        length = 0
        while (line := self.server.stdout.readline()) != b"\r\n":
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        message = json.loads(self.server.stdout.read(length))
        if "method" in message and "id" in message:
            self.send({"id": message["id"], "result": None})
        return message

    def ask(self, method, params):
        self.count += 1
        self.send({"id": self.count, "method": method, "params": params})
        while True:
            message = self.read()
            if message.get("id") == self.count and "method" not in message:
                return message.get("result")

    def diagnostics(self, version):
        while True:
            message = self.read()
            if message.get("method") == "textDocument/publishDiagnostics" and message["params"]["version"] == version:
                return message["params"]["diagnostics"]

    def decided(self, document):
        while True:
            lenses = self.ask("textDocument/codeLens", {"textDocument": document})
            titles = [lens["command"]["title"] for lens in lenses]
            if titles and not any(title == "check" or title.startswith("checking") for title in titles):
                return titles
            time.sleep(0.002)


def main():
    program = os.path.abspath(sys.argv[1])
    path = os.path.abspath(sys.argv[2] if len(sys.argv) > 2 else "tests/check/zeno/Unmodified.hs")
    with open(path) as file:
        text = file.read()
    started = time.monotonic()

    def lap(what):
        nonlocal started
        now = time.monotonic()
        print(f"{(now - started) * 1000:8.1f} ms  {what}")
        started = now

    client = Client(program, os.path.dirname(path))
    lap("started and initialized")
    document = {"uri": "file://" + path}
    client.tell("textDocument/didOpen", {"textDocument": {**document, "languageId": "haskell", "version": 1, "text": text}})
    client.diagnostics(1)
    lap("opened: parse and type errors are there")
    titles = client.decided(document)
    words = [title.split()[0].rstrip(":") for title in titles]
    counts = ", ".join(f"{words.count(word)} {word}" for word in sorted(set(words)))
    lap(f"{len(titles)} rules and properties have their verdicts: {counts}")
    start = {"line": 0, "character": 0}
    change = {"range": {"start": start, "end": start}, "text": "-- a comment\n"}
    client.tell("textDocument/didChange", {"textDocument": {**document, "version": 2}, "contentChanges": [change]})
    client.diagnostics(2)
    lap("edited: the diagnostics are renewed (200 ms of this are the pause that is waited for)")
    client.tell("textDocument/didSave", {"textDocument": document})
    client.diagnostics(2)
    assert client.decided(document) == titles, "a comment changes no verdict"
    lap("saved: read again, nothing checked again")
    client.ask("shutdown", None)
    client.tell("exit", None)
    sys.exit(client.server.wait())


main()
