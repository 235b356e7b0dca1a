"""Raiders of the Lost Ark (1982): the game as the engine knows it."""

from __future__ import annotations

from typing import Any, Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.game import Game, Setting, Value
from maraud.engine.rng import Rng
from maraud.engine.vocabulary import PASS, Option
from maraud.games.raiders import advice, view
from maraud.games.raiders.board import (
    CAUGHT,
    COLORS,
    CORNER,
    GROUPS,
    KIND,
    STARTS,
    TRACK,
    card_name,
)
from maraud.games.raiders.fight import fights
from maraud.games.raiders.memory import visible
from maraud.games.raiders.options import CALL_RAID, CARD, LOOK, MIXED, OF_ONE_COLOR, PLACE, TAKE, VOCABULARY
from maraud.games.raiders.setting_up import set_up
from maraud.games.raiders.soundness import check
from maraud.games.raiders.state import (
    FIGHTS,
    NOTHING,
    TURN,
    UNSEEN,
    Options,
    Raiders,
    start,
)
from maraud.games.raiders.turn import turn
from maraud.games.raiders.winning import most_of_a_color
from maraud.games.raiders.words import PHRASES

SETTINGS: Final = [
    Setting("hazard_caught", "1,2,3", "RAI-E1", "The spins that catch you at a HAZARD.", tuple(CAUGHT)),
    Setting("start_space", "opposite", "RAI-E2", "Where two players start.", tuple(STARTS)),
    Setting(
        "first_player", "random", "RAI-E3", "Who goes first: a seat, or by chance.", ("random", "1", "2", "3", "4")
    ),
    Setting("raid_commit", False, "RAI-E4", "A raider lists all cards before the first is turned up."),
    Setting("fight_after_action", True, "RAI-E6", "You may fight even where the space ended your turn."),
    Setting("fight_tie_ends_turn", True, "RAI-E8", "A tied fight ends the turn, whoever else stands there."),
    Setting("go_anywhere_chain", False, "RAI-E9", "From one GO ANYWHERE you may go to another, once a turn."),
    Setting("max_turns", 1000, "RAI-E17", "After so many turns the game is a draw.", low=1, high=5000),
    Setting("assist_memory", False, "RAI-50", "Everybody is shown all that they have seen."),
]
PLAIN: Final = {
    TAKE: "Take a card",
    LOOK: "Look at a card",
    CALL_RAID: "Go on a raid",
    MIXED: "not in one color",
    OF_ONE_COLOR: "in one color",
}
DECLINED: Final = {
    "trap": "No trap",
    "fight": "No fight: end the turn",
    "aim": "Enough: end the raid",
    "list": "Enough: turn them up",
    "safe": "No look",
}


class RaidersGame(Game[Raiders]):
    """The rules of the game."""

    def __init__(self) -> None:
        self.name = "raiders"
        self.title = "Raiders of the Lost Ark"
        self.blurb = (
            "A race round the board for four clues of one color: remember where they went, then trap, fight and raid."
        )
        self.edition = "1982"
        self.version = 1
        self.least_seats = 2  # RAI-2
        self.most_seats = 4
        self.settings = SETTINGS
        self.vocabulary = VOCABULARY
        self.phrases = PHRASES
        self.most_decisions = 50_000

    def start(self, seats: int, options: dict[str, Value]) -> Raiders:
        return start(Options(seats, options))

    def step(self, s: Raiders) -> Flow[None]:
        """RAI-8, RAI-10 Set-up, then turns: spin and move, follow the space, perhaps fight."""
        if s.phase == TURN:
            return turn(s)
        return fights(s) if s.phase == FIGHTS else set_up(s)

    def view(self, s: Raiders, seat: int) -> dict[str, Any]:
        return view.view(s, seat)

    def redeal(self, s: Raiders, seat: int, rng: Rng) -> None:
        view.redeal(s, seat, rng)

    def score(self, s: Raiders, seat: int) -> float:
        return float(most_of_a_color(s, seat))

    def score_parts(self, s: Raiders, seat: int) -> list[tuple[str, str, float]]:
        return [("Groups in one color", "RAI-1", self.score(s, seat))]

    def outcome(self, s: Raiders) -> str:
        return "Nobody found the four: a draw." if s.winner == NOTHING else "The four clues of one color are found."

    def pieces(self, s: Raiders) -> dict[str, int]:
        """RAI-B1 In each group four cards, and no color twice."""
        counts = {}
        for group, name in enumerate(GROUPS):
            colors = s.color[group * 4 : group * 4 + 4]
            unseen = colors.count(UNSEEN)
            counts[name] = unseen + len({color for color in colors if color != UNSEEN})
            counts[f"{name} in places"] = sum([0 <= place < len(PLACE) for place in s.place[group * 4 : group * 4 + 4]])
        return counts

    def check(self, s: Raiders) -> str:
        return check(s)

    def advise(self, s: Raiders, ask: Ask, rng: Rng) -> Option:
        return advice.advise(s, ask, rng)

    def evaluate(self, s: Raiders, seat: int) -> float:
        return advice.evaluate(s, seat)

    def label(self, option: Option) -> str:
        if option.kind == "space":
            return space_label(option.value)
        if option.kind == "card":
            return card_name(option.value)
        if option.kind == "group":
            return GROUPS[option.value]
        if option.kind == "request":
            seat, group = divmod(option.value - len(CARD), len(GROUPS))
            return f"Ask seat {seat + 1} for a {GROUPS[group]} card"
        if option.kind == "seat":
            return f"Seat {option.value + 1}"
        return PLAIN.get(option, "Neither" if option is PASS else option.name)

    def choice_label(self, s: Raiders, ask: Ask, option: Option) -> str:
        if option.kind == "card":
            color = visible(s, ask.seat)[option.value]
            shown = "" if color == UNSEEN else f", {COLORS[color]}"
            place = PLACE[s.place[option.value]]
            where = self.label(place).replace("Seat", "seat")
            is_own = place.kind == "seat" and place.value == ask.seat
            return f"{card_name(option.value)}{shown}{'' if is_own else f' ({where})'}"
        if option is PASS:
            return DECLINED.get(ask.prompt.key, "Neither")
        return self.label(option)

    def element(self, s: Raiders, option: Option) -> str:
        if option in (TAKE, LOOK, CALL_RAID, PASS):
            return ""
        return option.text

    def is_end(self, ask: Ask, option: Option) -> bool:
        return option is PASS


def space_label(space: int) -> str:
    """A space in words: corners by their group, others with their number, counted from the first corner."""
    return f"{TRACK[space]} corner" if KIND[space] == CORNER else f"{TRACK[space]}, space {space}"


GAME: Final = RaidersGame()
