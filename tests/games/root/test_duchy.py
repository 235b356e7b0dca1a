"""ROOT-12.2 to ROOT-12.4 The Duchy: set-up, the Burrow, tunnels, and the Price of Failure."""

from typing import Any

import pytest

from maraud.engine.errors import PositionError
from maraud.games.root.board import neighbors
from maraud.games.root.cards import CARD_IDS
from maraud.games.root.factions.duchy.pieces import CARDS_TO_SWAY, CROWN_POINTS, RECRUITS, rank_of
from maraud.games.root.factions.riverfolk.turn import post_sites
from maraud.games.root.game import GAME
from maraud.games.root.law.moving import destinations
from maraud.games.root.maps import BURROW, MEMBERS
from maraud.games.root.options import CLEARING, MINISTER
from maraud.games.root.pieces import FACTION_IDS, KIND_COUNT, MILITANT, REACH
from tests.games.root.test_advanced_set_up import draft
from tests.games.root.test_corvids import scheme
from tests.games.root.woodland import Woodland, begin, kind_of, position

THREE = ("duchy", "eyrie", "marquise")
NAMES = [word.name for word in MINISTER]
SQUIRES, NOBLES, LORDS = NAMES[:3], NAMES[3:6], NAMES[6:]


def court(swayed: str = "", gone: tuple[int, int, int] = (0, 0, 0)) -> dict[str, Any]:
    """The fields of a state with such ministers swayed, and so many crowns of each rank out of the game."""
    ministers = [NAMES.index(name) for name in swayed.split()]
    ranks = [rank_of(minister) for minister in ministers]
    return {
        "swayed": sum(1 << minister for minister in ministers),
        "crowns": [3 - gone[rank] - ranks.count(rank) for rank in range(3)],
    }


def duchy(
    clearings: dict[int, str],
    part: str = "",
    swayed: str = "",
    gone: tuple[int, int, int] = (0, 0, 0),
    **more: Any,
) -> Woodland:
    """A position in the turn of the Duchy. `BURROW` is a clearing as any other."""
    fields = {**court(swayed, gone), **more.pop("fields", {})}
    given = {"turn": "duchy", "factions": THREE, **more}
    return position(clearings, part=part, fields=fields, **given)


def swayed(t: Woodland) -> list[str]:
    """The swayed ministers, as all see them."""
    names: list[str] = t.board("duchy")["swayed"]
    return names


# Pieces and set-up.


def test_root_12_d_1_the_box() -> None:
    """ROOT-12.D.1 ROOT-12.D.6"""
    assert [KIND_COUNT[kind_of(name)] for name in ("duchy", "citadel", "market", "tunnel")] == [20, 3, 3, 3]
    number = FACTION_IDS.index("duchy")
    assert (REACH[number], MILITANT[number]) == (8, True)
    assert FACTION_IDS.index("riverfolk") < number < FACTION_IDS.index("corvids")
    keys = {"burrow", "swayed", "unswayed", "crowns", "acted", "revealed"}
    assert set(duchy({}).board("duchy")) == keys


def test_root_12_d_5_ministers() -> None:
    """ROOT-12.D.4 ROOT-12.D.5"""
    assert (CARDS_TO_SWAY, CROWN_POINTS) == ([2, 3, 4], [1, 2, 3])
    assert SQUIRES == ["foremole", "captain", "marshal"]
    assert NOBLES == ["brigadier", "banker", "mayor"]
    assert LORDS == ["duchess-of-mud", "baron-of-dirt", "earl-of-stone"]


def test_root_t_a16_the_corners_that_are_left() -> None:
    """ROOT-12.3.3 ROOT-T-A16 ROOT-12.3.1 ROOT-12.3.2 ROOT-12.3.4 ROOT-12.3.5 ROOT-12.3.6"""
    t = begin(("marquise", "eyrie", "duchy"), options={"suits": "pictured", "map": "autumn"})
    t.play(1, 1, 5, 9)
    while t.who != "duchy":
        t.play(t.asked()[0])
    assert t.names() == ["2", "4"]
    t.play(2)
    near = MEMBERS[t.state.board.adjacent[2]]
    assert (t.count("duchy", 2), t.count("tunnel", 2)) == (2, 1)
    assert [t.count("duchy", clearing) for clearing in near] == [2] * len(near)
    assert (t.count("duchy"), t.count("tunnel"), t.count("citadel"), t.count("market")) == (18 - 2 * len(near), 2, 3, 3)
    board = t.board("duchy")
    assert (board["burrow"], board["swayed"], board["unswayed"]) == (0, [], NAMES)
    assert board["crowns"] == {"squire": 3, "noble": 3, "lord": 3}
    assert t.ruler(BURROW) == "duchy"


def test_root_12_3_3_opposite_a_start() -> None:
    """ROOT-12.3.3 Not at the keep."""
    t = begin(("marquise", "duchy", "alliance"), options={"suits": "pictured", "map": "autumn"})
    t.play(1, 1, 5, 9)
    while t.who != "duchy":
        t.play(t.asked()[0])
    assert t.names() == ["3"]


def test_root_a_sc_duchy() -> None:
    """ROOT-A.SC.DUCHY Not beside a homeland; five warriors around, none of them in the Burrow."""
    t = draft(3, "eyrie", "duchy", "marquise", "alliance").play("eyrie", 1, "builder").play("duchy")
    assert t.names() == ["2", "3", "4", "6", "7", "8", "11", "12"]
    t.play(3)
    while t.question == "duchy-around":
        t.play(t.asked()[0])
    near = MEMBERS[t.state.board.adjacent[3]]
    numbers = [t.count("duchy", clearing) for clearing in near]
    assert (t.count("duchy", 3), t.count("tunnel", 3), sum(numbers), t.count("duchy", BURROW)) == (2, 1, 5, 0)
    assert max(numbers) - min(numbers) <= 1


# The Burrow.


@pytest.mark.parametrize(("citadels", "number"), [(0, 1), (1, 2), (2, 4), (3, 6)])
def test_root_12_4_recruits_in_the_burrow(citadels: int, number: int) -> None:
    """ROOT-12.4 ROOT-12.D.2 ROOT-12.2.2x3 Tunnels or none."""
    where = dict.fromkeys([1, 5, 6][:citadels], "citadel")
    t = duchy(where, "start_of_birdsong").play()
    assert (t.question, t.board("duchy")["burrow"]) == ("assembly", number)
    assert RECRUITS[citadels] == number
    assert duchy({**where, 1: "20 duchy"}).board("duchy")["burrow"] == 0


def test_root_12_2_2_the_burrow_is_beside_tunnels_for_the_duchy_alone() -> None:
    """ROOT-12.2.2 ROOT-12.2.2x1 ROOT-12.2.2x3 Whoever rules the clearing; tunnels are not beside each other."""
    t = duchy({BURROW: "2 duchy", 1: "tunnel, 3 eyrie, duchy", 3: "tunnel, duchy", 9: "3 marquise"}, "assembly")
    s = t.state
    assert MEMBERS[neighbors(s, 0, BURROW)] == [1, 3]
    assert neighbors(s, 0, 1) >> BURROW & 1
    assert not neighbors(s, 0, 1) >> 3 & 1
    assert not neighbors(s, 1, 1) >> BURROW & 1
    assert MEMBERS[destinations(s, 0, BURROW)] == [1, 3]
    assert MEMBERS[destinations(s, 1, 1)] == [5, 9, 10]
    t.play("move", "burrow", 1, 2)
    assert (t.count("duchy", 1), t.board("duchy")["burrow"], t.ruler(BURROW)) == (3, 0, "duchy")
    t.play("move", 1)
    assert "burrow" in t.names()
    t.play("burrow", 1)
    assert t.board("duchy")["burrow"] == 1
    assert neighbors(duchy({BURROW: "duchy"}).state, 0, BURROW) == 0
    assert GAME.label(CLEARING[BURROW]) == "the Burrow"


def test_root_12_2_2x1_no_suit_no_slot_and_not_on_the_map() -> None:
    """ROOT-12.2.2x1 ROOT-15.X.4 No forest, no card that needs the map; but it is ruled."""
    hand = {"duchy": ["anvil", "armorers"]}
    t = duchy({BURROW: "4 duchy"}, "assembly", hands=hand, crafted={"duchy": ["tax-collector"]})
    assert t.asked() == ["pass", "recruit", "dig"]
    assert not any(touches >> BURROW & 1 for touches in t.state.board.touches)
    t = duchy({BURROW: "4 duchy", 1: "duchy"}, "assembly", hands=hand, crafted={"duchy": ["tax-collector"]})
    t.play("use:tax-collector")
    assert t.names() == ["1"]
    t = duchy({BURROW: "2 duchy", 1: "duchy"}, "start_of_birdsong", crafted={"duchy": ["royal-claim"]})
    t.play("use:royal-claim")
    assert t.points("duchy") == 2


def test_root_12_2_2x2_under_a_snare() -> None:
    """ROOT-12.2.2x2 From the Burrow they may come, but not go back, and they do not dig there."""
    seats = ("duchy", "corvids", "eyrie")
    plots = scheme(seats, {1: "up snare", 5: "up snare"})
    clearings = {BURROW: "2 duchy", 1: "duchy, tunnel, plot", 5: "plot"}
    t = duchy(clearings, "assembly", factions=seats, fields=plots, hands={"duchy": ["anvil", "sword", "root-tea-fox"]})
    t.play("move")
    assert t.names() == ["burrow"]
    t.play("burrow")
    assert t.names() == ["1"]
    t.play(1, 1)
    assert t.count("duchy", 1) == 2
    t.play("dig")
    assert not {"1", "5"} & set(t.names())


def test_root_faq_183_no_raider_in_the_burrow() -> None:
    """ROOT-FAQ-183 ROOT-12.2.2 Bombs and raids do not reach it."""
    seats = ("corvids", "duchy", "eyrie")
    clearings = {1: "corvids, plot, tunnel, duchy", BURROW: "3 duchy"}
    fields = {**court(), **scheme(seats, {1: "bomb"})}
    t = position(clearings, part="flip_plots", turn="corvids", factions=seats, fields=fields)
    t.play(1)
    assert (t.count("tunnel", 1), t.count("duchy", 1), t.board("duchy")["burrow"]) == (0, 0, 3)
    clearings = {1: "corvids, plot, tunnel, 3 duchy", BURROW: "3 duchy"}
    fields = {**court(), **scheme(seats, {1: "raid"})}
    t = position(clearings, part="assembly", turn="duchy", factions=seats, fields=fields)
    t.play("battle", 1, "corvids", dice=(3, 0))
    assert (t.on_map("corvids"), t.count("corvids", BURROW)) == (3, 0)


def test_root_x_ru_7_no_trade_post_in_the_burrow() -> None:
    """ROOT-X.RU.7 ROOT-12.2.2"""
    s = position({1: "duchy"}, factions=("riverfolk", "duchy", "eyrie"), fields=court()).state
    s.funds[FACTION_IDS.index("duchy")] = 2
    assert (s.ruler[1], s.ruler[BURROW]) == (1, 1)
    assert MEMBERS[post_sites(s, 0)] == [1]


def test_nobody_else_is_in_the_burrow() -> None:
    """ROOT-12.2.2 A position from outside that says so is refused."""
    assert GAME.check(duchy({BURROW: "2 duchy"}).state) == ""
    for clearings, fields, words in (
        ({BURROW: "eyrie"}, {}, "None but the Duchy"),
        ({BURROW: "tunnel"}, {}, "tunnel"),
        ({1: "2 tunnel"}, {}, "tunnel"),
        ({}, {"crowns": [3, 4, 3]}, "crowns"),
        ({}, {"swayed": 1 << 9}, "no such minister"),
    ):
        with pytest.raises(PositionError, match=words):
            duchy(clearings, fields=fields)
    with pytest.raises(PositionError, match="revealed cards"):
        duchy({}, fields={"shown": [1, 0]}, elsewhere=CARD_IDS[:2])


# The Price of Failure.


def test_root_t_ru9_a_bomb_on_two_citadels() -> None:
    """ROOT-12.2.3 ROOT-12.2.3x2 ROOT-T-RU9 ROOT-X.RU.4 ROOT-FAQ-172 One noble, one crown, one card; two points."""
    seats = ("corvids", "duchy", "eyrie")
    fields = {**court("mayor captain"), **scheme(seats, {5: "bomb"})}
    t = position(
        {5: "corvids, plot, 2 citadel, duchy"},
        part="flip_plots",
        turn="corvids",
        factions=seats,
        fields=fields,
        hands={"duchy": ["anvil", "sword"]},
    )
    t.play(5, dice=("sword",))
    assert (swayed(t), t.board("duchy")["crowns"]) == (["captain"], {"squire": 2, "noble": 2, "lord": 3})
    assert (t.hand("duchy"), t.discarded, t.points("corvids"), t.count("citadel")) == (["anvil"], ["sword"], 3, 3)
    assert sum(event.kind.key == "price-of-failure" for event in t.told) == 1


def test_root_faq_173_nobody_swayed() -> None:
    """ROOT-12.2.3x1 ROOT-FAQ-173 ROOT-X.RU.1 A market is sanctified: the card, and a point for the Cult."""
    seats = ("cult", "duchy", "eyrie")
    clearings = {1: "market"}
    hands = {"duchy": ["anvil"]}
    t = position(clearings, turn="cult", part="conspire", factions=seats, fields=court(), hands=hands, acolytes=3)
    t.play("sanctify", 1, "market", dice=("anvil",))
    assert (t.hand("duchy"), swayed(t), t.points("cult"), t.count("market")) == ([], [], 1, 3)
    t = position(clearings, turn="cult", part="conspire", factions=seats, fields=court("marshal"), acolytes=3)
    t.play("sanctify", 1, "market")
    assert (swayed(t), t.board("duchy")["crowns"]["squire"]) == ([], 2)


def test_root_12_2_3_ties_and_battles() -> None:
    """ROOT-12.2.3 ROOT-12.2.3x2 ROOT-12.2.3x3 The Duchy breaks ties, and keeps its points."""
    fields = court("captain banker mayor")
    points = {"duchy": 7}
    t = position(
        {1: "4 marquise, citadel", 5: "3 marquise, duchy, market"},
        turn="marquise",
        part="actions",
        factions=THREE,
        fields=fields,
        points=points,
        hands={"duchy": ["anvil", "sword"]},
    )
    t.play("battle", 1, "duchy", "pass", dice=(1, 0))
    assert (t.who, t.question, t.names()) == ("duchy", "who-falls", ["banker", "mayor"])
    t.play("mayor", dice=("anvil",))
    assert (swayed(t), t.hand("duchy"), t.points("duchy")) == (["captain", "banker"], ["sword"], 7)
    assert "mayor" in t.board("duchy")["unswayed"]


def test_root_12_2_3x3_tunnels_cost_nothing() -> None:
    """ROOT-12.2.3x3"""
    seat = {"duchy": ["anvil"]}
    t = position(
        {1: "4 marquise, tunnel"},
        turn="marquise",
        part="actions",
        factions=THREE,
        fields=court("captain"),
        hands=seat,
    )
    t.play("battle", 1, "duchy", "pass", dice=(1, 0))
    assert (t.count("tunnel", 1), swayed(t), t.hand("duchy"), t.points("marquise")) == (0, ["captain"], ["anvil"], 1)


def test_root_12_2_3x3_swayed_again() -> None:
    """ROOT-12.2.3x3 ROOT-12.5.3.1 By another crown of the rank; without one never."""
    clearings = {1: "duchy", 5: "duchy", 8: "duchy"}
    hand = {"duchy": ["anvil", "sword", "armorers"]}
    t = duchy(clearings, "sway", gone=(2, 0, 0), hands=hand)
    assert "minister:captain" in t.asked()
    t = duchy(clearings, "sway", gone=(3, 0, 0), hands=hand)
    assert "minister:captain" not in t.asked()
    assert t.refused["minister:captain"] == "ROOT-12.5.3.2"
