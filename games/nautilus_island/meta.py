"""Nautilus Island's metadata."""

from __future__ import annotations

from games.core.colours import colour_variants
from games.core.game import Meta, Variant, seat_variant

META = Meta(
    key="nautilus_island",
    title="Nautilus Island",
    rules=2,
    carried=(1,),
    seats=(2, 3, 4),
    credits="Johannes Goupy & Théo Rivière; Funnyfox, 2023",
    minutes=20,
    variants=(
        seat_variant("first"),
        *colour_variants(),
        Variant("faces", ("standard", "all_up", "all_down")),
    ),
    unposted=("treasures", "no-treasure", "won", "won-tie"),
)
