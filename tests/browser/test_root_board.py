"""The board of Root in the browser: by clicking, by keyboard alone, on a phone; everything public one click away."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Axe
from tests.browser.playing import PATIENCE, Player
from tests.browser.test_look import SIZES, settle
from tests.server.process import Process

pytestmark = pytest.mark.usefixtures("complaints")

FACTIONS = ("marquise", "eyrie", "alliance", "vagabond")
NAMES = ("Ana", "Bo", "Cy", "Di")
MAPS = ("autumn", "winter", "lake", "mountain")
TURNS = 16  # of all seats together: then a game of the first test is drawn, if nobody has won
Until = Callable[[dict[str, Any]], bool]


class Table:
    """A table of Root with one person, Ana at the first seat, and three bots."""

    def __init__(self, server: Process, first: str = "marquise", bots: str = "greedy", **options: str | int) -> None:
        self.server = server
        factions = (first, *(faction for faction in FACTIONS if faction != first))
        chosen = {f"faction_{seat}": faction for seat, faction in enumerate(factions, 1)}
        seats = [{"player": "person" if name == "Ana" else bots, "name": name} for name in NAMES]
        body = {"game": "root", "options": {**chosen, **options}, "seats": seats}
        status, made = server.call("POST", "/api/tables", body)
        assert status == 201, made
        self.name: str = made["table"]
        self.token: str = made["seats"][0]["token"]

    def state(self) -> dict[str, Any]:
        """The state once Ana is asked or the game is over."""
        last = time.monotonic() + PATIENCE
        while True:
            state: dict[str, Any] = self.server.call("GET", f"/api/tables/{self.name}", token=self.token)[1]
            if state["ask"] or state["over"]:
                return state
            assert time.monotonic() < last, "Ana is not asked"
            time.sleep(0.05)

    def play(self, until: Until, seed: int = 1) -> dict[str, Any] | None:
        """Choose at random, without the browser, until something is so; None when the game ends before that."""
        rng = random.Random(seed)
        while True:
            state = self.state()
            if state["over"]:
                return None
            if until(state):
                return state
            choice = {"asked": state["ask"]["asked"], "option": rng.choice(state["ask"]["options"])["option"]}
            self.server.call("POST", f"/api/tables/{self.name}/choose", choice, self.token)

    def sit_down(self, page: Page) -> Player:
        player = Player(page)
        player.sit_down(self.server, self.name, self.token)
        page.locator("[data-element='clearing:1']").wait_for()
        return player


def played(server: Process, until: Until, first: str = "marquise", **options: str) -> tuple[Table, dict[str, Any]]:
    """A table where something is so, and its state. The shuffle is the server's: a game may end too soon."""
    for seed in range(8):
        table = Table(server, first, **options)
        state = table.play(until, seed)
        if state:
            return table, state
    raise AssertionError("it did not come to that")


def asked_for(kind: str) -> Until:
    return lambda state: any(option["element"].startswith(f"{kind}:") for option in state["ask"]["options"])


def in_battle(state: dict[str, Any]) -> bool:
    return bool(state["view"]["battle"])


def thing(page: Page, element: str) -> Locator:
    return page.locator(f"svg [data-element='{element}']")


def click(player: Player, option: dict[str, Any]) -> bool:
    """Choose by mouse: on the map where it is lit there for this option alone, else in the list. Whether on the map."""
    before = player.state["seq"]
    alone = [one["element"] for one in player.state["ask"]["options"]].count(option["element"]) == 1
    on_map = alone and bool(option["element"]) and thing(player.page, option["element"]).count() == 1
    if on_map:
        thing(player.page, option["element"]).click()
    else:
        player.page.locator(f"[data-option='{option['option']}']").click()
    player.until_state(before)
    return on_map


def until_asked(player: Player) -> bool:
    """Wait until it is Ana's choice again; False when the game is over."""
    last = time.monotonic() + PATIENCE
    while not player.state.get("ask"):
        if player.state.get("over"):
            return False
        assert time.monotonic() < last, "Ana is not asked"
        player.page.wait_for_timeout(20)
    return True


def test_a_game_is_played_by_clicking(page: Page, server: Process) -> None:
    player = Table(server, bots="random", most_turns=TURNS).sit_down(page)
    rng = random.Random(4)
    on_map = 0
    while until_asked(player):
        on_map += click(player, rng.choice(player.state["ask"]["options"]))
    assert on_map >= 5
    assert player.refusals == []
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    expect(page.get_by_role("region", name="Result").get_by_text("Marquise de Cat").first).to_be_visible()
    told = page.get_by_role("list", name="Score track").get_by_text("Points, 30 win")
    for seat, points in enumerate(player.state["over"]["scores"]):
        row = player.state["view"]["players"][seat]
        if row["dominance"] is None:
            expect(told).to_contain_text(f"({NAMES[seat]}) {points:g}")


def test_a_turn_by_keyboard_alone(page: Page, server: Process) -> None:
    table, state = played(server, asked_for("clearing"))
    player = table.sit_down(page)
    player.tab_to("on the board")
    focused = page.evaluate("document.activeElement.dataset.element")
    assert focused in [option["element"] for option in state["ask"]["options"]], "the first stop on the map is a target"
    seen = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 6:
        player.press(key)
        seen.add(page.evaluate("document.activeElement.dataset.element"))
    assert len(seen) >= 4
    assert all(seen)
    assert player.state["seq"] == state["seq"]
    target = state["ask"]["options"][-1]["element"]
    rng = random.Random(1)
    while page.evaluate("document.activeElement.dataset.element") != target:
        player.press(rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
    player.press("Enter")
    player.until_state(state["seq"])
    assert player.refusals == []


def test_questions_with_one_answer_are_answered_if_that_is_wanted(page: Page, server: Process) -> None:
    def forced(state: dict[str, Any]) -> bool:
        options = state["ask"]["options"]
        return len(options) == 1 and options[0]["kind"] != "end" and state["view"]["active"] == 0

    table, state = played(server, forced, "eyrie")
    player = table.sit_down(page)
    switch = page.get_by_label("Answer for me where there is one answer only")
    expect(switch).not_to_be_checked()
    switch.check()
    player.until_state(state["seq"])
    assert player.refusals == []
    page.reload()
    assert page.evaluate("localStorage['maraud.only']") == "on"


def test_a_card_of_the_hand_is_read(page: Page, server: Process) -> None:
    table, state = played(
        server, lambda state: not asked_for("card")(state) and state["view"]["players"][0]["hand"], "eyrie"
    )
    table.sit_down(page)
    hand = page.get_by_role("list", name=re.compile("^Your hand")).get_by_role("button")
    expect(hand).to_have_count(len(state["view"]["players"][0]["hand"]))
    name = hand.first.locator("b").first.inner_text()
    hand.first.click()
    dialog = page.get_by_role("dialog", name=name)
    expect(dialog.get_by_role("button", name=re.compile("^Rule ROOT-"))).to_be_visible()


def test_a_card_of_the_hand_is_chosen(page: Page, server: Process) -> None:
    table, state = played(server, asked_for("card"), "eyrie")
    player = table.sit_down(page)
    hand = page.get_by_role("list", name=re.compile("^Your hand"))
    option = next(one for one in state["ask"]["options"] if one["element"].startswith("card:"))
    hand.get_by_role("button", name=re.compile("^" + re.escape(f"{option['label']}: "))).first.click()
    player.until_state(state["seq"])
    assert player.refusals == []


@pytest.mark.parametrize("you", ["marquise", None])
def test_all_boards_are_one_click_away_in_the_same_form(page: Page, server: Process, you: str | None) -> None:
    table, state = played(server, lambda state: state["view"]["turn"] > 8)
    view = state["view"]
    player = Player(page)
    player.sit_down(server, table.name, table.token if you else None)
    rows = page.get_by_role("region", name="Player boards").get_by_role("button", name=re.compile("Open the board"))
    expect(rows).to_have_count(4)
    for row, who in zip(rows.all(), view["players"], strict=True):
        row.click()
        dialog = page.get_by_role("dialog")
        for title in ("Points", "Hand", "Crafted items", "Cards in play"):
            expect(dialog.get_by_text(title, exact=True).first).to_be_visible()
        cards = dialog.get_by_role("heading", name="Hand", exact=True)
        expect(cards).to_have_count(1 if you and who["seat"] == 0 else 0)
        special = {"eyrie": "The Decree", "alliance": "Supporters", "vagabond": "Relations", "marquise": "Tracks"}
        expect(dialog.get_by_role("heading", name=re.compile(special[who["faction"]])).first).to_be_visible()
        player.press("Escape")
        expect(dialog).to_have_count(0)


def test_the_discard_pile_is_searched(page: Page, server: Process) -> None:
    table, state = played(server, lambda state: len(state["view"]["discard"]) > 3)
    discard = state["view"]["discard"]
    table.sit_down(page)
    page.get_by_role("button", name="discarded: look through them").click()
    cards = page.get_by_role("list", name="Discarded cards").get_by_role("button")
    expect(cards).to_have_count(len(discard))
    name = cards.first.locator("b").first.inner_text()
    page.get_by_role("searchbox").fill(name.upper())
    expect(cards.first).to_contain_text(name)
    assert cards.count() < len(discard)
    page.get_by_role("searchbox").fill("no such card")
    expect(page.get_by_text("No card.")).to_be_visible()


def test_a_clearing_tells_what_is_in_it_and_who_rules(page: Page, server: Process) -> None:
    table, state = played(
        server,
        lambda state: state["view"]["turn"] > 8 and not asked_for("clearing")(state),
        "vagabond",
        map="lake",
    )
    view = state["view"]
    player = table.sit_down(page)
    ruled = next(clearing for clearing in view["clearings"] if clearing["ruler"] > 0)
    spot = thing(page, f"clearing:{ruled['id']}")
    expect(spot).to_have_attribute("aria-label", re.compile(f"^Clearing {ruled['id']}, {ruled['suit']}, ruled by "))
    spot.click()
    dialog = page.get_by_role("dialog", name=f"Clearing {ruled['id']}")
    expect(dialog.get_by_text("ruled by")).to_be_visible()
    for piece in ruled["pieces"]:
        expect(dialog.get_by_text(re.compile(f"^{piece['count']} ")).first).to_be_visible()
    player.press("Escape")
    player.press("t")
    expect(page.get_by_text(re.compile(f"^Clearing {ruled['id']}, .*ruled by")).last).to_be_visible()


def test_a_battle_is_told_step_by_step(page: Page, server: Process) -> None:
    table, _ = played(server, in_battle, "eyrie")
    table.sit_down(page)
    bar = page.get_by_role("region", name=re.compile("^Battle in clearing"))
    expect(bar.get_by_text("attacks")).to_be_visible()
    expect(bar.get_by_text("defends")).to_be_visible()
    bar.get_by_role("button").click()
    for step in ("Ambush", "Dice", "Cards", "Hits", "Losses"):
        expect(page.get_by_role("dialog").get_by_text(step, exact=True)).to_be_visible()


@pytest.mark.parametrize("name", MAPS)
def test_every_map_fits_a_phone_and_its_numbers_can_be_read(page: Page, server: Process, name: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    table, _ = played(server, lambda state: state["view"]["turn"] > 12, map=name)
    table.sit_down(page)
    for clearing in page.locator("svg [data-element^='clearing:']").all():
        box = clearing.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert box["width"] >= 44
    texts = page.locator("svg .count text, svg .tag ~ text")
    assert texts.count() > 12
    heights = texts.evaluate_all("all => all.map(e => e.getBoundingClientRect().height)")
    assert min(heights) >= 11


Scene = Callable[[Page, Process], None]


def scene(first: str, until: Until, name: str = "autumn") -> Scene:
    def play(page: Page, server: Process) -> None:
        table, _ = played(server, until, first, map=name)
        table.sit_down(page)

    return play


def late(state: dict[str, Any]) -> bool:
    return bool(state["view"]["turn"] > 20)


SCENES: dict[str, Scene] = {
    "early in Winter": scene("vagabond", lambda state: True, "winter"),
    "late on the Mountain": scene("marquise", late, "mountain"),
    "a battle at the Lake": scene("eyrie", in_battle, "lake"),
    "a column of the Decree": scene("eyrie", asked_for("column")),
}


@pytest.mark.parametrize("name", SCENES)
def test_the_board_is_accessible_and_fits(page: Page, server: Process, axe: Axe, name: str) -> None:
    SCENES[name](page, server)
    assert faults(page, axe) == []


@pytest.mark.parametrize("opens", ["Ana", "Bo", "Di", "discarded"])
def test_dialogs_are_accessible_and_fit(page: Page, server: Process, axe: Axe, opens: str) -> None:
    SCENES["late on the Mountain"](page, server)
    name = "discarded: look through" if opens == "discarded" else "you: " if opens == "Ana" else f"{opens}: "
    page.get_by_role("button", name=re.compile(name)).first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert faults(page, axe) == []


def faults(page: Page, axe: Axe) -> list[str]:
    """At three sizes in both themes: what axe finds, and what is beyond the edge."""
    found = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            found += [f"{width} {theme}: {fault}" for fault in axe(page)]
            beyond = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            if beyond > 0:
                found.append(f"{width} {theme}: {beyond} pixels beyond the edge")
    return found
