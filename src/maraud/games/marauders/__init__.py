"""Marauders, a game of jewels, clues and bargains for two to four players."""
