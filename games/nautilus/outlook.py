"""Count what is left to come, for players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from games.core.model import Say
from games.nautilus.facts import ATLANTIS, Facts, ruin
from games.nautilus.view import NautilusView


def left(facts: Facts, view: NautilusView) -> tuple[Say, ...]:
    """Modules, discoveries and ruins still to come, as far as a pair of eyes can count them."""
    missing = tuple(str(one.number) for one in view.ruins if not one.found)
    down = Counter(tile.zone for tile in view.tiles if not tile.up)
    lines = [
        _counted("modules", view.piles),
        _counted("tiles", {f"zone-{zone}": down[zone] for zone in facts.faces}),
        _counted("unseen", _unseen(facts, view)),
        Say("left-ruins", {"numbers": missing}) if missing else Say("left-no-ruins"),
    ]
    if view.gone:
        lines.append(_counted("gone", Counter(map(_kind, view.gone))))
    return tuple(lines)


def _unseen(facts: Facts, view: NautilusView) -> Counter[str]:
    """What may lie under the discoveries whose faces are not known to the viewer."""
    unseen = Counter(_kind(face) for faces in facts.faces.values() for face in faces)
    unseen -= Counter(_kind(face) for face in view.gone)
    unseen -= Counter(_kind(tile.face) for tile in view.tiles if tile.face)
    for player in view.players:
        unseen -= Counter(player.finds)
    return unseen - Counter({ATLANTIS: sum(one.found for one in view.ruins)})


def _kind(face: str) -> str:
    return face if ruin(face) is None else ATLANTIS


def _counted(name: str, counts: Mapping[str, int]) -> Say:
    """How many of each there are, where there are any."""
    numbers = [Say("left-number", {"what": Say(what), "count": n}) for what, n in counts.items() if n]
    return Say(f"left-{name}", {"numbers": tuple(numbers)}) if numbers else Say(f"left-no-{name}")
