// Ties the parts together: who sits here, which channel is open, what is redrawn when.

import { byId, icon } from "/page/dom.js";
import { refreshComposer, startCommand, startComposer } from "/page/composer.js";
import { sit } from "/page/live.js";
import { openLog, reveal, startLog } from "/page/log.js";
import { drawChannels, drawPeople, drawSide, redrawTotals, showSide, startSide } from "/page/sidebar.js";
import { channelName, DM, on, store } from "/page/store.js";
import { refreshRelative } from "/page/times.js";
import { speak, t } from "/page/words.js";

const RELATIVE_MS = 20000;

/** #channel or #channel/message. */
function wanted() {
  const match = /^#(\d+)(?:\/(\d+))?$/.exec(location.hash);
  return match ? { channel: match[1], message: match[2] ?? null } : { channel: null, message: null };
}

/** The channel to show: the one asked for if this person sees it, else their own like it, else the first. */
function resolve(channel) {
  if (channel && store.channels.has(channel)) return channel;
  const all = [...store.channels.values()];
  const wasDirect = store.wasDirect && all.find((one) => one.type === DM);
  return (wasDirect || all.find((one) => one.type === 0) || all[0])?.id ?? null;
}

/** Follow the address: within the open channel to a message, else to another channel. */
function follow() {
  const { channel, message } = wanted();
  if (channel === store.here && message && byId(`m${message}`)) reveal(message);
  else show();
}

function show() {
  const { channel, message } = wanted();
  const next = resolve(channel);
  store.here = next;
  store.wasDirect = store.channels.get(next)?.type === DM;
  if (next && next !== channel) history.replaceState(null, "", `${location.pathname}${location.search}#${next}`);
  drawHead();
  refreshComposer();
  openLog(next === channel ? message : null);
  drawSide(switchTo);
}

function drawHead() {
  const channel = store.channels.get(store.here);
  if (!channel) return;
  byId("title").textContent = channelName(channel);
  byId("head-icon").replaceChildren(icon(channel.type === DM ? "at" : channel.type === 0 ? "hash" : "thread"));
  const archived = channel.thread_metadata?.archived ? t("archived") : "";
  byId("topic").textContent = channel.topic ?? archived;
}

function switchTo(person) {
  history.replaceState(null, "", `/?person=${encodeURIComponent(person.name)}${location.hash}`);
  sit(person.id);
  showSide(false);
}

/** Alt and a digit changes seats without the mouse. */
function shortcut(event) {
  if (!event.altKey || !/^Digit[1-9]$/.test(event.code)) return;
  const person = store.people[Number(event.code.slice(5)) - 1];
  if (!person) return;
  event.preventDefault();
  switchTo(person);
}

function everything() {
  speak(store.me.locale);
  byId("skip").textContent = t("skip");
  byId("to-end").textContent = t("to_end");
  show();
}

startSide();
startComposer();
startLog(() => startCommand("play"));
on("all", everything);
on("spoken", everything);
on("side", () => drawChannels());
on("people", () => {
  drawPeople(switchTo);
  redrawTotals();
});
on("gone", show);
on("line", ({ up }) => {
  byId("lost").hidden = up;
  byId("lost").textContent = up ? "" : t("lost");
});
addEventListener("hashchange", () => {
  if (store.me) follow();
  showSide(false);
});
addEventListener("keydown", shortcut);
byId("skip").addEventListener("click", (event) => {
  event.preventDefault();
  byId("say")?.focus();
});
setInterval(refreshRelative, RELATIVE_MS);
sit(new URLSearchParams(location.search).get("person") ?? "");
