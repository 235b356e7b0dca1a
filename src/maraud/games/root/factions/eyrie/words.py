"""What the Eyrie's rules say."""

from __future__ import annotations

from typing import Final

from maraud.games.root.words import PHRASES

START_CORNER: Final = PHRASES.prompt(
    "eyrie-corner", "ROOT-7.3.2", "In which corner does the first roost stand?", "sets up"
)
HOME_WHERE: Final = PHRASES.prompt("eyrie-home", "ROOT-A.SC.EYRIE", "Which clearing is the Eyrie's home?", "sets up")
START_LEADER: Final = PHRASES.prompt("start-leader", "ROOT-7.3.3", "Who leads the Eyrie?", "chooses a leader")
ADD_TO_DECREE: Final = PHRASES.prompt(
    "add-to-decree", "ROOT-7.4.2", "Which card joins the Decree?", "adds to the Decree"
)
ADD_MORE: Final = PHRASES.prompt("add-more", "ROOT-7.4.2", "Add a second card to the Decree?", "adds to the Decree")
ADD_WHERE: Final = PHRASES.prompt("add-where", "ROOT-7.4.2", "Into which column does {0} go?", "adds to the Decree")
NEW_ROOST_WHERE: Final = PHRASES.prompt(
    "new-roost-where", "ROOT-7.4.3", "Where does the new roost stand?", "builds a new roost"
)
DECREE: Final = PHRASES.prompt("decree", "ROOT-7.5.2", "The Decree, {0}: a card of which suit?", "resolves the Decree")
RECRUIT_AT: Final = PHRASES.prompt("decree-recruit", "ROOT-7.5.2.1", "Recruit at which roost?", "recruits")
BUILD_AT: Final = PHRASES.prompt("decree-build", "ROOT-7.5.2.4", "Build a roost where?", "builds a roost")
NEW_LEADER: Final = PHRASES.prompt("new-leader", "ROOT-7.7.3", "Turmoil! Who leads the Eyrie now?", "chooses a leader")

NESTED: Final = PHRASES.event("nested", "ROOT-7.3.2", "The Eyrie start with a roost in {0}.")
LEADER_CHOSEN: Final = PHRASES.event("leader-chosen", "ROOT-7.3.3", "The {0} leads the Eyrie.")
ADDED: Final = PHRASES.event("added", "ROOT-7.4.2", "The Eyrie add {0} to the Decree: {1}.", reveals=True)
NEW_ROOST: Final = PHRASES.event("new-roost", "ROOT-7.4.3", "The Eyrie build a new roost in {0}.")
RECRUITED_AT: Final = PHRASES.event("decree-recruited", "ROOT-7.5.2.1", "The Eyrie recruit {0} warriors in {1}.")
ROOST_BUILT: Final = PHRASES.event("roost-built", "ROOT-7.5.2.4", "The Eyrie build a roost in {0}.")
TURMOIL: Final = PHRASES.event("turmoil", "ROOT-7.7", "Turmoil: a {1} card in {0} cannot be carried out.")
PURGED: Final = PHRASES.event("purged", "ROOT-7.7.2", "The Decree is purged of {0} cards.")
LEADERS_BACK: Final = PHRASES.event("leaders-back", "ROOT-7.7.3.1", "All four leaders are turned face up again.")

ONE_BIRD: Final = PHRASES.reason("one-bird", "ROOT-7.4.2", "Only one of the added cards may be a bird.")
