"""How cards move between hands, Vault, piles and discards, and what everybody learns by it."""

from __future__ import annotations

from maraud.engine.flow import Chance, Flow
from maraud.games.marauders import facts
from maraud.games.marauders.box import A_JEWEL, END_OF, FIRST_JEWEL, FIRST_OF, KINDS, SORT_OF
from maraud.games.marauders.options import CARD, SEAT, SORT
from maraud.games.marauders.state import Marauders
from maraud.games.marauders.words import DISCARDED, DREW, HANDED, HANDED_UNSEEN, NOTHING_TO_DRAW, RESHUFFLED


def gain(s: Marauders, seat: int, kind: int, count: int) -> None:
    """Cards of a kind come into a hand for all to see."""
    s.hands[seat][kind] += count
    facts.gained(s.facts, seat, kind, count)
    for own in s.private:
        if own:
            facts.gained(own, seat, kind, count)


def leave(s: Marauders, seat: int, kind: int, count: int) -> None:
    """Cards of a kind leave a hand for all to see."""
    s.hands[seat][kind] -= count
    facts.lost(s.facts, seat, kind, count)
    for own in s.private:
        if own:
            facts.lost(own, seat, kind, count)


def show(s: Marauders, seat: int, kind: int, count: int) -> None:
    """All see that a hand has at least so many of a kind."""
    facts.showed(s.facts, seat, kind, count)
    for own in s.private:
        if own:
            facts.showed(own, seat, kind, count)


def show_to(s: Marauders, seat: int, kind: int, count: int, to: int) -> None:
    """Another seat alone sees that a hand has at least so many of a kind."""
    facts.showed(own_facts(s, to), seat, kind, count)


def own_facts(s: Marauders, seat: int) -> list[int]:
    """The seat's own row of facts, from now on apart from that of all."""
    if not s.private[seat]:
        s.private[seat] = s.facts[:]
    return s.private[seat]


def facts_of(s: Marauders, seat: int) -> list[int]:
    """What a seat knows of the hands; the spectator, -1, what all know."""
    return s.private[seat] if seat >= 0 and s.private[seat] else s.facts


def put_away(s: Marauders, kind: int, count: int) -> None:
    """MAR-115 Jewels go to the Vault, keys and resources to their discards."""
    if SORT_OF[kind] == A_JEWEL:
        s.vault[kind - FIRST_JEWEL] += count
    else:
        s.discard[kind] += count


def pay(s: Marauders, seat: int, kind: int, count: int) -> None:
    """Cards leave the hand for the Vault or the discards."""
    leave(s, seat, kind, count)
    put_away(s, kind, count)


def take_jewels(s: Marauders, seat: int, jewel: int, wanted: int) -> int:
    """MAR-47, MAR-E30 Jewels come from the Vault, as many as it has; nothing is owed. Gives how many."""
    count = min(wanted, s.vault[jewel])
    if count:
        s.vault[jewel] -= count
        gain(s, seat, FIRST_JEWEL + jewel, count)
    return count


def lose_jewel(s: Marauders, seat: int, jewel: int) -> int:
    """All hand cards of a jewel go back to the Vault: all see how many."""
    kind = FIRST_JEWEL + jewel
    count = s.hands[seat][kind]
    s.hands[seat][kind] = 0
    s.vault[jewel] += count
    facts.lost_all(s.facts, seat, kind, count)
    for own in s.private:
        if own:
            facts.lost_all(own, seat, kind, count)
    return count


def take_all(s: Marauders, taker: int, victim: int, kind: int) -> int:
    """All hand cards of a kind go from one hand to another: all see how many."""
    count = s.hands[victim][kind]
    s.hands[victim][kind] = 0
    facts.lost_all(s.facts, victim, kind, count)
    for own in s.private:
        if own:
            facts.lost_all(own, victim, kind, count)
    if count:
        gain(s, taker, kind, count)
    return count


def lose_hand(s: Marauders, seat: int) -> None:
    """MAR-133, MAR-135 A whole hand goes to Vault and discards (MAR-E35). MAR-136 The stash stays."""
    for kind in range(KINDS):
        count = s.hands[seat][kind]
        if count:
            pay(s, seat, kind, count)
            s.tell(DISCARDED, (SEAT[seat], count, CARD[kind]))
    facts.emptied(s.facts, seat)
    for own in s.private:
        if own:
            facts.emptied(own, seat)


def pass_hand(s: Marauders, giver: int, taker: int) -> None:
    """MAR-134 A whole hand (MAR-E35) passes to another player: those two know what it was. MAR-136 The stash stays."""
    swap_privately(s, giver, taker, s.hands[giver][:], [0] * KINDS)


def swap_privately(s: Marauders, one: int, two: int, from_one: list[int], from_two: list[int]) -> None:
    """Cards pass between two hands; the others see only how many each way."""
    for seat in (one, two):
        own_facts(s, seat)
    unseen = [s.facts] + [s.private[o] for o in range(s.seats) if s.private[o] and o not in (one, two)]
    for row in unseen:
        swap_unseen(s, row, one, two, sum(from_one), sum(from_two))
    for seat in (one, two):
        swap_seen(s, s.private[seat], one, two, from_one, from_two)
    for giver, taker, moved in ((one, two, from_one), (two, one, from_two)):
        for kind in range(KINDS):
            s.hands[giver][kind] -= moved[kind]
            s.hands[taker][kind] += moved[kind]
            for _ in range(moved[kind]):
                told = (SEAT[giver], SEAT[taker], CARD[kind])
                s.whisper(HANDED_UNSEEN, (SEAT[giver], SEAT[taker]), 1 << one | 1 << two, told)


def swap_unseen(s: Marauders, row: list[int], one: int, two: int, from_one: int, from_two: int) -> None:
    """What somebody learns who sees only how many cards pass each way."""
    went = facts.sent(row, one, from_one, sum(s.hands[one]) - from_one) if from_one else []
    came = facts.sent(row, two, from_two, sum(s.hands[two]) - from_two) if from_two else []
    if from_one:
        facts.received(row, two, went)
    if from_two:
        facts.received(row, one, came)


def swap_seen(s: Marauders, row: list[int], one: int, two: int, from_one: list[int], from_two: list[int]) -> None:
    """What the two who swap learn."""
    for giver, moved in ((one, from_one), (two, from_two)):
        for kind in range(KINDS):
            if moved[kind]:
                facts.lost(row, giver, kind, moved[kind])
        if sum(moved) == sum(s.hands[giver]):
            facts.emptied(row, giver)
    for taker, moved in ((two, from_one), (one, from_two)):
        for kind in range(KINDS):
            if moved[kind]:
                facts.gained(row, taker, kind, moved[kind])


def swap_openly(s: Marauders, one: int, two: int, from_one: list[int], from_two: list[int]) -> None:
    """MAR-113 Cards pass between two hands for all to see."""
    for giver, moved in ((one, from_one), (two, from_two)):
        for kind in range(KINDS):
            if moved[kind]:
                leave(s, giver, kind, moved[kind])
    for giver, taker, moved in ((one, two, from_one), (two, one, from_two)):
        for kind in range(KINDS):
            if moved[kind]:
                gain(s, taker, kind, moved[kind])
                s.tell(HANDED, (SEAT[giver], moved[kind], CARD[kind], SEAT[taker]))


def can_draw(s: Marauders, sort: int) -> bool:
    """Whether a pile or its discards have a card."""
    for kind in range(FIRST_OF[sort], END_OF[sort]):
        if s.pile[kind] or s.discard[kind]:
            return True
    return False


def draw(s: Marauders, seat: int, sort: int) -> Flow[bool]:
    """Draw a pile's top card. MAR-84 An empty pile is refilled from its discards. MAR-E31 With both empty: nothing."""
    first, end = FIRST_OF[sort], END_OF[sort]
    if not any(s.pile[first:end]):
        if not any(s.discard[first:end]):
            s.tell(NOTHING_TO_DRAW, (SEAT[seat], SORT[sort]))
            return False
        reshuffle(s, sort)
    card = yield Chance(CARD[first:end], s.pile[first:end], 1 << seat)
    kind = card.value
    s.pile[kind] -= 1
    s.drawn[seat][kind] += 1
    s.hands[seat][kind] += 1
    facts.drew(s.facts, seat, sort)
    for own in s.private:
        if own:
            facts.drew(own, seat, sort)
    s.whisper(DREW, (SEAT[seat], SORT[sort]), 1 << seat, (SEAT[seat], card))
    return True


def reshuffle(s: Marauders, sort: int) -> None:
    """MAR-84 The discards become the pile. All know what is in it now, nobody its order, and so what hands can have."""
    for kind in range(FIRST_OF[sort], END_OF[sort]):
        s.pile[kind] = s.discard[kind]
        s.refill[kind] = s.discard[kind]
        s.discard[kind] = 0
        held = 0
        for holder in range(s.seats):
            s.drawn[holder][kind] = 0
            held += s.hands[holder][kind] + s.stashes[holder][kind]
        for holder in range(s.seats):
            facts.capped(s.facts, holder, kind, held)
            for own in s.private:
                if own:
                    facts.capped(own, holder, kind, held)
    s.tell(RESHUFFLED, (SORT[sort],))
