"""Whether a state that came from outside can be one of this game. What only a faction has is checked by the faction."""

from __future__ import annotations

from collections import Counter
from typing import Final

from maraud.games.root.board import facts_hold
from maraud.games.root.cards import CARDS, IS_DOMINANCE, IS_PERSISTENT, ITEM_SUPPLY, deck
from maraud.games.root.factions.faction import FACTIONS
from maraud.games.root.hirelings.checks import check_hirelings
from maraud.games.root.law.turn import PARTS
from maraud.games.root.maps import ALL, BURROW, CLEARINGS, CORNERS
from maraud.games.root.pieces import KIND_COUNT, KIND_IDS, KINDS_OF, NO_FACTION, PLAYER_FACTIONS, PLAYER_KINDS, WIDTH
from maraud.games.root.setup.checks import check_draft
from maraud.games.root.setup.choice import PLAYABLE
from maraud.games.root.setup.standard import steps_of
from maraud.games.root.setup.start import start
from maraud.games.root.state import FIRST_HIRELING, KNOWN_WIDTH, POINTS_TO_WIN, SETUP, STACK, TURNS, Root

FIXED: Final = (  # the lists whose length the game alone decides
    *("suit", "paths", "ruin_items", "ruin_pool", "faction", "count", "strength", "where", "ruler", "ruled"),
    *("open_slots", "vp", "dominance", "partner", "deck", "discard", "hands", "known", "crafted", "items", "boxes"),
    *("tired_boxes", "crafting", "coffins", "supporters", "pawn", "character", "gear", "relations", "aids", "found"),
    *("quests_done", "plots", "open_plots", "denied", "ruin_seen"),
    *("payments", "funds", "committed", "posts_lost", "prices"),
)
MOST: Final = 100  # no figure of a turn comes near it
MOST_ITEMS: Final = 12  # of one kind, in any place


def check(s: Root) -> str:
    """What is wrong with the state, in one sentence; empty if it is sound."""
    return (
        check_shape(s)
        or check_turn(s)
        or check_map(s)
        or check_sides(s)
        or check_hirelings(s)
        or check_draft(s)
        or check_pieces(s)
        or check_cards(s)
        or check_knowledge(s)
        or check_points(s)
        or check_items(s)
        or check_factions(s)
    )


def check_shape(s: Root) -> str:
    """The lists have the lengths they begin with."""
    fresh = start(s.seats, s.options)
    lengths = [len(getattr(s, name)) == len(getattr(fresh, name)) for name in FIXED]
    if not all(lengths) or any(len(row) != WIDTH for row in [*s.count, *s.strength]):
        return "A list of the state has the wrong length."
    return ""


def check_turn(s: Root) -> str:
    """Whose turn it is, and which part of it."""
    if s.phase not in (SETUP, TURNS) or not 0 <= s.active < s.seats:
        return "There is no such phase or player."
    if any(not NO_FACTION <= faction < len(FACTIONS) for faction in s.faction):
        return "There is no such faction."
    if s.phase == TURNS and s.faction[s.active] == NO_FACTION:
        return "In a turn every seat has a faction."
    parts = len(steps_of(s)) if s.phase == SETUP else len(PARTS[s.faction[s.active]])
    if not 0 <= s.part < parts or not 0 <= s.acts <= MOST or not 0 <= s.marks < 1 << 60:
        return "The turn has no such part."
    if not 0 <= s.turn <= s.options.most_turns:
        return "There is no such turn."
    if not -1 <= s.lender < s.seats or s.hirer not in (-1, s.active) or (s.hirer >= 0 and s.lender in (-1, s.hirer)):
        return "Warriors are hired from nobody or by nobody."
    if s.battle:
        return "Between two steps no battle is fought."
    if any(not 0 <= number <= MOST for number in s.crafting):
        return "A figure of the turn is out of its bounds."
    return ""


def check_map(s: Root) -> str:
    """Suits, paths, ruins, the Ferry."""
    least = 1 if s.phase == TURNS else 0
    if any(not least <= s.suit[clearing] <= 3 for clearing in CLEARINGS):
        return "Each clearing is of a suit."
    if not 0 <= s.closed < 1 << len(s.board.closed) or s.paths != open_paths(s):
        return "The paths do not fit those that are closed."
    on_ferry = s.ferry == 0 if not s.board.ferry else s.ferry > 0 and s.board.on_river >> s.ferry & 1
    if not 0 <= s.ferry < WIDTH or not on_ferry:
        return "The Ferry is on the Lake's shore, and on no other map."
    masks = (s.ruins & ~s.board.ruins, s.corners & ~CORNERS, s.scorched & ~ALL)
    if any(masks) or min(s.ruins, s.corners, s.scorched) < 0:
        return "A ruin, a corner or a scorched clearing is where there can be none."
    return ""


def open_paths(s: Root) -> list[int]:
    """The paths of the map, with those that have been opened."""
    paths = s.board.adjacent[:]
    for number, (one, other) in enumerate(s.board.closed):
        if not s.closed >> number & 1:
            paths[one] |= 1 << other
            paths[other] |= 1 << one
    return paths


def check_sides(s: Root) -> str:
    """ROOT-5.1.1 Who plays which faction."""
    players = [faction for faction in s.faction[: s.seats] if faction != NO_FACTION]
    if any(faction not in PLAYABLE for faction in players) or (s.phase == TURNS and len(players) < s.seats):
        return "In a turn every seat has a faction."
    others = [faction for faction in s.faction[s.seats :] if faction != NO_FACTION]
    if any(faction < PLAYER_FACTIONS for faction in others) or any(
        faction != NO_FACTION for faction in s.faction[s.seats : FIRST_HIRELING]
    ):
        return "A faction without a player plays with."
    if len({*players, *others}) != len(players) + len(others):
        return "Two play one faction."
    return ""


def check_pieces(s: Root) -> str:
    """ROOT-1.5.1 Where the pieces are, and the facts that follow from it."""
    if min(min(row) for row in s.count) < 0 or min(s.coffins) < 0 or min(s.open_slots) < 0:
        return "Somewhere there are fewer pieces than none, or more buildings than slots."
    totals = [0] * len(KIND_IDS)
    for kind in range(len(s.count)):
        totals[kind] = sum(s.count[kind]) + s.coffins[kind]
    for side, faction in enumerate(s.faction):
        if faction != NO_FACTION:
            for name, number in FACTIONS[faction].pieces(s, side).items():
                if name in KIND_IDS:
                    totals[KIND_IDS.index(name)] += number
    if any(s.present[side] >> BURROW & 1 and s.ruler[BURROW] != side for side in range(len(s.faction))):
        return "None but the Duchy is in the Burrow."
    for kind in range(PLAYER_KINDS):
        if totals[kind] != (KIND_COUNT[kind] if kind in in_play(s) else 0):
            return f"There are {totals[kind]} pieces of {KIND_IDS[kind]}."
    if not facts_hold(s):
        return "What is noted about rule, warriors or slots does not agree with the pieces."
    return ""


def in_play(s: Root) -> list[int]:
    """The kinds of pieces of the factions in the game."""
    return [kind for faction in s.faction if faction != NO_FACTION for kind in KINDS_OF[faction]]


def check_cards(s: Root) -> str:
    """No card is more often there than in the deck, and each where such cards can be."""
    cards: list[int] = [*s.available]
    for side, faction in enumerate(s.faction):
        if faction != NO_FACTION:
            cards += FACTIONS[faction].cards(s, side)
    for seat in range(s.seats):
        if s.hands[seat] != sorted(s.hands[seat]) or not 0 <= s.crafted[seat] < 1 << CARDS:
            return "A hand or a play area is not in order."
        cards += s.hands[seat]
        cards += [s.dominance[seat]] if s.dominance[seat] >= 0 else []
        crafted = [card for card in range(CARDS) if s.crafted[seat] >> card & 1]
        if not all(IS_PERSISTENT[card] for card in crafted):
            return "A card lies in a play area that cannot stay there."
        cards += crafted
    if min(s.deck) < 0 or min(s.discard) < 0 or s.deck_size != sum(s.deck) or not 0 <= s.used < 1 << CARDS:
        return "The deck or the discard pile is not in order."
    if any(not 0 <= card < CARDS for card in cards):
        return "There is no such card."
    if not all(IS_DOMINANCE[card] for card in [*s.available, *(card for card in s.dominance if card >= 0)]):
        return "Only dominance cards lie beside the map."
    totals = Counter(cards)
    for card, copies in enumerate(deck(s.options.deck)):
        most = 0 if s.seats == 2 and IS_DOMINANCE[card] else copies
        if totals[card] + s.deck[card] + s.discard[card] > most:
            return "There are more copies of a card than the deck has."
    return ""


def check_knowledge(s: Root) -> str:
    """What a seat knows to be in another hand or stack is there."""
    for viewer in range(s.seats):
        places: dict[int, list[int]] = {}
        for code in s.known[viewer]:
            places.setdefault(code // KNOWN_WIDTH, []).append(code % KNOWN_WIDTH)
        for place, cards in places.items():
            owner = place - STACK if place >= STACK else place
            if not 0 <= owner < s.seats or owner == viewer or s.faction[owner] == NO_FACTION:
                return "A player knows cards of nobody else."
            held = s.hands[owner] if place < STACK else FACTIONS[s.faction[owner]].hides(s, owner)
            if Counter(cards) - Counter(held):
                return "A player knows a card where it is not."
        if s.known[viewer] != sorted(s.known[viewer]):
            return "What a player knows is not in order."
    return ""


def check_points(s: Root) -> str:
    """Points, dominance, partners, and the result."""
    if any(not 0 <= points < MOST for points in s.vp):
        return "Points are out of their bounds."
    if any(not -1 <= card < CARDS for card in s.dominance):
        return "There is no such card."
    if any(not -1 <= partner < s.seats or partner == seat for seat, partner in enumerate(s.partner)):
        return "There is no such partner."
    if s.result and any(figure not in (0.0, 0.5, 1.0) for figure in s.result):
        return "A result is 0, ½ or 1."
    if not s.result and any(s.vp[seat] >= POINTS_TO_WIN and s.dominance[seat] < 0 for seat in range(s.seats)):
        return "Somebody has won this game already."
    return ""


def check_items(s: Root) -> str:
    """ROOT-ITEM-2 The item supply, the boxes, and what lies under ruins."""
    if any(not 0 <= number <= ITEM_SUPPLY[item] for item, number in enumerate(s.items)):
        return "The item supply is not in order."
    if s.ruin_left != sorted(s.ruin_left) or any(not 0 < code // 8 < WIDTH for code in s.ruin_left):
        return "What was seen under ruins is out of order."
    boxes = [*s.boxes, *s.tired_boxes, *s.ruin_items, *s.ruin_pool, *s.aids, *s.found]
    if any(not 0 <= number < 1 << MOST_ITEMS for number in boxes):
        return "There are fewer items than none somewhere, or too many."
    return ""


def check_factions(s: Root) -> str:
    """What only one faction has."""
    for side, faction in enumerate(s.faction):
        if faction != NO_FACTION:
            wrong = FACTIONS[faction].check(s, side)
            if wrong:
                return wrong
    return ""
