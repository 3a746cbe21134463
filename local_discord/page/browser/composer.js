// Where people write: plain words, or "/" and a command.

import { act } from "/page/live.js";
import { CommandEntry } from "/page/command_entry.js";
import { byId, el, icon } from "/page/dom.js";
import { commandsFor, matching, named, typedOptions } from "/page/commands.js";
import { openModal } from "/page/modal.js";
import { addNotice, channelName, DM, dropNotice, store } from "/page/store.js";
import { Suggestions } from "/page/suggest.js";
import { uploaded } from "/page/upload.js";
import { t } from "/page/words.js";

const MAX_CONTENT = 2000;
const NARROW = 720; // as in the style sheets
const suggestions = new Suggestions();
let area = null;
let slot = null; // holds the text area or the command being filled in
let hint = null;
let entry = null; // the command being filled in, or null
let serial = 0;

export function startComposer() {
  const marks = { role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false" };
  area = el("textarea", { id: "say", rows: 1, maxlength: MAX_CONTENT, ...marks });
  hint = el("p", { class: "hint", id: "hint", role: "status" });
  slot = el("div", { class: "entry-slot" }, area);
  const send = el("button", { type: "submit", class: "plain-button send", id: "send" }, icon("send"));
  byId("composer").append(suggestions.list, el("div", { class: "entry" }, slot, send), hint);
  byId("composer").addEventListener("submit", submit);
  area.addEventListener("input", typed);
  area.addEventListener("keydown", key);
  area.addEventListener("blur", () => suggestions.close());
}

/** The open channel, the person or the language changed. */
export function refreshComposer() {
  leave();
  const channel = store.channels.get(store.here);
  const name = channel ? (channel.type === DM ? "@" : "#") + channelName(channel) : "";
  area.placeholder = innerWidth > NARROW ? t("say", { name }) : t("say_short");
  area.setAttribute("aria-label", t("say", { name }));
  byId("send").setAttribute("aria-label", t("send"));
  byId("send").title = t("send");
}

/** Start filling in a command by its path. */
export function startCommand(path) {
  const command = here().find((one) => one.path === path);
  if (command) begin(command, {});
}

const here = () => commandsFor(store.channels.get(store.here));

function typed() {
  grow();
  say("");
  const text = area.value;
  if (text.startsWith("/") && !text.includes("\n")) return typedCommand(text.slice(1));
  const at = /(?:^|\s)@([\p{L}\p{N}]*)$/u.exec(text.slice(0, area.selectionStart));
  return at ? offerPeople(at[1]) : suggestions.close();
}

function typedCommand(text) {
  const found = text.endsWith(" ") ? named(here(), text.trimEnd()) : null;
  if (found && !found.rest) return begin(found.command, {});
  const item = (command) => ({ label: `/${command.shown}`, detail: command.description, command });
  const items = matching(here(), text).map(item);
  const onPick = (picked) => begin(picked.command, {});
  return suggestions.offer(area, items, { label: t("commands"), onPick, eager: true });
}

function offerPeople(start) {
  const fits = (person) => person.name.toLowerCase().startsWith(start.toLowerCase());
  const items = store.people.filter(fits).map((person) => ({ label: `@${person.name}`, person }));
  if (!items.length) return suggestions.close();
  const onPick = ({ person }) => {
    const caret = area.selectionStart;
    area.setRangeText(`@${person.name} `, caret - start.length - 1, caret, "end");
  };
  return suggestions.offer(area, items, { label: t("people"), onPick, eager: true });
}

function key(event) {
  if (event.isComposing || suggestions.key(event)) return;
  if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    byId("composer").requestSubmit();
  }
}

function grow() {
  area.style.height = "auto";
  area.style.height = `${Math.min(area.scrollHeight, 200)}px`;
}

function say(text, wrong = false) {
  hint.textContent = text;
  hint.classList.toggle("error", wrong);
}

function begin(command, values) {
  suggestions.close();
  area.value = "";
  const host = { say, leave: () => leave(true), submit: () => byId("composer").requestSubmit() };
  entry = new CommandEntry(command, suggestions, host);
  slot.replaceChildren(entry.node);
  entry.fill(values);
  entry.focus();
}

/** Back from a command to plain writing. */
function leave(focus = false) {
  suggestions.close();
  if (entry) slot.replaceChildren(area);
  entry = null;
  say("");
  grow();
  if (focus) area.focus();
}

function submit(event) {
  event.preventDefault();
  if (!store.here) return;
  if (entry) return sendEntry();
  const text = area.value.trim();
  if (text.startsWith("/")) return submitTyped(text.slice(1));
  return text ? sendWords(text) : undefined;
}

/** A whole command line was typed or pasted: run it, or ask for what it lacks. */
function submitTyped(line) {
  const found = named(here(), line);
  if (!found) return say(t("no_command"), true);
  begin(found.command, typedOptions(found.command, found.rest));
  return entry.isComplete() ? sendEntry() : undefined;
}

function sendEntry() {
  const options = entry.read();
  if (!options) return;
  const { command } = entry;
  leave(true);
  sendCommand(command, options);
}

async function sendCommand(command, options) {
  serial += 1;
  const channel = store.here;
  const text = t("used", { name: store.me.name, command: `/${command.shown}` });
  const notice = { id: `notice-${serial}`, channel, text, state: "sending" };
  addNotice(notice);
  const answer = await sendOptions(channel, command, options);
  const failed = (error) => addNotice({ ...notice, id: `${notice.id}-failed`, state: "failed", error });
  dropNotice(notice.id);
  if (answer.kind === "modal") openModal(answer, failed);
  if (answer.kind === "failed") failed(answer.error);
}

async function sendOptions(channel, command, options) {
  try {
    return await act("slash", { channel, command: command.path, options: await uploaded(options) });
  } catch (error) {
    return { kind: "failed", error: error.message };
  }
}

async function sendWords(text) {
  area.value = "";
  grow();
  suggestions.close();
  const answer = await act("say", { channel: store.here, text: withMentions(text) });
  if (answer.kind !== "failed") return;
  area.value = text;
  say(t("failed_send", { why: answer.error }), true);
}

/** "@Ada" becomes the mention Discord would send. */
function withMentions(text) {
  return text.replace(/@([\p{L}\p{N}]+)/gu, (whole, name) => {
    const person = store.people.find((one) => one.name.toLowerCase() === name.toLowerCase());
    return person ? `<@${person.id}>` : whole;
  });
}

addEventListener("keydown", (event) => {
  const writing = event.target.closest?.("input, textarea, select, dialog, [role=listbox]");
  if (event.key !== "/" || writing || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  if (!entry && !area.value) {
    area.value = "/";
    area.focus();
    typed();
  } else (entry ?? area).focus();
});
