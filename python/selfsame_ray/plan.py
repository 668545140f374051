"""The jobs of a plan, as tasks: where each line is, largest first, small ones together."""
import json
import typing


class Spot(typing.NamedTuple):
    """A line of a file, and the milliseconds that it may take."""

    estimate: int
    at: int
    length: int


def known(path):
    """The keys of jobs that have results. Half a line is none."""
    keys = set()
    with open(path, "rb") as lines:
        for line in lines:
            try:
                result = json.loads(line)
                if result["from"] != "accident":
                    keys.add(result["key"])
            except (ValueError, KeyError, TypeError):
                pass
    return keys


def spots(path, done=frozenset()):
    """Where the jobs of a plan are that are not done; those that are expected to take longest first."""
    found, at = [], 0
    with open(path, "rb") as lines:
        for line in lines:
            job = json.loads(line)
            if job["key"] not in done:
                found.append(Spot(job["estimate"], at, len(line)))
            at += len(line)
    return sorted(found, key=lambda spot: (-spot.estimate, spot.at))


def batches(jobs, milliseconds, most):
    """Lists of jobs of about so many milliseconds together, and not more than so many jobs: a task of its own costs more than a small
    job."""
    batch, total = [], 0
    for job in jobs:
        if batch and (total + job.estimate > milliseconds or len(batch) == most):
            yield batch
            batch, total = [], 0
        batch.append(job)
        total += job.estimate
    if batch:
        yield batch


def texts(plan, batch):
    """The lines of a batch."""
    for spot in batch:
        plan.seek(spot.at)
        yield plan.read(spot.length)
