"""A released wheel: with the browser client, compiled where there is a compiler, and it runs where it is put."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools import client, compiled


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.skipif(not (client.BUNDLE / "index.html").exists(), reason="no client yet: make client")
@pytest.mark.parametrize("form", ["plain", "compiled"])
def test_the_wheel_holds_the_client_and_runs(form: str, tmp_path: Path) -> None:
    if form == "compiled" and not compiled.has_compiler():
        pytest.skip("no C compiler here")
    environment = {**os.environ, "MARAUD_COMPILE": str(int(form == "compiled"))}
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path), str(compiled.ROOT)]
    subprocess.run(build, env=environment, check=True, stdout=subprocess.DEVNULL)
    (wheel,) = tmp_path.glob("*.whl")

    installed = tmp_path / "installed"
    ZipFile(wheel).extractall(installed)
    assert (installed / "maraud" / "server" / "static" / "index.html").exists()
    assert any(installed.rglob(f"*{compiled.SUFFIX}")) == (form == "compiled")

    says = subprocess.run(
        [sys.executable, "-m", "maraud", "--version"],
        env={**os.environ, "PYTHONPATH": str(installed)},
        cwd=tmp_path,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    assert f"{form} form" in says
