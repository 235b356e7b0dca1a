"""What players read on the options of Root."""

from __future__ import annotations

import re

import pytest

from maraud.engine import PASS, SEATS, Ask, Option
from maraud.engine.phrases import Prompt
from maraud.games.root.cards import card
from maraud.games.root.factions.duchy.words import SWAY
from maraud.games.root.factions.keepers.pieces import FACES, in_forest
from maraud.games.root.factions.keepers.words import DELVE_FROM
from maraud.games.root.factions.lizards.words import CONSPIRE, SCORE_CARD
from maraud.games.root.factions.marquise.words import ACTION, BUILD_WHAT
from maraud.games.root.factions.vagabond.words import AID_WHOM, DAYLIGHT, REPAIR_WHAT, SLIP_WHERE, WHICH_CHARACTER
from maraud.games.root.game import GAME
from maraud.games.root.hirelings.words import HIRE_WHICH
from maraud.games.root.options import (
    ACTIVATE_DOMINANCE,
    BROKEN,
    CARD,
    CHARACTER,
    CLEARING,
    CRUSADE,
    EXPOSE,
    FACTION,
    FOREST,
    HIRE,
    ITEM,
    MARCH,
    MINISTER,
    NUMBER,
    PATH,
    PIECE,
    QUEST,
    RELIC,
    SPECIAL,
    TIRED,
    TIRED_BROKEN,
    WAYSTATION,
)
from maraud.games.root.pieces import FACTION_IDS, KIND_IDS
from maraud.games.root.quests import CHARACTER_IDS
from maraud.games.root.sayings import ANSWERS, DOES, HINTS
from maraud.games.root.words import AMBUSH, CRAFT_WHAT, IN_DAYLIGHT_PROMPT, MOVE_HOW_MANY, WHICH_PATH
from tests.games.root.woodland import position


def asked(ask: Ask, option: Option) -> str:
    return GAME.choice_label(position().state, ask, option)


def test_an_answer_begins_with_a_capital_and_says_the_suit() -> None:
    slip = Ask(0, SLIP_WHERE, [PASS, CLEARING[1], FOREST[3]])
    assert re.fullmatch(r"Clearing 1 \((fox|rabbit|mouse)\)", asked(slip, CLEARING[1]))
    assert asked(slip, FOREST[3]) == "Forest 3"
    assert GAME.label(FOREST[3]) == "forest 3"
    assert GAME.label(QUEST[0]) == "Fundraising"
    assert GAME.label(RELIC[2]) == "figure worth 2"
    dominance = CARD[card("dominance-fox")]
    assert (GAME.label(dominance), asked(slip, dominance)) == ("Dominance (fox)", "Dominance (fox)")
    assert GAME.label(CHARACTER[0]) == "Thief"
    assert re.fullmatch(r".+ \((bird|fox|rabbit|mouse)\)", asked(slip, CARD[0]))


def test_passing_answers_the_question() -> None:
    texts = {asked(Ask(0, prompt, [PASS]), PASS) for prompt in (AMBUSH, SLIP_WHERE, CRAFT_WHAT)}
    assert texts == {"No ambush", "Stay here", "No more"}


def test_every_saying_belongs_to_a_prompt_and_an_option_that_exist() -> None:
    prompts = GAME.phrases.prompts
    for saying in (*ANSWERS, *DOES):
        prompt, _, option = saying.partition("/")
        assert not prompt or prompt in prompts
        assert option == "pass" or GAME.vocabulary.find(option)
    for prompt, hint in HINTS.items():
        assert prompts[prompt].hint == hint
        assert hint.endswith(".")


def test_one_thing_is_not_said_to_be_several() -> None:
    assert (
        GAME.say("{0} ambushes with {1}.", (SEATS[0], CARD[card("ambush-fox")]), ["Ana"]) == "Ana ambushes with Ambush!"
    )
    assert GAME.say("{0} has {1} points.", (SEATS[0], 1), ["Ana"]) == "Ana has 1 point."
    assert GAME.say("{0} takes {1} hits, {2} wood.", (SEATS[0], 0, 0), ["Ana"]) == "Ana takes no hits, no wood."
    assert GAME.say("{0} warriors come to the Burrow.", (1,), []) == "1 warrior comes to the Burrow."
    assert GAME.say("Revenge: {0} warriors join the acolytes.", (1,), []) == "Revenge: 1 warrior joins the acolytes."
    assert GAME.say("{0} warriors come, for 21 points.", (11,), []) == "11 warriors come, for 21 points."


@pytest.mark.parametrize(
    ("number", "kind", "told"),
    [
        (1, "marquise-warrior", "The Marquise loses 1 warrior in clearing 3."),
        (2, "marquise-warrior", "The Marquise loses 2 warriors in clearing 3."),
        (2, "fox-base", "The Marquise loses 2 fox bases in clearing 3."),
        (2, "wood", "The Marquise loses 2 wood in clearing 3."),
    ],
)
def test_what_is_lost_is_counted(number: int, kind: str, told: str) -> None:
    facts = (number, PIECE[KIND_IDS.index(kind)], CLEARING[3])
    assert GAME.say("The Marquise loses {0} × {1} in {2}.", facts, []) == told


def test_an_action_says_what_it_does_where_that_is_asked() -> None:
    march = Ask(0, ACTION, [MARCH, ACTIVATE_DOMINANCE])
    hints = [GAME.choice_hint(position().state, march, option) for option in march.options]
    assert hints == ["Two moves.", "No more points for you: win by ruling instead."]
    assert GAME.choice_hint(position().state, Ask(0, IN_DAYLIGHT_PROMPT, [MARCH]), MARCH) == ""
    exile = FACTION[FACTION_IDS.index("exile")]
    hints = [GAME.choice_hint(position().state, Ask(0, prompt, [exile]), exile) for prompt in (HIRE_WHICH, AID_WHOM)]
    assert hints == [DOES["/hire:exile"], ""]


@pytest.mark.parametrize(
    ("prompt", "option", "hint"),
    [
        (BUILD_WHAT, PIECE[KIND_IDS.index("recruiter")], "For no wood; scores 0."),
        (BUILD_WHAT, PIECE[KIND_IDS.index("sawmill")], "For 2 wood; scores 2."),
        (CONSPIRE, CRUSADE, "For 2 acolytes. Battle, or move and battle."),
        (SCORE_CARD, CARD[card("ambush-fox")], "Scores 2."),
        (SWAY, MINISTER[1], "For 2 cards; scores 1. A battle."),
        (DELVE_FROM, FOREST[3], "Figure, tablet worth 2."),
        (DELVE_FROM, PASS, ""),
        (WHICH_CHARACTER, CHARACTER[7], "Coins, torch, sword, crossbow. Glide, for a torch: to any clearing."),
        (DAYLIGHT, SPECIAL, "Glide, for a torch: to any clearing."),
    ],
)
def test_the_state_tells_what_an_option_costs_and_brings(prompt: Prompt, option: Option, hint: str) -> None:
    factions = ("marquise", "cult", "duchy", "keepers", "vagabond")
    s = position({5: "2 sawmill", 8: "2 fox-garden"}, factions=factions).state
    s.relics = [in_forest(3) * FACES + face for face in (0, 6)]
    s.character = [-1, -1, -1, -1, CHARACTER_IDS.index("harrier")]
    owner = {BUILD_WHAT: 0, CONSPIRE: 1, SCORE_CARD: 1, SWAY: 2, DELVE_FROM: 3}.get(prompt, 4)
    assert GAME.choice_hint(s, Ask(owner, prompt, [option]), option) == hint


@pytest.mark.parametrize(
    ("option", "label"),
    [
        (RELIC[0], "Figure, face down"),
        (RELIC[2], "Figure, value 2"),
        (WAYSTATION[0], "Tablet up, jewelry below"),
        (HIRE[0], "Use Forest Patrol"),
        (EXPOSE, "Expose a plot"),
        (PASS, "End Daylight"),
    ],
)
def test_words_of_factions_say_what_they_mean(option: Option, label: str) -> None:
    assert asked(Ask(0, IN_DAYLIGHT_PROMPT, [option]), option) == label


@pytest.mark.parametrize(
    ("option", "label"),
    [
        (ITEM[0], "Boot"),
        (TIRED[0], "Boot (exhausted)"),
        (BROKEN[0], "Boot (damaged)"),
        (TIRED_BROKEN[0], "Boot (exhausted and damaged)"),
    ],
)
def test_items_of_different_states_are_told_apart(option: Option, label: str) -> None:
    assert asked(Ask(0, REPAIR_WHAT, [option]), option) == label


def test_warriors_are_counted_and_players_named_by_their_factions() -> None:
    some = [asked(Ask(0, MOVE_HOW_MANY, NUMBER[:3]), number) for number in NUMBER[:3]]
    assert some == ["The warlord alone", "1 warrior", "2 warriors"]
    assert asked(Ask(0, AID_WHOM, [SEATS[1]]), SEATS[1]) == "Eyrie Dynasties"


def test_a_closed_path_is_told_by_its_ends() -> None:
    assert asked(Ask(0, WHICH_PATH, [PATH[0]]), PATH[0]) == "From 2 to 5"
