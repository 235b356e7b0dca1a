"""ROOT-H.VK Vault Keepers and Badger Bodyguards."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.vocabulary import PASS
from maraud.games.root.board import neighbors, place, placeable, supply, with_piece, with_slot
from maraud.games.root.hirelings.acting import one_of, put, troop, troops_at_each
from maraud.games.root.hirelings.hireling import Hireling, add, controller
from maraud.games.root.hirelings.spies import battle_everywhere
from maraud.games.root.hirelings.words import VAULT_ACTION, VAULT_WHERE, VAULT_WHERE_OR_NOT
from maraud.games.root.law.battle import battlefields
from maraud.games.root.law.effects import IN_DAYLIGHT
from maraud.games.root.maps import CORNERS, MEMBERS
from maraud.games.root.options import BATTLE, CLEARING, RECRUIT
from maraud.games.root.pieces import faction, kind
from maraud.games.root.state import ATTACKER, DEFENDER, SHIELDED, Root

VAULT: Final = kind("vault")
START_WARRIORS: Final = 2


class VaultKeepers(Hireling):
    """ROOT-H.VK.1 to ROOT-H.VK.3 Six warriors and six vaults."""

    acts_in = IN_DAYLIGHT

    def sets_up(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.VK.1 Two warriors and a vault, where a slot is open.

        ROOT-A.6.0x1 In the standard set-up not in the only slot of a corner: factions that start there need it.
        """
        sites = with_slot(s)
        if s.options.setup == "standard":
            for corner in MEMBERS[CORNERS]:
                if s.open_slots[corner] == 1:
                    sites &= ~(1 << corner)
        yield from found(s, side, seat, START_WARRIORS, sites)

    def when_hired(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.VK.2 With nothing on the map, the same again."""
        if not s.where[side] and not with_piece(s, VAULT):
            yield from found(s, side, seat, START_WARRIORS, with_slot(s))

    def may_act(self, s: Root, side: int, seat: int) -> bool:
        return True

    def acts(self, s: Root, side: int, seat: int) -> Flow[None]:
        """ROOT-H.VK.3 First a vault; then a battle at each vault, or a warrior at each."""
        yield from new_vault(s, side, seat)
        vaults = with_piece(s, VAULT)
        options = [BATTLE] if battlefields(s, side, vaults) else []
        if supply(s, troop(s, side)) and placeable(s, side, vaults):
            options.append(RECRUIT)
        if not options:
            return
        choice = yield Ask(seat, VAULT_ACTION, [PASS, *options])
        if choice is BATTLE:
            yield from battle_everywhere(s, side, seat, vaults)
        elif choice is RECRUIT:
            yield from troops_at_each(s, side, seat, VAULT, VAULT_WHERE)


def found(s: Root, side: int, seat: int, number: int, sites: int) -> Flow[None]:
    """A vault and warriors in one of these clearings."""
    clearing = yield from one_of(s, side, seat, VAULT_WHERE, placeable(s, side, sites))
    if clearing and supply(s, VAULT):
        place(s, side, VAULT, clearing)
        put(s, side, clearing, number)


def new_vault(s: Root, side: int, seat: int) -> Flow[None]:
    """ROOT-H.VK.3 At a vault or beside one, if wanted; where that is impossible a warrior and a vault anywhere."""
    near = with_piece(s, VAULT)
    for clearing in MEMBERS[with_piece(s, VAULT)]:
        near |= neighbors(s, side, clearing)
    sites = placeable(s, side, near & with_slot(s)) if supply(s, VAULT) else 0
    if not sites:
        yield from found(s, side, seat, 1, with_slot(s))
        return
    where = yield Ask(seat, VAULT_WHERE_OR_NOT, [PASS, *(CLEARING[site] for site in MEMBERS[sites])])
    if where is not PASS:
        place(s, side, VAULT, where.value)


class BadgerBodyguards(Hireling):
    """ROOT-H.VK.4"""

    reacts_to_battles = True

    def at_start_of_battle(self, s: Root, side: int, attacker: int, defender: int, clearing: int) -> Flow[None]:
        """ROOT-H.VK.4 The controller ignores the first hit; with another such ability still only one."""
        for place_in, fighter in ((ATTACKER, attacker), (DEFENDER, defender)):
            if fighter == controller(s, side):
                s.battle[SHIELDED + place_in] = 1
        return
        yield


add(VaultKeepers(faction("vault-keepers")))
add(BadgerBodyguards(faction("badger-bodyguards")))
