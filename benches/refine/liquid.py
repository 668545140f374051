#!/usr/bin/env python3
"""How `selfsame refine` decides the functions of `tests/refine/liquid`: benches/refine/liquid.py [SELFSAME] [-v]

Prints for the half that is looked at and for the half that is only counted: rejected functions that are refuted as labelled, accepted
ones that are verified, and answers that contradict a label. With -v what is not as labelled in the first half."""

import collections
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2] / "tests" / "refine" / "liquid"


def labels(path):
    found, label = {}, None
    for line in path.read_text().splitlines():
        if match := re.match(r"-- expect: (\w+)(?: (\S+))?", line):
            label = match.groups()
        elif label and (match := re.match(r"(?:\{-@ (?:assume |assert )?)?([\w']+)", line)) and match[1] not in ("lazy",):
            found[match[1]] = label
            label = None
    return found


def outcome(entry):
    if entry["verdict"] != "refuted":
        return (entry["verdict"], None)
    counterexample = entry["counterexample"]
    if counterexample["kind"] == "abstract":
        return ("abstract", counterexample["blame"][0]["function"])
    return ("diverges" if counterexample.get("result") == "diverges" else "concrete", None)


def main():
    is_verbose = "-v" in sys.argv
    names = [name for name in sys.argv[1:] if name != "-v"]
    selfsame = names[0] if names else "./selfsame"
    for half in ("seen", "blind"):
        count, times = collections.Counter(), []
        for path in sorted((ROOT / half).iterdir()):
            expected = labels(path)
            done = subprocess.run([selfsame, "refine", "--format", "json", "--no-cache", "--timeout", "60", "--jobs", "1", str(path)], capture_output=True, text=True)
            entries = {entry["name"]: entry for entry in json.loads(done.stdout)["results"]} if done.stdout else {}
            for name, label in expected.items():
                kind = "accepted" if label[0] == "verified" else "rejected"
                entry = entries.get(name)
                found = outcome(entry) if entry else ("unread", None)
                times += [entry["time_ms"]] if entry else []
                count[kind] += 1
                count[kind, "right"] += found == label
                is_refuted = found[0] not in ("verified", "unknown", "unread")
                wrong = is_refuted if kind == "accepted" else found[0] == "verified"
                count["contradicted"] += wrong
                count["unread"] += found[0] == "unread"
                if is_verbose and (half == "seen" and found != label or wrong):
                    reason = (entry or {}).get("reason", "")
                    print(f"{path.name} {name}: {label} expected, {found} found {reason}")
        times.sort()
        print(
            f"{half}: {count['rejected', 'right']} of {count['rejected']} rejected refuted as labelled, "
            f"{count['accepted', 'right']} of {count['accepted']} accepted verified, {count['contradicted']} contradicted, "
            f"{count['unread']} not read, median {times[len(times) // 2]:.1f} ms, longest {times[-1]:.0f} ms"
        )


main()
