"""What is said aloud: each thing that happens is told to all, in these words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from maraud.games.marauders.game import GAME
from tests.games.marauders.camp import Camp, begin, camp

NAMES = ["Ana", "Bo", "Cy", "Di"]
QUAKE = "face:marauder face:marauder color:red face:silver face:silver"


def all_told(c: Camp) -> list[str]:
    """All that those who watch have been told from the beginning."""
    return [GAME.say(event.text_for(-1), event.facts_for(-1), NAMES) for event in c.table.events]


def played(card: str, *more: str, **position: Any) -> Camp:
    """Seat 0 plays a card; its chest A1 is open, and seat 1 holds gold."""
    c = camp(hands={0: card, 1: "gold gold"}, guards={0: 0}, **position)
    return c.play(f"card:{card}", *more)


def test_mar_5_mar_12_mar_16_the_set_up() -> None:
    """MAR-5, MAR-12, MAR-16."""
    c = begin(2, layout="beginner", port_order="seat")
    assert all_told(c) == [
        "The island is laid out, sixteen chests lie on it face down.",
        "Six clues lie face down above the Vault; six are out of the game.",
        "Ana is next to choose a home port.",
        "Bo is next to choose a home port.",
    ]
    c.choose("port:NW")
    assert c.heard(1) == ["Ana sails into the north-west port."]


def test_mar_28_mar_30_the_opening() -> None:
    """MAR-28, MAR-30."""
    c = begin(2, layout="beginner", port_order="seat")
    c.play("port:NW", "port:SE", "done")
    assert "The key trades are over." not in all_told(c)
    c.choose("done")
    assert c.heard(-1) == ["The key trades are over."]
    c.choose("done", 0)
    c.choose("done", 1, "face:gold face:ruby face:silver face:gold color:red")
    assert c.heard(-1) == [
        "All have chosen: the choices are turned up.",
        "Ana rolls gold for the first turn.",
        "Bo rolls ruby for the first turn.",
        "Bo has the first turn.",
        "Bo's turn.",
        "The dice show silver, gold and red key.",
    ]


@pytest.mark.parametrize(
    ("position", "said"),
    [
        (camp(guards={0: 3}), ["Chest A1 closes; its guard goes back to Di."]),
        (
            camp(guards={0: 3}, carts=(0,), hands={2: "silver silver"}),
            [
                "Chest A1 closes; its guard goes back to Di.",
                "The Mine Cart of chest A1 is discarded.",
                "Cy loses 2 silver to the Vault.",
            ],
        ),
        (
            camp(guards={0: 3, 1: 3}, carts=(0,), options={"quake_cart": "move"}),
            ["Chest A1 closes; its guard goes back to Di.", "Di moves a Mine Cart from chest A1 to chest B1."],
        ),
        (
            camp(guards={0: 3, 1: 3}, options={"quake_cart": "move"}),  # with no Mine Cart there
            ["Chest A1 closes; its guard goes back to Di."],
        ),
        (camp(guards={0: 3}, forts=(0,)), ["The Fortress holds: chest A1 stays open."]),
    ],
)
def test_mar_46_an_earthquake(position: Camp, said: list[str]) -> None:
    position.choose("end-turn", None, QUAKE)
    assert position.heard(-1) == [
        "Ana ends the turn.",
        "Bo's turn.",
        "The dice show marauder, marauder and red key.",
        "Earthquake! The jewel dice are rolled again.",
        "It shakes silver and silver.",
        *said,
    ]


@pytest.mark.parametrize(("left", "said"), [(4, ["Di collects 2 silver."]), (0, [])])
def test_mar_43_mar_e30_what_is_collected(left: int, said: list[str]) -> None:
    """MAR-43, MAR-E30."""
    c = camp(guards={0: 3}, vault={"silver": left})
    c.choose("end-turn", None, "face:silver face:gold color:red")
    assert c.heard(-1)[3:] == said


def test_mar_83_a_chest_that_closes_for_another() -> None:
    c = camp(
        hands={0: "red"},
        guards=dict.fromkeys((1, 2, 3, 4), 0),
        carts=(1,),
        forts=(1,),
        scouts={0: "keyhole:0:N"},
        looked=[1, 0, 0, 0],
    )
    c.play("open:0", "cell:1")
    assert c.heard(-1) == [
        "Ana closes chest B1 to free its guard.",
        "The Mine Cart of chest B1 is discarded.",
        "The Fortress of chest B1 is discarded.",
        "Ana pays 1 red key.",
        "Ana opens chest A1: silver with a red key.",
    ]


@pytest.mark.parametrize(
    ("act", "said"),
    [
        (lambda: played("horse"), ["Ana plays Horse."]),
        (lambda: played("sword", "seat:1", "wish:gold"), ["Ana takes 2 gold from Bo."]),
        (lambda: played("poison", "seat:2"), ["Ana gives the Poison to Cy."]),
        (lambda: played("spyglass", "slot:gold-clue"), ["Ana unlocks a clue: Gold Clue."]),
        (lambda: played("mine_cart"), ["Ana plays Mine Cart.", "Ana places a Mine Cart under chest A1."]),
        (lambda: played("fortress"), ["Ana plays Fortress.", "Ana builds a Fortress under chest A1."]),
        (
            lambda: played("cannon", forts=(0,), carts=(0,)),
            [
                "Ana plays Cannon.",
                "The Cannon removes the Fortress of chest A1; the guard stays.",
                "The Cannon closes chest A1; its guard goes back to Ana.",
                "The Mine Cart of chest A1 is discarded.",
            ],
        ),
        (
            lambda: camp(guards={0: 0, 1: 0}, carts=(0,)).play("shift-cart"),
            ["Ana moves a Mine Cart from chest A1 to chest B1."],
        ),
        (
            lambda: camp(hands={0: "canoe"}, scouts={0: "square:3:1 port:NW"}).play("card:canoe", "square:8:3"),
            ["Ana's scout 1 paddles to column 9, row 4."],
        ),
    ],
)
def test_mar_34_resource_cards(act: Callable[[], Camp], said: list[str]) -> None:
    assert act().heard(-1) == said


def test_mar_110_a_trade_with_the_vault() -> None:
    c = camp(hands={0: "red red red"}).play("three:red", "wish:ruby")
    assert c.heard(-1) == ["Ana pays 3 red keys.", "Ana gets ruby from the Vault."]


def test_mar_113_an_offer_and_what_it_moves() -> None:
    c = camp(hands={0: "gold red red", 1: "ruby ruby"}).play("offer", "seat:1").offer("red red gold", "ruby ruby")
    assert c.heard(2) == [
        "Ana makes Bo an offer.",
        "It gives 2 red keys.",
        "It gives 1 gold.",
        "It asks for 2 rubies.",
    ]
    c.choose("accept")
    assert c.heard(2) == [
        "Bo accepts.",
        "Ana hands over 2 red keys to Bo.",
        "Ana hands over 1 gold to Bo.",
        "Bo hands over 2 rubies to Ana.",
    ]


def test_mar_122_a_pact() -> None:
    c = camp(hands={0: "red"}, unlocked={0: "gold", 1: "ruby"}).play("offer", "seat:1").offer("red", "", "gold", "ruby")
    assert c.heard(2)[1:] == [
        "It gives 1 red key.",
        "It gives a clue: Gold Clue.",
        "It asks for a clue: Ruby Clue.",
    ]
    c.choose("accept")
    assert c.heard(2) == ["Bo accepts.", "Ana and Bo each lay a Marauders card face down."]


def test_mar_133_an_alliance() -> None:
    c = camp(hands={2: "horse horse spyglass spyglass fortress fortress"}).play("ally", "seat:1", "seat:2")
    assert c.heard(3) == ["Ana proposes Bo an alliance against Cy."]
    c.choose("accept")
    assert c.heard(3) == ["Ana and Bo are allied against Cy."]
    c.lay("H", "H")
    assert c.heard(3) == [
        "Turned up: Ana laid the Handshake, Bo the Handshake.",
        "Cy loses 2 Horses.",
        "Cy loses 2 Fortresses.",
        "Cy loses 2 Spyglasses.",
    ]
