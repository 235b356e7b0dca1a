"""ROOT-15.5 The Keepers' Daylight: acting with the Retinue."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maraud.engine.flow import Ask, Chance, Flow
from maraud.engine.menu import Menu
from maraud.engine.vocabulary import PASS, SEATS, Option
from maraud.games.root.board import place, rules, take_away
from maraud.games.root.factions.faction import AGAIN
from maraud.games.root.factions.keepers.pieces import (
    BOARD,
    DELVE,
    FACES,
    MOVE,
    RECOVER,
    RELICS,
    RETAINER,
    card_of,
    column_of,
    forests_of,
    in_forest,
    matching,
    recoverable,
    relics_at,
    rows,
    shift_relic,
    stations,
    suit_of,
    unseen,
)
from maraud.games.root.factions.keepers.words import (
    COLUMN_FILLED,
    DELVE_FROM,
    DELVE_WHAT,
    DELVE_WHERE,
    DELVED,
    MOVE_OR_RECOVER,
    NOTHING_TO_DO,
    RECOVER_WHAT,
    RECOVER_WHERE,
    RECOVERED,
    RETAINER_LEFT,
    RETINUE_USED,
    USE_CARD,
)
from maraud.games.root.hands import to_discard
from maraud.games.root.law.battle import battle_in, battlefields, might_battle, show_whether
from maraud.games.root.law.moving import may_move, take_move
from maraud.games.root.law.points import score
from maraud.games.root.law.turn import do_of_daylight, in_daylight, is_daylight_open, is_of_daylight, offer_daylight
from maraud.games.root.lists import with_one, without_one
from maraud.games.root.maps import ALL, MEMBERS
from maraud.games.root.options import CARD, CLEARING, FAITHFUL_RETAINER, FOREST, NUMBER, RECOVER_RELICS, RELIC, RETINUE
from maraud.games.root.options import MOVE as MOVE_WORD
from maraud.games.root.state import Root
from maraud.games.root.words import DISCARDED

STARTED: Final = 1  # a mark of this part
FILLED: Final = 2  # points for a column of relics


def act_with_retinue(s: Root, seat: int) -> Flow[bool]:
    """ROOT-15.5.2 Columns from left to right, in a column every card once in any order, or not. One lap, one card.

    ROOT-IMPL-29 Other effects may be used between two cards, and after the last one.
    """
    if not s.marks & STARTED:
        s.marks, s.retinue_left = STARTED, s.retinue[:]
    if not s.retinue_left:
        return (yield from in_daylight(s, seat))
    column = column_of(s.retinue_left[0])
    cards = [entry for entry in sorted(set(s.retinue_left)) if column_of(entry) == column]
    menu = Menu(s, seat, USE_CARD, PASS, (RETINUE[column],))
    for entry in cards:
        menu.offer(word_of(entry), MAY[column](s, seat, suit_of(entry)), NOTHING_TO_DO)
    if len(menu.options) == 1 and not is_daylight_open(s, seat) and not seems_of_use(s, seat, column, cards):
        skip_column(s, column)
        return AGAIN
    offer_daylight(s, seat, menu)
    choice = yield menu
    if choice is PASS:
        skip_column(s, column)
    elif is_of_daylight(choice):
        yield from do_of_daylight(s, seat, choice)
    else:
        entry = [entry for entry in cards if word_of(entry) is choice][0]
        s.retinue_left = without_one(s.retinue_left, entry)
        s.tell(RETINUE_USED, (choice, RETINUE[column]))
        yield from DO[column](s, seat, entry)
    return AGAIN


def seems_of_use(s: Root, seat: int, column: int, cards: list[int]) -> bool:
    """Whether some card of a column could be a battle, as far as all can see: being asked must not hang on the hand."""
    return column == DELVE and any(might_battle(s, seat, matching(s, ALL, suit_of(entry))) for entry in cards)


def word_of(entry: int) -> Option:
    """The word for a card of the Retinue."""
    card = card_of(entry)
    return FAITHFUL_RETAINER if card == RETAINER else CARD[card]


def skip_column(s: Root, column: int) -> None:
    """ROOT-15.5.2 What is left of a column is not used in this turn; that costs nothing."""
    s.retinue_left = [entry for entry in s.retinue_left if column_of(entry) != column]


def lose_card(s: Root, seat: int, entry: int) -> None:
    """ROOT-15.5.2x1 A card of the Retinue is discarded; ROOT-15.D.4 a Faithful Retainer leaves the game."""
    s.retinue = without_one(s.retinue, entry)
    card = card_of(entry)
    if card == RETAINER:
        s.tell(RETAINER_LEFT)
    else:
        to_discard(s, card)
        s.tell(DISCARDED, (SEATS[seat], CARD[card]))


# Move.


def may_move_from(s: Root, seat: int, suit: int) -> bool:
    return may_move(s, seat, matching(s, ALL, suit))


def move_from(s: Root, seat: int, entry: int) -> Flow[None]:
    """ROOT-15.5.2.1 A move from a matching clearing."""
    yield from take_move(s, seat, matching(s, ALL, suit_of(entry)))


# Battle, then delve.


def may_delve_in(s: Root, seat: int, clearing: int) -> bool:
    """ROOT-15.5.2.2 Delving takes rule, a warrior (ROOT-15.X.5 of the Keepers), and a relic in an adjacent forest."""
    return rules(s, seat, clearing) and bool(s.where[seat] >> clearing & 1) and bool(forests_of(s, clearing))


def delvable(s: Root, seat: int, suit: int) -> int:
    """The matching clearings to battle or delve in, as a mask. No rule is needed to battle."""
    bits = battlefields(s, seat, matching(s, ALL, suit))
    for clearing in MEMBERS[matching(s, s.where[seat], suit) & ~bits]:
        if may_delve_in(s, seat, clearing):
            bits |= 1 << clearing
    return bits


def may_battle_or_delve(s: Root, seat: int, suit: int) -> bool:
    return delvable(s, seat, suit) != 0


def battle_then_delve(s: Root, seat: int, entry: int) -> Flow[None]:
    """ROOT-15.5.2.2 Where there is somebody to battle they must; then they may delve."""
    words = [CLEARING[clearing] for clearing in MEMBERS[delvable(s, seat, suit_of(entry))]]
    where = yield Ask(seat, DELVE_WHERE, words)
    clearing = where.value
    show_whether(s, seat, 1 << clearing)
    if battlefields(s, seat, 1 << clearing):
        yield from battle_in(s, seat, clearing)
    if not may_delve_in(s, seat, clearing):
        return
    forests = [FOREST[forest] for forest in forests_of(s, clearing)]
    forest = yield Ask(seat, DELVE_FROM, [PASS, *forests], (where,))
    if forest is PASS:
        return
    value = yield from delve(s, seat, clearing, forest.value)
    near = s.board.touches[forest.value]
    if (s.ruled[seat] & near).bit_count() < value:  # ROOT-15.5.2.2b
        lose_card(s, seat, entry)


def delve(s: Root, seat: int, clearing: int, forest: int) -> Flow[int]:
    """ROOT-15.5.2.2a A relic of the forest comes into the clearing, face up. Gives its value.

    ROOT-15.2.1x1 It is chosen by what can be seen.
    """
    words = [RELIC[face] for face in sorted(set(relics_at(s, in_forest(forest))))]
    relic = words[0]
    if len(words) > 1:
        relic = yield Ask(seat, DELVE_WHAT, words, (FOREST[forest],))
    face = relic.value
    shown = face // 4
    if not face % 4:  # ROOT-15.2.1
        value = (yield Chance(NUMBER[1:4], unseen(s, shown))).value
        face += value
    s.relics = without_one(s.relics, in_forest(forest) * FACES + relic.value)
    s.relics = with_one(s.relics, clearing * FACES + face)
    place(s, seat, RELICS[shown], clearing)
    s.tell(DELVED, (RELIC[face], FOREST[forest], CLEARING[clearing]))
    return face % 4


# Move or recover.


def recovery_sites(s: Root, suit: int) -> int:
    """The matching clearings where a relic can be recovered, as a mask."""
    bits = 0
    for clearing in MEMBERS[matching(s, stations(s), suit)]:
        if recoverable(s, clearing):
            bits |= 1 << clearing
    return bits


def may_move_or_recover(s: Root, seat: int, suit: int) -> bool:
    return may_move_from(s, seat, suit) or recovery_sites(s, suit) != 0


def move_or_recover(s: Root, seat: int, entry: int) -> Flow[None]:
    """ROOT-15.5.2.3 A move from a matching clearing, or relics recovered in one."""
    acts = [MOVE_WORD] if may_move_from(s, seat, suit_of(entry)) else []
    if recovery_sites(s, suit_of(entry)):
        acts.append(RECOVER_RELICS)
    act = acts[0]
    if len(acts) > 1:
        act = yield Ask(seat, MOVE_OR_RECOVER, acts)
    if act is MOVE_WORD:
        yield from move_from(s, seat, entry)
    else:
        yield from recover(s, seat, entry)


def recover(s: Root, seat: int, entry: int) -> Flow[None]:
    """ROOT-15.5.2.3a Relics whose type a waystation there shows, one at a time; neither rule nor a warrior is needed.

    ROOT-15.5.2.3b Each scores its value, and two more where it fills a column. ROOT-15.5.2.3c With fewer clearings of
    the suit ruled than the value says the card is lost and the action over.
    """
    words = [CLEARING[clearing] for clearing in MEMBERS[recovery_sites(s, suit_of(entry))]]
    where = yield Ask(seat, RECOVER_WHERE, words)
    ruled = (s.ruled[seat] & matching(s, ALL, s.suit[where.value])).bit_count()
    skip: list[Option] = []
    while recoverable(s, where.value):
        relics = [RELIC[face] for face in recoverable(s, where.value)]
        relic = yield Ask(seat, RECOVER_WHAT, [*skip, *relics], (where,))
        if relic is PASS:
            return
        take_relic(s, seat, relic, where)
        if relic.value % 4 > ruled:
            lose_card(s, seat, entry)
            return
        skip = [PASS]


def take_relic(s: Root, seat: int, relic: Option, where: Option) -> None:
    """ROOT-15.D.7 A relic goes to its row on the board, for good (ROOT-15.5.2.3x1), and scores."""
    full = min(rows(s))
    take_away(s, seat, RELICS[relic.value // 4], where.value)
    shift_relic(s, relic.value, where.value, BOARD)
    s.tell(RECOVERED, (relic, where))
    points = relic.value % 4
    if min(rows(s)) > full:
        s.tell(COLUMN_FILLED, (full + 1,))
        points += FILLED
    score(s, seat, points)


May = Callable[[Root, int, int], bool]
Do = Callable[[Root, int, int], Flow[None]]
MAY: Final[dict[int, May]] = {MOVE: may_move_from, DELVE: may_battle_or_delve, RECOVER: may_move_or_recover}
DO: Final[dict[int, Do]] = {MOVE: move_from, DELVE: battle_then_delve, RECOVER: move_or_recover}
