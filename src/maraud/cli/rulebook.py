"""`maraud rules`."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from maraud import games
from maraud.lab import rulebook


def show(name: str) -> None:
    """A rule; the rules of a game; or how many each game has."""
    if not name:
        _counts(rulebook.check(game) for game in games.names())
        print("maraud rules ID prints a rule, maraud rules GAME all of a game.")
    elif name in games.names():
        section = ""
        for rule in rulebook.of_game(name):
            if rule.section != section:
                print(f"\n{rule.section}\n")
                section = rule.section
            print(f"{rule.id}  {rule.words}")
    else:
        game, rule = rulebook.find(name)
        print(f"{rule.id}  {games.find(game).title}, {rule.section}\n{rule.words}")


def check(name: str) -> None:
    """Hold the rules of one game, or of all, against code and tests; exit status 1 if they differ."""
    checks = [rulebook.check(game) for game in ([name] if name else games.names())]
    for one in checks:
        for fault in one.faults:
            print(f"{one.game}: {fault}")
    _counts(checks)
    if any(one.faults for one in checks):
        sys.exit(1)


def _counts(checks: Iterable[rulebook.Check]) -> None:
    for one in checks:
        kinds = ", ".join(f"{count} {kind}{'' if count == 1 else 's'}" for kind, count in one.kinds.items())
        tested = f"{one.tested} in tests" if one.tests_found else "the tests are not at hand"
        print(f"{one.game}: {kinds}; {one.coded} in code, {tested}; {len(one.faults)} faults.")
