"""ROOT-7 Eyrie Dynasties."""
