"""Runs the reproducers of a few counterexamples with GHC. See `reproduce`."""

import json
import os
import subprocess
import sys
import tempfile

FOLDER = "tests/check/reproducers"

# Files with the rules whose counterexamples are kept: values, bottoms, divergence, functions, records, numbers, characters.
RULES = {
    "tests/check/zeno/Unmodified.hs": ["p01", "p03", "p04", "p10", "p23", "p43", "p48", "p51", "p57", "p85"],
    "tests/check/zeno/Cycle.hs": ["p10 total m", "p20 total xs", "p52 total n xs", "p58 total n xs ys"],
    "tests/check/rules/Functors.hs": [
        "maybe: orElse commutes",
        "maybe: map const",
        "either: map over swap",
        "tree: mirror is id",
        "list: append commutes",
        "list: reverse twice",
        "state: right identity",
    ],
    "tests/check/rules/Numbers.hs": [
        "add commutes",
        "absolute is id",
        "square is double",
        "no vowel",
        "flip is id",
        "swap is lazy",
        "greeting, wrong",
    ],
    "tests/check/rules/Maps.hs": ["prop_has", "swapped", "emptied"],
    "tests/check/rules/Typed.hs": ["word", "int8", "converted", "inside", "itself"],
    "tests/check/rules/Suite.hs": ["prop_palindrome", "prop_conditionMissing", "prop_notOne", "prop_oneOf"],
    "tests/check/rules/Finite.hs": ["minus itself, wrong", "reverse is nothing"],
    "tests/check/rules/Parsers.hs": ["choice first", "ageless"],
}


def main():
    binary = sys.argv[1]
    for path, rules in RULES.items():
        done = subprocess.run([binary, "check", path, "--bottoms", "labelled", "--format", "json"], capture_output=True, text=True)
        results = {entry["name"]: entry for entry in json.loads(done.stdout)["results"]}
        for rule in rules:
            text = results[rule]["counterexample"]["reproducer"]
            stem = os.path.basename(path).removesuffix(".hs")
            name = f"{stem}.{''.join(c if c.isalnum() else '_' for c in rule)}"
            with open(f"{FOLDER}/{name}.hs", "w") as out:
                out.write(text)
            with open(f"{FOLDER}/{name}.out", "w") as out:
                out.write(run(text, os.path.dirname(path)))


def run(text, folder):
    """What the program prints when GHC has compiled it."""
    with tempfile.TemporaryDirectory() as build:
        main_file = os.path.join(build, "Main.hs")
        with open(main_file, "w") as out:
            out.write(text)
        # Without yields a loop that allocates nothing could not be interrupted.
        flags = ["-v0", "-O0", "-fno-omit-yields", f"-i{folder}", "-outputdir", build]
        command = ["ghc", *flags, "-o", os.path.join(build, "main"), main_file]
        compiled = subprocess.run(command, capture_output=True, text=True)
        if compiled.returncode != 0:
            sys.exit(f"{text}\n{compiled.stderr}")
        done = subprocess.run([os.path.join(build, "main")], capture_output=True, text=True, timeout=20)
        return done.stdout


main()
