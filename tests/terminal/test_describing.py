"""What stands on the table in words: of each game, of each seat, and nothing that a seat may not know."""

from __future__ import annotations

import re

import pytest

from maraud.engine import Rng, Table
from maraud.engine.dice import SeededDice, seed_from
from maraud.engine.game import Value
from maraud.games import find
from maraud.terminal import telling
from tests.games.marauders.camp import camp
from tests.games.raiders.ring import ring
from tests.games.root.test_keepers import keepers
from tests.games.root.wanderer import wander
from tests.games.root.woodland import Woodland, position

NAMES = ["Ana", "Ben", "Cleo", "Dan"]
FACTIONS = [
    ("hundreds", "keepers", "vagabond", "cult"),
    ("eyrie", "corvids", "duchy", "riverfolk"),
    ("marquise", "alliance", "second-vagabond", "vagabond"),
]
TABLES: list[tuple[str, int, dict[str, Value]]] = [
    ("marooned", 1, {}),
    ("raiders", 3, {}),
    ("raiders", 2, {"assist_memory": True}),
    ("marauders", 4, {}),
    *(("root", 4, dict[str, Value]((f"faction_{n}", name) for n, name in enumerate(mix, 1))) for mix in FACTIONS),
    ("root", 3, {"setup": "advanced", "map": "mountain", "hirelings": True}),
]


def said(table: Table, seat: int) -> str:
    """The position in words."""
    return telling.describe(table.game, table.game.view(table.state, seat), seat, NAMES[: table.seats])


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_every_position_is_told_to_everybody_in_words(name: str, seats: int, options: dict[str, Value]) -> None:
    """Also told: that two worlds alike for a seat are told alike, so nothing comes from elsewhere than the view."""
    table, rng = Table.open(find(name), seats, options, SeededDice(seed_from(5)), keep=1), Rng(5)
    for number in range(160):
        if not table.asks:
            break
        for seat in (-1, number % seats):
            text = said(table, seat)
            assert not re.search(r"None|True|False|[{}\[\]_]|\w:\w", text), text
            assert ("(you)" in text) == (seat >= 0 and name != "marooned")
        ask = rng.choice(table.asks)
        if number % 10 == 0:
            assert said(table.imagine(ask.seat, rng), ask.seat) == said(table, ask.seat)
        table.choose(rng.choice(ask.options), ask.seat)


def again(table: Table, seat: int, kind: str) -> str:
    """The last event of a kind as the log tells it now."""
    event = [event for event in table.events if event.kind.key == kind][-1]
    view = table.game.view(table.state, seat)
    return telling.old_event_line(table.game, event, seat, NAMES[: table.seats], view)


@pytest.mark.parametrize("aid", [False, True])
def test_rai_50_the_log_tells_no_color_again_that_one_has_to_remember(aid: bool) -> None:
    t = ring([0, 14], {1: "imam-1"}, spins=(2,), options={"assist_memory": aid})
    t.play("card:imam-1")  # and the other lands on SAFE
    assert again(t.table, 0, "looked") == "You look at IMAM 1: it is red. (RAI-27)"
    assert again(t.table, 1, "looked") == "Ana looks at IMAM 1. (RAI-27)"
    t.play("pass")
    told = "You look at IMAM 1: it is red. (RAI-27)" if aid else "You look at IMAM 1. (RAI-27)"
    assert again(t.table, 0, "looked") == told
    assert again(t.table, 0, "spun") == "Ana spins 2 and moves to GO ANYWHERE, space 4. (RAI-10)"


@pytest.mark.parametrize("aid", [False, True])
def test_mar_e44_the_log_tells_nothing_again_of_a_chest_that_one_has_to_remember(aid: bool) -> None:
    c = camp(scouts={0: "square:12:0"}, options={"assist_memory": aid})
    c.play("move", "scout:1", "square:12:1")  # a keyhole
    there = again(c.table, 0, "looked")
    assert re.fullmatch(r"You look under chest C1: [^:]*\. \(MAR-63\)", there)
    assert again(c.table, 1, "looked") == "Ana looks under chest C1. (MAR-63)"
    c.play("square:12:0")
    assert again(c.table, 0, "looked") == (there if aid else "You look under chest C1. (MAR-63)")


def lines(t: Woodland, faction: str = "") -> list[str]:
    """A position of Root, line by line."""
    return said(t.table, t.seat(faction) if faction else -1).splitlines()


def test_a_clearing_of_root() -> None:
    t = position({8: "2 marquise, sawmill, 3 wood", 11: "no ruin, eyrie"}, part="actions")
    assert (
        "Clearing 8, fox, ruled by Marquise de Cat: 2 marquise warriors, 1 sawmill, 3 wood; 1 open slot; next to 4, 7."
        in (lines(t))
    )
    assert "Clearing 11, mouse, ruled by Eyrie Dynasties: 1 eyrie warrior; 3 open slots; next to 3, 6, 12." in lines(t)


def test_hands_and_boards_of_root() -> None:
    t = position(
        {5: "marquise"}, part="actions", hands={"marquise": ["anvil"], "eyrie": ["sword"]}, points={"eyrie": 7}
    )
    assert any("1 card in hand: Anvil (fox; costs 1 fox)." in line for line in lines(t, "marquise"))
    assert "Eyrie Dynasties, Ben: 7 points; 1 card in hand." in lines(t, "marquise")
    assert not any("Arms Trader" in line for line in lines(t, "marquise") if "Ben" in line)
    t = wander({}, "2 sword, tired boot", relations={"eyrie": -1, "marquise": 2})
    assert any(
        "(boot, exhausted, count 1), (sword, ready, count 2)" in line and "Eyrie Dynasties hostile" in line
        for line in lines(t)
    )
    t = keepers({9: "keepers"}, "actions", {9: "figure-3"}, turn="marquise")
    assert any("(figure 3, clearing 9)" in line for line in lines(t))


def test_what_only_a_seat_sees_is_told_to_that_seat() -> None:
    """Raiders: the color of an own card."""
    table = ring([0, 7], {0: "marion-1", 1: "ra-2"}, spins=(2,)).table
    assert "Ana (you) stands on SAFE, space 2, safe from traps, fights and raids; owns MARION 1 (red)." in said(
        table, 0
    )
    assert "Ana stands on SAFE, space 2, safe from traps, fights and raids; owns MARION 1." in said(table, -1)
