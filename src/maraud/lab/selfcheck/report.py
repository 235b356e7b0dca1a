"""What a run of the suite found."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

LINES: Final = 4  # of one kind


class Report:
    """Findings, one line each; what never occurred; and how often each property was looked at."""

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self.games = 0
        self.decisions = 0
        self.findings: list[str] = []
        self.counts: Counter[str] = Counter()
        self.never: list[str] = []  # prompts, events and reasons of the phrasebook that did not occur
        self.seen: set[str] = set()  # those that did
        self.longest = 0  # decisions of the longest game
        self._of_kind: Counter[str] = Counter()

    @property
    def ok(self) -> bool:
        """Whether nothing was found."""
        return not self.findings

    def find(self, kind: str, where: str, what: str) -> None:
        """Note a finding; only the first few of one kind."""
        self._of_kind[kind] += 1
        if self._of_kind[kind] <= LINES:
            self.findings.append(f"{kind}: {where}: {what}" if where else f"{kind}: {what}")

    @property
    def kinds(self) -> dict[str, int]:
        """How often each kind of finding came up."""
        return dict(self._of_kind)

    def plain(self) -> dict[str, Any]:
        """As plain data, to go between processes."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "findings": self.findings,
            "kinds": dict(self._of_kind),
            "counts": dict(self.counts),
            "seen": sorted(self.seen),
            "longest": self.longest,
        }

    def add(self, part: dict[str, Any]) -> None:
        """Add another run's findings, given as plain data."""
        self.games += part["games"]
        self.decisions += part["decisions"]
        self.longest = max(self.longest, part["longest"])
        self.counts.update(part["counts"])
        self.seen.update(part["seen"])
        for line in part["findings"]:
            kind = line.partition(":")[0]
            if sum(found.startswith(f"{kind}:") for found in self.findings) < LINES:
                self.findings.append(line)
        self._of_kind.update(part["kinds"])
