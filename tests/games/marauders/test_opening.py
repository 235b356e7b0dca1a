"""Set-up and opening."""

from __future__ import annotations

from typing import Any

import pytest

from maraud.engine import BadSeats
from maraud.engine.game import Value
from maraud.games.marauders.box import (
    CHEST_NAMES,
    CLUE_NAMES,
    CLUE_SETS,
    COPIES,
    GUARDS,
    KIND_NAMES,
    SCOUTS,
    SEAT_COLORS,
    SLOT_NAMES,
)
from maraud.games.marauders.game import GAME
from maraud.games.marauders.island import BEGINNER_TILES, BEGINNER_TURNS, HOME_CELLS, PORT_NAMES, SEATED
from tests.games.marauders.camp import CHESTS, CLUES, Camp, begin

SEATED_PORTS: dict[str, Value] = {"choose_ports": False, "layout": "beginner"}
SLOTS = dict(zip(CLUES, SLOT_NAMES, strict=True))


def set_up() -> str:
    """Outcomes of the beginners' set-up: chests as in CHESTS, clues as in CLUES."""
    chests = [f"chest:{name}" for name in CHESTS]
    order = ["mountain", "pond", "bear", "boulder"]
    clues = [text for name in order for text in (f"clue:{name}", f"slot:{SLOTS[name]}-clue")]
    nothing = [f"slot:{SLOTS['marauder-10']}-clue", f"slot:{SLOTS['marauder-11']}-clue"]
    return " ".join([*chests, *clues, *nothing])


def opening(*hands: str, seats: int = 4, **options: Any) -> Camp:
    """A game before the key trades: hands are three keys each; the resources are Canoes and Cannons."""
    resources = ["card:canoe card:cannon"] * seats
    deals = [" ".join(f"card:{key}" for key in hand.split()) + " " + resources[seat] for seat, hand in enumerate(hands)]
    return begin(seats, " ".join([set_up(), *deals]), **{**SEATED_PORTS, **options})


QUIET = "face:marauder face:gold face:gold face:gold face:gold face:marauder color:blue"  # nobody collects
PLAIN = ("red red yellow", "blue blue blue", "yellow yellow yellow", "red red wooden")


def test_mar_2_sixteen_tiles_in_any_order_and_turn() -> None:
    c = begin(2, "tile:desert-pond-bear turned:3 tile:forest-lake-bear turned:0")
    assert sorted(c.s.tiles) == list(range(16))
    assert c.s.turns[:2] == [3, 0]
    assert c.view(-1)["tiles"][0]["terrain"] == "desert"
    assert begin(2).s.tiles != c.s.tiles


def test_mar_3_the_beginners_layout() -> None:
    c = begin(2, layout="beginner")
    assert (c.s.tiles, c.s.turns) == (BEGINNER_TILES, BEGINNER_TURNS)


def test_mar_5_chests_lie_face_down_and_nobody_sees_them() -> None:
    c = begin(4)
    assert sorted(c.s.chests) == list(range(16))
    for seat in range(-1, 4):
        assert all(chest["chest"] is None and not chest["open"] for chest in c.view(seat)["chests"])
    assert all(move.seen_by == 0 for move in c.table.moves if move.option.kind == "chest")


def test_mar_6_three_chests_of_each_jewel_and_wild() -> None:
    assert len(CHEST_NAMES) == 16
    for jewel in KIND_NAMES[4:9]:
        assert [name for name in CHEST_NAMES if name.startswith(jewel)] == [
            f"{jewel}-red",
            f"{jewel}-yellow",
            f"{jewel}-blue",
        ]


def test_mar_7_mar_9_mar_108_what_is_in_the_piles() -> None:
    """MAR-7, MAR-9, MAR-108."""
    assert dict(zip(KIND_NAMES, COPIES, strict=True)) == {
        "red": 8,
        "yellow": 8,
        "blue": 8,
        "wooden": 4,
        **dict.fromkeys(["silver", "gold", "emerald", "ruby", "diamond"], 10),
        "horse": 5,
        "canoe": 6,
        "sword": 4,
        "mine_cart": 3,
        "cannon": 6,
        "fortress": 3,
        "poison": 1,
        "spyglass": 3,
    }
    assert list(begin(2).view(-1)["vault"]) == ["silver", "gold", "emerald", "ruby", "diamond"]


def test_mar_11_what_a_player_has() -> None:
    assert (SCOUTS, GUARDS, len(SLOT_NAMES), SEAT_COLORS) == (2, 4, 6, ["red", "blue", "yellow", "green"])
    assert [player["color"] for player in begin(4).view(-1)["players"]] == SEAT_COLORS


def test_mar_12_home_ports_are_chosen_in_order() -> None:
    """MAR-E4 The order is drawn, MAR-E48 and the corners are chosen."""
    tiles = " ".join(f"tile:{name} turned:0" for name in tile_names())
    c = begin(4, f"{tiles} {set_up()} seat:2 seat:0 seat:3 seat:1")
    assert c.asked == (2, "choose-port")
    assert c.offers == ["port:NW", "port:NE", "port:SE", "port:SW"]
    c.choose("port:SE")
    assert c.asked == (0, "choose-port")
    assert c.offers == ["port:NW", "port:NE", "port:SW"]
    c.play("port:NW", "port:NE")
    assert [player["home"] for player in c.view(-1)["players"]] == ["NW", "SW", "SE", "NE"]


def tile_names() -> list[str]:
    return [word.name for word in GAME.vocabulary.words if word.kind == "tile"]


def test_mar_e4_ports_by_seats() -> None:
    c = begin(3, port_order="seat")
    assert c.asked == (0, "choose-port")
    c.choose("port:SW")
    assert c.asked == (1, "choose-port")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mar_e48_ports_assigned(seats: int) -> None:
    c = begin(seats, choose_ports=False)
    assert c.s.ports == SEATED[seats]
    assert [PORT_NAMES[port] for port in SEATED[2]] == ["NW", "SE"]


def test_mar_e1_two_to_four_players() -> None:
    assert (GAME.least_seats, GAME.most_seats) == (2, 4)
    with pytest.raises(BadSeats):
        begin(5)


def test_mar_13_three_keys_and_two_resources_seen_by_their_owner() -> None:
    c = opening(*PLAIN)
    assert c.hand(0) == "red red yellow canoe cannon"
    assert c.view(0)["mine"]["hand"] == {"red": 2, "yellow": 1, "canoe": 1, "cannon": 1}
    for seat in (-1, 1, 2, 3):
        assert '"red": 2' not in repr(c.view(seat)["known"])
        assert c.view(seat)["players"][0]["hand"] == 5
    assert [move.seen_by for move in c.table.moves if move.option.kind == "card"][:5] == [1] * 5


def test_mar_t2_after_the_set_up() -> None:
    c = opening(*PLAIN)
    view = c.view(-1)
    assert view["piles"] == {"key": 16, "resource": 23}
    assert set(view["vault"].values()) == {10}
    assert len(view["clues"]) == 6
    assert len(c.s.removed) == 6
    assert sum(not chest["open"] for chest in view["chests"]) == 16


def test_mar_14_mar_15_clue_cards() -> None:
    """MAR-14 Five sets, MAR-15 one of each of four and both of the fifth, the others gone unseen."""
    assert [len(names) for names in CLUE_SETS] == [4, 2, 2, 2, 2]
    c = opening(*PLAIN)
    assert [CLUE_NAMES[card] for card in c.s.clues] == CLUES
    assert sorted([*c.s.clues, *c.s.removed]) == list(range(12))
    assert all(move.seen_by == 0 for move in c.table.moves if move.option.kind in ("clue", "slot"))


def test_mar_16_clues_are_named_after_their_piles() -> None:
    c = opening(*PLAIN)
    assert [clue["slot"] for clue in c.view(-1)["clues"]] == ["terrain", "silver", "gold", "emerald", "ruby", "diamond"]
    for seat in range(-1, 4):
        assert all(clue["card"] is None for clue in c.view(seat)["clues"])


def test_mar_25_each_looks_under_the_chests_of_the_corner() -> None:
    c = opening(*PLAIN)
    for seat in range(4):
        seen = {chest["cell"]: chest["chest"] for chest in c.view(seat)["chests"] if chest["chest"]}
        assert seen == {cell: CHESTS[cell] for cell in HOME_CELLS[c.s.ports[seat]]}
    assert not any(chest["chest"] for chest in c.view(-1)["chests"])


@pytest.mark.parametrize("seats", [2, 3])
def test_mar_e3_chests_of_free_corners_stay_closed(seats: int) -> None:
    c = begin(seats, layout="beginner", choose_ports=False)
    looked = {cell for seat in range(seats) for cell in HOME_CELLS[c.s.ports[seat]]}
    assert len(looked) == 4 * seats
    assert all(not chest["looked"] for chest in c.view(-1)["chests"] if chest["cell"] not in looked)


# Key trades.


def done(c: Camp) -> Camp:
    """All are done with key trades."""
    while c.table.asks[0].prompt.key == "trade-keys":
        c.choose("done")
    return c


def test_mar_28_any_two_may_trade_keys() -> None:
    """MAR-E49 Seat by seat, until all are done; MAR-E6 keys only."""
    c = opening(*PLAIN)
    assert c.asked == (0, "trade-keys")
    c.choose("done")
    c.play("offer", "seat:3")
    assert c.asked == (1, "compose")
    c.choose("give")
    assert c.offers == ["card:blue"]
    c.choose("card:blue")
    c.choose("want")
    assert c.offers == ["wish:red", "wish:yellow", "wish:blue", "wish:wooden"]
    c.choose("wish:wooden")
    assert c.refused["give-clue"] == "MAR-120"
    c.choose("send")
    assert c.asked == (3, "answer")
    c.choose("accept")
    assert c.hand(1) == "blue blue wooden canoe cannon"
    assert c.hand(3) == "red red blue canoe cannon"
    assert c.asked == (2, "trade-keys")
    c.play("done", "done", "done")
    assert [ask.prompt.key for ask in c.table.asks] == ["first-chests"] * 4


def test_mar_e6_no_key_trades_by_option() -> None:
    c = opening(*PLAIN, setup_trades=False)
    assert {ask.prompt.key for ask in c.table.asks} == {"first-chests"}


def test_mar_e6_each_side_gives_a_key() -> None:
    c = opening(*PLAIN)
    c.play("offer", "seat:1", "want", "wish:blue")
    assert "send" not in c.offers
    assert c.refused["send"] == "MAR-113"


def test_mar_e56_each_has_its_offers_before_the_first_turn() -> None:
    c = opening("red red red", "blue blue blue", seats=2, max_offers=1)
    c.play("offer", "seat:1").offer("red", "blue")
    c.choose("refuse")
    assert c.asked == (1, "trade-keys")
    c.play("offer", "seat:0").offer("blue", "red")
    c.choose("refuse")
    assert c.asked == (0, "trade-keys")
    assert c.refused["offer"] == "MAR-E56"
    c.choose("done")
    assert c.refused["offer"] == "MAR-E56"


# The first chests.


def test_mar_26_one_key_opens_one_chest() -> None:
    """MAR-T3 The home chests of seat 0 are R, B, Y, R."""
    c = done(opening(*PLAIN))
    assert c.offers_to(0) == ["done", "open:0", "open:4", "open:5"]
    c.choose("open:0", 0)
    assert c.s.guards[0] == -1  # sealed until all have chosen
    for seat in (1, 2, 3):
        c.choose("done", seat)
    assert c.s.guards[0] == 0
    assert c.hand(0) == "red yellow canoe cannon"
    assert c.discards() == "red"
    assert c.view(2)["chests"][0]["chest"] == "silver-red"


def test_mar_t3_openings() -> None:
    """MAR-27, MAR-29."""
    c = done(opening("red red yellow", "red red yellow", "red yellow blue", "wooden red red"))
    # Seat 1 (north-east): Silver-Y, Gold-R, Silver-B, Gold-Y.
    for seat in range(4):
        assert "done" in c.offers_to(seat)
    c.choose("open:0", 0)
    c.choose("open:3", 1)
    c.choose("open:15", 2)  # Wild with all three
    c.choose("pry:8", 3)
    assert c.hand(2) == "canoe cannon"
    c.choose("open:5", 0)
    c.choose("open:2", 1)
    assert c.offers_to(2) == ["done"]
    c.choose("done", 2)
    c.choose("done", 3)
    c.choose("open:4", 0)
    assert c.offers_to(1) == ["done"]
    c.choose("done", 1, QUIET)
    assert c.guards(0) == [0, 4, 5]
    assert c.hand(0) == "canoe cannon"
    assert c.guards(3) == [8]


def test_mar_t3_one_red_among_blues() -> None:
    """R, R, Y and B, B, B, R open one; R and Y are kept."""
    chests = [f"chest:{name}" for name in CHESTS]
    chests[0], chests[4] = "chest:diamond-blue", "chest:emerald-blue"
    for name, there in (("diamond-blue", "silver-red"), ("emerald-blue", "emerald-yellow")):
        chests[CHESTS.index(name)] = f"chest:{there}"
    deals = [
        f"card:{key}" for key in ["red", "red", "yellow", "canoe", "canoe", "blue", "blue", "blue", "canoe", "canoe"]
    ]
    rest = set_up().split()[16:]
    c = done(begin(2, " ".join([*chests, *rest, *deals]), **SEATED_PORTS))
    assert c.offers_to(0) == ["done", "open:5"]
    c.choose("open:5", 0)
    c.choose("done", 1)
    assert c.offers_to(0) == ["done"]
    assert c.hand(0) == "red yellow canoe canoe"


def test_ma_15_opening_deal() -> None:
    """MAR-27, MAR-E7, MAR-29: three at most, and what stays closed nobody else has seen."""
    c = done(opening("blue blue blue", "yellow yellow yellow", "red yellow blue", "red red wooden"))
    # Seat 3 (south-west): Emerald-R, Emerald-B, Diamond-R, Diamond-Y.
    c.choose("done", 0)
    c.choose("done", 1)
    c.choose("done", 2)
    c.choose("open:8", 3)
    c.choose("open:12", 3)
    assert c.offers_to(3) == ["done", "pry:9", "pry:13"]
    c.choose("pry:9", 3)
    assert c.guards(3) == [8, 9, 12]
    assert c.asked[1] == "your-turn"
    for seat in (-1, 0, 1, 2):
        assert c.view(seat)["chests"][13]["chest"] is None


def test_mar_29_wooden_and_wild() -> None:
    c = done(opening("red yellow blue", "wooden wooden red", seats=2))
    # Seat 1 (south-east): Ruby-Y, Ruby-B, Diamond-B, Wild.
    assert c.offers_to(1) == ["done", "pry:10", "pry:11", "pry:14", "pry:15"]
    c.choose("pry:15", 1)
    c.choose("done", 0)
    assert c.s.discard[3] == 1
    assert c.guards(1) == [15]


def test_mar_e7_three_is_all() -> None:
    c = opening("red red yellow", "blue blue red", seats=2)
    c.play("offer", "seat:1").offer("red", "blue red")
    c.choose("accept")
    assert c.hand(0) == "red red yellow blue canoe cannon"
    c = done(c)
    c.choose("done", 1)
    c.choose("open:0", 0)
    c.choose("open:1", 0)
    c.choose("open:4", 0, "face:ruby face:gold face:gold face:marauder color:blue")
    assert c.s.started[0] == 3
    assert c.hand(0) == "red gold gold canoe cannon"  # the red one would open the fourth
    assert c.asked[1] == "your-turn"


def test_mar_e8_must_open_by_option() -> None:
    c = done(opening("red red red", "red red red", seats=2, must_open=True))
    assert c.offers_to(0) == ["open:0", "open:5"]
    assert c.table.explain(0).refused[0].reason.rule == "MAR-E8"  # type: ignore[union-attr]
    assert c.offers_to(1) == ["done"]
    c = done(opening("red red red", "red red red", seats=2))
    assert "done" in c.offers_to(0)


def test_mar_e49_choices_are_sealed_until_all_are_in() -> None:
    c = done(opening(*PLAIN))
    c.choose("open:0", 0)
    assert c.events == []
    assert [ask.seat for ask in c.table.asks] == [1, 2, 3]
    c.choose("done", 2)
    c.choose("done", 1)
    c.choose("done", 3)
    assert c.events[0] == "chosen"
    assert [ask.seat for ask in c.table.asks] == [0]


# The first turn.


def first(*rolls: str, **options: Any) -> Camp:
    c = done(opening(*PLAIN, **options))
    for seat in range(4):
        dice = " ".join(f"face:{face}" for face in rolls) if seat == 3 else ""
        c.choose("done", seat, dice)
    return c


def test_mar_30_the_highest_roll_goes_first_mar_t4() -> None:
    c = first("ruby", "marauder", "gold", "diamond")
    assert c.asked == (1, "your-turn")
    assert c.s.turn == 1
    assert [
        first(*rolls).asked[0]
        for rolls in (("gold", "silver", "silver", "silver"), ("gold", "emerald", "ruby", "diamond"))
    ] == [
        0,
        3,
    ]


def test_mar_t4_the_second_player_starts_and_it_goes_round() -> None:
    c = first("ruby", "marauder", "gold", "diamond")
    order = [c.asked[0]]
    for _ in range(3):
        c.choose("end-turn")
        order.append(c.asked[0])
    assert order == [1, 2, 3, 0]


def test_ma_31_first_player_tie() -> None:
    """MAR-E5 Only those who tie roll again."""
    c = first("marauder", "marauder", "ruby", "gold", "silver", "gold")
    assert c.asked[0] == 1
    assert c.events.count("rolled-first") == 6


def test_mar_e5_ties() -> None:
    c = first("gold", "ruby", "ruby", "gold", first_tie="seat")
    assert c.asked[0] == 1
    c = first("ruby", "gold", "ruby", "gold", *["silver"] * 38)
    assert c.asked[0] == 0
    assert c.events.count("rolled-first") == 4 + 38
