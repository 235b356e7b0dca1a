"""ROOT-13.7 What plots do: flipped, exposed, removed."""

from __future__ import annotations

from maraud.engine.flow import Ask, Flow
from maraud.engine.phrases import Prompt
from maraud.engine.vocabulary import SEATS, Option
from maraud.games.root.board import has_piece, neighbors, place, placeable, supply, take_away
from maraud.games.root.decks.standard import take_random_card
from maraud.games.root.factions.corvids.pieces import (
    BOMB,
    EXTORTION,
    PLOT_TOKEN,
    RAID,
    WARRIOR,
    face_down,
    face_up,
    forget_plot,
)
from maraud.games.root.factions.corvids.words import (
    CARD_SHOWN,
    EXPLODED,
    EXPOSE_AS,
    EXPOSE_CARD,
    EXPOSE_WHERE,
    EXPOSED,
    FLIPPED,
    PLOT_GONE,
    RAID_WHERE,
    RAIDERS_CAME,
)
from maraud.games.root.factions.faction import Loss
from maraud.games.root.hands import card_options, give, has_match, knows, learn, matching, passes_unseen, watchers
from maraud.games.root.law.points import score
from maraud.games.root.law.removal import removable, remove, remove_all_enemies
from maraud.games.root.lists import changed
from maraud.games.root.maps import MEMBERS
from maraud.games.root.options import CLEARING, GUESS, PLOT, WAS_RAID
from maraud.games.root.state import Root, are_enemies, opponents

# Flipping.


def flip(s: Root, seat: int, clearing: int) -> Flow[None]:
    """ROOT-13.4.2 Face up; a point for each plot that lies so, this one too; then what it does."""
    plot = s.plots[seat][clearing] - 1
    forget_plot(s, seat, clearing)
    s.open_plots = changed(s.open_plots, clearing, plot + 1)
    s.tell(FLIPPED, (CLEARING[clearing], PLOT[plot]))
    score(s, seat, len(MEMBERS[face_up(s)]))
    if plot == BOMB:
        yield from explode(s, seat, clearing)
    elif plot == EXTORTION:
        yield from extort(s, seat, clearing)


def explode(s: Root, seat: int, clearing: int) -> Flow[None]:
    """ROOT-13.7.1 All enemy pieces go, then the bomb."""
    yield from remove_all_enemies(s, seat, 1 << clearing)
    take_away(s, seat, PLOT_TOKEN, clearing)
    forget_plot(s, seat, clearing)
    s.tell(EXPLODED, (CLEARING[clearing],))


def extort(s: Root, seat: int, clearing: int) -> Flow[None]:
    """ROOT-13.7.3 A random card of each enemy player with a faction piece there."""
    for other in opponents(s, seat):
        if are_enemies(s, seat, other) and has_piece(s, other, clearing) and s.hands[other]:
            yield from take_random_card(s, seat, other)


# Removal.


def note_loss(s: Root, seat: int, loss: Loss) -> None:
    """ROOT-13.7.4 Whether a removed plot was a raid shows at once, whichever way it lay; of others nothing shows."""
    if loss.kind != PLOT_TOKEN:
        return
    face = s.plots[seat][loss.clearing] or s.open_plots[loss.clearing]
    forget_plot(s, seat, loss.clearing)
    if face:  # else it was exposed
        s.tell(PLOT_GONE, (CLEARING[loss.clearing], WAS_RAID[face == RAID + 1]))
    if face == RAID + 1:
        s.raided |= 1 << loss.clearing


def after_losses(s: Root, seat: int) -> Flow[None]:
    """ROOT-13.7.4 Around each removed raid a warrior comes to every clearing."""
    while s.raided:
        clearing = MEMBERS[s.raided][0]
        s.raided &= ~(1 << clearing)
        near = placeable(s, seat, neighbors(s, seat, clearing))
        number = yield from place_in_each(s, seat, near, RAID_WHERE)
        s.tell(RAIDERS_CAME, (number, CLEARING[clearing]))


def place_in_each(s: Root, seat: int, sites: int, prompt: Prompt) -> Flow[int]:
    """ROOT-1.5.4 A warrior in each of some clearings; with too few the Corvids choose where. Gives how many."""
    number = min(supply(s, WARRIOR), len(MEMBERS[sites]))
    for left in range(number, 0, -1):
        site = MEMBERS[sites][0]
        if len(MEMBERS[sites]) > left:
            site = (yield Ask(seat, prompt, [CLEARING[clearing] for clearing in MEMBERS[sites]])).value
        sites &= ~(1 << site)
        place(s, seat, WARRIOR, site)
    return number


# Exposure.


def suspects(s: Root, side: int, seat: int) -> int:
    """ROOT-13.2.4 The clearings with a plot face down and a faction piece of an enemy of the Corvids, as a mask.

    ROOT-H.SP.3 Only where that enemy can remove the plot.
    """
    bits = 0
    if are_enemies(s, side, seat):
        for clearing in MEMBERS[face_down(s)]:
            if has_piece(s, seat, clearing) and removable(s, side, clearing, seat, [PLOT_TOKEN]):
                bits |= 1 << clearing
    return bits


def exposable(s: Root, side: int, seat: int) -> int:
    """ROOT-13.2.4 Those of them whose suit a card of the hand matches, as a mask."""
    bits = 0
    for clearing in MEMBERS[suspects(s, side, seat)]:
        if has_match(s, seat, s.suit[clearing]):
            bits |= 1 << clearing
    return bits


def expose(s: Root, side: int, seat: int) -> Flow[None]:
    """ROOT-13.2.4 Show the Corvids a matching card and name a plot.

    ROOT-13.2.4x1 Only they see the card. The question of the plot's face is answered for all.
    """
    where = yield Ask(seat, EXPOSE_WHERE, [CLEARING[clearing] for clearing in MEMBERS[exposable(s, side, seat)]])
    cards = card_options(matching(s, seat, s.suit[where.value]))
    card = yield Ask(seat, EXPOSE_CARD, cards, (where,), secret=passes_unseen(s, seat, side))
    plot = yield Ask(seat, EXPOSE_AS, PLOT, (where,))
    both = watchers(s, seat) | watchers(s, side)
    s.whisper(CARD_SHOWN, (SEATS[seat],), both, (SEATS[seat], card))
    yield from judge(s, side, seat, where, card, plot)


def judge(s: Root, side: int, seat: int, where: Option, card: Option, plot: Option) -> Flow[None]:
    """Right: the plot is removed, without what its removal does. Wrong: the card is the Corvids'."""
    is_right = s.plots[side][where.value] == plot.value + 1
    s.tell(EXPOSED, (SEATS[seat], plot, where, GUESS[is_right]))
    if not is_right:
        s.denied = changed(s.denied, where.value, s.denied[where.value] | 1 << plot.value)
        give(s, seat, side, card.value)
        return
    if card.value not in knows(s, side, seat):  # it may have been shown before
        learn(s, side, seat, card.value)
    forget_plot(s, side, where.value)
    yield from remove(s, [Loss(side, PLOT_TOKEN, where.value, 1, seat)])
