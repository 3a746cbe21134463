"""A stored match without a database, for tests of what is said about one."""

from __future__ import annotations

from games.core.model import Setup
from storage.matches import Match, Options, Phase
from storage.players import Player


def a_match(
    game: str,
    players: tuple[Player, ...],
    *,
    setup: Setup | None = None,
    phase: Phase = Phase.PLAYING,
    language: str = "en",
    id: int = 1,
    at: int = 9,
) -> Match:
    return Match(
        id=id,
        game=game,
        phase=phase,
        language=language,
        host=1,
        guild=1,
        channel=2,
        message=3,
        thread=4,
        variants={},
        options=Options(),
        at=at,
        touched=0.0,
        players=players,
        setup=setup or Setup(game, 1, "", len(players), "seed", ()),
    )
