"""Rules of thumb for the Duchy: build under guard, be in many clearings, sway a minister each turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.engine.flow import Ask
from maraud.engine.vocabulary import PASS, Option
from maraud.games.root.board import cardboard, on_map, supply, warriors
from maraud.games.root.cards import BIRD, CARD_SUIT
from maraud.games.root.factions.duchy.assembly import dig_sites
from maraud.games.root.factions.duchy.parliament import BRIGADE, TUNNEL_POINTS, bankable
from maraud.games.root.factions.duchy.pieces import (
    BANKER,
    BARON,
    BRIGADIER,
    CAPTAIN,
    CARDS_TO_SWAY,
    CITADEL,
    CROWN_POINTS,
    DUCHESS,
    EARL,
    FOREMOLE,
    MARKET,
    MARSHAL,
    MAYOR,
    MINISTERS,
    TUNNEL,
    WARRIOR,
    in_burrow,
    rank_of,
    recruits,
    swayed,
    tunnels_out,
)
from maraud.games.root.factions.duchy.sway import can_sway, presence
from maraud.games.root.factions.duchy.words import (
    AROUND_WHERE,
    ASSEMBLY,
    BANK_CARD,
    BANK_MORE,
    BRIGADE_HOW,
    BUILD_CARD,
    BUILD_WHAT,
    BUILD_WHERE,
    DIG_FROM,
    DIG_HOW_MANY,
    DIG_WHERE,
    HOME_WHERE,
    MAYOR_AS,
    PARLIAMENT,
    START_CORNER,
    SWAY,
    SWAY_CARD,
    WHO_FALLS,
)
from maraud.games.root.maps import BURROW, MEMBERS
from maraud.games.root.options import BATTLE, BUILD, CARD, DIG, MINISTER, MOVE, PIECE, RECRUIT
from maraud.games.root.prospects import best_battle, best_move, card_worth, move_worth, rivals
from maraud.games.root.state import POINTS_TO_WIN, Root

BUILDING: Final = 2.2  # what a building brings
NEW_PLACE: Final = 0.35  # a clearing more with a piece in it
OUT: Final = 0.12  # a warrior that leaves the Burrow, for each of the first four
ENOUGH_MOLES: Final = 4
SPENT: Final = 0.6  # a card
MOLE: Final = 0.3  # a warrior more in the Burrow
WORTHWHILE: Final = 0.1  # what a minister's battle or move must bring
SPARE_CARDS: Final = 3  # so many cards of a suit may go to the Banker when nobody can be swayed

# What a swayed minister is good for, beyond the crown; lords score by what is on the map.
USES: Final = {FOREMOLE: 1.6, CAPTAIN: 0.8, MARSHAL: 1.0, BRIGADIER: 1.5, BANKER: 0.7, MAYOR: 1.2}


def advise(s: Root, seat: int, ask: Ask) -> Option | None:
    """A good answer to a question of the Duchy."""
    answer = ANSWERS.get(ask.prompt.key)
    return None if answer is None else answer(s, seat, ask)


def aim(s: Root, seat: int, clearing: int, number: int) -> float:
    """A clearing more for cards to match; a building to guard. In the Burrow there is nothing to win."""
    if clearing == BURROW:
        return -0.3
    worth = 0.0 if s.present[seat] >> clearing & 1 else NEW_PLACE
    if cardboard(s, seat, clearing):
        worth += 0.15 * max(0, min(number, 3 - warriors(s, seat, clearing)))
    return worth


def aim_lost(s: Root, seat: int, clearing: int, number: int) -> float:
    """A clearing less; a building left alone. The Burrow may be left."""
    if clearing == BURROW:
        return -OUT * min(number, ENOUGH_MOLES)
    if number < warriors(s, seat, clearing):
        return 0.0
    return 0.8 if cardboard(s, seat, clearing) else NEW_PLACE


# Assembly.


def assembly(s: Root, seat: int, ask: Ask) -> Option | None:
    """Whatever brings most: as a rule buildings, then tunnels."""
    use = next((option for option in ask.options if option.kind == "use"), None)
    if use is not None:
        return use
    best, most = PASS, 0.0
    for option, worth in (
        (BUILD, BUILDING),
        (DIG, dig_worth(s, seat) if DIG in ask.options else 0.0),
        (MOVE, best_move(s, seat)[0] if MOVE in ask.options else 0.0),
        (BATTLE, best_battle(s, seat)[0] if BATTLE in ask.options else 0.0),
        (RECRUIT, MOLE),
    ):
        if option in ask.options and worth > most:
            best, most = option, worth
    return best


def dig_worth(s: Root, seat: int) -> float:
    """What the best tunnel may bring, less the card; little more once all are dug."""
    best = max((site_worth(s, seat, clearing) for clearing in MEMBERS[dig_sites(s, seat)]), default=-10.0)
    return best - SPENT - (0.6 if tunnels_out(s) else -0.5)


def site_worth(s: Root, seat: int, clearing: int) -> float:
    """What those may bring who come out of a tunnel in a clearing."""
    return move_worth(s, seat, BURROW, clearing, min(in_burrow(s), ENOUGH_MOLES))


def dig_where(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where those who come out do most."""
    return max(ask.options, key=lambda option: site_worth(s, seat, option.value))


def dig_from(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where there is least of one's own."""
    return min(ask.options, key=lambda option: strength(s, seat, option.value))


def strength(s: Root, seat: int, clearing: int) -> int:
    """Warriors and buildings of one's own in a clearing."""
    return s.strength[seat][clearing]


def dig_how_many(s: Root, seat: int, ask: Ask) -> Option | None:
    """All that may."""
    return ask.options[-1]


def build_where(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where it is safest."""
    return max(ask.options, key=lambda option: strength(s, seat, option.value) - 1.5 * rivals(s, seat, option.value))


def build_what(s: Root, seat: int, ask: Ask) -> Option | None:
    """Markets and citadels in turn, a market first; what a swayed lord counts before that."""
    wants = {
        PIECE[MARKET]: (0.5 if BARON in swayed(s) else 0.1) - 0.3 * on_map(s, MARKET),
        PIECE[CITADEL]: (0.5 if EARL in swayed(s) else 0.0) - 0.3 * on_map(s, CITADEL),
    }
    return max(ask.options, key=lambda option: wants[option])


def reveal(s: Root, seat: int, ask: Ask) -> Option | None:
    """No bird, which would be lost; of a suit that sways little."""
    here = presence(s, seat)

    def cost(card: int) -> float:
        if CARD_SUIT[card] == BIRD:
            return 2.0
        return 0.3 * min(here[CARD_SUIT[card]], 3) + 0.01 * card_worth(s, seat, card)

    return CARD[min((option.value for option in ask.options), key=cost)]


# Parliament.


def minister_worth(s: Root, seat: int, minister: int) -> float:
    """What a minister's action may bring now."""
    if minister == FOREMOLE:
        return BUILDING if s.hands[seat] else 0.0
    if minister == CAPTAIN:
        return best_battle(s, seat)[0]
    if minister == MARSHAL:
        return best_move(s, seat)[0]
    if minister == BRIGADIER:
        return (BRIGADE - 0.5) * max(best_battle(s, seat)[0], best_move(s, seat)[0])
    if minister == BANKER:
        return bank_worth(s, seat)
    return 3.0  # lords score


def bank_worth(s: Root, seat: int) -> float:
    """What the Banker may bring, less what the cards could do."""
    number = max((count_suit(s, seat, suit) for suit in range(1, 4)), default=0)
    if s.vp[seat] + number >= POINTS_TO_WIN:
        return 10.0
    if number < SPARE_CARDS or any(can_sway(s, seat, minister) for minister in range(MINISTERS)):
        return 0.0
    return 0.3 * number


def count_suit(s: Root, seat: int, suit: int) -> int:
    """How many cards of the hand go with a suit."""
    return sum(CARD_SUIT[card] in (suit, BIRD) for card in s.hands[seat])


def parliament(s: Root, seat: int, ask: Ask) -> Option | None:
    """Lords first, then whoever brings most, the Mayor last."""
    use = next((option for option in ask.options if option.kind == "use"), None)
    if use is not None:
        return use
    ministers = [option for option in ask.options if option.kind == "minister" and option is not MINISTER[MAYOR]]
    best = max(ministers, key=lambda option: minister_worth(s, seat, option.value), default=PASS)
    if best is not PASS and minister_worth(s, seat, best.value) > WORTHWHILE:
        return best
    if MINISTER[MAYOR] in ask.options:
        others = [minister for minister in swayed(s) if minister < MAYOR]
        if any(minister_worth(s, seat, minister) > WORTHWHILE for minister in others):
            return MINISTER[MAYOR]
    return PASS


def mayor_as(s: Root, seat: int, ask: Ask) -> Option | None:
    """Whose action brings most."""
    return max(ask.options, key=lambda option: minister_worth(s, seat, option.value))


def brigade_how(s: Root, seat: int, ask: Ask) -> Option | None:
    """Whichever brings more."""
    return BATTLE if best_battle(s, seat)[0] > best_move(s, seat)[0] else MOVE


def bank(s: Root, seat: int, ask: Ask) -> Option | None:
    """All of the commonest suit, birds only to win."""
    cards = [option.value for option in ask.options if option.kind == "card"]
    plain = [card for card in cards if CARD_SUIT[card] != BIRD]
    wins = s.vp[seat] + len(s.hands[seat]) >= POINTS_TO_WIN
    if not plain and PASS in ask.options and not wins:
        return PASS
    return CARD[max(plain or cards, key=lambda card: len(bankable(s, seat, CARD_SUIT[card])))]


# Ministers.


def use_of(s: Root, minister: int) -> float:
    """What a minister is good for in the turns to come."""
    if minister == DUCHESS:
        return float(TUNNEL_POINTS) if tunnels_out(s) else 0.5 * TUNNEL_POINTS
    if minister == BARON:
        return 0.4 + on_map(s, MARKET)
    if minister == EARL:
        return 0.4 + on_map(s, CITADEL)
    return USES[minister]


def sway(s: Root, seat: int, ask: Ask) -> Option | None:
    """Who scores and serves most."""
    use = next((option for option in ask.options if option.kind == "use"), None)
    if use is not None:
        return use
    ministers = [option for option in ask.options if option.kind == "minister"]
    if not ministers:
        return PASS
    return max(ministers, key=lambda option: CROWN_POINTS[rank_of(option.value)] + 1.5 * use_of(s, option.value))


def who_falls(s: Root, seat: int, ask: Ask) -> Option | None:
    """Who serves least."""
    return min(ask.options, key=lambda option: use_of(s, option.value))


# Set-up.


def room_around(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where there are most open slots around."""
    return max(ask.options, key=lambda option: sum(s.open_slots[near] for near in MEMBERS[s.paths[option.value]]))


def room(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where there are most open slots."""
    return max(ask.options, key=lambda option: s.open_slots[option.value])


def promise(s: Root, seat: int) -> float:
    """What the position is good for: ministers, buildings, tunnels, warriors, cards, and crowns still to come."""
    worth = sum(1.3 * use_of(s, minister) for minister in swayed(s))
    worth += 1.1 * on_map(s, MARKET) + 0.8 * on_map(s, CITADEL) + 0.3 * (3 - supply(s, TUNNEL))
    worth += 0.2 * (on_map(s, WARRIOR) + recruits(s)) + 0.3 * (len(s.hands[seat]) + len(s.shown))
    places = sum(presence(s, seat))
    worth += 0.25 * min(places, CARDS_TO_SWAY[-1]) + 0.15 * sum(
        points * number for points, number in zip(CROWN_POINTS, s.crowns, strict=False)
    )
    return min(worth, 16.0)


ANSWERS: Final[dict[str, Callable[[Root, int, Ask], Option | None]]] = {
    ASSEMBLY.key: assembly,
    BUILD_WHAT.key: build_what,
    BUILD_WHERE.key: build_where,
    BUILD_CARD.key: reveal,
    DIG_WHERE.key: dig_where,
    DIG_FROM.key: dig_from,
    DIG_HOW_MANY.key: dig_how_many,
    PARLIAMENT.key: parliament,
    BRIGADE_HOW.key: brigade_how,
    BANK_CARD.key: bank,
    BANK_MORE.key: bank,
    MAYOR_AS.key: mayor_as,
    SWAY.key: sway,
    SWAY_CARD.key: reveal,
    WHO_FALLS.key: who_falls,
    START_CORNER.key: room_around,
    HOME_WHERE.key: room_around,
    AROUND_WHERE.key: room,
}
