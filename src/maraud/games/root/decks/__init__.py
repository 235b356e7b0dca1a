"""The cards of both decks that have a rule of their own; they enter the law by `law/effects.py` and `crafting.py`."""
