"""The rules page, the settings, words and elements, positions from outside, rules of thumb."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from maraud import games
from maraud.engine import BadOption, PositionError, Rng, Seat, Table
from maraud.engine.dice import RandomDice
from maraud.engine.position import position_of, table_at
from maraud.engine.state import plain
from maraud.games.marauders import goals, haggling, prospects
from maraud.games.marauders.game import GAME
from maraud.lab import rulebook
from maraud.players import make
from tests.games.marauders.camp import EIGHT, camp


def test_every_rule_has_its_code_and_its_test() -> None:
    found = rulebook.check("marauders")
    assert found.faults == []
    assert found.kinds == {"rule": 97, "component": 0, "default": 58, "case": 48}


def test_every_setting_has_its_rule() -> None:
    rules = {rule.id: rule.text for rule in rulebook.of_game("marauders")}
    for setting in GAME.settings:
        assert f"Option: `{setting.name}`" in rules[setting.rule]
    named = [rule for rule in rules.values() if "Option: " in rule]
    assert len(named) == len(GAME.settings)


def test_the_defaults_of_the_settings() -> None:
    assert GAME.complete({}) == {
        "layout": "random",
        "port_order": "random",
        "choose_ports": True,
        "first_tie": "reroll",
        "setup_trades": True,
        "must_open": False,
        "wild_on": "doubles",
        "cart_on_doubles": True,
        "quake_reroll_marauders": False,
        "quake_cart": "discard",
        "horse_with_key": True,
        "scout_start": "home",
        "x_entry": "ready_only",
        "open_stash": False,
        "max_turns": 1000,
        "assist_memory": True,
        "chest_cross_cost": 1,
        "open_trades": True,
        "max_offers": 6,
    }
    with pytest.raises(BadOption):
        GAME.complete({"max_turns": 1001})


def test_the_game_is_registered() -> None:
    assert games.find("marauders") is GAME


def test_every_word_has_a_label() -> None:
    for word in GAME.vocabulary.words:
        assert GAME.label(word).strip()
    assert {word.text: GAME.label(word) for word in GAME.vocabulary.words if word.text in LABELS} == LABELS


LABELS = {
    "card:mine_cart": "Mine Cart",
    "card:red": "red key",
    "card:ruby": "ruby",
    "cell:5": "B2",
    "open:15": "D4 with its own key",
    "pry:0": "A1 with a wooden key",
    "chest:wild": "the Wild chest",
    "chest:ruby-blue": "ruby with a blue key",
    "slot:gold-clue": "Gold Clue",
    "clue:marauder-10": "Marauder",
    "port:NE": "the north-east port",
    "square:3:0": "column 4, row 1",
    "scout:2": "scout 2",
    "top:key": "the top key card",
    "color:red": "red key",
    "face:marauder": "marauder",
    "end-turn": "End the turn",
    "lay:handshake": "Handshake",
    "three:silver": "three silver for another card",
    "top:jewel": "a jewel",
}


def test_steps_are_labelled_by_their_direction() -> None:
    c = camp(scouts={0: "square:3:8"})
    c.play("move", "scout:1", "square:3:9", "square:3:8")
    (ask,) = c.table.asks
    labels = {option.text: GAME.choice_label(c.s, ask, option) for option in ask.options}
    assert labels["square:3:7"] == "North: column 4, row 8"
    assert labels["stop"] == "Stop here"
    c.play("stop")
    c = camp(hands={0: "cannon"}, guards={0: 1, 3: 2})
    c.play("card:cannon")
    (ask,) = c.table.asks
    assert GAME.choice_label(c.s, ask, ask.options[0]) == "A1 (mountain)"


def test_what_can_be_done_in_a_turn_is_labelled_by_what_it_does() -> None:
    hand = "horse red wooden gold gold gold silver"
    c = camp(hands={0: hand}, scouts={0: "keyhole:0:N square:7:9"})
    (ask,) = c.table.asks
    labels = {option.text: GAME.choice_label(c.s, ask, option) for option in ask.options}
    assert labels["card:horse"] == "Play Horse"
    assert labels["slot:gold-clue"] == "Unlock the Gold Clue"
    assert labels["open:0"] == "Open A1 with its own key (mountain)"
    assert labels["three:gold"] == "Three gold for another card"


def test_what_is_wanted_of_a_player_is_not_lit_in_the_own_hand_nor_in_the_vault() -> None:
    c = camp(hands={0: "gold red", 1: "silver red"})
    c.play("offer", "seat:1", "want")
    (ask,) = c.table.asks
    assert {GAME.element(c.s, option) for option in ask.options} == {""}


def test_elements_of_the_board() -> None:
    s = camp().s
    assert {word.text: GAME.element(s, word) for word in GAME.vocabulary.words if word.text in ELEMENTS} == ELEMENTS


ELEMENTS = {
    "three:silver": "card:silver",
    "cell:3": "chest:3",
    "open:3": "chest:3",
    "pry:3": "chest:3",
    "scout:2": "scout:0:2",
    "slot:gold-clue": "clue:gold",
    "top:key": "pile:key",
    "square:3:4": "square:3:4",
    "port:NW": "port:NW",
    "card:gold": "card:gold",
    "wish:gold": "wish:gold",
    "seat:2": "seat:2",
    "end-turn": "",
    "give": "offer:give",
}


def test_every_prompt_and_event_names_a_rule() -> None:
    ids = {rule.id for rule in rulebook.of_game("marauders")}
    book = GAME.phrases
    for phrase in [*book.prompts.values(), *book.reasons.values(), *book.events.values()]:
        assert phrase.rule in ids, phrase.key


# Positions from outside.

WRONG: list[tuple[str, Any]] = [
    ("phase", 99),
    ("phase", 9),
    ("phase", 11),
    ("phase", 13),
    ("turn", 0),
    ("active", 4),
    ("spaces", 4),
    ("tiles", [0] * 16),
    ("turns", [4] * 16),
    ("chests", [0] * 16),
    ("clues", [0, 1, 2, 3, 4, 5]),
    ("ports", [0, 0, 2, 4]),
    ("ports", [1, 0, 2, 4]),
    ("scouts", [500] * 8),
    ("guards", [0] * 16),
    ("guards", [7] + [-1] * 15),
    ("opened", [3] + [-1] * 15),
    ("carts", [1] + [0] * 15),
    ("vault", [9] * 5),
    ("vault", [10] * 4),
    ("hands", [[1] * 17] * 4),
    ("hands", [[0] * 16] * 4),
    ("pile", [0] * 17),
    ("drawn", [[1] + [0] * 16] * 4),
    ("markers", [64, 0, 0, 0]),
    ("looked", [1 << 16, 0, 0, 0]),
    ("allied", [2, 0, 0, 0]),
    ("offers", [-1, 0, 0, 0]),
    ("dice", [6, 0, 0]),
    ("offer", [46]),
    ("bidder", 1),
    ("facts", [0] * 10),
    ("private", [[1]] * 4),
    ("is_done", [0]),
]


@pytest.mark.parametrize(("name", "value"), WRONG)
def test_a_position_that_cannot_be_is_refused(name: str, value: Any) -> None:
    position = position_of(camp(hands={0: "gold"}).table)
    position["state"][name] = value
    with pytest.raises(PositionError):
        table_at(position, GAME, RandomDice(Rng(1)))


def test_facts_that_are_not_so_are_refused() -> None:
    position = position_of(camp(hands={0: "gold"}).table)
    position["state"]["hands"][0][4] += 1
    position["state"]["vault"][0] -= 1
    with pytest.raises(PositionError, match="known"):
        table_at(position, GAME, RandomDice(Rng(1)))


def test_positions_of_the_middle_of_a_bargain_are_sound() -> None:
    c = camp(hands={0: "gold", 1: "horse"}, unlocked={0: "gold"}, options={"open_trades": False})
    c.play("offer", "seat:1").offer("gold", "horse", clue="gold").choose("accept")
    position = json.loads(json.dumps(position_of(c.table)))
    assert plain(table_at(position, GAME, RandomDice(Rng(1))).state) == plain(c.s)
    position["state"]["drafts"] = [[], [], [], []]
    with pytest.raises(PositionError):
        table_at(position, GAME, RandomDice(Rng(1)))


# Rules of thumb.


def advised(c: Any) -> str:
    """What the rules of thumb say in a world that the asked seat could be in."""
    (ask,) = c.table.asks
    seat = Seat(c.table, ask.seat)
    return str(seat.game.advise(seat.world(Rng(1)), ask, Rng(2)))


def test_a_clue_is_unlocked_before_anything_else() -> None:
    c = camp(hands={0: "gold gold gold silver"})
    assert advised(c) == "slot:gold-clue"


def test_a_missing_jewel_is_stashed() -> None:
    c = camp(hands={0: "silver horse"})
    assert advised(c) == "stash"
    c.choose("stash")
    assert advised(c) == "card:silver"


def test_whoever_is_ready_walks_to_the_right_x_and_wins() -> None:
    c = camp(stashes={0: EIGHT}, unlocked={0: "silver gold emerald ruby"}, scouts={0: "square:2:1"})
    while not c.table.result:
        c.choose(advised(c) if c.asked[0] == 0 else "end-turn")
        assert c.s.turn < 10
    assert c.table.result == [1.0, 0.0, 0.0, 0.0]


def test_a_clue_is_offered_for_a_clue() -> None:
    c = camp(unlocked={0: "gold", 1: "silver"})
    for text in ("offer", "seat:1", "give-clue", "want-clue", "send"):
        assert advised(c) == text
        c.choose(text)
    assert advised(c) == "accept"
    c.choose("accept")
    assert [ask.prompt.key for ask in c.table.asks] == ["lay", "lay"]
    laid = [haggling.lay(c.s, 1, Rng(number)).text for number in range(40)]
    assert laid.count("lay:handshake") > laid.count("lay:marauder") > 0


def test_a_bad_offer_is_refused_and_a_good_one_accepted() -> None:
    for gives, wants, answer in (("gold", "horse", "accept"), ("horse", "gold", "refuse")):
        c = camp(hands={0: "horse gold", 1: "horse gold"}, stashes={0: "gold"})
        c.play("offer", "seat:1").offer(gives, wants)
        assert advised(c) == ("accept" if answer == "accept" else "refuse")


def test_a_jewel_that_is_needed_is_bought_with_spare_cards() -> None:
    c = camp(hands={0: "gold gold gold"}, stashes={0: "gold"}, unlocked={0: "gold"}, turn=40)
    assert advised(c) == "three:gold"
    c.choose("three:gold")
    assert advised(c) in ("wish:silver", "wish:emerald", "wish:ruby", "wish:diamond")


def test_the_way_to_a_chest() -> None:
    c = camp(hands={0: "red"}, scouts={0: "port:NW"})
    assert advised(c) == "move"
    c.play("move", "scout:1")
    for _ in range(3):
        c.choose(advised(c))
    table = goals.distances(c.s, -2)
    assert table[c.s.scouts[0]] == 1


def test_a_sword_goes_where_jewels_were_seen() -> None:
    c = camp(hands={0: "sword", 2: "gold gold gold"})
    for text in ("card:sword", "seat:2", "wish:gold"):
        assert advised(c) == text
        c.choose(text)


def test_advice_rests_only_on_what_the_seat_knows() -> None:
    """At a table and at one imagined from it a seat is told the same."""
    rng = Rng(8)
    for number in range(4):
        table = Table.open(GAME, 2 + number % 3, {"max_turns": 30}, RandomDice(Rng(number)), keep=1, listen=False)
        while table.asks:
            ask = rng.choice(table.asks)
            seed = rng.seed()
            here = Seat(table, ask.seat)
            there = table.imagine(ask.seat, Rng(seed), 1)
            assert make("greedy", seed).choose(here) is make("greedy", seed).choose(Seat(there, ask.seat))
            table.choose(
                table.game.advise(table.state, ask, rng) if rng.below(3) else rng.choice(ask.options), ask.seat
            )


def test_evaluation_is_a_chance_to_win() -> None:
    c = camp(stashes={0: EIGHT}, unlocked={0: "silver gold emerald"})
    shares = [prospects.evaluate(c.s, seat) for seat in range(4)]
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] > 0.8
    c = camp()
    assert [prospects.evaluate(c.s, seat) for seat in range(4)] == [0.25] * 4


@pytest.mark.parametrize("number", range(3))
def test_greedy_beats_random(number: int) -> None:
    table = Table.open(GAME, 2, {}, RandomDice(Rng(number)), keep=1, listen=False)
    players = [make("greedy", number), make("random", number)]
    while table.asks:
        ask = table.asks[0]
        table.choose(players[ask.seat].choose(Seat(table, ask.seat)), ask.seat)
    assert table.result == [1.0, 0.0]


# The view.


def test_the_view_has_what_its_page_says() -> None:
    page = (Path(__file__).parents[3] / "docs" / "views-marauders.md").read_text(encoding="utf-8")
    written = json.loads(page.split("```json\n")[1].split("```")[0])
    c = camp(hands={0: "gold", 1: "horse"}, guards={3: 1})
    c.play("offer", "seat:1", "give", "card:gold")
    view = c.view(0)
    assert list(view) == list(written)
    for part in ("tiles", "chests", "scouts", "players", "clues", "known"):
        assert list(view[part][0]) == list(written[part][0])
    for part in ("mine", "vault", "offer"):
        assert list(view[part]) == list(written[part])
    assert list(view["offer"]["terms"]) == list(written["offer"]["terms"])


def test_the_view_of_each_phase() -> None:
    hand = "gold gold gold silver silver silver"
    c = camp(hands={0: hand, 1: "horse"}, scouts={0: "square:2:4"}, unlocked={0: "gold"})
    c.play("move", "scout:2")
    assert (c.view(1)["phase"], c.view(1)["walker"]) == ("walking", 2)
    c.table.undo(c.table.seq - 2)
    c.play("five-for-one", "top:key")
    assert c.view(1)["paying"] == {"for": "key", "due": 5}
    c.play("card:silver", "card:gold", "card:gold", "card:gold", "card:silver")
    c.play("offer", "seat:1").offer(clue="gold", wants="horse")
    assert c.view(2)["phase"] == "answering"
    c.choose("accept")
    assert c.view(2)["phase"] == "sealing"
    c.lay("H", "H")
    c.play("ally", "seat:1", "seat:2")
    assert c.view(3)["phase"] == "allying"
    c.choose("accept")
    assert (c.view(3)["phase"], c.view(3)["alliance"]["joined"]) == ("striking", True)


def test_tiles_in_the_view_are_as_they_lie() -> None:
    tiles = camp().view(-1)["tiles"]
    assert tiles[4]["mouths"] == ""
    assert (tiles[4]["river"], tiles[4]["canoe_port"]) == (None, None)
    assert len({tile["river"] for tile in tiles} - {None}) == 1
    assert all(tile["boulder_possible"] and tile["cave_possible"] for tile in tiles)
