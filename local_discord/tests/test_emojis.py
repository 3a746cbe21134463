"""The application's emojis: made, renamed, deleted by the bot, within Discord's limits."""

from __future__ import annotations

import pytest

from local_discord.rules.limit_table import LIMITS, Limit
from local_discord.world.clock import Clock
from local_discord.world.errors import ApiError
from local_discord.world.world import World

IMAGE = "data:image/png;base64,aGVsbG8="


@pytest.fixture
def world() -> World:
    return World(Clock(), ["Ada"])


def test_an_emoji_is_made_renamed_and_deleted(world: World) -> None:
    made = world.emojis.create({"name": "shark", "image": IMAGE})
    assert world.emojis.rename(made["id"], {"name": "whale"})["name"] == "whale"
    assert world.emojis.all() == [made] and world.files.kept[f"emojis/{made['id']}.png"][0] == b"hello"
    world.emojis.delete(made["id"])
    with pytest.raises(ApiError, match="Unknown Emoji"):
        world.emojis.get(made["id"])


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": "x", "image": IMAGE},
        {"name": "a name", "image": IMAGE},
        {"name": "n" * 33, "image": IMAGE},
        {"name": "taken", "image": IMAGE},
        {"name": "fine", "image": "hello"},
        {"name": "fine", "image": "data:image/png;base64,not base64!"},
        {"name": "fine", "image": "data:image/png;base64," + "A" * 400_000},
    ],
)
def test_what_discord_would_refuse_is_refused(world: World, wrong: dict[str, str]) -> None:
    world.emojis.create({"name": "taken", "image": IMAGE})
    with pytest.raises(ApiError):
        world.emojis.create(wrong)
    assert len(world.emojis.all()) == 1


def test_there_is_a_most_of_emojis(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "application emojis", Limit(1, ""))
    world.emojis.create({"name": "first", "image": IMAGE})
    with pytest.raises(ApiError, match="Maximum number of emojis"):
        world.emojis.create({"name": "second", "image": IMAGE})


def test_emojis_survive_keeping(world: World) -> None:
    world.emojis.create({"name": "shark", "image": IMAGE})
    other = World(Clock(), ["Ada"])
    other.emojis.load(world.emojis.dump())
    assert other.emojis.all() == world.emojis.all()
