"""ROOT-10 Lizard Cult."""
