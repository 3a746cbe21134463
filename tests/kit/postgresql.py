"""A PostgreSQL server of the tests' own, on loopback, in a temporary folder; each file a test names becomes a
database of its own there, when `make test-all` runs the storage and wire tests on PostgreSQL."""

from __future__ import annotations

import hashlib
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from storage.address import Address, Server, address_of
from storage.database import Database

SWITCH = "BATHYSPHERE_STORE"  # "postgresql": the tests' databases are on a server
STARTED = "BATHYSPHERE_TEST_SERVER"  # the URL of that server, for the processes of the tests
PASSWORD = "tests-only"
TEMPLATE = "migrated"
_MADE: list[str] = []  # databases of the test that is running
FAST = {  # nothing here outlives the tests
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "400",
    "shared_buffers": "64MB",
}


class PostgresServer:
    """A server that is started, stopped, killed and started again."""

    def __init__(self, **settings: str) -> None:
        self._settings = FAST | settings
        self._programs = _programs()
        self.folder = Path(tempfile.mkdtemp(prefix="bathysphere-postgresql-"))
        self.port = _free_port()
        self._settings["port"] = str(self.port)
        if os.geteuid() == 0:  # PostgreSQL refuses to be root
            shutil.chown(self.folder, "postgres")
        password = self.folder / "password"
        password.write_text(PASSWORD)
        if os.geteuid() == 0:
            shutil.chown(password, "postgres")
        self._run(
            "initdb", "-D", self.data, "-U", "postgres", "-A", "scram-sha-256", "--pwfile", password,
            "--no-sync", "--no-instructions", "-E", "UTF8", "--locale", "C",
        )  # fmt: skip
        self.start()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    @property
    def url(self) -> str:
        return f"postgresql://postgres:{PASSWORD}@127.0.0.1:{self.port}"

    def start(self) -> None:
        options = " ".join(f"-c {name}='{value}'" for name, value in self._settings.items())
        self._run("pg_ctl", "-D", self.data, "-o", options, "-l", self.folder / "log", "-w", "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop as an operator does (fast), or as a crash does (immediate)."""
        self._run("pg_ctl", "-D", self.data, "-m", mode, "-w", "stop")

    def end(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder)

    def _run(self, program: str, *arguments: object) -> None:
        command = [str(self._programs / program), *map(str, arguments)]
        changed: dict[str, Any] = {}
        if os.geteuid() == 0:
            user = pwd.getpwnam("postgres")
            changed = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        done = subprocess.run(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, cwd=self.folder, **changed
        )
        assert done.returncode == 0, f"{program}: {done.stderr}"


def empty_at(path: Path) -> Server:
    """An empty schema that stands for a file, made when it is first named."""
    import psycopg

    server, name = os.environ[STARTED], _name(path)
    with psycopg.connect(f"{server}/postgres", autocommit=True) as link:
        link.execute(f"CREATE SCHEMA IF NOT EXISTS {name}".encode())
    return Server(f"{server}/postgres?options=-csearch_path%3D{name}")


def migrated_at(path: Path) -> Server:
    """The database that stands for a file; when first named, a copy of a migrated one, which is soon made."""
    import psycopg

    server, name = os.environ[STARTED], _name(path)
    with psycopg.connect(f"{server}/postgres", autocommit=True) as link:
        known = {row[0] for row in link.execute("SELECT datname FROM pg_database")}
        if name not in known:
            link.execute("SELECT pg_advisory_lock(1)")  # released with the connection
            _make_template(link, Server(f"{server}/{TEMPLATE}"))
            link.execute(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE} STRATEGY file_copy".encode())
            _MADE.append(name)
    return Server(f"{server}/{name}")


def drop_made() -> None:
    """Drop what a test has made, once it is over."""
    if not _MADE:
        return
    import psycopg

    with psycopg.connect(f"{os.environ[STARTED]}/postgres", autocommit=True) as link:
        while _MADE:
            link.execute(f"DROP DATABASE {_MADE.pop()} WITH (FORCE)".encode())


def _make_template(link: Any, template: Server) -> None:
    from storage.postgresql_link import prepare

    if link.execute(f"SELECT 1 FROM pg_database WHERE datname = '{TEMPLATE}'").fetchone() is None:
        link.execute(f"CREATE DATABASE {TEMPLATE}")
        prepare(template)


def _name(path: Path) -> str:
    return f"t{hashlib.sha256(str(path.resolve()).encode()).hexdigest()[:24]}"


def redirect() -> None:
    """Where the switch is set, let every database of the tests be one of the server's."""
    if os.environ.get(SWITCH) != "postgresql":
        return
    opened = Database.open.__func__  # type: ignore[attr-defined]

    async def open_there(cls: type[Database], where: Address | str) -> Database:
        address = address_of(where) if isinstance(where, str) else where
        found: Database = await opened(cls, migrated_at(address) if isinstance(address, Path) else address)
        return found

    Database.open = classmethod(open_there)  # type: ignore[assignment,method-assign]


def _programs() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if not found and (named := shutil.which("initdb")):
        found = [Path(named)]
    assert found, "PostgreSQL is not installed; these tests need it: apt-get install postgresql"
    return found[-1].parent


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])
