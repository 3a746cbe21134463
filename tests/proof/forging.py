"""Forged presses, forms, commands and autocompletes: as an app would never send them, and people might."""

from __future__ import annotations

import random
import re
from typing import Any, NamedTuple

from bot.custom_ids import kinds
from bot.id_forms import LARGEST
from bot.presses.kinds import Press
from bot.presses.playing import Back, Page, Pick, PickMenu, Sure, TypedSpot
from local_discord.box import Box
from local_discord.message import Json
from local_discord.world.interaction_shapes import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT

STRANGE = (
    "", " ", ":", "::::", "\u202e\u2066evil", "a\u200bb\u200d\ufe0f", "@everyone <@1> <@&2> <#3>",
    "[x](https://e.vil) **b** `c` ||s||", "'; DROP TABLE journal; --", "{ $match } { who }", "\0\n\r\t",
    "‮مرحبا", "𝔘𝔫𝔦𝔠𝔬𝔡𝔢 👩\u200d🚀", "null", "None", "-1", "1e9", "١٢", "²", "0x10", "NaN", "../../x", "%s%n",
    "9" * 30, "x" * 101, "x" * 4000, "group:x", "plan:a>b", ",,,,",
)  # fmt: skip
"""Words as nobody types them in good faith."""

NUMBERS = (0, 1, 2, 3, 4, 5, 6, 7, 99, -1, LARGEST, LARGEST + 1, 10**25)
ON_PANELS: tuple[type[Press], ...] = (Pick, Sure, PickMenu, Back, Page, TypedSpot)
WORDS, NUMERIC = {3, 4, 5, 10}, {4, 10}  # kinds of options whose values are typed: text, numbers, yes or no
SUB, GROUP = 1, 2


class Target(NamedTuple):
    """One option of an open question that is put to another player's seat."""

    match: int
    asked: int
    seat: int
    key: str


class Forger:
    """Makes up what hostile hands send; seeded."""

    def __init__(self, box: Box, seed: int) -> None:
        self._box = box
        self._dice = random.Random(seed)
        self._kinds = sorted(set(kinds()), key=lambda kind: kind.__name__)
        self._commands: list[Json] = []
        self.targets: list[Target] = []  # what is on offer to somebody else

    def act(self, user: str, place: Json) -> tuple[int, Json]:
        """The kind of an interaction and its data."""
        if self._dice.random() < 0.8:
            return self._press()
        return self._command(user, place)

    # -- presses --------------------------------------------------------------------------------------

    def _press(self) -> tuple[int, Json]:
        aimed = self._dice.choice(self.targets)._asdict() if self._dice.random() < 0.3 else {}
        kind = self._dice.choice(ON_PANELS if aimed else self._kinds)

        def filled_in(found: re.Match[str]) -> str:
            return str(aimed.get(found[1]) or self._field(found[1]))

        custom_id = re.sub(r"\{(\w+)\}", filled_in, kind.form)
        if not aimed and self._dice.random() < 0.3:
            custom_id = self._spoiled(custom_id)
        fields = kind.__struct_fields__
        if "filled" in fields or "text" in fields:
            return MODAL_SUBMIT, {"custom_id": custom_id, "components": self._form(aimed.get("key"))}
        if "values" in fields or "chosen" in fields:
            values = [aimed["key"]] if aimed else [self.word() for _ in range(self._dice.randint(0, 3))]
            return COMPONENT, {"custom_id": custom_id, "component_type": 3, "values": values}
        return COMPONENT, {"custom_id": custom_id, "component_type": 2}

    def _field(self, name: str) -> object:
        if name in ("asked", "mark"):
            return self._dice.choice(self.targets).asked
        if name in ("match", "seat", "number", "part", "page", "interaction", "proposal", "at"):
            return self._dice.choice(NUMBERS)
        return self.word()

    def word(self) -> str:
        """Something on offer to somebody else, or nothing anybody was ever offered."""
        if self._dice.random() < 0.5:
            return self._dice.choice(self.targets).key
        return self._dice.choice(STRANGE)

    def _spoiled(self, custom_id: str) -> str:
        at = self._dice.randint(0, len(custom_id))
        changes = (
            custom_id[:at],
            custom_id[at:],
            custom_id[:at] + self.word() + custom_id[at:],
            custom_id.replace(":", self.word()),
            custom_id.upper(),
            custom_id * 3,
        )
        return self._dice.choice(changes)

    def _form(self, text: str | None) -> list[Json]:
        names = ("spot", "what", "pace", "size", "language", "0", self.word())
        return [
            {"type": 18, "component": {"type": 4, "custom_id": name, "value": text or self.word()}}
            for name in self._dice.sample(names, 2)
        ]

    # -- commands -------------------------------------------------------------------------------------

    def _command(self, user: str, place: Json) -> tuple[int, Json]:
        if not self._commands:  # the same for everybody everywhere
            known = self._box.world.commands.offered_in(place, user)
            self._commands = [one for one in known if one.get("type", 1) == 1 and not _wants_an_id(one)]
        command = self._dice.choice(self._commands)  # Discord sees to it that nothing required is missing
        typing = self._dice.random() < 0.4
        options, focused = self._options(command.get("options") or [], typing)
        data = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
        return (AUTOCOMPLETE if focused else COMMAND), data

    def _options(self, known: list[Json], typing: bool) -> tuple[list[Json], bool]:
        below = [one for one in known if one["type"] in (SUB, GROUP) and not _wants_an_id(one)]
        if below:
            chosen = self._dice.choice(below)
            deeper, focused = self._options(chosen.get("options") or [], typing)
            return [{"name": chosen["name"], "type": chosen["type"], "options": deeper}], focused
        texts = [one for one in known if one["type"] == 3 and one.get("autocomplete")]
        focus = self._dice.choice(texts)["name"] if texts and typing else None
        wanted = [one for one in known if one.get("required") or one["name"] == focus]
        wanted += [one for one in known if one not in wanted and self._dice.random() < 0.5]
        kinds = WORDS - NUMERIC if focus else WORDS  # what a number typed so far looks like is not agreed on
        return [self._option(one, one["name"] == focus) for one in wanted if one["type"] in kinds], bool(
            focus
        )

    def _option(self, option: Json, focused: bool) -> Json:
        value: Any = self.word()
        if option["type"] == 4:
            value = self._dice.choice(NUMBERS[:10])
        elif option["type"] == 10:
            value = self._dice.choice((0.0, -1.5, 1e308))
        elif option["type"] == 5:
            value = self._dice.random() < 0.5
        elif option.get("choices") and self._dice.random() < 0.5:
            value = self._dice.choice(option["choices"])["value"]
        elif option["name"] == "table" and self._dice.random() < 0.7:
            value = str(self._dice.choice(NUMBERS))
        filled = {"name": option["name"], "type": option["type"], "value": value}
        return {**filled, "focused": True} if focused else filled


def _wants_an_id(command: Json) -> bool:
    """Whether a person, channel or file must be named: those are resolved by Discord, not typed."""
    return any(one.get("required") and one["type"] not in WORDS for one in command.get("options") or [])
