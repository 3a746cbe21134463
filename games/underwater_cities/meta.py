"""Underwater Cities' metadata."""

from __future__ import annotations

from games.core.game import Meta, Variant

META = Meta(
    key="underwater_cities",
    title="Underwater Cities",
    rules=4,
    former=(1, 2, 3),
    seats=(1, 2, 3, 4),
    credits="Vladimír Suchý; Delicious Games, 2018",
    minutes=120,
    variants=(
        Variant("boards", ("usual", "advanced")),
        Variant("contracts"),
        Variant("end_turn", ("pressed", "by_itself")),
        Variant("neutral", ("first", "second", "third", "fourth")),
    ),
    unposted=("paid", "fed", "reshuffled", "applied", "counted", "won", "won-tie"),
)
