"""The laboratory: games by the thousand, and the checks that every game must pass."""
