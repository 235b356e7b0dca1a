"""The words of Marauders: what can be chosen, rolled and drawn."""

from __future__ import annotations

from typing import Final

from maraud.engine.vocabulary import SEATS, Option, Vocabulary
from maraud.games.marauders.box import CHEST_NAMES, CLUE_NAMES, JEWEL_FACES, KEY_FACES, KIND_NAMES, SLOT_NAMES
from maraud.games.marauders.island import CELLS, PORTS, SPACES, SQUARES, TILE_IDS, TURNS, name_of

VOCABULARY: Final = Vocabulary()

# What only chance says.
TILE: Final[list[Option]] = VOCABULARY.row("tile", TILE_IDS)
QUARTER: Final[list[Option]] = VOCABULARY.numbers("turned", 0, TURNS - 1)
CHEST: Final[list[Option]] = VOCABULARY.row("chest", CHEST_NAMES)
FACE: Final[list[Option]] = VOCABULARY.row("face", JEWEL_FACES)
COLOR: Final[list[Option]] = VOCABULARY.row("color", KEY_FACES)

# Things.
CLUE: Final[list[Option]] = VOCABULARY.row("clue", CLUE_NAMES)
CARD: Final[list[Option]] = VOCABULARY.row("card", KIND_NAMES)
WISH: Final[list[Option]] = VOCABULARY.row("wish", KIND_NAMES)  # a card that is not one's own, but wanted
SLOT: Final[list[Option]] = VOCABULARY.row("slot", [f"{name}-clue" for name in SLOT_NAMES])
SPACE: Final[list[Option]] = [VOCABULARY.word(name_of(space), space) for space in range(SPACES)]
PORT: Final[list[Option]] = SPACE[SQUARES : SQUARES + PORTS]
CELL: Final[list[Option]] = VOCABULARY.numbers("cell", 0, CELLS - 1)
SCOUT: Final[list[Option]] = [VOCABULARY.word(f"scout:{number + 1}", number) for number in range(2)]
SORT: Final[list[Option]] = VOCABULARY.row("top", ["key", "jewel", "resource"])  # the top card of a pile

# The opening.
OPEN_AT: Final[list[Option]] = VOCABULARY.numbers("open", 0, CELLS - 1)  # with keys of the chest's own color
PRY_AT: Final[list[Option]] = VOCABULARY.numbers("pry", 0, CELLS - 1)  # with a wooden key
DONE: Final[Option] = VOCABULARY.word("done")

# What a turn is made of.
MOVE: Final[Option] = VOCABULARY.word("move")
STOP: Final[Option] = VOCABULARY.word("stop")
TAKE_KEY: Final[Option] = VOCABULARY.word("take-key")
OPEN: Final[Option] = VOCABULARY.word("open-chest")  # these three are only refused: what can be done is named itself
UNLOCK: Final[Option] = VOCABULARY.word("unlock")
PLAY: Final[Option] = VOCABULARY.word("play")
SHIFT_CART: Final[Option] = VOCABULARY.word("shift-cart")
OFFER: Final[Option] = VOCABULARY.word("offer")
CALL: Final[Option] = VOCABULARY.word("call")
ALLY: Final[Option] = VOCABULARY.word("ally")
STASH: Final[Option] = VOCABULARY.word("stash")
END_TURN: Final[Option] = VOCABULARY.word("end-turn")

# Trading.
THREE_OF: Final[list[Option]] = VOCABULARY.row("three", KIND_NAMES)  # three of a kind for one
FIVE: Final[Option] = VOCABULARY.word("five-for-one")
GIVE: Final[Option] = VOCABULARY.word("give")
WANT: Final[Option] = VOCABULARY.word("want")
GIVE_CLUE: Final[Option] = VOCABULARY.word("give-clue")
WANT_CLUE: Final[Option] = VOCABULARY.word("want-clue")
SEND: Final[Option] = VOCABULARY.word("send")
TAKE_BACK: Final[Option] = VOCABULARY.word("take-back")
ALL: Final[Option] = VOCABULARY.word("everyone")
ACCEPT: Final[Option] = VOCABULARY.word("accept")
REFUSE: Final[Option] = VOCABULARY.word("refuse")
COUNTER: Final[Option] = VOCABULARY.word("counter")

# The two Marauders cards.
HANDSHAKE: Final[Option] = VOCABULARY.word("lay:handshake")
MARAUDER: Final[Option] = VOCABULARY.word("lay:marauder")
FACES: Final[list[Option]] = [HANDSHAKE, MARAUDER]

SEAT: Final[list[Option]] = SEATS
