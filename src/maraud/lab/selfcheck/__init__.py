"""The contract suite: one harness that holds any game to what the engine, bots and people rely on."""

from maraud.lab.selfcheck.report import Report
from maraud.lab.selfcheck.suite import selfcheck

__all__ = ["Report", "selfcheck"]
