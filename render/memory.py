"""When the C library frees the memory that Pillow draws in."""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Callable

LARGE = 4_000_000  # bytes: what is drawn large to be scaled down; finished pictures are smaller
MMAP_THRESHOLD, TRIM_THRESHOLD = -3, -1  # as in glibc's malloc.h


def give_back_large() -> None:
    """From now on a large drawing's memory returns to the system as soon as it is done with. Left alone,
    glibc holds on to it after the first ones, and small things kept among the large leave holes."""
    set_option = _from_c("mallopt")
    if set_option:
        set_option(MMAP_THRESHOLD, LARGE)
        set_option(TRIM_THRESHOLD, 2 * LARGE)  # the room of a picture stays, for the next one


def give_back_free() -> None:
    """Return the free parts of the heap to the system (malloc_trim), once much was drawn."""
    trim = _from_c("malloc_trim")
    if trim:
        trim(0)


def keep_for_good() -> None:
    """From now on the search for garbage passes over what there is: tiles and words are kept anyway, and
    going through all of them takes a fifth of a second, in which nobody is answered."""
    gc.collect()
    gc.freeze()


def _from_c(name: str) -> Callable[..., int] | None:
    """A function of glibc, where there is one."""
    return getattr(ctypes.CDLL(None), name, None) if sys.platform == "linux" else None
