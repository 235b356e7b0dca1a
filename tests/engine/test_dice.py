"""Chance: weights, fair seeded dice, scripts, dice for rollouts, and the small generator that bots use."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maraud.engine import Chance, Fault, RandomDice, Rng, ScriptedDice, SeededDice
from maraud.engine.dice import seed_from
from tests.engine.tiny import NUMBERS

SIX = Chance(NUMBERS[:6])


def test_without_weights_each_option_is_one_outcome() -> None:
    assert SIX.total() == 6
    assert [SIX.outcome(number) for number in range(6)] == NUMBERS[:6]


@given(st.lists(st.integers(0, 5), min_size=1, max_size=10).filter(any))
def test_each_option_has_as_many_outcomes_as_it_weighs(weights: list[int]) -> None:
    chance = Chance(NUMBERS[: len(weights)], weights)
    counts = Counter(chance.outcome(number) for number in range(chance.total()))
    assert [counts[option] for option in chance.options] == weights
    assert [chance.allows(option) for option in chance.options] == [weight > 0 for weight in weights]


def test_only_its_own_options_can_come_out() -> None:
    assert not SIX.allows(NUMBERS[6])
    assert not Chance(NUMBERS, [0, 1]).allows(NUMBERS[2])  # beyond the weights: never


def test_a_seed_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(Fault, match="32 bytes, not 3"):
        SeededDice(b"abc")


def test_the_seeded_outcome_is_what_the_docstring_says() -> None:
    seed = seed_from(1)
    dice = SeededDice(seed)
    for number in (0, 1, 2, 255, 256, 70_000):
        digest = hashlib.sha256(seed + number.to_bytes(8, "big")).digest()
        assert dice.pick(number, SIX) is NUMBERS[int.from_bytes(digest[:7], "big") % 6]
    assert dice.commitment == hashlib.sha256(seed).hexdigest()


def test_seeded_outcomes_stay_the_same_for_ever() -> None:
    assert [SeededDice(seed_from(7)).pick(number, SIX).value for number in range(20)] == [
        1,
        5,
        3,
        3,
        3,
        1,
        5,
        1,
        3,
        2,
        2,
        4,
        0,
        1,
        2,
        0,
        1,
        5,
        5,
        5,
    ]


def test_seeded_dice_depend_on_seed_and_number_alone() -> None:
    one, other = SeededDice(seed_from(3)), SeededDice(seed_from(3))
    forwards = [one.pick(number, SIX) for number in range(50)]
    backwards = [other.pick(number, SIX) for number in reversed(range(50))]
    assert forwards == backwards[::-1]
    assert forwards != [SeededDice(seed_from(4)).pick(number, SIX) for number in range(50)]


def test_seeded_dice_are_fair() -> None:
    dice = SeededDice(seed_from(0))
    counts = Counter(dice.pick(number, SIX) for number in range(12_000))
    assert all(1_800 < counts[side] < 2_200 for side in SIX.options)
    heavy = Chance(NUMBERS[:3], [1, 0, 3])
    counts = Counter(dice.pick(number, heavy) for number in range(4_000))
    assert 850 < counts[NUMBERS[0]] < 1_150
    assert counts[NUMBERS[1]] == 0


def test_random_dice_are_fair_too() -> None:
    dice = RandomDice(Rng(5))
    counts = Counter(dice.pick(0, SIX) for _ in range(12_000))
    assert all(1_800 < counts[side] < 2_200 for side in SIX.options)


def test_a_script_gives_its_outcomes_then_hands_over() -> None:
    then = SeededDice(seed_from(2))
    dice = ScriptedDice(["number:3", "number:0"], then)
    assert dice.pick(0, SIX) is NUMBERS[3]
    assert dice.pick(1, SIX) is NUMBERS[0]
    assert dice.pick(2, SIX) is then.pick(2, SIX)


def test_a_script_may_start_later_than_the_game() -> None:
    assert ScriptedDice(["number:5"], start=10).pick(10, SIX) is NUMBERS[5]


def test_a_script_that_is_used_up_or_impossible_says_so() -> None:
    with pytest.raises(Fault, match="used up"):
        ScriptedDice([]).pick(0, SIX)
    with pytest.raises(Fault, match="Outcome 0, number:9, cannot come out here"):
        ScriptedDice(["number:9"]).pick(0, SIX)
    with pytest.raises(Fault, match="cannot come out"):
        ScriptedDice(["number:1"]).pick(0, Chance(NUMBERS[:2], [1, 0]))


def test_rng_gives_the_same_numbers_for_ever() -> None:
    rng = Rng(2024)
    assert [rng.below(1000) for _ in range(12)] == [366, 259, 913, 396, 495, 342, 117, 811, 885, 253, 760, 149]
    assert [rng.seed() for _ in range(3)] == [1079366933309079268, 601814374646268208, 386960372530670870]
    assert [rng.fraction() for _ in range(2)] == [0.3126967763528228, 0.9492357047274709]
    items = list(range(10))
    rng.shuffle(items)
    assert items == [7, 8, 3, 2, 9, 5, 6, 0, 1, 4]
    assert "".join(rng.choice(list("uvwxyz")) for _ in range(8)) == "zuxwxwyv"
    seeds = (0, 1, -1, 1 << 62, (1 << 80) + 5)
    assert [Rng(seed).below(1 << 30) for seed in seeds] == [
        469171051,
        591295236,
        1023418755,
        469171051,
        79921625,
    ]


@given(st.integers(), st.integers(1, 1 << 30))
def test_rng_stays_below_its_limit(seed: int, limit: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(limit) < limit for _ in range(20))
    assert 0 <= rng.fraction() < 1


@given(st.integers(0, 1 << 62), st.lists(st.integers(), max_size=12))
def test_a_shuffle_keeps_what_it_shuffles(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_rng_is_even_and_its_neighbors_are_not_alike() -> None:
    rng = Rng(0)
    counts = Counter(rng.below(10) for _ in range(20_000))
    assert all(1_800 < counts[digit] < 2_200 for digit in range(10))
    pairs = Counter((rng.below(4), rng.below(4)) for _ in range(16_000))
    assert all(850 < pairs[one, two] < 1_150 for one in range(4) for two in range(4))
    firsts = Counter(Rng(seed).below(8) for seed in range(8_000))
    assert all(850 < firsts[digit] < 1_150 for digit in range(8))
    beside = Counter((Rng(seed).below(4), Rng(seed + 1).below(4)) for seed in range(16_000))
    assert all(850 < beside[one, two] < 1_150 for one in range(4) for two in range(4))
    orders = Counter[tuple[int, ...]]()
    for _ in range(12_000):
        items = [0, 1, 2]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(1_800 < count < 2_200 for count in orders.values())


def test_seed_from_gives_32_bytes_of_its_own_for_each_number() -> None:
    seeds = [seed_from(number) for number in range(100)]
    assert all(len(seed) == 32 for seed in seeds)
    assert len(set(seeds)) == 100
    assert seed_from(0).hex().startswith("511faf3d65950caa")
