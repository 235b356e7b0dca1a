"""The Riverfolk Company."""
