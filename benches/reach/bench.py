#!/usr/bin/env python3
"""Times of `selfsame reach`, process start included: benches/reach/bench.py SELFSAME [paper|depth|own]...

Every time is the best of so many runs. With `ocaml` installed, the inputs found are also fed to it, and it must say that
the target was reached: the definition of that name is replaced by one that prints.
"""
import csv
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time

# Table 1 of the paper, in seconds; the last two rows are from its text, without a time.
DDSE = {
    "fold": 20.51, "palindrome": 4.01, "pigeon": 0.55, "sorted": 2.46, "blur": 0.24, "eta": 0.04, "facehugger": 0.98,
    "flatten": 0.85, "k_cfa_2": 0.09, "k_cfa_3": 0.25, "map": 1.19, "mj09": 0.07, "sat_1": 4.42, "sat_1_direct": 0.07,
}
FOLDER = "tests/ocaml/reach"


def reach(binary, file, *place, engine="demand", count="1", timeout="60"):
    command = [binary, "reach", file, *place, "--engine", engine, "--count", count, "--timeout", timeout]
    start, used = time.perf_counter(), processor()
    run = subprocess.run(command + ["--format", "json"], capture_output=True, text=True)
    taken = time.perf_counter() - start
    entry = json.loads(run.stdout)["results"][0]
    entry["processor"] = processor() - used
    return taken, entry


def processor():
    """Seconds that the processes started so far have used: what does not depend on how busy the machine is."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def best(binary, runs, *args, **options):
    return min((reach(binary, *args, **options) for _ in range(runs)), key=lambda one: one[0])


def confirmed(file, target, inputs):
    """Whether `ocaml` itself gets to the target on these inputs."""
    if not shutil.which("ocaml"):
        return "-"
    with open(file) as source:
        text = source.read().replace(f"let {target} = () in", f'let {target} = print_string "<reached>" in')
    with tempfile.NamedTemporaryFile("w", suffix=".ml", delete=False) as copy:
        copy.write(text)
    stream = "".join(line + "\n" for line in inputs)
    run = subprocess.run(["ocaml", copy.name], input=stream, capture_output=True, text=True)
    os.unlink(copy.name)
    return "yes" if "<reached>" in run.stdout else "NO"


def paper(binary):
    print("| program | verdict | ms | processor, ms | DDSE, ms | ratio | inputs | confirmed by ocaml |\n" + "|---" * 8 + "|")
    with open(f"{FOLDER}/expected.tsv") as table:
        rows = list(csv.DictReader(table, delimiter="\t"))
    for row in rows:
        file, name = f"{FOLDER}/{row['file']}", row["file"].removesuffix(".ml")
        seconds, entry = best(binary, 5, file, "--target", row["target"], count=row["count"])
        assert entry["verdict"] == row["verdict"], entry
        runs = entry["inputs"]
        checks = {confirmed(file, row["target"], inputs) for inputs in runs}
        theirs = DDSE.get(name) if row["target"] == "target" else None
        cells = [f"{theirs * 1000:.0f}", f"{theirs / seconds:.0f}"] if theirs else ["", ""]
        shown = " ".join(runs[0]) if runs else ""
        target = "" if row["target"] == "target" else f" ({row['target']})"
        print(f"| {name}{target} | {entry['verdict']} | {seconds * 1000:.0f} | {entry['processor'] * 1000:.0f} | " + " | ".join(cells)
              + f" | {shown} | {' '.join(sorted(checks))} |")


def depth(binary):
    print("| double count | backwards, ms | forwards, ms |\n|---|---|---|")
    with open(f"{FOLDER}/double_count.ml") as source:
        text = source.read()
    for least in ("2", "5", "10", "20"):
        with tempfile.NamedTemporaryFile("w", suffix=".ml", delete=False) as copy:
            copy.write(text.replace("2 < cb", f"{least} < cb"))
        seconds, entry = best(binary, 3, copy.name, "--target", "target")
        assert entry["verdict"] == "reached", entry
        ahead, other = reach(binary, copy.name, "--target", "target", engine="forward")
        forwards = f"{ahead * 1000:.0f}" if other["verdict"] == "reached" else f"none in {ahead:.0f} s"
        os.unlink(copy.name)
        print(f"| `{least} < cb` | {seconds * 1000:.0f} | {forwards} |")


def own(binary):
    print("| target | expected | both, ms | backwards, ms | forwards, ms |\n|---|---|---|---|---|")
    with open("examples/reach/expected.tsv") as table:
        rows = list(csv.DictReader(table, delimiter="\t"))
    decided, wrong, open_programs = 0, 0, set()
    for row in rows:
        file, cells = f"examples/reach/{row['file']}", []
        for engine in ("both", "demand", "forward"):
            seconds, entry = reach(binary, file, "--line", row["line"], engine=engine, timeout="10")
            verdict = entry["verdict"]
            cells.append(f"{seconds * 1000:.0f}" if verdict != "unknown" else "-")
            wrong += verdict not in ("unknown", row["verdict"])
            if engine == "both":
                decided += verdict != "unknown"
                if verdict == "unknown":
                    open_programs.add(row["file"])
        print(f"| {row['file']}:{row['line']} | {row['verdict']} | " + " | ".join(cells) + " |", flush=True)
    programs = {row["file"] for row in rows}
    print(f"\n{decided} of {len(rows)} targets decided in 10 s, {wrong} wrongly; "
          f"all targets of {len(programs) - len(open_programs)} of {len(programs)} programs")


if __name__ == "__main__":
    chosen = sys.argv[2:] or ["paper", "depth", "own"]
    for table in chosen:
        {"paper": paper, "depth": depth, "own": own}[table](sys.argv[1])
        print()
