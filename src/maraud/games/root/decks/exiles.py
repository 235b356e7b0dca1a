"""ROOT-CARD The effects of the Exiles & Partisans deck."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import EVERYONE, Ask, Flow
from maraud.engine.vocabulary import PASS, SEATS, Option
from maraud.games.root.board import LINKS, add_to_supply, count_strength, may_place, neighbors, of_suit, supply
from maraud.games.root.cards import CARD_SUIT, CARDS, FOX, IS_AMBUSH, MOUSE, RABBIT, card
from maraud.games.root.decks.standard import (
    deal_extra_hit,
    take_random_card,
)
from maraud.games.root.decks.words import (
    AMBUSH_TAKEN,
    CARD_GIVEN,
    CHARM_WHOM,
    COFFINS_EMPTIED,
    EMIGRE_LEFT,
    INFORM,
    ITEM_TIRED,
    MOVE_OR_BATTLE,
    ORDERS_FROM,
    ORDERS_TO,
    ORDERS_WHERE,
    PARTISANS_ROSE,
    REPLACE_CARD,
    REPLACE_WHERE,
    REPLACE_WHOM,
    REPLACED,
    SABOTAGE_WHAT,
    SABOTAGE_WHOM,
    SABOTAGED,
    SWAP_CARD,
    SWAP_WITH,
    TIRE_ITEM,
)
from maraud.games.root.factions.faction import FACTIONS
from maraud.games.root.hands import card_options, different, discard, draw, enters_hand, give, passes_unseen, watchers
from maraud.games.root.law.battle import (
    battle_in,
    battle_somewhere,
    battlefields,
    may_battle,
    might_battle,
    show_whether,
)
from maraud.games.root.law.boxes import exhaust_in_box
from maraud.games.root.law.crafting import AFTER_ITEM, WHEN_CRAFTED
from maraud.games.root.law.effects import (
    END_OF_BIRDSONG,
    IN_BIRDSONG,
    IN_DAYLIGHT,
    START_OF_BIRDSONG,
    START_OF_EVENING,
    WHEN_LOST,
    add_battle_effect,
    add_effect,
    has_effect,
    lose_effect,
)
from maraud.games.root.law.moving import RULE_FREE, barred, ferry_links, may_move_anything, move, move_anything
from maraud.games.root.law.points import score
from maraud.games.root.law.removal import COFFINS, removable, replace
from maraud.games.root.law.turn import DRAW_REPLACED, draw_by_effect
from maraud.games.root.maps import ALL, MEMBERS
from maraud.games.root.options import BATTLE, CARD, CLEARING, FACTION, ITEM, MOVE
from maraud.games.root.pieces import NO_FACTION, WARRIOR_OF, WIDTH
from maraud.games.root.state import BATTLEFIELD, Root, are_enemies, is_hired, opponents

SOUP_KITCHENS: Final = card("soup-kitchens")
BOAT_BUILDERS: Final = card("boat-builders")
CORVID_PLANNERS: Final = card("corvid-planners")
TUNNELS: Final = card("tunnels")
EMIGRE: Final = card("eyrie-emigre")
COFFIN_MAKERS: Final = card("coffin-makers")
LEAGUE: Final = card("league")
INFORMANTS: Final = card("informants")
MURINE_BROKER: Final = card("murine-broker")
MASTER_ENGRAVERS: Final = card("master-engravers")
WARRIORS_A_POINT: Final = 5


def always(s: Root, seat: int) -> bool:
    return True


# Always.


def count_soup(s: Root, seat: int) -> Flow[None]:
    """ROOT-CARD-SOUP-KITCHENS.1 From now on tokens count for rule, two each: see `token_weight`."""
    count_strength(s, seat)
    return
    yield


def river_links(s: Root, side: int, clearing: int) -> int:
    """ROOT-CARD-BOAT-BUILDERS.1 Rivers are paths for you."""
    return s.board.by_river[clearing]


def tunnel_links(s: Root, side: int, clearing: int) -> int:
    """ROOT-CARD-TUNNELS.1 All clearings with your crafting pieces are adjacent to each other."""
    crafting = 0
    for kind in FACTIONS[s.faction[side]].crafts_with():
        for other in range(1, WIDTH):
            if s.count[kind][other]:
                crafting |= 1 << other
    return crafting & ~(1 << clearing) if crafting >> clearing & 1 else 0


# In Birdsong.


def sabotable(s: Root, seat: int) -> list[int]:
    """The enemies with a crafted card."""
    return [other for other in opponents(s, seat) if s.crafted[other] and are_enemies(s, seat, other)]


def may_sabotage(s: Root, seat: int) -> bool:
    return bool(sabotable(s, seat))


def saboteurs(s: Root, seat: int) -> Flow[None]:
    """ROOT-CARD-SABOTEURS.1 Discard one crafted card of an enemy."""
    whom = (yield Ask(seat, SABOTAGE_WHOM, [SEATS[other] for other in sabotable(s, seat)])).value
    cards = [CARD[number] for number in range(CARDS) if s.crafted[whom] >> number & 1]
    lost = yield Ask(seat, SABOTAGE_WHAT, cards, (SEATS[whom],))
    lose_effect(s, whom, lost.value)
    s.tell(SABOTAGED, (SEATS[whom], lost))


def coffin_makers(s: Root, seat: int) -> Flow[None]:
    """ROOT-CARD-COFFIN-MAKERS.2 A point for every five warriors here; then all go to their supplies."""
    number = sum(s.coffins)
    empty_coffins(s, seat)
    s.tell(COFFINS_EMPTIED, (number,))
    score(s, seat, number // WARRIORS_A_POINT)
    return
    yield


def empty_coffins(s: Root, seat: int) -> None:
    """ROOT-CARD-SABOTEURS.2 All warriors on the card return to their supplies."""
    for kind, number in enumerate(s.coffins):
        add_to_supply(s, kind, number)
    s.coffins = [0] * len(s.coffins)


def has_coffins(s: Root, seat: int) -> bool:
    return sum(s.coffins) > 0


def eyrie_emigre(s: Root, seat: int) -> Flow[None]:
    """ROOT-CARD-EYRIE-EMIGRE.1, ROOT-CARD-EYRIE-EMIGRE.2 Move, then battle there; not doing both discards the card."""
    destination = 0
    if may_move_anything(s, seat):
        destination = yield from move_anything(s, seat, PASS)
    show_whether(s, seat, 1 << destination if destination else 0)
    if destination and battlefields(s, seat, 1 << destination):
        yield from battle_in(s, seat, destination)
    else:
        lose_effect(s, seat, EMIGRE)
        s.tell(EMIGRE_LEFT, (SEATS[seat],))


def misled(s: Root, seat: int) -> list[int]:
    """The enemies with warriors that can be moved."""
    return [o for o in opponents(s, seat) if are_enemies(s, seat, o) and order_origins(s, o)]


def order_origins(s: Root, side: int) -> int:
    """The clearings with ordinary warriors of a side and somewhere to go, whoever rules, as a mask."""
    kind = WARRIOR_OF[s.faction[side]]
    bits = 0
    for clearing in MEMBERS[s.where[side]]:
        if s.count[kind][clearing] and order_ends(s, side, clearing):
            bits |= 1 << clearing
    return bits


def order_ends(s: Root, side: int, origin: int) -> int:
    """Where the moved player could go from a clearing, rule ignored, as a mask."""
    near = neighbors(s, side, origin) | ferry_links(s, origin)
    return near & ~barred(s, side, origin, near)


def may_send_orders(s: Root, seat: int) -> bool:
    return bool(misled(s, seat))


def false_orders(s: Root, seat: int) -> Flow[None]:
    """ROOT-CARD-FALSE-ORDERS.1 Half of an enemy's warriors in a clearing, rounded up, move as you say.

    ROOT-CARD-FALSE-ORDERS.2, ROOT-1.5.5 It is that enemy's own move. ROOT-CARD-FALSE-ORDERS.3 A warlord stays.
    """
    whom = (yield Ask(seat, ORDERS_TO, [SEATS[other] for other in misled(s, seat)])).value
    origins = [CLEARING[c] for c in MEMBERS[order_origins(s, whom)]]
    origin = (yield Ask(seat, ORDERS_FROM, origins, (SEATS[whom],))).value
    ends = [CLEARING[c] for c in MEMBERS[order_ends(s, whom, origin)]]
    end = (yield Ask(seat, ORDERS_WHERE, ends, (CLEARING[origin],))).value
    faction = FACTIONS[s.faction[whom]]
    total = sum(s.count[kind][origin] for kind in faction.warrior_kinds())
    number = min((total + 1) // 2, s.count[WARRIOR_OF[s.faction[whom]]][origin])
    yield from move(s, whom, origin, end, number)


def may_swap(s: Root, seat: int) -> bool:
    return any(s.hands[other] for other in opponents(s, seat))


def swap_meet(s: Root, seat: int) -> Flow[None]:
    """ROOT-CARD-SWAP-MEET.1 Take a random card of another player, then give one of yours."""
    others = [SEATS[other] for other in opponents(s, seat) if s.hands[other]]
    whom = yield Ask(seat, SWAP_WITH, others)
    yield from take_random_card(s, seat, whom.value)
    unseen = passes_unseen(s, seat, whom.value)
    given = yield Ask(seat, SWAP_CARD, card_options(different(s.hands[seat])), (whom,), secret=unseen)
    give(s, seat, whom.value, given.value)
    facts = (SEATS[seat], whom)
    s.whisper(CARD_GIVEN, facts, watchers(s, seat) | watchers(s, whom.value), (SEATS[seat], whom, CARD[given.value]))


# In battle.


def in_suit(s: Root, suit: int) -> bool:
    """Whether the battle being fought is in a clearing of a suit."""
    return s.suit[s.battle[BATTLEFIELD]] == suit


def may_fox(s: Root, side: int) -> bool:
    return in_suit(s, FOX)


def may_rabbit(s: Root, side: int) -> bool:
    return in_suit(s, RABBIT)


def may_mouse(s: Root, side: int) -> bool:
    return in_suit(s, MOUSE)


def partisans(s: Root, side: int) -> Flow[None]:
    """ROOT-CARD-PARTISANS.1 One extra hit; then discard all cards not of the suit. ROOT-CARD-PARTISANS.2 Birds stay."""
    deal_extra_hit(s, side)
    suit = s.suit[s.battle[BATTLEFIELD]]
    s.tell(PARTISANS_ROSE, (CLEARING[s.battle[BATTLEFIELD]], SEATS[side]))
    for held in s.hands[side][:]:
        if CARD_SUIT[held] not in (suit, 0):
            discard(s, side, held)
    return
    yield


# In Daylight.


def replaceable(s: Root, seat: int, clearings: int) -> list[int]:
    """`side * WIDTH + clearing` of the enemy warriors that could be replaced in some clearings (ROOT-G.23)."""
    if WARRIOR_OF[s.faction[seat]] < 0 or not supply(s, WARRIOR_OF[s.faction[seat]]):
        return []
    return [
        side * WIDTH + clearing
        for side in range(s.sides)
        if s.faction[side] != NO_FACTION and are_enemies(s, seat, side) and not is_hired(s, side, seat)
        for clearing in MEMBERS[s.where[side] & clearings]
        if removable(s, side, clearing, seat, [WARRIOR_OF[s.faction[side]]]) and may_place(s, seat, clearing)
    ]


def propaganda_cards(s: Root, seat: int) -> list[int]:
    """The cards of the hand that match a clearing with a warrior to replace."""
    return [held for held in different(s.hands[seat]) if replaceable(s, seat, of_suit(s, CARD_SUIT[held]))]


def may_persuade(s: Root, seat: int) -> bool:
    return bool(propaganda_cards(s, seat))


def might_persuade(s: Root, seat: int) -> bool:
    return bool(s.hands[seat]) and bool(replaceable(s, seat, ALL))


def propaganda_bureau(s: Root, seat: int) -> Flow[None]:
    """ROOT-CARD-PROPAGANDA-BUREAU.1 Spend a card: an enemy warrior in a matching clearing becomes one of yours."""
    paid = (yield Ask(seat, REPLACE_CARD, card_options(propaganda_cards(s, seat)))).value
    discard(s, seat, paid)
    targets = replaceable(s, seat, of_suit(s, CARD_SUIT[paid]))
    clearings = sorted({target % WIDTH for target in targets})
    where = (yield Ask(seat, REPLACE_WHERE, [CLEARING[clearing] for clearing in clearings])).value
    sides = [FACTION[s.faction[target // WIDTH]] for target in targets if target % WIDTH == where]
    faction = (yield Ask(seat, REPLACE_WHOM, sides)).value
    yield from replace(s, seat, WARRIOR_OF[faction], where, WARRIOR_OF[s.faction[seat]])
    s.tell(REPLACED, (FACTION[faction], CLEARING[where]))


def usable_items(s: Root, seat: int) -> list[Option]:
    """The face-up items in the Crafted Items box."""
    return [ITEM[item] for item in range(8) if s.boxes[seat * 8 + item]]


def may_league(s: Root, seat: int) -> bool:
    return bool(usable_items(s, seat)) and (may_move_anything(s, seat) or may_battle(s, seat))


def might_league(s: Root, seat: int) -> bool:
    return bool(usable_items(s, seat)) and (may_move_anything(s, seat) or might_battle(s, seat))


def league(s: Root, seat: int) -> Flow[None]:
    """ROOT-CARD-LEAGUE.1 Exhaust a crafted item to move or battle."""
    item = yield Ask(seat, TIRE_ITEM, usable_items(s, seat))
    exhaust_in_box(s, seat, item.value)
    s.tell(ITEM_TIRED, (SEATS[seat], item))
    options = [MOVE] if may_move_anything(s, seat) else []
    if may_battle(s, seat):
        options.append(BATTLE)
    act = yield Ask(seat, MOVE_OR_BATTLE, options)
    if act is MOVE:
        yield from move_anything(s, seat)
    else:
        yield from battle_somewhere(s, seat)


# In Evening.


def informants(s: Root, seat: int) -> Flow[bool]:
    """ROOT-CARD-INFORMANTS.1 Instead of drawing, take an ambush card from the discard pile."""
    if not has_effect(s, seat, INFORMANTS):
        return False
    cards = [number for number in range(CARDS) if IS_AMBUSH[number] and s.discard[number]]
    if not cards:
        return False
    taken = yield Ask(seat, INFORM, [PASS, *card_options(cards)])
    if taken is PASS:
        return False
    s.discard[taken.value] -= 1
    enters_hand(s, seat, taken.value, EVERYONE)
    s.tell(AMBUSH_TAKEN, (SEATS[seat], taken))
    return True


def charm_offensive(s: Root, seat: int) -> Flow[None]:
    """ROOT-CARD-CHARM-OFFENSIVE.1 Draw a card; another player scores a point."""
    other = yield Ask(seat, CHARM_WHOM, [SEATS[other] for other in opponents(s, seat)])
    yield from draw_by_effect(s, seat, 1)
    score(s, other.value, 1)


# When an item is crafted.


def murine_broker(s: Root, crafter: int) -> Flow[None]:
    """ROOT-CARD-MURINE-BROKER.1 Whenever another player crafts an item, you draw a card."""
    for seat in opponents(s, crafter):
        if has_effect(s, seat, MURINE_BROKER):
            yield from draw(s, seat, 1)


def master_engravers(s: Root, crafter: int) -> Flow[None]:
    """ROOT-CARD-MASTER-ENGRAVERS.1 Whenever you craft an item you score one more."""
    if has_effect(s, crafter, MASTER_ENGRAVERS):
        score(s, crafter, 1)
    return
    yield


add_effect(START_OF_BIRDSONG, card("saboteurs"), may_sabotage, saboteurs, discards=True)
add_effect(START_OF_BIRDSONG, COFFIN_MAKERS, has_coffins, coffin_makers, forced=True)
add_effect(END_OF_BIRDSONG, EMIGRE, always, eyrie_emigre, forced=True)
add_effect(IN_BIRDSONG, card("false-orders"), may_send_orders, false_orders, discards=True)
add_effect(IN_BIRDSONG, card("swap-meet"), may_swap, swap_meet)
add_effect(IN_DAYLIGHT, card("propaganda-bureau"), may_persuade, propaganda_bureau, might=might_persuade)
add_effect(IN_DAYLIGHT, LEAGUE, may_league, league, might=might_league)
add_effect(START_OF_EVENING, card("charm-offensive"), always, charm_offensive)
add_battle_effect(card("fox-partisans"), may_fox, partisans)
add_battle_effect(card("rabbit-partisans"), may_rabbit, partisans)
add_battle_effect(card("mouse-partisans"), may_mouse, partisans)
LINKS.append((BOAT_BUILDERS, river_links))
LINKS.append((TUNNELS, tunnel_links))
RULE_FREE[0] |= 1 << CORVID_PLANNERS  # ROOT-CARD-CORVID-PLANNERS.1
COFFINS[0] |= 1 << COFFIN_MAKERS
WHEN_CRAFTED[SOUP_KITCHENS] = count_soup
WHEN_LOST[SOUP_KITCHENS] = count_strength
WHEN_LOST[COFFIN_MAKERS] = empty_coffins
DRAW_REPLACED.append(informants)
AFTER_ITEM.append(murine_broker)
AFTER_ITEM.append(master_engravers)
