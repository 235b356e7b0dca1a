"""Rules of thumb for bargains: which offer to make, which to accept, when to shake hands.

Nothing here looks into another's hand: only at what the seat has seen of it.
"""

from __future__ import annotations

from typing import Final

from maraud.engine.rng import Rng
from maraud.engine.vocabulary import Option
from maraud.games.marauders.box import COLORS, FIRST_JEWEL, FIRST_RESOURCE, KEYS, KINDS, WILD, WOODEN, color_of
from maraud.games.marauders.cards import facts_of
from maraud.games.marauders.facts import HAND_LEAST, HOLDER
from maraud.games.marauders.island import HOME_CELLS
from maraud.games.marauders.offers import cards_in, clues_in, free_clues, terms
from maraud.games.marauders.options import (
    ACCEPT,
    COUNTER,
    GIVE,
    GIVE_CLUE,
    HANDSHAKE,
    MARAUDER,
    REFUSE,
    SEND,
    TAKE_BACK,
    WANT,
    WANT_CLUE,
)
from maraud.games.marauders.state import (
    CLUES_GIVEN,
    CLUES_WANTED,
    GIVES,
    NO_ONE,
    WANTS,
    Marauders,
    in_turn,
    opponents,
)
from maraud.games.marauders.wants import CLUE_COST, CLUE_WORTH, leader, needs_clues, spare, threat, wanted, worth

MOST_OFFERS: Final = 3  # of a turn
MOST_KEY_OFFERS: Final = 2
DANGER: Final = 10
PRICE_OF_CLUE: Final = 3
BETRAYS: Final = 15  # of a hundred pacts
FULL_HAND: Final = 4  # cards from which it is worth to ask for an offer


def plan(s: Marauders, seat: int) -> list[int]:
    """The next offer to make in this turn: its partner, then its items; an empty list for none."""
    if in_turn(s) and seat != s.active:
        return reply(s, seat)
    made = s.offers[seat]
    plans = plans_with_clues(s, seat) + plans_with_cards(s, seat) if in_turn(s) else key_plans(s, seat)
    return plans[made] if made < min(len(plans), MOST_OFFERS if in_turn(s) else MOST_KEY_OFFERS) else []


def reply(s: Marauders, seat: int) -> list[int]:
    """What to offer the active player, as a counter-offer or when called; an empty list for nothing."""
    if is_winning(s, seat, s.active):
        return []
    for offer in plans_with_clues(s, seat) + plans_with_cards(s, seat):
        if offer[0] == s.active:
            return offer
    return []


def whom_to_call(s: Marauders, seat: int) -> int:
    """Whom to ask for an offer, once a turn when there is none to make: who has most to give; -1 for nobody."""
    if s.offers[seat] or sum(s.hands[seat]) < FULL_HAND:
        return -1
    best, most = -1, FULL_HAND - 1
    for other in opponents(s, seat):
        if sum(s.hands[other]) > most and not is_winning(s, seat, other):
            best, most = other, sum(s.hands[other])
    return best


def is_winning(s: Marauders, seat: int, other: int) -> bool:
    """Whether another player looks so near to winning that nothing should be traded."""
    danger = threat(s, other)
    return danger >= DANGER and danger > threat(s, seat)


def plans_with_clues(s: Marauders, seat: int) -> list[list[int]]:
    """A clue for a clue with everybody who has one that is missing; else spare cards for one."""
    found: list[list[int]] = []
    if not needs_clues(s, seat):
        return found
    for other in opponents(s, seat):
        theirs = free_clues(s, other, seat, 0)
        if not theirs or threat(s, other) >= DANGER:
            continue
        mine = free_clues(s, seat, other, 0)
        gifts = [CLUES_GIVEN + lowest(mine)] if mine else spare_cards(s, seat, PRICE_OF_CLUE)
        if gifts:
            found.append([other, *gifts, CLUES_WANTED + lowest(theirs)])
    return found


def lowest(mask: int) -> int:
    """The lowest clue of a mask."""
    return (mask & -mask).bit_length() - 1


def spare_cards(s: Marauders, seat: int, count: int) -> list[int]:
    """So many cards that the seat can do without, jewels first; an empty list if it has not so many."""
    found: list[int] = []
    for kind in [*range(FIRST_JEWEL, FIRST_RESOURCE), *range(KEYS), *range(FIRST_RESOURCE, KINDS)]:
        found += [GIVES + kind] * spare(s, seat, kind, True)
    return found[:count] if len(found) >= count else []


def plans_with_cards(s: Marauders, seat: int) -> list[list[int]]:
    """A spare card for one that is needed and that another is known to hold; else asked of everyone."""
    found: list[list[int]] = []
    for_clues = needs_clues(s, seat)
    row = facts_of(s, seat)
    hand = s.hands[seat]
    for need in [*range(FIRST_JEWEL, FIRST_RESOURCE), *range(COLORS)]:
        if hand[need] >= wanted(s, seat, need, for_clues) or (need < COLORS and s.stashes[seat][need]):
            continue
        gain = worth(s, seat, need, hand[need], for_clues)
        for other in opponents(s, seat):
            if row[other * HOLDER + HAND_LEAST + need] == 0:
                continue
            give = best_gift(s, seat, other, need, gain, for_clues)
            if give >= 0:
                found.append([other, GIVES + give, WANTS + need])
    if s.seats > 2:
        found += [[NO_ONE, *offer[1:]] for offer in found[:1]]  # the first one to everyone
    return found


def best_gift(s: Marauders, seat: int, other: int, need: int, gain: int, for_clues: bool) -> int:
    """The card to give for one that is needed: a spare one, if possible one that the other seems to lack."""
    row = facts_of(s, seat)
    best, least = -1, 1000
    for kind in [*range(FIRST_JEWEL, FIRST_RESOURCE), *range(COLORS)]:
        if kind == need or not s.hands[seat][kind]:
            continue
        cost = worth(s, seat, kind, s.hands[seat][kind] - 1, for_clues)
        if cost < gain:
            cost += 3 * row[other * HOLDER + HAND_LEAST + kind]
            if cost < least:
                best, least = kind, cost
    return best


# Key trades before the first turn.


def openable(s: Marauders, seat: int, keys: list[int]) -> int:
    """How many of the chests of its corner a seat can open with these keys."""
    count, rest = 0, 0
    left = keys[:]
    for cell in HOME_CELLS[s.ports[seat]]:
        chest = s.chests[cell]
        if chest != WILD and left[color_of(chest)]:
            left[color_of(chest)] -= 1
            count += 1
        else:
            rest += 1
    return min(count + min(left[WOODEN], rest), 3)


def key_plans(s: Marauders, seat: int) -> list[list[int]]:
    """A key that opens nothing for one that opens a chest, asked of everyone."""
    found: list[list[int]] = []
    keys = s.hands[seat][:KEYS]
    now = openable(s, seat, keys)
    for give in range(COLORS):
        if keys[give]:
            for need in range(COLORS):
                if need != give and openable(s, seat, exchanged(keys, give, need)) > now:
                    partner = NO_ONE if s.seats > 2 else opponents(s, seat)[0]
                    found.append([partner, GIVES + give, WANTS + need])
    return found


def exchanged(keys: list[int], give: int, need: int) -> list[int]:
    """The keys with one given for another."""
    after = keys[:]
    after[give] -= 1
    after[need] += 1
    return after


def likes_keys(s: Marauders, seat: int, offer: list[int]) -> bool:
    """Whether a trade of keys lets the seat open more chests, or as many and have more keys."""
    keys = s.hands[seat][:KEYS]
    comes, goes = cards_in(offer, GIVES), cards_in(offer, WANTS)
    after = [keys[key] + comes[key] - goes[key] for key in range(KEYS)]
    before_count, after_count = openable(s, seat, keys), openable(s, seat, after)
    return after_count > before_count or (after_count == before_count and sum(after) > sum(keys))


# Composing and answering.


def compose(s: Marauders, seat: int, options: list[Option]) -> Option:
    """The next word on the way from the draft to the plan."""
    wish = plan(s, seat)
    if wish and s.partner == wish[0] and next_item(s, seat) < 0 and SEND in options:
        return SEND
    return next_verb(s, seat, options)


def next_verb(s: Marauders, seat: int, options: list[Option]) -> Option:
    """What kind of item the draft lacks; without a plan it is taken back."""
    wish, item = plan(s, seat), next_item(s, seat)
    if not wish or s.partner != wish[0] or item < 0:
        return TAKE_BACK
    verb = GIVE if item < WANTS else WANT if item < CLUES_GIVEN else GIVE_CLUE if item < CLUES_WANTED else WANT_CLUE
    return verb if verb in options else TAKE_BACK


def next_item(s: Marauders, seat: int) -> int:
    """The first item of the plan that the draft lacks, -1 for none."""
    left = s.drafts[seat][:]
    for item in plan(s, seat)[1:]:
        if item not in left:
            return item
        left.remove(item)
    return -1


def which(s: Marauders, seat: int, side: int, options: list[Option]) -> Option:
    """The card or clue that the draft lacks."""
    return pick(options, next_item(s, seat) - side)


def pick(options: list[Option], value: int) -> Option:
    """The option with this value, else the first."""
    for option in options:
        if option.value == value:
            return option
    return options[0]


def answer(s: Marauders, seat: int, options: list[Option]) -> Option:
    """Accept what brings more than it costs, from nobody who is about to win; else make the active player an offer."""
    is_held, offer = ACCEPT in options, terms(s)
    if not in_turn(s):
        return ACCEPT if is_held and likes_keys(s, seat, offer) else REFUSE
    if is_winning(s, seat, s.bidder):
        return REFUSE
    if is_held and balance(s, seat, offer) > 0:
        return ACCEPT
    return COUNTER if COUNTER in options and counters(s, seat) else REFUSE


def counters(s: Marauders, seat: int) -> bool:
    """Whether to answer the active player, once a turn, with an offer of one's own."""
    return s.bidder == s.active and s.partner == seat and not s.offers[seat] and reply(s, seat) != []


def balance(s: Marauders, seat: int, offer: list[int]) -> int:
    """What an offer brings whoever is asked, less what it costs."""
    for_clues = needs_clues(s, seat)
    total = 0
    hand = s.hands[seat]
    comes, goes = cards_in(offer, GIVES), cards_in(offer, WANTS)
    for kind in range(KINDS):
        for number in range(comes[kind]):
            total += worth(s, seat, kind, hand[kind] + number, for_clues)
        for number in range(goes[kind]):
            total -= worth(s, seat, kind, hand[kind] - 1 - number, for_clues)
    if for_clues:
        total += CLUE_WORTH * clues_in(offer, CLUES_GIVEN).bit_count()
    return total - CLUE_COST * clues_in(offer, CLUES_WANTED).bit_count()


# Pacts and alliances.


def lay(s: Marauders, seat: int, rng: Rng) -> Option:
    """Shake hands, mostly; not with somebody who is about to win."""
    partner = s.answerer if seat == s.bidder else s.bidder
    if is_winning(s, seat, partner):
        return MARAUDER
    return MARAUDER if rng.below(100) < BETRAYS else HANDSHAKE


def alliance_plan(s: Marauders, seat: int) -> list[int]:
    """With whom and against whom to ally, when somebody leads with a full hand; an empty list for nobody."""
    others = opponents(s, seat)
    if s.seats == 2 or s.allied[seat]:
        return []
    third = leader(s, others)
    if threat(s, third) < DANGER or sum(s.hands[third]) < 4 or threat(s, third) <= threat(s, seat):
        return []
    partners = [other for other in others if other != third and not s.allied[other]]
    return [partners[0], third] if partners and sum(s.hands[seat]) <= sum(s.hands[third]) + 3 else []


def joins(s: Marauders, seat: int) -> bool:
    """Whether to join the alliance that is proposed: against whoever leads, with somebody who does not."""
    third, other = s.target, s.bidder
    return threat(s, third) >= threat(s, other) and threat(s, third) >= DANGER - 4


def lay_in_alliance(s: Marauders, seat: int, rng: Rng) -> Option:
    """Shake hands, unless the ally's hand is the better prey."""
    partner = s.partner if seat == s.bidder else s.bidder
    if sum(s.hands[partner]) > sum(s.hands[s.target]) + 3:
        return MARAUDER
    return MARAUDER if rng.below(100) < BETRAYS else HANDSHAKE
