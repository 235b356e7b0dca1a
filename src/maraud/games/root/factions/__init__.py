"""The factions. The law reaches them through `faction.py` only."""
