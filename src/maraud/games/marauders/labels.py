"""Options in words, and the elements of the board that stand for them."""

from __future__ import annotations

import re
from typing import Final

from maraud.engine.flow import Ask
from maraud.engine.phrases import Fact
from maraud.engine.vocabulary import Option
from maraud.games.marauders.box import CHEST_NAMES, KIND_NAMES, SLOT_NAMES, WILD
from maraud.games.marauders.island import GRID, SQUARES, TERRAIN, TERRAIN_NAMES, WIDTH
from maraud.games.marauders.options import (
    ACCEPT,
    ALL,
    ALLY,
    CALL,
    COUNTER,
    DONE,
    END_TURN,
    FIVE,
    GIVE,
    GIVE_CLUE,
    HANDSHAKE,
    MARAUDER,
    MOVE,
    OFFER,
    OPEN,
    PLAY,
    REFUSE,
    SEND,
    SHIFT_CART,
    STASH,
    STOP,
    TAKE_BACK,
    TAKE_KEY,
    UNLOCK,
    WANT,
    WANT_CLUE,
)
from maraud.games.marauders.state import COMPOSING, Marauders, tiles_lie

WORDS: Final[dict[str, str]] = {
    MOVE.text: "Move a scout",
    STOP.text: "Stop here",
    TAKE_KEY.text: "Take a key card",
    OPEN.text: "Open a chest",
    UNLOCK.text: "Unlock a clue",
    PLAY.text: "Play a card",
    SHIFT_CART.text: "Move a Mine Cart",
    OFFER.text: "Make an offer",
    CALL.text: "Ask for an offer",
    ALLY.text: "Propose an alliance",
    STASH.text: "Stash a card",
    END_TURN.text: "End the turn",
    DONE.text: "Done",
    FIVE.text: "Any five cards for another",
    GIVE.text: "Give a card",
    WANT.text: "Ask for a card",
    GIVE_CLUE.text: "Give a clue",
    WANT_CLUE.text: "Ask for a clue",
    SEND.text: "Send the offer",
    TAKE_BACK.text: "Take it back",
    ALL.text: "Everyone",
    ACCEPT.text: "Accept",
    REFUSE.text: "Refuse",
    COUNTER.text: "Make another offer",
    HANDSHAKE.text: "Handshake",
    MARAUDER.text: "Marauder",
}
TURN_VERBS: Final = {"card": "Play", "slot": "Unlock the", "open": "Open", "pry": "Open"}
PLACES: Final = ("open", "pry", "cell")
PORT_WORDS: Final = {
    "NW": "the north-west port",
    "N": "the north port",
    "NE": "the north-east port",
    "E": "the east port",
    "SE": "the south-east port",
    "S": "the south port",
    "SW": "the south-west port",
    "W": "the west port",
}
CARD_WORDS: Final = [
    *(f"{name} key" for name in KIND_NAMES[:4]),
    *KIND_NAMES[4:9],
    *(name.replace("_", " ").title() for name in KIND_NAMES[9:]),
]
MANY_WORDS: Final = {
    "silver": "silver",
    "gold": "gold",
    "ruby": "rubies",
    "Fortress": "Fortresses",
    "Spyglass": "Spyglasses",
}
COUNTED: Final = re.compile(r"{(\d)} {(\d)}")  # a number and what there are so many of, in a text


def many(kind: int) -> str:
    """Several cards of a kind."""
    word = CARD_WORDS[kind]
    return MANY_WORDS.get(word, f"{word}s")


def counted(text: str, facts: tuple[Fact, ...]) -> str:
    """A text in which what there are several of is said in the plural."""
    for number, what in COUNTED.findall(text):
        count, card = facts[int(number)], facts[int(what)]
        if isinstance(count, int) and count > 1 and isinstance(card, Option) and card.kind in ("card", "wish"):
            text = text.replace(f"{{{what}}}", many(card.value))
    return text


def label(option: Option) -> str:
    """An option by itself."""
    if option.text in WORDS:
        return WORDS[option.text]
    kind, value = option.kind, option.value
    if kind in ("card", "wish"):
        return CARD_WORDS[value]
    if kind == "three":
        return f"three {many(value)} for another card"
    if kind == "cell":
        return place_name(value)
    if kind == "open":
        return f"{place_name(value)} with its own key"
    if kind == "pry":
        return f"{place_name(value)} with a wooden key"
    if kind == "chest":
        return chest_name(value)
    if kind == "slot":
        return f"{SLOT_NAMES[value].capitalize()} Clue"
    if kind == "clue":
        return option.name.partition("-")[0].capitalize()
    if kind == "port":
        return PORT_WORDS[option.name]
    if kind == "square":
        return f"column {value % WIDTH + 1}, row {value // WIDTH + 1}"
    if kind == "scout":
        return f"scout {value + 1}"
    if kind == "top":
        return f"the top {option.name} card" if option.name != "jewel" else "a jewel"
    if kind == "color":
        return f"{option.name} key"
    return option.name.replace("-", " ").replace("_", " ")


def place_name(cell: int) -> str:
    """A cell by row and column, as on a map: A1 is the north-west."""
    return f"{'ABCD'[cell % GRID]}{cell // GRID + 1}"


def chest_name(chest: int) -> str:
    """A chest by its jewel and its key."""
    if chest == WILD:
        return "the Wild chest"
    jewel, _, key = CHEST_NAMES[chest].partition("-")
    return f"{jewel} with a {key} key"


def choice_label(s: Marauders, ask: Ask, option: Option) -> str:
    """An option as an answer to an ask."""
    if ask.prompt.key == "your-turn" and option.kind in TURN_VERBS:
        return f"{TURN_VERBS[option.kind]} {place_label(s, option)}"
    if option.kind in PLACES and tiles_lie(s):
        return capital(place_label(s, option))
    if option.kind == "square" and ask.seat == s.active:
        here = s.scouts[2 * ask.seat + s.walker]
        way = {-WIDTH: "North", 1: "East", WIDTH: "South", -1: "West"}.get(option.value - here)
        if way and 0 <= here < SQUARES and ask.prompt.key == "where-to":
            return f"{way}: {label(option)}"
    return capital(label(option))


def place_label(s: Marauders, option: Option) -> str:
    """An option with the terrain where it is a place."""
    if option.kind not in PLACES:
        return label(option)
    return f"{label(option)} ({TERRAIN_NAMES[TERRAIN[s.tiles[option.value]]]})"


def capital(text: str) -> str:
    """The text with a capital first letter; the others stay as they are."""
    return text[:1].upper() + text[1:]


def element(s: Marauders, option: Option) -> str:
    """The element of the board that stands for an option; empty where none does."""
    kind, value = option.kind, option.value
    if kind in ("cell", "open", "pry"):
        return f"chest:{value}"
    if kind == "scout":
        return f"scout:{s.active}:{value + 1}"
    if kind == "slot":
        return f"clue:{SLOT_NAMES[value]}"
    if kind == "three":
        return f"card:{option.name}"
    if kind == "top":
        return f"pile:{option.name}"
    if option in (GIVE, WANT, GIVE_CLUE, WANT_CLUE):
        return f"offer:{option.text}"
    if kind == "wish" and s.phase == COMPOSING:  # what is wanted of a player lies nowhere to be seen
        return ""
    if kind in ("square", "port", "card", "wish", "seat"):
        return option.text
    return ""
