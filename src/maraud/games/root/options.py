"""All words of Root. One list, so that their numbers do not depend on what is imported first."""

from __future__ import annotations

from typing import Final

from maraud.engine.vocabulary import Option, Vocabulary
from maraud.games.root.cards import CARD_IDS, ITEM_IDS, SUIT_IDS
from maraud.games.root.pieces import CONTROL_DIE, FACTION_IDS, HIRELING_IDS, KIND_IDS, PLAYER_FACTIONS, WIDTH
from maraud.games.root.quests import CHARACTER_IDS, QUEST_IDS

VOCABULARY: Final = Vocabulary()

# Places, cards, pieces, numbers.
CLEARING: Final[list[Option]] = VOCABULARY.row(  # [clearing]; 0 is the supply
    "clearing", [*(str(number) for number in range(WIDTH - 1)), "burrow"]
)
FOREST: Final[list[Option]] = VOCABULARY.numbers("forest", 0, 10)
CARD: Final[list[Option]] = VOCABULARY.row("card", CARD_IDS)
ITEM: Final[list[Option]] = VOCABULARY.row("item", ITEM_IDS)
PIECE: Final[list[Option]] = VOCABULARY.row("piece", KIND_IDS)
SUIT: Final[list[Option]] = VOCABULARY.row("suit", SUIT_IDS)
NUMBER: Final[list[Option]] = VOCABULARY.numbers("number", 0, 30)
FACTION: Final[list[Option]] = VOCABULARY.row("faction", FACTION_IDS)
DIE: Final[list[Option]] = VOCABULARY.numbers("die", 0, 3)

# The law: what a player can do in a turn.
MOVE: Final = VOCABULARY.word("move")
BATTLE: Final = VOCABULARY.word("battle")
CRAFT: Final = VOCABULARY.word("craft")
RECRUIT: Final = VOCABULARY.word("recruit")
BUILD: Final = VOCABULARY.word("build")
SHOW: Final = VOCABULARY.word("show")
USE: Final[list[Option]] = VOCABULARY.row("use", CARD_IDS)  # the effect of a crafted card
ACTIVATE_DOMINANCE: Final = VOCABULARY.word("activate-dominance")
TAKE_DOMINANCE: Final = VOCABULARY.word("take-dominance")
CLEAR_PATH: Final = VOCABULARY.word("clear-path")
FERRY: Final = VOCABULARY.word("ferry")
PATH: Final[list[Option]] = VOCABULARY.numbers("path", 0, 5)  # the closed paths of the Mountain
FIRST: Final = VOCABULARY.word("first")
SECOND: Final = VOCABULARY.word("second")

# Marquise de Cat.
MARCH: Final = VOCABULARY.word("march")
OVERWORK: Final = VOCABULARY.word("overwork")
EXTRA_ACTION: Final = VOCABULARY.word("extra-action")

# Eyrie Dynasties.
COLUMN: Final[list[Option]] = VOCABULARY.row("column", ["recruit", "move", "battle", "build"])
LEADER: Final[list[Option]] = VOCABULARY.row("leader", ["builder", "charismatic", "commander", "despot"])

# Woodland Alliance.
MOBILIZE: Final = VOCABULARY.word("mobilize")
TRAIN: Final = VOCABULARY.word("train")
ORGANIZE: Final = VOCABULARY.word("organize")

# Lizard Cult.
CRUSADE: Final = VOCABULARY.word("crusade")
CONVERT: Final = VOCABULARY.word("convert")
SANCTIFY: Final = VOCABULARY.word("sanctify")
SCORE: Final = VOCABULARY.word("score")
SACRIFICE: Final = VOCABULARY.word("sacrifice")

# Underground Duchy.
MINISTER: Final[list[Option]] = VOCABULARY.row(  # three squires, three nobles, three lords
    "minister",
    [
        *("foremole", "captain", "marshal", "brigadier", "banker", "mayor"),
        *("duchess-of-mud", "baron-of-dirt", "earl-of-stone"),
    ],
)

# Riverfolk Company.
HAND_CARD: Final = VOCABULARY.word("upon:hand-card")  # the services, which others buy
RIVERBOATS: Final = VOCABULARY.word("upon:riverboats")
MERCENARIES: Final = VOCABULARY.word("upon:mercenaries")
EXPORT: Final = VOCABULARY.word("export")
DRAW: Final = VOCABULARY.word("draw")
TRADE_POST: Final = VOCABULARY.word("trade-post")

# Corvid Conspiracy.
PLOT: Final[list[Option]] = VOCABULARY.row("plot", ["bomb", "snare", "extortion", "raid"])
PLACE_PLOT: Final = VOCABULARY.word("place-plot")
TRICK: Final = VOCABULARY.word("trick")
GUESS: Final[list[Option]] = VOCABULARY.row("guess", ["wrong", "right"])
WAS_RAID: Final[list[Option]] = VOCABULARY.row("was", ["no-raid", "raid"])
EXPOSE: Final = VOCABULARY.word("upon:expose")  # what others let a player do in the own turn

# Lord of the Hundreds.
MOOD: Final[list[Option]] = VOCABULARY.row(
    "mood", ["bitter", "grandiose", "jubilant", "lavish", "relentless", "rowdy", "stubborn", "wrathful"]
)
KEEP_ITEM: Final = VOCABULARY.word("keep-item")
REMOVE_ITEM: Final = VOCABULARY.word("remove-item")
LOOT_IT: Final = VOCABULARY.word("loot-it")
ROLL_MOB: Final = VOCABULARY.word("roll-mob")

# Keepers in Iron.
WAYSTATION: Final[list[Option]] = VOCABULARY.row(  # [tile * 2 + side]: the side that is up, then the other
    "waystation",
    ["tablet-jewelry", "jewelry-tablet", "jewelry-figure", "figure-jewelry", "figure-tablet", "tablet-figure"],
)
RELIC: Final[list[Option]] = VOCABULARY.row(  # [type * 4 + value]: face down without a value
    "relic", [f"{name}{value}" for name in ("figure", "tablet", "jewelry") for value in ("", "-1", "-2", "-3")]
)
RETINUE: Final[list[Option]] = VOCABULARY.row("retinue", ["move", "battle-then-delve", "move-or-recover"])
FAITHFUL_RETAINER: Final = VOCABULARY.word("faithful-retainer")
RECOVER_RELICS: Final = VOCABULARY.word("recover")
SHIFT: Final = VOCABULARY.word("shift")

# Vagabond.
CHARACTER: Final[list[Option]] = VOCABULARY.row("character", CHARACTER_IDS)
QUEST: Final[list[Option]] = VOCABULARY.row("quest", QUEST_IDS)
TIRED: Final[list[Option]] = VOCABULARY.row("tired", ITEM_IDS)  # an exhausted item
BROKEN: Final[list[Option]] = VOCABULARY.row("broken", ITEM_IDS)  # a damaged item
TIRED_BROKEN: Final[list[Option]] = VOCABULARY.row("tired-broken", ITEM_IDS)  # exhausted and damaged
EXPLORE: Final = VOCABULARY.word("explore")
AID: Final = VOCABULARY.word("aid")
DO_QUEST: Final = VOCABULARY.word("do-quest")
STRIKE: Final = VOCABULARY.word("strike")
REPAIR: Final = VOCABULARY.word("repair")
SPECIAL: Final = VOCABULARY.word("special")
DRAW_TWO: Final = VOCABULARY.word("draw-two")
SCORE_QUESTS: Final = VOCABULARY.word("score-quests")
SWIFT_STRIKE: Final = VOCABULARY.word("swift-strike")

# Hirelings.
HIRELING: Final[list[Option]] = VOCABULARY.row("hireling", HIRELING_IDS)  # a card, whichever side is up
HIRE: Final[list[Option]] = VOCABULARY.row("hire", FACTION_IDS[PLAYER_FACTIONS:])  # what a hireling lets a player do
GIVE_ITEM: Final = VOCABULARY.word("hire:give-item")
CONTROL_FACES: Final[list[list[int]]] = [
    face for place, face in enumerate(CONTROL_DIE) if face not in CONTROL_DIE[:place]
]
CONTROL: Final[list[Option]] = VOCABULARY.row("control", [f"{gold}-{red}" for gold, red in CONTROL_FACES])
PLACE: Final = VOCABULARY.word("place")
REMOVE: Final = VOCABULARY.word("remove")
DIG: Final = VOCABULARY.word("dig")
ROB: Final = VOCABULARY.word("rob")
ROAD: Final[list[Option]] = VOCABULARY.numbers("road", 0, 23)  # a path by its place on the map, the closed ones last
