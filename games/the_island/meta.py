"""The Island's metadata."""

from __future__ import annotations

from games.core.colours import colour_variants
from games.core.game import Meta, Variant, seat_variant

META = Meta(
    key="the_island",
    title="The Island",
    rules=2,
    carried=(1,),
    seats=(2, 3, 4),
    credits="Julian Courtland-Smith, Kevin Nesbitt & Stephen M. Buonocore; Stronghold Games & Asmodee, 2012",
    minutes=60,
    variants=(
        seat_variant("first"),
        *colour_variants(),
        Variant("placing", ("book", "quick")),
        Variant("crowded", ("off", "on", "rim")),
        Variant("ending", ("volcano", "last_explorer", "last_tile")),
        Variant("all_equal"),
        Variant("two_colours", ("off", "on", "more_boats")),
        Variant("strict_landing"),
        Variant("dolphin_swims"),
        Variant("wind", ("any_boat", "own_boats")),
        Variant("relaxed_memory"),
        Variant("orders_only"),
    ),
    windows=("repel:shark", "repel:whale"),
    unposted=("counted", "counted-all", "counted-none", "counted-heads", "won", "won-shared"),
)
