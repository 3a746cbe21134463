"""All that is ever said, in three languages: the same ids, the same facts, within Discord's lengths."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bot
from bot import limits
from bot.text.words import FOLDER as BOT
from bot.text.words import bot_words
from games.core.words import CORE, LANGUAGES, _resource, words
from tests.kit.folders import BARE, FOLDERS, INVISIBLE, OTHERS

BUTTONS = [
    *("my-standing", "the-board", "season-begin", "ladder-challenge"),
    "film",
    "film-gif",
    "open-hands",
    "download",
    "what-if",
    "what-if-here",
    "fair",
    "hands-first",
    "hands-back",
    "hands-next",
    "hands-last",
    *("join", "leave", "start", "options", "invite", "cancel", "rematch", "your-turn", "my-hand", "look"),
    "problem",
    *("wish", "wish-stop", "note-write"),
    *("privacy-take", "privacy-delete", "privacy-sure"),
    *("other-groups", "type-spot", "back", "turn-over", "sure-no", "page-before", "page-after"),
    *("orders", "orders-back", "order-give-next", "order-react", "order-give-always"),
    *(
        "stand-in-add",
        "stand-in-add-easy",
        "stand-in-add-strong",
        "stand-in-remove",
        "ask-back",
        "come-back",
        "resign-yes",
        "hush",
        "take-seat",
        "table-here",
    ),
    *(
        "how-to-play",
        "practise",
        "practice-begin",
        "practice-first",
        "hint",
        "ask-why",
        "look-rules",
        "look-signs",
        "replace-yes",
        "withdraw",
    ),
    *("settings-change", "join-again", "options-table", "options-rules", "cancel-yes"),
    *("vote-yes", "vote-no", "vote-wait", "vote-stand-in", "vote-end"),
]
FORMS = [
    *("type-title", "type-label", "settings-form", "server-form", "form-language", "form-private"),
    *("form-pictures", "form-quiet", "form-remind", "form-server-language", "form-channels", "form-who"),
    *("wish", "wish-games", "note-title"),
    *("kept-size", "kept-pace", "kept-boxes"),
]
PLACEHOLDERS = ["pick-one", "pick-group", "invite-pick", "pick-question", "ladder-pick"]
FORM_LABEL, PLACEHOLDER = 45, 150

BOLD = re.compile(r"\*\*([^*{]+)\*\*")


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
    found, wrong = _parsed(path, path.read_text(encoding="utf-8"))
    return found, list(wrong)


@cache
def _parsed(path: Path, source: str) -> tuple[dict[str, Sentence], list[str]]:
    parsed = _resource(path) if path.parent in FOLDERS.values() else FluentParser().parse(source)
    found: dict[str, Sentence] = {}
    wrong = [f"{path.name} holds an invisible mark"] if INVISIBLE.search(source) else []
    for entry in parsed.body:
        if isinstance(entry, ftl.Junk):
            wrong.append(f"{path.name} cannot be read at {(entry.content or '')[:40]!r}")
        if isinstance(entry, ftl.Message) and entry.span:
            facts = _Facts()
            facts.visit(entry)
            wrong += [f"{path.name} says {entry.id.name} twice"] if entry.id.name in found else []
            found[entry.id.name] = Sentence(frozenset(facts.found), source[entry.span.start : entry.span.end])
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
    """The sentences of a file that does not change while the tests run."""
    return read(path)[0]


@pytest.fixture(params=FOLDERS)
def folder(request: pytest.FixtureRequest) -> Path:
    return FOLDERS[request.param]


def test_the_three_languages_say_the_same_things_with_the_same_facts(folder: Path) -> None:
    assert complaints(folder) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_and_nothing_hangs_over(folder: Path, language: str) -> None:
    for name, sentence in _read(folder / f"{language}.ftl").items():
        for value in (0, 1, 2, 5) if sentence.facts else (0,):
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
    for folder in FOLDERS.values():
        said = {name: spoken(folder, language, name, 1) for name in _read(folder / f"{language}.ftl")}
        assert [text for name, text in said.items() if many.search(text) and name not in PORTHOLES] == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_whole_sentence_is_left_in_english(folder: Path, language: str) -> None:
    english, other = _read(folder / "en.ftl"), _read(folder / f"{language}.ftl")
    same = [spoken(folder, "en", name) for name in other if other[name].text == english[name].text]
    assert [text for text in same if len(re.findall(r"[A-Za-z]{2,}", text)) > 4] == []


ELIDED = re.compile(
    r"\b(?:de|que|le|la|se|ne|ce) [*]*\{ \$(?:who|whom|name|names|host|person|game|match|known|card)\b"
)


def test_french_marks_have_a_blank_before_them_and_no_name_wants_an_elision() -> None:
    for folder in FOLDERS.values():
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


@pytest.mark.parametrize(
    ("language", "until"), [("en", "until"), ("fr", "jusqu’à"), ("it", "fino a")], ids=["en", "fr", "it"]
)
def test_no_deadline_reads_until_in_seven_days(language: str, until: str) -> None:
    """Discord shows a moment as "in 7 days", so no sentence puts "until" before it."""
    for folder in FOLDERS.values():
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        lines = [line for line in text.splitlines() if f"{until} {{ $until }}" in line]
        assert [line for line in lines if not line.startswith("away-until")] == [], folder  # a date
