"""What the Vagabond's rules say."""

from __future__ import annotations

from typing import Final

from maraud.games.root.words import PHRASES

WHICH_CHARACTER: Final = PHRASES.prompt("which-character", "ROOT-9.3.1", "Who are you?", "chooses a character")
START_FOREST: Final = PHRASES.prompt("start-forest", "ROOT-9.3.2", "In which forest do you start?", "sets up")
REFRESH_WHAT: Final = PHRASES.prompt("refresh", "ROOT-9.4.1", "Items to refresh: {0}. Which?", "refreshes items")
SLIP_WHERE: Final = PHRASES.prompt("slip", "ROOT-9.4.2", "Slip to where?", "may slip")
DAYLIGHT: Final = PHRASES.prompt("vagabond-daylight", "ROOT-9.5", "Daylight: what do you do?", "acts")
WALK_WHERE: Final = PHRASES.prompt("walk", "ROOT-9.5.1", "Move to where?", "moves")
TAKE_ALONG: Final = PHRASES.prompt("take-along", "ROOT-9.2.9.2b", "Whose warriors come along?", "moves")
HOW_MANY_ALONG: Final = PHRASES.prompt("how-many-along", "ROOT-9.2.9.2b", "How many come along?", "moves")
CRAFT_CARD: Final = PHRASES.prompt("vagabond-craft", "ROOT-9.5.8", "Craft which card?", "crafts")
AID_WHOM: Final = PHRASES.prompt("aid-whom", "ROOT-9.5.4", "Aid whom?", "aids")
AID_ITEM: Final = PHRASES.prompt("aid-item", "ROOT-9.5.4", "Which item do you exhaust to aid?", "aids")
AID_CARD: Final = PHRASES.prompt("aid-card", "ROOT-9.5.4", "Which card do you give?", "aids")
AID_TAKE: Final = PHRASES.prompt("aid-take", "ROOT-9.5.4", "Which item do you take in return?", "aids")
WHICH_QUEST: Final = PHRASES.prompt("which-quest", "ROOT-9.5.5", "Which quest?", "completes a quest")
QUEST_REWARD: Final = PHRASES.prompt("quest-reward", "ROOT-9.5.5", "Score {0}, or draw two cards?", "takes a reward")
STRIKE_WHOM: Final = PHRASES.prompt("strike-whom", "ROOT-9.5.6", "Strike whom?", "strikes")
STRIKE_WHAT: Final = PHRASES.prompt("strike-what", "ROOT-9.5.6", "Strike what?", "strikes")
REPAIR_WHAT: Final = PHRASES.prompt("repair-what", "ROOT-9.5.7", "Repair which item?", "repairs")
DAMAGE_WHAT: Final = PHRASES.prompt("damage", "ROOT-9.2.7", "Hits to take: {0}. What is damaged?", "takes hits")
TREAT_AS_OWN: Final = PHRASES.prompt(
    "treat-as-own", "ROOT-9.2.9.2c", "Whose warriors fight at your side?", "begins a battle"
)
REMOVE_ITEM: Final = PHRASES.prompt("remove-item", "ROOT-9.6.4", "Too much to carry: which item goes?", "drops items")
COALITION_CARD: Final = PHRASES.prompt(
    "coalition-card", "ROOT-9.2.8", "Which dominance card do you play?", "forms a coalition"
)
PARTNER: Final = PHRASES.prompt("partner", "ROOT-9.2.8", "With whom do you form a coalition?", "forms a coalition")
STEAL_FROM: Final = PHRASES.prompt("steal-from", "ROOT-V.1.2", "Steal from whom?", "steals")
DAY_LABOR: Final = PHRASES.prompt("day-labor", "ROOT-V.2.2", "Take which card from the discard pile?", "labors")
INSTIGATE_WHO: Final = PHRASES.prompt("instigate-who", "ROOT-V.4.2", "Who must battle?", "instigates")
INSTIGATE_WHOM: Final = PHRASES.prompt("instigate-whom", "ROOT-V.4.2", "Whom must {0} battle?", "instigates")
ENLIST: Final = PHRASES.prompt(
    "enlist", "ROOT-V.5.2", "Enlist the Arbiter, who scores a point for it?", "may enlist the Arbiter"
)
GLIDE_WHERE: Final = PHRASES.prompt("glide", "ROOT-V.8.2", "Glide to where?", "glides")
IMPROVISE_FOR: Final = PHRASES.prompt("improvise-for", "ROOT-V.7.2", "Improvise, and for which item?", "may improvise")
IMPROVISE_WITH: Final = PHRASES.prompt("improvise-with", "ROOT-V.7.2", "Which item stands in for {0}?", "improvises")

ARRIVED: Final = PHRASES.event("arrived", "ROOT-9.3.2", "The {0} waits in {1}.")
REFRESHED: Final = PHRASES.event("refreshed", "ROOT-9.4.1", "The Vagabond refreshes {0} items.")
REFRESHED_ONE: Final = PHRASES.event("refreshed-one", "ROOT-9.4.1", "The Vagabond refreshes the {0}.")
SLIPPED: Final = PHRASES.event("slipped", "ROOT-9.4.2", "The Vagabond slips to {0}.")
WALKED: Final = PHRASES.event("walked", "ROOT-9.5.1", "The Vagabond moves to {0}.")
EXHAUSTED: Final = PHRASES.event("exhausted", "ROOT-9.2.5", "The Vagabond exhausts the {0}.")
LOOKED_UNDER: Final = PHRASES.event("looked-under", "ROOT-9.5.3", "The Vagabond looks under the ruin.", reveals=True)
EXPLORED: Final = PHRASES.event("explored", "ROOT-9.5.3", "The Vagabond finds the {0} in the ruin.", reveals=True)
AIDED: Final = PHRASES.event(
    "aided", "ROOT-9.5.4", "The Vagabond aids {0} with a card.", private="The Vagabond aids {0} with {1}.", reveals=True
)
AID_TAKEN: Final = PHRASES.event("aid-taken", "ROOT-9.5.4", "The Vagabond takes the {0} of {1}.")
IMPROVED: Final = PHRASES.event("improved", "ROOT-9.2.9.1b", "The Vagabond and the {0} are closer now: step {1}.")
BECAME_HOSTILE: Final = PHRASES.event("became-hostile", "ROOT-9.2.9.3", "The {0} is hostile now.")
QUEST_DONE: Final = PHRASES.event("quest-done", "ROOT-9.5.5", "The Vagabond completes {0}.")
QUEST_TURNED: Final = PHRASES.event("quest-turned", "ROOT-9.5.5", "A new quest: {0}.")
REPAIRED: Final = PHRASES.event("repaired", "ROOT-9.5.7", "The Vagabond repairs the {0}.")
DAMAGED: Final = PHRASES.event("damaged", "ROOT-9.2.7", "The {0} is damaged.")
ITEM_DROPPED: Final = PHRASES.event("item-dropped", "ROOT-9.6.4", "The {0} is left behind for good.")
COALITION: Final = PHRASES.event("coalition", "ROOT-9.2.8", "The Vagabond stands with {0} from now on.")
STOLE: Final = PHRASES.event(
    "stole", "ROOT-V.1.2", "The Thief steals a card of {0}.", private="The Thief steals {1} of {0}."
)
LABORED: Final = PHRASES.event("labored", "ROOT-V.2.2", "The Tinker takes {0} from the discard pile.")
HID: Final = PHRASES.event("hid", "ROOT-V.3.2", "The Ranger hides: Daylight is over.")
ENLISTED: Final = PHRASES.event("enlisted", "ROOT-V.5.2", "The Arbiter fights for {0}.")
SCORCHED: Final = PHRASES.event("scorched", "ROOT-V.6.2", "{0} is scorched: nobody enters it any more.")
STRUCK: Final = PHRASES.event("struck", "ROOT-V.9.2", "A swift strike: one extra hit.")

NO_BOOT: Final = PHRASES.reason("no-boot", "ROOT-9.5.1", "You have no boot to exhaust, or nowhere to go.")
NO_SWORD: Final = PHRASES.reason(
    "no-sword", "ROOT-9.5.2", "You need a sword to exhaust, and an enemy in your clearing."
)
NO_TORCH: Final = PHRASES.reason("no-torch", "ROOT-9.5.3", "You need a torch to exhaust, and a ruin with an item here.")
NO_AID: Final = PHRASES.reason(
    "no-aid", "ROOT-9.5.4", "You need an item to exhaust and a card that matches, for somebody here."
)
NO_QUEST: Final = PHRASES.reason(
    "no-quest", "ROOT-9.5.5", "No quest of this clearing's suit asks for items you have ready."
)
NO_CROSSBOW: Final = PHRASES.reason("no-crossbow", "ROOT-9.5.6", "You need a crossbow to exhaust, and a target here.")
NO_HAMMER: Final = PHRASES.reason("no-hammer", "ROOT-9.5.7", "You need a hammer to exhaust, and a damaged item.")
NO_CRAFT: Final = PHRASES.reason(
    "no-craft", "ROOT-9.5.8", "No card's cost can be paid with your hammers in this clearing."
)
NO_SPECIAL: Final = PHRASES.reason("no-special", "ROOT-9.5.9", "Your special action is not possible now.")

PAY_WITH: Final = PHRASES.prompt("pay-with", "ROOT-11.2.6.3", "Exhaust an item to pay: {0} to go.", "pays")
