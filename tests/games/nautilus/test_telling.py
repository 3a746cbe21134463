"""What the table is told: each event in its sentence, the player's name first."""

from __future__ import annotations

import re
from pathlib import Path

import games.nautilus
from tests.games.nautilus.scenes import AQUANAUTS, BUILDING, SUBMARINES, Scene, dealt, scene

CITY = "green:N10 sonar:N13/0:B technical:K13/0:A"


def said(sea: Scene, *answers: str) -> str:
    """What everybody heard of all these answers."""
    return " ".join(sea.play(answer).heard_by(None) for answer in answers)


def test_placing_the_base_is_told() -> None:
    """R1.2: with its square."""
    match = dealt(2, base="choose")
    assert match.state.on_turn == match.question.seat
    assert "placed the base on I8." in said(match, f"{match.mover} base:I8")


def test_buying_and_building_are_told() -> None:
    """R3.1, R4.1: what, where, and for how much."""
    heard = said(scene(BUILDING), "A buy:green-2", "A lay:green-2", "A at:K13")
    assert "A bought a green dwelling with 2 aquanauts for 2 Nemos." in heard
    assert "A laid a green dwelling with 2 aquanauts on K13." in heard
    assert "A built one module for 1 Nemo." in heard


def test_giving_back_is_told() -> None:
    """R4.13: what went back."""
    heard = said(scene(BUILDING, held={"A": "sonar green-1"}), "A nothing", "A give-back")
    assert "A gave back a sonar station and a green dwelling with one aquanaut." in heard


def test_walking_and_starting_are_told() -> None:
    """R6.1: and whom the Nemo went to, and who has the "3"."""
    sea = scene(AQUANAUTS, city=CITY, crew={"N10": "AA"}, tracks={"A": "technical"}, only="A")
    heard = said(sea, "A to:N13", "A no-more")
    assert "A moved an aquanaut from N10 to the sonar station on N13." in heard
    assert "A started the sonar station on N13 and paid B 1 Nemo." in heard
    own = scene(AQUANAUTS, city=CITY, crew={"K10": "A"}, tracks={"A": "technical"}, only="A")
    heard = said(own, "A to:K13")
    assert "A started the technical station on K13." in heard
    assert "A now runs most stations of the kind “Technical” and takes its 3." in heard


def test_launching_sailing_and_docking_are_told() -> None:
    """R7.1, R9.1, R9.9: from where to where."""
    sea = scene(SUBMARINES, city=CITY, crew={"K13": "AAA"}, tiles={}, only="A")
    heard = said(sea, "A launch:K13-K15", "A to:K17")
    assert "A launched a submarine from the technical station on K13 to K15." in heard
    assert "A sailed from K15 to K17." in heard
    back = scene(SUBMARINES, city=CITY, crew={"K13": "A"}, subs={"A": "K15"}, tiles={}, only="A")
    heard = said(back, "A dock-here", "A dock:K13:with")
    assert "A docked from K15 at the technical station on K13." in heard
    assert "A put an aquanaut from the reserve into the technical station on K13." in heard


def test_recovering_is_told() -> None:
    """R10.3, R10.4, R10.10: the price paid, the chest's Nemos, or that it could not be paid."""
    jelly = scene(SUBMARINES, subs={"A": "C9"}, tiles={"C10": "jellyfish"}, only="A")
    assert "A recovered a jellyfish on C10 for 1 Nemo." in said(jelly, "A no-more", "A to:C10")
    chest = scene(SUBMARINES, subs={"A": "C9"}, tiles={"C10": "chest"}, only="A")
    assert "A opened the chest and got 2 Nemos." in said(chest, "A no-more", "A to:C10")
    poor = scene(SUBMARINES, subs={"A": "C9"}, tiles={"C10": "gold"}, money={"A": 0}, only="A")
    assert "A cannot pay 1 Nemo for gold on C10." in said(poor, "A to:C10")


def test_ruins_and_the_last_round_are_told() -> None:
    """R11.1, R11.4, R12.1: whose marker, how many, and when it ends."""
    tiles = {"C10": "atlantis-13"}
    sea = scene(SUBMARINES, subs={"A": "C9"}, tiles=tiles, ruins={14: "B", 15: "B"}, only="A")
    heard = said(sea, "A no-more", "A to:C10")
    assert "Ruin 13 bears the marker of A. Found so far: 3 of 15." in heard
    assert "13, 14 and 15 are found. Round 6 is the last." in heard
    assert heard.count("Round 6 is the last.") == 2
    poor = scene(SUBMARINES, subs={"A": "C9"}, tiles=tiles, money={"A": 0}, only="A")
    heard = said(poor, "A to:C10")
    assert "Ruin 13 is found, with nobody's marker. Found so far: 1 of 15." in heard
    assert "is the last" not in heard


def test_leaving_is_told() -> None:
    """R14.2."""
    assert "A left the match." in said(scene(BUILDING, 3), "A leaves")


def test_every_event_of_the_code_has_words() -> None:
    """And no event sentence goes unused: what steps tell is what the English page knows."""
    folder = Path(games.nautilus.__file__).parent
    code = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    told = set(re.findall(r'flow\.(?:tell|reveal)\(\s*"([\w-]+)"', code))
    told |= set(re.findall(r'flow\.whisper\(\w+, "([\w-]+)"', code))
    english = (folder / "words" / "en.ftl").read_text(encoding="utf-8")
    assert told <= set(re.findall(r"^([\w-]+) =", english, flags=re.MULTILINE))
    assert {"walked", "heard", "saw", "ruin-marked", "last-ruins"} <= told
