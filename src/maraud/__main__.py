"""`python -m maraud` is `maraud`."""

from maraud.cli import main

if __name__ == "__main__":
    main()
