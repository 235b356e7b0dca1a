"""What Root says: prompts, reasons and events of the law. Each faction has its own words in its folder."""

from __future__ import annotations

from typing import Final

from maraud.engine.phrases import Phrasebook
from maraud.games.root.sayings import HINTS

PHRASES: Final = Phrasebook(HINTS)

# Cards.
DREW: Final = PHRASES.event("drew", "ROOT-G.6", "{0} draws a card.", private="{0} draws {1}.", reveals=False)
DISCARDED: Final = PHRASES.event("discarded", "ROOT-G.5", "{0} discards {1}.")
SHOWN: Final = PHRASES.event("shown", "ROOT-G.29", "{0} shows the hand to {1}.", reveals=True)
RESHUFFLED: Final = PHRASES.event("reshuffled", "ROOT-2.1", "The discard pile becomes the new deck.")
DOWN_TO_FIVE: Final = PHRASES.prompt(
    "down-to-five", "ROOT-IMPL-13", "Discard a card: you may keep five.", "discards to five"
)

# Moving.
MOVE_FROM: Final = PHRASES.prompt("move-from", "ROOT-4.2", "Move from where?", "moves")
MOVE_TO: Final = PHRASES.prompt("move-to", "ROOT-4.2", "Move from {0} to where?", "moves")
MOVE_HOW_MANY: Final = PHRASES.prompt("move-how-many", "ROOT-4.2", "How many warriors move from {0} to {1}?", "moves")
MOVE_PAWN: Final = PHRASES.prompt("move-pawn", "ROOT-4.2", "Move to where?", "moves")
BY_FERRY: Final = PHRASES.prompt("by-ferry", "ROOT-M.3.5", "By the Ferry from {0} to {1}?", "moves")
MOVED: Final = PHRASES.event("moved", "ROOT-4.2", "{0} moves {1} warriors from {2} to {3}.")
DRAW_FIRST: Final = PHRASES.prompt(
    "draw-first", "ROOT-1.1.3", "Is the Ferry's card drawn first, or second?", "orders the Ferry's draw"
)
FERRIED: Final = PHRASES.event("ferried", "ROOT-M.3.5", "{0} goes by the Ferry: it is in {1} now.")

# Battle.
BATTLE_WHERE: Final = PHRASES.prompt("battle-where", "ROOT-4.3", "Battle where?", "battles")
BATTLE_WHOM: Final = PHRASES.prompt("battle-whom", "ROOT-4.3", "Battle whom in {0}?", "battles")
AMBUSH: Final = PHRASES.prompt("ambush", "ROOT-4.3.1", "Battle in {0}: do you ambush?", "may ambush")
FOIL: Final = PHRASES.prompt("foil", "ROOT-4.3.1.1", "An ambush in {0}! Do you foil it?", "may foil the ambush")
LOSE: Final = PHRASES.prompt("lose", "ROOT-4.3.6", "Battle in {1}: {0} hits to take. What is lost?", "takes hits")
BATTLE_EFFECT: Final = PHRASES.prompt(
    "battle-effect", "ROOT-4.3.4", "Use a card in this battle?", "may use a card in battle"
)
EFFECTS_FIRST: Final = PHRASES.prompt(
    "effects-first", "ROOT-4.3.4", "Who uses cards first?", "decides who uses cards first"
)
BATTLE_BEGAN: Final = PHRASES.event("battle-began", "ROOT-4.3", "{0} battles {1} in {2}.")
AMBUSHED: Final = PHRASES.event("ambushed", "ROOT-4.3.1", "{0} ambushes with {1}.", reveals=True)
FOILED: Final = PHRASES.event("foiled", "ROOT-4.3.1.1", "{0} foils the ambush with {1}.", reveals=True)
ROLLED: Final = PHRASES.event("rolled", "ROOT-4.3.3", "The dice show {0} and {1}.")
HITS_DEALT: Final = PHRASES.event("hits-dealt", "ROOT-4.3.6", "{0} takes {1} hits, {2} takes {3}.")
LAID_OUT: Final = PHRASES.event("laid-out", "ROOT-CARD-COFFIN-MAKERS.1", "The Coffin Makers take {0} × {1}.")
REMOVED: Final = PHRASES.event("removed", "ROOT-G.24", "{0} loses {1} × {2} in {3}.")
BATTLE_ENDED: Final = PHRASES.event("battle-ended", "ROOT-4.3.1.2", "No attacker is left: the battle is over.")
BATTLE_TAKES_CARD: Final = PHRASES.event(
    "battle-takes-card", "ROOT-H.SU.3x2", "The battle takes a card: {0} has {1}.", reveals=True
)

# Ruins.
LEAVE_ITEM: Final = PHRASES.prompt("leave-item", "ROOT-9.7.3", "Two items lie here. Which do you take?", "explores")

# Points.
SCORED: Final = PHRASES.event("scored", "ROOT-3.1", "{0} scores {1} and has {2} points.")
LOST_POINTS: Final = PHRASES.event("lost-points", "ROOT-IMPL-03", "{0} loses {1} and has {2} points.")
WON: Final = PHRASES.event("won", "ROOT-3.1", "{0} wins with {1} points!")
DOMINANCE_ACTIVATED: Final = PHRASES.event("dominance-activated", "ROOT-3.3.1", "{0} activates {1}.", reveals=True)
DOMINANCE_TAKEN: Final = PHRASES.event("dominance-taken", "ROOT-3.3.4", "{0} takes {1}.")
DOMINANCE_WON: Final = PHRASES.event("dominance-won", "ROOT-3.3.1.1", "{0} wins by {1}!")
WHICH_DOMINANCE: Final = PHRASES.prompt(
    "which-dominance", "ROOT-3.3.1", "Which dominance card do you play?", "plays dominance"
)
DOMINANCE_TO_TAKE: Final = PHRASES.prompt(
    "dominance-to-take", "ROOT-3.3.4", "Which dominance card do you take?", "takes a dominance card"
)
PAY_FOR_DOMINANCE: Final = PHRASES.prompt(
    "pay-for-dominance", "ROOT-3.3.4", "Which card do you spend?", "takes a dominance card"
)
GAME_DRAWN: Final = PHRASES.event("drawn", "ROOT-1.4.1", "The game has lasted too long: nobody wins.")

# Crafting.
CRAFT_WHAT: Final = PHRASES.prompt("craft", "ROOT-4.1", "Craft a card?", "crafts")
CRAFTED: Final = PHRASES.event("crafted", "ROOT-4.1", "{0} crafts {1}.", reveals=True)
TOOK_ITEM: Final = PHRASES.event("took-item", "ROOT-4.1.2", "{0} takes {1}.")
NOT_CRAFTABLE: Final = PHRASES.reason("not-craftable", "ROOT-2.1.2", "This card cannot be crafted.")
NO_ITEM_LEFT: Final = PHRASES.reason("no-item-left", "ROOT-4.1.2", "That item is not in the supply.")
TWIN_EFFECT: Final = PHRASES.reason("twin-effect", "ROOT-4.1.4", "You have this effect already.")
CANNOT_PAY: Final = PHRASES.reason("cannot-pay", "ROOT-4.1.1", "You lack crafting pieces for it.")

# Cards in the play area.
USE_EFFECT: Final = PHRASES.prompt("use-effect", "ROOT-4.1.3", "Use a card in your play area?", "may use a card")
USED_EFFECT: Final = PHRASES.event("used-effect", "ROOT-4.1.3", "{0} uses {1}.")
EFFECT_UNUSABLE: Final = PHRASES.reason(
    "effect-unusable", "ROOT-4.1.3", "{0} is used up for now, or cannot do anything."
)

# The turn.
TURN_BEGAN: Final = PHRASES.event("turn-began", "ROOT-1.4.1", "{0} begins a turn.")
NOBODY_TO_FIGHT: Final = PHRASES.reason("nobody-to-fight", "ROOT-4.3", "There is nobody to battle.")
NO_LEGAL_MOVE: Final = PHRASES.reason(
    "no-legal-move", "ROOT-4.2.1", "No move is possible: you must rule one end of it."
)
NO_DOMINANCE: Final = PHRASES.reason("no-dominance", "ROOT-3.3.1", "You need ten points and a dominance card in hand.")
CANNOT_TAKE_DOMINANCE: Final = PHRASES.reason(
    "cannot-take-dominance", "ROOT-3.3.4", "There is no dominance card beside the map that your hand can pay for."
)
CANNOT_CLEAR_PATH: Final = PHRASES.reason(
    "cannot-clear-path", "ROOT-M.4.3", "Once a turn, for a card, with a piece of yours at one end of a closed path."
)
ACT_ON_OTHERS: Final = PHRASES.prompt(
    "act-on-others", "ROOT-1.4.2", "Anything else before your turn goes on?", "may do something else"
)
IN_DAYLIGHT_PROMPT: Final = PHRASES.prompt(
    "in-daylight", "ROOT-IMPL-24", "Anything else in Daylight?", "may use a card"
)
WHICH_PATH: Final = PHRASES.prompt("which-path", "ROOT-M.4.3", "Which path do you clear?", "clears a path")
PAY_FOR_PATH: Final = PHRASES.prompt("pay-for-path", "ROOT-M.4.3", "Which card do you spend?", "clears a path")
PATH_CLEARED: Final = PHRASES.event("path-cleared", "ROOT-M.4.3", "{0} clears the path {1}.")

# Set-up.
SUIT_DEALT: Final = PHRASES.event("suit-dealt", "ROOT-A.1", "{0} is {1}.")
PLAYS_FACTION: Final = PHRASES.event("plays-faction", "ROOT-5.1.1", "{0} plays the {1}.")
HAND_OPEN: Final = PHRASES.event(
    "hand-open", "ROOT-11.2.3", "{0} plays with an open hand: {1}, {2}, {3}, {4}, {5}.", reveals=True
)
LITTLE_REACH: Final = PHRASES.event(
    "little-reach", "ROOT-5.2", "The factions have a Reach of {0} together. {1} or more makes a better game."
)
FIRST_PLAYER: Final = PHRASES.event("first-player", "ROOT-5.1.1", "{0} goes first.")
CHOOSE_FACTION: Final = PHRASES.prompt("choose-faction", "ROOT-A.8.3", "Which faction do you play?", "chooses")
PUT_BACK_WHAT: Final = PHRASES.prompt("put-back", "ROOT-A.10", "Put which card back?", "chooses a hand")
PUT_BACK: Final = PHRASES.event(
    "put-back", "ROOT-A.10", "{0} puts a card back.", private="{0} puts {1} back.", reveals=True
)
SETUP_CARD_DEALT: Final = PHRASES.event("setup-card-dealt", "ROOT-A.8.2", "To choose from: {0}.")
CARD_LOCKED: Final = PHRASES.event(
    "card-locked", "ROOT-A.8.2.2", "{0} is locked until somebody has chosen a militant faction."
)
CHARACTER_DEALT: Final = PHRASES.event("character-dealt", "ROOT-A.8.2.3", "{0} is the {1}.")
CARD_BOXED: Final = PHRASES.event("card-boxed", "ROOT-A.8.3x1", "{0} finds no homeland and leaves the game.")
