"""The people around a table: who sits down, leaves and comes back, what they say, and what they ask of each other."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Final

import msgspec

from maraud.engine.errors import BadSeats, Refused
from maraud.engine.moves import CHANCE
from maraud.server import wire
from maraud.server.bots import check_bot
from maraud.server.chat import Chat, Pace
from maraud.server.door import MOST_TOKEN, Caller, digest, has_open_seat, invite_of, key_token, taken_with
from maraud.server.faults import BadRequest, Conflict, Forbidden
from maraud.server.names import clean_name
from maraud.server.proposals import Proposal
from maraud.server.store import OPEN, PERSON, SeatRow, SeqTaken

if TYPE_CHECKING:
    from maraud.server.sitting import Sitting

LEAST_KEY: Final = 16
ABSENT: Final = 60.0  # seconds without a connection after which a seat counts as empty


class Company:
    """The people at one table. Call its methods with the table's lock held."""

    def __init__(self, sitting: Sitting, chat: Chat) -> None:
        self.chat = chat
        self._sitting: Final = sitting
        self._pace: Final = Pace()
        self._here: Final[dict[int, float]] = {}  # by seat: when somebody was last there
        self._since: Final = time.monotonic()

    # Sitting down and leaving.

    async def join(self, caller: Caller, wanted: wire.Join) -> wire.SeatKey:
        """Take an open seat, once. Raises Forbidden without the invite, Conflict when somebody was quicker.

        Whoever asks again with the same key, because the answer was lost, has the seat that was taken with it.
        """
        sitting, row, seat = self._sitting, self._sitting.row, wanted.seat
        if (taken := taken_with(row, wanted.key)) is not None:
            return wire.SeatKey(taken, key_token(row.seed, wanted.key))
        name = clean_name(wanted.name)
        if wanted.key and not LEAST_KEY <= len(wanted.key) <= MOST_TOKEN:
            raise BadRequest(f"A key has {LEAST_KEY} to {MOST_TOKEN} characters.")
        if not 0 <= seat < len(row.seats):
            raise BadRequest("There is no such seat.")
        if sitting.is_over:
            raise Conflict("The game is over.")
        was = row.seats[seat]
        if was.player != OPEN:
            raise Conflict("Somebody was quicker: that seat is taken.")
        if not caller.is_invited:
            raise Forbidden("Only the invite's link lets you sit down.")
        token = key_token(row.seed, wanted.key) if wanted.key else secrets.token_urlsafe()
        try:
            await self._reseat(seat, SeatRow(PERSON, name or was.name, digest(token)))
        except Refused as error:
            raise Conflict("Somebody was quicker: that seat is taken.") from error
        return wire.SeatKey(seat, token)

    async def come_back(self, seat: int) -> None:
        """Take the seat back from the bot that stands in."""
        was = self._sitting.row.seats[seat]
        if not was.stands_in:
            raise Refused("You play this seat yourself.")
        await self._reseat(seat, was._replace(player=PERSON))

    async def _reseat(self, seat: int, now: SeatRow) -> None:
        sitting = self._sitting
        try:
            await sitting.store.reseat(sitting.row.id, seat, sitting.row.seats[seat], now)
        except SeqTaken as error:
            await sitting.reload()
            raise Refused("Somebody else was first: the table has moved on.") from error
        sitting.seated(seat, now)

    def is_online(self, seat: int) -> bool:
        """Whether somebody's connection is open at the seat."""
        return any(viewer.caller.seat == seat for viewer in self._sitting.viewers)

    def was_here(self, seat: int) -> None:
        """Somebody has done something at the seat, or has just left it."""
        self._here[seat] = time.monotonic()

    def _check_empty(self, seat: int) -> None:
        name = self._sitting.names[seat]
        if self.is_online(seat):
            raise Refused(f"{name} is here: only an empty seat, or your own, can go to a bot.")
        if time.monotonic() - self._here.get(seat, self._since) < ABSENT:
            raise Refused(f"{name} was here a moment ago: wait a minute before a bot plays on.")

    # Talk.

    async def say(self, seat: int, command: wire.Say) -> None:
        """A line of chat."""
        sitting = self._sitting
        line = self.chat.line(seat, sitting.names[seat], command.text)
        self._pace.use(seat)
        try:
            await sitting.store.say(sitting.row.id, line)
        except SeqTaken as error:
            await sitting.reload()
            raise Refused("Somebody else spoke at the same moment: please say it again.") from error
        self.chat.add(line)
        sitting.tell_all()

    async def set_watching(self, seat: int, command: wire.SetWatching) -> None:
        """Let spectators in or not; those who are there are shown out."""
        sitting = self._sitting
        if command.watching == sitting.row.watching:
            return
        self._pace.use(seat)
        await sitting.store.set_watching(sitting.row.id, command.watching)
        sitting.row = sitting.row._replace(watching=command.watching)
        sitting.show_out()
        sitting.tell_all()

    # Proposals.

    @property
    def proposals(self) -> list[Proposal]:
        """Those that are open: a move ends them, and so does whatever makes them void."""
        row, seq = self._sitting.row, self._sitting.ledger.seq
        made = [msgspec.convert(proposal, Proposal) for proposal in row.proposals]
        if self._sitting.is_over:
            return []
        return [one for one in made if one.seq == seq and not (one.what == "bot" and row.seats[one.target].is_bot)]

    async def propose(self, seat: int, command: wire.Propose) -> None:
        """Ask the others. Where nobody else has to agree it is done at once."""
        proposal = self._undo(seat, command) if command.what == "undo" else self._bot(seat, command)
        self._pace.use(seat)
        others = [one for one in self.proposals if one.seat != seat]
        await self._go_on(proposal, others)

    async def answer(self, seat: int, command: wire.Answer) -> None:
        """Agree or not. One no ends a proposal; so does whoever made it."""
        proposals = self.proposals
        proposal = next((one for one in proposals if one.id == command.proposal), None)
        if proposal is None:
            raise Refused("That proposal is no longer open.")
        others = [one for one in proposals if one is not proposal]
        if not command.agree:
            await self._keep(others)
        elif seat in proposal.waiting_for(self._sitting.row.seats):
            agreed = msgspec.structs.replace(proposal, agreed=sorted([*proposal.agreed, seat]))
            await self._go_on(agreed, [agreed if one is proposal else one for one in proposals])
        else:
            raise Refused("Nobody waits for your answer to that.")

    async def _go_on(self, proposal: Proposal, others: list[Proposal]) -> None:
        """Do it if all agree, else wait for the others."""
        sitting = self._sitting
        if proposal.waiting_for(sitting.row.seats):
            await self._keep([*(one for one in others if one.id != proposal.id), proposal])
        elif proposal.what == "undo":
            to = sitting.ledger.moves_at(proposal.to)
            assert to is not None
            await sitting.take_back(proposal.seat, to)
        else:
            was = sitting.row.seats[proposal.target]
            await self._reseat(proposal.target, was._replace(player=proposal.player))

    async def _keep(self, proposals: list[Proposal]) -> None:
        sitting = self._sitting
        kept = tuple(msgspec.to_builtins(proposal) for proposal in proposals)
        await sitting.store.set_proposals(sitting.row.id, kept)
        sitting.row = sitting.row._replace(proposals=kept)
        sitting.tell_all()

    def _undo(self, seat: int, command: wire.Propose) -> Proposal:
        sitting = self._sitting
        sitting.check_running()
        if len(sitting.row.seats) == 1:
            raise Refused("Nobody else is there to agree.")
        table = sitting.table
        to = sitting.ledger.moves_at(command.to)
        while to is not None and to < table.seq and table.moves[to].who == CHANCE:
            to += 1  # dice come out again as they did
        if to is None or to >= table.seq:
            raise Refused("There is nothing to take back to there.")
        count = sum(move.who != CHANCE for move in table.moves[to:])
        return Proposal(
            secrets.token_urlsafe(9), sitting.ledger.seq, "undo", seat, [seat], sitting.ledger.place(to), count
        )

    def _bot(self, seat: int, command: wire.Propose) -> Proposal:
        sitting = self._sitting
        sitting.check_running()
        target = command.seat
        if not 0 <= target < len(sitting.row.seats):
            raise Refused("There is no such seat.")
        holder = sitting.row.seats[target]
        if holder.is_bot:
            raise Refused("A bot plays that seat already.")
        try:
            check_bot(command.player)
        except BadSeats as error:
            raise Refused(str(error)) from error
        if holder.player == PERSON and target != seat:
            self._check_empty(target)
        return Proposal(
            secrets.token_urlsafe(9),
            sitting.ledger.seq,
            "bot",
            seat,
            [seat],
            target=target,
            player=command.player,
        )

    # What is told.

    def told(self, state: wire.State, caller: Caller, heard: int) -> wire.State:
        """The state of the game with all that is about the people, and the chat from line `heard` on."""
        sitting, row = self._sitting, self._sitting.row
        result = sitting.table.result
        may_invite = (caller.seat >= 0 or caller.is_invited) and not sitting.is_over and has_open_seat(row)
        lines = self.chat.since(heard)
        return msgspec.structs.replace(
            state,
            seats=[
                wire.Seat(place, seat.name, seat.player, self.is_online(place), result[place] if result else None)
                for place, seat in enumerate(row.seats)
            ],
            invite=invite_of(row.seed) if may_invite else None,
            watching=row.watching,
            proposals=[proposal.told(row.seats, sitting.names) for proposal in self.proposals],
            chat_from=lines[0].n if lines else self.chat.next,
            chat=[wire.ChatLine(*line) for line in lines],
            rematch=bool(row.following),
        )
