"""ROOT-15 Keepers in Iron."""
