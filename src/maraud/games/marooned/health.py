"""Health: the turn's cost, hearts, and death."""

from __future__ import annotations

from maraud.engine.flow import Over
from maraud.games.marooned.cards import HEARTS, SPARED_BY
from maraud.games.marooned.options import FACE
from maraud.games.marooned.state import LOST, MAX_HEALTH, Marooned, face_of, is_in_play
from maraud.games.marooned.words import DIED, HEALED, HURT, SPARED, TIRED


def pay_for_turn(s: Marooned) -> None:
    """MOO-14 Step 2 takes 1 Health, always. MOO-E2 Also in the turn of the rescue, which comes in step 4."""
    if s.paid:
        return
    s.paid = True
    s.health -= 1
    s.tell(TIRED, (s.health,))
    if s.options.death_at_once:
        check_death(s)


def heart(s: Marooned, card: int) -> None:
    """MOO-15 A heart moves Health by its number as its side is placed. MOO-2 Never above 16."""
    face = face_of(s, card)
    hearts = HEARTS[face]
    if hearts < 0:
        harm(s, card)
    elif hearts > 0:
        s.health = min(s.health + hearts, MAX_HEALTH)
        s.tell(HEALED, (FACE[face], hearts, s.health))


def harm(s: Marooned, card: int) -> None:
    """MOO-17 A negative heart works at each landing, placing included, unless the card's own exception holds.

    So for Wild Boar (MOO-39), Storm (MOO-40) and Tornado (MOO-42).
    """
    face = face_of(s, card)
    if HEARTS[face] >= 0:
        return
    for guard in SPARED_BY[face]:
        if is_in_play(s, guard):
            s.tell(SPARED, (FACE[face], FACE[guard]))
            return
    s.health += HEARTS[face]
    s.tell(HURT, (FACE[face], -HEARTS[face], s.health))
    if s.options.death_at_once:
        check_death(s)


def check_death(s: Marooned) -> None:
    """MOO-18 The game is lost as soon as Health reaches 0. MOO-E4 Or, by option, after step 2 only."""
    if s.health <= 0:
        s.tell(DIED)
        s.outcome, s.result = LOST, [0.0]
        raise Over
