"""Smugglers: a game of one to four seats for the server's tests.

Every hidden thing in it has a name of its own, so a leak can be searched for. Each seat holds two of sixteen birds,
dealt face down. On a turn one may roll, take a note, draw a bird, give one away face down, show one, or call everybody
to lay a bird at once. A round has one turn a seat; after some rounds whoever rolled most has won.
"""

from __future__ import annotations

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
    Phrasebook,
    Rng,
    Setting,
    State,
    Vocabulary,
    together,
)
from maraud.engine.game import Value

NAMES: Final = [
    *("avocet", "bittern", "curlew", "dotterel", "egret", "fulmar", "gannet", "hoopoe"),
    *("ibis", "jacana", "kestrel", "lapwing", "merlin", "nightjar", "osprey", "pintail"),
]

VOCABULARY: Final = Vocabulary()
ROLL: Final = VOCABULARY.word("roll")
DRAW: Final = VOCABULARY.word("draw")
GIVE: Final = VOCABULARY.word("give")
SHOW: Final = VOCABULARY.word("show")
CALL: Final = VOCABULARY.word("call")
BREAK: Final = VOCABULARY.word("break")
NOTE: Final = VOCABULARY.word("note")
PIPS: Final = VOCABULARY.numbers("pip", 1, 6)
BIRDS: Final = VOCABULARY.row("bird", NAMES)

PHRASES: Final = Phrasebook()
ACT: Final = PHRASES.prompt("act", "SMU-1", "Your turn in round {0}", "to act in round {0}")
GIVE_WHICH: Final = PHRASES.prompt("give-which", "SMU-3", "Give which bird?", "to give a bird")
SHOW_WHICH: Final = PHRASES.prompt("show-which", "SMU-4", "Show which bird?", "to show a bird")
LAY: Final = PHRASES.prompt("lay", "SMU-5", "Lay a bird face down", "to lay a bird")
DONE_ONCE: Final = PHRASES.reason("done-once", "SMU-2", "You have rolled {0} already.")
NO_BIRD: Final = PHRASES.reason("no-bird", "SMU-3", "You hold no bird.")
DECK_EMPTY: Final = PHRASES.reason("deck-empty", "SMU-1", "No bird is left.")
DEALT: Final = PHRASES.event("dealt", "SMU-1", "{0} is dealt a bird.", private="You are dealt {1}.")
ROLLED: Final = PHRASES.event("rolled", "SMU-2", "{0} rolls {1}.")
NOTED: Final = PHRASES.event("noted", "SMU-2", "{0} takes a note.")
GIVEN: Final = PHRASES.event("given", "SMU-3", "{0} gives a bird to {1}.", private="{0} gives {2} to {1}.")
SHOWN: Final = PHRASES.event("shown", "SMU-4", "{0} shows {1}.", reveals=True)
LAID: Final = PHRASES.event("laid", "SMU-5", "{0} lays {1}.", reveals=True)
ENDED: Final = PHRASES.event("ended", "SMU-1", "{0} ends the turn.")

DEAL: Final = 0
TURNS: Final = 1


class Smugglers(State):
    FIELDS: ClassVar[dict[str, Field]] = {
        "phase": Field(int),
        "active": Field(int),
        "round": Field(int),
        "rolled": Field(int),
        "scores": Field(list[int]),
        "shown": Field(list[int]),
        "hands": Field(list[list[int]], OWNER),
        "deck": Field(list[int], NOBODY),
    }
    SHARED: ClassVar[tuple[str, ...]] = ("seats", "rounds", "fragile")

    phase: int
    active: int
    round: int
    rolled: int
    scores: list[int]
    shown: list[int]
    hands: list[list[int]]  # [seat]: birds
    deck: list[int]  # [bird]: 1 if it is there
    seats: int
    rounds: int
    fragile: bool

    def copy(self) -> Smugglers:
        c = Smugglers()
        c.result = self.result[:]
        c.phase, c.active, c.round, c.rolled = self.phase, self.active, self.round, self.rolled
        c.scores, c.shown, c.deck = self.scores[:], self.shown[:], self.deck[:]
        c.hands = [hand[:] for hand in self.hands]
        c.seats, c.rounds, c.fragile = self.seats, self.rounds, self.fragile
        return c


def deal(s: Smugglers) -> Flow[None]:
    for seat in range(s.seats):
        for _ in range(2):
            yield from draw(s, seat)
    s.phase = TURNS


def draw(s: Smugglers, seat: int) -> Flow[None]:
    bird = yield Chance(BIRDS, s.deck[:], 1 << seat)
    s.deck[bird.value] = 0
    s.hands[seat].append(bird.value)
    s.whisper(DEALT, (SEATS[seat],), 1 << seat, (SEATS[seat], bird))


def birds(s: Smugglers, seat: int) -> list[Option]:
    return [BIRDS[bird] for bird in s.hands[seat]]


def act(s: Smugglers) -> Flow[None]:
    seat = s.active
    holds = bool(s.hands[seat])
    menu = Menu(s, seat, ACT, PASS, (s.round,))
    menu.offer(ROLL, s.rolled == 0, or_else=DONE_ONCE, facts=(s.rolled,))
    menu.offer(NOTE, True, or_else=NO_BIRD)
    menu.offer(DRAW, any(s.deck), or_else=DECK_EMPTY)
    menu.offer(GIVE, holds, or_else=NO_BIRD)
    menu.offer(SHOW, holds, or_else=NO_BIRD)
    menu.offer(CALL, all(s.hands), or_else=NO_BIRD)
    if s.fragile:
        menu.offer(BREAK, True, or_else=NO_BIRD)
    choice = yield menu
    if choice is ROLL:
        pip = yield Chance(PIPS)
        s.rolled = pip.value
        s.scores[seat] += pip.value
        s.tell(ROLLED, (SEATS[seat], pip))
    elif choice is NOTE:
        s.tell(NOTED, (SEATS[seat],))
    elif choice is DRAW:
        yield from draw(s, seat)
    elif choice is GIVE:
        yield from give(s, seat)
    elif choice is SHOW:
        bird = yield Ask(seat, SHOW_WHICH, birds(s, seat))
        s.shown.append(bird.value)
        s.hands[seat].remove(bird.value)
        s.tell(SHOWN, (SEATS[seat], bird))
    elif choice is CALL:
        laid = yield from together([Ask(one, LAY, birds(s, one)) for one in range(s.seats)])
        for one, bird in enumerate(laid):
            s.shown.append(bird.value)
            s.hands[one].remove(bird.value)
            s.tell(LAID, (SEATS[one], bird))
    elif choice is BREAK:
        s.scores[seat] += 1000
        raise ZeroDivisionError(f"the secret is {NAMES[s.deck.index(1)]}")
    else:
        end_turn(s)


def give(s: Smugglers, seat: int) -> Flow[None]:
    bird = yield Ask(seat, GIVE_WHICH, birds(s, seat), secret=True)
    to = (seat + 1) % s.seats
    s.hands[seat].remove(bird.value)
    s.hands[to].append(bird.value)
    s.whisper(GIVEN, (SEATS[seat], SEATS[to]), 1 << seat | 1 << to, (SEATS[seat], SEATS[to], bird))


def end_turn(s: Smugglers) -> None:
    s.tell(ENDED, (SEATS[s.active],))
    s.rolled = 0
    s.active = (s.active + 1) % s.seats
    if s.active == 0:
        s.round += 1
        if s.round > s.rounds:
            best = max(s.scores)
            s.result = [1.0 if score == best else 0.0 for score in s.scores]


class SmugglersGame(Game[Smugglers]):
    name = "smugglers"
    title = "Smugglers"
    blurb = "Birds under the coat."
    edition = "first"
    version = 1
    least_seats = 1
    most_seats = 4
    settings = [  # noqa: RUF012 (as the engine's base class declares it)
        Setting("rounds", 3, "SMU-6", "How many rounds", low=1, high=2000),
        Setting("fragile", False, "SMU-7", "A rule that fails"),
    ]
    vocabulary = VOCABULARY
    phrases = PHRASES
    most_decisions = 100_000

    def start(self, seats: int, options: dict[str, Value]) -> Smugglers:
        s = Smugglers()
        s.result = []
        s.phase, s.active, s.round, s.rolled = DEAL, 0, 1, 0
        s.scores, s.shown, s.deck = [0] * seats, [], [1] * len(NAMES)
        s.hands = [[] for _ in range(seats)]
        s.seats, s.rounds, s.fragile = seats, int(options["rounds"]), bool(options["fragile"])
        return s

    def step(self, s: Smugglers) -> Flow[None]:
        return deal(s) if s.phase == DEAL else act(s)

    def view(self, s: Smugglers, seat: int) -> dict[str, Any]:
        return {
            "active": s.active,
            "round": s.round,
            "scores": s.scores[:],
            "shown": [NAMES[bird] for bird in s.shown],
            "hand": [NAMES[bird] for bird in s.hands[seat]] if seat >= 0 else [],
            "hands": [len(hand) for hand in s.hands],
            "deck": sum(s.deck),
        }

    def redeal(self, s: Smugglers, seat: int, rng: Rng) -> None:
        unseen = [bird for bird, there in enumerate(s.deck) if there]
        unseen += [bird for one, hand in enumerate(s.hands) if one != seat for bird in hand]
        unseen.sort()
        rng.shuffle(unseen)
        for one, hand in enumerate(s.hands):
            if one != seat:
                hand[:] = [unseen.pop() for _ in hand]
        s.deck[:] = [int(bird in unseen) for bird in range(len(NAMES))]

    def score(self, s: Smugglers, seat: int) -> float:
        return float(s.scores[seat])

    def score_parts(self, s: Smugglers, seat: int) -> list[tuple[str, str, float]]:
        return [("Rolled", "SMU-2", float(s.scores[seat]))]

    def outcome(self, s: Smugglers) -> str:
        return "The coast is clear."

    def pieces(self, s: Smugglers) -> dict[str, int]:
        return {"birds": sum(s.deck) + sum(map(len, s.hands)) + len(s.shown)}

    def give_up(self, s: Smugglers, seat: int) -> None:
        if s.fragile:
            s.scores[seat] += 1000
            raise ZeroDivisionError("a rule of giving up fails")
        s.result = [0.0 if one == seat else 1.0 for one in range(s.seats)]

    def is_end(self, ask: Ask, option: Option) -> bool:
        return option is PASS


GAME: Final = SmugglersGame()
