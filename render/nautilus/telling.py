"""The pictures in words: a short description, and a text alternative with everything in it."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.model import Seat
from games.nautilus.board import BLUE, place
from games.nautilus.facts import CREATURES, DWELLINGS, STATIONS, ruin
from games.nautilus.view import AskView, ModuleView, NautilusView, SubView, TileView
from render.descriptions import blocks_of
from render.kit import telling
from render.kit.sheet import rank_of
from render.nautilus import look
from render.nautilus.asking import passages, turns_at
from render.nautilus.hand import known
from render.nautilus.sheet import ranking
from render.scene import Scene, Told

MARKS_MOST = 24  # options named one by one in a description


class Teller(telling.Teller[NautilusView]):
    """One view told in one language."""

    language = staticmethod(look.language)

    def head(self) -> str:
        stage, phase = self.told("round", round=self.view.round), self.told(f"phase-{self.view.phase}")
        return self.told("head", title=self.say("title"), stage=stage, phase=phase)

    def turn(self) -> list[str]:
        """Who is to move, who comes after, what the trench and the end are like."""
        view = self.view
        mover = "" if view.on_turn is None else self.who(view.on_turn)
        quiet = "quiet" if view.buying_counts else "quiet-built"
        return [
            *self.some("turn", name=mover),
            *self.some("order", names=self.names(seat for seat in view.order if seat != view.on_turn)),
            self.told("first", name=self.who(view.first)),
            self.told("trench-open" if view.trench_open else "trench-shut"),
            *self.some("last", round=view.last),
            *([self.told(quiet)] if view.quiet else []),
            *self.some("due", price=view.due),
        ]

    def options(self, most: int | None = None) -> str:
        count = len(self.scene.marks)
        many = most is not None and count > most
        return self.told("options-many", count=count) if many else super().options()

    def _asked(self, step: str) -> AskView | None:
        """The viewer's question, if it is this one."""
        asked = self.view.asked
        return asked if asked and (asked.seat, asked.step) == (self.view.viewer, step) else None

    def turns(self) -> list[str]:
        """The ways a module may be turned, as the menu has them."""
        asked = self._asked("turn")
        if not asked or not asked.spot or not asked.piece:
            return []
        kind, lines = asked.piece.partition("-")[0], [self.told("turns")]
        for turn in turns_at(self.view, kind, asked.spot):
            joined = len(passages(self.view, kind, turn, asked.spot))
            lines.append("- " + self.say("turned", passages=joined, **self._doors(kind, turn)) + ".")
        return lines

    def kinds(self) -> list[str]:
        """What may be bought, as the picture has it."""
        if not self._asked("buy"):
            return []
        prices, lines = look.FACTS.table.prices, [self.told("kinds")]
        for kind in (*STATIONS, *DWELLINGS):
            homes = kind in DWELLINGS
            name, price = ("dwelling", prices.aquanaut) if homes else ("kind", prices.station)
            left, doors = self.view.piles[kind], self._doors(kind, 0)
            lines.append(f"- {self.told(name, kind=self.say(kind), price=price, count=left, **doors)}.")
        return lines

    def _doors(self, kind: str, turn: int) -> dict[str, str]:
        """The doors of a module by colour, as directions."""
        ways = look.door_ways(kind, turn)
        named = {
            name: self.words.join([self.say(f"way-{w}") for w in ways if (w in BLUE) is (name == "blue")])
            for name in ("blue", "brown")
        }
        return {name: said or self.say("no-door") for name, said in named.items()}

    def city(self) -> list[str]:
        built = sorted(self.view.city, key=lambda one: (place(one.spot)[1], place(one.spot)[0]))
        return [self._module(one) for one in built]

    def _module(self, built: ModuleView) -> str:
        aboard = [(seat, count) for seat, count in enumerate(built.crew) if count]
        crew = [self.told("crew", name=self.who(seat), count=count) for seat, count in aboard]
        parts = [
            self.words.entry(built.spot, self.say(built.kind)),
            *self.some("built-by", name=None if built.builder is None else self.who(built.builder)),
            *([self.told("laid")] if built.laid else []),
            *([self.words.join(crew)] if crew else []),
            self.told("doors", ways=self._ways(built.doors)),
            *self.some("passages", ways=self._ways(built.passages)),
            *self.some("launches", spots=", ".join(built.launches)),
        ]
        return self.words.row(parts)

    def _ways(self, ways: tuple[str, ...]) -> str:
        return ", ".join(self.say(f"way-{way}") for way in ways)

    def subs(self) -> list[str]:
        return [self._sub(sub) for sub in self.view.subs] or [self.told("no-subs")]

    def _sub(self, sub: SubView) -> str:
        zone = self.say(f"zone-{look.BOARD.zone[sub.spot]}")
        facts = {"name": self.who(sub.seat), "spot": sub.spot, "zone": zone}
        cargo = self.face(sub.cargo) if sub.cargo else ""
        return " ".join(self.some("sub-over", face=cargo, **facts) or [self.told("sub", **facts)])

    def face(self, face: str) -> str:
        number = ruin(face)
        return self.say(f"a-{face}") if number is None else self.say("a-atlantis", number=number)

    def tiles(self) -> list[str]:
        """Face down by zone, face up, and who has looked at what."""
        lines = []
        for zone in look.BACK:
            spots = [tile.spot for tile in self.view.tiles if tile.zone == zone and not tile.up]
            spots.sort(key=place)
            name = self.say(f"zone-{zone}")
            lines.append(self.told("tiles", zone=name, count=len(spots), spots=", ".join(spots) or "–"))
        lines += self.some("up", tiles=", ".join(self._echoes(t for t in self.view.tiles if t.up)))
        for seat in self.seats():
            seen = sorted((tile.spot for tile in self.view.tiles if seat in tile.looked), key=place)
            lines += self.some("looked", name=self.who(seat), spots=", ".join(seen))
        return lines

    def _echoes(self, tiles: Iterable[TileView]) -> list[str]:
        """Discoveries and where they lie."""
        return [self.say("echo", face=self.face(tile.face), spot=tile.spot) for tile in tiles if tile.face]

    def ruins(self) -> list[str]:
        found = [one for one in self.view.ruins if one.found]
        lines = [self.told("ruins", found=len(found), all=len(self.view.ruins))]
        for seat, player in enumerate(self.view.players):
            lines += self.some("ruins-of", name=self.who(seat), numbers=", ".join(map(str, player.ruins)))
        nobody = [str(one.number) for one in found if one.holder is None]
        missing = [str(one.number) for one in self.view.ruins if not one.found]
        lines += self.some("ruins-nobody", numbers=", ".join(nobody))
        return [*lines, *self.some("ruins-missing", numbers=", ".join(missing))]

    def supply(self) -> list[str]:
        piles = ", ".join(f"{self.say(kind)} {count}" for kind, count in self.view.piles.items())
        gone = ", ".join(map(self.face, self.view.gone))
        return [self.told("piles", piles=piles), *self.some("gone", tiles=gone)]

    def summary(self, seat: Seat) -> str:
        player, name = self.view.players[seat], self.who(seat)
        if player.left:
            return self.told("player-left", name=name, points=player.points)
        return self.told("player", name=name, points=player.points, nemos=player.money)

    def player(self, seat: Seat) -> list[str]:
        player = self.view.players[seat]
        running = [f"{self.say(kind)} {player.tracks[kind]}" for kind in STATIONS if player.tracks[kind]]
        finds = [f"{self.say(face)} {player.finds[face]}" for face in CREATURES if player.finds[face]]
        held = [self.say(one.kind) + (f" ({one.crew})" if one.crew else "") for one in player.held]
        gives = [f"{self.told(f'gives-{kind}')} {value}" for kind, value in player.benefits.items()]
        lines = [
            self.told("running", stations=", ".join(running) or self.told("none")),
            self.told("finds", finds=", ".join(finds) or self.told("no-finds")),
            self.told("reserve", aquanauts=player.reserve, subs=player.subs_left),
            *([self.told("key")] if player.key and not self.view.trench_open else []),
            *self.some("threes", kinds=", ".join(map(self.say, player.threes))),
            *self.some("held", modules=", ".join(held)),
            ", ".join(gives),
        ]
        return [self.summary(seat), *(f"- {line}" for line in lines)]

    def knowledge(self) -> list[str]:
        """The mission and the discoveries looked at."""
        if self.view.viewer is None:
            return []
        mission = self.view.players[self.view.viewer].mission
        tiles = self.words.row(self._echoes(known(self.view)))
        return [
            *self.some("mission", mission=mission and self.say(f"mission-{mission}")),
            *(self.some("known", tiles=tiles) or [self.told("known-none")]),
        ]

    def result(self) -> list[str]:
        order = ranking(self.view)
        found = [self.result_of(seat, f"picture-rank-{rank_of(self.view, order, seat)}") for seat in order]
        return [*self.ending(rounds=self.view.round), *found]

    def parts_of(self, seat: Seat) -> list[str]:
        mission = self.view.players[seat].mission
        had = self.some("had-mission", mission=mission and self.say(f"mission-{mission}"))
        return [*super().parts_of(seat), *had]


def told(view: NautilusView, scene: Scene) -> Told:
    """The board, the options or the score sheet: description and text alternative."""
    tell = Teller(view, scene)
    if view.ending:
        alt = tell.alt(tell.result(), tell.ruins(), news=False)
        return alt, lambda: blocks_of([tell.result(), *_table(tell)])
    frame = [tell.head(), *tell.turn()[:1], tell.options(MARKS_MOST), *tell.turns(), *tell.kinds()]
    frame += map(tell.summary, tell.seats())
    extra = [*tell.turn()[1:], *tell.subs(), *tell.ruins(), *tell.knowledge()]
    return tell.alt(frame, extra), lambda: _board_text(tell)


def _board_text(tell: Teller) -> str:
    opening = [tell.head(), *tell.turn(), tell.options()]
    asked = [tell.turns(), tell.kinds(), tell.latest()]
    return blocks_of([opening, *asked, *_table(tell), tell.knowledge()])


def told_hand(view: NautilusView, scene: Scene) -> Told:
    """What the viewer knows: description and text alternative."""
    tell = Teller(view, scene)
    assert view.viewer is not None
    own = [sub for sub in view.subs if sub.seat == view.viewer]
    lines = [*tell.knowledge(), tell.summary(view.viewer), *(tell._sub(sub) for sub in own)]
    frame = [tell.told("hand", title=tell.say("title")), *lines]
    return tell.alt(frame, tell.turn(), news=False), lambda: _hand_text(tell)


def _hand_text(tell: Teller) -> str:
    assert tell.view.viewer is not None
    blocks = [[tell.head(), *tell.turn()], tell.knowledge(), tell.player(tell.view.viewer)]
    return blocks_of([*blocks, tell.subs(), tell.tiles()])


def _table(tell: Teller) -> list[list[str]]:
    """All that lies on the table."""
    players = [tell.player(seat) for seat in tell.seats()]
    return [*players, tell.city(), tell.subs(), tell.tiles(), tell.ruins(), tell.supply()]
