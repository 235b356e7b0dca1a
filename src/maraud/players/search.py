"""The player that looks ahead: Monte Carlo tree search over what its seat can know.

Each iteration imagines a world that fits the seat's knowledge, walks down the tree in it, plays it out by the game's
rules of thumb for as many decisions, or turns, as the game says, and notes how it ended or how good it looks. The
rules of thumb also say where to look first: what they advise is given up only for what has proved better. A node
stands for what the seat has seen since its question: its own choices, and the choices, dice and draws that were open
to it. What it cannot see does not part the tree, so no plan rests on it.
"""

from __future__ import annotations

import math
import time
from typing import Final

from maraud.engine.flow import Ask
from maraud.engine.moves import CHANCE
from maraud.engine.seat import Seat
from maraud.engine.table import Table
from maraud.engine.vocabulary import Option
from maraud.players.player import Player

TRUST: Final = 0.5  # the advised option's share of curiosity; the others share the rest
MOST_TURNS: Final = 1_000_000
STRAY: Final = 0.05  # share of choices in a play-out that are random


class Edge:
    """One option at a node: how often taken, and what that brought the seat that decides."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0


class Node:
    """What the searching seat has seen: its options, by code, and the nodes after it, by what was seen next."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.advised: Option | None = None
        self.edges: Final[dict[int, Edge]] = {}
        self.after: Final[dict[int, Node]] = {}

    def select(self, advised: Option, ask: Ask, explore: float) -> Option:
        """The option to try: the advised one first, then the best by mean and curiosity, weighted against it.

        An option not tried yet counts as much as the node so far, so that few tries among many options are not lost.
        """
        if self.visits == 0:
            return advised
        mean = self.total / self.visits
        curiosity = explore * math.sqrt(self.visits)
        others = (1.0 - TRUST) / max(len(ask.options) - 1, 1)
        best, best_worth = advised, -1.0
        for option in ask.options:
            edge = self.edges.get(option.code)
            share = TRUST if option is advised else others
            if edge is None:
                worth = mean + curiosity * share
            else:
                worth = edge.total / edge.visits + curiosity * share / (1 + edge.visits)
            if worth > best_worth:
                best, best_worth = option, worth
        return best

    def edge(self, option: Option) -> Edge:
        """The edge of an option."""
        edge = self.edges.get(option.code)
        if edge is None:
            edge = Edge()
            self.edges[option.code] = edge
        return edge


class SearchPlayer(Player):
    """Searches a number of iterations, or for some milliseconds where that number is 0."""

    def __init__(self, seed: int, iterations: int, milliseconds: int = 0) -> None:
        super().__init__(seed)
        self.iterations: Final = iterations
        self.milliseconds: Final = milliseconds

    def choose(self, seat: Seat) -> Option:
        options = seat.ask.options
        if len(options) == 1:
            return options[0]
        root = self.search(seat)
        best, most, highest = options[0], -1, 0.0
        for option in options:
            edge = root.edges.get(option.code)
            if edge is not None and (edge.visits > most or (edge.visits == most and edge.total > highest)):
                best, most, highest = option, edge.visits, edge.total
        return best

    def search(self, seat: Seat) -> Node:
        """The tree after the whole budget, at least one iteration."""
        root = Node()
        if self.iterations:
            for _ in range(self.iterations):
                self._iterate(root, seat)
            return root
        end = time.perf_counter() + self.milliseconds / 1000
        while True:
            self._iterate(root, seat)
            if time.perf_counter() >= end:
                return root

    def _iterate(self, root: Node, seat: Seat) -> None:
        rng, game, me = self.rng, seat.game, seat.seat
        table = seat.imagine(rng, 0)
        words = len(game.vocabulary.words)
        nodes: list[Node] = []
        edges: list[Edge] = []
        seats: list[int] = []
        sealed = 0
        node = root
        while table.asks:
            ask = _first_ask(table, me)
            advised = node.advised
            if advised is None or ask.seat != me:  # the own advice is the same in all worlds that the node stands for
                advised = game.advise(table.state, ask, rng)
                node.advised = advised
            option = node.select(advised, ask, game.curiosity)
            nodes.append(node)
            edges.append(node.edge(option))
            seats.append(ask.seat)
            if ask.seat == me or not ask.secret:
                sealed = sealed * words + option.code + 1
            seen = 0
            if ask.seat == me or len(table.asks) == 1:
                seen, sealed = sealed, 0
            before = len(table.moves)
            table.choose(option, ask.seat)
            for place in range(before, len(table.moves)):
                move = table.moves[place]
                if move.who == CHANCE and move.seen_by >> me & 1:
                    seen = seen * words + move.option.code + 1
            after = node.after.get(seen)
            if after is None:
                node.after[seen] = Node()
                break
            node = after
        values = self._play_out(table)
        for place in range(len(edges)):
            node, edge, value = nodes[place], edges[place], values[seats[place]]
            node.visits += 1
            node.total += value
            edge.visits += 1
            edge.total += value

    def _play_out(self, table: Table) -> list[float]:
        """How a world ends for each seat, or how good it looks where the play-out is cut."""
        game, rng = table.game, self.rng
        left = game.play_out
        last = game.turn_of(table.state) + game.play_out_turns if game.play_out_turns else MOST_TURNS
        while table.asks:
            if left == 0 or game.turn_of(table.state) >= last:
                return [game.evaluate(table.state, seat) for seat in range(table.seats)]
            left -= 1
            ask = table.asks[0]
            if rng.fraction() < STRAY:
                option = rng.choice(ask.options)
            else:
                option = game.advise(table.state, ask, rng)
            table.choose(option, ask.seat)
        return table.result


def _first_ask(table: Table, me: int) -> Ask:
    """The own ask where several seats are asked at once, else the first."""
    for ask in table.asks:
        if ask.seat == me:
            return ask
    return table.asks[0]
