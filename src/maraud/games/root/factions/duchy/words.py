"""What the rules of the Duchy say."""

from __future__ import annotations

from typing import Final

from maraud.games.root.words import PHRASES

START_CORNER: Final = PHRASES.prompt("duchy-corner", "ROOT-12.3.3", "In which corner does the Duchy start?", "sets up")
HOME_WHERE: Final = PHRASES.prompt("duchy-home", "ROOT-A.SC.DUCHY", "Which clearing is the Duchy's home?", "sets up")
AROUND_WHERE: Final = PHRASES.prompt(
    "duchy-around", "ROOT-A.SC.DUCHY", "Where does a warrior start beside your home?", "sets up"
)
ASSEMBLY: Final = PHRASES.prompt("assembly", "ROOT-12.5.1", "Assembly. Actions left: {0}.", "takes actions")
BUILD_WHAT: Final = PHRASES.prompt("duchy-build-what", "ROOT-12.5.1.1", "Build what in {0}?", "builds")
BUILD_WHERE: Final = PHRASES.prompt("duchy-build-where", "ROOT-12.5.1.1", "Build where?", "builds")
BUILD_CARD: Final = PHRASES.prompt(
    "duchy-build-card", "ROOT-12.5.1.1", "Which card do you reveal to build in {0}?", "builds"
)
DIG_WHERE: Final = PHRASES.prompt("dig-where", "ROOT-12.5.1.5", "Dig where?", "digs")
DIG_CARD: Final = PHRASES.prompt("dig-card", "ROOT-12.5.1.5", "Which card do you spend to dig in {0}?", "digs")
DIG_FROM: Final = PHRASES.prompt("dig-from", "ROOT-12.2.4", "Which tunnel is removed first?", "digs")
DIG_HOW_MANY: Final = PHRASES.prompt(
    "dig-how-many", "ROOT-12.5.1.5", "How many warriors come out of the Burrow in {0}?", "digs"
)
PARLIAMENT: Final = PHRASES.prompt("parliament", "ROOT-12.5.2", "Which minister acts?", "calls ministers")
BRIGADE_HOW: Final = PHRASES.prompt("brigade-how", "ROOT-12.5.2.4", "Moves or battles?", "acts")
BANK_CARD: Final = PHRASES.prompt("bank-card", "ROOT-12.5.2.5", "Which card do you spend for a point?", "spends cards")
BANK_MORE: Final = PHRASES.prompt("bank-more", "ROOT-12.5.2.5", "And another card of that suit?", "spends cards")
MAYOR_AS: Final = PHRASES.prompt("mayor-as", "ROOT-12.5.2.6", "Whose action does the Mayor take?", "acts")
SWAY: Final = PHRASES.prompt("sway", "ROOT-12.5.3", "Sway a minister?", "may sway")
SWAY_CARD: Final = PHRASES.prompt("sway-card", "ROOT-12.5.3.2", "Which card do you reveal? To go: {0}.", "sways")
WHO_FALLS: Final = PHRASES.prompt("who-falls", "ROOT-12.2.3", "Which minister leaves you?", "loses a minister")

STARTED: Final = PHRASES.event("duchy-set-up", "ROOT-12.3.3", "The first tunnel opens in {0}.")
RECRUITED: Final = PHRASES.event("duchy-recruited", "ROOT-12.4", "{0} warriors come to the Burrow.")
REVEALED: Final = PHRASES.event("duchy-reveals", "ROOT-12.6.1", "The Duchy reveals {0}.", reveals=True)
BUILT: Final = PHRASES.event("duchy-builds", "ROOT-12.5.1.1", "The Duchy builds a {0} in {1}.")
DUG: Final = PHRASES.event("dug", "ROOT-12.5.1.5", "A tunnel opens in {0}.")
ACTED: Final = PHRASES.event("minister-acts", "ROOT-12.5.2", "The {0} acts.")
MAYOR_ACTED: Final = PHRASES.event("mayor-acts", "ROOT-12.5.2.6", "The Mayor acts as the {0} would.")
SWAYED: Final = PHRASES.event("minister-swayed", "ROOT-12.5.3.3", "The {0} is swayed.")
FALLEN: Final = PHRASES.event("minister-lost", "ROOT-12.2.3", "The {0} leaves the Duchy, and the crown the game.")
FAILED: Final = PHRASES.event("price-of-failure", "ROOT-12.2.3", "The Duchy pays the Price of Failure.", reveals=True)
RETURNED: Final = PHRASES.event("duchy-takes-back", "ROOT-12.6.1", "The Duchy takes {0} revealed cards back.")

NO_SITE: Final = PHRASES.reason(
    "no-duchy-site",
    "ROOT-12.5.1.1",
    "You need a building, a clearing you rule with an open slot, and a card that matches it.",
)
NO_MOLES: Final = PHRASES.reason("no-moles", "ROOT-12.5.1.2", "There is no warrior in the supply.")
NO_DIG: Final = PHRASES.reason(
    "no-dig", "ROOT-12.5.1.5", "You need a warrior in the Burrow, and a card of a clearing without a tunnel."
)
CANNOT_ACT: Final = PHRASES.reason("minister-cannot-act", "ROOT-12.5.2", "The {0} can do nothing now.")
HAS_ACTED: Final = PHRASES.reason("minister-has-acted", "ROOT-12.5.2", "The {0} has acted.")
CANNOT_SWAY: Final = PHRASES.reason(
    "cannot-sway", "ROOT-12.5.3.2", "You need a crown, and {0} cards, each of another clearing with a piece of yours."
)
