"""The Island's name plate."""

from __future__ import annotations

from games.core.game import Meta, Variant

META = Meta(
    key="the_island",
    title="The Island",
    rules=2,
    seats=(2, 3, 4),
    credits="Julian Courtland-Smith, Kevin Nesbitt & Stephen M. Buonocore; Stronghold Games & Asmodee, 2012",
    minutes=60,
    variants=(
        Variant("crowded"),
        Variant("ending", ("volcano", "last_explorer", "last_tile")),
        Variant("all_equal"),
        Variant("two_colours", ("off", "on", "more_boats")),
        Variant("strict_landing"),
        Variant("relaxed_memory"),
        Variant("orders_only"),
    ),
    windows=("repel:shark", "repel:whale"),
)
