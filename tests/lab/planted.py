"""Magpies with one fault each: the contract suite must see every one of them."""

from __future__ import annotations

from typing import Final

from maraud.engine import (
    SEATS,
    Ask,
    Chance,
    Flow,
    Menu,
    Option,
    Phrasebook,
    Rng,
    Vocabulary,
)
from tests.engine.toy import (
    DRAW,
    DUEL,
    GEMS,
    NOBODY_HOLDS,
    PEEK_AT,
    PHRASES,
    PIPS,
    ROLLED,
    YOUR_TURN,
    Magpies,
    MagpiesGame,
)
from tests.lab import leaks, states

RUBY: Final = GEMS[2]


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


class AdviceOffTheMenu(MagpiesGame):
    """Advice that is not on offer."""

    def advise(self, s: Magpies, ask: Ask, rng: Rng) -> Option:
        return DUEL if ask.prompt is YOUR_TURN else rng.choice(ask.options)


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


SOUND: Final = MagpiesGame()
FAULTS: Final[dict[str, type[MagpiesGame]]] = {
    name: kind
    for name, kind in [*vars(leaks).items(), *vars(states).items(), *globals().items()]
    if isinstance(kind, type) and issubclass(kind, MagpiesGame) and kind is not MagpiesGame
}


def __getattr__(name: str) -> MagpiesGame:
    """The game `a_LeakInView` is a game of that fault."""
    if name.startswith("a_") and name[2:] in FAULTS:
        return FAULTS[name[2:]]()
    raise AttributeError(name)
