"""ROOT-14 Lord of the Hundreds."""
