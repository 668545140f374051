#!/usr/bin/env python3
"""Whether GHC evaluates what `selfsame refine` prints as it says: benches/refine/calls.py [SELFSAME] [FILE.hs ...]

Every concrete counterexample of the tests' files is a call and what it gives. The call is evaluated by GHC in the scope of its file:
it has to show the same, or to fail where an error was predicted. Calls that never end are not run. Prints the counts, and what
differs."""

import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIBRARY = ROOT / "lib" / "haskell"

BEGIN = """:set -XStandaloneDeriving -XScopedTypeVariables -XFlexibleContexts -XUndecidableInstances
import qualified Prelude as Shown
import qualified Control.Exception as Shown
{derived}
let {{ ended (x :: Shown.String) = Shown.fmap (Shown.either (\\(e :: Shown.SomeException) -> "error") Shown.id) (Shown.try (Shown.evaluate (Shown.length x `Shown.seq` x))) }}
"""


def derived(text):
    """`Show` for the data of a file that has none."""
    found = []
    for match in re.finditer(r"^(?:data|newtype) +(\w+)((?: +[a-z]\w*)*) *=((?:.|\n(?=\s+\S))*)", text, re.M):
        name, params, rest = match.groups()
        if "deriving" in rest and "Show" in rest or "->" in rest or re.search(rf"^instance .*Show \(?{name}\b", text, re.M):
            continue
        context = ", ".join(f"Shown.Show {param}" for param in params.split())
        found.append(f"deriving instance ({context}) => Shown.Show ({name}{params})")
    return "\n".join(found)


def evaluated(path, calls):
    text = path.read_text()
    lines = [f'Shown.putStrLn "CALL"\nended (Shown.show ({call})) Shown.>>= Shown.putStrLn' for call in calls]
    script = BEGIN.format(derived=derived(text)) + "\n".join(lines) + "\n"
    with tempfile.TemporaryDirectory() as folder:
        # Of our library, GHC is given what comes with LiquidHaskell only.
        (pathlib.Path(folder) / "Language").symlink_to(LIBRARY / "Language")
        (pathlib.Path(folder) / "Data").mkdir()
        (pathlib.Path(folder) / "Data" / "Vector.hs").symlink_to(LIBRARY / "Data" / "Vector.hs")
        command = ["ghci", "-v0", "-ignore-dot-ghci", "-Wno-all", f"-i{folder}:{path.parent}", str(path)]
        done = subprocess.run(command, input=script, capture_output=True, text=True, timeout=600)
    answers = [answer.strip("\n") for answer in re.split(r"^CALL\n", done.stdout, flags=re.M)[1:]]
    return answers + ["(nothing)"] * (len(calls) - len(answers)), done.stderr


def plain(shown):
    """Without what only tells how a value is written."""
    return re.sub(r"[\s()]", "", shown).replace('""', "[]")


def main():
    names = sys.argv[1:]
    selfsame = names[0] if names else "./selfsame"
    folders = ["examples/refine", *(f"tests/refine/{name}" for name in ("corpus", "paper", "beyond", "liquid/seen", "liquid/blind"))]
    found = [path for folder in folders for path in sorted((ROOT / folder).iterdir()) if path.suffix in (".hs", ".lhs")]
    paths = [pathlib.Path(name).resolve() for name in names[1:]] or found
    count = collections.Counter()
    for path in paths:
        asked = [selfsame, "refine", "--format", "json", "--no-cache", "--timeout", "60", "--jobs", "1", str(path)]
        done = subprocess.run(asked, capture_output=True, text=True)
        predicted = []
        for entry in json.loads(done.stdout)["results"]:
            shown = entry.get("counterexample")
            if entry["verdict"] != "refuted" or shown["kind"] != "concrete":
                continue
            if shown["result"] == "diverges":
                count["without end"] += 1
                continue
            if "<function>" in shown["call"]:
                count["with a function inside"] += 1
                continue
            predicted.append((shown["call"], shown["result"]))
        if not predicted:
            continue
        answers, errors = evaluated(path, [call for call, _ in predicted])
        for (call, result), answer in zip(predicted, answers):
            count["calls"] += 1
            fails = result.startswith("error")
            if answer == "error" and "error" in result or not fails and plain(answer) == plain(result):
                count["as predicted"] += 1
            else:
                print(f"{path.name}: {call} = {result}, but GHC: {answer}")
        if errors.strip() and "-v" in sys.argv:
            print(errors)
    print(", ".join(f"{count[key]} {key}" for key in ("calls", "as predicted", "without end", "with a function inside")))


main()
