"""Rules of thumb for the Alliance: sympathy where it pays, a base as soon as may be, then officers who organize."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.engine.flow import Ask
from maraud.engine.vocabulary import PASS, Option
from maraud.games.root.board import all_warriors, cardboard, supply, warriors
from maraud.games.root.cards import BIRD, CARD_SUIT, IS_AMBUSH
from maraud.games.root.factions.alliance.birdsong import ripe, spread_cost
from maraud.games.root.factions.alliance.daylight import training_cards
from maraud.games.root.factions.alliance.pieces import (
    BASES,
    POINTS,
    SYMPATHY,
    WARRIOR,
    based,
    bases,
    sympathetic,
    tokens,
)
from maraud.games.root.factions.alliance.supporters import MOST_WITHOUT_BASE, fitting
from maraud.games.root.factions.alliance.words import (
    ALLIANCE_DAYLIGHT,
    FIRST_TRIGGER,
    KEEP_FIVE,
    MOBILIZE_WHICH,
    OPERATIONS,
    ORGANIZE_WHERE,
    RECRUIT_BASE,
    REVOLT_WHERE,
    SPEND_SUPPORTER,
    SPREAD_WHERE,
    TRAIN_WITH,
)
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import BATTLE, CARD, CRAFT, MOBILIZE, MOVE, ORGANIZE, PIECE, RECRUIT, TRAIN
from maraud.games.root.prospects import best_battle, best_move, card_worth, craft_worth, least_card, rivals
from maraud.games.root.state import Root, opponents

SUPPORTER: Final = 0.45  # what a supporter is worth
SAVED_FOR_REVOLT: Final = 2
MOST_OFFICERS: Final = 5
LAST_TOKEN: Final = 9


def advise(s: Root, seat: int, ask: Ask) -> Option | None:
    """A good answer to a question of the Alliance."""
    answer = ANSWERS.get(ask.prompt.key)
    return None if answer is None else answer(s, seat, ask)


# Birdsong.


def revolt(s: Root, seat: int, ask: Ask) -> Option | None:
    """Revolt wherever it can be done, best where most enemies are and most sympathy of the suit."""
    best, most = PASS, 0.0
    for option in ask.options:
        if option.kind == "clearing":  # not a card's effect
            worth = revolt_worth(s, seat, option.value)
            if worth > most:
                best, most = option, worth
    return best


def revolt_worth(s: Root, seat: int, clearing: int) -> float:
    """A base, its warriors, an officer; and what the enemies there lose."""
    worth = 3.0 - 0.7 * bases(s) - 2 * SUPPORTER
    worth += 0.4 * sum(s.suit[near] == s.suit[clearing] for near in MEMBERS[sympathetic(s)])
    for other in opponents(s, seat):
        worth += 1.2 * cardboard(s, other, clearing) + 0.25 * warriors(s, other, clearing)
    return worth


def spread(s: Root, seat: int, ask: Ask) -> Option | None:
    """Spread where it is cheap and out of harm's way, and keep two supporters for a revolt to come."""
    best, most = PASS, 0.0
    for option in ask.options:
        if option.kind == "clearing":  # not a card's effect
            worth = spread_worth(s, seat, option.value)
            if worth > most:
                best, most = option, worth
    return best


def spread_worth(s: Root, seat: int, clearing: int) -> float:
    """Points, a crafting piece, a step towards a revolt; less the supporters."""
    cost, suit = spread_cost(s, seat, clearing), s.suit[clearing]
    worth = POINTS[tokens(s)] + 1.0 - SUPPORTER * cost - 0.05 * all_warriors(s, clearing)
    if s.count[BASES[suit - 1]][0]:
        worth += 0.4  # a base of this suit may rise here
    if not bases(s) and tokens(s) >= 2 and len(s.supporters[seat]) - cost < SAVED_FOR_REVOLT:
        worth -= 1.2
    if len(s.supporters[seat]) >= MOST_WITHOUT_BASE and not bases(s):
        worth += 0.5  # there is no room for more
    return worth


def spend_supporter(s: Root, seat: int, ask: Ask) -> Option | None:
    """Birds last: they match anything."""
    return min(ask.options, key=lambda option: (CARD_SUIT[option.value] == BIRD, IS_AMBUSH[option.value]))


def give_up_supporter(s: Root, seat: int, ask: Ask) -> Option | None:
    """The suit of which there are most."""
    return max(
        ask.options,
        key=lambda option: -1 if CARD_SUIT[option.value] == BIRD else len(fitting(s, seat, CARD_SUIT[option.value])),
    )


# Daylight.


def daylight(s: Root, seat: int, ask: Ask) -> Option | None:
    """Craft what brings something, train officers, mobilize what is left but for ambushes."""
    if CRAFT in ask.options and max(craft_worth(s, seat, card) for card in s.hands[seat]) >= 0.7:
        return CRAFT
    if TRAIN in ask.options and s.officers < MOST_OFFICERS and trainer(s, seat) >= 0:
        return TRAIN
    has_room = bool(bases(s)) or len(s.supporters[seat]) < MOST_WITHOUT_BASE
    if MOBILIZE in ask.options and has_room and recruit_card(s, seat) >= 0:
        return MOBILIZE
    return PASS


def trainer(s: Root, seat: int) -> int:
    """The card to train with, or -1."""
    cards = [card for card in training_cards(s, seat) if not IS_AMBUSH[card]]
    return least_card(s, seat, cards) if cards else -1


def train_with(s: Root, seat: int, ask: Ask) -> Option | None:
    """The card that is missed least."""
    card = trainer(s, seat)
    return CARD[card] if card >= 0 else None


def recruit_card(s: Root, seat: int) -> int:
    """The card to mobilize, or -1: not an ambush, and nothing that can train an officer later."""
    cards = [card for card in s.hands[seat] if not IS_AMBUSH[card] and card_worth(s, seat, card) < 2.2]
    if not cards or len(s.hands[seat]) <= (1 if bases(s) else 0):
        return -1
    ripe_suits = {s.suit[clearing] for clearing in MEMBERS[ripe(s)]}
    return max(cards, key=lambda card: (CARD_SUIT[card] in ripe_suits, CARD_SUIT[card] == BIRD, -card))


def mobilize(s: Root, seat: int, ask: Ask) -> Option | None:
    """What helps a revolt first."""
    card = recruit_card(s, seat)
    return CARD[card] if card >= 0 else None


# Evening.


def operation(s: Root, seat: int, ask: Ask) -> Option | None:
    """Organize for points, fight where it pays, recruit, and march to where there is no sympathy yet."""
    worths = {ORGANIZE: organize_worth(s), BATTLE: best_battle(s, seat)[0], MOVE: best_move(s, seat)[0]}
    worths[RECRUIT] = 0.6 if supply(s, WARRIOR) > 1 else 0.1
    best, most = PASS, 0.1
    for option in (ORGANIZE, BATTLE, RECRUIT, MOVE):
        if option in ask.options and worths[option] > most:
            best, most = option, worths[option]
    return best


def organize_worth(s: Root) -> float:
    """Points and a token for a warrior."""
    placed = tokens(s)
    return POINTS[placed] + 0.7 - 0.4 if placed <= LAST_TOKEN else 0.0


def organize_where(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where few enemies are, and warriors to spare."""
    return min(ask.options, key=lambda option: (1 << option.value & based(s) > 0, rivals(s, seat, option.value)))


def recruit_base(s: Root, seat: int, ask: Ask) -> Option | None:
    """At the base with the fewest guards against the most enemies."""
    return min(
        ask.options,
        key=lambda option: s.count[WARRIOR][option.value] - rivals(s, seat, option.value),
    )


def aim(s: Root, seat: int, clearing: int) -> float:
    """To where sympathy can be organized with what is left of the Evening."""
    if s.officers - s.acts < 2 or not supply(s, SYMPATHY) or sympathetic(s) >> clearing & 1:
        return 0.0
    return 0.6 * POINTS[tokens(s)] + 0.3


def aim_lost(s: Root, seat: int, clearing: int, number: int) -> float:
    """A base needs guards."""
    left = s.count[WARRIOR][clearing] - number
    return 0.6 * max(0, 2 - left) if based(s) >> clearing & 1 else 0.0


def first_trigger(s: Root, seat: int, ask: Ask) -> Option | None:
    """The base first: the card that Outrage brings is then safe."""
    return next((option for option in ask.options if option is not PIECE[SYMPATHY]), None)


def promise(s: Root, seat: int) -> float:
    """What the Alliance's position is good for: the next tokens are dear, so tokens, bases and officers count."""
    worth = 0.5 * tokens(s) + 1.8 * bases(s) + 0.6 * s.officers + SUPPORTER * len(s.supporters[seat])
    return min(worth + 0.2 * len(s.hands[seat]), 14.0)


ANSWERS: Final[dict[str, Callable[[Root, int, Ask], Option | None]]] = {
    REVOLT_WHERE.key: revolt,
    SPREAD_WHERE.key: spread,
    SPEND_SUPPORTER.key: spend_supporter,
    KEEP_FIVE.key: give_up_supporter,
    ALLIANCE_DAYLIGHT.key: daylight,
    TRAIN_WITH.key: train_with,
    MOBILIZE_WHICH.key: mobilize,
    OPERATIONS.key: operation,
    ORGANIZE_WHERE.key: organize_where,
    RECRUIT_BASE.key: recruit_base,
    FIRST_TRIGGER.key: first_trigger,
}
