"""Playing again, and what every end leaves behind."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from maraud.engine.record import read_record, verify
from maraud.games import find
from maraud.server import sqlite
from tests.server.company import ended, rematch, restarted, tell
from tests.server.conftest import StartHost
from tests.server.talking import Host, Party


def test_a_rematch_is_one_table_with_the_seats_turned(start: StartHost) -> None:
    party = start().open(players=["person", "person", "random"], watching=False, rounds=1)
    assert party.call("POST", "/rematch", 0, {}).status_code == 409
    ended(party)
    with party.live(1) as line:
        assert line.next()["rematch"] is False
        with ThreadPoolExecutor(4) as pool:
            found = list(pool.map(lambda n: rematch(party, n % 2), range(8)))
        assert line.all()[-1]["rematch"] is True
    assert len({one["table"] for one in found}) == 1
    assert {(one["seat"], one["token"]) for one in found} == {
        (found[0]["seat"], found[0]["token"]),
        (found[1]["seat"], found[1]["token"]),
    }
    again = Party(party.host, {"table": found[0]["table"], "seats": found[:2], "watch": ""})
    assert sorted(again.tokens) == [0, 2]
    states = {seat: again.state(seat) for seat in again.tokens}
    assert [seat["name"] for seat in states[0]["seats"]] == ["Person 1", "Random", "Person 0"]
    assert (states[0]["you"], states[2]["you"], states[0]["options"]["rounds"]) == (0, 2, 1)
    assert states[0]["watching"] is False
    assert states[0]["commitment"] != party.state(0)["commitment"]
    party = restarted(party, start)
    assert rematch(party, 1) == found[1]


def test_p_62_after_a_rematch_old_tokens_and_connections_show_the_old_table_only(host: Host) -> None:
    party = ended(host.open(2))
    with party.live(0) as old:
        old.next()
        mine, other = rematch(party, 0), rematch(party, 1)
        again = Party(host, {"table": mine["table"], "seats": [mine, other], "watch": ""})
        again.choose(0, "draw")
        assert {message["table"] for message in old.all()} <= {party.id}
    before, after = list(party.tokens.values()), list(again.tokens.values())
    for token in before:
        again.tokens[9] = token
        assert again.state(9)["you"] == -1
    for token in after:
        party.tokens[9] = token
        assert party.state(9)["you"] == -1


# Ends.


@pytest.mark.parametrize("end", ["played", "given up"])
def test_p_33_every_end_has_result_reveal_record_and_replay(host: Host, end: str) -> None:
    party = host.open(2, rounds=1)
    if end == "played":
        party.choose(0, "roll", "pass")
        party.choose(1, "pass")
    else:
        party.choose(0, "draw")
        party.give_up(1)
    for seat in (-1, 0, 1):
        state = party.state(seat)
        assert (state["over"]["won"], [one["result"] for one in state["seats"]]) == ([True, False], [1, 0])
        assert (len(state["seed"]), state["ask"], state["waiting"], state["undo"]) == (64, None, [], None)
        assert party.frames(seat)[-1]["view"] == state["view"]
        assert verify(read_record(party.call("GET", "/record", seat).text), find("smugglers")) >= 4
    assert rematch(party, 1)["seat"] == 0


# The database of an earlier version.


def test_a_database_of_version_1_is_carried_over(start: StartHost, tmp_path: Path) -> None:
    party = start().open(players=["person", "person"])
    party.choose(0, "roll")
    before = [party.state(seat) for seat in (0, 1)]
    party.host.stop()
    with sqlite3.connect(tmp_path / "tables.db") as old:  # as version 1 had it
        old.execute("DROP TABLE chat")
        old.execute("ALTER TABLE tables DROP COLUMN following")
        old.execute("ALTER TABLE tables DROP COLUMN proposals")
        old.execute("UPDATE seats SET player = 'open' WHERE seat = 1")
        old.execute("PRAGMA user_version = 1")
    old.close()
    party = party.moved_to(start())
    assert [party.state(seat) for seat in (0, 1)] == before
    assert tell(party, 1, {"type": "say", "text": "Still here"})["chat"][0]["n"] == 0
    party.host.stop()
    with sqlite3.connect(tmp_path / "tables.db") as now:
        assert now.execute("PRAGMA user_version").fetchone() == (sqlite.VERSION,)
        assert now.execute("PRAGMA foreign_key_check").fetchall() == []
    now.close()
