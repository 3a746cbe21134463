"""Configuration from a TOML file and the environment, which wins; checked at start, mistake by mistake."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import Struct, field

from games import GAMES
from storage.address import Address, address_of
from storage.errors import Unusable

LOCAL_TOKEN = "local.token"
LOGS = ("text", "json")
LEVELS = ("debug", "info", "warning", "error")
TOKEN_PARTS = 3  # Discord's bot tokens are three words with dots between
PORTS = range(1024, 65536)
PROCESSES = range(1, 1001)
SECRET = re.compile(r"[\w-]{16,}\.[\w-]{4,}\.[\w-]{16,}")  # a bot's token, wherever somebody put it
SHOWN = 160  # characters of a mistaken value that are repeated


class ConfigError(Exception):
    """A setting is missing or wrong: one line that says which and what to do."""


class Config(Struct, frozen=True):
    token: str
    database: Address
    discord: str | None = None  # another Discord, such as the local one; None: the real one
    log: str = "text"  # or "json"
    log_level: str = "info"
    metrics: int = 0  # the port on loopback for health and metrics; 0: none
    new_dms_a_day: int = 100  # with people who never pressed anything: Discord's breaker is the true limit
    shards: Shards | None = None  # None: all of them, as many as Discord says
    processes: int = 1  # how many share the shards, over one PostgreSQL; further ones stand by
    several_seats: bool = False  # at home in the box one person may always take several seats of a table
    data: dict[str, Path] = field(default_factory=dict)  # folders of corrected data, by game

    @property
    def beside(self) -> Path:
        """The file beside which the host's small files are; without a file, in the working folder."""
        return self.database if isinstance(self.database, Path) else Path("bathysphere.db")

    def __repr__(self) -> str:
        """Everything but the token."""
        return f"Config(database={self.database}, discord={self.discord or 'discord.com'})"


class Shards(Struct, frozen=True):
    """Which of the bot's connections to Discord this process holds."""

    held: tuple[int, ...]
    count: int

    @property
    def whole(self) -> bool:
        return len(self.held) == self.count


class Given(NamedTuple):
    """One setting as somebody wrote it."""

    where: str  # "BATHYSPHERE_LOG", or "log in bathysphere.toml"
    value: Any
    folder: Path  # what relative paths are relative to


class Key(NamedTuple):
    """One setting: its name in the environment, and how it is read."""

    variable: str
    read: Callable[[Given], Any]


def load(environment: Mapping[str, str], file: Path | None = None) -> Config:
    """What the bot runs with; the token may still be missing, since not every command needs one."""
    named = environment.get("BATHYSPHERE_CONFIG")
    path = file or (Path(named) if named else None)
    written = _from_file(path) if path else {}
    given = {**written, **_from_environment(environment)}
    values = {name: KEYS[name].read(found) for name, found in given.items() if name in KEYS}
    data = {name: _folder(found) for name, found in given.items() if name not in KEYS}
    values.pop("token_file", None)
    token = values.pop("token", "") or _from_token_file(given.get("token_file"))
    _check_token(token, values.get("discord"))
    return _checked(
        Config(
            token=token,
            database=values.pop("database", Path("bathysphere.db")),
            data={name.removeprefix("data."): folder for name, folder in data.items()},
            **values,
        )
    )


def _checked(config: Config) -> Config:
    """The same settings, or an error if several processes are to share what cannot be shared."""
    if config.processes > 1 and isinstance(config.database, Path):
        raise ConfigError("processes: several need a PostgreSQL database; a file serves one")
    return config


def needs_token(config: Config) -> Config:
    """The same settings, or an error if there is no token in them."""
    if not config.token:
        raise ConfigError(
            "DISCORD_TOKEN is not set; put your bot's token there, or try `make play`, which needs none"
        )
    return config


def _from_environment(environment: Mapping[str, str]) -> dict[str, Given]:
    variables = {key.variable: name for name, key in KEYS.items()}
    variables |= {f"BATHYSPHERE_DATA_{game.upper()}": f"data.{game}" for game in GAMES}
    here = Path()
    return {
        name: Given(variable, environment[variable].strip(), here)
        for variable, name in variables.items()
        if environment.get(variable, "").strip()
    }


def _from_file(path: Path) -> dict[str, Given]:
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ConfigError(f"the settings file {_shown(path)} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise ConfigError(f"the settings file {path} is not UTF-8 text") from error
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(f"the settings file {path} is not readable as TOML: {error}") from error
    data = table.pop("data", {})
    if not isinstance(data, dict):
        raise ConfigError(f"data in {path.name} must be a table: [data], then a line for each game")
    _known(table, tuple(KEYS), path.name)
    _known(data, tuple(GAMES), f"[data] of {path.name}")
    given = {name: Given(f"{name} in {path.name}", value, path.parent) for name, value in table.items()}
    for game, folder in data.items():
        given[f"data.{game}"] = Given(f"{game} in [data] of {path.name}", folder, path.parent)
    return given


def _known(table: Mapping[str, Any], names: tuple[str, ...], where: str) -> None:
    for name in table:
        if name not in names:
            close = get_close_matches(name, names, 1)
            meant = f"did you mean {close[0]!r}? " if close else ""
            known = ", ".join(names)
            raise ConfigError(f"{where}: there is no setting {_shown(name, repr)}; {meant}known: {known}")


def _shown(value: object, how: Callable[[object], str] = str) -> str:
    """What somebody wrote, fit to be repeated: no token, and nothing endless."""
    text = SECRET.sub("[a token?]", how(value))
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"


def _from_token_file(given: Given | None) -> str:
    """The token as it stands in a file that only the bot may read."""
    if given is None:
        return ""
    file = _path(given)
    try:
        return file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text"
        raise ConfigError(f"{given.where}: {_shown(file)} cannot be read: {reason}") from error


def _check_token(token: str, discord: str | None) -> None:
    """Mistakes of copying, found before Discord is asked; the token itself is never shown."""
    if not token:
        return
    if not token.isascii() or not token.isprintable() or " " in token:
        raise ConfigError("DISCORD_TOKEN holds a space or a strange character; copy the bare token anew")
    if discord is None and token.count(".") != TOKEN_PARTS - 1:
        raise ConfigError(
            "DISCORD_TOKEN does not look like a bot's token (three parts with dots between);"
            " copy it from the Bot page of the developer portal, not the client secret or public key"
        )


def _text(given: Given) -> str:
    if not isinstance(given.value, str) or not given.value.strip():
        raise ConfigError(f"{given.where} must be text in quotes")
    return given.value.strip()


def _path(given: Given) -> Path:
    return given.folder / Path(_text(given)).expanduser()


def _database(given: Given) -> Address:
    try:
        found = address_of(_text(given))
    except Unusable as error:
        raise ConfigError(f"{given.where}: {error}") from error
    return _path(given) if isinstance(found, Path) else found


def _folder(given: Given) -> Path:
    folder = _path(given)
    if not folder.is_dir():
        raise ConfigError(f"{given.where}: there is no folder {_shown(folder)}")
    return folder


def _url(given: Given) -> str:
    url = _text(given).rstrip("/")
    if not url.startswith(("http://", "https://")):
        raise ConfigError(f"{given.where} must begin with http:// or https://")
    return url


def _one_of(*words: str) -> Callable[[Given], str]:
    def read(given: Given) -> str:
        if given.value not in words:
            raise ConfigError(f"{given.where} is {_shown(given.value, repr)}; allowed: {', '.join(words)}")
        return str(given.value)

    return read


def _count(given: Given) -> int:
    word = str(given.value)
    if isinstance(given.value, bool) or not (word.isascii() and word.isdigit() and len(word) < 10):
        shown = _shown(given.value, repr)
        raise ConfigError(f"{given.where}: a number from 0 to 999999999 is wanted, not {shown}")
    return int(word)


def _shards(given: Given) -> Shards:
    """Parse "8", eight in all, or "0-3/8", the first four of them."""
    word = str(given.value).strip()
    if re.fullmatch(r"[1-9]\d{0,4}", word):
        word = f"0-{int(word) - 1}/{word}"
    found = re.fullmatch(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})", word)
    first, last, count = (int(part or found[1]) for part in found.groups()) if found else (0, -1, 0)
    if not first <= last < count:
        shown = _shown(given.value, repr)
        raise ConfigError(f'{given.where} is {shown}; it says how many or which, such as "8", "0-3/8", "4/8"')
    return Shards(tuple(range(first, last + 1)), count)


def _processes(given: Given) -> int:
    if (count := _count(given)) not in PROCESSES:
        raise ConfigError(f"{given.where} is {count}; allowed: {PROCESSES[0]} to {PROCESSES[-1]}")
    return count


def _port(given: Given) -> int:
    word = str(given.value)
    port = int(word) if word.isascii() and word.isdigit() and len(word) < 6 else -1
    if port and port not in PORTS:
        raise ConfigError(
            f"{given.where} is {_shown(given.value, repr)};"
            f" allowed: a port from {PORTS[0]} to {PORTS[-1]}, or 0 for none"
        )
    return port


KEYS = {
    "token": Key("DISCORD_TOKEN", _text),
    "token_file": Key("BATHYSPHERE_TOKEN_FILE", _path),
    "database": Key("BATHYSPHERE_DATABASE", _database),
    "discord": Key("BATHYSPHERE_DISCORD", _url),
    "log": Key("BATHYSPHERE_LOG", _one_of(*LOGS)),
    "log_level": Key("BATHYSPHERE_LOG_LEVEL", _one_of(*LEVELS)),
    "metrics": Key("BATHYSPHERE_METRICS", _port),
    "new_dms_a_day": Key("BATHYSPHERE_NEW_DMS_A_DAY", _count),
    "processes": Key("BATHYSPHERE_PROCESSES", _processes),
    "shards": Key("BATHYSPHERE_SHARDS", _shards),
}
