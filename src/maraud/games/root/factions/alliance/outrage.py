"""ROOT-8.2.4, ROOT-8.2.6 What follows when sympathy or bases fall, or warriors march into sympathetic clearings."""

from __future__ import annotations

from maraud.engine.flow import EVERYONE, Ask, Flow
from maraud.engine.vocabulary import SEATS
from maraud.games.root.board import add_to_supply
from maraud.games.root.cards import BIRD, CARD_SUIT
from maraud.games.root.factions.alliance.pieces import BASES, SYMPATHY, WARRIOR, bases
from maraud.games.root.factions.alliance.supporters import (
    MOST_WITHOUT_BASE,
    add_supporter,
    draw_supporter,
    is_full,
    lose_supporter,
)
from maraud.games.root.factions.alliance.words import (
    BASE_FELL,
    FIRST_TRIGGER,
    GAVE_SUPPORTER,
    KEEP_FIVE,
    LOST_SUPPORTER,
    OFFICERS_LOST,
    OUTRAGE,
    OUTRAGED,
)
from maraud.games.root.factions.faction import Loss
from maraud.games.root.hands import (
    card_options,
    different,
    learn,
    leaves_hand,
    matching,
    passes_unseen,
    show_hand,
    watchers,
)
from maraud.games.root.law.battle import decider
from maraud.games.root.options import CARD, CLEARING, PIECE, SHOW
from maraud.games.root.state import STACK, Root, principal


def after_losses(s: Root, seat: int, losses: list[Loss], in_battle: bool) -> Flow[None]:
    """Outrage for each token that others removed, and the loss of each base. ROOT-8.2.6x3 All pieces are gone by now.

    ROOT-4.3.6 In battle the Alliance orders what its losses trigger; ROOT-1.1.3 else the active player does.
    """
    pending = [loss for loss in losses if loss.side == seat and (is_outrageous(s, seat, loss) or loss.kind in BASES)]
    while pending:
        kinds = sorted({loss.kind for loss in pending})
        kind = kinds[0]
        if len(kinds) > 1:
            judge = seat if in_battle else s.active
            kind = (yield Ask(judge, FIRST_TRIGGER, [PIECE[number] for number in kinds])).value
        loss = [loss for loss in pending if loss.kind == kind][0]
        pending.remove(loss)
        if kind == SYMPATHY:
            yield from outrage(s, decider(s, loss.by), seat, loss.clearing)
        else:
            yield from lose_base(s, seat, s.suit[loss.clearing])


def is_outrageous(s: Root, seat: int, loss: Loss) -> bool:
    """ROOT-8.2.6 Whether another player has removed a sympathy token, or a hireling of one (ROOT-H.3.7)."""
    if loss.kind != SYMPATHY or loss.by < 0:
        return False
    return principal(s, loss.by) < s.seats and decider(s, loss.by) != seat


def outrage(s: Root, payer: int, seat: int, clearing: int) -> Flow[None]:
    """ROOT-8.2.6 The payer adds a matching card to the Supporters, or shows the hand and a card is drawn.

    ROOT-8.2.6x2 A full stack changes nothing about that. Asked even with nothing to pay: the question must not tell.
    """
    if s.hands[payer]:
        cards = matching(s, payer, s.suit[clearing])
        unseen = passes_unseen(s, payer, seat)
        choice = yield Ask(payer, OUTRAGE, card_options(cards) or [SHOW], (CLEARING[clearing],), secret=unseen)
        s.tell(OUTRAGED, (SEATS[payer], CLEARING[clearing], 0 if choice is SHOW else 1))
        if choice is not SHOW:
            give_supporter(s, payer, seat, choice.value)
            return
    show_hand(s, payer, seat)
    yield from draw_supporter(s, seat)


def give_supporter(s: Root, payer: int, seat: int, card: int) -> None:
    """A card goes from a hand to the Supporters; only these two see it, unless the stack is full."""
    seen_by = EVERYONE if is_full(s, seat) else watchers(s, payer) | 1 << seat
    leaves_hand(s, payer, card, seen_by)
    s.whisper(GAVE_SUPPORTER, (SEATS[payer],), watchers(s, payer) | 1 << seat, (SEATS[payer], CARD[card]))
    if not is_full(s, seat):
        for viewer in range(s.seats):
            if viewer != seat and seen_by >> viewer & 1:
                learn(s, viewer, STACK + seat, card)
    add_supporter(s, seat, card)


def lose_base(s: Root, seat: int, suit: int) -> Flow[None]:
    """ROOT-8.2.4 All supporters that match the base's clearing and half of the officers, rounded up, are lost."""
    s.tell(BASE_FELL)
    for card in s.supporters[seat][:]:
        if CARD_SUIT[card] == suit or CARD_SUIT[card] == BIRD:
            lose_supporter(s, seat, card)
            s.tell(LOST_SUPPORTER, (CARD[card],))
    lost = (s.officers + 1) // 2
    s.officers -= lost
    add_to_supply(s, WARRIOR, lost)
    s.tell(OFFICERS_LOST, (lost,))
    while len(s.supporters[seat]) > MOST_WITHOUT_BASE and not bases(s):
        card = (yield Ask(seat, KEEP_FIVE, card_options(different(s.supporters[seat])))).value
        lose_supporter(s, seat, card)
        s.tell(LOST_SUPPORTER, (CARD[card],))
