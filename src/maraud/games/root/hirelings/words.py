"""What the hirelings' rules say."""

from __future__ import annotations

from typing import Final

from maraud.games.root.words import PHRASES

# The law of hirelings.
SET_UP_WHICH: Final = PHRASES.prompt("set-up-hireling", "ROOT-A.6.3", "Which hireling do you set up?", "sets one up")
HIRE_WHICH: Final = PHRASES.prompt("hire", "ROOT-H.1.1", "Which hireling do you take?", "takes a hireling")
GIVE_TO: Final = PHRASES.prompt("give-hireling", "ROOT-H.1.3", "Who gets {0} from you?", "gives it away")
HIRELING_IDLE: Final = PHRASES.reason(
    "hireling-idle", "ROOT-H.2.4", "{0} has acted in this turn, or can do nothing now."
)
MARKER_TAKEN: Final = PHRASES.event("marker-taken", "ROOT-H.1.1", "{0} takes the hireling marker of {1} points.")
HIRED: Final = PHRASES.event("hired", "ROOT-H.1.1", "{0} takes {1}.")
CONTROL_ROLLED: Final = PHRASES.event("control-rolled", "ROOT-H.1.2", "{0} rolls {1} for control: {2} markers for {3}.")
CONTROL_LOST: Final = PHRASES.event("control-lost", "ROOT-H.1.3", "{0} loses a control marker: {1} left.")
HANDED_OVER: Final = PHRASES.event("handed-over", "ROOT-H.1.3", "{0} gives {1} to {2}.")
HIRELING_DEALT: Final = PHRASES.event("hireling-dealt", "ROOT-A.6.1", "Hirelings of this game: {0}.")

# What several hirelings do.
TROOP_MOVE_FROM: Final = PHRASES.prompt("troop-move-from", "ROOT-H.3.4", "{0}: move from where?", "moves a hireling")
TROOP_MOVE_TO: Final = PHRASES.prompt("troop-move-to", "ROOT-H.3.4", "{0}: move from {1} to where?", "moves a hireling")
TROOP_HOW_MANY: Final = PHRASES.prompt(
    "troop-how-many", "ROOT-H.3.4", "{0}: how many move from {1} to {2}?", "moves a hireling"
)
TROOP_BATTLE_WHERE: Final = PHRASES.prompt(
    "troop-battle-where", "ROOT-H.3.4", "{0}: battle where?", "battles with a hireling"
)
TROOP_BATTLE_WHOM: Final = PHRASES.prompt(
    "troop-battle-whom", "ROOT-H.3.4", "{0}: battle whom in {1}?", "battles with a hireling"
)
TROOP_PLACED: Final = PHRASES.event("troop-placed", "ROOT-A.6.3", "{0}: {1} in {2}.")

# Forest Patrol and Feline Physicians.
PATROL_ACTION: Final = PHRASES.prompt(
    "patrol-action", "ROOT-H.FP.3", "Forest Patrol: move and battle, or return to the map?", "uses the Forest Patrol"
)
PATROL_WHERE: Final = PHRASES.prompt(
    "patrol-where", "ROOT-H.FP.3", "{0}: where do the warriors return?", "uses the Forest Patrol"
)
PATROL_RESTS: Final = PHRASES.event("patrol-rests", "ROOT-H.FP.2", "One of the Patrol goes onto its card.")
NURSE: Final = PHRASES.prompt(
    "nurse", "ROOT-H.FP.4", "Spend a card to save {0} warriors who fell in {1}?", "may save warriors"
)
NURSE_WHERE: Final = PHRASES.prompt("nurse-where", "ROOT-H.FP.4", "Where do the saved warriors go?", "saves warriors")
NURSED: Final = PHRASES.event("nursed", "ROOT-H.FP.4", "{1} warriors of {0} are saved and go to {2}.")

# Last Dynasty and Bluebird Nobles.
DYNASTY_EDGE: Final = PHRASES.prompt(
    "dynasty-edge", "ROOT-H.LD.2", "{0}: at which clearing of the map's edge?", "uses the Last Dynasty"
)
DYNASTY_MOVE: Final = PHRASES.prompt(
    "dynasty-move", "ROOT-H.LD.2", "The Last Dynasty moves from {0} to where?", "uses the Last Dynasty"
)
NOBLES_SCORED: Final = PHRASES.event("nobles-scored", "ROOT-H.LD.4", "Bluebird Nobles: {0} rules {1} clearings.")

# Spring Uprising and Rabbit Scouts.
UPRISING_ROLLED: Final = PHRASES.event("uprising-rolled", "ROOT-H.D.2", "The uprising die shows {0}.")
FACE_UPRISING: Final = PHRASES.prompt(
    "face-uprising", "ROOT-H.SU.3", "Discard which card to battle the Uprising in {0}?", "battles the Uprising"
)
RISE_ACTION: Final = PHRASES.prompt(
    "rise-action",
    "ROOT-H.SU.4",
    "Uprising in {0}: remove all enemies of a clearing, or place a warrior?",
    "stirs the Uprising",
)
RISE_WHERE: Final = PHRASES.prompt(
    "rise-where", "ROOT-H.SU.4", "{0}: a warrior in which clearing?", "stirs the Uprising"
)
RISE_WHERE_NOW: Final = PHRASES.prompt("rise-now", "ROOT-H.SU.4", "{0}: rise in which clearing?", "stirs the Uprising")
SCOUT: Final = PHRASES.prompt(
    "scout", "ROOT-H.SU.5", "Battle in {0}: spend a card to take the higher roll?", "may send scouts"
)
SCOUTED: Final = PHRASES.event("scouted", "ROOT-H.SU.5", "{0} takes the higher roll.")

# The Exile and the Brigand.
EXILE_FOREST: Final = PHRASES.prompt(
    "exile-forest", "ROOT-H.EX.1", "The Exile goes to which forest?", "moves the Exile"
)
EXILE_ACTION: Final = PHRASES.prompt(
    "exile-action", "ROOT-H.EX.3", "The Exile, {0} items ready: move (1) or battle (2)?", "uses the Exile"
)
EXILE_BATTLE: Final = PHRASES.prompt("exile-battle", "ROOT-H.EX.3", "{0}: battle in which clearing?", "uses the Exile")
GIVE_WHAT: Final = PHRASES.prompt("give-what", "ROOT-H.EX.2", "Give the Exile which item?", "gives the Exile an item")
GAVE_ITEM: Final = PHRASES.event("gave-item", "ROOT-H.EX.2", "{0} gives the Exile the {1}.")
EXILE_MOVED: Final = PHRASES.event("exile-moved", "ROOT-H.EX.3", "The Exile is in {0}.")
EXILE_TIRED: Final = PHRASES.event("exile-tired", "ROOT-H.EX.3", "The Exile exhausts {0} items: {1} are ready.")
LOST_ITEMS: Final = PHRASES.event("exile-lost", "ROOT-H.EX.4", "The Exile loses {0} items: {1} are left.")
BRIGAND_ACTION: Final = PHRASES.prompt(
    "brigand-action", "ROOT-H.BR.2", "The Brigand: take an item from a ruin, or rob a player?", "uses the Brigand"
)
BRIGAND_RUIN: Final = PHRASES.prompt("brigand-ruin", "ROOT-H.BR.2", "{0}: under which ruin?", "uses the Brigand")
BRIGAND_TOOK: Final = PHRASES.event("brigand-took", "ROOT-H.BR.2", "{0} takes the {1} from a ruin.")
TIRE_WHAT: Final = PHRASES.prompt("tire-what", "ROOT-H.BR.3", "Exhaust which item?", "uses the Brigand")
BRIGAND_ROBS: Final = PHRASES.prompt("brigand-robs", "ROOT-H.BR.3", "Take a card from whom?", "uses the Brigand")

# Of other boxes.
PAWN_MOVED: Final = PHRASES.event("hireling-pawn-moved", "ROOT-H.3.4", "{0} is in {1}.")
WAYLAID: Final = PHRASES.event("waylaid", "ROOT-H.HB.2", "Bandits waylay {0} on the way from {1} to {2}.")
FLOTILLA_WHERE: Final = PHRASES.prompt("flotilla-where", "ROOT-H.RF.3", "{0}: to which clearing?", "moves the Flotilla")
FLOTILLA_CARD: Final = PHRASES.prompt(
    "flotilla-card", "ROOT-H.RF.3", "Draw a card from the Flotilla?", "may draw a card"
)
PROTECTOR_WHERE: Final = PHRASES.prompt(
    "protector-where", "ROOT-H.PR.3", "{0}: to which clearing?", "moves the Protector"
)
PROPHET_WHERE: Final = PHRASES.prompt("prophet-where", "ROOT-H.WS.3", "{0}: in which clearing?", "places a Prophet")
PREACH_HOW: Final = PHRASES.prompt(
    "preach-how", "ROOT-H.WS.3", "Place a Prophet, or force somebody to move or to battle?", "uses the Prophets"
)
PREACH_WHERE: Final = PHRASES.prompt("preach-where", "ROOT-H.WS.3", "Preach in which clearing?", "uses the Prophets")
PREACH_TO: Final = PHRASES.prompt("preach-to", "ROOT-H.WS.3", "Force whom in {0}?", "uses the Prophets")
PREACH_TO_WHERE: Final = PHRASES.prompt(
    "preach-to-where", "ROOT-H.WS.3", "{0} must move from {1} to where?", "uses the Prophets"
)
PREACH_WHOM: Final = PHRASES.prompt("preach-whom", "ROOT-H.WS.3", "{0} must battle whom in {1}?", "uses the Prophets")
ENVOYS_CARD: Final = PHRASES.prompt("envoys-card", "ROOT-H.WS.4", "Take which card?", "searches the discard pile")
ENVOYS_TOOK: Final = PHRASES.event("envoys-took", "ROOT-H.WS.4", "{0} takes {1} from the discard pile.")
BANDIT_AT: Final = PHRASES.prompt("bandit-at", "ROOT-H.HB.4", "A bandit on which path?", "places a bandit")
BANDIT_FROM: Final = PHRASES.prompt("bandit-from", "ROOT-H.HB.4", "Which bandit moves?", "moves a bandit")
BANDIT_JOIN: Final = PHRASES.prompt("bandit-join", "ROOT-H.HB.3", "Place a warrior in {0}?", "may place a warrior")
BANDIT_PLACED: Final = PHRASES.event("bandit-placed", "ROOT-H.HB.4", "A bandit is on the path from {0} to {1}.")
BANDIT_REMOVED: Final = PHRASES.event("bandit-removed", "ROOT-H.HB.4", "The bandit leaves the path from {0} to {1}.")
BANDITS_JOINED: Final = PHRASES.event("bandits-joined", "ROOT-H.HB.3", "{0} places a warrior in {1}.")
GANG_ACTION: Final = PHRASES.prompt(
    "gang-action", "ROOT-H.BG.3", "Place warriors at the gangs, or another gang?", "uses the Bandit Gangs"
)
GANG_WHERE: Final = PHRASES.prompt("gang-where", "ROOT-H.BG.3", "{0}: in which clearing?", "uses the Bandit Gangs")
GANGS_JOINED: Final = PHRASES.event("gangs-joined", "ROOT-H.BG.3", "{0} places {1} warriors at the gangs.")
SPY_WHERE: Final = PHRASES.prompt("spy-where", "ROOT-H.CS.2", "{0}: in which clearing?", "places a Spy")
SPIES_ACTION: Final = PHRASES.prompt("spies-action", "ROOT-H.CS.2", "Battle, or take cards?", "uses the Spies")
SPIES_NEXT: Final = PHRASES.prompt("next-battle", "ROOT-H.CS.2", "{0}: which battle comes next?", "battles")
SPIES_STEAL: Final = PHRASES.prompt("spies-steal", "ROOT-H.CS.2", "{0}: take cards in which clearing?", "takes cards")
EXPEDITION_ACTION: Final = PHRASES.prompt(
    "expedition-action", "ROOT-H.SE.2", "Move and battle, or a warrior at each foothold?", "uses the Expedition"
)
FOOTHOLD_WHERE: Final = PHRASES.prompt(
    "foothold-where", "ROOT-H.SE.2", "{0}: in which clearing?", "uses the Expedition"
)
FOOTHOLD_FROM: Final = PHRASES.prompt(
    "foothold-from", "ROOT-H.SE.2", "{0}: which foothold goes?", "uses the Expedition"
)
FOOTHOLD_HOW_MANY: Final = PHRASES.prompt(
    "foothold-how-many", "ROOT-H.SE.2", "How many warriors in {0}?", "uses the Expedition"
)
KEEP_CARD: Final = PHRASES.prompt("keep-card", "ROOT-H.SE.3", "Show {0} and keep it?", "may keep a card")
ARTISANS_KEPT: Final = PHRASES.event("artisans-kept", "ROOT-H.SE.3", "{0} takes {1} back.")
BEARER_WHERE: Final = PHRASES.prompt("bearer-where", "ROOT-H.FB.3", "{0}: in which clearing?", "places a Bearer")
BURN_WHOM: Final = PHRASES.prompt("burn-whom", "ROOT-H.FB.3", "Flames in {0}: whose piece?", "uses the Flame Bearers")
BURN_WHAT: Final = PHRASES.prompt("burn-what", "ROOT-H.FB.3", "Which piece of {0} in {1}?", "uses the Flame Bearers")
SMUGGLE: Final = PHRASES.prompt("smuggle", "ROOT-H.FB.4", "Discard which card?", "uses the Smugglers")
SMUGGLE_HOW: Final = PHRASES.prompt("smuggle-how", "ROOT-H.FB.4", "Move or battle?", "uses the Smugglers")
VAULT_WHERE: Final = PHRASES.prompt("vault-where", "ROOT-H.VK.1", "{0}: in which clearing?", "uses the Vault Keepers")
VAULT_WHERE_OR_NOT: Final = PHRASES.prompt(
    "new-vault", "ROOT-H.VK.3", "A vault in which clearing?", "may build a vault"
)
VAULT_ACTION: Final = PHRASES.prompt(
    "vault-action", "ROOT-H.VK.3", "Battle at each vault, or a warrior at each?", "uses the Vault Keepers"
)
BAND_WHERE: Final = PHRASES.prompt("band-where", "ROOT-H.PB.1", "{0}: in which clearing?", "places a warrior")
BAND_MORE: Final = PHRASES.prompt("band-more", "ROOT-H.PB.4", "One more of the Band, where?", "may place a warrior")
BAND_STAGE: Final = PHRASES.prompt("band-stage", "ROOT-H.PB.4", "{0}: play in which clearing?", "uses the Band")
BAND_DRAW: Final = PHRASES.prompt("band-draw", "ROOT-H.PB.4", "Who goes from {0} to {1}?", "uses the Band")
