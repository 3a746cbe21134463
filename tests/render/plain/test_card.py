"""The plain look: a card for any game, from its score sheet, what is left and its words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

import games
import render
from games import GAMES
from games.core import engine
from games.core.data import DataSet
from games.core.game import Game, Meta
from games.core.model import Ending, Event, Say, Seat, SheetLine, Who, say
from games.core.words import LANGUAGES
from render import Picture, Scene, plain
from tests.kit.folders import BARE
from tests.kit.playouts import Match, play
from tests.kit.subjects import SPIKES
from tests.render.contact import looks_as_it_did
from tests.render.files import NAMES, STRANGE, check
from tests.spikes import first_dive

CROWD = ("Ada", "Ben", "Cleo", "Dina", "Émile", "Fatou", "Gus", "Hana")


class BareView(Struct, frozen=True):
    """As little as a view can be."""

    heap: int = 3


class FullView(Struct, frozen=True):
    viewer: Seat | None = None
    on_turn: Seat | None = None
    left: tuple[Seat, ...] = ()
    ending: Ending | None = None
    sheet: tuple[SheetLine, ...] = ()
    coming: tuple[Say, ...] = ()


class Unpainted(Game[Any, Any]):
    """A game nobody has painted, whose words are not written either."""

    meta = Meta("unpainted", "Unpainted", 1, (2, 8), "", 1)

    def __init__(self) -> None:
        self.data_set = DataSet({})

    def standing(self, view: Any) -> tuple[SheetLine, ...]:
        return getattr(view, "sheet", ())

    def left(self, view: Any) -> tuple[Say, ...]:
        return getattr(view, "coming", ())


@pytest.fixture
def unpainted(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(GAMES, "unpainted", Unpainted())
    return "unpainted"


@pytest.fixture
def dive(monkeypatch: pytest.MonkeyPatch) -> Match:
    """A match of a game that has words but no painter, as the kit makes one."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(SPIKES)])
    monkeypatch.setitem(GAMES, "first_dive", first_dive.GAME)
    return play(first_dive.GAME, first_dive.GAME.setup(3, "plain"))


def shown(match: Match, share: float, viewer: Seat | None, language: str = "en") -> Picture:
    """A match shown at some moment."""
    number = int((len(match.moments) - 1) * share)
    trail = tuple(event for moment in match.moments[max(0, number - 4) : number] for event in moment.events)
    view = match.game.view(match.state(match.moments[number]), viewer)
    names = (NAMES if viewer is None else STRANGE)[: match.setup.seats]
    return render.draw(match.setup.game, view, Scene(names, language, trail=trail))


@pytest.mark.parametrize("key", GAMES)
def test_every_game_can_be_shown_plainly(key: str) -> None:
    game = GAMES[key]
    seats = max(game.meta.seats)
    view = game.view(engine.start(game, game.setup(seats, "plain")).state, Seat(1))
    for language in LANGUAGES:
        check(plain.draw(key, view, Scene(STRANGE[:seats], language)))


def test_the_cards_look_as_they_did_when_last_looked_at(dive: Match, update: bool) -> None:
    cards = [shown(dive, 0.6, Seat(1)), shown(dive, 0.4, None, "fr"), shown(dive, 1.0, None, "it")]
    for card in cards:
        check(card)
    looks_as_it_did("plain", cards, update)


def test_a_view_without_any_of_the_usual_fields_is_shown(unpainted: str) -> None:
    picture = render.draw(unpainted, BareView(), Scene(("Ada", "Ben")))
    check(picture)
    assert picture.text == "Unpainted.\n\nAda is playing.\nBen is playing."


def test_all_of_it_is_said_in_words(unpainted: str) -> None:
    view = FullView(
        viewer=Seat(1),
        on_turn=Seat(0),
        sheet=(SheetLine(Say("sheet-shells"), (3, 1)), SheetLine(Say("sheet-turns"), (9, 8), adds=False)),
        coming=(say("rounds-left", count=2),),
    )
    trail = (Event(say("laid", who=Who(Seat(1)), shell="4")), Event(Say("secret"), frozenset({Seat(0)})))
    alt, text = render.describe(unpainted, view, Scene(("Ada", "Ben"), trail=trail))
    assert text() == (
        "Unpainted.\nAda is to move.\n\n"
        "Ada: 3 points.\nBen: 1 point.\n\n"
        "sheet shells: Ada 3, Ben 1.\nsheet turns: Ada 9, Ben 8.\n\n"
        "Still to come:\n- rounds left: 2\n\n"
        "What happened:\n- laid: Ben, 4"
    ), "missing words are shown as ids, and another seat's secret not at all"
    assert alt.startswith("Unpainted. Ada is to move. laid: Ben, 4 Ada: 3 points.")


def test_the_end_names_the_winners_and_nothing_is_still_to_come(unpainted: str) -> None:
    ending = Ending("over", (5, 7), (Seat(1),), ())
    view = FullView(ending=ending, sheet=ending.sheet, coming=(Say("rounds-left"),), left=(Seat(0),))
    picture = render.draw(unpainted, view, Scene(("Ada", "Ben")))
    check(picture)
    assert picture.text == "Unpainted.\nThe match is over. Won by Ben.\n\nAda: 5 points.\nBen: 7 points."


def test_eight_may_sit_at_the_table(unpainted: str) -> None:
    sheet = (SheetLine(Say("sheet-shells"), tuple(range(8))),)
    for mover in range(8):
        check(render.draw(unpainted, FullView(on_turn=Seat(mover), sheet=sheet), Scene(CROWD)))


def test_many_and_long_lines_stay_within_a_picture(unpainted: str) -> None:
    long = Say("a-very-long-sentence-that-goes-on-and-on-" * 12)
    sheet = tuple(SheetLine(long, (10**6, -7)) for _ in range(12))
    view = FullView(sheet=sheet, coming=(long,) * 30)
    check(render.draw(unpainted, view, Scene(STRANGE[:2], trail=(Event(long),) * 30)))


def test_of_too_much_news_the_newest_is_drawn(unpainted: str) -> None:
    """What is drawn differs when the last sentence does, and not when the first does."""

    def drawn(*names: str) -> bytes:
        trail = tuple(Event(Say(name)) for name in names)
        return render.draw(unpainted, FullView(), Scene(("Ada", "Ben"), trail=trail)).png

    many = [f"this-is-sentence-{number}-" + "and-so-on-" * 12 for number in range(8)]
    assert drawn(*many) == drawn("another", *many[1:])
    assert drawn(*many) != drawn(*many[:-1], "another")


def test_a_panel_of_a_game_without_a_painter_shows_its_card(unpainted: str) -> None:
    assert render.asks(unpainted, BareView())
    assert not render.asks("nautilus_island", BareView())
    card = render.draw(unpainted, BareView(), Scene(("Ada", "Ben")))
    assert card == render.draw_hand(unpainted, BareView(), Scene(("Ada", "Ben")))
    assert card == render.draw_player(unpainted, BareView(), Scene(("Ada", "Ben")), Seat(0))


def test_french_has_its_marks(unpainted: str) -> None:
    view = FullView(on_turn=Seat(0), sheet=(SheetLine(Say("sheet"), (1, 2)),), coming=(Say("rest"),))
    _, text = render.describe(unpainted, view, Scene(("Ada", "Ben"), "fr", trail=(Event(Say("took")),)))
    assert not BARE.search(text())


def test_the_words_are_where_painters_keep_theirs() -> None:
    assert {path.stem for path in (Path(plain.__file__).parent / "words").glob("*.ftl")} == set(LANGUAGES)
