"""ROOT-11.2.6, ROOT-11.2.7 What others buy at the start of their Birdsong, and ROOT-11.2.5.1 Trade Disruption."""

from __future__ import annotations

from maraud.engine.flow import Ask, Flow
from maraud.engine.vocabulary import SEATS, Option
from maraud.games.root.board import add_to_supply, with_faction_piece
from maraud.games.root.factions.faction import FACTIONS, Loss
from maraud.games.root.factions.riverfolk.pieces import POSTS, fund_kinds, pay_in, spend, with_post
from maraud.games.root.factions.riverfolk.set_up import GOODS
from maraud.games.root.factions.riverfolk.words import (
    BOUGHT,
    BUY_CARD,
    CARD_BOUGHT,
    LOSE_FUND,
    TRADE_DISRUPTED,
)
from maraud.games.root.hands import card_options, different, give
from maraud.games.root.law.turn import is_start_of_birdsong
from maraud.games.root.lists import added
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import CARD, FACTION, HAND_CARD, MERCENARIES, RIVERBOATS
from maraud.games.root.pieces import PLAYER_FACTIONS
from maraud.games.root.state import Root


def most_services(s: Root, buyer: int) -> int:
    """ROOT-11.2.6.2 One, and one for each trade post with a faction piece of the buyer beside it."""
    return 1 + len(MEMBERS[with_post(s) & with_faction_piece(s, buyer)])


def on_sale(s: Root, side: int, buyer: int) -> list[Option]:
    """ROOT-11.2.6, ROOT-11.2x1 What a player can buy now. ROOT-11.2.6x1 The whole price, out of what it has at hand."""
    if not is_start_of_birdsong(s) or s.active != buyer or s.acts >= most_services(s, buyer):
        return []
    purse = FACTIONS[s.faction[buyer]].purse(s, buyer)
    possible = [
        bool(s.hands[side]),
        not s.boats,  # once is enough
        s.lender < 0 and bool(FACTIONS[s.faction[buyer]].warrior_kinds()),  # ROOT-11.2.7.3b not a Vagabond
    ]
    return [option for place, option in enumerate(GOODS) if possible[place] and 0 < s.prices[place] <= purse]


def buy(s: Root, side: int, buyer: int, option: Option) -> Flow[None]:
    """ROOT-11.2.6.1, ROOT-11.2.6.3 Pay, and be served. `s.acts` counts the services bought."""
    price = s.prices[GOODS.index(option)]
    s.acts += 1
    if (yield from FACTIONS[s.faction[buyer]].pays(s, buyer, price)):
        s.payments = added(s.payments, s.faction[buyer], price)
    else:
        pay_in(s, price)
    s.tell(BOUGHT, (SEATS[buyer], option, price))
    if option is HAND_CARD:
        yield from hand_card(s, side, buyer)
    elif option is RIVERBOATS:
        s.boats = True  # ROOT-11.2.7.2
    elif option is MERCENARIES:
        s.lender = side  # ROOT-11.2.7.3 they serve from Daylight on


def hand_card(s: Root, side: int, buyer: int) -> Flow[None]:
    """ROOT-11.2.7.1 Any card of the open hand."""
    card = (yield Ask(buyer, BUY_CARD, card_options(different(s.hands[side])))).value
    give(s, side, buyer, card)
    s.tell(CARD_BOUGHT, (SEATS[buyer], CARD[card]))


# Trade Disruption.


def post_leaves(s: Root, loss: Loss) -> None:
    """ROOT-11.2.5.1 A removed trade post leaves the game; its space stays empty (ROOT-FAQ-166)."""
    if loss.kind in POSTS:
        add_to_supply(s, loss.kind, -loss.number)
        s.posts_lost = added(s.posts_lost, POSTS.index(loss.kind) + 1, loss.number)


def after_losses(s: Root, side: int, losses: list[Loss]) -> Flow[None]:
    """ROOT-11.2.5.1 For each trade post half of the funds, rounded up, of the Riverfolk's choice.

    ROOT-11.2.5x1 One post after another.
    """
    for loss in losses:
        for _ in range(loss.number if loss.kind in POSTS else 0):
            lost = (sum(s.funds) + 1) // 2
            s.tell(TRADE_DISRUPTED, (lost,))
            for left in range(lost, 0, -1):
                yield from lose_fund(s, side, left)


def lose_fund(s: Root, side: int, left: int) -> Flow[None]:
    """One of the funds goes to its owner's supply."""
    kinds = fund_kinds(s)
    faction = kinds[0]
    if len(kinds) > 1:
        faction = (yield Ask(side, LOSE_FUND, [FACTION[kind] for kind in kinds], (left,))).value
    spend(s, faction)


def check(s: Root, side: int) -> str:
    """Whether what the Riverfolk have can be so, in a state that came from outside."""
    if min([*s.payments, *s.funds, *s.committed, *s.posts_lost]) < 0 or not all(0 <= price <= 4 for price in s.prices):
        return "The board of the Riverfolk is not in order."
    for faction in range(PLAYER_FACTIONS):
        number = s.payments[faction] + s.funds[faction] + sum(s.committed[faction::PLAYER_FACTIONS])
        if number and (faction not in s.faction or not FACTIONS[faction].warrior_kinds()):
            return "The Riverfolk hold warriors of nobody."
    return ""
