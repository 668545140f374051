"""Questions of benchmarks, asked by plan, work and gather: what was answered before is not asked again, here or on other machines."""
import json, pathlib, subprocess, tempfile


def answers(binary, ask, words, folder=None, workers=None):
    """The report of a question as JSON. In the folder, if one is given, are the plan and all results: whoever starts it again goes on where it was left,
    and results that other machines wrote for the same plan may be put there as results-*.jsonl."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(folder or temporary)
        folder.mkdir(parents=True, exist_ok=True)
        jobs, texts = folder / "jobs.jsonl", folder / "texts"
        with open(jobs, "wb") as out:
            subprocess.run([binary, "plan", "--ask", ask, "--texts", str(texts), *words], stdout=out)
        if not jobs.stat().st_size:
            return {"results": []}
        done = sorted(folder.glob("results*.jsonl"))
        with open(folder / "results.jsonl", "ab") as out:
            # A line that was cut off when somebody ended this must not run into the next.
            out.write(b"\n")
            out.flush()
            known = [word for path in done for word in ("--done", str(path))]
            more = ["--jobs", str(workers)] if workers else []
            subprocess.run([binary, "work", "--texts", str(texts), *more, *known, str(jobs)], stdout=out, check=True)
        results = [str(path) for path in sorted(folder.glob("results*.jsonl"))]
        told = subprocess.run([binary, "gather", "--plan", str(jobs), "--format", "json", "--quiet", "--allow-none", *results], stdout=subprocess.PIPE)
        return json.loads(told.stdout)
