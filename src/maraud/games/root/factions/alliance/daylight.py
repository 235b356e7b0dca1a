"""ROOT-8.5 The Alliance's Daylight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.engine.flow import EVERYONE, Ask, Flow
from maraud.engine.menu import Menu
from maraud.engine.vocabulary import PASS, Option
from maraud.games.root.board import supply
from maraud.games.root.cards import BIRD, CARD_SUIT
from maraud.games.root.factions.alliance.birdsong import add_officer
from maraud.games.root.factions.alliance.pieces import WARRIOR, based
from maraud.games.root.factions.alliance.supporters import add_supporter, is_full
from maraud.games.root.factions.alliance.words import (
    ALLIANCE_DAYLIGHT,
    CANNOT_TRAIN,
    MOBILIZE_WHICH,
    MOBILIZED,
    NO_HAND,
    NOTHING_TO_CRAFT,
    TRAIN_WITH,
    TRAINED,
)
from maraud.games.root.factions.faction import AGAIN, DONE
from maraud.games.root.hands import card_options, different, leaves_hand, spend
from maraud.games.root.law.crafting import craft_something, may_craft
from maraud.games.root.law.turn import do_of_daylight, is_daylight_open, is_of_daylight, offer_daylight
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import CARD, CRAFT, MOBILIZE, TRAIN
from maraud.games.root.state import Root


def daylight_actions(s: Root, seat: int) -> Flow[bool]:
    """ROOT-8.5 Craft, mobilize and train in any order, any number of times. One lap, one action."""
    if not s.hands[seat] and not is_daylight_open(s, seat):
        return DONE
    menu = Menu(s, seat, ALLIANCE_DAYLIGHT, PASS)
    menu.offer(CRAFT, may_craft(s, seat), NOTHING_TO_CRAFT)
    menu.offer(MOBILIZE, bool(s.hands[seat]), NO_HAND)
    menu.offer(TRAIN, bool(training_cards(s, seat)), CANNOT_TRAIN)
    offer_daylight(s, seat, menu)
    act = yield menu
    if act is PASS:
        return DONE
    if is_of_daylight(act):
        yield from do_of_daylight(s, seat, act)
    else:
        yield from DO[act](s, seat)
    return AGAIN


def mobilize(s: Root, seat: int) -> Flow[None]:
    """ROOT-8.5.2 One card from the hand joins the Supporters, unseen by the others unless the stack is full."""
    options = card_options(different(s.hands[seat]))
    card = (yield Ask(seat, MOBILIZE_WHICH, options, secret=True)).value
    leaves_hand(s, seat, card, EVERYONE if is_full(s, seat) else 1 << seat)
    s.whisper(MOBILIZED, (), 1 << seat, (CARD[card],))
    add_supporter(s, seat, card)


def training_cards(s: Root, seat: int) -> list[int]:
    """ROOT-8.5.3 The cards of the hand that match the clearing of a base on the map."""
    suits = {s.suit[clearing] for clearing in MEMBERS[based(s)]}
    if not suits or not supply(s, WARRIOR):
        return []
    return [card for card in different(s.hands[seat]) if CARD_SUIT[card] in suits or CARD_SUIT[card] == BIRD]


def train(s: Root, seat: int) -> Flow[None]:
    """ROOT-8.5.3 Spend a card that matches a base: a warrior becomes an officer."""
    yield from spend(s, seat, training_cards(s, seat), TRAIN_WITH)
    add_officer(s)
    s.tell(TRAINED, (s.officers,))


DO: Final[dict[Option, Callable[[Root, int], Flow[None]]]] = {CRAFT: craft_something, MOBILIZE: mobilize, TRAIN: train}
