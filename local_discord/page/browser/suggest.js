// The list above the composer: commands, choices, autocompletion. The input keeps the focus.

import { el, freshId } from "/page/dom.js";
import { t } from "/page/words.js";

/** A listbox steered from an input by arrows, Enter, Tab and Esc. */
export class Suggestions {
  constructor() {
    this.list = el("div", { class: "suggest", id: freshId("suggest"), role: "listbox", hidden: true });
    this.items = [];
    this.active = -1;
    this.input = null;
  }

  get isOpen() {
    return !this.list.hidden;
  }

  /** Offer items {label, detail, value}; `eager` marks the first so that Enter takes it. */
  offer(input, items, { label, onPick, eager }) {
    this.release();
    Object.assign(this, { input, items, onPick });
    this.list.setAttribute("aria-label", label);
    this.nodes = items.map((item, at) => this.node(item, at));
    const empty = el("p", { class: "suggest-empty small" }, t("nothing"));
    const title = el("p", { class: "suggest-title", "aria-hidden": "true" }, label);
    this.list.replaceChildren(title, ...(items.length ? this.nodes : [empty]));
    this.list.hidden = false;
    this.list.scrollTop = 0;
    input.setAttribute("aria-expanded", "true");
    input.setAttribute("aria-controls", this.list.id);
    this.mark(eager && items.length ? 0 : -1);
  }

  node(item, at) {
    const label = el("span", { class: "option-label" }, item.label);
    const detail = item.detail ? el("span", { class: "option-detail" }, item.detail) : null;
    const marks = { role: "option", id: freshId("suggestion"), "aria-selected": "false" };
    const node = el("div", { class: "option", ...marks }, label, detail);
    node.addEventListener("pointerdown", (event) => event.preventDefault()); // the input keeps the focus
    node.addEventListener("click", () => this.pick(at));
    return node;
  }

  mark(at) {
    this.active = at;
    this.nodes.forEach((node, index) => {
      node.classList.toggle("active", index === at);
      node.setAttribute("aria-selected", String(index === at));
    });
    if (at < 0) this.input.removeAttribute("aria-activedescendant");
    else {
      this.input.setAttribute("aria-activedescendant", this.nodes[at].id);
      this.nodes[at].scrollIntoView({ block: "nearest" });
    }
  }

  pick(at) {
    const item = this.items[at];
    const take = this.onPick;
    this.close();
    take(item);
  }

  close() {
    this.release();
    this.list.hidden = true;
    this.items = [];
  }

  release() {
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
  }

  /** Take a key if the list has a use for it; says whether it was used up. */
  key(event) {
    if (!this.isOpen) return false;
    const count = this.items.length;
    if (event.key === "Escape") this.close();
    else if (count && event.key === "ArrowDown") this.mark((this.active + 1) % count);
    else if (count && event.key === "ArrowUp") this.mark((Math.max(this.active, 0) - 1 + count) % count);
    else if (event.key === "Enter" && !event.shiftKey && this.active >= 0) this.pick(this.active);
    else if (event.key === "Tab" && !event.shiftKey && this.active >= 0) this.pick(this.active);
    else return false;
    event.preventDefault();
    return true;
  }
}
