"""What Marauders says: prompts, reasons and events."""

from __future__ import annotations

from typing import Final

from maraud.engine.phrases import Phrasebook

PHRASES: Final = Phrasebook()
prompt, reason, event = PHRASES.prompt, PHRASES.reason, PHRASES.event

# Questions of the opening.
CHOOSE_PORT: Final = prompt(
    "choose-port",
    "MAR-12",
    "Which corner is your home port?",
    "chooses a home port",
    hint="Your two scouts start here, and you see what is under the four chests nearest to it.",
)
TRADE_KEYS: Final = prompt(
    "trade-keys",
    "MAR-28",
    "Do you want to trade keys before the chests are opened?",
    "may trade keys",
    hint="A key of a chest's own color opens it. Look which keys you lack.",
)
FIRST_CHESTS_ASK: Final = prompt(
    "first-chests",
    "MAR-26",
    "Which of your chests do you open? You have opened {0} of 3.",
    "opens chests",
    hint="An open chest under your guard pays jewels when the dice show its jewel and color.",
)

# Questions of a turn.
YOUR_TURN: Final = prompt(
    "your-turn",
    "MAR-31",
    "Spaces to go: {0}. What now?",
    "takes the turn",
    hint="Move, open, play, trade and stash in any order; or take a key card instead of moving.",
)
WHICH_SCOUT: Final = prompt(
    "which-scout",
    "MAR-33",
    "Which scout?",
    "chooses a scout",
    hint="The spaces of a turn may be split between your two scouts.",
)
WHERE_TO: Final = prompt(
    "where-to",
    "MAR-61",
    "Where does your scout go? Spaces left: {0}.",
    "moves a scout",
    hint="Step sideways or up and down. At a keyhole you look under the chest.",
)
CLOSE_WHICH: Final = prompt(
    "close-which",
    "MAR-83",
    "All your guards stand. Which of your chests closes?",
    "closes a chest",
    hint="You have four guards: the one on this chest is needed for the new one.",
)
WHICH_CLUE: Final = prompt(
    "which-clue",
    "MAR-91",
    "Which clue do you unlock?",
    "unlocks a clue",
    hint="Only you look at it. It stays unlocked for you, whatever comes.",
)
PADDLES: Final = prompt(
    "paddles",
    "MAR-101",
    "Which scout takes the canoe?",
    "paddles a canoe",
    hint="It stands on a canoe port that a river joins to another.",
)
RIVER_TO: Final = prompt(
    "river-to",
    "MAR-101",
    "To which canoe port?",
    "paddles a canoe",
    hint="It costs no space, however far the river goes.",
)
STEAL_FROM: Final = prompt(
    "steal-from",
    "MAR-102",
    "From whom do you take jewels?",
    "draws a Sword",
    hint="You take every card of one jewel out of one hand, not out of the stash.",
)
STEAL_WHAT: Final = prompt(
    "steal-what",
    "MAR-102",
    "Which jewel do you take from {0}?",
    "draws a Sword on {0}",
    hint="You take all the cards of it in that hand. There may be none.",
)
CART_WHERE: Final = prompt(
    "cart-where",
    "MAR-103",
    "Under which of your chests?",
    "places a Mine Cart",
    hint="That chest pays one jewel more whenever it pays.",
)
CART_WHENCE: Final = prompt(
    "cart-whence",
    "MAR-103",
    "Which Mine Cart moves?",
    "moves a Mine Cart",
    hint="It goes under another of your chests.",
)
CART_SAVED: Final = prompt(
    "cart-saved",
    "MAR-E16",
    "Your chest closed. Where does its Mine Cart go?",
    "saves a Mine Cart",
    hint="Otherwise it would be discarded.",
)
CANNON_WHERE: Final = prompt(
    "cannon-where",
    "MAR-104",
    "At which chest do you fire?",
    "fires a Cannon",
    hint="The chest closes and its guard goes home. Another player's Fortress takes the shot instead.",
)
FORTRESS_WHERE: Final = prompt(
    "fortress-where",
    "MAR-105",
    "Under which of your chests?",
    "builds a Fortress",
    hint="It holds in an earthquake, and against one Cannon.",
)
POISON_WHOM: Final = prompt(
    "poison-whom", "MAR-106", "Who loses a turn?", "gives away the Poison", hint="That player's next turn is skipped."
)
STASH_WHAT: Final = prompt(
    "stash-what",
    "MAR-140",
    "Which card goes into your stash?",
    "stashes a card",
    hint="Safe there, it never comes back. You win with a red, a yellow and a blue key and one of each jewel.",
)

# Questions of trade.
FOR_WHAT: Final = prompt(
    "for-what",
    "MAR-112",
    "For what?",
    "trades with the Vault",
    hint="A jewel you choose; a key or a resource is the top card of its pile.",
)
PAY_FIVE: Final = prompt(
    "pay-five",
    "MAR-111",
    "Five cards for {1}: {0} to pay. Which is next?",
    "pays the Vault",
    hint="Any five cards from your hand, one after the other.",
)
OFFER_WHOM: Final = prompt(
    "offer-whom",
    "MAR-113",
    "Whom do you make an offer?",
    "makes an offer",
    hint="An offer to everyone goes round until somebody accepts.",
)
COMPOSE: Final = prompt(
    "compose",
    "MAR-113",
    "Your offer to {0}: what else?",
    "composes an offer to {0}",
    hint="Put in what you give and what you want. Nobody sees it until you send it.",
)
COMPOSE_OPEN: Final = prompt(
    "compose-open",
    "MAR-113",
    "Your offer to everyone: what else?",
    "composes an offer to everyone",
    hint="Put in what you give and what you want. Nobody sees it until you send it.",
)
GIVE_WHAT: Final = prompt(
    "give-what", "MAR-113", "Which card do you give?", "composes an offer", hint="Only cards in your hand can be given."
)
WANT_WHAT: Final = prompt(
    "want-what",
    "MAR-113",
    "Which card do you want?",
    "composes an offer",
    hint="You may ask for what they do not have: then they cannot accept.",
)
GIVE_WHICH_CLUE: Final = prompt(
    "give-which-clue",
    "MAR-120",
    "Which clue do you give?",
    "composes an offer",
    hint="With a clue in it the trade is a pact: either of you may cheat.",
)
WANT_WHICH_CLUE: Final = prompt(
    "want-which-clue",
    "MAR-120",
    "Which clue do you want?",
    "composes an offer",
    hint="With a clue in it the trade is a pact: either of you may cheat.",
)
ANSWER: Final = prompt(
    "answer",
    "MAR-113",
    "{0} makes you an offer. Do you accept?",
    "has an offer from {0}",
    hint="Accept, and the cards change hands at once. With a clue the Marauders cards decide.",
)
CALL_WHOM: Final = prompt(
    "call-whom",
    "MAR-E42",
    "Whom do you ask for an offer?",
    "asks for an offer",
    hint="They put an offer together, and you may accept it or not.",
)
LAY: Final = prompt(
    "lay",
    "MAR-122",
    "The pact with {0}: which card do you lay face down?",
    "lays a Marauders card",
    hint="Handshake: you give what you promised. Marauder: you give nothing. Two Marauders: no trade.",
)
ALLY_WHOM: Final = prompt(
    "ally-whom",
    "MAR-130",
    "With whom do you ally?",
    "proposes an alliance",
    hint="You each have one alliance in the whole game.",
)
ALLY_AGAINST: Final = prompt(
    "ally-against",
    "MAR-130",
    "Against whom?",
    "proposes an alliance with {0}",
    hint="If both of you shake hands, that player loses the whole hand. Stashes are safe.",
)
ANSWER_ALLIANCE: Final = prompt(
    "answer-alliance",
    "MAR-131",
    "{0} proposes an alliance against {1}. Do you join?",
    "may join an alliance",
    hint="If you join, your one alliance of the game is used up.",
)
LAY_ALLIANCE: Final = prompt(
    "lay-alliance",
    "MAR-133",
    "The alliance against {0}: which card do you lay face down?",
    "lays a Marauders card",
    hint="Two Handshakes hit the third. One Marauder takes the partner's hand; two, and both lose theirs.",
)

# Why not.
NO_SPACES: Final = reason("no-spaces", "MAR-35", "You have no spaces left in this turn.")
SPACES_FOR_KEY: Final = reason("spaces-for-key", "MAR-31", "You took a key card instead of moving.")
KEY_TAKEN: Final = reason("key-taken", "MAR-31", "You have taken your key card of this turn.")
MOVED_ALREADY: Final = reason("moved-already", "MAR-31", "You have moved: then there is no key card in this turn.")
NO_KEYS_LEFT: Final = reason("no-keys-left", "MAR-84", "No key card is left to take.")
NOT_READY: Final = reason(
    "not-ready", "MAR-E26", "Nobody enters an x without the four true clues and the eight cards stashed."
)
NOT_YOUR_CHEST: Final = reason("not-your-chest", "MAR-64", "Scouts cross only an open chest with a guard of their own.")
NO_CHEST_REACHED: Final = reason(
    "no-chest-reached", "MAR-80", "None of your scouts stands at a keyhole of a closed chest."
)
NO_KEY_FITS: Final = reason(
    "no-key-fits", "MAR-80", "You have no key for a closed chest that your scouts have reached."
)
NO_CLUE_PAID: Final = reason("no-clue-paid", "MAR-91", "You can pay for no clue that you have not unlocked.")
NO_CARD_TO_PLAY: Final = reason("no-card-to-play", "MAR-34", "You hold no resource card that can be played now.")
HORSE_WITH_KEY: Final = reason("horse-with-key", "MAR-E18", "You took a key card: a Horse does nothing in this turn.")
NO_RIVER: Final = reason(
    "no-river", "MAR-E20", "None of your scouts stands on a canoe port joined to another by river."
)
NO_PLACE_FOR_CART: Final = reason("no-place-for-cart", "MAR-E12", "You guard no chest without a Mine Cart.")
NO_PLACE_FOR_FORTRESS: Final = reason("no-place-for-fortress", "MAR-E12", "You guard no chest without a Fortress.")
NO_CHEST_OPEN: Final = reason("no-chest-open", "MAR-104", "No chest is open.")
ALL_UNLOCKED: Final = reason("all-unlocked", "MAR-107", "You have unlocked every clue.")
NO_CART: Final = reason("no-cart", "MAR-103", "You have no Mine Cart that could move.")
CARTS_MOVED: Final = reason("carts-moved", "MAR-E58", "Mine Carts have moved three times in this turn.")
TOO_FEW_CARDS: Final = reason("too-few-cards", "MAR-110", "The Vault sells for three cards of a kind, or for any five.")
HAND_EMPTY: Final = reason("hand-empty", "MAR-140", "Your hand is empty.")
NOTHING_TO_GIVE: Final = reason(
    "nothing-to-give", "MAR-113", "You have nothing to offer, or there is nobody to give you anything."
)
NO_OFFERS_LEFT: Final = reason("no-offers-left", "MAR-E56", "No more offers can be made in this turn.")
ALLIANCE_SPENT: Final = reason("alliance-spent", "MAR-132", "You have used up your one alliance.")
NO_ALLY: Final = reason("no-ally", "MAR-132", "Nobody is left who could ally with you.")
NEEDS_THIRD: Final = reason("needs-third", "MAR-E2", "An alliance needs a third player.")
ALL_GIVEN: Final = reason("all-given", "MAR-113", "You have put in all you have.")
ALL_WANTED: Final = reason("all-wanted", "MAR-113", "You cannot ask for more cards than they hold.")
CLUES_ONE_TO_ONE: Final = reason("clues-one-to-one", "MAR-120", "Clues are given only to one player, in a turn.")
NO_CLUE_TO_GIVE: Final = reason("no-clue-to-give", "MAR-121", "You have no clue that they lack.")
NO_CLUE_TO_WANT: Final = reason("no-clue-to-want", "MAR-121", "They have no clue that you lack.")
ONE_SIDED: Final = reason("one-sided", "MAR-113", "Both sides must give something.")
CANNOT_ACCEPT: Final = reason("cannot-accept", "MAR-E50", "You do not hold what is asked.")
MUST_OPEN: Final = reason("must-open", "MAR-E8", "You must use a key that fits.")

# What happened in the opening.
LAID_OUT: Final = event("laid-out", "MAR-2", "The island is laid out, sixteen chests lie on it face down.")
CLUES_LAID: Final = event("clues-laid", "MAR-16", "Six clues lie face down above the Vault; six are out of the game.")
PORT_ORDER: Final = event("port-order", "MAR-12", "{0} is next to choose a home port.")
PORT_CHOSEN: Final = event("port-chosen", "MAR-12", "{0} sails into {1}.")
LOOKED: Final = event(
    "looked", "MAR-63", "{0} looks under chest {1}.", private="You look under chest {1}: {2}.", reveals=True
)
OPENED: Final = event("opened", "MAR-80", "{0} opens chest {1}: {2}.", reveals=True)
ALL_DONE: Final = event("all-done", "MAR-E49", "The key trades are over.")
CHOSEN: Final = event("chosen", "MAR-E49", "All have chosen: the choices are turned up.", reveals=True)
ROLLED_FIRST: Final = event("rolled-first", "MAR-30", "{0} rolls {1} for the first turn.")
STARTS: Final = event("starts", "MAR-30", "{0} has the first turn.")

# What happened in a turn.
TURN_BEGAN: Final = event("turn-began", "MAR-40", "{0}'s turn.")
TURN_LOST: Final = event("turn-lost", "MAR-E38", "{0} is poisoned and loses the turn.")
ROLLED: Final = event("rolled", "MAR-40", "The dice show {0}, {1} and {2}.")
COLLECTED: Final = event("collected", "MAR-43", "{0} collects {1} {2}.")
EARTHQUAKE: Final = event("earthquake", "MAR-46", "Earthquake! The jewel dice are rolled again.")
QUAKE_ROLLED: Final = event("quake-rolled", "MAR-46", "It shakes {0} and {1}.", reveals=True)
QUAKE_LOST: Final = event("quake-lost", "MAR-46", "{0} loses {1} {2} to the Vault.", reveals=True)
QUAKE_CLOSED: Final = event("quake-closed", "MAR-46", "Chest {0} closes; its guard goes back to {1}.")
HELD_OUT: Final = event("held-out", "MAR-105", "The Fortress holds: chest {0} stays open.")
CART_LOST: Final = event("cart-lost", "MAR-E16", "The Mine Cart of chest {0} is discarded.")
DREW: Final = event("drew", "MAR-84", "{0} draws a card: {1}.", private="You draw {1}.")
NOTHING_TO_DRAW: Final = event("nothing-to-draw", "MAR-E31", "{0} draws nothing: no {1} is left.")
RESHUFFLED: Final = event("reshuffled", "MAR-84", "The discards are shuffled: {0}.")
MOVED: Final = event("moved", "MAR-61", "{0}'s {1} goes to {2}.")
CROSSED: Final = event("crossed", "MAR-64", "{0}'s {1} crosses an own chest to {2}.")
ENTERED_X: Final = event("entered-x", "MAR-E26", "{0} is ready for the artifact: a scout stands on an x.", reveals=True)
TOOK_KEY: Final = event("took-key", "MAR-84", "{0} takes a key card instead of moving.")
PAID: Final = event("paid", "MAR-115", "{0} pays {1} {2}.", reveals=True)
CLOSED: Final = event("closed", "MAR-83", "{0} closes chest {1} to free its guard.")
FORTRESS_LOST: Final = event("fortress-lost", "MAR-E16", "The Fortress of chest {0} is discarded.")
UNLOCKED: Final = event(
    "unlocked", "MAR-92", "{0} unlocks a clue: {1}.", private="You look at the {1}: {2}.", reveals=True
)
PLAYED: Final = event("played", "MAR-34", "{0} plays {1}.", reveals=True)
PADDLED: Final = event("paddled", "MAR-101", "{0}'s {1} paddles to {2}.")
ROBBED: Final = event("robbed", "MAR-102", "{0} takes {2} {3} from {1}.", reveals=True)
CART_PLACED: Final = event("cart-placed", "MAR-103", "{0} places a Mine Cart under chest {1}.")
CART_SHIFTED: Final = event("cart-shifted", "MAR-103", "{0} moves a Mine Cart from chest {1} to chest {2}.")
SHOT_CLOSED: Final = event("shot-closed", "MAR-104", "The Cannon closes chest {0}; its guard goes back to {1}.")
SHOT_FORTRESS: Final = event(
    "shot-fortress", "MAR-105", "The Cannon removes the Fortress of chest {0}; the guard stays."
)
FORTIFIED: Final = event("fortified", "MAR-105", "{0} builds a Fortress under chest {1}.")
POISONED: Final = event("poisoned", "MAR-106", "{0} gives the Poison to {1}.")
STASHED: Final = event("stashed", "MAR-140", "{0} puts a card into the stash.", private="You put {1} into your stash.")
STASHED_OPENLY: Final = event("stashed-openly", "MAR-E29", "{0} puts {1} into the stash.", reveals=True)
TURN_ENDED: Final = event("turn-ended", "MAR-31", "{0} ends the turn.")

# What happened in trade.
BOUGHT_JEWEL: Final = event("bought-jewel", "MAR-112", "{0} gets {1} from the Vault.")
OFFERED: Final = event("offered", "MAR-113", "{0} makes {1} an offer.")
OFFERED_ALL: Final = event("offered-all", "MAR-113", "{0} makes everyone an offer.")
IN_OFFER: Final = event("in-offer", "MAR-113", "It gives {0} {1}.", reveals=True)
FOR_IT: Final = event("for-it", "MAR-113", "It asks for {0} {1}.", reveals=True)
CLUE_IN_OFFER: Final = event("clue-in-offer", "MAR-120", "It gives a clue: {0}.", reveals=True)
CLUE_FOR_IT: Final = event("clue-for-it", "MAR-120", "It asks for a clue: {0}.", reveals=True)
TERMS_UNSEEN: Final = event(
    "terms-unseen", "MAR-E52", "Only the two know its terms.", private="Its terms are on your table.", reveals=True
)
TAKEN_BACK: Final = event("taken-back", "MAR-E57", "{0} takes the offer back before it is sent.")
ACCEPTED: Final = event("accepted", "MAR-113", "{0} accepts.", reveals=True)
REFUSED: Final = event("refused", "MAR-113", "{0} does not accept.")
COUNTERED: Final = event("countered", "MAR-113", "{0} makes another offer instead.")
CALLED: Final = event("called", "MAR-E42", "{0} asks {1} for an offer.")
HANDED: Final = event("handed", "MAR-113", "{0} hands over {1} {2} to {3}.", reveals=True)
HANDED_UNSEEN: Final = event(
    "handed-unseen",
    "MAR-134",
    "{0} hands {1} a card that nobody else sees.",
    private="{0} hands {1} a card: {2}.",
    reveals=True,
)
PACT_MADE: Final = event("pact-made", "MAR-122", "{0} and {1} each lay a Marauders card face down.")
TURNED_UP: Final = event("turned-up", "MAR-122", "Turned up: {0} laid the {1}, {2} the {3}.", reveals=True)
PROPOSED: Final = event("proposed", "MAR-130", "{0} proposes {1} an alliance against {2}.")
ALLIED: Final = event("allied", "MAR-131", "{0} and {1} are allied against {2}.")
DISCARDED: Final = event("discarded", "MAR-133", "{0} loses {1} {2}.", reveals=True)

# The end.
WON: Final = event(
    "won", "MAR-21", "{0} stands on the right x and shows the eight cards. The artifact is found!", reveals=True
)
TURNS_UP: Final = event("turns-up", "MAR-E43", "The turns are used up: nobody has found the artifact.")
