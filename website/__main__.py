"""`python -m website`: build the site, and look through it for dead links and calls to the outside."""

from __future__ import annotations

import argparse
import sys
from importlib.util import find_spec
from pathlib import Path

from games import GAMES
from website import links

OUT = Path(__file__).parent.parent / "build" / "site"


def main() -> int:
    """Build the site; 1 if a link is dead or a page would load something from elsewhere."""
    parser = argparse.ArgumentParser(prog="python -m website", description="Build the site.")
    parser.add_argument("--out", type=Path, default=OUT, help="a folder, made anew")
    about = "whose films are drawn; all by default"
    parser.add_argument("--games", nargs="*", default=list(GAMES), metavar="GAME", help=about)
    args = parser.parse_args()
    if find_spec("mkdocs") is None:
        print("website: mkdocs-material is not there; `pip install '.[site]'` has it", file=sys.stderr)
        return 2
    problems = _build(args.out, args.games) or links.problems_of_site(args.out)
    if problems:
        print("\n".join(problems), file=sys.stderr)
        return 1
    print(args.out / "index.html")
    return 0


def _build(out: Path, games: list[str]) -> list[str]:
    from website import gallery, pages

    with pages.staging() as folder:
        pages.copy_to(folder)
        gallery.draw(folder, games)
        return pages.build(folder, out, games)


if __name__ == "__main__":
    sys.exit(main())
