"""Every page at three sizes in both themes: accessible, and nothing beyond its edge."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Axe
from tests.browser.playing import Player
from tests.server.process import Process

pytestmark = pytest.mark.usefixtures("complaints")

SIZES = [(1280, 800), (768, 1024), (390, 844)]
Scene = Callable[[Player, Process], None]


def home(player: Player, server: Process) -> None:
    player.page.goto(f"http://{server.address}/")
    player.page.get_by_role("heading", name="Marooned!").wait_for()


def home_with_games(player: Player, server: Process) -> None:
    player.set_up(server)
    home(player, server)
    player.page.get_by_role("heading", name="Your games").wait_for()
    expect(player.page.get_by_text("Looking…")).to_have_count(0)


def new_game(player: Player, server: Process) -> None:
    home(player, server)
    player.page.get_by_role("button", name="Play Marooned!").click()
    player.page.get_by_text("House rules").click()


def rules(player: Player, server: Process) -> None:
    player.page.goto(f"http://{server.address}/rules/marooned#MOO-8")
    player.page.locator("article").first.wait_for()


def table(player: Player, server: Process) -> None:
    player.set_up(server)
    player.play(random.Random(1), most=4)


def as_text(player: Player, server: Process) -> None:
    table(player, server)
    player.press("t")


def why_not(player: Player, server: Process) -> None:
    table(player, server)
    for _ in range(60):
        if not player.state["ask"] or player.state["ask"]["refused"]:
            break
        player.play(random.Random(2), most=1)
    if player.state["ask"]:
        player.page.get_by_role("button", name="Why not?").click()


def replay(player: Player, server: Process) -> None:
    table(player, server)
    player.press("ArrowLeft", "ArrowLeft")
    expect(player.page.get_by_role("slider", name="Moment")).to_be_visible()


def rule(player: Player, server: Process) -> None:
    player.set_up(server)
    player.page.locator(".bar").get_by_role("button").first.click()
    player.page.get_by_role("dialog").locator("p").first.wait_for()


def over(player: Player, server: Process) -> None:
    player.set_up(server)
    player.play(random.Random(3))
    player.page.get_by_role("region", name="Result").wait_for()


SCENES = [home, home_with_games, new_game, rules, table, as_text, why_not, replay, rule, over]


def settle(page: Page) -> None:
    """Wait until the colors of another theme have faded in."""
    page.wait_for_timeout(50)
    page.evaluate(
        "Promise.allSettled(document.getAnimations().filter(a => a instanceof CSSTransition).map(a => a.finished))"
    )


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_every_page_is_accessible_and_fits(page: Page, server: Process, axe: Axe, scene: Scene) -> None:
    scene(Player(page), server)
    faults = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            faults += [f"{width} {theme}: {fault}" for fault in axe(page)]
            beyond = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            if beyond > 0:
                faults.append(f"{width} {theme}: {beyond} pixels beyond the edge")
    assert faults == []


def test_board_options_and_prompt_are_in_sight_together(page: Page, server: Process) -> None:
    player = Player(page)
    table(player, server)
    if not player.state["ask"]:
        pytest.fail("the game was over after four choices")
    for place in [page.locator(".question"), page.locator(".board svg").first, *player.options.all()]:
        box = place.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 800


@pytest.mark.parametrize("height", [500, 600])
def test_in_a_low_window_the_board_stays_in_sight_however_long_the_log(
    page: Page, server: Process, height: int
) -> None:
    page.set_viewport_size({"width": 1280, "height": height})
    player = Player(page)
    over(player, server)
    box = page.locator(".board svg").first.bounding_box()
    assert box is not None
    assert box["y"] < height / 2
    assert box["height"] <= 480
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0


@pytest.mark.parametrize("scene", [home, table, over], ids=lambda scene: scene.__name__)
def test_on_a_phone_what_is_touched_is_large_enough(page: Page, server: Process, scene: Scene) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    player = Player(page)
    scene(player, server)
    small = page.locator("main .option:visible, main .btn.main:visible").evaluate_all(
        "all => all.filter(e => e.getBoundingClientRect().height < 44).map(e => e.textContent)"
    )
    assert small == []


def test_root_5_2_a_new_game_says_what_its_players_should_know(page: Page, server: Process) -> None:
    """ROOT-5.2 Little Reach is told before the table is opened."""
    home(Player(page), server)
    page.get_by_role("button", name="Play Root").click()
    page.get_by_text("House rules").click()
    page.get_by_label("The faction of seat 1.").select_option("keepers")
    page.get_by_label("The faction of seat 2.").select_option("alliance")
    said = page.get_by_role("status").filter(has_text="Reach of 11 together")
    expect(said.get_by_role("button", name="Rule ROOT-5.2")).to_be_visible()
    page.get_by_label("The faction of seat 2.").select_option("marquise")
    expect(said).to_have_count(0)
