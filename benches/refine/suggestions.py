#!/usr/bin/env python3
"""For how many abstract counterexamples `selfsame refine` proposes a specification: benches/refine/suggestions.py [SELFSAME] [-v]

Each is applied to a copy of its file, which is then asked again: it must be kept, and what was refuted must not be refuted in that way."""

import json
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]


def asked(selfsame, path):
    done = subprocess.run(
        [selfsame, "refine", "--format", "json", "--no-cache", "--timeout", "60", "--jobs", "1", path], capture_output=True, text=True
    )
    return {entry["name"]: entry for entry in json.loads(done.stdout)["results"]} if done.stdout else {}


def blamed(entry):
    found = entry.get("counterexample", {})
    return [blame["function"] for blame in found.get("blame", [])]


def main():
    is_verbose = "-v" in sys.argv
    names = [name for name in sys.argv[1:] if name != "-v"]
    selfsame = str(pathlib.Path(names[0] if names else "./selfsame").resolve())
    count = proposed = verified = wrong = 0
    paths = sorted([*ROOT.glob("tests/refine/*/*.hs"), *ROOT.glob("tests/refine/liquid/*/*.hs"), *ROOT.glob("examples/refine/*.hs")])
    for path in paths:
        for name, entry in asked(selfsame, str(path)).items():
            if not blamed(entry):
                continue
            count += 1
            suggest = entry["counterexample"].get("suggest", [])
            if is_verbose:
                print(path.name, name, suggest[0]["annotation"] if suggest else "-")
            if not suggest:
                continue
            proposed += 1
            with tempfile.TemporaryDirectory() as folder:
                copy = pathlib.Path(folder) / path.name
                copy.write_text(path.read_text())
                patch = suggest[0]["patch"].replace(str(path), path.name)
                subprocess.run(["patch", "-s", "-p0"], input=patch, text=True, cwd=folder, check=True)
                again = asked(selfsame, str(copy))
            verified += again[name]["verdict"] == "verified"
            is_kept = again[suggest[0]["function"]]["verdict"] == "verified"
            helps = again[name]["verdict"] == "verified" or suggest[0]["function"] not in blamed(again[name])
            if not (is_kept and helps):
                wrong += 1
                print(f"{path.name} {name}: {suggest[0]['annotation']} does not help")
    print(f"{proposed} of {count} abstract counterexamples with a proposed specification, {verified} verified with it, {wrong} of no help")


main()
