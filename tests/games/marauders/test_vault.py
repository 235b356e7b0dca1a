"""Trading with the Vault."""

from __future__ import annotations

import pytest

from maraud.engine import Refused
from tests.games.marauders.camp import camp

REDS = "red red red red red red red red"


def test_mar_110_three_of_a_kind_for_one_other() -> None:
    """MAR-T10, MAR-112, MAR-115: 3 rubies for a gold, and the rubies are in the Vault."""
    c = camp(hands={0: "ruby ruby ruby silver"})
    assert (c.of_kind("three"), "five-for-one" in c.offers) == (["three:ruby"], False)
    c.play("three:ruby")
    assert c.offers == ["wish:silver", "wish:gold", "wish:emerald", "wish:diamond", "top:key", "top:resource"]
    c.choose("wish:gold")
    assert (c.hand(0), c.vault("ruby"), c.vault("gold")) == ("silver gold", 10, 9)


def test_mar_112_a_key_or_resource_is_the_top_of_its_pile() -> None:
    """MAR-T10, MA-22: never a named key."""
    c = camp(hands={0: "yellow yellow yellow red red red"})
    c.play("three:yellow")
    assert "wish:blue" not in c.offers
    c.choose("top:resource", None, "card:horse")
    assert c.hand(0) == "red red red horse"
    c.play("three:red")
    c.choose("top:key", None, "card:blue")
    assert c.hand(0) == "blue horse"
    assert c.discards() == "red red red yellow yellow yellow"


def test_mar_111_any_five_for_one_other() -> None:
    c = camp(hands={0: "emerald emerald blue horse sword cannon"})
    c.play("five-for-one", "wish:diamond")
    assert c.asked == (0, "pay-five")
    assert c.view(2)["paying"] == {"for": "diamond", "due": 5}
    c.play("card:emerald", "card:blue", "card:horse", "card:emerald")
    assert c.offers == ["card:sword", "card:cannon"]
    c.choose("card:sword")
    assert (c.hand(0), c.vault("emerald"), c.discards()) == ("diamond cannon", 10, "blue horse sword")
    assert c.view(2)["paying"] is None


def test_ma_22_vault_trades() -> None:
    c = camp(hands={0: "wooden wooden wooden"})
    c.play("three:wooden", "wish:ruby")
    assert c.hand(0) == "ruby"
    c = camp(hands={0: "emerald emerald blue cannon cannon"})
    c.play(
        "five-for-one",
        "wish:diamond",
        "card:emerald",
        "card:emerald",
        "card:blue",
        "card:cannon",
        "card:cannon",
    )
    assert c.hand(0) == "diamond"
    c = camp(hands={0: "yellow yellow yellow"})
    c.play("three:yellow", "top:key")
    assert sum(c.s.hands[0][:4]) == 1
    c = camp(hands={0: "gold gold gold silver"}, stashes={0: "silver"})
    assert "five-for-one" not in c.offers  # a stashed card does not make five
    c = camp(hands={0: "gold gold gold silver silver"}, vault={"ruby": 0})
    c.play("three:gold")
    assert "wish:ruby" not in c.offers
    assert not [text for text in c.offers if "lay" in text]


def test_mar_t10_an_empty_pile_sells_nothing() -> None:
    c = camp(hands={0: "gold gold gold silver silver"}, vault={"ruby": 0})
    c.play("five-for-one")
    assert "wish:ruby" not in c.offers
    with pytest.raises(Refused):
        c.table.choose_text("card:ruby")


def test_mar_e32_the_same_kind_is_the_same_name() -> None:
    c = camp(hands={0: "red yellow blue gold silver horse horse horse wooden wooden wooden"})
    assert c.of_kind("three") == ["three:wooden", "three:horse"]


def test_mar_e33_three_rubies_buy_no_ruby_but_five_cards_may() -> None:
    c = camp(hands={0: "ruby ruby ruby gold gold"})
    c.play("three:ruby")
    assert "wish:ruby" not in c.offers
    c = camp(hands={0: "ruby ruby ruby gold gold"})
    c.play("five-for-one")
    assert "wish:ruby" in c.offers


def test_mar_e31_what_is_paid_can_be_drawn_again() -> None:
    """Keys paid for a key are in the discards before the draw."""
    others = {
        1: "yellow yellow yellow yellow yellow yellow yellow yellow",
        2: "blue blue blue blue blue blue blue blue",
    }
    c = camp(hands={0: REDS, **others, 3: "wooden wooden wooden wooden"})
    assert c.view(0)["piles"]["key"] == 0
    c.play("three:red")
    c.choose("top:key", None, "card:red")
    assert c.s.hands[0][0] == 6
    assert c.events == ["paid", "reshuffled", "drew"]


def test_mar_e31_no_trade_that_would_draw_nothing() -> None:
    others = {
        1: "yellow yellow yellow yellow yellow yellow yellow yellow",
        2: "blue blue blue blue blue blue blue blue",
    }
    c = camp(hands={0: "gold gold gold", **others, 3: f"wooden wooden wooden wooden {REDS}"})
    c.play("three:gold")
    assert "top:key" not in c.offers
    assert "top:resource" in c.offers


def test_mar_e31_one_of_the_five_must_be_a_key_if_no_other_is_left() -> None:
    others = {
        1: "yellow yellow yellow yellow yellow yellow yellow yellow",
        2: "blue blue blue blue blue blue blue blue",
    }
    c = camp(hands={0: "red gold gold gold gold gold", **others, 3: f"wooden wooden wooden wooden {REDS[4:]}"})
    c.play("five-for-one", "top:key", "card:gold", "card:gold", "card:gold", "card:gold")
    assert c.offers == ["card:red"]
    c.choose("card:red", None, "card:red")
    assert c.hand(0) == "red gold"
    c = camp(hands={0: "gold gold gold gold gold", **others, 3: f"wooden wooden wooden wooden {REDS}"})
    c.play("five-for-one")
    assert "top:key" not in c.offers


def test_mar_e45_marauders_cards_are_no_part_of_the_hand() -> None:
    c = camp(hands={0: "gold gold gold silver silver silver"})
    c.play("five-for-one", "wish:ruby")
    assert c.offers == ["card:silver", "card:gold"]
    c = camp(hands={0: "gold silver"})
    c.choose("stash")
    assert c.offers == ["card:silver", "card:gold"]
    c = camp(hands={0: "gold ruby", 1: "silver"})
    c.play("offer", "seat:1", "give")
    assert c.offers == ["card:gold", "card:ruby"]


def test_mar_t10_too_few_cards() -> None:
    c = camp(hands={0: "gold gold silver silver"})
    assert c.of_kind("three", "five-for-one") == []
    assert c.refused["five-for-one"] == "MAR-110"


def test_mar_115_where_payments_go() -> None:
    c = camp(hands={0: "horse horse horse"})
    c.play("three:horse", "wish:gold")
    assert c.discards() == "horse horse horse"
