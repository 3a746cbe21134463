// A small bot on discord.js: a client that shares no code with discord.py.

import {
  ActionRowBuilder,
  ApplicationCommandOptionType as Option,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  Events,
  GatewayIntentBits,
  MessageFlags,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from "discord.js";

const { DISCORD_API: api, DISCORD_TOKEN: token, PICTURE: picture } = process.env;

const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api } });

const GAMES = ["chess", "checkers", "go"];

const COMMANDS = [
  { name: "hello", description: "Say hello", descriptionLocalizations: { fr: "Dire bonjour" } },
  { name: "think", description: "Think first, then show a board" },
  { name: "table", description: "Open a table" },
  { name: "note", description: "Write a note" },
  { name: "letter", description: "A message to you alone" },
  {
    name: "pick",
    description: "Pick a game",
    options: [{ type: Option.String, name: "game", description: "Which", required: true, autocomplete: true }],
  },
];

const board = () => new AttachmentBuilder(Buffer.from(picture, "base64"), { name: "board.png", description: "A board." });

const row = (...parts) => new ActionRowBuilder().addComponents(...parts);
const join = new ButtonBuilder().setCustomId("join").setLabel("Join").setStyle(ButtonStyle.Success);
const spots = new StringSelectMenuBuilder()
  .setCustomId("spot")
  .setPlaceholder("Which spot?")
  .addOptions(["a1", "b2"].map((spot) => ({ label: `Spot ${spot}`, value: spot })));

const form = () =>
  new ModalBuilder()
    .setCustomId("note")
    .setTitle("A note")
    .addComponents(row(new TextInputBuilder().setCustomId("words").setLabel("Words").setStyle(TextInputStyle.Short)));

const SLASH = {
  hello: (it) => it.reply(`Hello, ${it.user.displayName}`),
  async think(it) {
    await it.deferReply();
    await it.editReply({ content: "Thought.", files: [board()] });
    await it.followUp({ content: "Just between us.", flags: MessageFlags.Ephemeral });
  },
  table: (it) => it.reply({ content: "A table is open.", components: [row(join), row(spots)] }),
  note: (it) => it.showModal(form()),
  async letter(it) {
    await it.deferReply({ flags: MessageFlags.Ephemeral });
    await it.user.send({ content: "Your hand.", files: [board()] });
    await it.editReply("Sent.");
  },
  pick: (it) => it.reply({ content: it.options.getString("game", true), flags: MessageFlags.Ephemeral }),
};

async function answer(it) {
  if (it.isChatInputCommand()) return SLASH[it.commandName](it);
  if (it.isAutocomplete()) {
    const fits = GAMES.filter((game) => game.startsWith(it.options.getFocused()));
    return it.respond(fits.map((game) => ({ name: game.toUpperCase(), value: game })));
  }
  if (it.isButton()) return it.update({ content: `${it.user.displayName} joined.`, components: [row(spots)] });
  if (it.isStringSelectMenu()) {
    await it.deferUpdate();
    return it.editReply({ content: `Spot ${it.values[0]} is taken.`, components: [], files: [board()] });
  }
  if (it.isModalSubmit()) return it.reply(`Noted: ${it.fields.getTextInputValue("words")}`);
  throw new Error(`an interaction of kind ${it.type}`);
}

client.on(Events.InteractionCreate, (it) => answer(it).catch((error) => console.error(error)));
client.on(Events.Error, (error) => console.error(error));
client.once(Events.ClientReady, async () => {
  await client.application.commands.set(COMMANDS);
  console.log(`ready as ${client.user.username}`);
});

process.on("SIGTERM", async () => {
  await client.destroy();
  process.exit(0);
});

await client.login(token);
