"""The engine: runs any game whose rules are generators. It knows no game, no network and no clock."""

from maraud.engine.dice import Dice, RandomDice, ScriptedDice, SeededDice
from maraud.engine.errors import (
    BadOption,
    BadSeats,
    Fault,
    PositionError,
    RecordError,
    Refused,
    RuleFailed,
    UnknownGame,
)
from maraud.engine.events import Event
from maraud.engine.flow import Ask, Chance, Flow, Over, Step, together
from maraud.engine.game import Game, Setting
from maraud.engine.menu import Menu
from maraud.engine.moves import CHANCE, SPECTATOR, Move
from maraud.engine.phrases import EventKind, Phrase, Phrasebook, Prompt, Reason
from maraud.engine.rng import Rng
from maraud.engine.seat import Seat
from maraud.engine.state import NOBODY, OWNER, PUBLIC, Field, State
from maraud.engine.table import Table
from maraud.engine.vocabulary import GIVE_UP, PASS, SEATS, Option, Vocabulary

__all__ = [
    "CHANCE",
    "GIVE_UP",
    "NOBODY",
    "OWNER",
    "PASS",
    "PUBLIC",
    "SEATS",
    "SPECTATOR",
    "Ask",
    "BadOption",
    "BadSeats",
    "Chance",
    "Dice",
    "Event",
    "EventKind",
    "Fault",
    "Field",
    "Flow",
    "Game",
    "Menu",
    "Move",
    "Option",
    "Over",
    "Phrase",
    "Phrasebook",
    "PositionError",
    "Prompt",
    "RandomDice",
    "Reason",
    "RecordError",
    "Refused",
    "Rng",
    "RuleFailed",
    "ScriptedDice",
    "Seat",
    "SeededDice",
    "Setting",
    "State",
    "Step",
    "Table",
    "UnknownGame",
    "Vocabulary",
    "together",
]
