"""ROOT-9 The Vagabond, alone or two of them."""
