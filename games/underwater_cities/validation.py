"""What the data files must agree with; every DataError names file, entry and reason in one line."""

from __future__ import annotations

from pathlib import Path

from games.core.data import DataError
from games.core.words import words as sentences
from games.underwater_cities import effects as e
from games.underwater_cities.boards import CITIES, EXPANSION, METROPOLISES, Board
from games.underwater_cities.dictionary import word_of
from games.underwater_cities.facts import COLOURS, ERAS, Facts
from games.underwater_cities.schema import BoardEntry, CardEntry, Rules
from games.underwater_cities.vocabulary.word import Where

WORDS = Path(__file__).parent / "words"
PLAYERS = 4  # that every deck must be enough for
BOARDS = {"usual": 4, "advanced": 4}
SLOTS = {"few": 4, "many": 5}  # of each colour
TILES = {"brown": 1, "blue": 2}  # each player's

BY_TYPE = {
    "instant": Where.AT_ONCE,
    "action": Where.AT_ONCE,
    "permanent": Where.LASTING,
    "production": Where.PRODUCTION,
    "end": Where.END,
}


def words(name: str, entry: str, effect: e.Effect, place: Where) -> None:
    """Check that a word makes sense there, and those inside it."""
    word = word_of(effect)
    if place not in word.where:
        raise DataError(f"{name}: entry {entry}: {word.name!r} cannot stand here")
    for part in word.inside(effect):
        words(name, entry, part, Where.AT_ONCE if place is Where.LASTING else place)
    if place is Where.END and isinstance(effect, e.Per) and set(effect.what) != {"vp"}:
        raise DataError(f"{name}: entry {entry}: only points count at the end")


def card(
    name: str, key: str, entry: CardEntry, found: tuple[e.Effect, ...], era: int, actions: set[str]
) -> None:
    """Check a card's number, its cost, and that its effects fit its type."""
    if entry.no < 1:
        raise DataError(f"{name}: entry {key}.no: {entry.no} is no number of a card")
    if (era == 0) != (entry.cost in (1, 2, 3)):
        raise DataError(f"{name}: entry {key}.cost: {entry.cost} is no cost for a card of this file")
    for effect in found:
        words(name, f"{key}.effect", effect, BY_TYPE[entry.type])
        if isinstance(effect, e.SlotMod) and effect.slot not in actions:
            raise DataError(f"{name}: entry {key}.effect: no action slot is called {effect.slot!r}")
    if sum(isinstance(effect, e.Ability) for effect in found) > 1:
        raise DataError(f"{name}: entry {key}.effect: one ability a card")


def rules(entry: Rules) -> None:
    """Check that every kind has its cost and what it makes."""
    if set(entry.costs) != set(e.KINDS):
        wrong = ", ".join(sorted(set(entry.costs) ^ set(e.KINDS)))
        raise DataError(f"rules.toml: entry costs: each kind needs its cost; check {wrong}")
    producing = {*e.STRUCTURES, "purple"}
    if set(entry.makes) != producing:
        wrong = ", ".join(sorted(set(entry.makes) ^ producing))
        raise DataError(f"rules.toml: entry makes: each kind that produces must be there; check {wrong}")
    if len(entry.rounds) != 3:
        raise DataError(f"rules.toml: entry rounds: 3 eras expected, {len(entry.rounds)} found")


def slots(side: str, labels: list[str]) -> None:
    """Check for four or five slots of each colour, numbered."""
    wanted = [f"{letter}{n}" for letter in "GRY" for n in range(1, SLOTS[side] + 1)]
    if labels != wanted:
        raise DataError(f"slots.toml: entry {side}: {' '.join(wanted)} expected in this order")


def board(key: str, entry: BoardEntry) -> None:
    """Check a board's cities and tunnels."""
    where = f"boards.toml: entry boards.{key}"
    if tuple(entry.buildings) != CITIES:
        raise DataError(f"{where}.buildings: {' '.join(CITIES)} expected in this order")
    for tunnel in entry.tunnels:
        ends = tunnel.split("-")
        if len(ends) != 2 or ends[0] not in CITIES or ends[1] not in (*CITIES, *METROPOLISES):
            raise DataError(f"{where}.tunnels: {tunnel!r} joins no two places")
    for metropolis, count in (("MB", 2), ("M1", 1), ("M2", 1)):
        found = sum(tunnel.endswith(f"-{metropolis}") for tunnel in entry.tunnels)
        if found != count:
            raise DataError(f"{where}.tunnels: {count} to {metropolis} expected, {found} found")


def sites(board: Board, entry: BoardEntry) -> None:
    """Check that bonuses, surcharges and multipliers stand on sites there are."""
    known = set(board.sites)
    named = [*entry.bonus, *entry.surcharge, *entry.times, *board.twins, *entry.metropolis]
    for site in named:
        if site not in known:
            raise DataError(f"boards.toml: entry boards.{board.key}: there is no site {site!r}")
    for city in CITIES:
        if len(entry.angles.get(city, ())) != entry.buildings[city] + 1:
            raise DataError(f"boards.toml: entry boards.{board.key}.angles.{city}: one for each building")
    if any(site.endswith(EXPANSION) for site in named):
        raise DataError(f"boards.toml: entry boards.{board.key}: expansion sites are plain")


def counts(facts: Facts) -> None:
    """R1.6: check for enough of everything for four players; how many there are is the files' own affair."""
    rules = facts.rules
    for era in ERAS:
        dealt = rules.opening if era == 1 else rules.fresh
        _enough(f"era{era}.toml", "(top)", "cards", PLAYERS * dealt, len(facts.decks[era]))
        for colour in COLOURS:
            found = sum(facts.cards[key].colour == colour for key in facts.decks[era])
            _enough(f"era{era}.toml", "(top)", f"{colour} cards", 1, found)
    _enough("specials.toml", "(top)", "specials for three credits", rules.offer, len(facts.three))
    _enough("specials.toml", "(top)", "specials for one or two credits", 1, len(facts.cheap))
    for colour, each in TILES.items():
        found = sum(tile.colour == colour for tile in facts.tiles.values())
        _enough("tiles.toml", colour, "tiles", PLAYERS * each, found)
    _enough("contracts.toml", "(top)", "contracts", rules.contracts, len(facts.contracts))
    for side, wanted in BOARDS.items():
        found = sum(board.side == side for board in facts.boards.values())
        _enough("boards.toml", "boards", f"{side} boards", wanted, found)
    seen: dict[int, str] = {}
    for key, card in facts.cards.items():
        if card.no and seen.setdefault(card.no, key) != key:
            raise DataError(f"cards: entry {key}.no: {card.no} is also {seen[card.no]}")


def _enough(name: str, entry: str, what: str, wanted: int, found: int) -> None:
    if found < wanted:
        raise DataError(f"{name}: entry {entry}: at least {wanted} {what} expected, {found} found")


def names(facts: Facts) -> None:
    """Check that everything has a name: its own, or one in the words."""
    english = sentences("en", WORDS)
    named = [("card", key, card.name) for key, card in facts.cards.items()]
    named += [("tile", key, tile.name) for key, tile in facts.tiles.items()]
    named += [("contract", key, contract.name) for key, contract in facts.contracts.items()]
    for what, key, name in named:
        if not name and not english.has(f"{what}-{key}"):
            raise DataError(f'{what}s: entry {key}: {key!r} has no name; give it one: name = "..."')
