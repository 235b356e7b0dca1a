"""The real games at the server: what each seat is sent, at every step, and how they end."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from typing import Any

import pytest

from maraud.engine.record import read_record, verify
from maraud.engine.rng import Rng
from maraud.games import find
from maraud.games.raiders.board import CARDS, COLORS
from maraud.games.raiders.memory import knowledge
from maraud.games.raiders.options import CARD
from maraud.games.raiders.state import Raiders
from maraud.server import views, wire
from tests.server.conftest import StartHost
from tests.server.talking import Host, Party

GAMES = [("marooned", 1), ("raiders", 3), ("marauders", 3), ("root", 3)]
OF_COLORED_CARDS = ("dealt", "took", "looked", "turned")  # events of Raiders that say the color of a card


def pick(party: Party, rng: random.Random, wanted: tuple[str, ...] = ()) -> tuple[int, str, dict[str, Any]]:
    """A seat that is asked, an option of it (one of the wanted ones where there are any), and its ask."""
    seat = rng.choice(party.state(-1)["waiting"])["seat"]
    ask = party.state(seat)["ask"]
    options = [offer["option"] for offer in ask["options"]]
    liked = [option for option in options if option in wanted]
    return seat, rng.choice(liked or options), ask


def until_asked(party: Party, rng: random.Random, keys: tuple[str, ...], wanted: tuple[str, ...] = ()) -> int:
    """Play at random until a seat is asked one of these questions; that seat."""
    for _ in range(3000):
        for wait in party.state(-1)["waiting"]:
            if party.state(wait["seat"])["ask"]["prompt"]["key"] in keys:
                return int(wait["seat"])
        seat, option, _ = pick(party, rng, wanted)
        party.choose(seat, option)
    raise AssertionError(f"nobody was asked {keys}")


def state_of(party: Party) -> Raiders:
    """The true state of a game of Raiders: for what no client may see."""
    state = party.sitting.table.state
    assert isinstance(state, Raiders)
    return state


def play_well(party: Party, seed: int) -> None:
    """To the end, by the game's own advice."""
    rng = Rng(seed)
    table = party.sitting.table
    while table.asks:
        ask = table.asks[0]
        party.choose(ask.seat, party.sitting.game.advise(table.state, ask, rng).text)


def objects(thing: Any) -> Iterator[dict[str, Any]]:
    """All objects in JSON, however deep."""
    if isinstance(thing, dict):
        yield thing
        thing = list(thing.values())
    if isinstance(thing, list):
        for one in thing:
            yield from objects(one)


def traffic(party: Party, seat: int, first: int) -> Iterator[dict[str, Any]]:
    """All objects that a seat was sent, from its message number `first` on."""
    for data in party.received.get(seat, [])[first:]:
        yield from objects(json.loads(data))


def claims(sent: Iterator[dict[str, Any]]) -> set[tuple[str, str]]:
    """Raiders: every card with its color that something sent tells of."""
    found = set()
    for thing in sent:
        if thing.get("color") and ("id" in thing or "card" in thing):
            found.add((thing.get("id") or thing["card"], thing["color"]))
        if thing.get("kind") in OF_COLORED_CARDS and "facts" in thing:
            facts = [fact.split(":") for fact in thing["facts"] if isinstance(fact, str)]
            colors = [name for kind, name in facts if kind == "color"]
            found.update((name, color) for kind, name in facts if kind == "card" for color in colors)
    return found


@pytest.mark.parametrize("seed", range(2))
def test_p_01_p_05_no_seat_is_sent_a_color_before_it_can_know_it(host: Host, seed: int) -> None:
    """A card's color is what is hidden in Raiders: each message is searched when it has come."""
    rng = random.Random(seed)
    party = host.open(3, "raiders")
    read = dict.fromkeys((-1, 0, 1, 2), 0)
    told = 0
    with ExitStack() as lines:
        for seat in read:
            lines.enter_context(party.live(seat)).next()
        for _ in range(120):
            waiting = party.state(-1)["waiting"]
            if not waiting:
                break
            mover, option, _ = pick(party, rng)
            party.choose(mover, option)
            for seat in read:
                party.state(seat)
                if rng.random() < 0.05:
                    party.frames(seat)
                masks = knowledge(state_of(party), seat)
                sure = {
                    (CARD[card].name, COLORS[color])
                    for card in CARDS
                    for color in range(4)
                    if masks[card] == 1 << color
                }
                found = claims(traffic(party, seat, read[seat]))
                assert found <= sure
                read[seat] = len(party.received[seat])
                told += len(found)
    assert told > 100  # there was something to be told
    assert len(claims(traffic(party, -1, 0))) < len(CARDS)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_p_02_p_13_p_66_each_log_has_its_seats_form_of_every_event(host: Host, game: str, seats: int) -> None:
    rng = random.Random(7)
    party = host.open(seats, game)
    for _ in range(150):
        if not party.state(-1)["waiting"]:
            break
        mover, option, _ = pick(party, rng)
        party.choose(mover, option)
    rules, names = find(game), party.sitting.names
    private = 0
    for seat in range(-1, seats):
        party.state(seat)
        party.frames(seat)
        for sent in traffic(party, seat, 0):
            if "facts" in sent and "n" in sent:
                event = party.sitting.table.events[sent["n"]]
                assert sent["text"] == rules.say(event.text_for(seat), event.facts_for(seat), names)
                assert len(sent["facts"]) == len(event.facts_for(seat))
                public = rules.say(event.text_for(-1), event.facts_for(-1), names)
                private += sent["text"] != public
    assert (private > 0) == (seats > 1)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_p_01_view_ask_and_prompt_stay_the_same_when_the_unknown_is_dealt_anew(
    host: Host, game: str, seats: int
) -> None:
    rng = random.Random(11)
    party = host.open(seats, game)
    compared = 0

    async def compare(seed: int) -> int:
        sitting = party.sitting
        async with sitting.lock:
            table, count = sitting.table, 0
            is_between = table.checkpoints[-1].seq == table.seq
            for seat in range(-1, seats):
                if not is_between and (table.opened != table.seq or table.ask_of(seat) is None):
                    continue
                twin = table.imagine(seat, Rng(seed))
                told = [
                    wire.encode(
                        [
                            sitting.game.view(one.state, seat),
                            views.ask_of(one, seat, 0, sitting.names),
                            views.prompt(one, seat, sitting.names),
                            views.waiting(one, sitting.names),
                        ]
                    )
                    for one in (table, twin)
                ]
                assert told[0] == told[1]
                count += 1
            return count

    for number in range(80):
        if not party.state(-1)["waiting"]:
            break
        mover, option, _ = pick(party, rng)
        party.choose(mover, option)
        compared += host.call(partial(compare, number))
    assert compared > 8  # the shortest games have few decisions


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_p_30_at_every_step_whoever_comes_back_sees_what_those_see_who_stayed(
    host: Host, game: str, seats: int
) -> None:
    rng = random.Random(13)
    party = host.open(seats, game)
    places = range(-1, seats)
    with ExitStack() as stack:
        lines = {seat: stack.enter_context(party.live(seat)) for seat in places}
        held = {seat: lines[seat].until(0) for seat in places}
        for _ in range(80):
            if not held[-1]["waiting"]:
                break
            mover, option, _ = pick(party, rng)
            seq = party.choose(mover, option)["seq"]
            for seat in places:
                held[seat] = lines[seat].until(seq)
                stayed = held[seat] | {"events_from": 0, "events": lines[seat].events}
                assert stayed == party.state(seat)


def test_p_12_a_look_is_taken_once_and_what_was_seen_stays_seen(start: StartHost) -> None:
    rng = random.Random(3)
    party = start().open(2, "raiders", assist_memory=True)
    seat = until_asked(party, rng, ("safe", "look"))
    ask = party.state(seat)["ask"]
    card = next(offer["option"] for offer in ask["options"] if offer["option"].startswith("card:"))
    state = party.choose(seat, card)
    known = next(one for one in state["view"]["known"] if f"card:{one['card']}" == card)
    assert known["color"]
    for _ in range(2):
        again = party.state(seat)
        assert again["view"] == state["view"]  # a reload turns nothing back …
        for other in ask["options"]:
            assert party.send(seat, other["option"], ask["asked"]).status_code == 409  # … and gives no second look
        party.host.stop()
        party = party.moved_to(start())
    assert next(one for one in party.state(seat)["view"]["known"] if f"card:{one['card']}" == card) == known


def test_p_13_the_cards_of_a_failed_raid_are_in_everybodys_log(host: Host) -> None:
    rng = random.Random(5)
    party = host.open(3, "raiders")
    while not any(event["kind"] == "raid-failed" for event in party.state(-1)["events"]):
        mover, option, _ = pick(party, rng, ("raid",))
        party.choose(mover, option)
    logs = [
        [event for event in party.state(seat)["events"] if event["kind"] in ("turned", "raid-failed")]
        for seat in range(-1, 3)
    ]
    assert logs[0] == logs[1] == logs[2] == logs[3]
    assert any("it is" in event["text"] for event in logs[0])


def test_p_04_in_marauders_a_sealed_choice_tells_the_others_nothing(host: Host) -> None:
    party = host.open(2, "marauders", setup_trades=False)
    rng = random.Random(1)
    while len(party.state(-1)["waiting"]) < 2:
        mover, option, _ = pick(party, rng)
        party.choose(mover, option)
    ask = party.state(0)["ask"]
    assert len(ask["options"]) > 1
    told = []
    for offer in ask["options"]:
        party.choose(0, offer["option"])
        told.append([party.state(seat) | {"seq": 0} for seat in (1, -1)])
        assert party.state(1)["ask"]
        assert party.undo(0, party.state(0)["undo"]["choice"]).status_code == 200
    sizes = {tuple(len(json.dumps(state)) for state in states) for states in told}
    assert len(sizes) == 1
    assert all(states == told[0] for states in told)


def test_p_28_an_offer_is_answered_once(host: Host) -> None:
    rng = random.Random(2)
    party = host.open(2, "marauders")
    rules = party.sitting.game
    pieces = rules.pieces(party.sitting.table.state)
    liked = ("offer", "give", "want", "send", "counter")
    answered = 0
    for _ in range(600):
        mover, option, ask = pick(party, rng, liked if rng.random() < 0.8 else ())
        answers = [offer["option"] for offer in ask["options"] if offer["option"] in ("accept", "refuse", "counter")]
        if len(answers) < 2:
            party.choose(mover, option)
            continue
        with ThreadPoolExecutor(6) as pool:
            sent = list(
                pool.map(
                    lambda answer, mover=mover, ask=ask: party.send(mover, answer, ask["asked"]), (answers * 3)[:6]
                )
            )
        assert sorted(one.status_code for one in sent) == [200] + [409] * 5
        assert rules.pieces(party.sitting.table.state) == pieces
        answered += 1
        if answered == 8:
            break
    assert answered == 8


def result_of(party: Party) -> dict[str, Any]:
    """The result, after it was seen that whatever belongs to an end is there for everybody."""
    seats = len(party.tokens)
    for seat in range(-1, seats):
        state = party.state(seat)
        assert (state["ask"], state["waiting"], state["undo"], len(state["seed"])) == (None, [], None, 64)
        assert [one["result"] is not None for one in state["seats"]] == [True] * seats
        assert party.frames(seat)[-1]["view"] == state["view"]
        record = party.call("GET", "/record", seat)
        assert verify(read_record(record.text), find(state["game"])) >= 0
    over: dict[str, Any] = state["over"]
    assert over["text"]
    return over


@pytest.mark.parametrize(
    ("game", "limit"), [("raiders", {"max_turns": 12}), ("marauders", {"max_turns": 2}), ("root", {"most_turns": 10})]
)
def test_p_33_p_34_a_client_that_draws_nothing_comes_to_the_turn_limit(
    host: Host, game: str, limit: dict[str, Any]
) -> None:
    party = host.open(2, game, **limit)
    rng = random.Random(9)
    party.play(rng.choice)
    assert result_of(party)["won"] == [False, False]


def test_p_33_p_34_a_win_by_the_rules(host: Host) -> None:
    party = host.open(2, "raiders")
    play_well(party, 4)
    assert sum(result_of(party)["won"]) == 1


def test_p_33_giving_up(host: Host) -> None:
    party = host.open(1, "marooned")
    party.choose(0, party.state(0)["ask"]["options"][0]["option"])
    assert party.give_up(0).status_code == 200
    assert result_of(party)["won"] == [False]


def test_p_41_a_long_game_of_root_is_loaded_again_at_once(start: StartHost) -> None:
    """The bounds are wide: it takes a tenth of that where nothing else runs."""
    party = start().open(4, "root")
    sitting, rng = party.sitting, Rng(3)

    async def play_on() -> None:
        while sitting.table.asks and len(sitting.table.moves) < 1000:
            ask = sitting.table.asks[0]
            await sitting.act(ask.seat, wire.Choose(sitting.asked(ask.seat), rng.choice(ask.options).text))

    party.host.call(play_on)
    before = party.state(-1)
    assert before["seq"] > 100
    party.host.stop()
    host = start()
    party = party.moved_to(host)
    begun = time.process_time()
    assert party.state(-1) == before
    assert time.process_time() - begun < 2
    begun = time.process_time()
    assert party.state(0) == party.state(0)
    assert time.process_time() - begun < 1
