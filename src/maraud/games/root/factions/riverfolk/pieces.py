"""ROOT-11.D.1, ROOT-11.D.4 The Riverfolk's pieces; payments, funds and committed funds are warriors of any faction."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.phrases import Prompt
from maraud.games.root.board import add_to_supply
from maraud.games.root.cards import SUITS
from maraud.games.root.lists import added
from maraud.games.root.options import FACTION
from maraud.games.root.pieces import KIND_COUNT, PLAYER_FACTIONS, RIVERFOLK, WARRIOR_OF, kind
from maraud.games.root.state import Root

WARRIOR: Final = WARRIOR_OF[RIVERFOLK]
POST: Final = [-1, kind("fox-post"), kind("rabbit-post"), kind("mouse-post")]  # [suit]
POSTS: Final = [POST[suit] for suit in SUITS]
POST_POINTS: Final = 2  # ROOT-11.D.2 every space of the tracks
SERVICES: Final = 3  # ROOT-11.D.3 hand card, riverboats, mercenaries
HIGHEST_PRICE: Final = 4
BOX: Final = 0  # the Committed box; the places after it are the tracks of the suits


def with_post(s: Root) -> int:
    """The clearings with a trade post, as a mask."""
    return s.holds[POSTS[0]] | s.holds[POSTS[1]] | s.holds[POSTS[2]]


def empty_spaces(s: Root, suit: int) -> int:
    """ROOT-11.5.3x2 The spaces of a track without a post and without a fund of this turn."""
    taken = s.committed[suit * PLAYER_FACTIONS : (suit + 1) * PLAYER_FACTIONS]
    return KIND_COUNT[POST[suit]] - s.count[POST[suit]][0] - sum(taken)


def fund_kinds(s: Root) -> list[int]:
    """The factions whose warriors are among the funds."""
    return [faction for faction in range(PLAYER_FACTIONS) if s.funds[faction]]


def which_fund(s: Root, seat: int, prompt: Prompt) -> Flow[int]:
    """ROOT-11.2.4 A fund of the Riverfolk's choice, by its faction; they are not asked where all are alike."""
    kinds = fund_kinds(s)
    if len(kinds) == 1:
        return kinds[0]
    return (yield Ask(seat, prompt, [FACTION[faction] for faction in kinds])).value


def commit(s: Root, faction: int, place: int) -> None:
    """ROOT-11.5 A fund goes to the Committed box, or onto a track."""
    s.funds = added(s.funds, faction, -1)
    s.committed = added(s.committed, place * PLAYER_FACTIONS + faction, 1)


def spend(s: Root, faction: int) -> None:
    """ROOT-11.5 A fund goes back to its owner's supply."""
    s.funds = added(s.funds, faction, -1)
    add_to_supply(s, WARRIOR_OF[faction], 1)


def pay_in(s: Root, number: int) -> int:
    """ROOT-11.2.6x2 Own warriors go from the supply into Payments, as many as there are. Gives how many."""
    number = min(number, s.count[WARRIOR][0])
    add_to_supply(s, WARRIOR, -number)
    s.payments = added(s.payments, RIVERFOLK, number)
    return number


def held(s: Root, faction: int) -> int:
    """How many warriors of a faction are on the Riverfolk's board."""
    committed = sum(s.committed[place * PLAYER_FACTIONS + faction] for place in range(len(POST)))
    return s.payments[faction] + s.funds[faction] + committed
