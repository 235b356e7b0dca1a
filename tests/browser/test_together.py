"""Several people at one table of the browser: who is shown out learns it at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser.playing import Player
from tests.server.process import Process


def test_a_spectator_who_is_shown_out_is_told_at_once(
    page: Page, server: Process, new_context: Callable[..., BrowserContext]
) -> None:
    seats = [{"player": "person", "name": name} for name in ("Ana", "Ben")]
    made = server.call("POST", "/api/tables", {"game": "raiders", "options": {}, "seats": seats})[1]
    player, watching = Player(page), Player(new_context().new_page())
    player.sit_down(server, made["table"], made["seats"][0]["token"])
    watching.sit_down(server, made["table"], None)
    page.get_by_role("button", name="Table and links").click()
    page.get_by_label("Let spectators watch").uncheck()
    expect(watching.page.get_by_role("heading", name="This table cannot be opened")).to_be_visible(timeout=2_000)
    expect(watching.page.get_by_text("This table is open only to those who have a link to it.")).to_be_visible()
    expect(watching.page.locator("[data-element]")).to_have_count(0)
    page.get_by_label("Let spectators watch").check()
    watching.page.reload()
    expect(watching.page.locator("[data-element]").first).to_be_visible()


@pytest.mark.parametrize("stays", [True, False], ids=["and the page waits", "and the page is left"])
def test_the_answer_to_whoever_sits_down_is_lost(page: Page, server: Process, stays: bool) -> None:
    """One seat is taken, by its holder, whether the page asks again by itself or is opened again later."""
    seats = [{"player": "person", "name": "Ana"}, {"player": "open"}, {"player": "open"}]
    made = server.call("POST", "/api/tables", {"game": "raiders", "options": {}, "seats": seats})[1]
    lost = []

    def lose(route: Route) -> None:
        """The server hears it; the page never hears of that, the first time or as long as it is open."""
        route.fetch()
        lost.append(route.request.post_data)
        if len(lost) == 1 or not stays:
            route.abort()
        else:
            route.continue_()

    page.route("**/join", lose)
    page.goto(f"http://{server.address}/t/{made['table']}#{made['invite']}")
    page.get_by_label("Your name").fill("Bea")
    page.get_by_role("button", name="Sit down and play").click()
    if not stays:
        page.wait_for_timeout(300)
        page.unroute("**/join")
        page.goto(f"http://{server.address}/")
        page.goto(f"http://{server.address}/t/{made['table']}#{made['invite']}")
    expect(page.get_by_role("button", name="Sit down and play")).to_have_count(0)
    page.wait_for_url(lambda address: made["invite"] not in address)
    state = server.call("GET", f"/api/tables/{made['table']}")[1]
    assert [(seat["player"], seat["name"]) for seat in state["seats"]][1:] == [("person", "Bea"), ("open", "Player 3")]
    token = page.url.partition("#")[2]
    assert server.call("GET", f"/api/tables/{made['table']}", token=token)[1]["you"] == 1
    assert len(set(lost)) == 1


def test_after_a_rematch_there_is_a_link_to_watch(
    page: Page, server: Process, new_context: Callable[..., BrowserContext]
) -> None:
    player = Player(page)
    seats = [{"player": "person", "name": name} for name in ("Ana", "Ben")]
    plan = {"game": "raiders", "options": {"max_turns": 1}, "seats": seats}
    made = server.call("POST", "/api/tables", plan)[1]
    tokens = [key["token"] for key in made["seats"]]
    player.sit_down(server, made["table"], tokens[0])
    path = f"/api/tables/{made['table']}"
    while not (state := server.call("GET", path)[1])["over"]:
        token = tokens[state["waiting"][0]["seat"]]
        ask = server.call("GET", path, token=token)[1]["ask"]
        answer = {"asked": ask["asked"], "option": ask["options"][-1]["option"]}
        server.call("POST", f"{path}/choose", answer, token)
    page.get_by_role("button", name="Rematch, seats turned").click()
    page.wait_for_url(lambda address: made["table"] not in address)
    page.get_by_role("button", name="Table and links").click()
    link = (
        page.get_by_role("dialog")
        .get_by_role("listitem")
        .filter(has_text="To watch")
        .get_by_role("textbox")
        .input_value()
    )
    watching = Player(new_context().new_page())
    watching.page.goto(link)
    assert watching.until_state()["you"] == -1
    assert watching.state["table"] in page.url
