"""Rules of thumb, and how good a position looks.

All that `advise` reads is what the asked seat knows: where the cards lie, its own cards, and the orders that
`memory.orders` leaves possible.
"""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask
from maraud.engine.rng import Rng
from maraud.engine.vocabulary import PASS, Option
from maraud.games.raiders.board import (
    CARDS,
    CORNER,
    GROUP_OF,
    HAZARD,
    KIND,
    OF_A_KIND,
    RAID,
    SAFE,
    TRAP,
)
from maraud.games.raiders.memory import WITH, orders
from maraud.games.raiders.options import CALL_RAID, LOOK, TAKE
from maraud.games.raiders.raid import LEAST, is_target
from maraud.games.raiders.state import BEFORE, UNSEEN, Raiders, cards_at, has_cards, is_safe
from maraud.games.raiders.words import (
    AT_CORNER,
    AT_RAID,
    AT_SAFE,
    FIGHT_WHOM,
    GO_WHERE,
    LEAVE_WHICH,
    LIST_WHICH,
    LOOK_AT,
    PICK_FROM,
    RAID_COLOR,
    RAID_WHICH,
    TAKE_WHICH,
    TRAP_WHOM,
)

WORTH: Final[list[float]] = [0.0, 1.0, 3.0, 9.0, 200.0]  # of so many cards of one color
DENY: Final = 0.4  # what it is worth to take from an opponent, against having
GLANCE: Final = 0.8  # what a look is worth
SHELTER: Final = 0.3
GIVEN_AWAY: Final = 0.8  # the cost of a failed raid
CAUTION: Final = 1.0  # odds below which no raid is worth its name
DUEL_ODDS: Final = 15 / 36  # of winning, and of losing, two spins
HAZARD_ODDS: Final = 0.5


class Mind:
    """What a seat knows, worked out once for an ask."""

    def __init__(self, s: Raiders, seat: int) -> None:
        self.seat: Final = seat
        self.own: Final[list[int]] = [0] * OF_A_KIND  # [color]: how many cards of it the seat owns
        self.odds: Final[list[float]] = [0.0] * (len(CARDS) * OF_A_KIND)  # [4 card + color]
        for group in range(OF_A_KIND):
            mask = orders(s, seat, group)
            total = mask.bit_count()
            for place in range(OF_A_KIND * OF_A_KIND):
                self.odds[group * 16 + place] = (mask & WITH[place]).bit_count() / total
        for card in CARDS:
            if s.place[card] == BEFORE + seat and s.color[card] != UNSEEN:
                self.own[s.color[card]] += 1

    def gain(self, card: int) -> float:
        """What it brings to own a card, on average."""
        total = 0.0
        for color in range(OF_A_KIND):
            odds = self.odds[card * 4 + color]
            if odds:
                total += odds * (WORTH[min(self.own[color] + 1, OF_A_KIND)] - WORTH[self.own[color]])
        return total

    def loss(self, card: int) -> float:
        """What it costs to lose an own card."""
        total = 0.0
        for color in range(OF_A_KIND):
            odds = self.odds[card * 4 + color]
            if odds and self.own[color]:
                total += odds * (WORTH[self.own[color]] - WORTH[self.own[color] - 1])
        return total

    def prize(self, s: Raiders, card: int) -> float:
        """What it brings to win a card from its owner: having it, and the owner not having it."""
        return self.gain(card) + DENY * self.threat(s, card)

    def threat(self, s: Raiders, card: int) -> float:
        """What a card is worth to the opponent who owns it, by the colors the seat is sure of."""
        if s.place[card] < BEFORE:
            return 0.0
        best = 0.0
        for color in range(OF_A_KIND):
            if self.odds[card * 4 + color] == 1.0:
                mates = 0
                for other in CARDS:
                    if s.place[other] == s.place[card] and self.odds[other * 4 + color] == 1.0:
                        mates += 1
                best = max(best, WORTH[min(mates, 3)])
        return best

    def doubt(self, card: int) -> float:
        """What a look at a card may bring: nothing where the seat is sure."""
        best = 0.0
        for color in range(OF_A_KIND):
            odds = self.odds[card * 4 + color]
            if odds < 1.0:
                best = max(best, odds * (WORTH[min(self.own[color] + 1, 3)] - WORTH[min(self.own[color], 2)]))
        return best


def advise(s: Raiders, ask: Ask, rng: Rng) -> Option:
    """A good choice for the asked seat."""
    prompt, options = ask.prompt, ask.options
    mind = Mind(s, ask.seat)
    if prompt is TAKE_WHICH or prompt is PICK_FROM:
        return best_of(options, [mind.prize(s, option.value) for option in options], rng)
    if prompt is LEAVE_WHICH:
        return best_of(options, [-mind.loss(option.value) for option in options], rng)
    if prompt is LOOK_AT or prompt is AT_SAFE:
        looks = [-0.1 if option is PASS else mind.doubt(option.value) for option in options]
        return best_of(options, looks, rng)
    if prompt is TRAP_WHOM or prompt is FIGHT_WHOM:
        duels = [0.05 if option is PASS else duel_worth(s, mind, option.value) for option in options]
        return best_of(options, duels, rng)
    if prompt is GO_WHERE:
        return best_of(options, [space_worth(s, mind, option.value) for option in options], rng)
    if prompt is AT_CORNER:
        return TAKE if TAKE in options else LOOK
    if prompt is AT_RAID:
        wants = CALL_RAID in options and best_raid(s, mind) > GLANCE
        return CALL_RAID if wants else LOOK if LOOK in options else PASS
    if prompt is RAID_COLOR:
        return best_of(options, [raid_worth(s, mind, option.value) for option in options], rng)
    if prompt is RAID_WHICH or prompt is LIST_WHICH:
        return next_aim(s, mind, options, rng)
    return rng.choice(options)


def best_of(options: list[Option], worths: list[float], rng: Rng) -> Option:
    """The option of the highest worth; one of them by chance where several have it."""
    best = max(worths)
    return rng.choice([option for option, worth in zip(options, worths, strict=True) if worth == best])


def duel_worth(s: Raiders, mind: Mind, rival: int) -> float:
    """What two spins against a rival bring: its best card for one's own average one, at even odds."""
    prize = max([mind.prize(s, card) for card in cards_at(s, BEFORE + rival)], default=0.0)
    own = cards_at(s, BEFORE + mind.seat)
    stake = sum([mind.loss(card) for card in own]) / len(own) if own else 0.0
    return DUEL_ODDS * (prize - stake)


def best_duel(s: Raiders, mind: Mind, rivals: list[int]) -> float:
    """The best of several duels, or none."""
    best = 0.0
    for rival in rivals:
        if has_cards(s, rival) and not is_safe(s, rival):
            best = max(best, duel_worth(s, mind, rival))
    return best


def space_worth(s: Raiders, mind: Mind, space: int) -> float:
    """What it brings to go to a space."""
    kind, seat = KIND[space], mind.seat
    lying = max([mind.gain(card) for card in cards_at(s, space)], default=0.0)
    others = [other for other in range(s.options.seats) if other != seat]
    fight = 0.0 if kind == SAFE else best_duel(s, mind, [other for other in others if s.at[other] == space])
    if kind == CORNER:
        return fight + (lying or GLANCE / 2)
    if kind == HAZARD:
        stake = min([mind.loss(card) for card in cards_at(s, BEFORE + seat)], default=0.0)
        return fight + HAZARD_ODDS * (lying - stake)
    if kind == RAID:
        return fight + max(GLANCE, best_raid(s, mind))
    if kind == TRAP:
        return fight + best_duel(s, mind, others)
    return fight + GLANCE + SHELTER if kind == SAFE else fight


def best_raid(s: Raiders, mind: Mind) -> float:
    """What the best raid brings."""
    return max([raid_worth(s, mind, color) for color in range(OF_A_KIND)])


def raid_worth(s: Raiders, mind: Mind, color: int) -> float:
    """What a raid on a color brings: its surest two cards, and more as long as that is better."""
    chances = sorted([group_odds(s, mind, color, group) for group in range(OF_A_KIND)], reverse=True)
    best, odds = -GIVEN_AWAY, 1.0
    base = WORTH[mind.own[color]]
    for number, chance in enumerate(chances, 1):
        odds *= chance
        if number >= LEAST and odds >= CAUTION:
            reached = min(mind.own[color] + number, OF_A_KIND)
            best = max(best, odds * (WORTH[reached] - base) - (1.0 - odds) * GIVEN_AWAY)
    return best


def group_odds(s: Raiders, mind: Mind, color: int, group: int) -> float:
    """How likely the best aim in a group has the color: one card on the board, or all an opponent has of that group."""
    before = [0.0] * s.options.seats
    best = 0.0
    for card in range(group * 4, group * 4 + 4):
        odds = mind.odds[card * 4 + color]
        if odds and is_target(s, mind.seat, card):
            owner = s.place[card] - BEFORE
            if owner >= 0:
                before[owner] += odds
                odds = before[owner]
            best = max(best, odds)
    return best


def aim_odds(s: Raiders, mind: Mind, aim: int) -> float:
    """How likely an aim of the present raid is to be right."""
    if aim < len(CARDS):
        return mind.odds[aim * 4 + s.raid]
    owner, group = (aim - len(CARDS)) // OF_A_KIND, aim % OF_A_KIND
    return sum([mind.odds[card * 4 + s.raid] for card in cards_at(s, BEFORE + owner) if GROUP_OF[card] == group])


def next_aim(s: Raiders, mind: Mind, options: list[Option], rng: Rng) -> Option:
    """The surest aim; none if the raid is better stopped."""
    aims = [option for option in options if option is not PASS]
    odds = [aim_odds(s, mind, aim.value) for aim in aims]
    if len(aims) < len(options):
        color, number = s.raid, len(s.turned) + len(s.aims)
        base = WORTH[mind.own[color]]
        now = WORTH[min(mind.own[color] + number, OF_A_KIND)] - base
        then = WORTH[min(mind.own[color] + number + 1, OF_A_KIND)] - base
        if max(odds) * (then + GIVEN_AWAY) - GIVEN_AWAY <= now:
            return PASS
    return best_of(aims, odds, rng)


def evaluate(s: Raiders, seat: int) -> float:
    """A seat's share of all that the seats have got together."""
    if s.result:
        return s.result[seat]
    mine, total = 0.0, 0.0
    for player in range(s.options.seats):
        worth = 1.0
        have = [0, 0, 0, 0]
        for card in CARDS:
            if s.place[card] == BEFORE + player and s.color[card] != UNSEEN:
                have[s.color[card]] += 1
        for count in have:
            worth += WORTH[min(count, 3)]
        total += worth
        if player == seat:
            mine = worth
    return mine / total
