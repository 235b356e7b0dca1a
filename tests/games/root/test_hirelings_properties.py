"""What holds after every choice of a game with hirelings, drafted or not."""

import pytest

from maraud.engine import Rng, Table
from maraud.engine.dice import RandomDice
from maraud.games.root.board import facts_hold
from maraud.games.root.game import GAME
from maraud.games.root.pieces import CONTROL_MARKERS
from maraud.games.root.state import Root

CHOICES = 400


@pytest.mark.parametrize("seed", range(6))
def test_root_1_5_1_nothing_is_lost_with_hirelings(seed: int) -> None:
    """ROOT-1.5.1 ROOT-H.D.1 Pieces and cards are all somewhere, and no more control markers than there are."""
    rng = Rng(seed)
    options = {"hirelings": True, "setup": "advanced" if seed % 2 else "standard", "faction_4": "random"}
    table = Table.open(GAME, 2 + seed % 3, {**options}, RandomDice(Rng(rng.seed())), keep=0, listen=False)
    state = table.state
    assert isinstance(state, Root)
    pieces = GAME.pieces(state)
    for _ in range(CHOICES):
        if table.result:
            break
        ask = table.asks[rng.below(len(table.asks))]
        table.choose(GAME.advise(state, ask, rng) if rng.below(2) else rng.choice(ask.options), ask.seat)
        assert GAME.pieces(state) == pieces
        assert facts_hold(state)
        assert sum(state.control) <= CONTROL_MARKERS
