"""ROOT-13.2 to ROOT-13.4 The Corvids: set-up, Birdsong, plots, and how others expose them."""

from typing import Any

import pytest

from maraud.games.root.game import GAME
from maraud.games.root.options import PLOT
from maraud.games.root.pieces import FACTION_IDS, KIND_COUNT, MILITANT, REACH, WIDTH
from tests.games.root.test_advanced_set_up import draft
from tests.games.root.wanderer import wander
from tests.games.root.woodland import Woodland, begin, kind_of, position

THREE = ("corvids", "eyrie", "marquise")
PLOTS = ["", *(word.name for word in PLOT)]


def scheme(seats: tuple[str, ...], plots: dict[int, str], denied: dict[int, str] | None = None) -> dict[str, Any]:
    """The fields of a state with such plots; `up bomb` lies face up."""
    down, up, ruled_out = [0] * WIDTH, [0] * WIDTH, [0] * WIDTH
    for clearing, text in plots.items():
        way, _, name = text.rpartition(" ")
        (up if way else down)[clearing] = PLOTS.index(name)
    for clearing, text in (denied or {}).items():
        ruled_out[clearing] = sum(1 << PLOTS.index(name) - 1 for name in text.split())
    return {
        "plots": [down if seat == "corvids" else [] for seat in seats],
        "open_plots": up,
        "denied": ruled_out,
    }


def corvids(
    clearings: dict[int, str],
    part: str = "",
    plots: dict[int, str] | None = None,
    denied: dict[int, str] | None = None,
    **more: Any,
) -> Woodland:
    """A position in the turn of the Corvids, with plots: `{5: "bomb", 9: "up snare"}`."""
    seats = more.setdefault("factions", THREE)
    where = dict(clearings)
    for clearing in plots or {}:
        where[clearing] = ", ".join(filter(None, [where.get(clearing, ""), "plot"]))
    fields = {**scheme(seats, plots or {}, denied), **more.pop("fields", {})}
    return position(where, part=part, fields=fields, **{"turn": "corvids", **more})


def plots(t: Woodland, viewer: str = "corvids") -> dict[int, str | None]:
    """What a player, or the spectator, sees of the plots."""
    return {row["clearing"]: row["plot"] for row in t.board("corvids", viewer)["plots"]}


# Pieces and set-up.


def test_root_13_d_1_the_box() -> None:
    """ROOT-13.D.1 ROOT-13.D.2 ROOT-13.D.3 ROOT-13.3.1"""
    assert [KIND_COUNT[kind_of(name)] for name in ("corvids", "plot")] == [15, 8]
    t = corvids({}, plots={5: "bomb", 7: "up snare"})
    assert t.board("corvids", "corvids")["plots_left"] == {"bomb": 1, "snare": 1, "extortion": 2, "raid": 2}
    assert (t.board("corvids", "eyrie")["plots_left"], t.board("corvids")["plots_left"]) == (None, None)
    number = FACTION_IDS.index("corvids")
    assert (REACH[number], MILITANT[number]) == (3, False)
    assert FACTION_IDS.index("duchy") < number < FACTION_IDS.index("hundreds")


def test_root_13_3_2_a_warrior_in_a_clearing_of_each_suit() -> None:
    """ROOT-13.3.2 Anywhere but at the keep."""
    t = begin(("corvids", "marquise", "alliance"), options={"suits": "pictured", "map": "autumn"})
    t.play(1, 1, 5, 9)
    assert (t.who, t.names()) == ("corvids", ["6", "8", "12"])
    t.play(6, 4, 2)
    assert ([t.count("corvids", clearing) for clearing in (6, 4, 2)], t.count("corvids")) == ([1, 1, 1], 12)
    assert t.board("corvids")["plots"] == []


def test_root_a_sc_corvids() -> None:
    """ROOT-A.SC.CORVIDS A homeland anywhere, with a plot that nobody else sees."""
    t = draft(3, "eyrie", "corvids", "marquise", "alliance").play("eyrie", 1, "builder").play("corvids")
    assert t.names() == [str(clearing) for clearing in range(2, 13)]
    t.play(5)
    assert t.names() == ["bomb", "snare", "extortion", "raid"]
    t.play("raid", 1, 5, 9)
    assert (t.count("corvids"), t.count("plot"), t.count("plot", 5)) == (11, 7, 1)
    seat = t.seat("corvids")
    seen = [GAME.view(t.state, viewer)["players"][seat]["board"]["plots"][0]["plot"] for viewer in range(-1, 3)]
    assert [name for name in seen if name] == ["raid"]
    assert seen[seat + 1] == "raid"


# Birdsong.


def test_root_13_2_1_crafting_in_birdsong_with_plots() -> None:
    """ROOT-13.2.1 ROOT-13.4.1 Whichever way they lie; nothing of Daylight is offered with it."""
    hand = ["root-tea-fox", "anvil", "dominance-fox"]
    t = corvids({}, "craft_only", {2: "bomb", 1: "up raid"}, hands={"corvids": hand}, points={"corvids": 11})
    assert sorted(t.names()) == ["anvil", "pass", "root-tea-fox"]
    t.play("root-tea-fox")
    assert (t.points("corvids"), t.names()) == (13, ["pass", "anvil"])


def test_root_t_ru11_flipping_scores_for_all_that_lie_open() -> None:
    """ROOT-13.4.2 ROOT-T-RU11 One after another, where a warrior is."""
    where = {1: "up raid", 2: "up extortion", 5: "snare", 7: "raid", 9: "bomb"}
    t = corvids({5: "corvids", 9: "2 corvids"}, "flip_plots", where)
    assert t.names() == ["pass", "5", "9"]
    t.play(5)
    assert (t.points("corvids"), plots(t, "eyrie")[5]) == (3, "snare")
    assert t.events[0] == "plot-flipped"
    assert t.names() == ["pass", "9"]
    t.play("pass")
    assert plots(t, "eyrie") == {1: "raid", 2: "extortion", 5: "snare", 7: None, 9: None}


def test_root_faq_179_a_bomb_counts_itself() -> None:
    """ROOT-13.7.1 ROOT-13.4.2 ROOT-FAQ-179 ROOT-FAQ-178 Own pieces stay, tokens and buildings score."""
    clearings = {1: "corvids, 3 marquise, sawmill", 5: "2 eyrie, roost, corvids"}
    t = corvids(clearings, "flip_plots", {1: "bomb", 2: "up raid", 5: "bomb"}, hands={"marquise": []})
    t.play(1)
    assert (t.points("corvids"), t.count("marquise", 1), t.count("sawmill", 1)) == (3, 0, 0)
    assert (t.count("corvids", 1), t.count("plot", 1), t.count("plot")) == (1, 0, 6)
    assert plots(t) == {2: "raid", 5: "bomb"}
    t.play(5)
    assert (t.points("corvids"), t.count("roost")) == (6, 7)
    assert t.board("corvids", "corvids")["plots_left"] == {"bomb": 2, "snare": 2, "extortion": 2, "raid": 1}


def test_root_x_ru_4_a_bomb_on_gardens() -> None:
    """ROOT-X.RU.4"""
    seats = ("corvids", "cult", "eyrie")
    hand = ["anvil", "sword", "cobbler"]
    t = corvids({5: "corvids, 2 rabbit-garden"}, "flip_plots", {5: "bomb"}, factions=seats, hands={"cult": hand})
    t.play(5, dice=("anvil", "sword"))
    assert (t.points("corvids"), t.hand("cult"), t.state.acolytes) == (3, ["cobbler"], 0)


def test_root_13_7_3_extortion() -> None:
    """ROOT-13.7.3 A random card of each enemy with a piece there; only the two see it."""
    hands = {"eyrie": ["anvil"], "marquise": ["sword", "cobbler"]}
    t = corvids({5: "corvids, eyrie, sawmill"}, "flip_plots", {5: "extortion"}, hands=hands)
    t.play(5, dice=("anvil", "cobbler"))
    assert (sorted(t.hand("corvids")), t.hand("marquise"), t.hand("eyrie")) == (["anvil", "cobbler"], ["sword"], [])
    assert (t.known("eyrie", "corvids"), t.known("marquise", "corvids")) == (["anvil"], ["cobbler"])
    t = corvids({5: "corvids, eyrie"}, "flip_plots", {5: "extortion"}, hands=hands)
    assert t.play(5, dice=("anvil",)).hand("marquise") == ["sword", "cobbler"]


def test_root_13_4_3_recruit() -> None:
    """ROOT-13.4.3 ROOT-X.RU.2 Once; a bird is any suit; not at the keep."""
    t = corvids({1: "keep"}, "recruit", hands={"corvids": ["anvil", "foxfolk-steel"]})
    t.play("anvil")
    assert [t.count("corvids", clearing) for clearing in (1, 6, 8, 12)] == [0, 1, 1, 1]
    assert t.question == "corvid-action"
    t = corvids({}, "recruit", hands={"corvids": ["armorers"]}).play("armorers")
    assert t.names() == ["fox", "rabbit", "mouse"]
    assert t.play("mouse").count("corvids", 2) == 1
    t = corvids({5: "13 corvids"}, "recruit", hands={"corvids": ["anvil"]}).play("anvil")
    assert t.question == "corvids-recruit-where"
    t.play(8, 12)
    assert (t.count("corvids"), t.count("corvids", 8), t.count("corvids", 12)) == (0, 1, 1)
    seats = ("corvids", "cult", "eyrie")
    t = corvids({}, "recruit", factions=seats, hands={"corvids": ["anvil"]}).play("anvil")
    assert (t.discarded, t.board("cult")["lost_souls"]) == ([], {"anvil": 1})


# Battle.


def test_root_t_ru14_a_plot_without_warriors() -> None:
    """ROOT-13.2.5 ROOT-T-RU14 It deals a hit, takes the defenseless one too, and falls."""
    t = corvids({5: "3 marquise"}, "actions", {5: "snare"}, turn="marquise")
    t.play("battle", 5, "corvids", dice=(3, 2))
    assert (t.count("marquise", 5), t.count("plot", 5), t.points("marquise")) == (2, 0, 1)
    assert "raiders-came" not in t.events
    t = corvids({5: "3 marquise"}, "actions", {5: "up snare"}, turn="marquise")
    t.play("battle", 5, "corvids", dice=(3, 2))
    assert t.count("marquise", 5) == 3


def test_root_13_2_5_not_in_attack() -> None:
    """ROOT-13.2.5"""
    t = corvids({5: "2 corvids, 3 eyrie"}, "actions", {5: "snare"})
    t.play("battle", 5, "eyrie", dice=(1, 0))
    assert t.count("eyrie", 5) == 2


@pytest.mark.parametrize("way", ["", "up "])
def test_root_x_ru_5_a_raid_that_falls_in_battle(way: str) -> None:
    """ROOT-13.7.4 ROOT-X.RU.5 ROOT-FAQ-183 Face up or down, around its clearing, after all losses."""
    t = corvids({1: "4 marquise, corvids", 10: "keep"}, "actions", {1: f"{way}raid"}, turn="marquise")
    t.play("battle", 1, "corvids", dice=(3, 0))
    assert [t.count("corvids", clearing) for clearing in (1, 5, 9, 10)] == [0, 1, 1, 0]
    assert (t.points("marquise"), t.count("plot")) == (1, 8)


def test_root_13_7_4_too_few_raiders() -> None:
    """ROOT-13.7.4 ROOT-1.5.4"""
    t = corvids({1: "4 marquise", 12: "13 corvids"}, "actions", {1: "raid"}, turn="marquise")
    t.play("battle", 1, "corvids", dice=(1, 0))
    assert (t.who, t.question, t.names()) == ("corvids", "raid-where", ["5", "9", "10"])
    t.play(9, 10)
    assert [t.count("corvids", clearing) for clearing in (5, 9, 10)] == [0, 1, 1]


# Snare.


def test_root_faq_181_a_snare() -> None:
    """ROOT-13.7.2 ROOT-13.7.2x1 ROOT-FAQ-181 Face up nothing is moved out or placed; face down all is free."""
    clearings = {5: "2 marquise, recruiter", 1: "2 marquise, sawmill"}
    t = corvids(clearings, "actions", {5: "up snare"}, turn="marquise")
    assert "recruit" not in t.asked()
    t.play("march")
    assert t.names() == ["1"]
    t.play(1)
    assert "5" in t.names()
    t = corvids(clearings, "actions", {5: "up snare"}, turn="marquise").play("battle")
    assert t.names() == ["5"]
    t = corvids(clearings, "actions", {5: "snare"}, turn="marquise").play("march")
    assert t.names() == ["1", "5"]
    t = corvids({5: "corvids"}, "actions", {5: "up snare"}).play("move")
    assert t.names() == ["5"]


def test_root_faq_180_a_vagabond_in_a_snare() -> None:
    """ROOT-13.7.2 ROOT-FAQ-180 He slips out, but does not walk out."""
    seats = ("vagabond", "corvids", "eyrie")
    fields = scheme(seats, {1: "up snare"})
    t = wander({1: "plot"}, at=1, factions=seats, fields=fields)
    assert "move" not in t.asked()
    t = wander({1: "plot"}, at=1, factions=seats, fields=scheme(seats, {1: "snare"}))
    assert "move" in t.asked()
    t = wander({1: "plot"}, at=1, part="slip", factions=seats, fields=fields)
    assert "clearing:5" in t.asked()


# Exposure.


def guess(right: bool, plot: str = "raid", **more: Any) -> Woodland:
    """The Marquise guess, with a fox and a bird in hand."""
    hands = {"marquise": ["anvil", "armorers", "cobbler"]}
    t = corvids({1: "marquise"}, "actions", {1: plot, 5: "bomb"}, turn="marquise", hands=hands, **more)
    t.play("upon:expose", 1)
    assert sorted(t.names()) == ["anvil", "armorers"]
    t.play("anvil")
    assert t.names() == ["bomb", "snare", "extortion", "raid"]
    return t.play(plot if right else next(name for name in PLOTS[1:] if name != plot))


def test_root_faq_177_a_right_guess() -> None:
    """ROOT-13.2.4 ROOT-FAQ-177 A point, the plot goes, nobody comes, and the card stays."""
    t = guess(True)
    assert (t.points("marquise"), t.count("plot", 1), t.on_map("corvids")) == (1, 0, 0)
    assert ("anvil" in t.hand("marquise"), t.known("corvids", "marquise"), t.known("eyrie", "marquise")) == (
        True,
        ["anvil"],
        [],
    )
    assert t.question == "marquise-action"  # no action is spent
    assert t.state.acts == corvids({1: "marquise"}, "actions", turn="marquise").state.acts


def test_root_t_ru13_a_wrong_guess() -> None:
    """ROOT-13.2.4 ROOT-13.2.4x1 ROOT-T-RU13 ROOT-X.RU.3 The card goes, the plot stays down; all know what it is not."""
    t = guess(False)
    assert (t.points("marquise"), t.count("plot", 1), t.hand("corvids")) == (0, 1, ["anvil"])
    assert (t.discarded, t.known("marquise", "corvids"), t.known("eyrie", "corvids")) == ([], ["anvil"], [])
    assert plots(t, "eyrie") == {1: None, 5: None}
    assert t.board("corvids")["plots"][0]["ruled_out"] == ["bomb"]
    assert t.board("corvids")["plots"][1]["ruled_out"] == []


def test_root_x_ru_3_a_card_given_is_no_lost_soul() -> None:
    """ROOT-X.RU.3 ROOT-10.2.6x1"""
    t = guess(False, factions=("corvids", "cult", "marquise"))
    assert t.board("cult")["lost_souls"] == {}


def test_root_13_2_4_who_may_guess_and_when() -> None:
    """ROOT-13.2.4 ROOT-13.2.4x2 With a piece there, a card, in the own turn: when, see the rule."""
    hands = {"marquise": ["anvil"], "eyrie": ["root-tea-fox", "sword"]}
    there = {1: "marquise"}
    t = corvids(there, "actions", {1: "raid"}, turn="marquise", hands=hands)
    assert "upon:expose" in t.asked()
    assert "upon:expose" not in corvids({5: "marquise"}, "actions", {1: "raid"}, turn="marquise", hands=hands).asked()
    assert "upon:expose" not in corvids(there, "actions", {1: "up raid"}, turn="marquise", hands=hands).asked()
    t = corvids(there, "actions", {1: "raid"}, turn="marquise", hands={"marquise": ["cobbler"]})
    assert "upon:expose" not in t.asked()
    t = corvids({1: "eyrie, roost"}, plots={1: "raid"}, turn="eyrie", hands=hands)
    assert (t.question, t.asked()) == ("act-on-others", ["pass", "upon:expose"])
    t.play("pass")
    assert t.question == "add-to-decree"
    t = corvids({1: "eyrie, roost"}, "score_roosts", {1: "raid"}, turn="eyrie", hands=hands)
    assert (t.question, t.points("eyrie")) == ("act-on-others", 0)
    t.play("upon:expose", 1, "root-tea-fox", "raid")
    assert t.points("eyrie") == 1


def test_root_h_sp_3_a_guarded_plot_is_not_exposed() -> None:
    """ROOT-13.2.4 ROOT-H.SP.3 It could not be removed."""
    for stands, offered in (5, True), (1, False):
        t = corvids(
            {1: "marquise"},
            "actions",
            {1: "raid"},
            turn="marquise",
            hands={"marquise": ["anvil"]},
            hirelings={"stoic-protector": "corvids"},
            fields={"stands": [stands, 0, 0]},
        )
        assert ("upon:expose" in t.asked()) == offered


def test_root_13_2_4_asked_with_any_hand() -> None:
    """ROOT-1.2.1 Being asked tells nothing about the hand."""
    t = corvids({1: "eyrie, roost"}, plots={1: "raid"}, turn="eyrie", hands={"eyrie": ["cobbler"]})
    assert (t.question, t.asked()) == ("act-on-others", ["pass"])


def test_root_t_a19_a_hireling_is_no_presence() -> None:
    """ROOT-T-A19 ROOT-FAQ-176 ROOT-13.2.4x1"""
    hands = {"eyrie": ["sword"]}
    owner = {"forest-patrol": "eyrie"}
    options: dict[str, Any] = {"plots": {9: "raid"}, "turn": "eyrie", "hands": hands, "hirelings": owner}
    assert corvids({9: "forest-patrol"}, **options).question != "act-on-others"
    assert corvids({9: "forest-patrol, roost"}, **options).question == "act-on-others"


def test_root_13_2_4x1_a_pawn_is_presence() -> None:
    """ROOT-13.2.4x1"""
    seats = ("vagabond", "corvids", "eyrie")
    hands = {"vagabond": ["armorers"]}
    t = wander({1: "plot"}, at=1, factions=seats, fields=scheme(seats, {1: "raid"}), hands=hands)
    assert "upon:expose" in t.asked()


def test_a_card_shown_twice_is_known_once() -> None:
    """ROOT-13.2.4 ROOT-1.2.1 The same card may expose two plots."""
    clearings, seats = {1: "marquise", 8: "marquise"}, ("corvids", "eyrie", "marquise")
    hands = {"marquise": ["anvil"]}
    t = corvids(clearings, "actions", {1: "raid", 8: "bomb"}, factions=seats, turn="marquise", hands=hands)
    t.play("upon:expose", 1, "anvil", "raid").play("upon:expose", 8, "anvil", "bomb")
    assert (t.points("marquise"), t.known("corvids", "marquise")) == (2, ["anvil"])
    assert GAME.check(t.state) == ""


def test_a_plot_just_removed_is_nowhere_while_others_are_asked() -> None:
    """ROOT-13.7.4 ROOT-1.5.4 Hospitals come first here; the position is sound meanwhile, and the raid comes after."""
    seats = ("corvids", "marquise", "eyrie")
    clearings = {1: "2 marquise", 3: "keep"}
    hands = {"eyrie": ["favor-foxes"], "marquise": ["anvil"]}
    where = {**clearings, 8: "2 roost", 12: "roost"}
    t = corvids(where, "craft", {1: "raid"}, factions=seats, turn="eyrie", hands=hands, leader="builder")
    t.play("favor-foxes")
    assert (t.question, GAME.check(t.state), plots(t)) == ("field-hospitals", "", {})
    t.play("pass")
    assert [t.count("corvids", clearing) for clearing in (5, 9, 10)] == [1, 1, 1]
