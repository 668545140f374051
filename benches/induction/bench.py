"""Runs `selfsame check` on theorems over finite values. See `run`."""

import json
import pathlib
import statistics
import subprocess
import sys

SECONDS = 10
SETS = [
    ("Zeno, finite", ["tests/check/zeno/Unmodified.hs"], ["--finite", "all"]),
    ("harder", sorted(str(path) for path in pathlib.Path("tests/check/harder").glob("*.hs") if path.stem != "Functions"), []),
    ("TIP", sorted(str(path) for path in pathlib.Path("tests/check/tip").glob("*.smt2")), []),
]


def decide(binary, path, options):
    arguments = ["check", path, "--jobs", "1", "--timeout", str(SECONDS), "--format", "json", *options]
    done = subprocess.run([binary, *arguments], capture_output=True, text=True)
    return json.loads(done.stdout)["results"]


def main():
    binary, *options = sys.argv[1:]
    print("| set | laws | verified | refuted | open | median ms of verified | slowest ms of verified |")
    print("|---|---|---|---|---|---|---|")
    rows = []
    for name, paths, arguments in SETS:
        results = []
        for path in paths:
            found = decide(binary, path, arguments)
            results += found
            rows += [(pathlib.Path(path).stem, entry) for entry in found]
        words = [entry["verdict"] for entry in results]
        counts = " | ".join(str(words.count(word)) for word in ["verified", "refuted", "unknown"])
        times = [entry["time_ms"] for entry in results if entry["verdict"] == "verified"]
        print(f"| {name} | {len(results)} | {counts} | {statistics.median(times):.1f} | {max(times):.0f} |")
    if "--table" in options:
        print("\n| file | law | verdict | ms | lemmas |\n|---|---|---|---|---|")
        for file, entry in rows:
            lemmas = "<br>".join(f"`{lemma}`" for lemma in entry.get("proof", {}).get("lemmas", []))
            print(f"| {file} | {entry['name']} | {entry['verdict']} | {entry['time_ms']:.1f} | {lemmas.replace('|', chr(92) + '|')} |")


main()
