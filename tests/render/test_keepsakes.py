"""Drawings kept in a file between two starts: read where they fit, drawn anew where they do not."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

import render
from render import Scene, draw
from render.kit import keepsakes
from render.kit.sprites import SPRITES
from render.kit.store import GROUNDS
from tests.render.files import NAMES
from tests.render.nautilus_island import tables

KEY = "nautilus_island"
STORES = (*render.TILES.values(), SPRITES, GROUNDS)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Nothing is drawn yet; to warm up is to draw one board."""
    drawn: list[bytes] = []
    looks = {KEY: render.LOOKS[KEY]._replace(warm_up=lambda: drawn.append(_board()))}
    monkeypatch.setattr(render, "LOOKS", looks)
    _forget()
    yield tmp_path / "bathysphere.db.drawings"
    _forget()


def _board() -> bytes:
    view = tables.middle()
    return draw(KEY, view, Scene(NAMES[: len(view.players)])).png


def _forget() -> None:
    for store in STORES:
        store.clear()


def _drawn_at_start(file: Path, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether a start draws, rather than reads."""
    _forget()
    drawn: list[bool] = []
    looks = {KEY: render.LOOKS[KEY]._replace(warm_up=lambda: drawn.append(bool(_board())))}
    with monkeypatch.context() as patched:
        patched.setattr(render, "LOOKS", looks)
        render.warm_up(file)
    return bool(drawn)


@pytest.mark.programs
def test_what_was_drawn_is_read_at_the_next_start_and_looks_the_same(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    render.warm_up(file)
    board, grounds = _board(), len(GROUNDS.items())
    assert not _drawn_at_start(file, monkeypatch)
    assert len(GROUNDS.items()) == grounds > 0
    monkeypatch.setattr("render.nautilus_island.ship.painted", None)  # nobody may draw it again
    assert _board() == board


@pytest.mark.programs
def test_a_spoiled_an_outdated_and_a_foreign_file_are_made_anew(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    render.warm_up(file)
    whole = file.read_bytes()
    cut, flipped = whole[: len(whole) // 2], whole[:-9] + bytes([whole[-9] ^ 1]) + whole[-8:]
    older = bytes(keepsakes.DIGEST) + whole[keepsakes.DIGEST :]
    body = pickle.dumps({"grounds": [(("x",), print)]})  # well signed, but it names what is no drawing
    foreign = keepsakes.stamp() + sha256(body).digest() + body
    for spoiled in (b"", cut, flipped, older, foreign, b"what is this"):
        file.write_bytes(spoiled)
        assert _drawn_at_start(file, monkeypatch)
        assert not _drawn_at_start(file, monkeypatch), "it was written again, whole"
    assert "is no drawing" in caplog.text


@pytest.mark.programs
def test_where_no_file_can_be_written_all_is_drawn_at_every_start(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    nowhere = file.parent / "gone" / file.name
    assert _drawn_at_start(nowhere, monkeypatch) and _drawn_at_start(nowhere, monkeypatch)
    monkeypatch.setattr(keepsakes, "NamedTemporaryFile", _read_only)
    assert _drawn_at_start(file, monkeypatch) and not file.exists()
    assert "the next start draws them again" in caplog.text


@pytest.mark.programs
def test_a_file_is_bounded_and_leaves_nothing_beside_it(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    render.warm_up(file)
    assert [path.name for path in file.parent.iterdir()] == [file.name]
    monkeypatch.setattr(keepsakes, "MOST", file.stat().st_size - 1)
    assert _drawn_at_start(file, monkeypatch), "one that is too large is not read"
    file.unlink()
    assert _drawn_at_start(file, monkeypatch) and not file.exists(), "nor written"


def _read_only(**_: object) -> None:
    raise OSError(30, "Read-only file system")
