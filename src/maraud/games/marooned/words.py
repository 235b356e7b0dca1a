"""What Marooned! says: prompts, reasons and events."""

from __future__ import annotations

from typing import Final

from maraud.engine.phrases import Phrasebook

PHRASES: Final = Phrasebook()

WHERE_TO: Final = PHRASES.prompt("move", "MOO-8", "Where do you go?", "where to go")
EXTRA_SPACE: Final = PHRASES.prompt(
    "extra", "MOO-46", "The Compass lets you go one space more. Where?", "one space more?"
)
WHAT_TO_FLIP: Final = PHRASES.prompt("flip", "MOO-28", "You may flip one card. Which?", "may flip a card")
SWAP_WITH: Final = PHRASES.prompt(
    "mirage", "MOO-43", "Mirage changes places with the furthest card. With which?", "what Mirage changes places with"
)

OUTSIDE_AREA: Final = PHRASES.reason("outside-area", "MOO-12", "That square is outside the area that the ship has set.")
TOO_LARGE: Final = PHRASES.reason(
    "too-large", "MOO-12", "The island may be no more than four cards wide and four tall."
)
DECK_EMPTY: Final = PHRASES.reason("deck-empty", "MOO-13", "There is no card left to place there.")
EXTRA_NEEDS_CARD: Final = PHRASES.reason(
    "extra-needs-card", "MOO-46", "The Compass leads only onto a card already placed."
)
NOT_IN_PLAY: Final = PHRASES.reason("not-in-play", "MOO-28", "{0} is not in play.")
NOT_ON_HIGH_GROUND: Final = PHRASES.reason("not-on-high-ground", "MOO-28", "You do not stand on Higher Ground.")
NO_SHIP_SET_SAIL: Final = PHRASES.reason("no-ship-set-sail", "MOO-50", "No ship has set sail in this turn.")
FLIPS_BY_ITSELF: Final = PHRASES.reason("flips-by-itself", "MOO-7", "{0} flips by itself, never by choice.")
MAPS_APART: Final = PHRASES.reason("maps-apart", "MOO-51", "Both halves of the map must be in play.")
NOT_AT_CROSSING: Final = PHRASES.reason("not-at-crossing", "MOO-51", "You do not stand where the two halves cross.")

DRAWN: Final = PHRASES.event("drawn", "MOO-8", "{0} is drawn and placed.", reveals=True)
STEPPED: Final = PHRASES.event("stepped", "MOO-8", "You step onto {0}.")
TIRED: Final = PHRASES.event("tired", "MOO-14", "The turn costs 1 Health: {0} left.")
HEALED: Final = PHRASES.event("healed", "MOO-15", "{0} gives {1} Health: now {2}.")
HURT: Final = PHRASES.event("hurt", "MOO-17", "{0} costs {1} Health: {2} left.")
SPARED: Final = PHRASES.event("spared", "MOO-17", "{0} does no harm: {1} is in play.")
SET_SAIL: Final = PHRASES.event("set-sail", "MOO-19", "A ship sets sail from the {0} corner.")
IGNORED: Final = PHRASES.event("ignored", "MOO-26", "The ship on {0} does not count: another is sailing.")
SAILED: Final = PHRASES.event("sailed", "MOO-23", "The ship sails on.")
SKIPPED: Final = PHRASES.event("skipped", "MOO-44", "The Sea Serpent drives the ship past: nobody looks.")
TURNED_CORNER: Final = PHRASES.event(
    "turned-corner", "MOO-47", "The ship does not go home: it sails on from the {0} corner."
)
RETURNED: Final = PHRASES.event("returned", "MOO-25", "The ship returns to port.")
FLIPPED: Final = PHRASES.event("flipped", "MOO-31", "{0} becomes {1}.")
FLIPPED_BACK: Final = PHRASES.event("flipped-back", "MOO-42", "The Tornado turns {0} back to {1}.")
STORM_BROKE: Final = PHRASES.event("storm-broke", "MOO-40", "The 13th card: Storm becomes Tornado.")
SWAPPED: Final = PHRASES.event("swapped", "MOO-43", "Mirage changes places with {0} and becomes Sea Serpent.")
FADED: Final = PHRASES.event("faded", "MOO-E5", "Mirage finds no card to change places with and becomes Sea Serpent.")
ATTACKED: Final = PHRASES.event("attacked", "MOO-45", "Pirates drive the ship to port and become Compass.")
SIGHTED: Final = PHRASES.event("sighted", "MOO-47", "The ship is sighted: it will sail on at the next corner.")
RESCUED_BY: Final = PHRASES.event("rescued", "MOO-36", "The ship finds your {0}. You are rescued!")
DIED: Final = PHRASES.event("died", "MOO-18", "Your Health is gone. The island keeps you.")
GAVE_UP: Final = PHRASES.event("gave-up", "MOO-E25", "You give up.")
