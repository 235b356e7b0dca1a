"""Run the checks one after another, to the end even when one fails, and say how each went.

The main pytest run comes last, so that its closing line ends the output of a green run. `--quick` leaves out what
takes long: the compiled form, the browser and tests marked slow.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
FAST: Final = ROOT / ".venv" / "fast"
RULE_TESTS: Final = ("tests/engine", "tests/games", "tests/players", "tests/test_form.py")


class Check(NamedTuple):
    name: str
    command: list[str]
    slow: bool = False
    path: str = ""


def python(*arguments: str) -> list[str]:
    return [sys.executable, *arguments]


def tool(*arguments: str) -> list[str]:
    return [str(Path(sys.executable).with_name(arguments[0])), *arguments[1:]]


def checks(quick: bool) -> list[Check]:
    pytest = python("-m", "pytest", "-n", "2")
    plain = "not browser and not slow" if quick else "not browser"
    found = [
        Check("ruff check", tool("ruff", "check", "--quiet", ".")),
        Check("ruff format", tool("ruff", "format", "--quiet", "--check", ".")),
        Check("mypy --strict", tool("mypy")),
        Check("imports", tool("lint-imports", "--no-logo")),
        Check("rules, code and tests", python("-m", "maraud", "rules", "--check")),
        Check("browser client", python("tools/client.py")),
        Check("svelte-check", python("tools/client.py", "run", "--silent", "check")),
        Check("vitest", python("tools/client.py", "run", "--silent", "test")),
        Check("compile", python("tools/fast.py"), slow=True),
        Check("pytest, compiled form", [*pytest, "-m", "not browser", *RULE_TESTS], slow=True, path=str(FAST)),
        Check("pytest, browser", python("-m", "pytest", "-m", "browser", "-p", "no:xdist"), slow=True),
        Check("pytest", [*pytest, "-m", plain]),
    ]
    return [check for check in found if not (quick and check.slow)]


def passes(check: Check) -> bool:
    print(f"\n=== {check.name}", flush=True)
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if check.path:
        environment["PYTHONPATH"] = check.path
    begun = time.monotonic()
    status = subprocess.run(check.command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, check=False).returncode
    if status:
        print(f"=== {check.name} FAILED with status {status}", flush=True)
    elif not check.name.startswith("pytest"):
        print(f"=== {check.name}: ok, {time.monotonic() - begun:.1f} s", flush=True)
    return status == 0


def main(arguments: list[str]) -> None:
    failed = [check.name for check in checks("--quick" in arguments) if not passes(check)]
    if failed:
        raise SystemExit(f"\nFailed: {'; '.join(failed)}.")


if __name__ == "__main__":
    main(sys.argv[1:])
