"""Settings: from a file, from the environment, and what is said when they are wrong."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import games
from bot.cli.__main__ import main
from bot.config import ConfigError, load, needs_token

ROOT = Path(games.__file__).parent.parent
DATA = ROOT / "games" / "nautilus_island" / "data"
TOKEN = "abc.def.ghi"


def written(folder: Path, text: str) -> Path:
    file = folder / "bathysphere.toml"
    file.write_text(text, encoding="utf-8")
    return file


def refusal(folder: Path, text: str, **environment: str) -> str:
    with pytest.raises(ConfigError) as refused:
        load(environment, written(folder, text))
    said = str(refused.value)
    assert "\n" not in said
    return said


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, 'log = "json"\nlog_level = "debug"\nmetrics = 9464')
    settings = load({"BATHYSPHERE_LOG": "text", "BATHYSPHERE_METRICS": "0"}, file)
    assert (settings.log, settings.log_level, settings.metrics) == ("text", "debug", 0)


def test_the_environment_can_name_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, 'log = "json"')
    assert load({"BATHYSPHERE_CONFIG": str(file)}).log == "json"


def test_paths_in_the_file_are_relative_to_the_file(tmp_path: Path) -> None:
    (tmp_path / "facts").mkdir()
    file = written(tmp_path, 'database = "kept/matches.db"\n[data]\nnautilus_island = "facts"')
    settings = load({}, file)
    assert settings.database == tmp_path / "kept" / "matches.db"
    assert settings.data == {"nautilus_island": tmp_path / "facts"}


def test_a_data_folder_can_be_named_in_the_environment(tmp_path: Path) -> None:
    settings = load({"BATHYSPHERE_DATA_NAUTILUS_ISLAND": str(tmp_path)})
    assert settings.data == {"nautilus_island": tmp_path}


def test_a_bare_environment_is_enough() -> None:
    settings = needs_token(load({"DISCORD_TOKEN": f" {TOKEN} "}))
    assert (settings.token, settings.database, settings.discord) == (TOKEN, Path("bathysphere.db"), None)


def test_the_token_can_stand_in_a_file_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "token").write_text(f"{TOKEN}\n", encoding="utf-8")
    assert load({}, written(tmp_path, 'token_file = "token"')).token == TOKEN


def test_the_token_is_not_shown_with_the_settings() -> None:
    settings = load({"DISCORD_TOKEN": TOKEN})
    assert TOKEN not in f"{settings} {settings!r} {(settings,)}"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('databse = "x"', "did you mean 'database'?"),
        ("colour = 1", "there is no setting 'colour'; known: token, token_file, database"),
        ('log = "xml"', "log in bathysphere.toml is 'xml'; allowed: text, json"),
        ('log_level = "loud"', "allowed: debug, info, warning, error"),
        ("metrics = 80", "metrics in bathysphere.toml is 80; allowed: a port from 1024 to 65535, or 0"),
        ("metrics = true", "metrics in bathysphere.toml is True; allowed: a port"),
        ("database = 3", "database in bathysphere.toml must be text in quotes"),
        ('discord = "discord.com"', "discord in bathysphere.toml must begin with http:// or https://"),
        ('token_file = "nowhere"', "cannot be read: No such file or directory"),
        ('data = "x"', "data in bathysphere.toml must be a table"),
        ('[data]\nnautilus_iland = "x"', "did you mean 'nautilus_island'?"),
        (
            '[data]\nnautilus_island = "x"',
            "nautilus_island in [data] of bathysphere.toml: there is no folder",
        ),
        ("log = ", "is not readable as TOML"),
        ('token = "a b.c.d"', "DISCORD_TOKEN holds a space"),
        ('token = "0123456789abcdef"', "does not look like a bot's token"),
    ],
)
def test_a_mistake_is_named_with_what_is_allowed(tmp_path: Path, text: str, said: str) -> None:
    assert said in refusal(tmp_path, text)


def test_a_mistake_in_the_environment_names_the_variable(tmp_path: Path) -> None:
    assert refusal(tmp_path, "", BATHYSPHERE_LOG="xml") == "BATHYSPHERE_LOG is 'xml'; allowed: text, json"


def test_a_mistaken_token_is_not_repeated(tmp_path: Path) -> None:
    assert "0123456789abcdef" not in refusal(tmp_path, 'token = "0123456789abcdef"')


@pytest.mark.parametrize("text", ['token_file = "{}"', 'log = "{}"', '"{}" = 1', '[data]\nnautilus = "{}"'])
def test_a_token_in_the_wrong_place_is_not_repeated(tmp_path: Path, text: str) -> None:
    token = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.not-a-real-one_not-a-real-one_1234567"
    said = refusal(tmp_path, text.format(token))
    assert "[a token?]" in said
    assert not any(part in said for part in token.split("."))


def test_a_number_without_end_is_a_mistake_too(tmp_path: Path) -> None:
    assert len(refusal(tmp_path, "", BATHYSPHERE_NEW_DMS_A_DAY="9" * 5000)) < 300


def test_a_missing_file_is_named() -> None:
    with pytest.raises(ConfigError, match=r"the settings file nowhere.toml cannot be read"):
        load({}, Path("nowhere.toml"))


def test_without_a_token_the_bot_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert main(["bot"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("bathysphere: DISCORD_TOKEN is not set") and said.count("\n") == 1


def test_the_example_file_is_right_as_it_stands_and_with_every_line_used(tmp_path: Path) -> None:
    example = (ROOT / "deploy" / "bathysphere.example.toml").read_text(encoding="utf-8")
    assert load({}, written(tmp_path, example)).metrics == 9464
    (tmp_path / "token").write_text(TOKEN, encoding="utf-8")
    shutil.copytree(DATA, tmp_path / "nautilus_island")
    used = example.replace("# token_file", "token_file").replace("# nautilus", "nautilus")
    settings = load({}, written(tmp_path, used))
    assert settings.token == TOKEN and list(settings.data) == ["nautilus_island"]
