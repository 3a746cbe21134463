"""The player of `bench clicks`: what it is going to answer, and the fewest clicks that say it on a panel."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from random import Random

from bot.match.position import Position
from games.core import codec, engine
from games.core.game import State
from games.core.model import Action, Decision, Question, Seat
from local_discord.answers import Answer
from local_discord.message import Message
from local_discord.pilot import Pilot

SEED = "clicks"
BACK = ("back", "take-up", "give-back", "rank", "rest")  # leads nowhere, or takes back
LEAVING = ("done", "no-more", "stay", "keep", "nothing", "enough", "slot-only")  # one in four times
THEN, AND, LAST = ">", "&", "?"  # how a plan is written; no key of an older version has these

Picks = tuple[str, ...]


@dataclass
class Tally:
    """What one match was like."""

    turns: dict[tuple[int, int], int] = field(default_factory=lambda: defaultdict(int))
    alone: int = 0  # questions with one answer
    asked: int = 0
    placing: set[tuple[int, int]] = field(default_factory=set)

    @property
    def clicks(self) -> list[int]:
        return sorted(count for turn, count in self.turns.items() if turn not in self.placing)


class Quiet(Exception):
    """Raised when the panel does not offer what was chosen."""


def intended(position: Position, seat: Seat) -> list[Picks]:
    """What the player is going to answer, until something becomes known or somebody else is asked."""
    game, state, asked = position.game, codec.copy(position.state), position.asked
    found: list[Picks] = []
    at = position.at
    while (decision := next((d for d in asked if d.seat == seat and d.answer is None), None)) is not None:
        picks = choice(decision, engine.question(game, state, seat), _dice(state, decision, at))
        found.append(picks)
        change = engine.play_on(game, state, Action(seat, decision.step, picks), asked)
        asked, at = change.asked, at + 1
        while (forced := engine.forced(asked)) is not None:
            change = engine.play_on(game, state, forced, asked)
            asked, at = change.asked, at + 1
        if change.barrier is not engine.Barrier.NONE or len(asked) > 1:
            break
    return found


def choice(decision: Decision, question: Question, dice: Random) -> Picks:
    """A sensible answer by chance: how far first, then where; rarely nothing, never back, no harm."""
    if decision.most > 1:
        count = dice.randint(max(1, decision.least), decision.most)
        return tuple(dice.sample(sorted(decision.keys), count))
    keys = [option.key for option in decision.options if option.key not in BACK and not option.confirm]
    leaving = [key for key in keys if key in LEAVING]
    others = sorted(key for key in keys if key not in LEAVING and not key.startswith("ability:"))
    if not others or (leaving and dice.random() < 0.25):
        return (dice.choice(leaving or others or sorted(decision.keys)),)
    by_steps: dict[int, list[str]] = defaultdict(list)
    for key in others:
        label = question.labels.get(key)
        by_steps[int(str(label.facts["count"])) if label and label.name == "far" else 1].append(key)
    return (dice.choice(by_steps[dice.choice(sorted(by_steps))]),)


def _dice(state: State, decision: Decision, at: int) -> Random:
    """Chance that depends on position and question alone, so that every version plays the same."""
    return Random(f"{SEED}/{state.turn}/{decision.seat}/{decision.step}/{at}")


class Clicker:
    """Plays what was chosen by what a panel shows, in the fewest clicks."""

    def __init__(self, pilot: Pilot, tally: Tally) -> None:
        self.pilot, self.tally = pilot, tally

    async def click(self, panel: Message, wanted: list[Picks], decision: Decision) -> tuple[Answer, int]:
        """One answer or plan that begins what is wanted; what came of it, and the clicks it took."""
        best: tuple[int, int, str, tuple[str, ...]] | None = None
        for cost, custom_id, values, offered in _offers(panel, wanted[0]):
            answers = _given(offered, wanted)
            if list(answers) == wanted[: len(answers)]:
                rated = (len(answers), -cost, custom_id, values)
                best = max(best, rated) if best else rated
        if best is None:
            return await self._by_group(panel, wanted, decision)
        _, cost, custom_id, values = best
        answer = await self._use(panel, custom_id, values)
        return await self._sure(answer, -cost)

    async def _sure(self, answer: Answer, clicks: int) -> tuple[Answer, int]:
        ids = [button["custom_id"] for button in answer.message.buttons] if answer.message else []
        yes = next((id for id in ids if id.startswith("sure:")), None)
        if yes is None or answer.message is None:
            return answer, clicks
        return await self._use(answer.message, yes, ()), clicks + 1

    async def _by_group(self, panel: Message, wanted: list[Picks], decision: Decision) -> tuple[Answer, int]:
        option = next(one for one in decision.options if one.key == wanted[0][0])
        for menu in panel.menus:
            for entry in menu["options"]:
                if entry["value"] == f"group:{option.group}":
                    opened = await self._use(panel, menu["custom_id"], (entry["value"],))
                    assert opened.message is not None
                    answer, clicks = await self.click(opened.message, wanted, decision)
                    return answer, clicks + 2
        raise Quiet(f"{wanted[0]} is not on the panel: {self.pilot.offer()}")

    async def _use(self, panel: Message, custom_id: str, values: tuple[str, ...]) -> Answer:
        if values:
            return await self.pilot.person.choose(panel, custom_id, *values)
        return await self.pilot.person.press(panel, custom_id)


def _offers(panel: Message, first: Picks) -> list[tuple[int, str, tuple[str, ...], tuple[Picks, ...]]]:
    """What a panel offers: clicks, custom id, values, and the answers it stands for."""
    found: list[tuple[int, str, tuple[str, ...], tuple[Picks, ...]]] = []
    for button in panel.buttons:
        custom_id = str(button.get("custom_id", ""))
        if custom_id.startswith("pick:"):
            found.append((1, custom_id, (), _answers(custom_id.split(":", 3)[3])))
    for menu in panel.menus:
        values = [entry["value"] for entry in menu.get("options") or []]
        if menu.get("max_values", 1) > 1 or menu.get("min_values", 1) != 1:
            if set(first) <= set(values):
                found.append((1 + max(1, len(first)), menu["custom_id"], first, (first,)))
        else:
            found += [(2, menu["custom_id"], (value,), _answers(value)) for value in values]
    return found


def _given(answers: tuple[Picks, ...], wanted: list[Picks]) -> tuple[Picks, ...]:
    """Drop the last answer of a plan if it was added only for want of another, and another is wanted."""
    if not answers[-1][-1].endswith(LAST):
        return answers
    whole = (*answers[:-1], (answers[-1][-1].removesuffix(LAST),))
    return whole if list(whole) == wanted[: len(whole)] else answers[:-1]


def _answers(key: str) -> tuple[Picks, ...]:
    return tuple(tuple(part.split(AND)) for part in key.split(THEN))
