"""The signs of Rootlog, the community's notation for games of Root: factions, pieces, cards, items, places.

Its specification is Rootlog V2.8 by the Vagabottos; the maps' clearings have its numbers.
"""

from __future__ import annotations

from typing import Final

from maraud.games.root.cards import BIRD, CARD_IDS, CARD_ITEM, CARD_NAMES, CARD_SUIT, ITEM_IDS
from maraud.games.root.factions.keepers.pieces import RETAINER
from maraud.games.root.maps import BURROW, MEMBERS, Board
from maraud.games.root.pieces import FACTION_IDS, KIND_FACTION, KIND_IDS, KIND_SORT, PLAYER_KINDS, TOKEN, WARRIOR
from maraud.games.root.quests import QUEST_IDS, QUEST_SUIT

MAPS: Final = {"autumn": "Fall", "winter": "Winter", "lake": "Lake", "mountain": "Mountain"}
DECKS: Final = {"standard": "Standard", "exiles": "E&P"}
SUITS: Final = "BFRM"  # [suit]
LETTERS: Final = {
    "marquise": "C",
    "eyrie": "E",
    "alliance": "A",
    "vagabond": "V",
    "second-vagabond": "G",
    "cult": "L",
    "riverfolk": "O",
    "duchy": "D",
    "corvids": "P",
    "hundreds": "H",
    "keepers": "K",
}
LETTER: Final = [LETTERS.get(name, "") for name in FACTION_IDS]  # [faction]; hirelings have none

ITEM_SIGNS: Final = dict(zip(ITEM_IDS, "fbxhstcr", strict=True))
ITEM: Final = [f"%{ITEM_SIGNS[name]}" for name in ITEM_IDS]  # [item]

PLAIN: Final = ("wood", "roost", "sympathy", "tunnel", "plot", "stronghold", "mob")  # kinds that need no letter
COLUMNS: Final = "rmxb"  # of the Decree
PLOTS: Final = ("t_b", "t_s", "t_e", "t_r")  # [plot]
RELICS: Final = ("t_f", "t_t", "t_j")  # [type]
STANDINGS: Final = {-1: "h", 0: "0", 1: "1", 2: "2", 3: "a"}

SHORT_CARDS: Final = {"ambush": "@", "dominance": "dom", "favor": "favor", "league": "league"}
PARTISANS: Final = "-partisans"
QUESTS: Final = {
    "fundraising": "funds",
    "repair-a-shed": "shed",
    "logistics": "logs",
}


def piece_code(kind: int) -> str:
    """A kind of pieces without its faction: `b_s` is a sawmill."""
    name = KIND_IDS[kind]
    if KIND_SORT[kind] == WARRIOR:
        return "w_w" if name == "warlord" else "w"
    sort = "t" if KIND_SORT[kind] == TOKEN else "b"
    return sort if name in PLAIN else f"{sort}_{name[0]}"


PIECE: Final = [piece_code(kind) for kind in range(PLAYER_KINDS)]  # [kind]
OWNER: Final = [LETTER[KIND_FACTION[kind]] for kind in range(PLAYER_KINDS)]  # [kind]


def card_name(card: int) -> str:
    """The name of a card: short where the notation has a short form, else all its letters."""
    start = CARD_IDS[card].partition("-")[0]
    if start in SHORT_CARDS:
        return SHORT_CARDS[start]
    if CARD_IDS[card].endswith(PARTISANS):
        return "part"
    return "".join(letter for letter in CARD_NAMES[card].lower() if letter.isalpha())


def card_sign(card: int) -> str:
    """A card with its suit: `F#anvil`."""
    if card == RETAINER:
        return f"{SUITS[BIRD]}#faith"
    return f"{SUITS[CARD_SUIT[card]]}#{card_name(card)}"


def craft_sign(card: int) -> str:
    """What is crafted: an item, or a card's effect."""
    if CARD_ITEM[card] >= 0:
        return f"Z{ITEM[CARD_ITEM[card]]}"
    name = card_name(card)
    return f"Z{SUITS[CARD_SUIT[card]].lower()}{name}" if name in ("favor", "part") else f"Z{name}"


def quest_sign(quest: int) -> str:
    """A quest card with its suit: `F#errand`."""
    name = QUEST_IDS[quest]
    last = name.rpartition("-")[2]
    return f"{SUITS[QUEST_SUIT[quest]]}#{QUESTS.get(name) or QUESTS.get(last) or last}"


def clearing_sign(clearing: int) -> str:
    """A clearing's number; the Burrow has 0."""
    return "0" if clearing == BURROW else str(clearing)


def forest_sign(board: Board, forest: int) -> str:
    """A forest by the clearings around it."""
    return "_".join(str(clearing) for clearing in MEMBERS[board.touches[forest]])


def place_sign(board: Board, place: int) -> str:
    """A clearing, or a forest as a number below 0."""
    return forest_sign(board, -place) if place < 0 else clearing_sign(place)
