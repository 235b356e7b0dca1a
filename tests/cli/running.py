"""Running `maraud`: in this process, which is quick, or as a process of its own, as people do."""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple
from unittest import mock

from maraud.cli import main

SCREEN: Final = {"COLUMNS": "100", "NO_COLOR": "1"}


class Done(NamedTuple):
    """How a command ended and what it wrote."""

    returncode: int
    stdout: str
    stderr: str


def run(*arguments: str | Path, stdin: str = "") -> Done:
    """Run a command in this process."""
    out, err, status = io.StringIO(), io.StringIO(), 0
    with (
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        mock.patch.object(sys, "stdin", io.StringIO(stdin)),
        mock.patch.dict(os.environ, SCREEN),
    ):
        try:
            main([str(argument) for argument in arguments])
        except SystemExit as left:
            status = int(left.code or 0)
    return Done(status, out.getvalue(), err.getvalue())


def run_alone(*arguments: str | Path, stdin: str = "") -> Done:
    """Run a command as a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "maraud", *map(str, arguments)],
        input=stdin,
        env={**os.environ, **SCREEN},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=100,
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)


def output(*arguments: str | Path, stdin: str = "", alone: bool = False) -> str:
    """What a command prints that must succeed."""
    done = (run_alone if alone else run)(*arguments, stdin=stdin)
    assert (done.returncode, done.stderr) == (0, ""), done
    return done.stdout


def complaint(*arguments: str | Path, stdin: str = "", alone: bool = False) -> str:
    """The one sentence that a command with bad arguments leaves on stderr: exit status 2, and nothing on stdout."""
    done = (run_alone if alone else run)(*arguments, stdin=stdin)
    assert (done.returncode, done.stdout) == (2, ""), done
    assert done.stderr.startswith("maraud: ")
    assert done.stderr.endswith(".\n")
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr.removeprefix("maraud: ").strip()
