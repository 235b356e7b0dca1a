"""Records: written, read, replayed, verified; and every kind of damage refused in one sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maraud.engine import CHANCE, SEATS, Fault, RecordError, Rng, SeededDice, Table
from maraud.engine.dice import seed_from
from maraud.engine.record import Record, load_record, read_record, record_of, replay, verify
from maraud.engine.state import is_same
from tests.engine.playing import everything, opened, play, told
from tests.engine.toy import DUEL, GAME, ROLL, MagpiesGame, magpies

NAMES = ["Ana", "Ben", "Cleo"]


def finished(number: int = 3) -> Table:
    return play(opened(number), Rng(number))


def whole() -> Record:
    return record_of(finished(), NAMES)


@settings(max_examples=15)
@given(st.integers(0, 10_000), st.sampled_from([2, 3]))
def test_a_record_of_a_finished_game_replays_to_the_same_game(number: int, seats: int) -> None:
    table = play(opened(number, seats), Rng(number))
    text = record_of(table, NAMES[:seats]).text()
    record = read_record(text)
    assert record.text() == text
    again = replay(record, GAME)
    assert everything(again) == everything(table)
    assert is_same(again.state, table.state)
    assert verify(record, GAME) == table.chances


def test_a_record_is_lines_of_json_header_moves_and_closing() -> None:
    table = finished()
    rows = [json.loads(line) for line in record_of(table, NAMES).text().splitlines()]
    assert rows[0] == {
        "maraud": "record",
        "format": 1,
        "game": "magpies",
        "edition": "first",
        "rules": 1,
        "seats": 3,
        "players": NAMES,
        "options": {"target": 3, "hand": "small", "swift": False},
        "commitment": SeededDice(seed_from(3)).commitment,
    }
    assert rows[1] == {"who": "chance", "option": table.moves[0].option.text}
    assert {"who": 0, "option": table.moves[7].option.text} in rows
    assert rows[-1] == {
        "moves": len(table.moves),
        "result": table.result,
        "scores": [GAME.score(magpies(table), seat) for seat in range(3)],
        "seed": seed_from(3).hex(),
    }


def test_the_seed_is_published_only_when_the_game_is_over() -> None:
    table = play(opened(3), Rng(3), 10)
    record = record_of(table, NAMES)
    assert record.seed is None
    assert seed_from(3).hex() not in record.text()
    play(table, Rng(1))
    assert record_of(table, NAMES).seed == seed_from(3)


def test_a_game_in_progress_is_saved_and_played_on_with_its_own_dice() -> None:
    table = play(opened(3), Rng(3), 10)
    record = read_record(record_of(table, NAMES).text())
    again = replay(record, GAME, dice=SeededDice(seed_from(3)))
    assert everything(again) == everything(table)
    for each in (table, again):
        play(each, Rng(8))
    assert everything(again) == everything(table)
    assert record_of(again, NAMES).text() == record_of(table, NAMES).text()


def test_a_replay_without_dice_stops_where_the_record_ends() -> None:
    record = record_of(play(opened(3), Rng(3), 10), NAMES)
    table = replay(record, GAME)
    while ROLL not in table.asks[0].options:
        table.choose(table.asks[0].options[0], table.asks[0].seat)
    with pytest.raises(Fault, match="used up"):
        table.choose(ROLL)


def test_a_record_is_replayed_up_to_any_move() -> None:
    table = finished()
    record = record_of(table, NAMES)
    for to in range(len(record.moves) + 1):
        part = replay(record, GAME, to)
        assert part.seq >= to
        assert all(move.who == CHANCE for move in part.moves[to:])
        assert [move.option for move in part.moves] == [move.option for move in table.moves[: part.seq]]
        assert told(part.events) == told(table.events)[: len(part.events)]
    assert replay(record, GAME, 10_000).result == table.result


def test_a_game_given_up_in_the_middle_of_a_together_has_a_record() -> None:
    table = opened(1, seats=2)
    table.choose(DUEL)
    table.choose(SEATS[1])
    table.choose(table.asks[0].options[0], 0)
    table.give_up(1)
    record = read_record(record_of(table, NAMES[:2]).text())
    assert everything(replay(record, GAME)) == everything(table)
    assert verify(record, GAME) == table.chances


def test_names_of_players_may_be_anything() -> None:
    strange = ["Ána–Ω", "a\u2028b\x85c\nd", "\ud800"]
    table = finished()
    record = read_record(record_of(table, strange).text())
    assert record.header["players"] == strange
    assert replay(record, GAME).result == table.result


def test_a_record_goes_to_a_file_and_back(tmp_path: Path) -> None:
    record = whole()
    record.save(tmp_path / "game.jsonl")
    assert load_record(tmp_path / "game.jsonl").text() == record.text()
    (tmp_path / "windows.jsonl").write_bytes(record.text().replace("\n", "\r\n").encode())
    assert load_record(tmp_path / "windows.jsonl").text() == record.text()


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read: no such file or directory"):
        load_record(tmp_path / "none.jsonl")
    with pytest.raises(RecordError, match="cannot be read: is a directory"):
        load_record(tmp_path)
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(RecordError, match="is not a maraud record: it is not text"):
        load_record(tmp_path / "picture")


def test_only_a_game_from_its_beginning_has_a_record() -> None:
    table = play(opened(3), Rng(3), 12)
    assert table.clone().base
    for other in (table.clone(), table.imagine(table.asks[0].seat, Rng(0))):
        with pytest.raises(Fault, match="from the beginning"):
            record_of(other, NAMES)


# Damage.

Lines = list[dict[str, Any]]


def damaged(change: Callable[[Lines], object]) -> str:
    """The text of a whole record after a change to its lines."""
    lines = [json.loads(line) for line in whole().text().splitlines()]
    change(lines)
    return "".join(json.dumps(line) + "\n" for line in lines)


def first_choice(lines: Lines) -> dict[str, Any]:
    return next(line for line in lines if line.get("who") == 0)


UNFIT = "The record does not fit the rules: "
DAMAGED = "The record is damaged: "
NOT_PROMISED = "The seed is not the one that was promised: its SHA-256 differs from the commitment."
SENTENCES: list[tuple[Callable[[Lines], object], str]] = [
    (
        lambda ls: ls[0].update(maraud="position"),
        "This is not a maraud record: its first line must be a record's header.",
    ),
    (lambda ls: ls[0].update(format=2), "This record has format 2; this program reads format 1."),
    (lambda ls: ls[0].pop("format"), "This record has format None; this program reads format 1."),
    (lambda ls: ls[0].pop("game"), DAMAGED + "its header has no sound “game”."),
    (lambda ls: ls[0].update(game=3), DAMAGED + "its header has no sound “game”."),
    (lambda ls: ls[0].update(game="root"), "This record is of root, not of magpies."),
    (lambda ls: ls[0].update(rules=2), "This record has version 2 of the rules; this program has 1."),
    (lambda ls: ls[0].update(rules=True), DAMAGED + "its header has no sound “rules”."),
    (lambda ls: ls[0].update(rules="1"), DAMAGED + "its header has no sound “rules”."),
    (lambda ls: ls[0].update(seats=[2]), DAMAGED + "its header has no sound “seats”."),
    (lambda ls: ls[0].update(seats=9), DAMAGED + "it names 3 players for 9 seats."),
    (lambda ls: ls[0].update(seats=4, players=list("abcd")), UNFIT + "Magpies is for 2 to 3 players, not 4."),
    (lambda ls: ls[0].update(players="Ana"), DAMAGED + "its header has no sound “players”."),
    (lambda ls: ls[0].update(players=["Ana"]), DAMAGED + "it names 1 players for 3 seats."),
    (lambda ls: ls[0].update(players=[1, 2, 3]), DAMAGED + "its header has no sound “players”."),
    (lambda ls: ls[0].update(options=[]), DAMAGED + "its header has no sound “options”."),
    (
        lambda ls: ls[0].update(options={"colour": 1}),
        UNFIT + "Magpies has no option colour; its options: target, hand, swift.",
    ),
    (lambda ls: ls[0]["options"].update(target=9), UNFIT + "Option target is a whole number from 1 to 4, not 9."),
    (lambda ls: ls[0]["options"].update(target=[1]), UNFIT + "Option target is a whole number from 1 to 4, not [1]."),
    (lambda ls: ls.pop(), "The record is cut off after line {last}: its closing line is missing."),
    (lambda ls: ls.__delitem__(slice(1, None)), "The record is cut off after line 1: its closing line is missing."),
    (lambda ls: ls.pop(5), DAMAGED + "it has {one_less} moves, its closing line says {moves}."),
    (lambda ls: ls[3].update(who="dealer"), "The record is damaged in line 4: it is not a move."),
    (lambda ls: ls[3].update(who=True), "The record is damaged in line 4: it is not a move."),
    (lambda ls: ls[3].update(who=-1), "The record is damaged in line 4: it is not a move."),
    (lambda ls: ls[3].update(option=5), "The record is damaged in line 4: it is not a move."),
    (lambda ls: ls[3].clear(), "The record is damaged in line 4: it is not a move."),
    (lambda ls: ls[1].update(option="gem:none"), UNFIT + "Outcome 0, gem:none, cannot come out here."),
    (lambda ls: first_choice(ls).update(option="frobnicate"), UNFIT + "“frobnicate” is not one of the choices."),
    (lambda ls: first_choice(ls).update(option="pip:3"), UNFIT + "3 is not on offer now."),
    (lambda ls: first_choice(ls).update(who=1), UNFIT + "It is not your turn to choose."),
    (lambda ls: first_choice(ls).update(who=77), UNFIT + "It is not your turn to choose."),
    (lambda ls: first_choice(ls).update(who=77, option="give-up"), UNFIT + "Only a seat of the game can give up."),
    (lambda ls: first_choice(ls).update(option="give-up"), UNFIT + "The game is over."),
    (
        lambda ls: ls[-1].update(result=[1.0, 1.0, 1.0]),
        "The record says that the game ended [1.0, 1.0, 1.0], play gives {result}.",
    ),
    (lambda ls: ls[-1].update(scores="many"), "The record says that the scores are many, play gives {scores}."),
    (lambda ls: ls[-1].update(result=None), "The record says that the game ended None, play gives {result}."),
    (lambda ls: ls[-1].update(result="won"), "The record says that the game ended won, play gives {result}."),
    (lambda ls: ls[-1].update(moves=None), DAMAGED + "it has {moves} moves, its closing line says None."),
    (lambda ls: ls[-1].update(seed="xyz"), DAMAGED + "its seed is not 32 bytes of hexadecimal text."),
    (lambda ls: ls[-1].update(seed=5), DAMAGED + "its seed is not 32 bytes of hexadecimal text."),
    (lambda ls: ls[-1].update(seed="ab"), DAMAGED + "its seed is not 32 bytes of hexadecimal text."),
    (lambda ls: ls[-1].update(seed=None), "The seed is published when the game is over: this record has none."),
    (lambda ls: ls[-1].update(seed="00" * 32), NOT_PROMISED),
    (lambda ls: ls[0].pop("commitment"), NOT_PROMISED),
]


@pytest.mark.parametrize(("change", "sentence"), SENTENCES, ids=range(len(SENTENCES)))
def test_damage_is_told_in_one_sentence(change: Callable[[Lines], object], sentence: str) -> None:
    table = finished()
    moves = len(table.moves)
    with pytest.raises(RecordError) as refused:
        verify(read_record(damaged(change)), GAME)
    assert str(refused.value) == sentence.format(
        moves=moves,
        one_less=moves - 1,
        last=moves + 1,
        result=table.result,
        scores=[float(GAME.score(magpies(table), seat)) for seat in range(table.seats)],
        target="{target}",
    )


def test_a_changed_roll_is_found_by_its_number() -> None:
    record = whole()
    rolls = [place for place, (who, _) in enumerate(record.moves) if who == CHANCE]
    for number, place in enumerate(rolls[:3]):
        was = record.moves[place][1]
        for other in ("gem:jet", "gem:opal", "gem:ruby"):
            if other == was:
                continue
            moves = record.moves[:]
            moves[place] = (CHANCE, other)
            forged = Record(record.header, moves, record.closing)
            try:
                verify(forged, GAME)
            except RecordError as error:
                seen = str(error)
                assert (
                    seen.startswith("The record ")
                    or seen == f"Outcome {number + 1} of the dice is not what the seed gives."
                )
            else:
                pytest.fail("a forged roll was not found")


def test_a_roll_that_changes_nothing_else_is_still_found() -> None:
    table = Table.open(MagpiesGame(), 2, {"swift": True}, SeededDice(seed_from(4)))
    while not table.result:
        table.choose(table.asks[0].options[0])  # nobody does anything: the hands never matter
    record = record_of(table, NAMES[:2])
    assert verify(record, GAME) == 5
    for place in range(5):
        moves = record.moves[:]
        moves[place] = (CHANCE, "gem:opal" if moves[place][1] != "gem:opal" else "gem:jet")
        with pytest.raises(RecordError, match=rf"^Outcome {place + 1} of the dice is not what the seed gives\.$"):
            verify(Record(record.header, moves, record.closing), GAME)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This is not a maraud record: its first line must be a record's header."),
        ("\n\n", "This is not a maraud record: its first line must be a record's header."),
        ("hello", "This is not a maraud record: its first line must be a record's header."),
        ("[1]", "The record is damaged in line 1: it is not an object."),
        ("[" * 100_000, "This is not a maraud record: its first line must be a record's header."),
        ("{}", "This is not a maraud record: its first line must be a record's header."),
    ],
)
def test_what_is_no_record_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(RecordError) as refused:
        read_record(text)
    assert str(refused.value) == sentence


def test_a_line_that_is_no_json_or_no_object_is_named() -> None:
    lines = whole().text().splitlines()
    for bad, why in (('{"who": 0, "opt', "it is not JSON"), ("7", "it is not an object")):
        with pytest.raises(RecordError, match=f"in line 5: {why}"):
            read_record("\n".join([*lines[:4], bad, *lines[5:]]))


def test_a_record_cut_off_anywhere_is_refused() -> None:
    text = whole().text()
    for end in [*range(0, len(text) - 1, 37), len(text) - 2]:
        with pytest.raises(RecordError):
            read_record(text[:end])


@given(st.data())
def test_any_byte_changed_is_refused_or_changes_nothing_that_counts(data: st.DataObject) -> None:
    text = whole().text()
    place = data.draw(st.integers(0, len(text) - 1))
    other = data.draw(st.sampled_from('0123456789abc":{}[],- \n'))
    changed = text[:place] + other + text[place + 1 :]
    sentence = "The record is sound."
    try:
        replay(read_record(changed), GAME)
    except RecordError as error:
        sentence = str(error)
    assert 10 < len(sentence) < 300


def test_a_rule_that_fails_on_the_moves_of_a_record_is_told_as_well() -> None:
    class Fragile(MagpiesGame):
        def end_turn(self, s: Any) -> None:
            raise ZeroDivisionError

    with pytest.raises(RecordError, match=r"^The record does not fit the rules: a rule failed\.$"):
        replay(whole(), Fragile())
