"""What the Marquise's rules say."""

from __future__ import annotations

from maraud.games.root.words import PHRASES

KEEP_WHERE = PHRASES.prompt("keep-where", "ROOT-6.3.2", "In which corner do you build the keep?", "sets up")
START_WHERE = PHRASES.prompt("start-where", "ROOT-6.3.4", "Where does the first {0} go?", "sets up")
WOOD_WHERE = PHRASES.prompt(
    "wood-where", "ROOT-6.4", "Too little wood for all sawmills: where does it go?", "places wood"
)
ACTION = PHRASES.prompt("marquise-action", "ROOT-6.5", "Daylight: {0} actions left.", "takes actions")
BUILD_WHERE = PHRASES.prompt("build-where", "ROOT-6.5.4.1", "Build where?", "builds")
BUILD_WHAT = PHRASES.prompt("build-what", "ROOT-6.5.4.1", "Build what in {0}?", "builds")
PAY_WOOD = PHRASES.prompt("pay-wood", "ROOT-6.5.4.2", "{0} wood to pay: from where?", "pays wood")
RECRUIT_WHERE = PHRASES.prompt("recruit-where", "ROOT-6.5.3", "Too few warriors for all recruiters: where?", "recruits")
OVERWORK_WHERE = PHRASES.prompt("overwork-where", "ROOT-6.5.5", "Overwork which sawmill?", "overworks")
OVERWORK_CARD = PHRASES.prompt("overwork-card", "ROOT-6.5.5", "Which card do you spend to overwork?", "overworks")
SPEND_BIRD = PHRASES.prompt("spend-bird", "ROOT-6.5", "Which bird card do you spend for an action?", "spends a bird")
HOSPITALS = PHRASES.prompt(
    "field-hospitals", "ROOT-6.2.3", "Spend a card to save {0} warriors from {1}?", "may use Field Hospitals"
)

SET_UP = PHRASES.event("marquise-set-up", "ROOT-6.3.2", "The Marquise builds the keep in {0}.")
WOOD_PLACED = PHRASES.event("wood-placed", "ROOT-6.4", "The Marquise places {0} wood.")
RECRUITED = PHRASES.event("recruited", "ROOT-6.5.3", "The Marquise recruits {0} warriors.")
BUILT = PHRASES.event("built", "ROOT-6.5.4.3", "The Marquise builds a {0} in {1}.")
OVERWORKED = PHRASES.event("overworked", "ROOT-6.5.5", "The Marquise overworks the sawmill in {0}.")
SAVED = PHRASES.event("saved", "ROOT-6.2.3", "Field Hospitals: {0} warriors return to the keep.")

NO_SITE = PHRASES.reason("no-site", "ROOT-6.5.4.1", "No clearing that you rule has an open slot and enough wood.")
RECRUITED_ALREADY = PHRASES.reason(
    "recruited-already", "ROOT-6.5.3", "Only once a turn, with a recruiter and a warrior."
)
NO_OVERWORK = PHRASES.reason(
    "no-overwork", "ROOT-6.5.5", "You need a card that matches a sawmill's clearing, and wood."
)
NO_BIRD = PHRASES.reason("no-bird", "ROOT-6.5", "You hold no bird card.")
NO_ACTIONS_LEFT = PHRASES.reason("no-actions-left", "ROOT-6.5", "No actions are left; a bird card gives one more.")
