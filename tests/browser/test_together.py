"""Several people at one table of the browser: who is shown out learns it at once."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.playing import Player
from tests.server.process import Process


def test_a_spectator_who_is_shown_out_is_told_at_once(
    page: Page, server: Process, new_context: Callable[..., BrowserContext]
) -> None:
    seats = [{"player": "person", "name": name} for name in ("Ana", "Ben")]
    made = server.call("POST", "/api/tables", {"game": "raiders", "options": {}, "seats": seats})[1]
    player, watching = Player(page), Player(new_context().new_page())
    player.sit_down(server, made["table"], made["seats"][0]["token"])
    watching.sit_down(server, made["table"], None)
    page.get_by_role("button", name="Table and links").click()
    page.get_by_label("Let spectators watch").uncheck()
    expect(watching.page.get_by_role("heading", name="This table cannot be opened")).to_be_visible(timeout=2_000)
    expect(watching.page.get_by_text("This table is open only to those who have a link to it.")).to_be_visible()
    expect(watching.page.locator("[data-element]")).to_have_count(0)
    page.get_by_label("Let spectators watch").check()
    watching.page.reload()
    expect(watching.page.locator("[data-element]").first).to_be_visible()
