"""ROOT-6 Marquise de Cat."""
