"""The bot as a process of its own, with the games of one more folder.

`python -m tests.bot.run_with FOLDER URL DATABASE`
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import games

if __name__ == "__main__":
    folder, url, database = sys.argv[1:]
    games.GAMES.update(games.find(Path(folder)))
    from tests.bot.run_bot import main  # the bot's commands are made of the games known by now

    asyncio.run(main(url, database, "0"))
