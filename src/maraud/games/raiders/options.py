"""The words of the game: what to do, which card, which color, where to."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Chance
from maraud.engine.vocabulary import SEATS, Option, Vocabulary
from maraud.games.raiders.board import CARDS, COLORS, GROUPS, OF_A_KIND, SPACES, SPINNER, card_name, slug

MOST_PLAYERS: Final = 4

VOCABULARY: Final = Vocabulary()
TAKE: Final[Option] = VOCABULARY.word("take")
LOOK: Final[Option] = VOCABULARY.word("look")
CALL_RAID: Final[Option] = VOCABULARY.word("raid")
CARD: Final[list[Option]] = VOCABULARY.row("card", [slug(card_name(card)) for card in CARDS])
COLOR: Final[list[Option]] = VOCABULARY.row("color", COLORS)
GROUP: Final[list[Option]] = VOCABULARY.row("group", [slug(group) for group in GROUPS])
SPACE: Final[list[Option]] = VOCABULARY.row("space", [str(space) for space in range(SPACES)])
PIPS: Final[list[Option]] = [VOCABULARY.word(f"pip:{pip}", pip) for pip in SPINNER]

# The request to an opponent (RAI-35). As an aim of a raid it stands beside the cards: its value follows theirs.
REQUEST: Final[list[Option]] = [
    VOCABULARY.word(f"request:{seat}:{slug(GROUPS[group])}", len(CARDS) + seat * OF_A_KIND + group)
    for seat in range(MOST_PLAYERS)
    for group in range(OF_A_KIND)
]
NO_SUCH_CARD: Final[Option] = VOCABULARY.word("no-such-card", -1)
MIXED, OF_ONE_COLOR = VOCABULARY.row("four", ["mixed", "of-one-color"])  # what the four groups of a player are

PLACE: Final[list[Option]] = [*SPACE, *SEATS[:MOST_PLAYERS]]  # where a card lies: a space, or before a seat
SPIN: Final = Chance(PIPS)
