"""What the cards' rules say."""

from __future__ import annotations

from typing import Final

from maraud.games.root.words import PHRASES

DELIVER_FROM: Final = PHRASES.prompt(
    "deliver-from", "ROOT-CARD-STAND-AND-DELIVER.1", "Take a card from whom?", "takes a card"
)
TAX_WHERE: Final = PHRASES.prompt(
    "tax-where", "ROOT-CARD-TAX-COLLECTOR.1", "Remove a warrior from where?", "draws a card"
)
BANK_WHOM: Final = PHRASES.prompt(
    "bank-whom", "ROOT-CARD-BETTER-BURROW-BANK.1", "Who draws a card too?", "shares a draw"
)
LOOK_AT_WHOM: Final = PHRASES.prompt(
    "look-at-whom", "ROOT-CARD-CODEBREAKERS.1", "Look at whose hand?", "looks at a hand"
)
SABOTAGE_WHOM: Final = PHRASES.prompt("sabotage-whom", "ROOT-CARD-SABOTEURS.1", "Sabotage whom?", "sabotages")
SABOTAGE_WHAT: Final = PHRASES.prompt(
    "sabotage-what", "ROOT-CARD-SABOTEURS.1", "Discard which card of {0}?", "sabotages"
)
REPLACE_CARD: Final = PHRASES.prompt(
    "replace-card", "ROOT-CARD-PROPAGANDA-BUREAU.1", "Which card do you spend?", "persuades"
)
REPLACE_WHERE: Final = PHRASES.prompt(
    "replace-where", "ROOT-CARD-PROPAGANDA-BUREAU.1", "Replace a warrior where?", "persuades"
)
REPLACE_WHOM: Final = PHRASES.prompt("replace-whom", "ROOT-CARD-PROPAGANDA-BUREAU.1", "Whose warrior?", "persuades")
ORDERS_TO: Final = PHRASES.prompt(
    "orders-to", "ROOT-CARD-FALSE-ORDERS.1", "Whom do you send false orders?", "sends false orders"
)
ORDERS_FROM: Final = PHRASES.prompt(
    "orders-from", "ROOT-CARD-FALSE-ORDERS.1", "{0} moves from where?", "sends false orders"
)
ORDERS_WHERE: Final = PHRASES.prompt(
    "orders-where", "ROOT-CARD-FALSE-ORDERS.1", "From {0} to where?", "sends false orders"
)
INFORM: Final = PHRASES.prompt(
    "inform", "ROOT-CARD-INFORMANTS.1", "Take an ambush instead of drawing?", "may use Informants"
)
CHARM_WHOM: Final = PHRASES.prompt("charm-whom", "ROOT-CARD-CHARM-OFFENSIVE.1", "Who scores a point?", "is charming")
SWAP_WITH: Final = PHRASES.prompt("swap-with", "ROOT-CARD-SWAP-MEET.1", "Swap with whom?", "swaps cards")
SWAP_CARD: Final = PHRASES.prompt("swap-card", "ROOT-CARD-SWAP-MEET.1", "Which card do you give {0}?", "swaps cards")
TIRE_ITEM: Final = PHRASES.prompt("tire-item", "ROOT-CARD-LEAGUE.1", "Exhaust which item?", "uses the League")
MOVE_OR_BATTLE: Final = PHRASES.prompt("move-or-battle", "ROOT-CARD-LEAGUE.1", "Move or battle?", "uses the League")

CARD_TAKEN: Final = PHRASES.event(
    "card-taken", "ROOT-CARD-STAND-AND-DELIVER.1", "{0} takes a card of {1}.", private="{0} takes {2} of {1}."
)
CARD_GIVEN: Final = PHRASES.event(
    "card-given", "ROOT-CARD-SWAP-MEET.1", "{0} gives {1} a card.", private="{0} gives {1} {2}.", reveals=True
)
HAND_SEEN: Final = PHRASES.event("hand-seen", "ROOT-CARD-CODEBREAKERS.1", "{0} looks at the hand of {1}.")
SABOTAGED: Final = PHRASES.event("sabotaged", "ROOT-CARD-SABOTEURS.1", "{0} loses {1}.")
EXTRA_HIT: Final = PHRASES.event("extra-hit", "ROOT-4.3.5.1", "{0} deals one extra hit.")
HITS_IGNORED: Final = PHRASES.event("hits-ignored", "ROOT-CARD-ARMORERS.1", "{0} ignores all rolled hits.")
REPLACED: Final = PHRASES.event("replaced", "ROOT-CARD-PROPAGANDA-BUREAU.1", "A warrior of {0} in {1} changes sides.")
EMIGRE_LEFT: Final = PHRASES.event("emigre-left", "ROOT-CARD-EYRIE-EMIGRE.1", "The Emigre leaves {0}.")
COFFINS_EMPTIED: Final = PHRASES.event(
    "coffins-emptied", "ROOT-CARD-COFFIN-MAKERS.2", "The Coffin Makers are paid for {0}."
)
AMBUSH_TAKEN: Final = PHRASES.event("ambush-taken", "ROOT-CARD-INFORMANTS.1", "{0} takes {1} from the discard pile.")
ITEM_TIRED: Final = PHRASES.event("item-tired", "ROOT-CARD-LEAGUE.1", "{0} exhausts the {1}.")
PARTISANS_ROSE: Final = PHRASES.event(
    "partisans-rose", "ROOT-CARD-PARTISANS.1", "Partisans rise in {0}: {1} keeps no other cards.", reveals=True
)
