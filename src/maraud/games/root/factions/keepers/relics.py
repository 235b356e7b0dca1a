"""ROOT-15.2.4, ROOT-15.2.5 Relics carried by warriors, and relics taken by enemies."""

from __future__ import annotations

from maraud.engine.flow import Ask, Flow
from maraud.engine.vocabulary import PASS
from maraud.games.root.board import shift
from maraud.games.root.factions.faction import Loss
from maraud.games.root.factions.keepers.pieces import (
    GONE,
    LOST,
    RELICS,
    STATIONS,
    in_forest,
    relics_at,
    return_tiles,
    shift_relic,
)
from maraud.games.root.factions.keepers.words import CARRIED, CARRY, LOSE_RELIC, TROPHY, TROPHY_WHERE
from maraud.games.root.law.battle import decider
from maraud.games.root.options import CLEARING, FOREST, RELIC
from maraud.games.root.state import Root, are_enemies


def carry(s: Root, seat: int, origin: int, destination: int, number: int) -> Flow[None]:
    """ROOT-15.2.4 Each moving warrior may take one relic along. ROOT-15.2.4x1 The Keepers decide, whoever moved them.

    ROOT-15.2.4x2 No relic moves without a warrior.
    """
    for _ in range(number):
        faces = sorted(set(relics_at(s, origin)))
        if not faces:
            return
        relic = yield Ask(
            seat, CARRY, [PASS, *(RELIC[face] for face in faces)], (CLEARING[origin], CLEARING[destination])
        )
        if relic is PASS:
            return
        shift(s, seat, RELICS[relic.value // 4], origin, destination, 1)
        shift_relic(s, relic.value, origin, destination)
        s.tell(CARRIED, (relic, CLEARING[destination]))


def note_loss(s: Root, loss: Loss) -> None:
    """Removed waystations go back to the board; of relics those of least value, until the Keepers say which."""
    if loss.kind in STATIONS:
        return_tiles(s, STATIONS.index(loss.kind), loss.clearing, loss.number)
    if loss.kind in RELICS:
        for face in of_type(relics_at(s, loss.clearing), loss.kind)[: loss.number]:
            shift_relic(s, face, loss.clearing, LOST)


def of_type(faces: list[int], kind: int) -> list[int]:
    """Those of some faces that are of the type of a kind of tokens."""
    return [face for face in faces if RELICS[face // 4] == kind]


def after_losses(s: Root, seat: int, losses: list[Loss]) -> Flow[None]:
    """What becomes of removed relics, those who removed them say."""
    for loss in losses:
        if loss.kind in RELICS:
            for _ in range(loss.number):
                yield from lose_relic(s, seat, loss)


def lose_relic(s: Root, seat: int, loss: Loss) -> Flow[None]:
    """ROOT-15.2.5 A relic that an enemy has removed goes face up to any forest that the enemy chooses (ROOT-15.2.5x3).

    ROOT-15.X.1 Which one it is of its type, the Keepers say. ROOT-15.2.5x1 For a hireling its controller chooses.
    ROOT-15.2.5x2 One that no enemy removes leaves the game.
    """
    lost, kept = of_type(relics_at(s, LOST), loss.kind), of_type(relics_at(s, loss.clearing), loss.kind)
    face = lost[0]
    faces = sorted(set(lost + kept))
    if kept and len(faces) > 1:
        words = [RELIC[other] for other in faces]
        face = (yield Ask(seat, LOSE_RELIC, words, (CLEARING[loss.clearing],))).value
        if face not in lost:
            shift_relic(s, face, loss.clearing, LOST)
            shift_relic(s, lost[0], LOST, loss.clearing)
    if loss.by < 0 or not are_enemies(s, seat, loss.by):
        shift_relic(s, face, LOST, GONE)
        return
    words = [FOREST[forest] for forest in s.board.forests]
    forest = yield Ask(decider(s, loss.by), TROPHY_WHERE, words, (RELIC[face],))
    shift_relic(s, face, LOST, in_forest(forest.value))
    s.tell(TROPHY, (RELIC[face], forest))


def is_devout(s: Root, seat: int, clearing: int) -> bool:
    """ROOT-15.2.4 Whether a relic and a warrior of the Keepers are in a clearing."""
    return bool(s.where[seat] >> clearing & 1) and bool(relics_at(s, clearing))
