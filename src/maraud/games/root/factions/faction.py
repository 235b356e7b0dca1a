"""What the law asks of a faction.

Two doors lead from the common law to a faction: an *opening* is a small question with the common rule as its answer; a
*reaction* runs after something happened. A faction overrides only what differs, and names its rule. A hireling is a
faction too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from maraud.engine.flow import Ask, Flow
from maraud.engine.rng import Rng
from maraud.engine.vocabulary import Option
from maraud.games.root.cards import CARD_POINTS
from maraud.games.root.cards import card as card_number
from maraud.games.root.law.boxes import into_box
from maraud.games.root.lists import added
from maraud.games.root.maps import MEMBERS
from maraud.games.root.pieces import FACTION_IDS, WARRIOR_OF, WARRIORS_OF
from maraud.games.root.state import Root

COUNT_TOKENS: Final = 1 << card_number("soup-kitchens")  # ROOT-CARD-SOUP-KITCHENS.1

POINTS_FOR_DOMINANCE: Final = 10

AGAIN: Final = True  # a part of the turn wants another lap
DONE: Final = False

# One lap of a part of a turn, that gives AGAIN or DONE; None: nothing is asked, and all of the part is done already.
Part = Callable[[Root, int], Flow[bool] | None]


class Loss:
    """Pieces of one kind that a side loses in a clearing at one moment; `by` is the side that removes them, or -1."""

    def __init__(self, side: int, kind: int, clearing: int, number: int, by: int) -> None:
        self.side: Final = side
        self.kind: Final = kind
        self.clearing: Final = clearing
        self.number: Final = number
        self.by: Final = by


@mypyc_attr(allow_interpreted_subclasses=True)
class Faction:
    """A faction by the common law alone."""

    reacts_to_removal = False  # whether `after_removal` does anything
    reacts_to_moves = False
    reacts_to_battles = False
    claims_rule = False  # whether `claims` can be true
    has_removal_bonus = False  # whether `removal_bonus` can be more than 0
    can_bar_moving = False  # whether `bars_moving` can be true
    carries_pieces = False  # whether `carries` does anything
    claims_first = False  # whether its claim to rule beats those of others
    takes_discards = False  # whether discarded cards go to it
    lets_others = False  # whether others can do something to it in their turns
    hand_is_public = False
    takes_card = False  # whether who attacks it must discard a card
    prized = 0.0  # what a building or token removed costs it beyond the common, as far as advice reckons
    rules_ties = False  # whether it rules where it is tied for most, as far as advice reckons

    def __init__(self, number: int) -> None:
        self.number: Final = number

    # The turn: its parts in rulebook order. Each part is run lap by lap until it is done.

    def birdsong(self) -> list[Part]:
        """The parts of Birdsong."""
        return []

    def daylight(self) -> list[Part]:
        """The parts of Daylight."""
        return []

    def evening(self) -> list[Part]:
        """The parts of Evening, drawing and discarding included."""
        return []

    def set_up(self, s: Root, seat: int) -> Flow[None]:
        """Set the faction up, standard."""
        return
        yield

    def sets_up_at_home(self, s: Root, seat: int) -> Flow[None]:
        """ROOT-A.8.3 Set the faction up as its setup card says. Without homelands that is the standard way."""
        return self.set_up(s, seat)

    def finds_home(self, s: Root, seat: int) -> bool:
        """ROOT-A.8.3x1 Whether its setup card can be carried out."""
        return True

    # Openings: rule and movement.

    def claims(self, s: Root, side: int, clearing: int, most: int) -> bool:
        """ROOT-2.5 Whether this side rules although it has not alone the most; `most` is the highest strength there."""
        return False

    def token_weight(self, s: Root, side: int) -> int:
        """ROOT-2.5 What each token counts for rule: nothing, but for a card."""
        return 2 if side < s.seats and s.crafted[side] & COUNT_TOKENS else 0

    def pawn_at(self, s: Root, side: int) -> int:
        """ROOT-G.18 The clearing of the side's pawn, or 0."""
        return 0

    def more_neighbors(self, s: Root, side: int, clearing: int) -> int:
        """ROOT-2.2.1 Clearings adjacent to this one for this side only, as a mask."""
        return 0

    def ignores_rule(self, s: Root, side: int) -> bool:
        """ROOT-4.2.1 Whether this side's moves need no rule at all."""
        return False

    def pawn_moves(self, s: Root, side: int) -> int:
        """Where a card's move could take the side's pawn, as a mask; 0 for a side without a pawn."""
        return 0

    def move_pawn(self, s: Root, side: int, destination: int) -> Flow[None]:
        """A card's move of the pawn."""
        return
        yield

    def moves_freely(self, s: Root, side: int, origin: int, destination: int) -> bool:
        """ROOT-4.2.1 Whether this one move needs no rule."""
        return False

    def moves_group(self, s: Root, side: int, origin: int, destination: int) -> Flow[None] | None:
        """ROOT-4.2 The faction's own way to choose who moves, or None for the common one."""
        return None

    def carries(self, s: Root, side: int, origin: int, destination: int, number: int) -> Flow[None]:
        """What so many moving warriors take along, whoever moved them."""
        return
        yield

    def bars_placing(self, s: Root, side: int, placer: int) -> int:
        """The clearings where this side's ability keeps another from placing pieces, as a mask."""
        return 0

    def bars_moving(self, s: Root, side: int, mover: int, origin: int, destination: int) -> bool:
        """Whether this side's ability keeps another from moving between two clearings."""
        return False

    # Openings: battle.

    def takes_high_roll(self, s: Root, side: int, attacking: bool) -> bool:
        """ROOT-4.3.3 The attacker gets the higher roll."""
        return attacking

    def most_hits(self, s: Root, side: int, clearing: int) -> int:
        """ROOT-4.3.3.1 Rolled hits cannot exceed the own warriors in the clearing."""
        number = 0
        for kind in WARRIORS_OF[self.number]:
            number += s.count[kind][clearing]
        return number

    def can_be_attacked(self, s: Root, side: int, attacker: int, clearing: int) -> bool:
        """Whether this side, an enemy with a piece there, can be chosen as defender."""
        return True

    def seems_attackable(self, s: Root, side: int, attacker: int, clearing: int) -> bool:
        """The same as far as all can see: being asked must not tell what a hand holds."""
        return self.can_be_attacked(s, side, attacker, clearing)

    def decider(self, s: Root, side: int) -> int:
        """The seat that decides for this side."""
        return side

    def warrior_kinds(self) -> list[int]:
        """The kinds of warriors of this faction."""
        return WARRIORS_OF[self.number]

    def can_fight(self, s: Root, side: int, clearing: int) -> bool:
        """ROOT-4.3 An attacker needs a warrior or a pawn."""
        return self.most_hits(s, side, clearing) > 0

    def is_defenseless(self, s: Root, side: int, clearing: int) -> bool:
        """ROOT-4.3.5.2 Without warriors a defender suffers one extra hit."""
        return self.most_hits(s, side, clearing) == 0

    def extra_hits(self, s: Root, side: int, attacking: bool, clearing: int) -> int:
        """ROOT-4.3.5.1 Extra hits this side deals by an ability that needs no decision."""
        return 0

    def battle_abilities(self, s: Root, side: int) -> list[Option]:
        """ROOT-4.3.4 What this side's abilities offer in step 4 of the battle being fought."""
        return []

    def use_battle_ability(self, s: Root, side: int, option: Option) -> Flow[None]:
        """Use one of them."""
        return
        yield

    def ignores_first_hit(self, s: Root, side: int, clearing: int) -> bool:
        """Whether the first hit taken in this battle is ignored."""
        return False

    def takes_hits(self, s: Root, side: int, clearing: int, hits: int, by: int) -> Flow[list[Loss] | None]:
        """ROOT-4.3.6 The faction's own way to take hits, or None for the common one."""
        return None
        yield

    def losses_of_warriors(self, s: Root, side: int, clearing: int, hits: int, by: int) -> Flow[list[Loss] | None]:
        """Which warriors are lost when fewer hits than warriors are taken, or None where all are alike."""
        return None
        yield

    # Openings: crafting and cards.

    def crafts_with(self) -> list[int]:
        """The kinds of the faction's crafting pieces."""
        return []

    def crafting_pieces(self, s: Root, seat: int) -> list[int]:
        """ROOT-4.1.1 How many crafting pieces stand in clearings of each suit: `[suit]`."""
        pieces = [0, 0, 0, 0]
        for kind in self.crafts_with():
            for clearing in MEMBERS[s.holds[kind]]:
                pieces[s.suit[clearing]] += s.count[kind][clearing]
        return pieces

    def pays_for_craft(self, s: Root, seat: int, card: int) -> Flow[None]:
        """What crafting a card costs beside activating pieces."""
        return
        yield

    def item_points(self, s: Root, side: int, card: int) -> int:
        """ROOT-3.2.2 Points for crafting an item card."""
        return CARD_POINTS[card]

    def can_afford(self, s: Root, seat: int, card: int) -> bool:
        """ROOT-4.1.1 Whether the cost beside activated pieces can be paid."""
        return True

    def gains_crafted_item(self, s: Root, seat: int, item: int, points: int) -> Flow[None] | None:
        """What becomes of a crafted item, or None for the common way: into the box, and score."""
        return None

    def keeps_item(self, s: Root, seat: int, item: int) -> Flow[None]:
        """Where an item goes that was not crafted: face up into the Crafted Items box."""
        into_box(s, seat, item)
        return
        yield

    def takes_discard(self, s: Root, side: int, card: int) -> None:
        """Take a card that would go to the discard pile."""

    def purse(self, s: Root, side: int) -> int:
        """ROOT-11.2.6.1 How much this side could pay for another's service: the warriors in its supply."""
        return s.count[WARRIOR_OF[self.number]][0] if WARRIOR_OF[self.number] >= 0 else 0

    def pays(self, s: Root, side: int, price: int) -> Flow[bool]:
        """ROOT-11.2.6.1 Pay so much for another's service. Gives whether the warriors themselves are the pay."""
        s.count[WARRIOR_OF[self.number]] = added(s.count[WARRIOR_OF[self.number]], 0, -price)
        return True
        yield

    def others_may(self, s: Root, side: int, seat: int) -> bool:
        """Whether another seat, in its turn, could do something to this side, as far as all can see."""
        return False

    def others_options(self, s: Root, side: int, seat: int) -> list[Option]:
        """ROOT-1.4.2 What another seat can do to this side between two actions: words of the kind `upon`."""
        return []

    def done_by_other(self, s: Root, side: int, seat: int, option: Option) -> Flow[None]:
        """Another seat does it."""
        return
        yield

    def may_activate_dominance(self, s: Root, seat: int) -> bool:
        """ROOT-3.3.1 Whether the faction can activate dominance at all now."""
        return True

    def points_for_dominance(self, s: Root) -> int:
        """ROOT-3.3.1 The points it takes to activate dominance."""
        return POINTS_FOR_DOMINANCE

    def activates_dominance(self, s: Root, seat: int) -> Flow[None] | None:
        """ROOT-3.3.5 The faction's own way to activate a dominance card, or None for the common one."""
        return None

    def removal_points(self, s: Root, kind: int, by: int) -> int:
        """ROOT-3.2.1 Points for an enemy who removes one building or token of this faction."""
        return 1

    def removal_bonus(self, s: Root, side: int, losses: list[Loss], in_battle: bool) -> int:
        """Points this side scores for the losses of one moment beyond those of ROOT-3.2.1."""
        return 0

    def resists_removal(self, s: Root, kind: int, in_battle: bool) -> bool:
        """Whether a piece of this kind cannot be removed now."""
        return False

    def suffers_full_removal(self, s: Root, side: int, clearing: int, by: int) -> Flow[None]:
        """What else happens to this side when an enemy removes all enemy pieces from a clearing."""
        return
        yield

    # Reactions.

    def at_start_of_battle(self, s: Root, side: int, attacker: int, defender: int, clearing: int) -> Flow[None]:
        """ROOT-IMPL-16 Before the ambush."""
        return
        yield

    def before_roll(self, s: Root, side: int, attacker: int, defender: int, clearing: int) -> Flow[None]:
        """ROOT-4.3.2"""
        return
        yield

    def at_end_of_battle(self, s: Root, side: int, attacker: int, defender: int, clearing: int) -> Flow[None]:
        """ROOT-IMPL-16 After all losses and their triggers."""
        return
        yield

    def notes_loss(self, s: Root, loss: Loss) -> None:
        """What a faction that knows its pieces one by one notes as some of them are removed, before anything else."""

    def after_removal(self, s: Root, side: int, losses: list[Loss], in_battle: bool) -> Flow[None]:
        """ROOT-1.5.4 After all pieces of one moment are removed, own or others'."""
        return
        yield

    def after_move(self, s: Root, side: int, mover: int, origin: int, destination: int, number: int) -> Flow[None]:
        """After another side or this one moved warriors into a clearing."""
        return
        yield

    # What is seen.

    def view(self, s: Root, side: int, viewer: int) -> dict[str, Any]:
        """The faction's board as a viewer sees it (-1: a spectator), in addition to what all factions show."""
        return {}

    def hides(self, s: Root, side: int) -> list[int]:
        """The sorted list of cards of this side that others cannot see, beside the hand: redealt with the hands."""
        return []

    def redeal_more(self, s: Root, side: int, seat: int, rng: Rng) -> None:
        """Deal anew what else of this side a seat cannot know."""

    def pieces(self, s: Root, side: int) -> dict[str, int]:
        """Pieces and cards that lie in places only this faction has, for the count of all pieces."""
        return {}

    def boxed(self) -> dict[str, int]:
        """What `pieces` counts of things of this faction's own, while nobody plays it."""
        return {}

    def cards(self, s: Root, side: int) -> list[int]:
        """The cards that lie in places only this faction has."""
        return []

    def check(self, s: Root, side: int) -> str:
        """What is wrong with what only this faction has, in a state that came from outside; empty if nothing is."""
        return ""

    def hint(self, s: Root, ask: Ask, option: Option) -> str:
        """What an option of this faction's costs or brings now, in a few words, where only the state tells."""
        return ""

    # Rules of thumb. None of them may read what the seat cannot know.

    def advise(self, s: Root, seat: int, ask: Ask, rng: Rng) -> Option | None:
        """A good answer to a question of this faction's own, or None: then the law's rules of thumb decide."""
        return None

    def advise_other(self, s: Root, side: int, seat: int, ask: Ask) -> Option | None:
        """A good answer for another seat to what this side lets it do, or None if the question is another one."""
        return None

    def promise(self, s: Root, seat: int) -> float:
        """Points that the faction's position is good for in the turns to come."""
        return 0.0

    def aim(self, s: Root, seat: int, clearing: int, number: int) -> float:
        """What so many warriors more are worth in a clearing, beyond rule and battle."""
        return 0.0

    def aim_lost(self, s: Root, seat: int, clearing: int, number: int) -> float:
        """What so many warriors fewer cost there."""
        return 0.0

    def toll_kinds(self) -> list[int]:
        """The kinds of pieces for which others pay when they march in."""
        return []


FACTIONS: Final[list[Faction]] = [Faction(number) for number in range(len(FACTION_IDS))]


def register(faction: Faction) -> None:
    """Put a faction in its place. Called once by each faction's module."""
    FACTIONS[faction.number] = faction
