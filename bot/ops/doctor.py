"""`bathysphere doctor`: looks at everything the bot stands on, changes nothing, says what to do."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Iterator
from enum import StrEnum
from pathlib import Path
from typing import Any

from msgspec import Struct

import render
from bot.config import Config, ConfigError, needs_token
from bot.ops import compatibility, installation, invitation
from bot.ops.data_overrides import corrected
from bot.ops.discord_probe import Inquiry, NoAnswer, inquiry
from bot.ops.supervisor import ENOUGH_STARTS
from games import GAMES
from games.core import engine
from render import emojis
from storage import counters, keeping, schema
from storage.address import Address
from storage.errors import StorageError

MEGABYTE = 2**20
LITTLE_SPACE, TOO_LITTLE_SPACE = 500 * MEGABYTE, 50 * MEGABYTE
SKEWED, BADLY_SKEWED = 3.0, 60.0
GUILDS_SHOWN = 5


class Level(StrEnum):
    OK = "OK"
    WARN = "WARN"
    FAIL = "FAIL"


class Finding(Struct, frozen=True):
    """One line of the doctor's report."""

    level: Level
    what: str
    said: str

    def __str__(self) -> str:
        return f"{self.level:4} {self.what}: {self.said}"


async def examine(config: Config) -> AsyncIterator[Finding]:
    """All findings, the nearest things first."""
    yield Finding(Level.OK, "settings", f"{config!r}, log {config.log}, metrics port {config.metrics}")
    yield _packages()
    yield _data(config)
    for finding in _database(config.database):
        yield finding
    if keeping.is_there(config.database):
        yield _matches(config.database)
        yield _last_sync(config.database)
    yield _space(config.beside)
    yield _painter()
    try:
        async with inquiry(needs_token(config)) as asking:
            async for finding in _discord(asking):
                yield finding
    except ConfigError as error:
        yield Finding(Level.FAIL, "token", str(error))


def _packages() -> Finding:
    foreign = installation.foreign_packages()
    if foreign:
        return Finding(Level.FAIL, "packages", f"{installation.told(foreign)}; use an environment of its own")
    return Finding(Level.OK, "packages", "all are ours")


def _data(config: Config) -> Finding:
    try:
        found = corrected(config.data)
    except ConfigError as error:
        return Finding(Level.FAIL, "data", f"{error}; mend the file, or take the line out of [data]")
    if not found:
        return Finding(Level.OK, "data", "every game plays by the data it came with")
    told = ", ".join(f"{key} by {config.data[key]} ({game.data_set.hash})" for key, game in found.items())
    return Finding(Level.OK, "data", f"corrected: {told}")


def _database(path: Address) -> Iterator[Finding]:
    if isinstance(path, Path) and not path.exists():
        yield _new_database(path)
        return
    try:
        keeping.try_writing(path)
        yield Finding(Level.OK, "database", f"{path} opens and can be written")
        yield _schema(keeping.schema_of(path))
        found = keeping.flaws(path)
    except (StorageError, OSError) as error:
        yield Finding(Level.FAIL, "database", f"{error}; {_advice(path)}")
        return
    if found:
        yield Finding(Level.FAIL, "database", f"it is damaged ({found[0]}); restore the last backup")


def _advice(path: Address) -> str:
    if isinstance(path, Path):
        return "check who owns the file, or restore a backup"
    return "check the server, and the user and password of the URL"


def _new_database(path: Path) -> Finding:
    folder = path.resolve().parent
    if folder.exists() and not folder.is_dir():
        return Finding(Level.FAIL, "database", f"{folder} is no folder; set `database` to another place")
    return Finding(Level.OK, "database", f"{path} will be made at the first start")


def _schema(seen: int) -> Finding:
    newest = schema.newest()
    if seen > newest:
        said = f"written by a newer version (schema {seen}, this one has {newest}); upgrade the program"
        return Finding(Level.FAIL, "schema", said)
    if seen < newest:
        said = f"will go from {seen} to {newest} at the next start; take a `bathysphere backup` first"
        return Finding(Level.WARN, "schema", said)
    return Finding(Level.OK, "schema", f"{seen}, the newest")


def _matches(path: Address) -> Finding:
    try:
        with keeping.reading(path) as tx:
            verdict = compatibility.replay_all(tx)
    except StorageError as error:
        return Finding(Level.FAIL, "matches", f"cannot be read: {error}")
    if verdict.broken:
        said = f"{len(verdict.broken)} would break with this version; `bathysphere check` lists them"
        return Finding(Level.FAIL, "matches", said)
    return Finding(Level.OK, "matches", str(verdict))


def _last_sync(path: Address) -> Finding:
    """Whether Discord took the commands when they were last sent."""
    try:
        with keeping.reading(path) as tx:
            code = counters.get(tx, counters.COMMANDS_REFUSED)
    except StorageError as error:
        return Finding(Level.FAIL, "sync", f"cannot be read: {error}")
    if code:
        said = f"Discord refused the commands at the last start ({code}), the older ones stay; see the log"
        return Finding(Level.WARN, "sync", said)
    return Finding(Level.OK, "sync", "Discord took the commands when they last changed")


def _space(path: Path) -> Finding:
    folder = next(place for place in path.resolve().parents if place.exists())
    free = shutil.disk_usage(folder).free
    said = f"{free // MEGABYTE} MB free beside the database"
    if free < TOO_LITTLE_SPACE:
        return Finding(Level.FAIL, "disk", f"{said}; moves cannot be stored when it is full, so make room")
    if free < LITTLE_SPACE:
        return Finding(Level.WARN, "disk", f"{said}; make room before it is full")
    return Finding(Level.OK, "disk", said)


def _painter() -> Finding:
    """A first board of every game: fonts, colours and painters are all there."""
    try:
        for name, game in GAMES.items():
            seats = min(game.meta.seats)
            dealt = engine.start(game, game.setup(seats, "doctor"))
            render.draw(name, game.view(dealt.state, None), render.Scene(("",) * seats))
    except Exception as error:  # whatever keeps it from drawing is the finding
        said = f"cannot draw ({type(error).__name__}: {error}); install the program anew"
        return Finding(Level.FAIL, "pictures", said)
    return Finding(Level.OK, "pictures", "fonts are there, every board can be drawn")


async def _discord(asking: Inquiry) -> AsyncIterator[Finding]:
    try:
        me = await asking.get("/users/@me")
    except NoAnswer as error:
        yield _no_login(error)
        return
    yield Finding(Level.OK, "token", f"Discord knows the bot as {me['username']}")
    yield _clock(asking.skew)
    try:
        application = await asking.get("/oauth2/applications/@me")
        for finding in _application(application):
            yield finding
        yield _starts(await asking.get("/gateway/bot"))
        yield _commands(await asking.get(f"/applications/{application['id']}/commands"))
        yield _emojis(await asking.get(f"/applications/{application['id']}/emojis"))
        for finding in _servers(await asking.get("/users/@me/guilds?limit=200"), application["id"]):
            yield finding
    except NoAnswer as error:
        yield Finding(Level.WARN, "discord", f"{error}; try again later")


def _no_login(error: NoAnswer) -> Finding:
    if error.status == 401:
        said = "Discord does not know it; make a new one on the Bot page of the developer portal"
        return Finding(Level.FAIL, "token", said)
    return Finding(Level.FAIL, "discord", f"{error}; check the network, and discordstatus.com")


def _clock(skew: float | None) -> Finding:
    if skew is None:
        return Finding(Level.WARN, "clock", "Discord did not tell the time")
    said = f"{abs(skew):.0f} s {'ahead of' if skew > 0 else 'behind'} Discord's"
    if abs(skew) > BADLY_SKEWED:
        return Finding(Level.FAIL, "clock", f"{said}; deadlines would be wrong: turn on time synchronisation")
    if abs(skew) > SKEWED:
        return Finding(Level.WARN, "clock", f"{said}; turn on time synchronisation")
    return Finding(Level.OK, "clock", "agrees with Discord's")


def _application(application: dict[str, Any]) -> Iterator[Finding]:
    yield Finding(Level.OK, "intents", "only `guilds` is asked for, which needs nobody's leave")
    if application.get("interactions_endpoint_url"):
        said = "clicks go to a web address, not to the bot; empty `Interactions Endpoint URL` in the portal"
        yield Finding(Level.FAIL, "application", said)
    if application.get("bot_require_code_grant"):
        said = "turn off `Requires OAuth2 Code Grant` in the portal, or the invite link will not work"
        yield Finding(Level.WARN, "application", said)
    pages = {"privacy_policy_url": "Privacy Policy URL", "terms_of_service_url": "Terms of Service URL"}
    missing = [f"`{field}`" for key, field in pages.items() if not application.get(key)]
    if missing:
        said = f"{' and '.join(missing)} not set in the portal; Discord asks for them when it reviews a bot"
        yield Finding(Level.WARN, "pages", f"{said} (docs/PRIVACY.md, docs/TERMS.md)")
    else:
        yield Finding(Level.OK, "pages", "privacy policy and terms are set")


def _starts(gateway: dict[str, Any]) -> Finding:
    limit = gateway["session_start_limit"]
    said = f"{limit['remaining']} of {limit['total']} left today"
    if limit["remaining"] < ENOUGH_STARTS:
        return Finding(
            Level.WARN, "starts", f"{said}; the bot will wait for the next day: look for a crash loop"
        )
    return Finding(Level.OK, "starts", said)


def _emojis(known: dict[str, Any]) -> Finding:
    there = {emojis.untitled(emoji["name"]) for emoji in known["items"]}
    missing = [name for name in emojis.names() if name not in there]
    if missing:
        said = f"{len(missing)} are not at Discord (words stand in their place); the next start uploads them"
        return Finding(Level.WARN, "emojis", said)
    return Finding(Level.OK, "emojis", "every icon of the games is at Discord")


def _commands(known: list[Any]) -> Finding:
    if not known:
        return Finding(Level.WARN, "commands", "Discord knows none yet; they are sent when the bot starts")
    return Finding(Level.OK, "commands", f"Discord knows {len(known)}")


def _servers(guilds: list[dict[str, Any]], application: str) -> Iterator[Finding]:
    """Channels may still take away what a server grants; the bot says so where it happens."""
    if not guilds:
        said = f"the bot is in no server yet; invite it: {invitation.link(application)}"
        yield Finding(Level.WARN, "servers", said)
        return
    lacking = [(g["name"], lacks) for g in guilds if (lacks := invitation.missing(int(g["permissions"])))]
    for name, lacks in lacking[:GUILDS_SHOWN]:
        said = f"{name} does not grant {', '.join(lacks)}; give it to the bot's role there"
        yield Finding(Level.WARN, "permissions", said)
    if len(lacking) > GUILDS_SHOWN:
        yield Finding(Level.WARN, "permissions", f"and so in {len(lacking) - GUILDS_SHOWN} more servers")
    if not lacking:
        yield Finding(Level.OK, "permissions", f"granted in {len(guilds)} servers")
