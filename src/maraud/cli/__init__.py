"""The command line: `maraud`."""

from maraud.cli.app import main

__all__ = ["main"]
