"""ROOT-X.RU Where the abilities of two factions meet: the Cult, the Riverfolk, the Duchy and the Corvids."""

from tests.games.root.test_corvids import corvids, plots, scheme
from tests.games.root.test_duchy import court, duchy, swayed
from tests.games.root.test_lizards import cult, pile
from tests.games.root.test_riverfolk import company
from tests.games.root.woodland import position


def test_root_x_ru_1_a_citadel_is_sanctified() -> None:
    """ROOT-X.RU.1 ROOT-10.4.3.3 ROOT-12.2.3"""
    seats = ("cult", "duchy", "eyrie")
    hands = {"duchy": ["anvil"]}
    t = cult({1: "2 duchy, citadel"}, "conspire", factions=seats, acolytes=3, hands=hands, fields=court("mayor"))
    t.play("sanctify", 1, "citadel", dice=("anvil",))
    assert (t.points("cult"), t.count("fox-garden", 1), t.count("citadel")) == (1, 1, 3)
    assert (swayed(t), t.board("duchy")["crowns"]["noble"], pile(t)) == ([], 2, {"anvil": 1})


def test_root_x_ru_2_all_that_is_spent_becomes_a_lost_soul() -> None:
    """ROOT-X.RU.2 ROOT-10.2.6 Corvids who recruit, the Banker, revealed birds, and what the Riverfolk export."""
    t = corvids({}, "recruit", factions=("corvids", "cult", "eyrie"), hands={"corvids": ["anvil"]}).play("anvil")
    assert (pile(t), t.discarded) == ({"anvil": 1}, [])
    seats = ("duchy", "cult", "eyrie")
    t = duchy({}, "parliament", "banker", factions=seats, hands={"duchy": ["anvil", "sword"]}).play("banker", "anvil")
    assert (pile(t), t.discarded) == ({"anvil": 1}, [])
    hand = {"duchy": ["armorers"]}
    t = duchy({1: "2 duchy"}, "parliament", "foremole", factions=("duchy", "eyrie", "cult"), hands=hand)
    t.play("foremole", 1, "citadel", "armorers")
    assert (pile(t), t.discarded, t.hand("duchy").count("armorers")) == ({"armorers": 1}, [], 0)
    hands = {"riverfolk": ["anvil"]}
    t = company({1: "fox-post"}, funds={"riverfolk": 3}, factions=("riverfolk", "cult", "eyrie"), hands=hands)
    t.play("craft", "anvil", "export")
    assert (pile(t), t.discarded) == ({"anvil": 1}, [])


def test_root_x_ru_3_an_exposure_card_is_given_not_spent() -> None:
    """ROOT-X.RU.3 ROOT-13.2.4 ROOT-10.2.6"""
    seats = ("cult", "corvids", "eyrie")
    t = cult(
        {5: "cult, plot"}, "rituals", factions=seats, hands={"cult": ["bake-sale"]}, fields=scheme(seats, {5: "bomb"})
    )
    t.play("expose", 5, "bake-sale", "raid")
    assert (t.hand("corvids"), pile(t), t.discarded) == (["bake-sale"], {}, [])


def test_root_x_ru_4_a_bomb_on_a_trade_post() -> None:
    """ROOT-X.RU.4 ROOT-13.7.1 ROOT-11.2.5.1 A point for the flip and one for the post; half of the funds go home."""
    t = corvids(
        {5: "corvids, riverfolk, rabbit-post"},
        "flip_plots",
        {5: "bomb"},
        factions=("corvids", "riverfolk", "eyrie"),
        company={"funds": {"riverfolk": 5}},
    )
    t.play(5)
    assert (t.points("corvids"), t.count("rabbit-post", 5), t.count("rabbit-post")) == (2, 0, 2)
    assert t.board("riverfolk")["funds"] == {"riverfolk": 2}
    assert t.board("riverfolk")["tracks"]["rabbit"]["lost"] == 1
    assert plots(t) == {}


def test_root_x_ru_4_a_bomb_on_a_citadel_and_a_market() -> None:
    """ROOT-X.RU.4 ROOT-12.2.3 Two buildings, two points, one Price of Failure."""
    seats = ("corvids", "duchy", "eyrie")
    t = position(
        {5: "corvids, plot, citadel, market"},
        part="flip_plots",
        factions=seats,
        fields={**court("mayor captain"), **scheme(seats, {5: "bomb"})},
        hands={"duchy": ["anvil", "sword"]},
    )
    t.play(5, dice=("sword",))
    assert (t.points("corvids"), swayed(t), t.hand("duchy")) == (3, ["captain"], ["anvil"])


def test_root_x_ru_8_boat_builders_need_rule_too() -> None:
    """ROOT-X.RU.8 ROOT-CARD-BOAT-BUILDERS.1"""
    for field, may in (({4: "2 duchy, 3 eyrie"}, False), ({4: "2 duchy, eyrie"}, True)):
        t = duchy(field, "assembly", crafted={"duchy": ["boat-builders"]}, options={"deck": "exiles"})
        ends = t.play("move", 4).names() if "move" in t.asked() else []
        assert ("7" in ends) == may
