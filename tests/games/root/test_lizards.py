"""ROOT-10.2 to ROOT-10.4 The Cult: set-up, gardens, Lost Souls, the Outcast and conspiracies."""

from typing import Any

import pytest

from maraud.engine import Rng, Table
from maraud.engine.dice import RandomDice
from maraud.games.root.factions.lizards.pieces import TRACK
from maraud.games.root.game import GAME
from maraud.games.root.pieces import FACTION_IDS, KIND_COUNT, MILITANT, REACH
from maraud.games.root.state import Root
from tests.games.root.test_advanced_set_up import draft
from tests.games.root.wanderer import wander
from tests.games.root.woodland import Woodland, begin, kind_of, position

THREE = ("cult", "eyrie", "marquise")
SUITS = ["", "fox", "rabbit", "mouse"]


def cult(
    clearings: dict[int, str],
    part: str = "",
    outcast: str = "fox",
    hated: bool = False,
    souls: str = "",
    **more: Any,
) -> Woodland:
    """A position in the turn of the Cult."""
    fields = {"hated": hated, **more.pop("fields", {})}
    given = {"turn": "cult", "factions": THREE, **more}
    return position(clearings, part=part, outcast=outcast, souls=souls.split(), fields=fields, **given)


def pile(t: Woodland) -> dict[str, int]:
    """The Lost Souls."""
    souls: dict[str, int] = t.board("cult")["lost_souls"]
    return souls


# Pieces and set-up.


def test_root_10_d_1_the_box() -> None:
    """ROOT-10.D.1 ROOT-10.D.2 ROOT-10.3.1"""
    names = ("cult", "fox-garden", "rabbit-garden", "mouse-garden")
    assert [KIND_COUNT[kind_of(name)] for name in names] == [25, 5, 5, 5]
    assert set(cult({}).board("cult")) == {"outcast", "hated", "acolytes", "lost_souls", "revealed", "gardens"}


def test_root_10_d_3_tracks() -> None:
    """ROOT-10.D.3 ROOT-10.D.4"""
    assert TRACK == [0, 0, 2, 2, 3, 4]


def test_root_10_d_5_reach_and_order() -> None:
    """ROOT-10.D.5"""
    number = FACTION_IDS.index("cult")
    assert (REACH[number], MILITANT[number]) == (2, False)
    assert FACTION_IDS.index("second-vagabond") < number < FACTION_IDS.index("riverfolk")


def test_root_10_3_2_set_up_in_a_corner() -> None:
    """ROOT-10.3.2 ROOT-10.3.3 ROOT-10.3.4 Opposite to the Marquise; nobody else is placed at the keep."""
    t = begin(("cult", "marquise", "alliance"))
    t.play(1, 1, 5, 9)
    assert (t.who, t.names()) == ("cult", ["3"])
    t.play(3)
    assert t.names() == ["fox", "rabbit", "mouse"]
    t.play("mouse")
    gardens = sum(t.on_map(f"{suit}-garden") for suit in SUITS[1:])
    assert (t.count("cult", 3), gardens, t.ruler(3)) == (4, 1, "cult")
    assert [t.count("cult", near) for near in (6, 7, 11)] == [1, 1, 1]
    assert (t.count("cult"), t.board("cult")["outcast"], t.board("cult")["hated"]) == (18, "mouse", False)


def test_root_a_sc_cult_a_homeland() -> None:
    """ROOT-A.SC.CULT Not beside an enemy's; two acolytes, and three warriors around."""
    t = draft(3, "eyrie", "cult", "marquise", "alliance").play("eyrie", 1, "builder")
    t.play("cult")
    assert not {"1", "5", "9", "10"} & set(t.names())
    t.play(12)
    assert t.question == "cult-around"
    t.play(4, 7, 11)
    assert t.names() == ["fox", "rabbit", "mouse"]
    t.play("fox")
    assert [t.count("cult", clearing) for clearing in (12, 4, 7, 11, 9)] == [4, 1, 1, 1, 0]
    assert (t.count("cult"), t.board("cult")["acolytes"]) == (16, 2)


def test_root_a_sc_cult_as_evenly_as_can_be() -> None:
    """ROOT-A.SC.CULT With two clearings around one gets a second warrior."""
    t = draft(3, "eyrie", "cult", "marquise", "alliance").play("eyrie", 1, "builder").play("cult", 8)
    assert t.names() == ["4", "7"]
    t.play(4)
    assert t.question == "cult-around"  # again, after one in 7
    t.play(7, "fox")
    assert (t.count("cult", 4), t.count("cult", 7)) == (1, 2)


# Rule.


def test_root_10_2_4_pilgrims() -> None:
    """ROOT-10.2.4 ROOT-10.2.4x1 Whoever else is there, the Lords of the Forest too."""
    for seats in (THREE, ("eyrie", "cult", "marquise")):
        clearings = {5: "rabbit-garden, 3 eyrie", 7: "cult, eyrie", 2: "mouse-garden, eyrie"}
        t = cult(clearings, factions=seats)
        assert [t.ruler(clearing) for clearing in (5, 7, 2)] == ["cult", "eyrie", "cult"]


# Lost Souls.


def test_root_10_2_6_what_anybody_discards_is_a_lost_soul() -> None:
    """ROOT-10.2.6 ROOT-10.2.6x1 Cards spent, crafted items, and those over the limit; dominance cards too."""
    hand = ["anvil", "dominance-fox", "sword", "bake-sale", "investments", "cobbler"]
    t = cult({1: "workshop"}, "craft", turn="marquise", hands={"marquise": hand})
    t.play("anvil")
    assert (pile(t), t.discarded) == ({"anvil": 1}, [])
    t = cult({}, "draw_and_discard", turn="marquise", hands={"marquise": hand}, deck_only=["armorers"])
    t.play("dominance-fox")
    assert pile(t) == {"dominance-fox": 1} or "dominance-fox" in pile(t)
    assert t.available == []


def test_root_10_2_6_effects_and_ambushes() -> None:
    """ROOT-10.2.6 ROOT-10.2.6x1"""
    clearings = {5: "2 cult, 2 eyrie"}
    t = cult(clearings, "conspire", outcast="rabbit", acolytes=2, hands={"eyrie": ["ambush-rabbit"]})
    t.play("crusade", 5, "eyrie", "ambush-rabbit")
    assert pile(t) == {"ambush-rabbit": 1}


def test_root_10_2_6x3_the_deck_is_made_of_the_discard_pile_alone() -> None:
    """ROOT-10.2.6x3 ROOT-2.1"""
    t = cult({}, "draw_and_discard", deck_only=[], discard=["anvil"], souls="sword")
    assert t.hand("cult") == ["anvil"]
    t = cult({}, "draw_and_discard", souls="sword", deck_only=[])
    assert (t.hand("cult"), pile(t)) == ([], {"sword": 1})


def test_root_faq_169_dominance_among_the_lost_souls() -> None:
    """ROOT-10.2.6x2 ROOT-10.4.2 ROOT-FAQ-169"""
    t = cult({}, "discard_souls", souls="dominance-fox anvil", hands={"cult": ["sword"]})
    assert (t.available, t.discarded, pile(t)) == (["dominance-fox"], ["anvil"], {})
    t = cult({}, "rituals", souls="dominance-fox", hands={"cult": ["anvil"]}, points={"cult": 12})
    assert "take-dominance" not in t.asked()


@pytest.mark.parametrize(
    ("souls", "outcast", "hated", "after"),
    [
        ("anvil foxfolk-steel sword investments birdy-bindle armorers", "fox", False, ("fox", True)),  # ROOT-T-RU1
        ("bake-sale", "fox", True, ("rabbit", False)),  # ROOT-T-RU2
        ("anvil", "fox", False, ("fox", True)),
        ("anvil", "fox", True, ("fox", True)),
        ("", "mouse", False, ("mouse", True)),
        ("armorers", "mouse", True, ("mouse", True)),
        ("sword investments bake-sale", "rabbit", True, ("mouse", False)),
    ],
)
def test_root_10_4_1_the_outcast(souls: str, outcast: str, hated: bool, after: tuple[str, bool]) -> None:
    """ROOT-10.4.1 ROOT-10.4.2 ROOT-T-RU1 ROOT-T-RU2"""
    t = cult({}, "adjust_outcast", outcast, hated, souls=souls, hands={"cult": ["cobbler"]})
    board = t.board("cult")
    assert (board["outcast"], board["hated"], pile(t)) == (*after, {})
    assert sorted(t.discarded) == sorted(souls.split())


# Conspiracies.


def test_root_10_4_3_only_in_outcast_clearings_and_for_acolytes() -> None:
    """ROOT-10.4.3 ROOT-10.4.3x4"""
    clearings = {1: "cult, 2 eyrie, roost", 5: "cult, marquise"}
    t = cult(clearings, "conspire", acolytes=3)
    assert t.asked() == ["pass", "crusade", "convert", "sanctify"]
    assert t.play("sanctify").names() == ["1"]
    t = cult(clearings, "conspire", acolytes=2)
    assert t.asked() == ["pass", "crusade", "convert"]
    assert t.refused["sanctify"] == "ROOT-10.4.3"
    t = cult({5: "cult, marquise"}, "conspire", acolytes=9, hands={"cult": ["anvil"]})
    assert t.question == "ritual"  # nothing is in a fox clearing


def test_root_t_ru3_hated() -> None:
    """ROOT-10.4.3 ROOT-T-RU3 Two sanctify for four, or four convert."""
    t = cult({1: "roost", 8: "roost, 5 eyrie"}, "conspire", hated=True, acolytes=4)
    t.play("sanctify", 1, "roost").play("sanctify", 8, "roost")
    assert (t.on_map("fox-garden"), t.board("cult")["acolytes"], t.points("cult")) == (2, 0, 2)
    t = cult({8: "5 eyrie"}, "conspire", hated=True, acolytes=4)
    for _ in range(4):
        t.play("convert", 8, "eyrie")
    assert (t.count("cult", 8), t.count("eyrie", 8), t.count("cult")) == (4, 1, 21)


def test_root_10_4_3_1_crusade_by_battle_or_by_move() -> None:
    """ROOT-10.4.3.1 ROOT-10.4.3x3"""
    clearings = {1: "3 cult, eyrie", 5: "eyrie, sympathy", 9: "2 marquise"}
    seats = ("cult", "eyrie", "marquise", "alliance")
    t = cult(clearings, "conspire", acolytes=2, factions=seats, hands={"cult": ["bake-sale", "anvil"]})
    t.play("crusade", "battle")
    assert t.names() == ["1"]
    t = cult(clearings, "conspire", acolytes=2, factions=seats, hands={"cult": ["bake-sale", "anvil"]})
    t.play("crusade", "move")
    assert t.names() == ["1"]
    t.play(1, 5, 2)
    assert t.question == "outrage"  # the move is a move
    t.play("bake-sale")
    assert (t.question, t.names()) == ("crusade-on", ["pass", "battle"])
    t.play("battle", "eyrie", dice=(1, 0))
    assert (t.count("eyrie", 5), t.count("cult", 5)) == (0, 2)


def test_root_10_4_3_1_a_move_needs_rule() -> None:
    """ROOT-10.4.3x3 ROOT-4.2.1"""
    t = cult({1: "cult, 2 eyrie", 5: "eyrie", 9: "eyrie", 10: "eyrie"}, "conspire", acolytes=2)
    t.play("crusade")
    assert t.question == "battle-where"  # no move is possible


def test_root_10_4_3_2_convert_replaces_a_warrior() -> None:
    """ROOT-10.4.3.2 ROOT-10.4.3x1 The acolytes just spent will do; removal brings about what it does."""
    clearings = {1: "3 marquise", 3: "keep", 5: "23 cult"}
    t = cult(clearings, "conspire", acolytes=2, hands={"marquise": ["anvil"]})
    assert t.count("cult") == 0
    t.play("convert", 1, "marquise")
    assert (t.who, t.question) == ("marquise", "field-hospitals")
    t.play("anvil")
    assert (t.count("marquise", 3), t.count("marquise", 1), t.count("cult", 1)) == (1, 2, 1)
    assert t.points("cult") == 0


def test_root_faq_168_nothing_is_replaced_where_nothing_can_be_placed() -> None:
    """ROOT-10.4.3x1 ROOT-FAQ-168"""
    t = cult({1: "2 marquise, sawmill, keep"}, "conspire", acolytes=9, hands={"cult": ["anvil"]})
    assert t.question == "ritual"
    gardens = {6: "no ruin, 2 fox-garden", 8: "2 fox-garden", 12: "no ruin, fox-garden"}
    t = cult({1: "roost, eyrie", **gardens}, "conspire", acolytes=9)
    assert t.asked() == ["pass", "convert"]


def test_root_10_4_3x2_warlord_and_pawn() -> None:
    """ROOT-10.4.3x2 ROOT-14.2.2x3"""
    seats = ("cult", "hundreds", "eyrie")
    fields = {"mood": 6}
    t = cult({1: "warlord"}, "conspire", acolytes=9, factions=seats, hands={"cult": ["anvil"]}, fields=fields)
    assert t.question == "ritual"
    t = cult({1: "warlord, hundreds"}, "conspire", acolytes=9, factions=seats, fields=fields)
    t.play("convert", 1, "hundreds")
    assert (t.count("hundreds", 1), t.count("warlord", 1), t.count("cult", 1)) == (0, 1, 1)
    t = wander({}, at=1, part="conspire", turn="cult", factions=("vagabond", "cult"), outcast="fox", acolytes=9)
    assert t.question != "conspire"


def test_root_10_4_3_3_sanctify_a_base() -> None:
    """ROOT-10.4.3.3 ROOT-10.4.3x2 ROOT-10.4.3x4 A base falls with half of its officers; sympathy is no target."""
    seats = ("cult", "alliance", "marquise")
    t = cult({1: "fox-base, sympathy, alliance"}, "conspire", acolytes=3, factions=seats, officers=3)
    t.play("sanctify", 1)
    assert t.asked() == ["piece:fox-base"]
    t.play("fox-base")
    assert (t.count("fox-garden", 1), t.points("cult"), t.state.officers) == (1, 1, 1)
    assert (t.count("sympathy", 1), t.count("alliance", 1), t.ruler(1)) == (1, 1, "cult")


# Losses.


def test_root_10_2_3_revenge_of_those_who_defend() -> None:
    """ROOT-10.2.3 ROOT-10.2.3x2 They are neither on the map nor in the supply."""
    t = cult({5: "3 marquise, 2 cult"}, "actions", turn="marquise", points={"marquise": 1})
    t.play("battle", 5, "cult", dice=(2, 0))
    assert (t.board("cult")["acolytes"], t.count("cult"), t.count("cult", 5)) == (2, 23, 0)
    assert GAME.pieces(t.state)["cult-warrior"] == 25


def test_root_10_2_3x1_not_of_those_who_attack() -> None:
    """ROOT-10.2.3x1 Nor of those that fall outside battle."""
    t = cult({1: "2 cult, 3 eyrie"}, "conspire", acolytes=2, hands={"eyrie": []})
    t.play("crusade", 1, "eyrie", dice=(2, 2))
    assert (t.board("cult")["acolytes"], t.count("cult")) == (0, 25)
    workshops = {1: "workshop", 8: "2 workshop", 12: "2 cult"}
    t = cult(workshops, "craft", turn="marquise", hands={"marquise": ["favor-foxes"]})
    t.play("favor-foxes")
    assert (t.board("cult")["acolytes"], t.count("cult")) == (0, 25)


def test_root_faq_171_fear_for_each_garden() -> None:
    """ROOT-10.2.5 ROOT-FAQ-171 ROOT-FAQ-04 Random cards, into the Lost Souls."""
    clearings = {5: "3 marquise, 2 rabbit-garden"}
    hand = ["anvil", "sword", "cobbler"]
    t = cult(clearings, "actions", turn="marquise", hands={"cult": hand}, points={"cult": 3})
    t.play("battle", 5, "cult", "pass", dice=(3, 0, "sword", "anvil"))
    assert (t.hand("cult"), pile(t), t.points("marquise")) == (["cobbler"], {"anvil": 1, "sword": 1}, 2)
    t = cult(clearings, "actions", turn="marquise")
    t.play("battle", 5, "cult", dice=(3, 0))
    assert (t.points("marquise"), pile(t)) == (2, {})


def test_root_faq_170_fear_strikes_the_hand_only() -> None:
    """ROOT-10.5 ROOT-FAQ-170"""
    t = cult({5: "3 marquise, rabbit-garden"}, "actions", turn="marquise", revealed=["bake-sale"])
    t.play("battle", 5, "cult", dice=(1, 0))
    assert (t.board("cult")["revealed"], pile(t)) == (["bake-sale"], {})


@pytest.mark.parametrize("seed", range(4))
def test_games_with_the_cult_keep_every_card(seed: int) -> None:
    """ROOT-10.2.6 ROOT-1.5.1 Nothing ever is discarded past the Lost Souls."""
    rng = Rng(seed)
    names = {"faction_1": "cult", "faction_2": "eyrie", "faction_3": ("alliance", "vagabond")[seed % 2]}
    table = Table.open(GAME, 3, dict(names), RandomDice(Rng(rng.seed())), keep=0)
    state = table.state
    assert isinstance(state, Root)
    pieces = GAME.pieces(state)
    discarded = 0
    while not table.result:
        ask = table.asks[0]
        before, souls, active = sum(state.discard), sum(state.souls), state.active
        table.choose(rng.choice(ask.options), ask.seat)
        assert GAME.pieces(state) == pieces
        discarded += sum(state.souls) > souls
        if sum(state.discard) > before:
            assert state.faction[state.active] == FACTION_IDS.index("cult") or active != state.active
    assert discarded > 10


@pytest.mark.parametrize("hand", ["bake-sale", "sword"])
def test_root_10_4_3_1_being_asked_tells_nothing_of_the_hand(hand: str) -> None:
    """ROOT-1.2.1 ROOT-H.SU.3 Only with a match the Uprising can be fought, but the question comes either way."""
    uprising = {"spring-uprising": ""}
    t = cult({1: "2 cult", 5: "spring-uprising"}, "conspire", acolytes=2, hands={"cult": [hand]}, hirelings=uprising)
    t.play("crusade", 1, 5, 1)
    assert (t.question, "battle" in t.asked()) == ("crusade-on", hand == "bake-sale")
    t = cult({1: "cult, spring-uprising"}, "conspire", acolytes=2, hands={"cult": [hand]}, hirelings=uprising)
    assert t.question == "conspire"
