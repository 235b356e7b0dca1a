"""Pacts and alliances."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.marauders.camp import Camp, camp


def pact(mine: str, theirs: str) -> Camp:
    """MAR-T12: seat 0 gives its Emerald Clue for the Ruby Clue of seat 1."""
    c = camp(unlocked={0: "emerald", 1: "ruby"}, hands={0: "gold"})
    c.play("offer", "seat:1").offer(clue="emerald", for_clue="ruby")
    c.choose("accept")
    c.lay(mine, theirs)
    return c


@pytest.mark.parametrize(
    ("mine", "theirs", "first", "second"),
    [
        ("H", "H", ["emerald", "ruby"], ["emerald", "ruby"]),
        ("M", "H", ["emerald", "ruby"], ["ruby"]),
        ("H", "M", ["emerald"], ["emerald", "ruby"]),
        ("M", "M", ["emerald"], ["ruby"]),
    ],
)
def test_ma_24_pact_table(mine: str, theirs: str, first: list[str], second: list[str]) -> None:
    """MAR-123, MAR-124, MAR-125, MAR-T12."""
    c = pact(mine, theirs)
    assert (c.unlocked(0), c.unlocked(1)) == (first, second)
    assert c.view(0)["clues"][4]["card"] == ("boulder" if "ruby" in first else None)
    assert c.view(1)["clues"][3]["card"] == ("bear" if "emerald" in second else None)
    assert c.view(2)["clues"][3]["card"] is None
    assert c.asked == (0, "your-turn")


@pytest.mark.parametrize(
    ("seller", "buyer", "gold", "sees"),
    [("H", "H", 2, True), ("M", "H", 2, False), ("H", "M", 0, True), ("M", "M", 0, False)],
)
def test_mar_t12_a_clue_for_cards(seller: str, buyer: str, gold: int, sees: bool) -> None:
    """MAR-120, MAR-124 with cards."""
    c = camp(unlocked={0: "emerald"}, hands={1: "gold gold"})
    c.play("offer", "seat:1").offer(wants="gold gold", clue="emerald")
    c.choose("accept")
    c.lay(seller, buyer)
    assert (c.s.hands[0][5], c.s.hands[1][5]) == (gold, 2 - gold)
    assert c.unlocked(1) == (["emerald"] if sees else [])


def test_mar_120_any_trade_with_a_clue_is_a_pact_with_one_other() -> None:
    c = camp(unlocked={0: "emerald"}, hands={0: "gold", 1: "gold", 2: "silver"})
    c.play("offer", "everyone")
    assert "give-clue" not in c.offers
    assert c.refused["give-clue"] == "MAR-120"
    c = camp(unlocked={0: "emerald"}, hands={0: "gold", 1: "gold"})
    c.play("offer", "seat:1").offer(gives="gold", wants="gold", clue="emerald").choose("accept")
    assert [ask.prompt.key for ask in c.table.asks] == ["lay", "lay"]


def test_mar_120_a_counter_with_a_clue_becomes_the_active_players_pact() -> None:
    c = camp(unlocked={0: "emerald", 1: "ruby"}, hands={0: "gold", 1: "silver"})
    c.play("offer", "seat:1").offer("gold", "silver").play("counter")
    c.offer(clue="ruby", for_clue="emerald")
    assert c.asked == (0, "answer")
    c.choose("accept")
    assert [ask.seat for ask in c.table.asks] == [1, 0]
    c.lay("H", "H")
    assert c.unlocked(0) == ["emerald", "ruby"]


def test_mar_121_only_unlocked_clues_are_given() -> None:
    c = camp(unlocked={0: "emerald gold"}, hands={1: "gold"})
    c.play("offer", "seat:1", "give-clue")
    assert c.offers == ["slot:gold-clue", "slot:emerald-clue"]
    c = camp(hands={0: "gold", 1: "gold"})
    c.play("offer", "seat:1")
    assert (c.refused["give-clue"], c.refused["want-clue"]) == ("MAR-121", "MAR-121")


def test_mar_e41_no_clue_for_somebody_who_has_it() -> None:
    c = camp(unlocked={0: "emerald gold ruby", 1: "gold silver diamond"})
    c.play("offer", "seat:1", "give-clue")
    assert c.offers == ["slot:emerald-clue", "slot:ruby-clue"]
    c.play("slot:emerald-clue", "want-clue")
    assert c.offers == ["slot:silver-clue", "slot:diamond-clue"]


def test_mar_122_both_cards_are_sealed_until_both_lie() -> None:
    c = camp(unlocked={0: "emerald", 1: "ruby"})
    c.play("offer", "seat:1").offer(clue="emerald", for_clue="ruby").choose("accept")
    assert [(ask.seat, ask.prompt.key) for ask in c.table.asks] == [(0, "lay"), (1, "lay")]
    before = [c.view(seat) for seat in range(-1, 4)]
    c.choose("lay:marauder", 0)
    assert [c.view(seat) for seat in range(-1, 4)] == before
    assert c.events == []
    assert c.table.moves[-1].seen_by == 1
    c.choose("lay:handshake", 1)
    assert c.events[0] == "turned-up"
    assert c.heard(2)[0] == "Turned up: Ana laid the Marauder, Bo the Handshake."


def test_mar_126_the_marauders_cards_go_back_and_pacts_have_no_limit() -> None:
    c = pact("M", "M")
    c.play("offer", "seat:1").offer(clue="emerald", for_clue="ruby").choose("accept")
    assert c.offers_to(0) == ["lay:handshake", "lay:marauder"]
    c.lay("H", "H")
    assert c.unlocked(0) == ["emerald", "ruby"]


def test_who_accepts_a_pact_has_shown_to_hold_what_it_gives() -> None:
    c = camp(unlocked={0: "emerald"}, hands={1: "horse horse"})
    c.play("offer", "seat:1").offer(wants="horse horse", clue="emerald").choose("accept")
    c.lay("M", "M")
    assert c.known(3, 1)["hand"] == {"horse": 2}


# Alliances.


def alliance(mine: str, theirs: str, **rest: Any) -> Camp:
    """MAR-T13: seats 0 and 1 against seat 2."""
    hands = {0: "red gold", 1: "ruby horse wooden", 2: "silver silver blue cannon"}
    stashes = {0: "emerald", 1: "emerald", 2: "emerald diamond yellow"}
    c = camp(hands=hands, stashes=stashes, **rest)
    c.play("ally", "seat:1", "seat:2")
    c.choose("accept")
    c.lay(mine, theirs)
    return c


def test_mar_133_two_handshakes_mar_t13() -> None:
    """MAR-T13, MAR-136, MAR-E35: the third's hand goes to Vault and discards, the stash stays."""
    c = alliance("H", "H")
    assert (c.hand(2), c.stash(2)) == ("", "yellow emerald diamond")
    assert (c.hand(0), c.hand(1)) == ("red gold", "wooden ruby horse")
    assert (c.vault("silver"), c.discards()) == (10, "blue cannon")


@pytest.mark.parametrize(
    ("mine", "theirs", "first", "second"),
    [("M", "H", "red wooden gold ruby horse", ""), ("H", "M", "", "red wooden gold ruby horse")],
)
def test_mar_134_one_marauder(mine: str, theirs: str, first: str, second: str) -> None:
    c = alliance(mine, theirs)
    assert (c.hand(0), c.hand(1), c.hand(2)) == (first, second, "blue silver silver cannon")
    assert (c.stash(0), c.stash(1)) == ("emerald", "emerald")


def test_mar_135_two_marauders() -> None:
    c = alliance("M", "M")
    assert (c.hand(0), c.hand(1), c.hand(2)) == ("", "", "blue silver silver cannon")
    assert (c.stash(0), c.stash(1)) == ("emerald", "emerald")
    assert c.discards() == "red wooden horse"
    assert c.vault("gold") == 10


def test_mar_136_stashes_and_what_lies_under_chests_are_safe() -> None:
    """MAR-E35."""
    c = alliance("H", "H", guards={8: 2}, carts=(8,), forts=(8,))
    assert c.stash(2) == "yellow emerald diamond"
    assert (c.s.carts[8], c.s.forts[8]) == (1, 1)


@pytest.mark.parametrize("faces", ["HH", "HM", "MH", "MM"])
def test_mar_131_mar_132_the_one_alliance_is_used_up(faces: str) -> None:
    """MAR-131, MAR-132, MAR-T13: for both, whatever came of it; not for the target."""
    c = alliance(*faces)
    assert [player["allied"] for player in c.view(-1)["players"]] == [True, True, False, False]
    assert "ally" not in c.offers
    assert c.refused["ally"] == "MAR-132"
    c.pass_to(2)
    c.choose("ally")
    assert c.asked == (2, "ally-against")  # only the fourth can join
    assert c.offers == ["seat:0", "seat:1"]


def test_mar_132_nobody_left_to_ally_with() -> None:
    c = camp(seats=3, allied=[0, 1, 1])
    assert c.refused["ally"] == "MAR-132"


def test_ma_26_alliance_eligibility_and_effects() -> None:
    """MAR-130, MAR-E37: declined, it uses nothing up."""
    c = camp(hands={2: "gold"})
    c.play("ally", "seat:1")
    assert c.offers == ["seat:2", "seat:3"]
    c.choose("seat:2")
    assert c.asked == (1, "answer-alliance")
    assert c.view(3)["alliance"] == {"from": 0, "with": 1, "against": 2, "joined": False}
    c.choose("refuse")
    assert c.s.allied == [0, 0, 0, 0]
    assert "ally" in c.offers
    c = alliance("H", "M")
    assert c.s.allied == [1, 1, 0, 0]
    assert c.view(3)["alliance"] is None


def test_mar_130_against_any_third() -> None:
    c = camp(allied=[0, 0, 1, 0])
    c.play("ally")
    assert c.offers == ["seat:1", "seat:3"]
    c.choose("seat:3")
    assert c.offers == ["seat:1", "seat:2"]


def test_mar_e2_two_players_have_no_alliance_but_pacts() -> None:
    c = camp(seats=2, unlocked={0: "gold", 1: "ruby"}, hands={0: "gold", 1: "gold"})
    assert c.refused["ally"] == "MAR-E2"
    c.play("offer", "seat:1").offer(clue="gold", for_clue="ruby").choose("accept")
    c.lay("H", "H")
    assert c.unlocked(0) == ["gold", "ruby"]


def test_mar_e36_against_an_empty_hand() -> None:
    c = camp(hands={0: "gold"})
    c.play("ally", "seat:1", "seat:3", "accept")
    c.lay("H", "H")
    assert c.hand(3) == ""


def test_mar_133_both_cards_are_sealed() -> None:
    c = camp(hands={0: "gold", 2: "gold"})
    c.play("ally", "seat:1", "seat:2", "accept")
    assert [ask.prompt.key for ask in c.table.asks] == ["lay-alliance", "lay-alliance"]
    before = [c.view(seat) for seat in range(-1, 4)]
    c.choose("lay:marauder", 1)
    assert [c.view(seat) for seat in range(-1, 4)] == before


def test_mar_134_two_players_know_the_hand_that_passed() -> None:
    c = alliance("M", "H")
    assert c.heard(0)[1:] == [
        "Bo hands Ana a card: wooden key.",
        "Bo hands Ana a card: ruby.",
        "Bo hands Ana a card: Horse.",
    ]
    assert c.heard(2)[1:] == ["Bo hands Ana a card that nobody else sees."] * 3
    assert c.known(1, 0)["hand"].items() >= {"ruby": 1, "horse": 1, "wooden": 1}.items()
    assert "horse" not in c.known(2, 0)["hand"]
