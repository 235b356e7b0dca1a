"""Reading RULES.md, and holding it against code and tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from maraud import games
from maraud.engine import Fault, UnknownGame
from maraud.lab import rulebook

TEXT = """\
# Toy

- **NOT-A-RULE** this line has no id.

## Turns

Words between.

- **TOY-1** Draw a gem.
- **TOY-1.2.1** Draw two
  gems *(No code: never happens.)*
  Indeed.

Not a part of it.

- **TOY-2a** Peek *(No code: it is only said.)*

## Components

- **TOY-3** Fifteen gems.

## Open questions

- **TOY-E1** Draw first. Option: `draw_first`.

## Cases

- **TOY-T1** One worked case.
- **TC-01** Another.
"""
RULES = rulebook.read(TEXT)
CODE = ['"""TOY-1, TOY-1.2.1"""', "x = 'TOY-3'  # TOY-E1"]
TESTS = ["def test_toy_1_draw() -> None: ...", 'CASES = ["TOY-1.2.1", "TOY-3", "TOY-E1", "TOY-T1", "TC-01"]']


def test_each_line_with_an_id_is_a_rule() -> None:
    assert [(rule.id, rule.section, rule.kind) for rule in RULES] == [
        ("TOY-1", "Turns", "rule"),
        ("TOY-1.2.1", "Turns", "rule"),
        ("TOY-2a", "Turns", "rule"),
        ("TOY-3", "Components", "component"),
        ("TOY-E1", "Open questions", "default"),
        ("TOY-T1", "Cases", "case"),
        ("TC-01", "Cases", "case"),
    ]


def test_a_rule_goes_on_in_lines_set_in() -> None:
    assert RULES[1].text == "Draw two gems *(No code: never happens.)* Indeed."


def test_players_do_not_read_why_a_rule_has_no_code() -> None:
    assert RULES[2].words == "Peek"
    assert RULES[0].words == RULES[0].text
    assert not [row["id"] for game in ("marauders", "raiders") for row in rulebook.rules(game) if "*(" in row["text"]]


def test_what_needs_code_and_a_test() -> None:
    assert [rule.id for rule in RULES if not rule.needs_code] == ["TOY-2a", "TOY-T1", "TC-01"]
    assert [rule.id for rule in RULES if not rule.needs_test] == ["TOY-2a"]


def test_an_id_that_stands_there_twice_is_a_fault() -> None:
    with pytest.raises(Fault, match=r"RULES\.md lists TOY-1 twice"):
        rulebook.read(TEXT + "- **TOY-1** Again.")


def test_rules_that_code_and_tests_keep_up_with() -> None:
    found = rulebook.compare("toy", RULES, CODE, TESTS)
    assert found.faults == []
    assert found.kinds == {"rule": 3, "component": 1, "default": 1, "case": 2}
    assert (found.coded, found.tested, found.tests_found) == (4, 6, True)


@pytest.mark.parametrize(
    ("code", "tests", "fault"),
    [
        ([*CODE[:1], "# TOY-E1"], TESTS, "TOY-3 has no code."),
        (CODE, TESTS[1:], "TOY-1 has no test."),
        (CODE, [*TESTS[:1], 'CASES = ["TOY-1.2.1", "TOY-3", "TOY-E1", "TC-01"]'], "TOY-T1 has no test."),
        ([*CODE, "# TOY-9"], TESTS, "TOY-9 stands in the code, but not in RULES.md."),
        (CODE, [*TESTS, "def test_toy_9_draw() -> None: ..."], "TOY-9 stands in the tests, but not in RULES.md."),
        (CODE, [*TESTS, 'def test_draw() -> None:\n    "TOY-8"'], "TOY-8 stands in the tests, but not in RULES.md."),
    ],
)
def test_each_fault_is_told(code: list[str], tests: list[str], fault: str) -> None:
    assert rulebook.compare("toy", RULES, code, tests).faults == [fault]


def test_without_tests_at_hand_only_code_is_checked() -> None:
    found = rulebook.compare("toy", RULES, CODE, None)
    assert found.faults == []
    assert not found.tests_found


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("def test_toy_1_2_1_draws_two() -> None: ...", {"TOY-1.2.1"}),
        ("def test_toy_1_2_draws_two() -> None: ...", {"TOY-1"}),  # the longest that is listed
        ("def test_toy_e1() -> None: ...", {"TOY-E1"}),
        ("def test_toy_2a_peek() -> None: ...", {"TOY-2a"}),
        ("def test_toy_e1_toy_3_both() -> None: ...", {"TOY-E1", "TOY-3"}),
        ("def test_toys() -> None: ...", set()),
        ("def test_draw() -> None:\n    # TOY-3, TC-01\n    ...", {"TOY-3", "TC-01"}),
        ("class TestDraw:\n    def test_toy_3(self) -> None: ...", {"TOY-3"}),
        ('@mark(["TOY-3"])\ndef test_draw() -> None: ...', {"TOY-3"}),
        ('"""TOY-3"""\n# TOY-1\ndef helper() -> None:\n    "TC-01"', set()),
        ("import x\nROOT_1 = 3", set()),
    ],
)
def test_what_a_test_names(text: str, ids: set[str]) -> None:
    assert rulebook.tested_ids(text, {rule.id for rule in RULES}) == ids


def test_the_rules_of_a_game_as_plain_data() -> None:
    first = rulebook.rules("marooned")[0]
    assert first["id"] == "MOO-1"
    assert set(first) == {"id", "section", "text", "kind"}
    assert first["kind"] in ("rule", "component")


def test_a_rule_is_found_by_its_id_in_any_case_of_letters() -> None:
    game, rule = rulebook.find("moo-43")
    assert (game, rule.id) == ("marooned", "MOO-43")


def test_an_unknown_id_gets_one_sentence() -> None:
    with pytest.raises(Fault, match=r"^No game has a rule MOO-999; ids look like MOO-…"):
        rulebook.find("MOO-999")


@pytest.mark.parametrize(("name", "first"), [("ROOT-9", "ROOT-9.D.1"), ("root-3.3.", "ROOT-3.3.1")])
def test_the_id_of_a_chapter_names_the_first_rule_below_it(name: str, first: str) -> None:
    with pytest.raises(Fault, match=rf"^{name} has no text of its own: .* from {first} on\.$"):
        rulebook.find(name)


def test_an_unknown_game_gets_one_sentence() -> None:
    with pytest.raises(UnknownGame):
        rulebook.rules("chess")


@pytest.mark.parametrize("game", games.names())
def test_code_and_tests_keep_up_with_the_rules(game: str) -> None:
    assert rulebook.check(game).faults == []


def test_ids_of_every_shape() -> None:
    names = ["ROOT-8.4.2.2a", "ROOT-6.2.3x1", "ROOT-IMPL-09", "ROOT-T-F01", "ROOT-A.SC.EYRIE", "ROOT-7.D.1", "MQ-02"]
    text = "## Cases\n\n" + "\n".join(f"- **{name}** Text." for name in names)
    assert [rule.id for rule in rulebook.read(text)] == names
    said = "# " + ", ".join(names) + ". ROOT-like ROOT-AND ROOT-A. SUBROOT-7"
    assert rulebook.mentions(said, set(names)) == set(names)
    tests = "def test_root_6_2_3x1_twice() -> None: ...\ndef test_root_8_4_2_2a_law() -> None: ...\n"
    assert rulebook.tested_ids(tests, set(names)) == {"ROOT-6.2.3x1", "ROOT-8.4.2.2a"}


def test_a_chapter_is_no_stranger() -> None:
    listed = rulebook.read("- **TOY-8.4.1** Revolt. *(No code: only here.)*")
    code = ["# TOY-8, TOY-8.4, TOY-8.5, TOY-84"]
    assert rulebook.compare("toy", listed, code, None).faults == [
        "TOY-8.5 stands in the code, but not in RULES.md.",
        "TOY-84 stands in the code, but not in RULES.md.",
    ]


def test_rules_in_folders_below_are_read_after_the_games_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for place, name in (("", "TOY-1"), ("b", "TOY-3"), ("a/deep", "TOY-2"), ("b/deep", "TOY-4")):
        (tmp_path / place).mkdir(parents=True, exist_ok=True)
        (tmp_path / place / "RULES.md").write_text(f"## {name}\n\n- **{name}** Text.\n", encoding="utf-8")
    monkeypatch.setattr(rulebook, "folder", lambda _: tmp_path)
    assert [rule.id for rule in rulebook.of_game("toy")] == ["TOY-1", "TOY-2", "TOY-3", "TOY-4"]
    assert [rule.section for rule in rulebook.of_game("toy")] == ["TOY-1", "TOY-2", "TOY-3", "TOY-4"]
