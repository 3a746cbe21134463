// The bot's slash commands as a person of one language meets them.

import { DM, store } from "/page/store.js";
import { spoken, t } from "/page/words.js";

const SUBCOMMAND = 1;
const SUBGROUP = 2;
export const TYPE = { string: 3, integer: 4, boolean: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10, file: 11 };

/** A name or description in the language spoken, if the bot gave one. */
export function localised(thing, field) {
  const table = thing[`${field}_localizations`] ?? {};
  return table[spoken()] ?? table[spoken().slice(0, 2)] ?? thing[field];
}

/** Every command that can be run in this channel: {path, shown, description, options}. */
export function commandsFor(channel) {
  const offered = channel?.type === DM ? store.commands.dm : store.commands.guild;
  return offered.flatMap((command) => leaves(command, [], []));
}

function leaves(command, path, shown) {
  const here = [...path, command.name];
  const seen = [...shown, localised(command, "name")];
  const inner = (command.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === SUBGROUP);
  if (inner.length) return inner.flatMap((option) => leaves(option, here, seen));
  const description = localised(command, "description");
  return [{ path: here.join(" "), shown: seen.join(" "), description, options: command.options ?? [] }];
}

/** Commands whose name holds what was typed, best first. */
export function matching(commands, typed) {
  const text = typed.toLowerCase();
  const rank = (command) => {
    const names = [command.shown.toLowerCase(), command.path];
    if (names.some((name) => name.startsWith(text))) return 0;
    return names.some((name) => name.includes(text)) ? 1 : 2;
  };
  return commands.filter((command) => rank(command) < 2).sort((a, b) => rank(a) - rank(b) || a.shown.localeCompare(b.shown));
}

/** The command that a typed line names, with what follows it; null when none does. */
export function named(commands, line) {
  const fits = (name) => line === name || line.startsWith(`${name} `);
  const found = commands
    .filter((command) => fits(command.path) || fits(command.shown))
    .sort((a, b) => b.path.length - a.path.length)[0];
  if (!found) return null;
  const name = fits(found.path) ? found.path : found.shown;
  return { command: found, rest: line.slice(name.length).trim() };
}

/** "game:chess seats:2" as values by option name; text without a name goes to the first option. */
export function typedOptions(command, rest) {
  const values = {};
  const names = command.options.flatMap((option) => [option.name, localised(option, "name")]);
  const pattern = new RegExp(`(?:^|\\s)(${names.map(escape).join("|")}):`, "g");
  const marks = names.length ? [...rest.matchAll(pattern)] : [];
  if (!marks.length && rest && command.options.length) values[command.options[0].name] = rest;
  marks.forEach((mark, at) => {
    const end = marks[at + 1]?.index ?? rest.length;
    const option = command.options.find((one) => one.name === mark[1] || localised(one, "name") === mark[1]);
    values[option.name] = rest.slice(mark.index + mark[0].length, end).trim();
  });
  return values;
}

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The fixed things an option may be, or null when it is free. */
export function choicesOf(option) {
  if (option.choices?.length) return option.choices.map((c) => ({ label: localised(c, "name"), value: c.value }));
  if (option.type === TYPE.boolean) return [{ label: t("yes"), value: true }, { label: t("no"), value: false }];
  if (option.type === TYPE.user) return people();
  if (option.type === TYPE.role) return roles();
  if (option.type === TYPE.mentionable) return [...people(), ...roles()];
  if (option.type === TYPE.channel) {
    const places = [...store.channels.values()].filter((channel) => channel.type !== DM);
    return places.map((channel) => ({ label: `#${channel.name}`, value: channel.id }));
  }
  return null;
}

const people = () =>
  [...store.people, store.bot].map((person) => ({ label: `@${person.name}`, value: person.id }));

const roles = () => store.roles.map((role) => ({ label: role.name.replace(/^@?/, "@"), value: role.id }));

/** Typed text as a value of the option's type: {value} or {problem}. */
export function read(option, text) {
  if (option.type === TYPE.integer && !/^[-+]?\d+$/.test(text)) return { problem: t("number") };
  if (option.type === TYPE.number && !Number.isFinite(Number(text))) return { problem: t("decimal") };
  if (option.type === TYPE.integer || option.type === TYPE.number) return inRange(option, Number(text));
  if (text.length < (option.min_length ?? 0)) return { problem: t("too_short", { count: option.min_length }) };
  if (text.length > (option.max_length ?? 6000)) return { problem: t("too_long", { count: option.max_length }) };
  return { value: text };
}

function inRange(option, value) {
  if (value < (option.min_value ?? -Infinity)) return { problem: t("least", { count: option.min_value }) };
  if (value > (option.max_value ?? Infinity)) return { problem: t("most", { count: option.max_value }) };
  return { value };
}
