"""Four people draft factions of Root and play two rounds, each in a browser of their own, and a fifth looks on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from maraud.engine.rng import Rng
from maraud.games.root.cards import CARD_IDS
from maraud.games.root.factions.faction import FACTIONS
from maraud.games.root.hands import knows
from maraud.games.root.pieces import ALLIANCE, FACTION_IDS, NO_FACTION
from maraud.games.root.state import Root
from maraud.games.root.words import PHRASES
from tests.browser.here import Here, server_here
from tests.browser.witness import NAMES, Gathering, Witness, nobody_has_anothers_token, sent_to

ROUNDS = 2
MOST_CHOICES = 500
TOLD_TO_SOME = {kind.key for kind in PHRASES.events.values() if kind.private != kind.text}


class Secrets:
    """What one page has been told of what is hidden in Root, against what its seat may know."""

    def __init__(self, here: Here, table: str, witness: Witness) -> None:
        self.here, self.table, self.witness, self.seat = here, table, witness, witness.seat
        self.read = 0
        self.own = self.hidden = 0  # what it was told of its own, and how often others' cards were hidden from it

    @property
    def state(self) -> Root:
        state = self.here.sitting(self.table).table.state
        assert isinstance(state, Root)
        return state

    def look(self) -> None:
        """Search what has come since the last look."""
        self.witness.bodies()
        for thing in sent_to(self.witness, self.read):
            assert list(self.wrong(thing)) == []
        self.read = len(self.witness.received)

    def is_open(self, faction: Any) -> bool:
        """Whether all see the hand of a faction."""
        return faction is not None and FACTIONS[FACTION_IDS.index(faction)].hand_is_public

    def wrong(self, thing: dict[str, Any]) -> Iterator[str]:
        """What is in an object and should not be there."""
        if thing.get("kind") in TOLD_TO_SOME and "facts" in thing:
            yield from self.wrong_event(thing)
        if "hand_size" in thing:
            yield from self.wrong_player(thing)
        if thing.get("type") == "state":
            yield from self.wrong_state(thing)

    def wrong_event(self, event: dict[str, Any]) -> Iterator[str]:
        """ROOT-1.2.1 A card that is told to some only: to this one, if it is about its own."""
        if not any(str(fact).startswith("card:") for fact in event["facts"]):
            self.hidden += 1
            return
        s = self.state
        about = [int(fact[5:]) for fact in event["facts"] if str(fact).startswith("seat:")]
        about += [] if about else [seat for seat in range(4) if s.faction[seat] == ALLIANCE]
        public = any(s.faction[one] != NO_FACTION and FACTIONS[s.faction[one]].hand_is_public for one in about)
        self.own += self.seat in about
        if self.seat not in about and not public:
            yield f"seat {self.seat} was told {event}"

    def wrong_player(self, player: dict[str, Any]) -> Iterator[str]:
        """ROOT-1.2.1, ROOT-8.2.3, ROOT-13.2.2.1 A hand, the Supporters, plots that lie face down."""
        if player["seat"] == self.seat:
            return
        if player["hand"] is not None and not self.is_open(player["faction"]):
            yield f"seat {self.seat} was shown the hand of {player}"
        board = player.get("board") or {}
        if board.get("supporters") is not None or board.get("plots_left") is not None or player.get("known_by"):
            yield f"seat {self.seat} was shown the board of {player}"
        if any(plot["plot"] and not plot["up"] for plot in board.get("plots") or []):
            yield f"seat {self.seat} was shown plots of {player}"

    def wrong_state(self, state: dict[str, Any]) -> Iterator[str]:
        """Whose state it is; the truth of the own hand; what is asked."""
        s, seat = self.state, self.seat
        if state["you"] != seat or (seat < 0 and state["ask"]):
            yield f"the state of seat {seat} is another's"
        if seat < 0 or state["seq"] != self.here.sitting(self.table).table.seq:
            return
        for player in state["view"]["players"]:
            other = player["seat"]
            if other == seat and player["hand"] != [CARD_IDS[card] for card in s.hands[seat]]:
                yield f"seat {seat} was shown the hand {player['hand']}"
            if set(player.get("known", ())) - {CARD_IDS[card] for card in knows(s, seat, other)}:
                yield f"seat {seat} was shown cards of seat {other}: {player['known']}"
        if state["ask"] and state["ask"]["prompt"]["key"] == "put-back":
            offered = {option["option"][5:] for option in state["ask"]["options"]}
            if offered != {CARD_IDS[card] for card in s.hands[seat]}:
                yield f"seat {seat} was offered {offered}"


def take(gathering: Gathering, seat: int, option: str) -> str:
    """A seat chooses where a person would: on a tile or the map where it is lit, else in the list. All are sent it."""
    mover = gathering[seat]
    before = mover.state["seq"]
    offers = mover.state["ask"]["options"]
    element = next(offer["element"] for offer in offers if offer["option"] == option)
    alone = [offer["element"] for offer in offers].count(element) == 1
    places = {
        "tile": mover.page.locator(f"button[data-tile='{element}']"),
        "map": mover.page.locator(f"svg [data-element='{element}']"),
    }
    where = next((name for name, spot in places.items() if alone and element and spot.count() == 1), "list")
    places.get(where, mover.option(option)).click()
    mover.until_state(before)
    for witness in gathering.all:
        witness.at(mover.state["seq"])
    return where


def all_see_the_draft(gathering: Gathering, s: Root, chooser: int) -> None:
    """The same setup cards for all; those that can be chosen are lit for whoever chooses."""
    for witness in gathering.all:
        cards = witness.page.get_by_role("region", name="Factions to choose from")
        expect(cards.locator("[data-tile]")).to_have_count(len(s.pool))
        shown = cards.locator("[data-tile]").evaluate_all("all => all.map(one => one.dataset.tile)")
        assert shown == [f"faction:{FACTION_IDS[faction]}" for faction in s.pool]
        lit = len(s.pool) - (s.locked in s.pool) if witness.seat == chooser else 0
        expect(cards.get_by_role("button")).to_have_count(lit)


def all_see_who_plays_what(gathering: Gathering, s: Root) -> None:
    """Each its own three cards, and all factions by name; who looks on no card."""
    for witness in gathering.all:
        page: Page = witness.page
        hand = page.get_by_role("list", name="Your hand: 3 cards")
        expect(hand).to_have_count(0 if witness.seat < 0 else 1)
        rows = page.get_by_role("region", name="Player boards").get_by_role("button", name="Open the board")
        expect(rows).to_have_count(4)
        factions = [player["faction"] for player in witness.state["view"]["players"]]
        assert factions == [FACTION_IDS[s.faction[seat]] for seat in range(4)]
        assert len(witness.state["view"]["hirelings"]) == 3
        expect(page.locator("[data-tile]")).not_to_have_count(0)


@pytest.mark.timeout(400)
def test_four_draft_their_factions_and_nobody_is_sent_what_is_hidden(
    browser: Browser, tmp_path: Path, browser_context_args: dict[str, Any]
) -> None:
    seats = [{"player": "person", "name": name} for name in NAMES]
    plan = {"game": "root", "options": {"setup": "advanced", "hirelings": True}, "seats": seats}
    with server_here(tmp_path / "tables.db") as here:
        gathering = Gathering(browser, here.address, plan, **browser_context_args)
        sitting, rng = here.sitting(gathering.table), Rng(1)
        secrets = [Secrets(here, gathering.table, witness) for witness in gathering.all]
        s = sitting.table.state
        assert isinstance(s, Root)
        asked: dict[str, int] = {}
        where = {"tile": 0, "map": 0, "list": 0}
        for _ in range(MOST_CHOICES):
            s = sitting.table.state
            assert isinstance(s, Root)
            if not sitting.table.asks or s.turn > 4 * ROUNDS:
                break
            ask = sitting.table.asks[0]
            key = ask.prompt.key
            if key == "choose-faction":
                all_see_the_draft(gathering, s, ask.seat)
            where[take(gathering, ask.seat, sitting.game.advise(s, ask, rng).text)] += 1
            asked[key] = asked.get(key, 0) + 1
            for one in secrets:
                one.look()
            if key == "put-back" and asked[key] == 8:
                s = sitting.table.state
                assert isinstance(s, Root)
                all_see_who_plays_what(gathering, s)
        assert asked["choose-faction"] == 4
        assert asked["put-back"] == 8  # two cards each
        assert s.turn > 4 * ROUNDS
        assert where["tile"] >= 4, "factions are chosen on their tiles"
        assert where["map"] >= 8, "clearings are chosen on the map"
        assert all(one.own or one.seat < 0 for one in secrets)  # there was something to be told, and to hide
        assert all(one.hidden for one in secrets)
        nobody_has_anothers_token(gathering, sitting.row.seed.hex())
        for witness in gathering.all:
            assert witness.refusals == []
            assert witness.complaints == []
        gathering.close()
