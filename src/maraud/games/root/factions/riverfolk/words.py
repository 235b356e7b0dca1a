"""What the rules of the Riverfolk say."""

from __future__ import annotations

from typing import Final

from maraud.games.root.words import PHRASES

START_WHERE: Final = PHRASES.prompt("riverfolk-start", "ROOT-11.3.2", "Where on the river does one start?", "sets up")
WHICH_PRICE: Final = PHRASES.prompt("which-price", "ROOT-11.6.2", "What is the price of {0}?", "sets prices")
RIVERFOLK_ACTION: Final = PHRASES.prompt("riverfolk-action", "ROOT-11.5", "Funds left: {0}.", "trades")
COMMIT_WHICH: Final = PHRASES.prompt("commit-which", "ROOT-11.2.4", "Commit a fund of which faction?", "commits funds")
SPEND_WHICH: Final = PHRASES.prompt("spend-which", "ROOT-11.2.4", "Spend a fund of which faction?", "spends funds")
WHICH_TRACK: Final = PHRASES.prompt(
    "which-track", "ROOT-11.5.3", "On which track does the fund for any suit lie?", "crafts"
)
CRAFT_OR_EXPORT: Final = PHRASES.prompt("craft-or-export", "ROOT-11.5.3.1", "Craft {0}, or export it?", "crafts")
RECRUIT_WHERE: Final = PHRASES.prompt("riverfolk-recruit", "ROOT-11.5.5", "Recruit where on the river?", "recruits")
POST_WHERE: Final = PHRASES.prompt(
    "post-where", "ROOT-11.5.6", "Where is a trade post established?", "establishes a trade post"
)
LOSE_FUND: Final = PHRASES.prompt("lose-fund", "ROOT-11.2.5.1", "Funds to lose: {0}. Of which faction?", "loses funds")
BUY_CARD: Final = PHRASES.prompt("buy-card", "ROOT-11.2.7.1", "Which card do you take?", "buys a card")

STARTED: Final = PHRASES.event("riverfolk-set-up", "ROOT-11.3.2", "A warrior of the Riverfolk comes to {0}.")
PRICE_SET: Final = PHRASES.event("price-set", "ROOT-11.6.2", "The price of {0} is {1}.")
PROTECTED: Final = PHRASES.event("protectionism", "ROOT-11.4.1", "No payments: {0} warriors come into the box.")
GATHERED: Final = PHRASES.event("funds-gathered", "ROOT-11.4.3", "The Riverfolk have {0} funds.")
COMMITTED: Final = PHRASES.event("fund-committed", "ROOT-11.5", "A fund of {0} is committed.")
SPENT: Final = PHRASES.event("fund-spent", "ROOT-11.5", "A fund of {0} is spent.")
EXPORTED: Final = PHRASES.event("exported", "ROOT-11.5.3.1", "The Riverfolk export {0}.")
RECRUITED: Final = PHRASES.event("riverfolk-recruited", "ROOT-11.5.5", "The Riverfolk recruit in {0}.")
POST_PLACED: Final = PHRASES.event("post-placed", "ROOT-11.5.6", "The Riverfolk establish a trade post in {0}.")
TRADE_DISRUPTED: Final = PHRASES.event("trade-disrupted", "ROOT-11.2.5.1", "Trade Disruption: {0} funds are lost.")
BOUGHT: Final = PHRASES.event("service-bought", "ROOT-11.2.6", "{0} buys {1} for {2}.")
CARD_BOUGHT: Final = PHRASES.event("card-bought", "ROOT-11.2.7.1", "{0} takes {1} from the Riverfolk.")

NO_FUNDS: Final = PHRASES.reason("no-funds", "ROOT-11.5", "You have no funds left.")
NO_RIVER: Final = PHRASES.reason("no-river", "ROOT-11.5.5", "There is no warrior to recruit, or no clearing for one.")
NO_POST_SITE: Final = PHRASES.reason(
    "no-post-site", "ROOT-11.5.6", "You need two funds of whoever rules a clearing without a trade post."
)
NOTHING_TO_CRAFT: Final = PHRASES.reason(
    "funds-cannot-craft", "ROOT-11.5.3", "The funds and the empty spaces cannot pay for any card in hand."
)
