"""`make fast`: the whole package into .venv/fast, with engine, games and players compiled by mypyc.

`PYTHONPATH=.venv/fast` runs that form; without it the plain sources run. Compiles only when what is compiled has
changed; everything else is copied anew each time.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import shutil
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import compiled

PACKAGE = compiled.ROOT / "src" / "maraud"
BUILD = compiled.FAST.with_name("fast-build")
STAMP = BUILD / "stamp"


def fingerprint() -> str:
    """Of everything that the compiled form depends on."""
    digest = hashlib.sha256(f"{sys.version} mypy {importlib.metadata.version('mypy')}".encode())
    for path in (Path(compiled.__file__), Path(__file__).with_name("mypyc_build.py")):
        digest.update(path.read_bytes())
    for source in compiled.sources(PACKAGE):
        digest.update(f"\0{source}\0".encode() + (PACKAGE / source).read_bytes())
    return digest.hexdigest()


def compile_stale() -> None:
    now = fingerprint()
    if STAMP.exists() and STAMP.read_text() == now:
        return
    if not compiled.has_compiler():
        raise SystemExit("make fast needs a C compiler and Python's headers (Debian: apt install gcc python3-dev).")
    print(f"Compiling {len(compiled.sources(PACKAGE))} files of maraud with mypyc ...", flush=True)
    begun = time.monotonic()
    STAMP.unlink(missing_ok=True)
    shutil.rmtree(compiled.FAST, ignore_errors=True)  # nobody shall take the old form for the new one
    try:
        compiled.compile_into(PACKAGE, BUILD)
    except subprocess.CalledProcessError:
        raise SystemExit("The compiled form could not be made: mypyc's reasons stand above.") from None
    STAMP.write_text(now)
    print(f"Compiled in {time.monotonic() - begun:.0f} s.")


def main() -> None:
    compile_stale()
    fresh = compiled.FAST.with_name("fast-new")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(PACKAGE, fresh / "maraud", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(BUILD / "out", fresh, dirs_exist_ok=True)
    shutil.rmtree(compiled.FAST, ignore_errors=True)
    fresh.rename(compiled.FAST)
    print("Compiled form: PYTHONPATH=.venv/fast .venv/bin/python -m maraud")


if __name__ == "__main__":
    main()
