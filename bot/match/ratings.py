"""Ratings: what matches say of how well people play, computed by openskill.

Whoever wishes a standing has one rating for each game and one for all of them, on each server and everywhere.
"""

from __future__ import annotations

from openskill.models import PlackettLuce

from storage import people, ratings, results
from storage.matches import Match
from storage.ratings import ALL_GAMES, EVERYWHERE, Rating, Scope
from storage.results import Result
from storage.transaction import Transaction

MODEL = PlackettLuce()
PROVISIONAL = 5  # matches before a rating says much
LAST = 99  # the place of whoever gave up
START, STEP = 1000.0, 40.0  # what is shown for openskill's 0, and for each 1 of its


def counts(match: Match) -> bool:
    """Whether a match may count: people alone, a seat each from first to last, no hints, nothing rewound."""
    users = [player.user for player in match.players]
    untouched = not any(player.stand_in or player.changed for player in match.players)
    return match.rated and not match.options.hints and untouched and len({*users}) == len(users)


def count(tx: Transaction, match: Match) -> None:
    """Let a match that has just ended count for those at it who wish a standing, if they are two or more."""
    if not counts(match):
        return
    found = [one for one in results.of_match(tx, match.id) if people.preferences(tx, one.user).standing]
    if len(found) < 2 or any(one.place == 0 for one in found):  # 0: nobody reached the goal
        return
    results.set_counted(tx, match.id, [one.user for one in found])
    _rate(tx, match.guild, found)


def rebuild(tx: Transaction) -> int:
    """Compute all ratings anew from the results; how many came out otherwise than they stood."""
    before = ratings.everything(tx)
    ratings.clear(tx)
    for guild, found in results.counted(tx):
        _rate(tx, guild, found)
    return len({*before} ^ {*ratings.everything(tx)})


def shown(rating: Rating) -> int:
    """A rating as one number: what the person can do with some certainty."""
    return round(MODEL.rating(mu=rating.mu, sigma=rating.sigma).ordinal(z=3.0, alpha=STEP, target=START))


def _rate(tx: Transaction, guild: int | None, found: list[Result]) -> None:
    ranks = [float(LAST if one.place is None else one.place) for one in found]
    for scope in _scopes(found[0].game, guild):
        before = [ratings.latest(tx, scope, one.user) for one in found]
        teams = [[MODEL.rating(mu=b.mu, sigma=b.sigma) if b else MODEL.rating()] for b in before]
        rated = MODEL.rate(teams, ranks=ranks)
        for one, old, (new,) in zip(found, before, rated, strict=True):
            number = old.number + 1 if old else 1
            ratings.add(
                tx,
                Rating(scope.game, scope.guild, one.user, number, one.match, new.mu, new.sigma, one.made),
            )


def _scopes(game: str, guild: int | None) -> list[Scope]:
    places = (EVERYWHERE,) if guild is None else (guild, EVERYWHERE)
    return [Scope(each, place) for each in (game, ALL_GAMES) for place in places]
