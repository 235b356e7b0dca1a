"""Running `maraud` as people do: as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def run(*arguments: str | Path, stdin: str = "", folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run a command and wait for its end."""
    return subprocess.run(
        [sys.executable, "-m", "maraud", *map(str, arguments)],
        input=stdin,
        cwd=folder,
        env={**os.environ, "COLUMNS": "100", "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=100,
        check=False,
    )


def output(*arguments: str | Path, stdin: str = "") -> str:
    """What a command prints that must succeed."""
    done = run(*arguments, stdin=stdin)
    assert (done.returncode, done.stderr) == (0, ""), done
    return done.stdout


def complaint(*arguments: str | Path, stdin: str = "") -> str:
    """The one sentence that a command with bad arguments leaves on stderr, with exit status 2 and nothing on stdout."""
    done = run(*arguments, stdin=stdin)
    assert (done.returncode, done.stdout) == (2, ""), done
    assert done.stderr.startswith("maraud: ")
    assert done.stderr.endswith(".\n")
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr.removeprefix("maraud: ").strip()
