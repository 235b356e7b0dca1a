"""Offers: trades with other players, and pacts until the Marauders cards are laid.

An offer is composed choice by choice. What is chosen is a public verb (give a card, want a clue, send), then, secretly,
which. So the offer is its composer's secret until it is sent, and whom we ask never depends on it.
"""

from __future__ import annotations

from maraud.engine.flow import Ask, Flow
from maraud.engine.menu import Menu
from maraud.games.marauders.asking import only
from maraud.games.marauders.box import COPIES, KEYS, KINDS, SLOTS
from maraud.games.marauders.cards import show, show_to, swap_openly, swap_privately
from maraud.games.marauders.options import (
    ACCEPT,
    ALL,
    CARD,
    COUNTER,
    GIVE,
    GIVE_CLUE,
    REFUSE,
    SEAT,
    SEND,
    SLOT,
    TAKE_BACK,
    WANT,
    WANT_CLUE,
    WISH,
)
from maraud.games.marauders.state import (
    ACTING,
    ANSWERING,
    CLUES_GIVEN,
    CLUES_WANTED,
    COMPOSING,
    GIVES,
    ITEMS,
    KEY_TRADES,
    NO_ONE,
    SEALING,
    WANTS,
    Marauders,
    in_turn,
    opponents,
)
from maraud.games.marauders.words import (
    ACCEPTED,
    ALL_GIVEN,
    ALL_WANTED,
    ANSWER,
    CALL_WHOM,
    CALLED,
    CANNOT_ACCEPT,
    CLUE_FOR_IT,
    CLUE_IN_OFFER,
    CLUES_ONE_TO_ONE,
    COMPOSE,
    COMPOSE_OPEN,
    COUNTERED,
    FOR_IT,
    GIVE_WHAT,
    GIVE_WHICH_CLUE,
    IN_OFFER,
    NO_CLUE_TO_GIVE,
    NO_CLUE_TO_WANT,
    NO_OFFERS_LEFT,
    OFFER_WHOM,
    OFFERED,
    OFFERED_ALL,
    ONE_SIDED,
    PACT_MADE,
    REFUSED,
    TAKEN_BACK,
    TERMS_UNSEEN,
    WANT_WHAT,
    WANT_WHICH_CLUE,
)


def terms(s: Marauders) -> list[int]:
    """The offer that is being answered, or composed."""
    return s.offer or s.drafts[s.bidder]


def cards_in(offer: list[int], side: int) -> list[int]:
    """How many cards of each kind a side of an offer has."""
    counts = [0] * KINDS
    for item in offer:
        if side <= item < side + KINDS:
            counts[item - side] += 1
    return counts


def clues_in(offer: list[int], side: int) -> int:
    """The clues on a side of an offer, as a bit mask."""
    mask = 0
    for item in offer:
        if side <= item < side + SLOTS:
            mask |= 1 << item - side
    return mask


def count_in(offer: list[int], first: int, end: int) -> int:
    """How many items of an offer lie between these numbers."""
    count = 0
    for item in offer:
        if first <= item < end:
            count += 1
    return count


def offers_left(s: Marauders, seat: int) -> int:
    """MAR-E56 How many offers a seat may still make: in a turn all together have so many, among key trades each."""
    made = sum(s.offers) if in_turn(s) else s.offers[seat]
    return s.options.max_offers - made


def may_bargain(s: Marauders, seat: int) -> bool:
    """Whether a seat could give something, and somebody else too."""
    if not can_give(s, seat):
        return False
    for other in range(s.seats):
        if other != seat and can_give(s, other):
            return True
    return False


def can_give(s: Marauders, seat: int) -> bool:
    """Whether a seat has anything at all to give; how many cards a hand has is public."""
    return s.markers[seat] != 0 or sum(s.hands[seat]) > 0


def choose_partner(s: Marauders, seat: int) -> Flow[int]:
    """MAR-113 An offer is made to one player or to everyone."""
    others = [SEAT[other] for other in opponents(s, seat)]
    choice = yield from only(Ask(seat, OFFER_WHOM, [*others, ALL] if len(others) > 1 else others))
    return NO_ONE if choice is ALL else choice.value


def begin_offer(s: Marauders, seat: int, partner: int) -> None:
    """MAR-36, MAR-114, MAR-E42 One side is the active player, but among key trades (MAR-28) nobody is active yet."""
    s.bidder, s.partner, s.answerer = seat, partner, NO_ONE
    s.offer = []
    s.drafts = [[] for _ in range(s.seats)]
    s.phase = COMPOSING


def make_offer(s: Marauders, seat: int) -> Flow[None]:
    """An offer of the active player."""
    partner = yield from choose_partner(s, seat)
    begin_offer(s, seat, partner)


def call(s: Marauders, seat: int) -> Flow[None]:
    """MAR-E42 Others may propose trades to the active player: when that player asks them for an offer."""
    choice = yield from only(Ask(seat, CALL_WHOM, [SEAT[other] for other in opponents(s, seat) if can_give(s, other)]))
    s.offers[seat] += 1
    s.tell(CALLED, (SEAT[seat], choice))
    begin_offer(s, choice.value, seat)


# Composing.


def compose(s: Marauders) -> Flow[None]:
    """MAR-E57 What else goes into the offer? It can be taken back before it is sent, and counts as one (MAR-E56)."""
    seat, draft = s.bidder, s.drafts[s.bidder]
    verb = yield compose_menu(s, seat, draft)
    if verb is GIVE:
        yield from add_card(s, seat, GIVES)
    elif verb is WANT:
        yield from add_card(s, seat, WANTS)
    elif verb is GIVE_CLUE:
        yield from add_clue(s, seat, CLUES_GIVEN)
    elif verb is WANT_CLUE:
        yield from add_clue(s, seat, CLUES_WANTED)
    elif verb is SEND:
        send(s)
    else:
        s.offers[seat] += 1
        s.tell(TAKEN_BACK, (SEAT[seat],))
        end_bargain(s)


def compose_menu(s: Marauders, seat: int, draft: list[int]) -> Menu:
    """What can be put in: it follows from the sizes of hands and from markers. MAR-E34 A side gives cards or clues."""
    partner = s.partner
    about = () if partner == NO_ONE else (SEAT[partner],)
    menu = Menu(s, seat, COMPOSE_OPEN if partner == NO_ONE else COMPOSE, None, about)
    given, wanted = count_in(draft, GIVES, WANTS), count_in(draft, WANTS, CLUES_GIVEN)
    has_given = given > 0 or count_in(draft, CLUES_GIVEN, CLUES_WANTED) > 0
    has_wanted = wanted > 0 or count_in(draft, CLUES_WANTED, ITEMS) > 0
    menu.offer(SEND, has_given and has_wanted, ONE_SIDED)
    menu.offer(GIVE, given < hand_size(s, seat), ALL_GIVEN)
    menu.offer(WANT, wanted < most_wanted(s, seat), ALL_WANTED)
    if partner == NO_ONE or not in_turn(s):
        menu.refuse(GIVE_CLUE, CLUES_ONE_TO_ONE)
        menu.refuse(WANT_CLUE, CLUES_ONE_TO_ONE)
    else:
        menu.offer(GIVE_CLUE, free_clues(s, seat, partner, clues_in(draft, CLUES_GIVEN)) != 0, NO_CLUE_TO_GIVE)
        menu.offer(WANT_CLUE, free_clues(s, partner, seat, clues_in(draft, CLUES_WANTED)) != 0, NO_CLUE_TO_WANT)
    menu.options.append(TAKE_BACK)
    return menu


def hand_size(s: Marauders, seat: int) -> int:
    """How many cards a seat could give: MAR-E6 before the first turn keys only."""
    hand = s.hands[seat]
    return sum(hand) if in_turn(s) else sum(hand[:KEYS])


def most_wanted(s: Marauders, seat: int) -> int:
    """How many cards can be asked for: as many as the other has, or whoever has most."""
    if s.partner != NO_ONE:
        return hand_size(s, s.partner)
    return max([hand_size(s, other) for other in opponents(s, seat)])


def free_clues(s: Marauders, giver: int, taker: int, chosen: int) -> int:
    """MAR-121 The clues that one has unlocked, MAR-E41 the other has not, and that are not chosen yet: a bit mask."""
    return s.markers[giver] & ~s.markers[taker] & ~chosen


def add_card(s: Marauders, seat: int, side: int) -> Flow[None]:
    """One card more is given, of those in hand, or wanted. MAR-E50 Whether the other holds it is nobody's business."""
    kinds = KINDS if in_turn(s) else KEYS
    most = s.hands[seat] if side == GIVES else COPIES
    counts = cards_in(s.drafts[seat], side)
    words = CARD if side == GIVES else WISH
    options = [words[kind] for kind in range(kinds) if counts[kind] < most[kind]]
    card = options[0]
    if side == WANTS or not in_turn(s) or sum(most) - sum(counts) > 1:  # the last card of a hand needs no asking
        card = yield Ask(seat, GIVE_WHAT if side == GIVES else WANT_WHAT, options, (), True)
    s.drafts[seat].append(side + card.value)


def add_clue(s: Marauders, seat: int, side: int) -> Flow[None]:
    """MAR-120 A clue makes a pact of the trade."""
    chosen = clues_in(s.drafts[seat], side)
    giver, taker = (seat, s.partner) if side == CLUES_GIVEN else (s.partner, seat)
    free = free_clues(s, giver, taker, chosen)
    options = [SLOT[slot] for slot in range(SLOTS) if free >> slot & 1]
    prompt = GIVE_WHICH_CLUE if side == CLUES_GIVEN else WANT_WHICH_CLUE
    slot = yield from only(Ask(seat, prompt, options, (), True))
    s.drafts[seat].append(side + slot.value)


def send(s: Marauders) -> None:
    """The offer is made: all hear it, or by option the two alone (MAR-E52). What is given is in hand, and shown."""
    seat = s.bidder
    draft = s.drafts[seat]
    s.offers[seat] += 1
    s.answerer = s.partner if s.partner != NO_ONE else opponents(s, seat)[0]
    s.phase = ANSWERING
    s.tell(OFFERED_ALL if s.partner == NO_ONE else OFFERED, (SEAT[seat], SEAT[s.answerer]))
    if is_open(s):
        s.offer = draft
        s.drafts = [[] for _ in range(s.seats)]
        tell_terms(s, draft)
    else:
        s.drafts[s.partner] = draft[:]
        s.tell(TERMS_UNSEEN)
    show_cards(s, seat, GIVES)


def is_open(s: Marauders) -> bool:
    """Whether everybody hears the terms of the present offer."""
    return s.options.open_trades or s.partner == NO_ONE


def tell_terms(s: Marauders, draft: list[int]) -> None:
    """What the offer gives and asks for."""
    given, wanted = cards_in(draft, GIVES), cards_in(draft, WANTS)
    for kind in range(KINDS):
        if given[kind]:
            s.tell(IN_OFFER, (given[kind], CARD[kind]))
    for item in draft:
        if CLUES_GIVEN <= item < CLUES_WANTED:
            s.tell(CLUE_IN_OFFER, (SLOT[item - CLUES_GIVEN],))
    for kind in range(KINDS):
        if wanted[kind]:
            s.tell(FOR_IT, (wanted[kind], CARD[kind]))
    for item in draft:
        if item >= CLUES_WANTED:
            s.tell(CLUE_FOR_IT, (SLOT[item - CLUES_WANTED],))


def show_cards(s: Marauders, seat: int, side: int) -> None:
    """Who offers cards, or accepts to give them, has them: those who hear it know."""
    counts = cards_in(terms(s), side)
    for kind in range(KINDS):
        count = counts[kind]
        if count:
            if is_open(s):
                show(s, seat, kind, count)
            else:
                show_to(s, seat, kind, count, s.partner if seat == s.bidder else s.bidder)


# Answering.


def answer(s: Marauders) -> Flow[None]:
    """MAR-113 Whoever the offer is for accepts, refuses or makes another; MAR-E50 all are asked, whatever they hold."""
    seat = s.answerer
    menu = Menu(s, seat, ANSWER, REFUSE, (SEAT[s.bidder],))
    menu.offer(ACCEPT, holds(s, seat), CANNOT_ACCEPT)
    menu.offer(COUNTER, offers_left(s, seat) > 0, NO_OFFERS_LEFT)
    choice = yield menu
    if choice is ACCEPT:
        accept(s, seat)
    elif choice is COUNTER:
        s.tell(COUNTERED, (SEAT[seat],))
        begin_offer(s, seat, s.bidder)
    else:
        s.tell(REFUSED, (SEAT[seat],))
        ask_next(s)


def ask_next(s: Marauders) -> None:
    """An open offer goes round; any other is over when it is refused."""
    if s.partner == NO_ONE:
        following = (s.answerer + 1) % s.seats
        if following != s.bidder:
            s.answerer = following
            return
    end_bargain(s)


def holds(s: Marauders, seat: int) -> bool:
    """Whether a hand has all that the offer asks for. MAR-T11 Only a hand can give: no stash, nothing on the board."""
    wanted, hand = cards_in(terms(s), WANTS), s.hands[seat]
    for kind in range(KINDS):
        if hand[kind] < wanted[kind]:
            return False
    return True


def accept(s: Marauders, seat: int) -> None:
    """Both agree: cards change hands at once. MAR-120, MAR-122 With a clue the Marauders cards decide."""
    offer = terms(s)
    show_cards(s, seat, WANTS)
    s.tell(ACCEPTED, (SEAT[seat],))
    if count_in(offer, CLUES_GIVEN, ITEMS):
        s.phase = SEALING
        s.tell(PACT_MADE, (SEAT[s.bidder], SEAT[seat]))
        return
    swap(s, s.bidder, seat, cards_in(offer, GIVES), cards_in(offer, WANTS))
    end_bargain(s)


def swap(s: Marauders, one: int, two: int, from_one: list[int], from_two: list[int]) -> None:
    """MAR-E52 Cards pass for all to see, or by option for the two alone."""
    if is_open(s):
        swap_openly(s, one, two, from_one, from_two)
    else:
        swap_privately(s, one, two, from_one, from_two)


def end_bargain(s: Marauders) -> None:
    """The turn goes on; among key trades the next seat has its say."""
    s.offer = []
    s.drafts = [[] for _ in range(s.seats)]
    s.bidder, s.partner, s.answerer = NO_ONE, NO_ONE, NO_ONE
    if in_turn(s):
        s.phase = ACTING
    else:
        s.active = (s.active + 1) % s.seats
        s.phase = KEY_TRADES
