"""Each game's rules as RULES.md lists them, and whether code and tests keep up with them.

A line `- **MOO-43** Text` is a rule with its id; the section above it says where it belongs. `*(No code: reason.)*` at
the end marks a rule that needs none. Defaults for ambiguities have an E in the number, worked cases a T; a section
named “Cases” holds cases, one named “Components” components. A game may split its rules: a RULES.md in a folder below
is read after the game's own, folder by folder in the order of their names.

A rule, component or default must be named in the game's folder, in a Python file or a table of data. Every id that
needs code, and every case, must be tested: named by a test function (`test_moo_43_…`), anywhere inside one, or in a
table of cases at the top level of a test file.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path
from typing import Final, NamedTuple

import maraud
from maraud import games
from maraud.engine.errors import Fault

# 8.4.2.2a, 6.2.3x1, IMPL-09, T-F01, A.SC.EYRIE, E3: with a digit or a dot in it
NUMBER: Final = r"(?=[0-9A-Za-z-]*(?:[0-9]|\.[0-9A-Z]))[0-9A-Z][0-9A-Za-z]*(?:[.-][0-9A-Z][0-9A-Za-z]*)*"
ROW: Final = re.compile(rf"^- \*\*(?P<id>[A-Z]+-{NUMBER})\*\*\s+(?P<text>.*)$")
NO_CODE: Final = re.compile(r"\s*\*\(No code: .*\)\*$")
NUMBER_IN_NAME: Final = r"[0-9]+(?:[a-z]|x[0-9]+)?"
DATA: Final = (".json", ".toml")


class Rule(NamedTuple):
    """One rule: `kind` is rule, component, default or case."""

    id: str
    section: str
    text: str
    kind: str

    @property
    def needs_code(self) -> bool:
        """Whether some code must name it."""
        return self.kind != "case" and not NO_CODE.search(self.text)

    @property
    def needs_test(self) -> bool:
        """Whether some test must name it."""
        return not NO_CODE.search(self.text)

    @property
    def words(self) -> str:
        """The text as players read it: why a rule needs no code is not for them."""
        return NO_CODE.sub("", self.text)


class Check(NamedTuple):
    """How many rules a game has, and what is wrong with them, one sentence each."""

    game: str
    kinds: dict[str, int]
    coded: int
    tested: int
    tests_found: bool
    faults: list[str]


def read(text: str) -> list[Rule]:
    """The rules of a RULES.md. Raises Fault for an id that stands there twice."""
    rows: list[tuple[str, str, list[str]]] = []
    section, is_open = "", False
    for line in text.splitlines():
        row = ROW.match(line)
        if row:
            rows.append((row["id"], section, [row["text"].strip()]))
            is_open = True
        elif line.startswith("#"):
            section, is_open = line.lstrip("# ").strip() if line.startswith("## ") else section, False
        elif is_open and line.startswith("  ") and line.strip():
            rows[-1][2].append(line.strip())
        else:
            is_open = False
    names = [name for name, _, _ in rows]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise Fault(f"RULES.md lists {', '.join(twice)} twice.")
    return [Rule(name, section, " ".join(parts), _kind(name, section)) for name, section, parts in rows]


def of_game(game: str) -> list[Rule]:
    """The rules of a game, as its folder lists them. Raises UnknownGame, Fault."""
    places = files(game)
    if not places:
        raise Fault(f"The game {game} has no RULES.md.")
    return read("\n".join(place.read_text(encoding="utf-8") for place in places))


def files(game: str) -> list[Path]:
    """The files that list a game's rules, its own first. Raises UnknownGame."""
    place = folder(game)
    return sorted(place.rglob("RULES.md"), key=lambda path: path.parent.relative_to(place).parts)


def folder(game: str) -> Path:
    """Where a game's code lies. Raises UnknownGame."""
    module = sys.modules[type(games.find(game)).__module__]
    return Path(str(module.__file__)).parent


def rules(game: str) -> list[dict[str, str]]:
    """The rules of a game as plain data: id, section, text and kind."""
    return [{**rule._asdict(), "text": rule.words} for rule in of_game(game)]


def find(name: str) -> tuple[str, Rule]:
    """The game and the rule of this id, in any case of letters. Raises Fault where no game has it.

    The id of a whole chapter or law, which has no text of its own, is answered by the id of the first rule below it.
    """
    wanted = name.lower().rstrip(".")
    prefixes, below = [], ""
    for game in games.names():
        for rule in of_game(game) if files(game) else []:
            if rule.id.lower() == wanted:
                return game, rule
            if not below and rule.id.lower().startswith(f"{wanted}."):
                below = rule.id
            prefixes.append(rule.id.partition("-")[0])
    if below:
        raise Fault(f"{name} has no text of its own: its rules are listed one by one, from {below} on.")
    known = ", ".join(f"{prefix}-…" for prefix in dict.fromkeys(prefixes)) or "none"
    raise Fault(f"No game has a rule {name}; ids look like {known}.")


def check(game: str) -> Check:
    """Hold a game's rules against its code and, where the tests are at hand, its tests."""
    tests = Path(maraud.__file__).parents[2] / "tests" / "games" / game
    listed = of_game(game)
    code = [
        path.read_text(encoding="utf-8") for path in sorted(folder(game).rglob("*")) if path.suffix in (".py", *DATA)
    ]
    tested = [path.read_text(encoding="utf-8") for path in sorted(tests.rglob("test_*.py"))]
    return compare(game, listed, code, tested if tests.is_dir() else None)


def compare(game: str, listed: list[Rule], code: list[str], tests: list[str] | None) -> Check:
    """The same for given texts; `tests` is None where there are none at hand."""
    known = {rule.id for rule in listed}
    in_code = {name for text in code for name in mentions(text, known)}
    in_tests = {name for text in tests or [] for name in tested_ids(text, known)}
    faults = [f"{rule.id} has no code." for rule in listed if rule.needs_code and rule.id not in in_code]
    if tests is not None:
        faults += [f"{rule.id} has no test." for rule in listed if rule.needs_test and rule.id not in in_tests]
    for place, found in (("code", in_code), ("tests", in_tests)):
        strangers = sorted(name for name in found - known if not is_chapter(name, known))
        faults += [f"{name} stands in the {place}, but not in RULES.md." for name in strangers]
    kinds = {kind: sum(rule.kind == kind for rule in listed) for kind in ("rule", "component", "default", "case")}
    return Check(game, kinds, len(in_code & known), len(in_tests & known), tests is not None, faults)


def is_chapter(name: str, known: set[str]) -> bool:
    """Whether a name is that of a whole chapter: rules of it are listed, as ROOT-8.4.1 is of ROOT-8 and ROOT-8.4."""
    return any(rule.startswith(f"{name}.") for rule in known)


def mentions(text: str, known: set[str]) -> set[str]:
    """The ids in a text, written as RULES.md writes them."""
    prefixes = "|".join(sorted({name.partition("-")[0] for name in known}))
    pattern = rf"(?<![A-Za-z0-9-])(?:{prefixes})-{NUMBER}\b"
    return set(re.findall(pattern, text)) if prefixes else set()


def tested_ids(text: str, known: set[str]) -> set[str]:
    """The ids that the tests in a file name: in a test's name, inside it, or in a table at the top level."""
    lines = text.splitlines()
    found: set[str] = set()
    for node in _tests_and_tables(ast.parse(text)):
        first = min([node.lineno, *(mark.lineno for mark in getattr(node, "decorator_list", []))])
        found |= mentions("\n".join(lines[first - 1 : node.end_lineno]), known)
        if isinstance(node, ast.FunctionDef):
            found |= _named(node.name, known)
    return found


def _tests_and_tables(tree: ast.Module) -> list[ast.stmt]:
    inside = [node for top in tree.body if isinstance(top, ast.ClassDef) for node in top.body]
    functions = [node for node in [*tree.body, *inside] if isinstance(node, ast.FunctionDef)]
    tables: list[ast.stmt] = [node for node in tree.body if isinstance(node, ast.Assign | ast.AnnAssign)]
    return [*(node for node in functions if node.name.startswith("test_")), *tables]


def _named(function: str, known: set[str]) -> set[str]:
    """The ids in a test's name, one after another: `test_root_8_2_6_…` names the longest that is listed, ROOT-8.2.6."""
    prefixes = {name.partition("-")[0] for name in known}
    parts = function.removeprefix("test_").split("_")
    found: set[str] = set()
    while parts and parts[0].upper() in prefixes:
        prefix = parts.pop(0).upper()
        numbers: list[str] = []
        while parts and re.fullmatch(NUMBER_IN_NAME if numbers else f"[a-z]?{NUMBER_IN_NAME}", parts[0]):
            part = parts.pop(0)
            numbers.append(part[0].upper() + part[1:])
        names = [f"{prefix}-{'.'.join(numbers[:length])}" for length in range(len(numbers), 0, -1)]
        if names:
            found.add(next((name for name in names if name in known), names[0]))
    return found


def _kind(name: str, section: str) -> str:
    number = name.partition("-")[2]
    if number.startswith("T") or "case" in section.lower():
        return "case"
    if number.startswith("E"):
        return "default"
    return "component" if "component" in section.lower() else "rule"
