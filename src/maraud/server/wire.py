"""What goes over the wire: the messages of docs/protocol.md, name by name."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeVar

import msgspec

from maraud.engine.game import Value
from maraud.server.faults import BadRequest
from maraud.server.names import one_line

T = TypeVar("T")

MOST_BYTES: Final = 64 * 1024  # of one request or message


class Message(msgspec.Struct, forbid_unknown_fields=True):
    """Base of what clients send."""


class NewSeat(Message):
    player: str
    name: str = ""


class NewTable(Message):
    game: str
    seats: list[NewSeat]
    options: dict[str, Value] = {}
    watching: bool = True


class Join(Message):
    seat: int
    name: str = ""
    key: str = ""


class Hello(Message, tag="hello"):
    token: str | None = None


class Choose(Message, tag="choose"):
    asked: int
    option: str


class Undo(Message, tag="undo"):
    seq: int
    to: int


class GiveUp(Message, tag="give-up"):
    seq: int


class Say(Message, tag="say"):
    text: str


class Propose(Message, tag="propose"):
    what: Literal["undo", "bot"]
    to: int = -1
    seat: int = -1
    player: str = ""


class Answer(Message, tag="answer"):
    proposal: str
    agree: bool


class SetWatching(Message, tag="set-watching"):
    watching: bool


class Return(Message, tag="return"):
    pass


Move = Choose | Undo | GiveUp
Command = Move | Say | Propose | Answer | SetWatching | Return
FromClient = Hello | Choose | Undo | GiveUp | Say | Propose | Answer | SetWatching | Return


class Setting(msgspec.Struct):
    name: str
    kind: str
    default: Value
    choices: list[str]
    low: int | None
    high: int | None
    rule: str
    text: str


class PlayerKind(msgspec.Struct):
    name: str
    text: str


class GameCard(msgspec.Struct):
    """`Game` in the protocol: one game of the home page."""

    name: str
    title: str
    blurb: str
    seats: tuple[int, int]
    settings: list[Setting]
    players: list[PlayerKind]


class Opinion(msgspec.Struct, omit_defaults=True):
    """What there is to say of a table before it is opened: why it cannot be, or what its players should know."""

    refused: str = ""
    remark: str = ""


class SeatKey(msgspec.Struct):
    seat: int
    token: str


class Opened(msgspec.Struct):
    table: str
    seats: list[SeatKey]
    watch: str
    invite: str | None


class Seated(msgspec.Struct):
    """A seat at the next table."""

    table: str
    seat: int
    token: str


class Seat(msgspec.Struct):
    seat: int
    name: str
    player: str
    online: bool
    result: float | None


class Prompt(msgspec.Struct):
    key: str
    text: str
    rule: str
    hint: str
    about: list[str]


class Offer(msgspec.Struct):
    option: str
    label: str
    element: str
    hint: str
    kind: str


class NotOffered(msgspec.Struct):
    option: str
    label: str
    element: str
    text: str
    rule: str


class Ask(msgspec.Struct):
    asked: int
    prompt: Prompt
    options: list[Offer]
    refused: list[NotOffered]


class Waiting(msgspec.Struct):
    seat: int
    text: str


class Event(msgspec.Struct):
    n: int
    seq: int
    seat: int | None
    kind: str
    rule: str
    text: str
    facts: list[str | int]


class UndoPlaces(msgspec.Struct):
    choice: int
    action: int
    turn: int


class Part(msgspec.Struct):
    label: str
    rule: str
    points: float


class Over(msgspec.Struct):
    won: list[bool]
    scores: list[float]
    parts: list[list[Part]]
    text: str


class Proposal(msgspec.Struct):
    proposal: str
    what: str
    seat: int
    text: str
    agreed: list[int]
    waiting_for: list[int]


class ChatLine(msgspec.Struct):
    n: int
    seat: int
    name: str
    text: str
    at: int


class State(msgspec.Struct, tag="state"):
    table: str
    game: str
    seq: int
    you: int
    options: dict[str, Value]
    seats: list[Seat]
    view: dict[str, Any]
    ask: Ask | None
    waiting: list[Waiting]
    events_from: int
    events: list[msgspec.Raw]
    undo: UndoPlaces | None
    over: Over | None
    commitment: str
    seed: str | None
    since: int | None
    invite: str | None
    watching: bool
    proposals: list[Proposal]
    chat_from: int
    chat: list[ChatLine]
    rematch: bool


class Refusal(msgspec.Struct, tag="refused"):
    text: str
    rule: str
    state: State


class Chosen(msgspec.Struct):
    option: str
    label: str


class Frame(msgspec.Struct):
    seq: int
    view: dict[str, Any]
    prompt: str
    events: list[msgspec.Raw]
    chosen: Chosen | None


class Frames(msgspec.Struct):
    frames: list[msgspec.Raw]


class ErrorMessage(msgspec.Struct, tag="error"):
    error: str


class Fault(msgspec.Struct):
    error: str


encode: Final = msgspec.json.Encoder().encode


def raw(thing: Any) -> msgspec.Raw:
    """JSON made once, to be put into messages again and again."""
    return msgspec.Raw(encode(thing))


_from_client: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


def read(data: str | bytes, kind: type[T]) -> T:
    """A message of this kind from JSON. Raises BadRequest in one sentence."""
    return _read(data, msgspec.json.Decoder(kind))


def read_message(data: str) -> FromClient:
    """Any message of a client from JSON. Raises BadRequest in one sentence."""
    return _read(data, _from_client)


def _read(data: str | bytes, decoder: msgspec.json.Decoder[T]) -> T:
    try:
        return decoder.decode(data)
    except (msgspec.ValidationError, UnicodeError) as error:
        raise BadRequest(f"The message cannot be read: {short(str(error))}.") from error
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRequest("The message is not JSON.") from error


def short(text: str, most: int = 300) -> str:
    """The text as one line, cut where it is too long to be shown: what was typed may stand in it."""
    text = one_line(text)
    return text if len(text) <= most else text[:most] + "…"
