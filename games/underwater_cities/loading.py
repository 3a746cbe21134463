"""Read and check the data files, and build the facts from them."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from msgspec.structs import replace

from games.core.data import DataError, DataSet, load_folder
from games.underwater_cities import validation, vocabulary
from games.underwater_cities.boards import METROPOLISES, Board, neighbours
from games.underwater_cities.dictionary import word_of
from games.underwater_cities.effects import (
    GAINS,
    Ability,
    Amounts,
    Buy,
    Effect,
    EffectError,
    Hand,
    Less,
    On,
    Parts,
    SlotMod,
)
from games.underwater_cities.facts import (
    ALWAYS,
    ASSISTANT,
    ERAS,
    FEW,
    LETTERS,
    MANY,
    ActionSlot,
    Card,
    Contract,
    Facts,
    Makes,
    Tile,
)
from games.underwater_cities.parsing import amounts, condition, parse, parse_all
from games.underwater_cities.schema import (
    BoardEntry,
    Boards,
    CardEntry,
    ContractEntry,
    MakesEntry,
    Rules,
    SlotEntry,
    Slots,
    Tiles,
)
from games.underwater_cities.vocabulary.word import Where

E = TypeVar("E", bound=Effect)
vocabulary.learn()


def load(data_set: DataSet) -> Facts:
    """The facts of a data set; a DataError names file, entry and reason."""
    rules = data_set.read("rules.toml", Rules)
    boards = data_set.read("boards.toml", Boards)
    validation.rules(rules)
    slots = _slots(data_set.read("slots.toml", Slots))
    cards = _cards(data_set, {slot.action for side in slots.values() for slot in side.values()})
    entries = data_set.read("contracts.toml", dict[str, ContractEntry])
    facts = Facts(
        rules=rules,
        start=_amounts("rules.toml", "start", rules.start),
        clone=_amounts("rules.toml", "clone", rules.clone),
        costs={kind: _amounts("rules.toml", f"costs.{kind}", text) for kind, text in rules.costs.items()},
        makes={kind: _makes(kind, entry) for kind, entry in rules.makes.items()},
        track={space: _amounts("rules.toml", f"track.{space}", text) for space, text in rules.track.items()},
        boards={key: _board(key, entry) for key, entry in boards.boards.items()},
        places=boards.places,
        slots=slots,
        cards=cards,
        decks={era: tuple(key for key, card in cards.items() if card.era == era) for era in ERAS},
        three=tuple(key for key, card in cards.items() if card.cost == 3),
        cheap=tuple(key for key, card in cards.items() if card.cost in (1, 2)),
        tiles=_tiles(data_set.read("tiles.toml", Tiles)),
        contracts={key: _contract(key, entry) for key, entry in entries.items()},
        less=_by_kind(cards, Less),
        hands={key: sum(e.more for e in found) for key, found in _by_kind(cards, Hand).items()},
        on=_events(cards),
        waiting=frozenset(_by_kind(cards, On)),
        mods=_mods(cards),
        abilities={key: found[0].effect for key, found in _by_kind(cards, Ability).items()},
        buys=_by_kind(cards, Buy),
    )
    validation.counts(facts)
    validation.names(facts)
    return facts


def shipped() -> DataSet:
    """The data that comes with the game."""
    return load_folder(Path(__file__).parent / "data")


def amended(data_set: DataSet, facts: Facts) -> dict[str, str]:
    """Cards of a data set that do something else than the shipped ones of the same key, as text."""
    if data_set.hash == shipped().hash:
        return {}
    ours = load(shipped()).cards
    other = [card for key, card in facts.cards.items() if key in ours and card.effects != ours[key].effects]
    return {card.key: "; ".join(effect.text for effect in card.effects) for card in other}


def with_effects(facts: Facts, key: str, effects: str) -> Facts:
    """The facts with other effects on one card."""
    card = replace(facts.cards[key], effects=parse_all(effects))
    return replace(facts, cards={**facts.cards, key: card})


def _cards(data_set: DataSet, actions: set[str]) -> dict[str, Card]:
    found: dict[str, Card] = {}
    for era, name in ((1, "era1.toml"), (2, "era2.toml"), (3, "era3.toml"), (0, "specials.toml")):
        for key, entry in data_set.read(name, dict[str, CardEntry]).items():
            if key in found or key == ASSISTANT:
                raise DataError(f"{name}: entry {key}: the name is taken")
            effects = _effects(name, f"{key}.effect", entry.effect)
            validation.card(name, key, entry, effects, era, actions)
            found[key] = Card(key, entry.no, era, entry.colour, entry.type, effects, entry.cost, entry.name)
    found[ASSISTANT] = Card(ASSISTANT, 0, 0, "", "action", (parse("one(gain(1st),gain(1cr))"),))
    return found


def _slots(entry: Slots) -> dict[str, dict[str, ActionSlot]]:
    found: dict[str, dict[str, ActionSlot]] = {}
    for side, slots in ((FEW, entry.few), (MANY, entry.many)):
        validation.slots(side, list(slots))
        found[side] = {label: _slot(side, label, slot) for label, slot in slots.items()}
        found[side][ALWAYS] = _slot("(top)", ALWAYS, entry.always)
    return found


def _slot(side: str, label: str, entry: SlotEntry) -> ActionSlot:
    (effect,) = _effects("slots.toml", f"{side}.{label}.effect", entry.effect)
    validation.words("slots.toml", f"{side}.{label}.effect", effect, Where.AT_ONCE)
    parts = effect.parts if isinstance(effect, Parts) else (effect,)
    sure = any(word_of(part).sure(part) for part in parts)
    return ActionSlot(label, entry.action, LETTERS.get(label[0], ""), effect, parts, sure)


def _tiles(entry: Tiles) -> dict[str, Tile]:
    found: dict[str, Tile] = {}
    for key, brown in entry.brown.items():
        end = _one("tiles.toml", f"brown.{key}.end", brown.end, Where.END)
        found[key] = Tile(key, "brown", end=end, solo=brown.solo, name=brown.name)
    for key, blue in entry.blue.items():
        instant = _one("tiles.toml", f"blue.{key}.instant", blue.instant, Where.AT_ONCE)
        made = blue.production
        made_effect = _one("tiles.toml", f"blue.{key}.production", made, Where.PRODUCTION) if made else None
        found[key] = Tile(key, "blue", instant, made_effect, name=blue.name)
    return found


def _contract(key: str, entry: ContractEntry) -> Contract:
    try:
        needs = tuple(condition(need) for need in entry.needs)
    except EffectError as error:
        raise DataError(f"contracts.toml: entry {key}.needs: {error}") from error
    if any(metric == "space" for metric, _, _ in needs):
        raise DataError(f"contracts.toml: entry {key}.needs: the Federation track cannot be asked for")
    gives = _one("contracts.toml", f"{key}.gives", entry.gives, Where.AT_ONCE)
    return Contract(key, needs, gives, entry.name)


def _one(name: str, entry: str, text: str, place: Where) -> Effect:
    (effect,) = _effects(name, entry, text)
    validation.words(name, entry, effect, place)
    return effect


def _effects(name: str, entry: str, text: str) -> tuple[Effect, ...]:
    try:
        return parse_all(text)
    except EffectError as error:
        raise DataError(f"{name}: entry {entry}: {error}") from error


def _amounts(name: str, entry: str, text: str, allowed: tuple[str, ...] = (*GAINS, "fed")) -> Amounts:
    try:
        return amounts(text, allowed) if text else {}
    except EffectError as error:
        raise DataError(f"{name}: entry {entry}: {error}") from error


def _makes(kind: str, entry: MakesEntry) -> Makes:
    where = f"makes.{kind}"
    return Makes(*(_amounts("rules.toml", where, text) for text in (entry.plain, entry.upgraded, entry.pair)))


def _board(key: str, entry: BoardEntry) -> Board:
    validation.board(key, entry)
    ends = {tunnel: (tunnel.split("-")[0], tunnel.split("-")[1]) for tunnel in entry.tunnels}
    metro_of = {tunnel: end for tunnel, (_, end) in ends.items() if end in METROPOLISES}
    where = f"boards.{key}"
    board = Board(
        key=key,
        side=entry.side,
        tunnels=entry.tunnels,
        ends=ends,
        neighbours=neighbours(ends),
        plots={
            city: tuple(f"{city}{n + 1}" for n in range(count)) for city, count in entry.buildings.items()
        },
        metro_tunnels={m: tuple(t for t in entry.tunnels if metro_of.get(t) == m) for m in METROPOLISES},
        metro_of=metro_of,
        bonus={site: _amounts("boards.toml", f"{where}.bonus", text) for site, text in entry.bonus.items()},
        surcharge={
            site: _amounts("boards.toml", f"{where}.surcharge", text)
            for site, text in entry.surcharge.items()
        },
        times=entry.times,
        twins=entry.twins.tunnels if entry.twins else (),
        twins_make=_amounts("boards.toml", f"{where}.twins", entry.twins.makes if entry.twins else ""),
        metro_more={
            site: _amounts("boards.toml", f"{where}.metropolis", text)
            for site, text in entry.metropolis.items()
        },
        angles=entry.angles,
    )
    validation.sites(board, entry)
    return board


def _by_kind(cards: dict[str, Card], kind: type[E]) -> dict[str, tuple[E, ...]]:
    """The cards that hold effects of one kind, with these effects."""
    found = {key: tuple(e for e in card.effects if isinstance(e, kind)) for key, card in cards.items()}
    return {key: effects for key, effects in found.items() if effects}


def _events(cards: dict[str, Card]) -> dict[str, dict[str, tuple[On, ...]]]:
    found: dict[str, dict[str, tuple[On, ...]]] = {}
    for key, effects in _by_kind(cards, On).items():
        for effect in effects:
            held = found.setdefault(effect.event, {})
            held[key] = (*held.get(key, ()), effect)
    return found


def _mods(cards: dict[str, Card]) -> dict[str, dict[str, Effect]]:
    found: dict[str, dict[str, Effect]] = {}
    for key, effects in _by_kind(cards, SlotMod).items():
        for effect in effects:
            found.setdefault(effect.slot, {})[key] = effect.effect
    return found
