"""A game of Marooned! as a person plays it in the browser."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect

from maraud.engine.record import load_record, verify
from maraud.games import find
from tests.browser.playing import Player
from tests.server.process import Process

pytestmark = pytest.mark.usefixtures("complaints")

MARKUP = "<img src=x onerror=alert(1)>"


@pytest.fixture
def player(page: Page) -> Player:
    return Player(page)


def test_a_whole_game_by_mouse_and_another(player: Player, server: Process, tmp_path: Path) -> None:
    page = player.page
    player.set_up(server)
    assert page.title() == "● Your turn · Marooned!"
    player.play(random.Random(1))
    result = page.get_by_role("region", name="Result")
    expect(result.get_by_role("heading")).to_have_text(player.state["over"]["text"])
    expect(result.get_by_text("Score", exact=True)).to_be_visible()
    assert page.title() == "Marooned!"
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    download.value.save_as(tmp_path / "record.jsonl")
    assert verify(load_record(tmp_path / "record.jsonl"), find("marooned")) > 0
    page.get_by_text("Check the shuffle").click()
    page.get_by_role("button", name="Compare").click()
    expect(page.get_by_text("They match.")).to_be_visible()
    first = page.url
    page.get_by_role("button", name="Play again").click()
    expect(player.options.first).to_be_visible()
    assert page.url != first


def test_a_whole_game_by_keyboard_alone(player: Player, server: Process) -> None:
    player.page.goto(f"http://{server.address}/")
    player.page.get_by_role("heading", name="Marooned!").wait_for()
    player.tab_to("Play Marooned!")
    player.press("Enter")
    player.tab_to("Name at seat 1")
    player.page.keyboard.type("Ana")
    player.tab_to("Set up the table")
    player.press("Enter")
    player.until_state()
    expect(player.options.first).to_be_visible()
    rng = random.Random(2)
    for count in range(200):
        ask = player.state["ask"]
        if not ask:
            break
        player.key(rng.choice(ask["options"]), by_number=count % 2 == 0)
        if count == 3:  # on the board arrows go from card to card
            player.tab_to("on the board")
            before = player.state["seq"]
            player.press("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")
            assert player.state["seq"] == before
    assert player.state["over"]
    expect(player.page.get_by_role("region", name="Result")).to_be_visible()
    player.tab_to("Play again")


def test_enter_on_the_board_chooses(player: Player, server: Process) -> None:
    player.set_up(server)
    before = player.state["seq"]
    player.tab_to("on the board")
    player.press("Enter")
    assert player.until_state(before)["seq"] > before


def test_a_reload_in_mid_game_shows_the_same(player: Player, server: Process) -> None:
    page = player.page
    player.set_up(server)
    player.play(random.Random(3), most=4)
    if not player.state["ask"]:
        pytest.fail("the game was over after four choices")

    def shown() -> list[Any]:
        player.options.first.wait_for()
        log = page.get_by_role("list", name=re.compile("^Log")).get_by_role("listitem")
        lines = [text for text in log.all_inner_texts() if "Since your last choice" not in text]
        board = page.locator("[data-element]").evaluate_all("all => all.map(e => e.getAttribute('aria-label'))")
        return [page.locator(".question").inner_text(), player.options.all_inner_texts(), lines, board]

    before = shown()
    page.reload()
    player.options.first.wait_for()
    assert shown() == before
    player.play(random.Random(4))
    expect(page.get_by_role("region", name="Result")).to_be_visible()


def test_the_seats_link_takes_the_seat_along_and_the_bare_link_only_looks_on(
    player: Player, server: Process, new_context: Callable[..., BrowserContext]
) -> None:
    player.set_up(server)
    address = player.page.url
    table, token = address.split("/t/")[1].split("#")
    phone = Player(new_context().new_page())
    phone.sit_down(server, table, token)
    expect(phone.options).to_have_count(len(player.state["ask"]["options"]))
    watching = Player(new_context().new_page())
    watching.sit_down(server, table, None)
    assert watching.state["you"] == -1
    expect(watching.page.get_by_text("Waiting for")).to_be_visible()
    expect(watching.options).to_have_count(0)
    phone.click(phone.state["ask"]["options"][0])
    for other in (player, watching):
        assert other.until_state(phone.state["seq"] - 1)["view"] == phone.state["view"]


def test_the_server_is_killed_and_restarted_while_the_page_is_open(
    player: Player, complaints: list[str], tmp_path: Path
) -> None:
    page = player.page
    server = Process(tmp_path / "tables.db")
    try:
        player.set_up(server)
        player.play(random.Random(5), most=3)
        before = player.state
        server.kill()
        expect(page.get_by_text("Reconnecting…")).to_be_visible()
        server = Process(tmp_path / "tables.db", server.port)
        expect(page.get_by_text("Reconnecting…")).to_be_hidden(timeout=20_000)
        assert (player.state["seq"], player.state["ask"], player.state["view"]) == (
            before["seq"],
            before["ask"],
            before["view"],
        )
        player.play(random.Random(6))
        assert player.state["over"]
    finally:
        server.kill()
    assert [text for text in complaints if "WebSocket connection" not in text] == []
    complaints.clear()


def test_undo_takes_the_choice_back(player: Player, server: Process) -> None:
    page = player.page
    undo = page.get_by_role("button", name="Undo", exact=True)
    for seed in range(10):
        player.set_up(server)
        rng = random.Random(seed)
        while player.state["ask"]:
            before = player.state
            flips = [option for option in before["ask"]["options"] if option["option"].startswith("flip")]
            player.click(rng.choice(flips or before["ask"]["options"]))
            if player.state["undo"]:
                expect(undo).to_be_visible()
                now = player.state["seq"]
                undo.click() if seed % 2 else player.press("u")
                after = player.until_state(now)
                assert (after["view"], after["seq"]) == (before["view"], now + 1)
                expect(player.options).to_have_count(len(before["ask"]["options"]))
                player.click(after["ask"]["options"][-1])
                return
    pytest.fail("in ten games nothing could be taken back")


def test_replay_by_arrow_keys(player: Player, server: Process) -> None:
    page = player.page
    player.set_up(server)
    player.play(random.Random(7), most=5)
    cards = page.locator('[data-element^="card:"]')
    expect(cards).to_have_count(len(player.state["view"]["cards"]))
    replay = page.locator(".bar").get_by_text("Replay", exact=False)
    moment = page.get_by_role("slider", name="Moment")
    player.press("ArrowLeft")
    expect(replay).to_be_visible()
    expect(moment).to_be_visible()
    player.press("Home")
    expect(moment).to_have_value("0")
    expect(cards).to_have_count(1)
    expect(player.options).to_have_count(0)
    player.press("ArrowRight")
    expect(moment).to_have_value("1")
    player.press("End")
    expect(moment).to_be_hidden()
    expect(cards).to_have_count(len(player.state["view"]["cards"]))
    player.press("ArrowLeft", "Escape")
    expect(replay).to_be_hidden()
    page.get_by_role("list", name=re.compile("^Log")).get_by_role("listitem").first.get_by_role("button").first.click()
    expect(replay).to_be_visible()
    player.press("End")
    expect(player.options).to_have_count(len(player.state["ask"]["options"]) if player.state["ask"] else 0)


def test_a_rule_opens_in_place_in_our_words(player: Player, server: Process) -> None:
    page = player.page
    player.set_up(server)
    rule = player.state["ask"]["prompt"]["rule"]
    rules = server.call("GET", "/api/rules/marooned")[1]["rules"]
    text = next(row["text"] for row in rules if row["id"] == rule)
    link = page.locator(".bar").get_by_role("button", name=f"Rule {rule}")
    link.click()
    dialog = page.get_by_role("dialog", name=f"Rule {rule}")
    expect(dialog).to_be_visible()
    expect(dialog).to_contain_text(" ".join(re.sub(r"[*_`]", "", text).split())[:40])
    player.press("Escape")
    expect(dialog).to_be_hidden()
    expect(link).to_be_focused()
    page.get_by_role("button", name=re.compile("^Rule MOO-")).last.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_stale_choice_from_a_second_tab_is_refused_with_a_reason(
    player: Player, server: Process, context: BrowserContext
) -> None:
    player.set_up(server)
    page = context.new_page()
    is_deaf = False

    def between(route: WebSocketRoute) -> None:
        """Keeps news from the second tab, as a slow line would."""
        line = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if not is_deaf or json.loads(message)["type"] == "refused":
                route.send(message)

        line.on_message(pass_on)

    page.route_web_socket(re.compile("/live$"), between)
    page.goto(player.page.url)
    options = page.get_by_role("group", name="What you can do").get_by_role("button")
    options.first.wait_for()
    is_deaf = True
    player.click(player.state["ask"]["options"][0])
    seq = player.state["seq"]
    options.last.click()
    expect(page.get_by_text("That question is no longer open: the table has moved on.")).to_be_visible()
    expect(page.locator(".question")).to_have_text(player.state["ask"]["prompt"]["text"])
    assert server.call("GET", f"/api/tables/{player.state['table']}")[1]["seq"] == seq


def test_p_59_a_name_with_markup_is_shown_as_text(player: Player, server: Process) -> None:
    page = player.page
    page.on("dialog", lambda dialog: pytest.fail(f"a script ran: {dialog.message}"))
    seats = [{"player": "person", "name": MARKUP}, {"player": "random", "name": "Ben"}]
    made = server.call("POST", "/api/tables", {"game": "raiders", "options": {}, "seats": seats})[1]
    player.sit_down(server, made["table"], made["seats"][0]["token"])
    expect(page.get_by_text(MARKUP).first).to_be_visible()
    for _ in range(2):
        page.get_by_role("button", name="As text").click()
        page.wait_for_timeout(50)
    assert page.locator("img[src=x]").count() == 0


def test_giving_up_asks_first(player: Player, server: Process) -> None:
    page = player.page
    player.set_up(server)
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    assert player.state["over"] is None
    page.get_by_role("button", name="Give up").click()
    before = player.state["seq"]
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    assert player.until_state(before)["over"]["text"] == "You gave up."
    expect(page.get_by_role("region", name="Result")).to_be_visible()


def test_addresses_that_lead_nowhere(player: Player, server: Process, complaints: list[str]) -> None:
    page = player.page
    page.goto(f"http://{server.address}/t/none")
    expect(page.get_by_text("There is no such table.")).to_be_visible()
    page.goto(f"http://{server.address}/rules/chess")
    expect(page.get_by_text("There is no game chess")).to_be_visible()
    page.goto(f"http://{server.address}/nowhere")
    expect(page.get_by_text("There is no such page")).to_be_visible()
    assert [text for text in complaints if "404" not in text] == []
    complaints.clear()
