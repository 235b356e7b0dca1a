"""ROOT-A Advanced Set-up: five cards, a pool of factions to choose from, homelands, three cards kept.

ROOT-A.0.2 Neither the standard set-up nor its order counts. ROOT-A.0.3 The first player does things last.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.engine.flow import Ask, Chance, Flow, together
from maraud.engine.vocabulary import SEATS
from maraud.games.root.board import find_ruler
from maraud.games.root.factions.faction import FACTIONS
from maraud.games.root.hands import card_options, different, leaves_hand, passes_unseen, watchers
from maraud.games.root.lists import changed, without_one
from maraud.games.root.maps import CLEARINGS
from maraud.games.root.options import CARD, CHARACTER, FACTION
from maraud.games.root.pieces import MILITANT, NO_FACTION, PLAYER_FACTIONS, SECOND_VAGABOND, VAGABOND
from maraud.games.root.setup.choice import factions_in_play, setup_cards
from maraud.games.root.setup.hirelings import barred, deal_hirelings, dealt_cards, set_up_hirelings
from maraud.games.root.setup.standard import choose_first_player, deal_cards, deal_suits, take_faction
from maraud.games.root.state import Root, clockwise
from maraud.games.root.words import (
    CARD_BOXED,
    CARD_LOCKED,
    CHARACTER_DEALT,
    CHOOSE_FACTION,
    HAND_OPEN,
    PUT_BACK,
    PUT_BACK_WHAT,
    SETUP_CARD_DEALT,
)

START_CARDS: Final = 5
KEPT: Final = 3


def deal_hands(s: Root) -> Flow[None]:
    """ROOT-A.7 Five cards each."""
    s.homes = [0] * s.seats
    s.beside = [-1, -1]
    yield from deal_cards(s, START_CARDS)


def deal_setup_cards(s: Root) -> Flow[None]:
    """ROOT-A.8.2 A militant card, then one a player of all that are left. ROOT-A.8.2.2 The last may be locked."""
    s.undealt = setup_cards(s.options, s.seats, factions_in_play(s.options, barred(dealt_cards(s))))
    yield from deal_setup_card(s, militant=True)
    for _ in range(s.seats):
        yield from deal_setup_card(s, militant=False)
    if not MILITANT[s.pool[-1]]:
        s.locked = s.pool[-1]
        s.tell(CARD_LOCKED, (FACTION[s.locked],))


def deal_setup_card(s: Root, militant: bool) -> Flow[None]:
    """One more setup card into the pool; beside a Vagabond's a character (ROOT-A.8.2.3)."""
    weights = [0] * PLAYER_FACTIONS
    for faction in s.undealt:
        weights[faction] = int(MILITANT[faction] or not militant)
    if weights[VAGABOND] and weights[SECOND_VAGABOND]:  # either card is a Vagabond: the first dealt is the first
        weights[VAGABOND], weights[SECOND_VAGABOND] = 2, 0
    faction = (yield Chance(FACTION, weights)).value
    s.undealt = without_one(s.undealt, faction)
    s.pool = [*s.pool, faction]
    s.tell(SETUP_CARD_DEALT, (FACTION[faction],))
    if faction in (VAGABOND, SECOND_VAGABOND):
        free = [int(character.value not in s.beside) for character in CHARACTER]
        character = yield Chance(CHARACTER, free)
        s.beside = changed(s.beside, faction - VAGABOND, character.value)
        s.tell(CHARACTER_DEALT, (FACTION[faction], character))


def choose_factions(s: Root) -> Flow[None]:
    """ROOT-A.8.3 The last player in turn order first, then counterclockwise: choose a card and set up at once.

    ROOT-A.X.4 A militant card is always among them. ROOT-A.9 The score marker is on 0 as it has been from the start.
    """
    for seat in reversed(clockwise(s)):
        yield from replace_homeless(s, seat)
        choice = yield Ask(seat, CHOOSE_FACTION, [FACTION[faction] for faction in s.pool if faction != s.locked])
        s.pool = without_one(s.pool, choice.value)
        if MILITANT[choice.value]:
            s.locked = NO_FACTION
        take_faction(s, seat, choice.value)
        if FACTIONS[choice.value].hand_is_public:
            s.tell(HAND_OPEN, (SEATS[seat], *card_options(s.hands[seat])))
        yield from FACTIONS[choice.value].sets_up_at_home(s, seat)


def replace_homeless(s: Root, seat: int) -> Flow[None]:
    """ROOT-A.8.3x1 For a card that finds no homeland cards are drawn until a militant comes, which replaces it."""
    for faction in s.pool[:]:
        s.faction = changed(s.faction, seat, faction)
        is_homeless = not FACTIONS[faction].finds_home(s, seat)
        s.faction = changed(s.faction, seat, NO_FACTION)
        if not is_homeless:
            continue
        s.pool = without_one(s.pool, faction)
        s.tell(CARD_BOXED, (FACTION[faction],))
        if any(MILITANT[other] for other in s.undealt):
            yield from deal_setup_card(s, militant=True)


def choose_hands(s: Root) -> Flow[None]:
    """ROOT-A.10 Everyone keeps three cards and puts the others back unseen. ROOT-A.10x1 All at once."""
    for _ in range(START_CARDS - KEPT):
        asks = [
            Ask(seat, PUT_BACK_WHAT, card_options(different(s.hands[seat])), secret=passes_unseen(s, seat, seat))
            for seat in range(s.seats)
        ]
        for seat, answer in enumerate((yield from together(asks))):
            put_back(s, seat, answer.value)
    for clearing in CLEARINGS:
        find_ruler(s, clearing)
    s.pool, s.undealt, s.locked, s.beside, s.homes = [], [], NO_FACTION, [], []


def put_back(s: Root, seat: int, card: int) -> None:
    """A card goes back into the deck, seen by its owner only."""
    if card not in s.hands[seat]:  # in an imagined world the hand was dealt anew after the choice
        card = s.hands[seat][0]
    leaves_hand(s, seat, card, watchers(s, seat))
    s.deck[card] += 1
    s.deck_size += 1
    s.whisper(PUT_BACK, (SEATS[seat],), watchers(s, seat), (SEATS[seat], CARD[card]))


ADVANCED_STEPS: Final[list[Callable[[Root], Flow[None]]]] = [
    choose_first_player,  # ROOT-A.4
    deal_suits,  # ROOT-A.1, ROOT-A.2
    deal_hands,
    deal_hirelings,  # ROOT-A.6
    set_up_hirelings,
    deal_setup_cards,
    choose_factions,
    choose_hands,
]
