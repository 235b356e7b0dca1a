"""Marooned! in the terminal: the island as a map of text, and the same in words."""

from __future__ import annotations

from typing import Any, Final

WIDTH: Final = 12  # of a square on the map
CORNERS: Final = {"NW": "north-west", "NE": "north-east", "SE": "south-east", "SW": "south-west"}
COURSE: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}


def describe(view: dict[str, Any], _names: list[str]) -> str:
    """The view in words and as a map."""
    lines = [f"Turn {view['turn']}. Health {view['health']} of {view['max_health']}. {ship(view)}"]
    if view["cards"]:
        lines += ["", *island(view), "", *rows(view)]
    names = [name.replace("_", " ") for name in view["deck"]["left"]]
    lines.append(f"In the deck, {len(names)}: {', '.join(names) or 'nothing'}.")
    score = view["score"]
    lines.append(
        f"Rescued now you would score {score['total']}: {score['vp']} victory points, {score['health']} for Health, "
        f"{score['cards']} for cards."
    )
    return "\n".join(lines)


def ship(view: dict[str, Any]) -> str:
    """Where the ship is."""
    at = view["ship"]
    if at is None:
        return "No ship is in play."
    row, column = at["square"]
    place = f"at the {CORNERS[at['corner']]} corner" if at["at"] == 0 else f"beside coast square {at['at']} of 4"
    onward = " It will sail on at the next corner." if at["sails_on"] else ""
    return f"The ship is {place} (row {row}, column {column}), sailing {COURSE[at['sails']]}.{onward}"


def island(view: dict[str, Any]) -> list[str]:
    """The map: names of cards, * where you stand, a dot where a card may come to lie, ~ for the sea."""
    cells = {(card["row"], card["col"]): card["name"] for card in view["cards"]}
    marks: dict[tuple[int, int], str] = dict.fromkeys(((row, column) for row, column in view["open"]), ".") | cells
    if view["ship"]:
        row, column = view["ship"]["square"]
        marks[row, column] = "<SHIP>"
    here = tuple(view["player"])
    rows = range(min(row for row, _ in marks), max(row for row, _ in marks) + 1)
    columns = range(min(column for _, column in marks), max(column for _, column in marks) + 1)
    lines = ["Row  " + "".join(f"col {column}".ljust(WIDTH) for column in columns)]
    for row in rows:
        squares = [square(marks.get((row, column), "~"), (row, column) == here) for column in columns]
        lines.append(f"{row:>3}  {''.join(squares)}")
    return [line.rstrip() for line in lines]


def square(name: str, is_here: bool) -> str:
    """One square of the map, its name cut to fit."""
    return f"{'*' if is_here else ''}{name}"[: WIDTH - 1].ljust(WIDTH)


def rows(view: dict[str, Any]) -> list[str]:
    """The cards row by row, in words."""
    lines = []
    for row in sorted({card["row"] for card in view["cards"]}):
        cards = sorted((card for card in view["cards"] if card["row"] == row), key=lambda card: int(card["col"]))
        lines.append(f"Row {row}: {', '.join(in_words(card, view) for card in cards)}.")
    return lines


def in_words(card: dict[str, Any], view: dict[str, Any]) -> str:
    """A card with its column, and what may be said of it."""
    facts = [f"column {card['col']}"]
    if card["flips"]:
        facts.append("can be flipped")
    if [card["row"], card["col"]] == view["player"]:
        facts.append("you stand here")
    return f"{card['name']} ({', '.join(facts)})"
