"""ROOT-CARD The cards of the standard deck that have a rule of their own."""

import pytest

from tests.games.root.woodland import Woodland, position

# In battle.


def attack(crafted: dict[str, list[str]], dice: tuple[int, int], clearings: dict[int, str] | None = None) -> Woodland:
    """The Marquise attack the Eyrie in clearing 5 and the dice have been cast."""
    t = position(clearings or {5: "4 marquise, 4 eyrie"}, part="actions", crafted=crafted)
    return t.play("battle", 5, "eyrie", dice=dice)


def left(t: Woodland) -> tuple[int, int]:
    """The warriors of attacker and defender."""
    return t.count("marquise", 5), t.count("eyrie", 5)


def test_root_card_armorers_1_rolled_hits_are_ignored() -> None:
    """ROOT-CARD-ARMORERS.1 ROOT-2.1.4"""
    t = attack({"eyrie": ["armorers"]}, (3, 1))
    assert (t.question, t.who, t.asked()) == ("battle-effect", "eyrie", ["pass", "use:armorers"])
    t.play("use:armorers")
    assert (left(t), t.discarded) == ((3, 4), ["armorers"])
    t = attack({"marquise": ["armorers"]}, (3, 1)).play("use:armorers")
    assert (left(t), t.discarded) == ((4, 1), ["armorers"])


def test_root_card_armorers_1_may_be_kept() -> None:
    t = attack({"eyrie": ["armorers"]}, (3, 1)).play("pass")
    assert (left(t), t.crafted("eyrie")) == ((3, 1), ["armorers"])


def test_root_t_d04_extra_hits_are_not_ignored() -> None:
    """ROOT-CARD-ARMORERS.1 ROOT-CARD-BRUTAL-TACTICS.1 ROOT-T-D04 ROOT-FAQ-22

    ROOT-4.3.5.1 ROOT-4.3.5.3 What is ignored comes off what is taken.
    """
    t = attack({"eyrie": ["armorers"], "marquise": ["brutal-tactics"]}, (2, 0))
    assert (t.question, t.who) == ("effects-first", "marquise")
    t.play("first", "use:brutal-tactics", "use:armorers")
    assert (left(t), t.points("eyrie"), t.discarded) == ((4, 3), 1, ["armorers"])


def test_root_faq_22_armorers_do_nothing_about_an_ambush() -> None:
    """ROOT-CARD-ARMORERS.1 ROOT-FAQ-22 ROOT-4.3.1.2"""
    t = position(
        {5: "4 marquise, eyrie"},
        part="actions",
        crafted={"marquise": ["armorers"]},
        hands={"eyrie": ["ambush-rabbit"]},
    )
    t.play("battle", 5, "eyrie", "ambush-rabbit", dice=(1, 1))
    assert t.count("marquise", 5) == 2
    t.play("use:armorers")
    assert left(t) == (2, 0)


def test_root_card_armorers_1_not_without_a_rolled_hit() -> None:
    t = attack({"marquise": ["armorers"]}, (2, 0))
    assert left(t) == (4, 2), "nobody was asked"


def test_root_card_sappers_1_as_defender() -> None:
    """ROOT-CARD-SAPPERS.1 ROOT-4.3.5.1 ROOT-4.3.4"""
    t = attack({"eyrie": ["sappers"]}, (1, 0)).play("use:sappers")
    assert (left(t), t.discarded) == ((3, 3), ["sappers"])
    t = attack({"marquise": ["sappers"]}, (1, 0))
    assert left(t) == (4, 3), "not as attacker"


def test_root_card_brutal_tactics_1_as_attacker_once_a_battle() -> None:
    """ROOT-CARD-BRUTAL-TACTICS.1"""
    t = attack({"marquise": ["brutal-tactics"]}, (1, 0)).play("use:brutal-tactics")
    assert (left(t), t.points("eyrie"), t.discarded) == ((4, 2), 1, [])
    t.play("battle", 5, "eyrie", dice=(0, 0))
    assert t.asked() == ["pass", "use:brutal-tactics"]
    assert attack({"eyrie": ["brutal-tactics"]}, (1, 0)).points("marquise") == 0, "not as defender"


@pytest.mark.parametrize(("choice", "order"), [("first", ["marquise", "eyrie"]), ("second", ["eyrie", "marquise"])])
def test_root_4_3_4_the_attacker_says_who_uses_cards_first(choice: str, order: list[str]) -> None:
    """ROOT-4.3.4"""
    t = attack({"eyrie": ["sappers"], "marquise": ["brutal-tactics"]}, (1, 1))
    assert t.who == "marquise"
    t.play(choice)
    assert t.who == order[0]
    t.play("pass")
    assert t.who == order[1]


def test_root_card_scouting_party_1_no_ambush() -> None:
    """ROOT-CARD-SCOUTING-PARTY.1"""
    hands = {"eyrie": ["ambush-rabbit"]}
    t = position({5: "2 marquise, eyrie"}, part="actions", crafted={"marquise": ["scouting-party"]}, hands=hands)
    t.play("battle", 5, "eyrie", dice=(1, 1))
    assert left(t) == (1, 0)
    t = position(
        {9: "2 eyrie, 2 marquise"},
        turn="eyrie",
        part="resolve_decree",
        decree={"battle": ["vizier"]},
        crafted={"marquise": ["scouting-party"]},
        hands={"marquise": ["ambush-mouse"], "eyrie": ["anvil"]},
    )
    t.play(9, "marquise")
    assert (t.question, t.who) == ("ambush", "marquise"), "it helps attackers only"


# In Birdsong.


def birdsong(card: str, clearings: dict[int, str] | None = None, **more: object) -> Woodland:
    """The Marquise's Birdsong with a card, from its very start."""
    return position(clearings or {}, crafted={"marquise": [card]}, **more)  # type: ignore[arg-type]


def test_root_t_d10_royal_claim() -> None:
    """ROOT-CARD-ROYAL-CLAIM.1 ROOT-T-D10 ROOT-IMPL-21"""
    six = dict.fromkeys((1, 2, 3, 4, 5, 6), "marquise") | {7: "marquise, eyrie", 8: "wood"}
    t = birdsong("royal-claim", six)
    assert (t.question, t.asked()) == ("use-effect", ["pass", "use:royal-claim"])
    t.play("use:royal-claim")
    assert (t.points("marquise"), t.discarded) == (6, ["royal-claim"])


def test_root_impl_21_before_and_after_the_steps_of_birdsong() -> None:
    """ROOT-IMPL-21 Declined before the wood is placed, it is offered after it."""
    t = birdsong("royal-claim", {1: "sawmill"}).play("pass")
    assert (t.count("wood", 1), t.asked()) == (1, ["pass", "use:royal-claim"])


def test_root_card_stand_and_deliver_1() -> None:
    """ROOT-CARD-STAND-AND-DELIVER.1 ROOT-G.22 ROOT-IMPL-30"""
    t = birdsong("stand-and-deliver", hands={"eyrie": ["anvil", "sword"]})
    t.play("use:stand-and-deliver")
    assert t.names() == ["1"], "seat 1 are the Eyrie; the Alliance hold no card"
    t.play("eyrie", dice=("sword",))
    assert (t.hand("marquise"), t.hand("eyrie"), t.points("eyrie")) == (["sword"], ["anvil"], 1)
    assert (t.known("eyrie", "marquise"), t.known("alliance", "marquise")) == (["sword"], [])
    assert t.question != "use-effect", "once a turn; the card stays"
    assert t.crafted("marquise") == ["stand-and-deliver"]


def test_root_card_stand_and_deliver_1_not_from_an_empty_hand() -> None:
    assert birdsong("stand-and-deliver").question != "use-effect"


def test_root_card_better_burrow_bank_1() -> None:
    """ROOT-CARD-BETTER-BURROW-BANK.1 ROOT-IMPL-20"""
    t = birdsong("better-burrow-bank")
    t.play("use:better-burrow-bank", dice=("anvil",))
    assert (t.hand("marquise"), t.names()) == (["anvil"], ["1", "2"])
    t.play("alliance", dice=("sword",))
    assert (t.hand("alliance"), t.hand("eyrie")) == (["sword"], [])
    assert birdsong("better-burrow-bank").play("pass").hand("marquise") == [], "it may be left"


# In Daylight.


def test_root_card_tax_collector_1() -> None:
    """ROOT-CARD-TAX-COLLECTOR.1 ROOT-IMPL-24"""
    given = {"marquise": ["tax-collector"]}
    t = position({3: "2 marquise", 5: "marquise", 7: "eyrie"}, part="actions", crafted=given).play("use:tax-collector")
    assert t.names() == ["3", "5"]
    t.play(5, dice=("anvil",))
    assert (t.count("marquise", 5), t.hand("marquise"), t.crafted("marquise")) == (0, ["anvil"], ["tax-collector"])
    assert "use:tax-collector" not in t.asked()
    t = position({3: "sawmill"}, part="actions", crafted=given)
    assert t.refused["use:tax-collector"] == "ROOT-4.1.3"


def test_root_card_tax_collector_1_field_hospitals_may_bring_the_warrior_back() -> None:
    """ROOT-CARD-TAX-COLLECTOR.1 ROOT-6.2.3"""
    hands = {"marquise": ["anvil"]}
    t = position({8: "marquise", 1: "keep"}, part="actions", crafted={"marquise": ["tax-collector"]}, hands=hands)
    t.play("use:tax-collector", 8)
    assert (t.question, t.names()) == ("field-hospitals", ["pass", "anvil"])
    t.play("anvil", dice=("sword",))
    assert (t.count("marquise", 1), t.hand("marquise")) == (1, ["sword"])


def test_root_card_codebreakers_1() -> None:
    """ROOT-CARD-CODEBREAKERS.1 ROOT-G.29 ROOT-IMPL-30"""
    hands = {"eyrie": ["anvil", "sword"]}
    t = position({}, part="actions", crafted={"marquise": ["codebreakers"]}, hands=hands)
    t.play("use:codebreakers", "eyrie")
    assert sorted(t.known("marquise", "eyrie")) == ["anvil", "sword"]
    assert t.known("alliance", "eyrie") == []
    assert [event.to for event in t.told if event.kind.key == "shown"] == [1 << t.seat("marquise")]
    assert "use:codebreakers" not in t.asked()


def test_root_card_command_warren_1() -> None:
    """ROOT-CARD-COMMAND-WARREN.1 ROOT-IMPL-23 Before anything else in Daylight."""
    t = position(
        {5: "2 marquise, 2 eyrie", 4: "workshop"},
        part="start_of_daylight",
        crafted={"marquise": ["command-warren"]},
        hands={"marquise": ["sword"]},
    )
    assert (t.question, t.asked()) == ("use-effect", ["pass", "use:command-warren"])
    t.play("use:command-warren", 5, "eyrie", dice=(1, 0))
    assert (t.count("eyrie", 5), t.question) == (1, "craft")


def test_root_card_cobbler_1() -> None:
    """ROOT-CARD-COBBLER.1 ROOT-IMPL-25 One move at the start of the Evening, before the draw."""
    t = position({5: "2 marquise"}, part="start_of_evening", crafted={"marquise": ["cobbler"]})
    t.play("use:cobbler", 5, 1, 2, dice=("anvil",))
    assert (t.count("marquise", 1), t.hand("marquise"), t.active) == (2, ["anvil"], "eyrie")


# Favors.


def favor(name: str, clearings: dict[int, str], **more: object) -> Woodland:
    """The Marquise craft a Favor."""
    return position(clearings, part="craft", hands={"marquise": [name, "anvil"]}, **more)  # type: ignore[arg-type]


MICE = {2: "workshop", 7: "workshop", 9: "workshop"}


def test_root_card_favor_1_all_enemy_pieces_of_the_suit() -> None:
    """ROOT-CARD-FAVOR.1 ROOT-CARD-FAVOR.2 ROOT-CARD-FAVOR.3 ROOT-4.1.2 ROOT-G.9"""
    t = favor("favor-mice", MICE | {9: "workshop, 3 marquise, roost, 2 eyrie", 11: "2 alliance, sympathy", 5: "roost"})
    t.play("favor-mice")
    assert (t.question, t.who) == ("outrage", "marquise"), "what follows comes when all is gone"
    assert [t.count(piece, 9) for piece in ("roost", "eyrie", "marquise", "workshop")] == [0, 0, 3, 1]
    assert [t.count(piece, 11) for piece in ("alliance", "sympathy")] == [0, 0]
    assert (t.points("marquise"), t.count("roost", 5), t.discarded) == (2, 1, ["favor-mice"])
    assert t.view()["clearings"][10]["ruin"]


@pytest.mark.parametrize(
    ("name", "clearings"), [("favor-foxes", (1, 6, 8)), ("favor-rabbits", (3, 4, 5)), ("favor-mice", (2, 7, 9))]
)
def test_root_card_favor_1_one_for_each_suit(name: str, clearings: tuple[int, int, int]) -> None:
    t = favor(name, dict.fromkeys(clearings, "workshop, eyrie") | {12: "eyrie", 10: "eyrie", 11: "eyrie"})
    t.play(name)
    assert [t.count("eyrie", clearing) for clearing in clearings] == [0, 0, 0]
    assert sum(t.count("eyrie", clearing) for clearing in (10, 11, 12)) == 2


def test_g_22_three_sympathy_tokens_at_once() -> None:
    """G-22 ROOT-CARD-FAVOR.4 ROOT-FAQ-153 ROOT-FAQ-04 ROOT-1.5.4 ROOT-G.25"""
    tokens = {2: "workshop, sympathy", 7: "workshop, sympathy", 9: "workshop, sympathy"}
    t = position(tokens, part="craft", hands={"marquise": ["favor-mice", "sword", "anvil", "travel-gear-fox"]})
    t.play("favor-mice")
    assert (t.points("marquise"), t.count("sympathy"), t.question) == (3, 10, "outrage")
    assert t.names("marquise") == ["sword"]
    t.play("sword")
    assert (t.question, t.names("marquise")) == ("outrage", ["show"])
    t.play("show", "show")
    assert sorted(t.known("alliance", "marquise")) == ["anvil", "travel-gear-fox"]
    assert (t.known("eyrie", "marquise"), t.board("alliance")["supporters_size"]) == ([], 3)


def test_g_25_who_may_learn_what_of_a_shown_hand() -> None:
    """G-25 ROOT-1.2.1 ROOT-FAQ-152 ROOT-IMPL-30"""
    four = ("marquise", "eyrie", "alliance", "vagabond")
    t = position(
        {5: "marquise", 1: "sympathy"}, part="actions", factions=four, hands={"marquise": ["sword"], "eyrie": ["anvil"]}
    )
    t.play("march", 5, 1, 1, "show")
    for viewer in ("marquise", "eyrie", "alliance", "vagabond", ""):
        rows = t.view(viewer)["players"]
        assert [row["hand_size"] for row in rows[:2]] == [1, 1]
        assert rows[0]["hand"] == (["sword"] if viewer == "marquise" else None)
        assert rows[0]["known"] == (["sword"] if viewer == "alliance" else [])
    shown = next(event for event in t.told if event.kind.key == "shown")
    assert shown.to == 1 << t.seat("alliance")
