"""How well two colours can be told apart."""

from __future__ import annotations

from render.palette import rgb


def luminance(colour: str) -> float:
    """Relative luminance, as the contrast formula of the web guidelines has it."""
    red, green, blue = (_linear(value / 255) for value in rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """How well two colours can be told apart as ink and paper: 1 to 21."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)
