"""The Island's name plate."""

from __future__ import annotations

from games.core.game import Meta, Variant, seat_variant
from games.the_island.facts import COLOURS

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
        *(seat_variant(f"colour_{colour}") for colour in COLOURS),
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
)
