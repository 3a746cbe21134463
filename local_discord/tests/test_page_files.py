"""The page's files: only those, only to this computer, under a strict policy."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
import yarl

from local_discord.box import Box
from local_discord.page.page_files import PAGE


@pytest.fixture
async def web(box: Box) -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(box.url) as session:
        yield session


async def test_the_root_is_the_page(web: aiohttp.ClientSession) -> None:
    async with web.get("/") as answer:
        assert answer.status == 200
        assert answer.content_type == "text/html"
        assert '<script type="module" src="/page/app.js">' in await answer.text()


async def test_no_foreign_or_inline_script_may_run(web: aiohttp.ClientSession) -> None:
    async with web.get("/") as answer:
        policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize("path", sorted(PAGE.iterdir()), ids=lambda path: path.name)
async def test_every_file_of_the_page_is_served_as_what_it_is(web: aiohttp.ClientSession, path: Path) -> None:
    kinds = {".js": "text/javascript", ".css": "text/css", ".html": "text/html", ".svg": "image/svg+xml"}
    async with web.get(f"/page/{path.name}") as answer:
        assert answer.content_type == kinds[path.suffix]
        assert await answer.read() == path.read_bytes()


@pytest.mark.parametrize(
    "name", ["../web.py", "..%2Fweb.py", "%2e%2e/web.py", "/etc/passwd", "nothing.js", ""]
)
async def test_nothing_else_of_the_disk_can_be_read(box: Box, web: aiohttp.ClientSession, name: str) -> None:
    async with web.get(yarl.URL(f"{box.url}/page/{name}", encoded=True)) as answer:
        assert answer.status == 404


async def test_the_page_needs_nothing_from_elsewhere() -> None:
    for path in PAGE.iterdir():
        text = path.read_text()
        assert "//cdn" not in text and "@import" not in text, path.name
        assert 'src="http' not in text and 'href="http' not in text, path.name


@pytest.mark.parametrize("path", ["/", "/page/app.js", "/local/live"])
async def test_another_host_name_is_turned_away(web: aiohttp.ClientSession, path: str) -> None:
    async with web.get(path, headers={"Host": "example.org"}) as answer:
        assert answer.status == 403


async def test_localhost_is_welcome(box: Box, web: aiohttp.ClientSession) -> None:
    port = yarl.URL(box.url).port
    async with web.get("/", headers={"Host": f"localhost:{port}"}) as answer:
        assert answer.status == 200
