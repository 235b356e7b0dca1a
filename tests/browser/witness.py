"""Somebody at the page of a table all of whose traffic is kept: what came over the socket and by HTTP, and when."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Locator, Response, WebSocket

from tests.browser.playing import PATIENCE, Player

GENEROUS = 3000.0  # milliseconds until others see a move; 300 is what is aimed at
NAMES = ["Ana", "Ben", "Cleo", "Dan"]

# Notes when a choice is sent, and when a state that came is drawn; cuts the line when it is told to.
NOTING = """
window.noted = {sent: [], drawn: [], sockets: []};
window.drawnAt = async (seq) => {
  for (;;) {
    const found = window.noted.drawn.find(([n]) => n >= seq);
    if (found) return found[1];
    await new Promise(requestAnimationFrame);
  }
};
const now = () => performance.timeOrigin + performance.now();
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    window.noted.sockets.push(this);
    this.addEventListener('message', ({data}) => {
      const message = JSON.parse(data);
      const state = message.type === 'state' ? message : message.state;
      if (state) requestAnimationFrame(() => window.noted.drawn.push([state.seq, now()]));
    });
  }
  send(text) {
    if (JSON.parse(text).type === 'choose') window.noted.sent.push(now());
    super.send(text);
  }
};
"""


class Witness(Player):
    """A player, or a spectator where `seat` is -1, in a browser context of its own."""

    def __init__(self, context: BrowserContext, seat: int) -> None:
        context.add_init_script(NOTING)
        self.context = context
        self.seat = seat
        self.received: list[str] = []
        self.sent: list[str] = []
        self._answers: list[Response] = []
        self.complaints: list[str] = []
        context.on("response", self._answer)
        context.on("weberror", lambda error: self.complaints.append(f"uncaught: {error.error}"))
        context.on("console", lambda message: self.complaints.append(message.text) if message.type == "error" else None)
        super().__init__(context.new_page())

    def _listen(self, socket: WebSocket) -> None:
        super()._listen(socket)
        socket.on("framesent", lambda payload: self.sent.append(str(payload)))

    def _answer(self, answer: Response) -> None:
        self._answers.append(answer)

    def _receive(self, payload: str | bytes) -> None:
        self.received.append(payload if isinstance(payload, str) else payload.decode())
        super()._receive(payload)

    def bodies(self) -> None:
        """Take in the HTTP answers that have come."""
        answers, self._answers[:] = self._answers[:], []
        for answer in answers:
            if "/api/" in answer.url:
                with contextlib.suppress(Error):  # a page that has gone has no bodies
                    self.received.append(answer.text())

    def at(self, seq: int) -> None:
        """Wait until this page has been sent the move with this number."""
        self.until_state(seq - 1)

    def option(self, text: str) -> Locator:
        return self.page.locator(f'[data-option="{text}"]')

    def take(self, text: str) -> None:
        """Choose by mouse, from the list."""
        before = self.state["seq"]
        self.option(text).click()
        self.until_state(before)

    def drawn_at(self, seq: int) -> float:
        """When this move, or a later one, was first drawn here, in milliseconds."""
        at: float = self.page.evaluate("(seq) => window.drawnAt(seq)", seq)
        return at

    def sent_last(self) -> float:
        at: float = self.page.evaluate("window.noted.sent.at(-1)")
        return at

    @contextlib.contextmanager
    def cut_off(self) -> Iterator[None]:
        """Without a network for a while; afterwards the page has come back by itself."""
        self.context.set_offline(True)
        self.page.evaluate("window.noted.sockets.forEach((socket) => socket.close())")
        self.page.get_by_text("Reconnecting…").wait_for()
        yield
        count = len(self.received)
        self.context.set_offline(False)
        self.page.get_by_text("Reconnecting…").wait_for(state="hidden", timeout=PATIENCE * 1000)
        last = time.monotonic() + PATIENCE
        while len(self.received) == count:
            assert time.monotonic() < last, "no state came after the line was back"
            self.page.wait_for_timeout(10)
        self.complaints = [text for text in self.complaints if "INTERNET_DISCONNECTED" not in text]


def objects(thing: Any) -> Iterator[dict[str, Any]]:
    """All objects in JSON, however deep."""
    if isinstance(thing, dict):
        yield thing
        thing = list(thing.values())
    if isinstance(thing, list):
        for one in thing:
            yield from objects(one)


def sent_to(witness: Witness, first: int) -> Iterator[dict[str, Any]]:
    """All objects that this page was sent, from its message number `first` on."""
    for text in witness.received[first:]:
        with contextlib.suppress(json.JSONDecodeError):
            yield from objects(json.loads(text))


class Gathering:
    """All who sit at a table, and one who looks on; and how long each move took to be seen by the others."""

    def __init__(self, browser: Browser, address: str, plan: dict[str, Any], **context: Any) -> None:
        with contextlib.closing(browser.new_context(**context)) as opening:
            made = opening.request.post(f"{address}/api/tables", data=plan).json()
        self.table: str = made["table"]
        self.tokens: dict[int, str] = {key["seat"]: key["token"] for key in made["seats"]}
        self.watch: str = made["watch"]
        self.all = [Witness(browser.new_context(**context), seat) for seat in (*self.tokens, -1)]
        self.delays: list[float] = []
        for witness in self.all:
            token = self.tokens.get(witness.seat)
            witness.page.goto(f"{address}/t/{self.table}{f'#{token}' if token else ''}")
            witness.until_state()
            witness.page.locator("[data-element]").first.wait_for()

    def __getitem__(self, seat: int) -> Witness:
        return next(witness for witness in self.all if witness.seat == seat)

    def take(self, seat: int, option: str) -> int:
        """A seat chooses; when all have been sent it, the number of the move."""
        mover = self[seat]
        mover.take(option)
        seq: int = mover.state["seq"]
        for witness in self.all:
            witness.at(seq)
        return seq

    def measure(self, seat: int, seq: int) -> None:
        """Note how long it took from the choice until it was drawn at each of the others."""
        begun = self[seat].sent_last()
        for witness in self.all:
            if witness.seat != seat:
                self.delays.append(witness.drawn_at(seq) - begun)

    def figures(self) -> str:
        """Of the delays."""
        delays = sorted(self.delays)
        p = [delays[min(len(delays) - 1, int(len(delays) * part))] for part in (0.5, 0.95)]
        return f"{len(delays)} moves seen by others: p50 {p[0]:.0f} ms, p95 {p[1]:.0f} ms, at most {delays[-1]:.0f} ms"

    def p95(self) -> float:
        return sorted(self.delays)[int(len(self.delays) * 0.95)]

    def close(self) -> None:
        for witness in self.all:
            witness.context.close()


def drops_out_and_comes_back(witness: Witness) -> None:
    """In the middle of its own ask: the question and what can be done are the same afterwards."""
    before, shown = witness.state, witness.options.all_inner_texts()
    with witness.cut_off():
        pass
    assert {key: witness.state[key] for key in ("seq", "ask", "view")} == {
        key: before[key] for key in ("seq", "ask", "view")
    }
    assert witness.options.all_inner_texts() == shown


def nobody_has_anothers_token(gathering: Gathering, seed: str) -> None:
    """Tokens are in nobody's traffic but their own hello; the seed only in the states of a game that is over."""
    for witness in gathering.all:
        received, sent = "\n".join(witness.received), "\n".join(witness.sent)
        for seat, token in gathering.tokens.items():
            assert token not in received
            assert (token in sent) == (seat == witness.seat)
        assert gathering.watch not in received + sent
        assert [text for text in witness.received if seed in text and '"over":null' in text] == []
