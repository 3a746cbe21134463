"""How the C library holds the memory that Pillow draws in."""

from __future__ import annotations

import ctypes
import sys

LARGE = 4_000_000  # bytes: what is drawn large to be scaled down; finished pictures are smaller
MMAP_THRESHOLD, TRIM_THRESHOLD = -3, -1  # as in glibc's malloc.h


def give_back_large() -> None:
    """From now on a large drawing's memory returns to the system as soon as it is done with. Left alone,
    glibc holds on to it after the first ones, and small things kept among the large leave holes."""
    if sys.platform == "linux":
        set_option = getattr(ctypes.CDLL(None), "mallopt", None)
        if set_option:
            set_option(MMAP_THRESHOLD, LARGE)
            set_option(TRIM_THRESHOLD, 2 * LARGE)  # the room of a picture stays, for the next one
