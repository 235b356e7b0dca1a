"""ROOT-9 The Vagabond: his abilities, and the parts of his turn."""

from __future__ import annotations

from typing import Any, Final

from maraud.engine.flow import Ask, Flow
from maraud.engine.rng import Rng
from maraud.engine.vocabulary import PASS, SEATS, Option
from maraud.games.root.board import warriors
from maraud.games.root.cards import CARD_COST, HAMMER, ITEM_IDS, SWORD
from maraud.games.root.factions.faction import POINTS_FOR_DOMINANCE, Faction, Loss, Part, register
from maraud.games.root.factions.vagabond.advice import advise, promise
from maraud.games.root.factions.vagabond.birdsong import refresh, slip
from maraud.games.root.factions.vagabond.checks import check
from maraud.games.root.factions.vagabond.coalition import form_coalition, partners
from maraud.games.root.factions.vagabond.daylight import actions
from maraud.games.root.factions.vagabond.evening import check_capacity, draw_and_discard, rest
from maraud.games.root.factions.vagabond.items import (
    FRESH,
    ITEMS,
    choose_loss,
    damage,
    exhaust,
    gain,
    in_states,
    ready,
    swords,
    undamaged,
    whole,
)
from maraud.games.root.factions.vagabond.relations import (
    allies,
    become_hostile,
    has_relation,
    infamy,
    note_removals,
)
from maraud.games.root.factions.vagabond.set_up import set_up, sets_up_as_dealt
from maraud.games.root.factions.vagabond.walking import walk_to, walks
from maraud.games.root.factions.vagabond.words import ENLIST, ENLISTED, PAY_WITH, STRUCK, TREAT_AS_OWN
from maraud.games.root.law.points import score
from maraud.games.root.law.ruins import redeal_ruins
from maraud.games.root.options import CHARACTER, FACTION, FIRST, PIECE, SPECIAL, SWIFT_STRIKE
from maraud.games.root.pieces import SECOND_VAGABOND, VAGABOND, WARRIOR_OF
from maraud.games.root.quests import ARBITER, CHARACTER_IDS, CHARACTER_ITEMS, QUEST_IDS, RONIN
from maraud.games.root.sayings import DOES, said_of
from maraud.games.root.state import (
    ALLY,
    ALLY_HITS,
    ATTACKER,
    DEFENDER,
    EXTRA_BY,
    ITEM_HITS,
    MORE_HITS,
    Root,
)

FULL_REMOVAL: Final = 3


class Vagabond(Faction):
    """ROOT-9 The Vagabond: ROOT-9.D.1 a pawn. Both of them are this; ROOT-9.7x2 each has relationships of his own."""

    reacts_to_removal = True
    reacts_to_battles = True
    has_removal_bonus = True
    can_bar_moving = True

    def birdsong(self) -> list[Part]:
        return [refresh, slip]

    def daylight(self) -> list[Part]:
        return [actions]

    def evening(self) -> list[Part]:
        return [rest, draw_and_discard, check_capacity]

    def set_up(self, s: Root, seat: int) -> Flow[None]:
        return set_up(s, seat)

    def sets_up_at_home(self, s: Root, seat: int) -> Flow[None]:
        return sets_up_as_dealt(s, seat)

    # The pawn.

    def pawn_at(self, s: Root, side: int) -> int:
        """ROOT-9.2.2 Lone Wanderer. In a forest he is in no clearing."""
        return max(s.pawn[side], 0)

    def pawn_moves(self, s: Root, side: int) -> int:
        """A card's move costs no boot, but for Hostile warriors (ROOT-9.2.9.3b)."""
        return walks(s, side, 1)

    def move_pawn(self, s: Root, side: int, destination: int) -> Flow[None]:
        return walk_to(s, side, destination, 1)

    def bars_moving(self, s: Root, side: int, mover: int, origin: int, destination: int) -> bool:
        """ROOT-V.6.2 Nobody enters a scorched clearing."""
        return bool(s.scorched >> destination & 1)

    def bars_placing(self, s: Root, side: int, placer: int) -> int:
        """ROOT-V.6.2"""
        return s.scorched

    def suffers_full_removal(self, s: Root, side: int, clearing: int, by: int) -> Flow[None]:
        """ROOT-9.2.2.1 Three items are damaged."""
        for left in range(FULL_REMOVAL, 0, -1):
            options = undamaged(s, side)
            if not options:
                return
            damage(s, side, (yield from choose_loss(s, side, options, whole(s, side), left)))

    # Crafting.

    def crafting_pieces(self, s: Root, seat: int) -> list[int]:
        """ROOT-9.2.1 Each hammer makes the pawn a crafting piece of the suit of its clearing.

        ROOT-9.5x3, ROOT-FAQ-148 So no card of several suits can be crafted.
        """
        pieces = [0, 0, 0, 0]
        if s.pawn[seat] > 0:
            pieces[s.suit[s.pawn[seat]]] = ready(s, seat, HAMMER)
        return pieces

    def pays_for_craft(self, s: Root, seat: int, card: int) -> Flow[None]:
        """ROOT-9.5.8 The hammers used are exhausted."""
        for _ in range(sum(CARD_COST[card])):
            exhaust(s, seat, HAMMER)
        s.crafting = [0, 0, 0, 0]
        return
        yield

    def gains_crafted_item(self, s: Root, seat: int, item: int, points: int) -> Flow[None] | None:
        """ROOT-9.2.1 It goes to his Satchel or track, face up."""
        return gain_crafted(s, seat, item, points)

    # Another's services.

    def purse(self, s: Root, side: int) -> int:
        """ROOT-11.2.6.3 He pays with items that are ready."""
        return sum(ready(s, side, item) for item in range(ITEMS))

    def pays(self, s: Root, side: int, price: int) -> Flow[bool]:
        """ROOT-11.2.6.3 One item is exhausted for each."""
        for left in range(price, 0, -1):
            options = in_states(s, side, (FRESH,))
            choice = options[0]
            if len(options) > 1 and self.purse(s, side) > left:
                choice = yield Ask(side, PAY_WITH, options, (left,))
            exhaust(s, side, choice.value)
        return False

    # Battle.

    def most_hits(self, s: Root, side: int, clearing: int) -> int:
        """ROOT-9.2.6 Undamaged swords, and as attacker the allied warriors (ROOT-9.2.9.2c)."""
        return swords(s, side) + allied_warriors(s, side, clearing)

    def can_fight(self, s: Root, side: int, clearing: int) -> bool:
        """ROOT-4.3 The pawn is enough."""
        return s.pawn[side] == clearing

    def is_defenseless(self, s: Root, side: int, clearing: int) -> bool:
        """ROOT-9.2.4 Without an undamaged sword."""
        return swords(s, side) == 0

    def at_start_of_battle(self, s: Root, side: int, attacker: int, defender: int, clearing: int) -> Flow[None]:
        """ROOT-9.2.9.2c As attacker he may treat the warriors of one Allied faction as his own."""
        if side != attacker:
            return
        options = [FACTION[s.faction[other]] for other in allies(s, side, clearing) if other != defender]
        if options:
            choice = yield Ask(side, TREAT_AS_OWN, [PASS, *options])
            if choice is not PASS:
                s.battle[ALLY] = s.faction.index(choice.value) + 1

    def before_roll(self, s: Root, side: int, attacker: int, defender: int, clearing: int) -> Flow[None]:
        """ROOT-V.5.2 Protector: a defender in the Arbiter's clearing may enlist him, not for or against himself."""
        if s.character[side] != ARBITER or s.pawn[side] != clearing or side in (attacker, defender):
            return
        if defender >= s.seats:
            return
        choice = yield Ask(defender, ENLIST, [PASS, FIRST])
        if choice is not PASS:
            s.battle[MORE_HITS + DEFENDER] += swords(s, side)
            s.tell(ENLISTED, (SEATS[defender],))
            score(s, side, 1)

    def takes_hits(self, s: Root, side: int, clearing: int, hits: int, by: int) -> Flow[list[Loss] | None]:
        """ROOT-9.2.7 Each hit damages an item of his choice, or removes an allied warrior (ROOT-9.2.9.2d)."""
        ally = s.battle[ALLY] - 1 if s.battle[ATTACKER] == side else -1
        kind = WARRIOR_OF[s.faction[ally]] if ally >= 0 else -1
        left = s.count[kind][clearing] if ally >= 0 else 0
        lost = 0
        for number in range(hits, 0, -1):
            options: list[Option] = undamaged(s, side)
            if left:
                options.append(PIECE[kind])
            if not options:
                break
            choice = yield from choose_loss(s, side, options, whole(s, side) + left, number)
            if choice.kind == "piece":
                left -= 1
                lost += 1
                s.battle[ALLY_HITS] += 1
            else:
                damage(s, side, choice)
                s.battle[ITEM_HITS] += 1
        return [Loss(ally, kind, clearing, lost, by)] if lost else []

    def at_end_of_battle(self, s: Root, side: int, attacker: int, defender: int, clearing: int) -> Flow[None]:
        """ROOT-9.2.9.2d With more hits on allied warriors than on items, that faction becomes Hostile."""
        if side == attacker and s.battle[ALLY] and s.battle[ALLY_HITS] > s.battle[ITEM_HITS]:
            become_hostile(s, side, s.battle[ALLY] - 1)
        return
        yield

    def battle_abilities(self, s: Root, side: int) -> list[Option]:
        """ROOT-V.9.2 Swift Strike. ROOT-V.9x1 With every sword that is ready."""
        return [SWIFT_STRIKE] if s.character[side] == RONIN and ready(s, side, SWORD) else []

    def use_battle_ability(self, s: Root, side: int, option: Option) -> Flow[None]:
        """ROOT-V.9.2 Exhaust a sword to deal one extra hit."""
        exhaust(s, side, SWORD)
        s.battle[EXTRA_BY + (ATTACKER if s.battle[ATTACKER] == side else DEFENDER)] += 1
        s.tell(STRUCK)
        return
        yield

    # Relationships and victory.

    def removal_bonus(self, s: Root, side: int, losses: list[Loss], in_battle: bool) -> int:
        """ROOT-9.2.9.3a Infamy."""
        return infamy(s, side, losses, in_battle)

    def after_removal(self, s: Root, side: int, losses: list[Loss], in_battle: bool) -> Flow[None]:
        """ROOT-9.2.9.3"""
        note_removals(s, side, losses)
        return
        yield

    def may_activate_dominance(self, s: Root, seat: int) -> bool:
        """ROOT-9.2.8 Only to form a coalition, with four or more players."""
        return bool(partners(s, seat))

    def points_for_dominance(self, s: Root) -> int:
        """ROOT-9.2.8, ROOT-FAQ-157 Ten for a coalition too: he activates the card. The table may say otherwise."""
        return POINTS_FOR_DOMINANCE if s.options.coalition_needs_ten else 0

    def activates_dominance(self, s: Root, seat: int) -> Flow[None] | None:
        """ROOT-9.2.8"""
        return form_coalition(s, seat)

    # What is seen.

    def view(self, s: Root, side: int, viewer: int) -> dict[str, Any]:
        """His board: all of it is public, but for what he saw under a ruin."""
        gear, here = s.gear[side], s.pawn[side]
        states = ("ready", "exhausted", "damaged", "exhausted and damaged")
        return {
            "character": CHARACTER_IDS[s.character[side]] if s.character[side] >= 0 else None,
            "clearing": max(here, 0),
            "forest": max(-here, 0),
            "gear": [
                {"item": ITEM_IDS[place // 4], "state": states[place % 4], "count": number}
                for place, number in enumerate(gear)
                if number
            ],
            "relations": [
                s.relations[side][other] if s.relations[side] and has_relation(s, side, other) else None
                for other in range(s.seats)
            ],
            "aids": s.aids[:] if s.active == side else [0] * s.seats,
            "quests": [QUEST_IDS[quest] for quest in s.quests],
            "quests_done": [QUEST_IDS[quest] for quest in s.quests_done[side]],
        }

    def hint(self, s: Root, ask: Ask, option: Option) -> str:
        """ROOT-9.3.1 What a character starts with; ROOT-9.5.9 what its action does."""
        if option.kind == "character":
            return f"{', '.join(ITEM_IDS[item] for item in CHARACTER_ITEMS[option.value]).capitalize()}."
        return said_of(DOES, "", CHARACTER[s.character[ask.seat]].text) if option is SPECIAL else ""

    def redeal_more(self, s: Root, side: int, seat: int, rng: Rng) -> None:
        redeal_ruins(s, seat, rng)

    def boxed(self) -> dict[str, int]:
        return {"quests": len(QUEST_IDS)}

    def pieces(self, s: Root, side: int) -> dict[str, int]:
        """The quests, counted once; items come and go."""
        if side != next(seat for seat in range(s.seats) if s.faction[seat] in (VAGABOND, SECOND_VAGABOND)):
            return {}
        left = sum(s.quest_deck) if s.quest_deck else len(QUEST_IDS)
        return {"quests": left + len(s.quests) + sum(len(done) for done in s.quests_done)}

    def check(self, s: Root, side: int) -> str:
        return check(s, side)

    # Rules of thumb.

    def advise(self, s: Root, seat: int, ask: Ask, rng: Rng) -> Option | None:
        return advise(s, seat, ask)

    def promise(self, s: Root, seat: int) -> float:
        return promise(s, seat)


def allied_warriors(s: Root, side: int, clearing: int) -> int:
    """The warriors of the faction that he treats as his own in the battle being fought."""
    if not s.battle or s.battle[ATTACKER] != side or not s.battle[ALLY]:
        return 0
    return warriors(s, s.battle[ALLY] - 1, clearing)


def gain_crafted(s: Root, seat: int, item: int, points: int) -> Flow[None]:
    """ROOT-9.2.1 A crafted item is his at once, and scores."""
    gain(s, seat, item)
    score(s, seat, points)
    return
    yield


register(Vagabond(VAGABOND))
register(Vagabond(SECOND_VAGABOND))
