"""Every call of docs/protocol.md, as it should go."""

from __future__ import annotations

from typing import Any

import pytest

from maraud import players
from maraud.engine.record import read_record, verify
from maraud.games import find, names
from maraud.lab import rulebook
from tests.server.talking import Host

STATE = {
    *("type", "table", "game", "seq", "you", "options", "seats", "view", "ask", "waiting", "events_from", "events"),
    *("undo", "over", "commitment", "seed", "since", "invite", "watching", "proposals", "chat_from", "chat", "rematch"),
}


def test_the_games_that_can_be_played(host: Host) -> None:
    games = host.client.get("/api/games").json()
    by_name = {game["name"]: game for game in games}
    assert by_name["smugglers"] == {
        "name": "smugglers",
        "title": "Smugglers",
        "blurb": "Birds under the coat.",
        "seats": [1, 4],
        "settings": [
            {
                "name": "rounds",
                "kind": "number",
                "default": 3,
                "choices": [],
                "low": 1,
                "high": 2000,
                "rule": "SMU-6",
                "text": "How many rounds",
            },
            {
                "name": "fragile",
                "kind": "bool",
                "default": False,
                "choices": [],
                "low": None,
                "high": None,
                "rule": "SMU-7",
                "text": "A rule that fails",
            },
        ],
        "players": [{"name": name, "text": text} for name, text in players.catalog().items()],
    }
    assert games[0]["name"] == "marooned"
    assert {"marooned", "raiders", "marauders", "root"} <= set(by_name)
    assert set(by_name) == set(names())


def test_rules_of_a_game(host: Host) -> None:
    found = host.client.get("/api/rules/marooned").json()
    assert (found["game"], found["title"]) == ("marooned", "Marooned!")
    assert found["rules"] == rulebook.rules("marooned")
    assert {"id", "section", "text", "kind"} == set(found["rules"][0])


def test_what_is_said_of_a_table_before_it_is_opened(host: Host) -> None:
    def said(game: str, seats: int, **options: Any) -> Any:
        plan = {"game": game, "options": options, "seats": [{"player": "random"}] * seats}
        answer = host.client.post("/api/opinions", json=plan)
        assert answer.status_code == 200
        return answer.json()

    assert said("root", 2) == {}
    assert "Reach of 10" in str(said("root", 2, faction_1="alliance", faction_2="eyrie"))
    few = said("root", 6, boxes="marauder", setup="advanced", hirelings=True)
    assert "factions" in few["refused"]
    assert said("root", 9) == {"refused": "Root is for 2 to 6 players, not 9."}
    assert "no game chess" in said("chess", 2)["refused"]
    assert said("root", 2, map="moon") == {
        "refused": "Option map is one of autumn, winter, lake, mountain, not moon.",
    }


def test_rules_of_no_game(host: Host) -> None:
    answer = host.client.get("/api/rules/chess")
    assert answer.status_code == 404
    assert "no game chess" in answer.json()["error"]


def test_a_new_table_gives_a_token_to_each_seat_of_a_person(host: Host) -> None:
    party = host.open(players=["person", "open", "random"])
    assert sorted(party.tokens) == [0]
    tokens = [*party.tokens.values(), party.watch, party.invite or ""]
    assert len(set(tokens)) == 3
    assert all(len(token) >= 32 for token in tokens)


def test_state_of_a_seat_that_is_asked(host: Host) -> None:
    party = host.open(2, rounds=2)
    state = party.state(0)
    assert set(state) == STATE
    hand = state["view"]["hand"]
    assert state["type"] == "state"
    assert (state["table"], state["game"], state["seq"], state["you"]) == (party.id, "smugglers", 4, 0)
    assert state["options"] == {"rounds": 2, "fragile": False}
    assert state["seats"] == [
        {"seat": 0, "name": "Person 0", "player": "person", "online": False, "result": None},
        {"seat": 1, "name": "Person 1", "player": "person", "online": False, "result": None},
    ]
    assert state["ask"]["asked"] == 4
    assert state["ask"]["prompt"] == {
        "key": "act",
        "text": "Your turn in round 1",
        "rule": "SMU-1",
        "hint": "",
        "about": [],
    }
    assert state["ask"]["options"][:2] == [
        {"option": "pass", "label": "Pass", "element": "pass", "hint": "", "kind": "end"},
        {"option": "roll", "label": "Roll", "element": "roll", "hint": "", "kind": ""},
    ]
    assert state["ask"]["refused"] == []
    assert state["waiting"] == [{"seat": 0, "text": "Person 0: to act in round 1"}]
    assert state["events_from"] == 0
    assert state["events"][0] == {
        "n": 0,
        "seq": 4,
        "seat": None,
        "kind": "dealt",
        "rule": "SMU-1",
        "text": f"You are dealt {hand[0].capitalize()}.",
        "facts": ["seat:0", f"bird:{hand[0]}"],
    }
    assert (state["undo"], state["over"], state["seed"]) == (None, None, None)
    assert len(state["commitment"]) == 64


def test_state_of_a_seat_that_waits(host: Host) -> None:
    state = host.open(2).state(1)
    assert state["you"] == 1
    assert state["ask"] is None
    assert state["waiting"] == [{"seat": 0, "text": "Person 0: to act in round 1"}]


def test_what_is_refused_comes_with_its_reason_and_rule(host: Host) -> None:
    party = host.open(2)
    ask = party.choose(0, "roll")["ask"]
    rolled = party.state(0)["view"]["scores"][0]
    assert ask["refused"] == [
        {
            "option": "roll",
            "label": "Roll",
            "element": "roll",
            "text": f"You have rolled {rolled} already.",
            "rule": "SMU-2",
        }
    ]
    refusal = party.send(0, "roll").json()
    assert (refusal["type"], refusal["text"], refusal["rule"]) == (
        "refused",
        f"You have rolled {rolled} already.",
        "SMU-2",
    )


def test_a_choice_gives_the_state_after_it(host: Host) -> None:
    party = host.open(2)
    state = party.choose(0, "roll")
    assert state["seq"] == 6  # the choice and the die
    assert state["events"][-1]["seq"] == 6
    assert state["events"][-1]["seat"] == 0
    assert state["events"][-1]["facts"] == ["seat:0", f"pip:{state['view']['scores'][0]}"]


def test_live_sends_the_state_at_once_and_after_every_change(host: Host) -> None:
    party = host.open(2)
    with party.live(0) as mine, party.live(1) as other:
        assert mine.next()["you"] == 0
        seen = other.next()
        first = mine.next()  # now the other is there
        assert first | {"events_from": 0, "events": mine.events} == party.state(0)
        assert seen == party.state(1)
        mine.choose(first["ask"]["asked"], "note")
        after, seen = mine.until(5), other.until(5)
        assert after["events_from"] == seen["events_from"] == 4
        assert [event["kind"] for event in after["events"]] == ["noted"]
        assert mine.events == party.state(0)["events"]
        assert other.events == party.state(1)["events"]


def test_live_takes_every_command(host: Host) -> None:
    party = host.open(2)
    with party.live(0) as line:
        line.choose(line.next()["ask"]["asked"], "note")
        state = line.until(5)
        line.send({"type": "undo", "seq": state["seq"], "to": state["undo"]["choice"]})
        state = line.until(6)
        assert (state["events_from"], state["events"]) == (4, [])
        line.send({"type": "give-up", "seq": state["seq"]})
        state = line.until(7)
        assert state["over"]["won"] == [False, True]


def test_the_end_publishes_seed_result_and_score(host: Host) -> None:
    party = host.open(2, rounds=1)
    party.choose(0, "roll", "pass")
    party.choose(1, "pass")
    state = party.state(1)
    rolled = state["view"]["scores"][0]
    assert state["ask"] is None
    assert state["waiting"] == []
    assert [seat["result"] for seat in state["seats"]] == [1, 0]
    assert state["over"] == {
        "won": [True, False],
        "scores": [rolled, 0],
        "parts": [
            [{"label": "Rolled", "rule": "SMU-2", "points": rolled}],
            [{"label": "Rolled", "rule": "SMU-2", "points": 0}],
        ],
        "text": "The coast is clear.",
    }
    assert len(bytes.fromhex(state["seed"])) == 32


def test_the_record_is_given_out_at_the_end_and_verifies(host: Host) -> None:
    party = host.open(2, rounds=1)
    assert party.call("GET", "/record").status_code == 403
    party.choose(0, "roll", "note", "draw")
    party.undo(0, 0)
    party.choose(0, "pass")
    party.choose(1, "roll", "pass")
    for seat in (0, 1, -1):
        answer = party.call("GET", "/record", seat)
        assert answer.status_code == 200
        record = read_record(answer.text)
        assert verify(record, find("smugglers")) == 7  # four dealt, one drawn, two rolled
        assert record.header["players"] == ["person", "person"]


def test_giving_up_ends_the_game(host: Host) -> None:
    party = host.open(2)
    answer = party.give_up(1)
    assert answer.status_code == 200
    assert answer.json()["over"]["won"] == [True, False]


def test_marooned_can_be_played_to_its_end(host: Host) -> None:
    party = host.open(1, "marooned")
    choices = party.play(lambda options: options[0])
    state = party.state()
    assert choices > 3
    assert state["over"]["text"]
    assert verify(read_record(party.call("GET", "/record").text), find("marooned")) > 3


def test_health(host: Host) -> None:
    answer = host.client.get("/api/health")
    assert (answer.status_code, answer.json()["ok"]) == (200, True)


def test_states_never_hold_what_is_not_in_the_protocol(host: Host) -> None:
    party = host.open(2, rounds=1)
    seen: list[dict[str, Any]] = [party.state(0), party.choose(0, "note", "pass"), party.choose(1, "pass")]
    assert [set(state) for state in seen] == [STATE] * 3


def test_a_question_names_the_elements_it_is_about(host: Host) -> None:
    party = host.open(2, "root")
    keep = party.state(0)["ask"]
    assert (keep["prompt"]["key"], keep["prompt"]["about"]) == ("keep-where", [])
    start = party.choose(0, keep["options"][0]["option"])["ask"]
    assert (start["prompt"]["text"], start["prompt"]["about"]) == (
        "Where does the first sawmill go?",
        ["piece:sawmill"],
    )


@pytest.mark.parametrize("game", ["raiders", "marauders"])
def test_a_question_comes_with_a_line_that_helps_to_answer_it(host: Host, game: str) -> None:
    party = host.open(2, game)
    prompts = party.sitting.game.phrases.prompts
    seat = party.state(-1)["waiting"][0]["seat"]
    sent = party.state(seat)["ask"]["prompt"]
    assert sent["hint"] == prompts[sent["key"]].hint
    for prompt in prompts.values():
        assert prompt.hint.endswith("."), prompt
        assert len(prompt.hint) <= 110
        assert prompt.hint not in prompt.text
