"""What the Alliance's rules say."""

from __future__ import annotations

from typing import Final

from maraud.games.root.words import PHRASES

OUTRAGE: Final = PHRASES.prompt(
    "outrage", "ROOT-8.2.6", "Outrage in {0}: which card joins the Supporters?", "pays for an Outrage"
)
FIRST_TRIGGER: Final = PHRASES.prompt(
    "first-trigger", "ROOT-4.3.6", "Several of the Alliance's pieces fell: what comes first?", "orders what follows"
)
KEEP_FIVE: Final = PHRASES.prompt(
    "keep-five", "ROOT-8.2.4", "Only five supporters can stay: which one goes?", "loses supporters"
)
REVOLT_WHERE: Final = PHRASES.prompt("revolt", "ROOT-8.4.1", "Revolt in a clearing?", "may revolt")
SPREAD_WHERE: Final = PHRASES.prompt(
    "spread", "ROOT-8.4.2", "Spread sympathy? Supporters it costs: {0}; points it scores: {1}.", "may spread sympathy"
)
SPEND_SUPPORTER: Final = PHRASES.prompt(
    "spend-supporter", "ROOT-8.2.3", "Supporters to spend for {1}: {0}. Which one?", "spends supporters"
)
ALLIANCE_DAYLIGHT: Final = PHRASES.prompt(
    "alliance-daylight", "ROOT-8.5", "Daylight: what do you do?", "uses the Daylight"
)
MOBILIZE_WHICH: Final = PHRASES.prompt("mobilize", "ROOT-8.5.2", "Which card joins the Supporters?", "mobilizes a card")
TRAIN_WITH: Final = PHRASES.prompt(
    "train", "ROOT-8.5.3", "Which card do you spend to train an officer?", "trains an officer"
)
OPERATIONS: Final = PHRASES.prompt(
    "operations", "ROOT-8.6.1", "Military operations left: {0}.", "takes military operations"
)
RECRUIT_BASE: Final = PHRASES.prompt("recruit-base", "ROOT-8.6.1.3", "Recruit at which base?", "recruits")
ORGANIZE_WHERE: Final = PHRASES.prompt("organize", "ROOT-8.6.1.4", "Organize in which clearing?", "organizes")

OUTRAGED: Final = PHRASES.event(
    "outraged", "ROOT-8.2.6", "Outrage in {1}: {0} pays with {2} matching cards.", reveals=True
)
GAVE_SUPPORTER: Final = PHRASES.event(
    "gave-supporter",
    "ROOT-8.2.6",
    "{0} adds a card to the Supporters.",
    private="{0} adds {1} to the Supporters.",
    reveals=True,
)
DREW_SUPPORTER: Final = PHRASES.event(
    "drew-supporter",
    "ROOT-8.2.3",
    "A card from the deck joins the Supporters.",
    private="{0} joins the Supporters.",
)
TURNED_AWAY: Final = PHRASES.event(
    "turned-away", "ROOT-8.2.3.1", "Without a base five supporters are the most: {0} is discarded.", reveals=True
)
SPENT_SUPPORTER: Final = PHRASES.event(
    "spent-supporter", "ROOT-8.2.3", "The Alliance spend {0} from the Supporters.", reveals=True
)
LOST_SUPPORTER: Final = PHRASES.event(
    "lost-supporter", "ROOT-8.2.4", "The Alliance lose {0} from the Supporters.", reveals=True
)
BASE_FELL: Final = PHRASES.event(
    "base-fell", "ROOT-8.2.4", "A base has fallen: the Alliance lose the Supporters of its suit.", reveals=True
)
OFFICERS_LOST: Final = PHRASES.event("officers-lost", "ROOT-8.2.4", "{0} officers are lost.")
REVOLTED: Final = PHRASES.event("revolted", "ROOT-8.4.1.3", "Revolt in {0}: a base and {1} warriors.")
SYMPATHY_SPREAD: Final = PHRASES.event("sympathy-spread", "ROOT-8.4.2.3", "Sympathy spreads to {0}.")
MOBILIZED: Final = PHRASES.event(
    "mobilized",
    "ROOT-8.5.2",
    "The Alliance add a card to the Supporters.",
    private="The Alliance add {0} to the Supporters.",
)
TRAINED: Final = PHRASES.event("trained", "ROOT-8.5.3", "The Alliance train an officer: {0} in all.")
RECRUITED_AT_BASE: Final = PHRASES.event("recruited-at-base", "ROOT-8.6.1.3", "The Alliance recruit a warrior in {0}.")
ORGANIZED: Final = PHRASES.event("organized", "ROOT-8.6.1.4", "A warrior in {0} gives way to sympathy.")

NO_HAND: Final = PHRASES.reason("no-hand", "ROOT-8.5.2", "Your hand is empty.")
NOTHING_TO_CRAFT: Final = PHRASES.reason("nothing-to-craft", "ROOT-8.5.1", "No card of your hand can be crafted now.")
CANNOT_TRAIN: Final = PHRASES.reason(
    "cannot-train", "ROOT-8.5.3", "You need a base on the map, a card that matches it, and a warrior."
)
NO_RECRUITING: Final = PHRASES.reason("no-recruiting", "ROOT-8.6.1.3", "You need a base on the map and a warrior.")
NO_ORGANIZING: Final = PHRASES.reason(
    "no-organizing", "ROOT-8.6.1.4", "You need a warrior where no sympathy is, and a sympathy token."
)
NO_REVOLT: Final = PHRASES.reason("no-revolt", "ROOT-8.4.1.2", "You need two supporters of that suit.")
NO_SPREAD: Final = PHRASES.reason("no-spread", "ROOT-8.4.2.2", "You need {0} supporters of that suit.")
