"""What the Marquise's rules say."""

from __future__ import annotations

from typing import Final

from maraud.games.root.words import PHRASES

KEEP_WHERE: Final = PHRASES.prompt("keep-where", "ROOT-6.3.2", "In which corner do you build the keep?", "sets up")
HOME_WHERE: Final = PHRASES.prompt("marquise-home", "ROOT-A.SC.MARQUISE", "Which clearing is a homeland?", "sets up")
KEEP_HOME: Final = PHRASES.prompt("keep-home", "ROOT-A.SC.MARQUISE", "In which homeland is the keep?", "sets up")
START_WHERE: Final = PHRASES.prompt("start-where", "ROOT-6.3.4", "Where does the first {0} go?", "sets up")
WOOD_WHERE: Final = PHRASES.prompt(
    "wood-where", "ROOT-6.4", "Too little wood for all sawmills: where does it go?", "places wood"
)
ACTION: Final = PHRASES.prompt("marquise-action", "ROOT-6.5", "Daylight. Actions left: {0}.", "takes actions")
BUILD_WHERE: Final = PHRASES.prompt("build-where", "ROOT-6.5.4.1", "Build where?", "builds")
BUILD_WHAT: Final = PHRASES.prompt("build-what", "ROOT-6.5.4.1", "Build what in {0}?", "builds")
PAY_WOOD: Final = PHRASES.prompt("pay-wood", "ROOT-6.5.4.2", "{0} wood to pay: from where?", "pays wood")
RECRUIT_WHERE: Final = PHRASES.prompt(
    "recruit-where", "ROOT-6.5.3", "Too few warriors for all recruiters: where?", "recruits"
)
OVERWORK_WHERE: Final = PHRASES.prompt("overwork-where", "ROOT-6.5.5", "Overwork which sawmill?", "overworks")
OVERWORK_CARD: Final = PHRASES.prompt(
    "overwork-card", "ROOT-6.5.5", "Which card do you spend to overwork in {0}?", "overworks"
)
SPEND_BIRD: Final = PHRASES.prompt(
    "spend-bird", "ROOT-6.5", "Which bird card do you spend for an action?", "spends a bird"
)
HOSPITALS: Final = PHRASES.prompt(
    "field-hospitals",
    "ROOT-6.2.3",
    "Spend a card to save {0} warriors who fell in {1}?",
    "may use Field Hospitals",
)

SET_UP: Final = PHRASES.event("marquise-set-up", "ROOT-6.3.2", "The Marquise builds the keep in {0}.")
WOOD_PLACED: Final = PHRASES.event("wood-placed", "ROOT-6.4", "The Marquise places {0} wood.")
RECRUITED: Final = PHRASES.event("recruited", "ROOT-6.5.3", "The Marquise recruits {0} warriors.")
BUILT: Final = PHRASES.event("built", "ROOT-6.5.4.3", "The Marquise builds a {0} in {1}.")
OVERWORKED: Final = PHRASES.event("overworked", "ROOT-6.5.5", "The Marquise overworks the sawmill in {0}.")
SAVED: Final = PHRASES.event("saved", "ROOT-6.2.3", "Field Hospitals: {0} warriors return to the keep.")

NO_SITE: Final = PHRASES.reason(
    "no-site", "ROOT-6.5.4.1", "No clearing that you rule has an open slot and enough wood."
)
RECRUITED_ALREADY: Final = PHRASES.reason(
    "recruited-already", "ROOT-6.5.3", "Only once a turn, with a recruiter and a warrior."
)
NO_OVERWORK: Final = PHRASES.reason(
    "no-overwork", "ROOT-6.5.5", "You need a card that matches a sawmill's clearing, and wood."
)
NO_BIRD: Final = PHRASES.reason("no-bird", "ROOT-6.5", "You hold no bird card.")
NO_ACTIONS_LEFT: Final = PHRASES.reason(
    "no-actions-left", "ROOT-6.5", "No actions are left; a bird card gives one more."
)
