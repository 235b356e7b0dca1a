"""ROOT-V The characters' special actions in Daylight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.engine.flow import EVERYONE, Ask, Chance, Flow
from maraud.engine.vocabulary import SEATS
from maraud.games.root.board import has_piece
from maraud.games.root.cards import CARDS, TORCH
from maraud.games.root.factions.vagabond.items import choose_item, damaged, exhaust, lose, ready, repair
from maraud.games.root.factions.vagabond.words import (
    DAY_LABOR,
    GLIDE_WHERE,
    HID,
    INSTIGATE_WHO,
    INSTIGATE_WHOM,
    LABORED,
    REPAIR_WHAT,
    SCORCHED,
    STEAL_FROM,
    STOLE,
    WALKED,
)
from maraud.games.root.hands import enters_hand, give, matches, watchers
from maraud.games.root.law.battle import battle, defenders, fighting_places
from maraud.games.root.law.moving import barred
from maraud.games.root.law.removal import remove_all_enemies
from maraud.games.root.lists import changed
from maraud.games.root.maps import ALL, MEMBERS
from maraud.games.root.options import CARD, CLEARING, FACTION, TIRED
from maraud.games.root.quests import HARRIER, RANGER, SCOUNDREL, THIEF, TINKER, VAGRANT
from maraud.games.root.state import Root, is_player, side_of

HIDING: Final = 2  # a mark of Daylight: the Ranger has ended it
HIDEOUT_REPAIRS: Final = 3

May = Callable[[Root, int], bool]
Use = Callable[[Root, int], Flow[None]]


def may_use_special(s: Root, seat: int) -> bool:
    """ROOT-9.5.9 A torch to exhaust, and something for the character to do."""
    character = s.character[seat]
    return ready(s, seat, TORCH) > 0 and character in SPECIALS and SPECIALS[character][0](s, seat)


def use_special(s: Root, seat: int) -> Flow[None]:
    """ROOT-9.5.9 Exhaust a torch and do it."""
    exhaust(s, seat, TORCH)
    yield from SPECIALS[s.character[seat]][1](s, seat)


def robbable(s: Root, seat: int) -> list[int]:
    """The players with faction pieces in the pawn's clearing and a card in hand."""
    here = s.pawn[seat]
    if here <= 0:
        return []
    return [other for other in range(s.seats) if other != seat and s.hands[other] and has_piece(s, other, here)]


def may_steal(s: Root, seat: int) -> bool:
    return bool(robbable(s, seat))


def steal(s: Root, seat: int) -> Flow[None]:
    """ROOT-V.1.2 Take a random card from a player with faction pieces here."""
    whom = (yield Ask(seat, STEAL_FROM, [SEATS[other] for other in robbable(s, seat)])).value
    both = watchers(s, seat) | watchers(s, whom)
    card = yield Chance([CARD[card] for card in s.hands[whom]], None, both)
    give(s, whom, seat, card.value)
    s.whisper(STOLE, (SEATS[whom],), both, (SEATS[whom], card))


def labors(s: Root, seat: int) -> list[int]:
    """The cards of the discard pile that match the pawn's clearing."""
    here = s.pawn[seat]
    if here <= 0:
        return []
    return [card for card in range(CARDS) if s.discard[card] and matches(card, s.suit[here])]


def may_labor(s: Root, seat: int) -> bool:
    return bool(labors(s, seat))


def labor(s: Root, seat: int) -> Flow[None]:
    """ROOT-V.2.2 Take a matching card from the discard pile."""
    card = yield Ask(seat, DAY_LABOR, [CARD[card] for card in labors(s, seat)])
    s.discard[card.value] -= 1
    enters_hand(s, seat, card.value, EVERYONE)
    s.tell(LABORED, (card,))


def may_hide(s: Root, seat: int) -> bool:
    return True


def hide(s: Root, seat: int) -> Flow[None]:
    """ROOT-V.3.2 Repair three items, then Daylight ends."""
    for _ in range(HIDEOUT_REPAIRS):
        options = damaged(s, seat)
        if options:
            repair(s, seat, (yield from choose_item(s, seat, REPAIR_WHAT, options, ())))
    s.marks |= HIDING
    s.tell(HID)


def instigable(s: Root, seat: int) -> list[int]:
    """ROOT-V.4x1 The players who can battle another in the pawn's clearing."""
    here = s.pawn[seat]
    return [
        other for other in range(s.seats) if here > 0 and fighting_places(s, other) >> here & 1 and foes(s, other, here)
    ]


def foes(s: Root, player: int, clearing: int) -> list[int]:
    """The players whom a player can battle in a clearing: no hirelings."""
    return [side for side in defenders(s, player, clearing) if is_player(s, side)]


def may_instigate(s: Root, seat: int) -> bool:
    return bool(instigable(s, seat))


def instigate(s: Root, seat: int) -> Flow[None]:
    """ROOT-V.4.2 Force a player to battle another here; buildings and tokens removed count as the Vagrant's.

    ROOT-V.4x2 Warriors do not.
    """
    here = s.pawn[seat]
    who = (yield Ask(seat, INSTIGATE_WHO, [SEATS[other] for other in instigable(s, seat)])).value
    whom = [FACTION[s.faction[side]] for side in foes(s, who, here)]
    faction = (yield Ask(seat, INSTIGATE_WHOM, whom, (SEATS[who],))).value
    defender = side_of(s, faction)
    yield from battle(s, who, defender, here, credit=seat)


def may_scorch(s: Root, seat: int) -> bool:
    return s.pawn[seat] > 0


def scorch(s: Root, seat: int) -> Flow[None]:
    """ROOT-V.6.2 Remove all enemy pieces here; nothing enters or is placed here any more. The torch stays for good.

    ROOT-V.6x1 Ruins are no pieces of an enemy.
    """
    here = s.pawn[seat]
    lose(s, seat, TIRED[TORCH])
    s.scorched |= 1 << here
    s.tell(SCORCHED, (CLEARING[here],))
    yield from remove_all_enemies(s, seat, 1 << here)


def glides(s: Root, seat: int) -> int:
    """All clearings but the pawn's own, if nothing stops a move there, as a mask."""
    elsewhere = ALL & ~(1 << max(s.pawn[seat], 0))
    return elsewhere & ~barred(s, seat, max(s.pawn[seat], 0), elsewhere)


def may_glide(s: Root, seat: int) -> bool:
    return glides(s, seat) != 0


def glide(s: Root, seat: int) -> Flow[None]:
    """ROOT-V.8.2 Move the pawn alone to any clearing."""
    where = yield Ask(seat, GLIDE_WHERE, [CLEARING[clearing] for clearing in MEMBERS[glides(s, seat)]])
    s.pawn = changed(s.pawn, seat, where.value)
    s.tell(WALKED, (where,))


SPECIALS: Final[dict[int, tuple[May, Use]]] = {
    THIEF: (may_steal, steal),
    TINKER: (may_labor, labor),
    RANGER: (may_hide, hide),
    VAGRANT: (may_instigate, instigate),
    SCOUNDREL: (may_scorch, scorch),
    HARRIER: (may_glide, glide),
}
