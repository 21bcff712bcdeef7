"""``python -m mollyhouse`` is the command line."""

from mollyhouse.cli import app

if __name__ == "__main__":
    app(prog_name="mollyhouse")
