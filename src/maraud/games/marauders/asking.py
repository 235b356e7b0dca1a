"""Questions that need not be asked."""

from __future__ import annotations

from maraud.engine.flow import Ask, Flow
from maraud.engine.vocabulary import Option


def only(ask: Ask) -> Flow[Option]:
    """The answer, taken without asking where there is only one.

    For questions whose options all can count: what is not asked would else tell what a hand holds.
    """
    if len(ask.options) == 1:
        return ask.options[0]
    return (yield ask)
