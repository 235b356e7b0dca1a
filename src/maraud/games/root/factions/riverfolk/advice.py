"""Rules of thumb for the Riverfolk: fair prices, posts while they score; and what others should buy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.engine.flow import Ask
from maraud.engine.vocabulary import PASS, Option
from maraud.games.root.board import neighbors, warriors
from maraud.games.root.cards import CARD_COST, CARD_ITEM
from maraud.games.root.factions.faction import FACTIONS
from maraud.games.root.factions.riverfolk.pieces import POST_POINTS, fund_kinds, with_post
from maraud.games.root.factions.riverfolk.services import on_sale
from maraud.games.root.factions.riverfolk.set_up import GOODS
from maraud.games.root.factions.riverfolk.turn import POST_COST
from maraud.games.root.factions.riverfolk.words import (
    BUY_CARD,
    COMMIT_WHICH,
    CRAFT_OR_EXPORT,
    LOSE_FUND,
    POST_WHERE,
    RECRUIT_WHERE,
    RIVERFOLK_ACTION,
    SPEND_WHICH,
    START_WHERE,
    WHICH_PRICE,
)
from maraud.games.root.law.crafting import why_not
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import (
    BATTLE,
    CARD,
    CRAFT,
    DRAW,
    EXPORT,
    FACTION,
    HAND_CARD,
    MERCENARIES,
    MOVE,
    RECRUIT,
    TRADE_POST,
)
from maraud.games.root.pieces import NO_FACTION, RIVERFOLK, WARRIOR_OF
from maraud.games.root.prospects import best_battle, best_move, best_number, card_worth, craft_worth, rivals
from maraud.games.root.state import POINTS_TO_WIN, Root, opponents
from maraud.games.root.words import ACT_ON_OTHERS, CRAFT_WHAT

DIVIDEND: Final = 0.5  # what a fund brings in each turn in which it is left alone
A_TURN: Final = 3.5  # points that whoever is ahead scores in a turn
MORE_TRADE: Final = [4.0, 2.0, 1.0]  # what the first posts bring beyond their points: dividends at all, more sales
SALES: Final = 1.2  # a card more to be sold, while there are few
STOCK: Final = 4  # cards that will do
WARRIOR_WORTH: Final = 0.3  # what a warrior in the supply is worth to who might pay with it
HELP: Final = 0.6  # what a warrior paid is worth to the Riverfolk, shared among all others
RIVER: Final = 1.5  # moves along the river in the turn for which boats are hired
CROWDED: Final = 9  # a supply that can spare some


def advise(s: Root, seat: int, ask: Ask) -> Option | None:
    """A good answer to a question of the Riverfolk."""
    answer = ANSWERS.get(ask.prompt.key)
    return None if answer is None else answer(s, seat, ask)


def aim(s: Root, seat: int, clearing: int, number: int) -> float:
    """A clearing with a post to guard."""
    return 0.4 if with_post(s) >> clearing & 1 and not warriors(s, seat, clearing) else 0.0


def turns_left(s: Root) -> float:
    """How many turns may come after this one, by the points of whoever is ahead."""
    return max(0.0, (POINTS_TO_WIN - max(s.vp)) / A_TURN - 1.0)


def action(s: Root, seat: int, ask: Ask) -> Option | None:
    """What brings more than the fund would by being left alone: spent it is gone, committed it misses a dividend."""
    use = next((option for option in ask.options if option.kind == "use"), None)
    if use is not None:
        return use
    fund = DIVIDEND * turns_left(s) if with_post(s) else 0.0
    missed = min(fund, DIVIDEND)
    best, most = PASS, 0.1
    for option, worth in (
        (TRADE_POST, post_worth(s) - POST_COST * fund),
        (CRAFT, best_craft(s, seat, missed) if CRAFT in ask.options else 0.0),
        (BATTLE, best_battle(s, seat)[0] - missed if BATTLE in ask.options else 0.0),
        (MOVE, best_move(s, seat)[0] - missed if MOVE in ask.options else 0.0),
        (DRAW, SALES - missed if len(s.hands[seat]) < STOCK and turns_left(s) else 0.0),
        (RECRUIT, 0.8 - fund if s.funds[RIVERFOLK] and not s.where[seat] else 0.0),
    ):
        if option in ask.options and worth > most:
            best, most = option, worth
    return best


def post_worth(s: Root) -> float:
    """What a post more brings."""
    posts = len(MEMBERS[with_post(s)])
    return POST_POINTS + (MORE_TRADE[posts] if posts < len(MORE_TRADE) and turns_left(s) else 0.0)


def best_craft(s: Root, seat: int, missed: float) -> float:
    """What the best card that can be crafted brings, less the dividends of the funds that it takes."""
    pieces = FACTIONS[RIVERFOLK].crafting_pieces(s, seat)
    worths = [
        craft_worth(s, seat, card) - missed * sum(CARD_COST[card])
        for card in s.hands[seat]
        if why_not(s, seat, card, pieces) is None
    ]
    return max(worths, default=0.0)


def craft_what(s: Root, seat: int, ask: Ask) -> Option | None:
    """The card that brings most."""
    return max(ask.options, key=lambda option: craft_worth(s, seat, option.value))


def craft_or_export(s: Root, seat: int, ask: Ask) -> Option | None:
    """An effect worth less than a fund is exported."""
    fact = ask.about[0]
    assert isinstance(fact, Option)
    return CRAFT if craft_worth(s, seat, fact.value) >= 0.7 else EXPORT


def commit_which(s: Root, seat: int, ask: Ask) -> Option | None:
    """What there is most of: all of it comes back."""
    return FACTION[max(fund_kinds(s), key=lambda faction: s.funds[faction])]


def spend_which(s: Root, seat: int, ask: Ask) -> Option | None:
    """An own warrior is not lost, the others' go home."""
    return FACTION[RIVERFOLK] if s.funds[RIVERFOLK] else commit_which(s, seat, ask)


def quiet_place(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where few others are, and some of their own; spread out."""
    return max(ask.options, key=lambda option: -rivals(s, seat, option.value) - 0.9 * warriors(s, seat, option.value))


def guarded_place(s: Root, seat: int, ask: Ask) -> Option | None:
    """Beside own warriors, away from others."""
    return max(ask.options, key=lambda option: 0.8 * warriors(s, seat, option.value) - rivals(s, seat, option.value))


def price(s: Root, seat: int, ask: Ask) -> Option | None:
    """What brings most if all buy who gain by it; where nobody would, cheap: they may next turn."""
    others = [other for other in opponents(s, seat) if s.faction[other] != NO_FACTION]
    buyers = [(other, worth_of(s, seat, other, ask.about[0])) for other in others]

    def income(option: Option) -> float:
        number = option.value
        takers = [
            number
            for other, worth in buyers
            if FACTIONS[s.faction[other]].purse(s, other) >= number and worth > cost(s, seat, other, number)
        ]
        return sum(takers) - 0.05 * number

    return max(ask.options, key=income)


# What others should buy.


def advise_other(s: Root, side: int, seat: int, ask: Ask) -> Option | None:
    """A good answer for another seat that may buy, or None where something else is offered as well."""
    if ask.prompt is BUY_CARD:
        return CARD[max((option.value for option in ask.options), key=lambda card: value(s, seat, card))]
    if ask.prompt is not ACT_ON_OTHERS or not on_sale(s, side, seat):
        return None
    sold = on_sale(s, side, seat)
    best, most = PASS, 0.0
    for option in sold:
        gain = worth_of(s, side, seat, option) - cost(s, side, seat, s.prices[GOODS.index(option)])
        if gain > most:
            best, most = option, gain
    others = [option for option in ask.options if option is not PASS and option not in sold]
    return None if best is PASS and others else best


def worth_of(s: Root, side: int, buyer: int, service: Option | int) -> float:
    """What a service is worth to a buyer, for all that everybody sees."""
    if service is HAND_CARD:
        return max((value(s, buyer, card) for card in s.hands[side]), default=0.0)
    return rule_gained(s, side, buyer) if service is MERCENARIES else river_gained(s, buyer)


def river_gained(s: Root, seat: int) -> float:
    """How much better the best move along the river is than the best by road; rule is needed there too."""
    if not FACTIONS[s.faction[seat]].warrior_kinds():
        return 0.0
    best = 0.0
    for origin in MEMBERS[s.where[seat] & s.board.on_river]:
        far = s.board.by_river[origin] & ~neighbors(s, seat, origin)
        for destination in MEMBERS[far if s.ruled[seat] >> origin & 1 else far & s.ruled[seat]]:
            if s.count[WARRIOR_OF[s.faction[seat]]][origin]:
                best = max(best, best_number(s, seat, origin, destination)[0])
    return RIVER * (best - max(best_move(s, seat)[0], 0.0))


def value(s: Root, seat: int, card: int) -> float:
    """What a card is worth to a buyer."""
    return card_worth(s, seat, card) + (0.3 if CARD_ITEM[card] >= 0 and s.items[CARD_ITEM[card]] else 0.0)


def cost(s: Root, side: int, buyer: int, number: int) -> float:
    """What paying so much costs: warriors out of the supply, and points that the Riverfolk make of them."""
    each = WARRIOR_WORTH if FACTIONS[s.faction[buyer]].purse(s, buyer) >= CROWDED else 1.5 * WARRIOR_WORTH
    help_to_them = HELP * (1.0 + max(0.0, (s.vp[side] - s.vp[buyer]) / POINTS_TO_WIN))
    return (each + help_to_them) * number


def rule_gained(s: Root, side: int, seat: int) -> float:
    """What rule the mercenaries add: clearings, and open slots in them."""
    worth = 0.0
    for clearing in MEMBERS[s.where[side]]:
        if s.ruler[clearing] != seat and s.strength[seat][clearing]:
            worth += 0.2 + 0.2 * min(2, s.open_slots[clearing])
    return worth


def promise(s: Root, seat: int) -> float:
    """What the position is good for: funds and what will be, posts to come, cards. Nothing of it is hidden."""
    posts = len(MEMBERS[with_post(s)])
    warriors_held = sum(s.funds) + sum(s.payments) + sum(s.committed)
    worth = 0.45 * warriors_held + 0.5 * min(posts, 3) + 0.2 * len(s.hands[seat])
    return min(worth + 0.3 * (9 - posts - sum(s.posts_lost)), 14.0)


ANSWERS: Final[dict[str, Callable[[Root, int, Ask], Option | None]]] = {
    RIVERFOLK_ACTION.key: action,
    CRAFT_WHAT.key: craft_what,
    CRAFT_OR_EXPORT.key: craft_or_export,
    COMMIT_WHICH.key: commit_which,
    LOSE_FUND.key: commit_which,
    SPEND_WHICH.key: spend_which,
    START_WHERE.key: quiet_place,
    RECRUIT_WHERE.key: guarded_place,
    POST_WHERE.key: guarded_place,
    WHICH_PRICE.key: price,
}
