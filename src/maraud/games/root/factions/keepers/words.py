"""What the rules of the Keepers say."""

from __future__ import annotations

from typing import Final

from maraud.games.root.words import PHRASES

HOME_WHERE: Final = PHRASES.prompt("keepers-home", "ROOT-A.SC.KEEPERS", "Where are the Keepers at home?", "sets up")
START_CORNER: Final = PHRASES.prompt("keepers-corner", "ROOT-15.3.3", "In which corner do you start?", "sets up")
START_BESIDE: Final = PHRASES.prompt(
    "keepers-beside", "ROOT-15.3.3", "In which clearing beside it, at the edge?", "sets up"
)
ENCAMP_WHERE: Final = PHRASES.prompt(
    "encamp-where", "ROOT-15.4.1", "Encamp where? A warrior becomes a waystation.", "may encamp"
)
COME_BACK: Final = PHRASES.prompt(
    "come-back", "ROOT-15.4.1x1", "Come back with a waystation and a warrior?", "may come back"
)
WHICH_STATION: Final = PHRASES.prompt(
    "which-station", "ROOT-15.2.2", "Which waystation stands in {0}, with which side up?", "encamps"
)
DECAMP_WHERE: Final = PHRASES.prompt(
    "decamp-where", "ROOT-15.4.2", "Decamp where? A waystation becomes a warrior.", "may decamp"
)
DECAMP_WHICH: Final = PHRASES.prompt("decamp-which", "ROOT-15.4.2", "Which waystation?", "decamps")
RECRUIT_AT: Final = PHRASES.prompt("keepers-recruit", "ROOT-15.4.3", "Recruit at which waystation?", "may recruit")
RECRUIT_CARD: Final = PHRASES.prompt(
    "keepers-card", "ROOT-15.4.3", "Which card do you spend to recruit in {0}?", "recruits"
)
USE_CARD: Final = PHRASES.prompt(
    "retinue", "ROOT-15.5.2", "Retinue, {0}: act with which card?", "acts with the Retinue"
)
DELVE_WHERE: Final = PHRASES.prompt(
    "delve-where", "ROOT-15.5.2.2", "Battle, then delve: in which clearing?", "battles and delves"
)
DELVE_FROM: Final = PHRASES.prompt("delve-from", "ROOT-15.5.2.2", "Delve from which forest into {0}?", "may delve")
DELVE_WHAT: Final = PHRASES.prompt("delve-what", "ROOT-15.5.2.2a", "Which relic do you take?", "delves")
MOVE_OR_RECOVER: Final = PHRASES.prompt(
    "move-or-recover", "ROOT-15.5.2.3", "Move, or recover relics?", "moves or recovers"
)
RECOVER_WHERE: Final = PHRASES.prompt("recover-where", "ROOT-15.5.2.3", "Recover relics where?", "recovers")
RECOVER_WHAT: Final = PHRASES.prompt("recover-what", "ROOT-15.5.2.3a", "Which relic do you recover in {0}?", "recovers")
CARRY: Final = PHRASES.prompt("carry", "ROOT-15.2.4", "Which relic goes along from {0} to {1}?", "may carry relics")
LOSE_RELIC: Final = PHRASES.prompt("lose-relic", "ROOT-15.X.1", "Which relic in {0} is lost?", "loses a relic")
TROPHY_WHERE: Final = PHRASES.prompt(
    "trophy-where", "ROOT-15.2.5", "Into which forest does the {0} go?", "puts a relic"
)
GATHER: Final = PHRASES.prompt("gather", "ROOT-15.6.2", "Add a card to the Retinue?", "may add to the Retinue")
GATHER_WHERE: Final = PHRASES.prompt(
    "gather-where", "ROOT-15.6.2", "Into which column does {0} go?", "adds to the Retinue"
)
SHIFT_FROM: Final = PHRASES.prompt("shift-from", "ROOT-15.6.2", "Shift a card of which column?", "shifts a card")
SHIFT_CARD: Final = PHRASES.prompt("shift-card", "ROOT-15.6.2", "Shift which card?", "shifts a card")
SHIFT_TO: Final = PHRASES.prompt("shift-to", "ROOT-15.6.2", "Shift it into which column?", "shifts a card")

RELIC_LAID: Final = PHRASES.event("relic-laid", "ROOT-15.3.1", "A {0} lies in {1}.")
STARTED: Final = PHRASES.event("keepers-set-up", "ROOT-15.3.3", "The Keepers start in {0} and {1}.")
ENCAMPED: Final = PHRASES.event("encamped", "ROOT-15.4.1", "The Keepers encamp in {0}: {1}.")
DECAMPED: Final = PHRASES.event("decamped", "ROOT-15.4.2", "The Keepers decamp in {0}.")
RECRUITED: Final = PHRASES.event("keepers-recruited", "ROOT-15.4.3", "The Keepers recruit {0} warriors in {1}.")
RETINUE_USED: Final = PHRASES.event("retinue-used", "ROOT-15.5.2", "The Keepers act with {0}: {1}.")
RETAINER_LEFT: Final = PHRASES.event("retainer-left", "ROOT-15.D.4", "A Faithful Retainer leaves the game.")
DELVED: Final = PHRASES.event("delved", "ROOT-15.5.2.2a", "The Keepers delve the {0} out of {1} into {2}.")
RECOVERED: Final = PHRASES.event("recovered", "ROOT-15.5.2.3a", "The Keepers recover the {0} in {1}.")
COLUMN_FILLED: Final = PHRASES.event("column-filled", "ROOT-15.D.7", "Column {0} of the relics is full.")
CARRIED: Final = PHRASES.event("carried", "ROOT-15.2.4", "The {0} goes along to {1}.")
TROPHY: Final = PHRASES.event("trophy", "ROOT-15.2.5", "The {0} is put into {1}.")
LIVED_OFF: Final = PHRASES.event("lived-off", "ROOT-15.6.1", "The Keepers live off the land.")
GATHERED: Final = PHRASES.event("gathered", "ROOT-15.6.2", "The Keepers add {0} to the Retinue: {1}.", reveals=True)
SHIFTED: Final = PHRASES.event("shifted", "ROOT-15.6.2", "The Keepers shift {0} from {1} to {2}.")

NOTHING_TO_DO: Final = PHRASES.reason(
    "nothing-to-do", "ROOT-15.5.2", "There is nothing to do with it in a clearing that it matches."
)
