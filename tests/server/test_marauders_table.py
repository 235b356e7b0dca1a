"""Bargains of Marauders at the server: what is offered, accepted and paid, and what cannot be."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from typing import Any

import pytest

from maraud.engine.dice import RandomDice
from maraud.engine.errors import Refused
from maraud.engine.rng import Rng
from maraud.games.marauders.box import COPIES, KIND_NAMES, KINDS
from maraud.games.marauders.state import Marauders
from maraud.server import wire
from maraud.server.sitting import Sitting
from tests.server.conftest import StartHost
from tests.server.talking import Host, Party
from tests.server.test_real_games import objects, until_asked

BARGAIN = ("offer", "give", "want", "send")
RACES = 1000


def state_of(sitting: Sitting) -> Marauders:
    """The true state: for what no client may see."""
    state = sitting.table.state
    assert isinstance(state, Marauders)
    return state


def cards_of(s: Marauders) -> list[int]:
    """[kind]: how many there are, wherever they lie."""
    places = [s.pile, s.discard, *s.hands, *s.stashes, [0] * 4 + s.vault + [0] * 8]
    under = [sum(s.carts) if name == "mine_cart" else sum(s.forts) if name == "fortress" else 0 for name in KIND_NAMES]
    lying = [sum(s.poisoned) if name == "poison" else 0 for name in KIND_NAMES]
    return [sum(place[kind] for place in places) + under[kind] + lying[kind] for kind in range(KINDS)]


async def step(sitting: Sitting, rng: random.Random, wanted: tuple[str, ...]) -> None:
    """Somebody who is asked chooses, one of the wanted options where there are any."""
    ask = rng.choice(sitting.table.asks)
    liked = [option.text for option in ask.options if option.text in wanted]
    option = rng.choice(liked or [option.text for option in ask.options])
    await sitting.act(ask.seat, wire.Choose(sitting.asked(ask.seat), option))


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_p_28_a_thousand_offers_are_accepted_refused_and_withdrawn_at_once_with_one_outcome_each(host: Host) -> None:
    party = host.open(2, "marauders", max_offers=50)
    rng = random.Random(2)
    won: Counter[str] = Counter()

    async def races() -> None:
        sitting = party.sitting
        while won.total() < RACES:
            s, ask = state_of(sitting), sitting.table.asks[0]
            if ask.prompt.key != "answer":
                await step(sitting, rng, BARGAIN if rng.random() < 0.9 else ())
                continue
            asked, seq, cards = sitting.asked(ask.seat), sitting.ledger.seq, cards_of(s)
            commands: list[tuple[str, int, Any]] = [
                *((option.text, ask.seat, wire.Choose(asked, option.text)) for option in ask.options),
                ("withdrawn", s.bidder, wire.Undo(seq, sitting.ledger.place(sitting.marks[-1].move))),
            ]
            rng.shuffle(commands)
            done = await asyncio.gather(
                *(sitting.act(seat, what) for _, seat, what in commands), return_exceptions=True
            )
            good = [name for (name, _, _), result in zip(commands, done, strict=True) if result is None]
            assert len(good) == 1
            assert all(isinstance(result, Refused) for result in done if result is not None)
            assert cards_of(state_of(sitting)) == cards == COPIES
            won[good[0]] += 1

    host.call(races)
    assert min(won["accept"], won["refuse"], won["counter"]) > 10


def offered(party: Party, rng: random.Random) -> tuple[int, dict[str, Any]]:
    """Play until somebody is asked to accept an offer, and could: the seat and its ask."""
    while True:
        seat = until_asked(party, rng, ("answer",), BARGAIN)
        ask = party.state(seat)["ask"]
        if any(offer["option"] == "accept" for offer in ask["options"]):
            return seat, ask
        party.choose(seat, "refuse")


@pytest.mark.parametrize("gone", ["refused", "accepted", "countered"])
def test_an_offer_that_is_gone_cannot_be_accepted(start: StartHost, gone: str) -> None:
    party = start().open(2, "marauders")
    seat, ask = offered(party, random.Random(3))
    after = party.choose(seat, {"refused": "refuse", "accepted": "accept", "countered": "counter"}[gone])
    for _ in range(2):
        late = party.send(seat, "accept", ask["asked"])
        assert late.status_code == 409
        assert late.json()["state"]["seq"] == after["seq"]
        for place in (0, 1):
            assert party.send(place, "accept", after["seq"]).status_code == 409
        party.host.stop()
        party = party.moved_to(start())


def test_an_offer_that_was_taken_back_before_it_was_sent_is_seen_and_accepted_by_nobody(host: Host) -> None:
    party = host.open(2, "marauders", setup_trades=False)
    rng = random.Random(4)
    seat = until_asked(party, rng, ("compose",), BARGAIN)
    party.choose(seat, "give")
    party.choose(seat, party.state(seat)["ask"]["options"][0]["option"])
    assert party.state(1 - seat)["view"]["offer"]["terms"] is None
    taken = party.choose(seat, "take-back")
    assert taken["view"]["offer"] is None
    for place in (0, 1):
        assert party.send(place, "accept", taken["seq"]).status_code == 409


def test_cards_that_one_does_not_hold_cannot_be_offered_or_given(host: Host) -> None:
    for seed in range(20):
        party = host.open(3, "marauders", setup_trades=False)
        seat = until_asked(party, random.Random(seed), ("compose",), BARGAIN)
        held = party.state(seat)["view"]["mine"]["hand"]
        if len(held) > 1:  # one kind alone is put in unasked
            break
    else:
        raise AssertionError("nobody ever held two kinds")
    party.choose(seat, "give")
    state = party.state(seat)
    missing = [kind for kind in KIND_NAMES if kind not in held]
    assert missing
    for kind in [*missing, "nothing", "../gold", "gold\u0000", "x" * 500]:
        answer = party.send(seat, f"card:{kind}", state["ask"]["asked"])
        assert (answer.status_code, answer.json()["state"]["seq"]) == (409, state["seq"])
    kind = next(iter(held))
    for _ in range(held[kind]):  # as many as are held …
        party.choose(seat, f"card:{kind}")
        if not any(offer["option"] == "give" for offer in party.state(seat)["ask"]["options"]):
            return
        party.choose(seat, "give")
    assert party.send(seat, f"card:{kind}").status_code == 409  # … and not one more


def test_five_for_one_with_four_cards_is_refused(host: Host) -> None:
    """Whether the Vault is refused as a whole, or the rate where three of a kind could be paid."""
    party = host.open(2, "marauders", setup_trades=False)
    rng = random.Random(6)
    for _ in range(40):
        seat = until_asked(party, rng, ("your-turn",))
        while True:
            state = party.state(seat)
            if not state["ask"] or state["ask"]["prompt"]["key"] != "your-turn":
                break
            cards = sum(state["view"]["mine"]["hand"].values())
            if cards == 4:
                refused(party, seat, state)
                return
            options = [offer["option"] for offer in state["ask"]["options"]]
            party.choose(seat, "stash" if cards > 4 and "stash" in options else rng.choice(options))
    raise AssertionError("nobody ever held four cards")


def refused(party: Party, seat: int, state: dict[str, Any]) -> None:
    answer = party.send(seat, "five-for-one")
    assert (answer.status_code, answer.json()["rule"]) == (409, "MAR-110")
    assert answer.json()["state"]["view"] == state["view"]


def test_p_45_after_a_shuffle_no_card_can_be_followed_into_its_pile(host: Host) -> None:
    """Cards of piles have no numbers: a pile is how many there are, and the next card is any of them alike likely."""
    party = host.open(2, "marauders", setup_trades=False)
    rng = random.Random(7)

    async def until_shuffled() -> None:
        sitting = party.sitting
        while not any(event.kind.key == "reshuffled" for event in sitting.table.events[-20:]):
            await step(sitting, rng, ("take-key",))

    host.call(until_shuffled)
    s = state_of(party.sitting)
    for seat in (-1, 0, 1):
        view = party.state(seat)["view"]
        assert view["piles"] == {"key": sum(s.pile[:4]), "resource": sum(s.pile[9:])}
        for thing in objects(view):
            for key, value in thing.items():
                if key in ("discards", "hand", "stash", "both") and isinstance(value, dict):
                    assert set(value) <= set(KIND_NAMES)
    drawn: Counter[int] = Counter()
    seat = until_asked(party, rng, ("your-turn",))
    while not any(offer["option"] == "take-key" for offer in party.state(seat)["ask"]["options"]):
        party.choose(seat, "end-turn")
        seat = until_asked(party, rng, ("your-turn",))
    table = party.sitting.table
    pile, hand = state_of(party.sitting).pile[:4], state_of(party.sitting).hands[seat][:]
    for number in range(600):
        other = table.clone(RandomDice(Rng(number)))
        other.choose_text("take-key", seat)
        assert isinstance(other.state, Marauders)
        drawn.update(kind for kind in range(4) if other.state.hands[seat][kind] > hand[kind])
    for kind in range(4):
        assert abs(drawn[kind] / 600 - pile[kind] / sum(pile)) < 0.1
