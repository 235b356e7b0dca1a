"""ROOT-1.2.1 Whether a seat is asked, and what is offered to it, tells nothing that it may not know."""

import pytest

from maraud.games.root.maps import ALL
from tests.games.root.test_corvids import corvids
from tests.games.root.test_duchy import duchy
from tests.games.root.test_hirelings_marauder import alliance_day
from tests.games.root.test_keepers import keepers
from tests.games.root.test_lizards import cult
from tests.games.root.woodland import Woodland, position

UPRISING = {"spring-uprising": ""}
MATCH = ["root-tea-mouse"]  # a card that the Uprising in a mouse clearing takes
OTHER = ["anvil"]
FULL = ["scouting-party"]


def prophets(cards: list[str], *field: str) -> Woodland:
    """The Alliance control the Prophets beside Eyrie warriors who hold these cards, and the Uprising."""
    return alliance_day(
        {9: ", ".join(("warm-sun-prophets, 2 eyrie, spring-uprising", *field))},
        {"warm-sun-prophets": "alliance", **UPRISING},
        hands={"alliance": FULL, "eyrie": cards},
    )


def test_root_h_ws_3_what_is_offered_does_not_hang_on_the_forced_hand() -> None:
    """ROOT-H.WS.3 ROOT-H.SU.3x2 ROOT-1.2.1 Who must battle may lack the card: that shows when it comes to it."""
    for cards, events in ((MATCH, ["battle-takes-card", "battle-began"]), (OTHER, ["battle-takes-card"])):
        t = prophets(cards)
        t.play("hire:warm-sun-prophets")
        assert t.asked() == ["place", "move", "battle"]
        t.play("battle")
        assert (t.question, t.names()) == ("preach-whom", ["warm-sun-prophets", "spring-uprising"])
        t.play("spring-uprising")
        assert [key for key in t.events if key.startswith("battle-")] == events
        assert t.told[0].facts[1] == int(cards is MATCH)
        assert t.question == ("face-uprising" if cards is MATCH else "alliance-daylight")
    assert t.hand("eyrie") == OTHER


def test_root_h_ws_3_an_empty_hand_is_no_secret() -> None:
    """ROOT-H.WS.3 ROOT-H.SU.3x2 ROOT-1.2.1"""
    t = prophets([])
    t.play("hire:warm-sun-prophets", "battle", dice=(0, 0))
    assert "battle-began" in t.events  # the Prophets themselves are all that is left


def decreed(column: str) -> Woodland:
    """The Eyrie, with no mouse card, must move and then battle beside the Uprising."""
    return position(
        {9: "3 eyrie, spring-uprising"},
        factions=("eyrie", "marquise", "hundreds"),
        part="resolve_decree",
        decree={"move": ["vizier"], "battle": [column]},
        leader="despot",
        hands={"eyrie": OTHER, "marquise": ["sword"]},
        hirelings=UPRISING,
        elsewhere=[] if column == "vizier" else [column],
    )


def test_root_7_7_turmoil_for_want_of_a_card_says_so() -> None:
    """ROOT-7.5.2.3 ROOT-H.SU.3x2 ROOT-1.2.1 Where a battle seemed possible to all."""
    assert "battle-takes-card" not in decreed("foxfolk-steel").play(9, 1, 1).events
    events = decreed("vizier").play(9, 1, 1).events
    assert events.index("battle-takes-card") < events.index("turmoil")


@pytest.mark.parametrize("cards", [MATCH, OTHER])
def test_root_13_6_1_asked_to_exert_with_any_hand(cards: list[str]) -> None:
    """ROOT-13.6.1 ROOT-H.SU.3x2 ROOT-1.2.1 Where all around is scorched only a battle is left."""
    t = corvids(
        {9: "corvids, spring-uprising"},
        "exert",
        {9: "up raid"},
        factions=("corvids", "vagabond", "eyrie"),
        hands={"corvids": cards},
        hirelings=UPRISING,
        fields={"scorched": ALL & ~(1 << 9)},
    )
    assert (t.question, t.asked()) == ("exert", ["pass", "battle"] if cards is MATCH else ["pass"])


@pytest.mark.parametrize("cards", [MATCH, OTHER])
def test_root_12_5_2_4_asked_how_with_any_hand(cards: list[str]) -> None:
    """ROOT-12.5.2.4 ROOT-10.4.3.1 ROOT-H.SU.3x2 ROOT-1.2.1 No question less where a card is lacking."""
    ways = ["move", "battle"] if cards is MATCH else ["move"]
    field = "2 {}, spring-uprising"
    t = cult(
        {9: field.format("cult, mouse-garden")},
        "conspire",
        "mouse",
        acolytes=2,
        hands={"cult": cards},
        hirelings=UPRISING,
    )
    t.play("crusade")
    assert (t.question, t.asked()) == ("crusade-how", ways)
    t = duchy({9: field.format("duchy, market")}, "parliament", "brigadier", hands={"duchy": cards}, hirelings=UPRISING)
    t.play("brigadier")
    assert (t.question, t.asked()) == ("brigade-how", ways)


@pytest.mark.parametrize("cards", [MATCH, OTHER])
def test_root_15_5_2_2_asked_with_any_hand(cards: list[str]) -> None:
    """ROOT-15.5.2.2 ROOT-H.SU.3x2 ROOT-1.2.1"""
    t = keepers(
        {9: "2 keepers, spring-uprising"},
        "act_with_retinue",
        retinue={"battle-then-delve": "retainer"},
        hands={"keepers": cards},
        hirelings=UPRISING,
    )
    assert t.question == "retinue"
    assert ("faithful-retainer" in t.asked()) == (cards is MATCH)


def test_root_15_5_2_2_delving_beside_the_uprising_says_that_no_card_is_held() -> None:
    """ROOT-15.5.2.2 ROOT-H.SU.3x2 ROOT-1.2.1 A battle that must be, but cannot."""
    t = keepers(
        {9: "2 keepers, spring-uprising"},
        "act_with_retinue",
        {"F2": "jewelry"},
        retinue={"battle-then-delve": "retainer"},
        hands={"keepers": OTHER},
        hirelings=UPRISING,
    )
    t.play("faithful-retainer", 9)
    assert (t.events[-1], t.question) == ("battle-takes-card", "delve-from")


@pytest.mark.parametrize("cards", [["sword"], ["root-tea-mouse"]])
def test_root_h_fb_4_smugglers_are_offered_with_any_hand(cards: list[str]) -> None:
    """ROOT-H.FB.4 ROOT-1.2.1"""
    field = {9: "alliance, spring-uprising, popular-band"}
    hirelings = {"rat-smugglers": "alliance", "spring-uprising": "", "popular-band": ""}
    t = alliance_day(field, hirelings, hands={"alliance": cards}, fields={"entered": [1 << 9] * 9})
    t.play("hire:rat-smugglers")
    assert (t.question, t.asked()) == ("smuggle", ["pass", f"card:{cards[0]}"])
    t.play(cards[0])
    assert t.hand("alliance") == []
