#!/usr/bin/env python3
"""Times of `selfsame refine` on the labelled functions, beside what G2 takes for the same exercises.

usage: benches/refine/survey.py [SELFSAME]

Prints how many functions were decided as their labels say, the median and the longest time of a function, and, for the
exercises of G2's Table 1, our time, G2's (as printed there, in seconds, on its authors' machine) and the ratio.
"""

import glob
import json
import re
import statistics
import subprocess
import sys

G2 = {
    "concat": 14.7, "zipWith": 5.609, "length": 5.7, "replicate": 5.6, "foldr1": 5.6, "foldr": 5.4,
    "expand": 5.5, "mapReduce": 5.8, "collapse": 5.6, "group": 6.8, "nearest": 6.8, "distance": 6.8,
}


def labels(path):
    found, label = {}, None
    for line in open(path, encoding="utf-8"):
        if match := re.match(r"-- expect: (\S+)(?: (\S+))?", line):
            label = match.groups()
        elif label and (match := re.match(r"\{-@ \(?([^\s:()]+)\)?\s*::", line)):
            found[match.group(1)] = label
            label = None
    return found


def outcome(entry):
    if entry["verdict"] != "refuted":
        return (entry["verdict"], None)
    counterexample = entry["counterexample"]
    if counterexample["kind"] == "concrete":
        return ("concrete", None)
    return ("abstract", counterexample["blame"][0]["function"])


def survey(selfsame, pattern):
    rows = []
    for path in sorted(glob.glob(pattern)):
        done = subprocess.run([selfsame, "refine", "--format", "json", "--jobs", "1", path], capture_output=True, text=True)
        expected = labels(path)
        for entry in json.loads(done.stdout)["results"]:
            if entry["name"] in expected:
                is_right = outcome(entry) == expected[entry["name"]]
                rows.append((path, entry["name"], entry["time_ms"], is_right))
    return rows


def main():
    selfsame = sys.argv[1] if len(sys.argv) > 1 else "./selfsame"
    for name, pattern in [("corpus", "tests/refine/corpus/*.hs"), ("paper", "tests/refine/paper/*.hs")]:
        rows = survey(selfsame, pattern)
        times = [time for _, _, time, _ in rows]
        right = sum(is_right for *_, is_right in rows)
        print(f"{name}: {right} of {len(rows)} as labelled, median {statistics.median(times):.1f} ms, longest {max(times):.0f} ms")
        for path, function, _, is_right in rows:
            if not is_right:
                print(f"  not as labelled: {path} {function}")
    print("\nexercise    file                  ours ms   G2 s   ratio")
    for path, function, time, _ in rows:
        if function in G2:
            file = path.rsplit("/", 1)[-1]
            print(f"{function:<11} {file:<20} {time:>8.1f} {G2[function]:>6.1f} {G2[function] * 1000 / time:>7.0f}")


main()
