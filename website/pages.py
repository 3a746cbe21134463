"""The pages of the site: the repository's own texts, where they stand there, so that their links hold."""

from __future__ import annotations

import logging
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from mkdocs.commands.build import build as build_site
from mkdocs.config import load_config

from games import GAMES
from website import links

ROOT = Path(__file__).parent.parent
HERE = Path(__file__).parent

SHOWN = ("*.md", "*/README.md", "docs/*", "games/*/*.md", "bench/*.md")
"""The pages; what they link to comes with them."""

CHAPTERS = {
    "Run it": ("docs/RUNNING.md", "docs/SCALING.md"),
    "Add a game": ("games/README.md",),
    "How it is made": (
        "docs/ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "docs/VOICE.md",
        "*/README.md",
        "CHANGELOG.md",
    ),
    "What is proven": ("docs/PROOF.md", "docs/FAIRNESS.md", "bench/*.md"),
    "Promises": ("docs/PRIVACY*.md", "docs/TERMS*.md", "SECURITY.md", "CODE_OF_CONDUCT.md"),
}
"""The site's chapters, their pages in order; a page that none names comes under "More"."""

RULES = {"RULES.md": "Rules", "RULES.fr.md": "Règles (français)", "RULES.it.md": "Regole (italiano)"}
STYLE = "assets/looks.css"
FONTS = ("Inter-SemiBold.otf", "Inter-Bold.otf")


@contextmanager
def staging() -> Iterator[Path]:
    """A folder for the pages, gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="bathysphere-site-") as folder:
        yield Path(folder)


def copy_to(folder: Path) -> None:
    """Copy everything the site shows."""
    for pattern in SHOWN:
        for path in ROOT.glob(pattern):
            if path.is_file() and not path.relative_to(ROOT).parts[0].startswith((".", "tests", "build")):
                _copy(path, folder / path.relative_to(ROOT))
                _copy_linked(path, folder)
    _copy(HERE / "looks.css", folder / STYLE)
    for font in FONTS:
        _copy(ROOT / "render" / "assets" / "fonts" / font, folder / "assets" / "fonts" / font)


def _copy_linked(page: Path, folder: Path) -> None:
    """Copy the files that a page links to, wherever they stand in the repository."""
    for target in links.targets(page) if page.suffix == ".md" else ():
        path = (page.parent / target.partition("#")[0]).resolve()
        if path.is_file() and path.is_relative_to(ROOT):
            _copy(path, folder / path.relative_to(ROOT))


def build(folder: Path, out: Path, shown: Sequence[str]) -> list[str]:
    """Build the site of the pages in a folder; what was wrong with them, if anything."""
    heard = _Listener()
    logger = logging.getLogger("mkdocs")
    logger.addHandler(heard)
    try:
        config: Any = load_config(
            config_file=str(HERE / "mkdocs.yml"),
            docs_dir=str(folder),
            site_dir=str(out.resolve()),
            nav=chapters(folder, shown),
        )
        config.plugins.on_startup(command="build", dirty=False)
        build_site(config)
    finally:
        logger.removeHandler(heard)
    return heard.complaints


def chapters(folder: Path, shown: Sequence[str]) -> list[Any]:
    """The table of contents."""
    nav: list[Any] = [
        "README.md",
        {"The games": ["gallery/index.md", *(_game(folder, key) for key in shown)]},
    ]
    named = {"README.md"} | {str(path.relative_to(folder)) for path in folder.glob("games/*/*.md")}
    named |= {str(path.relative_to(folder)) for path in folder.glob("gallery/*.md")}
    for title, patterns in CHAPTERS.items():
        found = [page for pattern in patterns for page in _matching(folder, pattern) if page not in named]
        named.update(found)
        nav.append({title: list(dict.fromkeys(found))})
    more = [page for page in _matching(folder, "**/*.md") if page not in named]
    return [*nav, {"More": more}] if more else nav


def _game(folder: Path, key: str) -> dict[str, list[Any]]:
    rules = [
        {title: f"games/{key}/{name}"}
        for name, title in RULES.items()
        if (folder / "games" / key / name).exists()
    ]
    others = [page for page in _matching(folder, f"games/{key}/*.md") if Path(page).name not in RULES]
    return {GAMES[key].meta.title: [{"Pictures and a film": f"gallery/{key}.md"}, *rules, *others]}


def _matching(folder: Path, pattern: str) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.glob(pattern))


def _copy(path: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, to)


class _Listener(logging.Handler):
    """Keeps what the builder warns of."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.complaints: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.complaints.append(record.getMessage())
