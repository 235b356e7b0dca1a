"""Whether what a state from outside says of hirelings can be."""

from __future__ import annotations

from maraud.games.root.cards import CARDS
from maraud.games.root.pieces import CONTROL_MARKERS, HIRELING_MARKERS, NO_FACTION, PLAYER_FACTIONS, card_of_hireling
from maraud.games.root.state import FIRST_HIRELING, HIRELINGS, PAID, SIDES, UNCLAIMED, Root


def check_hirelings(s: Root) -> str:
    """ROOT-H.D.1 Three hirelings or none; who controls them, their markers, and what lies on their cards."""
    dealt = [faction for faction in s.faction[FIRST_HIRELING:] if faction != NO_FACTION]
    lists = [s.controller, s.control, s.markers, s.on_card, s.stands, s.entered, s.exile_items, s.kept, s.pile]
    if not dealt:
        return "Without hirelings nothing is theirs." if any(lists) or s.acted or s.bandits else ""
    if not s.options.hirelings or len({card_of_hireling(faction) for faction in dealt}) != HIRELINGS:
        return "There are three different hirelings, or none."
    if any(faction < PLAYER_FACTIONS for faction in dealt):
        return "A hireling is no faction of a player."
    lengths = [HIRELINGS, HIRELINGS, len(HIRELING_MARKERS), HIRELINGS, HIRELINGS, SIDES]
    if [len(row) for row in lists[:6]] != lengths or len(s.exile_items) not in (0, 2):
        return "A list of the hirelings has the wrong length."
    if any(not UNCLAIMED <= owner < s.seats for owner in s.controller):
        return "A hireling serves nobody at the table."
    if any(owner != PAID and not UNCLAIMED <= owner < s.seats for owner in s.markers):
        return "A hireling marker belongs to nobody at the table."
    if min(s.control) < 0 or sum(s.control) > CONTROL_MARKERS or min(s.on_card) < 0 or min([*s.exile_items, 0]) < 0:
        return "There are more control markers than in the box, or fewer pieces than none."
    if any(not -len(s.board.forests) <= place <= 12 for place in s.stands):
        return "A hireling stands where there is no place."
    if not 0 <= s.bandits < 1 << (len(s.board.paths) + len(s.board.closed)) or not 0 <= s.acted < 1 << 2 * HIRELINGS:
        return "A bandit is on no path, or a hireling has done what it cannot do."
    if any(not 0 <= card < CARDS for card in [*s.kept, *s.pile]):
        return "There is no such card."
    return ""
