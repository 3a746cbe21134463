"""The pictures in words: a short description, and a text alternative with everything in it."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.model import Seat
from games.the_island.board import CORNERS
from games.the_island.facts import CREATURES, TERRAINS
from games.the_island.view import IslandView as View
from render.descriptions import blocks_of
from render.kit import telling
from render.kit.sheet import ranking
from render.scene import Scene, Told
from render.the_island import look
from render.the_island.board import turn_order
from render.the_island.hand import own_explorers
from render.the_island.look import BOARD
from render.the_island.options import verbs, zoomed
from render.the_island.sheet import rank_of


class Teller(telling.Teller[View]):
    """One view told in one language."""

    language = staticmethod(look.language)

    def head(self) -> str:
        view = self.view
        stage = self.say("picture-turn", turn=view.turn)
        if not view.turn:
            stage = self.say(f"picture-placing-{'boats' if view.phase == 'boats' else 'explorers'}")
        return self.told("head", title=self.say("title"), stage=stage)

    def turn(self) -> str:
        view = self.view
        if view.on_turn is None:
            return ""
        name = self.who(view.on_turn)
        if not view.step:
            return self.told("turn", name=name)
        said = self.told(f"turn-{view.step}", name=name, moves=view.moves)
        return f"{said} {self.told(f'rolled-{view.rolled}')}" if view.rolled else said

    def chosen(self) -> str:
        chosen = self.view.chosen
        if chosen is None or not chosen.spot:
            return ""
        what = self.explorer(chosen.explorer) if chosen.explorer else self.say(f"log-{chosen.kind}")
        return self.told("chosen", what=what, spot=chosen.spot.upper())

    def threat(self) -> str:
        threat = self.view.threat
        if threat is None:
            return ""
        name, what = self.who(threat.mover), self.say(f"a-{threat.kind}")
        return self.told("threat", name=name, what=what, spot=threat.spot.upper())

    def stage(self) -> list[str]:
        """Where the match stands, and what is about to happen."""
        return [self.head(), self.turn(), self.chosen(), self.threat()]

    def options(self) -> str:
        marks = self.scene.marks
        labels = [label.upper() for label in marks.values()]
        if zoomed(self.view, self.scene):
            meant, costs = verbs(self.view, self.scene), f" ({self.say('picture-costs')})"
            ways = [[self.say(f"verb-{name}") + costs * bad for name, bad in meant[spot]] for spot in marks]
            labels = [f"{label} {' / '.join(said)}" for label, said in zip(labels, ways, strict=True)]
        return self.told("options", labels=", ".join(labels)) if marks else ""

    def player(self, seat: Seat) -> str:
        player, name = self.view.players[seat], self.who(seat)
        colours = ", ".join(player.colours.upper())
        if player.left:
            return self.told("player-left", name=name, colours=colours, saved=player.saved)
        if not self.view.turn:
            to_place = {"placed": player.playing, "left": len(player.reserve), "boats": player.launches}
            return self.told("player-placing", name=name, colours=colours, **to_place)
        counts = {"saved": player.saved, "playing": player.playing, "lost": player.lost}
        numbers = {kind: player.tiles.count(kind) for kind in TERRAINS}
        kept = [self.say(f"some-{kind}", count=number) for kind, number in numbers.items() if number]
        tiles = self.told("keeps", tiles=self.words.join(kept)) if kept else self.told("no-tiles")
        return self.told("player", name=name, colours=colours, tiles=tiles, **counts)

    def everyone(self) -> list[str]:
        return [self.player(seat) for seat in turn_order(self.view)]

    def explorer(self, name: str) -> str:
        """An explorer with its owner; with two colours the colour is said too."""
        owner = next(n for n, player in enumerate(self.view.players) if name[0] in player.colours)
        return self.told("explorer", name=self.who(owner), explorer=self.short(name))

    def short(self, name: str) -> str:
        """An explorer's handle."""
        return (name if self.view.table.two_colours else name[1]).upper()

    def folk(self, names: Iterable[str]) -> str:
        return ", ".join(self.explorer(name) for name in names)

    def island(self) -> list[str]:
        """The tiles by terrain."""
        lines = []
        for terrain in TERRAINS:
            spots = [spot.upper() for spot, kind in self.view.terrain.items() if kind == terrain]
            if spots:
                some = self.say(f"some-{terrain}", count=len(spots))
                lines.append(self.told("tiles", some=some, spots=", ".join(spots)))
        return lines or [self.told("no-island")]

    def people(self, swimming: bool) -> list[str]:
        view = self.view
        there = [s for s in BOARD.hexes if s in view.people and (s not in view.terrain) == swimming]
        lines = [self.words.entry(spot.upper(), self.folk(view.people[spot])) for spot in there]
        return self.listed("swimming" if swimming else "land", lines)

    def boats(self) -> list[str]:
        crews = {spot: self.view.boats[spot] for spot in BOARD.hexes if spot in self.view.boats}
        aboard = {spot: self.folk(crew) or self.told("empty") for spot, crew in crews.items()}
        lines = [self.words.entry(spot.upper(), folk) for spot, folk in aboard.items()]
        return self.listed("boats", lines) or [self.told("no-boats")]

    def creatures(self) -> str:
        found = {kind: ", ".join(self.view.creatures.get(kind, ())).upper() for kind in CREATURES}
        kinds = [self.words.entry(self.say(kind), spots) for kind, spots in found.items() if spots]
        return self.told("creatures", kinds=self.words.row(kinds)) if kinds else self.told("no-creatures")

    def safe(self) -> list[str]:
        safe = [(f"safe-{corner}", self.folk(self.view.safe.get(corner, ()))) for corner in CORNERS]
        return [self.told("safe", island=self.say(name), folk=folk) for name, folk in safe if folk]

    def lost(self) -> str:
        return self.told("lost", folk=self.folk(self.view.lost)) if self.view.lost else ""

    def unseen(self) -> list[str]:
        lines = []
        for terrain in TERRAINS:
            counts = self.view.unseen.get(terrain, {})
            kinds = [f"{self.say(f'tile-{symbol}')} {count}" for symbol, count in counts.items() if count]
            if kinds:
                lines.append(self.words.entry(self.say(terrain), ", ".join(kinds)))
        return self.listed("unseen", lines)

    def tiles(self) -> list[str]:
        """The tiles the viewer keeps."""
        said = [(self.say(f"tile-{symbol}"), self.say(f"does-{symbol}")) for symbol in self.view.hand]
        lines = [self.words.entry(*one) for one in said]
        return self.listed("hand", lines, count=len(lines)) or [self.say("picture-no-tiles")]

    def own(self) -> list[str]:
        """The viewer's explorers, with their values where they may be looked at."""
        lines = []
        for one in own_explorers(self.view):
            where = self.say(f"picture-where-{one.where}")
            place = f"{one.place.upper()}, {where}" if one.place else where
            name, shown = "own" if one.value is None else "own-worth", self.short(one.name)
            lines.append(self.told(name, explorer=shown, place=place, value=one.value or 0))
        return self.listed("own-explorers", lines)

    def result(self) -> list[str]:
        ranks = {seat: f"picture-rank-{rank_of(self.view, seat)}" for seat in ranking(self.view)}
        saved = {seat: self.view.players[seat].saved for seat in ranks}
        found = [self.result_of(seat, rank, saved=saved[seat]) for seat, rank in ranks.items()]
        return [*self.ending(), *found]

    def counted(self) -> list[str]:
        """Every player's explorers, saved and not, with their values."""
        saved = {e for folk in self.view.safe.values() for e in folk}
        values, lines = self.view.values, list[str]()
        for seat in ranking(self.view):
            names = [c + h for c in self.view.players[seat].colours for h in look.HANDLES]
            lines.append(self.who(seat))
            for told, there in (("saved", True), ("not-saved", False)):
                those = sorted((e for e in names if (e in saved) == there), key=lambda e: -values.get(e, 1))
                worth = [f"{self.short(e)} {values[e]}" if e in values else self.short(e) for e in those]
                lines.append(f"- {self.told(told, folk=', '.join(worth) or '–')}")
        return lines


def told(view: View, scene: Scene) -> Told:
    """The board or the score sheet: its description and its text alternative."""
    tell = Teller(view, scene)
    if view.ending:
        alt = tell.alt(tell.result(), [], news=False)
        return alt, lambda: blocks_of([tell.result(), tell.counted(), tell.safe()])
    frame = [*tell.stage(), *tell.everyone(), tell.options()]
    return tell.alt(frame, [tell.creatures(), *tell.island()]), lambda: _board_text(tell)


def told_hand(view: View, scene: Scene) -> Told:
    """The viewer's tiles and explorers: description and text alternative."""
    tell = Teller(view, scene)
    blocks = [[tell.head()], *([tell.tiles()] if view.turn else []), tell.own()]
    blocks += [tell.unseen()] if view.turn else []
    frame = [_in_line(tell, block) for block in blocks]
    return tell.alt(frame[:3], frame[3:], news=False), lambda: blocks_of(blocks)


def _in_line(tell: Teller, block: list[str]) -> str:
    """A list as one sentence."""
    head, *items = block or [""]
    told = tell.words.row([item.removeprefix("- ").rstrip(".") for item in items])
    return f"{head} {told}.".strip() if items else head


def _board_text(tell: Teller) -> str:
    """Everything the board shows, line by line."""
    blocks = [[*tell.stage(), tell.options()], tell.latest(), tell.everyone(), tell.island()]
    blocks += [tell.people(False), tell.people(True), tell.boats(), [tell.creatures()]]
    blocks += [[*tell.safe(), tell.lost()], tell.unseen()]
    if tell.view.viewer is not None:
        blocks += [tell.tiles()] if tell.view.turn else []
        blocks += [tell.own()]
    return blocks_of(blocks)
