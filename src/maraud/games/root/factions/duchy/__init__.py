"""The Underground Duchy."""
