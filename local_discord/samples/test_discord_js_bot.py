from local_discord import Box, Pilot
from local_discord.programs import program


async def test_everybody_counts_on() -> None:
    async with await Box.start() as box, program(box, "node", "discord_js_bot.mjs"):
        ada, bruno = Pilot(box, "Ada"), Pilot(box, "Bruno")
        assert (await ada.slash("count")).text == "0 presses"
        assert (await bruno.presses("More")).text == "1 presses"
        assert (await ada.presses("More")).text == "2 presses"
    assert box.violations == []
