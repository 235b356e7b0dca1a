"""ROOT-A Advanced Set-up: the pool, homelands, hands; and what is refused before it begins."""

from typing import Any

import pytest

from maraud.engine import BadOption, Rng, Table
from maraud.engine.dice import SeededDice, seed_from
from maraud.engine.form import COMPILED
from maraud.engine.vocabulary import SEATS, Option
from maraud.games.root.cards import CARD_IDS, deck
from maraud.games.root.factions.faction import FACTIONS
from maraud.games.root.game import GAME
from maraud.games.root.law.set_up import farthest, homelands
from maraud.games.root.maps import MEMBERS, mask
from maraud.games.root.pieces import (
    AT_EDGE,
    BETWEEN,
    FACTION_IDS,
    HIRELING_IDS,
    IS_CORNER_STARTER,
    MILITANT,
    REACH,
    faction,
)
from maraud.games.root.setup.choice import are_enough, factions_in_play, setup_cards
from maraud.games.root.setup.hirelings import barred, deals, refusal
from maraud.games.root.state import SETUP, Options, Root
from tests.games.root.woodland import Woodland, begin, position

ALL_CARDS = [f"card:{name}" for name, copies in zip(CARD_IDS, deck("standard"), strict=True) for _ in range(copies)]
NO_DOMINANCE = [card for card in ALL_CARDS if "dominance" not in card]
ADVANCED = {"setup": "advanced"}


def draft(players: int, *pool: str, first: int = 0, **options: Any) -> Woodland:
    """A draft of this pool, at its first question. A Vagabond's card is followed by its character."""
    cards = (ALL_CARDS if players > 2 else NO_DOMINANCE)[: 5 * players]
    dealt = [name if ":" in name else f"faction:{name}" for name in pool]
    names = ("eyrie", "marquise", "alliance", "vagabond", "hundreds")[:players]
    return begin(names, options={**ADVANCED, **options}, outcomes=(f"seat:{first}", *cards, *dealt))


def options(**given: Any) -> Options:
    """The options of a table."""
    return Options(GAME.complete(given))


# The pool.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_01_one_card_more_than_players_the_first_one_militant(players: int) -> None:
    """ROOT-A.8.2 ROOT-T-A01 AS-01"""
    for seed in range(20):
        table = Table.open(GAME, players, dict(ADVANCED), SeededDice(seed_from(seed)), 1)
        state = table.state
        assert isinstance(state, Root)
        assert len(state.pool) == players + 1
        assert MILITANT[state.pool[0]]
        assert len(set(state.pool)) == players + 1
        assert (state.locked == state.pool[-1]) == (not MILITANT[state.pool[-1]])


def test_as_04_two_players_choose_among_three_militants() -> None:
    """ROOT-A.8.2.1 ROOT-A.7 ROOT-T-A02 AS-04 ROOT-FAQ-210"""
    for seed in range(10):
        table = Table.open(GAME, 2, dict(ADVANCED), SeededDice(seed_from(seed)), 1)
        state = table.state
        assert isinstance(state, Root)
        assert all(MILITANT[number] for number in state.pool)
        assert (len(state.pool), state.locked, state.deck_size) == (3, -1, 40)
        while state.phase == SETUP:
            table.choose(table.asks[0].options[0], table.asks[0].seat)
        assert state.deck_size in (44, 44 - 1)  # the first turn may have drawn
    kept = options(**ADVANCED, hirelings=True, insurgents=True)
    assert faction("alliance") in setup_cards(kept, 2, factions_in_play(kept, []))
    assert faction("alliance") not in setup_cards(options(**ADVANCED, insurgents=True), 2, factions_in_play(kept, []))


def test_as_02_a_locked_insurgent_waits_for_a_militant() -> None:
    """ROOT-A.8.2.2 ROOT-A.X.4 ROOT-T-A03 AS-02 ROOT-FAQ-201"""
    t = draft(4, "eyrie", "vagabond", "character:ranger", "marquise", "hundreds", "alliance")
    assert t.view()["draft"]["pool"][-1] == {"faction": "alliance", "locked": True, "character": None}
    assert (t.table.asks[0].seat, t.names()) == (3, ["eyrie", "vagabond", "marquise", "hundreds"])
    t.play("vagabond", "forest:1")
    assert (t.table.asks[0].seat, t.names()) == (2, ["eyrie", "marquise", "hundreds"])
    t.play("eyrie", 1, "despot")
    assert (t.table.asks[0].seat, t.names()) == (1, ["marquise", "hundreds", "alliance"])


def test_root_a_8_2_2_only_the_last_card_can_be_locked() -> None:
    """ROOT-T-A04 AS-02"""
    t = draft(4, "eyrie", "vagabond", "character:ranger", "alliance", "marquise", "hundreds")
    assert t.names() == ["eyrie", "vagabond", "alliance", "marquise", "hundreds"]


def test_as_06_the_character_is_bound_to_its_card() -> None:
    """ROOT-A.8.2.3 ROOT-A.SC.VAGABOND ROOT-T-A05 AS-06"""
    t = draft(3, "eyrie", "vagabond", "character:ranger", "marquise", "hundreds")
    pool = t.view()["draft"]["pool"]
    assert pool[1] == {"faction": "vagabond", "locked": False, "character": "ranger"}
    t.play("vagabond")
    assert t.names()[0] == "1"
    assert t.asked()[0] == "forest:1"  # no question about the character
    t.play("forest:3")
    gear = t.board("vagabond")["gear"]
    assert sorted(item["item"] for item in gear) == ["boot", "crossbow", "sword", "torch"]
    assert sum(t.state.ruin_pool) == 4


def test_root_a_sc_vagabondx1_two_vagabonds() -> None:
    """ROOT-A.SC.VAGABONDx1 ROOT-A.8.1 ROOT-A.8.2.3"""
    t = draft(
        3,
        "eyrie",
        "vagabond",
        "character:ranger",
        "second-vagabond",
        "character:thief",
        "marquise",
        two_vagabonds=True,
    )
    t.play("vagabond", "forest:3")
    quests = t.state.quests[:]
    t.play("second-vagabond", "forest:3")
    assert (t.state.quests, t.state.ruin_items[6], t.board("second-vagabond")["character"]) == (quests, 2, "thief")
    assert all(not table_has_second(seed) for seed in range(20))


def table_has_second(seed: int) -> bool:
    """Whether a draft without the option has the second Vagabond."""
    state = Table.open(GAME, 4, dict(ADVANCED), SeededDice(seed_from(seed)), 1).state
    assert isinstance(state, Root)
    return faction("second-vagabond") in state.pool


def test_root_a_8_3_last_player_first_and_set_up_at_once() -> None:
    """ROOT-A.2 ROOT-A.4 ROOT-A.8.3 ROOT-A.9 ROOT-A.0.2 ROOT-A.0.3 ROOT-T-A18"""
    t = draft(3, "eyrie", "marquise", "hundreds", "alliance", first=1)
    assert t.table.asks[0].seat == 0  # the last in turn order
    t.play("eyrie", 1, "builder")
    assert (t.points("eyrie"), t.count("roost", 1), t.table.asks[0].seat) == (0, 1, 2)
    t.play("hundreds", 3)
    assert t.table.asks[0].seat == 1
    t.play("alliance")
    assert t.question == "put-back"


def test_root_a_8_3_2_distances() -> None:
    """ROOT-A.8.3.1 ROOT-A.8.3.2 ROOT-A.8.3.2x1 ROOT-A.8.3.2x2 ROOT-A.8.3.4 ROOT-T-A07 ROOT-T-A08 AS-09"""
    s = position({}).state
    every = 0b1_1111_1111_1110
    s.homes = [0, 0, 1 << 1]
    assert MEMBERS[homelands(s, 1, every)] == [3, 6, 7, 8]
    s.homes = [1 << 3, 0, 1 << 1]
    assert MEMBERS[homelands(s, 1, every)] == [2, 4, 8]
    assert farthest(s, faction("eyrie"), mask([5, 9]), 1 << 1) == mask([5, 9])  # nothing else is left


def test_as_09_beside_one_but_never_in_one() -> None:
    """ROOT-A.8.3.2 ROOT-T-A09 AS-09 ROOT-FAQ-202"""
    s = position({}).state
    taken = mask([1, 2, 3, 4, 11])
    free = 0b1_1111_1111_1110 & ~taken
    assert MEMBERS[farthest(s, faction("duchy"), free, taken)] == [5, 6, 7, 8, 9, 10, 12]
    assert MEMBERS[farthest(s, faction("duchy"), 0b1_1111_1111_1110 & ~(1 << 1), 1 << 1)] == [2, 3, 4, 6, 7, 8, 11, 12]


def test_root_a_8_3_1_a_homeland_taken_is_taken() -> None:
    """ROOT-A.8.3.1 ROOT-A.X.3 ROOT-T-A10"""
    t = draft(3, "eyrie", "marquise", "hundreds", "alliance").play("eyrie", 1, "builder").play("marquise")
    assert "1" not in t.names()
    t.play(4, 9, 12)
    assert t.count("marquise", 1) == 1


def test_root_a_8_3_1_where_the_pieces_do_not_fit() -> None:
    """ROOT-A.X.2 ROOT-A.8.3.1"""
    t = draft(3, "eyrie", "marquise", "hundreds", "alliance").play("marquise")
    first = t.names()
    assert "6" in first  # two slots, one under the ruin
    t.play(1, 9, 12, 1, 1, 9)
    assert (t.question, t.who) == ("choose-faction", "") or t.question == "choose-faction"
    t.play("eyrie")
    assert "1" not in t.names()
    assert "9" not in t.names()


# The setup cards.


def test_root_a_sc_marquise() -> None:
    """ROOT-A.SC.MARQUISE ROOT-T-A12"""
    t = draft(3, "eyrie", "marquise", "hundreds", "alliance").play("eyrie", 1, "builder").play("marquise", 4)
    assert t.names() == ["8", "9", "12"]
    t.play(9)
    assert t.names() == ["8", "12"]  # 1 is the Eyrie's
    t.play(12)
    assert (t.question, t.names()) == ("keep-home", ["4", "12"])  # 9 is beside the Eyrie's home
    t.play(4, 4, 9)
    assert [
        t.count(piece, clearing)
        for piece, clearing in (("keep", 4), ("sawmill", 4), ("workshop", 9), ("recruiter", 12))
    ] == [1] * 4
    assert [t.count("marquise", clearing) for clearing in (4, 9, 12, 1, 2, 3)] == [2, 2, 2, 1, 1, 1]
    assert (t.count("marquise"), t.count("wood"), t.count("sawmill")) == (10, 8, 5)


def test_root_a_sc_eyrie() -> None:
    """ROOT-A.SC.EYRIE ROOT-T-A13"""
    t = draft(3, "eyrie", "marquise", "hundreds", "alliance").play("eyrie")
    assert t.names() == ["1", "2", "3", "4", "5", "6", "7", "8", "9"]
    t.play(7, "despot")
    assert (t.count("eyrie", 7), t.count("roost", 7), t.count("eyrie"), t.count("roost")) == (6, 1, 14, 6)
    assert t.board("eyrie")["leader"] == "despot"


def test_root_a_sc_alliance() -> None:
    """ROOT-A.SC.ALLIANCE ROOT-T-A06 ROOT-T-A13"""
    t = draft(4, "eyrie", "alliance", "marquise", "hundreds", "vagabond", "character:thief").play("alliance")
    assert (t.board("alliance")["supporters_size"], t.count("alliance"), t.state.deck_size) == (3, 10, 31)


def test_root_a_sc_hundreds() -> None:
    """ROOT-A.SC.HUNDREDS ROOT-T-A13"""
    t = draft(3, "eyrie", "hundreds", "marquise", "alliance").play("eyrie", 1, "builder").play("hundreds")
    assert t.names() == ["3", "6", "7", "8"]
    t.play(7)
    assert [t.count(piece, 7) for piece in ("warlord", "hundreds", "stronghold")] == [1, 4, 1]
    assert (t.count("hundreds"), sum(t.state.ruin_pool)) == (16, 4)


def test_root_a_sc_what_the_cards_ask_for() -> None:
    """ROOT-5.2.2 ROOT-A.8.3.3 Kind, reach and homelands of the ten factions."""
    table = {
        "marquise": (True, 10, False, 0, True),
        "hundreds": (True, 9, True, 2, True),
        "keepers": (True, 8, True, 2, True),
        "duchy": (True, 8, False, 1, True),
        "eyrie": (True, 7, True, 2, True),
        "vagabond": (False, 5, False, 0, False),
        "second-vagabond": (False, 2, False, 0, False),
        "riverfolk": (False, 5, False, 0, False),
        "alliance": (False, 3, False, 0, False),
        "corvids": (False, 3, False, 0, False),
        "cult": (False, 2, False, 1, True),
    }
    for name, (militant, reach, edge, between, corner) in table.items():
        number = faction(name)
        figures = (MILITANT[number], REACH[number], AT_EDGE[number], BETWEEN[number], IS_CORNER_STARTER[number])
        assert figures == (militant, reach, edge, between, corner), name


@pytest.mark.skipif(COMPILED, reason="a compiled faction cannot be told that it finds no home")
def test_root_a_8_3x1_a_card_without_a_homeland_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """ROOT-A.8.3x1 ROOT-FAQ-95"""
    monkeypatch.setattr(FACTIONS[faction("hundreds")], "finds_home", lambda s, seat: False)
    t = draft(3, "eyrie", "hundreds", "alliance", "vagabond", "character:thief", "faction:marquise")
    assert "hundreds" not in t.names()
    assert "marquise" in t.names()


# Hands.


def test_as_07_three_of_five_are_kept_in_secret() -> None:
    """ROOT-A.10 ROOT-A.10x1 ROOT-T-A06 AS-07 ROOT-FAQ-205"""
    t = draft(4, "eyrie", "hundreds", "marquise", "alliance", "vagabond", "character:thief")
    assert t.state.deck_size == 54 - 20
    t.play("eyrie", 1, "builder").play("hundreds", 3).play("marquise")
    t.play(4, 9, 12, 4, 4, 9)
    t.play("vagabond", "forest:1")
    assert {ask.seat for ask in t.table.asks} == {0, 1, 2, 3}
    view = t.view("eyrie")
    assert [player["hand"] is None for player in view["players"]] == [True, True, True, False]
    hands = [hand[:] for hand in t.state.hands]
    for _ in range(2):
        for ask in list(t.table.asks):
            t.table.choose(ask.options[0], ask.seat)
    assert [len(hand) for hand in t.state.hands[1:]] == [3, 3, 3]
    assert len(t.state.hands[0]) in (3, 4)  # the first player's turn may have begun
    assert t.state.deck_size in (42, 41)
    assert set(t.state.hands[2]) <= set(hands[2])
    assert all(not known for known in t.state.known)


def test_root_11_2_3_who_takes_the_riverfolk_lays_the_hand_open() -> None:
    """ROOT-11.2.3 All are told its cards, whoever takes another faction keeps them hidden."""
    t = draft(3, "marquise", "riverfolk", "eyrie", "corvids")
    t.play("marquise")
    while t.question != "choose-faction":
        t.play(t.names()[0])
    told = len(t.table.events)
    assert "hand-open" not in [event.kind.key for event in t.table.events]
    t.play("riverfolk")
    seat = t.state.faction.index(FACTION_IDS.index("riverfolk"))
    (event,) = [event for event in t.table.events[told:] if event.kind.key == "hand-open"]
    assert [card.name for card in event.facts[1:] if isinstance(card, Option)] == [
        CARD_IDS[card] for card in t.state.hands[seat]
    ]


def test_root_11_2_3_what_happens_to_an_open_hand_is_told_to_spectators_too() -> None:
    """ROOT-11.2.3 ROOT-A.10 What the Riverfolk put back all see, what others put back nobody else."""
    t = draft(3, "marquise", "riverfolk", "eyrie", "corvids")
    t.play("marquise")
    while t.question != "choose-faction":
        t.play(t.names()[0])
    t.play("riverfolk")
    while t.question != "put-back":
        t.play(t.names()[0])
    told = len(t.table.events)
    while t.table.asks and t.table.asks[0].prompt.key == "put-back":
        ask = t.table.asks[0]
        t.table.choose(ask.options[0], ask.seat)
    open_hand = t.state.faction.index(FACTION_IDS.index("riverfolk"))
    put_back = [event for event in t.table.events[told:] if event.kind.key == "put-back"]
    for seat in range(3):
        mine = [event for event in put_back if event.facts == (SEATS[seat],)]
        assert [event.is_told(-1) for event in mine] == [seat == open_hand] * 2


def test_a_hand_before_the_factions_are_chosen_is_secret_too() -> None:
    """ROOT-A.7 ROOT-1.2.1"""
    t = draft(3, "eyrie", "hundreds", "marquise", "alliance")
    s = t.state
    mine = GAME.view(s, 2)["players"]
    assert (len(mine[2]["hand"]), mine[0]["hand"], mine[0]["hand_size"]) == (5, None, 5)
    before = s.hands[2][:]
    other = s.copy()
    GAME.redeal(other, 2, Rng(4))
    assert other.hands[2] == before
    assert [len(hand) for hand in other.hands] == [5, 5, 5]
    assert other.hands[0] != s.hands[0]


# Hirelings in between, and what is refused.


def test_hr_15_hirelings_come_between_the_cards_and_the_pool() -> None:
    """ROOT-A.6.0 ROOT-A.6.1 ROOT-A.6.4 ROOT-T-A14 HR-15 ROOT-FAQ-208"""
    table = Table.open(GAME, 4, {**ADVANCED, "hirelings": True}, SeededDice(seed_from(5)), 1)
    while table.state.phase == SETUP and "setup-card-dealt" not in [event.kind.key for event in table.events]:  # type: ignore[attr-defined]
        table.choose(table.asks[0].options[0])
    keys = list(dict.fromkeys(event.kind.key for event in table.events))
    places = [keys.index(key) for key in ("first-player", "drew", "hireling-dealt", "setup-card-dealt")]
    assert places == sorted(places)
    assert isinstance(table.state, Root)
    assert table.state.markers == [-1, -1, -1]


@pytest.mark.parametrize(("players", "demoted"), [(2, 0), (3, 1), (4, 2), (5, 3)])
def test_root_a_6_2_demoted_by_the_number_of_players(players: int, demoted: int) -> None:
    """ROOT-A.6.1 ROOT-A.6.2 ROOT-T-HR19"""
    seen: set[str] = set()
    for seed in range(8):
        names = {f"faction_{seat}": "random" for seat in range(1, 7)}
        table = Table.open(GAME, players, {**names, "hirelings": True}, SeededDice(seed_from(seed)), 1)
        assert isinstance(table.state, Root)
        shown = GAME.view(table.state, -1)["hirelings"]
        assert [entry["side"] for entry in shown] == [6, 7, 8]
        assert sum(entry["demoted"] for entry in shown) == demoted
        assert all(entry["controller"] == -1 for entry in shown)
        seen |= {entry["hireling"] for entry in shown if entry["demoted"]}
    assert len(seen) >= min(demoted, 1) * 3  # at random


@pytest.mark.parametrize(("players", "order"), [(2, [1, 0, 1]), (3, [2, 1, 0]), (5, [4, 3, 2])])
def test_hr_14_who_sets_them_up(players: int, order: list[int]) -> None:
    """ROOT-A.6.3 ROOT-T-HR20 HR-14 ROOT-FAQ-204"""
    names = {f"faction_{seat}": "random" for seat in range(1, 7)}
    table = Table.open(GAME, players, {**names, "hirelings": True}, SeededDice(seed_from(2)), 1)
    state = table.state
    assert isinstance(state, Root)
    first = state.active
    asked: list[int] = []
    while len(asked) < 2:
        ask = table.asks[0]
        if ask.prompt.key == "set-up-hireling":
            asked.append((ask.seat - first) % players)
        table.choose(ask.options[0])
    assert asked == order[:2]  # nobody is asked about the last one


def test_root_a_6_5_hirelings_bar_their_factions() -> None:
    """ROOT-A.6.5 ROOT-H.D.4 ROOT-T-HR21 ROOT-FAQ-203 ROOT-FAQ-134"""
    dealt = [HIRELING_IDS.index(name) for name in ("patrol", "dynasty", "exile")]
    out = {FACTION_IDS[number] for number in barred(dealt)}
    assert out == {"marquise", "eyrie", "vagabond", "second-vagabond"}
    assert faction("alliance") in factions_in_play(options(), barred(dealt))
    for seed in range(12):
        names = {f"faction_{seat}": "random" for seat in range(1, 7)}
        table = Table.open(GAME, 4, {**names, "hirelings": True}, SeededDice(seed_from(seed)), 1)
        state = table.state
        assert isinstance(state, Root)
        while state.phase == SETUP:
            table.choose(table.asks[0].options[0])
        cards = [(number - 11) // 2 for number in state.faction[6:]]
        assert not set(barred(cards)) & set(state.faction[:4])


def left(*hirelings: str) -> list[int]:
    """The factions of base game and Marauder box beside some hireling cards, all of them built."""
    six = [faction(name) for name in ("marquise", "eyrie", "alliance", "vagabond", "hundreds", "keepers")]
    out = barred([HIRELING_IDS.index(name) for name in hirelings])
    return [number for number in six if number not in out]


def test_root_a_x_1_too_few_factions_left() -> None:
    """ROOT-A.X.1 ROOT-T-A15 ROOT-FAQ-209"""
    advanced = options(**ADVANCED, hirelings=True)
    assert not are_enough(advanced, 2, left("patrol", "dynasty", "exile"))
    assert are_enough(advanced, 2, left("dynasty", "uprising", "exile"))
    assert not are_enough(advanced, 3, left("dynasty", "uprising", "exile"))
    assert are_enough(advanced, 5, left())
    assert not are_enough(advanced, 6, left())


def test_root_a_x_1_is_said_before_the_game_begins() -> None:
    """ROOT-A.X.1"""
    with pytest.raises(BadOption, match="too few factions are left for 4 players"):
        GAME.start(4, GAME.complete({**ADVANCED, "hirelings": True, "boxes": "marauder"}))
    assert all(
        are_enough(options(**ADVANCED, hirelings=True), 3, factions_in_play(options(), barred(three)))
        for three in deals(options(**ADVANCED, hirelings=True), 3)
    )


def test_root_a_6_0x1_named_factions_stay() -> None:
    """ROOT-A.6.0x1 In the standard set-up the hirelings of named factions are not dealt."""
    named = options(faction_1="marquise", faction_2="eyrie", faction_3="alliance", hirelings=True)
    assert all(
        not set(barred(three)) & {faction("marquise"), faction("eyrie"), faction("alliance")}
        for three in deals(named, 3)
    )
    with pytest.raises(BadOption, match="too few"):
        GAME.start(3, GAME.complete({"hirelings": True, "boxes": "marauder"}))


def test_as_10_five_factions_with_a_corner_need_the_advanced_set_up() -> None:
    """ROOT-5.0 ROOT-A.0.1 ROOT-T-A17 ROOT-A.X.6 AS-10"""
    named = {f"faction_{seat}": "eyrie" for seat in range(1, 6)}
    read = options(**named)
    assert refusal(read, 5) == ""  # named again a faction is random
    read.factions[:5] = ["marquise", "eyrie", "duchy", "hundreds", "keepers"]
    assert "advanced set-up" in refusal(read, 5)
    read.factions[4] = "alliance"
    assert "corner" not in refusal(read, 5)


def test_as_11_relics_of_the_keepers() -> None:
    """ROOT-A.SC.KEEPERS ROOT-A.8.3.3 ROOT-T-A11 AS-11"""
    t = draft(3, "eyrie", "keepers", "marquise", "alliance").play("eyrie", 3, "builder").play("keepers")
    assert t.names() == ["1", "4", "5", "9"]
    t.play(1)
    assert t.names() == ["5", "9"]
    t.play(9)
    assert (t.count("keepers", 1), t.count("keepers", 9), t.count("keepers")) == (4, 4, 7)
    relics = [relic["where"] for relic in t.board("keepers")["relics"]]
    assert len(relics) == 12
    assert [relics.count(f"forest:{forest}") for forest in (1, 2, 7)] == [1, 1, 1]
    assert sorted(relics.count(f"forest:{forest}") for forest in (3, 4, 5, 6)) == [2, 2, 2, 3]


def test_root_a_8_3_3_two_homelands_as_far_as_may_be() -> None:
    """ROOT-A.8.3.3 With enemies at 1 and 3 no two edge clearings lie apart from both."""
    t = draft(4, "eyrie", "keepers", "hundreds", "marquise", "alliance")
    t.play("eyrie", 1, "builder").play("hundreds", 3).play("keepers")
    first = t.names()
    assert first == ["4", "8"]  # 2 has no partner as far off
    t.play(4)
    assert t.names() == ["8"]
