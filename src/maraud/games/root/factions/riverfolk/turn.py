"""ROOT-11.4 to ROOT-11.6 The turn of the Riverfolk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.menu import Menu
from maraud.engine.vocabulary import PASS, Option
from maraud.games.root.board import place, placeable
from maraud.games.root.cards import ANY_SUIT, CARD_COST, SUITS
from maraud.games.root.factions.faction import AGAIN, DONE
from maraud.games.root.factions.riverfolk.pieces import (
    BOX,
    POST,
    POST_POINTS,
    SERVICES,
    WARRIOR,
    commit,
    empty_spaces,
    pay_in,
    spend,
    which_fund,
    with_post,
)
from maraud.games.root.factions.riverfolk.set_up import set_price
from maraud.games.root.factions.riverfolk.words import (
    COMMIT_WHICH,
    COMMITTED,
    CRAFT_OR_EXPORT,
    EXPORTED,
    GATHERED,
    NO_FUNDS,
    NO_POST_SITE,
    NO_RIVER,
    NOTHING_TO_CRAFT,
    POST_PLACED,
    POST_WHERE,
    PROTECTED,
    RECRUIT_WHERE,
    RECRUITED,
    RIVERFOLK_ACTION,
    SPEND_WHICH,
    SPENT,
    WHICH_TRACK,
)
from maraud.games.root.hands import discard, discard_to_limit, draw
from maraud.games.root.law.battle import battle_somewhere, may_battle
from maraud.games.root.law.crafting import craft_card, may_craft, offer_crafts
from maraud.games.root.law.moving import may_move, take_move
from maraud.games.root.law.points import score
from maraud.games.root.law.turn import do_of_daylight, in_daylight, is_of_daylight, offer_daylight
from maraud.games.root.lists import added, changed
from maraud.games.root.maps import ALL, MEMBERS
from maraud.games.root.options import (
    BATTLE,
    CARD,
    CLEARING,
    CRAFT,
    DRAW,
    EXPORT,
    FACTION,
    MOVE,
    RECRUIT,
    SUIT,
    TRADE_POST,
)
from maraud.games.root.pieces import PLAYER_FACTIONS, RIVERFOLK
from maraud.games.root.state import Root
from maraud.games.root.words import CRAFT_WHAT, NO_LEGAL_MOVE, NOBODY_TO_FIGHT

PROTECTION: Final = 2
FUNDS_A_POINT: Final = 2
POST_COST: Final = 2


# Birdsong.


def protectionism(s: Root, seat: int) -> Flow[bool]:
    """ROOT-11.4.1 Two own warriors come into an empty Payments box."""
    if not sum(s.payments):
        s.tell(PROTECTED, (pay_in(s, PROTECTION),))
    return DONE
    yield


def dividends(s: Root, seat: int) -> Flow[bool]:
    """ROOT-11.4.2 With a trade post on the map, a point for every two funds; payments are none yet (ROOT-FAQ-165)."""
    if with_post(s):
        score(s, seat, sum(s.funds) // FUNDS_A_POINT)
    return DONE
    yield


def gather(s: Root, seat: int) -> Flow[bool]:
    """ROOT-11.4.3 All warriors on the board become funds."""
    for faction in range(PLAYER_FACTIONS):
        s.funds = added(s.funds, faction, s.payments[faction])
        s.payments = changed(s.payments, faction, 0)
        for place_of in range(len(POST)):
            s.funds = added(s.funds, faction, s.committed[place_of * PLAYER_FACTIONS + faction])
            s.committed = changed(s.committed, place_of * PLAYER_FACTIONS + faction, 0)
    s.tell(GATHERED, (sum(s.funds),))
    return DONE
    yield


# Daylight.


def actions(s: Root, seat: int) -> Flow[bool]:
    """ROOT-11.5 Any actions in any order while there are funds. One lap, one action."""
    if not sum(s.funds):
        return (yield from in_daylight(s, seat))
    menu = Menu(s, seat, RIVERFOLK_ACTION, PASS, (sum(s.funds),))
    menu.offer(MOVE, may_move(s, seat), NO_LEGAL_MOVE)
    menu.offer(BATTLE, may_battle(s, seat), NOBODY_TO_FIGHT)
    menu.offer(CRAFT, may_craft(s, seat), NOTHING_TO_CRAFT)
    menu.offer(DRAW, True, NO_FUNDS)
    menu.offer(RECRUIT, may_recruit(s, seat), NO_RIVER)
    menu.offer(TRADE_POST, bool(post_sites(s, seat)), NO_POST_SITE)
    offer_daylight(s, seat, menu)
    act = yield menu
    if act is PASS:
        return DONE
    if is_of_daylight(act):
        yield from do_of_daylight(s, seat, act)
    else:
        yield from DO[act](s, seat)
    return AGAIN


def commit_one(s: Root, seat: int, place_of: int = BOX) -> Flow[None]:
    """ROOT-11.5 A fund of their choice is committed: it comes back next turn."""
    faction = yield from which_fund(s, seat, COMMIT_WHICH)
    commit(s, faction, place_of)
    s.tell(COMMITTED, (FACTION[faction],))


def spend_one(s: Root, faction: int) -> None:
    """ROOT-11.5 A fund is spent: it goes back to its owner's supply."""
    spend(s, faction)
    s.tell(SPENT, (FACTION[faction],))


def move(s: Root, seat: int) -> Flow[None]:
    """ROOT-11.5.1 Commit a fund and move."""
    yield from commit_one(s, seat)
    yield from take_move(s, seat)


def battle(s: Root, seat: int) -> Flow[None]:
    """ROOT-11.5.2 Commit a fund and battle."""
    yield from commit_one(s, seat)
    yield from battle_somewhere(s, seat)


def draw_card(s: Root, seat: int) -> Flow[None]:
    """ROOT-11.5.4 Commit a fund and draw a card."""
    yield from commit_one(s, seat)
    yield from draw(s, seat, 1)


# Crafting.


def crafting_spaces(s: Root) -> list[int]:
    """ROOT-11.2.1, ROOT-11.5.3 The spaces that funds can lie on: `[suit]`."""
    return [0, *(empty_spaces(s, suit) for suit in SUITS)]


def craft(s: Root, seat: int) -> Flow[None]:
    """ROOT-11.5.3 Craft a card, or export it instead (ROOT-11.5.3.1): only what can be crafted (ROOT-11.5.3x1)."""
    menu = Menu(s, seat, CRAFT_WHAT)
    offer_crafts(s, seat, menu)
    card = (yield menu).value
    choice = yield Ask(seat, CRAFT_OR_EXPORT, [CRAFT, EXPORT], (CARD[card],))
    if choice is CRAFT:
        yield from craft_card(s, seat, card)
        return
    yield from commit_for(s, seat, card)
    s.tell(EXPORTED, (CARD[card],))
    discard(s, seat, card)
    pay_in(s, 1)  # ROOT-11.5.3x3


def commit_for(s: Root, seat: int, card: int) -> Flow[None]:
    """ROOT-11.5.3 A fund for each icon onto an empty space of its suit, of any suit for those that take any."""
    for suit in SUITS:
        for _ in range(CARD_COST[card][suit]):
            yield from commit_one(s, seat, suit)
    for _ in range(CARD_COST[card][ANY_SUIT]):
        free = [SUIT[suit] for suit in SUITS if empty_spaces(s, suit)]
        track = free[0]
        if len(free) > 1:
            track = yield Ask(seat, WHICH_TRACK, free)
        yield from commit_one(s, seat, track.value)
    s.crafting = [0, 0, 0, 0]  # the funds lie there until they are gathered


# Recruiting and trade posts.


def may_recruit(s: Root, seat: int) -> bool:
    """ROOT-11.5.5 With a warrior left, or one among the funds."""
    return bool(s.count[WARRIOR][0] or s.funds[RIVERFOLK]) and bool(placeable(s, seat, s.board.on_river))


def recruit(s: Root, seat: int) -> Flow[None]:
    """ROOT-11.5.5 Spend a fund; a warrior comes to a clearing on the river."""
    faction = RIVERFOLK
    if s.count[WARRIOR][0]:
        faction = yield from which_fund(s, seat, SPEND_WHICH)
    spend_one(s, faction)
    sites = [CLEARING[clearing] for clearing in MEMBERS[placeable(s, seat, s.board.on_river)]]
    where = yield Ask(seat, RECRUIT_WHERE, sites)
    place(s, seat, WARRIOR, where.value)
    s.tell(RECRUITED, (where,))


def post_sites(s: Root, seat: int) -> int:
    """ROOT-11.5.6.1, ROOT-11.5.6.2 Clearings without a post whose ruling player has two warriors among the funds.

    ROOT-11.5.6x1 An uncontrolled hireling is no player. ROOT-11.5.6x2 A post of the clearing's suit must be left.
    """
    bits = 0
    for clearing in MEMBERS[ALL & ~with_post(s)]:
        ruler = s.ruler[clearing]
        if not 0 <= ruler < s.seats or s.funds[s.faction[ruler]] < POST_COST:
            continue
        if s.count[POST[s.suit[clearing]]][0]:
            bits |= 1 << clearing
    return placeable(s, seat, bits)


def establish(s: Root, seat: int) -> Flow[None]:
    """ROOT-11.5.6.3 Spend two funds of the ruler; a post and a warrior, for two points."""
    sites = [CLEARING[clearing] for clearing in MEMBERS[post_sites(s, seat)]]
    where = yield Ask(seat, POST_WHERE, sites)
    ruler = s.faction[s.ruler[where.value]]
    for _ in range(POST_COST):
        spend_one(s, ruler)
    place(s, seat, POST[s.suit[where.value]], where.value)
    place(s, seat, WARRIOR, where.value)
    s.tell(POST_PLACED, (where,))
    score(s, seat, POST_POINTS)


DO: Final[dict[Option, Callable[[Root, int], Flow[None]]]] = {
    MOVE: move,
    BATTLE: battle,
    CRAFT: craft,
    DRAW: draw_card,
    RECRUIT: recruit,
    TRADE_POST: establish,
}


# Evening.


def discard_down(s: Root, seat: int) -> Flow[bool]:
    """ROOT-11.6.1 Down to five; nothing is drawn. ROOT-11.6x1 Funds left over stay where they are."""
    yield from discard_to_limit(s, seat)
    return DONE


def set_prices(s: Root, seat: int) -> Flow[bool]:
    """ROOT-11.6.2 Each marker may go to any price. One lap, one price."""
    yield from set_price(s, seat, s.acts)
    s.acts += 1
    return AGAIN if s.acts < SERVICES else DONE
