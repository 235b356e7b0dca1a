"""Raiders of the Lost Ark, a race of memory round a board. Parker Brothers, 1982."""
