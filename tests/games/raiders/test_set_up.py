"""Set-up and what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from maraud.engine import BadSeats, Rng, SeededDice, Table
from maraud.engine.dice import seed_from
from maraud.games.raiders.board import CARDS, COLORS, CORNER, GROUP_AT, GROUPS, KIND, SPACES, SPINNER, TRACK
from maraud.games.raiders.game import GAME
from maraud.games.raiders.state import UNSEEN
from tests.games.raiders.ring import opened, raiders, ring


def test_rai_b1_sixteen_cards_four_groups_one_of_each_color() -> None:
    assert len(CARDS) == 16
    assert GROUPS == ["MARION", "RA", "IMAM", "MAP ROOM"]
    assert COLORS == ["red", "yellow", "green", "blue"]
    t = Table.open(GAME, 4, dice=SeededDice(seed_from(1)), keep=0)
    rng, state = Rng(1), raiders(t.state)
    while not t.result and UNSEEN in state.color:
        t.choose(rng.choice(t.asks[0].options))
    for first in (0, 4, 8, 12):
        assert sorted(state.color[first : first + 4]) == [0, 1, 2, 3]


def test_rai_b2_rai_7_the_spinner_has_one_to_six() -> None:
    """RAI-B2, RAI-7."""
    assert SPINNER == [1, 2, 3, 4, 5, 6]
    came = set()
    for number in range(60):
        t = Table.open(GAME, 2, dice=SeededDice(seed_from(number)), keep=0)
        came |= {move.option.value for move in t.moves if move.option.kind == "pip"}
    assert came == set(SPINNER)


def test_rai_b3_the_ring_of_28_spaces() -> None:
    assert SPACES == 28
    assert [TRACK[space] for space in (0, 7, 14, 21)] == GROUPS
    for corner in (0, 7, 14, 21):
        assert TRACK[corner + 1 : corner + 7] == ["HAZARD", "SAFE", "TRAP", "GO ANYWHERE", "HAZARD", "RAID"]


def test_rai_b4_how_many_of_each_kind() -> None:
    count = Counter("corner" if name in GROUPS else name for name in TRACK)
    assert count == {"corner": 4, "HAZARD": 8, "SAFE": 4, "TRAP": 4, "GO ANYWHERE": 4, "RAID": 4}
    assert [space for space in range(SPACES) if KIND[space] == CORNER] == [
        space for space in range(SPACES) if GROUP_AT[space] >= 0
    ]


def test_rai_2_two_to_four_players_one_piece_each() -> None:
    for seats in (2, 3, 4):
        assert len(opened(seats).state.at) == seats
    for seats in (1, 5):
        with pytest.raises(BadSeats):
            Table.open(GAME, seats)


@pytest.mark.parametrize(("seats", "starts"), [(2, [0, 14]), (3, [0, 7, 14]), (4, [0, 7, 14, 21])])
def test_rai_3_rai_e2_each_piece_starts_on_a_corner_of_its_own(seats: int, starts: list[int]) -> None:
    """RAI-3, RAI-E2."""
    state = opened(seats, spins=(2,)).state
    assert state.at == [2, *starts[1:]]  # the first player has moved


def test_rai_e2_two_players_on_neighboring_corners_by_option() -> None:
    assert opened(2, start_space="neighbors").state.at == [2, 7]
    assert opened(2, start_space="opposite").state.at == [2, 14]


def test_rai_4_the_groups_lie_face_down_on_their_corners_in_an_order_that_nobody_knows() -> None:
    orders = set()
    for number in range(40):
        t = Table.open(GAME, 4, {"first_player": "1"}, SeededDice(seed_from(number)), keep=0)
        state = raiders(t.state)
        for space, first in ((0, 0), (7, 4), (14, 8), (21, 12)):
            assert state.place[first : first + 4].count(space) == 3
            assert state.color[first : first + 4].count(UNSEEN) == 3
        orders.add(max(state.color[:4]))
    assert orders == {0, 1, 2, 3}


def test_rai_5_each_player_takes_a_card_of_the_start_corner_and_sees_it_alone() -> None:
    t = opened(4)
    assert [t.cards(seat) for seat in range(4)] == [["marion-1"], ["ra-1"], ["imam-1"], ["map-room-1"]]
    for seat in range(4):
        assert t.known(seat) == {t.cards(seat)[0]: "red"}
    assert t.known(-1) == {}
    assert t.text("dealt", 3) == "You take MAP ROOM 1: it is red."
    assert t.text("dealt", 0) == t.text("dealt") == "Dan takes MAP ROOM 1 from the corner."


def test_rai_t14_the_piles_after_set_up() -> None:
    four = opened(4)
    assert [len(four.lying(corner)) for corner in (0, 7, 14, 21)] == [3, 3, 3, 3]
    assert [len(four.cards(seat)) for seat in range(4)] == [1, 1, 1, 1]
    two = opened(2)
    assert [len(two.lying(corner)) for corner in (0, 7, 14, 21)] == [3, 4, 3, 4]


def test_rai_6_group_and_place_are_public_the_color_is_secret() -> None:
    t = ring([0, 7], {0: "marion-1", 1: "ra-4"}, {5: "imam-3"})
    for seat in (-1, 0):
        cards = {row["id"]: row for row in t.view(seat)["cards"]}
        assert cards["ra-4"] == {"id": "ra-4", "group": "ra", "place": "seat:1", "color": None, "up": False}
        assert cards["imam-3"]["place"] == "space:5"
        assert cards["imam-3"]["color"] is None
    assert {row["id"]: row["color"] for row in t.view(1)["cards"]}["ra-4"] == "blue"


def test_rai_8_play_goes_round_to_the_left() -> None:
    t = ring([0, 7, 14], {0: "marion-1", 1: "ra-1", 2: "imam-1"}, active=1)
    order = []
    for _ in range(6):
        order.append(t.asked[0])
        t.play("pass", spins=(2 if len(order) < 3 else 5,))  # SAFE to SAFE is 7: by way of a corner
        while t.asked[0] == order[-1]:
            t.play("pass")
    assert order == [1, 2, 0, 1, 2, 0]


def test_rai_e3_first_player_by_chance_or_named() -> None:
    assert [opened(3, first=str(seat + 1)).state.active for seat in range(3)] == [0, 1, 2]
    assert opened(2, first="4").state.active == 1
    tables = [Table.open(GAME, 4, dice=SeededDice(seed_from(number)), keep=0) for number in range(60)]
    firsts = {event.facts[0] for t in tables for event in t.events if event.kind.key == "began"}
    assert len(firsts) == 4
