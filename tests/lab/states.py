"""Magpies whose states are copied, shown or dealt anew in a wrong way, one fault each."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from maraud.engine import (
    OWNER,
    SEATS,
    Ask,
    Field,
    Flow,
    Rng,
)
from maraud.engine.game import Value
from tests.engine.toy import (
    GEMS,
    SHOW_WHICH,
    SORTS,
    Magpies,
    MagpiesGame,
    take,
)

RUBY: Final = GEMS[2]


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


class ViewChangesState(MagpiesGame):
    """Looking changes something."""

    def view(self, s: Magpies, seat: int) -> dict[str, Any]:
        seen = super().view(s, seat)
        s.lucky = False
        return seen


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
