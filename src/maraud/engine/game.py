"""What the engine asks of a game."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from maraud.engine.errors import BadOption, BadSeats, Refused, shown
from maraud.engine.flow import Ask, Flow
from maraud.engine.phrases import Fact, Phrasebook
from maraud.engine.rng import Rng
from maraud.engine.state import State
from maraud.engine.vocabulary import Option, Vocabulary

S = TypeVar("S", bound=State)
Value = bool | int | str


class Setting:
    """An option of a table: its name, its default, what it may be, and the rule it decides.

    A `choice` has its values, a `number` its lowest and highest value, a `bool` neither.
    """

    def __init__(
        self,
        name: str,
        default: Value,
        rule: str,
        text: str,
        choices: tuple[str, ...] = (),
        low: int = 0,
        high: int = 0,
    ) -> None:
        self.name: Final = name
        self.default: Final = default
        self.rule: Final = rule
        self.text: Final = text
        self.choices: Final = choices
        self.low: Final = low
        self.high: Final = high

    @property
    def kind(self) -> str:
        """`bool`, `choice` or `number`."""
        return "choice" if self.choices else "bool" if isinstance(self.default, bool) else "number"

    def read(self, given: Any) -> Value:
        """The value meant by `given`, which may be text from a command line. Raises BadOption."""
        if self.kind == "choice":
            if isinstance(given, str) and given in self.choices:
                return given
            raise BadOption(f"Option {self.name} is one of {', '.join(self.choices)}, not {shown(str(given))}.")
        if self.kind == "bool":
            if isinstance(given, bool):
                return given
            if isinstance(given, str) and given.lower() in ("true", "false"):
                return given.lower() == "true"
            raise BadOption(f"Option {self.name} is true or false, not {shown(str(given))}.")
        number = self._number(given)
        if number is None or not self.low <= number <= self.high:
            raise BadOption(
                f"Option {self.name} is a whole number from {self.low} to {self.high}, not {shown(str(given))}."
            )
        return number

    def _number(self, given: Any) -> int | None:
        if isinstance(given, int):
            return None if isinstance(given, bool) else given
        if not isinstance(given, str):
            return None
        digits = given.removeprefix("-")
        return int(given) if digits.isascii() and digits.isdigit() and len(digits) < 10 else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game. A game says where it starts and what comes next; the table runs it.

    A subclass sets the attributes in `__init__`: the compiled engine does not see those of a class body.
    """

    name: str
    title: str
    blurb: str  # one sentence for the home page
    edition: str
    version: int  # of our rules: records name it
    least_seats: int
    most_seats: int
    settings: list[Setting]
    vocabulary: Vocabulary
    phrases: Phrasebook
    most_decisions: int  # a game longer than this is a fault of the rules
    usual_seats: int = 0  # at a table that is measured; 0 for the least
    play_out: int = 200  # decisions after which a search stops playing a world out and evaluates it
    curiosity: float = 1.0  # of a search: less where good and bad choices lie close together by `evaluate`
    play_out_turns: int = 0  # or the turns it may begin meanwhile, by `turn_of`; 0 where it does not count them

    def start(self, seats: int, options: dict[str, Value]) -> S:
        """The state before the first step. The options are complete."""
        raise NotImplementedError

    def remark(self, seats: int, options: dict[str, Value]) -> str:
        """What players should know of such a table before it begins, in one sentence. The default: nothing."""
        return ""

    def step(self, s: S) -> Flow[None]:
        """What comes next, read from the state alone. Run again and again until there is a result."""
        raise NotImplementedError

    def view(self, s: S, seat: int) -> dict[str, Any]:
        """What a seat (-1: a spectator) may know, built up from the state.

        Plain JSON data that shares nothing with the state.
        """
        raise NotImplementedError

    def redeal(self, s: S, seat: int, rng: Rng) -> None:
        """Change in place all that the seat cannot know, and nothing else. The default: nothing is hidden."""

    def score(self, s: S, seat: int) -> float:
        """The seat's points: final when there is a result."""
        raise NotImplementedError

    def score_parts(self, s: S, seat: int) -> list[tuple[str, str, float]]:
        """The points as parts: label, rule id, points. They add up to the score."""
        raise NotImplementedError

    def role(self, s: S, seat: int) -> str:
        """What the seat plays where seats are not alike, such as its faction; else nothing."""
        return ""

    def outcome(self, s: S) -> str:
        """How the game ended, in one sentence."""
        raise NotImplementedError

    def pieces(self, s: S) -> dict[str, int]:
        """How many pieces of each sort there are in all places together: the same after every move."""
        raise NotImplementedError

    def check(self, s: S) -> str:
        """What is wrong with a state that came from outside, in one sentence; empty if it is sound."""
        return ""

    def give_up(self, s: S, seat: int) -> None:
        """End the game for a seat. The default: it may not."""
        raise Refused("This game cannot be given up.")

    def advise(self, s: S, ask: Ask, rng: Rng) -> Option:
        """A good choice by rules of thumb that use only what the asked seat knows. The default: any."""
        return rng.choice(ask.options)

    def evaluate(self, s: S, seat: int) -> float:
        """How good the state is for a seat, from 0 to 1, for a search that must stop early."""
        return s.result[seat] if s.result else 0.5

    def turn_of(self, s: S) -> int:
        """Which turn it is, of all players together, for a search that compares how turns end."""
        return 0

    def label(self, option: Option) -> str:
        """The option in words for people."""
        return option.name.replace("-", " ").replace("_", " ").capitalize()

    def choice_label(self, s: S, ask: Ask, option: Option) -> str:
        """The option as an answer to this ask, in words. The default: its label."""
        return self.label(option)

    def choice_hint(self, s: S, ask: Ask, option: Option) -> str:
        """What the option would do, in a few words. The default: nothing."""
        return ""

    def element(self, s: S, option: Option) -> str:
        """The element of the board that stands for the option."""
        return option.text

    def is_end(self, ask: Ask, option: Option) -> bool:
        """Whether the option ends the turn: it is drawn as a button of its own."""
        return False

    def complete(self, given: dict[str, Any]) -> dict[str, Value]:
        """All options of a table: those given, checked, and the defaults. Raises BadOption."""
        complete = {setting.name: setting.default for setting in self.settings}
        for name in given:
            if name not in complete:
                names = ", ".join(complete) or "none"
                raise BadOption(f"{self.title} has no option {shown(name, 'without a name')}; its options: {names}.")
        for setting in self.settings:
            if setting.name in given:
                complete[setting.name] = setting.read(given[setting.name])
        return complete

    def check_seats(self, seats: int) -> None:
        """Raises BadSeats for a number of seats that the game cannot have."""
        if not self.least_seats <= seats <= self.most_seats:
            low, high = self.least_seats, self.most_seats
            wanted = f"{low}" if low == high else f"{low} to {high}"
            raise BadSeats(f"{self.title} is for {wanted} player{'' if high == 1 else 's'}, not {seats}.")

    def say(self, text: str, facts: tuple[Fact, ...], names: list[str]) -> str:
        """A phrase with its facts filled in; seats by the names of those who sit there."""
        return text.format(*[self._fact(fact, names) for fact in facts])

    def _fact(self, fact: Fact, names: list[str]) -> str:
        if isinstance(fact, int):
            return str(fact)
        if fact.kind == "seat":
            return names[fact.value] if fact.value < len(names) else f"Seat {fact.value + 1}"
        return self.label(fact)
