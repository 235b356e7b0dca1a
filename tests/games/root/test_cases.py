"""Cases that cross the chapters: what players of Root ask about, and what programs that play it got wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest

from maraud.engine import Rng, Table
from maraud.engine.dice import RandomDice, SeededDice, seed_from
from maraud.engine.position import position_of, read_position, table_at
from maraud.engine.state import plain
from maraud.games.root.cards import CARD_IDS, ITEM_IDS
from maraud.games.root.game import GAME
from maraud.games.root.options import CARD
from maraud.games.root.state import Root
from tests.games.root.test_hundreds import hundreds
from tests.games.root.test_keepers import keepers
from tests.games.root.wanderer import wander
from tests.games.root.woodland import Woodland, position

# The law.


def test_g_10_hits_land_at_once_and_nobody_is_left_to_rule() -> None:
    """ROOT-4.3.6 G-10"""
    t = hundreds({5: "hundreds, keepers", 3: "warlord"}, "first_actions", "rowdy", factions=("hundreds", "keepers"))
    assert t.ruler(5) == ""
    t.play("battle", 5, "keepers", dice=(1, 1))
    assert (t.count("hundreds", 5), t.count("keepers", 5), t.ruler(5)) == (0, 0, "")
    assert (t.points("hundreds"), t.points("keepers")) == (0, 0)


@pytest.mark.parametrize("active", ["eyrie", "marquise"])
def test_g_12_both_reach_thirty_in_one_battle(active: str) -> None:
    """ROOT-3.1.1 G-12 The roost and the sawmill fall at the same moment: the one whose turn it is has won."""
    more: dict[str, Any] = {"points": {"eyrie": 29, "marquise": 29}, "crafted": {"eyrie": ["sappers"]}}
    if active == "eyrie":
        more |= {"turn": "eyrie", "part": "resolve_decree", "decree": {"battle": ["vizier"]}, "leader": "commander"}
        more["crafted"] = {"marquise": ["sappers"]}
        t = position({5: "eyrie, roost, marquise, sawmill"}, **more)
        t.play(5, "marquise", dice=(1, 1)).play("use:sappers")
    else:
        more["crafted"] |= {"marquise": ["brutal-tactics"]}
        more["points"]["eyrie"] = 28  # Brutal Tactics give the defender the other one
        t = position({5: "eyrie, roost, marquise, sawmill"}, part="actions", **more)
        t.play("battle", 5, "eyrie", dice=(1, 1)).play("first", "use:brutal-tactics", "use:sappers")
    assert t.winners == [active]


def drawing(deck: list[str], discard: list[str], hand: int) -> Woodland:
    """The Eyrie end their turn with so many cards to draw; the Marquise come next, and draw nothing yet."""
    roosts = {5: "roost"} | ({8: "roost", 1: "roost"} if hand > 1 else {})
    return position(
        roosts,
        factions=("eyrie", "marquise"),
        part="draw_and_discard",
        deck_only=deck,
        discard=discard,
    )


def test_g_16_the_last_card_drawn_brings_the_discard_pile_back() -> None:
    """ROOT-2.1 G-16 Also when nobody goes on drawing."""
    t = drawing(["investments"], ["anvil", "sword"], 1)
    assert (t.hand("eyrie"), t.discarded, t.state.deck_size) == (["investments"], [], 2)
    t = drawing(["investments", "cobbler"], ["anvil", "sword"], 1)
    assert (sorted(t.discarded), t.state.deck_size) == (["anvil", "sword"], 1)


def test_g_16_with_nothing_left_at_all_one_draws_what_there_is() -> None:
    """ROOT-2.1 ROOT-1.5.4 P-46"""
    t = drawing(["investments"], [], 2)
    assert (t.hand("eyrie"), t.state.deck_size, t.active) == (["investments"], 0, "marquise")


# The keep.


def test_mq_05_who_comes_to_the_keep_and_who_does_not() -> None:
    """ROOT-6.2.2 MQ-05 No sympathy, no mob by die or inciting, no waystation; warriors and the own hireling come in."""
    six = ["anvil", "armorers", "bake-sale"]
    t = position({1: "keep", 5: "sympathy"}, turn="alliance", part="spread_sympathy", supporters=six)
    assert t.names("alliance") == ["pass", "2"]  # 1 is as near
    here = {5: "mob, wood", 4: "mob, wood", 1: "keep, hundreds", 3: "warlord"}
    t = hundreds(here, "raze").play(5, dice=("suit:fox",))
    assert "1" not in t.names()
    t = hundreds(here, "incite", "rowdy", hands={"hundreds": ["anvil", "foxfolk-steel"]})
    assert t.question != "incite-where" or "1" not in t.names()
    t = hundreds(here | {8: "hundreds"}, "incite", "rowdy", hands={"hundreds": ["anvil", "foxfolk-steel"]})
    assert t.names() == ["pass", "8"]
    t = keepers({1: "keep, keepers", 8: "keepers"}, "encamp")
    assert "1" not in t.names()
    assert "8" in t.names()
    t = position({1: "keep", 5: "3 eyrie"}, turn="eyrie", part="resolve_decree", decree={"move": ["vizier"]})
    assert t.play(5, 1, 3).count("eyrie", 1) == 3
    t = position({1: "keep, street-band", 5: "2 marquise"}, part="actions", hirelings={"street-band": "marquise"})
    assert "clearing:1" in t.play("hire:street-band").asked()


# Rule, with hirelings.


@pytest.mark.parametrize(
    ("pieces", "ruler"), [("eyrie, forest-patrol, 2 alliance", "eyrie"), ("2 forest-patrol, 2 alliance", "")]
)
def test_ey_10_lords_of_the_forest_need_a_piece_of_their_own(pieces: str, ruler: str) -> None:
    """ROOT-7.2.2 ROOT-H.3.1 EY-10"""
    three = ("eyrie", "alliance", "hundreds")
    assert position({9: pieces}, factions=three, hirelings={"forest-patrol": "eyrie"}).ruler(9) == ruler


def test_wa_02_a_pawn_moves_in_without_outrage() -> None:
    """ROOT-8.2.6x1 WA-02"""
    t = wander({5: "sympathy"}, "2 boot", 1, hands={"vagabond": ["bake-sale", "anvil"]}).play("move", 5)
    assert t.question != "outrage"
    assert (t.hand("vagabond"), t.board("alliance")["supporters_size"]) == (["anvil", "bake-sale"], 0)


@pytest.mark.parametrize(
    ("owner", "asked"), [("", ("battle-whom", "forest-patrol")), ("keepers", ("delve-from", "pass"))]
)
def test_ki_07_a_hireling_of_nobodys_must_be_battled(owner: str, asked: tuple[str, str]) -> None:
    """ROOT-15.5.2.2 ROOT-H.3.2 KI-07"""
    three = ("keepers", "eyrie", "alliance")
    cards = {"battle-then-delve": "retainer"}
    more: dict[str, Any] = {"factions": three, "hirelings": {"forest-patrol": owner}}
    t = keepers({9: "2 keepers, forest-patrol"}, "act_with_retinue", {"F2": "jewelry"}, retinue=cards, **more)
    t.play("faithful-retainer", 9)
    assert (t.question, t.names()[0]) == asked


def test_ki_07_sympathy_alone_must_be_battled() -> None:
    """ROOT-15.5.2.2 KI-07"""
    three = ("keepers", "eyrie", "alliance")
    cards = {"battle-then-delve": "retainer"}
    t = keepers({9: "2 keepers, sympathy"}, "act_with_retinue", {"F2": "jewelry"}, retinue=cards, factions=three)
    t.play("faithful-retainer", 9)
    assert (t.question, t.names()) == ("battle-whom", ["alliance"])


def test_hr_12_no_card_moves_a_hireling() -> None:
    """ROOT-H.3.4 ROOT-CARD-COBBLER.1 HR-12"""
    three = ("eyrie", "alliance", "hundreds")
    patrol: dict[str, Any] = {
        "factions": three,
        "hirelings": {"forest-patrol": "eyrie"},
        "crafted": {"eyrie": ["cobbler"]},
    }
    t = position({5: "2 eyrie, 2 forest-patrol", 9: "3 forest-patrol"}, part="start_of_evening", **patrol)
    t.play("use:cobbler")
    assert t.names() == ["5"]
    t.play(5, 1)
    assert t.names() == ["1", "2"]


# The Hundreds.


@pytest.mark.parametrize("mobs", [1, 2, 3])
def test_lh_04_one_roll_however_many_mobs(mobs: int) -> None:
    """ROOT-14.4.1 LH-04"""
    where = dict.fromkeys((5, 8, 9)[:mobs], "mob")
    t = hundreds({3: "warlord"} | where, "raze", fields={"turn": 9})
    assert t.table.chances == 1


def test_lh_15_a_sword_of_the_keepers_can_be_looted() -> None:
    """ROOT-14.2.5 ROOT-14.2.4.1 LH-15"""
    more: dict[str, Any] = {"factions": ("hundreds", "keepers"), "boxes": {"keepers": ["sword"]}}
    t = hundreds({8: "warlord, 2 hundreds, keepers"}, "first_actions", "rowdy", **more).play("battle", 8, "keepers")
    assert t.question == "loot"
    t.play("loot-it", dice=(0, 0)).play("sword")
    assert (t.board("hundreds")["hoard"], t.view()["players"][1]["items"]) == ({"sword": 1}, {})


@pytest.mark.parametrize(("owner", "cards"), [("", 3), ("hundreds", 2)])
def test_lh_24_a_hireling_of_nobodys_is_an_enemy_of_the_rowdy(owner: str, cards: int) -> None:
    """ROOT-14.7.6 ROOT-H.3.2 LH-24 One Eyrie warrior, one sympathy, one hireling."""
    more: dict[str, Any] = {"factions": ("hundreds", "alliance", "eyrie"), "hirelings": {"forest-patrol": owner}}
    t = hundreds({5: "warlord, eyrie, sympathy, forest-patrol"}, "draw_and_discard", "rowdy", **more)
    assert len(t.hand("hundreds")) == cards


def test_lh_25_two_shields_ignore_one_hit() -> None:
    """ROOT-14.7.7 ROOT-H.VK.4 LH-25"""
    more: dict[str, Any] = {"hirelings": {"badger-bodyguards": "hundreds"}}
    t = hundreds({5: "warlord, 2 hundreds, 3 eyrie"}, "first_actions", "stubborn", **more)
    t.play("battle", 5, "eyrie", dice=(2, 2))
    assert (t.question, t.who) == ("lose", "hundreds")
    t.play("piece:hundreds-warrior")
    assert (t.count("warlord", 5), t.count("hundreds", 5), t.count("eyrie", 5)) == (1, 1, 1)


# Removing: each cause with each of its consequences.

PIECES = {"relic": "", "warrior": "marquise", "building": "sawmill", "sympathy": "sympathy", "base": "mouse-base"}
OWNERS = {"relic": "keepers", "warrior": "marquise", "building": "marquise", "sympathy": "alliance", "base": "alliance"}
CAUSES = {  # who removes, what stands in clearing 9 for it, and where else
    "battle": ("eyrie", "3 eyrie", {}),
    "hireling": ("eyrie", "3 forest-patrol", {1: "2 eyrie"}),
    "favor": ("eyrie", "", {2: "roost", 7: "roost", 9: "roost", 5: "roost"}),
    "revolt": ("alliance", "sympathy", {}),
    "raze": ("hundreds", "mob", {1: "warlord"}),
    "strike": ("vagabond", "", {}),
}
POINTS = {"relic": 2, "warrior": 0, "building": 1, "sympathy": 1, "base": 1}
NEVER = {("revolt", "sympathy"), ("revolt", "base"), ("raze", "warrior")}
TABLE = [(cause, piece) for cause in CAUSES for piece in PIECES if (cause, piece) not in NEVER]


def removed(cause: str, piece: str) -> Woodland:
    """This piece in clearing 9 has just been removed so; the keep is far away."""
    who, own, elsewhere = CAUSES[cause]
    here = {9: ", ".join(filter(None, [elsewhere.get(9, ""), own, PIECES[piece]]))} if own + PIECES[piece] else {}
    factions = tuple(dict.fromkeys([who, "marquise", "alliance", "keepers"]))
    hands = {"marquise": ["crossbow-mouse"]}
    hands[who] = ["favor-mice", "a-visit-to-friends"] if cause == "favor" else ["bake-sale"]
    more: dict[str, Any] = {"turn": who, "hands": hands, "officers": 3, "supporters": ["sword", "investments", "anvil"]}
    if who == "eyrie":
        more |= {"leader": "builder", "decree": {"battle": ["vizier"]}}
    if cause == "hireling":
        more |= {"hirelings": {"forest-patrol": "eyrie"}}
    if cause == "strike":
        bow = [0] * 32
        bow[ITEM_IDS.index("crossbow") * 4] = 1
        more["fields"] = {"pawn": [9, 0, 0, 0], "gear": [bow, [], [], []], "character": [0, -1, -1, -1]}
        more["fields"]["relations"] = [[0] * 4, [], [], []]
    part = {"favor": "craft", "revolt": "revolt", "raze": "raze", "strike": "actions"}.get(cause, "resolve_decree")
    relics: dict[int | str, str] = {9: "figure-1"} if piece == "relic" else {}
    t = keepers({**elsewhere, **here, 3: "keep"}, part, relics, factions=factions, **more)
    dice: tuple[int, ...] = (1, 0) if cause in ("battle", "hireling") else ()
    no_ambush = ["pass"] if OWNERS[piece] == "marquise" else []  # they hold a card, so they are asked
    words: dict[str, list[str | int]] = {
        "battle": [9, OWNERS[piece], *no_ambush],
        "hireling": ["hire:forest-patrol", "battle", *no_ambush],
        "favor": ["favor-mice"],
        "revolt": [9, "investments", "sword"],
        "raze": [],
        "strike": ["strike", OWNERS[piece]],
    }
    return t.play(*words[cause], dice=dice)


@pytest.mark.parametrize(("cause", "piece"), TABLE)
def test_p_52_whatever_removes_a_piece_all_that_follows_does(cause: str, piece: str) -> None:
    """ROOT-3.2.1 ROOT-6.2.3 ROOT-8.2.4 ROOT-8.2.6 ROOT-15.2.5 ROOT-H.3.6 P-52"""
    t = removed(cause, piece)
    who = CAUSES[cause][0]
    points = 0 if cause == "hireling" else POINTS[piece]
    assert t.points(who) == points
    asked = {"relic": (who, "trophy-where"), "warrior": ("marquise", "field-hospitals"), "sympathy": (who, "outrage")}
    if piece in asked:
        assert (t.who, t.question) == asked[piece]
    if piece == "base":
        assert (t.board("alliance")["officers"], t.board("alliance", "alliance")["supporters"]) == (1, ["anvil"])
    if piece == "building":
        assert t.on_map("sawmill") == 0


# Hands that nobody saw.


def returning() -> Table:
    """Four players at the end of the advanced set-up, when each puts two of five cards back."""
    table = Table.open(GAME, 4, {"setup": "advanced"}, SeededDice(seed_from(4)), keep=1)
    while len(table.asks) < 4:
        table.choose(table.asks[0].options[0])
    return table


def test_p_08_what_is_put_back_into_the_deck_tells_nobody_anything() -> None:
    """ROOT-A.10 P-08 Whatever one puts back, all others and the spectator see the same of it."""
    seen = []
    for choices in ((0, 1), (1, 0), (3, 3), (-1, -1)):
        table = returning()
        views: list[Any] = []
        for number in choices:
            for seat in (1, 0, 2, 3):
                ask = table.ask_of(seat)
                assert ask is not None
                table.choose(ask.options[number if seat == 1 else 0], seat)
                for viewer in (-1, 0, 2, 3):
                    views.append(table.game.view(table.state, viewer))
                    views.append([event.facts_for(viewer) for event in table.events])
                    views.append([(other.seat, other.prompt.key) for other in table.asks])
        seen.append(repr(views))
    assert len(set(seen)) == 1


def log(t: Woodland, viewer: str) -> list[str]:
    """What the last choices brought about, as one reads it."""
    seat = t.seat(viewer) if viewer else -1
    names = [t.name(seat) for seat in range(t.table.seats)]
    return [GAME.say(event.text_for(seat), event.facts_for(seat), names) for event in t.told]


def told_of(t: Woodland, card: str) -> list[str]:
    """Who reads the name of a card in the log; empty is the spectator."""
    name = GAME.label(CARD[CARD_IDS.index(card)])
    return [
        viewer for viewer in ("", *map(t.name, range(t.table.seats))) if any(name in line for line in log(t, viewer))
    ]


def test_p_13_what_is_public_is_in_everybodys_log_and_what_is_not_in_nobody_elses() -> None:
    """ROOT-1.2.1 P-02 P-13 P-66 Decree, crafts and discards; supporters, and a hand shown for Outrage."""
    everybody = ["", "marquise", "eyrie", "alliance"]
    t = position({5: "roost"}, turn="eyrie", hands={"eyrie": ["anvil", "armorers"]}).play("anvil", "move")
    assert told_of(t, "anvil") == everybody
    t = position({1: "workshop"}, part="craft", hands={"marquise": ["anvil"]}).play("anvil")
    assert told_of(t, "anvil") == everybody
    six = ["anvil", "sword", "bake-sale", "armorers", "sappers", "cobbler"]
    t = position({}, part="draw_and_discard", hands={"marquise": six}).play("cobbler", "sword")
    assert told_of(t, "cobbler") == everybody
    t = position({}, turn="alliance", part="daylight_actions", hands={"alliance": ["anvil"]}).play("mobilize", "anvil")
    assert told_of(t, "anvil") == ["alliance"]
    t = position({5: "marquise", 1: "sympathy"}, part="actions", hands={"marquise": ["sword"]})
    t.play("march", 5, 1, 1, "show", dice=("investments",))
    assert [t.known(viewer, "marquise") for viewer in ("alliance", "eyrie")] == [["sword"], []]
    assert told_of(t, "sword") == []
    assert told_of(t, "investments") == ["alliance"]


# The fullest and the emptiest.


def test_p_49_the_fullest_boards_can_be_shown_and_kept() -> None:
    """ROOT-1.5.1 P-49 All warriors in one clearing, ten of the retinue, a long Decree, all control markers."""
    long = ["anvil", "foxfolk-steel", "protection-racket", "travel-gear-fox", "root-tea-fox", "gently-used-knapsack"]
    retinue = (
        "retainer retainer retainer tax-collector cobbler armorers royal-claim codebreakers sappers brutal-tactics"
    )
    t = keepers(
        {5: "25 marquise, 20 eyrie, 15 keepers, 2 popular-band"},
        "act_with_retinue",
        {5: "tablet-1 tablet-2 figure-1 figure-2 jewelry-2 jewelry-3"},
        retinue={"move": " ".join(retinue.split()[:5]), "battle-then-delve": " ".join(retinue.split()[5:])},
        factions=("keepers", "marquise", "eyrie"),
        hands={"marquise": ["sword", "investments", "bake-sale", "smugglers-trail", "mouse-in-a-sack"]},
        decree={"move": long[:3], "build": ["vizier", *long[3:]], "recruit": ["vizier"]},
        hirelings={"popular-band": "marquise", "brigand": "eyrie"},
        control={"popular-band": 6, "brigand": 6},
    )
    for viewer in ("keepers", "marquise", "eyrie", ""):
        pieces = json.loads(json.dumps(t.view(viewer)))["clearings"][4]["pieces"]
        assert [row["count"] for row in pieces if row["piece"].endswith("warrior")][:3] == [15, 25, 20]
        assert len(t.board("keepers", viewer)["retinue"]) == 3
    copy = table_at(read_position(json.dumps(position_of(t.table))), GAME, t.table.dice)
    assert plain(copy.state) == plain(t.state)


@pytest.mark.parametrize("left", [0, 1, 2])
@pytest.mark.parametrize("seed", range(3))
def test_p_46_with_next_to_no_cards_play_goes_on(left: int, seed: int) -> None:
    """ROOT-2.1 ROOT-1.5.4 P-46 Every effect that draws finds a deck of so many and no discard pile."""
    rng = Rng(seed)
    cards = ["investments", "armorers"][:left]
    t = position(
        {5: "3 marquise, sawmill, recruiter", 8: "2 eyrie, roost", 1: "2 alliance, sympathy, fox-base", 3: "keep"},
        part="actions",
        hands={"marquise": ["sword"], "eyrie": ["anvil"], "alliance": ["bake-sale"]},
        supporters=["cobbler", "sappers"],
        officers=2,
        deck_only=cards,
        decree={"move": ["vizier"], "recruit": ["vizier"]},
        leader="builder",
    )
    table = t.table.clone(RandomDice(rng), keep=0)
    pieces = table.game.pieces(table.state)
    for _ in range(300):
        if not table.asks:
            break
        ask = table.asks[0]
        table.choose(rng.choice(ask.options), ask.seat)
        assert table.game.pieces(table.state) == pieces


@pytest.mark.parametrize("stalls", [True, False], ids=["who stall", "by lot"])
def test_p_50_at_the_turn_limit_the_game_is_drawn(stalls: bool) -> None:
    """ROOT-1.4.1 P-50"""
    rng = Rng(2)
    table = Table.open(GAME, 3, {"most_turns": 12}, SeededDice(seed_from(2)), keep=0)
    while table.asks:
        ask = table.asks[0]
        idle = [option for option in ask.options if option.text in ("pass", "end-turn")]
        table.choose(idle[0] if stalls and idle else rng.choice(ask.options), ask.seat)
    assert isinstance(table.state, Root)
    assert (set(table.result), table.state.turn) == ({0.5}, 12)
    assert "obody" in GAME.outcome(table.state)
