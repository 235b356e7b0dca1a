"""Any view as an outline."""

from __future__ import annotations

from maraud.terminal.outline import outline


def test_an_outline_has_everything_in_words() -> None:
    view = {
        "turn": 3,
        "map_room": True,
        "name": "MARION 2",
        "result": None,
        "left": [],
        "hand": ["go-anywhere", "ra"],
        "players": [{"seat": 0, "safe": False, "cards": ["imam-4", "x"]}, {"seat": 1, "piles": [{"size": 2}]}],
        "board": {"rows": [[1, 2], [3, 4]], "area": {"top": 1}, "none": {}},
    }
    assert outline(view) == [
        "turn: 3",
        "map room: yes",
        "name: MARION 2",
        "result: none",
        "left: none",
        "hand: go anywhere, ra",
        "players:",
        "  seat 0; safe no; cards imam 4, x",
        "  -",
        "    seat: 1",
        "    piles:",
        "      size 2",
        "board:",
        "  rows:",
        "    1, 2",
        "    3, 4",
        "  area:",
        "    top: 1",
        "  none: none",
    ]
