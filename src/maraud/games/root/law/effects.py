"""When the effects of crafted cards may be used: the windows of a turn (ROOT-IMPL-20 to 28) and of a battle.

A card's own rule stands in `decks/`; it enters here through `add_effect` and `add_battle_effect`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.engine.flow import Flow
from maraud.engine.menu import Menu
from maraud.engine.vocabulary import PASS, SEATS, Option
from maraud.games.root.cards import CARDS
from maraud.games.root.factions.faction import AGAIN, DONE, FACTIONS
from maraud.games.root.hands import to_discard
from maraud.games.root.law.hirelings import forced_hirelings, hireling_offers, offer_hirelings, use_hireling
from maraud.games.root.lists import changed
from maraud.games.root.options import CARD, USE
from maraud.games.root.state import ATTACKER, EFFECTS_USED, Root
from maraud.games.root.words import EFFECT_UNUSABLE, USE_EFFECT, USED_EFFECT

START_OF_BIRDSONG: Final = 0
IN_BIRDSONG: Final = 1
END_OF_BIRDSONG: Final = 2
START_OF_DAYLIGHT: Final = 3
IN_DAYLIGHT: Final = 4
START_OF_EVENING: Final = 5
IN_EVENING: Final = 6
WINDOWS: Final = 7

May = Callable[[Root, int], bool]
Use = Callable[[Root, int], Flow[None]]


class Effect:
    """What a crafted card lets its owner do in a window: when it is possible, and how it goes. `forced`: it must.

    `might`: the same as `may` as far as all can see, since being asked must not tell what a hand holds.
    """

    def __init__(self, card: int, may: May, use: Use, discards: bool, forced: bool, might: May) -> None:
        self.card: Final = card
        self.may: Final = may
        self.might: Final = might
        self.use: Final = use
        self.discards: Final = discards
        self.forced: Final = forced


class BattleEffect:
    """What a crafted card lets a side do in step 4 of a battle. Whether it may is asked with the side's place in it."""

    def __init__(self, card: int, may: May, use: Use, discards: bool) -> None:
        self.card: Final = card
        self.may: Final = may
        self.use: Final = use
        self.discards: Final = discards


EFFECTS: Final[list[list[Effect]]] = [[] for _ in range(WINDOWS)]
EFFECT_MASK: Final[list[int]] = [0] * WINDOWS  # [window]: the cards with an effect in it
BATTLE_EFFECTS: Final[list[BattleEffect]] = []
BATTLE_MASK: Final[list[int]] = [0]
WHEN_LOST: Final[dict[int, Callable[[Root, int], None]]] = {}  # what else happens when a card leaves a play area
AMBUSH_PROOF: Final[list[int]] = [0]  # cards that keep their owner from ambushes


def add_effect(
    window: int,
    card: int,
    may: May,
    use: Use,
    discards: bool = False,
    forced: bool = False,
    might: May | None = None,
) -> None:
    """Give a card its effect in a window of its owner's turn, usable once a turn."""
    EFFECTS[window].append(Effect(card, may, use, discards, forced, might or may))
    EFFECT_MASK[window] |= 1 << card


def add_battle_effect(card: int, may: May, use: Use, discards: bool = False) -> None:
    """Give a card its effect in step 4 of a battle, usable once a battle."""
    BATTLE_EFFECTS.append(BattleEffect(card, may, use, discards))
    BATTLE_MASK[0] |= 1 << card


def has_effect(s: Root, seat: int, card: int) -> bool:
    """ROOT-2.1.4 Whether a card is crafted and lies in the seat's play area."""
    return seat < s.seats and bool(s.crafted[seat] >> card & 1)


def lose_effect(s: Root, seat: int, card: int) -> None:
    """A crafted card leaves the play area for the discard pile."""
    s.crafted = changed(s.crafted, seat, s.crafted[seat] & ~(1 << card))
    to_discard(s, card)
    if card in WHEN_LOST:
        WHEN_LOST[card](s, seat)


def is_window_open(s: Root, seat: int, window: int) -> bool:
    """Whether the seat has an unused card for a window that it could use now, as far as all can see, or a hireling."""
    if s.controller and hireling_offers(s, seat, window):
        return True
    unused = s.crafted[seat] & ~s.used
    if not unused & EFFECT_MASK[window]:
        return False
    return any(unused >> effect.card & 1 and effect.might(s, seat) for effect in EFFECTS[window])


def is_usable(s: Root, seat: int, effect: Effect) -> bool:
    """Whether an effect is at hand, unused in this turn, and possible. ROOT-IMPL-07 Crafted just now will do."""
    return bool((s.crafted[seat] & ~s.used) >> effect.card & 1) and effect.may(s, seat)


def offer_effects(s: Root, seat: int, window: int, menu: Menu) -> None:
    """Put the usable effects of a window on a menu, and what hirelings offer in it."""
    if s.controller:
        offer_hirelings(s, seat, window, menu)
    if not s.crafted[seat] & EFFECT_MASK[window]:
        return
    for effect in EFFECTS[window]:
        if s.crafted[seat] >> effect.card & 1:
            menu.offer(USE[effect.card], is_usable(s, seat, effect), EFFECT_UNUSABLE, (CARD[effect.card],))


def use_effect(s: Root, seat: int, window: int, option: Option) -> Flow[None]:
    """Use the effect of a crafted card, or a hireling."""
    if option.kind == "hire":
        yield from use_hireling(s, seat, option)
        return
    for effect in EFFECTS[window]:
        if effect.card == option.value:
            s.used |= 1 << effect.card
            s.tell(USED_EFFECT, (SEATS[seat], CARD[effect.card]))
            if effect.discards:
                lose_effect(s, seat, effect.card)
            yield from effect.use(s, seat)
            return


def window(s: Root, seat: int, which: int) -> Flow[bool]:
    """One lap of a window that is open: an effect, or no more."""
    if s.controller and forced_hirelings(s, seat, which):
        return (yield from forced_window(s, seat, which))
    for effect in EFFECTS[which]:
        if effect.forced and is_usable(s, seat, effect):
            yield from use_effect(s, seat, which, USE[effect.card])
            return AGAIN
    menu = Menu(s, seat, USE_EFFECT, PASS)
    offer_effects(s, seat, which, menu)
    choice = yield menu
    if choice is PASS:
        return DONE
    yield from use_effect(s, seat, which, choice)
    return AGAIN


def forced_window(s: Root, seat: int, which: int) -> Flow[bool]:
    """ROOT-H.2.3 A window that cannot be left yet: a hireling must act. The player says what comes first."""
    menu = Menu(s, seat, USE_EFFECT)
    offer_effects(s, seat, which, menu)
    choice = menu.options[0]
    if len(menu.options) > 1:
        choice = yield menu
    yield from use_effect(s, seat, which, choice)
    return AGAIN


def may_be_ambushed(s: Root, attacker: int) -> bool:
    """ROOT-CARD-SCOUTING-PARTY.1 Some cards keep an attacker from ambushes."""
    return attacker >= s.seats or not s.crafted[attacker] & AMBUSH_PROOF[0]


def battle_effects(s: Root, side: int) -> list[Option]:
    """The cards and abilities that a side can use in step 4 of the battle being fought."""
    abilities = FACTIONS[s.faction[side]].battle_abilities(s, side)
    if side >= s.seats or not s.crafted[side] & BATTLE_MASK[0]:
        return abilities
    used = s.battle[EFFECTS_USED + (0 if s.battle[ATTACKER] == side else 1)]
    return [
        USE[effect.card]
        for effect in BATTLE_EFFECTS
        if (s.crafted[side] & ~used) >> effect.card & 1 and effect.may(s, side)
    ] + abilities


def use_in_battle(s: Root, side: int, option: Option) -> Flow[None]:
    """Use a crafted card in the battle being fought, once, or an ability of the side's faction."""
    if option.kind != "use":
        yield from FACTIONS[s.faction[side]].use_battle_ability(s, side, option)
        return
    card = option.value
    s.battle[EFFECTS_USED + (0 if s.battle[ATTACKER] == side else 1)] |= 1 << card
    s.tell(USED_EFFECT, (SEATS[side], CARD[card]))
    for effect in BATTLE_EFFECTS:
        if effect.card == card:
            if effect.discards:
                lose_effect(s, side, card)
            yield from effect.use(s, side)
            return


assert CARDS <= 62, "the masks of cards must stay small numbers"
