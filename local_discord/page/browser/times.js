// Times as Discord writes them, by the box's clock and in the reader's language.

import { el } from "/page/dom.js";
import { now } from "/page/store.js";
import { spoken, t } from "/page/words.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const format = (date, options) => new Intl.DateTimeFormat(spoken(), options).format(date);

/** "in 3 days", "2 minutes ago". */
function relative(date) {
  const seconds = Math.round((date.getTime() - now()) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(spoken(), { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

/** The element for <t:unix:style>. */
export function timestamp(unix, style = "f") {
  const date = new Date(Number(unix) * 1000);
  if (Number.isNaN(date.getTime())) return `<t:${unix}:${style}>`;
  const text = style === "R" ? relative(date) : format(date, STYLES[style] ?? STYLES.f);
  const mark = style === "R" ? { relative: unix } : {};
  return el("time", { class: "stamp", datetime: date.toISOString(), title: format(date, STYLES.F), dataset: mark }, text);
}

/** Relative times grow old while the page is open. */
export function refreshRelative() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    node.textContent = relative(new Date(Number(node.dataset.relative) * 1000));
  }
}

/** The time beside an author's name. */
export function messageTime(iso) {
  const date = new Date(iso);
  return el("time", { class: "when", datetime: iso, title: format(date, STYLES.F) }, format(date, STYLES.t));
}

const dayNumber = (date) => Math.floor((date.getTime() - date.getTimezoneOffset() * 60000) / 86400000);

/** A heading for all messages of one day, with a key that tells days apart. */
export function day(iso) {
  const date = new Date(iso);
  const ago = dayNumber(new Date(now())) - dayNumber(date);
  const text = ago === 0 ? t("today") : ago === 1 ? t("yesterday") : format(date, STYLES.D);
  return { key: String(dayNumber(date)), text };
}
