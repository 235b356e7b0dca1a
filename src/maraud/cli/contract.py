"""`maraud selfcheck`."""
