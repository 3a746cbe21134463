// One message as it stands in the log.

import { act } from "/page/live.js";
import { avatar, el, icon } from "/page/dom.js";
import { colour, components, fileLink } from "/page/components.js";
import { blocks, fragment, link, plain } from "/page/markdown.js";
import { picture, sorted } from "/page/pictures.js";
import { apply, calledName, channelName, colourOf, dropNotice, FLAG, store } from "/page/store.js";
import { messageTime } from "/page/times.js";
import { t } from "/page/words.js";

const GROUP_MS = 7 * 60 * 1000;
const COMMAND = 2;

/** Sentences for what Discord itself says in a channel, by message type. */
const SYSTEM = {
  6: (message) => [t("pinned", { name: calledName(message.author) })],
  18: (message) => [t("started", { name: calledName(message.author), thread: "" }), threadLink(message)],
  21: () => [t("thread")],
};

const isCommandAnswer = (message) => message.interaction_metadata?.type === COMMAND && usedName(message);
const usedName = (message) => message.interaction?.name ?? message.interaction_metadata?.name;

/** Whether a message needs no author line of its own beneath the one before it. */
export function follows(before, message) {
  if (!before || before.author?.id !== message.author?.id || message.type in SYSTEM || before.type in SYSTEM) return false;
  if (isCommandAnswer(message) || message.message_reference) return false;
  if ((before.flags & FLAG.ephemeral) !== (message.flags & FLAG.ephemeral)) return false;
  return new Date(message.timestamp) - new Date(before.timestamp) < GROUP_MS;
}

/** The list item for one message. */
export function messageNode(message) {
  if (message.type in SYSTEM) return systemNode(message);
  const hidden = Boolean(message.flags & FLAG.ephemeral);
  const mine = message.mentions?.some((user) => user.id === store.me.id);
  const names = ["message", hidden && "ephemeral", mine && !hidden && "for-me"].filter(Boolean).join(" ");
  const body = el("div", { class: "body" }, header(message), ...content(message), footer(message, hidden));
  const used = isCommandAnswer(message) ? usedLine(message) : replyLine(message);
  const label = `${calledName(message.author)}, ${new Date(message.timestamp).toLocaleTimeString()}`;
  const article = el("article", { "aria-label": label }, avatar(calledName(message.author), colourOf(message.author)), body);
  const node = el("li", { class: names, id: `m${message.id}`, tabindex: "-1" }, used, article);
  refresh(node, message);
  return node;
}

/** Bring waiting and failed states of a message's components up to date in place. */
export function refresh(node, message) {
  for (const control of node.querySelectorAll("[data-custom]")) {
    const busy = store.busy.has(`${message.id}/${control.dataset.custom}`);
    if (busy) control.setAttribute("aria-busy", "true");
    else control.removeAttribute("aria-busy");
  }
  const line = node.querySelector(".failure");
  if (!line) return;
  const words = store.failures.get(message.id);
  line.replaceChildren(...(words ? [icon("warn"), words] : []));
  line.hidden = !words;
}

function header(message) {
  const tag = message.author.bot ? el("span", { class: "tag" }, t("app")) : null;
  const name = el("span", { class: "author" }, calledName(message.author));
  return el("header", {}, name, tag, messageTime(message.timestamp));
}

function usedLine(message) {
  const user = message.interaction_metadata.user;
  const command = el("span", { class: "mention" }, `/${usedName(message)}`);
  const [before, after] = t("used", { name: calledName(user), command: "\u0000" }).split("\u0000");
  return el("p", { class: "used" }, icon("reply"), before, command, after);
}

function replyLine(message) {
  if (message.type !== 19) return null;
  const to = message.referenced_message;
  const words = to ? t("replying", { name: calledName(to.author) }) : t("deleted");
  const text = to ? ` ${plain(to.content).slice(0, 80)}` : "";
  const place = to ? { href: fragment(to.channel_id, to.id) } : {};
  return el("p", { class: "used" }, icon("reply"), el("a", place, words), text);
}

function content(message) {
  if (message.flags & FLAG.loading) {
    const dots = el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
    return [el("p", { class: "thinking" }, dots, t("thinking", { name: calledName(message.author) }))];
  }
  const all = [];
  const { pictures, files } = sorted(message.attachments ?? []);
  const edited = message.edited_timestamp ? el("span", { class: "edited" }, t("edited")) : null;
  const words = message.content ? el("div", { class: "text" }, ...blocks(message.content)) : null;
  if (words && edited) (words.lastElementChild?.tagName === "P" ? words.lastElementChild : words).append(" ", edited);
  const shown = message.flags & FLAG.v2 ? [] : pictures;
  return [
    words,
    ...(message.embeds ?? []).map((embed) => embedNode(embed, all)),
    shown.length ? el("div", { class: "pictures" }, ...shown.map((one) => picture(one, all))) : null,
    ...files.map((one) => fileLink(one.url, t("file", { name: one.filename, size: Math.ceil(one.size / 1024) }))),
    ...components(message, all),
    reactions(message),
    el("p", { class: "failure", role: "alert", hidden: true }),
    message.thread ? threadLink(message) : null,
  ];
}

/** Emoji under the message; a click adds one's own or takes it back. */
function reactions(message) {
  if (!message.reactions?.length) return null;
  const buttons = message.reactions.map(({ emoji, count, me }) => {
    const label = t("react", { emoji: emoji.name, count });
    const props = { type: "button", class: "reaction", "aria-pressed": String(Boolean(me)), "aria-label": label };
    const details = { channel: message.channel_id, message: message.id, emoji: emoji.name };
    return el("button", { ...props, onclick: () => act("react", details) }, `${emoji.name} ${count}`);
  });
  return el("div", { class: "reactions" }, ...buttons);
}

function footer(message, hidden) {
  if (!hidden) return null;
  const dismiss = el("button", { type: "button", class: "text-button" }, t("dismiss"));
  dismiss.addEventListener("click", () => {
    act("dismiss", { channel: message.channel_id, message: message.id });
    apply("MESSAGE_DELETE", { channel_id: message.channel_id, id: message.id });
  });
  return el("footer", {}, icon("eye"), t("only_you"), " · ", dismiss);
}

function threadLink(message) {
  const id = message.thread?.id ?? message.message_reference?.channel_id ?? message.id;
  const thread = store.channels.get(id);
  if (!thread) return el("span", { class: "small" }, message.content);
  return el("a", { class: "thread-link", href: fragment(id) }, icon("thread"), channelName(thread));
}

function systemNode(message) {
  const words = SYSTEM[message.type](message);
  const line = el("p", {}, ...words, " ", messageTime(message.timestamp));
  return el("li", { class: "message system", id: `m${message.id}`, tabindex: "-1" }, line);
}

function embedNode(embed, all) {
  const fields = (embed.fields ?? []).map(embedField);
  const parts = [
    embed.author ? el("p", { class: "small" }, embed.author.name) : null,
    embed.title ? el("p", { class: "embed-title" }, embed.url ? link(embed.url, embed.title) : embed.title) : null,
    embed.description ? el("div", { class: "text" }, ...blocks(embed.description)) : null,
    fields.length ? el("div", { class: "embed-fields" }, ...fields) : null,
    embed.image ? picture({ ...embed.image, filename: t("picture") }, all) : null,
    embed.footer ? el("p", { class: "small" }, embed.footer.text) : null,
  ];
  const node = el("div", { class: "container" }, ...parts);
  if (embed.color) node.style.setProperty("--accent-bar", colour(embed.color));
  return node;
}

function embedField(field) {
  const names = field.inline ? "embed-field inline" : "embed-field";
  return el("div", { class: names }, el("strong", {}, field.name), ...blocks(field.value));
}

/** A command on its way, or one that came to nothing. */
export function noticeNode(notice) {
  const failed = notice.state === "failed";
  const words = failed ? [icon("warn"), notice.error || t("failed")] : [t("sending")];
  const props = { type: "button", class: "text-button", onclick: () => dropNotice(notice.id) };
  const dismiss = failed && [" · ", el("button", props, t("dismiss"))];
  const line = el("p", failed ? { class: "failure", role: "alert" } : { class: "small" }, ...words, dismiss);
  const used = el("p", { class: "used" }, icon("reply"), notice.text);
  return el("li", { class: "message notice", dataset: { notice: notice.id } }, used, el("div", { class: "body" }, line));
}

/** What a screen reader hears when a message arrives or changes. */
export function spokenForm(message) {
  if (message.flags & FLAG.loading) return t("thinking", { name: calledName(message.author) });
  const parts = [...walk(message.components ?? [])];
  const placed = parts.flatMap((part) => part.items ?? []);
  const pictures = [...(message.attachments ?? []), ...placed].map(
    (one) => `${t("picture")}: ${one.description ?? one.filename ?? ""}`,
  );
  const texts = [message.content, ...parts.map((part) => part.content)].filter(Boolean).map(plain);
  return [`${calledName(message.author)}:`, ...texts, ...pictures].join(" ");
}

function* walk(components) {
  for (const part of components) {
    yield part;
    yield* walk(part.components ?? []);
  }
}
