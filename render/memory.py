"""When the C library frees the memory that Pillow draws in."""

from __future__ import annotations

import ctypes
import gc
import sys

LARGE = 4_000_000  # bytes: what is drawn large to be scaled down; finished pictures are smaller
MMAP_THRESHOLD, TRIM_THRESHOLD = -3, -1  # as in glibc's malloc.h


def give_back_large() -> None:
    """From now on a large drawing's memory returns to the system as soon as it is done with. Left alone,
    glibc holds on to it after the first ones, and small things kept among the large leave holes."""
    _in_c("mallopt", MMAP_THRESHOLD, LARGE)
    _in_c("mallopt", TRIM_THRESHOLD, 2 * LARGE)  # the room of a picture stays, for the next one


def give_back_free() -> None:
    """Return the free parts of the heap to the system (malloc_trim), once much was drawn."""
    _in_c("malloc_trim", 0)


def keep_for_good() -> None:
    """From now on the search for garbage passes over what there is: tiles and words are kept anyway, and
    going through all of them takes a fifth of a second, in which nobody is answered."""
    gc.collect()
    gc.freeze()


def _in_c(name: str, *numbers: int) -> None:
    """Call a function of glibc, where there is one."""
    if sys.platform == "linux" and (function := getattr(ctypes.CDLL(None), name, None)):
        function(*numbers)
