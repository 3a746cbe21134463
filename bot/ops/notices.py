"""The host's notice, such as "I restart at ten": a small file beside the database, read by the bot."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from pathlib import Path

LONGEST = 1000


class Notices:
    """One notice at a time; the file may be changed by another process at any moment."""

    def __init__(self, database: Path) -> None:
        self._file = database.with_name(f"{database.name}.notice")
        self._list = database.with_name(f"{database.name}.told")  # by whom the notice was read already
        self._told: set[str] = set()
        self._text = ""
        self._seen: tuple[int, int, int] | None = None  # by what we know the file we have read

    def current(self) -> str:
        """What everybody is to know now; empty when there is nothing."""
        text = self._read()
        if text != self._text:
            self._text = text
            self._told = self._remembered()
        return text[:LONGEST]

    def _read(self) -> str:
        """The file, opened only when it is another one than last time: it is asked for at every click."""
        try:
            found = self._file.stat()
            if (seen := (found.st_ino, found.st_mtime_ns, found.st_size)) == self._seen:
                return self._text
            text = self._file.read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError):
            self._seen = None
            return ""
        self._seen = seen
        return text

    def put(self, text: str) -> None:
        """Set the notice; an empty one is removed."""
        self._list.unlink(missing_ok=True)
        if not text.strip():
            self._file.unlink(missing_ok=True)
            return
        fresh = self._file.with_name(f"{self._file.name}.new")
        fresh.write_text(text.strip() + "\n", encoding="utf-8")
        fresh.chmod(0o644)  # whoever wrote it, the bot reads it
        fresh.replace(self._file)

    def for_person(self, user: int) -> str:
        """The notice, if this person has not been told yet; each is told once."""
        text = self.current()
        if not text or str(user) in self._told:
            return ""
        return self.shown_to(user)

    def shown_to(self, user: int) -> str:
        """The notice, for somebody who asks how things are; they are told by that."""
        text = self.current()
        if text and str(user) not in self._told:
            self._told.add(str(user))
            with suppress(OSError):  # then they are told once more after a restart
                self._list.write_text("\n".join((self._print(), *self._told)), encoding="ascii")
        return text

    def _remembered(self) -> set[str]:
        """Who has read this notice, before a restart too."""
        try:
            named, *users = self._list.read_text(encoding="ascii").split()
        except (OSError, ValueError):
            return set()
        return set(users) if named == self._print() else set()

    def _print(self) -> str:
        return hashlib.sha256(self._text.encode()).hexdigest()
