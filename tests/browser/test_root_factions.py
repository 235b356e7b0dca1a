"""Root's factions in the browser: each is played by clicking, and what can be chosen is lit on its board."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Axe
from tests.browser.test_root_board import Table, Until, asked_for, click, faults, played, thing, until_asked
from tests.server.process import Process

pytestmark = pytest.mark.usefixtures("complaints")

# Who is asked, for what, and a word of the part of the board that shows it.
LIT = [
    ("hundreds", "mood", "The Hoard"),
    ("keepers", "retinue", "Waystations"),
    ("duchy", "minister", "The Burrow"),
    ("corvids", "plot", "Plots on the map"),
    ("cult", "suit", "Outcast"),
]


def others(first: str) -> dict[str, str]:
    """Factions for seats 2 to 4 of which none is the first."""
    rest = [faction for faction in ("marquise", "eyrie", "riverfolk", "alliance") if faction != first]
    return {f"faction_{seat}": faction for seat, faction in enumerate(rest[:3], 2)}


def play_to(server: Process, until: Until, first: str) -> tuple[Table, dict[str, Any]]:
    return played(server, until, first, **others(first))


def open_board(page: Page, of: str = "you") -> None:
    page.get_by_role("region", name="Player boards").get_by_role("button", name=re.compile(f", {of}: ")).click()
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize(("first", "kind", "part"), LIT, ids=[case[0] for case in LIT])
def test_what_can_be_chosen_is_lit_on_the_faction_board(
    page: Page, server: Process, axe: Axe, first: str, kind: str, part: str
) -> None:
    table, state = play_to(server, asked_for(kind), first)
    player = table.sit_down(page)
    before = state["seq"]
    option = next(one for one in state["ask"]["options"] if one["element"].startswith(f"{kind}:"))
    open_board(page)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(part).first).to_be_visible()
    assert faults(page, axe) == []
    page.set_viewport_size({"width": 1280, "height": 800})
    lit = dialog.get_by_role("button", name=re.compile(f"^{re.escape(option['label'])}\\b", re.IGNORECASE)).first
    lit.focus()  # by keyboard as by mouse: it is a button
    player.press("Enter")
    player.until_state(before)
    expect(dialog).to_have_count(0)
    assert player.refusals == []


FACTIONS = ("eyrie", "alliance", "vagabond", "cult", "riverfolk", "duchy", "corvids", "hundreds", "keepers")


@pytest.mark.parametrize("first", FACTIONS)
def test_a_short_game_of_each_faction_is_played_by_clicking(page: Page, server: Process, first: str) -> None:
    player = Table(server, first, bots="random", most_turns=10, **others(first)).sit_down(page)
    rng = random.Random(7)
    choices = 0
    while until_asked(player):
        expect(page.get_by_role("group", name="What you can do")).to_be_visible()
        click(player, rng.choice(player.state["ask"]["options"]))
        choices += 1
    assert choices > 5
    assert player.refusals == []
    expect(page.get_by_role("region", name="Result")).to_be_visible()


def test_a_service_is_bought_from_the_board_of_the_riverfolk(page: Page, server: Process) -> None:
    table, state = played(server, asked_for("upon"), "marquise", faction_2="riverfolk")
    player = table.sit_down(page)
    service = next(one for one in state["ask"]["options"] if one["element"].startswith("upon:"))
    open_board(page, "Bo")
    tile = page.get_by_role("dialog").locator(f"button[data-tile='{service['element']}']")
    expect(tile).to_contain_text("Price: ")
    tile.click()
    player.until_state(state["seq"])
    assert player.refusals == []


def test_the_burrow_is_a_place_on_the_map(page: Page, server: Process) -> None:
    def may_come_home(state: dict[str, Any]) -> bool:
        return any(option["element"] == "clearing:burrow" for option in state["ask"]["options"])

    table, state = play_to(server, may_come_home, "duchy")
    player = table.sit_down(page)
    burrow = thing(page, "clearing:burrow")
    count = state["view"]["players"][0]["board"]["burrow"]
    expect(burrow).to_have_attribute("aria-label", re.compile(f"^The Burrow: {count} warriors? of the Duchy"))
    burrow.click()
    player.until_state(state["seq"])
    assert player.refusals == []
