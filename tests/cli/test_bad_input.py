"""Bad input: one clear sentence on stderr, exit status 2, no traceback."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from maraud.engine import SeededDice, Table
from maraud.engine.dice import seed_from
from maraud.engine.position import position_of
from maraud.games.marooned.game import GAME
from tests.cli.running import complaint, output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("bad", 'Unknown command "bad".'),
        ("simulate", 'Command "simulate" parameter GAME requires an argument. See maraud --help.'),
        ("simulate marooned --games many", 'unable to convert "many" into int. See maraud --help.'),
        ("simulate marooned --gmaes 3", "Unknown option: --gmaes."),
        ("simulate marooned --games 0", "At least 1 game can be played, not 0."),
        (f"simulate marooned --games {10**20}", f"At most 100000000 games can be played at a time, not {10**20}."),
        ("simulate marooned --jobs -1", "At least 1 process can play, or 0 for one a core, not -1."),
        ("simulate chess", "There is no game chess; the games are marooned"),
        ("simulate marooned --players bob", "There is no player bob; the players are random, greedy, search."),
        ("simulate marooned --players random,random", "Marooned! is for 1 player, not 2."),
        ("simulate marooned --players search:0", "After search: stands a number of iterations"),
        ("simulate marooned --option reflip_heart", "An option is given as NAME=VALUE, not as reflip_heart."),
        ("simulate marooned --option reflip_heart=maybe", "Option reflip_heart is true or false, not maybe."),
        ("simulate marooned --option death_check=never", "Option death_check is one of immediate, after-step-2, not"),
        ("simulate marooned --option death_check=", "Option death_check is one of immediate, after-step-2, not empty."),
        ("simulate marooned --option ghosts=3", "Marooned! has no option ghosts; its options: "),
        ("simulate marooned --option reflip_heart=true --option reflip_heart=true", "is given twice."),
        ("simulate marooned --json /nowhere/at/all.json", "cannot be written: its folder does not exist."),
        ("simulate marooned --games 1 --records /dev/null/x", "/dev/null/x cannot be written: not a directory."),
        ("play chess", "There is no game chess"),
        ("play marooned --players bob", "There is no player bob; the players are human, random, greedy, search."),
        ("play marooned --players human,human", "Marooned! is for 1 player, not 2."),
        ("play marooned --option ghosts=3", "Marooned! has no option ghosts"),
        ("play marooned --from /nowhere/x", "/nowhere/x cannot be read: no such file or directory."),
        ("replay /nowhere/x", "/nowhere/x cannot be read: no such file or directory."),
        ("replay .", ". cannot be read: is a directory."),
        ("simulate marooned --games 1 --json .", ". cannot be written: is a directory."),
        ("replay x --rootlog --to", "After --rootlog stands a file or -, not --to."),
        ("replay x --rootlog /nowhere/at/all", "/nowhere/at/all cannot be written: its folder does not exist."),
        ("replay x --rootlog - --verify", "--rootlog writes the whole record: it goes with neither --verify nor --to."),
        ("rules MOO-999", "No game has a rule MOO-999; ids look like MOO-…"),
        ("rules ROOT-9", "ROOT-9 has no text of its own: its rules are listed one by one, from ROOT-9.D.1 on."),
        ("rules chess --check", "There is no game chess"),
        ("selfcheck chess", "There is no game chess"),
        ("selfcheck marooned --games 0", "At least 1 game can be checked, not 0."),
        (f"selfcheck marooned --games {10**20}", f"At most 10000000 games can be checked at a time, not {10**20}."),
        ("bench --json /nowhere/at/all.json", "cannot be written: its folder does not exist."),
        (f"simulate marooned --games 1 --json {'x' * 300}", "xxx cannot be written: file name too long."),
        (f"serve --db {'x' * 300}", "xxx cannot be opened: file name too long."),
        ("serve --db ~nobody-of-this-name/x", "~nobody-of-this-name/x is in nobody's home folder."),
        ("serve --port 99999", "A port is a number from 0 to 65535, not 99999."),
        ("serve --port x", 'unable to convert "x" into int.'),
    ],
)
def test_arguments(arguments: str, sentence: str) -> None:
    assert sentence in complaint(*arguments.split())


def test_arguments_of_a_process_of_its_own() -> None:
    assert complaint("simulate", "chess", alone=True).startswith("There is no game chess")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A sound record."""
    folder = tmp_path_factory.mktemp("records")
    output("simulate", "marooned", "--games", "1", "--jobs", "1", "--seed", "9", "--records", folder)
    return next(folder.iterdir())


def changed(**changes: object) -> Callable[[str], str]:
    """A record with another header."""

    def change(text: str) -> str:
        header, *rest = text.splitlines(keepends=True)
        return json.dumps({**json.loads(header), **changes}) + "\n" + "".join(rest)

    return change


DAMAGES: list[tuple[Callable[[str], str], str]] = [
    (lambda text: "", "This is not a maraud record"),
    (lambda text: "hello\n", "This is not a maraud record"),
    (lambda text: text[: len(text) // 2], "The record is damaged or cut off in line "),
    (lambda text: text.rpartition("\n{")[0], "its closing line is missing."),
    (lambda text: text.replace('"option": "go:', '"option": "fly:', 1), "is not one of the choices."),
    (lambda text: text.replace('"who": "chance"', '"who": "nobody"', 1), "The record is damaged in line 2"),
    (changed(game="chess"), "chess"),
    (changed(rules=99), "This record has version 99 of the rules; this program has 1."),
    (changed(format=7), "This record has format 7; this program reads format 1."),
    (changed(options={"ghosts": 1}), "Marooned! has no option ghosts"),
    (changed(seats=4), "it names 1 players for 4 seats."),
    (changed(seats=2, players=["a", "b"]), "Marooned! is for 1 player, not 2."),
    (changed(seats="x"), "its header has no sound “seats”."),
]


@pytest.mark.parametrize(("damage", "sentence"), DAMAGES)
def test_records(record: Path, tmp_path: Path, damage: Callable[[str], str], sentence: str) -> None:
    file = tmp_path / "damaged.jsonl"
    file.write_text(damage(record.read_text()))
    assert sentence in complaint("replay", file)
    assert sentence in complaint("play", "marooned", "--from", file)


def test_a_record_that_is_not_text(tmp_path: Path) -> None:
    file = tmp_path / "binary.jsonl"
    file.write_bytes(b"\xff\xfe\x00")
    assert complaint("replay", file).endswith("is not a maraud record: it is not text.")
    assert complaint("play", "marooned", "--from", file).endswith("is neither a record nor a position: it is not text.")


def test_loaded_dice_do_not_pass(record: Path, tmp_path: Path) -> None:
    """Another seed than the one that was promised."""
    file = tmp_path / "other.jsonl"
    text = record.read_text()
    seed = json.loads(text.splitlines()[-1])["seed"]
    file.write_text(text.replace(seed, "00" * 32))
    assert "The seed is not the one that was promised" in complaint("replay", file, "--verify")


def test_a_move_beyond_the_end(record: Path) -> None:
    assert "there is no move 9999." in complaint("replay", record, "--to", "9999")
    assert "there is no move -1." in complaint("replay", record, "--to", "-1")


def position(**changes: object) -> str:
    """A position of a new game, changed."""
    table = Table.open(GAME, dice=SeededDice(seed_from(1)))
    return json.dumps({**position_of(table), **changes})


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (position(game="chess"), "This position is of chess, not of marooned."),
        (position(rules=7), "This position has version 7 of the rules; this program has 1."),
        (position(state={}), "The state has no field “result”."),
        (position(seats=2), "Marooned! is for 1 player, not 2."),
        (position(ghosts=2), "A position has no “ghosts”."),
        ('{"maraud": "position"', "This is not a position: it is not JSON."),
    ],
)
def test_positions(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "wrong.json"
    file.write_text(text)
    assert sentence in complaint("play", "marooned", "--from", file)


def test_a_saved_game_keeps_its_options(record: Path) -> None:
    said = complaint("play", "marooned", "--from", record, "--option", "reflip_heart=false")
    assert said == "A saved game keeps its options: leave out --option."
