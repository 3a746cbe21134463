"""`make bench`: every benchmark, each printing a table and writing a JSON file to bench/out/."""

from __future__ import annotations

import sys

from bench import memory, move, pictures, playouts

BENCHES = {
    "playouts": playouts.main,
    "pictures": pictures.main,
    "move": move.main,
    "memory": memory.main,
}


def main() -> int:
    wanted = sys.argv[1:] or list(BENCHES)
    unknown = [name for name in wanted if name not in BENCHES]
    if unknown:
        print(
            f"bench: no benchmark called {', '.join(unknown)}; there are: {', '.join(BENCHES)}",
            file=sys.stderr,
        )
        return 2
    for name in wanted:
        BENCHES[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main())
