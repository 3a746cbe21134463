"""The pictures in words: a short description, and a text alternative with everything in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from games.core.model import Seat
from games.nautilus_island.view import CollectionView
from games.nautilus_island.view import NautilusIslandView as View
from render.descriptions import blocks_of
from render.kit import telling
from render.lettering import capital
from render.nautilus_island import look
from render.nautilus_island.board import way_name
from render.nautilus_island.sheet import ranking
from render.scene import Scene, Told


class Teller(telling.Teller[View]):
    """One view told in one language."""

    language = staticmethod(look.language)

    def head(self) -> str:
        stage = "round-last" if self.view.last else "round"
        said = self.say(stage, round=max(1, self.view.round))
        way = self.say(way_name(self.view))
        return self.told("head", title=self.say("title"), stage=said, way=way)

    def turn(self) -> str:
        mover = self.view.on_turn
        return "" if mover is None else self.told("turn", name=self.who(mover))

    def order(self) -> str:
        names = self.names(seat for seat in self.view.order if seat != self.view.on_turn)
        return self.told("order", names=names) if names else ""

    def columns(self) -> list[str]:
        lines = []
        for number, piles in enumerate(self.view.columns, 1):
            left = max((pile.left for pile in piles), default=0)
            tops = ", ".join(self._card(pile.top) if pile.top else self.told("face-down") for pile in piles)
            column = self.told("column", number=number, cards=tops, left=left)
            lines.append(column if left else self.told("column-empty", number=number))
        return lines

    def pawn(self, seat: Seat) -> str:
        player, name = self.view.players[seat], self.who(seat)
        if player.left or player.pawn is None:
            return self.told("pawn-left" if player.left else "pawn-none", name=name)
        side = self.say("below" if self.view.below == player.crossed else "above")
        return self.told("pawn-passed" if player.passed else "pawn", name=name, side=side, column=player.pawn)

    def camp(self) -> str:
        places = [
            self.told("place", colour=self.say(colour), token=self._token(kind))
            for colour, kind in self.view.camp.items()
        ]
        return self.told("camp", places=", ".join(places))

    def _token(self, kind: str | None) -> str:
        return self.say(f"token-{kind}" if kind else "picture-no-token")

    def portholes(self) -> str:
        stacks = [
            self.told("stack", size=size, values=", ".join(map(str, values)), left=len(values))
            for size, values in self.view.portholes.items()
        ]
        return self.told("portholes", stacks=self.words.row(stacks))

    def player(self, seat: Seat) -> str:
        player = self.view.players[seat]
        points = look.on_the_table(player)
        return self.told("player", name=self.who(seat), points=points, hand=player.hand)

    def collections(self, seat: Seat) -> list[str]:
        laid = [c for c in self.view.players[seat].collections if c.cards]
        return [self._collection(c) for c in laid] or [self.told("nothing-laid")]

    def _collection(self, collection: CollectionView) -> str:
        parts = [self.counted(collection.cards)]
        parts += [self.told("token", token=self._token(t)) for t in collection.tokens]
        if collection.porthole is not None:
            parts.append(self.told("closed", points=collection.porthole))
        total = look.collection_points(collection)
        name = capital(self.say(collection.colour))
        return self.told("collection", colour=name, parts=self.words.row(parts), points=total)

    def counted(self, cards: Iterable[str]) -> str:
        """Cards as people count them: "2 coats, a hat"."""
        return ", ".join(
            self.say(f"some-{card}", count=count)
            if self.words.has(f"some-{card}")
            else f"{count} {self._card(card)}"
            for card, count in Counter(cards).items()
        )

    def _card(self, card: str) -> str:
        return self.say(card) if self.words.has(card) else card

    def hand(self) -> list[str]:
        if not self.view.hand:
            return [self.told("hand-empty")]
        lines = [self.told("hand", count=len(self.view.hand))]
        for colour in (*look.FACTS.colours, look.UNKNOWN):
            held = [card for card in self.view.hand if look.family_of(card) == colour]
            if held:
                name = self.say(f"picture-family-{colour}")
                lines.append(self.told("held", colour=name, cards=self.counted(held)))
        worth = look.treasure(self.view.hand)
        return [*lines, self.told("worth", points=worth)] if worth else lines

    def result(self) -> list[str]:
        places = enumerate(ranking(self.view), 1)
        found = [self.result_of(seat, f"picture-rank-{place}") for place, seat in places]
        return [*self.ending(rounds=self.view.round), *found]


def told(view: View, scene: Scene) -> Told:
    """The board or the score sheet: its description and its text alternative."""
    tell = Teller(view, scene)
    if view.ending:
        return tell.alt(tell.result(), [], news=False), lambda: _text(tell)
    everyone = [*map(tell.pawn, tell.seats()), *map(tell.player, tell.seats())]
    frame = [tell.head(), tell.turn(), tell.options(), *everyone]
    extra = [*tell.columns(), tell.camp(), tell.portholes(), tell.order()]
    return tell.alt(frame, extra), lambda: _text(tell)


def told_hand(view: View, scene: Scene) -> Told:
    """The hand: its description and its text alternative."""
    tell = Teller(view, scene)
    frame, extra = [tell.say("title") + ".", *tell.hand()], [tell.camp(), tell.portholes()]
    laid = [] if view.viewer is None else tell.listed("laid", tell.collections(view.viewer))
    return tell.alt(frame, extra, news=False), lambda: blocks_of([tell.hand(), laid, extra])


def _text(tell: Teller) -> str:
    """Everything the board or the score sheet shows, line by line."""
    view = tell.view
    blocks = [tell.result()] if view.ending else [[tell.head(), tell.turn(), tell.order(), tell.options()]]
    if not view.ending:
        stock = [tell.camp(), tell.portholes()]
        blocks += [tell.latest(), tell.columns(), [*map(tell.pawn, tell.seats())], stock]
    for seat in tell.seats():
        lines, shown = tell.collections(seat), view.players[seat].shown
        lines += [tell.told("shown", cards=tell.counted(shown))] if shown else []
        blocks.append([tell.player(seat), *(f"- {line}" for line in lines)])
    if view.viewer is not None and not view.ending:
        blocks.append(tell.hand())
    return blocks_of(blocks)
