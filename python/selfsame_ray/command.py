"""The command: plans, sends, shows how far it is, gathers."""
import argparse
import os
import pathlib
import subprocess
import sys
import tempfile
import time

import ray

from selfsame_ray import plan

# A task is about so many milliseconds of work, and not more than so many jobs.
TASK = 2000
MOST_JOBS = 200
# Tasks that wait at the cluster for each processor: enough that none is idle, few enough that their texts fit.
WAITING = 3
# How often Ray does a task again whose worker or node is lost.
RETRIES = 20
# Options of the report, which are for `gather`; the latter two change what is asked for too.
SHOWN = {"--format": 1, "--also": 1, "--color": 1, "--baseline": 1, "-q": 0, "--quiet": 0, "--allow-none": 0}
BOTH = {"-v": 0, "--verbose": 0, "--html": 1}


@ray.remote(num_cpus=1, max_retries=RETRIES)
def work(program, more, lines):
    """The results of these jobs. It is a program that may be started anywhere, any number of times."""
    done = subprocess.run([program, "work", "--jobs", "1", *more], input=b"".join(lines), stdout=subprocess.PIPE, check=True)
    return done.stdout


def sorted_out(words):
    """Words for `plan` and words for `gather`."""
    planned, shown, words = [], [], list(words)
    while words:
        word = words.pop(0)
        name = word.split("=", 1)[0]
        count = {**SHOWN, **BOTH}.get(name, 0) if "=" not in word else 0
        taken = [word, *words[:count]]
        del words[:count]
        if name not in SHOWN:
            planned += taken
        if name in SHOWN or name in BOTH:
            shown += taken
    return planned, shown


def cluster(options):
    """Joins the cluster, or makes one of this machine."""
    quiet = {"log_to_driver": False, "logging_level": "ERROR", "configure_logging": True}
    # A checkout that is not installed on the nodes is sent to them.
    environment = {"runtime_env": {"env_vars": {"PYTHONPATH": str(pathlib.Path(__file__).resolve().parents[1])}}}
    if options.address:
        ray.init(address=options.address, **quiet, **environment)
    else:
        ray.init(_node_ip_address="127.0.0.1", include_dashboard=False, **quiet, **environment)


class Course:
    """How far it is, in a line on a terminal."""

    def __init__(self, count):
        self.count, self.done, self.started = count, 0, time.monotonic()
        self.is_shown = sys.stderr.isatty()

    def add(self, done, running):
        self.done += done
        if self.is_shown:
            seconds = time.monotonic() - self.started
            left = seconds * (self.count - self.done) / max(self.done, 1)
            text = f"\r\x1b[K{self.done} of {self.count} jobs, {running} tasks on their way, {seconds:.0f} s, about {left:.0f} s left"
            print(text, end="", file=sys.stderr, flush=True)

    def close(self):
        if self.is_shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def send(jobs, results, options, more):
    """Has all jobs answered. A task that is lost for good is sent again job by job; what is then without a result is named by `gather`."""
    everything = plan.spots(jobs, plan.known(results))
    if not everything:
        return
    cluster(options)
    course = Course(len(everything))
    waiting = list(plan.batches(everything, TASK, MOST_JOBS))[::-1]
    running = {}
    with open(jobs, "rb") as lines, open(results, "ab") as out:
        while waiting or running:
            room = max(1, int(ray.cluster_resources().get("CPU", 1))) * WAITING
            while waiting and len(running) < room:
                batch = waiting.pop()
                running[work.remote(options.program, more, list(plan.texts(lines, batch)))] = batch
            ready, _ = ray.wait(list(running), num_returns=1, timeout=5)
            for task in ready:
                batch = running.pop(task)
                try:
                    out.write(ray.get(task))
                    out.flush()
                except ray.exceptions.RayError as error:
                    if len(batch) > 1:
                        waiting += [[job] for job in batch]
                        continue
                    print(f"selfsame-ray: a job is lost: {str(error).splitlines()[0]}", file=sys.stderr)
                course.add(len(batch), len(running))
    course.close()


def main(words=None):
    parser = argparse.ArgumentParser(prog="selfsame-ray", description=__doc__, epilog="All other options are those of `selfsame`.")
    parser.add_argument("ask", choices=["check", "equiv", "refine", "audit"])
    parser.add_argument("--address", help="of the cluster; without it, one is made of this machine")
    parser.add_argument("--program", default=os.environ.get("SELFSAME", "selfsame"), help="selfsame, as the nodes have it")
    parser.add_argument("--cache", help="answers that others found: see `selfsame work --cache`")
    parser.add_argument("--folder", help="where the plan and the results are kept; those that are there are not asked for again")
    options, rest = parser.parse_known_args(words)
    planned, shown = sorted_out(rest)
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(options.folder or temporary)
        folder.mkdir(parents=True, exist_ok=True)
        jobs, results = folder / "jobs.jsonl", folder / "results.jsonl"
        with open(jobs, "wb") as out:
            code = subprocess.run([options.program, "plan", "--ask", options.ask, *planned], stdout=out).returncode
        if code:
            return code
        # A line that was cut off when somebody ended this must not run into the next.
        with open(results, "ab") as out:
            out.write(b"\n")
        send(jobs, results, options, ["--cache", options.cache] if options.cache else [])
        ray.shutdown()
        return subprocess.run([options.program, "gather", "--plan", str(jobs), str(results), *shown]).returncode
