"""Marauders in the terminal: the island tile by tile, who is where, what you hold and what you know."""

from __future__ import annotations

from typing import Any, Final

from maraud.terminal.words import counted, listed, named, number

COLUMNS: Final = "ABCD"
WIDTH: Final = 5  # squares of a tile
KEYHOLES: Final = (
    "Each tile is five squares wide. Its chest lies in the middle (in A1 on column 3, row 3), "
    "with a keyhole on each of its four sides."
)
WINDS: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}


def describe(view: dict[str, Any], names: list[str]) -> str:
    """The view in words."""
    lines = [turn(view, names)]
    if view["mine"]:
        lines += mine(view["mine"])
    lines += [player(view, one, names) for one in view["players"]]
    lines += known(view, names)
    lines.append(KEYHOLES)
    lines += [tile(view, cell, names) for cell in range(len(view["tiles"]))]
    piles = listed(number(count, f"{name} card") for name, count in view["piles"].items())
    lines.append(f"In the Vault: {counted(view['vault'])}. Face down: {piles}.")
    lines.append(f"Discarded: {counted(view['discards'])}.")
    lines += clues(view, names)
    lines += between(view, names)
    return "\n".join(lines)


def hides(kind: str, facts: list[str], view: dict[str, Any]) -> bool:
    """MAR-E44 Whether an old event tells of a chest that one has to remember by oneself."""
    if kind != "looked" or view["phase"] == "over":
        return False
    return not any(f"cell:{chest['cell']}" in facts for chest in view["chests"] if chest["chest"])


def turn(view: dict[str, Any], names: list[str]) -> str:
    """Whose turn it is, the dice and the spaces left."""
    whose = f"Round {view['round']}: the turn of" if view["turn"] else "Before the first turn:"
    text = f"{whose} {names[view['active']]}."
    if view["dice"]:
        text += f" The dice show {view['dice']['jewels'][0]}, {view['dice']['jewels'][1]} and {view['dice']['key']}."
    if view["spaces"]:
        horse = f", {view['horse_spaces']} of them by horse" if view["horse_spaces"] else ""
        text += f" {number(view['spaces'], 'space')} left to move{horse}."
    return text


def mine(view: dict[str, Any]) -> list[str]:
    """What you hold, and what you need to win."""
    told = [f"{what} {named(said)}" for what, said in view["clues"].items() if said]
    return [
        f"In your hand: {counted(view['hand'])}. In your stash: {counted(view['stash'])}.",
        f"Your stash still needs {listed(view['missing'])} to win. Your clues: {listed(told, 'none yet')}.",
    ]


def player(view: dict[str, Any], one: dict[str, Any], names: list[str]) -> str:
    """A player as all see it."""
    scouts = [f"scout {row['scout']} {where(row['at'])}" for row in view["scouts"] if row["seat"] == one["seat"]]
    facts = [
        f"{number(one['hand'], 'card')} in hand and {one['stash']} in the stash",
        f"{number(one['guards'], 'guard')} left",
        f"clues unlocked: {listed(map(named, one['unlocked']), 'none')}",
        *scouts,
    ]
    if one["home"]:
        facts.insert(0, f"home port {wind(one['home'])}")
    facts += [word for word in ("allied", "poisoned", "ready") if one[word]]
    return f"{names[one['seat']]}, {one['color']}: {'; '.join(facts)}."


def where(at: str | None) -> str:
    """A place where a scout may be."""
    if at is None:
        return "at sea"
    kind, _, name = at.partition(":")
    if kind == "port":
        return f"in the {wind(name)} port"
    column, row = map(int, name.split(":"))
    return f"at column {column + 1}, row {row + 1} (tile {cell_name(row // WIDTH * 4 + column // WIDTH)})"


def wind(name: str) -> str:
    """A side of the island."""
    return "-".join(WINDS[letter] for letter in name)


def cell_name(cell: int) -> str:
    """A tile by column and row, as on a map: A1 is the north-west."""
    return f"{COLUMNS[cell % 4]}{cell // 4 + 1}"


def tile(view: dict[str, Any], cell: int, names: list[str]) -> str:
    """A tile with its chest; its river for those with a Canoe; where the artifact may be once a clue is known."""
    lies, chest = view["tiles"][cell], view["chests"][cell]
    what = "chest"
    if chest["chest"]:
        jewel, _, key = chest["chest"].partition("-")
        what = f"{jewel} chest ({key} key)" if key else f"{jewel} chest"
    text = f"{cell_name(cell)}, {lies['terrain']}, {lies['water']}, {lies['shape']}: {what} "
    text += f"open under the guard of {names[chest['guard']]}" if chest["open"] else "closed"
    text += "".join(f", with a {word}" for word, key in (("Mine Cart", "cart"), ("Fortress", "fortress")) if chest[key])
    if chest["looked"] and not chest["open"]:
        text += f", seen by {listed(names[seat] for seat in chest['looked'])}"
    mine = view["mine"] or {"hand": {}, "clues": {}}
    if lies["canoe_port"] and "canoe" in mine["hand"]:
        river = [cell_name(other["cell"]) for other in view["tiles"] if other["river"] == lies["river"]]
        text += f"; canoe port {square(lies['canoe_port'])} on the river of {listed(river)}"
    if any(mine["clues"].values()):
        xs = [f"the {name} {square(lies[name])}" for name in ("boulder", "cave") if lies[f"{name}_possible"]]
        text += f"; the artifact may be at {' or at '.join(xs)}" if xs else "; no artifact"
    return f"{text}."


def square(at: str) -> str:
    """A square by itself."""
    return where(at).partition(" (")[0]


def clues(view: dict[str, Any], names: list[str]) -> list[str]:
    """The clues that somebody has unlocked, with what those say that you have; the others in one line."""
    lines = [
        f"{named(one['slot']).capitalize()} Clue: {named(one['card']) if one['card'] else 'face down'}; "
        f"unlocked by {listed(names[seat] for seat in one['markers'])}."
        for one in view["clues"]
        if one["markers"]
    ]
    rest = [named(one["slot"]) for one in view["clues"] if not one["markers"]]
    return [*lines, f"Clues that nobody has unlocked: {listed(rest)}."] if rest else lines


def known(view: dict[str, Any], names: list[str]) -> list[str]:
    """What you know of the cards of others."""
    lines = []
    for one in view["known"]:
        sure = counted(one["hand"], "")
        both = counted(one["both"], "")
        if sure or both:
            text = f"You know of {names[one['seat']]}: in hand {sure or 'nothing for sure'}"
            lines.append(f"{text}; in hand and stash together {both}." if both else f"{text}.")
    return lines


def between(view: dict[str, Any], names: list[str]) -> list[str]:
    """An offer or an alliance that is being made, and a payment."""
    lines = []
    offer, ally, pays = view["offer"], view["alliance"], view["paying"]
    if offer and offer["terms"]:
        terms = offer["terms"]
        gives = [counted(terms["gives"], ""), *(f"the {named(clue)} clue" for clue in terms["gives_clues"])]
        wants = [counted(terms["wants"], ""), *(f"the {named(clue)} clue" for clue in terms["wants_clues"])]
        to = names[offer["to"]] if offer["to"] is not None else "anybody"
        lines.append(
            f"{names[offer['from']]} offers {to} {listed(filter(None, gives))} for {listed(filter(None, wants))}."
        )
    if ally:
        lines.append(
            f"{names[ally['from']]} seeks an alliance with {names[ally['with']]} against {names[ally['against']]}."
        )
    if pays:
        lines.append(f"To the Vault for {named(str(pays['for']))}: {number(pays['due'], 'card')} still due.")
    return lines
