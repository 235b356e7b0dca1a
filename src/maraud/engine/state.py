"""Where everything is. A game's state is a plain class with typed attributes, copied by hand."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from maraud.engine.events import Event
from maraud.engine.phrases import EventKind, Fact

PUBLIC: Final = "public"
OWNER: Final = "owner"  # a list with one entry a seat: each seat sees its own
NOBODY: Final = "nobody"

WHOLE: Final = "whole"  # which lists of a field copies share
ROWS: Final = "rows"


class Field:
    """What an attribute of a state holds, who may see it, and whether copies share its lists.

    `replaced`: WHOLE if its list is never changed in place, nor a list in it; ROWS if only the lists in it never are.
    Who changes such a list puts another in its place.
    """

    def __init__(self, kind: Any, audience: str = PUBLIC, replaced: str = "") -> None:
        self.kind: Final = kind
        self.audience: Final = audience
        self.replaced: Final = replaced


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of all states.

    A subclass annotates its attributes, lists them in FIELDS (all that changes) and SHARED (what copies have in
    common: options, boards) and
    writes `copy` by hand. `result` is empty while the game runs, then one figure a seat: 1 won, 0 lost, ½ a draw.
    """

    FIELDS: ClassVar[dict[str, Field]] = {}
    SHARED: ClassVar[tuple[str, ...]] = ()

    result: list[float]
    log: list[Event] | None
    explain: bool

    def __init__(self) -> None:
        self.log = None  # a table that listens puts its list here
        self.explain = False  # a menu then notes what it refuses

    def copy(self) -> State:
        """An independent copy that nobody listens to."""
        raise NotImplementedError

    def tell(self, kind: EventKind, facts: tuple[Fact, ...] = ()) -> None:
        """Tell everyone what happened."""
        if self.log is not None:
            self.log.append(Event(kind, facts, facts, 0))

    def whisper(self, kind: EventKind, facts: tuple[Fact, ...], to: int, told: tuple[Fact, ...]) -> None:
        """Tell everyone `facts`, and the seats in the bit mask `to` the fuller `told`: with EVERYONE spectators too."""
        if self.log is not None:
            self.log.append(Event(kind, facts, told, to))


def plain(s: State) -> dict[str, Any]:
    """All fields of a state as plain data. The lists are the state's own: do not change them."""
    return {"result": s.result, **{name: getattr(s, name) for name in type(s).FIELDS}}


def is_same(one: State, other: State) -> bool:
    """Whether two states are equal, field by field."""
    return plain(one) == plain(other)
