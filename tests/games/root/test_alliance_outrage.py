"""ROOT-8.2.3, ROOT-8.2.4, ROOT-8.2.6 Supporters, lost bases and Outrage."""

from tests.games.root.woodland import Woodland, position

SIX = ["sword", "crossbow-mouse", "investments", "travel-gear-mouse", "mouse-in-a-sack", "root-tea-mouse"]
MICE = SIX[:5]


def march_into(clearing: int, hand: list[str], **more: object) -> Woodland:
    """The Marquise march from clearing 1 or 11 into a sympathetic clearing."""
    clearings = {clearing: "sympathy", 1: "4 marquise", 11: "4 marquise"} | dict(more.pop("clearings", {}))  # type: ignore[call-overload]
    t = position(clearings, part="actions", hands={"marquise": hand}, **more)  # type: ignore[arg-type]
    origin = 11 if clearing in (3, 6, 12) else 1
    return t.play("march", origin, clearing, 4)


def supporters(t: Woodland) -> list[str]:
    """What the Alliance see."""
    cards: list[str] = t.board("alliance", "alliance")["supporters"]
    return cards


def test_root_8_2_6_moving_in_costs_a_matching_card() -> None:
    t = march_into(5, ["bake-sale", "armorers", "sword"])
    assert (t.who, t.question, t.names()) == ("marquise", "outrage", ["bake-sale", "armorers"])
    t.play("armorers")
    assert (t.hand("marquise"), supporters(t)) == (["bake-sale", "sword"], ["armorers"])
    assert t.question == "move-from"  # the march goes on


def test_root_8_2_6_any_card_of_the_suit_will_do() -> None:
    """ROOT-8.2.6x1 Ambush and dominance cards too."""
    t = march_into(5, ["ambush-rabbit", "dominance-rabbit"])
    assert t.names() == ["ambush-rabbit", "dominance-rabbit"]
    t.play("dominance-rabbit")
    assert (supporters(t), t.available) == (["dominance-rabbit"], [])


def test_root_8_2_6_without_a_matching_card_the_hand_is_shown() -> None:
    """ROOT-T-F13 G-25"""
    t = march_into(12, ["sword", "investments"])
    assert t.asked("marquise") == ["show"]
    t.play("show", dice=("bake-sale",))
    assert supporters(t) == ["bake-sale"]
    assert t.hand("marquise") == ["investments", "sword"]
    assert t.known("alliance", "marquise") == ["investments", "sword"]
    assert t.known("eyrie", "marquise") == []
    assert t.board("alliance", "marquise")["known_supporters"] == []


def test_root_8_2_6_an_empty_hand_is_no_secret() -> None:
    t = march_into(5, [])
    assert (t.question, len(supporters(t))) == ("move-from", 1)


def test_root_8_2_6_only_giver_and_alliance_know_the_card() -> None:
    """ROOT-IMPL-30"""
    t = march_into(5, ["bake-sale", "armorers"]).play("bake-sale")
    assert t.board("alliance", "marquise")["known_supporters"] == ["bake-sale"]
    assert t.board("alliance", "eyrie")["known_supporters"] == []
    event = next(event for event in t.told if event.kind.key == "gave-supporter")
    assert [len(event.facts_for(seat)) for seat in range(-1, 3)] == [1, 2, 1, 2]


def test_root_8_2_6_a_spent_supporter_is_no_longer_known_to_be_there() -> None:
    t = march_into(5, ["bake-sale"], factions=("marquise", "alliance"), supporters=["anvil"])
    t.play("bake-sale", "pass", "pass", "pass")
    assert t.question == "spread"
    assert t.board("alliance", "marquise")["known_supporters"] == ["bake-sale"]
    t.play(1, "anvil")
    assert t.board("alliance", "marquise")["known_supporters"] == ["bake-sale"]
    assert supporters(t) == ["bake-sale"]


def test_wa_02_what_triggers_outrage() -> None:
    """ROOT-8.2.6x1 WA-02: each move once, however many move; placing never."""
    clearings = {5: "sympathy", 1: "4 eyrie"}
    hand = ["bake-sale", "smugglers-trail", "a-visit-to-friends"]
    t = position(clearings, turn="eyrie", part="resolve_decree", decree={"move": ["vizier"]}, hands={"eyrie": hand})
    t.play(1, 5, 4, "bake-sale")
    assert len(supporters(t)) == 1
    t = position(
        clearings, turn="eyrie", part="resolve_decree", decree={"move": ["vizier", "anvil"]}, hands={"eyrie": hand}
    )
    t.play("suit:fox", 1, 5, 2, "bake-sale", 1, 5, 2, "smugglers-trail")
    assert len(supporters(t)) == 2
    t = position({5: "sympathy, recruiter"}, part="actions", hands={"marquise": hand}).play("recruit")
    assert (t.count("marquise", 5), supporters(t)) == (1, [])


def test_wa_02_field_hospitals_place_warriors() -> None:
    """ROOT-6.2.3 WA-02: placing at a sympathetic keep is no Outrage."""
    t = position(
        {5: "sympathy, keep", 1: "marquise, 2 eyrie"},
        turn="eyrie",
        part="resolve_decree",
        decree={"battle": ["vizier"]},
        hands={"marquise": ["anvil", "bake-sale"]},
        leader="builder",
    )
    t.play(1, "marquise", "pass", dice=(1, 0)).play("anvil")
    assert (t.count("marquise", 5), supporters(t)) == (1, [])


def test_root_8_2_6_removing_sympathy() -> None:
    t = position({2: "2 marquise, sympathy"}, part="actions", hands={"marquise": ["sword", "anvil"]})
    t.play("battle", 2, "alliance", dice=(1, 0))
    assert t.asked("marquise") == ["card:sword"]  # only what matches
    assert t.points("marquise") == 1  # ROOT-8.2.6x3
    t.play("sword")
    assert supporters(t) == ["sword"]


def test_root_8_2_6_the_defender_who_removes_it_pays_too() -> None:
    """ROOT-8.2.6x2"""
    t = position(
        {2: "2 marquise, alliance, sympathy"},
        turn="alliance",
        part="operations",
        hands={"marquise": ["sword"]},
        officers=1,
    )
    t.play("battle", 2, "marquise", "pass", dice=(2, 2))
    assert (t.who, t.question) == ("marquise", "outrage")


def test_root_8_2_6_the_alliance_themselves_cause_none() -> None:
    t = position({1: "2 alliance", 5: "sympathy"}, turn="alliance", part="operations", officers=1)
    t.play("move", 1, 5, 2)
    assert len(supporters(t)) == 0


def test_root_8_2_6_moving_out_costs_nothing() -> None:
    t = position({5: "2 marquise, sympathy"}, part="actions", hands={"marquise": ["bake-sale"]})
    t.play("march", 5, 1, 2)
    assert t.question == "move-from"


def test_root_8_2_3_1_the_sixth_supporter_is_discarded() -> None:
    """ROOT-T-F14 WA-01: the payment is owed all the same, and so it is by one's own mobilizing."""
    t = march_into(5, ["bake-sale"], supporters=MICE).play("bake-sale")
    assert (len(supporters(t)), t.discarded, t.hand("marquise")) == (5, ["bake-sale"], [])
    t = position({}, turn="alliance", part="daylight_actions", supporters=MICE, hands={"alliance": ["anvil"]})
    t.play("mobilize", "anvil")
    assert (len(supporters(t)), t.discarded) == (5, ["anvil"])


def test_root_8_2_3_1_a_card_drawn_into_a_full_stack() -> None:
    t = march_into(5, [], supporters=MICE)
    assert (len(supporters(t)), len(t.discarded)) == (5, 1)
    assert "turned-away" in t.events
    assert "drew-supporter" not in t.events


def test_root_8_2_3_1_no_limit_with_a_base() -> None:
    t = march_into(5, ["bake-sale"], supporters=MICE, clearings={9: "mouse-base"}).play("bake-sale")
    assert (len(supporters(t)), t.discarded) == (6, [])


# A base is lost.


def fell_base(supporters: list[str], officers: int, clearings: dict[int, str] | None = None) -> Woodland:
    """The Marquise remove the fox base in clearing 1."""
    t = position(
        {1: "2 marquise, fox-base"} | (clearings or {}), part="actions", supporters=supporters, officers=officers
    )
    return t.play("battle", 1, "alliance", dice=(1, 0))


def test_root_8_2_4_supporters_and_officers_are_lost() -> None:
    """ROOT-T-F12"""
    t = fell_base(["anvil", "foxfolk-steel", "armorers", *SIX[:4]], 3)
    assert supporters(t) == [*sorted_like_the_deck(SIX[:4])]
    assert (sorted(t.discarded), t.board("alliance")["officers"]) == (["anvil", "armorers", "foxfolk-steel"], 1)
    assert (t.count("alliance"), t.points("marquise")) == (9, 1)


def sorted_like_the_deck(cards: list[str]) -> list[str]:
    """The cards in the order of the table of cards."""
    t = position({}, hands={"marquise": cards})
    return t.hand("marquise")


def test_wa_04_down_to_five_without_any_base() -> None:
    """ROOT-8.2.4 WA-04"""
    t = fell_base(["anvil", "foxfolk-steel", "armorers", *SIX, "codebreakers"], 3)
    assert (t.who, t.question) == ("alliance", "keep-five")
    t.play("sword", "investments")
    assert (len(supporters(t)), t.board("alliance")["officers"]) == (5, 1)
    assert {"sword", "investments"} <= set(t.discarded)


def test_root_8_2_4_no_limit_while_another_base_stands() -> None:
    t = fell_base(["anvil", *SIX], 0, {9: "mouse-base"})
    assert len(supporters(t)) == 6


def test_root_8_2_4_half_of_the_officers_rounded_up() -> None:
    assert [fell_base([], number).board("alliance")["officers"] for number in (0, 1, 2, 3, 4, 5)] == [0, 0, 1, 1, 2, 2]


def both_fall() -> Woodland:
    """A base and sympathy fall in one battle; the attacker holds one fox card."""
    t = position(
        {1: "2 marquise, fox-base, sympathy"},
        part="actions",
        supporters=SIX[:3],
        hands={"marquise": ["anvil"]},
    )
    return t.play("battle", 1, "alliance", dice=(2, 1))


def test_wa_05_the_alliance_order_what_follows() -> None:
    """ROOT-4.3.6 ROOT-1.5.4 ROOT-8.2.4 ROOT-8.2.6 WA-05"""
    t = both_fall()
    assert (t.who, t.question, t.names()) == ("alliance", "first-trigger", ["fox-base", "sympathy"])
    assert t.points("marquise") == 2
    t.play("fox-base", "anvil")
    assert len(supporters(t)) == 4
    t = both_fall().play("sympathy", "anvil")
    assert (len(supporters(t)), t.discarded) == (3, ["anvil"])
