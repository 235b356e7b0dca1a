"""A menu of actions: one line an action, guard and words together."""

from __future__ import annotations

from typing import Final

from maraud.engine.flow import Ask, Refusal
from maraud.engine.phrases import Fact, Prompt, Reason
from maraud.engine.state import State
from maraud.engine.vocabulary import Option


class Menu(Ask):
    """An ask put together action by action. Where a state explains, what is refused is kept with its reason."""

    def __init__(
        self, s: State, seat: int, prompt: Prompt, always: Option | None = None, about: tuple[Fact, ...] = ()
    ) -> None:
        super().__init__(seat, prompt, [] if always is None else [always], about)
        self._explain: Final = s.explain
        if s.explain:
            self.refused = []

    def offer(self, option: Option, allowed: bool, or_else: Reason, facts: tuple[Fact, ...] = ()) -> None:
        """Put the option on the menu if it is allowed; else note the reason where somebody wants to know."""
        if allowed:
            self.options.append(option)
        elif self._explain:
            self.refused.append(Refusal(option, or_else, facts))

    def refuse(self, option: Option, reason: Reason, facts: tuple[Fact, ...] = ()) -> None:
        """Note that an option is not on offer."""
        if self._explain:
            self.refused.append(Refusal(option, reason, facts))
