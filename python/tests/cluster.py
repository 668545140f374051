"""A cluster of two nodes on this machine that loses workers and a node while it answers: the report is that of one machine.

usage: cluster.py BINARY [--each N] [--kills K] [--remove-after S] [OPTIONS AND PATHS OF check...]

As soon as something is answered, and then every N seconds, a process that answers is killed, with what it has started, K times at most; in the middle, S seconds
after the start and not before the first was killed, a node is taken away. The report must be the one of
`selfsame check`, times left out, with no job without a result. Without paths, a few laws are written for it. Everything listens at 127.0.0.1.
"""
import argparse
import json
import os
import pathlib
import random
import re
import signal
import subprocess
import sys
import tempfile
import time

os.environ.setdefault("RAY_DISABLE_IMPORT_WARNING", "1")
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
# Without it Ray takes 127.0.0.1 for another address of this machine.
os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
PACKAGE = pathlib.Path(__file__).resolve().parents[1]

from ray.cluster_utils import Cluster

LAWS = """module Laws{n} where
double{n} :: Int -> Int
double{n} x = x + x
prop_double{n}, prop_more{n} :: Int -> Bool
prop_double{n} x = double{n} x == {n} * x
prop_more{n} x = double{n} (x + {n}) == double{n} x + 2 * {n}
"""


def timeless(text):
    return re.sub(r'("time_ms": )[0-9.]+', r"\1T", text)


def workers():
    """Processes of Ray that answer: those above a `selfsame work`."""
    found = []
    for entry in pathlib.Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                words = (entry / "cmdline").read_bytes().split(b"\0")
                if b"work" in words and b"--jobs" in words:
                    parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
                    if parent in owned:
                        found.append(parent)
            except (OSError, ValueError):
                pass
    return found


owned = set()
# So often it is looked whether somebody answers: more often than any task takes.
LOOK = 0.1


def own():
    """The processes below this one and below the nodes that it started: no others are ever killed."""
    parents = {}
    for entry in pathlib.Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            except (OSError, ValueError):
                pass
    owned.clear()
    for process in parents:
        at = process
        while at in parents and at != os.getpid():
            at = parents[at]
        if at == os.getpid():
            owned.add(process)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("binary")
    parser.add_argument("--each", type=float, default=5.0)
    parser.add_argument("--kills", type=int, default=10**6)
    parser.add_argument("--remove-after", type=float, default=12.0)
    parser.add_argument("--laws", type=int, default=40)
    options, asked = parser.parse_known_args()
    binary = str(pathlib.Path(options.binary).resolve())
    with tempfile.TemporaryDirectory() as folder:
        if not asked:
            for number in range(options.laws):
                pathlib.Path(folder, f"Laws{number}.hs").write_text(LAWS.format(n=number))
            asked = [folder, "--effort", "2000"]
        cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "node_ip_address": "127.0.0.1", "include_dashboard": False})
        second = cluster.add_node(num_cpus=1, node_ip_address="127.0.0.1")
        cluster.wait_for_nodes()
        print(f"nodes: {len(cluster.list_all_nodes())}, address {cluster.address}", flush=True)
        killed, removed, started = [], [], time.monotonic()
        work, report = pathlib.Path(folder, "work"), pathlib.Path(folder, "report.json")
        words = ["check", "--program", binary, "--address", cluster.address, "--folder", str(work), "--also", f"json={report}", "-q", "--allow-none", *asked]
        asking = subprocess.Popen([sys.executable, "-m", "selfsame_ray", *words], env={**os.environ, "PYTHONPATH": str(PACKAGE)}, stdout=subprocess.DEVNULL)
        next_kill = started
        while asking.poll() is None:
            time.sleep(LOOK)
            if time.monotonic() < next_kill or (removed and len(killed) >= options.kills):
                continue
            own()
            found = workers()
            if found and len(killed) < options.kills:
                next_kill = time.monotonic() + options.each
                killed.append(random.choice(found))
                try:
                    os.kill(killed[-1], signal.SIGKILL)
                except OSError:
                    killed.pop()
            if not removed and killed and time.monotonic() - started > options.remove_after:
                removed.append(True)
                cluster.remove_node(second, allow_graceful=False)
                cluster.add_node(num_cpus=1, node_ip_address="127.0.0.1")
        code = asking.returncode
        seconds = time.monotonic() - started
        cluster.shutdown()
        jobs = sum(1 for _ in open(work / "jobs.jsonl", "rb"))
        results = [json.loads(line) for line in open(work / "results.jsonl", "rb") if line.strip()]
        accidents = sum(result["from"] == "accident" for result in results)
        alone_at = time.monotonic()
        alone = subprocess.run([binary, "check", "--format", "json", "-q", "--allow-none", "--no-cache", *asked], stdout=subprocess.PIPE, text=True)
        is_same = timeless(alone.stdout) == timeless(report.read_text()) and alone.returncode == code
        print(
            f"jobs {jobs}, results {len(results)} of {len({r['number'] for r in results})} jobs, accidents {accidents}, workers killed {len(killed)}, "
            f"nodes removed {len(removed)}, {seconds:.0f} s, alone {time.monotonic() - alone_at:.0f} s, exit codes {code} {alone.returncode}, same {is_same}"
        )
        if not (is_same and killed and removed and accidents == 0 and len({r["number"] for r in results}) == jobs):
            sys.exit("not as on one machine, or nobody was harmed")


main()
