"""Chromium for the browser tests, and axe-core to look for faults in accessibility."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page

from maraud.server import client
from tests.server.process import Process
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
            if item.get_closest_marker("timeout") is None:
                item.add_marker(pytest.mark.timeout(360))  # whole games and many axe runs, on a busy machine


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


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "reduced_motion": "reduce", "viewport": {"width": 1280, "height": 800}}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server with the built client, for all tests that do not end it."""
    if not (client.FOLDER / "index.html").is_file():
        pytest.fail("The browser tests need the built client: `make client` builds it.")
    process = Process(tmp_path_factory.mktemp("browser") / "tables.db")
    yield process
    _, errors = process.stop()
    assert errors == ""


@pytest.fixture
def complaints(context: BrowserContext) -> Iterator[list[str]]:
    """What the browser's console complains of: nothing is what a test wants, unless it takes out what it expects."""
    found: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            found.append(f"{message.type}: {message.text}")

    context.on("console", heard)
    context.on("weberror", lambda error: found.append(f"uncaught: {error.error}"))
    yield found
    assert found == []
