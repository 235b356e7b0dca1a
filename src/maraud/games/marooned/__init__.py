"""Marooned!, a solo game of survival. Designed by Mark Tuck."""
