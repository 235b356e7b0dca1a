"""ROOT-12.5 and ROOT-12.6 The Duchy: Assembly, Parliament, swaying, Evening, and its rules of thumb."""

from typing import Any

import pytest

from maraud.engine import Rng, Table
from maraud.engine.dice import SeededDice, seed_from
from maraud.games.root.advice import evaluate
from maraud.games.root.game import GAME
from maraud.games.root.maps import BURROW
from maraud.games.root.state import Root
from tests.games.root.test_duchy import NAMES, duchy, swayed
from tests.games.root.woodland import Woodland


def advised(t: Woodland) -> str:
    """What the rules of thumb say to the open question."""
    return GAME.advise(t.state, t.table.asks[0], Rng(1)).text


def shown(t: Woodland) -> list[str]:
    """The revealed cards, as all see them."""
    cards: list[str] = t.board("duchy")["revealed"]
    return sorted(cards)


# Assembly.


def test_root_12_5_1_two_actions() -> None:
    """ROOT-12.5.1 ROOT-12.5.1.2 ROOT-12.5.1.3 ROOT-12.5.1.4 The same one twice if they like, or none."""
    t = duchy({1: "3 duchy, 2 eyrie, tunnel"}, "assembly")
    assert t.asked() == ["pass", "recruit", "move", "battle"]
    t.play("recruit", "recruit")
    assert (t.board("duchy")["burrow"], t.active) == (2, "eyrie")
    t = duchy({1: "3 duchy, 2 eyrie, tunnel"}, "assembly").play("battle", 1, "eyrie", dice=(2, 0))
    t.play("move", 1, "burrow", 3)
    assert (t.count("eyrie", 1), t.board("duchy")["burrow"], t.active) == (0, 3, "eyrie")
    assert "recruit" not in duchy({1: "20 duchy"}, "assembly").asked()


def test_root_12_5_1_1_build() -> None:
    """ROOT-12.5.1.1 A card that matches a ruled clearing with a slot lies open from now on."""
    clearings = {1: "2 duchy", 5: "2 duchy", 8: "duchy, 2 eyrie"}
    t = duchy(clearings, "assembly", hands={"duchy": ["anvil", "armorers", "cobbler"]})
    suits = {clearing: t.state.suit[clearing] for clearing in (1, 5, 8)}
    t.play("build")
    assert t.names() == ["1", "5"]
    t.play(1)
    assert t.names() == ["citadel", "market"]
    t.play("citadel")
    assert suits[1] == 1
    assert sorted(t.names()) == ["anvil", "armorers"]
    t.play("anvil")
    assert (t.count("citadel", 1), shown(t), sorted(t.hand("duchy"))) == (1, ["anvil"], ["armorers", "cobbler"])
    assert shown(t) == t.view("eyrie")["players"][t.seat("duchy")]["board"]["revealed"]
    assert "build" not in duchy({8: "duchy, 2 eyrie"}, "assembly", hands={"duchy": ["armorers"]}).asked()


def test_root_12_5_1_5_dig() -> None:
    """ROOT-12.5.1.5 ROOT-12.5.1.5x1 Without rule or presence; up to four come out, one at least."""
    t = duchy({BURROW: "6 duchy", 1: "4 eyrie", 8: "tunnel"}, "assembly", hands={"duchy": ["anvil"]})
    t.play("dig")
    assert t.names() == ["1", "6", "12"]
    t.play(1, "anvil")
    assert (t.names(), t.discarded) == (["1", "2", "3", "4"], ["anvil"])
    t.play(4)
    assert (t.count("tunnel", 1), t.count("duchy", 1), t.board("duchy")["burrow"]) == (1, 4, 2)
    t = duchy({8: "tunnel"}, "assembly", hands={"duchy": ["anvil"]})
    assert "dig" not in t.asked()
    assert t.refused["dig"] == "ROOT-12.5.1.5"
    t = duchy({BURROW: "6 duchy", 1: "keep"}, "assembly", hands={"duchy": ["anvil"]}).play("dig")
    assert t.names() == ["6", "8", "12"]


def test_root_12_2_4_a_fourth_tunnel() -> None:
    """ROOT-12.2.4 One of the three is removed first; nobody scores."""
    t = duchy({BURROW: "duchy", 5: "tunnel", 6: "tunnel", 8: "tunnel"}, "assembly", hands={"duchy": ["anvil"]})
    t.play("dig", 1, "anvil")
    assert (t.question, t.names()) == ("dig-from", ["5", "6", "8"])
    t.play(6, 1)
    assert ([t.count("tunnel", clearing) for clearing in (1, 5, 6, 8)], t.points("duchy")) == ([1, 1, 0, 1], 0)


def test_root_12_5_1_5x2_digging_is_a_move() -> None:
    """ROOT-12.5.1.5x2 Outrage; ROOT-X.RU.2 and what is spent is a Lost Soul."""
    seats = ("duchy", "alliance", "eyrie")
    hand = {"duchy": ["anvil", "sword"]}
    t = duchy({BURROW: "2 duchy", 1: "sympathy"}, "assembly", factions=seats, hands=hand)
    t.play("dig", 1, "anvil", 2)
    assert t.who == "duchy"
    t.play(t.asked()[0])
    assert t.view("alliance")["players"][t.seat("alliance")]["board"]["supporters_size"] == 1
    seats = ("duchy", "cult", "eyrie")
    t = duchy({BURROW: "2 duchy"}, "assembly", factions=seats, hands=hand).play("dig", 1, "anvil", 2)
    assert (t.board("cult")["lost_souls"], t.discarded) == ({"anvil": 1}, [])


# Parliament.


def test_root_12_5_2_each_minister_once() -> None:
    """ROOT-12.5.2 ROOT-12.5.2.2 ROOT-12.5.2.3 In any order, and all of them if they like."""
    t = duchy({1: "4 duchy, 3 eyrie"}, "parliament", "captain marshal")
    assert t.asked() == ["pass", "minister:captain", "minister:marshal"]
    t.play("marshal", 1, 5, 1)
    assert (t.asked(), t.board("duchy")["acted"]) == (["pass", "minister:captain"], ["marshal"])
    assert t.refused["minister:marshal"] == "ROOT-12.5.2"
    t.play("captain", 1, "eyrie", dice=(2, 0))
    assert (t.count("eyrie", 1), t.count("duchy", 5), t.question != "parliament") == (1, 1, True)


def test_root_12_5_2_1_foremole() -> None:
    """ROOT-12.5.2.1 Any card for any ruled clearing."""
    t = duchy({1: "2 duchy", 8: "2 duchy"}, "parliament", "foremole", hands={"duchy": ["cobbler", "sword"]})
    t.play("foremole")
    assert t.names() == ["1", "8"]
    t.play(1, "market", "cobbler")
    assert (t.count("market", 1), shown(t)) == (1, ["cobbler"])
    t = duchy({1: "2 duchy"}, "parliament", "foremole")
    assert t.asked() == ["pass"]
    assert t.refused["minister:foremole"] == "ROOT-12.5.2"


def test_root_12_5_2_4_brigadier() -> None:
    """ROOT-12.5.2.4 Two moves or two battles, not one of each; one will do."""
    t = duchy({1: "4 duchy, 3 eyrie"}, "parliament", "brigadier").play("brigadier")
    assert t.names() == ["move", "battle"]
    t.play("battle", 1, "eyrie", dice=(1, 0))
    assert (t.question, t.names()) == ("battle-where", ["1", "pass"])
    t.play(1, "eyrie", dice=(1, 0))
    assert (t.count("eyrie", 1), t.question != "parliament") == (1, True)
    t = duchy({1: "4 duchy, 3 eyrie"}, "parliament", "brigadier").play("brigadier", "move", 1, 5, 2)
    assert t.question == "move-from"
    t.play("pass")
    assert t.count("duchy", 5) == 2


def test_root_12_5_2_5_banker() -> None:
    """ROOT-12.5.2.5 A point for each card of one suit; birds are wild."""
    hand = ["anvil", "root-tea-fox", "armorers", "cobbler"]
    t = duchy({}, "parliament", "banker", hands={"duchy": hand}).play("banker", "armorers")
    assert sorted(t.names()) == sorted(["pass", "anvil", "root-tea-fox", "cobbler"])
    t.play("anvil")
    assert sorted(t.names()) == ["pass", "root-tea-fox"]
    t.play("root-tea-fox")
    assert t.asked() == ["pass"]  # asked with any hand: nobody may tell what it holds
    t.play("pass")
    assert (t.points("duchy"), "cobbler" in t.hand("duchy")) == (3, True)
    assert sorted(t.discarded) == ["anvil", "armorers", "root-tea-fox"]
    t = duchy({}, "parliament", "banker", hands={"duchy": hand}).play("banker", "anvil", "pass")
    assert t.points("duchy") == 1


def test_root_faq_174_the_mayor() -> None:
    """ROOT-12.5.2.6 ROOT-FAQ-174 What another has done already; no lord, and not himself."""
    field = {1: "5 duchy, 3 eyrie, market"}
    t = duchy(field, "parliament", "captain mayor baron-of-dirt").play("captain", 1, "eyrie", dice=(1, 0))
    t.play("mayor")
    assert t.names() == ["captain"]
    t.play("captain", 1, "eyrie", dice=(1, 0))
    assert t.count("eyrie", 1) == 1
    assert t.asked() == ["pass", "minister:baron-of-dirt"]
    assert duchy({}, "parliament", "mayor baron-of-dirt").asked() == ["pass"]


def test_root_12_5_2_7_lords() -> None:
    """ROOT-12.5.2.7 ROOT-12.5.2.8 ROOT-12.5.2.9 Tunnels, markets and citadels score."""
    lords = "duchess-of-mud baron-of-dirt earl-of-stone"
    field = {1: "tunnel, market", 5: "tunnel, market, citadel", 8: "tunnel"}
    t = duchy(field, "parliament", lords).play("duchess-of-mud")
    assert t.points("duchy") == 2
    t.play("baron-of-dirt")
    assert t.points("duchy") == 4
    t.play("earl-of-stone")
    assert t.points("duchy") == 5
    assert duchy({1: "tunnel", 5: "tunnel"}, "parliament", lords).asked() == ["pass"]


def test_root_12_5_2x1_who_is_lost_acts_no_more() -> None:
    """ROOT-12.5.2x1 ROOT-FAQ-170 A battle of the Captain costs the Brigadier; the revealed card is safe."""
    fields = {"shown": [0]}
    field = {1: "duchy, citadel, 4 eyrie"}
    t = duchy(
        field,
        "parliament",
        "captain brigadier",
        fields=fields,
        elsewhere=["ambush-bird"],
        hands={"duchy": ["anvil", "sword"]},
    )
    before = shown(t)
    t.play("captain", 1, "eyrie", dice=(2, 2, "anvil"))
    assert (swayed(t), t.hand("duchy"), shown(t)) == (["captain"], ["sword"], before)
    assert t.question != "parliament"


# Sway.


@pytest.mark.parametrize(
    ("hand", "can"),
    [
        ("anvil root-tea-fox crossbow-mouse", True),
        ("anvil root-tea-fox foxfolk-steel", False),
        ("anvil crossbow-mouse armorers", True),
    ],
)
def test_root_t_ru10_a_clearing_for_each_card(hand: str, can: bool) -> None:
    """ROOT-12.5.3.2 ROOT-T-RU10 Two fox clearings and a mouse clearing."""
    t = duchy({1: "duchy", 6: "tunnel", 2: "duchy"}, "sway", hands={"duchy": hand.split()})
    assert [t.state.suit[clearing] for clearing in (1, 6, 2)] == [1, 1, 3]
    assert ("minister:mayor" in t.asked()) == can
    if can:
        t.play("mayor", *hand.split())
        assert (swayed(t), t.points("duchy"), t.events.count("duchy-reveals")) == (["mayor"], 2, 3)


def test_root_faq_175_the_burrow_does_not_count() -> None:
    """ROOT-FAQ-175 ROOT-12.5.3.2"""
    hand = {"duchy": ["armorers", "anvil", "brutal-tactics"]}
    assert duchy({BURROW: "6 duchy"}, "sway", hands=hand).asked() == ["pass"]
    t = duchy({BURROW: "6 duchy", 1: "duchy", 5: "duchy"}, "sway", hands=hand)
    assert t.names() == ["pass", "foremole", "captain", "marshal"]
    t.play("captain")
    assert sorted(t.names()) == ["anvil", "armorers", "brutal-tactics"]


@pytest.mark.parametrize(("name", "points"), [("marshal", 1), ("banker", 2), ("earl-of-stone", 3)])
def test_root_12_5_3_3_the_crown_scores(name: str, points: int) -> None:
    """ROOT-12.5.3 ROOT-12.5.3.1 ROOT-12.5.3.3 ROOT-12.D.4 One minister a turn."""
    hand = {"duchy": ["anvil", "root-tea-fox", "crossbow-mouse", "armorers", "brutal-tactics", "cobbler"]}
    field = dict.fromkeys(range(1, 13), "duchy")
    t = duchy(field, "sway", "captain", hands=hand)
    assert t.names() == ["pass", *(other for other in NAMES if other != "captain")]
    t.play(name)
    while t.question == "sway-card":
        t.play(t.asked()[0])
    assert (t.points("duchy"), sorted(swayed(t))) == (points, sorted(["captain", name]))
    crowns = t.board("duchy")["crowns"]
    assert sum(crowns.values()) == 7
    assert t.question not in ("sway", "parliament")  # one is enough, and Parliament is over


def test_root_12_5_3x1_revealed_cards_are_in_no_hand() -> None:
    """ROOT-12.5.3x1 Who has built with a card does not sway with it."""
    hand = {"duchy": ["anvil", "root-tea-fox"]}
    t = duchy({1: "2 duchy", 6: "2 duchy"}, "assembly", hands=hand)
    t.play("build", 1, "market", "anvil", "pass")
    assert (t.question, t.asked()) == ("sway", ["pass"])
    assert t.refused["minister:captain"] == "ROOT-12.5.3.2"


# Evening.


def test_root_12_6_1_birds_go_others_return() -> None:
    """ROOT-12.6.1 ROOT-12.6.2 ROOT-12.2.1 All have seen them; then they may be crafted."""
    field = {1: "2 duchy, market", 6: "2 duchy", 5: "2 duchy"}
    hand = {"duchy": ["root-tea-fox", "armorers", "cobbler"]}
    t = duchy(field, "sway", hands=hand).play("captain", "root-tea-fox", "armorers")
    assert (t.discarded, sorted(t.hand("duchy"))) == (["armorers"], ["cobbler", "root-tea-fox"])
    assert t.known("eyrie", "duchy") == ["root-tea-fox"]
    assert (t.question, t.names()) == ("craft", ["pass"])


def test_root_12_2_1_crafting_with_citadels_and_markets() -> None:
    """ROOT-12.2.1 ROOT-12.6.2 Either will do, as the suit of its clearing."""
    t = duchy({1: "citadel", 6: "market"}, "craft_only", hands={"duchy": ["anvil", "root-tea-mouse"]})
    assert t.names() == ["pass", "anvil"]
    t.play("anvil")
    assert t.points("duchy") == 2


@pytest.mark.parametrize("markets", [0, 1, 3])
def test_root_12_6_3_draw(markets: int) -> None:
    """ROOT-12.6.3 ROOT-12.D.3"""
    t = duchy(dict.fromkeys([1, 5, 6][:markets], "market"), "draw_and_discard").play()
    assert (len(t.hand("duchy")), t.active) == (1 + markets, "eyrie")


# Rules of thumb.


def test_advice_builds_digs_and_sways() -> None:
    """The first things a good Duchy does."""
    hand = {"duchy": ["anvil", "root-tea-fox"]}
    t = duchy({1: "3 duchy, tunnel", BURROW: "duchy"}, "assembly", hands=hand)
    assert advised(t) == "build"
    t = duchy({BURROW: "5 duchy"}, "assembly", hands={"duchy": ["anvil", "sword"]})
    assert advised(t) == "dig"
    t = duchy({1: "duchy", 6: "duchy"}, "sway", hands=hand)
    assert advised(t) == "minister:foremole"
    t = duchy({1: "market", 6: "market"}, "parliament", "captain baron-of-dirt")
    assert advised(t) == "minister:baron-of-dirt"


def test_advice_keeps_birds() -> None:
    """A revealed bird is lost."""
    t = duchy({1: "2 duchy", 6: "duchy"}, "assembly", hands={"duchy": ["armorers", "anvil"]}).play("build", 1, "market")
    assert advised(t) == "card:anvil"


def test_a_swayed_lord_is_worth_something() -> None:
    """The evaluation knows ministers."""
    field = {1: "market", 5: "market"}
    poor, rich = duchy(field), duchy(field, swayed="baron-of-dirt")
    assert evaluate(rich.state, rich.seat("duchy")) > evaluate(poor.state, poor.seat("duchy"))


@pytest.mark.parametrize("seed", range(3))
def test_games_of_the_duchy_end(seed: int) -> None:
    """Played by chance, with what else lies beside the map: pieces and cards are all there at the end of each turn."""
    names = [("duchy", "cult", "corvids"), ("duchy", "keepers", "alliance"), ("vagabond", "duchy", "hundreds")][seed]
    options: dict[str, Any] = {f"faction_{seat}": name for seat, name in enumerate(names, 1)}
    table = Table.open(GAME, 3, {**options, "most_turns": 60}, SeededDice(seed_from(seed)), keep=1)
    rng, turn = Rng(seed), -1
    before: dict[str, int] = {}
    while table.asks:
        ask = table.asks[0]
        table.choose(rng.choice(ask.options), ask.seat)
        state = table.state
        assert isinstance(state, Root)
        if state.turn != turn and table.asks:
            turn = state.turn
            pieces = GAME.pieces(state)
            assert turn < 2 or pieces == before
            before = pieces
    assert table.result
