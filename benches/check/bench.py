"""Runs `selfsame check` on the files of the Zeno suite. See `run`."""

import json
import resource
import statistics
import subprocess
import sys
import time

# Seconds for each rule: all of the first two files are decided, of the others not all are.
FILES = [("Unmodified", 60), ("Cycle", 60), ("Total", 10), ("Finite", 10)]

# Runs the command that follows and writes its peak memory, in kilobytes, as the last line of standard error.
MEASURE = (
    "import resource, subprocess, sys;"
    "subprocess.call(sys.argv[1:]);"
    "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, file=sys.stderr)"
)


def decide(binary, name, seconds):
    path = f"tests/check/zeno/{name}.hs"
    arguments = ["check", path, "--bottoms", "labelled", "--jobs", "1", "--timeout", str(seconds), "--format", "json"]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    started = time.monotonic()
    done = subprocess.run([sys.executable, "-c", MEASURE, binary, *arguments], capture_output=True, text=True)
    wall = time.monotonic() - started
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return json.loads(done.stdout)["results"], wall, cpu, int(done.stderr.split()[-1]) / 1024


def main():
    binary, *options = sys.argv[1:]
    print("| file | rules | verified | refuted | unknown | wall s | CPU s | median ms | slowest ms | peak MB |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    rows = []
    for name, seconds in FILES:
        results, wall, cpu, peak = decide(binary, name, seconds)
        words = [entry["verdict"] for entry in results]
        counts = " | ".join(str(words.count(word)) for word in ["verified", "refuted", "unknown"])
        times = [entry["time_ms"] for entry in results]
        figures = f"{wall:.2f} | {cpu:.2f} | {statistics.median(times):.1f} | {max(times):.0f} | {peak:.0f}"
        print(f"| {name} | {len(results)} | {counts} | {figures} |")
        rows += [(name, entry["name"], entry["verdict"], entry["time_ms"]) for entry in results]
    if "--table" in options:
        print("\n| file | rule | verdict | ms |\n|---|---|---|---|")
        for name, rule, verdict, ms in rows:
            print(f"| {name} | {rule} | {verdict} | {ms:.1f} |")


main()
