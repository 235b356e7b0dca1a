"""ROOT-13 Corvid Conspiracy."""
