// Discord's markdown, built as elements: text from the bot never becomes HTML.

import { el, emojiImage } from "/page/dom.js";
import { channelName, store, userOf } from "/page/store.js";
import { timestamp } from "/page/times.js";
import { t } from "/page/words.js";

const BLOCKS = [
  { start: /^```(?:[\w+-]*\n)?([\s\S]*?)```\n?/, make: (m) => el("pre", {}, el("code", {}, m[1].replace(/\n$/, ""))) },
  { start: /^(#{1,3}) +(.+)(?:\n|$)/, make: (m) => heading(m[1].length, m[2]) },
  { start: /^-# +(.+)(?:\n|$)/, make: (m) => el("p", { class: "small" }, inline(m[1])) },
  { start: /^>>> ?([\s\S]+)$/, make: (m) => el("blockquote", {}, ...blocks(m[1])) },
  { start: /^(?:> ?.*(?:\n|$))+/, make: (m) => el("blockquote", {}, ...blocks(unquoted(m[0]))) },
  { start: /^(?: *[-*] +.+(?:\n|$))+/, make: (m) => list("ul", m[0]) },
  { start: /^(?: *\d+\. +.+(?:\n|$))+/, make: (m) => list("ol", m[0]) },
];

// The page's own headings are levels one and two.
const heading = (level, text) => el(`h${level + 2}`, { class: `big-${level}` }, inline(text));
const unquoted = (text) => text.replace(/^> ?/gm, "").replace(/\n$/, "");

const PARAGRAPH_ENDS = /\n(?=#{1,3} |-# |>|```| *[-*] | *\d+\. )/;

/** The elements of one message's text. */
export function blocks(source) {
  const out = [];
  let rest = source;
  while (rest) {
    const [block, match] = firstMatch(BLOCKS, rest);
    if (block) {
      out.push(block.make(match));
      rest = rest.slice(match[0].length);
      continue;
    }
    const [text, used] = paragraph(rest);
    if (text.trim()) out.push(el("p", {}, inline(text)));
    rest = rest.slice(used);
  }
  return out;
}

function paragraph(rest) {
  const fence = rest.indexOf("```", 1);
  const stop = PARAGRAPH_ENDS.exec(rest)?.index ?? -1;
  if (fence > 0 && rest.indexOf("```", fence + 3) > 0 && (stop < 0 || fence <= stop)) {
    return [rest.slice(0, fence), fence];
  }
  return stop < 0 ? [rest, rest.length] : [rest.slice(0, stop), stop + 1];
}

function firstMatch(rules, text) {
  for (const rule of rules) {
    const match = rule.start.exec(text);
    if (match) return [rule, match];
  }
  return [null, null];
}

/** A list; indented lines make a list within the item before them. */
function list(tag, source) {
  const lines = source.replace(/\n$/, "").split("\n");
  const root = el(tag);
  if (tag === "ol") root.start = Number.parseInt(lines[0].trim(), 10);
  let inner = null;
  for (const line of lines) {
    const item = el("li", {}, inline(line.replace(/^ *(?:[-*]|\d+\.) +/, "")));
    if (/^ {2,}/.test(line) && root.lastElementChild) {
      inner ??= root.lastElementChild.appendChild(el(tag));
      inner.append(item);
    } else {
      inner = null;
      root.append(item);
    }
  }
  return root;
}

const INLINE = [
  { start: /^\\([^0-9A-Za-z\s])/u, make: (m) => m[1] },
  { start: /^``(.+?)``(?!`)/s, make: (m) => el("code", {}, m[1].trim()) },
  { start: /^`([^`]+)`/, make: (m) => el("code", {}, m[1]) },
  { start: /^\*\*\*(.+?)\*\*\*(?!\*)/s, make: (m) => el("strong", {}, el("em", {}, inline(m[1]))) },
  { start: /^\*\*(.+?)\*\*(?!\*)/s, make: (m) => el("strong", {}, inline(m[1])) },
  { start: /^__(.+?)__(?!_)/s, make: (m) => el("u", {}, inline(m[1])) },
  { start: /^~~(.+?)~~/s, make: (m) => el("s", {}, inline(m[1])) },
  { start: /^\|\|(.+?)\|\|/s, make: (m) => spoiler(m[1]) },
  { start: /^\*(?!\s)(.+?)(?<!\s)\*(?!\*)/s, make: (m) => el("em", {}, inline(m[1])) },
  { start: /^_(?!\s)(.+?)_(?![\p{L}\p{N}_])/su, word: true, make: (m) => el("em", {}, inline(m[1])) },
  { start: /^<@!?(\d+)>/, make: (m) => mention(m[1]) },
  { start: /^<@&(\d+)>/, make: () => el("span", { class: "mention" }, "@role") },
  { start: /^<#(\d+)>/, make: (m) => channelLink(m[1]) },
  { start: /^<t:(-?\d+)(?::([tTdDfFR]))?>/, make: (m) => timestamp(m[1], m[2]) },
  { start: /^<\/([^:>]+):\d+>/, make: (m) => el("span", { class: "mention" }, `/${m[1]}`) },
  { start: /^<a?:(\w+):(\d+)>/, make: (m) => emojiImage(m[2], m[1]) },
  { start: /^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, make: (m) => link(m[2], inline(m[1])) },
  { start: /^<(https?:\/\/[^\s>]+)>/, make: (m) => link(m[1]) },
  { start: /^https?:\/\/[^\s<]*[^\s<.,:;!?'")\]*_]/, make: (m) => link(m[0]) },
];

const MARKS = /[\\`*_~|<[]|https?:\/\//g;

/** The nodes of a run of text without blocks. */
export function inline(source) {
  const out = document.createDocumentFragment();
  let rest = source;
  let before = "";
  while (rest) {
    const [rule, match] = firstMatch(INLINE, rest);
    if (rule && !(rule.word && /[\p{L}\p{N}]$/u.test(before))) {
      out.append(rule.make(match));
      before = match[0];
      rest = rest.slice(match[0].length);
      continue;
    }
    MARKS.lastIndex = 1;
    const next = MARKS.exec(rest)?.index ?? rest.length;
    before = rest.slice(0, next);
    appendLines(out, before);
    rest = rest.slice(next);
  }
  return out;
}

function appendLines(out, text) {
  text.split("\n").forEach((line, at) => {
    if (at > 0) out.append(el("br"));
    out.append(line);
  });
}

function mention(id) {
  const user = userOf(id);
  const mine = id === store.me.id;
  return el("span", { class: mine ? "mention mine" : "mention" }, `@${user?.name ?? id}`);
}

function spoiler(text) {
  const hidden = el("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": t("spoiler") });
  const show = () => {
    hidden.replaceWith(el("span", { class: "spoiler shown" }, inline(text)));
  };
  hidden.addEventListener("click", show);
  hidden.addEventListener("keydown", (event) => ["Enter", " "].includes(event.key) && show());
  hidden.append("\u2007".repeat(Math.min(text.length, 24)));
  return hidden;
}

/** A link to a channel known here; the page follows the #fragment. */
export function channelLink(id, message = null) {
  const channel = store.channels.get(id);
  if (!channel) return el("span", { class: "mention" }, "#…");
  const sign = channel.type === 1 ? "@" : "#";
  const text = message ? `${sign}${channelName(channel)} › ${t("jump")}` : `${sign}${channelName(channel)}`;
  return el("a", { class: "mention", href: fragment(id, message) }, text);
}

export const fragment = (channel, message = null) => `#${channel}${message ? `/${message}` : ""}`;

const JUMP = /^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?$/;

/** Discord's own jump links lead to the same place here. */
export function jumpTarget(url) {
  const match = JUMP.exec(url);
  return match ? { channel: match[1], message: match[2] ?? null } : null;
}

export function link(url, content = null) {
  const jump = jumpTarget(url);
  if (jump && content) return el("a", { href: fragment(jump.channel, jump.message) }, content);
  if (jump) return channelLink(jump.channel, jump.message);
  return el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, content ?? url);
}

/** The text with its marks taken off, for announcements. */
export function plain(source) {
  const box = el("div", {}, ...blocks(source));
  return box.textContent;
}
