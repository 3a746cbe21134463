"""The `bathysphere` command: makes sure that it runs our own packages, then hands over to them.

Our packages have short names (bot, games, render, storage), so another distribution installed into the same
environment may lie over them. This module imports nothing of ours before that is known.
"""

from __future__ import annotations

import sys

OLDEST = 3, 11
ADVICE = "install Bathysphere into an environment of its own (uv tool install, pipx, or make install)"


def main() -> int:
    """Run the command line; what is wrong with the installation is said in one line, with exit code 2."""
    if sys.version_info < OLDEST:
        return _refuse(
            f"Python {'.'.join(map(str, OLDEST))} or newer is needed, this is {sys.version.split()[0]}"
        )
    try:
        from bot.ops import installation
    except Exception as error:
        return _refuse(f"the package 'bot' is not ours ({error}); {ADVICE}")
    foreign = installation.foreign_packages()
    if foreign:
        return _refuse(f"{installation.told(foreign)}; {ADVICE}")
    from bot.cli.__main__ import main as command

    return command()


def _refuse(reason: str) -> int:
    print("bathysphere:", " ".join(reason.split()), file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
