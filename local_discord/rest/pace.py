"""Rate limits: a bucket for each route and channel, and one for all requests."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from typing import NamedTuple

from local_discord.world.clock import Clock

# The headers where no limit is set: far above what a bot needs, and never enforced.
GENEROUS = 1000
PER_SECONDS = 1.0


class Rule(NamedTuple):
    """So many requests in so many seconds, where method and path fit."""

    method: str
    pattern: re.Pattern[str]
    limit: int
    seconds: float

    def fits(self, method: str, path: str) -> bool:
        """Whether the rule is about this request."""
        return self.method in (method, "*") and bool(self.pattern.search(path))


@dataclass
class Bucket:
    """The requests left until the reset."""

    limit: int
    left: int
    resets_at: float


class Verdict(NamedTuple):
    """The headers of an answer, and how long to wait if the request came too early."""

    headers: dict[str, str]
    retry_after: float = 0.0
    everywhere: bool = False


class Pace:
    """Counts requests by the box's clock; paths are matched after `/api/v10`, method `*` means any."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._rules: list[Rule] = []
        self._overall: Rule | None = None
        self._buckets: dict[str, Bucket] = {}

    def limit(self, method: str, path_regex: str, limit: int, seconds: float) -> None:
        """Limit such requests to so many in so many seconds for each channel; the newest rule wins."""
        self._rules.insert(0, Rule(method, re.compile(path_regex), limit, seconds))
        self._buckets.clear()

    def limit_overall(self, limit: int = 50, seconds: float = 1.0) -> None:
        """Limit all requests together; answers to interactions are exempt, as on Discord."""
        self._overall = Rule("*", re.compile(r"^(?!/interactions/|/webhooks/)"), limit, seconds)

    def clear(self) -> None:
        """Remove all limits."""
        self._rules.clear()
        self._overall = None
        self._buckets.clear()

    def spend(self, method: str, path: str, template: str, place: str) -> Verdict:
        """Count one request; an empty bucket says how long to wait."""
        if self._overall is not None and self._overall.fits(method, path):
            overall = self._bucket("overall", self._overall)
            if overall.left <= 0:
                return self._refused(overall, "global", everywhere=True)
            overall.left -= 1
        # One name for a route in all places, as Discord gives it; the places are counted apart.
        name = hashlib.md5(f"{method} {template}".encode(), usedforsecurity=False).hexdigest()
        rule = next((rule for rule in self._rules if rule.fits(method, path)), None)
        if rule is None:
            unlimited = Bucket(GENEROUS, GENEROUS - 1, self._clock.now() + PER_SECONDS)
            return Verdict(self._headers(unlimited, name))
        bucket = self._bucket(f"{name}:{place}", rule)
        if bucket.left <= 0:
            return self._refused(bucket, name)
        bucket.left -= 1
        return Verdict(self._headers(bucket, name))

    def _bucket(self, key: str, rule: Rule) -> Bucket:
        now = self._clock.now()
        bucket = self._buckets.get(key)
        if bucket is None or now >= bucket.resets_at:
            bucket = self._buckets[key] = Bucket(rule.limit, rule.limit, now + rule.seconds)
        return bucket

    def _refused(self, bucket: Bucket, name: str, *, everywhere: bool = False) -> Verdict:
        wait = round(max(0.001, bucket.resets_at - self._clock.now()), 3)
        headers = {**self._headers(bucket, name), **refusal_headers(wait, everywhere=everywhere)}
        return Verdict(headers, wait, everywhere)

    def _headers(self, bucket: Bucket, name: str) -> dict[str, str]:
        return {
            "X-RateLimit-Limit": str(bucket.limit),
            "X-RateLimit-Remaining": str(bucket.left),
            "X-RateLimit-Reset": f"{bucket.resets_at:.3f}",
            "X-RateLimit-Reset-After": f"{max(0.0, bucket.resets_at - self._clock.now()):.3f}",
            "X-RateLimit-Bucket": name,
        }


def refusal_headers(retry_after: float, *, everywhere: bool = False) -> dict[str, str]:
    """The headers of a 429; without `Via` clients take it for a ban."""
    headers = {
        "Via": "1.1 google",
        "Retry-After": str(max(1, round(retry_after))),
        "X-RateLimit-Scope": "global" if everywhere else "user",
    }
    return {**headers, "X-RateLimit-Global": "true"} if everywhere else headers


def refusal_body(retry_after: float, *, everywhere: bool = False) -> dict[str, object]:
    """The body of a 429."""
    return {"message": "You are being rate limited.", "retry_after": retry_after, "global": everywhere}
