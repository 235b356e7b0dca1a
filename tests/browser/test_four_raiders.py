"""Four people play a whole game of Raiders, each in a browser of their own, and a fifth looks on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from maraud.engine.rng import Rng
from maraud.games.raiders.board import CARDS, COLORS
from maraud.games.raiders.memory import knowledge
from maraud.games.raiders.options import CARD
from maraud.games.raiders.state import Raiders
from tests.browser.here import Here, server_here, shuffle_so_that
from tests.browser.witness import (
    GENEROUS,
    NAMES,
    Gathering,
    Witness,
    drops_out_and_comes_back,
    nobody_has_anothers_token,
    sent_to,
)

OF_COLORED_CARDS = ("dealt", "took", "looked", "turned")  # events that say the color of a card


def claims(witness: Witness, first: int) -> set[tuple[str, str]]:
    """Every card with its color that this page was told of."""
    found = set()
    for thing in sent_to(witness, first):
        if thing.get("color") and ("id" in thing or "card" in thing):
            found.add((thing.get("id") or thing["card"], thing["color"]))
        if thing.get("kind") in OF_COLORED_CARDS and "facts" in thing:
            facts = [fact.split(":") for fact in thing["facts"] if isinstance(fact, str)]
            colors = [name for kind, name in facts if kind == "color"]
            found.update((name, color) for kind, name in facts if kind == "card" for color in colors)
    return found


def sure_of(here: Here, table: str, seat: int) -> set[tuple[str, str]]:
    """What a seat can know of colors."""
    state = here.sitting(table).table.state
    assert isinstance(state, Raiders)
    masks = knowledge(state, seat)
    return {(CARD[card].name, COLORS[c]) for card in CARDS for c in range(4) if masks[card] == 1 << c}


@pytest.mark.timeout(300)
@pytest.mark.parametrize("assist", [False, True], ids=["by heart", "with the memory aid"])
def test_p_01_p_02_p_05_p_30_four_play_a_whole_game_and_nobody_is_sent_what_is_hidden(
    browser: Browser,
    tmp_path: Path,
    browser_context_args: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    assist: bool,
) -> None:
    seats = [{"player": "person", "name": name} for name in NAMES]
    options = {"assist_memory": assist}
    plan = {"game": "raiders", "options": options, "seats": seats}
    shuffle_so_that(monkeypatch, "raiders", options, ("aim",), (35, 70))
    with server_here(tmp_path / "tables.db") as here:
        gathering = Gathering(browser, here.address, plan, **browser_context_args)
        sitting, rng = here.sitting(gathering.table), Rng(1)
        read = dict.fromkeys(range(-1, 4), 0)
        hidden = dict.fromkeys(range(-1, 4), 0)
        told, dropped = 0, False
        while sitting.table.asks:
            ask = sitting.table.asks[0]
            option = sitting.game.advise(sitting.table.state, ask, rng).text
            if not dropped and len(ask.options) > 3:
                dropped = True
                drops_out_and_comes_back(gathering[ask.seat])
            seq = gathering.take(ask.seat, option)
            gathering.measure(ask.seat, seq)
            for witness in gathering.all:
                witness.bodies()
                found = claims(witness, read[witness.seat])
                sure = sure_of(here, gathering.table, witness.seat)
                assert found <= sure
                hidden[witness.seat] += len(CARDS) - len(sure)
                read[witness.seat] = len(witness.received)
                told += len(found)
        assert dropped
        assert told > 50  # there was something to be told …
        assert min(hidden.values()) > 100  # … and to hide
        nobody_has_anothers_token(gathering, sitting.row.seed.hex())
        for witness in gathering.all:
            expect(witness.page.get_by_role("region", name="Result")).to_be_visible()
            assert witness.state["over"]["won"].count(True) == 1
            assert witness.refusals == []
            assert witness.complaints == []
        print(gathering.figures())  # noqa: T201
        assert gathering.p95() < GENEROUS
        gathering.close()
