"""Raiders in the terminal: who stands where, which cards lie where, and what you know of them."""

from __future__ import annotations

from typing import Any, Final

from maraud.terminal.words import listed, named

PACE: Final = 7  # spaces from corner to corner
OF_COLORED_CARDS: Final = ("dealt", "looked", "took", "turned")  # events that say the color of a card


def describe(view: dict[str, Any], names: list[str]) -> str:
    """The view in words."""
    lines = [turn(view, names), track(view)]
    lines += [player(view, one, names) for one in view["players"]]
    lines += piles(view)
    lines += known(view, names)
    if view["raid"]:
        lines.append(
            f"The raid is for {view['raid']['color']}: turned up so far {cards(view, view['raid']['turned'])}."
        )
    if view["winner"] is not None:
        lines.append(f"{names[view['winner']]} has won with four {view['won_color']} cards.")
    return "\n".join(lines)


def hides(kind: str, facts: list[str], view: dict[str, Any]) -> bool:
    """RAI-50 Whether an old event tells a color that one has to remember by oneself."""
    if kind not in OF_COLORED_CARDS or view["phase"] == "over":
        return False
    return not any(f"card:{card['id']}" in facts for card in view["cards"] if card["color"])


def turn(view: dict[str, Any], names: list[str]) -> str:
    """Whose turn it is, and what was spun in it."""
    spun = "".join(f" {names[one['seat']]} spun {one['pip']} for the {one['for']}." for one in view["spins"])
    return f"Round {view['round']}: the turn of {names[view['active']]}.{spun}"


def track(view: dict[str, Any]) -> str:
    """The way round, from corner to corner."""
    spaces = [f"{at} {place(view, at).partition(',')[0]}" for at in range(len(view["track"]))]
    return f"The track goes round: {listed(spaces)}."


def place(view: dict[str, Any], at: int) -> str:
    """A space by name, and by number if it is no corner."""
    name = named(view["track"][at]).upper()
    return f"{name} corner" if at % PACE == 0 else f"{name}, space {at}"


def player(view: dict[str, Any], one: dict[str, Any], names: list[str]) -> str:
    """Where a player stands and which cards it owns."""
    safe = ", safe from traps, fights and raids" if one["safe"] else ""
    return f"{names[one['seat']]} stands on {place(view, one['at'])}{safe}; owns {cards(view, one['cards'])}."


def cards(view: dict[str, Any], ids: list[str]) -> str:
    """Cards by name, with their colors where they show."""
    colors = {card["id"]: card["color"] for card in view["cards"]}
    words = (f"{named(one).upper()} ({colors[one]})" if colors[one] else named(one).upper() for one in ids)
    return listed(words, "no card")


def piles(view: dict[str, Any]) -> list[str]:
    """The cards that nobody owns, by the spaces where they lie."""
    lying: dict[int, list[str]] = {}
    for card in view["cards"]:
        kind, _, at = card["place"].partition(":")
        if kind == "space":
            lying.setdefault(int(at), []).append(card["id"])
    return [
        f"On {place(view, at)} {'lies' if len(ids) == 1 else 'lie'} {cards(view, ids)}."
        for at, ids in sorted(lying.items())
    ]


def known(view: dict[str, Any], names: list[str]) -> list[str]:
    """With the memory aid: what others can be, and who has seen what."""
    if not view["assist_memory"]:
        return []
    lines = []
    for one in view["known"]:
        colors = [one["color"]] if one["color"] else one["could_be"]
        seen = listed((names[seat] for seat in one["seen_by"]), "nobody")
        lines.append(f"{named(one['card']).upper()} is {' or '.join(colors)}; seen by {seen}.")
    return lines
