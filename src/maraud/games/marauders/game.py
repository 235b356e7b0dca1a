"""Marauders: the game as the engine knows it."""

from __future__ import annotations

from typing import Any, Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.game import Game, Setting, Value
from maraud.engine.phrases import Fact
from maraud.engine.rng import Rng
from maraud.engine.vocabulary import Option
from maraud.games.marauders import advice, checks, labels, prospects
from maraud.games.marauders.alliances import answer_alliance, strike
from maraud.games.marauders.offers import answer, compose
from maraud.games.marauders.opening import choose_first_player, deal_and_look, open_first_chests, trade_keys
from maraud.games.marauders.options import DONE, END_TURN, VOCABULARY
from maraud.games.marauders.pacts import seal
from maraud.games.marauders.redeal import redeal
from maraud.games.marauders.rolling import roll
from maraud.games.marauders.scouts import walk
from maraud.games.marauders.setup import choose_port, lay_out
from maraud.games.marauders.state import (
    ACTING,
    ALLYING,
    ANSWERING,
    COMPOSING,
    DEALING,
    FIRST_CHESTS,
    FIRST_PLAYER,
    KEY_TRADES,
    LAYING,
    PAYING,
    PORT_CHOICE,
    ROLLING,
    SEALING,
    WALKING,
    Marauders,
    Options,
    start,
)
from maraud.games.marauders.turn import act
from maraud.games.marauders.vault import pay_one_of_five
from maraud.games.marauders.view import view
from maraud.games.marauders.words import PHRASES

SETTINGS: Final = [
    Setting("layout", "random", "MAR-3", "How the island is laid out.", ("random", "beginner")),
    Setting("port_order", "random", "MAR-E4", "Who chooses a home port first.", ("random", "seat")),
    Setting("choose_ports", True, "MAR-E48", "Home ports are chosen; else they are assigned."),
    Setting("first_tie", "reroll", "MAR-E5", "How a tie for the first turn is broken.", ("reroll", "seat")),
    Setting("setup_trades", True, "MAR-E6", "Keys may be traded before the first chests are opened."),
    Setting("must_open", False, "MAR-E8", "In the opening a key that fits must be used."),
    Setting("wild_on", "doubles", "MAR-E10", "When the Wild chest gives jewels.", ("doubles", "always")),
    Setting("cart_on_doubles", True, "MAR-E11", "A Mine Cart gives its jewel on two equal jewels too."),
    Setting("quake_reroll_marauders", False, "MAR-E13", "Marauders in an earthquake's roll are rolled again."),
    Setting(
        "quake_cart", "discard", "MAR-E16", "Where an earthquake leaves the chest's Mine Cart.", ("discard", "move")
    ),
    Setting("horse_with_key", True, "MAR-E18", "A Horse works in a turn in which a key card was taken."),
    Setting("scout_start", "home", "MAR-E21", "Where the scouts start.", ("home", "sea")),
    Setting("x_entry", "ready_only", "MAR-E26", "Who may enter an x.", ("ready_only", "open")),
    Setting("open_stash", False, "MAR-E29", "All see which card is stashed."),
    Setting("max_turns", 1000, "MAR-E43", "After so many turns nobody has won.", low=1, high=1000),
    Setting("assist_memory", True, "MAR-E44", "The table shows what a player has seen under chests."),
    Setting("chest_cross_cost", 1, "MAR-E47", "Spaces that crossing an own chest costs.", low=0, high=1),
    Setting("open_trades", True, "MAR-E52", "All see what a trade between players moves."),
    Setting("max_offers", 6, "MAR-E56", "How many offers can be made in a turn.", low=0, high=50),
]


class MaraudersGame(Game[Marauders]):
    """The rules of Marauders."""

    def __init__(self) -> None:
        self.name = "marauders"
        self.title = "Marauders"
        self.blurb = "Scouts, chests and jewels, clues to one buried artifact, and bargains that may be kept or not."
        self.edition = "1st edition"
        self.version = 2
        self.least_seats = 2  # MAR-E1
        self.most_seats = 4
        self.settings = SETTINGS
        self.vocabulary = VOCABULARY
        self.phrases = PHRASES
        self.most_decisions = 100_000
        self.play_out = 60
        self.play_out_turns = 1
        self.curiosity = 0.3

    def start(self, seats: int, options: dict[str, Value]) -> Marauders:
        return start(seats, Options(options))

    def step(self, s: Marauders) -> Flow[None]:
        """MAR-31 What comes next, by phase."""
        phase = s.phase
        if phase == ACTING:
            return act(s)
        if phase == WALKING:
            return walk(s)
        if phase == COMPOSING:
            return compose(s)
        if phase == ANSWERING:
            return answer(s)
        if phase == ROLLING:
            return roll(s)
        if phase == PAYING:
            return pay_one_of_five(s)
        if phase == SEALING:
            return seal(s)
        if phase == ALLYING:
            return answer_alliance(s)
        return self.opening(s, phase) if phase <= FIRST_PLAYER else strike(s)

    def opening(self, s: Marauders, phase: int) -> Flow[None]:
        """Set-up and opening."""
        if phase == LAYING:
            return lay_out(s)
        if phase == PORT_CHOICE:
            return choose_port(s)
        if phase == DEALING:
            return deal_and_look(s)
        if phase == KEY_TRADES:
            return trade_keys(s)
        if phase == FIRST_CHESTS:
            return open_first_chests(s)
        return choose_first_player(s)

    def view(self, s: Marauders, seat: int) -> dict[str, Any]:
        return view(s, seat)

    def redeal(self, s: Marauders, seat: int, rng: Rng) -> None:
        redeal(s, seat, rng)

    def score(self, s: Marauders, seat: int) -> float:
        """MAR-21 The artifact, or nothing; half of it nobody has."""
        return 1.0 if s.result and s.result[seat] == 1.0 else 0.0

    def score_parts(self, s: Marauders, seat: int) -> list[tuple[str, str, float]]:
        return [("The artifact", "MAR-21" if 1.0 in s.result else "MAR-E43", self.score(s, seat))] if s.result else []

    def outcome(self, s: Marauders) -> str:
        return "The artifact is found!" if 1.0 in s.result else "The turns are used up: nobody has found the artifact."

    def pieces(self, s: Marauders) -> dict[str, int]:
        return checks.pieces(s)

    def check(self, s: Marauders) -> str:
        return checks.check(s)

    def advise(self, s: Marauders, ask: Ask, rng: Rng) -> Option:
        return advice.advise(s, ask, rng)

    def evaluate(self, s: Marauders, seat: int) -> float:
        return prospects.evaluate(s, seat)

    def turn_of(self, s: Marauders) -> int:
        return s.turn

    def say(self, text: str, facts: tuple[Fact, ...], names: list[str]) -> str:
        return super().say(labels.counted(text, facts), facts, names)

    def label(self, option: Option) -> str:
        return labels.label(option)

    def choice_label(self, s: Marauders, ask: Ask, option: Option) -> str:
        return labels.choice_label(s, ask, option)

    def element(self, s: Marauders, option: Option) -> str:
        return labels.element(s, option)

    def is_end(self, ask: Ask, option: Option) -> bool:
        return option is END_TURN or option is DONE


GAME: Final = MaraudersGame()
