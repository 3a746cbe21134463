"""Nautilus's name plate."""

from __future__ import annotations

from games.core.game import Meta, Variant

META = Meta(
    key="nautilus",
    title="Nautilus (2002)",
    rules=1,
    seats=(2, 3, 4),
    credits="Brigitte & Wolfgang Ditt; Kosmos, 2002",
    minutes=120,
    variants=(
        Variant("hold", ("4", "3")),
        Variant("atl_tie", ("high", "share")),
        Variant("stall", ("it", "fr")),
        Variant("trench", ("kinds", "any5")),
        Variant("trench_launch", ("all", "self")),
        Variant("base", ("K10", "choose", "random")),
        Variant("scatter"),
        Variant("round_cap", ("none", "10", "15")),
    ),
)
