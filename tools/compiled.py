"""What mypyc compiles, and how: for `make fast`, for wheels, and for the test that looks which form runs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FAST = ROOT / ".venv" / "fast"

COMPILED = ("engine/**/*.py", "games/**/*.py", "players/**/*.py")
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX") or ".so"


def sources(package: Path) -> list[Path]:
    """The files to compile, relative to the folder of the package."""
    found = {path.relative_to(package) for pattern in COMPILED for path in package.glob(pattern)}
    return sorted(path for path in found if (package / path).stat().st_size)


def module(source: Path) -> str:
    """engine/__init__.py -> maraud.engine"""
    parts = source.with_suffix("").parts
    return ".".join(("maraud", *(parts[:-1] if parts[-1] == "__init__" else parts)))


def has_compiler() -> bool:
    """Whether this Python can build extension modules here."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    header = Path(sysconfig.get_path("include"), "Python.h")
    return bool(command) and shutil.which(command.split()[0]) is not None and header.exists()


def compile_into(package: Path, scratch: Path) -> list[Path]:
    """Compile a copy of the package in `scratch`; the extension modules, relative to `scratch`.

    Never beside the sources: an extension module shadows every later edit of the file it was made from.
    """
    names = [str(Path("maraud", source)) for source in sources(package)]
    for old in ("maraud", "out"):
        shutil.rmtree(scratch / old, ignore_errors=True)
    shutil.copytree(package, scratch / "maraud", ignore=shutil.ignore_patterns("__pycache__", "static"))
    subprocess.run([sys.executable, str(Path(__file__).with_name("mypyc_build.py")), *names], cwd=scratch, check=True)
    return sorted(path.relative_to(scratch / "out") for path in (scratch / "out").rglob(f"*{SUFFIX}"))
