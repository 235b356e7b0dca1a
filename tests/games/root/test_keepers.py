"""ROOT-15.2 to ROOT-15.4 The Keepers: set-up, relics, knights and Birdsong."""

from typing import Any

import pytest

from maraud.engine import Rng, Table
from maraud.engine.dice import RandomDice
from maraud.games.root.cards import ITEM_IDS, card
from maraud.games.root.factions.keepers.pieces import (
    BOARD,
    COLUMNS,
    FACES,
    RELICS,
    RETAINER,
    RETINUE_WIDTH,
    STATIONS,
    TILE_FACES,
    TYPE_IDS,
    VALUES,
    face_up,
    in_forest,
    relics_at,
    tiles_in,
)
from maraud.games.root.game import GAME
from maraud.games.root.maps import CLEARINGS
from maraud.games.root.options import RELIC, RETINUE
from maraud.games.root.pieces import FACTION_IDS, KIND_COUNT, MILITANT, REACH
from maraud.games.root.state import Root
from tests.games.root.woodland import Woodland, begin, kind_of, position

THREE = ("keepers", "marquise", "eyrie")
FACE = {word.name: word.value for word in RELIC}
STATION_WORDS = [
    "tablet-jewelry",
    "jewelry-tablet",
    "jewelry-figure",
    "figure-jewelry",
    "figure-tablet",
    "tablet-figure",
]


def keepers(
    clearings: dict[int, str],
    part: str = "",
    relics: dict[int | str, str] | None = None,
    stations: dict[str, int] | None = None,
    retinue: dict[str, str] | None = None,
    **more: Any,
) -> Woodland:
    """A position in the turn of the Keepers: `relics` by clearing, `F2` or `board`; `stations` by both their sides."""
    where = dict(clearings)
    rows: list[int] = []
    tiles = [0, 0, 0]
    for place, names in (relics or {}).items():
        number = BOARD if place == "board" else in_forest(int(place[1:])) if isinstance(place, str) else place
        rows += [number * FACES + FACE[name] for name in names.split()]
        if isinstance(place, int):
            pieces = ", ".join(f"{name.partition('-')[0]}-relic" for name in names.split())
            where[place] = f"{where[place]}, {pieces}" if place in where else pieces
    for word, clearing in (stations or {}).items():
        number = STATION_WORDS.index(word)
        tiles[number // 2] = clearing * 2 + number % 2
        piece = f"{word.partition('-')[0]}-station"
        where[clearing] = f"{where[clearing]}, {piece}" if clearing in where else piece
    entries: list[int] = []
    columns = [word.name for word in RETINUE]
    for column, names in (retinue or {}).items():
        cards = [RETAINER if name == "retainer" else card(name) for name in names.split()]
        entries += [columns.index(column) * RETINUE_WIDTH + number for number in cards]
    fields = {"relics": sorted(rows), "tiles": tiles, "retinue": sorted(entries), **more.pop("fields", {})}
    more.setdefault("factions", THREE)
    more.setdefault("turn", "keepers")
    elsewhere = [name for names in (retinue or {}).values() for name in names.split() if name != "retainer"]
    return position(where, part=part, fields=fields, elsewhere=elsewhere, **more)


ACTING = {"move": "retainer"}  # what is asked after Birdsong: the turn does not run on to its end


def found(t: Woodland, place: int | str) -> list[str]:
    """The relics in a place, by their names."""
    number = BOARD if place == "board" else in_forest(int(place[1:])) if isinstance(place, str) else place
    return [RELIC[face].name for face in relics_at(t.state, number)]


# Pieces and set-up.


def test_root_15_d_1_the_box() -> None:
    """ROOT-15.D.1 ROOT-15.D.2 ROOT-15.D.3 ROOT-15.D.9"""
    assert KIND_COUNT[kind_of("keepers")] == 15
    assert [KIND_COUNT[kind] for kind in RELICS] == [4, 4, 4]
    assert [KIND_COUNT[kind] for kind in STATIONS] == [2, 2, 2]  # each type is on two of the three tiles
    assert [[TYPE_IDS[face] for face in tile] for tile in TILE_FACES] == [
        ["tablet", "jewelry"],
        ["jewelry", "figure"],
        ["figure", "tablet"],
    ]
    assert VALUES == [0, 1, 1, 2]
    assert COLUMNS == 3


def test_reach_and_order() -> None:
    """ROOT-15.D.5"""
    number = FACTION_IDS.index("keepers")
    assert (REACH[number], MILITANT[number]) == (8, True)
    assert FACTION_IDS.index("hundreds") < number


@pytest.mark.parametrize("board", ["autumn", "winter", "lake", "mountain"])
def test_root_15_3_1_relics_in_forests(board: str) -> None:
    """ROOT-15.2.1 ROOT-15.3.1 ROOT-15.3.4 ROOT-FAQ-80"""
    t = begin(("keepers", "alliance"), options={"map": board})
    s = t.state
    assert [len(relics_at(s, in_forest(forest))) for forest in s.board.forests] == [1] * len(s.board.forests)
    t.play(t.names()[0])
    t.play(t.names()[0])
    s = t.state
    assert len(s.relics) == 12
    assert all(code % FACES % 4 == 0 for code in s.relics)  # all face down
    for shown in range(3):
        assert sum(code % FACES // 4 == shown for code in s.relics) == 4
    near = {forest for forest in s.board.forests if s.board.touches[forest] & s.where[t.seat("keepers")]}
    others = [len(relics_at(s, in_forest(forest))) for forest in s.board.forests if forest not in near]
    assert all(len(relics_at(s, in_forest(forest))) == 1 for forest in near)
    assert max(others) - min(others) <= 1


def test_root_15_3_3_a_corner_and_a_clearing_beside_it() -> None:
    """ROOT-15.3.2 ROOT-15.3.3 ROOT-15.3.5 ROOT-15.3.6"""
    t = begin(("keepers", "marquise"))
    t.play(1, 1, 5, 9)
    assert t.names("keepers") == ["3"]
    t.play(3)
    assert t.names() == ["6", "7"]  # 11 is not at the edge
    t.play(7)
    assert (t.count("keepers", 3), t.count("keepers", 7), t.count("keepers")) == (4, 4, 7)
    assert t.state.corners == 1 << 1 | 1 << 3
    board = t.board("keepers", "marquise")
    assert board["retinue"] == {
        name: ["faithful-retainer"] for name in ("move", "battle-then-delve", "move-or-recover")
    }
    assert [tile["clearing"] for tile in board["waystations"]] == [0, 0, 0]


def test_root_15_3_3_any_corner_where_nobody_starts_in_one() -> None:
    assert begin(("keepers", "alliance")).names("keepers") == ["1", "2", "3", "4"]


def test_root_15_2_1_the_value_shows_to_nobody_before_it_is_turned_up() -> None:
    t = keepers({9: "2 keepers"}, "act_with_retinue", {"F2": "jewelry"}, retinue={"battle-then-delve": "retainer"})
    assert t.board("keepers", "keepers")["relics"] == [{"relic": "jewelry", "where": "forest:2"}]
    t.play("faithful-retainer", 9, "forest:2", dice=("number:2",))
    assert t.board("keepers", "marquise")["relics"] == [{"relic": "jewelry-2", "where": "clearing:9"}]


@pytest.mark.parametrize("seed", range(3))
def test_root_15_2_1_rows_and_pieces_agree_in_whole_games(seed: int) -> None:
    """ROOT-1.5.1 Between two steps every token and building is where the rows say."""
    rng = Rng(seed)
    names = {"faction_1": "keepers", "faction_2": "hundreds", "faction_3": "vagabond", "faction_4": "marquise"}
    table = Table.open(GAME, 4, dict(names), RandomDice(Rng(rng.seed())), keep=1, listen=False)
    place = 0
    while not table.result:
        ask = table.asks[0]
        place += 1
        state = table.state
        assert isinstance(state, Root)
        table.choose(GAME.advise(state, ask, rng) if place % 2 else rng.choice(ask.options), ask.seat)
        s = table.checkpoints[-1].state
        assert isinstance(s, Root)
        for clearing in CLEARINGS:
            relics, tiles = relics_at(s, clearing), tiles_in(s, clearing)
            for shown in range(3):
                number = sum(face // 4 == shown for face in relics)
                assert s.count[RELICS[shown]][clearing] == number
                standing = sum(face_up(s, tile) == shown for tile in tiles)
                assert s.count[STATIONS[shown]][clearing] == standing
        if s.relics:
            for shown in range(3):
                values = [sum(code % FACES == shown * 4 + value for code in s.relics) for value in range(4)]
                assert all(number <= most for number, most in zip(values[1:], VALUES[1:], strict=True))


# Devout Knights.


@pytest.mark.parametrize(("relics", "lost"), [({9: "tablet-1"}, 1), ({}, 2)])
@pytest.mark.parametrize("attacking", [False, True])
def test_root_t_k01_devout_knights(relics: dict[int | str, str], lost: int, attacking: bool) -> None:
    """ROOT-15.2.4 ROOT-T-K01 KI-01"""
    clearings = {9: "2 keepers, 3 marquise"}
    if attacking:
        t = keepers(clearings, "act_with_retinue", relics, retinue={"battle-then-delve": "retainer"})
        t.play("faithful-retainer", 9, "marquise", dice=(2, 2))
    else:
        t = keepers(clearings, "actions", relics, turn="marquise").play("battle", 9, "keepers", dice=(2, 2))
    assert (t.count("keepers", 9), t.count("marquise", 9)) == (2 - lost, 1)


def test_ki_01_a_relic_alone_is_no_knight() -> None:
    """ROOT-15.2.4 KI-01 ROOT-FAQ-92"""
    t = keepers({9: "3 marquise"}, "actions", {9: "tablet-1"}, {"figure-tablet": 9}, turn="marquise")
    t.play("battle", 9, "keepers", dice=(1, 0))
    assert t.count("tablet-relic", 9) + t.count("figure-station", 9) == 0


def test_root_t_k02_the_ambush_is_the_first_occasion() -> None:
    """ROOT-15.2.4 ROOT-T-K02"""
    hands = {"marquise": ["ambush-mouse"]}
    clearings = {9: "3 keepers, 2 marquise"}
    t = keepers(clearings, "act_with_retinue", {9: "tablet-1"}, retinue={"battle-then-delve": "retainer"}, hands=hands)
    t.play("faithful-retainer", 9, "marquise", "ambush-mouse", dice=(2, 1))
    assert (t.count("keepers", 9), t.count("marquise", 9)) == (1, 0)


def moving(relics: dict[int | str, str], number: int, **more: Any) -> Woodland:
    """Two warriors in 9 may move to 4."""
    t = keepers({9: "2 keepers"}, "act_with_retinue", relics, retinue={"move": "retainer"}, **more)
    return t.play("faithful-retainer", 9, 4, number)


def test_root_t_k03_two_warriors_take_two_relics() -> None:
    """ROOT-15.2.4 ROOT-15.2.4x2 ROOT-T-K03 KI-03"""
    t = moving({9: "tablet-1 figure-3 jewelry-2"}, 2)
    assert t.asked("keepers") == ["pass", "relic:figure-3", "relic:tablet-1", "relic:jewelry-2"]
    t.play("figure-3")
    assert t.asked("keepers") == ["pass", "relic:tablet-1", "relic:jewelry-2"]
    t.play("jewelry-2")
    assert t.question != "carry"
    assert (found(t, 9), found(t, 4)) == (["tablet-1"], ["figure-3", "jewelry-2"])
    assert (t.count("figure-relic", 4), t.count("tablet-relic", 9)) == (1, 1)


def test_root_15_2_4_one_warrior_one_relic_or_none() -> None:
    t = moving({9: "tablet-1 tablet-2"}, 1).play("tablet-2")
    assert (found(t, 9), found(t, 4)) == (["tablet-1"], ["tablet-2"])
    t = moving({9: "tablet-1 tablet-2"}, 2).play("pass")
    assert found(t, 4) == []


def test_root_faq_86_forced_to_move_the_keepers_decide() -> None:
    """ROOT-15.2.4x1 ROOT-FAQ-86"""
    more: dict[str, Any] = {"turn": "eyrie", "crafted": {"eyrie": ["false-orders"]}, "options": {"deck": "exiles"}}
    t = keepers({9: "5 keepers, 8 eyrie"}, "", {9: "figure-2"}, leader="despot", **more)
    t.play("use:false-orders", "keepers", 9, 12)
    assert (t.who, t.question) == ("keepers", "carry")
    t.play("figure-2")
    assert (t.count("keepers", 12), found(t, 12), found(t, 9)) == (3, ["figure-2"], [])


# Prized Trophies.


def test_ki_04_a_relic_is_worth_two() -> None:
    """ROOT-15.2.5 ROOT-15.2.5x3 KI-04 ROOT-FAQ-91 ROOT-FAQ-92"""
    for leader, points in (("builder", 2), ("despot", 3)):
        decree = {"battle": ["vizier"]}
        t = keepers(
            {9: "2 eyrie"},
            "resolve_decree",
            {9: "jewelry-3", "F7": "figure"},
            turn="eyrie",
            leader=leader,
            decree=decree,
        )
        t.play(9, "keepers", dice=(0, 0))
        assert (t.who, t.question) == ("eyrie", "trophy-where")
        assert t.names() == ["1", "2", "3", "4", "5", "6", "7"]
        assert t.points("eyrie") == points
        t.play(7)
        assert found(t, "F7") == ["figure", "jewelry-3"]


def test_root_t_k04_razed_by_a_mob() -> None:
    """ROOT-15.2.5 ROOT-15.2.5x4 ROOT-15.X.6 ROOT-T-K04"""
    fields = {"mood": 6, "hoard": [0] * 8}
    three = ("keepers", "hundreds", "eyrie")
    more: dict[str, Any] = {"factions": three, "turn": "hundreds", "points": {"hundreds": 5}, "fields": fields}
    t = keepers({9: "mob, keepers", 3: "warlord"}, "raze", {9: "jewelry-3"}, {"tablet-jewelry": 9}, **more)
    assert t.points("hundreds") == 8
    assert (t.who, t.question) == ("hundreds", "trophy-where")
    assert GAME.check(t.state) == ""  # the relic is nowhere for a moment, and counted all the same
    t.play(1, dice=("suit:fox",))
    assert found(t, "F1") == ["jewelry-3"]
    assert t.state.tiles == [0, 0, 0]
    assert t.count("keepers", 9) == 1


def test_root_15_2_5_x4_a_favor() -> None:
    """ROOT-15.2.5x4"""
    more: dict[str, Any] = {"turn": "marquise", "hands": {"marquise": ["favor-mice"]}}
    t = keepers({2: "2 workshop", 7: "workshop", 9: "keepers"}, "craft", {9: "figure-1 figure-3"}, **more)
    t.play("favor-mice")
    assert t.points("marquise") == 4
    t.play(1, 2)
    assert sorted([*found(t, "F1"), *found(t, "F2")]) == ["figure-1", "figure-3"]


def test_root_15_x_1_warriors_first_then_the_keepers_choose() -> None:
    """ROOT-15.X.1"""
    clearings = {9: "keepers, 4 marquise"}
    t = keepers(clearings, "actions", {9: "figure-1 figure-3"}, {"tablet-figure": 9}, turn="marquise")
    t.play("battle", 9, "keepers", dice=(3, 0))
    assert (t.who, t.asked()) == ("keepers", ["piece:tablet-station", "piece:figure-relic"])
    t.play("figure-relic")
    assert (t.question, t.names()) == ("lose-relic", ["figure-1", "figure-3"])
    t.play("figure-1")
    assert (t.who, t.question) == ("marquise", "trophy-where")
    t.play(3)
    assert (found(t, "F3"), found(t, 9), t.count("tablet-station", 9)) == (["figure-1"], ["figure-3"], 1)


def test_root_faq_91_a_vagabond_in_his_own_turn() -> None:
    """ROOT-15.X.2 ROOT-FAQ-91"""
    gear = [0] * 32
    gear[ITEM_IDS.index("sword") * 4] = 2
    fields = {"pawn": [0, 9], "gear": [[], gear], "character": [-1, 0], "relations": [[], [-1, 0]]}
    more: dict[str, Any] = {"factions": ("keepers", "vagabond"), "turn": "vagabond", "fields": fields}
    t = keepers({}, "actions", {9: "jewelry-1"}, **more)
    t.play("battle", "keepers", dice=(0, 0))
    assert t.points("vagabond") == 3


# Encamp and decamp.


def test_root_t_k05_encamp_with_either_side_up() -> None:
    """ROOT-15.4.1 ROOT-15.2.2 ROOT-T-K05"""
    t = keepers({9: "2 keepers"}, "encamp")
    assert t.asked("keepers") == ["pass", "clearing:9"]
    t.play(9)
    assert t.names() == STATION_WORDS
    t.play("figure-jewelry")
    assert (t.count("figure-station", 9), t.count("keepers", 9), t.count("keepers")) == (1, 1, 14)
    assert t.question == "decamp-where"  # no second one there in this turn
    again = keepers({9: "2 keepers"}, "encamp", stations={"figure-jewelry": 9})
    again.play(9)
    assert again.names() == ["tablet-jewelry", "jewelry-tablet", "figure-tablet", "tablet-figure"]  # ROOT-FAQ-97


def test_root_faq_97_several_waystations_in_one_clearing() -> None:
    """ROOT-15.4.1 ROOT-FAQ-97"""
    t = keepers({9: "2 keepers"}, "encamp", stations={"figure-jewelry": 9}).play(9, "tablet-figure")
    assert (t.count("figure-station", 9), t.count("tablet-station", 9)) == (1, 1)
    assert t.state.open_slots[9] == 0


def test_root_15_4_1_needs_slot_and_tile() -> None:
    """ROOT-15.4.1 ROOT-15.X.3 ROOT-FAQ-84"""
    t = keepers({1: "2 keepers, sawmill", 9: "keepers", 5: "2 keepers, keep"}, "encamp")
    assert t.names() == ["pass", "9"]
    everywhere = {"tablet-jewelry": 9, "jewelry-figure": 8, "figure-tablet": 5}
    assert keepers({2: "2 keepers"}, "encamp", stations=everywhere).question == "decamp-where"


def test_root_t_k06_encamp_and_decamp_in_one_clearing() -> None:
    """ROOT-15.4.1 ROOT-15.4.2 ROOT-T-K06"""
    t = keepers({9: "2 keepers"}, "encamp", stations={"figure-jewelry": 9}).play(9, "tablet-jewelry")
    assert t.asked() == ["pass", "clearing:9"]
    t.play(9)
    assert t.names() == ["tablet-jewelry", "figure-jewelry"]
    t.play("figure-jewelry")
    assert (t.count("figure-station", 9), t.count("tablet-station", 9), t.count("keepers", 9)) == (0, 1, 2)
    assert t.question != "decamp-where"
    assert t.board("keepers")["waystations"][1] == {"sides": ["jewelry", "figure"], "clearing": 0, "up": None}


def test_root_15_4_2_not_where_nothing_can_be_placed() -> None:
    """ROOT-15.4.2 ROOT-15.X.3 ROOT-FAQ-84"""
    t = keepers({9: "2 keepers", 5: "keep"}, "decamp", stations={"figure-jewelry": 5, "tablet-jewelry": 9})
    assert t.names() == ["pass", "9"]


def test_root_t_k07_coming_back() -> None:
    """ROOT-15.4.1x1 ROOT-T-K07 ROOT-FAQ-94 KI-14"""
    t = keepers({1: "sawmill"}, "encamp", {9: "figure-1 tablet-2"})
    assert t.question == "come-back"
    assert t.names() == ["pass", "2", "3", "4", "5", "6", "7", "8", "9"]  # at the edge, with a slot
    t.play(9, "figure-tablet")
    assert (t.count("figure-station", 9), t.count("keepers", 9), t.on_map("keepers")) == (1, 1, 1)
    assert t.question == "decamp-where"
    t = keepers({}, "encamp").play("pass")
    assert t.on_map("keepers") == 0


def test_root_15_4_1_x1_not_with_a_waystation_left() -> None:
    """ROOT-15.4.1x1"""
    assert keepers({}, "encamp", stations={"figure-tablet": 9}).question == "decamp-where"


# Recruit.


def test_root_t_k08_two_warriors_a_card() -> None:
    """ROOT-15.4.3 ROOT-T-K08 KI-17"""
    hands = {"keepers": ["anvil", "foxfolk-steel", "armorers"]}
    t = keepers({}, "recruit", stations={"tablet-jewelry": 8, "figure-tablet": 9}, hands=hands, retinue=ACTING)
    assert t.names() == ["pass", "8", "9"]
    t.play(8, "anvil", 8, "foxfolk-steel", 9)
    assert t.names() == ["armorers"]
    t.play("armorers")
    assert (t.count("keepers", 8), t.count("keepers", 9), t.count("keepers")) == (4, 2, 9)
    assert t.hand("keepers") == []


def test_root_t_k09_all_at_one_waystation() -> None:
    """ROOT-15.4.3 ROOT-T-K09 ROOT-FAQ-99"""
    hands = {"keepers": ["anvil", "foxfolk-steel", "armorers", "travel-gear-fox", "root-tea-fox"]}
    t = keepers({}, "recruit", stations={"tablet-jewelry": 8}, hands=hands, retinue=ACTING)
    for number, one in enumerate(("armorers", "anvil", "foxfolk-steel", "travel-gear-fox", "root-tea-fox"), 1):
        t.play(8, one)
        assert t.count("keepers", 8) == 2 * number


def test_root_15_4_3_short_supply_and_no_match() -> None:
    hands = {"keepers": ["anvil", "bake-sale"]}
    t = keepers({2: "14 keepers"}, "recruit", stations={"tablet-jewelry": 8}, hands=hands)
    t.play(8)
    assert t.names() == ["anvil"]
    t.play("anvil")
    assert t.count("keepers", 8) == 1
    t = keepers({}, "recruit", stations={"tablet-jewelry": 9}, hands=hands)
    assert t.asked() == ["pass"]  # asked all the same: it must not tell


def test_root_15_2_3_crafting_with_waystations() -> None:
    """ROOT-15.2.3 ROOT-15.5.1"""
    hands = {"keepers": ["travel-gear-fox", "anvil"]}
    t = keepers({}, "craft", stations={"figure-tablet": 4, "jewelry-tablet": 5}, hands=hands)
    assert t.asked("keepers") == ["pass", "card:travel-gear-fox"]
    t.play("travel-gear-fox")
    assert t.points("keepers") == 1
    assert t.view()["players"][t.seat("keepers")]["items"] == {"boot": 1}
