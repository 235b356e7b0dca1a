"""Four people play a whole game of Marauders, each in a browser of their own, and a fifth looks on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from maraud.engine.rng import Rng
from maraud.games.marauders.box import CHEST_NAMES, CLUE_NAMES, KIND_NAMES, KINDS, SLOT_NAMES, SLOTS
from maraud.games.marauders.island import CELLS
from maraud.games.marauders.state import Marauders, has_unlocked, knows_chest
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

CHEST = re.compile(r'"chest:([a-z-]+)"|"chest":"([a-z-]+)"|\b([a-z]+) with a ([a-z]+) key\b')
CLUE = re.compile(r'"clue:([a-z0-9-]+)"')
LAID = re.compile(r'"lay:[a-z]+"')
OWN = {"drew": "card:", "looked": "chest:", "unlocked": "clue:", "stashed": "card:", "handed-unseen": "card:"}


class Secrets:
    """What one page has been told of what is hidden in Marauders, against what its seat may know."""

    def __init__(self, here: Here, gathering: Gathering, witness: Witness) -> None:
        self.here, self.table, self.witness, self.seat = here, gathering.table, witness, witness.seat
        self.read = 0
        self.chests: set[str] = set()
        self.clues: set[str] = set()
        self.hidden = 0  # chests that the seat did not know, over all looks

    @property
    def state(self) -> Marauders:
        state = self.here.sitting(self.table).table.state
        assert isinstance(state, Marauders)
        return state

    def look(self) -> None:
        """Search what has come since the last look."""
        self.witness.bodies()
        s, seat = self.state, self.seat
        for text in self.witness.received[self.read :]:
            found = {a or b or f"{jewel}-{key}" for a, b, jewel, key in CHEST.findall(text)}
            assert found <= {
                CHEST_NAMES[s.chests[cell]] for cell in range(CELLS) if s.chests and knows_chest(s, seat, cell)
            }
            self.chests |= found
            self.hidden += sum(not knows_chest(s, seat, cell) for cell in range(CELLS))
            clues = set(CLUE.findall(text)) & set(CLUE_NAMES)  # the other words after "clue:" are places
            assert clues <= {
                CLUE_NAMES[s.clues[slot]] for slot in range(SLOTS) if seat >= 0 and has_unlocked(s, seat, slot)
            }
            self.clues |= clues
        for thing in sent_to(self.witness, self.read):
            assert list(self.wrong(s, thing)) == []
        self.read = len(self.witness.received)

    def wrong(self, s: Marauders, thing: dict[str, Any]) -> Iterator[str]:
        """What is in an object and should not be there."""
        seat = self.seat
        if thing.get("kind") in OWN and "facts" in thing:
            actors = [fact for fact in thing["facts"] if str(fact).startswith("seat:")]
            secret = OWN[thing["kind"]]
            if f"seat:{seat}" not in actors and any(str(fact).startswith(secret) for fact in thing["facts"]):
                yield f"seat {seat} was told {thing}"
        if "slot" in thing and thing.get("card"):
            slot = SLOT_NAMES.index(thing["slot"])
            if seat < 0 or not has_unlocked(s, seat, slot):
                yield f"seat {seat} was shown clue {thing}"
        if "terms" in thing and not thing["sent"] and thing["terms"] and thing["from"] != seat:
            yield f"seat {seat} was shown an offer that is not sent: {thing}"
        if thing.get("type") == "state":
            yield from self.wrong_state(s, thing)

    def wrong_state(self, s: Marauders, state: dict[str, Any]) -> Iterator[str]:
        """As `wrong`, of the view and the ask in a state that was sent just now."""
        seat, mine = self.seat, state["view"]["mine"]
        if state["you"] != seat or (mine is None) != (seat < 0):
            yield f"the state of seat {seat} is another's: {state['you']}"
        if mine and state["seq"] == self.here.sitting(self.table).table.seq and not state["over"]:
            hand = {KIND_NAMES[kind]: s.hands[seat][kind] for kind in range(KINDS) if s.hands[seat][kind]}
            if mine["hand"] != hand:
                yield f"seat {seat} was shown the hand {mine['hand']}, not {hand}"
        if state["ask"] and seat < 0:
            yield "who looks on was asked"
        laid = [event["kind"] for event in state["events"] if LAID.search(str(event["facts"]).replace("'", '"'))]
        if set(laid) - {"turned-up"}:
            yield f"seat {seat} was told of Marauders cards by {laid}"


def the_pact(gathering: Gathering, here: Here) -> int:
    """One of the two loses the line, the other lays a card: the first comes back to its question, none the wiser."""
    sitting = here.sitting(gathering.table)
    away, other = (ask.seat for ask in sitting.table.asks)
    witness = gathering[away]
    before, shown = witness.state, witness.options.all_inner_texts()
    count = len(witness.received)
    with witness.cut_off():
        gathering[other].take("lay:marauder")
    witness.bodies()
    now = witness.state
    assert now["ask"] == before["ask"] | {"asked": now["ask"]["asked"]}
    assert now["view"] == before["view"]
    assert [wait["seat"] for wait in now["waiting"]] == [away]
    assert witness.options.all_inner_texts() == shown
    for text in witness.received[count:]:  # both cards stand among the options, and nowhere else
        assert sorted(LAID.findall(text)) in ([], ['"lay:handshake"', '"lay:marauder"'])
    for one in gathering.all:
        if one.seat not in (away, other):
            one.at(gathering[other].state["seq"])
            assert LAID.findall(str(one.state["view"]) + str(one.state["waiting"])) == []
    return away


@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("options", "most"),
    [
        pytest.param({"max_turns": 8}, 280, id="to the turn limit"),
        pytest.param({}, 900, id="until somebody wins", marks=pytest.mark.slow),
    ],
)
def test_p_01_p_02_p_04_p_05_p_30_four_play_a_whole_game_and_nobody_is_sent_what_is_hidden(
    browser: Browser,
    tmp_path: Path,
    browser_context_args: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    options: dict[str, Any],
    most: int,
) -> None:
    seats = [{"player": "person", "name": name} for name in NAMES]
    plan = {"game": "marauders", "options": options, "seats": seats}
    shuffle_so_that(monkeypatch, "marauders", options, ("lay", "lay-alliance", "chose slot"), (100, most))
    with server_here(tmp_path / "tables.db") as here:
        gathering = Gathering(browser, here.address, plan, **browser_context_args)
        sitting, rng = here.sitting(gathering.table), Rng(1)
        secrets = [Secrets(here, gathering, witness) for witness in gathering.all]
        dropped = sealed = choices = 0
        while sitting.table.asks:
            ask = sitting.table.asks[0]
            if not sealed and ask.prompt.key == "lay":
                sealed = 1
                seat, option = the_pact(gathering, here), "lay:handshake"
            else:
                seat, option = ask.seat, sitting.game.advise(sitting.table.state, ask, rng).text
            if not dropped and ask.prompt.key == "your-turn":
                dropped = 1
                drops_out_and_comes_back(gathering[seat])
            seq = gathering.take(seat, option)
            choices += 1
            if choices % 3 == 0:
                gathering.measure(seat, seq)
            for one in secrets:
                one.look()
        assert (dropped, sealed) == (1, 1)
        assert all(one.chests and one.hidden > 100 for one in secrets)  # there was something to be told, and to hide
        assert sum(len(one.clues) for one in secrets) > 0
        nobody_has_anothers_token(gathering, sitting.row.seed.hex())
        for witness in gathering.all:
            expect(witness.page.get_by_role("region", name="Result")).to_be_visible()
            assert witness.state["over"]["won"].count(True) == (0 if options else 1)
            assert witness.refusals == []
            assert witness.complaints == []
        print(gathering.figures())  # noqa: T201
        assert gathering.p95() < GENEROUS
        gathering.close()
