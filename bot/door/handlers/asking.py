"""Short answers that several handlers give: a sentence, or a question whether one is sure."""

from __future__ import annotations

from bot.door.components import view_of
from bot.door.reply import Interaction, answer, words_for
from bot.presses.kinds import Press
from bot.text import messages
from bot.text.rows import Button
from storage.matches import Table


async def tell(interaction: Interaction, name: str, **facts: str | int) -> None:
    """Answer with one sentence, in place of whatever stood there."""
    await answer(interaction, words_for(interaction).text(name, **facts), view=None, attachments=[])


async def make_sure(interaction: Interaction, match: Table, what: str, yes: Press) -> None:
    """Ask once more before something that cannot be taken back, by the words `what`-ask and `what`-yes."""
    words = words_for(interaction)
    sure = Button(yes.id, words.text(f"{what}-yes"), "danger")
    text = words.text(f"{what}-ask", match=messages.match_name(match, words))
    await answer(interaction, text, view=view_of(((sure,),)))
