"""Forms as a person fills them in, for tests."""

from __future__ import annotations

from typing import Any

from local_discord.answers import Answer
from local_discord.people.forms import modal_inputs
from local_discord.pilot import Pilot


def fields_of(answer: Answer) -> dict[str, dict[str, Any]]:
    """The inputs of a form that was opened, by their ids."""
    assert answer.kind == "modal", answer.text
    return {part["component"]["custom_id"]: part["component"] for part in answer.modal["components"]}


def chosen(answer: Answer, field: str) -> list[str]:
    return [option["value"] for option in fields_of(answer)[field]["options"] if option.get("default")]


async def filled_in(pilot: Pilot, fields: dict[str, Any]) -> Answer:
    """Send the form that is open."""
    assert pilot.answer is not None
    answer = await pilot.person.submit(pilot.answer, fields)
    pilot.answer = answer
    return answer


async def changes(host: Pilot, **fields: Any) -> Answer:
    """Open the part of the options that has these fields, and send its form."""
    await host.presses("options:1")
    for part in range(5):
        form = await host.presses(f"options:1:form:{part}")
        assert form.kind == "modal", form.text
        if fields.keys() <= {part["custom_id"] for part, _ in modal_inputs(form.modal)}:
            break
    return await host.person.submit(form, fields)
