"""How sure a figure is: 95 % intervals."""

from __future__ import annotations

import math
from typing import Final

Z: Final = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations of its mean


def of_share(share: float, count: int) -> tuple[float, float]:
    """Wilson's interval of a share seen in `count` games."""
    if count == 0:
        return 0.0, 1.0
    square = Z * Z
    middle = (share + square / (2 * count)) / (1 + square / count)
    half = Z * math.sqrt(share * (1 - share) / count + square / (4 * count * count)) / (1 + square / count)
    return max(0.0, middle - half), min(1.0, middle + half)


def of_mean(figures: list[float]) -> tuple[float, float]:
    """The normal interval of the mean of these figures."""
    count = len(figures)
    if count == 0:
        return 0.0, 0.0
    mean = sum(figures) / count
    if count == 1:
        return mean, mean
    deviation = math.sqrt(sum((figure - mean) ** 2 for figure in figures) / (count - 1))
    half = Z * deviation / math.sqrt(count)
    return mean - half, mean + half
