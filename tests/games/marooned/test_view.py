"""What the player sees, and the words for it."""

from __future__ import annotations

from maraud.engine import PASS
from maraud.games.marooned.cards import FACE_NAMES
from maraud.games.marooned.game import GAME
from maraud.games.marooned.options import VOCABULARY
from tests.games.marooned.island import Island, begin, island


def labels(t: Island) -> list[str]:
    """The choices in words."""
    ask = t.table.asks[0]
    return [GAME.choice_label(t.state, ask, option) for option in ask.options]


def test_the_view_shows_all_that_is_on_the_table() -> None:
    t = island("*flint waterfall\nhook", health=7, ship="NW", at=2, sighting=1)
    assert GAME.view(t.state, 0) == {
        "turn": 3,
        "phase": "move",
        "health": 7,
        "max_health": 16,
        "player": [0, 0],
        "cards": [
            {
                "id": "flint",
                "side": "a",
                "name": "Flint",
                "row": 0,
                "col": 0,
                "order": 1,
                "flips": False,
                "why": "Vines in play",
                "rule": "MOO-28",
            },
            {
                "id": "water",
                "side": "b",
                "name": "Waterfall",
                "row": 0,
                "col": 1,
                "order": 2,
                "flips": False,
                "why": "Telescope in play",
                "rule": "MOO-28",
            },
            {
                "id": "hook",
                "side": "a",
                "name": "Hook",
                "row": 1,
                "col": 0,
                "order": 3,
                "flips": False,
                "why": "Water in play",
                "rule": "MOO-28",
            },
        ],
        "ship": {"corner": "NW", "at": 2, "square": [-1, 1], "sails": "E", "sails_on": True, "sets_sail": False},
        "area": {"top": 0, "left": 0, "height": 4, "width": 4, "fixed": True},
        "open": [[r, c] for r in range(4) for c in range(4) if (r, c) not in ((0, 0), (0, 1), (1, 0))],
        "deck": {
            "count": 13,
            "left": [
                "bottle",
                "higher_ground",
                "map_column",
                "map_row",
                "mirage",
                "palm_trees",
                "pirates",
                "rocks",
                "sticks",
                "storm",
                "telescope",
                "vines",
                "wild_boar",
            ],
        },
        "extra_space": False,
        "score": {"vp": 0, "health": 7, "cards": 0, "total": 7},
        "outcome": None,
    }


def test_the_view_tells_the_squares_that_cards_could_reach_without_a_ship() -> None:
    t = island("*flint rocks telescope")
    assert GAME.view(t.state, 0)["area"] == {"top": -3, "left": -1, "height": 7, "width": 5, "fixed": False}


def test_the_view_tells_what_can_be_flipped_and_the_phase() -> None:
    t = island("*vines flint rocks", phase=2)
    view = GAME.view(t.state, 0)
    assert view["phase"] == "flip"
    assert [card["id"] for card in view["cards"] if card["flips"]] == ["flint"]
    assert GAME.view(begin("flint").state, 0)["phase"] == "move"


def test_the_view_at_the_end() -> None:
    t = island("*flint rocks", health=1)
    t.go("east")
    view = GAME.view(t.state, 0)
    assert (view["phase"], view["outcome"]) == ("over", "lost")
    assert GAME.outcome(t.state) == "Lost: the island keeps you."


def test_moo_46_the_view_tells_whether_the_compass_still_gives_a_space() -> None:
    t = island("compass *flint rocks")
    assert GAME.view(t.state, 0)["extra_space"] is True
    t.also("west")
    assert GAME.view(t.state, 0)["extra_space"] is False


def test_choices_in_words() -> None:
    t = island("compass *flint waterfall")
    assert labels(t) == [
        "North: a new card",
        "East: Waterfall",
        "South: a new card",
        "West: Compass",
        "Compass, east: Waterfall",
        "Compass, west: Compass",
    ]
    t.go("north", "map_row")
    assert labels(t) == ["No, stay here", "Compass, south: Flint"]
    t = island("vines flint *map_row\n. . map_column", phase=2)
    assert labels(t) == [
        "No, flip nothing",
        "Flint becomes Torch",
        "Dig: both map halves become Treasure and Rum",
    ]
    assert GAME.is_end(t.table.asks[0], PASS)


def test_every_word_of_the_vocabulary_has_a_label() -> None:
    assert {GAME.label(word) for word in VOCABULARY.words if word.kind == "face"} == set(FACE_NAMES)
    assert all(GAME.label(word) for word in VOCABULARY.words)


def test_events_in_words() -> None:
    t = island("*flint rocks", ship="NW", at=4)
    t.turn("south", "hook")
    said = [GAME.say(event.text_for(0), event.facts_for(0), []) for event in t.table.events]
    assert said == [
        "Hook is drawn and placed.",
        "The ship on Hook does not count: another is sailing.",
        "The turn costs 1 Health: 9 left.",
        "The ship returns to port.",
    ]
