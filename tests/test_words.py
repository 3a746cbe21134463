"""All that is ever said, in three languages: the same ids, the same facts, within Discord's lengths."""

from __future__ import annotations

import ast
import asyncio
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bot
import render
from bot import looking, messages, pictures
from bot.config import Settings
from bot.door import limits
from bot.door.translator import Translator
from bot.door.wiring import Parts
from bot.reports import Post, Whisper, post, whispers
from bot.rulebook import rules_in
from bot.running.notices import Notices
from bot.words import FOLDER as BOT
from bot.words import bot_words
from games import GAMES, words_folder
from games.core.model import Seat
from games.core.words import CORE, LANGUAGES, words
from render import Scene
from storage.database import Database
from storage.matches import Match, Options, Player
from tests.kit import sentences
from tests.kit.playouts import Match as Playout
from tests.kit.playouts import Moment, matches
from tests.kit.sentences import long_name
from tests.kit.subjects import SUBJECTS

RENDER = Path(render.__file__).parent / "words"
FOLDERS = {"core": CORE, "bot": BOT, "render": RENDER, **{key: words_folder(key) for key in GAMES}}
OTHERS = [language for language in LANGUAGES if language != "en"]

BUTTONS = [
    *("join", "leave", "start", "options", "invite", "cancel", "rematch", "your-turn", "my-hand", "problem"),
    *("other-groups", "type-spot", "back", "turn-over", "sure-no", "page-before", "page-after"),
    *("orders", "orders-back", "order-give-next", "order-give-always"),
    *(
        "stand-in-add",
        "stand-in-remove",
        "ask-back",
        "come-back",
        "resign-yes",
        "hush",
        "take-seat",
        "table-here",
    ),
    *("vote-yes", "vote-no", "vote-wait", "vote-stand-in", "vote-end"),
]
FORMS = ["type-title", "type-label"]
PLACEHOLDERS = ["pick-one", "pick-group", "options-pick", "invite-pick", "pick-question"]
FORM_LABEL, PLACEHOLDER, DESCRIPTION = 45, 150, 100

COMMAND = re.compile(r"[-_\w]{1,32}")  # letters and digits of any script: what Discord allows in a name
CITED = re.compile(r"`/([^`{]+)`")
BOLD = re.compile(r"\*\*([^*{]+)\*\*")
INVISIBLE = re.compile("[\u200e\u200f\u2066-\u2069]")


# -- the files ------------------------------------------------------------------------------------------


class Sentence(NamedTuple):
    """One message of a file: what it needs, and its text as written."""

    facts: frozenset[str]
    text: str


class _Facts(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def read(path: Path) -> tuple[dict[str, Sentence], list[str]]:
    """The sentences of a file, and what is wrong with the file by itself."""
    source = path.read_text(encoding="utf-8")
    found: dict[str, Sentence] = {}
    wrong = [f"{path.name} holds an invisible mark"] if INVISIBLE.search(source) else []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Junk):
            wrong.append(f"{path.name} cannot be read at {(entry.content or '')[:40]!r}")
        if isinstance(entry, ftl.Message) and entry.span:
            facts = _Facts()
            facts.visit(entry)
            name = entry.id.name
            wrong += [f"{path.name} says {name} twice"] if name in found else []
            found[name] = Sentence(frozenset(facts.found), source[entry.span.start : entry.span.end])
    return found, wrong


def complaints(folder: Path) -> list[str]:
    """Where the three files of a folder differ, or are wrong by themselves."""
    english, wrong = read(folder / "en.ftl")
    for language in OTHERS:
        if not (folder / f"{language}.ftl").exists():
            wrong.append(f"there is no {language}.ftl")
            continue
        other, more = read(folder / f"{language}.ftl")
        wrong += more
        wrong += [f"{name} is missing in {language}" for name in english.keys() - other.keys()]
        wrong += [f"{name} is only in {language}" for name in other.keys() - english.keys()]
        for name in english.keys() & other.keys():
            if english[name].facts != other[name].facts:
                differing = sorted(english[name].facts ^ other[name].facts)
                wrong.append(f"{name} in {language} does not use the same facts: {', '.join(differing)}")
    return wrong


def spoken(folder: Path, language: str, name: str, value: int = 2) -> str:
    """A sentence with every fact set to the same number."""
    facts = _read(folder / f"{language}.ftl")[name].facts
    return words(language, folder).text(name, **dict.fromkeys(facts, value))


@cache
def _read(path: Path) -> dict[str, Sentence]:
    return read(path)[0]


@pytest.fixture(params=FOLDERS)
def folder(request: pytest.FixtureRequest) -> Path:
    return FOLDERS[request.param]


def test_the_three_languages_say_the_same_things_with_the_same_facts(folder: Path) -> None:
    assert complaints(folder) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_and_nothing_hangs_over(folder: Path, language: str) -> None:
    for name in _read(folder / f"{language}.ftl"):
        for value in (0, 1, 2, 5):
            text = spoken(folder, language, name, value)
            assert text == text.strip() != "", f"{name} has blanks round it: {text!r}"
            assert "{" not in text and not INVISIBLE.search(text), f"{name}: {text!r}"
            assert len(text) <= limits.CONTENT, f"{name} is {len(text)} characters long"


PORTHOLES = ("ask-close", "close", "closed", "left-portholes", "told-stack")  # worth three points or more
MANY = {  # of what there is often just one
    "en": "credits points cities explorers modules Nemos boats",
    "fr": "crédits algues points cités perdus sauvés placés dus Nemos dômes défaussées simples",
    "it": "crediti alghe punti collegate persi salvi piazzati dovuti tuoi cupole scartate semplici",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_of_a_thing_is_not_said_in_the_plural(language: str) -> None:
    many = re.compile(rf"\b1 (città )?({MANY[language].replace(' ', '|')})\b")
    for folder in (*FOLDERS.values(), *RENDER.parent.glob("*/words")):
        said = {name: spoken(folder, language, name, 1) for name in _read(folder / f"{language}.ftl")}
        assert [text for name, text in said.items() if many.search(text) and name not in PORTHOLES] == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_whole_sentence_is_left_in_english(folder: Path, language: str) -> None:
    english, other = _read(folder / "en.ftl"), _read(folder / f"{language}.ftl")
    same = [name for name in other if other[name].text == english[name].text]
    assert [name for name in same if len(re.findall(r"[A-Za-z]{2,}", english[name].text)) > 6] == []


BARE = re.compile(r"[^\s`][;?!»](?!\w)|[^\s`]:(?=\s|$)|«(?!\s)")  # French marks without their blank
ELIDED = re.compile(
    r"\b(?:de|que|le|la|se|ne|ce) [*]*\{ \$(?:who|whom|name|names|host|person|game|match|known|card)\b"
)


def test_french_marks_have_a_blank_before_them_and_no_name_wants_an_elision() -> None:
    painters = RENDER.parent.glob("*/words")  # they have words of their own, too
    for folder in (*FOLDERS.values(), *painters):
        for name, sentence in _read(folder / "fr.ftl").items():
            said = re.sub(r"\{[^{}]*\}", "x", sentence.text)
            assert not BARE.search(said), f"{name}: {said}"
            assert not ELIDED.search(sentence.text), f"{name}: it may be Ada, or Underwater Cities"


PLANTED = "swam = { $who } swam to { $spot }.\nboat = boat\n"


@pytest.mark.parametrize(
    ("planted", "complaint"),
    [
        ("swam = { $who } a nagé vers { $spot }.\n", "boat is missing in fr"),
        ("swam = { $who } a nagé.\nboat = bateau\n", "swam in fr does not use the same facts: spot"),
        (f"{PLANTED}shark = requin\n", "shark is only in fr"),
        (f"{PLANTED}boat = bateau\n", "fr.ftl says boat twice"),
        (f"{PLANTED}shark = {{ $who\n", "fr.ftl cannot be read at 'shark = { $who\\n'"),
        (PLANTED.replace("swam to", "\u2068a nagé vers\u2069"), "fr.ftl holds an invisible mark"),
    ],
)
def test_a_planted_mistake_in_one_language_is_caught(tmp_path: Path, planted: str, complaint: str) -> None:
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text(PLANTED, encoding="utf-8")
    assert complaints(tmp_path) == []
    (tmp_path / "fr.ftl").write_text(planted, encoding="utf-8")
    assert complaints(tmp_path) == [complaint]


# -- the bot's own sentences ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_on_buttons_forms_and_menus(language: str) -> None:
    own = bot_words(language)
    for names, room in ((BUTTONS, limits.BUTTON_LABEL), (FORMS, FORM_LABEL), (PLACEHOLDERS, PLACEHOLDER)):
        assert [name for name in names if len(own.text(name)) > room] == []


def test_every_label_in_the_source_is_among_those_measured() -> None:
    used = {name for line in _lines() for name in re.findall(r'Button\(.*?\.text\("([a-z-]+)"\)', line)}
    assert used and used <= set(BUTTONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_is_called_in_a_sentence_what_is_written_on_it(language: str) -> None:
    english, own = _read(BOT / "en.ftl"), bot_words(language)
    labels = {bot_words("en").text(name): own.text(name) for name in BUTTONS}
    for name, sentence in english.items():
        called = {labels[bold] for bold in BOLD.findall(sentence.text) if bold in labels}
        missing = [
            label for label in called if f"**{label}**" not in _read(BOT / f"{language}.ftl")[name].text
        ]
        assert missing == [], f"{name} ({language})"
    assert own.text("your-turn") in words(language).text("not-this-question")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_number_is_said_without_separators(language: str) -> None:
    own = bot_words(language)
    assert "12345" in own.text("match-name", game="Dome", match=12345)
    assert "12345" in own.text("table-title", game="Dome", match=12345)
    assert "12345" in own.text("problem-kept", number=12345)


def test_the_bot_asks_only_for_sentences_it_has_and_gives_them_their_facts() -> None:
    known = {**_read(CORE / "en.ftl"), **_read(BOT / "en.ftl")}
    seen = 0
    for call, name in _spoken_in_source():
        seen += 1
        assert name in known, f"{ast.unparse(call)}: no such sentence"
        given = {keyword.arg for keyword in call.keywords}
        assert None in given or known[name].facts <= given, f"{ast.unparse(call)}: a fact is missing"
    assert seen > 50


def _spoken_in_source() -> Iterator[tuple[ast.Call, str]]:
    """Every call in the bot that names a sentence outright."""
    for path in Path(bot.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
            if called in ("text", "RuleError", "say") and isinstance(node.args[0].value, str):
                yield node, node.args[0].value


def _lines() -> Iterator[str]:
    for path in Path(bot.__file__).parent.rglob("*.py"):
        yield from path.read_text(encoding="utf-8").splitlines()


# -- commands -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def commands() -> list[dict[str, Any]]:
    """The bot's commands as Discord is told them, translations included."""
    return asyncio.run(_told_to_discord())


async def _told_to_discord() -> list[dict[str, Any]]:
    nothing = Database(cast(Any, None), cast(Any, None))
    tree = Parts(nothing, lambda: 0.0, Settings("", Path("x.db")), Notices(Path("x.db"))).client.tree
    translator = Translator()
    await tree.set_translator(translator)
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


def in_language(entry: dict[str, Any], field: str, language: str) -> str:
    return str((entry.get(f"{field}_localizations") or {}).get(language, entry[field]))


def bad_names(entries: list[dict[str, Any]], language: str) -> list[str]:
    """Names of one level that Discord refuses or that two entries share, those of deeper levels too."""
    names = [in_language(entry, "name", language) for entry in entries]
    wrong = [name for name in names if not COMMAND.fullmatch(name) or name != name.lower()]
    wrong += [name for name in names if names.count(name) > 1]
    for entry, name in zip(entries, names, strict=True):
        wrong += [name for other in entries if other is not entry and other["name"] == name]
        wrong += bad_names(entry.get("options") or [], language)
    return wrong


def entries_of(commands: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for entry in commands:
        yield entry
        yield from entries_of(entry.get("options") or [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_command_names_obey_discord_and_never_collide(commands: list[dict[str, Any]], language: str) -> None:
    assert bad_names(commands, language) == []


def test_a_planted_bad_command_name_is_caught() -> None:
    play = {"name": "play", "name_localizations": {"fr": "jouer", "it": "gioca!"}}
    move = {"name": "move", "name_localizations": {"fr": "jouer", "it": "play"}}
    assert bad_names([play, move], "en") == []
    assert bad_names([play, move], "fr") == ["jouer", "jouer"]
    assert bad_names([play, move], "it") == ["gioca!", "play"]
    assert bad_names([{"name": "turn", "options": [{"name": "Two words"}]}], "en") == ["Two words"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_command_descriptions_and_choices_fit(commands: list[dict[str, Any]], language: str) -> None:
    for entry in entries_of(commands):
        assert 0 < len(in_language(entry, "description", language)) <= DESCRIPTION, entry["name"]
        for choice in entry.get("choices") or []:
            assert 0 < len(in_language(choice, "name", language)) <= limits.CHOICE_NAME, entry["name"]


@pytest.mark.parametrize("language", OTHERS)
def test_every_command_and_option_is_named_in_every_language(
    commands: list[dict[str, Any]], language: str
) -> None:
    for entry in entries_of(commands):
        for field in ("name", "description"):
            assert language in (entry.get(f"{field}_localizations") or {}), f"{field} of {entry['name']}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_cited_in_a_sentence_exists_under_that_name(
    commands: list[dict[str, Any]], language: str
) -> None:
    cited = 0
    for path in (each / f"{language}.ftl" for each in FOLDERS.values()):
        for line in CITED.findall(path.read_text(encoding="utf-8")):
            level, cited = commands, cited + 1
            for word in line.split():
                named = {in_language(entry, "name", language): entry for entry in level}
                assert word.partition(":")[0] in named, f"/{line} in {path.parent.parent.name}"
                level = named[word.partition(":")[0]].get("options") or []
    assert cited > 10


# -- what is said in play -------------------------------------------------------------------------------


def table(playout: Playout, language: str) -> Match:
    """A table whose players have the longest names Discord allows."""
    seats = [Seat(number) for number in range(playout.setup.seats)]
    players = tuple(Player(10**18 + seat, long_name(seat), seat) for seat in seats)
    key = playout.setup.game
    return Match(1, key, "playing", language, 1, 1, 2, 3, 4, playout.setup, {}, Options(), 9, 0.0, players)


@cache
def letters(key: str) -> list[tuple[Playout, list[Post | Whisper]]]:
    """Whole matches with all that the bot sends in them: one post a turn, a whisper for each secret."""
    return [(playout, list(_letters(playout))) for playout in matches(GAMES[key])[::2]]


def _letters(playout: Playout) -> Iterator[Post | Whisper]:
    said = list(playout.opening)
    for at, (moment, after) in enumerate(playout.moves, 2):
        said += moment.events
        if moment.settled or moment.learned:
            state = playout.state(after)
            yield from whispers(playout.game, state, 1, at, after.asked, list(moment.events))
        if moment.settled:
            yield post(playout.game, state, 1, at, after.asked, said, [], silent=False)
            said = []


@pytest.mark.parametrize("key", GAMES)
def test_what_is_left_can_be_said_in_all_languages(key: str) -> None:
    """Every other sentence met in play is said in the contract, in all languages there are."""
    subject = SUBJECTS[key]
    assert set(subject.languages) == set(LANGUAGES)
    for playout in matches(subject.game):
        for moment in (*playout.some(3), playout.moments[-1]):
            view = playout.game.view(playout.state(moment), None)
            sentences.all_render(subject, playout.game.left(view))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_posts_and_whispers_fit_into_one_message_with_nothing_left_out(key: str, language: str) -> None:
    for playout, sent in letters(key):
        match = table(playout, language)
        for letter in sent:
            if isinstance(letter, Post):
                text, _ = messages.post(match, letter)
            else:
                text = messages.whisper(match, letter, language)
            assert 0 < len(text) <= limits.CONTENT
            assert not text.startswith("…"), f"{playout}: lines were left out before {text[:80]!r}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_a_score_sheet_fits_into_one_message(key: str, language: str) -> None:
    for playout in matches(GAMES[key]):
        sheet = playout.state(playout.moments[-1]).ending.sheet
        lines = looking.score_lines(sheet, table(playout, language), bot_words(language, key))
        assert len("\n".join(lines)) <= limits.CONTENT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_no_line_of_a_score_sheet_is_wider_than_a_phone(key: str, language: str) -> None:
    for playout in matches(GAMES[key]):
        for moment in (playout.moments[0], playout.moments[-1]):
            standing = playout.game.standing(playout.game.view(playout.state(moment), None))
            lines = looking.score_lines(standing, table(playout, language), bot_words(language, key))
            assert max(map(len, lines)) <= 40, "\n".join(lines)


@pytest.mark.parametrize("key", GAMES)
def test_a_board_in_french_words_has_french_marks(key: str) -> None:
    for playout in matches(GAMES[key]):
        for moment in (*playout.some(2), playout.moments[-1]):
            for viewer in (None, Seat(0)):
                view = playout.game.view(playout.state(moment), viewer)
                twin = pictures.in_words(table(playout, "fr"), view, "fr")
                assert twin and not BARE.search(twin), twin


@pytest.mark.programs  # each painter's own tests look at descriptions of all kinds, more quickly
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [key for key in GAMES if key in render.LOOKS])
def test_pictures_are_described_within_discords_length(key: str, language: str) -> None:
    playout = matches(GAMES[key])[-1]
    for moment in (playout.moments[len(playout.moments) // 2], playout.moments[-1]):
        for picture in _pictures(playout, moment, language):
            assert 0 < len(picture.alt) <= limits.ALT_TEXT
            assert not INVISIBLE.search(picture.alt + picture.text)


def _pictures(playout: Playout, moment: Moment, language: str) -> Iterator[render.Picture]:
    state, key = playout.state(moment), playout.setup.game
    scene = Scene(tuple(long_name(seat) for seat in state.everyone), language, trail=moment.events)
    yield render.draw(key, playout.game.view(state, None), scene)
    yield render.draw_hand(key, playout.game.view(state, Seat(0)), scene)


# -- the rules ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("key", GAMES)
def test_the_rules_have_the_same_numbers_in_every_language(key: str, language: str) -> None:
    home = words_folder(key).parent
    rules = [(home / name).read_text(encoding="utf-8") for name in ("RULES.md", f"RULES.{language}.md")]
    english, other = [list(rules_in(text)) for text in rules]
    assert english and other == english
    assert looking.chapters(key, language).keys() == looking.chapters(key, "en").keys()
