"""Every link in the texts of the repository leads somewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from website import links

ROOT = Path(__file__).parent.parent
TEXTS = sorted(
    path
    for pattern in ("*.md", "docs/*.md", "bench/*.md", "deploy/*.md", "*/README.md", "games/*/*.md")
    for path in ROOT.glob(pattern)
    if not path.relative_to(ROOT).parts[0].startswith((".", "build"))
)


def test_the_texts_are_found() -> None:
    names = {str(path.relative_to(ROOT)) for path in TEXTS}
    assert {"README.md", "docs/RUNNING.md", "games/README.md", "games/nautilus/RULES.it.md"} <= names


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: str(text.relative_to(ROOT)))
def test_every_link_resolves(text: Path) -> None:
    assert links.problems_of_markdown([text], ROOT) == []


@pytest.mark.parametrize(
    "link",
    ["[x](no.md)", "[x](#no)", "[x](b.md#no)", "![x](no.png)", '<img src="no.png">', "[x]: no.md"],
)
def test_a_dead_link_is_named(link: str, tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text(f"# Yes\n\n{link}\n", encoding="utf-8")
    (tmp_path / "b.md").write_text("# Yes\n", encoding="utf-8")
    (found,) = links.problems_of_markdown([tmp_path / "a.md"], tmp_path)
    assert found.startswith("a.md: ") and "no" in found


@pytest.mark.parametrize(
    "link",
    ["[x](b.md#yes-and-no)", "[x](#yes)", "`[x](no.md)`", "```\n[x](no.md)\n```", "[x](https://a.example)"],
)
def test_a_living_one_is_not(link: str, tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text(f"# Yes\n\n{link}\n", encoding="utf-8")
    (tmp_path / "b.md").write_text("# *Yes*, and no!\n", encoding="utf-8")
    assert links.problems_of_markdown([tmp_path / "a.md"], tmp_path) == []


@pytest.mark.parametrize(
    ("page", "problem"),
    [
        ('<a href="no.html">', "no.html leads nowhere"),
        ('<a href="#no">', "#no leads nowhere"),
        ('<a href="/b.html#no">', "/b.html#no leads nowhere"),
        ('<img src="no.png">', "no.png is not there"),
        ('<script src="https://cdn.example/x.js">', "loads https://cdn.example/x.js"),
        ('<link rel="preconnect" href="//fonts.example">', "loads //fonts.example"),
    ],
)
def test_what_is_wrong_with_a_built_page_is_named(page: str, problem: str, tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(page, encoding="utf-8")
    (tmp_path / "b.html").write_text('<h1 id="yes">', encoding="utf-8")
    assert links.problems_of_site(tmp_path) == [f"a.html: {problem}"]


def test_a_style_that_loads_from_elsewhere_is_named(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text(
        "@import 'https://x.example/a.css'; b { src: url(c.ttf) }", encoding="utf-8"
    )
    assert links.problems_of_site(tmp_path) == ["a.css: loads https://x.example/a.css"]
