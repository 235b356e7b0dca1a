"""Rules of thumb for what hirelings ask. None of them reads what the asked seat cannot know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.engine.flow import Ask
from maraud.engine.vocabulary import PASS, Option
from maraud.games.root.board import cardboard, warriors
from maraud.games.root.factions.faction import FACTIONS
from maraud.games.root.hirelings import words
from maraud.games.root.hirelings.hireling import controls
from maraud.games.root.law.battle import defenders
from maraud.games.root.options import BATTLE, FIRST, HIRE, MOVE, NUMBER, PLACE, REMOVE
from maraud.games.root.pieces import FACTION_IDS, PLAYER_FACTIONS, WIDTH, is_demoted
from maraud.games.root.prospects import least_card, rivals
from maraud.games.root.state import FIRST_HIRELING, SIDES, Root, are_enemies, side_of

COSTLY: Final = HIRE[FACTION_IDS.index("rat-smugglers") - PLAYER_FACTIONS]  # costs a card each time
WORTHWHILE: Final = 0.1
SERVICE: Final = 0.4  # what a hireling is worth, and each control marker on it
MARKER: Final = 0.1
Advice = Callable[[Root, int, Ask], Option | None]


def advise_hirelings(s: Root, seat: int, ask: Ask) -> Option | None:
    """A good answer to a question of the hirelings'. What they offer for nothing is taken."""
    for option in ask.options:
        if option.kind == "hire" and option is not COSTLY:
            return option
    own = ADVICE.get(ask.prompt.key)
    return own(s, seat, ask) if own is not None else None


def service(s: Root, seat: int) -> float:
    """What the hirelings that a seat controls are worth to it, in points."""
    return sum(SERVICE + MARKER * s.control[side - FIRST_HIRELING] for side in controls(s, seat))


def about(ask: Ask, place: int) -> int:
    """The number of what a question is about."""
    fact = ask.about[place]
    return fact.value if isinstance(fact, Option) else fact


def strike_worth(s: Root, side: int, defender: int, clearing: int) -> float:
    """What a hireling's battle may bring its controller: enemies removed, and buildings and tokens above all."""
    mine = FACTIONS[s.faction[side]].most_hits(s, side, clearing)
    theirs = warriors(s, defender, clearing)
    hits = min(mine, 2)
    worth = 0.3 * min(hits, theirs) + max(0, min(cardboard(s, defender, clearing), hits - theirs))
    return worth - 0.2 * min(theirs, 2) + (0.05 * s.vp[defender] if defender < s.seats else 0.0)


def best_strike(s: Root, side: int, clearing: int) -> float:
    """The best battle of a hireling in a clearing."""
    return max((strike_worth(s, side, other, clearing) for other in defenders(s, side, clearing)), default=-1.0)


def battle_where(s: Root, seat: int, ask: Ask) -> Option | None:
    """The most promising battle, if any promises anything."""
    side = side_of(s, about(ask, 0))
    places = [option for option in ask.options if option.kind == "clearing"]
    best = max(places, key=lambda option: best_strike(s, side, option.value))
    return PASS if PASS in ask.options and best_strike(s, side, best.value) < WORTHWHILE else best


def battle_whom(s: Root, seat: int, ask: Ask) -> Option | None:
    """The most promising defender."""
    side, clearing = side_of(s, about(ask, 0)), about(ask, 1)
    return max(ask.options, key=lambda option: strike_worth(s, side, side_of(s, option.value), clearing))


def force_whom(s: Root, seat: int, ask: Ask) -> Option | None:
    """Whoever is ahead."""
    options = [option for option in ask.options if option is not PASS]
    return max(options, key=lambda option: standing(s, side_of(s, option.value)))


def standing(s: Root, side: int) -> int:
    """A player's points; hirelings have none."""
    return s.vp[side] if side < s.seats else -1


def site_worth(s: Root, seat: int, clearing: int) -> float:
    """What one warrior more of a hireling's is worth to its controller in a clearing: rule above all."""
    strength, others = s.strength[seat][clearing], rivals(s, seat, clearing)
    worth = 0.1 * s.open_slots[clearing] + 0.05 * strength
    if s.ruler[clearing] != seat and strength + 1 > others:
        worth += 1.0
    return worth + (0.3 if strength == others else 0.0)


def place_where(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where it helps to rule."""
    return max((o for o in ask.options if o.kind == "clearing"), key=lambda option: site_worth(s, seat, option.value))


def move_from(s: Root, seat: int, ask: Ask) -> Option | None:
    """From where most of them are."""
    side = side_of(s, about(ask, 0))
    places = [option for option in ask.options if option.kind == "clearing"]
    return max(places, key=lambda option: warriors(s, side, option.value))


def move_to(s: Root, seat: int, ask: Ask) -> Option | None:
    """To rule there, or where enemy buildings and tokens are."""
    return max(ask.options, key=lambda option: site_worth(s, seat, option.value) + prey(s, seat, option.value))


def prey(s: Root, seat: int, clearing: int) -> float:
    """How many enemy buildings and tokens are in a clearing, for what they are worth."""
    enemies = [other for other in range(s.seats) if are_enemies(s, seat, other)]
    return 0.5 * sum(cardboard(s, other, clearing) for other in enemies)


def how_many(s: Root, seat: int, ask: Ask) -> Option | None:
    """All of them."""
    return ask.options[-1]


def patrol_action(s: Root, seat: int, ask: Ask) -> Option | None:
    """Return with three or more; else battle where that is possible."""
    if PLACE in ask.options and (len(ask.options) == 1 or max(s.on_card) > 2):
        return PLACE
    return BATTLE if BATTLE in ask.options else MOVE


def rise_action(s: Root, seat: int, ask: Ask) -> Option | None:
    """Remove enemies where there are enough of them."""
    side = side_of(s, FACTION_IDS.index("spring-uprising"))
    most = 0
    for clearing in range(1, WIDTH):
        if s.where[side] >> clearing & 1 and s.suit[clearing] == about(ask, 0):
            most = max(most, enemy_pieces(s, side, clearing))
    return REMOVE if most > 1 else PLACE


def enemy_pieces(s: Root, side: int, clearing: int) -> int:
    """How many enemy pieces are in a clearing."""
    return sum(
        warriors(s, other, clearing) + cardboard(s, other, clearing)
        for other in range(SIDES)
        if s.faction[other] >= 0 and are_enemies(s, side, other)
    )


def rise_now(s: Root, seat: int, ask: Ask) -> Option | None:
    """Where most enemy pieces are."""
    side = side_of(s, about(ask, 0))
    return max(ask.options, key=lambda option: enemy_pieces(s, side, option.value))


def hire_which(s: Root, seat: int, ask: Ask) -> Option | None:
    """A Promoted one."""
    return min(ask.options, key=lambda option: is_demoted(option.value))


def give_to(s: Root, seat: int, ask: Ask) -> Option | None:
    """To whoever is furthest behind."""
    return min(ask.options, key=lambda option: s.vp[option.value])


def spend_least(s: Root, seat: int, ask: Ask) -> Option | None:
    """The card that is missed least."""
    cards = [option.value for option in ask.options if option.kind == "card"]
    return next((option for option in ask.options if cards and option.value == least_card(s, seat, cards)), PASS)


def save_warriors(s: Root, seat: int, ask: Ask) -> Option | None:
    """A card for two warriors or more."""
    return spend_least(s, seat, ask) if about(ask, 0) > 1 else PASS


def scout(s: Root, seat: int, ask: Ask) -> Option | None:
    """A card for the higher roll where there are warriors to deal it."""
    return spend_least(s, seat, ask) if warriors(s, seat, about(ask, 0)) > 1 else PASS


def agree(s: Root, seat: int, ask: Ask) -> Option | None:
    """What costs nothing is taken."""
    return FIRST


def fight_first(s: Root, seat: int, ask: Ask) -> Option | None:
    """Battle if that is offered."""
    return BATTLE if BATTLE in ask.options else ask.options[-1]


def exile_action(s: Root, seat: int, ask: Ask) -> Option | None:
    """Battle while there is somebody to fight."""
    return BATTLE if BATTLE in ask.options else PASS


def decline(s: Root, seat: int, ask: Ask) -> Option | None:
    """Better not."""
    return PASS


def all_there_are(s: Root, seat: int, ask: Ask) -> Option | None:
    """As many as possible."""
    return NUMBER[max(option.value for option in ask.options)]


ADVICE: Final[dict[str, Advice]] = {
    words.HIRE_WHICH.key: hire_which,
    words.GIVE_TO.key: give_to,
    words.TROOP_MOVE_FROM.key: move_from,
    words.TROOP_MOVE_TO.key: move_to,
    words.TROOP_HOW_MANY.key: how_many,
    words.TROOP_BATTLE_WHERE.key: battle_where,
    words.TROOP_BATTLE_WHOM.key: battle_whom,
    words.PATROL_ACTION.key: patrol_action,
    words.PATROL_WHERE.key: place_where,
    words.NURSE.key: save_warriors,
    words.NURSE_WHERE.key: place_where,
    words.DYNASTY_EDGE.key: place_where,
    words.DYNASTY_MOVE.key: move_to,
    words.RISE_ACTION.key: rise_action,
    words.RISE_WHERE.key: place_where,
    words.RISE_WHERE_NOW.key: rise_now,
    words.SCOUT.key: scout,
    words.EXILE_ACTION.key: exile_action,
    words.FLOTILLA_CARD.key: agree,
    words.KEEP_CARD.key: agree,
    words.BANDIT_JOIN.key: agree,
    words.BAND_DRAW.key: decline,
    words.BAND_WHERE.key: place_where,
    words.BAND_MORE.key: place_where,
    words.SPY_WHERE.key: place_where,
    words.SPIES_ACTION.key: fight_first,
    words.EXPEDITION_ACTION.key: fight_first,
    words.FOOTHOLD_WHERE.key: place_where,
    words.FOOTHOLD_HOW_MANY.key: all_there_are,
    words.VAULT_ACTION.key: fight_first,
    words.VAULT_WHERE.key: place_where,
    words.VAULT_WHERE_OR_NOT.key: place_where,
    words.BEARER_WHERE.key: place_where,
    words.PROPHET_WHERE.key: place_where,
    words.PREACH_WHOM.key: force_whom,
    words.BURN_WHOM.key: force_whom,
    words.GANG_WHERE.key: place_where,
}
