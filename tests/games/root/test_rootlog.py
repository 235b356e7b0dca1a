"""Rootlog: games of Root in the community's notation."""

from pathlib import Path
from typing import Any

import pytest

from maraud.cli.app import app
from maraud.engine import Rng, Table
from maraud.engine.dice import SeededDice, seed_from
from maraud.engine.errors import RecordError
from maraud.engine.record import Record, record_of
from maraud.games.root.cards import CARD_IDS, CARDS, IS_CRAFTABLE
from maraud.games.root.game import GAME
from maraud.games.root.pieces import WIDTH
from maraud.games.root.quests import QUEST_IDS
from maraud.games.root.rootlog import rootlog
from maraud.games.root.rootlog_lines import Act, Line
from maraud.games.root.rootlog_scribe import Scribe
from maraud.games.root.rootlog_signs import LETTER, OWNER, PIECE, card_sign, clearing_sign, craft_sign, quest_sign
from maraud.games.root.state import Root
from tests.games.root.rootlog_reader import Reading
from tests.games.root.test_corvids import corvids
from tests.games.root.test_duchy import duchy
from tests.games.root.test_hirelings_marauder import alliance_day
from tests.games.root.test_hundreds import hundreds
from tests.games.root.test_keepers import keepers
from tests.games.root.test_lizards import cult
from tests.games.root.test_riverfolk import company
from tests.games.root.test_riverfolk_services import market
from tests.games.root.wanderer import wander
from tests.games.root.woodland import Woodland, position

HELD = {"alliance": ["scouting-party"]}


def written(t: Woodland, *choices: str | int, dice: tuple[int | str, ...] = ()) -> str:
    """What is written while these choices are made, in the turn that runs; the last takes all the dice."""
    scribe = Scribe(GAME, ["One", "Two", "Three", "Four"])
    scribe.line = Line(LETTER[t.state.faction[t.state.active]])
    scribe.lines.append(scribe.line)
    for place, choice in enumerate(choices):
        before, told = t.state.copy(), len(t.table.events)
        t.play(choice, dice=dice if place == len(choices) - 1 else ())
        scribe.watch(before, t.state, t.table.events[told:])
    return "\n".join(line.says() for line in scribe.lines)


# The signs.


def test_signs_of_cards() -> None:
    """Every card and quest has a sign, and no two cards of one suit the same but for kinds of one name."""
    signs = {name: card_sign(number) for number, name in enumerate(CARD_IDS)}
    assert (signs["ambush-fox"], signs["dominance-bird"], signs["favor-mice"]) == ("F#@", "B#dom", "M#favor")
    assert (signs["mouse-partisans"], signs["league"], signs["smugglers-trail"]) == (
        "M#part",
        "M#league",
        "R#smugglerstrail",
    )
    assert len(set(signs.values())) == CARDS
    crafts = {name: craft_sign(number) for number, name in enumerate(CARD_IDS) if IS_CRAFTABLE[number]}
    assert (crafts["anvil"], crafts["favor-foxes"], crafts["cobbler"]) == ("Z%h", "Zffavor", "Zcobbler")
    assert {quest_sign(number).partition("#")[2] for number in range(len(QUEST_IDS))} == {
        *("errand", "bandits", "bear", "escort", "funds", "speech", "guard", "logs", "shed"),
    }


def test_signs_of_pieces() -> None:
    """Of one faction no two kinds of pieces have the same sign."""
    pairs = list(zip(OWNER, PIECE, strict=True))
    assert len(set(pairs)) == len(pairs)
    assert {("C", "b_s"), ("H", "w_w"), ("K", "t_j"), ("A", "t")} <= set(pairs)


# One turn at a time.


def test_marquise() -> None:
    t = position({1: "3 marquise", 5: "2 eyrie"}, part="actions")
    assert written(t, "march", 1, 5, 2, "pass") == "C:2w1->5"
    assert written(t, "battle", 5, "eyrie", dice=(1, 1)) == "C:XE5/(w+Ew)5->"
    t = position({5: "3 marquise, sawmill, 2 wood"}, part="actions")
    assert written(t, "build", 5, "sawmill") == "C:t5->/b_s->5/++"
    t = position({5: "2 workshop", 1: "marquise"}, part="craft", hands={"marquise": ["smugglers-trail", "cobbler"]})
    assert written(t, "cobbler") == "C:Zcobbler"


def test_field_hospitals_send_the_fallen_to_the_keep() -> None:
    t = position(
        {1: "keep", 5: "2 marquise, 3 eyrie"},
        turn="eyrie",
        part="resolve_decree",
        decree={"battle": ["vizier", "vizier"]},
        leader="despot",
        hands={"marquise": ["bake-sale"]},
    )
    assert written(t, 5, "marquise") == "E:XC5"
    t.play("pass", dice=(2, 0))
    assert t.question == "field-hospitals"
    scribe = Scribe(GAME, [])
    scribe.line = Line("E")
    scribe.line.acts.append(Act(2, "Cw", "5", ""))
    before, told = t.state.copy(), len(t.table.events)
    t.play("bake-sale")
    scribe.watch(before, t.state, t.table.events[told:])
    assert scribe.line.says().startswith("E:2Cw5->1/R#bakesaleC->")


def test_an_ambush_stands_with_the_battle() -> None:
    hands = {"marquise": ["ambush-fox"], "eyrie": ["ambush-bird", "anvil"]}
    t = position({1: "3 marquise, 2 eyrie"}, part="actions", hands=hands)
    log = written(t, "battle", 1, "eyrie", "ambush-bird", "ambush-fox", dice=(2, 1))
    assert log == "C:XE1B@F@/B#@E->/F#@C->/(w+2Ew)1->"


def test_eyrie() -> None:
    t = position({3: "6 eyrie, roost"}, turn="eyrie", part="add_to_decree", hands={"eyrie": ["anvil", "sword"]})
    assert written(t, "anvil", "move") == "E:F#anvilE->$_m"
    t = position(
        {3: "2 eyrie, roost"},
        turn="eyrie",
        part="resolve_decree",
        decree={"battle": ["vizier"]},
        leader="despot",
        points={"eyrie": 5},
        crafted={"eyrie": ["tax-collector"]},
    )
    assert written(t, "suit:bird", "commander").splitlines()[0] == "E:$_->/--/#commander->$/#->E"


def test_alliance() -> None:
    t = position(
        {6: "sympathy, 2 eyrie, roost"},
        factions=("alliance", "eyrie", "marquise"),
        part="revolt",
        supporters=["root-tea-fox", "anvil", "sword"],
        hands={"alliance": ["bake-sale"]},
    )
    log = written(t, 6, "anvil", "root-tea-fox")
    assert log == "A:F#anvil$->/F#roottea$->/(2Ew+Eb)6->/(w+b_f)->6/w->$/++"


def test_outrage_is_a_card_that_only_two_see() -> None:
    t = position({1: "2 marquise", 5: "sympathy"}, part="actions", hands={"marquise": ["bake-sale"]})
    assert written(t, "march", 1, 5, 1, "bake-sale") == "C:w1->5/#C->A$"


def test_vagabond() -> None:
    t = wander({1: "marquise"}, "boot, torch, sword", boxes={"marquise": ["tea"]}, hands={"vagabond": ["anvil"]})
    assert written(t, "aid", "marquise", "torch", "anvil", "tea") == "V:%r->e/#V->C/$_C->1/%tC$->$/++"
    t = wander({}, "boot, 2 sword", part="slip")
    assert written(t, "forest:1") == "V:p->1_2_5_10"


def test_riverfolk() -> None:
    t = market({}, hands={"riverfolk": ["anvil", "sword"]})
    assert written(t, "upon:hand-card", "anvil") == "C:w->O$/F#anvilO->C"
    t = company({5: "2 eyrie"}, funds={"eyrie": 2, "riverfolk": 1})
    assert written(t, "trade-post", 5) == "O:2Ew$->/(w+t_r)->5/++2"


def test_cult() -> None:
    t = cult({}, "rituals", hands={"cult": ["armorers", "anvil"]})
    assert written(t, "sacrifice", "armorers") == "L:B#armorers^/w->$"


def test_duchy() -> None:
    t = duchy({1: "2 duchy", 5: "duchy"}, "sway", hands={"duchy": ["anvil", "bake-sale", "sword"]})
    assert written(t, "captain", "anvil", "bake-sale").startswith("D:F#anvil^/R#bakesale^/#captain->$/++/#->D\n")


def test_corvids() -> None:
    t = corvids({5: "corvids, 2 eyrie, roost"}, "flip_plots", {5: "bomb"}, hands={"corvids": ["anvil"]})
    assert written(t, 5) == "P:t5^t_b/(2Ew+Eb+t)5->/++2"
    t = corvids({}, "actions", {5: "bomb", 8: "raid"})
    assert written(t, "trick", 5, 8) == "P:t5<->t8"


def test_keepers_delve_and_recover() -> None:
    t = keepers(
        {9: "3 keepers"},
        "act_with_retinue",
        {"F2": "jewelry"},
        {"jewelry-figure": 9},
        {"battle-then-delve": "retainer", "move-or-recover": "retainer"},
    )
    t.play("faithful-retainer", 9)
    assert written(t, "forest:2", dice=("number:1",)) == "K:t_j1_9_10_12->9/t_j9^1"
    t.play("faithful-retainer", "recover", 9)
    assert written(t, "jewelry-1") == "K:t_j9->$/++"


def test_the_hundreds_anoint() -> None:
    t = hundreds({5: "2 hundreds"}, "anoint")
    assert written(t, 5) == "H:w5->/w_w->5"


def test_what_has_no_sign_is_said_in_words() -> None:
    t = alliance_day({1: "3 forest-patrol", 4: "2 forest-patrol, eyrie"}, {"forest-patrol": "alliance"}, hands=HELD)
    log = written(t, "hire:forest-patrol", "move", 1, 5, 2, 4, dice=(2, 0))
    assert log.splitlines() == [
        "A:Ew4->",
        "// Forest Patrol moves 2 warriors from clearing 1 to clearing 5.",
        "// Forest Patrol battles Eyrie Dynasties in clearing 4.",
        "// Forest Patrol takes no hits, Eyrie Dynasties takes 2.",
    ]


# Whole games.


def played(seats: list[str], seed: int, **options: Any) -> tuple[Table, Record]:
    """A game by rules of thumb and by chance, at most 500 choices of it, and its record."""
    rng = Rng(seed)
    names = {f"faction_{place}": name for place, name in enumerate(seats, 1)}
    table = Table.open(GAME, len(seats), {**names, **options}, SeededDice(seed_from(seed)), keep=0, listen=False)
    for _ in range(500):
        if table.result:
            break
        ask = table.asks[rng.below(len(table.asks))]
        table.choose(GAME.advise(state_of(table), ask, rng) if rng.below(3) else rng.choice(ask.options), ask.seat)
    return table, record_of(table, ["greedy"] * len(seats))


def state_of(table: Table) -> Root:
    assert isinstance(table.state, Root)
    return table.state


GAMES = [
    (["marquise", "eyrie", "alliance", "vagabond"], {}),
    (["keepers", "hundreds", "duchy", "riverfolk"], {"map": "mountain", "deck": "exiles"}),
    (["corvids", "cult", "vagabond", "second-vagabond"], {"map": "lake", "deck": "exiles"}),
    (["eyrie", "corvids", "riverfolk", "keepers"], {"map": "winter", "hirelings": True}),
    (["random", "random", "random", "random"], {"setup": "advanced"}),
]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_a_log_says_where_all_pieces_and_points_are(seats: list[str], options: dict[str, Any]) -> None:
    """Read by its grammar and played on a map, the log of a game gives the game's last position."""
    table, record = played(seats, 5, **options)
    s = state_of(table)
    reading = Reading(rootlog(record))
    for number, piece in enumerate(zip(OWNER, PIECE, strict=True)):
        for clearing in range(1, WIDTH):
            place = ("".join(piece), clearing_sign(clearing))
            assert reading.map[place] == s.count[number][clearing], place
    for seat in range(s.seats):
        if s.dominance[seat] < 0:
            assert reading.points[LETTER[s.faction[seat]]] == s.vp[seat]
    assert len(reading.turns) == s.seats + s.turn + 1 - bool(table.result and s.turn >= s.options.most_turns)
    winners = [LETTER[s.faction[seat]] for seat, share in enumerate(table.result) if share == 1.0]
    assert reading.winners == "".join(winners)


def test_the_header() -> None:
    _, record = played(["marquise", "eyrie"], 1, map="winter", deck="exiles", suits="pictured")
    lines = rootlog(record).splitlines()
    assert lines[:2] == ["Map: Winter", "Deck: E&P"]
    assert lines[2].startswith("Clearings: ")
    assert {lines[3][:3], lines[4][:3]} == {"C: ", "E: "}
    assert lines[5] == ""
    record.header["players"] = ["Ann\nWinner", "Ben"]
    assert rootlog(record).splitlines()[3][3:] in ("Ann winner 1", "Ben 2"), "a name stays in its line"


def test_only_records_of_root() -> None:
    _, record = played(["marquise", "eyrie"], 1)
    other = Record({**record.header, "game": "marooned"}, record.moves, record.closing)
    with pytest.raises(RecordError, match="Only a record of Root"):
        rootlog(other)
    broken = Record(record.header, [(0, "card:nothing")], record.closing)
    with pytest.raises(RecordError, match="does not fit"):
        rootlog(broken)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`maraud replay FILE --rootlog OUT`, or - to print it."""
    _, record = played(["marquise", "eyrie"], 1)
    file, target = tmp_path / "game.jsonl", tmp_path / "game.rootlog"
    record.save(file)
    app(["replay", str(file), "--rootlog", str(target)])
    assert target.read_text() == rootlog(record)
    app(["replay", str(file), "--rootlog", "-"])
    assert capsys.readouterr().out == rootlog(record)
