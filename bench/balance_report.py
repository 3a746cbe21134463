"""The balance report: bench/balance.md below its marker line, and the plot beside it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw, ImageFont

from games import words_folder
from games.core.model import Say
from games.core.words import words
from games.underwater_cities import GAME
from games.underwater_cities.facts import ASSISTANT
from games.underwater_cities.wording import card_said, contract_said, slot_text, tile_said

if TYPE_CHECKING:
    from bench.balance import Measure, Played

LIMIT = 8.0  # points of a hundred
ENOUGH = 30  # players, for an interval to mean something
FOLDER = Path(__file__).parent
MARKER = "<!-- Below this line `python -m bench balance` writes. -->"

WIDTH, HEIGHT, LEFT, TOP, FOOT = 1800, 1000, 80, 80, 40
SPAN = 32.0  # points shown up and down
INK, PALE, BAND = "#1d2733", "#9aa5b1", "#eef3f8"
COLOURS = {"green": "#2a8f4f", "red": "#c8432f", "yellow": "#c99a06"}
LABELS = 18  # cards named at either end


def write(
    matches: int, tries: int, seconds: float, players: list[Played], found: dict[str, list[Measure]]
) -> None:
    """The whole report; what stands above the marker is written by hand and kept."""
    path = FOLDER / "balance.md"
    kept = path.read_text(encoding="utf-8").split(MARKER)[0] if path.exists() else "# Balance\n\n"
    points = sum(one.points for one in players) / len(players)
    lines = [
        f"Data set `{GAME.data_set.hash}`, {matches} matches with {len(players)} players, {tries} tries a "
        f"decision, {seconds / 60:.0f} minutes; {points:.1f} points on average.",
        "",
        "![Cards by how much more often than usual their players won](balance.png)",
        "",
        *_summary(found["cards"]),
        *_table("Slots", found["slots"], _slot),
        *_table("Metropolises dealt", found["metropolises"], _tile),
        *_table("Contracts fulfilled", found["contracts"], _contract),
        *_table("Place in the first order of play", found["order"], str),
        *_cards(found["cards"], {one.what: one for one in found["held"]}),
    ]
    path.write_text(kept + MARKER + "\n\n" + "\n".join(lines).rstrip() + "\n", encoding="utf-8")
    _plot([one for one in found["cards"] if one.count >= ENOUGH]).save(FOLDER / "balance.png", optimize=True)
    print("\n".join(lines[:12]))


def _summary(cards: list[Measure]) -> list[str]:
    outside = [_brief(one) for one in cards if one.outside]
    beyond = [one for one in cards if abs(one.excess) > LIMIT and not one.outside]
    doubtful = [_brief(one) for one in beyond if one.count >= ENOUGH]
    rare = [one.what for one in cards if one.count < ENOUGH]
    unplayed = sorted({*GAME.facts.cards} - {one.what for one in cards} - {ASSISTANT})
    return [
        f"**Outside:** {', '.join(outside) or 'none'}.",
        "",
        f"**Beyond the limit, but nothing may be there too:** {', '.join(doubtful) or 'none'}.",
        "",
        f"**Played by fewer than {ENOUGH}, so not judged:** {', '.join(rare) or 'none'}.",
        "",
        f"**Never played for their effect:** {', '.join(unplayed) or 'none'}.",
        "",
    ]


def _brief(one: Measure) -> str:
    return f"{one.what} {one.excess:+.1f} ± {one.half:.1f}"


def _table(title: str, found: list[Measure], named: Callable[[str], str]) -> list[str]:
    heads = ["what", "players", "won more", "95 %"]
    lines = [f"## {title}", "", f"| {' | '.join(heads)} |", "| --- | ---: | ---: | ---: |"]
    lines += [f"| {named(one.what)} | {one.count} | {one.excess:+.1f} | ± {one.half:.1f} |" for one in found]
    return [*lines, ""]


def _cards(played: list[Measure], held: dict[str, Measure]) -> list[str]:
    """Played: by those whose match called for it. Held: dealt by chance, so nobody's merit."""
    lines = ["## Cards", "", "| card | played by | won more | 95 % | held by | won more | 95 % |"]
    lines += ["| --- | ---: | ---: | ---: | ---: | ---: | ---: |"]
    for one in played:
        by_chance = held[one.what]
        numbers = [f"{m.count} | {m.excess:+.1f} | ± {m.half:.1f}" for m in (one, by_chance)]
        lines.append(f"| {_card(one.what)} | {' | '.join(numbers)} |")
    return lines


def _english(say: Say) -> str:
    return words("en", words_folder(GAME.meta.key)).say(say)


def _card(key: str) -> str:
    card = GAME.facts.cards[key]
    effect = "; ".join(effect.text for effect in card.effects)
    era = f"era {card.era}" if card.era else f"special for {card.cost}"
    return f"{_english(card_said(GAME.facts, key))}, {era}, {card.colour} {card.type} `{effect}`"


def _slot(action: str) -> str:
    slots = [slot for side in GAME.facts.slots.values() for slot in side.values()]
    slot = next(slot for slot in slots if slot.action == action)
    return f"{slot.colour or 'always free'}: {_english(slot_text(GAME.facts, slot))}"


def _tile(key: str) -> str:
    return _english(tile_said(GAME.facts, key))


def _contract(key: str) -> str:
    return _english(contract_said(GAME.facts, key))


def _plot(cards: list[Measure]) -> Image.Image:
    """Every card with its interval, best on the left; the limits as a band; the ends by name."""
    image = Image.new("RGB", (WIDTH, HEIGHT), "white")
    draw = ImageDraw.Draw(image)
    draw.rectangle((LEFT, _y(LIMIT), WIDTH, _y(-LIMIT)), BAND)
    for points in range(-int(SPAN), int(SPAN) + 1, 4):
        draw.line((LEFT, _y(points), WIDTH, _y(points)), INK if points == 0 else "#dde3ea")
        draw.text((LEFT - 12, _y(points)), f"{points:+d}", INK, _font(20), anchor="rm")
    step = (WIDTH - LEFT - 20) / len(cards)
    for number, one in enumerate(cards):
        x = LEFT + 10 + step * (number + 0.5)
        colour = COLOURS[GAME.facts.cards[one.what].colour]
        draw.line((x, _y(one.excess - one.half), x, _y(one.excess + one.half)), PALE, 2)
        draw.ellipse((x - 4, _y(one.excess) - 4, x + 4, _y(one.excess) + 4), colour)
    _names(draw, cards)
    title = "How much more often than usual players won who played a card, in points of a hundred (95 %)"
    draw.text((LEFT, 20), title, INK, _font(30))
    return image


def _names(draw: ImageDraw.ImageDraw, cards: list[Measure]) -> None:
    """The best and the worst in two lists, in the free corners."""
    for place, chosen in (("best", cards[:LABELS]), ("worst", cards[-LABELS:])):
        x = WIDTH - 330 if place == "best" else LEFT + 30
        top = TOP + 4 if place == "best" else HEIGHT - FOOT - 19 * LABELS
        draw.rectangle((x - 10, top, x + 260, top + 19 * LABELS), "white")
        for number, one in enumerate(chosen):
            colour = COLOURS[GAME.facts.cards[one.what].colour]
            draw.text((x, top + 19 * number), f"{one.excess:+5.1f}  {one.what}", colour, _font(17))


def _y(points: float) -> float:
    held = max(-SPAN, min(SPAN, points))
    return TOP + (SPAN - held) / (2 * SPAN) * (HEIGHT - TOP - FOOT)


def _font(size: int) -> ImageFont.ImageFont | ImageFont.FreeTypeFont:
    return ImageFont.load_default(size)
