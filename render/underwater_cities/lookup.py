"""Cards, tiles and contracts by key; one of a data set that is not ours is shown by its key alone."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from games.core.model import Say
from games.core.words import Words
from games.underwater_cities import wording
from games.underwater_cities.facts import Card, Contract, Facts, Tile
from games.underwater_cities.icons import icons
from games.underwater_cities.loading import with_effects
from games.underwater_cities.view import PlayerView
from games.underwater_cities.view import UnderwaterCitiesView as View
from render.underwater_cities.look import FACTS

UNKNOWN = "unknown"  # drawn as a question mark
AMENDED = "="  # between a card's key and its effects in another deck


def as_dealt(view: View) -> View:
    """A view whose cards are named with their effects, where its match has another deck than the shipped."""
    if not view.amended:
        return view

    def named(key: str) -> str:
        return f"{key}{AMENDED}{view.amended[key]}" if key in view.amended else key

    def player(one: PlayerView) -> PlayerView:
        return replace(one, cards=tuple(replace(card, key=named(card.key)) for card in one.cards))

    return replace(
        view,
        card=named(view.card),
        offer=tuple(map(named, view.offer)),
        top=named(view.top),
        hand=tuple(replace(card, key=named(card.key)) for card in view.hand),
        looking=tuple(map(named, view.looking)),
        players=tuple(map(player, view.players)),
        amended={},
    )


@lru_cache(maxsize=256)
def _found(key: str) -> tuple[Facts, str]:
    """The facts in which a card does what it does in its own deck, and its key there."""
    plain, _, effects = key.partition(AMENDED)
    return (with_effects(FACTS, plain, effects) if effects and plain in FACTS.cards else FACTS), plain


def card(key: str) -> Card:
    facts, plain = _found(key)
    return facts.cards.get(plain) or Card(key, 0, 0, "", "instant", ())


def card_markup(key: str, side: str) -> str:
    """A card's effects as a line of icons; slots are named as on this side of the board."""
    found = card(key)
    once = '"1× ' if found.type == "production" and found.era == len(FACTS.rules.rounds) else ""
    markup = once + " + ".join(icons(effect) for effect in found.effects)
    named = {f"slot.{slot.action}": f"slot.{label}" for label, slot in FACTS.slots[side].items()}
    return " ".join(named.get(word, word) for word in markup.split()) or UNKNOWN


def tile(key: str) -> Tile:
    return FACTS.tiles.get(key) or Tile(key, "blue")


def contract(key: str) -> Contract | None:
    return FACTS.contracts.get(key)


def spelt(key: str) -> str:
    """A key as a name."""
    return key.replace("_", " ").capitalize()


@lru_cache(maxsize=2048)
def card_name(words: Words, key: str) -> str:
    plain = _found(key)[1]
    return words.say(wording.card_said(FACTS, plain)) if plain in FACTS.cards else spelt(key)


@lru_cache(maxsize=2048)
def card_sentence(words: Words, key: str) -> str:
    facts, plain = _found(key)
    return words.say(wording.card_text(facts, plain)) if plain in FACTS.cards else ""


@lru_cache(maxsize=2048)
def card_whole(words: Words, key: str) -> str:
    """Name, colour and text."""
    facts, plain = _found(key)
    return words.say(wording.card_line(facts, plain)) if plain in FACTS.cards else f"{spelt(key)}."


def name(words: Words, key: str) -> str:
    """A card, a tile or a contract by name."""
    known = key in FACTS.cards or key in FACTS.tiles or key in FACTS.contracts
    return words.say(wording.source_said(FACTS, key)) if known else spelt(key)


def tile_sentences(words: Words, key: str) -> list[str]:
    """What a metropolis brings at once, makes, and is worth at the end."""
    parts = {"instant": tile(key).instant, "production": tile(key).production, "end": tile(key).end}
    said = {kind: wording.effect_said(FACTS, effect) for kind, effect in parts.items() if effect}
    return [words.say(Say(f"text-{kind}", {"effect": effect})) for kind, effect in said.items()]
