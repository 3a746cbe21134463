"""The Island over the wire, in French: a whole match of four with a defence played out of turn by a person in
a DM, one by standing order, and one left to silence; values are whispered and tidied away."""

from __future__ import annotations

import random
from itertools import takewhile

import pytest

from bot.match.commit import SILENCE_AFTER
from bot.match.standing_orders import ORDERS_AFTER
from games import GAMES
from games.core import engine
from games.core.model import Action, Decision
from local_discord.pilot import Pilot
from storage import orders
from tests.bot.chance import certain
from tests.bot.evening import Evening, offered, opens

GAME = GAMES["the_island"]
SEED = 1880  # three windows: a real defence, an empty hand, a real defence
PLACING = ("choose", "place", "launch")
NAMES = ("Ada", "Bruno", "Chiara", "David")


def script(seats: int = 4) -> list[tuple[Decision, Action]]:
    """The match as it will be played: random moves, and every defence that is possible."""
    dice = random.Random(SEED)
    change = engine.start(GAME, GAME.setup(seats, f"wire-{SEED}"))
    found: list[tuple[Decision, Action]] = []
    while change.asked:
        decision = next(d for d in change.asked if d.answer is None)
        if decision.window:
            picks = tuple([key for key in decision.keys if key != "pass"][:1]) or ("pass",)
        else:
            keys = [key for key in decision.keys if key not in ("rank", "rest")]
            picks = tuple(dice.sample(keys, max(1, decision.least)))
        action = Action(decision.seat, decision.step, picks)
        found.append((decision, action))
        change = engine.play_on(GAME, change.state, action, change.asked)
    return found


async def begin(evening: Evening, monkeypatch: pytest.MonkeyPatch, seats: int = 4) -> list[Pilot]:
    certain(monkeypatch, f"wire-{SEED}")
    pilots = evening.people(*NAMES[:seats])
    for pilot in pilots:
        pilot.person.locale = "fr"
    await pilots[0].slash("play", game="the_island", language="fr")
    for pilot in pilots[1:]:
        await pilot.presses("Rejoindre")
    await pilots[0].presses("Commencer")
    await pilots[0].reads("La partie commence")
    return pilots


async def types(pilot: Pilot, action: Action) -> None:
    answer = await pilot.slash("move", what=",".join(action.picks), table="1")
    assert answer.ephemeral and answer.message is not None, answer.text
    for button in answer.message.buttons:
        if button["custom_id"].startswith("sure:"):  # harmful: asked once more
            await pilot.person.press(answer.message, button["custom_id"])


async def answer_on_a_panel(pilot: Pilot, action: Action) -> None:
    panel = (await opens(pilot)).message
    assert panel is not None and panel.ephemeral, "what it shows is for its reader alone"
    offer = offered(panel)
    assert offer is not None, panel.text
    keys = [key for key in offer.keys if key.endswith(action.picks[0])]
    assert keys, f"{action.picks} is not on the panel: {offer.keys}"
    await pilot.person.press(panel, keys[0])


async def let_time_pass(evening: Evening, seconds: float) -> None:
    evening.box.clock.advance(seconds)
    evening.app.scheduler.nudge()
    at = (await evening.app.turns.live(1)).at
    while (await evening.app.turns.live(1)).at == at:
        await evening.box.changes.until(lambda: False, 0.02)


@pytest.mark.programs
async def test_a_whole_match_in_french_with_three_kinds_of_defence(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilots = await begin(evening, monkeypatch)
    defences = 0
    for decision, action in script():
        if decision.forced:
            continue
        pilot = pilots[action.seat]
        if not decision.window:
            await types(pilot, action)
            continue
        defences += 1
        if defences == 1:
            await answer_on_a_panel(pilot, action)
        elif defences == 2:
            await let_time_pass(evening, SILENCE_AFTER + 1)
        else:
            await evening.app.database.write(orders.save, 1, action.seat, decision.window, "always")
            await let_time_pass(evening, ORDERS_AFTER + 1)
    assert defences == 3
    await pilots[0].reads("La partie est terminée")
    assert (await evening.match()).phase == "ended"


@pytest.mark.programs
async def test_values_are_whispered_while_placing_and_tidied_away_at_the_first_turn(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilots = await begin(evening, monkeypatch, seats=2)
    placing = list(takewhile(lambda played: played[0].step in PLACING, script(seats=2)))
    for decision, action in placing[:16]:
        if not decision.forced:
            await types(pilots[action.seat], action)
    await evening.all_said()
    told = pilots[1].person.dm[1:]
    assert told[-1].pictures[0]["filename"] == "hand.png"
    await pilots[0].slash("settings me", private="hand")  # no way to keep them
    pilots[1].person.dms_open = False
    for decision, action in placing[16:]:
        if not decision.forced:
            await types(pilots[action.seat], action)
    await evening.box.until(
        lambda: all(len(p.person.dm) <= 1 for p in pilots), "all values tidied away", 60.0
    )


async def test_orders_are_set_by_command_and_seen_by_nobody_else(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilots = await begin(evening, monkeypatch)
    answer = await pilots[1].slash("orders react", order="never", table="1")
    assert answer.ephemeral and "jamais" in answer.text and "repousser un requin" in answer.text
    assert not any("jamais" in message.text for message in pilots[0].visible())
