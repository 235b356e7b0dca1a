"""Rules keep to what a type checker cannot see; and each slip, planted once, is found."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

import maraud.lab.flowcheck
from maraud.lab.flowcheck import check, check_package

PACKAGE = Path(maraud.lab.flowcheck.__file__).parent.parent
BASE = """
from collections.abc import Callable
from typing import Final
from maraud.engine.flow import Ask, Chance, Flow, Over
from maraud.games.toy.law import battle, outrage

class Faction:
    def on_removed(self, s: Toy) -> Flow[None]:
        return
        yield

    def takes_high_roll(self) -> bool:
        return False

Rule = Callable[[Toy, int], Flow[None]]
ACTIONS: Final[dict[Option, Rule]] = {A: battle}
"""
LAW = """
def battle(s: Toy, seat: int) -> Flow[None]:
    yield Ask(seat)

def outrage(s: Toy) -> Flow[bool]:
    yield Ask(0)
    return True

def rules(s: Toy) -> bool:
    return True
"""


def findings(text: str) -> list[str]:
    """What is found in a module of a game, without its place."""
    found = check({"maraud.games.toy.law": LAW, "maraud.games.toy.game": BASE + dedent(text)})
    assert all(line.startswith("maraud.games.toy.game:") for line in found)
    return [line.split(": ", 1)[1] for line in found]


def test_engine_and_games_are_clean() -> None:
    assert check_package(PACKAGE) == []


def test_a_finding_names_module_and_line() -> None:
    found = check({"maraud.games.toy.law": LAW + "\ndef turn(s: Toy) -> Flow[None]:\n    yield A\n    battle(s, 0)\n"})
    assert found == ["maraud.games.toy.law:14: battle is a flow: it does nothing without `yield from`"]


SOUND = [
    "yield from battle(s, 0)",
    "won = yield from outrage(s)",
    "if (yield from outrage(s)):\n        return",
    "yield from battle(s, 0) if s.won else outrage(s)",
    "yield from s.faction.reacts(s) or outrage(s)",
    "yield from ACTIONS[act](s, 0)",
    "rule = ACTIONS[act]\n    yield from rule(s, 0)",
    "yield from s.faction.on_removed(s)",
    "high = s.faction.takes_high_roll()\n    yield Ask(0)",
    "number = (yield Chance(DIE)).value",
    "low, high = sorted(((yield Chance(DIE)).value, (yield Chance(DIE)).value))",
    "if (yield Ask(0)).value > 2:\n        return",
    "first = next((x for x in s.xs), None)\n    yield Ask(0)",
    "try:\n        n = int(s.text)\n    finally:\n        s.done = True\n    yield Ask(n)",
    "try:\n        yield Ask(0)\n    except ValueError:\n        return",
    "with open(s) as file:\n        file.read()\n    yield Ask(0)",
    "s.count += 1\n    yield Ask(0)",
    "for x in sorted({1, 2}):\n        yield Ask(x)",
    "if 3 in {1, 2} and any(x > 1 for x in {1, 2}):\n        yield Ask(0)",
    "seen = {1, 2}\n    count = len(seen)\n    yield Ask(count)",
    "seen = {1, 2}\n    seen = [1, 2]\n    yield Ask(seen[0])",
    "def once(s: Toy) -> Flow[None]:\n        yield Ask(1)\n    yield from once(s)",
]


@pytest.mark.parametrize("body", SOUND)
def test_what_is_sound_is_left_alone(body: str) -> None:
    assert findings(f"\ndef turn(s: Toy) -> Flow[None]:\n    {body}\n    yield Ask(0)\n") == []


FAULTS = [
    ("battle(s, 0)", "battle is a flow"),
    ("won = outrage(s)", "outrage is a flow"),
    ("yield battle(s, 0)", "battle is a flow"),
    ("if outrage(s):\n        return", "outrage is a flow"),
    ("list(battle(s, 0))", "battle is a flow"),
    ("yield from battle(s, 0) if outrage(s) else outrage(s)", "outrage is a flow"),
    ("for x in battle(s, 0):\n        pass", "battle is a flow"),
    ("return battle(s, 0)", "battle is a flow"),
    ("ACTIONS[act](s, 0)", "ACTIONS[…] is a flow"),
    ("rule = ACTIONS[act]\n    rule(s, 0)", "rule is a flow"),
    ("s.faction.on_removed(s)", "on_removed is a flow"),
    ("law.battle(s, 0)", "battle is a flow"),
    ("def once(s: Toy) -> Flow[None]:\n        yield Ask(1)\n    once(s)", "once is a flow"),
    ("first = next(x for x in s.xs)", "next without a default"),
    ("try:\n        yield Ask(0)\n    finally:\n        s.done = True", "try/finally around a yield"),
    ("try:\n        pass\n    finally:\n        yield Ask(0)", "try/finally around a yield"),
    (
        "try:\n        yield from battle(s, 0)\n    except Exception:\n        return",
        "except around a yield catches Over",
    ),
    ("try:\n        yield from battle(s, 0)\n    except:\n        return", "except around a yield catches Over"),
    (
        "try:\n        f(s)\n    except A as e:\n        s.e = e\n    except B as e:\n        s.e = e",
        "e is an exception of two",
    ),
    ("with s.lock:\n        yield Ask(0)", "`with` around a yield"),
    ("s.count += (yield Chance(DIE)).value", "`+=` of a yield"),
    ("s.count += yield from outrage(s)", "`+=` of a yield"),
    ("n = s.count + (yield Chance(DIE)).value", "an attribute of a yield beside another"),
    ("n = s.xs[(yield Chance(DIE)).value]", "an attribute of a yield beside another"),
    ("if s.count == (yield Chance(DIE)).value:\n        return", "an attribute of a yield beside another"),
    ("for x in {1, 2}:\n        yield Ask(x)", "iterates over a set"),
    ("seen = set(s.xs)\n    for x in seen:\n        yield Ask(x)", "iterates over a set"),
    ("seen: set[int] = found(s)\n    xs = [x for x in seen]", "iterates over a set"),
    ("xs = [x for x in set(s.xs) | s.more]", "iterates over a set"),
    ("xs = list({x for x in s.xs})", "list of a set"),
    ("xs = tuple(set(s.xs) - {1})", "tuple of a set"),
    ("text = ' '.join({x.text for x in s.xs})", "join of a set"),
    ("s.xs.extend({1, 2})", "extend of a set"),
    ("xs = [*{1, 2}]", "unpacks a set"),
    ("x = {1, 2}.pop()", "pop of a set"),
    ("for n, x in enumerate(frozenset(s.xs)):\n        yield Ask(x)", "enumerate of a set"),
    ("seen = set(s.xs)\n    for x in seen.union(s.more):\n        yield Ask(x)", "iterates over a set"),
    ("n = hash(s.text)", "hash differs from process to process"),
    ("n = id(s)", "id differs from process to process"),
]


@pytest.mark.parametrize(("body", "what"), FAULTS)
def test_a_slip_is_found(body: str, what: str) -> None:
    found = findings(
        f"\nfrom maraud.games.toy import law\n\ndef turn(s: Toy) -> Flow[None]:\n    {body}\n    yield Ask(0)\n"
    )
    assert len(found) == 1
    assert found[0].startswith(what)


def test_a_flow_may_hand_on_another_by_return_if_it_yields_nothing_itself() -> None:
    assert findings("\ndef step(s: Toy) -> Flow[None]:\n    return battle(s, 0) if s.phase else outrage(s)\n") == []
    assert findings("\nSTEPS: Final = [lambda s: battle(s, 0)]\n") == []


def test_a_flow_that_yields_nothing_is_no_flow() -> None:
    found = findings("\ndef step(s: Toy) -> Flow[None]:\n    s.phase = 1\n")
    assert found == ["step says that it is a flow but yields nothing: put a bare yield at its end"]
    base = "\nclass Old(Faction):\n    def on_removed(self, s: Toy) -> Flow[None]:\n        raise NotImplementedError\n"
    assert findings(base) == []


def test_methods_of_one_name_are_all_flows_or_none() -> None:
    found = findings("\nclass Other:\n    def on_removed(self, s: Toy) -> bool:\n        return True\n")
    assert found == ["some methods named on_removed are flows and some are not: nobody can tell"] * 2


def test_a_table_of_functions_in_a_parameter_or_an_attribute_is_known() -> None:
    text = "\ndef turn(s: Toy, rule: Rule, rules: list[Rule]) -> Flow[None]:\n    {}\n    yield Ask(0)\n"
    assert findings(text.format("yield from rule(s, 0)")) == []
    assert findings(text.format("rule(s, 0)")) == ["rule is a flow: it does nothing without `yield from`"]
    assert findings(text.format("rules[0](s, 0)")) == ["rules[…] is a flow: it does nothing without `yield from`"]
    held = "\nclass Card:\n    rule: Rule\n\ndef play(card: Card) -> Flow[None]:\n    {}\n    yield Ask(0)\n"
    assert findings(held.format("yield from card.rule(s, 0)")) == []
    assert findings(held.format("card.rule(s, 0)")) == ["rule is a flow: it does nothing without `yield from`"]


@pytest.mark.parametrize("name", ["random", "time", "datetime", "secrets", "os", "socket"])
def test_rules_know_no_clock_and_no_chance_of_their_own(name: str) -> None:
    for line in (f"import {name}", f"from {name} import thing"):
        found = findings(f"\n{line}\n\ndef turn(s: Toy) -> Flow[None]:\n    yield Ask(0)\n")
        assert found == [f"rules know no {name}"]


def test_constants_are_final() -> None:
    found = findings(
        "\nWORD = word('x')\nMOST: int = 3\nLEAST: Final = 1\nNAMES: Final[list[str]] = []\nT = TypeVar('T')\n"
    )
    assert found == [f"{name} is not Final: compiled, each use looks it up in a dict" for name in ("WORD", "MOST")]


def test_engine_modules_are_read_too_but_the_table_starts_flows() -> None:
    text = "def step(s: S) -> Flow[None]:\n    yield A\n\ndef run(s: S) -> None:\n    flow = step(s)\n"
    assert check({"maraud.engine.table": text}) == []
    assert len(check({"maraud.engine.menu": text})) == 1
