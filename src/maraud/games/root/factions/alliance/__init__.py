"""ROOT-8 Woodland Alliance."""
