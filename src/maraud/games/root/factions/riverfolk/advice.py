"""Rules of thumb for the Riverfolk: fair prices, posts while they score; and what others should buy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.engine.flow import Ask
from maraud.engine.vocabulary import PASS, Option
from maraud.games.root.board import warriors
from maraud.games.root.cards import CARD_ITEM
from maraud.games.root.factions.faction import FACTIONS
from maraud.games.root.factions.riverfolk.pieces import WARRIOR, fund_kinds, with_post
from maraud.games.root.factions.riverfolk.services import on_sale
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
    NUMBER,
    RECRUIT,
    TRADE_POST,
)
from maraud.games.root.pieces import RIVERFOLK, WIDTH
from maraud.games.root.prospects import best_battle, best_move, card_worth, craft_worth, rivals
from maraud.games.root.state import HAND_LIMIT, Root
from maraud.games.root.words import ACT_ON_OTHERS, CRAFT_WHAT

KEPT: Final = 4  # funds to keep for dividends, once there are posts
GOOD_CRAFT: Final = 1.0
WARRIOR_WORTH: Final = 0.4  # what a warrior in the supply is worth to who might pay with it
CROWDED: Final = 9  # a supply that can spare some


def advise(s: Root, seat: int, ask: Ask) -> Option | None:
    """A good answer to a question of the Riverfolk."""
    answer = ANSWERS.get(ask.prompt.key)
    return None if answer is None else answer(s, seat, ask)


def aim(s: Root, seat: int, clearing: int, number: int) -> float:
    """A clearing with a post to guard."""
    return 0.4 if with_post(s) >> clearing & 1 and not warriors(s, seat, clearing) else 0.0


def action(s: Root, seat: int, ask: Ask) -> Option | None:
    """Posts first, good crafts, exchanging little; what is left over pays dividends."""
    use = next((option for option in ask.options if option.kind == "use"), None)
    if use is not None:
        return use
    if TRADE_POST in ask.options:
        return TRADE_POST
    if CRAFT in ask.options and best_craft(s, seat) >= GOOD_CRAFT:
        return CRAFT
    spare = sum(s.funds) - (KEPT if with_post(s) else 1)
    if spare <= 0:
        return PASS
    if BATTLE in ask.options and best_battle(s, seat)[0] > 0.4:
        return BATTLE
    if DRAW in ask.options and len(s.hands[seat]) < HAND_LIMIT:
        return DRAW
    if RECRUIT in ask.options and s.funds[RIVERFOLK] > 1 and s.count[WARRIOR * WIDTH] > 2:
        return RECRUIT
    if MOVE in ask.options and best_move(s, seat)[0] > 0.5:
        return MOVE
    return PASS


def best_craft(s: Root, seat: int) -> float:
    """What the best card that can be crafted brings."""
    pieces = FACTIONS[RIVERFOLK].crafting_pieces(s, seat)
    return max((craft_worth(s, seat, c) for c in s.hands[seat] if why_not(s, seat, c, pieces) is None), default=0.0)


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
    """Cards as dear as there is choice, mercenaries by how many there are, boats cheap."""
    if ask.about[0] is HAND_CARD:
        return NUMBER[3] if len(s.hands[seat]) >= 4 else NUMBER[2]
    return NUMBER[2] if ask.about[0] is MERCENARIES else NUMBER[1]


# What others should buy.


def advise_other(s: Root, side: int, seat: int, ask: Ask) -> Option | None:
    """A good answer for another seat that may buy, or None where something else is offered as well."""
    if ask.prompt is BUY_CARD:
        return CARD[max((option.value for option in ask.options), key=lambda card: value(s, seat, card))]
    if ask.prompt is not ACT_ON_OTHERS or not on_sale(s, side, seat):
        return None
    sold = on_sale(s, side, seat)
    best, most = PASS, 0.0
    if HAND_CARD in sold:
        gain = max(value(s, seat, card) for card in s.hands[side]) - cost(s, seat, s.prices[0])
        best, most = (HAND_CARD, gain) if gain > most else (best, most)
    if MERCENARIES in sold:
        gain = rule_gained(s, side, seat) - cost(s, seat, s.prices[2])
        best, most = (MERCENARIES, gain) if gain > most else (best, most)
    others = [option for option in ask.options if option is not PASS and option not in sold]
    return None if best is PASS and others else best


def value(s: Root, seat: int, card: int) -> float:
    """What a card is worth to a buyer."""
    return card_worth(s, seat, card) + (0.3 if CARD_ITEM[card] >= 0 and s.items[CARD_ITEM[card]] else 0.0)


def cost(s: Root, seat: int, number: int) -> float:
    """What paying so much costs, and helps the Riverfolk: little out of a large supply."""
    each = WARRIOR_WORTH if FACTIONS[s.faction[seat]].purse(s, seat) >= CROWDED else 1.5 * WARRIOR_WORTH
    return each * number


def rule_gained(s: Root, side: int, seat: int) -> float:
    """What rule the mercenaries add: clearings, and open slots in them."""
    worth = 0.0
    for clearing in MEMBERS[s.where[side]]:
        if s.ruler[clearing] != seat and s.strength[seat * WIDTH + clearing]:
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
