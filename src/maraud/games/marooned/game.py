"""Marooned!, a solo game of survival by Mark Tuck: the game as the engine knows it."""

from __future__ import annotations

from typing import Any, Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.game import Game, Setting, Value
from maraud.engine.rng import Rng
from maraud.engine.vocabulary import PASS, Option
from maraud.games.marooned.advice import advise
from maraud.games.marooned.cards import CARD_IDS, FACE_NAMES, MAP_COLUMN
from maraud.games.marooned.check import check
from maraud.games.marooned.flipping import flip_and_sail
from maraud.games.marooned.moving import first_card, move
from maraud.games.marooned.options import FLIP_MAPS, VOCABULARY
from maraud.games.marooned.outlook import evaluate
from maraud.games.marooned.scoring import score, victory_points
from maraud.games.marooned.state import (
    FIRST_CARD,
    GIVEN_UP,
    MOVE,
    NEIGHBORS,
    NOWHERE,
    RESCUED,
    Marooned,
    Options,
    cards_placed,
    column,
    row,
    start,
)
from maraud.games.marooned.view import view
from maraud.games.marooned.words import GAVE_UP, PHRASES

SETTINGS: Final = [
    Setting("first_card_is_turn", True, "MOO-E1", "The first card is turn 1 and costs Health."),
    Setting("cost_before_effects", False, "MOO-E3", "The turn's Health is paid before a card's effects."),
    Setting("death_check", "immediate", "MOO-E4", "When Health 0 ends the game.", ("immediate", "after-step-2")),
    Setting("mirage_distance", "steps", "MOO-E6", "How the furthest card is measured.", ("steps", "straight")),
    Setting("storm_before_mirage", True, "MOO-E7", "If Mirage is the 13th card, Storm flips before the swap."),
    Setting("reflip_heart", True, "MOO-E9", "A card flipped again after a Tornado gives its heart again."),
    Setting("rescue_on_flip", False, "MOO-E14", "A signal made beside a standing ship is seen at once."),
    Setting("serpent_moves_standing_ship", False, "MOO-E15", "A Sea Serpent drives on a ship that stands beside it."),
    Setting("beacon_counts_as_high_ground", False, "MOO-E19", "A Lit Beacon still counts as Higher Ground."),
    Setting("ship_moves_at_once", False, "MOO-E26", "A ship moves in the turn in which it is placed."),
]
OUTCOMES: Final = ["", "Rescued!", "Lost: the island keeps you.", "You gave up."]


class MaroonedGame(Game[Marooned]):
    """The rules of Marooned!."""

    def __init__(self) -> None:
        self.name = "marooned"
        self.title = "Marooned!"
        self.blurb = "Alone on an island that you uncover card by card: be seen by a ship before your Health is gone."
        self.edition = "2015"
        self.version = 1
        self.least_seats = 1
        self.most_seats = 1
        self.settings = SETTINGS
        self.vocabulary = VOCABULARY
        self.phrases = PHRASES
        self.most_decisions = 200
        self.play_out = 16

    def start(self, seats: int, options: dict[str, Value]) -> Marooned:
        return start(Options(options))

    def step(self, s: Marooned) -> Flow[None]:
        """MOO-6 The first card, then turns: move and pay, then flip and sail."""
        if s.phase == MOVE:
            return move(s)
        if s.phase == FIRST_CARD:
            return first_card(s)
        return flip_and_sail(s)

    def view(self, s: Marooned, seat: int) -> dict[str, Any]:
        return view(s)

    def score(self, s: Marooned, seat: int) -> float:
        return float(score(s))

    def score_parts(self, s: Marooned, seat: int) -> list[tuple[str, str, float]]:
        if s.outcome != RESCUED:
            return []
        return [
            ("Victory points", "MOO-37", float(victory_points(s))),
            ("Health left", "MOO-37", float(s.health)),
            ("Cards placed, by fours", "MOO-38", float(cards_placed(s) // 4)),
        ]

    def outcome(self, s: Marooned) -> str:
        return OUTCOMES[s.outcome]

    def pieces(self, s: Marooned) -> dict[str, int]:
        """MOO-1 Sixteen island cards, each in the deck or on one square."""
        return {
            "cards": sum(s.deck) + len(s.order),
            "squares taken": sum(card != NOWHERE for card in s.at) - len(s.order),
            "squares right": sum(s.at[s.place[card]] == card for card in s.order) - len(s.order),
        }

    def check(self, s: Marooned) -> str:
        return check(s)

    def give_up(self, s: Marooned, seat: int) -> None:
        """MOO-E25 The player may stop at any time."""
        s.outcome, s.result = GIVEN_UP, [0.0]
        s.tell(GAVE_UP)

    def advise(self, s: Marooned, ask: Ask, rng: Rng) -> Option:
        return advise(s, ask, rng)

    def evaluate(self, s: Marooned, seat: int) -> float:
        return evaluate(s)

    def label(self, option: Option) -> str:
        if option.kind == "card":
            return FACE_NAMES[option.value * 2]
        if option.kind == "face":
            return FACE_NAMES[option.value]
        if option is PASS:
            return "No"
        return option.name.replace("_", " ")

    def choice_label(self, s: Marooned, ask: Ask, option: Option) -> str:
        if option.kind in ("go", "also"):
            lead = option.name.capitalize() if option.kind == "go" else f"Compass, {option.name}"
            card = s.at[NEIGHBORS[s.player][option.value]]
            return f"{lead}: a new card" if card == NOWHERE else f"{lead}: {FACE_NAMES[card * 2 + s.side[card]]}"
        if option is FLIP_MAPS:
            return "Dig: both map halves become Treasure and Rum"
        if option.kind == "flip":
            return f"{FACE_NAMES[option.value * 2]} becomes {FACE_NAMES[option.value * 2 + 1]}"
        if option is PASS:
            return "No, stay here" if ask.prompt.key == "extra" else "No, flip nothing"
        return self.label(option)

    def element(self, s: Marooned, option: Option) -> str:
        if option.kind in ("go", "also"):
            square = NEIGHBORS[s.player][option.value]
            return f"square:{row(square)}:{column(square)}" if square != NOWHERE else ""
        if option is FLIP_MAPS:
            return f"card:{CARD_IDS[MAP_COLUMN]}"
        if option.kind == "flip":
            return f"card:{CARD_IDS[option.value]}"
        return option.text if option.kind == "card" else ""

    def is_end(self, ask: Ask, option: Option) -> bool:
        return option is PASS


GAME: Final = MaroonedGame()
