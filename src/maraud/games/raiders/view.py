"""What a seat sees, and what it cannot know."""

from __future__ import annotations

from typing import Any, Final

from maraud.engine.rng import Rng
from maraud.games.raiders.board import CARDS, COLORS, GROUP_OF, GROUPS, OF_A_KIND, TRACK, slug
from maraud.games.raiders.memory import ANYTHING, ORDERS, bit_of, knowledge, orders, visible
from maraud.games.raiders.options import CARD, PLACE, REQUEST
from maraud.games.raiders.state import (
    BEFORE,
    BY_FIGHT,
    EYES,
    FIGHTS,
    NO_DUEL,
    NOTHING,
    SET_UP,
    TURN,
    UNSEEN,
    Raiders,
    cards_at,
    is_safe,
)
from maraud.games.raiders.winning import full_color

TRACK_NAMES: Final = [slug(name) for name in TRACK]


def view(s: Raiders, seat: int) -> dict[str, Any]:
    """All that a seat, or the spectator, may know, as `docs/views-raiders.md` describes it."""
    colors = visible(s, seat)
    seats = range(s.options.seats)
    return {
        "turn": s.turn,
        "round": (s.turn + len(seats) - 1) // len(seats),
        "phase": phase(s),
        "active": s.active,
        "track": TRACK_NAMES[:],
        "players": [
            {
                "seat": player,
                "at": s.at[player],
                "safe": is_safe(s, player),
                "cards": names(cards_at(s, BEFORE + player)),
            }
            for player in seats
        ],
        "cards": [card_view(s, card, colors[card]) for card in CARDS],
        "known": known(s, seat, colors),
        "spins": spins(s),
        "raid": raid(s),
        "duel": duel(s),
        "may_fight": [player for player in seats if s.met >> player & 1],
        "assist_memory": s.options.assist_memory,
        "winner": None if s.winner == NOTHING else s.winner,
        "won_color": None if s.winner == NOTHING else COLORS[full_color(s, s.winner)],
    }


def phase(s: Raiders) -> str:
    """What the turn has come to."""
    if s.result:
        return "over"
    if s.phase == TURN and s.spun:
        return TRACK_NAMES[s.at[s.active]]
    return {SET_UP: "set-up", TURN: "spin", FIGHTS: "fight"}[s.phase]


def names(cards: list[int]) -> list[str]:
    """Cards by their ids."""
    return [CARD[card].name for card in cards]


def card_view(s: Raiders, card: int, color: int) -> dict[str, Any]:
    """RAI-6 A card: its group and place are public; its color only where the seat is shown it."""
    return {
        "id": CARD[card].name,
        "group": slug(GROUPS[GROUP_OF[card]]),
        "place": PLACE[s.place[card]].text,
        "color": None if color == UNSEEN else COLORS[color],
        "up": card in s.turned,
    }


def known(s: Raiders, seat: int, colors: list[int]) -> list[dict[str, Any]]:
    """RAI-50 The cards of which the view tells a color, and why.

    With the memory aid also what others can be, and who has seen what.
    """
    aided = s.options.assist_memory
    could_be = knowledge(s, seat) if aided else []
    return [
        {
            "card": CARD[card].name,
            "color": None if colors[card] == UNSEEN else COLORS[colors[card]],
            "why": why(s, seat, card, colors[card]),
            "could_be": [COLORS[color] for color in range(OF_A_KIND) if could_be[card] >> color & 1] if aided else None,
            "seen_by": [player for player in range(s.options.seats) if s.seen[card] >> player & 1] if aided else None,
        }
        for card in CARDS
        if colors[card] != UNSEEN or (aided and (could_be[card] != ANYTHING or s.seen[card]))
    ]


def why(s: Raiders, seat: int, card: int, color: int) -> str:
    """How a seat knows a card: it owns it, was shown it lately, saw it before, or can tell it."""
    if color == UNSEEN:
        return ""
    if seat >= 0 and s.place[card] == BEFORE + seat:
        return "own"
    if s.shown[seat if seat >= 0 else EYES] >> card & 1:
        return "shown"
    return "seen" if s.seen[card] & bit_of(seat) else "deduced"


def spins(s: Raiders) -> list[dict[str, Any]]:
    """The spins of this turn, in order; of several duels those of the last."""
    kind = "fight" if s.duel == BY_FIGHT else "trap"
    made = [
        (s.active, s.spun, "move"),
        (s.active, s.hazard_spun, "hazard"),
        (s.rival, s.rival_spun, kind),
        (s.active, s.own_spun, kind),
    ]
    return [{"seat": seat, "pip": pip, "for": reason} for seat, pip, reason in made if pip]


def raid(s: Raiders) -> dict[str, Any] | None:
    """The raid that is on."""
    if s.raid == NOTHING:
        return None
    listed = [CARD[aim].text if aim < len(CARDS) else REQUEST[aim - len(CARDS)].text for aim in s.aims]
    return {"color": COLORS[s.raid], "turned": names(s.turned), "listed": listed}


def duel(s: Raiders) -> dict[str, Any] | None:
    """The last trap or fight of this turn."""
    if s.duel == NO_DUEL:
        return None
    return {
        "kind": "fight" if s.duel == BY_FIGHT else "trap",
        "rival": s.rival,
        "rival_spun": s.rival_spun or None,
        "own_spun": s.own_spun or None,
    }


def redeal(s: Raiders, seat: int, rng: Rng) -> None:
    """Deal the colors that others have seen anew: any order that the seat holds possible, all alike likely.

    What nobody has seen has no color. That nobody has won is known too: a deal in which somebody would have is dealt
    again.
    """
    masks = [orders(s, seat, group) for group in range(OF_A_KIND)]
    while True:
        for group in range(OF_A_KIND):
            order = ORDERS[any_bit(masks[group], rng)]
            for slot in range(OF_A_KIND):
                if s.color[group * OF_A_KIND + slot] != UNSEEN:
                    s.color[group * OF_A_KIND + slot] = order[slot]
        if s.result or not anybody_full(s):
            return


def anybody_full(s: Raiders) -> bool:
    """Whether some seat owns the four groups in one color."""
    return any(full_color(s, player) != NOTHING for player in range(s.options.seats))


def any_bit(mask: int, rng: Rng) -> int:
    """The number of one of the bits that are set."""
    for _ in range(rng.below(mask.bit_count())):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1
