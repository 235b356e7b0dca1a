"""Texts that people type, names and chat: one line of text, without marks that hide or turn what stands there."""

from __future__ import annotations

import unicodedata
from typing import Final

from maraud.server.faults import BadRequest

MOST_NAME: Final = 40
UNSEEN: Final = ("Cc", "Cf", "Cs")  # categories of letters


def one_line(text: str) -> str:
    """The text without control and direction marks, in one line."""
    kept = [letter for letter in text if letter.isspace() or unicodedata.category(letter) not in UNSEEN]
    return " ".join("".join(kept).split())


def clean_name(name: str) -> str:
    """A name as it is shown. Raises BadRequest if it is too long."""
    name = one_line(name)
    if len(name) > MOST_NAME:
        raise BadRequest(f"A name has at most {MOST_NAME} characters.")
    return name
