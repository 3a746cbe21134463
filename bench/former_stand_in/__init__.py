"""The stand-in of the first release, kept as it was: an opponent to measure today's against.

One strength: answers halved by the best of turns played out at random, judged by evaluations kept here too.
"""

from __future__ import annotations

from bench.former_stand_in.search import choose
from bench.former_stand_in.worth import WORTH

__all__ = ["WORTH", "choose"]
