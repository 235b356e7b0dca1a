"""The words of Marooned!: where to go, what to flip, which card."""

from __future__ import annotations

from typing import Final

from maraud.engine.vocabulary import Option, Vocabulary
from maraud.games.marooned.cards import CARD_IDS, CORNERS, FACE_IDS

DIRECTIONS: Final = ["north", "east", "south", "west"]

VOCABULARY: Final = Vocabulary()
GO: Final[list[Option]] = VOCABULARY.row("go", DIRECTIONS)  # the turn's move
ALSO: Final[list[Option]] = VOCABULARY.row("also", DIRECTIONS)  # the extra space of the Compass
FLIP: Final[list[Option]] = VOCABULARY.row("flip", CARD_IDS)
FLIP_MAPS: Final[Option] = VOCABULARY.word("flip:maps")
CARD: Final[list[Option]] = VOCABULARY.row("card", CARD_IDS)
FACE: Final[list[Option]] = VOCABULARY.row("face", FACE_IDS)
CORNER: Final[list[Option]] = VOCABULARY.row("corner", CORNERS)
