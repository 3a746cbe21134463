"""Nautilus's metadata."""

from __future__ import annotations

from games.core.game import Meta, Preset, Variant

# Where the two rulebooks differ in play, each as its own text has it; see the end of RULES.md.
HOUSE = {
    "hold": "4",
    "atl_tie": "high",
    "stall": "it",
    "trench": "kinds",
    "trench_launch": "all",
    "docking": "may",
    "scatter": "off",
}
FRENCH = {**HOUSE, "stall": "fr", "scatter": "on"}
ITALIAN = {
    **HOUSE,
    "hold": "3",
    "atl_tie": "share",
    "trench": "any5",
    "trench_launch": "city",
    "docking": "must",
}

META = Meta(
    key="nautilus",
    title="Nautilus (2002)",
    rules=2,
    carried=(1,),
    seats=(2, 3, 4),
    credits="Brigitte & Wolfgang Ditt; Kosmos, 2002",
    minutes=120,
    variants=(
        Variant("hold", ("4", "3")),
        Variant("atl_tie", ("high", "share")),
        Variant("stall", ("it", "fr")),
        Variant("trench", ("kinds", "any5")),
        Variant("trench_launch", ("all", "city", "self")),
        Variant("docking", ("may", "must")),
        Variant("base", ("K10", "choose", "random")),
        Variant("scatter"),
        Variant("round_cap", ("none", "10", "15")),
    ),
    presets=(Preset("house", HOUSE), Preset("french", FRENCH), Preset("italian", ITALIAN)),
    unposted=("won", "won-together"),
)
