"""Magpies with one fault each: the contract suite must see every one of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from maraud.engine import (
    OWNER,
    PASS,
    SEATS,
    Ask,
    Chance,
    Field,
    Flow,
    Menu,
    Option,
    Phrasebook,
    Rng,
    Vocabulary,
    together,
)
from maraud.engine.flow import NO_ONE
from maraud.engine.game import Value
from tests.engine import toy
from tests.engine.toy import (
    DRAW,
    DREW,
    DUEL,
    GEMS,
    LAY,
    NOBODY_HOLDS,
    PEEK_AT,
    PHRASES,
    PIPS,
    ROLL,
    ROLLED,
    SHOW_WHICH,
    SORTS,
    TURN,
    TURN_ENDED,
    YOUR_TURN,
    Magpies,
    MagpiesGame,
    held,
    take,
)

RUBY: Final = GEMS[2]


class LeakInView(MagpiesGame):
    """The view says how many rubies the deck has."""

    def view(self, s: Magpies, seat: int) -> dict[str, Any]:
        return {**super().view(s, seat), "rubies": s.deck[RUBY.value]}


class LeakInSpectatorsView(MagpiesGame):
    """The spectator, counted from the end, is taken for the last seat."""

    def view(self, s: Magpies, seat: int) -> dict[str, Any]:
        return {**super().view(s, seat), "hand": s.hands[seat][:]}


class LeakInEvent(MagpiesGame):
    """Everybody is told which gem was drawn."""

    def act(self, s: Magpies, act: Option) -> Flow[None]:
        if act is DRAW:
            gem = yield from self.draw(s, 1 << s.active)
            s.hands[s.active][gem.value] += 1
            s.whisper(DREW, (gem,), 1 << s.active, (gem,))
        else:
            yield from super().act(s, act)


class LeakByAnEventMore(MagpiesGame):
    """An event is told only when the gem drawn is a ruby."""

    def draw(self, s: Magpies, seen_by: int) -> Flow[Option]:
        gem = yield from super().draw(s, seen_by)
        if gem is RUBY and s.phase == TURN:
            s.tell(TURN_ENDED, (SEATS[s.active],))
        return gem


class LeakByUnmarkedEvent(MagpiesGame):
    """A gem is shown to the one who peeks, but the event is not marked as one that reveals."""

    def peek(self, s: Magpies) -> Flow[None]:
        victim = yield Ask(s.active, PEEK_AT, self.rivals(s))
        holder = victim.value
        gem = yield Ask(holder, SHOW_WHICH, held(s, holder), about=(SEATS[s.active],), secret=True)
        s.whisper(DREW, (SEATS[s.active],), 1 << s.active, (gem,))


class LeakInWhomIsAsked(MagpiesGame):
    """Only those who hold a ruby are asked what they show."""

    def peek(self, s: Magpies) -> Flow[None]:
        for holder in range(s.seats):
            if holder != s.active and s.hands[holder][RUBY.value]:
                yield Ask(holder, SHOW_WHICH, held(s, holder), about=(SEATS[s.active],), secret=True)
                return


class LeakInOptions(MagpiesGame):
    """One may peek only at those who hold a ruby."""

    def rivals(self, s: Magpies) -> list[Option]:
        return [rival for rival in super().rivals(s) if s.hands[rival.value][RUBY.value]]


class LeakInPrompt(MagpiesGame):
    """What the others read while they wait names a gem."""

    def peek(self, s: Magpies) -> Flow[None]:
        victim = yield Ask(s.active, PEEK_AT, self.rivals(s))
        mine = held(s, victim.value)
        yield Ask(victim.value, SHOW_WHICH, mine, about=(mine[0],), secret=True)


class LeakInReason(MagpiesGame):
    """The reason of a refusal counts a hidden gem."""

    def menu(self, s: Magpies) -> Menu:
        menu = super().menu(s)
        menu.refuse(PIPS[0], toy.NO_GEM, (s.aside[RUBY.value],))
        return menu


class LeakInLabel(MagpiesGame):
    """An option is drawn otherwise when the deck has rubies."""

    def choice_label(self, s: Magpies, ask: Ask, option: Option) -> str:
        return "Draw!" if option is DRAW and s.deck[RUBY.value] else self.label(option)


class LeakInCount(MagpiesGame):
    """A roll that nobody sees happens only when a ruby lies aside: the number of moves tells it."""

    def turn(self, s: Magpies) -> Flow[None]:
        if s.aside[RUBY.value]:
            yield Chance(PIPS, seen_by=NO_ONE)
        yield from super().turn(s)


class LeakOfASecretAnswer(MagpiesGame):
    """A secret answer decides what everybody sees next."""

    def peek(self, s: Magpies) -> Flow[None]:
        victim = yield Ask(s.active, PEEK_AT, self.rivals(s))
        gem = yield Ask(victim.value, SHOW_WHICH, GEMS, about=(SEATS[s.active],), secret=True)
        s.lucky = gem is RUBY


class RedealTooLittle(MagpiesGame):
    """What lies aside is never dealt anew."""

    def redeal(self, s: Magpies, seat: int, rng: Rng) -> None:
        aside, s.aside[:] = s.aside[:], [0] * SORTS
        super().redeal(s, seat, rng)
        s.aside[:] = aside


class RedealTooFew(MagpiesGame):
    """One sort of gem stays where it is."""

    def redeal(self, s: Magpies, seat: int, rng: Rng) -> None:
        pool = s.deck[:]
        for other in range(s.seats):
            if other == seat:
                continue
            for gem in range(SORTS - 1):
                pool[gem] += s.hands[other][gem] - self.sure(s, seat, other, gem)
        for other in range(s.seats):
            if other == seat:
                continue
            size = sum(s.hands[other][: SORTS - 1])
            for gem in range(SORTS - 1):
                s.hands[other][gem] = self.sure(s, seat, other, gem)
            left = pool[: SORTS - 1]
            for _ in range(size - sum(s.hands[other][: SORTS - 1])):
                gem = take(left, rng)
                s.hands[other][gem] += 1
                pool[gem] -= 1
        s.deck[:] = pool


class RedealChangesPublic(MagpiesGame):
    """The discard pile is dealt anew as well."""

    def redeal(self, s: Magpies, seat: int, rng: Rng) -> None:
        super().redeal(s, seat, rng)
        rng.shuffle(s.discard)


class RedealChangesOwn(MagpiesGame):
    """A seat's own hand is dealt anew as well."""

    def redeal(self, s: Magpies, seat: int, rng: Rng) -> None:
        super().redeal(s, -1, rng)


class RedealReplacesAList(MagpiesGame):
    """The deck is another list afterwards: a waiting flow would hold the old one."""

    def redeal(self, s: Magpies, seat: int, rng: Rng) -> None:
        super().redeal(s, seat, rng)
        s.deck = s.deck[:]


class RedealLosesAPiece(MagpiesGame):
    """A jet becomes an opal."""

    def redeal(self, s: Magpies, seat: int, rng: Rng) -> None:
        super().redeal(s, seat, rng)
        if s.deck[0]:
            s.deck[0] -= 1
            s.deck[1] += 1


class RedealLooksAtTheTruth(MagpiesGame):
    """The numbers drawn depend on the hand that is dealt anew."""

    def redeal(self, s: Magpies, seat: int, rng: Rng) -> None:
        for hand in s.hands:
            rng.below(hand[0] + 1)
            if hand[0]:
                rng.below(2)
        super().redeal(s, seat, rng)


class SharingState(Magpies):
    """A copy has its hands in common with the original."""

    def copy(self) -> SharingState:
        c = SharingState()
        twin = super().copy()
        for name in [*Magpies.FIELDS, *Magpies.SHARED, "result"]:
            setattr(c, name, getattr(twin, name))
        c.hands = self.hands[:]
        return c


class ForgetfulState(Magpies):
    """A copy forgets the luck."""

    def copy(self) -> ForgetfulState:
        c = ForgetfulState()
        twin = super().copy()
        for name in [*Magpies.FIELDS, *Magpies.SHARED, "result"]:
            setattr(c, name, getattr(twin, name))
        c.lucky = False
        return c


class UnsaidState(Magpies):
    """An attribute that FIELDS does not list."""

    extra: int

    def copy(self) -> UnsaidState:
        c = UnsaidState()
        twin = super().copy()
        for name in [*Magpies.FIELDS, *Magpies.SHARED, "result"]:
            setattr(c, name, getattr(twin, name))
        c.extra = self.extra
        return c


def as_kind(s: Magpies, kind: type[Magpies]) -> Magpies:
    """The same state in another class."""
    other = kind()
    for name in [*Magpies.FIELDS, *Magpies.SHARED, "result"]:
        setattr(other, name, getattr(s, name))
    return other


class CopySharesAList(MagpiesGame):
    def start(self, seats: int, options: dict[str, Value]) -> Magpies:
        return as_kind(super().start(seats, options), SharingState)


class CopyForgets(MagpiesGame):
    def start(self, seats: int, options: dict[str, Value]) -> Magpies:
        return as_kind(super().start(seats, options), ForgetfulState)


class FieldUnsaid(MagpiesGame):
    def start(self, seats: int, options: dict[str, Value]) -> Magpies:
        s = as_kind(super().start(seats, options), UnsaidState)
        assert isinstance(s, UnsaidState)
        s.extra = 0
        return s


class ViewSharesAList(MagpiesGame):
    """The view hands out the state's own list."""

    def view(self, s: Magpies, seat: int) -> dict[str, Any]:
        return {**super().view(s, seat), "discard": s.discard}


class ViewIsNoJson(MagpiesGame):
    """A view with a number as its key."""

    def view(self, s: Magpies, seat: int) -> dict[str, Any]:
        return {**super().view(s, seat), "sizes": {0: 1}}


class LostPiece(MagpiesGame):
    """Rolling a one loses a gem of the deck."""

    def roll(self, s: Magpies) -> Flow[None]:
        yield from super().roll(s)
        if s.deck[0]:
            s.deck[0] -= 1


class DeadEnd(MagpiesGame):
    """Once there is a score, the menu is empty."""

    def menu(self, s: Magpies) -> Menu:
        return Menu(s, s.active, YOUR_TURN, about=(s.actions, SEATS[s.active])) if any(s.scores) else super().menu(s)


class Unfinished(MagpiesGame):
    """Turns never end the game."""

    def end_turn(self, s: Magpies) -> None:
        s.turns = 2
        super().end_turn(s)

    def score_point(self, s: Magpies, seat: int) -> None:
        return


class RuleFails(MagpiesGame):
    """A rule fails now and then."""

    def lay(self, s: Magpies, seat: int, gem: Option) -> None:
        super().lay(s, seat, gem)
        if s.discard[gem.value] == 3:
            raise ZeroDivisionError


class HashDependent(MagpiesGame):
    """The order of a die's sides is that of a set of texts."""

    def roll(self, s: Magpies) -> Flow[None]:
        sides = {side.text: side for side in PIPS}
        one = yield Chance([sides[text] for text in set(sides)])
        s.lucky = True
        s.tell(ROLLED, (SEATS[s.active], one))


class SecretInALocal(MagpiesGame):
    """What lies aside is remembered by the flow while a seat is asked: an imagined world has something else there."""

    def peek(self, s: Magpies) -> Flow[None]:
        aside = s.aside.index(1)
        yield Ask(s.active, PEEK_AT, self.rivals(s))
        s.aside[aside] -= 1
        s.deck[aside] += 1
        gem = yield from self.draw(s, NO_ONE)
        s.aside[gem.value] += 1


class OutsideTheState(MagpiesGame):
    """How often somebody rolled is kept in the game itself, which no undo takes back."""

    rolls = 0

    def roll(self, s: Magpies) -> Flow[None]:
        self.rolls += 1
        yield from super().roll(s)
        s.lucky = self.rolls % 2 == 0


class SharedChanges(MagpiesGame):
    """What copies have in common changes in play."""

    def roll(self, s: Magpies) -> Flow[None]:
        yield from super().roll(s)
        s.target += 1


class SharedBoard(Magpies):
    """Shares a board with its copies."""

    SHARED: ClassVar[tuple[str, ...]] = (*Magpies.SHARED, "board")
    board: list[int]

    def copy(self) -> SharedBoard:
        c = SharedBoard()
        twin = super().copy()
        for name in [*Magpies.FIELDS, *Magpies.SHARED, "result"]:
            setattr(c, name, getattr(twin, name))
        c.board = self.board
        return c


class SharedBoardChanges(MagpiesGame):
    """The shared board is written on."""

    def start(self, seats: int, options: dict[str, Value]) -> Magpies:
        s = as_kind(super().start(seats, options), SharedBoard)
        assert isinstance(s, SharedBoard)
        s.board = [0]
        return s

    def roll(self, s: Magpies) -> Flow[None]:
        yield from super().roll(s)
        assert isinstance(s, SharedBoard)
        s.board[0] += 1


class AdvicePeeks(MagpiesGame):
    """Advice looks into the deck."""

    def advise(self, s: Magpies, ask: Ask, rng: Rng) -> Option:
        if ROLL in ask.options and s.deck[RUBY.value] % 2:
            return ROLL
        return rng.choice(ask.options)


class AdviceOffTheMenu(MagpiesGame):
    """Advice that is not on offer."""

    def advise(self, s: Magpies, ask: Ask, rng: Rng) -> Option:
        return DUEL if ask.prompt is YOUR_TURN else rng.choice(ask.options)


class ViewChangesState(MagpiesGame):
    """Looking changes something."""

    def view(self, s: Magpies, seat: int) -> dict[str, Any]:
        seen = super().view(s, seat)
        s.lucky = False
        return seen


class PartsDoNotAddUp(MagpiesGame):
    def score_parts(self, s: Magpies, seat: int) -> list[tuple[str, str, float]]:
        return [("Duels", "TOY-3", s.scores[seat] + 1)]


class ResultTooShort(MagpiesGame):
    def finish(self, s: Magpies) -> None:
        super().finish(s)
        s.result.pop()


class OptionTwice(MagpiesGame):
    def peek(self, s: Magpies) -> Flow[None]:
        yield Ask(s.active, PEEK_AT, [*self.rivals(s), *self.rivals(s)])


class StrangeWord(MagpiesGame):
    """An option of another vocabulary."""

    def peek(self, s: Magpies) -> Flow[None]:
        yield Ask(s.active, PEEK_AT, [STRANGE, *self.rivals(s)])


STRANGE: Final = Vocabulary().word("strange")


class ExplainingOffersMore(MagpiesGame):
    """A menu that offers more while it explains."""

    def menu(self, s: Magpies) -> Menu:
        menu = super().menu(s)
        if s.explain and DRAW in menu.options:
            menu.options.remove(DRAW)
            menu.offer(DRAW, False, or_else=NOBODY_HOLDS)
        return menu


class UnknownPhrase(MagpiesGame):
    """An event whose text wants more facts than it gets."""

    def roll(self, s: Magpies) -> Flow[None]:
        one = yield Chance(PIPS)
        s.lucky = True
        s.tell(ROLLED, (one,))


class CheckRefusesPlay(MagpiesGame):
    """The check of positions refuses what happens in play."""

    def check(self, s: Magpies) -> str:
        return "Nobody can have luck." if s.lucky else super().check(s)


class GivingUpWithoutResult(MagpiesGame):
    def give_up(self, s: Magpies, seat: int) -> None:
        s.result = [1.0]


BOOK: Final = Phrasebook()
BOOK.prompts.update(PHRASES.prompts)
BOOK.events.update(PHRASES.events)
BOOK.reasons.update(PHRASES.reasons)
BOOK.prompt("trade", "TOY-9", "Trade with whom?")
BOOK.event("traded", "TOY-9", "{0} trades.")
BOOK.reason("no-trade", "TOY-9", "Nobody wants to trade.")


class NeverOccurs(MagpiesGame):
    """A question, an event and a reason that no game brings."""

    def __init__(self) -> None:
        super().__init__()
        self.phrases = BOOK


class LateTogether(MagpiesGame):
    """Sealed answers show in the view before all are in."""

    def steps(self) -> list[Callable[[Magpies], Flow[None]]]:
        return [self.lay_aside, self.deal, self.turn, self.one_after_the_other]

    def one_after_the_other(self, s: Magpies) -> Flow[None]:
        """The first gem lies open before the second is chosen, and no event reveals it."""
        one, two = s.active, s.rival
        gem = yield Ask(one, LAY, held(s, one), secret=True)
        s.hands[one][gem.value] -= 1
        s.discard[gem.value] += 1
        other = yield Ask(two, LAY, held(s, two), secret=True)
        s.hands[two][other.value] -= 1
        s.discard[other.value] += 1
        s.phase, s.rival = TURN, -1
        if s.actions == 0:
            self.end_turn(s)


class NeverRedealtMemory(Magpies):
    """A hidden note for each seat, which redeal does not know."""

    FIELDS: ClassVar[dict[str, Field]] = {**Magpies.FIELDS, "note": Field(list[int], OWNER)}
    note: list[int]

    def copy(self) -> NeverRedealtMemory:
        c = NeverRedealtMemory()
        twin = super().copy()
        for name in [*Magpies.FIELDS, *Magpies.SHARED, "result"]:
            setattr(c, name, getattr(twin, name))
        c.note = self.note[:]
        return c


class RedealMissesAField(MagpiesGame):
    """Each seat notes in secret what it was last shown; redeal leaves the others' notes as they are."""

    def start(self, seats: int, options: dict[str, Value]) -> Magpies:
        s = as_kind(super().start(seats, options), NeverRedealtMemory)
        assert isinstance(s, NeverRedealtMemory)
        s.note = [0] * seats
        return s

    def turn(self, s: Magpies) -> Flow[None]:
        assert isinstance(s, NeverRedealtMemory)
        if s.actions == 1:
            gem = yield Ask(s.active, SHOW_WHICH, GEMS, about=(SEATS[s.active],), secret=True)
            s.note[s.active] = gem.value
        yield from super().turn(s)

    def view(self, s: Magpies, seat: int) -> dict[str, Any]:
        assert isinstance(s, NeverRedealtMemory)
        return {**super().view(s, seat), "note": s.note[seat] if seat >= 0 else None}


class PeekingAtOrder(MagpiesGame):
    """Two answers at once, where the second seat's options depend on the first one's secret."""

    def strike(self, s: Magpies) -> Flow[None]:
        one, two = s.active, s.rival
        theirs = held(s, two)
        if s.hands[one][RUBY.value]:
            theirs = [*theirs, PASS]
        gems = yield from together([Ask(one, LAY, held(s, one)), Ask(two, LAY, theirs)])
        s.phase, s.rival = TURN, -1
        self.lay(s, one, gems[0])
        if gems[1] is not PASS:
            self.lay(s, two, gems[1])
        if s.actions == 0:
            self.end_turn(s)


SOUND: Final = MagpiesGame()
FAULTS: Final[dict[str, type[MagpiesGame]]] = {
    kind.__name__: kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, MagpiesGame) and kind is not MagpiesGame
}


def __getattr__(name: str) -> MagpiesGame:
    """The game `a_LeakInView` is a game of that fault."""
    if name.startswith("a_") and name[2:] in FAULTS:
        return FAULTS[name[2:]]()
    raise AttributeError(name)
