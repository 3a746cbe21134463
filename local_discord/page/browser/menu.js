// A select menu: a button that opens a list, one pick or several with a confirmation.

import { el, emojiImage, freshId, icon } from "/page/dom.js";
import { channelName, DM, store } from "/page/store.js";
import { t } from "/page/words.js";

const USER = 5;
const ROLE = 6;
const MENTIONABLE = 7;
const CHANNEL = 8;
const GAP = 4;
const TALLEST = 380;

/** The control for a select component; `context.press` sends the picks. */
export function menu(component, { message, press }) {
  const options = optionsOf(component);
  const custom = component.custom_id;
  const busy = store.busy.has(`${message.id}/${custom}`);
  const send = (values) => press(message, custom, "choose", { values });
  const trigger = menuButton(component, options, send);
  trigger.dataset.custom = custom;
  trigger.disabled = Boolean(component.disabled);
  if (busy) trigger.setAttribute("aria-busy", "true");
  return trigger;
}

/** A menu's button on its own, for messages and for modals. */
export function menuButton(component, options, send) {
  const chosen = options.filter((option) => option.default);
  const words = component.placeholder ?? t("choose");
  const face = el("span", { class: "menu-face" }, faceOf(chosen, words));
  const trigger = el(
    "button",
    { type: "button", class: "menu", "aria-haspopup": "listbox", "aria-expanded": "false", "aria-label": `${words}` },
    face,
    icon("down"),
  );
  if (chosen.length) trigger.setAttribute("aria-label", `${words}: ${chosen.map((o) => o.label).join(", ")}`);
  const settle = (picks) => {
    face.replaceChildren(faceOf(picks, words));
    send(picks.map((option) => option.value));
  };
  trigger.addEventListener("click", () => new Sheet(trigger, component, options, settle).open());
  return trigger;
}

export function optionsOf(component) {
  if (component.type === USER || component.type === MENTIONABLE) {
    return store.people.map((person) => ({ label: person.name, value: person.id }));
  }
  if (component.type === ROLE) return store.roles.map((role) => ({ label: role.name, value: role.id }));
  if (component.type === CHANNEL) {
    const channels = [...store.channels.values()].filter((channel) => channel.type !== DM);
    return channels.map((channel) => ({ label: `#${channelName(channel)}`, value: channel.id }));
  }
  return component.options ?? [];
}

function faceOf(picks, words) {
  if (!picks.length) return el("span", { class: "menu-placeholder" }, words);
  return picks.map((option) => [signOf(option), option.label].filter(Boolean).join(" ")).join(", ");
}

const signOf = (option) => (option.emoji?.id ? "" : (option.emoji?.name ?? ""));

/** The open list of one menu. */
class Sheet {
  constructor(trigger, component, options, settle) {
    Object.assign(this, { trigger, options, settle });
    this.least = component.min_values ?? 1;
    this.most = component.max_values ?? 1;
    this.several = this.most > 1 || this.least === 0;
    this.picks = options.filter((option) => option.default); // kept in picking order, as Discord sends them
    this.active = Math.max(0, options.findIndex((option) => option.default));
    this.search = { text: "", at: 0 };
    this.build(component.placeholder ?? t("choose"));
  }

  build(label) {
    this.items = this.options.map((option, at) => this.item(option, at));
    const marks = { role: "listbox", tabindex: "0", "aria-label": label, "aria-multiselectable": String(this.several) };
    this.list = el("div", { class: "sheet-list", ...marks }, ...this.items);
    this.list.addEventListener("keydown", (event) => this.key(event));
    this.box = el("div", { class: "sheet", popover: "auto" }, this.list, this.several && this.foot());
    this.box.addEventListener("toggle", (event) => event.newState === "closed" && this.closed());
  }

  item(option, at) {
    const sign = option.emoji?.id ? emojiImage(option.emoji.id, option.emoji.name) : signOf(option);
    const icon = sign ? el("span", { class: "option-icon" }, sign) : null;
    const detail = option.description ? el("span", { class: "option-detail" }, option.description) : null;
    const words = el("span", { class: "option-words" }, el("span", { class: "option-label" }, option.label), detail);
    const tick = this.several ? el("span", { class: "tick", "aria-hidden": "true" }) : null;
    const marks = { role: "option", id: freshId("option"), "aria-selected": "false" };
    const node = el("div", { class: "option", ...marks }, icon, words, tick);
    node.addEventListener("pointermove", () => this.move(at));
    node.addEventListener("click", () => this.pick(at));
    return node;
  }

  foot() {
    const exact = this.least === this.most;
    const hint = t(exact ? "pick_exactly" : "pick_between", { least: this.least, most: this.most });
    this.confirm = el("button", { type: "button", class: "button primary" }, t("confirm"));
    this.confirm.addEventListener("click", () => this.finish());
    return el("div", { class: "sheet-foot" }, el("span", { class: "small" }, hint), this.confirm);
  }

  open() {
    (this.trigger.closest("dialog") ?? document.body).append(this.box); // a modal makes all outside it inert
    this.box.showPopover();
    this.trigger.setAttribute("aria-expanded", "true");
    this.place();
    this.show();
    this.list.focus();
  }

  /** Below its button where there is room, else above; CSS makes it a bottom sheet on phones. */
  place() {
    const at = this.trigger.getBoundingClientRect();
    const below = innerHeight - at.bottom - GAP * 2;
    const above = at.top - GAP * 2;
    const height = Math.min(this.box.offsetHeight, Math.max(below, above), TALLEST);
    const top = below >= height ? at.bottom + GAP : at.top - GAP - height;
    const style = { left: `${at.left}px`, top: `${top}px`, width: `${at.width}px`, maxHeight: `${height}px` };
    Object.assign(this.box.style, style);
  }

  show() {
    this.items.forEach((node, at) => {
      node.classList.toggle("active", at === this.active);
      node.setAttribute("aria-selected", String(this.picks.includes(this.options[at])));
    });
    const node = this.items[this.active];
    if (node) this.list.setAttribute("aria-activedescendant", node.id);
    if (this.confirm) this.confirm.disabled = this.picks.length < this.least || this.picks.length > this.most;
  }

  move(at) {
    if (at === this.active) return;
    this.active = at;
    this.show();
  }

  key(event) {
    const last = this.options.length - 1;
    const moves = { ArrowDown: Math.min(last, this.active + 1), ArrowUp: Math.max(0, this.active - 1), Home: 0, End: last };
    if (event.key in moves) this.move(moves[event.key]);
    else if (event.key === "Enter" || event.key === " ") this.pick(this.active);
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) this.seek(event.key);
    else return;
    event.preventDefault();
    this.items[this.active]?.scrollIntoView({ block: "nearest" });
  }

  seek(letter) {
    const fresh = performance.now() - this.search.at > 800;
    this.search = { text: (fresh ? "" : this.search.text) + letter.toLowerCase(), at: performance.now() };
    const found = this.options.findIndex((option) => option.label.toLowerCase().startsWith(this.search.text));
    if (found >= 0) this.move(found);
  }

  pick(at) {
    const option = this.options[at];
    if (!option) return;
    if (!this.several) {
      this.picks = [option];
      this.finish();
      return;
    }
    this.active = at;
    if (this.picks.includes(option)) this.picks = this.picks.filter((other) => other !== option);
    else if (this.picks.length < this.most) this.picks.push(option);
    this.show();
  }

  finish() {
    this.box.hidePopover();
    this.settle(this.picks);
  }

  closed() {
    this.trigger.setAttribute("aria-expanded", "false");
    const inside = this.box.contains(document.activeElement) || document.activeElement === document.body;
    this.box.remove();
    if (inside && this.trigger.isConnected) this.trigger.focus();
  }
}
