"""Magpies: a game of two or three seats that is small and has everything an engine must be able to do.

The deck holds gems of three sorts. A seat holds some in hand; one gem lies aside face down. On your turn you have three
actions: draw a gem, peek at one of somebody's, call somebody to a duel (both lay a gem at once; the higher one scores),
or roll for luck.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from maraud.engine import (
    NOBODY,
    OWNER,
    PASS,
    SEATS,
    Ask,
    Chance,
    Field,
    Flow,
    Game,
    Menu,
    Option,
    Over,
    Phrasebook,
    Rng,
    Setting,
    State,
    Table,
    Vocabulary,
    together,
)
from maraud.engine.game import Value

VOCABULARY: Final = Vocabulary()
DRAW: Final = VOCABULARY.word("draw")
PEEK: Final = VOCABULARY.word("peek")
DUEL: Final = VOCABULARY.word("duel")
ROLL: Final = VOCABULARY.word("roll")
GEMS: Final = VOCABULARY.row("gem", ["jet", "opal", "ruby"])
PIPS: Final = VOCABULARY.numbers("pip", 1, 6)
SORTS: Final = len(GEMS)
COPIES: Final = 5
ACTIONS: Final = 3

PHRASES: Final = Phrasebook()
YOUR_TURN: Final = PHRASES.prompt("your-turn", "TOY-1", "Your turn: {0} actions left", "{1} acts")
PEEK_AT: Final = PHRASES.prompt("peek-at", "TOY-2", "Peek at whose gem?")
SHOW_WHICH: Final = PHRASES.prompt("show-which", "TOY-2", "Show {0} a gem", "A gem is shown to {0}")
DUEL_WHOM: Final = PHRASES.prompt("duel-whom", "TOY-3", "Duel with whom?")
LAY: Final = PHRASES.prompt("lay", "TOY-3", "Lay a gem face down", "Both lay a gem")
DECK_EMPTY: Final = PHRASES.reason("deck-empty", "TOY-1", "The deck is empty.")
NOBODY_HOLDS: Final = PHRASES.reason("nobody-holds", "TOY-2", "Nobody else holds a gem.")
NO_GEM: Final = PHRASES.reason("no-gem", "TOY-3", "You need a gem to duel; you hold {0}.")
LUCKY: Final = PHRASES.reason("lucky", "TOY-4", "You have had your luck this turn.")
DEALT: Final = PHRASES.event("dealt", "TOY-1", "{0} is dealt a gem.", private="You are dealt {0}.")
DREW: Final = PHRASES.event("drew", "TOY-1", "{0} draws a gem.", private="You draw {0}.")
PEEKED: Final = PHRASES.event(
    "peeked", "TOY-2", "{0} peeks at a gem of {1}.", private="{0} peeks at a gem of {1}: {2}.", reveals=True
)
LAID: Final = PHRASES.event("laid", "TOY-3", "{0} lays {1}.", reveals=True)
SCORED: Final = PHRASES.event("scored", "TOY-3", "{0} scores.")
ROLLED: Final = PHRASES.event("rolled", "TOY-4", "{0} rolls {1}.")
TURN_ENDED: Final = PHRASES.event("turn-ended", "TOY-1", "{0} ends the turn.")
TURNED_UP: Final = PHRASES.event("turned-up", "TOY-5", "The gem aside was {0}.", reveals=True)

ASIDE: Final = 0
DEAL: Final = 1
TURN: Final = 2
STRIKE: Final = 3


class Magpies(State):
    FIELDS: ClassVar[dict[str, Field]] = {
        "phase": Field(int),
        "active": Field(int),
        "actions": Field(int),
        "lucky": Field(bool),
        "rival": Field(int),
        "turns": Field(int),
        "scores": Field(list[int]),
        "discard": Field(list[int]),
        "hands": Field(list[list[int]], OWNER),
        "known": Field(list[list[int]], OWNER),
        "deck": Field(list[int], NOBODY),
        "aside": Field(list[int], NOBODY),
    }
    SHARED: ClassVar[tuple[str, ...]] = ("seats", "target", "hand")

    phase: int
    active: int
    actions: int
    lucky: bool
    rival: int
    turns: int
    scores: list[int]
    discard: list[int]  # [gem]
    hands: list[list[int]]  # [seat][gem]
    known: list[list[int]]  # [seat][holder * SORTS + gem]: how many of these the seat knows the holder to have
    deck: list[int]  # [gem]
    aside: list[int]  # [gem]: the one face down
    seats: int
    target: int
    hand: int

    def copy(self) -> Magpies:
        c = Magpies()
        c.result = self.result[:]
        c.phase, c.active, c.actions, c.lucky = self.phase, self.active, self.actions, self.lucky
        c.rival, c.turns = self.rival, self.turns
        c.scores = self.scores[:]
        c.discard = self.discard[:]
        c.hands = [hand[:] for hand in self.hands]
        c.known = [known[:] for known in self.known]
        c.deck = self.deck[:]
        c.aside = self.aside[:]
        c.seats, c.target, c.hand = self.seats, self.target, self.hand
        return c


SETTINGS: Final = [
    Setting("target", 3, "TOY-6", "Points to win", low=1, high=4),
    Setting("hand", "small", "TOY-7", "Gems at the start", choices=("small", "large")),
    Setting("swift", False, "TOY-8", "Half the turns"),
]


class MagpiesGame(Game[Magpies]):
    def __init__(self) -> None:
        self.name = "magpies"
        self.title = "Magpies"
        self.blurb = "Gems, peeks and duels."
        self.edition = "first"
        self.version = 1
        self.least_seats = 2
        self.most_seats = 3
        self.settings = SETTINGS
        self.vocabulary = VOCABULARY
        self.phrases = PHRASES
        self.most_decisions = 400

    def start(self, seats: int, options: dict[str, Value]) -> Magpies:
        s = Magpies()
        s.result = []
        s.phase, s.active, s.actions, s.lucky, s.rival = ASIDE, 0, 0, False, -1
        s.turns = seats * (4 if options["swift"] else 8)
        s.scores = [0] * seats
        s.discard, s.deck, s.aside = [0] * SORTS, [COPIES] * SORTS, [0] * SORTS
        s.hands = [[0] * SORTS for _ in range(seats)]
        s.known = [[0] * (seats * SORTS) for _ in range(seats)]
        s.seats, s.target, s.hand = seats, int(options["target"]), 3 if options["hand"] == "large" else 2
        return s

    # The steps.

    def step(self, s: Magpies) -> Flow[None]:
        return self.steps()[s.phase](s)

    def steps(self) -> list[Callable[[Magpies], Flow[None]]]:
        return [self.lay_aside, self.deal, self.turn, self.strike]

    def lay_aside(self, s: Magpies) -> Flow[None]:
        gem = yield from self.draw(s, 0)
        s.aside[gem.value] = 1
        s.phase = DEAL

    def deal(self, s: Magpies) -> Flow[None]:
        """One lap deals one seat its hand."""
        for _ in range(s.hand):
            gem = yield from self.draw(s, 1 << s.active)
            s.hands[s.active][gem.value] += 1
            s.whisper(DEALT, (SEATS[s.active],), 1 << s.active, (gem,))
        s.active += 1
        if s.active == s.seats:
            s.active, s.actions, s.phase = 0, ACTIONS, TURN

    def turn(self, s: Magpies) -> Flow[None]:
        """One lap, one action."""
        act = yield self.menu(s)
        if act is PASS:
            s.actions = 0
        else:
            s.actions -= 1
            yield from self.act(s, act)
        if s.actions == 0 and s.phase == TURN:
            self.end_turn(s)

    def strike(self, s: Magpies) -> Flow[None]:
        """A duel is a step of its own: what is offered comes from both hands."""
        one, two = s.active, s.rival
        gems = yield from together([Ask(one, LAY, held(s, one)), Ask(two, LAY, held(s, two))])
        s.phase, s.rival = TURN, -1
        self.lay(s, one, gems[0])
        self.lay(s, two, gems[1])
        if gems[0].value > gems[1].value:
            self.score_point(s, one)
        elif gems[1].value > gems[0].value:
            self.score_point(s, two)
        if s.actions == 0:
            self.end_turn(s)

    # The rules.

    def menu(self, s: Magpies) -> Menu:
        rivals = self.rivals(s)
        held_now = sum(s.hands[s.active])
        menu = Menu(s, s.active, YOUR_TURN, PASS, about=(s.actions, SEATS[s.active]))
        menu.offer(DRAW, sum(s.deck) > 0, or_else=DECK_EMPTY)
        menu.offer(PEEK, bool(rivals), or_else=NOBODY_HOLDS)
        if held_now:
            menu.offer(DUEL, bool(rivals), or_else=NOBODY_HOLDS)
        else:
            menu.refuse(DUEL, NO_GEM, (held_now,))
        menu.offer(ROLL, not s.lucky, or_else=LUCKY)
        return menu

    def rivals(self, s: Magpies) -> list[Option]:
        return [SEATS[seat] for seat in range(s.seats) if seat != s.active and any(s.hands[seat])]

    def act(self, s: Magpies, act: Option) -> Flow[None]:
        if act is DRAW:
            gem = yield from self.draw(s, 1 << s.active)
            s.hands[s.active][gem.value] += 1
            s.whisper(DREW, (SEATS[s.active],), 1 << s.active, (gem,))
        elif act is PEEK:
            yield from self.peek(s)
        elif act is DUEL:
            victim = yield Ask(s.active, DUEL_WHOM, self.rivals(s))
            s.rival, s.phase = victim.value, STRIKE
        else:
            yield from self.roll(s)

    def draw(self, s: Magpies, seen_by: int) -> Flow[Option]:
        gem = yield Chance(GEMS, s.deck[:], seen_by)
        s.deck[gem.value] -= 1
        return gem

    def peek(self, s: Magpies) -> Flow[None]:
        victim = yield Ask(s.active, PEEK_AT, self.rivals(s))
        holder = victim.value
        gem = yield Ask(holder, SHOW_WHICH, held(s, holder), about=(SEATS[s.active],), secret=True)
        place = holder * SORTS + gem.value
        s.known[s.active][place] = max(s.known[s.active][place], 1)
        s.whisper(
            PEEKED,
            (SEATS[s.active], victim),
            1 << s.active | 1 << holder,
            (SEATS[s.active], victim, gem),
        )

    def roll(self, s: Magpies) -> Flow[None]:
        one = yield Chance(PIPS)
        s.lucky = True
        s.tell(ROLLED, (SEATS[s.active], one))
        if one is PIPS[-1]:
            two = yield Chance(PIPS[:2], [3, 1])
            s.tell(ROLLED, (SEATS[s.active], two))
            if two.value == 2:
                self.score_point(s, s.active)

    def lay(self, s: Magpies, seat: int, gem: Option) -> None:
        s.hands[seat][gem.value] -= 1
        s.discard[gem.value] += 1
        for known in s.known:
            place = seat * SORTS + gem.value
            known[place] = max(known[place] - 1, 0)
        s.tell(LAID, (SEATS[seat], gem))

    def score_point(self, s: Magpies, seat: int) -> None:
        s.scores[seat] += 1
        s.tell(SCORED, (SEATS[seat],))
        if s.scores[seat] >= s.target:
            self.finish(s)
            raise Over

    def end_turn(self, s: Magpies) -> None:
        s.tell(TURN_ENDED, (SEATS[s.active],))
        s.turns -= 1
        s.active, s.actions, s.lucky = (s.active + 1) % s.seats, ACTIONS, False
        if s.turns == 0:
            self.finish(s)

    def finish(self, s: Magpies) -> None:
        for gem in GEMS:
            if s.aside[gem.value]:
                s.aside[gem.value] = 0
                s.discard[gem.value] += 1
                s.tell(TURNED_UP, (gem,))
        best = max(s.scores)
        winners = s.scores.count(best)
        s.result = [(1.0 if winners == 1 else 0.5) if score == best else 0.0 for score in s.scores]

    # What the engine asks beside the rules.

    def view(self, s: Magpies, seat: int) -> dict[str, Any]:
        seen: dict[str, Any] = {
            "active": s.active,
            "phase": s.phase,
            "actions": s.actions,
            "lucky": s.lucky,
            "rival": s.rival,
            "turns": s.turns,
            "scores": s.scores[:],
            "discard": s.discard[:],
            "hand_sizes": [sum(hand) for hand in s.hands],
            "deck": sum(s.deck),
            "result": s.result[:],
        }
        if seat >= 0:
            mine = slice(seat * SORTS, (seat + 1) * SORTS)
            seen["hand"] = s.hands[seat][:]
            seen["known"] = s.known[seat][:]
            seen["shown"] = [known[mine] for known in s.known]  # what the others know of this hand
        return seen

    def redeal(self, s: Magpies, seat: int, rng: Rng) -> None:
        """What the seat knows somebody to hold stays there; all else hidden goes into one pool and out again."""
        sizes = [sum(hand) for hand in s.hands]
        out, deck = sum(s.aside), s.deck
        pool = [deck[gem] + s.aside[gem] for gem in range(SORTS)]
        others = [other for other in range(s.seats) if other != seat]
        for other in others:
            for gem in range(SORTS):
                pool[gem] += s.hands[other][gem]
                s.hands[other][gem] = 0
        for other in others:
            for gem in range(SORTS):
                sure = self.sure(s, seat, other, gem)
                s.hands[other][gem] += sure
                pool[gem] -= sure
        for other in others:
            for _ in range(sizes[other] - sum(s.hands[other])):
                s.hands[other][take(pool, rng)] += 1
        for gem in range(SORTS):
            s.aside[gem] = 0
        if out:
            s.aside[take(pool, rng)] = 1
        s.deck[:] = pool
        self.rethink(s, seat, rng)

    def sure(self, s: Magpies, seat: int, other: int, gem: int) -> int:
        return s.known[seat][other * SORTS + gem] if seat >= 0 else 0

    def rethink(self, s: Magpies, seat: int, rng: Rng) -> None:
        """What others know of each other must be true again: a gem known of a third hand becomes one that is there."""
        for knower in range(s.seats):
            for holder in range(s.seats):
                if seat in (knower, holder):
                    continue
                first = holder * SORTS
                count = sum(s.known[knower][first : first + SORTS])
                left = s.hands[holder][:]
                for gem in range(SORTS):
                    s.known[knower][first + gem] = 0
                for _ in range(count):
                    s.known[knower][first + take(left, rng)] += 1

    def score(self, s: Magpies, seat: int) -> float:
        return s.scores[seat]

    def score_parts(self, s: Magpies, seat: int) -> list[tuple[str, str, float]]:
        return [("Duels and luck", "TOY-3", s.scores[seat])]

    def outcome(self, s: Magpies) -> str:
        return f"The best score is {max(s.scores)}."

    def pieces(self, s: Magpies) -> dict[str, int]:
        hands = range(len(s.hands))
        return {
            gem.name: s.deck[gem.value]
            + s.aside[gem.value]
            + s.discard[gem.value]
            + sum(s.hands[seat][gem.value] for seat in hands)
            for gem in GEMS
        }

    def check(self, s: Magpies) -> str:
        rows = [s.discard, s.deck, s.aside, *s.hands]
        if len(s.hands) != s.seats or len(s.known) != s.seats or len(s.scores) != s.seats:
            return "A position of Magpies has a hand, a score and a memory for each seat."
        if any(len(row) != SORTS or min(row) < 0 for row in rows):
            return "A heap of gems is a list of three numbers from 0."
        if any(len(known) != SORTS * s.seats or min(known) < 0 for known in s.known):
            return "What a seat knows is a list of three numbers a seat."
        if any(count != COPIES for count in self.pieces(s).values()):
            return f"There are {COPIES} gems of each sort."
        if not (0 <= s.phase <= STRIKE and 0 <= s.active < s.seats and -1 <= s.rival < s.seats):
            return "A phase or a seat of the position does not exist."
        return ""

    def give_up(self, s: Magpies, seat: int) -> None:
        s.tell(TURN_ENDED, (SEATS[seat],))
        s.result = [0.0 if other == seat else 1.0 / (s.seats - 1) for other in range(s.seats)]

    def advise(self, s: Magpies, ask: Ask, rng: Rng) -> Option:
        if ask.prompt is LAY:
            return ask.options[-1]
        return DRAW if DRAW in ask.options and sum(s.hands[ask.seat]) < 3 else rng.choice(ask.options)

    def is_end(self, ask: Ask, option: Option) -> bool:
        return option is PASS


def held(s: Magpies, seat: int) -> list[Option]:
    return [gem for gem in GEMS if s.hands[seat][gem.value]]


def magpies(table: Table) -> Magpies:
    """The state of a table of magpies."""
    s = table.state
    assert isinstance(s, Magpies)
    return s


def take(pool: list[int], rng: Rng) -> int:
    """Take one gem out of a heap."""
    number = rng.below(sum(pool))
    for gem, count in enumerate(pool):
        number -= count
        if number < 0:
            pool[gem] -= 1
            return gem
    raise AssertionError("an empty heap")


GAME: Final = MagpiesGame()
