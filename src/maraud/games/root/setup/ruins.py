"""ROOT-5.1.4, ROOT-9.3.4 The items under the ruins."""

from __future__ import annotations

from maraud.games.root.cards import RUIN_ITEMS
from maraud.games.root.lists import added
from maraud.games.root.maps import MEMBERS
from maraud.games.root.state import Root


def lay_ruin_items(s: Root) -> None:
    """One more set: an item under each ruin."""
    for clearing in MEMBERS[s.ruins]:
        s.ruin_items = added(s.ruin_items, clearing, 1)
    for item in RUIN_ITEMS:
        s.ruin_pool = added(s.ruin_pool, item, 1)
