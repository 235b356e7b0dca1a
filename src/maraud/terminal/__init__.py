"""The terminal: any game by number and text, in plain lines that a screen reader can read."""
