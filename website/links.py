"""Links and anchors that lead nowhere, in Markdown files and in a built site; and what a page would load."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FENCE = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`\n]*`")
LINK = re.compile(r"\]\(\s*<?([^)\s>]+)>?[^)]*\)|^\[[^]]+\]:\s*(\S+)|(?:src|href)=\"([^\"]+)\"", re.MULTILINE)
HEADING = re.compile(r"^#{1,6}\s+(.*?)\s*#*$", re.MULTILINE)
LOADED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "video": "src", "link": "href"}
"""Tags that make a browser fetch something by itself, and where they name it."""

STYLE_LOADS = re.compile(r"(?:url\(|@import)\s*['\"]?((?:https?:)?//[^'\")\s]+)")


def problems_of_markdown(files: Iterable[Path], root: Path) -> list[str]:
    """The relative links in these files that lead to no file, or to no heading of it."""
    return [
        f"{file.relative_to(root)}: {target}"
        for file in files
        for target in targets(file)
        if not _resolves(file, target)
    ]


def problems_of_site(folder: Path) -> list[str]:
    """The dead links of a built site, and what its pages and styles would load from elsewhere."""
    found = [
        problem for page in sorted(folder.rglob("*.html")) for problem in _problems_of_page(page, folder)
    ]
    for style in sorted(folder.rglob("*.css")):
        loads = STYLE_LOADS.findall(style.read_text(encoding="utf-8"))
        found += [f"{style.relative_to(folder)}: loads {target}" for target in loads]
    return found


def anchors_of(text: str) -> set[str]:
    """The anchors that GitHub and the site give to the headings of a Markdown text."""
    found: set[str] = set()
    for title in HEADING.findall(FENCE.sub("", text)):
        plain = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", title)
        slug = re.sub(r"[^\w\- ]", "", plain).strip().lower().replace(" ", "-")
        again = 0
        while (name := f"{slug}-{again}" if again else slug) in found:
            again += 1
        found.add(name)
    return found


def targets(file: Path) -> Iterator[str]:
    """The relative links of a Markdown file."""
    text = CODE.sub("", FENCE.sub("", file.read_text(encoding="utf-8")))
    for groups in LINK.findall(text):
        target = next(filter(None, groups))
        if not _outside(target):
            yield target


def _resolves(file: Path, target: str) -> bool:
    path, _, anchor = unquote(target).partition("#")
    aim = file.parent / path if path else file
    if not aim.exists():
        return False
    return not anchor or (aim.suffix == ".md" and anchor in anchors_of(aim.read_text(encoding="utf-8")))


def _outside(target: str) -> bool:
    return target.startswith("//") or bool(urlsplit(target).scheme)


class _Page(HTMLParser):
    """What a page names: ids, links, and what a browser fetches for it."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = {key: value for key, value in attrs if value}
        self.ids |= {named[key] for key in ("id", "name") if key in named}
        if tag == "a" and "href" in named:
            self.links.append(named["href"])
        elif tag in LOADED and LOADED[tag] in named and named.get("rel") != "canonical":
            self.loads.append(named[LOADED[tag]])
        if "style" in named:
            self.loads += STYLE_LOADS.findall(named["style"])


@cache
def _page(path: Path) -> _Page:
    return _Page(path.read_text(encoding="utf-8"))


def _problems_of_page(path: Path, folder: Path) -> Iterator[str]:
    page, name = _page(path), path.relative_to(folder)
    for target in page.loads:
        if urlsplit(target).scheme == "data":
            continue
        if _outside(target):
            yield f"{name}: loads {target}"
        elif not _leads(path, target, folder):
            yield f"{name}: {target} is not there"
    for target in page.links:
        if not _outside(target) and not _leads(path, target, folder):
            yield f"{name}: {target} leads nowhere"


def _leads(path: Path, target: str, folder: Path) -> bool:
    """Whether a link of a page leads to a file of the site, and to a place in it."""
    parts = urlsplit(target)
    way = unquote(parts.path)
    aim = folder / way.lstrip("/") if way.startswith("/") else path.parent / way if way else path
    aim = aim / "index.html" if aim.is_dir() else aim
    if not aim.is_file():
        return False
    anchor = unquote(parts.fragment)
    return not anchor or aim.suffix != ".html" or anchor in _page(aim).ids
