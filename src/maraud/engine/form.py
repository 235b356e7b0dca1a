"""Which form of the engine runs: the plain sources, or extension modules made from them by mypyc."""

from typing import Final

COMPILED: Final[bool] = not __file__.endswith(".py")
