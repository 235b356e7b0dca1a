"""What the tests need beyond Python packages: Chromium and a C compiler. Installed by apt where we are root."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.compiled import has_compiler


class Need(NamedTuple):
    name: str
    is_there: Callable[[], bool]
    packages: tuple[str, ...]


def chromium() -> str | None:
    """The browser to test with: CHROMIUM says which, otherwise the first that is found."""
    named = os.environ.get("CHROMIUM")
    return named or next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


NEEDS: Final = (
    Need("Chromium", lambda: chromium() is not None, ("chromium",)),
    Need("a C compiler with Python's headers", has_compiler, ("gcc", "libc6-dev", "python3-dev")),
)


def install(packages: list[str]) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *packages]):
        subprocess.run(
            ["apt-get", *step], env=environment, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
        )


def main() -> None:
    missing = [need for need in NEEDS if not need.is_there()]
    if missing and os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"Installing {' and '.join(need.name for need in missing)} for the tests ...", flush=True)
        install([package for need in missing for package in need.packages])
        missing = [need for need in missing if not need.is_there()]
    if missing:
        raise SystemExit(f"The tests need {' and '.join(need.name for need in missing)}: please install it.")


if __name__ == "__main__":
    main()
