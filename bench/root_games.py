"""Many games of Root over random mixes of seats, maps, decks, factions and options, played by chance or by advice.

Every game must end by itself; no rule may fail; pieces, cards and items are counted again and again, and all views are
drawn up. The first fault ends the run and says how the game can be played again. Everything is limited in number.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from itertools import combinations
from typing import Final

from maraud.engine import Rng, Table
from maraud.engine.dice import SeededDice, seed_from
from maraud.engine.errors import BadOption, Fault
from maraud.engine.game import Value
from maraud.games.root.game import GAME
from maraud.games.root.pieces import NO_FACTION, PLAYER_FACTIONS
from maraud.games.root.state import Root

MOST_GAMES: Final = 100_000
LOOK: Final = 50  # decisions between two counts of all pieces


class GameFailed(Exception):
    """A game broke a rule of all games."""


def mix(rng: Rng) -> tuple[int, dict[str, Value]]:
    """A number of seats and options, drawn by lot."""
    seats = rng.choice(list(range(GAME.least_seats, GAME.most_seats + 1)))
    options: dict[str, Value] = {}
    for setting in GAME.settings:
        if setting.choices:
            options[setting.name] = rng.choice(list(setting.choices))
        elif isinstance(setting.default, bool):
            options[setting.name] = rng.below(2) == 1
    return seats, options


def play(seed: int, found: Counter[str], met: set[tuple[int, ...]]) -> int:
    """Play one game to its end. Gives its decisions."""
    rng = Rng(seed)
    seats, options = mix(rng)
    advised = [rng.below(2) == 1 for _ in range(seats)]
    try:
        table = Table.open(GAME, seats, options, SeededDice(seed_from(seed)), keep=0)
    except BadOption as refusal:
        found[f"refused: {refusal}"] += 1
        return 0
    s = table.state
    assert isinstance(s, Root)
    pieces: dict[str, int] = {}
    decisions = 0
    while not table.result:
        if decisions >= GAME.most_decisions:
            raise GameFailed(f"not over after {decisions} decisions")
        ask = table.asks[0]
        option = GAME.advise(s, ask, rng) if advised[ask.seat] else rng.choice(ask.options)
        table.choose(option, ask.seat)
        decisions += 1
        if decisions % LOOK == 0 or table.result:
            pieces = count(s, pieces)
            for seat in range(-1, seats):
                GAME.view(s, seat)
    found["games"] += 1
    found["with hirelings"] += s.options.hirelings
    found["drafted"] += s.options.setup == "advanced"
    met.update(combinations(sorted(faction for faction in s.faction if NO_FACTION < faction < PLAYER_FACTIONS), 2))
    found[f"{seats} seats"] += 1
    found[f"{s.board.name}, {s.options.deck} deck"] += 1
    found["drawn" if max(table.result) < 1.0 else "by dominance" if max(s.vp) < 30 else "by points"] += 1
    return decisions


def count(s: Root, before: dict[str, int]) -> dict[str, int]:
    """Count all pieces. What was counted before must not have changed; factions come in during set-up."""
    pieces = GAME.pieces(s)
    for name, number in before.items():
        if pieces.get(name) != number:
            raise GameFailed(f"{name}: there were {number}, and now {pieces.get(name)}")
    return pieces


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=100, help=f"how many, at most {MOST_GAMES}")
    words.add_argument("--seed", type=int, default=1, help="of the first game; the others follow")
    plan = words.parse_args()
    found: Counter[str] = Counter()
    met: set[tuple[int, ...]] = set()  # pairs of factions in one game
    decisions, started = 0, time.monotonic()
    for seed in range(plan.seed, plan.seed + min(plan.games, MOST_GAMES)):
        try:
            decisions += play(seed, found, met)
        except (Fault, GameFailed, AssertionError) as fault:
            print(f"Game with --seed {seed}: {type(fault).__name__}: {fault}; {fault.__cause__!r}", file=sys.stderr)
            return 1
    for name, number in sorted(found.items()):
        print(f"{number:7} {name}")
    print(f"{len(met):7} pairs of factions met, of {PLAYER_FACTIONS * (PLAYER_FACTIONS - 1) // 2}")
    print(f"{decisions:7} decisions in {time.monotonic() - started:.0f} seconds")
    return 0


if __name__ == "__main__":
    sys.exit(main())
