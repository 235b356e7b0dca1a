"""Cases in which platforms for board games have failed, at all four games (Root's own are in root/test_cases.py)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from maraud.engine import Option, Rng, Table
from maraud.engine.dice import SeededDice, seed_from
from maraud.engine.form import COMPILED
from maraud.engine.position import position_of, read_position, table_at
from maraud.engine.record import load_record, record_of, replay
from maraud.engine.seat import Seat
from maraud.engine.state import plain
from maraud.games import find
from maraud.games.marauders.box import COPIES, KIND_NAMES, KINDS
from maraud.games.marauders.state import Marauders
from maraud.players import SearchPlayer
from tests.games.marauders.camp import camp

NAMES = ("marooned", "raiders", "marauders", "root")


def opened(name: str, seed: int, **options: Any) -> Table:
    game = find(name)
    return Table.open(game, game.least_seats, options, SeededDice(seed_from(seed)))


def walk(table: Table, rng: Rng, most: int) -> None:
    """Random choices, at most so many."""
    for _ in range(most):
        if not table.asks:
            return
        ask = table.asks[rng.below(len(table.asks))]
        table.choose(rng.choice(ask.options), ask.seat)


def looks(table: Table) -> str:
    """The whole of a table, as text."""
    return json.dumps([plain(table.state), table.seq, table.chances, table.result])


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(4))
def test_p_18_p_21_a_replay_shows_the_same_wherever_it_is_sought(name: str, seed: int, tmp_path: Any) -> None:
    table = opened(name, seed)
    rng, seen = Rng(seed), {}
    for _ in range(60):
        seen[table.seq] = looks(table)
        walk(table, rng, 1)
    seen[table.seq] = looks(table)
    record_of(table, ["Ana"] * table.seats).save(tmp_path / "record.jsonl")
    record = load_record(tmp_path / "record.jsonl")
    places = [*sorted(seen), *sorted(seen, reverse=True), *[rng.choice(sorted(seen)) for _ in range(10)]]
    for place in places:
        assert looks(replay(record, find(name), place, dice=SeededDice(seed_from(seed)))) == seen[place]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(2))
def test_p_14_whoever_has_rolled_drawn_or_seen_something_does_not_go_back_before_it(name: str, seed: int) -> None:
    """What a choice shows to the one who makes it, another world would not: one alike for all that the seat knew."""
    table, rng = opened(name, seed), Rng(seed)
    closed = 0
    for _ in range(200):
        if not table.asks:
            break
        ask = rng.choice(table.asks)
        option, seq, chances = rng.choice(ask.options), table.seq, table.chances
        twin = table.imagine(ask.seat, rng)
        table.choose(option, ask.seat)
        is_news = table.chances > chances
        if not is_news and any(option is other for other in options_of(twin, ask.seat)):
            twin.choose(option, ask.seat)
            is_news = json.dumps(table.game.view(table.state, ask.seat)) != json.dumps(
                twin.game.view(twin.state, ask.seat)
            )
        if is_news:
            assert table.undo_floor(ask.seat) > seq
            closed += 1
    assert closed > (2 if name == "marooned" else 10)


def options_of(table: Table, seat: int) -> Sequence[Option]:
    """What a seat may choose."""
    ask = table.ask_of(seat)
    return ask.options if ask else ()


@pytest.mark.parametrize("left", [0, 1, 2])
@pytest.mark.parametrize("seed", range(3))
def test_p_46_with_next_to_nothing_left_to_draw_play_goes_on_and_no_card_is_lost(left: int, seed: int) -> None:
    """Marauders: keys and resources are in a stash, but for so many; the Vault has as many of each jewel."""
    stash = [name for kind, name in enumerate(KIND_NAMES[:4]) for _ in range(COPIES[kind])]
    more = [name for kind, name in enumerate(KIND_NAMES[9:], 9) for _ in range(COPIES[kind])]
    held = " ".join([*stash[: len(stash) - left], *more[: len(more) - left]])
    jewels = dict.fromkeys(KIND_NAMES[4:9], left)
    game = camp(
        3, stashes={2: held}, vault=jewels, hands={0: "gold gold gold", 1: "silver silver silver"} if left else {}
    )
    rng = Rng(seed)
    for _ in range(250):
        walk(game.table, rng, 1)
        s = game.s
        assert [total(s, kind) for kind in range(KINDS)] == COPIES


def total(s: Marauders, kind: int) -> int:
    """How many cards of a kind there are, wherever they lie."""
    count = s.pile[kind] + s.discard[kind] + sum(hand[kind] for hand in [*s.hands, *s.stashes])
    lying = {"mine_cart": sum(s.carts), "fortress": sum(s.forts), "poison": sum(s.poisoned)}
    return count + (s.vault[kind - 4] if 4 <= kind < 9 else 0) + lying.get(KIND_NAMES[kind], 0)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(6))
def test_p_47_p_53_somebody_can_always_do_something_and_pieces_stay(name: str, seed: int) -> None:
    table = opened(name, seed)
    rng, pieces = Rng(seed), None
    for _ in range(400):
        if table.result:
            break
        assert table.asks
        assert all(ask.options for ask in table.asks)
        now = table.game.pieces(table.state)
        assert now == (pieces or now)
        pieces = now
        walk(table, rng, 1)
    assert not (table.result and table.asks)


def test_p_49_the_fullest_hands_and_boards_can_be_shown_and_kept() -> None:
    """Marauders: one seat holds every key and resource, another every jewel but one of each."""
    hands = {
        0: " ".join(name for kind, name in enumerate(KIND_NAMES) if not 4 <= kind < 9 for _ in range(COPIES[kind])),
        1: " ".join(name for kind, name in enumerate(KIND_NAMES) if 4 <= kind < 9 for _ in range(COPIES[kind] - 1)),
    }
    everything = "terrain silver gold emerald ruby diamond"
    game = camp(4, hands=hands, guards={0: 0, 1: 0, 5: 1, 6: 1, 10: 2}, unlocked=dict.fromkeys(range(4), everything))
    for seat in range(-1, 4):
        view = json.loads(json.dumps(game.view(seat)))
        assert [player["hand"] for player in view["players"]][:2] == [len(hands[0].split()), len(hands[1].split())]
        assert [len(clue["markers"]) for clue in view["clues"]] == [4] * 6
    position = read_position(json.dumps(position_of(game.table)))
    assert looks(table_at(position, game.table.game, game.dice)) == looks(game.table)
    walk(game.table, Rng(1), 50)


@pytest.mark.parametrize(("name", "turns"), [("raiders", 30), ("marauders", 12)])
@pytest.mark.parametrize("stalls", [True, False], ids=["who stall", "by lot"])
def test_p_50_at_the_turn_limit_a_game_ends_and_says_that_nobody_has_won(name: str, turns: int, stalls: bool) -> None:
    table, rng = opened(name, 3, max_turns=turns), Rng(3)
    for _ in range(5000):
        if not table.asks:
            break
        ask = table.asks[0]
        idle = [option for option in ask.options if option.text in ("end-turn", "done", "pass", "stop", "refuse")]
        option = idle[0] if stalls and idle else rng.choice(ask.options)
        table.choose(option, ask.seat)
    assert table.result
    view = table.game.view(table.state, -1)
    assert view["phase"] == "over"
    if 1.0 not in table.result:  # by lot somebody may win before
        assert set(table.result) in ({0.0}, {0.5})
        assert "obody" in table.game.outcome(table.state)
        assert view["turn"] == turns
    assert stalls <= (1.0 not in table.result)


def test_p_52_what_is_done_once_a_turn_is_offered_once_and_again_in_the_next() -> None:
    """Marauders: the key card of a turn, also after other cards were played in between."""
    game = camp(2, hands={0: "horse poison red red red"})
    for _ in range(2):
        assert "take-key" in game.offers
        game.play("take-key")
        for _ in range(2):
            assert game.refused["take-key"] == "MAR-31"
            if game.s.hands[0][0] >= 3:
                game.play("three:red", "wish:gold")
            assert "take-key" not in game.offers
        game.pass_to(0)


@pytest.mark.parametrize("name", NAMES)
def test_p_57_a_search_chooses_only_what_is_on_offer(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    count = 0
    plain_choose = Table.choose

    def watched(self: Table, option: Option, seat: int | None = None) -> None:
        nonlocal count
        count += 1
        ask = next(ask for ask in self.asks if seat is None or ask.seat == seat)
        assert option in ask.options
        plain_choose(self, option, seat)

    monkeypatch.setattr(Table, "choose", watched)
    table, player, rng = opened(name, 5), SearchPlayer(1, 12), Rng(5)
    for _ in range(8):
        if not table.asks:
            break
        ask = table.asks[0]
        before = looks(table)
        option = player.choose(Seat(table, ask.seat))
        assert looks(table) == before
        table.choose(option, ask.seat)
        walk(table, rng, 4)
    assert count > 100 or COMPILED  # compiled code does not pass by what has been put in its way


@pytest.mark.parametrize("name", NAMES)
def test_p_61_what_is_tried_out_changes_nothing_at_the_table(name: str) -> None:
    table, rng = opened(name, 6), Rng(6)
    for _ in range(12):
        walk(table, rng, 3)
        if not table.asks:
            break
        before, told = looks(table), len(table.events)
        world = table.imagine(table.asks[0].seat, rng)
        walk(world, rng, 20)
        assert (looks(table), len(table.events)) == (before, told)
