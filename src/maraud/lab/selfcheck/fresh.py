"""The same games again in another process, where hashes are other numbers: they must be the same games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

from maraud.lab.selfcheck.play import Plan, Trace, find

HASH_SEEDS = ("1", "2")


def traces(job: dict[str, Any]) -> list[str]:
    """The digests of the games of a job."""
    game = find(job["game"])
    return [Trace(Plan(game, number, job["seats"], job["options"])).digest for number in job["numbers"]]


def elsewhere(job: dict[str, Any], hash_seed: str) -> list[str]:
    """The digests of the games of a job, played in another process."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(
        [sys.executable, "-m", "maraud.lab.selfcheck.fresh"],
        input=json.dumps(job),
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"the other process failed: {done.stderr.strip()[-300:]}")
    found: list[str] = json.loads(done.stdout)
    return found


if __name__ == "__main__":
    sys.stdout.write(json.dumps(traces(json.load(sys.stdin))))
