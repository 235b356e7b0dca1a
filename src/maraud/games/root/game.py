"""Root with its expansions, designed by Cole Wehrle: the game as the engine knows it."""

from __future__ import annotations

from typing import Any, Final

import maraud.games.root.decks.exiles
import maraud.games.root.decks.standard
import maraud.games.root.factions.alliance.alliance
import maraud.games.root.factions.corvids.corvids
import maraud.games.root.factions.duchy.duchy
import maraud.games.root.factions.eyrie.eyrie
import maraud.games.root.factions.hundreds.hundreds
import maraud.games.root.factions.keepers.keepers
import maraud.games.root.factions.lizards.lizards
import maraud.games.root.factions.marquise.marquise
import maraud.games.root.factions.riverfolk.riverfolk
import maraud.games.root.factions.vagabond.vagabond
import maraud.games.root.hirelings.band
import maraud.games.root.hirelings.bandits
import maraud.games.root.hirelings.bearers
import maraud.games.root.hirelings.dynasty
import maraud.games.root.hirelings.exile
import maraud.games.root.hirelings.expedition
import maraud.games.root.hirelings.flotilla
import maraud.games.root.hirelings.patrol
import maraud.games.root.hirelings.prophets
import maraud.games.root.hirelings.protector
import maraud.games.root.hirelings.spies
import maraud.games.root.hirelings.uprising
import maraud.games.root.hirelings.vaults  # noqa: F401 - these register the factions and hirelings
from maraud.engine.errors import BadOption
from maraud.engine.flow import Ask, Flow
from maraud.engine.game import Game, Setting, Value
from maraud.engine.phrases import Fact
from maraud.engine.rng import Rng
from maraud.engine.vocabulary import PASS, Option
from maraud.games.root.advice import advise, evaluate
from maraud.games.root.board import facts_hold
from maraud.games.root.cards import CARD_NAMES, CARD_SUIT, IS_DOMINANCE, SUIT_IDS
from maraud.games.root.factions.faction import FACTIONS
from maraud.games.root.hirelings.words import HIRE_WHICH, SET_UP_WHICH
from maraud.games.root.law.turn import list_parts, turn_step
from maraud.games.root.maps import BOARDS, BURROW, MAP_IDS
from maraud.games.root.options import CLEARING, CONTROL_FACES, GIVE_ITEM, HAND_CARD, HIRE, VOCABULARY
from maraud.games.root.pieces import (
    FACTION_IDS,
    FACTION_NAMES,
    HIRELING_IDS,
    KIND_COUNT,
    KIND_IDS,
    KINDS_OF,
    NO_FACTION,
    PLAYER_FACTIONS,
)
from maraud.games.root.quests import CHARACTER_NAMES, QUEST_NAMES, QUEST_SUIT
from maraud.games.root.sayings import ANSWERS, DOES, in_number, said_of
from maraud.games.root.setup.advanced import ADVANCED_STEPS
from maraud.games.root.setup.choice import PLAYABLE, remark
from maraud.games.root.setup.hirelings import BUILT, refusal
from maraud.games.root.setup.standard import ADVANCED, set_up_step
from maraud.games.root.setup.start import start
from maraud.games.root.soundness import check
from maraud.games.root.state import SETUP, Options, Root
from maraud.games.root.view import redeal, view
from maraud.games.root.words import PHRASES

OFFERED: Final = (
    "marquise",
    "eyrie",
    "alliance",
    "vagabond",
    "second-vagabond",
    "cult",
    "riverfolk",
    "duchy",
    "corvids",
    "hundreds",
    "keepers",
)
PLAYABLE[:] = [FACTION_IDS.index(name) for name in OFFERED]
ADVANCED[:] = ADVANCED_STEPS
BUILT[:] = list(range(len(HIRELING_IDS)))
list_parts()

NAMES: Final = tuple(FACTION_IDS[number] for number in PLAYABLE)
BASE: Final = ("marquise", "eyrie", "alliance", "vagabond", "random", "random")
SETTINGS: Final = [
    Setting("map", "autumn", "ROOT-5.1", "The map.", tuple(MAP_IDS)),
    Setting("suits", "dealt", "ROOT-A.1", "Suits on maps without printed ones.", ("dealt", "pictured")),
    Setting("deck", "standard", "ROOT-2.1", "The deck of cards.", ("standard", "exiles")),
    *(
        Setting(
            f"faction_{seat}",
            BASE[seat - 1] if BASE[seat - 1] in NAMES else "random",
            "ROOT-5.1.1",
            f"The faction of seat {seat}.",
            ("random", *NAMES),
        )
        for seat in range(1, 7)
    ),
    Setting("coalition_needs_ten", True, "ROOT-9.2.8", "A Vagabond needs ten points to form a coalition."),
    Setting("setup", "standard", "ROOT-A.0.1", "Factions from the table, or drafted.", ("standard", "advanced")),
    Setting("two_vagabonds", False, "ROOT-A.8.1", "Advanced set-up: both Vagabonds may be dealt."),
    Setting("insurgents", False, "ROOT-A.8.2.1", "Advanced set-up of two players with hirelings: insurgents as well."),
    Setting("boxes", "all", "ROOT-A.8.1", "Whose factions and hirelings are in the game.", ("all", "marauder")),
    Setting("hirelings", False, "ROOT-A.6.0", "Three hirelings serve whoever has points."),
    Setting("most_turns", 600, "ROOT-1.4.1", "A game of more turns, all seats together, is drawn.", low=10, high=5000),
]

MOUNTAIN: Final = BOARDS[MAP_IDS.index("mountain")]
HIRING: Final = (SET_UP_WHICH, HIRE_WHICH)  # here a side of a hireling says what it does
ITEM_STATES: Final = {"tired": "exhausted", "broken": "damaged", "tired-broken": "exhausted and damaged"}


class RootGame(Game[Root]):
    """The rules of Root."""

    def __init__(self) -> None:
        self.name = "root"
        self.title = "Root"
        self.blurb = "War for the woodland: ten factions, each by its own rules."
        self.edition = "Law of Root, October 2025"
        self.version = 2
        self.least_seats = 2
        self.most_seats = 6
        self.usual_seats = 4  # Marquise, Eyrie, Alliance, Vagabond
        self.settings = SETTINGS
        self.vocabulary = VOCABULARY
        self.phrases = PHRASES
        self.most_decisions = 30_000
        self.play_out = 16

    def start(self, seats: int, options: dict[str, Value]) -> Root:
        """ROOT-A.X.1 A table that leaves too few factions is refused before it begins."""
        read = Options(options)
        wrong = refusal(read, seats)
        if wrong:
            raise BadOption(wrong)
        return start(seats, read)

    def remark(self, seats: int, options: dict[str, Value]) -> str:
        return remark(Options(options), seats)

    def step(self, s: Root) -> Flow[None]:
        """ROOT-1.4 Set-up, then turns, part by part."""
        if s.phase == SETUP:
            return set_up_step(s)
        return turn_step(s)

    def view(self, s: Root, seat: int) -> dict[str, Any]:
        return view(s, seat)

    def redeal(self, s: Root, seat: int, rng: Rng) -> None:
        redeal(s, seat, rng)

    def score(self, s: Root, seat: int) -> float:
        return float(s.vp[seat])

    def score_parts(self, s: Root, seat: int) -> list[tuple[str, str, float]]:
        return [(self.role(s, seat) or "Victory points", "ROOT-3.1", float(s.vp[seat]))]

    def role(self, s: Root, seat: int) -> str:
        return FACTION_NAMES[s.faction[seat]] if s.faction[seat] != NO_FACTION else ""

    def outcome(self, s: Root) -> str:
        winners = [FACTION_NAMES[s.faction[seat]] for seat in range(s.seats) if s.result[seat] == 1.0]
        return f"Won by {' and '.join(winners)}." if winners else "The game has lasted too long: nobody has won."

    def pieces(self, s: Root) -> dict[str, int]:
        """ROOT-1.5.1 Pieces by kind, and cards, in all places together."""
        totals = {"facts": int(facts_hold(s))}
        for side, faction in enumerate(s.faction):
            if faction != NO_FACTION:
                for kind in KINDS_OF[faction]:
                    number = sum(s.count[kind]) + s.coffins[kind]
                    totals[KIND_IDS[kind]] = totals.get(KIND_IDS[kind], 0) + number
                for name, number in FACTIONS[faction].pieces(s, side).items():
                    totals[name] = totals.get(name, 0) + number
        for kind in range(len(s.coffins)):  # of factions that are not or not yet in the game
            totals.setdefault(KIND_IDS[kind], KIND_COUNT[kind])
        for number in range(PLAYER_FACTIONS):
            for name, boxed in FACTIONS[number].boxed().items():
                totals.setdefault(name, boxed)
        cards = sum(s.deck) + sum(s.discard) + len(s.available) + sum(len(hand) for hand in s.hands)
        cards += sum(crafted.bit_count() for crafted in s.crafted) + sum(card >= 0 for card in s.dominance)
        totals["cards"] = totals.get("cards", 0) + cards
        return totals

    def check(self, s: Root) -> str:
        return check(s)

    def advise(self, s: Root, ask: Ask, rng: Rng) -> Option:
        return advise(s, ask, rng)

    def evaluate(self, s: Root, seat: int) -> float:
        return evaluate(s, seat)

    def say(self, text: str, facts: tuple[Fact, ...], names: list[str]) -> str:
        return in_number(super().say(text, facts, names))

    def label(self, option: Option) -> str:
        """A word as it stands within a sentence."""
        if option is PASS:
            return "No more"
        match option.kind:
            case "card" if IS_DOMINANCE[option.value]:
                return f"Dominance ({SUIT_IDS[CARD_SUIT[option.value]]})"
            case "card" | "use":
                return CARD_NAMES[option.value]
            case "relic":
                return option.name.replace("-", " worth ")
            case "faction":
                return FACTION_NAMES[option.value]
            case "hire":
                return "give an item" if option is GIVE_ITEM else FACTION_NAMES[PLAYER_FACTIONS + option.value]
            case "control":
                return "{} gold and {} red".format(*CONTROL_FACES[option.value])
            case "faithful-retainer":
                return "the Faithful Retainer"
            case "upon":
                return "a hand card" if option is HAND_CARD else option.name.replace("-", " ")
            case "number" | "die":
                return str(option.value)
            case "clearing" | "forest":
                if option is CLEARING[BURROW]:
                    return "the Burrow"
                return f"{option.kind} {option.value}"
            case "path":
                return "from {} to {}".format(*MOUNTAIN.closed[option.value])
            case "quest":
                return QUEST_NAMES[option.value]
            case "character":
                return CHARACTER_NAMES[option.value]
            case _:
                return option.name.replace("-", " ")

    def choice_label(self, s: Root, ask: Ask, option: Option) -> str:
        """The same as an answer: with a capital, and with what sets it apart from others."""
        text = said_of(ANSWERS, ask.prompt.key, option.text) or self.label(option)
        text = text[0].upper() + text[1:]
        match option.kind:
            case "clearing":
                suit = s.suit[option.value]
                return f"{text} ({SUIT_IDS[suit]})" if suit else text
            case "card":
                return f"{CARD_NAMES[option.value]} ({SUIT_IDS[CARD_SUIT[option.value]]})"
            case "number":
                return in_number(f"{text} warriors") if text.isdigit() else text
            case "seat":
                return FACTION_NAMES[s.faction[option.value]]
            case "road":
                return "From {} to {}".format(*(s.board.paths + s.board.closed)[option.value])
            case "quest":
                return f"{text} ({SUIT_IDS[QUEST_SUIT[option.value]]})"
            case "tired" | "broken" | "tired-broken":
                return f"{text} ({ITEM_STATES[option.kind]})"
            case "use":
                return f"Use {text}"
            case "hire":
                return text if option is GIVE_ITEM else f"Use {text.replace('The ', 'the ')}"
            case "relic":
                kind, _, worth = option.name.partition("-")
                return f"{kind.capitalize()}, {f'value {worth}' if worth else 'face down'}"
            case "waystation":
                up, _, down = option.name.partition("-")
                return f"{up.capitalize()} up, {down} below"
            case _:
                return text

    def choice_hint(self, s: Root, ask: Ask, option: Option) -> str:
        """What the faction says of it now, and what is always so."""
        faction = s.faction[ask.seat]
        now = FACTIONS[faction].hint(s, ask, option) if faction != NO_FACTION else ""
        hired = option.kind == "faction" and ask.prompt in HIRING
        of = HIRE[option.value - PLAYER_FACTIONS] if hired else option
        return in_number(f"{now} {said_of(DOES, ask.prompt.key, of.text)}".strip())

    def is_end(self, ask: Ask, option: Option) -> bool:
        return option is PASS


GAME: Final = RootGame()
