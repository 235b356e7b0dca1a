"""95 % intervals, against figures from the literature and from hand."""

from __future__ import annotations

import pytest

from maraud.lab import intervals


@pytest.mark.parametrize(
    ("wins", "count", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (15, 148, 0.0624, 0.1605), (81, 263, 0.2553, 0.3662)],
)
def test_wilsons_interval_of_a_share(wins: int, count: int, low: float, high: float) -> None:
    assert intervals.of_share(wins / count, count) == pytest.approx((low, high), abs=5e-5)


def test_the_interval_of_a_mean() -> None:
    assert intervals.of_mean([1.0, 2.0, 3.0, 4.0]) == pytest.approx((2.5 - 1.2651, 2.5 + 1.2651), abs=1e-4)


def test_little_is_known_of_few_games() -> None:
    assert intervals.of_share(0.0, 0) == (0.0, 1.0)
    assert intervals.of_mean([]) == (0.0, 0.0)
    assert intervals.of_mean([3.0]) == (3.0, 3.0)
