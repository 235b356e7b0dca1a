"""Trades between players: composing, sending, answering."""

from __future__ import annotations

from typing import Any

import pytest

from maraud.engine import Refused
from maraud.games.marauders.state import COMPOSING
from tests.games.marauders.camp import Camp, camp

TERMS = {"gives": {"gold": 2}, "gives_clues": [], "wants": {"horse": 1}, "wants_clues": []}


def two_gold_for_a_horse(**rest: Any) -> Camp:
    """Seat 0 offers seat 2 two gold for a Horse."""
    hands = {0: "gold gold gold", 1: "sword", 2: "horse silver"}
    c = camp(hands=hands, **rest)
    return c.play("offer", "seat:2").offer("gold gold", "horse")


def test_mar_113_a_trade_both_agree_on() -> None:
    """MAR-T11, MAR-114."""
    c = two_gold_for_a_horse()
    assert c.asked == (2, "answer")
    assert c.offers == ["refuse", "accept", "counter"]
    assert c.hand(0) == "gold gold gold"  # nothing moves until both agree
    c.choose("accept")
    assert (c.hand(0), c.hand(2)) == ("gold horse", "silver gold gold")
    assert c.asked == (0, "your-turn")
    assert c.view(-1)["offer"] is None


def test_mar_113_refused() -> None:
    c = two_gold_for_a_horse()
    c.choose("refuse")
    assert (c.hand(0), c.hand(2)) == ("gold gold gold", "silver horse")
    assert c.asked == (0, "your-turn")
    assert c.events == ["refused"]


def test_mar_t11_no_gifts() -> None:
    c = camp(hands={0: "gold", 1: "silver"})
    c.play("offer", "seat:1", "give", "card:gold")
    assert c.offers == ["want", "take-back"]
    assert c.refused["send"] == "MAR-113"
    assert c.refused["give"] == "MAR-113"


def test_mar_t11_only_hand_cards_are_tradable() -> None:
    """No stashed card, guarded chest or cart on the board."""
    c = camp(hands={0: "gold horse", 1: "silver"}, stashes={0: "ruby"}, guards={0: 0}, carts=(0,))
    c.play("offer", "seat:1", "give")
    assert c.offers == ["card:gold", "card:horse"]
    c = camp(hands={0: "gold", 1: "silver"}, stashes={1: "ruby"})
    c.play("offer", "seat:1").offer("gold", "ruby")
    assert "accept" not in c.offers


def test_mar_36_only_in_a_turn_of_ones_own() -> None:
    c = two_gold_for_a_horse()
    for text in ("stash", "five-for-one", "offer"):
        with pytest.raises(Refused):
            c.table.choose_text(text, 2)
    with pytest.raises(Refused):
        c.table.choose_text("offer", 1)


def test_mar_e57_the_offer_is_its_composers_secret_until_it_is_sent() -> None:
    c = camp(hands={0: "gold gold", 2: "horse"})
    c.play("offer", "seat:2", "give", "card:gold", "give", "card:gold", "want", "wish:horse")
    assert c.view(0)["offer"] == {"from": 0, "to": 2, "asked": None, "sent": False, "terms": TERMS}
    for seat in (-1, 1, 3):
        assert c.view(seat)["offer"] == {"from": 0, "to": 2, "asked": None, "sent": False, "terms": None}
    assert c.view(2)["offer"]["terms"] is None
    asked = [move.seen_by for move in c.table.moves if move.option.kind in ("card", "wish")]
    assert asked == [1, 1]  # to give the second gold, the last card of the hand, needs no asking
    c.choose("send")
    assert all(c.view(seat)["offer"]["terms"] == TERMS for seat in range(-1, 4))


def test_mar_e57_an_offer_can_be_taken_back() -> None:
    c = camp(hands={0: "gold gold", 2: "horse"})
    c.play("offer", "seat:2", "give", "card:gold", "take-back")
    assert c.asked == (0, "your-turn")
    assert c.events == ["taken-back"]
    assert c.view(0)["players"][0]["offers"] == 1  # else nobody could be kept from taking back for ever
    assert c.view(0)["offer"] is None


def test_mar_e57_an_offer_ends_with_its_answer_and_never_outlives_the_turn() -> None:
    c = two_gold_for_a_horse()
    c.choose("refuse")
    c.choose("end-turn")
    with pytest.raises(Refused):
        c.table.choose_text("accept", 2)
    assert (c.s.offer, c.s.bidder) == ([], -1)


def test_mar_e50_asking_for_what_the_other_has_not_mar_t26() -> None:
    """MAR-T26: the offer is made, the other is asked and cannot accept; all others see a plain refusal."""
    seen = []
    for hand in ("red", "blue"):
        c = camp(hands={0: "gold", 1: hand, 2: "silver"})
        c.play("offer", "seat:1", "give", "card:gold", "want")
        assert "wish:blue" in c.offers
        c.play("wish:blue", "send")
        assert c.asked == (1, "answer")
        assert ("accept" in c.offers) == (hand == "blue")
        if hand == "red":
            assert c.refused["accept"] == "MAR-E50"
        c.choose("refuse")
        seen.append([(c.view(seat), c.heard(seat)) for seat in (-1, 0, 2, 3)])
    assert seen[0] == seen[1]


def test_an_offer_of_cards_one_does_not_hold_cannot_be_made() -> None:
    c = camp(hands={0: "gold horse", 1: "silver"})
    c.play("offer", "seat:1", "give")
    with pytest.raises(Refused):
        c.table.choose_text("card:ruby")
    c.choose("card:gold")
    c.choose("give")  # the last card, unasked
    assert "give" not in c.offers


def test_mar_113_no_more_is_asked_than_the_other_holds_in_number() -> None:
    c = camp(hands={0: "gold", 1: "silver"})
    c.play("offer", "seat:1", "want", "wish:gold")
    assert c.refused["want"] == "MAR-113"


def test_mar_113_another_offer_instead() -> None:
    """The other counters, and then the first is asked."""
    c = two_gold_for_a_horse()
    c.choose("counter")
    assert c.asked == (2, "compose")
    assert c.view(0)["offer"]["terms"] is None
    c.offer("silver", "gold gold gold")
    assert c.asked == (0, "answer")
    c.choose("accept")
    assert (c.hand(0), c.hand(2)) == ("silver", "gold gold gold horse")
    assert c.asked == (0, "your-turn")
    assert [player["offers"] for player in c.view(1)["players"]] == [1, 0, 1, 0]


def test_a_counter_taken_back_ends_the_bargain() -> None:
    c = two_gold_for_a_horse()
    c.play("counter", "take-back")
    assert c.asked == (0, "your-turn")


def test_mar_113_an_open_offer_goes_round() -> None:
    c = camp(hands={0: "gold gold", 1: "silver", 2: "horse", 3: "horse"})
    c.play("offer", "everyone").offer("gold", "horse")
    assert c.view(3)["offer"]["to"] is None
    assert c.asked == (1, "answer")
    assert c.offers == ["refuse", "counter"]
    c.choose("refuse")
    assert c.asked == (2, "answer")
    c.choose("refuse")
    c.choose("accept")
    assert (c.hand(0), c.hand(3)) == ("gold horse", "gold")


def test_an_open_offer_that_all_refuse() -> None:
    c = camp(hands={0: "gold gold", 1: "silver", 2: "horse", 3: "horse"})
    c.play("offer", "everyone").offer("gold", "horse").play("refuse", "refuse", "refuse")
    assert c.asked == (0, "your-turn")


def test_a_counter_to_an_open_offer_is_made_to_its_maker() -> None:
    c = camp(hands={0: "gold gold", 1: "silver", 2: "horse", 3: "horse"})
    c.play("offer", "everyone").offer("gold", "horse").play("counter").offer("silver", "gold")
    assert c.asked == (0, "answer")
    assert c.view(2)["offer"]["to"] == 0


def test_mar_e42_others_offer_when_asked() -> None:
    c = camp(hands={0: "gold", 1: "silver", 2: ""})
    c.play("call")  # only one of the others has something to give
    assert c.asked == (1, "compose")
    c.offer("silver", "gold")
    assert c.asked == (0, "answer")
    c.choose("accept")
    assert (c.hand(0), c.hand(1)) == ("silver", "gold")
    assert c.view(0)["players"][0]["offers"] == 1


def test_mar_e42_one_side_is_always_the_active_player() -> None:
    c = camp(hands={0: "gold", 1: "silver", 2: "ruby"})
    c.play("call", "seat:1", "give", "card:silver")
    assert c.view(2)["offer"] == {"from": 1, "to": 0, "asked": None, "sent": False, "terms": None}


def test_mar_e56_so_many_offers_a_turn() -> None:
    c = camp(hands={0: "gold", 1: "silver"}, options={"max_offers": 2})
    c.play("offer", "seat:1").offer("gold", "ruby")
    assert c.offers == ["refuse", "counter"]  # the last that is left
    c.choose("refuse")
    assert "call" not in c.offers  # the call and its answer would be two
    assert c.refused["call"] == "MAR-E56"
    c.play("offer", "seat:1").offer("gold", "ruby")
    assert c.offers == ["refuse"]
    assert c.refused["counter"] == "MAR-E56"
    c.choose("refuse")
    assert c.refused["offer"] == "MAR-E56"
    c.pass_to(0)
    assert "offer" in c.offers


def test_mar_e56_no_offers_at_all() -> None:
    c = camp(hands={0: "gold", 1: "silver"}, options={"max_offers": 0})
    assert not {"offer", "call", "ally"} & set(c.offers)


def test_mar_113_who_only_asks_cannot_send() -> None:
    c = camp(hands={0: "gold", 1: "silver"})
    c.play("offer", "seat:1", "want", "wish:silver")
    assert c.refused["send"] == "MAR-113"


def test_mar_e34_a_trade_needs_a_card_from_each() -> None:
    c = camp(hands={0: "gold"})
    assert "offer" not in c.offers
    assert c.refused["offer"] == "MAR-113"
    c = camp(hands={1: "gold"})
    assert "offer" not in c.offers


def test_mar_e34_a_clue_for_a_clue_needs_none() -> None:
    c = camp(unlocked={0: "gold", 1: "silver"})
    c.play("offer", "seat:1")
    assert c.offers == ["give-clue", "want-clue", "take-back"]
    c.offer(clue="gold", for_clue="silver").choose("accept")
    c.lay("H", "H")
    assert (c.unlocked(0), c.unlocked(1)) == (["silver", "gold"], ["silver", "gold"])


def test_mar_e52_others_see_what_a_trade_moves() -> None:
    c = two_gold_for_a_horse()
    c.choose("accept")
    assert c.heard(1)[1:] == ["Ana hands over 2 gold to Cy.", "Cy hands over 1 Horse to Ana."]
    assert c.known(1, 2)["hand"] == {"gold": 2, "silver": 1}
    assert c.known(1, 0)["hand"] == {"gold": 1, "horse": 1}


def test_mar_e52_or_only_how_many_cards_by_option() -> None:
    c = two_gold_for_a_horse(options={"open_trades": False})
    assert c.heard(1) == ["Ana makes Cy an offer.", "Only the two know its terms."]
    for seat, terms in ((-1, None), (0, TERMS), (1, None), (2, TERMS), (3, None)):
        assert c.view(seat)["offer"]["terms"] == terms
    c.choose("accept")
    assert c.heard(1)[1:] == ["Ana hands Cy a card that nobody else sees."] * 2 + [
        "Cy hands Ana a card that nobody else sees."
    ]
    assert c.heard(2)[1:] == ["Ana hands Cy a card: gold."] * 2 + ["Cy hands Ana a card: Horse."]
    assert c.known(2, 0)["hand"] == {"gold": 1, "horse": 1}
    assert c.known(0, 2)["hand"] == {"gold": 2, "silver": 1}
    assert c.known(1, 0)["hand"].get("gold") == 1  # of three gold two cards went: at least one is left
    assert c.known(1, 2)["both"].get("gold", 0) == 2  # and there is no card but gold that could have gone


def test_mar_e52_an_open_offer_is_heard_by_all_whatever_the_option() -> None:
    c = camp(hands={0: "gold gold", 1: "horse"}, options={"open_trades": False})
    c.play("offer", "everyone").offer("gold", "horse")
    assert all(c.view(seat)["offer"]["terms"]["gives"] == {"gold": 1} for seat in range(-1, 4))
    c.choose("accept")
    assert c.heard(3)[1] == "Ana hands over 1 gold to Bo."


def test_every_question_of_composing_is_short() -> None:
    c = camp(hands={0: "gold", 1: "silver red horse"})
    c.play("offer", "seat:1", "want")
    assert len(c.offers) == 17
    c.choose("wish:horse")
    assert c.s.phase == COMPOSING
    assert len(c.offers) <= 6
