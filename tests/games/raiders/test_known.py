"""What each seat has seen, what it is shown again, and what redeal leaves alone."""

from __future__ import annotations

from collections import Counter

from maraud.engine import Rng, SeededDice, Table
from maraud.engine.dice import seed_from
from maraud.engine.game import Value
from maraud.games.raiders.game import GAME
from maraud.games.raiders.memory import knowledge, orders
from maraud.games.raiders.state import UNSEEN, Raiders
from maraud.games.raiders.view import anybody_full
from tests.games.raiders.ring import card, raiders, ring

AIDED: dict[str, Value] = {"assist_memory": True}


def worlds(s: Raiders, seat: int, *names: str, times: int = 400) -> Counter[tuple[str, ...]]:
    """The colors of cards in worlds that a seat imagines."""
    count: Counter[tuple[str, ...]] = Counter()
    for number in range(times):
        dealt = s.copy()
        GAME.redeal(dealt, seat, Rng(number))
        count[tuple("RYGB."[dealt.color[card(name)]] for name in names)] += 1
    return count


def test_rai_50_a_look_shows_one_seat_and_only_until_its_next_turn() -> None:
    t = ring([0, 7], {0: "marion-1", 1: "ra-2"}, spins=(2,))
    t.play("card:ra-2")
    assert t.known(0) == {"marion-1": "red", "ra-2": "yellow"}
    assert t.known(-1) == {}
    t.play("pass")  # seat 1 is on SAFE and looks at nothing: the turn is seat 0's again
    assert t.known(0) == {"marion-1": "red"}
    assert [row["why"] for row in t.view(0)["known"]] == ["own"]


def test_rai_50_with_the_memory_aid_it_stays() -> None:
    t = ring([0, 7], {0: "marion-1", 1: "ra-2"}, spins=(2,), options=AIDED)
    t.play("card:ra-2")
    assert [row["why"] for row in t.view(0)["known"] if row["card"] == "ra-2"] == ["shown"]
    t.play("pass")
    assert t.known(0)["ra-2"] == "yellow"
    row = next(row for row in t.view(0)["known"] if row["card"] == "ra-2")
    assert row == {"card": "ra-2", "color": "yellow", "why": "seen", "could_be": ["yellow"], "seen_by": [0, 1]}
    assert "ra-2" not in t.known(-1)


def test_rai_50_bots_never_forget_whatever_the_option() -> None:
    t = ring([0, 7], {0: "marion-1", 1: "ra-2"}, spins=(2,))
    t.play("card:ra-2", "pass")
    assert worlds(t.state, 0, "ra-2") == {("Y",): 400}
    assert knowledge(t.state, 0)[card("ra-2")] == 1 << 1
    assert len(worlds(t.state, -1, "ra-2")) == 4


def test_rai_50_a_card_is_followed_wherever_it_goes() -> None:
    t = ring([0, 7, 14], {0: "marion-1", 1: "ra-2 imam-3", 2: "map-room-1"}, spins=(2,), options=AIDED)
    t.play("card:ra-2", spins=(3,))  # seat 0 has seen it; seat 1 lands on a TRAP
    t.play("seat:2", spins=(6, 1))  # and seat 2 wins
    assert t.asked == (2, "pick")
    t.play("card:ra-2", spins=(2,))
    assert t.cards(2) == ["ra-2", "map-room-1"]
    assert t.known(0)["ra-2"] == "yellow"  # all see which card was taken
    assert t.known(1)["ra-2"] == "yellow"  # and who has lost it has not forgotten it
    assert t.known(2)["ra-2"] == "yellow"
    assert "ra-2" not in t.known(-1)


def test_rai_50_who_has_lost_a_card_is_not_shown_it() -> None:
    t = ring([0, 7], {0: "marion-1", 1: "ra-2 imam-3"}, spins=(3,))
    t.play("seat:1", "card:ra-2", spins=(1, 6, 3))
    assert t.known(1) == {"imam-3": "green"}
    won = ring([0, 7, 14], {0: "marion-1", 1: "ra-1 imam-1"}, spins=(6,))
    won.play("raid", "color:red", "card:ra-1", "card:imam-1", "pass", spins=(3,))
    assert won.asked == (1, "trap")
    won.play("seat:0", "card:ra-1", spins=(1, 6))
    assert "ra-1" not in won.known(0)  # though it was turned up since its last turn
    assert won.known(-1)["ra-1"] == "red"
    assert worlds(t.state, 1, "ra-2") == {("Y",): 400}


def test_rai_50_a_card_that_is_taken_unseen_is_known_to_the_taker_and_to_who_saw_it() -> None:
    t = ring([1, 14, 0], {1: "imam-1"}, seen={2: "ra-3"}, spins=(6,), options=AIDED)
    t.play("take", "card:ra-3")
    assert t.known(0) == {"ra-3": "green"}
    assert t.known(2) == {"ra-3": "green"}
    assert t.known(1) == {"imam-1": "red"}


def test_rai_36_a_raid_shows_all_and_the_watchers_too_even_if_it_fails() -> None:
    t = ring([0, 7, 14], {0: "marion-1", 1: "ra-1", 2: "imam-2"}, spins=(6,), options=AIDED)
    t.play("raid", "color:red", "card:ra-1", "card:imam-2")
    for seat in (-1, 0, 1, 2):
        assert {"ra-1": "red", "imam-2": "yellow"}.items() <= t.known(seat).items()
    assert worlds(t.state, -1, "ra-1", "imam-2") == {("R", "Y"): 400}


def test_rai_50_what_is_left_of_a_group_is_deduced() -> None:
    t = ring([0, 7], {0: "ra-1 ra-2", 1: "ra-3 ra-4"}, {}, {0: "ra-3"}, spins=(2,), options=AIDED)
    assert t.known(0)["ra-4"] == "blue"
    assert next(row for row in t.view(0)["known"] if row["card"] == "ra-4")["why"] == "deduced"
    assert worlds(t.state, 0, "ra-4") == {("B",): 400}
    assert t.could_be(1, "ra-1") == t.could_be(1, "ra-2") == ["red", "yellow"]
    assert set(worlds(t.state, 1, "ra-1", "ra-2")) == {("R", "Y"), ("Y", "R")}


def test_rai_50_the_memory_aid_tells_what_a_card_cannot_be_even_if_nobody_has_seen_it() -> None:
    t = ring([0, 7], {0: "ra-1", 1: "imam-2"}, spins=(2,), options=AIDED)
    rows = {row["card"]: row for row in t.view(0)["known"]}
    assert sorted(rows) == ["imam-2", "ra-1", "ra-2", "ra-3", "ra-4"]
    others = ["yellow", "green", "blue"]
    assert rows["ra-2"] == {"card": "ra-2", "color": None, "why": "", "could_be": others, "seen_by": []}
    assert (rows["imam-2"]["color"], rows["imam-2"]["seen_by"]) == (None, [1])


def test_rai_35_a_no_stays_known_when_the_cards_part() -> None:
    t = ring([0, 7, 14], {0: "marion-1", 1: "ra-2 ra-4", 2: "imam-2"}, spins=(6,), options=AIDED)
    t.play("raid", "color:red", "request:1:ra", spins=(1,))
    assert ("R",) not in worlds(t.state, 2, "ra-2")
    t.state.place[card("ra-2")] = 8  # it is left at a HAZARD
    assert t.could_be(2, "ra-2") == ["yellow", "green", "blue"]
    assert set(worlds(t.state, 2, "ra-2")) == {("Y",), ("G",), ("B",)}
    assert t.could_be(2, "ra-1") == ["red", "yellow", "green", "blue"]


def test_redeal_deals_all_orders_that_are_possible_alike() -> None:
    t = ring([0, 7, 14], {0: "ra-1", 1: "ra-2 ra-3", 2: "ra-4"}, spins=(2,))
    count = worlds(t.state, 0, "ra-2", "ra-3", "ra-4", times=1200)
    assert len(count) == 6
    assert all(150 < times < 250 for times in count.values())
    assert worlds(t.state, 1, "ra-1", "ra-4", times=1200).keys() == {("R", "B"), ("B", "R")}


def test_redeal_leaves_what_nobody_has_seen_without_a_color() -> None:
    t = ring([0, 7], {0: "marion-1", 1: "ra-2"}, spins=(2,))
    assert worlds(t.state, 0, "ra-1", "imam-1", "ra-3") == {(".", ".", "."): 400}
    assert len(worlds(t.state, 0, "ra-2")) == 4


def test_rai_46_redeal_knows_that_nobody_has_won() -> None:
    t = ring([0, 7], {0: "imam-4", 1: "marion-1 ra-1 imam-1 map-room-2"}, seen={0: "marion-1 ra-1 imam-1"}, spins=(2,))
    count = worlds(t.state, 0, "map-room-2")
    assert set(count) == {("Y",), ("G",), ("B",)}
    for number in range(200):
        dealt = t.state.copy()
        GAME.redeal(dealt, -1, Rng(number))
        assert not anybody_full(dealt)


def test_redeal_agrees_with_what_each_seat_knows_all_through_games() -> None:
    for number in range(8):
        seats = 2 + number % 3
        t = Table.open(GAME, seats, {"assist_memory": True}, SeededDice(seed_from(number)), keep=0)
        rng = Rng(number)
        for _ in range(120):
            if not t.asks:
                break
            t.choose(rng.choice(t.asks[0].options))
            state = raiders(t.state)
            for seat in range(-1, seats):
                dealt = state.copy()
                GAME.redeal(dealt, seat, Rng(rng.seed()))
                assert GAME.view(dealt, seat) == GAME.view(state, seat)
                assert knowledge(dealt, seat) == knowledge(state, seat)
                true = knowledge(state, seat)
                for number_of_card, color in enumerate(state.color):
                    if color != UNSEEN:
                        assert true[number_of_card] >> color & 1  # what is true is never ruled out
                assert all(orders(state, seat, group) for group in range(4))


def test_rai_50_a_watcher_is_shown_what_was_turned_up_in_the_last_raid() -> None:
    t = ring([0, 7], {0: "marion-1", 1: "ra-1 imam-2"}, spins=(6,))
    t.play("raid", "color:red", "card:ra-1")
    assert t.known(-1) == {"ra-1": "red"}
    t.play("card:imam-2", spins=(6,))  # wrong; seat 1 lands on a RAID
    assert t.known(-1) == {"ra-1": "red", "imam-2": "yellow"}
    assert t.known(0) == {"marion-1": "red", "ra-1": "red", "imam-2": "yellow"}
    assert t.known(1) == {"ra-1": "red", "imam-2": "yellow"}  # its own
    t.play("raid", "color:blue")
    assert t.known(-1) == {}
