"""Playing at the terminal: a whole session is what was typed and what was printed."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from maraud import games
from maraud.engine.record import load_record, verify
from maraud.games.marooned.game import GAME
from maraud.terminal import session
from tests.engine import toy


class Terminal:
    """A terminal where everything was typed in advance."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def play(
        self, *typed: str, game: str = "marooned", players: str = "", seed: int | None = 5, file: Path | None = None
    ) -> str:
        """What is printed in a session."""
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in typed)))
        session.play(game, players.split(",") if players else [], seed, {}, file)
        return self.capsys.readouterr().out


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    monkeypatch.setitem(games.MODULES, "magpies", toy.__name__)
    return Terminal(monkeypatch, capsys)


def test_it_shows_the_position_the_question_and_its_rule(terminal: Terminal) -> None:
    said = terminal.play("quit")
    assert said.startswith(
        "Marooned!\nType a number to choose, help for all commands.\nSHA-256 of the seed of the dice: "
    )
    assert "Turn 2. Health 15 of 16." in said
    assert "\nWhere do you go? (MOO-8)\n  1. North: a new card\n  2. East: a new card\n" in said
    assert said.endswith("> Goodbye.\n")


@pytest.mark.parametrize("choice", ["2", "go:east", "East: a new card", "e", "EAST"])
def test_a_choice_by_number_or_text(terminal: Terminal, choice: str) -> None:
    said = terminal.play(choice, "quit")
    assert "Turn 3. Health" in said
    assert "Row 0: " in said
    assert re.search(r"Row 0: [^,]+ \(column 0\), [^,]+ \(column 1, you stand here\)", said)


def test_what_happened_is_told_with_its_rule(terminal: Terminal) -> None:
    said = terminal.play("1", "quit")
    assert len(re.findall(r"^(?:> )?[\w ()]+ is drawn and placed\. \(MOO-8\)$", said, re.MULTILINE)) == 2
    assert "The turn costs 1 Health: " in said


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("fly", "“fly” is not one of the choices: type 1 to 4, ? or help."),
        ("0", "“0” is not one of the choices"),
        ("99", "“99” is not one of the choices"),
        ("9" * 5000, "is not one of the choices"),
        ("²", "“²” is not one of the choices"),
        ("rules", "MOO-8  Moving: "),
        ("rules moo-43", "MOO-43  "),
        ("rules MOO-999", "No game has a rule MOO-999"),
        ("help", "take your last choice back"),
        ("log", "is drawn and placed. (MOO-8)"),
        ("undo", "Your last choice cannot be taken back"),
        ("save", "Name a file after the command."),
        ("save ~nobody-of-this-name/x", "No file can have that name: name another one."),
        ("position \0", "No file can have that name: name another one."),
        (f"save {'x' * 300}", "x cannot be written: file name too long."),
        ("save /nowhere/x", "/nowhere/x cannot be written: no such file or directory."),
        ("", ""),
    ],
)
def test_commands_and_slips(terminal: Terminal, typed: str, answer: str) -> None:
    said = terminal.play(typed, "quit")
    before, _, after = said.partition("\n> ")
    assert answer in after
    assert "Turn 2." in before
    assert "Turn 3." not in after
    assert after.endswith("> Goodbye.\n")


def test_what_could_mean_several_is_asked_back(terminal: Terminal) -> None:
    said = terminal.play("p", "quit", game="magpies", players="human,random")
    assert "> That could be Pass or Peek.\n" in said


def test_why_something_is_not_on_offer(terminal: Terminal) -> None:
    """Four cards in a column: there is no fifth."""
    said = terminal.play(*["go:north", "pass"] * 3, "?", "go:north", "quit", seed=11)
    assert "(MOO-12)" in said.rpartition("Where do you go?")[2]


def test_a_choice_can_be_taken_back_until_something_is_shown(terminal: Terminal) -> None:
    said = terminal.play("go:north", "go:south", "undo", "quit", seed=4)
    turns = re.findall(r"^Turn (\d+)", said.replace("> ", ""), re.MULTILINE)
    assert turns == ["2", "3", "4", "3"]


def test_view_shows_the_position_again(terminal: Terminal) -> None:
    assert terminal.play("view", "quit").count("Turn 2. Health") == 2


def test_input_that_ends_ends_the_game_politely(terminal: Terminal) -> None:
    assert terminal.play("1").endswith("\nThe input has ended; so has the game.\n")


def test_giving_up_ends_with_the_score_and_the_seed(terminal: Terminal) -> None:
    said = terminal.play("give up", "")
    assert "\nYou gave up.\nScore of Human: 0.\nThe seed of the dice was " in said


def test_a_whole_game_to_its_end(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    said = terminal.play(*["1"] * 300, seed=3)
    assert "Score of Human: " in said
    said = terminal.play("give up", f"save {file}", "fly", "")
    assert f"Saved in {file}." in said
    assert "The game is over." in said
    assert verify(load_record(file), GAME) == 1


def test_a_saved_game_goes_on(terminal: Terminal, tmp_path: Path) -> None:
    for command in ("save", "position"):
        file = tmp_path / command
        said = terminal.play("1", f"{command} {file}", "quit")
        went_on = terminal.play("quit", file=file)
        assert _last_position(went_on) == _last_position(said)


def _last_position(said: str) -> list[str]:
    """The lines from the last position to the last question's answers."""
    lines = said[said.rindex("\nTurn ") :].splitlines()
    return lines[: lines.index("") + 12]


def test_a_file_that_is_not_ours_is_never_overwritten(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ana")
    said = terminal.play(f"save {file}", "quit")
    assert "exists already and is not ours" in said
    assert file.read_text() == "Dear Ana"
    ours = tmp_path / "ours"
    said = terminal.play(f"save {ours}", "1", f"save {ours}", "quit")
    assert said.count(f"Saved in {ours}.") == 2
    assert len(ours.read_text().splitlines()) == 5


def test_the_same_seed_gives_the_same_dice(terminal: Terminal) -> None:
    assert terminal.play("1", "2", "quit", seed=8) == terminal.play("1", "2", "quit", seed=8)
    assert terminal.play("quit", seed=None) != terminal.play("quit", seed=None)


def test_a_bot_sits_at_the_other_seat(terminal: Terminal) -> None:
    said = terminal.play(*["1"] * 60, game="magpies", players="human,random")
    assert "Human 1 ends the turn. (TOY-1)" in said
    assert "Random 2 is dealt a gem. (TOY-1)" in said
    assert "You are dealt" in said
    assert "The best score is " in said


def test_a_bot_alone_plays_to_the_end(terminal: Terminal) -> None:
    said = terminal.play(players="greedy")
    assert "Score of Greedy: " in said
    assert "Type save" not in said


def test_people_who_share_a_terminal_hand_it_over(terminal: Terminal) -> None:
    said = terminal.play("", "pass", "", "pass", game="magpies", players="human,human")
    one, two = said.split("it is your turn: press Enter. ")[1:3]
    for mine, yours, news in ((1, 2, one), (2, 1, two)):
        assert "You are dealt" in news
        assert f"Human {mine} is dealt" not in news
        assert f"Human {yours} is dealt a gem." in news
        assert news.endswith(f"> Human {yours}, ")


def test_what_one_has_seen_goes_from_the_screen_before_the_next_sits_down(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    said = terminal.play("", "pass", "", "pass", game="magpies", players="human,human")
    screens = said.split(session.WIPE)
    assert len(screens) == 3
    assert "Human 1, it is your turn" in screens[0]
    for screen, mine in zip(screens[1:], (2, 1), strict=True):
        assert screen.startswith(f"Human {mine}, it is your turn: press Enter. ")
    assert session.WIPE not in terminal.play("pass", "pass", game="magpies", players="human,random")


def test_the_log_tells_all_again(terminal: Terminal) -> None:
    said = terminal.play("1", "log", "quit")
    first, again = said.split("> ")[0], said.split("> ")[2]
    assert [line for line in first.splitlines() if line.endswith("(MOO-8)")][0] in again
    assert again.count(" is drawn and placed. (MOO-8)") == 2


def test_a_game_without_a_text_of_its_own_shows_an_outline(terminal: Terminal) -> None:
    said = terminal.play("quit", game="magpies", players="human,random")
    assert "\nactive: 0\n" in said
    assert "\nlucky: no\n" in said
    assert "\nhand sizes: 2, 2\n" in said


GAMES = [
    ("marooned", "human", ["1"]),
    ("raiders", "human,greedy", ["1"]),
    ("marauders", "human,greedy", ["end-turn", "done", "refuse", "1"]),  # what is not on offer is asked again
    ("root", "human,greedy,greedy", ["pass", "1"]),
]


@pytest.mark.parametrize(("game", "players", "typed"), GAMES)
def test_each_game_is_played_to_its_end_against_bots(
    terminal: Terminal, game: str, players: str, typed: list[str]
) -> None:
    said = terminal.play(*typed * 2000, game=game, players=players, seed=4)
    assert said.count("Score of ") == len(players.split(","))
    assert "The seed of the dice was" in said
    assert len(typed) > 1 or "is not one of the choices" not in said


def test_a_question_comes_with_its_hint_and_with_what_is_not_on_offer(terminal: Terminal) -> None:
    said = terminal.play("?", "quit", game="raiders", players="human,greedy", seed=3)
    assert "\nGO ANYWHERE: to which space? (RAI-38)\nYou then do what that space says.\n  1. " in said
    assert "\n  ?. Why not: GO ANYWHERE, space 4; GO ANYWHERE, space 11; " in said
    assert "GO ANYWHERE, space 11 (space:11): " in said.rpartition("> ")[0]


def test_the_position_is_shown_again_when_others_have_acted(terminal: Terminal) -> None:
    said = terminal.play("1", "1", "view", "quit", game="root", players="human,greedy,greedy", seed=3)
    shown = said.count("\nClearing 12, fox")
    assert shown == 2  # at the first question, and when it was asked for
    said = terminal.play(*["1"] * 7, "quit", game="root", players="human,greedy,greedy", seed=3)
    assert said.count("\nClearing 12, fox") == 3


def test_seats_have_the_names_that_they_have_in_the_news(terminal: Terminal) -> None:
    said = terminal.play("1", "1", "1", "quit", game="raiders", players="human,greedy", seed=3)
    assert re.search(r"^ +\d+\. Greedy 2$", said, re.MULTILINE)
    assert not re.search(r"^ +\d+\. Seat 2$", said, re.MULTILINE)


def test_root_5_2_what_players_should_know_is_said_first(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """ROOT-5.2"""
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    session.play("root", ["human", "greedy"], 1, {"faction_1": "alliance", "faction_2": "vagabond"}, None)
    assert "These factions have a Reach of 8 together; 17 or more makes a better game" in capsys.readouterr().out
