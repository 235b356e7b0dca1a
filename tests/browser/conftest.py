"""Chromium for the browser tests, and axe-core to look for faults in accessibility."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tools.needs import chromium

HERE = Path(__file__).resolve().parent
AXE = HERE.parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ALWAYS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)

Axe = Callable[[Page], list[str]]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    executable = chromium()
    if executable is None:
        pytest.fail("The browser tests need Chromium: `make test` installs it by apt where it runs as root.")
    as_root = ["--no-sandbox"] if os.geteuid() == 0 else []
    return {**browser_type_launch_args, "executable_path": executable, "args": [*as_root, *ALWAYS]}


@pytest.fixture(scope="session")
def axe() -> Axe:
    """`axe(page)` gives the serious and critical faults, one line each: none is what a test wants."""
    source = AXE.read_text(encoding="utf-8")

    def faults(page: Page) -> list[str]:
        page.evaluate(source)
        found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{fault['impact']}: {fault['id']}: {[node['target'] for node in fault['nodes']]}: {fault['help']}"
            for fault in found["violations"]
            if fault["impact"] in ("serious", "critical")
        ]

    return faults
