"""The site: built by one command without a network, every link alive, nothing loaded from elsewhere."""

from __future__ import annotations

import functools
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from PIL import Image

from games import GAMES
from games.core.words import LANGUAGES
from local_discord.tests.browser.windows import chromium
from tests.packaging.clone import ROOT

pytestmark = pytest.mark.programs

NO_NETWORK = """
import sys

def refuse(event, args):
    if event in ("socket.connect", "socket.getaddrinfo"):
        raise OSError("there is no network here")

sys.addaudithook(refuse)
"""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built where no program reaches the network; the command itself looks for dead links."""
    offline, out = tmp_path_factory.mktemp("offline"), tmp_path_factory.mktemp("site")
    (offline / "sitecustomize.py").write_text(NO_NETWORK, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(offline)}
    command = [sys.executable, "-m", "website", "--out", str(out)]
    built = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    return out


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_its_rules_pictures_and_a_film(site: Path, key: str) -> None:
    for language in LANGUAGES:
        ending = "" if language == "en" else f".{language}"
        assert "R1.1" in (site / "games" / key / f"RULES{ending}.html").read_text(encoding="utf-8")
    assert len(list((site / "gallery").glob(f"{key}-*.png"))) == 4
    with Image.open(site / "gallery" / f"{key}.webp") as film:
        assert getattr(film, "n_frames", 1) > 20
    page = (site / "gallery" / f"{key}.html").read_text(encoding="utf-8")
    assert f"bathysphere playout {key}" in page and f"{key}.webp" in page


@pytest.mark.parametrize("page", ["index", "docs/RUNNING", "games/index", "docs/ARCHITECTURE"])
def test_it_has_the_docs(site: Path, page: str) -> None:
    assert (site / f"{page}.html").is_file()


@pytest.fixture
def address(site: Path) -> Iterator[str]:
    handler = functools.partial(_Quiet, directory=str(site))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


@pytest.mark.parametrize("page", ["index.html", "gallery/nautilus_island.html", "docs/RUNNING.html"])
async def test_a_browser_fetches_nothing_from_elsewhere(address: str, page: str) -> None:
    asked: list[str] = []
    async with chromium() as browser:
        tab = await browser.new_page()
        tab.on("request", lambda request: asked.append(request.url))
        await tab.goto(address + page, wait_until="networkidle")
    assert any(url.endswith(".js") for url in asked)
    assert [url for url in asked if not url.startswith((address, "data:"))] == []


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""
