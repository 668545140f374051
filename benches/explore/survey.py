#!/usr/bin/env python3
"""Explores functions of the library and prints a table: benches/explore/survey.py SELFSAME [--solver]

Run in the root of the checkout. With --solver, how questions to the solver were answered instead of what was reached.
"""
import json
import subprocess
import sys

LISTS = """head last init (++) map reverse intersperse transpose subsequences permutations scanl scanr take drop splitAt
takeWhile dropWhileEnd span stripPrefix group inits tails isPrefixOf isSuffixOf lookup filter partition (!!) nub sort""".split()
MAPS = """insert delete lookup member insertWith adjust alter union filter foldr""".split()
SOLVER = ["take", "group", "nub", "sort", "isInfixOf", "words", "(\\\\)", "Map.insert", "Map.union"]


def explore(selfsame, function):
    command = [selfsame, "explore", "tests/explore/Library.hs", function, "--depth", "4", "--max", "1000"]
    run = subprocess.run(command + ["--format", "json"], capture_output=True, text=True)
    return json.loads(run.stdout)


def reached(selfsame, functions):
    print("| function | examples | errors | replayed | lines | not reached |\n|---|---|---|---|---|---|")
    whole = 0
    for function in functions:
        report = explore(selfsame, function)
        results, lines = report["results"], report["exploration"]["lines"]
        errors = sum(result["kind"] == "error" for result in results)
        differ = len(report["exploration"]["left_out"])
        missed = ", ".join(map(str, lines["missed"]))
        whole += not missed
        replayed = "all" if differ == 0 else f"all but {differ}"
        name = function.replace("|", "\\|")
        print(f"| `{name}` | {len(results)} | {errors} | {replayed} | {lines['reached']} of {lines['all']} | {missed} |")
    print(f"\n{whole} of {len(functions)} with every line reached")


def solved(selfsame):
    print("| function | paths | questions a path | native | cache | Z3 | µs native | µs cache | µs Z3 |")
    print("|---|---|---|---|---|---|---|---|---|")
    for function in SOLVER:
        report = explore(selfsame, function)["exploration"]
        solver, paths = report["solver"], report["paths"]
        share = lambda key: f"{100 * solver[key] / max(1, solver['queries']):.1f} %"
        cells = [f"{solver['queries'] / max(1, paths):.1f}", share("native"), share("cached"), share("z3")]
        cells += [f"{solver[key]:.1f}" for key in ("native_us", "cached_us", "z3_us")]
        print(f"| `{function}` | {paths} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    binary = sys.argv[1] if len(sys.argv) > 1 else "./selfsame"
    if "--solver" in sys.argv:
        solved(binary)
    else:
        reached(binary, LISTS + ["Map." + name for name in MAPS])
