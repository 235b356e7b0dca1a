"""How tests play in the browser: by mouse or by keyboard, and what they see on the wire meanwhile."""

from __future__ import annotations

import json
import random
import time
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket

from tests.server.process import Process

PATIENCE = 20.0  # seconds
MOST_CHOICES = 200


class Player:
    """Somebody at the page of a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.state: dict[str, Any] = {}
        self.refusals: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._receive)

    def _receive(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "refused":
            self.refusals.append(message)
        state = message if message["type"] == "state" else message.get("state")
        if state and state["seq"] >= self.state.get("seq", -1):
            self.state = state

    def until_state(self, after: int = -1) -> dict[str, Any]:
        """The newest state, once there is one later than `after`."""
        last = time.monotonic() + PATIENCE
        while self.state.get("seq", -1) <= after:
            assert time.monotonic() < last, "no new state came"
            self.page.wait_for_timeout(10)
        return self.state

    # By mouse.

    def set_up(self, server: Process, name: str = "Ana") -> None:
        """From the home page to a new table of Marooned!."""
        page = self.page
        page.goto(f"http://{server.address}/")
        page.get_by_role("button", name="Play Marooned!").click()
        page.get_by_label("Name at seat 1").fill(name)
        page.get_by_role("button", name="Set up the table").click()
        self.options.first.wait_for()
        self.until_state()

    def sit_down(self, server: Process, table: str, token: str | None) -> None:
        """At a table by its link."""
        self.page.goto(f"http://{server.address}/t/{table}{f'#{token}' if token else ''}")
        self.until_state()

    @property
    def options(self) -> Locator:
        return self.page.get_by_role("group", name="What you can do").get_by_role("button")

    def button(self, option: dict[str, Any]) -> Locator:
        """The option in the list."""
        return self.options.filter(has=self.page.get_by_text(option["label"], exact=True))

    def spot(self, option: dict[str, Any]) -> Locator:
        """The element of the board that stands for the option."""
        return self.page.locator(f'[data-element="{option["element"]}"]')

    def click(self, option: dict[str, Any], on_board: bool = False) -> None:
        """Choose by mouse: on the board where the option alone has a place there, else from the list."""
        before = self.state["seq"]
        alone = [offer["element"] for offer in self.state["ask"]["options"]].count(option["element"]) == 1
        if on_board and alone and option["element"] and self.spot(option).count():
            self.spot(option).click()
        else:
            self.button(option).click()
        self.until_state(before)

    def play(self, rng: random.Random, most: int = MOST_CHOICES, on_board: float = 0.5) -> None:
        """Choose at random by mouse, until the game is over or `most` choices are made."""
        for _ in range(most):
            if not self.state["ask"]:
                return
            option = rng.choice(self.state["ask"]["options"])
            self.click(option, on_board=rng.random() < on_board)

    # By keyboard.

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, name: str, most: int = 250) -> None:
        """Press Tab until the focus is on what has this name; not at all if it is there."""
        seen = [self.focused()]
        while len(seen) < most:
            if name in seen[-1]:
                return
            self.press("Tab")
            seen.append(self.focused())
        raise AssertionError(f"Tab does not come to {name}; it came to {seen}")

    def focused(self) -> str:
        """Name or text of what has the focus."""
        text: str = self.page.evaluate(
            "(() => { const e = document.activeElement; if (!e || e === document.body) return '';"
            " const label = e.labels?.[0]?.textContent ?? '';"
            " const board = e.dataset.element ? 'on the board' : '';"
            " return [board, e.getAttribute('aria-label') ?? '', label, e.textContent ?? ''].join(' ').trim(); })()"
        )
        return text

    def key(self, option: dict[str, Any], by_number: bool) -> None:
        """Choose by keyboard: by its number, or by Tab and Enter."""
        before = self.state["seq"]
        self.button(option).wait_for()
        shown = self.options.all_inner_texts()
        place = next(n for n, text in enumerate(shown) if option["label"] in text.replace("\n", " "))
        if by_number and place < 9:
            self.press(str(place + 1))
        else:
            self.tab_to(option["label"])
            self.press("Enter")
        self.until_state(before)
