"""Marauders as a person plays it in the browser: an offer is put together by mouse, and every page is accessible."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from maraud.engine.rng import Rng
from tests.browser.conftest import Axe
from tests.browser.here import Here, server_here, shuffle_so_that
from tests.browser.playing import Player
from tests.browser.test_look import SIZES, settle

pytestmark = pytest.mark.usefixtures("complaints")


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Here]:
    with server_here(tmp_path / "tables.db") as server:
        yield server


def table_of(here: Here, page: Page, game: str, seats: int) -> tuple[str, list[str]]:
    """A new table and its tokens."""
    people = [{"player": "person", "name": name} for name in ("Ana", "Ben", "Cleo", "Dan")[:seats]]
    plan = {"game": game, "options": {}, "seats": people}
    made = page.request.post(f"{here.address}/api/tables", data=plan).json()
    return made["table"], [key["token"] for key in made["seats"]]


def play_until(here: Here, page: Page, table: str, tokens: list[str], keys: tuple[str, ...]) -> int:
    """Let all play by the game's advice until a seat is asked one of these: that seat."""
    sitting, rng = here.sitting(table), Rng(1)
    while (ask := sitting.table.asks[0]).prompt.key not in keys:
        option = sitting.game.advise(sitting.table.state, ask, rng).text
        headers = {"Authorization": f"Bearer {tokens[ask.seat]}"}
        body = {"asked": sitting.asked(ask.seat), "option": option}
        assert page.request.post(f"{here.address}/api/tables/{table}/choose", headers=headers, data=body).ok
    return ask.seat


def test_an_offer_is_put_together_on_its_two_sides_and_sent(
    page: Page, here: Here, new_context: Callable[..., BrowserContext], monkeypatch: pytest.MonkeyPatch
) -> None:
    shuffle_so_that(monkeypatch, "marauders", {}, ("trade-keys",), (1, 2000))
    table, tokens = table_of(here, page, "marauders", 2)
    seat = play_until(here, page, table, tokens, ("trade-keys",))
    me, other = Player(page), Player(new_context().new_page())
    me.page.goto(f"{here.address}/t/{table}#{tokens[seat]}")
    other.page.goto(f"{here.address}/t/{table}#{tokens[1 - seat]}")
    page.get_by_role("button", name="Make an offer").click()
    offer = page.get_by_role("region", name="The offer")
    expect(offer.get_by_text("nothing yet")).to_have_count(2)
    expect(offer.get_by_text("not sent yet")).to_be_visible()
    hand = page.get_by_role("list", name="Your hand")
    given = None
    for place in (0, 1):  # my side first, then the other's
        offer.get_by_role("button", name="+ a card").nth(place).click()
        if place == 0:
            lit = hand.locator("li.can button").first
            given = lit.get_attribute("aria-label")
            lit.click()
        else:
            me.options.first.click()
        expect(offer.get_by_text("nothing yet")).to_have_count(1 - place)
    assert given is not None
    expect(
        other.page.get_by_role("region", name="The offer").get_by_text("Only the two know its terms.")
    ).to_be_visible()
    page.get_by_role("button", name="Send the offer").click()
    theirs = other.page.get_by_role("region", name="The offer")
    expect(theirs.get_by_text("You give")).to_be_visible()
    expect(theirs.get_by_role("img", name=re.compile(given, re.IGNORECASE)).first).to_be_visible()
    other.page.get_by_role("group", name="What you can do").get_by_role("button", name="Refuse").click()
    expect(offer).to_have_count(0)


def out_of_sight(page: Page, height: int) -> list[str]:
    """The answers to the present question that do not stand within the window."""
    found = []
    for option in page.get_by_role("group", name="What you can do").get_by_role("button").all():
        box = option.bounding_box()
        if box is None or box["y"] < 0 or box["y"] + box["height"] > height:
            found.append(option.inner_text())
    return found


@pytest.mark.timeout(240)
@pytest.mark.parametrize(
    ("game", "keys"),
    [
        ("raiders", ("corner", "look", "safe")),
        ("raiders", ("aim",)),
        ("marauders", ("compose",)),
        ("marauders", ("where-to",)),
        ("marauders", ("want-what",)),
        ("marauders", ("lay",)),
    ],
    ids=lambda value: value if isinstance(value, str) else value[0],
)
def test_every_moment_is_accessible_and_fits(
    page: Page, here: Here, axe: Axe, monkeypatch: pytest.MonkeyPatch, game: str, keys: tuple[str, ...]
) -> None:
    options: dict[str, Any] = {}
    shuffle_so_that(monkeypatch, game, options, keys[-1:], (1, 2000))
    table, tokens = table_of(here, page, game, 4)
    seat = play_until(here, page, table, tokens, keys)
    page.goto(f"{here.address}/t/{table}#{tokens[seat]}")
    page.locator("[data-element]").first.wait_for()
    faults = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            faults += [f"{width} {theme}: {fault}" for fault in axe(page)]
            beyond = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            if beyond > 0:
                faults.append(f"{width} {theme}: {beyond} pixels beyond the edge")
            if width < 700 and game == "marauders":
                faults += [f"{width} {theme}: to see {text} one must scroll" for text in out_of_sight(page, height)]
    assert faults == []
