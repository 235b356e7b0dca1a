"""ROOT-1.5.1 A wrong position is refused in one clear sentence; every position of play is accepted."""

from collections.abc import Callable
from typing import Any

import pytest

from maraud.engine import PositionError, Rng, Table
from maraud.engine.dice import SeededDice, seed_from
from maraud.engine.game import Value
from maraud.engine.position import position_of, table_at
from maraud.games.root.cards import card
from maraud.games.root.factions.eyrie.pieces import VIZIER
from maraud.games.root.game import GAME
from maraud.games.root.lists import added
from maraud.games.root.state import Root
from tests.games.root.test_law_golden import wanderer
from tests.games.root.woodland import kind_of, position

Change = Callable[[Root], Any]


def sound() -> Root:
    """A position of three with something of everything."""
    return position(
        {1: "3 marquise, sawmill, keep", 5: "2 eyrie, roost", 9: "alliance, sympathy"},
        hands={"marquise": ["anvil", "sword"], "eyrie": ["bake-sale"]},
        crafted={"marquise": ["armorers"]},
        decree={"move": ["vizier"]},
        leader="commander",
        supporters=["investments", "root-tea-rabbit"],
        discard=["cobbler"],
        part="actions",
    ).state


def put(name: str, place: int, value: int, row: int = -1) -> Change:
    """Change one number of a list, or of a list in it."""

    def change(s: Root) -> None:
        values = getattr(s, name)
        (values if row < 0 else values[row])[place] = value

    return change


def let(name: str, value: Any) -> Change:
    """Change a whole field."""
    return lambda s: setattr(s, name, value)


def owe_an_officer(s: Root) -> None:
    """One warrior too many in the supply, one officer too few."""
    s.officers -= 1
    s.count[kind_of("alliance")] = added(s.count[kind_of("alliance")], 0, 1)


WRONG: dict[str, list[Change]] = {
    "A list of the state has the wrong length.": [
        lambda s: s.suit.pop(),
        lambda s: s.hands.append([]),
        lambda s: s.count.append([]),
        lambda s: s.strength[2].pop(),
        let("boxes", []),
    ],
    "There is no such phase or player.": [let("phase", 2), let("active", 3), let("active", -1)],
    "There is no such faction.": [put("faction", 0, 99), put("faction", 0, -2)],
    "The turn has no such part.": [let("part", 99), let("part", -1), let("acts", -1), let("marks", -1)],
    "There is no such turn.": [let("turn", -1), let("turn", 100_000)],
    "Between two steps no battle is fought.": [let("battle", [0, 1, 5])],
    "A figure of the turn is out of its bounds.": [put("crafting", 1, -1)],
    "Each clearing is of a suit.": [put("suit", 3, 0), put("suit", 12, 4)],
    "The paths do not fit those that are closed.": [let("closed", 1), put("paths", 1, 0)],
    "The Ferry is on the Lake's shore, and on no other map.": [let("ferry", 1)],
    "A ruin, a corner or a scorched clearing is where there can be none.": [
        let("ruins", 2),
        let("corners", 1 << 7),
        let("scorched", 1),
    ],
    "In a turn every seat has a faction.": [put("faction", 2, -1)],
    "A faction without a player plays with.": [put("faction", 3, 3)],
    "Two play one faction.": [put("faction", 0, 1)],
    "Somewhere there are fewer pieces than none, or more buildings than slots.": [
        put("count", 5, -1, 0),
        put("open_slots", 3, -1),
        put("coffins", 0, -1),
    ],
    "There are 26 pieces of marquise-warrior.": [put("count", 1, 4, kind_of("marquise"))],
    "There are 24 pieces of marquise-warrior.": [put("count", 0, 21, kind_of("marquise"))],
    "What is noted about rule, warriors or slots does not agree with the pieces.": [
        put("ruler", 1, 1),
        put("strength", 5, 7, 0),
        put("where", 1, 0),
        put("open_slots", 1, 1),
    ],
    "A hand or a play area is not in order.": [put("crafted", 1, -1), lambda s: s.hands[0].reverse()],
    "A card lies in a play area that cannot stay there.": [put("crafted", 1, 1 << card("anvil"))],
    "The deck or the discard pile is not in order.": [
        let("deck_size", 3),
        put("discard", 3, -1),
        let("used", -1),
    ],
    "There is no such card.": [let("available", [99]), put("dominance", 0, 99), lambda s: s.hands[0].append(99)],
    "Only dominance cards lie beside the map.": [let("available", [card("anvil")]), put("dominance", 0, card("anvil"))],
    "There are more copies of a card than the deck has.": [
        lambda s: s.hands[1].insert(0, card("ambush-fox")),
        put("discard", card("tunnels"), 1),
        lambda s: s.supporters[2].append(card("sword")),
    ],
    "A player knows cards of nobody else.": [let("known", [[], [64 * 1 + 5], []]), let("known", [[-70], [], []])],
    "A player knows a card where it is not.": [let("known", [[64 * 1 + card("anvil")], [], []])],
    "What a player knows is not in order.": [
        let("known", [[], [card("sword"), card("anvil")], []]),
    ],
    "Points are out of their bounds.": [put("vp", 0, -1), put("vp", 1, 1000)],
    "There is no such partner.": [put("partner", 0, 0), put("partner", 0, 3)],
    "A result is 0, ½ or 1.": [let("result", [0.3, 0.0, 0.0])],
    "Somebody has won this game already.": [put("vp", 1, 30)],
    "The item supply is not in order.": [put("items", 7, 1), put("items", 0, -1)],
    "There are fewer items than none somewhere, or too many.": [put("boxes", 0, -1), put("ruin_pool", 1, -1)],
    "The Eyrie have no such leader.": [let("leader", 4), let("deposed", 16)],
    "The Eyrie have no leader.": [let("leader", -1)],
    "The Decree is not in order.": [let("decree", [64 + VIZIER, VIZIER])],
    "The Decree has no such column or card.": [let("decree", [64 * 4 + VIZIER]), let("decree_left", [-1])],
    "The Eyrie have two Viziers.": [lambda s: let("decree", s.decree * 3)(s)],
    "The Supporters or the officers of the Alliance are not in order.": [
        lambda s: s.supporters[2].reverse(),
        owe_an_officer,
    ],
}


def test_the_position_is_sound() -> None:
    assert GAME.check(sound()) == ""


@pytest.mark.parametrize("sentence", WRONG)
def test_what_is_wrong_is_said_in_one_sentence(sentence: str) -> None:
    """ROOT-1.5.1"""
    for number, change in enumerate(WRONG[sentence]):
        s = sound()
        change(s)
        assert GAME.check(s) == sentence, f"change {number}"


VAGABONDS: dict[str, list[Change]] = {
    "A Vagabond has no character.": [put("character", 2, -1)],
    "There is no such character.": [put("character", 2, 99)],
    "Two Vagabonds are one character.": [put("character", 1, 2)],
    "A Vagabond is in no clearing and in no forest.": [put("pawn", 2, 0), put("pawn", 2, 13), put("pawn", 2, -8)],
    "The items of a Vagabond are not in order.": [lambda s: s.gear[2].pop(), lambda s: put_in(s.gear[2], 3, -1)],
    "The relationships of a Vagabond are not in order.": [
        lambda s: s.relations[2].pop(),
        lambda s: put_in(s.relations[2], 0, 4),
    ],
    "A quest is where it cannot be.": [let("quests", [99]), let("quest_deck", [1] * 15)],
    "A quest is there twice.": [let("quests", [3, 3]), let("quests_done", [[], [], [3]])],
}


def put_in(row: list[int], place: int, value: int) -> None:
    row[place] = value


@pytest.mark.parametrize("sentence", VAGABONDS)
def test_what_a_vagabond_cannot_have(sentence: str) -> None:
    """ROOT-1.5.1 Of his own things he checks what a position says."""
    fields = wanderer(5, "boot", "torch", seats=3) | {"quests": [3], "quest_deck": [int(n != 3) for n in range(15)]}
    for number, change in enumerate(VAGABONDS[sentence]):
        s = position({}, factions=("marquise", "eyrie", "vagabond"), part="actions", fields=fields).state
        assert GAME.check(s) == ""
        change(s)
        assert GAME.check(s) == sentence, f"change {number}"


def test_two_players_have_no_dominance_cards() -> None:
    """ROOT-3.3.6"""
    s = position({}, factions=("marquise", "eyrie"), part="actions").state
    s.discard[card("dominance-fox")] = 1
    assert GAME.check(s) == "There are more copies of a card than the deck has."


def test_a_position_that_is_wrong_opens_no_table() -> None:
    table = position({5: "marquise"}, part="actions").table
    row = position_of(table)
    row["state"]["vp"][0] = 31
    with pytest.raises(PositionError, match="Somebody has won this game already"):
        table_at(row, GAME, None)


@pytest.mark.parametrize("seed", range(6))
def test_every_position_of_play_is_sound(seed: int) -> None:
    rng = Rng(seed)
    maps = GAME.settings[0].choices
    options: dict[str, Value] = {"map": maps[seed % 4], "deck": ("standard", "exiles")[seed % 2]}
    table = Table.open(GAME, 2 + seed % 4, options, SeededDice(seed_from(seed)), keep=1)
    decisions = 0
    while not table.result:
        ask = table.asks[0]
        table.choose(rng.choice(ask.options), ask.seat)
        decisions += 1
        if decisions % 7 == 0:
            state = table.checkpoints[-1].state
            assert isinstance(state, Root)
            assert GAME.check(state) == ""
