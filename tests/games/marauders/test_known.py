"""What each seat knows: chests, clues, and the bounds on hands and stashes; and dealing anew within it."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from maraud.engine import Rng, Table
from maraud.engine.dice import RandomDice
from maraud.engine.state import plain
from maraud.games.marauders import facts
from maraud.games.marauders.box import KIND_NAMES, KINDS, SORTS
from maraud.games.marauders.cards import facts_of
from maraud.games.marauders.dealing import ANY_NUMBER, spread
from maraud.games.marauders.facts import HAND_LEAST, HAND_MOST, HOLDER, LEAST, MOST, PLACES, STASH_LEAST, STASH_MOST
from maraud.games.marauders.game import GAME
from maraud.games.marauders.state import Marauders
from tests.games.marauders.camp import EIGHT, Camp, at, camp, cards


def worlds(c: Camp, seat: int, count: int = 200) -> list[Marauders]:
    """Other worlds that the seat could be in."""
    found = []
    for number in range(count):
        world = c.s.copy()
        GAME.redeal(world, seat, Rng(number))
        found.append(world)
    return found


def hands(c: Camp, seat: int, other: int) -> set[str]:
    """All hands that another could have for all the seat knows."""
    return {cards(world.hands[other]) for world in worlds(c, seat)}


def stashes(c: Camp, seat: int, other: int) -> set[str]:
    return {cards(world.stashes[other]) for world in worlds(c, seat)}


def test_mar_e53_only_the_size_of_a_hand_is_public() -> None:
    c = camp(hands={1: "red horse"})
    assert c.view(0)["players"][1]["hand"] == 2
    assert c.known(0, 1) == {
        "seat": 1,
        "hand": {},
        "stash": {},
        "both": {},
        "not_in_hand": ["silver", "gold", "emerald", "ruby", "diamond"],
    }


def test_jewels_collected_are_known() -> None:
    c = camp(guards={3: 1})
    c.choose("end-turn", None, "face:gold face:marauder color:red")
    assert c.known(0, 1)["hand"] == {"gold": 2}
    assert hands(c, 0, 1) == {"gold gold"}


def test_drawn_cards_are_known_by_their_sort() -> None:
    c = camp()
    c.play("take-key", dice="card:blue")
    assert hands(c, 1, 0) == {"red", "yellow", "blue", "wooden"}


def test_what_is_paid_was_there_and_is_no_more() -> None:
    c = camp(hands={0: "silver silver silver silver"})
    c.play("slot:silver-clue")
    assert c.known(1, 0)["hand"] == {"silver": 1}
    assert "gold" in c.known(1, 0)["not_in_hand"]


def test_a_stashed_card_is_one_of_those_in_hand() -> None:
    """MAR-141 Known to be in hand or stash, and no more which."""
    c = camp(guards={3: 0, 0: 0}, hands={0: "gold ruby"})
    c.play("stash", "card:gold")
    assert c.known(1, 0)["both"] == {"gold": 1, "ruby": 1}
    assert c.known(1, 0)["hand"] == {}
    assert stashes(c, 1, 0) == {"gold", "ruby"}
    assert hands(c, 1, 0) == {"gold", "ruby"}


def test_a_hand_that_is_all_stashed_is_known() -> None:
    c = camp(hands={0: "gold ruby"})
    c.play("stash", "card:gold", "stash", "card:ruby")
    assert c.known(1, 0)["stash"] == {"gold": 1, "ruby": 1}


def test_a_single_known_card_is_known_in_the_stash() -> None:
    c = camp(hands={0: "gold"})
    c.play("stash", "card:gold")
    assert c.known(-1, 0)["stash"] == {"gold": 1}


def test_a_sword_tells_what_is_stashed() -> None:
    """Of three gold one or none was stashed: two are taken, so one was."""
    c = camp(hands={0: "sword", 1: "gold gold gold ruby"})
    c.pass_to(1).play("stash", "card:gold").pass_to(0)
    assert stashes(c, 2, 1) == {"gold", "ruby"}
    c.play("card:sword", "seat:1", "wish:gold")
    assert c.known(2, 1)["stash"] == {"gold": 1}
    assert stashes(c, 2, 1) == {"gold"}


def test_a_sword_that_finds_all_tells_what_is_not_stashed() -> None:
    c = camp(hands={0: "sword", 1: "gold gold ruby horse"})
    c.pass_to(1).play("stash", "card:ruby").pass_to(0)
    assert len(stashes(c, 2, 1)) > 2
    c.play("card:sword", "seat:1", "wish:gold")
    assert "gold" not in " ".join(stashes(c, 2, 1))


def test_an_earthquake_empties_all_hands_of_a_jewel() -> None:
    c = camp(hands={2: "gold gold silver"}, stashes={2: "gold"})
    c.choose("end-turn", None, "face:marauder face:marauder color:red face:gold face:marauder")
    assert c.known(1, 2)["both"] == {"gold": 1, "silver": 1}
    assert c.known(1, 2)["stash"] == {"gold": 1}
    assert hands(c, 1, 2) == {"silver"}


def test_who_offers_a_card_has_it() -> None:
    c = camp(hands={0: "horse sword", 1: "gold"})
    c.play("offer", "seat:1").offer("horse", "gold")
    for seat in (-1, 1, 2, 3):
        assert c.known(seat, 0)["hand"] == {"horse": 1}
    assert all("horse" in hand for hand in hands(c, 2, 0))
    c.choose("refuse")
    assert c.known(2, 0)["hand"] == {"horse": 1}


def test_who_refuses_tells_nothing() -> None:
    c = camp(hands={0: "horse", 1: "red"})
    c.play("offer", "seat:1").offer("horse", "red").choose("refuse")
    assert c.known(0, 1)["hand"] == {}
    assert len(hands(c, 0, 1)) == 4


def test_keys_that_open_chests_were_in_hand() -> None:
    c = camp(hands={0: "red red"}, scouts={0: "keyhole:0:N"})
    c.play("open:0")
    assert c.known(1, 0)["both"] == {}
    assert hands(c, 1, 0) == {"red", "yellow", "blue", "wooden"}


def test_own_cards_narrow_down_what_others_have() -> None:
    c = camp(hands={0: "wooden wooden wooden wooden", 1: "red"})
    assert hands(c, 0, 1) == {"red", "yellow", "blue"}
    assert "wooden" in hands(c, 2, 1)


def test_a_pile_that_was_shuffled_is_known() -> None:
    """Once the discards are the pile, all know what is in it, and what is drawn comes out of that."""
    others = {0: "red red red red red red red red", 1: "yellow yellow yellow yellow yellow yellow yellow yellow"}
    c = camp(hands={**others, 2: "wooden wooden wooden wooden"}, gone=" ".join(["blue"] * 8))
    c.play("take-key", dice="card:blue")
    for seat in (1, 2, 3):
        assert all(cards(w.pile[:4] + [0] * 13) == " ".join(["blue"] * 7) for w in worlds(c, seat, 40))
        assert all(w.hands[0][2] == 1 for w in worlds(c, seat, 40))
    assert {w.hands[3][2] for w in worlds(c, 0, 40)} == {0}


def test_own_draws_narrow_down_the_pile() -> None:
    others = {0: "red red red red red red red red", 1: "yellow yellow yellow yellow yellow yellow yellow yellow"}
    c = camp(hands={**others, 2: "wooden wooden wooden wooden"}, gone="blue blue blue blue blue blue blue blue")
    c.play("take-key", dice="card:blue")
    assert c.s.drawn[0][2] == 1
    assert c.s.refill[:4] == [0, 0, 8, 0]


def test_mar_63_looks_are_kept_for_the_looker() -> None:
    c = camp(scouts={0: "square:12:0"})
    c.play("move", "scout:1", "square:12:1")
    assert {w.chests[2] for w in worlds(c, 0)} == {c.s.chests[2]}
    assert len({w.chests[2] for w in worlds(c, 3)}) > 3
    assert {w.chests[2] for w in worlds(c, 1)} == {c.s.chests[2]}  # its home chest


def test_mar_e44_a_chest_once_open_is_known_to_all() -> None:
    c = camp(guards={11: 2}, hands={0: "cannon"})
    c.play("card:cannon", "cell:11")
    for seat in range(-1, 4):
        assert {w.chests[11] for w in worlds(c, seat, 30)} == {c.s.chests[11]}
        assert c.view(seat)["chests"][11]["chest"] == "ruby-blue"


def test_mar_e44_without_the_aid_only_what_can_be_seen_is_shown() -> None:
    """Bots never forget: what is dealt anew does not depend on the aid."""
    c = camp(scouts={0: "square:12:0"}, options={"assist_memory": False})
    assert c.view(0)["chests"][0]["chest"] is None
    c.play("move", "scout:1", "square:12:1")
    assert c.view(0)["chests"][2]["chest"] == "silver-yellow"
    c.choose("square:12:0")
    assert c.view(0)["chests"][2]["chest"] is None
    assert {w.chests[2] for w in worlds(c, 0, 30)} == {c.s.chests[2]}


def test_mar_93_unlocked_clues_are_kept_and_others_are_not() -> None:
    c = camp(unlocked={0: "silver gold", 1: "ruby"})
    mine = worlds(c, 0)
    assert {w.clues[1] for w in mine} == {c.s.clues[1]}
    assert {w.clues[2] for w in mine} == {c.s.clues[2]}
    assert len({w.clues[4] for w in mine}) == 6  # either a shape, a cover, or a Marauder
    assert len({w.clues[0] for w in worlds(c, -1)}) == 12
    assert len({tuple(w.removed) for w in mine}) > 2


def test_all_worlds_hold_a_clue_of_each_set() -> None:
    c = camp(unlocked={0: "terrain silver"})
    for world in worlds(c, 0, 60):
        assert GAME.check(world) == ""


def test_those_who_watch_see_no_chest_that_a_seat_has_looked_under() -> None:
    for seats in (2, 3, 4):
        c = camp(seats, guards={0: 0})
        assert [row["cell"] for row in c.view(-1)["chests"] if row["chest"]] == [0]


def test_those_who_watch_see_no_clue_and_the_partner_no_offer_before_it_is_sent() -> None:
    c = camp(2, hands={0: "gold", 1: "ruby"}, unlocked={0: "gold", 1: "ruby"})
    assert [clue["card"] for clue in c.view(-1)["clues"]] == [None] * 6
    assert [clue["slot"] for clue in c.view(1)["clues"] if clue["card"]] == ["ruby"]
    c.play("offer", "seat:1", "give", "card:gold")
    assert [c.view(seat)["offer"]["terms"] is None for seat in (-1, 0, 1)] == [True, False, True]


def test_an_empty_hand_is_known_to_hold_nothing() -> None:
    """MAR-133 To all, MAR-134 and to the two."""
    hand = "red horse gold gold"
    c = camp(hands={2: hand}, stashes={2: "blue"}).play("ally", "seat:1", "seat:2", "accept")
    c.lay("H", "H")
    assert [c.known(seat, 2)["not_in_hand"] for seat in (-1, 0, 3)] == [KIND_NAMES] * 3
    c = camp(hands={0: hand}, stashes={0: "blue"}).play("ally", "seat:1", "seat:2", "accept")
    c.lay("H", "M")
    assert [c.known(seat, 0)["not_in_hand"] for seat in (-1, 1, 3)] == [KIND_NAMES] * 3


def test_who_enters_an_x_has_shown_what_it_has() -> None:
    """MAR-E26 The clues it has not unlocked must be Marauders, and its stash holds the eight cards."""
    near = "square:5:8"
    c = camp(stashes={0: EIGHT + " horse"}, unlocked={0: "silver gold emerald ruby"}, scouts={0: near})
    x = next(tile["boulder"] for tile in c.view(0)["tiles"] if tile["cell"] == 4)
    beside = beside_of(x)
    c = camp(stashes={0: EIGHT + " horse"}, unlocked={0: "silver gold emerald ruby"}, scouts={0: beside})
    c.play("move", "scout:1", x)
    assert c.events == ["moved", "entered-x"]
    for world in worlds(c, 2, 60):
        assert {world.clues[0], world.clues[5]} == {10, 11}
        assert all(world.stashes[0][KIND_NAMES.index(name)] for name in EIGHT.split())


def beside_of(x: str) -> str:
    _, column, row = x.split(":")
    inner = int(column) - 1 if int(column) % 5 == 4 else int(column) + 1
    return f"square:{inner}:{row}"


def test_the_draft_of_another_is_dealt_anew() -> None:
    c = camp(hands={0: "red yellow gold", 1: "horse"}, unlocked={0: "gold ruby"})
    c.play("offer", "seat:1", "give", "card:gold", "want", "wish:horse", "give-clue", "slot:gold-clue")
    drafts = {tuple(w.drafts[0]) for w in worlds(c, 1)}
    assert len(drafts) > 10
    assert all(len(draft) == 3 and draft[0] < 17 <= draft[1] < 34 <= draft[2] < 40 for draft in drafts)
    assert {tuple(w.drafts[0]) for w in worlds(c, 0, 20)} == {tuple(c.s.drafts[0])}
    for world in worlds(c, 2, 40):
        assert world.hands[0][world.drafts[0][0]] > 0


def test_what_two_others_saw_of_each_other_is_not_known() -> None:
    c = camp(hands={0: "horse gold", 1: "sword"}, options={"open_trades": False})
    c.play("offer", "seat:1").offer("horse", "sword").choose("accept")
    assert c.known(0, 1)["hand"] == {"horse": 1}
    assert "horse" not in c.known(2, 1)["hand"]
    assert {tuple(w.private[1]) for w in worlds(c, 2, 40)} == {(), tuple(c.s.facts)}
    assert {tuple(w.private[0]) for w in worlds(c, 0, 5)} == {tuple(c.s.private[0])}


def test_mar_134_the_hand_that_passed_is_known_to_the_two() -> None:
    c = camp(hands={0: "red horse", 1: "gold sword", 2: "ruby"}, stashes={1: "yellow"})
    c.play("ally", "seat:1", "seat:2", "accept")
    c.lay("M", "H")
    assert all("gold" in hand and "sword" in hand for hand in hands(c, 1, 0))
    assert not all("sword" in hand for hand in hands(c, 3, 0))
    assert {cards(w.stashes[1]) for w in worlds(c, 0)} == {"red", "yellow", "blue", "wooden"}
    assert {w.hands[1] == [0] * KINDS for w in worlds(c, 3, 40)} == {True}


# The bounds hold, in every world and whatever happens.


def bounds_hold(s: Marauders, seat: int) -> None:
    row = facts_of(s, seat)
    for holder in range(s.seats):
        if holder == seat:
            continue
        hand, stash = places(s.hands[holder]), places(s.stashes[holder])
        for place in range(PLACES):
            at_place = holder * HOLDER + place
            both = hand[place] + stash[place]
            assert row[at_place + HAND_LEAST] <= hand[place] <= row[at_place + HAND_MOST]
            assert row[at_place + STASH_LEAST] <= stash[place] <= row[at_place + STASH_MOST]
            assert row[at_place + LEAST] <= both <= row[at_place + MOST]


def places(counts: list[int]) -> list[int]:
    """Kinds, then sorts."""
    return [*counts, sum(counts[:4]), sum(counts[4:9]), sum(counts[9:])]


@pytest.mark.parametrize("number", range(6))
def test_bounds_hold_through_random_games(number: int) -> None:
    options: dict[str, Any] = {
        "open_trades": number % 2 == 0,
        "open_stash": number % 5 == 0,
        "max_offers": 12,
        "max_turns": 40,
    }
    rng = Rng(number)
    table = Table.open(GAME, 2 + number % 3, options, RandomDice(rng), keep=0, listen=False)
    decisions = 0
    while table.asks and decisions < 500:
        ask = rng.choice(table.asks)
        state = table.state
        assert isinstance(state, Marauders)
        option = rng.choice(ask.options) if rng.below(3) else GAME.advise(state, ask, rng)
        table.choose(option, ask.seat)
        decisions += 1
        for seat in range(-1, table.seats):
            bounds_hold(state, seat)
            if decisions % 11 == 0:
                redealt_well(state, seat, decisions)


def redealt_well(s: Marauders, seat: int, number: int) -> None:
    """Another world looks the same to the seat, keeps the bounds, and depends on nothing that the seat cannot know."""
    world = s.copy()
    GAME.redeal(world, seat, Rng(number))
    bounds_hold(world, seat)
    assert json.dumps(GAME.view(world, seat)) == json.dumps(GAME.view(s, seat))
    assert GAME.pieces(world) == GAME.pieces(s)
    again, third = s.copy(), world.copy()
    GAME.redeal(again, seat, Rng(number + 1))
    GAME.redeal(third, seat, Rng(number + 1))
    assert plain(again) == plain(third)


# Dealing within bounds.


def test_spread_keeps_supply_sizes_and_bounds() -> None:
    rng = Rng(3)
    for _ in range(500):
        kinds, holders = 2 + rng.below(5), 1 + rng.below(4)
        truth = [[rng.below(4) for _ in range(kinds)] for _ in range(holders)]
        least = [[max(count - rng.below(3), 0) for count in row] for row in truth]
        most = [[count + rng.below(3) for count in row] for row in truth]
        supply = [sum(row[kind] for row in truth) for kind in range(kinds)]
        dealt = spread(supply, [sum(row) for row in truth], least, most, rng)
        assert [sum(row) for row in dealt] == [sum(row) for row in truth]
        assert [sum(row[kind] for row in dealt) for kind in range(kinds)] == supply
        for holder in range(holders):
            for kind in range(kinds):
                assert least[holder][kind] <= dealt[holder][kind] <= most[holder][kind]


def test_spread_deals_as_shuffled_cards_would() -> None:
    rng = Rng(4)
    free = [[ANY_NUMBER] * 2] * 2
    found = Counter(spread([2, 2], [1, 3], [[0, 0], [0, 0]], free, rng)[0][0] for _ in range(4000))
    assert found[0] == pytest.approx(2000, abs=150)


def test_facts_of_sorts() -> None:
    row = facts.blank(1)
    facts.drew(row, 0, 0)
    facts.drew(row, 0, 0)
    facts.drew(row, 0, 2)
    assert row[KINDS : KINDS + SORTS] == [2, 0, 1]
    facts.stashed(row, 0, 2)
    assert row[STASH_MOST + KINDS : STASH_MOST + KINDS + SORTS] == [1, 0, 1]
    facts.lost(row, 0, 9, 1)  # a Horse is played: the stashed card was a key
    assert row[MOST + KINDS + 2] == 0
    assert row[STASH_MOST + KINDS + 2] == 0
    assert row[STASH_MOST + 9] == 0


def test_places_are_named() -> None:
    assert at("keyhole:0:N") == "square:2:1"
