"""ROOT-11 The Riverfolk Company: its abilities, and the parts of its turn."""

from __future__ import annotations

from typing import Any

from maraud.engine.flow import Ask, Flow
from maraud.engine.rng import Rng
from maraud.engine.vocabulary import Option
from maraud.games.root.cards import CARD_COST, SUIT_IDS, SUITS
from maraud.games.root.factions.faction import Faction, Loss, Part, register
from maraud.games.root.factions.riverfolk.advice import advise, advise_other, aim, promise
from maraud.games.root.factions.riverfolk.pieces import BOX, POST, empty_spaces, held
from maraud.games.root.factions.riverfolk.services import after_losses, buy, check, on_sale, post_leaves
from maraud.games.root.factions.riverfolk.set_up import GOODS, set_up
from maraud.games.root.factions.riverfolk.turn import (
    actions,
    commit_for,
    crafting_spaces,
    discard_down,
    dividends,
    gather,
    protectionism,
    set_prices,
)
from maraud.games.root.pieces import FACTION_IDS, KIND_IDS, PLAYER_FACTIONS, RIVERFOLK, WARRIOR_OF
from maraud.games.root.state import Root


class Riverfolk(Faction):
    """ROOT-11 The Riverfolk Company. ROOT-11.2.3 Its hand is public."""

    reacts_to_removal = True
    hand_is_public = True
    lets_others = True

    def birdsong(self) -> list[Part]:
        return [protectionism, dividends, gather]

    def daylight(self) -> list[Part]:
        return [actions]

    def evening(self) -> list[Part]:
        return [discard_down, set_prices]

    def set_up(self, s: Root, seat: int) -> Flow[None]:
        return set_up(s, seat)

    # ROOT-11.2.2 Swimmers.

    def more_neighbors(self, s: Root, side: int, clearing: int) -> int:
        """ROOT-11.2.2 Rivers are paths for them."""
        return s.board.by_river[clearing]

    def moves_freely(self, s: Root, side: int, origin: int, destination: int) -> bool:
        """ROOT-11.2.2 Along the river they need no rule."""
        return bool(s.board.by_river[origin] >> destination & 1)

    # ROOT-11.2.1 Crafting.

    def crafting_pieces(self, s: Root, seat: int) -> list[int]:
        """ROOT-11.5.3 The empty spaces of the tracks."""
        return crafting_spaces(s)

    def can_afford(self, s: Root, seat: int, card: int) -> bool:
        """ROOT-11.5.3 A fund for each icon."""
        return sum(CARD_COST[card]) <= sum(s.funds)

    def pays_for_craft(self, s: Root, seat: int, card: int) -> Flow[None]:
        """ROOT-11.5.3"""
        return commit_for(s, seat, card)

    # ROOT-11.2.5 Trade posts.

    def notes_loss(self, s: Root, loss: Loss) -> None:
        """ROOT-11.2.5.1"""
        post_leaves(s, loss)

    def after_removal(self, s: Root, side: int, losses: list[Loss], in_battle: bool) -> Flow[None]:
        """ROOT-11.2.5.1"""
        return after_losses(s, side, losses)

    # ROOT-11.2.6 Services.

    def others_may(self, s: Root, side: int, seat: int) -> bool:
        """ROOT-11.2.6 Their hand and all supplies are open: being asked tells nothing."""
        return bool(on_sale(s, side, seat))

    def others_options(self, s: Root, side: int, seat: int) -> list[Option]:
        return on_sale(s, side, seat)

    def done_by_other(self, s: Root, side: int, seat: int, option: Option) -> Flow[None]:
        return buy(s, side, seat, option)

    # What is seen: everything.

    def view(self, s: Root, side: int, viewer: int) -> dict[str, Any]:
        """Prices, the warriors in the three boxes and on the tracks, the tracks' spaces, and who hired what."""
        return {
            "prices": {option.name.partition(":")[2] or option.name: s.prices[n] for n, option in enumerate(GOODS)},
            "payments": by_faction(s.payments),
            "funds": by_faction(s.funds),
            "committed": by_faction(s.committed[BOX : BOX + PLAYER_FACTIONS]),
            "tracks": {SUIT_IDS[suit]: track_view(s, suit) for suit in SUITS},
            "boats": s.active if s.boats else -1,
            "mercenaries": s.active if s.lender == side else -1,
        }

    def pieces(self, s: Root, side: int) -> dict[str, int]:
        """Warriors of all factions on the board, and the trade posts that are lost."""
        found = {KIND_IDS[POST[suit]]: s.posts_lost[suit] for suit in SUITS}
        for faction in range(PLAYER_FACTIONS):
            if held(s, faction):
                found[KIND_IDS[WARRIOR_OF[faction]]] = held(s, faction)
        return found

    def check(self, s: Root, side: int) -> str:
        return check(s, side)

    # Rules of thumb.

    def advise(self, s: Root, seat: int, ask: Ask, rng: Rng) -> Option | None:
        return advise(s, seat, ask)

    def advise_other(self, s: Root, side: int, seat: int, ask: Ask) -> Option | None:
        return advise_other(s, side, seat, ask)

    def promise(self, s: Root, seat: int) -> float:
        return promise(s, seat)

    def aim(self, s: Root, seat: int, clearing: int, number: int) -> float:
        return aim(s, seat, clearing, number)


def by_faction(row: list[int]) -> dict[str, int]:
    """Warriors by the ids of their factions."""
    return {FACTION_IDS[faction]: number for faction, number in enumerate(row) if number}


def track_view(s: Root, suit: int) -> dict[str, Any]:
    """A track: the trade posts lost for good, the empty spaces, and the funds on others."""
    funds = s.committed[suit * PLAYER_FACTIONS : (suit + 1) * PLAYER_FACTIONS]
    return {"lost": s.posts_lost[suit], "empty": empty_spaces(s, suit), "funds": by_faction(funds)}


register(Riverfolk(RIVERFOLK))
