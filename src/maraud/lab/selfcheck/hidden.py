"""What redeal does: nothing to what the seat knows and, in the long run, everything to what it cannot know."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any, Final

from maraud.engine.game import Game
from maraud.engine.moves import SPECTATOR
from maraud.engine.rng import Rng
from maraud.engine.state import NOBODY, OWNER, PUBLIC, State, is_same, plain
from maraud.lab.selfcheck.seen import copied, difference, leaves, state_containers, text
from maraud.lab.selfcheck.shape import may_share

SAMPLES: Final = 8  # states kept for a number of seats
COMMON: Final = 8  # values of an entry that are counted between processes
ENOUGH_FOR_FIELDS: Final = 40  # redeals after which an entry must have changed
ENOUGH_FOR_LEAVES: Final = 400  # and each number in it

Entry = tuple[int, int, str, int]  # seats, observer, field, place of the entry or -1 for the whole field


def hides(s: State) -> bool:
    """Whether the state has hidden fields at all."""
    return any(field.audience != PUBLIC for field in type(s).FIELDS.values())


def hidden_entries(s: State, seat: int, seats: int) -> list[tuple[str, int]]:
    """The fields, or entries of them, that a seat does not see as such."""
    found: list[tuple[str, int]] = []
    for name, field in type(s).FIELDS.items():
        if field.audience == NOBODY:
            found.append((name, -1))
        elif field.audience == OWNER:
            found.extend((name, other) for other in range(seats) if other != seat)
    return found


def entry_of(s: State, name: str, place: int) -> Any:
    """A field, or one entry of it."""
    value = getattr(s, name)
    return value if place < 0 else value[place]


def redeal_fault(game: Game[Any], s: State, seat: int, rng: Rng) -> tuple[str, str, State]:
    """What redeal does wrong to this state: a kind and a sentence, empty if nothing; and the state dealt anew."""
    dealt = s.copy()
    lists = state_containers(dealt)
    shown, sorts = text(game.view(dealt, seat)), game.pieces(dealt)
    game.redeal(dealt, seat, Rng(rng.seed()))
    whom = "the spectator" if seat == SPECTATOR else f"seat {seat}"
    for name in type(s).SHARED:
        if getattr(dealt, name) is not getattr(s, name):
            return "redeal changes what is shared", f"for {whom}: {name}", dealt
    for name in ["result", *type(s).FIELDS]:
        field = type(s).FIELDS.get(name)
        audience = field.audience if field is not None else PUBLIC
        before, after = getattr(s, name), getattr(dealt, name)
        if audience == PUBLIC and before != after:
            return "redeal changes a public field", f"for {whom}: {difference(before, after, name)}", dealt
        if audience == OWNER and seat >= 0 and before[seat] != after[seat]:
            return "redeal changes what the seat knows", f"for {whom}: {difference(before, after, name)}", dealt
    lists_now = state_containers(dealt)
    for path, old in lists.items():
        if lists_now.get(path) is not old and not may_share(s, path):
            return "redeal replaces a list", f"for {whom}: {path} is another object than before", dealt
    if text(game.view(dealt, seat)) != shown:
        changed = difference(game.view(s, seat), game.view(dealt, seat))
        return "redeal changes the view", f"for {whom}: {changed}", dealt
    if game.pieces(dealt) != sorts:
        return "redeal loses pieces", f"for {whom}: {difference(sorts, game.pieces(dealt))}", dealt
    again, first = dealt.copy(), s.copy()
    seed = rng.seed()
    game.redeal(again, seat, Rng(seed))
    game.redeal(first, seat, Rng(seed))
    if not is_same(again, first):
        where = difference(plain(first), plain(again))
        return "redeal depends on what the seat cannot know", f"for {whom}: {where}", dealt
    return "", "", dealt


class Reach:
    """Which hidden numbers redeal has changed so far, and which it ought to.

    Those are the numbers that differ between states whose views do not.
    """

    def __init__(self) -> None:
        self.values: defaultdict[Entry, Counter[str]] = defaultdict(Counter)  # what was there to be dealt anew
        self.changed: defaultdict[Entry, set[str]] = defaultdict(set)
        self.samples: defaultdict[int, list[State]] = defaultdict(list)
        self._offered: defaultdict[int, int] = defaultdict(int)

    def note(self, before: State, after: State, seat: int, seats: int) -> None:
        """Note a redeal."""
        for name, place in hidden_entries(before, seat, seats):
            entry = (seats, seat, name, place)
            old, new = entry_of(before, name, place), entry_of(after, name, place)
            self.values[entry][text(old)] += 1
            if old != new:
                was, now = leaves(old), leaves(new)
                self.changed[entry].update(path for path in {*was, *now} if was.get(path) != now.get(path))

    def sample(self, s: State, seats: int, rng: Rng) -> None:
        """Keep some of the states, all alike likely."""
        self._offered[seats] += 1
        kept = self.samples[seats]
        if len(kept) < SAMPLES:
            kept.append(s.copy())
        else:
            place = rng.below(self._offered[seats])
            if place < SAMPLES:
                kept[place] = s.copy()

    def unseen(self, game: Game[Any]) -> dict[Entry, set[str]]:
        """The numbers that no view shows: with those of another state put in their place the seat sees the same."""
        found: defaultdict[Entry, set[str]] = defaultdict(set)
        for seats, samples in self.samples.items():
            for seat in range(SPECTATOR, seats):
                for s in samples:
                    shown = _view(game, s, seat)
                    for name, place in hidden_entries(s, seat, seats):
                        for other in samples:
                            found[seats, seat, name, place] |= _unseen(game, s, other, seat, name, place, shown)
        return found

    def plain(self, game: Game[Any]) -> list[Any]:
        """As plain data, to go between processes."""
        unseen = self.unseen(game)
        return [
            [
                list(entry),
                values.total(),
                dict(values.most_common(COMMON)),
                sorted(self.changed[entry]),
                sorted(unseen.get(entry, ())),
            ]
            for entry, values in sorted(self.values.items())
        ]


def _view(game: Game[Any], s: State, seat: int) -> str:
    try:
        return text(game.view(s, seat))
    except Exception:
        return ""  # a mixture of two states need not make sense


def _unseen(game: Game[Any], s: State, other: State, seat: int, name: str, place: int, shown: str) -> set[str]:
    mine, theirs = entry_of(s, name, place), entry_of(other, name, place)
    if mine == theirs or not shown:
        return set()
    mixed = s.copy()
    if place < 0:
        setattr(mixed, name, copied(theirs))
    else:
        rows = list(getattr(mixed, name))  # a copy may share its list
        rows[place] = copied(theirs)
        setattr(mixed, name, rows)
    if _view(game, mixed, seat) != shown:
        return set()
    was, now = leaves(mine), leaves(theirs)
    return {path for path in {*was, *now} if was.get(path) != now.get(path)}


def out_of_reach(parts: list[Any]) -> list[str]:
    """What redeal never changes, though no view shows it, from the plain data of several runs. One line each."""
    total: Counter[Entry] = Counter()
    common: defaultdict[Entry, Counter[str]] = defaultdict(Counter)
    changed: defaultdict[Entry, set[str]] = defaultdict(set)
    unseen: defaultdict[Entry, set[str]] = defaultdict(set)
    for (seats, seat, name, place), count, often, has, should in parts:
        entry = (seats, seat, name, place)
        total[entry] += count
        common[entry].update(often)
        changed[entry].update(has)
        unseen[entry].update(should)
    lines = []
    for entry in sorted(total):
        seats, seat, name, place = entry
        whom = "the spectator" if seat == SPECTATOR else f"seat {seat} of {seats}"
        what = name if place < 0 else f"{name}[{place}]"
        tries = total[entry] - max(common[entry].values())  # what is most often there may be nothing at all
        never = ""
        if unseen[entry] and not changed[entry] and tries >= ENOUGH_FOR_FIELDS:
            never = what
        elif changed[entry] and tries >= ENOUGH_FOR_LEAVES:
            never = ", ".join(f"{what}{path}" for path in sorted(unseen[entry] - changed[entry])[:4])
        if never:
            lines.append(f"for {whom} redeal never changed {never} in {tries} times, and its view does not show it")
    return lines
