"""Cards: drawing, discarding, giving, showing, and what each seat knows of other hands."""

from __future__ import annotations

from maraud.engine.flow import EVERYONE, Ask, Chance, Flow
from maraud.engine.phrases import Fact, Prompt
from maraud.engine.vocabulary import SEATS, Option
from maraud.games.root.cards import BIRD, CARD_SUIT, IS_AMBUSH, IS_DOMINANCE
from maraud.games.root.factions.faction import FACTIONS
from maraud.games.root.lists import with_one, with_row, without_one
from maraud.games.root.options import CARD
from maraud.games.root.pieces import NO_FACTION
from maraud.games.root.state import HAND_LIMIT, KNOWN_WIDTH, Root
from maraud.games.root.words import DISCARDED, DOWN_TO_FIVE, DREW, RESHUFFLED, SHOWN


def draw(s: Root, seat: int, number: int) -> Flow[None]:
    """ROOT-2.1, ROOT-IMPL-01 Draw cards one by one; with deck and discard pile empty, draw nothing."""
    for _ in range(number):
        seen_by = watchers(s, seat)
        card = yield from turn_up(s, seen_by)
        if card < 0:
            return
        enters_hand(s, seat, card, 0)
        s.whisper(DREW, (SEATS[seat],), seen_by, (SEATS[seat], CARD[card]))


def watchers(s: Root, seat: int) -> int:
    """ROOT-1.2.1, ROOT-11.2.3 Who sees a seat's hand, as a mask: all if it is public."""
    faction = s.faction[seat]
    return EVERYONE if faction != NO_FACTION and FACTIONS[faction].hand_is_public else 1 << seat


def passes_unseen(s: Root, giver: int, taker: int) -> bool:
    """Whether only two see which card goes from one hand to another: neither hand is public."""
    return watchers(s, giver) | watchers(s, taker) != EVERYONE


def turn_up(s: Root, seen_by: int) -> Flow[int]:
    """The top card of the deck, or -1 if there is none. Once the deck is empty, the discard pile becomes the deck."""
    if not s.deck_size:
        reshuffle(s)  # it was empty with nothing to shuffle; by now there may be something
    if not s.deck_size:
        return -1
    card = (yield Chance(CARD, s.deck, seen_by, s.deck_size)).value
    s.deck[card] -= 1
    s.deck_size -= 1
    if not s.deck_size:
        reshuffle(s)
    return card


def reshuffle(s: Root) -> None:
    """ROOT-2.1 The discard pile becomes the new deck."""
    size = sum(s.discard)
    if size:
        s.deck, s.discard = s.discard, s.deck
        if s.controller:
            s.pile = []
        s.deck_size = size
        s.tell(RESHUFFLED)


def matches(card: int, suit: int) -> bool:
    """ROOT-2.1.1 Whether a card counts as a suit: birds are wild, and where a bird is asked only a bird will do."""
    return CARD_SUIT[card] == suit or CARD_SUIT[card] == BIRD


def matching(s: Root, seat: int, suit: int) -> list[int]:
    """ROOT-2.1.1.1 The different cards of a hand that match a suit, birds among them."""
    cards: list[int] = []
    last = -1
    for card in s.hands[seat]:
        if card != last and (CARD_SUIT[card] == suit or CARD_SUIT[card] == BIRD):
            cards.append(card)
        last = card
    return cards


def has_match(s: Root, seat: int, suit: int) -> bool:
    """Whether a hand holds a card that matches a suit."""
    for card in s.hands[seat]:
        if CARD_SUIT[card] == suit or CARD_SUIT[card] == BIRD:
            return True
    return False


def different(cards: list[int]) -> list[int]:
    """The different cards of a sorted list."""
    return [card for place, card in enumerate(cards) if place == 0 or cards[place - 1] != card]


def card_options(cards: list[int]) -> list[Option]:
    """The words for some cards."""
    return [CARD[card] for card in cards]


def ambushes(s: Root, seat: int, suit: int) -> list[int]:
    """ROOT-4.3.1 The ambush cards of a hand that match a clearing's suit."""
    return [card for card in matching(s, seat, suit) if IS_AMBUSH[card]]


def enters_hand(s: Root, seat: int, card: int, seen_by: int) -> None:
    """Put a card into a hand. Of the others, those who see which remember it."""
    s.hands = with_row(s.hands, seat, with_one(s.hands[seat], card))
    for viewer in range(s.seats):
        if viewer != seat and seen_by >> viewer & 1:
            learn(s, viewer, seat, card)


def leaves_hand(s: Root, seat: int, card: int, seen_by: int) -> None:
    """Take a card out of a hand. Those who do not see which may no longer be sure of what they knew."""
    s.hands = with_row(s.hands, seat, without_one(s.hands[seat], card))
    forget(s, seat, card, seen_by)


def forget(s: Root, place: int, card: int, seen_by: int) -> None:
    """What the seats know of a place after a card has left it, seen by some of them."""
    for viewer in range(s.seats):
        known = s.known[viewer]
        if not known:
            continue
        if not seen_by >> viewer & 1:
            s.known = with_row(s.known, viewer, [code for code in known if code // KNOWN_WIDTH != place])
        elif place * KNOWN_WIDTH + card in known:
            s.known = with_row(s.known, viewer, without_one(known, place * KNOWN_WIDTH + card))


def learn(s: Root, viewer: int, place: int, card: int) -> None:
    """A seat knows from now on that a card is in a place: in a hand, or in a stack that a faction hides."""
    s.known = with_row(s.known, viewer, with_one(s.known[viewer], place * KNOWN_WIDTH + card))


def knows(s: Root, viewer: int, place: int) -> list[int]:
    """The cards that a seat knows to be in a place. The spectator knows none."""
    if viewer < 0:
        return []
    return [code % KNOWN_WIDTH for code in s.known[viewer] if code // KNOWN_WIDTH == place]


def discard(s: Root, seat: int, card: int) -> None:
    """ROOT-G.5 From the hand to the discard pile, in everybody's sight."""
    leaves_hand(s, seat, card, -1)
    to_discard(s, card)
    s.tell(DISCARDED, (SEATS[seat], CARD[card]))


def to_discard(s: Root, card: int) -> None:
    """To the discard pile, or to the faction that takes what is discarded."""
    for seat in range(s.seats):
        faction = s.faction[seat]
        if faction != NO_FACTION and FACTIONS[faction].takes_discards:
            FACTIONS[faction].takes_discard(s, seat, card)
            return
    to_pile(s, card)


def to_pile(s: Root, card: int) -> None:
    """ROOT-3.3.3 A dominance card is put beside the map instead."""
    if IS_DOMINANCE[card]:
        s.available = with_one(s.available, card)
    else:
        s.discard[card] += 1
        if s.controller:
            s.pile = [*s.pile, card]


def give(s: Root, giver: int, taker: int, card: int) -> None:
    """A card goes from one hand to another; only these two see it, but for a public hand."""
    seen_by = watchers(s, giver) | watchers(s, taker)
    leaves_hand(s, giver, card, seen_by)
    enters_hand(s, taker, card, seen_by)


def show_hand(s: Root, seat: int, to: int) -> None:
    """ROOT-G.29 Only the named player sees the hand, and remembers it."""
    s.known = with_row(s.known, to, [code for code in s.known[to] if code // KNOWN_WIDTH != seat])
    for card in s.hands[seat]:
        learn(s, to, seat, card)
    facts = (SEATS[seat], SEATS[to])
    s.whisper(SHOWN, facts, 1 << to, facts)


def spend(s: Root, seat: int, cards: list[int], prompt: Prompt, about: tuple[Fact, ...] = ()) -> Flow[int]:
    """ROOT-G.31 Spend one of some cards of the hand. Gives the card."""
    card = (yield Ask(seat, prompt, card_options(cards), about)).value
    discard(s, seat, card)
    return card


def discard_to_limit(s: Root, seat: int) -> Flow[None]:
    """ROOT-IMPL-13 Down to five cards, own choice, only in the last step of the own Evening."""
    while len(s.hands[seat]) > HAND_LIMIT:
        yield from spend(s, seat, different(s.hands[seat]), DOWN_TO_FIVE)
