"""A camp to play in: a game from its beginning with given dice, or a turn with given hands, chests, scouts and clues.

Every choice is also made by a clone and by a table made from the position as JSON, and taken back and made again by all
three: so each test of a rule tests clone, undo and position too.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from maraud.engine import Chance, Dice, Option, SeededDice, Table
from maraud.engine.dice import seed_from
from maraud.engine.game import Value
from maraud.engine.position import position_of, read_position, table_at
from maraud.engine.state import plain
from maraud.games.marauders import facts
from maraud.games.marauders.box import A_JEWEL, CHEST_NAMES, CLUE_NAMES, KIND_NAMES, KINDS, SLOT_NAMES, SORT_OF
from maraud.games.marauders.game import GAME
from maraud.games.marauders.island import (
    AT_SEA,
    BEGINNER_TILES,
    BEGINNER_TURNS,
    CELLS,
    CHEST_AT,
    HOME_CELLS,
    KEYHOLES,
    PORT_NAMES,
    SEATED,
    SQUARES,
    WIDTH,
    name_of,
    square_at,
)
from maraud.games.marauders.state import ACTING, Marauders

WORDS = {word.text: word for word in GAME.vocabulary.words}
CHESTS = [  # what lies where unless a test says otherwise: the home chests of the north-west are R, B, Y, R
    *("silver-red", "gold-blue", "silver-yellow", "gold-red"),
    *("emerald-yellow", "ruby-red", "silver-blue", "gold-yellow"),
    *("emerald-red", "emerald-blue", "ruby-yellow", "ruby-blue"),
    *("diamond-red", "diamond-yellow", "diamond-blue", "wild"),
]
CLUES = ["marauder-10", "mountain", "pond", "bear", "boulder", "marauder-11"]  # by slot: terrain, silver … diamond
TRUE = ["silver", "gold", "emerald", "ruby"]  # where the true ones lie
TAKEN_UNASKED = ("seat", "scout", "cell", "slot", "card", "wish")  # answers of which there may be only one
EIGHT = "red yellow blue silver gold emerald ruby diamond"


class Given(Dice):
    """Outcomes given by their number, fair dice for all others."""

    def __init__(self) -> None:
        self.given: dict[int, str] = {}
        self.fair = SeededDice(seed_from(1))

    def pick(self, number: int, chance: Chance) -> Option:
        text = self.given.get(number)
        if text is None:
            return self.fair.pick(number, chance)
        option = WORDS[text]
        assert chance.allows(option), f"{text} cannot come out here, only {chance.options}"
        return option


class Camp:
    """A table of Marauders and words to play at it."""

    def __init__(self, table: Table, dice: Given) -> None:
        self.table = table
        self.dice = dice
        self.told = 0

    # Playing.

    def choose(self, text: str, seat: int | None = None, dice: str = "") -> None:
        """Make a choice, here and on the copies. `dice` are the next outcomes, with spaces between."""
        table = self.table
        for place, outcome in enumerate(dice.split()):
            self.dice.given[table.chances + place] = outcome
        position = read_position(json.dumps(position_of(table)))
        copies = [table.clone(), table_at(position, GAME, table.dice)]
        before, seq = situation(table), table.seq
        self.told = len(table.events)
        table.choose_text(text, seat)
        after, events = situation(table), told(table)
        for copy in [*copies, table]:
            if copy is not table:
                assert situation(copy) == before
                copy.choose_text(text, seat)
                assert situation(copy) == after
            copy.undo(seq)
            assert situation(copy) == before
            copy.choose_text(text, seat)
            assert situation(copy) == after
        assert told(table) == events
        assert not between_steps(table) or not GAME.check(self.s), GAME.check(self.s)

    def play(self, *texts: str, dice: str = "") -> Camp:
        """Several choices, one after another; `dice` fall after the last.

        After the first a choice may be said that nobody is asked for, since there is no other: it is passed over.
        """
        for place, text in enumerate(texts):
            if place == 0 or text in self.offers or text.partition(":")[0] not in TAKEN_UNASKED:
                self.choose(text, None, dice)
        return self

    def lay(self, *faces: str) -> None:
        """The two Marauders cards of a pact or an alliance: H or M, the proposer's first."""
        seats = [ask.seat for ask in self.table.asks]
        for seat, face in zip(seats, faces, strict=True):
            self.choose("lay:handshake" if face == "H" else "lay:marauder", seat)

    def pass_to(self, seat: int, dice: str = "face:silver face:marauder color:red") -> Camp:
        """End turns until this seat has its own; all roll the same, and nobody collects unless Silver-R is open."""
        self.choose("end-turn", None, dice)
        while self.s.active != seat or self.table.asks[0].prompt.key != "your-turn":
            self.choose("end-turn", None, dice)
        return self

    def offer(self, gives: str = "", wants: str = "", clue: str = "", for_clue: str = "") -> Camp:
        """Put these into the offer that is being composed, and send it."""
        for verb, words, kind in (
            ("give", gives, "card:{}"),
            ("want", wants, "wish:{}"),
            ("give-clue", clue, "slot:{}-clue"),
            ("want-clue", for_clue, "slot:{}-clue"),
        ):
            for word in words.split():
                self.play(verb, kind.format(word))
        return self.play("send")

    # Looking.

    @property
    def s(self) -> Marauders:
        """The state of the table."""
        state = self.table.state
        assert isinstance(state, Marauders)
        return state

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what, where one seat is."""
        (ask,) = self.table.asks
        return ask.seat, ask.prompt.key

    @property
    def offers(self) -> list[str]:
        """The texts of what is on offer."""
        return self.offers_to(self.table.asks[0].seat)

    def of_kind(self, *kinds: str) -> list[str]:
        """Of what is on offer that of these kinds, such as `slot`."""
        return [text for text in self.offers if text.partition(":")[0] in kinds]

    def offers_to(self, seat: int) -> list[str]:
        """The texts of what is on offer to a seat."""
        ask = self.table.ask_of(seat)
        return [option.text for option in ask.options] if ask else []

    @property
    def refused(self) -> dict[str, str]:
        """What is not on offer, with the rule that says so."""
        ask = self.table.explain(self.table.asks[0].seat)
        return {refusal.option.text: refusal.reason.rule for refusal in ask.refused} if ask else {}

    @property
    def events(self) -> list[str]:
        """What the last choice brought about: the keys of its events."""
        return [event.kind.key for event in self.table.events[self.told :]]

    def heard(self, seat: int) -> list[str]:
        """What the last choice brought about, as a seat is told it."""
        names = ["Ana", "Bo", "Cy", "Di"]
        return [GAME.say(e.text_for(seat), e.facts_for(seat), names) for e in self.table.events[self.told :]]

    def hand(self, seat: int) -> str:
        """A hand in words."""
        return cards(self.s.hands[seat])

    def stash(self, seat: int) -> str:
        """A stash in words."""
        return cards(self.s.stashes[seat])

    def discards(self) -> str:
        """The discards in words."""
        return cards(self.s.discard)

    def vault(self, jewel: str) -> int:
        """How many cards of a jewel the Vault has."""
        return self.s.vault[KIND_NAMES.index(jewel) - 4]

    def scout(self, seat: int, scout: int = 1) -> str:
        """Where a scout stands."""
        space = self.s.scouts[2 * seat + scout - 1]
        return name_of(space) if space >= 0 else "sea"

    def guards(self, seat: int) -> list[int]:
        """The cells whose chests a seat guards."""
        return [cell for cell in range(CELLS) if self.s.guards[cell] == seat]

    def unlocked(self, seat: int) -> list[str]:
        """The clues that a seat has unlocked."""
        return [name for slot, name in enumerate(SLOT_NAMES) if self.s.markers[seat] >> slot & 1]

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat sees."""
        return GAME.view(self.s, seat)

    def known(self, seat: int, other: int) -> dict[str, Any]:
        """What a seat has seen of another's cards."""
        found: dict[str, Any] = next(row for row in self.view(seat)["known"] if row["seat"] == other)
        return found


def begin(seats: int = 4, dice: str = "", **options: Value) -> Camp:
    """A new game; outcomes in the order in which they fall."""
    given = Given()
    given.given = dict(enumerate(dice.split()))
    return Camp(Table.open(GAME, seats, options, given), given)


def camp(
    seats: int = 4,
    *,
    hands: dict[int, str] | None = None,
    stashes: dict[int, str] | None = None,
    chests: dict[int, str] | None = None,
    guards: dict[int, int] | None = None,
    carts: tuple[int, ...] = (),
    forts: tuple[int, ...] = (),
    scouts: dict[int, str] | None = None,
    clues: list[str] | None = None,
    unlocked: dict[int, str] | None = None,
    gone: str = "",
    vault: dict[str, int] | None = None,
    options: Mapping[str, Value] | None = None,
    **fields: Any,
) -> Camp:
    """A turn of seat 0 after its roll, in the beginners' layout.

    Seats by number, chests by cell. `guards` says who guards the open chests, `scouts` where both scouts of a seat
    stand (two spaces; one for both), `gone` what is on the discards, `vault` the piles that are not what is left: what
    is missing is in the last seat's stash. `fields` of the state are set as they are given.
    """
    complete = GAME.complete({"max_turns": 1000, **(options or {})})
    s = GAME.start(seats, complete)
    s.phase, s.turn, s.spaces, s.dice = ACTING, 1, 3, [0, 1, 0]
    s.tiles, s.turns, s.ports = BEGINNER_TILES[:], BEGINNER_TURNS[:], SEATED[seats][:]
    lay_chests(s, chests or {}, guards or {})
    for cell in carts:
        s.carts[cell], s.pile[12] = 1, s.pile[12] - 1
    for cell in forts:
        s.forts[cell], s.pile[14] = 1, s.pile[14] - 1
    s.clues = [CLUE_NAMES.index(name) for name in (clues or CLUES)]
    s.removed = [card for card in s.removed if card not in s.clues]
    for seat, names in (unlocked or {}).items():
        s.markers[seat] = sum(1 << SLOT_NAMES.index(name) for name in names.split())
    s.scouts = [SQUARES + s.ports[seat] for seat in range(seats) for _ in range(2)]
    for seat, where in (scouts or {}).items():
        places = [space(word) for word in where.split()]
        s.scouts[2 * seat : 2 * seat + 2] = places if len(places) == 2 else places * 2
    for seat in range(seats):
        deal(s, seat, (hands or {}).get(seat, ""), (stashes or {}).get(seat, ""))
    for jewel, count in (vault or {}).items():
        drain(s, seats - 1, KIND_NAMES.index(jewel), count)
    for kind in kinds(gone):
        s.pile[kind] -= 1
        s.discard[kind] += 1
    s.refill = [s.pile[kind] + sum(drawn[kind] for drawn in s.drawn) for kind in range(KINDS)]
    for name, value in fields.items():
        setattr(s, name, value)
    position = {
        "maraud": "position",
        "format": 1,
        "game": GAME.name,
        "rules": GAME.version,
        "seats": seats,
        "options": complete,
        "seq": 0,
        "chances": 0,
        "state": json.loads(json.dumps(plain(s))),
        "moves": [],
    }
    dice = Given()
    return Camp(table_at(position, GAME, dice, listen=True), dice)


def lay_chests(s: Marauders, chests: dict[int, str], guards: dict[int, int]) -> None:
    """The chests, each moved chest changing places with the one that lay there; open ones with their guards."""
    lying = CHESTS[:]
    for cell, name in chests.items():
        other = lying.index(name)
        lying[cell], lying[other] = lying[other], lying[cell]
    s.chests = [CHEST_NAMES.index(name) for name in lying]
    for cell, seat in guards.items():
        s.guards[cell], s.opened[s.chests[cell]] = seat, cell
        s.seen_open |= 1 << cell
    for seat in range(s.seats):
        s.looked[seat] = sum(1 << cell for cell in HOME_CELLS[s.ports[seat]])


def deal(s: Marauders, seat: int, hand: str, stash: str) -> None:
    """Cards in hand and stash, as if drawn or collected and then stashed unseen."""
    for kind in kinds(hand + " " + stash):
        if SORT_OF[kind] == A_JEWEL:
            s.vault[kind - 4] -= 1
            facts.gained(s.facts, seat, kind, 1)
        else:
            s.pile[kind] -= 1
            s.drawn[seat][kind] += 1
            facts.drew(s.facts, seat, SORT_OF[kind])
        s.hands[seat][kind] += 1
    for kind in kinds(stash):
        s.hands[seat][kind] -= 1
        s.stashes[seat][kind] += 1
        facts.stashed(s.facts, seat, sum(s.hands[seat]))


def drain(s: Marauders, seat: int, kind: int, left: int) -> None:
    """Leave so many of a jewel in the Vault; the others are in a stash."""
    while s.vault[kind - 4] > left:
        deal(s, seat, "", KIND_NAMES[kind])


def kinds(words: str) -> list[int]:
    """Cards by their names."""
    return [KIND_NAMES.index(word) for word in words.split()]


def cards(counts: list[int]) -> str:
    """Cards in words, in the order of their kinds."""
    return " ".join(KIND_NAMES[kind] for kind in range(KINDS) for _ in range(counts[kind]))


def space(word: str) -> int:
    """A space by its word: `port:NW`, `square:3:4`, or `keyhole:CELL:SIDE` with the side N, E, S or W, `sea`."""
    kind, _, rest = word.partition(":")
    if kind == "sea":
        return AT_SEA
    if kind == "port":
        return SQUARES + PORT_NAMES.index(rest)
    one, _, two = rest.partition(":")
    return KEYHOLES[int(one)]["NESW".index(two)] if kind == "keyhole" else square_at(int(one), int(two))


def at(word: str) -> str:
    """The text of a space."""
    return name_of(space(word))


def chest_square(cell: int) -> str:
    """The square on which a chest lies, which is no space."""
    return f"square:{CHEST_AT[cell] % WIDTH}:{CHEST_AT[cell] // WIDTH}"


def between_steps(table: Table) -> bool:
    """Whether the state is all there is."""
    return not table.moves or table.checkpoints[-1].seq == table.seq


def situation(table: Table) -> str:
    """All there is to see of a table from inside, as text."""
    asks = [[ask.seat, ask.prompt.key, [option.text for option in ask.options]] for ask in table.asks]
    return json.dumps([plain(table.state), asks, table.seq, table.chances, table.result])


def told(table: Table) -> list[tuple[str, str, str, int]]:
    """The events of a table as plain values."""
    return [(event.kind.key, repr(event.facts), repr(event.told), event.seq) for event in table.events]
