"""ROOT-5.1 The state in which a game begins: everything in its supply, nobody has a faction yet."""

from __future__ import annotations

from maraud.games.root.cards import CARDS, IS_DOMINANCE, ITEM_SUPPLY, deck
from maraud.games.root.maps import BOARDS
from maraud.games.root.pieces import KINDS, NO_FACTION, PLAYER_FACTIONS, PLAYER_KINDS, WIDTH
from maraud.games.root.state import NOBODY_RULES, SETUP, SIDES, Options, Root


def start(seats: int, options: Options) -> Root:
    """Everything in its supply, before set-up."""
    s = Root()
    s.result = []
    s.options, s.seats = options, seats
    s.sides = SIDES if options.hirelings else seats
    s.board = next(board for board in BOARDS if board.name == options.map)
    s.phase, s.active, s.turn, s.part, s.acts, s.marks = SETUP, 0, 0, 0, 0, 0
    s.suit = [0] * WIDTH
    s.paths = s.board.adjacent[:]
    s.closed = (1 << len(s.board.closed)) - 1
    s.ferry, s.ferry_used, s.path_cleared = s.board.ferry, False, False
    s.corners, s.ruins = 0, s.board.ruins
    s.ruin_items = [0] * WIDTH
    s.ruin_pool = [0] * 8
    kinds = KINDS if options.hirelings else PLAYER_KINDS
    s.faction = [NO_FACTION] * SIDES
    s.count = [[0] * WIDTH for _ in range(kinds)]
    s.strength = [[0] * WIDTH for _ in range(SIDES)]
    s.where = [0] * SIDES
    s.holds = [0] * kinds
    s.present = [0] * SIDES
    s.ruler = [NOBODY_RULES] * WIDTH
    s.ruled = [0] * SIDES
    s.open_slots = [s.board.slots[c] - (s.ruins >> c & 1) for c in range(WIDTH)]
    s.vp = [0] * seats
    s.dominance = [-1] * seats
    s.partner = [-1] * seats
    s.deck = deck(options.deck)
    if seats == 2:  # ROOT-5.1.3, ROOT-A.7
        s.deck = [0 if IS_DOMINANCE[card] else s.deck[card] for card in range(CARDS)]
    s.deck_size = sum(s.deck)
    s.discard = [0] * CARDS
    s.available = []
    s.hands = [[] for _ in range(seats)]
    s.known = [[] for _ in range(seats)]
    s.crafted = [0] * seats
    s.used = 0
    s.items = ITEM_SUPPLY[:]
    s.boxes = [0] * (8 * seats)
    s.tired_boxes = [0] * (8 * seats)
    s.crafting = [0] * 4
    s.coffins = [0] * kinds
    s.battle = []
    s.pool, s.undealt, s.locked, s.beside, s.homes = [], [], NO_FACTION, [], []
    s.controller, s.control, s.markers, s.acted = [], [], [], 0
    s.on_card, s.stands, s.exile_items, s.bandits = [], [], [], 0
    s.entered, s.kept, s.pile = [], [], []
    s.leader, s.deposed, s.decree, s.decree_left = -1, 0, [], []
    s.supporters = [[] for _ in range(seats)]
    s.officers = 0
    s.outcast, s.hated, s.acolytes = 0, False, 0
    s.souls, s.revealed = [0] * CARDS, []
    s.swayed, s.crowns, s.shown = 0, [], []
    s.payments, s.funds, s.committed = [0] * PLAYER_FACTIONS, [0] * PLAYER_FACTIONS, [0] * (4 * PLAYER_FACTIONS)
    s.posts_lost, s.prices = [0] * 4, [0] * 3
    s.boats, s.lender, s.hirer = False, -1, -1
    s.plots = [[] for _ in range(seats)]
    s.open_plots, s.denied = [0] * WIDTH, [0] * WIDTH
    s.raided, s.plotted, s.exerted = 0, 0, False
    s.hoard, s.mood = [0] * 8, -1
    s.tiles, s.relics, s.retinue, s.retinue_left = [0, 0, 0], [], [], []
    s.pawn = [0] * seats
    s.character = [-1] * seats
    s.gear = [[] for _ in range(seats)]
    s.relations = [[] for _ in range(seats)]
    s.aids = [0] * seats
    s.found = [0] * seats
    s.quests, s.quest_deck = [], []
    s.quests_done = [[] for _ in range(seats)]
    s.scorched = 0
    s.ruin_left, s.ruin_seen = [], [0] * WIDTH
    return s
