#!/usr/bin/env python3
"""Counts what `selfsame check` decides of the laws in this folder, against what is expected beside them.

Work is counted, so that busy machines give the same answers; the usual 10000 units are about five seconds of a quiet one.

usage: measure.py SELFSAME [EFFORT [FOLDER...]]
"""
import json, pathlib, re, subprocess, sys

selfsame, effort, folders = sys.argv[1], (sys.argv[2:3] or ["10000"])[0], sys.argv[3:] or ["open", "blind"]
here = pathlib.Path(__file__).parent
for folder in folders:
    totals = dict.fromkeys(["true", "verified", "false", "refuted", "wrong"], 0)
    for path in sorted((here / folder).glob("*.hs")):
        text = path.read_text()
        expected = dict((name, word) for word, name in re.findall(r"-- expect: (\w+)\n([\w']+)", text))
        run = subprocess.run([selfsame, "check", "--format", "json", "--effort", effort, "--no-cache", "--timeout", "600", path],
                             capture_output=True, text=True)
        found = {law["name"]: law for law in json.loads(run.stdout)["results"]}
        counts = dict.fromkeys(totals, 0)
        for name, word in expected.items():
            law = found[name]
            counts["true" if word == "verified" else "false"] += 1
            if law["verdict"] == word:
                counts[word] += 1
            elif law["verdict"] != "unknown":
                counts["wrong"] += 1
                print(f"WRONG {path.stem} {name}: {law['verdict']}")
            else:
                print(f"  open {word} {path.stem} {name}: {law.get('reason')}")
        print(f"{folder}/{path.stem}", *(f"{key} {n}" for key, n in counts.items()))
        for key, n in counts.items():
            totals[key] += n
    print(f"{folder}", *(f"{key} {n}" for key, n in totals.items()))
