"""Root in the terminal: the clearings one by one, then each player's board in the same form."""

from __future__ import annotations

from typing import Any, Final

from maraud.games.root.cards import CARD_COST, CARD_IDS, CARD_NAMES, CARD_SUIT, ITEM_IDS, SUIT_IDS
from maraud.games.root.maps import BOARDS, MAP_IDS, MEMBERS
from maraud.games.root.pieces import FACTION_IDS, FACTION_NAMES
from maraud.games.root.quests import QUEST_IDS, QUEST_ITEMS, QUEST_NAMES, QUEST_SUIT
from maraud.terminal.words import counted, listed, named, number

RELATIONS: Final = ["hostile", "indifferent", "amiable", "friendly", "allied"]
UNCOUNTED: Final = ("wood", "sympathy")
COST: Final = ["any suit", "fox", "rabbit", "mouse"]


def describe(view: dict[str, Any], names: list[str]) -> str:
    """The view in words."""
    sides = side_names(view, names)
    whose = f"Turn {view['turn']}, of" if view["phase"] == "turns" else "Set-up; the first player will be"
    lines = [f"{whose} {sides[view['active']]}, on the {view['map'].capitalize()} map."]
    if view["battle"]:
        attacker, defender, clearing = view["battle"][:3]
        lines.append(f"Battle in clearing {clearing}: {sides[attacker]} attacks {sides[defender]}.")
    lines += [clearing_line(view, row, sides) for row in view["clearings"]]
    lines += forests(view)
    for player in view["players"]:
        lines += board(player, sides, names[player["seat"]])
    lines += [hireling(row, sides) for row in view["hirelings"]]
    lines += draft(view)
    lines.append(f"{number(view['deck'], 'card')} in the deck. Items to be had: {items(view['items'])}.")
    lines.append(f"Discarded: {listed(name if count == 1 else f'{count} {name}' for name, count in discard(view))}.")
    if view["available"]:
        lines.append(f"Dominance cards to be had: {listed(map(card, view['available']))}.")
    return "\n".join(lines)


def side_names(view: dict[str, Any], names: list[str]) -> dict[int, str]:
    """What the sides are called: players by their factions once they have one."""
    sides = {}
    for seat, player in enumerate(view["players"]):
        faction = player["faction"]
        sides[seat] = FACTION_NAMES[FACTION_IDS.index(faction)] if faction else names[seat]
    for row in view["hirelings"]:
        sides[row["side"]] = FACTION_NAMES[FACTION_IDS.index(row["hireling"])]
    return sides


def clearing_line(view: dict[str, Any], row: dict[str, Any], sides: dict[int, str]) -> str:
    """A clearing with all that is in it."""
    there = [piece(one["piece"], one["count"]) for one in row["pieces"]]
    there += [f"the pawn of {sides[pawn]}" for pawn in row["pawns"]]
    if row["ruin"]:
        under = f" over {listed(map(named, row['under_ruin']))}" if row["under_ruin"] else ""
        there.append(f"a ruin{under}")
    ruled = f", ruled by {sides[row['ruler']]}" if row["ruler"] >= 0 else ""
    slots = number(row["open_slots"], "open slot") if row["open_slots"] else "no open slot"
    near = listed(map(str, neighbors(view, row["id"])))
    return f"Clearing {row['id']}, {row['suit'] or 'no suit yet'}{ruled}: {listed(there)}; {slots}; next to {near}."


def piece(name: str, count: int) -> str:
    """So many of a piece."""
    return number(count, named(name), named(name) if name in UNCOUNTED else "")


def neighbors(view: dict[str, Any], clearing: int) -> list[int]:
    """The clearings at the other ends of its open paths."""
    printed = BOARDS[MAP_IDS.index(view["map"])]
    paths = printed.paths + [path for path in printed.closed if path not in view["closed"]]
    return sorted(sum(path) - clearing for path in paths if clearing in path)


def forests(view: dict[str, Any]) -> list[str]:
    """The forests by the clearings that they touch, where somebody has to do with them."""
    if not any(player["faction"] in ("vagabond", "second-vagabond", "keepers") for player in view["players"]):
        return []
    printed = BOARDS[MAP_IDS.index(view["map"])]
    touched = [f"{forest} among {listed(map(str, MEMBERS[printed.touches[forest]]))}" for forest in printed.forests]
    return [f"Forests: {'; '.join(touched)}."]


def board(player: dict[str, Any], sides: dict[int, str], who: str) -> list[str]:
    """A player's board and hand."""
    name = f"{sides[player['seat']]}, {who}" if player["faction"] else who
    hand = number(player["hand_size"], "card") + " in hand"
    if player["hand"]:
        hand += f": {listed(map(card_and_cost, player['hand']))}"
    if not player["faction"]:
        return [f"{name}: {hand}."]
    known = f", among them {listed(map(card, player['known']))}" if player["known"] else ""
    score = f"dominance by {card(player['dominance'])}" if player["dominance"] else number(player["points"], "point")
    if player["partner"] >= 0:
        score = f"in a coalition with {sides[player['partner']]}"
    supply = [piece(kind, count) for kind, count in player["supply"].items() if count]
    lines = [f"{name}: {score}; {hand}{known}."]
    if supply:
        lines.append(f"  Supply: {listed(supply)}.")
    if player["crafted"]:
        lines.append(f"  Crafted: {listed(map(card, player['crafted']))}.")
    if player["items"] or player["tired"]:
        tired = f"; exhausted {items(player['tired'])}" if player["tired"] else ""
        lines.append(f"  Items: {items(player['items'])}{tired}.")
    told = board_words(player["board"], sides)
    if told:
        lines.append(f"  Board: {'; '.join(told)}.")
    for row in player["known_by"]:
        seen = [*row.get("hand", []), *row.get("stack", [])]
        lines.append(f"  {sides[row['seat']]} has seen {listed(map(card, seen))}.")
    return lines


def card(name: str) -> str:
    """A card by its name and suit."""
    if name not in CARD_IDS:
        return named(name)  # viziers and retainers
    place = CARD_IDS.index(name)
    return f"{CARD_NAMES[place]} ({SUIT_IDS[CARD_SUIT[place]]})"


def card_and_cost(name: str) -> str:
    """A card of the own hand, with what it costs to craft."""
    cost = CARD_COST[CARD_IDS.index(name)]
    text = " and ".join(f"{count} {COST[suit]}" for suit, count in enumerate(cost) if count)
    return f"{card(name)[:-1]}; costs {text})" if text else card(name)


def items(counts: dict[str, int]) -> str:
    """Items with their numbers."""
    return counted(counts, "none")


def discard(view: dict[str, Any]) -> list[tuple[str, int]]:
    """The discard pile by the names of its cards."""
    return [(card(name), count) for name, count in view["discard"].items()]


def hireling(band: dict[str, Any], sides: dict[int, str]) -> str:
    """A hireling, whom it serves and for how long."""
    master = band["controller"]
    serves = f"serves {sides[master]} for {number(band['control'], 'turn')}" if master >= 0 else ""
    supply = listed((piece(kind, count) for kind, count in band["supply"].items() if count), "no pieces")
    told = board_words(band["board"], sides)
    return "; ".join([f"{sides[band['side']]}, hireling: {serves or 'serves nobody'}", f"supply {supply}", *told]) + "."


def draft(view: dict[str, Any]) -> list[str]:
    """The factions to choose from."""
    if not view["draft"]:
        return []
    rows = [
        FACTION_NAMES[FACTION_IDS.index(row["faction"])]
        + (f" as the {row['character']}" if row["character"] else "")
        + (", locked until a militant is chosen" if row["locked"] else "")
        for row in view["draft"]["pool"]
    ]
    return [f"Factions to choose from: {'; '.join(rows)}."] if rows else []


def board_words(data: dict[str, Any] | None, sides: dict[int, str]) -> list[str]:
    """A faction's board, one piece of text for each thing on it that is not empty."""
    told = []
    for key, value in (data or {}).items():
        if key == "relations":
            value = [f"{sides[seat]} {RELATIONS[level + 1]}" for seat, level in enumerate(value) if level is not None]
        elif key == "aids":
            value = [f"{sides[seat]} {count}" for seat, count in enumerate(value) if count]
        if is_said(value):
            told.append(f"{named(key)}: {brief(value, key)}")
    return told


def is_said(value: Any) -> bool:
    """Whether there is anything to say: not for what is empty, zero, off, or nobody."""
    if isinstance(value, dict):
        return any(is_said(inner) for inner in value.values())
    return value not in (None, "", False, -1, 0, [])


def brief(value: Any, key: str = "") -> str:
    """Plain data within one line; what is empty is left out."""
    if isinstance(value, dict):
        return "; ".join(f"{named(name)} {brief(inner, name)}" for name, inner in value.items() if is_said(inner))
    if isinstance(value, list):
        return listed(f"({row(inner)})" if isinstance(inner, dict) else brief(inner, key) for inner in value)
    if isinstance(value, str):
        return word(value, key)
    return "yes" if value is True else str(value)


def row(data: dict[str, Any]) -> str:
    """A row of a list: words by themselves, numbers and lists with their names."""
    parts = []
    for key, value in data.items():
        if value is True:
            parts.append(named(key))
        elif is_said(value):
            parts.append(word(value, key) if isinstance(value, str) else f"{named(key)} {brief(value, key)}")
    return ", ".join(parts)


def word(name: str, key: str) -> str:
    """A card, a quest with what it needs, or any other id in words."""
    if name in QUEST_IDS:
        quest = QUEST_IDS.index(name)
        needs = " and ".join(ITEM_IDS[item] for item in QUEST_ITEMS[quest])
        return f"{QUEST_NAMES[quest]} ({SUIT_IDS[QUEST_SUIT[quest]]}; needs {needs})"
    return card(name) if name in CARD_IDS and key != "item" else named(name).replace(":", " ")
