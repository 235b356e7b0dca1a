"""ROOT-13.4 The Birdsong of the Corvids, after crafting."""

from __future__ import annotations

from maraud.engine.flow import Ask, Flow
from maraud.engine.vocabulary import PASS
from maraud.games.root.board import of_suit, placeable, supply
from maraud.games.root.cards import BIRD, CARD_SUIT, SUITS
from maraud.games.root.factions.corvids.pieces import WARRIOR, face_down
from maraud.games.root.factions.corvids.plots import flip, place_in_each
from maraud.games.root.factions.corvids.words import (
    FLIP_WHERE,
    RECRUIT_CARD,
    RECRUIT_SUIT,
    RECRUIT_WHERE,
    RECRUITED,
)
from maraud.games.root.factions.faction import AGAIN, DONE
from maraud.games.root.hands import card_options, different, discard
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import CLEARING, SUIT
from maraud.games.root.state import Root


def flip_plots(s: Root, seat: int) -> Flow[bool]:
    """ROOT-13.4.2 Flip plots where a warrior is, one after another. One lap, one plot."""
    sites = MEMBERS[face_down(s) & s.where[seat]]
    if not sites:
        return DONE
    choice = yield Ask(seat, FLIP_WHERE, [PASS, *(CLEARING[clearing] for clearing in sites)])
    if choice is PASS:
        return DONE
    yield from flip(s, seat, choice.value)
    return AGAIN


def recruit(s: Root, seat: int) -> Flow[bool]:
    """ROOT-13.4.3 Once a turn: spend a card, and a warrior comes to every clearing of its suit; a bird is any suit."""
    if not s.hands[seat] or not supply(s, WARRIOR):
        return DONE
    choice = yield Ask(seat, RECRUIT_CARD, [PASS, *card_options(different(s.hands[seat]))])
    if choice is PASS:
        return DONE
    discard(s, seat, choice.value)
    suit = CARD_SUIT[choice.value]
    if suit == BIRD:
        suit = (yield Ask(seat, RECRUIT_SUIT, [SUIT[other] for other in SUITS])).value
    number = yield from place_in_each(s, seat, placeable(s, seat, of_suit(s, suit)), RECRUIT_WHERE)
    s.tell(RECRUITED, (number,))
    return DONE
