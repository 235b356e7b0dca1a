"""The database: what it refuses to be, and what it keeps."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from maraud.engine.errors import Fault
from maraud.server import sqlite
from maraud.server.store import NotSaved, Row, SeatRow, SeqTaken, TableRow, open_store
from tests.server.conftest import StartHost

TABLE = TableRow("t1", "smugglers", 1, {"rounds": 3}, [SeatRow("person", "Ana", b"h")], b"w", True, b"s" * 32)


@pytest.fixture(autouse=True)
def short_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.05)


def test_a_missing_folder(tmp_path: Path) -> None:
    with pytest.raises(Fault, match=r"The folder .*none does not exist, so no database can be kept there\."):
        open_store(str(tmp_path / "none" / "tables.db"))
    assert list(tmp_path.iterdir()) == []


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="is a folder"):
        open_store(str(tmp_path))


def test_an_empty_name() -> None:
    with pytest.raises(Fault, match="needs a path"):
        open_store("")


def test_an_address_of_another_kind() -> None:
    with pytest.raises(Fault, match=r"postgres:// is not an address that this version knows\."):
        open_store("postgres://localhost/tables")


def test_an_address_of_a_file(tmp_path: Path) -> None:
    open_store(f"sqlite:///{tmp_path}/tables.db").close()
    assert (tmp_path / "tables.db").is_file()


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ana, " * 500)
    with pytest.raises(Fault, match=r"letter\.txt is not a database"):
        open_store(str(path))
    assert path.read_text().startswith("Dear Ana")


def test_a_database_of_another_program(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE birds (name)")
    other.close()
    with pytest.raises(Fault, match="of another program"):
        open_store(str(path))


def test_a_database_of_another_version(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    open_store(str(path)).close()
    with sqlite3.connect(path) as other:
        other.execute("PRAGMA user_version = 99")
    other.close()
    with pytest.raises(Fault, match=r"has version 99; this program reads version 2\."):
        open_store(str(path))


def test_a_locked_database(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    open_store(str(path)).close()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(Fault, match="is locked by another program"):
        open_store(str(path))
    other.execute("ROLLBACK")
    other.close()
    open_store(str(path)).close()


def test_a_database_that_another_server_uses(tmp_path: Path) -> None:
    first = open_store(str(tmp_path / "tables.db"))
    with pytest.raises(Fault, match="in use by another server"):
        open_store(str(tmp_path / "tables.db"))
    first.close()
    open_store(str(tmp_path / "tables.db")).close()


def test_only_its_owner_may_read_the_file(tmp_path: Path) -> None:
    open_store(str(tmp_path / "tables.db")).close()
    assert (tmp_path / "tables.db").stat().st_mode & 0o777 == 0o600


def test_what_is_kept_is_given_back(tmp_path: Path) -> None:
    async def keep() -> None:
        store = open_store(str(tmp_path / "tables.db"))
        await store.create(TABLE, [Row(0, -2, "pip:3")])
        await store.append("t1", [Row(1, 0, "note"), Row(2, 0, "undo 1", "fallback")], over=False)
        with pytest.raises(SeqTaken):
            await store.append("t1", [Row(3, 0, "note"), Row(2, 0, "roll")], over=True)
        store.close()

    async def look() -> None:
        store = open_store(str(tmp_path / "tables.db"))
        assert await store.find("t1") == TABLE
        assert await store.find("t2") is None
        assert await store.rows("t1") == [
            Row(0, -2, "pip:3"),
            Row(1, 0, "note"),
            Row(2, 0, "undo 1", "fallback"),
        ]
        assert await store.with_bots() == []
        store.close()

    asyncio.run(keep())
    asyncio.run(look())


def test_running_tables_with_bots_are_found(tmp_path: Path) -> None:
    async def look() -> list[str]:
        store = open_store(str(tmp_path / "tables.db"))
        bots = [SeatRow("person", "Ana", b"h"), SeatRow("greedy", "Greedy", b"")]
        await store.create(TABLE, [])
        await store.create(TABLE._replace(id="t2", seats=bots), [])
        await store.create(TABLE._replace(id="t3", seats=bots), [])
        await store.append("t3", [Row(0, 0, "give-up")], over=True)
        found = await store.with_bots()
        store.close()
        return found

    assert asyncio.run(look()) == ["t2"]


def test_one_that_fails_does_not_harm_those_written_with_it(tmp_path: Path) -> None:
    async def write() -> tuple[list[object], list[Row]]:
        store = open_store(str(tmp_path / "tables.db"))
        await store.create(TABLE, [])
        outcomes = await asyncio.gather(
            *(store.append("t1", [Row(seq, 0, option)], False) for seq, option in enumerate(["a", "b", "c"])),
            store.append("t1", [Row(1, 0, "twice")], False),
            store.append("t1", [Row(7, 0, "\ud800")], False),
            store.append("t9", [Row(0, 0, "no such table")], False),
            store.append("t1", [Row(3, 0, "d")], False),
            return_exceptions=True,
        )
        rows = await store.rows("t1")
        store.close()
        return list(outcomes), rows

    outcomes, rows = asyncio.run(write())
    kinds = [type(outcome) for outcome in outcomes]
    assert kinds == [type(None)] * 3 + [SeqTaken, UnicodeEncodeError, SeqTaken, type(None)]
    assert [row.option for row in rows] == ["a", "b", "c", "d"]


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "tables.db"))
    store.close()
    store.close()
    with pytest.raises(NotSaved, match="nothing was changed"):
        asyncio.run(store.check())


def test_while_the_database_is_locked_nothing_changes_and_then_play_goes_on(start: StartHost, tmp_path: Path) -> None:
    host = start()
    party = host.open(2)
    before = [party.state(seat) for seat in (-1, 0, 1)]
    other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with party.live(0) as line:
        line.next()
        line.choose(4, "roll")
        message = line.next()
        assert message["type"] == "error"
        assert message["error"].endswith("Nothing was changed.")
    for answer in (
        party.send(0, "note"),
        party.give_up(0),
        host.client.post("/api/tables", json={"game": "smugglers", "seats": [{"player": "person"}]}),
    ):
        assert answer.status_code == 503
        assert answer.json()["error"].endswith("Nothing was changed.")
    assert [party.state(seat) for seat in (-1, 0, 1)] == before
    other.execute("ROLLBACK")
    other.close()
    assert party.choose(0, "roll")["seq"] == 6
    state = party.state(0)
    host.stop()
    assert party.moved_to(start()).state(0) == state


def test_when_the_file_is_gone_nothing_is_acknowledged(start: StartHost, tmp_path: Path) -> None:
    host = start()
    party = host.open(2)
    before = party.state(0)
    (tmp_path / "tables.db").rename(tmp_path / "elsewhere.db")
    answer = party.send(0, "note")
    assert answer.status_code == 503
    assert "no longer where it was" in answer.json()["error"]
    assert party.state(0) == before
    assert host.client.get("/api/health").status_code == 200
    (tmp_path / "elsewhere.db").rename(tmp_path / "tables.db")
    assert party.choose(0, "note")["seq"] == 5


def test_when_another_writer_was_first_the_choice_is_refused_with_what_holds(start: StartHost, tmp_path: Path) -> None:
    party = start().open(2)
    party.choose(0, "note")
    other = sqlite3.connect(tmp_path / "tables.db")
    with other:
        other.execute("INSERT INTO moves VALUES (?, 5, 0, 'pass', '', 0)", (party.id,))
    other.close()
    with party.live(1) as line:
        assert line.next()["ask"] is None
        answer = party.send(0, "roll")
        assert answer.status_code == 409
        assert answer.json()["text"] == "Somebody else was first: the table has moved on."
        assert answer.json()["state"]["waiting"][0]["seat"] == 1
        told = line.until(6)
        assert told["events_from"] == 0
        assert line.events[-1]["kind"] == "ended"
    assert party.choose(1, "note")["seq"] == 7


def test_a_log_that_does_not_fit_the_rules_is_not_played(start: StartHost, tmp_path: Path) -> None:
    party = start().open(2)
    party.choose(0, "roll", "note")
    fine = party.host.open(2)
    party.host.stop()
    other = sqlite3.connect(tmp_path / "tables.db")
    with other:
        die = other.execute("SELECT option FROM moves WHERE table_id = ? AND seq = 5", (party.id,)).fetchone()[0]
        changed = "pip:1" if die != "pip:1" else "pip:2"
        other.execute("UPDATE moves SET option = ? WHERE table_id = ? AND seq = 5", (changed, party.id))
    other.close()
    host = start()
    answer = party.moved_to(host).call("GET")
    assert answer.status_code == 503
    assert "does not fit the rules" in answer.json()["error"]
    assert fine.moved_to(host).state(0)["seq"] == 4


def test_p_39_a_table_of_another_version_of_the_rules_says_so(start: StartHost, tmp_path: Path) -> None:
    party = start().open(2)
    party.host.stop()
    other = sqlite3.connect(tmp_path / "tables.db")
    with other:
        other.execute("UPDATE tables SET rules = 7")
    other.close()
    answer = party.moved_to(start()).call("GET")
    assert answer.status_code == 404
    assert "begun with version 7 of the rules of Smugglers; this server has version 1" in answer.json()["error"]
