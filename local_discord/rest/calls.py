"""One request to the REST side, read and taken apart."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from local_discord.world.files import Upload


@dataclass
class Call:
    """One request, read and taken apart."""

    method: str
    path: str
    payload: Any = None
    query: Mapping[str, str] = field(default_factory=dict)
    uploads: Mapping[str, Upload] = field(default_factory=dict)
    params: Mapping[str, str] = field(default_factory=dict)
    socket_url: str = ""
