"""What the rules of the Cult say."""

from __future__ import annotations

from typing import Final

from maraud.games.root.words import PHRASES

HOME_WHERE: Final = PHRASES.prompt("cult-home", "ROOT-A.SC.CULT", "Which clearing is the home of the Cult?", "sets up")
START_CORNER: Final = PHRASES.prompt("cult-corner", "ROOT-10.3.2", "In which corner does the Cult start?", "sets up")
AROUND_WHERE: Final = PHRASES.prompt(
    "cult-around", "ROOT-A.SC.CULT", "Where does a warrior start beside your home?", "sets up"
)
FIRST_OUTCAST: Final = PHRASES.prompt("first-outcast", "ROOT-10.3.3", "Which suit is the Outcast?", "sets up")
CONSPIRE: Final = PHRASES.prompt("conspire", "ROOT-10.4.3", "Conspire in {0} clearings? Acolytes: {1}.", "may conspire")
CRUSADE_HOW: Final = PHRASES.prompt("crusade-how", "ROOT-10.4.3.1", "Crusade: battle or move?", "crusades")
CRUSADE_ON: Final = PHRASES.prompt("crusade-on", "ROOT-10.4.3.1", "And battle in {0}?", "crusades")
CONVERT_WHERE: Final = PHRASES.prompt("convert-where", "ROOT-10.4.3.2", "Convert a warrior where?", "converts")
CONVERT_WHOM: Final = PHRASES.prompt("convert-whom", "ROOT-10.4.3.2", "Whose warrior in {0}?", "converts")
SANCTIFY_WHERE: Final = PHRASES.prompt("sanctify-where", "ROOT-10.4.3.3", "Sanctify a building where?", "sanctifies")
SANCTIFY_WHAT: Final = PHRASES.prompt(
    "sanctify-what", "ROOT-10.4.3.3", "Which building in {0} becomes a garden?", "sanctifies"
)
RITUAL: Final = PHRASES.prompt("ritual", "ROOT-10.5", "Which ritual do you perform?", "performs rituals")
GARDEN_WHERE: Final = PHRASES.prompt("garden-where", "ROOT-10.5.1", "Where does a garden grow?", "builds")
JOIN_WHERE: Final = PHRASES.prompt("cult-recruit-where", "ROOT-10.5.2", "Where does a warrior come to?", "recruits")
RITUAL_CARD: Final = PHRASES.prompt("ritual-card", "ROOT-10.5", "Which card do you reveal?", "performs a ritual")
SCORE_CARD: Final = PHRASES.prompt("score-card", "ROOT-10.5.3", "Which card do you spend to score?", "scores")

STARTED: Final = PHRASES.event("cult-set-up", "ROOT-10.3.2", "The first garden grows in {0}.")
OUTCAST_SET: Final = PHRASES.event("outcast-set", "ROOT-10.4.1", "The {0} suit is Outcast.")
OUTCAST_HATED: Final = PHRASES.event("outcast-hated", "ROOT-10.4.1", "The {0} suit is Hated.")
SOULS_GONE: Final = PHRASES.event("souls-gone", "ROOT-10.4.2", "{0} Lost Souls are discarded.")
CONSPIRED: Final = PHRASES.event("conspired", "ROOT-10.4.3", "The Cult spends {0} acolytes to {1}.")
CONVERTED: Final = PHRASES.event("converted", "ROOT-10.4.3.2", "A warrior in {0} joins the Cult.")
SANCTIFIED: Final = PHRASES.event("sanctified", "ROOT-10.4.3.3", "A garden takes its place in {0}.")
REVEALED: Final = PHRASES.event("ritual-card-revealed", "ROOT-10.5", "The Cult reveals {0}.", reveals=True)
GARDEN_BUILT: Final = PHRASES.event("garden-built", "ROOT-10.5.1", "A garden grows in {0}.")
JOINED: Final = PHRASES.event("cult-recruited", "ROOT-10.5.2", "A warrior of the Cult comes to {0}.")
SACRIFICED: Final = PHRASES.event("sacrificed", "ROOT-10.5.4", "A warrior becomes an acolyte.")
RETURNED: Final = PHRASES.event("revealed-returned", "ROOT-10.6.1", "The Cult takes {0} revealed cards back.")
REVENGED: Final = PHRASES.event("revenge", "ROOT-10.2.3", "Revenge: {0} warriors join the acolytes.")
AFRAID: Final = PHRASES.event("faithful-fear", "ROOT-10.2.5", "The Cult fears, and loses a random card.", reveals=True)

NO_CONSPIRACY: Final = PHRASES.reason(
    "no-conspiracy", "ROOT-10.4.3", "It takes {0} acolytes, and something to do it to in an Outcast clearing."
)
NO_GARDEN_SITE: Final = PHRASES.reason(
    "no-garden-site", "ROOT-10.5.1", "You need a card of the suit of a clearing you rule, with an open slot."
)
NO_RECRUIT: Final = PHRASES.reason("no-cult-recruit", "ROOT-10.5.2", "You need a card of a suit, and a warrior.")
NO_SCORE: Final = PHRASES.reason(
    "no-cult-score", "ROOT-10.5.3", "You need a card of a suit with a garden, and each suit scores once a turn."
)
NO_SACRIFICE: Final = PHRASES.reason("no-sacrifice", "ROOT-10.5.4", "You need a bird card and a warrior in the supply.")
