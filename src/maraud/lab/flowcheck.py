"""What no type checker says about rules written as generators, read from the syntax tree of engine and games.

A flow that is called without `yield from` silently does not happen. Other slips hold in the plain form and go wrong in
the compiled one, or make a game depend on the process in which it runs. Each is a line: file, line number, what.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, TypeGuard

DRIVERS: Final = ("maraud.engine.table",)  # start flows themselves
UNORDERED_OK: Final = ("sorted", "len", "min", "max", "any", "all", "set", "frozenset", "bool")
SETS: Final = ("set", "frozenset", "Set", "AbstractSet", "MutableSet")
IMPURE: Final = ("random", "secrets", "time", "datetime", "os", "uuid", "sys", "io", "pathlib", "socket", "threading")
FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef


def check_package(root: Path, package: str = "maraud") -> list[str]:
    """Everything wrong in the engine and the games of a package that lies in `root`."""
    files = [path for part in ("engine", "games") for path in sorted((root / part).rglob("*.py"))]
    return check({f"{package}.{_module(path.relative_to(root))}": path.read_text(encoding="utf-8") for path in files})


def check(sources: dict[str, str]) -> list[str]:
    """Everything wrong in modules, given by name and text."""
    trees = {name: ast.parse(text) for name, text in sources.items()}
    flows = Flows(trees)
    return [line for name, tree in trees.items() for line in Reader(name, tree, flows).read()]


class Flows:
    """Which functions and methods of all modules are flows."""

    def __init__(self, trees: dict[str, ast.Module]) -> None:
        self.functions: Final[set[tuple[str, str]]] = set()  # (module, name)
        self.methods: Final[dict[str, set[str]]] = {}  # a game, or the engine: names
        self.others: Final[dict[str, set[str]]] = {}  # names of methods that are no flows
        self.holders: Final[dict[str, set[str]]] = {}  # names of what holds flow functions: tables, parameters
        for name, tree in trees.items():
            self._note(name, tree)

    def _note(self, module: str, tree: ast.Module) -> None:
        place = home(module)
        methods, others = self.methods.setdefault(place, set()), self.others.setdefault(place, set())
        holders = self.holders.setdefault(place, set())
        aliases = {"Flow"}
        for node in tree.body:
            if isinstance(node, ast.Assign) and _mentions(node.value, aliases):
                aliases.update(target.id for target in node.targets if isinstance(target, ast.Name))
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and is_flow(node):
                self.functions.add((module, node.name))
        self._note_inside(tree, methods, others, holders, aliases)

    @staticmethod
    def _note_inside(
        tree: ast.Module, methods: set[str], others: set[str], holders: set[str], aliases: set[str]
    ) -> None:
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                for item in node.body:
                    if isinstance(item, ast.FunctionDef):
                        (methods if is_flow(item) else others).add(item.name)
            held = _held(node)
            if held is not None and _holds_flows(held[1], aliases):
                holders.add(held[0])
            if isinstance(node, ast.FunctionDef) and node.returns is not None and _holds_flows(node.returns, aliases):
                holders.add(f"{node.name}()")

    def is_method(self, module: str, name: str) -> bool:
        """Whether a method of this name is a flow, in this game or in the engine."""
        places = {home(module), "maraud.engine"}
        return any(name in self.methods.get(place, ()) for place in places)

    def is_ambiguous(self, module: str, name: str) -> bool:
        """Whether this game has methods of this name of both kinds."""
        place = home(module)
        return name in self.methods.get(place, ()) and name in self.others.get(place, ())


def home(module: str) -> str:
    """`maraud.games.root` for all modules of that game, `maraud.engine` for those of the engine."""
    return ".".join(module.split(".")[: 3 if ".games." in module else 2])


def is_flow(node: FunctionNode) -> bool:
    """Whether a function says that it is a flow."""
    return node.returns is not None and _head(node.returns) in ("Flow", "Generator")


class Reader:
    """Reads one module."""

    def __init__(self, module: str, tree: ast.Module, flows: Flows) -> None:
        self.module: Final = module
        self.tree: Final = tree
        self.flows: Final = flows
        self.is_game: Final = ".games." in module
        self.lines: Final[list[str]] = []
        self.names: Final = self._imported()
        self.sets: Final = _set_names(tree)
        self.parents: Final = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}

    def read(self) -> list[str]:
        """All findings, by line."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.FunctionDef):
                self._function(node)
            elif isinstance(node, ast.Call):
                self._call(node)
            elif isinstance(node, ast.Import | ast.ImportFrom):
                self._import(node)
            self._order(node)
        for node in self.tree.body:
            self._constant(node)
        found = [(int(line.split(":")[1]), line) for line in self.lines]
        return [line for _, line in sorted(found)]

    def _say(self, node: ast.AST, what: str) -> None:
        line = f"{self.module}:{getattr(node, 'lineno', 0)}: {what}"
        if line not in self.lines:
            self.lines.append(line)

    # Calls of flows.

    def _imported(self) -> dict[str, tuple[str, str]]:
        """What each name of the module stands for: module and name there; for a module the name is empty."""
        names: dict[str, tuple[str, str]] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    whole = f"{node.module}.{alias.name}"
                    is_module = any(module == whole for module, _ in self.flows.functions)
                    names[alias.asname or alias.name] = (whole, "") if is_module else (node.module, alias.name)
            elif isinstance(node, ast.Import):
                for alias in node.names:
                    names[alias.asname or alias.name.partition(".")[0]] = (alias.name, "")
        for node in self.tree.body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                names[node.name] = (self.module, node.name)
        return names

    def _called_flow(self, call: ast.Call) -> str:
        """The name of the flow that is called, or nothing."""
        function = call.func
        if isinstance(function, ast.Name):
            if self._is_nested_flow(call, function.id) or self.names.get(function.id) in self.flows.functions:
                return function.id
            holds = function.id in self._holders() and function.id not in self.names
            return function.id if holds or self._holds_table(function.id) else ""
        if isinstance(function, ast.Attribute):
            base = function.value
            if isinstance(base, ast.Name) and self.names.get(base.id, ("", "x"))[1] == "":
                return function.attr if (self.names[base.id][0], function.attr) in self.flows.functions else ""
            if self.flows.is_ambiguous(self.module, function.attr):
                return ""
            is_held = function.attr in self._holders()
            return function.attr if is_held or self.flows.is_method(self.module, function.attr) else ""
        if isinstance(function, ast.Subscript) and not isinstance(function.value, ast.Subscript):
            name = _last_name(function.value)
            return f"{name}[…]" if name in self._holders() else ""
        return ""

    def _holders(self) -> set[str]:
        return self.flows.holders.get(home(self.module), set())

    def _holds_table(self, name: str) -> bool:
        """A local bound to one entry of a table of flow functions: `rule = ACTIONS[act]`."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == name for t in node.targets):
                value = node.value
                if isinstance(value, ast.Subscript) and _last_name(value.value) in self._holders():
                    return True
        return False

    def _is_nested_flow(self, call: ast.Call, name: str) -> bool:
        around = self._function_around(call)
        while around is not None:
            for node in ast.walk(around):
                if isinstance(node, ast.FunctionDef) and node is not around and node.name == name:
                    return is_flow(node)
            around = self._function_around(around)
        return False

    def _function_around(self, node: ast.AST) -> ast.FunctionDef | ast.Lambda | None:
        up = self.parents.get(node)
        while up is not None and not isinstance(up, ast.FunctionDef | ast.Lambda):
            up = self.parents.get(up)
        return up

    def _call(self, call: ast.Call) -> None:
        name = self._called_flow(call)
        if name and self.module not in DRIVERS and not self._is_run(call):
            self._say(call, f"{name} is a flow: it does nothing without `yield from`")

    def _is_run(self, call: ast.Call) -> bool:
        """Under `yield from`, or handed on by a `return` or a lambda that is no generator itself."""
        node: ast.AST = call
        up = self.parents.get(node)
        while isinstance(up, ast.BoolOp) or (isinstance(up, ast.IfExp) and node is not up.test):
            node, up = up, self.parents.get(up)
        if isinstance(up, ast.YieldFrom | ast.Lambda):
            return True
        around = self._function_around(call)
        return isinstance(up, ast.Return) and isinstance(around, ast.FunctionDef) and not any(_yields(around.body))

    # What a flow may not do.

    def _function(self, function: ast.FunctionDef) -> None:
        if self.flows.is_ambiguous(self.module, function.name) and isinstance(self.parents[function], ast.ClassDef):
            self._say(function, f"some methods named {function.name} are flows and some are not: nobody can tell")
        self._handlers(function)
        if not any(_yields(function.body)) and not is_flow(function):
            return
        if is_flow(function) and not any(_yields(function.body)) and not _hands_on(function):
            self._say(
                function, f"{function.name} says that it is a flow but yields nothing: put a bare yield at its end"
            )
        for node in _own(function.body):
            if isinstance(node, ast.Try) and node.finalbody and any(_yields([node])):
                self._say(node, "try/finally around a yield: compiled, a dropped flow skips it")
            elif isinstance(node, ast.Try) and any(_yields(node.body)) and any(_catches_all(h) for h in node.handlers):
                self._say(node, "except around a yield catches Over as well")
            elif isinstance(node, ast.With) and any(_yields([node])):
                self._say(node, "`with` around a yield: compiled, a dropped flow skips its end")
            elif isinstance(node, ast.AugAssign) and any(_yields([node.value])):
                self._say(node, "`+=` of a yield adds to what was there before the question: bind the answer first")
            elif isinstance(node, ast.Call) and _is_call(node, "next") and len(node.args) == 1:
                self._say(node, "next without a default can end a compiled flow silently")
            elif _crashes(node):
                self._say(node, "an attribute of a yield beside another attribute crashes mypyc: bind the answer first")

    def _handlers(self, function: ast.FunctionDef) -> None:
        kinds: dict[str, str] = {}
        for node in _own(function.body):
            if isinstance(node, ast.ExceptHandler) and node.name and node.type is not None:
                kind = ast.dump(node.type)
                if kinds.setdefault(node.name, kind) != kind:
                    self._say(node, f"{node.name} is an exception of two kinds: compiled, one of them is a TypeError")

    # Order and purity.

    def _order(self, node: ast.AST) -> None:
        if isinstance(node, ast.For) and self._is_set(node.iter):
            self._say(node, "iterates over a set: sort it")
        elif isinstance(node, ast.ListComp | ast.GeneratorExp | ast.DictComp):
            if any(self._is_set(part.iter) for part in node.generators) and not self._order_is_lost(node):
                self._say(node, "iterates over a set: sort it")
        elif isinstance(node, ast.Starred) and self._is_set(node.value):
            self._say(node, "unpacks a set: sort it")
        elif isinstance(node, ast.Call):
            self._order_of_call(node)

    def _order_of_call(self, call: ast.Call) -> None:
        function = call.func
        if isinstance(function, ast.Name) and function.id not in (*UNORDERED_OK, "isinstance", "repr"):
            kinds = ("list", "tuple", "iter", "enumerate", "zip", "map", "filter", "dict", "sum", "reversed")
            if function.id in kinds and any(self._is_set(argument) for argument in call.args):
                self._say(call, f"{function.id} of a set: sort it")
            if function.id in ("hash", "id") and self.is_game:
                self._say(call, f"{function.id} differs from process to process")
        elif isinstance(function, ast.Attribute):
            if function.attr in ("join", "extend", "fromkeys") and any(
                self._is_set(argument) for argument in call.args
            ):
                self._say(call, f"{function.attr} of a set: sort it")
            if function.attr == "pop" and not call.args and self._is_set(function.value):
                self._say(call, "pop of a set takes any: sort it")

    def _order_is_lost(self, node: ast.AST) -> bool:
        up = self.parents.get(node)
        return isinstance(up, ast.Call) and isinstance(up.func, ast.Name) and up.func.id in UNORDERED_OK

    def _is_set(self, node: ast.AST) -> bool:
        if isinstance(node, ast.Set | ast.SetComp):
            return True
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Attribute):
                same = ("union", "intersection", "difference", "symmetric_difference", "copy")
                return node.func.attr in same and self._is_set(node.func.value)
            return isinstance(node.func, ast.Name) and node.func.id in ("set", "frozenset")
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr | ast.BitAnd | ast.Sub | ast.BitXor):
            return self._is_set(node.left) or self._is_set(node.right)
        if isinstance(node, ast.Name | ast.Attribute):
            return _last_name(node) in self.sets
        return False

    def _import(self, node: ast.Import | ast.ImportFrom) -> None:
        if not self.is_game:
            return
        named = [node.module or ""] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names]
        for name in named:
            root = name.partition(".")[0]
            if root in IMPURE and not (root in ("pathlib", "os") and self._loads_data()):
                self._say(node, f"rules know no {root}")

    def _constant(self, node: ast.stmt) -> None:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target] if _is_set_here(node) else []
        for name in [target.id for target in targets if isinstance(target, ast.Name) and len(target.id) > 1]:
            if name.isupper():
                self._say(node, f"{name} is not Final: compiled, each use looks it up in a dict")

    def _loads_data(self) -> bool:
        """Whether the module reads the tables of its box at import, which is all that it may do with files."""
        return not any(any(_yields(node.body)) for node in ast.walk(self.tree) if isinstance(node, ast.FunctionDef))


def _is_set_here(node: ast.stmt) -> TypeGuard[ast.AnnAssign]:
    """Whether this is an annotated value that is not Final."""
    return isinstance(node, ast.AnnAssign) and node.value is not None and _head(node.annotation) != "Final"


def _module(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _head(annotation: ast.expr) -> str:
    """`Flow` of `Flow[None]`, also inside a string."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return annotation.value.partition("[")[0]
    return _last_name(annotation.value if isinstance(annotation, ast.Subscript) else annotation)


def _last_name(node: ast.AST) -> str:
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        return node.attr
    if isinstance(node, ast.Call):
        name = _last_name(node.func)
        return f"{name}()" if name else ""
    return _last_name(node.value) if isinstance(node, ast.Subscript) else ""


def _mentions(node: ast.AST, names: set[str]) -> bool:
    return any(isinstance(part, ast.Name) and part.id in names for part in ast.walk(node)) and isinstance(
        node, ast.Subscript
    )


def _holds_flows(annotation: ast.expr, aliases: set[str]) -> bool:
    """Whether an annotation is of functions that are flows, or of a table of such."""
    names = {part.id for part in ast.walk(annotation) if isinstance(part, ast.Name)}
    return bool(names & (aliases - {"Flow"})) or ("Callable" in names and "Flow" in names)


def _held(node: ast.AST) -> tuple[str, ast.expr] | None:
    """A name with its annotation."""
    if isinstance(node, ast.AnnAssign):
        return _last_name(node.target), node.annotation
    if isinstance(node, ast.arg) and node.annotation is not None:
        return node.arg, node.annotation
    return None


def _own(body: Sequence[ast.AST]) -> Iterator[ast.AST]:
    """All nodes of a body but for those of functions inside it."""
    stack: list[ast.AST] = list(body)
    while stack:
        node = stack.pop()
        yield node
        if not isinstance(node, ast.FunctionDef | ast.Lambda | ast.ClassDef):
            stack.extend(ast.iter_child_nodes(node))


def _yields(nodes: Sequence[ast.AST]) -> Iterator[ast.AST]:
    """The yields in nodes, but for those of functions inside them."""
    stack: list[ast.AST] = list(nodes)
    while stack:
        node = stack.pop()
        if isinstance(node, ast.Yield | ast.YieldFrom):
            yield node
        if not isinstance(node, ast.FunctionDef | ast.Lambda | ast.ClassDef):
            stack.extend(ast.iter_child_nodes(node))


def _hands_on(function: ast.FunctionDef) -> bool:
    """Whether a flow that yields nothing hands on another one, or only says that a subclass will."""
    returns = [node for node in _own(function.body) if isinstance(node, ast.Return) and node.value is not None]
    raises = isinstance(function.body[-1], ast.Raise)
    return bool(returns) or raises


def _is_call(call: ast.Call, name: str) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id == name


def _catches_all(handler: ast.ExceptHandler) -> bool:
    return handler.type is None or _last_name(handler.type) in ("Exception", "BaseException")


def _crashes(node: ast.AST) -> bool:
    """Whether an attribute is read and then, in the same expression, an attribute of a yield."""
    parts: list[ast.expr] = []
    if isinstance(node, ast.BinOp):
        parts = [node.left, node.right]
    elif isinstance(node, ast.Compare):
        parts = [node.left, *node.comparators]
    elif isinstance(node, ast.Subscript):
        parts = [node.value, node.slice]
    return any(
        _has_attribute(part) and any(_has_yield_attribute(after) for after in parts[place + 1 :])
        for place, part in enumerate(parts)
    )


def _has_attribute(node: ast.expr) -> bool:
    return any(isinstance(part, ast.Attribute) and not _is_yield_attribute(part) for part in ast.walk(node))


def _has_yield_attribute(node: ast.expr) -> bool:
    return any(_is_yield_attribute(part) for part in ast.walk(node))


def _is_yield_attribute(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Yield | ast.YieldFrom)


def _set_names(tree: ast.Module) -> set[str]:
    """Names and attributes that are annotated as sets, or bound to one and to nothing else."""
    found: set[str] = set()
    other: set[str] = set()
    for node in ast.walk(tree):
        held = _held(node)
        if held is not None:
            annotation = held[1]
            is_wrapped = isinstance(annotation, ast.Subscript) and _head(annotation) in ("Final", "ClassVar")
            inner = annotation.slice if is_wrapped and isinstance(annotation, ast.Subscript) else None
            is_bare = isinstance(node, ast.AnnAssign) and inner is None and _head(annotation) == "Final"
            by_value = (
                is_bare and isinstance(node, ast.AnnAssign) and node.value is not None and _is_plain_set(node.value)
            )
            inside = isinstance(inner, ast.expr) and _head(inner) in SETS
            (found if by_value or inside or _head(annotation) in SETS else other).add(held[0])
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name | ast.Attribute):
                    (found if _is_plain_set(node.value) else other).add(_last_name(target))
    return found - other


def _is_plain_set(node: ast.AST) -> bool:
    return isinstance(node, ast.Set | ast.SetComp) or (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("set", "frozenset")
    )
