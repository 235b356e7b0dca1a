"""ROOT-1.2 What a seat has been shown of others' cards, and how long it may rely on it."""

from maraud.games.root.cards import card
from maraud.games.root.game import GAME
from maraud.games.root.hands import forget, give, knows, learn, leaves_hand, show_hand
from maraud.games.root.state import Root
from tests.games.root.woodland import position

HANDS = {"marquise": ["ambush-bird", "ambush-bird", "anvil"], "eyrie": ["sword"]}


def three() -> Root:
    """Three seats, two of them with cards."""
    return position({}, hands=HANDS).state


def test_only_the_named_player_sees_the_hand() -> None:
    """ROOT-G.29 ROOT-1.2.1"""
    s = three()
    show_hand(s, 0, to=2)
    assert knows(s, 2, 0) == [card("ambush-bird"), card("ambush-bird"), card("anvil")]
    assert [knows(s, viewer, 0) for viewer in (-1, 0, 1)] == [[], [], []]


def test_a_card_seen_leaving_is_no_longer_known_to_be_there() -> None:
    """ROOT-1.2.1 Another copy that was never seen does not take its place."""
    s = three()
    learn(s, 1, 0, card("ambush-bird"))
    show_hand(s, 0, to=2)
    leaves_hand(s, 0, card("ambush-bird"), -1)
    assert knows(s, 1, 0) == []
    assert knows(s, 2, 0) == [card("ambush-bird"), card("anvil")]


def test_a_card_that_leaves_unseen_makes_all_unsure() -> None:
    """ROOT-1.2.1"""
    s = three()
    show_hand(s, 0, to=2)
    leaves_hand(s, 0, card("anvil"), 1 << 1)
    assert knows(s, 2, 0) == []


def test_the_giver_knows_what_the_taker_holds() -> None:
    """ROOT-IMPL-30"""
    s = three()
    give(s, 0, 1, card("anvil"))
    assert (knows(s, 0, 1), knows(s, 2, 1)) == ([card("anvil")], [])


def test_places_are_told_apart() -> None:
    s = three()
    learn(s, 2, 0, card("anvil"))
    learn(s, 2, 1, card("anvil"))
    forget(s, 0, card("anvil"), -1)
    assert (knows(s, 2, 0), knows(s, 2, 1)) == ([], [card("anvil")])


def test_root_2_1_a_deck_that_ran_out_with_nothing_to_shuffle_takes_what_is_discarded_later() -> None:
    """ROOT-2.1 ROOT-IMPL-01 ROOT-T-C15"""
    t = position({}, part="draw_and_discard", deck_only=[], discard=["anvil"])
    assert t.hand("marquise") == ["anvil"]
    t = position({}, part="draw_and_discard", deck_only=[])
    assert t.hand("marquise") == []
    three = {1: "recruiter", 2: "recruiter", 3: "recruiter"}
    t = position(three, part="draw_and_discard", deck_only=["sword"], discard=["anvil", "bake-sale"])
    assert "sword" in t.hand("marquise")
    assert (len(t.hand("marquise")), len(t.hand("eyrie")), t.discarded) == (2, 1, [])  # the last one: Emergency Orders


def test_the_owner_is_reminded_of_what_others_have_seen() -> None:
    """ROOT-IMPL-30 Nobody else is told."""
    s = three()
    show_hand(s, 1, to=2)
    give(s, 0, 1, card("anvil"))
    views = [GAME.view(s, viewer)["players"][1]["known_by"] for viewer in range(-1, 3)]
    assert views == [[], [], [{"seat": 0, "hand": ["anvil"]}, {"seat": 2, "hand": ["sword"]}], []]
