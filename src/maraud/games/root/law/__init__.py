"""The Law of Root: what holds for all factions. It knows none of them by name."""
