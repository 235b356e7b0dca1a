"""Whether what the Corvids have can be so, in a state that came from outside."""

from __future__ import annotations

from maraud.games.root.factions.corvids.pieces import COPIES, KINDS, PLOT_TOKEN
from maraud.games.root.pieces import WIDTH
from maraud.games.root.state import TURNS, Root


def check(s: Root, side: int) -> str:
    """Plots: where their tokens are, one in a clearing, two of a kind. There are none before the Corvids set up."""
    faces = s.plots[side]
    if not faces and s.phase != TURNS:
        return ""
    if len(faces) != WIDTH or any(not 0 <= face <= KINDS for face in [*faces, *s.open_plots]):
        return "There is no such plot."
    for clearing in range(1, WIDTH):
        number = bool(faces[clearing]) + bool(s.open_plots[clearing])
        if number > 1 or number != s.count[PLOT_TOKEN][clearing]:
            return "The plots are not where their tokens are."
        if not 0 <= s.denied[clearing] < 1 << KINDS or (s.denied[clearing] << 1) >> faces[clearing] & 1:
            return "What is known of a plot is not so."
    if any([*faces, *s.open_plots].count(face) > COPIES for face in range(1, KINDS + 1)):
        return "There are two plots of a kind at most."
    if faces[0] or s.open_plots[0] or not 0 <= s.plotted <= COPIES * KINDS or not 0 <= s.raided < 1 << WIDTH:
        return "The plots of this turn are not in order."
    return ""
