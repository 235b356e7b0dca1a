"""The island in the terminal."""

from __future__ import annotations

from typing import Any

from maraud.engine import ScriptedDice, Table
from maraud.games.marooned.game import GAME
from maraud.terminal.marooned import describe

DEMO = ["telescope", "flint", "wild_boar", "water", "palm_trees", "vines", "map_column", "pirates", "sticks"]


def view(*moves: str) -> dict[str, Any]:
    """The view of the designer's demo game after some choices."""
    table = Table.open(GAME, dice=ScriptedDice([f"card:{card}" for card in DEMO]))
    for move in moves:
        table.choose_text(move)
    seen: dict[str, Any] = table.game.view(table.state, 0)
    return seen


def test_the_first_card() -> None:
    lines = describe(view(), ["Ana"]).splitlines()
    assert lines[0] == "Turn 2. Health 15 of 16. No ship is in play."
    assert lines[2].split() == ["Row", *[word for column in range(-3, 4) for word in ("col", str(column))]]
    assert lines[6].split() == ["0", ".", ".", ".", "*Telescope", ".", ".", "."]
    assert "Row 0: Telescope (column 0, you stand here)." in lines
    assert lines[-2].startswith("In the deck, 15: bottle, flint, higher ground, ")
    assert lines[-1] == "Rescued now you would score 15: 0 victory points, 15 for Health, 0 for cards."


def test_a_ship_and_what_can_be_flipped() -> None:
    said = describe(view("go:east", "go:east", "go:south", "flip:water", "go:west"), ["Ana"])
    lines = said.splitlines()
    assert lines[0] == (
        "Turn 6. Health 13 of 16. The ship is at the south-east corner (row 2, column 3), sailing west."
    )
    assert "Row 0: Telescope (column 0), Flint (column 1), Wild Boar (column 2)." in lines
    assert "Row 1: Palm Trees (column 1, you stand here), Waterfall (column 2)." in lines
    ship = next(line for line in lines if "<SHIP>" in line)
    assert ship.split()[0] == "2"


def test_a_ship_beside_the_coast() -> None:
    said = describe(view("go:east", "go:east", "go:south", "flip:water", "go:west", "go:west", "flip:flint"), ["Ana"])
    assert "The ship is beside coast square 1 of 4 (row 2, column 2), sailing west." in said
    assert "Row 1: Vines (column 0, can be flipped, you stand here), Palm Trees (column 1), " in said


def test_before_the_first_card_there_is_no_map() -> None:
    seen = view()
    assert describe({**seen, "cards": []}, ["Ana"]).startswith(
        "Turn 2. Health 15 of 16. No ship is in play.\nIn the deck"
    )
