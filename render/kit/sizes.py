"""The type scale: sizes to try from the largest down, so that a line is made smaller before it is cut."""

from __future__ import annotations

NOTE = (20, 18, 17, 16)
LABEL = (22, 20, 18, 17, 16)
TEXT = (24, 22, 20, 18, 16)
LEAD = (26, 24, 22, 20, 18, 16)
CAPTION = (28, 26, 24, 22, 20, 18)
NAME = (30, 28, 26, 24, 22, 20, 18)
TITLE = (32, 30, 28, 26, 24, 22, 20, 18)
BANNER = (36, 34, 32, 30, 28, 26, 24, 22)
