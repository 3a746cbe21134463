"""`make bench`: every benchmark, each printing a table and writing a JSON file to bench/out/."""

from __future__ import annotations

import sys

from bench import (
    balance,
    builders,
    clicks,
    community,
    drivers,
    failover,
    film_clicks,
    films,
    load,
    memory,
    move,
    overload,
    pages,
    pictures,
    playouts,
    posts,
    stand_ins,
    thinking,
    traps,
    tune,
)

BENCHES = {
    "playouts": playouts.main,
    "pictures": pictures.main,
    "move": move.main,
    "memory": memory.main,
}
LONG = {
    "clicks": clicks.main,
    "films": films.main,
    "film_clicks": film_clicks.main,
    "stand_ins": stand_ins.main,
    "likeness": stand_ins.look,
    "thinking": thinking.main,
    "tune": tune.main,
    "balance": balance.main,
    "builders": builders.main,
    "community": community.main,
    "posts": posts.main,
    "pages": pages.main,
    "load": load.main,
    "overload": overload.main,
    "failover": failover.main,
    "drivers": drivers.main,
    "traps": traps.main,
}
"""Minutes each: only when asked for by name."""


def main() -> int:
    benches = BENCHES | LONG
    alone = sys.argv[1:2] in (
        ["clicks"],
        ["traps"],
        ["load"],
        ["posts"],
        ["pages"],
        ["failover"],
    )  # with arguments
    wanted = sys.argv[1:2] if alone else sys.argv[1:] or list(BENCHES)
    unknown = [name for name in wanted if name not in benches]
    if unknown:
        print(
            f"bench: no benchmark called {', '.join(unknown)}; there are: {', '.join(benches)}",
            file=sys.stderr,
        )
        return 2
    for name in wanted:
        benches[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main())
