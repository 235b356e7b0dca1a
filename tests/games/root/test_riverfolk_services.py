"""ROOT-11.2.6 and ROOT-11.2.7 What others buy from the Riverfolk, and how mercenaries serve."""

from typing import Any

from maraud.engine import Chance
from maraud.engine.flow import Ask, Flow
from maraud.games.root.board import enter_service, facts_hold
from maraud.games.root.game import GAME
from maraud.games.root.law.battle import battle, battlefields
from maraud.games.root.options import DIE
from tests.games.root.wanderer import wander
from tests.games.root.woodland import Woodland, kind_of, position

THREE = ("marquise", "riverfolk", "eyrie")
HAND = ["anvil", "sword"]


def market(clearings: dict[int, str] | None = None, part: str = "act_on_others", **more: Any) -> Woodland:
    """The start of the Birdsong of the Marquise, or another part of its turn."""
    fields = {"prices": [1, 2, 3], **more.pop("fields", {})}
    more.setdefault("hands", {"riverfolk": HAND})
    return position(clearings, part=part, fields=fields, **{"factions": THREE, **more})


def served(clearings: dict[int, str], **more: Any) -> Woodland:
    """The Daylight of somebody who has bought mercenaries."""
    seats = more.setdefault("factions", THREE)
    more.setdefault("hands", {})
    return market(clearings, "start_of_daylight", fields={"lender": seats.index("riverfolk")}, **more)


def box(t: Woodland, name: str) -> dict[str, int]:
    row: dict[str, int] = t.board("riverfolk")[name]
    return row


# Buying.


def test_root_11_2_6_at_the_start_of_birdsong() -> None:
    """ROOT-11.2.6 ROOT-11.2.6.1 ROOT-11.2.7.1 ROOT-11.2x1 ROOT-FAQ-163 A card from the open hand; nobody asks back."""
    t = market({5: "marquise"})
    assert t.asked("marquise") == ["pass", "upon:hand-card", "upon:riverboats", "upon:mercenaries"]
    t.play("hand-card")
    assert sorted(t.names()) == ["anvil", "sword"]
    t.play("anvil")
    assert (t.hand("marquise"), t.hand("riverfolk")) == (["anvil"], ["sword"])
    assert (box(t, "payments"), t.count("marquise"), t.known("eyrie", "marquise")) == ({"marquise": 1}, 23, ["anvil"])
    assert t.question != "act-on-others"
    assert not [text for text in t.asked() if text.startswith("upon:")]


def test_root_11_2_6_2_one_more_for_each_post_beside_a_piece() -> None:
    """ROOT-11.2.6.2 ROOT-11.2.7.1 Also the same again."""
    t = market({5: "marquise, rabbit-post", 1: "sawmill, fox-post", 2: "mouse-post"})
    t.play("hand-card", "anvil", "hand-card", "sword")
    assert t.asked() == ["pass", "upon:riverboats", "upon:mercenaries"]
    t.play("riverboats")
    assert (t.state.boats, box(t, "payments"), t.question != "act-on-others") == (True, {"marquise": 4}, True)


def test_root_11_2_6x1_the_whole_price() -> None:
    """ROOT-11.2.6x1 Acolytes and the warlord do not pay."""
    t = market({5: "23 marquise"})
    assert t.asked() == ["pass", "upon:hand-card", "upon:riverboats"]
    seats = ("cult", "riverfolk", "eyrie")
    t = market({5: "20 cult"}, factions=seats, acolytes=4)
    assert t.asked() == ["pass", "upon:hand-card"]
    seats = ("hundreds", "riverfolk", "eyrie")
    t = market({5: "20 hundreds"}, factions=seats)
    assert t.question != "act-on-others"


def test_root_11_2_6_3_a_vagabond_exhausts_items() -> None:
    """ROOT-11.2.6.3 ROOT-11.2.7.3b The Riverfolk put in their own; no mercenaries for him."""
    seats = ("vagabond", "riverfolk", "eyrie", "marquise")
    hands = {"riverfolk": HAND}
    t = wander({}, "boot, torch, tired sword, broken bag", part="act_on_others", factions=seats, hands=hands,
               fields={"prices": [2, 3, 1]})  # fmt: skip
    assert t.asked() == ["pass", "upon:hand-card"]
    t.play("hand-card", "sword")
    assert t.events.count("exhausted") == 2  # and are refreshed in this Birdsong
    assert (box(t, "payments"), t.hand("vagabond")) == ({"riverfolk": 2}, ["sword"])


def test_root_11_2_6x2_too_few_of_their_own() -> None:
    """ROOT-11.2.6x2"""
    seats = ("vagabond", "riverfolk", "eyrie", "marquise")
    t = wander({5: "14 riverfolk"}, "3 boot", part="act_on_others", factions=seats, hands={"riverfolk": HAND},
               fields={"prices": [2, 4, 4]})  # fmt: skip
    t.play("hand-card", "sword")
    assert (box(t, "payments"), t.events.count("exhausted")) == ({"riverfolk": 1}, 2)


def test_root_11_2_7_2_riverboats() -> None:
    """ROOT-11.2.7.2 ROOT-X.RU.8 ROOT-11.2.7.3x3 Rivers for this turn, with rule."""
    t = market({5: "marquise", 7: "marquise, 2 eyrie"}, "actions", fields={"boats": True})
    t.play("march", 5)
    assert t.names() == ["1", "2", "10"]
    t.play(10, 1, 10)
    assert "11" in t.names()
    t = market({7: "marquise, 2 eyrie"}, "actions", fields={"boats": True})
    assert "march" not in t.asked()
    t = market({5: "marquise"}, "end_turn", fields={"boats": True})
    assert t.state.boats is False


# Mercenaries.


def test_root_11_2_7_3_rule() -> None:
    """ROOT-11.2.7.3 ROOT-11.2.7.3x2 ROOT-11.2.7.3x3 From Daylight to the end of the turn they count for the buyer."""
    where = {5: "2 riverfolk, marquise, 2 eyrie", 9: "riverfolk"}
    t = market(where, hands={"riverfolk": HAND, "eyrie": []})
    t.play("mercenaries")
    assert (t.ruler(5), t.ruler(9)) == ("marquise", "marquise")
    assert t.board("riverfolk")["mercenaries"] == t.seat("marquise")
    assert facts_hold(t.state)
    t.play("pass")
    assert (t.active, t.ruler(5), t.ruler(9), t.state.hirer) == ("riverfolk", "eyrie", "riverfolk", -1)


def test_root_11_2_7_3_not_moved() -> None:
    """ROOT-11.2.7.3 They stay where they are, and are no faction pieces."""
    t = served({5: "2 riverfolk"})
    assert "march" not in t.asked()
    assert t.state.present[t.seat("marquise")] == 0


def test_root_t_ru7_the_odd_hit() -> None:
    """ROOT-11.2.7.3a ROOT-T-RU7 ROOT-11.2.7.3x2 Their number allows three rolled hits."""
    t = served({5: "marquise, 2 riverfolk, 4 eyrie, sawmill"})
    t.play("battle", 5, "eyrie", dice=(3, 3))
    assert [t.count(piece, 5) for piece in ("marquise", "riverfolk", "eyrie", "sawmill")] == [0, 0, 1, 1]


def test_root_t_ru8_hits_are_split() -> None:
    """ROOT-11.2.7.3a ROOT-T-RU8"""
    t = served({5: "3 marquise, 3 riverfolk, 6 eyrie"})
    t.play("battle", 5, "eyrie", dice=(3, 3))
    assert [t.count(piece, 5) for piece in ("marquise", "riverfolk", "eyrie")] == [1, 2, 3]


def test_root_faq_160_mercenaries_alone() -> None:
    """ROOT-11.2.7.3x1 ROOT-FAQ-160"""
    t = served({5: "2 riverfolk, 2 eyrie"})
    t.play("battle", 5, "eyrie", dice=(2, 1))
    assert (t.count("riverfolk", 5), t.count("eyrie", 5), t.count("riverfolk")) == (1, 0, 14)


def test_root_faq_161_against_a_hireling_of_the_riverfolk() -> None:
    """ROOT-11.2.7.3x1 ROOT-FAQ-161"""
    t = served({5: "2 riverfolk, forest-patrol"},
               factions=("alliance", "riverfolk", "eyrie"), officers=1,
               hirelings={"forest-patrol": "riverfolk"})  # fmt: skip
    assert t.question != ""
    while "battle" not in t.asked():
        t.play("pass")
    t.play("battle", 5)
    assert t.names() == ["forest-patrol"]


def test_root_11_2_7_3_against_the_riverfolk() -> None:
    """ROOT-11.2.7.3x2 Only for a trade post, with own warriors; then theirs are enemies again."""
    assert "battle" not in served({5: "marquise, 2 riverfolk"}).asked()
    assert "battle" not in served({5: "2 riverfolk, rabbit-post"}).asked()
    t = served({5: "2 marquise, 2 riverfolk, rabbit-post"})
    t.play("battle", 5, "riverfolk", dice=(3, 1))
    assert (t.count("marquise", 5), t.count("riverfolk", 5), t.count("rabbit-post", 5)) == (1, 0, 1)


def test_root_11_2_7_3_no_enemies_for_a_favor() -> None:
    """ROOT-11.2.7.3 A Favor removes their posts, not them."""
    where = {6: "workshop", 8: "workshop", 12: "workshop, riverfolk, fox-post, eyrie"}
    t = served(where, hands={"marquise": ["favor-foxes"]}).play("favor-foxes")
    assert (t.count("riverfolk", 12), t.count("fox-post", 12), t.count("eyrie", 12)) == (1, 0, 0)


def test_root_faq_164_no_hostility_to_the_riverfolk() -> None:
    """ROOT-11.2.7.3b ROOT-FAQ-164"""
    seats = ("vagabond", "marquise", "riverfolk", "eyrie")
    t = wander({5: "2 riverfolk"}, "2 sword", at=5, turn="marquise", part="start_of_daylight", factions=seats, hands={},
               fields={"lender": 2})  # fmt: skip
    t.play("battle", 5, "vagabond", dice=(1, 1))
    assert (t.count("riverfolk", 5), t.state.relations[0][2]) == (1, 0)


def test_root_faq_42_oppressed_with_a_mercenary() -> None:
    """ROOT-FAQ-42 ROOT-FAQ-43 ROOT-14.6.2x1 A mob and a mercenary, but no mercenary alone, and no trade post."""
    seats = ("hundreds", "riverfolk", "eyrie")
    where = {5: "mob, riverfolk", 6: "riverfolk", 2: "mob, riverfolk, mouse-post"}
    t = served(where, factions=seats)
    assert t.board("hundreds")["oppressed"] == [5]


def test_root_faq_85_keepers_beside_mercenaries() -> None:
    """ROOT-FAQ-85 ROOT-15.5.2x2 No battle with them; with a trade post they are the defender."""
    seats = ("keepers", "riverfolk", "eyrie")
    for text, defender in (("keepers, riverfolk", False), ("keepers, riverfolk, rabbit-post", True)):
        s = market({5: text}, factions=seats).state.copy()
        s.lender = 1
        enter_service(s, 0)
        assert bool(battlefields(s, 0)) == defender


def test_root_x_ru_6_only_its_own_become_acolytes() -> None:
    """ROOT-X.RU.6 The Cult, attacked in its own turn, with mercenaries."""
    seats = ("cult", "riverfolk", "eyrie")
    t = served({5: "2 cult, 2 riverfolk, 3 eyrie"}, factions=seats, hands={"cult": ["anvil"]})
    s = t.state.copy()
    run(battle(s, t.seat("eyrie"), t.seat("cult"), 5), [3, 0])
    assert (s.acolytes, s.count[kind_of("riverfolk")][5], s.count[kind_of("cult")][5]) == (2, 1, 0)


def run(flow: Flow[None], dice: list[int]) -> None:
    """Run a battle in which nobody has a choice."""
    left = list(dice)
    answer: Any = None
    try:
        while True:
            step = flow.send(answer)
            assert isinstance(step, (Ask, Chance))
            answer = DIE[left.pop(0)] if isinstance(step, Chance) else step.options[0]
    except StopIteration:
        pass


def test_root_11_2_3_no_secret_about_a_public_hand() -> None:
    """ROOT-11.2.3 A card given to them, or taken from them, is seen by all."""
    seats = ("vagabond", "riverfolk", "eyrie", "marquise")
    t = wander({1: "riverfolk"}, "boot, torch", factions=seats, hands={"vagabond": ["anvil", "root-tea-fox"]})
    t.play("aid", "riverfolk", "torch")
    assert (t.question, t.table.asks[0].secret) == ("aid-card", False)
    t.play("anvil")
    assert t.board("riverfolk")["prices"]["hand-card"] == 0
    assert t.view()["players"][1]["hand"] == ["anvil"]
    t = wander({1: "eyrie"}, "boot, torch", factions=seats, hands={"vagabond": ["anvil", "root-tea-fox"]})
    assert t.play("aid", "eyrie", "torch").table.asks[0].secret is True
    hands = {"riverfolk": ["anvil"], "alliance": []}
    t = position(
        {5: "riverfolk", 1: "sympathy"},
        part="actions",
        factions=("riverfolk", "alliance", "eyrie"),
        company={"funds": {"riverfolk": 2}},
        hands=hands,
    )
    t.play("move", 5, 1, 1)
    assert (t.question, t.table.asks[0].secret) == ("outrage", False)
    t.play("anvil")
    assert len(t.state.known[t.seat("eyrie")]) == 1


def test_root_11_2_7_3_what_a_position_cannot_say() -> None:
    """ROOT-11.2.7.3 Only the player whose turn it is has hired, and from another."""
    s = market({5: "riverfolk"}).state
    assert GAME.check(s) == ""
    for lender, hirer in ((-2, -1), (3, -1), (-1, 0), (1, 2), (0, 0)):
        wrong = s.copy()
        wrong.lender, wrong.hirer = lender, hirer
        assert GAME.check(wrong) == "Warriors are hired from nobody or by nobody."
    wrong = s.copy()
    wrong.funds[0] = -1
    assert GAME.check(wrong) != ""
