"""Magpies that tell what they should not, one leak each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from maraud.engine import (
    PASS,
    SEATS,
    Ask,
    Chance,
    Flow,
    Menu,
    Option,
    Rng,
    together,
)
from maraud.engine.flow import NO_ONE
from tests.engine import toy
from tests.engine.toy import (
    DRAW,
    DREW,
    GEMS,
    LAY,
    PEEK_AT,
    PIPS,
    ROLL,
    SHOW_WHICH,
    TURN,
    TURN_ENDED,
    Magpies,
    MagpiesGame,
    held,
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


class SecretInALocal(MagpiesGame):
    """What lies aside is remembered by the flow while a seat is asked: an imagined world has something else there."""

    def peek(self, s: Magpies) -> Flow[None]:
        aside = s.aside.index(1)
        yield Ask(s.active, PEEK_AT, self.rivals(s))
        s.aside[aside] -= 1
        s.deck[aside] += 1
        gem = yield from self.draw(s, NO_ONE)
        s.aside[gem.value] += 1


class AdvicePeeks(MagpiesGame):
    """Advice looks into the deck."""

    def advise(self, s: Magpies, ask: Ask, rng: Rng) -> Option:
        if ROLL in ask.options and s.deck[RUBY.value] % 2:
            return ROLL
        return rng.choice(ask.options)


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
