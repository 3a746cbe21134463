"""R15: what is known."""

from __future__ import annotations

import pytest

from games.core import codec
from games.core.rng import Rng
from games.nautilus import GAME
from tests.games.nautilus.players import eager
from tests.games.nautilus.scenes import BOARD, SUBMARINES, dealt, scene
from tests.kit import worlds
from tests.kit.playouts import Match, Moment, play
from tests.kit.scene import seat_of


def test_money_modules_tracks_and_ruins_are_open() -> None:
    """R15.1: everyone sees the same of everybody."""
    sea = scene(1, held={"A": "sonar green-2"}, tracks={"A": "sonar"}, ruins={4: "A"}, finds={"A": "gold"})
    for viewer in ("B", None):
        mine = sea.view(viewer).players[0]
        assert [held.key for held in mine.held] == ["sonar", "green-2"]
        assert (mine.money, mine.tracks["sonar"], mine.ruins, mine.finds["gold"]) == (55, 1, (4,), 1)


def test_a_mission_is_seen_by_its_owner_only_and_counts_for_nobody_else() -> None:
    """R15.2: the points shown to others leave it out."""
    sea = scene(
        1, finds={"A": "scallop"}, missions={"A": "scallop_urchin"}, threes={"sonar": "A"}, money={"A": 5}
    )
    assert sea.view("A").players[0].mission == "scallop_urchin"
    assert sea.view("B").players[0].mission is None
    assert sea.view("A").players[0].points == 3 + 4
    assert sea.view("B").players[0].points == sea.view().players[0].points == 5


def test_what_was_looked_at_stays_known_to_the_player_who_looked() -> None:
    """R15.3: and to nobody else, though all saw which it was; turned up, it is known to all."""
    sea = scene(SUBMARINES, subs={"A": "C9", "B": "Z20"}, tiles={"C10": "gold", "C14": "snail"})
    sea.play("A ping:C9")
    assert sea.known("A") == {"C10": "gold"}
    assert sea.known("B") == {}
    (ten, _) = sea.view("B").tiles
    assert (ten.face, ten.looked) == (None, (0,))
    sea.play("A to:C10")
    assert sea.known("A") == {}


def test_dealing_again_keeps_what_was_seen() -> None:
    """R15.3: memory is knowledge; what was not seen is shuffled within its zone."""
    sea = scene(SUBMARINES, subs={"A": "Q11"}).play("A ping:Q11")
    before = dict(sea.state.tiles)
    twin = codec.copy(sea.state)
    GAME.resample(twin, seat_of("A"), Rng("again"))
    assert {spot: twin.tiles[spot] for spot in sea.known("A")} == sea.known("A")
    assert twin.tiles != before
    for zone in ("slope", "deep", "trench"):
        here = [spot for spot in before if BOARD.zone[spot] == zone]
        assert sorted(before[spot] for spot in here) == sorted(twin.tiles[spot] for spot in here)
    other = codec.copy(sea.state)
    GAME.resample(other, seat_of("B"), Rng("other"))
    assert any(other.tiles[spot] != before[spot] for spot in sea.known("A"))


def test_at_the_end_missions_in_play_are_shown_and_the_others_are_not() -> None:
    """R15.4: and what lies face down stays so."""
    match = dealt(2)
    match.play(f"{match.mover} nothing", f"{'AB'.replace(match.mover, '')} nothing")
    assert match.state.ending
    shown = {player.mission for player in match.view().players}
    assert shown == set(match.state.missions.values())
    assert not any(tile.face for tile in match.view().tiles)
    said = match.heard_by(None)
    assert said.count("had the mission") == 2


def a_few_of_each(match: Match) -> Match:
    """The match cut down to some moments of each kind of question, and its end."""
    kept: dict[str, list[Moment]] = {}
    for moment in match.moments[:-1]:
        kept.setdefault(moment.action.step if moment.action else "", []).append(moment)
    some = [moment for moments in kept.values() for moment in moments[:: len(moments) // 3 + 1]]
    return Match(match.game, match.setup, match.opening, [*some, match.moments[-1]])


@pytest.mark.programs
def test_nobody_can_tell_two_worlds_apart_in_matches_of_eager_players() -> None:
    """R15.2, R15.3: sonar, looks, speed chips and news of Atlantis all occur and tell nothing."""
    played = [play(GAME, GAME.setup(seats, "worlds-4"), eager("worlds-4")) for seats in (2, 4)]
    findings = worlds.compare(GAME, [a_few_of_each(match) for match in played], moments=80)
    assert findings.report() == []
    assert set(findings.compared) == set(GAME.steps) - {"round", "base"}
