"""What may go wrong with the database, apart from any driver."""

from __future__ import annotations


class StorageError(Exception):
    """The database cannot be used: one line that says why."""


class Unusable(StorageError):
    """It will not be usable either until a person has mended something."""


class Conflict(Exception):
    """Someone else wrote first; nothing was written."""
