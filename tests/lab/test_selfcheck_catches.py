"""Each kind of fault, planted once, is seen by the contract suite; and a sound game passes it."""

from __future__ import annotations

import pytest

from maraud.lab.selfcheck import Report, selfcheck
from tests.lab import planted

CAUGHT = {
    "LeakInView": "leak in view",
    "LeakInSpectatorsView": "leak in view",
    "LeakInEvent": "leak in event",
    "LeakByAnEventMore": "leak in event",
    "LeakByUnmarkedEvent": "leak in event",
    "LeakInWhomIsAsked": "leak in who is asked",
    "LeakInOptions": "leak in the ask",
    "LeakInPrompt": "leak in who is asked",
    "LeakInReason": "leak in the ask",
    "LeakInLabel": "leak in the ask",
    "LeakInCount": "leak in what comes next",
    "LeakOfASecretAnswer": "leak in view",
    "LateTogether": "leak in view",
    "PeekingAtOrder": "leak in the ask",
    "RedealTooLittle": "redeal does not reach",
    "RedealTooFew": "redeal does not reach",
    "RedealMissesAField": "redeal does not reach",
    "RedealChangesPublic": "redeal changes a public field",
    "RedealChangesOwn": "redeal changes what the seat knows",
    "RedealReplacesAList": "redeal replaces a list",
    "RedealLosesAPiece": "redeal loses pieces",
    "RedealLooksAtTheTruth": "redeal depends on what the seat cannot know",
    "CopySharesAList": "copy fails",
    "CopyForgets": "copy fails",
    "FieldUnsaid": "copy fails",
    "ViewSharesAList": "view shares a list",
    "ViewIsNoJson": "view is not plain JSON data",
    "ViewChangesState": "view changes the state",
    "LostPiece": "pieces",
    "DeadEnd": "dead end",
    "Unfinished": "unfinished game",
    "RuleFails": "a rule fails",
    "SecretInALocal": "imagined table goes wrong",
    "OutsideTheState": "undo and the same choice differ",
    "SharedChanges": "what is shared changed",
    "SharedBoardChanges": "what is shared changed",
    "AdvicePeeks": "advice peeks",
    "AdviceOffTheMenu": "advice",
    "PartsDoNotAddUp": "score",
    "ResultTooShort": "result",
    "OptionTwice": "ask",
    "StrangeWord": "ask",
    "ExplainingOffersMore": "explaining changes the ask",
    "UnknownPhrase": "event fails",
    "CheckRefusesPlay": "check",
    "GivingUpWithoutResult": "result",
}


def checked(name: str, games: int, again: int = 0) -> Report:
    return selfcheck(f"tests.lab.planted:{name}", games=games, again=again)


def test_a_sound_game_passes() -> None:
    report = checked("SOUND", 6, again=6)
    assert report.findings == []
    assert report.ok
    assert report.never == []
    assert report.games == 6
    assert report.decisions > 200
    assert report.counts["lockstep moves"] > 500


def test_every_planted_fault_is_tried() -> None:
    assert {*CAUGHT, "HashDependent", "NeverOccurs"} == set(planted.FAULTS)


@pytest.mark.slow
@pytest.mark.parametrize(("fault", "kind"), CAUGHT.items())
def test_a_planted_fault_is_caught(fault: str, kind: str) -> None:
    report = checked(f"a_{fault}", 8 if kind == "redeal does not reach" else 3)
    assert kind in report.kinds, report.findings
    assert any(line.startswith(f"{kind}: ") for line in report.findings)


def test_p_20_a_game_that_depends_on_hashes_is_caught() -> None:
    report = checked("a_HashDependent", 3, again=3)
    assert set(report.kinds) == {"another process"}


def test_what_never_occurs_is_told() -> None:
    report = checked("a_NeverOccurs", 6)
    assert report.never == ["prompt trade", "event traded", "reason no-trade"]
