"""What the rules of the Hundreds say."""

from __future__ import annotations

from typing import Final

from maraud.games.root.words import PHRASES

HOME_WHERE: Final = PHRASES.prompt(
    "hundreds-home", "ROOT-A.SC.HUNDREDS", "Which clearing is the home of the Hundreds?", "sets up"
)
START_CORNER: Final = PHRASES.prompt(
    "hundreds-corner", "ROOT-14.3.2", "In which corner does the warlord start?", "sets up"
)
RAZE_WHERE: Final = PHRASES.prompt("raze-where", "ROOT-14.4.1", "Which mob razes next?", "razes")
SPREAD_WHERE: Final = PHRASES.prompt("spread-where", "ROOT-14.4.1", "Where does the new mob gather?", "places a mob")
RECRUIT_WHERE: Final = PHRASES.prompt(
    "hundreds-recruit", "ROOT-14.4.2", "Too few warriors for all strongholds: where?", "recruits"
)
ANOINT_WHOM: Final = PHRASES.prompt("anoint-whom", "ROOT-14.4.3", "Where is a new warlord anointed?", "anoints")
CHOOSE_MOOD: Final = PHRASES.prompt("choose-mood", "ROOT-14.4.4", "What is the warlord's mood?", "chooses a mood")
GIVE_AWAY: Final = PHRASES.prompt(
    "give-away", "ROOT-14.7.4", "Give an item of the Hoard away for two warriors?", "may be lavish"
)
OVERFLOW: Final = PHRASES.prompt(
    "overflow", "ROOT-14.2.4.1", "A {0}, and its track is full: which item leaves the game?", "removes an item"
)
KEEP_OR_REMOVE: Final = PHRASES.prompt(
    "keep-or-remove", "ROOT-14.2.3", "Keep the {0}, or remove it? Points for removing: {1}.", "crafts an item"
)
COMMAND: Final = PHRASES.prompt("command", "ROOT-14.5.2", "Command the Hundreds. Actions left: {0}.", "takes actions")
BUILD_AT: Final = PHRASES.prompt("stronghold-where", "ROOT-14.5.2.3", "Build a stronghold where?", "builds")
BUILD_CARD: Final = PHRASES.prompt(
    "stronghold-card", "ROOT-14.5.2.3", "Which card do you spend to build in {0}?", "builds"
)
ADVANCE: Final = PHRASES.prompt(
    "advance", "ROOT-14.5.3", "The warlord advances. Times left: {0}. Move or battle?", "advances"
)
LEAD_HOW_MANY: Final = PHRASES.prompt(
    "lead-how-many", "ROOT-14.5.3", "How many warriors go with the warlord from {0} to {1}?", "advances"
)
THEN_BATTLE: Final = PHRASES.prompt("then-battle", "ROOT-14.5.3", "And battle in {0}?", "advances")
ONCE_MORE: Final = PHRASES.prompt("once-more", "ROOT-14.7.5", "Relentless: move or battle once more?", "is relentless")
WARLORD_TOO: Final = PHRASES.prompt("warlord-too", "ROOT-14.5.2.1", "Does the warlord go along to {0}?", "moves")
INCITE_WHERE: Final = PHRASES.prompt("incite-where", "ROOT-14.6.1", "Incite a mob where?", "may incite")
INCITE_CARD: Final = PHRASES.prompt(
    "incite-card", "ROOT-14.6.1", "Which card do you spend to incite in {0}?", "incites"
)
ROLL_AGAIN: Final = PHRASES.prompt("roll-again", "ROOT-14.7.3", "Jubilant: roll for another mob?", "is jubilant")
LOOT: Final = PHRASES.prompt(
    "loot", "ROOT-14.2.5", "Loot {0}? You deal no rolled hits, and may take an item.", "may loot"
)
TAKE_LOOT: Final = PHRASES.prompt("take-loot", "ROOT-14.2.5", "Which item of {0} do you take?", "loots")
BITTER_WHERE: Final = PHRASES.prompt(
    "bitter-where", "ROOT-14.7.1", "Bitter: turn a mob into a warrior here?", "is bitter"
)

STARTED: Final = PHRASES.event("hundreds-set-up", "ROOT-14.3.2", "The warlord starts in {0}.")
RAZED: Final = PHRASES.event("razed", "ROOT-14.4.1", "A mob razes {0}.")
RUIN_RAZED: Final = PHRASES.event("ruin-razed", "ROOT-14.4.1", "The mob in {0} looks under the ruin.", reveals=True)
MOB_ROLLED: Final = PHRASES.event("mob-rolled", "ROOT-14.4.1", "The mob die shows {0}.")
MOB_PLACED: Final = PHRASES.event("mob-placed", "ROOT-14.4.1", "A mob gathers in {0}.")
RECRUITED: Final = PHRASES.event("hundreds-recruited", "ROOT-14.4.2", "The Hundreds recruit {0} warriors.")
ANOINTED: Final = PHRASES.event("anointed", "ROOT-14.4.3", "A new warlord is anointed in {0}.")
MOOD_CHOSEN: Final = PHRASES.event("mood-chosen", "ROOT-14.4.4", "The warlord is {0}.")
ITEM_GAINED: Final = PHRASES.event("item-gained", "ROOT-14.2.4.1", "The {0} goes to the Hoard.")
ITEM_GONE: Final = PHRASES.event("item-gone", "ROOT-14.2.4.1", "The {0} leaves the game.")
WARRIORS_CAME: Final = PHRASES.event("warriors-came", "ROOT-14.7.4", "{0} warriors join the warlord in {1}.")
STRONGHOLD_BUILT: Final = PHRASES.event("stronghold-built", "ROOT-14.5.2.3", "The Hundreds build a stronghold in {0}.")
WARLORD_MOVED: Final = PHRASES.event("warlord-moved", "ROOT-14.5.3", "The warlord goes from {0} to {1}.")
OPPRESSED: Final = PHRASES.event("oppressed", "ROOT-14.6.2", "The Hundreds oppress {0} clearings.")
LOOTING: Final = PHRASES.event("looting", "ROOT-14.2.5", "The Hundreds mean to loot {0}.")
LOOTED: Final = PHRASES.event("looted", "ROOT-14.2.5", "The Hundreds loot the {0} of {1}.")

SAME_MOOD: Final = PHRASES.reason("same-mood", "ROOT-14.4.4", "That is the mood now; it has to change.")
MOOD_LOCKED: Final = PHRASES.reason("mood-locked", "ROOT-14.4.4", "The Hoard holds the {0}.")
NO_SITE: Final = PHRASES.reason(
    "no-stronghold-site", "ROOT-14.5.2.3", "You need an open slot in a clearing you rule, and a card that matches it."
)
NOBODY_THERE: Final = PHRASES.reason("nobody-there", "ROOT-14.5.3", "There is nobody to battle where the warlord is.")
CANNOT_LEAD: Final = PHRASES.reason("cannot-lead", "ROOT-14.5.3", "The warlord has nowhere to go.")
