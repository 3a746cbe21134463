import { ActionRowBuilder, ButtonBuilder, ButtonStyle, Client, Events } from "discord.js";

const client = new Client({ intents: ["Guilds"], rest: { api: process.env.DISCORD_API ?? "https://discord.com/api" } });
const more = new ButtonBuilder().setCustomId("more").setLabel("More").setStyle(ButtonStyle.Primary);
let presses = 0;

client.once(Events.ClientReady, () => client.application.commands.set([{ name: "count", description: "Count presses" }]));
client.on(Events.InteractionCreate, (it) => {
  if (it.isButton()) return it.update(`${++presses} presses`);
  return it.reply({ content: "0 presses", components: [new ActionRowBuilder().addComponents(more)] });
});

await client.login(process.env.DISCORD_TOKEN);
