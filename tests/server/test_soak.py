"""The short form of bench/soak.py: tables of bots on a server that is killed and comes back."""

from __future__ import annotations

import pytest

from bench.soak import Plan, Seen, soak


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_killed_twice_all_tables_end_all_records_verify_and_no_row_is_lost() -> None:
    lines = soak(Plan(tables=6, seconds=20.0, kills=2, games=("marooned", "raiders", "marauders"), seed=3))
    figures = {line[:19].strip(): line[19:] for line in lines}
    assert figures["kills"].startswith("2,")
    assert int(figures["records verified"].split(",")[0]) >= 5


def state(seq: int, first: int, texts: str) -> dict[str, object]:
    events = [{"n": first + place, "text": text} for place, text in enumerate(texts)]
    return {"seq": seq, "events_from": first, "events": events, "over": None}


@pytest.mark.parametrize(
    ("later", "words"),
    [(state(4, 0, "ab"), "rows were lost"), (state(5, 0, "ax"), "told"), (state(6, 0, "a"), "lost events")],
)
def test_what_was_seen_and_is_gone_is_noticed(later: dict[str, object], words: str) -> None:
    seen = Seen("raiders", "t1")
    seen.take(state(5, 0, "ab"))
    seen.take(state(6, 2, "c"))
    seen.seq = 5
    with pytest.raises(SystemExit, match=words):
        seen.take(later)
