"""The form of a state: which lists it has, what a copy may share, and whether its fields are all said."""

from __future__ import annotations

from typing import Any

from maraud.engine.state import OWNER, ROWS, WHOLE, State, is_same
from maraud.lab.selfcheck.seen import attributes, containers, state_containers


class Misshapen(Exception):
    """A state class that does not keep to its form."""


def lists(s: State) -> list[tuple[str, object]]:
    """Every list of a state with its path."""
    return list(state_containers(s).items())


def within(data: object, path: str) -> list[tuple[str, object]]:
    """Every list of plain data with its path."""
    return containers(data, path)


def may_share(s: State, path: str) -> bool:
    """Whether copies may have the list at a path in common: one that is replaced and never changed in place."""
    name, _, row = path.partition("[")
    field = type(s).FIELDS.get(name)
    if field is None:
        return True  # the result: it is set once
    return field.replaced == WHOLE or (field.replaced == ROWS and bool(row))


def check(s: State, seats: int, replaced: dict[int, tuple[object, str]]) -> None:
    """A copy is equal, independent and unheard; every attribute is either a field or shared. Raises Misshapen.

    `replaced`: the lists that copies shared when this was last looked at, and their contents; it is filled anew here.
    """
    kind = type(s)
    said = {*kind.FIELDS, *kind.SHARED}
    for name in attributes(s):
        if name not in said:
            raise Misshapen(f"{kind.__name__}.{name} is neither in FIELDS nor in SHARED")
    twin = s.copy()
    if type(twin) is not kind:
        raise Misshapen(f"a copy of {kind.__name__} is a {type(twin).__name__}")
    if twin.log is not None or twin.explain:
        raise Misshapen("a copy is listened to, or explains")
    if not is_same(s, twin):
        raise Misshapen("a copy is not equal")
    others = {id(item): path for path, item in lists(twin)}
    for item, before in replaced.values():
        if repr(item) != before:
            raise Misshapen(f"a list that copies share is changed in place: {before[:200]} becomes {repr(item)[:200]}")
    replaced.clear()
    for path, item in lists(s):
        if not may_share(s, path):
            if id(item) in others:
                raise Misshapen(f"a copy shares {path}")
        else:
            replaced[id(item)] = item, repr(item)
    for name in kind.SHARED:
        if getattr(twin, name) != getattr(s, name):
            raise Misshapen(f"a copy has another {name}")
    for name, field in kind.FIELDS.items():
        if field.audience == OWNER and len(getattr(s, name)) != seats:
            raise Misshapen(f"{name} has {len(getattr(s, name))} entries for {seats} seats")


def shared(s: State) -> Any:
    """What copies have in common, as plain data: it must never change."""
    return {name: _plain(getattr(s, name), 4) for name in type(s).SHARED}


def _plain(value: Any, depth: int) -> Any:
    if value is None or isinstance(value, bool | int | float | str) or depth == 0:
        return value if isinstance(value, bool | int | float | str) else None
    if isinstance(value, list | tuple):
        return [_plain(item, depth - 1) for item in value]
    if isinstance(value, dict):
        return {str(key): _plain(item, depth - 1) for key, item in value.items()}
    names = list(getattr(value, "__dict__", {})) or list(getattr(type(value), "__mypyc_attrs__", ()))
    return {name: _plain(getattr(value, name, None), depth - 1) for name in names if not name.startswith("__")}
