"""Errors of the database, independent of any driver."""

from __future__ import annotations


class StorageError(Exception):
    """The database cannot be used: one line that says why."""


class Unusable(StorageError):
    """The database stays unusable until a person has mended something."""


class Conflict(Exception):
    """Someone else wrote first; nothing was written."""
