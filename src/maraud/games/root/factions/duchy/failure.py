"""ROOT-12.2.3 The Price of Failure."""

from __future__ import annotations

from maraud.engine.flow import Ask, Chance, Flow
from maraud.games.root.factions.duchy.pieces import BUILDINGS, rank_of, swayed
from maraud.games.root.factions.duchy.words import FAILED, FALLEN, WHO_FALLS
from maraud.games.root.factions.faction import Loss
from maraud.games.root.hands import discard
from maraud.games.root.options import CARD, MINISTER
from maraud.games.root.state import Root


def after_losses(s: Root, seat: int, losses: list[Loss]) -> Flow[None]:
    """ROOT-12.2.3 One price for all buildings of one moment (ROOT-12.2.3x2). Tunnels cost nothing (ROOT-12.2.3x3)."""
    if any(loss.side == seat and loss.kind in BUILDINGS for loss in losses):
        s.tell(FAILED)
        yield from lose_minister(s, seat)
        yield from lose_card(s, seat)


def lose_minister(s: Root, seat: int) -> Flow[None]:
    """ROOT-12.2.3 One of the highest rank, if any is swayed; the Duchy breaks ties. The crown is not put back.

    ROOT-12.2.3x3 Points stay, and another crown may sway the minister again.
    """
    ministers = swayed(s)
    if not ministers:
        return
    highest = max(rank_of(minister) for minister in ministers)
    tied = [MINISTER[minister] for minister in ministers if rank_of(minister) == highest]
    who = tied[0]
    if len(tied) > 1:
        who = yield Ask(seat, WHO_FALLS, tied)
    s.swayed &= ~(1 << who.value)
    s.tell(FALLEN, (who,))


def lose_card(s: Root, seat: int) -> Flow[None]:
    """ROOT-12.2.3 A random card of the hand, if there is one, swayed minister or none (ROOT-12.2.3x1)."""
    if s.hands[seat]:
        card = yield Chance([CARD[held] for held in s.hands[seat]])
        discard(s, seat, card.value)
