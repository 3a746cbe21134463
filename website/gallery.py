"""The gallery: a seeded match of each game between stand-ins, some of its pictures, and its film.

Everything is made by the commands that the pages show, so anybody can make the same at home.
"""

from __future__ import annotations

import contextlib
import io
import shlex
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from msgspec import Struct

from bot.cli.__main__ import main as bathysphere
from games import GAMES
from games.core import notation

SEED, SEATS = "gallery", 3
MOMENTS = {"Early on": 0.15, "Half way": 0.5, "Just before the end": 0.95}
"""When pictures are taken, as a share of the match."""

FILM_BYTES = 4_000_000
FOLDER = "gallery"


class Shown(Struct, frozen=True):
    """Something made by a command: a file, what it is, and the words the command said of it."""

    title: str
    name: str
    command: str
    alt: str


def draw(folder: Path, games: Sequence[str]) -> None:
    """Make the pictures and the films of these games, and the pages that show them."""
    target = folder / FOLDER
    target.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as workers:
        pages = workers.map(_page, games, [target] * len(games))
        for key, page in zip(games, pages, strict=True):
            (target / f"{key}.md").write_text(page, encoding="utf-8")
    (target / "index.md").write_text(_index(games), encoding="utf-8")


def _page(key: str, folder: Path) -> str:
    """Play a match, draw it, and say how it was done."""
    match = f"{key}.txt"
    playing = f"playout {key} --seats {SEATS} --seed {SEED} --by easy"
    (folder / match).write_text(_run(playing, folder), encoding="utf-8")
    actions = len(notation.read((folder / match).read_text(encoding="utf-8")).rows)
    shown = [_drawn(key, folder, f"--at {round(actions * share)}", title) for title, share in MOMENTS.items()]
    hand = _drawn(key, folder, f"--at {round(actions * 0.3)} --seat 0 --hand", "What one seat holds")
    filming = f"film {match} -o {key}.webp --most {FILM_BYTES}"
    _run(filming, folder)
    film = Shown("The film", f"{key}.webp", filming, f"A film of the whole match of {GAMES[key].meta.title}")
    return _worded(key, f"{playing} > {match}", [film, *shown, hand])


def _drawn(key: str, folder: Path, what: str, title: str) -> Shown:
    name = f"{key}-{title.lower().replace(' ', '-')}.png"
    command = f"picture {key}.txt {what} -o {name}"
    return Shown(title, name, command, _run(command, folder))


def _worded(key: str, playing: str, shown: Sequence[Shown]) -> str:
    meta, rules = GAMES[key].meta, f"../games/{key}/RULES"
    players = f"{meta.seats[0]} to {meta.seats[-1]} players, some {meta.minutes} minutes at a real table"
    lines = [
        f"# {meta.title}",
        f"{meta.credits}; {players}.",
        f"The rules: [English]({rules}.md), [français]({rules}.fr.md), [italiano]({rules}.it.md).",
        "Here three stand-ins play, who see only what their seats may see:",
        f"```\nbathysphere {playing}\n```",
    ]
    for one in shown:
        alt = " ".join(one.alt.split()).replace('"', "&quot;").replace("[", "(").replace("]", ")")
        picture = f"![{alt}]({one.name}){{ loading=lazy }}"
        lines += [f"## {one.title}", picture, f"```\nbathysphere {one.command}\n```"]
    return "\n\n".join(lines) + "\n"


def _index(games: Sequence[str]) -> str:
    shots = []
    for key in games:
        title = GAMES[key].meta.title
        picture = f"![The board of {title} half way through a match]({key}-half-way.png){{ loading=lazy }}"
        shots += [f"## [{title}]({key}.md)", f"[{picture}]({key}.md)"]
    intro = "Boards half way through a match; behind each, more of its pictures, a film, and the rules."
    return "\n\n".join(["# Gallery", intro, *shots]) + "\n"


def _run(command: str, folder: Path) -> str:
    """Run a `bathysphere` command in a folder; what it printed."""
    said, noise = io.StringIO(), io.StringIO()
    with contextlib.chdir(folder), contextlib.redirect_stdout(said), contextlib.redirect_stderr(noise):
        if bathysphere(shlex.split(command)):
            raise RuntimeError(f"{command}: {noise.getvalue()}")
    return said.getvalue()
