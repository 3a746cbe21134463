// The side: who you are, where you are, what is unread.

import { act } from "/page/live.js";
import { avatar, byId, el, icon } from "/page/dom.js";
import { fragment } from "/page/markdown.js";
import { settingsButton } from "/page/settings.js";
import { channelName, colourOf, DM, store, threadsOf, unread } from "/page/store.js";
import { t } from "/page/words.js";

const narrow = matchMedia("(max-width: 720px)");

export function startSide() {
  byId("open-side").addEventListener("click", () => showSide(true));
  byId("close-side").addEventListener("click", () => showSide(false));
  byId("scrim").addEventListener("click", () => showSide(false));
  byId("side").addEventListener("keydown", (event) => event.key === "Escape" && narrow.matches && showSide(false));
  narrow.addEventListener("change", () => showSide(false));
  showSide(false);
}

/** Open or close the drawer; on a wide screen it is always there. */
export function showSide(open) {
  const shut = narrow.matches && !open;
  const hadFocus = byId("side").contains(document.activeElement);
  byId("side").inert = shut;
  byId("side").classList.toggle("open", open);
  byId("main").inert = narrow.matches && open;
  byId("scrim").hidden = !(narrow.matches && open);
  byId("open-side").setAttribute("aria-expanded", String(open));
  if (narrow.matches && open) byId("close-side").focus();
  if (shut && hadFocus) byId("open-side").focus();
}

export function drawSide(switchTo) {
  byId("guild").textContent = store.guild.name;
  label("side", "open_side");
  label("people", "people");
  label("channels", "channels");
  label("direct", "direct");
  drawPeople(switchTo);
  drawChannels();
  drawSelf();
}

const label = (id, words) => byId(id).setAttribute("aria-label", t(words));

/** The six people; a plain click changes seats here, Ctrl-click opens a window of their own. */
export function drawPeople(switchTo) {
  const seats = store.people.map((person) => {
    const current = person.id === store.me.id;
    const waiting = current ? 0 : (store.attention[person.id] ?? 0);
    const words = { class: "badge", title: t("mentions", { count: waiting }) };
    const badge = waiting ? el("span", words, String(waiting)) : null;
    const props = {
      class: current ? "person current" : "person",
      href: `/?person=${encodeURIComponent(person.name)}`,
      title: t("own_window", { name: person.name }),
      "aria-current": current ? "true" : undefined,
    };
    const name = el("span", { class: "person-name" }, person.name);
    const seat = el("a", props, avatar(person.name, colourOf(person)), name, badge);
    seat.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      switchTo(person);
    });
    return el("li", {}, seat);
  });
  keepFocus(byId("people"), () => byId("people").replaceChildren(heading("people"), el("ul", { class: "seats" }, ...seats)));
}

const heading = (words) => el("h2", { class: "side-title" }, t(words));

/** Redraw a part of the side without losing the keyboard's place in it. */
function keepFocus(part, redraw) {
  const href = part.contains(document.activeElement) ? document.activeElement.getAttribute("href") : null;
  redraw();
  if (href) part.querySelector(`[href="${CSS.escape(href)}"]`)?.focus();
}

export function drawChannels() {
  const all = [...store.channels.values()];
  const texts = all.filter((channel) => channel.type === 0).sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  const list = el("ul", { class: "places" }, ...texts.map(channelItem));
  keepFocus(byId("channels"), () => byId("channels").replaceChildren(heading("channels"), list));
  const direct = all.filter((channel) => channel.type === DM).map(channelItem);
  const directs = el("ul", { class: "places" }, ...direct);
  keepFocus(byId("direct"), () => byId("direct").replaceChildren(heading("direct"), directs));
  drawTotals();
}

function channelItem(channel) {
  const threads = threadsOf(channel).filter(isShown);
  const inner = threads.length ? el("ul", { class: "places threads" }, ...threads.map(channelItem)) : null;
  return el("li", {}, placeLink(channel), inner);
}

/** Archived threads leave the list unless they are open or hold something unread. */
function isShown(thread) {
  return !thread.thread_metadata?.archived || thread.id === store.here || unread(thread.id).count > 0;
}

function placeLink(channel) {
  const current = channel.id === store.here;
  const { count, pings } = unread(channel.id);
  const sign = channel.type === DM ? "at" : channel.type === 0 ? "hash" : "thread";
  const names = ["place", current && "current", count > 0 && !current && "unread"].filter(Boolean).join(" ");
  const shown = !current && (pings || count);
  const mark = pings && !current ? el("span", { class: "badge" }, String(pings)) : null;
  const spoken = shown ? el("span", { class: "unseen" }, `, ${t("unread", { count })}`) : null;
  const props = { class: names, href: fragment(channel.id), onclick: () => showSide(false) };
  if (current) props["aria-current"] = "page";
  return el("a", props, icon(sign), el("span", { class: "place-name" }, channelName(channel)), spoken, mark);
}

/** What waits elsewhere: in the window's title and on the drawer's button. */
function drawTotals() {
  let total = 0;
  for (const id of store.channels.keys()) if (id !== store.here) total += unread(id).pings;
  for (const [id, waiting] of Object.entries(store.attention)) if (id !== store.me.id) total += waiting;
  const here = store.channels.get(store.here);
  const place = here ? `${here.type === DM ? "@" : "#"}${channelName(here)}` : store.guild.name;
  document.title = `${total ? `(${total}) ` : ""}${place} · ${store.me.name}`;
  const open = byId("open-side");
  open.replaceChildren(icon("menu"), ...(total ? [el("span", { class: "badge" }, String(total))] : []));
  open.setAttribute("aria-label", total ? `${t("open_side")}, ${t("unread", { count: total })}` : t("open_side"));
  byId("close-side").replaceChildren(icon("close"));
  byId("close-side").setAttribute("aria-label", t("close"));
}

/** The foot of the side; open settings stay open, in the new language. */
function drawSelf() {
  const wasOpen = byId("self").querySelector(".settings:popover-open");
  const name = el("span", { class: "self-name" }, store.me.name);
  byId("self").replaceChildren(avatar(store.me.name, colourOf(store.me)), name, settingsButton(act));
  if (!wasOpen) return;
  byId("self").querySelector(".settings").showPopover();
  byId("language").focus();
}

export const redrawTotals = drawTotals;
