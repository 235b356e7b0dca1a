"""ROOT-5 The standard set-up."""

import pytest

from maraud.engine import Rng, Table
from maraud.engine.dice import SeededDice, seed_from
from maraud.games.root.game import GAME
from maraud.games.root.pieces import FACTION_IDS
from maraud.games.root.state import Root
from tests.games.root.woodland import begin


def dealt(seed: int, seats: int, **options: str) -> Root:
    """The state of a game at the first question of its set-up."""
    table = Table.open(GAME, seats, dict(options), SeededDice(seed_from(seed)), keep=1)
    assert isinstance(table.state, Root)
    return table.state


def played(seed: int, seats: int, turns: int, **options: str) -> tuple[Table, Root]:
    """A game of random choices, up to some turn, and its state."""
    rng = Rng(seed)
    table = Table.open(GAME, seats, dict(options), SeededDice(seed_from(seed)), keep=0)
    s = table.state
    assert isinstance(s, Root)
    while not table.result and (s.phase == 0 or s.turn < turns):
        table.choose(rng.choice(table.asks[0].options), table.asks[0].seat)
    return table, s


def test_root_5_1_1_factions_as_named() -> None:
    """ROOT-5.1.1"""
    t = begin(("eyrie", "vagabond", "marquise", "alliance"))
    assert [row["faction"] for row in t.view()["players"]] == ["eyrie", "vagabond", "marquise", "alliance"]


@pytest.mark.parametrize(
    ("named", "kept"),
    [
        (("marquise", "marquise", "random"), 1),
        (("second-vagabond", "eyrie", "random"), 0),
        (("second-vagabond", "eyrie", "vagabond"), 3),
    ],
)
def test_root_5_1_1_what_cannot_be_as_named_is_random(named: tuple[str, ...], kept: int) -> None:
    """ROOT-5.1.1"""
    for seed in range(8):
        s = dealt(seed, 3, **{f"faction_{seat}": name for seat, name in enumerate(named, 1)})
        factions = [FACTION_IDS[number] for number in s.faction[:3]]
        assert len(set(factions)) == 3
        assert factions[:kept] == list(named[:kept])
        assert "second-vagabond" not in factions or "vagabond" in factions
        if named[1] == "eyrie":
            assert factions[1] == "eyrie"


def test_root_5_1_1_random_factions_and_a_random_first_player() -> None:
    """ROOT-5.1.1"""
    games = [dealt(seed, 3, faction_1="random", faction_2="random", faction_3="random") for seed in range(40)]
    assert len({tuple(s.faction[:3]) for s in games}) > 20
    assert {s.active for s in games} == {0, 1, 2}
    played = {FACTION_IDS[faction] for s in games for faction in s.faction[:3]}
    assert {"marquise", "eyrie", "alliance", "vagabond"} <= played


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_root_5_1_3_three_cards_each(seats: int) -> None:
    """ROOT-5.1.3 ROOT-5.1.2"""
    s = dealt(1, seats)
    assert [len(hand) for hand in s.hands] == [3] * seats
    assert s.deck_size == (50 if seats == 2 else 54) - 3 * seats
    assert s.vp == [0] * seats


def test_root_5_1_7_factions_set_up_in_their_order() -> None:
    """ROOT-5.1.7 Whoever sits where, and whoever goes first."""
    t = begin(("vagabond", "alliance", "eyrie", "marquise"))
    asked = [t.who]
    while t.state.phase == 0:
        t.play(t.asked()[0])
        if t.state.phase == 0 and t.who != asked[-1]:
            asked.append(t.who)
    assert asked == ["marquise", "eyrie", "vagabond"], "the Alliance have nothing to choose"


def test_root_5_1_7_the_first_player_begins_when_all_are_set_up() -> None:
    for seed in range(4):
        table, s = played(seed, 3, 1, faction_1="marquise", faction_2="eyrie", faction_3="alliance")
        first = next(move.option.value for move in table.moves if move.option.kind == "seat")
        assert s.active == (first + 1) % 3


def test_root_impl_12_set_up_scores_nothing_and_triggers_nothing() -> None:
    """ROOT-IMPL-12"""
    t = begin(("marquise", "eyrie", "alliance"))
    while t.state.phase == 0:
        t.play(t.asked()[0])
    assert [row["points"] for row in t.view()["players"]] == [0, 0, 0]
    assert not {"scored", "outraged"} & {event.kind.key for event in t.table.events}
    assert t.board("alliance")["supporters_size"] == 3


def test_root_faq_206_little_reach_is_no_fault() -> None:
    """ROOT-FAQ-206 ROOT-5.2 Alliance and Vagabond make 8 of 17."""
    table, s = played(3, 2, 6, faction_1="alliance", faction_2="vagabond")
    assert s.turn >= 6
    assert [event.facts for event in table.events if event.kind.key == "little-reach"] == [(8, 17)]


def reach_told(*factions: str) -> tuple[str, bool]:
    """What is said of such a table before it begins, and whether its log speaks of Reach."""
    options = {f"faction_{seat}": name for seat, name in enumerate(factions, 1)}
    table, _ = played(3, len(factions), 0, **options)
    said = GAME.remark(len(factions), GAME.complete(options))
    return said, any(event.kind.key == "little-reach" for event in table.events)


def test_root_5_2_a_table_of_little_reach_is_told_so_before_it_begins() -> None:
    """ROOT-5.2 17, 18, 21, 25, 28 for two to six players; a second Vagabond has 2."""
    said = "These factions have a Reach of 16 together; 17 or more makes a better game of 2 players (ROOT-5.2)."
    assert reach_told("keepers", "duchy") == (said, True)
    assert reach_told("marquise", "eyrie") == ("", False)
    assert "of 17 together; 18" in reach_told("hundreds", "vagabond", "alliance")[0]
    assert reach_told("keepers", "eyrie", "corvids") == ("", False)
    assert "of 20 together; 21" in reach_told("marquise", "alliance", "vagabond", "second-vagabond")[0]
    assert reach_told("marquise", "corvids", "riverfolk", "alliance") == ("", False)
    assert "of 15 together; 25" in reach_told("riverfolk", "cult", "corvids", "alliance", "second-vagabond")[0]
    assert reach_told("keepers", "random")[0] == ""  # nobody knows yet: its log may tell


def test_root_5_2_a_drafted_table_is_not_told_its_reach() -> None:
    """ROOT-A.0.2 Reach is no part of Advanced Set-up."""
    named = {"faction_1": "alliance", "faction_2": "vagabond", "setup": "advanced"}
    assert GAME.remark(2, GAME.complete(named)) == ""
