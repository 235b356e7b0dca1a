"""Taking a card and looking at one: what all spaces share."""

from __future__ import annotations

from maraud.engine.flow import Ask, Flow
from maraud.engine.phrases import Fact, Prompt
from maraud.engine.vocabulary import SEATS
from maraud.games.raiders.board import CARDS, GROUP_OF
from maraud.games.raiders.memory import show
from maraud.games.raiders.options import CARD, PLACE
from maraud.games.raiders.state import BEFORE, NOTHING, Raiders, cards_at, owner_of
from maraud.games.raiders.winning import check_win
from maraud.games.raiders.words import LOOKED, TAKE_WHICH, TOOK


def take(s: Raiders, seat: int, card: int) -> Flow[None]:
    """Take a card; RAI-14 only then look at it, alone. It lies down apart from the others (RAI-6)."""
    source = PLACE[s.place[card]]
    lose_sight(s, card)
    s.place[card] = BEFORE + seat
    color = yield from show(s, card, seat)
    s.whisper(TOOK, (SEATS[seat], CARD[card], source), 1 << seat, (SEATS[seat], CARD[card], source, color))
    check_win(s, seat)


def lose_sight(s: Raiders, card: int) -> None:
    """RAI-50 Whoever loses a card is not shown it any more."""
    owner = owner_of(s, card)
    if owner != NOTHING:
        s.shown[owner] &= ~(1 << card)


def take_here(s: Raiders, seat: int) -> Flow[None]:
    """RAI-22, RAI-39 Take one of the cards on the space; RAI-E5 they have places, and one is pointed at."""
    cards = cards_at(s, s.at[seat])
    card = cards[0]
    if len(cards) > 1:
        choice = yield Ask(seat, TAKE_WHICH, [CARD[lying] for lying in cards])
        card = choice.value
    yield from take(s, seat, card)


def pick(s: Raiders, seat: int, prompt: Prompt, whose: int, about: tuple[Fact, ...]) -> Flow[int]:
    """RAI-E18 Choose one of the face-down cards before a seat, seeing their groups; a single card needs no choice."""
    cards = cards_at(s, BEFORE + whose)
    if len(cards) == 1:
        return cards[0]
    choice = yield Ask(seat, prompt, [CARD[card] for card in cards], about)
    return choice.value


def lookable(s: Raiders, seat: int, group: int = -1) -> list[int]:
    """RAI-27 Every card, or every one of a group, on the board or before an opponent; RAI-28 on SAFE too.

    RAI-E12 Not one's own.
    """
    own = BEFORE + seat
    if group >= 0:
        return [card for card in CARDS if GROUP_OF[card] == group and s.place[card] != own]
    return [card for card in CARDS if s.place[card] != own]


def look(s: Raiders, seat: int, card: int) -> Flow[None]:
    """RAI-27 Look at a card alone; it stays where and as it was."""
    color = yield from show(s, card, seat)
    s.shown[seat] |= 1 << card
    s.whisper(LOOKED, (SEATS[seat], CARD[card]), 1 << seat, (SEATS[seat], CARD[card], color))
