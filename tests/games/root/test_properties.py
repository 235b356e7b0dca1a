"""What holds after every choice of any game: nothing appears or vanishes, and what is kept up to date is right."""

import pytest

from maraud.engine import Rng, Table
from maraud.engine.dice import RandomDice
from maraud.engine.game import Value
from maraud.games.root.board import facts_hold
from maraud.games.root.factions.vagabond.words import ITEM_DROPPED
from maraud.games.root.game import GAME
from maraud.games.root.lists import added
from maraud.games.root.state import TURNS, Root
from maraud.games.root.view import redeal

MIXES = [("marquise", "eyrie", "alliance"), ("marquise", "eyrie"), ("eyrie", "alliance"), ("alliance", "marquise")]
BASE = ["marquise", "eyrie", "alliance", "vagabond", "second-vagabond"]
MAPS = ["autumn", "winter", "lake", "mountain"]


def items(s: Root) -> int:
    """All items: beside the map, in boxes, of Vagabonds, under ruins; and the torches that a Scoundrel has burnt."""
    places = [s.items, s.boxes, s.tired_boxes, s.ruin_pool, *s.gear]
    return sum(sum(place) for place in places) + s.scorched.bit_count()


@pytest.mark.parametrize("seed", range(16))
def test_root_1_5_1_pieces_cards_and_items_are_conserved(seed: int) -> None:
    """ROOT-1.5.1 The counts of the box are hard limits, and all cards and items are somewhere, after every choice."""
    rng = Rng(seed)
    factions = BASE[:]
    rng.shuffle(factions)
    seats = 2 + seed % 4
    mix = factions[:seats] if "vagabond" in factions[:seats] else [name for name in factions if name != BASE[4]][:seats]
    options: dict[str, Value] = {f"faction_{seat}": name for seat, name in enumerate(mix, 1)}
    options |= {"map": MAPS[seed // 4], "deck": ("standard", "exiles")[seed % 2]}
    table = Table.open(GAME, len(mix), options, RandomDice(Rng(rng.seed())), keep=0)
    state = table.state
    assert isinstance(state, Root)
    pieces = GAME.pieces(state)
    assert pieces["cards"] == (50 if len(mix) == 2 else 54)
    all_items = 0
    while not table.result:
        ask = table.asks[0]
        table.choose(rng.choice(ask.options), ask.seat)
        assert GAME.pieces(state) == pieces
        assert facts_hold(state)
        if state.phase == TURNS:
            dropped = sum(event.kind is ITEM_DROPPED for event in table.events)  # what a Satchel cannot hold
            all_items = all_items or items(state)
            assert items(state) + dropped == all_items


def test_the_debug_check_notices_a_wrong_fact() -> None:
    state = playing(1, 20)
    assert facts_hold(state)
    for name in ("where", "open_slots", "ruler"):
        wrong = state.copy()
        setattr(wrong, name, added(getattr(wrong, name), 1, 1))
        assert not facts_hold(wrong), name
    wrong = state.copy()
    wrong.strength[0] = added(wrong.strength[0], 1, 1)
    assert not facts_hold(wrong)


def playing(seed: int, choices: int) -> Root:
    """The state of a random game of three after some choices, between two steps."""
    names = {f"faction_{seat}": name for seat, name in enumerate(MIXES[0], 1)}
    rng = Rng(seed)
    table = Table.open(GAME, 3, dict(names), RandomDice(Rng(rng.seed())), keep=1)
    while choices > 0 and not table.result:
        table.choose(rng.choice(table.asks[0].options))
        choices -= 1
    state = table.checkpoints[-1].state
    assert isinstance(state, Root)
    return state


@pytest.mark.parametrize("seed", range(4))
def test_what_a_seat_knows_stays_when_the_rest_is_dealt_anew(seed: int) -> None:
    """ROOT-1.2.1 ROOT-IMPL-30"""
    s = playing(seed, 400)
    for viewer in range(-1, 3):
        seen = GAME.view(s, viewer)
        for number in range(5):
            world = s.copy()
            redeal(world, viewer, Rng(number))
            assert GAME.view(world, viewer) == seen
            assert sorted(cards_of(world)) == sorted(cards_of(s))
            if viewer >= 0:
                assert world.known[viewer] == s.known[viewer]


def cards_of(s: Root) -> list[int]:
    """All hidden cards together."""
    deck = [card for card, number in enumerate(s.deck) for _ in range(number)]
    return [*deck, *(card for hand in s.hands for card in hand), *(card for stack in s.supporters for card in stack)]


def test_a_new_game_starts_without_pieces_on_the_map() -> None:
    s = GAME.start(3, GAME.complete({}))
    assert facts_hold(s)
    assert not any(map(any, s.strength))
