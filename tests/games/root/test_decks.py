"""ROOT-CARD The two decks: how they are made up, and what is printed on each card."""

from collections import Counter

import pytest

from maraud.games.root.cards import (
    CARD_COST,
    CARD_IDS,
    CARD_ITEM,
    CARD_KIND,
    CARD_NAMES,
    CARD_POINTS,
    CARD_SUIT,
    CARDS,
    ITEM_IDS,
    SUIT_IDS,
    card,
    deck,
)
from tests.games.root.woodland import begin

DECKS = ("standard", "exiles")


def cards_of(name: str) -> list[int]:
    """Every card of a deck, copies too."""
    return [number for number, copies in enumerate(deck(name)) for _ in range(copies)]


def cost(number: int) -> str:
    """A cost as the page writes it."""
    return "".join(letter * icons for letter, icons in zip("?FRM", CARD_COST[number], strict=True))


@pytest.mark.parametrize("name", DECKS)
def test_root_t_d01_made_up_by_kind_and_suit(name: str) -> None:
    """ROOT-CARD-N1 ROOT-CARD-N2 ROOT-T-D01"""
    cards = cards_of(name)
    assert len(cards) == 54
    kinds = Counter(CARD_KIND[number] for number in cards)
    assert (kinds["ambush"], kinds["dominance"], kinds["item"]) == (5, 4, 20)
    assert kinds["persistent"] + kinds["immediate"] == 25
    assert kinds["immediate"] == (3 if name == "standard" else 0)
    assert Counter(SUIT_IDS[CARD_SUIT[number]] for number in cards) == {
        "bird": 14,
        "fox": 14,
        "rabbit": 13,
        "mouse": 13,
    }


def test_root_t_d01_what_the_decks_share() -> None:
    """ROOT-CARD-N3 ROOT-T-D01 ROOT-2.1.2 ROOT-2.1.3"""
    common = ("ambush", "dominance", "item")
    one, other = ([number for number in cards_of(name) if CARD_KIND[number] in common] for name in DECKS)
    assert one == other
    differ = set(cards_of("standard")) & set(cards_of("exiles"))
    assert all(CARD_KIND[number] in common for number in differ)
    ambushes = Counter(SUIT_IDS[CARD_SUIT[number]] for number in one if CARD_KIND[number] == "ambush")
    assert ambushes == {"bird": 2, "fox": 1, "rabbit": 1, "mouse": 1}
    assert sorted(CARD_SUIT[number] for number in one if CARD_KIND[number] == "dominance") == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("item", "copies", "price", "points"),
    [
        ("bag", 4, "M", 1),
        ("boot", 4, "R", 1),
        ("sword", 3, "FF", 2),
        ("tea", 3, "M", 2),
        ("coins", 3, "RR", 3),
        ("crossbow", 2, "F", 1),
        ("hammer", 1, "F", 2),
    ],
)
def test_root_t_d01_items(item: str, copies: int, price: str, points: int) -> None:
    """ROOT-CARD-N4 ROOT-CARD-N5 ROOT-T-D01 ROOT-3.2.2"""
    cards = [number for number in cards_of("standard") if CARD_ITEM[number] == ITEM_IDS.index(item)]
    assert len(cards) == copies
    assert {(cost(number), CARD_POINTS[number]) for number in cards} == {(price, points)}


@pytest.mark.parametrize(("name", "sizes"), [("standard", [9, 20, 16, 8, 1]), ("exiles", [9, 29, 14, 2])])
def test_root_t_d01_sizes_of_costs(name: str, sizes: list[int]) -> None:
    """ROOT-CARD-N6 ROOT-T-D01"""
    assert Counter(len(cost(number)) for number in cards_of(name)) == dict(enumerate(sizes))


@pytest.mark.parametrize("name", DECKS)
def test_root_card_n7_two_players_leave_dominance_out(name: str) -> None:
    """ROOT-CARD-N7 ROOT-3.3.6 ROOT-2.1.3 G-15"""
    t = begin(("marquise", "eyrie"), options={"deck": name})
    s = t.state
    assert s.deck_size + sum(len(hand) for hand in s.hands) == 50
    assert not any(CARD_KIND[number] == "dominance" for number in range(CARDS) if s.deck[number])
    t = begin(("marquise", "eyrie", "alliance"), options={"deck": name})
    assert t.state.deck_size + sum(len(hand) for hand in t.state.hands) + len(t.state.supporters[2]) == 54


PRINTED = """
birdy-bindle bird M 1, woodland-runners bird R 1, arms-trader bird FF 1, crossbow-bird bird F 1,
gently-used-knapsack fox M 1, root-tea-fox fox M 1, travel-gear-fox fox R 1, protection-racket fox RR 1,
foxfolk-steel fox FF 1, anvil fox F 1, smugglers-trail rabbit M 1, root-tea-rabbit rabbit M 1,
a-visit-to-friends rabbit R 1, bake-sale rabbit RR 1, mouse-in-a-sack mouse M 1, root-tea-mouse mouse M 1,
travel-gear-mouse mouse R 1, investments mouse RR 1, sword mouse FF 1, crossbow-mouse mouse F 1,
armorers bird F 2, sappers bird M 2, brutal-tactics bird FF 2, royal-claim bird ???? 1, stand-and-deliver fox MMM 2,
tax-collector fox FRM 3, favor-foxes fox FFF 1, better-burrow-bank rabbit RR 2, cobbler rabbit RR 2,
command-warren rabbit RR 2, favor-rabbits rabbit RRR 1, codebreakers mouse M 2, scouting-party mouse MM 2,
favor-mice mouse MMM 1, saboteurs bird ? 3, soup-kitchens bird FRM 1, boat-builders bird ?? 1,
corvid-planners bird ?? 1, eyrie-emigre bird FF 1, fox-partisans fox F 1, propaganda-bureau fox ??? 1,
false-orders fox F 2, informants fox FF 2, rabbit-partisans rabbit R 1, tunnels rabbit R 2, charm-offensive rabbit R 1,
swap-meet rabbit R 2, coffin-makers rabbit RR 1, mouse-partisans mouse M 1, league mouse M 2, murine-broker mouse MM 1,
master-engravers mouse MM 1
"""
FACES = [face for line in PRINTED.splitlines() for face in line.split(",") if face]


@pytest.mark.parametrize("face", FACES)
def test_each_face(face: str) -> None:
    """Suit, cost and copies, as the pages name them."""
    name, suit, price, copies = face.split()
    number = card(name)
    held = max(deck("standard")[number], deck("exiles")[number])
    assert (SUIT_IDS[CARD_SUIT[number]], cost(number), held) == (suit, price, int(copies))


def test_every_card_has_a_face_here() -> None:
    named = {face.split()[0] for face in FACES}
    rest = {name for name in CARD_IDS if not name.startswith(("ambush-", "dominance-"))}
    assert named == rest
    assert all(CARD_NAMES)
