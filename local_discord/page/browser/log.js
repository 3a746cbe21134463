// The open channel's messages: drawn once each, kept in place, read when seen.

import { act } from "/page/live.js";
import { byId, el, icon } from "/page/dom.js";
import { follows, messageNode, noticeNode, refresh, spokenForm } from "/page/message.js";
import { channelName, DM, emit, FLAG, isLater, messagesOf, newest, on, prepend, store } from "/page/store.js";
import { day } from "/page/times.js";
import { t } from "/page/words.js";

const NEAR_END = 80;

const drawn = new Map(); // key -> {node, source}
let divider = null; // messages after this one are marked as new
let stuck = true; // reading at the end, so stay there
let top = 0; // how far down the reader was

let startPlaying = () => {};

/** Tie the log to the store; `play` serves the greeting's shortcut. */
export function startLog(play) {
  startPlaying = play;
  const scroll = byId("scroll");
  scroll.addEventListener("scroll", scrolled, { passive: true });
  new ResizeObserver(() => stuck && toEnd()).observe(byId("log"));
  new ResizeObserver(() => stuck && toEnd()).observe(scroll);
  addEventListener("focus", markRead);
  byId("to-end").addEventListener("click", () => {
    toEnd();
    byId("say")?.focus();
  });
  byId("older").addEventListener("click", showOlder);
  on("log", changed);
}

/** Show the open channel from scratch, at its first unread message or at its end. */
export function openLog(message = null) {
  drawn.clear();
  byId("log").replaceChildren();
  divider = unreadMark();
  stuck = true;
  draw();
  if (message) reveal(message);
  else if (byId("new-line")) showNew();
  else toEnd();
  scrolled();
  markRead();
}

function showNew() {
  stuck = false;
  byId("new-line").scrollIntoView({ block: "center" });
}

/** Where reading stopped, if anything is newer than that. */
function unreadMark() {
  const mark = store.read[store.here] ?? "0";
  const waiting = [...messagesOf(store.here).values()].some((m) => isLater(m.id, mark) && m.author?.id !== store.me.id);
  return waiting && mark !== "0" ? mark : null;
}

/** Bring one message into view and mark it for a moment. */
export function reveal(id) {
  const node = byId(`m${id}`);
  if (!node) {
    byId("announcer").textContent = t("not_here");
    return;
  }
  stuck = false;
  node.scrollIntoView({ block: "center" });
  node.focus({ preventScroll: true });
  node.classList.add("found");
  setTimeout(() => node.classList.remove("found"), 2000);
}

function changed({ channel, message, fresh, redraw, older }) {
  if (channel !== store.here) return;
  if (redraw) {
    const entry = drawn.get(redraw);
    if (entry) refresh(entry.node, entry.source);
    return;
  }
  const scroll = byId("scroll");
  const fromEnd = scroll.scrollHeight - scroll.scrollTop;
  if (fresh && !document.hasFocus() && !divider) divider = store.read[channel] ?? null;
  draw();
  if (older) scroll.scrollTop = scroll.scrollHeight - fromEnd;
  else if (stuck || (fresh && isOurs(message))) toEnd();
  const told = fresh || (message && message.flags & FLAG.ephemeral); // a panel that changes is read out too
  if (told && message.author?.id !== store.me.id) byId("announcer").textContent = spokenForm(message);
  scrolled();
  markRead();
}

/** What this person said, or what answers them: they want to see it, wherever they were reading. */
function isOurs(message) {
  return [message.author?.id, message.interaction_metadata?.user?.id].includes(store.me.id);
}

function draw() {
  const log = byId("log");
  const wanted = plan();
  const keys = new Set(wanted.map((entry) => entry.key));
  for (const [key, entry] of drawn) {
    if (keys.has(key)) continue;
    entry.node.remove();
    drawn.delete(key);
  }
  arrange(log, wanted.map(nodeFor));
  log.setAttribute("aria-label", t("messages", { name: title() }));
  byId("older").hidden = !store.more.has(store.here);
  byId("older").textContent = t("older");
}

/** Everything the log should hold, in order: {key, source, make, tight}. */
function plan() {
  const list = [...messagesOf(store.here).values()].sort((a, b) => (isLater(a.id, b.id) ? 1 : -1));
  const out = list.length ? [] : [{ key: "hello", source: store.here, make: greeting }];
  let before = null;
  let marked = divider === null;
  for (const message of list) {
    const today = day(message.timestamp);
    const newDay = !before || day(before.timestamp).key !== today.key;
    const isNew = !marked && isLater(message.id, divider) && message.author?.id !== store.me.id;
    if (newDay) out.push({ key: `day-${today.key}`, source: today.text, make: dayLine });
    if (isNew) out.push({ key: "new", source: "new", make: newLine });
    marked ||= isNew;
    const tight = !newDay && !isNew && follows(before, message);
    out.push({ key: message.id, source: message, make: messageNode, tight });
    before = message;
  }
  const notices = store.notices.filter((notice) => notice.channel === store.here);
  return [...out, ...notices.map((notice) => ({ key: notice.id, source: notice, make: noticeNode }))];
}

function nodeFor({ key, source, make, tight }) {
  const entry = drawn.get(key);
  let node = entry?.node;
  if (!entry || entry.source !== source) {
    node = make(source);
    if (entry) exchange(entry.node, node);
    drawn.set(key, { node, source });
  }
  node.classList.toggle("tight", Boolean(tight));
  return node;
}

/** Put a redrawn message in the old one's place without losing the keyboard's place in it. */
function exchange(old, fresh) {
  const focus = old.contains(document.activeElement) ? document.activeElement : null;
  const custom = focus?.dataset?.custom;
  const openAlt = [...old.querySelectorAll(".alt")].map((toggle) => toggle.getAttribute("aria-expanded"));
  old.replaceWith(fresh);
  fresh.querySelectorAll(".alt").forEach((toggle, at) => openAlt[at] === "true" && toggle.click());
  if (!focus) return;
  const same = custom && fresh.querySelector(`[data-custom="${CSS.escape(custom)}"]:not(:disabled)`);
  (same ?? fresh.querySelector("[data-custom]:not(:disabled)") ?? fresh).focus({ preventScroll: true });
}

/** Put the nodes into the list in this order, moving as few as possible. */
function arrange(parent, nodes) {
  let at = parent.firstChild;
  for (const node of nodes) {
    if (node === at) at = at.nextSibling;
    else parent.insertBefore(node, at);
  }
}

const dayLine = (text) => el("li", { class: "line day" }, el("span", {}, text));
const newLine = () => el("li", { class: "line new", id: "new-line" }, el("span", {}, t("new")));

function title() {
  const channel = store.channels.get(store.here);
  return channel ? channelName(channel) : "";
}

/** An empty place says what to do in it. */
function greeting() {
  const channel = store.channels.get(store.here);
  const direct = channel?.type === DM;
  const words = direct ? t("hint_dm") : channel?.type === 0 ? t("hint") : t("hint_other");
  const heading = direct ? title() : t("empty_title", { name: title() });
  const play = el("button", { type: "button", class: "button primary" }, t("play"));
  play.addEventListener("click", () => startPlaying());
  const offered = channel?.type === 0 && store.commands.guild.some((command) => command.name === "play");
  const sign = el("span", { class: "hello-icon" }, icon(direct ? "at" : "hash"));
  return el("li", { class: "hello" }, sign, el("h2", {}, heading), el("p", {}, words), offered && play);
}

function toEnd() {
  const scroll = byId("scroll");
  scroll.scrollTop = scroll.scrollHeight;
  stuck = true;
}

/** The end is left by scrolling up, not by something growing beneath. */
function scrolled() {
  const scroll = byId("scroll");
  const near = scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < NEAR_END;
  if (near) stuck = true;
  else if (scroll.scrollTop < top - 1) stuck = false;
  top = scroll.scrollTop;
  byId("to-end").hidden = stuck;
  if (stuck) markRead();
}

function markRead() {
  if (!store.here || !stuck || !document.hasFocus()) return;
  const last = newest(store.here);
  if (!last || !isLater(last, store.read[store.here] ?? "0")) return;
  store.read[store.here] = last;
  act("read", { channel: store.here, message: last });
  emit("side");
}

async function showOlder() {
  const channel = store.here;
  const before = messagesOf(channel).keys().next().value;
  const answer = await act("older", { channel, before });
  if (answer.messages) prepend(channel, answer.messages, answer.more);
}
