"""Encode states, views and events as bytes, and decode them."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from hashlib import sha256
from typing import Any, TypeVar, cast

import msgspec

T = TypeVar("T")

_ENCODER = msgspec.msgpack.Encoder()  # dicts keep their order; states hold no sets of words


def encode(value: object) -> bytes:
    return _ENCODER.encode(value)


def decode(kind: type[T], data: bytes) -> T:
    value: T = _decoder(cast(Hashable, kind)).decode(data)
    return value


def copy(value: T) -> T:
    """Copy a value by encoding and decoding it, which also tests the codec at every move."""
    return decode(type(value), encode(value))


def hash_of(value: object) -> str:
    """Hash a value to twelve hex digits."""
    return sha256(encode(value)).hexdigest()[:12]


@cache
def _decoder(kind: Hashable) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(cast(Any, kind))
