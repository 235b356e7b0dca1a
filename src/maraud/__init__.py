"""Board games played by the full rulebook."""

__version__ = "0.1.0"
