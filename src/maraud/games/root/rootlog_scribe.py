"""Writes down a game of Root move by move, in lines of Rootlog: from what is told to all, and from what has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.engine.events import Event
from maraud.engine.game import Game
from maraud.engine.phrases import Fact
from maraud.engine.vocabulary import Option
from maraud.games.root.cards import CARD_SUIT
from maraud.games.root.factions.marquise.pieces import KEEP
from maraud.games.root.maps import MEMBERS
from maraud.games.root.pieces import (
    CULT,
    HUNDREDS,
    KEEPERS,
    KIND_FACTION,
    MARQUISE,
    NO_FACTION,
    PLAYER_FACTIONS,
    PLAYER_KINDS,
    RIVERFOLK,
    WARRIOR_OF,
    WIDTH,
    kind,
)
from maraud.games.root.rootlog_boards import aside_acts, own_acts, write_items
from maraud.games.root.rootlog_cards import DECK, HAND, Shift, card_act, owner, shifts
from maraud.games.root.rootlog_lines import Act, Line, Points, text
from maraud.games.root.rootlog_signs import (
    LETTER,
    OWNER,
    PIECE,
    PLOTS,
    RELICS,
    SUITS,
    card_sign,
    clearing_sign,
    craft_sign,
    forest_sign,
)
from maraud.games.root.state import Root

WARLORD: Final = kind("warlord")
SERVICES: Final = {"hand-card": "h", "riverboats": "r", "mercenaries": "m"}
NOT_SAID: Final = ("ROOT-H.", "ROOT-A.6.")  # rules whose events the notation has no signs for
SPENT: Final = 0  # the order in which cards are written down
GIVEN: Final = 1
DRAWN: Final = 2
SCARCE: Final = ("scorched",)  # and other events


class Scribe:
    """The lines of one game."""

    def __init__(self, game: Game[Root], names: list[str]) -> None:
        self.game: Final = game
        self.names: Final = names
        self.lines: list[Line] = []
        self.notes: list[str] = []  # on the set-up
        self.set_up: dict[int, Line] = {}  # [seat]
        self.line: Line | None = None  # of the turn that runs
        self.began: dict[int, Line] = {}  # [seat]: of the turns that began in the move being written down
        self.rest: dict[tuple[int, int], int] = {}  # (kind, clearing): pieces more than is explained so far
        self.before = Root()
        self.after = Root()

    def watch(self, before: Root, after: Root, events: list[Event]) -> None:
        """Write down what one move has brought about."""
        self.before, self.after = before, after
        self.rest = changes(before, after)
        self.began = {}
        old = self.line
        scores: list[tuple[Line, Act]] = []
        crafted = [value(event.facts[1]) for event in events if event.kind.key == "crafted"]
        self.write_cards(crafted, SPENT)
        for event in events:
            self.read(event, scores)
        self.line, last = old, self.line
        self.write_cards(crafted, GIVEN)
        seats = [seat for seat in range(after.seats) if NO_FACTION not in (after.faction[seat], before.faction[seat])]
        for seat in seats:
            self.line_of(seat).acts += aside_acts(before, after, seat, self.line_of(seat), False)
        self.write_pieces()
        for seat in seats:
            line = self.line_of(seat)
            line.acts += aside_acts(before, after, seat, line, True) + own_acts(before, after, seat, line)
        write_items(before, after, self.line_of)
        if before.ferry and before.ferry != after.ferry and self.line is not None:
            self.line.acts.append(Act(1, "r", str(before.ferry), str(after.ferry)))
        for scored, act in scores:
            scored.acts.append(act)
        self.write_cards(crafted, DRAWN)
        self.line = last

    def line_of(self, seat: int) -> Line:
        """The line in which what concerns a seat's pieces and cards is written."""
        if seat in self.began:
            return self.began[seat]
        if self.line is not None:
            return self.line
        if seat not in self.set_up:
            self.set_up[seat] = Line(LETTER[self.after.faction[seat]])
            self.lines.append(self.set_up[seat])
        return self.set_up[seat]

    def seat_of(self, faction: int) -> int:
        """The seat that plays a faction."""
        return self.after.faction.index(faction)

    # Cards and pieces.

    def write_cards(self, crafted: list[int], which: int) -> None:
        """Cards that changed places: what is spent comes first, then what is given, and what is drawn last."""
        for shift in shifts(self.before, self.after):
            if manner(shift) == which:
                seat = owner(self.after, shift)
                if self.after.faction[seat] != NO_FACTION:
                    line = self.line_of(seat)
                    act = card_act(self.after, line, shift, crafted)
                    if act is not None:
                        line.acts.append(act)

    def write_pieces(self) -> None:
        """Pieces that moved or went without a word, then those that came."""
        for number in sorted({number for number, _ in self.rest}):
            gone = [(c, -n) for (k, c), n in self.rest.items() if k == number and n < 0]
            come = [c for (k, c), n in self.rest.items() if k == number for _ in range(n)]
            for clearing, left in gone:
                for target in come[:left]:
                    self.write_piece(number, 1, clearing_sign(clearing), clearing_sign(target))
                    self.rest[number, target] -= 1
                if left > len(come):
                    self.write_piece(number, left - len(come), clearing_sign(clearing), "")
                del come[:left]
        for (number, clearing), more in self.rest.items():
            if more > 0:
                self.write_piece(number, more, "", clearing_sign(clearing))

    def write_piece(self, number: int, pieces: int, start: str, end: str) -> None:
        """Some pieces of a kind."""
        line = self.line_of(self.seat_of(KIND_FACTION[number]))
        line.acts.append(Act(pieces, line.thing(OWNER[number], PIECE[number]), start, end))

    def explain(self, number: int, clearing: int, more: int) -> None:
        """So many pieces more than stood there are explained."""
        self.rest[number, clearing] = self.rest.get((number, clearing), 0) - more

    # Events.

    def read(self, event: Event, scores: list[tuple[Line, Act]]) -> None:
        """Write down an event, if the notation has a sign for it; say so if it should have."""
        key = event.kind.key
        if key == "turn-began":
            self.begin_turn(value(event.facts[0]))
            return
        line = self.line
        if event.kind.rule.startswith(NOT_SAID) or key in SCARCE or concerns_hireling(event):
            self.note(event)
        elif key in ("scored", "lost-points") and line is not None:
            letter = LETTER[self.after.faction[value(event.facts[0])]]
            points = value(event.facts[1]) * (1 if key == "scored" else -1)
            scores.append((line, Points("" if letter == line.letter else letter, points)))
        elif key in OF_FACTIONS:
            faction, reading = OF_FACTIONS[key]
            reading(self, self.line_of(self.seat_of(faction)), event.facts)
        elif key in READINGS and line is not None:
            READINGS[key](self, line, event.facts)

    def begin_turn(self, seat: int) -> None:
        """A new line; at the end of the Riverfolk's the funds are said that they have left."""
        if self.line is not None and self.line.letter == LETTER[RIVERFOLK]:
            funds = sum(self.before.funds) + sum(self.before.payments) + sum(self.before.committed)
            if funds:
                self.line.acts.append(text(f"$_f->{funds}"))
        self.line = Line(LETTER[self.after.faction[seat]])
        self.lines.append(self.line)
        self.began[seat] = self.line

    def note(self, event: Event) -> None:
        """What the notation cannot say, in words."""
        words = self.game.say(event.kind.text, event.facts, self.names)
        (self.notes if self.line is None else self.line.notes).append(words)


def value(fact: Fact) -> int:
    """The number of a fact."""
    return fact.value if isinstance(fact, Option) else int(fact)


def manner(shift: Shift) -> int:
    """Whether a card is spent, or played, or is given from hand to hand, or drawn."""
    if shift.source is not None and shift.source[0] == DECK:
        return DRAWN
    return GIVEN if shift.source is not None and shift.target is not None and shift.target[0] == HAND else SPENT


def changes(before: Root, after: Root) -> dict[tuple[int, int], int]:
    """How many pieces of each kind a clearing has more than before, hirelings' left out: `(kind, clearing)`."""
    return {
        (number, clearing): after.count[number][clearing] - before.count[number][clearing]
        for number in range(PLAYER_KINDS)
        for clearing in range(1, WIDTH)
        if after.count[number][clearing] != before.count[number][clearing]
    }


def concerns_hireling(event: Event) -> bool:
    """Whether an event tells of a hireling, for which there are no signs."""
    return any(
        isinstance(fact, Option) and fact.kind == "faction" and fact.value >= PLAYER_FACTIONS for fact in event.facts
    )


# How events are written.

Reading = Callable[[Scribe, Line, tuple[Fact, ...]], None]


def moved(scribe: Scribe, line: Line, facts: tuple[Fact, ...]) -> None:
    """Warriors moved, a warlord perhaps among them."""
    faction, number, origin, target = (value(fact) for fact in facts)
    letter, warrior = LETTER[faction], WARRIOR_OF[faction]
    ends = clearing_sign(origin), clearing_sign(target)
    led = faction == HUNDREDS and scribe.rest.get((WARLORD, target), 0) > 0
    if led:
        scribe.explain(WARLORD, origin, -1)
        scribe.explain(WARLORD, target, 1)
        number -= 1
    if number:
        line.acts.append(Act(number, line.thing(letter, "w"), *ends))
        scribe.explain(warrior, origin, -number)
        scribe.explain(warrior, target, number)
    if led:
        line.acts.append(Act(1, line.thing(letter, "w_w"), *ends))


def removed(scribe: Scribe, line: Line, facts: tuple[Fact, ...]) -> None:
    """Pieces went from a clearing."""
    _, number, piece, clearing = (value(fact) for fact in facts)
    line.acts.append(Act(number, line.thing(OWNER[piece], PIECE[piece]), clearing_sign(clearing), ""))
    scribe.explain(piece, clearing, -number)


def battle_began(scribe: Scribe, line: Line, facts: tuple[Fact, ...]) -> None:
    """`XE3`: the Eyrie are attacked in 3, by whose turn it is."""
    attacker, defender = LETTER[value(facts[0])], LETTER[value(facts[1])]
    first = "" if attacker == line.letter else attacker
    line.acts.append(text(f"{first}X{defender}{clearing_sign(value(facts[2]))}"))


def ambushed(scribe: Scribe, line: Line, facts: tuple[Fact, ...]) -> None:
    """`XE3F@`, and `XE3F@B@` if it is foiled: both cards stand with the battle."""
    for act in reversed(line.acts):
        if "X" in act.text:
            act.text += f"{SUITS[CARD_SUIT[value(facts[1])]]}@"
            return


def crafted(scribe: Scribe, line: Line, facts: tuple[Fact, ...]) -> None:
    """`Z%h` for an item, else the card."""
    line.acts.append(text(craft_sign(value(facts[1]))))


def revealed(scribe: Scribe, line: Line, facts: tuple[Fact, ...]) -> None:
    """`F#anvil^`: a card is revealed to all."""
    line.acts.append(text(f"{card_sign(value(facts[0]))}^"))


def shown(scribe: Scribe, line: Line, facts: tuple[Fact, ...]) -> None:
    """`^A`: a hand is shown to one player."""
    letter, to = (LETTER[scribe.after.faction[value(fact)]] for fact in facts)
    line.acts.append(text(f"{'' if letter == line.letter else letter}^{to}"))


def card_shown(scribe: Scribe, line: Line, facts: tuple[Fact, ...]) -> None:
    """One card, to the Corvids."""
    line.acts.append(text("#^P"))


def plot_named(scribe: Scribe, line: Line, facts: tuple[Fact, ...]) -> None:
    """`?Pt_e3`: is the plot in 3 an extortion?"""
    line.acts.append(text(f"?P{PLOTS[value(facts[1])]}{value(facts[2])}"))


def plot_flipped(scribe: Scribe, line: Line, facts: tuple[Fact, ...]) -> None:
    """`t3^t_b`: it is a bomb."""
    line.acts.append(text(f"{line.thing('P', 't')}{value(facts[0])}^{PLOTS[value(facts[1])]}"))


def plot_gone(scribe: Scribe, line: Line, facts: tuple[Fact, ...]) -> None:
    """A removed plot that turns out to be a raid is said to be one."""
    if value(facts[1]):
        line.acts.append(text(f"{line.thing('P', 't')}{value(facts[0])}^t_r"))


def plots_swapped(scribe: Scribe, line: Line, facts: tuple[Fact, ...]) -> None:
    """`t3<->t5`"""
    line.acts.append(text(f"t{value(facts[0])}<->t{value(facts[1])}"))


def purged(scribe: Scribe, line: Line, facts: tuple[Fact, ...]) -> None:
    """The Eyrie lose Decree and leader."""
    line.acts.append(text("$_->"))


def outcast_set(scribe: Scribe, line: Line, facts: tuple[Fact, ...]) -> None:
    """`$_o->F`"""
    line.acts.append(text(f"$_o->{SUITS[value(facts[0])]}"))


def outcast_hated(scribe: Scribe, line: Line, facts: tuple[Fact, ...]) -> None:
    """`$_ho->F`"""
    line.acts.append(text(f"$_ho->{SUITS[value(facts[0])]}"))


def set_price(scribe: Scribe, line: Line, facts: tuple[Fact, ...]) -> None:
    """`$_h->3`"""
    service = facts[0]
    assert isinstance(service, Option)
    line.acts.append(text(f"$_{SERVICES[service.name]}->{value(facts[1])}"))


def path_cleared(scribe: Scribe, line: Line, facts: tuple[Fact, ...]) -> None:
    """`1_5->`"""
    one, other = sorted(scribe.after.board.closed[value(facts[1])])
    line.acts.append(text(f"{one}_{other}->"))


def lay_relic(scribe: Scribe, line: Line, facts: tuple[Fact, ...]) -> None:
    """A relic comes into a forest."""
    line.acts.append(Act(1, PIECE[value(facts[0])], "", forest_sign(scribe.after.board, value(facts[1]))))


def delved(scribe: Scribe, line: Line, facts: tuple[Fact, ...]) -> None:
    """A relic comes out of a forest, and shows its value."""
    relic, forest, clearing = (value(fact) for fact in facts)
    code = RELICS[relic // 4]
    line.acts.append(Act(1, code, forest_sign(scribe.after.board, forest), str(clearing)))
    line.acts.append(text(f"{code}{clearing}^{relic % 4}"))
    scribe.explain(kind(("figure-relic", "tablet-relic", "jewelry-relic")[relic // 4]), clearing, 1)


def recovered(scribe: Scribe, line: Line, facts: tuple[Fact, ...]) -> None:
    """A relic goes to the Keepers' board."""
    relic, clearing = (value(fact) for fact in facts)
    line.acts.append(Act(1, RELICS[relic // 4], str(clearing), "$"))
    scribe.explain(kind(("figure-relic", "tablet-relic", "jewelry-relic")[relic // 4]), clearing, -1)


def trophy(scribe: Scribe, line: Line, facts: tuple[Fact, ...]) -> None:
    """A relic that was removed goes to a forest instead of nowhere."""
    redirect(line, line.thing("K", RELICS[value(facts[0]) // 4]), 1, forest_sign(scribe.after.board, value(facts[1])))


def saved(scribe: Scribe, line: Line, facts: tuple[Fact, ...]) -> None:
    """Field Hospitals: the warriors go to the keep, not to the supply."""
    number = value(facts[0])
    keep = MEMBERS[scribe.after.holds[KEEP]][0]
    redirect(line, line.thing(LETTER[MARQUISE], "w"), number, str(keep))
    scribe.explain(WARRIOR_OF[MARQUISE], keep, number)


def redirect(line: Line, thing: str, number: int, end: str) -> None:
    """Pieces that were last said to be removed went elsewhere."""
    for act in reversed(line.acts):
        if not act.text and act.things == [(number, thing)] and act.ends == [""] and act.starts != [""]:
            act.ends = [end]
            return
    line.acts.append(Act(number, thing, "", end))


READINGS: Final[dict[str, Reading]] = {
    "moved": moved,
    "removed": removed,
    "battle-began": battle_began,
    "ambushed": ambushed,
    "foiled": ambushed,
    "crafted": crafted,
    "shown": shown,
    "duchy-reveals": revealed,
    "ritual-card-revealed": revealed,
    "card-shown": card_shown,
    "plot-named": plot_named,
    "plot-flipped": plot_flipped,
    "plot-gone": plot_gone,
    "plots-swapped": plots_swapped,
    "purged": purged,
    "path-cleared": path_cleared,
    "delved": delved,
    "recovered": recovered,
    "trophy": trophy,
    "saved": saved,
}
OF_FACTIONS: Final[dict[str, tuple[int, Reading]]] = {  # in the line of that faction, in set-up too
    "relic-laid": (KEEPERS, lay_relic),
    "price-set": (RIVERFOLK, set_price),
    "outcast-set": (CULT, outcast_set),
    "outcast-hated": (CULT, outcast_hated),
}
