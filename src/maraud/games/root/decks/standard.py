"""ROOT-CARD The effects of the standard deck."""

from __future__ import annotations

from maraud.engine.flow import Ask, Chance, Flow
from maraud.engine.vocabulary import SEATS
from maraud.games.root.board import of_suit
from maraud.games.root.cards import CARD_SUIT, card
from maraud.games.root.decks.words import (
    BANK_WHOM,
    CARD_TAKEN,
    DELIVER_FROM,
    EXTRA_HIT,
    HAND_SEEN,
    HITS_IGNORED,
    LOOK_AT_WHOM,
    TAX_WHERE,
)
from maraud.games.root.factions.faction import Loss
from maraud.games.root.hands import draw, give, show_hand, watchers
from maraud.games.root.law.battle import battle_somewhere, may_battle, might_battle
from maraud.games.root.law.crafting import WHEN_CRAFTED
from maraud.games.root.law.effects import (
    AMBUSH_PROOF,
    IN_BIRDSONG,
    IN_DAYLIGHT,
    START_OF_BIRDSONG,
    START_OF_DAYLIGHT,
    START_OF_EVENING,
    add_battle_effect,
    add_effect,
)
from maraud.games.root.law.moving import may_move_anything, move_anything
from maraud.games.root.law.points import score
from maraud.games.root.law.removal import remove, remove_all_enemies
from maraud.games.root.maps import ALL, MEMBERS
from maraud.games.root.options import CARD, CLEARING, FACTION
from maraud.games.root.pieces import WARRIOR_OF
from maraud.games.root.state import (
    ATTACKER,
    DEFENDER,
    EXTRA_BY,
    IGNORES_ROLLED,
    ROLLED_BY,
    Root,
    are_enemies,
    opponents,
)


def enemies_with_cards(s: Root, seat: int) -> list[int]:
    """The enemy players who hold a card."""
    return [other for other in opponents(s, seat) if s.hands[other] and are_enemies(s, seat, other)]


def place_in_battle(s: Root, side: int) -> int:
    """Whether a side is the attacker or the defender of the battle being fought."""
    return ATTACKER if s.battle[ATTACKER] == side else DEFENDER


def deal_extra_hit(s: Root, side: int) -> None:
    """ROOT-4.3.5.1 One extra hit in the battle being fought."""
    s.battle[EXTRA_BY + place_in_battle(s, side)] += 1
    s.tell(EXTRA_HIT, (FACTION[s.faction[side]],))


# In battle.


def may_armor(s: Root, side: int) -> bool:
    """There are rolled hits to ignore."""
    return s.battle[ROLLED_BY + 1 - place_in_battle(s, side)] > 0


def armorers(s: Root, side: int) -> Flow[None]:
    """ROOT-CARD-ARMORERS.1 Ignore all rolled hits."""
    s.battle[IGNORES_ROLLED + place_in_battle(s, side)] = 1
    s.tell(HITS_IGNORED, (FACTION[s.faction[side]],))
    return
    yield


def is_defending(s: Root, side: int) -> bool:
    return s.battle[DEFENDER] == side


def sappers(s: Root, side: int) -> Flow[None]:
    """ROOT-CARD-SAPPERS.1 As defender, one extra hit."""
    deal_extra_hit(s, side)
    return
    yield


def is_attacking(s: Root, side: int) -> bool:
    return s.battle[ATTACKER] == side


def brutal_tactics(s: Root, side: int) -> Flow[None]:
    """ROOT-CARD-BRUTAL-TACTICS.1 As attacker, one extra hit; the defender scores a point."""
    deal_extra_hit(s, side)
    if s.battle[DEFENDER] < s.seats:
        score(s, s.battle[DEFENDER], 1)
    return
    yield


# In Birdsong.


def may_claim(s: Root, seat: int) -> bool:
    return s.ruled[seat] != 0


def royal_claim(s: Root, seat: int) -> Flow[None]:
    """ROOT-CARD-ROYAL-CLAIM.1 A point for each clearing ruled."""
    score(s, seat, s.ruled[seat].bit_count())
    return
    yield


def may_stand_and_deliver(s: Root, seat: int) -> bool:
    return bool(enemies_with_cards(s, seat))


def stand_and_deliver(s: Root, seat: int) -> Flow[None]:
    """ROOT-CARD-STAND-AND-DELIVER.1 A random card of an enemy, who scores a point."""
    whom = (yield Ask(seat, DELIVER_FROM, [SEATS[other] for other in enemies_with_cards(s, seat)])).value
    yield from take_random_card(s, seat, whom)
    score(s, whom, 1)


def take_random_card(s: Root, seat: int, whom: int) -> Flow[None]:
    """ROOT-G.22 A card chosen without looking; only the two see it."""
    both = watchers(s, seat) | watchers(s, whom)
    taken = yield Chance([CARD[held] for held in s.hands[whom]], None, both)
    give(s, whom, seat, taken.value)
    s.whisper(CARD_TAKEN, (SEATS[seat], SEATS[whom]), both, (SEATS[seat], SEATS[whom], taken))


def always(s: Root, seat: int) -> bool:
    return True


def better_burrow_bank(s: Root, seat: int) -> Flow[None]:
    """ROOT-CARD-BETTER-BURROW-BANK.1 Draw a card, and an enemy of your choice draws one."""
    yield from draw(s, seat, 1)
    others = [SEATS[other] for other in opponents(s, seat) if are_enemies(s, seat, other)]
    if others:
        other = yield Ask(seat, BANK_WHOM, others)
        yield from draw(s, other.value, 1)


# In Daylight and Evening.


def may_tax(s: Root, seat: int) -> bool:
    return taxable(s, seat) != 0


def taxable(s: Root, seat: int) -> int:
    """The clearings with an ordinary warrior of the seat's faction, as a mask."""
    kind = WARRIOR_OF[s.faction[seat]]
    bits = 0
    for clearing in MEMBERS[s.where[seat] & ALL]:
        if s.count[kind][clearing]:
            bits |= 1 << clearing
    return bits


def tax_collector(s: Root, seat: int) -> Flow[None]:
    """ROOT-CARD-TAX-COLLECTOR.1 Remove one of your warriors from the map to draw a card."""
    where = (yield Ask(seat, TAX_WHERE, [CLEARING[c] for c in MEMBERS[taxable(s, seat)]])).value
    yield from remove(s, [Loss(seat, WARRIOR_OF[s.faction[seat]], where, 1, seat)])
    yield from draw(s, seat, 1)


def may_cobble(s: Root, seat: int) -> bool:
    return may_move_anything(s, seat)


def cobbler(s: Root, seat: int) -> Flow[None]:
    """ROOT-CARD-COBBLER.1 One move."""
    yield from move_anything(s, seat)


def may_command(s: Root, seat: int) -> bool:
    return may_battle(s, seat)


def might_command(s: Root, seat: int) -> bool:
    return might_battle(s, seat)


def command_warren(s: Root, seat: int) -> Flow[None]:
    """ROOT-CARD-COMMAND-WARREN.1 One battle."""
    yield from battle_somewhere(s, seat)


def may_look(s: Root, seat: int) -> bool:
    return any(s.hands[other] for other in opponents(s, seat))


def codebreakers(s: Root, seat: int) -> Flow[None]:
    """ROOT-CARD-CODEBREAKERS.1 Look at another player's hand; only you see it."""
    others = [SEATS[other] for other in opponents(s, seat) if s.hands[other]]
    other = yield Ask(seat, LOOK_AT_WHOM, others)
    show_hand(s, other.value, seat)
    s.tell(HAND_SEEN, (SEATS[seat], other))


# When crafted.


def favor(s: Root, seat: int, suit: int) -> Flow[None]:
    """ROOT-CARD-FAVOR.1 Remove all enemy pieces from all clearings of a suit.

    Points, what stays and what follows are those of any removal: ROOT-CARD-FAVOR.2, ROOT-CARD-FAVOR.3,
    ROOT-CARD-FAVOR.4, ROOT-CARD-FAVOR.5.
    """
    yield from remove_all_enemies(s, seat, of_suit(s, suit))


def favor_of_the_foxes(s: Root, seat: int) -> Flow[None]:
    return favor(s, seat, CARD_SUIT[card("favor-foxes")])


def favor_of_the_rabbits(s: Root, seat: int) -> Flow[None]:
    return favor(s, seat, CARD_SUIT[card("favor-rabbits")])


def favor_of_the_mice(s: Root, seat: int) -> Flow[None]:
    return favor(s, seat, CARD_SUIT[card("favor-mice")])


add_battle_effect(card("armorers"), may_armor, armorers, discards=True)
add_battle_effect(card("sappers"), is_defending, sappers, discards=True)
add_battle_effect(card("brutal-tactics"), is_attacking, brutal_tactics)
add_effect(IN_BIRDSONG, card("royal-claim"), may_claim, royal_claim, discards=True)
add_effect(IN_BIRDSONG, card("stand-and-deliver"), may_stand_and_deliver, stand_and_deliver)
add_effect(START_OF_BIRDSONG, card("better-burrow-bank"), always, better_burrow_bank)
add_effect(IN_DAYLIGHT, card("tax-collector"), may_tax, tax_collector)
add_effect(IN_DAYLIGHT, card("codebreakers"), may_look, codebreakers)
add_effect(START_OF_DAYLIGHT, card("command-warren"), may_command, command_warren, might=might_command)
add_effect(START_OF_EVENING, card("cobbler"), may_cobble, cobbler)
AMBUSH_PROOF[0] |= 1 << card("scouting-party")  # ROOT-CARD-SCOUTING-PARTY.1
WHEN_CRAFTED[card("favor-foxes")] = favor_of_the_foxes
WHEN_CRAFTED[card("favor-rabbits")] = favor_of_the_rabbits
WHEN_CRAFTED[card("favor-mice")] = favor_of_the_mice
