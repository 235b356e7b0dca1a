"""What the game says: prompts, reasons and events."""

from __future__ import annotations

from typing import Final

from maraud.engine.phrases import Phrasebook

PHRASES: Final = Phrasebook()

TRAP_WHOM: Final = PHRASES.prompt(
    "trap",
    "RAI-12",
    "TRAP: whom do you try to trap?",
    "whom to trap",
    hint="Both spin. The higher spin takes a card from the other; on a tie nobody does.",
)
FIGHT_WHOM: Final = PHRASES.prompt(
    "fight",
    "RAI-41",
    "You may fight whoever stood here. Whom?",
    "whom to fight",
    hint="Both spin. The higher spin takes a card from the other; on a tie nobody does.",
)
PICK_FROM: Final = PHRASES.prompt(
    "pick",
    "RAI-14",
    "You win: which card do you take from {0}?",
    "which card to take from {0}",
    hint="It lies face down: you see its color only once it is yours.",
)
LEAVE_WHICH: Final = PHRASES.prompt(
    "leave",
    "RAI-21",
    "Caught: which of your cards do you leave here?",
    "which card to leave",
    hint="It lies face down under the edge, and whoever escapes here may take it.",
)
TAKE_WHICH: Final = PHRASES.prompt(
    "take",
    "RAI-22",
    "Which card do you take?",
    "which card to take",
    hint="You look at it once you have it, and nobody else does.",
)
LOOK_AT: Final = PHRASES.prompt(
    "look",
    "RAI-27",
    "Which card do you look at?",
    "which card to look at",
    hint="Only you see its color. The card stays where it is.",
)
AT_SAFE: Final = PHRASES.prompt(
    "safe",
    "RAI-27",
    "SAFE: you may look at one card. Which?",
    "which card to look at",
    hint="Only you see its color. The card stays where it is.",
)
AT_RAID: Final = PHRASES.prompt(
    "at-raid",
    "RAI-29",
    "RAID: look at a card, or go on a raid?",
    "to look or to raid",
    hint="A look is safe. A raid wins several cards of one color, or nothing.",
)
RAID_COLOR: Final = PHRASES.prompt(
    "color",
    "RAI-30",
    "A raid on which color?",
    "the color of a raid",
    hint="All hear it. You then turn up cards of that color, each of another group.",
)
RAID_WHICH: Final = PHRASES.prompt(
    "aim",
    "RAI-32",
    "The {0} raid: which card next?",
    "the next card of the {0} raid",
    hint="One card of another color, and the raid wins nothing. You may stop after two.",
)
LIST_WHICH: Final = PHRASES.prompt(
    "list",
    "RAI-E4",
    "The {0} raid: which cards do you want?",
    "the aims of the {0} raid",
    hint="At least two cards, each of another group. Then all are turned up in this order.",
)
GO_WHERE: Final = PHRASES.prompt(
    "go", "RAI-38", "GO ANYWHERE: to which space?", "where to go", hint="You then do what that space says."
)
AT_CORNER: Final = PHRASES.prompt(
    "corner",
    "RAI-39",
    "{0}: take a card here, or look at one of that group?",
    "to take or to look",
    hint="A card you take is yours, and you see it. A card you look at stays where it is.",
)

OWN_CARD: Final = PHRASES.reason("own-card", "RAI-E12", "{0} is your own.")
ON_SAFE: Final = PHRASES.reason("on-safe", "RAI-26", "{0} stands on SAFE.")
HAS_NOTHING: Final = PHRASES.reason("has-nothing", "RAI-18", "{0} has no card to win.")
PILE_EMPTY: Final = PHRASES.reason("pile-empty", "RAI-40", "No card lies on this corner.")
TOO_FEW: Final = PHRASES.reason("too-few", "RAI-E11", "A raid needs two cards of different groups that may be raided.")
SAME_GROUP: Final = PHRASES.reason("same-group", "RAI-31", "This raid has its {0} card: there is one of each color.")
MUST_ASK: Final = PHRASES.reason("must-ask", "RAI-35", "{0} has several {1} cards: ask for the one you want.")
STAYING: Final = PHRASES.reason("staying", "RAI-38", "You must move to another space.")
NO_CHAIN: Final = PHRASES.reason("no-chain", "RAI-E9", "From one GO ANYWHERE you do not go to another.")

BEGAN: Final = PHRASES.event("began", "RAI-8", "{0} goes first.")
DEALT: Final = PHRASES.event("dealt", "RAI-5", "{0} takes {1} from the corner.", "You take {1}: it is {2}.")
SPUN: Final = PHRASES.event("spun", "RAI-10", "{0} spins {1} and moves to {2}.")
WENT: Final = PHRASES.event("went", "RAI-38", "{0} goes to {1}.")
TRAPPED: Final = PHRASES.event("trapped", "RAI-13", "{0} drags {1} to the TRAP.")
FOUGHT: Final = PHRASES.event("fought", "RAI-42", "{0} fights {1}.")
DUELED: Final = PHRASES.event("dueled", "RAI-14", "{0} spins {1}.")
TIED: Final = PHRASES.event("tied", "RAI-15", "Both spun {0}: no card is taken.")
LOST_NOTHING: Final = PHRASES.event("lost-nothing", "RAI-19", "{0} loses, with no card to give.")
BRAVED: Final = PHRASES.event("braved", "RAI-20", "{0} spins {1} at the HAZARD.")
CAUGHT_AT: Final = PHRASES.event("caught", "RAI-21", "{0} is caught and leaves {1} at the HAZARD.")
CAUGHT_EMPTY: Final = PHRASES.event("caught-empty", "RAI-23", "{0} is caught, with no card to leave.")
ESCAPED: Final = PHRASES.event("escaped", "RAI-22", "{0} escapes the HAZARD.")
TOOK: Final = PHRASES.event(
    "took", "RAI-14", "{0} takes {1} from {2}.", "You take {1} from {2}: it is {3}.", reveals=True
)
LOOKED: Final = PHRASES.event("looked", "RAI-27", "{0} looks at {1}.", "You look at {1}: it is {2}.", reveals=True)
RAIDED: Final = PHRASES.event("raided", "RAI-30", "{0} goes on a {1} raid.")
LISTED: Final = PHRASES.event("listed", "RAI-E4", "{0} wants {1}.")
REQUESTED: Final = PHRASES.event("requested", "RAI-35", "{0} to {1}: turn over the {2} {3} card.")
DENIED: Final = PHRASES.event("denied", "RAI-35", "{0} has no {1} {2} card.", reveals=True)
TURNED: Final = PHRASES.event("turned", "RAI-32", "{0} is turned face up: it is {1}.", reveals=True)
RAID_FAILED: Final = PHRASES.event("raid-failed", "RAI-33", "The raid fails: all cards go back, face down.")
RAID_WON: Final = PHRASES.event("raid-won", "RAI-34", "The raid succeeds: {0} takes {1} cards.")
COUNTED: Final = PHRASES.event("counted", "RAI-46", "{0} owns all four groups, {1}.", reveals=True)
WON: Final = PHRASES.event("won", "RAI-46", "{0} shows four {1} cards and wins!", reveals=True)
DRAWN: Final = PHRASES.event("drawn", "RAI-E17", "After {0} turns nobody has the four: a draw.")
