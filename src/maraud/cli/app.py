"""The commands of `maraud`, and how their faults are told: one sentence on stderr and exit status 2."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, CycloptsError, Parameter

import maraud
from maraud.engine.errors import Fault
from maraud.engine.form import COMPILED

BAD_ARGUMENTS: Final = 2
FAILED: Final = 1
INTERRUPTED: Final = 130


def version() -> str:
    """The version and the form that runs."""
    return f"maraud {maraud.__version__}, {'compiled' if COMPILED else 'plain'} form"


app: Final = App(
    name="maraud",
    help="Board games played by the full rulebook: in the browser, in the terminal, and by the million.",
    version=version,
    help_format="plaintext",
    print_error=False,
    exit_on_error=False,
    result_action="return_value",
    default_parameter=Parameter(negative=()),
)

JsonFile = Annotated[str, Parameter(name="--json", allow_leading_hyphen=True, help="A file for JSON; - prints it.")]
Options = Annotated[list[str] | None, Parameter(name="--option", help="A table option as NAME=VALUE; may be repeated.")]


@app.command
def serve(*, host: str = "127.0.0.1", port: int = 8000, db: str = "maraud.db", open: bool = False) -> None:
    """Serve the games to browsers.

    Args:
        host: The address to listen at; 0.0.0.0 lets in the whole network.
        port: The port to listen at.
        db: A SQLite file, or the URL of a database.
        open: Open the browser at the home page.
    """
    from maraud import server

    server.serve(host, port, db, open)


@app.command
def play(
    game: str,
    /,
    *,
    players: str = "",
    seed: int | None = None,
    option: Options = None,
    from_file: Annotated[
        Path | None, Parameter(name="--from", help="A saved record or position to go on from.")
    ] = None,
) -> None:
    """Play in the terminal, by number or text.

    Args:
        game: The game, such as marooned.
        players: Who sits where, with commas between: human, random, greedy, search, search:2000, search:500ms …
        seed: A number that gives the dice; without it nobody knows them.
    """
    from maraud.cli import arguments
    from maraud.terminal import session

    session.play(game, arguments.names(players), seed, arguments.options(option), from_file)


@app.command
def simulate(
    game: str,
    /,
    *,
    games: int = 1000,
    players: str = "random",
    seed: int = 1,
    jobs: int = 0,
    option: Options = None,
    records: Path | None = None,
    json: JsonFile = "",
) -> None:
    """Let bots play many games and report who wins how often.

    Args:
        game: The game, such as marooned.
        games: How many games.
        players: The bots, with commas between; one alone takes all seats. Seats rotate from game to game.
        seed: The same seed gives the same games.
        jobs: How many processes play; 0 means one a core.
        records: A folder for the record of each game.
    """
    from maraud.cli import arguments, simulation

    simulation.run(game, games, arguments.names(players), seed, jobs, arguments.options(option), records, json)


@app.command
def replay(
    file: Path,
    /,
    *,
    verify: bool = False,
    to: int | None = None,
    rootlog: Annotated[
        str,
        Parameter(
            allow_leading_hyphen=True,
            help="A file for a game of Root in Rootlog, the community's notation; - prints it.",
        ),
    ] = "",
) -> None:
    """Tell a recorded game again.

    Args:
        file: The record.
        verify: Recompute every roll and draw from the published seed.
        to: Stop after so many moves (choices, dice and draws) and show the position.
    """
    if rootlog:
        if verify or to is not None:
            raise Fault("--rootlog writes the whole record: it goes with neither --verify nor --to.")
        from maraud.cli import arguments
        from maraud.engine.record import load_record
        from maraud.games.root import rootlog as notation

        arguments.check_target(rootlog, "--rootlog")
        arguments.write_text(notation.rootlog(load_record(file)), rootlog)
        return
    from maraud.terminal import telling

    telling.replay(file, verify, to)


@app.command
def rules(id: str = "", /, *, check: bool = False) -> None:
    """Print a rule in our words, or the rules of a game, or check that code and tests keep up with them.

    Args:
        id: The id of a rule, such as MOO-43, or a game; without it, how many rules each game has.
        check: Fail on a rule without code, a rule without test, and an id that no rulebook lists.
    """
    from maraud.cli import rulebook

    if check:
        rulebook.check(id)
    else:
        rulebook.show(id)


@app.command
def selfcheck(game: str, /, *, games: int = 200, seed: int = 1, jobs: int = 0, option: Options = None) -> None:
    """Hold a game to the contract that every game must keep.

    Args:
        game: The game, such as marooned.
        games: How many random games.
        seed: The same seed gives the same games.
        jobs: How many processes check; 0 means one a core.
    """
    from maraud.cli import arguments, contract

    contract.run(game, games, seed, jobs, arguments.options(option))


@app.command
def bench(*, json: JsonFile = "") -> None:
    """Measure how fast this form of the engine runs."""
    from maraud.cli import speed

    speed.run(json)


def main(arguments: list[str] | None = None) -> None:
    """Run a command and leave with its exit status."""
    try:
        app(arguments)
    except CycloptsError as error:
        _leave(_sentence(str(error)), BAD_ARGUMENTS)
    except Fault as error:
        _leave(str(error), BAD_ARGUMENTS)
    except KeyboardInterrupt:
        _leave("Interrupted.", INTERRUPTED)
    except BrokenPipeError:
        sys.stderr.close()  # whoever read us has gone: nothing more can be told
        sys.exit(FAILED)


def _leave(sentence: str, status: int) -> None:
    print(f"maraud: {sentence}", file=sys.stderr)
    sys.exit(status)


def _sentence(text: str) -> str:
    """A fault of the arguments on one line, with the way to help."""
    line = " ".join(text.split()).rstrip(".")
    return f"{line}. See maraud --help."
